# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
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
   *[sailor] Matrose
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] Krone
    [queen] Diadem
    [princess] Schleierhut
    [knight] Ritterhelm
    [wizard] Spitzhut
    [jester] Narrenkappe
    [cook] Kochmütze
    [maid] Kopftuch
    [dragon] Hörner
    [astrologer] Sternenkappe
    [noble] Samtmütze
    [archer] Federhut
    [monk] Kapuze
    [bishop] Bischofsmütze
    [troubadour] Sängerhut
    [farmer] Strohhut
    [miner] Bergmannshelm
    [fairy] Blumenkranz
    [sultan] Turban
    [sailor] Matrosenmütze
   *[magic] Zauberhut
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] Die Krone
    [queen] Das Diadem
    [princess] Der Schleierhut
    [knight] Der Ritterhelm
    [wizard] Der Spitzhut
    [jester] Die Narrenkappe
    [cook] Die Kochmütze
    [maid] Das Kopftuch
    [dragon] Die Hörner
    [astrologer] Die Sternenkappe
    [noble] Die Samtmütze
    [archer] Der Federhut
    [monk] Die Kapuze
    [bishop] Die Bischofsmütze
    [troubadour] Der Sängerhut
    [farmer] Der Strohhut
    [miner] Der Bergmannshelm
    [fairy] Der Blumenkranz
    [sultan] Der Turban
    [sailor] Die Matrosenmütze
   *[magic] Der Zauberhut
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] Die Krone gehört dem König.
    [queen] Das Diadem gehört der Königin.
    [princess] Der Schleierhut gehört der Prinzessin.
    [knight] Der Ritterhelm gehört dem Ritter.
    [wizard] Der Spitzhut gehört dem Zauberer.
    [jester] Die Narrenkappe gehört dem Hofnarren.
    [cook] Die Kochmütze gehört dem Koch.
    [maid] Das Kopftuch gehört der Magd.
    [dragon] Die Hörner gehören dem Drachen.
    [astrologer] Die Sternenkappe gehört dem Sterndeuter.
    [noble] Die Samtmütze gehört dem Edelmann.
    [archer] Der Federhut gehört dem Bogenschützen.
    [monk] Die Kapuze gehört dem Mönch.
    [bishop] Die Bischofsmütze gehört dem Bischof.
    [troubadour] Der Sängerhut gehört dem Minnesänger.
    [farmer] Der Strohhut gehört dem Bauern.
    [miner] Der Bergmannshelm gehört dem Bergmann.
    [fairy] Der Blumenkranz gehört der Fee.
    [sultan] Der Turban gehört dem Sultan.
   *[sailor] Die Matrosenmütze gehört dem Matrosen.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Den Hut über dem König vertauschen mit …
    [queen] Den Hut über der Königin vertauschen mit …
    [princess] Den Hut über der Prinzessin vertauschen mit …
    [knight] Den Hut über dem Ritter vertauschen mit …
    [wizard] Den Hut über dem Zauberer vertauschen mit …
    [jester] Den Hut über dem Hofnarren vertauschen mit …
    [cook] Den Hut über dem Koch vertauschen mit …
    [maid] Den Hut über der Magd vertauschen mit …
    [dragon] Den Hut über dem Drachen vertauschen mit …
    [astrologer] Den Hut über dem Sterndeuter vertauschen mit …
    [noble] Den Hut über dem Edelmann vertauschen mit …
    [archer] Den Hut über dem Bogenschützen vertauschen mit …
    [monk] Den Hut über dem Mönch vertauschen mit …
    [bishop] Den Hut über dem Bischof vertauschen mit …
    [troubadour] Den Hut über dem Minnesänger vertauschen mit …
    [farmer] Den Hut über dem Bauern vertauschen mit …
    [miner] Den Hut über dem Bergmann vertauschen mit …
    [fairy] Den Hut über der Fee vertauschen mit …
    [sultan] Den Hut über dem Sultan vertauschen mit …
   *[sailor] Den Hut über dem Matrosen vertauschen mit …
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] Was machst du mit dem Hut über dem König?
    [queen] Was machst du mit dem Hut über der Königin?
    [princess] Was machst du mit dem Hut über der Prinzessin?
    [knight] Was machst du mit dem Hut über dem Ritter?
    [wizard] Was machst du mit dem Hut über dem Zauberer?
    [jester] Was machst du mit dem Hut über dem Hofnarren?
    [cook] Was machst du mit dem Hut über dem Koch?
    [maid] Was machst du mit dem Hut über der Magd?
    [dragon] Was machst du mit dem Hut über dem Drachen?
    [astrologer] Was machst du mit dem Hut über dem Sterndeuter?
    [noble] Was machst du mit dem Hut über dem Edelmann?
    [archer] Was machst du mit dem Hut über dem Bogenschützen?
    [monk] Was machst du mit dem Hut über dem Mönch?
    [bishop] Was machst du mit dem Hut über dem Bischof?
    [troubadour] Was machst du mit dem Hut über dem Minnesänger?
    [farmer] Was machst du mit dem Hut über dem Bauern?
    [miner] Was machst du mit dem Hut über dem Bergmann?
    [fairy] Was machst du mit dem Hut über der Fee?
    [sultan] Was machst du mit dem Hut über dem Sultan?
   *[sailor] Was machst du mit dem Hut über dem Matrosen?
}

