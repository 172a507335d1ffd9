### Every human word of Hatbox, in Russian.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = неизвестная игра «{ $name }»; есть такие: { $allowed }
unknown-rules = { $game }: правил версии { $version } нет; есть такие: { $allowed }
bad-players = { $game }: столько игроков нельзя: { $players }; можно: { $allowed }
unknown-option = { $game }: нет настройки «{ $name }»; есть такие: { $allowed }
bad-option = { $game }: настройка { $name } не может быть «{ $value }»; можно: { $allowed }
bad-option-value = настройка { $name } — это слово, число, true или false
bad-option-form = настройку пиши как ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }»
bad-first = настройка first не может быть «{ $value }»; можно: random или номер игрока от 0 до { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: format — «{ $format }», а не { $expected }
bad-version = { $where }: версия { $version } неизвестна; эта программа читает версию { $expected }
bad-json = { $where }: это не JSON: { $fault }
not-an-object = { $where }: нужен объект JSON
bad-entry = ходу нужны «seat» (число) и «move» (текст)
bad-chance = «chance» — это список объектов или null, той же длины, что и «moves»
bad-moves = «moves» — это список текстов
bad-day = «{ $day }» — не дата; напиши её так: 2026-11-18
bad-seconds = --seconds не может быть { $seconds }; можно: больше 0, не больше 600
bad-number = { $field } равно { $number }; можно: от { $least } до { $most }
bad-move-type = ход — это текст, а chance — объект или null
bad-new = нужны name (текст) и целые числа players и seed
bad-amount = { $name }: { $value }; можно: от 1 до { $most }
bad-rewards = rewards: «{ $value }»; можно: { $allowed }
batch-actions = шагу нужно по одному целому числу на каждую игру (игр: { $games }), а не { $kind } формы { $shape }
batch-illegal = игра { $game }: действие { $action } недопустимо для игрока { $seat }; у допустимых стоит 1 в `masks`
batch-no-game = в этом наборе нет игры { $index }; есть от 0 до { $most }
other-game = это не партия { $game } с такими же настройками (игроков: { $players })
bad-saved = восстановить можно только те данные ({ $size } байт), которые возвращает `save` при той же игре, тех же игроках и настройках
no-history = этот симулятор не хранит историю, поэтому отменять нечего; создай его с `history=True`
bad-bot = боту нужны имя и функция, которая его создаёт, а не { $name }
policy-illegal = { $name } выбирает недопустимое действие { $action }; допустимы: { $allowed }
policy-not-found = { $name } нельзя взять ботом: { $fault }; пиши модуль:функция
dataset-empty = нет записей, из которых можно сделать набор данных
dataset-format = неизвестный формат { $path }; имя должно заканчиваться на { $allowed }
dataset-mixed = { $where }: в наборе данных одна игра; это { $game }, а первая — { $first }
dataset-summary = строк: { $rows }, партий: { $games }{ $unfinished ->
    [0] {""}
   *[other] ; неоконченных пропущено: { $unfinished }
}
program-bad-command = «{ $text }» не называет программы: { $fault }; пишите command:ПРОГРАММА АРГУМЕНТЫ
program-cannot-start = не удалось запустить { $program }: { $fault }
program-crashes = { $program }: сбоев { $times }, последний: { $fault }
program-no-tool = у { $program } нет инструмента { $tool }; есть: { $found }
program-long-move = знаков в ходе: { $length }; допустимо не больше { $most }
mcp-no-rule = правила { $rule } нет; правила такие: { $allowed }
mcp-too-many-games = у тебя уже столько партий: { $most }; сначала покинь одну (leave_game)
mcp-no-game = партии «{ $name }» нет; твои партии: { $allowed }
mcp-unknown-game = партии «{ $name }» нет
mcp-server-full = на этом сервере уже столько партий: { $most }; попробуй позже
mcp-not-over = партия { $game } ещё не окончена
game-is-over = партия окончена
mcp-bad-link = «{ $link }» — не ссылка на стол; ссылка выглядит как http://HOST/t/TABLE
missing-extra = { $module } не установлен; установи его: `pip install 'hatbox[{ $extra }]'`
env-to-act = Ходит игрок { $seat }
env-public = как видят все
env-seen-by = как видит игрок { $seat }
env-hats = шляпы
env-render-mode = render_mode: «{ $value }»; можно: { $allowed }
env-no-render-mode = render_mode не задан; укажи его при создании среды: { $allowed }
env-viewer = viewer: «{ $value }»; можно: место от 0 до { $most }, "mover" или None (то, что видят все)
env-masks = masks: «{ $value }»; можно: { $allowed }
env-illegal = illegal: «{ $value }»; можно: { $allowed }
env-seat = seat: «{ $value }»; можно: { $allowed } или от 0 до { $most }
env-bots = ботов дано { $given }, а других мест { $wanted }
env-bot = «{ $value }» здесь нельзя; набор партий играют против "random" или функции от наблюдений и масок
env-reset-first = сначала вызови reset
env-autoreset = autoreset: «{ $value }»; можно: { $allowed }
openspiel-action = действие { $action } здесь недопустимо; допустимы: { $allowed }
openspiel-chance = { $piece } здесь выпасть не может; может выпасть: { $allowed }
bad-moment = момента { $at } нет; моменты — от 0 до { $last }
unknown-field = неизвестное поле «{ $name }»; есть такие: { $allowed }
bad-length = { $field }: длина { $length }, а нужна { $expected }
bad-seat = { $field } равно { $seat }; номера игроков — от 0 до { $most }
bad-count = { $field }: { $count }; можно: от 0 до { $most }
bad-action = действие { $action } недопустимо; допустимы: { $allowed }
position-needs = в положении нужно поле «{ $field }» правильного типа
cannot-read = не удалось прочитать { $path }: { $reason }
cannot-write = не удалось записать { $path }: { $reason }
no-such-record = в { $path } нет партии { $number }; всего партий: { $count }
game-does-not-end = партия { $game } всё не заканчивается (сделано действий: { $actions }); задай ей stall_limit

## What is wrong with text

empty-move = ход пустой; ходы пишутся так: { $allowed }
unknown-move = неизвестный ход «{ $word }»; ход начинается с: { $allowed }
bad-word-count = «{ $move }» не похоже на ход вроде «{ $form }»
bad-place = «{ $word }» — не позиция чайного стола; можно: от { $least } до { $most }
bad-slot = «{ $word }» — не место в ряду; можно: от { $least } до { $most }
bad-stack = «{ $word }» — не стопка; можно: от { $least } до { $most }
unknown-card = неизвестная карта «{ $word }»; карта — это латинская буква вида B C D F K S T и число от 1 до 6
unknown-hat = неизвестная шляпа «{ $word }»; есть такие: { $allowed }
unknown-character = неизвестный персонаж «{ $word }»; есть такие: { $allowed }
unknown-cell = неизвестная клетка «{ $word }»; клетки: A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = неизвестный цвет «{ $word }»; есть такие: { $allowed }

## What is wrong with a record

wrong-seat = сейчас ходит не игрок { $seat }, а игрок { $mover }
chance-differs = «{ $name }» при { $move } не могло здесь выпасть
chance-missing = при { $move } не хватает «{ $name }»
options-missing = в настройках не указано: { $names }
legal-differs = «legal» — это не список разрешённых здесь ходов
result-missing = нет результата
result-differs = результат: { $name } равно { $found }, а должно быть { $expected }
result-unknown = результат: { $name } здесь лишнее
game-not-over = партия не закончена; сделано ходов: { $moves }
no-deal = партию расставили вручную, раздачи не было, поэтому нет и записи
cannot-resign = сдаться можно только в идущей партии, где сторон две
game-was-resigned = один из игроков сдался
fair-commitment = раздача, начальное число и соль не совпадают с отпечатком, опубликованным до игры
fair-seed = начальное число должно быть целым, не длиннее 20 цифр
fair-deal = раздача не следует из начального числа
fair-chance = то, что выпало в ходе { $number }, не следует из начального числа

## Hats: positions

card-twice = H1: карта { $card } встречается дважды
hats-turn-is-over = H4: с main_done и optional_done ход был бы уже окончен
hats-no-offer-possible = H8: передать карту напарнику можно только вчетвером и пока не сделано дополнительное действие
hats-bad-hand = H10: у игрока { $seat } на руке { $cards }, в коллекции { $taken }; на руке можно: от 1 до { $most }
hats-uneven-hands = H10: при таких картах на руках ({ $hands }) и ходе { $turn } игроки дойдут до последней карты не в одном раунде
hats-removed-there = H3: { $cards } не может здесь быть: настройка убирает эти виды
hats-cookie-without-type = H9: у игрока { $seat } нет ни одной шляпы, печенья у него быть не может
hats-offer-after-end = H10: когда у всех осталось по одной карте, переданной карты быть не может
hats-bad-pack = H3: розданы не те карты, что есть в этой партии; лишние или недостающие: { $cards }
hats-bad-removed = H3: removed — «{ $removed }»; там { $expected ->
    [0] не должно быть видов
   *[other] должно быть два вида, а если они названы в настройке, то именно эти
  }
hats-needs-reshuffle = H7: колода пуста, поэтому ходу нужно «reshuffle»
hats-bad-reshuffle = H7: reshuffle { $given } — не перетасованный сброс { $pile }

## Hats: refusals

hats-game-is-over = партия окончена
hats-answer-the-offer = сначала игрок { $seat } должен отдать карту взамен: give
hats-main-action-first = нельзя закончить ход до основного действия
hats-no-offer-to-answer = никто не передавал карту
hats-main-action-done = основное действие в этот ход уже сделано
hats-optional-action-done = дополнительное действие в этот ход уже сделано
hats-offer-needs-partner = передать карту напарнику можно только вчетвером, а игроков { $players }
hats-no-discard-with-four = вчетвером карту не сбрасывают, а передают напарнику
hats-not-in-hand = карты { $card } нет на руке у игрока { $seat }
hats-no-such-place = позиция { $place } не используется, когда игроков { $players }
hats-too-low = { $card } не того же вида, что { $taken }, и число не больше

## Hats: telling

hats-exchange = Игрок { $seat } кладёт { $card } на позицию { $place } и забирает { $taken }.
hats-black = Игрок { $seat } делает { $card } чёрной шляпой.
hats-black-unseen = Игрок { $seat } играет чёрную шляпу.
hats-discard = Игрок { $seat } сбрасывает { $card }.
hats-discard-unseen = Игрок { $seat } сбрасывает карту.
hats-drew = Игрок { $seat } берёт из колоды { $card }.
hats-drew-unseen = Игрок { $seat } берёт карту из колоды.
hats-reshuffle = Из сброса ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }) получается новая колода.
hats-offer = Игрок { $seat } передаёт { $card } напарнику лицом вниз.
hats-offer-unseen = Игрок { $seat } передаёт напарнику карту лицом вниз.
hats-give = Игрок { $seat } отдаёт взамен { $card }.
hats-give-unseen = Игрок { $seat } отдаёт карту взамен.
hats-end = Игрок { $seat } заканчивает ход.
hats-cookie = Печенье получает игрок { $seat }.

