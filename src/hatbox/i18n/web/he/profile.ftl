# You and your settings.
profile-page = אתם וההגדרות שלכם · Hatbox
profile-title = אתם וההגדרות שלכם
profile-nobody = עוד אין כאן אף אחד
profile-nobody-hint = במשחק הראשון תהיו אורחים. מספיק שם.
profile-since = כאן מאז { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = השם שלכם
profile-name-hint = זה מה שהאחרים ליד השולחן קוראים.
profile-name-saved = מעכשיו השם שלכם הוא { $name }.
profile-save = לשמור
profile-code = קוד שחזור
profile-code-hint = עם הקוד הזה תהיו אותו משתתף גם במכשיר אחר, עם כל המשחקים שלכם. אין סיסמה.
profile-code-make = ליצור קוד חדש
profile-code-once = הקוד מוצג רק עכשיו: כתבו אותו לעצמכם. קודים קודמים כבר לא תקפים.
profile-code-copied = הקוד הועתק. שמרו אותו במקום בטוח.
profile-copy = להעתיק
profile-restore = יש לי קוד
profile-restore-hint = תהיו שוב מי שקיבלו את הקוד הזה. מי שהייתם עד עכשיו במכשיר הזה לא יעבור איתכם.
profile-restore-do = לחזור
profile-returned = ברוך שובכם, { $name }!
profile-look = איך זה נראה
profile-language = שפה
profile-theme = מצב תצוגה
profile-theme-is = { $value ->
    [auto] אוטומטי
    [light] בהיר
   *[dark] כהה
}
profile-palette = צבעים
profile-palette-is = { $value ->
    [usual] רגילים
    [deutan] דויטן
    [protan] פרוטן
   *[tritan] טריטן
}
profile-palette-hint = { $value ->
    [usual] לראיית צבעים רגילה.
    [deutan] למי שרואים ירוק חלש או לא רואים אותו כלל.
    [protan] למי שרואים אדום חלש או לא רואים אותו כלל.
   *[tritan] למי שרואים כחול חלש או לא רואים אותו כלל.
}
profile-letters = אותיות על קלפים וכובעים
profile-letters-hint = הצבע אף פעם אינו הסימן היחיד, אבל אותיות מזהים הכי מהר.
profile-play = איך זה משוחק
profile-speed = תנועה
profile-speed-is = { $value ->
    [0] כבויה
   *[other] ⁦{ $value }×⁩
}
profile-speed-hint = כמה מהר קלפים וכובעים נעים. כשכבוי: הם פשוט שם.
profile-volume = צליל
profile-volume-is = { $volume ->
    [0] כבוי
   *[other] { $volume } אחוז
}
profile-vibrate = רטט
profile-vibrate-hint = רטט קצר כשמגיע התור שלכם, אם המכשיר יודע.
profile-confirm = לשאול לפני כל מהלך
profile-confirm-hint = קודם רואים את המהלך, ואז מאשרים אותו.
profile-left = ליד שמאל
profile-left-hint = מה שלוחצים עליו הכי הרבה עובר לצד השני.
profile-data = מה נשמר עליכם
profile-muted = מי שהשתקתם
profile-muted-one = משתתף { $number }
profile-muted-none = לא השתקתם אף אחד.
profile-unmute = לשמוע שוב
profile-export = לשמור את כל הנתונים שלי
profile-delete = למחוק אותי
profile-delete-title = למחוק אתכם לתמיד?
profile-delete-text = השם שלכם וכל מה שאמרתם יימחקו; במשחקים שלכם ימשיכו בוטים. אי אפשר לבטל את זה, גם לא עם קוד השחזור.
profile-delete-no = להישאר
profile-delete-yes = למחוק לתמיד
profile-forgotten = שכחנו אתכם. אפשר לבוא שוב כמישהו חדש.
