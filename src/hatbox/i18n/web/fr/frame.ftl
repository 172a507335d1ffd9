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
    [white_rabbit] Lapin Blanc
   *[mad_hatter] Chapelier Fou
}
guest-name = Invité { NUMBER($number, useGrouping: 0) }
seat-free = Place libre
seat-stands-in = { $name } ({ $bot })
to-home = Accueil
close = Fermer
ok = OK
loading = Un instant…
failed = Quelque chose n’a pas marché ({ $code }).
line-lost = Serveur injoignable. Es-tu en ligne ?
no-server = Ce site n’a pas de serveur : pas de tables avec d’autres joueurs ici.
note-dismiss = Masquer
update-ready = Nouvelle version prête.
update-load = Recharger
rule-named = Règle { $rule }
missing-title = Ce chapeau est vide
missing-text = Pas de page ici, et même pas de lapin. Les jeux, eux, sont toujours dans la boîte.
confirm-title = Jouer ce coup ?
confirm-yes = Oui
confirm-no = Annuler
waiting-title = En attente de joueurs
waiting-sit = Prendre place
waiting-ready = C’est bon !

# Seats
seat-partner = Coéquipier
seat-active = c’est son tour
seat-active-you = c’est ton tour
clock-left = Temps restant
clock-short = Temps presque écoulé
clock-days = { $days } j { $hours } h
clock-many-days = { $days } j
you = Toi
seat-bot = bot
seat-host = hôte
seat-host-ready = hôte, c’est bon
seat-ready = c’est bon
seat-not-ready = pas encore
bot-strength = { $level ->
    [dormouse] facile : joue à moitié endormi
    [march_hare] moyen : joue bien, les bons jours
    [cheshire_cat] difficile : joue bien, sourire en coin
    [white_rabbit] comme toi : s’adapte pour que ça reste serré
   *[mad_hatter] expert : joue pour gagner
}

# The header of a table
sound = Son
rules-open = Règles
menu-title = Menu
tag-round = Tour { $round } sur { $rounds }
tag-characters = { $count ->
    [0] Derniers personnages
    [one] Encore { $count } personnage
   *[other] Encore { $count } personnages
}
tag-phase = { $phase ->
    [building] Construction secrète
    [placing] Placement des piles
   *[moving] { $narrowed ->
        [0] Plateau entier
        [one] Rétréci { $narrowed } fois
       *[other] Rétréci { $narrowed } fois
    }
}
turn-title = ● À toi – { game-name }

# The log and looking back
log-title = Journal
log-more = Détails
log-hint = Touche une ligne pour revoir la partie à ce moment-là.
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
    [yes] Tu refais ton choix.
   *[no] { $who } refait son choix.
}
log-undone = { $you ->
    [yes] Tu annules ton coup.
   *[no] { $who } annule un coup.
}
log-undo-asked = { $you ->
    [yes] Tu demandes à annuler ton coup.
   *[no] { $who } demande à annuler un coup.
}
log-undo-refused = { $you ->
    [yes] Tu refuses.
   *[no] { $who } refuse.
}
log-resigned = { $you ->
    [yes] Tu abandonnes.
   *[no] { $who } abandonne.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Temps écoulé : { bot-the } joue à ta place.
       *[left] Tu as quitté la table : { bot-the } joue à ta place.
    }
   *[no] { $why ->
        [time] { $who } n’a plus de temps : { bot-the } prend le relais.
       *[left] { $who } a quitté la table : { bot-the } prend le relais.
    }
}
log-returned = { $you ->
    [yes] Tu reprends ta place.
   *[no] { $who } est de retour.
}
past-title = Retour en arrière
past-where = { $number } sur { $count }
past-back = Une étape en arrière
past-forward = Une étape en avant
past-now = Revenir à la partie

