# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, the same everywhere: "Béret 4". Without an article in sentences: a Cloche is feminine, the others are not.
hatsw-card = { $type ->
    [B] Béret { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Képi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

# The table
hatsw-table = Plateau à thé
hatsw-place = Emplacement { $place } : { $card }
hatsw-place-ok = Emplacement { $place } : { $card }, à prendre
hatsw-place-no = Emplacement { $place } : { $card }, pas avec cette carte
hatsw-hand = Ta main
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, carte choisie
hatsw-hand-ahead = { $card }, ton prochain coup
hatsw-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hatsw-your-hats = Tes chapeaux
hatsw-hats-of = { $who } : ses chapeaux
hatsw-no-hats = pas encore de chapeau
hatsw-closer = { $who } : voir ses chapeaux de plus près
hatsw-group = { $cards }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} par carte
hatsw-black-hats = { $count ->
    [one] { $count } chapeau noir
   *[other] { $count } chapeaux noirs
}
hatsw-each = { $worth } chacun
hatsw-look = { $count ->
    [one] Ton chapeau noir. Appuie longtemps pour le voir.
   *[other] Tes chapeaux noirs. Appuie longtemps pour les voir.
}
hatsw-look-open = { $count ->
    [one] Ton chapeau noir : { $cards }
   *[other] Tes chapeaux noirs : { $cards }
}
hatsw-deck = Défausser et piocher
hatsw-deck-name = Pioche
hatsw-deck-left = { $count ->
    [0] vide
   *[other] reste { $count }
}
hatsw-discards = Défausse
hatsw-swap-short = Piocher · { $count }
hatsw-swap-name = Défausser une carte et en piocher une autre. { $count ->
    [0] La pioche est vide : la défausse sera mélangée.
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
hatsw-black-slot = Chapeau noir
hatsw-black-slot-name = Jouer la carte face cachée, en chapeau noir
hatsw-partner-slot = Pour ton coéquipier
hatsw-partner-short = Coéquipier
hatsw-partner-slot-name = Passer la carte face cachée à ton coéquipier
hatsw-offer-name = Une carte face cachée
hatsw-cookie = a le cookie
hatsw-cookie-yours = Tu as le cookie
hatsw-cookie-table = Le cookie va au joueur qui a le plus de types de chapeaux
hatsw-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
hatsw-points-name = { $points ->
    [one] { $points } point si la partie se terminait maintenant
   *[other] { $points } points si la partie se terminait maintenant
}

# What is asked
hatsw-your-turn = À toi de jouer
hatsw-pick = Choisis un chapeau dans ta main.
hatsw-where = { $type ->
    [B] Où veux-tu poser le Béret ?
    [C] Où veux-tu poser la Cloche ?
    [D] Où veux-tu poser le Deerstalker ?
    [F] Où veux-tu poser le Fez ?
    [K] Où veux-tu poser le Képi ?
    [S] Où veux-tu poser le Sombrero ?
   *[T] Où veux-tu poser le Tricorne ?
}
hatsw-may-swap = Défausse et pioche, ou finis ton tour.
hatsw-may-offer = Échange une carte avec ton coéquipier, ou finis ton tour.
hatsw-swapped-first = Maintenant, échange un chapeau ou joue un chapeau noir.
hatsw-give-title = Une carte pour toi
hatsw-give = { $who } te passe une carte face cachée. Laquelle donnes-tu en échange ?
hatsw-choosing = choisit une carte à donner en échange…
hatsw-thinking = réfléchit…
hatsw-over = Partie terminée
hatsw-back = Reposer
hatsw-end-turn = Fin du tour
hatsw-ahead = Sera jouée dès que ce sera à toi.
hatsw-picked = { $card } : carte choisie. { $count ->
    [0] Aucun emplacement possible pour l’instant.
    [one] { $count } emplacement possible.
   *[other] { $count } emplacements possibles.
}
hatsw-picked-early = { $card } : carte choisie. Tu décideras où la jouer quand ce sera à toi.
hatsw-put-back = { $card } : la carte est de retour dans ta main.

# The log
log-hats-exchange = { $you ->
    [yes] Tu joues { $card } sur l’emplacement { $place } et tu prends { $taken }.
   *[no] { $who } joue { $card } sur l’emplacement { $place } et prend { $taken }.
}
log-hats-black = { $you ->
    [yes] Tu joues { $card } en chapeau noir.
   *[no] { $who } joue { $card } en chapeau noir.
}
log-hats-black-unseen = { $you ->
    [yes] Tu joues un chapeau noir.
   *[no] { $who } joue un chapeau noir.
}
log-hats-discard = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $who } défausse { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] Tu défausses une carte.
   *[no] { $who } défausse une carte.
}
log-hats-drew = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
}
log-hats-reshuffle = { $cards ->
    [one] La carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse sont mélangées et forment une nouvelle pioche.
}
log-hats-offer = { $you ->
    [yes] Tu passes { $card } face cachée à ton coéquipier.
   *[no] { $who } passe { $card } face cachée à son coéquipier.
}
log-hats-offer-unseen = { $you ->
    [yes] Tu passes une carte face cachée à ton coéquipier.
   *[no] { $who } passe une carte face cachée à son coéquipier.
}
log-hats-give = { $you ->
    [yes] Tu donnes { $card } en échange.
   *[no] { $who } donne { $card } en échange.
}
log-hats-give-unseen = { $you ->
    [yes] Tu donnes une carte en échange.
   *[no] { $who } donne une carte en échange.
}
log-hats-end = { $you ->
    [yes] Tu finis ton tour.
   *[no] { $who } finit son tour.
}
log-hats-cookie = { $you ->
    [yes] Le cookie est à toi.
   *[no] Le cookie va à { $who }.
}
log-hats-cookie-table = Le cookie retourne sur la table.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = { $type ->
    [B] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Béret.
    [C] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou une autre Cloche.
    [D] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Deerstalker.
    [F] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Fez.
    [K] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Képi.
    [S] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Sombrero.
   *[T] Un { $value } ne peut pas prendre un { $other }. Joue une valeur plus élevée, ou un autre Tricorne.
}
no-hats-main-action-done = Tu as déjà joué un chapeau pendant ce tour.
no-hats-main-action-first = Échange d’abord un chapeau ou joue un chapeau noir ; ensuite, tu pourras finir ton tour.
no-hats-optional-action-done = C’est une seule fois par tour, et tu l’as déjà fait.
no-hats-answer-the-offer = Ton coéquipier attend : donne d’abord une carte en échange.
no-hats-offer-needs-partner = On n’a un coéquipier que dans une partie à quatre.
no-hats-no-discard-with-four = À quatre, on échange une carte avec son coéquipier au lieu de défausser.
no-hats-no-offer-to-answer = Personne ne t’a passé de carte.
no-hats-not-in-hand = Cette carte n’est pas dans ta main.
no-hats-no-such-place = À deux, il n’y a que cinq emplacements.
no-hats-game-is-over = La partie est terminée.

