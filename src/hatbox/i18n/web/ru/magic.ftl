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
    [miner] Рудокоп
    [fairy] Фея
    [sultan] Султан
   *[sailor] Моряк
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] корона
    [queen] диадема
    [princess] колпак с вуалью
    [knight] шлем с перьями
    [wizard] остроконечная шляпа
    [jester] колпак с бубенцами
    [cook] поварской колпак
    [maid] косынка
    [dragon] рога
    [astrologer] звёздный колпак
    [noble] бархатный берет
    [archer] шапочка с пером
    [monk] капюшон
    [bishop] митра
    [troubadour] шаперон
    [farmer] соломенная шляпа
    [miner] каска с лампой
    [fairy] венок
    [sultan] тюрбан
    [sailor] бескозырка
   *[magic] шапка-невидимка
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] Корона
    [queen] Диадема
    [princess] Колпак с вуалью
    [knight] Шлем с перьями
    [wizard] Остроконечная шляпа
    [jester] Колпак с бубенцами
    [cook] Поварской колпак
    [maid] Косынка
    [dragon] Рога
    [astrologer] Звёздный колпак
    [noble] Бархатный берет
    [archer] Шапочка с пером
    [monk] Капюшон
    [bishop] Митра
    [troubadour] Шаперон
    [farmer] Соломенная шляпа
    [miner] Каска с лампой
    [fairy] Венок
    [sultan] Тюрбан
    [sailor] Бескозырка
   *[magic] Шапка-невидимка
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] Корона — королю.
    [queen] Диадема — королеве.
    [princess] Колпак с вуалью — принцессе.
    [knight] Шлем с перьями — рыцарю.
    [wizard] Остроконечная шляпа — волшебнику.
    [jester] Колпак с бубенцами — шуту.
    [cook] Поварской колпак — повару.
    [maid] Косынка — служанке.
    [dragon] Рога — дракону.
    [astrologer] Звёздный колпак — звездочёту.
    [noble] Бархатный берет — вельможе.
    [archer] Шапочка с пером — лучнику.
    [monk] Капюшон — монаху.
    [bishop] Митра — епископу.
    [troubadour] Шаперон — трубадуру.
    [farmer] Соломенная шляпа — крестьянину.
    [miner] Каска с лампой — рудокопу.
    [fairy] Венок — фее.
    [sultan] Тюрбан — султану.
   *[sailor] Бескозырка — моряку.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Поменять шляпу над королём с…
    [queen] Поменять шляпу над королевой с…
    [princess] Поменять шляпу над принцессой с…
    [knight] Поменять шляпу над рыцарем с…
    [wizard] Поменять шляпу над волшебником с…
    [jester] Поменять шляпу над шутом с…
    [cook] Поменять шляпу над поваром с…
    [maid] Поменять шляпу над служанкой с…
    [dragon] Поменять шляпу над драконом с…
    [astrologer] Поменять шляпу над звездочётом с…
    [noble] Поменять шляпу над вельможей с…
    [archer] Поменять шляпу над лучником с…
    [monk] Поменять шляпу над монахом с…
    [bishop] Поменять шляпу над епископом с…
    [troubadour] Поменять шляпу над трубадуром с…
    [farmer] Поменять шляпу над крестьянином с…
    [miner] Поменять шляпу над рудокопом с…
    [fairy] Поменять шляпу над феей с…
    [sultan] Поменять шляпу над султаном с…
   *[sailor] Поменять шляпу над моряком с…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Что со шляпой над королём?
    [queen] Что со шляпой над королевой?
    [princess] Что со шляпой над принцессой?
    [knight] Что со шляпой над рыцарем?
    [wizard] Что со шляпой над волшебником?
    [jester] Что со шляпой над шутом?
    [cook] Что со шляпой над поваром?
    [maid] Что со шляпой над служанкой?
    [dragon] Что со шляпой над драконом?
    [astrologer] Что со шляпой над звездочётом?
    [noble] Что со шляпой над вельможей?
    [archer] Что со шляпой над лучником?
    [monk] Что со шляпой над монахом?
    [bishop] Что со шляпой над епископом?
    [troubadour] Что со шляпой над трубадуром?
    [farmer] Что со шляпой над крестьянином?
    [miner] Что со шляпой над рудокопом?
    [fairy] Что со шляпой над феей?
    [sultan] Что со шляпой над султаном?
   *[sailor] Что со шляпой над моряком?
}

