# How one's reviewed games went over time.
progress-page = Твои успехи · Hatbox
progress-title = Твои успехи
progress-percent = { $value } %
progress-games = { $count ->
    [one] Разобрана { $count } партия
    [few] Разобраны { $count } партии
    [many] Разобрано { $count } партий
   *[other] Разобрано { $count } партии
}
progress-filter = Какие партии показать
progress-all = Все игры

# --- three figures, each with a plain sentence
progress-result = Победы
progress-result-hint = Как часто ты побеждаешь. Общая победа засчитывается частично.
progress-adjusted = Победы без учёта везения
progress-adjusted-hint = Сколько их было бы при средней удаче.
progress-accuracy = Точность
progress-accuracy-hint = 100 % — каждый раз лучший ход. Чем меньше, тем больше упущено.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] Тебе везло: удача принесла тебе примерно { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } победу
        [few] { NUMBER($wins, maximumFractionDigits: 1) } победы
        [many] { NUMBER($wins, maximumFractionDigits: 1) } побед
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } победы
    }.
    [hurt] Тебе не везло: невезение отняло у тебя примерно { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } победу
        [few] { NUMBER($wins, maximumFractionDigits: 1) } победы
        [many] { NUMBER($wins, maximumFractionDigits: 1) } побед
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } победы
    }.
   *[even] Тебе везло примерно так же часто, как и не везло.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
    [many] ещё { $count } ходов
   *[other] ещё { $count } хода
}
progress-early = пока рано судить
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] ещё { $count } партия
    [few] ещё { $count } партии
    [many] ещё { $count } партий
   *[other] ещё { $count } партии
}

# --- plots
progress-results-plot = Твои победы со временем
progress-results-plot-hint = Каждая точка — среднее за последние десять партий.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Победы, { $firstDate } — { $lastDate }: было { $first } %, стало { $last } %. Без учёта везения: было { $firstAdjusted } %, стало { $lastAdjusted } %.
progress-accuracy-plot = Твоя точность со временем
progress-accuracy-plot-name = Точность, { $firstDate } — { $lastDate }: было { $first } %, стало { $last } %.
progress-plot-later = Разбери хотя бы две партии, и здесь появится линия.
progress-table = Показать числа
progress-date = Дата
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = Что у тебя получается
progress-kinds-hint = Твоя точность по играм и видам ходов.
progress-kind = { $kind ->
    [exchange] Обмены
    [black_hat] Чёрные шляпы
    [favourite] Любимая шляпа
    [cookie] Печенье
    [discard] Сброс карт
    [pass_on] Карты для напарника
    [end] Конец хода
    [peek] Просмотр шляп
    [swap] Перестановка шляп
    [open] Открытие шляп
    [build] Сборка стопок
    [place] Расстановка стопок
    [jump] Шаги и прыжки
    [narrow] Сужение поля
    [pass] Пас
   *[other] Другие ходы
}
progress-decisions = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

# --- what to try next
progress-next = Что попробовать дальше
progress-try = { $how ->
    [lesson] «{ progress-kind }» в { $game ->
        [hats] «Шляпах»
        [magic_hat] «Шапке-невидимке»
       *[top_hats] «Цилиндрах»
    }: с этим пока непросто. Урок покажет, что к чему.
    [puzzles] «{ progress-kind }» в { $game ->
        [hats] «Шляпах»
        [magic_hat] «Шапке-невидимке»
       *[top_hats] «Цилиндрах»
    }: тут стоит потренироваться. Реши несколько задач.
   *[opponent] В { $game ->
        [hats] «Шляпах»
        [magic_hat] «Шапке-невидимке»
       *[top_hats] «Цилиндрах»
    } ты почти не ошибаешься: пора найти соперника посильнее!
}
progress-try-more = Сыграй и разбери ещё несколько партий, и мы подскажем, что потренировать.
progress-to = { $how ->
    [lesson] Урок: «{ game-name }»
    [puzzles] Задачи: «{ game-name }»
   *[opponent] Играть: «{ game-name }»
}

# --- the games
progress-list = Разобранные партии
progress-against = В соперниках: { $names }
progress-person = человек
# $luck has a sign: +12 or −12.
progress-row-luck = Удача { $luck } %
progress-row-accuracy = Точность { $accuracy } %
progress-forget = Больше не учитывать эту партию ({ game-name })
progress-forgotten = Эта партия здесь больше не учитывается. Открой её разбор, и она вернётся.

# --- nothing yet
progress-empty = Здесь пока пусто
progress-empty-text = Сыграй партию и нажми «Разбор»: посмотрим её вместе. А здесь будет видно, как ты играешь всё лучше.
progress-empty-play = Сыграть партию
progress-empty-review = Разобрать последнюю партию

# --- what this device keeps
device-title = На этом устройстве
device-text = Сохранено: { $games ->
    [0] ни одной партии
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} и { $reviews ->
    [0] ни одного разбора
    [one] { $reviews } разбор
    [few] { $reviews } разбора
    [many] { $reviews } разборов
   *[other] { $reviews } разбора
}. Всё остаётся на этом устройстве.
device-progress = Твои успехи
device-export = Скачать всё
device-export-hint = В файле видны все карты, даже закрытые.
device-delete = Удалить партии и разборы
device-delete-title = Удалить партии с этого устройства?
device-delete-text = Все сохранённые партии и разборы, рейтинги в задачах и результаты раздач дня исчезнут с этого устройства навсегда. Имя и настройки останутся.
device-deleted = Партии и разборы удалены с этого устройства.
# Under the question whether to delete one's profile.
device-delete-too = Партии и разборы на этом устройстве тоже будут удалены.
