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
    [princess] chapeau de princesse
    [knight] casque à plumes
    [wizard] chapeau pointu
    [jester] bonnet à grelots
    [cook] toque de cuisinier
    [maid] foulard
    [dragon] cornes
    [astrologer] bonnet étoilé
    [noble] bonnet de velours
    [archer] chapeau à plume
    [monk] capuche
    [bishop] mitre
    [troubadour] chapeau de troubadour
    [farmer] chapeau de paille
    [miner] casque de mineur
    [fairy] couronne de fleurs
    [sultan] turban
    [sailor] bonnet de marin
   *[magic] chapeau magique
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La couronne
    [queen] Le diadème
    [princess] Le chapeau de princesse
    [knight] Le casque à plumes
    [wizard] Le chapeau pointu
    [jester] Le bonnet à grelots
    [cook] La toque de cuisinier
    [maid] Le foulard
    [dragon] Les cornes
    [astrologer] Le bonnet étoilé
    [noble] Le bonnet de velours
    [archer] Le chapeau à plume
    [monk] La capuche
    [bishop] La mitre
    [troubadour] Le chapeau de troubadour
    [farmer] Le chapeau de paille
    [miner] Le casque de mineur
    [fairy] La couronne de fleurs
    [sultan] Le turban
    [sailor] Le bonnet de marin
   *[magic] Le chapeau magique
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La couronne va au roi.
    [queen] Le diadème va à la reine.
    [princess] Le chapeau de princesse va à la princesse.
    [knight] Le casque à plumes va au chevalier.
    [wizard] Le chapeau pointu va au magicien.
    [jester] Le bonnet à grelots va au bouffon.
    [cook] La toque de cuisinier va au cuisinier.
    [maid] Le foulard va à la servante.
    [dragon] Les cornes vont au dragon.
    [astrologer] Le bonnet étoilé va à l’astrologue.
    [noble] Le bonnet de velours va au noble.
    [archer] Le chapeau à plume va à l’archer.
    [monk] La capuche va au moine.
    [bishop] La mitre va à l’évêque.
    [troubadour] Le chapeau de troubadour va au troubadour.
    [farmer] Le chapeau de paille va au fermier.
    [miner] Le casque de mineur va au mineur.
    [fairy] La couronne de fleurs va à la fée.
    [sultan] Le turban va au sultan.
   *[sailor] Le bonnet de marin va au marin.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Échanger le chapeau au-dessus du roi avec…
    [queen] Échanger le chapeau au-dessus de la reine avec…
    [princess] Échanger le chapeau au-dessus de la princesse avec…
    [knight] Échanger le chapeau au-dessus du chevalier avec…
    [wizard] Échanger le chapeau au-dessus du magicien avec…
    [jester] Échanger le chapeau au-dessus du bouffon avec…
    [cook] Échanger le chapeau au-dessus du cuisinier avec…
    [maid] Échanger le chapeau au-dessus de la servante avec…
    [dragon] Échanger le chapeau au-dessus du dragon avec…
    [astrologer] Échanger le chapeau au-dessus de l’astrologue avec…
    [noble] Échanger le chapeau au-dessus du noble avec…
    [archer] Échanger le chapeau au-dessus de l’archer avec…
    [monk] Échanger le chapeau au-dessus du moine avec…
    [bishop] Échanger le chapeau au-dessus de l’évêque avec…
    [troubadour] Échanger le chapeau au-dessus du troubadour avec…
    [farmer] Échanger le chapeau au-dessus du fermier avec…
    [miner] Échanger le chapeau au-dessus du mineur avec…
    [fairy] Échanger le chapeau au-dessus de la fée avec…
    [sultan] Échanger le chapeau au-dessus du sultan avec…
   *[sailor] Échanger le chapeau au-dessus du marin avec…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Que faire du chapeau au-dessus du roi ?
    [queen] Que faire du chapeau au-dessus de la reine ?
    [princess] Que faire du chapeau au-dessus de la princesse ?
    [knight] Que faire du chapeau au-dessus du chevalier ?
    [wizard] Que faire du chapeau au-dessus du magicien ?
    [jester] Que faire du chapeau au-dessus du bouffon ?
    [cook] Que faire du chapeau au-dessus du cuisinier ?
    [maid] Que faire du chapeau au-dessus de la servante ?
    [dragon] Que faire du chapeau au-dessus du dragon ?
    [astrologer] Que faire du chapeau au-dessus de l’astrologue ?
    [noble] Que faire du chapeau au-dessus du noble ?
    [archer] Que faire du chapeau au-dessus de l’archer ?
    [monk] Que faire du chapeau au-dessus du moine ?
    [bishop] Que faire du chapeau au-dessus de l’évêque ?
    [troubadour] Que faire du chapeau au-dessus du troubadour ?
    [farmer] Que faire du chapeau au-dessus du fermier ?
    [miner] Que faire du chapeau au-dessus du mineur ?
    [fairy] Que faire du chapeau au-dessus de la fée ?
    [sultan] Que faire du chapeau au-dessus du sultan ?
   *[sailor] Que faire du chapeau au-dessus du marin ?
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
    [swap] Échanger : intervertir deux chapeaux. Touche S
   *[open] Dévoiler : montrer un chapeau à tout le monde. Touche O
}
magicw-ask = À toi : regarder, échanger ou dévoiler ?
magicw-ask-peek = Quel chapeau veux-tu regarder ?
magicw-ask-first = Quel chapeau veux-tu échanger ?
magicw-ask-open = Quel chapeau veux-tu dévoiler ?
magicw-your-turn = À toi de jouer
magicw-thinking = { $who } réfléchit…
magicw-over = Partie terminée
magicw-your-points = Tes points
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
   *[no] { $who } dévoile un chapeau…
}
magicw-put-back = Le chapeau est de nouveau face cachée.
magicw-fits = C’est le bon !
magicw-magic = Un chapeau magique !
magicw-magic-text = Il annule un jeton de pénalité.
magicw-pair-goes = { $you ->
    [yes] La paire est à toi.
   *[no] La paire va à { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Le chapeau est à toi.
   *[no] Le chapeau va à { $who }.
}
magicw-wrong = { $hat } ? Pas sur cette tête !
magicw-redeal = Ici, aucun chapeau ne va à personne : on remélange tous les chapeaux.
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
magicw-slot-shown = Emplacement { $slot } : { $kind }, chapeau face visible : { $hat }
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
    [one] { $penalties } jeton de pénalité
   *[other] { $penalties } jetons de pénalité
}
magicw-now = { $score } si ça s’arrêtait là
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
magicw-end-shared = Victoire partagée : { $who } !
magicw-end-played = Une belle partie
magicw-end-complete = Il ne reste que trois personnages : la partie est terminée.
magicw-end-stalled = Rien n’a été gagné depuis longtemps : la partie est terminée.
magicw-end-resigned = Un joueur a abandonné : la partie est terminée.
magicw-end-abandoned = La partie est restée inachevée.
magicw-end-score = Points
magicw-end-why = Chaque paire vaut 1 point. Chaque jeton de pénalité coûte 1 point, et chaque chapeau magique annule un jeton de pénalité.
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
    [yes] Tu dévoiles l’emplacement { $slot } ({ $character }) : { $hat }. Ce n’est pas le bon : tu reçois un jeton de pénalité.
   *[no] { $who } dévoile l’emplacement { $slot } ({ $character }) : { $hat }. Ce n’est pas le bon : un jeton de pénalité pour { $who }.
}
log-magic-open-magic = { $you ->
    [yes] Tu dévoiles l’emplacement { $slot } : un chapeau magique ! Il est à toi.
   *[no] { $who } dévoile l’emplacement { $slot } : un chapeau magique ! Il va à { $who }.
}
log-magic-next-character = Arrivée à l’emplacement { $slot } : { $character }.
log-magic-slot-empty = L’emplacement { $slot } reste vide.
log-magic-redeal = Ici, aucun chapeau ne va à personne : on remélange tous les chapeaux.
# Why something is not allowed.
no-magic-empty-slot = Il n’y a plus personne à l’emplacement { $slot }. Choisis un chapeau avec un personnage dessous.
no-magic-no-swap-back = Ces deux chapeaux viennent d’être échangés. On ne peut pas les échanger tout de suite en sens inverse.
no-magic-game-is-over = La partie est terminée : il ne reste que trois personnages.
no-magic-game-has-stalled = La partie est terminée : rien n’a été gagné depuis longtemps.

# --- who wears what, and ending a peek
magicw-heads = Qui porte quoi
magicw-heads-nobody = Personne
magicw-got-it = J’ai vu
