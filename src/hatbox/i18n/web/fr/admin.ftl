# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Admin de Hatbox
op-sections = Rubriques
op-overview = Aperçu
op-reports = Signalements
op-tables = Tables
op-players = Joueurs
op-announce = Annonce
op-log = Journal
op-server = Serveur

op-sign-in = Se connecter
op-sign-out = Se déconnecter
op-sign-in-how = Colle un jeton d’admin. Tu en obtiens un sur la machine du serveur, avec cette commande :
op-token = Jeton
op-token-kept = Cet onglet retient le jeton jusqu’à ce que tu le fermes ou te déconnectes.

op-process = Processus du serveur
op-all-processes = { $count ->
    [one] { $count } processus
   *[other] les { $count } processus ensemble
}
op-since = en marche depuis le { $when }
op-highest = maximum de la dernière heure : { $high }
op-counts = Au total
op-open-reports = signalements à traiter

op-any = tous
op-back = Retour à la liste
op-more = Afficher plus
op-undo = Annuler
op-undone = C’est annulé.
op-was-undone = annulé
op-reason = Motif, pour le journal
op-show-reason = Montrer aussi le motif au joueur
op-how-long = Pendant combien de temps
op-hours = { $hours ->
    [1] une heure
    [4] 4 heures
    [24] un jour
    [168] une semaine
    [720] un mois
    [8760] un an
   *[other] { $hours } heures
}
op-deleted = joueur supprimé

op-search-tables = Nom d’un joueur, ou identifiant de la table
op-table = Table de jeu
op-free = libre
op-bot = bot : { $level ->
    [dormouse] Loir
    [march_hare] Lièvre de Mars
    [cheshire_cat] Chat du Cheshire
    [white_rabbit] Lapin Blanc
   *[mad_hatter] Chapelier Fou
}
op-talk = Ce qui s’est dit
op-talk-around = Ce qui s’est dit à ce moment
op-before-report = juste avant le signalement
op-nothing-said = Rien n’a été dit ici.
op-erased = (effacé)
op-close = Fermer la table
op-close-title = Fermer cette table ?
op-close-text = La partie se termine sans résultat pour tout le monde. Impossible de revenir en arrière.

op-search-players = Nom ou identifiant
op-player = Joueur
op-sanctioned = Muets ou bannis seulement
op-tables-of = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
op-reports-about = signalements à son sujet
op-shown-reason = motif qui lui est montré
op-muted-until = muet jusqu’au { $when }
op-mute = Couper la parole
op-mute-title = Couper la parole à { $name } ?
op-muted = { $name } ne peut plus écrire.
op-unmute = Rendre la parole
op-unmuted = { $name } peut de nouveau écrire.
op-ban = Bannir
op-ban-title = Bannir { $name } ?
op-ban-text = Ce joueur ne pourra plus jouer sur ce serveur. Des bots prennent le relais à ses places quand son temps est écoulé.
op-banned = { $name } n’a plus accès au serveur.
op-unban = Ne plus bannir
op-unbanned = { $name } peut de nouveau jouer.
op-rename = Renommer
op-rename-title = Renommer { $name } ?
op-rename-text = Les tables déjà ouvertes gardent l’ancien nom.
op-new-name = Nouveau nom
op-renamed = { $name } s’appelle maintenant { $to }.
op-forget = Supprimer
op-forget-title = Supprimer tout ce qui concerne { $name } ?
op-forget-text = Son nom et ses messages sont effacés partout ; ses parties restent aux autres. Impossible de revenir en arrière.
op-forgotten = { $name } : profil supprimé.

op-report = Signalement
op-no-reports = Aucun signalement. Tout va bien.
op-also-resolved = Aussi ceux qui sont réglés
op-is-resolved = réglé
op-note = remarque
op-resolve = Régler
op-resolve-title = Marquer ce signalement comme réglé ?
op-resolve-text = Tu peux laisser une remarque pour les autres admins.
op-resolved = Le signalement est réglé.
op-reopen = Rouvrir
op-reopened = Le signalement est rouvert.

op-announced-now = Affiché à tout le monde en ce moment
op-announce-text = Message à tout le monde, 300 caractères au plus
op-announce-now = Afficher à tout le monde
op-announced = Tout le monde le voit maintenant.
op-until = jusqu’au { $when }
op-until-cleared = jusqu’à ce que tu le retires
op-clear = Retirer
op-cleared = L’annonce est retirée.

op-action = { $action ->
    [mute] Parole coupée
    [unmute] Parole rendue
    [ban] Bannissement
    [unban] Bannissement levé
    [rename] Nouveau nom
    [forget] Suppression
    [close] Table fermée
    [resolve] Signalement réglé
    [reopen] Signalement rouvert
    [announce] Annonce
    [undo] Action annulée
    [prune] Vieilles données supprimées
    [token] Jeton créé
    [revoke-token] Jeton révoqué
   *[other] { $action }
}
op-via = { $via ->
    [page] sur cette page
   *[command] en ligne de commande
}
op-because = Motif : { $reason }
op-from-to = { $from } devient { $to }

op-installation = Installation
op-rows = { $name ->
    [players] joueurs
    [tables] tables
    [reports] signalements
   *[audit] lignes du journal
}
op-tokens = Jetons d’admin
op-expired = expiré
op-used = dernier usage le { $when }
op-unused = jamais utilisé
op-revoke = Révoquer
op-token-how = On crée de nouveaux jetons sur la machine du serveur, avec « hatbox admin token ».
op-housekeeping = Ménage
op-export = Télécharger les parties terminées
op-prune-days = Supprimer ce que personne n’utilise depuis tant de jours
op-prune = Supprimer les vieilles données
op-prune-title = Supprimer les données de plus de { $days } jours ?
op-prune-text = Les tables, signalements et joueurs inactifs depuis tout ce temps sont supprimés pour de bon. Impossible de revenir en arrière.
op-pruned = Les vieilles données sont supprimées.
op-notes = Nouveautés de cette version
