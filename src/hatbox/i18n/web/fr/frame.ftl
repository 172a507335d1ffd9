# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Loir
    [march_hare] Lièvre de Mars
    [cheshire_cat] Chat du Cheshire
   *[mad_hatter] Chapelier fou
}
guest-name = Invité { NUMBER($number, useGrouping: 0) }
seat-free = Siège libre
seat-stands-in = { $name } ({ $bot })
to-home = À la boîte
close = Fermer
ok = OK
loading = Un instant…
failed = Cela n’a pas marché ({ $code }).
line-lost = Le serveur est injoignable. Nouvel essai…
note-dismiss = Fermer cet avis
rule-named = Règle { $rule }
missing-title = Rien dans cette boîte
missing-text = Cette adresse ne mène nulle part. Les jeux sont là où ils ont toujours été.
confirm-title = Jouer ce coup ?
confirm-yes = Oui
confirm-no = Retour
waiting-title = On attend tout le monde
waiting-sit = S’asseoir
waiting-ready = C’est bon !

# Seats
seat-partner = Partenaire
seat-active = joue
seat-active-you = à toi
clock-left = Temps restant
clock-short = Peu de temps
clock-days = { $days } j { $hours } h
clock-many-days = { $days } j
you = Toi
seat-bot = bot
seat-host = hôte
seat-host-ready = hôte, peut commencer
seat-ready = peut commencer
seat-not-ready = se prépare
bot-strength = { $level ->
    [dormouse] joue à moitié endormi
    [march_hare] joue bien les bons jours
    [cheshire_cat] joue bien, et sourit
   *[mad_hatter] joue de son mieux
}

# The header of a table
sound = Son
rules-open = Règles
menu-title = Menu
tag-round = Tour { $round } sur { $rounds }
tag-characters = { $count ->
    [0] Les derniers personnages
    [one] Encore un personnage à venir
   *[other] Encore { $count } personnages à venir
}
tag-phase = { $phase ->
    [building] On construit en secret
    [placing] On place les piles
   *[moving] { $narrowed ->
        [0] Tout le terrain
        [one] Rétréci une fois
       *[other] Rétréci { $narrowed } fois
    }
}
turn-title = ● À toi – { game-name }

# The log and looking back
log-title = Journal
log-more = Détails
log-hint = Touche une ligne pour revoir ce moment.
log-empty = Il ne s’est encore rien passé.
log-sat = { $you ->
    [yes] Tu prends place.
   *[no] { $who } prend place.
}
log-started = La partie commence.
log-chose = { $you ->
    [yes] Tu as fini de choisir.
   *[no] { $who } a fini de choisir.
}
log-rechose = { $you ->
    [yes] Tu choisis de nouveau.
   *[no] { $who } choisit de nouveau.
}
log-undone = { $you ->
    [yes] Tu reprends ton coup.
   *[no] { $who } reprend un coup.
}
log-undo-asked = { $you ->
    [yes] Tu demandes à reprendre ton coup.
   *[no] { $who } demande à reprendre un coup.
}
log-undo-refused = { $you ->
    [yes] Tu refuses.
   *[no] { $who } refuse.
}
log-resigned = { $you ->
    [yes] Tu abandonnes la partie.
   *[no] { $who } abandonne la partie.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Ton temps est écoulé : { $bot } joue à ta place.
       *[left] Tu as quitté la table : { $bot } joue à ta place.
    }
   *[no] { $why ->
        [time] { $who } n’a plus de temps : { $bot } continue.
       *[left] { $who } quitte la table : { $bot } continue.
    }
}
log-returned = { $you ->
    [yes] Tu reprends ton siège.
   *[no] { $who } est de retour.
}
past-title = Retour en arrière
past-where = { $number } sur { $count }
past-back = Un pas en arrière
past-forward = Un pas en avant
past-now = Retour au présent

# Talk
talk-title = Discussion
talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
talk-nothing-yet = Personne n’a encore rien dit.
talk-none-here = Il n’y a pas de discussion à cette table.
talk-seats-only = Il faut avoir un siège à la table pour parler.
talk-phrases = Phrases toutes faites
talk-write = Dis quelque chose
talk-send = Envoyer
talk-room = { $count ->
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
}
talk-too-long = { $count ->
    [one] { $count } caractère de trop
   *[other] { $count } caractères de trop
}
talk-speaker = Options pour { $who }
talk-heard = { $who } dit : { $text }
talk-muted-line = Tu ignores cette personne.
talk-mute = Ignorer
talk-unmute = Ne plus ignorer
talk-muted-now = Tu n’entends plus { $who }.
talk-heard-now = Tu entends de nouveau { $who }.
talk-report = Signaler à la personne qui gère le serveur
talk-report-why = Que s’est-il passé ?
talk-report-send = Envoyer le signalement
talk-reported = Merci. La personne qui gère le serveur le lira.