# Chat
talk-title = Discussion
talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
talk-nothing-yet = Pas encore de message.
talk-none-here = Pas de discussion à cette table.
talk-seats-only = Seuls les joueurs peuvent discuter.
talk-phrases = Messages rapides
talk-write = Écris un message
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
talk-muted-line = Tu ignores ce joueur.
talk-mute = Ignorer
talk-unmute = Ne plus ignorer
talk-muted-now = Tu ignores { $who }.
talk-heard-now = Tu n’ignores plus { $who }.
talk-report = Signaler à l’admin du serveur
talk-report-why = Que s’est-il passé ?
talk-report-send = Envoyer
talk-reported = Merci. Un admin va le lire.

# The menu
menu-undo = Annuler mon dernier coup
menu-undo-asks = Les autres joueurs doivent être d’accord.
menu-resign = Abandonner
menu-leave = Quitter la table
menu-confirm = Confirmer chaque coup
menu-volume = Volume
menu-speed = Vitesse des animations
menu-speed-is = { $speed ->
    [0] Sans
   *[other] { $speed }×
}
keys-title = Raccourcis clavier
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
    [t] Ouvrir la discussion
    [m] Ouvrir le menu
    [u] Annuler ton dernier coup
    [comma] Revenir une étape en arrière
    [dot] Avancer d’une étape
    [space] Passer l’animation
    [escape] Annuler, fermer ou revenir à la partie
   *[question] Afficher ces raccourcis
}
keys-arrows = Passer d’une carte ou d’un emplacement à l’autre ; en revoyant une partie : la parcourir
keys-on = Raccourcis à une seule touche
ask-no = Annuler
resign-title = Abandonner ?
resign-text = L’autre camp gagne aussitôt. Impossible de revenir en arrière.
resign-yes = Abandonner
leave-title = Quitter la table ?
leave-text = { bot-the-first } jouera pour toi. Tu peux revenir et reprendre ta place tant que la partie n’est pas finie.
leave-yes = Quitter

# How things stand
line-again = Connexion perdue. Nouvel essai…
line-ended = Connexion fermée. Recharge la page pour continuer.
watching = { $kind ->
    [delayed] Tu regardes, avec quelques coups de retard
   *[blind] Tu regardes
}
watching-how = { $kind ->
    [delayed] Tu regardes la partie : tu vois ce que tout le monde peut voir, avec quelques coups de retard.
   *[blind] Tu regardes la partie : tu vois ce que tout le monde peut voir.
}
undo-asks = { $who } voudrait annuler un coup.
undo-waiting = En attente de l’accord des autres…
undo-yes = D’accord
undo-no = Non
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] jouer { $card } sur l’emplacement { $place }
    [black] jouer { $card } en chapeau noir
    [discard] défausser { $card } et piocher
    [offer] passer { $card } à ton coéquipier
    [give] donner { $card } en échange
   *[end] finir ton tour
}
said-magic = { $verb ->
    [peek] regarder l’emplacement { $slot }
    [swap] échanger les chapeaux des emplacements { $slot } et { $other }
   *[open] dévoiler l’emplacement { $slot }
}
said-top = { $verb ->
    [build] construire une pile : { $middle } au milieu, { $bottom } en bas
    [place] placer une pile en { $target }
    [move] aller de { $origin } à { $target }
    [jump] sauter de { $origin } à { $target }, avec prise en { $cells }
    [round] sauter de { $origin } et y revenir, avec prise en { $cells }
    [narrow] rétrécir le plateau
   *[pass] passer
}
premove-set = Coup prévu : { $move }
premove-cancel = Annuler
return-text = { bot-the-first } joue à ta place.
return-time = Temps écoulé : { bot-the } joue à ta place.
return-button = Reprendre ma place
clock-warning = Il ne te reste presque plus de temps.
link-copied = Lien copié.
link-not-copied = Copie ce lien : { $link }
gone-title = Pas de table ici
gone-table-unknown = Cette table n’existe pas, ou elle a été débarrassée depuis longtemps.
gone-table-no-spectators = Pour l’instant, seuls les joueurs voient cette partie. Reviens quand elle sera finie.
gone-closed = Tout le monde a quitté cette table.
gone-later-title = Cette partie est en cours
gone-later = Cette table n’accepte pas de spectateurs. Tu pourras voir la partie quand elle sera finie.
gone-soon-title = La partie a commencé
gone-soon = Tu regardes avec quelques coups de retard : la partie apparaîtra ici après les premiers coups.

