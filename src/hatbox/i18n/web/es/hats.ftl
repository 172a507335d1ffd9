# A card by name, as it is spoken: "4 de Boinas".
hatsw-card = { $value } de { $type ->
    [B] Boinas
    [C] Clochés
    [D] Deerstalkers
    [F] Fez
    [K] Kepis
    [S] Sombreros charros
   *[T] Tricornios
}

# The table
hatsw-table = Mesa de té
hatsw-place = Posición { $place }: { $card }
hatsw-place-ok = Posición { $place }: { $card }, te lo puedes llevar
hatsw-place-no = Posición { $place }: { $card }, no con esta carta
hatsw-hand = Tu mano
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, elegido
hatsw-hand-ahead = { $card }, para jugar en cuanto te toque
hatsw-cards = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
hatsw-your-hats = Tus sombreros
hatsw-hats-of = Sombreros de { $who }
hatsw-no-hats = ningún sombrero aún
hatsw-closer = Mirar de cerca los sombreros de { $who }
hatsw-group = { $cards }, cada carta vale { $worth ->
    [one] { $worth } punto
   *[other] { $worth } puntos
}
hatsw-black-hats = { $count ->
    [one] { $count } sombrero negro
   *[other] { $count } sombreros negros
}
hatsw-each = { $worth } c/u
hatsw-look = { $count ->
    [one] Tu sombrero negro. Mantén pulsado para mirarlo.
   *[other] Tus sombreros negros. Mantén pulsado para mirarlos.
}
hatsw-look-open = { $count ->
    [one] Tu sombrero negro: { $cards }
   *[other] Tus sombreros negros: { $cards }
}
hatsw-deck = Cambiar una carta
hatsw-deck-name = Mazo
hatsw-deck-left = { $count ->
    [0] no quedan
   *[other] quedan { $count }
}
hatsw-discards = Descarte
hatsw-swap-short = Cambiar · { $count }
hatsw-swap-name = Cambiar una carta: descarta una y roba otra. { $count ->
    [0] El mazo está vacío, se barajará el descarte.
    [one] Queda { $count } carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
hatsw-black-slot = Sombrero negro
hatsw-black-slot-name = Bajar la carta como sombrero negro, boca abajo
hatsw-partner-slot = Para tu pareja
hatsw-partner-short = Pareja
hatsw-partner-slot-name = Dejar la carta boca abajo para tu pareja
hatsw-offer-name = Aquí hay una carta boca abajo
hatsw-cookie = tiene la galleta
hatsw-cookie-yours = Tienes la galleta
hatsw-cookie-table = La galleta, para quien muestre más tipos de sombreros
hatsw-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
hatsw-points-name = { $points ->
    [one] { $points } punto si la partida acabara ahora
   *[other] { $points } puntos si la partida acabara ahora
}

# What is asked
hatsw-your-turn = Te toca
hatsw-pick = Elige un sombrero de tu mano.
hatsw-where = ¿Adónde va { $type ->
    [B] la Boina
    [C] el Cloché
    [D] el Deerstalker
    [F] el Fez
    [K] el Kepis
    [S] el Sombrero charro
   *[T] el Tricornio
}?
hatsw-may-swap = Cambia una carta o termina tu turno.
hatsw-may-offer = Cambia con tu pareja o termina tu turno.
hatsw-swapped-first = Ahora intercambia un sombrero o baja uno negro.
hatsw-give-title = Una carta para ti
hatsw-give = { $who } deja una carta boca abajo para ti. ¿Cuál das a cambio?
hatsw-choosing = elige qué carta dar a cambio…
hatsw-thinking = está pensando…
hatsw-over = La partida ha terminado
hatsw-back = Devolver
hatsw-end-turn = Terminar turno
hatsw-ahead = Se jugará en cuanto te toque.
hatsw-picked = Has elegido el { $card }. { $count ->
    [0] Ahora no puede ir a ningún sitio.
    [one] Puede ir a { $count } posición.
   *[other] Puede ir a { $count } posiciones.
}
hatsw-picked-early = Has elegido el { $card }. Decide adónde va cuando te toque.
hatsw-put-back = El { $card } vuelve a tu mano.

# The log
log-hats-exchange = { $you ->
    [yes] Juegas el { $card } en la posición { $place } y te llevas el { $taken }.
   *[no] { $who } juega el { $card } en la posición { $place } y se lleva el { $taken }.
}
log-hats-black = { $you ->
    [yes] Bajas el { $card } como sombrero negro.
   *[no] { $who } baja el { $card } como sombrero negro.
}
log-hats-black-unseen = { $you ->
    [yes] Bajas un sombrero negro.
   *[no] { $who } baja un sombrero negro.
}
log-hats-discard = { $you ->
    [yes] Descartas el { $card }.
   *[no] { $who } descarta el { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] Descartas una carta.
   *[no] { $who } descarta una carta.
}
log-hats-drew = { $you ->
    [yes] Robas el { $card }.
   *[no] { $who } roba el { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] Robas una carta.
   *[no] { $who } roba una carta.
}
log-hats-reshuffle = { $cards ->
    [one] La carta descartada forma el nuevo mazo.
   *[other] Las { $cards } cartas descartadas se barajan y forman un nuevo mazo.
}
log-hats-offer = { $you ->
    [yes] Dejas el { $card } boca abajo para tu pareja.
   *[no] { $who } deja el { $card } boca abajo para su pareja.
}
log-hats-offer-unseen = { $you ->
    [yes] Dejas una carta boca abajo para tu pareja.
   *[no] { $who } deja una carta boca abajo para su pareja.
}
log-hats-give = { $you ->
    [yes] Das el { $card } a cambio; las dos cartas cambian de mano.
   *[no] { $who } da el { $card } a cambio; las dos cartas cambian de mano.
}
log-hats-give-unseen = { $you ->
    [yes] Das una carta a cambio; las dos cartas cambian de mano.
   *[no] { $who } da una carta a cambio; las dos cartas cambian de mano.
}
log-hats-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina el turno.
}
log-hats-cookie = { $you ->
    [yes] La galleta es tuya.
   *[no] La galleta pasa a { $who }.
}
log-hats-cookie-table = La galleta vuelve a la mesa.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Un { $value } no puede llevarse un { $other }. Juega un número más alto, u { $type ->
    [B] otra Boina
    [C] otro Cloché
    [D] otro Deerstalker
    [F] otro Fez
    [K] otro Kepis
    [S] otro Sombrero charro
   *[T] otro Tricornio
}.
no-hats-main-action-done = Ya has jugado tu sombrero en este turno.
no-hats-main-action-first = Primero intercambia un sombrero o baja uno negro; luego puedes terminar tu turno.
no-hats-optional-action-done = Solo se cambia una carta por turno, y ya lo has hecho.
no-hats-answer-the-offer = Tu pareja espera: primero da una carta a cambio.
no-hats-offer-needs-partner = Solo con cuatro jugadores hay una pareja con quien cambiar.
no-hats-no-discard-with-four = Con cuatro jugadores se cambia con la pareja en vez de descartar.
no-hats-no-offer-to-answer = Nadie te ha ofrecido una carta.
no-hats-not-in-hand = Esa carta no está en tu mano.
no-hats-no-such-place = Con dos jugadores solo hay cinco posiciones.
no-hats-game-is-over = La partida ha terminado.

