# What `hatbox --help` says. A language without this file shows the English one.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    Drei Hutspiele in einer Schachtel: { $games }.

    Die Befehle arbeiten mit Aufzeichnungen (eine ganze Partie, ein JSON-Objekt pro Zeile) und Stellungen (ein
    Moment einer Partie, JSON). docs/records.md zeigt beide Formate; in docs/rules/ stehen die Regeln.
help-examples = Beispiele:
help-example-browser = starten und im Browser spielen
help-example-play = ein Spiel wählen und gegen Bots spielen
help-example-join = mit anderen auf einem Server spielen
help-example-arena = Bots ein Turnier spielen lassen
help-example-simulate = zwei zufällige Partien, als Aufzeichnungen
help-example-out = tausend, in eine Datei
help-example-verify = sie nachspielen und alles darin prüfen
help-example-replay = eine Partie in Worten, aus Sicht von Platz 0
help-example-review = Glück, Können und bessere Züge, als Seite
help-language = die Sprache von allem, was der Befehl ausgibt (Standard: aus LC_ALL, LC_MESSAGES oder LANG)
help-bad-language = die Sprache „{ $language }“ gibt es nicht; erlaubt: { $allowed }
help-not-whole = { $text } ist keine ganze Zahl von 0 bis { $most }
help-not-limit = { $text } ist keine Zahl von 1 bis { $most }
help-not-between = { $text } ist keine Zahl von { $least } bis { $most }

# --- options of several commands
help-database = sqlite:PFAD oder postgresql://NAME@HOST/DATENBANK (Standard: eine Datei in deinem Datenverzeichnis)
help-json = JSON ausgeben
help-one-json = ein JSON-Objekt ausgeben
help-players = Zahl der Spieler (Standard: 2)
help-option = eine Option des Spiels
help-records = Aufzeichnungen, JSON Lines; - für die Standardeingabe
help-seed = Startwert für den Zufall (Standard: 0)
help-jobs = in J Prozessen arbeiten oder auf höchstens J CPUs des Clusters (Standard: 1 oder alle)
help-on = auf einem Ray-Cluster arbeiten: ray (dieser Rechner), ray://HOST:PORT oder ray:HOST:PORT; mehr in docs/cluster.md

help-serve = Den Server starten: Tische für Menschen und Bots, im Browser und über die API.
help-serve-details =
    Alles wird in einer SQLite-Datei in deinem Datenverzeichnis gespeichert oder in PostgreSQL. Wie man den Server
    für einen Verein oder im Internet betreibt, steht in docs/hosting.md. `hatbox` allein tut dasselbe mit --open.
help-serve-host = Adresse, auf der der Server lauscht (Standard: 127.0.0.1, nur dieser Rechner); mehrfach möglich
help-serve-port = Port, auf dem der Server lauscht (Standard: 8731; 0: ein beliebiger freier)
help-serve-origin = ein weiterer Ursprung, dessen Seiten den Server nutzen dürfen
help-serve-proxies = Reverse-Proxys, deren X-Forwarded-For vertraut wird
help-serve-prefix = der Pfad, unter dem ein Proxy ihn anbietet
help-serve-connections = höchste Zahl der Verbindungen von einer Adresse (Standard: 100; 0: unbegrenzt)
help-serve-bot = eine Bot-Figur von einer eigenen Policy spielen lassen: Funktion F aus Modul M (docs/research.md)
help-serve-bot-threads = Threads für die Bots (Standard: einer pro Kern)
help-serve-bot-seconds = längste Bedenkzeit eines Bots (Standard: 0.6)
help-serve-bot-pace = wie lange Bots scheinbar überlegen: ein Faktor (Standard: 1; 0: gar nicht)
help-serve-no-limits = keine Begrenzung der Anfragen (für Messungen)
help-serve-json-logs = Protokoll als JSON Lines
help-serve-log-level = die niedrigste Stufe, die protokolliert wird (Standard: info)
help-serve-open = den Browser öffnen

