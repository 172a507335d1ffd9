# Home: the open box.
home-page = Hatbox · drei Hutspiele
home-title = Drei Hutspiele in einer Schachtel
home-nav = Rund um die Schachtel
home-line = { $game ->
    [hats] Sammeln, tauschen, einen schwarzen Hut wagen
    [magic_hat] Ansehen, tauschen, merken. Ab 5 Jahren
   *[top_hats] Heimlich bauen, springen, stürzen
}
home-play = { $game ->
    [hats] Hats spielen
    [magic_hat] Magic Hat spielen
   *[top_hats] Top Hats spielen
}
home-opening = Der Tisch wird gedeckt …
home-slow = Die allererste Partie braucht etwas länger: Jemand bügelt noch das Tischtuch.
home-friends = Mit Freunden
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] Mit Freunden: Hats
    [magic_hat] Mit Freunden: Magic Hat
   *[top_hats] Mit Freunden: Top Hats
}
home-learn = Lernen
home-learn-game = { $game ->
    [hats] Hats lernen
    [magic_hat] Magic Hat lernen
   *[top_hats] Top Hats lernen
}
home-previous = Voriges Spiel
home-next = Nächstes Spiel
home-code = Hast du einen Code?
home-code-hint = Fünf Buchstaben von jemandem, der einen Tisch eröffnet hat
home-join = Mitspielen
home-waiting = { $count ->
    [one] In { $count } Partie bist du dran
   *[other] In { $count } Partien bist du dran
}
home-carry-on = Weiterspielen
home-tables = Meine Tische
home-tables-waiting = { $count ->
    [one] , { $count } wartet auf dich
   *[other] , { $count } warten auf dich
}
home-language = Sprache
home-dark = Dunkel
home-profile = Du und deine Einstellungen
