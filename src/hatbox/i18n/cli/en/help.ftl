# What `hatbox --help` says. A language without this file shows the English one.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    Three hat games in one box: { $games }.

    The commands work on records (a whole game, one JSON object per line) and positions (one moment of a game, JSON).
    docs/records.md shows both formats; docs/rules/ has the rules.
help-examples = examples:
help-example-browser = start, and play in the browser
help-example-play = choose a game and play against bots
help-example-join = play with others on a server
help-example-arena = let bots play a tournament
help-example-simulate = two random games, as records
help-example-out = a thousand, into a file
help-example-verify = replay and check everything in them
help-example-replay = a game in words, as seat 0 saw it
help-example-review = luck, skill and better moves, as a page
help-language = the language of everything the command says (default: from LC_ALL, LC_MESSAGES or LANG)
help-bad-language = there is no language "{ $language }"; allowed: { $allowed }
help-not-whole = { $text } is not a whole number from 0 to { $most }
help-not-limit = { $text } is not a number from 1 to { $most }
help-not-between = { $text } is not a number from { $least } to { $most }

# --- options of several commands
help-database = sqlite:PATH or postgresql://USER@HOST/NAME (default: a file in your data directory)
help-json = print JSON
help-one-json = print one JSON object
help-players = number of players (default 2)
help-option = an option of the game
help-records = records, JSON Lines; - for standard input
help-seed = random seed (default 0)
help-jobs = work in J processes, or on at most J CPUs of the cluster (default 1, or all)
help-on = work on a Ray cluster: ray (this machine), ray://HOST:PORT or ray:HOST:PORT; docs/cluster.md explains

help-serve = Run the server: tables for people and bots, in the browser and over the API.
help-serve-details =
    Everything is kept in one SQLite file in your data directory, or in PostgreSQL. docs/hosting.md explains how
    to run it for a club or on the internet. `hatbox` on its own is the same with --open.
help-serve-host = address to listen on (default 127.0.0.1: this machine only); can be given several times
help-serve-port = port to listen on (default 8731; 0: any free one)
help-serve-origin = another origin whose pages can use the server
help-serve-proxies = reverse proxies whose X-Forwarded-For is trusted
help-serve-prefix = the path under which a proxy serves it
help-serve-connections = maximum connections from one address (default 100; 0: no limit)
help-serve-bot = let a policy play a bot character: callable F of module M (docs/research.md)
help-serve-bot-threads = threads for the bots (default: one per core)
help-serve-bot-seconds = maximum thinking time of a bot (default 0.6)
help-serve-bot-pace = how long bots seem to think: a factor (default 1; 0: no delay)
help-serve-no-limits = no rate limits (for benchmarks)
help-serve-json-logs = log as JSON Lines
help-serve-log-level = the lowest level to log (default info)
help-serve-open = open the browser

help-warm = Compile the rules and the bots now, so that a server starts at full speed.
help-warm-details =
    This happens once per machine, and again after an update: use it for ExecStartPre=, for images, or before an
    evening with friends. A server that finds nothing compiled does the same while people are already playing.
    The result is kept in HATBOX_CACHE, or in your cache directory.
help-warm-games = { $games } (default: all)

help-site = Write the page as a folder for any web host: local games, lessons and rules, without a server.
help-site-details =
    GitHub Pages, Netlify, nginx or any other host of plain files can serve DIR, at any path. Games against bots or
    on one device run in the browser; there are no tables with other people. A site that this command wrote earlier
    is replaced; a folder with anything else in it is left alone. docs/static-site.md has more.
help-site-folder = the folder to write

help-wasm = Compile the rules and the search of a game to WebAssembly, for a page of your own.
help-wasm-details =
    Writes GAME.wasm and GAME.json to DIR: the module, and the constants that a page needs to call it. The same sources
    give the same bytes. docs/browser.md explains how a page uses them.
help-wasm-game = { $games }, an installed game, or FILE.py:NAME
help-wasm-folder = the folder to write to

help-backup = Back up everything a server keeps into one file.
help-backup-details =
    The server can keep running: the backup is a snapshot. FILE is written completely or not at all, and can be
    restored into SQLite or PostgreSQL. Keep it as safe as the database: it contains hidden cards.
