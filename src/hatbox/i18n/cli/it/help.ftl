# What `hatbox --help` says. A language without this file shows the English one.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    Tre giochi di cappelli in una scatola: { $games }.

    I comandi lavorano su registrazioni (una partita intera, un oggetto JSON per riga) e posizioni (un momento di
    una partita, JSON). docs/records.md mostra i due formati; in docs/rules/ ci sono le regole.
help-examples = esempi:
help-example-browser = avvia, e gioca nel browser
help-example-play = scegli un gioco e gioca contro i bot
help-example-join = gioca con altri su un server
help-example-arena = fai giocare un torneo ai bot
help-example-simulate = due partite a caso, come registrazioni
help-example-out = mille, in un file
help-example-verify = rigiocale e controlla tutto quello che contengono
help-example-replay = una partita a parole, come l’ha vista il posto 0
help-example-review = fortuna, bravura e mosse migliori, in una pagina
help-language = la lingua di tutto quello che dice il comando (predefinita: da LC_ALL, LC_MESSAGES o LANG)
help-bad-language = la lingua «{ $language }» non c’è; lingue disponibili: { $allowed }
help-not-whole = { $text } non è un numero intero da 0 a { $most }
help-not-limit = { $text } non è un numero da 1 a { $most }
help-not-between = { $text } non è un numero da { $least } a { $most }

# --- options of several commands
help-database = sqlite:PATH o postgresql://USER@HOST/NAME (predefinito: un file nella tua cartella dei dati)
help-json = scrive JSON
help-one-json = scrive un solo oggetto JSON
help-players = numero di giocatori (predefinito 2)
help-option = un’opzione del gioco
help-records = registrazioni, JSON Lines; - per lo standard input
help-seed = seme dei numeri casuali (predefinito 0)
help-jobs = lavora in J processi, o su non più di J CPU del cluster (predefinito 1, o tutte)
help-on = lavora su un cluster Ray: ray (questa macchina), ray://HOST:PORT o ray:HOST:PORT; altro in docs/cluster.md

help-serve = Avvia il server: tavoli per persone e bot, nel browser e tramite l’API.
help-serve-details =
    Tutto è conservato in un solo file SQLite nella tua cartella dei dati, o in PostgreSQL. docs/hosting.md spiega
    come usarlo per un circolo o su internet. `hatbox` da solo fa lo stesso, con --open.
help-serve-host = indirizzo su cui ascoltare (predefinito 127.0.0.1: solo questo computer); si può ripetere
help-serve-port = porta su cui ascoltare (predefinita 8731; 0: una qualsiasi libera)
help-serve-origin = un’altra origine le cui pagine possono usare il server
help-serve-proxies = reverse proxy di cui accettare X-Forwarded-For
help-serve-prefix = il percorso sotto cui lo pubblica un proxy
help-serve-connections = connessioni massime da un indirizzo (predefinito 100; 0: nessun limite)
help-serve-bot = affida un bot a una policy: callable F del modulo M (docs/research.md)
help-serve-bot-threads = thread per i bot (predefinito: uno per core)
help-serve-bot-seconds = tempo massimo di riflessione di un bot (predefinito 0.6)
help-serve-bot-pace = quanto lentamente sembrano pensare i bot (predefinito 1; 0: nessuna attesa)
help-serve-no-limits = nessun limite di richieste (per i benchmark)
help-serve-json-logs = scrive i log come JSON Lines
help-serve-log-level = registra da questo livello in su (predefinito info)
help-serve-open = apre il browser

help-warm = Compila subito regole e bot, così il server parte a piena velocità.
help-warm-details =
    Succede una volta per computer, e di nuovo dopo un aggiornamento: usalo per ExecStartPre=, per le immagini, o
    prima di una serata con gli amici. Un server che non trova niente di compilato lo fa mentre già si gioca.
    Il risultato resta in HATBOX_CACHE, o nella tua cartella della cache.
help-warm-games = { $games } (predefinito: tutti)