help-warm = Regeln und Bots jetzt kompilieren, damit ein Server gleich mit voller Geschwindigkeit startet.
help-warm-details =
    Das ist einmal pro Rechner nötig und nach jedem Update: für ExecStartPre=, für Images oder vor einem Abend mit
    Freunden. Ein Server, der nichts Kompiliertes findet, holt es nach, während schon gespielt wird. Das Ergebnis
    liegt in HATBOX_CACHE oder in deinem Cache-Verzeichnis.
help-warm-games = { $games } (Standard: alle)

help-site = Schreibt die Seite in einen Ordner für jeden Webspace: lokale Spiele, Lektionen und Regeln, ganz ohne Server.
help-site-details =
    GitHub Pages, Netlify, nginx und alles andere, was Dateien ausliefert, kann DIR anbieten, unter jedem Pfad. Spiele
    gegen Bots oder an einem Gerät laufen im Browser; Tische mit anderen gibt es nicht. Eine früher so geschriebene
    Seite wird ersetzt, ein Ordner mit anderem Inhalt bleibt unberührt. Mehr in docs/static-site.md.
help-site-folder = der Ordner

help-wasm = Kompiliert Regeln und Suche eines Spiels zu WebAssembly, für eine eigene Webseite.
help-wasm-details =
    Schreibt GAME.wasm und GAME.json nach DIR: das Modul und die Konstanten, die eine Seite zum Aufrufen braucht.
    Dieselben Quellen ergeben dieselben Bytes. Wie eine Seite damit umgeht, steht in docs/browser.md.
help-wasm-game = { $games }, ein installiertes Spiel oder DATEI.py:NAME
help-wasm-folder = der Zielordner

help-backup = Alles, was ein Server gespeichert hat, in einer Datei sichern.
help-backup-details =
    Der Server darf weiterlaufen: Die Sicherung ist eine Momentaufnahme. FILE wird ganz geschrieben oder gar nicht
    und lässt sich in SQLite oder PostgreSQL wiederherstellen. Bewahre sie so sicher auf wie die Datenbank: Sie
    enthält verdeckte Karten.
help-backup-file = die Datei, die geschrieben wird, zum Beispiel hatbox-2026-05-01.backup

help-restore = Eine Sicherung von `hatbox backup` wiederherstellen.
help-restore-details =
    Halte zuerst den Server an. Die Datei wird geprüft, bevor sich etwas ändert, und ganz wiederhergestellt oder gar
    nicht. Die Zeit seit der Sicherung wird niemandem von der Uhr abgezogen.
help-restore-file = die Sicherungsdatei
help-restore-replace = löschen, was jetzt in der Datenbank ist

help-admin = Einen Server verwalten: Tische, Spieler und Meldungen.
help-admin-details =
    Arbeitet mit der Datenbank des Servers, während er läuft; er merkt es innerhalb von Sekunden. PLAYER ist eine
    Kennung oder ein Name, den nur ein Spieler hat. Nichts Verdecktes aus einer Partie wird gezeigt. Mit --json ist
    die Antwort eine Zeile JSON.
