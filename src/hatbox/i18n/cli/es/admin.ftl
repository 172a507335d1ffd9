# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = eso no vale: { $error }
admin-changed-since = alguien lo ha cambiado mientras tanto; vuelve a mirar
admin-no-line = el historial no tiene la línea { $line }
admin-undone = la línea { $line } ya está deshecha
admin-cannot-undo = { $action } no se puede deshacer
admin-no-token = no hay ningún token { $token }
admin-token-revoked = el token { $token } ya está revocado
admin-bad-token-name = el nombre necesita al menos un carácter visible
admin-no-reason = escribe un motivo si el jugador debe verlo
admin-announce-what = escribe un mensaje de hasta 300 caracteres, o retira el actual
admin-token-needed = Esta página necesita el token de un operador. En el servidor, ejecuta: hatbox admin token
admin-unknown-token = Este token no sirve: es desconocido, ha caducado o está revocado.

admin-reopened = El aviso { $report } vuelve a estar abierto.
admin-undone-now = Se ha deshecho { $action } (línea { $line }).
admin-announcement-none = No se muestra ningún anuncio.
admin-announcement-on = Todos ven: { $text }
admin-announcement-until = Todos ven hasta { $until }: { $text }
admin-token-made =
    Un token para { $name }. Solo se muestra esta vez; pégalo en /admin:

    { $token }
admin-token-gone = El token { $token } de { $name } está revocado.

admin-line = línea
admin-operator = operador
admin-subject = sobre
admin-undone-by = deshecha por
admin-token = token de operador
admin-expires = caduca
admin-used = último uso
admin-revoked = revocado
admin-version = versión
admin-database = base de datos, esquema
admin-figure-connections = conexiones
admin-figure-people = personas en línea
admin-figure-games = partidas en curso
admin-figure-moves = jugadas por minuto
admin-figure-requests = peticiones por minuto
admin-figure-lag = retraso del servidor
admin-figure-bots = bots trabajando
admin-figure-memory = memoria
admin-figure-cpu = uso de CPU
admin-figure-database = tamaño de la base de datos
admin-figure-disk = espacio libre en disco
admin-figure-failures = notificaciones fallidas
