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
    [white_rabbit] Weißes Kaninchen
   *[mad_hatter] Hutmacher
}
guest-name = Gast { NUMBER($number, useGrouping: 0) }
seat-free = Freier Platz
seat-stands-in = { $name } ({ $bot })
to-home = Startseite
close = Schließen
ok = OK
loading = Einen Moment …
failed = Etwas ist schiefgegangen ({ $code }).
line-lost = Server nicht erreichbar. Bist du online?
no-server = Diese Seite hat keinen Server; Tische mit anderen gibt es hier nicht.
note-dismiss = Ausblenden
update-ready = Ein Update ist da.
update-load = Neu laden
rule-named = Regel { $rule }
missing-title = Dieser Hut ist leer
missing-text = Hier ist keine Seite, nicht einmal ein Kaninchen. Die Spiele liegen noch in der Schachtel.
confirm-title = Diesen Zug machen?
confirm-yes = Ja
confirm-no = Abbrechen
waiting-title = Warten auf Mitspieler
waiting-sit = Platz nehmen
waiting-ready = Ich bin bereit

# Seats
seat-partner = Partner
seat-active = ist dran
seat-active-you = du bist dran
clock-left = Restzeit
clock-short = Die Zeit wird knapp
clock-days = { $days } T { $hours } Std.
clock-many-days = { $days } T
you = Du
seat-bot = Bot
seat-host = Gastgeber
seat-host-ready = Gastgeber, bereit
seat-ready = bereit
seat-not-ready = noch nicht bereit
bot-strength = { $level ->
    [dormouse] leicht: spielt im Halbschlaf
    [march_hare] mittel: spielt an guten Tagen gut
    [cheshire_cat] schwer: spielt gut und grinst dabei
    [white_rabbit] wie du: passt sich an, damit es spannend bleibt
   *[mad_hatter] Experte: spielt auf Sieg
}

# The header of a table
sound = Ton
rules-open = Regeln
menu-title = Menü
tag-round = Runde { $round } von { $rounds }
tag-characters = { $count ->
    [0] Die letzten Figuren
    [one] Noch 1 Figur
   *[other] Noch { $count } Figuren
}
tag-phase = { $phase ->
    [building] Heimliches Bauen
    [placing] Stapel aufstellen
   *[moving] { $narrowed ->
        [0] Ganzes Brett
        [one] 1× verkleinert
       *[other] { $narrowed }× verkleinert
    }
}
turn-title = ● Du bist dran – { game-name }

# The log and looking back
log-title = Verlauf
log-more = Details
log-hint = Tippe auf eine Zeile, um die Partie an dieser Stelle zu sehen.
log-empty = Noch ist nichts passiert.
log-sat = { $you ->
    [yes] Du nimmst Platz.
   *[no] { $who } nimmt Platz.
}
log-started = Die Partie beginnt.
log-chose = { $you ->
    [yes] Du bist fertig.
   *[no] { $who } ist fertig.
}
log-rechose = { $you ->
    [yes] Du überlegst es dir noch einmal.
   *[no] { $who } überlegt es sich noch einmal.
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
    [yes] Du erlaubst es nicht.
   *[no] { $who } erlaubt es nicht.
}
log-resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Deine Zeit ist um: { bot-the-first } spielt für dich weiter.
       *[left] Du hast den Tisch verlassen: { bot-the-first } spielt für dich weiter.
    }
   *[no] { $why ->
        [time] Die Zeit von { $who } ist um: { bot-the-first } übernimmt.
       *[left] { $who } hat den Tisch verlassen: { bot-the-first } übernimmt.
    }
}
log-returned = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $who } ist wieder da.
}
past-title = Rückblick
past-where = { $number } von { $count }
past-back = Einen Schritt zurück
past-forward = Einen Schritt vor
past-now = Zurück zur Partie