## Magic Hat: positions

magic-lower-slot-first = в swap первым пишут меньшее место, а не { $first } { $second }
magic-needs-redeal = M9: выиграть нечего, поэтому ходу нужно «redeal»
magic-bad-redeal = M9: redeal должен разложить ровно те закрытые шляпы, что лежат над занятыми местами
magic-redeal-dead = M9: и после redeal выиграть нечего
magic-dead = M9: ни одна шляпа в ряду не подходит ни одному персонажу в ряду, и нет ни одной шапки-невидимки
magic-bad-pair = M5: { $field } равно { $slots }; нужны два места, меньшее первым
magic-bad-seen = M13: seen называет место { $slot }, а шляпы там нет
magic-hat-without-character = M2: на месте { $slot } должны быть и персонаж, и шляпа, или ничего
magic-too-few-hats = M6: шляп в стопке мало ({ $hats }); персонажей в стопке { $characters }, шапок-невидимок { $magic }
magic-not-in-box = M1: { $what ->
    [characters] персонажей
    [hats] шляп
   *[other] { $what }
  } вида «{ play-kind }» — { $count }, а в коробке { $most }

## Magic Hat: refusals

magic-game-is-over = занято всего три места: партия окончена
magic-game-has-stalled = слишком долго никто ничего не выигрывал: партия окончена
magic-empty-slot = место { $slot } пустое
magic-no-swap-back = шляпы { $first } и { $second } поменяли прошлым ходом

## Magic Hat: telling

magic-peek = Игрок { $seat } смотрит шляпу на месте { $slot }: { $hat ->
    [king] шляпа короля
    [queen] шляпа королевы
    [princess] шляпа принцессы
    [knight] шляпа рыцаря
    [wizard] шляпа волшебника
    [jester] шляпа шута
    [cook] шляпа повара
    [maid] шляпа служанки
    [dragon] шляпа дракона
    [astrologer] шляпа звездочёта
    [noble] шляпа вельможи
    [archer] шляпа лучника
    [monk] шляпа монаха
    [bishop] шляпа епископа
    [troubadour] шляпа трубадура
    [farmer] шляпа крестьянина
    [miner] шляпа шахтёра
    [fairy] шляпа феи
    [sultan] шляпа султана
    [sailor] шляпа моряка
    [magic] шапка-невидимка
   *[other] { $hat }
  }.
magic-peek-unseen = Игрок { $seat } смотрит шляпу на месте { $slot }.
magic-swap = Игрок { $seat } меняет местами шляпы { $first } и { $second }.
magic-open-pair = Игрок { $seat } открывает шляпу на месте { $slot }: шляпа { $character ->
    [king] короля
    [queen] королевы
    [princess] принцессы
    [knight] рыцаря
    [wizard] волшебника
    [jester] шута
    [cook] повара
    [maid] служанки
    [dragon] дракона
    [astrologer] звездочёта
    [noble] вельможи
    [archer] лучника
    [monk] монаха
    [bishop] епископа
    [troubadour] трубадура
    [farmer] крестьянина
    [miner] шахтёра
    [fairy] феи
    [sultan] султана
    [sailor] моряка
   *[other] { $character }
  }. Пара!
magic-open-wrong = Игрок { $seat } открывает шляпу на месте { $slot }: { $hat ->
    [king] шляпа короля
    [queen] шляпа королевы
    [princess] шляпа принцессы
    [knight] шляпа рыцаря
    [wizard] шляпа волшебника
    [jester] шляпа шута
    [cook] шляпа повара
    [maid] шляпа служанки
    [dragon] шляпа дракона
    [astrologer] шляпа звездочёта
    [noble] шляпа вельможи
    [archer] шляпа лучника
    [monk] шляпа монаха
    [bishop] шляпа епископа
    [troubadour] шляпа трубадура
    [farmer] шляпа крестьянина
    [miner] шляпа шахтёра
    [fairy] шляпа феи
    [sultan] шляпа султана
    [sailor] шляпа моряка
    [magic] шапка-невидимка
   *[other] { $hat }
  }, а нужна шляпа { $character ->
    [king] короля
    [queen] королевы
    [princess] принцессы
    [knight] рыцаря
    [wizard] волшебника
    [jester] шута
    [cook] повара
    [maid] служанки
    [dragon] дракона
    [astrologer] звездочёта
    [noble] вельможи
    [archer] лучника
    [monk] монаха
    [bishop] епископа
    [troubadour] трубадура
    [farmer] крестьянина
    [miner] шахтёра
    [fairy] феи
    [sultan] султана
    [sailor] моряка
   *[other] { $character }
  }. Штрафная фишка.
magic-open-magic = Игрок { $seat } открывает шляпу на месте { $slot }: шапка-невидимка!
magic-next-character = На месте { $slot } теперь { $character ->
    [king] король
    [queen] королева
    [princess] принцесса
    [knight] рыцарь
    [wizard] волшебник
    [jester] шут
    [cook] повар
    [maid] служанка
    [dragon] дракон
    [astrologer] звездочёт
    [noble] вельможа
    [archer] лучник
    [monk] монах
    [bishop] епископ
    [troubadour] трубадур
    [farmer] крестьянин
    [miner] шахтёр
    [fairy] фея
    [sultan] султан
    [sailor] моряк
   *[other] { $character }
  }.
magic-slot-empty = Место { $slot } остаётся пустым.
magic-redeal = Выиграть было нечего: все шляпы перемешивают.

## Top Hats: positions

top-band-and-narrowed = T10: при narrowed { $narrowed } кайма — кольцо { $expected }, а не { $band }
top-stack-count = T3: стопок { $count }; можно: от 1 до { $most }
top-stack-height = T3: шляп в стопке на { $cell } — { $height }; можно: от 1 до { $most }
top-centre-taken = T2: на { $cell } стоит нейтральная шляпа
top-forbidden-ground = T10: { $cell } за пределами каймы, кольцо { $band }
top-colour-not-playing = T2: { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[other] { $colour }
  } цвет не играет, когда игроков { $players }
top-too-many-hats = T2: { $colour ->
    [red] красных
    [yellow] жёлтых
    [blue] синих
   *[other] { $colour }
  } шляп { $count }, а всего их { $most }
top-no-stack-built = builders называет { $cell }, а стопки там нет
top-deal-not-empty = T3: здесь ничего не раздают, но указано «{ $field }»

## Top Hats: refusals

top-game-is-over = все стопки одного цвета: партия окончена
top-game-has-stalled = слишком долго не было взятий: партия окончена
top-build-first = сначала нужно собрать все стопки
top-no-hat-left = для стопки не хватает { $colour ->
    [red] красных
    [yellow] жёлтых
    [blue] синих
   *[other] { $colour }
  } шляп, осталось: { $left }
top-place-first = сначала нужно расставить все стопки
top-placed-already = стопка { $stack } уже стоит на поле
top-wrong-ring = { $cell } — это кольцо { $ring }; стопки ставят на кольца 2 и 3
top-cell-taken = на { $cell } уже стоит стопка
top-all-stacks-stand = все стопки собраны и расставлены
top-can-move = ход есть, поэтому пасовать нельзя
top-narrowed-enough = сужать поле больше нельзя (за партию не более { $most ->
    [one] { $most } раза
   *[other] { $most } раз
  })
