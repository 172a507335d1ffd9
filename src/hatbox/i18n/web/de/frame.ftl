# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Haselmaus
    [march_hare] Märzhase
    [cheshire_cat] Grinsekatze
   *[mad_hatter] Verrückter Hutmacher
}
guest-name = Gast { NUMBER($number, useGrouping: 0) }
seat-free = Freier Platz
seat-stands-in = { $name } ({ $bot })
to-home = Zur Hutschachtel
close = Schließen
ok = OK
loading = Einen Moment …
failed = Das hat nicht geklappt ({ $code }).
line-lost = Der Server ist nicht zu erreichen. Neuer Versuch …
note-dismiss = Hinweis schließen
rule-named = Regel { $rule }
missing-title = Diese Schachtel ist leer
missing-text = Diese Adresse führt nirgendwohin. Die Spiele sind da, wo sie immer waren.
confirm-title = Diesen Zug machen?
confirm-yes = Ja, los
confirm-no = Zurück
waiting-title = Noch fehlt jemand
waiting-sit = Hinsetzen
waiting-ready = Ich bin bereit

# Seats
seat-partner = Gegenüber
seat-active = am Zug
seat-active-you = du bist dran
clock-left = Restzeit
clock-short = Die Zeit wird knapp
clock-days = { $days } T { $hours } Std
clock-many-days = { $days } T
you = Du
seat-bot = Bot
seat-host = leitet
seat-host-ready = leitet, bereit
seat-ready = bereit
seat-not-ready = noch nicht bereit
bot-strength = { $level ->
    [dormouse] spielt im Halbschlaf
    [march_hare] spielt an guten Tagen gut
    [cheshire_cat] spielt gut und grinst
   *[mad_hatter] spielt, so gut es nur geht
}

# The header of a table
sound = Ton
rules-open = Regeln
menu-title = Menü
tag-round = Runde { $round } von { $rounds }
tag-characters = { $count ->
    [0] Die letzten Figuren
    [one] Noch eine Figur
   *[other] Noch { $count } Figuren
}
tag-phase = { $phase ->
    [building] Geheimes Bauen
    [placing] Stapel aufstellen
   *[moving] { $narrowed ->
        [0] Das ganze Spielfeld
        [one] Einmal verengt
       *[other] { $narrowed }-mal verengt
    }
}
turn-title = ● Du bist dran – { game-name }

# The log and looking back
log-title = Verlauf
log-more = Einzelheiten
log-hint = Tippe auf eine Zeile, um diesen Moment noch einmal zu sehen.
log-empty = Noch ist nichts geschehen.
log-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
log-started = Die Partie beginnt.
log-chose = { $you ->
    [yes] Du hast fertig gewählt.
   *[no] { $who } hat fertig gewählt.
}
log-rechose = { $you ->
    [yes] Du wählst noch einmal.
   *[no] { $who } wählt noch einmal.
}
log-undone = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
}
log-undo-asked = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen.
   *[no] { $who } möchte einen Zug zurücknehmen.
}
log-undo-refused = { $you ->
    [yes] Du bist damit nicht einverstanden.
   *[no] { $who } ist damit nicht einverstanden.
}
log-resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Deine Zeit ist um: { $bot } spielt für dich.
       *[left] Du bist gegangen: { $bot } spielt für dich.
    }
   *[no] { $why ->
        [time] { $who } hat keine Zeit mehr: { $bot } spielt weiter.
       *[left] { $who } ist gegangen: { $bot } spielt weiter.
    }
}
log-returned = { $you ->
    [yes] Du hast deinen Platz wieder.
   *[no] { $who } ist wieder da.
}
past-title = Rückblick
past-where = { $number } von { $count }
past-back = Einen Schritt zurück
past-forward = Einen Schritt vor
past-now = Zurück ins Jetzt