# Chat
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
talk-nothing-yet = Noch keine Nachrichten.
talk-none-here = An diesem Tisch ist der Chat aus.
talk-seats-only = Nur die Spieler am Tisch können chatten.
talk-phrases = Fertige Sätze
talk-write = Nachricht schreiben
talk-send = Senden
talk-room = { $count ->
    [one] Noch 1 Zeichen frei
   *[other] Noch { $count } Zeichen frei
}
talk-too-long = { $count ->
    [one] 1 Zeichen zu viel
   *[other] { $count } Zeichen zu viel
}
talk-speaker = Optionen für { $who }
talk-heard = { $who } schreibt: { $text }
talk-muted-line = Du hast diesen Spieler stummgeschaltet.
talk-mute = Stummschalten
talk-unmute = Wieder zulassen
talk-muted-now = { $who } ist stummgeschaltet.
talk-heard-now = { $who } ist nicht mehr stummgeschaltet.
talk-report = Dem Server-Admin melden
talk-report-why = Was ist passiert?
talk-report-send = Meldung senden
talk-reported = Danke. Ein Admin wird es lesen.

# The menu
menu-undo = Letzten Zug zurücknehmen
menu-undo-asks = Die anderen Spieler müssen zustimmen.
menu-resign = Aufgeben
menu-leave = Tisch verlassen
menu-confirm = Jeden Zug bestätigen
menu-volume = Lautstärke
menu-speed = Animationstempo
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
    [t] Chat öffnen
    [m] Menü öffnen
    [u] Letzten Zug zurücknehmen
    [comma] Einen Schritt zurück
    [dot] Einen Schritt vor
    [space] Animation überspringen
    [escape] Abbrechen, schließen oder zurück zur Partie
   *[question] Diese Tastenkürzel anzeigen
}
keys-arrows = Zwischen Karten und Positionen wechseln; im Rückblick: durch die Partie gehen
keys-on = Kürzel mit nur einer Taste
ask-no = Abbrechen
resign-title = Aufgeben?
resign-text = Die andere Seite gewinnt sofort. Das lässt sich nicht rückgängig machen.
resign-yes = Aufgeben
leave-title = Tisch verlassen?
leave-text = { bot-the-first } spielt für dich weiter. Solange die Partie läuft, kannst du jederzeit zurückkommen und wieder selbst spielen.
leave-yes = Verlassen

# How things stand
line-again = Verbindung verloren. Neuer Versuch …
line-ended = Verbindung beendet. Lade die Seite neu, um weiterzuspielen.
watching = { $kind ->
    [delayed] Du schaust zeitversetzt zu
   *[blind] Du schaust zu
}
watching-how = { $kind ->
    [delayed] Du schaust zu und siehst, was alle sehen können, nur ein paar Züge später.
   *[blind] Du schaust zu und siehst, was alle sehen können.
}
undo-asks = { $who } möchte einen Zug zurücknehmen.
undo-waiting = Warten, bis die anderen zustimmen …
undo-yes = Erlauben
undo-no = Nein
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] { $card } auf Position { $place } spielen
    [black] { $card } als Schwarzen Hut spielen
    [discard] { $card } abwerfen und nachziehen
    [offer] { $card } dem Partner geben
    [give] { $card } dafür geben
   *[end] den Zug beenden
}
said-magic = { $verb ->
    [peek] den Hut auf Feld { $slot } ansehen
    [swap] die Hüte auf Feld { $slot } und { $other } vertauschen
   *[open] den Hut auf Feld { $slot } aufdecken
}
said-top = { $verb ->
    [build] einen Stapel bauen: { $middle } in der Mitte, { $bottom } unten
    [place] einen Stapel auf { $target } stellen
    [move] von { $origin } nach { $target } ziehen
    [jump] von { $origin } nach { $target } springen und dabei auf { $cells } schlagen
    [round] von { $origin } und wieder zurück springen und dabei auf { $cells } schlagen
    [narrow] das Brett verkleinern
   *[pass] passen
}
premove-set = Geplanter Zug: { $move }
premove-cancel = Abbrechen
return-text = { bot-the-first } spielt für dich.
return-time = Deine Zeit ist abgelaufen: { bot-the-first } spielt für dich.
return-button = Wieder selbst spielen
clock-warning = Deine Zeit wird knapp.
link-copied = Link kopiert.
link-not-copied = Kopiere diesen Link: { $link }
gone-title = Hier gibt es keinen Tisch
gone-table-unknown = Diesen Tisch gibt es nicht, oder er wurde längst abgeräumt.
gone-table-no-spectators = Im Moment können nur die Spieler diese Partie sehen. Komm wieder, wenn sie zu Ende ist.
gone-closed = Alle haben diesen Tisch verlassen.
gone-later-title = Diese Partie läuft gerade
gone-later = An diesem Tisch sind keine Zuschauer erlaubt. Du kannst die Partie ansehen, sobald sie zu Ende ist.
gone-soon-title = Die Partie hat begonnen
gone-soon = Du schaust zeitversetzt zu: Nach den ersten Zügen erscheint die Partie hier.

