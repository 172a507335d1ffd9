# You and your settings.
profile-page = Profil und Einstellungen · Hatbox
profile-title = Profil und Einstellungen
profile-nobody = Noch kein Profil
profile-nobody-hint = Mit deiner ersten Partie bist du als Gast dabei. Du brauchst nur einen Namen.
profile-local = Dein Name und deine Spiele bleiben auf diesem Gerät.
profile-since = Dabei seit dem { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = Diesen Namen sehen die anderen Spieler.
profile-name-saved = Du heißt jetzt { $name }.
profile-save = Speichern
profile-code = Wiederherstellungscode
profile-code-hint = Mit diesem Code spielst du auf einem anderen Gerät mit deinem Profil weiter und behältst alle deine Partien. Ein Passwort gibt es nicht.
profile-code-make = Neuen Code erstellen
profile-code-once = Schreib ihn auf: Du siehst ihn nur dieses eine Mal. Frühere Codes gelten nicht mehr.
profile-code-copied = Code kopiert. Bewahre ihn gut auf.
profile-copy = Kopieren
profile-restore = Mit Code anmelden
profile-restore-hint = Du spielst dann mit dem Profil weiter, zu dem der Code gehört. Es ersetzt das Profil, das jetzt auf diesem Gerät ist.
profile-restore-do = Anmelden
profile-returned = Willkommen zurück, { $name }!
profile-look = Darstellung
profile-language = Sprache
profile-theme = Design
profile-theme-is = { $value ->
    [auto] System
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
profile-letters = Buchstaben auf den Karten
profile-letters-hint = Farbe ist nie der einzige Hinweis; Buchstaben erkennt man am schnellsten.
profile-play = Beim Spielen
profile-speed = Animationstempo
profile-speed-is = { $value ->
    [0] Aus
   *[other] { $value }×
}
profile-speed-hint = Wie schnell sich Karten und Hüte bewegen. Aus: keine Animation.
profile-volume = Ton
profile-volume-is = { $volume ->
    [0] Aus
   *[other] { $volume } %
}
profile-vibrate = Vibration
profile-vibrate-hint = Ein kurzes Vibrieren, wenn du dran bist, falls dein Gerät das kann.
profile-confirm = Jeden Zug bestätigen
profile-confirm-hint = Zeigt dir deinen Zug und fragt nach, bevor er gilt.
profile-left = Linkshänder-Modus
profile-left-hint = Die wichtigsten Knöpfe wechseln auf die andere Seite.
profile-data = Deine Daten
profile-muted = Stummgeschaltete Spieler
profile-muted-one = Spieler { $number }
profile-muted-none = Du hast niemanden stummgeschaltet.
profile-unmute = Wieder zulassen
profile-export = Meine Daten herunterladen
profile-delete = Mein Profil löschen
profile-delete-title = Dein Profil für immer löschen?
profile-delete-text = Dein Name und alles, was du geschrieben hast, werden gelöscht; deine Partien übernehmen Bots. Das lässt sich nicht rückgängig machen, auch nicht mit deinem Wiederherstellungscode.
profile-delete-no = Abbrechen
profile-delete-yes = Für immer löschen
profile-forgotten = Dein Profil ist gelöscht. Du kannst jederzeit als neuer Spieler wiederkommen.

# --- devices and the house
profile-devices = Meine anderen Geräte abmelden
profile-devices-ended = { $count ->
    [0] Du warst nirgendwo sonst angemeldet.
    [one] Ein anderes Gerät ist abgemeldet.
   *[other] { $count } andere Geräte sind abgemeldet.
}
profile-about = Über { $title }: Impressum und Datenschutz


# --- tips in the first game of each game
profile-coach = Tipps beim ersten Spiel
profile-coach-hint = Drei kurze Tipps, wenn du ein Spiel zum ersten Mal spielst.
