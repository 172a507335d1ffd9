# Being told that it is one's turn while the page is closed.
notify-title = Benachrichtigungen
notify-device = { $state ->
    [on] Dieses Gerät bekommt Benachrichtigungen
    [off] Auf diesem Gerät sind Benachrichtigungen aus
    [blocked] Dein Browser blockiert Benachrichtigungen
    [install] Leg Hatbox zuerst auf den Home-Bildschirm
    [insecure] Unter dieser Adresse nicht möglich
    [unsupported] Dieser Browser kann keine Benachrichtigungen zeigen
   *[none] Dieser Server schickt keine Benachrichtigungen an Browser
}
notify-device-hint = { $state ->
    [on] Sie kommen auch, wenn diese Seite geschlossen ist.
    [off] Einmal tippen, und wir sagen dir Bescheid, auch wenn diese Seite geschlossen ist.
    [blocked] Erlaube sie für diese Seite in den Einstellungen deines Browsers und komm dann wieder hierher.
    [install] Auf iPhone oder iPad: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Hatbox von dort.
    [insecure] Browser erlauben Benachrichtigungen nur bei sicheren Adressen (https).
    [unsupported] Versuch es mit einem aktuellen Firefox, Chrome, Edge oder Safari.
   *[none] Vielleicht gibt es weiter unten noch andere Wege.
}
notify-on = Benachrichtigungen einschalten
notify-off = Ausschalten
notify-others = { $count ->
    [one] Noch ein anderes Gerät von dir bekommt sie.
   *[other] Noch { $count } andere Geräte von dir bekommen sie.
}
notify-push-problem = { $code ->
    [blocked] Dein Browser hat Benachrichtigungen für diese Seite blockiert.
    [dismissed] Nichts hat sich geändert: Dein Browser braucht noch deine Erlaubnis.
   *[failed] Dein Browser hat seinen Benachrichtigungsdienst nicht erreicht. Bitte versuch es später noch einmal.
}
notify-when = Sagt mir Bescheid, wenn …
notify-kind = { $kind ->
    [turn] ich dran bin
    [over] eine Partie zu Ende ist
    [invitation] mich jemand einlädt
   *[rematch] jemand noch mal spielen will
}
notify-kind-hint = { $kind ->
    [turn] Nur, solange du nicht am Tisch bist.
    [over] Zum Ergebnis musst du nur einmal tippen.
    [invitation] Von Leuten, mit denen du auf diesem Server spielen kannst.
   *[rematch] Noch eine Partie mit denselben Leuten.
}
notify-quiet = Ruhezeiten
notify-quiet-hint = Nachts keine Benachrichtigungen. Was du verpasst hast, erfährst du danach.
notify-quiet-from = Von
notify-quiet-until = bis
notify-quiet-zone = Zeitzone: { $zone }
notify-elsewhere = Andere Wege
notify-email = E-Mail
notify-email-hint = Wir schicken dir einen Link, mit dem du die Adresse bestätigst. Abbestellen kannst du in jeder E-Mail mit einem Klick.
notify-email-waiting = Öffne noch den Link, den wir dorthin geschickt haben.
notify-email-confirmed = Bestätigt. Benachrichtigungen gehen auch an diese Adresse.
notify-webhook = Chat oder App (Webhook)
notify-webhook-shape = Art des Webhooks
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] In Discord: Kanaleinstellungen, Integrationen, Webhooks, „Webhook-URL kopieren“.
    [ntfy] Die Adresse deines ntfy-Themas. Wähl einen Namen, den niemand errät.
   *[json] Irgendeine Adresse von dir, die POST-Anfragen mit JSON annimmt.
}
notify-webhook-try = Testen und hinzufügen
notify-webhook-added = Es klappt: Die Testnachricht ist dort angekommen.
notify-add = Hinzufügen
notify-remove = Entfernen
notify-test = Test senden
notify-test-sent = Der Test ist unterwegs.
notify-silence = Alles ausschalten
notify-all-off = Alles ist aus. Wir schicken dir nichts mehr.

# --- the offer, at a game over days
notify-offer = Sollen wir dir Bescheid sagen, wenn du dran bist?
notify-offer-yes = Ja, gern
notify-offer-no = Nein
notify-offer-done = Wir sagen dir Bescheid. In deinem Profil kannst du das ändern.
