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
topw-board = Das Tablett: 61 Felder. Pfeiltasten bewegen, Enter nimmt auf und landet, Rücktaste geht einen Schritt zurück, Leertaste beendet den Zug, Escape stellt den Stapel zurück.
topw-can = { $can ->
    [move] Kann ziehen.
    [stuck] Kann jetzt nicht ziehen.
    [picked] Aufgenommen.
    [here] Hier ist der Stapel gerade.
    [land] Hier kannst du landen.
    [land-takes] Hier kannst du landen und schlagen.
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
    [red] { $cell }: roter Stapel, Höhe { $height }, darunter: { $below }. { $can }
    [yellow] { $cell }: gelber Stapel, Höhe { $height }, darunter: { $below }. { $can }
   *[blue] { $cell }: blauer Stapel, Höhe { $height }, darunter: { $below }. { $can }
}
topw-falls = { $say } Der oberste Hut wird fallen.
topw-might-fall = { $say } Der oberste Hut fällt, wenn du darüber weiterspringst.

## Seats and side panels

topw-you = Du
topw-count = { $count ->
    [one] { $count } Stapel auf dem Tablett
   *[other] { $count } Stapel auf dem Tablett
}
topw-to-place = { $count ->
    [one] noch { $count } Stapel aufzustellen
   *[other] noch { $count } Stapel aufzustellen
}
topw-taken = Bisher geschlagen
topw-taken-hats = { $count ->
    [one] { $count } Hut
   *[other] { $count } Hüte
}
topw-quiet = { $count ->
    [one] { $count } Zug ohne Schlag; nach { $limit } endet es unentschieden.
   *[other] { $count } Züge ohne Schlag; nach { $limit } endet es unentschieden.
}
topw-know = Zeigen, was ich weiß
topw-nearer = Das Tablett näher sehen
topw-peek-mine = Diesen Stapel hast du gebaut.
topw-peek-other = Gebaut von { $who }. Was darunter liegt, weiß sonst niemand.
topw-peek-open = Gebaut von { $who }.
topw-peek-neutral = Der neutrale Hut zieht nie und bleibt immer dort. Du darfst ihn überspringen.
topw-peek-unknown = Wer ihn gebaut hat, weiß niemand mehr.

## Building

topw-build-title = Baue fünf geheime Stapel
topw-build-secret = Nur du siehst sie.
topw-build-top = { $colour ->
    [red] Oben immer Rot, der Rest liegt bei dir.
    [yellow] Oben immer Gelb, der Rest liegt bei dir.
   *[blue] Oben immer Blau, der Rest liegt bei dir.
}
topw-build-watch = Die Stapel werden gebaut
topw-build-watch-text = Alle bauen heimlich fünf Stapel aus je drei Hüten.
topw-build-done = Deine Stapel sind fertig
topw-build-wait = Noch nicht fertig: { $names }.
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
topw-turn-other = { $who } ist am Zug
topw-place-pick = Wähle zuerst einen deiner Stapel.
topw-place-where = Wähle jetzt ein leuchtendes Feld dafür.
topw-place-other = { $who } stellt einen Stapel auf.
topw-rail = Deine Stapel zum Aufstellen
topw-rail-stack = Stapel { $number }, von oben: { $hats }
topw-pick = Wähle einen Stapel zum Ziehen.
topw-must-capture = Wer schlagen kann, muss schlagen: Wähle einen der leuchtenden Stapel.
topw-must-capture-band = Du musst schlagen, und zwar mit einem Stapel aus der Randzone.
topw-must-leave = Ein Stapel von dir steht in der Randzone: Einer muss nach innen.
topw-must-pass = Du kannst nicht ziehen, nur passen.
topw-may-narrow = Vor deinem Zug darfst du das Spielfeld verengen.
topw-landing = Wähle, wo du landest.
topw-jump-on = Der Sprung muss weitergehen.
topw-stop-plain = Hier anhalten oder weiterspringen.
topw-stop-last = Hier anhalten?
topw-stop-falls = { $count ->
    [1] Ein Hut wird fallen.
    [2] Zwei Hüte werden fallen.
    [3] Drei Hüte werden fallen.
   *[other] { $count } Hüte werden fallen.
} { $more ->
    [yes] Hier anhalten oder weiterspringen.
   *[no] Hier anhalten?
}
topw-far = Dorthin kommst du, aber Schritt für Schritt: Wähle die erste Landung.
topw-watching = Du schaust zu.
topw-duty-capture = Wer schlagen kann, muss schlagen.
topw-duty-capture-text = Jeder übersprungene fremde Stapel verliert am Ende deines Zuges den obersten Hut.
topw-duty-band = Die Randzone zuerst.
topw-duty-band-text = Kann ein Stapel in der Randzone schlagen, muss es einer von dort sein.
topw-duty-leave = Raus aus der Randzone.
topw-duty-leave-text = In der Randzone, dem äußersten Ring, darf niemand verweilen: Bring einen Stapel nach innen.

## Controls

