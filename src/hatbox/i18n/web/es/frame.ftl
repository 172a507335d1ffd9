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
    [white_rabbit] Conejo Blanco
   *[mad_hatter] Sombrerero Loco
}
guest-name = Invitado { NUMBER($number, useGrouping: 0) }
seat-free = Asiento libre
seat-stands-in = { $name } ({ $bot })
to-home = Inicio
close = Cerrar
ok = Aceptar
loading = Un momento…
failed = Algo ha salido mal ({ $code }).
line-lost = No se puede conectar con el servidor. ¿Tienes conexión?
no-server = Este sitio no tiene servidor, así que aquí no hay mesas con otras personas.
note-dismiss = Cerrar aviso
update-ready = Hay una versión nueva.
update-load = Recargar
rule-named = Regla { $rule }
missing-title = Este sombrero está vacío
missing-text = Aquí no hay ninguna página, ni siquiera un conejo. Los juegos siguen en la caja.
confirm-title = ¿Haces esta jugada?
confirm-yes = Sí
confirm-no = Cancelar
waiting-title = Esperando jugadores
waiting-sit = Sentarme
waiting-ready = ¡Listo!

# Seats
seat-partner = Compañero
seat-active = le toca
seat-active-you = te toca
clock-left = Tiempo restante
clock-short = Queda poco tiempo
clock-days = { $days } d { $hours } h
clock-many-days = { $days } d
you = Tú
seat-bot = bot
seat-host = anfitrión
seat-host-ready = anfitrión, listo
seat-ready = listo
seat-not-ready = aún no está listo
bot-strength = { $level ->
    [dormouse] fácil: juega medio dormido
    [march_hare] medio: juega bien los días buenos
    [cheshire_cat] difícil: juega bien, con una sonrisa
    [white_rabbit] como tú: se adapta para que la partida esté reñida
   *[mad_hatter] experto: juega a ganar
}

# The header of a table
sound = Sonido
rules-open = Reglas
menu-title = Menú
tag-round = Ronda { $round } de { $rounds }
tag-characters = { $count ->
    [0] Últimos personajes
    [one] 1 personaje por llegar
   *[other] { $count } personajes por llegar
}
tag-phase = { $phase ->
    [building] Construcción secreta
    [placing] Colocando pilas
   *[moving] { $narrowed ->
        [0] Tablero completo
        [one] Reducido una vez
       *[other] Reducido { $narrowed } veces
    }
}
turn-title = ● Te toca – { game-name }

# The log and looking back
log-title = Registro
log-more = Detalles
log-hint = Toca una línea para ver la partida en ese momento.
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
    [yes] No lo permites.
   *[no] { $who } no lo permite.
}
log-resigned = { $you ->
    [yes] Te rindes.
   *[no] { $who } se rinde.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Se te ha acabado el tiempo: { bot-the } juega por ti.
       *[left] Has dejado la mesa: { bot-the } juega por ti.
    }
   *[no] { $why ->
        [time] A { $who } se le ha acabado el tiempo: sigue { bot-the }.
       *[left] { $who } ha dejado la mesa: sigue { bot-the }.
    }
}
log-returned = { $you ->
    [yes] Has vuelto a tu asiento.
   *[no] { $who } ha vuelto.
}
past-title = Jugadas anteriores
past-where = { $number } de { $count }
past-back = Un paso atrás
past-forward = Un paso adelante
past-now = Volver a la partida

# Chat
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
}
talk-nothing-yet = Todavía no hay mensajes.
talk-none-here = En esta mesa no hay chat.
talk-seats-only = Solo los jugadores pueden usar el chat.
talk-phrases = Frases rápidas
talk-write = Escribe un mensaje
talk-send = Enviar
talk-room = { $count ->
    [one] Queda 1 carácter
   *[other] Quedan { $count } caracteres
}
talk-too-long = { $count ->
    [one] Sobra 1 carácter
   *[other] Sobran { $count } caracteres
}
talk-speaker = Opciones para { $who }
talk-heard = { $who } dice: { $text }
talk-muted-line = Has silenciado a este jugador.
talk-mute = Silenciar
talk-unmute = Quitar silencio
talk-muted-now = Has silenciado a { $who }.
talk-heard-now = Has dejado de silenciar a { $who }.
talk-report = Avisar al administrador
talk-report-why = ¿Qué ha pasado?
talk-report-send = Enviar aviso
talk-reported = Gracias. Un administrador lo leerá.

