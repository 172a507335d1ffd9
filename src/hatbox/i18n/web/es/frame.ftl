# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Lirón
    [march_hare] Liebre de Marzo
    [cheshire_cat] Gato de Cheshire
   *[mad_hatter] Sombrerero Loco
}
guest-name = Invitado { NUMBER($number, useGrouping: 0) }
seat-free = Asiento libre
seat-stands-in = { $name } ({ $bot })
to-home = A la caja
close = Cerrar
ok = Aceptar
loading = Un momento…
failed = No ha funcionado ({ $code }).
line-lost = No se puede llegar al servidor. Probando de nuevo…
note-dismiss = Cerrar este aviso
rule-named = Regla { $rule }
missing-title = En esta caja no hay nada
missing-text = Esta dirección no lleva a ninguna parte. Los juegos están donde siempre.
confirm-title = ¿Haces esta jugada?
confirm-yes = Sí
confirm-no = Volver
waiting-title = Esperando a todos
waiting-sit = Sentarme
waiting-ready = ¡Ya estoy!

# Seats
seat-partner = Pareja
seat-active = juega ahora
seat-active-you = te toca
clock-left = Tiempo restante
clock-short = Poco tiempo
clock-days = { $days } d { $hours } h
clock-many-days = { $days } d
you = Tú
seat-bot = bot
seat-host = dirige la mesa
seat-host-ready = dirige, puede empezar
seat-ready = puede empezar
seat-not-ready = se está preparando
bot-strength = { $level ->
    [dormouse] juega medio dormido
    [march_hare] juega bien los días buenos
    [cheshire_cat] juega bien y sonríe
   *[mad_hatter] juega lo mejor que sabe
}

# The header of a table
sound = Sonido
rules-open = Reglas
menu-title = Menú
tag-round = Vuelta { $round } de { $rounds }
tag-characters = { $count ->
    [0] Los últimos personajes
    [one] Queda un personaje por llegar
   *[other] Quedan { $count } personajes por llegar
}
tag-phase = { $phase ->
    [building] Se construye en secreto
    [placing] Se colocan las pilas
   *[moving] { $narrowed ->
        [0] El campo entero
        [one] Estrechado una vez
       *[other] Estrechado { $narrowed } veces
    }
}
turn-title = ● Te toca – { game-name }

# The log and looking back
log-title = Diario
log-more = Detalles
log-hint = Toca una línea para volver a ver ese momento.
log-empty = Aún no ha pasado nada.
log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
log-started = Empieza la partida.
log-chose = { $you ->
    [yes] Has terminado de elegir.
   *[no] { $who } ha terminado de elegir.
}
log-rechose = { $you ->
    [yes] Vuelves a elegir.
   *[no] { $who } vuelve a elegir.
}
log-undone = { $you ->
    [yes] Deshaces tu jugada.
   *[no] { $who } deshace una jugada.
}
log-undo-asked = { $you ->
    [yes] Pides deshacer tu jugada.
   *[no] { $who } pide deshacer una jugada.
}
log-undo-refused = { $you ->
    [yes] Dices que no.
   *[no] { $who } dice que no.
}
log-resigned = { $you ->
    [yes] Abandonas la partida.
   *[no] { $who } abandona la partida.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Se te ha acabado el tiempo: { $bot } juega por ti.
       *[left] Has dejado la mesa: { $bot } juega por ti.
    }
   *[no] { $why ->
        [time] A { $who } se le ha acabado el tiempo: sigue { $bot }.
       *[left] { $who } deja la mesa: sigue { $bot }.
    }
}
log-returned = { $you ->
    [yes] Recuperas tu asiento.
   *[no] { $who } vuelve a la mesa.
}
past-title = Mirando atrás
past-where = { $number } de { $count }
past-back = Un paso atrás
past-forward = Un paso adelante
past-now = Volver a ahora

# Talk
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
}
talk-nothing-yet = Nadie ha dicho nada todavía.
talk-none-here = En esta mesa no hay chat.
talk-seats-only = Solo pueden hablar quienes están sentados a la mesa.
talk-phrases = Frases hechas
talk-write = Di algo
talk-send = Enviar
talk-room = { $count ->
    [one] Cabe una letra más
   *[other] Caben { $count } letras más
}
talk-too-long = { $count ->
    [one] Sobra una letra
   *[other] Sobran { $count } letras
}
talk-speaker = Opciones para { $who }
talk-heard = { $who } dice: { $text }
talk-muted-line = Has silenciado a esta persona.
talk-mute = Silenciar
talk-unmute = Volver a oír
talk-muted-now = Ya no oyes a { $who }.
talk-heard-now = Vuelves a oír a { $who }.
talk-report = Avisar a quien administra el servidor
talk-report-why = ¿Qué ha pasado?
talk-report-send = Enviar el aviso
talk-reported = Gracias. Quien administra el servidor lo leerá.

