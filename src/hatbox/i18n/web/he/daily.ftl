# The daily deal: the same cards for everybody, every day.
daily-page = האתגר היומי · Hatbox
daily-title = האתגר היומי
daily-intro = בכל יום כולם מקבלים אותם קלפים. משחקים נגד חתול צ׳שייר, ואחר כך רואים איך ארבעת הבוטים מסתדרים במקומכם. רק המשחק הראשון שתסיימו נחשב. בלי ביטול מהלכים ובלי רמזים.
daily-today = היום
daily-next = { $day } · האתגר הבא בשעה { $time }
daily-last = הימים האחרונים
daily-day = יום
daily-state = { $state ->
    [playing] באמצע משחק
    [won] ניצחתם
    [shared] תיקו
    [lost] הפסדתם
    [gave-up] נכנעתם
   *[new] עוד לא שיחקתם
}
daily-not-played = לא שיחקתם
daily-go = { $state ->
    [playing] להמשיך
    [new] לשחק
   *[other] תוצאה
}
# Spoken name of the same link, so that the three can be told apart.
daily-go-game = { $state ->
    [playing] להמשיך
    [new] לשחק
   *[other] תוצאה
}: { $game ->
    [hats] כובעים
    [magic_hat] כובע קסמים
   *[top_hats] צילינדרים
}
daily-verify = איך הקלפים נבחרים
daily-verify-text = אף אחד לא בוחר אותם. הקלפים נקבעים לפי הטקסט הזה, וכל אחד יכול לבדוק:

# One deal.
daily-deal-page = { $game ->
    [hats] כובעים
    [magic_hat] כובע קסמים
   *[top_hats] צילינדרים
} · האתגר היומי · Hatbox
daily-of = האתגר היומי, { $day }
daily-future = האתגר הזה עוד לא נפתח. הוא ייפתח ב{ $day }, בשעה { $time }.
daily-about = אתם נגד חתול צ׳שייר. רק המשחק הראשון שתסיימו נחשב, בלי ביטול מהלכים ובלי רמזים.
daily-about-past = אתגר מיום קודם: משחקים רק בשביל הכיף.
daily-play = לשחק
daily-continue = להמשיך
daily-again = עוד משחק, לאימון
daily-all = כל האתגרים היומיים
daily-headline = { $how ->
    [won] ניצחתם!
    [shared] תיקו
    [gave-up] נכנעתם
   *[lost] חתול צ׳שייר ניצח
}
daily-points = { $own } : { $other }
# The result of a game without points.
daily-moves = { $how ->
    [won] ניצחון תוך { $count } מהלכים
    [shared] תיקו אחרי { $count } מהלכים
    [gave-up] כניעה
   *[lost] הפסד אחרי { $count } מהלכים
}
# The same with as few words as will do, in a list.
daily-moves-short = { $how ->
    [won] ניצחון, { $count } מהלכים
    [shared] תיקו, { $count } מהלכים
    [gave-up] כניעה
   *[lost] הפסד, { $count } מהלכים
}
# Below "You won!" or "The Cheshire Cat won".
daily-length = { $how ->
    [won] תוך { $count } מהלכים
   *[other] אחרי { $count } מהלכים
}
daily-review = צפייה חוזרת
daily-share = לשתף
daily-picture = תמונה
daily-copied = הועתק. אפשר להדביק בכל מקום: זה לא מגלה אף קלף.
daily-not-copied = הדפדפן לא מאפשר להעתיק את הטקסט.
daily-picture-failed = הדפדפן לא מצליח לצייר את התמונה.

# The bots in the same seat.
daily-bots = הבוטים עם הקלפים שלכם
daily-bots-hint = כל בוט שיחק במקומכם, עם אותם קלפים ונגד אותו חתול צ׳שייר.
daily-bots-by-points = מסודר לפי היתרון על חתול צ׳שייר.
daily-bots-by-moves = בראש הניצחון המהיר ביותר; מבין המפסידים, מי שהחזיק מעמד הכי הרבה זמן.
daily-thinking = { $level ->
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
   *[mad_hatter] הכובען המטורף
} משחק עם הקלפים שלכם…
daily-bots-failed = הבוטים לא הצליחו לשחק כאן. טענו את הדף מחדש כדי לנסות שוב.
daily-you = אתם
daily-better = { $count ->
    [0] היום אף בוט לא נשאר מאחור
    [4] לפני כל ארבעת הבוטים!
    [one] לפני בוט אחד מתוך { $all }
    [two] לפני שני בוטים מתוך { $all }
   *[other] לפני { $count } בוטים מתוך { $all }
}

# Everybody on this server.
daily-everyone = כולם
daily-everyone-join = רוצים לראות איך הלך לכם לעומת כל השחקנים בשרת הזה? המשחק שלכם יישלח לשרת, תחת שם האורח שלכם.
daily-compare = להשוות
daily-alone = אתם הראשונים. חזרו אחר כך לראות איך הולך לאחרים.
daily-percentile = { $count ->
    [one] עד עכשיו שיחק עוד שחקן אחד.
    [two] עד עכשיו שיחקו עוד שני שחקנים.
   *[other] עד עכשיו שיחקו עוד { $count } שחקנים.
} הלך לכם יותר טוב מאשר ל־⁦{ NUMBER($percent, maximumFractionDigits: 0) }%⁩ מהאחרים.
daily-players = { $count ->
    [one] עד עכשיו שיחק שחקן אחד.
    [two] עד עכשיו שיחקו שני שחקנים.
   *[other] עד עכשיו שיחקו { $count } שחקנים.
}
daily-worse = פחות טוב
daily-best = יותר טוב
daily-offline = אין לכם חיבור לאינטרנט. חזרו לדף הזה היום או מחר כדי להשוות את עצמכם לכולם.
daily-too-late = האתגר הזה נגמר. תוצאות נחשבות רק באותו יום וביום שאחריו.

# What is shared.
daily-share-title = האתגר היומי של Hatbox · { $game ->
    [hats] כובעים
    [magic_hat] כובע קסמים
   *[top_hats] צילינדרים
} · { $day }