# The menu
menu-undo = Deshacer mi última jugada
menu-undo-asks = Los demás tienen que estar de acuerdo.
menu-resign = Rendirme
menu-leave = Dejar la mesa
menu-confirm = Confirmar cada jugada
menu-volume = Volumen
menu-speed = Velocidad de animación
menu-speed-is = { $speed ->
    [0] Ninguna
   *[other] { $speed }×
}
keys-title = Atajos de teclado
keys-name = { $key ->
    [space] Espacio
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Abrir el registro
    [t] Abrir el chat
    [m] Abrir el menú
    [u] Deshacer tu última jugada
    [comma] Ver un paso atrás
    [dot] Ver un paso adelante
    [space] Omitir la animación
    [escape] Cancelar, cerrar o volver a la partida
   *[question] Mostrar estos atajos
}
keys-arrows = Moverse entre cartas y posiciones; en un repaso: recorrer la partida
keys-on = Atajos de una sola tecla
ask-no = Cancelar
resign-title = ¿Te rindes?
resign-text = El otro bando gana al momento. No se puede deshacer.
resign-yes = Rendirme
leave-title = ¿Dejar la mesa?
leave-text = { bot-the-first } jugará por ti. Puedes volver y recuperar tu asiento mientras dure la partida.
leave-yes = Dejar la mesa

# How things stand
line-again = Conexión perdida. Reintentando…
line-ended = Conexión cerrada. Recarga la página para seguir.
watching = { $kind ->
    [delayed] Viendo la partida con retraso
   *[blind] Viendo la partida
}
watching-how = { $kind ->
    [delayed] Estás viendo la partida: ves lo que ven todos, con unas jugadas de retraso.
   *[blind] Estás viendo la partida: ves lo que ven todos.
}
undo-asks = A { $who } le gustaría deshacer una jugada.
undo-waiting = Esperando a que los demás lo permitan…
undo-yes = Permitir
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] jugar { $card } en la posición { $place }
    [black] jugar { $card } como sombrero negro
    [discard] descartar { $card } y robar
    [offer] pasar { $card } al compañero
    [give] dar { $card } a cambio
   *[end] terminar el turno
}
said-magic = { $verb ->
    [peek] mirar el espacio { $slot }
    [swap] cambiar los sombreros de los espacios { $slot } y { $other }
   *[open] destapar el espacio { $slot }
}
said-top = { $verb ->
    [build] construir una pila: { $middle } en medio, { $bottom } abajo
    [place] colocar una pila en { $target }
    [move] mover de { $origin } a { $target }
    [jump] saltar de { $origin } a { $target }, capturando en { $cells }
    [round] saltar de { $origin } y volver, capturando en { $cells }
    [narrow] reducir el tablero
   *[pass] pasar
}
premove-set = Jugada preparada: { $move }
premove-cancel = Cancelar
return-text = { bot-the-first } juega por ti.
return-time = Se te ha acabado el tiempo: { bot-the } juega por ti.
return-button = Recuperar mi asiento
clock-warning = Te queda poco tiempo.
link-copied = Enlace copiado.
link-not-copied = Copia este enlace: { $link }
gone-title = Aquí no hay ninguna mesa
gone-table-unknown = Esta mesa no existe, o se recogió hace mucho.
gone-table-no-spectators = Por ahora solo los jugadores pueden ver esta partida. Vuelve cuando termine.
gone-closed = Todos han dejado esta mesa.
gone-later-title = Partida en curso
gone-later = Esta mesa no admite espectadores. Podrás ver la partida cuando termine.
gone-soon-title = La partida ha empezado
gone-soon = La verás con unas jugadas de retraso: aparecerá aquí después de las primeras jugadas.