# The waiting room
waiting-page = En attente pour jouer à { game-name }
waiting-full = Tout le monde est là
waiting-for = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
waiting-for-ready = { $count ->
    [one] { $count } joueur n’est pas encore prêt
   *[other] { $count } joueurs ne sont pas encore prêts
}
waiting-you = C’est bon pour toi ?
waiting-host = Tout le monde est prêt : l’hôte va lancer la partie.
waiting-all = On peut commencer
waiting-leave = Quitter la table
waiting-sit-here = S’asseoir ici
seat-number = Place { $seat }
waiting-move = Venir ici
waiting-name = Ton nom
waiting-no-seat = Toutes les places sont prises. Tu pourras regarder dès que la partie aura commencé.
waiting-not-ready = Attendez, pas encore
waiting-start = Lancer la partie
waiting-fill = Ajouter des bots
waiting-offer = Personne d’autre n’est encore arrivé. Compléter la table avec des bots ?
bots-title = { $count ->
    [one] Quel bot prend la place libre ?
   *[other] Quel bot prend les places libres ?
}
invite-title = Invite des amis
invite-text = Envoie ce lien, ou fais scanner le QR code. Pas besoin de compte.
invite-code = Ou donne ce code :
invite-copy = Copier le lien
invite-share = Partager
invite-share-title = Joue à { game-name } avec moi
invite-qr = QR code avec le lien vers cette table
agreed-title = Réglages de la table
agreed-clock-none = Pas de limite de temps.
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
        [one] { $minutes } minute chacun pour toute la partie.
       *[other] { $minutes } minutes chacun pour toute la partie.
    }
   *[other] { $minutes ->
        [one] { $minutes } minute chacun pour toute la partie, plus { $increment } secondes par tour.
       *[other] { $minutes } minutes chacun pour toute la partie, plus { $increment } secondes par tour.
    }
}
agreed-clock-days = { $days ->
    [one] { $days } jour par tour.
   *[other] { $days } jours par tour.
}
agreed-first-seat = Le joueur de la place { $seat } commence.
agreed-first-lot = Le premier joueur est choisi au hasard.
agreed-edition = { $edition ->
    [standard] Règles de l’édition standard.
    [de] Règles de l’édition allemande.
    [ru] Règles de l’édition russe.
   *[en] Règles de l’édition anglaise.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Les chapeaux noirs comptent comme un type pour le cookie.
       *[no] Les chapeaux noirs ne comptent pas comme un type pour le cookie.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Les chapeaux noirs départagent les ex æquo.
       *[no] Les chapeaux noirs ne départagent pas les ex æquo.
    }
    [removed] Restent dans la boîte : { $value }.
    [no_swap_back] { $value ->
        [yes] On ne peut pas défaire l’échange du tour précédent.
       *[no] On peut défaire l’échange du tour précédent.
    }
    [copies] { $value ->
        [one] Un seul exemplaire de chaque personnage.
       *[other] { $value } exemplaires de chaque personnage.
    }
    [magic_hats] { $value ->
        [0] Pas de chapeaux magiques.
        [one] { $value } chapeau magique.
       *[other] { $value } chapeaux magiques.
    }
    [dead_table] { $value ->
        [redeal] Si plus rien n’est à gagner, on remélange les chapeaux.
       *[play_on] On continue même si plus rien n’est à gagner.
    }
    [stall_limit] { $value ->
        [0] Pas de limite aux tours sans gain ni prise.
       *[other] La partie se termine après { $value } tours de suite sans gain ni prise.
    }
    [memory_aid] { $value ->
        [yes] Les chapeaux que tu as vus restent marqués pour toi.
       *[no] À toi de retenir les chapeaux.
    }
   *[narrowings] { $value ->
        [0] Le plateau ne rétrécit jamais.
        [one] Le plateau peut être rétréci { $value } fois.
       *[other] Le plateau peut être rétréci { $value } fois.
    }
}
agreed-spectators = { $kind ->
    [blind] Avec le lien, on peut regarder, mais sans voir les cartes cachées.
    [delayed] Avec le lien, on peut regarder, avec quelques coups de retard.
    [after] Les autres pourront voir la partie quand elle sera finie.
   *[none] Pas de spectateurs.
}
agreed-talk = { $kind ->
    [phrases] Messages rapides uniquement.
   *[none] Pas de discussion.
}
agreed-rated = La partie compte pour le classement.

