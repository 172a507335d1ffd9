# Home: the open box.
home-page = Hatbox · trois jeux de chapeaux
home-title = Trois jeux de chapeaux dans une boîte
home-nav = Menu principal
home-line = { $game ->
    [hats] Collectionne, échange, ose un chapeau noir
    [magic_hat] Regarde, échange, retiens : dès 5 ans
   *[top_hats] Construis en secret, saute, prends
}
home-play = { $game ->
    [hats] Jouer à Hats
    [magic_hat] Jouer à Magic Hat
   *[top_hats] Jouer à Top Hats
}
home-opening = On met la table…
home-slow = La toute première partie prend un peu plus de temps : on finit de repasser la nappe.
home-friends = Entre amis
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] Entre amis : Hats
    [magic_hat] Entre amis : Magic Hat
   *[top_hats] Entre amis : Top Hats
}
home-learn = Apprendre
home-learn-game = { $game ->
    [hats] Apprendre à jouer à Hats
    [magic_hat] Apprendre à jouer à Magic Hat
   *[top_hats] Apprendre à jouer à Top Hats
}
home-previous = Jeu précédent
home-next = Jeu suivant
home-code = Tu as un code ?
home-code-hint = Les cinq lettres de la table d’un ami
home-join = Rejoindre
home-waiting = { $count ->
    [one] À toi dans { $count } partie
   *[other] À toi dans { $count } parties
}
home-carry-on = Continuer
home-tables-waiting = { $count ->
    [one] , { $count } t’attend
   *[other] , { $count } t’attendent
}
home-language = Langue
home-dark = Mode sombre
home-profile = Profil et réglages
# Links to more screens, in one row.
home-more = Aussi dans la boîte
home-daily = Donne du jour
home-puzzles = Casse-têtes
home-progress = Progrès

