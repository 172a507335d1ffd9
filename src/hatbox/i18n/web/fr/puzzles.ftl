# Puzzles: a position, and one move to find.
puzzles-title = Casse-têtes
puzzles-of = Casse-têtes : { game-name }
puzzles-about = Une situation, un meilleur coup. Sauras-tu le trouver ?
puzzles-solve = Résoudre
puzzles-solve-game = Résoudre des casse-têtes : { game-name }
puzzles-rating = Ta cote
puzzles-solved = Résolus
puzzles-streak = D’affilée
puzzles-none-yet = Tu n’en as pas encore essayé.
puzzles-own = Tes propres erreurs
puzzles-own-about = Des moments de tes parties où un autre coup était meilleur. Que jouerais-tu maintenant ?
puzzles-own-none = Rien pour l’instant. Revois une partie terminée : les coups que tu aimerais rejouer apparaîtront ici.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Casse-tête
puzzle-leave = Retour aux casse-têtes
puzzle-you = Toi
puzzle-ask = À toi de jouer. Quel est le meilleur coup ?
puzzle-ask-own = Tu connais cette situation. Quel coup est meilleur ?
puzzle-right = Bien vu !
puzzle-wrong = Ce n’est pas le meilleur coup
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = Avec ce coup ({ $move }), tes chances de gagner baissent de { $loss }. Essaie encore !
puzzle-solution-is = Voici le meilleur coup
puzzle-best-move = Le meilleur coup : { $move }.
puzzle-hint = Indice
puzzle-hint-more = Autre indice
puzzle-solution = Montre-moi
puzzle-next = Suivant
puzzle-your-rating = Toi : { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Casse-tête : { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } d’affilée
puzzle-own-counts-not = Vient de ta partie : juste pour t’entraîner
puzzle-cannot = Impossible de charger les casse-têtes pour l’instant.
puzzle-hint-piece = Commence par ce qui est entouré de pointillés.
puzzle-hint-kind = { $kind ->
    [exchange] Échange une carte.
    [black_hat] Joue un chapeau noir.
    [favourite] Pense à ton chapeau préféré.
    [cookie] Pense au cookie.
    [discard] Défausse une carte.
    [pass_on] Passe une carte à ton coéquipier.
    [end] Finis ton tour.
    [peek] Regarde un chapeau.
    [swap] Échange deux chapeaux.
    [open] Dévoile un chapeau.
    [build] Construis une pile.
    [place] Place une pile.
    [jump] Déplace une de tes piles.
    [narrow] Rétrécis le plateau.
    [pass] Tu ne peux que passer.
   *[other] Regarde tous tes coups possibles.
}
