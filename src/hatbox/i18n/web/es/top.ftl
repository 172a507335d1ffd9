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
topw-board = La bandeja: 61 casillas. Las flechas recorren, Intro toma y posa, Retroceso vuelve un paso atrás, Espacio detiene la jugada, Esc devuelve la pila.
topw-can = { $can ->
    [move] Puede mover.
    [stuck] Ahora no puede mover.
    [picked] En movimiento.
    [here] La pila está aquí ahora.
    [land] Puedes caer aquí.
    [land-takes] Puedes caer aquí y capturar.
    [land-on] Puedes caer aquí, pero debes seguir saltando.
    [place] Puedes colocar una pila aquí.
    [sunk] Terreno prohibido.
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
topw-falls = { $say } Su sombrero de arriba caerá.
topw-might-fall = { $say } Su sombrero de arriba cae si sigues saltando sobre ella.

## Seats and side panels

topw-you = Tú
topw-count = { $count ->
    [one] { $count } pila en la bandeja
   *[other] { $count } pilas en la bandeja
}
topw-to-place = { $count ->
    [one] { $count } pila por colocar
   *[other] { $count } pilas por colocar
}
topw-taken = Capturados
topw-taken-hats = { $count ->
    [one] { $count } sombrero
   *[other] { $count } sombreros
}
topw-quiet = { $count ->
    [one] { $count } turno sin capturas; tras { $limit } son tablas.
   *[other] { $count } turnos sin capturas; tras { $limit } son tablas.
}
topw-know = Mostrar lo que sé
topw-nearer = Ver la bandeja más de cerca
topw-peek-mine = Esta pila la construiste tú.
topw-peek-other = La construyó { $who }. Nadie más sabe qué hay debajo.
topw-peek-open = La construyó { $who }.
topw-peek-neutral = El sombrero neutral no se mueve ni se va nunca. Puedes saltar sobre él.
topw-peek-unknown = Ya nadie sabe quién la construyó.

## Building

topw-build-title = Construye cinco pilas secretas
topw-build-secret = Solo las ves tú.
topw-build-top = { $colour ->
    [red] Arriba siempre el rojo; el resto lo decides tú.
    [yellow] Arriba siempre el amarillo; el resto lo decides tú.
   *[blue] Arriba siempre el azul; el resto lo decides tú.
}
topw-build-watch = Se están construyendo las pilas
topw-build-watch-text = Cada cual construye en secreto cinco pilas de tres.
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
topw-ready = Hecho
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
topw-turn-other = Mueve { $who }
topw-place-pick = Primero elige una de tus pilas.
topw-place-where = Ahora elige una casilla iluminada.
topw-place-other = { $who } coloca una pila.
topw-rail = Tus pilas por colocar
topw-rail-stack = Pila { $number }, de arriba abajo: { $hats }
topw-pick = Elige una pila para mover.
topw-must-capture = Si puedes capturar, debes hacerlo: elige una de las pilas iluminadas.
topw-must-capture-band = Debes capturar, y con una pila que esté en la franja.
topw-must-leave = Tienes una pila en la franja: una debe ir hacia dentro.
topw-must-pass = No tienes jugada. Solo puedes pasar.
topw-may-narrow = Antes de mover puedes estrechar el campo.
topw-landing = Elige dónde caer.
topw-jump-on = El salto debe continuar.
topw-stop-plain = Párate aquí o sigue saltando.
topw-stop-last = ¿Te paras aquí?
topw-stop-falls = { $count ->
    [1] Caerá un sombrero.
    [2] Caerán dos sombreros.
    [3] Caerán tres sombreros.
   *[other] Caerán { $count } sombreros.
} { $more ->
    [yes] Párate aquí o sigue saltando.
   *[no] ¿Te paras aquí?
}
topw-far = Puedes llegar, pero paso a paso: elige dónde caer primero.
topw-watching = Estás mirando.
topw-duty-capture = Si puedes capturar, debes hacerlo.
topw-duty-capture-text = Al acabar tu jugada, cada pila rival saltada pierde su sombrero de arriba.
topw-duty-band = Primero la franja.
topw-duty-band-text = Si una pila de la franja puede capturar, hay que capturar desde ahí.
topw-duty-leave = Fuera de la franja.
topw-duty-leave-text = En la franja, el anillo exterior, no se queda nadie: lleva una pila hacia dentro.

## Controls

topw-stop = Parar aquí
topw-back = Un paso atrás
topw-put-back = Devolver
topw-narrow = Estrechar el campo
topw-pass = Pasar

## The end

topw-end-won = { $you ->
    [yes] ¡Has ganado!
   *[no] Gana { $who }
}
topw-end-won-why = { $colour ->
    [red] Todas las pilas de la bandeja son rojas.
    [yellow] Todas las pilas de la bandeja son amarillas.
   *[blue] Todas las pilas de la bandeja son azules.
}
topw-end-draw = Tablas
topw-end-draw-why = { $count ->
    [one] { $count } turno sin capturas: { $names } comparten la victoria.
   *[other] { $count } turnos seguidos sin capturas: { $names } comparten la victoria.
}
topw-end-resigned = { $you ->
    [yes] Has abandonado la partida.
   *[no] { $who } ha abandonado la partida.
}
topw-end-abandoned = La partida quedó sin terminar.
topw-end-none = ninguna
topw-end-look = Mirar la bandeja
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
    [red] debajo aparece el rojo.
    [yellow] debajo aparece el amarillo.
   *[blue] debajo aparece el azul.
}
log-top-captured-last = { $lost ->
    [red] { $cell } pierde su último sombrero, el rojo.
    [yellow] { $cell } pierde su último sombrero, el amarillo.
   *[blue] { $cell } pierde su último sombrero, el azul.
}
log-top-narrow = { $you ->
    [yes] Estrechas el campo: ahora la franja es el anillo { $band }.
   *[no] { $who } estrecha el campo: ahora la franja es el anillo { $band }.
}
log-top-pass = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}

