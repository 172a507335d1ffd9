# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, as it is spoken: "4 of Berets".
hatsw-card = { $type ->
    [B] Barett
    [C] Cloche
    [D] Deerstalker
    [F] Fes
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
} { $value }

# The table
hatsw-table = Teetisch
hatsw-place = Position { $place }: { $card }
hatsw-place-ok = Position { $place }: { $card }, kannst du nehmen
hatsw-place-no = Position { $place }: { $card }, nicht für diese Karte
hatsw-hand = Deine Hand
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, ausgewählt
hatsw-hand-ahead = { $card }, wird als Nächstes gespielt
hatsw-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
hatsw-your-hats = Deine Hüte
hatsw-hats-of = Hüte von { $who }
hatsw-no-hats = noch keine Hüte
hatsw-closer = Die Hüte von { $who } genauer ansehen
hatsw-group = { $cards }, je { $worth ->
    [one] { $worth } Punkt wert
   *[other] { $worth } Punkte wert
}
hatsw-black-hats = { $count ->
    [one] { $count } schwarzer Hut
   *[other] { $count } schwarze Hüte
}
hatsw-each = je { $worth }
hatsw-look = { $count ->
    [one] Dein schwarzer Hut. Halte ihn gedrückt, um ihn anzusehen.
   *[other] Deine schwarzen Hüte. Halte sie gedrückt, um sie anzusehen.
}
hatsw-look-open = { $count ->
    [one] Dein schwarzer Hut: { $cards }
   *[other] Deine schwarzen Hüte: { $cards }
}
hatsw-deck = Neue Karte
hatsw-deck-name = Nachziehstapel
hatsw-deck-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
hatsw-discards = Abwurfstapel
hatsw-swap-short = Neue Karte · { $count }
hatsw-swap-name = Neue Karte: eine abwerfen und eine ziehen. { $count ->
    [0] Der Nachziehstapel ist leer, der Abwurfstapel wird gemischt.
    [one] Noch { $count } Karte im Nachziehstapel.
   *[other] Noch { $count } Karten im Nachziehstapel.
}
hatsw-black-slot = Schwarzer Hut
hatsw-black-slot-name = Die Karte verdeckt als schwarzen Hut ablegen
hatsw-partner-slot = Für dein Gegenüber
hatsw-partner-short = Gegenüber
hatsw-partner-slot-name = Die Karte verdeckt für dein Gegenüber bereitlegen
hatsw-offer-name = Hier liegt verdeckt eine Karte
hatsw-cookie = hat den Keks
hatsw-cookie-yours = Du hast den Keks
hatsw-cookie-table = Der Keks, für die meisten verschiedenen Typen
hatsw-points = { $points } P.
hatsw-points-name = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}

# What is asked
hatsw-your-turn = Du bist dran
hatsw-pick = Wähle einen Hut aus deiner Hand.
hatsw-where = Wohin mit { $type ->
    [B] dem Barett
    [C] der Cloche
    [D] dem Deerstalker
    [F] dem Fes
    [K] dem Kepi
    [S] dem Sombrero
   *[T] dem Tricorne
}?
hatsw-may-swap = Hol dir eine neue Karte oder beende deinen Zug.
hatsw-may-offer = Tausche mit deinem Gegenüber oder beende deinen Zug.
hatsw-swapped-first = Jetzt tausche einen Hut oder lege einen schwarzen ab.
hatsw-give-title = Eine Karte für dich
hatsw-give = { $who } legt verdeckt eine Karte für dich bereit. Welche gibst du zurück?
hatsw-choosing = wählt, welche Karte zurückgeht …
hatsw-thinking = denkt nach …
hatsw-over = Die Partie ist zu Ende
hatsw-back = Zurücklegen
hatsw-end-turn = Zug beenden
hatsw-ahead = Wird gespielt, sobald du dran bist.
hatsw-picked = { $card } ausgewählt. { $count ->
    [0] Die Karte passt gerade nirgends hin.
    [one] Die Karte passt auf { $count } Position.
   *[other] Die Karte passt auf { $count } Positionen.
}
hatsw-picked-early = { $card } ausgewählt. Wähle das Ziel, wenn du dran bist.
hatsw-put-back = { $card } ist wieder auf deiner Hand.

