# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Les règles de Hats
    [magic_hat] Les règles de Magic Hat
   *[top_hats] Les règles de Top Hats
}
rules-lede-hats = Échange des cartes avec le plateau à thé et collectionne les chapeaux qui vaudront le plus : le joueur qui a le plus de points gagne. Pour 2 à 4 joueurs (à quatre, on joue en deux équipes), environ 20 minutes. Chaque règle a un numéro, que le jeu cite quand il t’explique quelque chose.
rules-lede-magic_hat = Rends leur chapeau aux personnages : le joueur qui gagne le plus de paires et se trompe le moins l’emporte. Pour 2 à 4 joueurs dès 5 ans, 15 à 20 minutes. Chaque règle a un numéro, que le jeu cite quand il t’explique quelque chose.
rules-lede-top_hats = Prends les chapeaux de tes adversaires jusqu’à ce que toutes les piles du plateau soient de ta couleur. Pour 2 ou 3 joueurs dès 8 ans, environ 25 minutes. Chaque règle a un numéro, que le jeu cite quand il t’explique quelque chose.
rules-more = Plus de détails
rules-print = Imprimer
rules-learn = En cinq images
rules-link = Lien vers la règle { $rule }
rules-group = { $name ->
    [box] Avant de commencer
    [turn] Ton tour
    [cookie] Le cookie
    [move] Déplacer et prendre
    [band] Le bord du plateau
    [end] Fin de la partie et victoire
    [seldom] Cas rares
   *[editions] Éditions et variantes
}
rules-options = Options
rules-options-text = Tu peux les changer en ouvrant une table. Le premier choix est celui par défaut.
rules-example = Exemple de décompte

