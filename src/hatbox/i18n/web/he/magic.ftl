# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] מלך
    [queen] מלכה
    [princess] נסיכה
    [knight] אביר
    [wizard] קוסם
    [jester] ליצן החצר
    [cook] טבח
    [maid] מלבישה
    [dragon] דרקון
    [astrologer] אסטרולוג
    [noble] אציל
    [archer] קַשָּׁת
    [monk] נזיר
    [bishop] בישוף
    [troubadour] זמר נודד
    [farmer] איכר
    [miner] כורה
    [fairy] פייה
    [sultan] סולטן
   *[sailor] ימאי
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] כתר
    [queen] טיארה
    [princess] כובע נסיכה
    [knight] קסדה עם נוצות
    [wizard] מגבעת
    [jester] כובע ליצן
    [cook] כובע שף
    [maid] מטפחת
    [dragon] קרניים
    [astrologer] כובע כוכבים
    [noble] כובע קטיפה
    [archer] כובע עם נוצה
    [monk] ברדס
    [bishop] מצנפת
    [troubadour] כובע זמר
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
    [princess] כובע הנסיכה
    [knight] הקסדה עם הנוצות
    [wizard] המגבעת
    [jester] כובע הליצן
    [cook] כובע השף
    [maid] המטפחת
    [dragon] הקרניים
    [astrologer] כובע הכוכבים
    [noble] כובע הקטיפה
    [archer] הכובע עם הנוצה
    [monk] הברדס
    [bishop] המצנפת
    [troubadour] כובע הזמר
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
    [princess] כובע הנסיכה שייך לנסיכה.
    [knight] הקסדה עם הנוצות שייכת לאביר.
    [wizard] המגבעת שייכת לקוסם.
    [jester] כובע הליצן שייך לליצן החצר.
    [cook] כובע השף שייך לטבח.
    [maid] המטפחת שייכת למלבישה.
    [dragon] הקרניים שייכות לדרקון.
    [astrologer] כובע הכוכבים שייך לאסטרולוג.
    [noble] כובע הקטיפה שייך לאציל.
    [archer] הכובע עם הנוצה שייך לקַשָּׁת.
    [monk] הברדס שייך לנזיר.
    [bishop] המצנפת שייכת לבישוף.
    [troubadour] כובע הזמר שייך לזמר הנודד.
    [farmer] כובע הקש שייך לאיכר.
    [miner] הקסדה עם הפנס שייכת לכורה.
    [fairy] זר הפרחים שייך לפייה.
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
    [jester] להחליף את הכובע שמעל ליצן החצר עם…
    [cook] להחליף את הכובע שמעל הטבח עם…
    [maid] להחליף את הכובע שמעל המלבישה עם…
    [dragon] להחליף את הכובע שמעל הדרקון עם…
    [astrologer] להחליף את הכובע שמעל האסטרולוג עם…
    [noble] להחליף את הכובע שמעל האציל עם…
    [archer] להחליף את הכובע שמעל הקַשָּׁת עם…
    [monk] להחליף את הכובע שמעל הנזיר עם…
    [bishop] להחליף את הכובע שמעל הבישוף עם…
    [troubadour] להחליף את הכובע שמעל הזמר הנודד עם…
    [farmer] להחליף את הכובע שמעל האיכר עם…
    [miner] להחליף את הכובע שמעל הכורה עם…
    [fairy] להחליף את הכובע שמעל הפייה עם…
    [sultan] להחליף את הכובע שמעל הסולטן עם…
   *[sailor] להחליף את הכובע שמעל הימאי עם…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] מה עושים עם הכובע שמעל המלך?
    [queen] מה עושים עם הכובע שמעל המלכה?
    [princess] מה עושים עם הכובע שמעל הנסיכה?
    [knight] מה עושים עם הכובע שמעל האביר?
    [wizard] מה עושים עם הכובע שמעל הקוסם?
    [jester] מה עושים עם הכובע שמעל ליצן החצר?
    [cook] מה עושים עם הכובע שמעל הטבח?
    [maid] מה עושים עם הכובע שמעל המלבישה?
    [dragon] מה עושים עם הכובע שמעל הדרקון?
    [astrologer] מה עושים עם הכובע שמעל האסטרולוג?
    [noble] מה עושים עם הכובע שמעל האציל?
    [archer] מה עושים עם הכובע שמעל הקַשָּׁת?
    [monk] מה עושים עם הכובע שמעל הנזיר?
    [bishop] מה עושים עם הכובע שמעל הבישוף?
    [troubadour] מה עושים עם הכובע שמעל הזמר הנודד?
    [farmer] מה עושים עם הכובע שמעל האיכר?
    [miner] מה עושים עם הכובע שמעל הכורה?
    [fairy] מה עושים עם הכובע שמעל הפייה?
    [sultan] מה עושים עם הכובע שמעל הסולטן?
   *[sailor] מה עושים עם הכובע שמעל הימאי?
}

