# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [neutral] neutral
   *[unknown] unbekannt
}
topw-hat-title = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [neutral] Neutral
   *[unknown] Unbekannt
}
topw-board = Das Spielbrett: 61 Felder. Pfeiltasten bewegen den Cursor, Enter nimmt auf oder landet, die Rücktaste nimmt einen Sprung zurück, die Leertaste beendet den Zug, Escape stellt den Stapel zurück.
topw-can = { $can ->
    [move] Kann ziehen.
    [stuck] Kann jetzt nicht ziehen.
    [picked] Aufgenommen.
    [here] Hier ist der Stapel gerade.
    [land] Hier kannst du landen.
    [land-takes] Hier kannst du landen und schlägst dabei.
    [land-on] Hier kannst du landen, musst aber weiterspringen.
    [place] Hier kannst du einen Stapel aufstellen.
    [sunk] Gesperrt.
   *[none] { "" }
}
topw-say-empty = { $cell }: leer. { $can }
topw-say-neutral = { $cell }: der neutrale Hut. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: ein einzelner roter Hut. { $can }
    [yellow] { $cell }: ein einzelner gelber Hut. { $can }
   *[blue] { $cell }: ein einzelner blauer Hut. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: roter Stapel, { $height } Hüte hoch, darunter: { $below }. { $can }
    [yellow] { $cell }: gelber Stapel, { $height } Hüte hoch, darunter: { $below }. { $can }
   *[blue] { $cell }: blauer Stapel, { $height } Hüte hoch, darunter: { $below }. { $can }
}
topw-falls = { $say } Der oberste Hut geht verloren.
topw-might-fall = { $say } Der oberste Hut geht verloren, wenn du auch noch darüberspringst.

## Seats and side panels

topw-you = Du
topw-count = { $count ->
    [one] { $count } Stapel auf dem Brett
   *[other] { $count } Stapel auf dem Brett
}
topw-to-place = { $count ->
    [one] noch { $count } Stapel aufzustellen
   *[other] noch { $count } Stapel aufzustellen
}
topw-taken-hats = { $count ->
    [one] { $count } Hut
   *[other] { $count } Hüte
}
topw-quiet = { $count ->
    [one] { $count } Zug, ohne dass geschlagen wurde; bei { $limit } ist es unentschieden.
   *[other] { $count } Züge, ohne dass geschlagen wurde; bei { $limit } ist es unentschieden.
}
topw-know = Zeigen, was ich weiß
topw-nearer = Vergrößern
topw-peek-mine = Diesen Stapel hast du gebaut.
topw-peek-other = Gebaut von { $who }. Was darunter ist, weiß sonst niemand.
topw-peek-open = Gebaut von { $who }.
topw-peek-neutral = Der neutrale Hut zieht nie und kann nicht geschlagen werden. Du darfst über ihn springen.
topw-peek-unknown = Wer diesen Stapel gebaut hat, lässt sich nicht mehr sagen.

## Building

topw-build-title = Baue fünf geheime Stapel
topw-build-secret = Nur du kannst sie sehen.
topw-build-top = { $colour ->
    [red] Rot kommt immer nach oben, den Rest bestimmst du.
    [yellow] Gelb kommt immer nach oben, den Rest bestimmst du.
   *[blue] Blau kommt immer nach oben, den Rest bestimmst du.
}
topw-build-watch = Die Spieler bauen ihre Stapel
topw-build-watch-text = Alle bauen heimlich fünf Stapel aus je drei Hüten.
topw-build-done = Deine Stapel sind fertig
topw-build-wait = Warten auf { $names }.
topw-your-hats = Deine Hüte
topw-supply = { $colour ->
    [red] Rote Hüte übrig: { $count }
    [yellow] Gelbe Hüte übrig: { $count }
   *[blue] Blaue Hüte übrig: { $count }
}
topw-surprise = Überrasch mich
topw-clear = Von vorn
topw-ready = Fertig
topw-ready-left = { $count ->
    [one] Noch { $count } Hut
   *[other] Noch { $count } Hüte
}
topw-stand = Stapel { $number }
topw-stand-place = { $place ->
    [middle] Stapel { $number }, Mitte: { $hat }
   *[bottom] Stapel { $number }, unten: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Stapel { $number }, Mitte: leer
   *[bottom] Stapel { $number }, unten: leer
}
topw-screen-done = { $who } hat alle Stapel gebaut
topw-screen-busy = { $who } baut noch