top-too-many-stacks = стопок на поле { $count }; сузить его можно, когда их не больше { $most }
top-band-not-empty = на кайме стоит стопка
top-move-under-way = уже идёт ход с { $cell }; продолжи его действиями или итогом
top-no-stack = на { $cell } нет стопки
top-not-yours = верх стопки на { $cell } — не { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[other] { $colour }
  }
top-step-goes-on = { $origin }–{ $target } — это шаг, а после шага ход заканчивается
top-not-empty = клетка { $cell } занята
top-no-jump = { $origin }–{ $target } — это ни шаг, ни прыжок
top-nothing-to-jump = на { $cell } нет стопки, через которую можно прыгнуть
top-jumped-twice = через стопку на { $cell } в этот ход уже прыгали
top-no-such-effect = хода { $effect } нет
top-forbidden = клетка { $cell } закрыта
top-must-capture = взятие возможно, а значит, обязательно
top-must-capture-from-band = бить может стопка на кайме, значит, бить нужно стопкой с каймы
top-must-leave-band = одна из твоих стопок должна уйти с каймы
top-must-end-elsewhere = ход без взятия нужно закончить на другой клетке, не на { $cell }
top-not-in-band = закончить ход на кайме, на { $cell }, можно только со взятием

## Top Hats: telling

top-build = Игрок { $seat } собирает стопку: в середине { $middle ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[other] { $middle }
  }, внизу { $bottom ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[other] { $bottom }
  }.
top-build-unseen = Игрок { $seat } собирает стопку.
top-place = Игрок { $seat } ставит стопку { $stack } на { $cell }.
top-step = Игрок { $seat } шагает с { $origin } на { $target }.
top-jump = Игрок { $seat } прыгает с { $origin } через { $over } на { $target }.
top-stop = Игрок { $seat } останавливается на { $cell }.
top-captured = Стопка на { $cell } теряет { $lost ->
    [red] красную
    [yellow] жёлтую
    [blue] синюю
   *[other] { $lost }
  } шляпу; под ней { $now ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[other] { $now }
  }.
top-captured-last = Стопка на { $cell } теряет последнюю шляпу, { $lost ->
    [red] красную
    [yellow] жёлтую
    [blue] синюю
   *[other] { $lost }
  }.
top-narrow = Игрок { $seat } сужает поле: теперь кайма — кольцо { $band }.
top-pass = Игрок { $seat } пасует.

## Bots

unknown-bot = неизвестный бот «{ $name }»; есть такие: { $allowed }
unknown-bot-close = неизвестный бот «{ $name }»; может быть, { $close }? Есть такие: { $allowed }
bad-budget = бюджет — это секунды (больше 0, до { $seconds }) или симуляции (от 1 до { $simulations }) и потоки (от 1 до { $threads })
not-on-the-move = сейчас ходит не игрок { $seat }
too-many-seats = поиск рассчитан на игры до { $most } игроков; в { $game } их больше
why-only = Других ходов нет.
why-clear = По-моему, с этим ходом шанс победы — { $value } %, а со следующим по силе — { $other } %.
why-close = Почти поровну: по-моему, с этим ходом шанс победы — { $value } %, а с другим — { $other } %.
why-fair = По-моему, с этим ходом шанс победы — { $value } %, и мне этого хватит.
why-plain = По-моему, хороший ход.
why-hats-lead = Закончись партия сейчас, отрыв моей стороны от ближайшей составил бы { $lead } { $lead ->
    [one] очко
    [few] очка
   *[many] очков
  }.
why-hats-draw = Новая карта может оказаться любимой шляпой получше.
why-hats-offer = После обмена с напарником наши любимые шляпы могут стать лучше.
why-hats-give = И без этой карты лучшие любимые шляпы останутся у нас.
why-hats-enough = Больше ничего очков не прибавит.
why-hats-take = Беру карту «{ $card }», потом она будет стоить { $worth }.
why-hats-more = Беру карту «{ $card }», потом она будет стоить { $worth }; следующий по силе ход даёт только { $other }.
why-hats-avoid = Каждая карта вида «{ play-hat-type }» по-прежнему стоит { $worth }, а после следующего по силе хода стоила бы { $other }.
why-hats-hold = Карта «{ $card }» как любимая шляпа принесла бы { $points }; после следующего по силе хода лучшая из моих принесла бы только { $other }.
why-hats-raise = Каждая карта вида «{ play-hat-type }» будет стоить { $worth } вместо { $was }: у моей стороны на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } больше.
why-hats-lower = Каждая карта вида «{ play-hat-type }» будет стоить { $worth } вместо { $was }: у остальных на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } меньше.
why-hats-cookie = Так я получаю печенье, а это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }.
why-hats-snatch = Забираю печенье у игрока { $seat }, а это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }.
why-hats-types = Новый вид в моей коллекции поможет получить или удержать печенье.
why-hats-favourite = С картой «{ $card }» в моей коллекции карта «{ $favourite }» станет любимой шляпой получше; сейчас это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }.
why-hats-keep = Берегу карту «{ $card }» как любимую шляпу; сейчас это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }.
why-hats-black = Как чёрная шляпа карта «{ $card }» — верное очко, и чайный стол остаётся как есть.
why-hats-spare = Карта «{ $card }» мне не нужна, а другая может пригодиться больше.
why-hats-suits = Напарник собирает вид «{ play-hat-type }», и карта «{ $card }» станет там хорошей любимой шляпой.
why-magic-fits = Шляпа на месте { $slot } подходит персонажу под ней.
why-magic-magic = На месте { $slot } — шапка-невидимка.
why-magic-race = Следующий игрок тоже знает шляпу на месте { $slot }, поэтому заберу её раньше.
why-magic-likelier = Шанс, что шляпа на месте { $slot } подходит, — около { $chance } %, а на втором по надёжности месте — только { $other } %.
why-magic-risk = Если вместо этого открыть шляпу на месте { $slot }, она не подойдёт с шансом около { $chance } %; а так я не рискую штрафом.
why-magic-home = Так шляпа попадает к своему персонажу на место { $slot }, а следующий игрок её не знает.
why-magic-look = Я не знаю, что за шляпа на месте { $slot }.
why-magic-wait = Я знаю все шляпы, и любой ход помог бы следующему игроку не меньше, чем мне.
why-magic-told = Судя по игре остальных, шляпа на месте { $slot } подходит с шансом около { $chance } %.
why-magic-guess = Я не знаю, что за шляпа на месте { $slot }; шанс, что она подходит, — около { $chance } %.
why-magic-disturb = Следующий игрок знает шляпу на месте { $slot }, а я нет, вот и перекладываю её.
why-magic-check = Игрок { $seat } знает, какая шляпа на месте { $slot }, и я тоже хочу знать.
why-magic-idle = Ни одну из шляп, которые я знаю, сейчас не выиграть: жду и ничего не выдаю.
why-top-random = Мне всё равно, как собирать и расставлять: выбираю наугад.
why-top-balance = { $taken ->
    [0] Не беру ни одной шляпы
    [1] Беру одну шляпу
    [one] Беру { $taken } шляпу
    [few] Беру { $taken } шляпы
   *[many] Беру { $taken } шляп
  } и потом, скорее всего, { $lost ->
    [0] не отдам ни одной
    [1] отдам одну
   *[many] отдам { $lost }
  } следующему игроку.
why-top-narrow = На суженном поле { $taken ->
    [0] не беру ни одной шляпы
    [1] беру одну шляпу
    [one] беру { $taken } шляпу
    [few] беру { $taken } шляпы
   *[many] беру { $taken } шляп
  } и потом, скорее всего, { $lost ->
    [0] не отдам ни одной.
    [1] отдам одну.
   *[many] отдам { $lost }.
  }
why-top-better = Беру { $taken ->
    [1] одну шляпу
    [one] { $taken } шляпу
    [few] { $taken } шляпы
   *[many] { $taken } шляп
  } и потом, скорее всего, { $lost ->
    [0] не отдам ни одной
    [1] отдам одну
   *[many] отдам { $lost }
  }; со следующим по силе ходом возьму { $gain ->
    [1] одну
   *[many] { $gain }
  } и { $cost ->
    [0] не отдам ни одной.
    [1] отдам одну.
   *[many] отдам { $cost }.
  }
why-top-safer = После этого хода следующий игрок сможет побить только { $stacks ->
    [1] одну мою стопку
    [one] { $stacks } мою стопку
    [few] { $stacks } мои стопки
   *[many] { $stacks } моих стопок
  }, а после следующего по силе хода — { $other }.
why-top-solid = С тремя моими шляпами эта стопка моя до конца.
why-top-middle = С моей шляпой в середине эта стопка останется моей и после одного взятия.
why-top-bottom = Моя шляпа внизу вернёт мне стопку после двух взятий.
why-top-others = Чужие шляпы надо куда-то деть, а здесь они хотя бы не под другими моими стопками.
why-top-place = Пока всё стоит так, на { $cell } стопку никто не побьёт.
why-top-beside = Рядом с моей стопкой на { $cell } меньше места для прыжка: стопки прикрывают друг друга.
why-top-bait = Если мою стопку на { $cell } побьют, под ней откроется моя же шляпа.
why-top-wins = Так ни у кого, кроме меня, не останется стопок, и это победа.
why-top-uncovers = Могу взять шляпы на { $cells }, а под ними мои.
why-top-captures = Так я могу взять { $taken ->
    [1] одну шляпу
    [one] { $taken } шляпу
    [few] { $taken } шляпы
   *[many] { $taken } шляп
  } на { $cells } и, скорее всего, не отдам следующему ни одной.
