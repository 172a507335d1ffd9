# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = il n’y a rien à analyser : aucun coup n’a été joué
review-progress = analyse de { play-game }
review-title = { play-game } : analyse
review-about = { play-players }, { $steps } étapes ; { $simulations } simulations par décision
review-unfinished = La partie n’est pas finie : chaque résultat indique les chances de gagner après le dernier coup.
review-written = { $path } est prêt
review-seat = Joueur { $seat }
review-headline = { $outcome ->
    [won] Le joueur { $seat } a gagné
    [lost] Le joueur { $seat } a perdu
    [unfinished] Le joueur { $seat } a { $share } % de chances de gagner
   *[shared] Le joueur { $seat } a { $share } % de la victoire
  }
review-share = { $share } %
review-unknown = –

## Columns and parts

review-fair = chances égales
review-deal = donne et premier joueur
review-draws = chance ensuite
review-luck = chance
review-skill = son jeu
review-others = les autres
review-result = résultat
review-adjusted = hors chance
review-accuracy = précision
review-step = étape
review-played = joué
review-best = meilleur coup
review-chance = chances de gagner

## Moments

review-grade = { $grade ->
    [best] le meilleur
    [good] bon
    [close] trop serré pour trancher
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
  }
review-moments = Ce que le joueur { $seat } aurait pu faire de mieux
review-no-moments = Le joueur { $seat } n’aurait rien pu faire de nettement mieux.
review-more-moments = { $count ->
    [one] et une autre erreur, plus petite
   *[other] et { $count } autres erreurs, plus petites
  }
review-moment = Étape { $step } : { $move } – { review-grade }, { $change } %
review-instead = Mieux : { $move }, { $best } % au lieu de { $share } %
review-reason = Chapelier Fou : « { $reason } »
review-swings = Les plus grands retournements pour le joueur { $seat }
review-swing-luck = Étape { $step } : la chance, { $change } %
review-swing-others = Étape { $step } : les autres, { $change } %

## The page

review-chart = Chances de gagner
review-chart-about = Les chances de gagner du joueur { $seat }, étape par étape : { $first } % au début, { $last } % à la fin ; { $least } % au plus bas, { $most } % au plus haut.
review-own-line = d’après ce que le joueur pouvait savoir
review-open-line = si rien n’était caché
review-sum = D’où vient le résultat
review-decisions = { $count ->
    [one] Une décision
   *[other] Les { $count } décisions
  }
review-compared = Coups comparés
review-move-estimate = { $share } % ± { $error } %
review-untried = pas essayé
review-of-accuracy = précision : { $accuracy } %
review-few-decisions = Trop peu de décisions pour calculer une précision.
review-with-average-luck = Sans chance ni malchance : { $share }
review-guide = Comment lire cette page
review-guide-chance = Les chances de gagner : ce que le joueur pouvait espérer à ce moment, d’après ce qu’il avait vu et rien d’autre. La ligne fine, elle, connaît tout ce qui était caché ; personne à la table ne le savait.
review-guide-parts = Chaque changement a une seule cause : la chance (la donne, la pioche, ce qu’on découvre), le jeu du joueur (ce qu’un coup fait perdre par rapport au meilleur) ou les autres. Le tout ensemble donne le résultat.
review-guide-close = Un écart plus petit que son incertitude est trop serré pour trancher : il ne compte pas.
review-guide-accuracy = Précision : 100 %, c’est toujours le meilleur coup. Plus c’est bas, plus on a gâché de chances.