## Why not

no-top-game-is-over = La partida ha terminado: todas las pilas son de un solo color.
no-top-game-has-stalled = La partida ha terminado: hace demasiado que no hay capturas.
no-top-build-first = Primero cada cual construye todas sus pilas.
no-top-no-hat-left = { $colour ->
    [red] No te quedan sombreros rojos para eso.
    [yellow] No te quedan sombreros amarillos para eso.
   *[blue] No te quedan sombreros azules para eso.
}
no-top-place-first = Primero todas las pilas tienen que estar en la bandeja.
no-top-placed-already = Esta pila ya está en la bandeja.
no-top-wrong-ring = Las pilas empiezan en el segundo y el tercer anillo. { $cell } está en el anillo { $ring }.
no-top-cell-taken = En { $cell } ya hay una pila. Elige una casilla libre.
no-top-all-stacks-stand = Todas las pilas están ya colocadas.
no-top-can-move = Puedes mover, así que no puedes pasar.
no-top-narrowed-enough = El campo ya no se puede estrechar más.
no-top-too-many-stacks = Hay demasiadas pilas: { $count }. El campo se puede estrechar cuando quedan { $most } como mucho.
no-top-band-not-empty = Aún hay una pila en la franja, así que no puede hundirse.
no-top-move-under-way = Hay una jugada en curso desde { $cell }. Termínala primero.
no-top-no-stack = En { $cell } no hay ninguna pila.
no-top-not-yours = { $colour ->
    [red] Esa pila no es tuya: juegas con el rojo, y solo es tuya con el rojo arriba.
    [yellow] Esa pila no es tuya: juegas con el amarillo, y solo es tuya con el amarillo arriba.
   *[blue] Esa pila no es tuya: juegas con el azul, y solo es tuya con el azul arriba.
}
no-top-step-goes-on = Un paso es una jugada entera. Solo los saltos se pueden encadenar.
no-top-not-empty = { $cell } no está libre. Cae en una casilla libre.
no-top-no-jump = De { $origin } a { $target } no es ni un paso ni un salto.
no-top-nothing-to-jump = En { $cell } no hay nada que saltar.
no-top-jumped-twice = La pila de { $cell } ya se ha saltado: una vez por jugada basta.
no-top-no-such-effect = No hay manera de hacer eso.
no-top-forbidden = { $cell } se ha hundido: nadie puede caer ni pasar por ahí.
no-top-must-capture = Puedes capturar un sombrero, así que debes hacerlo. Elige un salto sobre una pila rival.
no-top-must-capture-from-band = Una pila de la franja puede capturar, así que hay que capturar desde ahí.
no-top-must-leave-band = Antes una pila tuya debe salir de la franja.
no-top-must-end-elsewhere = Sin captura, la jugada debe acabar en una casilla distinta de { $cell }.
no-top-not-in-band = Una jugada solo puede acabar en la franja, en { $cell }, si captura un sombrero.
