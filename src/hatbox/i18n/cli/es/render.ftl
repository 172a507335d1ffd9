# Lo que dicen `hatbox render` y los cuadernos.
render-no-move = no hay jugada { $move }: elige de 0, el reparto, a { $count }
render-progress = dibujando { play-game }
render-decision = { $simulations ->
    [0] Acción { $action }
    [one] Acción { $action }, tras una simulación
   *[other] Acción { $action }, tras { $simulations } simulaciones
  }
render-action = acción
render-move = jugada
render-error = más o menos
render-visits = veces probada
render-more = { $count ->
    [one] una jugada más
   *[other] { $count } jugadas más
  }
render-standings = { $games } partidas en { $rounds } rondas
