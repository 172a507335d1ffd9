# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] מלך
    [queen] מלכה
    [princess] נסיכה
    [knight] אביר
    [wizard] קוסם
    [jester] ליצן
    [cook] טבח
    [maid] משרתת
    [dragon] דרקון
    [astrologer] אסטרולוג
    [noble] אציל
    [archer] קשת
    [monk] נזיר
    [bishop] בישוף
    [troubadour] טרובדור
    [farmer] איכר
    [miner] כורה
    [fairy] פיה
    [sultan] סולטן
   *[sailor] ימאי
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] כתר
    [queen] טיארה
    [princess] כובע עם הינומה
    [knight] קסדה עם נוצות
    [wizard] כובע מחודד
    [jester] כובע פעמונים
    [cook] כובע טבחים
    [maid] מטפחת
    [dragon] קרניים
    [astrologer] כובע כוכבים
    [noble] כובע קטיפה
    [archer] כובע עם נוצה
    [monk] ברדס
    [bishop] מיטרה
    [troubadour] שפרון
    [farmer] כובע קש
    [miner] קסדה עם פנס
    [fairy] זר פרחים
    [sultan] טורבן
    [sailor] כובע ימאים
   *[magic] כובע קסמים
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] הכתר
    [queen] הטיארה
    [princess] הכובע עם ההינומה
    [knight] הקסדה עם הנוצות
    [wizard] הכובע המחודד
    [jester] כובע הפעמונים
    [cook] כובע הטבחים
    [maid] המטפחת
    [dragon] הקרניים
    [astrologer] כובע הכוכבים
    [noble] כובע הקטיפה
    [archer] הכובע עם הנוצה
    [monk] הברדס
    [bishop] המיטרה
    [troubadour] השפרון
    [farmer] כובע הקש
    [miner] הקסדה עם הפנס
    [fairy] זר הפרחים
    [sultan] הטורבן
    [sailor] כובע הימאים
   *[magic] כובע הקסמים
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] הכתר שייך למלך.
    [queen] הטיארה שייכת למלכה.
    [princess] הכובע עם ההינומה שייך לנסיכה.
    [knight] הקסדה עם הנוצות שייכת לאביר.
    [wizard] הכובע המחודד שייך לקוסם.
    [jester] כובע הפעמונים שייך לליצן.
    [cook] כובע הטבחים שייך לטבח.
    [maid] המטפחת שייכת למשרתת.
    [dragon] הקרניים שייכות לדרקון.
    [astrologer] כובע הכוכבים שייך לאסטרולוג.
    [noble] כובע הקטיפה שייך לאציל.
    [archer] הכובע עם הנוצה שייך לקשת.
    [monk] הברדס שייך לנזיר.
    [bishop] המיטרה שייכת לבישוף.
    [troubadour] השפרון שייך לטרובדור.
    [farmer] כובע הקש שייך לאיכר.
    [miner] הקסדה עם הפנס שייכת לכורה.
    [fairy] זר הפרחים שייך לפיה.
    [sultan] הטורבן שייך לסולטן.
   *[sailor] כובע הימאים שייך לימאי.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] להחליף את הכובע שמעל המלך עם…
    [queen] להחליף את הכובע שמעל המלכה עם…
    [princess] להחליף את הכובע שמעל הנסיכה עם…
    [knight] להחליף את הכובע שמעל האביר עם…
    [wizard] להחליף את הכובע שמעל הקוסם עם…
    [jester] להחליף את הכובע שמעל הליצן עם…
    [cook] להחליף את הכובע שמעל הטבח עם…
    [maid] להחליף את הכובע שמעל המשרתת עם…
    [dragon] להחליף את הכובע שמעל הדרקון עם…
    [astrologer] להחליף את הכובע שמעל האסטרולוג עם…
    [noble] להחליף את הכובע שמעל האציל עם…
    [archer] להחליף את הכובע שמעל הקשת עם…
    [monk] להחליף את הכובע שמעל הנזיר עם…
    [bishop] להחליף את הכובע שמעל הבישוף עם…
    [troubadour] להחליף את הכובע שמעל הטרובדור עם…
    [farmer] להחליף את הכובע שמעל האיכר עם…
    [miner] להחליף את הכובע שמעל הכורה עם…
    [fairy] להחליף את הכובע שמעל הפיה עם…
    [sultan] להחליף את הכובע שמעל הסולטן עם…
   *[sailor] להחליף את הכובע שמעל הימאי עם…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] מה עם הכובע שמעל המלך?
    [queen] מה עם הכובע שמעל המלכה?
    [princess] מה עם הכובע שמעל הנסיכה?
    [knight] מה עם הכובע שמעל האביר?
    [wizard] מה עם הכובע שמעל הקוסם?
    [jester] מה עם הכובע שמעל הליצן?
    [cook] מה עם הכובע שמעל הטבח?
    [maid] מה עם הכובע שמעל המשרתת?
    [dragon] מה עם הכובע שמעל הדרקון?
    [astrologer] מה עם הכובע שמעל האסטרולוג?
    [noble] מה עם הכובע שמעל האציל?
    [archer] מה עם הכובע שמעל הקשת?
    [monk] מה עם הכובע שמעל הנזיר?
    [bishop] מה עם הכובע שמעל הבישוף?
    [troubadour] מה עם הכובע שמעל הטרובדור?
    [farmer] מה עם הכובע שמעל האיכר?
    [miner] מה עם הכובע שמעל הכורה?
    [fairy] מה עם הכובע שמעל הפיה?
    [sultan] מה עם הכובע שמעל הסולטן?
   *[sailor] מה עם הכובע שמעל הימאי?
}

