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
   *[mad_hatter] Безумный Шляпник
}
guest-name = Гость { NUMBER($number, useGrouping: 0) }
seat-free = Свободное место
seat-stands-in = { $name } ({ $bot })
to-home = К шляпной коробке
close = Закрыть
ok = Готово
loading = Минутку…
failed = Не получилось ({ $code }).
line-lost = Сервер не отвечает. Пробуем снова…
note-dismiss = Закрыть сообщение
rule-named = Правило { $rule }
missing-title = В этой коробке пусто
missing-text = Этот адрес никуда не ведёт. А игры — там же, где и всегда.
confirm-title = Сделать этот ход?
confirm-yes = Да
confirm-no = Назад
waiting-title = Ждём остальных
waiting-sit = Сесть
waiting-ready = Можно начинать

# Seats
seat-partner = Партнёр
seat-active = ходит
seat-active-you = твой ход
clock-left = Осталось времени
clock-short = Времени мало
clock-days = { $days } д { $hours } ч
clock-many-days = { $days } д
you = Ты
seat-bot = бот
seat-host = хозяин
seat-host-ready = хозяин, готово
seat-ready = готово
seat-not-ready = ещё не готово
bot-strength = { $level ->
    [dormouse] играет в полусне
    [march_hare] в хорошие дни играет хорошо
    [cheshire_cat] играет хорошо и улыбается
   *[mad_hatter] играет в полную силу
}

# The header of a table
sound = Звук
rules-open = Правила
menu-title = Меню
tag-round = Круг { $round } из { $rounds }
tag-characters = { $count ->
    [0] Последние персонажи
    [one] Ещё { $count } персонаж
    [few] Ещё { $count } персонажа
    [many] Ещё { $count } персонажей
   *[other] Ещё { $count } персонажа
}
tag-phase = { $phase ->
    [building] Собираем стопки тайно
    [placing] Расставляем стопки
   *[moving] { $narrowed ->
        [0] Поле целиком
        [one] Поле сужено { $narrowed } раз
        [few] Поле сужено { $narrowed } раза
        [many] Поле сужено { $narrowed } раз
       *[other] Поле сужено { $narrowed } раза
    }
}
turn-title = ● Твой ход – { game-name }

# The log and looking back
log-title = Журнал
log-more = Подробности
log-hint = Нажми на строку, чтобы вернуться к этому моменту.
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
    [yes] Ты просишь взять свой ход назад.
   *[no] { $who } просит взять ход назад.
}
log-undo-refused = { $you ->
    [yes] Ты не соглашаешься.
   *[no] { $who } не соглашается.
}
log-resigned = { $you ->
    [yes] Ты сдаёшься.
   *[no] { $who } сдаётся.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Твоё время вышло: за тебя играет { $bot }.
       *[left] Ты уходишь из-за стола: за тебя играет { $bot }.
    }
   *[no] { $why ->
        [time] { $who }: время вышло, дальше играет { $bot }.
       *[left] { $who } уходит из-за стола: дальше играет { $bot }.
    }
}
log-returned = { $you ->
    [yes] Ты снова на своём месте.
   *[no] { $who } возвращается.
}
past-title = Смотрим назад
past-where = { $number } из { $count }
past-back = Шаг назад
past-forward = Шаг вперёд
past-now = К текущему ходу

# Talk
talk-title = Разговор
talk-unread = { $count ->
    [one] Разговор: { $count } новая реплика
    [few] Разговор: { $count } новые реплики
    [many] Разговор: { $count } новых реплик
   *[other] Разговор: { $count } новой реплики
}
talk-nothing-yet = Пока все молчат.
talk-none-here = За этим столом не разговаривают.
talk-seats-only = Говорить могут только те, кто сидит за столом.
talk-phrases = Готовые фразы
talk-write = Скажи что-нибудь
talk-send = Сказать
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
talk-speaker = Подробнее: { $who }
talk-heard = { $who } говорит: { $text }
talk-muted-line = Ты не слушаешь этого игрока.
talk-mute = Не слушать
talk-unmute = Снова слушать
talk-muted-now = Больше не слышно: { $who }.
talk-heard-now = Снова слышно: { $who }.
talk-report = Пожаловаться хозяину сервера
talk-report-why = Что случилось?
talk-report-send = Отправить жалобу
talk-reported = Спасибо. Хозяин сервера это прочтёт.

# The menu
menu-undo = Взять последний ход назад
menu-undo-asks = Остальные должны согласиться.
menu-resign = Сдаться
menu-leave = Выйти из-за стола
menu-confirm = Спрашивать перед каждым ходом
menu-volume = Громкость
menu-speed = Скорость ходов
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
    [t] Разговор
    [m] Открыть меню
    [u] Взять последний ход назад
    [comma] На шаг назад
    [dot] На шаг вперёд
    [space] Пропустить показ
    [escape] Положить обратно, закрыть или вернуться к игре
   *[question] Показать эти клавиши
}
keys-arrows = Переход между картами и местами; при просмотре назад — шаги по партии
keys-on = Одиночные клавиши — команды
ask-no = Назад
resign-title = Сдаёшься?
resign-text = Другая сторона сразу победит. Передумать будет нельзя.
resign-yes = Сдаться
leave-title = Выйти из-за стола?
leave-text = Вместо тебя продолжит { $bot }. Пока идёт игра, можно вернуться и занять своё место.
leave-yes = Выйти

