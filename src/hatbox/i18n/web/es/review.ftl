# Looking at a finished game again.
review-title = Repaso
review-moves = Jugadas
review-eyes = Punto de vista
review-all = Ver todo
review-graph = Si acabara ahora
review-graph-told = Puntos en este momento: { $scores }
review-as = Como lo vio { $who }
review-score = { $who } { $score }
review-step = Paso { $number }
review-scrub = Recorrer la partida
review-slider = Momento de la partida
review-where = { $number } de { $count }
review-first = Ir al principio
review-last = Ir al final
review-play = Reproducir
review-pause = Pausa
review-speed = Velocidad: { $speed }×
review-link = Copiar enlace a esta página
review-to-table = Volver a la mesa
review-not-over = Esta partida aún no ha terminado
review-not-over-text = Cuando termine, podrás repasarla aquí con todas las cartas bocarriba.

# --- Top Hats counts stacks
review-graph-stacks = Pilas que quedan
review-graph-stacks-told = Pilas en este momento: { $scores }

# --- the story: what was luck, what was play
review-tab-story = Historia
review-tab-board = Mesa
review-tab-moment = Este momento
review-working = Repasando la partida…
review-done = El repaso está listo.
review-failed = El repaso se ha quedado a medias. Lo que ves está bien; falta el resto.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] Has ganado, sobre todo gracias a la suerte
        [won-partly] Has ganado, y la suerte ayudó un poco
        [won-despite] Has ganado, con la suerte en contra
        [won-others] Has ganado porque el otro bando cometió errores más graves
        [lost-only] Has jugado bien: solo te faltó suerte
        [lost-mostly] Has perdido, sobre todo por mala suerte
        [lost-partly] Has perdido, y la suerte tampoco ayudó
        [lost-hardly] Has perdido: esta vez ganó quien jugó mejor
        [lost-despite] Has perdido, incluso con la suerte de tu parte
        [shared-mostly] Compartes la victoria, gracias a la suerte
        [shared-partly] Compartes la victoria, y la suerte ayudó
        [shared-hardly] Compartes la victoria, y es lo justo
        [shared-despite] Compartes la victoria, con la suerte en contra
        [shared-others] Compartes la victoria porque el otro bando cometió errores más graves
       *[won-hardly] Has ganado porque has jugado mejor
    }
   *[no] { $case ->
        [won-mostly] { $who } ganó, sobre todo gracias a la suerte
        [won-partly] { $who } ganó, y la suerte ayudó un poco
        [won-despite] { $who } ganó, con la suerte en contra
        [won-others] { $who } ganó porque el otro bando cometió errores más graves
        [lost-only] { $who } jugó bien: solo le faltó suerte
        [lost-mostly] { $who } perdió, sobre todo por mala suerte
        [lost-partly] { $who } perdió, y la suerte tampoco ayudó
        [lost-hardly] { $who } perdió: esta vez ganó quien jugó mejor
        [lost-despite] { $who } perdió, incluso con la suerte de su parte
        [shared-mostly] { $who } comparte la victoria, gracias a la suerte
        [shared-partly] { $who } comparte la victoria, y la suerte ayudó
        [shared-hardly] { $who } comparte la victoria, y es lo justo
        [shared-despite] { $who } comparte la victoria, con la suerte en contra
        [shared-others] { $who } comparte la victoria porque el otro bando cometió errores más graves
       *[won-hardly] { $who } ganó por jugar mejor
    }
}
review-part = { $part ->
    [fair] Opciones al empezar, iguales para todos
    [luck] Suerte
    [skill] { $you ->
        [yes] Tus jugadas
       *[no] Jugadas de { $who }
    }
    [others] Jugadas de los demás
    [result] Resultado
   *[adjusted] Resultado con una suerte normal
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] no regalaron nada
        [little] regalaron poco
        [some] regalaron algo
       *[lot] regalaron mucho
    }
   *[other] { $degree ->
        [none] ni a favor ni en contra
        [little] { $side ->
            [up] un poco a favor
           *[down] un poco en contra
        }
        [some] { $side ->
            [up] a favor
           *[down] en contra
        }
       *[lot] { $side ->
            [up] muy a favor
           *[down] muy en contra
        }
    }
}
review-numbers = Ver los números
review-adjusted-text = El resultado con una suerte normal deja fuera la suerte, buena o mala: dice cuánto valió el juego por sí solo, así que puede bajar del 0 % o pasar del 100 %.
review-accuracy = de precisión.
review-accuracy-text = 100 %: cada jugada era la mejor posible. Cuanto más baja, más se ha regalado.
review-went-well = Lo que salió bien
review-went-badly = Para mirar otra vez
review-no-moments = Una partida tranquila: ningún momento la decidió por sí solo.

