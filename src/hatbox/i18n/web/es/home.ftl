# Home: the open box.
home-page = Hatbox · tres juegos de sombreros
home-title = Tres juegos de sombreros en una caja
home-nav = Menú principal
home-line = { $game ->
    [hats] Colecciona, intercambia, atrévete con un sombrero negro
    [magic_hat] Mira, cambia, recuerda: a partir de 5 años
   *[top_hats] Construye en secreto, salta, captura
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
    [hats] Aprender a jugar a Hats
    [magic_hat] Aprender a jugar a Magic Hat
   *[top_hats] Aprender a jugar a Top Hats
}
home-previous = Juego anterior
home-next = Juego siguiente
home-code = ¿Tienes un código?
home-code-hint = Las cinco letras de la mesa de un amigo
home-join = Entrar
home-waiting = { $count ->
    [one] Te toca en { $count } partida
   *[other] Te toca en { $count } partidas
}
home-carry-on = Seguir
home-tables-waiting = { $count ->
    [one] , { $count } te espera
   *[other] , { $count } te esperan
}
home-language = Idioma
home-dark = Modo oscuro
home-profile = Perfil y ajustes
# Links to more screens, in one row.
home-more = Más cosas que hacer
home-daily = Reto del día
home-puzzles = Acertijos
home-progress = Progreso

