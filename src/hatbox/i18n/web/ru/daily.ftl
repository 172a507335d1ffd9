# The daily deal: the same cards for everybody, every day.
daily-page = Раздача дня · Hatbox
daily-title = Раздача дня
daily-intro = Каждый день новая раздача, одна на всех. Ты играешь против Чеширского Кота, а потом смотришь, что получится у всех четырёх ботов на твоём месте. Засчитывается первая партия, сыгранная до конца. Без отмены ходов и подсказок.
daily-today = Сегодня
daily-next = { $day } · следующая раздача в { $time }
daily-last = Последние дни
daily-day = День
daily-state = { $state ->
    [playing] Идёт
    [won] Победа
    [shared] Ничья
    [lost] Поражение
    [gave-up] Партия сдана
   *[new] Ещё не сыграна
}
daily-not-played = не сыграна
daily-go = { $state ->
    [playing] Продолжить
    [new] Играть
   *[other] Итог
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] Продолжить
    [new] Играть
   *[other] Итог
}: { $game ->
    [hats] «Шляпы»
    [magic_hat] «Шапка-невидимка»
   *[top_hats] «Цилиндры»
}
daily-verify = Откуда берутся карты
daily-verify-text = Их никто не выбирает. Раздача получается из этого текста, и проверить её может каждый:

# One deal.
daily-deal-page = { $game ->
    [hats] Шляпы
    [magic_hat] Шапка-невидимка
   *[top_hats] Цилиндры
} · раздача дня · Hatbox
daily-of = Раздача дня, { $day }
daily-future = Эта раздача ещё не открыта. Начало: { $day }, { $time }.
daily-about = Ты против Чеширского Кота. Засчитывается первая партия, сыгранная до конца, без отмены ходов и подсказок.
daily-about-past = Прошлая раздача: сыграй просто для удовольствия.
daily-play = Играть
daily-continue = Продолжить
daily-again = Ещё раз, для тренировки
daily-all = Все раздачи дня
daily-headline = { $how ->
    [won] Победа за тобой!
    [shared] Ничья
    [gave-up] Партия сдана
   *[lost] Победил Чеширский Кот
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] победа за { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
    [shared] ничья на { $count }-м ходу
    [gave-up] партия сдана
   *[lost] поражение на { $count }-м ходу
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] победа, ходов: { $count }
    [shared] ничья, ходов: { $count }
    [gave-up] партия сдана
   *[lost] поражение, ходов: { $count }
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] за { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
   *[other] на { $count }-м ходу
}
daily-review = Разбор
daily-share = Поделиться
daily-picture = Картинка
daily-copied = Скопировано. Вставь куда угодно: карты текст не выдаёт.
daily-not-copied = Браузер не разрешает скопировать текст.
daily-picture-failed = Браузер не может нарисовать картинку.

# The bots in the same seat.
daily-bots = Боты с твоими картами
daily-bots-hint = Каждый бот играл на твоём месте: те же карты, тот же Чеширский Кот.
daily-bots-by-points = Чем больше отрыв от Чеширского Кота, тем выше место.
daily-bots-by-moves = Выше те, кто победил быстрее, за ними те, кто дольше продержался.
daily-thinking = { $level ->
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
   *[mad_hatter] Безумный Шляпник
} играет твоими картами…
daily-bots-failed = Боты не смогли здесь сыграть. Обнови страницу, чтобы попробовать ещё раз.
daily-you = Ты
daily-better = { $count ->
    [0] сегодня все боты впереди
    [4] все четыре бота позади!
   *[other] позади { $count } из { $all } ботов
}

# Everybody on this server.
daily-everyone = Все игроки
daily-everyone-join = Узнай, как сыграли остальные на этом сервере. Для этого мы отправим туда твою партию под твоим гостевым именем.
daily-compare = Сравнить
daily-alone = Пока здесь только твой результат. Загляни позже: узнаешь, как сыграли другие.
daily-percentile = { $count ->
    [one] Пока сыграл ещё { $count } игрок.
    [few] Пока сыграли ещё { $count } игрока.
    [many] Пока сыграли ещё { $count } игроков.
   *[other] Пока сыграли ещё { $count } игрока.
} Твой результат лучше, чем у { NUMBER($percent, maximumFractionDigits: 0) } % остальных.
daily-players = { $count ->
    [one] Пока сыграл { $count } игрок.
    [few] Пока сыграли { $count } игрока.
    [many] Пока сыграли { $count } игроков.
   *[other] Пока сыграли { $count } игрока.
}
daily-worse = хуже
daily-best = лучше
daily-offline = Нет связи. Вернись на эту страницу сегодня или завтра, чтобы сравнить свой результат с другими.
daily-too-late = Эта раздача закончилась. Результаты принимаются в тот же день и на следующий.

# What is shared.
daily-share-title = Hatbox, раздача дня · { $game ->
    [hats] Шляпы
    [magic_hat] Шапка-невидимка
   *[top_hats] Цилиндры
} · { $day }
