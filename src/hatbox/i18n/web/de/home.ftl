# Home: the open box.
home-page = Hatbox · drei Hutspiele
home-title = Drei Hutspiele in einer Schachtel
home-nav = Hauptmenü
home-line = { $game ->
    [hats] Sammeln, tauschen, einen Schwarzen Hut wagen
    [magic_hat] Ansehen, vertauschen, merken: ab 5 Jahren
   *[top_hats] Heimlich bauen, springen, schlagen
}
home-play = { $game ->
    [hats] Hats spielen
    [magic_hat] Magic Hat spielen
   *[top_hats] Top Hats spielen
}
home-opening = Der Tisch wird gedeckt …
home-slow = Die allererste Partie braucht etwas länger: Jemand bügelt noch das Tischtuch.
home-friends = Mit Freunden
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] Mit Freunden: Hats
    [magic_hat] Mit Freunden: Magic Hat
   *[top_hats] Mit Freunden: Top Hats
}
home-learn = Lernen
home-learn-game = { $game ->
    [hats] Hats lernen
    [magic_hat] Magic Hat lernen
   *[top_hats] Top Hats lernen
}
home-previous = Voriges Spiel
home-next = Nächstes Spiel
home-code = Hast du einen Code?
home-code-hint = Die fünf Buchstaben vom Tisch deiner Freunde
home-join = Mitspielen
home-waiting = { $count ->
    [one] In { $count } Partie bist du dran
   *[other] In { $count } Partien bist du dran
}
home-carry-on = Weiterspielen
home-tables-waiting = { $count ->
    [one] , { $count } wartet auf dich
   *[other] , { $count } warten auf dich
}
home-language = Sprache
home-dark = Dunkler Modus
home-profile = Profil und Einstellungen
# Links to more screens, in one row.
home-more = Was es noch gibt
home-daily = Tagespartie
home-puzzles = Rätsel
home-progress = Fortschritt