help-admin-tables = Tische auflisten, zuletzt benutzte zuerst.
help-admin-tables-status = nur diese
help-admin-tables-game = nur Tische mit diesem Spiel, zum Beispiel hats
help-admin-tables-search = nur der Tisch mit dieser Kennung, oder wo jemand sitzt, dessen Name TEXT enthält
help-admin-table = Einen Tisch zeigen: seine Spieler und seinen Zustand.
help-admin-talk = Zeigen, was an einem Tisch geschrieben wurde.
help-admin-players = Spieler auflisten, neueste zuerst.
help-admin-players-search = nur Spieler, deren Name TEXT enthält oder die diese Kennung haben
help-admin-players-sanctioned = nur Spieler, die stummgeschaltet oder gesperrt sind
help-admin-player = Einen Spieler zeigen: Stummschaltung, Sperre, Tische und was Admins dazu getan haben.
help-admin-mute = Einen Spieler eine Zeit lang stummschalten, an allen Tischen.
help-admin-mute-hours = wie lange, in Stunden (Standard: 24)
help-admin-unmute = Die Stummschaltung eines Spielers aufheben.
help-admin-ban = Einen Spieler sperren. Er behält seine Plätze; läuft seine Zeit ab, übernehmen Bots.
help-admin-unban = Die Sperre eines Spielers aufheben.
help-admin-rename = Einen Spieler umbenennen, ab dem nächsten Tisch.
help-admin-close = Einen offenen oder laufenden Tisch ohne Ergebnis beenden.
help-admin-reports = Meldungen der Spieler auflisten, neueste zuerst.
help-admin-reports-all = auch erledigte
help-admin-report = Eine Meldung zeigen, mit dem, was um diese Zeit geschrieben wurde.
help-admin-resolve = Eine Meldung als erledigt markieren; der Grund bleibt als Notiz erhalten.
help-admin-reopen = Eine Meldung wieder als offen markieren.
help-admin-forget = Die persönlichen Daten eines Spielers löschen: Name und Nachrichten verschwinden, die Partien bleiben den anderen erhalten.
help-admin-prune = Alte Daten löschen: Tische, die lange niemand benutzt hat, sowie Spieler und Meldungen aus dieser Zeit.
help-admin-prune-older = wie alt, zum Beispiel 365d
help-admin-export-games = Die Aufzeichnungen aller beendeten Partien schreiben, ohne Namen.
help-admin-export-games-out = die Datei, die geschrieben wird, JSON Lines
help-admin-stats = Zeigen, was los ist: Spieler, Tische, Züge, Partien der letzten 24 Stunden und 7 Tage.
help-admin-figures = Aktuelle Messwerte jedes Serverprozesses zeigen.
help-admin-figures-since = nur Messwerte nach diesem Zeitpunkt, in Millisekunden seit 1970
help-admin-about = Version, belegten Speicher und Neuigkeiten zeigen.
help-admin-announcement = Die Ansage zeigen, die die Spieler gerade sehen.
help-admin-announce = Allen auf der Seite eine Nachricht zeigen, oder sie zurücknehmen.
help-admin-announce-text = die Nachricht, höchstens 300 Zeichen
help-admin-announce-hours = nach H Stunden von selbst zurücknehmen (Standard: sie bleibt bis --clear)
help-admin-announce-clear = die Nachricht zurücknehmen
help-admin-log = Zeigen, was Admins getan haben, Neuestes zuerst.
help-admin-log-player = nur, was den Spieler mit dieser Kennung betrifft
help-admin-undo = Etwas rückgängig machen: LINE ist die Kennung im Protokoll. Das geht bei Stummschaltungen, Sperren, Namen, Meldungen und Ansagen.
help-admin-token = Ein Admin-Token für die Seite /admin erstellen. Es wird nur einmal gezeigt.
help-admin-token-name = wem es gehört, so wie es im Protokoll stehen soll (Standard: dein Benutzername)
help-admin-token-days = wie viele Tage es gilt (Standard: bis du es widerrufst)
help-admin-tokens = Admin-Tokens auflisten, ohne ihre Geheimnisse.
help-admin-revoke-token = Ein Admin-Token widerrufen: TOKEN ist seine Kennung, der Teil vor dem Punkt.
help-admin-reason = warum, fürs Protokoll
help-admin-show-reason = den Grund auch dem Spieler zeigen
help-admin-limit = höchstens N zeigen (Standard: 100)

help-play = Ein Spiel in diesem Terminal spielen, gegen Bots oder zusammen an einem Gerät.
help-play-details =
    Ohne GAME fragt ein kleines Menü. In der Partie erklärt ? die Regeln und Befehle. Die Bots, von leicht bis
    Experte: dormouse, march_hare, cheshire_cat, mad_hatter. Mehr steht in docs/playing.md.
