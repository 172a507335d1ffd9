# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Управление Hatbox
op-sections = Разделы
op-overview = Обзор
op-reports = Жалобы
op-tables = Столы
op-players = Игроки
op-announce = Объявление
op-log = Журнал
op-server = Сервер

op-sign-in = Войти
op-sign-out = Выйти
op-sign-in-how = Вставь токен администратора. Его выдаёт эта команда на компьютере, где работает сервер:
op-token = Токен
op-token-kept = Эта вкладка помнит токен, пока ты её не закроешь или не выйдешь.

op-process = Процесс сервера
op-all-processes = { $count ->
    [one] { $count } процесс
    [few] все { $count } процесса вместе
    [many] все { $count } процессов вместе
   *[other] все { $count } процесса вместе
}
op-since = работает с { $when }
op-highest = максимум за час: { $high }
op-counts = Всего
op-open-reports = открытые жалобы

op-any = все
op-back = Назад к списку
op-more = Показать ещё
op-undo = Отменить
op-undone = Отменено.
op-was-undone = отменено
op-reason = Причина, для журнала
op-show-reason = Показать причину и игроку
op-how-long = На какой срок
op-hours = { $hours ->
    [1] час
    [4] 4 часа
    [24] сутки
    [168] неделя
    [720] месяц
    [8760] год
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
op-deleted = удалённый игрок

op-search-tables = Имя игрока или ID стола
op-table = Стол
op-free = свободно
op-bot = бот: { $level ->
    [dormouse] Соня
    [march_hare] Мартовский Заяц
    [cheshire_cat] Чеширский Кот
    [white_rabbit] Белый Кролик
   *[mad_hatter] Безумный Шляпник
}
op-talk = Что говорили
op-talk-around = Что говорили в то время
op-before-report = прямо перед жалобой
op-nothing-said = Здесь ничего не говорили.
op-erased = (стёрто)
op-close = Закрыть стол
op-close-title = Закрыть этот стол?
op-close-text = Игра закончится для всех без результата. Отменить это нельзя.

op-search-players = Имя или ID
op-player = Игрок
op-sanctioned = Только с закрытым чатом или доступом
op-tables-of = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
op-reports-about = жалобы на игрока
op-shown-reason = причина, которую видит игрок
op-muted-until = чат закрыт до { $when }
op-mute = Закрыть чат
op-mute-title = Закрыть чат игроку { $name }?
op-muted = { $name }: чат закрыт.
op-unmute = Открыть чат
op-unmuted = { $name }: чат снова открыт.
op-ban = Закрыть доступ
op-ban-title = Закрыть доступ игроку { $name }?
op-ban-text = Играть на этом сервере будет больше нельзя. Когда время игрока выйдет, его места займут боты.
op-banned = { $name }: доступ закрыт.
op-unban = Открыть доступ
op-unbanned = { $name }: доступ снова открыт.
op-rename = Переименовать
op-rename-title = Переименовать игрока { $name }?
op-rename-text = За уже открытыми столами останется прежнее имя.
op-new-name = Новое имя
op-renamed = { $name }: новое имя — { $to }.
op-forget = Удалить
op-forget-title = Удалить всё об игроке { $name }?
op-forget-text = Имя и сообщения исчезнут везде; партии останутся у других. Отменить это нельзя.
op-forgotten = { $name }: всё удалено.

op-report = Жалоба
op-no-reports = Жалоб нет. Всё хорошо.
op-also-resolved = И закрытые тоже
op-is-resolved = закрыта
op-note = заметка
op-resolve = Закрыть жалобу
op-resolve-title = Закрыть эту жалобу?
op-resolve-text = Можно оставить заметку для других администраторов.
op-resolved = Жалоба закрыта.
op-reopen = Открыть снова
op-reopened = Жалоба снова открыта.

op-announced-now = Сейчас видят все
op-announce-text = Сообщение для всех, до 300 знаков
op-announce-now = Показать всем
op-announced = Теперь это видят все.
op-until = до { $when }
op-until-cleared = пока не уберёшь
op-clear = Убрать
op-cleared = Объявления больше нет.

op-action = { $action ->
    [mute] Чат закрыт
    [unmute] Чат открыт
    [ban] Доступ закрыт
    [unban] Доступ открыт
    [rename] Новое имя
    [forget] Данные удалены
    [close] Стол закрыт
    [resolve] Жалоба закрыта
    [reopen] Жалоба открыта снова
    [announce] Объявление
    [undo] Действие отменено
    [prune] Старые данные удалены
    [token] Токен создан
    [revoke-token] Токен отозван
   *[other] { $action }
}
op-via = { $via ->
    [page] на этой странице
   *[command] командой
}
op-because = Причина: { $reason }
op-from-to = было { $from }, стало { $to }

op-installation = Установка
op-rows = { $name ->
    [players] игроки
    [tables] столы
    [reports] жалобы
   *[audit] строки журнала
}
op-tokens = Токены администраторов
op-expired = просрочен
op-used = использован { $when }
op-unused = ещё не использован
op-revoke = Отозвать
op-token-how = Новые токены создают на компьютере сервера, командой «hatbox admin token».
op-housekeeping = Уборка
op-export = Скачать все законченные партии
op-prune-days = Удалить то, чем не пользовались столько дней
op-prune = Удалить старые данные
op-prune-title = { $days ->
    [one] Удалить данные старше { $days } дня?
   *[other] Удалить данные старше { $days } дней?
}
op-prune-text = Столы, жалобы и игроки, к которым столько времени никто не возвращался, будут удалены навсегда. Отменить это нельзя.
op-pruned = Старые данные удалены.
op-notes = Что нового в этой версии