rule-H1-title = Les chapeaux
rule-H1 = Il y a sept types de chapeaux, chacun de sa couleur, avec six cartes numérotées de 1 à 6 : 42 cartes. Une carte se nomme par son type et sa valeur : Béret 4, ou B4 en abrégé.
rule-H1-more = B Béret, C Cloche, D Deerstalker, F Fez, K Képi, S Sombrero, T Tricorne.
rule-H2-title = Le plateau à thé
rule-H2 = Le plateau à thé est une rangée d’emplacements numérotés de 1 à 6 (de 1 à 5 à deux joueurs). Chaque emplacement porte toujours une seule carte, face visible. L’emplacement d’un type décide de ce que valent ses chapeaux.
rule-H3-title = Mise en place
rule-H3 = À deux joueurs, toutes les cartes de deux types restent dans la boîte. On pose une carte sur chaque emplacement du plateau à thé, et on distribue neuf cartes à chacun. Garde ta main secrète ! Le reste forme la pioche : 9 cartes à trois joueurs, 7 à deux, aucune à quatre. Le cookie commence sur la table et n’est à personne. On joue dans le sens des aiguilles d’une montre.
rule-H3-more = Le premier joueur est choisi au hasard, sauf réglage contraire de la table ; avec le jeu en boîte, c’est celui qui a mangé un cookie en dernier. Les deux types écartés sont eux aussi choisis au hasard, sauf si on les a choisis en ouvrant la table.
rule-H4-title = Ton tour
rule-H4 = Tu dois faire une action principale : échanger une carte (H5) ou jouer un chapeau noir (H6). Avant ou après, tu peux faire une action facultative : défausser et piocher (H7) ou, à quatre joueurs, échanger une carte avec ton coéquipier (H8). Ensuite, c’est au joueur suivant.
rule-H5-title = Échange
rule-H5 = Pose une carte de ta main, face visible, sur un emplacement du plateau à thé, et ajoute celle qui s’y trouvait, face visible, à ta collection. C’est permis si les deux cartes sont du même type, ou si la valeur de ta carte est plus élevée que celle de la carte que tu prends. On n’échange qu’avec le plateau à thé, jamais avec la collection d’un autre joueur.
rule-H5-more = Avec le Deerstalker 4, tu peux prendre le Képi 2, le Fez 3 et même le Deerstalker 6, mais ni le Tricorne 5 (plus élevé) ni le Sombrero 4 (égal, et d’un autre type).
rule-H6-title = Chapeau noir
rule-H6 = Pose une carte de ta main face cachée dans ta collection. N’importe laquelle convient : tu peux donc toujours jouer. Personne d’autre ne sait ce que c’est avant la fin de la partie.
rule-H7-title = Défausser et piocher
rule-H7 = À deux ou trois joueurs, tu peux, une fois par tour, défausser une carte face cachée et piocher la première carte de la pioche. C’est possible même après ta huitième action principale : ton chapeau préféré change alors.
rule-H7-more = Si la pioche est vide, tu défausses d’abord ta carte ; puis toute la défausse est mélangée pour former une nouvelle pioche, et tu pioches. Tu peux retomber sur ta propre carte.
rule-H8-title = Coéquipiers
rule-H8 = À quatre joueurs, les coéquipiers sont assis face à face. Une fois par tour, tu peux échanger une carte avec ton coéquipier : tu lui passes une carte face cachée, et il doit t’en donner une en échange. Les coéquipiers peuvent se parler, mais sans jamais dire le type, la couleur ou la valeur d’une carte.
rule-H8-more = Ton coéquipier choisit sans voir ta carte et ne peut pas refuser. Les deux cartes changent de main en même temps, et vous êtes seuls à les connaître.
rule-H9-title = Le cookie
rule-H9 = Après chaque action principale, le cookie va au joueur qui a le plus de types de chapeaux différents. Tous les chapeaux noirs ensemble comptent comme un type de plus. À égalité, on compare les valeurs les plus basses, puis les deuxièmes plus basses, et ainsi de suite : la valeur la plus basse l’emporte.
rule-H9-more = Ici, les chapeaux noirs n’ont pas de valeur. Si les valeurs sont les mêmes jusqu’à ce qu’un joueur n’ait plus de cartes, celui qui en a encore l’emporte. Si tout est identique, le cookie reste où il est. Un joueur sans chapeau ne peut pas l’avoir.
rule-H10-title = La fin
rule-H10 = La partie se termine quand chacun a joué huit tours. La seule carte qui reste dans ta main est ton chapeau préféré.
rule-H11-title = Points de la collection
rule-H11 = S’il y a plusieurs cartes du même type sur le plateau à thé, seule compte celle qui occupe l’emplacement le plus bas ; les autres sont retournées face cachée. Chaque carte face visible de ta collection rapporte le numéro de l’emplacement de son type, ou rien si ce type n’est pas sur le plateau. Chaque chapeau noir rapporte 1 point.
rule-H12-title = Points du chapeau préféré
rule-H12 = Additionne les valeurs des cartes de ta collection qui sont du type de ton chapeau préféré, puis retire la valeur du chapeau préféré. Il ne fait pas partie de ta collection. Un chapeau noir ne compte jamais pour le type qu’il cache.
rule-H12-more = Le résultat peut être négatif : avec le Sombrero 6 comme chapeau préféré et seulement le Sombrero 2 dans ta collection, tu marques 2 − 6 = −4.
rule-H13-title = Points du cookie
rule-H13 = Le joueur qui a le cookie à la fin gagne 5 points.
rule-H14-title = Qui gagne
rule-H14 = Le joueur qui a le plus de points gagne. À égalité, celui qui a le plus de chapeaux noirs l’emporte, puis celui qui a le cookie. Si l’égalité persiste, la victoire est partagée.
rule-H14-more = À quatre joueurs, on additionne les points et les chapeaux noirs des deux coéquipiers, et une équipe a le cookie si l’un des deux l’a.
rule-H15-title = Éditions
rule-H15 = L’édition standard suit les règles anglaises, italiennes, espagnoles et françaises. L’édition allemande diffère sur deux points : les chapeaux noirs ne comptent pas comme un type pour le cookie, et le cookie départage directement les ex æquo.

