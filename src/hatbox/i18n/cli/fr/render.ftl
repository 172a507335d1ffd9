# Ce que disent `hatbox render` et les carnets.
render-no-move = il n’y a pas de coup { $move } : choisis de 0, la donne, à { $count }
render-progress = dessin de { play-game }
render-decision = { $simulations ->
    [0] Action n° { $action }
    [one] Action n° { $action }, après une simulation
   *[other] Action n° { $action }, après { $simulations } simulations
  }
render-action = n° d’action
render-move = coup
render-error = à plus ou moins
render-visits = essais
render-more = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
  }
render-standings = { $games } parties en { $rounds } tours
