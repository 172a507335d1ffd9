# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] Roi
    [queen] Reine
    [princess] Princesse
    [knight] Chevalier
    [wizard] Magicien
    [jester] Bouffon
    [cook] Cuisinier
    [maid] Servante
    [dragon] Dragon
    [astrologer] Astrologue
    [noble] Noble
    [archer] Archer
    [monk] Moine
    [bishop] Évêque
    [troubadour] Troubadour
    [farmer] Fermier
    [miner] Mineur
    [fairy] Fée
    [sultan] Sultan
   *[sailor] Marin
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] couronne
    [queen] diadème
    [princess] hennin
    [knight] heaume à plumes
    [wizard] chapeau pointu
    [jester] bonnet à grelots
    [cook] toque
    [maid] fichu
    [dragon] cornes
    [astrologer] bonnet étoilé
    [noble] bonnet de velours
    [archer] chapeau à plume
    [monk] capuchon
    [bishop] mitre
    [troubadour] chaperon
    [farmer] chapeau de paille
    [miner] casque à lampe
    [fairy] couronne de fleurs
    [sultan] turban
    [sailor] bonnet de marin
   *[magic] chapeau magique
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La couronne
    [queen] Le diadème
    [princess] Le hennin
    [knight] Le heaume à plumes
    [wizard] Le chapeau pointu
    [jester] Le bonnet à grelots
    [cook] La toque
    [maid] Le fichu
    [dragon] Les cornes
    [astrologer] Le bonnet étoilé
    [noble] Le bonnet de velours
    [archer] Le chapeau à plume
    [monk] Le capuchon
    [bishop] La mitre
    [troubadour] Le chaperon
    [farmer] Le chapeau de paille
    [miner] Le casque à lampe
    [fairy] La couronne de fleurs
    [sultan] Le turban
    [sailor] Le bonnet de marin
   *[magic] Le chapeau magique
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La couronne appartient au roi.
    [queen] Le diadème appartient à la reine.
    [princess] Le hennin appartient à la princesse.
    [knight] Le heaume à plumes appartient au chevalier.
    [wizard] Le chapeau pointu appartient au magicien.
    [jester] Le bonnet à grelots appartient au bouffon.
    [cook] La toque appartient au cuisinier.
    [maid] Le fichu appartient à la servante.
    [dragon] Les cornes appartiennent au dragon.
    [astrologer] Le bonnet étoilé appartient à l’astrologue.
    [noble] Le bonnet de velours appartient au noble.
    [archer] Le chapeau à plume appartient à l’archer.
    [monk] Le capuchon appartient au moine.
    [bishop] La mitre appartient à l’évêque.
    [troubadour] Le chaperon appartient au troubadour.
    [farmer] Le chapeau de paille appartient au fermier.
    [miner] Le casque à lampe appartient au mineur.
    [fairy] La couronne de fleurs appartient à la fée.
    [sultan] Le turban appartient au sultan.
   *[sailor] Le bonnet de marin appartient au marin.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Échange le chapeau du roi avec…
    [queen] Échange le chapeau de la reine avec…
    [princess] Échange le chapeau de la princesse avec…
    [knight] Échange le chapeau du chevalier avec…
    [wizard] Échange le chapeau du magicien avec…
    [jester] Échange le chapeau du bouffon avec…
    [cook] Échange le chapeau du cuisinier avec…
    [maid] Échange le chapeau de la servante avec…
    [dragon] Échange le chapeau du dragon avec…
    [astrologer] Échange le chapeau de l’astrologue avec…
    [noble] Échange le chapeau du noble avec…
    [archer] Échange le chapeau de l’archer avec…
    [monk] Échange le chapeau du moine avec…
    [bishop] Échange le chapeau de l’évêque avec…
    [troubadour] Échange le chapeau du troubadour avec…
    [farmer] Échange le chapeau du fermier avec…
    [miner] Échange le chapeau du mineur avec…
    [fairy] Échange le chapeau de la fée avec…
    [sultan] Échange le chapeau du sultan avec…
   *[sailor] Échange le chapeau du marin avec…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Que faire du chapeau du roi ?
    [queen] Que faire du chapeau de la reine ?
    [princess] Que faire du chapeau de la princesse ?
    [knight] Que faire du chapeau du chevalier ?
    [wizard] Que faire du chapeau du magicien ?
    [jester] Que faire du chapeau du bouffon ?
    [cook] Que faire du chapeau du cuisinier ?
    [maid] Que faire du chapeau de la servante ?
    [dragon] Que faire du chapeau du dragon ?
    [astrologer] Que faire du chapeau de l’astrologue ?
    [noble] Que faire du chapeau du noble ?
    [archer] Que faire du chapeau de l’archer ?
    [monk] Que faire du chapeau du moine ?
    [bishop] Que faire du chapeau de l’évêque ?
    [troubadour] Que faire du chapeau du troubadour ?
    [farmer] Que faire du chapeau du fermier ?
    [miner] Que faire du chapeau du mineur ?
    [fairy] Que faire du chapeau de la fée ?
    [sultan] Que faire du chapeau du sultan ?
   *[sailor] Que faire du chapeau du marin ?
}

