# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = так нельзя: { $error }
admin-changed-since = тем временем это уже кто-то изменил; взгляни ещё раз
admin-no-line = в журнале нет строки { $line }
admin-undone = строка { $line } уже отменена
admin-cannot-undo = действие { $action } отменить нельзя
admin-no-token = токена { $token } нет
admin-token-revoked = токен { $token } уже отозван
admin-bad-token-name = в имени нужен хотя бы один видимый знак
admin-no-reason = напиши причину, если игрок должен её видеть
admin-announce-what = напиши сообщение, до 300 знаков, или убери нынешнее
admin-token-needed = Для этой страницы нужен токен администратора. Выполни на сервере: hatbox admin token
admin-unknown-token = Этот токен не подходит: он неизвестен, просрочен или отозван.

admin-reopened = Жалоба { $report } снова открыта.
admin-undone-now = Действие { $action } отменено (строка { $line }).
admin-announcement-none = Объявления нет.
admin-announcement-on = Все видят: { $text }
admin-announcement-until = До { $until } все видят: { $text }
admin-token-made =
    Токен для { $name }. Второй раз его не покажут; вставь его на странице /admin:

    { $token }
admin-token-gone = Токен { $token } отозван (имя: { $name }).

admin-line = строка
admin-operator = администратор
admin-subject = о ком, о чём
admin-undone-by = отменено строкой
admin-token = токен
admin-expires = действует до
admin-used = использован
admin-revoked = отозван
admin-version = версия
admin-database = база данных, схема
admin-figure-connections = соединения
admin-figure-people = люди в сети
admin-figure-games = идущие партии
admin-figure-moves = ходов в минуту
admin-figure-requests = запросов в минуту
admin-figure-lag = задержка сервера
admin-figure-bots = боты за работой
admin-figure-memory = память
admin-figure-cpu = процессор
admin-figure-database = размер базы данных
admin-figure-disk = свободно на диске
admin-figure-failures = недоставленные уведомления
