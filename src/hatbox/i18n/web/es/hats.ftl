# A card by name, as it is spoken: "Boina 4".
hatsw-card = { $type ->
    [B] Boina { $value }
    [C] Cloché { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Kepis { $value }
    [S] Sombrero charro { $value }
   *[T] Tricornio { $value }
}

# The table
hatsw-table = Mesa de té
hatsw-place = Posición { $place }: { $card }
hatsw-place-ok = Posición { $place }: { $card }, puedes llevártela
hatsw-place-no = Posición { $place }: { $card }, con esta carta no puedes
hatsw-hand = Tu mano
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, elegida
hatsw-hand-ahead = { $card }, tu próxima jugada
hatsw-cards = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
hatsw-your-hats = Tus sombreros
hatsw-hats-of = Sombreros de { $who }
hatsw-no-hats = aún sin sombreros
hatsw-closer = Ver de cerca los sombreros de { $who }
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
hatsw-deck = Descartar y robar
hatsw-deck-name = Mazo
hatsw-deck-left = { $count ->
    [0] no quedan
   *[other] quedan { $count }
}
hatsw-discards = Pila de descarte
hatsw-swap-short = Robar · { $count }
hatsw-swap-name = Descartar una carta y robar otra. { $count ->
    [0] El mazo está vacío: se barajará la pila de descarte.
    [one] Queda { $count } carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
hatsw-black-slot = Sombrero negro
hatsw-black-slot-name = Jugar la carta bocabajo como sombrero negro
hatsw-partner-slot = Para tu compañero
hatsw-partner-short = Compañero
hatsw-partner-slot-name = Pasar la carta bocabajo a tu compañero
hatsw-offer-name = Una carta bocabajo
hatsw-cookie = tiene la galleta
hatsw-cookie-yours = Tienes la galleta
hatsw-cookie-table = La galleta es para quien tenga más tipos de sombrero
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
hatsw-where = { $type ->
    [B] ¿Dónde pones la Boina?
    [C] ¿Dónde pones el Cloché?
    [D] ¿Dónde pones el Deerstalker?
    [F] ¿Dónde pones el Fez?
    [K] ¿Dónde pones el Kepis?
    [S] ¿Dónde pones el Sombrero charro?
   *[T] ¿Dónde pones el Tricornio?
}
hatsw-may-swap = Descarta y roba, o termina tu turno.
hatsw-may-offer = Intercambia una carta con tu compañero, o termina tu turno.
hatsw-swapped-first = Ahora intercambia un sombrero o juega un sombrero negro.
hatsw-give-title = Una carta para ti
hatsw-give = { $who } te pasa una carta bocabajo. ¿Qué carta le das a cambio?
hatsw-choosing = está eligiendo qué carta dar a cambio…
hatsw-thinking = está pensando…
hatsw-over = Fin de la partida
hatsw-back = Cancelar
hatsw-end-turn = Terminar turno
hatsw-ahead = Se jugará en cuanto te toque.
hatsw-picked = { $card }: carta elegida. { $count ->
    [0] Ahora no puede ir a ningún sitio.
    [one] Puede ir a { $count } posición.
   *[other] Puede ir a { $count } posiciones.
}
hatsw-picked-early = { $card }: carta elegida. Decide dónde jugarla cuando te toque.
hatsw-put-back = { $card }: la carta vuelve a tu mano.

# The log
log-hats-exchange = { $you ->
    [yes] Juegas { $card } en la posición { $place } y te llevas { $taken }.
   *[no] { $who } juega { $card } en la posición { $place } y se lleva { $taken }.
}
log-hats-black = { $you ->
    [yes] Juegas { $card } como sombrero negro.
   *[no] { $who } juega { $card } como sombrero negro.
}
log-hats-black-unseen = { $you ->
    [yes] Juegas un sombrero negro.
   *[no] { $who } juega un sombrero negro.
}
log-hats-discard = { $you ->
    [yes] Descartas { $card }.
   *[no] { $who } descarta { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] Descartas una carta.
   *[no] { $who } descarta una carta.
}
log-hats-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba { $card }.
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
    [yes] Pasas { $card } bocabajo a tu compañero.
   *[no] { $who } pasa { $card } bocabajo a su compañero.
}
log-hats-offer-unseen = { $you ->
    [yes] Pasas una carta bocabajo a tu compañero.
   *[no] { $who } pasa una carta bocabajo a su compañero.
}
log-hats-give = { $you ->
    [yes] Das { $card } a cambio.
   *[no] { $who } da { $card } a cambio.
}
log-hats-give-unseen = { $you ->
    [yes] Das una carta a cambio.
   *[no] { $who } da una carta a cambio.
}
log-hats-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina su turno.
}
log-hats-cookie = { $you ->
    [yes] Te llevas la galleta.
   *[no] { $who } se lleva la galleta.
}
log-hats-cookie-table = La galleta vuelve a la mesa.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = { $type ->
    [B] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otra Boina.
    [C] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Cloché.
    [D] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Deerstalker.
    [F] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Fez.
    [K] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Kepis.
    [S] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Sombrero charro.
   *[T] Un { $value } no puede llevarse un { $other }. Juega un número más alto u otro Tricornio.
}
no-hats-main-action-done = Ya has jugado un sombrero en este turno.
no-hats-main-action-first = Primero intercambia un sombrero o juega un sombrero negro; después puedes terminar tu turno.
no-hats-optional-action-done = Esto solo se puede hacer una vez por turno, y ya lo has hecho.
no-hats-answer-the-offer = Tu compañero espera: primero da una carta a cambio.
no-hats-offer-needs-partner = Solo tienes compañero en las partidas de cuatro.
no-hats-no-discard-with-four = Con cuatro jugadores, en vez de descartar se intercambia una carta con el compañero.
no-hats-no-offer-to-answer = Nadie te ha pasado una carta.
no-hats-not-in-hand = Esa carta no está en tu mano.
no-hats-no-such-place = Con dos jugadores solo hay cinco posiciones.
no-hats-game-is-over = La partida ha terminado.

