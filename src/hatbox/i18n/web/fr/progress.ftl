# How one's reviewed games went over time.
progress-page = Tes progrès · Hatbox
progress-title = Tes progrès
progress-percent = { $value } %
progress-games = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
progress-filter = Parties à afficher
progress-all = Tous les jeux

# --- three figures, each with a plain sentence
progress-result = Victoires
progress-result-hint = Ton taux de victoires. Une victoire partagée ne compte que pour une fraction.
progress-adjusted = Victoires hors chance
progress-adjusted-hint = Ton résultat si tu n’avais eu ni chance ni malchance.
progress-accuracy = Précision
progress-accuracy-hint = 100 %, c’est le meilleur coup à chaque fois. Plus c’est bas, plus on a gâché de chances.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] La chance t’a souri : jusqu’ici, elle t’a rapporté environ { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } victoire
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } victoires
    }.
    [hurt] Tu n’as pas eu de chance : jusqu’ici, ça t’a coûté environ { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } victoire
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } victoires
    }.
   *[even] Jusqu’ici, chance et malchance se sont à peu près compensées.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] encore { $count } coup
   *[other] encore { $count } coups
}
progress-early = trop tôt pour le dire
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] encore { $count } partie
   *[other] encore { $count } parties
}

# --- plots
progress-results-plot = Tes victoires au fil du temps
progress-results-plot-hint = Chaque point est la moyenne de tes dix dernières parties.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Victoires, du { $firstDate } au { $lastDate } : de { $first } % à { $last } %. Hors chance : de { $firstAdjusted } % à { $lastAdjusted } %.
progress-accuracy-plot = Ta précision au fil du temps
progress-accuracy-plot-name = Précision, du { $firstDate } au { $lastDate } : de { $first } % à { $last } %.
progress-plot-later = Analyse au moins deux parties pour voir une courbe ici.
progress-table = Voir les chiffres
progress-date = Date
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = Tes points forts
progress-kinds-hint = Ta précision, par jeu et par type de coup.
progress-kind = { $kind ->
    [exchange] Échanges
    [black_hat] Chapeaux noirs
    [favourite] Chapeau préféré
    [cookie] Cookie
    [discard] Défausse
    [pass_on] Passer des cartes
    [end] Fin du tour
    [peek] Regarder
    [swap] Échanger
    [open] Dévoiler
    [build] Construire des piles
    [place] Placer des piles
    [jump] Pas et sauts
    [narrow] Rétrécir le plateau
    [pass] Passer son tour
   *[other] Autres coups
}
progress-decisions = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# --- what to try next
progress-next = Et maintenant ?
progress-try = { $how ->
    [lesson] À { game-name }, tu as encore du mal avec « { progress-kind } » : la leçon te montre comment faire.
    [puzzles] À { game-name }, entraîne-toi encore un peu sur « { progress-kind } » : essaie quelques casse-têtes.
   *[opponent] À { game-name }, tu ne te trompes presque jamais : il te faut un adversaire plus fort !
}
progress-try-more = Joue et analyse encore quelques parties, et on te dira quoi travailler.
progress-to = { $how ->
    [lesson] Leçon : { game-name }
    [puzzles] Casse-têtes : { game-name }
   *[opponent] Jouer à { game-name }
}

# --- the games
progress-list = Parties analysées
progress-against = Contre : { $names }
progress-person = une personne
# $luck has a sign: +12 or −12.
progress-row-luck = Chance { $luck } %
progress-row-accuracy = Précision { $accuracy } %
progress-forget = Retirer cette partie de { game-name } de tes progrès
progress-forgotten = Cette partie ne compte plus ici. Revois-la pour qu’elle compte à nouveau.

# --- nothing yet
progress-empty = Rien pour l’instant
progress-empty-text = Joue une partie, puis touche « Revoir » : on la regardera ensemble. Ici, tu verras comment tu progresses.
progress-empty-play = Jouer une partie
progress-empty-review = Revoir ta dernière partie

# --- what this device keeps
device-title = Sur cet appareil
device-text = { $games ->
    [0] Aucune partie enregistrée
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
} et { $reviews ->
    [0] aucune analyse
    [one] { $reviews } analyse
   *[other] { $reviews } analyses
}. Tout reste sur cet appareil.
device-progress = Tes progrès
device-export = Tout télécharger
device-export-hint = Dans le fichier, on voit toutes les cartes, même cachées.
device-delete = Supprimer parties et analyses
device-delete-title = Supprimer les parties de cet appareil ?
device-delete-text = Toutes les parties et analyses enregistrées sur cet appareil, tes cotes aux casse-têtes et tes résultats aux donnes du jour disparaîtront pour de bon. Ton nom et tes réglages restent.
device-deleted = Les parties et les analyses de cet appareil sont supprimées.
# Under the question whether to delete one's profile.
device-delete-too = Les parties et les analyses de cet appareil seront supprimées aussi.
