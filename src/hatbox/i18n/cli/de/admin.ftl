# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = das passt nicht: { $error }
admin-changed-since = das hat inzwischen jemand geändert; sieh noch einmal nach
admin-no-line = im Protokoll gibt es keine Zeile { $line }
admin-undone = Zeile { $line } ist schon rückgängig gemacht
admin-cannot-undo = { $action } lässt sich nicht rückgängig machen
admin-no-token = es gibt kein Token { $token }
admin-token-revoked = Token { $token } ist schon widerrufen
admin-bad-token-name = der Name braucht mindestens ein sichtbares Zeichen
admin-no-reason = schreib einen Grund, wenn der Spieler ihn sehen soll
admin-announce-what = schreib eine Nachricht mit höchstens 300 Zeichen, oder nimm die jetzige zurück
admin-token-needed = Diese Seite braucht ein Admin-Token. Ruf auf dem Server auf: hatbox admin token
admin-unknown-token = Dieses Token gilt nicht: Es ist unbekannt, abgelaufen oder widerrufen.

admin-reopened = Meldung { $report } ist wieder offen.
admin-undone-now = { $action } ist rückgängig gemacht (Zeile { $line }).
admin-announcement-none = Zurzeit wird keine Ansage gezeigt.
admin-announcement-on = Alle sehen: { $text }
admin-announcement-until = Bis { $until } sehen alle: { $text }
admin-token-made =
    Ein Token für { $name }. Du siehst es nur dieses eine Mal; füge es unter /admin ein:

    { $token }
admin-token-gone = Token { $token } von { $name } ist widerrufen.

admin-line = Zeile
admin-operator = Admin
admin-subject = betrifft
admin-undone-by = rückgängig durch
admin-token = Token
admin-expires = läuft ab
admin-used = zuletzt benutzt
admin-revoked = widerrufen
admin-version = Version
admin-database = Datenbank, Schema
admin-figure-connections = Verbindungen
admin-figure-people = Leute online
admin-figure-games = laufende Partien
admin-figure-moves = Züge pro Minute
admin-figure-requests = Anfragen pro Minute
admin-figure-lag = Serververzögerung
admin-figure-bots = Bots am Rechnen
admin-figure-memory = Arbeitsspeicher
admin-figure-cpu = Prozessor
admin-figure-database = Größe der Datenbank
admin-figure-disk = freier Speicherplatz
admin-figure-failures = fehlgeschlagene Benachrichtigungen
