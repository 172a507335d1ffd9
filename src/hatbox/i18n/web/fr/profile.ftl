# You and your settings.
profile-page = Toi et tes réglages · Hatbox
profile-title = Toi et tes réglages
profile-nobody = Encore personne
profile-nobody-hint = Dès ta première partie, on t’accueille en invité. Un nom suffit.
profile-since = Ici depuis le { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Ton nom
profile-name-hint = C’est ce que lisent les autres à la table.
profile-name-saved = Tu t’appelles désormais { $name }.
profile-save = Enregistrer
profile-code = Code de récupération
profile-code-hint = Avec ce code, tu es la même personne sur un autre appareil, avec toutes tes parties. Il n’y a pas de mot de passe.
profile-code-make = Créer un nouveau code
profile-code-once = Il ne s’affiche que maintenant : note-le. Tes anciens codes ne marchent plus.
profile-code-copied = Le code est copié. Garde-le en lieu sûr.
profile-copy = Copier
profile-restore = J’ai un code
profile-restore-hint = Tu deviens la personne de ce code. Celle de cet appareil est laissée de côté.
profile-restore-do = Revenir
profile-returned = Quel plaisir de te revoir, { $name } !
profile-look = L’apparence
profile-language = Langue
profile-theme = Thème
profile-theme-is = { $value ->
    [auto] Automatique
    [light] Clair
   *[dark] Sombre
}
profile-palette = Couleurs
profile-palette-is = { $value ->
    [usual] Habituelles
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] Pour la vision habituelle des couleurs.
    [deutan] Pour qui voit peu ou pas le vert.
    [protan] Pour qui voit peu ou pas le rouge.
   *[tritan] Pour qui voit peu ou pas le bleu.
}
profile-letters = Lettres sur cartes et chapeaux
profile-letters-hint = La couleur n’est jamais le seul signe, mais les lettres sont le plus rapide.
profile-play = Le jeu
profile-speed = Mouvement
profile-speed-is = { $value ->
    [0] Non
   *[other] { $value }×
}
profile-speed-hint = La vitesse des cartes et des chapeaux. Non : ils sont là, tout simplement.
profile-volume = Son
profile-volume-is = { $volume ->
    [0] Non
   *[other] { $volume } pour cent
}
profile-vibrate = Vibration
profile-vibrate-hint = Un bref bourdonnement quand c’est à toi, si l’appareil le peut.
profile-confirm = Demander avant chaque coup
profile-confirm-hint = Tu vois d’abord ton coup, puis tu dis oui.
profile-left = Pour la main gauche
profile-left-hint = Ce que tu touches le plus passe de l’autre côté.
profile-data = Ce qui est gardé sur toi
profile-muted = Personnes que tu ignores
profile-muted-one = Joueur { $number }
profile-muted-none = Tu n’ignores personne.
profile-unmute = Ne plus ignorer
profile-export = Enregistrer toutes mes données
profile-delete = M’effacer
profile-delete-title = T’effacer pour de bon ?
profile-delete-text = Ton nom et tout ce que tu as dit sont effacés ; des bots continuent tes parties. On ne peut pas revenir en arrière, même avec ton code de récupération.
profile-delete-no = Je reste
profile-delete-yes = M’effacer pour de bon
profile-forgotten = Il ne reste rien de toi. Tu peux revenir sous un autre nom.
