# You and your settings.
profile-page = Du und deine Einstellungen · Hatbox
profile-title = Du und deine Einstellungen
profile-nobody = Noch niemand
profile-nobody-hint = Mit deiner ersten Partie bist du hier zu Gast. Ein Name genügt.
profile-since = Hier seit dem { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Dein Name
profile-name-hint = Das lesen die anderen am Tisch.
profile-name-saved = Ab jetzt heißt du { $name }.
profile-save = Speichern
profile-code = Wiederherstellungscode
profile-code-hint = Mit diesem Code bist du auf einem anderen Gerät dieselbe Person, mit all deinen Partien. Ein Passwort gibt es nicht.
profile-code-make = Neuen Code erzeugen
profile-code-once = Du siehst ihn nur jetzt: Schreib ihn auf. Frühere Codes gelten nicht mehr.
profile-code-copied = Der Code ist kopiert. Bewahre ihn gut auf.
profile-copy = Kopieren
profile-restore = Ich habe einen Code
profile-restore-hint = Du wirst die Person mit diesem Code. Wer du auf diesem Gerät warst, bleibt zurück.
profile-restore-do = Zurückkommen
profile-returned = Willkommen zurück, { $name }!
profile-look = Wie es aussieht
profile-language = Sprache
profile-theme = Design
profile-theme-is = { $value ->
    [auto] Automatisch
    [light] Hell
   *[dark] Dunkel
}
profile-palette = Farben
profile-palette-is = { $value ->
    [usual] Normal
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] Für normales Farbensehen.
    [deutan] Für alle, die Grün schlecht oder gar nicht sehen.
    [protan] Für alle, die Rot schlecht oder gar nicht sehen.
   *[tritan] Für alle, die Blau schlecht oder gar nicht sehen.
}
profile-letters = Buchstaben auf Karten und Hüten
profile-letters-hint = Farbe ist nie das einzige Zeichen, aber Buchstaben erkennt man am schnellsten.
profile-play = Wie es sich spielt
profile-speed = Bewegung
profile-speed-is = { $value ->
    [0] Aus
   *[other] { $value }×
}
profile-speed-hint = Wie schnell Karten und Hüte wandern. Aus: Sie sind einfach da.
profile-volume = Ton
profile-volume-is = { $volume ->
    [0] Aus
   *[other] { $volume } Prozent
}
profile-vibrate = Vibration
profile-vibrate-hint = Ein kurzes Summen, wenn du dran bist, falls das Gerät es kann.
profile-confirm = Vor jedem Zug nachfragen
profile-confirm-hint = Du siehst deinen Zug zuerst und sagst dann Ja dazu.
profile-left = Für die linke Hand
profile-left-hint = Was du am meisten drückst, wandert auf die andere Seite.
profile-data = Was über dich gespeichert ist
profile-muted = Wen du stummgeschaltet hast
profile-muted-one = Person { $number }
profile-muted-none = Du hast niemanden stummgeschaltet.
profile-unmute = Wieder hören
profile-export = Alle meine Daten speichern
profile-delete = Mich löschen
profile-delete-title = Dich für immer löschen?
profile-delete-text = Dein Name und alles, was du gesagt hast, werden gelöscht; in deinen Partien spielen Bots weiter. Das lässt sich nicht rückgängig machen, auch nicht mit deinem Wiederherstellungscode.
profile-delete-no = Ich bleibe
profile-delete-yes = Für immer löschen
profile-forgotten = Du bist vergessen. Du kannst als jemand Neues wiederkommen.
