# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Dormouse
    [march_hare] March Hare
    [cheshire_cat] Cheshire Cat
   *[mad_hatter] Mad Hatter
}
guest-name = Guest { NUMBER($number, useGrouping: 0) }
seat-free = Free seat
seat-stands-in = { $name } ({ $bot })
to-home = To the box
close = Close
loading = One moment …
failed = That did not work ({ $code }).
line-lost = The server cannot be reached. Trying again …
note-dismiss = Close this note
rule-named = Rule { $rule }
missing-title = Nothing in this box
missing-text = This address leads nowhere. The games are where they always were.
confirm-title = Make this move?
confirm-yes = Do it
confirm-no = Back
waiting-title = Waiting for everybody
waiting-sit = Sit down
waiting-ready = I’m ready

# Seats
seat-partner = Partner
seat-active = to play
seat-active-you = your turn
clock-left = Time left
clock-short = Short of time
clock-days = { $days } d { $hours } h
