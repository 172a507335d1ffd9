# How one's reviewed games went over time.
progress-page = Dein Fortschritt · Hatbox
progress-title = Dein Fortschritt
progress-percent = { $value } %
progress-games = { $count ->
    [one] { $count } Partie ausgewertet
   *[other] { $count } Partien ausgewertet
}
progress-filter = Welche Partien
progress-all = Alle Spiele

# --- three figures, each with a plain sentence
progress-result = Siege
progress-result-hint = Wie oft du gewinnst. Ein geteilter Sieg zählt nur zum Teil.
progress-adjusted = Siege ohne Glücksanteil
progress-adjusted-hint = So hättest du mit durchschnittlichem Glück abgeschnitten.
progress-accuracy = Genauigkeit
progress-accuracy-hint = 100 %: jedes Mal der beste Zug. Je niedriger, desto mehr wurde verschenkt.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] Du hattest Glück: Es hat dir bisher etwa { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } Sieg
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } Siege
    } gebracht.
    [hurt] Du hattest Pech: Es hat dich bisher etwa { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } Sieg
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } Siege
    } gekostet.
   *[even] Glück und Pech halten sich bei dir ungefähr die Waage.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
progress-early = noch zu früh
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] noch { $count } Partie
   *[other] noch { $count } Partien
}

# --- plots
progress-results-plot = Deine Siege im Lauf der Zeit
progress-results-plot-hint = Jeder Punkt ist der Durchschnitt deiner letzten zehn Partien.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = Siege vom { $firstDate } bis zum { $lastDate }: von { $first } % auf { $last } %. Ohne Glücksanteil: von { $firstAdjusted } % auf { $lastAdjusted } %.
progress-accuracy-plot = Deine Genauigkeit im Lauf der Zeit
progress-accuracy-plot-name = Genauigkeit vom { $firstDate } bis zum { $lastDate }: von { $first } % auf { $last } %.
progress-plot-later = Sieh dir mindestens zwei Partien im Rückblick an, dann erscheint hier eine Linie.
progress-table = Zahlen zeigen
progress-date = Datum
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = Was du gut kannst
progress-kinds-hint = Deine Genauigkeit nach Spiel und Art des Zuges.
progress-kind = { $kind ->
    [exchange] Tauschen
    [black_hat] Schwarze Hüte
    [favourite] Lieblingshut
    [cookie] Der Keks
    [discard] Abwerfen
    [pass_on] Karten für den Partner
    [end] Zug beenden
    [peek] Ansehen
    [swap] Vertauschen
    [open] Aufdecken
    [build] Stapel bauen
    [place] Stapel aufstellen
    [jump] Schritte und Sprünge
    [narrow] Brett verkleinern
    [pass] Passen
   *[other] Andere Züge
}
progress-decisions = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

# --- what to try next
progress-next = Wie es weitergeht
progress-try = { $how ->
    [lesson] „{ progress-kind }“ bei { game-name }: Das ist noch knifflig für dich. Die Lektion zeigt, wie es geht.
    [puzzles] „{ progress-kind }“ bei { game-name }: Das kann noch etwas Übung vertragen. Probier ein paar Rätsel.
   *[opponent] Bei { game-name } machst du kaum noch Fehler: Zeit für einen stärkeren Gegner!
}
progress-try-more = Spiel noch ein paar Partien und sieh sie dir im Rückblick an, dann sagen wir dir, was du üben kannst.
progress-to = { $how ->
    [lesson] Lektion: { game-name }
    [puzzles] Rätsel: { game-name }
   *[opponent] { game-name } spielen
}

# --- the games
progress-list = Ausgewertete Partien
progress-against = Gegner: { $names }
progress-person = ein Mensch
# $luck has a sign: +12 or −12.
progress-row-luck = Glück { $luck } %
progress-row-accuracy = Genauigkeit { $accuracy } %
progress-forget = Diese Partie { game-name } nicht mehr mitzählen
progress-forgotten = Die Partie zählt hier nicht mehr mit. Sieh sie dir im Rückblick an, dann ist sie wieder dabei.

# --- nothing yet
progress-empty = Hier ist noch nichts
progress-empty-text = Spiel eine Partie und tippe danach auf „Rückblick“: Dann sehen wir sie uns zusammen an. Und hier siehst du, wie du besser wirst.
progress-empty-play = Eine Partie spielen
progress-empty-review = Rückblick auf deine letzte Partie

# --- what this device keeps
device-title = Auf diesem Gerät
device-text = { $games ->
    [0] Keine gespeicherten Partien
    [one] { $games } gespeicherte Partie
   *[other] { $games } gespeicherte Partien
} und { $reviews ->
    [0] keine Rückblicke
    [one] { $reviews } Rückblick
   *[other] { $reviews } Rückblicke
}. Alles bleibt auf diesem Gerät.
device-progress = Dein Fortschritt
device-export = Alles herunterladen
device-export-hint = Die Datei zeigt alle Karten, auch die verdeckten.
device-delete = Partien und Rückblicke löschen
device-delete-title = Die Partien auf diesem Gerät löschen?
device-delete-text = Alle gespeicherten Partien und Rückblicke, deine Rätselwertungen und die Ergebnisse der Tagespartien auf diesem Gerät sind dann endgültig weg. Dein Name und deine Einstellungen bleiben.
device-deleted = Die Partien und Rückblicke auf diesem Gerät sind gelöscht.
# Under the question whether to delete one's profile.
device-delete-too = Auch die Partien und Rückblicke auf diesem Gerät werden gelöscht.
