# Looking at a finished game again.
review-title = Rivedi
review-moves = Mosse
review-eyes = Punto di vista
review-all = Tutto scoperto
review-graph = Se finisse ora
review-graph-told = Punti in questo momento: { $scores }
review-as = Come la vedeva { $who }
review-score = { $who } { $score }
review-step = Passo { $number }
review-scrub = Scorri la partita
review-slider = Momento della partita
review-where = { $number } di { $count }
review-first = Vai all’inizio
review-last = Vai alla fine
review-play = Avvia
review-pause = Pausa
review-speed = Velocità: { $speed }×
review-link = Copia il link a questa pagina
review-to-table = Torna al tavolo
review-not-over = Questa partita non è ancora finita
review-not-over-text = Quando sarà finita potrai rivederla qui, con tutte le carte scoperte.

# --- Top Hats counts stacks
review-graph-stacks = Pile rimaste
review-graph-stacks-told = Pile in questo momento: { $scores }
