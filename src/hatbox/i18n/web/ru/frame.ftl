# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Шляпы
    [magic_hat] Шапка-невидимка
   *[top_hats] Цилиндры
}
bot-name = { $level ->
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
    [white_rabbit] Белый Кролик
   *[mad_hatter] Безумный Шляпник
}
guest-name = Гость { NUMBER($number, useGrouping: 0) }
seat-free = Свободное место
seat-stands-in = { $name } ({ $bot })
to-home = Главная
close = Закрыть
ok = ОК
loading = Минутку…
failed = Что-то пошло не так ({ $code }).
line-lost = Нет связи с сервером. Интернет работает?
no-server = У этого сайта нет сервера, поэтому столов с другими игроками здесь нет.
note-dismiss = Скрыть
update-ready = Готова новая версия.
update-load = Обновить
rule-named = Правило { $rule }
missing-title = В этой шляпе пусто
missing-text = Здесь нет ни страницы, ни даже кролика. А игры на месте, в коробке.
confirm-title = Сделать этот ход?
confirm-yes = Да
confirm-no = Отмена
waiting-title = Ждём игроков
waiting-sit = Сесть за стол
waiting-ready = Я за!

# Seats
seat-partner = Напарник
seat-active = ходит
seat-active-you = твой ход
clock-left = Осталось времени
clock-short = Мало времени
clock-days = { $days } д { $hours } ч
clock-many-days = { $days } д
you = Ты
seat-bot = бот
seat-host = хозяин
seat-host-ready = хозяин, ждёт начала
seat-ready = ждёт начала
seat-not-ready = ещё собирается
bot-strength = { $level ->
    [dormouse] легко: играет в полусне
    [march_hare] средне: в хороший день играет хорошо
    [cheshire_cat] сложно: играет хорошо и улыбается
    [white_rabbit] как ты: подстраивается, чтобы игра была равной
   *[mad_hatter] эксперт: играет на победу
}

# The header of a table
sound = Звук
rules-open = Правила
menu-title = Меню
tag-round = Раунд { $round } из { $rounds }
tag-characters = { $count ->
    [0] Последние персонажи
    [one] Ещё { $count } персонаж
    [few] Ещё { $count } персонажа
    [many] Ещё { $count } персонажей
   *[other] Ещё { $count } персонажа
}
tag-phase = { $phase ->
    [building] Тайная сборка
    [placing] Расстановка
   *[moving] { $narrowed ->
        [0] Поле целиком
        [one] Поле сужено { $narrowed } раз
        [few] Поле сужено { $narrowed } раза
        [many] Поле сужено { $narrowed } раз
       *[other] Поле сужено { $narrowed } раза
    }
}
turn-title = ● Твой ход — { game-name }

# The log and looking back
log-title = Журнал
log-more = Подробности
log-hint = Нажми на строку, чтобы увидеть игру в этот момент.
log-empty = Пока ничего не произошло.
log-sat = { $you ->
    [yes] Ты садишься за стол.
   *[no] { $who } садится за стол.
}
log-started = Игра начинается.
log-chose = { $you ->
    [yes] Твой выбор сделан.
   *[no] { $who }: выбор сделан.
}
log-rechose = { $you ->
    [yes] Ты выбираешь заново.
   *[no] { $who } выбирает заново.
}
log-undone = { $you ->
    [yes] Ты берёшь свой ход назад.
   *[no] { $who } берёт ход назад.
}
log-undo-asked = { $you ->
    [yes] Ты просишь разрешения взять ход назад.
   *[no] { $who } хочет взять ход назад.
}
log-undo-refused = { $you ->
    [yes] Ты не разрешаешь.
   *[no] { $who } не разрешает.
}
log-resigned = { $you ->
    [yes] Ты сдаёшься.
   *[no] { $who } сдаётся.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Твоё время вышло: за тебя играет { bot-the }.
       *[left] Ты выходишь из-за стола: за тебя играет { bot-the }.
    }
   *[no] { $why ->
        [time] { $who }: время вышло, дальше играет { bot-the }.
       *[left] { $who } выходит из-за стола: дальше играет { bot-the }.
    }
}
log-returned = { $you ->
    [yes] Ты снова на своём месте.
   *[no] { $who } возвращается.
}
past-title = Прошлые ходы
past-where = { $number } из { $count }
past-back = Шаг назад
past-forward = Шаг вперёд
past-now = Вернуться к игре