magicw-court = Sieben Hüte und ihre Figuren
magicw-others = Die anderen Spieler
magicw-actions = Was du tun kannst
magicw-piles = Die Stapel
magicw-action = { $action ->
    [peek] Ansehen
    [swap] Vertauschen
   *[open] Aufdecken
}
magicw-action-hint = { $action ->
    [peek] Ansehen: einen Hut heimlich anschauen. Taste P
    [swap] Vertauschen: zwei Hüte wechseln die Plätze. Taste S
   *[open] Aufdecken: einen Hut für alle umdrehen. Taste O
}
magicw-ask = Du bist dran: ansehen, vertauschen oder aufdecken?
magicw-ask-peek = Welchen Hut willst du ansehen?
magicw-ask-first = Welchen Hut willst du vertauschen?
magicw-ask-open = Welchen Hut willst du aufdecken?
magicw-your-turn = Du bist dran
magicw-thinking = { $who } überlegt …
magicw-over = Partie zu Ende
magicw-your-points = Deine Punkte
magicw-waiting = Einen Moment …
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Nur du siehst ihn. Merk ihn dir!
   *[no] { $who } sieht sich einen Hut an …
}
magicw-doing-swap = { $you ->
    [yes] Du vertauschst zwei Hüte
   *[no] { $who } vertauscht zwei Hüte …
}
magicw-doing-open = { $you ->
    [yes] Du deckst ihn auf …
   *[no] { $who } deckt einen Hut auf …
}
magicw-put-back = Der Hut liegt wieder verdeckt.
magicw-fits = Er passt!
magicw-magic = Ein Zauberhut!
magicw-magic-text = Er gleicht einen Strafmarker aus.
magicw-pair-goes = { $you ->
    [yes] Das Paar gehört dir.
   *[no] { $who } bekommt das Paar.
}
magicw-hat-goes = { $you ->
    [yes] Der Hut gehört dir.
   *[no] { $who } bekommt den Hut.
}
magicw-wrong = { $hat }? Falscher Kopf!
magicw-redeal = Hier passt kein einziger Hut: Alle Hüte werden neu gemischt.
magicw-tap-on = Zum Weiterspielen tippen
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Feld { $slot }: { $kind }, Hut verdeckt{ $state ->
    [peek] , du kannst ihn ansehen
    [open] , du kannst ihn aufdecken
    [swap] , du kannst ihn vertauschen
    [picked] , ausgewählt
    [barred] , jetzt nicht möglich
   *[still] {""}
}
magicw-slot-known = Feld { $slot }: { $kind }, Hut verdeckt, du kennst ihn: { $hat }{ $state ->
    [peek] , du kannst ihn ansehen
    [open] , du kannst ihn aufdecken
    [swap] , du kannst ihn vertauschen
    [picked] , ausgewählt
    [barred] , jetzt nicht möglich
   *[still] {""}
}
magicw-slot-open = Feld { $slot }: { $kind }, Hut: { $hat }
magicw-slot-shown = Feld { $slot }: { $kind }, Hut aufgedeckt: { $hat }
magicw-slot-peeked = Feld { $slot }: { $kind }, { $who } sieht sich den Hut an
magicw-slot-empty = Feld { $slot }: leer
magicw-won = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}
magicw-won-magic = { $magic ->
    [one] 1 Zauberhut
   *[other] { $magic } Zauberhüte
}
magicw-won-clouds = { $penalties ->
    [one] 1 Strafmarker
   *[other] { $penalties } Strafmarker
}
magicw-now = { $score }, wenn jetzt Schluss wäre
magicw-hat-pile = { $count ->
    [0] Keine Hüte mehr im Stapel
    [one] 1 Hut im Stapel
   *[other] { $count } Hüte im Stapel
}
magicw-character-pile = { $count ->
    [0] Keine Figuren mehr im Stapel
    [one] 1 Figur im Stapel
   *[other] { $count } Figuren im Stapel
}
magicw-you = Du
# The end.
magicw-end-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $who } gewinnt!
}
magicw-end-shared = { $who } teilen sich den Sieg!
magicw-end-played = Eine schöne Partie
magicw-end-complete = Nur noch drei Figuren sind übrig: Die Partie ist zu Ende.
magicw-end-stalled = Es wurde lange nichts gewonnen: Die Partie ist zu Ende.
magicw-end-resigned = Ein Spieler hat aufgegeben: Die Partie ist zu Ende.
magicw-end-abandoned = Die Partie wurde abgebrochen.
magicw-end-score = Punkte
magicw-end-why = Jedes Paar bringt 1 Punkt. Jeder Strafmarker kostet 1 Punkt, und jeder Zauberhut gleicht einen Strafmarker aus.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] Du siehst dir den Hut auf Feld { $slot } an: { $hat }.
   *[no] { $who } sieht sich den Hut auf Feld { $slot } an: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] Du siehst dir den Hut auf Feld { $slot } an.
   *[no] { $who } sieht sich den Hut auf Feld { $slot } an.
}
log-magic-swap = { $you ->
    [yes] Du vertauschst die Hüte auf Feld { $first } und { $second }.
   *[no] { $who } vertauscht die Hüte auf Feld { $first } und { $second }.
}
log-magic-open-pair = { $you ->
    [yes] Du deckst Feld { $slot } auf ({ $character }): Der Hut passt! Das Paar gehört dir.
   *[no] { $who } deckt Feld { $slot } auf ({ $character }): Der Hut passt! { $who } bekommt das Paar.
}
log-magic-open-wrong = { $you ->
    [yes] Du deckst Feld { $slot } auf ({ $character }): { $hat }. Das passt nicht: Du bekommst einen Strafmarker.
   *[no] { $who } deckt Feld { $slot } auf ({ $character }): { $hat }. Das passt nicht: { $who } bekommt einen Strafmarker.
}
log-magic-open-magic = { $you ->
    [yes] Du deckst Feld { $slot } auf: ein Zauberhut! Er gehört dir.
   *[no] { $who } deckt Feld { $slot } auf: ein Zauberhut! { $who } behält ihn.
}
log-magic-next-character = Neu auf Feld { $slot }: { $character }.
log-magic-slot-empty = Feld { $slot } bleibt leer.
log-magic-redeal = Hier passt kein einziger Hut: Alle Hüte werden neu gemischt.
# Why something is not allowed.
no-magic-empty-slot = Auf Feld { $slot } steht niemand mehr. Wähle einen Hut, unter dem eine Figur steht.
no-magic-no-swap-back = Diese beiden Hüte wurden gerade erst vertauscht. Du darfst sie nicht gleich zurücktauschen.
no-magic-game-is-over = Die Partie ist zu Ende: Nur noch drei Figuren sind übrig.
no-magic-game-has-stalled = Die Partie ist zu Ende: Es wurde lange nichts gewonnen.

# --- who wears what, and ending a peek
magicw-heads = Wer trägt was?
magicw-heads-nobody = Niemand
magicw-got-it = Gemerkt