help-backup-file = file to write, for example hatbox-2026-05-01.backup

help-restore = Restore a backup made by `hatbox backup`.
help-restore-details =
    Stop the server first. The file is checked before anything is changed, and it is restored completely or not
    at all. The time since the backup counts against nobody’s clock.
help-restore-file = the backup file
help-restore-replace = delete what is in the database now

help-admin = Manage a server: its tables, players and reports.
help-admin-details =
    Works on the server’s database while it is running; the server notices within seconds. PLAYER is an id, or a
    name that only one player has. Nothing hidden in a game is shown. With --json the answer is one line of JSON.
help-admin-tables = List tables, most recently used first.
help-admin-tables-status = only these
help-admin-tables-game = only those of this game, for example hats
help-admin-tables-search = only the table with this id, or where somebody sits whose name contains TEXT
help-admin-table = Show one table: its players and state.
help-admin-talk = Show what was said at a table.
help-admin-players = List players, newest first.
help-admin-players-search = only those whose name contains TEXT, or who have this id
help-admin-players-sanctioned = only those who are muted or banned
help-admin-player = Show one player: sanctions, tables, and what was done about them.
help-admin-mute = Mute a player for a while, at every table.
help-admin-mute-hours = for how long (default 24)
help-admin-unmute = Unmute a player.
help-admin-ban = Ban a player. They keep their seats; bots take over when their time runs out.
help-admin-unban = Unban a player.
help-admin-rename = Rename a player, from the next table on.
help-admin-close = End a table that is open or in progress, without a result.
help-admin-reports = List players’ reports, newest first.
help-admin-reports-all = also those that are resolved
help-admin-report = Show one report with the talk around it.
help-admin-resolve = Mark a report as resolved; the reason is kept as a note.
help-admin-reopen = Mark a report as open again.
help-admin-forget = Delete a player’s personal data: name and messages are erased, the games stay for the others.
help-admin-prune = Delete old data: tables nobody has used for a long time, and players and reports of that age.
help-admin-prune-older = how old, for example 365d
help-admin-export-games = Write the records of all finished games, without names.
help-admin-export-games-out = the file to write, JSON Lines
help-admin-stats = Show activity: players, tables, moves, games of the last day and week.
help-admin-figures = Show live figures of every server process.
help-admin-figures-since = only samples after this time, in milliseconds since 1970
help-admin-about = Show the version, the size of the storage and what’s new.
help-admin-announcement = Show the announcement that players see now.
help-admin-announce = Show a message on everybody’s page, or take it back.
help-admin-announce-text = the message, up to 300 characters
help-admin-announce-hours = take it back by itself after H hours (default: it stays until --clear)
help-admin-announce-clear = take the message back
help-admin-log = Show what operators did, newest first.
help-admin-log-player = only what was done about the player with this id
help-admin-undo = Undo an action: LINE is its id in the log. Mutes, bans, names, reports and announcements can be undone.
help-admin-token = Make an operator’s token for the page at /admin. It is shown once.
help-admin-token-name = whose token it is, as the log will show it (default: your user name)
help-admin-token-days = how many days it works (default: until you revoke it)
help-admin-tokens = List operators’ tokens, without their secrets.
help-admin-revoke-token = Revoke an operator’s token: TOKEN is its id, the part before the dot.
help-admin-reason = why, for the log
help-admin-show-reason = also show the reason to the player
help-admin-limit = show at most N (default 100)

help-play = Play a game in this terminal, against bots or with people on one device.
help-play-details =
    Without GAME, a small menu asks. In the game, ? explains the rules and commands. Bot levels, from easy to
    expert: dormouse, march_hare, cheshire_cat, mad_hatter. docs/playing.md has more.
help-play-seat = your seat, counted from 0; repeat for each person
help-play-people = people in the first N seats, bots in the others
help-play-hot-seat = people in all seats, passing the device around
help-play-level = level of the bots: once for all, or once per bot
help-play-seed = random seed (default: a surprise)
help-play-seconds = thinking time of a bot (default 1)
help-play-load = continue a saved game

help-join = Play on a server, from this terminal.
help-join-details =
    Without TABLE, a menu shows your games and the open tables, and offers to open one. In the game, ? explains the
    rules and commands. Your identity is kept in your data directory, so that you can come back to your seat.
