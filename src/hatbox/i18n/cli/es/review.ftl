# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = no hay nada que analizar: no se ha hecho ninguna jugada
review-progress = analizando { play-game }
review-title = { play-game }: análisis
review-about = { play-players }, { $steps } pasos; { $simulations } simulaciones por decisión
review-unfinished = La partida no ha terminado: cada resultado son las posibilidades de ganar tras la última jugada.
review-written = { $path } está listo
review-seat = Asiento { $seat }
review-headline = { $outcome ->
    [won] El asiento { $seat } ganó
    [lost] El asiento { $seat } perdió
    [unfinished] El asiento { $seat } tiene un { $share } % de posibilidades de ganar
   *[shared] El asiento { $seat } compartió la victoria ({ $share } %)
  }
review-share = { $share } %
review-unknown = –

## Columns and parts

review-fair = igual para todos
review-deal = reparto y primer turno
review-draws = suerte después
review-luck = suerte
review-skill = juego propio
review-others = los demás
review-result = resultado
review-adjusted = con suerte normal
review-accuracy = precisión
review-step = paso
review-played = jugada hecha
review-best = mejor jugada
review-chance = posibilidades de ganar

## Moments

review-grade = { $grade ->
    [best] la mejor
    [good] buena
    [close] casi igual de buena
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
  }
review-moments = Qué pudo hacer mejor el asiento { $seat }
review-no-moments = No había nada claramente mejor que pudiera hacer el asiento { $seat }.
review-more-moments = { $count ->
    [one] y otro pequeño desliz
   *[other] y otros { $count } pequeños deslices
  }
review-moment = Paso { $step }: { $move } – { review-grade }, { $change } %
review-instead = Mejor: { $move }, { $best } % en vez de { $share } %
review-reason = Sombrerero Loco: «{ $reason }»
review-swings = Los mayores vuelcos para el asiento { $seat }
review-swing-luck = Paso { $step }: suerte, { $change } %
review-swing-others = Paso { $step }: los demás, { $change } %

## The page

review-chart = Posibilidades de ganar
review-chart-about = Las posibilidades de ganar del asiento { $seat }, paso a paso: { $first } % al principio, { $last } % al final; mínimo { $least } %, máximo { $most } %.
review-own-line = con lo que el asiento podía saber
review-open-line = con todo a la vista
review-sum = De dónde sale el resultado
review-decisions = { $count ->
    [one] Una decisión
   *[other] Las { $count } decisiones
  }
review-compared = Jugadas comparadas
review-move-estimate = { $share } % ± { $error } %
review-untried = sin probar
review-of-accuracy = precisión del { $accuracy } %
review-few-decisions = Muy pocas decisiones para hablar de precisión.
review-with-average-luck = Con una suerte normal: { $share }
review-guide = Cómo se lee
review-guide-chance = Las posibilidades de ganar son lo que el asiento podía esperar en ese momento, solo por lo que había visto. La línea fina conoce también todo lo que estaba oculto; en la mesa no lo sabía nadie.
review-guide-parts = Cada cambio tiene una sola causa: la suerte (el reparto, las cartas robadas, lo que se destapa), el juego propio (lo que una jugada regala frente a la mejor) o los demás. Todo sumado da el resultado.
review-guide-close = Si una diferencia es menor que su margen de error, no se puede decir qué jugada es mejor, y no cuenta.
review-guide-accuracy = Precisión: 100 % es siempre la mejor jugada. Cuanto más baja, más se ha regalado.