# Talk
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } neue Zeile
   *[other] Chat: { $count } neue Zeilen
}
talk-nothing-yet = Noch hat niemand etwas gesagt.
talk-none-here = An diesem Tisch wird nicht geredet.
talk-seats-only = Reden können nur die, die am Tisch sitzen.
talk-phrases = Fertige Sätze
talk-write = Sag etwas
talk-send = Sagen
talk-room = { $count ->
    [one] Platz für noch ein Zeichen
   *[other] Platz für noch { $count } Zeichen
}
talk-too-long = { $count ->
    [one] Ein Zeichen zu viel
   *[other] { $count } Zeichen zu viel
}
talk-speaker = Mehr zu { $who }
talk-heard = { $who } sagt: { $text }
talk-muted-line = Du hast diese Person stummgeschaltet.
talk-mute = Stummschalten
talk-unmute = Wieder hören
talk-muted-now = Du hörst { $who } nicht mehr.
talk-heard-now = Du hörst { $who } wieder.
talk-report = Der Leitung des Servers melden
talk-report-why = Was ist passiert?
talk-report-send = Meldung senden
talk-reported = Danke. Die Leitung des Servers wird es lesen.

# The menu
menu-undo = Letzten Zug zurücknehmen
menu-undo-asks = Die anderen müssen zustimmen.
menu-resign = Aufgeben
menu-leave = Tisch verlassen
menu-confirm = Vor jedem Zug nachfragen
menu-volume = Lautstärke
menu-speed = Tempo der Züge
menu-speed-is = { $speed ->
    [0] Aus
   *[other] { $speed }×
}
keys-title = Tastenkürzel
keys-name = { $key ->
    [space] Leertaste
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Verlauf öffnen
    [t] Chat
    [m] Menü öffnen
    [u] Letzten Zug zurücknehmen
    [comma] Einen Schritt zurückblicken
    [dot] Einen Schritt vorblicken
    [space] Überspringen, was gerade gezeigt wird
    [escape] Zurücklegen, schließen oder zurück ins Jetzt
   *[question] Diese Tastenkürzel zeigen
}
keys-arrows = Zwischen Karten und Feldern wechseln; im Rückblick: durch die Partie gehen
keys-on = Einzelne Tasten als Kürzel
ask-no = Zurück
resign-title = Wirklich aufgeben?
resign-text = Die andere Seite gewinnt sofort. Das lässt sich nicht zurücknehmen.
resign-yes = Aufgeben
leave-title = Tisch verlassen?
leave-text = { $bot } spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
leave-yes = Verlassen

# How things stand
line-again = Verbindung weg. Neuer Versuch …
line-ended = Die Verbindung ist geschlossen. Lade die Seite neu, dann geht es weiter.
watching = { $kind ->
    [delayed] Du schaust zu, einige Züge später
   *[blind] Du schaust zu
}
watching-how = { $kind ->
    [delayed] Du schaust zu: Du siehst, was für alle offen liegt, einige Züge später.
   *[blind] Du schaust zu: Du siehst, was für alle offen liegt.
}
undo-asks = { $who } möchte einen Zug zurücknehmen.
undo-waiting = Die anderen müssen noch zustimmen …
undo-yes = Erlauben
undo-no = Nein
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] { $card } auf Position { $place }
    [black] { $card } als schwarzer Hut
    [discard] { $card } abwerfen und nachziehen
    [offer] { $card } für dein Gegenüber
    [give] { $card } zurückgeben
   *[end] den Zug beenden
}
said-magic = { $verb ->
    [peek] Feld { $slot } ansehen
    [swap] die Hüte auf Feld { $slot } und { $other } vertauschen
   *[open] Feld { $slot } aufdecken
}
said-top = { $verb ->
    [build] ein Stapel mit { $middle } über { $bottom }
    [place] ein Stapel auf { $target }
    [move] von { $origin } nach { $target }
    [narrow] das Spielfeld verengen
   *[pass] passen
}
premove-set = Vorgemerkt: { $move }
premove-cancel = Verwerfen
return-text = { $bot } spielt auf deinem Platz.
return-time = Deine Zeit war um: { $bot } spielt auf deinem Platz.
return-button = Platz wieder einnehmen
clock-warning = Deine Zeit wird knapp.
link-copied = Der Link ist kopiert.
link-not-copied = Kopiere diesen Link: { $link }
gone-title = Hier ist kein Tisch
gone-table-unknown = Diesen Tisch gibt es nicht, oder er wurde längst abgeräumt.
gone-table-no-spectators = Jetzt sehen die Partie nur die, die am Tisch sitzen. Komm wieder, wenn sie zu Ende ist.
gone-closed = Alle haben diesen Tisch verlassen.
gone-later-title = Hier wird gerade gespielt
gone-later = Am Tisch möchte man ungestört spielen. Du kannst die Partie sehen, wenn sie zu Ende ist.
gone-soon-title = Die Partie hat begonnen
gone-soon = Du schaust einige Züge später zu: Sobald die ersten Züge gemacht sind, siehst du sie hier.