# How things stand
line-again = Связь потеряна. Пробуем снова…
line-ended = Соединение закрыто. Обнови страницу, чтобы продолжить.
watching = { $kind ->
    [delayed] Ты смотришь игру с отставанием
   *[blind] Ты смотришь игру
}
watching-how = { $kind ->
    [delayed] Ты смотришь игру: видно то, что открыто всем, на несколько ходов позже.
   *[blind] Ты смотришь игру: видно то, что открыто всем.
}
undo-asks = { $who } просит взять ход назад.
undo-waiting = Ждём согласия остальных…
undo-yes = Разрешить
undo-no = Нет
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] карта «{ $card }» на позицию { $place }
    [black] карта «{ $card }» чёрной шляпой
    [discard] сбросить карту «{ $card }» и взять новую
    [offer] карта «{ $card }» партнёру
    [give] карта «{ $card }» взамен
   *[end] закончить ход
}
said-magic = { $verb ->
    [peek] посмотреть шляпу на месте { $slot }
    [swap] поменять шляпы на местах { $slot } и { $other }
   *[open] открыть шляпу на месте { $slot }
}
said-top = { $verb ->
    [build] стопка, шляпы под верхней: { $middle }, { $bottom }
    [place] стопка на { $target }
    [move] с { $origin } на { $target }
    [narrow] сузить поле
   *[pass] пропустить ход
}
premove-set = Заготовлено: { $move }
premove-cancel = Отменить
return-text = На твоём месте играет { $bot }.
return-time = Твоё время вышло: на твоём месте играет { $bot }.
return-button = Вернуться на место
clock-warning = У тебя мало времени.
link-copied = Ссылка скопирована.
link-not-copied = Скопируй ссылку: { $link }
gone-title = Здесь нет стола
gone-table-unknown = Такого стола нет, или его давно убрали.
gone-table-no-spectators = Сейчас игру видят только те, кто сидит за столом. Загляни, когда она закончится.
gone-closed = Все ушли из-за этого стола.
gone-later-title = Здесь идёт игра
gone-later = За столом хотят играть без зрителей. Игру можно будет посмотреть, когда она закончится.
gone-soon-title = Игра началась
gone-soon = Ты смотришь её на несколько ходов позже: она появится здесь, как только будут сделаны первые ходы.

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
waiting-you = Можно начинать?
waiting-host = Все готовы. Начинает хозяин.
waiting-all = Можно начинать
waiting-leave = Выйти из-за стола
waiting-sit-here = Сесть сюда
seat-number = Место { $seat }
waiting-move = Пересесть сюда
waiting-name = Твоё имя
waiting-no-seat = Все места заняты. Когда игра начнётся, можно будет смотреть.
waiting-not-ready = Подождите меня
waiting-start = Начать игру
waiting-fill = Позвать ботов
waiting-offer = Больше пока никто не пришёл. Посадить ботов на свободные места?
bots-title = { $count ->
    [one] Кто займёт свободное место?
   *[other] Кто займёт свободные места?
}
invite-title = Позови друзей
invite-text = Отправь эту ссылку или дай отсканировать картинку. Регистрация не нужна.
invite-code = Или назови код:
invite-copy = Скопировать ссылку
invite-share = Поделиться
invite-share-title = { $game ->
    [hats] Сыграем в «Шляпы»?
    [magic_hat] Сыграем в «Шапку-невидимку»?
   *[top_hats] Сыграем в «Цилиндры»?
}
invite-qr = Ссылка на этот стол: QR-код
agreed-title = Как играем
agreed-clock-none = Без часов: никто не торопит.
agreed-clock-turn = { $seconds ->
    [one] { $seconds } секунда на каждый ход.
    [few] { $seconds } секунды на каждый ход.
    [many] { $seconds } секунд на каждый ход.
   *[other] { $seconds } секунды на каждый ход.
}
agreed-clock-minutes = { $minutes ->
    [one] { $minutes } минута на каждый ход.
    [few] { $minutes } минуты на каждый ход.
    [many] { $minutes } минут на каждый ход.
   *[other] { $minutes } минуты на каждый ход.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } минута на всю партию.
        [few] { $minutes } минуты на всю партию.
        [many] { $minutes } минут на всю партию.
       *[other] { $minutes } минуты на всю партию.
    }
   *[other] { $minutes ->
        [one] { $minutes } минута на всю партию и ещё { $increment } с за каждый ход.
        [few] { $minutes } минуты на всю партию и ещё { $increment } с за каждый ход.
        [many] { $minutes } минут на всю партию и ещё { $increment } с за каждый ход.
       *[other] { $minutes } минуты на всю партию и ещё { $increment } с за каждый ход.
    }
}
agreed-clock-days = { $days ->
    [one] { $days } день на каждый ход.
    [few] { $days } дня на каждый ход.
    [many] { $days } дней на каждый ход.
   *[other] { $days } дня на каждый ход.
}
agreed-first-seat = Начинает место { $seat }.
agreed-first-lot = Кто начинает, решает жребий.
agreed-edition = { $edition ->
    [standard] Правила обычного издания.
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
       *[no] При равенстве чёрные шляпы не решают.
    }
    [removed] Эти виды остаются в коробке: { $value }.
    [no_swap_back] { $value ->
        [yes] Поменянные шляпы нельзя следующим же ходом поменять обратно.
       *[no] Поменянные шляпы можно следующим же ходом поменять обратно.
    }
    [copies] { $value ->
        [one] Каждый персонаж встречается { $value } раз.
        [few] Каждый персонаж встречается { $value } раза.
        [many] Каждый персонаж встречается { $value } раз.
       *[other] Каждый персонаж встречается { $value } раза.
    }
    [magic_hats] { $value ->
        [0] Без шапок-невидимок.
        [one] { $value } шапка-невидимка.
        [few] { $value } шапки-невидимки.
        [many] { $value } шапок-невидимок.
       *[other] { $value } шапки-невидимки.
    }
    [dead_table] { $value ->
        [redeal] Если выиграть нечего, шляпы раскладывают заново.
       *[play_on] Игра продолжается, даже если выиграть нечего.
    }
    [stall_limit] { $value ->
        [0] Число ходов без выигрыша не ограничено.
       *[other] Игра кончается, когда подряд ходов без выигрыша: { $value }.
    }
    [memory_aid] { $value ->
        [yes] Шляпы, которые ты знаешь, остаются помечены для тебя.
       *[no] Шляпы каждый запоминает без подсказок.
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
    [blind] Смотреть может любой со ссылкой, но закрытых карт он не видит.
    [delayed] Смотреть может любой со ссылкой, с отставанием на несколько ходов.
    [after] Другие смогут посмотреть игру, когда она закончится.
   *[none] Пока вы играете, смотреть никому нельзя.
}
agreed-talk = { $kind ->
    [phrases] Говорим только готовыми фразами.
   *[none] За этим столом не разговаривают.
}
agreed-rated = Игра идёт в рейтинг.

