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

# --- the story: what was luck, what was play
review-tab-story = Как было
review-tab-board = Стол
review-tab-moment = Этот момент
review-working = Смотрим партию…
review-done = Разбор готов.
review-failed = Разбор остановился на полпути. То, что есть, верно; остального нет.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] Победа за тобой, и в основном благодаря удаче
        [won-partly] Победа за тобой, и удача немного помогла
        [won-despite] Победа за тобой, хотя тебе не везло
        [won-others] Победа за тобой: другая сторона ошибалась сильнее
        [lost-only] Сыграно хорошо, просто не повезло
        [lost-mostly] Поражение, и в основном из-за невезения
        [lost-partly] Поражение, да ещё и не везло
        [lost-hardly] Поражение: на этот раз против тебя сыграли лучше
        [lost-despite] Поражение, хотя тебе везло
        [shared-mostly] Общая победа, спасибо удаче
        [shared-partly] Общая победа, и удача помогла
        [shared-hardly] Общая победа, и вполне заслуженная
        [shared-despite] Общая победа, хотя тебе не везло
        [shared-others] Общая победа: другая сторона ошибалась сильнее
       *[won-hardly] Победа за тобой: твоя игра была лучше
    }
   *[no] { $case ->
        [won-mostly] { $who }: победа, и в основном благодаря удаче
        [won-partly] { $who }: победа, и удача немного помогла
        [won-despite] { $who }: победа, хотя и не везло
        [won-others] { $who }: победа, другая сторона ошибалась сильнее
        [lost-only] { $who }: сыграно хорошо, просто не повезло
        [lost-mostly] { $who }: поражение, и в основном из-за невезения
        [lost-partly] { $who }: поражение, да ещё и не везло
        [lost-hardly] { $who }: поражение, другая сторона сыграла лучше
        [lost-despite] { $who }: поражение, хотя и везло
        [shared-mostly] { $who }: общая победа, спасибо удаче
        [shared-partly] { $who }: общая победа, и удача помогла
        [shared-hardly] { $who }: общая победа, и вполне заслуженная
        [shared-despite] { $who }: общая победа, хотя и не везло
        [shared-others] { $who }: общая победа, другая сторона ошибалась сильнее
       *[won-hardly] { $who }: победа благодаря лучшей игре
    }
}
review-part = { $part ->
    [fair] Равные шансы в начале
    [luck] Удача
    [skill] { $you ->
        [yes] Твои ходы
       *[no] Ходы: { $who }
    }
    [others] Ходы других
    [result] Результат
   *[adjusted] Результат при средней удаче
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] ничего не упущено
        [little] немного упущено
        [some] кое-что упущено
       *[lot] много упущено
    }
   *[other] { $degree ->
        [none] без разницы
        [little] { $side ->
            [up] небольшой плюс
           *[down] небольшой минус
        }
        [some] { $side ->
            [up] плюс
           *[down] минус
        }
       *[lot] { $side ->
            [up] большой плюс
           *[down] большой минус
        }
    }
}
review-numbers = Показать числа
review-adjusted-text = Результат при средней удаче — это результат за вычетом везения и невезения: чего стоила сама игра. Поэтому он бывает и ниже 0 %, и выше 100 %.
review-accuracy = точность.
review-accuracy-text = 100 % — каждый раз лучший ход. Чем меньше, тем больше упущено.
review-went-well = Что удалось
review-went-badly = К чему стоит вернуться
review-no-moments = Спокойная партия: решающих моментов не было.

# --- the graph
review-chance = Шанс победы
review-chance-at = { $share }. { $what }
review-line = что можно было знать
review-line-open = с открытыми картами
review-line-fair = равные шансы