# Talk
talk-title = Чат
talk-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
    [many] Чат: { $count } новых сообщений
   *[other] Чат: { $count } нового сообщения
}
talk-nothing-yet = Сообщений пока нет.
talk-none-here = За этим столом чат выключен.
talk-seats-only = Писать в чат могут только игроки.
talk-phrases = Готовые фразы
talk-write = Напиши сообщение
talk-send = Отправить
talk-room = { $count ->
    [one] Остался { $count } знак
    [few] Осталось { $count } знака
    [many] Осталось { $count } знаков
   *[other] Осталось { $count } знака
}
talk-too-long = { $count ->
    [one] Лишний { $count } знак
    [few] Лишних { $count } знака
    [many] Лишних { $count } знаков
   *[other] Лишних { $count } знака
}
talk-speaker = Действия: { $who }
talk-heard = { $who }: { $text }
talk-muted-line = Сообщения этого игрока скрыты.
talk-mute = Скрыть сообщения
talk-unmute = Показывать сообщения
talk-muted-now = { $who }: сообщения скрыты.
talk-heard-now = { $who }: сообщения снова видны.
talk-report = Пожаловаться администратору
talk-report-why = Что случилось?
talk-report-send = Отправить жалобу
talk-reported = Спасибо. Администратор прочтёт жалобу.

# The menu
menu-undo = Взять последний ход назад
menu-undo-asks = Остальные должны согласиться.
menu-resign = Сдаться
menu-leave = Выйти из-за стола
menu-confirm = Подтверждать каждый ход
menu-volume = Громкость
menu-speed = Скорость анимации
menu-speed-is = { $speed ->
    [0] Выкл.
   *[other] { $speed }×
}
keys-title = Горячие клавиши
keys-name = { $key ->
    [space] Пробел
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Открыть журнал
    [t] Открыть чат
    [m] Открыть меню
    [u] Взять последний ход назад
    [comma] На шаг назад
    [dot] На шаг вперёд
    [space] Пропустить анимацию
    [escape] Отменить, закрыть или вернуться к игре
   *[question] Показать эти клавиши
}
keys-arrows = Переход между картами и позициями; при просмотре партии — шаг назад или вперёд
keys-on = Команды одной клавишей
ask-no = Отмена
resign-title = Сдаёшься?
resign-text = Другая сторона сразу победит. Отменить это нельзя.
resign-yes = Сдаться
leave-title = Выйти из-за стола?
leave-text = За тебя будет играть { bot-the }. Пока игра не закончена, можно вернуться на своё место.
leave-yes = Выйти

# How things stand
line-again = Связь потеряна. Пробуем снова…
line-ended = Соединение закрыто. Обнови страницу, чтобы продолжить.
watching = { $kind ->
    [delayed] Ты смотришь игру с задержкой
   *[blind] Ты смотришь игру
}
watching-how = { $kind ->
    [delayed] Ты смотришь игру с задержкой на несколько ходов и видишь то, что открыто всем.
   *[blind] Ты смотришь игру и видишь то, что открыто всем.
}
undo-asks = { $who } хочет взять ход назад.
undo-waiting = Ждём, согласятся ли остальные…
undo-yes = Разрешить
undo-no = Нет
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] положить карту «{ $card }» на позицию { $place }
    [black] сделать карту «{ $card }» чёрной шляпой
    [discard] сбросить карту «{ $card }» и взять новую
    [offer] передать напарнику карту «{ $card }»
    [give] отдать взамен карту «{ $card }»
   *[end] закончить ход
}
said-magic = { $verb ->
    [peek] посмотреть шляпу на месте { $slot }
    [swap] поменять местами шляпы { $slot } и { $other }
   *[open] открыть шляпу на месте { $slot }
}
said-top = { $verb ->
    [build] собрать стопку: в середине { $middle }, внизу { $bottom }
    [place] поставить стопку на { $target }
    [move] пойти с { $origin } на { $target }
    [jump] прыгнуть с { $origin } на { $target } со взятием на { $cells }
    [round] прыгнуть с { $origin } и обратно со взятием на { $cells }
    [narrow] сузить поле
   *[pass] пасовать
}
premove-set = Запланировано: { $move }
premove-cancel = Отменить
return-text = За тебя играет { bot-the }.
return-time = Твоё время вышло: за тебя играет { bot-the }.
return-button = Вернуться на место
clock-warning = У тебя мало времени.
link-copied = Ссылка скопирована.
link-not-copied = Скопируй ссылку: { $link }
gone-title = Здесь нет стола
gone-table-unknown = Такого стола нет, или его давно убрали.
gone-table-no-spectators = Сейчас игру видят только игроки. Загляни, когда она закончится.
gone-closed = За этим столом больше никого нет.
gone-later-title = Здесь идёт игра
gone-later = За этим столом играют без зрителей. Игру можно будет посмотреть, когда она закончится.
gone-soon-title = Игра началась
gone-soon = Ты смотришь игру с задержкой: она появится здесь после первых нескольких ходов.

