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
hatsw-place-ok = Posizione { $place }: { $card }, puoi prenderla
hatsw-place-no = Posizione { $place }: { $card }, questa carta non può prenderla
hatsw-hand = La tua mano
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, scelta
hatsw-hand-ahead = { $card }, la tua prossima giocata
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
hatsw-deck = Scarta e pesca
hatsw-deck-name = Mazzo
hatsw-deck-left = { $count ->
    [0] vuoto
   *[other] ancora { $count }
}
hatsw-discards = Scarti
hatsw-swap-short = Pesca · { $count }
hatsw-swap-name = Scarta una carta e pescane un’altra. { $count ->
    [0] Il mazzo è vuoto, quindi si rimescolano gli scarti.
    [one] Nel mazzo resta { $count } carta.
   *[other] Nel mazzo restano { $count } carte.
}
hatsw-black-slot = Cappello nero
hatsw-black-slot-name = Cala la carta coperta come cappello nero
hatsw-partner-slot = Per il compagno
hatsw-partner-short = Compagno
hatsw-partner-slot-name = Passa la carta coperta al compagno
hatsw-offer-name = Una carta coperta
hatsw-cookie = ha il biscotto
hatsw-cookie-yours = Il biscotto è tuo
hatsw-cookie-table = Il biscotto va a chi ha più tipi di cappello
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
hatsw-where = Dove metti { $type ->
    [B] il Basco
    [C] la Cloche
    [D] il Deerstalker
    [F] il Fez
    [K] il Kepì
    [S] il Sombrero
   *[T] il Tricorno
}?
hatsw-may-swap = Scarta e pesca, o termina il turno.
hatsw-may-offer = Scambia una carta con il compagno, o termina il turno.
hatsw-swapped-first = Ora scambia un cappello, o calane uno nero.
hatsw-give-title = Una carta per te
hatsw-give = { $who } ti passa una carta coperta. Quale dai in cambio?
hatsw-choosing = sta scegliendo la carta da dare in cambio…
hatsw-thinking = sta pensando…
hatsw-over = Partita finita
hatsw-back = Riponi
hatsw-end-turn = Fine turno
hatsw-ahead = Verrà giocata appena tocca a te.
hatsw-picked = Hai scelto { $card }. { $count ->
    [0] Ora non può andare da nessuna parte.
    [one] Può andare in { $count } posizione.
   *[other] Può andare in { $count } posizioni.
}
hatsw-picked-early = Hai scelto { $card }. Deciderai dove giocarla quando tocca a te.
hatsw-put-back = { $card } è di nuovo in mano.

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
    [yes] Passi { $card }, coperta, al compagno.
   *[no] { $who } passa { $card }, coperta, al compagno.
}
log-hats-offer-unseen = { $you ->
    [yes] Passi una carta coperta al compagno.
   *[no] { $who } passa una carta coperta al compagno.
}
log-hats-give = { $you ->
    [yes] Dai in cambio { $card }.
   *[no] { $who } dà in cambio { $card }.
}
log-hats-give-unseen = { $you ->
    [yes] Dai in cambio una carta.
   *[no] { $who } dà in cambio una carta.
}
log-hats-end = { $you ->
    [yes] Termini il turno.
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
no-hats-main-action-done = In questo turno hai già giocato un cappello.
no-hats-main-action-first = Prima scambia un cappello o calane uno nero, poi puoi terminare il turno.
no-hats-optional-action-done = Si può fare una sola volta per turno, e l’hai già fatto.
no-hats-answer-the-offer = Il tuo compagno aspetta: prima dai una carta in cambio.
no-hats-offer-needs-partner = Un compagno ce l’hai solo quando si gioca in quattro.
no-hats-no-discard-with-four = In quattro non si scarta: si scambia una carta con il compagno.
no-hats-no-offer-to-answer = Nessuno ti ha passato una carta.
no-hats-not-in-hand = Questa carta non ce l’hai in mano.
no-hats-no-such-place = In due ci sono solo cinque posizioni.
no-hats-game-is-over = La partita è finita.

# The scoring napkin
hatsw-end-won = Hai vinto!
hatsw-end-shared = Vittoria condivisa!
hatsw-end-won-team = Ha vinto la tua squadra!
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
hatsw-end-ahead = { $points ->
    [0] Avete gli stessi punti.
    [one] Ti manca un punto.
   *[other] Ti mancano { $points } punti.
}
hatsw-end-by = { $points ->
    [0] Più vicini di così non si può.
    [one] Per un solo punto.
   *[other] Con { $points } punti di vantaggio.
}
hatsw-end-early = La partita è finita prima del tempo.
hatsw-napkin = Tovagliolo segnapunti
hatsw-napkin-table = Tavolo da tè
hatsw-napkin-hats = Cappelli
hatsw-napkin-black = Cappelli neri
hatsw-napkin-favourite = Preferito
hatsw-napkin-cookie = Biscotto
hatsw-napkin-total = Totale
hatsw-napkin-team = Squadra
hatsw-napkin-you = Tu
hatsw-napkin-down = Posizione { $place }, carta girata
hatsw-napkin-counts = Posizione { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hatsw-napkin-look = Guarda il tavolo
hatsw-napkin-open = Vedi i punti

# --- the count before the winner
hatsw-counting = Si contano i punti…

# --- what a move would bring, where points come from

hatsw-preview-take = Prendi { $card }
hatsw-preview-black = Vale un punto come cappello nero
hatsw-preview-worth = { $type ->
    [B] Basco: { $before } → { $after }
    [C] Cloche: { $before } → { $after }
    [D] Deerstalker: { $before } → { $after }
    [F] Fez: { $before } → { $after }
    [K] Kepì: { $before } → { $after }
    [S] Sombrero: { $before } → { $after }
   *[T] Tricorno: { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] Perdi il biscotto
   *[comes] Prendi il biscotto
}
hatsw-preview-points = I tuoi punti: { $before } → { $after }
hatsw-preview-favourite = Cappello preferito: { $points }
hatsw-favourite-apart = In più c’è il tuo cappello preferito, che conosci solo tu.
no-hats-hand-first = Prima scegli un cappello dalla tua mano.
# --- why the cookie moved
log-hats-cookie-numbers = A parità di tipi decidono i numeri più bassi.
