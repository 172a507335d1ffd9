### Every human word of Hatbox, in Italian.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = gioco sconosciuto «{ $name }»; i giochi sono: { $allowed }
unknown-rules = { $game } non ha regole della versione { $version }; ci sono: { $allowed }
bad-players = a { $game } non si gioca in { $players }; giocatori possibili: { $allowed }
unknown-option = { $game } non ha l’opzione «{ $name }»; ha: { $allowed }
bad-option = { $game }: l’opzione { $name } non può essere «{ $value }»; valori ammessi: { $allowed }
bad-option-value = l’opzione { $name } dev’essere una parola, un numero, true o false
bad-option-form = un’opzione si scrive NAME=VALUE, non «{ $text }»
bad-first = l’opzione first non può essere «{ $value }»; valori ammessi: random, oppure un posto da 0 a { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: il formato è «{ $format }», non { $expected }
bad-version = { $where }: la versione { $version } è sconosciuta; questo programma legge la versione { $expected }
bad-json = { $where }: non è JSON: { $fault }
not-an-object = { $where }: dev’essere un oggetto JSON
bad-entry = una mossa richiede «seat» (un numero) e «move» (un testo)
bad-chance = «chance» dev’essere una lista di oggetti o null, lunga quanto «moves»
bad-moves = «moves» dev’essere una lista di testi
bad-seconds = --seconds vale { $seconds }; valori ammessi: più di 0, fino a 600
bad-number = { $field } vale { $number }; valori ammessi: da { $least } a { $most }
bad-move-type = una mossa è un testo, e chance è un oggetto o null
bad-new = il gioco si indica con un testo, giocatori e seme con numeri interi
bad-amount = { $name } è { $value }; può essere da 1 a { $most }
bad-rewards = rewards è «{ $value }»; può essere { $allowed }
batch-actions = un passo richiede un numero intero per ognuna delle { $games } partite, non { $kind } di forma { $shape }
batch-illegal = partita { $game }: l’azione { $action } non è permessa al posto { $seat }; quelle permesse hanno 1 in `masks`
batch-no-game = in questo lotto non c’è la partita { $index }; vanno da 0 a { $most }
batch-other-game = la partita non è { $game } con { $players } giocatori e le opzioni di questo lotto
batch-saved = si possono ripristinare solo i { $size } byte che dà il `save` di un lotto uguale
bad-bot = a un bot serve un nome e qualcosa che lo crei quando viene chiamato, non { $name }
policy-illegal = { $name } ha scelto l’azione { $action }, che non è permessa; sono permesse { $allowed }
policy-not-found = { $name } non può fare da bot: { $fault }; scrivi modulo:funzione
dataset-empty = nessuna partita per il dataset
dataset-format = { $path } non indica un formato; può finire con { $allowed }
dataset-mixed = { $where }: un dataset è di un solo gioco; questo è { $game }, il primo era { $first }
dataset-summary = { $rows } righe da { $games } partite{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } non finite tralasciate
}
missing-extra = { $module } non è installato; arriva con `pip install 'hatbox[{ $extra }]'`
env-to-act = Tocca al posto { $seat }
env-public = come lo vede il pubblico
env-seen-by = come lo vede il posto { $seat }
env-points = punti
env-deck = mazzo
env-discards = scarti
env-characters = personaggi
env-hats = cappelli
env-render-mode = render_mode è «{ $value }»; può essere { $allowed }
env-no-render-mode = non è detto come disegnare; indicare render_mode quando si crea l’ambiente: { $allowed }
env-viewer = viewer è «{ $value }»; può essere un posto da 0 a { $most }, "mover" o None per il pubblico
env-masks = masks è «{ $value }»; può essere { $allowed }
env-illegal = illegal è «{ $value }»; può essere { $allowed }
env-seat = seat è «{ $value }»; può essere { $allowed } o da 0 a { $most }
env-bots = ci sono { $given } bot per { $wanted } altri posti
env-bot = «{ $value }» non può sedersi lì; molte partite insieme si giocano contro "random" o una funzione di osservazioni e maschere
env-reset-first = prima va chiamato reset
env-autoreset = autoreset è «{ $value }»; può essere { $allowed }
openspiel-action = l’azione { $action } qui non è permessa; sono permesse { $allowed }
openspiel-chance = qui il caso non può portare { $piece }; può portare { $allowed }
bad-moment = il momento { $at } non esiste; i momenti vanno da 0 a { $last }
unknown-field = campo sconosciuto «{ $name }»; i campi sono: { $allowed }
bad-length = elementi in { $field }: { $length }; devono essere { $expected }
bad-seat = { $field } vale { $seat }; i posti vanno da 0 a { $most }
bad-count = { $field } ne ha { $count }; valori ammessi: da 0 a { $most }
bad-action = l’azione { $action } non è ammessa; sono ammesse: { $allowed }
position-needs = una posizione richiede «{ $field }» del tipo giusto
cannot-read = impossibile leggere { $path }: { $reason }
cannot-write = impossibile scrivere { $path }: { $reason }
no-such-record = in { $path } non c’è la partita { $number }; in tutto ne contiene { $count }
game-does-not-end = la partita { $game } non è finita dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }; dalle uno stall_limit

## What is wrong with text

empty-move = la mossa è vuota; le mosse si scrivono: { $allowed }
unknown-move = mossa sconosciuta «{ $word }»; una mossa comincia con: { $allowed }
bad-word-count = «{ $move }» non ha le parole di una mossa come «{ $form }»
bad-place = «{ $word }» non è una posizione del tavolo da tè; sono ammesse: da { $least } a { $most }
bad-slot = «{ $word }» non è uno spazio; sono ammessi: da { $least } a { $most }
bad-stack = «{ $word }» non è una pila; sono ammesse: da { $least } a { $most }
unknown-card = carta sconosciuta «{ $word }»; una carta è la lettera di un tipo, B C D F K S T, e un valore da 1 a 6
unknown-hat = cappello sconosciuto «{ $word }»; i cappelli sono: { $allowed }
unknown-character = personaggio sconosciuto «{ $word }»; i personaggi sono: { $allowed }
unknown-cell = casella sconosciuta «{ $word }»; le caselle sono A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = colore sconosciuto «{ $word }»; i colori sono: { $allowed }

## What is wrong with a record

wrong-seat = non tocca al posto { $seat }, ma al posto { $mover }
chance-differs = «{ $name }» di { $move } non è ciò che il caso poteva portare qui
chance-missing = in { $move } manca «{ $name }»
options-missing = le opzioni non nominano: { $names }
legal-differs = «legal» non è l’elenco delle mosse ammesse qui
result-missing = manca il risultato
result-differs = risultato: { $name } è { $found }, ma dovrebbe essere { $expected }
result-unknown = risultato: { $name } qui non c’entra
game-not-over = la partita non è finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }
no-deal = una partita preparata a mano non ha una distribuzione, quindi non ha una registrazione
cannot-resign = si può abbandonare solo una partita in corso fra due parti
game-was-resigned = la partita è stata abbandonata
fair-commitment = distribuzione, seme e sale non aprono l’impegno pubblicato prima della partita
fair-seed = il seme dev’essere un numero intero di al massimo 20 cifre
fair-deal = la distribuzione non deriva dal seme
fair-chance = ciò che il caso ha portato nella mossa { $number } non deriva dal seme