## Turn text

topw-turn = Du bist dran
topw-turn-other = { $who } ist dran
topw-place-pick = Wähle zuerst einen deiner Stapel.
topw-place-where = Wähle jetzt ein leuchtendes Feld dafür.
topw-rail = Deine Stapel zum Aufstellen
topw-rail-stack = Stapel { $number }, von oben: { $hats }
topw-pick = Wähle einen Stapel zum Ziehen.
topw-must-capture = Wer schlagen kann, muss schlagen: Wähle einen der leuchtenden Stapel.
topw-must-capture-band = Du musst mit einem Stapel in der Randzone schlagen.
topw-must-leave = Du hast einen Stapel in der Randzone: Zieh ihn nach innen.
topw-must-pass = Du kannst nicht ziehen, nur passen.
topw-may-narrow = Vor deinem Zug kannst du das Brett verkleinern.
topw-landing = Wähle, wo du landest.
topw-jump-on = Du musst weiterspringen.
topw-stop-plain = Halt hier an oder spring weiter.
topw-stop-last = Hier anhalten?
topw-stop-falls = { $count ->
    [1] Du schlägst einen Hut.
    [2] Du schlägst zwei Hüte.
    [3] Du schlägst drei Hüte.
   *[other] Du schlägst { $count } Hüte.
} { $more ->
    [yes] Halt hier an oder spring weiter.
   *[no] Hier anhalten?
}
topw-far = Dorthin kommst du, aber Sprung für Sprung: Wähle, wo du zuerst landest.
topw-watching = Du schaust zu.
topw-duty-capture = Wer schlagen kann, muss schlagen.
topw-duty-capture-text = Am Ende deines Zugs verliert jeder gegnerische Stapel, über den du gesprungen bist, seinen obersten Hut.
topw-duty-band = Die Randzone geht vor.
topw-duty-band-text = Kann einer deiner Stapel in der Randzone schlagen, musst du mit einem Stapel in der Randzone schlagen.
topw-duty-leave = Raus aus der Randzone.
topw-duty-leave-text = In der Randzone, dem äußersten Ring, darf kein Stapel bleiben: Zieh einen nach innen.

## Controls

topw-stop = Hier anhalten
topw-back = Rückgängig
topw-put-back = Zurückstellen
topw-narrow = Brett verkleinern
topw-pass = Passen

## The end

topw-end-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $who } gewinnt
}
topw-end-won-why = { $colour ->
    [red] Alle Stapel auf dem Brett sind rot.
    [yellow] Alle Stapel auf dem Brett sind gelb.
   *[blue] Alle Stapel auf dem Brett sind blau.
}
topw-end-draw = Unentschieden
topw-end-draw-why = { $count ->
    [one] { $count } Zug, ohne dass geschlagen wurde: { $names } teilen sich den Sieg.
   *[other] { $count } Züge hintereinander, ohne dass geschlagen wurde: { $names } teilen sich den Sieg.
}
topw-end-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
topw-end-abandoned = Die Partie wurde nicht zu Ende gespielt.
topw-end-none = keine
topw-end-look = Brett ansehen
topw-end-result = Ergebnis ansehen

## The log

log-top-build = { $you ->
    [yes] Du baust { $count ->
        [one] einen Stapel
       *[other] { $count } Stapel
    }.
   *[no] { $who } baut { $count ->
        [one] einen Stapel
       *[other] { $count } Stapel
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } über { $bottom }
log-top-place = { $you ->
    [yes] Du stellst einen Stapel auf { $cell }.
   *[no] { $who } stellt einen Stapel auf { $cell }.
}
log-top-step = { $you ->
    [yes] Du gehst einen Schritt von { $origin } nach { $target }.
   *[no] { $who } geht einen Schritt von { $origin } nach { $target }.
}
log-top-jump = { $you ->
    [yes] Du springst von { $origin } über { $over } nach { $target }.
   *[no] { $who } springt von { $origin } über { $over } nach { $target }.
}
log-top-stop = { $you ->
    [yes] Du hältst auf { $cell } an.
   *[no] { $who } hält auf { $cell } an.
}
log-top-captured = { $lost ->
    [red] { $cell } verliert einen roten Hut
    [yellow] { $cell } verliert einen gelben Hut
   *[blue] { $cell } verliert einen blauen Hut
}; { $now ->
    [red] darunter kommt ein roter zum Vorschein.
    [yellow] darunter kommt ein gelber zum Vorschein.
   *[blue] darunter kommt ein blauer zum Vorschein.
}
log-top-captured-last = { $lost ->
    [red] { $cell } verliert den letzten Hut, einen roten.
    [yellow] { $cell } verliert den letzten Hut, einen gelben.
   *[blue] { $cell } verliert den letzten Hut, einen blauen.
}
log-top-narrow = { $you ->
    [yes] Du verkleinerst das Brett: Ring { $band } ist jetzt die Randzone.
   *[no] { $who } verkleinert das Brett: Ring { $band } ist jetzt die Randzone.
}
log-top-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}