topw-stop = Hier anhalten
topw-back = Schritt zurück
topw-put-back = Zurückstellen
topw-narrow = Spielfeld verengen
topw-pass = Passen

## The end

topw-end-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $who } hat gewonnen
}
topw-end-won-why = { $colour ->
    [red] Alle Stapel auf dem Tablett sind rot.
    [yellow] Alle Stapel auf dem Tablett sind gelb.
   *[blue] Alle Stapel auf dem Tablett sind blau.
}
topw-end-draw = Unentschieden
topw-end-draw-why = { $count ->
    [one] { $count } Zug in Folge ohne Schlag. Den Sieg teilen sich: { $names }.
   *[other] { $count } Züge in Folge ohne Schlag. Den Sieg teilen sich: { $names }.
}
topw-end-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
topw-end-abandoned = Die Partie blieb unvollendet.
topw-end-none = keine
topw-end-look = Tablett ansehen
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
    [yes] Du ziehst von { $origin } nach { $target }.
   *[no] { $who } zieht von { $origin } nach { $target }.
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
    [red] darunter kommt Rot zum Vorschein.
    [yellow] darunter kommt Gelb zum Vorschein.
   *[blue] darunter kommt Blau zum Vorschein.
}
log-top-captured-last = { $lost ->
    [red] { $cell } verliert den letzten Hut, einen roten.
    [yellow] { $cell } verliert den letzten Hut, einen gelben.
   *[blue] { $cell } verliert den letzten Hut, einen blauen.
}
log-top-narrow = { $you ->
    [yes] Du verengst das Spielfeld: Ring { $band } ist jetzt die Randzone.
   *[no] { $who } verengt das Spielfeld: Ring { $band } ist jetzt die Randzone.
}
log-top-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}

## Why not

no-top-game-is-over = Die Partie ist zu Ende: Alle Stapel haben dieselbe Farbe.
no-top-game-has-stalled = Die Partie ist zu Ende: Zu lange wurde nichts geschlagen.
no-top-build-first = Erst bauen alle ihre Stapel fertig.
no-top-no-hat-left = { $colour ->
    [red] Dafür hast du keine roten Hüte mehr.
    [yellow] Dafür hast du keine gelben Hüte mehr.
   *[blue] Dafür hast du keine blauen Hüte mehr.
}
no-top-place-first = Erst müssen alle Stapel auf dem Tablett stehen.
no-top-placed-already = Dieser Stapel steht schon auf dem Tablett.
no-top-wrong-ring = Aufgestellt wird auf dem zweiten und dritten Ring. { $cell } liegt auf Ring { $ring }.
no-top-cell-taken = Auf { $cell } steht schon ein Stapel. Wähle ein leeres Feld.
no-top-all-stacks-stand = Alle Stapel stehen schon.
no-top-can-move = Du kannst ziehen, also darfst du nicht passen.
no-top-narrowed-enough = Das Spielfeld darf nicht weiter verengt werden.
no-top-too-many-stacks = Dafür stehen noch zu viele Stapel: { $count }. Verengen darf man bei höchstens { $most }.
no-top-band-not-empty = In der Randzone steht noch ein Stapel, sie kann nicht versinken.
no-top-move-under-way = Ein Zug von { $cell } aus läuft noch. Beende ihn zuerst.
no-top-no-stack = Auf { $cell } steht kein Stapel.
no-top-not-yours = { $colour ->
    [red] Das ist nicht dein Stapel: Du spielst Rot, und nur mit Rot oben gehört er dir.
    [yellow] Das ist nicht dein Stapel: Du spielst Gelb, und nur mit Gelb oben gehört er dir.
   *[blue] Das ist nicht dein Stapel: Du spielst Blau, und nur mit Blau oben gehört er dir.
}
no-top-step-goes-on = Ein Schritt ist ein ganzer Zug. Nur Sprünge lassen sich aneinanderreihen.
no-top-not-empty = { $cell } ist nicht leer. Lande auf einem leeren Feld.
no-top-no-jump = Von { $origin } nach { $target } ist weder ein Schritt noch ein Sprung.
no-top-nothing-to-jump = Auf { $cell } gibt es nichts zu überspringen.
no-top-jumped-twice = Der Stapel auf { $cell } wurde schon übersprungen: Einmal im Zug ist genug.
no-top-no-such-effect = Das ist auf keinem Weg möglich.
no-top-forbidden = { $cell } ist versunken: Niemand darf dort landen oder hindurch.
no-top-must-capture = Du kannst schlagen, also musst du. Wähle einen Sprung über einen fremden Stapel.
no-top-must-capture-from-band = Ein Stapel in der Randzone kann schlagen, also muss es einer von dort sein.
no-top-must-leave-band = Erst muss ein Stapel von dir die Randzone verlassen.
no-top-must-end-elsewhere = Ohne Schlag muss ein Zug auf einem anderen Feld als { $cell } enden.
no-top-not-in-band = In der Randzone, auf { $cell }, darf ein Zug nur enden, wenn er schlägt.
