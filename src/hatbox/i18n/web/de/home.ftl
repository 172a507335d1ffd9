# Home: the open box.
home-page = Hatbox · drei Hutspiele
home-title = Drei Hutspiele in einer Schachtel
home-nav = Rund um die Schachtel
home-line = { $game ->
    [hats] Sammeln, tauschen, einen schwarzen Hut wagen
    [magic_hat] Ansehen, vertauschen, merken. Ab 5 Jahren
   *[top_hats] Heimlich bauen, springen, stürzen
}
home-play = { $game ->
    [hats] Hats spielen
    [magic_hat] Magic Hat spielen
   *[top_hats] Top Hats spielen
}
home-opening = Der Tisch wird gedeckt …
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
home-code-hint = Fünf Buchstaben von jemandem, der einen Tisch eröffnet hat
home-join = Mitspielen
home-waiting = { $count ->
    [one] In { $count } Partie bist du dran
   *[other] In { $count } Partien bist du dran
}
home-carry-on = Weiterspielen
home-tables = Meine Tische
home-tables-waiting = { $count ->
    [one] , { $count } wartet auf dich
   *[other] , { $count } warten auf dich
}
home-language = Sprache
home-dark = Dunkel
home-profile = Du und deine Einstellungen

# A new table.
new-page = { $game ->
    [hats] Ein neuer Tisch Hats · Hatbox
    [magic_hat] Ein neuer Tisch Magic Hat · Hatbox
   *[top_hats] Ein neuer Tisch Top Hats · Hatbox
}
new-title = Ein neuer Tisch
new-game = Spiel
new-seats = Wer sitzt am Tisch
new-you = Du
new-seat-friend = Jemand
new-seat-friend-about = kommt per Link
new-seat-here = Jemand
new-seat-here-about = an diesem Gerät
new-partner = dein Gegenüber
new-player = Person { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] sanft
    [march_hare] mittel
    [cheshire_cat] stark
   *[mad_hatter] meisterhaft
}
new-add = { $count ->
    [3] Zu dritt spielen
   *[4] Zu viert spielen
}
new-who = Wer sitzt hier?
new-friend = Jemand per Link
new-here = Jemand an diesem Gerät
new-here-name = Name
new-remove = Diesen Platz entfernen
new-clock = Zeit
new-clock-kind = { $kind ->
    [none] Keine
    [turn] Pro Zug
    [bank] Pro Partie
   *[days] Tage
}
new-clock-hint = { $kind ->
    [none] Niemand muss hetzen.
    [turn] Jeder Zug hat seine Zeit. Ist sie um, spielt ein Bot weiter; zurückkommen geht jederzeit.
    [bank] Ein Zeitvorrat für die ganze Partie, und mit jedem Zug kommt etwas dazu.
   *[days] Spiel, wann du magst: Jeder Zug darf Tage dauern.
}
new-clock-length = Wie viel
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
new-first = Wer beginnt
new-first-is = { $value ->
    [true] Du
   *[false] Das Los
}
new-public = Wer darf kommen
new-public-is = { $value ->
    [true] Alle
   *[false] Mit Link
}
new-public-hint = { $value ->
    [true] Der Tisch steht für alle auf diesem Server in der Liste.
   *[false] Nur, wem du den Link schickst.
}
new-spectators = Publikum
new-spectators-is = { $value ->
    [blind] Sofort
    [delayed] Verzögert
    [after] Danach
   *[none] Keins
}
new-spectators-hint = { $value ->
    [blind] Zu sehen ist, was für alle offen liegt, nie eine Hand.
    [delayed] Zu sehen ist, was für alle offen liegt, einige Züge später.
    [after] Die Partie ist zu sehen, wenn sie zu Ende ist.
   *[none] Solange die Partie läuft, sehen sie nur die, die mitspielen.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Frei
    [phrases] Sätze
   *[none] Keiner
}
new-talk-hint = { $value ->
    [free] Alle dürfen schreiben, was sie mögen.
    [phrases] Nur fertige Sätze, die alle in ihrer eigenen Sprache lesen.
   *[none] An diesem Tisch ist es still.
}
new-rated = Mit Wertung
new-rated-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rated-hint = { $value ->
    [true] Das Ergebnis zählt für die Wertung aller.
   *[false] Nur zum Spaß.
}
new-more = Zeit und Gesellschaft
new-more-brief = { $talk ->
    [free] Freier Chat
    [phrases] Nur fertige Sätze
   *[none] Kein Chat
} · { $rated ->
    [true] mit Wertung
   *[false] ohne Wertung
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Ohne Uhr
    [turn] Zeit pro Zug
    [bank] Zeit pro Partie
   *[days] Tage pro Zug
} · { $first ->
    [me] du beginnst
   *[lot] das Los entscheidet
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
    [own] Hausregeln · deine eigenen
    [standard] Hausregeln · Standardausgabe
    [de] Hausregeln · deutsche Ausgabe
    [ru] Hausregeln · russische Ausgabe
    [en] Hausregeln · englische Ausgabe
   *[usual] Hausregeln · wie üblich
}
new-rule-edition = Ausgabe
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Deutsch
    [ru] Russisch
   *[en] Englisch
}
new-rule-edition-hint = { $value ->
    [standard] Wie auf Englisch, Italienisch, Spanisch und Französisch gedruckt.
    [de] Wie auf Deutsch gedruckt: Schwarze Hüte sind kein eigener Typ, und bei Gleichstand entscheidet gleich der Keks.
    [ru] Wie es die Autoren spielen: Zwei gerade vertauschte Hüte dürfen nicht gleich zurückgetauscht werden.
   *[en] Wie auf Englisch und Hebräisch gedruckt: Zwei beliebige Hüte dürfen jederzeit vertauscht werden.
}
new-rule-black_hat_is_a_type = Schwarze Hüte sind ein Typ
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Schwarze Hüte zählen beim Keks als ein weiterer Typ.
   *[false] Beim Keks zählen nur die sieben Typen.
}
new-rule-tiebreak_black_hats = Gleichstand: schwarze Hüte
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Ja
   *[false] Nein
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] Bei gleichen Punkten gewinnen mehr schwarze Hüte, dann der Keks.
   *[false] Bei gleichen Punkten gewinnt der Keks.
}
new-rule-removed = Bleibt in der Schachtel
new-rule-removed-hint = { $value ->
    [random] Zwei Typen bleiben durch das Los draußen. Tippe auf zwei Hüte, um sie selbst zu wählen.
   *[other] Diese zwei Typen sind nicht im Spiel.
}
new-hat-type = { $letter ->
    [B] Barett
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
    [true] Die zwei gerade vertauschten Hüte dürfen nicht gleich zurückgetauscht werden.
   *[false] Zwei beliebige Hüte dürfen jederzeit vertauscht werden.
}
new-rule-copies = Der Hofstaat
new-rule-copies-is = { $value ->
    [1] 20 Arten
    [2] 10 Arten
   *[4] 5 Arten
}
new-rule-copies-hint = { $value ->
    [1] Jede Figur gibt es nur einmal: am schwersten zu merken.
    [2] Zehn Arten, jede zweimal.
   *[4] Fünf Arten, jede viermal: am leichtesten, gut für kleine Kinder.
}
new-rule-magic_hats = Zauberhüte
new-rule-magic_hats-is = { $value ->
    [4] Vier
   *[0] Keine
}
new-rule-magic_hats-hint = { $value ->
    [4] Ein Zauberhut, den du aufdeckst, gehört dir und bläst ein Wölkchen weg.
   *[0] Nichts bläst die Wölkchen weg: für Profis.
}
new-rule-dead_table = Wenn nichts passt
new-rule-dead_table-is = { $value ->
    [redeal] Neu auslegen
   *[play_on] Weiterspielen
}
new-rule-dead_table-hint = { $value ->
    [redeal] Passt kein Hut der Reihe zu jemandem, werden die Hüte gemischt und neu ausgelegt.
   *[play_on] Passt kein Hut der Reihe zu jemandem, geht es trotzdem weiter.
}
new-rule-stall_limit = Ende bei Stillstand
new-rule-stall_limit-is = { $value ->
    [0] Nie
   *[other] { $value } Züge
}
new-rule-stall_limit-hint = { $value ->
    [0] Die Partie geht weiter, egal wie lange nichts gewonnen wird.
   *[other] Nach so vielen Zügen ohne Gewinn endet die Partie.
}
new-rule-memory_aid = Gedächtnishilfe
new-rule-memory_aid-is = { $value ->
    [true] An
   *[false] Aus
}
new-rule-memory_aid-hint = { $value ->
    [true] Hüte, die du gesehen hast, bleiben für dich markiert, auch nach dem Vertauschen.
   *[false] Wie mit Karten auf dem Tisch: Du siehst einen Hut nur, solange er gezeigt wird.
}
new-rule-narrowings = Spielfeld verengen
new-rule-narrowings-is = { $value ->
    [2] Zweimal
    [1] Einmal
   *[0] Nie
}
new-rule-narrowings-hint = { $value ->
    [2] Sind nur noch fünf Stapel oder weniger übrig, darf man den äußersten Ring des Spielfelds schließen, später auch den nächsten: Irgendwer wird gewinnen.
    [1] Sind nur noch fünf Stapel oder weniger übrig, darf man den äußersten Ring des Spielfelds für immer schließen.
   *[0] Kein Ring des Spielfelds wird geschlossen; das Ende kann lange dauern.
}
new-invite = Einladung kopieren
new-start = Partie starten
new-open = Öffnen und einladen
new-open-next = Danach gibt es Link, Code und QR-Bild zum Verschicken.

