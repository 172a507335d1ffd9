# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Hatbox-Admin
op-sections = Bereiche
op-overview = Übersicht
op-reports = Meldungen
op-tables = Tische
op-players = Spieler
op-announce = Ansage
op-log = Protokoll
op-server = Server

op-sign-in = Anmelden
op-sign-out = Abmelden
op-sign-in-how = Füge ein Admin-Token ein. Du bekommst es auf dem Rechner, auf dem der Server läuft, mit diesem Befehl:
op-token = Token
op-token-kept = Dieser Tab merkt sich das Token, bis du ihn schließt oder dich abmeldest.

op-process = Serverprozess
op-all-processes = { $count ->
    [one] { $count } Prozess
   *[other] alle { $count } Prozesse zusammen
}
op-since = läuft seit { $when }
op-highest = Höchstwert der letzten Stunde: { $high }
op-counts = Alles zusammen
op-open-reports = offene Meldungen

op-any = alle
op-back = Zurück zur Liste
op-more = Mehr zeigen
op-undo = Rückgängig
op-undone = Rückgängig gemacht.
op-was-undone = rückgängig gemacht
op-reason = Grund, fürs Protokoll
op-show-reason = Den Grund auch dem Spieler zeigen
op-how-long = Wie lange
op-hours = { $hours ->
    [1] eine Stunde
    [4] 4 Stunden
    [24] ein Tag
    [168] eine Woche
    [720] ein Monat
    [8760] ein Jahr
   *[other] { $hours } Stunden
}
op-deleted = gelöschter Spieler

op-search-tables = Spielername oder Tisch-Kennung
op-table = Tisch
op-free = frei
op-bot = Bot: { $level ->
    [dormouse] Haselmaus
    [march_hare] Märzhase
    [cheshire_cat] Grinsekatze
    [white_rabbit] Weißes Kaninchen
   *[mad_hatter] Hutmacher
}
op-talk = Was geschrieben wurde
op-talk-around = Was um diese Zeit geschrieben wurde
op-before-report = kurz vor der Meldung
op-nothing-said = Hier wurde nichts geschrieben.
op-erased = (gelöscht)
op-close = Tisch schließen
op-close-title = Diesen Tisch schließen?
op-close-text = Die Partie endet für alle am Tisch ohne Ergebnis. Das lässt sich nicht rückgängig machen.

op-search-players = Name oder Kennung
op-player = Spieler
op-sanctioned = Nur stummgeschaltete oder gesperrte
op-tables-of = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
op-reports-about = Meldungen über den Spieler
op-shown-reason = Grund, den der Spieler sieht
op-muted-until = stummgeschaltet bis { $when }
op-mute = Stummschalten
op-mute-title = { $name } stummschalten?
op-muted = { $name } ist stummgeschaltet.
op-unmute = Wieder zulassen
op-unmuted = { $name } kann wieder chatten.
op-ban = Sperren
op-ban-title = { $name } sperren?
op-ban-text = Danach kann diese Person hier nicht mehr spielen. Läuft ihre Zeit ab, übernehmen Bots ihre Plätze.
op-banned = { $name } ist gesperrt.
op-unban = Entsperren
op-unbanned = { $name } kann wieder spielen.
op-rename = Umbenennen
op-rename-title = { $name } umbenennen?
op-rename-text = An schon offenen Tischen bleibt der alte Name.
op-new-name = Neuer Name
op-renamed = { $name } heißt jetzt { $to }.
op-forget = Löschen
op-forget-title = Alles über { $name } löschen?
op-forget-text = Name und Nachrichten verschwinden überall; die Partien bleiben den anderen erhalten. Das lässt sich nicht rückgängig machen.
op-forgotten = { $name } ist gelöscht.

op-report = Meldung
op-no-reports = Keine Meldungen. Alles in Ordnung.
op-also-resolved = Auch erledigte
op-is-resolved = erledigt
op-note = Notiz
op-resolve = Erledigen
op-resolve-title = Ist diese Meldung erledigt?
op-resolve-text = Du kannst den anderen Admins eine Notiz hinterlassen.
op-resolved = Die Meldung ist erledigt.
op-reopen = Wieder öffnen
op-reopened = Die Meldung ist wieder offen.

op-announced-now = Das sehen gerade alle
op-announce-text = Nachricht an alle, höchstens 300 Zeichen
op-announce-now = Allen zeigen
op-announced = Jetzt sehen es alle.
op-until = bis { $when }
op-until-cleared = bis du sie zurücknimmst
op-clear = Zurücknehmen
op-cleared = Die Ansage ist weg.

op-action = { $action ->
    [mute] Stummgeschaltet
    [unmute] Wieder zugelassen
    [ban] Gesperrt
    [unban] Entsperrt
    [rename] Umbenannt
    [forget] Gelöscht
    [close] Geschlossen
    [resolve] Erledigt
    [reopen] Wieder geöffnet
    [announce] Ansage
    [undo] Rückgängig gemacht
    [prune] Alte Daten gelöscht
    [token] Token erstellt
    [revoke-token] Token widerrufen
   *[other] { $action }
}
op-via = { $via ->
    [page] auf dieser Seite
   *[command] per Befehl
}
op-because = Grund: { $reason }
op-from-to = von { $from } zu { $to }

op-installation = Installation
op-rows = { $name ->
    [players] Spieler
    [tables] Tische
    [reports] Meldungen
   *[audit] Zeilen im Protokoll
}
op-tokens = Admin-Tokens
op-expired = abgelaufen
op-used = zuletzt benutzt: { $when }
op-unused = nie benutzt
op-revoke = Widerrufen
op-token-how = Neue Tokens erstellst du auf dem Rechner des Servers mit „hatbox admin token“.
op-housekeeping = Aufräumen
op-export = Alle beendeten Partien herunterladen
op-prune-days = Löschen, was so viele Tage unbenutzt ist
op-prune = Alte Daten löschen
op-prune-title = Daten löschen, die älter als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} sind?
op-prune-text = Tische, Meldungen und Spieler, bei denen sich so lange nichts getan hat, werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.
op-pruned = Die alten Daten sind gelöscht.
op-notes = Neu in dieser Version