# The waiting room
waiting-page = Gleich beginnt { game-name }
waiting-full = Alle sind da
waiting-for = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-for-ready = { $count ->
    [one] Eine Person ist noch nicht bereit
   *[other] { $count } Personen sind noch nicht bereit
}
waiting-you = Bist du bereit?
waiting-host = Alle sind bereit. Wer leitet, startet.
waiting-all = Es kann losgehen
waiting-leave = Tisch verlassen
waiting-sit-here = Hierher setzen
seat-number = Platz { $seat }
waiting-move = Hierher wechseln
waiting-name = Dein Name
waiting-no-seat = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
waiting-not-ready = Warte, noch nicht!
waiting-start = Partie starten
waiting-fill = Bots spielen lassen
waiting-offer = Noch ist niemand sonst gekommen. Sollen Bots die freien Plätze nehmen?
bots-title = { $count ->
    [one] Wer nimmt den freien Platz?
   *[other] Wer nimmt die freien Plätze?
}
invite-title = Freunde einladen
invite-text = Verschicke diesen Link oder lass das Bild scannen. Ein Konto braucht niemand.
invite-code = Oder sag den Code:
invite-copy = Link kopieren
invite-share = Teilen
invite-share-title = Spiel mit mir { game-name }
invite-qr = Der Link zu diesem Tisch als QR-Code
agreed-title = So wird gespielt
agreed-clock-none = Ohne Uhr: Niemand muss hetzen.
agreed-clock-turn = { $seconds ->
    [one] Eine Sekunde für jeden Zug.
   *[other] { $seconds } Sekunden für jeden Zug.
}
agreed-clock-minutes = { $minutes ->
    [one] Eine Minute für jeden Zug.
   *[other] { $minutes } Minuten für jeden Zug.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] Eine Minute für die ganze Partie.
       *[other] { $minutes } Minuten für die ganze Partie.
    }
   *[other] { $minutes ->
        [one] Eine Minute für die ganze Partie, dazu { $increment } Sekunden für jeden Zug.
       *[other] { $minutes } Minuten für die ganze Partie, dazu { $increment } Sekunden für jeden Zug.
    }
}
agreed-clock-days = { $days ->
    [one] Ein Tag für jeden Zug.
   *[other] { $days } Tage für jeden Zug.
}
agreed-first-seat = Platz { $seat } beginnt.
agreed-first-lot = Wer beginnt, entscheidet das Los.
agreed-edition = { $edition ->
    [standard] Regeln der Standardausgabe.
    [de] Regeln der deutschen Ausgabe.
    [ru] Regeln der russischen Ausgabe.
   *[en] Regeln der englischen Ausgabe.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Schwarze Hüte zählen beim Keks als ein Typ.
       *[no] Schwarze Hüte zählen beim Keks nicht als Typ.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Bei Gleichstand entscheiden die schwarzen Hüte.
       *[no] Bei Gleichstand entscheiden die schwarzen Hüte nicht.
    }
    [removed] Diese Typen bleiben in der Schachtel: { $value }.
    [no_swap_back] { $value ->
        [yes] Zwei vertauschte Hüte darf man im nächsten Zug nicht zurücktauschen.
       *[no] Zwei vertauschte Hüte darf man im nächsten Zug zurücktauschen.
    }
    [copies] { $value ->
        [one] Jede Figur gibt es einmal.
       *[other] Jede Figur gibt es { $value }-mal.
    }
    [magic_hats] { $value ->
        [0] Keine Zauberhüte.
        [one] Ein Zauberhut.
       *[other] { $value } Zauberhüte.
    }
    [dead_table] { $value ->
        [redeal] Gibt es nichts zu gewinnen, werden die Hüte neu ausgelegt.
       *[play_on] Auch wenn es nichts zu gewinnen gibt, geht es weiter.
    }
    [stall_limit] { $value ->
        [0] Für Züge ohne Gewinn gibt es keine Grenze.
       *[other] Die Partie endet nach { $value } Zügen ohne Gewinn.
    }
    [memory_aid] { $value ->
        [yes] Hüte, die du gesehen hast, bleiben für dich markiert.
       *[no] Die Hüte merkst du dir selbst.
    }
   *[narrowings] { $value ->
        [0] Das Spielfeld wird nie verengt.
        [one] Das Spielfeld darf einmal verengt werden.
       *[other] Das Spielfeld darf { $value }-mal verengt werden.
    }
}
agreed-spectators = { $kind ->
    [blind] Wer den Link hat, darf zuschauen, sieht aber keine verdeckten Karten.
    [delayed] Wer den Link hat, darf zuschauen, um einige Züge verzögert.
    [after] Andere dürfen die Partie ansehen, wenn sie zu Ende ist.
   *[none] Solange ihr spielt, darf niemand zuschauen.
}
agreed-talk = { $kind ->
    [phrases] Geredet wird nur in fertigen Sätzen.
   *[none] An diesem Tisch wird nicht geredet.
}
agreed-rated = Die Partie zählt für die Wertung.

