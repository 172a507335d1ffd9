# Looking at a finished game again.
review-title = Разбор
review-moves = Ходы
review-eyes = Чьими глазами
review-all = Показать всё
review-graph = Если бы закончили сейчас
review-graph-told = Очки в этот момент: { $scores }
review-as = Глазами игрока: { $who }
review-score = { $who } { $score }
review-step = Шаг { $number }
review-scrub = Пролистать партию
review-slider = Момент партии
review-where = { $number } из { $count }
review-first = К началу
review-last = К концу
review-play = Смотреть
review-pause = Пауза
review-speed = Скорость: { $speed }×
review-link = Скопировать ссылку на эту страницу
review-to-table = Вернуться к столу
review-not-over = Эта партия ещё не закончена
review-not-over-text = Когда она закончится, её можно будет пересмотреть здесь с открытыми картами.

# --- Top Hats counts stacks
review-graph-stacks = Осталось стопок
review-graph-stacks-told = Стопок в этот момент: { $scores }
