### Every human word of Hatbox, in Italian.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = gioco sconosciuto «{ $name }»; i giochi sono: { $allowed }
unknown-rules = { $game } non ha regole con la versione { $version }; versioni disponibili: { $allowed }
bad-players = a { $game } non si può giocare in { $players }; giocatori ammessi: { $allowed }
unknown-option = { $game } non ha un’opzione «{ $name }»; ha queste: { $allowed }
bad-option = { $game }: l’opzione { $name } non può essere «{ $value }»; valori ammessi: { $allowed }
bad-option-value = l’opzione { $name } dev’essere una parola, un numero, true o false
bad-option-form = un’opzione si scrive NAME=VALUE, non «{ $text }»
bad-first = l’opzione first non può essere «{ $value }»; valori ammessi: random, oppure un posto da 0 a { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: il formato è «{ $format }», non { $expected }
bad-version = { $where }: versione { $version } sconosciuta; questo programma legge la versione { $expected }
bad-json = { $where }: non è JSON: { $fault }
not-an-object = { $where }: dev’essere un oggetto JSON
bad-entry = una mossa richiede «seat» (un numero) e «move» (un testo)
bad-chance = «chance» dev’essere una lista di oggetti o null, lunga quanto «moves»
bad-moves = «moves» dev’essere una lista di testi
bad-day = «{ $day }» non è un giorno; scrivilo così: 2026-11-18
bad-seconds = --seconds vale { $seconds }; valori ammessi: più di 0, fino a 600
bad-number = { $field } vale { $number }; valori ammessi: da { $least } a { $most }
bad-move-type = una mossa è un testo, e chance è un oggetto o null
bad-new = una partita richiede un nome (testo), e giocatori e seme come numeri interi
bad-amount = { $name } vale { $value }; valori ammessi: da 1 a { $most }
bad-rewards = rewards vale «{ $value }»; valori ammessi: { $allowed }
batch-actions = un passo richiede un numero intero per ognuna delle { $games } partite, non { $kind } di forma { $shape }
batch-illegal = partita { $game }: l’azione { $action } non è ammessa per il posto { $seat }; quelle ammesse hanno 1 in `masks`
batch-no-game = in questo lotto non c’è la partita { $index }; le partite vanno da 0 a { $most }
other-game = la partita non è { $game } con { $players } giocatori e le stesse opzioni
bad-saved = si possono ripristinare solo i { $size } byte restituiti da `save` con lo stesso gioco, gli stessi giocatori e le stesse opzioni
no-history = questo simulatore non tiene una cronologia, quindi non può annullare; va creato con `history=True`
bad-bot = un bot richiede un nome e un callable che lo crei, non { $name }
policy-illegal = { $name } ha scelto l’azione { $action }, che non è ammessa; azioni ammesse: { $allowed }
policy-not-found = impossibile usare { $name } come bot: { $fault }; scrivi modulo:callable
dataset-empty = nessuna registrazione da cui scrivere un dataset
dataset-format = il formato di { $path } è sconosciuto; il nome può finire in { $allowed }
dataset-mixed = { $where }: un dataset contiene un solo gioco; questo è { $game }, il primo era { $first }
dataset-summary = { $rows } righe da { $games } partite{ $unfinished ->
    [0] {""}
   *[other] ; partite non finite escluse: { $unfinished }
}
program-bad-command = «{ $text }» non indica alcun programma: { $fault }; scrivi command:PROGRAMMA ARGOMENTI
program-cannot-start = impossibile avviare { $program }: { $fault }
program-crashes = { $program } si è bloccato { $times } volte: { $fault }
program-no-tool = { $program } non ha lo strumento { $tool }; ha: { $found }
program-long-move = la mossa ha { $length } caratteri; consentiti: al massimo { $most }
mcp-no-rule = la regola { $rule } non esiste; le regole sono: { $allowed }
mcp-too-many-games = hai già { $most } partite; prima abbandonane una (leave_game)
mcp-no-game = non c’è nessuna partita «{ $name }»; le tue partite sono: { $allowed }
mcp-unknown-game = non c’è nessuna partita «{ $name }»
mcp-server-full = su questo server ci sono già { $most } partite; riprova più tardi
mcp-not-over = la partita { $game } non è ancora finita
game-is-over = la partita è finita
mcp-bad-link = «{ $link }» non è il link di un tavolo; deve essere come http://HOST/t/TABLE
missing-extra = { $module } non è installato; si installa con `pip install 'hatbox[{ $extra }]'`
env-to-act = Tocca al posto { $seat }
env-public = visto dal pubblico
env-seen-by = visto dal posto { $seat }
env-hats = cappelli
env-render-mode = render_mode vale «{ $value }»; valori ammessi: { $allowed }
env-no-render-mode = non è stato indicato un render_mode; passalo quando crei l’ambiente: { $allowed }
env-viewer = viewer vale «{ $value }»; valori ammessi: un posto da 0 a { $most }, "mover", o None per il pubblico
env-masks = masks vale «{ $value }»; valori ammessi: { $allowed }
env-illegal = illegal vale «{ $value }»; valori ammessi: { $allowed }
env-seat = seat vale «{ $value }»; valori ammessi: { $allowed }, o da 0 a { $most }
env-bots = i bot sono { $given }, ma gli altri posti sono { $wanted }
env-bot = «{ $value }» non si può usare qui; un lotto di partite si gioca contro "random" o contro una funzione di osservazioni e maschere
env-reset-first = prima chiama reset
env-autoreset = autoreset vale «{ $value }»; valori ammessi: { $allowed }
openspiel-action = l’azione { $action } qui non è ammessa; azioni ammesse: { $allowed }
openspiel-chance = qui il caso non può portare { $piece }; può portare { $allowed }
bad-moment = il momento { $at } non esiste; i momenti vanno da 0 a { $last }
unknown-field = campo sconosciuto «{ $name }»; i campi sono: { $allowed }
bad-length = elementi in { $field }: { $length }; devono essere { $expected }
bad-seat = { $field } vale { $seat }; i posti vanno da 0 a { $most }
bad-count = { $field } ha { $count } elementi; valori ammessi: da 0 a { $most }
bad-action = l’azione { $action } non è ammessa; azioni ammesse: { $allowed }
position-needs = una posizione richiede «{ $field }» del tipo giusto
cannot-read = impossibile leggere { $path }: { $reason }
cannot-write = impossibile scrivere { $path }: { $reason }
no-such-record = in { $path } non c’è la partita { $number }; ne contiene { $count }
game-does-not-end = la partita { $game } non è finita dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }; dalle uno stall_limit

## What is wrong with text

empty-move = la mossa è vuota; una mossa si scrive così: { $allowed }
unknown-move = mossa sconosciuta «{ $word }»; una mossa comincia con: { $allowed }
bad-word-count = «{ $move }» non ha le parole di una mossa come «{ $form }»
bad-place = «{ $word }» non è una posizione del tavolo da tè; posizioni ammesse: da { $least } a { $most }
bad-slot = «{ $word }» non è uno spazio; spazi ammessi: da { $least } a { $most }
bad-stack = «{ $word }» non è una pila; pile ammesse: da { $least } a { $most }
unknown-card = carta sconosciuta «{ $word }»; una carta è la lettera di un tipo, B C D F K S T, e un numero da 1 a 6
unknown-hat = cappello sconosciuto «{ $word }»; i cappelli sono: { $allowed }
unknown-character = personaggio sconosciuto «{ $word }»; i personaggi sono: { $allowed }
unknown-cell = casella sconosciuta «{ $word }»; le caselle sono A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = colore sconosciuto «{ $word }»; i colori sono: { $allowed }

## What is wrong with a record

wrong-seat = non tocca al posto { $seat }, ma al posto { $mover }
chance-differs = «{ $name }» in { $move } non è qualcosa che il caso poteva portare qui
chance-missing = in { $move } manca «{ $name }»
options-missing = mancano queste opzioni: { $names }
legal-differs = «legal» non è l’elenco delle mosse ammesse qui
result-missing = manca il risultato
result-differs = risultato: { $name } è { $found }, ma dovrebbe essere { $expected }
result-unknown = risultato: { $name } qui non è previsto
game-not-over = la partita non è finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }
no-deal = una partita preparata a mano non è stata distribuita, quindi non ha una registrazione
cannot-resign = si può abbandonare solo una partita in corso tra due giocatori o due squadre
game-was-resigned = la partita è stata abbandonata
fair-commitment = distribuzione, seme e sale non corrispondono all’impronta pubblicata prima della partita
fair-seed = il seme dev’essere un numero intero di al massimo 20 cifre
fair-deal = la distribuzione non deriva dal seme
fair-chance = quello che il caso ha portato nella mossa { $number } non deriva dal seme

