# Was `hatbox render` und Notebooks sagen.
render-no-move = einen Zug { $move } gibt es nicht: wähle 0 (nach dem Austeilen) bis { $count }
render-progress = { play-game } wird gezeichnet
render-decision = { $simulations ->
    [0] Aktion { $action }
    [one] Aktion { $action }, nach einer Simulation
   *[other] Aktion { $action }, nach { $simulations } Simulationen
  }
render-action = Aktion
render-move = Zug
render-error = plus/minus
render-visits = so oft versucht
render-more = { $count ->
    [one] ein weiterer Zug
   *[other] { $count } weitere Züge
  }
render-standings = { $games } Partien in { $rounds } Runden
