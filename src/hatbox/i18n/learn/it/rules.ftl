# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Le regole di Hats
    [magic_hat] Le regole di Magic Hat
   *[top_hats] Le regole di Top Hats
}
rules-lede-hats = Da 2 a 4 giocatori; in quattro si gioca in due squadre. Circa 20 minuti. Ogni regola ha un numero, e il gioco lo dice quando ti spiega qualcosa.
rules-lede-magic_hat = Da 2 a 4 giocatori. Circa 20 minuti. Ogni regola ha un numero, e il gioco lo dice quando ti spiega qualcosa.
rules-lede-top_hats = Per 2 o 3 giocatori. Circa 25 minuti. Ogni regola ha un numero, e il gioco lo dice quando ti spiega qualcosa.
rules-more = Nei dettagli
rules-print = Stampa
rules-learn = In cinque figure
rules-link = Link alla regola { $rule }
rules-group = { $name ->
    [box] Prima di cominciare
    [turn] Il tuo turno
    [cookie] Il biscotto
    [move] Muovere e prendere
    [band] Il bordo del vassoio
    [end] La fine, e chi vince
    [seldom] Quel che capita di rado
   *[editions] Edizioni e varianti
}
rules-options = Che cosa può scegliere un tavolo
rules-options-text = Quando apri un tavolo puoi regolare queste cose. Non è necessario: la prima scelta è quella solita.
rules-example = Un conteggio d’esempio

rule-H1-title = I cappelli
rule-H1 = Ci sono sette tipi di cappello, e sei carte per tipo, numerate da 1 a 6: 42 carte. Una carta si chiama con la lettera del tipo e il suo numero: B4 è il Basco 4.
rule-H1-more = B Basco, C Cloche, D Deerstalker, F Fez, K Kepì, S Sombrero, T Tricorno.
rule-H2-title = Il tavolo da tè
rule-H2 = In mezzo c’è una fila di posizioni, da 1 a 6; in due, da 1 a 5. Su ognuna c’è sempre una carta sola, scoperta. Dove sta un tipo decide quanto valgono i suoi cappelli.
rule-H3-title = Preparazione
rule-H3 = Su ogni posizione del tavolo da tè va una carta, e ognuno ne riceve nove. Il resto è il mazzo: 9 carte in tre, 7 in due, nessuna in quattro. Il biscotto è sul tavolo e per ora non è di nessuno.
rule-H3-more = In due, due tipi di cappello restano nella scatola. Si estraggono a sorte, se il tavolo non li sceglie.
rule-H4-title = Il tuo turno
rule-H4 = Devi fare un’azione principale: uno scambio (H5) o un cappello nero (H6). Prima o dopo puoi farne una facoltativa: cambiare una carta (H7) o, in quattro, scambiare con il compagno (H8). Poi tocca al prossimo.
rule-H5-title = Scambio
rule-H5 = Metti una carta della mano su una posizione del tavolo da tè, e quella che c’era va scoperta nella tua collezione. Si può fare se i due cappelli sono dello stesso tipo, o se il tuo numero è più alto di quello che prendi.
rule-H5-more = Con il Deerstalker 4 puoi prendere il Kepì 2, il Fez 3 e persino il Deerstalker 6, ma non il Tricorno 5 (più alto) né il Sombrero 4 (uguale, e di un altro tipo).
rule-H6-title = Cappello nero
rule-H6 = Oppure metti una carta della mano coperta nella tua collezione. Va bene qualsiasi carta, quindi puoi sempre giocare qualcosa. Solo tu sai qual è; a partita finita possono guardare tutti.
rule-H7-title = Scarta e pesca
rule-H7 = In due o in tre, una volta per turno, puoi cambiare una carta: ne scarti una coperta e peschi la prima del mazzo. Anche dopo l’ottava azione principale: allora cambia il tuo cappello preferito.
rule-H7-more = Se il mazzo è vuoto, la tua carta va prima tra gli scarti; poi si mescolano tutti in un nuovo mazzo, e peschi. Può tornarti la tua stessa carta.
rule-H8-title = Compagni
rule-H8 = In quattro, i compagni siedono uno di fronte all’altro. Una volta per turno puoi scambiare con il compagno: metti una carta coperta, e lui deve dartene una. Potete parlare, ma mai del tipo, del colore o del numero di una carta.
rule-H8-more = Il compagno sceglie senza aver visto la tua carta e non può rifiutare. Le due carte passano di mano nello stesso momento; le conoscete solo voi due.
rule-H9-title = Il biscotto
rule-H9 = Dopo ogni azione principale il biscotto va a chi mostra più tipi diversi. Tutti i cappelli neri insieme contano come un tipo in più. In parità si confrontano i numeri più bassi, poi i secondi, e così via: vince il più basso.
rule-H9-more = Qui i cappelli neri non hanno numero. Se una lista è più lunga e fin lì uguale, vince la più lunga. Se sono uguali fino in fondo, il biscotto resta dov’è. Chi non mostra nessun tipo non lo ha mai.
rule-H10-title = La fine
rule-H10 = La partita finisce quando tutti hanno giocato otto turni. L’unica carta rimasta in mano è il tuo cappello preferito.
rule-H11-title = Punti della collezione
rule-H11 = Se un tipo è più volte sul tavolo da tè, conta solo la posizione più bassa. Ogni carta raccolta vale la posizione del suo tipo, o niente se non è sul tavolo. Ogni cappello nero vale 1.
rule-H12-title = Punti del preferito
rule-H12 = Somma i numeri delle carte raccolte del tipo del tuo preferito, e togli il numero del preferito stesso. Può venire meno di zero! Un cappello nero non conta mai per il tipo che nasconde.
rule-H13-title = Punti del biscotto
rule-H13 = Chi alla fine ha il biscotto prende 5 punti.
rule-H14-title = Chi vince
rule-H14 = Vince chi ha più punti. In parità, chi ha più cappelli neri; poi chi ha il biscotto. Se è pari anche questo, la vittoria si divide.
rule-H14-more = In quattro si sommano i punti e i cappelli neri dei due compagni, e una squadra ha il biscotto se lo ha uno dei due.
rule-H15-title = Edizioni
rule-H15 = La standard segue le regole inglesi, italiane, spagnole e francesi. L’edizione tedesca cambia due cose: i cappelli neri non sono un tipo per il biscotto, e in parità decide subito il biscotto.

