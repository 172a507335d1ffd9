# A card by name, as it is spoken: "4 de Béret".
hatsw-card = { $value } de { $type ->
    [B] Béret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Képi
    [S] Sombrero
   *[T] Tricorne
}

# The table
hatsw-table = Table à thé
hatsw-place = Position { $place } : { $card }
hatsw-place-ok = Position { $place } : { $card }, tu peux le prendre
hatsw-place-no = Position { $place } : { $card }, pas avec cette carte
hatsw-hand = Ta main
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, choisi
hatsw-hand-ahead = { $card }, à jouer dès que c’est à toi
hatsw-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hatsw-your-hats = Tes chapeaux
hatsw-hats-of = Chapeaux : { $who }
hatsw-no-hats = pas encore de chapeau
hatsw-closer = Regarder de plus près les chapeaux : { $who }
hatsw-group = { $cards }, chaque carte vaut { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
hatsw-black-hats = { $count ->
    [one] { $count } chapeau noir
   *[other] { $count } chapeaux noirs
}
hatsw-each = { $worth } chacun
hatsw-look = { $count ->
    [one] Ton chapeau noir. Maintiens pour le regarder.
   *[other] Tes chapeaux noirs. Maintiens pour les regarder.
}
hatsw-look-open = { $count ->
    [one] Ton chapeau noir : { $cards }
   *[other] Tes chapeaux noirs : { $cards }
}
hatsw-deck = Changer une carte
hatsw-deck-name = Pioche
hatsw-deck-left = { $count ->
    [0] plus de cartes
   *[other] reste { $count }
}
hatsw-discards = Défausse
hatsw-swap-short = Changer · { $count }
hatsw-swap-name = Changer une carte : en défausser une et piocher. { $count ->
    [0] La pioche est vide, la défausse sera mélangée.
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
hatsw-black-slot = Chapeau noir
hatsw-black-slot-name = Poser la carte face cachée en chapeau noir
hatsw-partner-slot = Pour ton partenaire
hatsw-partner-short = Partenaire
hatsw-partner-slot-name = Poser la carte face cachée pour ton partenaire
hatsw-offer-name = Une carte est posée ici face cachée
hatsw-cookie = a le biscuit
hatsw-cookie-yours = Tu as le biscuit
hatsw-cookie-table = Le biscuit, pour qui montre le plus de types de chapeaux
hatsw-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
hatsw-points-name = { $points ->
    [one] { $points } point si la partie finissait maintenant
   *[other] { $points } points si la partie finissait maintenant
}

# What is asked
hatsw-your-turn = À toi de jouer
hatsw-pick = Choisis un chapeau dans ta main.
hatsw-where = Où va { $type ->
    [B] le Béret
    [C] la Cloche
    [D] le Deerstalker
    [F] le Fez
    [K] le Képi
    [S] le Sombrero
   *[T] le Tricorne
} ?
hatsw-may-swap = Change une carte, ou termine ton tour.
hatsw-may-offer = Échange avec ton partenaire, ou termine ton tour.
hatsw-swapped-first = Maintenant, échange un chapeau ou pose un chapeau noir.
hatsw-give-title = Une carte pour toi
hatsw-give = { $who } pose une carte face cachée pour toi. Laquelle donnes-tu en retour ?
hatsw-choosing = choisit une carte à donner en retour…
hatsw-thinking = réfléchit…
hatsw-over = La partie est finie
hatsw-back = Reposer
hatsw-end-turn = Finir le tour
hatsw-ahead = Se jouera dès que c’est à toi.
hatsw-picked = Tu as choisi le { $card }. { $count ->
    [0] Il ne peut aller nulle part pour l’instant.
    [one] Il peut aller à { $count } position.
   *[other] Il peut aller à { $count } positions.
}
hatsw-picked-early = Tu as choisi le { $card }. Décide où il va quand c’est à toi.
hatsw-put-back = Le { $card } revient dans ta main.

# The log
log-hats-exchange = { $you ->
    [yes] Tu joues le { $card } sur la position { $place } et tu prends le { $taken }.
   *[no] { $who } joue le { $card } sur la position { $place } et prend le { $taken }.
}
log-hats-black = { $you ->
    [yes] Tu poses le { $card } en chapeau noir.
   *[no] { $who } pose le { $card } en chapeau noir.
}
log-hats-black-unseen = { $you ->
    [yes] Tu poses un chapeau noir.
   *[no] { $who } pose un chapeau noir.
}
log-hats-discard = { $you ->
    [yes] Tu défausses le { $card }.
   *[no] { $who } défausse le { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] Tu défausses une carte.
   *[no] { $who } défausse une carte.
}
log-hats-drew = { $you ->
    [yes] Tu pioches le { $card }.
   *[no] { $who } pioche le { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
}
log-hats-reshuffle = { $cards ->
    [one] La carte défaussée forme la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées sont mélangées et forment une nouvelle pioche.
}
log-hats-offer = { $you ->
    [yes] Tu poses le { $card } face cachée pour ton partenaire.
   *[no] { $who } pose le { $card } face cachée pour son partenaire.
}
log-hats-offer-unseen = { $you ->
    [yes] Tu poses une carte face cachée pour ton partenaire.
   *[no] { $who } pose une carte face cachée pour son partenaire.
}
log-hats-give = { $you ->
    [yes] Tu donnes le { $card } en retour ; les deux cartes changent de main.
   *[no] { $who } donne le { $card } en retour ; les deux cartes changent de main.
}
log-hats-give-unseen = { $you ->
    [yes] Tu donnes une carte en retour ; les deux cartes changent de main.
   *[no] { $who } donne une carte en retour ; les deux cartes changent de main.
}
log-hats-end = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
}
log-hats-cookie = { $you ->
    [yes] Le biscuit est à toi.
   *[no] Le biscuit va à { $who }.
}
log-hats-cookie-table = Le biscuit retourne sur la table.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Un { $value } ne peut pas prendre un { $other }. Joue un nombre plus haut, ou { $type ->
    [B] un autre Béret
    [C] une autre Cloche
    [D] un autre Deerstalker
    [F] un autre Fez
    [K] un autre Képi
    [S] un autre Sombrero
   *[T] un autre Tricorne
}.
no-hats-main-action-done = Tu as déjà joué ton chapeau à ce tour.
no-hats-main-action-first = Échange d’abord un chapeau ou pose un chapeau noir ; ensuite tu pourras finir ton tour.
no-hats-optional-action-done = On ne change qu’une carte par tour, et c’est déjà fait.
no-hats-answer-the-offer = Ton partenaire attend : donne d’abord une carte en retour.
no-hats-offer-needs-partner = Il n’y a un partenaire avec qui échanger qu’à quatre joueurs.
no-hats-no-discard-with-four = À quatre joueurs, on échange avec son partenaire au lieu de défausser.
no-hats-no-offer-to-answer = Personne ne t’a offert de carte.
no-hats-not-in-hand = Cette carte n’est pas dans ta main.
no-hats-no-such-place = À deux joueurs, il n’y a que cinq positions.
no-hats-game-is-over = La partie est finie.

# The scoring napkin
hatsw-end-won = Tu as gagné !
hatsw-end-shared = Victoire partagée !
hatsw-end-won-team = Vous gagnez à deux !
hatsw-end-lost = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
hatsw-and = { $one } et { $other }
hatsw-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-end-behind = { $who } { $points ->
    [0] est à égalité avec toi.
    [one] a un point de moins.
   *[other] a { $points } points de moins.
}
hatsw-end-ahead = Tu { $points ->
    [0] es à égalité.
    [one] as un point de moins.
   *[other] as { $points } points de moins.
}
hatsw-end-by = { $points ->
    [0] On ne peut pas faire plus serré.
    [one] D’un seul point.
   *[other] De { $points } points.
}
hatsw-end-early = La partie s’est arrêtée avant la fin.
hatsw-napkin = La serviette des points
hatsw-napkin-table = La table à thé
hatsw-napkin-hats = Chapeaux
hatsw-napkin-black = Chapeaux noirs
hatsw-napkin-favourite = Préféré
hatsw-napkin-cookie = Biscuit
hatsw-napkin-total = Total
hatsw-napkin-team = Ensemble
hatsw-napkin-you = Toi
hatsw-napkin-down = Position { $place }, retournée
hatsw-napkin-counts = Position { $place } : { $card }
hatsw-napkin-card = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-napkin-look = Voir la table
hatsw-napkin-open = Voir la serviette
