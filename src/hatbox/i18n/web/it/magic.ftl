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
    [maid] Domestica
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
    [princess] hennin
    [knight] elmo piumato
    [wizard] cappello a punta
    [jester] berretto a sonagli
    [cook] cappello da cuoco
    [maid] fazzoletto
    [dragon] corna
    [astrologer] berretto stellato
    [noble] berretto di velluto
    [archer] cappello con la piuma
    [monk] cappuccio
    [bishop] mitra
    [troubadour] mazzocchio
    [farmer] cappello di paglia
    [miner] elmetto con la lampada
    [fairy] coroncina di fiori
    [sultan] turbante
    [sailor] berretto da marinaio
   *[magic] cappello magico
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] La corona
    [queen] La tiara
    [princess] L’hennin
    [knight] L’elmo piumato
    [wizard] Il cappello a punta
    [jester] Il berretto a sonagli
    [cook] Il cappello da cuoco
    [maid] Il fazzoletto
    [dragon] Le corna
    [astrologer] Il berretto stellato
    [noble] Il berretto di velluto
    [archer] Il cappello con la piuma
    [monk] Il cappuccio
    [bishop] La mitra
    [troubadour] Il mazzocchio
    [farmer] Il cappello di paglia
    [miner] L’elmetto con la lampada
    [fairy] La coroncina di fiori
    [sultan] Il turbante
    [sailor] Il berretto da marinaio
   *[magic] Il cappello magico
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] La corona è del re.
    [queen] La tiara è della regina.
    [princess] L’hennin è della principessa.
    [knight] L’elmo piumato è del cavaliere.
    [wizard] Il cappello a punta è del mago.
    [jester] Il berretto a sonagli è del giullare.
    [cook] Il cappello da cuoco è del cuoco.
    [maid] Il fazzoletto è della domestica.
    [dragon] Le corna sono del drago.
    [astrologer] Il berretto stellato è dell’astrologo.
    [noble] Il berretto di velluto è del nobile.
    [archer] Il cappello con la piuma è dell’arciere.
    [monk] Il cappuccio è del monaco.
    [bishop] La mitra è del vescovo.
    [troubadour] Il mazzocchio è del trovatore.
    [farmer] Il cappello di paglia è del contadino.
    [miner] L’elmetto con la lampada è del minatore.
    [fairy] La coroncina di fiori è della fata.
    [sultan] Il turbante è del sultano.
   *[sailor] Il berretto da marinaio è del marinaio.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Scambia il cappello del re con…
    [queen] Scambia il cappello della regina con…
    [princess] Scambia il cappello della principessa con…
    [knight] Scambia il cappello del cavaliere con…
    [wizard] Scambia il cappello del mago con…
    [jester] Scambia il cappello del giullare con…
    [cook] Scambia il cappello del cuoco con…
    [maid] Scambia il cappello della domestica con…
    [dragon] Scambia il cappello del drago con…
    [astrologer] Scambia il cappello dell’astrologo con…
    [noble] Scambia il cappello del nobile con…
    [archer] Scambia il cappello dell’arciere con…
    [monk] Scambia il cappello del monaco con…
    [bishop] Scambia il cappello del vescovo con…
    [troubadour] Scambia il cappello del trovatore con…
    [farmer] Scambia il cappello del contadino con…
    [miner] Scambia il cappello del minatore con…
    [fairy] Scambia il cappello della fata con…
    [sultan] Scambia il cappello del sultano con…
   *[sailor] Scambia il cappello del marinaio con…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Che cosa fai con il cappello del re?
    [queen] Che cosa fai con il cappello della regina?
    [princess] Che cosa fai con il cappello della principessa?
    [knight] Che cosa fai con il cappello del cavaliere?
    [wizard] Che cosa fai con il cappello del mago?
    [jester] Che cosa fai con il cappello del giullare?
    [cook] Che cosa fai con il cappello del cuoco?
    [maid] Che cosa fai con il cappello della domestica?
    [dragon] Che cosa fai con il cappello del drago?
    [astrologer] Che cosa fai con il cappello dell’astrologo?
    [noble] Che cosa fai con il cappello del nobile?
    [archer] Che cosa fai con il cappello dell’arciere?
    [monk] Che cosa fai con il cappello del monaco?
    [bishop] Che cosa fai con il cappello del vescovo?
    [troubadour] Che cosa fai con il cappello del trovatore?
    [farmer] Che cosa fai con il cappello del contadino?
    [miner] Che cosa fai con il cappello del minatore?
    [fairy] Che cosa fai con il cappello della fata?
    [sultan] Che cosa fai con il cappello del sultano?
   *[sailor] Che cosa fai con il cappello del marinaio?
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
    [peek] Sbircia: guarda un cappello, solo tu. Tasto P
    [swap] Scambia: due cappelli cambiano posto. Tasto S
   *[open] Scopri: mostra un cappello a tutti. Tasto O
}
magicw-ask = Tocca a te: sbirci, scambi o scopri?
magicw-ask-peek = Quale cappello vuoi guardare?
magicw-ask-first = Quale cappello vuoi scambiare?
magicw-ask-open = Quale cappello vuoi scoprire?
magicw-your-turn = Tocca a te
magicw-thinking = { $who } ci pensa…
magicw-over = La partita è finita
magicw-your-pairs = Le tue coppie
magicw-waiting = Un attimo…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Lo vedi solo tu. Ricordalo!
   *[no] { $who } sbircia…
}
magicw-doing-swap = { $you ->
    [yes] Scambi due cappelli
   *[no] { $who } scambia…
}
magicw-doing-open = { $you ->
    [yes] Lo scopri…
   *[no] { $who } scopre…
}
magicw-put-back = Il cappello è di nuovo coperto.
magicw-fits = È il suo!
magicw-magic = Un cappello magico!
magicw-magic-text = Porta via una nuvoletta.
magicw-pair-goes = { $you ->
    [yes] La coppia è tua.
   *[no] La coppia va a { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Il cappello è tuo.
   *[no] Il cappello va a { $who }.
}
magicw-wrong = { $hat }: non è il posto giusto.
magicw-redeal = Nessun cappello poteva andare bene: tutti i cappelli si mescolano e si dispongono di nuovo.
magicw-tap-on = Tocca per continuare
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Spazio { $slot }: { $kind }, cappello coperto{ $state ->
    [peek] , puoi sbirciare
    [open] , puoi scoprirlo
    [swap] , puoi scambiarlo
    [picked] , scelto
    [barred] , ora non è possibile
   *[still] {""}
}
magicw-slot-known = Spazio { $slot }: { $kind }, cappello coperto, lo conosci: { $hat }{ $state ->
    [peek] , puoi sbirciare
    [open] , puoi scoprirlo
    [swap] , puoi scambiarlo
    [picked] , scelto
    [barred] , ora non è possibile
   *[still] {""}
}
magicw-slot-open = Spazio { $slot }: { $kind }, cappello: { $hat }
magicw-slot-shown = Spazio { $slot }: { $kind }, il cappello è sollevato: { $hat }
magicw-slot-peeked = Spazio { $slot }: { $kind }, { $who } guarda il cappello
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
    [one] 1 nuvoletta
   *[other] { $penalties } nuvolette
}
magicw-now = { $score } se finisse ora
magicw-hat-pile = { $count ->
    [0] Nessun cappello nel mazzo
    [one] 1 cappello nel mazzo
   *[other] { $count } cappelli nel mazzo
}
magicw-character-pile = { $count ->
    [0] Nessun personaggio nel mazzo
    [one] 1 personaggio nel mazzo
   *[other] { $count } personaggi nel mazzo
}
magicw-you = Tu
# The end.
magicw-end-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }!
}
magicw-end-shared = { $who } vincono insieme!
magicw-end-played = Una bella partita
magicw-end-complete = Restano solo tre personaggi: la partita è finita.
magicw-end-stalled = Da molto tempo non si vince nulla: la partita è finita.
magicw-end-resigned = Qualcuno ha abbandonato: la partita è finita.
magicw-end-abandoned = La partita è stata interrotta.
magicw-end-score = Punti
magicw-end-why = Ogni coppia è un punto. Ogni nuvoletta ne toglie uno, e ogni cappello magico porta via una nuvoletta.
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
    [yes] Scopri lo spazio { $slot } ({ $character }): è il suo! La coppia è tua.
   *[no] { $who } scopre lo spazio { $slot } ({ $character }): è il suo! La coppia va a { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Scopri lo spazio { $slot } ({ $character }): { $hat }. Non è il suo, prendi una nuvoletta.
   *[no] { $who } scopre lo spazio { $slot } ({ $character }): { $hat }. Non è il suo, { $who } prende una nuvoletta.
}
log-magic-open-magic = { $you ->
    [yes] Scopri lo spazio { $slot }: un cappello magico! È tuo.
   *[no] { $who } scopre lo spazio { $slot }: un cappello magico! Va a { $who }.
}
log-magic-next-character = Nello spazio { $slot } arriva qualcuno: { $character }.
log-magic-slot-empty = Lo spazio { $slot } resta vuoto.
log-magic-redeal = Nessun cappello poteva andare bene: tutti i cappelli si mescolano e si dispongono di nuovo.
# Why something is not allowed.
no-magic-empty-slot = Nello spazio { $slot } non c’è più nessuno. Scegli un cappello con qualcuno sotto.
no-magic-no-swap-back = Questi due cappelli sono stati appena scambiati. Non si possono riscambiare subito.
no-magic-game-is-over = La partita è finita: restano solo tre personaggi.
no-magic-game-has-stalled = La partita è finita: da molto tempo non si vince nulla.
