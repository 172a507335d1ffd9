# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Die Regeln von Hats
    [magic_hat] Die Regeln von Magic Hat
   *[top_hats] Die Regeln von Top Hats
}
rules-lede-hats = Tausche Karten mit dem Teetisch und sammle die Hüte, die am Ende am meisten wert sind: Wer die meisten Punkte hat, gewinnt. Für 2 bis 4 Spieler (zu viert in zwei Teams), etwa 20 Minuten. Jede Regel hat eine Nummer; das Spiel nennt sie, wenn es dir etwas erklärt.
rules-lede-magic_hat = Bring Figuren und Hüte zusammen: Es gewinnt, wer die meisten Paare holt und die wenigsten Fehler macht. Für 2 bis 4 Spieler ab 5 Jahren, 15 bis 20 Minuten. Jede Regel hat eine Nummer; das Spiel nennt sie, wenn es dir etwas erklärt.
rules-lede-top_hats = Schlag die Hüte deiner Gegner, bis alle Stapel auf dem Brett deine Farbe haben. Für 2 oder 3 Spieler ab 8 Jahren, etwa 25 Minuten. Jede Regel hat eine Nummer; das Spiel nennt sie, wenn es dir etwas erklärt.
rules-more = Mehr dazu
rules-print = Drucken
rules-learn = In fünf Bildern
rules-link = Link zu Regel { $rule }
rules-group = { $name ->
    [box] Bevor es losgeht
    [turn] Dein Zug
    [cookie] Der Keks
    [move] Ziehen und schlagen
    [band] Der Rand des Bretts
    [end] Spielende und Sieg
    [seldom] Seltene Fälle
   *[editions] Ausgaben und Varianten
}
rules-options = Optionen
rules-options-text = Das kannst du ändern, wenn du einen Tisch eröffnest. Die erste Möglichkeit ist die übliche.
rules-example = Wertungsbeispiel

