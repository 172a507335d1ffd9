# The daily deal: the same cards for everybody, every day.
daily-page = Sfida del giorno · Hatbox
daily-title = Sfida del giorno
daily-intro = Ogni giorno le stesse carte per tutti. Giochi contro il Gatto del Cheshire, e poi vedi come se la cavano i quattro bot al tuo posto. Conta la prima partita che finisci. Le mosse non si ritirano e non ci sono suggerimenti.
daily-today = Oggi
daily-next = { $day } · prossima sfida alle { $time }
daily-last = Gli ultimi giorni
daily-day = Giorno
daily-state = { $state ->
    [playing] In corso
    [won] Vittoria
    [shared] Pareggio
    [lost] Sconfitta
    [gave-up] Abbandono
   *[new] Da giocare
}
daily-not-played = non giocata
daily-go = { $state ->
    [playing] Continua
    [new] Gioca
   *[other] Risultato
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Continua
    [new] Gioca
   *[other] Risultato
}: { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
daily-verify = Come si scelgono le carte
daily-verify-text = Non le sceglie nessuno. Si ricavano da questo testo, quindi chiunque può controllarle:

# One deal.
daily-deal-page = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · sfida del giorno · Hatbox
daily-of = Sfida del giorno, { $day }
daily-future = Questa sfida non c’è ancora. Comincia { $day } alle { $time }.
daily-about = Tu contro il Gatto del Cheshire. Conta la prima partita che finisci, senza ritirare mosse e senza suggerimenti.
daily-about-past = È una sfida passata: la giochi solo per divertimento.
daily-play = Gioca
daily-continue = Continua
daily-again = Rigioca per allenarti
daily-all = Tutte le sfide
daily-headline = { $how ->
    [won] Hai vinto!
    [shared] Pareggio
    [gave-up] Hai abbandonato
   *[lost] Ha vinto il Gatto del Cheshire
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] vittoria in { $count } mosse
    [shared] pareggio dopo { $count } mosse
    [gave-up] abbandono
   *[lost] sconfitta dopo { $count } mosse
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] vittoria, { $count } mosse
    [shared] pareggio, { $count } mosse
    [gave-up] abbandono
   *[lost] sconfitta, { $count } mosse
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] in { $count } mosse
   *[other] dopo { $count } mosse
}
daily-review = Rivedi
daily-share = Condividi
daily-picture = Immagine
daily-copied = Copiato. Incollalo dove vuoi: non svela nessuna carta.
daily-not-copied = Il tuo browser non ci permette di copiare il testo.
daily-picture-failed = Il tuo browser non riesce a disegnare l’immagine.

# The bots in the same seat.
daily-bots = I bot al tuo posto
daily-bots-hint = Ogni bot ha giocato al tuo posto: stesse carte, stesso Gatto del Cheshire.
daily-bots-by-points = In ordine di vantaggio sul Gatto del Cheshire.
daily-bots-by-moves = Prima chi vince più in fretta, poi chi resiste più a lungo.
daily-thinking = { $level ->
    [dormouse] Il Ghiro
    [march_hare] La Lepre Marzolina
    [cheshire_cat] Il Gatto del Cheshire
   *[mad_hatter] Il Cappellaio Matto
} sta giocando al tuo posto…
daily-bots-failed = Qui i bot non sono riusciti a giocare. Ricarica la pagina per riprovare.
daily-you = Tu
daily-better = { $count ->
    [0] stavolta nessun bot battuto
    [4] meglio di tutti e quattro i bot!
   *[other] meglio di { $count } bot su { $all }
}

# Everybody on this server.
daily-everyone = Tutti i giocatori
daily-everyone-join = Confronta il tuo risultato con quello di tutti gli altri su questo server. La tua partita viene inviata lì, con il tuo nome da ospite.
daily-compare = Confronta
daily-alone = Per ora hai giocato solo tu. Torna più tardi per vedere come se la cavano gli altri.
daily-percentile = { $count ->
    [one] Finora ha giocato un’altra persona.
   *[other] Finora hanno giocato altre { $count } persone.
} Risultati peggiori del tuo: { NUMBER($percent, maximumFractionDigits: 0) }%.
daily-players = { $count ->
    [one] Finora ha giocato { $count } persona.
   *[other] Finora hanno giocato { $count } persone.
}
daily-worse = peggio
daily-best = meglio
daily-offline = Sei offline. Torna su questa pagina oggi o domani per confrontarti con gli altri.
daily-too-late = Questa sfida è chiusa. I risultati contano il giorno stesso e quello dopo.

# What is shared.
daily-share-title = Sfida Hatbox · { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · { $day }