# A new table.
new-page = { $game ->
    [hats] Nueva mesa de Hats · Hatbox
    [magic_hat] Nueva mesa de Magic Hat · Hatbox
   *[top_hats] Nueva mesa de Top Hats · Hatbox
}
new-title = Nueva mesa
new-game = Juego
new-seats = Jugadores
new-you = Tú
new-seat-friend = Un amigo
new-seat-friend-about = entra con enlace
new-seat-here = Un jugador
new-seat-here-about = en este dispositivo
new-partner = tu compañero
new-player = Jugador { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] fácil
    [march_hare] medio
    [cheshire_cat] difícil
    [white_rabbit] como tú
   *[mad_hatter] experto
}
new-add = { $count ->
    [3] Añadir un tercer jugador
   *[4] Añadir un cuarto jugador
}
new-who = ¿Quién juega aquí?
new-friend = Un amigo, con enlace
new-here = Alguien en este dispositivo
new-here-name = Nombre
new-remove = Quitar este asiento
new-clock = Límite de tiempo
new-clock-kind = { $kind ->
    [none] No
    [turn] Por turno
    [bank] Por partida
   *[days] Días
}
new-clock-hint = { $kind ->
    [none] Sin límite de tiempo.
    [turn] Cada turno tiene su tiempo. Si se te acaba, un bot juega por ti hasta que vuelvas.
    [bank] Un tiempo total para la partida, y un poco más con cada turno.
   *[days] Juega cuando quieras: tienes días para cada turno.
}
new-clock-length = Cuánto tiempo
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
new-first = Primer jugador
new-first-is = { $value ->
    [true] Tú
   *[false] Al azar
}
new-public = Quién puede entrar
new-public-is = { $value ->
    [true] Cualquiera
   *[false] Con enlace
}
new-public-hint = { $value ->
    [true] Todo el mundo en este servidor puede ver la mesa.
   *[false] Solo las personas a quienes envíes el enlace.
}
new-spectators = Espectadores
new-spectators-is = { $value ->
    [blind] En directo
    [delayed] Con retraso
    [after] Al final
   *[none] No
}
new-spectators-hint = { $value ->
    [blind] Ven lo que ven todos, nunca la mano de nadie.
    [delayed] Ven lo que ven todos, con unas jugadas de retraso.
    [after] Pueden ver la partida cuando termine.
   *[none] Solo los jugadores pueden ver la partida.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Libre
    [phrases] Frases
   *[none] No
}
new-talk-hint = { $value ->
    [free] Cada uno escribe lo que quiera.
    [phrases] Solo frases rápidas; cada uno las lee en su idioma.
   *[none] Mesa sin chat.
}
new-rated = Puntuable
new-rated-is = { $value ->
    [true] Sí
   *[false] No
}
new-rated-hint = { $value ->
    [true] El resultado cuenta para la clasificación.
   *[false] Solo por diversión.
}
new-more = Tiempo, chat y espectadores
new-more-here = Inicio y reglas
new-rest = Chat y espectadores
new-more-brief = { $talk ->
    [free] Chat libre
    [phrases] Solo frases
   *[none] Sin chat
} · { $rated ->
    [true] puntuable
   *[false] no puntuable
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Sin límite de tiempo
    [turn] Tiempo por turno
    [bank] Tiempo por partida
   *[days] Días por turno
} · { $first ->
    [me] empiezas tú
   *[lot] inicio al azar
} · { $rules ->
    [own] reglas propias
   *[usual] reglas estándar
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] Empiezas tú
   *[lot] Inicio al azar
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
    [own] Reglas de la casa · propias
    [standard] Reglas de la casa · edición estándar
    [de] Reglas de la casa · edición alemana
    [ru] Reglas de la casa · edición rusa
    [en] Reglas de la casa · edición inglesa
   *[usual] Reglas de la casa · estándar
}
new-rule-edition = Edición
new-rule-edition-is = { $value ->
    [standard] Estándar
    [de] Alemana
    [ru] Rusa
   *[en] Inglesa
}
new-rule-edition-hint = { $value ->
    [standard] Como en los reglamentos inglés, italiano, español y francés.
    [de] Como en el reglamento alemán: los sombreros negros no cuentan como tipo, y los empates los decide directamente la galleta.
    [ru] Como juegan los autores: dos sombreros recién cambiados no se pueden volver a cambiar enseguida.
   *[en] Como en los reglamentos inglés y hebreo: se pueden cambiar dos sombreros cualesquiera en todo momento.
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
new-rule-tiebreak_black_hats = Los sombreros negros desempatan
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] En un empate gana quien tiene más sombreros negros; después, quien tiene la galleta.
   *[false] En un empate gana quien tiene la galleta.
}
new-rule-removed = Se quedan en la caja
new-rule-removed-hint = { $value ->
    [random] Dos tipos se quedan fuera al azar. Toca dos sombreros para elegirlos tú.
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
new-rule-no_swap_back = Prohibido deshacer el cambio
new-rule-no_swap_back-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-no_swap_back-hint = { $value ->
    [true] Dos sombreros recién cambiados no se pueden volver a cambiar enseguida.
   *[false] Se pueden cambiar dos sombreros cualesquiera en todo momento.
}
new-rule-copies = Personajes
new-rule-copies-is = { $value ->
    [1] 20 distintos
    [2] 10 distintos
   *[4] 5 distintos
}
new-rule-copies-hint = { $value ->
    [1] Uno de cada personaje: lo más difícil de recordar.
    [2] Diez personajes, dos de cada uno.
   *[4] Cinco personajes, cuatro de cada uno: lo más fácil, ideal para los pequeños.
}
new-rule-magic_hats = Sombreros mágicos
new-rule-magic_hats-is = { $value ->
    [4] Cuatro
   *[0] Ninguno
}
new-rule-magic_hats-hint = { $value ->
    [4] Un sombrero mágico que destapas es tuyo y anula una ficha de penalización.
   *[0] Nada anula las fichas de penalización: para expertos.
}
new-rule-dead_table = Cuando nada encaja
new-rule-dead_table-is = { $value ->
    [redeal] Barajar
   *[play_on] Seguir
}
new-rule-dead_table-hint = { $value ->
    [redeal] Si ningún sombrero de la fila le sirve a nadie, se barajan y se reparten de nuevo.
   *[play_on] Si ningún sombrero de la fila le sirve a nadie, la partida sigue igual.
}
new-rule-stall_limit = Turnos sin ganar nada
new-rule-stall_limit-is = { $value ->
    [0] Sin límite
   *[other] { $value } turnos
}
new-rule-stall_limit-hint = { $value ->
    [0] La partida sigue, por mucho tiempo que pase sin que nadie gane ni capture nada.
   *[other] La partida acaba tras este número de turnos seguidos sin ganar ni capturar nada.
}
new-rule-memory_aid = Ayuda para la memoria
new-rule-memory_aid-is = { $value ->
    [true] Sí
   *[false] No
}
new-rule-memory_aid-hint = { $value ->
    [true] Los sombreros que has visto quedan marcados para ti, aunque cambien de sitio.
   *[false] Como con cartas de verdad: ves un sombrero solo mientras lo miras.
}
new-rule-narrowings = Reducir el tablero
new-rule-narrowings-is = { $value ->
    [2] Dos veces
    [1] Una vez
   *[0] Nunca
}
new-rule-narrowings-hint = { $value ->
    [2] Cuando quedan cinco pilas o menos, se puede cerrar el anillo exterior, y más tarde el siguiente: alguien ganará.
    [1] Cuando quedan cinco pilas o menos, se puede cerrar para siempre el anillo exterior.
   *[0] No se cierra ningún anillo; los finales pueden ser largos.
}
new-invite = Copiar enlace
new-start = Empezar la partida
new-open = Crear e invitar
new-open-next = Después tendrás un enlace, un código y un QR para compartir.

# Tables: one's own, open ones, ratings.
tables-page = Mesas · Hatbox
tables-title = Mesas
tables-mine = Tus partidas
tables-none = No tienes ninguna partida en curso.
tables-new = Nueva mesa
tables-standing = { $how ->
    [your-turn] Te toca
    [others-turn] Aún no te toca
    [gathering] Esperando jugadores
   *[over] Terminada
}
tables-go = { $how ->
    [your-turn] Seguir
    [gathering] Sala de espera
   *[others-turn] Ver
}
tables-finished = Terminadas
tables-over = Terminada
tables-review = Repasar
tables-more = Mostrar más
tables-quick = Partida rápida
tables-quick-hint = Buscamos a alguien que quiera jugar a lo mismo. Un minuto por turno, puntuable.
tables-game = Juego
tables-players = Jugadores
tables-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tables-find = Buscar rival
tables-open = Mesas abiertas
tables-open-none = Ahora mismo no espera nadie. Abre una mesa pública y quizá entre alguien.
tables-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
tables-join = Entrar
tables-ratings = Clasificación
tables-rank = Puesto
tables-name = Nombre
tables-rating = Rating
tables-games = Partidas
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Aquí nadie tiene rating todavía.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] Ganaste
    [shared] Victoria compartida
   *[lost] Perdiste
}

