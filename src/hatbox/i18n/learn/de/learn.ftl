# Learn: each game in five pictures.
learn-choose = Welches Spiel möchtest du lernen?
learn-choose-text = Je fünf Bilder, dann eine kurze Lektion an einem echten Tisch.
learn-title = { $game ->
    [hats] Hats lernen
    [magic_hat] Magic Hat lernen
   *[top_hats] Top Hats lernen
}
learn-pictures = In fünf Bildern
learn-try = Probier es aus
learn-rules = Alle Regeln, { $first }–{ $last }
learn-scoring = Eine Wertung, vorgerechnet
learn-four = Zu viert am Tisch
learn-lesson = Lektion beginnen
learn-lesson-hint = Ein paar Minuten mit freundlicher Begleitung. Du probierst jede Aktion einmal aus.
learn-games = Spiele
learn-contents = Auf dieser Seite
learn-try-left = { $left ->
    [0] Das sind alle. Gut gemacht!
    [one] Noch eins fehlt.
   *[other] { $left } fehlen noch.
}
learn-card = { $hat ->
    [B] Barett { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fes { $value }
    [K] Kepi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

learn-hats-title = Acht Züge, ein Lieblingshut
learn-hats-lede = Tausche Karten mit dem Teetisch. Ein Hut ist so viel wert wie die Position, auf der sein Typ am Ende liegt: Jeder Tausch verschiebt die Preise.
learn-hats-1-title = Tauschen
learn-hats-1 = Lege eine Karte auf eine Position und nimm, was dort lag. Derselbe Hut oder eine höhere Zahl gewinnt die Position.
learn-hats-2-title = Oder ein schwarzer Hut
learn-hats-2 = Nichts passt? Lege eine Karte verdeckt ab. Sie zählt 1, und niemand sieht sie.
learn-hats-3-title = Achte auf den Keks
learn-hats-3 = Du zeigst die meisten Typen? Dann gehört der Keks dir, bis jemand mehr zeigt. Am Ende bringt er 5 Punkte.
learn-hats-4-title = Die Position zählt
learn-hats-4 = Jeder deiner Fese bringt 3 Punkte, wenn der Fes auf Position 3 liegt. Nicht auf dem Tisch? Dann gar nichts.
learn-hats-5-title = Dein Lieblingshut
learn-hats-5 = Die letzte Karte auf deiner Hand ist dein Lieblingshut. Sein Typ zählt noch einmal, minus seine eigene Zahl.
learn-hats-try = Du hast den Deerstalker 4. Welche Hüte darf er nehmen? Tippe sie an.
learn-hats-try-1 = Ja: 4 ist höher als 2.
learn-hats-try-2 = Nein: 4 ist niedriger als 6, und ein Barett ist kein Deerstalker.
learn-hats-try-3 = Ja: Das ist auch ein Deerstalker, da ist die Zahl egal.
learn-hats-try-4 = Nein: 4 ist niedriger als 5, und ein Sombrero ist kein Deerstalker.

learn-magic_hat-title = Wer trägt welchen Hut?
learn-magic_hat-lede = Sieben Figuren vom Hof, sieben verdeckte Hüte. Ansehen, vertauschen, merken, und aufdecken, wenn du sicher bist, dass er passt.
learn-magic_hat-1-title = Ansehen
learn-magic_hat-1 = Sieh dir heimlich einen Hut an. Alle sehen, wohin du schaust, niemand sieht, was da liegt.
learn-magic_hat-2-title = Vertauschen
learn-magic_hat-2 = Lass zwei Hüte die Plätze wechseln, ohne hinzusehen. Merk dir, wohin sie wandern!
learn-magic_hat-3-title = Aufdecken
learn-magic_hat-3 = Decke einen Hut für alle auf. Passt er auf den Kopf darunter? Dann gehören beide Karten dir.
learn-magic_hat-4-title = Hoppla
learn-magic_hat-4 = Er passt nicht? Der Hut kommt zurück, und du bekommst ein Wölkchen: ein Punkt weniger.
learn-magic_hat-5-title = Ein Zauberhut
learn-magic_hat-5 = Er passt niemandem und hilft dir: Behalte ihn, und er bläst ein Wölkchen weg.
learn-magic_hat-try = Welche dieser Hüte passen? Tippe sie an.
learn-magic_hat-try-1 = Ja: Die Krone gehört dem König.
learn-magic_hat-try-2 = Nein: Die Narrenkappe gehört dem Hofnarren, nicht dem Koch.
learn-magic_hat-try-3 = Ja: Die Hörner gehören dem Drachen.
learn-magic_hat-try-4 = Nein: Das Diadem gehört der Königin, nicht dem Ritter.

learn-top_hats-title = Spring und sieh, was darunter steckt
learn-top_hats-lede = Alle verstecken Hüte in Dreierstapeln. Springst du über einen fremden Stapel, ist sein oberster Hut weg; der Hut darunter sagt, wem der Stapel jetzt gehört.
learn-top_hats-1-title = Heimlich bauen
learn-top_hats-1 = Fünf Stapel aus je drei Hüten, deine Farbe oben. Was darunter steckt, ist dein Geheimnis.
learn-top_hats-2-title = Schritt oder Sprung
learn-top_hats-2 = Zieh einen Stapel einen Schritt auf ein leeres Feld, oder spring über einen Nachbarn auf das Feld gerade dahinter.
learn-top_hats-3-title = Schlagen
learn-top_hats-3 = Jeder fremde Stapel, über den du springst, verliert seinen obersten Hut. Wer schlagen kann, muss schlagen.
learn-top_hats-4-title = Raus aus der Randzone
learn-top_hats-4 = Im äußersten Ring darf ein Zug nur enden, wenn er geschlagen hat. Ein Stapel, der dort steht, muss wieder nach innen.
learn-top_hats-5-title = Das Spielfeld verengen
learn-top_hats-5 = Höchstens fünf Stapel, keiner in der Randzone? Dann darfst du den äußersten Ring schließen. Gehören alle Stapel dir, hast du gewonnen.
learn-top_hats-try = Du bist Rot. Welche Stapel gehören dir? Tippe sie an.
learn-top_hats-try-1 = Ja: Rot liegt oben, also gehört er dir, egal was darunter ist.
learn-top_hats-try-2 = Nein: Gelb liegt oben, also gehört er Gelb, auch wenn deine Hüte darin stecken.
learn-top_hats-try-3 = Ja: Auch ein einzelner roter Hut ist ein Stapel.
learn-top_hats-try-4 = Nein: Er gehört Blau, solange Blau oben liegt.

learn-magic_hat-choice-1 = Die Krone über dem König
learn-magic_hat-choice-2 = Die Narrenkappe über dem Koch
learn-magic_hat-choice-3 = Die Hörner über dem Drachen
learn-magic_hat-choice-4 = Das Diadem über dem Ritter
learn-top_hats-choice-1 = Rot auf zwei gelben Hüten
learn-top_hats-choice-2 = Gelb auf zwei roten Hüten
learn-top_hats-choice-3 = Ein einzelner roter Hut
learn-top_hats-choice-4 = Blau auf einem roten Hut