help-play-seat = dein Platz, von 0 an gezählt; für jeden Menschen einmal angeben
help-play-people = Menschen auf den ersten N Plätzen, Bots auf den anderen
help-play-hot-seat = Menschen auf allen Plätzen; das Gerät geht reihum
help-play-level = Stärke der Bots: einmal für alle oder einmal für jeden
help-play-seed = Startwert für den Zufall (Standard: eine Überraschung)
help-play-seconds = Bedenkzeit eines Bots (Standard: 1)
help-play-load = eine gespeicherte Partie fortsetzen

help-join = Auf einem Server spielen, von diesem Terminal aus.
help-join-details =
    Ohne TABLE zeigt ein Menü deine Partien und die offenen Tische und bietet an, einen zu eröffnen. In der Partie
    erklärt ? die Regeln und Befehle. Dein Profil wird in deinem Datenverzeichnis gespeichert, damit du an deinen
    Platz zurückkommen kannst.
help-join-url = der Server, zum Beispiel localhost:8731 oder https://example.org
help-join-table = der Tisch, an dem du mitspielen oder zuschauen willst
help-join-name = dein Name dort (Standard: wie zuvor, oder du wirst gefragt)
help-join-token-file = dein Profil stattdessen in dieser Datei speichern

help-simulate = Zufällige Partien spielen und als Aufzeichnungen schreiben.
help-simulate-details =
    Bei jeder Entscheidung sind alle erlaubten Aktionen gleich wahrscheinlich. Derselbe Startwert ergibt dieselben
    Partien. Optionen stehen auf der Regelseite des Spiels, zum Beispiel --option edition=de --option first=0.
help-simulate-games = Zahl der Partien (Standard: 1)
help-simulate-legal = zu jedem Zug alle erlaubten Züge angeben (langsamer)
help-simulate-out = in eine Datei schreiben, ganz oder gar nicht (Standard: ausgeben)

help-legal = Stellungen von der Standardeingabe lesen und zu jeder die erlaubten Züge schreiben.
help-legal-details = Je eine Zeile: {"{"}"legal": [...]{"}"}, als Text sortiert, oder {"{"}"error": "..."{"}"}.

help-apply = Stellungen mit Zügen von der Standardeingabe lesen und die Stellungen danach schreiben.
help-apply-details =
    Liest Zeilen {"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"} und schreibt {"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"},
    oder {"{"}"result": {"{"}...{"}"}{"}"}, wenn die Partie zu Ende ist, oder {"{"}"error": "...", "move": k{"}"} für den ersten
    unerlaubten Zug (von 0 an gezählt). "chance", eine Liste so lang wie "moves", sagt, was der Zufall bringt, wie in
    einer Aufzeichnung.
help-apply-seed = Startwert, wo die Zeile keinen Zufall nennt (Standard: 0)

help-verify = Aufzeichnungen nachspielen und alles darin prüfen.
help-verify-details = Nennt jeden Fehler mit seiner Zeile, dann eine Zusammenfassung. Rückgabewert 1, wenn es Fehler gibt.
help-verify-json = die Fehler als JSON Lines ausgeben, die Zusammenfassung zuletzt

help-dataset = Aufzeichnungen als Tabelle für maschinelles Lernen schreiben.
help-dataset-details =
    Eine Zeile für jede Aktion eines Platzes in einer beendeten Partie: was der Platz sah (observation), was erlaubt
    war (mask), was er tat (action) und wie die Partie für ihn ausging (return, score). Alle Aufzeichnungen müssen vom
    selben Spiel sein. Der Speicherbedarf wächst nicht mit ihrer Zahl. docs/research.md erklärt die Spalten.
help-dataset-out = die Datei, die geschrieben wird: .parquet oder .arrow
help-dataset-json = die Zusammenfassung als JSON ausgeben

help-replay = Eine Partie in Worten erzählen.
help-replay-details = Ohne --seat ist alles offen; mit --seat nur, was dieser Platz beim Spielen sah.
help-replay-game = welche Partie der Datei, von 1 an gezählt (Standard: 1)
help-replay-seat = zeigen, was dieser Platz sah, von 0 an gezählt
help-replay-json = Meldungscodes mit Parametern, JSON Lines