magicw-court = Sept chapeaux et leurs personnages
magicw-others = Les autres joueurs
magicw-actions = Ce que tu peux faire
magicw-piles = Les pioches
magicw-action = { $action ->
    [peek] Regarder
    [swap] Échanger
   *[open] Dévoiler
}
magicw-action-hint = { $action ->
    [peek] Regarder : voir un chapeau en secret. Touche P
    [swap] Échanger : deux chapeaux changent de place. Touche S
   *[open] Dévoiler : montrer un chapeau à tous. Touche O
}
magicw-ask = À toi : regarder, échanger ou dévoiler ?
magicw-ask-peek = Quel chapeau veux-tu regarder ?
magicw-ask-first = Quel chapeau veux-tu échanger ?
magicw-ask-open = Quel chapeau veux-tu dévoiler ?
magicw-your-turn = À toi de jouer
magicw-thinking = { $who } réfléchit…
magicw-over = La partie est finie
magicw-your-pairs = Tes paires
magicw-waiting = Un instant…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Personne d’autre ne le voit. Retiens-le !
   *[no] { $who } regarde…
}
magicw-doing-swap = { $you ->
    [yes] Tu échanges deux chapeaux
   *[no] { $who } échange…
}
magicw-doing-open = { $you ->
    [yes] Tu le dévoiles…
   *[no] { $who } dévoile…
}
magicw-put-back = Le chapeau est de nouveau face cachée.
magicw-fits = C’est le bon !
magicw-magic = Un chapeau magique !
magicw-magic-text = Il chasse un petit nuage.
magicw-pair-goes = { $you ->
    [yes] La paire est à toi.
   *[no] La paire va à { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Le chapeau est à toi.
   *[no] Le chapeau va à { $who }.
}
magicw-wrong = { $hat } : ce n’est pas la bonne place.
magicw-redeal = Aucun chapeau ne pouvait convenir : tous sont mélangés et disposés de nouveau.
magicw-tap-on = Touche pour continuer
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Emplacement { $slot } : { $kind }, chapeau face cachée{ $state ->
    [peek] , tu peux le regarder
    [open] , tu peux le dévoiler
    [swap] , tu peux l’échanger
    [picked] , choisi
    [barred] , impossible maintenant
   *[still] {""}
}
magicw-slot-known = Emplacement { $slot } : { $kind }, chapeau face cachée, tu le connais : { $hat }{ $state ->
    [peek] , tu peux le regarder
    [open] , tu peux le dévoiler
    [swap] , tu peux l’échanger
    [picked] , choisi
    [barred] , impossible maintenant
   *[still] {""}
}
magicw-slot-open = Emplacement { $slot } : { $kind }, chapeau : { $hat }
magicw-slot-shown = Emplacement { $slot } : { $kind }, le chapeau est levé : { $hat }
magicw-slot-peeked = Emplacement { $slot } : { $kind }, { $who } regarde le chapeau
magicw-slot-empty = Emplacement { $slot } : vide
magicw-won = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
magicw-won-magic = { $magic ->
    [one] { $magic } chapeau magique
   *[other] { $magic } chapeaux magiques
}
magicw-won-clouds = { $penalties ->
    [one] { $penalties } petit nuage
   *[other] { $penalties } petits nuages
}
magicw-now = { $score } si c’était la fin
magicw-hat-pile = { $count ->
    [0] Plus de chapeaux dans la pioche
    [one] 1 chapeau dans la pioche
   *[other] { $count } chapeaux dans la pioche
}
magicw-character-pile = { $count ->
    [0] Plus de personnages dans la pioche
    [one] 1 personnage dans la pioche
   *[other] { $count } personnages dans la pioche
}
magicw-you = Toi
# The end.
magicw-end-won = { $you ->
    [yes] Tu as gagné !
   *[no] { $who } gagne !
}
magicw-end-shared = { $who } gagnent ensemble !
magicw-end-played = Une belle partie
magicw-end-complete = Il ne reste que trois personnages : la partie est finie.
magicw-end-stalled = Rien n’a été gagné depuis longtemps : la partie est finie.
magicw-end-resigned = Quelqu’un a abandonné : la partie est finie.
magicw-end-abandoned = La partie a été interrompue.
magicw-end-score = Points
magicw-end-why = Chaque paire vaut un point. Chaque petit nuage en enlève un, et chaque chapeau magique chasse un petit nuage.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Tu regardes l’emplacement { $slot } : { $hat }.
   *[no] { $who } regarde l’emplacement { $slot } : { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Tu regardes l’emplacement { $slot }.
   *[no] { $who } regarde l’emplacement { $slot }.
}
log-magic-swap = { $you ->
    [yes] Tu échanges les chapeaux des emplacements { $first } et { $second }.
   *[no] { $who } échange les chapeaux des emplacements { $first } et { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Tu dévoiles l’emplacement { $slot } ({ $character }) : c’est le bon ! La paire est à toi.
   *[no] { $who } dévoile l’emplacement { $slot } ({ $character }) : c’est le bon ! La paire va à { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Tu dévoiles l’emplacement { $slot } ({ $character }) : { $hat }. Ce n’est pas le bon, tu reçois un petit nuage.
   *[no] { $who } dévoile l’emplacement { $slot } ({ $character }) : { $hat }. Ce n’est pas le bon, { $who } reçoit un petit nuage.
}
log-magic-open-magic = { $you ->
    [yes] Tu dévoiles l’emplacement { $slot } : un chapeau magique ! Il est à toi.
   *[no] { $who } dévoile l’emplacement { $slot } : un chapeau magique ! Il va à { $who }.
}
log-magic-next-character = À l’emplacement { $slot } arrive quelqu’un : { $character }.
log-magic-slot-empty = L’emplacement { $slot } reste vide.
log-magic-redeal = Aucun chapeau ne pouvait convenir : tous sont mélangés et disposés de nouveau.
# Why something is not allowed.
no-magic-empty-slot = Il n’y a plus personne à l’emplacement { $slot }. Choisis un chapeau avec quelqu’un dessous.
no-magic-no-swap-back = Ces deux chapeaux viennent d’être échangés. On ne peut pas les rééchanger aussitôt.
no-magic-game-is-over = La partie est finie : il ne reste que trois personnages.
no-magic-game-has-stalled = La partie est finie : rien n’a été gagné depuis longtemps.
