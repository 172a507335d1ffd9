# Home: the open box.
home-page = Hatbox · tres juegos de sombreros
home-title = Tres juegos de sombreros en una caja
home-nav = Alrededor de la caja
home-line = { $game ->
    [hats] Colecciona, cambia, atrévete con un sombrero negro
    [magic_hat] Espía, cambia, recuerda. Desde 5 años
   *[top_hats] Construye en secreto, salta, derriba
}
home-play = { $game ->
    [hats] Jugar a Hats
    [magic_hat] Jugar a Magic Hat
   *[top_hats] Jugar a Top Hats
}
home-opening = Poniendo la mesa…
home-slow = La primerísima partida tarda un poco más: aún están planchando el mantel.
home-friends = Con amigos
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] Con amigos: Hats
    [magic_hat] Con amigos: Magic Hat
   *[top_hats] Con amigos: Top Hats
}
home-learn = Aprender
home-learn-game = { $game ->
    [hats] Aprender Hats
    [magic_hat] Aprender Magic Hat
   *[top_hats] Aprender Top Hats
}
home-previous = Juego anterior
home-next = Juego siguiente
home-code = ¿Tienes un código?
home-code-hint = Cinco letras de alguien que ha abierto una mesa
home-join = Entrar
home-waiting = { $count ->
    [one] Te toca en { $count } partida
   *[other] Te toca en { $count } partidas
}
home-carry-on = Seguir
home-tables = Mis mesas
home-tables-waiting = { $count ->
    [one] , { $count } te espera
   *[other] , { $count } te esperan
}
home-language = Idioma
home-dark = Oscuro
home-profile = Tú y tus ajustes