# The end of a game
end-title = Partie terminée
end-you-win = Tu as gagné !
end-you-win-with = Tu as gagné, avec { $who } !
end-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
end-nobody = Personne ne gagne
end-manner = { $ended ->
    [stalled] Rien n’a été gagné pendant trop de tours de suite.
    [resigned] Un joueur a abandonné.
   *[abandoned] La partie est restée inachevée.
}
end-score = { $you ->
    [yes] Toi : { $score }
   *[no] { $who } : { $score }
}
end-want = { $count ->
    [one] { $who } veut rejouer
   *[other] { $who } veulent rejouer
}
end-rematch = Rejouer
end-again = Rejouer
end-waiting = En attente des autres
end-follow = Partie suivante
end-review = Revoir
end-share = Partager
end-share-title = Une partie de { game-name }
end-home = Accueil
fair-title = Vérifier la distribution
fair-text = Avant le premier coup, le serveur a publié une empreinte de la distribution. Maintenant que la partie est finie, il montre à partir de quoi il l’a calculée. Si une seule carte avait été changée en cours de route, l’empreinte ne correspondrait plus.
fair-checked = Vérifié à l’instant : la distribution correspond à son empreinte.
fair-wrong = La distribution ne correspond pas à son empreinte !
fair-commitment-label = Empreinte, publiée avant la partie
fair-seed-label = Graine
fair-salt = Sel
record-download = Télécharger toute la partie

# Several people at one device
hotseat-title = Un appareil pour tous
hotseat-text = Jouez à tour de rôle en vous passant l’appareil. Entre deux tours, tout est caché.
hotseat-player = Joueur { $number }
hotseat-who = Qui est à la place { $number }
hotseat-name = Nom du joueur de la place { $number }
hotseat-person = Joueur
hotseat-add = Ajouter un joueur
hotseat-remove = Enlever la place { $number }
hotseat-two = Il faut être au moins deux pour se partager un appareil.
hotseat-distinct = Chaque joueur doit avoir un nom différent.
hotseat-pass = Passe l’appareil à { $who }
hotseat-hidden = D’ici là, tout est caché.
hotseat-bots = Les bots jouent…
hotseat-here = Je suis { $who }
hotseat-done = Ton tour est fini.
hotseat-pass-on = Cacher et passer à { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] le Loir
    [march_hare] le Lièvre de Mars
    [cheshire_cat] le Chat du Cheshire
    [white_rabbit] le Lapin Blanc
   *[mad_hatter] le Chapelier Fou
}
bot-the-first = { $level ->
    [dormouse] Le Loir
    [march_hare] Le Lièvre de Mars
    [cheshire_cat] Le Chat du Cheshire
    [white_rabbit] Le Lapin Blanc
   *[mad_hatter] Le Chapelier Fou
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } a abandonné.
   *[other] Ont abandonné : { $who }.
}
end-you-gave-up = Tu as abandonné.
end-look = Voir la table
end-result = Voir le résultat

