# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, the same everywhere: "Берет 4".
hatsw-card = { $type ->
    [B] Берет
    [C] Клош
    [D] Дирстокер
    [F] Феска
    [K] Кепи
    [S] Сомбреро
   *[T] Треуголка
} { $value }

# The table
hatsw-table = Чайный стол
hatsw-place = Позиция { $place }: { $card }
hatsw-place-ok = Позиция { $place }: { $card }, можно забрать
hatsw-place-no = Позиция { $place }: { $card }, этой картой не забрать
hatsw-hand = Твои карты
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, карта выбрана
hatsw-hand-ahead = { $card }, твой следующий ход
hatsw-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
hatsw-your-hats = Твои шляпы
hatsw-hats-of = Шляпы: { $who }
hatsw-no-hats = шляп пока нет
hatsw-closer = Рассмотреть шляпы: { $who }
hatsw-group = { $cards }: по { $worth ->
    [one] { $worth } очку
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
}
hatsw-black-hats = { $count ->
    [one] { $count } чёрная шляпа
    [few] { $count } чёрные шляпы
    [many] { $count } чёрных шляп
   *[other] { $count } чёрной шляпы
}
hatsw-each = по { $worth }
hatsw-look = { $count ->
    [one] Твоя чёрная шляпа. Нажми и держи, чтобы взглянуть.
   *[other] Твои чёрные шляпы. Нажми и держи, чтобы взглянуть.
}
hatsw-look-open = { $count ->
    [one] Твоя чёрная шляпа: { $cards }
   *[other] Твои чёрные шляпы: { $cards }
}
hatsw-deck = Сбросить и взять
hatsw-deck-name = Колода
hatsw-deck-left = { $count ->
    [0] пусто
   *[other] осталось { $count }
}
hatsw-discards = Сброс
hatsw-swap-short = Взять · { $count }
hatsw-swap-name = Сбросить карту и взять новую. { $count ->
    [0] Колода пуста, поэтому сброс перетасуют.
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
    [many] В колоде { $count } карт.
   *[other] В колоде { $count } карты.
}
hatsw-black-slot = Чёрная шляпа
hatsw-black-slot-name = Положить карту лицом вниз: будет чёрная шляпа
hatsw-partner-slot = Напарнику
hatsw-partner-short = Напарнику
hatsw-partner-slot-name = Передать карту напарнику лицом вниз
hatsw-offer-name = Карта лицом вниз
hatsw-cookie = с печеньем
hatsw-cookie-yours = Печенье у тебя
hatsw-cookie-table = Печенье получит тот, у кого больше всего видов шляп
hatsw-points = { $points } оч.
hatsw-points-name = { $points ->
    [one] { $points } очко, если бы игра закончилась сейчас
    [few] { $points } очка, если бы игра закончилась сейчас
    [many] { $points } очков, если бы игра закончилась сейчас
   *[other] { $points } очка, если бы игра закончилась сейчас
}

# What is asked
hatsw-your-turn = Твой ход
hatsw-pick = Выбери карту из своих.
hatsw-where = Куда положить { $type ->
    [B] берет
    [C] клош
    [D] дирстокер
    [F] феску
    [K] кепи
    [S] сомбреро
   *[T] треуголку
}?
hatsw-may-swap = Сбрось карту и возьми новую или закончи ход.
hatsw-may-offer = Поменяйся картой с напарником или закончи ход.
hatsw-swapped-first = Теперь обменяй карту или сыграй чёрную шляпу.
hatsw-give-title = Тебе карта
hatsw-give = { $who } передаёт тебе карту лицом вниз. Какую отдашь взамен?
hatsw-choosing = выбирает, какую карту отдать взамен…
hatsw-thinking = думает…
hatsw-over = Игра окончена
hatsw-back = Вернуть
hatsw-end-turn = Закончить ход
hatsw-ahead = Карта будет сыграна, как только придёт твой ход.
hatsw-picked = { $card }: карта выбрана. { $count ->
    [0] Сейчас её некуда положить.
    [one] Её можно положить на { $count } позицию.
    [few] Её можно положить на { $count } позиции.
    [many] Её можно положить на { $count } позиций.
   *[other] Её можно положить на { $count } позиции.
}
hatsw-picked-early = { $card }: карта выбрана. Куда её положить, решишь в свой ход.
hatsw-put-back = { $card }: карта снова на руке.

