### Every human word of Hatbox, in German.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = unbekanntes Spiel „{ $name }“; es gibt: { $allowed }
unknown-rules = { $game } hat keine Regeln der Version { $version }; es gibt: { $allowed }
bad-players = { $game } spielt man nicht { $players ->
    [one] allein
   *[other] mit { $players } Personen
  }; erlaubt: { $allowed }
unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $allowed }
bad-option = { $game }: Option { $name } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
bad-option-value = Option { $name } muss ein Wort, eine Zahl, true oder false sein
bad-option-form = eine Option schreibt man NAME=WERT, nicht „{ $text }“
bad-first = Option first kann nicht „{ $value }“ sein; erlaubt: random oder ein Platz 0 bis { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: format ist „{ $format }“, nicht { $expected }
bad-version = { $where }: Version { $version } ist nicht bekannt; dieses Programm liest Version { $expected }
bad-json = { $where }: kein JSON: { $fault }
not-an-object = { $where }: muss ein JSON-Objekt sein
bad-entry = ein Zug braucht „seat“ (eine Zahl) und „move“ (Text)
bad-chance = „chance“ muss eine Liste aus Objekten oder null sein, so lang wie „moves“
bad-moves = „moves“ muss eine Liste von Texten sein
bad-seconds = --seconds ist { $seconds }; erlaubt: mehr als 0, bis 600
bad-number = { $field } ist { $number }; erlaubt: { $least } bis { $most }
bad-move-type = ein Zug ist Text, und chance ist ein Objekt oder null
bad-new = ein Spiel wird mit Text benannt, Personenzahl und Startwert sind ganze Zahlen
bad-amount = { $name } ist { $value }; möglich ist 1 bis { $most }
bad-rewards = rewards ist „{ $value }“; möglich ist { $allowed }
batch-actions = ein Schritt braucht für jedes der { $games } Spiele eine ganze Zahl, nicht { $kind } der Form { $shape }
batch-illegal = Spiel { $game }: Aktion { $action } ist für Platz { $seat } nicht erlaubt; erlaubte haben eine 1 in `masks`
batch-no-game = in diesem Stapel gibt es kein Spiel { $index }; es gibt 0 bis { $most }
batch-other-game = die Partie ist nicht { $game } mit { $players } Personen und den Optionen dieses Stapels
batch-saved = wiederhergestellt werden nur die { $size } Bytes, die `save` eines solchen Stapels liefert
bad-bot = ein Bot braucht einen Namen und etwas, das ihn beim Aufruf erzeugt, nicht { $name }
policy-illegal = { $name } wählte Aktion { $action }, die nicht erlaubt ist; erlaubt sind { $allowed }
policy-not-found = { $name } taugt nicht als Bot: { $fault }; schreibe modul:funktion
dataset-empty = keine Partien für einen Datensatz
dataset-format = { $path } nennt kein Format; möglich ist am Ende { $allowed }
dataset-mixed = { $where }: ein Datensatz gehört zu einem Spiel; dies ist { $game }, das erste war { $first }
dataset-summary = { $rows } Zeilen aus { $games } Partien{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } unbeendete ausgelassen
}
missing-extra = { $module } ist nicht installiert; es kommt mit `pip install 'hatbox[{ $extra }]'`
env-to-act = Platz { $seat } ist am Zug
env-public = wie das Publikum es sieht
env-seen-by = wie Platz { $seat } es sieht
env-points = Punkte
env-deck = Nachziehstapel
env-discards = Abwurfstapel
env-characters = Figuren
env-hats = Hüte
env-render-mode = render_mode ist „{ $value }“; möglich ist { $allowed }
env-no-render-mode = es ist nicht gesagt, wie gezeichnet werden soll; beim Erzeugen der Umgebung gehört render_mode dazu: { $allowed }
env-viewer = viewer ist „{ $value }“; möglich ist ein Platz 0 bis { $most }, "mover" oder None für das Publikum
env-masks = masks ist „{ $value }“; möglich ist { $allowed }
env-illegal = illegal ist „{ $value }“; möglich ist { $allowed }
env-seat = seat ist „{ $value }“; möglich ist { $allowed } oder 0 bis { $most }
env-bots = es gibt { $given } Bots für { $wanted } andere Plätze
env-bot = „{ $value }“ kann dort nicht sitzen; viele Spiele zugleich gehen gegen "random" oder eine Funktion von Beobachtungen und Masken
env-reset-first = zuerst reset aufrufen
env-autoreset = autoreset ist „{ $value }“; möglich ist { $allowed }
openspiel-action = Aktion { $action } ist hier nicht erlaubt; erlaubt sind { $allowed }
openspiel-chance = der Zufall kann hier nicht { $piece } bringen, sondern { $allowed }
bad-moment = einen Zeitpunkt { $at } gibt es nicht; möglich: 0 bis { $last }
unknown-field = unbekanntes Feld „{ $name }“; es gibt: { $allowed }
bad-length = falsche Länge von { $field }: { $length }; nötig: { $expected }
bad-seat = { $field } ist { $seat }; die Plätze sind 0 bis { $most }
bad-count = { $field } hat { $count }; erlaubt: 0 bis { $most }
bad-action = Aktion { $action } ist nicht erlaubt; erlaubt sind: { $allowed }
position-needs = eine Stellung braucht „{ $field }“ von der richtigen Art
cannot-read = { $path } lässt sich nicht lesen: { $reason }
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
no-such-record = Partie { $number } gibt es nicht in { $path }; Partien dort: { $count }
game-does-not-end = die Partie { $game } ist nach { $actions } Aktionen nicht zu Ende; gib ihr ein stall_limit

## What is wrong with text

empty-move = der Zug ist leer; Züge schreibt man so: { $allowed }
unknown-move = unbekannter Zug „{ $word }“; ein Zug beginnt mit: { $allowed }
bad-word-count = „{ $move }“ hat nicht die Wörter eines Zuges wie „{ $form }“
bad-place = „{ $word }“ ist keine Position des Teetischs; erlaubt: { $least } bis { $most }
bad-slot = „{ $word }“ ist kein Feld der Reihe; erlaubt: { $least } bis { $most }
bad-stack = „{ $word }“ ist kein Stapel; erlaubt: { $least } bis { $most }
unknown-card = unbekannte Karte „{ $word }“; eine Karte ist ein Typbuchstabe B C D F K S T und ein Wert 1 bis 6
unknown-hat = unbekannter Hut „{ $word }“; es gibt: { $allowed }
unknown-character = unbekannte Figur „{ $word }“; es gibt: { $allowed }
unknown-cell = unbekanntes Feld „{ $word }“; die Felder sind A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = unbekannte Farbe „{ $word }“; es gibt: { $allowed }

## What is wrong with a record

