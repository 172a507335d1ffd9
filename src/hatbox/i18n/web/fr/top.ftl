# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [neutral] neutre
   *[unknown] inconnu
}
topw-hat-title = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [neutral] Neutre
   *[unknown] Inconnu
}
topw-board = Le plateau : 61 cases. Les flèches déplacent, Entrée prend et pose, Retour arrière recule d’un pas, Espace arrête le coup, Échap repose la pile.
topw-can = { $can ->
    [move] Peut jouer.
    [stuck] Ne peut pas jouer maintenant.
    [picked] En main.
    [here] La pile est ici maintenant.
    [land] Tu peux atterrir ici.
    [land-takes] Tu peux atterrir ici et prendre.
    [land-on] Tu peux atterrir ici, mais tu dois sauter encore.
    [place] Tu peux placer une pile ici.
    [sunk] Terrain interdit.
   *[none] { "" }
}
topw-say-empty = { $cell } : libre. { $can }
topw-say-neutral = { $cell } : le chapeau neutre. { $can }
topw-say-single = { $colour ->
    [red] { $cell } : un seul chapeau rouge. { $can }
    [yellow] { $cell } : un seul chapeau jaune. { $can }
   *[blue] { $cell } : un seul chapeau bleu. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell } : pile rouge de { $height }, dessous : { $below }. { $can }
    [yellow] { $cell } : pile jaune de { $height }, dessous : { $below }. { $can }
   *[blue] { $cell } : pile bleue de { $height }, dessous : { $below }. { $can }
}
topw-falls = { $say } Son chapeau du haut tombera.
topw-might-fall = { $say } Son chapeau du haut tombe si tu sautes encore par-dessus.

## Seats and side panels

topw-you = Toi
topw-count = { $count ->
    [one] { $count } pile sur le plateau
   *[other] { $count } piles sur le plateau
}
topw-to-place = { $count ->
    [one] { $count } pile à placer
   *[other] { $count } piles à placer
}
topw-taken = Pris jusqu’ici
topw-taken-hats = { $count ->
    [one] { $count } chapeau
   *[other] { $count } chapeaux
}
topw-quiet = { $count ->
    [one] { $count } tour sans prise ; après { $limit }, la partie est nulle.
   *[other] { $count } tours sans prise ; après { $limit }, la partie est nulle.
}
topw-know = Montrer ce que je sais
topw-nearer = Voir le plateau de plus près
topw-peek-mine = C’est toi qui as construit cette pile.
topw-peek-other = Construite par { $who }. Personne d’autre ne sait ce qu’il y a dessous.
topw-peek-open = Construite par { $who }.
topw-peek-neutral = Le chapeau neutre ne bouge pas et ne part jamais. Tu peux sauter par-dessus.
topw-peek-unknown = Plus personne ne sait qui l’a construite.

## Building

topw-build-title = Construis cinq piles secrètes
topw-build-secret = Personne d’autre ne les voit.
topw-build-top = { $colour ->
    [red] Rouge en haut, toujours ; le reste, c’est toi qui choisis.
    [yellow] Jaune en haut, toujours ; le reste, c’est toi qui choisis.
   *[blue] Bleu en haut, toujours ; le reste, c’est toi qui choisis.
}
topw-build-watch = Les piles se construisent
topw-build-watch-text = Chacun construit en secret cinq piles de trois.
topw-build-done = Tes piles sont prêtes
topw-build-wait = On attend { $names }.
topw-your-hats = Tes chapeaux
topw-supply = { $colour ->
    [red] Chapeaux rouges restants : { $count }
    [yellow] Chapeaux jaunes restants : { $count }
   *[blue] Chapeaux bleus restants : { $count }
}
topw-surprise = Surprends-moi
topw-clear = Recommencer
topw-ready = C’est fait
topw-ready-left = { $count ->
    [one] Encore { $count } chapeau
   *[other] Encore { $count } chapeaux
}
topw-stand = Pile { $number }
topw-stand-place = { $place ->
    [middle] Pile { $number }, milieu : { $hat }
   *[bottom] Pile { $number }, bas : { $hat }
}
topw-stand-empty = { $place ->
    [middle] Pile { $number }, milieu : vide
   *[bottom] Pile { $number }, bas : vide
}
topw-screen-done = { $who } a construit toutes ses piles
topw-screen-busy = { $who } construit encore

