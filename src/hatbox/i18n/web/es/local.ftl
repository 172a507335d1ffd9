# Games that are played on this device.
local-not-stored = { $why ->
    [full] No queda espacio en este dispositivo para guardar la partida.
   *[forbidden] Tu navegador no nos deja guardar la partida.
} Puedes seguir jugando, pero deja esta página abierta: si la cierras, la partida se pierde.
local-not-here = Tu navegador no puede ejecutar el juego por su cuenta, así que se juega en el servidor.
local-nowhere = Tu navegador no puede iniciar el juego. Recarga la página o prueba con un navegador más nuevo.
local-no-engine = No se ha podido cargar el juego. Comprueba la conexión y vuelve a intentarlo.
local-bots-failed = Ahora mismo los bots no pueden pensar en este dispositivo y juegan al azar. Recarga la página para volver a intentarlo.
local-unknown = Esta partida no está guardada en este dispositivo.
local-damaged = Esta partida guardada está dañada. Las demás están bien.
local-too-new = Esta partida se guardó con una versión más nueva de Hatbox. Recarga la página y vuelve a intentarlo.
local-too-old = Esta partida sigue unas reglas antiguas y no puede continuar aquí.
local-unreadable = No se puede abrir esta partida
local-unreadable-list = Partidas que no se pueden abrir
local-save-file = Guardar en un archivo
local-save-file-hint = Se ven todas las cartas, también las ocultas.
local-share = Subir la partida y compartir el enlace
gone-local-elsewhere = Esta partida siguió en otra pestaña. Recarga la página para continuar aquí.
fair-here = Este dispositivo barajó con un número secreto y un número al azar por cada jugador. La huella del número secreto quedó fijada antes de la primera jugada, así que después no se pudo cambiar ninguna carta.
# The daily deal at the table.
daily-compare-bots = Comparar con los bots
daily-no-undo = En el reto del día, no
daily-no-hints = En el reto del día no hay pistas.
daily-no-substitute = En el reto del día nadie puede jugar por ti.
daily-no-rematch = Puedes volver a jugar el reto desde su página.
daily-fair = Hoy todos tienen estas mismas cartas. Salen de este texto, así que nadie pudo elegirlas:
