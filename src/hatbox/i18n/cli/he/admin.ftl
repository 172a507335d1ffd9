# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = זה לא מתאים: ⁨{ $error }⁩
admin-changed-since = בינתיים מישהו שינה את זה; הסתכלו שוב
admin-no-line = אין ביומן שורה ⁨{ $line }⁩
admin-undone = הפעולה בשורה ⁨{ $line }⁩ כבר בוטלה
admin-cannot-undo = את הפעולה ⁨{ $action }⁩ אי אפשר לבטל
admin-no-token = אין אסימון ⁨{ $token }⁩
admin-token-revoked = האסימון ⁨{ $token }⁩ כבר בוטל
admin-bad-token-name = בשם צריך להיות לפחות תו אחד שאפשר לראות
admin-no-reason = כתבו סיבה אם השחקן צריך לראות אותה
admin-announce-what = כתבו הודעה של עד 300 תווים, או הסירו את הנוכחית
admin-token-needed = לדף הזה צריך אסימון ניהול. בשרת, הריצו: ⁨hatbox admin token⁩
admin-unknown-token = האסימון הזה לא עובד: הוא לא מוכר, פג תוקפו או שהוא בוטל.

admin-reopened = הדיווח ⁨{ $report }⁩ שוב פתוח.
admin-undone-now = הפעולה ⁨{ $action }⁩ בוטלה (שורה ⁨{ $line }⁩).
admin-announcement-none = לא מוצגת שום הודעה.
admin-announcement-on = כולם רואים: ⁨{ $text }⁩
admin-announcement-until = עד ⁨{ $until }⁩ כולם רואים: ⁨{ $text }⁩
admin-token-made =
    אסימון בשביל ⁨{ $name }⁩. הוא מוצג רק הפעם; הדביקו אותו ב־⁨/admin⁩:

    { $token }
admin-token-gone = האסימון ⁨{ $token }⁩ של ⁨{ $name }⁩ בוטל.

admin-line = שורה
admin-operator = מנהל/ת
admin-subject = בעניין
admin-undone-by = בוטל על ידי
admin-token = אסימון
admin-expires = תוקף
admin-used = שימוש אחרון
admin-revoked = בוטל
admin-version = גרסה
admin-database = מסד נתונים, סכימה
admin-figure-connections = חיבורים
admin-figure-people = אנשים מחוברים
admin-figure-games = משחקים פעילים
admin-figure-moves = מהלכים בדקה
admin-figure-requests = בקשות בדקה
admin-figure-lag = השהיית השרת
admin-figure-bots = בוטים בפעולה
admin-figure-memory = זיכרון
admin-figure-cpu = מעבד
admin-figure-database = גודל מסד הנתונים
admin-figure-disk = מקום פנוי בדיסק
admin-figure-failures = התראות שנכשלו
