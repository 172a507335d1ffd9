# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] Rey
    [queen] Reina
    [princess] Princesa
    [knight] Caballero
    [wizard] Mago
    [jester] Bufón
    [cook] Cocinero
    [maid] Doncella
    [dragon] Dragón
    [astrologer] Astrólogo
    [noble] Noble
    [archer] Arquero
    [monk] Monje
    [bishop] Obispo
    [troubadour] Trovador
    [farmer] Granjero
    [miner] Minero
    [fairy] Hada
    [sultan] Sultán
   *[sailor] Marinero
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] corona
    [queen] tiara
    [princess] gorro de princesa
    [knight] casco con plumas
    [wizard] gorro de mago
    [jester] gorro de cascabeles
    [cook] gorro de cocinero
    [maid] pañuelo
    [dragon] cuernos
    [astrologer] gorro de estrellas
    [noble] gorro de terciopelo
    [archer] gorro con pluma
    [monk] capucha de monje
    [bishop] mitra
    [troubadour] sombrero de trovador
    [farmer] sombrero de paja
    [miner] casco de minero
    [fairy] corona de flores
    [sultan] turbante
    [sailor] gorra de marinero
   *[magic] sombrero mágico
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La corona
    [queen] La tiara
    [princess] El gorro de princesa
    [knight] El casco con plumas
    [wizard] El gorro de mago
    [jester] El gorro de cascabeles
    [cook] El gorro de cocinero
    [maid] El pañuelo
    [dragon] Los cuernos
    [astrologer] El gorro de estrellas
    [noble] El gorro de terciopelo
    [archer] El gorro con pluma
    [monk] La capucha de monje
    [bishop] La mitra
    [troubadour] El sombrero de trovador
    [farmer] El sombrero de paja
    [miner] El casco de minero
    [fairy] La corona de flores
    [sultan] El turbante
    [sailor] La gorra de marinero
   *[magic] El sombrero mágico
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La corona es del rey.
    [queen] La tiara es de la reina.
    [princess] El gorro de princesa es de la princesa.
    [knight] El casco con plumas es del caballero.
    [wizard] El gorro de mago es del mago.
    [jester] El gorro de cascabeles es del bufón.
    [cook] El gorro de cocinero es del cocinero.
    [maid] El pañuelo es de la doncella.
    [dragon] Los cuernos son del dragón.
    [astrologer] El gorro de estrellas es del astrólogo.
    [noble] El gorro de terciopelo es del noble.
    [archer] El gorro con pluma es del arquero.
    [monk] La capucha de monje es del monje.
    [bishop] La mitra es del obispo.
    [troubadour] El sombrero de trovador es del trovador.
    [farmer] El sombrero de paja es del granjero.
    [miner] El casco de minero es del minero.
    [fairy] La corona de flores es del hada.
    [sultan] El turbante es del sultán.
   *[sailor] La gorra de marinero es del marinero.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Cambia el sombrero que está sobre el rey por…
    [queen] Cambia el sombrero que está sobre la reina por…
    [princess] Cambia el sombrero que está sobre la princesa por…
    [knight] Cambia el sombrero que está sobre el caballero por…
    [wizard] Cambia el sombrero que está sobre el mago por…
    [jester] Cambia el sombrero que está sobre el bufón por…
    [cook] Cambia el sombrero que está sobre el cocinero por…
    [maid] Cambia el sombrero que está sobre la doncella por…
    [dragon] Cambia el sombrero que está sobre el dragón por…
    [astrologer] Cambia el sombrero que está sobre el astrólogo por…
    [noble] Cambia el sombrero que está sobre el noble por…
    [archer] Cambia el sombrero que está sobre el arquero por…
    [monk] Cambia el sombrero que está sobre el monje por…
    [bishop] Cambia el sombrero que está sobre el obispo por…
    [troubadour] Cambia el sombrero que está sobre el trovador por…
    [farmer] Cambia el sombrero que está sobre el granjero por…
    [miner] Cambia el sombrero que está sobre el minero por…
    [fairy] Cambia el sombrero que está sobre el hada por…
    [sultan] Cambia el sombrero que está sobre el sultán por…
   *[sailor] Cambia el sombrero que está sobre el marinero por…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] ¿Qué haces con el sombrero que está sobre el rey?
    [queen] ¿Qué haces con el sombrero que está sobre la reina?
    [princess] ¿Qué haces con el sombrero que está sobre la princesa?
    [knight] ¿Qué haces con el sombrero que está sobre el caballero?
    [wizard] ¿Qué haces con el sombrero que está sobre el mago?
    [jester] ¿Qué haces con el sombrero que está sobre el bufón?
    [cook] ¿Qué haces con el sombrero que está sobre el cocinero?
    [maid] ¿Qué haces con el sombrero que está sobre la doncella?
    [dragon] ¿Qué haces con el sombrero que está sobre el dragón?
    [astrologer] ¿Qué haces con el sombrero que está sobre el astrólogo?
    [noble] ¿Qué haces con el sombrero que está sobre el noble?
    [archer] ¿Qué haces con el sombrero que está sobre el arquero?
    [monk] ¿Qué haces con el sombrero que está sobre el monje?
    [bishop] ¿Qué haces con el sombrero que está sobre el obispo?
    [troubadour] ¿Qué haces con el sombrero que está sobre el trovador?
    [farmer] ¿Qué haces con el sombrero que está sobre el granjero?
    [miner] ¿Qué haces con el sombrero que está sobre el minero?
    [fairy] ¿Qué haces con el sombrero que está sobre el hada?
    [sultan] ¿Qué haces con el sombrero que está sobre el sultán?
   *[sailor] ¿Qué haces con el sombrero que está sobre el marinero?
}