help-join-url = the server, for example localhost:8731 or https://example.org
help-join-table = the table to join or watch
help-join-name = your name there (default: as before, or you’re asked)
help-join-token-file = keep your identity in this file instead

help-simulate = Play random games and write them as records.
help-simulate-details =
    At every decision all legal actions are equally likely. The same seed gives the same games.
    For options see the game’s rules page, for example --option edition=de --option first=0.
help-simulate-games = number of games (default 1)
help-simulate-legal = list all legal moves with every move (slower)
help-simulate-out = write to a file, completely or not at all (default: print)

help-legal = Read positions from standard input, write the legal moves of each.
help-legal-details = One line each: {"{"}"legal": [...]{"}"} sorted as text, or {"{"}"error": "..."{"}"}.

help-apply = Read positions with moves from standard input, write the positions they lead to.
help-apply-details =
    Reads lines {"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"}, and writes {"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"},
    or {"{"}"result": {"{"}...{"}"}{"}"} if the game is over, or {"{"}"error": "...", "move": k{"}"} for the first illegal move
    (counted from 0). "chance", a list as long as "moves", says what chance brings, as in a record.
help-apply-seed = random seed where the line gives no chance (default 0)

help-verify = Replay records and check everything in them.
help-verify-details = Prints every fault with its line, and a summary. Exit status 1 if there are faults.
help-verify-json = print the faults as JSON Lines, the summary last

help-dataset = Write records as a table for machine learning.
help-dataset-details =
    One row for each action of a seat in a finished game: what the seat saw (observation), what was legal
    (mask), what it did (action), and how the game ended for it (return, score). All records must be of one game.
    Memory use doesn’t grow with their number. docs/research.md explains the columns.
help-dataset-out = the file to write: .parquet or .arrow
help-dataset-json = print the summary as JSON

help-replay = Describe a game in words.
help-replay-details = Without --seat, everything is revealed; with it, only what that seat saw while playing.
help-replay-game = which game in the file, counted from 1 (default 1)
help-replay-seat = show what this seat saw, counted from 0
help-replay-json = message codes with parameters, JSON Lines

help-render = Draw a recorded game.
help-render-details =
    An animation of the whole game, or with --move a picture of one moment, as spectators saw it or, with --seat, as that
    seat did. Nothing that was hidden from them is in the file.
help-render-svg = SVG, for browsers and notebooks
help-render-png = PNG: one moment, the last without --move
help-render-gif = animated GIF of the whole game
help-render-seat = draw what this seat saw, counted from 0
help-render-move = draw the moment after this many moves; 0 is the deal
help-render-width = how wide PNG and GIF are, in pixels (default 720)
help-render-seconds = how long a move is shown (default 1.2)
help-render-out = file to write (default: standard output)

help-review = Review a game: what was luck, what was skill, and which moves were better.
help-review-details =
    Every decision is judged by what its seat could know then, with a search as strong as the expert bot. Each
    seat’s result is split into luck, its own play and what the others did. docs/review.md explains how to read it.
help-review-game = which game in the file, counted from 1 (default 1)
help-review-seat = only this seat, counted from 0 (default: all)
help-review-simulations = for each decision (default: up to 2000, fewer in a long game)
help-review-html = write a page with plots to OUT.html, in one file

help-bench = Measure random play and the bots’ search, for every game and player count, on one core.
help-bench-details =
    The search is measured with uniform playouts and no knowledge, from the deal. Also start-up and compile time,
    bytes per state and, if there is a C compiler, the ratio to the limit in C (bench/c_baseline.c), interleaved
    in one run.
help-bench-seconds = for each measurement (default 1)

help-arena = Let bots play a tournament.
help-arena-details =
    Every deal is played once in each seating, so that luck cancels out; such a round counts as one trial.
    With --simulations (the default: 1000 per decision) the same command gives the same games. With --out the
    games are kept as records, and the same command continues where it stopped. docs/arena.md explains
    the report.
