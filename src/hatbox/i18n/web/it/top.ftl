# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [neutral] neutro
   *[unknown] sconosciuto
}
topw-hat-title = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [neutral] Neutro
   *[unknown] Sconosciuto
}
topw-board = Il vassoio: 61 caselle. Le frecce spostano, Invio prende e fa atterrare, Backspace torna indietro di un passo, Spazio ferma la mossa, Esc rimette a posto la pila.
topw-can = { $can ->
    [move] Può muovere.
    [stuck] Ora non può muovere.
    [picked] Presa.
    [here] La pila ora è qui.
    [land] Puoi atterrare qui.
    [land-takes] Puoi atterrare qui e prendere.
    [land-on] Puoi atterrare qui, ma devi saltare ancora.
    [place] Qui puoi piazzare una pila.
    [sunk] Territorio vietato.
   *[none] { "" }
}
topw-say-empty = { $cell }: libera. { $can }
topw-say-neutral = { $cell }: il cappello neutro. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: un solo cappello rosso. { $can }
    [yellow] { $cell }: un solo cappello giallo. { $can }
   *[blue] { $cell }: un solo cappello blu. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: pila rossa di { $height }, sotto: { $below }. { $can }
    [yellow] { $cell }: pila gialla di { $height }, sotto: { $below }. { $can }
   *[blue] { $cell }: pila blu di { $height }, sotto: { $below }. { $can }
}
topw-falls = { $say } Il suo cappello in cima cadrà.
topw-might-fall = { $say } Il suo cappello in cima cade se continui saltandola.

## Seats and side panels

topw-you = Tu
topw-count = { $count ->
    [one] { $count } pila sul vassoio
   *[other] { $count } pile sul vassoio
}
topw-to-place = { $count ->
    [one] { $count } pila da piazzare
   *[other] { $count } pile da piazzare
}
topw-taken = Presi finora
topw-taken-hats = { $count ->
    [one] { $count } cappello
   *[other] { $count } cappelli
}
topw-quiet = { $count ->
    [one] { $count } turno senza prese; dopo { $limit } è patta.
   *[other] { $count } turni senza prese; dopo { $limit } è patta.
}
topw-know = Mostra ciò che so
topw-nearer = Guarda il vassoio più da vicino
topw-peek-mine = Questa pila l’hai costruita tu.
topw-peek-other = L’ha costruita { $who }. Nessun altro sa che cosa c’è sotto.
topw-peek-open = L’ha costruita { $who }.
topw-peek-neutral = Il cappello neutro non si muove e non va mai via. Puoi saltarlo.
topw-peek-unknown = Nessuno sa più chi l’ha costruita.

## Building

topw-build-title = Costruisci cinque pile segrete
topw-build-secret = Le vedi solo tu.
topw-build-top = { $colour ->
    [red] In cima sempre il rosso; il resto lo decidi tu.
    [yellow] In cima sempre il giallo; il resto lo decidi tu.
   *[blue] In cima sempre il blu; il resto lo decidi tu.
}
topw-build-watch = Si costruiscono le pile
topw-build-watch-text = Ognuno costruisce in segreto cinque pile di tre cappelli.
topw-build-done = Le tue pile sono pronte
topw-build-wait = Si aspetta { $names }.
topw-your-hats = I tuoi cappelli
topw-supply = { $colour ->
    [red] Cappelli rossi rimasti: { $count }
    [yellow] Cappelli gialli rimasti: { $count }
   *[blue] Cappelli blu rimasti: { $count }
}
topw-surprise = Sorprendimi
topw-clear = Ricomincia
topw-ready = Fatto
topw-ready-left = { $count ->
    [one] Manca { $count } cappello
   *[other] Mancano { $count } cappelli
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
topw-turn-other = Muove { $who }
topw-place-pick = Scegli prima una delle tue pile.
topw-place-where = Ora scegli per lei una casella luminosa.
topw-place-other = { $who } piazza una pila.
topw-rail = Le tue pile da piazzare
topw-rail-stack = Pila { $number }, dalla cima: { $hats }
topw-pick = Scegli una pila da muovere.
topw-must-capture = Se puoi prendere, devi: scegli una delle pile luminose.
topw-must-capture-band = Devi prendere, e con una pila che sta nella fascia esterna.
topw-must-leave = Hai una pila nella fascia: una deve venire verso l’interno.
topw-must-pass = Non hai mosse. Puoi solo passare.
topw-may-narrow = Prima di muovere puoi restringere il campo.
topw-landing = Scegli dove atterrare.
topw-jump-on = Il salto deve continuare.
topw-stop-plain = Fermati qui, o salta ancora.
topw-stop-last = Ti fermi qui?
topw-stop-falls = { $count ->
    [1] Cadrà un cappello.
    [2] Cadranno due cappelli.
    [3] Cadranno tre cappelli.
   *[other] Cadranno { $count } cappelli.
} { $more ->
    [yes] Fermati qui, o salta ancora.
   *[no] Ti fermi qui?
}
topw-far = Ci puoi arrivare, ma un passo alla volta: scegli il primo atterraggio.
topw-watching = Stai guardando.
topw-duty-capture = Se puoi prendere, devi.
topw-duty-capture-text = Alla fine della mossa ogni pila avversaria saltata perde il cappello in cima.
topw-duty-band = Prima la fascia.
topw-duty-band-text = Se una pila nella fascia può prendere, la presa si fa da lì.
topw-duty-leave = Fuori dalla fascia.
topw-duty-leave-text = Nell’anello più esterno non si resta: porta una pila verso l’interno.

## Controls

topw-stop = Fermati qui
topw-back = Un passo indietro
topw-put-back = Rimetti
topw-narrow = Restringi il campo
topw-pass = Passa

## The end

topw-end-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }
}
topw-end-won-why = { $colour ->
    [red] Tutte le pile sul vassoio sono rosse.
    [yellow] Tutte le pile sul vassoio sono gialle.
   *[blue] Tutte le pile sul vassoio sono blu.
}
topw-end-draw = Patta
topw-end-draw-why = { $count ->
    [one] { $count } turno di fila senza prese: { $names } si dividono la vittoria.
   *[other] { $count } turni di fila senza prese: { $names } si dividono la vittoria.
}
topw-end-resigned = { $you ->
    [yes] Hai abbandonato la partita.
   *[no] { $who } ha abbandonato la partita.
}
topw-end-abandoned = La partita è rimasta incompiuta.
topw-end-none = nessuna
topw-end-look = Guarda il vassoio
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
    [yes] Piazzi una pila in { $cell }.
   *[no] { $who } piazza una pila in { $cell }.
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
    [yes] Ti fermi in { $cell }.
   *[no] { $who } si ferma in { $cell }.
}
log-top-captured = { $lost ->
    [red] { $cell } perde un cappello rosso
    [yellow] { $cell } perde un cappello giallo
   *[blue] { $cell } perde un cappello blu
}; { $now ->
    [red] sotto appare il rosso.
    [yellow] sotto appare il giallo.
   *[blue] sotto appare il blu.
}
log-top-captured-last = { $lost ->
    [red] { $cell } perde il suo ultimo cappello, rosso.
    [yellow] { $cell } perde il suo ultimo cappello, giallo.
   *[blue] { $cell } perde il suo ultimo cappello, blu.
}
log-top-narrow = { $you ->
    [yes] Restringi il campo: ora la fascia è l’anello { $band }.
   *[no] { $who } restringe il campo: ora la fascia è l’anello { $band }.
}
log-top-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}

