# Learn: each game in five pictures.
learn-choose = Quale gioco vuoi imparare?
learn-choose-text = Cinque figure per ogni gioco, poi una breve lezione a un vero tavolo.
learn-title = { $game ->
    [hats] Impara Hats
    [magic_hat] Impara Magic Hat
   *[top_hats] Impara Top Hats
}
learn-pictures = In cinque figure
learn-try = Prova tu
learn-rules = Tutte le regole, { $first }–{ $last }
learn-scoring = Un conteggio d’esempio
learn-four = In quattro al tavolo
learn-lesson = Comincia la lezione
learn-lesson-hint = Pochi minuti in buona compagnia. Provi ogni azione una volta.
learn-games = Giochi
learn-contents = In questa pagina
learn-try-left = { $left ->
    [0] Ci sono tutti. Ottimo!
    [one] Ne manca ancora uno.
   *[other] Ne mancano ancora { $left }.
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
learn-hats-lede = Scambia carte con il tavolo da tè. Un cappello vale il numero della posizione in cui il suo tipo si trova alla fine: ogni scambio muove i prezzi.
learn-hats-1-title = Scambia
learn-hats-1 = Metti una carta su una posizione e prendi quella che c’era. Lo stesso cappello, o un numero più alto, vince il posto.
learn-hats-2-title = O un cappello nero
learn-hats-2 = Non va bene niente? Metti giù una carta coperta. Vale 1, e nessuno la vede.
learn-hats-3-title = Occhio al biscotto
learn-hats-3 = Mostri più tipi di tutti? Il biscotto è tuo, finché qualcuno non ne mostra di più. Alla fine vale 5 punti.
learn-hats-4-title = Conta la posizione
learn-hats-4 = Ogni tuo Fez vale 3 se il Fez è sulla posizione 3. Non è sul tavolo? Allora niente.
learn-hats-5-title = Il tuo preferito
learn-hats-5 = L’ultima carta in mano è il tuo cappello preferito. Il suo tipo vale ancora una volta, meno il suo numero.
learn-hats-try = Hai il Deerstalker 4. Quali cappelli può prendere? Toccali.
learn-hats-try-1 = Sì: 4 è più alto di 2.
learn-hats-try-2 = No: 4 è più basso di 6, e un Basco non è un Deerstalker.
learn-hats-try-3 = Sì: è anche lui un Deerstalker, quindi il numero non conta.
learn-hats-try-4 = No: 4 è più basso di 5, e un Sombrero non è un Deerstalker.

learn-magic_hat-title = Di chi è quel cappello?
learn-magic_hat-lede = Sette personaggi di corte, sette cappelli coperti. Sbircia, scambia, ricorda, e scopri un cappello quando sai che è quello giusto.
learn-magic_hat-1-title = Sbircia
learn-magic_hat-1 = Guarda un cappello tutto per te. Tutti vedono dove guardi, nessuno vede che cosa.
learn-magic_hat-2-title = Scambia
learn-magic_hat-2 = Fai cambiare posto a due cappelli, senza guardarli. Tieni d’occhio dove vanno!
learn-magic_hat-3-title = Scopri
learn-magic_hat-3 = Scopri un cappello davanti a tutti. È quello della testa di sotto? Allora le due carte sono tue.
learn-magic_hat-4-title = Ops
learn-magic_hat-4 = Non è il suo? Il cappello torna al suo posto e prendi una nuvoletta: un punto in meno.
learn-magic_hat-5-title = Un cappello magico
learn-magic_hat-5 = Non è di nessuno e ti aiuta: tienilo, e porta via una nuvoletta.
learn-magic_hat-try = Quali di questi cappelli sono al posto giusto? Toccali.
learn-magic_hat-try-1 = Sì: la corona è del re.
learn-magic_hat-try-2 = No: il berretto a sonagli è del giullare, non del cuoco.
learn-magic_hat-try-3 = Sì: le corna sono del drago.
learn-magic_hat-try-4 = No: la tiara è della regina, non del cavaliere.

learn-top_hats-title = Salta, e guarda che cosa c’è sotto
learn-top_hats-lede = Tutti nascondono cappelli in pile di tre. Salta una pila avversaria e il suo cappello in cima sparisce; quello sotto dice di chi è ora la pila.
learn-top_hats-1-title = Costruisci in segreto
learn-top_hats-1 = Cinque pile di tre cappelli, il tuo colore in cima. Quel che c’è sotto è il tuo segreto.
learn-top_hats-2-title = Un passo o un salto
learn-top_hats-2 = Muovi una pila di un passo in una casella libera, o salta oltre una vicina, nella casella subito dietro.
learn-top_hats-3-title = Prendi
learn-top_hats-3 = Ogni pila avversaria che salti perde il cappello in cima. Se puoi prendere, devi prendere.
learn-top_hats-4-title = Via dalla fascia
learn-top_hats-4 = Una mossa può finire nell’anello esterno solo se ha preso. Una pila che sta lì deve tornare verso l’interno.
learn-top_hats-5-title = Restringi il campo
learn-top_hats-5 = Cinque pile o meno, nessuna nella fascia? Puoi chiudere l’anello esterno. Quando ogni pila è tua, hai vinto.
learn-top_hats-try = Giochi con il rosso. Quali pile sono tue? Toccale.
learn-top_hats-try-1 = Sì: in cima c’è il rosso, quindi è tua, qualunque cosa ci sia sotto.
learn-top_hats-try-2 = No: in cima c’è il giallo, quindi è del giallo, anche se dentro ci sono cappelli tuoi.
learn-top_hats-try-3 = Sì: anche un solo cappello rosso è una pila.
learn-top_hats-try-4 = No: è del blu finché il blu è in cima.

learn-magic_hat-choice-1 = La corona sopra il re
learn-magic_hat-choice-2 = Il berretto a sonagli sopra il cuoco
learn-magic_hat-choice-3 = Le corna sopra il drago
learn-magic_hat-choice-4 = La tiara sopra il cavaliere
learn-top_hats-choice-1 = Rosso sopra due cappelli gialli
learn-top_hats-choice-2 = Giallo sopra due cappelli rossi
learn-top_hats-choice-3 = Un solo cappello rosso
learn-top_hats-choice-4 = Blu sopra un cappello rosso