## Turn text

topw-turn = À toi de jouer
topw-turn-other = À { $who } de jouer
topw-place-pick = Choisis d’abord une de tes piles.
topw-place-where = Choisis maintenant une case qui brille.
topw-place-other = { $who } place une pile.
topw-rail = Tes piles à placer
topw-rail-stack = Pile { $number }, de haut en bas : { $hats }
topw-pick = Choisis une pile à déplacer.
topw-must-capture = Si tu peux prendre, tu dois prendre : choisis une des piles qui brillent.
topw-must-capture-band = Tu dois prendre, et avec une pile de la bande.
topw-must-leave = Tu as une pile dans la bande : l’une doit revenir vers l’intérieur.
topw-must-pass = Tu n’as aucun coup. Tu ne peux que passer.
topw-may-narrow = Avant de jouer, tu peux rétrécir le terrain.
topw-landing = Choisis où atterrir.
topw-jump-on = Le saut doit continuer.
topw-stop-plain = Arrête-toi ici, ou saute encore.
topw-stop-last = T’arrêter ici ?
topw-stop-falls = { $count ->
    [1] Un chapeau tombera.
    [2] Deux chapeaux tomberont.
    [3] Trois chapeaux tomberont.
   *[other] { $count } chapeaux tomberont.
} { $more ->
    [yes] Arrête-toi ici, ou saute encore.
   *[no] T’arrêter ici ?
}
topw-far = Tu peux y arriver, mais pas à pas : choisis le premier atterrissage.
topw-watching = Tu regardes la partie.
topw-duty-capture = Qui peut prendre doit prendre.
topw-duty-capture-text = À la fin de ton coup, chaque pile adverse sautée perd son chapeau du haut.
topw-duty-band = La bande d’abord.
topw-duty-band-text = Si une pile de la bande peut prendre, la prise doit partir de là.
topw-duty-leave = Hors de la bande.
topw-duty-leave-text = On ne reste pas dans la bande, l’anneau extérieur : ramène une pile vers l’intérieur.

## Controls

topw-stop = Arrêter ici
topw-back = Reculer d’un pas
topw-put-back = Reposer
topw-narrow = Rétrécir le terrain
topw-pass = Passer

## The end

topw-end-won = { $you ->
    [yes] Tu as gagné !
   *[no] { $who } gagne
}
topw-end-won-why = { $colour ->
    [red] Toutes les piles du plateau sont rouges.
    [yellow] Toutes les piles du plateau sont jaunes.
   *[blue] Toutes les piles du plateau sont bleues.
}
topw-end-draw = Partie nulle
topw-end-draw-why = { $count ->
    [one] { $count } tour de suite sans prise : { $names } se partagent la victoire.
   *[other] { $count } tours de suite sans prise : { $names } se partagent la victoire.
}
topw-end-resigned = { $you ->
    [yes] Tu as abandonné la partie.
   *[no] { $who } a abandonné la partie.
}
topw-end-abandoned = La partie est restée inachevée.
topw-end-none = aucune
topw-end-look = Voir le plateau
topw-end-result = Voir le résultat

## The log

