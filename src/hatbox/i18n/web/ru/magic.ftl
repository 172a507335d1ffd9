# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] Король
    [queen] Королева
    [princess] Принцесса
    [knight] Рыцарь
    [wizard] Волшебник
    [jester] Шут
    [cook] Повар
    [maid] Служанка
    [dragon] Дракон
    [astrologer] Звездочёт
    [noble] Вельможа
    [archer] Лучник
    [monk] Монах
    [bishop] Епископ
    [troubadour] Трубадур
    [farmer] Крестьянин
    [miner] Шахтёр
    [fairy] Фея
    [sultan] Султан
   *[sailor] Моряк
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] корона
    [queen] диадема
    [princess] шляпка с вуалью
    [knight] шлем с плюмажем
    [wizard] колпак волшебника
    [jester] шапка с бубенцами
    [cook] поварской колпак
    [maid] косынка
    [dragon] рога
    [astrologer] шапка со звёздами
    [noble] бархатный берет
    [archer] шапочка с пером
    [monk] капюшон
    [bishop] митра
    [troubadour] шляпа трубадура
    [farmer] соломенная шляпа
    [miner] каска с фонариком
    [fairy] венок из цветов
    [sultan] тюрбан
    [sailor] бескозырка
   *[magic] шапка-невидимка
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] Корона
    [queen] Диадема
    [princess] Шляпка с вуалью
    [knight] Шлем с плюмажем
    [wizard] Колпак волшебника
    [jester] Шапка с бубенцами
    [cook] Поварской колпак
    [maid] Косынка
    [dragon] Рога
    [astrologer] Шапка со звёздами
    [noble] Бархатный берет
    [archer] Шапочка с пером
    [monk] Капюшон
    [bishop] Митра
    [troubadour] Шляпа трубадура
    [farmer] Соломенная шляпа
    [miner] Каска с фонариком
    [fairy] Венок из цветов
    [sultan] Тюрбан
    [sailor] Бескозырка
   *[magic] Шапка-невидимка
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] Корона — королю.
    [queen] Диадема — королеве.
    [princess] Шляпка с вуалью — принцессе.
    [knight] Шлем с плюмажем — рыцарю.
    [wizard] Колпак — волшебнику.
    [jester] Шапка с бубенцами — шуту.
    [cook] Поварской колпак — повару.
    [maid] Косынка — служанке.
    [dragon] Рога — дракону.
    [astrologer] Шапка со звёздами — звездочёту.
    [noble] Бархатный берет — вельможе.
    [archer] Шапочка с пером — лучнику.
    [monk] Капюшон — монаху.
    [bishop] Митра — епископу.
    [troubadour] Шляпа трубадура — трубадуру.
    [farmer] Соломенная шляпа — крестьянину.
    [miner] Каска с фонариком — шахтёру.
    [fairy] Венок из цветов — фее.
    [sultan] Тюрбан — султану.
   *[sailor] Бескозырка — моряку.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] С чем поменять шляпу над королём?
    [queen] С чем поменять шляпу над королевой?
    [princess] С чем поменять шляпу над принцессой?
    [knight] С чем поменять шляпу над рыцарем?
    [wizard] С чем поменять шляпу над волшебником?
    [jester] С чем поменять шляпу над шутом?
    [cook] С чем поменять шляпу над поваром?
    [maid] С чем поменять шляпу над служанкой?
    [dragon] С чем поменять шляпу над драконом?
    [astrologer] С чем поменять шляпу над звездочётом?
    [noble] С чем поменять шляпу над вельможей?
    [archer] С чем поменять шляпу над лучником?
    [monk] С чем поменять шляпу над монахом?
    [bishop] С чем поменять шляпу над епископом?
    [troubadour] С чем поменять шляпу над трубадуром?
    [farmer] С чем поменять шляпу над крестьянином?
    [miner] С чем поменять шляпу над шахтёром?
    [fairy] С чем поменять шляпу над феей?
    [sultan] С чем поменять шляпу над султаном?
   *[sailor] С чем поменять шляпу над моряком?
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Что сделать со шляпой над королём?
    [queen] Что сделать со шляпой над королевой?
    [princess] Что сделать со шляпой над принцессой?
    [knight] Что сделать со шляпой над рыцарем?
    [wizard] Что сделать со шляпой над волшебником?
    [jester] Что сделать со шляпой над шутом?
    [cook] Что сделать со шляпой над поваром?
    [maid] Что сделать со шляпой над служанкой?
    [dragon] Что сделать со шляпой над драконом?
    [astrologer] Что сделать со шляпой над звездочётом?
    [noble] Что сделать со шляпой над вельможей?
    [archer] Что сделать со шляпой над лучником?
    [monk] Что сделать со шляпой над монахом?
    [bishop] Что сделать со шляпой над епископом?
    [troubadour] Что сделать со шляпой над трубадуром?
    [farmer] Что сделать со шляпой над крестьянином?
    [miner] Что сделать со шляпой над шахтёром?
    [fairy] Что сделать со шляпой над феей?
    [sultan] Что сделать со шляпой над султаном?
   *[sailor] Что сделать со шляпой над моряком?
}

