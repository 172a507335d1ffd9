# Puzzles: a position, and one move to find.
puzzles-title = חידות
puzzles-of = חידות: { game-name }
puzzles-about = מצב אחד, מהלך אחד הכי טוב. תמצאו אותו?
puzzles-solve = לפתור חידות
puzzles-solve-game = לפתור חידות: { game-name }
puzzles-rating = הדירוג שלכם
puzzles-solved = נפתרו
puzzles-streak = ברצף
puzzles-none-yet = עוד לא ניסיתם אף חידה.
puzzles-own = הטעויות שלכם
puzzles-own-about = רגעים מהמשחקים שלכם שבהם היה מהלך טוב יותר. מה תשחקו הפעם?
puzzles-own-none = עוד אין כאן כלום. צפו שוב במשחק שנגמר, ומהלכים שהייתם רוצים לשנות יופיעו כאן.
puzzles-own-game = { game-name } ({ $count })

# --- one puzzle
puzzle-task = חידה
puzzle-leave = חזרה לחידות
puzzle-you = אתם
puzzle-ask = התור שלכם. מה המהלך הכי טוב?
puzzle-ask-own = כבר הייתם במצב הזה. איזה מהלך עדיף?
puzzle-right = בדיוק!
puzzle-wrong = זה לא המהלך הכי טוב
# $move is part of a sentence, such as "play the Sombrero 5 on position 1"; $loss is a percentage.
puzzle-costs = אם תבחרו { $move }, הסיכוי שלכם לנצח ירד ב־{ $loss }. נסו שוב!
puzzle-solution-is = הנה המהלך הכי טוב
puzzle-best-move = הכי טוב: { $move }.
puzzle-hint = רמז
puzzle-hint-more = עוד רמז
puzzle-solution = להציג פתרון
puzzle-next = החידה הבאה
puzzle-your-rating = אתם: { NUMBER($rating, useGrouping: 0) }
puzzle-difficulty = החידה: { NUMBER($rating, useGrouping: 0) }
puzzle-in-a-row = { $count } ברצף
puzzle-own-counts-not = מהמשחק שלכם: רק לאימון
puzzle-cannot = אי אפשר לטעון את החידות כרגע.
puzzle-hint-piece = התחילו ממה שמוקף בקו מקווקו.
puzzle-hint-kind = { $kind ->
    [exchange] החליפו קלף.
    [black_hat] הניחו כובע שחור.
    [favourite] חשבו על הכובע האהוב.
    [cookie] חשבו על העוגייה.
    [discard] השליכו קלף.
    [pass_on] העבירו קלף לשותף.
    [end] סיימו את התור.
    [peek] הציצו בכובע.
    [swap] החליפו בין שני כובעים.
    [open] פתחו כובע.
    [build] בנו ערימה.
    [place] הציבו ערימה.
    [jump] הזיזו אחת מהערימות שלכם.
    [narrow] צמצמו את הלוח.
    [pass] אפשר רק לוותר על התור.
   *[other] עברו על כל המהלכים האפשריים.
}
