# Learn: each game in five pictures.
learn-choose = ¿Qué juego quieres aprender?
learn-choose-text = Cinco dibujos de cada uno y luego una lección corta en una mesa de verdad.
learn-title = { $game ->
    [hats] Aprende Hats
    [magic_hat] Aprende Magic Hat
   *[top_hats] Aprende Top Hats
}
learn-pictures = En cinco dibujos
learn-try = Pruébalo
learn-rules = Todas las reglas, { $first }–{ $last }
learn-scoring = Un recuento de ejemplo
learn-four = Cuatro a la mesa
learn-lesson = Empezar la lección
learn-lesson-hint = Unos minutos en buena compañía. Pruebas cada acción una vez.
learn-games = Juegos
learn-contents = En esta página
learn-try-left = { $left ->
    [0] Ya están todos. ¡Muy bien!
    [one] Falta uno más.
   *[other] Faltan { $left } más.
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
learn-hats-lede = Intercambia cartas con la mesa de té. Un sombrero vale el número de la posición donde está su tipo al final: cada intercambio mueve los precios.
learn-hats-1-title = Intercambia
learn-hats-1 = Pon una carta en una posición y llévate la que había. El mismo sombrero, o un número más alto, gana el sitio.
learn-hats-2-title = O un sombrero negro
learn-hats-2 = ¿Nada encaja? Esconde una carta boca abajo. Vale 1, y nadie la ve.
learn-hats-3-title = Ojo a la galleta
learn-hats-3 = ¿Muestras más tipos que nadie? La galleta es tuya, hasta que alguien muestre más. Al final vale 5 puntos.
learn-hats-4-title = Cuenta la posición
learn-hats-4 = Cada Fez tuyo vale 3 si el Fez está en la posición 3. ¿No está en la mesa? Entonces, nada.
learn-hats-5-title = Tu favorito
learn-hats-5 = La última carta de tu mano es tu sombrero favorito. Su tipo puntúa otra vez, menos su propio número.
learn-hats-try = Tienes el Deerstalker 4. ¿Qué sombreros puede llevarse? Tócalos.
learn-hats-try-1 = Sí: 4 es más alto que 2.
learn-hats-try-2 = No: 4 es más bajo que 6, y una Boina no es un Deerstalker.
learn-hats-try-3 = Sí: también es un Deerstalker, así que el número da igual.
learn-hats-try-4 = No: 4 es más bajo que 5, y un Sombrero charro no es un Deerstalker.

learn-magic_hat-title = ¿De quién es ese sombrero?
learn-magic_hat-lede = Siete personajes de la corte, siete sombreros boca abajo. Espía, cambia, recuerda, y destapa un sombrero cuando sepas que es el suyo.
learn-magic_hat-1-title = Espía
learn-magic_hat-1 = Mira un sombrero solo para ti. Todos ven dónde miras, nadie ve qué hay.
learn-magic_hat-2-title = Cambia
learn-magic_hat-2 = Haz que dos sombreros cambien de sitio, sin mirarlos. ¡Fíjate bien adónde van!
learn-magic_hat-3-title = Destapa
learn-magic_hat-3 = Destapa un sombrero a la vista de todos. ¿Es el de la cabeza de abajo? Entonces las dos cartas son tuyas.
learn-magic_hat-4-title = ¡Uy!
learn-magic_hat-4 = ¿No es el suyo? El sombrero vuelve a su sitio y recibes una nubecita: un punto menos.
learn-magic_hat-5-title = Un sombrero mágico
learn-magic_hat-5 = No es de nadie y te ayuda: quédatelo, y se lleva una nubecita.
learn-magic_hat-try = ¿Qué sombreros están en su sitio? Tócalos.
learn-magic_hat-try-1 = Sí: la corona es del rey.
learn-magic_hat-try-2 = No: el gorro de cascabeles es del bufón, no del cocinero.
learn-magic_hat-try-3 = Sí: los cuernos son del dragón.
learn-magic_hat-try-4 = No: la tiara es de la reina, no del caballero.

learn-top_hats-title = Salta y mira qué hay debajo
learn-top_hats-lede = Todos esconden sombreros en pilas de tres. Salta sobre una pila rival y su sombrero de arriba desaparece; el de debajo dice de quién es ahora la pila.
learn-top_hats-1-title = Construye en secreto
learn-top_hats-1 = Cinco pilas de tres sombreros, con tu color arriba. Lo que hay debajo es tu secreto.
learn-top_hats-2-title = Un paso o un salto
learn-top_hats-2 = Mueve una pila un paso a una casilla libre, o salta sobre una vecina a la casilla justo detrás.
learn-top_hats-3-title = Captura
learn-top_hats-3 = Cada pila rival que saltas pierde su sombrero de arriba. Si puedes capturar, debes hacerlo.
learn-top_hats-4-title = Fuera de la franja
learn-top_hats-4 = Una jugada solo puede acabar en el anillo exterior si captura. Una pila que esté allí debe volver hacia dentro.
learn-top_hats-5-title = Estrecha el campo
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