# --- players and minutes on the covers
home-facts = { $players } jugadores · { $minutes } min

# --- games put away, statistics
tables-put-away = ¿Borrar esta partida de { game-name }?
tables-put-away-text = Desaparece para siempre y no cuenta ni como ganada ni como perdida.
tables-put-away-yes = Borrar
home-all-games = Ver todas
stats-title = Tus resultados
stats-opponents = Contra
stats-tally = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} · { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}{ $shared ->
    [0] {""}
    [one] {" "}· { $shared } compartida
   *[other] {" "}· { $shared } compartidas
}
stats-best = mejor puntuación: { $points }
stats-rating = rating con { $players }: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Contra
home-unfinished-title = Tienes una partida a medias
home-unfinished = { game-name } · { $bot }
home-go-on = Seguir
home-new-game = Partida nueva
# --- a server that is getting ready
home-learn-meanwhile = Mientras tanto, aprende el juego
home-one-at-a-time = Un momento: estamos poniendo tu mesa.
home-table-ready = Tu mesa está lista. La encontrarás en la página de inicio.

# --- how busy the server is
tables-online = { $people ->
    [1] Ahora solo estás tú en línea
   *[other] { $people } personas en línea
}
tables-running = { $games ->
    [one] { $games } partida en curso
   *[other] { $games } partidas en curso
}

# --- a server that gets ready
ready-title = Primer arranque: el servidor está preparando los juegos.
ready-left = { $minutes ->
    [0] Falta menos de un minuto
    [one] Falta alrededor de { $minutes } min
   *[other] Faltan unos { $minutes } min
}

# --- a name before friends come
new-name-title = ¿Cómo te llaman tus amigos?

# --- links of the host
house-imprint = Aviso legal
house-privacy = Privacidad
