# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host. A language without this file shows the English one.

## Options, variables and the TOML file

bad-setting = { $where } non può essere «{ $value }»; valori ammessi: { $allowed }
allowed-whole = un numero intero da { $least } a { $most }
allowed-number = un numero da { $least } in su
allowed-positive = un numero maggiore di 0
allowed-text = testo tra virgolette
allowed-list = testo tra virgolette, o una lista di testi così
allowed-switch = true o false (in una variabile: 1 o 0)
allowed-database = sqlite:PATH o postgresql://USER@HOST/NAME
setting-twice = { $one } e { $other } sono impostati entrambi; tienine uno solo
setting-needs = { $where } richiede anche { $needed }
secret-unreadable = { $where }: non si può leggere il segreto in { $path }: { $reason }
secret-empty = il file è vuoto
config-unreadable = non si può leggere la configurazione { $path }: { $reason }; --config indica un altro file
config-not-toml = { $where }: questo non è TOML: { $reason }
config-section = { $where } è una sezione; le opzioni si scrivono senza sezioni, per esempio port = 8731
unknown-key = { $where } non è un’opzione; `hatbox serve --help` le elenca tutte
unknown-key-close = { $where } non è un’opzione; volevi dire { $close }?
unknown-variable = { $variable } non è un’opzione e viene ignorata; `hatbox serve --help` le elenca tutte
unknown-variable-close = { $variable } non è un’opzione e viene ignorata; volevi dire { $close }?
secret-on-command-line = chiunque su questo computer può leggere { $flag } nell’elenco dei processi; mettilo in un file e indicalo con { $variable }
secret-in-public-file = chiunque su questo computer può leggere { $path }, che contiene { $keys }; esegui `chmod o-r { $path }`

## hatbox serve --check

check-options = Che cosa userebbe il server (configurazione: { $file }):
check-no-file = nessun file
check-default = predefinito
check-schema = { $database } ha lo schema { $schema }, quello che serve a questa versione.
check-schema-none = { $database } è vuoto; lo preparerà il server (schema { $known }).
check-schema-older = { $database } ha lo schema { $schema }; all’avvio il server lo aggiornerà a { $known }.
check-schema-newer = { $database } ha lo schema { $schema }, ma questa versione arriva solo a { $known }.
check-schema-newer-do = Installa un hatbox più recente, o ripristina una copia con lo schema precedente.
check-file-new = { $path } non esiste ancora; lo creerà il server.
check-file-uncreatable = { $path } non si può creare: { $folder } non è una cartella in cui puoi scrivere.
check-file-unwritable = { $path } non si può scrivere.
check-file-unwritable-do = Dai all’utente del server i diritti sul file e sulla sua cartella, o indicane un altro con --database.
check-file-unreadable = { $path } non si può leggere come database: { $reason }.
check-file-foreign = { $path } è il database di un altro programma.
check-file-unreadable-do = Indica un altro file con --database, o ripristina una copia.
check-file-served = In questo momento un server sta usando { $path }.
check-file-served-do = Fermalo prima di avviarne un altro.
check-disk = In { $folder } ci sono { $megabytes } MB liberi.
check-disk-low = In { $folder } ci sono solo { $megabytes } MB liberi.
check-disk-full = Il disco è quasi pieno: in { $folder } ci sono { $megabytes } MB liberi.
check-disk-do = Libera spazio, o elimina i tavoli vecchi con `hatbox admin prune`.
check-postgres-unreachable = Non riesco a collegarmi a { $address }: { $reason }.
check-postgres-unreachable-do = Controlla che sia acceso, e che host, utente e password siano giusti.
check-postgres-read-only = { $address } è in sola lettura.
check-postgres-read-only-do = Indica il server primario, non una replica.
check-port = Su { $host } la porta { $port } è libera.
check-unix = { $path } si può creare.
check-unix-unwritable = { $path } non si può creare: { $folder } non è una cartella in cui puoi scrivere.
check-cache = Le regole sono compilate, in { $path }.
check-cache-cold = Le regole di { $games } non sono ancora compilate in { $path }; succede al primo avvio, mentre già si gioca.
check-cache-cold-do = Per farlo subito, esegui `hatbox warm`.
check-no-proxies = Per { $url } serve un proxy per TLS, ma il server non si fida di nessuno: tutti quelli che passano di lì condividono un solo limite di richieste.
check-no-proxies-do = Indica l’indirizzo del proxy con --proxies.
check-prefix = { $url } finisce con il percorso «{ $path }», ma il prefisso è «{ $prefix }».
check-prefix-do = Imposta --prefix sul percorso di --url.
check-no-url = Il server sta dietro un proxy e ascolta solo su questo computer: non conosce il suo nome pubblico, e lo rifiuterà.
check-no-url-do = Imposta --url sull’indirizzo pubblico.
check-smtp = Il server di posta { $host }:{ $port } risponde.
check-smtp-unreachable = Non riesco a collegarmi al server di posta { $host }:{ $port }: { $reason }.
check-smtp-unreachable-do = Controlla l’indirizzo in --smtp, e se questo computer può inviare posta.
check-issuer = Il servizio di accesso { $issuer } risponde.
check-issuer-unreachable = Il servizio di accesso { $issuer } non risponde come un provider OpenID Connect: { $reason }.
check-list-unreadable = L’elenco degli inviti { $path } non si può leggere.

## hatbox doctor

