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
topw-board = Le plateau : 61 cases. Les flèches déplacent le curseur, Entrée prend ou pose la pile, Retour arrière annule un saut, Espace termine le coup, Échap repose la pile.
topw-can = { $can ->
    [move] Peut bouger.
    [stuck] Ne peut pas bouger maintenant.
    [picked] En main.
    [here] La pile est ici maintenant.
    [land] Tu peux atterrir ici.
    [land-takes] Tu peux atterrir ici et prendre.
    [land-on] Tu peux atterrir ici, mais tu dois continuer à sauter.
    [place] Tu peux placer une pile ici.
    [sunk] Hors jeu.
   *[none] { "" }
}
topw-say-empty = { $cell } : case libre. { $can }
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
topw-falls = { $say } La pile perdra son chapeau du haut.
topw-might-fall = { $say } La pile perdra son chapeau du haut si tu continues en sautant par-dessus.

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
topw-taken-hats = { $count ->
    [one] { $count } chapeau
   *[other] { $count } chapeaux
}
topw-quiet = { $count ->
    [one] { $count } tour sans prise ; à { $limit }, la partie est nulle.
   *[other] { $count } tours sans prise ; à { $limit }, la partie est nulle.
}
topw-know = Montrer ce que je sais
topw-nearer = Agrandir
topw-peek-mine = C’est toi qui as construit cette pile.
topw-peek-other = Construite par { $who }. Personne d’autre ne sait ce qu’il y a dessous.
topw-peek-open = Construite par { $who }.
topw-peek-neutral = Le chapeau neutre ne bouge jamais et ne peut pas être pris. Tu peux sauter par-dessus.
topw-peek-unknown = On ne peut plus savoir qui l’a construite.

## Building

topw-build-title = Construis cinq piles secrètes
topw-build-secret = Personne d’autre ne les voit.
topw-build-top = { $colour ->
    [red] Toujours un rouge en haut ; le reste, c’est toi qui choisis.
    [yellow] Toujours un jaune en haut ; le reste, c’est toi qui choisis.
   *[blue] Toujours un bleu en haut ; le reste, c’est toi qui choisis.
}
topw-build-watch = Les joueurs construisent leurs piles
topw-build-watch-text = Chacun construit en secret cinq piles de trois chapeaux.
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
topw-ready = C’est bon !
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
topw-rail = Tes piles à placer
topw-rail-stack = Pile { $number }, de haut en bas : { $hats }
topw-pick = Choisis une pile à déplacer.
topw-must-capture = Si tu peux prendre, tu dois prendre : choisis une des piles qui brillent.
topw-must-capture-band = Tu dois prendre avec une pile de la bande.
topw-must-leave = Ramène une pile de la bande vers l’intérieur.
topw-must-pass = Tu n’as aucun coup possible : tu ne peux que passer.
topw-may-narrow = Avant de jouer, tu peux rétrécir le plateau.
topw-landing = Choisis où atterrir.
topw-jump-on = Tu dois continuer à sauter.
topw-stop-plain = Arrête-toi ici, ou continue à sauter.
topw-stop-last = On s’arrête ici ?
topw-stop-falls = { $count ->
    [1] Tu prends un chapeau.
    [2] Tu prends deux chapeaux.
    [3] Tu prends trois chapeaux.
   *[other] Tu prends { $count } chapeaux.
} { $more ->
    [yes] Arrête-toi ici, ou continue à sauter.
   *[no] On s’arrête ici ?
}
topw-far = Tu peux y arriver, mais saut par saut : choisis ton premier atterrissage.
topw-watching = Tu regardes la partie.
topw-duty-capture = Si tu peux prendre, tu dois prendre.
topw-duty-capture-text = À la fin de ton coup, chaque pile adverse que tu as sautée perd son chapeau du haut.
topw-duty-band = La bande d’abord.
topw-duty-band-text = Si une de tes piles dans la bande peut prendre, tu dois prendre avec une pile de la bande.
topw-duty-leave = Quitte la bande.
topw-duty-leave-text = Une pile ne peut pas rester dans la bande (l’anneau extérieur) : ramènes-en une vers l’intérieur.

## Controls

