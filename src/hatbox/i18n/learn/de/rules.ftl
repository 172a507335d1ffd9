# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Die Regeln von Hats
    [magic_hat] Die Regeln von Magic Hat
   *[top_hats] Die Regeln von Top Hats
}
rules-lede-hats = Für 2, 3 oder 4; zu viert spielen zwei Teams. Etwa 20 Minuten. Jede Regel hat eine Nummer, und das Spiel nennt sie, wenn es dir etwas erklärt.
rules-lede-magic_hat = Für 2, 3 oder 4. Etwa 20 Minuten. Jede Regel hat eine Nummer, und das Spiel nennt sie, wenn es dir etwas erklärt.
rules-lede-top_hats = Für 2 oder 3. Etwa 25 Minuten. Jede Regel hat eine Nummer, und das Spiel nennt sie, wenn es dir etwas erklärt.
rules-more = Genauer
rules-print = Drucken
rules-learn = In fünf Bildern
rules-link = Link zu Regel { $rule }
rules-group = { $name ->
    [box] Bevor es losgeht
    [turn] Dein Zug
    [cookie] Der Keks
    [move] Ziehen und schlagen
    [band] Der Rand des Tabletts
    [end] Das Ende, und wer gewinnt
    [seldom] Was selten vorkommt
   *[editions] Ausgaben und Varianten
}
rules-options = Was ein Tisch wählen kann
rules-options-text = Wenn du einen Tisch eröffnest, kannst du das hier einstellen. Du musst nichts einstellen: Die erste Wahl ist die übliche.
rules-example = Eine Wertung, vorgerechnet

rule-H1-title = Die Hüte
rule-H1 = Es gibt sieben Typen von Hüten und von jedem Typ sechs Karten mit den Zahlen 1 bis 6: 42 Karten. Eine Karte heißt nach dem Buchstaben ihres Typs und ihrer Zahl, B4 ist also das Barett 4.
rule-H1-more = B Barett, C Cloche, D Deerstalker, F Fes, K Kepi, S Sombrero, T Tricorne.
rule-H2-title = Der Teetisch
rule-H2 = In der Mitte liegt eine Reihe von Positionen, 1 bis 6; zu zweit 1 bis 5. Auf jeder liegt immer genau eine offene Karte. Was wo liegt, bestimmt, was ein Hut wert ist.
rule-H3-title = Aufbau
rule-H3 = Auf jede Position des Teetischs kommt eine Karte, und alle bekommen neun. Der Rest ist der Nachziehstapel: 9 Karten zu dritt, 7 zu zweit, keine zu viert. Der Keks liegt auf dem Tisch und gehört noch niemandem.
rule-H3-more = Zu zweit bleiben zwei Typen in der Schachtel. Sie werden ausgelost, wenn der Tisch sie nicht nennt.
rule-H4-title = Dein Zug
rule-H4 = Eine Hauptaktion musst du machen: eine Karte tauschen (H5) oder einen schwarzen Hut ablegen (H6). Davor oder danach darfst du eine Zusatzaktion machen: dir eine neue Karte holen (H7) oder zu viert mit deinem Gegenüber tauschen (H8). Dann geht es reihum weiter.
rule-H5-title = Tauschen
rule-H5 = Lege eine Karte aus deiner Hand auf eine Position des Teetischs, und die Karte, die dort lag, kommt offen in deine Sammlung. Das geht, wenn beide vom selben Typ sind, oder wenn deine Zahl höher ist als die, die du nimmst.
rule-H5-more = Mit dem Deerstalker 4 darfst du das Kepi 2, den Fes 3 und sogar den Deerstalker 6 nehmen, aber weder den Tricorne 5 (höher) noch den Sombrero 4 (gleich hoch und ein anderer Typ).
rule-H6-title = Schwarzer Hut
rule-H6 = Oder lege eine Handkarte verdeckt in deine Sammlung. Das geht mit jeder Karte, also kannst du immer etwas spielen. Nur du weißt, welche es ist; wenn das Spiel aus ist, dürfen alle nachsehen.
rule-H7-title = Abwerfen und ziehen
rule-H7 = Zu zweit und zu dritt darfst du dir einmal im Zug eine neue Karte holen: Wirf eine verdeckt ab und zieh die oberste vom Nachziehstapel. Auch noch nach deiner achten Hauptaktion: Dann ändert sich dein Lieblingshut.
rule-H7-more = Ist der Nachziehstapel leer, kommt deine Karte zuerst auf den Abwurfstapel; dann wird er ganz zum neuen Nachziehstapel gemischt, und du ziehst. Vielleicht bekommst du deine eigene zurück.
rule-H8-title = Dein Gegenüber
rule-H8 = Zu viert spielst du mit deinem Gegenüber zusammen. Einmal im Zug dürft ihr tauschen: Du legst verdeckt eine Karte bereit, und dein Gegenüber muss dir eine zurückgeben. Reden ist erlaubt, aber nie über Typ, Farbe oder Zahl einer Karte.
rule-H8-more = Dein Gegenüber wählt, ohne deine Karte gesehen zu haben, und kann nicht ablehnen. Beide Karten wechseln im selben Moment die Hand; nur ihr zwei kennt sie.
rule-H9-title = Der Keks
rule-H9 = Nach jeder Hauptaktion geht der Keks an den Platz, der die meisten verschiedenen Typen zeigt. Alle schwarzen Hüte zusammen zählen als ein weiterer Typ. Bei Gleichstand vergleicht man die niedrigsten Zahlen, dann die zweitniedrigsten und so weiter: Die niedrigere gewinnt.
rule-H9-more = Schwarze Hüte haben hier keine Zahl. Ist eine Liste länger und bis dahin gleich, gewinnt die längere. Sind sie ganz gleich, bleibt der Keks, wo er ist. Wer gar keinen Typ zeigt, bekommt ihn nie.
rule-H10-title = Das Ende
rule-H10 = Das Spiel ist aus, wenn alle acht Züge gemacht haben. Die eine Karte, die dir bleibt, ist dein Lieblingshut.
rule-H11-title = Punkte für die Sammlung
rule-H11 = Liegt ein Typ mehrmals auf dem Teetisch, zählt nur die niedrigste Position. Jede gesammelte Karte bringt die Position ihres Typs, oder nichts, wenn er nicht auf dem Tisch liegt. Jeder schwarze Hut bringt 1.
rule-H12-title = Punkte für den Lieblingshut
rule-H12 = Zähle die Zahlen deiner gesammelten Karten vom Typ deines Lieblingshuts zusammen und zieh seine eigene Zahl ab. Das kann weniger als nichts sein! Ein schwarzer Hut zählt nie für den Typ, den er versteckt.
rule-H13-title = Punkte für den Keks
rule-H13 = Wer am Ende den Keks hat, bekommt 5 Punkte.
rule-H14-title = Wer gewinnt
rule-H14 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr schwarze Hüte, dann der Keks. Ist auch das gleich, wird der Sieg geteilt.
rule-H14-more = Zu viert werden Punkte und schwarze Hüte im Team zusammengezählt, und ein Team hat den Keks, wenn eine der beiden Personen ihn hat.
rule-H15-title = Ausgaben
rule-H15 = Standard ist das Spiel nach den englischen, italienischen, spanischen und französischen Regeln. Die deutsche Ausgabe weicht zweimal ab: Schwarze Hüte sind kein Typ für den Keks, und bei Gleichstand entscheidet gleich der Keks.

