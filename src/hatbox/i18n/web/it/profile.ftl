# You and your settings.
profile-page = Tu e le tue impostazioni · Hatbox
profile-title = Tu e le tue impostazioni
profile-nobody = Ancora nessuno
profile-nobody-hint = Con la prima partita diventi un ospite. Basta un nome.
profile-since = Qui dal { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Il tuo nome
profile-name-hint = È ciò che leggono gli altri al tavolo.
profile-name-saved = D’ora in poi ti chiami { $name }.
profile-save = Salva
profile-code = Codice di recupero
profile-code-hint = Con questo codice sei la stessa persona su un altro dispositivo, con tutte le tue partite. Non c’è password.
profile-code-make = Crea un nuovo codice
profile-code-once = Si vede solo ora: scrivilo. I codici di prima non funzionano più.
profile-code-copied = Il codice è copiato. Conservalo in un posto sicuro.
profile-copy = Copia
profile-restore = Ho un codice
profile-restore-hint = Diventi chi possiede quel codice. Chi eri su questo dispositivo resta indietro.
profile-restore-do = Torna
profile-returned = Ti ritroviamo con piacere, { $name }!
profile-look = L’aspetto
profile-language = Lingua
profile-theme = Tema
profile-theme-is = { $value ->
    [auto] Automatico
    [light] Chiaro
   *[dark] Scuro
}
profile-palette = Colori
profile-palette-is = { $value ->
    [usual] Consueti
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] Per la visione consueta dei colori.
    [deutan] Per chi vede il verde poco o per niente.
    [protan] Per chi vede il rosso poco o per niente.
   *[tritan] Per chi vede il blu poco o per niente.
}
profile-letters = Lettere su carte e cappelli
profile-letters-hint = Il colore non è mai l’unico segno, ma le lettere sono il più rapido.
profile-play = Il gioco
profile-speed = Movimento
profile-speed-is = { $value ->
    [0] No
   *[other] { $value }×
}
profile-speed-hint = Quanto corrono carte e cappelli. No: sono semplicemente lì.
profile-volume = Suoni
profile-volume-is = { $volume ->
    [0] No
   *[other] { $volume } per cento
}
profile-vibrate = Vibrazione
profile-vibrate-hint = Un breve ronzio quando tocca a te, se il dispositivo può.
profile-confirm = Chiedi prima di ogni mossa
profile-confirm-hint = Prima vedi la tua mossa, poi dici di sì.
profile-left = Per la mano sinistra
profile-left-hint = Ciò che premi di più passa dall’altra parte.
profile-data = Che cosa si conserva di te
profile-muted = Persone che hai silenziato
profile-muted-one = Giocatore { $number }
profile-muted-none = Non hai silenziato nessuno.
profile-unmute = Riascolta
profile-export = Salva tutti i miei dati
profile-delete = Cancellami
profile-delete-title = Cancellarti per sempre?
profile-delete-text = Il tuo nome e tutto ciò che hai detto vengono cancellati; nelle tue partite continuano i bot. Non si può tornare indietro, nemmeno con il codice di recupero.
profile-delete-no = Resto qui
profile-delete-yes = Cancellami per sempre
profile-forgotten = Di te non resta nulla. Puoi tornare come qualcuno di nuovo.
