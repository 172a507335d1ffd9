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
hatsw-hand = Ваши карты
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, выбрана
hatsw-hand-ahead = { $card }, будет сыграна следующей
hatsw-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
hatsw-your-hats = Ваши шляпы
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
hatsw-look = Ваша чёрная шляпа. Нажмите и держите, чтобы взглянуть.
hatsw-look-open = Ваша чёрная шляпа: { $card }
hatsw-deck = Новая карта
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
hatsw-cookie-yours = Печенье у вас
hatsw-cookie-table = Печенье тому, кто покажет больше всего видов шляп
hatsw-points = { $points } оч.
hatsw-points-name = { $points ->
    [one] { $points } очко, если бы игра кончилась сейчас
    [few] { $points } очка, если бы игра кончилась сейчас
    [many] { $points } очков, если бы игра кончилась сейчас
   *[other] { $points } очка, если бы игра кончилась сейчас
}

# What is asked
hatsw-your-turn = Ваш ход
hatsw-pick = Выберите шляпу из своих карт.
hatsw-where = Куда положить { $type ->
    [B] берет
    [C] клош
    [D] дирстокер
    [F] феску
    [K] кепи
    [S] сомбреро
   *[T] треуголку
}?
hatsw-may-swap = Возьмите новую карту или закончите ход.
hatsw-may-offer = Поменяйтесь с партнёром или закончите ход.
hatsw-swapped-first = Теперь обменяйте шляпу или положите чёрную.
hatsw-give-title = Вам карта
hatsw-give = { $who } кладёт вам карту взакрытую. Какую отдадите взамен?
hatsw-choosing = выбирает карту взамен…
hatsw-thinking = думает…
hatsw-over = Игра окончена
hatsw-back = Вернуть
hatsw-end-turn = Закончить ход
hatsw-ahead = Карта будет сыграна, как только придёт ваш ход.
hatsw-picked = { $card }: карта выбрана. { $count ->
    [0] Сейчас её некуда положить.
    [one] Её можно положить на { $count } позицию.
    [few] Её можно положить на { $count } позиции.
    [many] Её можно положить на { $count } позиций.
   *[other] Её можно положить на { $count } позиции.
}
hatsw-picked-early = { $card }: карта выбрана. Куда её положить, решите в свой ход.
hatsw-put-back = { $card }: карта снова на руке.

# The log
log-hats-exchange = { $you ->
    [yes] Вы кладёте карту «{ $card }» на позицию { $place } и забираете «{ $taken }».
   *[no] { $who } кладёт карту «{ $card }» на позицию { $place } и забирает «{ $taken }».
}
log-hats-black = { $you ->
    [yes] Вы кладёте карту «{ $card }» чёрной шляпой.
   *[no] { $who } кладёт карту «{ $card }» чёрной шляпой.
}
log-hats-black-unseen = { $you ->
    [yes] Вы кладёте чёрную шляпу.
   *[no] { $who } кладёт чёрную шляпу.
}
log-hats-discard = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $who } сбрасывает карту «{ $card }».
}
log-hats-discard-unseen = { $you ->
    [yes] Вы сбрасываете карту.
   *[no] { $who } сбрасывает карту.
}
log-hats-drew = { $you ->
    [yes] Вы берёте из колоды карту «{ $card }».
   *[no] { $who } берёт из колоды карту «{ $card }».
}
log-hats-drew-unseen = { $you ->
    [yes] Вы берёте карту из колоды.
   *[no] { $who } берёт карту из колоды.
}
log-hats-reshuffle = { $cards ->
    [one] Сброс перетасован в новую колоду: { $cards } карта.
    [few] Сброс перетасован в новую колоду: { $cards } карты.
    [many] Сброс перетасован в новую колоду: { $cards } карт.
   *[other] Сброс перетасован в новую колоду: { $cards } карты.
}
log-hats-offer = { $you ->
    [yes] Вы кладёте партнёру взакрытую карту «{ $card }».
   *[no] { $who } кладёт партнёру взакрытую карту «{ $card }».
}
log-hats-offer-unseen = { $you ->
    [yes] Вы кладёте партнёру карту взакрытую.
   *[no] { $who } кладёт партнёру карту взакрытую.
}
log-hats-give = { $you ->
    [yes] Вы отдаёте взамен карту «{ $card }»; карты переходят из рук в руки.
   *[no] { $who } отдаёт взамен карту «{ $card }»; карты переходят из рук в руки.
}
log-hats-give-unseen = { $you ->
    [yes] Вы отдаёте карту взамен; карты переходят из рук в руки.
   *[no] { $who } отдаёт карту взамен; карты переходят из рук в руки.
}
log-hats-end = { $you ->
    [yes] Вы заканчиваете ход.
   *[no] { $who } заканчивает ход.
}
log-hats-cookie = { $you ->
    [yes] Печенье ваше.
   *[no] Печенье получает { $who }.
}
log-hats-cookie-table = Печенье возвращается на стол.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = Картой { $value } не забрать { $other }. Сыграйте число побольше или { $type ->
    [B] ещё один берет
    [C] ещё один клош
    [D] ещё один дирстокер
    [F] ещё одну феску
    [K] ещё одно кепи
    [S] ещё одно сомбреро
   *[T] ещё одну треуголку
}.
no-hats-main-action-done = В этот ход вы уже сыграли шляпу.
no-hats-main-action-first = Сначала обменяйте шляпу или положите чёрную, потом можно закончить ход.
no-hats-optional-action-done = Это можно только раз за ход, и вы это уже сделали.
no-hats-answer-the-offer = Партнёр ждёт: сначала отдайте карту взамен.
no-hats-offer-needs-partner = Партнёр для обмена есть только в игре вчетвером.
no-hats-no-discard-with-four = Вчетвером карту не сбрасывают, а меняются с партнёром.
no-hats-no-offer-to-answer = Вам никто не предлагал карту.
no-hats-not-in-hand = Этой карты у вас на руке нет.
no-hats-no-such-place = Вдвоём играют только с пятью позициями.
no-hats-game-is-over = Игра окончена.

# The scoring napkin
hatsw-end-won = Победа за вами!
hatsw-end-shared = Общая победа!
hatsw-end-won-team = Вы вдвоём победили!
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
    [0] Очков поровну: вы и { $who }.
    [one] { $who } отстаёт на { $points } очко.
    [few] { $who } отстаёт на { $points } очка.
    [many] { $who } отстаёт на { $points } очков.
   *[other] { $who } отстаёт на { $points } очка.
}
hatsw-end-ahead = { $points ->
    [0] По очкам — поровну.
    [one] Вы отстали на { $points } очко.
    [few] Вы отстали на { $points } очка.
    [many] Вы отстали на { $points } очков.
   *[other] Вы отстали на { $points } очка.
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
hatsw-napkin-you = Вы
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