rules-example-hats-table = Le plateau à thé à la fin de la partie. Il y a deux Bérets : seul celui de l’emplacement 2 compte, l’autre est retourné face cachée.
rules-example-hats-collection = La collection : chaque chapeau rapporte l’emplacement de son type ; il n’y a ni Deerstalker ni Cloche sur le plateau. Le chapeau noir rapporte 1. 16 points.
rules-example-hats-favourite = La dernière carte est le Sombrero 4, le chapeau préféré. On additionne les valeurs des Sombreros de la collection et on retire 4 : 4 points.
rules-example-hats-total = 16 + 4 = 20 points, et 25 avec le cookie.

rule-M1-title = Les cartes
rule-M1 = Il y a 20 personnages et 24 chapeaux. Chaque chapeau va à un personnage : une couronne va à n’importe quel roi. Quatre chapeaux sont magiques et ne vont à personne. La liste plus bas montre qui porte quoi.
rule-M1-more = D’habitude, il y a dix personnages différents, deux de chaque. On peut aussi jouer avec cinq personnages différents, quatre de chaque, ou avec vingt différents.
rule-M2-title = Mise en place
rule-M2 = On pose sept personnages en rangée, face visible, aux emplacements 1 à 7, et un chapeau face cachée au-dessus de chacun. Les autres cartes attendent dans deux pioches. On joue dans le sens des aiguilles d’une montre. Le premier joueur est choisi au hasard, sauf réglage contraire de la table ; avec le jeu en boîte, le plus jeune commence.
rule-M3-title = Ton tour
rule-M3 = Fais une seule de ces trois actions : regarder, échanger ou dévoiler. Ensuite, c’est au joueur suivant.
rule-M4-title = Regarder
rule-M4 = Regarde un chapeau et remets-le à sa place. Tout le monde voit lequel tu regardes, mais personne d’autre ne voit ce que c’est.
rule-M5-title = Échanger
rule-M5 = Échange les chapeaux de deux emplacements sans les regarder. Tout le monde voit lesquels.
rule-M5-more = Deux chapeaux qu’on vient d’échanger ne peuvent pas être échangés en sens inverse au tour suivant. On peut désactiver cette règle dans les réglages de la table (M12).
rule-M6-title = Dévoiler
rule-M6 = Montre un chapeau à tout le monde. S’il va au personnage du dessous, tu gagnes les deux cartes, et un nouveau personnage et un nouveau chapeau prennent leur place. Sinon, on le remet face cachée et tu reçois un jeton de pénalité (un petit nuage). Si c’est un chapeau magique, tu le gardes ; le personnage reste et reçoit le chapeau suivant.
rule-M6-more = Quand la pioche des personnages est vide, un emplacement dont la paire a été gagnée reste vide.
rule-M7-title = La fin
rule-M7 = La partie se termine dès qu’il ne reste que trois personnages dans la rangée ; 17 paires ont alors été gagnées.
rule-M8-title = Points
rule-M8 = Chaque paire vaut 1 point, chaque jeton de pénalité coûte 1 point, et chaque chapeau magique annule un jeton de pénalité. Les chapeaux magiques en trop ne rapportent rien. Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.
rule-M8-more = La boîte contient 16 jetons de pénalité, mais s’il en faut plus, ils comptent aussi.
rule-M9-title = Quand aucun chapeau ne convient
rule-M9 = Si aucun chapeau de la rangée ne va à un personnage de la rangée, et qu’aucun n’est magique, on ne peut plus rien gagner. Ici, on mélange alors tous les chapeaux face cachée, pioche comprise, et on les remet en place. Tu gardes ce que tu as gagné, et tes jetons de pénalité.
rule-M10-title = Quand personne n’ose
rule-M10 = Si aucune carte n’est gagnée pendant 100 tours de suite, la partie se termine et on compte les points tels quels.
rule-M11-title = La variante difficile
rule-M11 = On joue sans les quatre chapeaux magiques : rien n’annule donc un jeton de pénalité.
rule-M12-title = Éditions
rule-M12 = L’édition russe, celle par défaut ici, interdit l’échange inverse au tour suivant (M5). L’édition anglaise et hébraïque le permet.
rule-M13-title = La mémoire
rule-M13 = C’est à toi de retenir ce que tu as vu, comme avec de vraies cartes. Si tu préfères, active l’aide-mémoire : ce que tu sais est marqué au dos des chapeaux, et les marques suivent les échanges.

