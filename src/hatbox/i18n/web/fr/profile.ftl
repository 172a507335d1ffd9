# You and your settings.
profile-page = Profil et réglages · Hatbox
profile-title = Profil et réglages
profile-nobody = Pas encore de profil
profile-nobody-hint = À ta première partie, tu entres comme invité. Un nom suffit.
profile-local = Ton nom et tes parties restent sur cet appareil.
profile-since = Membre depuis le { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = C’est le nom que voient les autres joueurs.
profile-name-saved = Tu t’appelles maintenant { $name }.
profile-save = Enregistrer
profile-code = Code de récupération
profile-code-hint = Avec ce code, tu retrouves ton profil et toutes tes parties sur un autre appareil. Il n’y a pas de mot de passe.
profile-code-make = Créer un nouveau code
profile-code-once = Note-le : tu ne le reverras plus. Tes anciens codes ne marchent plus.
profile-code-copied = Code copié. Garde-le en lieu sûr.
profile-copy = Copier
profile-restore = Connexion par code
profile-restore-hint = Tu continues avec le profil de ce code, qui remplace celui de cet appareil.
profile-restore-do = Se connecter
profile-returned = Quel plaisir de te revoir, { $name } !
profile-look = Apparence
profile-language = Langue
profile-theme = Thème
profile-theme-is = { $value ->
    [auto] Système
    [light] Clair
   *[dark] Sombre
}
profile-palette = Couleurs
profile-palette-is = { $value ->
    [usual] Normales
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] Pour une vision normale des couleurs.
    [deutan] Si tu perçois mal ou pas du tout le vert.
    [protan] Si tu perçois mal ou pas du tout le rouge.
   *[tritan] Si tu perçois mal ou pas du tout le bleu.
}
profile-letters = Lettres sur les cartes
profile-letters-hint = La couleur n’est jamais le seul repère ; les lettres se lisent le plus vite.
profile-play = Jeu
profile-speed = Vitesse des animations
profile-speed-is = { $value ->
    [0] Sans
   *[other] { $value }×
}
profile-speed-hint = La vitesse des cartes et des chapeaux. Sans : pas d’animation.
profile-volume = Son
profile-volume-is = { $volume ->
    [0] Coupé
   *[other] { $volume } %
}
profile-vibrate = Vibration
profile-vibrate-hint = Une courte vibration quand c’est à toi, si ton appareil le permet.
profile-confirm = Confirmer chaque coup
profile-confirm-hint = Affiche ton coup et te demande de le confirmer.
profile-left = Mode gaucher
profile-left-hint = Place les boutons principaux de l’autre côté.
profile-data = Tes données
profile-muted = Joueurs ignorés
profile-muted-one = Joueur { $number }
profile-muted-none = Tu n’ignores personne.
profile-unmute = Ne plus ignorer
profile-export = Télécharger mes données
profile-delete = Supprimer mon profil
profile-delete-title = Supprimer ton profil pour de bon ?
profile-delete-text = Ton nom et tout ce que tu as écrit seront effacés ; des bots joueront tes parties à ta place. Impossible de revenir en arrière, même avec ton code de récupération.
profile-delete-no = Annuler
profile-delete-yes = Supprimer
profile-forgotten = Ton profil est supprimé. Tu peux revenir quand tu veux comme nouveau joueur.

# --- devices and the house
profile-devices = Déconnecter mes autres appareils
profile-devices-ended = { $count ->
    [0] Aucun autre appareil n’était connecté.
    [one] Un autre appareil a été déconnecté.
   *[other] { $count } autres appareils ont été déconnectés.
}
profile-about = { $title } : mentions légales et vie privée


# --- tips in the first game of each game
profile-coach = Conseils pour débuter
profile-coach-hint = Trois petits conseils la première fois que tu joues à un jeu.
