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
    [white_rabbit] Bianconiglio
   *[mad_hatter] Cappellaio Matto
}
guest-name = Ospite { NUMBER($number, useGrouping: 0) }
seat-free = Posto libero
seat-stands-in = { $name } ({ $bot })
to-home = Home
close = Chiudi
ok = OK
loading = Un attimo…
failed = Qualcosa è andato storto ({ $code }).
line-lost = Server non raggiungibile. Sei online?
no-server = Questo sito non ha un server: qui non ci sono tavoli con altre persone.
note-dismiss = Chiudi
update-ready = È pronta una nuova versione.
update-load = Ricarica
rule-named = Regola { $rule }
missing-title = Questo cappello è vuoto
missing-text = Qui non c’è nessuna pagina, e nemmeno un coniglio. I giochi, però, sono ancora nella scatola.
confirm-title = Confermi questa mossa?
confirm-yes = Sì
confirm-no = Annulla
waiting-title = In attesa dei giocatori
waiting-sit = Siediti
waiting-ready = Ci sono!

# Seats
seat-partner = Compagno
seat-active = è di turno
seat-active-you = tocca a te
clock-left = Tempo rimasto
clock-short = Poco tempo
clock-days = { $days } g { $hours } h
clock-many-days = { $days } g
you = Tu
seat-bot = bot
seat-host = ha aperto il tavolo
seat-host-ready = ha aperto il tavolo, pronto
seat-ready = pronto
seat-not-ready = non ancora pronto
bot-strength = { $level ->
    [dormouse] facile: gioca nel dormiveglia
    [march_hare] medio: nei giorni buoni gioca bene
    [cheshire_cat] difficile: gioca bene e sogghigna
    [white_rabbit] come te: si adegua, così la partita resta aperta
   *[mad_hatter] esperto: gioca per vincere
}

# The header of a table
sound = Suoni
rules-open = Regole
menu-title = Menu
tag-round = Giro { $round } di { $rounds }
tag-characters = { $count ->
    [0] Ultimi personaggi
    [one] Ancora 1 personaggio
   *[other] Ancora { $count } personaggi
}
tag-phase = { $phase ->
    [building] Costruzione segreta
    [placing] Si piazzano le pile
   *[moving] { $narrowed ->
        [0] Campo intero
        [one] Ristretto una volta
       *[other] Ristretto { $narrowed } volte
    }
}
turn-title = ● Tocca a te – { game-name }

# The log and looking back
log-title = Registro
log-more = Dettagli
log-hint = Tocca una riga per rivedere la partita in quel momento.
log-empty = Non è ancora successo niente.
log-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $who } si siede.
}
log-started = Comincia la partita.
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
    [yes] Non dai il permesso.
   *[no] { $who } non dà il permesso.
}
log-resigned = { $you ->
    [yes] Abbandoni la partita.
   *[no] { $who } abbandona la partita.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Il tuo tempo è scaduto: al tuo posto gioca { bot-the }.
       *[left] Hai lasciato il tavolo: al tuo posto gioca { bot-the }.
    }
   *[no] { $why ->
        [time] { $who } ha finito il tempo: continua { bot-the }.
       *[left] { $who } ha lasciato il tavolo: continua { bot-the }.
    }
}
log-returned = { $you ->
    [yes] Riprendi il tuo posto.
   *[no] { $who } torna al tavolo.
}
past-title = Mosse passate
past-where = { $number } di { $count }
past-back = Un passo indietro
past-forward = Un passo avanti
past-now = Torna alla partita

# Talk
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } nuovo messaggio
   *[other] Chat: { $count } nuovi messaggi
}
talk-nothing-yet = Ancora nessun messaggio.
talk-none-here = A questo tavolo la chat è disattivata.
talk-seats-only = Possono scrivere solo i giocatori.
talk-phrases = Frasi rapide
talk-write = Scrivi un messaggio
talk-send = Invia
talk-room = { $count ->
    [one] 1 carattere rimasto
   *[other] { $count } caratteri rimasti
}
talk-too-long = { $count ->
    [one] 1 carattere di troppo
   *[other] { $count } caratteri di troppo
}
talk-speaker = Opzioni per { $who }
talk-heard = { $who } dice: { $text }
talk-muted-line = Hai silenziato questo giocatore.
talk-mute = Silenzia
talk-unmute = Riattiva
talk-muted-now = Hai silenziato { $who }.
talk-heard-now = Vedi di nuovo i messaggi di { $who }.
talk-report = Segnala all’amministratore
talk-report-why = Che cosa è successo?
talk-report-send = Invia segnalazione
talk-reported = Grazie. Un amministratore la leggerà.