help-site = Scrive la pagina in una cartella per qualsiasi hosting: partite locali, lezioni e regole, senza server.
help-site-details =
    GitHub Pages, Netlify, nginx o qualsiasi altro servizio che distribuisce file può offrire DIR, sotto qualsiasi
    percorso. Le partite contro i bot o su un solo dispositivo girano nel browser; non ci sono tavoli con altre
    persone. Un sito scritto in precedenza da questo comando viene sostituito; una cartella con altro contenuto resta
    com’è. Altro in docs/static-site.md.
help-site-folder = la cartella da scrivere

help-wasm = Compila le regole e la ricerca di un gioco in WebAssembly, per una pagina tua.
help-wasm-details =
    Scrive GAME.wasm e GAME.json in DIR: il modulo e le costanti che servono a una pagina per chiamarlo. Gli stessi
    sorgenti danno gli stessi byte. docs/browser.md spiega come li usa una pagina.
help-wasm-game = { $games }, un gioco installato o FILE.py:NOME
help-wasm-folder = la cartella in cui scrivere

help-backup = Salva in un solo file tutto quello che il server conserva.
help-backup-details =
    Il server può restare acceso: la copia è un’istantanea. FILE viene scritto per intero o per niente, e si può
    ripristinare in SQLite o PostgreSQL. Tienilo al sicuro come il database: contiene carte nascoste.
help-backup-file = file da scrivere, per esempio hatbox-2026-05-01.backup

help-restore = Ripristina una copia fatta con `hatbox backup`.
help-restore-details =
    Prima ferma il server. Il file viene controllato prima di cambiare qualcosa, e ripristinato per intero o per
    niente. Il tempo passato dopo la copia non viene tolto a nessuno.
help-restore-file = il file della copia
help-restore-replace = cancella quello che c’è ora nel database

help-admin = Gestisce un server: i tavoli, i giocatori e le segnalazioni.
help-admin-details =
    Lavora sul database del server mentre è acceso; il server se ne accorge in pochi secondi. PLAYER è un id, o un
    nome che ha un solo giocatore. Non mostra niente di nascosto. Con --json la risposta è una riga di JSON.
