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
lesson-other-move = Eso también se podría. Por ahora, prueba lo que brilla.
lesson-read-first = Primero lee lo que te digo y luego pulsa Siguiente.
lesson-done-title = ¡Ya sabes jugar a { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Lo demás se aprende jugando. El Lirón es un rival amable para empezar.
lesson-done-play = Jugar ahora
lesson-done-rules = Todas las reglas
lesson-done-again = Otra vez
lesson-done-four = Y ahora: cuatro a la mesa

lesson-hats-table = ¡Te damos la bienvenida al té! En la mesa de té hay cinco sombreros, en las posiciones 1 a 5. Tus cartas están abajo. Contra ti juega el Lirón.
lesson-hats-exchange = Hagamos un intercambio. Toma tu Deerstalker 4 y ponlo en la posición 3: 4 es más alto que el Fez 3, así que el Fez es tuyo. (Prueba antes con la Boina 6, si quieres oír un no.)
lesson-hats-end = Estupendo, el Fez está en tu colección. Aún podrías descartar una carta, pero hoy no: termina tu turno.
lesson-hats-worth = Mira las posiciones: si la partida acabara ahora, cada Sombrero charro que tuvieras te daría 4 puntos, porque está en la posición 4. Ya no hay ningún Fez en la mesa: el tuyo ahora no vale nada. ¡Pero puede cambiar!
lesson-hats-same = El mismo tipo siempre se puede intercambiar, incluso con un número más bajo. Pon tu Sombrero charro 1 sobre el Sombrero charro 5.
lesson-hats-discard = Una vez por turno puedes cambiar una carta: descartas una y robas otra. Descarta la Boina 2: no la echarás de menos.
lesson-hats-cookie = El Lirón y tú mostráis dos tipos cada uno; un sombrero negro cuenta como tipo. En caso de empate ganan los números más bajos: la galleta se queda contigo. Al final vale 5 puntos.
lesson-hats-black = Si nada encaja, o si quieres esconder algo, juega una carta boca abajo. Haz de tu Fez 1 un sombrero negro: vale 1 punto y es un tipo más para la galleta.
lesson-hats-end-again = ¡Bien escondido! Termina tu turno.
lesson-hats-last = Ahora saltamos a la última vuelta. Os quedan dos cartas a cada uno: una para jugar y otra para guardar.
lesson-hats-last-exchange = Guarda el Sombrero charro 4, porque ya has reunido dos. Pon el Tricornio 4 sobre el Tricornio 2: mismo tipo, y está en la posición 4.
lesson-hats-favourite = El Sombrero charro 4 es ahora tu sombrero favorito. Da 6 + 2 por los que has reunido, menos su propio 4. Termina tu turno, y el Lirón juega la última carta.
lesson-hats-score = Así se cuenta: cada sombrero vale su posición en la mesa, 1 por cada sombrero negro, luego el favorito y 5 por la galleta. Gana quien tiene más puntos.

lesson-hats-partner = Entre cuatro se juega en dos equipos. La Liebre de Marzo, enfrente, es tu pareja. No podéis deciros las cartas, pero sí pasaros una.
lesson-hats-offer = Deja una carta boca abajo para tu pareja: el Fez 5. La Liebre te devuelve otra sin haberla visto.
lesson-hats-partner-play = Has recibido el Kepis 4, y solo lo sabéis vosotros dos. Ahora intercambia: ponlo sobre el Kepis 2. Después tu turno acaba, porque ya has hecho las dos cosas.
lesson-hats-give = Ahora es tu pareja quien te ofrece una carta. Tienes que darle otra antes de verla: dale el Sombrero charro 2.
lesson-hats-team = Al final se suman los puntos de la pareja, y gana el mejor equipo.

lesson-magic-row = ¡Te damos la bienvenida a la corte! Siete personajes están en fila, y encima de cada uno hay un sombrero boca abajo. En tu turno haces una sola cosa: espiar, cambiar o destapar.
lesson-magic-peek = Empieza espiando: mira el sombrero que está sobre el cocinero, el número 2. Solo lo verás tú.
lesson-magic-swap = ¡Una corona! No es para un cocinero, pero justo al lado está el rey. Cambia de sitio los sombreros 1 y 2, sin mirarlos.
lesson-magic-barred = La Liebre ha cambiado el 3 y el 7. Ese cambio no se puede deshacer enseguida: en tu próximo turno esos dos están bloqueados juntos.
lesson-magic-open = Ahora lo sabes con seguridad: la corona está sobre el rey. ¡Destapa el número 1!
lesson-magic-wrong = ¡Es la suya! Las dos cartas son tuyas, y llega alguien nuevo. Veamos ahora qué pasa cuando sale mal: destapa el número 3, al azar.
lesson-magic-learned = Vaya: un gorro de cascabeles, y no es para un dragón. Recibes una nubecita, pero todos han aprendido algo. El bufón está en el número 6: cambia el 3 y el 6.
lesson-magic-jester = ¡Rápido, antes de que lo haga otro: destapa el número 6!
lesson-magic-magic = ¡Dos parejas! Una sorpresa más: destapa el número 5.
lesson-magic-points = ¡Un sombrero mágico! No es de nadie, pero se lleva tu nubecita. Al final cada pareja vale 1, cada nubecita quita 1, y cada sombrero mágico se lleva una nubecita. Se acaba cuando solo quedan tres personajes.

lesson-top-goal = ¡Te damos la bienvenida al salón! Tú juegas con el rojo, el Gato de Cheshire con el amarillo. Ganas cuando todas las pilas de la bandeja tienen el rojo arriba.
lesson-top-build = Primero se construye en secreto: cinco pilas, cada una con un sombrero rojo arriba. Reparte los demás debajo como quieras. Uno rojo bajo uno amarillo es una buena trampa: la pila vuelve a ser tuya.
lesson-top-place = ¡Bien construido! A partir de aquí usamos pilas que he preparado yo. Ahora, por turnos, las colocáis en los dos anillos de en medio, el 2 y el 3. Pon la pila 1 en C3.
lesson-top-place-again = Y la pila 2 en C6. Después imaginemos que ya están todas, y que algunas ya han desaparecido.
lesson-top-step = Te toca mover. Lo más sencillo es un paso a una casilla libre de al lado: de C2 a C3.
lesson-top-jump = O salta: sobre cualquier pila que tengas al lado, a la casilla libre justo detrás. También sobre el sombrero neutral del centro. Salta de D4 a F6.
lesson-top-duty = Una situación nueva. Si puedes capturar, debes hacerlo. Tu pila de C3 puede saltar sobre la amarilla de C4, ¡y luego seguir!
lesson-top-capture = Salta de C3 sobre C4 a C5, y sigue sobre D6 a E7. Las dos pilas amarillas perderán su sombrero de arriba.
lesson-top-uncovered = Mira: bajo el sombrero de C4 había uno rojo, así que esa pila ahora es tuya. En D6 sigue habiendo uno amarillo. Pulsa Siguiente: el Gato también debe capturar.
lesson-top-captured = El Gato ha saltado sobre tu pila de E7. Por suerte debajo había otro sombrero rojo: sigue siendo tuya.
lesson-top-band = El anillo exterior es la franja. Tu pila de D8 está allí y no puede capturar, así que debe ir hacia dentro: un paso a D7.
lesson-top-narrow = Solo quedan cuatro pilas, y ninguna en la franja. Ahora puedes estrechar el campo: pulsa el botón, y el anillo exterior se hunde.
lesson-top-narrowed = Ahora la franja es el anillo 3. Aún tienes tu jugada: de E7 a E6, lejos del borde.
lesson-top-win = El golpe final: salta de C3 sobre C4 a C5, y sigue sobre D6 a E7. Bajo C4 se esconde un sombrero rojo, y en D6 solo hay uno.
lesson-top-won = Todas las pilas son rojas: ¡has ganado! Por cierto, quien se queda sin pilas no está fuera: la próxima captura puede destapar un sombrero suyo.
