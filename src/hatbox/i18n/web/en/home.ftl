# Home: the open box.
home-page = Hatbox · three hat games
home-title = Three hat games in one box
home-nav = Around the box
home-line = { $game ->
    [hats] Collect, trade, dare a black hat
    [magic_hat] Peek, swap, remember. From age 5
   *[top_hats] Build in secret, jump, topple
}
home-play = { $game ->
    [hats] Play Hats
    [magic_hat] Play Magic Hat
   *[top_hats] Play Top Hats
}
home-opening = Setting the table …
home-slow = The very first game takes a little longer: somebody is still ironing the tablecloth.
home-friends = With friends
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] With friends: Hats
    [magic_hat] With friends: Magic Hat
   *[top_hats] With friends: Top Hats
}
home-learn = Learn
home-learn-game = { $game ->
    [hats] Learn Hats
    [magic_hat] Learn Magic Hat
   *[top_hats] Learn Top Hats
}
home-previous = Previous game
home-next = Next game
home-code = Got a code?
home-code-hint = Five letters from somebody who has opened a table
home-join = Join
home-waiting = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
home-carry-on = Carry on
home-tables = My tables
home-tables-waiting = { $count ->
    [one] , { $count } waits for you
   *[other] , { $count } wait for you
}
home-language = Language
home-dark = Dark
home-profile = You and your settings