wrong-seat = nicht Platz { $seat } ist am Zug, sondern { $mover }
chance-differs = „{ $name }“ von { $move } kann der Zufall hier nicht gebracht haben
chance-missing = „{ $name }“ fehlt bei { $move }
options-missing = in den Optionen fehlt: { $names }
legal-differs = „legal“ ist nicht die Liste der hier erlaubten Züge
result-missing = es gibt kein Ergebnis
result-differs = Ergebnis: { $name } ist { $found }, müsste aber { $expected } sein
result-unknown = Ergebnis: { $name } gehört nicht hierher
game-not-over = die Partie ist nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  } nicht zu Ende
no-deal = für eine von Hand aufgebaute Partie wurde nichts ausgeteilt, deshalb hat sie keine Aufzeichnung
cannot-resign = aufgeben kann man nur eine laufende Partie zwischen zwei Seiten
game-was-resigned = die Partie wurde aufgegeben
fair-commitment = Verteilung, Startwert und Salz öffnen nicht die Festlegung, die vor der Partie veröffentlicht wurde
fair-seed = der Startwert muss eine ganze Zahl mit höchstens 20 Ziffern sein
fair-deal = die Verteilung folgt nicht aus dem Startwert
fair-chance = was der Zufall in Zug { $number } brachte, folgt nicht aus dem Startwert

## Hats: positions

card-twice = H1: die Karte { $card } ist doppelt da
hats-turn-is-over = H4: mit main_done und optional_done wäre der Zug vorbei
hats-no-offer-possible = H8: ein Angebot gibt es nur zu viert und solange die Zusatzaktion noch frei ist
hats-bad-hand = H10: Platz { $seat } hat { $cards } auf der Hand und { $taken } gesammelt; erlaubt auf der Hand: 1 bis { $most }
hats-uneven-hands = H10: bei Handkarten { $hands } und Zug { $turn } kommen nicht alle in derselben Runde zur letzten Karte
hats-removed-there = H3: { $cards } kann nicht da sein: die Option nimmt diese Typen heraus
hats-cookie-without-type = H9: Platz { $seat } zeigt keinen Typ und kann den Keks nicht haben
hats-offer-after-end = H10: wenn alle nur noch eine Karte haben, kann kein Angebot offen sein
hats-bad-pack = H3: ausgeteilt sind nicht genau die Karten dieser Partie; falsch oder fehlend: { $cards }
hats-bad-removed = H3: removed ist „{ $removed }“; nennen muss es { $expected ->
    [0] keine Typen
   *[other] zwei Typen, und zwar die der Option, wenn sie welche nennt
  }
hats-needs-reshuffle = H7: der Nachziehstapel ist leer, deshalb braucht der Zug „reshuffle“
hats-bad-reshuffle = H7: reshuffle { $given } ist keine Mischung des Abwurfstapels { $pile }

## Hats: refusals

hats-game-is-over = die Partie ist zu Ende
hats-answer-the-offer = Platz { $seat } muss zuerst mit give auf das Angebot antworten
hats-main-action-first = vor der Hauptaktion kann der Zug nicht enden
hats-no-offer-to-answer = es wurde keine Karte angeboten
hats-main-action-done = die Hauptaktion dieses Zuges ist schon gemacht
hats-optional-action-done = die Zusatzaktion dieses Zuges ist schon gemacht
hats-offer-needs-partner = nur zu viert gibt es ein Gegenüber, dem man eine Karte anbieten kann; hier spielen { $players }
hats-no-discard-with-four = zu viert bietet man dem Gegenüber eine Karte an, statt sie abzuwerfen
hats-not-in-hand = { $card } ist nicht auf der Hand von Platz { $seat }
hats-no-such-place = Position { $place } gibt es mit { $players } Personen nicht
hats-too-low = { $card } ist weder vom Typ von { $taken } noch höher

## Hats: telling

hats-exchange = Platz { $seat } legt { $card } auf Position { $place } und nimmt { $taken }.
hats-black = Platz { $seat } legt { $card } als schwarzen Hut ab.
hats-black-unseen = Platz { $seat } legt eine Karte als schwarzen Hut ab.
hats-discard = Platz { $seat } wirft { $card } ab.
hats-discard-unseen = Platz { $seat } wirft eine Karte ab.
hats-drew = Platz { $seat } zieht { $card }.
hats-drew-unseen = Platz { $seat } zieht eine Karte.
hats-reshuffle = { $cards ->
    [one] Die eine abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] Die { $cards } abgeworfenen Karten werden zum neuen Nachziehstapel gemischt.
  }
hats-offer = Platz { $seat } legt { $card } verdeckt für das Gegenüber bereit.
hats-offer-unseen = Platz { $seat } legt eine Karte verdeckt für das Gegenüber bereit.
hats-give = Platz { $seat } gibt { $card } zurück; beide Karten wechseln die Hand.
hats-give-unseen = Platz { $seat } gibt eine Karte zurück; beide Karten wechseln die Hand.
hats-end = Platz { $seat } beendet den Zug.
hats-cookie = Der Keks geht an Platz { $seat }.

## Magic Hat: positions

magic-lower-slot-first = beim Vertauschen steht das niedrigere Feld zuerst, nicht { $first } { $second }
magic-needs-redeal = M9: der Tisch ist tot, deshalb braucht der Zug „redeal“
magic-bad-redeal = M9: redeal legt nicht genau die verdeckten Hüte über die besetzten Felder
magic-redeal-dead = M9: mit redeal bleibt der Tisch tot
magic-dead = M9: kein Hut der Reihe gehört einer Figur der Reihe, und keiner ist ein Zauberhut
magic-bad-pair = M5: { $field } ist { $slots }; es müssen zwei Felder sein, das niedrigere zuerst
magic-bad-seen = M13: seen nennt Feld { $slot }, wo kein Hut liegt
magic-hat-without-character = M2: Feld { $slot } muss Figur und Hut haben oder keins von beiden
magic-too-few-hats = M6: zu wenige Hüte im Stapel: { $hats } für { $characters } Figuren im Stapel und { $magic } Zauberhüte
magic-not-in-box = M1: { $what ->
    [characters] Figuren
    [hats] Hüte
   *[other] { $what }
  } der Art { $kind }: { $count }, in der Schachtel aber nur { $most }

## Magic Hat: refusals

magic-game-is-over = nur noch drei Felder sind besetzt: die Partie ist zu Ende
magic-game-has-stalled = zu lange wurde keine Karte gewonnen: die Partie ist zu Ende
magic-empty-slot = Feld { $slot } ist leer
magic-no-swap-back = Feld { $first } und { $second } wurden gerade erst vertauscht

## Magic Hat: telling

magic-peek = Platz { $seat } sieht sich Feld { $slot } an: { $hat ->
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
magic-peek-unseen = Platz { $seat } sieht sich Feld { $slot } an.
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
  }, doch darunter steht { $character ->
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
  }. Ein Wölkchen.