rule-H1-title = Die Hüte
rule-H1 = Es gibt sieben Typen von Hüten, jeder in seiner eigenen Farbe, mit je sechs Karten von 1 bis 6: 42 Karten. Eine Karte heißt nach ihrem Typ und ihrer Zahl: Baskenmütze 4, kurz B4.
rule-H1-more = B Baskenmütze, C Cloche, D Deerstalker, F Fes, K Kepi, S Sombrero, T Tricorne.
rule-H2-title = Der Teetisch
rule-H2 = Der Teetisch ist eine Reihe von Positionen mit den Nummern 1 bis 6 (zu zweit 1 bis 5). Auf jeder liegt immer genau eine offene Karte. Die Position eines Typs bestimmt, was seine Hüte wert sind.
rule-H3-title = Aufbau
rule-H3 = Zu zweit bleiben alle Karten von zwei Typen in der Schachtel. Legt auf jede Position des Teetischs eine Karte und gebt jedem Spieler neun Karten. Zeig deine Handkarten niemandem! Der Rest ist der Nachziehstapel: 9 Karten zu dritt, 7 zu zweit, keine zu viert. Der Keks liegt am Anfang auf dem Tisch und gehört niemandem. Gespielt wird im Uhrzeigersinn.
rule-H3-more = Wer beginnt, wird ausgelost, wenn beim Eröffnen nichts anderes gewählt wurde; am echten Tisch beginnt, wer zuletzt einen Keks gegessen hat. Auch die zwei fehlenden Typen werden ausgelost, wenn niemand sie vorher auswählt.
rule-H4-title = Dein Zug
rule-H4 = Eine Hauptaktion musst du machen: eine Karte tauschen (H5) oder einen Schwarzen Hut spielen (H6). Davor oder danach darfst du eine optionale Aktion machen: abwerfen und nachziehen (H7) oder zu viert eine Karte mit deinem Partner tauschen (H8). Dann ist der Nächste dran.
rule-H5-title = Tauschen
rule-H5 = Spiel eine Handkarte offen auf eine Position des Teetischs und leg die Karte, die dort lag, offen in deine Sammlung. Das geht, wenn beide Karten vom selben Typ sind oder wenn deine Zahl höher ist als die, die du nimmst. Tauschen darfst du nur mit dem Teetisch, nie mit den Sammlungen anderer Spieler.
rule-H5-more = Mit dem Deerstalker 4 kannst du das Kepi 2, den Fes 3 und sogar den Deerstalker 6 nehmen, aber nicht den Tricorne 5 (höher) und nicht den Sombrero 4 (gleich hoch und ein anderer Typ).
rule-H6-title = Schwarzer Hut
rule-H6 = Leg eine Handkarte verdeckt in deine Sammlung. Das geht mit jeder Karte, also kannst du immer etwas spielen. Bis zum Ende der Partie weißt nur du, was es ist.
rule-H7-title = Abwerfen und nachziehen
rule-H7 = Zu zweit und zu dritt darfst du einmal pro Zug eine Karte verdeckt abwerfen und die oberste Karte vom Nachziehstapel ziehen. Das geht auch noch nach deiner achten Hauptaktion; damit änderst du deinen Lieblingshut.
rule-H7-more = Ist der Nachziehstapel leer, wirfst du zuerst deine Karte ab; dann wird der ganze Abwurfstapel zum neuen Nachziehstapel gemischt, und du ziehst. Vielleicht bekommst du deine eigene Karte zurück.
rule-H8-title = Partner
rule-H8 = Zu viert sitzen Partner einander gegenüber. Einmal pro Zug darfst du eine Karte mit deinem Partner tauschen: Du gibst ihm verdeckt eine Karte, und er muss dir dafür eine geben. Partner dürfen miteinander reden, aber Typ, Farbe und Zahl einer Karte nicht nennen.
rule-H8-more = Dein Partner wählt, ohne deine Karte zu sehen, und kann nicht ablehnen. Beide Karten wechseln gleichzeitig den Besitzer, und nur ihr zwei kennt sie.
rule-H9-title = Der Keks
rule-H9 = Nach jeder Hauptaktion bekommt den Keks, wer die meisten verschiedenen Typen hat. Alle Schwarzen Hüte zusammen zählen als ein weiterer Typ. Bei Gleichstand vergleicht man die niedrigsten Zahlen, dann die zweitniedrigsten und so weiter: Die niedrigere gewinnt.
rule-H9-more = Schwarze Hüte haben hier keine Zahl. Sind die Zahlen gleich, bis einem Spieler die Karten ausgehen, gewinnt, wer noch welche hat. Ist alles gleich, bleibt der Keks, wo er ist. Wer noch keinen Typ hat, kann ihn nicht bekommen.
rule-H10-title = Das Ende
rule-H10 = Das Spiel endet, wenn jeder acht Züge gemacht hat. Die eine Karte, die du noch auf der Hand hast, ist dein Lieblingshut.
rule-H11-title = Punkte für die Sammlung
rule-H11 = Liegen auf dem Teetisch mehrere Karten eines Typs, zählt nur die auf der niedrigsten Position; die anderen werden umgedreht. Jede offene Karte in deiner Sammlung bringt so viele Punkte wie die Position ihres Typs, oder nichts, wenn dieser Typ nicht auf dem Teetisch liegt. Jeder Schwarze Hut bringt 1 Punkt.
rule-H12-title = Punkte für den Lieblingshut
rule-H12 = Zähl die Zahlen auf deinen gesammelten Karten vom Typ deines Lieblingshuts zusammen und zieh die Zahl des Lieblingshuts ab. Der Lieblingshut selbst gehört nicht zur Sammlung. Ein Schwarzer Hut zählt nie als der Typ, den er verbirgt.
rule-H12-more = Das Ergebnis kann negativ sein: Mit dem Sombrero 6 als Lieblingshut und nur dem Sombrero 2 in der Sammlung bekommst du 2 − 6 = −4 Punkte.
rule-H13-title = Punkte für den Keks
rule-H13 = Wer am Ende den Keks hat, bekommt 5 Punkte.
rule-H14-title = Wer gewinnt
rule-H14 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Schwarze Hüte hat, danach, wer den Keks hat. Steht es dann immer noch gleich, wird der Sieg geteilt.
rule-H14-more = Zu viert werden die Punkte und die Schwarzen Hüte beider Partner zusammengezählt, und ein Team hat den Keks, wenn einer der beiden ihn hat.
rule-H15-title = Ausgaben
rule-H15 = Standard folgt den englischen, italienischen, spanischen und französischen Spielregeln. Die deutsche Ausgabe weicht zweimal ab: Schwarze Hüte zählen beim Keks nicht als Typ, und bei Gleichstand entscheidet sofort der Keks.