magicw-court = Siete sombreros y sus personajes
magicw-others = Los demás jugadores
magicw-actions = Lo que puedes hacer
magicw-piles = Los mazos
magicw-action = { $action ->
    [peek] Mirar
    [swap] Cambiar
   *[open] Destapar
}
magicw-action-hint = { $action ->
    [peek] Mirar: ves un sombrero en secreto. Tecla P
    [swap] Cambiar: dos sombreros cambian de sitio. Tecla S
   *[open] Destapar: enseñas un sombrero a todos. Tecla O
}
magicw-ask = Te toca: ¿miras, cambias o destapas?
magicw-ask-peek = ¿Qué sombrero quieres mirar?
magicw-ask-first = ¿Qué sombrero quieres cambiar?
magicw-ask-open = ¿Qué sombrero quieres destapar?
magicw-your-turn = Te toca
magicw-thinking = { $who } está pensando…
magicw-over = Fin de la partida
magicw-your-points = Tus puntos
magicw-waiting = Un momento…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Solo lo ves tú. ¡Recuérdalo!
   *[no] { $who } está mirando un sombrero…
}
magicw-doing-swap = { $you ->
    [yes] Cambias dos sombreros
   *[no] { $who } está cambiando sombreros…
}
magicw-doing-open = { $you ->
    [yes] Lo destapas…
   *[no] { $who } está destapando un sombrero…
}
magicw-put-back = El sombrero vuelve a estar bocabajo.
magicw-fits = ¡Es el suyo!
magicw-magic = ¡Un sombrero mágico!
magicw-magic-text = Anula una ficha de penalización.
magicw-pair-goes = { $you ->
    [yes] La pareja es tuya.
   *[no] { $who } se lleva la pareja.
}
magicw-hat-goes = { $you ->
    [yes] El sombrero es tuyo.
   *[no] { $who } se lleva el sombrero.
}
magicw-wrong = ¿{ $hat }? ¡Cabeza equivocada!
magicw-redeal = Ningún sombrero le sirve a nadie: se barajan todos y se reparten de nuevo.
magicw-tap-on = Toca para seguir
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Espacio { $slot }: { $kind }, sombrero bocabajo{ $state ->
    [peek] , puedes mirarlo
    [open] , puedes destaparlo
    [swap] , puedes cambiarlo
    [picked] , elegido
    [barred] , ahora no es posible
   *[still] {""}
}
magicw-slot-known = Espacio { $slot }: { $kind }, sombrero bocabajo, lo conoces: { $hat }{ $state ->
    [peek] , puedes mirarlo
    [open] , puedes destaparlo
    [swap] , puedes cambiarlo
    [picked] , elegido
    [barred] , ahora no es posible
   *[still] {""}
}
magicw-slot-open = Espacio { $slot }: { $kind }, sombrero: { $hat }
magicw-slot-shown = Espacio { $slot }: { $kind }, sombrero bocarriba: { $hat }
magicw-slot-peeked = Espacio { $slot }: { $kind }, { $who } está mirando el sombrero
magicw-slot-empty = Espacio { $slot }: vacío
magicw-won = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}
magicw-won-magic = { $magic ->
    [one] 1 sombrero mágico
   *[other] { $magic } sombreros mágicos
}
magicw-won-clouds = { $penalties ->
    [one] 1 ficha de penalización
   *[other] { $penalties } fichas de penalización
}
magicw-now = { $score } si acabara ahora
magicw-hat-pile = { $count ->
    [0] No quedan sombreros en el mazo
    [one] 1 sombrero en el mazo
   *[other] { $count } sombreros en el mazo
}
magicw-character-pile = { $count ->
    [0] No quedan personajes en el mazo
    [one] 1 personaje en el mazo
   *[other] { $count } personajes en el mazo
}
magicw-you = Tú
# The end.
magicw-end-won = { $you ->
    [yes] ¡Has ganado!
   *[no] ¡Gana { $who }!
}
magicw-end-shared = ¡{ $who } comparten la victoria!
magicw-end-played = ¡Bonita partida!
magicw-end-complete = Solo quedan tres personajes: la partida ha terminado.
magicw-end-stalled = Hace mucho que nadie gana nada: la partida ha terminado.
magicw-end-resigned = Un jugador se ha rendido: la partida ha terminado.
magicw-end-abandoned = La partida quedó sin terminar.
magicw-end-score = Puntos
magicw-end-why = Cada pareja vale 1 punto. Cada ficha de penalización resta 1 punto, y cada sombrero mágico anula una ficha de penalización.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Miras el espacio { $slot }: { $hat }.
   *[no] { $who } mira el espacio { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Miras el espacio { $slot }.
   *[no] { $who } mira el espacio { $slot }.
}
log-magic-swap = { $you ->
    [yes] Cambias los sombreros de los espacios { $first } y { $second }.
   *[no] { $who } cambia los sombreros de los espacios { $first } y { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Destapas el espacio { $slot } ({ $character }): ¡es el suyo! La pareja es tuya.
   *[no] { $who } destapa el espacio { $slot } ({ $character }): ¡es el suyo! { $who } se lleva la pareja.
}
log-magic-open-wrong = { $you ->
    [yes] Destapas el espacio { $slot } ({ $character }): { $hat }. No es el suyo: recibes una ficha de penalización.
   *[no] { $who } destapa el espacio { $slot } ({ $character }): { $hat }. No es el suyo: { $who } recibe una ficha de penalización.
}
log-magic-open-magic = { $you ->
    [yes] Destapas el espacio { $slot }: ¡un sombrero mágico! Es tuyo.
   *[no] { $who } destapa el espacio { $slot }: ¡un sombrero mágico! { $who } se lo queda.
}
log-magic-next-character = Nuevo en el espacio { $slot }: { $character }.
log-magic-slot-empty = El espacio { $slot } queda vacío.
log-magic-redeal = Ningún sombrero le sirve a nadie: se barajan todos y se reparten de nuevo.
# Why something is not allowed.
no-magic-empty-slot = En el espacio { $slot } ya no hay nadie. Elige un sombrero que tenga un personaje debajo.
no-magic-no-swap-back = Estos dos sombreros acaban de cambiar de sitio. No puedes volver a cambiarlos enseguida.
no-magic-game-is-over = La partida ha terminado: solo quedan tres personajes.
no-magic-game-has-stalled = La partida ha terminado: hace mucho que nadie gana nada.

# --- who wears what, and ending a peek
magicw-heads = Quién lleva qué
magicw-heads-nobody = Nadie
magicw-got-it = Visto