rules-example-magic_hat = Neuf paires et cinq jetons de pénalité, mais aussi deux chapeaux magiques : il reste trois jetons de pénalité. 9 − 3 = 6 points.

rule-T1-title = Le plateau
rule-T1 = Le plateau a 61 cases hexagonales : le centre et quatre anneaux autour, numérotés de l’anneau 1 (à l’intérieur) à l’anneau 4 (à l’extérieur). Une case se nomme par sa rangée et son numéro, comme aux échecs ; le centre est E5.
rule-T2-title = Les chapeaux
rule-T2 = Chaque joueur a une couleur : rouge ou jaune, et bleu pour un troisième joueur. Il y a 15 chapeaux de chaque couleur. Le chapeau ivoire du centre est neutre : il n’est à personne, ne bouge jamais et ne peut pas être pris.
rule-T3-title = Construire
rule-T3 = Chacun construit en secret cinq piles de trois chapeaux, toujours avec sa couleur en haut ; dessous, l’ordre est libre. Tu as neuf chapeaux de ta couleur et six de celle de ton adversaire ; à trois joueurs, trois de chaque adversaire. Personne d’autre ne sait ce qu’il y a dedans.
rule-T4-title = Placer
rule-T4 = À tour de rôle, dans le sens des aiguilles d’une montre, chacun pose une pile sur une case libre de l’anneau 2 ou 3, jusqu’à ce qu’elles soient toutes placées. Celui qui a placé la première pile joue aussi le premier coup. Il est choisi au hasard, sauf réglage contraire de la table.
rule-T5-title = À qui est la pile ?
rule-T5 = Une pile est au joueur dont la couleur est en haut, peu importe qui l’a construite. Ce qu’il y a dessous reste le secret de celui qui l’a construite ; les chapeaux pris sont visibles de tous.
rule-T6-title = Déplacer
rule-T6 = À ton tour, tu déplaces une de tes piles, tout entière : soit d’un pas vers une case libre voisine, soit par un ou plusieurs sauts, chacun par-dessus une pile juste à côté (à toi ou à un adversaire) ou par-dessus le chapeau neutre, vers la case libre juste derrière. Tu peux continuer à sauter, dans n’importe quelle direction, et t’arrêter quand tu veux.
rule-T6-more = On ne peut pas sauter deux fois la même pile, ni le chapeau neutre, dans un même coup, mais on peut atterrir plusieurs fois sur une case. La case de départ compte comme libre. Un coup sans prise doit finir sur une autre case que celle de départ.
rule-T7-title = Prendre
rule-T7 = À la fin de ton coup, chaque pile adverse que tu as sautée perd son chapeau du haut. Le chapeau du dessous décide à qui est la pile ; s’il n’y en avait qu’un, la pile disparaît. Tes propres piles et le chapeau neutre ne perdent rien.
rule-T8-title = Prise obligatoire
rule-T8 = Si tu peux prendre, tu dois prendre au moins un chapeau. Par où et jusqu’où, c’est toi qui choisis. Si une de tes piles dans la bande peut prendre, tu dois prendre avec une pile de la bande.
rule-T8-more = Donc, dans l’ordre : 1. prends si tu peux, d’abord depuis la bande ; 2. sinon, fais sortir une pile de la bande (T9).
rule-T9-title = La bande
rule-T9 = L’anneau extérieur est la bande. On peut y passer en sautant, mais un coup ne peut y finir que s’il prend. Si tu as une pile dans la bande et que tu ne peux pas prendre, tu dois en ramener une de la bande vers l’intérieur.
rule-T9-more = Si aucune ne peut aller vers l’intérieur, tout autre coup qui ne finit pas dans la bande est permis.
rule-T10-title = Rétrécir le plateau
rule-T10 = S’il reste cinq piles ou moins et qu’aucune n’est dans la bande, tu peux rétrécir le plateau avant de jouer : la bande est fermée pour de bon, plus personne ne peut y atterrir ni y passer, et l’anneau suivant devient la bande. Ensuite, tu joues ton coup normalement, sur le plateau rétréci.
rule-T10-more = Le chapeau neutre ne compte pas comme une pile. On peut rétrécir le plateau deux fois par partie au plus, ou moins selon les réglages de la table.
rule-T11-title = Gagner
rule-T11 = Si, après un coup, toutes les piles ont la même couleur en haut, le joueur de cette couleur gagne. Sans pile, tu n’es pas éliminé : une prise peut faire apparaître un de tes chapeaux.
rule-T12-title = Aucun coup
rule-T12 = Si tu n’as pas de pile, ou qu’aucune de tes piles ne peut bouger, tu passes.
rule-T13-title = Partie nulle
rule-T13 = Si rien n’est pris pendant 100 tours de suite (passer compte comme un tour), la partie se termine, et tous ceux qui ont encore une pile se partagent la victoire.

