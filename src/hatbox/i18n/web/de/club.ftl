# People who know each other: who is here, and invitations from one to another.
invited = { $name } lädt dich zu einer Partie { game-name } ein.
invited-join = Mitspielen
invited-not-now = Jetzt nicht
here-title = Wer ist da?
here-count = { $count ->
    [0] Sonst ist niemand da
    [one] { $count } Person da
   *[other] { $count } Leute da
}
here-about = Willst du mit jemandem spielen? Eröffne einen Tisch und lade von dort aus ein.
here-nobody = Gerade ist sonst niemand da.
here-playing = Spielt gerade
here-free = Hat Zeit
here-invite = Einladen
here-invite-named = { $name } einladen
here-invited = Eingeladen
here-invite-sent = { $name } ist eingeladen.
here-invite-online = Jemanden einladen, der da ist

# --- the door of a closed server
door-text = Das ist eine geschlossene Runde: Zum Mitspielen brauchst du eine Einladung.
