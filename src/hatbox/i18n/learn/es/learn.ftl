# Learn: each game in five pictures.
learn-choose = ¿Qué juego quieres aprender?
learn-choose-text = Cinco dibujos por juego y luego una lección corta en una mesa de verdad.
learn-title = { $game ->
    [hats] Aprende a jugar a Hats
    [magic_hat] Aprende a jugar a Magic Hat
   *[top_hats] Aprende a jugar a Top Hats
}
learn-pictures = En cinco dibujos
learn-try = Pruébalo
learn-rules = Todas las reglas, { $first }–{ $last }
learn-scoring = Ejemplo de puntuación
learn-four = Con cuatro jugadores
learn-lesson = Empezar la lección
learn-lesson-hint = Unos minutos con un guía simpático. Pruebas cada acción una vez.
learn-games = Juegos
learn-contents = En esta página
learn-try-left = { $left ->
    [0] Ya está todo. ¡Muy bien!
    [one] Falta 1.
   *[other] Faltan { $left }.
}
learn-card = { $hat ->
    [B] Boina { $value }
    [C] Cloché { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Kepis { $value }
    [S] Sombrero charro { $value }
   *[T] Tricornio { $value }
}

learn-hats-title = Ocho turnos, un sombrero favorito
learn-hats-lede = Intercambia cartas con la mesa de té. Al final, un sombrero vale la posición de su tipo en la mesa, así que con cada intercambio cambian los valores.
learn-hats-1-title = Intercambia
learn-hats-1 = Juega una carta en una posición y llévate la que había. Hace falta el mismo tipo de sombrero o un número más alto.
learn-hats-2-title = O juega un sombrero negro
learn-hats-2 = ¿Nada te convence? Juega una carta bocabajo. Vale 1 punto, y nadie sabe qué es.
learn-hats-3-title = Ojo a la galleta
learn-hats-3 = ¿Tienes más tipos de sombrero que nadie? La galleta es tuya, hasta que alguien tenga más. Al final vale 5 puntos.
learn-hats-4-title = Cuenta las posiciones
learn-hats-4 = Cada Fez tuyo vale 3 si el Fez está en la posición 3. ¿No está en la mesa? Entonces no vale nada.
learn-hats-5-title = Tu sombrero favorito
learn-hats-5 = La última carta de tu mano es tu sombrero favorito. Suma los números de las cartas de ese tipo que has reunido y resta el suyo.
learn-hats-try = Tienes el Deerstalker 4. ¿Qué sombreros puede llevarse? Tócalos.
learn-hats-try-1 = Sí: 4 es mayor que 2.
learn-hats-try-2 = No: 4 es menor que 6, y una Boina no es un Deerstalker.
learn-hats-try-3 = Sí: también es un Deerstalker, así que el número da igual.
learn-hats-try-4 = No: 4 es menor que 5, y un Sombrero charro no es un Deerstalker.

learn-magic_hat-title = ¿De quién es cada sombrero?
learn-magic_hat-lede = Siete personajes, siete sombreros bocabajo. Mira, cambia y recuerda, y destapa un sombrero cuando sepas seguro que es el suyo.
learn-magic_hat-1-title = Mira
learn-magic_hat-1 = Mira un sombrero en secreto. Todos ven qué sombrero miras, pero solo tú ves cuál es.
learn-magic_hat-2-title = Cambia
learn-magic_hat-2 = Cambia de sitio dos sombreros sin mirarlos. ¡Fíjate bien adónde van!
learn-magic_hat-3-title = Destapa
learn-magic_hat-3 = Destapa un sombrero a la vista de todos. ¿Es del personaje de debajo? Entonces ganas las dos cartas.
learn-magic_hat-4-title = ¡Uy!
learn-magic_hat-4 = ¿No es el suyo? El sombrero vuelve a su sitio y recibes una ficha de penalización (una nubecita): un punto menos.
learn-magic_hat-5-title = Un sombrero mágico
learn-magic_hat-5 = No es de nadie, pero te ayuda: quédatelo y anula una ficha de penalización.
learn-magic_hat-try = ¿Qué sombreros están en su sitio? Tócalos.
learn-magic_hat-try-1 = Sí: la corona es del rey.
learn-magic_hat-try-2 = No: el gorro de cascabeles es del bufón, no del cocinero.
learn-magic_hat-try-3 = Sí: los cuernos son del dragón.
learn-magic_hat-try-4 = No: la tiara es de la reina, no del caballero.

learn-top_hats-title = Salta y mira qué hay debajo
learn-top_hats-lede = Cada uno esconde sombreros en pilas de tres. Si saltas sobre una pila rival, pierde su sombrero de arriba; el de debajo dice de quién es ahora la pila.
learn-top_hats-1-title = Construye en secreto
learn-top_hats-1 = Cinco pilas de tres sombreros, con tu color arriba. Lo que hay debajo es tu secreto.
learn-top_hats-2-title = Un paso o un salto
learn-top_hats-2 = Mueve una pila un paso a una casilla libre, o salta sobre una pila vecina a la casilla libre que está justo detrás.
learn-top_hats-3-title = Captura
learn-top_hats-3 = Cada pila rival sobre la que saltas pierde su sombrero de arriba. Si puedes capturar, debes hacerlo.
learn-top_hats-4-title = Sal de la franja
learn-top_hats-4 = Una jugada solo puede acabar en el anillo exterior (la franja) si captura. Una pila que esté en la franja tiene que volver hacia dentro.
learn-top_hats-5-title = Reduce el tablero
learn-top_hats-5 = ¿Cinco pilas o menos, y ninguna en la franja? Puedes cerrar el anillo exterior. Cuando todas las pilas son tuyas, ganas.
learn-top_hats-try = Juegas con el rojo. ¿Qué pilas son tuyas? Tócalas.
learn-top_hats-try-1 = Sí: arriba está el rojo, así que es tuya, haya lo que haya debajo.
learn-top_hats-try-2 = No: arriba está el amarillo, así que es del amarillo, aunque dentro haya sombreros tuyos.
learn-top_hats-try-3 = Sí: un solo sombrero rojo también es una pila.
learn-top_hats-try-4 = No: es del azul mientras el azul esté arriba.

learn-magic_hat-choice-1 = La corona sobre el rey
learn-magic_hat-choice-2 = El gorro de cascabeles sobre el cocinero
learn-magic_hat-choice-3 = Los cuernos sobre el dragón
learn-magic_hat-choice-4 = La tiara sobre el caballero
learn-top_hats-choice-1 = Rojo sobre dos sombreros amarillos
learn-top_hats-choice-2 = Amarillo sobre dos sombreros rojos
learn-top_hats-choice-3 = Un solo sombrero rojo
learn-top_hats-choice-4 = Azul sobre un sombrero rojo