help-admin-tables = Elenca i tavoli, prima gli ultimi usati.
help-admin-tables-status = solo questi
help-admin-tables-game = solo quelli di questo gioco, per esempio hats
help-admin-tables-search = solo il tavolo con questo id, o dove siede qualcuno il cui nome contiene TEXT
help-admin-table = Mostra un tavolo: i giocatori e lo stato.
help-admin-talk = Mostra che cosa si è detto a un tavolo.
help-admin-players = Elenca i giocatori, prima i più recenti.
help-admin-players-search = solo quelli il cui nome contiene TEXT, o che hanno questo id
help-admin-players-sanctioned = solo quelli silenziati o banditi
help-admin-player = Mostra un giocatore: le sanzioni, i tavoli e i provvedimenti presi.
help-admin-mute = Silenzia per un po’ un giocatore, a tutti i tavoli.
help-admin-mute-hours = per quanto tempo (predefinito 24)
help-admin-unmute = Permette di nuovo a un giocatore di scrivere in chat.
help-admin-ban = Vieta l’accesso a un giocatore. Tiene i suoi posti; quando il tempo scade, continuano i bot.
help-admin-unban = Permette di nuovo l’accesso a un giocatore.
help-admin-rename = Cambia il nome a un giocatore, dal prossimo tavolo in poi.
help-admin-close = Chiude un tavolo aperto o in corso, senza risultato.
help-admin-reports = Elenca le segnalazioni dei giocatori, prima le più recenti.
help-admin-reports-all = anche quelle risolte
help-admin-report = Mostra una segnalazione e che cosa si diceva in quel momento.
help-admin-resolve = Segna una segnalazione come risolta; il motivo resta come nota.
help-admin-reopen = Segna una segnalazione come di nuovo aperta.
help-admin-forget = Elimina i dati personali di un giocatore: nome e messaggi vengono cancellati, le partite restano agli altri.
help-admin-prune = Elimina i tavoli che nessuno usa da molto tempo, e giocatori e segnalazioni altrettanto vecchi.
help-admin-prune-older = da quanto tempo, per esempio 365d
help-admin-export-games = Scrive le registrazioni di tutte le partite finite, senza nomi.
help-admin-export-games-out = il file da scrivere, JSON Lines
help-admin-stats = Mostra l’attività: giocatori, tavoli, mosse, partite dell’ultimo giorno e dell’ultima settimana.
help-admin-figures = Mostra i dati in diretta di ogni processo del server.
help-admin-figures-since = solo le misure dopo questo momento, in millisecondi dal 1970
help-admin-about = Mostra la versione, lo spazio occupato dai dati e le novità.
help-admin-announcement = Mostra l’annuncio che vedono ora i giocatori.
help-admin-announce = Mostra un messaggio sulla pagina di tutti, o lo toglie.
help-admin-announce-text = il messaggio, fino a 300 caratteri
help-admin-announce-hours = lo toglie da solo dopo H ore (predefinito: resta fino a --clear)
help-admin-announce-clear = toglie il messaggio
help-admin-log = Mostra che cosa hanno fatto gli operatori, prima le azioni più recenti.
help-admin-log-player = solo quello che riguarda il giocatore con questo id
help-admin-undo = Annulla un’azione: LINE è il suo id nel registro. Si possono annullare mute, ban, nomi, segnalazioni e annunci.
help-admin-token = Crea il token di un operatore per la pagina /admin. Si vede una volta sola.
help-admin-token-name = di chi è il token, come apparirà nel registro (predefinito: il tuo nome utente)
help-admin-token-days = per quanti giorni vale (predefinito: finché non lo revochi)
help-admin-tokens = Elenca i token degli operatori, senza la parte segreta.
help-admin-revoke-token = Revoca il token di un operatore: TOKEN è il suo id, la parte prima del punto.
help-admin-reason = il motivo, per il registro
help-admin-show-reason = mostra il motivo anche al giocatore
help-admin-limit = ne mostra al massimo N (predefinito 100)

help-play = Gioca in questo terminale, contro i bot o con più persone sullo stesso dispositivo.
help-play-details =
    Senza GAME te lo chiede un piccolo menu. Durante la partita ? spiega regole e comandi. Livelli dei bot, da facile a
    esperto: dormouse, march_hare, cheshire_cat, mad_hatter. Di più in docs/playing.md.
help-play-seat = il tuo posto, contando da 0; da ripetere per ogni persona
help-play-people = persone nei primi N posti, bot negli altri
help-play-hot-seat = persone in tutti i posti, passandosi il dispositivo
help-play-level = livello dei bot: una volta per tutti, o una volta per bot
help-play-seed = seme dei numeri casuali (predefinito: una sorpresa)
help-play-seconds = tempo di riflessione di un bot (predefinito 1)
help-play-load = continua una partita salvata

help-join = Gioca su un server, da questo terminale.
help-join-details =
    Senza TABLE un menu mostra le tue partite e i tavoli aperti, e permette di aprirne uno. Durante la partita ?
    spiega regole e comandi. Il tuo profilo è nella tua cartella dei dati, così puoi ritrovare il tuo posto.
help-join-url = il server, per esempio localhost:8731 o https://example.org
help-join-table = il tavolo a cui unirsi o da guardare
help-join-name = il tuo nome lì (predefinito: quello di prima, o te lo chiede)
help-join-token-file = conserva il tuo profilo in quest’altro file

help-simulate = Gioca partite a caso e le scrive come registrazioni.
help-simulate-details =
    A ogni decisione tutte le azioni possibili sono ugualmente probabili. Lo stesso seme dà le stesse partite.
    Per le opzioni vedi la pagina delle regole del gioco, per esempio --option edition=de --option first=0.
help-simulate-games = numero di partite (predefinito 1)
help-simulate-legal = elenca con ogni mossa tutte quelle possibili (più lento)
help-simulate-out = scrive in un file, per intero o per niente (predefinito: a schermo)

