# Was `hatbox render` und Notebooks sagen.
render-no-move = einen Zug { $move } gibt es nicht: wähle 0, die Auslage, bis { $count }
render-progress = { play-game } wird gezeichnet
render-decision = Aktion { $action }, nach { $simulations ->
    [one] einer Simulation
   *[other] { $simulations } Simulationen
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
