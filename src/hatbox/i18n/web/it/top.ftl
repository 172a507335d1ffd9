# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [neutral] neutrale
   *[unknown] sconosciuto
}
topw-hat-title = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [neutral] Neutrale
   *[unknown] Sconosciuto
}
topw-board = Il tavoliere: 61 caselle. Le frecce muovono il cursore, Invio solleva o posa la pila, Backspace annulla un salto, Spazio conclude la mossa, Esc rimette a posto la pila.
topw-can = { $can ->
    [move] Può muoversi.
    [stuck] Ora non può muoversi.
    [picked] Sollevata.
    [here] Ora la pila è qui.
    [land] Puoi atterrare qui.
    [land-takes] Puoi atterrare qui e mangiare.
    [land-on] Puoi atterrare qui, ma poi devi saltare ancora.
    [place] Qui puoi piazzare una pila.
    [sunk] Fuori gioco.
   *[none] { "" }
}
topw-say-empty = { $cell }: libera. { $can }
topw-say-neutral = { $cell }: il cilindro neutrale. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: un solo cilindro rosso. { $can }
    [yellow] { $cell }: un solo cilindro giallo. { $can }
   *[blue] { $cell }: un solo cilindro blu. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: pila rossa di { $height }, sotto: { $below }. { $can }
    [yellow] { $cell }: pila gialla di { $height }, sotto: { $below }. { $can }
   *[blue] { $cell }: pila blu di { $height }, sotto: { $below }. { $can }
}
topw-falls = { $say } Perderà il cilindro in cima.
topw-might-fall = { $say } Perde il cilindro in cima se continui e la salti.

## Seats and side panels

topw-you = Tu
topw-count = { $count ->
    [one] { $count } pila sul tavoliere
   *[other] { $count } pile sul tavoliere
}
topw-to-place = { $count ->
    [one] { $count } pila da piazzare
   *[other] { $count } pile da piazzare
}
topw-taken-hats = { $count ->
    [one] { $count } cilindro
   *[other] { $count } cilindri
}
topw-quiet = { $count ->
    [one] { $count } turno senza prese; a { $limit } è patta.
   *[other] { $count } turni senza prese; a { $limit } è patta.
}
topw-know = Mostra quello che so
topw-nearer = Ingrandisci
topw-peek-mine = Questa pila l’hai costruita tu.
topw-peek-other = L’ha costruita { $who }: nessun altro sa che cosa c’è sotto.
topw-peek-open = L’ha costruita { $who }.
topw-peek-neutral = Il cilindro neutrale non si muove mai e non si può mangiare. Si può saltare.
topw-peek-unknown = Non si sa chi l’ha costruita.

## Building

topw-build-title = Costruisci cinque pile segrete
topw-build-secret = Le vedi solo tu.
topw-build-top = { $colour ->
    [red] In cima va sempre il rosso; il resto lo decidi tu.
    [yellow] In cima va sempre il giallo; il resto lo decidi tu.
   *[blue] In cima va sempre il blu; il resto lo decidi tu.
}
topw-build-watch = I giocatori costruiscono le pile
topw-build-watch-text = Ognuno costruisce in segreto cinque pile di tre cilindri.
topw-build-done = Le tue pile sono pronte
topw-build-wait = In attesa di { $names }.
topw-your-hats = I tuoi cilindri
topw-supply = { $colour ->
    [red] Cilindri rossi rimasti: { $count }
    [yellow] Cilindri gialli rimasti: { $count }
   *[blue] Cilindri blu rimasti: { $count }
}
topw-surprise = Sorprendimi
topw-clear = Ricomincia
topw-ready = Fatto
topw-ready-left = { $count ->
    [one] Manca { $count } cilindro
   *[other] Mancano { $count } cilindri
}
topw-stand = Pila { $number }
topw-stand-place = { $place ->
    [middle] Pila { $number }, in mezzo: { $hat }
   *[bottom] Pila { $number }, in fondo: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Pila { $number }, in mezzo: vuoto
   *[bottom] Pila { $number }, in fondo: vuoto
}
topw-screen-done = { $who } ha costruito tutte le pile
topw-screen-busy = { $who } sta ancora costruendo