magicw-court = שבעה כובעים והדמויות שלהם
magicw-others = המשתתפים האחרים
magicw-actions = מה אפשר לעשות
magicw-piles = הקופות
magicw-action = { $action ->
    [peek] הצצה
    [swap] החלפה
   *[open] חשיפה
}
magicw-action-hint = { $action ->
    [peek] הצצה: רק אתם רואים כובע אחד. מקש P
    [swap] החלפה: שני כובעים מחליפים מקום. מקש S
   *[open] חשיפה: הופכים כובע לעיני כולם. מקש O
}
magicw-ask = התור שלכם: להציץ, להחליף או לחשוף?
magicw-ask-peek = באיזה כובע להציץ?
magicw-ask-first = איזה כובע להחליף?
magicw-ask-open = איזה כובע לחשוף?
magicw-your-turn = התור שלכם
magicw-thinking = { $who } במחשבות…
magicw-over = המשחק נגמר
magicw-your-pairs = הזוגות שלכם
magicw-waiting = רק רגע…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] רק אתם רואים אותו. זכרו!
   *[no] { $who }: הצצה…
}
magicw-doing-swap = { $you ->
    [yes] אתם מחליפים בין שני כובעים
   *[no] { $who }: החלפה…
}
magicw-doing-open = { $you ->
    [yes] אתם חושפים…
   *[no] { $who }: חשיפה…
}
magicw-put-back = הכובע שוב מוסתר.
magicw-fits = מתאים!
magicw-magic = כובע קסמים!
magicw-magic-text = הוא מפזר עננה אחת.
magicw-pair-goes = { $you ->
    [yes] הזוג שלכם.
   *[no] הזוג עובר אל { $who }.
}
magicw-hat-goes = { $you ->
    [yes] הכובע שלכם.
   *[no] הכובע עובר אל { $who }.
}
magicw-wrong = { $hat }? לא על הראש הזה!
magicw-redeal = אף כובע לא יכול היה להתאים: כל הכובעים עורבבו וסודרו מחדש.
magicw-tap-on = הקישו כדי להמשיך
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = תא { $slot }: { $kind }, כובע מוסתר{ $state ->
    [peek] , אפשר להציץ
    [open] , אפשר לחשוף
    [swap] , אפשר להחליף
    [picked] , נבחר
    [barred] , אי אפשר עכשיו
   *[still] {""}
}
magicw-slot-known = תא { $slot }: { $kind }, כובע מוסתר, הוא ידוע לכם: { $hat }{ $state ->
    [peek] , אפשר להציץ
    [open] , אפשר לחשוף
    [swap] , אפשר להחליף
    [picked] , נבחר
    [barred] , אי אפשר עכשיו
   *[still] {""}
}
magicw-slot-open = תא { $slot }: { $kind }, כובע: { $hat }
magicw-slot-shown = תא { $slot }: { $kind }, הכובע מוצג: { $hat }
magicw-slot-peeked = תא { $slot }: { $kind }, הצצה של { $who } בכובע
magicw-slot-empty = תא { $slot }: ריק
magicw-won = { $pairs ->
    [one] זוג אחד
    [two] שני זוגות
   *[other] { $pairs } זוגות
}
magicw-won-magic = { $magic ->
    [one] כובע קסמים אחד
    [two] שני כובעי קסמים
   *[other] { $magic } כובעי קסמים
}
magicw-won-clouds = { $penalties ->
    [one] עננה אחת
    [two] שתי עננות
   *[other] { $penalties } עננות
}
magicw-now = { $score } אילו נגמר עכשיו
magicw-hat-pile = { $count ->
    [0] לא נשארו כובעים בקופה
    [one] כובע אחד בקופה
    [two] שני כובעים בקופה
   *[other] { $count } כובעים בקופה
}
magicw-character-pile = { $count ->
    [0] לא נשארו דמויות בקופה
    [one] דמות אחת בקופה
    [two] שתי דמויות בקופה
   *[other] { $count } דמויות בקופה
}
magicw-you = אתם
# The end.
magicw-end-won = { $you ->
    [yes] ניצחתם!
   *[no] הניצחון של { $who }!
}
magicw-end-shared = ניצחון משותף: { $who }!
magicw-end-played = היה משחק נהדר
magicw-end-complete = נשארו רק שלוש דמויות: המשחק נגמר.
magicw-end-stalled = זמן רב לא הייתה זכייה: המשחק נגמר.
magicw-end-resigned = הייתה כניעה: המשחק נגמר.
magicw-end-abandoned = המשחק הופסק.
magicw-end-score = נקודות
magicw-end-why = כל זוג הוא נקודה. כל עננה מורידה נקודה, וכל כובע קסמים מפזר עננה אחת.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] הצצתם בתא { $slot }: { $hat }.
   *[no] { $who }: הצצה בתא { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] הצצתם בתא { $slot }.
   *[no] { $who }: הצצה בתא { $slot }.
}
log-magic-swap = { $you ->
    [yes] החלפתם בין הכובעים בתאים { $first } ו־{ $second }.
   *[no] { $who }: החלפה בין הכובעים בתאים { $first } ו־{ $second }.
}
log-magic-open-pair = { $you ->
    [yes] חשפתם את תא { $slot } ({ $character }): מתאים! הזוג שלכם.
   *[no] { $who }: חשיפה בתא { $slot } ({ $character }): מתאים! הזוג עובר אל { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] חשפתם את תא { $slot } ({ $character }): { $hat }. לא מתאים, קיבלתם עננה.
   *[no] { $who }: חשיפה בתא { $slot } ({ $character }): { $hat }. לא מתאים, העננה עוברת אל { $who }.
}
log-magic-open-magic = { $you ->
    [yes] חשפתם את תא { $slot }: כובע קסמים! הוא שלכם.
   *[no] { $who }: חשיפה בתא { $slot }: כובע קסמים! הוא עובר אל { $who }.
}
log-magic-next-character = דמות חדשה בתא { $slot }: { $character }.
log-magic-slot-empty = תא { $slot } נשאר ריק.
log-magic-redeal = אף כובע לא יכול היה להתאים: כל הכובעים עורבבו וסודרו מחדש.
# Why something is not allowed.
no-magic-empty-slot = בתא { $slot } כבר אין דמות. בחרו כובע שיש מתחתיו דמות.
no-magic-no-swap-back = שני הכובעים האלה הוחלפו ממש עכשיו. אסור להחליף אותם מיד בחזרה.
no-magic-game-is-over = המשחק נגמר: נשארו רק שלוש דמויות.
no-magic-game-has-stalled = המשחק נגמר: זמן רב לא הייתה זכייה.
