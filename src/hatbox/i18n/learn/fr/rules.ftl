# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Les règles de Hats
    [magic_hat] Les règles de Magic Hat
   *[top_hats] Les règles de Top Hats
}
rules-lede-hats = De 2 à 4 joueurs ; à quatre, on joue en deux équipes. Environ 20 minutes. Chaque règle a un numéro, et le jeu le cite quand il t’explique quelque chose.
rules-lede-magic_hat = De 2 à 4 joueurs. Environ 20 minutes. Chaque règle a un numéro, et le jeu le cite quand il t’explique quelque chose.
rules-lede-top_hats = Pour 2 ou 3 joueurs. Environ 25 minutes. Chaque règle a un numéro, et le jeu le cite quand il t’explique quelque chose.
rules-more = En détail
rules-print = Imprimer
rules-learn = En cinq images
rules-link = Lien vers la règle { $rule }
rules-group = { $name ->
    [box] Avant de commencer
    [turn] Ton tour
    [cookie] Le biscuit
    [move] Déplacer et prendre
    [band] Le bord du plateau
    [end] La fin, et qui gagne
    [seldom] Ce qui arrive rarement
   *[editions] Éditions et variantes
}
rules-options = Ce qu’une table peut choisir
rules-options-text = En ouvrant une table, tu peux régler ceci. Ce n’est pas nécessaire : le premier choix est l’habituel.
rules-example = Un décompte en exemple

rule-H1-title = Les chapeaux
rule-H1 = Il y a sept types de chapeaux, et six cartes de chaque type, numérotées de 1 à 6 : 42 cartes. Une carte porte la lettre de son type et son nombre : B4 est le Béret 4.
rule-H1-more = B Béret, C Cloche, D Deerstalker, F Fez, K Képi, S Sombrero, T Tricorne.
rule-H2-title = La table à thé
rule-H2 = Au milieu se trouve une rangée de positions, de 1 à 6 ; à deux joueurs, de 1 à 5. Sur chacune il y a toujours une seule carte, face visible. L’endroit où se trouve un type décide de ce que valent ses chapeaux.
rule-H3-title = Mise en place
rule-H3 = On pose une carte sur chaque position de la table à thé, et chacun en reçoit neuf. Le reste est la pioche : 9 cartes à trois, 7 à deux, aucune à quatre. Le biscuit est sur la table et n’est encore à personne.
rule-H3-more = À deux, deux types restent dans la boîte. Ils sont tirés au sort si la table ne les nomme pas.
rule-H4-title = Ton tour
rule-H4 = Tu dois faire une action principale : un échange (H5) ou un chapeau noir (H6). Avant ou après, tu peux en faire une facultative : changer une carte (H7) ou, à quatre, échanger avec ton partenaire (H8). Puis c’est au suivant.
rule-H5-title = Échange
rule-H5 = Pose une carte de ta main sur une position de la table à thé ; celle qui s’y trouvait va, face visible, dans ta collection. C’est permis si les deux sont du même type, ou si ton nombre est plus haut que celui que tu prends.
rule-H5-more = Avec le Deerstalker 4, tu peux prendre le Képi 2, le Fez 3 et même le Deerstalker 6, mais ni le Tricorne 5 (plus haut) ni le Sombrero 4 (égal, et d’un autre type).
rule-H6-title = Chapeau noir
rule-H6 = Ou pose une carte de ta main face cachée dans ta collection. N’importe laquelle convient, tu peux donc toujours jouer quelque chose. Personne d’autre ne sait laquelle c’est ; la partie finie, tous peuvent regarder.
rule-H7-title = Défausser et piocher
rule-H7 = À deux ou trois, tu peux, une fois par tour, changer une carte : tu en défausses une face cachée et tu prends la première de la pioche. Même après ta huitième action principale : ton chapeau préféré change alors.
rule-H7-more = Si la pioche est vide, ta carte va d’abord dans la défausse ; puis on mélange le tout en une nouvelle pioche, et tu pioches. Tu peux retrouver la tienne.
rule-H8-title = Partenaires
rule-H8 = À quatre, les partenaires sont assis face à face. Une fois par tour, tu peux échanger avec ton partenaire : tu poses une carte face cachée, et il doit t’en rendre une. On peut parler, mais jamais du type, de la couleur ou du nombre d’une carte.
rule-H8-more = Ton partenaire choisit sans avoir vu ta carte et ne peut pas refuser. Les deux cartes changent de main au même moment ; vous êtes seuls à les connaître.
rule-H9-title = Le biscuit
rule-H9 = Après chaque action principale, le biscuit va à qui montre le plus de types différents. Tous les chapeaux noirs ensemble comptent pour un type de plus. À égalité, on compare les nombres les plus bas, puis les deuxièmes, et ainsi de suite : le plus bas gagne.
rule-H9-more = Ici, les chapeaux noirs n’ont pas de nombre. Si une liste est plus longue et jusque-là égale, la plus longue gagne. Si elles sont égales jusqu’au bout, le biscuit reste où il est. Qui ne montre aucun type ne l’a jamais.
rule-H10-title = La fin
rule-H10 = La partie finit quand chacun a joué huit tours. La seule carte qui reste dans ta main est ton chapeau préféré.
rule-H11-title = Points de la collection
rule-H11 = Si un type est plusieurs fois sur la table à thé, seule la position la plus basse compte. Chaque carte ramassée rapporte la position de son type, ou rien s’il n’est pas sur la table. Chaque chapeau noir rapporte 1.
rule-H12-title = Points du préféré
rule-H12 = Additionne les nombres de tes cartes ramassées du type de ton préféré, et retire le nombre du préféré. Cela peut faire moins que rien ! Un chapeau noir ne compte jamais pour le type qu’il cache.
rule-H13-title = Points du biscuit
rule-H13 = Qui a le biscuit à la fin gagne 5 points.
rule-H14-title = Qui gagne
rule-H14 = Qui a le plus de points gagne. À égalité, c’est qui a le plus de chapeaux noirs, puis qui a le biscuit. Si cela aussi est égal, la victoire est partagée.
rule-H14-more = À quatre, on additionne les points et les chapeaux noirs des deux partenaires, et une équipe a le biscuit si l’un des deux l’a.
rule-H15-title = Éditions
rule-H15 = L’édition standard suit les règles anglaises, italiennes, espagnoles et françaises. L’édition allemande change deux choses : les chapeaux noirs ne sont pas un type pour le biscuit, et à égalité le biscuit décide tout de suite.