## Hats: positions

card-twice = H1: la carta { $card } c’è due volte
hats-turn-is-over = H4: con main_done e optional_done il turno sarebbe finito
hats-no-offer-possible = H8: per un’offerta servono quattro giocatori e l’azione facoltativa ancora da fare
hats-bad-hand = H10: posto { $seat }, carte da giocare: { $cards }, raccolte: { $taken }; da giocare sono ammesse: da 1 a { $most }
hats-uneven-hands = H10: con mani di { $hands } carte e il turno { $turn } i giocatori non arrivano all’ultima carta nello stesso giro
hats-removed-there = H3: { $cards } non possono esserci: l’opzione toglie questi tipi dal gioco
hats-cookie-without-type = H9: il posto { $seat } non mostra alcun tipo, quindi non può avere il biscotto
hats-offer-after-end = H10: nessuna offerta può essere aperta quando a tutti resta una sola carta
hats-bad-pack = H3: le carte distribuite non sono esattamente quelle di questa partita; sbagliate o mancanti: { $cards }
hats-bad-removed = H3: removed è «{ $removed }»; tipi da indicare: { $expected ->
    [0] nessuno
   *[other] due, quelli dell’opzione se li nomina
  }
hats-needs-reshuffle = H7: il mazzo è vuoto, quindi la mossa richiede «reshuffle»
hats-bad-reshuffle = H7: reshuffle { $given } non è una mescolata della pila degli scarti { $pile }

## Hats: refusals

hats-game-is-over = la partita è finita
hats-answer-the-offer = il posto { $seat } deve prima rispondere all’offerta con give
hats-main-action-first = il turno non può finire prima dell’azione principale
hats-no-offer-to-answer = nessuna carta è stata offerta
hats-main-action-done = l’azione principale di questo turno è già fatta
hats-optional-action-done = l’azione facoltativa di questo turno è già fatta
hats-offer-needs-partner = solo in quattro c’è un compagno a cui offrire una carta, non in { $players }
hats-no-discard-with-four = in quattro una carta si offre al compagno, non si scarta
hats-not-in-hand = { $card } non è nella mano del posto { $seat }
hats-no-such-place = la posizione { $place } non si usa in { $players } giocatori
hats-too-low = { $card } non è dello stesso tipo di { $taken } né più alta

## Hats: telling

hats-exchange = Il posto { $seat } gioca { $card } sulla posizione { $place } e prende { $taken }.
hats-black = Il posto { $seat } cala { $card } come cappello nero.
hats-black-unseen = Il posto { $seat } cala una carta come cappello nero.
hats-discard = Il posto { $seat } scarta { $card }.
hats-discard-unseen = Il posto { $seat } scarta una carta.
hats-drew = Il posto { $seat } pesca { $card }.
hats-drew-unseen = Il posto { $seat } pesca una carta.
hats-reshuffle = { $cards ->
    [one] La carta scartata torna a formare
   *[other] Le { $cards } carte scartate si mescolano e formano
  } un nuovo mazzo.
hats-offer = Il posto { $seat } posa { $card } coperta per il compagno.
hats-offer-unseen = Il posto { $seat } posa una carta coperta per il compagno.
hats-give = Il posto { $seat } dà in cambio { $card }; le due carte cambiano mano.
hats-give-unseen = Il posto { $seat } dà in cambio una carta; le due carte cambiano mano.
hats-end = Il posto { $seat } termina il turno.
hats-cookie = Il biscotto va al posto { $seat }.

## Magic Hat: positions

magic-lower-slot-first = in uno scambio si nomina prima lo spazio più basso, non { $first } { $second }
magic-needs-redeal = M9: il tavolo è morto, quindi la mossa richiede «redeal»
magic-bad-redeal = M9: redeal non dispone esattamente i cappelli coperti sopra gli spazi occupati
magic-redeal-dead = M9: redeal lascia il tavolo morto
magic-dead = M9: nessun cappello della fila appartiene a un personaggio della fila, e nessuno è magico
magic-bad-pair = M5: { $field } è { $slots }; devono essere due spazi, prima il più basso
magic-bad-seen = M13: seen nomina lo spazio { $slot }, dove non c’è alcun cappello
magic-hat-without-character = M2: lo spazio { $slot } deve avere sia un personaggio sia un cappello, o nessuno dei due
magic-too-few-hats = M6: cappelli nel mazzo: { $hats }; troppo pochi per i personaggi nel mazzo ({ $characters }) e i cappelli magici ({ $magic })
magic-not-in-box = M1: { $what ->
    [characters] personaggi
   *[hats] cappelli
  } di tipo { play-kind }: { $count }, ma nella scatola ce ne sono { $most }

## Magic Hat: refusals

magic-game-is-over = restano occupati solo tre spazi: la partita è finita
magic-game-has-stalled = da troppo tempo nessuno vince una carta: la partita è finita
magic-empty-slot = lo spazio { $slot } è vuoto
magic-no-swap-back = gli spazi { $first } e { $second } sono stati scambiati nel turno precedente

## Magic Hat: telling

magic-peek = Il posto { $seat } sbircia nello spazio { $slot }: { $hat ->
    [king] cappello del re
    [queen] cappello della regina
    [princess] cappello della principessa
    [knight] cappello del cavaliere
    [wizard] cappello del mago
    [jester] cappello del giullare
    [cook] cappello del cuoco
    [maid] cappello della domestica
    [dragon] cappello del drago
    [astrologer] cappello dell’astrologo
    [noble] cappello del nobile
    [archer] cappello dell’arciere
    [monk] cappello del monaco
    [bishop] cappello del vescovo
    [troubadour] cappello del trovatore
    [farmer] cappello del contadino
    [miner] cappello del minatore
    [fairy] cappello della fata
    [sultan] cappello del sultano
    [sailor] cappello del marinaio
    [magic] cappello magico
   *[other] { $hat }
  }.
magic-peek-unseen = Il posto { $seat } sbircia nello spazio { $slot }.
magic-swap = Il posto { $seat } scambia i cappelli degli spazi { $first } e { $second }.
magic-open-pair = Il posto { $seat } scopre lo spazio { $slot }: è proprio il cappello { $character ->
    [king] del re
    [queen] della regina
    [princess] della principessa
    [knight] del cavaliere
    [wizard] del mago
    [jester] del giullare
    [cook] del cuoco
    [maid] della domestica
    [dragon] del drago
    [astrologer] dell’astrologo
    [noble] del nobile
    [archer] dell’arciere
    [monk] del monaco
    [bishop] del vescovo
    [troubadour] del trovatore
    [farmer] del contadino
    [miner] del minatore
    [fairy] della fata
    [sultan] del sultano
    [sailor] del marinaio
   *[other] { $character }
  }. Coppia!
