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
    [princess] hennin
    [knight] yelmo con penacho
    [wizard] gorro puntiagudo
    [jester] gorro de cascabeles
    [cook] gorro de cocina
    [maid] pañuelo
    [dragon] cuernos
    [astrologer] gorro de estrellas
    [noble] gorra de terciopelo
    [archer] gorro con pluma
    [monk] capucha
    [bishop] mitra
    [troubadour] chaperón
    [farmer] sombrero de paja
    [miner] casco con lámpara
    [fairy] corona de flores
    [sultan] turbante
    [sailor] gorra de marinero
   *[magic] sombrero mágico
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La corona
    [queen] La tiara
    [princess] El hennin
    [knight] El yelmo con penacho
    [wizard] El gorro puntiagudo
    [jester] El gorro de cascabeles
    [cook] El gorro de cocina
    [maid] El pañuelo
    [dragon] Los cuernos
    [astrologer] El gorro de estrellas
    [noble] La gorra de terciopelo
    [archer] El gorro con pluma
    [monk] La capucha
    [bishop] La mitra
    [troubadour] El chaperón
    [farmer] El sombrero de paja
    [miner] El casco con lámpara
    [fairy] La corona de flores
    [sultan] El turbante
    [sailor] La gorra de marinero
   *[magic] El sombrero mágico
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La corona es del rey.
    [queen] La tiara es de la reina.
    [princess] El hennin es de la princesa.
    [knight] El yelmo con penacho es del caballero.
    [wizard] El gorro puntiagudo es del mago.
    [jester] El gorro de cascabeles es del bufón.
    [cook] El gorro de cocina es del cocinero.
    [maid] El pañuelo es de la doncella.
    [dragon] Los cuernos son del dragón.
    [astrologer] El gorro de estrellas es del astrólogo.
    [noble] La gorra de terciopelo es del noble.
    [archer] El gorro con pluma es del arquero.
    [monk] La capucha es del monje.
    [bishop] La mitra es del obispo.
    [troubadour] El chaperón es del trovador.
    [farmer] El sombrero de paja es del granjero.
    [miner] El casco con lámpara es del minero.
    [fairy] La corona de flores es del hada.
    [sultan] El turbante es del sultán.
   *[sailor] La gorra de marinero es del marinero.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Cambia el sombrero del rey con…
    [queen] Cambia el sombrero de la reina con…
    [princess] Cambia el sombrero de la princesa con…
    [knight] Cambia el sombrero del caballero con…
    [wizard] Cambia el sombrero del mago con…
    [jester] Cambia el sombrero del bufón con…
    [cook] Cambia el sombrero del cocinero con…
    [maid] Cambia el sombrero de la doncella con…
    [dragon] Cambia el sombrero del dragón con…
    [astrologer] Cambia el sombrero del astrólogo con…
    [noble] Cambia el sombrero del noble con…
    [archer] Cambia el sombrero del arquero con…
    [monk] Cambia el sombrero del monje con…
    [bishop] Cambia el sombrero del obispo con…
    [troubadour] Cambia el sombrero del trovador con…
    [farmer] Cambia el sombrero del granjero con…
    [miner] Cambia el sombrero del minero con…
    [fairy] Cambia el sombrero del hada con…
    [sultan] Cambia el sombrero del sultán con…
   *[sailor] Cambia el sombrero del marinero con…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] ¿Qué haces con el sombrero del rey?
    [queen] ¿Qué haces con el sombrero de la reina?
    [princess] ¿Qué haces con el sombrero de la princesa?
    [knight] ¿Qué haces con el sombrero del caballero?
    [wizard] ¿Qué haces con el sombrero del mago?
    [jester] ¿Qué haces con el sombrero del bufón?
    [cook] ¿Qué haces con el sombrero del cocinero?
    [maid] ¿Qué haces con el sombrero de la doncella?
    [dragon] ¿Qué haces con el sombrero del dragón?
    [astrologer] ¿Qué haces con el sombrero del astrólogo?
    [noble] ¿Qué haces con el sombrero del noble?
    [archer] ¿Qué haces con el sombrero del arquero?
    [monk] ¿Qué haces con el sombrero del monje?
    [bishop] ¿Qué haces con el sombrero del obispo?
    [troubadour] ¿Qué haces con el sombrero del trovador?
    [farmer] ¿Qué haces con el sombrero del granjero?
    [miner] ¿Qué haces con el sombrero del minero?
    [fairy] ¿Qué haces con el sombrero del hada?
    [sultan] ¿Qué haces con el sombrero del sultán?
   *[sailor] ¿Qué haces con el sombrero del marinero?
}

