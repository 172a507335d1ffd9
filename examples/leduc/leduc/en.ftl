leduc-fold = Seat { $seat } folds.
leduc-call = { $chips ->
    [0] Seat { $seat } checks.
   *[other] Seat { $seat } calls.
}
leduc-raise = Seat { $seat } puts { $chips } chips in and raises.
leduc-board = The board is { $card }.
leduc-is-over = the hand is over
leduc-nothing-to-call = nobody has put in more, so there is nothing to fold for
leduc-raised-enough = there are at most two raises in a round
leduc-unknown-card = unknown card "{ $word }"; the cards are: { $allowed }
leduc-unknown-bet = unknown action "{ $word }"; it can be: { $allowed }
leduc-card-twice = a card is there twice: { $cards }
leduc-bad-bet = "{ $bet }" is not legal where it stands in: { $bets }
