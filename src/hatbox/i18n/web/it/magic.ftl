# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] Re
    [queen] Regina
    [princess] Principessa
    [knight] Cavaliere
    [wizard] Mago
    [jester] Giullare
    [cook] Cuoco
    [maid] Cameriera
    [dragon] Drago
    [astrologer] Astrologo
    [noble] Nobile
    [archer] Arciere
    [monk] Monaco
    [bishop] Vescovo
    [troubadour] Trovatore
    [farmer] Contadino
    [miner] Minatore
    [fairy] Fata
    [sultan] Sultano
   *[sailor] Marinaio
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] corona
    [queen] tiara
    [princess] cappello da principessa
    [knight] elmo con le piume
    [wizard] cappello da mago
    [jester] cappello da giullare
    [cook] cappello da cuoco
    [maid] foulard
    [dragon] corna
    [astrologer] berretto con le stelle
    [noble] berretto di velluto
    [archer] berretto con la piuma
    [monk] cappuccio da monaco
    [bishop] cappello da vescovo
    [troubadour] cappello da trovatore
    [farmer] cappello di paglia
    [miner] casco da minatore
    [fairy] coroncina di fiori
    [sultan] turbante
    [sailor] berretto da marinaio
   *[magic] cappello magico
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La corona
    [queen] La tiara
    [princess] Il cappello da principessa
    [knight] L’elmo con le piume
    [wizard] Il cappello da mago
    [jester] Il cappello da giullare
    [cook] Il cappello da cuoco
    [maid] Il foulard
    [dragon] Le corna
    [astrologer] Il berretto con le stelle
    [noble] Il berretto di velluto
    [archer] Il berretto con la piuma
    [monk] Il cappuccio da monaco
    [bishop] Il cappello da vescovo
    [troubadour] Il cappello da trovatore
    [farmer] Il cappello di paglia
    [miner] Il casco da minatore
    [fairy] La coroncina di fiori
    [sultan] Il turbante
    [sailor] Il berretto da marinaio
   *[magic] Il cappello magico
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La corona è del re.
    [queen] La tiara è della regina.
    [princess] Il cappello da principessa è della principessa.
    [knight] L’elmo con le piume è del cavaliere.
    [wizard] Il cappello da mago è del mago.
    [jester] Il cappello da giullare è del giullare.
    [cook] Il cappello da cuoco è del cuoco.
    [maid] Il foulard è della cameriera.
    [dragon] Le corna sono del drago.
    [astrologer] Il berretto con le stelle è dell’astrologo.
    [noble] Il berretto di velluto è del nobile.
    [archer] Il berretto con la piuma è dell’arciere.
    [monk] Il cappuccio da monaco è del monaco.
    [bishop] Il cappello da vescovo è del vescovo.
    [troubadour] Il cappello da trovatore è del trovatore.
    [farmer] Il cappello di paglia è del contadino.
    [miner] Il casco da minatore è del minatore.
    [fairy] La coroncina di fiori è della fata.
    [sultan] Il turbante è del sultano.
   *[sailor] Il berretto da marinaio è del marinaio.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Scambia il cappello sopra il re con…
    [queen] Scambia il cappello sopra la regina con…
    [princess] Scambia il cappello sopra la principessa con…
    [knight] Scambia il cappello sopra il cavaliere con…
    [wizard] Scambia il cappello sopra il mago con…
    [jester] Scambia il cappello sopra il giullare con…
    [cook] Scambia il cappello sopra il cuoco con…
    [maid] Scambia il cappello sopra la cameriera con…
    [dragon] Scambia il cappello sopra il drago con…
    [astrologer] Scambia il cappello sopra l’astrologo con…
    [noble] Scambia il cappello sopra il nobile con…
    [archer] Scambia il cappello sopra l’arciere con…
    [monk] Scambia il cappello sopra il monaco con…
    [bishop] Scambia il cappello sopra il vescovo con…
    [troubadour] Scambia il cappello sopra il trovatore con…
    [farmer] Scambia il cappello sopra il contadino con…
    [miner] Scambia il cappello sopra il minatore con…
    [fairy] Scambia il cappello sopra la fata con…
    [sultan] Scambia il cappello sopra il sultano con…
   *[sailor] Scambia il cappello sopra il marinaio con…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Che cosa fai con il cappello sopra il re?
    [queen] Che cosa fai con il cappello sopra la regina?
    [princess] Che cosa fai con il cappello sopra la principessa?
    [knight] Che cosa fai con il cappello sopra il cavaliere?
    [wizard] Che cosa fai con il cappello sopra il mago?
    [jester] Che cosa fai con il cappello sopra il giullare?
    [cook] Che cosa fai con il cappello sopra il cuoco?
    [maid] Che cosa fai con il cappello sopra la cameriera?
    [dragon] Che cosa fai con il cappello sopra il drago?
    [astrologer] Che cosa fai con il cappello sopra l’astrologo?
    [noble] Che cosa fai con il cappello sopra il nobile?
    [archer] Che cosa fai con il cappello sopra l’arciere?
    [monk] Che cosa fai con il cappello sopra il monaco?
    [bishop] Che cosa fai con il cappello sopra il vescovo?
    [troubadour] Che cosa fai con il cappello sopra il trovatore?
    [farmer] Che cosa fai con il cappello sopra il contadino?
    [miner] Che cosa fai con il cappello sopra il minatore?
    [fairy] Che cosa fai con il cappello sopra la fata?
    [sultan] Che cosa fai con il cappello sopra il sultano?
   *[sailor] Che cosa fai con il cappello sopra il marinaio?
}