rules-option-first = Qui commence
rules-option-first-text = Au hasard, ou une place de ton choix.
rules-option-edition-hats = Édition (H15)
rules-option-edition-hats-text = Standard ou allemande. Elle règle les deux options suivantes.
rules-option-black_hat_is_a_type = Les chapeaux noirs sont un type (H9)
rules-option-black_hat_is_a_type-text = Les chapeaux noirs comptent-ils comme un type de plus pour le cookie ?
rules-option-tiebreak_black_hats = Les chapeaux noirs départagent (H14)
rules-option-tiebreak_black_hats-text = À égalité, celui qui a le plus de chapeaux noirs l’emporte-t-il, avant le cookie ?
rules-option-removed = Chapeaux écartés (H3)
rules-option-removed-text = À deux joueurs : les deux types qui restent dans la boîte.
rules-option-edition-magic_hat = Édition (M12)
rules-option-edition-magic_hat-text = Russe, ou anglaise et hébraïque. Elle règle l’option suivante.
rules-option-no_swap_back = Pas d’échange inverse (M5)
rules-option-no_swap_back-text = Peut-on défaire aussitôt l’échange du tour précédent ?
rules-option-copies = Exemplaires (M1)
rules-option-copies-text = Deux, quatre ou un de chaque personnage. Moins il y a de doubles, plus c’est difficile.
rules-option-magic_hats = Chapeaux magiques (M11)
rules-option-magic_hats-text = Quatre, ou aucun pour la variante difficile.
rules-option-dead_table = Quand aucun chapeau ne convient (M9)
rules-option-dead_table-text = Remélanger les chapeaux, ou continuer jusqu’à ce que la partie se termine d’elle-même.
rules-option-stall_limit = Tours sans gain
rules-option-stall_limit-text = Après combien de tours de suite sans rien gagner ni prendre la partie se termine : 100 par défaut.
rules-option-memory_aid = Aide-mémoire (M13)
rules-option-memory_aid-text = Le dos des chapeaux montre-t-il ce que tu as vu ?
rules-option-narrowings = Rétrécissements (T10)
rules-option-narrowings-text = Combien de fois le plateau peut être rétréci dans une partie : deux fois, une fois ou jamais.

# --- the index of hats and characters (Magic Hat); $copies is how many different characters there are
rules-index = Qui porte quel chapeau
rules-index-of = { $copies ->
    [5] Dans toutes les parties
    [10] Aussi dans la partie habituelle à dix personnages
   *[20] Seulement dans la partie à vingt personnages
}