why-top-must = Надо бить: так беру { $taken ->
    [1] одну шляпу
    [one] { $taken } шляпу
    [few] { $taken } шляпы
   *[many] { $taken } шляп
  } и потом, скорее всего, отдам { $lost ->
    [1] одну
   *[many] { $lost }
  } следующему игроку.
why-top-band = Бить нечего, значит, моя стопка должна уйти с каймы: та, что на { $cell }.
why-top-flees = Следующий игрок мог бы побить мою стопку на { $cell }, а после этого хода не сможет.
why-top-guards = После этого хода следующий игрок уже не возьмёт мои шляпы на { $cells }.
why-top-threatens = Этот ход грозит взятием на { $cells }.
why-top-inwards = Моя стопка на { $cell } подходит ближе к центру.
why-top-safe = После этого хода следующий игрок не побьёт ни одной моей стопки.
why-top-drives = { $stacks ->
    [1] Так одна чужая стопка окажется на кайме и должна будет уйти.
    [one] Так { $stacks } чужая стопка окажется на кайме и должна будет уйти.
    [few] Так { $stacks } чужие стопки окажутся на кайме и должны будут уйти.
   *[many] Так { $stacks } чужих стопок окажутся на кайме и должны будут уйти.
  }
why-top-room = На поле поменьше у остальных меньше места.

## Replay

replay-title = { $game }, игроков: { $players }. Начинает игрок { $first }.
replay-result = Партия окончена: { $scores }.
replay-score = игрок { $seat } — { $score }
replay-winner = Побеждает игрок { $seats }.
replay-winners = Победу делят игроки { $seats }.
replay-stalled = Слишком много ходов подряд без выигрыша.
replay-resigned = Игрок { $seat } сдаётся.
replay-abandoned = Партию не доиграли.

## Arena

arena-too-few-bots = для турнира нужно хотя бы два бота
arena-bot-twice = { $name } указан дважды; дай одному другой бюджет, например { $bot }@500
arena-bad-budget = «{ $text }» — не бюджет; пиши симуляции, @2000 (от 1 до { $simulations }), или секунды, @0.25s (до { $seconds })
arena-two-budgets = укажи --seconds или --simulations, но не оба сразу
arena-needs-sprt = --alpha и --beta нужны только вместе с --sprt
arena-sprt-two-bots = --sprt сравнивает двух ботов; назови ровно двух
arena-bad-sprt = --sprt — «{ $text }»; напиши две доли побед в процентах, сначала меньшую, например 50,55
arena-bad-rate = { $flag } — { $rate }; можно: больше 0, меньше { $most }
arena-bot-erred = ошибка бота { $name }: раунд { $round }, сделано действий: { $action }
arena-bot-fault = { $where }: { $fault }
arena-process-died = один из рабочих процессов упал; партии в --out сохранены, и та же команда продолжит с этого места
arena-settings-differ = { $path } начат с другими настройками: { $names }; { $name } было { $found }, а теперь { $asked }. Возьми те же настройки, выбери другой --out или удали { $path } и { $side }
arena-file-taken = { $path } уже есть, но в { $side } не сказано, что в нём; выбери другой --out
arena-records-lost = { $side } есть, а { $path } нет; верни его или удали { $side }
puzzles-bad-file = { $where }: это не файл с задачами для этих правил
puzzles-progress = ищем задачи: { play-game }
train-progress = обучение, { play-game }: партии этого круга
train-round = круг { $number }: партий { $games }, позиций { $samples }, { $minutes } мин; ошибка { $loss }; против greedy { $greedy }, против прошлого круга { $previous }
train-no-inputs = { play-game }: для сети с числом игроков { $players } нет входов; можно: { $allowed }
train-folder-used = в { $path } уже есть обучение; добавь --resume, чтобы продолжить его, или выбери другую папку
train-nothing-there = в { $path } нет обучения, которое можно продолжить; убери --resume
train-bad-folder = { $path } — не папка с обучением
train-other-settings = у обучения в { $path } задано { $flag } { $value }; убери { $flag } или выбери другую папку
arena-bad-line = { $where }: эта партия не из этого турнира; удали строку или файл
arena-line-twice = { $where }: эта партия встречается дважды; удали строку или файл
arena-file-busy = в { $path } сейчас пишет другой процесс
bad-cluster = «{ $text }» — не кластер; напиши ray, ray://HOST:PORT или, на одной из его машин, ray:HOST:PORT либо ray:auto
cluster-not-started = Ray не запустился: { $reason }
cluster-unreachable = по адресу { $address } не отвечает кластер Ray: { $reason }
cluster-versions = на всех машинах кластера нужны одни и те же версии Ray и Python: { $reason }
cluster-versions-differ = на { $node } стоит { $theirs }, на этой машине { $ours }; установи везде одно и то же
cluster-without-hatbox = одна из машин кластера не может загрузить Hatbox { $version }; установи его там: `pip install 'hatbox[cluster]'`
cluster-work-lost = одна и та же работа пропала вместе со своим процессом { $times } раз: { $reason }
workers-node = { $node }: частей { $chunks }, в секунду { $rate }
play-daily-title = { $game }, раздача дня за { $day }
play-daily-seed = начальное число: SHA-256 от «{ $text }»
play-daily-first = { $first ->
    [0] Начинаешь ты.
   *[other] Начинает Чеширский Кот.
}
play-daily-playing = боты играют: { play-game }
play-daily-bots = Боты на твоём месте:
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] победа за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
    [shared] ничья на { $moves }-м ходу
   *[no] поражение на { $moves }-м ходу
}
arena-title = { $game }, игроков: { $players }, seed { $seed }
arena-counts = Партий: { $games }; раундов: { $rounds }, в каждом одна раздача сыграна в { $seatings } { $seatings ->
    [one] рассадке
   *[other] рассадках
  } (заказано партий: { $asked })
arena-incomplete = Партий: { $games } — из { $rounds ->
    [one] { $rounds } незавершённого раунда
    [few] { $rounds } незавершённых раундов
   *[many] { $rounds } незавершённых раундов
  }; они учтены
arena-stopped = остановлено: не сыграно партий: { $missing }
arena-results = Результаты
arena-duels = Кто кого опередил
arena-paces = Раздумья
arena-bot = бот
arena-games = партии
arena-share = доля побед
arena-interval = 95 %
arena-decided = из решённых
arena-ahead-of-mean = отрыв от среднего соперника
arena-ahead-of-best = отрыв от лучшего соперника
arena-rating = рейтинг
arena-scale = Эло
arena-decisions = решения
arena-mean-time = среднее, мс
arena-high-time = 99 %, мс
arena-longest-time = дольше всего, мс
arena-simulations = симуляции
arena-speed = симуляций/с
arena-late = с опозданием
arena-faults = Ошибки
arena-illegal = недопустимые ответы
arena-overdue = не успел
arena-crashes = сбои
arena-replaced = случайные ходы взамен
arena-unknown = н/д
arena-sprt-low = SPRT: { $bot } выигрывает не больше { $low }, а не { $high }
arena-sprt-high = SPRT: { $bot } выигрывает { $high } или больше, а не { $low }
arena-sprt-open = SPRT: пока не ясно, выигрывает { $bot } { $low } или { $high }
arena-sprt-bounds = Логарифм отношения правдоподобия: { $ratio }, раундов: { $rounds }; границы { $lower } и { $upper } (альфа { $alpha }, бета { $beta }).
arena-sprt-biased = Проверка остановилась, как только стало ясно, поэтому доли и интервалы ниже смещены в сторону решения.
arena-adjusted = без везения
arena-luck-worth = Поправка на везение при доборе заменила столько партий: { $percent } % сверх сыгранных.
arena-luck-worthless = Поправка на везение при доборе здесь партий не сэкономила.
arena-fair = Равные боты выиграли бы по { $share }.
arena-scale-note = Эло: у кого на 400 очков больше, тот бывает впереди в десять раз чаще, чем позади. У { $bot } — 0.
arena-ended = Чем закончилось: { $endings }.

## Studies

study-not-toml = { $path } — не TOML: { $fault }
study-one-file = { $path } описывает всё исследование; укажи один файл и флаги или игры и флаги
study-no-game = укажи, какую игру исследовать: game = "…"
study-unknown-key = { $where }неизвестный ключ «{ $name }»; допустимы: { $allowed }
study-unknown-key-close = { $where }неизвестный ключ «{ $name }»; может быть, «{ $close }»?
study-unknown-option-close = у { $game } нет настройки «{ $name }»; может быть, «{ $close }»?
study-bad-value = { $name } не может быть «{ $value }»; это пишут так: { $allowed }
study-precision = точность { $value } требует около { $games } партий на вариант; возможна от { $least } до { $most }
study-too-many = вариантов { $variants }; в исследовании их не больше { $most }
study-too-many-bots = сторон в игре: { $sides }; ботов друг против друга: { $bots }, это слишком много
study-twice = один и тот же вариант указан дважды: { $name }
study-same-name = две разные игры называются { $name }; дай изменённой своё имя
study-not-folder = { $path } — не папка
study-folder-taken = в { $path } уже лежит другое; выбери другой --out
study-other = в { $path } другое исследование, отличается: { $names }; выбери другой --out
what-if-base = { $name } изменить нельзя; начать можно с одной из игр: { $allowed }
what-if-name = «{ $name }» не годится как имя изменённой игры; выбери новое из букв, цифр и _
what-if-module = { $name }: пиши MODULE.NAME; модули { $game }: { $allowed }
what-if-unknown = в { $game } нет ничего с именем { $name }; может быть: { $allowed }
what-if-kind = { $name } должно остаться тем, что есть: { $wanted ->
    [def] функцией
   *[other] числом, текстом, списком или таблицей
  }

