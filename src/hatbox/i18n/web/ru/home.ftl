# Home: the open box.
home-page = Hatbox · три шляпные игры
home-title = Три шляпные игры в одной коробке
home-nav = Главное меню
home-line = { $game ->
    [hats] Собирай, меняйся, рискни чёрной шляпой
    [magic_hat] Смотри, меняй, запоминай: с 5 лет
   *[top_hats] Собирай тайком, прыгай, бей
}
home-play = { $game ->
    [hats] Играть в «Шляпы»
    [magic_hat] Играть в «Шапку-невидимку»
   *[top_hats] Играть в «Цилиндры»
}
home-opening = Накрываем на стол…
home-slow = Самая первая партия готовится чуть дольше: кто-то ещё гладит скатерть.
home-friends = С друзьями
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] С друзьями в «Шляпы»
    [magic_hat] С друзьями в «Шапку-невидимку»
   *[top_hats] С друзьями в «Цилиндры»
}
home-learn = Как играть
home-learn-game = { $game ->
    [hats] Как играть в «Шляпы»
    [magic_hat] Как играть в «Шапку-невидимку»
   *[top_hats] Как играть в «Цилиндры»
}
home-previous = Предыдущая игра
home-next = Следующая игра
home-code = Есть код?
home-code-hint = Пять букв: код стола, который открыл друг
home-join = К столу
home-waiting = { $count ->
    [one] Твой ход в { $count } партии
    [few] Твой ход в { $count } партиях
    [many] Твой ход в { $count } партиях
   *[other] Твой ход в { $count } партии
}
home-carry-on = Продолжить
home-tables-waiting = { $count ->
    [one] , { $count } ждёт тебя
    [few] , { $count } ждут тебя
    [many] , { $count } ждут тебя
   *[other] , { $count } ждут тебя
}
home-language = Язык
home-dark = Тёмная тема
home-profile = Профиль и настройки
# Links to more screens, in one row.
home-more = Что ещё есть
home-daily = Раздача дня
home-puzzles = Задачи
home-progress = Успехи

