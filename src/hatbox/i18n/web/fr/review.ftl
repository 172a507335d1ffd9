# Looking at a finished game again.
review-title = Revoir
review-moves = Coups
review-eyes = Point de vue
review-all = Tout afficher
review-graph = Si ça s’arrêtait là
review-graph-told = Points à ce moment : { $scores }
review-as = Vu par { $who }
review-score = { $who } { $score }
review-step = Étape { $number }
review-scrub = Faire défiler la partie
review-slider = Moment de la partie
review-where = { $number } sur { $count }
review-first = Aller au début
review-last = Aller à la fin
review-play = Lecture
review-pause = Pause
review-speed = Vitesse : { $speed }×
review-link = Copier le lien vers cette page
review-to-table = Retour à la table
review-not-over = Cette partie n’est pas encore finie
review-not-over-text = Quand elle sera finie, tu pourras la revoir ici, toutes cartes face visible.

# --- Top Hats counts stacks
review-graph-stacks = Piles restantes
review-graph-stacks-told = Piles à ce moment : { $scores }

# --- the story: what was luck, what was play
review-tab-story = Récit
review-tab-board = Table
review-tab-moment = Ce moment
review-working = On analyse la partie…
review-done = L’analyse est prête.
review-failed = L’analyse s’est arrêtée en route. Ce qui est affiché est juste ; il manque le reste.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] Tu as gagné, surtout grâce à la chance
        [won-partly] Tu as gagné, et la chance a un peu aidé
        [won-despite] Tu as gagné, malgré la malchance
        [won-others] Tu as gagné : en face, on a fait de plus grosses erreurs
        [lost-only] Tu as bien joué, mais la chance n’a pas suivi
        [lost-mostly] Tu as perdu, surtout par malchance
        [lost-partly] Tu as perdu, et la chance n’a pas aidé non plus
        [lost-hardly] Tu as perdu : en face, on a mieux joué cette fois
        [lost-despite] Tu as perdu, et pourtant tu as eu de la chance
        [shared-mostly] Tu partages la victoire, grâce à la chance
        [shared-partly] Tu partages la victoire, et la chance a aidé
        [shared-hardly] Tu partages la victoire, et c’est mérité
        [shared-despite] Tu partages la victoire, malgré la malchance
        [shared-others] Tu partages la victoire : en face, on a fait de plus grosses erreurs
       *[won-hardly] Tu as gagné parce que tu as mieux joué
    }
   *[no] { $case ->
        [won-mostly] { $who } a gagné, surtout grâce à la chance
        [won-partly] { $who } a gagné, et la chance a un peu aidé
        [won-despite] { $who } a gagné, malgré la malchance
        [won-others] { $who } a gagné : en face, on a fait de plus grosses erreurs
        [lost-only] { $who } a bien joué, mais la chance n’a pas suivi
        [lost-mostly] { $who } a perdu, surtout par malchance
        [lost-partly] { $who } a perdu, et la chance n’a pas aidé non plus
        [lost-hardly] { $who } a perdu : en face, on a mieux joué cette fois
        [lost-despite] { $who } a perdu, et pourtant la chance était là
        [shared-mostly] { $who } partage la victoire, grâce à la chance
        [shared-partly] { $who } partage la victoire, et la chance a aidé
        [shared-hardly] { $who } partage la victoire, et c’est mérité
        [shared-despite] { $who } partage la victoire, malgré la malchance
        [shared-others] { $who } partage la victoire : en face, on a fait de plus grosses erreurs
       *[won-hardly] { $who } a gagné en jouant mieux
    }
}
review-part = { $part ->
    [fair] Chances égales au départ
    [luck] La chance
    [skill] { $you ->
        [yes] Tes coups
       *[no] { $who } : ses coups
    }
    [others] Les coups des autres
    [result] Résultat
   *[adjusted] Résultat hors chance
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] aucun cadeau aux autres
        [little] un petit cadeau aux autres
        [some] un cadeau aux autres
       *[lot] un gros cadeau aux autres
    }
   *[other] { $degree ->
        [none] rien de décisif
        [little] { $side ->
            [up] un petit coup de pouce
           *[down] un petit coup dur
        }
        [some] { $side ->
            [up] un coup de pouce
           *[down] un coup dur
        }
       *[lot] { $side ->
            [up] un gros coup de pouce
           *[down] un gros coup dur
        }
    }
}
review-numbers = Voir les chiffres
review-adjusted-text = Le résultat hors chance, c’est le résultat une fois la chance et la malchance enlevées : ce que valait le jeu, tout seul. Il peut donc descendre sous 0 % ou dépasser 100 %.
review-accuracy = de précision.
review-accuracy-text = 100 % : chaque coup était le meilleur possible. Plus c’est bas, plus on a gâché de chances.
review-went-well = Ce qui a bien marché
review-went-badly = Ce qu’il faudrait revoir
review-no-moments = Une partie tranquille : aucun moment n’a tout décidé.