help-arena-bots = two or more; BOT@2000 or BOT@0.25s for its own budget
help-arena-games = number of games, rounded up to whole rounds (default 100)
help-arena-seconds = per decision, instead of simulations
help-arena-simulations = per decision (default 1000)
help-arena-sprt = stop as soon as it is clear whether the first of two bots wins LOW or HIGH percent, such as 50,55
help-arena-alpha = with --sprt: how often it may wrongly decide for HIGH (default 0.05)
help-arena-beta = with --sprt: how often it may wrongly decide for LOW (default 0.05)
help-arena-luck = take the luck of draws out of the result, by N simulations for each card that could have come
help-arena-out = append the games to FILE, and the state needed to continue to FILE.arena

help-study = Play many games of each variant, and report what differs.
help-study-details =
    SPEC is a TOML file, or the games to compare: names, or FILE.py:GAME for a game with changed rules. Every combination
    of players, bots and option values is a variant, compared with the first. With --out the report (HTML, JSON,
    Parquet) goes to a folder, and the same command continues where it stopped. The same seed gives the same result.
    docs/lab.md explains the measures.
help-study-spec = a TOML file, or games: { $games }, FILE.py:GAME
help-study-players = one or more numbers of players (default 2)
help-study-bots = one in every seat, or several against each other (default greedy); BOT@500 for its own budget, else { $simulations } simulations
help-study-option = an option of the game with the values to compare, such as narrowings=2,0
help-study-games = games of each variant, at most (default { $games })
help-study-precision = stop when the win shares are known to within P, such as 0.01: half of the 95% interval
help-study-repeats = how often a deal is played in the same seating (default: 2 with one bot, else 1)
help-study-out = write the report and the data to folder DIR, and continue there

help-exploit = Measure how much a player who knows a bot could win against it.
help-exploit-details =
    Where the whole tree can be walked (--size tiny): best responses to what the bot does on average over --seeds, in
    every information set; NashConv adds up what the seats would gain, and is 0 for perfect play. With --games: games of
    an approximate best response against the bot, in any size. docs/bots.md explains both.
help-exploit-size = a smaller game with the same rules: small, tiny
help-exploit-bot = the bot to exploit, or module:callable (default mad_hatter)
help-exploit-simulations = simulations for each decision of the bot; several numbers give a curve (default 1000)
help-exploit-seeds = how often the bot is asked in each information set (default 16)
help-exploit-games = play this many games, rounded up to whole rounds, instead of walking the tree

help-daily = Show a day’s deal: where it comes from, how it begins, and what the bots make of it.
help-daily-details =
    Everybody gets the same deal on a day, from a published schedule. You sit in seat 0, the Cheshire Cat opposite. Each
    of the four bots plays your seat once; the same command gives the same games. docs/daily.md has the formula.
help-daily-game = { $games } (default: all)
help-daily-day = the day, UTC, as in 2026-11-18 (default: today)

help-puzzles = Find puzzles: positions from games of bots in which one move is clearly best.
help-puzzles-details =
    Everything is judged by what the seat to act can see. A move must be 0.15 of a win better than any other, also
    with ten times the search. The same command gives the same file, whatever --jobs. FILE is written when all
    is done, or not at all. docs/puzzles.md has more.
help-puzzles-count = number of puzzles (default 300)
help-puzzles-players = players of the games (default: mostly two, some three and four)
help-puzzles-simulations = of the normal search (default 2000); the deep one has { $depth } times as many
help-puzzles-out = the file to write

help-train = Train a network for the search of a game by self-play.
help-train-details =
    Rounds of games, fitting and measuring, until the time or the number of games is used up. DIR gets the network, a
    checkpoint and a line for each round: its games and positions, the loss, and the share won against greedy and
    against the round before, with 95% intervals. A stopped run goes on with --resume. docs/models.md has more.
help-train-players = number of players (default: as few as the game allows)
help-train-minutes = stop within this many minutes (default { $minutes }, unless --games is given)
help-train-games = stop after this many games
help-train-round = games in each round (default { $games })
help-train-simulations = simulations of the search for each action (default { $simulations })
help-train-out = the folder of the run
help-train-resume = continue the run in the folder
help-train-json = print JSON lines

