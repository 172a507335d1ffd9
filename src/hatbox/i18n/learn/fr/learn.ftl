# Learn: each game in five pictures.
learn-choose = Quel jeu voulez-vous apprendre ?
learn-choose-text = Cinq images pour chacun, puis une courte leçon à une vraie table.
learn-title = { $game ->
    [hats] Apprendre Hats
    [magic_hat] Apprendre Magic Hat
   *[top_hats] Apprendre Top Hats
}
learn-pictures = En cinq images
learn-try = À vous d’essayer
learn-rules = Toutes les règles, { $first }–{ $last }
learn-scoring = Un décompte en exemple
learn-four = À quatre autour de la table
learn-lesson = Commencer la leçon
learn-lesson-hint = Quelques minutes en bonne compagnie. Vous essayez chaque action une fois.
learn-games = Jeux
learn-contents = Sur cette page
learn-try-left = { $left ->
    [0] Ils y sont tous. Bravo !
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
learn-hats-lede = Échangez des cartes avec la table à thé. Un chapeau vaut le numéro de la position où se trouve son type à la fin : chaque échange fait bouger les prix.
learn-hats-1-title = Échanger
learn-hats-1 = Posez une carte sur une position et prenez celle qui s’y trouvait. Le même chapeau, ou un nombre plus haut, gagne la place.
learn-hats-2-title = Ou un chapeau noir
learn-hats-2 = Rien ne convient ? Cachez une carte face cachée. Elle vaut 1, et personne ne la voit.
learn-hats-3-title = Gare au biscuit
learn-hats-3 = Vous montrez le plus de types ? Le biscuit est à vous, jusqu’à ce que quelqu’un en montre davantage. Il vaut 5 points à la fin.
learn-hats-4-title = La position compte
learn-hats-4 = Chacun de vos Fez vaut 3 si le Fez est sur la position 3. Pas sur la table ? Alors rien.
learn-hats-5-title = Votre préféré
learn-hats-5 = La dernière carte de votre main est votre chapeau préféré. Son type compte encore une fois, moins son propre nombre.
learn-hats-try = Vous avez le Deerstalker 4. Quels chapeaux peut-il prendre ? Touchez-les.
learn-hats-try-1 = Oui : 4 est plus haut que 2.
learn-hats-try-2 = Non : 4 est plus bas que 6, et un Béret n’est pas un Deerstalker.
learn-hats-try-3 = Oui : c’est aussi un Deerstalker, le nombre ne compte donc pas.
learn-hats-try-4 = Non : 4 est plus bas que 5, et un Sombrero n’est pas un Deerstalker.

learn-magic_hat-title = À qui est ce chapeau ?
learn-magic_hat-lede = Sept personnages de la cour, sept chapeaux face cachée. Regardez, échangez, retenez, et dévoilez un chapeau quand vous savez qu’il est au bon endroit.
learn-magic_hat-1-title = Regarder
learn-magic_hat-1 = Regardez un chapeau pour vous seul. Tous voient où vous regardez, personne ne voit quoi.
learn-magic_hat-2-title = Échanger
learn-magic_hat-2 = Faites changer de place deux chapeaux, sans les voir. Suivez bien où ils vont !
learn-magic_hat-3-title = Dévoiler
learn-magic_hat-3 = Dévoilez un chapeau devant tous. Va-t-il à la tête du dessous ? Alors les deux cartes sont à vous.
learn-magic_hat-4-title = Oups
learn-magic_hat-4 = Il ne va pas ? Le chapeau retourne à sa place et vous prenez une pénalité : un point de moins.
learn-magic_hat-5-title = Un chapeau magique
learn-magic_hat-5 = Il ne va à personne et il vous aide : gardez-le, et une pénalité est pardonnée.
learn-magic_hat-try = Lesquels de ces chapeaux sont au bon endroit ? Touchez-les.
learn-magic_hat-try-1 = Oui : la couronne est au roi.
learn-magic_hat-try-2 = Non : le bonnet à grelots est au bouffon, pas au cuisinier.
learn-magic_hat-try-3 = Oui : les cornes sont au dragon.
learn-magic_hat-try-4 = Non : le diadème est à la reine, pas au chevalier.

learn-top_hats-title = Sautez, et voyez ce qu’il y a dessous
learn-top_hats-lede = Chacun cache des chapeaux dans des piles de trois. Sautez une pile adverse et son chapeau du haut disparaît ; celui du dessous dit à qui elle est désormais.
learn-top_hats-1-title = Construire en secret
learn-top_hats-1 = Cinq piles de trois chapeaux, votre couleur en haut. Ce qu’il y a dessous est votre secret.
learn-top_hats-2-title = Un pas ou un saut
learn-top_hats-2 = Déplacez une pile d’un pas vers une case libre, ou sautez une voisine vers la case juste derrière.
learn-top_hats-3-title = Prendre
learn-top_hats-3 = Chaque pile adverse que vous sautez perd son chapeau du haut. Si vous pouvez prendre, vous devez prendre.
learn-top_hats-4-title = Quitter la bande
learn-top_hats-4 = Un coup ne peut finir dans l’anneau extérieur que s’il a pris. Une pile qui s’y trouve doit revenir vers l’intérieur.
learn-top_hats-5-title = Rétrécir le terrain
learn-top_hats-5 = Cinq piles ou moins, aucune dans la bande ? Vous pouvez fermer l’anneau extérieur. Quand toutes les piles sont à vous, vous gagnez.
learn-top_hats-try = Vous êtes rouge. Quelles piles sont à vous ? Touchez-les.
learn-top_hats-try-1 = Oui : le rouge est en haut, elle est donc à vous, quoi qu’il y ait dessous.
learn-top_hats-try-2 = Non : le jaune est en haut, elle est donc au jaune, même si vos chapeaux sont dedans.
learn-top_hats-try-3 = Oui : un seul chapeau rouge est aussi une pile.
learn-top_hats-try-4 = Non : elle est au bleu tant que le bleu est en haut.

learn-magic_hat-choice-1 = La couronne au-dessus du roi
learn-magic_hat-choice-2 = Le bonnet à grelots au-dessus du cuisinier
learn-magic_hat-choice-3 = Les cornes au-dessus du dragon
learn-magic_hat-choice-4 = Le diadème au-dessus du chevalier
learn-top_hats-choice-1 = Rouge sur deux chapeaux jaunes
learn-top_hats-choice-2 = Jaune sur deux chapeaux rouges
learn-top_hats-choice-3 = Un seul chapeau rouge
learn-top_hats-choice-4 = Bleu sur un chapeau rouge
