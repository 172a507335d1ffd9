# How one's reviewed games went over time.
progress-page = Your progress · Hatbox
progress-title = Your progress
progress-percent = { $value }%
progress-games = { $count ->
    [one] { $count } game reviewed
   *[other] { $count } games reviewed
}
progress-filter = Games to show
progress-all = All games

# --- three figures, each with a plain sentence
progress-result = Wins
progress-result-hint = Your share of the wins. A shared win counts as a part.
progress-adjusted = Wins without the luck
progress-adjusted-hint = How you would have done with average luck.
progress-accuracy = Accuracy
progress-accuracy-hint = 100% is the best move every time. The lower, the more was given away.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] Luck helped you: it was worth about { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } win
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } wins
    } so far.
    [hurt] Luck was against you: it cost you about { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } win
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } wins
    } so far.
   *[even] Good luck and bad luck have just about evened out.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] { $count } move to go
   *[other] { $count } moves to go
}
progress-early = too early to say
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] { $count } game to go
   *[other] { $count } games to go
}

# --- plots
progress-results-plot = Your wins over time
progress-results-plot-hint = The average of your last ten games at each point.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Wins from { $firstDate } to { $lastDate }: from { $first }% to { $last }%. Without the luck: from { $firstAdjusted }% to { $lastAdjusted }%.
progress-accuracy-plot = Your accuracy over time
progress-accuracy-plot-name = Accuracy from { $firstDate } to { $lastDate }: from { $first }% to { $last }%.
progress-plot-later = Review two games or more to see a line here.
progress-table = Show the numbers
progress-date = Date
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = What you’re good at
progress-kinds-hint = Your accuracy by game and by kind of move.
progress-kind = { $kind ->
    [exchange] Exchanges
    [black_hat] Black hats
    [favourite] Favourite hat
    [cookie] The cookie
    [discard] Discards
    [pass_on] Passing cards on
    [end] Ending your turn
    [peek] Peeking
    [swap] Swapping
    [open] Opening hats
    [build] Building stacks
    [place] Placing stacks
    [jump] Steps and jumps
    [narrow] Narrowing the board
    [pass] Passing
   *[other] Other moves
}
progress-decisions = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# --- what to try next
progress-next = What to try next
progress-try = { $how ->
    [lesson] “{ progress-kind }” in { game-name } is still tricky for you: the lesson shows how it’s done.
    [puzzles] “{ progress-kind }” in { game-name } could use some practice: try a few puzzles.
   *[opponent] You hardly ever go wrong in { game-name }: time for a stronger opponent!
}
progress-try-more = Play and review a few more games, and we’ll tell you what to practise.
progress-to = { $how ->
    [lesson] Lesson: { game-name }
    [puzzles] Puzzles: { game-name }
   *[opponent] Play { game-name }
}

# --- the games
progress-list = Reviewed games
progress-against = Against { $names }
progress-person = a person
# $luck has a sign: +12 or −12.
progress-row-luck = Luck { $luck }%
progress-row-accuracy = Accuracy { $accuracy }%
progress-forget = Remove this game of { game-name } from your progress
progress-forgotten = The game no longer counts here. Reviewing it brings it back.

# --- nothing yet
progress-empty = Nothing here yet
progress-empty-text = Play a game, then tap “Review”: we’ll look at it together. Here you’ll see how you get better.
progress-empty-play = Play a game
progress-empty-review = Review your last game

# --- what this device keeps
device-title = On this device
device-text = { $games ->
    [0] No saved games
    [one] { $games } saved game
   *[other] { $games } saved games
} and { $reviews ->
    [0] no reviews
    [one] { $reviews } review
   *[other] { $reviews } reviews
}. Everything stays on this device.
device-progress = Your progress
device-export = Download everything
device-export-hint = The file shows every card, even the hidden ones.
device-delete = Delete games and reviews
device-delete-title = Delete the games on this device?
device-delete-text = All saved games, reviews, puzzle ratings and daily results on this device will be gone for good. Your name and settings stay.
device-deleted = The games and reviews on this device are deleted.
# Under the question whether to delete one's profile.
device-delete-too = The games and reviews on this device will be deleted too.
