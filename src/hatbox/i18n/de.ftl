### Every human word of Hatbox, in German.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = unbekanntes Spiel „{ $name }“; es gibt: { $allowed }
unknown-rules = { $game } hat keine Regeln der Version { $version }; es gibt: { $allowed }
bad-players = { $game } lässt sich nicht mit { $players } { $players ->
    [one] Spieler
   *[other] Spielern
  } spielen; erlaubt: { $allowed }
unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $allowed }
bad-option = { $game }: Option { $name } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
bad-option-value = Option { $name } muss ein Wort, eine Zahl, true oder false sein
bad-option-form = eine Option schreibt man NAME=WERT, nicht „{ $text }“
bad-first = Option first kann nicht „{ $value }“ sein; erlaubt: random oder ein Platz von 0 bis { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: format ist „{ $format }“, nicht { $expected }
bad-version = { $where }: unbekannte Version { $version }; dieses Programm liest Version { $expected }
bad-json = { $where }: kein JSON: { $fault }
not-an-object = { $where }: muss ein JSON-Objekt sein
bad-entry = ein Zug braucht „seat“ (eine Zahl) und „move“ (Text)
bad-chance = „chance“ muss eine Liste von Objekten oder null sein, so lang wie „moves“
bad-moves = „moves“ muss eine Liste von Texten sein
bad-day = „{ $day }“ ist kein Datum; schreib es so: 2026-11-18
bad-seconds = --seconds ist { $seconds }; erlaubt: mehr als 0, bis 600
bad-number = { $field } ist { $number }; erlaubt: { $least } bis { $most }
bad-move-type = ein Zug ist Text, und chance ist ein Objekt oder null
bad-new = eine Partie braucht einen Namen (Text) sowie Spielerzahl und Startwert als ganze Zahlen
bad-amount = { $name } ist { $value }; erlaubt: 1 bis { $most }
bad-rewards = rewards ist „{ $value }“; erlaubt: { $allowed }
batch-actions = ein Schritt braucht für jede der { $games } Partien eine ganze Zahl, nicht { $kind } der Form { $shape }
batch-illegal = Partie { $game }: Aktion { $action } ist für Platz { $seat } nicht erlaubt; erlaubte Aktionen haben eine 1 in `masks`
batch-no-game = in diesem Bündel gibt es keine Partie { $index }; es gibt 0 bis { $most }
other-game = die Partie ist nicht { $game } mit { $players } Spielern und denselben Optionen
bad-saved = wiederherstellen lassen sich nur die { $size } Bytes, die `save` bei gleichem Spiel, gleichen Spielern und Optionen liefert
no-history = dieser Simulator merkt sich keinen Verlauf und kann nichts zurücknehmen; er braucht `history=True`
bad-bot = ein Bot braucht einen Namen und eine Funktion, die ihn erzeugt, nicht { $name }
policy-illegal = { $name } hat Aktion { $action } gewählt, die nicht erlaubt ist; erlaubt: { $allowed }
policy-not-found = { $name } lässt sich nicht als Bot verwenden: { $fault }; schreib modul:funktion
dataset-empty = keine Aufzeichnungen für einen Datensatz
dataset-format = { $path } hat kein bekanntes Format; mögliche Endungen: { $allowed }
dataset-mixed = { $where }: ein Datensatz enthält nur ein Spiel; dies ist { $game }, das erste war { $first }
dataset-summary = { $rows } Zeilen aus { $games } Partien{ $unfinished ->
    [0] {""}
   *[other] ; nicht beendete ausgelassen: { $unfinished }
}
program-bad-command = „{ $text }“ nennt kein Programm: { $fault }; schreib command:PROGRAMM ARGUMENTE
program-cannot-start = { $program } lässt sich nicht starten: { $fault }
program-crashes = { $program } ist { $times }-mal ausgefallen: { $fault }
program-no-tool = { $program } hat kein Werkzeug { $tool }; es hat: { $found }
program-long-move = der Zug hat { $length } Zeichen; erlaubt: höchstens { $most }
mcp-no-rule = es gibt keine Regel { $rule }; die Regeln sind: { $allowed }
mcp-too-many-games = du hast schon { $most } Partien; verlass zuerst eine (leave_game)
mcp-no-game = es gibt keine Partie „{ $name }“; deine Partien sind: { $allowed }
mcp-unknown-game = es gibt keine Partie „{ $name }“
mcp-server-full = auf diesem Server laufen schon { $most } Partien; versuch es später noch einmal
mcp-not-over = die Partie { $game } ist noch nicht zu Ende
game-is-over = die Partie ist zu Ende
mcp-bad-link = „{ $link }“ ist kein Link zu einem Tisch; so einer sieht aus wie http://HOST/t/TABLE
missing-extra = { $module } ist nicht installiert; installiere es mit `pip install 'hatbox[{ $extra }]'`
env-to-act = Platz { $seat } ist dran
env-public = aus Sicht der Zuschauer
env-seen-by = aus Sicht von Platz { $seat }
env-hats = Hüte
env-render-mode = render_mode ist „{ $value }“; erlaubt: { $allowed }
env-no-render-mode = kein render_mode angegeben; gib ihn beim Erzeugen der Umgebung an: { $allowed }
env-viewer = viewer ist „{ $value }“; erlaubt: ein Platz von 0 bis { $most }, "mover" oder None für die Zuschauer
env-masks = masks ist „{ $value }“; erlaubt: { $allowed }
env-illegal = illegal ist „{ $value }“; erlaubt: { $allowed }
env-seat = seat ist „{ $value }“; erlaubt: { $allowed } oder 0 bis { $most }
env-bots = { $given } Bots für { $wanted } andere Plätze
env-bot = „{ $value }“ geht hier nicht; ein Bündel von Partien spielt gegen "random" oder eine Funktion von Beobachtungen und Masken
env-reset-first = zuerst reset aufrufen
env-autoreset = autoreset ist „{ $value }“; erlaubt: { $allowed }
openspiel-action = Aktion { $action } ist hier nicht erlaubt; erlaubt: { $allowed }
openspiel-chance = { $piece } kann der Zufall hier nicht bringen; möglich: { $allowed }
bad-moment = einen Zeitpunkt { $at } gibt es nicht; möglich: 0 bis { $last }
unknown-field = unbekanntes Feld „{ $name }“; es gibt: { $allowed }
bad-length = { $field } hat { $length } Einträge; nötig sind { $expected }
bad-seat = { $field } ist { $seat }; die Plätze sind 0 bis { $most }
bad-count = { $field } hat { $count }; erlaubt: 0 bis { $most }
bad-action = Aktion { $action } ist nicht erlaubt; erlaubt: { $allowed }
position-needs = eine Stellung braucht „{ $field }“ in der richtigen Form
cannot-read = { $path } lässt sich nicht lesen: { $reason }
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
no-such-record = Partie { $number } gibt es in { $path } nicht; Partien darin: { $count }
game-does-not-end = Partie { $game } ist nach { $actions } Aktionen nicht zu Ende; gib ihr ein stall_limit

## What is wrong with text

empty-move = der Zug ist leer; Züge schreibt man so: { $allowed }
unknown-move = unbekannter Zug „{ $word }“; ein Zug beginnt mit: { $allowed }
bad-word-count = „{ $move }“ hat nicht die Wörter eines Zuges wie „{ $form }“
bad-place = „{ $word }“ ist keine Position auf dem Teetisch; erlaubt: { $least } bis { $most }
bad-slot = „{ $word }“ ist kein Feld der Reihe; erlaubt: { $least } bis { $most }
bad-stack = „{ $word }“ ist kein Stapel; erlaubt: { $least } bis { $most }
unknown-card = unbekannte Karte „{ $word }“; eine Karte ist ein Buchstabe B C D F K S T für den Typ und eine Zahl von 1 bis 6
unknown-hat = unbekannter Hut „{ $word }“; es gibt: { $allowed }
unknown-character = unbekannte Figur „{ $word }“; es gibt: { $allowed }
unknown-cell = unbekanntes Feld „{ $word }“; die Felder sind A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = unbekannte Farbe „{ $word }“; es gibt: { $allowed }

## What is wrong with a record

wrong-seat = nicht Platz { $seat } ist dran, sondern Platz { $mover }
chance-differs = „{ $name }“ in { $move } kann der Zufall hier nicht gebracht haben
chance-missing = „{ $name }“ fehlt in { $move }
options-missing = diese Optionen fehlen: { $names }
legal-differs = „legal“ ist nicht die Liste der hier erlaubten Züge
result-missing = es gibt kein Ergebnis
result-differs = Ergebnis: { $name } ist { $found }, sollte aber { $expected } sein
result-unknown = Ergebnis: { $name } gehört nicht hierher
game-not-over = die Partie ist nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  } nicht zu Ende
no-deal = eine von Hand aufgebaute Partie wurde nicht ausgeteilt, deshalb hat sie keine Aufzeichnung
cannot-resign = aufgeben kann man nur eine laufende Partie zwischen zwei Seiten
game-was-resigned = die Partie wurde aufgegeben
fair-commitment = Verteilung, Startwert und Salt passen nicht zu dem Fingerabdruck, der vor der Partie veröffentlicht wurde
fair-seed = der Startwert muss eine ganze Zahl mit höchstens 20 Ziffern sein
fair-deal = die Verteilung ergibt sich nicht aus dem Startwert
fair-chance = was der Zufall in Zug { $number } gebracht hat, ergibt sich nicht aus dem Startwert

## Hats: positions

card-twice = H1: die Karte { $card } ist doppelt da
hats-turn-is-over = H4: mit main_done und optional_done wäre der Zug vorbei
hats-no-offer-possible = H8: eine Karte anbieten kann man nur zu viert und nur, solange die optionale Aktion noch offen ist
hats-bad-hand = H10: Platz { $seat } hat { $cards } Karten auf der Hand und { $taken } gesammelt; erlaubt auf der Hand: 1 bis { $most }
hats-uneven-hands = H10: bei { $hands } Handkarten und Zug { $turn } kommen die Spieler nicht in derselben Runde zu ihrer letzten Karte
hats-removed-there = H3: { $cards } kann nicht dabei sein: die Option nimmt diese Typen heraus
hats-cookie-without-type = H9: Platz { $seat } hat keinen Typ und kann deshalb den Keks nicht haben
hats-offer-after-end = H10: wenn alle nur noch eine Karte haben, kann kein Angebot offen sein
hats-bad-pack = H3: die verteilten Karten sind nicht genau die dieser Partie; falsch oder fehlend: { $cards }
hats-bad-removed = H3: removed ist „{ $removed }“; es muss { $expected ->
    [0] leer sein
   *[other] zwei Typen nennen, und zwar die der Option, wenn sie welche nennt
  }