rules-example-hats-table = Der Teetisch am Ende. Zwei Baretts liegen da: Nur das auf Position 2 zählt, das andere wird umgedreht.
rules-example-hats-collection = Die Sammlung: Jeder Hut bringt seine Position; Deerstalker und Cloche liegen nicht auf dem Tisch. 16 Punkte.
rules-example-hats-favourite = Die letzte Karte ist der Sombrero 4. Er bringt die gesammelten Sombreros, minus sich selbst: 4 Punkte.
rules-example-hats-total = 16 + 4 = 20 Punkte, und 25 mit dem Keks.

rule-M1-title = Die Karten
rule-M1 = Zwanzig Figuren vom Hof und 24 Hüte. Jeder Hut passt zu einer Art von Figur: Eine Krone passt jedem König. Vier Hüte sind Zauberhüte und passen niemandem.
rule-M1-more = Üblich sind zehn Arten, je zweimal: König, Königin, Prinzessin, Ritter, Zauberer, Hofnarr, Koch, Magd, Drache und Sterndeuter. Ein Tisch kann auch fünf Arten je viermal wählen, oder zwanzig verschiedene.
rule-M2-title = Aufbau
rule-M2 = Sieben Figuren stehen offen in einer Reihe, auf den Feldern 1 bis 7. Über jeder liegt verdeckt ein Hut. Die übrigen warten auf zwei Stapeln.
rule-M3-title = Dein Zug
rule-M3 = Du tust genau eines von dreien: ansehen, vertauschen oder aufdecken. Dann geht es reihum weiter.
rule-M4-title = Ansehen
rule-M4 = Sieh dir einen Hut an und leg ihn zurück. Alle sehen, wohin du schaust, aber nur du siehst den Hut.
rule-M5-title = Vertauschen
rule-M5 = Lass die Hüte zweier Felder die Plätze wechseln, ohne sie anzusehen. Alle sehen, welche zwei.
rule-M5-more = Die zwei eben vertauschten Hüte darf man im nächsten Zug nicht gleich zurücktauschen. Ein Tisch kann das abschalten (M12).
rule-M6-title = Aufdecken
rule-M6 = Decke einen Hut für alle auf. Passt er zur Figur darunter, gewinnst du beide Karten, und eine neue Figur mit neuem Hut kommt. Passt er nicht, kommt er verdeckt zurück, und du bekommst ein Wölkchen (das ist die Strafe). Ist es ein Zauberhut, behältst du ihn; die Figur bleibt und bekommt den nächsten Hut.
rule-M6-more = Sind keine Figuren mehr im Stapel, bleibt ein gewonnenes Feld leer.
rule-M7-title = Das Ende
rule-M7 = Das Spiel ist aus, sobald nur noch drei Figuren in der Reihe stehen; dann sind 17 Paare gewonnen.
rule-M8-title = Punkte
rule-M8 = Jedes Paar ist ein Punkt, jedes Wölkchen kostet einen, und jeder Zauberhut bläst ein Wölkchen weg. Zauberhüte, die nichts wegzublasen haben, bringen nichts. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-M8-more = In der Schachtel liegen 16 Wölkchen, aber weitere zählen auch.
rule-M9-title = Wenn nichts passt
rule-M9 = Passt kein Hut der Reihe zu einer Figur der Reihe und ist keiner ein Zauberhut, gäbe es nichts mehr zu gewinnen. Dann werden alle verdeckten Hüte, auch die im Stapel, gemischt und neu ausgelegt. Was du gewonnen hast, und deine Wölkchen, behältst du.
rule-M10-title = Wenn sich niemand traut
rule-M10 = Wird 100 Züge hintereinander keine Karte gewonnen, ist das Spiel aus und wird gewertet, wie es steht.
rule-M11-title = Die schwere Variante
rule-M11 = Spielt ohne die vier Zauberhüte: Dann bläst nichts ein Wölkchen weg.
rule-M12-title = Ausgaben
rule-M12 = Die russische Ausgabe, hier die übliche, verbietet das sofortige Zurücktauschen (M5). Die englische und hebräische erlaubt es.
rule-M13-title = Gedächtnis
rule-M13 = Was du gesehen hast, musst du dir selbst merken, wie bei echten Karten. Wenn du magst, zeigt der Tisch dir auf den Rückseiten der Hüte, was du weißt; die Zeichen wandern beim Vertauschen mit.