## Why not

no-top-game-is-over = Die Partie ist zu Ende: Alle Stapel haben dieselbe Farbe.
no-top-game-has-stalled = Die Partie ist zu Ende: Es wurde zu lange nichts geschlagen.
no-top-build-first = Erst müssen alle ihre Stapel gebaut haben.
no-top-no-hat-left = { $colour ->
    [red] Du hast keine roten Hüte mehr.
    [yellow] Du hast keine gelben Hüte mehr.
   *[blue] Du hast keine blauen Hüte mehr.
}
no-top-place-first = Erst müssen alle Stapel auf dem Brett stehen.
no-top-placed-already = Dieser Stapel steht schon auf dem Brett.
no-top-wrong-ring = Stapel werden auf Ring 2 und 3 aufgestellt. { $cell } liegt auf Ring { $ring }.
no-top-cell-taken = Auf { $cell } steht schon ein Stapel. Wähle ein leeres Feld.
no-top-all-stacks-stand = Alle Stapel sind schon aufgestellt.
no-top-can-move = Du kannst ziehen, also darfst du nicht passen.
no-top-narrowed-enough = Das Brett kann nicht weiter verkleinert werden.
no-top-too-many-stacks = Es stehen noch { $count } Stapel. Verkleinern kannst du das Brett, wenn höchstens { $most } übrig sind.
no-top-band-not-empty = In der Randzone steht noch ein Stapel, deshalb kannst du sie nicht schließen.
no-top-move-under-way = Du hast von { $cell } aus einen Zug begonnen. Beende ihn zuerst.
no-top-no-stack = Auf { $cell } steht kein Stapel.
no-top-not-yours = { $colour ->
    [red] Das ist nicht dein Stapel: Du spielst Rot, dir gehören nur Stapel, bei denen Rot oben ist.
    [yellow] Das ist nicht dein Stapel: Du spielst Gelb, dir gehören nur Stapel, bei denen Gelb oben ist.
   *[blue] Das ist nicht dein Stapel: Du spielst Blau, dir gehören nur Stapel, bei denen Blau oben ist.
}
no-top-step-goes-on = Mit einem Schritt ist der Zug vorbei. Nur Sprünge kannst du aneinanderreihen.
no-top-not-empty = { $cell } ist nicht leer. Lande auf einem leeren Feld.
no-top-no-jump = Von { $origin } nach { $target }: Das ist weder ein Schritt noch ein Sprung.
no-top-nothing-to-jump = Auf { $cell } gibt es nichts zu überspringen.
no-top-jumped-twice = Über den Stapel auf { $cell } bist du schon gesprungen: Das geht nur einmal pro Zug.
no-top-no-such-effect = Das ist nicht möglich.
no-top-forbidden = { $cell } ist gesperrt: Dort darfst du weder landen noch hindurchspringen.
no-top-must-capture = Du kannst einen Hut schlagen, also musst du. Wähle einen Sprung über einen gegnerischen Stapel.
no-top-must-capture-from-band = Einer deiner Stapel in der Randzone kann schlagen, also musst du mit einem Stapel in der Randzone schlagen.
no-top-must-leave-band = Erst muss einer deiner Stapel aus der Randzone.
no-top-must-end-elsewhere = Ein Zug, der nichts schlägt, muss auf einem anderen Feld als { $cell } enden.
no-top-not-in-band = In der Randzone, auf { $cell }, darf ein Zug nur enden, wenn er einen Hut schlägt.

# --- beside the tray

topw-lost = Verlorene Hüte
topw-placing-other = { $who } stellt einen Stapel auf
