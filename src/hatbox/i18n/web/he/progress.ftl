# How one's reviewed games went over time.
progress-page = ההתקדמות שלכם · Hatbox
progress-title = ההתקדמות שלכם
progress-percent = ⁦{ $value }%⁩
progress-games = { $count ->
    [one] משחק אחד נותח
    [two] שני משחקים נותחו
   *[other] { $count } משחקים נותחו
}
progress-filter = אילו משחקים להציג
progress-all = כל המשחקים

# --- three figures, each with a plain sentence
progress-result = ניצחונות
progress-result-hint = באיזה חלק מהמשחקים ניצחתם. ניצחון משותף נחשב חלקית.
progress-adjusted = ניצחונות בניכוי המזל
progress-adjusted-hint = מה היה יוצא לכם בלי מזל טוב ובלי מזל רע.
progress-accuracy = דיוק
progress-accuracy-hint = ⁦100%⁩: המהלך הכי טוב בכל פעם. ככל שהאחוז נמוך יותר, כך הוחמץ יותר.
# Luck as a number of wins. $way says whether it helped.
progress-luck = { $way ->
    [helped] המזל עזר לכם: עד עכשיו הוא נתן לכם בערך { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } ניצחון
        [two] שני ניצחונות
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } ניצחונות
    }.
    [hurt] לא היה לכם מזל: עד עכשיו זה עלה לכם בערך { NUMBER($wins, maximumFractionDigits: 1) ->
        [one] { NUMBER($wins, maximumFractionDigits: 1) } ניצחון
        [two] שני ניצחונות
       *[other] { NUMBER($wins, maximumFractionDigits: 1) } ניצחונות
    }.
   *[even] המזל הטוב והמזל הרע פחות או יותר התקזזו.
}
# In place of an accuracy, where there is too little to go by.
progress-missing = { $count ->
    [one] עוד מהלך אחד
    [two] עוד שני מהלכים
   *[other] עוד { $count } מהלכים
}
progress-early = עוד מוקדם לומר
# In place of a result without the luck.
progress-missing-games = { $count ->
    [one] עוד משחק אחד
    [two] עוד שני משחקים
   *[other] עוד { $count } משחקים
}

# --- plots
progress-results-plot = הניצחונות שלכם לאורך זמן
progress-results-plot-hint = כל נקודה היא הממוצע של עשרת המשחקים האחרונים.
# The figures of the plot for somebody who does not see it.
progress-results-plot-name = ניצחונות, { $firstDate } עד { $lastDate }: מ־⁦{ $first }%⁩ ל־⁦{ $last }%⁩. בניכוי המזל: מ־⁦{ $firstAdjusted }%⁩ ל־⁦{ $lastAdjusted }%⁩.
progress-accuracy-plot = הדיוק שלכם לאורך זמן
progress-accuracy-plot-name = דיוק, { $firstDate } עד { $lastDate }: מ־⁦{ $first }%⁩ ל־⁦{ $last }%⁩.
progress-plot-later = צריך לפחות שני משחקים שנותחו כדי לראות כאן קו.
progress-table = להציג את המספרים
progress-date = תאריך
progress-day = { DATETIME($date, day: "numeric", month: "short") }

# --- by game and by kind of decision
progress-kinds = במה אתם טובים
progress-kinds-hint = הדיוק שלכם לפי משחק ולפי סוג המהלך.
progress-kind = { $kind ->
    [exchange] החלפות
    [black_hat] כובעים שחורים
    [favourite] הכובע האהוב
    [cookie] העוגייה
    [discard] השלכת קלפים
    [pass_on] העברת קלפים לשותף
    [end] סיום התור
    [peek] הצצה
    [swap] החלפה
    [open] פתיחה
    [build] בניית ערימות
    [place] הצבת ערימות
    [jump] צעדים ודילוגים
    [narrow] צמצום הלוח
    [pass] ויתור על התור
   *[other] מהלכים אחרים
}
progress-decisions = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}

# --- what to try next
progress-next = מה כדאי לנסות עכשיו
progress-try = { $how ->
    [lesson] ב{ game-name } עוד קצת קשה לכם עם ״{ progress-kind }״: בשיעור רואים איך עושים את זה.
    [puzzles] ב{ game-name } כדאי להתאמן עוד קצת על ״{ progress-kind }״: נסו כמה חידות.
   *[opponent] ב{ game-name } אתם כמעט לא טועים: הגיע הזמן ליריב חזק יותר!
}
progress-try-more = שחקו עוד כמה משחקים ועברו עליהם, ונגיד לכם על מה כדאי להתאמן.
progress-to = { $how ->
    [lesson] שיעור: { game-name }
    [puzzles] חידות: { game-name }
   *[opponent] לשחק: { game-name }
}

# --- the games
progress-list = משחקים שנותחו
progress-against = נגד { $names }
progress-person = אדם
# $luck has a sign: +12 or −12.
progress-row-luck = מזל ⁦{ $luck }%⁩
progress-row-accuracy = דיוק ⁦{ $accuracy }%⁩
progress-forget = להסיר את המשחק הזה ({ game-name }) מההתקדמות
progress-forgotten = המשחק כבר לא נספר כאן. צפייה חוזרת בו תחזיר אותו.

# --- nothing yet
progress-empty = עוד אין כאן כלום
progress-empty-text = שחקו משחק ולחצו על ״צפייה חוזרת״: נעבור עליו יחד. כאן תראו איך אתם משתפרים.
progress-empty-play = לשחק
progress-empty-review = צפייה חוזרת במשחק האחרון

# --- what this device keeps
device-title = במכשיר הזה
device-text = { $games ->
    [0] אין משחקים שמורים
    [one] משחק שמור אחד
    [two] שני משחקים שמורים
   *[other] { $games } משחקים שמורים
} { $reviews ->
    [0] ואין ניתוחים
    [one] וניתוח אחד
    [two] ושני ניתוחים
   *[other] ו־{ $reviews } ניתוחים
}. הכול נשאר במכשיר הזה.
device-progress = ההתקדמות שלכם
device-export = להוריד הכול
device-export-hint = רואים בקובץ את כל הקלפים, גם את המוסתרים.
device-delete = למחוק משחקים וניתוחים
device-delete-title = למחוק את המשחקים שבמכשיר הזה?
device-delete-text = כל המשחקים והניתוחים ששמורים במכשיר הזה, הדירוגים בחידות והתוצאות באתגרים היומיים יימחקו לתמיד. השם וההגדרות שלכם יישארו.
device-deleted = המשחקים והניתוחים שבמכשיר הזה נמחקו.
# Under the question whether to delete one's profile.
device-delete-too = גם המשחקים והניתוחים שבמכשיר הזה יימחקו.
