# You and your settings.
profile-page = Profilo e impostazioni · Hatbox
profile-title = Profilo e impostazioni
profile-nobody = Ancora nessun profilo
profile-nobody-hint = Con la prima partita entri come ospite: basta un nome.
profile-local = Il tuo nome e le tue partite restano su questo dispositivo.
profile-since = Qui dal { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = È il nome che vedono gli altri giocatori.
profile-name-saved = Ora ti chiami { $name }.
profile-save = Salva
profile-code = Codice di recupero
profile-code-hint = Con questo codice puoi giocare con il tuo profilo su un altro dispositivo e ritrovare tutte le tue partite. Non serve una password.
profile-code-make = Crea un nuovo codice
profile-code-once = Annotalo: non lo vedrai più. I codici precedenti non funzionano più.
profile-code-copied = Codice copiato. Conservalo in un posto sicuro.
profile-copy = Copia
profile-restore = Accedi con il codice
profile-restore-hint = Continuerai con il profilo di quel codice, che su questo dispositivo prenderà il posto di quello attuale.
profile-restore-do = Accedi
profile-returned = Che bello rivederti, { $name }!
profile-look = Aspetto
profile-language = Lingua
profile-theme = Tema
profile-theme-is = { $value ->
    [auto] Sistema
    [light] Chiaro
   *[dark] Scuro
}
profile-palette = Colori
profile-palette-is = { $value ->
    [usual] Normali
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] Per chi vede normalmente i colori.
    [deutan] Per chi vede il verde poco o per niente.
    [protan] Per chi vede il rosso poco o per niente.
   *[tritan] Per chi vede il blu poco o per niente.
}
profile-letters = Lettere sulle carte
profile-letters-hint = Il colore non è mai l’unico segno, ma le lettere si leggono più in fretta.
profile-play = Gioco
profile-speed = Velocità animazioni
profile-speed-is = { $value ->
    [0] Nessuna
   *[other] { $value }×
}
profile-speed-hint = La velocità con cui si muovono carte e cappelli. Nessuna: niente animazioni.
profile-volume = Suoni
profile-volume-is = { $volume ->
    [0] Spenti
   *[other] { $volume }%
}
profile-vibrate = Vibrazione
profile-vibrate-hint = Una breve vibrazione quando tocca a te, se il dispositivo lo permette.
profile-confirm = Conferma ogni mossa
profile-confirm-hint = Mostra la tua mossa e ti chiede di confermarla.
profile-left = Comandi per mancini
profile-left-hint = Sposta i pulsanti principali sull’altro lato.
profile-data = I tuoi dati
profile-muted = Giocatori silenziati
profile-muted-one = Giocatore { $number }
profile-muted-none = Non hai silenziato nessuno.
profile-unmute = Riattiva
profile-export = Scarica i miei dati
profile-delete = Elimina il mio profilo
profile-delete-title = Eliminare il tuo profilo per sempre?
profile-delete-text = Il tuo nome e tutto quello che hai scritto verranno cancellati; nelle tue partite giocheranno i bot. Non si può annullare, nemmeno con il codice di recupero.
profile-delete-no = Annulla
profile-delete-yes = Elimina per sempre
profile-forgotten = Il tuo profilo è stato eliminato. Puoi tornare quando vuoi con un profilo nuovo.

# --- devices and the house
profile-devices = Esci dagli altri dispositivi
profile-devices-ended = { $count ->
    [0] Non c’erano altri dispositivi collegati.
    [one] Un altro dispositivo è stato disconnesso.
   *[other] { $count } altri dispositivi sono stati disconnessi.
}
profile-about = { $title }: note legali e privacy


# --- tips in the first game of each game
profile-coach = Consigli alla prima partita
profile-coach-hint = Tre brevi consigli la prima volta che provi un gioco.