magicw-court = Семь шляп и их персонажи
magicw-others = Другие игроки
magicw-actions = Что можно сделать
magicw-piles = Стопки
magicw-action = { $action ->
    [peek] Посмотреть
    [swap] Поменять
   *[open] Открыть
}
magicw-action-hint = { $action ->
    [peek] Посмотреть: шляпу увидишь только ты. Клавиша P
    [swap] Поменять: две шляпы меняются местами. Клавиша S
   *[open] Открыть: перевернуть шляпу для всех. Клавиша O
}
magicw-ask = Твой ход: посмотреть, поменять или открыть?
magicw-ask-peek = Какую шляпу посмотреть?
magicw-ask-first = Какую шляпу поменять?
magicw-ask-open = Какую шляпу открыть?
magicw-your-turn = Твой ход
magicw-thinking = { $who } думает…
magicw-over = Игра окончена
magicw-your-pairs = Твои пары
magicw-waiting = Минутку…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Её видишь только ты. Запомни!
   *[no] { $who } подсматривает…
}
magicw-doing-swap = { $you ->
    [yes] Ты меняешь две шляпы
   *[no] { $who } меняет шляпы…
}
magicw-doing-open = { $you ->
    [yes] Ты открываешь…
   *[no] { $who } открывает…
}
magicw-put-back = Шляпа снова закрыта.
magicw-fits = Подходит!
magicw-magic = Шапка-невидимка!
magicw-magic-text = Она прогоняет одну тучку.
magicw-pair-goes = { $you ->
    [yes] Пара твоя.
   *[no] Пару забирает { $who }.
}
magicw-hat-goes = { $you ->
    [yes] Шапка твоя.
   *[no] Шапку забирает { $who }.
}
magicw-wrong = { $hat }? Не та голова!
magicw-redeal = Ни одна шляпа не могла подойти: все шляпы перемешаны и разложены заново.
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
magicw-slot-shown = Место { $slot }: { $kind }, шляпу показывают: { $hat }
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
    [one] { $penalties } тучка
    [few] { $penalties } тучки
    [many] { $penalties } тучек
   *[other] { $penalties } тучки
}
magicw-now = { $score }, если бы игра кончилась сейчас
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
magicw-end-played = Чудесная игра
magicw-end-complete = Осталось всего три персонажа: игра окончена.
magicw-end-stalled = Слишком долго никто ничего не выигрывал: игра окончена.
magicw-end-resigned = Кто-то сдался: игра окончена.
magicw-end-abandoned = Игра прервана.
magicw-end-score = Очки
magicw-end-why = Каждая пара — очко. Каждая тучка отнимает очко, а каждая шапка-невидимка прогоняет одну тучку.
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
    [yes] Ты меняешь шляпы на местах { $first } и { $second }.
   *[no] { $who } меняет шляпы на местах { $first } и { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot } ({ $character }): подходит! Пара твоя.
   *[no] { $who } открывает шляпу на месте { $slot } ({ $character }): подходит! Пару забирает { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot } ({ $character }): { $hat }. Не подходит, тебе тучка.
   *[no] { $who } открывает шляпу на месте { $slot } ({ $character }): { $hat }. Не подходит, тучку получает { $who }.
}
log-magic-open-magic = { $you ->
    [yes] Ты открываешь шляпу на месте { $slot }: шапка-невидимка! Она твоя.
   *[no] { $who } открывает шляпу на месте { $slot }: шапка-невидимка! Её забирает { $who }.
}
log-magic-next-character = На месте { $slot } кто-то новый: { $character }.
log-magic-slot-empty = Место { $slot } остаётся пустым.
log-magic-redeal = Ни одна шляпа не могла подойти: все шляпы перемешаны и разложены заново.
# Why something is not allowed.
no-magic-empty-slot = На месте { $slot } больше никого нет. Выбери шляпу, под которой кто-то стоит.
no-magic-no-swap-back = Эти две шляпы только что поменяли местами. Сразу менять обратно нельзя.
no-magic-game-is-over = Игра окончена: осталось всего три персонажа.
no-magic-game-has-stalled = Игра окончена: слишком долго никто ничего не выигрывал.
