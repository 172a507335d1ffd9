# How one's reviewed games went over time.
progress-page = Tu progreso · Hatbox
progress-title = Tu progreso
progress-percent = { $value } %
progress-games = { $count ->
    [one] { $count } partida repasada
   *[other] { $count } partidas repasadas
}
progress-filter = Juegos que mostrar
progress-all = Todos los juegos

# --- three figures, each with a plain sentence
progress-result = Victorias
progress-result-hint = Cuántas partidas ganas de cada cien. Una victoria compartida cuenta en parte.
progress-adjusted = Victorias, suerte aparte
progress-adjusted-hint = Cómo te habría ido con una suerte normal.
progress-accuracy = Precisión
progress-accuracy-hint = 100 %: siempre la mejor jugada. Cuanto más baja, más se ha regalado.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] La suerte te ha echado una mano: hasta ahora te ha dado más o menos { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } victoria
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } victorias
    }.
    [hurt] La suerte te ha dado la espalda: hasta ahora te ha costado más o menos { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } victoria
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } victorias
    }.
   *[even] Hasta ahora, la buena y la mala suerte casi se han compensado.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] falta { $count } jugada
   *[other] faltan { $count } jugadas
}
progress-early = aún es pronto
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] falta { $count } partida
   *[other] faltan { $count } partidas
}

# --- plots
progress-results-plot = Cómo van tus victorias
progress-results-plot-hint = En cada momento, la media de tus últimas diez partidas.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Victorias del { $firstDate } al { $lastDate }: primero { $first } %, al final { $last } %. Suerte aparte: primero { $firstAdjusted } %, al final { $lastAdjusted } %.
progress-accuracy-plot = Cómo va tu precisión
progress-accuracy-plot-name = Precisión del { $firstDate } al { $lastDate }: primero { $first } %, al final { $last } %.
progress-plot-later = Repasa al menos dos partidas y aquí verás una línea.
progress-table = Ver los números
progress-date = Fecha
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = Qué se te da mejor
progress-kinds-hint = Tu precisión por juego y por tipo de jugada.
progress-kind = { $kind ->
    [exchange] Intercambios
    [black_hat] Sombreros negros
    [favourite] Sombrero favorito
    [cookie] La galleta
    [discard] Descartes
    [pass_on] Cartas al compañero
    [end] Fin del turno
    [peek] Mirar
    [swap] Cambiar
    [open] Destapar sombreros
    [build] Construir pilas
    [place] Colocar pilas
    [jump] Pasos y saltos
    [narrow] Reducir el tablero
    [pass] Pasar
   *[other] Otras jugadas
}
progress-decisions = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}

# --- what to try next
progress-next = Qué probar ahora
progress-try = { $how ->
    [lesson] «{ progress-kind }» en { game-name } aún se te resiste: la lección te enseña cómo se hace.
    [puzzles] Con «{ progress-kind }» en { game-name } te vendría bien practicar: prueba unos acertijos.
   *[opponent] En { game-name } casi nunca te equivocas. ¡Es hora de un rival más fuerte!
}
progress-try-more = Juega y repasa unas cuantas partidas más, y te diremos qué practicar.
progress-to = { $how ->
    [lesson] Lección: { game-name }
    [puzzles] Acertijos: { game-name }
   *[opponent] Jugar a { game-name }
}

# --- the games
progress-list = Partidas repasadas
progress-against = Contra: { $names }
progress-person = una persona
# $luck has a sign: +12 or −12.
progress-row-luck = Suerte { $luck } %
progress-row-accuracy = Precisión { $accuracy } %
progress-forget = Quitar esta partida de { game-name } de tu progreso
progress-forgotten = Esta partida ya no cuenta aquí. Si la repasas, vuelve a contar.

# --- nothing yet
progress-empty = Aquí aún no hay nada
progress-empty-text = Juega una partida y luego toca «Repasar»: la miraremos juntos. Aquí verás cómo vas mejorando.
progress-empty-play = Jugar una partida
progress-empty-review = Repasar tu última partida

# --- what this device keeps
device-title = En este dispositivo
device-text = { $games ->
    [0] Ninguna partida guardada
    [one] { $games } partida guardada
   *[other] { $games } partidas guardadas
} y { $reviews ->
    [0] ningún repaso
    [one] { $reviews } repaso
   *[other] { $reviews } repasos
}. Todo se queda en este dispositivo.
device-progress = Tu progreso
device-export = Descargar todo
device-export-hint = En el archivo se ven todas las cartas, también las ocultas.
device-delete = Borrar partidas y repasos
device-delete-title = ¿Borrar las partidas de este dispositivo?
device-delete-text = Todas las partidas y los repasos guardados en este dispositivo, tu rating en los acertijos y los resultados de los retos del día desaparecerán para siempre. Tu nombre y tus ajustes se quedan.
device-deleted = Se han borrado las partidas y los repasos de este dispositivo.
# Under the question whether to delete one's profile.
device-delete-too = También se borrarán las partidas y los repasos de este dispositivo.