# The end of a game
end-title = Das Ende der Partie
end-you-win = Du gewinnst!
end-you-win-with = Du gewinnst, zusammen mit { $who }!
end-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
end-nobody = Niemand gewinnt
end-manner = { $ended ->
    [stalled] Es gab nichts mehr zu gewinnen.
    [resigned] Die Partie wurde aufgegeben.
   *[abandoned] Die Partie blieb unvollendet.
}
end-score = { $you ->
    [yes] Du { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } möchte noch einmal spielen
   *[other] { $who } möchten noch einmal spielen
}
end-rematch = Noch einmal
end-again = Noch einmal
end-waiting = Die anderen überlegen noch
end-follow = Zur nächsten Partie
end-review = Rückblick
end-share = Teilen
end-share-title = Eine Partie { game-name }
end-fair = Fair verteilt
end-home = Startseite
fair-title = Es wurde fair verteilt
fair-text = Vor dem ersten Zug hat der Server einen Fingerabdruck der Verteilung veröffentlicht. Jetzt, am Ende, zeigt er, woraus dieser entstanden ist. Wäre unterwegs auch nur eine Karte verändert worden, würde er nicht mehr passen.
fair-checked = Gerade geprüft: Die Verteilung passt zu ihrem Fingerabdruck.
fair-wrong = Die Verteilung passt nicht zu ihrem Fingerabdruck!
fair-commitment-label = Fingerabdruck, veröffentlicht vor der Partie
fair-seed-label = Startwert
fair-salt = Salz
record-download = Ganze Partie herunterladen

# Several people at one device
hotseat-title = Ein Gerät für alle
hotseat-text = Ihr spielt nacheinander und gebt das Gerät weiter. Zwischen den Zügen ist alles verdeckt.
hotseat-player = Person { $number }
hotseat-who = Wer sitzt auf Platz { $number }?
hotseat-name = Name für Platz { $number }
hotseat-person = Mensch
hotseat-add = Noch jemand
hotseat-remove = Platz { $number } entfernen
hotseat-two = An einem Gerät spielen mindestens zwei Menschen.
hotseat-distinct = Alle brauchen einen eigenen Namen.
hotseat-pass = Gib das Gerät an { $who }
hotseat-hidden = Bis dahin ist alles verdeckt.
hotseat-bots = Die Bots spielen …
hotseat-here = Ich bin { $who }
hotseat-done = Dein Zug ist vorbei.
hotseat-pass-on = Verdecken und an { $who } geben
