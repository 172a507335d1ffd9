# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
    [neutral] нейтральная
   *[unknown] неизвестная
}
topw-hat-title = { $colour ->
    [red] Красная
    [yellow] Жёлтая
    [blue] Синяя
    [neutral] Нейтральная
   *[unknown] Неизвестная
}
topw-board = Поднос: 61 клетка. Стрелки — перемещение, Enter — взять и поставить, Backspace — шаг назад, пробел — закончить ход, Escape — вернуть стопку.
topw-can = { $can ->
    [move] Может ходить.
    [stuck] Сейчас ходить не может.
    [picked] Выбрана.
    [here] Стопка сейчас здесь.
    [land] Сюда можно встать.
    [land-takes] Сюда можно встать со взятием.
    [land-on] Сюда можно встать, но прыгать придётся дальше.
    [place] Сюда можно поставить стопку.
    [sunk] Под запретом.
   *[none] { "" }
}
topw-say-empty = { $cell }: пусто. { $can }
topw-say-neutral = { $cell }: нейтральная шляпа. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: одна красная шляпа. { $can }
    [yellow] { $cell }: одна жёлтая шляпа. { $can }
   *[blue] { $cell }: одна синяя шляпа. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: красная стопка, высота { $height }, ниже: { $below }. { $can }
    [yellow] { $cell }: жёлтая стопка, высота { $height }, ниже: { $below }. { $can }
   *[blue] { $cell }: синяя стопка, высота { $height }, ниже: { $below }. { $can }
}
topw-falls = { $say } Верхняя шляпа упадёт.
topw-might-fall = { $say } Верхняя шляпа упадёт, если прыгнуть через неё дальше.

## Seats and side panels

topw-you = Ты
topw-count = { $count ->
    [one] { $count } стопка на подносе
    [few] { $count } стопки на подносе
    [many] { $count } стопок на подносе
   *[other] { $count } стопки на подносе
}
topw-to-place = { $count ->
    [one] осталось поставить { $count } стопку
    [few] осталось поставить { $count } стопки
    [many] осталось поставить { $count } стопок
   *[other] осталось поставить { $count } стопки
}
topw-taken = Взято шляп
topw-taken-hats = { $count ->
    [one] { $count } шляпа
    [few] { $count } шляпы
    [many] { $count } шляп
   *[other] { $count } шляпы
}
topw-quiet = { $count ->
    [one] { $count } ход без взятия; после { $limit } будет ничья.
    [few] { $count } хода без взятия; после { $limit } будет ничья.
    [many] { $count } ходов без взятия; после { $limit } будет ничья.
   *[other] { $count } хода без взятия; после { $limit } будет ничья.
}
topw-know = Показать, что я знаю
topw-nearer = Рассмотреть поднос поближе
topw-peek-mine = Эта стопка собрана тобой.
topw-peek-other = Автор стопки: { $who }. Что внизу, больше никто не знает.
topw-peek-open = Автор стопки: { $who }.
topw-peek-neutral = Нейтральная шляпа не ходит и не исчезает. Через неё можно прыгать.
topw-peek-unknown = Кто её собрал, уже никто не помнит.

## Building

topw-build-title = Собери пять тайных стопок
topw-build-secret = Их видишь только ты.
topw-build-top = { $colour ->
    [red] Сверху всегда красная, остальное решаешь ты.
    [yellow] Сверху всегда жёлтая, остальное решаешь ты.
   *[blue] Сверху всегда синяя, остальное решаешь ты.
}
topw-build-watch = Стопки собираются
topw-build-watch-text = Каждый тайно собирает пять стопок по три шляпы.
topw-build-done = Твои стопки готовы
topw-build-wait = Ещё собирают: { $names }.
topw-your-hats = Твои шляпы
topw-supply = { $colour ->
    [red] Красных шляп осталось: { $count }
    [yellow] Жёлтых шляп осталось: { $count }
   *[blue] Синих шляп осталось: { $count }
}
topw-surprise = Наугад
topw-clear = Сначала
topw-ready = Готово
topw-ready-left = { $count ->
    [one] Ещё { $count } шляпа
    [few] Ещё { $count } шляпы
    [many] Ещё { $count } шляп
   *[other] Ещё { $count } шляпы
}
topw-stand = Стопка { $number }
topw-stand-place = { $place ->
    [middle] Стопка { $number }, середина: { $hat }
   *[bottom] Стопка { $number }, низ: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Стопка { $number }, середина: пусто
   *[bottom] Стопка { $number }, низ: пусто
}
topw-screen-done = { $who }: все стопки собраны
topw-screen-busy = { $who } ещё собирает