rules-example-hats-table = Il tavolo da tè alla fine. Ci sono due Baschi: conta solo quello sulla posizione 2, l’altro si gira.
rules-example-hats-collection = La collezione: ogni cappello vale la sua posizione; Deerstalker e Cloche non sono sul tavolo. 16 punti.
rules-example-hats-favourite = L’ultima carta è il Sombrero 4. Aggiunge i Sombreri raccolti, meno sé stesso: 4 punti.
rules-example-hats-total = 16 + 4 = 20 punti, e 25 con il biscotto.

rule-M1-title = Le carte
rule-M1 = Venti personaggi di corte e 24 cappelli. Ogni cappello è di un tipo di personaggio: una corona va bene a qualsiasi re. Quattro sono cappelli magici e non sono di nessuno.
rule-M1-more = Di solito i tipi sono dieci, due per ciascuno: re, regina, principessa, cavaliere, mago, giullare, cuoco, domestica, drago e astrologo. Un tavolo può anche scegliere cinque tipi, quattro per ciascuno, o venti tutti diversi.
rule-M2-title = Preparazione
rule-M2 = Sette personaggi stanno scoperti in fila, negli spazi da 1 a 7. Sopra ognuno c’è un cappello coperto. Gli altri aspettano in due mazzi.
rule-M3-title = Il tuo turno
rule-M3 = Fai esattamente una di tre cose: sbirci, scambi o scopri. Poi tocca al prossimo.
rule-M4-title = Sbircia
rule-M4 = Guarda un cappello e rimettilo a posto. Tutti vedono dove guardi, ma il cappello lo vedi solo tu.
rule-M5-title = Scambia
rule-M5 = Fai cambiare posto ai cappelli di due spazi, senza guardarli. Tutti vedono quali due.
rule-M5-more = I due cappelli appena scambiati non si possono riscambiare subito nel turno dopo. Un tavolo può togliere questo divieto (M12).
rule-M6-title = Scopri
rule-M6 = Scopri un cappello davanti a tutti. Se è del personaggio di sotto, vinci le due carte, e arrivano un nuovo personaggio e un nuovo cappello. Se non lo è, torna coperto e prendi una nuvoletta (è la penalità). Se è un cappello magico lo tieni; il personaggio resta e riceve il prossimo cappello.
rule-M6-more = Quando il mazzo dei personaggi è vuoto, uno spazio vinto resta vuoto.
rule-M7-title = La fine
rule-M7 = La partita finisce appena in fila restano solo tre personaggi; a quel punto sono state vinte 17 coppie.
rule-M8-title = Punti
rule-M8 = Ogni coppia è un punto, ogni nuvoletta ne toglie uno, e ogni cappello magico porta via una nuvoletta. I cappelli magici che non hanno niente da portare via non valgono nulla. Vince chi ha più punti; in parità la vittoria si divide.
rule-M8-more = Nella scatola ci sono 16 nuvolette, ma contano anche quelle in più.
rule-M9-title = Quando niente va bene
rule-M9 = Se nessun cappello in fila è di un personaggio in fila, e nessuno è magico, non si potrebbe vincere più niente. Allora tutti i cappelli coperti, anche quelli del mazzo, si mescolano e si dispongono di nuovo. Ciò che hai vinto, e le tue nuvolette, restano a te.
rule-M10-title = Quando nessuno osa
rule-M10 = Se per 100 turni di fila nessuno vince una carta, la partita finisce e si conta com’è.
rule-M11-title = La variante difficile
rule-M11 = Si gioca senza i quattro cappelli magici: allora niente porta via una nuvoletta.
rule-M12-title = Edizioni
rule-M12 = L’edizione russa, qui quella solita, vieta di riscambiare subito (M5). Quella inglese ed ebraica lo permette.
rule-M13-title = La memoria
rule-M13 = Ciò che hai visto devi ricordarlo tu, come con le carte vere. Se preferisci, il tavolo può segnare sul dorso dei cappelli ciò che sai; i segni seguono gli scambi.

