# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, Schritt für Schritt
    [magic_hat] Magic Hat, Schritt für Schritt
   *[top_hats] Top Hats, Schritt für Schritt
}
lesson-coach = Coach
lesson-progress = Schritt { $at } von { $all }
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-you = Du
lesson-watch = Schau zu …
lesson-other-move = Das ginge auch. Probier jetzt aber bitte das, was leuchtet.
lesson-read-first = Lies erst das hier und drück dann auf „Weiter“.
lesson-done-title = Jetzt kannst du { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Den Rest lernst du am besten beim Spielen. Die Haselmaus ist für den Anfang eine leichte Gegnerin.
lesson-done-play = Jetzt spielen
lesson-done-rules = Alle Regeln
lesson-done-again = Noch einmal
lesson-done-four = Als Nächstes: zu viert spielen

lesson-hats-table = Willkommen zur Teeparty! Auf dem Teetisch liegen fünf Hüte, auf den Positionen 1 bis 5. Deine eigenen Karten siehst du unten. Du spielst gegen die Haselmaus.
lesson-hats-exchange = Lass uns tauschen. Spiel deinen Deerstalker 4 auf Position 3: 4 ist höher als der Fes 3, also gehört der Fes dir. (Neugierig? Versuch erst, ihn auf die Baskenmütze 6 zu legen, dann siehst du, warum das nicht geht.)
lesson-hats-end = Schön, der Fes liegt in deiner Sammlung. Du könntest noch eine Karte abwerfen, aber diesmal nicht: Beende deinen Zug.
lesson-hats-worth = Schau auf die Nummern der Positionen: Wäre das Spiel jetzt zu Ende, wäre jeder Sombrero in einer Sammlung 4 Punkte wert, weil der Sombrero auf Position 4 liegt. Ein Fes liegt nicht mehr auf dem Tisch, deiner ist also gerade nichts wert. Das kann sich ändern!
lesson-hats-same = Einen Hut vom selben Typ darfst du immer tauschen, auch mit einer niedrigeren Zahl. Spiel deinen Sombrero 1 auf den Sombrero 5.
lesson-hats-discard = Einmal pro Zug darfst du eine Karte abwerfen und eine neue nachziehen. Wirf die Baskenmütze 2 ab: Die wirst du nicht vermissen.
lesson-hats-cookie = Du und die Haselmaus habt beide zwei Typen; auch Schwarze Hüte zählen als Typ (nur in der deutschen Ausgabe nicht: H15). Bei Gleichstand gewinnen die niedrigeren Zahlen, also behältst du den Keks. Am Ende ist er 5 Punkte wert.
lesson-hats-black = Wenn nichts für dich dabei ist oder du eine Karte verstecken willst, spiel sie verdeckt. Mach deinen Fes 1 zum Schwarzen Hut: Er bringt 1 Punkt und zählt für den Keks als ein weiterer Typ.
lesson-hats-end-again = Gut versteckt! Beende deinen Zug.
lesson-hats-last = Jetzt springen wir in die letzte Runde. Ihr habt beide noch zwei Karten: eine zum Spielen und eine zum Behalten.
lesson-hats-last-exchange = Behalte den Sombrero 4, denn du hast schon zwei Sombreros gesammelt. Spiel den Tricorne 4 auf den Tricorne 2: Das ist derselbe Typ, und er liegt auf Position 4.
lesson-hats-favourite = Der Sombrero 4 ist jetzt dein Lieblingshut. Er bringt 6 + 2 für deine Sombreros, minus seine eigene 4. Beende deinen Zug, dann spielt die Haselmaus die letzte Karte.
lesson-hats-score = Jetzt wird gezählt: Jeder Hut bringt seine Position auf dem Teetisch, jeder Schwarze Hut 1, dazu kommen dein Lieblingshut und 5 für den Keks. Wer die meisten Punkte hat, gewinnt.

lesson-hats-partner = Zu viert spielt ihr in zwei Teams. Der Märzhase dir gegenüber ist dein Partner. Eure Karten dürft ihr einander nicht verraten, aber eine dürft ihr tauschen.
lesson-hats-offer = Gib deinem Partner verdeckt eine Karte: den Fes 5. Der Hase gibt dir dafür eine von seinen, ohne deine gesehen zu haben.
lesson-hats-partner-play = Du hast das Kepi 4 bekommen, und nur ihr zwei wisst davon. Jetzt tausche: Spiel es auf das Kepi 2. Damit hast du beide Aktionen gemacht, und dein Zug endet.
lesson-hats-give = Jetzt gibt dein Partner dir eine Karte. Du musst ihm eine dafür geben, bevor du seine siehst: Gib ihm den Sombrero 2.
lesson-hats-team = Am Ende werden die Punkte beider Partner zusammengezählt, und das Team mit den meisten Punkten gewinnt.

lesson-magic-row = Willkommen bei Hofe! Hier stehen sieben Figuren in einer Reihe, über jeder liegt verdeckt ein Hut. Wenn du dran bist, machst du genau eins: ansehen, vertauschen oder aufdecken.
lesson-magic-peek = Fang mit dem Ansehen an: Schau dir den Hut über dem Koch an, Nummer 2. Nur du siehst ihn.
lesson-magic-swap = Eine Krone! Die passt keinem Koch, aber gleich daneben steht der König. Vertausche die Hüte 1 und 2, ohne hinzusehen.
lesson-magic-barred = Der Hase hat 3 und 7 vertauscht. Man darf sie nicht gleich zurücktauschen: In diesem Zug kannst du genau diese zwei nicht miteinander vertauschen.
lesson-magic-open = Jetzt bist du sicher: Die Krone liegt über dem König. Decke Nummer 1 auf!
lesson-magic-wrong = Sie passt! Beide Karten gehören dir, und jemand Neues kommt. Jetzt sehen wir, was passiert, wenn es schiefgeht: Decke Nummer 3 auf, einfach auf gut Glück.
lesson-magic-learned = Oje, eine Narrenkappe: Das ist kein Hut für einen Drachen. Du bekommst einen Strafmarker (eine kleine Wolke), aber alle haben etwas gelernt. Der Hofnarr ist Nummer 6: Vertausche 3 und 6.
lesson-magic-jester = Schnell, bevor es jemand anders tut: Decke Nummer 6 auf!
lesson-magic-magic = Zwei Paare! Noch eine Überraschung: Decke Nummer 5 auf.
lesson-magic-points = Ein Zauberhut! Er passt niemandem, aber er gleicht deinen Strafmarker aus. Am Ende bringt jedes Paar 1 Punkt, jeder Strafmarker kostet 1, und jeder Zauberhut gleicht einen Strafmarker aus. Das Spiel endet, wenn nur noch drei Figuren übrig sind.

lesson-top-goal = Willkommen zur großen Hutschlacht! Du bist Rot, die Grinsekatze ist Gelb. Du gewinnst, wenn auf dem Brett jeder Stapel oben rot ist.
lesson-top-build = Zuerst wird heimlich gebaut: fünf Stapel, jeder mit einem roten Hut obendrauf. Verteile deine anderen Hüte darunter, wie du magst. Ein roter Hut unter einem gelben ist eine schöne Falle: Der Stapel kommt zu dir zurück.
lesson-top-place = Gut gebaut! Ab hier nehmen wir Stapel, die ich vorbereitet habe. Jetzt stellt ihr sie abwechselnd auf, auf die beiden mittleren Ringe, Ring 2 und Ring 3. Stell Stapel 1 auf C3.
lesson-top-place-again = Und Stapel 2 auf C6. Danach stellen wir uns vor, dass alle aufgestellt sind und einige schon wieder weg.
lesson-top-step = Du bist dran. Am einfachsten ist ein Schritt auf ein leeres Feld nebenan: von C2 nach C3.
lesson-top-jump = Oder du springst: über irgendeinen Stapel neben dir auf das leere Feld direkt dahinter. Auch über den neutralen Hut in der Mitte darfst du springen. Spring von D4 nach F6.
lesson-top-duty = Eine neue Situation. Wer schlagen kann, muss schlagen. Dein Stapel auf C3 kann über den gelben auf C4 springen, und dann noch weiter!
lesson-top-capture = Spring von C3 über C4 nach C5 und weiter über D6 nach E7. Beide gelben Stapel verlieren ihren obersten Hut.
lesson-top-uncovered = Schau: Unter dem Hut auf C4 war ein roter, also gehört dieser Stapel jetzt dir. D6 ist immer noch gelb. Drück auf „Weiter“: Auch die Katze muss schlagen.
lesson-top-captured = Die Katze ist über deinen Stapel auf E7 gesprungen. Zum Glück war darunter noch ein roter Hut: Der Stapel gehört weiter dir.
lesson-top-band = Der äußerste Ring ist die Randzone. Dein Stapel auf D8 steht dort und kann nicht schlagen, also muss er nach innen: ein Schritt nach D7.
lesson-top-narrow = Nur noch vier Stapel sind übrig, und keiner steht in der Randzone. Jetzt darfst du das Brett verkleinern: Drück auf den Knopf, und der äußerste Ring versinkt.
lesson-top-narrowed = Ring 3 ist jetzt die Randzone. Deinen Zug hast du noch: von E7 nach E6, weg vom Rand.
lesson-top-win = Ein letzter Zug: Spring von C3 über C4 nach C5 und weiter über D6 nach E7. In C4 steckt ein roter Hut, und D6 ist ein einzelner Hut.
lesson-top-won = Alle Stapel sind rot: Du hast gewonnen! Übrigens: Wer keinen Stapel mehr hat, ist nicht draußen. Wird wieder geschlagen, kann einer seiner Hüte zum Vorschein kommen.
