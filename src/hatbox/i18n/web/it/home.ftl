# Home: the open box.
home-page = Hatbox · tre giochi di cappelli
home-title = Tre giochi di cappelli in una scatola
home-nav = Menu principale
home-line = { $game ->
    [hats] Colleziona, scambia, rischia un cappello nero
    [magic_hat] Sbircia, scambia, ricorda: dai 5 anni
   *[top_hats] Costruisci in segreto, salta, mangia
}
home-play = { $game ->
    [hats] Gioca a Hats
    [magic_hat] Gioca a Magic Hat
   *[top_hats] Gioca a Top Hats
}
home-opening = Si apparecchia…
home-slow = La primissima partita ci mette un po’ di più: qualcuno sta ancora stirando la tovaglia.
home-friends = Con gli amici
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] Con gli amici: Hats
    [magic_hat] Con gli amici: Magic Hat
   *[top_hats] Con gli amici: Top Hats
}
home-learn = Impara
home-learn-game = { $game ->
    [hats] Impara Hats
    [magic_hat] Impara Magic Hat
   *[top_hats] Impara Top Hats
}
home-previous = Gioco precedente
home-next = Gioco successivo
home-code = Hai un codice?
home-code-hint = Le cinque lettere del tavolo di un amico
home-join = Entra
home-waiting = { $count ->
    [one] Tocca a te in { $count } partita
   *[other] Tocca a te in { $count } partite
}
home-carry-on = Continua
home-tables-waiting = { $count ->
    [one] , { $count } ti aspetta
   *[other] , { $count } ti aspettano
}
home-language = Lingua
home-dark = Tema scuro
home-profile = Profilo e impostazioni
# Links to more screens, in one row.
home-more = Altre cose da fare
home-daily = Sfida di oggi
home-puzzles = Rompicapi
home-progress = Progressi

