# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Gestione di Hatbox
op-sections = Sezioni
op-overview = Panoramica
op-reports = Segnalazioni
op-tables = Tavoli
op-players = Giocatori
op-announce = Annuncio
op-log = Registro
op-server = Server

op-sign-in = Accedi
op-sign-out = Esci
op-sign-in-how = Incolla il token di un operatore. Si crea sul computer del server, con questo comando:
op-token = Token
op-token-kept = Questa scheda ricorda il token finché non la chiudi o non esci.

op-process = Processo del server
op-all-processes = { $count ->
    [one] { $count } processo
   *[other] tutti i { $count } processi insieme
}
op-since = in funzione dal { $when }
op-highest = massimo nell’ultima ora: { $high }
op-counts = In tutto
op-open-reports = segnalazioni aperte

op-any = tutti
op-back = Torna all’elenco
op-more = Mostra altro
op-undo = Annulla
op-undone = Azione annullata.
op-was-undone = annullata
op-reason = Motivo, per il registro
op-show-reason = Mostra il motivo anche al giocatore
op-how-long = Per quanto tempo
op-hours = { $hours ->
    [1] un’ora
    [4] 4 ore
    [24] un giorno
    [168] una settimana
    [720] un mese
    [8760] un anno
   *[other] { $hours } ore
}
op-deleted = giocatore eliminato

op-search-tables = Nome di un giocatore o id del tavolo
op-table = Tavolo
op-free = libero
op-bot = bot: { $level ->
    [dormouse] Ghiro
    [march_hare] Lepre Marzolina
    [cheshire_cat] Gatto del Cheshire
    [white_rabbit] Bianconiglio
   *[mad_hatter] Cappellaio Matto
}
op-talk = Che cosa si è detto
op-talk-around = Che cosa si diceva in quel momento
op-before-report = appena prima della segnalazione
op-nothing-said = Qui nessuno ha scritto niente.
op-erased = (cancellato)
op-close = Chiudi il tavolo
op-close-title = Chiudere questo tavolo?
op-close-text = La partita finisce senza risultato per tutti. Non si può annullare.

op-search-players = Nome o id
op-player = Giocatore
op-sanctioned = Solo silenziati o banditi
op-tables-of = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
op-reports-about = segnalazioni ricevute
op-shown-reason = motivo che vede
op-muted-until = silenziato fino al { $when }
op-mute = Silenzia
op-mute-title = Silenziare { $name }?
op-muted = { $name } non può più scrivere in chat.
op-unmute = Riattiva
op-unmuted = { $name } può di nuovo scrivere in chat.
op-ban = Bandisci
op-ban-title = Bandire { $name }?
op-ban-text = Non potrà più giocare su questo server. Quando il suo tempo scade, ai suoi posti continuano i bot.
op-banned = { $name } non può più giocare qui.
op-unban = Riammetti
op-unbanned = { $name } può giocare di nuovo.
op-rename = Cambia nome
op-rename-title = Cambiare nome a { $name }?
op-rename-text = Ai tavoli già aperti resta il nome vecchio.
op-new-name = Nuovo nome
op-renamed = { $name } ora si chiama { $to }.
op-forget = Elimina
op-forget-title = Eliminare tutto su { $name }?
op-forget-text = Il nome e i messaggi vengono cancellati ovunque; le partite restano agli altri. Non si può annullare.
op-forgotten = Profilo eliminato: { $name }.

op-report = Segnalazione
op-no-reports = Nessuna segnalazione. Tutto tranquillo.
op-also-resolved = Anche quelle risolte
op-is-resolved = risolta
op-note = nota
op-resolve = Risolvi
op-resolve-title = Segnare come risolta?
op-resolve-text = Puoi lasciare una nota per gli altri operatori.
op-resolved = La segnalazione è risolta.
op-reopen = Riapri
op-reopened = La segnalazione è di nuovo aperta.

op-announced-now = Annuncio attuale
op-announce-text = Messaggio per tutti, fino a 300 caratteri
op-announce-now = Mostra a tutti
op-announced = Ora lo vedono tutti.
op-until = fino al { $when }
op-until-cleared = finché non lo togli
op-clear = Togli
op-cleared = L’annuncio non c’è più.

op-action = { $action ->
    [mute] Ha silenziato
    [unmute] Ha riattivato
    [ban] Ha bandito
    [unban] Ha riammesso
    [rename] Ha cambiato nome a
    [forget] Ha eliminato
    [close] Ha chiuso
    [resolve] Segnalazione risolta
    [reopen] Segnalazione riaperta
    [announce] Annuncio
    [undo] Ha annullato un’azione
    [prune] Ha eliminato dati vecchi
    [token] Ha creato un token
    [revoke-token] Ha revocato un token
   *[other] { $action }
}
op-via = { $via ->
    [page] da questa pagina
   *[command] da riga di comando
}
op-because = Motivo: { $reason }
op-from-to = da { $from } a { $to }

op-installation = Installazione
op-rows = { $name ->
    [players] giocatori
    [tables] tavoli
    [reports] segnalazioni
   *[audit] righe del registro
}
op-tokens = Token degli operatori
op-expired = scaduto
op-used = ultimo uso: { $when }
op-unused = mai usato
op-revoke = Revoca
op-token-how = I nuovi token si creano sul computer del server, con «hatbox admin token».
op-housekeeping = Pulizie
op-export = Scarica tutte le partite finite
op-prune-days = Elimina ciò che nessuno usa da (giorni)
op-prune = Elimina i dati vecchi
op-prune-title = Eliminare i dati più vecchi di { $days } giorni?
op-prune-text = Tavoli, segnalazioni e giocatori fermi da così tanto tempo vengono eliminati per sempre. Non si può annullare.
op-pruned = I dati vecchi sono stati eliminati.
op-notes = Novità di questa versione
