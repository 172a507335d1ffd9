# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, pas à pas
    [magic_hat] Magic Hat, pas à pas
   *[top_hats] Top Hats, pas à pas
}
lesson-coach = Votre guide
lesson-progress = Étape { $at } sur { $all }
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-you = Vous
lesson-watch = Regardez…
lesson-other-move = Ce serait possible aussi. Pour l’instant, essayez ce qui brille.
lesson-read-first = Lisez d’abord ce que je dis, puis appuyez sur Suivant.
lesson-done-title = Vous savez jouer à { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} !
lesson-done-text = Le reste s’apprend en jouant. Le Loir est un adversaire bien gentil pour commencer.
lesson-done-play = Jouer maintenant
lesson-done-rules = Toutes les règles
lesson-done-again = Encore une fois
lesson-done-four = Et maintenant : à quatre

lesson-hats-table = Bienvenue à l’heure du thé ! Sur la table à thé se trouvent cinq chapeaux, sur les positions 1 à 5. Vos cartes sont en bas. Le Loir joue contre vous.
lesson-hats-exchange = Faisons un échange. Prenez votre Deerstalker 4 et posez-le sur la position 3 : 4 est plus haut que le Fez 3, le Fez est donc à vous. (Essayez d’abord le Béret 6, si vous voulez entendre un non.)
lesson-hats-end = Parfait, le Fez est dans votre collection. Vous pourriez encore défausser une carte, mais pas aujourd’hui : finissez votre tour.
lesson-hats-worth = Regardez les positions : si la partie finissait maintenant, chaque Sombrero ramassé vaudrait 4 points, car le Sombrero est sur la position 4. Il n’y a plus de Fez sur la table : le vôtre ne vaut rien pour l’instant. Cela peut changer !
lesson-hats-same = Le même type s’échange toujours, même avec un nombre plus bas. Posez votre Sombrero 1 sur le Sombrero 5.
lesson-hats-discard = Une fois par tour, vous pouvez défausser une carte et en piocher une autre. Défaussez le Béret 2 : il ne vous manquera pas.
lesson-hats-cookie = Le Loir et vous montrez deux types chacun ; un chapeau noir compte comme un type. À égalité, les nombres les plus bas gagnent : le biscuit reste chez vous. Il vaut 5 points à la fin.
lesson-hats-black = Si rien ne convient, ou si vous voulez cacher quelque chose, jouez une carte face cachée. Faites de votre Fez 1 un chapeau noir : il rapporte 1 point, et c’est un type de plus pour le biscuit.
lesson-hats-end-again = Bien caché ! Finissez votre tour.
lesson-hats-last = Sautons à la dernière manche. Il vous reste deux cartes chacun : une à jouer et une à garder.
lesson-hats-last-exchange = Gardez le Sombrero 4, car vous avez déjà ramassé deux Sombreros. Posez le Tricorne 4 sur le Tricorne 2 : même type, et il est sur la position 4.
lesson-hats-favourite = Le Sombrero 4 est maintenant votre chapeau préféré. Il rapporte 6 + 2 pour vos Sombreros, moins son propre 4. Finissez votre tour, et le Loir joue la dernière carte.
lesson-hats-score = Voici le compte : chaque chapeau vaut sa position sur la table, 1 par chapeau noir, puis le préféré, et 5 pour le biscuit. Le plus de points gagne.

lesson-hats-partner = À quatre, on joue en deux équipes. Le Lièvre de Mars, en face, est votre partenaire. Vous ne pouvez pas vous dire vos cartes, mais vous pouvez vous en donner une.
lesson-hats-offer = Posez une carte face cachée pour votre partenaire : le Fez 5. Le Lièvre vous en rend une sans l’avoir vue.
lesson-hats-partner-play = Vous avez reçu le Képi 4, et vous êtes deux à le savoir. Maintenant, échangez : posez-le sur le Képi 2. Votre tour est alors fini, puisque vous avez fait les deux.
lesson-hats-give = C’est maintenant votre partenaire qui vous offre une carte. Vous devez en rendre une avant de la voir : donnez le Sombrero 2.
lesson-hats-team = À la fin, on additionne les points des deux partenaires, et la meilleure équipe gagne.

