# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Le regole di Hats
    [magic_hat] Le regole di Magic Hat
   *[top_hats] Le regole di Top Hats
}
rules-lede-hats = Scambia carte con il tavolo da tè e raccogli i cappelli che alla fine varranno di più: vince chi fa più punti. Da 2 a 4 giocatori (in quattro si gioca a squadre di due), circa 20 minuti. Ogni regola ha un numero: il gioco lo cita quando ti spiega qualcosa.
rules-lede-magic_hat = Trova il cappello giusto per ogni personaggio: vince chi conquista più coppie e sbaglia di meno. Da 2 a 4 giocatori, dai 5 anni, da 15 a 20 minuti. Ogni regola ha un numero: il gioco lo cita quando ti spiega qualcosa.
rules-lede-top_hats = Mangia i cilindri degli avversari finché sul tavoliere restano solo pile del tuo colore. Per 2 o 3 giocatori, dagli 8 anni, circa 25 minuti. Ogni regola ha un numero: il gioco lo cita quando ti spiega qualcosa.
rules-more = Più dettagli
rules-print = Stampa
rules-learn = In cinque figure
rules-link = Link alla regola { $rule }
rules-group = { $name ->
    [box] Prima di cominciare
    [turn] Il tuo turno
    [cookie] Il biscotto
    [move] Muovere e mangiare
    [band] Il bordo del tavoliere
    [end] Fine della partita e vittoria
    [seldom] Casi rari
   *[editions] Edizioni e varianti
}
rules-options = Opzioni
rules-options-text = Puoi cambiarle quando apri un tavolo. La prima scelta è quella predefinita.
rules-example = Esempio di punteggio

rule-H1-title = I cappelli
rule-H1 = Ci sono sette tipi di cappello, ognuno con il suo colore e con sei carte numerate da 1 a 6: 42 carte in tutto. Una carta si chiama con il suo tipo e il suo numero: Basco 4, in breve B4.
rule-H1-more = B Basco, C Cloche, D Deerstalker, F Fez, K Kepì, S Sombrero, T Tricorno.
rule-H2-title = Il tavolo da tè
rule-H2 = Il tavolo da tè è una fila di posizioni numerate da 1 a 6 (in due, da 1 a 5). Su ogni posizione c’è sempre una sola carta, scoperta. La posizione di un tipo decide quanto valgono i suoi cappelli.
rule-H3-title = Preparazione
rule-H3 = In due, tutte le carte di due tipi restano nella scatola. Metti una carta su ogni posizione del tavolo da tè e danne nove a ogni giocatore. Le carte in mano sono segrete! Il resto è il mazzo: 9 carte in tre, 7 in due, nessuna in quattro. Il biscotto comincia sul tavolo e non è di nessuno. Si gioca in senso orario.
rule-H3-more = Chi comincia si sceglie a caso, se le impostazioni del tavolo non dicono altro; nel gioco in scatola comincia chi ha mangiato un biscotto per ultimo. Anche i due tipi da escludere si scelgono a caso, se non li hai scelti aprendo il tavolo.
rule-H4-title = Il tuo turno
rule-H4 = Devi fare un’azione principale: scambiare una carta (H5) o calare un cappello nero (H6). Prima o dopo puoi fare un’azione opzionale: scartare e pescare (H7) o, in quattro, scambiare una carta con il compagno (H8). Poi tocca al giocatore successivo.
rule-H5-title = Scambio
rule-H5 = Gioca una carta della tua mano, scoperta, su una posizione del tavolo da tè, e metti la carta che c’era, scoperta, nella tua collezione. Puoi farlo se le due carte sono dello stesso tipo, o se il tuo numero è più alto di quello che prendi. Si scambia solo con il tavolo da tè, mai con le collezioni degli altri.
rule-H5-more = Con il Deerstalker 4 puoi prendere il Kepì 2, il Fez 3 e persino il Deerstalker 6, ma non il Tricorno 5 (più alto) né il Sombrero 4 (uguale, ma di un altro tipo).
rule-H6-title = Cappello nero
rule-H6 = Metti una carta della tua mano, coperta, nella tua collezione. Va bene qualsiasi carta, quindi puoi sempre giocare qualcosa. Fino alla fine della partita solo tu sai qual è.
rule-H7-title = Scarta e pesca
rule-H7 = In due o in tre, una volta per turno puoi scartare una carta a faccia in giù e pescare la prima del mazzo. Puoi farlo anche dopo l’ottava azione principale: così cambi il tuo cappello preferito.
rule-H7-more = Se il mazzo è vuoto, prima scarti la tua carta, poi tutti gli scarti si rimescolano in un nuovo mazzo, e peschi. Può anche tornarti la stessa carta.
rule-H8-title = I compagni
rule-H8 = In quattro, i compagni siedono uno di fronte all’altro. Una volta per turno puoi scambiare una carta con il compagno: gliene passi una coperta, e lui deve dartene una in cambio. Potete parlarvi, ma senza dire il tipo, il colore o il numero di una carta.
rule-H8-more = Il compagno sceglie senza vedere la tua carta e non può rifiutare. Le due carte passano di mano nello stesso momento, e le conoscete solo voi due.
rule-H9-title = Il biscotto
rule-H9 = Dopo ogni azione principale il biscotto va al giocatore con più tipi diversi di cappello. Tutti i cappelli neri insieme contano come un tipo in più. In caso di parità si confrontano i numeri più bassi, poi i secondi più bassi e così via: vince il più basso.
rule-H9-more = Qui i cappelli neri non hanno numero. Se i numeri sono uguali finché uno dei due li esaurisce, vince chi ne ha ancora. Se sono tutti uguali, il biscotto resta dov’è. Chi non ha cappelli non può averlo.
rule-H10-title = La fine
rule-H10 = La partita finisce quando tutti hanno giocato otto turni. L’unica carta che ti resta in mano è il tuo cappello preferito.
rule-H11-title = Punti della collezione
rule-H11 = Se sul tavolo da tè ci sono più carte dello stesso tipo, conta solo quella nella posizione più bassa; le altre si girano coperte. Ogni carta scoperta della tua collezione vale la posizione del suo tipo, o niente se quel tipo non è sul tavolo. Ogni cappello nero vale 1.
rule-H12-title = Punti del cappello preferito
rule-H12 = Somma i numeri delle carte raccolte dello stesso tipo del tuo cappello preferito, poi togli il numero del preferito. Il cappello preferito non fa parte della collezione. Un cappello nero non conta mai per il tipo che nasconde.
rule-H12-more = Il risultato può essere negativo: se il tuo cappello preferito è il Sombrero 6 e nella collezione hai solo il Sombrero 2, fai 2 − 6 = −4 punti.
rule-H13-title = Punti del biscotto
rule-H13 = Chi ha il biscotto alla fine fa 5 punti.
rule-H14-title = Chi vince
rule-H14 = Vince chi ha più punti. In caso di parità vince chi ha più cappelli neri, poi chi ha il biscotto. Se la parità resta, la vittoria è condivisa.
rule-H14-more = In quattro si sommano i punti e i cappelli neri dei due compagni, e una squadra ha il biscotto se ce l’ha uno dei due.
rule-H15-title = Edizioni
rule-H15 = L’edizione standard segue i regolamenti inglese, italiano, spagnolo e francese. Quella tedesca ha due differenze: i cappelli neri non contano come tipo per il biscotto, e in caso di parità decide subito il biscotto.