# A new table.
new-page = { $game ->
    [hats] Новый стол: «Шляпы» · Hatbox
    [magic_hat] Новый стол: «Шапка-невидимка» · Hatbox
   *[top_hats] Новый стол: «Цилиндры» · Hatbox
}
new-title = Новый стол
new-game = Игра
new-seats = Игроки
new-you = Ты
new-seat-friend = Друг
new-seat-friend-about = по ссылке
new-seat-here = Игрок
new-seat-here-about = на этом устройстве
new-partner = твой напарник
new-player = Игрок { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] легко
    [march_hare] средне
    [cheshire_cat] сложно
    [white_rabbit] как ты
   *[mad_hatter] эксперт
}
new-add = { $count ->
    [3] Добавить третьего игрока
   *[4] Добавить четвёртого игрока
}
new-who = Кто здесь играет?
new-friend = Друг, по ссылке
new-here = Кто-то на этом устройстве
new-here-name = Имя
new-remove = Убрать это место
new-clock = Лимит времени
new-clock-kind = { $kind ->
    [none] Нет
    [turn] На ход
    [bank] На партию
   *[days] Дни
}
new-clock-hint = { $kind ->
    [none] Время не ограничено.
    [turn] Время даётся на каждый ход. Если оно вышло, за игрока играет бот, пока тот не вернётся.
    [bank] Общее время на всю партию и ещё немного за каждый ход.
   *[days] Играй, когда удобно: на каждый ход есть несколько дней.
}
new-clock-length = Сколько
new-seconds = { $count } с
new-minutes = { $count } мин
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } мин + { $seconds } с
new-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
new-first = Кто начинает
new-first-is = { $value ->
    [true] Ты
   *[false] По жребию
}
new-public = Кто может присоединиться
new-public-is = { $value ->
    [true] Все
   *[false] По ссылке
}
new-public-hint = { $value ->
    [true] Стол видят все на этом сервере.
   *[false] Только те, кому ты отправишь ссылку.
}
new-spectators = Зрители
new-spectators-is = { $value ->
    [blind] Сразу
    [delayed] С задержкой
    [after] После
   *[none] Нет
}
new-spectators-hint = { $value ->
    [blind] Зрители видят то, что открыто всем, но не карты на руках.
    [delayed] Зрители видят то, что открыто всем, с задержкой на несколько ходов.
    [after] Зрители увидят игру, когда она закончится.
   *[none] Игру видят только игроки.
}
new-talk = Чат
new-talk-is = { $value ->
    [free] Свободный
    [phrases] Фразы
   *[none] Нет
}
new-talk-hint = { $value ->
    [free] Каждый пишет что хочет.
    [phrases] Только готовые фразы; каждый читает их на своём языке.
   *[none] За этим столом чата нет.
}
new-rated = Партия на рейтинг
new-rated-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rated-hint = { $value ->
    [true] Результат идёт в рейтинг всех игроков.
   *[false] Просто для удовольствия.
}
new-more = Время, чат и зрители
new-more-here = Начало и правила
new-rest = Чат и зрители
new-more-brief = { $talk ->
    [free] Свободный чат
    [phrases] Только фразы
   *[none] Без чата
} · { $rated ->
    [true] на рейтинг
   *[false] без рейтинга
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Без лимита времени
    [turn] Время на ход
    [bank] Время на партию
   *[days] Дни на ход
} · { $first ->
    [me] начинаешь ты
   *[lot] по жребию
} · { $rules ->
    [own] свои правила
   *[usual] стандартные правила
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] Начинаешь ты
   *[lot] По жребию
} · { $rules ->
    [own] свои правила
   *[usual] стандартные правила
}
new-rules = { $game ->
    [hats] Домашние правила: «Шляпы»
    [magic_hat] Домашние правила: «Шапка-невидимка»
   *[top_hats] Домашние правила: «Цилиндры»
}
new-rules-brief = { $edition ->
    [own] Домашние правила · свои
    [standard] Домашние правила · стандартное издание
    [de] Домашние правила · немецкое издание
    [ru] Домашние правила · русское издание
    [en] Домашние правила · английское издание
   *[usual] Домашние правила · стандартные
}
new-rule-edition = Издание
new-rule-edition-is = { $value ->
    [standard] Стандартное
    [de] Немецкое
    [ru] Русское
   *[en] Английское
}
new-rule-edition-hint = { $value ->
    [standard] Как в изданиях на английском, итальянском, испанском и французском.
    [de] Как в немецком издании: чёрные шляпы не считаются видом, а при равенстве сразу решает печенье.
    [ru] Как играют авторы: если две шляпы только что поменяли, сразу менять их обратно нельзя.
   *[en] Как в изданиях на английском и иврите: любые две шляпы можно менять когда угодно.
}
new-rule-black_hat_is_a_type = Чёрные шляпы считаются видом
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Для печенья чёрные шляпы считаются ещё одним видом.
   *[false] Для печенья считаются только семь видов.
}
new-rule-tiebreak_black_hats = Чёрные шляпы решают при равенстве
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] Если очков поровну, побеждает тот, у кого больше чёрных шляп, а потом тот, у кого печенье.
   *[false] Если очков поровну, побеждает тот, у кого печенье.
}
new-rule-removed = Остаются в коробке
new-rule-removed-hint = { $value ->
    [random] Какие два вида убрать, решает жребий. Или выбери их: нажми на две шляпы.
   *[other] Этих двух видов в игре нет.
}
new-hat-type = { $letter ->
    [B] Берет
    [C] Клош
    [D] Дирстокер
    [F] Феска
    [K] Кепи
    [S] Сомбреро
   *[T] Треуголка
}
new-rule-no_swap_back = Не менять обратно
new-rule-no_swap_back-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rule-no_swap_back-hint = { $value ->
    [true] Если две шляпы только что поменяли, сразу менять их обратно нельзя.
   *[false] Любые две шляпы можно менять когда угодно.
}
new-rule-copies = Персонажи
new-rule-copies-is = { $value ->
    [1] 20 разных
    [2] 10 разных
   *[4] 5 разных
}
new-rule-copies-hint = { $value ->
    [1] Каждого персонажа по одному: запомнить труднее всего.
    [2] Десять персонажей, каждого по два.
   *[4] Пять персонажей, каждого по четыре: проще всего, хорошо для малышей.
}
new-rule-magic_hats = Шапки-невидимки
new-rule-magic_hats-is = { $value ->
    [4] Четыре
   *[0] Нет
}
new-rule-magic_hats-hint = { $value ->
    [4] Открытая тобой шапка-невидимка — твоя, и она отменяет одну штрафную фишку.
   *[0] Штрафные фишки ничем не отменить: для знатоков.
}
new-rule-dead_table = Когда ничего не подходит
new-rule-dead_table-is = { $value ->
    [redeal] Перемешать
   *[play_on] Играть дальше
}
new-rule-dead_table-hint = { $value ->
    [redeal] Если ни одна шляпа в ряду никому не подходит, шляпы перемешивают.
   *[play_on] Если ни одна шляпа в ряду никому не подходит, игра просто идёт дальше.
}
new-rule-stall_limit = Ходы без выигрыша
new-rule-stall_limit-is = { $value ->
    [0] Без лимита
   *[other] Ходов: { $value }
}
new-rule-stall_limit-hint = { $value ->
    [0] Игра идёт дальше, даже если долго никто ничего не выигрывает и не берёт.
   *[other] После стольких ходов подряд без выигрыша и взятий игра заканчивается.
}
new-rule-memory_aid = Подсказка для памяти
new-rule-memory_aid-is = { $value ->
    [true] Вкл.
   *[false] Выкл.
}
new-rule-memory_aid-hint = { $value ->
    [true] Шляпы, которые ты знаешь, остаются помечены для тебя, даже если их поменяют.
   *[false] Как с настоящими картами: шляпу видно, только пока на неё смотришь.
}
new-rule-narrowings = Сужение поля
new-rule-narrowings-is = { $value ->
    [2] Дважды
    [1] Один раз
   *[0] Никогда
}
new-rule-narrowings-hint = { $value ->
    [2] Когда остаётся пять стопок или меньше, можно закрыть внешнее кольцо, а позже и следующее: кто-нибудь да победит.
    [1] Когда остаётся пять стопок или меньше, можно навсегда закрыть внешнее кольцо.
   *[0] Кольца не закрываются; концовка может затянуться.
}
new-invite = Скопировать приглашение
new-start = Начать игру
new-open = Открыть и пригласить
new-open-next = Дальше будут ссылка, код и QR-код, чтобы позвать друзей.