rules-example-magic_hat = Neun Paare und fünf Wölkchen, aber zwei Zauberhüte: Drei Wölkchen bleiben. 9 − 3 = 6 Punkte.

rule-T1-title = Das Tablett
rule-T1 = Ein Tablett mit 61 sechseckigen Feldern: die Mitte und vier Ringe darum. Felder heißen nach Reihe und Nummer, wie beim Schach; die Mitte ist E5.
rule-T2-title = Die Hüte
rule-T2 = Alle haben eine Farbe mit 15 Hüten: Rot, Gelb, und zu dritt auch Blau. Der Hut aus Elfenbein in der Mitte ist neutral: Er gehört niemandem, zieht nie und bleibt immer dort.
rule-T3-title = Bauen
rule-T3 = Alle bauen heimlich fünf Stapel aus je drei Hüten, immer mit der eigenen Farbe oben; darunter ist die Reihenfolge frei. Du hast neun Hüte deiner Farbe und sechs fremde; zu dritt drei von jeder fremden Farbe. Nur du weißt, was darin steckt.
rule-T4-title = Aufstellen
rule-T4 = Reihum stellen alle je einen Stapel auf ein leeres Feld in Ring 2 oder 3, bis alle stehen. Dann zieht zuerst, wer auch zuerst aufgestellt hat.
rule-T5-title = Wem gehört der Stapel?
rule-T5 = Ein Stapel gehört der Farbe, die oben liegt, egal wer ihn gebaut hat. Was darunter steckt, weiß nur, wer ihn gebaut hat; geschlagene Hüte liegen für alle offen.
rule-T6-title = Ziehen
rule-T6 = In deinem Zug bewegst du einen deiner Stapel im Ganzen. Entweder einen Schritt auf ein leeres Nachbarfeld, oder in Sprüngen: über einen Stapel direkt daneben, deinen oder einen fremden, oder über den neutralen Hut, auf das leere Feld gerade dahinter. Du darfst weiterspringen, auch in eine andere Richtung, und aufhören, wann du willst.
rule-T6-more = Kein Stapel wird in einem Zug zweimal übersprungen, auch der neutrale Hut nicht; auf ein Feld darfst du aber mehrmals kommen. Das Feld, von dem du kommst, gilt als leer. Ein Zug, der nichts schlägt, muss auf einem anderen Feld enden, als er begann.
rule-T7-title = Schlagen
rule-T7 = Ist der Zug vorbei, verliert jeder übersprungene fremde Stapel seinen obersten Hut. Der Hut darunter bestimmt, wem der Stapel jetzt gehört; ein letzter Hut verschwindet einfach. Eigene Stapel und der neutrale Hut verlieren nichts.
rule-T8-title = Schlagpflicht
rule-T8 = Wenn du schlagen kannst, musst du schlagen, mindestens einen Hut. Wie und wie weit, bestimmst du. Kann einer deiner Stapel in der Randzone schlagen, muss es einer von diesen sein.
rule-T9-title = Die Randzone
rule-T9 = Der äußerste Ring ist die Randzone. Hindurchspringen darfst du, aber ein Zug darf dort nur enden, wenn er geschlagen hat. Steht einer deiner Stapel dort und kannst du nicht schlagen, musst du einen aus der Randzone nach innen bringen.
rule-T9-more = Gibt es keinen Weg nach innen, darfst du jeden anderen Zug machen, der nicht in der Randzone endet.
rule-T10-title = Das Spielfeld verengen
rule-T10 = Stehen höchstens fünf Stapel und keiner in der Randzone, darfst du vor deinem Zug das Spielfeld verengen: Die Randzone ist für immer gesperrt, niemand darf mehr dort landen oder hindurch, und der nächste Ring wird zur Randzone. Danach machst du noch deinen Zug, nach den Regeln des verengten Spielfelds.
rule-T10-more = Der neutrale Hut zählt nicht als Stapel. Höchstens zweimal in einer Partie, wenn der Tisch nicht weniger gewählt hat.
rule-T11-title = Gewinnen
rule-T11 = Tragen nach einem Zug alle Stapel oben dieselbe Farbe, hat diese Farbe gewonnen. Ohne Stapel bist du nicht draußen: Ein Schlag kann einen deiner Hüte freilegen.
rule-T12-title = Kein Zug
rule-T12 = Hast du keinen Stapel, oder kann keiner ziehen, passt du.
rule-T13-title = Unentschieden
rule-T13 = Wird 100 Züge hintereinander nichts geschlagen (auch Passen ist ein Zug), ist das Spiel aus, und alle, die dann einen Stapel haben, teilen sich den Sieg.

