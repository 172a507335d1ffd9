# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links. In French.

## Titles are also lines of a message about several tables

notify-turn-title = À toi de jouer : { $game }
notify-turn-body = { $who } a joué.
notify-turn-body-nobody = Les autres t’attendent.
notify-turn-begun-body = La partie a commencé.
notify-over-title = Partie terminée : { $game }
notify-over-body = Viens voir qui a gagné !
notify-invitation-title = Viens jouer à { $game } !
notify-invitation-body = { $who } a une place pour toi.
notify-invitation-body-nobody = Il y a une place pour toi.
notify-rematch-title = On rejoue à { $game } ?
notify-rematch-body = { $who } voudrait rejouer.
notify-rematch-body-nobody = Quelqu’un voudrait rejouer.
notify-rematch-begun-title = C’est reparti : { $game }
notify-rematch-begun-body = Tout le monde est partant, et la partie a commencé.
notify-turns-title = { $count ->
    [one] À toi de jouer à { $count } table
   *[other] À toi de jouer à { $count } tables
}
notify-news-title = { $count ->
    [one] Du nouveau à { $count } table
   *[other] Du nouveau à { $count } tables
}
notify-test-title = Ça marche !
notify-test-body = C’est ainsi que tu auras des nouvelles de tes parties.
notify-stop = Ne plus recevoir ces messages
# A button below a notification: very short
notify-off = Désactiver

## E-mail

notify-confirm-subject = Veux-tu recevoir des e-mails de { $title } ?
notify-confirm-body = Quelqu’un, toi sans doute, voudrait que { $title } écrive à cette adresse quand c’est son tour de jouer. Pour dire oui, ouvre ce lien :
notify-ignore = Si ce n’était pas toi, ne fais rien : on ne t’écrira plus.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = Ne plus recevoir ces messages ?
notify-page-stop-push = Cet appareil n’aura plus de nouvelles de tes parties.
notify-page-stop-webhook = Ton webhook n’aura plus de nouvelles de tes parties.
notify-page-stop-email = On ne t’écrira plus, et on oublie ton adresse.
notify-page-stop-button = Ne plus recevoir
notify-page-stopped-title = C’est fait
notify-page-stopped = Tu ne recevras plus ces messages. Tu peux les réactiver dans ton profil.
notify-page-confirm-title = Recevoir des e-mails de tes parties ?
notify-page-confirm-text = On t’écrira quand ce sera à toi de jouer. Chaque e-mail contient un lien pour tout arrêter.
notify-page-confirm-button = Oui, volontiers
notify-page-confirmed-title = Tout est prêt
notify-page-confirmed = Tu recevras un e-mail quand ce sera à toi de jouer.
notify-page-gone-title = Ce lien ne marche plus
notify-page-gone = Il a déjà servi, ou il est trop ancien. Tu peux tout changer dans ton profil.
notify-page-home = Vers les jeux