# The waiting room
waiting-page = { game-name }: ждём игроков
waiting-full = Все в сборе
waiting-for = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
    [many] Свободно ещё { $count } мест
   *[other] Свободно ещё { $count } места
}
waiting-for-ready = { $count ->
    [one] Ещё не готов { $count } игрок
    [few] Ещё не готовы { $count } игрока
    [many] Ещё не готовы { $count } игроков
   *[other] Ещё не готовы { $count } игрока
}
waiting-you = Начинаем?
waiting-host = Все готовы. Ждём, когда хозяин стола начнёт игру.
waiting-all = Можно начинать
waiting-leave = Выйти из-за стола
waiting-sit-here = Сесть сюда
seat-number = Место { $seat }
waiting-move = Пересесть сюда
waiting-name = Твоё имя
waiting-no-seat = Все места заняты. Когда игра начнётся, её можно будет смотреть.
waiting-not-ready = Подождите меня
waiting-start = Начать игру
waiting-fill = Добавить ботов
waiting-offer = Больше пока никто не пришёл. Посадить ботов на свободные места?
bots-title = { $count ->
    [one] Какой бот займёт свободное место?
   *[other] Какой бот займёт свободные места?
}
invite-title = Позови друзей
invite-text = Отправь эту ссылку или дай отсканировать QR-код. Регистрация не нужна.
invite-code = Или назови этот код:
invite-copy = Скопировать ссылку
invite-share = Поделиться
invite-share-title = { $game ->
    [hats] Сыграем в «Шляпы»?
    [magic_hat] Сыграем в «Шапку-невидимку»?
   *[top_hats] Сыграем в «Цилиндры»?
}
invite-qr = QR-код со ссылкой на этот стол
agreed-title = Настройки стола
agreed-clock-none = Время не ограничено.
agreed-clock-turn = { $seconds ->
    [one] { $seconds } секунда на ход.
    [few] { $seconds } секунды на ход.
    [many] { $seconds } секунд на ход.
   *[other] { $seconds } секунды на ход.
}
agreed-clock-minutes = { $minutes ->
    [one] { $minutes } минута на ход.
    [few] { $minutes } минуты на ход.
    [many] { $minutes } минут на ход.
   *[other] { $minutes } минуты на ход.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } минута каждому на всю партию.
        [few] { $minutes } минуты каждому на всю партию.
        [many] { $minutes } минут каждому на всю партию.
       *[other] { $minutes } минуты каждому на всю партию.
    }
   *[other] { $minutes ->
        [one] { $minutes } минута каждому на всю партию и ещё { $increment } сек. за каждый ход.
        [few] { $minutes } минуты каждому на всю партию и ещё { $increment } сек. за каждый ход.
        [many] { $minutes } минут каждому на всю партию и ещё { $increment } сек. за каждый ход.
       *[other] { $minutes } минуты каждому на всю партию и ещё { $increment } сек. за каждый ход.
    }
}
agreed-clock-days = { $days ->
    [one] { $days } день на ход.
    [few] { $days } дня на ход.
    [many] { $days } дней на ход.
   *[other] { $days } дня на ход.
}
agreed-first-seat = Начинает игрок на месте { $seat }.
agreed-first-lot = Кто начинает, решает жребий.
agreed-edition = { $edition ->
    [standard] Правила стандартного издания.
    [de] Правила немецкого издания.
    [ru] Правила русского издания.
   *[en] Правила английского издания.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Для печенья чёрные шляпы считаются видом.
       *[no] Для печенья чёрные шляпы не считаются видом.
    }
    [tiebreak_black_hats] { $value ->
        [yes] При равенстве решают чёрные шляпы.
       *[no] При равенстве чёрные шляпы не учитываются.
    }
    [removed] Остаются в коробке: { $value }.
    [no_swap_back] { $value ->
        [yes] Если шляпы только что поменяли, сразу менять их обратно нельзя.
       *[no] Только что поменянные шляпы можно сразу менять обратно.
    }
    [copies] { $value ->
        [one] Каждого персонажа — по одному.
       *[other] Каждого персонажа — по { $value }.
    }
    [magic_hats] { $value ->
        [0] Без шапок-невидимок.
        [one] { $value } шапка-невидимка.
        [few] { $value } шапки-невидимки.
        [many] { $value } шапок-невидимок.
       *[other] { $value } шапки-невидимки.
    }
    [dead_table] { $value ->
        [redeal] Если выиграть нечего, шляпы перемешивают заново.
       *[play_on] Игра продолжается, даже если выиграть нечего.
    }
    [stall_limit] { $value ->
        [0] Число ходов без выигрыша и взятий не ограничено.
        [one] Игра заканчивается после { $value } хода подряд без выигрыша и взятий.
       *[other] Игра заканчивается после { $value } ходов подряд без выигрыша и взятий.
    }
    [memory_aid] { $value ->
        [yes] Шляпы, которые ты знаешь, остаются помечены для тебя.
       *[no] Шляпы надо запоминать без подсказок.
    }
   *[narrowings] { $value ->
        [0] Поле не сужается.
        [one] Поле можно сузить { $value } раз.
        [few] Поле можно сузить { $value } раза.
        [many] Поле можно сузить { $value } раз.
       *[other] Поле можно сузить { $value } раза.
    }
}
agreed-spectators = { $kind ->
    [blind] Смотреть может любой, у кого есть ссылка, но скрытых карт он не видит.
    [delayed] Смотреть может любой, у кого есть ссылка, с задержкой на несколько ходов.
    [after] Остальные увидят игру, когда она закончится.
   *[none] Без зрителей.
}
agreed-talk = { $kind ->
    [phrases] В чате только готовые фразы.
   *[none] Без чата.
}
agreed-rated = Партия идёт в рейтинг.

