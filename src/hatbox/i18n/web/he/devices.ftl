# Where one is signed in, and the face the others see.
devices-title = מכשירים מחוברים
devices-about = צאו ממכשיר שאבד לכם או שכבר לא בשימוש.
devices-unknown = מכשיר לא מוכר
devices-current = המכשיר הזה
devices-seen = { $days ->
    [0] שימוש אחרון היום
    [1] שימוש אחרון אתמול
   *[other] שימוש אחרון ב־{ DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = לצאת
devices-end-named = לצאת מהמכשיר { $name }
devices-ended-one = יצאתם מהמכשיר { $name }.
face-title = הפרצוף שלכם
face-number = פרצוף { $number }