rules-example-magic_hat = Nove coppie e cinque nuvolette, ma due cappelli magici: restano tre nuvolette. 9 − 3 = 6 punti.

rule-T1-title = Il vassoio
rule-T1 = Un vassoio di 61 caselle a sei lati: il centro e quattro anelli intorno. Le caselle si chiamano per riga e numero, come negli scacchi; il centro è E5.
rule-T2-title = I cappelli
rule-T2 = Ogni giocatore ha un colore, con 15 cappelli: rosso, giallo e, in tre, blu. Il cappello d’avorio al centro è neutro: non è di nessuno, non si muove mai e non se ne va.
rule-T3-title = Costruire
rule-T3 = Ognuno costruisce in segreto cinque pile di tre cappelli, sempre con il proprio colore in cima; sotto, l’ordine è libero. Hai nove cappelli del tuo colore e sei dell’avversario; in tre, tre di ogni avversario. Solo tu sai che cosa c’è dentro.
rule-T4-title = Piazzare
rule-T4 = A turno, ognuno mette una pila su una casella libera dell’anello 2 o 3, finché ci sono tutte. Poi comincia a muovere il primo giocatore.
rule-T5-title = Di chi è la pila?
rule-T5 = Una pila è di chi ha il colore in cima, chiunque l’abbia costruita. Ciò che c’è sotto resta il segreto di chi l’ha costruita; i cappelli presi sono visibili a tutti.
rule-T6-title = Muovere
rule-T6 = Nel tuo turno muovi una delle tue pile, tutta intera. O un passo in una casella libera vicina, o salti: oltre una pila adiacente, tua o no, o oltre il cappello neutro, nella casella libera subito dietro. Puoi continuare a saltare, anche in un’altra direzione, e fermarti quando vuoi.
rule-T6-more = In una mossa nessuna pila si salta due volte, e nemmeno il cappello neutro, ma nella stessa casella si può passare più volte. La casella da cui parti conta come libera. Una mossa che non prende nulla deve finire in una casella diversa da quella di partenza.
rule-T7-title = Prendere
rule-T7 = Finita la mossa, ogni pila avversaria saltata perde il cappello in cima. Quello sotto decide di chi è ora la pila; un ultimo cappello sparisce e basta. Le tue pile e il cappello neutro non perdono nulla.
rule-T8-title = Obbligo di presa
rule-T8 = Se puoi prendere, devi prendere, almeno un cappello. Come, e fin dove, lo decidi tu. Se una tua pila nella fascia può prendere, dev’essere una di quelle.
rule-T9-title = La fascia
rule-T9 = L’anello esterno è la fascia. Puoi attraversarla saltando, ma una mossa può finirci solo se ha preso. Se una tua pila sta nella fascia e non puoi prendere, devi portarne una dalla fascia verso l’interno.
rule-T9-more = Se non c’è modo di andare verso l’interno, va bene qualsiasi altra mossa che non finisca nella fascia.
rule-T10-title = Restringere il campo
rule-T10 = Se restano al massimo cinque pile e nessuna è nella fascia, prima di muovere puoi restringere il campo: la fascia si chiude per sempre, nessuno può più atterrarci né passarci, e l’anello successivo diventa la fascia. Dopo fai comunque la tua mossa, secondo le regole del campo ristretto.
rule-T10-more = Il cappello neutro non conta come pila. Al massimo due volte a partita, se il tavolo non ha scelto di meno.
rule-T11-title = Vincere
rule-T11 = Quando, dopo una mossa, tutte le pile hanno in cima lo stesso colore, quel giocatore ha vinto. Senza pile non sei fuori: una presa può scoprire un tuo cappello.
rule-T12-title = Nessuna mossa
rule-T12 = Se non hai pile, o nessuna si può muovere, passi.
rule-T13-title = Patta
rule-T13 = Se per 100 turni di fila non si prende nulla (anche passare è un turno), la partita finisce, e la dividono tutti quelli che in quel momento hanno una pila.

