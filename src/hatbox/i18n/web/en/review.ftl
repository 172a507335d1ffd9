# Looking at a finished game again.
review-title = Review
review-moves = Moves
review-eyes = Point of view
review-all = Show everything
review-graph = If it ended now
review-graph-told = Points at this moment: { $scores }
review-as = As { $who } saw it
review-score = { $who } { $score }
review-step = Step { $number }
review-scrub = Scroll through the game
review-slider = Position in the game
review-where = { $number } of { $count }
review-first = Go to the start
review-last = Go to the end
review-play = Play
review-pause = Pause
review-speed = Speed: { $speed }×
review-link = Copy link to this page
review-to-table = Back to the table
review-not-over = This game isn’t over yet
review-not-over-text = Once it’s over, you can replay it here with all cards face up.

# --- Top Hats counts stacks
review-graph-stacks = Stacks left
review-graph-stacks-told = Stacks at this moment: { $scores }

# --- the story: what was luck, what was play
review-tab-story = Story
review-tab-board = Board
review-tab-moment = This moment
review-working = Looking through the game…
review-done = The review is ready.
review-failed = The review stopped half-way. What’s here is right; the rest is missing.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] You won, and luck did most of it
        [won-partly] You won, and luck helped a little
        [won-despite] You won, with luck against you
        [won-others] You won because the other side made bigger mistakes
        [lost-only] You played well; luck didn’t
        [lost-mostly] You lost, and it was mostly bad luck
        [lost-partly] You lost, and luck was against you too
        [lost-hardly] You lost fair and square
        [lost-despite] You lost, although luck was with you
        [shared-mostly] You share the win, thanks to luck
        [shared-partly] You share the win, and luck helped
        [shared-hardly] You share the win, and it’s fair
        [shared-despite] You share the win, with luck against you
        [shared-others] You share the win because the other side made bigger mistakes
       *[won-hardly] You won because you played better
    }
   *[no] { $case ->
        [won-mostly] { $who } won, and luck did most of it
        [won-partly] { $who } won, and luck helped a little
        [won-despite] { $who } won, with luck on the other side
        [won-others] { $who } won because the other side made bigger mistakes
        [lost-only] { $who } played well; luck didn’t
        [lost-mostly] { $who } lost, and it was mostly bad luck
        [lost-partly] { $who } lost, and luck didn’t help either
        [lost-hardly] { $who } lost fair and square
        [lost-despite] { $who } lost, even with luck on their side
        [shared-mostly] { $who } shares the win, thanks to luck
        [shared-partly] { $who } shares the win, and luck helped
        [shared-hardly] { $who } shares the win, and it’s fair
        [shared-despite] { $who } shares the win, even without luck
        [shared-others] { $who } shares the win because the other side made bigger mistakes
       *[won-hardly] { $who } won by playing better
    }
}
review-part = { $part ->
    [fair] Fair share at the start
    [luck] Luck
    [skill] { $you ->
        [yes] Your moves
       *[no] Moves by { $who }
    }
    [others] The others’ moves
    [result] Result
   *[adjusted] Result with average luck
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] gave nothing away
        [little] gave a little away
        [some] gave something away
       *[lot] gave a lot away
    }
   *[other] { $degree ->
        [none] made no difference
        [little] { $side ->
            [up] helped a little
           *[down] hurt a little
        }
        [some] { $side ->
            [up] helped
           *[down] hurt
        }
       *[lot] { $side ->
            [up] helped a lot
           *[down] hurt a lot
        }
    }
}
review-numbers = Show the numbers
review-adjusted-text = The result with average luck leaves luck, good or bad, out of it: it’s what the play itself was worth. So it can be below 0% or above 100%.
review-accuracy = accuracy.
review-accuracy-text = 100% means every move was the best there was. The lower, the more was given away.
review-went-well = What went well
review-went-badly = What to look at again
review-no-moments = A quiet game: no single moment decided it.