# --- the graph
review-chance = Chances de gagner
review-chance-at = { $share }. { $what }
review-line = d’après ce qu’on pouvait savoir
review-line-open = si toutes les cartes étaient visibles
review-line-fair = chances égales

# --- marks
review-mark = { $kind ->
    [best] Meilleur coup
    [good] Bon coup
    [close] Ça se vaut
    [inaccuracy] Pas tout à fait
    [mistake] Erreur
    [blunder] Grosse erreur
    [lucky] Coup de chance
    [unlucky] Pas de chance
    [gift] Un cadeau
   *[blow] Un coup dur
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] Ton coup : { $move }. Il n’y avait pas mieux.
   *[no] { $who } a trouvé le meilleur coup : { $move }.
}
review-deal = { $good ->
    [yes] La donne était bonne.
   *[no] La donne n’était pas bonne.
}
review-gave-up = { $you ->
    [yes] Ici, tu as abandonné. Tu avais encore { $share } de chances de gagner.
   *[no] Ici, { $who } a abandonné, avec encore { $share } de chances de gagner.
}
review-better = Mieux : { $move }.
review-missed-hats-cookie = Tu as laissé filer le cookie, qui valait { $points } points.
review-missed-hats-snatch = Tu aurais pu prendre à { $who } le cookie, qui valait { $points } points.
review-missed-hats-take = Tu aurais pu prendre { $card }.
review-missed-hats-favourite = Tu pouvais avoir un meilleur chapeau préféré : { $favourite }.
review-missed-hats-keep = { $card } aurait fait un bon chapeau préféré : mieux valait garder cette carte.
review-missed-hats-black = { $card } aurait fait un bon chapeau noir.
review-missed-hats-spare = Tu n’avais pas besoin de { $card } : mieux valait peut-être piocher une autre carte.
review-missed-hats-draw = Mieux valait peut-être piocher une autre carte.
review-missed-hats-enough = Mieux valait terminer ton tour.
review-missed-hats-types = Tu as manqué un nouveau type pour ta collection.
review-missed-magic-fits = Le chapeau de l’emplacement { $slot } était le bon : il fallait le dévoiler.
review-missed-magic-magic = À l’emplacement { $slot }, il y avait un chapeau magique à dévoiler.
review-missed-magic-home = Tu aurais pu amener un chapeau à son personnage, à l’emplacement { $slot }.
review-missed-magic-look = Mieux valait regarder l’emplacement { $slot }.
review-missed-magic-check = Mieux valait regarder l’emplacement { $slot } : { $who } connaissait ce chapeau.
review-missed-magic-told = Il fallait tenter l’emplacement { $slot } : environ { $chance } % de chances que ce soit le bon.
review-missed-magic-guess = Il fallait tenter l’emplacement { $slot } : environ { $chance } % de chances que ce soit le bon.
review-missed-magic-disturb = Le joueur suivant connaissait le chapeau de l’emplacement { $slot } : mieux valait le déplacer.
review-missed-top-captures = Tu as manqué une prise en { $cells }.
review-missed-top-uncovers = Tu as manqué une prise en { $cells }, avec tes propres chapeaux dessous.
review-missed-top-wins = Tu as manqué le coup gagnant.
review-missed-top-flees = Ta pile en { $cell } était en danger.
review-missed-top-guards = Tes chapeaux en { $cells } étaient en danger.
review-missed-top-threatens = Tu aurais pu menacer de prendre en { $cells }.
review-missed-top-place = { $cell } aurait été une case plus sûre.

# --- the board
review-played = { $you ->
    [yes] Ton coup : { $move }.
   *[no] { $who } : { $move }.
}
review-close = À peu près aussi bon : { $move }.
review-shares = Chances de gagner : { $share } au lieu de { $best }.
review-share = Chances de gagner : { $share }.
review-start = La partie commence.
review-more = En savoir plus sur ce moment
review-slip-back = Erreur précédente
review-slip-on = Erreur suivante
review-again = Rejouer à partir d’ici
review-what-if = Et si… ?
review-what-if-text = Choisis n’importe quel coup possible à ce moment.
review-seek = Chercher un coup
review-was-played = joué
review-if = Et si on essayait ceci : { $move } ?
review-if-share = Chances de gagner : { $share }
review-if-played = Avec le coup joué : { $share }.
review-if-back = Retour à la partie

# --- what could be known
review-beliefs = Que savait-on ?
review-believer = Qui sait quoi
review-known-by = { $you ->
    [yes] Ce que tu pouvais savoir
   *[no] Ce que pouvait savoir { $who }
}
review-known-about = { $you ->
    [yes] Ce que pouvait savoir { $who } sur toi
    [me] Ce que tu pouvais savoir sur { $about }
   *[no] Ce que pouvait savoir { $who } sur { $about }
}
review-beliefs-none = Rien n’est caché ici.
review-belief-hand = { $who } : main
review-belief-black = { $who } : chapeaux noirs
review-belief-slot = Emplacement { $slot }
review-belief-stack = Pile en { $cell }