# Tables: one's own, open ones, ratings.
tables-page = Столы · Hatbox
tables-title = Столы
tables-mine = Твои партии
tables-none = Сейчас у тебя нет начатых партий.
tables-new = Новый стол
tables-standing = { $how ->
    [your-turn] Твой ход
    [others-turn] Пока не твой ход
    [gathering] Ждём игроков
   *[over] Окончена
}
tables-go = { $how ->
    [your-turn] Продолжить
    [gathering] К столу
   *[others-turn] Посмотреть
}
tables-finished = Законченные
tables-over = Окончена
tables-review = Разбор
tables-more = Показать ещё
tables-quick = Быстрая игра
tables-quick-hint = Найдём того, кто хочет сыграть в ту же игру. Минута на ход, партия идёт в рейтинг.
tables-game = Игра
tables-players = Игроки
tables-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
tables-find = Найти соперника
tables-open = Открытые столы
tables-open-none = Сейчас никто не ждёт. Открой стол для всех: вдруг кто-нибудь придёт.
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
tables-join = К столу
tables-ratings = Таблица лидеров
tables-rank = Место
tables-name = Имя
tables-rating = Рейтинг
tables-games = Партии
tables-bot = бот
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Здесь пока ни у кого нет рейтинга.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] Победа
    [shared] Общая победа
   *[lost] Поражение
}

# --- players and minutes on the covers
home-facts = { $players } игрока · { $minutes } мин

# --- games put away, statistics
tables-put-away = Удалить эту партию ({ game-name })?
tables-put-away-text = Она исчезнет навсегда и не засчитается ни как победа, ни как поражение.
tables-put-away-yes = Удалить
home-all-games = Все
stats-title = Твои результаты
stats-opponents = Соперники
stats-tally = побед: { $won } · поражений: { $lost }{ $shared ->
    [0] {""}
   *[other] {" "}· общих побед: { $shared }
}
stats-best = лучший счёт: { $points }
stats-rating = { $players ->
    [2] рейтинг вдвоём
    [3] рейтинг втроём
   *[other] рейтинг вчетвером
}: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = Соперник
home-unfinished-title = У тебя есть незаконченная партия
home-unfinished = { game-name } · { $bot }
home-go-on = Продолжить
home-new-game = Новая партия
# --- a server that is getting ready
home-learn-meanwhile = А пока посмотри, как играть
home-one-at-a-time = Минутку: твой стол уже накрывают.
home-table-ready = Твой стол готов. Он ждёт на главной странице.

# --- how busy the server is
tables-online = { $people ->
    [1] Сейчас в сети только ты
    [one] { $people } человек в сети
    [few] { $people } человека в сети
   *[many] { $people } человек в сети
}
tables-running = { $games ->
    [one] идёт { $games } партия
    [few] идут { $games } партии
    [many] идёт { $games } партий
   *[other] идёт { $games } партии
}

# --- a server that gets ready
ready-title = Первый запуск: сервер готовит игры.
ready-left = { $minutes ->
    [0] Осталось меньше минуты
   *[other] Осталось около { $minutes } мин
}

# --- a name before friends come
new-name-title = Как друзьям тебя называть?

# --- links of the host
house-imprint = О владельце
house-privacy = Конфиденциальность