# The end of a game
end-title = Игра окончена
end-you-win = Победа за тобой!
end-you-win-with = Общая победа: ты и { $who }!
end-wins = { $count ->
    [one] { $who } побеждает
   *[other] { $who } побеждают
}
end-nobody = Победителя нет
end-manner = { $ended ->
    [stalled] Слишком много ходов подряд без выигрыша.
    [resigned] Один из игроков сдался.
   *[abandoned] Игру не доиграли.
}
end-score = { $you ->
    [yes] Ты: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } хочет сыграть ещё
   *[other] { $who } хотят сыграть ещё
}
end-rematch = Сыграть ещё
end-again = Сыграть ещё
end-waiting = Ждём остальных
end-follow = К следующей партии
end-review = Разбор
end-share = Поделиться
end-share-title = { $game ->
    [hats] Партия в «Шляпы»
    [magic_hat] Партия в «Шапку-невидимку»
   *[top_hats] Партия в «Цилиндры»
}
end-home = Главная
fair-title = Была ли раздача честной?
fair-text = До первого хода сервер опубликовал отпечаток раздачи. Игра окончена, и теперь он показывает, из чего этот отпечаток получен. Если бы по ходу игры подменили хоть одну карту, отпечаток бы не сошёлся.
fair-checked = Только что проверено: раздача совпадает с отпечатком.
fair-wrong = Раздача не совпадает с отпечатком!
fair-commitment-label = Отпечаток, опубликованный до игры
fair-seed-label = Начальное число
fair-salt = Соль
record-download = Скачать всю партию