## Command line

compiling = компилируются правила (только когда они новые на этом компьютере)…
faults-summary = записей: { $records }, ходов: { $moves }, ошибок: { $faults }
bad-lines = не подошло строк: { $bad } из { $lines }; первая: { $fault }

## Backups

database-unusable = { $fault }
backup-writing = копирование
backup-done = { $path }: игроков { $players }, столов { $tables }, событий { $events }
backup-not-ours = { $path } — это не копия, сделанная командой hatbox backup
backup-newer = { $path } сделан более новой версией hatbox (схема { $schema }, здесь известна { $known }): возьми ту версию
backup-damaged = { $path } повреждён, поэтому ничего не изменено
restore-checking = проверка
restore-writing = восстановление
restore-done = восстановлено из { $path }: игроков { $players }, столов { $tables }, событий { $events }
restore-not-empty = база данных не пуста, поэтому ничего не изменено; --replace удалит то, что в ней есть

## Looking after a server

admin-no-player = игрока с идентификатором или именем { $player } нет
admin-many-players = имя { $name } носят несколько игроков; укажи идентификатор: { $ids }
admin-no-table = стола { $table } нет
admin-table-ended = стол { $table } уже завершён: { $status }
admin-table-busy = за столом { $table } сейчас слишком много событий, закрыть его не удалось; попробуй ещё раз
admin-bad-name = в имени от 1 до 24 знаков, хотя бы один из них видимый
admin-none = Ничего нет.
admin-closed = Стол { $table } закрыт.
admin-muted = { $name } ({ $player }): чат закрыт до { $until }.
admin-unmuted = { $name } ({ $player }): чат снова открыт.
admin-banned = { $name } ({ $player }): доступ закрыт.
admin-unbanned = { $name } ({ $player }): доступ снова открыт.
admin-renamed = Новое имя игрока { $player }: { $name }.
admin-status-name = { $status ->
    [open] открыт
    [playing] идёт игра
    [over] окончен
   *[closed] закрыт
  }
admin-table = стол
admin-value = значение
admin-game = игра
admin-status = состояние
admin-seats = места
admin-seat = место
admin-options = настройки
admin-host = хозяин
admin-created = создан
admin-updated = последнее событие
admin-events = события
admin-player = игрок
admin-name = имя
admin-tables = столы
admin-muted-until = чат закрыт до
admin-notes = заметки
admin-bot = бот
admin-is-banned = доступ закрыт
admin-when = когда
admin-reporter = кто сообщил
admin-reported = о ком
admin-reason = причина
admin-what = что
admin-count = сколько
admin-stats-players = игроки
admin-stats-bots = из них боты
admin-stats-new-players = новые за сутки
admin-stats-muted = чат закрыт сейчас
admin-stats-banned = доступ закрыт
admin-stats-moves = ходы
admin-stats-day = партии, оконченные за сутки
admin-stats-week = партии, оконченные за неделю
admin-stats-reports = жалобы

## Terminal

play-game = { $game ->
    [hats] Шляпы
    [magic_hat] Шапка-невидимка
    [top_hats] Цилиндры
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Шляпы: обмен картами за чайным столом, от 2 до 4 игроков
    [magic_hat] Шапка-невидимка: запомни, над кем чья шляпа, от 2 до 4 игроков
    [top_hats] Цилиндры: стопки прыгают друг через друга, 2 или 3 игрока
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Наугад
    [greedy] Жадина
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
    [mad_hatter] Безумный Шляпник
    [white_rabbit] Белый Кролик
   *[other] { $bot }
  }
play-you = ты
play-person = человек
play-seat = { $seat } ({ $who })
play-friends = только люди за этим устройством
play-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
play-choose-game = Во что сыграем?
play-choose-players = Сколько игроков?
play-choose-opponents = Против кого? От слабого к сильному:
play-not-offered = варианта «{ $text }» нет; нажми Enter, чтобы увидеть варианты
play-choose-one = Введи один из вариантов, до { $most }.
play-bad-levels = --level указан { $levels ->
    [one] { $levels } раз
    [few] { $levels } раза
   *[many] { $levels } раз
  }, а ботов { $bots }; укажи один раз для всех или по разу для каждого
play-load-alone = --load продолжает сохранённую партию как есть: с ним можно указать только --seed и --seconds
play-file-taken = { $path } уже есть, и это не сохранённая партия; выбери другое имя

play-begins = Начинает игрок { $seat }.
play-resumed = Партия продолжается, сделано ходов: { $moves }.
play-help-hint = Введи число или ход; ? покажет правила и всё остальное.
play-your-turn = Игрок { $seat }, твой ход
play-over = Партия окончена
play-thinking = { $who } думает…
play-look-once = Посмотри хорошенько и нажми Enter: второй раз не покажут.
play-done-looking = Нажми Enter, чтобы очистить экран для следующего игрока, или введи undo:
play-hand-over = Передай устройство: играет игрок { $seat }. Остальные не подглядывают.
play-ready = Игрок { $seat }, нажми Enter, когда экран будет виден только тебе.
play-goodbye = До свидания!
play-after = Нажми Enter, чтобы выйти, или введи again, log или save ФАЙЛ.
play-score = Игрок { $seat }: { $score }
play-undone = Ход взят назад.
play-undo-nothing = Брать назад нечего.
play-undo-others = Назад уже не взять: с тех пор ходил кто-то другой.
play-undo-chance = Назад уже не взять: с тех пор взята карта из колоды.
play-undo-revealed = Назад уже не взять: открылось то, что было скрыто.
play-save-where = В какой файл сохранить?
play-save-leaving = Партия не сохранена. Введи имя файла или нажми Enter, чтобы выйти:
play-saved =
    Сохранено в { $path }.
    Продолжить: hatbox play --load { $path }
    (В файле есть всё, даже скрытое от тебя: лучше туда не заглядывать.)
play-resign-sure = Точно сдаёшься? (yes или no)
play-hint = Так советует { $who }:
play-hint-why = «{ $reason }»
play-hint-share = шанс на победу { $share } %, плюс-минус { $error }
play-choose-move = Что будешь делать?
play-moves-so = { $verb } ({ $count })
play-commands =
    Вводи числа («3», потом «1», или «3 1»), ходы (можно короче: «ex d4 3») или:
      ?             эта справка
      hint          как сыграл бы сильнейший бот и почему
      legal         все разрешённые ходы
      table         нарисовать всё заново
      log           что уже было; log 10: последние десять событий
      undo          взять назад свой последний ход, если он ничего не открыл
      save ФАЙЛ     отложить партию; потом: hatbox play --load ФАЙЛ
      resign        сдаться (если сторон две)
      quit          выйти
    Пустая строка возвращает к первому выбору.
play-extra-command = { $name ->
    [stacks] stacks        все стопки сверху вниз, насколько ты их знаешь
   *[other] { $name }
  }

play-column-seat = игрок
play-column-hand = рука
play-column-collection = коллекция
play-column-black = чёрные шляпы
play-column-cookie = печенье
play-column-now = очки сейчас
play-column-pairs = пары
play-column-magic = невидимки
play-column-penalties = штраф
play-column-colour = цвет
play-column-stacks = стопки
play-column-waiting = ещё ставить
play-column-lost = потеряно шляп
play-column-cell = клетка
play-column-stack = сверху вниз
play-column-builder = кем собрана

play-hat-type = { $type ->
    [B] Берет (B)
    [C] Клош (C)
    [D] Дирстокер (D)
    [F] Феска (F)
    [K] Кепи (K)
    [S] Сомбреро (S)
   *[T] Треуголка (T)
  }
play-tea-table = чайный стол
play-row-cards = карта
play-row-worth = стоит
play-worth-now = Сейчас стоят
play-piles = колода { $deck }, сброс { $discards }
play-hand = Твои карты
play-cookie = печенье
play-team-now = игроки { $seats }: сейчас { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
play-team-score = Игроки { $seats } вместе: { $score }
play-offer-open = Игрок { $seat } передаёт напарнику карту лицом вниз.
play-choose-card = { $left ->
    [give] Какую карту отдашь напарнику?
    [optional] Основное действие сделано. Какая карта для дополнительного?
    [main] Дополнительное действие сделано. Какая карта для основного?
   *[both] Какая карта?
  }
play-choose-use = Что сделать с { $card }? (Enter: другая карта)
play-card-favourite = { $uses }; как любимая { $points }
play-exchange-onto = на позицию { $place }, взять
play-end-turn = закончить ход
play-hats-verb = { $verb ->
    [black] сделать чёрной шляпой
    [discard] сбросить и взять новую
    [offer] передать напарнику
    [give] отдать напарнику
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] обмен на { $places }
    [black] чёрная шляпа
    [discard] сбросить
    [offer] передать
    [give] отдать
   *[other] { $verb }
  }
