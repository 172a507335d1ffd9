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
topw-board = Поле: 61 клетка. Стрелки двигают курсор, Enter берёт или ставит стопку, Backspace отменяет прыжок, пробел заканчивает ход, Escape возвращает стопку.
topw-can = { $can ->
    [move] Может ходить.
    [stuck] Сейчас ходить не может.
    [picked] Выбрана.
    [here] Стопка сейчас здесь.
    [land] Сюда можно встать.
    [land-takes] Сюда можно встать со взятием.
    [land-on] Сюда можно встать, но придётся прыгать дальше.
    [place] Сюда можно поставить стопку.
    [sunk] Клетка закрыта.
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
topw-falls = { $say } Верхняя шляпа будет взята.
topw-might-fall = { $say } Если прыгнуть дальше через неё, верхняя шляпа будет взята.

## Seats and side panels

topw-you = Ты
topw-count = { $count ->
    [one] { $count } стопка на поле
    [few] { $count } стопки на поле
    [many] { $count } стопок на поле
   *[other] { $count } стопки на поле
}
topw-to-place = { $count ->
    [one] осталось поставить { $count } стопку
    [few] осталось поставить { $count } стопки
    [many] осталось поставить { $count } стопок
   *[other] осталось поставить { $count } стопки
}
topw-taken-hats = { $count ->
    [one] { $count } шляпа
    [few] { $count } шляпы
    [many] { $count } шляп
   *[other] { $count } шляпы
}
topw-quiet = { $count ->
    [one] { $count } ход без взятия; при { $limit } будет ничья.
    [few] { $count } хода без взятия; при { $limit } будет ничья.
    [many] { $count } ходов без взятия; при { $limit } будет ничья.
   *[other] { $count } хода без взятия; при { $limit } будет ничья.
}
topw-know = Показать, что я знаю
topw-nearer = Увеличить
topw-peek-mine = Эта стопка собрана тобой.
topw-peek-other = Кто собирал: { $who }. Что внизу, больше никто не знает.
topw-peek-open = Кто собирал: { $who }.
topw-peek-neutral = Нейтральная шляпа не ходит, и взять её нельзя. Через неё можно прыгать.
topw-peek-unknown = Кто её собирал, уже не узнать.

## Building

topw-build-title = Собери пять тайных стопок
topw-build-secret = Их видишь только ты.
topw-build-top = { $colour ->
    [red] Сверху всегда красная, остальное решаешь ты.
    [yellow] Сверху всегда жёлтая, остальное решаешь ты.
   *[blue] Сверху всегда синяя, остальное решаешь ты.
}
topw-build-watch = Игроки собирают стопки
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
topw-clear = Заново
topw-ready = Готово
topw-ready-left = { $count ->
    [one] Ещё { $count } шляпа
    [few] Ещё { $count } шляпы
    [many] Ещё { $count } шляп
   *[other] Ещё { $count } шляпы
}
topw-stand = Стопка { $number }
topw-stand-place = { $place ->
    [middle] Стопка { $number }, в середине: { $hat }
   *[bottom] Стопка { $number }, внизу: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Стопка { $number }, в середине: пусто
   *[bottom] Стопка { $number }, внизу: пусто
}
topw-screen-done = { $who }: все стопки собраны
topw-screen-busy = { $who } ещё собирает

## Turn text

topw-turn = Твой ход
topw-turn-other = Ходит { $who }
topw-place-pick = Сначала выбери одну из своих стопок.
topw-place-where = Теперь выбери для неё светящуюся клетку.
topw-rail = Твои стопки, которые надо поставить
topw-rail-stack = Стопка { $number }, сверху вниз: { $hats }
topw-pick = Выбери, какой стопкой ходить.
topw-must-capture = Можно бить — нужно бить: выбери светящуюся стопку.
topw-must-capture-band = Нужно бить стопкой, которая стоит на кайме.
topw-must-leave = Твоя стопка стоит на кайме: уведи её внутрь.
topw-must-pass = Ходов нет. Остаётся только пас.
topw-may-narrow = Перед ходом можно сузить поле.
topw-landing = Выбери, куда встать.
topw-jump-on = Нужно прыгать дальше.
topw-stop-plain = Остановиться здесь или прыгать дальше?
topw-stop-last = Остановиться здесь?
topw-stop-falls = { $count ->
    [1] Ты берёшь одну шляпу.
    [2] Ты берёшь две шляпы.
    [3] Ты берёшь три шляпы.
    [few] Ты берёшь { $count } шляпы.
   *[other] Ты берёшь { $count } шляп.
} { $more ->
    [yes] Остановиться здесь или прыгать дальше?
   *[no] Остановиться здесь?
}
topw-far = Туда можно попасть в несколько прыжков: выбери, куда прыгнуть сначала.
topw-watching = Ты смотришь игру.
topw-duty-capture = Можно бить — нужно бить.
topw-duty-capture-text = В конце хода каждая чужая стопка, через которую ты прыгаешь, теряет верхнюю шляпу.
topw-duty-band = Сначала кайма.
topw-duty-band-text = Если бить может твоя стопка на кайме, бить нужно стопкой с каймы.
topw-duty-leave = Уходи с каймы.
topw-duty-leave-text = На кайме (внешнем кольце) оставаться нельзя: уведи одну стопку внутрь.

## Controls

topw-stop = Стоп
topw-back = Отменить прыжок
topw-put-back = Вернуть
topw-narrow = Сузить поле
topw-pass = Пас

## The end

topw-end-won = { $you ->
    [yes] Победа за тобой!
   *[no] Побеждает { $who }
}
topw-end-won-why = { $colour ->
    [red] Все стопки на поле красные.
    [yellow] Все стопки на поле жёлтые.
   *[blue] Все стопки на поле синие.
}
topw-end-draw = Ничья
topw-end-draw-why = { $count ->
    [one] { $count } ход подряд без взятия. Победу делят { $names }.
    [few] { $count } хода подряд без взятия. Победу делят { $names }.
    [many] { $count } ходов подряд без взятия. Победу делят { $names }.
   *[other] { $count } хода подряд без взятия. Победу делят { $names }.
}
topw-end-resigned = { $you ->
    [yes] Ты сдаёшься.
   *[no] { $who } сдаётся.
}
topw-end-abandoned = Игру не доиграли.
topw-end-none = нет
topw-end-look = Показать поле
topw-end-result = Показать итог

## The log

log-top-build = { $you ->
    [yes] Ты собираешь { $count ->
        [one] { $count } стопку
        [few] { $count } стопки
        [many] { $count } стопок
       *[other] { $count } стопки
    }.
   *[no] { $who } собирает { $count ->
        [one] { $count } стопку
        [few] { $count } стопки
        [many] { $count } стопок
       *[other] { $count } стопки
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle }, под ней { $bottom }
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
    [red] Стопка на { $cell } теряет красную шляпу
    [yellow] Стопка на { $cell } теряет жёлтую шляпу
   *[blue] Стопка на { $cell } теряет синюю шляпу
}; { $now ->
    [red] под ней красная.
    [yellow] под ней жёлтая.
   *[blue] под ней синяя.
}
log-top-captured-last = { $lost ->
    [red] Стопка на { $cell } теряет последнюю шляпу, красную.
    [yellow] Стопка на { $cell } теряет последнюю шляпу, жёлтую.
   *[blue] Стопка на { $cell } теряет последнюю шляпу, синюю.
}
log-top-narrow = { $you ->
    [yes] Ты сужаешь поле: теперь кайма — кольцо { $band }.
   *[no] { $who } сужает поле: теперь кайма — кольцо { $band }.
}
log-top-pass = { $you ->
    [yes] Ты пасуешь.
   *[no] { $who } пасует.
}

## Why not

no-top-game-is-over = Игра окончена: все стопки одного цвета.
no-top-game-has-stalled = Игра окончена: слишком долго не было взятий.
no-top-build-first = Сначала все должны собрать свои стопки.
no-top-no-hat-left = { $colour ->
    [red] Красных шляп у тебя больше нет.
    [yellow] Жёлтых шляп у тебя больше нет.
   *[blue] Синих шляп у тебя больше нет.
}
no-top-place-first = Сначала надо расставить все стопки.
no-top-placed-already = Эта стопка уже стоит на поле.
no-top-wrong-ring = Стопки ставят на кольца 2 и 3, а { $cell } — на кольце { $ring }.
no-top-cell-taken = На { $cell } уже стоит стопка. Выбери пустую клетку.
no-top-all-stacks-stand = Все стопки уже расставлены.
no-top-can-move = У тебя есть ход, поэтому пасовать нельзя.
no-top-narrowed-enough = Сужать поле больше нельзя.
no-top-too-many-stacks = Стопок ещё { $count }. Сузить поле можно, когда их останется не больше { $most }.
no-top-band-not-empty = На кайме ещё стоит стопка, поэтому закрыть кайму нельзя.
no-top-move-under-way = Ход с { $cell } уже начат. Сначала закончи его.
no-top-no-stack = На { $cell } нет стопки.
no-top-not-yours = { $colour ->
    [red] Это не твоя стопка: ты играешь красными, и твои только те, где сверху красная.
    [yellow] Это не твоя стопка: ты играешь жёлтыми, и твои только те, где сверху жёлтая.
   *[blue] Это не твоя стопка: ты играешь синими, и твои только те, где сверху синяя.
}
no-top-step-goes-on = После шага ход заканчивается. Дальше можно идти только прыжками.
no-top-not-empty = Клетка { $cell } занята. Встать можно только на пустую.
no-top-no-jump = С { $origin } на { $target } — это ни шаг, ни прыжок.
no-top-nothing-to-jump = На { $cell } прыгать не через что.
no-top-jumped-twice = Через стопку на { $cell } прыжок уже был: за ход можно только один.
no-top-no-such-effect = Так пойти нельзя.
no-top-forbidden = Клетка { $cell } закрыта: ни встать туда, ни прыгнуть через неё нельзя.
no-top-must-capture = Можно взять шляпу, а значит, нужно. Выбери прыжок через чужую стопку.
no-top-must-capture-from-band = Бить может твоя стопка на кайме, значит, бить нужно стопкой с каймы.
no-top-must-leave-band = Сначала одна из твоих стопок должна уйти с каймы.
no-top-must-end-elsewhere = Ход без взятия нужно закончить на другой клетке, не на { $cell }.
no-top-not-in-band = Закончить ход на кайме, на { $cell }, можно, только если он со взятием.

# --- beside the tray

topw-lost = Потеряно шляп
topw-placing-other = { $who } ставит стопку
