# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = ניהול Hatbox
op-sections = מדורים
op-overview = סקירה
op-reports = דיווחים
op-tables = שולחנות
op-players = שחקנים
op-announce = הודעה לכולם
op-log = יומן
op-server = שרת

op-sign-in = להיכנס
op-sign-out = לצאת
op-sign-in-how = הדביקו אסימון ניהול. אפשר ליצור אותו במחשב שמריץ את השרת, בפקודה הזאת:
op-token = אסימון
op-token-kept = הכרטיסייה הזאת זוכרת את האסימון עד שסוגרים אותה או יוצאים.

op-process = תהליך שרת
op-all-processes = { $count ->
    [one] תהליך אחד
    [two] שני התהליכים יחד
   *[other] כל { $count } התהליכים יחד
}
op-since = פועל מאז { $when }
op-highest = השיא בשעה האחרונה: { $high }
op-counts = בסך הכול
op-open-reports = דיווחים פתוחים

op-any = הכול
op-back = חזרה לרשימה
op-more = להציג עוד
op-undo = לבטל פעולה
op-undone = הפעולה בוטלה.
op-was-undone = בוטל
op-reason = סיבה, ליומן
op-show-reason = להציג את הסיבה גם לשחקן
op-how-long = לכמה זמן
op-hours = { $hours ->
    [1] שעה
    [4] 4 שעות
    [24] יממה
    [168] שבוע
    [720] חודש
    [8760] שנה
   *[other] { $hours } שעות
}
op-deleted = שחקן שנמחק

op-search-tables = שם של שחקן או מזהה של שולחן
op-table = שולחן
op-free = פנוי
op-bot = בוט: { $level ->
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
    [white_rabbit] הארנב הלבן
   *[mad_hatter] הכובען המטורף
}
op-talk = מה נאמר
op-talk-around = מה נאמר באותו זמן
op-before-report = רגע לפני הדיווח
op-nothing-said = לא נאמר כאן כלום.
op-erased = (נמחק)
op-close = לסגור שולחן
op-close-title = לסגור את השולחן הזה?
op-close-text = המשחק ייגמר בלי תוצאה לכל מי ששם. אי אפשר לבטל את זה.

op-search-players = שם או מזהה
op-player = שחקן
op-sanctioned = רק מושתקים או חסומים
op-tables-of = { $count ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $count } שולחנות
}
op-reports-about = דיווחים על השחקן
op-shown-reason = הסיבה שהשחקן רואה
op-muted-until = מושתק/ת עד { $when }
op-mute = להשתיק
op-mute-title = להשתיק את { $name }?
op-muted = { $name } בהשתקה.
op-unmute = לבטל השתקה
op-unmuted = ההשתקה של { $name } בוטלה.
op-ban = לחסום
op-ban-title = לחסום את { $name }?
op-ban-text = השחקן לא יוכל עוד לשחק בשרת הזה. בוטים ימשיכו במקומות שלו כשהזמן שלו ייגמר.
op-banned = { $name } חסום/ה.
op-unban = לבטל חסימה
op-unbanned = החסימה של { $name } בוטלה.
op-rename = לשנות שם
op-rename-title = לשנות את השם של { $name }?
op-rename-text = בשולחנות שכבר פתוחים נשאר השם הישן.
op-new-name = שם חדש
op-renamed = השם של { $name } הוא עכשיו { $to }.
op-forget = למחוק
op-forget-title = למחוק את כל הפרטים של { $name }?
op-forget-text = השם וההודעות יימחקו מכל מקום; המשחקים יישארו לאחרים. אי אפשר לבטל את זה.
op-forgotten = הפרטים של { $name } נמחקו.

op-report = דיווח
op-no-reports = אין דיווחים. הכול בסדר.
op-also-resolved = גם דיווחים שטופלו
op-is-resolved = טופל
op-note = הערה
op-resolve = לסמן שטופל
op-resolve-title = לסמן שהדיווח טופל?
op-resolve-text = אפשר להשאיר הערה למנהלים אחרים.
op-resolved = הדיווח טופל.
op-reopen = לפתוח שוב
op-reopened = הדיווח שוב פתוח.

op-announced-now = מוצג עכשיו לכולם
op-announce-text = הודעה לכולם, עד 300 תווים
op-announce-now = להציג לכולם
op-announced = עכשיו כולם רואים אותה.
op-until = עד { $when }
op-until-cleared = עד שמסירים אותה
op-clear = להסיר
op-cleared = ההודעה הוסרה.

op-action = { $action ->
    [mute] השתקה
    [unmute] ביטול השתקה
    [ban] חסימה
    [unban] ביטול חסימה
    [rename] שינוי שם
    [forget] מחיקה
    [close] סגירה
    [resolve] טיפול בדיווח
    [reopen] פתיחה מחדש
    [announce] הודעה לכולם
    [undo] ביטול פעולה
    [prune] מחיקת נתונים ישנים
    [token] אסימון חדש
    [revoke-token] ביטול אסימון
   *[other] { $action }
}
op-via = { $via ->
    [page] בדף הזה
   *[command] בפקודה
}
op-because = סיבה: { $reason }
op-from-to = מ־{ $from } ל־{ $to }

op-installation = התקנה
op-rows = { $name ->
    [players] שחקנים
    [tables] שולחנות
    [reports] דיווחים
   *[audit] שורות ביומן
}
op-tokens = אסימוני ניהול
op-expired = פג תוקף
op-used = שימוש אחרון: { $when }
op-unused = לא היה בשימוש
op-revoke = לבטל
op-token-how = אסימונים חדשים יוצרים במחשב של השרת, עם ״⁨hatbox admin token⁩״.
op-housekeeping = תחזוקה
op-export = להוריד את כל המשחקים שנגמרו
op-prune-days = למחוק מה שלא היה בשימוש (מספר ימים)
op-prune = למחוק נתונים ישנים
op-prune-title = למחוק נתונים בני יותר מ־{ $days } ימים?
op-prune-text = שולחנות, דיווחים ושחקנים שלא היו בשימוש כל הזמן הזה יימחקו לתמיד. אי אפשר לבטל את זה.
op-pruned = הנתונים הישנים נמחקו.
op-notes = מה חדש בגרסה הזאת
