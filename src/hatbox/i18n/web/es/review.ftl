# Looking at a finished game again.
review-title = Repaso
review-moves = Jugadas
review-eyes = Punto de vista
review-all = Ver todo
review-graph = Si acabara ahora
review-graph-told = Puntos en este momento: { $scores }
review-as = Como lo vio { $who }
review-score = { $who } { $score }
review-step = Paso { $number }
review-scrub = Recorrer la partida
review-slider = Momento de la partida
review-where = { $number } de { $count }
review-first = Ir al principio
review-last = Ir al final
review-play = Reproducir
review-pause = Pausa
review-speed = Velocidad: { $speed }×
review-link = Copiar enlace a esta página
review-to-table = Volver a la mesa
review-not-over = Esta partida aún no ha terminado
review-not-over-text = Cuando termine, podrás repasarla aquí con todas las cartas bocarriba.

# --- Top Hats counts stacks
review-graph-stacks = Pilas que quedan
review-graph-stacks-told = Pilas en este momento: { $scores }
