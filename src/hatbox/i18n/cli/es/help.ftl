# What `hatbox --help` says. A language without this file shows the English one.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    Tres juegos de sombreros en una caja: { $games }.

    Los comandos trabajan con registros (una partida entera, un objeto JSON por línea) y posiciones (un momento de una
    partida, JSON). docs/records.md muestra los dos formatos; en docs/rules/ están las reglas.
help-examples = ejemplos:
help-example-browser = arranca y juega en el navegador
help-example-play = elige un juego y juega contra bots
help-example-join = juega con otros en un servidor
help-example-arena = un torneo entre bots
help-example-simulate = dos partidas al azar, como registros
help-example-out = mil, en un archivo
help-example-verify = las reproduce y lo comprueba todo
help-example-replay = una partida contada, como la vio el asiento 0
help-example-review = suerte, juego y mejores jugadas, en una página
help-language = el idioma de todo lo que dice el comando (por defecto: según LC_ALL, LC_MESSAGES o LANG)
help-bad-language = no existe el idioma «{ $language }»; valores permitidos: { $allowed }
help-not-whole = { $text } no es un número entero de 0 a { $most }
help-not-limit = { $text } no es un número de 1 a { $most }
help-not-between = { $text } no es un número de { $least } a { $most }

# --- options of several commands
help-database = sqlite:PATH o postgresql://USER@HOST/NAME (por defecto: un archivo en tu carpeta de datos)
help-json = muestra JSON
help-one-json = muestra un objeto JSON
help-players = número de jugadores (por defecto, 2)
help-option = una opción del juego
help-records = registros, JSON Lines; - para la entrada estándar
help-seed = semilla del azar (por defecto, 0)
help-jobs = trabaja en J procesos, o en J CPU del clúster como mucho (por defecto, 1 o todas)
help-on = trabaja en un clúster de Ray: ray (esta máquina), ray://HOST:PORT o ray:HOST:PORT; más en docs/cluster.md

help-serve = Pone en marcha el servidor: mesas para personas y bots, en el navegador y por la API.
help-serve-details =
    Todo se guarda en un archivo SQLite en tu carpeta de datos, o en PostgreSQL. docs/hosting.md explica cómo
    usarlo en un club o en internet. `hatbox` a secas hace lo mismo con --open.
help-serve-host = dirección en la que escucha (por defecto 127.0.0.1: solo este equipo); se puede repetir
help-serve-port = puerto en el que escucha (por defecto, 8731; 0: cualquiera libre)
help-serve-origin = otro origen cuyas páginas pueden usar el servidor
help-serve-proxies = proxies inversos cuyo X-Forwarded-For es de fiar
help-serve-prefix = la ruta bajo la que lo sirve un proxy
help-serve-connections = máximo de conexiones desde una dirección (por defecto, 100; 0: sin límite)
help-serve-bot = pone una política propia detrás de un bot: la función F del módulo M (docs/research.md)
help-serve-bot-threads = hilos para los bots (por defecto: uno por núcleo)
help-serve-bot-seconds = tiempo máximo que piensa un bot (por defecto, 0.6)
help-serve-bot-pace = con qué calma parecen pensar los bots (por defecto, 1; 0: sin pausa)
help-serve-no-limits = sin límites de frecuencia (para mediciones)
help-serve-json-logs = escribe el registro de actividad como JSON Lines
help-serve-log-level = nivel mínimo que se registra (por defecto, info)
help-serve-open = abre el navegador

help-warm = Compila ahora las reglas y los bots, para que un servidor arranque a toda velocidad.
help-warm-details =
    Solo hace falta una vez por equipo, y otra tras cada actualización: úsalo en ExecStartPre=, al crear imágenes o
    antes de una velada con amigos. Un servidor que no encuentra nada compilado hace lo mismo mientras ya se juega.
    El resultado se guarda en HATBOX_CACHE o en tu carpeta de caché.
help-warm-games = { $games } (por defecto: todos)