magicw-court = Siete sombreros y sus personajes
magicw-others = Los demás jugadores
magicw-actions = Lo que puedes hacer
magicw-piles = Los mazos
magicw-action = { $action ->
    [peek] Espiar
    [swap] Cambiar
   *[open] Destapar
}
magicw-action-hint = { $action ->
    [peek] Espiar: mira un sombrero, solo tú. Tecla P
    [swap] Cambiar: dos sombreros cambian de sitio. Tecla S
   *[open] Destapar: enseña un sombrero a todos. Tecla O
}
magicw-ask = Te toca: ¿espías, cambias o destapas?
magicw-ask-peek = ¿Qué sombrero quieres mirar?
magicw-ask-first = ¿Qué sombrero quieres cambiar?
magicw-ask-open = ¿Qué sombrero quieres destapar?
magicw-your-turn = Te toca
magicw-thinking = { $who } está pensando…
magicw-over = La partida ha terminado
magicw-your-pairs = Tus parejas
magicw-waiting = Un momento…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Solo lo ves tú. ¡Recuérdalo!
   *[no] { $who } está espiando…
}
magicw-doing-swap = { $you ->
    [yes] Cambias dos sombreros
   *[no] { $who } está cambiando…
}
magicw-doing-open = { $you ->
    [yes] Lo destapas…
   *[no] { $who } está destapando…
}
magicw-put-back = El sombrero vuelve a estar boca abajo.
magicw-fits = ¡Es el suyo!
magicw-magic = ¡Un sombrero mágico!
magicw-magic-text = Se lleva una nubecita.
magicw-pair-goes = { $you ->
    [yes] La pareja es tuya.
   *[no] La pareja es para { $who }.
}
magicw-hat-goes = { $you ->
    [yes] El sombrero es tuyo.
   *[no] El sombrero es para { $who }.
}
magicw-wrong = { $hat }: este no es su sitio.
magicw-redeal = Ningún sombrero podía encajar: todos los sombreros se barajan y se colocan de nuevo.
magicw-tap-on = Toca para seguir
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Espacio { $slot }: { $kind }, sombrero boca abajo{ $state ->
    [peek] , puedes espiarlo
    [open] , puedes destaparlo
    [swap] , puedes cambiarlo
    [picked] , elegido
    [barred] , ahora no es posible
   *[still] {""}
}
magicw-slot-known = Espacio { $slot }: { $kind }, sombrero boca abajo, lo conoces: { $hat }{ $state ->
    [peek] , puedes espiarlo
    [open] , puedes destaparlo
    [swap] , puedes cambiarlo
    [picked] , elegido
    [barred] , ahora no es posible
   *[still] {""}
}
magicw-slot-open = Espacio { $slot }: { $kind }, sombrero: { $hat }
magicw-slot-shown = Espacio { $slot }: { $kind }, el sombrero está levantado: { $hat }
magicw-slot-peeked = Espacio { $slot }: { $kind }, { $who } mira el sombrero
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
    [one] 1 nubecita
   *[other] { $penalties } nubecitas
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
magicw-end-played = Una partida preciosa
magicw-end-complete = Solo quedan tres personajes: la partida ha terminado.
magicw-end-stalled = Hace mucho que nadie gana nada: la partida ha terminado.
magicw-end-resigned = Alguien ha abandonado: la partida ha terminado.
magicw-end-abandoned = La partida se ha interrumpido.
magicw-end-score = Puntos
magicw-end-why = Cada pareja es un punto. Cada nubecita quita uno, y cada sombrero mágico se lleva una nubecita.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Espías el espacio { $slot }: { $hat }.
   *[no] { $who } espía el espacio { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Espías el espacio { $slot }.
   *[no] { $who } espía el espacio { $slot }.
}
log-magic-swap = { $you ->
    [yes] Cambias de sitio los sombreros de los espacios { $first } y { $second }.
   *[no] { $who } cambia de sitio los sombreros de los espacios { $first } y { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Destapas el espacio { $slot } ({ $character }): ¡es el suyo! La pareja es tuya.
   *[no] { $who } destapa el espacio { $slot } ({ $character }): ¡es el suyo! La pareja es para { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Destapas el espacio { $slot } ({ $character }): { $hat }. No es el suyo, recibes una nubecita.
   *[no] { $who } destapa el espacio { $slot } ({ $character }): { $hat }. No es el suyo, { $who } recibe una nubecita.
}
log-magic-open-magic = { $you ->
    [yes] Destapas el espacio { $slot }: ¡un sombrero mágico! Es tuyo.
   *[no] { $who } destapa el espacio { $slot }: ¡un sombrero mágico! Es para { $who }.
}
log-magic-next-character = Al espacio { $slot } llega alguien: { $character }.
log-magic-slot-empty = El espacio { $slot } queda vacío.
log-magic-redeal = Ningún sombrero podía encajar: todos los sombreros se barajan y se colocan de nuevo.
# Why something is not allowed.
no-magic-empty-slot = En el espacio { $slot } ya no hay nadie. Elige un sombrero que tenga a alguien debajo.
no-magic-no-swap-back = Estos dos sombreros acaban de cambiar de sitio. No se pueden volver a cambiar enseguida.
no-magic-game-is-over = La partida ha terminado: solo quedan tres personajes.
no-magic-game-has-stalled = La partida ha terminado: hace mucho que nadie gana nada.