# The menu
menu-undo = Ritira la mia ultima mossa
menu-undo-asks = Gli altri giocatori devono essere d’accordo.
menu-resign = Abbandona
menu-leave = Lascia il tavolo
menu-confirm = Conferma ogni mossa
menu-volume = Volume
menu-speed = Velocità animazioni
menu-speed-is = { $speed ->
    [0] Nessuna
   *[other] { $speed }×
}
keys-title = Scorciatoie da tastiera
keys-name = { $key ->
    [space] Spazio
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Apri il registro
    [t] Apri la chat
    [m] Apri il menu
    [u] Ritira l’ultima mossa
    [comma] Torna indietro di un passo
    [dot] Vai avanti di un passo
    [space] Salta l’animazione
    [escape] Annulla, chiudi o torna alla partita
   *[question] Mostra queste scorciatoie
}
keys-arrows = Spostati fra carte e posizioni; quando rivedi una partita: scorri le mosse
keys-on = Scorciatoie con un solo tasto
ask-no = Annulla
resign-title = Abbandonare la partita?
resign-text = Vincono subito gli avversari. Non si può annullare.
resign-yes = Abbandona
leave-title = Lasciare il tavolo?
leave-text = Al tuo posto giocherà { bot-the }. Fino alla fine della partita puoi tornare e riprendere il posto quando vuoi.
leave-yes = Lascia

# How things stand
line-again = Connessione persa. Riprovo…
line-ended = Connessione chiusa. Ricarica la pagina per continuare.
watching = { $kind ->
    [delayed] Stai guardando, con qualche mossa di ritardo
   *[blind] Stai guardando
}
watching-how = { $kind ->
    [delayed] Stai guardando: vedi quello che vedono tutti, con qualche mossa di ritardo.
   *[blind] Stai guardando: vedi quello che vedono tutti.
}
undo-asks = { $who } vorrebbe ritirare una mossa.
undo-waiting = In attesa che gli altri siano d’accordo…
undo-yes = Va bene
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] giocare { $card } sulla posizione { $place }
    [black] calare { $card } come cappello nero
    [discard] scartare { $card } e pescare
    [offer] passare { $card } al compagno
    [give] dare { $card } in cambio
   *[end] terminare il turno
}
said-magic = { $verb ->
    [peek] sbirciare nello spazio { $slot }
    [swap] scambiare i cappelli degli spazi { $slot } e { $other }
   *[open] scoprire il cappello dello spazio { $slot }
}
said-top = { $verb ->
    [build] costruire una pila: { $middle } in mezzo, { $bottom } in fondo
    [place] piazzare una pila su { $target }
    [move] muovere da { $origin } a { $target }
    [jump] saltare da { $origin } a { $target }, con presa su { $cells }
    [round] saltare da { $origin } e tornarci, con presa su { $cells }
    [narrow] restringere il campo
   *[pass] passare
}
premove-set = Mossa programmata: { $move }
premove-cancel = Annulla
return-text = Al tuo posto gioca { bot-the }.
return-time = Il tuo tempo è scaduto: al tuo posto gioca { bot-the }.
return-button = Riprendi il posto
clock-warning = Ti resta poco tempo.
link-copied = Link copiato.
link-not-copied = Copia questo link: { $link }
gone-title = Qui non c’è nessun tavolo
gone-table-unknown = Questo tavolo non esiste, o è stato sparecchiato da tempo.
gone-table-no-spectators = Per ora la partita la vedono solo i giocatori. Torna quando sarà finita.
gone-closed = Tutti hanno lasciato questo tavolo.
gone-later-title = Partita in corso
gone-later = Questo tavolo non ammette spettatori. Potrai vedere la partita quando sarà finita.
gone-soon-title = La partita è cominciata
gone-soon = La segui con qualche mossa di ritardo: comparirà qui dopo le prime mosse.

