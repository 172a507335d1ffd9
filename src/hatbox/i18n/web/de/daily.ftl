# The daily deal: the same cards for everybody, every day.
daily-page = Tagespartie · Hatbox
daily-title = Tagespartie
daily-intro = Jeden Tag neue Karten, für alle dieselben. Du spielst gegen die Grinsekatze und siehst danach, wie sich alle vier Bots auf deinem Platz schlagen. Es zählt die erste Partie, die du zu Ende spielst. Kein Zurücknehmen, keine Tipps.
daily-today = Heute
daily-next = { $day } · die nächste kommt um { $time } Uhr
daily-last = Die letzten Tage
daily-day = Tag
daily-state = { $state ->
    [playing] Läuft noch
    [won] Gewonnen
    [shared] Unentschieden
    [lost] Verloren
    [gave-up] Aufgegeben
   *[new] Noch nicht gespielt
}
daily-not-played = nicht gespielt
daily-go = { $state ->
    [playing] Weiter
    [new] Spielen
   *[other] Ergebnis
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Weiter
    [new] Spielen
   *[other] Ergebnis
}: { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
daily-verify = Woher die Karten kommen
daily-verify-text = Niemand sucht sie aus. Sie ergeben sich aus diesem Text, also können alle sie nachprüfen:

# One deal.
daily-deal-page = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · Tagespartie · Hatbox
daily-of = Tagespartie, { $day }
daily-future = Diese Tagespartie gibt es noch nicht. Sie beginnt am { $day }, um { $time } Uhr.
daily-about = Du gegen die Grinsekatze. Es zählt die erste Partie, die du zu Ende spielst, ohne Zurücknehmen und ohne Tipps.
daily-about-past = Eine ältere Tagespartie: nur noch zum Spaß.
daily-play = Spielen
daily-continue = Weiterspielen
daily-again = Zum Üben noch einmal
daily-all = Alle Tagespartien
daily-headline = { $how ->
    [won] Du hast gewonnen!
    [shared] Unentschieden
    [gave-up] Du hast aufgegeben
   *[lost] Die Grinsekatze hat gewonnen
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] in { $count } Zügen gewonnen
    [shared] unentschieden nach { $count } Zügen
    [gave-up] aufgegeben
   *[lost] nach { $count } Zügen verloren
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] gewonnen, { $count } Züge
    [shared] unentschieden, { $count } Züge
    [gave-up] aufgegeben
   *[lost] verloren, { $count } Züge
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] in { $count } Zügen
   *[other] nach { $count } Zügen
}
daily-review = Rückblick
daily-share = Teilen
daily-picture = Bild
daily-copied = Kopiert. Füg es ein, wo du magst: Es verrät keine Karten.
daily-not-copied = Dein Browser lässt uns den Text nicht kopieren.
daily-picture-failed = Dein Browser kann das Bild nicht zeichnen.

# The bots in the same seat.
daily-bots = Die Bots mit deinen Karten
daily-bots-hint = Jeder Bot hat auf deinem Platz gespielt: mit denselben Karten, gegen dieselbe Grinsekatze.
daily-bots-by-points = Sortiert nach dem Vorsprung vor der Grinsekatze.
daily-bots-by-moves = Vorn liegt der schnellste Sieg; danach zählt, wer am längsten durchgehalten hat.
daily-thinking = { $level ->
    [dormouse] Die Haselmaus
    [march_hare] Der Märzhase
    [cheshire_cat] Die Grinsekatze
   *[mad_hatter] Der Hutmacher
} spielt mit deinen Karten …
daily-bots-failed = Die Bots konnten hier nicht spielen. Lade die Seite neu, um es noch einmal zu versuchen.
daily-you = Du
daily-better = { $count ->
    [0] heute keinen Bot geschlagen
    [4] besser als alle vier Bots!
   *[other] besser als { $count } von { $all } Bots
}

# Everybody on this server.
daily-everyone = Alle Spieler
daily-everyone-join = Vergleiche dich mit allen auf diesem Server. Dafür schicken wir deine Partie dorthin, unter deinem Gastnamen.
daily-compare = Vergleichen
daily-alone = Außer dir hat noch niemand gespielt. Schau später nach, wie sich die anderen schlagen.
daily-percentile = { $count ->
    [one] Bisher { $count } anderer Spieler.
   *[other] Bisher { $count } andere Spieler.
} Du warst besser als { NUMBER($percent, maximumFractionDigits: 0) } % der anderen.
daily-players = { $count ->
    [one] Bisher { $count } Spieler.
   *[other] Bisher { $count } Spieler.
}
daily-worse = schlechter
daily-best = besser
daily-offline = Du bist offline. Komm heute oder morgen auf diese Seite zurück, um dich mit allen zu vergleichen.
daily-too-late = Diese Tagespartie ist vorbei. Ergebnisse zählen nur am selben Tag und am Tag danach.

# What is shared.
daily-share-title = Hatbox-Tagespartie · { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · { $day }