## Turn text

topw-turn = Tocca a te
topw-turn-other = Tocca a { $who }
topw-place-pick = Prima scegli una delle tue pile.
topw-place-where = Ora scegli una casella luminosa.
topw-rail = Le tue pile da piazzare
topw-rail-stack = Pila { $number }, dall’alto: { $hats }
topw-pick = Scegli una pila da muovere.
topw-must-capture = Se puoi mangiare, devi: scegli una delle pile luminose.
topw-must-capture-band = Devi mangiare con una pila che sta nella fascia.
topw-must-leave = Hai una pila nella fascia: portala verso l’interno.
topw-must-pass = Non hai mosse possibili: puoi solo passare.
topw-may-narrow = Prima di muovere puoi restringere il campo.
topw-landing = Scegli dove atterrare.
topw-jump-on = Devi continuare a saltare.
topw-stop-plain = Fermati qui, o continua a saltare.
topw-stop-last = Ti fermi qui?
topw-stop-falls = { $count ->
    [1] Mangi un cilindro.
    [2] Mangi due cilindri.
    [3] Mangi tre cilindri.
   *[other] Mangi { $count } cilindri.
} { $more ->
    [yes] Fermati qui, o continua a saltare.
   *[no] Ti fermi qui?
}
topw-far = Ci puoi arrivare, ma un salto alla volta: scegli il primo atterraggio.
topw-watching = Stai guardando.
topw-duty-capture = Se puoi mangiare, devi mangiare.
topw-duty-capture-text = Alla fine della mossa ogni pila avversaria che hai saltato perde il cilindro in cima.
topw-duty-band = La fascia ha la precedenza.
topw-duty-band-text = Se una tua pila nella fascia può mangiare, devi mangiare con una pila che sta nella fascia.
topw-duty-leave = Fuori dalla fascia.
topw-duty-leave-text = Nella fascia (la corona più esterna) non si può restare: porta una pila verso l’interno.

## Controls

topw-stop = Fermati qui
topw-back = Annulla salto
topw-put-back = Riponi
topw-narrow = Restringi il campo
topw-pass = Passa

## The end

topw-end-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }
}
topw-end-won-why = { $colour ->
    [red] Tutte le pile sul tavoliere sono rosse.
    [yellow] Tutte le pile sul tavoliere sono gialle.
   *[blue] Tutte le pile sul tavoliere sono blu.
}
topw-end-draw = Patta
topw-end-draw-why = { $count ->
    [one] { $count } turno di fila senza prese. Vittoria condivisa: { $names }.
   *[other] { $count } turni di fila senza prese. Vittoria condivisa: { $names }.
}
topw-end-resigned = { $you ->
    [yes] Hai abbandonato.
   *[no] { $who } ha abbandonato.
}
topw-end-abandoned = La partita è rimasta a metà.
topw-end-none = nessuna
topw-end-look = Guarda il tavoliere
topw-end-result = Vedi il risultato

## The log