magic-open-magic = Platz { $seat } deckt Feld { $slot } auf: ein Zauberhut!
magic-next-character = Auf Feld { $slot } steht nun { $character ->
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
  }.
magic-slot-empty = Feld { $slot } bleibt leer.
magic-redeal = Es gab nichts zu gewinnen: Alle Hüte werden gemischt und neu ausgelegt.

## Top Hats: positions

top-band-and-narrowed = T10: mit narrowed { $narrowed } ist die Randzone Ring { $expected }, nicht { $band }
top-stack-count = T3: Stapel: { $count }; erlaubt: 1 bis { $most }
top-stack-height = T3: Hüte im Stapel auf { $cell }: { $height }; erlaubt: 1 bis { $most }
top-centre-taken = T2: auf { $cell } steht der neutrale Hut
top-forbidden-ground = T10: { $cell } liegt außerhalb der Randzone, Ring { $band }
top-colour-not-playing = T2: { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  } spielt mit { $players } Personen nicht mit
top-too-many-hats = T2: { $count } Hüte in { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  }; es gibt { $most }
top-no-stack-built = builders nennt { $cell }, wo kein Stapel steht
top-deal-not-empty = T3: hier wird nichts ausgeteilt, aber es gibt „{ $field }“

## Top Hats: refusals

top-game-is-over = alle Stapel haben dieselbe Farbe: die Partie ist zu Ende
top-game-has-stalled = zu lange wurde nichts geschlagen: die Partie ist zu Ende
top-build-first = zuerst müssen alle Stapel gebaut werden
top-no-hat-left = zum Bauen sind nicht genug Hüte in { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[other] { $colour }
  } übrig: { $left }
top-place-first = zuerst müssen alle Stapel aufgestellt werden
top-placed-already = Stapel { $stack } steht schon auf dem Tablett
top-wrong-ring = { $cell } liegt in Ring { $ring }; aufgestellt wird in Ring 2 und 3
top-cell-taken = auf { $cell } steht schon ein Stapel
top-all-stacks-stand = alle Stapel sind gebaut und aufgestellt
top-can-move = du kannst ziehen, also darfst du nicht passen
top-narrowed-enough = das Spielfeld darf nicht weiter verengt werden (höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
  } pro Partie)
top-too-many-stacks = { $count } Stapel stehen auf dem Tablett; verengen darf man bei höchstens { $most }
top-band-not-empty = in der Randzone steht ein Stapel
top-move-under-way = ein Zug von { $cell } aus läuft gerade; setze ihn fort, mit seinen Aktionen oder seiner Wirkung
top-no-stack = auf { $cell } steht kein Stapel
top-not-yours = der Stapel auf { $cell } ist nicht { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $colour }
  }
top-step-goes-on = { $origin } nach { $target } ist ein Schritt, und ein Schritt ist ein ganzer Zug
top-not-empty = { $cell } ist nicht leer
top-no-jump = von { $origin } nach { $target } ist weder ein Schritt noch ein Sprung
top-nothing-to-jump = auf { $cell } steht kein Stapel zum Überspringen
top-jumped-twice = der Stapel auf { $cell } wurde schon übersprungen
top-no-such-effect = { $effect } ist auf keinem Weg möglich
top-forbidden = { $cell } ist gesperrt
top-must-capture = du kannst schlagen, also musst du schlagen
top-must-capture-from-band = ein Stapel in der Randzone kann schlagen, also muss von dort geschlagen werden
top-must-leave-band = ein Stapel muss die Randzone verlassen
top-must-end-elsewhere = ein Zug ohne Schlag muss auf einem anderen Feld als { $cell } enden
top-not-in-band = in der Randzone, auf { $cell }, darf ein Zug nur enden, wenn er schlägt

## Top Hats: telling

top-build = Platz { $seat } baut einen Stapel: Mitte { $middle ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $middle }
  }, unten { $bottom ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $bottom }
  }.
top-build-unseen = Platz { $seat } baut einen Stapel.
top-place = Platz { $seat } stellt Stapel { $stack } auf { $cell }.
top-step = Platz { $seat } zieht von { $origin } nach { $target }.
top-jump = Platz { $seat } springt von { $origin } über { $over } nach { $target }.
top-stop = Platz { $seat } bleibt auf { $cell }.
top-captured = { $cell } verliert einen { $lost ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[other] { $lost }
  } Hut; darunter: { $now ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $now }
  }.
top-captured-last = { $cell } verliert den letzten Hut ({ $lost ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $lost }
  }).
top-narrow = Platz { $seat } verengt das Spielfeld: Ring { $band } ist jetzt die Randzone.
top-pass = Platz { $seat } passt.

## Bots

unknown-bot = unbekannter Bot „{ $name }“; es gibt: { $allowed }
bad-budget = ein Budget braucht Sekunden (über 0, bis { $seconds }) oder Simulationen (1 bis { $simulations }) und 1 bis { $threads } Threads
not-on-the-move = Platz { $seat } ist nicht am Zug
too-many-seats = die Suche ist für Spiele mit bis zu { $most } Personen gemacht; { $game } hat mehr
why-only = Etwas anderes ist hier nicht erlaubt.
why-clear = Davon erwarte ich { $value } % des Sieges, vom nächstbesten Zug { $other } %.
why-close = Es ist knapp: Davon erwarte ich { $value } % des Sieges, von einem anderen Zug { $other } %.
why-fair = Davon erwarte ich { $value } % des Sieges, das genügt mir.
why-plain = Sieht gut aus, finde ich.
why-hats-lead = Wäre jetzt Schluss, hätte meine Seite auf die beste andere einen Vorsprung von { $lead } { $lead ->
    [one] Punkt
   *[other] Punkten
  }.
