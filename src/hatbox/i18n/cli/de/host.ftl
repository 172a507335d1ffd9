# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host. A language without this file shows the English one.

## Options, variables and the TOML file

bad-setting = { $where } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
allowed-whole = eine ganze Zahl von { $least } bis { $most }
allowed-number = eine Zahl ab { $least }
allowed-positive = eine Zahl über 0
allowed-text = Text in Anführungszeichen
allowed-list = Text in Anführungszeichen oder eine Liste solcher Texte
allowed-switch = true oder false (in einer Variablen: 1 oder 0)
allowed-database = sqlite:PFAD oder postgresql://NAME@HOST/DATENBANK
setting-twice = { $one } und { $other } sind beide gesetzt; behalte nur eins davon
setting-needs = { $where } braucht auch { $needed }
secret-unreadable = { $where }: das Geheimnis in { $path } lässt sich nicht lesen: { $reason }
secret-empty = die Datei ist leer
config-unreadable = die Konfiguration { $path } lässt sich nicht lesen: { $reason }; --config nennt eine andere Datei
config-not-toml = { $where }: das ist kein TOML: { $reason }
config-section = { $where } ist ein Abschnitt; Optionen schreibt man ohne Abschnitte, zum Beispiel port = 8731
unknown-key = { $where } ist keine Option; `hatbox serve --help` nennt alle
unknown-key-close = { $where } ist keine Option; meintest du { $close }?
unknown-variable = { $variable } ist keine Option und wird ignoriert; `hatbox serve --help` nennt alle
unknown-variable-close = { $variable } ist keine Option und wird ignoriert; meintest du { $close }?
secret-on-command-line = alle auf diesem Rechner können { $flag } in der Prozessliste lesen; schreib es in eine Datei und nenne sie in { $variable }
secret-in-public-file = alle auf diesem Rechner können { $path } lesen, und darin steht { $keys }; ruf `chmod o-r { $path }` auf

## hatbox serve --check

check-options = Das würde der Server verwenden (Konfiguration: { $file }):
check-no-file = keine Datei
check-default = Standard
check-schema = { $database } hat Schema { $schema }, wie diese Version es braucht.
check-schema-none = { $database } ist leer; der Server richtet sie ein (Schema { $known }).
check-schema-older = { $database } hat Schema { $schema }; der Server bringt sie beim Start auf { $known }.
check-schema-newer = { $database } hat Schema { $schema }, aber diese Version kennt nur { $known }.
check-schema-newer-do = Installiere ein neueres hatbox, oder stell eine Sicherung mit dem älteren Schema wieder her.
check-file-new = { $path } gibt es noch nicht; der Server legt die Datei an.
check-file-uncreatable = { $path } lässt sich nicht anlegen: { $folder } ist kein Ordner, in den du schreiben darfst.
check-file-unwritable = { $path } ist nicht beschreibbar.
check-file-unwritable-do = Gib dem Benutzer des Servers die Rechte an der Datei und ihrem Ordner, oder nenne mit --database eine andere.
check-file-unreadable = { $path } lässt sich nicht als Datenbank lesen: { $reason }.
check-file-foreign = { $path } ist die Datenbank eines anderen Programms.
check-file-unreadable-do = Nenne mit --database eine andere Datei, oder stell eine Sicherung wieder her.
check-file-served = Ein Server benutzt { $path } gerade.
check-file-served-do = Beende ihn, bevor du einen anderen startest.
check-disk = In { $folder } sind { $megabytes } MB frei.
check-disk-low = In { $folder } sind nur { $megabytes } MB frei.
check-disk-full = Die Festplatte ist fast voll: In { $folder } sind { $megabytes } MB frei.
check-disk-do = Schaff Platz, oder lösche alte Tische mit `hatbox admin prune`.
check-postgres-unreachable = Keine Verbindung zu { $address }: { $reason }.
check-postgres-unreachable-do = Prüf, ob die Datenbank läuft, und Host, Benutzer und Passwort.
check-postgres-read-only = { $address } ist schreibgeschützt.
check-postgres-read-only-do = Nenne den Primärserver, kein Replikat.
check-port = { $host } Port { $port } ist frei.
check-unix = { $path } lässt sich anlegen.
check-unix-unwritable = { $path } lässt sich nicht anlegen: { $folder } ist kein Ordner, in den du schreiben darfst.
check-cache = Die Regeln sind kompiliert, in { $path }.
check-cache-cold = Die Regeln von { $games } sind in { $path } noch nicht kompiliert; der erste Start holt das nach, während schon gespielt wird.
check-cache-cold-do = Mit `hatbox warm` geschieht es jetzt gleich.
check-no-proxies = { $url } braucht für TLS einen Proxy, aber der Server vertraut keinem, deshalb teilen sich alle dahinter ein Anfragelimit.
check-no-proxies-do = Nenne die Adresse des Proxys mit --proxies.
check-prefix = { $url } endet mit dem Pfad „{ $path }“, aber das Präfix ist „{ $prefix }“.
check-prefix-do = Setz --prefix auf den Pfad von --url.
check-no-url = Der Server steht hinter einem Proxy und lauscht nur auf diesem Rechner; er kennt seinen öffentlichen Namen nicht und wird ihn ablehnen.
check-no-url-do = Setz --url auf die öffentliche Adresse.
check-smtp = Der Mailserver { $host }:{ $port } antwortet.
check-smtp-unreachable = Keine Verbindung zum Mailserver { $host }:{ $port }: { $reason }.
check-smtp-unreachable-do = Prüf die Adresse in --smtp, und ob dieser Rechner E-Mails senden darf.
check-issuer = Der Anmeldedienst { $issuer } antwortet.
check-issuer-unreachable = Der Anmeldedienst { $issuer } antwortet nicht so, wie es bei OpenID Connect üblich ist: { $reason }.
check-list-unreadable = Die Einladungsliste { $path } lässt sich nicht lesen.