topw-stop = Arrêter ici
topw-back = Annuler le saut
topw-put-back = Reposer
topw-narrow = Rétrécir le plateau
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
    [one] { $count } tour de suite sans prise. Victoire partagée : { $names }.
   *[other] { $count } tours de suite sans prise. Victoire partagée : { $names }.
}
topw-end-resigned = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
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
    [red] un chapeau rouge apparaît.
    [yellow] un chapeau jaune apparaît.
   *[blue] un chapeau bleu apparaît.
}
log-top-captured-last = { $lost ->
    [red] { $cell } perd son dernier chapeau, un rouge.
    [yellow] { $cell } perd son dernier chapeau, un jaune.
   *[blue] { $cell } perd son dernier chapeau, un bleu.
}
log-top-narrow = { $you ->
    [yes] Tu rétrécis le plateau : l’anneau { $band } devient la bande.
   *[no] { $who } rétrécit le plateau : l’anneau { $band } devient la bande.
}
log-top-pass = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
}

## Why not

no-top-game-is-over = La partie est terminée : toutes les piles sont d’une seule couleur.
no-top-game-has-stalled = La partie est terminée : il n’y a plus eu de prise depuis trop longtemps.
no-top-build-first = Tout le monde doit d’abord construire ses piles.
no-top-no-hat-left = { $colour ->
    [red] Tu n’as plus de chapeau rouge.
    [yellow] Tu n’as plus de chapeau jaune.
   *[blue] Tu n’as plus de chapeau bleu.
}
no-top-place-first = Toutes les piles doivent d’abord être sur le plateau.
no-top-placed-already = Cette pile est déjà sur le plateau.
no-top-wrong-ring = Les piles commencent sur les anneaux 2 et 3. { $cell } est sur l’anneau { $ring }.
no-top-cell-taken = Il y a déjà une pile en { $cell }. Choisis une case libre.
no-top-all-stacks-stand = Toutes les piles sont déjà placées.
no-top-can-move = Tu peux jouer, donc tu ne peux pas passer.
no-top-narrowed-enough = Le plateau ne peut plus être rétréci.
no-top-too-many-stacks = Il reste encore { $count } piles. Tu peux rétrécir le plateau quand il en reste { $most } ou moins.
no-top-band-not-empty = Il y a encore une pile dans la bande : on ne peut pas la fermer.
no-top-move-under-way = Tu as commencé un coup depuis { $cell }. Finis-le d’abord.
no-top-no-stack = Il n’y a pas de pile en { $cell }.
no-top-not-yours = { $colour ->
    [red] Cette pile n’est pas à toi : tu joues les rouges, seules les piles avec un rouge en haut sont à toi.
    [yellow] Cette pile n’est pas à toi : tu joues les jaunes, seules les piles avec un jaune en haut sont à toi.
   *[blue] Cette pile n’est pas à toi : tu joues les bleus, seules les piles avec un bleu en haut sont à toi.
}
no-top-step-goes-on = Un pas termine ton coup. Seuls les sauts peuvent s’enchaîner.
no-top-not-empty = { $cell } n’est pas libre. Atterris sur une case libre.
no-top-no-jump = De { $origin } à { $target }, ce n’est ni un pas ni un saut.
no-top-nothing-to-jump = En { $cell }, il n’y a rien à sauter.
no-top-jumped-twice = Tu as déjà sauté la pile en { $cell } : une seule fois par coup.
no-top-no-such-effect = Ce n’est pas possible.
no-top-forbidden = { $cell } est hors jeu : on ne peut ni y atterrir ni y passer.
no-top-must-capture = Tu peux prendre un chapeau, donc tu dois le faire. Choisis un saut par-dessus une pile adverse.
no-top-must-capture-from-band = Une de tes piles dans la bande peut prendre : tu dois donc prendre avec une pile de la bande.
no-top-must-leave-band = Une de tes piles doit d’abord quitter la bande.
no-top-must-end-elsewhere = Sans prise, un coup doit finir sur une autre case que { $cell }.
no-top-not-in-band = Un coup ne peut finir dans la bande, en { $cell }, que s’il prend un chapeau.

# --- beside the tray

topw-lost = Chapeaux déjà perdus
topw-placing-other = { $who } place une pile