magicw-court = Семь персонажей и шляпы над ними
magicw-others = Другие игроки
magicw-actions = Что можно сделать
magicw-piles = Стопки
magicw-action = { $action ->
    [peek] Посмотреть
    [swap] Поменять
   *[open] Открыть
}
magicw-action-hint = { $action ->
    [peek] Посмотреть: тайком взглянуть на одну шляпу. Клавиша P
    [swap] Поменять: две шляпы меняются местами. Клавиша S
   *[open] Открыть: показать шляпу всем. Клавиша O
}
magicw-ask = Твой ход: посмотреть, поменять или открыть?
magicw-ask-peek = Какую шляпу посмотреть?
magicw-ask-first = Какую шляпу поменять?
magicw-ask-open = Какую шляпу открыть?
magicw-your-turn = Твой ход
magicw-thinking = { $who } думает…
magicw-over = Игра окончена
magicw-your-points = Твои очки
magicw-waiting = Минутку…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Её видишь только ты. Запомни!
   *[no] { $who } смотрит шляпу…
}
magicw-doing-swap = { $you ->
    [yes] Ты меняешь две шляпы
   *[no] { $who } меняет две шляпы…
}
magicw-doing-open = { $you ->
    [yes] Ты открываешь…
   *[no] { $who } открывает шляпу…
}
magicw-put-back = Шляпа снова закрыта.
magicw-fits = Подходит!
magicw-magic = Шапка-невидимка!
magicw-magic-text = Она отменяет одну штрафную фишку.
magicw-pair-goes = { $you ->
    [yes] Пара твоя.
   *[no] Пару забирает { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Шапка твоя.
   *[no] Шапку забирает { $who }.
}
magicw-wrong = { $hat }? Не та голова!
magicw-redeal = Здесь ни одна шляпа никому не подходит: все шляпы перемешивают.
magicw-tap-on = Нажми, чтобы продолжить
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Место { $slot }: { $kind }, шляпа закрыта{ $state ->
    [peek] , можно посмотреть
    [open] , можно открыть
    [swap] , можно поменять
    [picked] , выбрана
    [barred] , сейчас нельзя
   *[still] {""}
}
magicw-slot-known = Место { $slot }: { $kind }, шляпа закрыта, ты её знаешь: { $hat }{ $state ->
    [peek] , можно посмотреть
    [open] , можно открыть
    [swap] , можно поменять
    [picked] , выбрана
    [barred] , сейчас нельзя
   *[still] {""}
}
magicw-slot-open = Место { $slot }: { $kind }, шляпа: { $hat }
magicw-slot-shown = Место { $slot }: { $kind }, шляпа открыта: { $hat }
magicw-slot-peeked = Место { $slot }: { $kind }, шляпу смотрит { $who }
magicw-slot-empty = Место { $slot }: пусто
magicw-won = { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
}
magicw-won-magic = { $magic ->
    [one] { $magic } шапка-невидимка
    [few] { $magic } шапки-невидимки
    [many] { $magic } шапок-невидимок
   *[other] { $magic } шапки-невидимки
}
magicw-won-clouds = { $penalties ->
    [one] { $penalties } штрафная фишка
    [few] { $penalties } штрафные фишки
    [many] { $penalties } штрафных фишек
   *[other] { $penalties } штрафной фишки
}
magicw-now = { $score }, если бы игра закончилась сейчас
magicw-hat-pile = { $count ->
    [0] В стопке не осталось шляп
    [one] В стопке { $count } шляпа
    [few] В стопке { $count } шляпы
    [many] В стопке { $count } шляп
   *[other] В стопке { $count } шляпы
}
magicw-character-pile = { $count ->
    [0] В стопке не осталось персонажей
    [one] В стопке { $count } персонаж
    [few] В стопке { $count } персонажа
    [many] В стопке { $count } персонажей
   *[other] В стопке { $count } персонажа
}
magicw-you = Ты
# The end.
magicw-end-won = { $you ->
    [yes] Победа за тобой!
   *[no] { $who } побеждает!
}
magicw-end-shared = Общая победа: { $who }!
magicw-end-played = Чудесная игра!
magicw-end-complete = Осталось всего три персонажа: игра окончена.
magicw-end-stalled = Слишком долго никто ничего не выигрывал: игра окончена.
magicw-end-resigned = Один из игроков сдался: игра окончена.
magicw-end-abandoned = Игру не доиграли.
magicw-end-score = Очки
magicw-end-why = Каждая пара — это 1 очко. Каждая штрафная фишка отнимает 1 очко, а каждая шапка-невидимка отменяет одну штрафную фишку.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Ты смотришь шляпу на месте { $slot }: { $hat }.
   *[no] { $who } смотрит шляпу на месте { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Ты смотришь шляпу на месте { $slot }.
   *[no] { $who } смотрит шляпу на месте { $slot }.
}
log-magic-swap = { $you ->
    [yes] Ты меняешь местами шляпы { $first } и { $second }.
   *[no] { $who } меняет местами шляпы { $first } и { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot } ({ $character }): подходит! Пара твоя.
   *[no] { $who } открывает шляпу на месте { $slot } ({ $character }): подходит! Пару забирает { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot } ({ $character }): { $hat }. Не подходит: тебе штрафная фишка.
   *[no] { $who } открывает шляпу на месте { $slot } ({ $character }): { $hat }. Не подходит: штрафную фишку получает { $who }.
}
log-magic-open-magic = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot }: шапка-невидимка! Она твоя.
   *[no] { $who } открывает шляпу на месте { $slot }: шапка-невидимка! Её забирает { $who }.
}
log-magic-next-character = На месте { $slot } новый персонаж: { $character }.
log-magic-slot-empty = Место { $slot } остаётся пустым.
log-magic-redeal = Здесь ни одна шляпа никому не подходит: все шляпы перемешивают.
# Why something is not allowed.
no-magic-empty-slot = На месте { $slot } больше никого нет. Выбери шляпу, под которой есть персонаж.
no-magic-no-swap-back = Эти две шляпы только что поменяли. Сразу менять их обратно нельзя.
no-magic-game-is-over = Игра окончена: осталось всего три персонажа.
no-magic-game-has-stalled = Игра окончена: слишком долго никто ничего не выигрывал.

# --- who wears what, and ending a peek
magicw-heads = Кто какую шляпу носит
magicw-heads-nobody = Никто
magicw-got-it = Понятно