magic-open-wrong = Il posto { $seat } scopre lo spazio { $slot }: { $hat ->
    [king] cappello del re
    [queen] cappello della regina
    [princess] cappello della principessa
    [knight] cappello del cavaliere
    [wizard] cappello del mago
    [jester] cappello del giullare
    [cook] cappello del cuoco
    [maid] cappello della domestica
    [dragon] cappello del drago
    [astrologer] cappello dell’astrologo
    [noble] cappello del nobile
    [archer] cappello dell’arciere
    [monk] cappello del monaco
    [bishop] cappello del vescovo
    [troubadour] cappello del trovatore
    [farmer] cappello del contadino
    [miner] cappello del minatore
    [fairy] cappello della fata
    [sultan] cappello del sultano
    [sailor] cappello del marinaio
    [magic] cappello magico
   *[other] { $hat }
  }, non { $character ->
    [king] del re
    [queen] della regina
    [princess] della principessa
    [knight] del cavaliere
    [wizard] del mago
    [jester] del giullare
    [cook] del cuoco
    [maid] della domestica
    [dragon] del drago
    [astrologer] dell’astrologo
    [noble] del nobile
    [archer] dell’arciere
    [monk] del monaco
    [bishop] del vescovo
    [troubadour] del trovatore
    [farmer] del contadino
    [miner] del minatore
    [fairy] della fata
    [sultan] del sultano
    [sailor] del marinaio
   *[other] { $character }
  }. Una nuvoletta.
magic-open-magic = Il posto { $seat } scopre lo spazio { $slot }: un cappello magico!
magic-next-character = Nello spazio { $slot } arriva { $character ->
    [king] il re
    [queen] la regina
    [princess] la principessa
    [knight] il cavaliere
    [wizard] il mago
    [jester] il giullare
    [cook] il cuoco
    [maid] la domestica
    [dragon] il drago
    [astrologer] l’astrologo
    [noble] il nobile
    [archer] l’arciere
    [monk] il monaco
    [bishop] il vescovo
    [troubadour] il trovatore
    [farmer] il contadino
    [miner] il minatore
    [fairy] la fata
    [sultan] il sultano
    [sailor] il marinaio
   *[other] { $character }
  }.
magic-slot-empty = Lo spazio { $slot } resta vuoto.
magic-redeal = Non si poteva vincere più nulla: tutti i cappelli vengono mescolati e disposti di nuovo.

## Top Hats: positions

top-band-and-narrowed = T10: con narrowed { $narrowed } la fascia è l’anello { $expected }, non { $band }
top-stack-count = T3: le pile sono { $count }; ammesse: da 1 a { $most }
top-stack-height = T3: cappelli nella pila in { $cell }: { $height }; ammessi: da 1 a { $most }
top-centre-taken = T2: in { $cell } sta il cappello neutro
top-forbidden-ground = T10: { $cell } è fuori dalla fascia, l’anello { $band }
top-colour-not-playing = T2: in { $players } giocatori il { play-colour } non gioca
top-too-many-hats = T2: cappelli di colore { play-colour }: { $count }; ce ne sono { $most }
top-no-stack-built = builders nomina { $cell }, dove non c’è una pila
top-deal-not-empty = T3: non si distribuisce nulla, ma la distribuzione ha «{ $field }»

## Top Hats: refusals

top-game-is-over = tutte le pile sono di un solo colore: la partita è finita
top-game-has-stalled = da troppo tempo non c’è una presa: la partita è finita
top-build-first = prima si devono costruire tutte le pile
top-no-hat-left = per costruire non bastano i cappelli di colore { play-colour } rimasti: { $left }
top-place-first = prima si devono piazzare tutte le pile
top-placed-already = la pila { $stack } è già sul vassoio
top-wrong-ring = { $cell } è nell’anello { $ring }; le pile si piazzano negli anelli 2 e 3
top-cell-taken = in { $cell } c’è già una pila
top-all-stacks-stand = tutte le pile sono costruite e piazzate
top-can-move = una mossa è possibile, quindi non puoi passare
top-narrowed-enough = il campo non si può più restringere (al massimo { $most ->
    [one] una volta
   *[other] { $most } volte
  } per partita)
top-too-many-stacks = le pile sul vassoio sono { $count }; il campo si restringe con { $most } o meno
top-band-not-empty = nella fascia c’è una pila
top-move-under-way = da { $cell } è in corso una mossa; continuala con le sue azioni o con il suo effetto
top-no-stack = in { $cell } non c’è una pila
top-not-yours = la pila in { $cell } non è del { play-colour }
top-step-goes-on = da { $origin } a { $target } è un passo, e un passo è una mossa intera
top-not-empty = { $cell } non è libera
top-no-jump = da { $origin } a { $target } non è né un passo né un salto
top-nothing-to-jump = in { $cell } non c’è una pila da saltare
top-jumped-twice = la pila in { $cell } è già stata saltata
top-no-such-effect = non c’è modo di fare { $effect }
top-forbidden = { $cell } è territorio vietato
top-must-capture = una presa è possibile ed è obbligatoria
top-must-capture-from-band = una pila nella fascia può prendere, quindi la presa va fatta da lì
top-must-leave-band = una pila deve lasciare la fascia
top-must-end-elsewhere = una mossa senza presa deve finire in una casella diversa da { $cell }
top-not-in-band = una mossa può finire nella fascia, in { $cell }, solo se fa una presa

## Top Hats: telling

top-build = Il posto { $seat } costruisce una pila: { $middle ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  } in mezzo, { $bottom ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  } in fondo.
top-build-unseen = Il posto { $seat } costruisce una pila.
top-place = Il posto { $seat } piazza la pila { $stack } in { $cell }.
top-step = Il posto { $seat } fa un passo da { $origin } a { $target }.
top-jump = Il posto { $seat } salta da { $origin } oltre { $over } fino a { $target }.
top-stop = Il posto { $seat } si ferma in { $cell }.
top-captured = { $cell } perde un cappello { $lost ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }; sotto appare il { $now ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }.
top-captured-last = { $cell } perde il suo ultimo cappello, { $lost ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }.
top-narrow = Il posto { $seat } restringe il campo: ora la fascia è l’anello { $band }.
top-pass = Il posto { $seat } passa.

## Bots