help-site = Escribe la página en una carpeta para cualquier alojamiento web: partidas locales, lecciones y reglas, sin servidor.
help-site-details =
    GitHub Pages, Netlify, nginx o cualquier otro servidor de archivos puede ofrecer DIR, en cualquier ruta. Las
    partidas contra bots o en un solo dispositivo corren en el navegador; no hay mesas con otras personas. Un sitio
    escrito antes con este comando se sustituye; una carpeta con otro contenido no se toca. Más en
    docs/static-site.md.
help-site-folder = la carpeta que se escribe

help-wasm = Compila las reglas y la búsqueda de un juego a WebAssembly, para una página propia.
help-wasm-details =
    Escribe GAME.wasm y GAME.json en DIR: el módulo y las constantes que una página necesita para llamarlo. Las mismas
    fuentes dan los mismos bytes. docs/browser.md explica cómo los usa una página.
help-wasm-game = { $games }, un juego instalado o ARCHIVO.py:NOMBRE
help-wasm-folder = la carpeta donde escribir

help-backup = Guarda en un archivo una copia de todo lo que tiene un servidor.
help-backup-details =
    El servidor puede seguir en marcha: la copia es una instantánea. FILE se escribe entero o no se escribe, y se puede
    restaurar en SQLite o en PostgreSQL. Guárdalo tan bien como la base de datos: contiene cartas ocultas.
help-backup-file = archivo que se escribe, por ejemplo hatbox-2026-05-01.backup

help-restore = Restaura una copia hecha con `hatbox backup`.
help-restore-details =
    Antes detén el servidor. El archivo se comprueba antes de cambiar nada, y se restaura entero o no se restaura.
    El tiempo transcurrido desde la copia no le cuenta a nadie en el reloj.
help-restore-file = el archivo de la copia
help-restore-replace = borra lo que hay ahora en la base de datos

help-admin = Administra un servidor: sus mesas, jugadores y avisos.
help-admin-details =
    Trabaja con la base de datos del servidor mientras está en marcha; el servidor lo nota en segundos. PLAYER es un
    id, o un nombre que solo tiene un jugador. No se muestra nada oculto de una partida. Con --json la respuesta es
    una línea de JSON.