## Turn text

topw-turn = Твой ход
topw-turn-other = Ходит { $who }
topw-place-pick = Сначала выбери одну из своих стопок.
topw-place-where = Теперь выбери для неё светящуюся клетку.
topw-place-other = { $who } ставит стопку.
topw-rail = Твои стопки
topw-rail-stack = Стопка { $number }, сверху вниз: { $hats }
topw-pick = Выбери, какой стопкой ходить.
topw-must-capture = Можно бить — нужно бить: выбери светящуюся стопку.
topw-must-capture-band = Нужно бить, причём стопкой с каймы.
topw-must-leave = Твоя стопка стоит на кайме: одну нужно увести внутрь.
topw-must-pass = Ходить нечем. Остаётся пас.
topw-may-narrow = Перед ходом можно сузить поле.
topw-landing = Выбери, куда встать.
topw-jump-on = Прыжок нужно продолжить.
topw-stop-plain = Остановиться или прыгать дальше.
topw-stop-last = Остановиться здесь?
topw-stop-falls = { $count ->
    [1] Упадёт одна шляпа.
    [2] Упадут две шляпы.
    [3] Упадут три шляпы.
   *[other] Упадёт шляп: { $count }.
} { $more ->
    [yes] Остановиться или прыгать дальше.
   *[no] Остановиться здесь?
}
topw-far = Туда можно попасть, но по шагам: выбери первую остановку.
topw-watching = Ты смотришь игру.
topw-duty-capture = Можно бить — нужно бить.
topw-duty-capture-text = В конце хода каждая чужая стопка, через которую ты прыгаешь, теряет верхнюю шляпу.
topw-duty-band = Сначала кайма.
topw-duty-band-text = Если может бить стопка на кайме, бить нужно оттуда.
topw-duty-leave = Прочь с каймы.
topw-duty-leave-text = На кайме, внешнем кольце, не задерживаются: уведи одну стопку внутрь.

## Controls

topw-stop = Стоп
topw-back = Шаг назад
topw-put-back = Вернуть
topw-narrow = Сузить поле
topw-pass = Пас

## The end

topw-end-won = { $you ->
    [yes] Победа за тобой!
   *[no] Побеждает { $who }
}
topw-end-won-why = { $colour ->
    [red] Все стопки на подносе красные.
    [yellow] Все стопки на подносе жёлтые.
   *[blue] Все стопки на подносе синие.
}
topw-end-draw = Ничья
topw-end-draw-why = { $count ->
    [one] { $count } ход подряд без взятия. Победа на всех: { $names }.
    [few] { $count } хода подряд без взятия. Победа на всех: { $names }.
    [many] { $count } ходов подряд без взятия. Победа на всех: { $names }.
   *[other] { $count } хода подряд без взятия. Победа на всех: { $names }.
}
topw-end-resigned = { $you ->
    [yes] Ты сдаёшься.
   *[no] { $who } сдаётся.
}
topw-end-abandoned = Игра осталась незаконченной.
topw-end-none = нет
topw-end-look = Взглянуть на поднос
topw-end-result = Показать итог

## The log

