# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, Schritt für Schritt
    [magic_hat] Magic Hat, Schritt für Schritt
   *[top_hats] Top Hats, Schritt für Schritt
}
lesson-coach = Begleitung
lesson-progress = Schritt { $at } von { $all }
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-you = Du
lesson-watch = Schau zu …
lesson-other-move = Das ginge auch. Probier jetzt bitte das, was leuchtet.
lesson-read-first = Lies erst, was ich sage, und drück dann auf „Weiter“.
lesson-done-title = Jetzt kannst du { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}!
lesson-done-text = Den Rest lernst du beim Spielen. Die Haselmaus ist für den Anfang eine freundliche Gegnerin.
lesson-done-play = Jetzt spielen
lesson-done-rules = Alle Regeln
lesson-done-again = Noch einmal
lesson-done-four = Als Nächstes: zu viert am Tisch

lesson-hats-table = Willkommen zur Teeparty! Auf dem Teetisch liegen fünf Hüte, auf den Positionen 1 bis 5. Deine eigenen Karten sind unten. Die Haselmaus spielt gegen dich.
lesson-hats-exchange = Lass uns tauschen. Nimm deinen Deerstalker 4 und lege ihn auf Position 3: 4 ist höher als der Fes 3, also gehört der Fes dir. (Versuch es erst beim Barett 6, wenn du ein Nein hören magst.)
lesson-hats-end = Schön, der Fes liegt in deiner Sammlung. Du könntest noch eine Karte abwerfen, aber heute nicht: Beende deinen Zug.
lesson-hats-worth = Sieh dir die Positionen an: Wäre das Spiel jetzt aus, brächte dir jeder gesammelte Sombrero 4 Punkte, weil der Sombrero auf Position 4 liegt. Ein Fes liegt nicht mehr auf dem Tisch: Deiner ist gerade nichts wert. Das kann sich ändern!
lesson-hats-same = Denselben Typ darfst du immer tauschen, auch mit einer niedrigeren Zahl. Lege deinen Sombrero 1 auf den Sombrero 5.
lesson-hats-discard = Einmal im Zug darfst du dir eine neue Karte holen: Wirf eine ab und zieh eine andere. Wirf das Barett 2 ab: Es wird dir nicht fehlen.
lesson-hats-cookie = Du und die Haselmaus zeigt beide zwei Typen; ein schwarzer Hut zählt als Typ. Bei Gleichstand gewinnen die niedrigeren Zahlen: Der Keks bleibt bei dir. Am Ende bringt er 5 Punkte.
lesson-hats-black = Wenn nichts passt, oder wenn du etwas verstecken willst, leg eine Karte verdeckt ab. Mach deinen Fes 1 zum schwarzen Hut: Er bringt 1 Punkt und ist ein Typ mehr für den Keks.
lesson-hats-end-again = Gut versteckt! Beende deinen Zug.
lesson-hats-last = Jetzt springen wir in die letzte Runde. Ihr habt beide noch zwei Karten: eine zum Spielen und eine zum Behalten.
lesson-hats-last-exchange = Behalte den Sombrero 4, denn du hast schon zwei Sombreros gesammelt. Lege den Tricorne 4 auf den Tricorne 2: derselbe Typ, und er liegt auf Position 4.
lesson-hats-favourite = Der Sombrero 4 ist jetzt dein Lieblingshut. Er bringt 6 + 2 für deine Sombreros, minus seine eigene 4. Beende deinen Zug; die Haselmaus spielt die letzte Karte.
lesson-hats-score = Und so wird gezählt: jeder Hut so viel wie seine Position auf dem Tisch, 1 für jeden schwarzen Hut, dazu der Lieblingshut und 5 für den Keks. Die meisten Punkte gewinnen.

lesson-hats-partner = Zu viert spielen zwei Teams. Der Märzhase, dein Gegenüber, spielt mit dir zusammen. Eure Karten dürft ihr einander nicht verraten, aber eine dürft ihr einander geben.
lesson-hats-offer = Lege verdeckt eine Karte für dein Gegenüber bereit: den Fes 5. Der Hase gibt dir eine zurück, ohne sie gesehen zu haben.
lesson-hats-partner-play = Du hast das Kepi 4 bekommen, und nur ihr beide wisst davon. Jetzt tausche: Lege es auf das Kepi 2. Dann ist dein Zug vorbei, denn du hast beides getan.
lesson-hats-give = Nun bietet dein Gegenüber dir eine Karte an. Du musst eine zurückgeben, bevor du sie siehst: Gib den Sombrero 2.
lesson-hats-team = Am Ende werden eure Punkte zusammengezählt, und das bessere Team gewinnt.