hats-needs-reshuffle = H7: der Nachziehstapel ist leer, deshalb braucht der Zug „reshuffle“
hats-bad-reshuffle = H7: reshuffle { $given } ist keine Mischung des Abwurfstapels { $pile }

## Hats: refusals

hats-game-is-over = die Partie ist zu Ende
hats-answer-the-offer = Platz { $seat } muss zuerst mit give auf das Angebot antworten
hats-main-action-first = vor der Hauptaktion lässt sich der Zug nicht beenden
hats-no-offer-to-answer = es wurde keine Karte angeboten
hats-main-action-done = die Hauptaktion dieses Zuges ist schon gemacht
hats-optional-action-done = die optionale Aktion dieses Zuges ist schon gemacht
hats-offer-needs-partner = einen Partner, dem man eine Karte geben kann, gibt es nur zu viert, nicht zu { $players ->
    [2] zweit
    [3] dritt
   *[other] { $players }
  }
hats-no-discard-with-four = zu viert gibt man seinem Partner eine Karte, statt eine abzuwerfen
hats-not-in-hand = { $card } ist nicht auf der Hand von Platz { $seat }
hats-no-such-place = Position { $place } gibt es mit { $players } Spielern nicht
hats-too-low = { $card } ist weder vom selben Typ wie { $taken } noch höher

## Hats: telling

hats-exchange = Platz { $seat } spielt { $card } auf Position { $place } und nimmt { $taken }.
hats-black = Platz { $seat } spielt { $card } als Schwarzen Hut.
hats-black-unseen = Platz { $seat } spielt eine Karte als Schwarzen Hut.
hats-discard = Platz { $seat } wirft { $card } ab.
hats-discard-unseen = Platz { $seat } wirft eine Karte ab.
hats-drew = Platz { $seat } zieht { $card } nach.
hats-drew-unseen = Platz { $seat } zieht eine Karte nach.
hats-reshuffle = { $cards ->
    [one] Die abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Die { $cards } abgeworfenen Karten werden zum neuen Nachziehstapel gemischt.
  }
hats-offer = Platz { $seat } gibt dem Partner verdeckt { $card }.
hats-offer-unseen = Platz { $seat } gibt dem Partner verdeckt eine Karte.
hats-give = Platz { $seat } gibt dafür { $card }.
hats-give-unseen = Platz { $seat } gibt dafür eine Karte.
hats-end = Platz { $seat } beendet den Zug.
hats-cookie = Platz { $seat } bekommt den Keks.

## Magic Hat: positions

magic-lower-slot-first = beim Vertauschen steht das niedrigere Feld zuerst, nicht { $first } { $second }
magic-needs-redeal = M9: der Tisch ist tot, deshalb braucht der Zug „redeal“
magic-bad-redeal = M9: redeal muss genau die verdeckten Hüte über die besetzten Felder legen
magic-redeal-dead = M9: auch nach redeal ist der Tisch tot
magic-dead = M9: kein Hut der Reihe gehört einer Figur der Reihe, und keiner ist ein Zauberhut
magic-bad-pair = M5: { $field } ist { $slots }; es müssen zwei Felder sein, das niedrigere zuerst
magic-bad-seen = M13: seen nennt Feld { $slot }, wo kein Hut liegt
magic-hat-without-character = M2: Feld { $slot } muss entweder Figur und Hut haben oder keins von beiden
magic-too-few-hats = M6: { $hats } Hüte im Stapel sind zu wenige für { $characters } Figuren im Stapel und { $magic } Zauberhüte
magic-not-in-box = M1: { $count } { $what ->
    [characters] Figuren
    [hats] Hüte
   *[other] { $what }
  } der Art { $kind }, in der Schachtel sind aber nur { $most }

## Magic Hat: refusals

magic-game-is-over = nur noch drei Felder sind besetzt: die Partie ist zu Ende
magic-game-has-stalled = es wurde zu lange nichts gewonnen: die Partie ist zu Ende
magic-empty-slot = Feld { $slot } ist leer
magic-no-swap-back = die Hüte auf Feld { $first } und { $second } wurden im vorigen Zug vertauscht

## Magic Hat: telling

magic-peek = Platz { $seat } sieht sich den Hut auf Feld { $slot } an: { $hat ->
    [king] der Hut des Königs
    [queen] der Hut der Königin
    [princess] der Hut der Prinzessin
    [knight] der Hut des Ritters
    [wizard] der Hut des Zauberers
    [jester] der Hut des Hofnarren
    [cook] der Hut des Kochs
    [maid] der Hut der Magd
    [dragon] der Hut des Drachen
    [astrologer] der Hut des Sterndeuters
    [noble] der Hut des Edelmanns
    [archer] der Hut des Bogenschützen
    [monk] der Hut des Mönchs
    [bishop] der Hut des Bischofs
    [troubadour] der Hut des Minnesängers
    [farmer] der Hut des Bauern
    [miner] der Hut des Bergmanns
    [fairy] der Hut der Fee
    [sultan] der Hut des Sultans
    [sailor] der Hut des Matrosen
    [magic] ein Zauberhut
   *[other] { $hat }
  }.
magic-peek-unseen = Platz { $seat } sieht sich den Hut auf Feld { $slot } an.
magic-swap = Platz { $seat } vertauscht die Hüte auf Feld { $first } und { $second }.
magic-open-pair = Platz { $seat } deckt Feld { $slot } auf: der Hut { $character ->
    [king] des Königs
    [queen] der Königin
    [princess] der Prinzessin
    [knight] des Ritters
    [wizard] des Zauberers
    [jester] des Hofnarren
    [cook] des Kochs
    [maid] der Magd
    [dragon] des Drachen
    [astrologer] des Sterndeuters
    [noble] des Edelmanns
    [archer] des Bogenschützen
    [monk] des Mönchs
    [bishop] des Bischofs
    [troubadour] des Minnesängers
    [farmer] des Bauern
    [miner] des Bergmanns
    [fairy] der Fee
    [sultan] des Sultans
    [sailor] des Matrosen
   *[other] { $character }
  }. Ein Paar!
magic-open-wrong = Platz { $seat } deckt Feld { $slot } auf: { $hat ->
    [king] der Hut des Königs
    [queen] der Hut der Königin
    [princess] der Hut der Prinzessin
    [knight] der Hut des Ritters
    [wizard] der Hut des Zauberers
    [jester] der Hut des Hofnarren
    [cook] der Hut des Kochs
    [maid] der Hut der Magd
    [dragon] der Hut des Drachen
    [astrologer] der Hut des Sterndeuters
    [noble] der Hut des Edelmanns
    [archer] der Hut des Bogenschützen
    [monk] der Hut des Mönchs
    [bishop] der Hut des Bischofs
    [troubadour] der Hut des Minnesängers
    [farmer] der Hut des Bauern
    [miner] der Hut des Bergmanns
    [fairy] der Hut der Fee
    [sultan] der Hut des Sultans
    [sailor] der Hut des Matrosen
    [magic] ein Zauberhut
   *[other] { $hat }
  }, aber darunter ist { $character ->
    [king] der König
    [queen] die Königin
    [princess] die Prinzessin
    [knight] der Ritter
    [wizard] der Zauberer
    [jester] der Hofnarr
    [cook] der Koch
    [maid] die Magd
    [dragon] der Drache
    [astrologer] der Sterndeuter
    [noble] der Edelmann
    [archer] der Bogenschütze
    [monk] der Mönch
    [bishop] der Bischof
    [troubadour] der Minnesänger
    [farmer] der Bauer
    [miner] der Bergmann
    [fairy] die Fee
    [sultan] der Sultan
    [sailor] der Matrose
   *[other] { $character }
  }. Ein Strafmarker.
magic-open-magic = Platz { $seat } deckt Feld { $slot } auf: ein Zauberhut!
magic-next-character = Neu auf Feld { $slot }: { $character ->
    [king] König
    [queen] Königin
    [princess] Prinzessin
    [knight] Ritter
    [wizard] Zauberer
    [jester] Hofnarr
    [cook] Koch
    [maid] Magd
    [dragon] Drache
    [astrologer] Sterndeuter
    [noble] Edelmann
    [archer] Bogenschütze
    [monk] Mönch
    [bishop] Bischof
    [troubadour] Minnesänger
    [farmer] Bauer
    [miner] Bergmann
    [fairy] Fee
    [sultan] Sultan
    [sailor] Matrose
   *[other] { $character }
  }.
magic-slot-empty = Feld { $slot } bleibt leer.
magic-redeal = Es war nichts zu gewinnen: Alle Hüte werden neu gemischt.

## Top Hats: positions

top-band-and-narrowed = T10: mit narrowed { $narrowed } ist die Randzone Ring { $expected }, nicht { $band }
top-stack-count = T3: { $count } Stapel; erlaubt: 1 bis { $most }
top-stack-height = T3: der Stapel auf { $cell } hat { $height } Hüte; erlaubt: 1 bis { $most }
top-centre-taken = T2: auf { $cell } steht der neutrale Hut
top-forbidden-ground = T10: { $cell } liegt außerhalb der Randzone, Ring { $band }
top-colour-not-playing = T2: { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  } ist mit { $players } Spielern nicht im Spiel
top-too-many-hats = T2: { $count } Hüte in { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  }; es gibt { $most }
top-no-stack-built = builders nennt { $cell }, wo kein Stapel steht
top-deal-not-empty = T3: bei Top Hats wird nichts verteilt, aber deal enthält „{ $field }“

## Top Hats: refusals