log-top-build = { $you ->
    [yes] Ты собираешь { $count ->
        [one] { $count } стопку
        [few] { $count } стопки
       *[other] { $count } стопок
    }.
   *[no] { $who } собирает { $count ->
        [one] { $count } стопку
        [few] { $count } стопки
       *[other] { $count } стопок
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } / { $bottom }
log-top-place = { $you ->
    [yes] Ты ставишь стопку на { $cell }.
   *[no] { $who } ставит стопку на { $cell }.
}
log-top-step = { $you ->
    [yes] Ты шагаешь с { $origin } на { $target }.
   *[no] { $who } шагает с { $origin } на { $target }.
}
log-top-jump = { $you ->
    [yes] Ты прыгаешь с { $origin } через { $over } на { $target }.
   *[no] { $who } прыгает с { $origin } через { $over } на { $target }.
}
log-top-stop = { $you ->
    [yes] Ты останавливаешься на { $cell }.
   *[no] { $who } останавливается на { $cell }.
}
log-top-captured = { $lost ->
    [red] Стопка { $cell } теряет красную шляпу
    [yellow] Стопка { $cell } теряет жёлтую шляпу
   *[blue] Стопка { $cell } теряет синюю шляпу
}; { $now ->
    [red] под ней красная.
    [yellow] под ней жёлтая.
   *[blue] под ней синяя.
}
log-top-captured-last = { $lost ->
    [red] Стопка { $cell } теряет последнюю шляпу, красную.
    [yellow] Стопка { $cell } теряет последнюю шляпу, жёлтую.
   *[blue] Стопка { $cell } теряет последнюю шляпу, синюю.
}
log-top-narrow = { $you ->
    [yes] Ты сужаешь поле: теперь кайма — кольцо { $band }.
   *[no] { $who } сужает поле: теперь кайма — кольцо { $band }.
}
log-top-pass = { $you ->
    [yes] Ты пасуешь.
   *[no] { $who } пасует.
}

## Why not

no-top-game-is-over = Игра окончена: все стопки одного цвета.
no-top-game-has-stalled = Игра окончена: слишком долго не было взятий.
no-top-build-first = Сначала все собирают свои стопки.
no-top-no-hat-left = { $colour ->
    [red] Красных шляп для этого больше нет.
    [yellow] Жёлтых шляп для этого больше нет.
   *[blue] Синих шляп для этого больше нет.
}
no-top-place-first = Сначала все стопки должны встать на поднос.
no-top-placed-already = Эта стопка уже стоит на подносе.
no-top-wrong-ring = Стопки ставят на второе и третье кольцо. { $cell } — на кольце { $ring }.
no-top-cell-taken = На { $cell } уже стоит стопка. Выбери пустую клетку.
no-top-all-stacks-stand = Все стопки уже расставлены.
no-top-can-move = Ход есть, поэтому пасовать нельзя.
no-top-narrowed-enough = Сужать поле больше нельзя.
no-top-too-many-stacks = Стопок ещё слишком много: { $count }. Сузить поле можно, когда их не больше { $most }.
no-top-band-not-empty = На кайме ещё стоит стопка, поэтому кайма не может утонуть.
no-top-move-under-way = Ход с { $cell } ещё не окончен. Сначала закончи его.
no-top-no-stack = На { $cell } нет стопки.
no-top-not-yours = { $colour ->
    [red] Это не твоя стопка: ты играешь красными, и твои те, где красная сверху.
    [yellow] Это не твоя стопка: ты играешь жёлтыми, и твои те, где жёлтая сверху.
   *[blue] Это не твоя стопка: ты играешь синими, и твои те, где синяя сверху.
}
no-top-step-goes-on = Шаг — это уже весь ход. Продолжать можно только прыжки.
no-top-not-empty = Клетка { $cell } занята. Вставай на пустую.
no-top-no-jump = С { $origin } на { $target } — это ни шаг, ни прыжок.
no-top-nothing-to-jump = На { $cell } не через что прыгать.
no-top-jumped-twice = Через стопку на { $cell } уже был прыжок: раз за ход достаточно.
no-top-no-such-effect = Так пойти никак нельзя.
no-top-forbidden = Клетка { $cell } утонула: туда нельзя ни встать, ни пройти.
no-top-must-capture = Можно взять шляпу, а значит, нужно. Выбери прыжок через чужую стопку.
no-top-must-capture-from-band = Бить может стопка на кайме, значит, бить нужно оттуда.
no-top-must-leave-band = Сначала твоя стопка должна уйти с каймы.
no-top-must-end-elsewhere = Ход без взятия должен закончиться не на { $cell }.
no-top-not-in-band = Закончить ход на кайме, на { $cell }, можно только со взятием.
