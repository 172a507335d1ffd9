# You and your settings.
profile-page = Профиль и настройки · Hatbox
profile-title = Профиль и настройки
profile-nobody = Профиля пока нет
profile-nobody-hint = С первой партией у тебя появится гостевой профиль. Нужно только имя.
profile-local = Имя и игры остаются на этом устройстве.
profile-since = Здесь с { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = Это имя видят другие игроки.
profile-name-saved = Теперь тебя зовут { $name }.
profile-save = Сохранить
profile-code = Код восстановления
profile-code-hint = Введи этот код на другом устройстве, и там будут твой профиль и все твои партии. Пароля нет.
profile-code-make = Создать новый код
profile-code-once = Запиши его: больше его не покажут. Прежние коды уже не действуют.
profile-code-copied = Код скопирован. Храни его в надёжном месте.
profile-copy = Копировать
profile-restore = Войти по коду
profile-restore-hint = Здесь откроется профиль с этим кодом. Он заменит нынешний профиль на этом устройстве.
profile-restore-do = Войти
profile-returned = С возвращением, { $name }!
profile-look = Внешний вид
profile-language = Язык
profile-theme = Тема
profile-theme-is = { $value ->
    [auto] Системная
    [light] Светлая
   *[dark] Тёмная
}
profile-palette = Цвета
profile-palette-is = { $value ->
    [usual] Стандарт
    [deutan] Дейтан
    [protan] Протан
   *[tritan] Тритан
}
profile-palette-hint = { $value ->
    [usual] Для обычного цветового зрения.
    [deutan] Для тех, кто слабо различает зелёный или не видит его.
    [protan] Для тех, кто слабо различает красный или не видит его.
   *[tritan] Для тех, кто слабо различает синий или не видит его.
}
profile-letters = Буквы на картах
profile-letters-hint = Цвет никогда не бывает единственным признаком, но быстрее всего узнаётся латинская буква: B — берет, C — клош, S — сомбреро.
profile-play = Игра
profile-speed = Скорость анимации
profile-speed-is = { $value ->
    [0] Выкл.
   *[other] { $value }×
}
profile-speed-hint = Как быстро движутся карты и шляпы. Выкл.: без анимации.
profile-volume = Звук
profile-volume-is = { $volume ->
    [0] Выкл.
   *[other] { $volume } %
}
profile-vibrate = Вибрация
profile-vibrate-hint = Короткая вибрация, когда приходит твой ход, если устройство это умеет.
profile-confirm = Подтверждать каждый ход
profile-confirm-hint = Показывает твой ход и просит его подтвердить.
profile-left = Для левшей
profile-left-hint = Переносит главные кнопки на другую сторону.
profile-data = Твои данные
profile-muted = Чьи сообщения скрыты
profile-muted-one = Игрок { $number }
profile-muted-none = Скрытых сообщений нет.
profile-unmute = Показывать
profile-export = Скачать мои данные
profile-delete = Удалить мой профиль
profile-delete-title = Удалить профиль навсегда?
profile-delete-text = Твоё имя и все твои сообщения будут стёрты; партии за тебя доиграют боты. Отменить это нельзя, даже с кодом восстановления.
profile-delete-no = Отмена
profile-delete-yes = Удалить навсегда
profile-forgotten = Профиль удалён. Возвращайся в любое время: уже новым игроком.

# --- devices and the house
profile-devices = Выйти на других устройствах
profile-devices-ended = { $count ->
    [0] На других устройствах вход не выполнен.
    [one] Выполнен выход на { $count } другом устройстве.
   *[other] Выполнен выход на { $count } других устройствах.
}
profile-about = { $title }: о владельце и конфиденциальности


# --- tips in the first game of each game
profile-coach = Подсказки в первой партии
profile-coach-hint = Три короткие подсказки, когда играешь в игру впервые.
