# Learn: each game in five pictures.
learn-choose = Quel jeu veux-tu apprendre ?
learn-choose-text = Cinq images par jeu, puis une courte leçon à une vraie table.
learn-title = { $game ->
    [hats] Apprendre à jouer à Hats
    [magic_hat] Apprendre à jouer à Magic Hat
   *[top_hats] Apprendre à jouer à Top Hats
}
learn-pictures = En cinq images
learn-try = À toi d’essayer
learn-rules = Toutes les règles, { $first }–{ $last }
learn-scoring = Exemple de décompte
learn-four = À quatre joueurs
learn-lesson = Commencer la leçon
learn-lesson-hint = Quelques minutes avec un guide sympa. Tu essaies chaque action une fois.
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
learn-hats-lede = Échange des cartes avec le plateau à thé. À la fin, un chapeau vaut le numéro de l’emplacement où se trouve son type : chaque échange modifie donc les valeurs.
learn-hats-1-title = Échanger
learn-hats-1 = Pose une carte sur un emplacement et prends celle qui s’y trouvait. Il faut le même type de chapeau, ou une valeur plus élevée.
learn-hats-2-title = Ou un chapeau noir
learn-hats-2 = Rien ne te convient ? Joue une carte face cachée. Elle vaut 1 point, et personne d’autre ne sait ce que c’est.
learn-hats-3-title = Le dernier cookie
learn-hats-3 = Tu as le plus de types de chapeaux ? Le cookie est à toi, jusqu’à ce que quelqu’un en ait plus. Il vaut 5 points à la fin.
learn-hats-4-title = L’emplacement compte
learn-hats-4 = Chacun de tes Fez vaut 3 si le Fez est sur l’emplacement 3. Il n’est pas sur le plateau ? Alors ils ne valent rien.
learn-hats-5-title = Ton chapeau préféré
learn-hats-5 = La dernière carte de ta main est ton chapeau préféré. Additionne les valeurs de tes cartes de ce type et retire la sienne.
learn-hats-try = Tu as le Deerstalker 4. Quels chapeaux peut-il prendre ? Touche-les.
learn-hats-try-1 = Oui : 4 est plus grand que 2.
learn-hats-try-2 = Non : 4 est plus petit que 6, et un Béret n’est pas un Deerstalker.
learn-hats-try-3 = Oui : c’est aussi un Deerstalker, donc la valeur ne compte pas.
learn-hats-try-4 = Non : 4 est plus petit que 5, et un Sombrero n’est pas un Deerstalker.

learn-magic_hat-title = À qui est ce chapeau ?
learn-magic_hat-lede = Sept personnages, sept chapeaux face cachée. Regarde, échange, retiens, puis dévoile un chapeau quand tu sais que c’est le bon.
learn-magic_hat-1-title = Regarder
learn-magic_hat-1 = Regarde un chapeau en secret. Tout le monde voit lequel tu regardes, mais personne d’autre ne voit ce que c’est.
learn-magic_hat-2-title = Échanger
learn-magic_hat-2 = Échange deux chapeaux sans les regarder. Suis bien où ils vont !
learn-magic_hat-3-title = Dévoiler
learn-magic_hat-3 = Montre un chapeau à tout le monde. Va-t-il au personnage du dessous ? Alors tu gagnes les deux cartes.
learn-magic_hat-4-title = Oups
learn-magic_hat-4 = Ce n’est pas le bon ? Le chapeau retourne à sa place, et tu reçois un jeton de pénalité (un petit nuage) : un point de moins.
learn-magic_hat-5-title = Un chapeau magique
learn-magic_hat-5 = Il ne va à personne, mais il t’aide : garde-le, et il annule un jeton de pénalité.
learn-magic_hat-try = Lesquels de ces chapeaux vont à leur personnage ? Touche-les.
learn-magic_hat-try-1 = Oui : la couronne va au roi.
learn-magic_hat-try-2 = Non : le bonnet à grelots va au bouffon, pas au cuisinier.
learn-magic_hat-try-3 = Oui : les cornes vont au dragon.
learn-magic_hat-try-4 = Non : le diadème va à la reine, pas au chevalier.

learn-top_hats-title = Saute, et découvre ce qu’il y a dessous
learn-top_hats-lede = Chacun cache des chapeaux dans des piles de trois. Saute par-dessus une pile adverse, et elle perd son chapeau du haut ; celui du dessous montre à qui elle est désormais.
learn-top_hats-1-title = Construire en secret
learn-top_hats-1 = Cinq piles de trois chapeaux, avec ta couleur en haut. Ce qu’il y a dessous, c’est ton secret.
learn-top_hats-2-title = Un pas ou un saut
learn-top_hats-2 = Avance une pile d’un pas vers une case libre, ou saute par-dessus une pile voisine vers la case libre juste derrière.
learn-top_hats-3-title = Prendre
learn-top_hats-3 = Chaque pile adverse que tu sautes perd son chapeau du haut. Si tu peux prendre, tu dois prendre.
learn-top_hats-4-title = Quitter la bande
learn-top_hats-4 = Un coup ne peut finir dans l’anneau extérieur (la bande) que s’il prend. Une pile dans la bande doit revenir vers l’intérieur.
learn-top_hats-5-title = Rétrécir le plateau
learn-top_hats-5 = Cinq piles ou moins, aucune dans la bande ? Tu peux fermer l’anneau extérieur. Quand toutes les piles sont à toi, tu gagnes.
learn-top_hats-try = Tu joues les rouges. Quelles piles sont à toi ? Touche-les.
learn-top_hats-try-1 = Oui : le chapeau du haut est rouge, elle est donc à toi, peu importe ce qu’il y a dessous.
learn-top_hats-try-2 = Non : le chapeau du haut est jaune, elle est donc aux jaunes, même avec tes chapeaux dedans.
learn-top_hats-try-3 = Oui : un seul chapeau rouge, c’est aussi une pile.
learn-top_hats-try-4 = Non : elle est aux bleus tant que le chapeau du haut est bleu.

learn-magic_hat-choice-1 = La couronne au-dessus du roi
learn-magic_hat-choice-2 = Le bonnet à grelots au-dessus du cuisinier
learn-magic_hat-choice-3 = Les cornes au-dessus du dragon
learn-magic_hat-choice-4 = Le diadème au-dessus du chevalier
learn-top_hats-choice-1 = Un rouge sur deux chapeaux jaunes
learn-top_hats-choice-2 = Un jaune sur deux chapeaux rouges
learn-top_hats-choice-3 = Un seul chapeau rouge
learn-top_hats-choice-4 = Un bleu sur un chapeau rouge