# The scoring napkin
hatsw-end-won = ¡Has ganado!
hatsw-end-shared = ¡Victoria compartida!
hatsw-end-won-team = ¡Gana tu equipo!
hatsw-end-lost = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
hatsw-and = { $one } y { $other }
hatsw-end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hatsw-end-behind = { $points ->
    [0] { $who } tiene los mismos puntos que tú.
    [one] { $who } se ha quedado a un punto.
   *[other] { $who } se ha quedado a { $points } puntos.
}
hatsw-end-ahead = { $points ->
    [0] Empate a puntos.
    [one] Te has quedado a un punto.
   *[other] Te has quedado a { $points } puntos.
}
hatsw-end-by = { $points ->
    [0] Más reñido, imposible.
    [one] Por un solo punto.
   *[other] Por { $points } puntos.
}
hatsw-end-early = La partida acabó antes de tiempo.
hatsw-napkin = Servilleta de puntuación
hatsw-napkin-table = Mesa de té
hatsw-napkin-hats = Sombreros
hatsw-napkin-black = Sombreros negros
hatsw-napkin-favourite = Favorito
hatsw-napkin-cookie = Galleta
hatsw-napkin-total = Total
hatsw-napkin-team = Equipo
hatsw-napkin-you = Tú
hatsw-napkin-down = Posición { $place }, bocabajo
hatsw-napkin-counts = Posición { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hatsw-napkin-look = Ver la mesa
hatsw-napkin-open = Ver los puntos

# --- the count before the winner
hatsw-counting = Contando…

# --- what a move would bring, where points come from

hatsw-preview-take = Te llevas { $card }
hatsw-preview-black = Vale 1 punto como sombrero negro
hatsw-preview-worth = { $type ->
    [B] Boina: { $before } → { $after }
    [C] Cloché: { $before } → { $after }
    [D] Deerstalker: { $before } → { $after }
    [F] Fez: { $before } → { $after }
    [K] Kepis: { $before } → { $after }
    [S] Sombrero charro: { $before } → { $after }
   *[T] Tricornio: { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] Pierdes la galleta
   *[comes] Te llevas la galleta
}
hatsw-preview-points = Tus puntos: { $before } → { $after }
hatsw-preview-favourite = Sombrero favorito, aparte: { $points }
hatsw-favourite-apart = A eso se suma tu sombrero favorito, que solo conoces tú.
no-hats-hand-first = Primero elige un sombrero de tu mano.
# --- why the cookie moved
log-hats-cookie-numbers = Empate en tipos: deciden los números más bajos.