top-game-is-over = alle Stapel haben dieselbe Farbe: die Partie ist zu Ende
top-game-has-stalled = es wurde zu lange nichts geschlagen: die Partie ist zu Ende
top-build-first = zuerst müssen alle Stapel gebaut werden
top-no-hat-left = zum Bauen sind nicht genug Hüte in { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  } übrig: { $left }
top-place-first = zuerst müssen alle Stapel aufgestellt werden
top-placed-already = Stapel { $stack } steht schon auf dem Brett
top-wrong-ring = { $cell } liegt in Ring { $ring }; aufgestellt wird in Ring 2 und 3
top-cell-taken = auf { $cell } steht schon ein Stapel
top-all-stacks-stand = alle Stapel sind gebaut und aufgestellt
top-can-move = du kannst ziehen, also kannst du nicht passen
top-narrowed-enough = das Brett kann nicht weiter verkleinert werden (höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
  } pro Partie)
top-too-many-stacks = auf dem Brett stehen { $count } Stapel; verkleinern kann man es bei höchstens { $most }
top-band-not-empty = in der Randzone steht ein Stapel
top-move-under-way = ein Zug von { $cell } aus läuft noch; setz ihn mit seinen Aktionen oder seiner Wirkung fort
top-no-stack = auf { $cell } steht kein Stapel
top-not-yours = der Stapel auf { $cell } ist nicht { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $colour }
  }
top-step-goes-on = { $origin } nach { $target } ist ein Schritt, und mit einem Schritt ist der Zug vorbei
top-not-empty = { $cell } ist nicht leer
top-no-jump = von { $origin } nach { $target } ist weder ein Schritt noch ein Sprung
top-nothing-to-jump = auf { $cell } steht kein Stapel zum Überspringen
top-jumped-twice = der Stapel auf { $cell } wurde in diesem Zug schon übersprungen
top-no-such-effect = es gibt keinen Zug mit der Wirkung { $effect }
top-forbidden = { $cell } ist gesperrt
top-must-capture = du kannst schlagen, also musst du schlagen
top-must-capture-from-band = ein Stapel in der Randzone kann schlagen, also musst du mit einem Stapel in der Randzone schlagen
top-must-leave-band = einer deiner Stapel muss die Randzone verlassen
top-must-end-elsewhere = ein Zug, der nichts schlägt, muss auf einem anderen Feld als { $cell } enden
top-not-in-band = in der Randzone, auf { $cell }, darf ein Zug nur enden, wenn er schlägt

## Top Hats: telling

top-build = Platz { $seat } baut einen Stapel: in der Mitte { $middle ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $middle }
  }, unten { $bottom ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $bottom }
  }.
top-build-unseen = Platz { $seat } baut einen Stapel.
top-place = Platz { $seat } stellt Stapel { $stack } auf { $cell }.
top-step = Platz { $seat } geht einen Schritt von { $origin } nach { $target }.
top-jump = Platz { $seat } springt von { $origin } über { $over } nach { $target }.
top-stop = Platz { $seat } hält auf { $cell } an.
top-captured = { $cell } verliert einen { $lost ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[other] { $lost }
  } Hut; darunter kommt { $now ->
    [red] ein roter
    [yellow] ein gelber
    [blue] ein blauer
   *[other] { $now }
  } zum Vorschein.
top-captured-last = { $cell } verliert den letzten Hut, { $lost ->
    [red] einen roten
    [yellow] einen gelben
    [blue] einen blauen
   *[other] { $lost }
  }.
top-narrow = Platz { $seat } verkleinert das Brett: Ring { $band } ist jetzt die Randzone.
top-pass = Platz { $seat } passt.

## Bots

unknown-bot = unbekannter Bot „{ $name }“; es gibt: { $allowed }
unknown-bot-close = unbekannter Bot „{ $name }“; meintest du { $close }? Es gibt: { $allowed }
bad-budget = ein Budget braucht Sekunden (über 0, bis { $seconds }) oder Simulationen (1 bis { $simulations }) und 1 bis { $threads } Threads
not-on-the-move = Platz { $seat } ist nicht dran
too-many-seats = die Suche unterstützt Spiele mit bis zu { $most } Spielern; { $game } hat mehr
why-only = Das ist der einzige erlaubte Zug.
why-clear = Damit gewinne ich wohl zu { $value } %, mit dem nächstbesten Zug zu { $other } %.
why-close = Es ist knapp: Damit gewinne ich wohl zu { $value } %, mit einem anderen Zug zu { $other } %.
why-fair = Damit gewinne ich wohl zu { $value } %, das reicht mir.
why-plain = Sieht für mich gut aus.
why-hats-lead = Wäre jetzt Schluss, läge meine Seite { $lead } { $lead ->
    [one] Punkt
   *[other] Punkte
  } vor der nächstbesten.