# A new table.
new-page = { $game ->
    [hats] Nouvelle table de Hats · Hatbox
    [magic_hat] Nouvelle table de Magic Hat · Hatbox
   *[top_hats] Nouvelle table de Top Hats · Hatbox
}
new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-you = Toi
new-seat-friend = Un ami
new-seat-friend-about = rejoint par le lien
new-seat-here = Un joueur
new-seat-here-about = sur cet appareil
new-partner = ton coéquipier
new-player = Joueur { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] facile
    [march_hare] moyen
    [cheshire_cat] difficile
    [white_rabbit] comme toi
   *[mad_hatter] expert
}
new-add = { $count ->
    [3] Ajouter un troisième joueur
   *[4] Ajouter un quatrième joueur
}
new-who = Qui joue ici ?
new-friend = Un ami, par lien
new-here = Quelqu’un sur cet appareil
new-here-name = Nom
new-remove = Enlever cette place
new-clock = Limite de temps
new-clock-kind = { $kind ->
    [none] Sans
    [turn] Par tour
    [bank] Par partie
   *[days] Jours
}
new-clock-hint = { $kind ->
    [none] Pas de limite de temps.
    [turn] Chaque tour est chronométré. Si le temps est écoulé, un bot prend le relais jusqu’à ton retour.
    [bank] Un temps total pour toute la partie, plus un petit supplément à chaque tour.
   *[days] Joue quand tu veux : tu as plusieurs jours pour chaque tour.
}
new-clock-length = Durée
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
new-first = Premier joueur
new-first-is = { $value ->
    [true] Toi
   *[false] Au hasard
}
new-public = Qui peut rejoindre
new-public-is = { $value ->
    [true] Tout le monde
   *[false] Par lien
}
new-public-hint = { $value ->
    [true] Tout le monde sur ce serveur voit la table.
   *[false] Seulement les gens à qui tu envoies le lien.
}
new-spectators = Spectateurs
new-spectators-is = { $value ->
    [blind] En direct
    [delayed] En différé
    [after] Après
   *[none] Aucun
}
new-spectators-hint = { $value ->
    [blind] Ils voient ce que tout le monde peut voir, jamais la main de quelqu’un.
    [delayed] Ils voient ce que tout le monde peut voir, avec quelques coups de retard.
    [after] Ils pourront voir la partie quand elle sera finie.
   *[none] Seuls les joueurs voient la partie.
}
new-talk = Discussion
new-talk-is = { $value ->
    [free] Libre
    [phrases] Rapide
   *[none] Aucune
}
new-talk-hint = { $value ->
    [free] Chacun écrit ce qu’il veut.
    [phrases] Uniquement des messages rapides, que chacun lit dans sa langue.
   *[none] Pas de discussion à cette table.
}
new-rated = Partie classée
new-rated-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rated-hint = { $value ->
    [true] Le résultat compte pour la cote de chacun.
   *[false] Juste pour le plaisir.
}
new-more = Temps, discussion et spectateurs
new-more-here = Début et règles
new-rest = Discussion et spectateurs
new-more-brief = { $talk ->
    [free] Discussion libre
    [phrases] Messages rapides
   *[none] Sans discussion
} · { $rated ->
    [true] classée
   *[false] non classée
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Sans limite de temps
    [turn] Temps par tour
    [bank] Temps par partie
   *[days] Jours par tour
} · { $first ->
    [me] tu commences
   *[lot] début au hasard
} · { $rules ->
    [own] règles perso
   *[usual] règles standard
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] Tu commences
   *[lot] Début au hasard
} · { $rules ->
    [own] règles perso
   *[usual] règles standard
}
new-rules = { $game ->
    [hats] Règles maison pour Hats
    [magic_hat] Règles maison pour Magic Hat
   *[top_hats] Règles maison pour Top Hats
}
new-rules-brief = { $edition ->
    [own] Règles maison · perso
    [standard] Règles maison · édition standard
    [de] Règles maison · édition allemande
    [ru] Règles maison · édition russe
    [en] Règles maison · édition anglaise
   *[usual] Règles maison · standard
}
new-rule-edition = Édition
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Allemande
    [ru] Russe
   *[en] Anglaise
}
new-rule-edition-hint = { $value ->
    [standard] Comme dans les règles anglaises, italiennes, espagnoles et françaises.
    [de] Comme dans les règles allemandes : les chapeaux noirs ne comptent pas comme un type, et le cookie départage directement les ex æquo.
    [ru] Comme jouent les auteurs : deux chapeaux qu’on vient d’échanger ne peuvent pas être échangés en sens inverse au tour suivant.
   *[en] Comme dans les règles anglaises et hébraïques : on peut toujours échanger n’importe quels chapeaux.
}
new-rule-black_hat_is_a_type = Les chapeaux noirs sont un type
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Les chapeaux noirs comptent comme un type de plus pour le cookie.
   *[false] Seuls les sept types comptent pour le cookie.
}
new-rule-tiebreak_black_hats = Les chapeaux noirs départagent
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] À égalité de points, celui qui a le plus de chapeaux noirs gagne, puis celui qui a le cookie.
   *[false] À égalité de points, celui qui a le cookie gagne.
}
new-rule-removed = Restent dans la boîte
new-rule-removed-hint = { $value ->
    [random] Deux types sont écartés au hasard. Touche deux chapeaux pour les choisir toi-même.
   *[other] Ces deux types ne sont pas en jeu.
}
new-hat-type = { $letter ->
    [B] Béret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Képi
    [S] Sombrero
   *[T] Tricorne
}
new-rule-no_swap_back = Pas d’échange inverse
new-rule-no_swap_back-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-no_swap_back-hint = { $value ->
    [true] Deux chapeaux qu’on vient d’échanger ne peuvent pas être échangés en sens inverse au tour suivant.
   *[false] On peut toujours échanger n’importe quels chapeaux.
}
new-rule-copies = Personnages
new-rule-copies-is = { $value ->
    [1] 20 différents
    [2] 10 différents
   *[4] 5 différents
}
new-rule-copies-hint = { $value ->
    [1] Un seul exemplaire de chaque personnage : le plus dur à retenir.
    [2] Dix personnages, deux de chaque.
   *[4] Cinq personnages, quatre de chaque : le plus facile, idéal pour les petits.
}
new-rule-magic_hats = Chapeaux magiques
new-rule-magic_hats-is = { $value ->
    [4] Quatre
   *[0] Aucun
}
new-rule-magic_hats-hint = { $value ->
    [4] Un chapeau magique que tu dévoiles est à toi et annule un jeton de pénalité.
   *[0] Rien n’annule les jetons de pénalité : pour les experts.
}
new-rule-dead_table = Quand aucun chapeau ne convient
new-rule-dead_table-is = { $value ->
    [redeal] Remélanger
   *[play_on] Continuer
}
new-rule-dead_table-hint = { $value ->
    [redeal] Si aucun chapeau de la rangée ne va à personne, on remélange les chapeaux.
   *[play_on] Si aucun chapeau de la rangée ne va à personne, la partie continue quand même.
}
new-rule-stall_limit = Limite en cas de blocage
new-rule-stall_limit-is = { $value ->
    [0] Aucune
   *[other] { $value } tours
}
new-rule-stall_limit-hint = { $value ->
    [0] La partie continue, même si rien n’est gagné ni pris pendant longtemps.
   *[other] La partie se termine après ce nombre de tours de suite sans gain ni prise.
}
new-rule-memory_aid = Aide-mémoire
new-rule-memory_aid-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-memory_aid-hint = { $value ->
    [true] Les chapeaux que tu as vus restent marqués pour toi, même quand on les échange.
   *[false] Comme avec de vraies cartes : tu ne vois un chapeau que pendant que tu le regardes.
}
new-rule-narrowings = Rétrécir le plateau
new-rule-narrowings-is = { $value ->
    [2] Deux fois
    [1] Une fois
   *[0] Jamais
}
new-rule-narrowings-hint = { $value ->
    [2] Quand il reste cinq piles ou moins, un joueur peut fermer l’anneau extérieur, puis plus tard le suivant : quelqu’un finira par gagner.
    [1] Quand il reste cinq piles ou moins, un joueur peut fermer l’anneau extérieur pour de bon.
   *[0] Aucun anneau n’est jamais fermé ; les fins de partie peuvent être longues.
}
new-invite = Copier le lien
new-start = Lancer la partie
new-open = Créer et inviter
new-open-next = Ensuite, tu auras un lien, un code et un QR code à partager.

