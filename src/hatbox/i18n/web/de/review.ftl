# Looking at a finished game again.
review-title = Rückblick
review-moves = Züge
review-eyes = Blickwinkel
review-all = Alles zeigen
review-graph = Wenn jetzt Schluss wäre
review-graph-told = Punkte in diesem Moment: { $scores }
review-as = Aus Sicht von { $who }
review-score = { $who } { $score }
review-step = Schritt { $number }
review-scrub = Durch die Partie blättern
review-slider = Stelle in der Partie
review-where = { $number } von { $count }
review-first = Zum Anfang
review-last = Zum Ende
review-play = Abspielen
review-pause = Pause
review-speed = Tempo: { $speed }×
review-link = Link zu dieser Seite kopieren
review-to-table = Zurück zum Tisch
review-not-over = Diese Partie läuft noch
review-not-over-text = Wenn sie zu Ende ist, kannst du sie hier noch einmal ansehen, mit allen Karten offen.

# --- Top Hats counts stacks
review-graph-stacks = Übrige Stapel
review-graph-stacks-told = Stapel in diesem Moment: { $scores }

# --- the story: what was luck, what was play
review-tab-story = So lief’s
review-tab-board = Tisch
review-tab-moment = Dieser Moment
review-working = Wir sehen uns die Partie an …
review-done = Der Rückblick ist fertig.
review-failed = Der Rückblick ist auf halbem Weg stehen geblieben. Was hier steht, stimmt; der Rest fehlt.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] Du hast gewonnen, vor allem mit Glück
        [won-partly] Du hast gewonnen, und etwas Glück war auch dabei
        [won-despite] Du hast gewonnen, obwohl du Pech hattest
        [won-others] Du hast gewonnen, weil die Gegenseite größere Fehler gemacht hat
        [lost-only] Du hast gut gespielt, nur das Glück hat nicht mitgespielt
        [lost-mostly] Du hast verloren, und das war vor allem Pech
        [lost-partly] Du hast verloren, und etwas Pech war auch dabei
        [lost-hardly] Du hast verloren: Die Gegenseite war diesmal besser
        [lost-despite] Du hast verloren, obwohl du Glück hattest
        [shared-mostly] Ein geteilter Sieg, dem Glück sei Dank
        [shared-partly] Ein geteilter Sieg, und etwas Glück war auch dabei
        [shared-hardly] Ein geteilter Sieg, ganz verdient
        [shared-despite] Ein geteilter Sieg, obwohl du Pech hattest
        [shared-others] Ein geteilter Sieg, weil die Gegenseite größere Fehler gemacht hat
       *[won-hardly] Du hast gewonnen, weil du besser gespielt hast
    }
   *[no] { $case ->
        [won-mostly] { $who } hat gewonnen, vor allem mit Glück
        [won-partly] { $who } hat gewonnen, und etwas Glück war auch dabei
        [won-despite] { $who } hat gewonnen, trotz Pech
        [won-others] { $who } hat gewonnen, weil die Gegenseite größere Fehler gemacht hat
        [lost-only] { $who } hat gut gespielt, nur das Glück hat nicht mitgespielt
        [lost-mostly] { $who } hat verloren, und das war vor allem Pech
        [lost-partly] { $who } hat verloren, und etwas Pech war auch dabei
        [lost-hardly] { $who } hat verloren: Die Gegenseite war diesmal besser
        [lost-despite] { $who } hat verloren, trotz Glück
        [shared-mostly] Ein geteilter Sieg für { $who }, dem Glück sei Dank
        [shared-partly] Ein geteilter Sieg für { $who }, und etwas Glück war auch dabei
        [shared-hardly] Ein geteilter Sieg für { $who }, ganz verdient
        [shared-despite] Ein geteilter Sieg für { $who }, trotz Pech
        [shared-others] Ein geteilter Sieg für { $who }, weil die Gegenseite größere Fehler gemacht hat
       *[won-hardly] { $who } hat gewonnen und auch besser gespielt
    }
}
review-part = { $part ->
    [fair] Gleiche Chancen am Anfang
    [luck] Glück
    [skill] { $you ->
        [yes] Deine Züge
       *[no] Züge von { $who }
    }
    [others] Züge der anderen
    [result] Ergebnis
   *[adjusted] Ergebnis bei normalem Glück
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] nichts verschenkt
        [little] wenig verschenkt
        [some] einiges verschenkt
       *[lot] viel verschenkt
    }
   *[other] { $degree ->
        [none] kein Unterschied
        [little] { $side ->
            [up] kleiner Vorteil
           *[down] kleiner Nachteil
        }
        [some] { $side ->
            [up] Vorteil
           *[down] Nachteil
        }
       *[lot] { $side ->
            [up] großer Vorteil
           *[down] großer Nachteil
        }
    }
}
review-numbers = Zahlen zeigen
review-adjusted-text = Beim Ergebnis bei normalem Glück sind Glück und Pech herausgerechnet. Übrig bleibt, was das eigene Spiel wert war; deshalb kann es unter 0 % oder über 100 % liegen.
review-accuracy = Genauigkeit.
review-accuracy-text = 100 % heißt: jedes Mal der beste Zug. Je niedriger, desto mehr wurde verschenkt.
review-went-well = Was gut lief
review-went-badly = Einen zweiten Blick wert
review-no-moments = Eine ruhige Partie: Kein einzelner Moment hat sie entschieden.