# The end of a game
end-title = Конец игры
end-you-win = Победа за тобой!
end-you-win-with = Победа за тобой! Вместе с тобой: { $who }
end-wins = { $count ->
    [one] { $who } побеждает
   *[other] { $who } побеждают
}
end-nobody = Никто не побеждает
end-manner = { $ended ->
    [stalled] Выигрывать стало нечего.
    [resigned] Одна из сторон сдалась.
   *[abandoned] Игра осталась незаконченной.
}
end-score = { $you ->
    [yes] Ты { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } хочет сыграть ещё
   *[other] { $who } хотят сыграть ещё
}
end-rematch = Ещё раз
end-again = Ещё раз
end-waiting = Ждём остальных
end-follow = К следующей игре
end-review = Разбор
end-share = Поделиться
end-share-title = { $game ->
    [hats] Партия в «Шляпы»
    [magic_hat] Партия в «Шапку-невидимку»
   *[top_hats] Партия в «Цилиндры»
}
end-fair = Честная раздача
end-home = На главную
fair-title = Раздача была честной
fair-text = До первого хода сервер опубликовал отпечаток раздачи. Теперь, когда игра окончена, он показывает, из чего этот отпечаток получен. Если бы по дороге подменили хоть одну карту, отпечаток бы не сошёлся.
fair-checked = Только что проверено: раздача соответствует отпечатку.
fair-wrong = Раздача не соответствует отпечатку!
fair-commitment-label = Отпечаток, опубликованный до игры
fair-seed-label = Зерно
fair-salt = Соль
record-download = Скачать всю партию

# Several people at one device
hotseat-title = Одно устройство на всех
hotseat-text = Вы играете по очереди и передаёте устройство друг другу. Между ходами всё скрыто.
hotseat-player = Игрок { $number }
hotseat-who = Кто на месте { $number }
hotseat-name = Имя игрока на месте { $number }
hotseat-person = Человек
hotseat-add = Ещё игрок
hotseat-remove = Убрать место { $number }
hotseat-two = За одним устройством играют хотя бы двое.
hotseat-distinct = У каждого должно быть своё имя.
hotseat-pass = Передай устройство. Ход: { $who }
hotseat-hidden = До тех пор всё скрыто.
hotseat-bots = Играют боты…
hotseat-here = Я — { $who }
hotseat-done = Твой ход окончен.
hotseat-pass-on = Скрыть и передать: { $who }
