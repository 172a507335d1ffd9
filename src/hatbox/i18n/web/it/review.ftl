# Looking at a finished game again.
review-title = Rivedi
review-moves = Mosse
review-eyes = Punto di vista
review-all = Tutto scoperto
review-graph = Se finisse ora
review-graph-told = Punti in questo momento: { $scores }
review-as = Come la vedeva { $who }
review-score = { $who } { $score }
review-step = Passo { $number }
review-scrub = Scorri la partita
review-slider = Momento della partita
review-where = { $number } di { $count }
review-first = Vai all’inizio
review-last = Vai alla fine
review-play = Avvia
review-pause = Pausa
review-speed = Velocità: { $speed }×
review-link = Copia il link a questa pagina
review-to-table = Torna al tavolo
review-not-over = Questa partita non è ancora finita
review-not-over-text = Quando sarà finita potrai rivederla qui, con tutte le carte scoperte.

# --- Top Hats counts stacks
review-graph-stacks = Pile rimaste
review-graph-stacks-told = Pile in questo momento: { $scores }

# --- the story: what was luck, what was play
review-tab-story = Racconto
review-tab-board = Tavolo
review-tab-moment = Questo momento
review-working = Riguardo la partita…
review-done = L’analisi è pronta.
review-failed = L’analisi si è fermata a metà. Quello che vedi è giusto; il resto manca.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] Hai vinto, soprattutto grazie alla fortuna
        [won-partly] Hai vinto, con un pizzico di fortuna
        [won-despite] Hai vinto, nonostante la sfortuna
        [won-others] Hai vinto perché dall’altra parte ci sono stati errori più grossi
        [lost-only] Hai giocato bene: è mancata solo la fortuna
        [lost-mostly] Hai perso, soprattutto per sfortuna
        [lost-partly] Hai perso, e ci si è messa anche la sfortuna
        [lost-hardly] Hai perso: stavolta ha vinto chi ha giocato meglio
        [lost-despite] Hai perso, anche con la fortuna dalla tua
        [shared-mostly] Vittoria condivisa, grazie alla fortuna
        [shared-partly] Vittoria condivisa, con un pizzico di fortuna
        [shared-hardly] Vittoria condivisa, ed è giusto così
        [shared-despite] Vittoria condivisa, nonostante la sfortuna
        [shared-others] Vittoria condivisa, perché dall’altra parte ci sono stati errori più grossi
       *[won-hardly] Hai vinto perché hai giocato meglio
    }
   *[no] { $case ->
        [won-mostly] { $who } ha vinto, soprattutto grazie alla fortuna
        [won-partly] { $who } ha vinto, con un pizzico di fortuna
        [won-despite] { $who } ha vinto, nonostante la sfortuna
        [won-others] { $who } ha vinto perché dall’altra parte ci sono stati errori più grossi
        [lost-only] { $who } ha giocato bene: è mancata solo la fortuna
        [lost-mostly] { $who } ha perso, soprattutto per sfortuna
        [lost-partly] { $who } ha perso, e ci si è messa anche la sfortuna
        [lost-hardly] { $who } ha perso: stavolta ha vinto chi ha giocato meglio
        [lost-despite] { $who } ha perso, anche con la fortuna dalla sua
        [shared-mostly] { $who } condivide la vittoria, grazie alla fortuna
        [shared-partly] { $who } condivide la vittoria, con un pizzico di fortuna
        [shared-hardly] { $who } condivide la vittoria, ed è giusto così
        [shared-despite] { $who } condivide la vittoria, nonostante la sfortuna
        [shared-others] { $who } condivide la vittoria, perché dall’altra parte ci sono stati errori più grossi
       *[won-hardly] { $who } ha vinto giocando meglio
    }
}
review-part = { $part ->
    [fair] Chance iniziale, uguale per tutti
    [luck] Fortuna
    [skill] { $you ->
        [yes] Le tue mosse
       *[no] Mosse di { $who }
    }
    [others] Mosse degli altri
    [result] Risultato
   *[adjusted] Risultato con fortuna nella media
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] non hanno regalato niente
        [little] hanno regalato poco
        [some] hanno regalato qualcosa
       *[lot] hanno regalato molto
    }
   *[other] { $degree ->
        [none] nessuna differenza
        [little] { $side ->
            [up] un po’ a favore
           *[down] un po’ a sfavore
        }
        [some] { $side ->
            [up] a favore
           *[down] a sfavore
        }
       *[lot] { $side ->
            [up] molto a favore
           *[down] molto a sfavore
        }
    }
}
review-numbers = Mostra i numeri
review-adjusted-text = Il risultato con fortuna nella media lascia fuori la fortuna e la sfortuna: dice quanto è valso il gioco da solo, quindi può scendere sotto lo 0% o superare il 100%.
review-accuracy = di precisione.
review-accuracy-text = 100%: ogni mossa era la migliore possibile. Più è bassa, più si è regalato.
review-went-well = Che cosa è andato bene
review-went-badly = Da riguardare
review-no-moments = Una partita tranquilla: nessun momento l’ha decisa da solo.