# --- the graph
review-chance = Chance to win
review-chance-at = { $share }. { $what }
review-line = as could be known
review-line-open = with all cards open
review-line-fair = fair share

# --- marks
review-mark = { $kind ->
    [best] Best move
    [good] Good move
    [close] Too close to call
    [inaccuracy] Slightly off
    [mistake] Mistake
    [blunder] Big mistake
    [lucky] Lucky
    [unlucky] Unlucky
    [gift] A present
   *[blow] A setback
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] You chose to { $move }: the best there was.
   *[no] { $who } found the best move: { $move }.
}
review-deal = { $good ->
    [yes] The deal was kind.
   *[no] The deal wasn’t kind.
}
review-gave-up = { $you ->
    [yes] You gave up here. Your chance to win was still { $share }.
   *[no] { $who } gave up here. The chance to win was still { $share }.
}
review-better = Better: { $move }.
review-missed-hats-cookie = You let the cookie go, and it was worth { $points } points.
review-missed-hats-snatch = You could have taken the cookie from { $who }. It was worth { $points } points.
review-missed-hats-take = You could have taken { $card }.
review-missed-hats-favourite = You missed a better favourite hat: { $favourite }.
review-missed-hats-keep = { $card } would have been a good favourite hat: better to keep it.
review-missed-hats-black = { $card } would have made a good black hat.
review-missed-hats-spare = You didn’t need { $card }: a new card might have been better.
review-missed-hats-draw = A new card might have been better.
review-missed-hats-enough = It would have been better to end the turn.
review-missed-hats-types = You missed a new type for your collection.
review-missed-magic-fits = The hat in slot { $slot } belonged to the character below it: time to open it.
review-missed-magic-magic = There was a magic hat in slot { $slot } to open.
review-missed-magic-home = You could have brought a hat to its character in slot { $slot }.
review-missed-magic-look = Peeking at slot { $slot } would have been better.
review-missed-magic-check = Peeking at slot { $slot } would have been better: { $who } knew that hat.
review-missed-magic-told = Opening slot { $slot } was worth the risk: the hat would fit about { $chance }% of the time.
review-missed-magic-guess = Opening slot { $slot } was worth the risk: the hat would fit about { $chance }% of the time.
review-missed-magic-disturb = The next player knew the hat in slot { $slot }: better to move it.
review-missed-top-captures = You missed a capture on { $cells }.
review-missed-top-uncovers = You missed a capture on { $cells }, with your own hats underneath.
review-missed-top-wins = You missed the winning move.
review-missed-top-flees = Your stack on { $cell } was in danger.
review-missed-top-guards = Your hats on { $cells } were in danger.
review-missed-top-threatens = You could have threatened a capture on { $cells }.
review-missed-top-place = { $cell } would have been a safer place.

# --- the board
review-played = { $you ->
    [yes] You chose to { $move }.
   *[no] { $who } chose: { $move }.
}
review-close = About as good: { $move }.
review-shares = Chance to win: { $share } instead of { $best }.
review-share = Chance to win: { $share }.
review-start = The game begins.
review-more = More about this moment
review-slip-back = Previous mistake
review-slip-on = Next mistake
review-again = Try again from here
review-what-if = What if…?
review-what-if-text = Choose any move that was possible here.
review-seek = Search the moves
review-was-played = played
review-if = What if: { $move }?
review-if-share = Chance to win: { $share }
review-if-played = With the move played: { $share }.
review-if-back = Back to the game

# --- what could be known
review-beliefs = What could be known
review-believer = Who knows what
review-known-by = { $you ->
    [yes] What you could know
   *[no] What { $who } could know
}
review-known-about = { $you ->
    [yes] What { $who } could know about you
    [me] What you could know about { $about }
   *[no] What { $who } could know about { $about }
}
review-beliefs-none = Nothing is hidden here.
review-belief-hand = { $who }: hand
review-belief-black = { $who }: black hats
review-belief-slot = Slot { $slot }
review-belief-stack = Stack on { $cell }
