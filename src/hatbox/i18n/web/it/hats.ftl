# A card by name, as it is spoken: "Basco 4". It stands without an article, because "1" would need another one.
hatsw-card = { $type ->
    [B] Basco
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepì
    [S] Sombrero
   *[T] Tricorno
} { $value }

# The table
hatsw-table = Tavolo da tè
hatsw-place = Posizione { $place }: { $card }
hatsw-place-ok = Posizione { $place }: { $card }, la puoi prendere
hatsw-place-no = Posizione { $place }: { $card }, non con questa carta
hatsw-hand = La tua mano
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, scelta
hatsw-hand-ahead = { $card }, da giocare appena tocca a te
hatsw-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
hatsw-your-hats = I tuoi cappelli
hatsw-hats-of = Cappelli di { $who }
hatsw-no-hats = ancora nessun cappello
hatsw-closer = Guarda da vicino i cappelli di { $who }
hatsw-group = { $cards }, ciascuna vale { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}
hatsw-black-hats = { $count ->
    [one] { $count } cappello nero
   *[other] { $count } cappelli neri
}
hatsw-each = { $worth } l’una
hatsw-look = { $count ->
    [one] Il tuo cappello nero. Tieni premuto per guardarlo.
   *[other] I tuoi cappelli neri. Tieni premuto per guardarli.
}
hatsw-look-open = { $count ->
    [one] Il tuo cappello nero: { $cards }
   *[other] I tuoi cappelli neri: { $cards }
}
hatsw-deck = Cambia una carta
hatsw-deck-name = Mazzo
hatsw-deck-left = { $count ->
    [0] finite
   *[other] ancora { $count }
}
hatsw-discards = Scarti
hatsw-swap-short = Cambia · { $count }
hatsw-swap-name = Cambia una carta: scartane una e pesca. { $count ->
    [0] Il mazzo è vuoto, gli scarti verranno mescolati.
    [one] Nel mazzo resta { $count } carta.
   *[other] Nel mazzo restano { $count } carte.
}
hatsw-black-slot = Cappello nero
hatsw-black-slot-name = Cala la carta coperta come cappello nero
hatsw-partner-slot = Per il compagno
hatsw-partner-short = Compagno
hatsw-partner-slot-name = Posa la carta coperta per il compagno
hatsw-offer-name = Qui c’è una carta coperta
hatsw-cookie = ha il biscotto
hatsw-cookie-yours = Il biscotto è tuo
hatsw-cookie-table = Il biscotto, per chi mostra più tipi di cappelli
hatsw-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
hatsw-points-name = { $points ->
    [one] { $points } punto se la partita finisse ora
   *[other] { $points } punti se la partita finisse ora
}

# What is asked
hatsw-your-turn = Tocca a te
hatsw-pick = Scegli un cappello dalla tua mano.
hatsw-where = Dove va { $type ->
    [B] il Basco
    [C] la Cloche
    [D] il Deerstalker
    [F] il Fez
    [K] il Kepì
    [S] il Sombrero
   *[T] il Tricorno
}?
hatsw-may-swap = Cambia una carta, o termina il turno.
hatsw-may-offer = Scambia con il compagno, o termina il turno.
hatsw-swapped-first = Ora scambia un cappello, o calane uno nero.
hatsw-give-title = Una carta per te
hatsw-give = { $who } posa per te una carta coperta. Quale dai in cambio?
hatsw-choosing = sceglie la carta da dare in cambio…
hatsw-thinking = ci pensa…
hatsw-over = La partita è finita
hatsw-back = Rimetti
hatsw-end-turn = Termina il turno
hatsw-ahead = Si gioca da sola appena tocca a te.
hatsw-picked = Hai scelto { $card }. { $count ->
    [0] Ora non può andare da nessuna parte.
    [one] Può andare in { $count } posizione.
   *[other] Può andare in { $count } posizioni.
}
hatsw-picked-early = Hai scelto { $card }. Decidi dove andrà quando tocca a te.
hatsw-put-back = { $card } torna nella tua mano.

