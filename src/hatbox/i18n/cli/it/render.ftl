# Che cosa dicono `hatbox render` e i notebook.
render-no-move = la mossa { $move } non c’è: scegli da 0, la distribuzione, a { $count }
render-progress = disegno di { play-game }
render-decision = { $simulations ->
    [0] Azione { $action }
    [one] Azione { $action }, dopo una simulazione
   *[other] Azione { $action }, dopo { $simulations } simulazioni
  }
render-action = azione
render-move = mossa
render-error = più o meno
render-visits = volte provata
render-more = { $count ->
    [one] un’altra mossa
   *[other] altre { $count } mosse
  }
render-standings = { $games } partite in { $rounds } turni di gioco
