# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = es gibt nichts auszuwerten: Noch kein Zug wurde gemacht
review-progress = { play-game } wird ausgewertet
review-title = { play-game }: Rückblick
review-about = { play-players }, { $steps } Schritte; { $simulations } Simulationen pro Entscheidung
review-unfinished = Die Partie ist noch nicht zu Ende: Als Ergebnis gilt jeweils die Siegchance nach dem letzten Zug.
review-written = { $path } ist fertig
review-seat = Platz { $seat }
review-headline = { $outcome ->
    [won] Platz { $seat } hat gewonnen
    [lost] Platz { $seat } hat verloren
    [unfinished] Platz { $seat } hat eine Siegchance von { $share } %
   *[shared] Platz { $seat } hat { $share } % des Sieges
  }
review-share = { $share } %
review-unknown = –

## Columns and parts

review-fair = gleiche Chancen
review-deal = Verteilung und Startspieler
review-draws = Glück danach
review-luck = Glück
review-skill = eigenes Spiel
review-others = die anderen
review-result = Ergebnis
review-adjusted = bei normalem Glück
review-accuracy = Genauigkeit
review-step = Schritt
review-played = gespielt
review-best = bester Zug
review-chance = Siegchance

## Moments

review-grade = { $grade ->
    [best] bester Zug
    [good] guter Zug
    [close] etwa gleich gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
  }
review-moments = Was Platz { $seat } hätte besser machen können
review-no-moments = Platz { $seat } hätte nichts deutlich besser machen können.
review-more-moments = { $count ->
    [one] und noch ein kleinerer Fehler
   *[other] und noch { $count } kleinere Fehler
  }
review-moment = Schritt { $step }: { $move } – { review-grade }, { $change } %
review-instead = Besser: { $move }, { $best } % statt { $share } %
review-reason = Hutmacher: „{ $reason }“
review-swings = Die größten Wendungen für Platz { $seat }
review-swing-luck = Schritt { $step }: Glück, { $change } %
review-swing-others = Schritt { $step }: die anderen, { $change } %

## The page

review-chart = Siegchance
review-chart-about = Die Siegchance von Platz { $seat }, Schritt für Schritt: am Anfang { $first } %, am Ende { $last } %; am niedrigsten { $least } %, am höchsten { $most } %.
review-own-line = nach dem, was der Platz wissen konnte
review-open-line = wenn nichts verdeckt wäre
review-sum = Woher das Ergebnis kommt
review-decisions = { $count ->
    [one] Eine Entscheidung
   *[other] Alle { $count } Entscheidungen
  }
review-compared = Züge im Vergleich
review-move-estimate = { $share } % ± { $error } %
review-untried = nicht ausprobiert
review-of-accuracy = Genauigkeit { $accuracy } %
review-few-decisions = Zu wenige Entscheidungen, um die Genauigkeit zu messen.
review-with-average-luck = Bei normalem Glück: { $share }
review-guide = So liest du das
review-guide-chance = Die Siegchance ist das, was der Platz in diesem Moment erwarten konnte, allein nach dem, was er gesehen hatte. Die dünne Linie kennt auch alles Verdeckte; am Tisch kannte das niemand.
review-guide-parts = Jede Änderung hat eine Ursache: Glück (die Verteilung, gezogene Karten, was aufgedeckt wird), eigenes Spiel (was ein Zug gegenüber dem besten verschenkt) oder die anderen. Zusammen ergeben sie das Ergebnis.
review-guide-close = Ist ein Unterschied kleiner als seine Unsicherheit, gelten die Züge als etwa gleich gut, und er zählt nicht.
review-guide-accuracy = Genauigkeit: 100 % heißt immer der beste Zug. Je niedriger, desto mehr wurde verschenkt.
