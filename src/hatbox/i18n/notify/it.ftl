# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = Tocca a te in { $game }
notify-turn-body = { $who } ha fatto la sua mossa.
notify-turn-body-nobody = Gli altri aspettano te.
notify-turn-begun-body = La partita è cominciata.
notify-over-title = Partita finita: { $game }
notify-over-body = Guarda chi ha vinto!
notify-invitation-title = Vieni a giocare a { $game }!
notify-invitation-body = { $who } ha un posto per te.
notify-invitation-body-nobody = C’è un posto per te.
notify-rematch-title = Un’altra partita a { $game }?
notify-rematch-body = { $who } vorrebbe giocare ancora.
notify-rematch-body-nobody = Qualcuno vorrebbe giocare ancora.
notify-rematch-begun-title = Nuova partita a { $game }
notify-rematch-begun-body = Ci siete tutti, e la partita è cominciata.
notify-turns-title = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
}
notify-news-title = { $count ->
    [one] Novità da { $count } tavolo
   *[other] Novità da { $count } tavoli
}
notify-test-title = Funziona!
notify-test-body = Ecco come ti arriveranno notizie delle tue partite.
notify-stop = Non ricevere più questi messaggi
# A button below a notification: very short
notify-off = Disattiva

## E-mail

notify-confirm-subject = Vuoi ricevere e-mail da { $title }?
notify-confirm-body = Qualcuno, speriamo tu, vorrebbe che { $title } scrivesse a questo indirizzo quando è il suo turno in una partita. Per dire di sì, apri questo link:
notify-ignore = Se non hai chiesto niente, lascia stare: non scriveremo più.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = Basta con questi messaggi?
notify-page-stop-push = Questo dispositivo non riceverà più notizie delle tue partite.
notify-page-stop-webhook = Il tuo webhook non riceverà più notizie delle tue partite.
notify-page-stop-email = Non ti scriveremo più, e dimenticheremo il tuo indirizzo.
notify-page-stop-button = Sì, basta
notify-page-stopped-title = Fatto
notify-page-stopped = Non riceverai più questi messaggi. Puoi riattivarli nel tuo profilo.
notify-page-confirm-title = Vuoi ricevere e-mail dalle tue partite?
notify-page-confirm-text = Ti scriveremo quando tocca a te. In ogni e-mail c’è un link per non riceverne più.
notify-page-confirm-button = Sì, grazie
notify-page-confirmed-title = Tutto a posto
notify-page-confirmed = Riceverai un’e-mail quando tocca a te.
notify-page-gone-title = Questo link non vale più
notify-page-gone = È già stato usato, o è troppo vecchio. Puoi cambiare tutto nel tuo profilo.
notify-page-home = Vai ai giochi
