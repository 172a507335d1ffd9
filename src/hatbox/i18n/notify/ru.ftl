# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = { $game }: твой ход
notify-turn-body = { $who } передаёт тебе ход.
notify-turn-body-nobody = Остальные ждут тебя.
notify-turn-begun-body = Игра началась.
notify-over-title = { $game }: партия окончена
notify-over-body = Посмотри, кто победил!
notify-invitation-title = { $game }: сыграем?
notify-invitation-body = { $who } зовёт тебя за стол.
notify-invitation-body-nobody = Для тебя есть место за столом.
notify-rematch-title = { $game }: ещё партию?
notify-rematch-body = { $who } предлагает сыграть ещё.
notify-rematch-body-nobody = Тебе предлагают сыграть ещё.
notify-rematch-begun-title = { $game }: новая партия началась
notify-rematch-begun-body = Все в сборе, игра началась.
notify-turns-title = { $count ->
    [one] Твой ход за { $count } столом
   *[other] Твой ход за { $count } столами
}
notify-news-title = { $count ->
    [one] Новости с { $count } стола
   *[other] Новости с { $count } столов
}
notify-test-title = Работает!
notify-test-body = Так ты будешь узнавать о своих партиях.
notify-stop = Отключить эти сообщения
# A button below a notification: very short
notify-off = Отключить

## E-mail

notify-confirm-subject = { $title }: присылать тебе письма?
notify-confirm-body = Кто-то, надеемся, что ты, хочет получать на этот адрес письма от { $title }, когда приходит очередь ходить. Если это так, открой ссылку:
notify-ignore = Если это не ты, ничего делать не нужно: больше мы не напишем.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = Отключить эти сообщения?
notify-page-stop-push = На это устройство больше не будут приходить уведомления о твоих партиях.
notify-page-stop-webhook = На твой вебхук больше не будут приходить уведомления о твоих партиях.
notify-page-stop-email = Мы больше не будем тебе писать и забудем твой адрес.
notify-page-stop-button = Отключить
notify-page-stopped-title = Готово
notify-page-stopped = Такие сообщения больше не придут. Включить их снова можно в профиле.
notify-page-confirm-title = Получать письма о своих партиях?
notify-page-confirm-text = Мы напишем, когда придёт твой ход. В каждом письме есть ссылка, чтобы отписаться.
notify-page-confirm-button = Да, конечно
notify-page-confirmed-title = Готово
notify-page-confirmed = Когда придёт твой ход, ты получишь письмо.
notify-page-gone-title = Эта ссылка больше не действует
notify-page-gone = По ней уже переходили, или она слишком старая. Всё можно изменить в профиле.
notify-page-home = К играм
