# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, pas à pas
    [magic_hat] Magic Hat, pas à pas
   *[top_hats] Top Hats, pas à pas
}
lesson-coach = Ton guide
lesson-progress = Étape { $at } sur { $all }
lesson-next = Suivant
lesson-show = Montre-moi
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-you = Toi
lesson-watch = Regarde…
lesson-other-move = Ce serait possible aussi. Pour l’instant, essaie ce qui brille.
lesson-read-first = Lis d’abord ce que je dis, puis appuie sur Suivant.
lesson-done-title = Tu sais jouer à { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} !
lesson-done-text = Le reste s’apprend en jouant. Le Loir est un adversaire bien gentil pour commencer.
lesson-done-play = Jouer maintenant
lesson-done-rules = Toutes les règles
lesson-done-again = Encore une fois
lesson-done-four = Et maintenant : à quatre

lesson-hats-table = Bienvenue à l’heure du thé ! Sur la table à thé se trouvent cinq chapeaux, sur les positions 1 à 5. Tes cartes sont en bas. Le Loir joue contre toi.
lesson-hats-exchange = Faisons un échange. Prends ton Deerstalker 4 et pose-le sur la position 3 : 4 est plus haut que le Fez 3, le Fez est donc à toi. (Essaie d’abord le Béret 6, si tu veux entendre un non.)
lesson-hats-end = Parfait, le Fez est dans ta collection. Tu pourrais encore défausser une carte, mais pas aujourd’hui : finis ton tour.
lesson-hats-worth = Regarde les positions : si la partie finissait maintenant, chaque Sombrero ramassé vaudrait 4 points, car le Sombrero est sur la position 4. Il n’y a plus de Fez sur la table : le tien ne vaut rien pour l’instant. Cela peut changer !
lesson-hats-same = Le même type s’échange toujours, même avec un nombre plus bas. Pose ton Sombrero 1 sur le Sombrero 5.
lesson-hats-discard = Une fois par tour, tu peux changer une carte : tu en défausses une et tu en pioches une autre. Défausse le Béret 2 : il ne te manquera pas.
lesson-hats-cookie = Le Loir et toi montrez deux types chacun ; un chapeau noir compte comme un type. À égalité, les nombres les plus bas gagnent : le biscuit reste à toi. Il vaut 5 points à la fin.
lesson-hats-black = Si rien ne convient, ou si tu veux cacher quelque chose, joue une carte face cachée. Fais de ton Fez 1 un chapeau noir : il rapporte 1 point, et c’est un type de plus pour le biscuit.
lesson-hats-end-again = Bien caché ! Finis ton tour.
lesson-hats-last = Passons au dernier tour. Il vous reste deux cartes chacun : une à jouer et une à garder.
lesson-hats-last-exchange = Garde le Sombrero 4, car tu as déjà ramassé deux Sombreros. Pose le Tricorne 4 sur le Tricorne 2 : même type, et il est sur la position 4.
lesson-hats-favourite = Le Sombrero 4 est maintenant ton chapeau préféré. Il rapporte 6 + 2 pour tes Sombreros, moins son propre 4. Finis ton tour, et le Loir joue la dernière carte.
lesson-hats-score = Voici le compte : chaque chapeau vaut sa position sur la table, 1 par chapeau noir, puis le préféré, et 5 pour le biscuit. Qui a le plus de points gagne.

lesson-hats-partner = À quatre, on joue en deux équipes. Le Lièvre de Mars, en face, est ton partenaire. Vous ne pouvez pas vous dire vos cartes, mais vous pouvez vous en donner une.
lesson-hats-offer = Pose une carte face cachée pour ton partenaire : le Fez 5. Le Lièvre t’en rend une sans l’avoir vue.
lesson-hats-partner-play = Tu as reçu le Képi 4, et vous êtes deux à le savoir. Maintenant, échange : pose-le sur le Képi 2. Ton tour est alors fini, puisque tu as fait les deux.
lesson-hats-give = C’est maintenant ton partenaire qui t’offre une carte. Tu dois en rendre une avant de la voir : donne le Sombrero 2.
lesson-hats-team = À la fin, on additionne les points des deux partenaires, et la meilleure équipe gagne.

