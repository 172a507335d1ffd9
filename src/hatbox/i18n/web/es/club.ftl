# People who know each other: who is here, and invitations from one to another.
invited = { $name } te invita a jugar a { game-name }.
invited-join = Entrar
invited-not-now = Ahora no
here-title = Quién está aquí
here-count = { $count ->
    [0] No hay nadie más
    [one] { $count } persona aquí
   *[other] { $count } personas aquí
}
here-about = Para jugar con alguien, abre una mesa e invita desde allí.
here-nobody = Ahora mismo no hay nadie más.
here-playing = Jugando
here-free = Libre
here-invite = Invitar
here-invite-named = Invitar a { $name }
here-invited = Enviada
here-invite-sent = Se ha invitado a { $name }.
here-invite-online = Invita a alguien que esté aquí

# --- the door of a closed server
door-text = Este es un grupo cerrado: para entrar necesitas una invitación.
