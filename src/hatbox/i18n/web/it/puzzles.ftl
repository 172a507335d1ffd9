# Puzzles: a position, and one move to find.
puzzles-title = Rompicapi
puzzles-of = Rompicapi di { game-name }
puzzles-about = Una situazione, una mossa migliore di tutte. La vedi?
puzzles-solve = Risolvi
puzzles-solve-game = Risolvi rompicapi: { game-name }
puzzles-rating = Il tuo rating
puzzles-solved = Risolti
puzzles-streak = Di fila
puzzles-none-yet = Non ne hai ancora provato nessuno.
puzzles-own = I tuoi errori
puzzles-own-about = Momenti delle tue partite in cui c’era una mossa migliore. Adesso che cosa giocheresti?
puzzles-own-none = Qui non c’è ancora niente. Rivedi una partita finita: le mosse che vorresti cambiare le ritrovi qui.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Rompicapo
puzzle-leave = Torna ai rompicapi
puzzle-you = Tu
puzzle-ask = Tocca a te. Qual è la mossa migliore?
puzzle-ask-own = Questa situazione la conosci. Qual è la mossa migliore?
puzzle-right = Proprio così!
puzzle-wrong = C’è di meglio
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = Se scegli di { $move }, la tua chance di vittoria cala: { $loss } in meno. Riprova!
puzzle-solution-is = Ecco la mossa migliore
puzzle-best-move = La cosa migliore: { $move }.
puzzle-hint = Suggerimento
puzzle-hint-more = Altro suggerimento
puzzle-solution = Fammi vedere
puzzle-next = Prossimo rompicapo
puzzle-your-rating = Tu: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Rompicapo: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } di fila
puzzle-own-counts-not = Da una tua partita: solo per allenarti
puzzle-cannot = In questo momento non si riesce a caricare i rompicapi.
puzzle-hint-piece = Comincia dal pezzo nel cerchio tratteggiato.
puzzle-hint-kind = { $kind ->
    [exchange] Fai uno scambio sul tavolo.
    [black_hat] Cala un cappello nero.
    [favourite] C’entra il tuo cappello preferito.
    [cookie] C’entra il biscotto.
    [discard] Scarta una carta.
    [pass_on] Passa una carta al compagno.
    [end] Termina il turno.
    [peek] Sbircia un cappello.
    [swap] Scambia due cappelli.
    [open] Scopri un cappello.
    [build] Costruisci una pila.
    [place] Piazza una pila.
    [jump] Muovi una delle tue pile.
    [narrow] Restringi il campo.
    [pass] Non resta che passare.
   *[other] Guarda bene tutte le tue mosse.
}