# Tables: one's own, open ones, ratings.
tables-page = Tables · Hatbox
tables-title = Tables
tables-mine = Tes parties
tables-none = Tu n’as aucune partie en cours.
tables-new = Nouvelle table
tables-standing = { $how ->
    [your-turn] À toi de jouer
    [others-turn] Pas encore à toi
    [gathering] En attente de joueurs
   *[over] Terminée
}
tables-go = { $how ->
    [your-turn] Continuer
    [gathering] Salle d’attente
   *[others-turn] Voir
}
tables-finished = Terminées
tables-over = Terminée
tables-review = Revoir
tables-more = Afficher plus
tables-quick = Partie rapide
tables-quick-hint = On te trouve quelqu’un qui veut jouer au même jeu. Une minute par tour, partie classée.
tables-game = Jeu
tables-players = Joueurs
tables-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tables-find = Trouver une partie
tables-open = Tables ouvertes
tables-open-none = Personne n’attend en ce moment. Ouvre une table publique, et quelqu’un viendra peut-être.
tables-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tables-join = Rejoindre
tables-ratings = Classement
tables-rank = Rang
tables-name = Nom
tables-rating = Cote
tables-games = Parties
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Personne n’a encore de cote ici.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] Tu as gagné
    [shared] Victoire partagée
   *[lost] Tu as perdu
}

# --- players and minutes on the covers
home-facts = { $players } joueurs · { $minutes } min

# --- games put away, statistics
tables-put-away = Supprimer cette partie de { game-name } ?
tables-put-away-text = Elle disparaît pour de bon et ne compte ni comme gagnée ni comme perdue.
tables-put-away-yes = Supprimer
home-all-games = Voir tout
stats-title = Tes résultats
stats-opponents = Adversaires
stats-tally = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} · { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}{ $shared ->
    [0] {""}
    [one] {" "}· { $shared } partagée
   *[other] {" "}· { $shared } partagées
}
stats-best = meilleur score : { $points }
stats-rating = cote à { $players } joueurs : { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Adversaire
home-unfinished-title = Tu as encore une partie en cours
home-unfinished = { game-name } · { $bot }
home-go-on = Continuer
home-new-game = Nouvelle partie
# --- a server that is getting ready
home-learn-meanwhile = En attendant, apprends à jouer
home-one-at-a-time = Un instant : on met ta table.
home-table-ready = Ta table est prête. Tu la trouveras sur la page d’accueil.

# --- how busy the server is
tables-online = { $people ->
    [1] Personne d’autre en ligne pour l’instant
   *[other] { $people } personnes en ligne
}
tables-running = { $games ->
    [one] { $games } partie en cours
   *[other] { $games } parties en cours
}

# --- a server that gets ready
ready-title = Premier démarrage : le serveur prépare les jeux.
ready-left = { $minutes ->
    [0] Il reste moins d’une minute
   *[other] Encore { $minutes } min environ
}

# --- a name before friends come
new-name-title = Comment tes amis t’appellent-ils ?

# --- links of the host
house-imprint = Mentions légales
house-privacy = Vie privée
