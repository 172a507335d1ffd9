# Learn: each game in five pictures.
learn-choose = Quel jeu veux-tu apprendre ?
learn-choose-text = Cinq images pour chacun, puis une courte leçon à une vraie table.
learn-title = { $game ->
    [hats] Apprendre Hats
    [magic_hat] Apprendre Magic Hat
   *[top_hats] Apprendre Top Hats
}
learn-pictures = En cinq images
learn-try = À toi d’essayer
learn-rules = Toutes les règles, { $first }–{ $last }
learn-scoring = Un décompte en exemple
learn-four = À quatre autour de la table
learn-lesson = Commencer la leçon
learn-lesson-hint = Quelques minutes en bonne compagnie. Tu essaies chaque action une fois.
learn-games = Jeux
learn-contents = Sur cette page
learn-try-left = { $left ->
    [0] Ils y sont tous. Bravo !
    [one] Il en reste un à trouver.
   *[other] Il en reste { $left } à trouver.
}
learn-card = { $hat ->
    [B] Béret { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Képi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

learn-hats-title = Huit tours, un chapeau préféré
learn-hats-lede = Échange des cartes avec la table à thé. Un chapeau vaut le numéro de la position où se trouve son type à la fin : chaque échange fait bouger les prix.
learn-hats-1-title = Échanger
learn-hats-1 = Pose une carte sur une position et prends celle qui s’y trouvait. Le même chapeau, ou un nombre plus haut, gagne la place.
learn-hats-2-title = Ou un chapeau noir
learn-hats-2 = Rien ne convient ? Pose une carte face cachée. Elle vaut 1, et personne ne la voit.
learn-hats-3-title = Gare au biscuit
learn-hats-3 = Tu montres le plus de types ? Le biscuit est à toi, jusqu’à ce que quelqu’un en montre davantage. Il vaut 5 points à la fin.
learn-hats-4-title = La position compte
learn-hats-4 = Chacun de tes Fez vaut 3 si le Fez est sur la position 3. Pas sur la table ? Alors rien.
learn-hats-5-title = Ton préféré
learn-hats-5 = La dernière carte de ta main est ton chapeau préféré. Son type compte encore une fois, moins son propre nombre.
learn-hats-try = Tu as le Deerstalker 4. Quels chapeaux peut-il prendre ? Touche-les.
learn-hats-try-1 = Oui : 4 est plus haut que 2.
learn-hats-try-2 = Non : 4 est plus bas que 6, et un Béret n’est pas un Deerstalker.
learn-hats-try-3 = Oui : c’est aussi un Deerstalker, le nombre ne compte donc pas.
learn-hats-try-4 = Non : 4 est plus bas que 5, et un Sombrero n’est pas un Deerstalker.

learn-magic_hat-title = À qui est ce chapeau ?
learn-magic_hat-lede = Sept personnages de la cour, sept chapeaux face cachée. Regarde, échange, retiens, et dévoile un chapeau quand tu sais qu’il est au bon endroit.
learn-magic_hat-1-title = Regarder
learn-magic_hat-1 = Regarde un chapeau en secret. Tous voient où tu regardes, personne ne voit quoi.
learn-magic_hat-2-title = Échanger
learn-magic_hat-2 = Fais changer de place deux chapeaux, sans les voir. Suis bien où ils vont !
learn-magic_hat-3-title = Dévoiler
learn-magic_hat-3 = Dévoile un chapeau devant tous. Va-t-il à la tête du dessous ? Alors les deux cartes sont à toi.
learn-magic_hat-4-title = Oups
learn-magic_hat-4 = Il ne va pas ? Le chapeau retourne à sa place et tu reçois un petit nuage : un point de moins.
learn-magic_hat-5-title = Un chapeau magique
learn-magic_hat-5 = Il ne va à personne et il t’aide : garde-le, et il chasse un petit nuage.
learn-magic_hat-try = Lesquels de ces chapeaux sont au bon endroit ? Touche-les.
learn-magic_hat-try-1 = Oui : la couronne est au roi.
learn-magic_hat-try-2 = Non : le bonnet à grelots est au bouffon, pas au cuisinier.
learn-magic_hat-try-3 = Oui : les cornes sont au dragon.
learn-magic_hat-try-4 = Non : le diadème est à la reine, pas au chevalier.

learn-top_hats-title = Saute, et vois ce qu’il y a dessous
learn-top_hats-lede = Chacun cache des chapeaux dans des piles de trois. Saute une pile adverse et son chapeau du haut disparaît ; celui du dessous dit à qui elle est désormais.
learn-top_hats-1-title = Construire en secret
learn-top_hats-1 = Cinq piles de trois chapeaux, ta couleur en haut. Ce qu’il y a dessous est ton secret.
learn-top_hats-2-title = Un pas ou un saut
learn-top_hats-2 = Déplace une pile d’un pas vers une case libre, ou saute une voisine vers la case juste derrière.
learn-top_hats-3-title = Prendre
learn-top_hats-3 = Chaque pile adverse que tu sautes perd son chapeau du haut. Si tu peux prendre, tu dois prendre.
learn-top_hats-4-title = Quitter la bande
learn-top_hats-4 = Un coup ne peut finir dans l’anneau extérieur que s’il a pris. Une pile qui s’y trouve doit revenir vers l’intérieur.
learn-top_hats-5-title = Rétrécir le terrain
learn-top_hats-5 = Cinq piles ou moins, aucune dans la bande ? Tu peux fermer l’anneau extérieur. Quand toutes les piles sont à toi, tu gagnes.
learn-top_hats-try = Tu joues le rouge. Quelles piles sont à toi ? Touche-les.
learn-top_hats-try-1 = Oui : le rouge est en haut, elle est donc à toi, quoi qu’il y ait dessous.
learn-top_hats-try-2 = Non : le jaune est en haut, elle est donc au jaune, même s’il y a des chapeaux à toi dedans.
learn-top_hats-try-3 = Oui : un seul chapeau rouge est aussi une pile.
learn-top_hats-try-4 = Non : elle est au bleu tant que le bleu est en haut.

learn-magic_hat-choice-1 = La couronne au-dessus du roi
learn-magic_hat-choice-2 = Le bonnet à grelots au-dessus du cuisinier
learn-magic_hat-choice-3 = Les cornes au-dessus du dragon
learn-magic_hat-choice-4 = Le diadème au-dessus du chevalier
learn-top_hats-choice-1 = Rouge sur deux chapeaux jaunes
learn-top_hats-choice-2 = Jaune sur deux chapeaux rouges
learn-top_hats-choice-3 = Un seul chapeau rouge
learn-top_hats-choice-4 = Bleu sur un chapeau rouge