help-render = Eine aufgezeichnete Partie zeichnen.
help-render-details =
    Eine Animation der ganzen Partie oder mit --move das Bild eines Augenblicks, wie Zuschauer es sahen oder mit --seat
    dieser Platz. Was ihnen verborgen war, steht nicht in der Datei.
help-render-svg = SVG, für Browser und Notebooks
help-render-png = PNG: ein Augenblick, ohne --move der letzte
help-render-gif = animiertes GIF der ganzen Partie
help-render-seat = zeichnen, was dieser Platz sah, von 0 an gezählt
help-render-move = den Augenblick nach so vielen Zügen zeichnen; 0: gleich nach dem Austeilen
help-render-width = wie breit PNG und GIF sind, in Pixeln (Standard: 720)
help-render-seconds = wie lange ein Zug zu sehen ist (Standard: 1.2)
help-render-out = Datei, die geschrieben wird (Standard: Standardausgabe)

help-review = Eine Partie auswerten: was Glück war, was Können, und welche Züge besser waren.
help-review-details =
    Jede Entscheidung wird danach beurteilt, was ihr Platz in dem Moment wissen konnte, mit einer Suche so stark wie der
    Bot der Stufe Experte. Das Ergebnis jedes Platzes zerfällt in Glück, eigenes Spiel und das, was die anderen taten.
    docs/review.md erklärt, wie man es liest.
help-review-game = welche Partie der Datei, von 1 an gezählt (Standard: 1)
help-review-seat = nur dieser Platz, von 0 an gezählt (Standard: alle)
help-review-simulations = pro Entscheidung (Standard: bis zu 2000, weniger in einer langen Partie)
help-review-html = eine Seite mit Diagrammen nach OUT.html schreiben, alles in einer Datei

help-bench = Zufälliges Spiel und die Suche der Bots messen, für jedes Spiel und jede Spielerzahl, auf einem Kern.
help-bench-details =
    Die Suche wird vom Austeilen an mit gleichverteilten Zufallspartien und ohne Vorwissen gemessen. Dazu Start- und
    Kompilierzeit, Bytes pro Zustand und, wenn ein C-Compiler da ist, das Verhältnis zur Grenze in C (bench/c_baseline.c),
    abwechselnd im selben Lauf gemessen.
help-bench-seconds = für jede Messung (Standard: 1)

help-arena = Bots ein Turnier spielen lassen.
help-arena-details =
    Jede Verteilung wird einmal in jeder Sitzordnung gespielt, damit sich das Glück ausgleicht; eine solche Runde gilt
    als ein Versuch. Mit --simulations (Standard: 1000 pro Entscheidung) ergibt derselbe Befehl dieselben Partien. Mit
    --out werden die Partien als Aufzeichnungen behalten, und derselbe Befehl macht weiter, wo er aufgehört hat.
    docs/arena.md erklärt den Bericht.
help-arena-bots = zwei oder mehr; BOT@2000 oder BOT@0.25s für ein eigenes Budget
help-arena-games = Zahl der Partien, auf ganze Runden aufgerundet (Standard: 100)
help-arena-seconds = pro Entscheidung, statt Simulationen
help-arena-simulations = pro Entscheidung (Standard: 1000)
help-arena-sprt = aufhören, sobald klar ist, ob der erste von zwei Bots LOW oder HIGH Prozent gewinnt, etwa 50,55
help-arena-alpha = mit --sprt: wie oft fälschlich für HIGH entschieden werden darf (Standard: 0.05)
help-arena-beta = mit --sprt: wie oft fälschlich für LOW entschieden werden darf (Standard: 0.05)
help-arena-luck = das Glück beim Ziehen herausrechnen, mit N Simulationen für jede Karte, die hätte kommen können
help-arena-out = die Partien an FILE anhängen; was zum Fortsetzen nötig ist, kommt in FILE.arena

