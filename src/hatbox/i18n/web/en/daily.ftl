# The daily deal: the same cards for everybody, every day.
daily-page = Daily deal · Hatbox
daily-title = Daily deal
daily-intro = The same cards for everyone, every day. You play against the Cheshire Cat, and then see how all four bots get on in your seat. Your first finished game counts. No undo, no hints.
daily-today = Today
daily-next = { $day } · next deal at { $time }
daily-last = The last few days
daily-day = Day
daily-state = { $state ->
    [playing] In progress
    [won] Won
    [shared] Tied
    [lost] Lost
    [gave-up] Gave up
   *[new] Not played yet
}
daily-not-played = not played
daily-go = { $state ->
    [playing] Continue
    [new] Play
   *[other] Result
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Continue
    [new] Play
   *[other] Result
}: { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
daily-verify = How the cards are chosen
daily-verify-text = Nobody picks them. The cards follow from this text, so anyone can check them:

# One deal.
daily-deal-page = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · daily deal · Hatbox
daily-of = Daily deal, { $day }
daily-future = This deal isn’t out yet. It starts at { $time } on { $day }.
daily-about = You against the Cheshire Cat. Your first finished game counts, without undo or hints.
daily-about-past = An older deal: play it just for fun.
daily-play = Play
daily-continue = Continue
daily-again = Play again for practice
daily-all = All daily deals
daily-headline = { $how ->
    [won] You won!
    [shared] It’s a tie
    [gave-up] You gave up
   *[lost] The Cheshire Cat won
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] won in { $count } moves
    [shared] tied after { $count } moves
    [gave-up] gave up
   *[lost] lost after { $count } moves
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] won, { $count } moves
    [shared] tied, { $count } moves
    [gave-up] gave up
   *[lost] lost, { $count } moves
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] in { $count } moves
   *[other] after { $count } moves
}
daily-review = Review
daily-share = Share
daily-picture = Picture
daily-copied = Copied. Paste it wherever you like: it gives no cards away.
daily-not-copied = Your browser doesn’t let us copy the text.
daily-picture-failed = Your browser can’t draw the picture.

# The bots in the same seat.
daily-bots = The bots with your cards
daily-bots-hint = Each bot played your seat, with the same cards against the same Cheshire Cat.
daily-bots-by-points = Sorted by the lead over the Cheshire Cat.
daily-bots-by-moves = The quickest win is best; after that, the longest resistance.
daily-thinking = { $level ->
    [dormouse] The Dormouse
    [march_hare] The March Hare
    [cheshire_cat] The Cheshire Cat
   *[mad_hatter] The Mad Hatter
} is playing your cards…
daily-bots-failed = The bots couldn’t play here. Reload the page to try again.
daily-you = You
daily-better = { $count ->
    [0] no bots beaten this time
    [4] better than all four bots!
   *[other] better than { $count } of { $all } bots
}

# Everybody on this server.
daily-everyone = Everyone
daily-everyone-join = See how you compare with everyone on this server. We send your game there, under your guest name.
daily-compare = Compare
daily-alone = You’re the first. Come back later to see how the others get on.
daily-percentile = { $count ->
    [one] { $count } other player so far.
   *[other] { $count } other players so far.
} You did better than { NUMBER($percent, maximumFractionDigits: 0) }% of them.
daily-players = { $count ->
    [one] { $count } player so far.
   *[other] { $count } players so far.
}
daily-worse = worse
daily-best = better
daily-offline = You’re offline. Come back to this page today or tomorrow to be compared with everyone.
daily-too-late = This deal is over. Results count on the day itself and the day after.

# What is shared.
daily-share-title = Hatbox Daily · { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} · { $day }
