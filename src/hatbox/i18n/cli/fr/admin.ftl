# What `hatbox admin` says, and the page at /admin where it refuses something, in French.
admin-bad-argument = ça ne va pas : { $error }
admin-changed-since = quelqu’un l’a changé entre-temps ; regarde de nouveau
admin-no-line = le journal n’a pas de ligne { $line }
admin-undone = la ligne { $line } est déjà annulée
admin-cannot-undo = l’action { $action } ne peut pas être annulée
admin-no-token = il n’y a pas de jeton { $token }
admin-token-revoked = le jeton { $token } est déjà révoqué
admin-bad-token-name = le nom doit avoir au moins un caractère visible
admin-no-reason = écris un motif si le joueur doit le voir
admin-announce-what = écris un message de 300 caractères au plus, ou retire l’actuel
admin-token-needed = Cette page demande un jeton d’admin. Sur le serveur, lance : hatbox admin token
admin-unknown-token = Ce jeton ne marche pas : il est inconnu, expiré ou révoqué.

admin-reopened = Le signalement { $report } est rouvert.
admin-undone-now = L’action { $action } est annulée (ligne { $line }).
admin-announcement-none = Aucune annonce n’est affichée.
admin-announcement-on = Tout le monde voit : { $text }
admin-announcement-until = Tout le monde voit jusqu’au { $until } : { $text }
admin-token-made =
    Un jeton pour { $name }. Il n’est montré que cette fois ; colle-le sur /admin :

    { $token }
admin-token-gone = Le jeton { $token } de { $name } est révoqué.

admin-line = ligne
admin-operator = admin
admin-subject = à propos de
admin-undone-by = annulé par
admin-token = jeton
admin-expires = expire
admin-used = dernier usage
admin-revoked = révoqué
admin-version = version de hatbox
admin-database = base de données, schéma
admin-figure-connections = connexions
admin-figure-people = personnes en ligne
admin-figure-games = parties en cours
admin-figure-moves = coups par minute
admin-figure-requests = requêtes par minute
admin-figure-lag = retard du serveur
admin-figure-bots = bots au travail
admin-figure-memory = mémoire
admin-figure-cpu = processeur
admin-figure-database = taille de la base
admin-figure-disk = espace disque libre
admin-figure-failures = notifications en échec