rules-example-hats-table = La table à thé à la fin. Il y a deux Bérets : seul celui de la position 2 compte, l’autre est retourné.
rules-example-hats-collection = La collection : chaque chapeau rapporte sa position ; le Deerstalker et la Cloche ne sont pas sur la table. 16 points.
rules-example-hats-favourite = La dernière carte est le Sombrero 4. Il ajoute les Sombreros ramassés, moins lui-même : 4 points.
rules-example-hats-total = 16 + 4 = 20 points, et 25 avec le biscuit.

rule-M1-title = Les cartes
rule-M1 = Vingt personnages de la cour et 24 chapeaux. Chaque chapeau va à une sorte de personnage : une couronne va à n’importe quel roi. Quatre sont des chapeaux magiques et ne vont à personne.
rule-M1-more = D’habitude il y a dix sortes, deux de chaque : roi, reine, princesse, chevalier, magicien, bouffon, cuisinier, servante, dragon et astrologue. Une table peut aussi choisir cinq sortes, quatre de chaque, ou vingt différentes.
rule-M2-title = Mise en place
rule-M2 = Sept personnages sont en rangée, face visible, aux emplacements 1 à 7. Au-dessus de chacun se trouve un chapeau face cachée. Les autres attendent dans deux pioches.
rule-M3-title = Ton tour
rule-M3 = Tu fais exactement une chose sur trois : regarder, échanger ou dévoiler. Puis c’est au suivant.
rule-M4-title = Regarder
rule-M4 = Regarde un chapeau et remets-le. Tous voient où tu regardes, mais personne d’autre ne voit le chapeau.
rule-M5-title = Échanger
rule-M5 = Fais changer de place les chapeaux de deux emplacements, sans les voir. Tous voient lesquels.
rule-M5-more = Les deux chapeaux qu’on vient d’échanger ne peuvent pas être rééchangés au tour suivant. Une table peut lever cette interdiction (M12).
rule-M6-title = Dévoiler
rule-M6 = Dévoile un chapeau devant tous. S’il va au personnage du dessous, tu gagnes les deux cartes, et un nouveau personnage arrive avec un nouveau chapeau. Sinon il retourne face cachée et tu reçois un petit nuage (c’est la pénalité). Si c’est un chapeau magique, tu le gardes ; le personnage reste et reçoit le chapeau suivant.
rule-M6-more = Quand la pioche des personnages est vide, un emplacement gagné reste vide.
rule-M7-title = La fin
rule-M7 = La partie finit dès qu’il ne reste que trois personnages dans la rangée ; 17 paires ont alors été gagnées.
rule-M8-title = Points
rule-M8 = Chaque paire est un point, chaque petit nuage en enlève un, et chaque chapeau magique chasse un petit nuage. Les chapeaux magiques qui n’ont rien à chasser ne rapportent rien. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
rule-M8-more = La boîte contient 16 petits nuages, mais les suivants comptent aussi.
rule-M9-title = Quand rien ne va
rule-M9 = Si aucun chapeau de la rangée ne va à un personnage de la rangée, et qu’aucun n’est magique, on ne pourrait plus rien gagner. Alors tous les chapeaux cachés, ceux de la pioche aussi, sont mélangés et reposés. Ce que tu as gagné, et tes petits nuages, te restent.
rule-M10-title = Quand personne n’ose
rule-M10 = Si aucune carte n’est gagnée pendant 100 tours de suite, la partie finit et on compte les points tels quels.
rule-M11-title = La variante difficile
rule-M11 = On joue sans les quatre chapeaux magiques : rien ne chasse alors un petit nuage.
rule-M12-title = Éditions
rule-M12 = L’édition russe, l’habituelle ici, interdit de rééchanger aussitôt (M5). L’édition anglaise et hébraïque le permet.
rule-M13-title = La mémoire
rule-M13 = Ce que tu as vu, c’est à toi de le retenir, comme avec de vraies cartes. Si tu préfères, la table peut marquer ce que tu sais au dos des chapeaux ; les marques suivent les échanges.

