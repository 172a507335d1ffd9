# Games that are played on this device.
local-not-stored = { $why ->
    [full] Su questo dispositivo non c’è più spazio per salvare la partita.
   *[forbidden] Il tuo browser non ci permette di salvare la partita.
} Continua pure, ma tieni aperta questa pagina: se la chiudi, la partita va persa.
local-not-here = Il tuo browser non riesce a far girare il gioco da solo, quindi si gioca sul server.
local-nowhere = Il tuo browser non riesce ad avviare il gioco. Ricarica la pagina o prova un browser più recente.
local-no-engine = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
local-bots-failed = Al momento i bot non riescono a pensare su questo dispositivo e giocano a caso. Ricarica la pagina per riprovare.
local-unknown = Questa partita non è salvata su questo dispositivo.
local-damaged = Questa partita salvata è danneggiata. Le altre sono a posto.
local-too-new = Questa partita è stata salvata da una versione più recente di Hatbox. Ricarica la pagina e riprova.
local-too-old = Questa partita segue regole più vecchie e qui non può continuare.
local-unreadable = Questa partita non si apre
local-unreadable-list = Partite che non si aprono
local-save-file = Salva in un file
local-save-file-hint = Si vedono tutte le carte, anche quelle coperte.
local-share = Carica la partita e condividi il link
gone-local-elsewhere = Questa partita è andata avanti in un’altra scheda. Ricarica la pagina per continuare qui.
fair-here = Questo dispositivo ha mescolato con un numero segreto e un numero casuale per ogni giocatore. L’impronta del numero segreto era fissata prima della prima mossa, quindi dopo nessuna carta poteva cambiare.
# The daily deal at the table.
daily-compare-bots = Confronta con i bot
daily-no-undo = Non nella sfida del giorno
daily-no-hints = Nella sfida del giorno non ci sono suggerimenti.
daily-no-substitute = Nella sfida del giorno nessuno può giocare al tuo posto.
daily-no-rematch = Puoi rigiocare la sfida dalla sua pagina.
daily-fair = Oggi tutti hanno queste stesse carte. Si ricavano da questo testo, quindi nessuno ha potuto sceglierle:
