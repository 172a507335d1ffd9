# Home: the open box.
home-page = Hatbox · три шляпные игры
home-title = Три шляпные игры в одной коробке
home-nav = Вокруг коробки
home-line = { $game ->
    [hats] Собирай, меняй, рискни чёрной шляпой
    [magic_hat] Подсматривай, меняй, помни. С 5 лет
   *[top_hats] Строй тайно, прыгай, сбивай
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
    [one] Твой ход в { $count } игре
    [few] Твой ход в { $count } играх
    [many] Твой ход в { $count } играх
   *[other] Твой ход в { $count } игры
}
home-carry-on = Дальше
home-tables = Мои столы
home-tables-waiting = { $count ->
    [one] , { $count } ждёт тебя
    [few] , { $count } ждут тебя
    [many] , { $count } ждут тебя
   *[other] , { $count } ждут тебя
}
home-language = Язык
home-dark = Тёмная тема
home-profile = Ты и твои настройки

# A new table.
new-page = { $game ->
    [hats] Новый стол: Шляпы · Hatbox
    [magic_hat] Новый стол: Шапка-невидимка · Hatbox
   *[top_hats] Новый стол: Цилиндры · Hatbox
}
new-title = Новый стол
new-game = Игра
new-seats = Кто за столом
new-you = Ты
new-seat-friend = Друг
new-seat-friend-about = по ссылке
new-seat-here = Игрок
new-seat-here-about = на этом устройстве
new-partner = твой партнёр
new-player = Игрок { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] слабо
    [march_hare] средне
    [cheshire_cat] сильно
   *[mad_hatter] мастерски
}
new-add = { $count ->
    [3] Добавить третьего
   *[4] Добавить четвёртого
}
new-who = Кто сядет здесь?
new-friend = Друг по ссылке
new-here = Кто-то на этом устройстве
new-here-name = Имя
new-remove = Убрать это место
new-clock = Время
new-clock-kind = { $kind ->
    [none] Нет
    [turn] На ход
    [bank] На игру
   *[days] Дни
}
new-clock-hint = { $kind ->
    [none] Никто не торопит.
    [turn] На каждый ход своё время. У кого оно вышло, того заменит бот; потом можно вернуться.
    [bank] Общий запас времени на всю игру и ещё немного за каждый ход.
   *[days] Играй когда удобно: ход может длиться днями.
}
new-clock-length = Сколько
new-seconds = { $count } с
new-minutes = { $count } мин
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } мин + { $seconds } с
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
new-public = Кто может прийти
new-public-is = { $value ->
    [true] Все
   *[false] По ссылке
}
new-public-hint = { $value ->
    [true] Стол виден в списке всем на этом сервере.
   *[false] Только те, кому ты пошлёшь ссылку.
}
new-spectators = Зрители
new-spectators-is = { $value ->
    [blind] Сразу
    [delayed] С задержкой
    [after] После
   *[none] Нет
}
new-spectators-hint = { $value ->
    [blind] Зрители видят то, что открыто всем, и никогда — карты на руках.
    [delayed] Зрители видят то, что открыто всем, на несколько ходов позже.
    [after] Зрители увидят игру, когда она закончится.
   *[none] Пока идёт игра, её видят только игроки.
}
new-talk = Разговор
new-talk-is = { $value ->
    [free] Любой
    [phrases] Фразы
   *[none] Нет
}
new-talk-hint = { $value ->
    [free] Каждый пишет что хочет.
    [phrases] Только готовые фразы: каждый читает их на своём языке.
   *[none] Это тихий стол.
}
new-rated = На рейтинг
new-rated-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rated-hint = { $value ->
    [true] Результат идёт в рейтинг всем игрокам.
   *[false] Просто для удовольствия.
}
new-more = Время и компания
new-more-brief = { $talk ->
    [free] Любые разговоры
    [phrases] Только фразы
   *[none] Без разговоров
} · { $rated ->
    [true] на рейтинг
   *[false] без рейтинга
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] Без часов
    [turn] Время на ход
    [bank] Время на игру
   *[days] Дни на ход
} · { $first ->
    [me] начинаешь ты
   *[lot] по жребию
} · { $rules ->
    [own] свои правила
   *[usual] обычные правила
}
new-rules = { $game ->
    [hats] Домашние правила: Шляпы
    [magic_hat] Домашние правила: Шапка-невидимка
   *[top_hats] Домашние правила: Цилиндры
}
new-rules-brief = { $edition ->
    [own] Домашние правила · свои
    [standard] Домашние правила · обычное издание
    [de] Домашние правила · немецкое издание
    [ru] Домашние правила · русское издание
    [en] Домашние правила · английское издание
   *[usual] Домашние правила · как обычно
}
new-rule-edition = Издание
new-rule-edition-is = { $value ->
    [standard] Обычное
    [de] Немецкое
    [ru] Русское
   *[en] Английское
}
new-rule-edition-hint = { $value ->
    [standard] Как в английском, итальянском, испанском и французском изданиях.
    [de] Как в немецком издании: чёрные шляпы — не отдельный вид, а при равенстве сразу решает печенье.
    [ru] Как играют авторы: две только что поменянные шляпы нельзя сразу менять обратно.
   *[en] Как в английском и ивритском изданиях: любые две шляпы можно менять когда угодно.
}
new-rule-black_hat_is_a_type = Чёрные шляпы — отдельный вид
new-rule-black_hat_is_a_type-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] Для печенья чёрные шляпы считаются ещё одним видом.
   *[false] Для печенья считаются только семь видов.
}
new-rule-tiebreak_black_hats = При равенстве — чёрные шляпы
new-rule-tiebreak_black_hats-is = { $value ->
    [true] Да
   *[false] Нет
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] Если очков поровну, побеждает тот, у кого больше чёрных шляп, потом — у кого печенье.
   *[false] Если очков поровну, побеждает тот, у кого печенье.
}
new-rule-removed = Остаются в коробке
new-rule-removed-hint = { $value ->
    [random] Два вида убирает жребий. Нажми на две шляпы, чтобы решить без жребия.
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
    [true] Две только что поменянные шляпы нельзя сразу менять снова.
   *[false] Любые две шляпы можно менять когда угодно.
}
new-rule-copies = Придворные
new-rule-copies-is = { $value ->
    [1] 20 видов
    [2] 10 видов
   *[4] 5 видов
}
new-rule-copies-hint = { $value ->
    [1] Каждый персонаж только один: запомнить труднее всего.
    [2] Десять персонажей, каждого по два.
   *[4] Пять персонажей, каждого по четыре: проще всего, хорошо для малышей.
}
new-rule-magic_hats = Шапки-невидимки
new-rule-magic_hats-is = { $value ->
    [4] Четыре
   *[0] Нет
}
new-rule-magic_hats-hint = { $value ->
    [4] Открытая тобой шапка-невидимка — твоя и прогоняет одну тучку.
   *[0] Тучки ничто не прогоняет: для знатоков.
}
new-rule-dead_table = Когда ничего не подходит
new-rule-dead_table-is = { $value ->
    [redeal] Заново
   *[play_on] Дальше
}
new-rule-dead_table-hint = { $value ->
    [redeal] Если ни одна шляпа в ряду никому не подходит, шляпы перемешивают и раскладывают заново.
   *[play_on] Если ни одна шляпа в ряду никому не подходит, игра всё равно идёт дальше.
}
new-rule-stall_limit = Конец при застое
new-rule-stall_limit-is = { $value ->
    [0] Никогда
   *[other] Ходов: { $value }
}
new-rule-stall_limit-hint = { $value ->
    [0] Игра идёт, сколько бы времени никто ничего не выигрывал.
   *[other] После стольких ходов без выигрыша игра кончается.
}
new-rule-memory_aid = Подсказка для памяти
new-rule-memory_aid-is = { $value ->
    [true] Вкл.
   *[false] Выкл.
}
new-rule-memory_aid-hint = { $value ->
    [true] Шляпы, которые ты знаешь, остаются помечены для тебя, даже когда меняются местами.
   *[false] Как с картами на столе: шляпу видно, только пока её показывают.
}
new-rule-narrowings = Сужение поля
new-rule-narrowings-is = { $value ->
    [2] Дважды
    [1] Один раз
   *[0] Никогда
}
new-rule-narrowings-hint = { $value ->
    [2] Когда остаётся пять стопок или меньше, можно закрыть крайнее кольцо поля, а позже и следующее: кто-нибудь да победит.
    [1] Когда остаётся пять стопок или меньше, можно навсегда закрыть крайнее кольцо поля.
   *[0] Кольца поля не закрываются; концовка может затянуться.
}
new-invite = Скопировать приглашение
new-start = Начать игру
new-open = Открыть и пригласить
new-open-next = Дальше будут ссылка, код и QR-картинка для друзей.

