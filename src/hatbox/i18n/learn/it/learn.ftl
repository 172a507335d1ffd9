# Learn: each game in five pictures.
learn-choose = Quale gioco vuoi imparare?
learn-choose-text = Cinque figure per gioco, poi una breve lezione a un tavolo vero.
learn-title = { $game ->
    [hats] Impara Hats
    [magic_hat] Impara Magic Hat
   *[top_hats] Impara Top Hats
}
learn-pictures = In cinque figure
learn-try = Prova tu
learn-rules = Tutte le regole, { $first }–{ $last }
learn-scoring = Esempio di punteggio
learn-four = In quattro
learn-lesson = Comincia la lezione
learn-lesson-hint = Pochi minuti con una guida simpatica. Provi ogni azione una volta.
learn-games = Giochi
learn-contents = In questa pagina
learn-try-left = { $left ->
    [0] Trovato tutto. Ottimo!
    [one] Ancora 1 da trovare.
   *[other] Ancora { $left } da trovare.
}
learn-card = { $hat ->
    [B] Basco { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Kepì { $value }
    [S] Sombrero { $value }
   *[T] Tricorno { $value }
}

learn-hats-title = Otto turni, un cappello preferito
learn-hats-lede = Scambia carte con il tavolo da tè. Alla fine un cappello vale la posizione del suo tipo sul tavolo: ogni scambio cambia i valori.
learn-hats-1-title = Scambia
learn-hats-1 = Gioca una carta su una posizione e prendi quella che c’era. Serve lo stesso tipo di cappello, o un numero più alto.
learn-hats-2-title = O cala un cappello nero
learn-hats-2 = Nessuna carta ti va bene? Giocane una coperta. Vale 1 punto, e nessuno sa qual è.
learn-hats-3-title = Occhio al biscotto
learn-hats-3 = Hai più tipi di cappello di tutti? Il biscotto è tuo, finché qualcuno non ti supera. Alla fine vale 5 punti.
learn-hats-4-title = Conta le posizioni
learn-hats-4 = Ogni tuo Fez vale 3 se il Fez è sulla posizione 3. Non è sul tavolo? Allora non vale niente.
learn-hats-5-title = Il tuo cappello preferito
learn-hats-5 = L’ultima carta che hai in mano è il tuo cappello preferito. Somma i numeri delle tue carte di quel tipo e togli il suo.
learn-hats-try = Hai il Deerstalker 4. Quali cappelli può prendere? Toccali.
learn-hats-try-1 = Sì: 4 è più alto di 2.
learn-hats-try-2 = No: 4 è più basso di 6, e un Basco non è un Deerstalker.
learn-hats-try-3 = Sì: è un Deerstalker anche lui, quindi il numero non conta.
learn-hats-try-4 = No: 4 è più basso di 5, e un Sombrero non è un Deerstalker.

learn-magic_hat-title = Di chi è quel cappello?
learn-magic_hat-lede = Sette personaggi, sette cappelli coperti. Sbircia, scambia, ricorda, e scopri un cappello quando sai che è quello giusto.
learn-magic_hat-1-title = Sbircia
learn-magic_hat-1 = Guarda un cappello in segreto. Tutti vedono quale guardi, ma solo tu vedi che cos’è.
learn-magic_hat-2-title = Scambia
learn-magic_hat-2 = Scambia due cappelli senza guardarli. Tieni d’occhio dove vanno!
learn-magic_hat-3-title = Scopri
learn-magic_hat-3 = Gira un cappello davanti a tutti. È del personaggio che c’è sotto? Allora vinci le due carte.
learn-magic_hat-4-title = Ops
learn-magic_hat-4 = Non è il suo? Il cappello torna a posto e prendi un gettone penalità (una nuvoletta): un punto in meno.
learn-magic_hat-5-title = Un cappello magico
learn-magic_hat-5 = Non è di nessuno, ma ti aiuta: tienilo, e annulla un gettone penalità.
learn-magic_hat-try = Quali di questi cappelli sono al posto giusto? Toccali.
learn-magic_hat-try-1 = Sì: la corona è del re.
learn-magic_hat-try-2 = No: il cappello da giullare è del giullare, non del cuoco.
learn-magic_hat-try-3 = Sì: le corna sono del drago.
learn-magic_hat-try-4 = No: la tiara è della regina, non del cavaliere.

learn-top_hats-title = Salta, e guarda che cosa c’è sotto
learn-top_hats-lede = Tutti nascondono cilindri in pile di tre. Salta una pila avversaria e quella perde il cilindro in cima; quello che c’è sotto dice di chi è ora la pila.
learn-top_hats-1-title = Costruisci in segreto
learn-top_hats-1 = Cinque pile di tre cilindri, con il tuo colore in cima. Quello che c’è sotto è il tuo segreto.
learn-top_hats-2-title = Un passo o un salto
learn-top_hats-2 = Muovi una pila di un passo in una casella libera, o falla saltare oltre una pila vicina, nella casella libera subito dietro.
learn-top_hats-3-title = Mangia
learn-top_hats-3 = Ogni pila avversaria che salti perde il cilindro in cima. Se puoi mangiare, devi mangiare.
learn-top_hats-4-title = Via dalla fascia
learn-top_hats-4 = Una mossa può finire nella corona esterna (la fascia) solo se fa una presa. Una pila nella fascia deve tornare verso l’interno.
learn-top_hats-5-title = Restringi il campo
learn-top_hats-5 = Cinque pile o meno, e nessuna nella fascia? Puoi chiudere la corona esterna. Quando tutte le pile sono tue, hai vinto.
learn-top_hats-try = Giochi con il rosso. Quali pile sono tue? Toccale.
learn-top_hats-try-1 = Sì: in cima c’è il rosso, quindi è tua, qualunque cosa ci sia sotto.
learn-top_hats-try-2 = No: in cima c’è il giallo, quindi è del giallo, anche se dentro ci sono cilindri tuoi.
learn-top_hats-try-3 = Sì: anche un solo cilindro rosso è una pila.
learn-top_hats-try-4 = No: è del blu finché il blu è in cima.

learn-magic_hat-choice-1 = La corona sopra il re
learn-magic_hat-choice-2 = Il cappello da giullare sopra il cuoco
learn-magic_hat-choice-3 = Le corna sopra il drago
learn-magic_hat-choice-4 = La tiara sopra il cavaliere
learn-top_hats-choice-1 = Rosso sopra due cilindri gialli
learn-top_hats-choice-2 = Giallo sopra due cilindri rossi
learn-top_hats-choice-3 = Un solo cilindro rosso
learn-top_hats-choice-4 = Blu sopra un cilindro rosso