# A new table.
new-page = { $game ->
    [hats] Una mesa nueva de Hats · Hatbox
    [magic_hat] Una mesa nueva de Magic Hat · Hatbox
   *[top_hats] Una mesa nueva de Top Hats · Hatbox
}
new-title = Una mesa nueva
new-game = Juego
new-seats = Quién se sienta a la mesa
new-you = Tú
new-seat-friend = Un amigo
new-seat-friend-about = viene por enlace
new-seat-here = Un jugador
new-seat-here-about = en este dispositivo
new-partner = tu pareja
new-player = Jugador { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] suave
    [march_hare] mediano
    [cheshire_cat] fuerte
   *[mad_hatter] magistral
}
new-add = { $count ->
    [3] Añadir un tercero
   *[4] Añadir un cuarto
}
new-who = ¿Quién se sienta aquí?
new-friend = Un amigo, por enlace
new-here = Alguien en este dispositivo
new-here-name = Nombre
new-remove = Quitar este asiento
new-clock = Tiempo
new-clock-kind = { $kind ->
    [none] No
    [turn] Por turno
    [bank] Por partida
   *[days] Días
}
new-clock-hint = { $kind ->
    [none] Nadie tiene prisa.
    [turn] Cada turno tiene su tiempo. Si se acaba, juega un bot; luego se puede volver.
    [bank] Una reserva de tiempo para toda la partida, y un poco más con cada turno.
   *[days] Juega cuando quieras: cada turno puede durar días.
}
new-clock-length = Cuánto
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
new-first = Quién empieza
new-first-is = { $value ->
    [true] Tú
   *[false] Por sorteo
}
new-public = Quién puede venir
new-public-is = { $value ->
    [true] Cualquiera
   *[false] Con enlace
}
new-public-hint = { $value ->
    [true] La mesa aparece en la lista para todos en este servidor.
   *[false] Solo quienes reciban tu enlace.
}
new-spectators = Público
new-spectators-is = { $value ->
    [blind] En directo
    [delayed] En diferido
    [after] Al final
   *[none] Nadie
}
new-spectators-hint = { $value ->
    [blind] Ven lo que está a la vista de todos, nunca una mano.
    [delayed] Ven lo que está a la vista de todos, unas jugadas después.
    [after] Ven la partida cuando ha terminado.
   *[none] Mientras dura la partida, solo la ven quienes juegan.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Libre
    [phrases] Frases
   *[none] No
}
new-talk-hint = { $value ->
    [free] Cada cual escribe lo que quiera.
    [phrases] Solo frases hechas, que cada cual lee en su idioma.
   *[none] Es una mesa tranquila.
}
new-rated = Clasificación
new-rated-is = { $value ->
    [true] Sí
   *[false] No
}
new-rated-hint = { $value ->
    [true] El resultado cuenta para la clasificación de todos.
   *[false] Solo por diversión.
}
new-more = Tiempo y compañía
new-more-brief = { $talk ->
    [free] Chat libre
    [phrases] Solo frases
   *[none] Sin chat
} · { $rated ->
    [true] clasifica
   *[false] no clasifica
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Sin reloj
    [turn] Tiempo por turno
    [bank] Tiempo por partida
   *[days] Días por turno
} · { $first ->
    [me] empiezas tú
   *[lot] por sorteo
} · { $rules ->
    [own] reglas propias
   *[usual] reglas estándar
}
new-rules = { $game ->
    [hats] Reglas de la casa para Hats
    [magic_hat] Reglas de la casa para Magic Hat
   *[top_hats] Reglas de la casa para Top Hats
}
new-rules-brief = { $edition ->
    [own] Reglas de la casa · las tuyas
    [standard] Reglas de la casa · edición estándar
    [de] Reglas de la casa · edición alemana
    [ru] Reglas de la casa · edición rusa
    [en] Reglas de la casa · edición inglesa
   *[usual] Reglas de la casa · las de siempre
}
new-rule-edition = Edición
new-rule-edition-is = { $value ->
    [standard] Estándar
    [de] Alemana
    [ru] Rusa
   *[en] Inglesa
}
new-rule-edition-hint = { $value ->
    [standard] Como se imprimió en inglés, italiano, español y francés.
    [de] Como se imprimió en alemán: los sombreros negros no son un tipo propio, y los empates los decide enseguida la galleta.
    [ru] Como juegan los autores: un cambio de dos sombreros no se puede deshacer enseguida.
   *[en] Como se imprimió en inglés y hebreo: siempre se pueden cambiar dos sombreros cualesquiera.
}
new-rule-black_hat_is_a_type = Los sombreros negros son un tipo
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Los sombreros negros cuentan como un tipo más para la galleta.
   *[false] Para la galleta solo cuentan los siete tipos.
}
new-rule-tiebreak_black_hats = Empates: deciden los negros
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] A igualdad de puntos gana quien tiene más sombreros negros; después, la galleta.
   *[false] A igualdad de puntos gana la galleta.
}
new-rule-removed = Se quedan en la caja
new-rule-removed-hint = { $value ->
    [random] Dos tipos quedan fuera por sorteo. Pulsa dos sombreros para elegirlos tú.
   *[other] Estos dos tipos no entran en juego.
}
new-hat-type = { $letter ->
    [B] Boina
    [C] Cloché
    [D] Deerstalker
    [F] Fez
    [K] Kepis
    [S] Sombrero charro
   *[T] Tricornio
}
new-rule-no_swap_back = Sin deshacer el cambio
new-rule-no_swap_back-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-no_swap_back-hint = { $value ->
    [true] El cambio de dos sombreros no se puede deshacer enseguida.
   *[false] Siempre se pueden cambiar dos sombreros cualesquiera.
}
new-rule-copies = La corte
new-rule-copies-is = { $value ->
    [1] 20 clases
    [2] 10 clases
   *[4] 5 clases
}
new-rule-copies-hint = { $value ->
    [1] Cada personaje está una sola vez: lo más difícil de recordar.
    [2] Diez clases, dos de cada una.
   *[4] Cinco clases, cuatro de cada una: lo más fácil, ideal para los pequeños.
}
new-rule-magic_hats = Sombreros mágicos
new-rule-magic_hats-is = { $value ->
    [4] Cuatro
   *[0] Ninguno
}
new-rule-magic_hats-hint = { $value ->
    [4] Un sombrero mágico que destapas es tuyo y se lleva una nubecita.
   *[0] Nada se lleva las nubecitas: para expertos.
}
new-rule-dead_table = Cuando nada encaja
new-rule-dead_table-is = { $value ->
    [redeal] Repartir de nuevo
   *[play_on] Seguir
}
new-rule-dead_table-hint = { $value ->
    [redeal] Si ningún sombrero de la fila le va a nadie, los sombreros se barajan y se colocan de nuevo.
   *[play_on] Si ningún sombrero de la fila le va a nadie, la partida sigue igualmente.
}
new-rule-stall_limit = Fin de un atasco
new-rule-stall_limit-is = { $value ->
    [0] Nunca
   *[other] { $value } turnos
}
new-rule-stall_limit-hint = { $value ->
    [0] La partida sigue por mucho tiempo que pase sin ganar nada.
   *[other] Tras tantos turnos sin ganar nada, la partida acaba.
}
new-rule-memory_aid = Ayuda para la memoria
new-rule-memory_aid-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-memory_aid-hint = { $value ->
    [true] Los sombreros que has visto quedan marcados para ti, y las marcas siguen los cambios.
   *[false] Como con cartas de verdad: ves un sombrero solo mientras está levantado.
}
new-rule-narrowings = Estrechar el campo
new-rule-narrowings-is = { $value ->
    [2] Dos veces
    [1] Una vez
   *[0] Nunca
}
new-rule-narrowings-hint = { $value ->
    [2] Cuando quedan cinco pilas o menos, se puede cerrar el anillo exterior del campo, y más tarde el siguiente: alguien ganará.
    [1] Cuando quedan cinco pilas o menos, se puede cerrar para siempre el anillo exterior del campo.
   *[0] No se cierra ningún anillo del campo; los finales pueden ser largos.
}
new-invite = Copiar invitación
new-start = Empezar la partida
new-open = Abrir e invitar
new-open-next = Después tendrás un enlace, un código y un QR para enviar.

# Tables: one's own, open ones, ratings.
tables-page = Mesas · Hatbox
tables-title = Mesas
tables-mine = Tus partidas
tables-none = No tienes ninguna partida en marcha. Abre la caja y saca una.
tables-new = Abrir una mesa
tables-standing = { $how ->
    [your-turn] Te toca
    [others-turn] Los demás están pensando
    [gathering] Esperando jugadores
   *[over] Terminada
}
tables-go = { $how ->
    [your-turn] Seguir
    [gathering] Sala de espera
   *[others-turn] Mirar
}
tables-finished = Terminadas
tables-over = Terminada
tables-ended = { $how ->
    [won] Ganaste con { $score }
    [shared] Compartiste la victoria con { $score }
   *[lost] Tuviste { $score }
}
tables-review = Repasar
tables-more = Mostrar más
tables-quick = Partida rápida
tables-quick-hint = Buscamos a alguien que quiera el mismo juego. Un minuto por turno; el resultado cuenta para la clasificación.
tables-game = Juego
tables-players = Jugadores
tables-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tables-find = Buscar a alguien
tables-open = Mesas abiertas
tables-open-none = Ahora mismo no espera nadie. Abre una mesa para cualquiera y quizá venga alguien.
tables-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
tables-join = Entrar
tables-ratings = Quién juega mejor
tables-rank = Puesto
tables-name = Nombre
tables-rating = Puntuación
tables-games = Partidas
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Aquí aún no hay nadie en la clasificación.