log-top-build = { $you ->
    [yes] Tu construis { $count ->
        [one] une pile
       *[other] { $count } piles
    }.
   *[no] { $who } construit { $count ->
        [one] une pile
       *[other] { $count } piles
    }.
}
log-top-stacks = { $who } : { $stacks }
log-top-stack = { $middle } sur { $bottom }
log-top-place = { $you ->
    [yes] Tu places une pile en { $cell }.
   *[no] { $who } place une pile en { $cell }.
}
log-top-step = { $you ->
    [yes] Tu fais un pas de { $origin } à { $target }.
   *[no] { $who } fait un pas de { $origin } à { $target }.
}
log-top-jump = { $you ->
    [yes] Tu sautes de { $origin } par-dessus { $over } jusqu’en { $target }.
   *[no] { $who } saute de { $origin } par-dessus { $over } jusqu’en { $target }.
}
log-top-stop = { $you ->
    [yes] Tu t’arrêtes en { $cell }.
   *[no] { $who } s’arrête en { $cell }.
}
log-top-captured = { $lost ->
    [red] { $cell } perd un chapeau rouge
    [yellow] { $cell } perd un chapeau jaune
   *[blue] { $cell } perd un chapeau bleu
} ; { $now ->
    [red] dessous apparaît le rouge.
    [yellow] dessous apparaît le jaune.
   *[blue] dessous apparaît le bleu.
}
log-top-captured-last = { $lost ->
    [red] { $cell } perd son dernier chapeau, le rouge.
    [yellow] { $cell } perd son dernier chapeau, le jaune.
   *[blue] { $cell } perd son dernier chapeau, le bleu.
}
log-top-narrow = { $you ->
    [yes] Tu rétrécis le terrain : la bande est maintenant l’anneau { $band }.
   *[no] { $who } rétrécit le terrain : la bande est maintenant l’anneau { $band }.
}
log-top-pass = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
}

## Why not

no-top-game-is-over = La partie est finie : toutes les piles sont d’une seule couleur.
no-top-game-has-stalled = La partie est finie : il n’y a plus de prise depuis trop longtemps.
no-top-build-first = D’abord, chacun construit toutes ses piles.
no-top-no-hat-left = { $colour ->
    [red] Tu n’as plus de chapeaux rouges pour cela.
    [yellow] Tu n’as plus de chapeaux jaunes pour cela.
   *[blue] Tu n’as plus de chapeaux bleus pour cela.
}
no-top-place-first = D’abord, toutes les piles doivent être sur le plateau.
no-top-placed-already = Cette pile est déjà sur le plateau.
no-top-wrong-ring = Les piles commencent sur les anneaux 2 et 3. { $cell } est sur l’anneau { $ring }.
no-top-cell-taken = Il y a déjà une pile en { $cell }. Choisis une case libre.
no-top-all-stacks-stand = Toutes les piles sont déjà en place.
no-top-can-move = Tu peux jouer, tu ne peux donc pas passer.
no-top-narrowed-enough = Le terrain ne peut plus être rétréci.
no-top-too-many-stacks = Il y a trop de piles pour cela : { $count }. Le terrain se rétrécit quand il en reste { $most } au plus.
no-top-band-not-empty = Il y a encore une pile dans la bande : elle ne peut pas couler.
no-top-move-under-way = Un coup est en cours depuis { $cell }. Finis-le d’abord.
no-top-no-stack = Il n’y a pas de pile en { $cell }.
no-top-not-yours = { $colour ->
    [red] Cette pile n’est pas à toi : tu joues les rouges, il faut du rouge en haut.
    [yellow] Cette pile n’est pas à toi : tu joues les jaunes, il faut du jaune en haut.
   *[blue] Cette pile n’est pas à toi : tu joues les bleus, il faut du bleu en haut.
}
no-top-step-goes-on = Un pas est un coup entier. Seuls les sauts s’enchaînent.
no-top-not-empty = { $cell } n’est pas libre. Atterris sur une case libre.
no-top-no-jump = De { $origin } à { $target }, ce n’est ni un pas ni un saut.
no-top-nothing-to-jump = En { $cell }, il n’y a rien à sauter.
no-top-jumped-twice = La pile en { $cell } a déjà été sautée : une fois par coup suffit.
no-top-no-such-effect = Il n’y a pas moyen de faire cela.
no-top-forbidden = { $cell } a coulé : on ne peut ni y atterrir ni y passer.
no-top-must-capture = Tu peux prendre un chapeau, donc tu dois le faire. Choisis un saut par-dessus une pile adverse.
no-top-must-capture-from-band = Une pile de la bande peut prendre, la prise doit donc partir de là.
no-top-must-leave-band = Une de tes piles doit d’abord quitter la bande.
no-top-must-end-elsewhere = Sans prise, un coup doit finir sur une autre case que { $cell }.
no-top-not-in-band = Un coup ne peut finir dans la bande, en { $cell }, qu’avec une prise.
