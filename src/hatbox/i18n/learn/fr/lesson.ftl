# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, étape par étape
    [magic_hat] Magic Hat, étape par étape
   *[top_hats] Top Hats, étape par étape
}
lesson-coach = Ton guide
lesson-progress = Étape { $at } sur { $all }
lesson-next = Suivant
lesson-show = Montre-moi
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-you = Toi
lesson-watch = Regarde…
lesson-other-move = Ça marcherait aussi. Pour l’instant, essaie plutôt ce qui brille.
lesson-read-first = Lis d’abord ceci, puis appuie sur Suivant.
lesson-done-title = Tu sais jouer à { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} !
lesson-done-text = Pour apprendre le reste, le mieux est de jouer. Le Loir est un premier adversaire facile.
lesson-done-play = Jouer
lesson-done-rules = Toutes les règles
lesson-done-again = Recommencer
lesson-done-four = La suite : à quatre

lesson-hats-table = Bienvenue à l’heure du thé ! Il y a cinq chapeaux sur le plateau à thé, aux emplacements 1 à 5. Tes cartes sont en bas. Tu joues contre le Loir.
lesson-hats-exchange = Commençons par un échange. Pose ton Deerstalker 4 sur l’emplacement 3 : 4 est plus grand que 3, donc le Fez 3 est à toi. (Envie d’essayer ? Pose-le d’abord sur le Béret 6 et tu verras pourquoi ça ne marche pas.)
lesson-hats-end = Parfait, le Fez est dans ta collection. Tu pourrais encore défausser une carte, mais pas cette fois : finis ton tour.
lesson-hats-worth = Regarde les numéros des emplacements : si la partie se terminait maintenant, chaque Sombrero d’une collection vaudrait 4 points, car le Sombrero est sur l’emplacement 4. Il n’y a plus de Fez sur le plateau, donc le tien ne vaut rien pour l’instant. Ça peut changer !
lesson-hats-same = Un chapeau du même type s’échange toujours, même avec une valeur plus faible. Pose ton Sombrero 1 sur le Sombrero 5.
lesson-hats-discard = Une fois par tour, tu peux défausser une carte et en piocher une autre. Défausse le Béret 2 : il ne te manquera pas.
lesson-hats-cookie = Le Loir et toi, vous avez chacun deux types de chapeaux ; les chapeaux noirs comptent comme un type. À égalité, les valeurs les plus basses l’emportent : tu gardes donc le cookie. Il vaut 5 points à la fin.
lesson-hats-black = Si rien ne te convient, ou si tu veux cacher une carte, joue-la face cachée. Fais de ton Fez 1 un chapeau noir : il rapporte 1 point, et c’est un type de plus pour le cookie.
lesson-hats-end-again = Bien caché ! Finis ton tour.
lesson-hats-last = Passons au dernier tour. Il vous reste deux cartes chacun : une à jouer et une à garder.
lesson-hats-last-exchange = Garde le Sombrero 4 : tu as déjà deux Sombreros dans ta collection. Pose le Tricorne 4 sur le Tricorne 2 : même type, et il est sur l’emplacement 4.
lesson-hats-favourite = Le Sombrero 4 est maintenant ton chapeau préféré. Il rapporte 6 + 2 pour tes Sombreros, moins sa propre valeur, 4. Finis ton tour, et le Loir jouera la dernière carte.
lesson-hats-score = C’est l’heure du décompte : chaque chapeau vaut le numéro de l’emplacement de son type sur le plateau, chaque chapeau noir vaut 1, puis tu ajoutes ton chapeau préféré, et 5 pour le cookie. Le plus haut score gagne.

lesson-hats-partner = À quatre, on joue en deux équipes. Le Lièvre de Mars, assis en face, est ton coéquipier. Vous ne pouvez pas vous dire vos cartes, mais vous pouvez en échanger une.
lesson-hats-offer = Passe une carte face cachée à ton coéquipier : le Fez 5. Le Lièvre t’en donne une en échange, sans avoir vu la tienne.
lesson-hats-partner-play = Tu as reçu le Képi 4, et vous n’êtes que deux à le savoir. Maintenant, échange : pose-le sur le Képi 2. Tu as fait les deux actions, ton tour est donc fini.
lesson-hats-give = Maintenant, c’est ton coéquipier qui te passe une carte. Tu dois en donner une en échange avant de la voir : donne le Sombrero 2.
lesson-hats-team = À la fin, on additionne les points des deux coéquipiers, et l’équipe qui en a le plus gagne.

