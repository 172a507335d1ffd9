# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, paso a paso
    [magic_hat] Magic Hat, paso a paso
   *[top_hats] Top Hats, paso a paso
}
lesson-coach = Tu guía
lesson-progress = Paso { $at } de { $all }
lesson-next = Siguiente
lesson-show = Enséñamelo
lesson-back = Atrás
lesson-leave = Salir de la lección
lesson-you = Tú
lesson-watch = Mira…
lesson-other-move = Eso también vale. Por ahora, prueba lo que brilla.
lesson-read-first = Primero lee esto y luego pulsa Siguiente.
lesson-done-title = ¡Ya sabes jugar a { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Lo demás se aprende jugando. El Lirón es un rival fácil para empezar.
lesson-done-play = Jugar ahora
lesson-done-rules = Todas las reglas
lesson-done-again = Otra vez
lesson-done-four = Y ahora: con cuatro jugadores

lesson-hats-table = ¡Te damos la bienvenida a la fiesta del té! En la mesa de té hay cinco sombreros, en las posiciones 1 a 5. Tus cartas están abajo. Juegas contra el Lirón.
lesson-hats-exchange = Hagamos un intercambio. Juega tu Deerstalker 4 en la posición 3: 4 es mayor que el 3 del Fez, así que el Fez es tuyo. (¿Curiosidad? Intenta ponerlo antes sobre la Boina 6 y verás por qué no se puede.)
lesson-hats-end = Estupendo, el Fez está en tu colección. Aún podrías descartar una carta, pero por esta vez no: termina tu turno.
lesson-hats-worth = Fíjate en las posiciones: si la partida acabara ahora, cada Sombrero charro de una colección valdría 4 puntos, porque está en la posición 4. Ya no hay ningún Fez en la mesa, así que el tuyo ahora no vale nada. ¡Pero eso puede cambiar!
lesson-hats-same = Un sombrero del mismo tipo siempre se puede intercambiar, incluso con un número más bajo. Juega tu Sombrero charro 1 sobre el Sombrero charro 5.
lesson-hats-discard = Una vez por turno puedes descartar una carta y robar otra. Descarta la Boina 2: no la echarás de menos.
lesson-hats-cookie = El Lirón tiene dos tipos de sombrero, y tú también; los sombreros negros cuentan como un tipo. En caso de empate ganan los números más bajos, así que te quedas la galleta. Al final vale 5 puntos.
lesson-hats-black = Si nada te convence, o si quieres esconder una carta, juégala bocabajo. Juega tu Fez 1 como sombrero negro: vale 1 punto y es un tipo más para la galleta.
lesson-hats-end-again = ¡Bien escondido! Termina tu turno.
lesson-hats-last = Ahora saltamos a la última ronda. A cada uno le quedan dos cartas: una para jugar y otra para guardar.
lesson-hats-last-exchange = Guarda el Sombrero charro 4: en tu colección ya hay dos de ese tipo. Juega el Tricornio 4 sobre el Tricornio 2: es del mismo tipo y está en la posición 4.
lesson-hats-favourite = El Sombrero charro 4 es ahora tu sombrero favorito. Suma 6 + 2 por los de tu colección, menos su propio 4. Termina tu turno, y el Lirón jugará la última carta.
lesson-hats-score = Hora de contar: cada sombrero vale su posición en la mesa, cada sombrero negro vale 1, y luego se suman tu sombrero favorito y 5 por la galleta. Gana quien tiene más puntos.

lesson-hats-partner = Con cuatro jugadores se juega en dos equipos. La Liebre de Marzo, sentada enfrente, es tu compañera. Está prohibido decirse las cartas, pero se puede intercambiar una.
lesson-hats-offer = Pasa una carta bocabajo a tu compañera: el Fez 5. La Liebre te da otra a cambio sin haber visto la tuya.
lesson-hats-partner-play = Has recibido el Kepis 4, y solo lo saben tú y la Liebre. Ahora intercambia: juégalo sobre el Kepis 2. Ya has hecho las dos acciones, así que tu turno termina.
lesson-hats-give = Ahora tu compañera te pasa una carta. Tienes que darle otra a cambio antes de ver la suya: dale el Sombrero charro 2.
lesson-hats-team = Al final se suman los puntos de los dos compañeros, y gana el equipo con más puntos.

lesson-magic-row = ¡Te damos la bienvenida a la corte! Aquí hay siete personajes en fila, cada uno con un sombrero bocabajo encima. En tu turno haces una sola cosa: mirar, cambiar o destapar.
lesson-magic-peek = Empieza mirando: mira el sombrero que está sobre el cocinero, el número 2. Solo lo verás tú.
lesson-magic-swap = ¡Una corona! No es para un cocinero, pero el rey está justo al lado. Cambia de sitio los sombreros 1 y 2, sin mirarlos.
lesson-magic-barred = La Liebre ha cambiado el 3 y el 7. Ese cambio no se puede deshacer enseguida: en este turno no puedes cambiar esos dos entre sí.
lesson-magic-open = Ahora ya no hay duda: la corona está sobre el rey. ¡Destapa el número 1!
lesson-magic-wrong = ¡Es la suya! Las dos cartas son tuyas, y llega alguien nuevo. Veamos ahora qué pasa cuando sale mal: destapa el número 3, a ver si hay suerte.
lesson-magic-learned = Vaya, un gorro de cascabeles: eso no es para un dragón. Recibes una ficha de penalización (una nubecita), pero todos han aprendido algo. El bufón está en el número 6: cambia el 3 y el 6.
lesson-magic-jester = ¡Rápido, antes de que lo haga otro: destapa el número 6!
lesson-magic-magic = ¡Dos parejas! Una sorpresa más: destapa el número 5.
lesson-magic-points = ¡Un sombrero mágico! No es de nadie, pero anula tu ficha de penalización. Al final, cada pareja vale 1, cada ficha de penalización resta 1, y cada sombrero mágico anula una ficha. La partida acaba cuando solo quedan tres personajes.

lesson-top-goal = ¡Te damos la bienvenida a la batalla de los sombrereros! Tú juegas con el rojo; el Gato de Cheshire, con el amarillo. Ganas cuando todas las pilas del tablero tienen el rojo arriba.
lesson-top-build = Primero se construye en secreto: cinco pilas, cada una con un sombrero rojo arriba. Coloca los demás debajo como quieras. Un sombrero rojo bajo uno amarillo es una buena trampa: la pila vuelve a ser tuya.
lesson-top-place = ¡Bien construido! A partir de aquí usaremos pilas que he preparado yo. Ahora se colocan por turnos en los dos anillos de en medio, el 2 y el 3. Pon la pila 1 en C3.
lesson-top-place-again = Y la pila 2 en C6. Después imaginemos que ya están todas colocadas, y que algunas ya han desaparecido.
lesson-top-step = Te toca mover. Lo más sencillo es un paso a una casilla libre de al lado: de C2 a C3.
lesson-top-jump = O salta: sobre cualquier pila que tengas al lado, a la casilla libre que está justo detrás. También puedes saltar sobre el sombrero neutral del centro. Salta de D4 a F6.
lesson-top-duty = Una situación nueva. Si puedes capturar, debes hacerlo. Tu pila de C3 puede saltar sobre la amarilla de C4, ¡y luego seguir!
lesson-top-capture = Salta de C3 sobre C4 a C5, y sigue sobre D6 a E7. Las dos pilas amarillas perderán su sombrero de arriba.
lesson-top-uncovered = Mira: bajo el sombrero de C4 había uno rojo, así que esa pila ahora es tuya. En D6 sigue habiendo uno amarillo. Pulsa Siguiente: el Gato también debe capturar.
lesson-top-captured = El Gato ha saltado sobre tu pila de E7. Por suerte debajo había otro sombrero rojo: sigue siendo tuya.
lesson-top-band = El anillo exterior es la franja. Tu pila de D8 está ahí y no puede capturar, así que tiene que ir hacia dentro: da un paso a D7.
lesson-top-narrow = Solo quedan cuatro pilas, y ninguna está en la franja. Ahora puedes reducir el tablero: pulsa el botón, y el anillo exterior se hunde.
lesson-top-narrowed = Ahora la franja es el anillo 3. Aún tienes tu jugada: de E7 a E6, lejos del borde.
lesson-top-win = Una última jugada: salta de C3 sobre C4 a C5, y sigue sobre D6 a E7. En C4 se esconde un sombrero rojo, y en D6 hay un solo sombrero.
lesson-top-won = Todas las pilas son rojas: ¡has ganado! Por cierto, quien se queda sin pilas no está fuera: la próxima captura puede destapar un sombrero suyo.