# The waiting room
waiting-page = { game-name }: Warteraum
waiting-full = Alle sind da
waiting-for = { $count ->
    [one] 1 Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-for-ready = { $count ->
    [one] 1 Spieler ist noch nicht bereit
   *[other] { $count } Spieler sind noch nicht bereit
}
waiting-you = Bist du bereit?
waiting-host = Alle sind bereit. Jetzt muss nur noch der Gastgeber starten.
waiting-all = Es kann losgehen
waiting-leave = Tisch verlassen
waiting-sit-here = Hierher setzen
seat-number = Platz { $seat }
waiting-move = Hierher wechseln
waiting-name = Dein Name
waiting-no-seat = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
waiting-not-ready = Moment, noch nicht!
waiting-start = Partie starten
waiting-fill = Bots hinzufügen
waiting-offer = Bisher ist niemand dazugekommen. Die freien Plätze mit Bots besetzen?
bots-title = { $count ->
    [one] Welcher Bot nimmt den freien Platz?
   *[other] Welcher Bot nimmt die freien Plätze?
}
invite-title = Freunde einladen
invite-text = Schick diesen Link oder lass den QR-Code scannen. Niemand braucht ein Konto.
invite-code = Oder gib diesen Code weiter:
invite-copy = Link kopieren
invite-share = Teilen
invite-share-title = Spiel { game-name } mit mir
invite-qr = QR-Code mit dem Link zu diesem Tisch
agreed-title = Tischeinstellungen
agreed-clock-none = Kein Zeitlimit.
agreed-clock-turn = { $seconds ->
    [one] 1 Sekunde pro Zug.
   *[other] { $seconds } Sekunden pro Zug.
}
agreed-clock-minutes = { $minutes ->
    [one] 1 Minute pro Zug.
   *[other] { $minutes } Minuten pro Zug.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] Jeder Spieler hat 1 Minute für die ganze Partie.
       *[other] Jeder Spieler hat { $minutes } Minuten für die ganze Partie.
    }
   *[other] { $minutes ->
        [one] Jeder Spieler hat 1 Minute für die ganze Partie, plus { $increment } Sekunden pro Zug.
       *[other] Jeder Spieler hat { $minutes } Minuten für die ganze Partie, plus { $increment } Sekunden pro Zug.
    }
}
agreed-clock-days = { $days ->
    [one] 1 Tag pro Zug.
   *[other] { $days } Tage pro Zug.
}
agreed-first-seat = Platz { $seat } beginnt.
agreed-first-lot = Wer beginnt, wird ausgelost.
agreed-edition = { $edition ->
    [standard] Regeln der Standardausgabe.
    [de] Regeln der deutschen Ausgabe.
    [ru] Regeln der russischen Ausgabe.
   *[en] Regeln der englischen Ausgabe.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Schwarze Hüte zählen beim Keks als Typ.
       *[no] Schwarze Hüte zählen beim Keks nicht als Typ.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Bei Gleichstand entscheiden die Schwarzen Hüte.
       *[no] Bei Gleichstand entscheidet sofort der Keks.
    }
    [removed] In der Schachtel bleiben: { $value }.
    [no_swap_back] { $value ->
        [yes] Was gerade vertauscht wurde, darf man nicht gleich zurücktauschen.
       *[no] Was gerade vertauscht wurde, darf man gleich zurücktauschen.
    }
    [copies] { $value ->
        [one] Jede Figur gibt es einmal.
       *[other] Jede Figur gibt es { $value }-mal.
    }
    [magic_hats] { $value ->
        [0] Keine Zauberhüte.
        [one] 1 Zauberhut.
       *[other] { $value } Zauberhüte.
    }
    [dead_table] { $value ->
        [redeal] Wenn nichts zu gewinnen ist, werden die Hüte neu gemischt.
       *[play_on] Auch wenn nichts zu gewinnen ist, geht es weiter.
    }
    [stall_limit] { $value ->
        [0] Keine Grenze für Züge, in denen nichts gewonnen oder geschlagen wird.
       *[other] Die Partie endet, wenn { $value } Züge hintereinander nichts gewonnen oder geschlagen wird.
    }
    [memory_aid] { $value ->
        [yes] Hüte, die du gesehen hast, bleiben für dich markiert.
       *[no] Die Hüte musst du dir selbst merken.
    }
   *[narrowings] { $value ->
        [0] Das Brett wird nie verkleinert.
        [one] Das Brett darf einmal verkleinert werden.
       *[other] Das Brett darf { $value }-mal verkleinert werden.
    }
}
agreed-spectators = { $kind ->
    [blind] Wer den Link hat, kann zuschauen, sieht aber keine verdeckten Karten.
    [delayed] Wer den Link hat, kann zeitversetzt zuschauen.
    [after] Andere können die Partie ansehen, wenn sie zu Ende ist.
   *[none] Keine Zuschauer.
}
agreed-talk = { $kind ->
    [phrases] Chat nur mit fertigen Sätzen.
   *[none] Kein Chat.
}
agreed-rated = Diese Partie zählt für die Rangliste.