help-study = Viele Partien jeder Variante spielen und berichten, was sich unterscheidet.
help-study-details =
    SPEC ist eine TOML-Datei oder die Spiele, die verglichen werden: Namen, oder FILE.py:GAME für ein Spiel mit geänderten
    Regeln. Jede Kombination aus Spielerzahl, Bots und Werten der Optionen ist eine Variante und wird mit der ersten
    verglichen. Mit --out kommt der Bericht (HTML, JSON, Parquet) in einen Ordner, und derselbe Befehl macht dort weiter,
    wo er aufgehört hat. Gleicher Startwert, gleiches Ergebnis. docs/lab.md erklärt die Messgrößen.
help-study-spec = eine TOML-Datei, oder Spiele: { $games }, FILE.py:GAME
help-study-players = eine oder mehrere Spielerzahlen (Standard: 2)
help-study-bots = einer auf allen Plätzen, oder mehrere gegeneinander (Standard: greedy); BOT@500 für ein eigenes Budget, sonst { $simulations } Simulationen
help-study-option = eine Option des Spiels mit den Werten zum Vergleich, etwa narrowings=2,0
help-study-games = Partien je Variante, höchstens (Standard: { $games })
help-study-precision = aufhören, wenn die Siegquoten auf P genau bekannt sind, etwa 0.01: die Hälfte des 95-%-Intervalls
help-study-repeats = wie oft eine Verteilung in derselben Sitzordnung gespielt wird (Standard: 2 bei einem Bot, sonst 1)
help-study-out = Bericht und Daten in den Ordner DIR schreiben und dort weitermachen

help-exploit = Messen, wie viel jemand gegen einen Bot gewinnen könnte, der ihn genau kennt.
help-exploit-details =
    Wo der ganze Baum durchlaufen werden kann (--size tiny): beste Antworten auf das, was der Bot im Mittel über --seeds
    in jeder Informationsmenge tut; NashConv zählt zusammen, was die Plätze gewännen, und ist 0 bei perfektem Spiel. Mit
    --games: Partien einer annähernd besten Antwort gegen den Bot, in jeder Größe. docs/bots.md erklärt beides.
help-exploit-size = ein kleineres Spiel mit denselben Regeln: small, tiny
help-exploit-bot = der Bot, um den es geht, oder modul:callable (Standard: mad_hatter)
help-exploit-simulations = pro Entscheidung des Bots; mehrere Zahlen ergeben eine Kurve (Standard: 1000)
help-exploit-seeds = wie oft der Bot in jeder Informationsmenge gefragt wird (Standard: 16)
help-exploit-games = so viele Partien spielen, auf ganze Runden aufgerundet, statt den Baum zu durchlaufen

help-daily = Die Tagespartie zeigen: woher sie kommt, wie sie beginnt und was die Bots daraus machen.
help-daily-details =
    An einem Tag bekommen alle dieselbe Verteilung, nach einem veröffentlichten Plan. Du sitzt auf Platz 0, dir gegenüber
    die Grinsekatze. Jeder der vier Bots spielt einmal auf deinem Platz; derselbe Befehl ergibt dieselben Partien.
    Die Formel steht in docs/daily.md.
help-daily-game = { $games } (Standard: alle)
help-daily-day = der Tag, UTC, zum Beispiel 2026-11-18 (Standard: heute)

help-puzzles = Rätsel finden: Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist.
help-puzzles-details =
    Alles wird danach beurteilt, was der Platz am Zug sehen kann. Ein Zug muss um 0,15 Siege besser sein als jeder andere,
    auch mit zehnmal so viel Suche. Derselbe Befehl ergibt dieselbe Datei, egal mit welchem --jobs. FILE wird
    geschrieben, wenn alles fertig ist, oder gar nicht. Mehr steht in docs/puzzles.md.
