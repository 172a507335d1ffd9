# Puzzles: a position, and one move to find.
puzzles-title = Rätsel
puzzles-of = { game-name }: Rätsel
puzzles-about = Eine Stellung, ein bester Zug. Findest du ihn?
puzzles-solve = Rätsel lösen
puzzles-solve-game = Rätsel lösen: { game-name }
puzzles-rating = Deine Wertung
puzzles-solved = Gelöst
puzzles-streak = In Folge
puzzles-none-yet = Du hast noch keins probiert.
puzzles-own = Deine eigenen Fehler
puzzles-own-about = Stellungen aus deinen Partien, in denen ein anderer Zug besser war. Was würdest du jetzt spielen?
puzzles-own-none = Hier ist noch nichts. Sieh dir eine beendete Partie im Rückblick an: Die Züge, die du gern zurückhättest, findest du dann hier.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = Rätsel
puzzle-leave = Zurück zu den Rätseln
puzzle-you = Du
puzzle-ask = Du bist dran. Was ist der beste Zug?
puzzle-ask-own = Hier warst du schon einmal. Welcher Zug ist besser?
puzzle-right = Genau!
puzzle-wrong = Es geht noch besser
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = Deine Wahl ({ $move }) senkt deine Siegchance um { $loss }. Versuch es noch mal!
puzzle-solution-is = Das ist der beste Zug
puzzle-best-move = Am besten: { $move }.
puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-solution = Zeig’s mir
puzzle-next = Nächstes Rätsel
puzzle-your-rating = Du: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = Rätsel: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } in Folge
puzzle-own-counts-not = Aus deiner eigenen Partie: nur zum Üben
puzzle-cannot = Die Rätsel lassen sich gerade nicht laden.
puzzle-hint-piece = Fang dort an, wo der gestrichelte Ring ist.
puzzle-hint-kind = { $kind ->
    [exchange] Tausche eine Karte.
    [black_hat] Spiel einen Schwarzen Hut.
    [favourite] Es geht um deinen Lieblingshut.
    [cookie] Es geht um den Keks.
    [discard] Wirf eine Karte ab.
    [pass_on] Gib deinem Partner eine Karte.
    [end] Beende deinen Zug.
    [peek] Sieh dir einen Hut an.
    [swap] Vertausche zwei Hüte.
    [open] Decke einen Hut auf.
    [build] Bau einen Stapel.
    [place] Stell einen Stapel auf.
    [jump] Zieh mit einem deiner Stapel.
    [narrow] Verkleinere das Brett.
    [pass] Da hilft nur passen.
   *[other] Sieh dir alle deine Züge an.
}