why-hats-draw = Eine neue Karte könnte ein besserer Lieblingshut sein.
why-hats-offer = Ein Tausch mit meinem Partner könnte uns bessere Lieblingshüte bringen.
why-hats-give = Auch ohne diese Karte behalten wir unsere besten Lieblingshüte.
why-hats-enough = Mehr zu tun brächte keine Punkte.
why-hats-take = Ich nehme { $card }, die Karte ist dann { $worth } wert.
why-hats-more = Ich nehme { $card }, die Karte ist dann { $worth } wert; der nächstbeste Zug bringt nur { $other }.
why-hats-avoid = Jede Karte vom Typ { play-hat-type } bleibt { $worth } wert; nach dem nächstbesten Zug wären es nur noch { $other }.
why-hats-hold = Als Lieblingshut wäre { $card } dann { $points } wert; nach dem nächstbesten Zug käme mein bester nur auf { $other }.
why-hats-raise = Jede Karte vom Typ { play-hat-type } ist dann { $worth } statt { $was } wert: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } mehr für meine Seite.
why-hats-lower = Jede Karte vom Typ { play-hat-type } ist dann { $worth } statt { $was } wert: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } weniger für die anderen.
why-hats-cookie = Das bringt mir den Keks, also { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-snatch = Das nimmt Platz { $seat } den Keks weg, also { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-types = Ein neuer Typ in meiner Sammlung hilft mir, den Keks zu holen oder zu behalten.
why-hats-favourite = Mit { $card } in meiner Sammlung wird { $favourite } ein besserer Lieblingshut, im Moment { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-hats-keep = Ich behalte { $card } als Lieblingshut, im Moment { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-hats-black = Als Schwarzer Hut ist { $card } ein sicherer Punkt, und der Teetisch bleibt, wie er ist.
why-hats-spare = { $card } brauche ich nicht, und eine andere Karte nützt mir vielleicht mehr.
why-hats-suits = Mein Partner hat Karten vom Typ { play-hat-type } gesammelt, da wäre { $card } ein guter Lieblingshut.
why-magic-fits = Der Hut auf Feld { $slot } gehört der Figur darunter.
why-magic-magic = Der Hut auf Feld { $slot } ist ein Zauberhut.
why-magic-race = Auch der nächste Spieler kennt den Hut auf Feld { $slot }, also hole ich ihn mir vorher.
why-magic-likelier = Der Hut auf Feld { $slot } passt mit etwa { $chance } % Wahrscheinlichkeit, der auf dem nächstbesten Feld nur mit { $other } %.
why-magic-risk = Feld { $slot } aufzudecken ginge mit etwa { $chance } % Wahrscheinlichkeit schief; so riskiere ich keinen Strafmarker.
why-magic-home = Das bringt einen Hut zu seiner Figur auf Feld { $slot }, und der nächste Spieler kennt ihn nicht.
why-magic-look = Den Hut auf Feld { $slot } kenne ich nicht.
why-magic-wait = Ich kenne jeden Hut, und nichts würde mir mehr helfen als dem nächsten Spieler.
why-magic-told = So wie die anderen gespielt haben, passt der Hut auf Feld { $slot } mit etwa { $chance } % Wahrscheinlichkeit.
why-magic-guess = Den Hut auf Feld { $slot } habe ich nicht gesehen; er passt mit etwa { $chance } % Wahrscheinlichkeit.
why-magic-disturb = Der nächste Spieler kennt den Hut auf Feld { $slot }, ich aber nicht, also vertausche ich ihn.
why-magic-check = Platz { $seat } weiß, welcher Hut auf Feld { $slot } liegt, und ich will es auch wissen.
why-magic-idle = Von den Hüten, die ich kenne, lässt sich keiner gewinnen, wo er liegt: Ich warte und verrate nichts.
why-top-random = Wie ich baue und aufstelle, ist mir egal: Ich wähle zufällig.
why-top-balance = Ich schlage { $taken ->
    [0] keinen Hut
    [one] einen Hut
   *[other] { $taken } Hüte
  } und verliere danach wohl { $lost ->
    [0] keinen
    [one] einen
   *[other] { $lost }
  } an den nächsten Spieler.
why-top-narrow = Auf dem kleineren Brett schlage ich { $taken ->
    [0] keinen Hut
    [one] einen Hut
   *[other] { $taken } Hüte
  } und verliere danach wohl { $lost ->
    [0] keinen.
    [one] einen.
   *[other] { $lost }.
  }
why-top-better = Ich schlage { $taken ->
    [one] einen Hut
   *[other] { $taken } Hüte
  } und verliere danach wohl { $lost ->
    [0] keinen
    [one] einen
   *[other] { $lost }
  }; mit dem nächstbesten Zug schlage ich { $gain ->
    [one] einen
   *[other] { $gain }
  } und verliere wohl { $cost ->
    [0] keinen.
    [one] einen.
   *[other] { $cost }.
  }
why-top-safer = Nach diesem Zug bedroht der nächste Spieler nur { $stacks ->
    [one] einen meiner Stapel
   *[other] { $stacks } meiner Stapel
  }; nach dem nächstbesten Zug wären es { $other }.
why-top-solid = Mit drei Hüten von mir gehört dieser Stapel bis zum Schluss mir.
why-top-middle = Mit meinem Hut in der Mitte gehört mir dieser Stapel auch noch, wenn er einmal geschlagen wird.
why-top-bottom = Mit meinem Hut ganz unten kommt der Stapel zu mir zurück, wenn er zweimal geschlagen wird.
why-top-others = Irgendwo müssen die Hüte der anderen hin, und hier liegen sie nicht unter meinen übrigen Stapeln.
why-top-place = So wie es steht, könnte auf { $cell } niemand einen Stapel schlagen.
why-top-beside = Neben meinem Stapel auf { $cell } ist weniger Platz zum Landen: Die beiden schützen einander.
why-top-bait = Wird mein Stapel auf { $cell } geschlagen, ist darunter noch ein Hut von mir.
why-top-wins = Danach hat sonst niemand mehr einen Stapel, und ich gewinne.
why-top-uncovers = Ich kann die Hüte auf { $cells } schlagen, und darunter sind meine eigenen.
why-top-captures = { $taken ->
    [one] Ich kann auf { $cells } einen Hut schlagen und verliere danach wohl keinen an den nächsten Spieler.
   *[other] Ich kann { $taken } Hüte auf { $cells } schlagen und verliere danach wohl keinen an den nächsten Spieler.
  }
why-top-must = Ich muss schlagen. So erwische ich { $taken ->
    [one] einen Hut
   *[other] { $taken } Hüte
  } und verliere danach wohl { $lost ->
    [one] einen
   *[other] { $lost }
  } an den nächsten Spieler.
why-top-band = Ich kann nicht schlagen, also muss einer meiner Stapel aus der Randzone: der auf { $cell }.
why-top-flees = Der nächste Spieler könnte meinen Stapel auf { $cell } schlagen; nach diesem Zug nicht mehr.
why-top-guards = Nach diesem Zug kann der nächste Spieler meine Hüte auf { $cells } nicht mehr schlagen.
why-top-threatens = Damit drohe ich, auf { $cells } zu schlagen.
why-top-inwards = Mein Stapel auf { $cell } kommt näher an die Mitte.
why-top-safe = Nach diesem Zug kann der nächste Spieler keinen meiner Stapel schlagen.
why-top-drives = { $stacks ->
    [one] Dann steht ein gegnerischer Stapel in der Randzone und muss heraus.
   *[other] Dann stehen { $stacks } gegnerische Stapel in der Randzone und müssen heraus.
  }
why-top-room = Auf einem kleineren Brett haben die anderen weniger Platz.

## Replay

replay-title = { $game } mit { $players } Spielern. Platz { $first } beginnt.
replay-result = Die Partie ist zu Ende: { $scores }.
replay-score = Platz { $seat }: { $score }
replay-winner = Platz { $seats } gewinnt.
replay-winners = Die Plätze { $seats } teilen sich den Sieg.
replay-stalled = Die Partie endete durch Stillstand.
replay-resigned = Platz { $seat } gibt auf.
replay-abandoned = Die Partie wurde nicht zu Ende gespielt.

## Arena

arena-too-few-bots = ein Turnier braucht mindestens zwei Bots
arena-bot-twice = { $name } ist doppelt angegeben; gib einem davon ein anderes Budget, etwa { $bot }@500
arena-bad-budget = „{ $text }“ ist kein Budget; schreib Simulationen, @2000 (1 bis { $simulations }), oder Sekunden, @0.25s (bis { $seconds })
arena-two-budgets = gib --seconds oder --simulations an, nicht beides
arena-needs-sprt = --alpha und --beta gehören zu --sprt
arena-sprt-two-bots = --sprt vergleicht zwei Bots; nenne genau zwei
arena-bad-sprt = --sprt ist „{ $text }“; schreib zwei Siegquoten in Prozent, die kleinere zuerst, etwa 50,55
arena-bad-rate = { $flag } ist { $rate }; erlaubt: mehr als 0, weniger als { $most }
arena-bot-erred = { $name } ist in Runde { $round } nach { $action } Aktionen ausgefallen
arena-bot-fault = { $where }: { $fault }
arena-process-died = ein Prozess ist abgestürzt; was in --out steht, bleibt erhalten, und derselbe Befehl macht weiter
arena-settings-differ = { $path } wurde mit anderen Einstellungen begonnen: { $names }; { $name } war { $found }, jetzt ist es { $asked }. Nimm dieselben Einstellungen, wähle ein anderes --out oder lösche { $path } und { $side }
arena-file-taken = { $path } existiert, aber in { $side } steht nicht, was darin ist; wähle ein anderes --out
arena-records-lost = { $side } existiert, { $path } aber nicht; stell die Datei wieder her oder lösche { $side }
puzzles-bad-file = { $where }: das ist keine Datei mit Rätseln für diese Regeln
puzzles-progress = Rätsel für { play-game } werden gesucht
train-progress = { play-game } wird gelernt: Partien dieser Runde
train-round = Runde { $number }: { $games } Partien, { $samples } Stellungen, { $minutes } min; Verlust { $loss }; gegen greedy { $greedy }, gegen die Runde davor { $previous }
train-no-inputs = { play-game } hat keine Eingaben für ein Netz mit { $players } Spielern; erlaubt: { $allowed }
train-folder-used = in { $path } liegt schon ein Lauf; setz ihn mit --resume fort, oder wähl einen anderen Ordner
train-nothing-there = in { $path } liegt kein Lauf, der sich fortsetzen ließe; lass --resume weg
train-bad-folder = { $path } ist nicht der Ordner eines Laufs
train-other-settings = der Lauf in { $path } hat { $flag } { $value }; lass { $flag } weg, oder wähl einen anderen Ordner
arena-bad-line = { $where }: das ist keine Partie dieses Turniers; lösche die Zeile oder die Datei
arena-line-twice = { $where }: diese Partie kommt zweimal vor; lösche die Zeile oder die Datei
arena-file-busy = ein anderer Prozess schreibt gerade in { $path }
bad-cluster = „{ $text }“ ist kein Cluster; schreib ray, ray://HOST:PORT oder, auf einem seiner Rechner, ray:HOST:PORT oder ray:auto
cluster-not-started = Ray ist nicht gestartet: { $reason }
cluster-unreachable = unter { $address } antwortet kein Ray-Cluster: { $reason }
cluster-versions = alle Rechner eines Clusters brauchen dieselben Versionen von Ray und Python: { $reason }
cluster-versions-differ = { $node } hat { $theirs }, dieser Rechner { $ours }; installiere überall dasselbe
cluster-without-hatbox = ein Rechner des Clusters kann Hatbox { $version } nicht laden; installiere es dort mit `pip install 'hatbox[cluster]'`
cluster-work-lost = dieselbe Arbeit ging { $times }-mal mit ihrem Prozess verloren: { $reason }
workers-node = { $node }: { $chunks } Teile, { $rate } pro Sekunde
play-daily-title = { $game }, Tagespartie vom { $day }
play-daily-seed = Startwert: SHA-256 von „{ $text }“
play-daily-first = { $first ->
    [0] Du beginnst.
   *[other] Die Grinsekatze beginnt.
}
play-daily-playing = die Bots spielen { play-game }
play-daily-bots = So schneiden die Bots auf deinem Platz ab:
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] in { $moves } Zügen gewonnen
    [shared] unentschieden nach { $moves } Zügen
   *[no] nach { $moves } Zügen verloren
}
arena-title = { $game } mit { $players } Spielern, Startwert { $seed }
arena-counts = { $games } Partien: { $rounds } Runden, jede mit einer Verteilung in { $seatings } Sitzordnungen (verlangt: { $asked } Partien)
arena-incomplete = { $games } dieser Partien gehören zu { $rounds ->
    [one] einer unvollständigen Runde
   *[other] { $rounds } unvollständigen Runden
  }; sie zählen mit
arena-stopped = abgebrochen: { $missing } Partien wurden nicht gespielt
arena-results = Ergebnisse
arena-duels = Besser abgeschnitten als
arena-paces = Bedenkzeit
arena-bot = Bot
arena-games = Partien
arena-share = Siegquote
arena-interval = 95 %
arena-decided = von entschiedenen Partien
arena-ahead-of-mean = Vorsprung vor dem Schnitt der Gegner
arena-ahead-of-best = Vorsprung vor dem besten Gegner
arena-rating = Wertung
arena-scale = Elo
arena-decisions = Entscheidungen
arena-mean-time = Mittel ms
arena-high-time = 99 % ms
arena-longest-time = längste ms
arena-simulations = Simulationen
arena-speed = Simulationen/s
arena-late = verspätete Partien
arena-faults = Fehler
arena-illegal = ungültige Antworten
arena-overdue = zu spät
arena-crashes = Abstürze
arena-replaced = durch Zufallszüge ersetzt
arena-unknown = k. A.
arena-sprt-low = SPRT: { $bot } gewinnt höchstens { $low }, nicht { $high }
arena-sprt-high = SPRT: { $bot } gewinnt mindestens { $high }, nicht { $low }
arena-sprt-open = SPRT: noch nicht entschieden, ob { $bot } { $low } oder { $high } gewinnt
arena-sprt-bounds = Logarithmus des Likelihood-Quotienten { $ratio } nach { $rounds } Runden; Grenzen { $lower } und { $upper } (Alpha { $alpha }, Beta { $beta }).
arena-sprt-biased = Der Test hörte auf, sobald es klar war; deshalb neigen die Quoten und Intervalle unten zu seiner Entscheidung hin.
arena-adjusted = ohne Glück
arena-luck-worth = Das Glück beim Ziehen herauszurechnen war so viel wert wie { $percent } % mehr Partien.
arena-luck-worthless = Das Glück beim Ziehen herauszurechnen hat hier keine Partien gespart.
arena-fair = Gleich gute Bots würden je { $share } gewinnen.
arena-scale-note = Elo: Wer 400 Punkte mehr hat, liegt am Ende zehnmal so oft vorn wie hinten. { $bot } hat 0.
arena-ended = So endeten die Partien: { $endings }.

## Studies

study-not-toml = { $path } ist kein TOML: { $fault }
study-one-file = { $path } beschreibt die ganze Studie; entweder eine Datei und Optionen angeben oder Spiele und Optionen
study-no-game = welches Spiel soll untersucht werden? game = „…“
study-unknown-key = { $where }unbekannter Schlüssel „{ $name }“; erlaubt: { $allowed }
study-unknown-key-close = { $where }unbekannter Schlüssel „{ $name }“; gemeint war „{ $close }“?
study-unknown-option-close = { $game } hat keine Option „{ $name }“; gemeint war „{ $close }“?
study-bad-value = { $name } kann nicht „{ $value }“ sein; so schreibt man es: { $allowed }
study-precision = eine Genauigkeit von { $value } braucht etwa { $games } Partien je Variante; möglich: { $least } bis { $most }
study-too-many = das sind { $variants } Varianten; eine Studie hat höchstens { $most }
study-too-many-bots = das Spiel hat { $sides } Parteien, zu wenige für { $bots } Bots gegeneinander
study-twice = dieselbe Variante kommt zweimal vor: { $name }
study-same-name = zwei verschiedene Spiele heißen { $name }; das geänderte braucht einen eigenen Namen
study-not-folder = { $path } ist kein Ordner
study-folder-taken = in { $path } liegt schon anderes; bitte ein anderes --out wählen
study-other = { $path } enthält eine andere Studie; verschieden sind: { $names }. Bitte ein anderes --out wählen
what-if-base = { $name } kann nicht geändert werden; ausgehen kann man von: { $allowed }
what-if-name = „{ $name }“ kann kein geändertes Spiel heißen; bitte einen neuen Namen aus Buchstaben, Ziffern und _ wählen
what-if-module = { $name }: bitte MODULE.NAME schreiben; die Module von { $game } sind { $allowed }
what-if-unknown = { $game } hat nichts, was { $name } heißt; vielleicht: { $allowed }
what-if-kind = { $name } muss bleiben, was es ist: { $wanted ->
    [def] eine Funktion
   *[other] eine Zahl, ein Text, eine Liste oder eine Tabelle
  }

## Command line

compiling = die Regeln werden kompiliert (nur wenn sie auf diesem Gerät neu sind) …
faults-summary = { $records } Aufzeichnungen, { $moves } Züge, { $faults } Fehler
bad-lines = { $bad } von { $lines } Zeilen waren nicht verwendbar; die erste: { $fault }

## Backups

database-unusable = { $fault }
backup-writing = kopiere
backup-done = { $path } enthält { $players } Spieler, { $tables } Tische und { $events } Ereignisse
backup-not-ours = { $path } stammt nicht von hatbox backup
backup-newer = { $path } stammt von einem neueren hatbox (Schema { $schema }, dieses kennt { $known }): Nimm diese neuere Version
backup-damaged = { $path } ist beschädigt, deshalb wurde nichts geändert
restore-checking = prüfe
restore-writing = stelle wieder her
restore-done = aus { $path } wiederhergestellt: { $players } Spieler, { $tables } Tische und { $events } Ereignisse
restore-not-empty = die Datenbank ist nicht leer, deshalb wurde nichts geändert; --replace löscht, was darin ist

## Looking after a server

admin-no-player = niemand hat die Kennung oder den Namen { $player }
admin-many-players = mehrere Spieler heißen { $name }; wähle einen über die Kennung: { $ids }
admin-no-table = es gibt keinen Tisch { $table }
admin-table-ended = Tisch { $table } ist schon zu Ende: { $status }
admin-table-busy = an Tisch { $table } ist gerade zu viel los, um ihn zu schließen; versuch es noch einmal
admin-bad-name = ein Name hat 1 bis 24 Zeichen, davon mindestens ein sichtbares
admin-none = Nichts zu zeigen.
admin-closed = Tisch { $table } ist geschlossen.
admin-muted = { $name } ({ $player }) ist bis { $until } stummgeschaltet.
admin-unmuted = { $name } ({ $player }) ist nicht mehr stummgeschaltet.
admin-banned = { $name } ({ $player }) ist gesperrt.
admin-unbanned = { $name } ({ $player }) ist nicht mehr gesperrt.
admin-renamed = { $player } heißt jetzt { $name }.
admin-status-name = { $status ->
    [open] offen
    [playing] läuft
    [over] zu Ende
   *[closed] geschlossen
  }
admin-table = Tisch
admin-value = Wert
admin-game = Spiel
admin-status = Status
admin-seats = Plätze
admin-seat = Platz
admin-options = Optionen
admin-host = Gastgeber
admin-created = eröffnet
admin-updated = zuletzt benutzt
admin-events = Ereignisse
admin-player = Spieler
admin-name = Name
admin-tables = Tische
admin-muted-until = stummgeschaltet bis
admin-notes = Bemerkungen
admin-bot = Bot
admin-is-banned = gesperrt
admin-when = wann
admin-reporter = gemeldet von
admin-reported = über
admin-reason = Grund
admin-what = was
admin-count = Anzahl
admin-stats-players = Spieler
admin-stats-bots = davon Bots
admin-stats-new-players = neu in den letzten 24 Stunden
admin-stats-muted = zurzeit stummgeschaltet
admin-stats-banned = gesperrt
admin-stats-moves = Züge
admin-stats-day = in den letzten 24 Stunden beendete Partien
admin-stats-week = in den letzten 7 Tagen beendete Partien
admin-stats-reports = Meldungen

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: Karten mit dem Teetisch tauschen, 2 bis 4 Spieler
    [magic_hat] Magic Hat: sich merken, welcher Hut über wem liegt, 2 bis 4 Spieler
    [top_hats] Top Hats: Stapel, die übereinanderspringen, 2 oder 3 Spieler
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Zufall
    [greedy] Nimmersatt
    [dormouse] Haselmaus
    [march_hare] Märzhase
    [cheshire_cat] Grinsekatze
    [mad_hatter] Hutmacher
    [white_rabbit] Weißes Kaninchen
   *[other] { $bot }
  }
play-you = du
play-person = Mensch
play-seat = { $seat } ({ $who })
play-friends = nur Menschen an diesem Gerät
play-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
play-choose-game = Welches Spiel?
play-choose-players = Wie viele Spieler?
play-choose-opponents = Gegen wen willst du spielen? Vom schwächsten zum stärksten:
play-not-offered = „{ $text }“ steht nicht zur Wahl; Enter zeigt, was möglich ist
play-choose-one = Bitte tippe eine der angebotenen Nummern, bis { $most }.
play-bad-levels = --level ist { $levels }-mal angegeben, es gibt aber { $bots } Bots; gib es einmal für alle oder einmal für jeden an
play-load-alone = --load setzt eine gespeicherte Partie fort, wie sie war: Dazu passen nur --seed und --seconds
play-file-taken = { $path } existiert schon und ist keine gespeicherte Partie; wähle einen anderen Namen

play-begins = Platz { $seat } beginnt.
play-resumed = Die Partie geht nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  } weiter.
play-help-hint = Tippe eine Zahl oder einen Zug; ? zeigt die Regeln und alles andere.
play-your-turn = Platz { $seat }, du bist dran
play-over = Die Partie ist zu Ende
play-thinking = { $who } überlegt …
play-look-once = Schau gut hin und drück dann Enter: Du siehst das nur einmal.
play-done-looking = Enter leert den Bildschirm für den nächsten Spieler; oder tippe undo:
play-hand-over = Gib das Gerät an Platz { $seat } weiter. Alle anderen schauen weg.
play-ready = Platz { $seat }, drück Enter, wenn sonst niemand den Bildschirm sieht.
play-goodbye = Bis bald!
play-after = Enter beendet; oder tippe again, log oder save FILE.
play-score = Platz { $seat }: { $score }
play-undone = Zurückgenommen.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-others = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gespielt.
play-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte gezogen.
play-undo-revealed = Das lässt sich nicht zurücknehmen: Dabei wurde etwas Verdecktes sichtbar.
play-save-where = In welche Datei speichern?
play-save-leaving = Die Partie ist nicht gespeichert. Tippe einen Dateinamen zum Speichern oder Enter zum Beenden:
play-saved =
    Gespeichert in { $path }.
    Weiterspielen mit: hatbox play --load { $path }
    (In der Datei steht alles, auch was für dich verdeckt ist: besser nicht hineinsehen.)
