# Что говорят `hatbox render` и блокноты.
render-no-move = хода { $move } нет: выбери от 0 (раздача) до { $count }
render-progress = рисуется { play-game }
render-decision = { $simulations ->
    [0] Действие { $action }
    [one] Действие { $action }, после { $simulations } симуляции
   *[other] Действие { $action }, после { $simulations } симуляций
  }
render-action = действие
render-move = ход
render-error = плюс-минус
render-visits = сколько раз пробовали
render-more = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
  }
render-standings = партий: { $games }, раундов: { $rounds }
