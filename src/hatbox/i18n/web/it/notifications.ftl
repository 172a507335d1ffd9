# Being told that it is one's turn while the page is closed.
notify-title = Notifiche
notify-device = { $state ->
    [on] Questo dispositivo riceve le notifiche
    [off] Su questo dispositivo le notifiche sono disattivate
    [blocked] Il tuo browser blocca le notifiche
    [install] Prima aggiungi Hatbox alla schermata Home
    [insecure] Con questo indirizzo non si può
    [unsupported] Questo browser non può mostrare notifiche
   *[none] Questo server non manda notifiche ai browser
}
notify-device-hint = { $state ->
    [on] Arrivano anche quando questa pagina è chiusa.
    [off] Basta un tocco e ti avvisiamo, anche quando questa pagina è chiusa.
    [blocked] Permettile per questo sito nelle impostazioni del browser, poi torna qui.
    [install] Su iPhone o iPad tocca Condividi, poi «Aggiungi alla schermata Home», e apri Hatbox da lì.
    [insecure] I browser permettono le notifiche solo con indirizzi sicuri (https).
    [unsupported] Prova con una versione recente di Firefox, Chrome, Edge o Safari.
   *[none] Forse qui sotto trovi altri modi.
}
notify-on = Attiva le notifiche
notify-off = Disattiva
notify-others = { $count ->
    [one] Le riceve anche un altro tuo dispositivo.
   *[other] Le ricevono anche altri { $count } tuoi dispositivi.
}
notify-push-problem = { $code ->
    [blocked] Il tuo browser ha bloccato le notifiche di questo sito.
    [dismissed] Non è cambiato niente: il browser ha ancora bisogno del tuo permesso.
   *[failed] Il browser non riesce a raggiungere il suo servizio di notifiche. Riprova più tardi.
}
notify-when = Avvisami quando
notify-kind = { $kind ->
    [turn] Tocca a me
    [over] Una partita è finita
    [invitation] Qualcuno mi invita
   *[rematch] Qualcuno vuole giocare ancora
}
notify-kind-hint = { $kind ->
    [turn] Solo quando non sei al tavolo.
    [over] Con un tocco vedi il risultato.
    [invitation] Da chi può giocare con te su questo server.
   *[rematch] Un’altra partita con le stesse persone.
}
notify-quiet = Ore di silenzio
notify-quiet-hint = Di notte niente notifiche. Quello che succede intanto lo saprai dopo.
notify-quiet-from = Dalle
notify-quiet-until = alle
notify-quiet-zone = Fuso orario: { $zone }
notify-elsewhere = Altri modi
notify-email = E-mail
notify-email-hint = Ti mandiamo un link per confermare l’indirizzo. In ogni e-mail basta un tocco per non riceverne più.
notify-email-waiting = Apri il link che ti abbiamo mandato a questo indirizzo.
notify-email-confirmed = Confermato. Le notifiche arrivano anche a questo indirizzo.
notify-webhook = Chat o app (webhook)
notify-webhook-shape = Tipo di webhook
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] In Discord: impostazioni del canale, Integrazioni, Webhook, «Copia URL webhook».
    [ntfy] L’indirizzo del tuo argomento ntfy. Scegli un nome che nessuno possa indovinare.
   *[json] Un tuo indirizzo qualsiasi che accetti richieste POST con JSON.
}
notify-webhook-try = Prova e aggiungi
notify-webhook-added = Funziona: il messaggio di prova è arrivato.
notify-add = Aggiungi
notify-remove = Rimuovi
notify-test = Manda una prova
notify-test-sent = La prova è in arrivo.
notify-silence = Disattiva tutto
notify-all-off = È tutto disattivato. Non ti manderemo niente.

# --- the offer, at a game over days
notify-offer = Vuoi che ti avvisiamo quando tocca a te?
notify-offer-yes = Sì, grazie
notify-offer-no = No
notify-offer-done = Ti avviseremo. Puoi cambiare idea nel tuo profilo.