# The log
log-hats-exchange = { $you ->
    [yes] Du legst { $card } auf Position { $place } und nimmst { $taken }.
   *[no] { $who } legt { $card } auf Position { $place } und nimmt { $taken }.
}
log-hats-black = { $you ->
    [yes] Du legst { $card } als schwarzen Hut ab.
   *[no] { $who } legt { $card } als schwarzen Hut ab.
}
log-hats-black-unseen = { $you ->
    [yes] Du legst einen schwarzen Hut ab.
   *[no] { $who } legt einen schwarzen Hut ab.
}
log-hats-discard = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $who } wirft { $card } ab.
}
log-hats-discard-unseen = { $you ->
    [yes] Du wirfst eine Karte ab.
   *[no] { $who } wirft eine Karte ab.
}
log-hats-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
log-hats-reshuffle = { $cards ->
    [one] Die abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Die { $cards } abgeworfenen Karten werden zum neuen Nachziehstapel gemischt.
}
log-hats-offer = { $you ->
    [yes] Du legst { $card } verdeckt für dein Gegenüber bereit.
   *[no] { $who } legt { $card } verdeckt für das Gegenüber bereit.
}
log-hats-offer-unseen = { $you ->
    [yes] Du legst eine Karte verdeckt für dein Gegenüber bereit.
   *[no] { $who } legt eine Karte verdeckt für das Gegenüber bereit.
}
log-hats-give = { $you ->
    [yes] Du gibst { $card } zurück; beide Karten wechseln die Hand.
   *[no] { $who } gibt { $card } zurück; beide Karten wechseln die Hand.
}
log-hats-give-unseen = { $you ->
    [yes] Du gibst eine Karte zurück; beide Karten wechseln die Hand.
   *[no] { $who } gibt eine Karte zurück; beide Karten wechseln die Hand.
}
log-hats-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
log-hats-cookie = { $you ->
    [yes] Der Keks gehört dir.
   *[no] Der Keks geht an { $who }.
}
log-hats-cookie-table = Der Keks geht zurück auf den Tisch.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Mit einer { $value } nimmst du keine { $other }. Spiel eine höhere Zahl oder { $type ->
    [B] noch ein Barett
    [C] noch eine Cloche
    [D] noch einen Deerstalker
    [F] noch einen Fes
    [K] noch ein Kepi
    [S] noch einen Sombrero
   *[T] noch einen Tricorne
}.
no-hats-main-action-done = In diesem Zug hast du deinen Hut schon gespielt.
no-hats-main-action-first = Tausche erst einen Hut oder lege einen schwarzen ab, dann kannst du den Zug beenden.
no-hats-optional-action-done = Das geht nur einmal im Zug, und du hast es schon gemacht.
no-hats-answer-the-offer = Dein Gegenüber wartet: Gib erst eine Karte zurück.
no-hats-offer-needs-partner = Nur zu viert gibt es ein Gegenüber zum Tauschen.
no-hats-no-discard-with-four = Zu viert tauschst du mit deinem Gegenüber, statt abzuwerfen.
no-hats-no-offer-to-answer = Niemand hat dir eine Karte angeboten.
no-hats-not-in-hand = Diese Karte hast du nicht auf der Hand.
no-hats-no-such-place = Zu zweit gibt es nur fünf Positionen.
no-hats-game-is-over = Die Partie ist zu Ende.

# The scoring napkin
hatsw-end-won = Du gewinnst!
hatsw-end-shared = Ein geteilter Sieg!
hatsw-end-won-team = Ihr zwei gewinnt!
hatsw-end-lost = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
hatsw-and = { $one } und { $other }
hatsw-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hatsw-end-behind = { $who } liegt { $points ->
    [0] nach Punkten gleichauf mit dir.
    [one] einen Punkt zurück.
   *[other] { $points } Punkte zurück.
}
hatsw-end-ahead = Du liegst { $points ->
    [0] nach Punkten gleichauf.
    [one] einen Punkt zurück.
   *[other] { $points } Punkte zurück.
}
hatsw-end-by = { $points ->
    [0] Knapper geht es nicht.
    [one] Mit einem einzigen Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
hatsw-end-early = Die Partie endete vorzeitig.
hatsw-napkin = Die Wertungsserviette
hatsw-napkin-table = Der Teetisch
hatsw-napkin-hats = Hüte
hatsw-napkin-black = Schwarze Hüte
hatsw-napkin-favourite = Lieblingshut
hatsw-napkin-cookie = Keks
hatsw-napkin-total = Summe
hatsw-napkin-team = Zusammen
hatsw-napkin-you = Du
hatsw-napkin-down = Position { $place }, umgedreht
hatsw-napkin-counts = Position { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hatsw-napkin-look = Tisch ansehen
hatsw-napkin-open = Serviette zeigen