unknown-bot = bot sconosciuto «{ $name }»; i bot sono: { $allowed }
bad-budget = un budget richiede secondi (più di 0, fino a { $seconds }) o simulazioni (da 1 a { $simulations }), e da 1 a { $threads } thread
not-on-the-move = non tocca al posto { $seat }
too-many-seats = la ricerca è fatta per partite fino a { $most } giocatori; { $game } ne ha di più
why-only = Qui non è ammesso altro.
why-clear = Mi aspetto il { $value }% della vittoria, contro il { $other }% della seconda mossa migliore.
why-close = È questione di poco: mi aspetto il { $value }% della vittoria, contro il { $other }% di un’altra mossa.
why-fair = Mi aspetto il { $value }% della vittoria, e mi basta.
why-plain = Mi sembra una buona mossa.
why-hats-lead = Se la partita finisse ora, il vantaggio della mia parte sulla migliore delle altre sarebbe di { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  }.
why-hats-draw = Una carta nuova promette un cappello preferito migliore.
why-hats-offer = Uno scambio con il mio compagno ci promette cappelli preferiti migliori.
why-hats-give = Senza questa carta teniamo i cappelli preferiti migliori.
why-hats-enough = Nessun’altra azione promette più punti.
why-hats-take = Prendo { $card }, che con il tavolo da tè così com’è dopo la mossa vale { $worth }.
why-hats-raise = Ogni { play-hat-type } vale poi { $worth } invece di { $was }: { $points } in più per ciò che la mia parte ha raccolto.
why-hats-lower = Ogni { play-hat-type } vale poi { $worth } invece di { $was }: { $points } in meno per ciò che gli altri hanno raccolto.
why-hats-cookie = Mi porta il biscotto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-snatch = Toglie il biscotto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, al posto { $seat }.
why-hats-types = Un tipo nuovo nella mia collezione mi aiuta a conquistare o a tenere il biscotto.
why-hats-favourite = Con { $card } nella mia collezione { $favourite } diventa un cappello preferito migliore; per ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-keep = Tengo { $card } come cappello preferito; per ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-black = Come cappello nero { $card } è un punto sicuro, e il tavolo da tè resta com’è.
why-hats-spare = Posso fare a meno di { $card }, e un’altra carta può servirmi di più.
why-hats-suits = Il mio compagno ha raccolto carte di tipo { play-hat-type }, quindi là { $card } sarebbe un buon cappello preferito.
why-magic-fits = Il cappello dello spazio { $slot } è del suo personaggio.
why-magic-magic = Il cappello dello spazio { $slot } è un cappello magico.
why-magic-home = Un cappello arriva al suo personaggio nello spazio { $slot }, e chi gioca dopo di me non lo sa.
why-magic-look = Non conosco il cappello dello spazio { $slot }.
why-magic-wait = Conosco tutti i cappelli, e niente aiuterebbe me più di chi gioca dopo.
why-magic-told = Da come hanno giocato gli altri, il cappello dello spazio { $slot } può essere al posto giusto: la probabilità è circa del { $chance }%.
why-magic-guess = Non ho visto il cappello dello spazio { $slot }; la probabilità di vincerlo lì è circa del { $chance }%.
why-magic-disturb = Chi gioca dopo conosce il cappello dello spazio { $slot } e io no, quindi lo sposto.
why-magic-check = Il posto { $seat } conosce il cappello dello spazio { $slot }, e voglio conoscerlo anch’io.
why-magic-idle = Niente di ciò che conosco si può vincere dov’è, quindi aspetto e non regalo nulla.
why-top-random = Costruire e piazzare per me è tutto uguale: scelgo a caso.
why-top-balance = Cappelli che prendo: { $taken }; cappelli che poi mi aspetto di cedere a chi gioca dopo: { $lost }.
why-top-narrow = Nel campo ristretto, cappelli che prendo: { $taken }; cappelli che poi mi aspetto di perdere: { $lost }.
why-top-solid = Con tre cappelli miei questa pila resta mia fino all’ultimo.
why-top-middle = Con un mio cappello in mezzo questa pila resta mia dopo una presa.
why-top-bottom = Con un mio cappello in fondo la pila torna a me dopo due prese.
why-top-others = I cappelli degli altri devono pur stare da qualche parte, e questi non finiscono sotto le altre mie pile.
why-top-place = Con le pile come stanno ora, nessuno potrebbe prendere una pila in { $cell }.
why-top-beside = Accanto alla mia pila in { $cell } c’è meno spazio per atterrare, così le due si coprono a vicenda.
why-top-bait = Se la mia pila in { $cell } subisce una presa, sotto appare un mio cappello.
why-top-wins = Così posso non lasciare pile a nessun altro, e vincere.
why-top-uncovers = Posso prendere i cappelli in { $cells }, e sotto ci sono cappelli miei.
why-top-captures = Così posso prendere { $taken ->
    [one] un cappello
   *[other] { $taken } cappelli
  } in { $cells }, e mi aspetto di non cederne nessuno a chi gioca dopo.
why-top-must = Devo fare una presa; cappelli che posso prendere così: { $taken }; cappelli che poi mi aspetto di cedere a chi gioca dopo: { $lost }.
why-top-band = Non ho prese, quindi una mia pila deve lasciare la fascia: quella in { $cell }.
why-top-flees = In { $cell } la mia pila poteva subire una presa da chi gioca dopo, e con questa mossa non più.
why-top-guards = Dopo questa mossa chi gioca dopo non può più prendere i miei cappelli in { $cells }.
why-top-threatens = Poi minaccio una presa in { $cells }.
why-top-inwards = La mia pila in { $cell } si avvicina al centro.
why-top-safe = Dopo questa mossa chi gioca dopo non può prendere nulla dalle mie pile.
why-top-drives = Pile altrui che si ritrovano nella fascia e devono lasciarla: { $stacks }.
why-top-room = In un campo più stretto gli altri hanno meno spazio.

## Replay

replay-title = { $game } in { $players } giocatori. Comincia il posto { $first }.
replay-result = La partita è finita: { $scores }.
replay-score = posto { $seat } { $score }
replay-winner = Vince il posto { $seats }.
replay-winners = Vincono insieme i posti { $seats }.
replay-stalled = La partita era in stallo.
replay-resigned = Il posto { $seat } abbandona.
replay-abandoned = La partita è rimasta incompiuta.

## Arena

arena-too-few-bots = un torneo richiede almeno due bot
arena-bot-twice = { $name } c’è due volte; da’ a uno dei due un altro budget, per esempio { $name }@500
arena-bad-budget = «{ $text }» non è un budget; scrivi simulazioni, @2000 (da 1 a { $simulations }), o secondi, @0.25s (fino a { $seconds })
arena-two-budgets = indica --seconds o --simulations, non entrambi
arena-bot-erred = errore di { $name } nella tornata { $round } dopo { $action ->
    [one] { $action } azione
   *[other] { $action } azioni
  }