## Hats: positions

card-twice = H1: la carta { $card } c’è due volte
hats-turn-is-over = H4: con main_done e optional_done il turno sarebbe finito
hats-no-offer-possible = H8: una carta si può offrire solo in quattro, e solo se l’azione opzionale è ancora disponibile
hats-bad-hand = H10: posto { $seat }, carte da giocare: { $cards }, raccolte: { $taken }; da giocare sono ammesse: da 1 a { $most }
hats-uneven-hands = H10: con mani di { $hands } carte e il turno { $turn } i giocatori non arrivano all’ultima carta nello stesso giro
hats-removed-there = H3: { $cards } non possono esserci: l’opzione esclude questi tipi
hats-cookie-without-type = H9: il posto { $seat } non ha cappelli, quindi non può avere il biscotto
hats-offer-after-end = H10: nessuna offerta può essere aperta quando a tutti resta una sola carta
hats-bad-pack = H3: le carte distribuite non sono esattamente quelle di questa partita; sbagliate o mancanti: { $cards }
hats-bad-removed = H3: removed è «{ $removed }»; tipi da indicare: { $expected ->
    [0] nessuno
   *[other] due, quelli dell’opzione se li nomina
  }
hats-needs-reshuffle = H7: il mazzo è vuoto, quindi la mossa richiede «reshuffle»
hats-bad-reshuffle = H7: reshuffle { $given } non è una mescolata degli scarti { $pile }

## Hats: refusals

hats-game-is-over = la partita è finita
hats-answer-the-offer = prima il posto { $seat } deve rispondere all’offerta con give
hats-main-action-first = non puoi terminare il turno prima dell’azione principale
hats-no-offer-to-answer = non è stata offerta nessuna carta
hats-main-action-done = l’azione principale di questo turno è già stata fatta
hats-optional-action-done = l’azione opzionale di questo turno è già stata fatta
hats-offer-needs-partner = un compagno a cui offrire una carta c’è solo in quattro, non in { $players }
hats-no-discard-with-four = in quattro non si scarta: si offre una carta al compagno
hats-not-in-hand = { $card } non è nella mano del posto { $seat }
hats-no-such-place = in { $players } la posizione { $place } non si usa
hats-too-low = { $card } non è dello stesso tipo di { $taken } e non è più alta

## Hats: telling

hats-exchange = Il posto { $seat } gioca { $card } sulla posizione { $place } e prende { $taken }.
hats-black = Il posto { $seat } cala { $card } come cappello nero.
hats-black-unseen = Il posto { $seat } cala una carta come cappello nero.
hats-discard = Il posto { $seat } scarta { $card }.
hats-discard-unseen = Il posto { $seat } scarta una carta.
hats-drew = Il posto { $seat } pesca { $card }.
hats-drew-unseen = Il posto { $seat } pesca una carta.
hats-reshuffle = { $cards ->
    [one] La carta scartata forma
   *[other] Le { $cards } carte scartate si mescolano e formano
  } un nuovo mazzo.
hats-offer = Il posto { $seat } passa { $card }, coperta, al compagno.
hats-offer-unseen = Il posto { $seat } passa una carta coperta al compagno.
hats-give = Il posto { $seat } dà in cambio { $card }.
hats-give-unseen = Il posto { $seat } dà in cambio una carta.
hats-end = Il posto { $seat } termina il turno.
hats-cookie = Il biscotto va al posto { $seat }.

## Magic Hat: positions

magic-lower-slot-first = in uno scambio va scritto prima lo spazio più basso, non { $first } { $second }
magic-needs-redeal = M9: non si può vincere niente, quindi la mossa richiede «redeal»
magic-bad-redeal = M9: redeal deve disporre esattamente i cappelli coperti sopra gli spazi occupati
magic-redeal-dead = M9: con redeal non si può ancora vincere niente
magic-dead = M9: nessun cappello in fila è di un personaggio in fila, e nessuno è magico
magic-bad-pair = M5: { $field } è { $slots }; devono essere due spazi, prima il più basso
magic-bad-seen = M13: seen nomina lo spazio { $slot }, dove non c’è nessun cappello
magic-hat-without-character = M2: lo spazio { $slot } deve avere sia un personaggio sia un cappello, o nessuno dei due
magic-too-few-hats = M6: cappelli nel mazzo: { $hats }; troppo pochi per i personaggi nel mazzo ({ $characters }) e i cappelli magici ({ $magic })
magic-not-in-box = M1: { $what ->
    [characters] personaggi
   *[hats] cappelli
  } di tipo «{ play-kind }»: { $count }, ma nella scatola ce ne sono { $most }

## Magic Hat: refusals

magic-game-is-over = restano solo tre spazi occupati: la partita è finita
magic-game-has-stalled = da troppo tempo nessuno vince niente: la partita è finita
magic-empty-slot = lo spazio { $slot } è vuoto
magic-no-swap-back = gli spazi { $first } e { $second } sono stati scambiati nel turno precedente

## Magic Hat: telling

magic-peek = Il posto { $seat } sbircia nello spazio { $slot }: { $hat ->
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
    [maid] della cameriera
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
    [magic] cappello magico
   *[other] { $hat }
  }, ma sotto c’è { $character ->
    [king] il re
    [queen] la regina
    [princess] la principessa
    [knight] il cavaliere
    [wizard] il mago
    [jester] il giullare
    [cook] il cuoco
    [maid] la cameriera
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
  }. Un gettone penalità.
magic-open-magic = Il posto { $seat } scopre lo spazio { $slot }: un cappello magico!
magic-next-character = Nuovo arrivo nello spazio { $slot }: { $character ->
    [king] re
    [queen] regina
    [princess] principessa
    [knight] cavaliere
    [wizard] mago
    [jester] giullare
    [cook] cuoco
    [maid] cameriera
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
   *[other] { $character }
  }.
magic-slot-empty = Lo spazio { $slot } resta vuoto.
magic-redeal = Non si poteva vincere niente: si rimescolano tutti i cappelli.

## Top Hats: positions

top-band-and-narrowed = T10: con narrowed { $narrowed } la fascia è la corona { $expected }, non { $band }
top-stack-count = T3: le pile sono { $count }; ammesse: da 1 a { $most }
top-stack-height = T3: cilindri nella pila su { $cell }: { $height }; ammessi: da 1 a { $most }
top-centre-taken = T2: su { $cell } c’è il cilindro neutrale
top-forbidden-ground = T10: { $cell } è fuori dalla fascia, la corona { $band }
top-colour-not-playing = T2: in { $players } il { play-colour } non si usa
top-too-many-hats = T2: cilindri di colore { play-colour }: { $count }; ce ne sono { $most }
top-no-stack-built = builders nomina { $cell }, dove non c’è nessuna pila
top-deal-not-empty = T3: a Top Hats non si distribuisce niente, ma la distribuzione ha «{ $field }»

## Top Hats: refusals

top-game-is-over = tutte le pile sono dello stesso colore: la partita è finita
top-game-has-stalled = da troppo tempo nessuno mangia: la partita è finita
top-build-first = prima bisogna costruire tutte le pile
top-no-hat-left = per costruire non bastano i cilindri di colore { play-colour } rimasti: { $left }
top-place-first = prima bisogna piazzare tutte le pile
top-placed-already = la pila { $stack } è già sul tavoliere
top-wrong-ring = { $cell } è nella corona { $ring }; le pile si piazzano sulle corone 2 e 3
top-cell-taken = su { $cell } c’è già una pila
top-all-stacks-stand = tutte le pile sono state costruite e piazzate
top-can-move = hai una mossa possibile, quindi non puoi passare
top-narrowed-enough = il campo non si può più restringere (al massimo { $most ->
    [one] una volta
   *[other] { $most } volte
  } per partita)
