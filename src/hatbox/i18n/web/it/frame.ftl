# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Ghiro
    [march_hare] Lepre Marzolina
    [cheshire_cat] Gatto del Cheshire
   *[mad_hatter] Cappellaio Matto
}
guest-name = Ospite { NUMBER($number, useGrouping: 0) }
seat-free = Posto libero
seat-stands-in = { $name } ({ $bot })
to-home = Alla scatola
close = Chiudi
ok = OK
loading = Un attimo…
failed = Non ha funzionato ({ $code }).
line-lost = Il server non si raggiunge. Riprovo…
note-dismiss = Chiudi questo avviso
rule-named = Regola { $rule }
missing-title = In questa scatola non c’è nulla
missing-text = Questo indirizzo non porta da nessuna parte. I giochi sono dove sono sempre stati.
confirm-title = Fai questa mossa?
confirm-yes = Sì
confirm-no = Indietro
waiting-title = Si aspettano tutti
waiting-sit = Siediti
waiting-ready = Ci sono!

# Seats
seat-partner = Compagno
seat-active = gioca ora
seat-active-you = tocca a te
clock-left = Tempo rimasto
clock-short = Poco tempo
clock-days = { $days } g { $hours } h
clock-many-days = { $days } g
you = Tu
seat-bot = bot
seat-host = ospita
seat-host-ready = ospita, può iniziare
seat-ready = può iniziare
seat-not-ready = si sta preparando
bot-strength = { $level ->
    [dormouse] gioca nel dormiveglia
    [march_hare] gioca bene nei giorni buoni
    [cheshire_cat] gioca bene e sogghigna
   *[mad_hatter] gioca meglio che può
}

# The header of a table
sound = Suoni
rules-open = Regole
menu-title = Menu
tag-round = Giro { $round } di { $rounds }
tag-characters = { $count ->
    [0] Gli ultimi personaggi
    [one] Ancora un personaggio
   *[other] Ancora { $count } personaggi
}
tag-phase = { $phase ->
    [building] Si costruisce in segreto
    [placing] Si piazzano le pile
   *[moving] { $narrowed ->
        [0] Tutto il campo
        [one] Ristretto una volta
       *[other] Ristretto { $narrowed } volte
    }
}
turn-title = ● Tocca a te – { game-name }

# The log and looking back
log-title = Diario
log-more = Dettagli
log-hint = Tocca una riga per rivedere quel momento.
log-empty = Non è ancora successo nulla.
log-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $who } si siede.
}
log-started = La partita comincia.
log-chose = { $you ->
    [yes] Hai finito di scegliere.
   *[no] { $who } ha finito di scegliere.
}
log-rechose = { $you ->
    [yes] Scegli di nuovo.
   *[no] { $who } sceglie di nuovo.
}
log-undone = { $you ->
    [yes] Ritiri la tua mossa.
   *[no] { $who } ritira una mossa.
}
log-undo-asked = { $you ->
    [yes] Chiedi di ritirare la tua mossa.
   *[no] { $who } chiede di ritirare una mossa.
}
log-undo-refused = { $you ->
    [yes] Dici di no.
   *[no] { $who } dice di no.
}
log-resigned = { $you ->
    [yes] Abbandoni la partita.
   *[no] { $who } abbandona la partita.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Il tuo tempo è scaduto: al tuo posto gioca { $bot }.
       *[left] Hai lasciato il tavolo: al tuo posto gioca { $bot }.
    }
   *[no] { $why ->
        [time] { $who } non ha più tempo: continua { $bot }.
       *[left] { $who } lascia il tavolo: continua { $bot }.
    }
}
log-returned = { $you ->
    [yes] Riprendi il tuo posto.
   *[no] { $who } torna al tavolo.
}
past-title = Uno sguardo indietro
past-where = { $number } di { $count }
past-back = Un passo indietro
past-forward = Un passo avanti
past-now = Torna a ora

