# The daily deal: the same cards for everybody, every day.
daily-page = Donne du jour · Hatbox
daily-title = Donne du jour
daily-intro = Chaque jour, les mêmes cartes pour tout le monde. Tu joues contre le Chat du Cheshire, puis tu vois comment les quatre bots s’en sortent à ta place. Seule la première partie que tu termines compte. Pas de coups annulés, pas d’indices.
daily-today = Aujourd’hui
daily-next = { $day } · prochaine donne à { $time }
daily-last = Ces derniers jours
daily-day = Jour
daily-state = { $state ->
    [playing] En cours
    [won] Gagné
    [shared] Égalité
    [lost] Perdu
    [gave-up] Abandon
   *[new] Pas encore jouée
}
daily-not-played = pas jouée
daily-go = { $state ->
    [playing] Continuer
    [new] Jouer
   *[other] Résultat
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Continuer
    [new] Jouer
   *[other] Résultat
} : { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
daily-verify = Comment les cartes sont choisies
daily-verify-text = Personne ne les choisit. Elles sont calculées à partir de ce texte, et tout le monde peut le vérifier :

# One deal.
daily-deal-page = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · donne du jour · Hatbox
daily-of = Donne du { $day }
daily-future = Cette donne n’est pas encore ouverte. Elle commence le { $day } à { $time }.
daily-about = Toi contre le Chat du Cheshire. Seule la première partie que tu termines compte, sans coups annulés ni indices.
daily-about-past = Une donne plus ancienne, juste pour le plaisir.
daily-play = Jouer
daily-continue = Continuer
daily-again = Rejouer pour s’entraîner
daily-all = Toutes les donnes
daily-headline = { $how ->
    [won] Tu as gagné !
    [shared] Égalité
    [gave-up] Tu as abandonné
   *[lost] Le Chat du Cheshire a gagné
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] victoire en { $count } coups
    [shared] égalité après { $count } coups
    [gave-up] abandon
   *[lost] défaite après { $count } coups
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] gagné, { $count } coups
    [shared] égalité, { $count } coups
    [gave-up] abandon
   *[lost] perdu, { $count } coups
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] en { $count } coups
   *[other] après { $count } coups
}
daily-review = Revoir
daily-share = Partager
daily-picture = Image
daily-copied = Copié. Colle-le où tu veux : ça ne dévoile aucune carte.
daily-not-copied = Ton navigateur ne nous laisse pas copier le texte.
daily-picture-failed = Ton navigateur n’arrive pas à dessiner l’image.

# The bots in the same seat.
daily-bots = Les bots avec tes cartes
daily-bots-hint = Chaque bot a joué à ta place, avec les mêmes cartes, contre le même Chat du Cheshire.
daily-bots-by-points = Classement selon l’avance sur le Chat du Cheshire.
daily-bots-by-moves = En tête, la victoire la plus rapide ; parmi les défaites, celle qui a tenu le plus longtemps.
daily-thinking = { $level ->
    [dormouse] Le Loir
    [march_hare] Le Lièvre de Mars
    [cheshire_cat] Le Chat du Cheshire
   *[mad_hatter] Le Chapelier Fou
} joue avec tes cartes…
daily-bots-failed = Les bots n’ont pas réussi à jouer ici. Recharge la page pour réessayer.
daily-you = Toi
daily-better = { $count ->
    [0] aucun bot battu aujourd’hui
    [4] devant les quatre bots !
    [one] devant { $count } bot sur { $all }
   *[other] devant { $count } bots sur { $all }
}

# Everybody on this server.
daily-everyone = Tout le monde
daily-everyone-join = Compare-toi à tous les joueurs de ce serveur. Ta partie y sera envoyée, sous ton nom d’invité.
daily-compare = Comparer
daily-alone = Personne n’a joué avant toi. Reviens plus tard pour voir comment s’en sortent les autres.
daily-percentile = { $count ->
    [one] { $count } autre joueur pour l’instant.
   *[other] { $count } autres joueurs pour l’instant.
} Tu fais mieux que { NUMBER($percent, maximumFractionDigits: 0) } % des autres.
daily-players = { $count ->
    [one] { $count } joueur pour l’instant.
   *[other] { $count } joueurs pour l’instant.
}
daily-worse = moins bien
daily-best = mieux
daily-offline = Tu es hors ligne. Reviens sur cette page aujourd’hui ou demain pour te comparer à tout le monde.
daily-too-late = Cette donne est terminée. Les résultats comptent le jour même et le lendemain.

# What is shared.
daily-share-title = Hatbox du jour · { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · { $day }