top-too-many-stacks = sul tavoliere ci sono { $count } pile; si può restringere il campo con { $most } o meno
top-band-not-empty = nella fascia c’è una pila
top-move-under-way = è in corso una mossa da { $cell }; continuala con le sue azioni o con il suo effetto
top-no-stack = su { $cell } non c’è nessuna pila
top-not-yours = la pila su { $cell } non è di colore { play-colour }
top-step-goes-on = da { $origin } a { $target } è un passo, e un passo conclude la mossa
top-not-empty = { $cell } non è libera
top-no-jump = da { $origin } a { $target } non è né un passo né un salto
top-nothing-to-jump = su { $cell } non c’è nessuna pila da saltare
top-jumped-twice = in questa mossa la pila su { $cell } è già stata saltata
top-no-such-effect = non c’è una mossa con l’effetto { $effect }
top-forbidden = { $cell } è fuori gioco
top-must-capture = puoi mangiare, quindi devi mangiare
top-must-capture-from-band = una pila nella fascia può mangiare, quindi devi mangiare con una pila che sta nella fascia
top-must-leave-band = una delle tue pile deve lasciare la fascia
top-must-end-elsewhere = una mossa senza prese deve finire in una casella diversa da { $cell }
top-not-in-band = una mossa può finire nella fascia, su { $cell }, solo se fa una presa

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
top-place = Il posto { $seat } piazza la pila { $stack } su { $cell }.
top-step = Il posto { $seat } fa un passo da { $origin } a { $target }.
top-jump = Il posto { $seat } salta da { $origin } oltre { $over } fino a { $target }.
top-stop = Il posto { $seat } si ferma su { $cell }.
top-captured = { $cell } perde un cilindro { $lost ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }; sotto ce n’è uno { $now ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }.
top-captured-last = { $cell } perde l’ultimo cilindro, { $lost ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }.
top-narrow = Il posto { $seat } restringe il campo: ora la fascia è la corona { $band }.
top-pass = Il posto { $seat } passa.

## Bots

unknown-bot = bot sconosciuto «{ $name }»; i bot sono: { $allowed }
unknown-bot-close = bot sconosciuto «{ $name }»; volevi dire { $close }? I bot sono: { $allowed }
bad-budget = un budget richiede secondi (più di 0, fino a { $seconds }) o simulazioni (da 1 a { $simulations }), e da 1 a { $threads } thread
not-on-the-move = non tocca al posto { $seat }
too-many-seats = la ricerca funziona per partite fino a { $most } giocatori; { $game } ne ha di più
why-only = È l’unica mossa possibile.
why-clear = A questa mossa do un { $value }% di probabilità di vincere, alla seconda migliore un { $other }%.
why-close = È questione di poco: a questa mossa do un { $value }% di probabilità di vincere, a un’altra un { $other }%.
why-fair = A questa mossa do un { $value }% di probabilità di vincere, e mi basta.
why-plain = Mi sembra una buona mossa.
why-hats-lead = Se la partita finisse ora, il mio vantaggio sul migliore degli altri sarebbe di { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  }.
why-hats-draw = Una carta nuova potrebbe essere un cappello preferito migliore.
why-hats-offer = Uno scambio con il compagno potrebbe darci cappelli preferiti migliori.
why-hats-give = Anche senza questa carta ci restano i cappelli preferiti migliori.
why-hats-enough = Fare altro non porterebbe punti.
why-hats-take = Prendo { $card }, che dopo la mossa vale { $worth }.
why-hats-more = Prendo { $card }, che dopo vale { $worth }; con la seconda mossa migliore arriverei solo a { $other }.
why-hats-avoid = Ogni { play-hat-type } continua a valere { $worth }; la seconda mossa migliore lo farebbe scendere a { $other }.
why-hats-hold = Come cappello preferito { $card } varrebbe { $points }; con la seconda mossa migliore il mio più forte varrebbe solo { $other }.
why-hats-raise = Dopo, ogni { play-hat-type } vale { $worth } invece di { $was }: { $points ->
    [one] un punto in più
   *[other] { $points } punti in più
  } dalla mia parte.
why-hats-lower = Dopo, ogni { play-hat-type } vale { $worth } invece di { $was }: { $points ->
    [one] un punto in meno
   *[other] { $points } punti in meno
  } per gli altri.
why-hats-cookie = Mi fa prendere il biscotto, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-snatch = Toglie il biscotto, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, al posto { $seat }.
why-hats-types = Un tipo nuovo nella mia collezione mi aiuta a prendere o a tenere il biscotto.
why-hats-favourite = Con { $card } nella collezione, { $favourite } diventa un cappello preferito migliore: per ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-keep = Tengo { $card } come cappello preferito: per ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
why-hats-black = Come cappello nero, { $card } è un punto sicuro, e il tavolo da tè resta com’è.
why-hats-spare = { $card } non mi serve, e un’altra carta potrebbe essere più utile.
why-hats-suits = Il compagno ha raccolto carte di tipo { play-hat-type }: da lui { $card } sarebbe un buon cappello preferito.
why-magic-fits = Il cappello dello spazio { $slot } è del personaggio che c’è sotto.
why-magic-magic = Il cappello dello spazio { $slot } è un cappello magico.
why-magic-race = Anche chi gioca dopo conosce il cappello dello spazio { $slot }, quindi me lo prendo prima io.
why-magic-likelier = Il cappello dello spazio { $slot } ha circa un { $chance }% di probabilità di essere quello giusto; quello del secondo spazio migliore, solo un { $other }%.
why-magic-risk = Scoprire invece lo spazio { $slot } andrebbe male circa nel { $chance }% dei casi; così non rischio gettoni penalità.
why-magic-home = Così un cappello arriva al suo personaggio, nello spazio { $slot }, e chi gioca dopo non conosce quel cappello.
why-magic-look = Non conosco il cappello dello spazio { $slot }.
why-magic-wait = Conosco tutti i cappelli, e niente aiuterebbe me più di chi gioca dopo.
why-magic-told = Da come hanno giocato gli altri, c’è circa un { $chance }% di probabilità che il cappello dello spazio { $slot } sia quello giusto.
why-magic-guess = Non ho visto il cappello dello spazio { $slot }; c’è circa un { $chance }% di probabilità che sia quello giusto.
why-magic-disturb = Chi gioca dopo conosce il cappello dello spazio { $slot } e io no, quindi lo sposto.
why-magic-check = Il posto { $seat } sa quale cappello c’è nello spazio { $slot }, e voglio saperlo anch’io.
why-magic-idle = Nessun cappello che conosco si può vincere dov’è, quindi aspetto e non svelo niente.
why-top-random = Come costruire e piazzare, per me è lo stesso: scelgo a caso.
why-top-balance = { $taken ->
    [0] Non mangio nessun cilindro
    [one] Mangio un cilindro
   *[other] Mangio { $taken } cilindri
  } e { $lost ->
    [0] non mi aspetto di perderne
    [one] mi aspetto di perderne uno
   *[other] mi aspetto di perderne { $lost }
  } contro chi gioca dopo.
why-top-narrow = Sul campo ristretto { $taken ->
    [0] non mangio nessun cilindro
    [one] mangio un cilindro
   *[other] mangio { $taken } cilindri
  }, e poi { $lost ->
    [0] non mi aspetto di perderne.
    [one] mi aspetto di perderne uno.
   *[other] mi aspetto di perderne { $lost }.
  }
why-top-better = Mangio { $taken ->
    [one] un cilindro
   *[other] { $taken } cilindri
  } e { $lost ->
    [0] non mi aspetto di perderne
    [one] mi aspetto di perderne uno
   *[other] mi aspetto di perderne { $lost }
  }; con la seconda mossa migliore ne mangerei { $gain ->
    [one] uno
   *[other] { $gain }
  } e { $cost ->
    [0] non ne perderei.
    [one] ne perderei uno.
   *[other] ne perderei { $cost }.
  }
why-top-safer = Con questa mossa chi gioca dopo minaccia solo { $stacks ->
    [one] una delle mie pile
   *[other] { $stacks } delle mie pile
  }; con la seconda migliore ne minaccerebbe { $other }.
why-top-solid = Con tre cilindri miei, questa pila resta mia fino alla fine.
why-top-middle = Con un mio cilindro in mezzo, questa pila resta mia anche dopo una presa.
why-top-bottom = Con un mio cilindro in fondo, la pila torna mia dopo due prese.
why-top-others = I cilindri degli altri devono pur stare da qualche parte, e qui non sono sotto le altre mie pile.
why-top-place = Per come stanno le cose, su { $cell } nessuno potrebbe mangiare la pila.
why-top-beside = Accanto alla mia pila su { $cell } c’è meno spazio per atterrare, così le due si proteggono a vicenda.
why-top-bait = Se mangiano dalla mia pila su { $cell }, sotto c’è un altro mio cilindro.
why-top-wins = Così agli altri non resta nessuna pila, e vinco.
why-top-uncovers = Posso mangiare i cilindri su { $cells }, e sotto ci sono cilindri miei.
why-top-captures = Posso mangiare { $taken ->
    [one] un cilindro
   *[other] { $taken } cilindri
  } su { $cells }, e non mi aspetto di perderne contro chi gioca dopo.
why-top-must = Devo mangiare: così prendo { $taken ->
    [one] un cilindro
   *[other] { $taken } cilindri
  } e mi aspetto di perderne { $lost ->
    [one] uno
   *[other] { $lost }
  } contro chi gioca dopo.