# The menu
menu-undo = Deshacer mi última jugada
menu-undo-asks = Los demás tienen que estar de acuerdo.
menu-resign = Abandonar
menu-leave = Dejar la mesa
menu-confirm = Preguntar antes de cada jugada
menu-volume = Volumen
menu-speed = Velocidad de las jugadas
menu-speed-is = { $speed ->
    [0] No
   *[other] { $speed }×
}
keys-title = Atajos
keys-name = { $key ->
    [space] Espacio
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Abrir el diario
    [t] Chat
    [m] Abrir el menú
    [u] Deshacer la última jugada
    [comma] Mirar un paso atrás
    [dot] Mirar un paso adelante
    [space] Saltar lo que se está mostrando
    [escape] Devolver, cerrar o volver a ahora
   *[question] Mostrar estos atajos
}
keys-arrows = Moverse entre cartas y casillas; al mirar atrás: recorrer la partida
keys-on = Atajos de una sola tecla
ask-no = Volver
resign-title = ¿Abandonar la partida?
resign-text = El otro bando gana al momento. No hay vuelta atrás.
resign-yes = Abandonar
leave-title = ¿Dejar la mesa?
leave-text = { $bot } seguirá jugando por ti. Mientras dure la partida puedes volver y recuperar tu asiento.
leave-yes = Dejar la mesa

# How things stand
line-again = Conexión perdida. Probando de nuevo…
line-ended = La conexión está cerrada. Recarga la página para seguir.
watching = { $kind ->
    [delayed] Estás mirando, con unas jugadas de retraso
   *[blind] Estás mirando
}
watching-how = { $kind ->
    [delayed] Estás mirando: ves lo que está a la vista de todos, con unas jugadas de retraso.
   *[blind] Estás mirando: ves lo que está a la vista de todos.
}
undo-asks = { $who } quisiera deshacer una jugada.
undo-waiting = Esperando el sí de los demás…
undo-yes = De acuerdo
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] el { $card } a la posición { $place }
    [black] el { $card } como sombrero negro
    [discard] descartar el { $card } y robar
    [offer] el { $card } para tu pareja
    [give] el { $card } a cambio
   *[end] terminar el turno
}
said-magic = { $verb ->
    [peek] mirar el espacio { $slot }
    [swap] intercambiar los sombreros de los espacios { $slot } y { $other }
   *[open] destapar el espacio { $slot }
}
said-top = { $verb ->
    [build] una pila con { $middle } sobre { $bottom }
    [place] una pila en { $target }
    [move] de { $origin } a { $target }
    [narrow] estrechar el campo
   *[pass] pasar
}
premove-set = Jugada preparada: { $move }
premove-cancel = Olvidarla
return-text = { $bot } juega en tu asiento.
return-time = Se te acabó el tiempo: { $bot } juega en tu asiento.
return-button = Recuperar mi asiento
clock-warning = Te queda poco tiempo.
link-copied = Enlace copiado.
link-not-copied = Copia este enlace: { $link }
gone-title = Aquí no hay ninguna mesa
gone-table-unknown = Esta mesa no existe, o se recogió hace tiempo.
gone-table-no-spectators = Ahora solo ven la partida quienes están sentados a la mesa. Vuelve cuando termine.
gone-closed = Todos han dejado esta mesa.
gone-later-title = Se está jugando una partida
gone-later = En la mesa prefieren jugar sin público. Podrás ver la partida cuando termine.
gone-soon-title = La partida ha empezado
gone-soon = La miras con unas jugadas de retraso: la verás aquí en cuanto se hayan hecho las primeras jugadas.

