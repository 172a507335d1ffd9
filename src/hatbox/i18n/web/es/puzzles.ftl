# Puzzles: a position, and one move to find.
puzzles-title = Acertijos
puzzles-of = Acertijos de { game-name }
puzzles-about = Una situación, una jugada mejor que las demás. ¿La ves?
puzzles-solve = Resolver
puzzles-solve-game = Resolver acertijos: { game-name }
puzzles-rating = Tu rating
puzzles-solved = Resueltos
puzzles-streak = Seguidos
puzzles-none-yet = Aún no has probado ninguno.
puzzles-own = Tus errores
puzzles-own-about = Momentos de tus partidas en los que había una jugada mejor. ¿Qué jugarías ahora?
puzzles-own-none = Aquí aún no hay nada. Repasa una partida terminada y aquí aparecerán las jugadas que te gustaría cambiar.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Acertijo
puzzle-leave = Volver a los acertijos
puzzle-you = Tú
puzzle-ask = Te toca. ¿Cuál es la mejor jugada?
puzzle-ask-own = Esta situación ya la conoces. ¿Cuál es la mejor jugada?
puzzle-right = ¡Eso es!
puzzle-wrong = Hay algo mejor
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = Si decides { $move }, tus opciones de ganar bajan un { $loss }. ¡Prueba otra vez!
puzzle-solution-is = Esta es la mejor jugada
puzzle-best-move = Lo mejor: { $move }.
puzzle-hint = Pista
puzzle-hint-more = Otra pista
puzzle-solution = Enséñamelo
puzzle-next = Siguiente acertijo
puzzle-your-rating = Tú: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Acertijo: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } seguidos
puzzle-own-counts-not = De una partida tuya: solo para practicar
puzzle-cannot = Ahora mismo no se pueden cargar los acertijos.
puzzle-hint-piece = Empieza por la pieza del círculo discontinuo.
puzzle-hint-kind = { $kind ->
    [exchange] Haz un intercambio.
    [black_hat] Juega un sombrero negro.
    [favourite] Tiene que ver con tu sombrero favorito.
    [cookie] Tiene que ver con la galleta.
    [discard] Descarta una carta.
    [pass_on] Pasa una carta a tu compañero.
    [end] Termina tu turno.
    [peek] Mira un sombrero.
    [swap] Cambia de sitio dos sombreros.
    [open] Destapa un sombrero.
    [build] Construye una pila.
    [place] Coloca una pila.
    [jump] Mueve una de tus pilas.
    [narrow] Reduce el tablero.
    [pass] No queda más que pasar.
   *[other] Fíjate bien en todas tus jugadas.
}