arena-bot-fault = { $where }: { $fault }
arena-process-died = un processo di gioco è terminato; le partite scritte in --out restano, e lo stesso comando riprende da lì
arena-settings-differ = { $path } è stato iniziato con altre impostazioni: { $names }; { $name } era { $found }, ora è { $asked }. Chiedi le stesse, scegli un altro --out, o elimina { $path } e { $side }
arena-file-taken = { $path } esiste, e { $side } non sa che cosa contiene; scegli un altro --out
arena-records-lost = { $side } esiste ma { $path } no; recuperalo, o elimina { $side }
arena-bad-line = { $where }: questa non è una partita di questo torneo; elimina la riga o il file
arena-line-twice = { $where }: questa partita c’è due volte; elimina la riga o il file
arena-file-busy = un altro processo sta scrivendo { $path }
arena-title = { $game } in { $players } giocatori, seme { $seed }
arena-counts = partite: { $games }; tornate con una distribuzione in { $seatings } disposizioni dei posti: { $rounds } (partite richieste: { $asked })
arena-incomplete = { $games ->
    [one] { $games } di queste partite appartiene
   *[other] { $games } di queste partite appartengono
  } a { $rounds ->
    [one] una tornata incompleta
   *[other] { $rounds } tornate incomplete
  }; tutto è contato
arena-stopped = interrotto; partite non giocate: { $missing }
arena-results = Risultati
arena-duels = Ha finito davanti a
arena-paces = Riflessione
arena-bot = bot
arena-games = partite
arena-share = quota vittorie
arena-interval = 95%
arena-decided = delle decise
arena-ahead-of-mean = punti su media altrui
arena-ahead-of-best = su miglior altro
arena-rating = forza
arena-decisions = decisioni
arena-mean-time = ms in media
arena-high-time = ms al 99%
arena-longest-time = ms al massimo
arena-simulations = simulazioni
arena-speed = simulazioni/s
arena-late = partite in ritardo
arena-unknown = n.d.
arena-fair = Bot di pari forza vincerebbero ciascuno { $share }.
arena-ended = Come sono finite: { $endings }.

## Command line

compiling = compilo { $game } (solo la prima volta, qualche secondo)…
faults-summary = partite registrate: { $records }, mosse: { $moves }, errori: { $faults }
bad-lines = righe inutilizzabili: { $bad } su { $lines }; la prima: { $fault }

## Copie di sicurezza

database-unusable = { $fault }
backup-writing = copia in corso
backup-done = { $path } contiene { $players } giocatori, { $tables } tavoli e { $events } eventi
backup-not-ours = { $path } non è una copia fatta da hatbox backup
backup-newer = { $path } viene da un hatbox più recente (schema { $schema }, questo conosce { $known }): usa quello
backup-damaged = { $path } è danneggiato: non è come fu scritto, quindi nulla è stato cambiato
restore-checking = controllo
restore-writing = ripristino
restore-done = ripristinati da { $path }: { $players } giocatori, { $tables } tavoli e { $events } eventi
restore-not-empty = il database non è vuoto e nulla è stato cambiato; --replace butta via ciò che contiene

## Curare un server

admin-no-player = nessuno ha l’identificativo o il nome { $player }
admin-many-players = più persone si chiamano { $name }; indica un identificativo: { $ids }
admin-no-table = non c’è nessun tavolo { $table }
admin-table-ended = il tavolo { $table } è già finito: { $status }
admin-table-busy = al tavolo { $table } succede così tanto che non si è potuto chiudere; riprova
admin-bad-name = un nome ha da 1 a 24 caratteri, almeno uno visibile
admin-none = Non c’è nulla.
admin-closed = Il tavolo { $table } è chiuso.
admin-muted = { $name } ({ $player }) non può parlare fino a { $until }.
admin-unmuted = { $name } ({ $player }) può di nuovo parlare.
admin-banned = { $name } ({ $player }) non ha più accesso al server.
admin-unbanned = { $name } ({ $player }) può rientrare.
admin-renamed = { $player } ora si chiama { $name }.
admin-status-name = { $status ->
    [open] aperto
    [playing] in gioco
    [over] finito
   *[closed] chiuso
  }
admin-table = tavolo
admin-value = valore
admin-game = gioco
admin-status = stato
admin-seats = posti
admin-seat = posto
admin-options = opzioni
admin-host = chi ospita
admin-created = creato
admin-updated = usato l’ultima volta
admin-events = eventi
admin-player = giocatore
admin-name = nome
admin-tables = tavoli
admin-muted-until = muto fino a
admin-notes = note
admin-bot = programma
admin-is-banned = escluso
admin-when = quando
admin-reporter = segnalato da
admin-reported = riguarda
admin-reason = motivo
admin-what = che cosa
admin-count = quanti
admin-stats-players = persone
admin-stats-bots = di cui programmi
admin-stats-new-players = nuovi da un giorno
admin-stats-muted = muti ora
admin-stats-banned = esclusi
admin-stats-moves = mosse
admin-stats-day = partite finite nell’ultimo giorno
admin-stats-week = partite finite nell’ultima settimana
admin-stats-reports = segnalazioni

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: scambia le carte al tavolo da tè, da 2 a 4 giocatori
    [magic_hat] Magic Hat: ricorda quale cappello sta su quale testa, da 2 a 4 giocatori
    [top_hats] Top Hats: pile che si saltano a vicenda, 2 o 3 giocatori
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Casuale
    [greedy] Goloso
    [dormouse] Ghiro
    [march_hare] Lepre Marzolina
    [cheshire_cat] Gatto del Cheshire
    [mad_hatter] Cappellaio Matto
   *[other] { $bot }
  }
play-you = tu
play-person = persona
play-seat = { $seat } ({ $who })
play-friends = solo persone su questo dispositivo
play-players = { $count } giocatori
play-choose-game = Quale gioco?
play-choose-players = In quanti si gioca?
play-choose-opponents = Contro chi? Dal più debole al più forte:
play-not-offered = «{ $text }» non è fra le scelte; premi Invio per vederle
play-choose-one = Scrivi una delle scelte, fino a { $most }.
play-bad-levels = --level compare { $levels ->
    [one] { $levels } volta
   *[other] { $levels } volte
  }, ma il numero dei bot è { $bots }; indicalo una volta per tutti o una per ciascuno
play-load-alone = --load riprende una partita salvata così com’era: insieme si possono dare solo --seed e --seconds
play-file-taken = { $path } esiste già e non è una partita salvata; scegli un altro nome