help-puzzles-count = Zahl der Rätsel (Standard: 300)
help-puzzles-players = Spieler in den Partien (Standard: meist zwei, manchmal drei oder vier)
help-puzzles-simulations = der normalen Suche (Standard: 2000); die tiefe hat { $depth }-mal so viele
help-puzzles-out = die Datei, die geschrieben wird

help-train = Ein Netz für die Suche trainieren, indem sie gegen sich selbst spielt.
help-train-details =
    Runden aus Partien, Anpassen und Messen, bis die Zeit oder die Zahl der Partien aufgebraucht ist. In DIR kommen das
    Netz, ein Zwischenstand und eine Zeile je Runde: Partien und Stellungen, der Fehler des Netzes, der Gewinnanteil gegen
    greedy und gegen die Runde davor, mit 95-%-Intervallen. Mit --resume geht ein Lauf weiter. Mehr in docs/models.md.
help-train-players = Zahl der Spieler (Standard: so wenige wie möglich)
help-train-minutes = spätestens nach so vielen Minuten aufhören (Standard: { $minutes }, außer mit --games)
help-train-games = nach so vielen Partien aufhören
help-train-round = Partien in jeder Runde (Standard: { $games })
help-train-simulations = Simulationen der Suche je Aktion (Standard: { $simulations })
help-train-out = der Ordner des Laufs
help-train-resume = den Lauf im Ordner fortsetzen
help-train-json = JSON-Zeilen ausgeben

# --- the edge of the network
help-serve-unix = eine Socket-Datei, auf der der Server zusätzlich lauscht, für einen Reverse-Proxy auf diesem Rechner
help-serve-url = die öffentliche Adresse, zum Beispiel https://example.org/hats
help-serve-title = der Name eures Vereins, der auf der Seite steht
help-serve-about = der frühere Name von --imprint
help-serve-metrics-from = Adressen und Netze, die /metrics lesen dürfen (Standard: 127.0.0.1,::1)
help-serve-guests = neue Gäste, die von einer Adresse auf einmal kommen dürfen (Standard: 60); danach alle zwei Sekunden einer
help-serve-invite = jeden neuen Gast nach diesem Code fragen
help-serve-no-lobby = keine offenen Tische auflisten und keine schnelle Partie anbieten
help-serve-talk = was ein Tisch höchstens erlauben darf: free (Standard), phrases oder none
help-serve-no-spectators = an keinem Tisch Zuschauer erlauben
help-serve-no-admin = keine Admin-Seite unter /admin

help-invite = Leute auf einen geschlossenen Server einladen: ein Code für jede Person.
help-invite-details =
    Ein Code ist für eine Person auf beliebig vielen Geräten: Beim ersten Mal legt er den Spieler an, danach meldet er
    denselben Spieler an. Ein laufender Server kennt neue Codes sofort. docs/club.md zeigt es Schritt für Schritt.
help-invite-add = für jeden Namen einen Code erstellen und zeigen
help-invite-list = alle, die einen Code haben, und wann sie zuletzt da waren
help-invite-revoke = jemandes Code ungültig machen und den Spieler sperren, der ihn benutzt hat
help-invite-name = der Name der Person; er steht an den Tischen, bis sie ihn ändert
# --- fair deals

help-verify-commitment = der Fingerabdruck, den du vor der Partie gesehen hast; die Aufzeichnung muss denselben haben
help-verify-nonce = deine eigene Zufallszahl; beim Verteilen muss sie verwendet worden sein