# The waiting room
waiting-page = Esperando para { game-name }
waiting-full = Ya estamos todos
waiting-for = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
waiting-for-ready = { $count ->
    [one] Una persona aún se está preparando
   *[other] { $count } personas aún se están preparando
}
waiting-you = ¿Ya estás?
waiting-host = Todo listo: empieza quien dirige la mesa.
waiting-all = Todo a punto para empezar
waiting-leave = Dejar la mesa
waiting-sit-here = Sentarme aquí
seat-number = Asiento { $seat }
waiting-move = Pasarme aquí
waiting-name = Tu nombre
waiting-no-seat = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
waiting-not-ready = Un momento, aún no
waiting-start = Empezar la partida
waiting-fill = Que jueguen bots
waiting-offer = Aún no ha venido nadie más. ¿Ocupan los bots los asientos libres?
bots-title = { $count ->
    [one] ¿Quién ocupa el asiento libre?
   *[other] ¿Quién ocupa los asientos libres?
}
invite-title = Invita a tus amigos
invite-text = Envía este enlace, o que escaneen la imagen. No hace falta cuenta.
invite-code = O di el código:
invite-copy = Copiar enlace
invite-share = Compartir
invite-share-title = Juega a { game-name } conmigo
invite-qr = El enlace a esta mesa como código QR
agreed-title = Lo acordado
agreed-clock-none = Sin reloj: nadie tiene prisa.
agreed-clock-turn = { $seconds ->
    [one] Un segundo por turno.
   *[other] { $seconds } segundos por turno.
}
agreed-clock-minutes = { $minutes ->
    [one] Un minuto por turno.
   *[other] { $minutes } minutos por turno.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] Un minuto para toda la partida.
       *[other] { $minutes } minutos para toda la partida.
    }
   *[other] { $minutes ->
        [one] Un minuto para toda la partida, y { $increment } s más por turno.
       *[other] { $minutes } minutos para toda la partida, y { $increment } s más por turno.
    }
}
agreed-clock-days = { $days ->
    [one] Un día por turno.
   *[other] { $days } días por turno.
}
agreed-first-seat = Empieza el asiento { $seat }.
agreed-first-lot = Quién empieza se decide por sorteo.
agreed-edition = { $edition ->
    [standard] Reglas de la edición estándar.
    [de] Reglas de la edición alemana.
    [ru] Reglas de la edición rusa.
   *[en] Reglas de la edición inglesa.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Los sombreros negros cuentan como tipo para la galleta.
       *[no] Los sombreros negros no cuentan como tipo para la galleta.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Los sombreros negros deciden los empates.
       *[no] Los sombreros negros no deciden los empates.
    }
    [removed] Se quedan en la caja: { $value }.
    [no_swap_back] { $value ->
        [yes] Un cambio no se puede deshacer en el turno siguiente.
       *[no] Un cambio se puede deshacer en el turno siguiente.
    }
    [copies] { $value ->
        [one] Cada personaje está una sola vez.
       *[other] Cada personaje está { $value } veces.
    }
    [magic_hats] { $value ->
        [0] Sin sombreros mágicos.
        [one] Un sombrero mágico.
       *[other] { $value } sombreros mágicos.
    }
    [dead_table] { $value ->
        [redeal] Si ya no se puede ganar nada, los sombreros se colocan de nuevo.
       *[play_on] Se sigue jugando aunque no se pueda ganar nada.
    }
    [stall_limit] { $value ->
        [0] Sin límite de turnos sin ganar nada.
       *[other] La partida acaba tras { $value } turnos sin ganar nada.
    }
    [memory_aid] { $value ->
        [yes] Los sombreros que has visto quedan marcados para ti.
       *[no] Los sombreros los recuerdas tú.
    }
   *[narrowings] { $value ->
        [0] El campo no se estrecha nunca.
        [one] El campo se puede estrechar una vez.
       *[other] El campo se puede estrechar { $value } veces.
    }
}
agreed-spectators = { $kind ->
    [blind] Quien tenga el enlace puede mirar, pero no ve cartas ocultas.
    [delayed] Quien tenga el enlace puede mirar, con unas jugadas de retraso.
    [after] Los demás pueden ver la partida cuando termine.
   *[none] Nadie puede mirar durante la partida.
}
agreed-talk = { $kind ->
    [phrases] Solo se habla con frases hechas.
   *[none] En esta mesa no hay chat.
}
agreed-rated = La partida cuenta para la clasificación.

# The end of a game
end-title = Fin de la partida
end-you-win = ¡Has ganado!
end-you-win-with = ¡Has ganado, junto con { $who }!
end-wins = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
end-nobody = No gana nadie
end-manner = { $ended ->
    [stalled] Ya no se podía ganar nada.
    [resigned] La partida terminó por abandono.
   *[abandoned] La partida quedó sin terminar.
}
end-score = { $you ->
    [yes] Tú { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } quiere jugar otra vez
   *[other] { $who } quieren jugar otra vez
}
end-rematch = Jugar otra vez
end-again = Jugar otra vez
end-waiting = Esperando a los demás
end-follow = A la siguiente partida
end-review = Repasar
end-share = Compartir
end-share-title = Una partida de { game-name }
end-fair = Reparto limpio
end-home = Inicio
fair-title = El reparto fue limpio
fair-text = Antes de la primera jugada, el servidor publicó una huella del reparto. Ahora que la partida ha terminado, enseña de qué se hizo esa huella. Si se hubiera cambiado una sola carta por el camino, ya no encajaría.
fair-checked = Comprobado ahora mismo: el reparto encaja con su huella.
fair-wrong = ¡El reparto no encaja con su huella!
fair-commitment-label = Huella, publicada antes de la partida
fair-seed-label = Semilla
fair-salt = Sal
record-download = Descargar toda la partida

# Several people at one device
hotseat-title = Un dispositivo para todos
hotseat-text = Se juega por turnos y el dispositivo pasa de mano en mano. Entre turno y turno todo queda oculto.
hotseat-player = Jugador { $number }
hotseat-who = Quién ocupa el asiento { $number }
hotseat-name = Nombre de quien ocupa el asiento { $number }
hotseat-person = Persona
hotseat-add = Añadir
hotseat-remove = Quitar el asiento { $number }
hotseat-two = En un mismo dispositivo juegan al menos dos.
hotseat-distinct = Cada cual necesita un nombre distinto.
hotseat-pass = Pásale el dispositivo a { $who }
hotseat-hidden = Hasta entonces, todo está oculto.
hotseat-bots = Juegan los bots…
hotseat-here = Soy { $who }
hotseat-done = Tu turno ha terminado.
hotseat-pass-on = Ocultar y pasar a { $who }