# A new table.
new-page = { $game ->
    [hats] Nuovo tavolo di Hats · Hatbox
    [magic_hat] Nuovo tavolo di Magic Hat · Hatbox
   *[top_hats] Nuovo tavolo di Top Hats · Hatbox
}
new-title = Nuovo tavolo
new-game = Gioco
new-seats = Giocatori
new-you = Tu
new-seat-friend = Un amico
new-seat-friend-about = entra con il link
new-seat-here = Un giocatore
new-seat-here-about = su questo dispositivo
new-partner = il tuo compagno
new-player = Giocatore { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] facile
    [march_hare] medio
    [cheshire_cat] difficile
    [white_rabbit] come te
   *[mad_hatter] esperto
}
new-add = { $count ->
    [3] Aggiungi il terzo
   *[4] Aggiungi il quarto
}
new-who = Chi gioca qui?
new-friend = Un amico, con il link
new-here = Qualcuno su questo dispositivo
new-here-name = Nome
new-remove = Togli questo posto
new-clock = Limite di tempo
new-clock-kind = { $kind ->
    [none] Nessuno
    [turn] Per turno
    [bank] Per partita
   *[days] Giorni
}
new-clock-hint = { $kind ->
    [none] Nessun limite di tempo.
    [turn] Ogni turno è a tempo. Se il tempo scade, gioca un bot finché non torni.
    [bank] Un tempo totale per tutta la partita, più qualche secondo a ogni turno.
   *[days] Gioca quando vuoi: ogni turno può durare giorni.
}
new-clock-length = Quanto tempo
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
new-first = Chi comincia
new-first-is = { $value ->
    [true] Tu
   *[false] A caso
}
new-public = Chi può entrare
new-public-is = { $value ->
    [true] Chiunque
   *[false] Con il link
}
new-public-hint = { $value ->
    [true] Il tavolo è visibile a tutti su questo server.
   *[false] Solo le persone a cui mandi il link.
}
new-spectators = Spettatori
new-spectators-is = { $value ->
    [blind] In diretta
    [delayed] In differita
    [after] Alla fine
   *[none] Nessuno
}
new-spectators-hint = { $value ->
    [blind] Vedono quello che vedono tutti, mai le carte in mano.
    [delayed] Vedono quello che vedono tutti, con qualche mossa di ritardo.
    [after] Possono vedere la partita quando è finita.
   *[none] La partita la vedono solo i giocatori.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Libera
    [phrases] Frasi
   *[none] Nessuna
}
new-talk-hint = { $value ->
    [free] Ognuno può scrivere quello che vuole.
    [phrases] Solo frasi rapide: ognuno le legge nella propria lingua.
   *[none] Niente chat a questo tavolo.
}
new-rated = Classificata
new-rated-is = { $value ->
    [true] Sì
   *[false] No
}
new-rated-hint = { $value ->
    [true] Il risultato conta per il rating di tutti.
   *[false] Solo per divertimento.
}
new-more = Tempo, chat e spettatori
new-more-here = Inizio e regole
new-rest = Chat e spettatori
new-more-brief = { $talk ->
    [free] Chat libera
    [phrases] Solo frasi
   *[none] Niente chat
} · { $rated ->
    [true] classificata
   *[false] non classificata
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Nessun limite di tempo
    [turn] Tempo per turno
    [bank] Tempo per partita
   *[days] Giorni per turno
} · { $first ->
    [me] cominci tu
   *[lot] inizio casuale
} · { $rules ->
    [own] regole personalizzate
   *[usual] regole standard
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] Cominci tu
   *[lot] Inizio casuale
} · { $rules ->
    [own] regole personalizzate
   *[usual] regole standard
}
new-rules = { $game ->
    [hats] Regole della casa per Hats
    [magic_hat] Regole della casa per Magic Hat
   *[top_hats] Regole della casa per Top Hats
}
new-rules-brief = { $edition ->
    [own] Regole della casa · personalizzate
    [standard] Regole della casa · edizione standard
    [de] Regole della casa · edizione tedesca
    [ru] Regole della casa · edizione russa
    [en] Regole della casa · edizione inglese
   *[usual] Regole della casa · standard
}
new-rule-edition = Edizione
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Tedesca
    [ru] Russa
   *[en] Inglese
}
new-rule-edition-hint = { $value ->
    [standard] Come nei regolamenti inglese, italiano, spagnolo e francese.
    [de] Come nel regolamento tedesco: i cappelli neri non contano come tipo, e in caso di parità decide subito il biscotto.
    [ru] Come giocano gli autori: due cappelli appena scambiati non si possono scambiare di nuovo subito.
   *[en] Come nei regolamenti inglese ed ebraico: si possono sempre scambiare due cappelli qualsiasi.
}
new-rule-black_hat_is_a_type = I cappelli neri contano come tipo
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] I cappelli neri contano come un tipo in più per il biscotto.
   *[false] Per il biscotto contano solo i sette tipi.
}
new-rule-tiebreak_black_hats = In parità decidono i cappelli neri
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] In caso di parità vince chi ha più cappelli neri, poi chi ha il biscotto.
   *[false] In caso di parità vince chi ha il biscotto.
}
new-rule-removed = Restano nella scatola
new-rule-removed-hint = { $value ->
    [random] Due tipi a caso restano fuori. Per sceglierli tu, tocca due cappelli.
   *[other] Questi due tipi non sono in gioco.
}
new-hat-type = { $letter ->
    [B] Basco
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepì
    [S] Sombrero
   *[T] Tricorno
}
new-rule-no_swap_back = Vietato annullare lo scambio
new-rule-no_swap_back-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-no_swap_back-hint = { $value ->
    [true] I due cappelli appena scambiati non si possono scambiare di nuovo subito.
   *[false] Si possono sempre scambiare due cappelli qualsiasi.
}
new-rule-copies = Personaggi
new-rule-copies-is = { $value ->
    [1] 20 diversi
    [2] 10 diversi
   *[4] 5 diversi
}
new-rule-copies-hint = { $value ->
    [1] Una copia di ogni personaggio: ricordarli è più difficile.
    [2] Dieci personaggi, due copie di ognuno.
   *[4] Cinque personaggi, quattro copie di ognuno: è più facile, anche per i bambini piccoli.
}
new-rule-magic_hats = Cappelli magici
new-rule-magic_hats-is = { $value ->
    [4] Quattro
   *[0] Nessuno
}
new-rule-magic_hats-hint = { $value ->
    [4] Un cappello magico che scopri è tuo e annulla un gettone penalità.
   *[0] Niente annulla i gettoni penalità: per esperti.
}
new-rule-dead_table = Se nessun cappello è giusto
new-rule-dead_table-is = { $value ->
    [redeal] Rimescola
   *[play_on] Continua
}
new-rule-dead_table-hint = { $value ->
    [redeal] Se nessun cappello in fila è di un personaggio in fila, i cappelli si rimescolano.
   *[play_on] Se nessun cappello in fila è di un personaggio in fila, si continua lo stesso.
}
new-rule-stall_limit = Limite di stallo
new-rule-stall_limit-is = { $value ->
    [0] Nessuno
   *[other] { $value } turni
}
new-rule-stall_limit-hint = { $value ->
    [0] La partita continua anche se per molto tempo nessuno vince o mangia niente.
   *[other] La partita finisce dopo questo numero di turni di fila senza vincite né prese.
}
new-rule-memory_aid = Aiuto alla memoria
new-rule-memory_aid-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-memory_aid-hint = { $value ->
    [true] I cappelli che hai visto restano segnati per te, anche quando vengono scambiati.
   *[false] Come con le carte vere: vedi un cappello solo mentre lo guardi.
}
new-rule-narrowings = Restringere il campo
new-rule-narrowings-is = { $value ->
    [2] Due volte
    [1] Una volta
   *[0] Mai
}
new-rule-narrowings-hint = { $value ->
    [2] Quando restano al massimo cinque pile, un giocatore può chiudere la corona più esterna, e più tardi la successiva: prima o poi qualcuno vince.
    [1] Quando restano al massimo cinque pile, un giocatore può chiudere per sempre la corona più esterna.
   *[0] Nessuna corona viene mai chiusa; i finali possono essere lunghi.
}
new-invite = Copia il link d’invito
new-start = Comincia la partita
new-open = Apri e invita
new-open-next = Poi avrai un link, un codice e un codice QR da condividere.

