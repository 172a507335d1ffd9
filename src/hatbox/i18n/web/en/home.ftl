# Home: the open box.
home-page = Hatbox · three hat games
home-title = Three hat games in one box
home-nav = Main menu
home-line = { $game ->
    [hats] Collect, trade, risk a black hat
    [magic_hat] Peek, swap, remember: from age 5
   *[top_hats] Build in secret, jump, capture
}
home-play = { $game ->
    [hats] Play Hats
    [magic_hat] Play Magic Hat
   *[top_hats] Play Top Hats
}
home-opening = Setting the table…
home-slow = The very first game takes a little longer: someone is still ironing the tablecloth.
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
home-code-hint = The five letters of a friend’s table
home-join = Join
home-waiting = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
home-carry-on = Continue
home-tables-waiting = { $count ->
    [one] , { $count } waiting for you
   *[other] , { $count } waiting for you
}
home-language = Language
home-dark = Dark mode
home-profile = Profile and settings
# Links to more screens, in one row.
home-more = More to do
home-daily = Daily deal
home-puzzles = Puzzles
home-progress = Progress

# A new table.
new-page = { $game ->
    [hats] New Hats table · Hatbox
    [magic_hat] New Magic Hat table · Hatbox
   *[top_hats] New Top Hats table · Hatbox
}
new-title = New table
new-game = Game
new-seats = Players
new-you = You
new-seat-friend = A friend
new-seat-friend-about = joins by link
new-seat-here = A player
new-seat-here-about = on this device
new-partner = your partner
new-player = Player { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] easy
    [march_hare] medium
    [cheshire_cat] hard
    [white_rabbit] like you
   *[mad_hatter] expert
}
new-add = { $count ->
    [3] Add a third player
   *[4] Add a fourth player
}
new-who = Who plays here?
new-friend = A friend, by link
new-here = Someone on this device
new-here-name = Name
new-remove = Remove this seat
new-clock = Time limit
new-clock-kind = { $kind ->
    [none] None
    [turn] Per turn
    [bank] Per game
   *[days] Days
}
new-clock-hint = { $kind ->
    [none] No time limit.
    [turn] Each turn is timed. If you run out, a bot takes over until you come back.
    [bank] A total for the whole game, plus a little extra each turn.
   *[days] Play when you like: you have days for each turn.
}
new-clock-length = How long
new-seconds = { $count } s
new-minutes = { $count } min
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } min + { $seconds } s
new-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-first = First player
new-first-is = { $value ->
    [true] You
   *[false] Random
}
new-public = Who can join
new-public-is = { $value ->
    [true] Anyone
   *[false] By link
}
new-public-hint = { $value ->
    [true] Everyone on this server can see the table.
   *[false] Only people you send the link to.
}
new-spectators = Spectators
new-spectators-is = { $value ->
    [blind] Live
    [delayed] Delayed
    [after] Afterwards
   *[none] None
}
new-spectators-hint = { $value ->
    [blind] They see what everyone can see, never anyone’s hand.
    [delayed] They see what everyone can see, a few moves behind.
    [after] They can see the game once it’s over.
   *[none] Only the players can see the game.
}
new-talk = Chat
new-talk-is = { $value ->
    [free] Free
    [phrases] Phrases
   *[none] None
}
new-talk-hint = { $value ->
    [free] Everyone can write what they like.
    [phrases] Quick phrases only; everyone reads them in their own language.
   *[none] No chat at this table.
}
new-rated = Rated
new-rated-is = { $value ->
    [true] Yes
   *[false] No
}
new-rated-hint = { $value ->
    [true] The result counts towards everyone’s rating.
   *[false] Just for fun.
}
new-more = Time, chat and spectators
new-more-here = Start and rules
new-rest = Chat and spectators
new-more-brief = { $talk ->
    [free] Free chat
    [phrases] Phrases only
   *[none] No chat
} · { $rated ->
    [true] rated
   *[false] not rated
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] No time limit
    [turn] Time per turn
    [bank] Time per game
   *[days] Days per turn
} · { $first ->
    [me] you go first
   *[lot] random start
} · { $rules ->
    [own] custom rules
   *[usual] standard rules
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] You go first
   *[lot] Random start
} · { $rules ->
    [own] custom rules
   *[usual] standard rules
}
new-rules = { $game ->
    [hats] House rules for Hats
    [magic_hat] House rules for Magic Hat
   *[top_hats] House rules for Top Hats
}
new-rules-brief = { $edition ->
    [own] House rules · custom
    [standard] House rules · standard edition
    [de] House rules · German edition
    [ru] House rules · Russian edition
    [en] House rules · English edition
   *[usual] House rules · standard
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
    [de] As printed in German: black hats don’t count as a type, and ties go straight to the cookie.
    [ru] As the authors play: two hats just swapped can’t be swapped straight back.
   *[en] As printed in English and Hebrew: any two hats can be swapped at any time.
}
new-rule-black_hat_is_a_type = Black hats count as a type
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Yes
   *[false] No
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Black hats count as one more type for the cookie.
   *[false] Only the seven types count for the cookie.
}
new-rule-tiebreak_black_hats = Black hats break ties
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Yes
   *[false] No
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] Ties: most black hats wins, then the cookie.
   *[false] Ties: the player with the cookie wins.
}
new-rule-removed = Left in the box
new-rule-removed-hint = { $value ->
    [random] Two types are left out at random. Tap two hats to choose them yourself.
   *[other] These two types are not in the game.
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
    [true] The two hats just swapped can’t be swapped straight back.
   *[false] Any two hats can be swapped at any time.
}
new-rule-copies = Characters
new-rule-copies-is = { $value ->
    [1] 20 different
    [2] 10 different
   *[4] 5 different
}
new-rule-copies-hint = { $value ->
    [1] One of each character: the hardest to remember.
    [2] Ten characters, two of each.
   *[4] Five characters, four of each: the easiest, good for small children.
}
new-rule-magic_hats = Magic hats
new-rule-magic_hats-is = { $value ->
    [4] Four
   *[0] None
}
new-rule-magic_hats-hint = { $value ->
    [4] A magic hat you open is yours and cancels one penalty token.
   *[0] Nothing cancels penalty tokens: for experts.
}
new-rule-dead_table = When nothing fits
new-rule-dead_table-is = { $value ->
    [redeal] Reshuffle
   *[play_on] Play on
}
new-rule-dead_table-hint = { $value ->
    [redeal] If no hat in the row fits anyone, the hats are reshuffled.
   *[play_on] If no hat in the row fits anyone, the game just goes on.
}
new-rule-stall_limit = Stalemate limit
new-rule-stall_limit-is = { $value ->
    [0] None
   *[other] { $value } turns
}
new-rule-stall_limit-hint = { $value ->
    [0] The game goes on, however long nothing is won or captured.
   *[other] The game ends after this many turns in a row with nothing won or captured.
}
new-rule-memory_aid = Memory aid
new-rule-memory_aid-is = { $value ->
    [true] On
   *[false] Off
}
new-rule-memory_aid-hint = { $value ->
    [true] Hats you’ve seen stay marked for you, even when they’re swapped.
   *[false] As with real cards: you see a hat only while you’re looking at it.
}
new-rule-narrowings = Narrowing the board
new-rule-narrowings-is = { $value ->
    [2] Twice
    [1] Once
   *[0] Never
}
new-rule-narrowings-hint = { $value ->
    [2] When five stacks or fewer are left, a player can close the outermost ring, and later the next one: someone will win.
    [1] When five stacks or fewer are left, a player can close the outermost ring for good.
   *[0] No ring is ever closed; endings can be long.
}
new-invite = Copy invite link
new-start = Start the game
new-open = Create and invite
new-open-next = Next, you’ll get a link, a code and a QR code to share.