why-top-band = Non posso mangiare, quindi una mia pila deve lasciare la fascia: quella su { $cell }.
why-top-flees = Chi gioca dopo potrebbe mangiare dalla mia pila su { $cell }; con questa mossa non può più.
why-top-guards = Con questa mossa chi gioca dopo non può più mangiare i miei cilindri su { $cells }.
why-top-threatens = Minaccio una presa su { $cells }.
why-top-inwards = La mia pila su { $cell } si avvicina al centro.
why-top-safe = Con questa mossa chi gioca dopo non può mangiare da nessuna delle mie pile.
why-top-drives = { $stacks ->
    [one] Così una pila avversaria finisce nella fascia e deve lasciarla.
   *[other] Così { $stacks } pile avversarie finiscono nella fascia e devono lasciarla.
  }
why-top-room = Su un campo più stretto gli altri hanno meno spazio.

## Replay

replay-title = { $game }, { $players } giocatori. Comincia il posto { $first }.
replay-result = La partita è finita: { $scores }.
replay-score = posto { $seat } { $score }
replay-winner = Vince il posto { $seats }.
replay-winners = Vittoria condivisa tra i posti { $seats }.
replay-stalled = La partita è finita in stallo.
replay-resigned = Il posto { $seat } abbandona.
replay-abandoned = La partita è rimasta a metà.

## Arena

arena-too-few-bots = per un torneo servono almeno due bot
arena-bot-twice = { $name } compare due volte; dai a uno dei due un altro budget, per esempio { $bot }@500
arena-bad-budget = «{ $text }» non è un budget; scrivi simulazioni, @2000 (da 1 a { $simulations }), o secondi, @0.25s (fino a { $seconds })
arena-two-budgets = indica --seconds o --simulations, non entrambi
arena-needs-sprt = --alpha e --beta si usano insieme a --sprt
arena-sprt-two-bots = --sprt confronta due bot; indicane esattamente due
arena-bad-sprt = --sprt è «{ $text }»; scrivi due quote di vittoria in percentuale, prima la più bassa, per esempio 50,55
arena-bad-rate = { $flag } è { $rate }; consentito: più di 0, meno di { $most }
arena-bot-erred = errore di { $name } nella tornata { $round } dopo { $action ->
    [one] { $action } azione
   *[other] { $action } azioni
  }
arena-bot-fault = { $where }: { $fault }
arena-process-died = un processo di gioco si è interrotto; le partite scritte in --out restano, e lo stesso comando continua
arena-settings-differ = { $path } è stato iniziato con altre impostazioni: { $names }; { $name } era { $found }, ora è { $asked }. Usa le stesse impostazioni, scegli un altro --out, o elimina { $path } e { $side }
arena-file-taken = { $path } esiste, ma { $side } non dice che cosa contiene; scegli un altro --out
arena-records-lost = { $side } esiste ma { $path } no; ripristinalo, o elimina { $side }
puzzles-bad-file = { $where }: questo non è un file di rompicapi per queste regole
puzzles-progress = ricerca di rompicapi per { play-game }
train-progress = apprendimento di { play-game }: partite di questo giro
train-round = giro { $number }: { $games } partite, { $samples } posizioni, { $minutes } min; perdita { $loss }; contro greedy { $greedy }, contro il giro prima { $previous }
train-no-inputs = { play-game } non ha ingressi per una rete con { $players } giocatori; sono ammessi: { $allowed }
train-folder-used = in { $path } c’è già un addestramento; aggiungi --resume per continuarlo, o scegli un’altra cartella
train-nothing-there = in { $path } non c’è nessun addestramento da continuare; togli --resume
train-bad-folder = { $path } non è la cartella di un addestramento
train-other-settings = l’addestramento in { $path } ha { $flag } { $value }; togli { $flag }, o scegli un’altra cartella
arena-bad-line = { $where }: questa non è una partita di questo torneo; elimina la riga o il file
arena-line-twice = { $where }: questa partita compare due volte; elimina la riga o il file
arena-file-busy = un altro processo sta scrivendo { $path }
bad-cluster = «{ $text }» non è un cluster; scrivi ray, ray://HOST:PORT oppure, su una delle sue macchine, ray:HOST:PORT o ray:auto
cluster-not-started = Ray non si è avviato: { $reason }
cluster-unreachable = nessun cluster Ray risponde a { $address }: { $reason }
cluster-versions = tutte le macchine di un cluster hanno bisogno delle stesse versioni di Ray e Python: { $reason }
cluster-versions-differ = { $node } ha { $theirs }, questa macchina { $ours }; installa la stessa versione dappertutto
cluster-without-hatbox = una macchina del cluster non riesce a caricare Hatbox { $version }; installalo lì con `pip install 'hatbox[cluster]'`
cluster-work-lost = lo stesso lavoro è andato perso { $times } volte insieme al suo processo: { $reason }
workers-node = { $node }: { $chunks } parti, { $rate } al secondo
play-daily-title = { $game }, sfida del giorno { $day }
play-daily-seed = seme: SHA-256 di «{ $text }»
play-daily-first = { $first ->
    [0] Cominci tu.
   *[other] Comincia il Gatto del Cheshire.
}
play-daily-playing = i bot giocano a { play-game }
play-daily-bots = Al tuo posto i bot ottengono:
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] vittoria in { $moves } mosse
    [shared] pareggio dopo { $moves } mosse
   *[no] sconfitta in { $moves } mosse
}
arena-title = { $game }, { $players } giocatori, seme { $seed }
arena-counts = { $games } partite: { $rounds } tornate, ognuna con la stessa distribuzione in { $seatings } disposizioni dei posti (partite richieste: { $asked })
arena-incomplete = { $games ->
    [one] { $games } di queste partite appartiene
   *[other] { $games } di queste partite appartengono
  } a { $rounds ->
    [one] una tornata incompleta
   *[other] { $rounds } tornate incomplete
  }; contano lo stesso
arena-stopped = interrotto; partite non giocate: { $missing }
arena-results = Risultati
arena-duels = Ha finito davanti a
arena-paces = Tempo di riflessione
arena-bot = bot
arena-games = partite
arena-share = quota di vittorie
arena-interval = 95%
arena-decided = sulle partite decise
arena-ahead-of-mean = margine sulla media degli avversari
arena-ahead-of-best = margine sul miglior avversario
arena-rating = rating
arena-scale = Elo
arena-decisions = decisioni
arena-mean-time = ms in media
arena-high-time = ms al 99%
arena-longest-time = ms al massimo
arena-simulations = simulazioni
arena-speed = simulazioni/s
arena-late = partite in ritardo
arena-faults = Errori
arena-illegal = risposte non valide
arena-overdue = fuori tempo
arena-crashes = blocchi
arena-replaced = sostituite da mosse a caso
arena-unknown = n.d.
arena-sprt-low = SPRT: { $bot } vince al massimo { $low }, non { $high }
arena-sprt-high = SPRT: { $bot } vince almeno { $high }, non { $low }
arena-sprt-open = SPRT: non è ancora deciso se { $bot } vince { $low } o { $high }
arena-sprt-bounds = Logaritmo del rapporto di verosimiglianza { $ratio } dopo { $rounds } tornate; limiti { $lower } e { $upper } (alfa { $alpha }, beta { $beta }).
arena-sprt-biased = Il test si è fermato appena era chiaro: quote e intervalli qui sotto pendono dalla parte della decisione.
arena-adjusted = senza fortuna
arena-luck-worth = Togliere la fortuna della pesca è valso { $percent } % di partite in più.
arena-luck-worthless = Togliere la fortuna della pesca qui non ha fatto risparmiare partite.
arena-fair = Bot di pari forza vincerebbero { $share } ciascuno.
arena-scale-note = Elo: con 400 punti in più un bot finisce davanti dieci volte più spesso che dietro. { $bot } vale 0.
arena-ended = Come sono finite le partite: { $endings }.

## Studies

study-not-toml = { $path } non è TOML: { $fault }
study-one-file = { $path } descrive lo studio intero; indica un solo file con le opzioni, oppure giochi e opzioni
study-no-game = indica quale gioco studiare: game = "…"
study-unknown-key = { $where }chiave sconosciuta «{ $name }»; possibili: { $allowed }
study-unknown-key-close = { $where }chiave sconosciuta «{ $name }»; intendevi «{ $close }»?
study-unknown-option-close = { $game } non ha l’opzione «{ $name }»; intendevi «{ $close }»?
study-bad-value = { $name } non può essere «{ $value }»; si scrive così: { $allowed }
study-precision = una precisione di { $value } richiede circa { $games } partite per variante; possibile: da { $least } a { $most }
study-too-many = sono { $variants } varianti; uno studio ne ha al massimo { $most }
study-too-many-bots = il gioco ha { $sides } parti, troppo poche per { $bots } bot uno contro l’altro
study-twice = la stessa variante compare due volte: { $name }
study-same-name = due giochi diversi si chiamano { $name }; dai un nome suo a quello modificato
study-not-folder = { $path } non è una cartella
study-folder-taken = { $path } contiene altro; scegli un altro --out
study-other = { $path } contiene un altro studio, diverso in: { $names }; scegli un altro --out
what-if-base = { $name } non si può modificare; si parte da uno di questi: { $allowed }
what-if-name = «{ $name }» non può essere il nome di un gioco modificato; scegline uno nuovo con lettere, cifre e _
what-if-module = { $name }: scrivi MODULE.NAME; i moduli di { $game } sono { $allowed }
what-if-unknown = { $game } non ha niente che si chiami { $name }; forse: { $allowed }
what-if-kind = { $name } deve restare quello che è: { $wanted ->
    [def] una funzione
   *[other] un numero, un testo, una lista o una tabella
  }