why-hats-draw = Eine neue Karte verspricht einen besseren Lieblingshut.
why-hats-offer = Ein Tausch mit meinem Gegenüber verspricht uns bessere Lieblingshüte.
why-hats-give = Ohne diese Karte behalten wir die besten Lieblingshüte.
why-hats-enough = Keine weitere Aktion verspricht mehr Punkte.
why-hats-take = Ich nehme { $card }; so wie der Teetisch dann liegt, zählt das { $worth }.
why-hats-raise = Jede Karte vom Typ { play-hat-type } zählt dann { $worth } statt { $was }: { $points } mehr für das, was meine Seite gesammelt hat.
why-hats-lower = Jede Karte vom Typ { play-hat-type } zählt dann { $worth } statt { $was }: { $points } weniger für das, was die anderen gesammelt haben.
why-hats-cookie = Das bringt mir den Keks, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-snatch = Das nimmt Platz { $seat } den Keks weg, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-types = Ein neuer Typ in meiner Sammlung hilft mir, den Keks zu holen oder zu behalten.
why-hats-favourite = Mit { $card } in meiner Sammlung wird { $favourite } ein besserer Lieblingshut, nach heutigem Stand für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-keep = Ich behalte { $card } als Lieblingshut, nach heutigem Stand für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
why-hats-black = Als schwarzer Hut ist { $card } ein sicherer Punkt, und der Teetisch bleibt, wie er ist.
why-hats-spare = Auf { $card } kann ich verzichten, und eine andere Karte nützt mir vielleicht mehr.
why-hats-suits = Mein Gegenüber hat Karten vom Typ { play-hat-type } gesammelt, { $card } wäre dort ein guter Lieblingshut.
why-magic-fits = Der Hut auf Feld { $slot } gehört der Figur darunter.
why-magic-magic = Der Hut auf Feld { $slot } ist ein Zauberhut.
why-magic-home = Ein Hut kommt zu seiner Figur auf Feld { $slot }, und wer als Nächstes dran ist, weiß es nicht.
why-magic-look = Den Hut auf Feld { $slot } kenne ich nicht.
why-magic-wait = Ich kenne jeden Hut, und nichts würde mir mehr helfen als denen, die nach mir dran sind.
why-magic-told = So wie die anderen gespielt haben, passt der Hut auf Feld { $slot } wohl: Die Chance ist etwa { $chance } %.
why-magic-guess = Den Hut auf Feld { $slot } habe ich nicht gesehen; die Chance, dass er passt, ist etwa { $chance } %.
why-magic-disturb = Wer als Nächstes dran ist, kennt den Hut auf Feld { $slot }, ich aber nicht: Also weg damit.
why-magic-check = Platz { $seat } kennt den Hut auf Feld { $slot }, und ich will ihn auch kennen.
why-magic-idle = Von dem, was ich kenne, ist nichts zu gewinnen, wo es liegt: Ich warte und verrate nichts.
why-top-random = Bauen und Aufstellen sind mir einerlei: Ich wähle zufällig.
why-top-balance = Hüte, die ich schlage: { $taken }; Hüte, die ich danach wohl verliere: { $lost }.
why-top-narrow = Auf dem verengten Spielfeld: Hüte, die ich schlage: { $taken }; Hüte, die ich danach wohl verliere: { $lost }.
why-top-solid = Mit drei eigenen Hüten bleibt dieser Stapel bis zuletzt meiner.
why-top-middle = Mit einem eigenen Hut in der Mitte bleibt dieser Stapel meiner, wenn er einmal geschlagen wird.
why-top-bottom = Mein Hut ganz unten holt den Stapel nach zwei Schlägen zu mir zurück.
why-top-others = Irgendwo müssen die Hüte der anderen ja liegen, und diese hier liegen nicht unter meinen anderen Stapeln.
why-top-place = So wie die Stapel jetzt stehen, könnte auf { $cell } niemand schlagen.
why-top-beside = Neben meinem Stapel auf { $cell } ist weniger Platz zum Landen: Die beiden decken einander.
why-top-bait = Wird mein Stapel auf { $cell } geschlagen, kommt darunter ein Hut von mir hervor.
why-top-wins = So lasse ich niemandem sonst einen Stapel und gewinne.
why-top-uncovers = Ich kann die Hüte auf { $cells } schlagen, und darunter liegen meine.
why-top-captures = So kann ich { $taken ->
    [one] einen Hut
   *[other] { $taken } Hüte
  } auf { $cells } schlagen und verliere danach wohl keinen.
why-top-must = Ich muss schlagen; Hüte, die ich so schlagen kann: { $taken }; Hüte, die ich danach wohl verliere: { $lost }.
why-top-band = Schlagen kann ich nicht, also muss ein Stapel aus der Randzone: der auf { $cell }.
why-top-flees = Auf { $cell } könnte mein Stapel gleich geschlagen werden, nach diesem Zug nicht mehr.
why-top-guards = Nach diesem Zug sind meine Hüte auf { $cells } vorerst sicher.
why-top-threatens = Als Nächstes drohe ich, auf { $cells } zu schlagen.
why-top-inwards = Mein Stapel auf { $cell } kommt näher zur Mitte.
why-top-safe = Nach diesem Zug kann vorerst keiner meiner Stapel geschlagen werden.
why-top-drives = Stapel der anderen, die dann in der Randzone stehen und heraus müssen: { $stacks }.
why-top-room = Auf engerem Spielfeld haben die anderen weniger Platz.

## Replay

replay-title = { $game } mit { $players } Personen. Platz { $first } beginnt.
replay-result = Die Partie ist zu Ende: { $scores }.
replay-score = Platz { $seat } hat { $score }
replay-winner = Platz { $seats } gewinnt.
replay-winners = Die Plätze { $seats } gewinnen gemeinsam.
replay-stalled = Es ging nicht mehr voran.
replay-resigned = Platz { $seat } gibt auf.
replay-abandoned = Die Partie wurde nicht zu Ende gespielt.

## Arena

arena-too-few-bots = ein Turnier braucht mindestens zwei Bots
arena-bot-twice = { $name } ist doppelt da; gib einem davon ein anderes Budget, etwa { $name }@500
arena-bad-budget = „{ $text }“ ist kein Budget; schreibe Simulationen, @2000 (1 bis { $simulations }), oder Sekunden, @0.25s (bis { $seconds })
arena-two-budgets = gib --seconds oder --simulations an, nicht beides
arena-bot-erred = { $name } hat in Runde { $round } nach { $action } Aktionen einen Fehler gemacht
arena-bot-fault = { $where }: { $fault }
arena-process-died = ein Spielprozess ist abgestürzt; was in --out steht, bleibt, und derselbe Befehl macht weiter
arena-settings-differ = { $path } wurde mit anderen Einstellungen begonnen: { $names }; { $name } war { $found }, jetzt ist es { $asked }. Nimm dieselben, wähle ein anderes --out oder lösche { $path } und { $side }
arena-file-taken = { $path } gibt es schon, und { $side } weiß nicht, was darin steht; wähle ein anderes --out
arena-records-lost = { $side } gibt es, { $path } aber nicht; hole die Datei zurück oder lösche { $side }
arena-bad-line = { $where }: das ist keine Partie dieses Turniers; lösche die Zeile oder die Datei
arena-line-twice = { $where }: diese Partie ist doppelt da; lösche die Zeile oder die Datei
arena-file-busy = ein anderer Prozess schreibt gerade in { $path }
arena-title = { $game } mit { $players } Personen, Startwert { $seed }
arena-counts = { $games } Partien: Runden mit je einem Blatt in { $seatings } Sitzordnungen, davon { $rounds } (verlangt: { $asked } Partien)
arena-incomplete = { $games } dieser Partien gehören zu { $rounds ->
    [one] einer unvollständigen Runde
   *[other] { $rounds } unvollständigen Runden
  }; sie zählen mit