# The menu
menu-undo = Reprendre mon dernier coup
menu-undo-asks = Les autres doivent être d’accord.
menu-resign = Abandonner
menu-leave = Quitter la table
menu-confirm = Demander avant chaque coup
menu-volume = Volume sonore
menu-speed = Vitesse des coups
menu-speed-is = { $speed ->
    [0] Non
   *[other] { $speed }×
}
keys-title = Raccourcis
keys-name = { $key ->
    [space] Espace
    [escape] Échap
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Ouvrir le journal
    [t] Discussion
    [m] Ouvrir le menu
    [u] Reprendre le dernier coup
    [comma] Revoir un pas en arrière
    [dot] Revoir un pas en avant
    [space] Passer ce qui est montré
    [escape] Reposer, fermer ou revenir au présent
   *[question] Montrer ces raccourcis
}
keys-arrows = Aller d’une carte ou d’une case à l’autre ; en arrière : parcourir la partie
keys-on = Raccourcis à une seule touche
ask-no = Retour
resign-title = Abandonner la partie ?
resign-text = L’autre camp gagne aussitôt. On ne peut pas revenir en arrière.
resign-yes = Abandonner
leave-title = Quitter la table ?
leave-text = { $bot } continuera à ta place. Tant que la partie dure, tu peux revenir et reprendre ton siège.
leave-yes = Quitter

# How things stand
line-again = Connexion perdue. Nouvel essai…
line-ended = La connexion est fermée. Recharge la page pour continuer.
watching = { $kind ->
    [delayed] Tu regardes, avec quelques coups de retard
   *[blind] Tu regardes la partie
}
watching-how = { $kind ->
    [delayed] Tu regardes la partie : tu vois ce qui est visible pour tous, avec quelques coups de retard.
   *[blind] Tu regardes la partie : tu vois ce qui est visible pour tous.
}
undo-asks = { $who } voudrait reprendre un coup.
undo-waiting = On attend l’accord des autres…
undo-yes = D’accord
undo-no = Non
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] le { $card } sur la position { $place }
    [black] le { $card } comme chapeau noir
    [discard] défausser le { $card } et piocher
    [offer] le { $card } pour ton partenaire
    [give] le { $card } en échange
   *[end] terminer le tour
}
said-magic = { $verb ->
    [peek] regarder l’emplacement { $slot }
    [swap] échanger les chapeaux des emplacements { $slot } et { $other }
   *[open] dévoiler l’emplacement { $slot }
}
said-top = { $verb ->
    [build] une pile avec { $middle } sur { $bottom }
    [place] une pile en { $target }
    [move] de { $origin } à { $target }
    [narrow] rétrécir le terrain
   *[pass] passer
}
premove-set = Coup préparé : { $move }
premove-cancel = Annuler
return-text = { $bot } joue sur ton siège.
return-time = Ton temps est écoulé : { $bot } joue sur ton siège.
return-button = Reprendre mon siège
clock-warning = Il te reste peu de temps.
link-copied = Le lien est copié.
link-not-copied = Copie ce lien : { $link }
gone-title = Il n’y a pas de table ici
gone-table-unknown = Cette table n’existe pas, ou elle a été débarrassée depuis longtemps.
gone-table-no-spectators = Pour l’instant, seuls les joueurs de cette table voient la partie. Reviens quand elle sera finie.
gone-closed = Tout le monde a quitté cette table.
gone-later-title = Une partie est en cours
gone-later = À cette table, on préfère jouer sans public. Tu pourras voir la partie quand elle sera finie.
gone-soon-title = La partie a commencé
gone-soon = Tu la regardes avec quelques coups de retard : tu la verras ici dès que les premiers coups auront été joués.