# The scoring napkin
hatsw-end-won = ¡Has ganado!
hatsw-end-shared = ¡Victoria compartida!
hatsw-end-won-team = ¡Victoria en pareja!
hatsw-end-lost = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
hatsw-and = { $one } y { $other }
hatsw-end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hatsw-end-behind = { $who } { $points ->
    [0] tiene tus mismos puntos.
    [one] tiene un punto menos.
   *[other] tiene { $points } puntos menos.
}
hatsw-end-ahead = { $points ->
    [0] Tienes los mismos puntos.
    [one] Tienes un punto menos.
   *[other] Tienes { $points } puntos menos.
}
hatsw-end-by = { $points ->
    [0] Más reñido, imposible.
    [one] Por un solo punto.
   *[other] Por { $points } puntos.
}
hatsw-end-early = La partida acabó antes de tiempo.
hatsw-napkin = La servilleta de los puntos
hatsw-napkin-table = La mesa de té
hatsw-napkin-hats = Sombreros
hatsw-napkin-black = Sombreros negros
hatsw-napkin-favourite = Favorito
hatsw-napkin-cookie = Galleta
hatsw-napkin-total = Total
hatsw-napkin-team = En pareja
hatsw-napkin-you = Tú
hatsw-napkin-down = Posición { $place }, boca abajo
hatsw-napkin-counts = Posición { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hatsw-napkin-look = Mirar la mesa
hatsw-napkin-open = Ver la servilleta
