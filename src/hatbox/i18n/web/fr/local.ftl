# Games that are played on this device.
local-not-stored = { $why ->
    [full] Il n’y a plus de place sur cet appareil pour enregistrer la partie.
   *[forbidden] Ton navigateur ne nous laisse pas enregistrer la partie.
} Tu peux continuer, mais garde cette page ouverte : la partie disparaît si tu la fermes.
local-not-here = Ton navigateur ne peut pas faire tourner le jeu tout seul : la partie se joue sur le serveur.
local-nowhere = Ton navigateur ne peut pas lancer le jeu. Recharge la page ou essaie un navigateur plus récent.
local-no-engine = Impossible de charger le jeu. Vérifie ta connexion et réessaie.
local-bots-failed = Les bots n’arrivent pas à réfléchir sur cet appareil pour l’instant et jouent au hasard. Recharge la page pour réessayer.
local-unknown = Cette partie n’est pas enregistrée sur cet appareil.
local-damaged = Cette partie enregistrée est abîmée. Tes autres parties vont bien.
local-too-new = Cette partie vient d’une version plus récente de Hatbox. Recharge la page et réessaie.
local-too-old = Cette partie suit d’anciennes règles et ne peut pas continuer ici.
local-unreadable = Impossible d’ouvrir cette partie
local-unreadable-list = Parties impossibles à ouvrir
local-save-file = Enregistrer dans un fichier
local-save-file-hint = On y voit toutes les cartes, même cachées.
local-share = Mettre la partie en ligne et partager le lien
gone-local-elsewhere = Cette partie a continué dans un autre onglet. Recharge la page pour la reprendre ici.
fair-here = Cet appareil a mélangé avec un nombre secret et un nombre au hasard pour chaque joueur. L’empreinte du nombre secret était fixée avant le premier coup : aucune carte n’a pu changer ensuite.
# The daily deal at the table.
daily-compare-bots = Comparer avec les bots
daily-no-undo = Pas dans la donne du jour
daily-no-hints = Pas d’indices dans la donne du jour.
daily-no-substitute = Dans la donne du jour, personne ne peut jouer à ta place.
daily-no-rematch = Pour rejouer cette donne, passe par sa page.
daily-fair = Aujourd’hui, tout le monde reçoit cette donne. Personne n’a pu choisir les cartes ; elles sont calculées à partir de ce texte :