arena-stopped = abgebrochen: nicht gespielte Partien: { $missing }
arena-results = Ergebnisse
arena-duels = Wer vor wem landete
arena-paces = Bedenkzeit
arena-bot = Bot
arena-games = Partien
arena-share = Siegquote
arena-interval = 95 %
arena-decided = von entschiedenen
arena-ahead-of-mean = Abstand zum Mittel
arena-ahead-of-best = zum Besten
arena-rating = Wertung
arena-decisions = Entscheidungen
arena-mean-time = Mittel ms
arena-high-time = 99 % ms
arena-longest-time = längste ms
arena-simulations = Simulationen
arena-speed = Simulationen/s
arena-late = verspätet
arena-unknown = k. A.
arena-fair = Gleich gute Bots würden je { $share } gewinnen.
arena-ended = So endeten sie: { $endings }.

## Command line

compiling = { $game } wird kompiliert (nur beim ersten Mal, einige Sekunden) …
faults-summary = Aufzeichnungen: { $records }, Züge: { $moves }, Fehler: { $faults }
bad-lines = { $bad } von { $lines } Zeilen waren nicht zu gebrauchen; die erste: { $fault }

## Sicherungskopien

database-unusable = { $fault }
backup-writing = kopiere
backup-done = { $path } enthält { $players } Personen, { $tables } Tische und { $events } Ereignisse
backup-not-ours = { $path } ist keine Kopie, die hatbox backup gemacht hat
backup-newer = { $path } stammt von einem neueren hatbox (Schema { $schema }, dieses kennt { $known }): nimm das neuere
backup-damaged = { $path } ist beschädigt: Die Datei ist nicht mehr so, wie sie geschrieben wurde; nichts wurde geändert
restore-checking = prüfe
restore-writing = spiele zurück
restore-done = aus { $path } zurückgespielt: { $players } Personen, { $tables } Tische und { $events } Ereignisse
restore-not-empty = die Datenbank ist nicht leer, nichts wurde geändert; --replace wirft weg, was darin ist

## Einen Server betreuen

admin-no-player = niemand hat die Kennung oder den Namen { $player }
admin-many-players = mehrere heißen { $name }; nenne eine Kennung: { $ids }
admin-no-table = es gibt keinen Tisch { $table }
admin-table-ended = Tisch { $table } ist schon zu Ende: { $status }
admin-table-busy = an Tisch { $table } geschieht so viel, dass er nicht geschlossen werden konnte; versuche es noch einmal
admin-bad-name = ein Name hat 1 bis 24 Zeichen, davon mindestens ein sichtbares
admin-none = Da ist nichts.
admin-closed = Tisch { $table } ist geschlossen.
admin-muted = { $name } ({ $player }) ist stumm bis { $until }.
admin-unmuted = { $name } ({ $player }) darf wieder reden.
admin-banned = { $name } ({ $player }) ist ausgesperrt.
admin-unbanned = { $name } ({ $player }) darf wieder herein.
admin-renamed = { $player } heißt jetzt { $name }.
admin-status-name = { $status ->
    [open] offen
    [playing] im Spiel
    [over] zu Ende
   *[closed] geschlossen
  }
admin-table = Tisch
admin-value = Wert
admin-game = Spiel
admin-status = Zustand
admin-seats = Plätze
admin-seat = Platz
admin-options = Optionen
admin-host = leitet
admin-created = entstanden
admin-updated = zuletzt benutzt
admin-events = Ereignisse
admin-player = Person
admin-name = Name
admin-tables = Tische
admin-muted-until = stumm bis
admin-notes = Bemerkungen
admin-bot = Programm
admin-is-banned = ausgesperrt
admin-when = wann
admin-reporter = gemeldet von
admin-reported = über
admin-reason = Grund
admin-what = was
admin-count = wie viele
admin-stats-players = Personen
admin-stats-bots = davon Programme
admin-stats-new-players = neu seit einem Tag
admin-stats-muted = zurzeit stumm
admin-stats-banned = ausgesperrt
admin-stats-moves = Züge
admin-stats-day = Partien, die seit einem Tag endeten
admin-stats-week = Partien, die seit einer Woche endeten
admin-stats-reports = Meldungen

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: Karten tauschen am Teetisch, 2 bis 4 Personen
    [magic_hat] Magic Hat: merken, welcher Hut über wessen Kopf liegt, 2 bis 4 Personen
    [top_hats] Top Hats: Stapel, die einander überspringen, 2 oder 3 Personen
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Zufall
    [greedy] Nimmersatt
    [dormouse] Haselmaus
    [march_hare] Märzhase
    [cheshire_cat] Grinsekatze
    [mad_hatter] Verrückter Hutmacher
   *[other] { $bot }
  }
play-you = du
play-person = Mensch
play-seat = { $seat } ({ $who })
play-friends = niemand, nur Menschen an diesem Gerät
play-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
play-choose-game = Welches Spiel?
play-choose-players = Wie viele spielen mit?
play-choose-opponents = Gegen wen? Vom schwächsten zum stärksten:
play-not-offered = „{ $text }“ steht nicht zur Wahl; Enter zeigt, was geht
play-choose-one = Bitte tippe eine der Auswahlen, bis { $most }.
play-bad-levels = --level ist { $levels }-mal angegeben, aber Bots gibt es { $bots }; gib es einmal für alle an oder einmal für jeden
play-load-alone = --load setzt eine gespeicherte Partie fort, wie sie war: nur --seed und --seconds gehen dazu
play-file-taken = { $path } gibt es schon und ist keine gespeicherte Partie; wähle einen anderen Namen

play-begins = Platz { $seat } beginnt.
play-resumed = Die Partie geht nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  } weiter.
play-help-hint = Tippe eine Zahl oder einen Zug; ? erklärt die Regeln und alles andere.
play-your-turn = Platz { $seat }, du bist am Zug
play-over = Die Partie ist zu Ende
play-thinking = { $who } denkt nach …
play-look-once = Schau gut hin, dann drücke Enter: Das siehst du nur einmal.
play-done-looking = Enter leert den Bildschirm für den nächsten Platz; oder tippe undo:
play-hand-over = Jetzt ist Platz { $seat } dran. Alle anderen schauen weg.
play-ready = Platz { $seat }, drücke Enter, wenn nur du den Bildschirm siehst.
play-goodbye = Auf Wiedersehen!
play-after = Enter zum Verlassen, oder tippe again, log oder save DATEI.
play-score = Platz { $seat }: { $score }
play-undone = Zurückgenommen.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-others = Das geht nicht mehr zurück: Seitdem war jemand anders dran.
play-undo-chance = Das geht nicht mehr zurück: Seitdem war der Zufall im Spiel.
play-undo-revealed = Das geht nicht mehr zurück: Es hat etwas Verborgenes gezeigt.
play-save-where = In welche Datei speichern?
play-save-leaving = Die Partie ist nicht gespeichert. Tippe einen Dateinamen, oder Enter zum Verlassen:
play-saved =
    Gespeichert in { $path }.
    Weiter geht es mit: hatbox play --load { $path }
    (In der Datei steht alles, auch was du nicht wissen sollst: nicht hineinsehen!)