log-top-build = { $you ->
    [yes] Costruisci { $count ->
        [one] una pila
       *[other] { $count } pile
    }.
   *[no] { $who } costruisce { $count ->
        [one] una pila
       *[other] { $count } pile
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } sopra { $bottom }
log-top-place = { $you ->
    [yes] Piazzi una pila su { $cell }.
   *[no] { $who } piazza una pila su { $cell }.
}
log-top-step = { $you ->
    [yes] Fai un passo da { $origin } a { $target }.
   *[no] { $who } fa un passo da { $origin } a { $target }.
}
log-top-jump = { $you ->
    [yes] Salti da { $origin } oltre { $over } fino a { $target }.
   *[no] { $who } salta da { $origin } oltre { $over } fino a { $target }.
}
log-top-stop = { $you ->
    [yes] Ti fermi su { $cell }.
   *[no] { $who } si ferma su { $cell }.
}
log-top-captured = { $lost ->
    [red] { $cell } perde un cilindro rosso
    [yellow] { $cell } perde un cilindro giallo
   *[blue] { $cell } perde un cilindro blu
}; { $now ->
    [red] sotto ce n’è uno rosso.
    [yellow] sotto ce n’è uno giallo.
   *[blue] sotto ce n’è uno blu.
}
log-top-captured-last = { $lost ->
    [red] { $cell } perde l’ultimo cilindro, rosso.
    [yellow] { $cell } perde l’ultimo cilindro, giallo.
   *[blue] { $cell } perde l’ultimo cilindro, blu.
}
log-top-narrow = { $you ->
    [yes] Restringi il campo: ora la fascia è la corona { $band }.
   *[no] { $who } restringe il campo: ora la fascia è la corona { $band }.
}
log-top-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}

## Why not

no-top-game-is-over = La partita è finita: tutte le pile sono dello stesso colore.
no-top-game-has-stalled = La partita è finita: da troppo tempo nessuno mangia.
no-top-build-first = Prima tutti devono costruire le proprie pile.
no-top-no-hat-left = { $colour ->
    [red] Non hai più cilindri rossi.
    [yellow] Non hai più cilindri gialli.
   *[blue] Non hai più cilindri blu.
}
no-top-place-first = Prima tutte le pile devono essere sul tavoliere.
no-top-placed-already = Questa pila è già sul tavoliere.
no-top-wrong-ring = Le pile partono dalle corone 2 e 3. { $cell } è nella corona { $ring }.
no-top-cell-taken = Su { $cell } c’è già una pila. Scegli una casella libera.
no-top-all-stacks-stand = Tutte le pile sono già piazzate.
no-top-can-move = Puoi muovere, quindi non puoi passare.
no-top-narrowed-enough = Il campo non si può più restringere.
no-top-too-many-stacks = Ci sono ancora { $count } pile. Puoi restringere il campo quando ne restano al massimo { $most }.
no-top-band-not-empty = Nella fascia c’è ancora una pila, quindi non la puoi chiudere.
no-top-move-under-way = Hai cominciato una mossa da { $cell }. Prima finiscila.
no-top-no-stack = Su { $cell } non c’è nessuna pila.
no-top-not-yours = { $colour ->
    [red] Non è una tua pila: giochi con il rosso, quindi sono tue solo quelle con il rosso in cima.
    [yellow] Non è una tua pila: giochi con il giallo, quindi sono tue solo quelle con il giallo in cima.
   *[blue] Non è una tua pila: giochi con il blu, quindi sono tue solo quelle con il blu in cima.
}
no-top-step-goes-on = Un passo conclude la mossa. Solo i salti si possono concatenare.
no-top-not-empty = { $cell } non è libera. Scegli una casella libera.
no-top-no-jump = Da { $origin } a { $target } non è né un passo né un salto.
no-top-nothing-to-jump = Su { $cell } non c’è niente da saltare.
no-top-jumped-twice = Hai già saltato la pila su { $cell }: si può una sola volta per mossa.
no-top-no-such-effect = Questo non si può fare.
no-top-forbidden = { $cell } è fuori gioco: non ci si può né fermare né passare.
no-top-must-capture = Puoi mangiare un cilindro, quindi devi farlo. Scegli un salto oltre una pila avversaria.
no-top-must-capture-from-band = Una tua pila nella fascia può mangiare, quindi devi mangiare con una pila che sta nella fascia.
no-top-must-leave-band = Prima una delle tue pile deve lasciare la fascia.
no-top-must-end-elsewhere = Una mossa senza prese deve finire in una casella diversa da { $cell }.
no-top-not-in-band = Una mossa può finire nella fascia, su { $cell }, solo se mangia un cilindro.

# --- beside the tray

topw-lost = Cilindri persi finora
topw-placing-other = { $who } sta piazzando una pila