rules-example-hats-table = Der Teetisch am Ende der Partie. Zwei Baskenmützen liegen da: Nur die auf Position 2 zählt, die andere wird umgedreht.
rules-example-hats-collection = Die Sammlung: Jeder Hut bringt die Position seines Typs; Deerstalker und Cloche liegen nicht auf dem Teetisch. Der Schwarze Hut bringt 1. Zusammen 16 Punkte.
rules-example-hats-favourite = Die letzte Karte ist der Sombrero 4, der Lieblingshut. Zähl die Zahlen der gesammelten Sombreros zusammen und zieh 4 ab: 4 Punkte.
rules-example-hats-total = 16 + 4 = 20 Punkte, und 25 mit dem Keks.

rule-M1-title = Die Karten
rule-M1 = Es gibt 20 Figuren und 24 Hüte. Jeder Hut gehört zu einer Figur: Eine Krone passt jedem König. Vier der Hüte sind Zauberhüte und gehören niemandem. Die Übersicht unten zeigt, wem welcher Hut gehört.
rule-M1-more = Normalerweise sind es zehn verschiedene Figuren, jede zweimal. Einstellen lassen sich auch fünf verschiedene, jede viermal, oder zwanzig verschiedene.
rule-M2-title = Aufbau
rule-M2 = Legt sieben Figuren offen in eine Reihe, auf die Felder 1 bis 7, und über jede verdeckt einen Hut. Der Rest wartet auf zwei Stapeln. Gespielt wird im Uhrzeigersinn. Wer beginnt, wird ausgelost, wenn beim Eröffnen nichts anderes gewählt wurde; am echten Tisch beginnt, wer am jüngsten ist.
rule-M3-title = Dein Zug
rule-M3 = Mach genau eins von dreien: ansehen, vertauschen oder aufdecken. Dann ist der Nächste dran.
rule-M4-title = Ansehen
rule-M4 = Sieh dir einen Hut an und leg ihn zurück. Alle sehen, wohin du schaust, aber nur du siehst, was es ist.
rule-M5-title = Vertauschen
rule-M5 = Vertausche die Hüte auf zwei Feldern, ohne sie anzusehen. Alle sehen, welche zwei es sind.
rule-M5-more = Zwei gerade vertauschte Hüte darf man im nächsten Zug nicht zurücktauschen. Das lässt sich abschalten (M12).
rule-M6-title = Aufdecken
rule-M6 = Dreh einen Hut für alle um. Gehört er der Figur darunter, gewinnst du beide Karten, und eine neue Figur mit einem neuen Hut kommt an ihren Platz. Wenn nicht, kommt er verdeckt zurück, und du bekommst einen Strafmarker (eine kleine Wolke). Ist es ein Zauberhut, behältst du ihn; die Figur bleibt und bekommt den nächsten Hut.
rule-M6-more = Ist der Figurenstapel leer, bleibt ein Feld leer, wenn sein Paar gewonnen wird.
rule-M7-title = Das Ende
rule-M7 = Das Spiel endet, sobald nur noch drei Figuren in der Reihe stehen; bis dahin sind 17 Paare gewonnen.
rule-M8-title = Punkte
rule-M8 = Jedes Paar bringt 1 Punkt, jeder Strafmarker kostet 1, und jeder Zauberhut gleicht einen Strafmarker aus. Übrige Zauberhüte bringen nichts. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-M8-more = In der Schachtel sind 16 Strafmarker, aber auch jeder weitere zählt.
rule-M9-title = Wenn nichts passt
rule-M9 = Gehört kein Hut der Reihe zu einer Figur der Reihe und ist auch kein Zauberhut dabei, ist nichts zu gewinnen. Hier werden dann alle verdeckten Hüte, auch die im Stapel, gemischt und neu ausgelegt. Was du gewonnen hast, behältst du, und deine Strafmarker auch.
rule-M10-title = Wenn sich niemand traut
rule-M10 = Wird 100 Züge hintereinander keine Karte gewonnen, endet das Spiel und wird so gewertet, wie es steht.
rule-M11-title = Die schwere Variante
rule-M11 = Spielt ohne die vier Zauberhüte: Dann gleicht nichts einen Strafmarker aus.
rule-M12-title = Ausgaben
rule-M12 = Die russische Ausgabe, hier die übliche, erlaubt kein sofortiges Zurücktauschen (M5). Die englische und hebräische schon.
rule-M13-title = Merken
rule-M13 = Was du gesehen hast, musst du dir merken, wie bei echten Karten. Wenn ihr wollt, zeigt dir das Spiel auf den Rückseiten der Hüte, was du weißt; die Zeichen wandern beim Vertauschen mit.