rules-example-hats-table = Il tavolo da tè a fine partita. Ci sono due Baschi: conta solo quello sulla posizione 2, quindi l’altro si gira.
rules-example-hats-collection = La collezione: ogni cappello vale la posizione del suo tipo; Deerstalker e Cloche non sono sul tavolo. Il cappello nero vale 1. In tutto 16 punti.
rules-example-hats-favourite = L’ultima carta, il Sombrero 4, è il cappello preferito. Somma i numeri dei Sombreri raccolti e togli 4: 4 punti.
rules-example-hats-total = 16 + 4 = 20 punti, 25 con il biscotto.

rule-M1-title = Le carte
rule-M1 = Ci sono 20 personaggi e 24 cappelli. Ogni cappello è di un personaggio: la corona va bene a qualsiasi re. Quattro sono cappelli magici e non sono di nessuno. L’elenco qui sotto mostra chi porta che cosa.
rule-M1-more = Di solito i personaggi sono dieci, ognuno in due copie. Si può giocare anche con cinque personaggi in quattro copie, o con venti tutti diversi.
rule-M2-title = Preparazione
rule-M2 = Metti sette personaggi scoperti in fila, negli spazi da 1 a 7, e sopra ognuno un cappello coperto. Gli altri aspettano in due mazzi. Si gioca in senso orario. Chi comincia si sceglie a caso, se le impostazioni del tavolo non dicono altro; nel gioco in scatola comincia il più giovane.
rule-M3-title = Il tuo turno
rule-M3 = Fai una sola di queste tre cose: sbircia, scambia o scopri. Poi tocca al giocatore successivo.
rule-M4-title = Sbircia
rule-M4 = Guarda un cappello e rimettilo a posto. Tutti vedono quale guardi, ma solo tu vedi che cos’è.
rule-M5-title = Scambia
rule-M5 = Scambia i cappelli di due spazi senza guardarli. Tutti vedono quali sono.
rule-M5-more = Due cappelli appena scambiati non si possono scambiare di nuovo tra loro nel turno subito dopo. Questo divieto si può togliere nelle impostazioni del tavolo (M12).
rule-M6-title = Scopri
rule-M6 = Gira un cappello davanti a tutti. Se è del personaggio che c’è sotto, vinci le due carte, e al loro posto arrivano un nuovo personaggio e un nuovo cappello. Se non è il suo, torna coperto e prendi un gettone penalità (una nuvoletta). Se è un cappello magico, lo tieni; il personaggio resta e riceve il prossimo cappello.
rule-M6-more = Quando il mazzo dei personaggi è finito, lo spazio di una coppia vinta resta vuoto.
rule-M7-title = La fine
rule-M7 = La partita finisce appena in fila restano solo tre personaggi: a quel punto sono state vinte 17 coppie.
rule-M8-title = Punti
rule-M8 = Ogni coppia vale 1 punto, ogni gettone penalità ne toglie 1, e ogni cappello magico annulla un gettone penalità. I cappelli magici in più non valgono niente. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
rule-M8-more = Nella scatola ci sono 16 gettoni penalità, ma contano anche quelli oltre il sedicesimo.
rule-M9-title = Quando nessun cappello è giusto
rule-M9 = Se nessun cappello in fila è di un personaggio in fila, e nessuno è magico, non si può vincere niente. Qui allora tutti i cappelli coperti, anche quelli del mazzo, si rimescolano e si dispongono di nuovo. Tieni tutto ciò che hai vinto, e anche i tuoi gettoni penalità.
rule-M10-title = Quando nessuno rischia
rule-M10 = Se per 100 turni di fila nessuno vince una carta, la partita finisce e valgono i punti fatti fin lì.
rule-M11-title = La variante difficile
rule-M11 = Si gioca senza i quattro cappelli magici, così niente annulla i gettoni penalità.
rule-M12-title = Edizioni
rule-M12 = L’edizione russa, qui quella predefinita, vieta di rifare subito lo stesso scambio (M5). Quella inglese ed ebraica lo permette.
rule-M13-title = La memoria
rule-M13 = Quello che hai visto devi ricordartelo, come con le carte vere. Se preferisci, attiva l’aiuto alla memoria: quello che sai resta segnato sul dorso dei cappelli, e i segni si spostano con gli scambi.