play-begins = Comincia il posto { $seat }.
play-resumed = La partita riprende dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }.
play-help-hint = Scrivi un numero o una mossa; ? spiega le regole e tutto il resto.
play-your-turn = Posto { $seat }, tocca a te
play-over = La partita è finita
play-thinking = { $who } ci pensa…
play-look-once = Guarda bene, poi premi Invio: non verrà più mostrato.
play-done-looking = Premi Invio per pulire lo schermo per chi gioca dopo, o scrivi undo:
play-hand-over = Passa lo schermo al posto { $seat }. Nessun altro deve guardare.
play-ready = Posto { $seat }, premi Invio quando solo tu vedi lo schermo.
play-goodbye = Arrivederci!
play-after = Premi Invio per uscire, o scrivi again, log o save FILE.
play-score = Posto { $seat }: { $score }
play-undone = Mossa ritirata.
play-undo-nothing = Non c’è nulla da ritirare.
play-undo-others = Non si può ritirare: nel frattempo ha giocato qualcun altro.
play-undo-chance = Non si può ritirare: nel frattempo è intervenuto il caso.
play-undo-revealed = Non si può ritirare: ha svelato qualcosa di nascosto.
play-save-where = In quale file la salvo?
play-save-leaving = La partita non è salvata. Scrivi un nome di file per salvarla, o premi Invio per uscire:
play-saved =
    Salvata in { $path }.
    Per riprenderla: hatbox play --load { $path }
    (Il file dice tutto, anche ciò che non puoi vedere: meglio non aprirlo.)
play-resign-sure = Vuoi davvero abbandonare? (yes per sì, no per no)
play-hint = { $who } giocherebbe:
play-hint-why = «{ $reason }»
play-hint-share = { $share }% della vittoria, { $error } in più o in meno
play-choose-move = Che cosa fai?
play-moves-so = { $verb } ({ $count })
play-commands =
    Scrivi numeri («3», poi «1», o «3 1»), mosse (anche abbreviate: «ex d4 3»), o:
      ?             questo aiuto
      hint          che cosa farebbe il bot più forte, e perché
      legal         tutte le mosse ammesse
      table         ridisegna tutto
      log           che cosa è successo finora; log 10: gli ultimi dieci fatti
      undo          ritira la tua ultima mossa, se non ha svelato nulla
      save FILE     metti da parte la partita; poi: hatbox play --load FILE
      resign        abbandona (quando le parti sono due)
      quit          esci
    Una riga vuota torna alla prima scelta.
play-extra-command = { $name ->
    [stacks] stacks        ogni pila dalla cima al fondo, per quanto ne sai
   *[other] { $name }
  }

play-column-seat = posto
play-column-hand = mano
play-column-collection = collezione
play-column-black = cappelli neri
play-column-cookie = biscotto
play-column-now = punti ora
play-column-pairs = coppie
play-column-magic = cappelli magici
play-column-penalties = nuvolette
play-column-colour = colore
play-column-stacks = pile
play-column-waiting = da piazzare
play-column-lost = cappelli persi
play-column-cell = casella
play-column-stack = dalla cima al fondo
play-column-builder = costruita dal posto

play-hat-type = { $type ->
    [B] Basco
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepì
    [S] Sombrero
   *[T] Tricorno
  }
play-tea-table = tavolo da tè
play-row-cards = carta
play-row-worth = vale
play-worth-now = Valori ora
play-piles = mazzo { $deck }, scarti { $discards }
play-hand = La tua mano
play-cookie = biscotto
play-team-now = posti { $seats }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } ora
play-team-score = Posti { $seats } insieme: { $score }
play-offer-open = Il posto { $seat } ha posato una carta coperta per il compagno.
play-choose-card = { $left ->
    [give] Quale carta dai al compagno?
    [optional] L’azione principale è fatta. Quale carta per l’azione facoltativa?
    [main] L’azione facoltativa è fatta. Quale carta per l’azione principale?
   *[both] Quale carta?
  }
play-choose-use = Che cosa fai con { $card }? (Invio: un’altra carta)
play-card-favourite = { $uses }; come preferito { $points }
play-exchange-onto = sulla posizione { $place }, prendi
play-end-turn = termina il turno
play-hats-verb = { $verb ->
    [black] calala come cappello nero
    [discard] scartala e pesca
    [offer] offrila al compagno
    [give] dalla al compagno
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] scambio su { $places }
    [black] cappello nero
    [discard] scarto
    [offer] offerta
    [give] risposta
   *[other] { $verb }
  }
play-black-hats = cappelli neri
play-favourite = preferito { $card }
play-tie-broken = Parità di punti: decide H14, prima i cappelli neri, poi il biscotto.

play-kind = { $kind ->
    [king] re
    [queen] regina
    [princess] principessa
    [knight] cavaliere
    [wizard] mago
    [jester] giullare
    [cook] cuoco
    [maid] domestica
    [dragon] drago
    [astrologer] astrologo
    [noble] nobile
    [archer] arciere
    [monk] monaco
    [bishop] vescovo
    [troubadour] trovatore
    [farmer] contadino
    [miner] minatore
    [fairy] fata
    [sultan] sultano
    [sailor] marinaio
    [magic] MAGICO
   *[other] { $kind }
  }
play-slot = spazio { $slot }
play-seen-by = visto: { $seats }
play-magic-piles = Mazzi: personaggi { $characters }, cappelli { $hats }. Turni senza vincite: { $stall }
play-magic-piles-limit = Mazzi: personaggi { $characters }, cappelli { $hats }. Turni senza vincite: { $stall } su { $limit }
play-magic-verb = { $verb ->
    [peek] peek: sbircia un cappello
    [swap] swap: scambia di posto due cappelli
   *[open] open: scopri un cappello, per vincerlo o prendere una nuvoletta
  }
play-choose-slot = { $verb ->
    [peek] In quale spazio sbirci?
    [swap] Quale spazio scambi?
   *[open] Quale spazio scopri?
  }
play-choose-second = Con quale scambi lo spazio { $slot }?
play-opened-wrong = Il posto { $seat } ha scoperto lo spazio { $slot }, ed era sbagliato. Una nuvoletta.
play-magic-penalties = nuvolette meno cappelli magici

play-colour = { $colour ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }
play-own-stacks = Le tue pile, dalla cima al fondo
play-top-state = La fascia è l’anello { $band }. Turni senza prese: { $stall }
play-top-state-limit = La fascia è l’anello { $band }. Turni senza prese: { $stall } su { $limit }
play-legend = { $rings } anelli   { $band } fascia   { $neutral } cappello neutro   { $stack } pila: colore e altezza
play-legend-placing = { $goal } piazza qui   { $rings } anelli   { $band } fascia   { $neutral } neutro   { $stack } pila: colore e altezza
play-legend-narrowed = { $rings } anelli   { $band } fascia   { $forbidden } vietato   { $neutral } neutro   { $stack } pila: colore, altezza
play-choose-stack = Quale pila?
play-choose-build = La prossima pila, dalla cima al fondo:
play-choose-cell = Dove piazzi la pila { $stack }? Un numero o una casella (Invio: un’altra pila)
play-choose-target = Dove va { $cell }? (Invio: un’altra pila)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
play-goes = in { $cell }
play-goes-taking = in { $cell }, prende { $taken }
play-top-verb = { $verb ->
    [narrow] restringi il campo, poi muovi
   *[pass] passa
  }
