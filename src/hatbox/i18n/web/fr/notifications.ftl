# Being told that it is one's turn while the page is closed.
notify-title = Notifications
notify-device = { $state ->
    [on] Cet appareil reçoit les notifications
    [off] Les notifications sont désactivées sur cet appareil
    [blocked] Ton navigateur bloque les notifications
    [install] Ajoute d’abord Hatbox à ton écran d’accueil
    [insecure] Impossible à cette adresse
    [unsupported] Ce navigateur ne peut pas afficher de notifications
   *[none] Ce serveur n’envoie pas de notifications aux navigateurs
}
notify-device-hint = { $state ->
    [on] Elles arrivent même quand cette page est fermée.
    [off] Un geste suffit : on te prévient, même quand cette page est fermée.
    [blocked] Autorise-les pour ce site dans les réglages de ton navigateur, puis reviens ici.
    [install] Sur un iPhone ou un iPad, touche Partager, puis « Sur l’écran d’accueil », et ouvre Hatbox de là.
    [insecure] Les navigateurs ne permettent les notifications qu’aux adresses sécurisées (https).
    [unsupported] Essaie avec un Firefox, Chrome, Edge ou Safari récent.
   *[none] Il y a peut-être d’autres moyens plus bas.
}
notify-on = Activer les notifications
notify-off = Désactiver
notify-others = { $count ->
    [one] Un autre de tes appareils les reçoit aussi.
   *[other] { $count } de tes autres appareils les reçoivent aussi.
}
notify-push-problem = { $code ->
    [blocked] Ton navigateur a bloqué les notifications de ce site.
    [dismissed] Rien n’a changé : ton navigateur attend encore ta permission.
   *[failed] Ton navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
}
notify-when = Me prévenir quand
notify-kind = { $kind ->
    [turn] C’est à moi de jouer
    [over] Une partie est terminée
    [invitation] Quelqu’un m’invite
   *[rematch] Quelqu’un veut rejouer
}
notify-kind-hint = { $kind ->
    [turn] Seulement quand tu n’es pas à la table.
    [over] Avec un accès direct au résultat.
    [invitation] De la part des gens avec qui tu peux jouer sur ce serveur.
   *[rematch] Une autre partie avec les mêmes personnes.
}
notify-quiet = Heures calmes
notify-quiet-hint = Pas de notifications la nuit. On te dira après ce que tu as manqué.
notify-quiet-from = De
notify-quiet-until = à
notify-quiet-zone = Fuseau horaire : { $zone }
notify-elsewhere = Autres moyens
notify-email = E-mail
notify-email-hint = On t’enverra un lien pour confirmer l’adresse. Dans chaque e-mail, un lien permet de te désabonner.
notify-email-waiting = Il ne te reste qu’à suivre le lien qu’on y a envoyé.
notify-email-confirmed = Confirmé. Les notifications arrivent aussi à cette adresse.
notify-webhook = Messagerie ou appli (webhook)
notify-webhook-shape = Type de webhook
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] Dans Discord : paramètres du salon, Intégrations, Webhooks, « Copier l’URL du webhook ».
    [ntfy] L’adresse de ton sujet ntfy. Choisis un nom que personne ne peut deviner.
   *[json] N’importe quelle adresse à toi qui accepte une requête POST avec du JSON.
}
notify-webhook-try = Tester et ajouter
notify-webhook-added = Ça marche : le message de test y est arrivé.
notify-add = Ajouter
notify-remove = Enlever
notify-test = Envoyer un test
notify-test-sent = Le test est en route.
notify-silence = Tout désactiver
notify-all-off = Tout est désactivé. On ne t’enverra plus rien.

# --- the offer, at a game over days
notify-offer = On te prévient quand c’est à toi de jouer ?
notify-offer-yes = Oui, volontiers
notify-offer-no = Non
notify-offer-done = On te préviendra. Tu peux changer ça dans ton profil.