rules-example-magic_hat = Nove coppie e cinque gettoni penalità, ma anche due cappelli magici: restano tre gettoni. 9 − 3 = 6 punti.

rule-T1-title = Il tavoliere
rule-T1 = Il tavoliere ha 61 caselle esagonali: il centro e, intorno, quattro corone, numerate dalla 1 (la più interna) alla 4 (la più esterna). Ogni casella ha una lettera e un numero, come sulla scacchiera; il centro è E5.
rule-T2-title = I cilindri
rule-T2 = Ogni giocatore ha un colore: rosso o giallo e, in tre, anche blu. Ci sono 15 cilindri per colore. Il cilindro color avorio al centro è neutrale: non è di nessuno, non si muove mai e non si può mangiare.
rule-T3-title = Costruire
rule-T3 = Ognuno costruisce in segreto cinque pile di tre cilindri, sempre con il proprio colore in cima; sotto, l’ordine è libero. Hai nove cilindri del tuo colore e sei dell’avversario; in tre, tre di ciascun avversario. Solo tu sai che cosa c’è dentro.
rule-T4-title = Piazzare le pile
rule-T4 = A turno, in senso orario, ognuno piazza una pila su una casella libera della corona 2 o della corona 3, finché ci sono tutte. Chi ha piazzato la prima pila fa anche la prima mossa. Chi comincia si sceglie a caso, se le impostazioni del tavolo non dicono altro.
rule-T5-title = Di chi è la pila?
rule-T5 = Una pila è del giocatore che ha il colore in cima, chiunque l’abbia costruita. Quello che c’è sotto resta il segreto di chi l’ha costruita; i cilindri mangiati li vedono tutti.
rule-T6-title = Muovere
rule-T6 = Nel tuo turno muovi una delle tue pile, tutta intera: fai un passo in una casella libera accanto, oppure uno o più salti oltre una pila adiacente (tua o avversaria) o oltre il cilindro neutrale, nella casella libera subito dietro. Puoi continuare a saltare, in qualsiasi direzione, e fermarti quando vuoi.
rule-T6-more = In una mossa non puoi saltare due volte la stessa pila, né il cilindro neutrale, ma puoi passare più volte dalla stessa casella. La casella da cui parti conta come libera. Una mossa senza prese deve finire in una casella diversa da quella di partenza.
rule-T7-title = Mangiare
rule-T7 = Alla fine della mossa ogni pila avversaria che hai saltato perde il cilindro in cima. Quello che c’è sotto decide di chi è ora la pila; se il cilindro era l’ultimo, la pila sparisce. Le tue pile e il cilindro neutrale non perdono niente.
rule-T8-title = Obbligo di presa
rule-T8 = Se puoi mangiare, devi mangiare almeno un cilindro. Come, e fin dove, lo decidi tu. Se una tua pila nella fascia può mangiare, devi mangiare con una pila che sta nella fascia.
rule-T8-more = Quindi, nell’ordine: 1. mangia, se puoi, e prima di tutto con una pila della fascia; 2. altrimenti porta una pila fuori dalla fascia (T9).
rule-T9-title = La fascia
rule-T9 = La corona più esterna è la fascia di rispetto, in breve la fascia. Puoi attraversarla saltando, ma una mossa può finirci solo se fa una presa. Se hai una pila nella fascia e non puoi mangiare, devi portarne una dalla fascia verso l’interno.
rule-T9-more = Se nessuna può andare verso l’interno, vale qualsiasi altra mossa che non finisca nella fascia.
rule-T10-title = Restringere il campo
rule-T10 = Se restano al massimo cinque pile e nessuna è nella fascia, prima di muovere puoi restringere il campo: la fascia si chiude per sempre, nessuno può più fermarsi lì né passarci, e la corona successiva diventa la fascia. Poi fai la tua mossa come sempre, sul campo ristretto.
rule-T10-more = Il cilindro neutrale non conta come pila. Il campo si può restringere al massimo due volte per partita, o meno se lo dicono le impostazioni del tavolo.
rule-T11-title = Vincere
rule-T11 = Se dopo una mossa tutte le pile hanno in cima lo stesso colore, vince quel giocatore. Se resti senza pile non sei fuori: una presa può scoprire un tuo cilindro.
rule-T12-title = Nessuna mossa
rule-T12 = Se non hai pile, o nessuna delle tue può muoversi, passi.
rule-T13-title = Patta
rule-T13 = Se per 100 turni di fila nessuno mangia niente (anche passare è un turno), la partita finisce, e la vittoria è condivisa tra tutti quelli che hanno ancora una pila.