help-admin-tables = Muestra las mesas, primero las usadas más recientemente.
help-admin-tables-status = solo estas
help-admin-tables-game = solo las de este juego, por ejemplo hats
help-admin-tables-search = solo la mesa con este id, o donde hay alguien con TEXT en el nombre
help-admin-table = Muestra una mesa: sus jugadores y su estado.
help-admin-talk = Muestra lo que se dijo en una mesa.
help-admin-players = Muestra los jugadores, primero los más nuevos.
help-admin-players-search = solo los que tienen TEXT en el nombre, o este id
help-admin-players-sanctioned = solo los silenciados o expulsados
help-admin-player = Muestra un jugador: sus sanciones, sus mesas y lo que se hizo al respecto.
help-admin-mute = Silencia a un jugador durante un tiempo, en todas las mesas.
help-admin-mute-hours = durante cuánto tiempo (por defecto, 24)
help-admin-unmute = Deja de silenciar a un jugador.
help-admin-ban = Expulsa a un jugador. Conserva sus asientos; los bots siguen cuando se le acaba el tiempo.
help-admin-unban = Readmite a un jugador.
help-admin-rename = Cambia el nombre de un jugador, a partir de la próxima mesa.
help-admin-close = Cierra una mesa abierta o en curso, sin resultado.
help-admin-reports = Muestra los avisos de los jugadores, primero los más nuevos.
help-admin-reports-all = también los ya resueltos
help-admin-report = Muestra un aviso con lo que se decía en ese momento.
help-admin-resolve = Marca un aviso como resuelto; el motivo queda como nota.
help-admin-reopen = Vuelve a abrir un aviso resuelto.
help-admin-forget = Borra los datos personales de un jugador: su nombre y sus mensajes desaparecen; las partidas quedan para los demás.
help-admin-prune = Borra las mesas que nadie usa desde hace mucho, y los jugadores y avisos igual de antiguos.
help-admin-prune-older = cuánto tiempo, por ejemplo 365d
help-admin-export-games = Escribe los registros de todas las partidas terminadas, sin nombres.
help-admin-export-games-out = el archivo que se escribe, JSON Lines
help-admin-stats = Muestra la actividad: jugadores, mesas, jugadas, partidas del último día y de la última semana.
help-admin-figures = Muestra cifras en directo de cada proceso del servidor.
help-admin-figures-since = solo las mediciones posteriores a este momento, en milisegundos desde 1970
help-admin-about = Muestra la versión, cuánto ocupan los datos y las novedades.
help-admin-announcement = Muestra el anuncio que ven ahora los jugadores.
help-admin-announce = Muestra un mensaje en la página de todos, o lo retira.
help-admin-announce-text = el mensaje, de hasta 300 caracteres
help-admin-announce-hours = lo retira solo al cabo de H horas (por defecto: se queda hasta --clear)
help-admin-announce-clear = retira el mensaje
help-admin-log = Muestra lo que hicieron los operadores, primero lo más nuevo.
help-admin-log-player = solo lo que afecta al jugador con este id
help-admin-undo = Deshace una acción: LINE es su id en el historial. Se pueden deshacer silencios, expulsiones, nombres, avisos y anuncios.
help-admin-token = Crea el token de un operador para la página /admin. Se muestra una sola vez.
help-admin-token-name = de quién es el token, tal como saldrá en el historial (por defecto: tu nombre de usuario)
help-admin-token-days = cuántos días vale (por defecto: hasta que lo revoques)
help-admin-tokens = Muestra los tokens de los operadores, sin la parte secreta.
help-admin-revoke-token = Revoca el token de un operador: TOKEN es su id, la parte anterior al punto.
help-admin-reason = el motivo, para el historial
help-admin-show-reason = muestra el motivo también al jugador
help-admin-limit = muestra como mucho N (por defecto, 100)

help-play = Juega una partida en este terminal, contra bots o con otras personas en el mismo dispositivo.
help-play-details =
    Sin GAME, te lo pregunta un pequeño menú. Durante la partida, ? explica las reglas y los comandos. Niveles de los bots,
    de fácil a experto: dormouse, march_hare, cheshire_cat, mad_hatter. Más en docs/playing.md.
help-play-seat = tu asiento, contado desde 0; repítelo para cada persona
help-play-people = personas en los primeros N asientos, bots en los demás
help-play-hot-seat = personas en todos los asientos, pasándose el dispositivo
help-play-level = nivel de los bots: una vez para todos o una vez por bot
help-play-seed = semilla del azar (por defecto: una sorpresa)
help-play-seconds = tiempo que piensa un bot (por defecto, 1)
help-play-load = continúa una partida guardada

help-join = Juega en un servidor desde este terminal.
help-join-details =
    Sin TABLE, un menú muestra tus partidas y las mesas abiertas, y ofrece abrir una. Durante la partida, ? explica las
    reglas y los comandos. Tu identidad se guarda en tu carpeta de datos, para que puedas volver a tu asiento.
help-join-url = el servidor, por ejemplo localhost:8731 o https://example.org
help-join-table = la mesa a la que entras o que quieres ver
help-join-name = tu nombre allí (por defecto: el de antes, o se te pregunta)
help-join-token-file = guarda tu identidad en este archivo

help-simulate = Juega partidas al azar y las escribe como registros.
help-simulate-details =
    En cada decisión, todas las acciones legales son igual de probables. La misma semilla da las mismas partidas.
    Las opciones están en las reglas de cada juego, por ejemplo --option edition=de --option first=0.
help-simulate-games = número de partidas (por defecto, 1)
help-simulate-legal = anota con cada jugada todas las legales (más lento)
help-simulate-out = escribe en un archivo, entero o nada (por defecto: en pantalla)

