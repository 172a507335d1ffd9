# How one's reviewed games went over time.
progress-page = I tuoi progressi · Hatbox
progress-title = I tuoi progressi
progress-percent = { $value }%
progress-games = { $count ->
    [one] { $count } partita analizzata
   *[other] { $count } partite analizzate
}
progress-filter = Giochi da mostrare
progress-all = Tutti i giochi

# --- three figures, each with a plain sentence
progress-result = Vittorie
progress-result-hint = Quante partite vinci su cento. Una vittoria condivisa conta in parte.
progress-adjusted = Vittorie, fortuna a parte
progress-adjusted-hint = Come sarebbe andata con una fortuna nella media.
progress-accuracy = Precisione
progress-accuracy-hint = 100%: sempre la mossa migliore. Più è bassa, più si è regalato.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] La fortuna ti ha dato una mano: finora ti ha regalato circa { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } vittoria
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } vittorie
    }.
    [hurt] La fortuna ti ha voltato le spalle: finora ti è costata circa { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } vittoria
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } vittorie
    }.
   *[even] Finora fortuna e sfortuna si sono più o meno compensate.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
}
progress-early = è ancora presto
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] ancora { $count } partita
   *[other] ancora { $count } partite
}

# --- plots
progress-results-plot = Le tue vittorie nel tempo
progress-results-plot-hint = In ogni momento, la media delle tue ultime dieci partite.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Vittorie, { $firstDate } – { $lastDate }: prima { $first }%, poi { $last }%. Fortuna a parte: prima { $firstAdjusted }%, poi { $lastAdjusted }%.
progress-accuracy-plot = La tua precisione nel tempo
progress-accuracy-plot-name = Precisione, { $firstDate } – { $lastDate }: prima { $first }%, poi { $last }%.
progress-plot-later = Rivedi almeno due partite, e qui comparirà una linea.
progress-table = Mostra i numeri
progress-date = Data
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = Che cosa ti riesce meglio
progress-kinds-hint = La tua precisione per gioco e per tipo di mossa.
progress-kind = { $kind ->
    [exchange] Scambi sul tavolo
    [black_hat] Cappelli neri
    [favourite] Cappello preferito
    [cookie] Il biscotto
    [discard] Scarti
    [pass_on] Carte al compagno
    [end] Fine del turno
    [peek] Sbirciare
    [swap] Scambiare
    [open] Scoprire i cappelli
    [build] Costruire le pile
    [place] Piazzare le pile
    [jump] Passi e salti
    [narrow] Restringere il campo
    [pass] Passare
   *[other] Altre mosse
}
progress-decisions = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}

# --- what to try next
progress-next = Che cosa provare adesso
progress-try = { $how ->
    [lesson] Con «{ progress-kind }» in { game-name } fai ancora un po’ fatica: la lezione ti mostra come si fa.
    [puzzles] Per «{ progress-kind }» in { game-name } serve un po’ di pratica: prova qualche rompicapo.
   *[opponent] A { game-name } non sbagli quasi mai: è ora di un avversario più forte!
}
progress-try-more = Gioca e rivedi ancora qualche partita, e ti diremo su che cosa allenarti.
progress-to = { $how ->
    [lesson] Lezione: { game-name }
    [puzzles] Rompicapi: { game-name }
   *[opponent] Gioca a { game-name }
}

# --- the games
progress-list = Partite analizzate
progress-against = Contro: { $names }
progress-person = una persona
# $luck has a sign: +12 or −12.
progress-row-luck = Fortuna { $luck }%
progress-row-accuracy = Precisione { $accuracy }%
progress-forget = Togli questa partita a { game-name } dai tuoi progressi
progress-forgotten = Questa partita qui non conta più. Se la rivedi, torna a contare.

# --- nothing yet
progress-empty = Qui non c’è ancora niente
progress-empty-text = Gioca una partita e poi tocca «Rivedi»: la guardiamo insieme. Qui vedrai come migliori.
progress-empty-play = Gioca una partita
progress-empty-review = Rivedi l’ultima partita

# --- what this device keeps
device-title = Su questo dispositivo
device-text = { $games ->
    [0] Nessuna partita salvata
    [one] { $games } partita salvata
   *[other] { $games } partite salvate
} e { $reviews ->
    [0] nessuna analisi
    [one] { $reviews } analisi
   *[other] { $reviews } analisi
}. Tutto resta su questo dispositivo.
device-progress = I tuoi progressi
device-export = Scarica tutto
device-export-hint = Nel file si vedono tutte le carte, anche quelle coperte.
device-delete = Elimina partite e analisi
device-delete-title = Eliminare le partite su questo dispositivo?
device-delete-text = Tutte le partite e le analisi salvate su questo dispositivo, i rating dei rompicapi e i risultati delle sfide del giorno spariranno per sempre. Il tuo nome e le impostazioni restano.
device-deleted = Le partite e le analisi su questo dispositivo sono state eliminate.
# Under the question whether to delete one's profile.
device-delete-too = Verranno eliminate anche le partite e le analisi su questo dispositivo.
