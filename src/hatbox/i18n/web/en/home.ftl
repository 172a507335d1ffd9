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

# A new table.
new-page = { $game ->
    [hats] A new table of Hats · Hatbox
    [magic_hat] A new table of Magic Hat · Hatbox
   *[top_hats] A new table of Top Hats · Hatbox
}
new-title = A new table
new-game = Game
new-seats = Who sits round the table
new-you = You
new-seat-friend = A friend
new-seat-friend-about = comes by link
new-seat-here = A player
new-seat-here-about = on this device
new-partner = your partner
new-player = Player { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] gentle
    [march_hare] middling
    [cheshire_cat] strong
   *[mad_hatter] masterly
}
new-add = { $count ->
    [3] Add a third
   *[4] Add a fourth
}
new-who = Who sits here?
new-friend = A friend, by link
new-here = Somebody on this device
new-here-name = Name
new-remove = Take this seat away
new-clock = Time
new-clock-kind = { $kind ->
    [none] None
    [turn] Per turn
    [bank] Per game
   *[days] Days
}
new-clock-hint = { $kind ->
    [none] Nobody is hurried.
    [turn] Each turn has its time. Whoever runs out is replaced by a bot and may come back.
    [bank] One supply of time for the whole game, and a little more with every turn.
   *[days] Play when you like: each turn may take days.
}
new-clock-length = How much
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-first = First to play
new-first-is = { $value ->
    [true] You
   *[false] By lot
}
new-public = Who may come
new-public-is = { $value ->
    [true] Anybody
   *[false] With the link
}
new-public-hint = { $value ->
    [true] The table is listed for everybody on this server.
   *[false] Only those to whom you send the link.
}
new-spectators = Onlookers
new-spectators-is = { $value ->
    [blind] At once
    [delayed] Delayed
    [after] Afterwards
   *[none] None
}
new-spectators-hint = { $value ->
    [blind] They see what lies open to all, never a hand.
    [delayed] They see what lies open to all, some moves later.
    [after] They see the game when it is over.
   *[none] Only those who play see the game while it runs.
}
new-talk = Talk
new-talk-is = { $value ->
    [free] Free
    [phrases] Phrases
   *[none] None
}
new-talk-hint = { $value ->
    [free] Everybody may write what they like.
    [phrases] Only ready-made phrases, which everybody reads in their own language.
   *[none] This is a quiet table.
}
new-rated = Rated
new-rated-is = { $value ->
    [true] Yes
   *[false] No
}
new-rated-hint = { $value ->
    [true] The result counts for everybody’s rating.
   *[false] Just for fun.
}
new-more = Time and company
new-more-brief = { $talk ->
    [free] Free talk
    [phrases] Phrases only
   *[none] No talk
} · { $rated ->
    [true] rated
   *[false] not rated
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] No clock
    [turn] Time per turn
    [bank] Time per game
   *[days] Days per turn
} · { $first ->
    [me] you begin
   *[lot] by lot
} · { $rules ->
    [own] own rules
   *[usual] standard rules
}
new-rules = { $game ->
    [hats] House rules for Hats
    [magic_hat] House rules for Magic Hat
   *[top_hats] House rules for Top Hats
}
new-rules-brief = { $edition ->
    [own] House rules · your own
    [standard] House rules · standard edition
    [de] House rules · German edition
    [ru] House rules · Russian edition
    [en] House rules · English edition
   *[usual] House rules · as usual
}
new-rule-edition = Edition
new-rule-edition-is = { $value ->
    [standard] Standard
    [de] German
    [ru] Russian
   *[en] English
}
new-rule-edition-hint = { $value ->
    [standard] As printed in English, Italian, Spanish and French.
    [de] As printed in German: black hats are no kind of their own, and ties go straight to the cookie.
    [ru] As the authors play: two hats just swapped may not be swapped straight back.
   *[en] As printed in English and Hebrew: any two hats may be swapped at any time.
}
new-rule-black_hat_is_a_type = Black hats are a kind
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Yes
   *[false] No
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Black hats count as one more kind for the cookie.
   *[false] Only the seven kinds count for the cookie.
}
new-rule-tiebreak_black_hats = Ties: black hats decide
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Yes
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] With equal points, more black hats win; then the cookie.
   *[false] With equal points, the cookie wins.
}
new-rule-removed = Left in the box
new-rule-removed-hint = { $value ->
    [random] Two kinds are left out by lot. Press two hats to choose them yourself.
   *[other] These two kinds are not in the game.
}
new-hat-type = { $letter ->
    [B] Beret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
}
new-rule-no_swap_back = No swapping back
new-rule-no_swap_back-is = { $value ->
    [true] Yes
   *[false] No
}
new-rule-no_swap_back-hint = { $value ->
    [true] The two hats swapped just before may not be swapped again at once.
   *[false] Any two hats may be swapped at any time.
}
new-rule-copies = The court
new-rule-copies-is = { $value ->
    [1] 20 kinds
    [2] 10 kinds
   *[4] 5 kinds
}
new-rule-copies-hint = { $value ->
    [1] Everybody is there only once: the hardest to remember.
    [2] Ten kinds, two of each.
   *[4] Five kinds, four of each: the easiest, good for small children.
}
new-rule-magic_hats = Magic hats
new-rule-magic_hats-is = { $value ->
    [4] Four
   *[0] None
}
new-rule-magic_hats-hint = { $value ->
    [4] A magic hat you open is yours and takes one little cloud away.
   *[0] Nothing takes little clouds away: for experts.
}
new-rule-dead_table = When nothing fits
new-rule-dead_table-is = { $value ->
    [redeal] Deal anew
   *[play_on] Play on
}
new-rule-dead_table-hint = { $value ->
    [redeal] If no hat in the row fits anybody, the hats are shuffled and laid out again.
   *[play_on] If no hat in the row fits anybody, the game goes on all the same.
}
new-rule-stall_limit = End of a standstill
new-rule-stall_limit-is = { $value ->
    [0] Never
   *[other] { $value } turns
}
new-rule-stall_limit-hint = { $value ->
    [0] The game goes on however long nothing is won.
   *[other] After so many turns without anything won, the game ends.
}
new-rule-memory_aid = Help for the memory
new-rule-memory_aid-is = { $value ->
    [true] On
   *[false] Off
}
new-rule-memory_aid-hint = { $value ->
    [true] Hats you have seen stay marked for you, and follow the swaps.
   *[false] As with cards on a table: you see a hat only while it is held up.
}
new-rule-narrowings = Narrowing the field
new-rule-narrowings-is = { $value ->
    [2] Twice
    [1] Once
   *[0] Never
}
new-rule-narrowings-hint = { $value ->
    [2] Once five stacks or fewer are left, a player may close the outermost ring of the board, and later the next one: somebody will win.
    [1] Once five stacks or fewer are left, a player may close the outermost ring of the board for good.
   *[0] No ring of the board is ever closed; endings can be long.
}
new-invite = Copy invitation
new-start = Start the game
new-open = Open and invite
new-open-next = Next you get a link, a code and a QR picture to send.

# Tables: one's own, open ones, ratings.
tables-page = Tables · Hatbox
tables-title = Tables
tables-mine = Your games
tables-none = No game of yours is running. Open the box and take one out.
tables-new = Open a table
tables-standing = { $how ->
    [your-turn] Your turn
    [others-turn] The others are thinking
    [gathering] Waiting for players
   *[over] Over
}
tables-go = { $how ->
    [your-turn] Carry on
    [gathering] Waiting room
   *[others-turn] Look
}
tables-finished = Finished
tables-over = Over
tables-ended = { $how ->
    [won] You won with { $score }
    [shared] You share the win with { $score }
   *[lost] You had { $score }
}
tables-review = Look again
tables-more = Show more
tables-quick = Quick match
tables-quick-hint = We look for somebody who wants the same game. A minute for each turn; the result is rated.
tables-game = Game
tables-players = Players
tables-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tables-find = Find somebody
tables-open = Open tables
tables-open-none = Nobody is waiting right now. Open a table for anybody and somebody may come.
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-join = Join
tables-ratings = Who plays best
tables-rank = Rank
tables-name = Name
tables-rating = Rating
tables-games = Games
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Nobody has a rating here yet.
