# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
    [neutral] neutral
   *[unknown] desconocido
}
topw-hat-title = { $colour ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [neutral] Neutral
   *[unknown] Desconocido
}
topw-board = El tablero: 61 casillas. Las flechas mueven el cursor, Intro levanta o posa la pila, Retroceso deshace un salto, Espacio termina la jugada, Esc devuelve la pila a su sitio.
topw-can = { $can ->
    [move] Se puede mover.
    [stuck] Ahora no se puede mover.
    [picked] Elegida.
    [here] La pila está aquí ahora.
    [land] Puedes caer aquí.
    [land-takes] Puedes caer aquí y capturar.
    [land-on] Puedes caer aquí, pero tienes que seguir saltando.
    [place] Puedes colocar una pila aquí.
    [sunk] Fuera de juego.
   *[none] { "" }
}
topw-say-empty = { $cell }: libre. { $can }
topw-say-neutral = { $cell }: el sombrero neutral. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: un solo sombrero rojo. { $can }
    [yellow] { $cell }: un solo sombrero amarillo. { $can }
   *[blue] { $cell }: un solo sombrero azul. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: pila roja de { $height }, debajo: { $below }. { $can }
    [yellow] { $cell }: pila amarilla de { $height }, debajo: { $below }. { $can }
   *[blue] { $cell }: pila azul de { $height }, debajo: { $below }. { $can }
}
topw-falls = { $say } Perderá su sombrero de arriba.
topw-might-fall = { $say } Pierde su sombrero de arriba si sigues saltando y pasas sobre ella.

## Seats and side panels

topw-you = Tú
topw-count = { $count ->
    [one] { $count } pila en el tablero
   *[other] { $count } pilas en el tablero
}
topw-to-place = { $count ->
    [one] { $count } pila por colocar
   *[other] { $count } pilas por colocar
}
topw-taken-hats = { $count ->
    [one] { $count } sombrero
   *[other] { $count } sombreros
}
topw-quiet = { $count ->
    [one] { $count } turno sin capturas; a los { $limit } hay empate.
   *[other] { $count } turnos sin capturas; a los { $limit } hay empate.
}
topw-know = Mostrar lo que sé
topw-nearer = Acercar
topw-peek-mine = Esta pila la hiciste tú.
topw-peek-other = La hizo { $who }. Nadie más sabe qué hay debajo.
topw-peek-open = La hizo { $who }.
topw-peek-neutral = El sombrero neutral nunca se mueve ni se puede capturar. Puedes saltar sobre él.
topw-peek-unknown = No se sabe quién la hizo.

## Building

topw-build-title = Construye cinco pilas secretas
topw-build-secret = Solo las ves tú.
topw-build-top = { $colour ->
    [red] Arriba siempre el rojo; el resto lo decides tú.
    [yellow] Arriba siempre el amarillo; el resto lo decides tú.
   *[blue] Arriba siempre el azul; el resto lo decides tú.
}
topw-build-watch = Los jugadores están construyendo sus pilas
topw-build-watch-text = Cada uno construye en secreto cinco pilas de tres.
topw-build-done = Tus pilas están listas
topw-build-wait = Esperando a { $names }.
topw-your-hats = Tus sombreros
topw-supply = { $colour ->
    [red] Sombreros rojos que quedan: { $count }
    [yellow] Sombreros amarillos que quedan: { $count }
   *[blue] Sombreros azules que quedan: { $count }
}
topw-surprise = Sorpréndeme
topw-clear = Empezar de cero
topw-ready = Listo
topw-ready-left = { $count ->
    [one] Falta { $count } sombrero
   *[other] Faltan { $count } sombreros
}
topw-stand = Pila { $number }
topw-stand-place = { $place ->
    [middle] Pila { $number }, en medio: { $hat }
   *[bottom] Pila { $number }, abajo: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Pila { $number }, en medio: vacío
   *[bottom] Pila { $number }, abajo: vacío
}
topw-screen-done = { $who } ha construido todas sus pilas
topw-screen-busy = { $who } sigue construyendo