# The waiting room
waiting-page = Esperando para jugar a { game-name }
waiting-full = Ya estamos todos
waiting-for = { $count ->
    [one] Queda 1 asiento libre
   *[other] Quedan { $count } asientos libres
}
waiting-for-ready = { $count ->
    [one] 1 jugador aún no está listo
   *[other] { $count } jugadores aún no están listos
}
waiting-you = ¿Todo listo?
waiting-host = Todos listos: falta que el anfitrión inicie la partida.
waiting-all = Todo listo para empezar
waiting-leave = Dejar la mesa
waiting-sit-here = Sentarme aquí
seat-number = Asiento { $seat }
waiting-move = Cambiarme aquí
waiting-name = Tu nombre
waiting-no-seat = Todos los asientos están ocupados. Podrás ver la partida cuando empiece.
waiting-not-ready = Espera, aún no
waiting-start = Empezar la partida
waiting-fill = Añadir bots
waiting-offer = Aún no ha venido nadie más. ¿Completamos la mesa con bots?
bots-title = { $count ->
    [one] ¿Qué bot ocupa el asiento libre?
   *[other] ¿Qué bot ocupa los asientos libres?
}
invite-title = Invita a tus amigos
invite-text = Envía este enlace, o que escaneen el código QR. No hace falta cuenta.
invite-code = O comparte este código:
invite-copy = Copiar enlace
invite-share = Compartir
invite-share-title = Juega a { game-name } conmigo
invite-qr = Código QR con el enlace a esta mesa
agreed-title = Ajustes de la mesa
agreed-clock-none = Sin límite de tiempo.
agreed-clock-turn = { $seconds ->
    [one] 1 segundo por turno.
   *[other] { $seconds } segundos por turno.
}
agreed-clock-minutes = { $minutes ->
    [one] 1 minuto por turno.
   *[other] { $minutes } minutos por turno.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] 1 minuto por jugador para toda la partida.
       *[other] { $minutes } minutos por jugador para toda la partida.
    }
   *[other] { $minutes ->
        [one] 1 minuto por jugador para toda la partida, más { $increment } segundos por turno.
       *[other] { $minutes } minutos por jugador para toda la partida, más { $increment } segundos por turno.
    }
}
agreed-clock-days = { $days ->
    [one] 1 día por turno.
   *[other] { $days } días por turno.
}
agreed-first-seat = Empieza quien está en el asiento { $seat }.
agreed-first-lot = El primer jugador se elige al azar.
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
        [yes] Los sombreros negros desempatan.
       *[no] Los sombreros negros no desempatan.
    }
    [removed] Se quedan en la caja: { $value }.
    [no_swap_back] { $value ->
        [yes] No se puede deshacer el cambio del turno anterior.
       *[no] Se puede deshacer el cambio del turno anterior.
    }
    [copies] { $value ->
        [one] Cada personaje aparece una sola vez.
       *[other] Cada personaje aparece { $value } veces.
    }
    [magic_hats] { $value ->
        [0] Sin sombreros mágicos.
        [one] 1 sombrero mágico.
       *[other] { $value } sombreros mágicos.
    }
    [dead_table] { $value ->
        [redeal] Si no se puede ganar nada, los sombreros se barajan y se reparten de nuevo.
       *[play_on] Se sigue jugando aunque no se pueda ganar nada.
    }
    [stall_limit] { $value ->
        [0] Sin límite de turnos sin ganar ni capturar nada.
       *[other] La partida acaba tras { $value } turnos seguidos sin ganar ni capturar nada.
    }
    [memory_aid] { $value ->
        [yes] Los sombreros que has visto quedan marcados para ti.
       *[no] Tienes que recordar los sombreros.
    }
   *[narrowings] { $value ->
        [0] El tablero no se reduce nunca.
        [one] El tablero se puede reducir una vez.
       *[other] El tablero se puede reducir { $value } veces.
    }
}
agreed-spectators = { $kind ->
    [blind] Quien tenga el enlace puede ver la partida, pero no las cartas ocultas.
    [delayed] Quien tenga el enlace puede ver la partida, con unas jugadas de retraso.
    [after] Los demás pueden ver la partida cuando termine.
   *[none] Sin espectadores.
}
agreed-talk = { $kind ->
    [phrases] Chat solo con frases rápidas.
   *[none] Sin chat.
}
agreed-rated = Es una partida puntuable.

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
    [stalled] Nadie ganó nada durante demasiados turnos seguidos.
    [resigned] Un jugador se rindió.
   *[abandoned] La partida quedó sin terminar.
}
end-score = { $you ->
    [yes] Tú: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } quiere jugar otra vez
   *[other] { $who } quieren jugar otra vez
}
end-rematch = Jugar otra vez
end-again = Jugar otra vez
end-waiting = Esperando a los demás
end-follow = Ir a la siguiente partida
end-review = Repasar
end-share = Compartir
end-share-title = Una partida de { game-name }
end-home = Inicio
fair-title = ¿Fue limpio el reparto?
fair-text = Antes de la primera jugada, el servidor publicó una huella del reparto. Ahora que la partida ha terminado, muestra de qué se hizo esa huella. Si por el camino se hubiera cambiado una sola carta, ya no coincidiría.
fair-checked = Comprobado ahora mismo: el reparto coincide con su huella.
fair-wrong = ¡El reparto no coincide con su huella!
fair-commitment-label = Huella, publicada antes de la partida
fair-seed-label = Semilla
fair-salt = Sal
record-download = Descargar la partida completa

# Several people at one device
hotseat-title = Pasa y juega
hotseat-text = Se juega por turnos, pasando el dispositivo. Entre turno y turno todo queda oculto.
hotseat-player = Jugador { $number }
hotseat-who = Quién juega en el asiento { $number }
hotseat-name = Nombre del jugador del asiento { $number }
hotseat-person = Persona
hotseat-add = Añadir jugador
hotseat-remove = Quitar el asiento { $number }
hotseat-two = Para compartir un dispositivo hacen falta al menos dos personas.
hotseat-distinct = Cada jugador necesita un nombre distinto.
hotseat-pass = Pásale el dispositivo a { $who }
hotseat-hidden = Hasta entonces, todo está oculto.
hotseat-bots = Juegan los bots…
hotseat-here = Soy { $who }
hotseat-done = Tu turno ha terminado.
hotseat-pass-on = Ocultar y pasar a { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] el Lirón
    [march_hare] la Liebre de Marzo
    [cheshire_cat] el Gato de Cheshire
    [white_rabbit] el Conejo Blanco
   *[mad_hatter] el Sombrerero Loco
}
bot-the-first = { $level ->
    [dormouse] El Lirón
    [march_hare] La Liebre de Marzo
    [cheshire_cat] El Gato de Cheshire
    [white_rabbit] El Conejo Blanco
   *[mad_hatter] El Sombrerero Loco
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } se ha rendido.
   *[other] { $who } se han rendido.
}
end-you-gave-up = Te has rendido.
end-look = Ver la mesa
end-result = Ver el resultado

# --- quick match, a link for spectators
waiting-searching = Buscando jugadores
waiting-search-time = Buscando desde hace { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}. Puedes esperar aquí o invitar a alguien.
invite-watch-title = Invita a ver la partida
invite-watch-text = Todos los asientos están ocupados. Con este enlace, los espectadores pueden seguir la partida.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Un momento, tu jugada está en camino.
why-unanswered = Ahora mismo no se puede.
# --- fair deals

fair-how = El servidor barajó con un número secreto, y el dispositivo de cada jugador añadió su propio número al azar. La huella del número secreto se publicó antes de la partida, así que nadie pudo elegir las cartas: ni el servidor ni ningún jugador.
fair-kept = Comprobado ahora mismo: la huella es la que este dispositivo vio antes de la partida, y las cartas salen de ella.
fair-changed = Cuidado: la huella de este reparto ya no es la que este dispositivo vio al principio. No te fíes de esta partida.
fair-left-out = Cuidado: el número al azar de este dispositivo no se usó al barajar. No te fíes de esta partida.
fair-nonce-label = Número al azar de { $who }
not-allowed-now = Ahora mismo no se puede.
# --- help in games against bots

hint-ask = ¿Qué haría el Sombrerero?
hint-title = En tu lugar:
hint-thinking = El Sombrerero está pensando…
hint-share = { $share } de opciones de ganar
menu-put-away = Borrar esta partida
end-easier = Más fácil: { $bot }
end-stronger = Más difícil: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Abrir todas las reglas
keys-hats = { $name ->
    [places] Jugar la carta elegida en esa posición
    [black] Jugar la carta elegida como sombrero negro
    [discard] Descartar la carta elegida y robar, o pasarla a tu compañero
   *[end] Terminar tu turno
}

# --- tips in the first game of each game
coach-title = Primera partida · { $at } de { $all }
coach-next = Siguiente
coach-done = ¡A jugar!
coach-off = Saltar los consejos
coach-hats-aim = Reúne sombreros que valgan mucho: un sombrero vale lo que la posición de su tipo en la mesa de té. La galleta es para quien tenga más tipos.
coach-hats-turn = En tu turno, juega una carta en una posición y llévate la que había: mismo tipo o número más alto.
coach-hats-end = Tras ocho rondas te queda una carta, tu sombrero favorito. Entonces todos suman sus puntos.
coach-magic_hat-aim = Gana parejas: averigua de quién es cada sombrero y destápalo.
coach-magic_hat-turn = En tu turno haz una sola cosa: mira un sombrero, cambia dos o destapa uno. Si destapas uno equivocado, pierdes un punto.
coach-magic_hat-end = Cuando solo quedan tres personajes, gana quien tenga más puntos.
coach-top_hats-aim = Quédate con todas las pilas. Una pila es de quien tiene el sombrero de arriba: esconde sorpresas debajo.
coach-top_hats-turn = Primero construye tus pilas en secreto. Después da pasos o saltos: la pila rival que saltas pierde su sombrero de arriba.
coach-top_hats-end = Si puedes capturar, debes hacerlo; si no, sal de la franja, el anillo exterior. Con todas las pilas tuyas, ganas.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = Todas parecidas: { $share } de opciones de ganar.
hint-why-hats-snatch = Le quita a { $who } la galleta, que vale { $points } puntos.
hint-why-magic-check = { $who } sabe qué sombrero hay en el espacio { $slot }, y yo también quiero saberlo.

# --- names and codes that are asked for
profile-name = Tu nombre
invite-sheet-title = Código de invitación
invite-ask = Aquí solo se juega con invitación. ¿Cuál es el código?
invite-wrong = Ese no es el código. Inténtalo otra vez.
invite-enter = Entrar