help-legal = Legge posizioni dallo standard input e scrive le mosse possibili di ognuna.
help-legal-details = Una riga ciascuna: {"{"}"legal": [...]{"}"} in ordine alfabetico, o {"{"}"error": "..."{"}"}.

help-apply = Legge posizioni con mosse dallo standard input e scrive le posizioni a cui portano.
help-apply-details =
    Legge righe {"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"}, e scrive {"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"},
    o {"{"}"result": {"{"}...{"}"}{"}"} se la partita è finita, o {"{"}"error": "...", "move": k{"}"} per la prima mossa non ammessa
    (contando da 0). "chance", una lista lunga quanto "moves", dice che cosa porta il caso, come in una registrazione.
help-apply-seed = seme dei numeri casuali dove la riga non dice che cosa porta il caso (predefinito 0)

help-verify = Rigioca le registrazioni e controlla tutto quello che contengono.
help-verify-details = Scrive ogni errore con la sua riga, e un riepilogo. Se ci sono errori, termina con stato 1.
help-verify-json = scrive gli errori come JSON Lines, per ultimo il riepilogo

help-dataset = Scrive le registrazioni come tabella per il machine learning.
help-dataset-details =
    Una riga per ogni azione di un posto in una partita finita: che cosa vedeva il posto (observation), che cosa era
    ammesso (mask), che cosa ha fatto (action), e come è finita per lui (return, score). Tutte le registrazioni
    devono essere dello stesso gioco. La memoria usata non cresce con il loro numero. docs/research.md spiega le colonne.
help-dataset-out = il file da scrivere: .parquet o .arrow
help-dataset-json = scrive il riepilogo come JSON

help-replay = Racconta una partita a parole.
help-replay-details = Senza --seat mostra tutto; con --seat, solo quello che vedeva quel posto mentre giocava.
help-replay-game = quale partita del file, contando da 1 (predefinito 1)
help-replay-seat = mostra quello che vedeva questo posto, contando da 0
help-replay-json = codici dei messaggi con i parametri, JSON Lines

help-render = Disegna una partita registrata.
help-render-details =
    Un’animazione di tutta la partita oppure, con --move, l’immagine di un momento, come l’hanno vista gli spettatori
    o, con --seat, quel posto. Ciò che a loro era nascosto non è nel file.
help-render-svg = SVG, per browser e notebook
help-render-png = PNG: un momento, senza --move l’ultimo
help-render-gif = GIF animata di tutta la partita
help-render-seat = disegna quello che vedeva questo posto, contando da 0
help-render-move = disegna il momento dopo queste mosse; 0 è la distribuzione
help-render-width = larghezza di PNG e GIF in pixel (predefinita 720)
help-render-seconds = quanto resta visibile una mossa (predefinito 1.2)
help-render-out = file da scrivere (predefinito: standard output)

help-review = Analizza una partita: che cosa è stata fortuna, che cosa bravura, e quali mosse erano migliori.
help-review-details =
    Ogni decisione è giudicata in base a quello che il posto poteva sapere in quel momento, con una ricerca forte come
    il bot esperto. Il risultato di ogni posto si divide in fortuna, gioco proprio e quello che hanno fatto gli altri.
    docs/review.md spiega come leggerlo.
help-review-game = quale partita del file, contando da 1 (predefinito 1)
help-review-seat = solo questo posto, contando da 0 (predefinito: tutti)
help-review-simulations = per decisione (predefinito fino a 2000, meno in una partita lunga)
help-review-html = scrive una pagina con grafici in OUT.html, tutto in un file

help-bench = Misura il gioco casuale e la ricerca dei bot, per ogni gioco e numero di giocatori, su un core.
help-bench-details =
    La ricerca si misura con partite simulate uniformi e senza conoscenze, a partire dalla distribuzione. Misura anche
    l’avvio e la compilazione, i byte per stato e, se c’è un compilatore C, il rapporto con il limite in C
    (bench/c_baseline.c), alternandoli in una sola esecuzione.