lesson-magic-row = Bienvenue à la cour ! Sept personnages sont en rangée, et au-dessus de chacun se trouve un chapeau face cachée. À votre tour, vous faites une seule chose : regarder, échanger ou dévoiler.
lesson-magic-peek = Commencez par regarder : le chapeau au-dessus du cuisinier, le numéro 2. Vous serez seul à le voir.
lesson-magic-swap = Une couronne ! Ce n’est pas pour un cuisinier, mais le roi est juste à côté. Échangez les chapeaux 1 et 2, sans les voir.
lesson-magic-barred = Le Lièvre a échangé le 3 et le 7. Ces deux-là, on ne peut pas les échanger aussitôt en retour : à votre prochain tour, la paire est bloquée.
lesson-magic-open = Maintenant, c’est sûr : la couronne est au-dessus du roi. Dévoilez le numéro 1 !
lesson-magic-wrong = C’est la bonne ! Les deux cartes sont à vous, et quelqu’un d’autre arrive. Voyons ce qui se passe quand on se trompe : dévoilez le numéro 3, au hasard.
lesson-magic-learned = Aïe : un bonnet à grelots, ce n’est pas pour un dragon. Vous prenez une pénalité, mais tout le monde a appris quelque chose. Le bouffon est au numéro 6 : échangez 3 et 6.
lesson-magic-jester = Vite, avant quelqu’un d’autre : dévoilez le numéro 6 !
lesson-magic-magic = Deux paires ! Encore une surprise : dévoilez le numéro 5.
lesson-magic-points = Un chapeau magique ! Il ne va à personne, mais il annule votre pénalité. À la fin, chaque paire vaut 1, chaque pénalité retire 1, et chaque chapeau magique en pardonne une. C’est fini quand il ne reste que trois personnages.

lesson-top-goal = Bienvenue au salon ! Vous êtes rouge, le Chat du Cheshire est jaune. Vous gagnez quand toutes les piles du plateau ont le rouge en haut.
lesson-top-build = D’abord, on construit en secret : cinq piles, chacune avec un chapeau rouge en haut. Répartissez les autres dessous comme vous voulez. Un rouge sous un jaune est un joli piège : la pile vous revient.
lesson-top-place = Bien construit ! À partir d’ici, nous prenons des piles que j’ai préparées. Maintenant, à tour de rôle, vous les placez dans les deux anneaux du milieu, le 2 et le 3. Posez la pile 1 en C3.
lesson-top-place-again = Et la pile 2 en C6. Ensuite, imaginons que toutes sont placées, et que certaines ont déjà disparu.
lesson-top-step = À vous de jouer. Le plus simple est un pas vers une case libre voisine : de C2 à C3.
lesson-top-jump = Ou sautez : par-dessus n’importe quelle pile voisine, vers la case libre juste derrière. Le chapeau neutre du centre se saute aussi. Sautez de D4 à F6.
lesson-top-duty = Une nouvelle situation. Si vous pouvez prendre, vous devez prendre. Votre pile en C3 peut sauter la jaune en C4, et continuer !
lesson-top-capture = Sautez de C3 par-dessus C4 vers C5, puis par-dessus D6 vers E7. Les deux piles jaunes perdront leur chapeau du haut.
lesson-top-uncovered = Regardez : sous le chapeau de C4 il y en avait un rouge, cette pile est donc à vous. En D6, il y en a encore un jaune. Appuyez sur Suivant : le Chat aussi doit prendre.
lesson-top-captured = Le Chat a sauté votre pile en E7. Par chance, il y avait un autre chapeau rouge dessous : elle est toujours à vous.
lesson-top-band = L’anneau extérieur est la bande. Votre pile en D8 s’y trouve et ne peut pas prendre, elle doit donc rentrer : un pas vers D7.
lesson-top-narrow = Il ne reste que quatre piles, aucune dans la bande. Vous pouvez rétrécir le terrain : appuyez sur le bouton, et l’anneau extérieur s’enfonce.
lesson-top-narrowed = La bande est maintenant l’anneau 3. Il vous reste votre coup : de E7 à E6, loin du bord.
lesson-top-win = Un dernier coup : sautez de C3 par-dessus C4 vers C5, puis par-dessus D6 vers E7. Sous C4 se cache un chapeau rouge, et D6 n’en a qu’un.
lesson-top-won = Toutes les piles sont rouges : vous avez gagné ! Au fait, qui n’a plus de pile n’est pas éliminé : la prochaine prise peut découvrir un de ses chapeaux.