doctor-versions = hatbox { $version } (schema { $schema }) con Python { $python }, { $system }; { $libraries }.
doctor-same-version = Il server in funzione è hatbox { $running }, come quello installato qui.
doctor-other-version = Il server in funzione è hatbox { $running }, ma qui è installato { $own }.
doctor-other-version-do = Riavvia il server se hai appena aggiornato, o usa il doctor della sua installazione.
doctor-no-page = In questa installazione manca la pagina per i browser.
doctor-no-page-do = Installa il pacchetto pubblicato, o costruisci la pagina con `python3 run.py`.
doctor-files = Un processo può aprire { $files } file: bastano e avanzano.
doctor-few-files = Un processo può aprire solo { $files } file, e ogni connessione ne occupa uno.
doctor-few-files-do = Alza il limite: LimitNOFILE=65536 nell’unità di systemd, `ulimits` in Docker.
doctor-database-unusable = { $reason }.
doctor-database-unusable-do = Avvia una volta il server: prepara e aggiorna il suo database.
doctor-database-fails = Il database dà errore durante l’uso: { $reason }.
doctor-database-fails-do = Controlla il disco e il log del database.
doctor-writes = Per salvare qualcosa servono { $milliseconds } ms.
doctor-slow-writes = Per salvare qualcosa servono { $milliseconds } ms, e a ogni mossa si nota.
doctor-slow-writes-do = Metti il database su un disco più veloce, o più vicino al server.
doctor-database-clock = Questo computer e il database hanno la stessa ora.
doctor-database-clock-off = Tra l’ora di questo computer e quella del database ci sono { $seconds } secondi di differenza.
doctor-clock = Questo computer e il server hanno la stessa ora.
doctor-clock-off = Tra l’ora di questo computer e quella del server ci sono { $seconds } secondi di differenza.
doctor-clock-do = Attiva su entrambi la sincronizzazione dell’ora (NTP).
doctor-recent-tables = Gli ultimi tavoli usati sono integri: { $count }.
doctor-damaged-tables = Tavoli danneggiati tra gli ultimi usati: { $count } ({ $tables }).
doctor-damaged-file = { $path } è danneggiato: { $reason }.
doctor-damaged-do = Ferma il server, tieni una copia del database e ripristina una copia di sicurezza.
doctor-whole-file = { $path } è integro.
doctor-large-file = { $path } è grande, quindi non è stato letto per intero.
doctor-no-server = Sulla porta { $port } di questo computer non risponde nessun server.
doctor-no-server-do = Avvialo, o indica il suo indirizzo con --url.
doctor-reachable = { $url } ha risposto dopo { $milliseconds } ms.
doctor-unreachable = Da questo computer { $url } non è raggiungibile: { $reason }.
doctor-unreachable-do = Controlla il nome nel DNS, il firewall, e che il proxy sia acceso.
doctor-unknown-host = Il server non conosce il nome in { $url }, e lo rifiuta.
doctor-unknown-host-do = Avvialo con --url, o indica altri indirizzi con --origin.
doctor-refused = Il server su { $url } ha rifiutato la richiesta: { $status } { $refusal }.
doctor-bad-gateway = Il proxy su { $url } non riesce a raggiungere il server: ha risposto { $status }.
doctor-bad-gateway-do = Controlla che il server sia acceso, e l’indirizzo e la porta nella configurazione del proxy.
doctor-not-hatbox = Su { $url } non risponde un server Hatbox (stato { $status }).
doctor-not-hatbox-do = Se il server è pubblicato sotto un percorso, il proxy deve toglierlo, e al server serve --prefix.
doctor-certificate = Il certificato vale ancora { $days } giorni.
doctor-old-certificate = Il certificato vale solo { $days ->
    [one] un altro giorno
   *[other] altri { $days } giorni
  }.
doctor-bad-certificate = I browser non accetteranno il certificato di { $host }: { $reason }.
doctor-certificate-do = Rinnovalo; certbot e Caddy possono farlo da soli.
doctor-no-tls = Non si riesce a stabilire una connessione sicura con { $url }: { $reason }.
doctor-no-proxy = In mezzo non c’è nessun proxy.
doctor-forwarded = Il server vede l’indirizzo di ogni visitatore; il tuo è { $address }.
doctor-no-forwarded = Il proxy non dice per conto di chi parla, quindi tutti i visitatori condividono un solo limite di richieste.
doctor-no-forwarded-do = Fagli impostare X-Forwarded-For; in docs/hosting.md ci sono esempi completi.
doctor-untrusted = Il server non si fida del proxy, quindi tutti i visitatori condividono un solo limite di richieste; vede { $address }.
doctor-untrusted-do = Avvia il server con --proxies e l’indirizzo del proxy.
doctor-forged-address = I visitatori possono fingere un indirizzo qualsiasi: il proxy inoltra l’X-Forwarded-For che mandano loro.
doctor-forged-address-do = Fallo sostituire dal proxy, come nell’esempio in docs/hosting.md, e fidati solo del proxy.
doctor-wrong-host = Il proxy cambia il nome dell’host: era { $sent }, e il server ha visto { $seen }.
doctor-wrong-host-do = Fagli inoltrare Host così com’è arrivato, come nell’esempio in docs/hosting.md.
doctor-no-scheme = Il server crede che i visitatori arrivino senza TLS.
doctor-no-scheme-do = Fai impostare al proxy X-Forwarded-Proto.
doctor-websocket = Il WebSocket con { $url } funziona.
doctor-websocket-refused = Il WebSocket su { $url } è stato rifiutato con stato { $status }.
doctor-websocket-broken = Il WebSocket su { $url } non funziona: { $reason }.
doctor-websocket-strange = Il WebSocket su { $url } parla un’altra versione.
doctor-no-upgrade-do = Fai inoltrare al proxy Upgrade e Connection per /ws; in docs/hosting.md ci sono esempi completi.
doctor-origin = Le pagine di altri siti vengono rifiutate.
doctor-foreign-origin = Le pagine di qualsiasi altro sito possono usare il server.
doctor-foreign-origin-do = Fai inoltrare al proxy l’header Origin così com’è.