play-black-hats = чёрные шляпы
play-favourite = любимая шляпа { $card }
play-tie-broken = Очков поровну: решают чёрные шляпы, потом печенье (H14).

play-kind = { $kind ->
    [king] король
    [queen] королева
    [princess] принцесса
    [knight] рыцарь
    [wizard] волшебник
    [jester] шут
    [cook] повар
    [maid] служанка
    [dragon] дракон
    [astrologer] звездочёт
    [noble] вельможа
    [archer] лучник
    [monk] монах
    [bishop] епископ
    [troubadour] трубадур
    [farmer] крестьянин
    [miner] шахтёр
    [fairy] фея
    [sultan] султан
    [sailor] моряк
    [magic] НЕВИДИМКА
   *[other] { $kind }
  }
play-slot = место { $slot }
play-seen-by = видели: { $seats }
play-magic-piles = В стопках: персонажей { $characters }, шляп { $hats }. Ходов без выигрыша: { $stall }
play-magic-piles-limit = В стопках: персонажей { $characters }, шляп { $hats }. Ходов без выигрыша: { $stall } из { $limit }
play-magic-verb = { $verb ->
    [peek] peek: посмотреть шляпу
    [swap] swap: поменять две шляпы местами
   *[open] open: открыть шляпу — пара или штрафная фишка
  }
play-choose-slot = { $verb ->
    [peek] Шляпу на каком месте посмотреть?
    [swap] Шляпу на каком месте поменять?
   *[open] Шляпу на каком месте открыть?
  }
play-choose-second = С каким местом поменять шляпу на месте { $slot }?
play-opened-wrong = Игрок { $seat } открывает шляпу на месте { $slot } и ошибается. Штрафная фишка.
play-magic-penalties = штрафные фишки минус шапки-невидимки

play-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
   *[blue] синий
  }
play-own-stacks = Твои стопки, сверху вниз
play-top-state = Кайма — кольцо { $band }. Ходов без взятия: { $stall }
play-top-state-limit = Кайма — кольцо { $band }. Ходов без взятия: { $stall } из { $limit }
play-legend = { $rings } кольца   { $band } кайма   { $neutral } нейтральная шляпа   { $stack } стопка: цвет, высота
play-legend-placing = { $goal } сюда   { $rings } кольца   { $band } кайма   { $neutral } нейтральная шляпа   { $stack } стопка: цвет, высота
play-legend-narrowed = { $rings } кольца   { $band } кайма   { $forbidden } закрыто   { $neutral } нейтральная шляпа   { $stack } стопка: цвет, высота
play-choose-stack = Какая стопка?
play-choose-build = Следующая стопка, сверху вниз:
play-choose-cell = Куда поставить стопку { $stack }? Число или клетка (Enter: другая стопка)
play-choose-target = Куда пойти с { $cell }? (Enter: другая стопка)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
play-goes = на { $cell }
play-goes-taking = на { $cell }, бьёт { $taken }
play-top-verb = { $verb ->
    [narrow] сузить поле, потом ходить
   *[pass] пас
  }
play-top-points = Игрок { $seat }: { $share } (стопок на поле: { $stacks })
play-top-won = Все стопки на поле одного цвета: { $colour } (T11).
play-top-stalled = Ходов подряд без взятия: { $turns } (T13). Победу делят все, у кого ещё есть стопка.

play-rules-other = Правил этой игры здесь нет; `legal` покажет твои ходы.
play-rules-hats =
    ШЛЯПЫ вкратце
    Побеждает тот, у кого больше очков. В свой ход (H4) ты делаешь одно основное
    действие, а до или после него можешь сделать одно дополнительное.
      Основное: обмен (H5). Положи карту на позицию чайного стола и забери ту, что
        там лежала; твоя должна быть того же вида или с большим числом. Или положи
        карту лицом вниз, это чёрная шляпа (H6): что там, знаешь только ты.
      Дополнительное, вдвоём и втроём: сбросить карту и взять новую (H7).
      Дополнительное, вчетвером: передать карту напарнику, он даст другую (H8).
    После восьми ходов последняя карта — твоя любимая шляпа (H10).
    Очки: каждая собранная карта стоит столько, каков наименьший номер позиции её
    вида на чайном столе, или 0, если его там нет; каждая чёрная шляпа стоит 1
    (H11). Любимая шляпа даёт сумму чисел на собранных картах своего вида минус её
    число (H12). Печенье даёт 5 (H13): оно у того, у кого больше видов (H9).
    «Очки сейчас» — без любимых шляп.
    Ходы: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Виды: B берет, C клош, D дирстокер, F феска, K кепи, S сомбреро, T треуголка
play-rules-magic =
    ШАПКА-НЕВИДИМКА вкратце
    Собери больше всех пар «персонаж и шляпа». Семь персонажей стоят в ряд, над
    каждым закрытая шляпа (M2). В свой ход ты делаешь одно из трёх (M3):
      peek (M4): посмотреть одну шляпу; её видишь только ты.
      swap (M5): поменять две шляпы местами, не глядя.
      open (M6): открыть шляпу для всех. Если она подходит персонажу под ней, обе
        карты твои, и приходят новый персонаж и новая шляпа. Шапку-невидимку
        оставляешь себе. Иначе шляпа ложится обратно, а ты получаешь штрафную фишку.
    Игра заканчивается, когда остались три персонажа (M7) или когда слишком долго
    никто ничего не выигрывал (M10).
    Очки: пары минус штрафные фишки; шапка-невидимка отменяет одну фишку (M8).
    Увиденное надо помнить, если не включена настройка memory_aid (M13).
    Ходы: peek 3, swap 2 5, open 4
play-rules-top =
    ЦИЛИНДРЫ вкратце
    Ты побеждаешь, когда все стопки твои (T11). Каждый тайно собирает пять стопок по
    три шляпы, свой цвет сверху (T3), и все по очереди ставят их на кольца 2 и 3
    (T4). Стопка принадлежит тому, чей цвет сверху, кто бы её ни собирал (T5).
    В свой ход ты двигаешь одну стопку (T6): шаг на соседнюю пустую клетку или
    прыжки через соседние стопки на пустую клетку сразу за ними. Каждая чужая
    стопка, через которую был прыжок, теряет верхнюю шляпу; шляпа под ней решает,
    чья теперь стопка (T7). Кто может бить, обязан бить, прежде всего с каймы (T8).
    Внешнее кольцо — кайма: закончить там ход можно только со взятием, а стопка на
    кайме должна с неё уйти (T9). Когда стопок пять или меньше и на кайме пусто,
    перед ходом можно сузить поле (T10).
    Слишком много ходов без взятия — ничья (T13).
    Ходы: build yellow red (середина, низ), place 2 E7, move C3 C5 E7 (куда
    приземляется), C3-E7*C4 (откуда, куда, что взято), narrow, pass

## Playing at a server

join-bad-address = «{ $address }» — не адрес сервера; напиши, например, localhost:8731
bad-prefix = { $option } не может быть «{ $value }»; это путь, например /hats
bad-web-address = { $option } не может быть «{ $value }»; это адрес, например { $example }
request-unknown-host = Этот сервер не знает имени { $host }. Администратор может разрешить его с --url.
bad-header = { $option } не может быть «{ $value }»; это имя заголовка, например X-Forwarded-User
sign-in-off = Вход здесь не нужен: хватит имени.
sign-in-provider-down = Служба входа не отвечает. Попробуй ещё раз через несколько минут.
sign-in-provider-wrong = В службе входа что-то пошло не так. Попробуй ещё раз или сообщи администратору.
sign-in-denied = Вход не выполнен, ничего не изменилось.
sign-in-expired = Прошло слишком много времени, или вход уже выполнен. Войди ещё раз.
sign-in-other-browser = Заверши вход в том же браузере, где он начат.
sign-in-linked-elsewhere = Эта учётная запись уже связана с профилем { $name }.
sign-in-has-account = У тебя уже привязана другая учётная запись. Сначала отвяжи её.
sign-in-no-proxy = Сервер не знает, кто ты. Открой игру так, как объяснил администратор.
identity-sign-in-needed = Чтобы играть здесь, войди.
serve-scan = Отсканируй это телефоном или открой { $address }
member-list-short = { $path }, строка { $line }: код слишком короткий; нужно не меньше { $least } букв или цифр
member-list-twice = { $path }, строка { $line }: этот код уже есть в списке
member-name-taken = у { $name } уже есть код; отозвать его можно командой «hatbox invite revoke»
member-unknown = ни у кого с именем { $name } кода нет; у кого есть, покажет «hatbox invite list»
member-several = код есть у нескольких людей с именем { $name }; отзови его в своём файле
member-from-file = код для { $name } — в твоём файле: удали там его строку
member-code = код
member-link = ссылка
member-added = добавлен
member-player = имя в игре
member-seen = последний раз здесь
member-revoked = Код для { $name } больше не действует.
member-revoked-banned = Код для { $name } больше не действует, и доступ закрыт: { $name } ({ $player }). Чтобы открыть его снова: hatbox admin unban { $player }
identity-invite-needed = Чтобы играть здесь, нужен код приглашения. Спроси его у того, кто тебя позвал.
lobby-closed = Быстрой игры здесь нет. Открой стол и позови друзей.
join-unreachable = { $address } недоступен: { $reason }
join-not-hatbox = по адресу { $address } нет сервера hatbox
join-refusal = { $reason }
join-refused = Сервер отказал: { $code }
join-bad-identities = { $path } повреждён; исправь или удали его (тогда ты везде будешь новым игроком)
join-name = Как тебя зовут?
join-recovery =
    С этим кодом можно играть под своим именем на другом устройстве:
    { $code }
    Твой профиль записан в { $path }.
