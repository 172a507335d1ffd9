# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = разбирать нечего: ещё не сделано ни одного хода
review-progress = разбираем: { play-game }
review-title = { play-game }: разбор партии
review-about = { play-players }, шагов: { $steps }; симуляций на решение: { $simulations }
review-unfinished = Партия не окончена: результат каждого — шанс победы после последнего хода.
review-written = { $path } готов
review-seat = Игрок { $seat }
review-headline = { $outcome ->
    [won] Игрок { $seat }: победа
    [lost] Игрок { $seat }: поражение
    [unfinished] Игрок { $seat }: шанс победы { $share } %
   *[shared] Игрок { $seat }: { $share } % общей победы
  }
review-share = { $share } %
review-unknown = –

## Columns and parts

review-fair = равные шансы
review-deal = раздача и первый ход
review-draws = удача потом
review-luck = удача
review-skill = своя игра
review-others = другие
review-result = результат
review-adjusted = при средней удаче
review-accuracy = точность
review-step = шаг
review-played = сыграно
review-best = лучший ход
review-chance = шанс победы

## Moments

review-grade = { $grade ->
    [best] лучший ход
    [good] хороший ход
    [close] почти без разницы
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
  }
review-moments = Что игрок { $seat } мог сделать лучше
review-no-moments = Ничего явно лучшего у игрока { $seat } не было.
review-more-moments = { $count ->
    [one] и ещё { $count } ошибка поменьше
    [few] и ещё { $count } ошибки поменьше
    [many] и ещё { $count } ошибок поменьше
   *[other] и ещё { $count } ошибки поменьше
  }
review-moment = Шаг { $step }: { $move } — { review-grade }, { $change } %
review-instead = Лучше: { $move }, { $best } % вместо { $share } %
review-reason = Безумный Шляпник: «{ $reason }»
review-swings = Главные повороты для игрока { $seat }
review-swing-luck = Шаг { $step }: удача, { $change } %
review-swing-others = Шаг { $step }: другие, { $change } %

## The page

review-chart = Шанс победы
review-chart-about = Шанс победы игрока { $seat } по шагам: в начале { $first } %, в конце { $last } %; самый низкий { $least } %, самый высокий { $most } %.
review-own-line = по тому, что мог знать игрок
review-open-line = если бы всё было открыто
review-sum = Из чего сложился результат
review-decisions = { $count ->
    [1] Одно решение
   *[other] Все решения: { $count }
  }
review-compared = Сравнение ходов
review-move-estimate = { $share } % ± { $error } %
review-untried = не проверен
review-of-accuracy = точность { $accuracy } %
review-few-decisions = Решений слишком мало, чтобы измерить точность.
review-with-average-luck = При средней удаче: { $share }
review-guide = Как это читать
review-guide-chance = Шанс победы — это то, на что игрок мог рассчитывать в тот момент, зная только то, что видел. Тонкая линия знает и всё скрытое; за столом этого не знал никто.
review-guide-parts = У каждой перемены одна причина: удача (раздача, карты из колоды, всё, что открывается), своя игра (сколько ход упускает по сравнению с лучшим) или другие. Вместе они и дают результат.
review-guide-close = Если разница меньше её погрешности, ходы считаются примерно равными и разница не учитывается.
review-guide-accuracy = Точность: 100 % — всегда лучший ход. Чем меньше, тем больше упущено.