help-legal = Lee posiciones de la entrada estándar y escribe las jugadas legales de cada una.
help-legal-details = Una línea por cada una: {"{"}"legal": [...]{"}"} ordenadas como texto, o {"{"}"error": "..."{"}"}.

help-apply = Lee posiciones con jugadas de la entrada estándar y escribe las posiciones a las que llevan.
help-apply-details =
    Lee líneas {"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"} y escribe {"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"},
    o {"{"}"result": {"{"}...{"}"}{"}"} si la partida ha terminado, o {"{"}"error": "...", "move": k{"}"} con la primera jugada no legal
    (contada desde 0). "chance", una lista tan larga como "moves", dice qué trae el azar, como en un registro.
help-apply-seed = semilla del azar cuando la línea no dice qué trae (por defecto, 0)

help-verify = Reproduce registros y lo comprueba todo.
help-verify-details = Muestra cada error con su línea, y un resumen. El código de salida es 1 si hay errores.
help-verify-json = muestra los errores como JSON Lines, y al final el resumen

help-dataset = Escribe registros como tabla para aprendizaje automático.
help-dataset-details =
    Una fila por cada acción de un asiento en una partida terminada: lo que vio el asiento (observation), lo que era
    legal (mask), lo que hizo (action) y cómo acabó para él la partida (return, score). Todos los registros deben ser
    del mismo juego. La memoria que usa no crece con su número. docs/research.md explica las columnas.
help-dataset-out = el archivo que se escribe: .parquet o .arrow
help-dataset-json = muestra el resumen como JSON

help-replay = Cuenta una partida con palabras.
help-replay-details = Sin --seat se revela todo; con él, solo lo que ese asiento vio al jugar.
help-replay-game = qué partida del archivo, contada desde 1 (por defecto, 1)
help-replay-seat = muestra lo que vio este asiento, contado desde 0
help-replay-json = códigos de los mensajes con sus parámetros, JSON Lines

help-render = Dibuja una partida grabada.
help-render-details =
    Una animación de toda la partida o, con --move, la imagen de un momento, como la vieron los espectadores o, con
    --seat, como la vio ese asiento. Lo que no podían ver no está en el archivo.
help-render-svg = SVG, para navegadores y cuadernos
help-render-png = PNG: un momento; sin --move, el último
help-render-gif = GIF animado de toda la partida
help-render-seat = dibuja lo que vio este asiento, contado desde 0
help-render-move = dibuja el momento tras tantas jugadas; 0 es el reparto
help-render-width = ancho de PNG y GIF en píxeles (por defecto, 720)
help-render-seconds = cuánto se muestra cada jugada (por defecto, 1.2)
help-render-out = archivo de salida (por defecto, la salida estándar)

help-review = Analiza una partida: qué fue suerte, qué fue juego y qué jugadas eran mejores.
help-review-details =
    Cada decisión se juzga por lo que su asiento podía saber en ese momento, con una búsqueda tan fuerte como el bot
    experto. El resultado de cada asiento se divide en suerte, juego propio y lo que hicieron los demás.
    docs/review.md explica cómo leerlo.
help-review-game = qué partida del archivo, contada desde 1 (por defecto, 1)
help-review-seat = solo este asiento, contado desde 0 (por defecto, todos)
help-review-simulations = por decisión (por defecto, hasta 2000; menos en una partida larga)
help-review-html = escribe una página con gráficos en OUT.html, todo en un archivo

help-bench = Mide el juego al azar y la búsqueda de los bots, para cada juego y número de jugadores, en un núcleo.
help-bench-details =
    La búsqueda se mide con simulaciones uniformes y sin conocimiento, desde el reparto. También el tiempo de arranque
    y de compilación, los bytes por estado y, si hay un compilador de C, la proporción respecto al límite en C
    (bench/c_baseline.c), intercalados en una misma pasada.
help-bench-seconds = por cada medición (por defecto, 1)