# The waiting room
waiting-page = In attesa di giocare a { game-name }
waiting-full = Ci siamo tutti
waiting-for = { $count ->
    [one] C’è ancora 1 posto libero
   *[other] Ci sono ancora { $count } posti liberi
}
waiting-for-ready = { $count ->
    [one] 1 giocatore non è ancora pronto
   *[other] { $count } giocatori non sono ancora pronti
}
waiting-you = Ci sei?
waiting-host = Tutti pronti: si aspetta che chi ha aperto il tavolo dia il via.
waiting-all = Si può cominciare
waiting-leave = Lascia il tavolo
waiting-sit-here = Siediti qui
seat-number = Posto { $seat }
waiting-move = Spostati qui
waiting-name = Il tuo nome
waiting-no-seat = Tutti i posti sono occupati. Potrai guardare quando comincerà la partita.
waiting-not-ready = Un attimo, non ancora
waiting-start = Comincia la partita
waiting-fill = Aggiungi bot
waiting-offer = Non è ancora arrivato nessun altro. Riempiamo i posti liberi con i bot?
bots-title = { $count ->
    [one] Quale bot prende il posto libero?
   *[other] Quale bot prende i posti liberi?
}
invite-title = Invita gli amici
invite-text = Manda questo link, o fai inquadrare il codice QR. Non serve registrarsi.
invite-code = Oppure condividi questo codice:
invite-copy = Copia il link
invite-share = Condividi
invite-share-title = Gioca a { game-name } con me
invite-qr = Codice QR con il link a questo tavolo
agreed-title = Impostazioni del tavolo
agreed-clock-none = Nessun limite di tempo.
agreed-clock-turn = { $seconds ->
    [one] 1 secondo per turno.
   *[other] { $seconds } secondi per turno.
}
agreed-clock-minutes = { $minutes ->
    [one] 1 minuto per turno.
   *[other] { $minutes } minuti per turno.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] 1 minuto a testa per tutta la partita.
       *[other] { $minutes } minuti a testa per tutta la partita.
    }
   *[other] { $minutes ->
        [one] 1 minuto a testa per tutta la partita, più { $increment } secondi per turno.
       *[other] { $minutes } minuti a testa per tutta la partita, più { $increment } secondi per turno.
    }
}
agreed-clock-days = { $days ->
    [one] 1 giorno per turno.
   *[other] { $days } giorni per turno.
}
agreed-first-seat = Comincia chi è al posto { $seat }.
agreed-first-lot = Chi comincia si sceglie a caso.
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
        [yes] In caso di parità decidono i cappelli neri.
       *[no] In caso di parità i cappelli neri non contano.
    }
    [removed] Restano nella scatola: { $value }.
    [no_swap_back] { $value ->
        [yes] Non si può annullare lo scambio del turno precedente.
       *[no] Si può annullare lo scambio del turno precedente.
    }
    [copies] { $value ->
        [one] Una copia di ogni personaggio.
       *[other] { $value } copie di ogni personaggio.
    }
    [magic_hats] { $value ->
        [0] Nessun cappello magico.
        [one] 1 cappello magico.
       *[other] { $value } cappelli magici.
    }
    [dead_table] { $value ->
        [redeal] Se non si può vincere niente, i cappelli si rimescolano.
       *[play_on] Si continua anche se non si può vincere niente.
    }
    [stall_limit] { $value ->
        [0] Nessun limite di turni senza vincite né prese.
       *[other] La partita finisce dopo { $value } turni di fila senza vincite né prese.
    }
    [memory_aid] { $value ->
        [yes] I cappelli che hai visto restano segnati per te.
       *[no] I cappelli devi ricordarteli da te.
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
    [after] Gli altri possono vedere la partita quando è finita.
   *[none] Nessuno spettatore.
}
agreed-talk = { $kind ->
    [phrases] Chat solo con frasi rapide.
   *[none] Niente chat.
}
agreed-rated = Partita classificata.

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
    [stalled] Per troppi turni di fila nessuno ha vinto niente.
    [resigned] Un giocatore ha abbandonato.
   *[abandoned] La partita è rimasta a metà.
}
end-score = { $you ->
    [yes] Tu: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } vuole giocare ancora
   *[other] { $who } vogliono giocare ancora
}
end-rematch = Gioca ancora
end-again = Gioca ancora
end-waiting = In attesa degli altri
end-follow = Vai alla prossima partita
end-review = Rivedi
end-share = Condividi
end-share-title = Una partita a { game-name }
end-home = Home
fair-title = La distribuzione era regolare?
fair-text = Prima della prima mossa il server ha pubblicato un’impronta della distribuzione. Ora che la partita è finita, mostra da che cosa l’ha ricavata. Se nel frattempo fosse cambiata anche una sola carta, l’impronta non corrisponderebbe più.
fair-checked = Appena controllato: la distribuzione corrisponde alla sua impronta.
fair-wrong = La distribuzione non corrisponde alla sua impronta!
fair-commitment-label = Impronta, pubblicata prima della partita
fair-seed-label = Seme
fair-salt = Sale
record-download = Scarica tutta la partita

