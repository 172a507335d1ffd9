# Puzzles: a position, and one move to find.
puzzles-title = Задачи
puzzles-of = { game-name }: задачи
puzzles-about = Одно положение и один лучший ход. Найдёшь?
puzzles-solve = Решать задачи
puzzles-solve-game = Решать задачи: «{ game-name }»
puzzles-rating = Твой рейтинг
puzzles-solved = Решено
puzzles-streak = Подряд
puzzles-none-yet = Решённых задач пока нет.
puzzles-own = Твои ошибки
puzzles-own-about = Моменты из твоих партий, когда был ход получше. Как пойдёшь теперь?
puzzles-own-none = Здесь пока пусто. Разбери законченную партию, и здесь появятся ходы, которые хочется переиграть.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Задача
puzzle-leave = Назад к задачам
puzzle-you = Ты
puzzle-ask = Твой ход. Как пойти лучше всего?
puzzle-ask-own = Знакомое положение! Какой ход лучше?
puzzle-right = Верно!
puzzle-wrong = Есть ход получше
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = Твой выбор ({ $move }) снижает шанс победы на { $loss }. Попробуй ещё раз!
puzzle-solution-is = Вот лучший ход
puzzle-best-move = Лучше всего: { $move }.
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-solution = Покажи
puzzle-next = Следующая задача
puzzle-your-rating = Ты: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Задача: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } подряд
puzzle-own-counts-not = Из твоей партии: только для тренировки
puzzle-cannot = Сейчас задачи не загружаются.
puzzle-hint-piece = Начни с того, что обведено пунктиром.
puzzle-hint-kind = { $kind ->
    [exchange] Обменяй карту.
    [black_hat] Сыграй чёрную шляпу.
    [favourite] Подумай о любимой шляпе.
    [cookie] Подумай о печенье.
    [discard] Сбрось карту.
    [pass_on] Передай карту напарнику.
    [end] Закончи ход.
    [peek] Посмотри шляпу.
    [swap] Поменяй две шляпы местами.
    [open] Открой шляпу.
    [build] Собери стопку.
    [place] Поставь стопку.
    [jump] Пойди одной из своих стопок.
    [narrow] Сузь поле.
    [pass] Остаётся только пас.
   *[other] Присмотрись ко всем своим ходам.
}