lesson-magic-row = Bienvenue à la cour ! Sept personnages sont en rangée, et au-dessus de chacun se trouve un chapeau face cachée. À ton tour, tu fais une seule chose : regarder, échanger ou dévoiler.
lesson-magic-peek = Commence par regarder : le chapeau au-dessus du cuisinier, le numéro 2. Personne d’autre ne le verra.
lesson-magic-swap = Une couronne ! Ce n’est pas pour un cuisinier, mais le roi est juste à côté. Échange les chapeaux 1 et 2, sans les voir.
lesson-magic-barred = Le Lièvre a échangé le 3 et le 7. Ces deux-là, on ne peut pas les rééchanger aussitôt : à ton prochain tour, ils sont bloqués ensemble.
lesson-magic-open = Maintenant, c’est sûr : la couronne est au-dessus du roi. Dévoile le numéro 1 !
lesson-magic-wrong = C’est la bonne ! Les deux cartes sont à toi, et quelqu’un d’autre arrive. Voyons ce qui se passe quand on se trompe : dévoile le numéro 3, au hasard.
lesson-magic-learned = Aïe : un bonnet à grelots, ce n’est pas pour un dragon. Tu reçois un petit nuage, mais tout le monde a appris quelque chose. Le bouffon est au numéro 6 : échange 3 et 6.
lesson-magic-jester = Vite, avant quelqu’un d’autre : dévoile le numéro 6 !
lesson-magic-magic = Deux paires ! Encore une surprise : dévoile le numéro 5.
lesson-magic-points = Un chapeau magique ! Il ne va à personne, mais il chasse ton petit nuage. À la fin, chaque paire vaut 1, chaque petit nuage enlève 1, et chaque chapeau magique en chasse un. C’est fini quand il ne reste que trois personnages.

lesson-top-goal = Bienvenue au salon ! Tu joues le rouge, le Chat du Cheshire le jaune. Tu gagnes quand toutes les piles du plateau ont le rouge en haut.
lesson-top-build = D’abord, on construit en secret : cinq piles, chacune avec un chapeau rouge en haut. Répartis les autres dessous comme tu veux. Un rouge sous un jaune est un joli piège : la pile te revient.
lesson-top-place = Bien construit ! À partir d’ici, nous prenons des piles que j’ai préparées. Maintenant, à tour de rôle, vous les placez dans les deux anneaux du milieu, le 2 et le 3. Pose la pile 1 en C3.
lesson-top-place-again = Et la pile 2 en C6. Ensuite, imaginons que toutes sont placées, et que certaines ont déjà disparu.
lesson-top-step = À toi de jouer. Le plus simple est un pas vers une case libre voisine : de C2 à C3.
lesson-top-jump = Ou saute : par-dessus n’importe quelle pile voisine, vers la case libre juste derrière. Le chapeau neutre du centre se saute aussi. Saute de D4 à F6.
lesson-top-duty = Une nouvelle situation. Si tu peux prendre, tu dois prendre. Ta pile en C3 peut sauter la jaune en C4, et continuer !
lesson-top-capture = Saute de C3 par-dessus C4 vers C5, puis par-dessus D6 vers E7. Les deux piles jaunes perdront leur chapeau du haut.
lesson-top-uncovered = Regarde : sous le chapeau de C4 il y en avait un rouge, cette pile est donc à toi. En D6, il y en a encore un jaune. Appuie sur Suivant : le Chat aussi doit prendre.
lesson-top-captured = Le Chat a sauté ta pile en E7. Par chance, il y avait un autre chapeau rouge dessous : elle est toujours à toi.
lesson-top-band = L’anneau extérieur est la bande. Ta pile en D8 s’y trouve et ne peut pas prendre, elle doit donc rentrer : un pas vers D7.
lesson-top-narrow = Il ne reste que quatre piles, aucune dans la bande. Tu peux rétrécir le terrain : appuie sur le bouton, et l’anneau extérieur s’enfonce.
lesson-top-narrowed = La bande est maintenant l’anneau 3. Il te reste ton coup : de E7 à E6, loin du bord.
lesson-top-win = Un dernier coup : saute de C3 par-dessus C4 vers C5, puis par-dessus D6 vers E7. Sous C4 se cache un chapeau rouge, et D6 n’en a qu’un.
lesson-top-won = Toutes les piles sont rouges : tu as gagné ! Au fait, qui n’a plus de pile n’est pas éliminé : la prochaine prise peut découvrir un de ses chapeaux.
