# Home: the open box.
home-page = Hatbox · trois jeux de chapeaux
home-title = Trois jeux de chapeaux dans une boîte
home-nav = Autour de la boîte
home-line = { $game ->
    [hats] Collectionne, échange, ose un chapeau noir
    [magic_hat] Regarde, échange, retiens. Dès 5 ans
   *[top_hats] Construis en secret, saute, renverse
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
    [hats] Apprendre Hats
    [magic_hat] Apprendre Magic Hat
   *[top_hats] Apprendre Top Hats
}
home-previous = Jeu précédent
home-next = Jeu suivant
home-code = Tu as un code ?
home-code-hint = Cinq lettres données par quelqu’un qui a ouvert une table
home-join = Rejoindre
home-waiting = { $count ->
    [one] À toi dans { $count } partie
   *[other] À toi dans { $count } parties
}
home-carry-on = Continuer
home-tables = Mes tables
home-tables-waiting = { $count ->
    [one] , { $count } t’attend
   *[other] , { $count } t’attendent
}
home-language = Langue
home-dark = Sombre
home-profile = Toi et tes réglages

# A new table.
new-page = { $game ->
    [hats] Une nouvelle table de Hats · Hatbox
    [magic_hat] Une nouvelle table de Magic Hat · Hatbox
   *[top_hats] Une nouvelle table de Top Hats · Hatbox
}
new-title = Une nouvelle table
new-game = Jeu
new-seats = Autour de la table
new-you = Toi
new-seat-friend = Un ami
new-seat-friend-about = vient par le lien
new-seat-here = Un joueur
new-seat-here-about = sur cet appareil
new-partner = ton partenaire
new-player = Joueur { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] doux
    [march_hare] moyen
    [cheshire_cat] fort
   *[mad_hatter] magistral
}
new-add = { $count ->
    [3] Ajouter un troisième
   *[4] Ajouter un quatrième
}
new-who = Qui s’assied ici ?
new-friend = Un ami, par lien
new-here = Quelqu’un sur cet appareil
new-here-name = Nom
new-remove = Enlever ce siège
new-clock = Temps
new-clock-kind = { $kind ->
    [none] Sans
    [turn] Par tour
    [bank] Par partie
   *[days] Jours
}
new-clock-hint = { $kind ->
    [none] Rien ne presse.
    [turn] Chaque tour a son temps. Quand il est écoulé, un bot prend le relais ; on peut revenir.
    [bank] Une réserve de temps pour toute la partie, et un peu plus à chaque tour.
   *[days] Joue quand tu veux : un tour peut durer des jours.
}
new-clock-length = Combien
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
new-first = Qui commence
new-first-is = { $value ->
    [true] Toi
   *[false] Au sort
}
new-public = Qui peut venir
new-public-is = { $value ->
    [true] Tout le monde
   *[false] Avec le lien
}
new-public-hint = { $value ->
    [true] La table est dans la liste, pour tous sur ce serveur.
   *[false] Seulement ceux à qui tu envoies le lien.
}
new-spectators = Spectateurs
new-spectators-is = { $value ->
    [blind] En direct
    [delayed] En différé
    [after] Après
   *[none] Non
}
new-spectators-hint = { $value ->
    [blind] Ils voient ce qui est visible pour tous, jamais une main.
    [delayed] Ils voient ce qui est visible pour tous, quelques coups plus tard.
    [after] Ils voient la partie quand elle est finie.
   *[none] Tant que la partie dure, seuls ceux qui jouent la voient.
}
new-talk = Discussion
new-talk-is = { $value ->
    [free] Libre
    [phrases] Phrases
   *[none] Non
}
new-talk-hint = { $value ->
    [free] Chacun écrit ce qu’il veut.
    [phrases] Seulement des phrases toutes faites, que chacun lit dans sa langue.
   *[none] Une table bien calme.
}
new-rated = Classement
new-rated-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rated-hint = { $value ->
    [true] Le résultat compte pour le classement de chacun.
   *[false] Juste pour le plaisir.
}
new-more = Temps et compagnie
new-more-brief = { $talk ->
    [free] Discussion libre
    [phrases] Phrases toutes faites
   *[none] Sans discussion
} · { $rated ->
    [true] classée
   *[false] non classée
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Sans pendule
    [turn] Temps par tour
    [bank] Temps par partie
   *[days] Jours par tour
} · { $first ->
    [me] tu commences
   *[lot] tirage au sort
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
    [own] Règles maison · les tiennes
    [standard] Règles maison · édition standard
    [de] Règles maison · édition allemande
    [ru] Règles maison · édition russe
    [en] Règles maison · édition anglaise
   *[usual] Règles maison · comme d’habitude
}
new-rule-edition = Édition
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Allemande
    [ru] Russe
   *[en] Anglaise
}
new-rule-edition-hint = { $value ->
    [standard] Telle qu’imprimée en anglais, italien, espagnol et français.
    [de] Telle qu’imprimée en allemand : les chapeaux noirs ne sont pas un type à part, et le biscuit départage aussitôt les égalités.
    [ru] Comme jouent les auteurs : deux chapeaux tout juste échangés ne peuvent pas être rééchangés aussitôt.
   *[en] Telle qu’imprimée en anglais et en hébreu : on peut toujours échanger deux chapeaux quelconques.
}
new-rule-black_hat_is_a_type = Les chapeaux noirs sont un type
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Les chapeaux noirs comptent comme un type de plus pour le biscuit.
   *[false] Seuls les sept types comptent pour le biscuit.
}
new-rule-tiebreak_black_hats = Égalités : les noirs tranchent
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] À égalité de points, le plus de chapeaux noirs gagne ; puis le biscuit.
   *[false] À égalité de points, le biscuit gagne.
}
new-rule-removed = Restent dans la boîte
new-rule-removed-hint = { $value ->
    [random] Deux types sont écartés au sort. Touche deux chapeaux pour les choisir toi-même.
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
new-rule-no_swap_back = Pas de rééchange
new-rule-no_swap_back-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-no_swap_back-hint = { $value ->
    [true] Les deux chapeaux tout juste échangés ne peuvent pas être rééchangés aussitôt.
   *[false] On peut toujours échanger deux chapeaux quelconques.
}
new-rule-copies = La cour
new-rule-copies-is = { $value ->
    [1] 20 sortes
    [2] 10 sortes
   *[4] 5 sortes
}
new-rule-copies-hint = { $value ->
    [1] Chacun n’est là qu’une fois : le plus dur à retenir.
    [2] Dix sortes, deux de chaque.
   *[4] Cinq sortes, quatre de chaque : le plus facile, idéal pour les petits.
}
new-rule-magic_hats = Chapeaux magiques
new-rule-magic_hats-is = { $value ->
    [4] Quatre
   *[0] Aucun
}
new-rule-magic_hats-hint = { $value ->
    [4] Un chapeau magique que tu dévoiles est à toi et chasse un petit nuage.
   *[0] Rien ne chasse les petits nuages : pour les experts.
}
new-rule-dead_table = Quand rien ne va
new-rule-dead_table-is = { $value ->
    [redeal] Redistribuer
   *[play_on] Continuer
}
new-rule-dead_table-hint = { $value ->
    [redeal] Si aucun chapeau de la rangée ne va à quelqu’un, on mélange les chapeaux et on les dispose de nouveau.
   *[play_on] Si aucun chapeau de la rangée ne va à quelqu’un, la partie continue quand même.
}
new-rule-stall_limit = Fin d’un blocage
new-rule-stall_limit-is = { $value ->
    [0] Jamais
   *[other] { $value } tours
}
new-rule-stall_limit-hint = { $value ->
    [0] La partie continue, même si rien n’est gagné pendant longtemps.
   *[other] Après tant de tours sans rien gagner, la partie finit.
}
new-rule-memory_aid = Aide-mémoire
new-rule-memory_aid-is = { $value ->
    [true] Oui
   *[false] Non
}
new-rule-memory_aid-hint = { $value ->
    [true] Les chapeaux que tu as vus restent marqués pour toi, et suivent les échanges.
   *[false] Comme avec de vraies cartes : tu ne vois un chapeau que le temps où il est levé.
}
new-rule-narrowings = Rétrécir le terrain
new-rule-narrowings-is = { $value ->
    [2] Deux fois
    [1] Une fois
   *[0] Jamais
}
new-rule-narrowings-hint = { $value ->
    [2] Quand il reste cinq piles ou moins, on peut fermer l’anneau extérieur du terrain, puis plus tard le suivant : quelqu’un gagnera.
    [1] Quand il reste cinq piles ou moins, on peut fermer pour de bon l’anneau extérieur du terrain.
   *[0] Aucun anneau du terrain n’est fermé ; les fins de partie peuvent être longues.
}
new-invite = Copier l’invitation
new-start = Commencer la partie
new-open = Ouvrir et inviter
new-open-next = Ensuite, tu auras un lien, un code et un QR à envoyer.

# Tables: one's own, open ones, ratings.
tables-page = Tables · Hatbox
tables-title = Tables
tables-mine = Tes parties
tables-none = Tu n’as aucune partie en cours. Ouvre la boîte et sors-en une.
tables-new = Ouvrir une table
tables-standing = { $how ->
    [your-turn] À toi de jouer
    [others-turn] Les autres réfléchissent
    [gathering] On attend des joueurs
   *[over] Finie
}
tables-go = { $how ->
    [your-turn] Continuer
    [gathering] Salle d’attente
   *[others-turn] Regarder
}
tables-finished = Finies
tables-over = Finie
tables-ended = { $how ->
    [won] Tu as gagné avec { $score }
    [shared] Victoire partagée avec { $score }
   *[lost] Tu avais { $score }
}
tables-review = Revoir
tables-more = En voir plus
tables-quick = Partie rapide
tables-quick-hint = On cherche quelqu’un qui veut le même jeu. Une minute par tour ; le résultat compte pour le classement.
tables-game = Jeu
tables-players = Joueurs
tables-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tables-find = Trouver quelqu’un
tables-open = Tables ouvertes
tables-open-none = Personne n’attend en ce moment. Ouvre une table pour tout le monde, et quelqu’un viendra peut-être.
tables-free = { $count ->
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
tables-join = Rejoindre
tables-ratings = Qui joue le mieux
tables-rank = Rang
tables-name = Nom
tables-rating = Cote
tables-games = Parties
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Personne n’est encore classé ici.