## Command line

compiling = compilo le regole (solo quando sono nuove su questo computer)…
faults-summary = registrazioni: { $records }, mosse: { $moves }, errori: { $faults }
bad-lines = righe inutilizzabili: { $bad } su { $lines }; la prima: { $fault }

## Copie di sicurezza

database-unusable = { $fault }
backup-writing = copia in corso
backup-done = { $path } contiene { $players } giocatori, { $tables } tavoli e { $events } eventi
backup-not-ours = { $path } non è stato creato da hatbox backup
backup-newer = { $path } viene da un hatbox più recente (schema { $schema }, questo conosce { $known }): usa quella versione
backup-damaged = { $path } è danneggiato, quindi non è stato cambiato niente
restore-checking = verifica in corso
restore-writing = ripristino in corso
restore-done = ripristinato da { $path }: { $players } giocatori, { $tables } tavoli e { $events } eventi
restore-not-empty = il database non è vuoto, quindi non è stato cambiato niente; --replace cancella quello che contiene

## Curare un server

admin-no-player = nessuno ha l’id o il nome { $player }
admin-many-players = più giocatori si chiamano { $name }; scegline uno per id: { $ids }
admin-no-table = non c’è nessun tavolo { $table }
admin-table-ended = il tavolo { $table } è già finito: { $status }
admin-table-busy = il tavolo { $table } è troppo occupato per essere chiuso adesso; riprova
admin-bad-name = un nome ha da 1 a 24 caratteri, almeno uno visibile
admin-none = Niente da mostrare.
admin-closed = Il tavolo { $table } è chiuso.
admin-muted = { $name } ({ $player }) non può scrivere in chat fino a { $until }.
admin-unmuted = { $name } ({ $player }) può di nuovo scrivere in chat.
admin-banned = { $name } ({ $player }): accesso al server vietato.
admin-unbanned = { $name } ({ $player }): accesso al server di nuovo permesso.
admin-renamed = { $player } ora si chiama { $name }.
admin-status-name = { $status ->
    [open] aperto
    [playing] in corso
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
admin-host = aperto da
admin-created = creato
admin-updated = ultimo uso
admin-events = eventi
admin-player = giocatore
admin-name = nome
admin-tables = tavoli
admin-muted-until = silenziato fino a
admin-notes = note
admin-bot = è un bot
admin-is-banned = bandito
admin-when = quando
admin-reporter = segnalato da
admin-reported = riguarda
admin-reason = motivo
admin-what = che cosa
admin-count = numero
admin-stats-players = giocatori
admin-stats-bots = di cui bot
admin-stats-new-players = nuovi nell’ultimo giorno
admin-stats-muted = silenziati ora
admin-stats-banned = banditi
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
    [hats] Hats: scambia carte con il tavolo da tè, da 2 a 4 giocatori
    [magic_hat] Magic Hat: ricorda quale cappello è sopra quale testa, da 2 a 4 giocatori
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
    [white_rabbit] Bianconiglio
   *[other] { $bot }
  }
play-you = tu
play-person = persona
play-seat = { $seat } ({ $who })
play-friends = solo persone su questo dispositivo
play-players = { $count } giocatori
play-choose-game = Quale gioco?
play-choose-players = In quanti si gioca?
play-choose-opponents = Contro chi vuoi giocare? Dal più debole al più forte:
play-not-offered = «{ $text }» non è tra le scelte; premi Invio per vederle
play-choose-one = Scrivi una delle scelte, fino a { $most }.
play-bad-levels = --level compare { $levels ->
    [one] { $levels } volta
   *[other] { $levels } volte
  }, ma il numero dei bot è { $bots }; indicalo una volta per tutti o una per ciascuno
play-load-alone = --load riprende una partita salvata così com’era: insieme si possono usare solo --seed e --seconds
play-file-taken = { $path } esiste già e non è una partita salvata; scegli un altro nome

play-begins = Comincia il posto { $seat }.
play-resumed = Si riprende dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }.
play-help-hint = Scrivi un numero o una mossa; ? mostra le regole e tutto il resto.
play-your-turn = Posto { $seat }, tocca a te
play-over = La partita è finita
play-thinking = { $who } sta pensando…
play-look-once = Guarda bene, poi premi Invio: non lo vedrai più.
play-done-looking = Premi Invio per pulire lo schermo prima del prossimo giocatore, o scrivi undo:
play-hand-over = Passa il dispositivo al posto { $seat }. Nessun altro deve guardare.
play-ready = Posto { $seat }, premi Invio quando nessun altro vede lo schermo.
play-goodbye = Ciao, alla prossima!
play-after = Premi Invio per uscire, o scrivi again, log o save FILE.
play-score = Posto { $seat }: { $score }
play-undone = Mossa ritirata.
play-undo-nothing = Non c’è niente da ritirare.
play-undo-others = Non puoi ritirarla: nel frattempo ha giocato qualcun altro.
play-undo-chance = Non puoi ritirarla: nel frattempo è stata pescata una carta.
play-undo-revealed = Non puoi ritirarla: ha svelato qualcosa di nascosto.
play-save-where = In quale file vuoi salvare?
play-save-leaving = La partita non è salvata. Scrivi un nome di file per salvarla, o premi Invio per uscire:
play-saved =
    Salvata in { $path }.
    Per continuare: hatbox play --load { $path }
    (Il file mostra tutto, anche quello che per te è nascosto: meglio non guardarci dentro.)
play-resign-sure = Vuoi davvero abbandonare? (yes per sì, no per no)
play-hint = { $who } giocherebbe:
play-hint-why = «{ $reason }»
play-hint-share = { $share }% di probabilità di vittoria, { $error } in più o in meno
play-choose-move = Che cosa vuoi fare?
play-moves-so = { $verb } ({ $count })
play-commands =
    Scrivi numeri («3», poi «1», o «3 1») o mosse (anche abbreviate: «ex d4 3»), oppure:
      ?             questo aiuto
      hint          che cosa farebbe il bot più forte, e perché
      legal         tutte le mosse possibili
      table         ridisegna tutto
      log           che cosa è successo finora; log 10: gli ultimi dieci eventi
      undo          ritira la tua ultima mossa, se non ha svelato niente di nascosto
      save FILE     salva la partita; poi: hatbox play --load FILE
      resign        abbandona (solo tra due giocatori o due squadre)
      quit          esci
    Una riga vuota torna alla prima scelta.
play-extra-command = { $name ->
    [stacks] stacks        ogni pila dall’alto in basso, per quanto ne sai
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
play-column-penalties = gettoni penalità
play-column-colour = colore
play-column-stacks = pile
play-column-waiting = da piazzare
play-column-lost = cilindri persi
play-column-cell = casella
play-column-stack = dall’alto in basso
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
play-offer-open = Il posto { $seat } ha passato una carta coperta al compagno.
play-choose-card = { $left ->
    [give] Quale carta dai al compagno?
    [optional] L’azione principale è fatta. Quale carta per l’azione opzionale?
    [main] L’azione opzionale è fatta. Quale carta per l’azione principale?
   *[both] Quale carta?
  }
play-choose-use = Che cosa vuoi fare con { $card }? (Invio: un’altra carta)
play-card-favourite = { $uses }; come preferito { $points }
play-exchange-onto = sulla posizione { $place }, prendi
play-end-turn = termina il turno
play-hats-verb = { $verb ->
    [black] calala come cappello nero
    [discard] scartala e pesca
    [offer] passala al compagno
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
play-tie-broken = Parità di punti: decidono i cappelli neri, poi il biscotto (H14).

play-kind = { $kind ->
    [king] re
    [queen] regina
    [princess] principessa
    [knight] cavaliere
    [wizard] mago
    [jester] giullare
    [cook] cuoco
    [maid] cameriera
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
   *[open] open: scopri un cappello, per vincere una coppia o prendere un gettone penalità
  }
play-choose-slot = { $verb ->
    [peek] In quale spazio vuoi sbirciare?
    [swap] Quale spazio vuoi scambiare?
   *[open] Quale spazio vuoi scoprire?
  }
play-choose-second = Con quale scambi lo spazio { $slot }?
play-opened-wrong = Il posto { $seat } ha scoperto lo spazio { $slot }, ed era sbagliato. Un gettone penalità.
play-magic-penalties = gettoni penalità meno cappelli magici

play-colour = { $colour ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
  }
play-own-stacks = Le tue pile, dall’alto in basso
play-top-state = La fascia è la corona { $band }. Turni senza prese: { $stall }
play-top-state-limit = La fascia è la corona { $band }. Turni senza prese: { $stall } su { $limit }
play-legend = { $rings } corone   { $band } fascia   { $neutral } cilindro neutrale   { $stack } pila: colore e altezza
play-legend-placing = { $goal } piazza qui   { $rings } corone   { $band } fascia   { $neutral } neutrale   { $stack } pila: colore e altezza
play-legend-narrowed = { $rings } corone   { $band } fascia   { $forbidden } vietato   { $neutral } neutrale   { $stack } pila: colore, altezza
play-choose-stack = Quale pila?
play-choose-build = La prossima pila, dall’alto in basso:
play-choose-cell = Dove vuoi piazzare la pila { $stack }? Scrivi un numero o una casella (Invio: un’altra pila)
play-choose-target = Dove vuoi muovere { $cell }? (Invio: un’altra pila)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
play-goes = a { $cell }
play-goes-taking = a { $cell }, mangia { $taken }
play-top-verb = { $verb ->
    [narrow] restringi il campo, poi muovi
   *[pass] passa
  }
play-top-points = Posto { $seat }: { $share } (pile sul tavoliere: { $stacks })
play-top-won = Tutte le pile sul tavoliere sono di colore { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  } di fila senza prese (T13): la vittoria è condivisa tra chi ha ancora una pila.

play-rules-other = Le regole di questo gioco non sono spiegate qui; `legal` elenca le tue mosse.
play-rules-hats =
    HATS in breve
    Vince chi ha più punti. Nel tuo turno (H4) fai un’azione principale e, prima o
    dopo, al massimo un’azione opzionale.
      Principale: scambio (H5). Gioca una carta su una posizione del tavolo da tè e
        prendi quella che c’era; la tua dev’essere dello stesso tipo o più alta.
        Oppure cala una carta coperta come cappello nero (H6), che conosci solo tu.
      Opzionale, in 2 o 3: scarta una carta e pescane una (H7).
      Opzionale, in 4: passa una carta al compagno, che te ne dà una in cambio (H8).
    Dopo otto turni l’ultima carta è il tuo cappello preferito (H10).
    Punti: ogni carta raccolta vale la posizione più bassa del suo tipo sul tavolo
    da tè, 0 se non c’è; ogni cappello nero vale 1 (H11). Il cappello preferito vale
    i numeri delle carte raccolte del suo tipo, meno il suo (H12). Il biscotto vale
    5 (H13): va a chi ha più tipi (H9).
    I «punti ora» non contano i cappelli preferiti.
    Mosse: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Tipi: Basco, Cloche, Deerstalker, Fez, Kepì, Sombrero, Tricorno
play-rules-magic =
    MAGIC HAT in breve
    Vince chi conquista più coppie di personaggio e cappello. Ci sono sette personaggi
    in fila, ognuno con un cappello coperto sopra (M2). Nel tuo turno fai una di tre
    cose (M3):
      peek (M4): sbircia un cappello; lo vedi solo tu.
      swap (M5): scambia due cappelli senza guardarli.
      open (M6): gira un cappello davanti a tutti. Se è del personaggio sotto, vinci
        le due carte, e al loro posto arrivano un altro personaggio e un altro
        cappello. Un cappello magico lo tieni. Altrimenti torna coperto e prendi un
        gettone penalità.
    La partita finisce quando restano tre personaggi (M7), o quando da troppo tempo
    nessuno vince niente (M10).
    Punti: coppie meno gettoni penalità; ogni cappello magico annulla un gettone (M8).
    Quello che hai visto devi ricordartelo, se il tavolo non ha l’opzione memory_aid (M13).
    Mosse: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in breve
    Vinci quando tutte le pile sono tue (T11). Ognuno costruisce in segreto cinque
    pile di tre cilindri, con il proprio colore in cima (T3), e a turno le piazza
    sulle corone 2 e 3 (T4). Una pila è del colore in cima, chiunque l’abbia
    costruita (T5).
    Nel tuo turno muovi una pila (T6): un passo in una casella libera accanto, o
    salti oltre le pile vicine, nella casella libera subito dietro. Ogni pila
    avversaria che salti perde il cilindro in cima; quello sotto decide di chi è ora
    (T7). Se puoi mangiare, devi mangiare, prima di tutto dalla fascia (T8).
    La corona più esterna è la fascia: una mossa può finirci solo se fa una presa, e
    una pila che ci sta deve lasciarla (T9). Con cinque pile o meno, nessuna nella
    fascia, puoi restringere il campo prima di muovere (T10).
    Troppi turni senza prese: patta (T13).
    Mosse: build yellow red (giallo in mezzo, rosso in fondo; blu è blue),
    place 2 E7, move C3 C5 E7 (dove atterra), C3-E7*C4 (da, a, mangiato), narrow, pass

## Giocare su un server

join-bad-address = «{ $address }» non è l’indirizzo di un server; scrivi per esempio localhost:8731
bad-prefix = { $option } non può essere «{ $value }»; è un percorso come /hats
bad-web-address = { $option } non può essere «{ $value }»; è un indirizzo come { $example }
request-unknown-host = Questo server non conosce il nome { $host }. Chi lo gestisce può permetterlo con --url.
bad-header = { $option } non può essere «{ $value }»; è il nome di un header come X-Forwarded-User
sign-in-off = Qui non si accede con un account: basta un nome.
sign-in-provider-down = Il servizio di accesso non risponde. Riprova tra qualche minuto.
sign-in-provider-wrong = Qualcosa è andato storto nel servizio di accesso. Riprova, o avvisa l’amministratore.
sign-in-denied = L’accesso è stato interrotto, quindi non è cambiato niente.
sign-in-expired = È passato troppo tempo, o l’accesso è già stato fatto. Accedi di nuovo.
sign-in-other-browser = Completa l’accesso con il browser con cui hai cominciato.
sign-in-linked-elsewhere = Questo account è già di { $name }.
sign-in-has-account = Hai già collegato un altro account. Prima scollega quello.
sign-in-no-proxy = Il server non sa chi sei. Apri il gioco come ti ha detto l’amministratore.
identity-sign-in-needed = Per giocare qui devi accedere.
serve-scan = Inquadra il codice con un telefono, o apri { $address }
member-list-short = { $path }, riga { $line }: il codice è troppo corto; servono almeno { $least } lettere o cifre
member-list-twice = { $path }, riga { $line }: questo codice è già nell’elenco
member-name-taken = { $name } ha già un codice; «hatbox invite revoke» lo annulla
member-unknown = nessuno con il nome { $name } ha un codice; «hatbox invite list» mostra chi ce l’ha
member-several = più persone con il nome { $name } hanno un codice; annullalo nel tuo file
member-from-file = il codice di { $name } è nel tuo file: elimina lì la sua riga
member-code = codice
member-link = link d’invito
member-added = aggiunto
member-player = gioca come
member-seen = ultima visita
member-revoked = Il codice di { $name } non vale più.
member-revoked-banned = Il codice di { $name } non vale più, e { $name } ({ $player }) non può più giocare qui. Per tornare indietro: hatbox admin unban { $player }
identity-invite-needed = Per giocare qui serve un codice d’invito. Chiedilo a chi ti ha invitato.
lobby-closed = Qui non c’è la partita veloce. Apri un tavolo e invita i tuoi amici.
join-unreachable = impossibile raggiungere { $address }: { $reason }
join-not-hatbox = a { $address } non c’è un server hatbox
join-refusal = { $reason }
join-refused = Il server ha rifiutato: { $code }
join-bad-identities = { $path } è danneggiato; riparalo o eliminalo (dopo sarai un giocatore nuovo dappertutto)
join-name = Come ti chiami?
join-recovery =
    Con questo codice puoi giocare con il tuo profilo su un altro dispositivo:
    { $code }
    Il tuo profilo è conservato in { $path }.
join-choose-table = Dove vuoi giocare?
join-mine-turn = la tua partita a { $game }, tocca a te: { $who }
join-mine = la tua partita a { $game }: { $who }
join-open = { $game }, posti liberi: { $free }; con { $who }
join-new = apri un nuovo tavolo
join-choose-access = Chi può entrare?
join-listed = chiunque: il tavolo è in elenco
join-private = solo le persone a cui ne dici il nome
join-free = libero
join-waiting =
    In attesa degli altri. Devono scrivere: hatbox join { $url } { $table }
    Oppure riempi i posti liberi: scrivi bots dormouse
    (o march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = In attesa di { $who }.
join-help-hint = Scrivi ? per le regole e i comandi.
join-line-lost = (connessione persa; riprovo…)
join-line-back = (connessione ristabilita)
join-not-now = Adesso «{ $text }» non si può: non tocca a te.
join-bad-level = scrivi bots e un livello: { $allowed }
join-leave-sure = Vuoi davvero lasciare il posto? (yes per sì, no per no)
join-after = Premi Invio per uscire, o scrivi again, log o say.
join-sat = { $name } prende il posto { $seat }.
join-left = Il posto { $seat } è di nuovo libero.
join-readied = Il posto { $seat } è pronto.
join-unreadied = Il posto { $seat } non è ancora pronto.
join-filled = { $bot } prende i posti liberi.
join-started = Comincia la partita.
join-chose = Il posto { $seat } ha finito di scegliere.
join-rechose = Il posto { $seat } sceglie di nuovo.
join-undone = Il posto { $seat } ritira una mossa.
join-undo-asked = Il posto { $seat } vorrebbe ritirare una mossa; gli altri scrivono yes o no.
join-undo-refused = Il posto { $seat } non dà il permesso: la mossa resta.
join-taken-over = { $why ->
    [time] Il posto { $seat } ha finito il tempo: continua { $bot }.
   *[left] Il posto { $seat } ha lasciato il tavolo: continua { $bot }.
  }
join-returned = Il posto { $seat } è tornato.
join-said = { $name }: { $text }
join-bots-offered = Non è ancora arrivato nessun altro; chi ha aperto il tavolo può scrivere bots e un livello.
join-rematch-asked = Il posto { $seat } vuole giocare ancora; se vuoi anche tu, scrivi again.
join-rematched = Comincia una nuova partita.
join-closed = Il tavolo è chiuso.
join-commands =
    Scrivi numeri («3», poi «1», o «3 1») o mosse (anche abbreviate: «ex d4 3»), oppure:
      ?             questo aiuto
      legal         tutte le mosse possibili
      table         ridisegna tutto
      log           che cosa è successo finora; log 10: gli ultimi dieci eventi
      say PAROLE    di’ qualcosa a tutti; phrases: le frasi rapide, dette per nome
      undo          ritira la tua ultima mossa; forse gli altri devono essere d’accordo
      yes, no       rispondi a chi vuole ritirare una mossa
      resign        abbandona (solo tra due giocatori o due squadre)
      leave         lascia il posto; continua un bot
      return        riprendi il posto dal bot
      bots LIVELLO  riempi i posti liberi con i bot (solo chi ha aperto il tavolo)
      again         un’altra partita con le stesse persone, quando è finita
      quit          esci dal programma, ma tieni il posto
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
phrase-thinking = Fammi pensare…
phrase-exciting = Si fa interessante!
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

serving = in ascolto su { $address } (Ctrl-C per fermare)
connection-hello-first = Connessione chiusa: un programma deve prima dire chi è.
connection-hello-twice = Connessione chiusa: un programma dice chi è una volta sola.
connection-version = Questa app è più vecchia o più recente del server. Ricarica la pagina o aggiorna l’app.
connection-not-text = Connessione chiusa: ogni messaggio dev’essere testo.
connection-too-fast = Troppi messaggi in una volta. Aspetta un attimo.
connection-too-slow = La tua connessione è troppo lenta. Mi ricollego…
connection-silent = È un po’ che non ti sentiamo. Mi ricollego…
message-bad = Il server non capisce questo messaggio: { $fault }
identity-needed = Prima ti serve un nome.
identity-unknown-token = Il server non ti riconosce più. Scegli di nuovo un nome.
identity-unknown-code = Questo codice di recupero non è valido. Ricontrollalo.
device-unknown = Quel dispositivo è già disconnesso.
identity-banned = Un amministratore ti ha vietato l’accesso a questo server.
identity-banned-because = Un amministratore ti ha vietato l’accesso a questo server: { $reason }
identity-too-many-mutes = Puoi silenziare al massimo { $most } giocatori.
name-empty = Un nome deve avere almeno un carattere visibile.
table-unknown = Questo tavolo non esiste.
table-too-many = Hai già { $most } tavoli aperti. Prima avvia una di quelle partite, o lascia un tavolo.
table-too-many-running = Hai già { $most } partite in corso. Prima finiscine una o abbandonala.
table-too-many-watched = Stai guardando troppi tavoli insieme.
table-worn-out = Questo tavolo ha raggiunto il suo limite: da ora si possono fare solo mosse. Aprine uno nuovo.
table-no-spectators = Finché la partita è in corso, la vedono solo i giocatori.
table-bad-bots = I bot possono occupare i posti { $allowed }, ma non tutti.
table-not-seated = Non hai un posto a questo tavolo.
table-seated = Hai già un posto: il posto { $seat }.
table-seat-taken = Il posto { $seat } è occupato. Posti liberi: { $allowed }
table-full = Tutti i posti sono occupati.
table-host-only = Può farlo solo chi ha aperto il tavolo.
table-not-ready = Non sono ancora tutti pronti.
table-not-open = { $status ->
    [playing] La partita è già cominciata.
    [over] La partita è finita.
   *[closed] Questo tavolo è chiuso.
  }
table-not-playing = { $status ->
    [open] La partita non è ancora cominciata.
    [over] La partita è finita.
   *[closed] Questo tavolo è chiuso.
  }
table-not-over = La partita non è ancora finita.
table-bot-plays = Al tuo posto sta giocando un bot. Prima riprenditi il posto.
table-you-play = Hai già il tuo posto: non c’è nessun bot che gioca per te.
table-cannot-resign = Si può abbandonare solo una partita tra due giocatori o due squadre.
table-asked-already = Hai già chiesto un’altra partita.
table-rematched = La prossima partita è già cominciata a un altro tavolo.
command-stale = È successo qualcosa prima che arrivasse la tua mossa. Ricontrolla il tavolo.
command-unseen = Il programma ha contato più eventi di quanti ce ne siano stati a questo tavolo: { $seen } invece di { $last }.
move-not-your-turn = Non tocca a te.
move-chosen-all = Hai già scelto tutto.
move-your-turn-now = Ora tocca a te: fai pure la tua mossa.
move-no-premove = Non hai programmato nessuna mossa.
move-premove-dropped = La mossa programmata non è più possibile ed è stata annullata: { $move }
undo-nothing = Non hai mosse da ritirare.
undo-revealed = Non puoi più ritirarla: nel frattempo si è scoperto qualcosa di nascosto.
undo-not-asked = Nessuno aspetta la tua risposta.
talk-not-here = A questo tavolo la chat è disattivata.
talk-phrases-only = A questo tavolo si possono usare solo le frasi rapide.
talk-empty = Il messaggio è vuoto.
talk-too-fast = Più piano: aspetta un attimo prima del prossimo messaggio.
notify-no-push = Questo server non manda notifiche ai browser.
notify-no-webhook = Questo server non manda notifiche a indirizzi web.
notify-no-email = Questo server non manda e-mail.
notify-bad-address = { $reason ->
    [scheme] L’indirizzo deve cominciare con https://
    [private] Questo indirizzo non è pubblico su internet.
    [port] Questa porta non è ammessa. Usa la 443, o una sopra 1023.
    [keys] L’iscrizione del tuo browser non è valida. Disattiva le notifiche e riattivale.
   *[malformed] Questo non è un indirizzo web.
}
notify-hook-refused = L’indirizzo ha risposto con un errore ({ $status }). È quello giusto?
notify-hook-unreachable = A questo indirizzo non risponde nessuno.
notify-bad-email = Questo non sembra un indirizzo e-mail.
notify-mail-failed = Al momento non si può inviare l’e-mail. Riprova più tardi.
notify-bad-time-zone = Il fuso orario «{ $zone }» non esiste. I nomi sono come Europe/Rome.
notify-half-quiet = Per le ore di silenzio servono un inizio e una fine.
notify-too-many-devices = Ricevi già le notifiche su { $most } dispositivi. Prima disattivane uno.
notify-nothing-set-up = Non hai ancora scelto dove riceverla.
invite-unknown-player = Quel giocatore non c’è più.
invite-yourself = Tu sei già qui.
invite-not-open = Questa partita è già cominciata.
invite-already-seated = Ha già un posto a questo tavolo.
invite-no-seat = Tutti i posti sono occupati.
invite-too-often = Per ora hai mandato abbastanza inviti. Aspetta un po’.
talk-muted = Un amministratore ti ha silenziato per un po’.
talk-muted-because = Un amministratore ti ha silenziato per un po’: { $reason }
talk-gives-away = { $named ->
    [type] I compagni non possono dirsi il tipo di una carta (H8). Il messaggio non è stato inviato.
    [colour] I compagni non possono dirsi il colore di una carta (H8). Il messaggio non è stato inviato.
   *[number] I compagni non possono dirsi il numero di una carta (H8). Il messaggio non è stato inviato.
  }
request-unknown = In { $path } non c’è niente.
request-unknown-ratings = Per questo gioco, con questo numero di giocatori, non c’è una classifica.
request-bad-method = { $method } qui non si può usare; metodi ammessi: { $allowed }
request-bad-query = «{ $text }» non è un numero intero.
request-bad-body = La richiesta ha un formato sbagliato: { $fault }
request-too-large = La richiesta è troppo grande; il limite è di { $most } byte.
request-too-many = Troppe richieste. Aspetta un attimo.
request-foreign-origin = Le pagine di altri siti non possono usare questo server.
server-busy = Il server è sovraccarico. Riprova.
server-restarting = Il server si sta riavviando. Ancora un attimo.
server-stopping = Il server si sta fermando.

# --- the edge of the network
bad-address = { $option } non può essere «{ $value }»; sono ammessi indirizzi e reti, come 127.0.0.1 o 10.0.0.0/8, separati da virgole
# --- calls from Python
no-result-yet = la partita è ancora in corso, quindi non ha ancora un risultato; match.partial_result() dà i punti attuali
not-a = { $field } richiede { $wanted }, non { $given }

# --- joining by a code
join-friends = persone che inviti
join-have-code = ho un codice
join-ask-code = Codice o link:
# --- what is stored

table-damaged = Questo tavolo è danneggiato e non si può mostrare. L’amministratore è stato avvisato.

# --- putting a game away
table-cannot-close = Si può eliminare solo una partita non classificata contro i bot.
server-cannot-store = Al momento il server non riesce a salvare niente. Riprova più tardi.

# --- games that were played on a device
record-not-over = Si possono caricare solo partite finite.
record-no-commitment = Non si può caricare questa partita: manca la prova che le carte sono state date in modo leale.
record-not-valid = Non si può caricare questa partita: qualcosa non torna. { $fault }
record-too-long = Questa partita è troppo lunga da caricare: ha più di { $most } mosse.
daily-other-deal = Questa non è la sfida del giorno { $day } né quella del giorno prima, quindi non conta.
daily-other-opponent = Questa partita non conta: alla mossa { $number } il Gatto del Cheshire avrebbe giocato in un altro modo. Ricarica la pagina per avere la versione più recente.
daily-unknown-game = Per questo gioco non c’è una sfida del giorno.
daily-bad-day = «{ $day }» non è un giorno. Scrivilo così: 2026-11-18.
record-bad-seats = Non si può caricare questa partita: a ogni posto serve una persona o un bot, e almeno una persona.
table-uploaded = Questa partita è stata giocata su un dispositivo e qui è stata solo caricata. Per rigiocare, iniziane una nuova.

# --- fair deals

fair-bad-seed = il seme deve avere 64 cifre esadecimali
fair-nonces = serve un numero casuale per ogni posto: 64 cifre esadecimali, oppure null
fair-seed-commitment = il seme non corrisponde all’impronta pubblicata prima della partita
fair-other-commitment = nella registrazione c’è l’impronta { $found }, ma la tua è { $kept }
fair-without-nonce = il tuo numero casuale { $nonce } non è stato usato per distribuire le carte
fair-commitment-changed = Attenzione: il server ha cambiato l’impronta della distribuzione a questo tavolo. Non fidarti di questa partita.
join-fair-checked = Distribuzione controllata: era decisa prima della partita, e nessuno ha scelto le carte.
join-fair-wrong = Attenzione, la distribuzione non era regolare: { $fault }
admin-said = messaggi
admin-report = segnalazione
admin-no-report = non c’è nessuna segnalazione { $report }
admin-resolved = La segnalazione { $report } è chiusa.
admin-forgotten = { $name } ({ $player }): profilo eliminato.
admin-pruned = Eliminati: tavoli { $tables }, giocatori { $players }, segnalazioni { $reports }.
admin-exported = In { $path } ci sono { $games } partite; tavoli illeggibili: { $damaged }.
admin-bad-age = «{ $age }» non è una durata; scrivi da 1d a { $most }d (giorni)
report-not-there = Quel giocatore non è mai stato a questo tavolo.

# --- near misses
unknown-game-close = gioco sconosciuto «{ $name }»; volevi dire { $close }? I giochi sono: { $allowed }
play-load-record = { $path } è la registrazione di una partita; si guarda con `hatbox replay { $path }`
# --- alone among bots
practice-rated = Questa partita è classificata: qui niente aiuti.
practice-people = Si può solo quando al tavolo gli altri sono tutti bot.
# --- starting a server

cache-unwritable = non si può scrivere nella cache di compilazione { $path }: le regole verranno ricompilate a ogni avvio. HATBOX_CACHE indica un’altra cartella
already-serving = Hatbox è già in funzione su { $address }
serve-port-taken = la porta { $port } è occupata; ferma il programma che la usa, o scegline un’altra con { $flag }
serve-port-forbidden = la porta { $port } non è disponibile per gli utenti normali; scegline una sopra 1023 con { $flag }
serve-no-address = questo computer non ha l’indirizzo { $host }; indicane uno suo con --host
serve-unknown-host = l’host { $host } è sconosciuto; --host vuole un indirizzo di questo computer
server-getting-ready = Il server si sta preparando: compila le regole, una volta sola su questo computer.
warm-progress = compilo: { $done } di circa { $total } funzioni, ancora { $seconds } s
warm-done = { $games }: compilato in { $seconds } s
warm-failed = compilazione fallita: { $fault }
site-no-page = la pagina non è costruita qui; `python3 run.py` la costruisce, e un hatbox installato la contiene
site-not-empty = { $path } non è vuota e non è un sito scritto da hatbox, quindi non è cambiato nulla; scegli un’altra cartella
site-done = { $path }: { $files } file, { $megabytes } MB. Metti la cartella su un hosting qualsiasi. Per provarla qui:
wasm-done = { $path } è pronto: { $kilobytes } kB

# --- why the cookie moved
hats-cookie-numbers = A parità di tipi decidono i numeri più bassi.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who } ha vinto { $scores }
   *[other] { $who } hanno vinto insieme { $scores }
  } – { $game }
share-title-plain = { $count ->
    [one] { $who } ha vinto
   *[other] { $who } hanno vinto insieme
  } – { $game }

# --- the Python client
client-unreachable = { $address } non è raggiungibile: { $reason }

# --- sockets of a server
serve-unix-taken = su { $path } risponde già un altro server; fermalo, o scegli un altro file con --unix
serve-unix-unusable = { $path } non può fare da socket: { $reason }
# --- parts that are not installed

missing-parts = per hatbox { $command } mancano dei componenti; si installano con `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = secondo la registrazione { $option } era { $found }, ma al tavolo vi eravate accordati su { $agreed }
fair-two-commitments = il server ha pubblicato prima l’impronta { $first }, poi { $other }

# --- games from files
game-file-missing = il file { $path } non esiste
game-file-fault = non riesco a caricare { $path } come gioco: { $fault }
game-file-no-name = in { $path } non c’è { $name }; scrivi FILE.py:NOME
game-file-no-game = { $name } in { $path } non è un Game ma di tipo { $given }

## Quanto si può sfruttare un bot

tree-too-large = l’albero di { $game } con queste opzioni ha più di { $most } nodi; scegli un gioco più piccolo con --size, o fai giocare delle partite con --games
exploit-walking = percorro l’albero di { $game }
exploit-balancing = cerco il gioco in equilibrio
exploit-asking = interrogo { $bot }, { $simulations } simulazioni
exploit-playing = gioco contro { $bot }, { $simulations } simulazioni
exploit-tree = { $game }, { $players } giocatori: { $nodes } nodi, { $sets } insiemi informativi
exploit-balanced = Il gioco in equilibrio vale { $value } per il posto 0 (una vittoria è +1, una sconfitta −1).
exploit-explanation = Quanto le risposte migliori a { $bot } vincono più di lui, in totale; tra parentesi dove ci si aspetta il valore vero ({ $seeds } semi):
exploit-won = { $simulations } simulazioni: chi lo sfrutta ha vinto il { $value } ({ $low }–{ $high }) di { $games } partite contro { $bot }; alla pari sarebbe { $fair }