rules-example-magic_hat = Neun Paare und fünf Strafmarker, aber auch zwei Zauberhüte: Drei Strafmarker bleiben. 9 − 3 = 6 Punkte.

rule-T1-title = Das Spielbrett
rule-T1 = Das Spielbrett hat 61 sechseckige Felder: die Mitte und vier Ringe darum, von Ring 1 (innen) bis Ring 4 (außen). Felder heißen nach Reihe und Nummer, wie beim Schach; die Mitte ist E5.
rule-T2-title = Die Hüte
rule-T2 = Jeder Spieler hat eine Farbe: Rot oder Gelb, und zu dritt auch Blau. Von jeder Farbe gibt es 15 Hüte. Der elfenbeinfarbene Hut in der Mitte ist neutral: Er gehört niemandem, zieht nie und kann nicht geschlagen werden.
rule-T3-title = Bauen
rule-T3 = Alle bauen heimlich fünf Stapel aus je drei Hüten, immer mit der eigenen Farbe oben; darunter ist die Reihenfolge frei. Du hast neun Hüte in deiner Farbe und sechs in der deines Gegners; zu dritt drei in jeder gegnerischen Farbe. Nur du weißt, was in deinen Stapeln steckt.
rule-T4-title = Aufstellen
rule-T4 = Stellt reihum im Uhrzeigersinn je einen Stapel auf ein leeres Feld von Ring 2 oder Ring 3, bis alle stehen. Wer als Erster aufgestellt hat, zieht auch zuerst. Wer das ist, wird ausgelost, wenn beim Eröffnen nichts anderes gewählt wurde.
rule-T5-title = Wem gehört der Stapel?
rule-T5 = Ein Stapel gehört dem Spieler, dessen Farbe oben ist, egal wer ihn gebaut hat. Was darunter steckt, bleibt das Geheimnis des Erbauers; geschlagene Hüte sind für alle sichtbar.
rule-T6-title = Ziehen
rule-T6 = In deinem Zug bewegst du einen deiner Stapel im Ganzen: entweder einen Schritt auf ein leeres Nachbarfeld oder mit einem oder mehreren Sprüngen über einen Stapel direkt daneben (deinen oder einen gegnerischen) oder über den neutralen Hut, auf das leere Feld direkt dahinter. Du darfst weiterspringen, auch in andere Richtungen, und aufhören, wann du willst.
rule-T6-more = Über denselben Stapel oder den neutralen Hut darfst du in einem Zug nur einmal springen, auf einem Feld aber mehrmals landen. Das Feld, auf dem dein Zug begann, gilt als leer. Ein Zug, der nichts schlägt, muss auf einem anderen Feld enden.
rule-T7-title = Schlagen
rule-T7 = Am Ende deines Zugs verliert jeder gegnerische Stapel, über den du gesprungen bist, seinen obersten Hut. Der Hut darunter bestimmt, wem der Stapel jetzt gehört; war es der letzte Hut, ist der Stapel weg. Deine eigenen Stapel und der neutrale Hut verlieren nichts.
rule-T8-title = Schlagpflicht
rule-T8 = Kannst du schlagen, musst du mindestens einen Hut schlagen. Auf welchem Weg und wie weit, bestimmst du. Kann einer deiner Stapel in der Randzone schlagen, musst du mit einem Stapel in der Randzone schlagen.
rule-T8-more = Also in dieser Reihenfolge: 1. schlagen, wenn du kannst, zuerst aus der Randzone; 2. sonst einen Stapel aus der Randzone ziehen (T9).
rule-T9-title = Die Randzone
rule-T9 = Der äußerste Ring ist die Randzone. Hindurchspringen darfst du, aber ein Zug darf dort nur enden, wenn er schlägt. Hast du einen Stapel in der Randzone und kannst nicht schlagen, musst du einen von dort weiter nach innen ziehen.
rule-T9-more = Kann keiner nach innen ziehen, ist jeder andere Zug erlaubt, der nicht in der Randzone endet.
rule-T10-title = Das Brett verkleinern
rule-T10 = Sind höchstens fünf Stapel übrig und steht keiner in der Randzone, darfst du vor deinem Zug das Brett verkleinern: Die Randzone ist für immer gesperrt, niemand darf dort mehr landen oder hindurchspringen, und der nächste Ring wird zur Randzone. Danach machst du wie gewohnt deinen Zug, auf dem kleineren Brett.
rule-T10-more = Der neutrale Hut zählt nicht als Stapel. Verkleinern darf man höchstens zweimal pro Partie, oder seltener, wenn es so eingestellt ist.
rule-T11-title = Gewinnen
rule-T11 = Haben nach einem Zug alle Stapel oben dieselbe Farbe, gewinnt der Spieler mit dieser Farbe. Ohne Stapel bist du nicht draußen: Wird geschlagen, kann einer deiner Hüte zum Vorschein kommen.
rule-T12-title = Kein Zug
rule-T12 = Hast du keinen Stapel oder kann keiner deiner Stapel ziehen, passt du.
rule-T13-title = Unentschieden
rule-T13 = Wird 100 Züge hintereinander nichts geschlagen (auch Passen zählt als Zug), endet das Spiel, und alle, die noch einen Stapel haben, teilen sich den Sieg.