# --- closed servers
help-join-invite = der Einladungscode, falls der Server einen verlangt
# --- configuration
help-unknown-flag = { $flag } gibt es nicht; meintest du { $close }?
help-config = eine TOML-Datei mit Optionen (Standard: hatbox.toml in deinem Konfigurationsverzeichnis oder /etc/hatbox/hatbox.toml)
help-serve-environment = Jede Option geht auch als Variable oder in einer TOML-Datei: --bot-threads 2 ist HATBOX_BOT_THREADS=2 oder bot_threads = 2. Ein Geheimnis kann in einer eigenen Datei stehen: --invite-file FILE, HATBOX_INVITE_FILE=FILE oder invite_file = "FILE". Mehr steht in docs/configuration.md.
help-serve-check = alles prüfen, jede Option zeigen und wo sie gesetzt wurde, dann beenden
help-serve-json = das Ergebnis von --check als JSON ausgeben
help-serve-database-password = das Passwort der PostgreSQL-Datenbank, wenn es nicht in der URL steht
help-serve-cache = wo kompilierte Regeln liegen (Standard: dein Cache-Verzeichnis)
help-serve-imprint = die Adresse eures Impressums, auf der Seite verlinkt
help-serve-privacy = die Adresse eurer Datenschutzerklärung, auf der Seite verlinkt
help-serve-closed = nur Leute hereinlassen, die eingeladen sind oder sich anmelden; Fremde sehen nichts, Mitglieder sehen, wer online ist
help-serve-invite-list = eine Datei mit einem Einladungscode pro Zeile, jeder für eine Person; dahinter kann ein Name stehen
help-serve-oidc-issuer = Anmeldung über diesen OpenID-Connect-Dienst erlauben, zum Beispiel https://accounts.example.org
help-serve-oidc-client-id = die Kennung, die der Dienst diesem Server gegeben hat
help-serve-oidc-client-secret = das Geheimnis dazu
help-serve-oidc-name = wie der Dienst auf der Seite heißt (Standard: sein Host)
help-serve-sign-in-header = diesem Header eines Proxys glauben, wer angemeldet ist, zum Beispiel X-Forwarded-User
help-serve-sign-in-proxies = die Proxys, denen dabei vertraut wird: Adressen, Netze oder unix für den Socket von --unix
help-serve-require-sign-in = keine Gäste: neue Spieler müssen sich anmelden
help-serve-club = für einen Verein oder eine Klasse: --closed, mit Grenzen für Hunderte Leute hinter einer Adresse
help-serve-no-qr = beim Start keinen QR-Code der Adresse ausgeben
help-serve-no-push = keine Benachrichtigungen im Browser anbieten
help-serve-push-contact = wo Push-Dienste dich erreichen, zum Beispiel mailto:host@example.org
help-serve-no-webhooks = niemanden Benachrichtigungen an eine Webadresse senden lassen
help-serve-smtp = der Server, der E-Mails verschickt, zum Beispiel smtp://user@mail.example.org:587 oder smtps://… (Standard: keine E-Mails)
help-serve-allow-private-hooks = Webhooks und Push-Dienste auch im eigenen Netz erlauben: für Tests und geschlossene Netze, nie im Internet
help-serve-smtp-password = das Passwort dazu
help-serve-mail-from = der Absender der E-Mails, zum Beispiel hats@example.org

help-doctor = Eine Installation und ihren Server untersuchen und sagen, was zu tun ist.
help-doctor-details =
    Prüft Datenbank, Festplatte, Uhr, Versionen und Grenzen und besucht den Server unter seiner öffentlichen Adresse wie
    ein Browser: TLS, die Header des Proxys, ein echter WebSocket. Rückgabewert 1, wenn etwas kaputt ist. Mehr steht in
    docs/observability.md.

help-mcp = Ein Sprachmodell mitspielen lassen, über das Model Context Protocol.
help-mcp-details =
    Ein Assistent, der diesen Befehl kennt, spielt gegen Bots oder setzt sich über den Link an einen Tisch, liest
    die Regeln, fragt, warum ein Zug nicht geht, und wertet seine Partien aus. Er sieht, was sein Platz sieht.
    docs/mcp.md zeigt, wie man gängige Assistenten einrichtet. Ohne --http läuft alles über Standardein- und -ausgabe.
help-mcp-http = stattdessen diesen Port dieses Rechners nutzen, für Assistenten unter http://127.0.0.1:PORT/mcp
help-mcp-simulations = wie viel die Bots nachdenken, pro Entscheidung (Standard: 1000)
help-mcp-seed = jedes Mal dieselben Karten (Standard: zufällig)