# The end of a game
end-title = Partie zu Ende
end-you-win = Du hast gewonnen!
end-you-win-with = Du hast gewonnen, zusammen mit { $who }!
end-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
end-nobody = Kein Sieger
end-manner = { $ended ->
    [stalled] Es wurde zu viele Züge lang nichts gewonnen.
    [resigned] Ein Spieler hat aufgegeben.
   *[abandoned] Die Partie wurde nicht zu Ende gespielt.
}
end-score = { $you ->
    [yes] Du: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } möchte noch mal spielen
   *[other] { $who } möchten noch mal spielen
}
end-rematch = Noch einmal
end-again = Noch einmal
end-waiting = Warten auf die anderen
end-follow = Zur nächsten Partie
end-review = Rückblick
end-share = Teilen
end-share-title = Eine Partie { game-name }
end-home = Startseite
fair-title = War die Verteilung fair?
fair-text = Vor dem ersten Zug hat der Server einen Fingerabdruck der Verteilung veröffentlicht. Jetzt, nach dem Ende, zeigt er, woraus dieser Fingerabdruck entstanden ist. Wäre unterwegs auch nur eine Karte verändert worden, würde er nicht mehr passen.
fair-checked = Gerade geprüft: Die Verteilung passt zu ihrem Fingerabdruck.
fair-wrong = Die Verteilung passt nicht zu ihrem Fingerabdruck!
fair-commitment-label = Fingerabdruck, vor der Partie veröffentlicht
fair-seed-label = Startwert
fair-salt = Salt
record-download = Ganze Partie herunterladen

# Several people at one device
hotseat-title = Alle an einem Gerät
hotseat-text = Spielt abwechselnd und gebt das Gerät weiter. Zwischen den Zügen ist alles verdeckt.
hotseat-player = Spieler { $number }
hotseat-who = Wer spielt auf Platz { $number }?
hotseat-name = Name des Spielers auf Platz { $number }
hotseat-person = Mensch
hotseat-add = Spieler hinzufügen
hotseat-remove = Platz { $number } entfernen
hotseat-two = Um euch ein Gerät zu teilen, müsst ihr mindestens zu zweit sein.
hotseat-distinct = Jeder Spieler braucht einen eigenen Namen.
hotseat-pass = Gib das Gerät an { $who } weiter
hotseat-hidden = Bis dahin ist alles verdeckt.
hotseat-bots = Die Bots spielen …
hotseat-here = Ich bin { $who }
hotseat-done = Dein Zug ist vorbei.
hotseat-pass-on = Verdecken und an { $who } weitergeben

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] die Haselmaus
    [march_hare] der Märzhase
    [cheshire_cat] die Grinsekatze
    [white_rabbit] das Weiße Kaninchen
   *[mad_hatter] der Hutmacher
}
bot-the-first = { $level ->
    [dormouse] Die Haselmaus
    [march_hare] Der Märzhase
    [cheshire_cat] Die Grinsekatze
    [white_rabbit] Das Weiße Kaninchen
   *[mad_hatter] Der Hutmacher
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } hat aufgegeben.
   *[other] { $who } haben aufgegeben.
}
end-you-gave-up = Du hast aufgegeben.
end-look = Tisch ansehen
end-result = Ergebnis ansehen