magicw-court = שבע דמויות והכובעים שמעליהן
magicw-others = השחקנים האחרים
magicw-actions = מה אפשר לעשות
magicw-piles = הקופות
magicw-action = { $action ->
    [peek] הצצה
    [swap] החלפה
   *[open] פתיחה
}
magicw-action-hint = { $action ->
    [peek] הצצה: מסתכלים בסתר בכובע אחד. מקש P
    [swap] החלפה: מחליפים בין שני כובעים. מקש S
   *[open] פתיחה: הופכים כובע לעיני כולם. מקש O
}
magicw-ask = התור שלכם: להציץ, להחליף או לפתוח?
magicw-ask-peek = באיזה כובע להציץ?
magicw-ask-first = איזה כובע להחליף?
magicw-ask-open = איזה כובע לפתוח?
magicw-your-turn = התור שלכם
magicw-thinking = התור של { $who }…
magicw-over = המשחק נגמר
magicw-your-points = הנקודות שלכם
magicw-waiting = רק רגע…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] רק אתם רואים אותו. זכרו!
   *[no] { $who } מציץ/ה…
}
magicw-doing-swap = { $you ->
    [yes] אתם מחליפים בין שני כובעים
   *[no] { $who } מחליף/ה…
}
magicw-doing-open = { $you ->
    [yes] אתם פותחים…
   *[no] { $who } פותח/ת כובע…
}
magicw-put-back = הכובע שוב מוסתר.
magicw-fits = מתאים!
magicw-magic = כובע קסמים!
magicw-magic-text = הוא מבטל כובע קנס אחד.
magicw-pair-goes = { $you ->
    [yes] זכיתם בזוג!
   *[no] { $who } זוכה בזוג.
}
magicw-hat-goes = { $you ->
    [yes] זכיתם בכובע!
   *[no] { $who } זוכה בכובע.
}
magicw-wrong = { $hat }? לא הראש הנכון!
magicw-redeal = אף כובע כאן לא מתאים לאף דמות: מערבבים את כל הכובעים מחדש.
magicw-tap-on = הקישו כדי להמשיך
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = מקום { $slot }: { $kind }, כובע מוסתר{ $state ->
    [peek] , אפשר להציץ בו
    [open] , אפשר לפתוח אותו
    [swap] , אפשר להחליף אותו
    [picked] , הכובע נבחר
    [barred] , אי אפשר עכשיו
   *[still] { "" }
}
magicw-slot-known = מקום { $slot }: { $kind }, כובע מוסתר שאתם מכירים: { $hat }{ $state ->
    [peek] , אפשר להציץ בו
    [open] , אפשר לפתוח אותו
    [swap] , אפשר להחליף אותו
    [picked] , הכובע נבחר
    [barred] , אי אפשר עכשיו
   *[still] { "" }
}
magicw-slot-open = מקום { $slot }: { $kind }, הכובע: { $hat }
magicw-slot-shown = מקום { $slot }: { $kind }, כובע גלוי: { $hat }
magicw-slot-peeked = מקום { $slot }: { $kind }, { $who } מציץ/ה בכובע
magicw-slot-empty = מקום { $slot }: ריק
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
    [one] כובע קנס אחד
    [two] שני כובעי קנס
   *[other] { $penalties } כובעי קנס
}
magicw-now = { $score } אם המשחק היה נגמר עכשיו
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
   *[no] { $who } מנצח/ת!
}
magicw-end-shared = ניצחון משותף: { $who }!
magicw-end-played = היה משחק נהדר
magicw-end-complete = נשארו רק שלוש דמויות: המשחק נגמר.
magicw-end-stalled = הרבה זמן אף אחד לא זכה בכלום: המשחק נגמר.
magicw-end-resigned = אחד השחקנים נכנע: המשחק נגמר.
magicw-end-abandoned = המשחק הופסק באמצע.
magicw-end-score = נקודות
magicw-end-why = כל זוג שווה נקודה. כל כובע קנס מוריד נקודה, וכל כובע קסמים מבטל כובע קנס אחד.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] הצצתם בכובע { $slot }: { $hat }.
   *[no] { $who } הציץ/ה בכובע { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] הצצתם בכובע { $slot }.
   *[no] { $who } הציץ/ה בכובע { $slot }.
}
log-magic-swap = { $you ->
    [yes] החלפתם בין כובע { $first } לכובע { $second }.
   *[no] { $who } החליף/ה בין כובע { $first } לכובע { $second }.
}
log-magic-open-pair = { $you ->
    [yes] פתחתם את כובע { $slot } ({ $character }): מתאים! זכיתם בזוג.
   *[no] { $who } פתח/ה את כובע { $slot } ({ $character }): מתאים! { $who } זוכה בזוג.
}
log-magic-open-wrong = { $you ->
    [yes] פתחתם את כובע { $slot } ({ $character }): { $hat }. לא מתאים: קיבלתם כובע קנס.
   *[no] { $who } פתח/ה את כובע { $slot } ({ $character }): { $hat }. לא מתאים: { $who } מקבל/ת כובע קנס.
}
log-magic-open-magic = { $you ->
    [yes] פתחתם את כובע { $slot }: כובע קסמים! הוא שלכם.
   *[no] { $who } פתח/ה את כובע { $slot }: כובע קסמים! { $who } שומר/ת אותו.
}
log-magic-next-character = מקום { $slot }: דמות חדשה, { $character }.
log-magic-slot-empty = מקום { $slot } נשאר ריק.
log-magic-redeal = אף כובע כאן לא מתאים לאף דמות: מערבבים את כל הכובעים מחדש.
# Why something is not allowed.
no-magic-empty-slot = במקום { $slot } כבר אין דמות. בחרו כובע שיש מתחתיו דמות.
no-magic-no-swap-back = שני הכובעים האלה הוחלפו ממש עכשיו. אסור להחליף אותם מיד בחזרה.
no-magic-game-is-over = המשחק נגמר: נשארו רק שלוש דמויות.
no-magic-game-has-stalled = המשחק נגמר: הרבה זמן אף אחד לא זכה בכלום.

# --- who wears what, and ending a peek
magicw-heads = מי חובש מה
magicw-heads-nobody = אף אחד
magicw-got-it = ראיתי