lesson-magic-row = Bienvenue à la cour ! Voici sept personnages en rangée, chacun avec un chapeau face cachée au-dessus. À ton tour, tu fais une seule chose : regarder, échanger ou dévoiler.
lesson-magic-peek = Commence par regarder : choisis le chapeau au-dessus du cuisinier, le numéro 2. Personne d’autre ne le verra.
lesson-magic-swap = Une couronne ! Ce n’est pas un chapeau de cuisinier, mais le roi est juste à côté. Échange les chapeaux 1 et 2, sans les regarder.
lesson-magic-barred = Le Lièvre a échangé le 3 et le 7. On ne peut pas faire aussitôt l’échange inverse : pendant ce tour, tu ne peux pas échanger ces deux-là entre eux.
lesson-magic-open = Maintenant, c’est sûr : la couronne est au-dessus du roi. Dévoile le numéro 1 !
lesson-magic-wrong = C’est le bon ! Les deux cartes sont à toi, et un nouveau personnage arrive. Voyons ce qui se passe quand on se trompe : dévoile le numéro 3, au hasard.
lesson-magic-learned = Aïe, un bonnet à grelots : ce n’est pas pour un dragon. Tu reçois un jeton de pénalité (un petit nuage), mais tout le monde a appris quelque chose. Le bouffon est au numéro 6 : échange le 3 et le 6.
lesson-magic-jester = Vite, avant que quelqu’un d’autre ne le fasse : dévoile le numéro 6 !
lesson-magic-magic = Deux paires ! Encore une surprise : dévoile le numéro 5.
lesson-magic-points = Un chapeau magique ! Il ne va à personne, mais il annule ton jeton de pénalité. À la fin, chaque paire vaut 1 point, chaque jeton de pénalité coûte 1 point, et chaque chapeau magique annule un jeton. La partie se termine quand il ne reste que trois personnages.

lesson-top-goal = Bienvenue à la bataille des chapeliers ! Tu joues les rouges, le Chat du Cheshire les jaunes. Tu gagnes quand toutes les piles du plateau ont un chapeau rouge en haut.
lesson-top-build = D’abord, construis en secret : cinq piles, chacune avec un chapeau rouge en haut. Dessous, place tes autres chapeaux comme tu veux. Un rouge sous un jaune est un joli piège : la pile te revient.
lesson-top-place = Bien construit ! À partir d’ici, on prend des piles que j’ai préparées. Maintenant, placez-les à tour de rôle sur les deux anneaux du milieu, le 2 et le 3. Pose la pile 1 en C3.
lesson-top-place-again = Et la pile 2 en C6. Ensuite, imaginons que toutes les piles sont placées, et que certaines ont déjà disparu.
lesson-top-step = À toi de jouer. Le coup le plus simple est un pas vers une case libre voisine : de C2 à C3.
lesson-top-jump = Ou alors saute : par-dessus n’importe quelle pile voisine, vers la case libre juste derrière. Tu peux aussi sauter par-dessus le chapeau neutre du centre. Saute de D4 à F6.
lesson-top-duty = Nouvelle situation. Si tu peux prendre, tu dois prendre. Ta pile en C3 peut sauter par-dessus la jaune en C4, et même continuer !
lesson-top-capture = Saute de C3 par-dessus C4 jusqu’en C5, puis par-dessus D6 jusqu’en E7. Les deux piles jaunes perdront leur chapeau du haut.
lesson-top-uncovered = Regarde : en C4, il y avait un chapeau rouge dessous, cette pile est donc à toi maintenant. D6 est toujours jaune. Appuie sur Suivant : le Chat doit prendre, lui aussi.
lesson-top-captured = Le Chat a sauté par-dessus ta pile en E7. Heureusement, il y avait un autre chapeau rouge dessous : elle est toujours à toi.
lesson-top-band = L’anneau extérieur est la bande. Ta pile en D8 s’y trouve et ne peut pas prendre : elle doit donc revenir vers l’intérieur, d’un pas vers D7.
lesson-top-narrow = Il ne reste que quatre piles, et aucune n’est dans la bande. Tu peux maintenant rétrécir le plateau : appuie sur le bouton, et l’anneau extérieur coule.
lesson-top-narrowed = L’anneau 3 est maintenant la bande. Tu dois encore jouer ton coup : de E7 à E6, loin du bord.
lesson-top-win = Un dernier coup : saute de C3 par-dessus C4 jusqu’en C5, puis par-dessus D6 jusqu’en E7. En C4 se cache un chapeau rouge, et D6 n’a qu’un seul chapeau.
lesson-top-won = Toutes les piles sont rouges : tu as gagné ! Au fait, un joueur sans pile n’est pas éliminé : la prochaine prise peut faire apparaître un de ses chapeaux.
