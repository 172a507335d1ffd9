# Home: the open box.
home-page = Hatbox · три шляпные игры
home-title = Три шляпные игры в одной коробке
home-nav = Вокруг коробки
home-line = { $game ->
    [hats] Собирайте, меняйте, рискните чёрной шляпой
    [magic_hat] Подсматривайте, меняйте, помните. С 5 лет
   *[top_hats] Стройте тайно, прыгайте, сбивайте
}
home-play = { $game ->
    [hats] Играть: Шляпы
    [magic_hat] Играть: Шапка-невидимка
   *[top_hats] Играть: Цилиндры
}
home-opening = Накрываем на стол…
home-slow = Самая первая игра начинается чуть дольше: кто-то ещё гладит скатерть.
home-friends = С друзьями
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] С друзьями: Шляпы
    [magic_hat] С друзьями: Шапка-невидимка
   *[top_hats] С друзьями: Цилиндры
}
home-learn = Обучение
home-learn-game = { $game ->
    [hats] Обучение: Шляпы
    [magic_hat] Обучение: Шапка-невидимка
   *[top_hats] Обучение: Цилиндры
}
home-previous = Предыдущая игра
home-next = Следующая игра
home-code = Есть код?
home-code-hint = Пять букв от того, кто открыл стол
home-join = Войти
home-waiting = { $count ->
    [one] Ваш ход в { $count } игре
    [few] Ваш ход в { $count } играх
    [many] Ваш ход в { $count } играх
   *[other] Ваш ход в { $count } игры
}
home-carry-on = Дальше
home-tables = Мои столы
home-tables-waiting = { $count ->
    [one] , { $count } ждёт вас
    [few] , { $count } ждут вас
    [many] , { $count } ждут вас
   *[other] , { $count } ждут вас
}
home-language = Язык
home-dark = Тёмная тема
home-profile = Вы и ваши настройки
