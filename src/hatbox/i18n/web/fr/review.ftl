# Looking at a finished game again.
review-title = Revoir
review-moves = Coups
review-eyes = Point de vue
review-all = Tout afficher
review-graph = Si ça s’arrêtait là
review-graph-told = Points à ce moment : { $scores }
review-as = Vu par { $who }
review-score = { $who } { $score }
review-step = Étape { $number }
review-scrub = Faire défiler la partie
review-slider = Moment de la partie
review-where = { $number } sur { $count }
review-first = Aller au début
review-last = Aller à la fin
review-play = Lecture
review-pause = Pause
review-speed = Vitesse : { $speed }×
review-link = Copier le lien vers cette page
review-to-table = Retour à la table
review-not-over = Cette partie n’est pas encore finie
review-not-over-text = Quand elle sera finie, tu pourras la revoir ici, toutes cartes face visible.

# --- Top Hats counts stacks
review-graph-stacks = Piles restantes
review-graph-stacks-told = Piles à ce moment : { $scores }
