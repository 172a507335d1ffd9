home-title = Three hat games in one box
home-play = { $game ->
    [hats] Play Hats
    [magic_hat] Play Magic Hat
   *[top_hats] Play Top Hats
}