# Tables: one's own, open ones, ratings.
tables-page = Tavoli · Hatbox
tables-title = Tavoli
tables-mine = Le tue partite
tables-none = Non hai partite in corso.
tables-new = Nuovo tavolo
tables-standing = { $how ->
    [your-turn] Tocca a te
    [others-turn] Non tocca ancora a te
    [gathering] In attesa dei giocatori
   *[over] Finita
}
tables-go = { $how ->
    [your-turn] Continua
    [gathering] Sala d’attesa
   *[others-turn] Guarda
}
tables-finished = Finite
tables-over = Finita
tables-review = Rivedi
tables-more = Mostra altro
tables-quick = Partita veloce
tables-quick-hint = Troviamo qualcuno che vuole fare lo stesso gioco. Un minuto per turno, partita classificata.
tables-game = Gioco
tables-players = Giocatori
tables-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tables-find = Trova un giocatore
tables-open = Tavoli aperti
tables-open-none = In questo momento non aspetta nessuno. Apri un tavolo pubblico: magari arriva qualcuno.
tables-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
tables-join = Entra
tables-ratings = Classifica
tables-rank = Posizione
tables-name = Nome
tables-rating = Rating
tables-games = Partite
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Qui nessuno ha ancora un rating.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] Hai vinto
    [shared] Vittoria condivisa
   *[lost] Hai perso
}

# --- players and minutes on the covers
home-facts = { $players } giocatori · { $minutes } min

# --- games put away, statistics
tables-put-away = Eliminare questa partita a { game-name }?
tables-put-away-text = Sparisce per sempre e non conta né come vinta né come persa.
tables-put-away-yes = Elimina
home-all-games = Vedi tutte
stats-title = I tuoi risultati
stats-opponents = Avversari
stats-tally = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} · { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}{ $shared ->
    [0] {""}
    [one] {" "}· { $shared } condivisa
   *[other] {" "}· { $shared } condivise
}
stats-best = miglior punteggio { $points }
stats-rating = rating in { $players }: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Avversario
home-unfinished-title = Hai ancora una partita in corso
home-unfinished = { game-name } · { $bot }
home-go-on = Continua
home-new-game = Nuova partita
# --- a server that is getting ready
home-learn-meanwhile = Intanto, impara il gioco
home-one-at-a-time = Un attimo: stiamo apparecchiando il tuo tavolo.
home-table-ready = Il tuo tavolo è pronto. Lo trovi nella pagina iniziale.

# --- how busy the server is
tables-online = { $people ->
    [1] Online ci sei solo tu
   *[other] { $people } persone online
}
tables-running = { $games ->
    [one] { $games } partita in corso
   *[other] { $games } partite in corso
}

# --- a server that gets ready
ready-title = Primo avvio: il server sta preparando i giochi.
ready-left = { $minutes ->
    [0] Manca meno di un minuto
   *[other] Ancora { $minutes } min circa
}

# --- a name before friends come
new-name-title = Come ti chiamano gli amici?

# --- links of the host
house-imprint = Note legali
house-privacy = Privacy
