# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Administrar Hatbox
op-sections = Secciones
op-overview = Resumen
op-reports = Avisos
op-tables = Mesas
op-players = Jugadores
op-announce = Anuncio
op-log = Historial
op-server = Servidor

op-sign-in = Entrar
op-sign-out = Salir
op-sign-in-how = Pega el token de un operador. Se crea en el equipo del servidor, con este comando:
op-token = Token de operador
op-token-kept = Esta pestaña recuerda el token hasta que la cierres o salgas.

op-process = Proceso del servidor
op-all-processes = { $count ->
    [one] { $count } proceso
   *[other] los { $count } procesos juntos
}
op-since = en marcha desde { $when }
op-highest = máximo de la última hora: { $high }
op-counts = En total
op-open-reports = avisos abiertos

op-any = cualquiera
op-back = Volver a la lista
op-more = Mostrar más
op-undo = Deshacer
op-undone = Acción deshecha.
op-was-undone = deshecha
op-reason = Motivo, para el historial
op-show-reason = Mostrar también el motivo al jugador
op-how-long = Durante cuánto tiempo
op-hours = { $hours ->
    [1] una hora
    [4] 4 horas
    [24] un día
    [168] una semana
    [720] un mes
    [8760] un año
   *[other] { $hours } horas
}
op-deleted = jugador eliminado

op-search-tables = Nombre de un jugador o id de la mesa
op-table = Mesa
op-free = libre
op-bot = bot: { $level ->
    [dormouse] Lirón
    [march_hare] Liebre de Marzo
    [cheshire_cat] Gato de Cheshire
    [white_rabbit] Conejo Blanco
   *[mad_hatter] Sombrerero Loco
}
op-talk = Lo que se dijo
op-talk-around = Lo que se decía en ese momento
op-before-report = justo antes del aviso
op-nothing-said = Aquí nadie dijo nada.
op-erased = (borrado)
op-close = Cerrar la mesa
op-close-title = ¿Cerrar esta mesa?
op-close-text = La partida acaba sin resultado para todos. No se puede deshacer.

op-search-players = Nombre o id
op-player = Jugador
op-sanctioned = Solo silenciados o expulsados
op-tables-of = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
op-reports-about = avisos sobre este jugador
op-shown-reason = motivo que ve el jugador
op-muted-until = en silencio hasta { $when }
op-mute = Silenciar
op-mute-title = ¿Silenciar a { $name }?
op-muted = { $name } está en silencio.
op-unmute = Quitar silencio
op-unmuted = { $name } puede volver a chatear.
op-ban = Expulsar
op-ban-title = ¿Expulsar a { $name }?
op-ban-text = Ya no podrá jugar en este servidor. Los bots ocupan sus asientos cuando se le acaba el tiempo.
op-banned = Se ha expulsado a { $name }.
op-unban = Readmitir
op-unbanned = { $name } puede volver a jugar.
op-rename = Cambiar nombre
op-rename-title = ¿Cambiar el nombre de { $name }?
op-rename-text = Las mesas que ya están abiertas conservan el nombre anterior.
op-new-name = Nombre nuevo
op-renamed = { $name } ahora se llama { $to }.
op-forget = Eliminar
op-forget-title = ¿Eliminar todo lo de { $name }?
op-forget-text = Su nombre y sus mensajes se borran en todas partes; sus partidas quedan para los demás. No se puede deshacer.
op-forgotten = Se ha eliminado a { $name }.

op-report = Aviso
op-no-reports = No hay avisos. Todo en orden.
op-also-resolved = También los resueltos
op-is-resolved = resuelto
op-note = nota
op-resolve = Resolver
op-resolve-title = ¿Marcar este aviso como resuelto?
op-resolve-text = Puedes dejar una nota para otros operadores.
op-resolved = El aviso está resuelto.
op-reopen = Reabrir
op-reopened = El aviso vuelve a estar abierto.

op-announced-now = Lo que todos ven ahora
op-announce-text = Mensaje para todos, hasta 300 caracteres
op-announce-now = Mostrar a todos
op-announced = Ya lo ven todos.
op-until = hasta { $when }
op-until-cleared = hasta que lo retires
op-clear = Retirar
op-cleared = El anuncio se ha retirado.

op-action = { $action ->
    [mute] Silencio
    [unmute] Fin del silencio
    [ban] Expulsión
    [unban] Readmisión
    [rename] Cambio de nombre
    [forget] Jugador eliminado
    [close] Mesa cerrada
    [resolve] Aviso resuelto
    [reopen] Aviso reabierto
    [announce] Anuncio
    [undo] Acción deshecha
    [prune] Datos antiguos borrados
    [token] Token creado
    [revoke-token] Token revocado
   *[other] { $action }
}
op-via = { $via ->
    [page] en esta página
   *[command] por comando
}
op-because = Motivo: { $reason }
op-from-to = de { $from } a { $to }

op-installation = Instalación
op-rows = { $name ->
    [players] jugadores
    [tables] mesas
    [reports] avisos
   *[audit] líneas del historial
}
op-tokens = Tokens de los operadores
op-expired = caducado
op-used = último uso: { $when }
op-unused = sin usar
op-revoke = Revocar
op-token-how = Los tokens nuevos se crean en el equipo del servidor, con «hatbox admin token».
op-housekeeping = Limpieza
op-export = Descargar todas las partidas terminadas
op-prune-days = Borrar lo que nadie usa desde hace tantos días
op-prune = Borrar datos antiguos
op-prune-title = ¿Borrar los datos de hace más de { $days } días?
op-prune-text = Las mesas, avisos y jugadores que nadie usa desde entonces se borran para siempre. No se puede deshacer.
op-pruned = Los datos antiguos se han borrado.
op-notes = Novedades de esta versión