## hatbox doctor

doctor-versions = hatbox { $version } (Schema { $schema }) mit Python { $python }, { $system }; { $libraries }.
doctor-same-version = Der laufende Server ist hatbox { $running }, wie hier installiert.
doctor-other-version = Der laufende Server ist hatbox { $running }, hier ist aber { $own } installiert.
doctor-other-version-do = Starte den Server neu, wenn du gerade aktualisiert hast, oder nimm den doctor aus seiner eigenen Installation.
doctor-no-page = In dieser Installation fehlt die Seite für Browser.
doctor-no-page-do = Installiere das veröffentlichte Paket, oder bau die Seite mit `python3 run.py`.
doctor-files = Ein Prozess darf { $files } Dateien öffnen, das ist reichlich.
doctor-few-files = Ein Prozess darf nur { $files } Dateien öffnen, und jede Verbindung zählt als eine.
doctor-few-files-do = Erhöh die Grenze: LimitNOFILE=65536 in der systemd-Unit, `ulimits` in Docker.
doctor-database-unusable = { $reason }.
doctor-database-unusable-do = Starte den Server einmal; er richtet seine Datenbank ein und aktualisiert sie.
doctor-database-fails = Die Datenbank versagt im Betrieb: { $reason }.
doctor-database-fails-do = Sieh dir die Festplatte und das Protokoll der Datenbank an.
doctor-writes = Speichern dauert { $milliseconds } ms.
doctor-slow-writes = Speichern dauert { $milliseconds } ms, das merkt man bei jedem Zug.
doctor-slow-writes-do = Leg die Datenbank auf eine schnellere Festplatte oder näher an den Server.
doctor-database-clock = Dieser Rechner und die Datenbank haben dieselbe Uhrzeit.
doctor-database-clock-off = Die Uhren dieses Rechners und der Datenbank gehen { $seconds } Sekunden auseinander.
doctor-clock = Dieser Rechner und der Server haben dieselbe Uhrzeit.
doctor-clock-off = Die Uhren dieses Rechners und des Servers gehen { $seconds } Sekunden auseinander.
doctor-clock-do = Schalte auf beiden die Zeitsynchronisation (NTP) ein.
doctor-recent-tables = Zuletzt benutzte Tische geprüft: { $count }, alle in Ordnung.
doctor-damaged-tables = Beschädigte unter den zuletzt benutzten Tischen: { $count } ({ $tables }).
doctor-damaged-file = { $path } ist beschädigt: { $reason }.
doctor-damaged-do = Halte den Server an, heb eine Kopie der Datenbank auf, und stell eine Sicherung wieder her.
doctor-whole-file = { $path } ist in Ordnung.
doctor-large-file = { $path } ist groß und wurde deshalb nicht ganz gelesen.
doctor-no-server = Auf Port { $port } dieses Rechners antwortet kein Server.
doctor-no-server-do = Starte ihn, oder nenne seine Adresse mit --url.
doctor-reachable = { $url } hat nach { $milliseconds } ms geantwortet.
doctor-unreachable = { $url } ist von diesem Rechner aus nicht erreichbar: { $reason }.
doctor-unreachable-do = Prüf den Namen im DNS, die Firewall, und ob der Proxy läuft.
doctor-unknown-host = Der Server kennt den Namen in { $url } nicht und lehnt ihn ab.
doctor-unknown-host-do = Starte ihn mit --url, oder nenne weitere Adressen mit --origin.
doctor-refused = Der Server unter { $url } hat die Anfrage abgelehnt: { $status } { $refusal }.
doctor-bad-gateway = Der Proxy unter { $url } erreicht den Server nicht: Er hat mit { $status } geantwortet.
doctor-bad-gateway-do = Prüf, ob der Server läuft, und Adresse und Port in der Konfiguration des Proxys.
doctor-not-hatbox = Was unter { $url } antwortet, ist kein Hatbox-Server (Status { $status }).
doctor-not-hatbox-do = Wenn der Server unter einem Pfad angeboten wird, muss der Proxy ihn abschneiden, und der Server braucht --prefix.
doctor-certificate = Das Zertifikat gilt noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }.
doctor-old-certificate = Das Zertifikat gilt nur noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }.
doctor-bad-certificate = Browser werden das Zertifikat von { $host } nicht annehmen: { $reason }.
doctor-certificate-do = Erneuere es; certbot und Caddy können das von selbst.
doctor-no-tls = Keine sichere Verbindung zu { $url } möglich: { $reason }.
doctor-no-proxy = Dazwischen ist kein Proxy.
doctor-forwarded = Der Server sieht die Adresse jedes Besuchers; deine ist { $address }.
doctor-no-forwarded = Der Proxy sagt nicht, für wen er anfragt, deshalb teilen sich alle Besucher ein Anfragelimit.
doctor-no-forwarded-do = Lass ihn X-Forwarded-For setzen; ganze Beispiele stehen in docs/hosting.md.
doctor-untrusted = Der Server vertraut dem Proxy nicht, deshalb teilen sich alle Besucher ein Anfragelimit; er sieht { $address }.
doctor-untrusted-do = Starte den Server mit --proxies und der Adresse des Proxys.
doctor-forged-address = Besucher können jede Adresse vortäuschen: Der Proxy gibt das X-Forwarded-For weiter, das sie senden.
doctor-forged-address-do = Lass den Proxy es ersetzen, wie im Beispiel in docs/hosting.md, und vertrau nur dem Proxy.
doctor-wrong-host = Der Proxy ändert den Hostnamen: Gesendet wurde { $sent }, und der Server sah { $seen }.
doctor-wrong-host-do = Lass ihn Host unverändert weitergeben, wie im Beispiel in docs/hosting.md.
doctor-no-scheme = Der Server glaubt, dass Besucher ohne TLS kommen.
doctor-no-scheme-do = Lass den Proxy X-Forwarded-Proto setzen.
doctor-websocket = Ein WebSocket zu { $url } funktioniert.
doctor-websocket-refused = Der WebSocket unter { $url } wurde mit Status { $status } abgelehnt.
doctor-websocket-broken = Der WebSocket unter { $url } funktioniert nicht: { $reason }.
doctor-websocket-strange = Der WebSocket unter { $url } spricht eine andere Version.
doctor-no-upgrade-do = Lass den Proxy für /ws Upgrade und Connection weitergeben; ganze Beispiele stehen in docs/hosting.md.
doctor-origin = Seiten anderer Websites werden abgelehnt.
doctor-foreign-origin = Seiten jeder anderen Website können den Server benutzen.
doctor-foreign-origin-do = Lass den Proxy den Header Origin unverändert weitergeben.