rules-example-magic_hat = Neuf paires et cinq petits nuages, mais deux chapeaux magiques : il reste trois petits nuages. 9 − 3 = 6 points.

rule-T1-title = Le plateau
rule-T1 = Un plateau de 61 cases à six côtés : le centre et quatre anneaux autour. Une case se nomme par sa rangée et son numéro, comme aux échecs ; le centre est E5.
rule-T2-title = Les chapeaux
rule-T2 = Chacun a une couleur, avec 15 chapeaux : rouge, jaune et, à trois, bleu. Le chapeau ivoire du centre est neutre : il n’est à personne, ne bouge jamais et ne part jamais.
rule-T3-title = Construire
rule-T3 = Chacun construit en secret cinq piles de trois chapeaux, toujours sa couleur en haut ; dessous, l’ordre est libre. Tu as neuf chapeaux de ta couleur et six de l’adversaire ; à trois, trois de chaque adversaire. Personne d’autre ne sait ce qu’il y a dedans.
rule-T4-title = Placer
rule-T4 = À tour de rôle, chacun pose une pile sur une case libre de l’anneau 2 ou 3, jusqu’à ce qu’elles y soient toutes. Puis le premier joueur commence à jouer.
rule-T5-title = À qui est la pile ?
rule-T5 = Une pile est à la couleur du dessus, peu importe qui l’a construite. Ce qu’il y a dessous reste le secret de qui l’a construite ; les chapeaux pris sont visibles pour tous.
rule-T6-title = Déplacer
rule-T6 = À ton tour, tu déplaces une de tes piles, tout entière. Soit un pas vers une case voisine libre, soit des sauts : par-dessus une pile adjacente, à toi ou non, ou par-dessus le chapeau neutre, vers la case libre juste derrière. Tu peux continuer à sauter, même dans une autre direction, et t’arrêter quand tu veux.
rule-T6-more = Aucune pile, ni le chapeau neutre, ne se saute deux fois dans un même coup, mais on peut repasser par une case. La case de départ compte comme libre. Un coup sans prise doit finir sur une autre case que celle de départ.
rule-T7-title = Prendre
rule-T7 = Le coup fini, chaque pile adverse sautée perd son chapeau du haut. Celui du dessous décide à qui elle est désormais ; un dernier chapeau disparaît tout simplement. Tes piles et le chapeau neutre ne perdent rien.
rule-T8-title = Prise obligatoire
rule-T8 = Si tu peux prendre, tu dois prendre, au moins un chapeau. Par où, et jusqu’où, c’est à toi de voir. Si une de tes piles de la bande peut prendre, ce doit être l’une de celles-là.
rule-T9-title = La bande
rule-T9 = L’anneau extérieur est la bande. On peut y passer en sautant, mais un coup n’y finit que s’il a pris. Si une de tes piles est dans la bande et que tu ne peux pas prendre, tu dois en ramener une de la bande vers l’intérieur.
rule-T9-more = S’il n’y a pas de chemin vers l’intérieur, n’importe quel autre coup convient, s’il ne finit pas dans la bande.
rule-T10-title = Rétrécir le terrain
rule-T10 = S’il reste au plus cinq piles et qu’aucune n’est dans la bande, tu peux rétrécir le terrain avant de jouer : la bande est fermée pour de bon, plus personne ne peut y atterrir ni y passer, et l’anneau suivant devient la bande. Ensuite, tu joues quand même ton coup, selon les règles du terrain rétréci.
rule-T10-more = Le chapeau neutre ne compte pas comme une pile. Deux fois par partie au plus, si la table n’a pas choisi moins.
rule-T11-title = Gagner
rule-T11 = Quand, après un coup, toutes les piles ont la même couleur en haut, cette couleur a gagné. Sans pile, on n’est pas éliminé : une prise peut découvrir un de tes chapeaux.
rule-T12-title = Aucun coup
rule-T12 = Si tu n’as pas de pile, ou qu’aucune ne peut bouger, tu passes.
rule-T13-title = Partie nulle
rule-T13 = Si rien n’est pris pendant 100 tours de suite (passer est aussi un tour), la partie finit, et tous ceux qui ont alors une pile la partagent.

