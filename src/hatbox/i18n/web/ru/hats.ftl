# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, as it is spoken: "4 of Berets".
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
hatsw-hand-picked = { $card }, выбрана
hatsw-hand-ahead = { $card }, будет сыграна следующей
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
hatsw-group = { $cards }, каждая стоит { $worth ->
    [one] { $worth } очко
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
hatsw-deck = Новая карта
hatsw-deck-name = Колода
hatsw-deck-left = { $count ->
    [0] больше нет
   *[other] осталось { $count }
}
hatsw-discards = Сброс
hatsw-swap-short = Новая карта · { $count }
hatsw-swap-name = Новая карта: сбросить одну и взять другую. { $count ->
    [0] Колода пуста, сброс будет перетасован.
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
    [many] В колоде { $count } карт.
   *[other] В колоде { $count } карты.
}
hatsw-black-slot = Чёрная шляпа
hatsw-black-slot-name = Положить карту взакрытую чёрной шляпой
hatsw-partner-slot = Партнёру
hatsw-partner-short = Партнёру
hatsw-partner-slot-name = Положить карту взакрытую партнёру
hatsw-offer-name = Здесь лежит закрытая карта
hatsw-cookie = с печеньем
hatsw-cookie-yours = Печенье у тебя
hatsw-cookie-table = Печенье тому, кто покажет больше всего видов шляп
hatsw-points = { $points } оч.
hatsw-points-name = { $points ->
    [one] { $points } очко, если бы игра кончилась сейчас
    [few] { $points } очка, если бы игра кончилась сейчас
    [many] { $points } очков, если бы игра кончилась сейчас
   *[other] { $points } очка, если бы игра кончилась сейчас
}

# What is asked
hatsw-your-turn = Твой ход
hatsw-pick = Выбери шляпу из своих карт.
hatsw-where = Куда положить { $type ->
    [B] берет
    [C] клош
    [D] дирстокер
    [F] феску
    [K] кепи
    [S] сомбреро
   *[T] треуголку
}?
hatsw-may-swap = Возьми новую карту или закончи ход.
hatsw-may-offer = Поменяйся с партнёром или закончи ход.
hatsw-swapped-first = Теперь обменяй шляпу или положи чёрную.
hatsw-give-title = Тебе карта
hatsw-give = { $who } кладёт тебе карту взакрытую. Какую отдашь взамен?
hatsw-choosing = выбирает карту взамен…
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
hatsw-picked-early = { $card }: карта выбрана. Куда её положить, реши в свой ход.
hatsw-put-back = { $card }: карта снова на руке.

# The log
log-hats-exchange = { $you ->
    [yes] Ты кладёшь карту «{ $card }» на позицию { $place } и забираешь «{ $taken }».
   *[no] { $who } кладёт карту «{ $card }» на позицию { $place } и забирает «{ $taken }».
}
log-hats-black = { $you ->
    [yes] Ты кладёшь карту «{ $card }» чёрной шляпой.
   *[no] { $who } кладёт карту «{ $card }» чёрной шляпой.
}
log-hats-black-unseen = { $you ->
    [yes] Ты кладёшь чёрную шляпу.
   *[no] { $who } кладёт чёрную шляпу.
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
    [one] Сброс перетасован в новую колоду: { $cards } карта.
    [few] Сброс перетасован в новую колоду: { $cards } карты.
    [many] Сброс перетасован в новую колоду: { $cards } карт.
   *[other] Сброс перетасован в новую колоду: { $cards } карты.
}
log-hats-offer = { $you ->
    [yes] Ты кладёшь партнёру взакрытую карту «{ $card }».
   *[no] { $who } кладёт партнёру взакрытую карту «{ $card }».
}
log-hats-offer-unseen = { $you ->
    [yes] Ты кладёшь партнёру карту взакрытую.
   *[no] { $who } кладёт партнёру карту взакрытую.
}
log-hats-give = { $you ->
    [yes] Ты отдаёшь взамен карту «{ $card }»; карты переходят из рук в руки.
   *[no] { $who } отдаёт взамен карту «{ $card }»; карты переходят из рук в руки.
}
log-hats-give-unseen = { $you ->
    [yes] Ты отдаёшь карту взамен; карты переходят из рук в руки.
   *[no] { $who } отдаёт карту взамен; карты переходят из рук в руки.
}
log-hats-end = { $you ->
    [yes] Ты заканчиваешь ход.
   *[no] { $who } заканчивает ход.
}
log-hats-cookie = { $you ->
    [yes] Печенье твоё.
   *[no] Печенье получает { $who }.
}
log-hats-cookie-table = Печенье возвращается на стол.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Картой { $value } не забрать { $other }. Сыграй число побольше или { $type ->
    [B] ещё один берет
    [C] ещё один клош
    [D] ещё один дирстокер
    [F] ещё одну феску
    [K] ещё одно кепи
    [S] ещё одно сомбреро
   *[T] ещё одну треуголку
}.
no-hats-main-action-done = Шляпа в этот ход уже сыграна.
no-hats-main-action-first = Сначала обменяй шляпу или положи чёрную, потом можно закончить ход.
no-hats-optional-action-done = Это можно только раз за ход, и это уже сделано.
no-hats-answer-the-offer = Партнёр ждёт: сначала отдай карту взамен.
no-hats-offer-needs-partner = Партнёр для обмена есть только в игре вчетвером.
no-hats-no-discard-with-four = Вчетвером карту не сбрасывают, а меняются с партнёром.
no-hats-no-offer-to-answer = Тебе никто не предлагал карту.
no-hats-not-in-hand = Этой карты у тебя на руке нет.
no-hats-no-such-place = Вдвоём играют только с пятью позициями.
no-hats-game-is-over = Игра окончена.

# The scoring napkin
hatsw-end-won = Победа за тобой!
hatsw-end-shared = Общая победа!
hatsw-end-won-team = Ваша общая победа!
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
    [0] Очков поровну: ты и { $who }.
    [one] { $who } отстаёт на { $points } очко.
    [few] { $who } отстаёт на { $points } очка.
    [many] { $who } отстаёт на { $points } очков.
   *[other] { $who } отстаёт на { $points } очка.
}
hatsw-end-ahead = { $points ->
    [0] По очкам — поровну.
    [one] Ты отстаёшь на { $points } очко.
    [few] Ты отстаёшь на { $points } очка.
    [many] Ты отстаёшь на { $points } очков.
   *[other] Ты отстаёшь на { $points } очка.
}
hatsw-end-by = { $points ->
    [0] Ближе не бывает.
    [one] С перевесом в { $points } очко.
    [few] С перевесом в { $points } очка.
    [many] С перевесом в { $points } очков.
   *[other] С перевесом в { $points } очка.
}
hatsw-end-early = Игра закончилась раньше срока.
hatsw-napkin = Салфетка со счётом
hatsw-napkin-table = Чайный стол
hatsw-napkin-hats = Шляпы
hatsw-napkin-black = Чёрные шляпы
hatsw-napkin-favourite = Любимая
hatsw-napkin-cookie = Печенье
hatsw-napkin-total = Итого
hatsw-napkin-team = Вместе
hatsw-napkin-you = Ты
hatsw-napkin-down = Позиция { $place }, перевёрнута
hatsw-napkin-counts = Позиция { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hatsw-napkin-look = Взглянуть на стол
hatsw-napkin-open = Показать салфетку
