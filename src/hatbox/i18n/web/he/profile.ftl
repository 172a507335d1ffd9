# You and your settings.
profile-page = פרופיל והגדרות · Hatbox
profile-title = פרופיל והגדרות
profile-nobody = עוד אין פרופיל
profile-nobody-hint = במשחק הראשון נכנסים כאורחים. צריך רק שם.
profile-local = השם והמשחקים נשארים במכשיר הזה.
profile-since = הצטרפתם ב־{ DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = זה השם ששאר השחקנים רואים.
profile-name-saved = מעכשיו השם שלכם הוא { $name }.
profile-save = לשמור
profile-code = קוד שחזור
profile-code-hint = עם הקוד הזה יהיה לכם אותו פרופיל גם במכשיר אחר, עם כל המשחקים שלכם. אין סיסמה.
profile-code-make = ליצור קוד חדש
profile-code-once = כתבו אותו לעצמכם: הוא לא יוצג שוב. קודים קודמים כבר לא תקפים.
profile-code-copied = הקוד הועתק. שמרו אותו במקום בטוח.
profile-copy = להעתיק
profile-restore = להיכנס עם קוד
profile-restore-hint = תעברו לפרופיל של הקוד הזה. הוא יחליף את הפרופיל שנמצא עכשיו במכשיר.
profile-restore-do = להיכנס
profile-returned = איזה כיף שחזרתם, { $name }!
profile-look = תצוגה
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
    [deutan] למי שמתקשה לראות ירוק, או לא רואה אותו כלל.
    [protan] למי שמתקשה לראות אדום, או לא רואה אותו כלל.
   *[tritan] למי שמתקשה לראות כחול, או לא רואה אותו כלל.
}
profile-letters = אותיות על הקלפים
profile-letters-hint = הצבע אף פעם אינו הסימן היחיד, אבל את האותיות מזהים הכי מהר.
profile-play = מהלך המשחק
profile-speed = מהירות האנימציה
profile-speed-is = { $value ->
    [0] כבוי
   *[other] ⁦{ $value }×⁩
}
profile-speed-hint = כמה מהר זזים קלפים וכובעים. כבוי: בלי אנימציה.
profile-volume = צליל
profile-volume-is = { $volume ->
    [0] כבוי
   *[other] ⁦{ $volume }%⁩
}
profile-vibrate = רטט
profile-vibrate-hint = רטט קצר כשמגיע התור שלכם, אם המכשיר תומך בזה.
profile-confirm = לאשר כל מהלך
profile-confirm-hint = מציג את המהלך ומבקש אישור.
profile-left = מצב לשמאליים
profile-left-hint = מעביר את הכפתורים העיקריים לצד השני.
profile-data = הנתונים שלכם
profile-muted = שחקנים מושתקים
profile-muted-one = שחקן { $number }
profile-muted-none = לא השתקתם אף אחד.
profile-unmute = לבטל השתקה
profile-export = להוריד את הנתונים שלי
profile-delete = למחוק את הפרופיל שלי
profile-delete-title = למחוק את הפרופיל לתמיד?
profile-delete-text = השם שלכם וכל מה שכתבתם יימחקו, ובוטים ימשיכו במשחקים שלכם. אי אפשר לבטל את זה, גם לא עם קוד השחזור.
profile-delete-no = ביטול
profile-delete-yes = למחוק לתמיד
profile-forgotten = הפרופיל נמחק. אפשר לחזור מתי שרוצים, עם פרופיל חדש.

# --- devices and the house
profile-devices = לצאת מהמכשירים האחרים
profile-devices-ended = { $count ->
    [0] לא הייתם מחוברים במכשירים אחרים.
    [one] יצאתם ממכשיר אחד נוסף.
    [two] יצאתם משני מכשירים נוספים.
   *[other] יצאתם מ־{ $count } מכשירים נוספים.
}
profile-about = על { $title }: פרטי המפעיל ופרטיות


# --- tips in the first game of each game
profile-coach = טיפים במשחק הראשון
profile-coach-hint = שלושה טיפים קצרים בפעם הראשונה שמשחקים בכל משחק.