# A new table.
new-page = { $game ->
    [hats] Neuer Tisch: Hats · Hatbox
    [magic_hat] Neuer Tisch: Magic Hat · Hatbox
   *[top_hats] Neuer Tisch: Top Hats · Hatbox
}
new-title = Neuer Tisch
new-game = Spiel
new-seats = Spieler
new-you = Du
new-seat-friend = Jemand
new-seat-friend-about = kommt per Link
new-seat-here = Jemand
new-seat-here-about = an diesem Gerät
new-partner = dein Partner
new-player = Spieler { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] leicht
    [march_hare] mittel
    [cheshire_cat] schwer
    [white_rabbit] wie du
   *[mad_hatter] Experte
}
new-add = { $count ->
    [3] Zu dritt spielen
   *[4] Zu viert spielen
}
new-who = Wer spielt hier?
new-friend = Jemand per Link
new-here = Jemand an diesem Gerät
new-here-name = Name
new-remove = Platz entfernen
new-clock = Zeitlimit
new-clock-kind = { $kind ->
    [none] Keins
    [turn] Pro Zug
    [bank] Pro Partie
   *[days] Tage
}
new-clock-hint = { $kind ->
    [none] Kein Zeitlimit.
    [turn] Für jeden Zug läuft die Uhr. Ist die Zeit um, übernimmt ein Bot, bis du zurückkommst.
    [bank] Ein Zeitvorrat für die ganze Partie, und mit jedem Zug kommt ein wenig dazu.
   *[days] Spiel, wann du willst: Für jeden Zug hast du mehrere Tage Zeit.
}
new-clock-length = Wie lange
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
new-first = Wer beginnt
new-first-is = { $value ->
    [true] Du
   *[false] Zufall
}
new-public = Wer darf mitspielen
new-public-is = { $value ->
    [true] Alle
   *[false] Mit Link
}
new-public-hint = { $value ->
    [true] Alle auf diesem Server können den Tisch sehen.
   *[false] Nur, wem du den Link schickst.
}
new-spectators = Zuschauer
new-spectators-is = { $value ->
    [blind] Live
    [delayed] Verzögert
    [after] Danach
   *[none] Keine
}
new-spectators-hint = { $value ->
    [blind] Sie sehen, was alle sehen können, aber nie die Handkarten.
    [delayed] Sie sehen, was alle sehen können, nur ein paar Züge später.
    [after] Sie können die Partie ansehen, wenn sie zu Ende ist.
   *[none] Nur die Spieler können die Partie sehen.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Frei
    [phrases] Sätze
   *[none] Aus
}
new-talk-hint = { $value ->
    [free] Alle können schreiben, was sie wollen.
    [phrases] Nur fertige Sätze; alle lesen sie in ihrer eigenen Sprache.
   *[none] Kein Chat an diesem Tisch.
}
new-rated = Gewertet
new-rated-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rated-hint = { $value ->
    [true] Das Ergebnis zählt für die Rangliste.
   *[false] Nur zum Spaß.
}
new-more = Zeit, Chat und Zuschauer
new-more-here = Beginn und Regeln
new-rest = Chat und Zuschauer
new-more-brief = { $talk ->
    [free] Freier Chat
    [phrases] Nur fertige Sätze
   *[none] Kein Chat
} · { $rated ->
    [true] gewertet
   *[false] nicht gewertet
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Kein Zeitlimit
    [turn] Zeit pro Zug
    [bank] Zeit pro Partie
   *[days] Tage pro Zug
} · { $first ->
    [me] du beginnst
   *[lot] zufälliger Start
} · { $rules ->
    [own] eigene Regeln
   *[usual] Standardregeln
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] Du beginnst
   *[lot] Zufälliger Start
} · { $rules ->
    [own] eigene Regeln
   *[usual] Standardregeln
}
new-rules = { $game ->
    [hats] Hausregeln für Hats
    [magic_hat] Hausregeln für Magic Hat
   *[top_hats] Hausregeln für Top Hats
}
new-rules-brief = { $edition ->
    [own] Hausregeln · eigene
    [standard] Hausregeln · Standardausgabe
    [de] Hausregeln · deutsche Ausgabe
    [ru] Hausregeln · russische Ausgabe
    [en] Hausregeln · englische Ausgabe
   *[usual] Hausregeln · Standard
}
new-rule-edition = Ausgabe
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Deutsch
    [ru] Russisch
   *[en] Englisch
}
new-rule-edition-hint = { $value ->
    [standard] Wie in der englischen, italienischen, spanischen und französischen Anleitung.
    [de] Wie in der deutschen Anleitung: Schwarze Hüte zählen nicht als Typ, und bei Gleichstand entscheidet sofort der Keks.
    [ru] Wie die Autoren spielen: Zwei gerade vertauschte Hüte darf man nicht gleich zurücktauschen.
   *[en] Wie in der englischen und hebräischen Anleitung: Man darf jederzeit zwei beliebige Hüte vertauschen.
}
new-rule-black_hat_is_a_type = Schwarze Hüte zählen als Typ
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Schwarze Hüte zählen beim Keks als ein weiterer Typ.
   *[false] Beim Keks zählen nur die sieben Typen.
}
new-rule-tiebreak_black_hats = Schwarze Hüte bei Gleichstand
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] Bei Gleichstand gewinnt, wer mehr Schwarze Hüte hat; danach entscheidet der Keks.
   *[false] Bei Gleichstand gewinnt, wer den Keks hat.
}
new-rule-removed = Bleiben in der Schachtel
new-rule-removed-hint = { $value ->
    [random] Zwei ausgeloste Typen bleiben draußen. Tippe auf zwei Hüte, um sie selbst zu wählen.
   *[other] Diese zwei Typen sind nicht im Spiel.
}
new-hat-type = { $letter ->
    [B] Baskenmütze
    [C] Cloche
    [D] Deerstalker
    [F] Fes
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
}
new-rule-no_swap_back = Kein Zurücktauschen
new-rule-no_swap_back-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rule-no_swap_back-hint = { $value ->
    [true] Zwei gerade vertauschte Hüte darf man nicht gleich zurücktauschen.
   *[false] Man darf jederzeit zwei beliebige Hüte vertauschen.
}
new-rule-copies = Figuren
new-rule-copies-is = { $value ->
    [1] 20 Arten
    [2] 10 Arten
   *[4] 5 Arten
}
new-rule-copies-hint = { $value ->
    [1] Zwanzig verschiedene Figuren: am schwersten zu merken.
    [2] Zehn verschiedene Figuren, jede zweimal.
   *[4] Fünf verschiedene Figuren, jede viermal: am leichtesten, gut für kleine Kinder.
}
new-rule-magic_hats = Zauberhüte
new-rule-magic_hats-is = { $value ->
    [4] Vier
   *[0] Keine
}
new-rule-magic_hats-hint = { $value ->
    [4] Ein Zauberhut, den du aufdeckst, gehört dir und gleicht einen Strafmarker aus.
   *[0] Nichts gleicht die Strafmarker aus: für Könner.
}
new-rule-dead_table = Wenn nichts passt
new-rule-dead_table-is = { $value ->
    [redeal] Neu mischen
   *[play_on] Weiterspielen
}
new-rule-dead_table-hint = { $value ->
    [redeal] Passt in der Reihe kein Hut zu einer Figur, werden die Hüte neu gemischt.
   *[play_on] Passt in der Reihe kein Hut zu einer Figur, geht es trotzdem weiter.
}
new-rule-stall_limit = Ende bei Stillstand
new-rule-stall_limit-is = { $value ->
    [0] Nie
   *[other] { $value } Züge
}
new-rule-stall_limit-hint = { $value ->
    [0] Die Partie geht weiter, egal wie lange nichts gewonnen oder geschlagen wird.
   *[other] Die Partie endet, wenn so viele Züge hintereinander nichts gewonnen oder geschlagen wird.
}
new-rule-memory_aid = Merkhilfe
new-rule-memory_aid-is = { $value ->
    [true] An
   *[false] Aus
}
new-rule-memory_aid-hint = { $value ->
    [true] Hüte, die du gesehen hast, bleiben für dich markiert, auch nach dem Vertauschen.
   *[false] Wie bei echten Karten: Du siehst einen Hut nur, solange du ihn anschaust.
}
new-rule-narrowings = Brett verkleinern
new-rule-narrowings-is = { $value ->
    [2] Zweimal
    [1] Einmal
   *[0] Nie
}
new-rule-narrowings-hint = { $value ->
    [2] Sind höchstens fünf Stapel übrig, kann ein Spieler den äußersten Ring schließen und später auch den nächsten: So findet sich immer ein Sieger.
    [1] Sind höchstens fünf Stapel übrig, kann ein Spieler den äußersten Ring für immer schließen.
   *[0] Kein Ring wird je geschlossen; das Ende kann sich hinziehen.
}
new-invite = Link kopieren
new-start = Partie starten
new-open = Eröffnen und einladen
new-open-next = Danach bekommst du einen Link, einen Code und einen QR-Code zum Teilen.