rules-option-first = Chi comincia
rules-option-first-text = A sorte, o un posto scelto da te.
rules-option-edition-hats = Edizione (H15)
rules-option-edition-hats-text = Standard o tedesca. Regola le due che seguono.
rules-option-black_hat_is_a_type = I cappelli neri sono un tipo (H9)
rules-option-black_hat_is_a_type-text = Se i cappelli neri contano come un tipo in più per il biscotto.
rules-option-tiebreak_black_hats = Parità: decidono i cappelli neri (H14)
rules-option-tiebreak_black_hats-text = Se in parità vince chi ha più cappelli neri, prima del biscotto.
rules-option-removed = Cappelli esclusi (H3)
rules-option-removed-text = In due: quali due tipi restano nella scatola.
rules-option-edition-magic_hat = Edizione (M12)
rules-option-edition-magic_hat-text = Russa, oppure inglese ed ebraica. Regola quella che segue.
rules-option-no_swap_back = Niente riscambi (M5)
rules-option-no_swap_back-text = Se si può annullare subito lo scambio del turno prima.
rules-option-copies = Quanti per tipo (M1)
rules-option-copies-text = Due, quattro o uno per tipo. Meno ce ne sono di uguali, più è difficile.
rules-option-magic_hats = Cappelli magici (M11)
rules-option-magic_hats-text = Quattro, o nessuno per la variante difficile.
rules-option-dead_table = Quando niente va bene (M9)
rules-option-dead_table-text = Disporre di nuovo i cappelli, o continuare finché la partita finisce da sé.
rules-option-stall_limit = Turni senza risultato
rules-option-stall_limit-text = Dopo quanti turni di fila senza vincere o prendere nulla finisce la partita; di solito 100.
rules-option-memory_aid = Aiuto alla memoria (M13)
rules-option-memory_aid-text = Se il dorso dei cappelli mostra ciò che hai visto.
rules-option-narrowings = Restringimenti (T10)
rules-option-narrowings-text = Quante volte si può restringere il campo in una partita: due, una o mai.