play-resign-sure = Wirklich aufgeben? (yes oder no)
play-hint = { $who } würde so spielen:
play-hint-why = „{ $reason }“
play-hint-share = Siegchance { $share } %, plus/minus { $error }
play-choose-move = Was willst du tun?
play-moves-so = { $verb } ({ $count })
play-commands =
    Tippe Zahlen („3“, dann „1“, oder „3 1“), Züge (auch gekürzt: „ex d4 3“) oder:
      ?             diese Hilfe
      hint          was der stärkste Bot spielen würde, und warum
      legal         alle erlaubten Züge
      table         alles neu zeichnen
      log           was bisher geschah; log 10: die letzten zehn Ereignisse
      undo          deinen letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
      save FILE     die Partie speichern; später: hatbox play --load FILE
      resign        aufgeben (bei zwei Seiten)
      quit          beenden
    Eine leere Zeile führt zurück zur ersten Auswahl.
play-extra-command = { $name ->
    [stacks] stacks        alle Stapel von oben nach unten, soweit du sie kennst
   *[other] { $name }
  }

play-column-seat = Platz
play-column-hand = Hand
play-column-collection = Sammlung
play-column-black = Schwarze Hüte
play-column-cookie = Keks
play-column-now = Punkte jetzt
play-column-pairs = Paare
play-column-magic = Zauberhüte
play-column-penalties = Strafmarker
play-column-colour = Farbe
play-column-stacks = Stapel
play-column-waiting = noch aufzustellen
play-column-lost = verlorene Hüte
play-column-cell = Feld
play-column-stack = von oben nach unten
play-column-builder = gebaut von Platz

play-hat-type = { $type ->
    [B] Baskenmütze
    [C] Cloche
    [D] Deerstalker
    [F] Fes
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
  }
play-tea-table = Teetisch
play-row-cards = Karte
play-row-worth = Wert
play-worth-now = Wert jetzt
play-piles = Nachziehstapel { $deck }, Abwurfstapel { $discards }
play-hand = Deine Handkarten
play-cookie = Keks
play-team-now = Plätze { $seats }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } jetzt
play-team-score = Plätze { $seats } zusammen: { $score }
play-offer-open = Platz { $seat } hat dem Partner verdeckt eine Karte gegeben.
play-choose-card = { $left ->
    [give] Welche Karte gibst du deinem Partner?
    [optional] Deine Hauptaktion ist gemacht. Welche Karte für die optionale Aktion?
    [main] Deine optionale Aktion ist gemacht. Welche Karte für die Hauptaktion?
   *[both] Welche Karte?
  }