play-resign-sure = Wirklich aufgeben? (yes oder no)
play-hint = Vorschlag ({ $who }):
play-hint-why = „{ $reason }“
play-hint-share = { $share } % des Sieges, plus/minus { $error }
play-choose-move = Was tust du?
play-moves-so = { $verb } ({ $count })
play-commands =
    Tippe Zahlen („3“, dann „1“, oder „3 1“), Züge (auch gekürzt: „ex d4 3“) oder:
      ?             diese Hilfe
      hint          was der stärkste Bot täte, und warum
      legal         alle erlaubten Züge
      table         alles neu zeichnen
      log           was bisher geschah; log 10: die letzten zehn Ereignisse
      undo          deinen letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
      save DATEI    die Partie weglegen; später: hatbox play --load DATEI
      resign        aufgeben (bei zwei Seiten)
      quit          gehen
    Eine leere Zeile führt zurück zur ersten Auswahl.
play-extra-command = { $name ->
    [stacks] stacks        alle Stapel von oben nach unten, soweit du sie kennst
   *[other] { $name }
  }

play-column-seat = Platz
play-column-hand = Hand
play-column-collection = Sammlung
play-column-black = schwarze Hüte
play-column-cookie = Keks
play-column-now = Punkte jetzt
play-column-pairs = Paare
play-column-magic = Zauberhüte
play-column-penalties = Wölkchen
play-column-colour = Farbe
play-column-stacks = Stapel
play-column-waiting = noch aufzustellen
play-column-lost = Hüte verloren
play-column-cell = Feld
play-column-stack = oben bis unten
play-column-builder = gebaut von Platz

play-hat-type = { $type ->
    [B] Barett
    [C] Cloche
    [D] Deerstalker
    [F] Fes
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
  }
play-tea-table = Teetisch
play-row-cards = Karte
play-row-worth = zählt
play-worth-now = Wert jetzt
play-piles = Nachziehstapel { $deck }, abgeworfen { $discards }
play-hand = Deine Hand
play-cookie = Keks
play-team-now = Plätze { $seats }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } jetzt
play-team-score = Plätze { $seats } zusammen: { $score }
play-offer-open = Platz { $seat } hat eine Karte verdeckt für das Gegenüber bereitgelegt.
play-choose-card = { $left ->
    [give] Welche Karte gibst du deinem Gegenüber?
    [optional] Deine Hauptaktion ist gemacht. Welche Karte für die Zusatzaktion?
    [main] Deine Zusatzaktion ist gemacht. Welche Karte für die Hauptaktion?
   *[both] Welche Karte?
  }
play-choose-use = Was tust du mit { $card }? (Enter: andere Karte)
play-card-favourite = { $uses }; als Lieblingshut { $points }
play-exchange-onto = auf Position { $place }, nimm
play-end-turn = den Zug beenden
play-hats-verb = { $verb ->
    [black] als schwarzen Hut ablegen
    [discard] abwerfen und nachziehen
    [offer] deinem Gegenüber anbieten
    [give] deinem Gegenüber geben
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] tauschen auf { $places }
    [black] schwarzer Hut
    [discard] abwerfen
    [offer] anbieten
    [give] geben
   *[other] { $verb }
  }
play-black-hats = schwarze Hüte
play-favourite = Lieblingshut { $card }
play-tie-broken = Gleichstand: H14 entscheidet, erst die schwarzen Hüte, dann der Keks.

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
play-magic-piles = Im Stapel: { $characters } Figuren, { $hats } Hüte. Züge ohne Gewinn: { $stall }
play-magic-piles-limit = Im Stapel: { $characters } Figuren, { $hats } Hüte. Züge ohne Gewinn: { $stall } von { $limit }
play-magic-verb = { $verb ->
    [peek] peek: einen Hut heimlich ansehen
    [swap] swap: zwei Hüte vertauschen
   *[open] open: einen Hut aufdecken, für ein Paar oder ein Wölkchen
  }
play-choose-slot = { $verb ->
    [peek] Welches Feld ansehen?
    [swap] Welches Feld vertauschen?
   *[open] Welches Feld aufdecken?
  }
play-choose-second = Feld { $slot } vertauschen, aber womit?
play-opened-wrong = Platz { $seat } hat Feld { $slot } aufgedeckt, und es war falsch. Ein Wölkchen.
play-magic-penalties = Wölkchen minus Zauberhüte

play-colour = { $colour ->
    [red] rot
    [yellow] gelb
   *[blue] blau
  }
play-own-stacks = Deine Stapel, oben bis unten
play-top-state = Die Randzone ist Ring { $band }. Züge ohne Schlag: { $stall }
play-top-state-limit = Die Randzone ist Ring { $band }. Züge ohne Schlag: { $stall } von { $limit }
play-legend = { $rings } Ringe   { $band } Randzone   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-legend-placing = { $goal } hier möglich   { $rings } Ringe   { $band } Randzone   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-legend-narrowed = { $rings } Ringe   { $band } Randzone   { $forbidden } gesperrt   { $neutral } neutraler Hut   { $stack } Stapel: Farbe, Höhe
play-choose-stack = Welcher Stapel?
play-choose-build = Der nächste Stapel, von oben nach unten:
play-choose-cell = Wohin mit Stapel { $stack }? Eine Zahl oder ein Feld (Enter: anderer Stapel)
play-choose-target = Wohin zieht { $cell }? (Enter: anderer Stapel)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
play-goes = nach { $cell }
play-goes-taking = nach { $cell }, schlägt { $taken }
play-top-verb = { $verb ->
    [narrow] das Spielfeld verengen, dann ziehen
   *[pass] passen
  }
play-top-points = Platz { $seat }: { $share } (Stapel auf dem Tablett: { $stacks })
play-top-won = Alle Stapel auf dem Tablett sind { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  } in Folge ohne Schlag (T13): geteilt unter allen, die einen Stapel haben.

