# People who know each other: who is here, and invitations from one to another.
invited = { $name } t’invite à une partie de { game-name }.
invited-join = Rejoindre
invited-not-now = Pas maintenant
here-title = Qui est là
here-count = { $count ->
    [0] Personne d’autre n’est là
    [one] { $count } personne ici
   *[other] { $count } personnes ici
}
here-about = Pour jouer avec quelqu’un, ouvre une table : tu pourras l’inviter de là.
here-nobody = Personne d’autre n’est là pour l’instant.
here-playing = Joue
here-free = Libre
here-invite = Inviter
here-invite-named = Inviter { $name }
here-invited = C’est envoyé
here-invite-sent = Invitation envoyée à { $name }.
here-invite-online = Inviter quelqu’un qui est là

# --- the door of a closed server
door-text = Ici, on joue entre nous : il faut une invitation pour entrer.