# Several people at one device
hotseat-title = На одном устройстве
hotseat-text = Играйте по очереди и передавайте устройство друг другу. Между ходами всё скрыто.
hotseat-player = Игрок { $number }
hotseat-who = Кто играет на месте { $number }
hotseat-name = Имя игрока на месте { $number }
hotseat-person = Человек
hotseat-add = Добавить игрока
hotseat-remove = Убрать место { $number }
hotseat-two = Для игры на одном устройстве нужны хотя бы двое.
hotseat-distinct = У игроков должны быть разные имена.
hotseat-pass = Передай устройство. Теперь ходит { $who }
hotseat-hidden = А пока всё скрыто.
hotseat-bots = Играют боты…
hotseat-here = Я — { $who }
hotseat-done = Твой ход окончен.
hotseat-pass-on = Скрыть и передать: { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
    [white_rabbit] Белый Кролик
   *[mad_hatter] Безумный Шляпник
}
bot-the-first = { $level ->
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
    [white_rabbit] Белый Кролик
   *[mad_hatter] Безумный Шляпник
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } сдаётся.
   *[other] { $who } сдаются.
}
end-you-gave-up = Ты сдаёшься.
end-look = Показать стол
end-result = Показать итог

# --- quick match, a link for spectators
waiting-searching = Ищем игроков
waiting-search-time = Ищем уже { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } мин
}. Можно подождать здесь или пригласить друга.
invite-watch-title = Позови зрителей
invite-watch-text = Все места заняты. По этой ссылке игру могут смотреть зрители.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Минутку, твой ход уже отправлен.
why-unanswered = Сейчас так нельзя.
# --- fair deals

fair-how = Сервер перемешал карты с помощью секретного числа, а устройство каждого игрока добавило своё случайное число. Отпечаток секретного числа был известен ещё до игры, поэтому подобрать карты не мог никто: ни сервер, ни игроки.
fair-kept = Только что проверено: это тот же отпечаток, который устройство видело до игры, и карты ему соответствуют.
fair-changed = Осторожно: отпечаток этой раздачи изменился с тех пор, как это устройство впервые его увидело. Не доверяй этой игре.
fair-left-out = Осторожно: случайное число этого устройства не участвовало в перемешивании. Не доверяй этой игре.
fair-nonce-label = Случайное число: { $who }
not-allowed-now = Сейчас так нельзя.
# --- help in games against bots

hint-ask = Что сделал бы Шляпник?
hint-title = На твоём месте:
hint-thinking = Шляпник думает…
hint-share = шанс победы { $share }
menu-put-away = Удалить эту партию
end-easier = Послабее: { $bot }
end-stronger = Посильнее: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Открыть все правила
keys-hats = { $name ->
    [places] Положить выбранную карту на эту позицию
    [black] Сделать выбранную карту чёрной шляпой
    [discard] Сбросить выбранную карту и взять новую или передать её напарнику
   *[end] Закончить ход
}

# --- tips in the first game of each game
coach-title = Первая партия · { $at } из { $all }
coach-next = Дальше
coach-done = Играем!
coach-off = Без подсказок
coach-hats-aim = Собирай шляпы, которые дорого стоят: цена шляпы — номер позиции её вида на чайном столе. Печенье достаётся тому, у кого больше видов.
coach-hats-turn = В свой ход положи карту на позицию и забери ту, что там лежала: вид тот же или число больше.
coach-hats-end = После восьми раундов останется одна карта — твоя любимая шляпа. Потом все считают очки.
coach-magic_hat-aim = Собирай пары: узнай, какая шляпа чья, и открой её.
coach-magic_hat-turn = В свой ход сделай что-то одно: посмотри шляпу, поменяй две местами или открой одну. За ошибку — минус очко.
coach-magic_hat-end = Когда остаются только три персонажа, побеждает тот, у кого больше очков.
coach-top_hats-aim = Все стопки должны стать твоими. Стопка принадлежит тому, чья шляпа сверху, так что прячь сюрпризы внизу.
coach-top_hats-turn = Сначала тайком собери стопки. Потом шагай или прыгай: чужая стопка, через которую был прыжок, теряет верхнюю шляпу.
coach-top_hats-end = Можно бить — нужно бить; бить нечего — уходи с каймы, внешнего кольца. Все стопки твои — победа.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = Все примерно одинаково хороши: шанс победы { $share }.
hint-why-hats-snatch = { $who } теряет печенье, а это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
hint-why-magic-check = { $who } знает, какая шляпа на месте { $slot }, и я тоже хочу знать.

# --- names and codes that are asked for
profile-name = Твоё имя
invite-sheet-title = Код приглашения
invite-ask = Здесь играют только по приглашению. Какой у тебя код?
invite-wrong = Код не подошёл. Попробуй ещё раз.
invite-enter = Войти