play-top-points = Posto { $seat }: { $share } (pile sul vassoio: { $stacks })
play-top-won = Tutte le pile sul vassoio sono di colore { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  } di fila senza prese (T13): vittoria divisa fra chi possiede una pila.

play-rules-other = Le regole di questo gioco non sono spiegate qui; `legal` elenca ciò che puoi fare.
play-rules-hats =
    HATS in breve
    Nel tuo turno (H4) fai un’azione principale e, prima o dopo, al massimo
    un’azione facoltativa.
      Principale: scambio (H5). Gioca una carta della mano su una posizione del
        tavolo da tè e prendi la carta che c’era; quella giocata dev’essere dello
        stesso tipo o più alta. Oppure cala una carta come cappello nero (H6), che
        conosci solo tu.
      Facoltativa, in 2 o 3: scarta una carta e pescane una (H7).
      Facoltativa, in 4: offri una carta al compagno, che te ne dà una (H8).
    Dopo otto turni l’ultima carta è il tuo cappello preferito (H10).
    Punti: ogni carta raccolta vale la posizione più bassa del suo tipo sul tavolo
    da tè, 0 se il tipo non c’è; ogni cappello nero vale 1 (H11). Il preferito porta
    i valori raccolti del suo tipo meno il proprio (H12). Il biscotto porta 5 (H13):
    va a chi mostra più tipi (H9). I «punti ora» sono senza i preferiti.
    Mosse: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Tipi: Basco, Cloche, Deerstalker, Fez, Kepì, Sombrero, Tricorno
play-rules-magic =
    MAGIC HAT in breve
    Sette personaggi stanno in fila, ognuno con un cappello coperto sopra (M2). Nel
    tuo turno fai una di tre cose (M3):
      peek (M4): sbircia un cappello; lo vedi solo tu.
      swap (M5): scambia due cappelli senza guardarli.
      open (M6): scopri un cappello davanti a tutti. Se è del personaggio sotto di
        lui vinci entrambi, e arrivano un nuovo personaggio e un nuovo cappello. Un
        cappello magico lo tieni. Altrimenti torna al suo posto e prendi una
        nuvoletta: è la penalità.
    La partita finisce quando restano tre personaggi (M7), o quando per troppo tempo
    non si vince nulla (M10).
    Punti: coppie meno nuvolette; ogni cappello magico ne porta via una (M8).
    Ricorda ciò che hai visto, se il tavolo non ha l’opzione memory_aid (M13).
    Mosse: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in breve
    Ognuno costruisce in segreto cinque pile di tre cappelli, con il proprio colore
    in cima (T3), e a turno le piazza negli anelli 2 e 3 (T4). Una pila è del colore
    in cima, chiunque l’abbia costruita (T5).
    Nel tuo turno muovi una pila (T6): un passo in una casella vicina libera, o
    salti oltre le pile adiacenti nella casella libera subito dietro. Ogni pila
    avversaria saltata perde il cappello in cima; quello sotto decide di chi è ora
    (T7). Chi può prendere deve prendere, prima di tutto dalla fascia (T8).
    L’anello più esterno è la fascia: una mossa può finirci solo con una presa, e
    una pila che ci sta deve lasciarla (T9). Con cinque pile o meno, nessuna nella
    fascia, puoi restringere il campo prima di muovere (T10).
    Vinci quando ogni pila è tua (T11). Troppi turni senza prese: patta (T13).
    Mosse: build yellow red (giallo in mezzo, rosso in fondo; blu è blue),
    place 2 E7, move C3 C5 E7 (dove atterra), C3-E7*C4 (da, a, presa), narrow, pass

## Giocare su un server

join-bad-address = «{ $address }» non è l’indirizzo di un server; scrivi per esempio localhost:8731
join-unreachable = { $address } non si raggiunge: { $reason }
join-not-hatbox = a { $address } non c’è un server hatbox
join-refusal = { $reason }
join-refused = Il server rifiuta: { $code }
join-bad-identities = { $path } è danneggiato; riparalo o eliminalo (allora dappertutto sarai qualcuno di nuovo)
join-name = Come ti chiami?
join-recovery =
    Con questo codice sei la stessa persona su un altro dispositivo: { $code }
    Chi sei è scritto in { $path }.
join-choose-table = Dove vuoi giocare?
join-mine-turn = la tua partita di { $game }, tocca a te: { $who }
join-mine = la tua partita di { $game }: { $who }
join-open = { $game }, posti liberi: { $free }; con { $who }
join-new = apri un nuovo tavolo
join-choose-access = Chi può sedersi?
join-listed = chiunque: il tavolo è in elenco
join-private = solo le persone a cui dici il suo nome
join-free = libero
join-waiting =
    Si aspettano gli altri. Scrivono: hatbox join URL { $table }
    Oppure riempi i posti liberi: scrivi bots dormouse
    (o march_hare, cheshire_cat, mad_hatter).
join-waits-for = Si aspetta { $who }.
join-help-hint = ? spiega le regole e tutto ciò che si può scrivere.
join-line-lost = (la linea è caduta; riprovo…)
join-line-back = (la linea è tornata)
join-not-now = «{ $text }» ora non si può: non tocca a te.
join-bad-level = scrivi bots e un livello: { $allowed }
join-leave-sure = Vuoi davvero lasciare il posto? (yes per sì, no per no)
join-after = Premi Invio per uscire, o scrivi again, log o say.
join-sat = { $name } prende il posto { $seat }.
join-left = Il posto { $seat } è di nuovo libero.
join-readied = Il posto { $seat } è pronto.
join-unreadied = Il posto { $seat } non è ancora pronto.
join-filled = { $bot } prende i posti liberi.
join-started = La partita comincia.
join-chose = Il posto { $seat } ha scelto.
join-rechose = Il posto { $seat } sceglie di nuovo.
join-undone = Il posto { $seat } ha ritirato una mossa.
join-undo-asked = Il posto { $seat } vorrebbe ritirare una mossa; gli altri scrivono yes o no.
join-undo-refused = Il posto { $seat } non è d’accordo: la mossa resta.
join-taken-over = { $why ->
    [time] Il tempo del posto { $seat } è scaduto: { $bot } continua.
   *[left] Il posto { $seat } se n’è andato: { $bot } continua.
  }