magicw-court = Sette cappelli e i loro personaggi
magicw-others = Gli altri giocatori
magicw-actions = Che cosa puoi fare
magicw-piles = I mazzi
magicw-action = { $action ->
    [peek] Sbircia
    [swap] Scambia
   *[open] Scopri
}
magicw-action-hint = { $action ->
    [peek] Sbircia: guarda un cappello in segreto. Tasto P
    [swap] Scambia: scambia di posto due cappelli. Tasto S
   *[open] Scopri: gira un cappello davanti a tutti. Tasto O
}
magicw-ask = Tocca a te: sbirci, scambi o scopri?
magicw-ask-peek = Quale cappello vuoi sbirciare?
magicw-ask-first = Quale cappello vuoi scambiare?
magicw-ask-open = Quale cappello vuoi scoprire?
magicw-your-turn = Tocca a te
magicw-thinking = { $who } sta pensando…
magicw-over = Partita finita
magicw-your-points = I tuoi punti
magicw-waiting = Un attimo…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Lo vedi solo tu. Tienilo a mente!
   *[no] { $who } sta sbirciando…
}
magicw-doing-swap = { $you ->
    [yes] Scambi due cappelli
   *[no] { $who } scambia due cappelli…
}
magicw-doing-open = { $you ->
    [yes] Lo scopri…
   *[no] { $who } scopre un cappello…
}
magicw-put-back = Il cappello è di nuovo coperto.
magicw-fits = È il suo!
magicw-magic = Un cappello magico!
magicw-magic-text = Annulla un gettone penalità.
magicw-pair-goes = { $you ->
    [yes] La coppia è tua.
   *[no] La coppia va a { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Il cappello è tuo.
   *[no] Il cappello va a { $who }.
}
magicw-wrong = { $hat }? Testa sbagliata!
magicw-redeal = Nessun cappello è di un personaggio in fila: si rimescolano tutti.
magicw-tap-on = Tocca per continuare
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Spazio { $slot }: { $kind }, cappello coperto{ $state ->
    [peek] , puoi sbirciarlo
    [open] , puoi scoprirlo
    [swap] , puoi scambiarlo
    [picked] , scelto
    [barred] , adesso non si può
   *[still] {""}
}
magicw-slot-known = Spazio { $slot }: { $kind }, cappello coperto, lo conosci: { $hat }{ $state ->
    [peek] , puoi sbirciarlo
    [open] , puoi scoprirlo
    [swap] , puoi scambiarlo
    [picked] , scelto
    [barred] , adesso non si può
   *[still] {""}
}
magicw-slot-open = Spazio { $slot }: { $kind }, cappello: { $hat }
magicw-slot-shown = Spazio { $slot }: { $kind }, cappello scoperto: { $hat }
magicw-slot-peeked = Spazio { $slot }: { $kind }, { $who } sta sbirciando il cappello
magicw-slot-empty = Spazio { $slot }: vuoto
magicw-won = { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
}
magicw-won-magic = { $magic ->
    [one] 1 cappello magico
   *[other] { $magic } cappelli magici
}
magicw-won-clouds = { $penalties ->
    [one] 1 gettone penalità
   *[other] { $penalties } gettoni penalità
}
magicw-now = { $score } se finisse ora
magicw-hat-pile = { $count ->
    [0] Il mazzo dei cappelli è vuoto
    [one] 1 cappello nel mazzo
   *[other] { $count } cappelli nel mazzo
}
magicw-character-pile = { $count ->
    [0] Il mazzo dei personaggi è vuoto
    [one] 1 personaggio nel mazzo
   *[other] { $count } personaggi nel mazzo
}
magicw-you = Tu
# The end.
magicw-end-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }!
}
magicw-end-shared = Vittoria condivisa: { $who }!
magicw-end-played = Che bella partita!
magicw-end-complete = Restano solo tre personaggi: la partita è finita.
magicw-end-stalled = Da molto tempo nessuno vince niente: la partita è finita.
magicw-end-resigned = Un giocatore ha abbandonato: la partita è finita.
magicw-end-abandoned = La partita è stata interrotta.
magicw-end-score = Punti
magicw-end-why = Ogni coppia vale 1 punto. Ogni gettone penalità ne toglie 1, e ogni cappello magico annulla un gettone penalità.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Sbirci nello spazio { $slot }: { $hat }.
   *[no] { $who } sbircia nello spazio { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Sbirci nello spazio { $slot }.
   *[no] { $who } sbircia nello spazio { $slot }.
}
log-magic-swap = { $you ->
    [yes] Scambi i cappelli degli spazi { $first } e { $second }.
   *[no] { $who } scambia i cappelli degli spazi { $first } e { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Scopri il cappello dello spazio { $slot } ({ $character }): è il suo! La coppia è tua.
   *[no] { $who } scopre il cappello dello spazio { $slot } ({ $character }): è il suo! La coppia va a { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Scopri il cappello dello spazio { $slot } ({ $character }): { $hat }. Non è il suo: prendi un gettone penalità.
   *[no] { $who } scopre il cappello dello spazio { $slot } ({ $character }): { $hat }. Non è il suo: { $who } prende un gettone penalità.
}
log-magic-open-magic = { $you ->
    [yes] Scopri il cappello dello spazio { $slot }: è magico, ed è tuo!
   *[no] { $who } scopre il cappello dello spazio { $slot }: è magico! Lo tiene { $who }.
}
log-magic-next-character = Nuovo arrivo nello spazio { $slot }: { $character }.
log-magic-slot-empty = Lo spazio { $slot } resta vuoto.
log-magic-redeal = Nessun cappello è di un personaggio in fila: si rimescolano tutti.
# Why something is not allowed.
no-magic-empty-slot = Nello spazio { $slot } non c’è più nessuno. Scegli un cappello con un personaggio sotto.
no-magic-no-swap-back = Questi due cappelli sono stati appena scambiati: non si possono scambiare di nuovo subito.
no-magic-game-is-over = La partita è finita: restano solo tre personaggi.
no-magic-game-has-stalled = La partita è finita: da molto tempo nessuno vince niente.

# --- who wears what, and ending a peek
magicw-heads = Chi porta cosa
magicw-heads-nobody = Nessuno
magicw-got-it = Ho visto