play-rules-other = Die Regeln dieses Spiels stehen hier nicht; `legal` zeigt, was du darfst.
play-rules-hats =
    HATS in Kürze
    In deinem Zug (H4) machst du eine Hauptaktion und davor oder danach höchstens
    eine Zusatzaktion.
      Haupt: tauschen (H5). Lege eine Handkarte auf eine Position des Teetischs und
        nimm die Karte, die dort lag; deine muss vom selben Typ oder höher sein.
        Oder lege eine Karte als schwarzen Hut ab (H6), den nur du kennst.
      Zusatz, zu zweit oder dritt: eine Karte abwerfen und eine ziehen (H7).
      Zusatz, zu viert: deinem Gegenüber eine Karte anbieten und eine
        zurückbekommen (H8).
    Nach acht Zügen ist deine letzte Karte dein Lieblingshut (H10).
    Punkte: Jede gesammelte Karte zählt so viel wie die niedrigste Position ihres
    Typs auf dem Teetisch, 0, wenn er dort fehlt; jeder schwarze Hut zählt 1 (H11).
    Der Lieblingshut bringt die gesammelten Werte seines Typs minus den eigenen
    (H12). Der Keks bringt 5 (H13): Er geht an den Platz, der die meisten Typen
    zeigt (H9). „Punkte jetzt“ sind ohne Lieblingshüte.
    Züge: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Typen: Barett, Cloche, Deerstalker, Fes, Kepi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT in Kürze
    Sieben Figuren stehen in einer Reihe, über jeder liegt verdeckt ein Hut (M2). In
    deinem Zug tust du eines von dreien (M3):
      peek (M4): einen Hut ansehen; nur du siehst ihn.
      swap (M5): zwei Hüte ungesehen vertauschen.
      open (M6): einen Hut für alle aufdecken. Gehört er der Figur darunter,
        gewinnst du beide, und eine neue Figur mit Hut kommt. Einen Zauberhut
        behältst du. Sonst kommt er zurück, und du bekommst ein Wölkchen: Das ist
        die Strafe.
    Das Spiel endet, wenn noch drei Figuren da sind (M7) oder wenn zu lange nichts
    gewonnen wurde (M10).
    Punkte: Paare minus Wölkchen; jeder Zauberhut bläst ein Wölkchen weg (M8).
    Was du gesehen hast, musst du dir merken, außer mit der Option memory_aid (M13).
    Züge: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in Kürze
    Alle bauen heimlich fünf Stapel aus je drei Hüten, die eigene Farbe oben (T3),
    und stellen sie reihum auf Ring 2 und 3 auf (T4). Ein Stapel gehört der Farbe,
    die oben liegt, egal wer ihn gebaut hat (T5).
    In deinem Zug bewegst du einen Stapel (T6): einen Schritt auf ein leeres
    Nachbarfeld, oder in Sprüngen über benachbarte Stapel auf das leere Feld
    dahinter. Jeder übersprungene fremde Stapel verliert den obersten Hut; der Hut
    darunter bestimmt, wem er jetzt gehört (T7). Wer schlagen kann, muss schlagen,
    zuerst aus der Randzone (T8).
    Der äußerste Ring ist die Randzone: Ein Zug darf dort nur mit Schlag enden,
    und ein Stapel muss dort wieder heraus (T9). Bei höchstens fünf Stapeln, keiner
    davon in der Randzone, darfst du vor deinem Zug das Spielfeld verengen (T10).
    Du gewinnst, wenn alle Stapel dir gehören (T11). Zu viele Züge ohne Schlag sind
    ein Unentschieden (T13).
    Züge: build yellow red (Mitte, unten), place 2 E7, move C3 C5 E7 (wo er landet),
    C3-E7*C4 (von, nach, geschlagen), narrow, pass

## Auf einem Server spielen

join-bad-address = „{ $address }“ ist keine Adresse eines Servers; schreibe zum Beispiel localhost:8731
join-unreachable = { $address } ist nicht zu erreichen: { $reason }
join-not-hatbox = unter { $address } ist kein hatbox-Server
join-refusal = { $reason }
join-refused = Der Server lehnt ab: { $code }
join-bad-identities = { $path } ist beschädigt; repariere oder entferne die Datei (dann bist du überall neu)
join-name = Wie heißt du?
join-recovery =
    Mit diesem Code bist du auf einem anderen Gerät dieselbe Person: { $code }
    Wer du bist, steht in { $path }.
join-choose-table = Wo willst du spielen?
join-mine-turn = deine Partie { $game }, du bist am Zug: { $who }
join-mine = deine Partie { $game }: { $who }
join-open = { $game }, freie Plätze: { $free }; mit { $who }
join-new = einen neuen Tisch eröffnen
join-choose-access = Wer darf sich setzen?
join-listed = alle: der Tisch steht in der Liste
join-private = nur, wem du seinen Namen sagst
join-free = frei
join-waiting =
    Es fehlen noch Mitspielende. Sie tippen: hatbox join URL { $table }
    Oder fülle die freien Plätze: Tippe bots dormouse
    (oder march_hare, cheshire_cat, mad_hatter).
join-waits-for = Es wird gewartet auf: { $who }.
join-help-hint = ? erklärt die Regeln und alles, was man tippen kann.
join-line-lost = (die Verbindung ist weg; neuer Versuch …)
join-line-back = (die Verbindung ist wieder da)
join-not-now = „{ $text }“ geht jetzt nicht: Du bist nicht am Zug.
join-bad-level = tippe bots und eine Stufe: { $allowed }
join-leave-sure = Den Platz wirklich aufgeben? (yes oder no)
join-after = Enter zum Verlassen, oder tippe again, log oder say.
join-sat = { $name } nimmt Platz { $seat }.
join-left = Platz { $seat } ist wieder frei.
join-readied = Platz { $seat } ist bereit.
join-unreadied = Platz { $seat } ist noch nicht bereit.
join-filled = { $bot } nimmt die freien Plätze.
join-started = Die Partie beginnt.
join-chose = Platz { $seat } hat gewählt.
join-rechose = Platz { $seat } wählt noch einmal.
join-undone = Platz { $seat } hat einen Zug zurückgenommen.
join-undo-asked = Platz { $seat } möchte einen Zug zurücknehmen; die anderen tippen yes oder no.
join-undo-refused = Platz { $seat } ist nicht einverstanden: Der Zug bleibt.
join-taken-over = { $why ->
    [time] Die Zeit von Platz { $seat } ist um: { $bot } spielt weiter.
   *[left] Platz { $seat } ist gegangen: { $bot } spielt weiter.
  }
join-returned = Platz { $seat } ist zurück.
join-said = { $name }: { $text }
join-bots-offered = Noch ist niemand sonst gekommen; wer den Tisch leitet, kann bots und eine Stufe tippen.
join-rematch-asked = Platz { $seat } möchte noch einmal spielen; tippe again, wenn du auch willst.
join-rematched = Es geht mit einer neuen Partie weiter.
join-closed = Der Tisch ist geschlossen.
join-commands =
    Tippe Zahlen („3“, dann „1“, oder „3 1“) oder Züge (auch gekürzt: „ex d4 3“), oder:
      ?             diese Hilfe
      legal         alle erlaubten Züge
      table         alles neu zeichnen
      log           was bisher geschah; log 10: die letzten zehn Ereignisse
      say WORTE     allen etwas sagen; phrases: fertige Sätze, beim Namen gesagt
      undo          deinen letzten Zug zurücknehmen, wenn die anderen zustimmen
      yes, no       antworten, wenn jemand einen Zug zurücknehmen möchte
      resign        aufgeben (bei zwei Seiten)
      leave         den Platz aufgeben; ein Bot spielt weiter
      return        den Platz wieder einnehmen
      bots STUFE    Bots die freien Plätze geben (wer den Tisch leitet)
      again         noch eine Partie mit denselben Leuten, wenn sie zu Ende ist
      quit          weggehen, ohne den Platz aufzugeben
    Eine leere Zeile führt zurück zur ersten Auswahl.