# Tables: one's own, open ones, ratings.
tables-page = Tables · Hatbox
tables-title = Tables
tables-mine = Your games
tables-none = You have no games in progress.
tables-new = New table
tables-standing = { $how ->
    [your-turn] Your turn
    [others-turn] Not your turn yet
    [gathering] Waiting for players
   *[over] Over
}
tables-go = { $how ->
    [your-turn] Continue
    [gathering] Waiting room
   *[others-turn] View
}
tables-finished = Finished
tables-over = Over
tables-review = Review
tables-more = Show more
tables-quick = Quick match
tables-quick-hint = We’ll find someone who wants to play the same game. One minute per turn, rated.
tables-game = Game
tables-players = Players
tables-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tables-find = Find a game
tables-open = Open tables
tables-open-none = Nobody is waiting right now. Open a public table and someone might join.
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-join = Join
tables-ratings = Leaderboard
tables-rank = Rank
tables-name = Name
tables-rating = Rating
tables-games = Games
tables-bot = bot
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Nobody has a rating here yet.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] You won
    [shared] Shared win
   *[lost] You lost
}

# --- players and minutes on the covers
home-facts = { $players } players · { $minutes } min

# --- games put away, statistics
tables-put-away = Delete this game of { game-name }?
tables-put-away-text = It will be gone for good and counts as neither a win nor a loss.
tables-put-away-yes = Delete
home-all-games = All games
stats-title = Your results
stats-opponents = Against
stats-tally = { $won } won · { $lost } lost{ $shared ->
    [0] {""}
   *[other] {" "}· { $shared } shared
}
stats-best = best score { $points }
stats-rating = rating with { $players } players: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Against
home-unfinished-title = You still have a game going
home-unfinished = { game-name } · { $bot }
home-go-on = Continue
home-new-game = New game
# --- a server that is getting ready
home-learn-meanwhile = Learn the game while you wait
home-one-at-a-time = One moment: your table is being set.
home-table-ready = Your table is ready. You’ll find it on the home page.

# --- how busy the server is
tables-online = { $people ->
    [1] You’re the only one online
   *[other] { $people } people online
}
tables-running = { $games ->
    [one] { $games } game in progress
   *[other] { $games } games in progress
}

# --- a server that gets ready
ready-title = First start: the server is getting the games ready.
ready-left = { $minutes ->
    [0] Less than a minute to go
   *[other] About { $minutes } min to go
}

# --- a name before friends come
new-name-title = What should your friends call you?

# --- links of the host
house-imprint = Legal notice
house-privacy = Privacy
