# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = there is nothing to review: no move has been made
review-progress = reviewing { play-game }
review-title = { play-game }: review
review-about = { play-players }, { $steps } steps; { $simulations } simulations for each decision
review-unfinished = The game isn’t over: each result is the chance to win after the last move.
review-written = { $path } is ready
review-seat = Seat { $seat }
review-headline = { $outcome ->
    [won] Seat { $seat } won
    [lost] Seat { $seat } lost
    [unfinished] Seat { $seat } has a { $share }% chance to win
   *[shared] Seat { $seat } won a share of { $share }%
  }
review-share = { $share }%
review-unknown = –

## Columns and parts

review-fair = even chance
review-deal = deal and first turn
review-draws = luck after that
review-luck = luck
review-skill = own play
review-others = the others
review-result = result
review-adjusted = with average luck
review-accuracy = accuracy
review-step = step
review-played = played
review-best = best move
review-chance = chance to win

## Moments

review-grade = { $grade ->
    [best] best
    [good] good
    [close] too close to call
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
  }
review-moments = What seat { $seat } could have done better
review-no-moments = Nothing that seat { $seat } could have done clearly better.
review-more-moments = { $count ->
    [one] one more, smaller slip
   *[other] { $count } more, smaller slips
  }
review-moment = Step { $step }: { $move } – { review-grade }, { $change }%
review-instead = Better: { $move }, { $best }% instead of { $share }%
review-reason = Mad Hatter: “{ $reason }”
review-swings = The biggest swings for seat { $seat }
review-swing-luck = Step { $step }: luck, { $change }%
review-swing-others = Step { $step }: the others, { $change }%

## The page

review-chart = Chance to win
review-chart-about = The chance to win of seat { $seat } by step, from { $first }% at the start to { $last }% at the end; lowest { $least }%, highest { $most }%.
review-own-line = as the seat could know it
review-open-line = with nothing hidden
review-sum = Where the result came from
review-decisions = { $count ->
    [one] One decision
   *[other] All { $count } decisions
  }
review-compared = Moves compared
review-move-estimate = { $share }% ± { $error }%
review-untried = not tried
review-of-accuracy = accuracy { $accuracy }%
review-few-decisions = Too few decisions for an accuracy.
review-with-average-luck = With average luck: { $share }
review-guide = How to read this
review-guide-chance = The chance to win is what the seat could expect at that moment from what it had seen, and nothing else. The thin line knows everything that was hidden; nobody at the table did.
review-guide-parts = Every change of it has one cause: luck (the deal, draws, what comes to light), own play (what a move gives away against the best one), or the others. They add up to the result.
review-guide-close = A difference smaller than its uncertainty is too close to call, and counts for nothing.
review-guide-accuracy = Accuracy: 100% is always the best move. The lower, the more was given away.