# The scoring napkin
hatsw-end-won = Tu as gagné !
hatsw-end-shared = Victoire partagée !
hatsw-end-won-team = Ton équipe gagne !
hatsw-end-lost = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
hatsw-and = { $one } et { $other }
hatsw-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-end-behind = { $points ->
    [0] { $who } est à égalité avec toi.
    [one] { $who } a { $points } point de moins.
   *[other] { $who } a { $points } points de moins.
}
hatsw-end-ahead = { $points ->
    [0] À égalité de points.
    [one] Il te manque { $points } point.
   *[other] Il te manque { $points } points.
}
hatsw-end-by = { $points ->
    [0] On ne peut pas faire plus serré.
    [one] D’un seul point.
   *[other] De { $points } points.
}
hatsw-end-early = La partie s’est arrêtée avant la fin.
hatsw-napkin = Serviette de score
hatsw-napkin-table = Plateau à thé
hatsw-napkin-hats = Chapeaux
hatsw-napkin-black = Chapeaux noirs
hatsw-napkin-favourite = Préféré
hatsw-napkin-cookie = Cookie
hatsw-napkin-total = Total
hatsw-napkin-team = Équipe
hatsw-napkin-you = Toi
hatsw-napkin-down = Emplacement { $place }, carte face cachée
hatsw-napkin-counts = Emplacement { $place } : { $card }
hatsw-napkin-card = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-napkin-look = Voir la table
hatsw-napkin-open = Voir le score

# --- the count before the winner
hatsw-counting = On compte…

# --- what a move would bring, where points come from

hatsw-preview-take = Tu prends { $card }
hatsw-preview-black = En chapeau noir : un point
hatsw-preview-worth = { $type ->
    [B] Béret : { $before } → { $after }
    [C] Cloche : { $before } → { $after }
    [D] Deerstalker : { $before } → { $after }
    [F] Fez : { $before } → { $after }
    [K] Képi : { $before } → { $after }
    [S] Sombrero : { $before } → { $after }
   *[T] Tricorne : { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] Tu perds le cookie
   *[comes] Le cookie est à toi
}
hatsw-preview-points = Tes points : { $before } → { $after }
hatsw-preview-favourite = Chapeau préféré : { $points }
hatsw-favourite-apart = Ton chapeau préféré s’y ajoute ; personne d’autre ne le connaît.
no-hats-hand-first = Choisis d’abord un chapeau dans ta main.
# --- why the cookie moved
log-hats-cookie-numbers = Même nombre de types : les valeurs les plus basses l’emportent.