rules-option-first = Qui commence
rules-option-first-text = Tiré au sort, ou un siège de ton choix.
rules-option-edition-hats = Édition (H15)
rules-option-edition-hats-text = Standard ou allemande. Elle règle les deux suivantes.
rules-option-black_hat_is_a_type = Les chapeaux noirs sont un type (H9)
rules-option-black_hat_is_a_type-text = Si les chapeaux noirs comptent pour un type de plus pour le biscuit.
rules-option-tiebreak_black_hats = Les chapeaux noirs départagent (H14)
rules-option-tiebreak_black_hats-text = Si, à égalité, le plus de chapeaux noirs gagne, avant le biscuit.
rules-option-removed = Chapeaux écartés (H3)
rules-option-removed-text = À deux : quels sont les deux types qui restent dans la boîte.
rules-option-edition-magic_hat = Édition (M12)
rules-option-edition-magic_hat-text = Russe, ou anglaise et hébraïque. Elle règle la suivante.
rules-option-no_swap_back = Pas de rééchange (M5)
rules-option-no_swap_back-text = Si l’échange du tour précédent peut être aussitôt défait.
rules-option-copies = Combien de chaque sorte (M1)
rules-option-copies-text = Deux, quatre ou un de chaque. Moins il y a de pareils, plus c’est difficile.
rules-option-magic_hats = Chapeaux magiques (M11)
rules-option-magic_hats-text = Quatre, ou aucun pour la variante difficile.
rules-option-dead_table = Quand rien ne va (M9)
rules-option-dead_table-text = Reposer les chapeaux, ou continuer jusqu’à ce que la partie finisse d’elle-même.
rules-option-stall_limit = Tours sans gain
rules-option-stall_limit-text = Après combien de tours de suite sans rien gagner ni prendre la partie finit ; 100 d’habitude.
rules-option-memory_aid = Aide-mémoire (M13)
rules-option-memory_aid-text = Si le dos des chapeaux montre ce que tu as vu.
rules-option-narrowings = Rétrécissements (T10)
rules-option-narrowings-text = Combien de fois le terrain peut être rétréci dans une partie : deux, une ou jamais.