## Turn text

topw-turn = Te toca
topw-turn-other = Le toca a { $who }
topw-place-pick = Primero elige una de tus pilas.
topw-place-where = Ahora elige una casilla iluminada.
topw-rail = Tus pilas por colocar
topw-rail-stack = Pila { $number }, de arriba abajo: { $hats }
topw-pick = Elige una pila para mover.
topw-must-capture = Si puedes capturar, debes hacerlo: elige una de las pilas iluminadas.
topw-must-capture-band = Debes capturar con una pila de la franja.
topw-must-leave = Tienes una pila en la franja: llévala hacia dentro.
topw-must-pass = No tienes ninguna jugada posible. Solo puedes pasar.
topw-may-narrow = Antes de mover puedes reducir el tablero.
topw-landing = Elige dónde caer.
topw-jump-on = Tienes que seguir saltando.
topw-stop-plain = Párate aquí o sigue saltando.
topw-stop-last = ¿Te paras aquí?
topw-stop-falls = { $count ->
    [1] Capturas un sombrero.
    [2] Capturas dos sombreros.
    [3] Capturas tres sombreros.
   *[other] Capturas { $count } sombreros.
} { $more ->
    [yes] Párate aquí o sigue saltando.
   *[no] ¿Te paras aquí?
}
topw-far = Puedes llegar, pero salto a salto: elige dónde caer primero.
topw-watching = Estás viendo la partida.
topw-duty-capture = Si puedes capturar, debes hacerlo.
topw-duty-capture-text = Al acabar tu jugada, cada pila rival sobre la que has saltado pierde su sombrero de arriba.
topw-duty-band = Primero la franja.
topw-duty-band-text = Si una pila tuya de la franja puede capturar, debes capturar con una pila de la franja.
topw-duty-leave = Sal de la franja.
topw-duty-leave-text = Las pilas no pueden quedarse en la franja (el anillo exterior): lleva una hacia dentro.

## Controls

topw-stop = Parar aquí
topw-back = Deshacer salto
topw-put-back = Cancelar
topw-narrow = Reducir el tablero
topw-pass = Pasar

## The end

topw-end-won = { $you ->
    [yes] ¡Has ganado!
   *[no] Gana { $who }
}
topw-end-won-why = { $colour ->
    [red] Todas las pilas del tablero son rojas.
    [yellow] Todas las pilas del tablero son amarillas.
   *[blue] Todas las pilas del tablero son azules.
}
topw-end-draw = Empate
topw-end-draw-why = { $count ->
    [one] { $count } turno sin capturas: { $names } comparten la victoria.
   *[other] { $count } turnos seguidos sin capturas: { $names } comparten la victoria.
}
topw-end-resigned = { $you ->
    [yes] Te has rendido.
   *[no] { $who } se ha rendido.
}
topw-end-abandoned = La partida quedó sin terminar.
topw-end-none = ninguna
topw-end-look = Ver el tablero
topw-end-result = Ver el resultado

## The log