# Talk
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } nuovo messaggio
   *[other] Chat: { $count } nuovi messaggi
}
talk-nothing-yet = Nessuno ha ancora detto nulla.
talk-none-here = A questo tavolo non si chatta.
talk-seats-only = Può parlare solo chi siede al tavolo.
talk-phrases = Frasi pronte
talk-write = Di’ qualcosa
talk-send = Invia
talk-room = { $count ->
    [one] Spazio per un altro carattere
   *[other] Spazio per altri { $count } caratteri
}
talk-too-long = { $count ->
    [one] Un carattere di troppo
   *[other] { $count } caratteri di troppo
}
talk-speaker = Opzioni per { $who }
talk-heard = { $who } dice: { $text }
talk-muted-line = Hai silenziato questa persona.
talk-mute = Silenzia
talk-unmute = Riascolta
talk-muted-now = Non senti più { $who }.
talk-heard-now = Senti di nuovo { $who }.
talk-report = Segnala a chi gestisce il server
talk-report-why = Che cosa è successo?
talk-report-send = Invia la segnalazione
talk-reported = Grazie. Chi gestisce il server la leggerà.

# The menu
menu-undo = Ritira la mia ultima mossa
menu-undo-asks = Devono essere d’accordo tutti.
menu-resign = Abbandona
menu-leave = Lascia il tavolo
menu-confirm = Chiedi prima di ogni mossa
menu-volume = Volume
menu-speed = Velocità delle mosse
menu-speed-is = { $speed ->
    [0] No
   *[other] { $speed }×
}
keys-title = Scorciatoie
keys-name = { $key ->
    [space] Spazio
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Apri il diario
    [t] Chat
    [m] Apri il menu
    [u] Ritira l’ultima mossa
    [comma] Guarda un passo indietro
    [dot] Guarda un passo avanti
    [space] Salta ciò che si sta mostrando
    [escape] Rimetti a posto, chiudi o torna a ora
   *[question] Mostra queste scorciatoie
}
keys-arrows = Spostati fra carte e caselle; guardando indietro: scorri la partita
keys-on = Scorciatoie con un solo tasto
ask-no = Indietro
resign-title = Abbandonare la partita?
resign-text = L’altra parte vince subito. Non si può tornare indietro.
resign-yes = Abbandona
leave-title = Lasciare il tavolo?
leave-text = Al tuo posto continuerà { $bot }. Finché la partita dura puoi tornare e riprendere il tuo posto.
leave-yes = Lascia

# How things stand
line-again = Connessione persa. Riprovo…
line-ended = La connessione è chiusa. Ricarica la pagina per continuare.
watching = { $kind ->
    [delayed] Stai guardando, con qualche mossa di ritardo
   *[blind] Stai guardando
}
watching-how = { $kind ->
    [delayed] Stai guardando: vedi ciò che è scoperto per tutti, con qualche mossa di ritardo.
   *[blind] Stai guardando: vedi ciò che è scoperto per tutti.
}
undo-asks = { $who } vorrebbe ritirare una mossa.
undo-waiting = Si aspetta il sì degli altri…
undo-yes = Va bene
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] { $card } sulla posizione { $place }
    [black] { $card } come cappello nero
    [discard] scartare { $card } e pescare
    [offer] { $card } per il compagno
    [give] { $card } in cambio
   *[end] terminare il turno
}
said-magic = { $verb ->
    [peek] sbirciare nello spazio { $slot }
    [swap] scambiare i cappelli degli spazi { $slot } e { $other }
   *[open] scoprire lo spazio { $slot }
}
said-top = { $verb ->
    [build] una pila con { $middle } sopra { $bottom }
    [place] una pila in { $target }
    [move] da { $origin } a { $target }
    [narrow] restringere il campo
   *[pass] passare
}
premove-set = Mossa preparata: { $move }
premove-cancel = Annulla
return-text = Al tuo posto sta giocando { $bot }.
return-time = Il tuo tempo è scaduto: al tuo posto sta giocando { $bot }.
return-button = Riprendi il posto
clock-warning = Ti resta poco tempo.
link-copied = Il link è copiato.
link-not-copied = Copia questo link: { $link }
gone-title = Qui non c’è nessun tavolo
gone-table-unknown = Questo tavolo non esiste, o è stato sparecchiato da tempo.
gone-table-no-spectators = Ora la partita la vede solo chi siede al tavolo. Torna quando sarà finita.
gone-closed = Tutti hanno lasciato questo tavolo.
gone-later-title = Si sta giocando
gone-later = Al tavolo si vuole giocare senza spettatori. Potrai vedere la partita quando sarà finita.
gone-soon-title = La partita è cominciata
gone-soon = La guardi con qualche mossa di ritardo: la vedrai qui appena saranno state fatte le prime mosse.