rules-option-first = Wer beginnt
rules-option-first-text = Ausgelost, oder ein Platz, den du bestimmst.
rules-option-edition-hats = Ausgabe (H15)
rules-option-edition-hats-text = Standard oder deutsch. Sie stellt die nächsten zwei Regeln ein.
rules-option-black_hat_is_a_type = Schwarze Hüte sind ein Typ (H9)
rules-option-black_hat_is_a_type-text = Ob schwarze Hüte für den Keks als ein weiterer Typ zählen.
rules-option-tiebreak_black_hats = Schwarze Hüte bei Gleichstand (H14)
rules-option-tiebreak_black_hats-text = Ob bei Gleichstand mehr schwarze Hüte entscheiden, noch vor dem Keks.
rules-option-removed = Welche Hüte fehlen (H3)
rules-option-removed-text = Zu zweit: welche zwei Typen in der Schachtel bleiben.
rules-option-edition-magic_hat = Ausgabe (M12)
rules-option-edition-magic_hat-text = Russisch, oder englisch und hebräisch. Sie stellt die nächste Regel ein.
rules-option-no_swap_back = Kein Zurücktauschen (M5)
rules-option-no_swap_back-text = Ob man das Vertauschen des Zuges davor sofort rückgängig machen darf.
rules-option-copies = Wie viele von jeder Art (M1)
rules-option-copies-text = Zwei, vier oder eine Figur von jeder Art. Je weniger gleiche, desto schwerer.
rules-option-magic_hats = Zauberhüte (M11)
rules-option-magic_hats-text = Vier, oder keine für die schwere Variante.
rules-option-dead_table = Wenn nichts passt (M9)
rules-option-dead_table-text = Die Hüte neu auslegen, oder weiterspielen, bis das Spiel von selbst endet.
rules-option-stall_limit = Züge ohne Gewinn
rules-option-stall_limit-text = Nach wie vielen Zügen hintereinander, in denen nichts gewonnen oder geschlagen wird, Schluss ist; üblich sind 100.
rules-option-memory_aid = Gedächtnishilfe (M13)
rules-option-memory_aid-text = Ob die Rückseiten der Hüte zeigen, was du gesehen hast.
rules-option-narrowings = Verengungen (T10)
rules-option-narrowings-text = Wie oft das Spielfeld in einer Partie verengt werden darf: zweimal, einmal oder nie.