help-arena = Hace jugar un torneo a los bots.
help-arena-details =
    Cada reparto se juega una vez con cada disposición de los asientos, para que la suerte se compense; una ronda así
    cuenta como una sola prueba. Con --simulations (por defecto, 1000 por decisión) el mismo comando da las mismas
    partidas. Con --out las partidas se guardan como registros, y el mismo comando continúa donde se quedó.
    docs/arena.md explica el informe.
help-arena-bots = dos o más; BOT@2000 o BOT@0.25s para darle un presupuesto propio
help-arena-games = número de partidas, redondeado hacia arriba a rondas enteras (por defecto, 100)
help-arena-seconds = por decisión, en vez de simulaciones
help-arena-simulations = por decisión (por defecto, 1000)
help-arena-sprt = para en cuanto esté claro si el primero de dos bots gana LOW o HIGH por ciento, por ejemplo 50,55
help-arena-alpha = con --sprt: con qué frecuencia se puede decidir mal a favor de HIGH (por defecto, 0.05)
help-arena-beta = con --sprt: con qué frecuencia se puede decidir mal a favor de LOW (por defecto, 0.05)
help-arena-luck = descuenta del resultado la suerte del robo, con N simulaciones por cada carta que podía salir
help-arena-out = añade las partidas a FILE, y lo necesario para continuar a FILE.arena

help-study = Juega muchas partidas de cada variante e informa de qué cambia.
help-study-details =
    SPEC es un archivo TOML, o los juegos que se comparan: nombres, o FILE.py:GAME para un juego con reglas cambiadas. Cada
    combinación de jugadores, bots y valores de las opciones es una variante y se compara con la primera. Con --out el
    informe (HTML, JSON, Parquet) va a una carpeta, y el mismo comando continúa donde se detuvo. La misma semilla da el
    mismo resultado. docs/lab.md explica las medidas.
help-study-spec = un archivo TOML, o juegos: { $games }, FILE.py:GAME
help-study-players = uno o varios números de jugadores (por defecto, 2)
help-study-bots = uno en todos los asientos, o varios enfrentados (por defecto, greedy); BOT@500 para un presupuesto propio; si no, { $simulations } simulaciones
help-study-option = una opción del juego con los valores que se comparan, como narrowings=2,0
help-study-games = partidas de cada variante, como máximo (por defecto, { $games })
help-study-precision = para cuando las cuotas de victoria se conozcan con un margen de P, como 0.01: la mitad del intervalo del 95 %
help-study-repeats = cuántas veces se juega un reparto con los mismos asientos (por defecto, 2 con un solo bot; si no, 1)
help-study-out = escribe el informe y los datos en la carpeta DIR, y continúa ahí

help-exploit = Mide cuánto podría ganarle a un bot quien lo conociera a fondo.
help-exploit-details =
    Donde se puede recorrer todo el árbol (--size tiny): las mejores respuestas a lo que el bot hace de media con --seeds
    semillas en cada conjunto de información; NashConv suma lo que ganarían los asientos, y es 0 si se juega perfecto.
    Con --games: partidas de una mejor respuesta aproximada contra el bot, en cualquier tamaño. docs/bots.md explica ambas.
help-exploit-size = un juego más pequeño con las mismas reglas: small, tiny
help-exploit-bot = el bot que se quiere explotar, o módulo:callable (por defecto, mad_hatter)
help-exploit-simulations = por decisión del bot; varios números dan una curva (por defecto, 1000)
help-exploit-seeds = cuántas veces se pregunta al bot en cada conjunto de información (por defecto, 16)
help-exploit-games = juega este número de partidas, redondeado hacia arriba a rondas enteras, en vez de recorrer el árbol

help-daily = Muestra el reto de un día: de dónde sale, cómo empieza y qué tal les va a los bots.
help-daily-details =
    El reto de cada día es el mismo para todos y sale de un calendario público. Tú ocupas el asiento 0, frente al Gato de
    Cheshire. Cada uno de los cuatro bots juega una vez en tu lugar; el mismo comando da las mismas partidas. La fórmula
    está en docs/daily.md.