# --- the graph
review-chance = Siegchance
review-chance-at = { $share }. { $what }
review-line = was man wissen konnte
review-line-open = mit offenen Karten
review-line-fair = gleiche Chancen

# --- marks
review-mark = { $kind ->
    [best] Bester Zug
    [good] Guter Zug
    [close] Etwa gleich gut
    [inaccuracy] Etwas ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
    [lucky] Glück
    [unlucky] Pech
    [gift] Ein Geschenk
   *[blow] Ein Rückschlag
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] Deine Wahl: { $move }. Besser ging es nicht.
   *[no] { $who } findet den besten Zug: { $move }.
}
review-deal = { $good ->
    [yes] Die Verteilung war günstig.
   *[no] Die Verteilung war ungünstig.
}
review-gave-up = { $you ->
    [yes] Du hast hier aufgegeben. Deine Siegchance lag noch bei { $share }.
   *[no] { $who } hat hier aufgegeben. Die Siegchance lag noch bei { $share }.
}
review-better = Besser: { $move }.
review-missed-hats-cookie = Du hast dir den Keks entgehen lassen, und der war { $points } Punkte wert.
review-missed-hats-snatch = Du hättest { $who } den Keks wegnehmen können, und der war { $points } Punkte wert.
review-missed-hats-take = Du hättest { $card } nehmen können.
review-missed-hats-favourite = Du hättest einen besseren Lieblingshut haben können: { $favourite }.
review-missed-hats-keep = { $card } wäre ein guter Lieblingshut gewesen: lieber behalten.
review-missed-hats-black = { $card } wäre ein guter Schwarzer Hut gewesen.
review-missed-hats-spare = { $card } hast du nicht gebraucht: Eine neue Karte wäre vielleicht besser gewesen.
review-missed-hats-draw = Eine neue Karte wäre vielleicht besser gewesen.
review-missed-hats-enough = Du hättest besser den Zug beendet.
review-missed-hats-types = Du hättest einen neuen Typ in deine Sammlung holen können.
review-missed-magic-fits = Der Hut auf Feld { $slot } hat gepasst: Zeit, ihn aufzudecken.
review-missed-magic-magic = Auf Feld { $slot } lag ein Zauberhut zum Aufdecken.
review-missed-magic-home = Du hättest einen Hut zu seiner Figur auf Feld { $slot } bringen können.
review-missed-magic-look = Du hättest dir besser den Hut auf Feld { $slot } angesehen.
review-missed-magic-check = Du hättest dir besser den Hut auf Feld { $slot } angesehen: { $who } kannte ihn.
review-missed-magic-told = Feld { $slot } aufzudecken wäre das Risiko wert gewesen: Der Hut passte mit etwa { $chance } % Wahrscheinlichkeit.
review-missed-magic-guess = Feld { $slot } aufzudecken wäre das Risiko wert gewesen: Der Hut passte mit etwa { $chance } % Wahrscheinlichkeit.
review-missed-magic-disturb = Der nächste Spieler kannte den Hut auf Feld { $slot }: Du hättest ihn besser vertauscht.
review-missed-top-captures = Du hättest auf { $cells } schlagen können.
review-missed-top-uncovers = Du hättest auf { $cells } schlagen können, mit deinen eigenen Hüten darunter.
review-missed-top-wins = Du hast den Siegzug übersehen.
review-missed-top-flees = Dein Stapel auf { $cell } war in Gefahr.
review-missed-top-guards = Deine Hüte auf { $cells } waren in Gefahr.
review-missed-top-threatens = Du hättest drohen können, auf { $cells } zu schlagen.
review-missed-top-place = Auf { $cell } wäre dein Stapel sicherer gewesen.

# --- the board
review-played = { $you ->
    [yes] Deine Wahl: { $move }.
   *[no] { $who }: { $move }.
}
review-close = Etwa gleich gut: { $move }.
review-shares = Siegchance: { $share } statt { $best }.
review-share = Siegchance: { $share }.
review-start = Die Partie beginnt.
review-more = Mehr zu diesem Moment
review-slip-back = Voriger Fehler
review-slip-on = Nächster Fehler
review-again = Ab hier neu spielen
review-what-if = Was wäre, wenn …?
review-what-if-text = Wähle einen beliebigen Zug, der hier möglich war.
review-seek = Züge durchsuchen
review-was-played = gespielt
review-if = Stattdessen { $move }?
review-if-share = Siegchance: { $share }
review-if-played = Mit dem gespielten Zug: { $share }.
review-if-back = Zurück zur Partie

# --- what could be known
review-beliefs = Was man wissen konnte
review-believer = Wer was wissen konnte
review-known-by = { $you ->
    [yes] Was du wissen konntest
   *[no] Was { $who } wissen konnte
}
review-known-about = { $you ->
    [yes] Was { $who } über dich wissen konnte
    [me] Was du über { $about } wissen konntest
   *[no] Was { $who } über { $about } wissen konnte
}
review-beliefs-none = Hier ist nichts verdeckt.
review-belief-hand = { $who }: Handkarten
review-belief-black = { $who }: Schwarze Hüte
review-belief-slot = Feld { $slot }
review-belief-stack = Stapel auf { $cell }