# The log
log-hats-exchange = { $you ->
    [yes] Ты кладёшь карту «{ $card }» на позицию { $place } и забираешь карту «{ $taken }».
   *[no] { $who } кладёт карту «{ $card }» на позицию { $place } и забирает карту «{ $taken }».
}
log-hats-black = { $you ->
    [yes] Ты делаешь карту «{ $card }» чёрной шляпой.
   *[no] { $who } делает карту «{ $card }» чёрной шляпой.
}
log-hats-black-unseen = { $you ->
    [yes] Ты играешь чёрную шляпу.
   *[no] { $who } играет чёрную шляпу.
}
log-hats-discard = { $you ->
    [yes] Ты сбрасываешь карту «{ $card }».
   *[no] { $who } сбрасывает карту «{ $card }».
}
log-hats-discard-unseen = { $you ->
    [yes] Ты сбрасываешь карту.
   *[no] { $who } сбрасывает карту.
}
log-hats-drew = { $you ->
    [yes] Ты берёшь из колоды карту «{ $card }».
   *[no] { $who } берёт из колоды карту «{ $card }».
}
log-hats-drew-unseen = { $you ->
    [yes] Ты берёшь карту из колоды.
   *[no] { $who } берёт карту из колоды.
}
log-hats-reshuffle = { $cards ->
    [one] Сброс ({ $cards } карта) становится новой колодой.
    [few] Сброс ({ $cards } карты) перетасован в новую колоду.
    [many] Сброс ({ $cards } карт) перетасован в новую колоду.
   *[other] Сброс ({ $cards } карты) перетасован в новую колоду.
}
log-hats-offer = { $you ->
    [yes] Ты передаёшь напарнику лицом вниз карту «{ $card }».
   *[no] { $who } передаёт напарнику лицом вниз карту «{ $card }».
}
log-hats-offer-unseen = { $you ->
    [yes] Ты передаёшь напарнику карту лицом вниз.
   *[no] { $who } передаёт напарнику карту лицом вниз.
}
log-hats-give = { $you ->
    [yes] Ты отдаёшь взамен карту «{ $card }».
   *[no] { $who } отдаёт взамен карту «{ $card }».
}
log-hats-give-unseen = { $you ->
    [yes] Ты отдаёшь карту взамен.
   *[no] { $who } отдаёт карту взамен.
}
log-hats-end = { $you ->
    [yes] Ты заканчиваешь ход.
   *[no] { $who } заканчивает ход.
}
log-hats-cookie = { $you ->
    [yes] Ты получаешь печенье.
   *[no] Печенье получает { $who }.
}
log-hats-cookie-table = Печенье возвращается на стол.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Число { $value } не больше { $other }. Сыграй число побольше или тоже { $type ->
    [B] берет
    [C] клош
    [D] дирстокер
    [F] феску
    [K] кепи
    [S] сомбреро
   *[T] треуголку
}.
no-hats-main-action-done = В этот ход одна карта уже сыграна.
no-hats-main-action-first = Сначала обменяй карту или сыграй чёрную шляпу, потом можно закончить ход.
no-hats-optional-action-done = Это можно сделать только раз за ход, и этот раз уже был.
no-hats-answer-the-offer = Напарник ждёт: сначала отдай карту взамен.
no-hats-offer-needs-partner = Напарник бывает только в игре вчетвером.
no-hats-no-discard-with-four = Вчетвером карту не сбрасывают, а меняются с напарником.
no-hats-no-offer-to-answer = Тебе никто не передавал карту.
no-hats-not-in-hand = Этой карты у тебя на руке нет.
no-hats-no-such-place = Вдвоём играют только на пяти позициях.
no-hats-game-is-over = Игра окончена.

# The scoring napkin
hatsw-end-won = Победа за тобой!
hatsw-end-shared = Общая победа!
hatsw-end-won-team = Ваша команда победила!
hatsw-end-lost = { $count ->
    [one] { $who } побеждает
   *[other] { $who } побеждают
}
hatsw-and = { $one } и { $other }
hatsw-end-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hatsw-end-behind = { $points ->
    [0] { $who }: очков столько же, сколько у тебя.
    [one] { $who } отстаёт на { $points } очко.
    [few] { $who } отстаёт на { $points } очка.
    [many] { $who } отстаёт на { $points } очков.
   *[other] { $who } отстаёт на { $points } очка.
}
hatsw-end-ahead = { $points ->
    [0] По очкам у вас поровну.
    [one] Ты отстаёшь на { $points } очко.
    [few] Ты отстаёшь на { $points } очка.
    [many] Ты отстаёшь на { $points } очков.
   *[other] Ты отстаёшь на { $points } очка.
}
hatsw-end-by = { $points ->
    [0] Очков поровну, ближе некуда.
    [one] С перевесом в { $points } очко.
    [few] С перевесом в { $points } очка.
    [many] С перевесом в { $points } очков.
   *[other] С перевесом в { $points } очка.
}
hatsw-end-early = Игра закончилась раньше срока.
hatsw-napkin = Салфетка для очков
hatsw-napkin-table = Чайный стол
hatsw-napkin-hats = Шляпы
hatsw-napkin-black = Чёрные шляпы
hatsw-napkin-favourite = Любимая
hatsw-napkin-cookie = Печенье
hatsw-napkin-total = Итого
hatsw-napkin-team = Команда
hatsw-napkin-you = Ты
hatsw-napkin-down = Позиция { $place }, карта лицом вниз
hatsw-napkin-counts = Позиция { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hatsw-napkin-look = Показать стол
hatsw-napkin-open = Показать счёт

# --- the count before the winner
hatsw-counting = Считаем…

# --- what a move would bring, where points come from

hatsw-preview-take = Ты берёшь: { $card }
hatsw-preview-black = Одно очко как чёрная шляпа
hatsw-preview-worth = { $type ->
    [B] Берет: { $before } → { $after }
    [C] Клош: { $before } → { $after }
    [D] Дирстокер: { $before } → { $after }
    [F] Феска: { $before } → { $after }
    [K] Кепи: { $before } → { $after }
    [S] Сомбреро: { $before } → { $after }
   *[T] Треуголка: { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] Печенье уходит от тебя
   *[comes] Печенье переходит к тебе
}
hatsw-preview-points = Твои очки: { $before } → { $after }
hatsw-preview-favourite = Любимая шляпа: { $points }
hatsw-favourite-apart = Плюс любимая шляпа: её знаешь только ты.
no-hats-hand-first = Сначала выбери карту из своих.
# --- why the cookie moved
log-hats-cookie-numbers = Видов поровну: решают меньшие числа.