join-choose-table = Где хочешь играть?
join-mine-turn = твоя партия ({ $game }), твой ход: { $who }
join-mine = твоя партия ({ $game }): { $who }
join-open = { $game }, свободных мест: { $free }; за столом { $who }
join-new = открыть новый стол
join-choose-access = Кто может присоединиться?
join-listed = кто угодно: стол в списке
join-private = только те, кому ты скажешь имя стола
join-free = свободно
join-waiting =
    Ждём остальных. Им надо ввести: hatbox join { $url } { $table }
    Или посади ботов на свободные места: введи bots dormouse
    (или march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = Ждём: { $who }.
join-help-hint = Введи ?, чтобы увидеть правила и команды.
join-line-lost = (связь потеряна; пробуем снова…)
join-line-back = (связь восстановлена)
join-not-now = «{ $text }» сейчас нельзя: ход не твой.
join-bad-level = введи bots и уровень: { $allowed }
join-leave-sure = Точно отдать своё место? (yes или no)
join-after = Нажми Enter, чтобы выйти, или введи again, log или say.
join-sat = { $name } занимает место { $seat }.
join-left = Место { $seat } снова свободно.
join-readied = Игрок { $seat } ждёт начала.
join-unreadied = Игрок { $seat } ещё собирается.
join-filled = { $bot } занимает свободные места.
join-started = Игра начинается.
join-chose = Игрок { $seat }: выбор сделан.
join-rechose = Игрок { $seat } выбирает заново.
join-undone = Игрок { $seat } берёт ход назад.
join-undo-asked = Игрок { $seat } хочет взять ход назад; остальные вводят yes или no.
join-undo-refused = Игрок { $seat } не разрешает: ход остаётся.
join-taken-over = { $why ->
    [time] Время игрока { $seat } вышло: дальше играет { $bot }.
   *[left] Игрок { $seat } уходит: дальше играет { $bot }.
  }
join-returned = Игрок { $seat } возвращается.
join-said = { $name }: { $text }
join-bots-offered = Больше пока никто не пришёл; хозяин стола может ввести bots и уровень.
join-rematch-asked = Игрок { $seat } хочет сыграть ещё; введи again, чтобы согласиться.
join-rematched = Начинается новая партия.
join-closed = Стол закрыт.
join-commands =
    Вводи числа («3», потом «1», или «3 1»), ходы (можно короче: «ex d4 3») или:
      ?             эта справка
      legal         все разрешённые ходы
      table         нарисовать всё заново
      log           что уже было; log 10: последние десять событий
      say СЛОВА     сказать всем; phrases: готовые фразы, говорятся по имени
      undo          взять последний ход назад; остальным, возможно, надо согласиться
      yes, no       ответить тому, кто хочет взять ход назад
      resign        сдаться (если сторон две)
      leave         отдать своё место; дальше играет бот
      return        забрать своё место у бота
      bots УРОВЕНЬ  посадить ботов на свободные места (только хозяин стола)
      again         ещё одна партия с теми же игроками, когда эта окончена
      quit          выйти из программы, сохранив место
    Пустая строка возвращает к первому выбору.

## Table talk: ready-made phrases

phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-have-fun = Приятной игры!
phrase-your-turn = Твой ход!
phrase-one-moment = Минутку, пожалуйста.
phrase-take-your-time = Не торопись.
phrase-well-played = Отлично сыграно!
phrase-nice-move = Красивый ход!
phrase-oops = Ой!
phrase-sorry = Извините!
phrase-thanks = Спасибо!
phrase-thinking = Дайте подумать…
phrase-exciting = Становится всё интереснее!
phrase-lucky = Повезло!
phrase-unlucky = Не повезло!
phrase-yes = Да!
phrase-no = Нет!
phrase-haha = Ха-ха!
phrase-well-done-partner = Отлично, напарник!
phrase-good-game = Хорошая игра!
phrase-again = Сыграем ещё?
phrase-next-time = В другой раз повезёт!
phrase-must-go = Извините, мне пора.
phrase-bye = Пока, до скорого!

## The server

serving = сервер работает: { $address } (Ctrl-C — остановить)
connection-hello-first = Соединение закрыто: программа должна сначала назвать себя.
connection-hello-twice = Соединение закрыто: программа называет себя только один раз.
connection-version = Эта программа старше или новее сервера. Обнови страницу или программу.
connection-not-text = Соединение закрыто: каждое сообщение должно быть текстом.
connection-too-fast = Слишком много сообщений сразу. Подожди немного.
connection-too-slow = Связь слишком медленная и не успевает. Соединяемся заново…
connection-silent = От тебя давно ничего не слышно. Соединяемся заново…
message-bad = Сервер не понимает сообщение: { $fault }
identity-needed = Сначала нужно имя.
identity-unknown-token = Сервер тебя больше не узнаёт. Выбери имя ещё раз.
identity-unknown-code = Такого кода восстановления нет. Проверь, всё ли введено верно.
device-unknown = На этом устройстве выход уже выполнен.
identity-banned = Доступ к этому серверу тебе закрыт.
identity-banned-because = Доступ к этому серверу тебе закрыт: { $reason }
identity-too-many-mutes = Скрыть можно сообщения самое большее { $most ->
    [one] { $most } игрока
   *[other] { $most } игроков
  }.
name-empty = В имени должен быть хотя бы один видимый знак.
table-unknown = Такого стола нет.
table-too-many = У тебя уже { $most ->
    [one] { $most } открытый стол
    [few] { $most } открытых стола
   *[many] { $most } открытых столов
  }. Сначала начни игру за одним из них или выйди из-за него.
table-too-many-running = У тебя уже { $most ->
    [one] { $most } начатая партия
    [few] { $most } начатые партии
   *[many] { $most } начатых партий
  }. Сначала закончи одну из них или сдайся.
table-too-many-watched = Ты смотришь слишком много столов сразу.
table-worn-out = Этот стол достиг предела: теперь можно только ходить. Открой новый.
table-no-spectators = Пока идёт игра, её видят только игроки.
table-bad-bots = Боты могут занять места { $allowed }, но не все сразу.
table-not-seated = За этим столом у тебя нет места.
table-seated = У тебя уже есть место: { $seat }.
table-seat-taken = Место { $seat } занято. Свободные места: { $allowed }
table-full = Все места заняты.
table-host-only = Это может только хозяин стола.
table-not-ready = Ещё не все готовы.
table-not-open = { $status ->
    [playing] Игра уже началась.
    [over] Игра окончена.
   *[closed] Этот стол закрыт.
  }
table-not-playing = { $status ->
    [open] Игра ещё не началась.
    [over] Игра окончена.
   *[closed] Этот стол закрыт.
  }
table-not-over = Игра ещё не окончена.
table-bot-plays = За тебя играет бот. Сначала верни себе место.
table-you-play = Ты и так на своём месте: бот за тебя не играет.
table-cannot-resign = Сдаться можно, только если сторон две.
table-asked-already = Предложение сыграть ещё уже отправлено.
table-rematched = Следующая партия уже началась за другим столом.
command-stale = Пока твой ход шёл к серверу, что-то изменилось. Взгляни ещё раз.
command-unseen = Программа насчитала за этим столом больше событий, чем было: { $seen } вместо { $last }.
move-not-your-turn = Сейчас не твой ход.
move-chosen-all = Всё уже выбрано.
move-your-turn-now = Сейчас твой ход: просто ходи.
move-no-premove = У тебя нет запланированного хода.
move-premove-dropped = Запланированный ход больше невозможен и отменён: { $move }
undo-nothing = Тебе нечего взять назад.
undo-revealed = Этот ход уже не взять назад: с тех пор открылось что-то скрытое.
undo-not-asked = Твоего ответа никто не ждёт.
talk-not-here = За этим столом чат выключен.
talk-phrases-only = За этим столом можно писать только готовые фразы.
talk-empty = Сообщение пустое.
talk-too-fast = Не так быстро: подожди немного перед следующим сообщением.
notify-no-push = Этот сервер не шлёт уведомлений в браузер.
notify-no-webhook = Этот сервер не шлёт уведомлений на веб-адреса.
notify-no-email = Этот сервер не шлёт писем.
notify-bad-address = { $reason ->
    [scheme] Адрес должен начинаться с https://
    [private] Этот адрес не в открытом интернете.
    [port] Этот порт нельзя. Возьми 443 или любой больше 1023.
    [keys] Подписка браузера недействительна. Выключи уведомления и включи их снова.
   *[malformed] Это не веб-адрес.
  }
notify-hook-refused = По этому адресу пришла ошибка ({ $status }). Адрес верный?
notify-hook-unreachable = По этому адресу никто не отвечает.
notify-bad-email = Это не похоже на адрес эл. почты.
notify-mail-failed = Сейчас письмо отправить не удаётся. Попробуй позже.
notify-bad-time-zone = Часового пояса «{ $zone }» нет. Названия выглядят так: Europe/Rome.
notify-half-quiet = У тихих часов должны быть начало и конец.
notify-too-many-devices = Уведомления уже приходят на { $most ->
    [one] { $most } устройство
    [few] { $most } устройства
   *[many] { $most } устройств
  }. Сначала выключи их на одном.
notify-nothing-set-up = Пока некуда отправлять.
invite-unknown-player = Этого игрока здесь уже нет.
invite-yourself = Ты уже здесь.
invite-not-open = Эта игра уже началась.
invite-already-seated = У этого игрока здесь уже есть место.
invite-no-seat = Все места заняты.
invite-too-often = Приглашений пока достаточно. Подожди немного.
talk-muted = Администратор на время закрыл тебе чат.
talk-muted-because = Администратор на время закрыл тебе чат: { $reason }
talk-gives-away = { $named ->
    [type] Напарникам нельзя называть вид карты (H8). Сообщение не отправлено.
    [colour] Напарникам нельзя называть цвет карты (H8). Сообщение не отправлено.
   *[number] Напарникам нельзя называть число на карте (H8). Сообщение не отправлено.
  }
request-unknown = По адресу { $path } ничего нет.
request-unknown-ratings = Для этой игры с таким числом игроков рейтинга нет.
request-bad-method = { $method } здесь нельзя; можно: { $allowed }
request-bad-query = «{ $text }» — не целое число.
request-bad-body = Запрос составлен неверно: { $fault }
request-too-large = Запрос слишком велик; предел — { $most } байт.
request-too-many = Слишком много запросов. Подожди немного.
request-foreign-origin = Страницам с других сайтов этот сервер недоступен.
server-busy = Сервер занят. Попробуй ещё раз.
server-restarting = Сервер перезапускается. Скоро продолжим.
server-stopping = Сервер останавливается.

# --- the edge of the network
bad-address = { $option } не может быть «{ $value }»; допустимы адреса и сети, например 127.0.0.1 или 10.0.0.0/8, через запятую
# --- calls from Python
no-result-yet = партия ещё идёт, результата пока нет; текущий счёт даёт match.partial_result()
not-a = для { $field } нужно { $wanted }, а не { $given }

# --- joining by a code
join-friends = те, кого ты пригласишь
join-have-code = у меня есть код
join-ask-code = Код или ссылка:
# --- what is stored

table-damaged = Этот стол повреждён, показать его нельзя. Администратор уже знает.

# --- putting a game away
table-cannot-close = Удалить можно только партию с ботами, которая не идёт в рейтинг.
server-cannot-store = Сервер сейчас не может ничего сохранить. Попробуй позже.

# --- games that were played on a device
record-not-over = Загрузить можно только законченную партию.
record-no-commitment = Эту партию нельзя загрузить: нет доказательства честной раздачи.
record-not-valid = Эту партию нельзя загрузить: в ней что-то не так. { $fault }
record-too-long = Эта партия слишком длинная, её нельзя загрузить: в ней больше { $most } ходов.
daily-other-deal = Это не раздача дня за { $day } и не за день до него, поэтому партия не засчитывается.
daily-other-opponent = Эта партия не засчитывается: на { $number }-м ходу Чеширский Кот пошёл бы иначе. Обнови страницу, чтобы получить последнюю версию.
daily-unknown-game = В этой игре раздачи дня нет.
daily-bad-day = «{ $day }» — не дата. Напиши её так: 2026-11-18.
record-bad-seats = Эту партию нельзя загрузить: на каждом месте должен быть человек или бот, и хотя бы на одном — человек.
table-uploaded = Эту партию сыграли на устройстве, а сюда только загрузили. Чтобы сыграть ещё, начни новую.

# --- fair deals

fair-bad-seed = начальное число должно состоять из 64 шестнадцатеричных цифр
fair-nonces = для каждого места нужно случайное число: 64 шестнадцатеричные цифры или null
fair-seed-commitment = начальное число не соответствует отпечатку, опубликованному до игры
fair-other-commitment = в записи отпечаток { $found }, а у тебя сохранён { $kept }
fair-without-nonce = твоё случайное число { $nonce } не участвовало в раздаче
fair-commitment-changed = Внимание: сервер подменил отпечаток раздачи за этим столом. Не доверяй этой игре.
join-fair-checked = Раздача проверена: она была определена до игры, и карты никто не подбирал.
join-fair-wrong = Внимание, раздача была нечестной: { $fault }
admin-said = что сказано
admin-report = жалоба
admin-no-report = жалобы { $report } нет
admin-resolved = Жалоба { $report } закрыта.
admin-forgotten = { $name } ({ $player }): все личные данные удалены.
admin-pruned = Удалено: столов { $tables }, игроков { $players }, жалоб { $reports }.
admin-exported = Партий в { $path }: { $games }; не прочитано столов: { $damaged }.
admin-bad-age = «{ $age }» — не срок; напиши от 1d до { $most }d (дней)
report-not-there = Этот игрок за этим столом не сидел.

# --- near misses
unknown-game-close = неизвестная игра «{ $name }»; может быть, { $close }? Есть такие: { $allowed }
play-load-record = { $path } — запись партии; её показывает `hatbox replay { $path }`
# --- alone among bots
practice-rated = Эта партия идёт в рейтинг, поэтому здесь без подсказок.
practice-people = Так можно, только если все остальные за столом — боты.
# --- starting a server

cache-unwritable = не удаётся записать кэш компиляции { $path }: правила будут компилироваться при каждом запуске. Другую папку можно указать в HATBOX_CACHE
already-serving = Hatbox уже работает: { $address }
serve-port-taken = порт { $port } занят; останови программу, которая его держит, или выбери другой через { $flag }
serve-port-forbidden = порт { $port } недоступен обычным пользователям; выбери порт выше 1023 через { $flag }
serve-no-address = у этого компьютера нет адреса { $host }; укажи в --host один из его собственных
serve-unknown-host = имя { $host } не найдено; в --host нужен адрес этого компьютера
server-getting-ready = Сервер готовится: он компилирует правила, это нужно один раз на этом компьютере.
warm-progress = компиляция: { $done } из примерно { $total } функций, осталось { $seconds } с
warm-done = { $games }: скомпилировано за { $seconds } с
warm-failed = не удалось скомпилировать: { $fault }
site-no-page = страница здесь не собрана; её собирает `python3 run.py`, а в установленном hatbox она есть
site-not-empty = папка { $path } не пуста, и это не сайт, записанный hatbox; ничего не изменено. Выбери другую папку
site-done = { $path }: файлов { $files }, { $megabytes } МБ. Положи папку на любой хостинг. Попробовать здесь:
wasm-done = { $path } готов: { $kilobytes } КБ

# --- why the cookie moved
hats-cookie-numbers = Видов поровну: решают меньшие числа.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who }: победа { $scores }
   *[other] { $who }: общая победа { $scores }
  } — { $game }
