# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = così non va: { $error }
admin-changed-since = nel frattempo qualcuno ha cambiato qualcosa; ricontrolla
admin-no-line = nel registro non c’è la riga { $line }
admin-undone = la riga { $line } è già stata annullata
admin-cannot-undo = { $action } non si può annullare
admin-no-token = non c’è nessun token { $token }
admin-token-revoked = il token { $token } è già revocato
admin-bad-token-name = il nome deve avere almeno un carattere visibile
admin-no-reason = scrivi un motivo, se il giocatore deve vederlo
admin-announce-what = scrivi un messaggio di al massimo 300 caratteri, o togli quello attuale
admin-token-needed = Per questa pagina serve il token di un operatore. Sul server scrivi: hatbox admin token
admin-unknown-token = Questo token non funziona: è sconosciuto, scaduto o revocato.

admin-reopened = La segnalazione { $report } è di nuovo aperta.
admin-undone-now = Azione annullata: { $action } (riga { $line }).
admin-announcement-none = Nessun annuncio in questo momento.
admin-announcement-on = Tutti vedono: { $text }
admin-announcement-until = Fino a { $until } tutti vedono: { $text }
admin-token-made =
    Un token per { $name }. Lo vedi solo questa volta; incollalo in /admin:

    { $token }
admin-token-gone = Il token { $token } di { $name } è revocato.

admin-line = riga
admin-operator = operatore
admin-subject = riguardo a
admin-undone-by = annullata da
admin-token = id del token
admin-expires = scadenza
admin-used = ultimo uso
admin-revoked = revocato
admin-version = versione
admin-database = database e schema
admin-figure-connections = connessioni
admin-figure-people = persone online
admin-figure-games = partite in corso
admin-figure-moves = mosse al minuto
admin-figure-requests = richieste al minuto
admin-figure-lag = ritardo del server
admin-figure-bots = bot al lavoro
admin-figure-memory = memoria
admin-figure-cpu = uso della CPU
admin-figure-database = dimensione del database
admin-figure-disk = spazio libero su disco
admin-figure-failures = notifiche non riuscite