# The waiting room
waiting-page = In attesa di { game-name }
waiting-full = Ci siamo tutti
waiting-for = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
waiting-for-ready = { $count ->
    [one] Una persona si sta ancora preparando
   *[other] { $count } persone si stanno ancora preparando
}
waiting-you = Ci sei?
waiting-host = Siamo pronti: comincia chi ospita.
waiting-all = Si può cominciare
waiting-leave = Lascia il tavolo
waiting-sit-here = Siediti qui
seat-number = Posto { $seat }
waiting-move = Spostati qui
waiting-name = Il tuo nome
waiting-no-seat = Tutti i posti sono occupati. Potrai guardare quando la partita comincia.
waiting-not-ready = Aspettate, non ancora
waiting-start = Comincia la partita
waiting-fill = Fai giocare i bot
waiting-offer = Non è ancora venuto nessuno. I posti liberi li prendono i bot?
bots-title = { $count ->
    [one] Chi prende il posto libero?
   *[other] Chi prende i posti liberi?
}
invite-title = Invita gli amici
invite-text = Manda questo link, o fai inquadrare il codice. Non serve registrarsi.
invite-code = Oppure di’ il codice:
invite-copy = Copia il link
invite-share = Condividi
invite-share-title = Gioca a { game-name } con me
invite-qr = Il link a questo tavolo come codice QR
agreed-title = Gli accordi
agreed-clock-none = Senza orologio: nessuno ha fretta.
agreed-clock-turn = { $seconds ->
    [one] Un secondo per ogni turno.
   *[other] { $seconds } secondi per ogni turno.
}
agreed-clock-minutes = { $minutes ->
    [one] Un minuto per ogni turno.
   *[other] { $minutes } minuti per ogni turno.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] Un minuto per tutta la partita.
       *[other] { $minutes } minuti per tutta la partita.
    }
   *[other] { $minutes ->
        [one] Un minuto per tutta la partita, più { $increment } s per ogni turno.
       *[other] { $minutes } minuti per tutta la partita, più { $increment } s per ogni turno.
    }
}
agreed-clock-days = { $days ->
    [one] Un giorno per ogni turno.
   *[other] { $days } giorni per ogni turno.
}
agreed-first-seat = Comincia il posto { $seat }.
agreed-first-lot = Chi comincia si tira a sorte.
agreed-edition = { $edition ->
    [standard] Regole dell’edizione standard.
    [de] Regole dell’edizione tedesca.
    [ru] Regole dell’edizione russa.
   *[en] Regole dell’edizione inglese.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] I cappelli neri contano come tipo per il biscotto.
       *[no] I cappelli neri non contano come tipo per il biscotto.
    }
    [tiebreak_black_hats] { $value ->
        [yes] A parità di punti decidono i cappelli neri.
       *[no] A parità di punti i cappelli neri non decidono.
    }
    [removed] Restano nella scatola: { $value }.
    [no_swap_back] { $value ->
        [yes] Uno scambio non si può disfare nel turno successivo.
       *[no] Uno scambio si può disfare nel turno successivo.
    }
    [copies] { $value ->
        [one] Ogni personaggio c’è una volta sola.
       *[other] Ogni personaggio c’è { $value } volte.
    }
    [magic_hats] { $value ->
        [0] Nessun cappello magico.
        [one] Un cappello magico.
       *[other] { $value } cappelli magici.
    }
    [dead_table] { $value ->
        [redeal] Se non si può vincere più nulla, i cappelli si ridistribuiscono.
       *[play_on] Si continua anche se non si può vincere più nulla.
    }
    [stall_limit] { $value ->
        [0] Nessun limite ai turni senza vincite.
       *[other] La partita finisce dopo { $value } turni senza vincite.
    }
    [memory_aid] { $value ->
        [yes] I cappelli che hai visto restano segnati per te.
       *[no] I cappelli li ricordi da te.
    }
   *[narrowings] { $value ->
        [0] Il campo non si restringe mai.
        [one] Il campo si può restringere una volta.
       *[other] Il campo si può restringere { $value } volte.
    }
}
agreed-spectators = { $kind ->
    [blind] Chi ha il link può guardare, ma non vede le carte nascoste.
    [delayed] Chi ha il link può guardare, con qualche mossa di ritardo.
    [after] Gli altri possono rivedere la partita quando è finita.
   *[none] Nessuno può guardare mentre giocate.
}
agreed-talk = { $kind ->
    [phrases] Si parla solo con frasi pronte.
   *[none] A questo tavolo non si chatta.
}
agreed-rated = La partita conta per la classifica.