share-title-plain = { $count ->
    [one] { $who }: победа
   *[other] { $who }: общая победа
  } — { $game }

# --- the Python client
client-unreachable = { $address } не отвечает: { $reason }

# --- sockets of a server
serve-unix-taken = на { $path } уже отвечает другой сервер; останови его или укажи в --unix другой файл
serve-unix-unusable = { $path } не получится использовать как сокет: { $reason }
# --- parts that are not installed

missing-parts = для hatbox { $command } не хватает компонентов; установи их: `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = по записи { $option } — { $found }, а за столом договорились так: { $agreed }
fair-two-commitments = сервер сначала опубликовал отпечаток { $first }, а потом { $other }

# --- games from files
game-file-missing = нет файла { $path }
game-file-fault = { $path } не загружается как игра: { $fault }
game-file-no-name = в { $path } нет { $name }; пиши ФАЙЛ.py:ИМЯ
game-file-no-game = { $name } в { $path } — не Game, а { $given }

## Насколько бот уязвим

tree-too-large = в дереве игры { $game } с этими настройками больше { $most } узлов; возьми игру поменьше с --size или сыграй партии с --games
exploit-walking = обход дерева игры { $game }
exploit-balancing = поиск равновесной игры
exploit-asking = вопросы к { $bot }, симуляций: { $simulations }
exploit-playing = партии против { $bot }, симуляций: { $simulations }
exploit-tree = { $game }, игроков: { $players }; узлов: { $nodes }, информационных множеств: { $sets }
exploit-balanced = Равновесная игра стоит для места 0 { $value } (победа +1, поражение −1).
exploit-explanation = Насколько больше { $bot } выигрывают лучшие ответы на его игру, в сумме; в скобках — где ожидается истинное значение (посевов: { $seeds }):
exploit-won = Симуляций: { $simulations }. Знающий бота соперник выиграл { $value } ({ $low }–{ $high }) партий против { $bot }, всего партий: { $games }; поровну было бы { $fair }
