# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host. A language without this file shows the English one.

## Options, variables and the TOML file

bad-setting = { $where } не может быть «{ $value }»; можно: { $allowed }
allowed-whole = целое число от { $least } до { $most }
allowed-number = число от { $least } и больше
allowed-positive = число больше 0
allowed-text = текст в кавычках
allowed-list = текст в кавычках или список таких текстов
allowed-switch = true или false (в переменной: 1 или 0)
allowed-database = sqlite:ПУТЬ или postgresql://ИМЯ@ХОСТ/БАЗА
setting-twice = заданы и { $one }, и { $other }; оставь что-то одно
setting-needs = с { $where } нужно задать и { $needed }
secret-unreadable = { $where }: не удалось прочитать секрет из { $path }: { $reason }
secret-empty = файл пуст
config-unreadable = не удалось прочитать конфигурацию { $path }: { $reason }; другой файл можно указать с --config
config-not-toml = { $where }: это не TOML: { $reason }
config-section = { $where } — это раздел; опции пишут без разделов, например port = 8731
unknown-key = опции { $where } нет; `hatbox serve --help` покажет все
unknown-key-close = опции { $where } нет; может быть, { $close }?
unknown-variable = опции { $variable } нет, переменная не учитывается; `hatbox serve --help` покажет все
unknown-variable-close = опции { $variable } нет, переменная не учитывается; может быть, { $close }?
secret-on-command-line = { $flag } видно в списке процессов всем на этом компьютере; запиши секрет в файл и укажи этот файл в { $variable }
secret-in-public-file = { $path } могут прочитать все на этом компьютере, а там { $keys }; выполни `chmod o-r { $path }`

## hatbox serve --check

check-options = С чем будет работать сервер (конфигурация: { $file }):
check-no-file = файла нет
check-default = по умолчанию
check-schema = { $database }: схема { $schema }, как и нужно этой версии.
check-schema-none = { $database }: база пуста, сервер всё в ней создаст (схема { $known }).
check-schema-older = { $database }: схема { $schema }; при запуске сервер обновит её до { $known }.
check-schema-newer = { $database }: схема { $schema }, а эта версия знает только { $known }.
check-schema-newer-do = Установи более новый hatbox или восстанови копию со старой схемой.
check-file-new = { $path } пока нет; сервер создаст этот файл.
check-file-uncreatable = Создать { $path } нельзя: { $folder } — не папка или в неё нельзя писать.
check-file-unwritable = В { $path } нельзя писать.
check-file-unwritable-do = Дай пользователю сервера права на файл и его папку или укажи другой файл с --database.
check-file-unreadable = { $path } не читается как база данных: { $reason }.
check-file-foreign = { $path } — база данных другой программы.
check-file-unreadable-do = Укажи другой файл с --database или восстанови копию.
check-file-served = С { $path } сейчас работает другой сервер.
check-file-served-do = Останови его, прежде чем запускать новый.
check-disk = В { $folder } свободно { $megabytes } МБ.
check-disk-low = В { $folder } свободно всего { $megabytes } МБ.
check-disk-full = Диск почти полон: в { $folder } свободно { $megabytes } МБ.
check-disk-do = Освободи место или удали старые столы командой `hatbox admin prune`.
check-postgres-unreachable = Не удалось подключиться к { $address }: { $reason }.
check-postgres-unreachable-do = Проверь, запущена ли база данных и верны ли хост, пользователь и пароль.
check-postgres-read-only = { $address } доступен только для чтения.
check-postgres-read-only-do = Укажи основной сервер, а не реплику.
check-port = { $host }: порт { $port } свободен.
check-unix = { $path } можно создать.
check-unix-unwritable = Создать { $path } нельзя: { $folder } — не папка или в неё нельзя писать.
check-cache = Правила скомпилированы, они в { $path }.
check-cache-cold = В { $path } ещё нет скомпилированных правил ({ $games }); они скомпилируются при первом запуске, пока люди уже играют.
check-cache-cold-do = Команда `hatbox warm` сделает это сейчас.
check-no-proxies = Для TLS по адресу { $url } нужен прокси, но сервер не доверяет ни одному, поэтому у всех за ним общий предел запросов.
check-no-proxies-do = Укажи адрес прокси с --proxies.
check-prefix = { $url } заканчивается путём «{ $path }», а префикс — «{ $prefix }».
check-prefix-do = Задай в --prefix путь из --url.
check-no-url = Сервер стоит за прокси и слушает только этот компьютер, поэтому не знает своего публичного имени и отклонит его.
check-no-url-do = Задай в --url публичный адрес.
check-smtp = Почтовый сервер { $host }:{ $port } отвечает.
check-smtp-unreachable = Не удалось подключиться к почтовому серверу { $host }:{ $port }: { $reason }.
check-smtp-unreachable-do = Проверь адрес в --smtp и можно ли с этого компьютера отправлять почту.
check-issuer = Служба входа { $issuer } отвечает.
check-issuer-unreachable = Служба входа { $issuer } отвечает не так, как положено в OpenID Connect: { $reason }.
check-list-unreadable = Не удалось прочитать список приглашений { $path }.

## hatbox doctor