# --- quick match, a link for spectators
waiting-searching = Recherche de joueurs
waiting-search-time = Recherche en cours depuis { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}. Tu peux rester ici ou inviter un ami.
invite-watch-title = Inviter des spectateurs
invite-watch-text = Toutes les places sont prises. Avec ce lien, des spectateurs peuvent suivre la partie.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Un instant, ton coup est en route.
why-unanswered = Ce n’est pas possible pour l’instant.
# --- fair deals

fair-how = Le serveur a mélangé les cartes avec un nombre secret, et l’appareil de chaque joueur y a ajouté son propre nombre aléatoire. L’empreinte du nombre secret a été publiée avant la partie : personne n’a donc pu choisir les cartes, ni le serveur, ni un joueur.
fair-kept = Vérifié à l’instant : l’empreinte est bien celle que cet appareil a vue avant la partie, et les cartes en découlent.
fair-changed = Attention : l’empreinte de cette distribution a changé depuis que cet appareil l’a vue pour la première fois. Ne te fie pas à cette partie.
fair-left-out = Attention : le nombre aléatoire de cet appareil n’a pas servi au mélange. Ne te fie pas à cette partie.
fair-nonce-label = Nombre aléatoire : { $who }
not-allowed-now = Ce n’est pas possible pour l’instant.
# --- help in games against bots

hint-ask = Que ferait le Chapelier ?
hint-title = À ta place :
hint-thinking = Le Chapelier réfléchit…
hint-share = { $share } de chances de gagner
menu-put-away = Supprimer cette partie
end-easier = Plus facile : { $bot }
end-stronger = Plus difficile : { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Ouvrir la page des règles
keys-hats = { $name ->
    [places] Jouer la carte choisie sur cet emplacement
    [black] Jouer la carte choisie en chapeau noir
    [discard] Défausser la carte choisie et piocher, ou la passer à ton coéquipier
   *[end] Finir ton tour
}

# --- tips in the first game of each game
coach-title = Première partie · { $at } sur { $all }
coach-next = Suivant
coach-done = C’est parti !
coach-off = Passer les conseils
coach-hats-aim = Collectionne des chapeaux qui valent beaucoup : un chapeau vaut le numéro de l’emplacement de son type sur le plateau à thé. Le cookie va au joueur qui a le plus de types.
coach-hats-turn = À ton tour, pose une carte sur un emplacement et prends celle qui s’y trouvait. Il faut le même type, ou une valeur plus élevée.
coach-hats-end = Après huit tours, il te reste une carte : ton chapeau préféré. Puis chacun compte ses points.
coach-magic_hat-aim = Gagne des paires : trouve à qui va chaque chapeau, puis dévoile-le.
coach-magic_hat-turn = À ton tour, fais une seule chose : regarde un chapeau, échanges-en deux ou dévoiles-en un. Un mauvais chapeau coûte un point.
coach-magic_hat-end = Quand il ne reste que trois personnages, le joueur qui a le plus de points gagne.
coach-top_hats-aim = Le but : que toutes les piles soient à toi. Une pile est à celui dont le chapeau est en haut : cache des surprises dessous.
coach-top_hats-turn = Construis d’abord tes piles en secret. Ensuite, un pas ou un saut : la pile adverse que tu sautes perd son chapeau du haut.
coach-top_hats-end = Si tu peux prendre, tu dois ; sinon, quitte la bande, l’anneau extérieur. Toutes les piles à toi : gagné !

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = À peu près équivalents : { $share } de chances de gagner.
hint-why-hats-snatch = Ça prend à { $who } le cookie, qui vaut { $points } points.
hint-why-magic-check = { $who } sait quel chapeau est à l’emplacement { $slot }, et je veux le savoir aussi.

# --- names and codes that are asked for
profile-name = Ton nom
invite-sheet-title = Code d’invitation
invite-ask = Ici, on joue uniquement sur invitation. Quel est le code ?
invite-wrong = Ce n’est pas le bon code. Réessaie.
invite-enter = Entrer