# --- the graph
review-chance = Opciones de ganar
review-chance-at = { $share }. { $what }
review-line = con lo que se podía saber
review-line-open = con todas las cartas a la vista
review-line-fair = iguales para todos

# --- marks
review-mark = { $kind ->
    [best] La mejor jugada
    [good] Buena jugada
    [close] Casi igual de buena
    [inaccuracy] Imprecisión
    [mistake] Error
    [blunder] Error grave
    [lucky] Suerte
    [unlucky] Mala suerte
    [gift] Un regalo
   *[blow] Un revés
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] Elegiste { $move }: no había nada mejor.
   *[no] { $who } encontró la mejor jugada: { $move }.
}
review-deal = { $good ->
    [yes] Al empezar hubo suerte.
   *[no] Al empezar faltó suerte.
}
review-gave-up = { $you ->
    [yes] Aquí te rendiste. Aún tenías un { $share } de opciones de ganar.
   *[no] { $who } se rindió aquí. Aún tenía un { $share } de opciones de ganar.
}
review-better = Mejor: { $move }.
review-missed-hats-cookie = Se te escapó la galleta, que valía { $points } puntos.
review-missed-hats-snatch = Podías quitarle a { $who } la galleta, que valía { $points } puntos.
review-missed-hats-take = Podías llevarte { $card }.
review-missed-hats-favourite = Se te escapó un sombrero favorito mejor: { $favourite }.
review-missed-hats-keep = { $card } era un buen sombrero favorito: mejor guardar esa carta.
review-missed-hats-black = { $card } servía bien como sombrero negro.
review-missed-hats-spare = No necesitabas { $card }: quizá era mejor robar otra carta.
review-missed-hats-draw = Quizá era mejor robar otra carta.
review-missed-hats-enough = Era mejor terminar el turno.
review-missed-hats-types = Se te escapó un tipo nuevo para tu colección.
review-missed-magic-fits = El sombrero del espacio { $slot } era del personaje de debajo: era el momento de destaparlo.
review-missed-magic-magic = En el espacio { $slot } había un sombrero mágico por destapar.
review-missed-magic-home = Podías llevar un sombrero a su personaje, en el espacio { $slot }.
review-missed-magic-look = Era mejor mirar el espacio { $slot }.
review-missed-magic-check = Era mejor mirar el espacio { $slot }: { $who } sabía qué sombrero había.
review-missed-magic-told = Valía la pena arriesgarse a destapar el espacio { $slot }: había cerca de un { $chance } % de probabilidad de acertar.
review-missed-magic-guess = Valía la pena arriesgarse a destapar el espacio { $slot }: había cerca de un { $chance } % de probabilidad de acertar.
review-missed-magic-disturb = El siguiente jugador conocía el sombrero del espacio { $slot }: era mejor cambiarlo de sitio.
review-missed-top-captures = Se te escapó una captura en { $cells }.
review-missed-top-uncovers = Se te escapó una captura en { $cells }: debajo había sombreros tuyos.
review-missed-top-wins = Se te escapó la jugada ganadora.
review-missed-top-flees = Tu pila de { $cell } estaba en peligro.
review-missed-top-guards = Tus sombreros de { $cells } estaban en peligro.
review-missed-top-threatens = Podías amenazar con capturar en { $cells }.
review-missed-top-place = { $cell } era un sitio más seguro.

# --- the board
review-played = { $you ->
    [yes] Elegiste { $move }.
   *[no] { $who } eligió { $move }.
}
review-close = Casi igual de buena: { $move }.
review-shares = Opciones de ganar: { $share } en vez de { $best }.
review-share = Opciones de ganar: { $share }.
review-start = Empieza la partida.
review-more = Más sobre este momento
review-slip-back = Error anterior
review-slip-on = Error siguiente
review-again = Probar desde aquí
review-what-if = ¿Y si…?
review-what-if-text = Elige una de las jugadas posibles en ese momento.
review-seek = Buscar una jugada
review-was-played = elegida
review-if = ¿Y si pruebas a { $move }?
review-if-share = Opciones de ganar: { $share }
review-if-played = Con la jugada elegida: { $share }.
review-if-back = Volver a la partida

# --- what could be known
review-beliefs = Qué se podía saber
review-believer = Quién sabe qué
review-known-by = { $you ->
    [yes] Qué podías saber tú
   *[no] Qué podía saber { $who }
}
review-known-about = { $you ->
    [yes] Qué podía saber { $who } de ti
    [me] Qué podías saber tú de { $about }
   *[no] Qué podía saber { $who } de { $about }
}
review-beliefs-none = Aquí no hay nada oculto.
review-belief-hand = { $who }: mano
review-belief-black = { $who }: sombreros negros
review-belief-slot = Espacio { $slot }
review-belief-stack = Pila de { $cell }
