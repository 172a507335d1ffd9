# Home: the open box.
home-page = Hatbox · tre giochi di cappelli
home-title = Tre giochi di cappelli in una scatola
home-nav = Attorno alla scatola
home-line = { $game ->
    [hats] Colleziona, scambia, osa un cappello nero
    [magic_hat] Sbircia, scambia, ricorda. Dai 5 anni
   *[top_hats] Costruisci in segreto, salta, abbatti
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
home-code-hint = Cinque lettere da chi ha aperto un tavolo
home-join = Entra
home-waiting = { $count ->
    [one] Tocca a te in { $count } partita
   *[other] Tocca a te in { $count } partite
}
home-carry-on = Continua
home-tables = I miei tavoli
home-tables-waiting = { $count ->
    [one] , { $count } ti aspetta
   *[other] , { $count } ti aspettano
}
home-language = Lingua
home-dark = Scuro
home-profile = Tu e le tue impostazioni

# A new table.
new-page = { $game ->
    [hats] Un nuovo tavolo di Hats · Hatbox
    [magic_hat] Un nuovo tavolo di Magic Hat · Hatbox
   *[top_hats] Un nuovo tavolo di Top Hats · Hatbox
}
new-title = Un nuovo tavolo
new-game = Gioco
new-seats = Chi siede al tavolo
new-you = Tu
new-seat-friend = Un amico
new-seat-friend-about = arriva con il link
new-seat-here = Un giocatore
new-seat-here-about = su questo dispositivo
new-partner = il tuo compagno
new-player = Giocatore { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] facile
    [march_hare] medio
    [cheshire_cat] forte
   *[mad_hatter] magistrale
}
new-add = { $count ->
    [3] Aggiungi un terzo
   *[4] Aggiungi un quarto
}
new-who = Chi siede qui?
new-friend = Un amico, con il link
new-here = Qualcuno su questo dispositivo
new-here-name = Nome
new-remove = Togli questo posto
new-clock = Tempo
new-clock-kind = { $kind ->
    [none] Nessuno
    [turn] A turno
    [bank] A partita
   *[days] Giorni
}
new-clock-hint = { $kind ->
    [none] Nessuno ha fretta.
    [turn] Ogni turno ha il suo tempo. Se finisce, gioca un bot; poi si può tornare.
    [bank] Una riserva di tempo per tutta la partita, e un po’ in più a ogni turno.
   *[days] Gioca quando vuoi: ogni turno può durare giorni.
}
new-clock-length = Quanto
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
   *[false] A sorte
}
new-public = Chi può venire
new-public-is = { $value ->
    [true] Chiunque
   *[false] Con il link
}
new-public-hint = { $value ->
    [true] Il tavolo è in elenco per tutti su questo server.
   *[false] Solo chi riceve il link da te.
}
new-spectators = Spettatori
new-spectators-is = { $value ->
    [blind] In diretta
    [delayed] Differita
    [after] Alla fine
   *[none] Nessuno
}
new-spectators-hint = { $value ->
    [blind] Vedono ciò che è scoperto per tutti, mai una mano.
    [delayed] Vedono ciò che è scoperto per tutti, qualche mossa dopo.
    [after] Vedono la partita quando è finita.
   *[none] Finché la partita è in corso, la vede solo chi gioca.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Libera
    [phrases] Frasi
   *[none] No
}
new-talk-hint = { $value ->
    [free] Ognuno scrive quello che vuole.
    [phrases] Solo frasi pronte, che ognuno legge nella propria lingua.
   *[none] È un tavolo silenzioso.
}
new-rated = Classifica
new-rated-is = { $value ->
    [true] Sì
   *[false] No
}
new-rated-hint = { $value ->
    [true] Il risultato conta per la classifica di tutti.
   *[false] Solo per divertimento.
}
new-more = Tempo e compagnia
new-more-brief = { $talk ->
    [free] Chat libera
    [phrases] Solo frasi
   *[none] Niente chat
} · { $rated ->
    [true] in classifica
   *[false] fuori classifica
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Senza orologio
    [turn] Tempo a turno
    [bank] Tempo a partita
   *[days] Giorni a turno
} · { $first ->
    [me] cominci tu
   *[lot] a sorte
} · { $rules ->
    [own] regole tue
   *[usual] regole standard
}
new-rules = { $game ->
    [hats] Regole della casa per Hats
    [magic_hat] Regole della casa per Magic Hat
   *[top_hats] Regole della casa per Top Hats
}
new-rules-brief = { $edition ->
    [own] Regole della casa · le tue
    [standard] Regole della casa · edizione standard
    [de] Regole della casa · edizione tedesca
    [ru] Regole della casa · edizione russa
    [en] Regole della casa · edizione inglese
   *[usual] Regole della casa · le solite
}
new-rule-edition = Edizione
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] Tedesca
    [ru] Russa
   *[en] Inglese
}
new-rule-edition-hint = { $value ->
    [standard] Come stampata in inglese, italiano, spagnolo e francese.
    [de] Come stampata in tedesco: i cappelli neri non sono un tipo a sé, e a parità di punti decide subito il biscotto.
    [ru] Come giocano gli autori: due cappelli appena scambiati non si possono riscambiare subito.
   *[en] Come stampata in inglese e in ebraico: due cappelli qualsiasi si possono scambiare sempre.
}
new-rule-black_hat_is_a_type = I cappelli neri sono un tipo
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] I cappelli neri contano come un tipo in più per il biscotto.
   *[false] Per il biscotto contano solo i sette tipi.
}
new-rule-tiebreak_black_hats = Parità: decidono i cappelli neri
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] A parità di punti vince chi ha più cappelli neri; poi chi ha il biscotto.
   *[false] A parità di punti vince il biscotto.
}
new-rule-removed = Restano nella scatola
new-rule-removed-hint = { $value ->
    [random] Due tipi restano fuori a sorte. Tocca due cappelli per sceglierli tu.
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
new-rule-no_swap_back = Niente riscambi
new-rule-no_swap_back-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-no_swap_back-hint = { $value ->
    [true] I due cappelli appena scambiati non si possono riscambiare subito.
   *[false] Due cappelli qualsiasi si possono scambiare sempre.
}
new-rule-copies = La corte
new-rule-copies-is = { $value ->
    [1] 20 tipi
    [2] 10 tipi
   *[4] 5 tipi
}
new-rule-copies-hint = { $value ->
    [1] Ognuno c’è una volta sola: il più difficile da ricordare.
    [2] Dieci tipi, due di ciascuno.
   *[4] Cinque tipi, quattro di ciascuno: il più facile, adatto ai piccoli.
}
new-rule-magic_hats = Cappelli magici
new-rule-magic_hats-is = { $value ->
    [4] Quattro
   *[0] Nessuno
}
new-rule-magic_hats-hint = { $value ->
    [4] Un cappello magico che scopri è tuo e porta via una nuvoletta.
   *[0] Niente porta via le nuvolette: per esperti.
}
new-rule-dead_table = Quando niente va bene
new-rule-dead_table-is = { $value ->
    [redeal] Ridistribuisci
   *[play_on] Continua
}
new-rule-dead_table-hint = { $value ->
    [redeal] Se nessun cappello della fila va bene a nessuno, i cappelli si mescolano e si dispongono di nuovo.
   *[play_on] Se nessun cappello della fila va bene a nessuno, si continua lo stesso.
}
new-rule-stall_limit = Fine di uno stallo
new-rule-stall_limit-is = { $value ->
    [0] Mai
   *[other] { $value } turni
}
new-rule-stall_limit-hint = { $value ->
    [0] La partita continua anche se da molto non si vince nulla.
   *[other] Dopo tanti turni senza vincere nulla, la partita finisce.
}
new-rule-memory_aid = Aiuto alla memoria
new-rule-memory_aid-is = { $value ->
    [true] Sì
   *[false] No
}
new-rule-memory_aid-hint = { $value ->
    [true] I cappelli che hai visto restano segnati per te, e seguono gli scambi.
   *[false] Come con le carte vere: vedi un cappello solo finché è sollevato.
}
new-rule-narrowings = Restringere il campo
new-rule-narrowings-is = { $value ->
    [2] Due volte
    [1] Una volta
   *[0] Mai
}
new-rule-narrowings-hint = { $value ->
    [2] Quando restano al massimo cinque pile, chi gioca può chiudere l’anello più esterno del campo, e più tardi il successivo: qualcuno vincerà.
    [1] Quando restano al massimo cinque pile, chi gioca può chiudere per sempre l’anello più esterno del campo.
   *[0] Nessun anello del campo viene chiuso; i finali possono essere lunghi.
}
new-invite = Copia l’invito
new-start = Comincia la partita
new-open = Apri e invita
new-open-next = Poi avrai un link, un codice e un QR da mandare.

# Tables: one's own, open ones, ratings.
tables-page = Tavoli · Hatbox
tables-title = Tavoli
tables-mine = Le tue partite
tables-none = Non hai partite in corso. Apri la scatola e prendine una.
tables-new = Apri un tavolo
tables-standing = { $how ->
    [your-turn] Tocca a te
    [others-turn] Gli altri ci pensano
    [gathering] Si aspettano giocatori
   *[over] Finita
}
tables-go = { $how ->
    [your-turn] Continua
    [gathering] Sala d’attesa
   *[others-turn] Guarda
}
tables-finished = Finite
tables-over = Finita
tables-ended = { $how ->
    [won] Hai vinto con { $score }
    [shared] Hai vinto a pari merito con { $score }
   *[lost] Avevi { $score }
}
tables-review = Rivedi
tables-more = Mostra altro
tables-quick = Partita veloce
tables-quick-hint = Cerchiamo qualcuno che voglia lo stesso gioco. Un minuto a turno; il risultato conta per la classifica.
tables-game = Gioco
tables-players = Giocatori
tables-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tables-find = Trova qualcuno
tables-open = Tavoli aperti
tables-open-none = In questo momento nessuno aspetta. Apri un tavolo per chiunque e forse verrà qualcuno.
tables-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
tables-join = Entra
tables-ratings = Chi gioca meglio
tables-rank = Posizione
tables-name = Nome
tables-rating = Punteggio
tables-games = Partite
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Qui non c’è ancora nessuno in classifica.
