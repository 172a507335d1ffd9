# Where one is signed in, and the face the others see.
devices-title = Где выполнен вход
devices-about = Если устройство потерялось или больше не нужно, выйди на нём из профиля.
devices-unknown = Неизвестное устройство
devices-current = Это устройство
devices-seen = { $days ->
    [0] Последний раз: сегодня
    [1] Последний раз: вчера
   *[other] Последний раз: { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = Выйти
devices-end-named = Выйти на устройстве «{ $name }»
devices-ended-one = { $name }: выход выполнен.
face-title = Твоё лицо
face-number = Лицо { $number }