# Tables: one's own, open ones, ratings.
tables-page = Tische · Hatbox
tables-title = Tische
tables-mine = Deine Partien
tables-none = Keine Partie von dir läuft. Öffne die Schachtel und hol dir ein Spiel heraus.
tables-new = Tisch eröffnen
tables-standing = { $how ->
    [your-turn] Du bist dran
    [others-turn] Die anderen überlegen
    [gathering] Es fehlt noch jemand
   *[over] Zu Ende
}
tables-go = { $how ->
    [your-turn] Weiterspielen
    [gathering] Warteraum
   *[others-turn] Ansehen
}
tables-finished = Zu Ende gespielt
tables-over = Zu Ende
tables-ended = { $how ->
    [won] Du hast mit { $score } gewonnen
    [shared] Geteilter Sieg mit { $score }
   *[lost] Du hattest { $score }
}
tables-review = Noch einmal ansehen
tables-more = Mehr zeigen
tables-quick = Schnelle Partie
tables-quick-hint = Wir suchen jemanden, der dasselbe spielen möchte. Eine Minute pro Zug; das Ergebnis zählt für die Wertung.
tables-game = Spiel
tables-players = Personen
tables-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tables-find = Jemanden finden
tables-open = Offene Tische
tables-open-none = Gerade wartet niemand. Eröffne einen Tisch für alle, vielleicht kommt jemand.
tables-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
tables-join = Mitspielen
tables-ratings = Wer spielt am besten
tables-rank = Rang
tables-name = Name
tables-rating = Wertung
tables-games = Partien
tables-bot = Bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Hier hat noch niemand eine Wertung.
