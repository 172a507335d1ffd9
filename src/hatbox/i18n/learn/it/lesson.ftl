# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, passo per passo
    [magic_hat] Magic Hat, passo per passo
   *[top_hats] Top Hats, passo per passo
}
lesson-coach = La tua guida
lesson-progress = Passo { $at } di { $all }
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-back = Indietro
lesson-leave = Esci dalla lezione
lesson-you = Tu
lesson-watch = Guarda…
lesson-other-move = Si potrebbe fare anche questo. Per ora prova quello che brilla.
lesson-read-first = Prima leggi che cosa ti dico, poi premi Avanti.
lesson-done-title = Ora sai giocare a { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Il resto si impara giocando. Il Ghiro è un avversario gentile per cominciare.
lesson-done-play = Gioca ora
lesson-done-rules = Tutte le regole
lesson-done-again = Ancora una volta
lesson-done-four = E adesso: in quattro al tavolo

lesson-hats-table = Ti diamo il benvenuto al tè! Sul tavolo da tè ci sono cinque cappelli, sulle posizioni da 1 a 5. Le tue carte sono in basso. Contro di te gioca il Ghiro.
lesson-hats-exchange = Facciamo uno scambio. Prendi il Deerstalker 4 e mettilo sulla posizione 3: 4 è più alto del Fez 3, quindi il Fez è tuo. (Prova prima con il Basco 6, se vuoi sentire un no.)
lesson-hats-end = Bene, il Fez è nella tua collezione. Potresti ancora scartare una carta, ma oggi no: termina il turno.
lesson-hats-worth = Guarda le posizioni: se la partita finisse ora, ogni Sombrero raccolto ti darebbe 4 punti, perché il Sombrero è sulla posizione 4. Sul tavolo non c’è più nessun Fez: il tuo per ora non vale niente. Ma può cambiare!
lesson-hats-same = Lo stesso tipo si può sempre scambiare, anche con un numero più basso. Metti il Sombrero 1 sul Sombrero 5.
lesson-hats-discard = Una volta per turno puoi cambiare una carta: ne scarti una e ne peschi un’altra. Scarta il Basco 2: non ne sentirai la mancanza.
lesson-hats-cookie = Tu e il Ghiro mostrate due tipi a testa; un cappello nero conta come tipo. In parità vincono i numeri più bassi: il biscotto resta a te. Alla fine vale 5 punti.
lesson-hats-black = Se non va bene niente, o se vuoi nascondere qualcosa, gioca una carta coperta. Fai del Fez 1 un cappello nero: vale 1 punto, ed è un tipo in più per il biscotto.
lesson-hats-end-again = Ben nascosto! Termina il turno.
lesson-hats-last = Ora saltiamo all’ultimo giro. Avete ancora due carte a testa: una da giocare e una da tenere.
lesson-hats-last-exchange = Tieni il Sombrero 4, perché hai già raccolto due Sombreri. Metti il Tricorno 4 sul Tricorno 2: stesso tipo, ed è sulla posizione 4.
lesson-hats-favourite = Ora il Sombrero 4 è il tuo cappello preferito. Porta 6 + 2 per i tuoi Sombreri, meno il suo 4. Termina il turno, e il Ghiro gioca l’ultima carta.
lesson-hats-score = Ecco il conto: ogni cappello vale la sua posizione sul tavolo, 1 per ogni cappello nero, poi il preferito e 5 per il biscotto. Vince chi ha più punti.

lesson-hats-partner = In quattro si gioca in due squadre. La Lepre Marzolina, di fronte a te, è la tua compagna. Non potete dirvi le carte, ma potete passarvene una.
lesson-hats-offer = Metti una carta coperta per la tua compagna: il Fez 5. La Lepre te ne dà una senza averla vista.
lesson-hats-partner-play = Hai ricevuto il Kepì 4, e lo sapete solo voi due. Ora fai lo scambio: mettilo sul Kepì 2. Poi il tuo turno è finito, perché hai fatto entrambe le cose.
lesson-hats-give = Adesso è la Lepre a offrirti una carta. Devi dargliene una prima di vederla: dai il Sombrero 2.
lesson-hats-team = Alla fine i punti dei due compagni si sommano, e vince la squadra migliore.

lesson-magic-row = Ti diamo il benvenuto a corte! Sette personaggi stanno in fila, e sopra ognuno c’è un cappello coperto. Nel tuo turno fai una cosa sola: sbirci, scambi o scopri.
lesson-magic-peek = Comincia sbirciando: guarda il cappello sopra il cuoco, il numero 2. Lo vedrai solo tu.
lesson-magic-swap = Una corona! Non fa per un cuoco, ma proprio accanto c’è il re. Scambia i cappelli 1 e 2, senza guardarli.
lesson-magic-barred = La Lepre ha scambiato 3 e 7. Quei due non si possono riscambiare subito: nel tuo prossimo turno sono bloccati come coppia.
lesson-magic-open = Ora lo sai di sicuro: la corona è sopra il re. Scopri il numero 1!
lesson-magic-wrong = È la sua! Le due carte sono tue, e arriva qualcun altro. Vediamo ora che cosa succede quando va male: scopri il numero 3, a caso.
lesson-magic-learned = Ahi: un berretto a sonagli, e non è per un drago. Prendi una nuvoletta, ma tutti hanno imparato qualcosa. Il giullare è al numero 6: scambia 3 e 6.
lesson-magic-jester = Presto, prima che lo faccia qualcun altro: scopri il numero 6!
lesson-magic-magic = Due coppie! Ancora una sorpresa: scopri il numero 5.
lesson-magic-points = Un cappello magico! Non è di nessuno, ma porta via la tua nuvoletta. Alla fine ogni coppia vale 1, ogni nuvoletta toglie 1, e ogni cappello magico porta via una nuvoletta. Si finisce quando restano solo tre personaggi.

lesson-top-goal = Ti diamo il benvenuto in salotto! Tu giochi con il rosso, il Gatto del Cheshire con il giallo. Vinci quando ogni pila sul vassoio ha il rosso in cima.
lesson-top-build = Prima si costruisce in segreto: cinque pile, ognuna con un cappello rosso in cima. Sotto metti gli altri come ti pare. Uno rosso sotto uno giallo è una bella trappola: la pila torna da te.
lesson-top-place = Ben costruito! Da qui in poi usiamo pile che ho preparato io. Ora, a turno, le piazzate nei due anelli di mezzo, il 2 e il 3. Metti la pila 1 su C3.
lesson-top-place-again = E la pila 2 su C6. Poi facciamo finta che siano tutte piazzate, e che qualcuna sia già sparita.
lesson-top-step = Tocca a te. La mossa più semplice è un passo in una casella libera vicina: da C2 a C3.
lesson-top-jump = Oppure salta: oltre una pila qualsiasi accanto a te, nella casella libera subito dietro. Anche oltre il cappello neutro al centro. Salta da D4 a F6.
lesson-top-duty = Una situazione nuova. Se puoi prendere, devi prendere. La tua pila su C3 può saltare quella gialla su C4, e poi proseguire!
lesson-top-capture = Salta da C3 oltre C4 fino a C5, e poi oltre D6 fino a E7. Le due pile gialle perderanno il cappello in cima.
lesson-top-uncovered = Guarda: sotto il cappello su C4 ce n’era uno rosso, quindi ora quella pila è tua. Su D6 ce n’è ancora uno giallo. Premi Avanti: anche il Gatto deve prendere.
lesson-top-captured = Il Gatto ha saltato la tua pila su E7. Per fortuna sotto c’era un altro cappello rosso: è ancora tua.
lesson-top-band = L’anello esterno è la fascia. La tua pila su D8 sta lì e non può prendere, quindi deve andare verso l’interno: un passo in D7.
lesson-top-narrow = Restano solo quattro pile, nessuna nella fascia. Ora puoi restringere il campo: premi il pulsante, e l’anello esterno affonda.
lesson-top-narrowed = Ora la fascia è l’anello 3. Hai ancora la tua mossa: da E7 a E6, lontano dal bordo.
lesson-top-win = Un ultimo colpo: salta da C3 oltre C4 fino a C5, e poi oltre D6 fino a E7. Sotto C4 si nasconde un cappello rosso, e su D6 ce n’è uno solo.
lesson-top-won = Tutte le pile sono rosse: hai vinto! A proposito, chi non ha più pile non è fuori: la prossima presa può scoprire un suo cappello.
