# Being told that it is one's turn while the page is closed.
notify-title = Уведомления
notify-device = { $state ->
    [on] На этом устройстве уведомления включены
    [off] На этом устройстве уведомления выключены
    [blocked] Браузер блокирует уведомления
    [install] Сначала добавь Hatbox на экран «Домой»
    [insecure] На этом адресе не получится
    [unsupported] Этот браузер не умеет показывать уведомления
   *[none] Этот сервер не шлёт уведомлений в браузер
}
notify-device-hint = { $state ->
    [on] Они приходят, даже когда эта страница закрыта.
    [off] Одно нажатие — и мы дадим знать, даже когда эта страница закрыта.
    [blocked] Разреши их для этого сайта в настройках браузера и возвращайся сюда.
    [install] На iPhone или iPad нажми «Поделиться», потом «На экран „Домой“» и открой Hatbox оттуда.
    [insecure] Браузеры разрешают уведомления только на защищённых адресах (https).
    [unsupported] Попробуй свежий Firefox, Chrome, Edge или Safari.
   *[none] Может быть, подойдёт другой способ ниже.
}
notify-on = Включить уведомления
notify-off = Выключить
notify-others = { $count ->
    [1] Их получает ещё одно твоё устройство.
    [one] Их получает ещё { $count } твоё устройство.
    [few] Их получают ещё { $count } твоих устройства.
    [many] Их получают ещё { $count } твоих устройств.
   *[other] Их получают ещё { $count } твоих устройства.
}
notify-push-problem = { $code ->
    [blocked] Браузер заблокировал уведомления для этого сайта.
    [dismissed] Ничего не изменилось: браузеру всё ещё нужно твоё разрешение.
   *[failed] Браузер не смог связаться со своей службой уведомлений. Попробуй позже.
}
notify-when = О чём сообщать
notify-kind = { $kind ->
    [turn] Мой ход
    [over] Партия окончена
    [invitation] Меня приглашают
   *[rematch] Мне предлагают сыграть ещё
}
notify-kind-hint = { $kind ->
    [turn] Только пока тебя нет за столом.
    [over] До результата — одно нажатие.
    [invitation] От тех, с кем можно играть на этом сервере.
   *[rematch] Ещё одна партия в той же компании.
}
notify-quiet = Тихие часы
notify-quiet-hint = Ночью уведомлений не будет. Что было за это время, узнаешь потом.
notify-quiet-from = С
notify-quiet-until = до
notify-quiet-zone = Часовой пояс: { $zone }
notify-elsewhere = Другие способы
notify-email = Эл. почта
notify-email-hint = Мы пришлём ссылку, чтобы подтвердить адрес. Отписаться можно одним нажатием в любом письме.
notify-email-waiting = Ждём, когда ты откроешь ссылку из нашего письма.
notify-email-confirmed = Адрес подтверждён. Уведомления приходят и на него.
notify-webhook = Чат или приложение (вебхук)
notify-webhook-shape = Вид вебхука
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] В Discord: настройки канала, «Интеграция», «Вебхуки», «Копировать URL вебхука».
    [ntfy] Адрес твоей темы в ntfy. Придумай название, которое никто не угадает.
   *[json] Любой твой адрес, который принимает запросы POST с JSON.
}
notify-webhook-try = Проверить и добавить
notify-webhook-added = Работает: пробное сообщение дошло.
notify-add = Добавить
notify-remove = Убрать
notify-test = Отправить пробное
notify-test-sent = Пробное сообщение отправлено.
notify-silence = Выключить всё
notify-all-off = Всё выключено. Мы ничего присылать не будем.

# --- the offer, at a game over days
notify-offer = Сообщить, когда придёт твой ход?
notify-offer-yes = Да, конечно
notify-offer-no = Нет
notify-offer-done = Мы сообщим. Изменить это можно в профиле.