play-choose-use = Was willst du mit { $card } tun? (Enter: andere Karte)
play-card-favourite = { $uses }; als Lieblingshut { $points }
play-exchange-onto = auf Position { $place }, nimm
play-end-turn = den Zug beenden
play-hats-verb = { $verb ->
    [black] als Schwarzen Hut spielen
    [discard] abwerfen und nachziehen
    [offer] deinem Partner geben
    [give] deinem Partner geben
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] tauschen auf { $places }
    [black] Schwarzer Hut
    [discard] abwerfen
    [offer] dem Partner
    [give] geben
   *[other] { $verb }
  }
play-black-hats = Schwarze Hüte
play-favourite = Lieblingshut { $card }
play-tie-broken = Gleichstand: Es entscheiden die Schwarzen Hüte, dann der Keks (H14).

play-kind = { $kind ->
    [king] König
    [queen] Königin
    [princess] Prinzessin
    [knight] Ritter
    [wizard] Zauberer
    [jester] Hofnarr
    [cook] Koch
    [maid] Magd
    [dragon] Drache
    [astrologer] Sterndeuter
    [noble] Edelmann
    [archer] Bogenschütze
    [monk] Mönch
    [bishop] Bischof
    [troubadour] Minnesänger
    [farmer] Bauer
    [miner] Bergmann
    [fairy] Fee
    [sultan] Sultan
    [sailor] Matrose
    [magic] ZAUBERHUT
   *[other] { $kind }
  }
play-slot = Feld { $slot }
play-seen-by = gesehen: { $seats }
play-magic-piles = Stapel: { $characters } Figuren, { $hats } Hüte. Züge ohne Gewinn: { $stall }
play-magic-piles-limit = Stapel: { $characters } Figuren, { $hats } Hüte. Züge ohne Gewinn: { $stall } von { $limit }
play-magic-verb = { $verb ->
    [peek] peek: einen Hut heimlich ansehen
    [swap] swap: zwei Hüte vertauschen
   *[open] open: einen Hut aufdecken, für ein Paar oder einen Strafmarker
  }
play-choose-slot = { $verb ->
    [peek] Welches Feld ansehen?
    [swap] Welches Feld vertauschen?
   *[open] Welches Feld aufdecken?
  }
play-choose-second = Feld { $slot } mit welchem vertauschen?
play-opened-wrong = Platz { $seat } hat Feld { $slot } aufgedeckt, und es war falsch. Ein Strafmarker.
play-magic-penalties = Strafmarker minus Zauberhüte

play-colour = { $colour ->
    [red] rot
    [yellow] gelb
   *[blue] blau
  }
play-own-stacks = Deine Stapel, von oben nach unten
play-top-state = Die Randzone ist Ring { $band }. Züge, ohne dass geschlagen wurde: { $stall }
play-top-state-limit = Die Randzone ist Ring { $band }. Züge, ohne dass geschlagen wurde: { $stall } von { $limit }
play-legend = { $rings } Ringe   { $band } Randzone   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-legend-placing = { $goal } hier aufstellen   { $rings } Ringe   { $band } Randzone   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-legend-narrowed = { $rings } Ringe   { $band } Randzone   { $forbidden } gesperrt   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-choose-stack = Welcher Stapel?
play-choose-build = Der nächste Stapel, von oben nach unten:
play-choose-cell = Wo willst du Stapel { $stack } aufstellen? Tippe eine Zahl oder ein Feld (Enter: anderer Stapel)
play-choose-target = Wohin willst du mit { $cell }? (Enter: anderer Stapel)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
play-goes = nach { $cell }
play-goes-taking = nach { $cell }, schlägt { $taken }
play-top-verb = { $verb ->
    [narrow] das Brett verkleinern, dann ziehen
   *[pass] passen
  }
play-top-points = Platz { $seat }: { $share } (Stapel auf dem Brett: { $stacks })
play-top-won = Alle Stapel auf dem Brett sind { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge hintereinander
  }, ohne dass geschlagen wurde (T13): Alle, die noch einen Stapel haben, teilen sich den Sieg.

play-rules-other = Die Regeln dieses Spiels werden hier nicht erklärt; `legal` zeigt deine Züge.
play-rules-hats =
    HATS in Kürze
    Wer die meisten Punkte hat, gewinnt. In deinem Zug (H4) machst du eine
    Hauptaktion und davor oder danach höchstens eine optionale Aktion.
      Haupt: tauschen (H5). Spiel eine Karte auf eine Position des Teetischs und
        nimm die Karte, die dort lag; deine muss vom selben Typ oder höher sein.
        Oder spiel eine Karte verdeckt als Schwarzen Hut (H6), den nur du kennst.
      Optional, zu zweit oder dritt: eine Karte abwerfen und nachziehen (H7).
      Optional, zu viert: dem Partner eine Karte geben; er gibt dafür eine (H8).
    Nach acht Zügen ist deine letzte Karte dein Lieblingshut (H10).
    Punkte: Jede gesammelte Karte ist so viel wert wie die niedrigste Position
    ihres Typs auf dem Teetisch, 0, wenn er dort fehlt; jeder Schwarze Hut ist 1
    wert (H11). Der Lieblingshut bringt die Zahlen deiner gesammelten Karten
    seines Typs, minus seine eigene (H12). Der Keks bringt 5 (H13): Ihn bekommt,
    wer die meisten Typen hat (H9). „Punkte jetzt“ sind ohne Lieblingshüte.
    Züge: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Typen: Baskenmütze, Cloche, Deerstalker, Fes, Kepi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT in Kürze
    Hol die meisten Paare aus Figur und Hut. Sieben Figuren liegen in einer
    Reihe, über jeder verdeckt ein Hut (M2). Mach eins von dreien (M3):
      peek (M4): einen Hut ansehen; nur du siehst ihn.
      swap (M5): zwei Hüte vertauschen, ohne hinzusehen.
      open (M6): einen Hut für alle aufdecken. Gehört er der Figur darunter,
        gewinnst du beide, und eine neue Figur mit neuem Hut kommt an ihren
        Platz. Einen Zauberhut behältst du. Sonst kommt der Hut verdeckt zurück,
        und du bekommst einen Strafmarker.
    Das Spiel endet, wenn nur noch drei Figuren übrig sind (M7) oder wenn zu
    lange nichts gewonnen wurde (M10).
    Punkte: Paare minus Strafmarker; jeder Zauberhut gleicht einen aus (M8).
    Was du gesehen hast, musst du dir merken, außer mit der Option memory_aid
    (M13).
    Züge: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in Kürze
    Du gewinnst, wenn alle Stapel dir gehören (T11). Alle bauen heimlich fünf
    Stapel aus je drei Hüten, die eigene Farbe oben (T3), und stellen sie reihum
    auf Ring 2 und 3 auf (T4). Ein Stapel gehört der Farbe, die oben ist, egal
    wer ihn gebaut hat (T5).
    In deinem Zug bewegst du einen Stapel (T6): einen Schritt auf ein leeres
    Nachbarfeld oder in Sprüngen über Nachbarstapel auf das leere Feld direkt
    dahinter. Jeder gegnerische Stapel, über den du springst, verliert seinen
    obersten Hut; der Hut darunter bestimmt, wem er jetzt gehört (T7). Wer
    schlagen kann, muss schlagen, zuerst aus der Randzone (T8).
    Der äußerste Ring ist die Randzone: Ein Zug darf dort nur enden, wenn er
    schlägt, und ein Stapel dort muss wieder heraus (T9). Bei höchstens fünf
    Stapeln, keiner davon in der Randzone, darfst du vor deinem Zug das Brett
    verkleinern (T10). Nach zu vielen Zügen, in denen nichts geschlagen wurde,
    ist es unentschieden (T13).
    Züge: build yellow red (Mitte, unten), place 2 E7, move C3 C5 E7 (wo er
    landet), C3-E7*C4 (von, nach, geschlagen), narrow, pass

## Playing at a server

join-bad-address = „{ $address }“ ist keine Serveradresse; schreib zum Beispiel localhost:8731
bad-prefix = { $option } kann nicht „{ $value }“ sein; erlaubt: ein Pfad wie /hats
bad-web-address = { $option } kann nicht „{ $value }“ sein; es ist eine Adresse wie { $example }
request-unknown-host = Dieser Server kennt den Namen { $host } nicht. Der Server-Admin kann ihn mit --url erlauben.
bad-header = { $option } kann nicht „{ $value }“ sein; es ist der Name eines Headers wie X-Forwarded-User
sign-in-off = Hier meldet man sich nicht an; ein Name genügt.
sign-in-provider-down = Der Anmeldedienst antwortet nicht. Bitte versuch es in ein paar Minuten noch einmal.
sign-in-provider-wrong = Beim Anmeldedienst ist etwas schiefgegangen. Bitte versuch es noch einmal, oder sag dem Server-Admin Bescheid.
sign-in-denied = Du hast dich nicht angemeldet, also hat sich nichts geändert.
sign-in-expired = Das hat zu lange gedauert oder ist schon erledigt. Bitte melde dich noch einmal an.
sign-in-other-browser = Bitte schließ die Anmeldung in dem Browser ab, in dem du angefangen hast.
sign-in-linked-elsewhere = Dieses Konto gehört schon zu { $name }.
sign-in-has-account = Du hast schon ein anderes Konto verknüpft. Löse zuerst diese Verknüpfung.
sign-in-no-proxy = Der Server weiß nicht, wer du bist. Bitte öffne das Spiel so, wie dein Admin es dir gesagt hat.
identity-sign-in-needed = Bitte melde dich an, um hier mitzuspielen.
serve-scan = Scann das mit dem Handy, oder öffne { $address }
member-list-short = { $path }, Zeile { $line }: der Code ist zu kurz; er braucht mindestens { $least } Buchstaben oder Ziffern
member-list-twice = { $path }, Zeile { $line }: dieser Code steht schon in der Liste
member-name-taken = { $name } hat schon einen Code; „hatbox invite revoke“ nimmt ihn zurück
member-unknown = niemand namens { $name } hat einen Code; „hatbox invite list“ zeigt, wer einen hat
member-several = mehrere Leute namens { $name } haben einen Code; lösche ihn in deiner Datei
member-from-file = der Code von { $name } steht in deiner Datei: lösche dort die Zeile
member-code = Code
member-link = Link
member-added = hinzugefügt
member-player = spielt als
member-seen = zuletzt da
member-revoked = Der Code von { $name } gilt nicht mehr.
member-revoked-banned = Der Code von { $name } gilt nicht mehr, und { $name } ({ $player }) ist gesperrt. Rückgängig machst du das mit: hatbox admin unban { $player }
identity-invite-needed = Um hier mitzuspielen, brauchst du einen Einladungscode. Frag die Person, die dich eingeladen hat.
lobby-closed = Hier gibt es keine schnellen Partien. Eröffne einen Tisch und lade Freunde ein.
join-unreachable = { $address } ist nicht zu erreichen: { $reason }
join-not-hatbox = unter { $address } läuft kein hatbox-Server
join-refusal = { $reason }
join-refused = Der Server lehnt ab: { $code }
join-bad-identities = { $path } ist beschädigt; reparier oder lösche die Datei (dann bist du überall ein neuer Spieler)
join-name = Wie heißt du?
join-recovery =
    Mit diesem Code spielst du auf einem anderen Gerät mit deinem Profil weiter:
    { $code }
    Gespeichert ist dein Profil in { $path }.
