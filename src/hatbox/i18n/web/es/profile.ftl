# You and your settings.
profile-page = Perfil y ajustes · Hatbox
profile-title = Perfil y ajustes
profile-nobody = Sin perfil todavía
profile-nobody-hint = Con tu primera partida entras como invitado. Solo necesitas un nombre.
profile-local = Tu nombre y tus partidas se quedan en este dispositivo.
profile-since = Aquí desde el { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = Es el nombre que ven los demás jugadores.
profile-name-saved = Ahora te llamas { $name }.
profile-save = Guardar
profile-code = Código de recuperación
profile-code-hint = Con este código juegas con tu perfil en otro dispositivo y conservas todas tus partidas. No hay contraseña.
profile-code-make = Crear un código nuevo
profile-code-once = Apúntalo: no volverás a verlo. Los códigos anteriores ya no sirven.
profile-code-copied = Código copiado. Guárdalo en un lugar seguro.
profile-copy = Copiar
profile-restore = Entrar con código
profile-restore-hint = Seguirás con el perfil de ese código, que sustituirá al que hay ahora en este dispositivo.
profile-restore-do = Entrar
profile-returned = ¡Qué alegría verte de nuevo, { $name }!
profile-look = Apariencia
profile-language = Idioma
profile-theme = Tema
profile-theme-is = { $value ->
    [auto] Sistema
    [light] Claro
   *[dark] Oscuro
}
profile-palette = Colores
profile-palette-is = { $value ->
    [usual] Estándar
    [deutan] Deután
    [protan] Protán
   *[tritan] Tritán
}
profile-palette-hint = { $value ->
    [usual] Para una visión normal de los colores.
    [deutan] Para quien ve poco o nada el verde.
    [protan] Para quien ve poco o nada el rojo.
   *[tritan] Para quien ve poco o nada el azul.
}
profile-letters = Letras en las cartas
profile-letters-hint = El color nunca es la única pista, pero las letras son lo más rápido de leer.
profile-play = Juego
profile-speed = Velocidad de animación
profile-speed-is = { $value ->
    [0] Ninguna
   *[other] { $value }×
}
profile-speed-hint = A qué velocidad se mueven las cartas y los sombreros. «Ninguna»: sin animación.
profile-volume = Sonido
profile-volume-is = { $volume ->
    [0] Silencio
   *[other] { $volume } %
}
profile-vibrate = Vibración
profile-vibrate-hint = Una vibración corta cuando te toca, si el dispositivo lo permite.
profile-confirm = Confirmar cada jugada
profile-confirm-hint = Muestra tu jugada y te pide que la confirmes.
profile-left = Modo para zurdos
profile-left-hint = Pasa los botones principales al otro lado.
profile-data = Tus datos
profile-muted = Jugadores silenciados
profile-muted-one = Jugador { $number }
profile-muted-none = No has silenciado a nadie.
profile-unmute = Quitar silencio
profile-export = Descargar mis datos
profile-delete = Eliminar mi perfil
profile-delete-title = ¿Eliminar tu perfil para siempre?
profile-delete-text = Se borrarán tu nombre y todo lo que has dicho; en tus partidas seguirán los bots. No se puede deshacer, ni siquiera con tu código de recuperación.
profile-delete-no = Cancelar
profile-delete-yes = Eliminar para siempre
profile-forgotten = Tu perfil se ha eliminado. Puedes volver cuando quieras como jugador nuevo.

# --- devices and the house
profile-devices = Cerrar sesión en mis otros dispositivos
profile-devices-ended = { $count ->
    [0] No tenías sesión abierta en ningún otro sitio.
    [one] Se ha cerrado la sesión en otro dispositivo.
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos.
}
profile-about = Sobre { $title }: aviso legal y privacidad


# --- tips in the first game of each game
profile-coach = Consejos en la primera partida
profile-coach-hint = Tres consejos breves la primera vez que juegas a cada juego.