help-bench-seconds = per ogni misura (predefinito 1)

help-arena = Fa giocare un torneo ai bot.
help-arena-details =
    Ogni distribuzione si gioca una volta per ogni disposizione dei posti, così la fortuna si compensa; una tornata
    così conta come una prova. Con --simulations (predefinito: 1000 per decisione) lo stesso comando dà le stesse
    partite. Con --out le partite restano come registrazioni, e lo stesso comando riprende da dove si era fermato.
    docs/arena.md spiega il resoconto.
help-arena-bots = due o più; BOT@2000 o BOT@0.25s per dargli un budget proprio
help-arena-games = numero di partite, arrotondato per eccesso a tornate intere (predefinito 100)
help-arena-seconds = per decisione, al posto delle simulazioni
help-arena-simulations = per decisione (predefinito 1000)
help-arena-sprt = si ferma appena è chiaro se il primo di due bot vince LOW o HIGH per cento, per esempio 50,55
help-arena-alpha = con --sprt: quanto spesso si può decidere a torto per HIGH (predefinito 0.05)
help-arena-beta = con --sprt: quanto spesso si può decidere a torto per LOW (predefinito 0.05)
help-arena-luck = toglie dal risultato la fortuna della pesca, con N simulazioni per ogni carta che poteva arrivare
help-arena-out = aggiunge le partite a FILE, e quello che serve per continuare a FILE.arena

help-study = Gioca molte partite di ogni variante e riferisce che cosa cambia.
help-study-details =
    SPEC è un file TOML, oppure i giochi da confrontare: nomi, o FILE.py:GAME per un gioco dalle regole cambiate. Ogni
    combinazione di giocatori, bot e valori delle opzioni è una variante, confrontata con la prima. Con --out il
    resoconto (HTML, JSON, Parquet) va in una cartella, e lo stesso comando riprende da dove si era fermato. Lo stesso
    seme dà lo stesso risultato. docs/lab.md spiega le misure.
help-study-spec = un file TOML, oppure giochi: { $games }, FILE.py:GAME
help-study-players = uno o più numeri di giocatori (predefinito 2)
help-study-bots = uno in tutti i posti, o più bot uno contro l’altro (predefinito greedy); BOT@500 per un budget a parte, altrimenti { $simulations } simulazioni
help-study-option = un’opzione del gioco con i valori da confrontare, come narrowings=2,0
help-study-games = partite per variante, al massimo (predefinito { $games })
help-study-precision = si ferma quando le quote di vittoria sono note entro P, per esempio 0.01: metà dell’intervallo al 95%
help-study-repeats = quante volte si gioca una distribuzione con gli stessi posti (predefinito: 2 con un solo bot, altrimenti 1)
help-study-out = scrive il resoconto e i dati nella cartella DIR, e da lì continua

help-exploit = Misura quanto potrebbe vincere contro un bot chi lo conosce a fondo.
help-exploit-details =
    Dove l’albero si può percorrere tutto (--size tiny): le risposte migliori a ciò che il bot fa in media con --seeds
    semi, in ogni insieme informativo; NashConv somma i guadagni dei posti, e vale 0 per il gioco perfetto. Con --games:
    partite di una risposta migliore approssimata contro il bot, in ogni formato. docs/bots.md spiega entrambe.
help-exploit-size = un gioco più piccolo con le stesse regole: small, tiny
help-exploit-bot = il bot da sfruttare, oppure modulo:callable (predefinito mad_hatter)
help-exploit-simulations = per decisione del bot; più numeri danno una curva (predefinito 1000)
help-exploit-seeds = quante volte si interroga il bot in ogni insieme informativo (predefinito 16)
help-exploit-games = gioca questo numero di partite, arrotondato per eccesso a tornate intere, invece di percorrere l’albero

help-daily = Mostra la sfida di un giorno: da dove viene, come comincia e come se la cavano i bot.
help-daily-details =
    Ogni giorno la sfida è la stessa per tutti, secondo un calendario pubblico. Tu siedi al posto 0, di fronte al Gatto
    del Cheshire. Ognuno dei quattro bot gioca una volta al tuo posto; lo stesso comando dà le stesse partite. La formula
    è in docs/daily.md.
help-daily-game = { $games } (predefinito: tutti)
help-daily-day = il giorno, in UTC, per esempio 2026-11-18 (predefinito: oggi)

help-puzzles = Cerca rompicapi: situazioni di partite tra bot in cui una mossa è nettamente la migliore.
help-puzzles-details =
    Tutto è giudicato in base a quello che vede il posto di turno. Una mossa deve valere 0,15 vittorie più di ogni altra,
    anche con una ricerca dieci volte più ampia. Lo stesso comando dà lo stesso file, qualunque sia --jobs. FILE viene
    scritto solo quando tutto è finito, altrimenti non viene scritto. Altro in docs/puzzles.md.
help-puzzles-count = numero di rompicapi (predefinito 300)
help-puzzles-players = giocatori delle partite (predefinito: di solito due, a volte tre o quattro)
help-puzzles-simulations = della ricerca normale (predefinito 2000); quella profonda ne fa { $depth } volte tante
help-puzzles-out = il file da scrivere

help-train = Addestra una rete per la ricerca, che gioca contro sé stessa.
help-train-details =
    Giri di partite, adattamento e misura, finché il tempo o il numero di partite è esaurito. In DIR finiscono la rete,
    un punto di ripresa e una riga per giro: partite e posizioni, perdita, quota vinta contro greedy e contro il giro
    prima, con intervalli al 95%. Con --resume si continua. Altro in docs/models.md.
help-train-players = numero di giocatori (predefinito: il minimo)
help-train-minutes = si ferma al più tardi dopo questi minuti (predefinito { $minutes }, salvo con --games)
help-train-games = si ferma dopo questo numero di partite
help-train-round = partite di ogni giro (predefinito { $games })
help-train-simulations = simulazioni della ricerca per ogni azione (predefinito { $simulations })
help-train-out = la cartella dell’addestramento
help-train-resume = continua l’addestramento nella cartella
help-train-json = scrive righe JSON

# --- the edge of the network
help-serve-unix = un file socket su cui ascoltare in più, per un reverse proxy su questo computer
help-serve-url = l’indirizzo pubblico, per esempio https://example.org/hats
help-serve-title = il nome del tuo circolo, mostrato sulla pagina
help-serve-about = il vecchio nome di --imprint
help-serve-metrics-from = indirizzi e reti che possono leggere /metrics (predefinito 127.0.0.1,::1)
help-serve-guests = nuovi ospiti ammessi insieme da un indirizzo (predefinito 60); poi uno ogni due secondi
help-serve-invite = chiede questo codice a ogni nuovo ospite
help-serve-no-lobby = non elenca i tavoli aperti e non offre la partita veloce
help-serve-talk = il massimo che un tavolo può permettere: free (predefinito), phrases o none
help-serve-no-spectators = non ammette spettatori a nessun tavolo
help-serve-no-admin = nessuna pagina /admin per gli operatori

help-invite = Invita persone su un server chiuso: un codice per ciascuna.
help-invite-details =
    Un codice è per una persona, su quanti dispositivi vuole: la prima volta crea il giocatore, poi fa accedere sempre
    lo stesso. Un server acceso riconosce subito i codici nuovi. docs/club.md spiega tutto passo per passo.
help-invite-add = crea un codice per ogni nome e lo mostra
help-invite-list = chi ha un codice, e quando è stato qui l’ultima volta
help-invite-revoke = annulla il codice di qualcuno e vieta l’accesso al giocatore che l’ha usato
help-invite-name = il nome della persona, mostrato ai tavoli finché non lo cambia
# --- fair deals

help-verify-commitment = l’impronta che hai visto prima della partita; la registrazione deve avere la stessa
help-verify-nonce = il tuo numero casuale; la distribuzione deve averlo usato

