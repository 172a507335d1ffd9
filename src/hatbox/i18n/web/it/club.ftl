# People who know each other: who is here, and invitations from one to another.
invited = { $name } ti invita a giocare a { game-name }.
invited-join = Entra
invited-not-now = Non ora
here-title = Chi c’è
here-count = { $count ->
    [0] Qui non c’è nessun altro
    [one] C’è { $count } persona
   *[other] Ci sono { $count } persone
}
here-about = Per giocare con qualcuno, apri un tavolo e manda l’invito da lì.
here-nobody = In questo momento non c’è nessun altro.
here-playing = Sta giocando
here-free = Disponibile
here-invite = Invita
here-invite-named = Invita { $name }
here-invited = Invito inviato
here-invite-sent = Invito inviato a { $name }.
here-invite-online = Invita qualcuno che è qui

# --- the door of a closed server
door-text = Questo è un gruppo chiuso: per entrare serve un invito.