join-choose-table = Wo willst du spielen?
join-mine-turn = deine Partie { $game }, du bist dran: { $who }
join-mine = deine Partie { $game }: { $who }
join-open = { $game }, freie Plätze: { $free }; mit { $who }
join-new = einen neuen Tisch eröffnen
join-choose-access = Wer darf mitspielen?
join-listed = alle: Der Tisch steht in der Liste
join-private = nur, wem du den Namen des Tischs gibst
join-free = frei
join-waiting =
    Warten auf die anderen. Sie tippen: hatbox join { $url } { $table }
    Oder besetz die freien Plätze: Tippe bots dormouse
    (oder march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = Warten auf { $who }.
join-help-hint = Tippe ? für die Regeln und Befehle.
join-line-lost = (Verbindung verloren; neuer Versuch …)
join-line-back = (Verbindung wieder da)
join-not-now = „{ $text }“ geht jetzt nicht: Du bist nicht dran.
join-bad-level = tippe bots und eine Stärke: { $allowed }
join-leave-sure = Den Platz wirklich aufgeben? (yes oder no)
join-after = Enter beendet; oder tippe again, log oder say.
join-sat = { $name } nimmt Platz { $seat }.
join-left = Platz { $seat } ist wieder frei.
join-readied = Platz { $seat } ist bereit.
join-unreadied = Platz { $seat } ist noch nicht bereit.
join-filled = { $bot } nimmt die freien Plätze.
join-started = Die Partie beginnt.
join-chose = Platz { $seat } ist mit der Auswahl fertig.
join-rechose = Platz { $seat } wählt noch einmal neu.
join-undone = Platz { $seat } nimmt einen Zug zurück.
join-undo-asked = Platz { $seat } möchte einen Zug zurücknehmen; die anderen tippen yes oder no.
join-undo-refused = Platz { $seat } erlaubt es nicht: Der Zug bleibt.
join-taken-over = { $why ->
    [time] Die Zeit von Platz { $seat } ist um: { $bot } übernimmt.
   *[left] Platz { $seat } hat den Tisch verlassen: { $bot } übernimmt.
  }
join-returned = Platz { $seat } ist wieder da.
join-said = { $name }: { $text }
join-bots-offered = Bisher ist niemand dazugekommen; der Gastgeber kann bots und eine Stärke tippen.
join-rematch-asked = Platz { $seat } möchte noch mal spielen; tippe again, wenn du auch willst.
join-rematched = Eine neue Partie beginnt.
join-closed = Der Tisch ist geschlossen.
join-commands =
    Tippe Zahlen („3“, dann „1“, oder „3 1“), Züge (auch gekürzt: „ex d4 3“) oder:
      ?             diese Hilfe
      legal         alle erlaubten Züge
      table         alles neu zeichnen
      log           was bisher geschah; log 10: die letzten zehn Ereignisse
      say WORTE     allen etwas sagen; phrases: fertige Sätze, beim Namen gesagt
      undo          deinen letzten Zug zurücknehmen; oft müssen andere zustimmen
      yes, no       antworten, wenn jemand einen Zug zurücknehmen möchte
      resign        aufgeben (bei zwei Seiten)
      leave         den Platz aufgeben; ein Bot übernimmt
      return        deinen Platz vom Bot zurücknehmen
      bots STÄRKE   die freien Plätze mit Bots besetzen (nur der Gastgeber)
      again         noch eine Partie mit denselben Leuten, wenn sie zu Ende ist
      quit          das Programm beenden und den Platz behalten
    Eine leere Zeile führt zurück zur ersten Auswahl.

## Table talk: ready-made phrases

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Lass dir Zeit.
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-thinking = Lass mich nachdenken …
phrase-exciting = Jetzt wird es spannend!
phrase-lucky = Glück gehabt!
phrase-unlucky = So ein Pech!
phrase-yes = Ja!
phrase-no = Nein!
phrase-haha = Hahaha!
phrase-well-done-partner = Gut gemacht, Partner!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-next-time = Nächstes Mal klappt’s!
phrase-must-go = Tut mir leid, ich muss los.
phrase-bye = Tschüss, bis bald!

## The server

serving = läuft unter { $address } (Strg-C beendet)
connection-hello-first = Verbindung beendet: Ein Programm muss zuerst sagen, wer es ist.
connection-hello-twice = Verbindung beendet: Ein Programm sagt nur einmal, wer es ist.
connection-version = Diese App ist älter oder neuer als der Server. Lade die Seite neu oder aktualisiere die App.
connection-not-text = Verbindung beendet: Jede Nachricht muss Text sein.
connection-too-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Moment.
connection-too-slow = Deine Verbindung ist zu langsam. Neuer Versuch …
connection-silent = Wir haben eine Weile nichts von dir gehört. Neuer Versuch …
message-bad = Der Server versteht diese Nachricht nicht: { $fault }
identity-needed = Du brauchst zuerst einen Namen.
identity-unknown-token = Der Server kennt dich nicht mehr. Bitte wähle wieder einen Namen.
identity-unknown-code = Dieser Wiederherstellungscode stimmt nicht. Bitte prüf ihn noch einmal.
device-unknown = Dieses Gerät ist schon abgemeldet.
identity-banned = Du bist auf diesem Server gesperrt.
identity-banned-because = Du bist auf diesem Server gesperrt: { $reason }
identity-too-many-mutes = Du kannst höchstens { $most } Spieler stummschalten.
name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
table-unknown = Diesen Tisch gibt es nicht.
table-too-many = Du hast schon { $most } offene Tische. Starte oder verlass erst einen davon.
table-too-many-running = Bei dir laufen schon { $most } Partien. Beende eine davon oder gib eine auf.
table-too-many-watched = Du schaust an zu vielen Tischen gleichzeitig zu.
table-worn-out = Dieser Tisch hat seine Grenze erreicht: Ab jetzt sind nur noch Züge möglich. Eröffne einen neuen.
table-no-spectators = Solange die Partie läuft, können nur die Spieler sie sehen.
table-bad-bots = Bots können die Plätze { $allowed } nehmen, aber nicht alle.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-seated = Du hast schon einen Platz: Platz { $seat }.
table-seat-taken = Platz { $seat } ist besetzt. Freie Plätze: { $allowed }
table-full = Alle Plätze sind besetzt.
table-host-only = Das kann nur der Gastgeber des Tischs.
table-not-ready = Noch sind nicht alle bereit.
table-not-open = { $status ->
    [playing] Die Partie hat schon begonnen.
    [over] Die Partie ist zu Ende.
   *[closed] Dieser Tisch ist geschlossen.
  }
table-not-playing = { $status ->
    [open] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist zu Ende.
   *[closed] Dieser Tisch ist geschlossen.
  }
table-not-over = Die Partie ist noch nicht zu Ende.
table-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
table-you-play = Du hast deinen Platz schon: Kein Bot spielt für dich.
table-cannot-resign = Aufgeben kann man nur eine Partie zwischen zwei Seiten.
table-asked-already = Du hast schon um eine weitere Partie gebeten.
table-rematched = Die nächste Partie hat schon an einem anderen Tisch begonnen.
command-stale = Bevor dein Zug ankam, ist etwas passiert. Bitte schau noch einmal hin.
command-unseen = Das Programm hat an diesem Tisch mehr Ereignisse gezählt, als es gab: { $seen } statt { $last }.
move-not-your-turn = Du bist nicht dran.
move-chosen-all = Du hast schon alles gewählt.
move-your-turn-now = Du bist jetzt dran: Mach einfach deinen Zug.
move-no-premove = Du hast keinen Zug geplant.
move-premove-dropped = Dein geplanter Zug ist nicht mehr möglich und wurde abgebrochen: { $move }
undo-nothing = Du hast keinen Zug zum Zurücknehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verdecktes sichtbar.
undo-not-asked = Niemand wartet auf deine Antwort.
talk-not-here = An diesem Tisch ist der Chat aus.
talk-phrases-only = An diesem Tisch sind nur fertige Sätze erlaubt.
talk-empty = Die Nachricht ist leer.
talk-too-fast = Nicht so schnell: Warte bitte einen Moment bis zur nächsten Nachricht.
notify-no-push = Dieser Server schickt keine Benachrichtigungen an Browser.
notify-no-webhook = Dieser Server schickt keine Benachrichtigungen an Webadressen.
notify-no-email = Dieser Server verschickt keine E-Mails.
notify-bad-address = { $reason ->
    [scheme] Die Adresse muss mit https:// beginnen.
    [private] Diese Adresse ist nicht im öffentlichen Internet.
    [port] Dieser Port ist nicht erlaubt. Nimm 443 oder einen über 1023.
    [keys] Das Abo deines Browsers gilt nicht. Schalte Benachrichtigungen aus und wieder ein.
   *[malformed] Das ist keine Webadresse.
  }
notify-hook-refused = Die Adresse hat mit einem Fehler geantwortet ({ $status }). Stimmt sie?
notify-hook-unreachable = Unter dieser Adresse antwortet niemand.
notify-bad-email = Das sieht nicht wie eine E-Mail-Adresse aus.
notify-mail-failed = Die E-Mail lässt sich gerade nicht senden. Bitte versuch es später noch einmal.
notify-bad-time-zone = Die Zeitzone „{ $zone }“ gibt es nicht. Namen sehen aus wie Europe/Rome.
notify-half-quiet = Ruhezeiten brauchen einen Anfang und ein Ende.
notify-too-many-devices = Du bekommst schon auf { $most } Geräten Benachrichtigungen. Schalte sie zuerst auf einem davon aus.
notify-nothing-set-up = Du hast noch keinen Weg für Benachrichtigungen eingerichtet.
invite-unknown-player = Dieser Spieler ist nicht mehr hier.
invite-yourself = Du bist schon hier.
invite-not-open = Diese Partie hat schon begonnen.
invite-already-seated = Dieser Spieler hat hier schon einen Platz.
invite-no-seat = Alle Plätze sind besetzt.
invite-too-often = Du hast erst einmal genug eingeladen. Bitte warte eine Weile.
talk-muted = Ein Admin hat dich für eine Weile stummgeschaltet.
talk-muted-because = Ein Admin hat dich für eine Weile stummgeschaltet: { $reason }
talk-gives-away = { $named ->
    [type] Partner dürfen den Typ einer Karte nicht nennen (H8). Die Nachricht wurde nicht gesendet.
    [colour] Partner dürfen die Farbe einer Karte nicht nennen (H8). Die Nachricht wurde nicht gesendet.
   *[number] Partner dürfen die Zahl einer Karte nicht nennen (H8). Die Nachricht wurde nicht gesendet.
  }
request-unknown = Unter { $path } ist nichts.
request-unknown-ratings = Für dieses Spiel gibt es mit so vielen Spielern keine Wertung.
request-bad-method = { $method } geht hier nicht; erlaubt: { $allowed }
request-bad-query = „{ $text }“ ist keine ganze Zahl.
request-bad-body = Die Anfrage hat das falsche Format: { $fault }
request-too-large = Die Anfrage ist zu groß; erlaubt sind { $most } Bytes.
request-too-many = Zu viele Anfragen. Bitte warte einen Moment.
request-foreign-origin = Fremde Seiten können diesen Server nicht benutzen.
server-busy = Der Server ist gerade ausgelastet. Bitte versuch es noch einmal.
server-restarting = Der Server startet neu. Gleich geht es weiter.
server-stopping = Der Server wird beendet.

# --- the edge of the network
bad-address = { $option } kann nicht „{ $value }“ sein; erlaubt: Adressen und Netze wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt
# --- calls from Python
no-result-yet = die Partie läuft noch und hat kein Ergebnis; match.partial_result() gibt den Punktestand
not-a = { $field } braucht { $wanted }, nicht { $given }

# --- joining by a code
join-friends = Leute, die du einlädst
join-have-code = ich habe einen Code
join-ask-code = Code oder Link:
# --- what is stored

table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht anzeigen. Der Server-Admin weiß Bescheid.

# --- putting a game away
table-cannot-close = Nur eine nicht gewertete Partie gegen Bots lässt sich löschen.
server-cannot-store = Der Server kann gerade nichts speichern. Bitte versuch es später noch einmal.

# --- games that were played on a device
record-not-over = Nur beendete Partien lassen sich hochladen.
record-no-commitment = Diese Partie lässt sich nicht hochladen: Der Nachweis, dass fair ausgeteilt wurde, fehlt.
record-not-valid = Diese Partie lässt sich nicht hochladen: Etwas darin stimmt nicht. { $fault }
record-too-long = Diese Partie ist zu lang zum Hochladen: Sie hat mehr als { $most } Züge.
daily-other-deal = Das ist nicht die Tagespartie vom { $day } und auch nicht die vom Tag davor, deshalb zählt sie nicht.
daily-other-opponent = Diese Partie zählt nicht: Bei Zug { $number } hätte die Grinsekatze anders gespielt. Lade die Seite neu, damit du die neueste Version hast.
daily-unknown-game = Für dieses Spiel gibt es keine Tagespartie.
daily-bad-day = „{ $day }“ ist kein Datum. Schreib es so: 2026-11-18.
record-bad-seats = Diese Partie lässt sich nicht hochladen: Auf jeden Platz gehört ein Mensch oder ein Bot, auf mindestens einen ein Mensch.
table-uploaded = Diese Partie wurde auf einem Gerät gespielt und hier nur hochgeladen. Für noch eine Runde starte eine neue.

# --- fair deals

fair-bad-seed = der Startwert muss aus 64 Hexadezimalziffern bestehen
fair-nonces = für jeden Platz muss es eine Zufallszahl geben: 64 Hexadezimalziffern oder null
fair-seed-commitment = der Startwert passt nicht zu dem Fingerabdruck, der vor der Partie veröffentlicht wurde
fair-other-commitment = in der Aufzeichnung steht der Fingerabdruck { $found }, du hattest aber { $kept }
fair-without-nonce = deine Zufallszahl { $nonce } wurde beim Verteilen nicht verwendet
fair-commitment-changed = Vorsicht: Der Server hat an diesem Tisch den Fingerabdruck der Verteilung ausgetauscht. Trau dieser Partie nicht.
join-fair-checked = Verteilung geprüft: Sie stand vor der Partie fest, und niemand hat die Karten ausgesucht.
join-fair-wrong = Vorsicht, die Verteilung war nicht fair: { $fault }
admin-said = Nachricht
admin-report = Meldung
admin-no-report = es gibt keine Meldung { $report }
admin-resolved = Meldung { $report } ist erledigt.
admin-forgotten = Das Profil von { $name } ({ $player }) ist gelöscht.
admin-pruned = Gelöscht: { $tables } Tische, { $players } Spieler, { $reports } Meldungen.
admin-exported = { $games } Partien stehen in { $path }; { $damaged } Tische waren nicht lesbar.
admin-bad-age = „{ $age }“ ist kein Alter; schreib 1d bis { $most }d (Tage)
report-not-there = Dieser Spieler war nie an diesem Tisch.

# --- near misses
unknown-game-close = unbekanntes Spiel „{ $name }“; meintest du { $close }? Es gibt: { $allowed }
play-load-record = { $path } ist die Aufzeichnung einer Partie; `hatbox replay { $path }` zeigt sie
# --- alone among bots
practice-rated = Diese Partie ist gewertet, da gibt es keine Hilfe.
practice-people = Das geht nur, wenn alle anderen am Tisch Bots sind.
# --- starting a server

cache-unwritable = der Compiler-Cache { $path } ist nicht beschreibbar, deshalb werden die Regeln bei jedem Start neu kompiliert; setz HATBOX_CACHE auf einen anderen Ordner
already-serving = Hatbox läuft schon unter { $address }
serve-port-taken = Port { $port } ist schon belegt; beende das Programm, das ihn benutzt, oder wähle mit { $flag } einen anderen
serve-port-forbidden = für Port { $port } brauchst du Administratorrechte; wähle mit { $flag } einen über 1023
serve-no-address = dieser Rechner hat die Adresse { $host } nicht; wähle mit --host eine, die er hat
serve-unknown-host = der Host { $host } ist unbekannt; --host braucht eine Adresse dieses Rechners
server-getting-ready = Der Server macht sich bereit: Er kompiliert die Regeln, das ist auf diesem Rechner nur einmal nötig.
warm-progress = kompiliere: { $done } von etwa { $total } Funktionen, noch { $seconds } s
warm-done = { $games }: kompiliert in { $seconds } s
warm-failed = Kompilieren fehlgeschlagen: { $fault }
site-no-page = die Seite ist hier nicht gebaut; `python3 run.py` baut sie, und ein installiertes hatbox enthält sie
site-not-empty = { $path } ist nicht leer und keine von hatbox geschriebene Seite; nichts wurde geändert. Nimm einen anderen Ordner
site-done = { $path }: { $files } Dateien, { $megabytes } MB. Lege den Ordner auf irgendeinen Webspace. Zum Ausprobieren:
wasm-done = { $path } ist fertig: { $kilobytes } kB

# --- why the cookie moved
hats-cookie-numbers = Gleich viele Typen: Die niedrigeren Zahlen entscheiden.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who } gewinnt { $scores }
   *[other] { $who } gewinnen { $scores }
  } – { $game }