# The waiting room
waiting-page = En attente de { game-name }
waiting-full = Tout le monde est là
waiting-for = { $count ->
    [one] Encore { $count } siège libre
   *[other] Encore { $count } sièges libres
}
waiting-for-ready = { $count ->
    [one] Encore { $count } personne se prépare
   *[other] Encore { $count } personnes se préparent
}
waiting-you = C’est bon pour toi ?
waiting-host = Tout est prêt : à l’hôte de commencer.
waiting-all = On peut commencer
waiting-leave = Quitter la table
waiting-sit-here = S’asseoir ici
seat-number = Siège { $seat }
waiting-move = Venir ici
waiting-name = Ton nom
waiting-no-seat = Tous les sièges sont pris. Tu pourras regarder dès que la partie commence.
waiting-not-ready = Attendez, pas encore
waiting-start = Commencer la partie
waiting-fill = Faire jouer des bots
waiting-offer = Personne d’autre n’est encore venu. Des bots prennent-ils les sièges libres ?
bots-title = { $count ->
    [one] Qui prend le siège libre ?
   *[other] Qui prend les sièges libres ?
}
invite-title = Invite des amis
invite-text = Envoie ce lien, ou fais scanner l’image. Pas besoin de compte.
invite-code = Ou dicte le code :
invite-copy = Copier le lien
invite-share = Partager
invite-share-title = Joue à { game-name } avec moi
invite-qr = Le lien vers cette table en code QR
agreed-title = Ce qui est convenu
agreed-clock-none = Sans pendule : rien ne presse.
agreed-clock-turn = { $seconds ->
    [one] { $seconds } seconde par tour.
   *[other] { $seconds } secondes par tour.
}
agreed-clock-minutes = { $minutes ->
    [one] { $minutes } minute par tour.
   *[other] { $minutes } minutes par tour.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } minute pour toute la partie.
       *[other] { $minutes } minutes pour toute la partie.
    }
   *[other] { $minutes ->
        [one] { $minutes } minute pour toute la partie, plus { $increment } s par tour.
       *[other] { $minutes } minutes pour toute la partie, plus { $increment } s par tour.
    }
}
agreed-clock-days = { $days ->
    [one] { $days } jour par tour.
   *[other] { $days } jours par tour.
}
agreed-first-seat = Le siège { $seat } commence.
agreed-first-lot = On tire au sort qui commence.
agreed-edition = { $edition ->
    [standard] Règles de l’édition standard.
    [de] Règles de l’édition allemande.
    [ru] Règles de l’édition russe.
   *[en] Règles de l’édition anglaise.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Les chapeaux noirs comptent comme un type pour le biscuit.
       *[no] Les chapeaux noirs ne comptent pas comme un type pour le biscuit.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Les chapeaux noirs départagent les égalités.
       *[no] Les chapeaux noirs ne départagent pas les égalités.
    }
    [removed] Restent dans la boîte : { $value }.
    [no_swap_back] { $value ->
        [yes] Un échange ne peut pas être défait au tour suivant.
       *[no] Un échange peut être défait au tour suivant.
    }
    [copies] { $value ->
        [one] Chaque personnage est là une seule fois.
       *[other] Chaque personnage est là { $value } fois.
    }
    [magic_hats] { $value ->
        [0] Pas de chapeaux magiques.
        [one] Un chapeau magique.
       *[other] { $value } chapeaux magiques.
    }
    [dead_table] { $value ->
        [redeal] Quand plus rien ne peut être gagné, on redistribue les chapeaux.
       *[play_on] On continue même quand plus rien ne peut être gagné.
    }
    [stall_limit] { $value ->
        [0] Pas de limite aux tours sans gain.
       *[other] La partie finit après { $value } tours sans gain.
    }
    [memory_aid] { $value ->
        [yes] Les chapeaux que tu as vus restent marqués pour toi.
       *[no] À toi de retenir les chapeaux.
    }
   *[narrowings] { $value ->
        [0] Le terrain ne se rétrécit jamais.
        [one] Le terrain peut être rétréci une fois.
       *[other] Le terrain peut être rétréci { $value } fois.
    }
}
agreed-spectators = { $kind ->
    [blind] Avec le lien, on peut regarder, mais sans voir les cartes cachées.
    [delayed] Avec le lien, on peut regarder, avec quelques coups de retard.
    [after] Les autres peuvent revoir la partie quand elle est finie.
   *[none] Personne ne peut regarder pendant la partie.
}
agreed-talk = { $kind ->
    [phrases] On se parle seulement en phrases toutes faites.
   *[none] Il n’y a pas de discussion à cette table.
}
agreed-rated = La partie compte pour le classement.

# The end of a game
end-title = Fin de la partie
end-you-win = Tu as gagné !
end-you-win-with = Tu as gagné, avec { $who } !
end-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
end-nobody = Personne ne gagne
end-manner = { $ended ->
    [stalled] Plus rien ne pouvait être gagné.
    [resigned] La partie s’est terminée par un abandon.
   *[abandoned] La partie est restée inachevée.
}
end-score = { $you ->
    [yes] Toi { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } veut rejouer
   *[other] { $who } veulent rejouer
}
end-rematch = Rejouer
end-again = Rejouer
end-waiting = On attend les autres
end-follow = À la partie suivante
end-review = Revoir
end-share = Partager
end-share-title = Une partie de { game-name }
end-fair = Donne régulière
end-home = Accueil
fair-title = La donne était régulière
fair-text = Avant le premier coup, le serveur a publié une empreinte de la donne. Maintenant que la partie est finie, il montre de quoi l’empreinte était faite. Si une seule carte avait changé en chemin, elle ne correspondrait plus.
fair-checked = Vérifié à l’instant : la donne correspond à son empreinte.
fair-wrong = La donne ne correspond pas à son empreinte !
fair-commitment-label = Empreinte, publiée avant la partie
fair-seed-label = Graine
fair-salt = Sel
record-download = Télécharger toute la partie

# Several people at one device
hotseat-title = Un appareil pour tous
hotseat-text = Vous jouez à tour de rôle et vous passez l’appareil. Entre les tours, tout est caché.
hotseat-player = Joueur { $number }
hotseat-who = Qui prend le siège { $number }
hotseat-name = Nom de la personne au siège { $number }
hotseat-person = Personne
hotseat-add = Ajouter
hotseat-remove = Enlever le siège { $number }
hotseat-two = Sur un même appareil, on joue au moins à deux.
hotseat-distinct = Il faut un nom différent pour chacun.
hotseat-pass = Passe l’appareil à { $who }
hotseat-hidden = D’ici là, tout est caché.
hotseat-bots = Les bots jouent…
hotseat-here = Je suis { $who }
hotseat-done = Ton tour est fini.
hotseat-pass-on = Cacher et passer à { $who }
