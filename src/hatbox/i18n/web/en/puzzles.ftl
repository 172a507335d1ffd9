# Puzzles: a position, and one move to find.
puzzles-title = Puzzles
puzzles-of = { game-name } puzzles
puzzles-about = One position, one best move. Can you spot it?
puzzles-solve = Solve puzzles
puzzles-solve-game = Solve puzzles: { game-name }
puzzles-rating = Your rating
puzzles-solved = Solved
puzzles-streak = In a row
puzzles-none-yet = You haven’t tried any yet.
puzzles-own = Your own mistakes
puzzles-own-about = Positions from your games where another move was better. What would you play now?
puzzles-own-none = Nothing here yet. Review a finished game, and moves you’d like to have back will turn up here.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Puzzle
puzzle-leave = Back to the puzzles
puzzle-you = You
puzzle-ask = It’s your turn. What’s the best move?
puzzle-ask-own = You’ve been here before. What’s the better move?
puzzle-right = That’s it!
puzzle-wrong = Not the best move
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = If you { $move }, your chance to win drops by { $loss }. Have another go!
puzzle-solution-is = Here’s the best move
puzzle-best-move = Best: { $move }.
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-solution = Show me
puzzle-next = Next puzzle
puzzle-your-rating = You: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Puzzle: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } in a row
puzzle-own-counts-not = From your own game: just for practice
puzzle-cannot = The puzzles can’t be loaded right now.
puzzle-hint-piece = Start with the piece in the dashed ring.
puzzle-hint-kind = { $kind ->
    [exchange] Exchange a card.
    [black_hat] Play a black hat.
    [favourite] It’s about your favourite hat.
    [cookie] It’s about the cookie.
    [discard] Discard a card.
    [pass_on] Pass a card on to your partner.
    [end] End your turn.
    [peek] Peek at a hat.
    [swap] Swap two hats.
    [open] Open a hat.
    [build] Build a stack.
    [place] Place a stack.
    [jump] Move one of your stacks.
    [narrow] Make the board smaller.
    [pass] There’s nothing to do but pass.
   *[other] Look at all your moves.
}
