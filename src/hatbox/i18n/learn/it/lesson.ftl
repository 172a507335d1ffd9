# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, passo per passo
    [magic_hat] Magic Hat, passo per passo
   *[top_hats] Top Hats, passo per passo
}
lesson-coach = La guida
lesson-progress = Passo { $at } di { $all }
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-back = Indietro
lesson-leave = Esci dalla lezione
lesson-you = Tu
lesson-watch = Guarda…
lesson-other-move = Anche così si può, ma per ora prova quello che brilla.
lesson-read-first = Prima leggi qui, poi premi Avanti.
lesson-done-title = Ora sai giocare a { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Il resto si impara giocando. Il Ghiro è un avversario facile con cui cominciare.
lesson-done-play = Gioca ora
lesson-done-rules = Tutte le regole
lesson-done-again = Ricomincia
lesson-done-four = E ora: in quattro

lesson-hats-table = Ti do il benvenuto al tè! Sul tavolo ci sono cinque cappelli, nelle posizioni da 1 a 5. Le tue carte sono qui sotto. Giochi contro il Ghiro.
lesson-hats-exchange = Facciamo uno scambio. Gioca il tuo Deerstalker 4 sulla posizione 3: 4 è più alto del Fez 3, quindi il Fez è tuo. (Se vuoi, prova prima a metterlo sul Basco 6 e guarda perché non si può.)
lesson-hats-end = Bene, il Fez è nella tua collezione. Potresti ancora scartare una carta, ma per ora no: termina il turno.
lesson-hats-worth = Guarda i numeri delle posizioni: se la partita finisse ora, ogni Sombrero in una collezione varrebbe 4 punti, perché il Sombrero è sulla posizione 4. Sul tavolo non ci sono più Fez, quindi per adesso il tuo non vale niente. Ma può cambiare!
lesson-hats-same = Un cappello dello stesso tipo si può sempre scambiare, anche con un numero più basso. Gioca il tuo Sombrero 1 sul Sombrero 5.
lesson-hats-discard = Una volta per turno puoi scartare una carta e pescarne un’altra. Scarta il Basco 2: non ne sentirai la mancanza.
lesson-hats-cookie = Tu e il Ghiro avete due tipi di cappello a testa: anche i cappelli neri contano come un tipo. In caso di parità vincono i numeri più bassi, quindi il biscotto resta a te. Alla fine vale 5 punti.
lesson-hats-black = Se niente ti va bene, o se vuoi nascondere una carta, giocala coperta. Cala il Fez 1 come cappello nero: vale 1 punto, ed è un tipo in più per il biscotto.
lesson-hats-end-again = Ben nascosto! Termina il turno.
lesson-hats-last = Ora saltiamo all’ultimo giro. Vi restano due carte a testa: una da giocare e una da tenere.
lesson-hats-last-exchange = Tieni il Sombrero 4: hai già raccolto due Sombreri. Gioca il Tricorno 4 sul Tricorno 2: è dello stesso tipo, ed è sulla posizione 4.
lesson-hats-favourite = Ora il Sombrero 4 è il tuo cappello preferito. Vale 6 + 2 per i tuoi Sombreri, meno il suo 4. Termina il turno, e il Ghiro giocherà l’ultima carta.
lesson-hats-score = È il momento dei punti: ogni cappello vale la sua posizione sul tavolo e ogni cappello nero vale 1; poi aggiungi il cappello preferito, e 5 per il biscotto. Vince chi ha più punti.

lesson-hats-partner = In quattro si gioca a squadre di due. La Lepre Marzolina, seduta di fronte a te, è la tua compagna. Non potete dirvi che carte avete, ma potete scambiarvene una.
lesson-hats-offer = Passa una carta coperta alla tua compagna: il Fez 5. La Lepre te ne dà una in cambio senza aver visto la tua.
lesson-hats-partner-play = Hai ricevuto il Kepì 4, e lo sapete solo voi due. Ora fai uno scambio: giocalo sul Kepì 2. Così hai fatto tutte e due le azioni, e il turno finisce.
lesson-hats-give = Ora è la tua compagna a passarti una carta. Devi dargliene una in cambio prima di vedere la sua: dai il Sombrero 2.
lesson-hats-team = Alla fine si sommano i punti dei due compagni: vince la squadra che ne ha di più.

lesson-magic-row = Ti do il benvenuto a corte! Ecco sette personaggi in fila, ognuno con un cappello coperto sopra. Nel tuo turno fai una cosa sola: sbirci, scambi o scopri.
lesson-magic-peek = Comincia con una sbirciatina: guarda il cappello sopra il cuoco, il numero 2. Lo vedrai solo tu.
lesson-magic-swap = Una corona! Non è un cappello da cuoco, ma proprio lì accanto c’è il re. Scambia i cappelli 1 e 2, senza guardarli.
lesson-magic-barred = La Lepre ha scambiato 3 e 7. Uno scambio non si può annullare subito: in questo turno non puoi scambiare quei due tra loro.
lesson-magic-open = Ora non ci sono dubbi: la corona è sopra il re. Scopri il numero 1!
lesson-magic-wrong = È il suo! Le due carte sono tue, e arriva qualcun altro. Ora vediamo che cosa succede quando si sbaglia: scopri il numero 3, tirando a indovinare.
lesson-magic-learned = Ahi, un cappello da giullare: non fa per un drago. Prendi un gettone penalità (una nuvoletta), ma tutti hanno imparato qualcosa. Il giullare è il numero 6: scambia 3 e 6.
lesson-magic-jester = Presto, prima che lo faccia qualcun altro: scopri il numero 6!
lesson-magic-magic = Due coppie! Ancora una sorpresa: scopri il numero 5.
lesson-magic-points = Un cappello magico! Non è di nessuno, ma annulla il tuo gettone penalità. Alla fine ogni coppia vale 1 punto, ogni gettone penalità ne toglie 1, e ogni cappello magico annulla un gettone penalità. La partita finisce quando restano solo tre personaggi.

lesson-top-goal = Ti do il benvenuto alla battaglia dei cappellai! Tu giochi con il rosso, il Gatto del Cheshire con il giallo. Vinci quando tutte le pile sul tavoliere hanno il rosso in cima.
lesson-top-build = Prima si costruisce in segreto: cinque pile, ognuna con un cilindro rosso in cima. Sotto disponi gli altri come preferisci. Un cilindro rosso sotto uno giallo è una bella trappola: la pila torna a te.
lesson-top-place = Ottime pile! Da qui in poi useremo quelle che ho preparato io. Ora si piazzano, una alla volta, sulle due corone di mezzo, la 2 e la 3. Metti la pila 1 su C3.
lesson-top-place-again = E la pila 2 su C6. Poi facciamo finta che siano tutte piazzate, e che qualcuna sia già sparita.
lesson-top-step = Tocca a te muovere. La mossa più semplice è un passo in una casella libera accanto: da C2 a C3.
lesson-top-jump = Oppure salta oltre una pila vicina, nella casella libera subito dietro. Si può saltare anche il cilindro neutrale al centro. Salta da D4 a F6.
lesson-top-duty = Una situazione nuova. Se puoi mangiare, devi mangiare. La tua pila su C3 può saltare quella gialla su C4, e poi continuare!
lesson-top-capture = Salta da C3 oltre C4 fino a C5, e poi oltre D6 fino a E7. Tutte e due le pile gialle perderanno il cilindro in cima.
lesson-top-uncovered = Guarda: sotto il cilindro su C4 ce n’era uno rosso, quindi ora quella pila è tua. D6 è ancora gialla. Premi Avanti: anche il Gatto deve mangiare.
lesson-top-captured = Il Gatto ha saltato la tua pila su E7. Per fortuna sotto c’era un altro cilindro rosso: è ancora tua.
lesson-top-band = La corona più esterna è la fascia. La tua pila su D8 è lì e non può mangiare, quindi deve andare verso l’interno: falle fare un passo su D7.
lesson-top-narrow = Restano solo quattro pile, e nessuna è nella fascia. Ora puoi restringere il campo: premi il pulsante, e la corona esterna affonda.
lesson-top-narrowed = Ora la fascia è la corona 3. Hai ancora la tua mossa: da E7 a E6, lontano dal bordo.
lesson-top-win = Un’ultima mossa: salta da C3 oltre C4 fino a C5, e poi oltre D6 fino a E7. Su C4 è nascosto un cilindro rosso, e su D6 c’è un cilindro solo.
lesson-top-won = Tutte le pile sono rosse: hai vinto! A proposito: chi resta senza pile non è fuori. La prossima presa può scoprire un suo cilindro.
