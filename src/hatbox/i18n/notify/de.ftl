# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = { $game }: Du bist dran
notify-turn-body = { $who } hat gezogen.
notify-turn-body-nobody = Die anderen warten auf dich.
notify-turn-begun-body = Die Partie hat begonnen.
notify-over-title = { $game }: Partie zu Ende
notify-over-body = Sieh nach, wer gewonnen hat!
notify-invitation-title = Lust auf eine Partie { $game }?
notify-invitation-body = { $who } hat einen Platz für dich.
notify-invitation-body-nobody = Ein Platz ist für dich frei.
notify-rematch-title = Noch eine Partie { $game }?
notify-rematch-body = { $who } möchte noch mal spielen.
notify-rematch-body-nobody = Jemand möchte noch mal spielen.
notify-rematch-begun-title = { $game }: Die nächste Partie läuft
notify-rematch-begun-body = Alle sind dabei, und es geht los.
notify-turns-title = { $count ->
    [one] Du bist an { $count } Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
notify-news-title = { $count ->
    [one] Neues von { $count } Tisch
   *[other] Neues von { $count } Tischen
}
notify-test-title = Es klappt!
notify-test-body = So melden sich deine Partien bei dir.
notify-stop = Diese Nachrichten abbestellen
# A button below a notification: very short
notify-off = Ausschalten

## E-mail

notify-confirm-subject = Möchtest du E-Mails von { $title }?
notify-confirm-body = Jemand, hoffentlich du, hat diese Adresse bei { $title } eingetragen, um eine E-Mail zu bekommen, sobald ein Zug ansteht. Wenn du das möchtest, öffne diesen Link:
notify-ignore = Wenn du das nicht warst, musst du nichts tun: Wir schreiben dir nicht wieder.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = Diese Nachrichten abbestellen?
notify-page-stop-push = Dieses Gerät hört dann nichts mehr von deinen Partien.
notify-page-stop-webhook = Dein Webhook hört dann nichts mehr von deinen Partien.
notify-page-stop-email = Wir schreiben dir dann nicht mehr und löschen deine Adresse.
notify-page-stop-button = Abbestellen
notify-page-stopped-title = Erledigt
notify-page-stopped = Du bekommst diese Nachrichten nicht mehr. In deinem Profil kannst du sie wieder einschalten.
notify-page-confirm-title = E-Mails von deinen Partien?
notify-page-confirm-text = Wir schreiben dir, wenn du dran bist. In jeder E-Mail ist ein Link zum Abbestellen.
notify-page-confirm-button = Ja, gern
notify-page-confirmed-title = Alles klar
notify-page-confirmed = Du bekommst eine E-Mail, wenn du dran bist.
notify-page-gone-title = Dieser Link gilt nicht mehr
notify-page-gone = Er wurde schon benutzt oder ist zu alt. In deinem Profil kannst du alles ändern.
notify-page-home = Zu den Spielen