# --- closed servers
help-join-invite = il codice d’invito, se il server lo chiede
# --- configuration
help-unknown-flag = { $flag } non esiste; volevi dire { $close }?
help-config = un file TOML con le opzioni (predefinito: hatbox.toml nella tua cartella di configurazione, o /etc/hatbox/hatbox.toml)
help-serve-environment = Ogni opzione si può impostare anche con una variabile o in un file TOML: --bot-threads 2 è HATBOX_BOT_THREADS=2 o bot_threads = 2. Un segreto può stare in un file a parte: --invite-file FILE, HATBOX_INVITE_FILE=FILE o invite_file = "FILE". Altro in docs/configuration.md.
help-serve-check = controlla tutto, mostra ogni opzione e dove è stata impostata, e si ferma
help-serve-json = scrive il risultato di --check come JSON
help-serve-database-password = la password del database PostgreSQL, se non è nell’URL
help-serve-cache = dove conservare le regole compilate (predefinito: la tua cartella della cache)
help-serve-imprint = l’indirizzo delle tue note legali, con un link sulla pagina
help-serve-privacy = l’indirizzo della tua informativa sulla privacy, con un link sulla pagina
help-serve-closed = fa entrare solo chi ha un invito o accede; agli estranei non mostra niente, ai membri chi è online
help-serve-invite-list = un file con un codice d’invito per riga, uno per persona; può seguire un nome
help-serve-oidc-issuer = permette di accedere con questo provider OpenID Connect, per esempio https://accounts.example.org
help-serve-oidc-client-id = l’id che il provider ha dato a questo server
help-serve-oidc-client-secret = il segreto che va con l’id
help-serve-oidc-name = come chiamare il provider sulla pagina (predefinito: il suo host)
help-serve-sign-in-header = si fida di questo header di un proxy per sapere chi ha fatto l’accesso, per esempio X-Forwarded-User
help-serve-sign-in-proxies = i proxy di cui fidarsi per questo: indirizzi, reti, o unix per il socket di --unix
help-serve-require-sign-in = niente ospiti: i nuovi giocatori devono accedere
help-serve-club = per un circolo o una classe: --closed, con limiti per centinaia di persone dietro un solo indirizzo
help-serve-no-qr = all’avvio non mostra il codice QR dell’indirizzo
help-serve-no-push = non offre notifiche nel browser
help-serve-push-contact = dove possono contattarti i servizi push, per esempio mailto:host@example.org
help-serve-no-webhooks = nessuno può farsi mandare notifiche a un indirizzo web
help-serve-smtp = il server che invia la posta, per esempio smtp://user@mail.example.org:587 o smtps://… (predefinito: niente posta)
help-serve-allow-private-hooks = ammette webhook e servizi push nella tua rete: per prove e reti chiuse, mai su internet
help-serve-smtp-password = la sua password
help-serve-mail-from = il mittente della posta, per esempio hats@example.org

help-doctor = Esamina un’installazione e il suo server, e dice che cosa fare.
help-doctor-details =
    Controlla il database, il disco, l’orologio, le versioni e i limiti, e visita il server al suo indirizzo pubblico
    come farebbe un browser: TLS, gli header del proxy, un vero WebSocket. Se qualcosa è guasto, termina con stato 1.
    Altro in docs/observability.md.

help-mcp = Fa giocare un modello linguistico, con il Model Context Protocol.
help-mcp-details =
    Un assistente che conosce questo comando gioca contro i bot o si siede a un tavolo con il link, legge le regole,
    chiede perché una mossa non è valida e analizza le sue partite. Vede quello che vede il suo posto. docs/mcp.md
    mostra come configurare gli assistenti più diffusi. Senza --http comunica su standard input e output.
help-mcp-http = usa invece questa porta di questo computer, per chi si collega a http://127.0.0.1:PORT/mcp
help-mcp-simulations = quanto pensano i bot, per decisione (predefinito 1000)
help-mcp-seed = ogni volta le stesse carte (predefinito: a caso)