# --- the graph
review-chance = Chance di vittoria
review-chance-at = { $share }. { $what }
review-line = con quello che si poteva sapere
review-line-open = con tutte le carte scoperte
review-line-fair = chance uguale per tutti

# --- marks
review-mark = { $kind ->
    [best] Mossa migliore
    [good] Buona mossa
    [close] Quasi alla pari
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Grosso errore
    [lucky] Fortuna
    [unlucky] Sfortuna
    [gift] Un regalo
   *[blow] Un brutto colpo
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] Hai scelto di { $move }: non c’era di meglio.
   *[no] { $who } ha trovato la mossa migliore: { $move }.
}
review-deal = { $good ->
    [yes] All’inizio c’è stata fortuna.
   *[no] All’inizio è mancata la fortuna.
}
review-gave-up = { $you ->
    [yes] Qui hai abbandonato. Chance di vittoria: ancora { $share }.
   *[no] Qui { $who } ha abbandonato. Chance di vittoria: ancora { $share }.
}
review-better = Meglio: { $move }.
review-missed-hats-cookie = Ti è scappato il biscotto, che valeva { $points } punti.
review-missed-hats-snatch = Potevi togliere a { $who } il biscotto, che valeva { $points } punti.
review-missed-hats-take = Potevi prendere { $card }.
review-missed-hats-favourite = Ti è sfuggito un cappello preferito migliore: { $favourite }.
review-missed-hats-keep = { $card } era un buon cappello preferito: meglio tenere quella carta.
review-missed-hats-black = { $card } andava bene come cappello nero.
review-missed-hats-spare = { $card } non ti serviva: forse era meglio pescare un’altra carta.
review-missed-hats-draw = Forse era meglio pescare un’altra carta.
review-missed-hats-enough = Era meglio terminare il turno.
review-missed-hats-types = Ti è sfuggito un tipo nuovo per la tua collezione.
review-missed-magic-fits = Il cappello dello spazio { $slot } era quello giusto: era il momento di scoprirlo.
review-missed-magic-magic = Nello spazio { $slot } c’era un cappello magico da scoprire.
review-missed-magic-home = Potevi portare un cappello al suo personaggio, nello spazio { $slot }.
review-missed-magic-look = Era meglio sbirciare nello spazio { $slot }.
review-missed-magic-check = Era meglio sbirciare nello spazio { $slot }: { $who } sapeva che cappello c’era.
review-missed-magic-told = Valeva la pena di rischiare lo spazio { $slot }: c’era circa un { $chance }% di probabilità che il cappello fosse quello giusto.
review-missed-magic-guess = Valeva la pena di rischiare lo spazio { $slot }: c’era circa un { $chance }% di probabilità che il cappello fosse quello giusto.
review-missed-magic-disturb = Chi giocava dopo conosceva il cappello dello spazio { $slot }: era meglio spostarlo.
review-missed-top-captures = Ti è sfuggita una presa su { $cells }.
review-missed-top-uncovers = Ti è sfuggita una presa su { $cells }: sotto c’erano cilindri tuoi.
review-missed-top-wins = Ti è sfuggita la mossa vincente.
review-missed-top-flees = La tua pila su { $cell } era in pericolo.
review-missed-top-guards = I tuoi cilindri su { $cells } erano in pericolo.
review-missed-top-threatens = Potevi minacciare una presa su { $cells }.
review-missed-top-place = { $cell } era un posto più sicuro.

# --- the board
review-played = { $you ->
    [yes] Hai scelto di { $move }.
   *[no] { $who } ha scelto di { $move }.
}
review-close = Più o meno equivalente: { $move }.
review-shares = Chance di vittoria: { $share } invece di { $best }.
review-share = Chance di vittoria: { $share }.
review-start = La partita comincia.
review-more = Altro su questo momento
review-slip-back = Errore precedente
review-slip-on = Errore successivo
review-again = Riprova da qui
review-what-if = E se…?
review-what-if-text = Scegli una delle mosse possibili in quel momento.
review-seek = Cerca una mossa
review-was-played = giocata
review-if = E se provi a { $move }?
review-if-share = Chance di vittoria: { $share }
review-if-played = Con la mossa giocata: { $share }.
review-if-back = Torna alla partita

# --- what could be known
review-beliefs = Cosa si poteva sapere
review-believer = Chi sa che cosa
review-known-by = { $you ->
    [yes] Cosa potevi sapere tu
   *[no] Cosa poteva sapere { $who }
}
review-known-about = { $you ->
    [yes] Cosa poteva sapere { $who } di te
    [me] Cosa potevi sapere tu di { $about }
   *[no] Cosa poteva sapere { $who } di { $about }
}
review-beliefs-none = Qui non c’è niente di nascosto.
review-belief-hand = { $who }: mano
review-belief-black = { $who }: cappelli neri
review-belief-slot = Spazio { $slot }
review-belief-stack = Pila su { $cell }