# Several people at one device
hotseat-title = Un dispositivo per tutti
hotseat-text = Giocate a turno, passandovi il dispositivo. Tra un turno e l’altro tutto è nascosto.
hotseat-player = Giocatore { $number }
hotseat-who = Chi gioca al posto { $number }
hotseat-name = Nome del giocatore al posto { $number }
hotseat-person = Persona
hotseat-add = Aggiungi giocatore
hotseat-remove = Togli il posto { $number }
hotseat-two = Per giocare su un solo dispositivo bisogna essere almeno in due.
hotseat-distinct = Ogni giocatore deve avere un nome diverso.
hotseat-pass = Passa il dispositivo a { $who }
hotseat-hidden = Fino ad allora è tutto nascosto.
hotseat-bots = Stanno giocando i bot…
hotseat-here = Sono { $who }
hotseat-done = Il tuo turno è finito.
hotseat-pass-on = Nascondi e passa a { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] il Ghiro
    [march_hare] la Lepre Marzolina
    [cheshire_cat] il Gatto del Cheshire
    [white_rabbit] il Bianconiglio
   *[mad_hatter] il Cappellaio Matto
}
bot-the-first = { $level ->
    [dormouse] Il Ghiro
    [march_hare] La Lepre Marzolina
    [cheshire_cat] Il Gatto del Cheshire
    [white_rabbit] Il Bianconiglio
   *[mad_hatter] Il Cappellaio Matto
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } ha abbandonato.
   *[other] { $who } hanno abbandonato.
}
end-you-gave-up = Hai abbandonato.
end-look = Guarda il tavolo
end-result = Vedi il risultato

# --- quick match, a link for spectators
waiting-searching = In cerca di giocatori
waiting-search-time = Ricerca in corso da { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}. Puoi restare qui o invitare qualcuno.
invite-watch-title = Invita a guardare
invite-watch-text = Tutti i posti sono occupati. Con questo link gli spettatori possono seguire la partita.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Un attimo, la tua mossa è già partita.
why-unanswered = Adesso non si può.
# --- fair deals

fair-how = Il server ha mescolato con un numero segreto, e il dispositivo di ogni giocatore ha aggiunto un proprio numero casuale. L’impronta del numero segreto è stata pubblicata prima della partita, quindi nessuno ha potuto scegliere le carte: né il server, né un giocatore.
fair-kept = Appena controllato: l’impronta è quella che questo dispositivo ha visto prima della partita, e le carte corrispondono.
fair-changed = Attenzione: l’impronta di questa distribuzione è cambiata da quando questo dispositivo l’ha vista la prima volta. Non fidarti di questa partita.
fair-left-out = Attenzione: il numero casuale di questo dispositivo non è stato usato per mescolare. Non fidarti di questa partita.
fair-nonce-label = Numero casuale di { $who }
not-allowed-now = Adesso non si può.
# --- help in games against bots

hint-ask = Cosa farebbe il Cappellaio?
hint-title = Al posto tuo:
hint-thinking = Il Cappellaio sta pensando…
hint-share = chance di vittoria: { $share }
menu-put-away = Elimina questa partita
end-easier = Più facile: { $bot }
end-stronger = Più difficile: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Apri tutte le regole
keys-hats = { $name ->
    [places] Gioca la carta scelta su questa posizione
    [black] Cala la carta scelta come cappello nero
    [discard] Scarta la carta scelta e pesca, o passala al compagno
   *[end] Termina il turno
}

# --- tips in the first game of each game
coach-title = Prima partita · { $at } di { $all }
coach-next = Avanti
coach-done = Si gioca
coach-off = Salta i consigli
coach-hats-aim = Raccogli cappelli che valgono tanto: un cappello vale la posizione del suo tipo sul tavolo da tè. Il biscotto va a chi ha più tipi diversi.
coach-hats-turn = Al tuo turno gioca una carta su una posizione e prendi quella che c’era: stesso tipo, o numero più alto.
coach-hats-end = Dopo otto giri ti resta una carta, il tuo cappello preferito. Poi tutti contano i punti.
coach-magic_hat-aim = Conquista le coppie: trova di chi è ogni cappello e scoprilo al momento giusto.
coach-magic_hat-turn = Al tuo turno fai una cosa sola: sbircia un cappello, scambiane due o scoprine uno. Se scopri quello sbagliato, perdi un punto.
coach-magic_hat-end = Quando restano solo tre personaggi, vince chi ha più punti.
coach-top_hats-aim = Fai in modo che restino solo pile tue. Una pila è di chi ha il cilindro in cima, quindi sotto nascondi qualche sorpresa.
coach-top_hats-turn = Prima costruisci le pile in segreto. Poi fai un passo o un salto: la pila avversaria che salti perde il cilindro in cima.
coach-top_hats-end = Se puoi mangiare, devi mangiare; se no, via dalla fascia, la corona esterna. Quando tutte le pile sono tue, hai vinto.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = Più o meno si equivalgono: chance di vittoria { $share }.
hint-why-hats-snatch = Toglie a { $who } il biscotto, che vale { $points } punti.
hint-why-magic-check = { $who } sa quale cappello c’è nello spazio { $slot }, e voglio saperlo anch’io.

# --- names and codes that are asked for
profile-name = Il tuo nome
invite-sheet-title = Codice d’invito
invite-ask = Qui si gioca solo su invito. Qual è il codice?
invite-wrong = Codice sbagliato. Riprova.
invite-enter = Entra
