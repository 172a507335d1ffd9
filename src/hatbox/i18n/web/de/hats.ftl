# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, the same everywhere: "Beret 4".
hatsw-card = { $type ->
    [B] Baskenmütze { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fes { $value }
    [K] Kepi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

# The table
hatsw-table = Teetisch
hatsw-place = Position { $place }: { $card }
hatsw-place-ok = Position { $place }: { $card }, kannst du nehmen
hatsw-place-no = Position { $place }: { $card }, geht nicht mit dieser Karte
hatsw-hand = Deine Handkarten
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, ausgewählt
hatsw-hand-ahead = { $card }, wird als Nächstes gespielt
hatsw-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
hatsw-your-hats = Deine Hüte
hatsw-hats-of = Hüte von { $who }
hatsw-no-hats = noch keine Hüte
hatsw-closer = Die Hüte von { $who } aus der Nähe ansehen
hatsw-group = { $cards }, je { $worth ->
    [one] { $worth } Punkt wert
   *[other] { $worth } Punkte wert
}
hatsw-black-hats = { $count ->
    [one] { $count } Schwarzer Hut
   *[other] { $count } Schwarze Hüte
}
hatsw-each = je { $worth }
hatsw-look = { $count ->
    [one] Dein Schwarzer Hut. Zum Ansehen gedrückt halten.
   *[other] Deine Schwarzen Hüte. Zum Ansehen gedrückt halten.
}
hatsw-look-open = { $count ->
    [one] Dein Schwarzer Hut: { $cards }
   *[other] Deine Schwarzen Hüte: { $cards }
}
hatsw-deck = Abwerfen und nachziehen
hatsw-deck-name = Nachziehstapel
hatsw-deck-left = { $count ->
    [0] leer
   *[other] noch { $count }
}
hatsw-discards = Abwurfstapel
hatsw-swap-short = Nachziehen · { $count }
hatsw-swap-name = Eine Karte abwerfen und eine neue nachziehen. { $count ->
    [0] Der Nachziehstapel ist leer, deshalb wird der Abwurfstapel gemischt.
    [one] Noch { $count } Karte im Nachziehstapel.
   *[other] Noch { $count } Karten im Nachziehstapel.
}
hatsw-black-slot = Schwarzer Hut
hatsw-black-slot-name = Die Karte verdeckt als Schwarzen Hut spielen
hatsw-partner-slot = Für deinen Partner
hatsw-partner-short = Partner
hatsw-partner-slot-name = Die Karte verdeckt deinem Partner geben
hatsw-offer-name = Eine verdeckte Karte
hatsw-cookie = hat den Keks
hatsw-cookie-yours = Du hast den Keks
hatsw-cookie-table = Den Keks bekommt, wer die meisten verschiedenen Typen hat
hatsw-points = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
hatsw-points-name = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}

# What is asked
hatsw-your-turn = Du bist dran
hatsw-pick = Wähle einen Hut aus deiner Hand.
hatsw-where = { $type ->
    [B] Wohin mit der Baskenmütze?
    [C] Wohin mit der Cloche?
    [D] Wohin mit dem Deerstalker?
    [F] Wohin mit dem Fes?
    [K] Wohin mit dem Kepi?
    [S] Wohin mit dem Sombrero?
   *[T] Wohin mit dem Tricorne?
}
hatsw-may-swap = Wirf eine Karte ab und zieh nach, oder beende deinen Zug.
hatsw-may-offer = Tausche eine Karte mit deinem Partner oder beende deinen Zug.
hatsw-swapped-first = Jetzt tausche einen Hut oder spiel einen Schwarzen Hut.
hatsw-give-title = Eine Karte für dich
hatsw-give = { $who } gibt dir verdeckt eine Karte. Welche gibst du dafür?
hatsw-choosing = wählt eine Karte zum Tauschen …
hatsw-thinking = überlegt …
hatsw-over = Partie zu Ende
hatsw-back = Zurücklegen
hatsw-end-turn = Zug beenden
hatsw-ahead = Wird gespielt, sobald du dran bist.
hatsw-picked = { $card } ausgewählt. { $count ->
    [0] Die Karte kann gerade nirgendwohin.
    [one] Sie passt auf { $count } Position.
   *[other] Sie passt auf { $count } Positionen.
}
hatsw-picked-early = { $card } ausgewählt. Wenn du dran bist, wählst du, wohin.
hatsw-put-back = { $card } ist wieder auf deiner Hand.

# The log
log-hats-exchange = { $you ->
    [yes] Du spielst { $card } auf Position { $place } und nimmst { $taken }.
   *[no] { $who } spielt { $card } auf Position { $place } und nimmt { $taken }.
}
log-hats-black = { $you ->
    [yes] Du spielst { $card } als Schwarzen Hut.
   *[no] { $who } spielt { $card } als Schwarzen Hut.
}
log-hats-black-unseen = { $you ->
    [yes] Du spielst einen Schwarzen Hut.
   *[no] { $who } spielt einen Schwarzen Hut.
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
    [yes] Du ziehst { $card } nach.
   *[no] { $who } zieht { $card } nach.
}
log-hats-drew-unseen = { $you ->
    [yes] Du ziehst eine Karte nach.
   *[no] { $who } zieht eine Karte nach.
}
log-hats-reshuffle = { $cards ->
    [one] Die abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Die { $cards } abgeworfenen Karten werden zum neuen Nachziehstapel gemischt.
}
log-hats-offer = { $you ->
    [yes] Du gibst deinem Partner verdeckt { $card }.
   *[no] { $who } gibt dem Partner verdeckt { $card }.
}
log-hats-offer-unseen = { $you ->
    [yes] Du gibst deinem Partner verdeckt eine Karte.
   *[no] { $who } gibt dem Partner verdeckt eine Karte.
}
log-hats-give = { $you ->
    [yes] Du gibst dafür { $card }.
   *[no] { $who } gibt dafür { $card }.
}
log-hats-give-unseen = { $you ->
    [yes] Du gibst dafür eine Karte.
   *[no] { $who } gibt dafür eine Karte.
}
log-hats-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
log-hats-cookie = { $you ->
    [yes] Du bekommst den Keks.
   *[no] { $who } bekommt den Keks.
}
log-hats-cookie-table = Der Keks kommt zurück auf den Tisch.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = { $type ->
    [B] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls eine Baskenmütze.
    [C] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls eine Cloche.
    [D] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls einen Deerstalker.
    [F] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls einen Fes.
    [K] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls ein Kepi.
    [S] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls einen Sombrero.
   *[T] Mit einer { $value } kannst du keine { $other } nehmen. Spiel eine höhere Zahl oder ebenfalls einen Tricorne.
}
no-hats-main-action-done = Du hast in diesem Zug schon einen Hut gespielt.
no-hats-main-action-first = Tausche erst einen Hut oder spiel einen Schwarzen Hut, dann kannst du den Zug beenden.
no-hats-optional-action-done = Das geht nur einmal pro Zug, und du hast es schon gemacht.
no-hats-answer-the-offer = Dein Partner wartet: Gib ihm erst eine Karte dafür.
no-hats-offer-needs-partner = Einen Partner hast du nur im Spiel zu viert.
no-hats-no-discard-with-four = Zu viert tauschst du eine Karte mit deinem Partner, statt abzuwerfen.
no-hats-no-offer-to-answer = Niemand hat dir eine Karte gegeben.
no-hats-not-in-hand = Diese Karte hast du nicht auf der Hand.
no-hats-no-such-place = Zu zweit gibt es nur fünf Positionen.
no-hats-game-is-over = Die Partie ist zu Ende.

# The scoring napkin
hatsw-end-won = Du hast gewonnen!
hatsw-end-shared = Ein geteilter Sieg!
hatsw-end-won-team = Euer Team hat gewonnen!
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
hatsw-end-early = Die Partie wurde vorzeitig beendet.
hatsw-napkin = Punkteserviette
hatsw-napkin-table = Teetisch
hatsw-napkin-hats = Hüte
hatsw-napkin-black = Schwarze Hüte
hatsw-napkin-favourite = Lieblingshut
hatsw-napkin-cookie = Keks
hatsw-napkin-total = Gesamt
hatsw-napkin-team = Team
hatsw-napkin-you = Du
hatsw-napkin-down = Position { $place }, umgedreht
hatsw-napkin-counts = Position { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hatsw-napkin-look = Tisch ansehen
hatsw-napkin-open = Punkte ansehen

# --- the count before the winner
hatsw-counting = Wir zählen …

# --- what a move would bring, where points come from

hatsw-preview-take = Du nimmst { $card }
hatsw-preview-black = Als Schwarzer Hut 1 Punkt wert
hatsw-preview-worth = { $type ->
    [B] Baskenmütze: { $before } → { $after }
    [C] Cloche: { $before } → { $after }
    [D] Deerstalker: { $before } → { $after }
    [F] Fes: { $before } → { $after }
    [K] Kepi: { $before } → { $after }
    [S] Sombrero: { $before } → { $after }
   *[T] Tricorne: { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] Du verlierst den Keks
   *[comes] Du bekommst den Keks
}
hatsw-preview-points = Deine Punkte: { $before } → { $after }
hatsw-preview-favourite = Lieblingshut: { $points }
hatsw-favourite-apart = Dazu kommt dein Lieblingshut, den nur du kennst.
no-hats-hand-first = Wähle zuerst einen Hut aus deiner Hand.
# --- why the cookie moved
log-hats-cookie-numbers = Gleich viele Typen: Die niedrigeren Zahlen entscheiden.