help-daily-game = { $games } (por defecto, todos)
help-daily-day = el día, en UTC, por ejemplo 2026-11-18 (por defecto, hoy)

help-puzzles = Busca acertijos: situaciones de partidas entre bots en las que una jugada es claramente la mejor.
help-puzzles-details =
    Todo se juzga por lo que ve el asiento al que le toca. Una jugada debe valer 0,15 victorias más que cualquier otra,
    también con una búsqueda diez veces mayor. El mismo comando da el mismo archivo, sea cual sea --jobs. FILE se escribe
    solo cuando todo ha terminado; si no, no se escribe. Más en docs/puzzles.md.
help-puzzles-count = número de acertijos (por defecto, 300)
help-puzzles-players = jugadores de las partidas (por defecto, casi siempre dos; a veces, tres o cuatro)
help-puzzles-simulations = de la búsqueda normal (por defecto, 2000); la profunda hace { $depth } veces más simulaciones
help-puzzles-out = el archivo que se escribe

help-train = Entrena una red para la búsqueda, que juega contra sí misma.
help-train-details =
    Rondas de partidas, ajuste y medición, hasta agotar el tiempo o el número de partidas. En DIR quedan la red, un
    punto de control y una línea por ronda: partidas y posiciones, pérdida y parte ganada contra greedy y contra la
    ronda anterior, con intervalos del 95 %. Con --resume se continúa. Más en docs/models.md.
help-train-players = número de jugadores (por defecto, el mínimo)
help-train-minutes = para como muy tarde tras estos minutos (por defecto, { $minutes }, salvo con --games)
help-train-games = para tras este número de partidas
help-train-round = partidas de cada ronda (por defecto, { $games })
help-train-simulations = simulaciones de la búsqueda en cada acción (por defecto, { $simulations })
help-train-out = la carpeta del entrenamiento
help-train-resume = continúa el entrenamiento de la carpeta
help-train-json = escribe líneas JSON

# --- the edge of the network
help-serve-unix = un socket de archivo en el que escucha también, para un proxy inverso en este equipo
help-serve-url = la dirección pública, por ejemplo https://example.org/hats
help-serve-title = el nombre de tu club, que se muestra en la página
help-serve-about = el nombre antiguo de --imprint
help-serve-metrics-from = direcciones y redes que pueden leer /metrics (por defecto, 127.0.0.1,::1)
help-serve-guests = invitados nuevos que se admiten a la vez desde una dirección (por defecto, 60); después, uno cada dos segundos
help-serve-invite = pide este código a cada invitado nuevo
help-serve-no-lobby = no muestra mesas abiertas ni ofrece partidas rápidas
help-serve-talk = lo máximo que puede permitir una mesa: free (por defecto), phrases o none
help-serve-no-spectators = no admite espectadores en ninguna mesa
help-serve-no-admin = sin la página /admin para operadores

help-invite = Invita a gente a un servidor cerrado: un código para cada persona.
help-invite-details =
    Un código es para una persona, en todos los dispositivos que quiera: la primera vez crea el jugador; después entra
    siempre con ese mismo. Un servidor en marcha conoce al momento los códigos nuevos. docs/club.md lo explica paso a
    paso.
help-invite-add = crea un código para cada nombre y lo muestra
help-invite-list = quién tiene un código, y cuándo estuvo aquí por última vez
help-invite-revoke = anula el código de alguien y expulsa al jugador que lo usó
help-invite-name = el nombre de la persona, que se ve en las mesas hasta que lo cambie
# --- fair deals

help-verify-commitment = la huella que viste antes de la partida; el registro debe tener la misma
help-verify-nonce = tu propio número al azar; el reparto debe haberlo usado

