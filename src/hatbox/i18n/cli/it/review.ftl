# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = non c’è niente da analizzare: non è stata giocata nessuna mossa
review-progress = analisi di { play-game }
review-title = { play-game }: analisi
review-about = { play-players }, { $steps } passi; { $simulations } simulazioni per ogni decisione
review-unfinished = La partita non è finita: ogni risultato è la probabilità di vittoria dopo l’ultima mossa.
review-written = { $path } è pronto
review-seat = Posto { $seat }
review-headline = { $outcome ->
    [won] Posto { $seat }: vittoria
    [lost] Posto { $seat }: sconfitta
    [unfinished] Posto { $seat }: { $share }% di probabilità di vittoria
   *[shared] Posto { $seat }: vittoria condivisa ({ $share }%)
  }
review-share = { $share }%
review-unknown = –

## Columns and parts

review-fair = uguale per tutti
review-deal = carte iniziali e primo turno
review-draws = fortuna dopo
review-luck = fortuna
review-skill = gioco proprio
review-others = gli altri
review-result = risultato
review-adjusted = con fortuna media
review-accuracy = precisione
review-step = passo
review-played = giocata
review-best = mossa migliore
review-chance = probabilità di vittoria

## Moments

review-grade = { $grade ->
    [best] la migliore
    [good] buona
    [close] quasi alla pari
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] grave errore
  }
review-moments = Che cosa poteva fare di meglio il posto { $seat }
review-no-moments = Per il posto { $seat } non c’era niente di nettamente migliore.
review-more-moments = { $count ->
    [one] e un’altra piccola svista
   *[other] e altre { $count } piccole sviste
  }
review-moment = Passo { $step }: { $move } – { review-grade }, { $change }%
review-instead = Meglio: { $move }, { $best }% invece di { $share }%
review-reason = Cappellaio Matto: «{ $reason }»
review-swings = Le svolte più grandi per il posto { $seat }
review-swing-luck = Passo { $step }: fortuna, { $change }%
review-swing-others = Passo { $step }: gli altri, { $change }%

## The page

review-chart = Probabilità di vittoria
review-chart-about = La probabilità di vittoria del posto { $seat }, passo per passo: { $first }% all’inizio, { $last }% alla fine; minimo { $least }%, massimo { $most }%.
review-own-line = con quello che il posto poteva sapere
review-open-line = con tutto scoperto
review-sum = Da dove viene il risultato
review-decisions = { $count ->
    [one] Una decisione
   *[other] Tutte le { $count } decisioni
  }
review-compared = Mosse a confronto
review-move-estimate = { $share }% ± { $error }%
review-untried = non provata
review-of-accuracy = precisione { $accuracy }%
review-few-decisions = Troppo poche decisioni per parlare di precisione.
review-with-average-luck = Con fortuna media: { $share }
review-guide = Come si legge
review-guide-chance = La probabilità di vittoria è quello che il posto poteva aspettarsi in quel momento, solo in base a ciò che aveva visto. La linea sottile conosce anche tutto quello che era nascosto; al tavolo non lo sapeva nessuno.
review-guide-parts = Ogni sua variazione ha una sola causa: la fortuna (la distribuzione, le carte pescate, quello che viene alla luce), il gioco proprio (quanto una mossa lascia per strada rispetto alla migliore) o gli altri. Sommate, danno il risultato.
review-guide-close = Una differenza più piccola della sua incertezza non permette di dire quale mossa sia migliore, e non conta.
review-guide-accuracy = Precisione: 100% è sempre la mossa migliore. Più è bassa, più si è regalato.