# Tables: one's own, open ones, ratings.
tables-page = Столы · Hatbox
tables-title = Столы
tables-mine = Твои игры
tables-none = Сейчас у тебя нет идущих игр. Открой коробку и достань одну.
tables-new = Открыть стол
tables-standing = { $how ->
    [your-turn] Твой ход
    [others-turn] Думают другие
    [gathering] Ждём игроков
   *[over] Окончена
}
tables-go = { $how ->
    [your-turn] Дальше
    [gathering] К столу
   *[others-turn] Взглянуть
}
tables-finished = Законченные
tables-over = Окончена
tables-ended = { $how ->
    [won] Победа, твой счёт: { $score }
    [shared] Общая победа, твой счёт: { $score }
   *[lost] Твой счёт: { $score }
}
tables-review = Пересмотреть
tables-more = Показать ещё
tables-quick = Быстрая игра
tables-quick-hint = Найдём того, кто хочет сыграть в то же самое. Минута на ход; результат идёт в рейтинг.
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
tables-open-none = Сейчас никто не ждёт. Открой стол для всех — может, кто-то и придёт.
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
tables-join = Войти
tables-ratings = Кто играет лучше всех
tables-rank = Место
tables-name = Имя
tables-rating = Рейтинг
tables-games = Игры
tables-bot = бот
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = Здесь пока ни у кого нет рейтинга.