rules-option-first = Wer beginnt
rules-option-first-text = Ausgelost, oder ein Platz, den du auswählst.
rules-option-edition-hats = Ausgabe (H15)
rules-option-edition-hats-text = Standard oder deutsch. Legt die nächsten zwei Punkte fest.
rules-option-black_hat_is_a_type = Schwarze Hüte zählen als Typ (H9)
rules-option-black_hat_is_a_type-text = Ob Schwarze Hüte beim Keks als ein weiterer Typ zählen.
rules-option-tiebreak_black_hats = Schwarze Hüte bei Gleichstand (H14)
rules-option-tiebreak_black_hats-text = Ob bei Gleichstand mehr Schwarze Hüte gewinnen, noch vor dem Keks.
rules-option-removed = Welche Hüte fehlen (H3)
rules-option-removed-text = Zu zweit: welche zwei Typen in der Schachtel bleiben.
rules-option-edition-magic_hat = Ausgabe (M12)
rules-option-edition-magic_hat-text = Russisch, oder englisch und hebräisch. Legt den nächsten Punkt fest.
rules-option-no_swap_back = Kein Zurücktauschen (M5)
rules-option-no_swap_back-text = Ob man den Tausch aus dem vorigen Zug gleich rückgängig machen darf.
rules-option-copies = Wie viele von jeder Figur (M1)
rules-option-copies-text = Jede Figur zweimal, viermal oder einmal. Je weniger gleiche, desto schwerer.
rules-option-magic_hats = Zauberhüte (M11)
rules-option-magic_hats-text = Vier, oder keine für die schwere Variante.
rules-option-dead_table = Wenn nichts passt (M9)
rules-option-dead_table-text = Die Hüte neu mischen, oder weiterspielen, bis die Partie von selbst endet.
rules-option-stall_limit = Züge ohne Gewinn
rules-option-stall_limit-text = Nach wie vielen Zügen hintereinander, in denen nichts gewonnen oder geschlagen wird, die Partie endet; üblich sind 100.
rules-option-memory_aid = Merkhilfe (M13)
rules-option-memory_aid-text = Ob die Rückseiten der Hüte zeigen, was du gesehen hast.
rules-option-narrowings = Brett verkleinern (T10)
rules-option-narrowings-text = Wie oft das Brett in einer Partie verkleinert werden darf: zweimal, einmal oder nie.

# --- the index of hats and characters (Magic Hat); $copies is how many different characters there are
rules-index = Wem gehört welcher Hut?
rules-index-of = { $copies ->
    [5] In jeder Partie
    [10] Auch in der üblichen Partie mit zehn Figuren
   *[20] Nur in der Partie mit zwanzig Figuren
}
