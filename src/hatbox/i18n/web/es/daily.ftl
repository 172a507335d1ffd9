# The daily deal: the same cards for everybody, every day.
daily-page = Reto del día · Hatbox
daily-title = Reto del día
daily-intro = Cada día, las mismas cartas para todos. Juegas contra el Gato de Cheshire y después ves cómo les va a los cuatro bots en tu lugar. Cuenta la primera partida que termines. Sin deshacer jugadas y sin pistas.
daily-today = Hoy
daily-next = { $day } · próximo reto: { $time }
daily-last = Los últimos días
daily-day = Día
daily-state = { $state ->
    [playing] A medias
    [won] Victoria
    [shared] Empate
    [lost] Derrota
    [gave-up] Abandono
   *[new] Por jugar
}
daily-not-played = sin jugar
daily-go = { $state ->
    [playing] Seguir
    [new] Jugar
   *[other] Resultado
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Seguir
    [new] Jugar
   *[other] Resultado
}: { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
daily-verify = Cómo se eligen las cartas
daily-verify-text = No las elige nadie. Salen de este texto, así que cualquiera puede comprobarlas:

# One deal.
daily-deal-page = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · reto del día · Hatbox
daily-of = Reto del día: { $day }
daily-future = Este reto aún no ha salido. Empieza el { $day } ({ $time }).
daily-about = Tú contra el Gato de Cheshire. Cuenta la primera partida que termines, sin deshacer jugadas y sin pistas.
daily-about-past = Es un reto de otro día: se juega solo por diversión.
daily-play = Jugar
daily-continue = Seguir
daily-again = Repetir para practicar
daily-all = Todos los retos
daily-headline = { $how ->
    [won] ¡Has ganado!
    [shared] Empate
    [gave-up] Te has rendido
   *[lost] Ha ganado el Gato de Cheshire
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] victoria en { $count } jugadas
    [shared] empate tras { $count } jugadas
    [gave-up] abandono
   *[lost] derrota tras { $count } jugadas
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] victoria, { $count } jugadas
    [shared] empate, { $count } jugadas
    [gave-up] abandono
   *[lost] derrota, { $count } jugadas
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] en { $count } jugadas
   *[other] tras { $count } jugadas
}
daily-review = Repasar
daily-share = Compartir
daily-picture = Imagen
daily-copied = Copiado. Pégalo donde quieras: no desvela ninguna carta.
daily-not-copied = Tu navegador no nos deja copiar el texto.
daily-picture-failed = Tu navegador no puede dibujar la imagen.

# The bots in the same seat.
daily-bots = Los bots en tu lugar
daily-bots-hint = Cada bot ha jugado en tu lugar, con las mismas cartas y contra el mismo Gato de Cheshire.
daily-bots-by-points = Ordenados por su ventaja sobre el Gato de Cheshire.
daily-bots-by-moves = Primero quien gana más rápido; después, quien más aguanta.
daily-thinking = { $level ->
    [dormouse] El Lirón
    [march_hare] La Liebre de Marzo
    [cheshire_cat] El Gato de Cheshire
   *[mad_hatter] El Sombrerero Loco
} está jugando en tu lugar…
daily-bots-failed = Los bots no han podido jugar aquí. Recarga la página para volver a intentarlo.
daily-you = Tú
daily-better = { $count ->
    [0] esta vez, ningún bot superado
    [4] ¡mejor que los cuatro bots!
   *[other] mejor que { $count } de { $all } bots
}

# Everybody on this server.
daily-everyone = Todos los jugadores
daily-everyone-join = Compara tu resultado con el de los demás en este servidor. Tu partida se envía allí, con tu nombre de invitado.
daily-compare = Comparar
daily-alone = De momento solo has jugado tú. Vuelve más tarde y verás cómo les va a los demás.
daily-percentile = { $count ->
    [one] Hasta ahora ha jugado otra persona.
   *[other] Hasta ahora han jugado otras { $count } personas.
} Lo has hecho mejor que el { NUMBER($percent, maximumFractionDigits: 0) } %.
daily-players = { $count ->
    [one] Hasta ahora ha jugado { $count } persona.
   *[other] Hasta ahora han jugado { $count } personas.
}
daily-worse = peor
daily-best = mejor
daily-offline = No tienes conexión. Vuelve a esta página hoy o mañana para compararte con los demás.
daily-too-late = Este reto ya está cerrado. Los resultados cuentan el mismo día y el siguiente.

# What is shared.
daily-share-title = Reto Hatbox · { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · { $day }
