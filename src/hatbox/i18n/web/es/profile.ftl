# You and your settings.
profile-page = Tú y tus ajustes · Hatbox
profile-title = Tú y tus ajustes
profile-nobody = Nadie todavía
profile-nobody-hint = Con tu primera partida entras como invitado. Basta un nombre.
profile-since = Aquí desde el { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Tu nombre
profile-name-hint = Es lo que leen los demás en la mesa.
profile-name-saved = Desde ahora te llamas { $name }.
profile-save = Guardar
profile-code = Código de recuperación
profile-code-hint = Con este código eres la misma persona en otro dispositivo, con todas tus partidas. No hay contraseña.
profile-code-make = Crear un código nuevo
profile-code-once = Solo se muestra ahora: apúntalo. Los códigos anteriores ya no sirven.
profile-code-copied = Código copiado. Guárdalo en un lugar seguro.
profile-copy = Copiar
profile-restore = Tengo un código
profile-restore-hint = Pasas a ser quien tiene ese código. Quien eras en este dispositivo queda atrás.
profile-restore-do = Volver
profile-returned = ¡Qué alegría verte de nuevo, { $name }!
profile-look = El aspecto
profile-language = Idioma
profile-theme = Tema
profile-theme-is = { $value ->
    [auto] Automático
    [light] Claro
   *[dark] Oscuro
}
profile-palette = Colores
profile-palette-is = { $value ->
    [usual] Habituales
    [deutan] Deután
    [protan] Protán
   *[tritan] Tritán
}
profile-palette-hint = { $value ->
    [usual] Para la visión habitual de los colores.
    [deutan] Para quien ve el verde poco o nada.
    [protan] Para quien ve el rojo poco o nada.
   *[tritan] Para quien ve el azul poco o nada.
}
profile-letters = Letras en cartas y sombreros
profile-letters-hint = El color nunca es la única señal, pero las letras son la más rápida.
profile-play = El juego
profile-speed = Movimiento
profile-speed-is = { $value ->
    [0] No
   *[other] { $value }×
}
profile-speed-hint = A qué velocidad viajan cartas y sombreros. No: simplemente están ahí.
profile-volume = Sonido
profile-volume-is = { $volume ->
    [0] No
   *[other] { $volume } por ciento
}
profile-vibrate = Vibración
profile-vibrate-hint = Un breve zumbido cuando te toca, si el dispositivo puede.
profile-confirm = Preguntar antes de cada jugada
profile-confirm-hint = Primero ves tu jugada y luego le dices que sí.
profile-left = Para la mano izquierda
profile-left-hint = Lo que más pulsas pasa al otro lado.
profile-data = Lo que se guarda de ti
profile-muted = Personas que has silenciado
profile-muted-one = Jugador { $number }
profile-muted-none = No has silenciado a nadie.
profile-unmute = Volver a oír
profile-export = Guardar todos mis datos
profile-delete = Borrarme
profile-delete-title = ¿Borrarte para siempre?
profile-delete-text = Tu nombre y todo lo que has dicho se borran; en tus partidas siguen los bots. No hay vuelta atrás, ni siquiera con tu código de recuperación.
profile-delete-no = Me quedo
profile-delete-yes = Borrarme para siempre
profile-forgotten = Ya no queda nada de ti. Puedes volver como alguien nuevo.
