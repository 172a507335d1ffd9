# You and your settings.
profile-page = Ты и твои настройки · Hatbox
profile-title = Ты и твои настройки
profile-nobody = Пока никто
profile-nobody-hint = С первой игрой ты станешь гостем. Хватит одного имени.
profile-since = Здесь с { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Твоё имя
profile-name-hint = Его видят другие за столом.
profile-name-saved = Теперь тебя зовут { $name }.
profile-save = Сохранить
profile-code = Код восстановления
profile-code-hint = С этим кодом ты тот же игрок на другом устройстве, со всеми своими играми. Пароля нет.
profile-code-make = Создать новый код
profile-code-once = Он виден только сейчас: запиши его. Прежние коды больше не действуют.
profile-code-copied = Код скопирован. Храни его в надёжном месте.
profile-copy = Копировать
profile-restore = У меня есть код
profile-restore-hint = Ты станешь игроком с этим кодом. Прежний игрок на этом устройстве останется в прошлом.
profile-restore-do = Вернуться
profile-returned = С возвращением, { $name }!
profile-look = Как это выглядит
profile-language = Язык
profile-theme = Тема
profile-theme-is = { $value ->
    [auto] Авто
    [light] Светлая
   *[dark] Тёмная
}
profile-palette = Цвета
profile-palette-is = { $value ->
    [usual] Обычные
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
profile-letters = Буквы на картах и шляпах
profile-letters-hint = Цвет никогда не единственный признак, но буквы узнаются быстрее всего.
profile-play = Как это играется
profile-speed = Движение
profile-speed-is = { $value ->
    [0] Выкл.
   *[other] { $value }×
}
profile-speed-hint = Как быстро движутся карты и шляпы. Выкл.: они сразу на месте.
profile-volume = Звук
profile-volume-is = { $volume ->
    [0] Выкл.
   *[other] { $volume } %
}
profile-vibrate = Вибрация
profile-vibrate-hint = Короткий сигнал, когда твой ход, если устройство умеет.
profile-confirm = Спрашивать перед каждым ходом
profile-confirm-hint = Сначала ты видишь свой ход, потом подтверждаешь его.
profile-left = Для левой руки
profile-left-hint = То, что ты нажимаешь чаще всего, переходит на другую сторону.
profile-data = Что о тебе хранится
profile-muted = Кого ты не слушаешь
profile-muted-one = Игрок { $number }
profile-muted-none = Ты слушаешь всех.
profile-unmute = Снова слушать
profile-export = Сохранить все мои данные
profile-delete = Удалить меня
profile-delete-title = Удалить тебя навсегда?
profile-delete-text = Твоё имя и всё, что тобой сказано, будет стёрто; в твоих играх продолжат боты. Отменить это нельзя, даже кодом восстановления.
profile-delete-no = Остаться
profile-delete-yes = Удалить навсегда
profile-forgotten = Тебя здесь больше не помнят. Можно прийти снова — уже новым игроком.