# The log
log-hats-exchange = { $you ->
    [yes] Giochi { $card } sulla posizione { $place } e prendi { $taken }.
   *[no] { $who } gioca { $card } sulla posizione { $place } e prende { $taken }.
}
log-hats-black = { $you ->
    [yes] Cali { $card } come cappello nero.
   *[no] { $who } cala { $card } come cappello nero.
}
log-hats-black-unseen = { $you ->
    [yes] Cali un cappello nero.
   *[no] { $who } cala un cappello nero.
}
log-hats-discard = { $you ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] Scarti una carta.
   *[no] { $who } scarta una carta.
}
log-hats-drew = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
}
log-hats-reshuffle = { $cards ->
    [one] La carta scartata forma il nuovo mazzo.
   *[other] Le { $cards } carte scartate si mescolano e formano un nuovo mazzo.
}
log-hats-offer = { $you ->
    [yes] Posi { $card } coperta per il compagno.
   *[no] { $who } posa { $card } coperta per il compagno.
}
log-hats-offer-unseen = { $you ->
    [yes] Posi una carta coperta per il compagno.
   *[no] { $who } posa una carta coperta per il compagno.
}
log-hats-give = { $you ->
    [yes] Dai in cambio { $card }; le due carte cambiano mano.
   *[no] { $who } dà in cambio { $card }; le due carte cambiano mano.
}
log-hats-give-unseen = { $you ->
    [yes] Dai in cambio una carta; le due carte cambiano mano.
   *[no] { $who } dà in cambio una carta; le due carte cambiano mano.
}
log-hats-end = { $you ->
    [yes] Termini il tuo turno.
   *[no] { $who } termina il turno.
}
log-hats-cookie = { $you ->
    [yes] Il biscotto è tuo.
   *[no] Il biscotto va a { $who }.
}
log-hats-cookie-table = Il biscotto torna sul tavolo.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Un { $value } non può prendere un { $other }. Gioca un numero più alto, o { $type ->
    [B] un altro Basco
    [C] un’altra Cloche
    [D] un altro Deerstalker
    [F] un altro Fez
    [K] un altro Kepì
    [S] un altro Sombrero
   *[T] un altro Tricorno
}.
no-hats-main-action-done = In questo turno hai già giocato il tuo cappello.
no-hats-main-action-first = Prima scambia un cappello o calane uno nero, poi puoi terminare il turno.
no-hats-optional-action-done = Si cambia una sola carta a turno, e l’hai già fatto.
no-hats-answer-the-offer = Il tuo compagno aspetta: prima dai una carta in cambio.
no-hats-offer-needs-partner = Solo in quattro c’è un compagno con cui scambiare.
no-hats-no-discard-with-four = In quattro si scambia con il compagno invece di scartare.
no-hats-no-offer-to-answer = Nessuno ti ha offerto una carta.
no-hats-not-in-hand = Questa carta non è nella tua mano.
no-hats-no-such-place = In due ci sono solo cinque posizioni.
no-hats-game-is-over = La partita è finita.

# The scoring napkin
hatsw-end-won = Hai vinto!
hatsw-end-shared = Vittoria a pari merito!
hatsw-end-won-team = Avete vinto, voi due!
hatsw-end-lost = { $count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
}
hatsw-and = { $one } e { $other }
hatsw-end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hatsw-end-behind = { $who } { $points ->
    [0] ha i tuoi stessi punti.
    [one] è indietro di un punto.
   *[other] è indietro di { $points } punti.
}
hatsw-end-ahead = Sei { $points ->
    [0] a pari punti.
    [one] indietro di un punto.
   *[other] indietro di { $points } punti.
}
hatsw-end-by = { $points ->
    [0] Più vicini di così non si può.
    [one] Per un solo punto.
   *[other] Per { $points } punti.
}
hatsw-end-early = La partita è finita prima del tempo.
hatsw-napkin = Il tovagliolo dei punti
hatsw-napkin-table = Il tavolo da tè
hatsw-napkin-hats = Cappelli
hatsw-napkin-black = Cappelli neri
hatsw-napkin-favourite = Preferito
hatsw-napkin-cookie = Biscotto
hatsw-napkin-total = Totale
hatsw-napkin-team = Insieme
hatsw-napkin-you = Tu
hatsw-napkin-down = Posizione { $place }, girata
hatsw-napkin-counts = Posizione { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hatsw-napkin-look = Guarda il tavolo
hatsw-napkin-open = Mostra il tovagliolo
