# People who know each other: who is here, and invitations from one to another.
invited = { $name } зовёт тебя играть: { game-name }.
invited-join = К столу
invited-not-now = Не сейчас
here-title = Кто здесь
here-count = { $count ->
    [0] Больше никого нет
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
    [many] Здесь { $count } человек
   *[other] Здесь { $count } человека
}
here-about = Хочешь с кем-то сыграть? Открой стол и пригласи оттуда.
here-nobody = Сейчас здесь больше никого нет.
here-playing = Играет
here-free = Не играет
here-invite = Пригласить
here-invite-named = Пригласить: { $name }
here-invited = Отправлено
here-invite-sent = Приглашение отправлено: { $name }.
here-invite-online = Пригласить тех, кто здесь

# --- the door of a closed server
door-text = Здесь играют только свои: нужно приглашение.