# --- closed servers
help-join-invite = el código de invitación, si el servidor lo pide
# --- configuration
help-unknown-flag = no existe { $flag }; ¿querías decir { $close }?
help-config = un archivo TOML con opciones (por defecto: hatbox.toml en tu carpeta de configuración, o /etc/hatbox/hatbox.toml)
help-serve-environment = Cada opción se puede indicar también con una variable o en un archivo TOML: --bot-threads 2 es HATBOX_BOT_THREADS=2 o bot_threads = 2. Un secreto puede estar en un archivo aparte: --invite-file FILE, HATBOX_INVITE_FILE=FILE o invite_file = "FILE". Más en docs/configuration.md.
help-serve-check = lo comprueba todo, muestra cada opción y dónde se indicó, y termina
help-serve-json = muestra el resultado de --check como JSON
help-serve-database-password = la contraseña de la base de datos PostgreSQL, si no está en la URL
help-serve-cache = dónde se guardan las reglas compiladas (por defecto: tu carpeta de caché)
help-serve-imprint = la dirección de tu aviso legal, enlazada en la página
help-serve-privacy = la dirección de tu política de privacidad, enlazada en la página
help-serve-closed = solo deja entrar con invitación o iniciando sesión; a los extraños no les muestra nada, y a los miembros, quién está en línea
help-serve-invite-list = un archivo con un código de invitación por línea, cada uno para una persona; detrás puede ir un nombre
help-serve-oidc-issuer = permite entrar con este proveedor de OpenID Connect, por ejemplo https://accounts.example.org
help-serve-oidc-client-id = el id que el proveedor dio a este servidor
help-serve-oidc-client-secret = el secreto que va con ese id
help-serve-oidc-name = cómo se llama el proveedor en la página (por defecto: su host)
help-serve-sign-in-header = se fía de esta cabecera de un proxy para saber quién ha iniciado sesión, por ejemplo X-Forwarded-User
help-serve-sign-in-proxies = los proxies de los que se fía para eso: direcciones, redes, o unix para el socket de --unix
help-serve-require-sign-in = sin invitados: los jugadores nuevos tienen que iniciar sesión
help-serve-club = para un club o una clase: --closed, con límites para cientos de personas tras una misma dirección
help-serve-no-qr = no muestra al arrancar el código QR de la dirección
help-serve-no-push = no ofrece notificaciones en el navegador
help-serve-push-contact = dónde pueden contactarte los servicios push, por ejemplo mailto:host@example.org
help-serve-no-webhooks = nadie puede recibir notificaciones en una dirección web
help-serve-smtp = el servidor que envía el correo, por ejemplo smtp://user@mail.example.org:587 o smtps://… (por defecto: sin correo)
help-serve-allow-private-hooks = admite webhooks y servicios push en tu propia red: para pruebas y redes cerradas, nunca en internet
help-serve-smtp-password = su contraseña
help-serve-mail-from = el remitente del correo, por ejemplo hats@example.org

help-doctor = Examina una instalación y su servidor, y dice qué hacer.
help-doctor-details =
    Mira la base de datos, el disco, el reloj, las versiones y los límites, y visita el servidor en su dirección pública
    como lo haría un navegador: TLS, las cabeceras del proxy, un WebSocket de verdad. El código de salida es 1 si algo
    está roto. Más en docs/observability.md.

help-mcp = Deja jugar a un modelo de lenguaje, con el Model Context Protocol.
help-mcp-details =
    Un asistente que conoce este comando juega contra bots o se sienta a una mesa con su enlace, lee las reglas,
    pregunta por qué no vale una jugada y analiza sus partidas. Ve lo que ve su asiento. docs/mcp.md muestra cómo
    configurar los asistentes más comunes. Sin --http habla por la entrada y la salida estándar.
help-mcp-http = usa este puerto de este equipo, para asistentes que se conectan a http://127.0.0.1:PORT/mcp
help-mcp-simulations = cuánto piensan los bots, por decisión (por defecto, 1000)
help-mcp-seed = siempre el mismo reparto (por defecto, al azar)