## Table talk: ready-made phrases

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-your-turn = Du bist dran!
phrase-one-moment = Moment, bitte.
phrase-take-your-time = Lass dir Zeit.
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-thinking = Lass mich nachdenken …
phrase-exciting = Jetzt wird es spannend!
phrase-lucky = Glück gehabt!
phrase-unlucky = So ein Pech!
phrase-yes = Ja!
phrase-no = Nein!
phrase-haha = Hahaha!
phrase-well-done-partner = Gut gemacht, Team!
phrase-good-game = Schöne Partie!
phrase-again = Gleich noch mal?
phrase-next-time = Nächstes Mal klappt es!
phrase-must-go = Tut mir leid, ich muss los.
phrase-bye = Tschüss, bis bald!

## The server

serving = läuft unter { $address } (Strg-C beendet)
connection-hello-first = Die Verbindung wurde beendet: Ein Programm muss zuerst sagen, wer es ist.
connection-hello-twice = Die Verbindung wurde beendet: Ein Programm sagt nur einmal, wer es ist.
connection-version = Dieses Programm ist älter oder neuer als der Server. Lade es neu oder aktualisiere es.
connection-not-text = Die Verbindung wurde beendet: Jede Nachricht muss Text sein.
connection-too-fast = Zu viele Nachrichten auf einmal. Gleich geht es weiter.
connection-too-slow = Deine Leitung kommt nicht mit. Die Verbindung wird neu aufgebaut.
connection-silent = Von dir war eine Weile nichts zu hören. Die Verbindung wird neu aufgebaut.
message-bad = Der Server versteht eine Nachricht nicht: { $fault }
identity-needed = Dafür brauchst du zuerst einen Namen.
identity-unknown-token = Der Server kennt dich nicht mehr. Bitte wähle wieder einen Namen.
identity-unknown-code = Diesen Wiederherstellungscode hat niemand. Bitte prüfe jedes Zeichen.
identity-banned = Die Leitung dieses Servers hat dich ausgesperrt.
identity-too-many-mutes = Du kannst höchstens { $most } Leute stummschalten.
name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
table-unknown = Diesen Tisch gibt es nicht.
table-too-many = Du hast schon { $most } offene Tische. Fang erst an einem davon an oder verlasse einen.
table-too-many-running = Bei dir laufen schon { $most } Partien. Beende erst eine davon oder gib eine auf.
table-too-many-watched = Du schaust an zu vielen Tischen zugleich zu.
table-worn-out = An diesem Tisch ist so viel geschehen, dass nur noch Züge möglich sind. Eröffne einen neuen.
table-no-spectators = Solange die Partie läuft, sehen sie nur die, die mitspielen.
table-bad-bots = Bots können die Plätze { $allowed } einnehmen, aber nicht alle.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-seated = Du hast schon einen Platz: Platz { $seat }.
table-seat-taken = Platz { $seat } ist nicht frei. Freie Plätze: { $allowed }
table-full = Kein Platz ist frei.
table-host-only = Das kann nur, wer den Tisch leitet.
table-not-ready = Noch sind nicht alle bereit.
table-not-open = { $status ->
    [playing] Die Partie hat schon begonnen.
    [over] Die Partie ist vorbei.
   *[closed] Dieser Tisch ist geschlossen.
  }
table-not-playing = { $status ->
    [open] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist vorbei.
   *[closed] Dieser Tisch ist geschlossen.
  }
table-not-over = Die Partie ist noch nicht vorbei.
table-bot-plays = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
table-you-play = Du spielst schon selbst: Auf deinem Platz ist kein Bot.
table-cannot-resign = Aufgeben kann man nur eine Partie zwischen zwei Seiten.
table-asked-already = Du hast schon um eine weitere Partie gebeten.
table-rematched = Die nächste Partie hat schon an einem anderen Tisch begonnen.
command-stale = Bevor dein Zug ankam, ist etwas geschehen. Bitte sieh noch einmal hin.
command-unseen = Das Programm zählt an diesem Tisch mehr Ereignisse, als es gab: { $seen } statt { $last }.
move-not-your-turn = Du bist nicht am Zug.
move-chosen-all = Du hast schon alles gewählt.
move-your-turn-now = Du bist jetzt dran: Mach den Zug gleich selbst.
move-no-premove = Du hast keinen Zug vorgemerkt.
move-premove-dropped = Dein vorgemerkter Zug ist nicht mehr möglich und wurde verworfen: { $move }
undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verdecktes sichtbar.
undo-not-asked = Niemand wartet auf deine Antwort.
talk-not-here = An diesem Tisch gibt es keinen Chat.
talk-phrases-only = An diesem Tisch gibt es nur fertige Sätze.
talk-empty = In dieser Nachricht steht nichts.
talk-too-fast = Nicht so schnell: Warte einen Moment bis zur nächsten Nachricht.
talk-muted = Die Leitung dieses Servers hat dich für eine Weile stummgeschaltet.
talk-gives-away = { $named ->
    [type] Wer zusammenspielt, darf den Typ einer Karte nicht verraten (H8). Die Nachricht wurde nicht gesendet.
    [colour] Wer zusammenspielt, darf die Farbe einer Karte nicht verraten (H8). Die Nachricht wurde nicht gesendet.
   *[number] Wer zusammenspielt, darf die Zahl einer Karte nicht verraten (H8). Die Nachricht wurde nicht gesendet.
  }
request-unknown = Unter { $path } ist nichts.
request-unknown-ratings = Für dieses Spiel gibt es mit dieser Personenzahl keine Wertung.
request-bad-method = { $method } geht hier nicht; erlaubt: { $allowed }
request-bad-query = „{ $text }“ ist keine ganze Zahl.
request-bad-body = Die Anfrage hat nicht die richtige Form: { $fault }
request-too-large = Die Anfrage ist zu groß; höchstens { $most } Bytes.
request-too-many = Zu viele Anfragen. Bitte warte einen Moment.
request-foreign-origin = Seiten anderer Anbieter dürfen diesen Server nicht benutzen.
server-busy = Der Server hat zu viel zu tun. Bitte versuche es noch einmal.
server-restarting = Der Server startet neu. Gleich geht es weiter.
server-stopping = Der Server wird beendet.
