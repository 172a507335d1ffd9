# What `hatbox render` and notebooks say. A language without this file shows the English one.
render-no-move = there is no move { $move }: choose 0, the deal, to { $count }
render-progress = drawing { play-game }
render-decision = { $simulations ->
    [0] Action { $action }
    [one] Action { $action }, after one simulation
   *[other] Action { $action }, after { $simulations } simulations
  }
render-action = action
render-move = move
render-error = give or take
render-visits = times tried
render-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
  }
render-standings = { $games } games in { $rounds } rounds