# The end of a game
end-title = Fine della partita
end-you-win = Hai vinto!
end-you-win-with = Hai vinto, insieme a { $who }!
end-wins = { $count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
}
end-nobody = Non vince nessuno
end-manner = { $ended ->
    [stalled] Non si poteva vincere più nulla.
    [resigned] La partita è stata abbandonata.
   *[abandoned] La partita è rimasta incompiuta.
}
end-score = { $you ->
    [yes] Tu { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } vuole giocare ancora
   *[other] { $who } vogliono giocare ancora
}
end-rematch = Gioca ancora
end-again = Gioca ancora
end-waiting = Si aspettano gli altri
end-follow = Alla prossima partita
end-review = Rivedi
end-share = Condividi
end-share-title = Una partita a { game-name }
end-fair = Tutto regolare
end-home = Inizio
fair-title = La distribuzione era regolare
fair-text = Prima della prima mossa il server ha pubblicato un’impronta della distribuzione. Ora che la partita è finita mostra da che cosa è nata l’impronta. Se una sola carta fosse stata cambiata per strada, non corrisponderebbe più.
fair-checked = Controllato adesso: la distribuzione corrisponde alla sua impronta.
fair-wrong = La distribuzione non corrisponde alla sua impronta!
fair-commitment-label = Impronta, pubblicata prima della partita
fair-seed-label = Seme
fair-salt = Sale
record-download = Scarica tutta la partita

# Several people at one device
hotseat-title = Un dispositivo per tutti
hotseat-text = Giocate a turno e vi passate il dispositivo. Fra un turno e l’altro tutto è nascosto.
hotseat-player = Giocatore { $number }
hotseat-who = Chi siede al posto { $number }
hotseat-name = Nome di chi siede al posto { $number }
hotseat-person = Persona
hotseat-add = Aggiungi
hotseat-remove = Togli il posto { $number }
hotseat-two = Su un dispositivo si gioca almeno in due.
hotseat-distinct = Ognuno ha bisogno di un nome diverso.
hotseat-pass = Passa il dispositivo a { $who }
hotseat-hidden = Fino ad allora tutto è nascosto.
hotseat-bots = Giocano i bot…
hotseat-here = Sono { $who }
hotseat-done = Il tuo turno è finito.
hotseat-pass-on = Nascondi e passa a { $who }