# --- the edge of the network
help-serve-unix = a socket file to listen on as well, for a reverse proxy on this machine
help-serve-url = the public address, for example https://example.org/hats
help-serve-title = the name of your club, shown on the page
help-serve-about = the older name of --imprint
help-serve-metrics-from = addresses and networks that can read /metrics (default 127.0.0.1,::1)
help-serve-guests = new guests allowed at once from one address (default 60); after that, one every two seconds
help-serve-invite = ask every new guest for this code
help-serve-no-lobby = list no open tables and offer no quick match
help-serve-talk = the most a table can allow: free (default), phrases or none
help-serve-no-spectators = allow no spectators at any table
help-serve-no-admin = no page for operators at /admin

help-invite = Invite people to a closed server: one code for each person.
help-invite-details =
    A code is for one person on any number of devices: the first use creates the player, later ones sign the same
    player in. A running server knows new codes at once. docs/club.md shows it step by step.
help-invite-add = make a code for each name, and show it
help-invite-list = everybody who has a code, and when they were last here
help-invite-revoke = void somebody’s code, and ban the player who used it
help-invite-name = the person’s name, shown at the tables until they change it
# --- fair deals

help-verify-commitment = the commitment you saw before the game; the record must have the same one
help-verify-nonce = your own nonce; the deal must have used it

# --- closed servers
help-join-invite = the invitation code, if the server asks for one
# --- configuration
help-unknown-flag = there is no { $flag }; did you mean { $close }?
help-config = a TOML file with options (default: hatbox.toml in your configuration directory, or /etc/hatbox/hatbox.toml)
help-serve-environment = Every option can also be set by a variable or in a TOML file: --bot-threads 2 is HATBOX_BOT_THREADS=2 or bot_threads = 2. A secret can be in a file of its own: --invite-file FILE, HATBOX_INVITE_FILE=FILE or invite_file = "FILE". docs/configuration.md has more.
help-serve-check = check everything, show every option with where it was set, and stop
help-serve-json = print the result of --check as JSON
help-serve-database-password = the password of the PostgreSQL database, if it isn’t in the URL
help-serve-cache = where compiled rules are kept (default: your cache directory)
help-serve-imprint = the address of your legal notice, linked on the page
help-serve-privacy = the address of your privacy policy, linked on the page
help-serve-closed = let in only people who are invited or sign in, show strangers nothing, and members who is online
help-serve-invite-list = a file with one invitation code per line, each for one person; a name can follow
help-serve-oidc-issuer = let people sign in with this OpenID Connect provider, for example https://accounts.example.org
help-serve-oidc-client-id = the id that the provider gave this server
help-serve-oidc-client-secret = the secret that goes with it
help-serve-oidc-name = what to call the provider on the page (default: its host)
help-serve-sign-in-header = trust this header of a proxy to name who is signed in, for example X-Forwarded-User
help-serve-sign-in-proxies = the proxies that are trusted with it: addresses, networks, or unix for the socket of --unix
help-serve-require-sign-in = no guests: new players have to sign in
help-serve-club = for a club or a class: --closed, with limits for hundreds of people behind one address
help-serve-no-qr = print no QR code of the address at the start
help-serve-no-push = offer no notifications in the browser
help-serve-push-contact = where push services can reach you, for example mailto:host@example.org
help-serve-no-webhooks = let nobody have notifications sent to a web address
help-serve-smtp = the server that sends mail, for example smtp://user@mail.example.org:587 or smtps://… (default: no mail)
help-serve-allow-private-hooks = let webhooks and push services be in your own network: for tests and closed networks, never on the internet
help-serve-smtp-password = its password
help-serve-mail-from = the sender of mail, for example hats@example.org

help-doctor = Examine an installation and its server, and say what to do.
help-doctor-details =
    Looks at the database, the disk, the clock, versions and limits, and visits the server at its public address as a
    browser would: TLS, the proxy’s headers, a real WebSocket. Exit status 1 if something is broken. docs/observability.md
    has more.

help-mcp = Let a language model play: serve the Model Context Protocol.
help-mcp-details =
    An assistant that knows this command plays against bots or joins a table by its link, reads the rules, asks why
    a move is refused, and reviews its games. It sees what its seat may see. docs/mcp.md shows how to set up the
    common assistants. Without --http it speaks on standard input and output.
help-mcp-http = serve on this port of this machine instead, for assistants that connect to http://127.0.0.1:PORT/mcp
help-mcp-simulations = how much the bots think, per decision (default 1000)
help-mcp-seed = deal the same cards every time (default: random)
