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