join-returned = Il posto { $seat } è tornato.
join-said = { $name }: { $text }
join-bots-offered = Non è ancora venuto nessun altro; chi ospita il tavolo può scrivere bots e un livello.
join-rematch-asked = Il posto { $seat } vuole giocare ancora; scrivi again se vuoi anche tu.
join-rematched = Si continua con una nuova partita.
join-closed = Il tavolo è chiuso.
join-commands =
    Scrivi numeri («3», poi «1», o «3 1») o mosse (anche abbreviate: «ex d4 3»), oppure:
      ?             questo aiuto
      legal         tutte le mosse ammesse
      table         ridisegna tutto
      log           che cosa è successo finora; log 10: gli ultimi dieci fatti
      say PAROLE    di’ qualcosa a tutti; phrases: frasi pronte, dette per nome
      undo          ritira la tua ultima mossa; forse gli altri devono acconsentire
      yes, no       rispondi a chi vuole ritirare una mossa
      resign        abbandona (quando le parti sono due)
      leave         lascia il posto; un bot continua
      return        riprendi il posto dal bot
      bots LIVELLO  dai ai bot i posti liberi (chi ospita il tavolo)
      again         un’altra partita con le stesse persone, quando è finita
      quit          vai via e conserva il posto
    Una riga vuota torna alla prima scelta.

## Table talk: ready-made phrases

phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un attimo, per favore.
phrase-take-your-time = Fai con calma.
phrase-well-played = Ben giocato!
phrase-nice-move = Bella mossa!
phrase-oops = Ops!
phrase-sorry = Scusate!
phrase-thanks = Grazie!
phrase-thinking = Ci penso un attimo…
phrase-exciting = Si fa emozionante!
phrase-lucky = Che fortuna!
phrase-unlucky = Che sfortuna!
phrase-yes = Sì!
phrase-no = No!
phrase-haha = Ahahah!
phrase-well-done-partner = Siamo una bella squadra!
phrase-good-game = Bella partita!
phrase-again = Un’altra partita?
phrase-next-time = Andrà meglio la prossima volta!
phrase-must-go = Mi dispiace, devo andare.
phrase-bye = Ciao, a presto!

## The server

serving = in servizio su { $address } (Ctrl-C per fermare)
connection-hello-first = Connessione chiusa: un programma deve prima dire chi è.
connection-hello-twice = Connessione chiusa: un programma dice chi è una volta sola.
connection-version = Questo programma è più vecchio o più nuovo del server. Ricaricalo o aggiornalo.
connection-not-text = Connessione chiusa: ogni messaggio dev’essere testo.
connection-too-fast = Troppi messaggi in una volta. Si riprende fra un attimo.
connection-too-slow = La tua linea è troppo lenta per stare al passo. La connessione viene ristabilita.
connection-silent = Da un po’ non arriva nulla da te. La connessione viene ristabilita.
message-bad = Il server non capisce un messaggio: { $fault }
identity-needed = Per questo ti serve prima un nome.
identity-unknown-token = Il server non ti riconosce più. Scegli di nuovo un nome.
identity-unknown-code = Nessuno ha questo codice di recupero. Controlla ogni carattere.
identity-banned = Chi gestisce questo server ti ha escluso.
identity-too-many-mutes = Puoi silenziare al massimo { $most } persone.
name-empty = Un nome ha bisogno di almeno un carattere visibile.
table-unknown = Questo tavolo non esiste.
table-too-many = Hai già { $most } tavoli aperti. Prima inizia a uno di essi, o lascialo.
table-too-many-running = Hai già { $most } partite in corso. Prima finiscine una o abbandonala.
table-too-many-watched = Stai guardando troppi tavoli insieme.
table-worn-out = A questo tavolo è successo così tanto che ora si possono solo fare mosse. Aprine uno nuovo.
table-no-spectators = Finché la partita è in corso, la vede solo chi gioca.
table-bad-bots = I bot possono occupare i posti { $allowed }, ma non tutti.
table-not-seated = Non hai un posto a questo tavolo.
table-seated = Hai già un posto: il posto { $seat }.
table-seat-taken = Il posto { $seat } non è libero. Posti liberi: { $allowed }
table-full = Nessun posto è libero.
table-host-only = Può farlo solo chi ospita il tavolo.
table-not-ready = Non tutti hanno dato il via.
table-not-open = { $status ->
    [playing] La partita è già iniziata.
    [over] La partita è finita.
   *[closed] Questo tavolo è chiuso.
  }
table-not-playing = { $status ->
    [open] La partita non è ancora iniziata.
    [over] La partita è finita.
   *[closed] Questo tavolo è chiuso.
  }
table-not-over = La partita non è ancora finita.
table-bot-plays = Un bot sta giocando al tuo posto. Prima riprenditi il posto.
table-you-play = Stai già giocando tu: non c’è nessun bot al tuo posto.
table-cannot-resign = Si può abbandonare solo una partita fra due parti.
table-asked-already = Hai già chiesto un’altra partita.
table-rematched = La prossima partita è già iniziata a un altro tavolo.
command-stale = È successo qualcosa prima che arrivasse la tua mossa. Riguarda il tavolo.
command-unseen = Il programma conta più eventi di quanti ce ne siano stati a questo tavolo: { $seen } invece di { $last }.
move-not-your-turn = Non tocca a te.
move-chosen-all = Hai già scelto tutto.
move-your-turn-now = Ora tocca a te: fai direttamente la mossa.
move-no-premove = Non hai preparato nessuna mossa.
move-premove-dropped = La mossa preparata non è più possibile ed è stata annullata: { $move }
undo-nothing = Non c’è nulla di tuo da ritirare.
undo-revealed = Non si può più ritirare: nel frattempo si è scoperto qualcosa di nascosto.
undo-not-asked = Nessuno aspetta la tua risposta.
talk-not-here = A questo tavolo non si chatta.
talk-phrases-only = A questo tavolo si usano solo le frasi pronte.
talk-empty = In questo messaggio non c’è nulla da dire.
talk-too-fast = Piano: aspetta un attimo prima del prossimo messaggio.
talk-muted = Chi gestisce questo server ti ha tolto la parola per un po’.
talk-gives-away = { $named ->
    [type] I compagni non possono dirsi il tipo di una carta (H8). Il messaggio non è stato inviato.
    [colour] I compagni non possono dirsi il colore di una carta (H8). Il messaggio non è stato inviato.
   *[number] I compagni non possono dirsi il numero di una carta (H8). Il messaggio non è stato inviato.
  }
request-unknown = Non c’è nulla in { $path }.
request-unknown-ratings = Non ci sono classifiche per questo gioco con questo numero di giocatori.
request-bad-method = { $method } qui non si può usare; metodi ammessi: { $allowed }
request-bad-query = «{ $text }» non è un numero intero.
request-bad-body = La richiesta non ha la forma giusta: { $fault }
request-too-large = La richiesta è troppo grande; al massimo { $most } byte.
request-too-many = Troppe richieste. Aspetta un attimo.
request-foreign-origin = Le pagine di altri siti non possono usare questo server.
server-busy = Il server ha troppo da fare. Riprova.
server-restarting = Il server si riavvia. Si riprende fra un attimo.
server-stopping = Il server si sta fermando.