share-title-plain = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
  } – { $game }

# --- the Python client
client-unreachable = { $address } ist nicht erreichbar: { $reason }

# --- sockets of a server
serve-unix-taken = unter { $path } antwortet schon ein anderer Server; beende ihn, oder wähle mit --unix eine andere Datei
serve-unix-unusable = { $path } lässt sich nicht als Socket verwenden: { $reason }
# --- parts that are not installed

missing-parts = hatbox { $command } braucht Teile, die nicht installiert sind; installiere sie mit `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = laut Aufzeichnung war { $option } { $found }, am Tisch war aber { $agreed } ausgemacht
fair-two-commitments = der Server hat erst den Fingerabdruck { $first } veröffentlicht, dann { $other }

# --- games from files
game-file-missing = die Datei { $path } gibt es nicht
game-file-fault = { $path } lässt sich nicht als Spiel laden: { $fault }
game-file-no-name = in { $path } gibt es kein { $name }; schreib DATEI.py:NAME
game-file-no-game = { $name } in { $path } ist kein Game, sondern vom Typ { $given }

## Wie weit ein Bot auszunutzen ist

tree-too-large = Der Baum von { $game } mit diesen Optionen hat mehr als { $most } Knoten; nimm mit --size ein kleineres Spiel oder lass mit --games Partien spielen
exploit-walking = durchlaufe den Baum von { $game }
exploit-balancing = suche ausgewogenes Spiel
exploit-asking = frage { $bot }, { $simulations } Simulationen
exploit-playing = spiele gegen { $bot }, { $simulations } Simulationen
exploit-tree = { $game }, { $players } Spieler: { $nodes } Knoten, { $sets } Informationsmengen
exploit-balanced = Ausgewogenes Spiel ist für Platz 0 { $value } wert (ein Sieg ist +1, eine Niederlage −1).
exploit-explanation = Was beste Antworten auf { $bot } mehr gewinnen als er selbst, zusammengezählt; in Klammern, wo der wahre Wert zu erwarten ist ({ $seeds } Startwerte):
exploit-won = { $simulations } Simulationen: Der Gegner, der ihn kennt, gewann { $value } ({ $low }–{ $high }) von { $games } Partien gegen { $bot }; ausgeglichen wären { $fair }