log-top-build = { $you ->
    [yes] Construyes { $count ->
        [one] una pila
       *[other] { $count } pilas
    }.
   *[no] { $who } construye { $count ->
        [one] una pila
       *[other] { $count } pilas
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } sobre { $bottom }
log-top-place = { $you ->
    [yes] Colocas una pila en { $cell }.
   *[no] { $who } coloca una pila en { $cell }.
}
log-top-step = { $you ->
    [yes] Das un paso de { $origin } a { $target }.
   *[no] { $who } da un paso de { $origin } a { $target }.
}
log-top-jump = { $you ->
    [yes] Saltas de { $origin } sobre { $over } hasta { $target }.
   *[no] { $who } salta de { $origin } sobre { $over } hasta { $target }.
}
log-top-stop = { $you ->
    [yes] Te paras en { $cell }.
   *[no] { $who } se para en { $cell }.
}
log-top-captured = { $lost ->
    [red] { $cell } pierde un sombrero rojo
    [yellow] { $cell } pierde un sombrero amarillo
   *[blue] { $cell } pierde un sombrero azul
}; { $now ->
    [red] aparece uno rojo.
    [yellow] aparece uno amarillo.
   *[blue] aparece uno azul.
}
log-top-captured-last = { $lost ->
    [red] { $cell } pierde su último sombrero, uno rojo.
    [yellow] { $cell } pierde su último sombrero, uno amarillo.
   *[blue] { $cell } pierde su último sombrero, uno azul.
}
log-top-narrow = { $you ->
    [yes] Reduces el tablero: ahora la franja es el anillo { $band }.
   *[no] { $who } reduce el tablero: ahora la franja es el anillo { $band }.
}
log-top-pass = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}

## Why not

no-top-game-is-over = La partida ha terminado: todas las pilas son de un solo color.
no-top-game-has-stalled = La partida ha terminado: hace demasiado que no hay capturas.
no-top-build-first = Primero todos tienen que construir sus pilas.
no-top-no-hat-left = { $colour ->
    [red] No te quedan sombreros rojos.
    [yellow] No te quedan sombreros amarillos.
   *[blue] No te quedan sombreros azules.
}
no-top-place-first = Primero todas las pilas tienen que estar en el tablero.
no-top-placed-already = Esta pila ya está en el tablero.
no-top-wrong-ring = Las pilas empiezan en los anillos 2 y 3. { $cell } está en el anillo { $ring }.
no-top-cell-taken = En { $cell } ya hay una pila. Elige una casilla libre.
no-top-all-stacks-stand = Todas las pilas están ya colocadas.
no-top-can-move = Puedes mover, así que no puedes pasar.
no-top-narrowed-enough = El tablero ya no se puede reducir más.
no-top-too-many-stacks = Todavía hay { $count } pilas. El tablero se puede reducir cuando quedan { $most } o menos.
no-top-band-not-empty = Aún hay una pila en la franja, así que no puedes cerrarla.
no-top-move-under-way = Has empezado una jugada desde { $cell }. Termínala primero.
no-top-no-stack = En { $cell } no hay ninguna pila.
no-top-not-yours = { $colour ->
    [red] Esa pila no es tuya: juegas con el rojo, así que solo son tuyas las que tienen el rojo arriba.
    [yellow] Esa pila no es tuya: juegas con el amarillo, así que solo son tuyas las que tienen el amarillo arriba.
   *[blue] Esa pila no es tuya: juegas con el azul, así que solo son tuyas las que tienen el azul arriba.
}
no-top-step-goes-on = Un paso termina la jugada. Solo los saltos se pueden encadenar.
no-top-not-empty = { $cell } no está libre. Elige una casilla libre para caer.
no-top-no-jump = De { $origin } a { $target } no es ni un paso ni un salto.
no-top-nothing-to-jump = En { $cell } no hay nada sobre lo que saltar.
no-top-jumped-twice = Ya has saltado sobre la pila de { $cell }: solo una vez por jugada.
no-top-no-such-effect = Eso no es posible.
no-top-forbidden = { $cell } está fuera de juego: no se puede caer ahí ni pasar saltando.
no-top-must-capture = Puedes capturar un sombrero, así que debes hacerlo. Elige un salto sobre una pila rival.
no-top-must-capture-from-band = Una pila tuya de la franja puede capturar, así que debes capturar con una pila de la franja.
no-top-must-leave-band = Primero una de tus pilas tiene que salir de la franja.
no-top-must-end-elsewhere = Sin captura, la jugada debe acabar en una casilla distinta de { $cell }.
no-top-not-in-band = Una jugada solo puede acabar en la franja, en { $cell }, si captura un sombrero.

# --- beside the tray

topw-lost = Sombreros perdidos
topw-placing-other = { $who } está colocando una pila
