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
learn-scoring = Wertungsbeispiel
learn-four = Zu viert
learn-lesson = Lektion starten
learn-lesson-hint = Ein paar Minuten mit einem freundlichen Coach. Du probierst jede Aktion einmal aus.
learn-games = Spiele
learn-contents = Auf dieser Seite
learn-try-left = { $left ->
    [0] Das sind alle. Gut gemacht!
    [one] Einer fehlt noch.
   *[other] { $left } fehlen noch.
}
learn-card = { $hat ->
    [B] Baskenmütze { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fes { $value }
    [K] Kepi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

learn-hats-title = Acht Züge, ein Lieblingshut
learn-hats-lede = Tausche Karten mit dem Teetisch. Am Ende ist ein Hut so viel wert wie die Position, auf der sein Typ liegt. Jeder Tausch verändert also, was die Hüte wert sind.
learn-hats-1-title = Tauschen
learn-hats-1 = Spiel eine Karte auf eine Position und nimm die Karte, die dort lag. Das geht mit demselben Typ oder mit einer höheren Zahl.
learn-hats-2-title = Oder ein Schwarzer Hut
learn-hats-2 = Nichts für dich dabei? Dann spiel eine Karte verdeckt. Sie ist 1 Punkt wert, und niemand weiß, welche es ist.
learn-hats-3-title = Achte auf den Keks
learn-hats-3 = Du hast die meisten verschiedenen Typen? Dann gehört der Keks dir, bis jemand mehr hat. Am Ende ist er 5 Punkte wert.
learn-hats-4-title = Die Position zählt
learn-hats-4 = Liegt der Fes auf Position 3, bringt dir jeder Fes in deiner Sammlung 3 Punkte. Liegt keiner auf dem Teetisch, bringen sie nichts.
learn-hats-5-title = Dein Lieblingshut
learn-hats-5 = Deine letzte Handkarte ist dein Lieblingshut. Zähl die Zahlen auf deinen gesammelten Karten dieses Typs zusammen und zieh seine eigene Zahl ab.
learn-hats-try = Du hast den Deerstalker 4. Welche Hüte kannst du damit nehmen? Tippe sie an.
learn-hats-try-1 = Ja: 4 ist höher als 2.
learn-hats-try-2 = Nein: 4 ist niedriger als 6, und eine Baskenmütze ist kein Deerstalker.
learn-hats-try-3 = Ja: Es ist auch ein Deerstalker, da ist die Zahl egal.
learn-hats-try-4 = Nein: 4 ist niedriger als 5, und ein Sombrero ist kein Deerstalker.

learn-magic_hat-title = Wer trägt welchen Hut?
learn-magic_hat-lede = Sieben Figuren, sieben verdeckte Hüte. Ansehen, vertauschen, merken, und wenn du sicher bist, dass ein Hut passt: aufdecken!
learn-magic_hat-1-title = Ansehen
learn-magic_hat-1 = Schau dir heimlich einen Hut an. Alle sehen, wohin du schaust, aber nur du siehst, was es ist.
learn-magic_hat-2-title = Vertauschen
learn-magic_hat-2 = Vertausche zwei Hüte, ohne hinzusehen. Merk dir, wo sie landen!
learn-magic_hat-3-title = Aufdecken
learn-magic_hat-3 = Dreh einen Hut für alle um. Gehört er der Figur darunter? Dann gewinnst du beide Karten.
learn-magic_hat-4-title = Hoppla
learn-magic_hat-4 = Er passt nicht? Der Hut kommt verdeckt zurück, und du bekommst einen Strafmarker (eine kleine Wolke): ein Punkt weniger.
learn-magic_hat-5-title = Ein Zauberhut
learn-magic_hat-5 = Er passt niemandem, hilft dir aber: Behalte ihn, und er gleicht einen Strafmarker aus.
learn-magic_hat-try = Welche dieser Hüte passen? Tippe sie an.
learn-magic_hat-try-1 = Ja: Die Krone gehört dem König.
learn-magic_hat-try-2 = Nein: Die Narrenkappe gehört dem Hofnarren, nicht dem Koch.
learn-magic_hat-try-3 = Ja: Die Hörner gehören dem Drachen.
learn-magic_hat-try-4 = Nein: Das Diadem gehört der Königin, nicht dem Ritter.

learn-top_hats-title = Spring und sieh, was darunter steckt
learn-top_hats-lede = Alle verstecken Hüte in Dreierstapeln. Springst du über einen gegnerischen Stapel, verliert er seinen obersten Hut; der Hut darunter zeigt, wem der Stapel jetzt gehört.
learn-top_hats-1-title = Heimlich bauen
learn-top_hats-1 = Fünf Stapel aus je drei Hüten, oben immer deine Farbe. Was darunter steckt, ist dein Geheimnis.
learn-top_hats-2-title = Schritt oder Sprung
learn-top_hats-2 = Zieh einen Stapel einen Schritt auf ein leeres Feld, oder spring über einen Nachbarstapel auf das leere Feld direkt dahinter.
learn-top_hats-3-title = Schlagen
learn-top_hats-3 = Jeder gegnerische Stapel, über den du springst, verliert seinen obersten Hut. Wer schlagen kann, muss schlagen.
learn-top_hats-4-title = Raus aus der Randzone
learn-top_hats-4 = Im äußersten Ring, der Randzone, darf ein Zug nur enden, wenn er schlägt. Ein Stapel in der Randzone muss wieder nach innen.
learn-top_hats-5-title = Das Brett verkleinern
learn-top_hats-5 = Höchstens fünf Stapel, und keiner in der Randzone? Dann darfst du den äußersten Ring schließen. Gehören alle Stapel dir, hast du gewonnen.
learn-top_hats-try = Du bist Rot. Welche Stapel gehören dir? Tippe sie an.
learn-top_hats-try-1 = Ja: Rot ist oben, also gehört er dir, egal was darunter steckt.
learn-top_hats-try-2 = Nein: Gelb ist oben, also gehört er Gelb, auch wenn deine Hüte darin stecken.
learn-top_hats-try-3 = Ja: Auch ein einzelner roter Hut ist ein Stapel.
learn-top_hats-try-4 = Nein: Er gehört Blau, solange Blau oben ist.

learn-magic_hat-choice-1 = Die Krone über dem König
learn-magic_hat-choice-2 = Die Narrenkappe über dem Koch
learn-magic_hat-choice-3 = Die Hörner über dem Drachen
learn-magic_hat-choice-4 = Das Diadem über dem Ritter
learn-top_hats-choice-1 = Rot auf zwei gelben Hüten
learn-top_hats-choice-2 = Gelb auf zwei roten Hüten
learn-top_hats-choice-3 = Ein einzelner roter Hut
learn-top_hats-choice-4 = Blau auf einem roten Hut