doctor-versions = hatbox { $version } (схема { $schema }), Python { $python }, { $system }; { $libraries }.
doctor-same-version = Работает сервер hatbox { $running }, он же установлен здесь.
doctor-other-version = Работает сервер hatbox { $running }, а здесь установлен { $own }.
doctor-other-version-do = Если обновление было только что, перезапусти сервер; иначе запусти doctor из той же установки, что и сервер.
doctor-no-page = В этой установке нет страницы для браузера.
doctor-no-page-do = Установи опубликованный пакет или собери страницу командой `python3 run.py`.
doctor-files = Сколько файлов может открыть процесс: { $files }. Этого хватит с запасом.
doctor-few-files = Сколько файлов может открыть процесс: всего { $files }, а каждое соединение — это файл.
doctor-few-files-do = Подними предел: LimitNOFILE=65536 в юните systemd, `ulimits` в Docker.
doctor-database-unusable = { $reason }.
doctor-database-unusable-do = Запусти сервер один раз: он создаст и обновит свою базу данных.
doctor-database-fails = База данных даёт сбой в работе: { $reason }.
doctor-database-fails-do = Проверь диск и журнал самой базы данных.
doctor-writes = Запись занимает { $milliseconds } мс.
doctor-slow-writes = Запись занимает { $milliseconds } мс, это заметно при каждом ходе.
doctor-slow-writes-do = Перенеси базу данных на диск побыстрее или поближе к серверу.
doctor-database-clock = Часы этого компьютера и базы данных идут одинаково.
doctor-database-clock-off = Часы этого компьютера и базы данных расходятся на { $seconds } с.
doctor-clock = Часы этого компьютера и сервера идут одинаково.
doctor-clock-off = Часы этого компьютера и сервера расходятся на { $seconds } с.
doctor-clock-do = Включи синхронизацию времени (NTP) на обоих.
doctor-recent-tables = Проверено последних столов: { $count }, все целы.
doctor-damaged-tables = Повреждено последних столов: { $count } ({ $tables }).
doctor-damaged-file = { $path } повреждён: { $reason }.
doctor-damaged-do = Останови сервер, сохрани копию базы данных и восстанови резервную.
doctor-whole-file = { $path } в порядке.
doctor-large-file = { $path } слишком велик, поэтому прочитан не целиком.
doctor-no-server = На порту { $port } этого компьютера сервер не отвечает.
doctor-no-server-do = Запусти его или укажи его адрес с --url.
doctor-reachable = { $url } отвечает через { $milliseconds } мс.
doctor-unreachable = { $url } недоступен с этого компьютера: { $reason }.
doctor-unreachable-do = Проверь имя в DNS, брандмауэр и запущен ли прокси.
doctor-unknown-host = Сервер не знает имени в { $url } и отклоняет его.
doctor-unknown-host-do = Запусти его с --url или укажи другие адреса с --origin.
doctor-refused = Сервер по адресу { $url } отклонил запрос: { $status } { $refusal }.
doctor-bad-gateway = Прокси по адресу { $url } не может связаться с сервером: ответ { $status }.
doctor-bad-gateway-do = Проверь, запущен ли сервер и верны ли адрес и порт в конфигурации прокси.
doctor-not-hatbox = По адресу { $url } отвечает не сервер Hatbox (код { $status }).
doctor-not-hatbox-do = Если сервер доступен не в корне, а по пути, прокси должен этот путь отрезать, а серверу нужен --prefix.
doctor-certificate = Сертификат действует ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }.
doctor-old-certificate = Срок сертификата истекает: ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }.
doctor-bad-certificate = Браузеры не примут сертификат { $host }: { $reason }.
doctor-certificate-do = Обнови его; certbot и Caddy умеют делать это сами.
doctor-no-tls = Не удалось установить безопасное соединение с { $url }: { $reason }.
doctor-no-proxy = Прокси по пути нет.
doctor-forwarded = Сервер видит адрес каждого посетителя; твой — { $address }.
doctor-no-forwarded = Прокси не сообщает, от чьего имени обращается, поэтому у всех посетителей общий предел запросов.
doctor-no-forwarded-do = Пусть он задаёт X-Forwarded-For; готовые примеры есть в docs/hosting.md.
doctor-untrusted = Сервер не доверяет прокси, поэтому у всех посетителей общий предел запросов; он видит { $address }.
doctor-untrusted-do = Запусти сервер с --proxies и адресом прокси.
doctor-forged-address = Посетители могут выдать себя за любой адрес: прокси передаёт дальше их собственный X-Forwarded-For.
doctor-forged-address-do = Пусть прокси его заменяет, как в примере из docs/hosting.md; и доверяй только прокси.
doctor-wrong-host = Прокси меняет имя хоста: отправлено { $sent }, а сервер видит { $seen }.
doctor-wrong-host-do = Пусть он передаёт Host без изменений, как в примере из docs/hosting.md.
doctor-no-scheme = Сервер считает, что посетители приходят без TLS.
doctor-no-scheme-do = Пусть прокси задаёт X-Forwarded-Proto.
doctor-websocket = WebSocket к { $url } работает.
doctor-websocket-refused = WebSocket по адресу { $url } отклонён с кодом { $status }.
doctor-websocket-broken = WebSocket по адресу { $url } не работает: { $reason }.
doctor-websocket-strange = WebSocket по адресу { $url } говорит на другой версии протокола.
doctor-no-upgrade-do = Пусть прокси передаёт Upgrade и Connection для /ws; готовые примеры есть в docs/hosting.md.
doctor-origin = Страницам других сайтов сервер отказывает.
doctor-foreign-origin = Сервером могут пользоваться страницы любого чужого сайта.
doctor-foreign-origin-do = Пусть прокси передаёт заголовок Origin без изменений.