# --- quick match, a link for spectators
waiting-searching = Wir suchen Mitspieler
waiting-search-time = Die Suche läuft seit { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}. Du kannst hier warten oder Freunde einladen.
invite-watch-title = Andere zuschauen lassen
invite-watch-text = Alle Plätze sind besetzt. Mit diesem Link können Zuschauer die Partie verfolgen.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Moment, dein Zug ist unterwegs.
why-unanswered = Das geht gerade nicht.
# --- fair deals

fair-how = Der Server hat mit einer geheimen Zahl gemischt, und das Gerät jedes Spielers hat eine eigene Zufallszahl beigesteuert. Der Fingerabdruck der geheimen Zahl wurde vor der Partie veröffentlicht. So konnte sich niemand die Karten aussuchen: weder der Server noch ein Spieler.
fair-kept = Gerade geprüft: Es ist derselbe Fingerabdruck, den dieses Gerät vor der Partie gesehen hat, und die Karten passen dazu.
fair-changed = Vorsicht: Der Fingerabdruck dieser Verteilung hat sich geändert, seit dieses Gerät ihn zum ersten Mal gesehen hat. Trau dieser Partie nicht.
fair-left-out = Vorsicht: Die Zufallszahl dieses Geräts wurde beim Mischen weggelassen. Trau dieser Partie nicht.
fair-nonce-label = Zufallszahl von { $who }
not-allowed-now = Das geht gerade nicht.
# --- help in games against bots

hint-ask = Was würde der Hutmacher tun?
hint-title = An deiner Stelle:
hint-thinking = Der Hutmacher überlegt …
hint-share = Siegchance { $share }
menu-put-away = Diese Partie löschen
end-easier = Ein leichterer Gegner: { $bot }
end-stronger = Ein stärkerer Gegner: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Alle Regeln öffnen
keys-hats = { $name ->
    [places] Die ausgewählte Karte auf diese Position spielen
    [black] Die ausgewählte Karte als Schwarzen Hut spielen
    [discard] Die ausgewählte Karte abwerfen und nachziehen oder dem Partner geben
   *[end] Zug beenden
}

# --- tips in the first game of each game
coach-title = Erstes Spiel · { $at } von { $all }
coach-next = Weiter
coach-done = Los geht’s
coach-off = Ohne Tipps spielen
coach-hats-aim = Sammle Hüte, die viel wert sind: Ein Hut ist so viel wert wie die Position seines Typs auf dem Teetisch. Den Keks bekommt, wer die meisten Typen hat.
coach-hats-turn = Wenn du dran bist, spiel eine Karte auf eine Position und nimm die Karte, die dort lag. Das geht mit demselben Typ oder mit einer höheren Zahl.
coach-hats-end = Nach acht Runden hast du noch eine Karte: deinen Lieblingshut. Dann zählen alle ihre Punkte.
coach-magic_hat-aim = Gewinne Paare: Finde heraus, welcher Hut wem gehört, und deck ihn auf.
coach-magic_hat-turn = Wenn du dran bist, mach eins davon: einen Hut ansehen, zwei vertauschen oder einen aufdecken. Ein falscher Hut kostet einen Punkt.
coach-magic_hat-end = Sind nur noch drei Figuren übrig, gewinnt, wer die meisten Punkte hat.
coach-top_hats-aim = Am Ende sollen alle Stapel dir gehören. Ein Stapel gehört dem, dessen Hut oben liegt: Versteck darunter Überraschungen.
coach-top_hats-turn = Bau zuerst heimlich deine Stapel. Dann mach einen Schritt oder spring: Gegnerische Stapel, über die du springst, verlieren ihren obersten Hut.
coach-top_hats-end = Wer schlagen kann, muss; sonst raus aus der Randzone, dem äußeren Ring. Gehören alle Stapel dir, gewinnst du.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = Alle etwa gleich gut: Siegchance { $share }.
hint-why-hats-snatch = Das nimmt { $who } den Keks weg, also { $points } Punkte.
hint-why-magic-check = { $who } weiß, welcher Hut auf Feld { $slot } liegt, und ich will es auch wissen.

# --- names and codes that are asked for
profile-name = Dein Name
invite-sheet-title = Einladungscode
invite-ask = Hier spielt man nur mit Einladung. Wie lautet der Code?
invite-wrong = Das ist nicht der richtige Code. Versuch es noch einmal.
invite-enter = Mitspielen