lesson-magic-row = Willkommen bei Hofe! Sieben Figuren stehen in einer Reihe, über jeder liegt verdeckt ein Hut. In deinem Zug tust du genau eines: ansehen, vertauschen oder aufdecken.
lesson-magic-peek = Fang mit dem Ansehen an: Schau dir den Hut über dem Koch an, Nummer 2. Nur du wirst ihn sehen.
lesson-magic-swap = Eine Krone! Das ist nichts für einen Koch, aber gleich daneben steht der König. Vertausche die Hüte 1 und 2, ohne hinzusehen.
lesson-magic-barred = Der Hase hat 3 und 7 vertauscht. Genau diese zwei darf man nicht sofort wieder zurücktauschen: In deinem nächsten Zug sind sie zusammen gesperrt.
lesson-magic-open = Jetzt bist du sicher: Die Krone liegt über dem König. Decke Nummer 1 auf!
lesson-magic-wrong = Sie passt! Beide Karten gehören dir, und jemand Neues kommt. Sehen wir nun, was passiert, wenn es schiefgeht: Decke auf gut Glück Nummer 3 auf.
lesson-magic-learned = O weh: eine Narrenkappe, nichts für einen Drachen. Du bekommst ein Wölkchen, aber alle haben etwas gelernt. Der Hofnarr steht auf Nummer 6: Vertausche 3 und 6.
lesson-magic-jester = Schnell, bevor es jemand anders tut: Decke Nummer 6 auf!
lesson-magic-magic = Zwei Paare! Noch eine Überraschung: Decke Nummer 5 auf.
lesson-magic-points = Ein Zauberhut! Er passt niemandem, aber er bläst dein Wölkchen weg. Am Ende zählt jedes Paar 1, jedes Wölkchen kostet 1, und jeder Zauberhut bläst ein Wölkchen weg. Schluss ist, wenn nur noch drei Figuren da sind.

lesson-top-goal = Willkommen im Salon! Du bist Rot, die Grinsekatze ist Gelb. Du gewinnst, wenn jeder Stapel auf dem Tablett oben Rot trägt.
lesson-top-build = Erst wird heimlich gebaut: fünf Stapel, jeder mit einem roten Hut obenauf. Verteile deine anderen Hüte darunter, wie du magst. Ein roter unter einem gelben ist eine hübsche Falle: Der Stapel kommt zu dir zurück.
lesson-top-place = Gut gebaut! Ab hier nehmen wir Stapel, die ich vorbereitet habe. Jetzt stellt ihr sie reihum auf, in den beiden mittleren Ringen 2 und 3. Stell Stapel 1 auf C3.
lesson-top-place-again = Und Stapel 2 auf C6. Danach stellen wir uns vor, dass alle stehen und einige schon wieder weg sind.
lesson-top-step = Du bist am Zug. Am einfachsten ist ein Schritt auf ein leeres Feld nebenan: von C2 nach C3.
lesson-top-jump = Oder spring: über irgendeinen Stapel neben dir auf das leere Feld gerade dahinter. Auch über den neutralen Hut in der Mitte. Spring von D4 nach F6.
lesson-top-duty = Eine neue Lage. Wenn du schlagen kannst, musst du schlagen. Dein Stapel auf C3 kann über den gelben auf C4 springen, und dann noch weiter!
lesson-top-capture = Spring von C3 über C4 nach C5 und weiter über D6 nach E7. Beide gelben Stapel verlieren ihren obersten Hut.
lesson-top-uncovered = Sieh nur: Unter dem Hut auf C4 lag ein roter, also gehört dieser Stapel jetzt dir. Auf D6 ist immer noch ein gelber. Drück auf „Weiter“: Auch die Katze muss schlagen.
lesson-top-captured = Die Katze ist über deinen Stapel auf E7 gesprungen. Zum Glück lag darunter noch ein roter Hut: Er gehört weiter dir.
lesson-top-band = Der äußerste Ring ist die Randzone. Dein Stapel auf D8 steht dort und kann nicht schlagen, also muss er nach innen: ein Schritt nach D7.
lesson-top-narrow = Nur noch vier Stapel, und keiner in der Randzone. Jetzt darfst du das Spielfeld verengen: Drück den Knopf, und der äußerste Ring versinkt.
lesson-top-narrowed = Ring 3 ist jetzt die Randzone. Deinen Zug hast du noch: von E7 nach E6, weg vom Rand.
lesson-top-win = Ein letzter Streich: Spring von C3 über C4 nach C5 und weiter über D6 nach E7. Unter C4 steckt ein roter Hut, und D6 ist ein einzelner.
lesson-top-won = Alle Stapel sind rot: Du hast gewonnen! Wer keinen Stapel mehr hat, ist übrigens nicht draußen: Der nächste Schlag kann wieder einen Hut dieser Farbe freilegen.