rules-option-first = Chi comincia
rules-option-first-text = A caso, o un posto scelto da te.
rules-option-edition-hats = Edizione (H15)
rules-option-edition-hats-text = Standard o tedesca. Decide le due opzioni seguenti.
rules-option-black_hat_is_a_type = I cappelli neri contano come tipo (H9)
rules-option-black_hat_is_a_type-text = Se i cappelli neri contano come un tipo in più per il biscotto.
rules-option-tiebreak_black_hats = In parità decidono i cappelli neri (H14)
rules-option-tiebreak_black_hats-text = Se in caso di parità vince chi ha più cappelli neri, prima di guardare il biscotto.
rules-option-removed = Cappelli esclusi (H3)
rules-option-removed-text = In due: quali due tipi restano nella scatola.
rules-option-edition-magic_hat = Edizione (M12)
rules-option-edition-magic_hat-text = Russa, oppure inglese ed ebraica. Decide l’opzione seguente.
rules-option-no_swap_back = Vietato annullare lo scambio (M5)
rules-option-no_swap_back-text = Se si può annullare subito lo scambio del turno precedente.
rules-option-copies = Quante copie di ognuno (M1)
rules-option-copies-text = Due, quattro o una di ogni personaggio. Meno doppioni ci sono, più è difficile.
rules-option-magic_hats = Cappelli magici (M11)
rules-option-magic_hats-text = Quattro, o nessuno per la variante difficile.
rules-option-dead_table = Quando nessun cappello è giusto (M9)
rules-option-dead_table-text = Rimescolare i cappelli, o continuare finché la partita finisce da sola.
rules-option-stall_limit = Turni senza vincite
rules-option-stall_limit-text = Dopo quanti turni di fila senza vincere o mangiare niente finisce la partita; di norma 100.
rules-option-memory_aid = Aiuto alla memoria (M13)
rules-option-memory_aid-text = Se il dorso dei cappelli mostra quello che hai visto.
rules-option-narrowings = Restringimenti (T10)
rules-option-narrowings-text = Quante volte si può restringere il campo in una partita: due, una o mai.

# --- the index of hats and characters (Magic Hat); $copies is how many different characters there are
rules-index = Chi porta quale cappello
rules-index-of = { $copies ->
    [5] In ogni partita
    [10] Anche nella partita normale, con dieci personaggi
   *[20] Solo nella partita con venti personaggi
}
