# Looking at a finished game again.
review-title = Rückblick
review-moves = Züge
review-eyes = Blickwinkel
review-all = Alles zeigen
review-graph = Wenn jetzt Schluss wäre
review-graph-told = Punkte in diesem Moment: { $scores }
review-as = Aus Sicht von { $who }
review-score = { $who } { $score }
review-step = Schritt { $number }
review-scrub = Durch die Partie blättern
review-slider = Stelle in der Partie
review-where = { $number } von { $count }
review-first = Zum Anfang
review-last = Zum Ende
review-play = Abspielen
review-pause = Pause
review-speed = Tempo: { $speed }×
review-link = Link zu dieser Seite kopieren
review-to-table = Zurück zum Tisch
review-not-over = Diese Partie läuft noch
review-not-over-text = Wenn sie zu Ende ist, kannst du sie hier noch einmal ansehen, mit allen Karten offen.

# --- Top Hats counts stacks
review-graph-stacks = Übrige Stapel
review-graph-stacks-told = Stapel in diesem Moment: { $scores }