# --- marks
review-mark = { $kind ->
    [best] Лучший ход
    [good] Хороший ход
    [close] Почти без разницы
    [inaccuracy] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
    [lucky] Повезло
    [unlucky] Не повезло
    [gift] Подарок
   *[blow] Удар
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] Твой выбор: { $move }. Лучше не сыграть.
   *[no] { $who } находит лучший ход: { $move }.
}
review-deal = { $good ->
    [yes] Раздача вышла удачной.
   *[no] Раздача вышла неудачной.
}
review-gave-up = { $you ->
    [yes] Здесь ты сдаёшься, хотя шанс победы ещё { $share }.
   *[no] Здесь { $who } сдаётся, хотя шанс победы ещё { $share }.
}
review-better = Лучше: { $move }.
review-missed-hats-cookie = Печенье упущено, а это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
review-missed-hats-snatch = Можно было забрать печенье у игрока { $who }, а это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
review-missed-hats-take = Можно было взять карту «{ $card }».
review-missed-hats-favourite = Могла быть любимая шляпа получше: { $favourite }.
review-missed-hats-keep = Из карты «{ $card }» вышла бы хорошая любимая шляпа: её стоило приберечь.
review-missed-hats-black = Из карты «{ $card }» вышла бы хорошая чёрная шляпа.
review-missed-hats-spare = Карта «{ $card }» была тебе не нужна: новая могла оказаться лучше.
review-missed-hats-draw = Новая карта могла оказаться лучше.
review-missed-hats-enough = Лучше было закончить ход.
review-missed-hats-types = Можно было взять в коллекцию новый вид.
review-missed-magic-fits = Шляпа на месте { $slot } подходила: пора было её открыть.
review-missed-magic-magic = На месте { $slot } была шапка-невидимка: её стоило открыть.
review-missed-magic-home = Можно было переложить шляпу к её персонажу, на место { $slot }.
review-missed-magic-look = Лучше было посмотреть шляпу на месте { $slot }.
review-missed-magic-check = Лучше было посмотреть шляпу на месте { $slot }: { $who } её знает.
review-missed-magic-told = Стоило рискнуть и открыть шляпу на месте { $slot }: она подходила с шансом около { $chance } %.
review-missed-magic-guess = Стоило рискнуть и открыть шляпу на месте { $slot }: она подходила с шансом около { $chance } %.
review-missed-magic-disturb = Следующий игрок знал шляпу на месте { $slot }: лучше было её переложить.
review-missed-top-captures = Упущено взятие на { $cells }.
review-missed-top-uncovers = Упущено взятие на { $cells }, а под верхней шляпой были твои.
review-missed-top-wins = Упущен победный ход.
review-missed-top-flees = Твоя стопка на { $cell } была под ударом.
review-missed-top-guards = Твои шляпы на { $cells } были под ударом.
review-missed-top-threatens = Можно было пригрозить взятием на { $cells }.
review-missed-top-place = На { $cell } стопке было бы безопаснее.

# --- the board
review-played = { $you ->
    [yes] Твой выбор: { $move }.
   *[no] { $who }: { $move }.
}
review-close = Почти так же хорошо: { $move }.
review-shares = Шанс победы: { $share } вместо { $best }.
review-share = Шанс победы: { $share }.
review-start = Игра начинается.
review-more = Подробнее об этом моменте
review-slip-back = Предыдущая ошибка
review-slip-on = Следующая ошибка
review-again = Переиграть отсюда
review-what-if = А если иначе?
review-what-if-text = Выбери любой ход, который был здесь возможен.
review-seek = Поиск хода
review-was-played = сыграно
review-if = А если { $move }?
review-if-share = Шанс победы: { $share }
review-if-played = С ходом из партии: { $share }.
review-if-back = Назад к партии

# --- what could be known
review-beliefs = Что можно было знать
review-believer = Кто что мог знать
review-known-by = { $you ->
    [yes] Что можешь знать ты
   *[no] Что может знать { $who }
}
review-known-about = { $you ->
    [yes] Что может знать о тебе { $who }
    [me] Что могло быть известно тебе об игроке { $about }
   *[no] Что может знать { $who } об игроке { $about }
}
review-beliefs-none = Здесь ничего не скрыто.
review-belief-hand = { $who }: карты на руке
review-belief-black = { $who }: чёрные шляпы
review-belief-slot = Место { $slot }
review-belief-stack = Стопка на { $cell }
