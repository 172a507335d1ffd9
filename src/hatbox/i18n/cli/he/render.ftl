# מה שאומרים ‎`hatbox render`‎ ומחברות.
render-no-move = אין מהלך ⁨{ $move }⁩: אפשר לבחור מ־0, החלוקה, עד ⁨{ $count }⁩
render-progress = מציירים את { play-game }
render-decision = { $simulations ->
    [0] פעולה ⁨{ $action }⁩
    [one] פעולה ⁨{ $action }⁩, אחרי סימולציה אחת
   *[other] פעולה ⁨{ $action }⁩, אחרי { $simulations } סימולציות
  }
render-action = פעולה
render-move = מהלך
render-error = פחות או יותר
render-visits = מספר הניסיונות
render-more = { $count ->
    [one] ועוד מהלך אחד
   *[other] ועוד { $count } מהלכים
  }
render-standings = { $games } משחקים ב־{ $rounds } סבבים