# Tables: one's own, open ones, ratings.
tables-page = Tische · Hatbox
tables-title = Tische
tables-mine = Deine Partien
tables-none = Du hast gerade keine laufende Partie.
tables-new = Neuer Tisch
tables-standing = { $how ->
    [your-turn] Du bist dran
    [others-turn] Du bist noch nicht dran
    [gathering] Warten auf Mitspieler
   *[over] Zu Ende
}
tables-go = { $how ->
    [your-turn] Weiterspielen
    [gathering] Warteraum
   *[others-turn] Ansehen
}
tables-finished = Beendete Partien
tables-over = Zu Ende
tables-review = Rückblick
tables-more = Mehr zeigen
tables-quick = Schnelle Partie
tables-quick-hint = Wir suchen jemanden, der dasselbe Spiel spielen möchte. Eine Minute pro Zug, gewertet.
tables-game = Spiel
tables-players = Spieler
tables-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tables-find = Mitspieler suchen
tables-open = Offene Tische
tables-open-none = Gerade wartet niemand. Eröffne einen Tisch für alle, vielleicht kommt jemand dazu.
tables-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
tables-join = Mitspielen
tables-ratings = Rangliste
tables-rank = Rang
tables-name = Name
tables-rating = Wertung
tables-games = Partien
tables-bot = Bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Hier hat noch niemand eine Wertung.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] Gewonnen
    [shared] Geteilter Sieg
   *[lost] Verloren
}

# --- players and minutes on the covers
home-facts = { $players } Spieler · { $minutes } min

# --- games put away, statistics
tables-put-away = Diese Partie { game-name } löschen?
tables-put-away-text = Sie ist dann endgültig weg und zählt weder als Sieg noch als Niederlage.
tables-put-away-yes = Löschen
home-all-games = Alle Partien
stats-title = Deine Ergebnisse
stats-opponents = Gegen
stats-tally = { $won } gewonnen · { $lost } verloren{ $shared ->
    [0] {""}
   *[other] {" "}· { $shared } geteilt
}
stats-best = beste Punktzahl: { $points }
stats-rating = Wertung zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
}: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Gegen
home-unfinished-title = Da läuft noch eine Partie
home-unfinished = { game-name } · { $bot }
home-go-on = Weiterspielen
home-new-game = Neue Partie
# --- a server that is getting ready
home-learn-meanwhile = Inzwischen das Spiel lernen
home-one-at-a-time = Einen Moment: Dein Tisch wird gerade gedeckt.
home-table-ready = Dein Tisch ist bereit. Du findest ihn auf der Startseite.

# --- how busy the server is
tables-online = { $people ->
    [1] Gerade bist nur du online
   *[other] { $people } Leute online
}
tables-running = { $games ->
    [one] { $games } Partie läuft
   *[other] { $games } Partien laufen
}

# --- a server that gets ready
ready-title = Erster Start: Der Server bereitet die Spiele vor.
ready-left = { $minutes ->
    [0] Noch weniger als eine Minute
   *[other] Noch etwa { $minutes } min
}

# --- a name before friends come
new-name-title = Wie sollen deine Freunde dich nennen?

# --- links of the host
house-imprint = Impressum
house-privacy = Datenschutz