## Why not

no-top-game-is-over = La partita è finita: tutte le pile sono di un solo colore.
no-top-game-has-stalled = La partita è finita: da troppo tempo non c’è una presa.
no-top-build-first = Prima ognuno costruisce tutte le sue pile.
no-top-no-hat-left = { $colour ->
    [red] Per questo non hai più cappelli rossi.
    [yellow] Per questo non hai più cappelli gialli.
   *[blue] Per questo non hai più cappelli blu.
}
no-top-place-first = Prima tutte le pile devono stare sul vassoio.
no-top-placed-already = Questa pila è già sul vassoio.
no-top-wrong-ring = Le pile cominciano nel secondo e nel terzo anello. { $cell } è nell’anello { $ring }.
no-top-cell-taken = In { $cell } c’è già una pila. Scegli una casella libera.
no-top-all-stacks-stand = Tutte le pile sono già sul vassoio.
no-top-can-move = Puoi muovere, quindi non puoi passare.
no-top-narrowed-enough = Il campo non si può più restringere.
no-top-too-many-stacks = Le pile sono troppe: { $count }. Il campo si restringe quando ne restano al massimo { $most }.
no-top-band-not-empty = Nella fascia c’è ancora una pila, quindi non può affondare.
no-top-move-under-way = È in corso una mossa da { $cell }. Prima finiscila.
no-top-no-stack = In { $cell } non c’è una pila.
no-top-not-yours = { $colour ->
    [red] Non è una tua pila: giochi con il rosso, ed è tua solo con il rosso in cima.
    [yellow] Non è una tua pila: giochi con il giallo, ed è tua solo con il giallo in cima.
   *[blue] Non è una tua pila: giochi con il blu, ed è tua solo con il blu in cima.
}
no-top-step-goes-on = Un passo è una mossa intera. Solo i salti si possono unire.
no-top-not-empty = { $cell } non è libera. Atterra su una casella libera.
no-top-no-jump = Da { $origin } a { $target } non è né un passo né un salto.
no-top-nothing-to-jump = In { $cell } non c’è nulla da saltare.
no-top-jumped-twice = La pila in { $cell } è già stata saltata: una volta per mossa basta.
no-top-no-such-effect = Non c’è modo di farlo.
no-top-forbidden = { $cell } è affondata: nessuno può atterrarci né passarci.
no-top-must-capture = Puoi prendere un cappello, quindi devi. Scegli un salto oltre una pila avversaria.
no-top-must-capture-from-band = Una pila nella fascia può prendere, quindi la presa va fatta da lì.
no-top-must-leave-band = Prima una tua pila deve lasciare la fascia.
no-top-must-end-elsewhere = Senza presa, la mossa deve finire in una casella diversa da { $cell }.
no-top-not-in-band = Una mossa può finire nella fascia, in { $cell }, solo se prende un cappello.
