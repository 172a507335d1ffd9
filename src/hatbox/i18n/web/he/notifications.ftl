# Being told that it is one's turn while the page is closed.
notify-title = התראות
notify-device = { $state ->
    [on] המכשיר הזה מקבל התראות
    [off] ההתראות במכשיר הזה כבויות
    [blocked] הדפדפן שלכם חוסם התראות
    [install] קודם הוסיפו את Hatbox למסך הבית
    [insecure] אי אפשר בכתובת הזאת
    [unsupported] הדפדפן הזה לא יכול להציג התראות
   *[none] השרת הזה לא שולח התראות לדפדפנים
}
notify-device-hint = { $state ->
    [on] הן מגיעות גם כשהדף הזה סגור.
    [off] הקשה אחת, ונודיע לכם גם כשהדף הזה סגור.
    [blocked] הרשו אותן לאתר הזה בהגדרות הדפדפן, ואז חזרו לכאן.
    [install] ב־⁨iPhone⁩ או ב־⁨iPad⁩ הקישו על ״שיתוף״, אחר כך על ״הוספה למסך הבית״, ופתחו את Hatbox משם.
    [insecure] דפדפנים מרשים התראות רק בכתובות מאובטחות (⁨https⁩).
    [unsupported] נסו גרסה עדכנית של ⁨Firefox⁩, ⁨Chrome⁩, ⁨Edge⁩ או ⁨Safari⁩.
   *[none] אולי יש דרכים אחרות, בהמשך.
}
notify-on = להפעיל התראות
notify-off = לכבות
notify-others = { $count ->
    [one] גם מכשיר אחד נוסף שלכם מקבל אותן.
    [two] גם שני מכשירים נוספים שלכם מקבלים אותן.
   *[other] גם { $count } מכשירים נוספים שלכם מקבלים אותן.
}
notify-push-problem = { $code ->
    [blocked] הדפדפן שלכם חסם התראות מהאתר הזה.
    [dismissed] שום דבר לא השתנה: הדפדפן עדיין מחכה לאישור שלכם.
   *[failed] הדפדפן לא הצליח להגיע לשירות ההתראות שלו. נסו שוב מאוחר יותר.
}
notify-when = להודיע לי כש…
notify-kind = { $kind ->
    [turn] מגיע התור שלי
    [over] משחק נגמר
    [invitation] מזמינים אותי
   *[rematch] רוצים משחק חוזר
}
notify-kind-hint = { $kind ->
    [turn] רק כשאתם לא ליד השולחן.
    [over] התוצאה במרחק הקשה אחת.
    [invitation] מאנשים שאפשר לשחק איתם בשרת הזה.
   *[rematch] עוד משחק עם אותם אנשים.
}
notify-quiet = שעות שקטות
notify-quiet-hint = בלי התראות בלילה. מה שפספסתם יגיע אחר כך.
notify-quiet-from = משעה
notify-quiet-until = עד
notify-quiet-zone = אזור זמן: { $zone }
notify-elsewhere = דרכים אחרות
notify-email = מייל
notify-email-hint = נשלח לכם קישור לאישור הכתובת. בכל מייל אפשר להפסיק בהקשה אחת.
notify-email-waiting = שלחנו לשם קישור; נשאר רק לפתוח אותו.
notify-email-confirmed = הכתובת אושרה. התראות מגיעות גם אליה.
notify-webhook = צ׳אט או אפליקציה (⁨webhook⁩)
notify-webhook-shape = סוג ה־⁨webhook⁩
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] ב־⁨Discord⁩: הגדרות הערוץ, ⁨Integrations⁩, ⁨Webhooks⁩, ״⁨Copy Webhook URL⁩״.
    [ntfy] הכתובת של נושא ה־⁨ntfy⁩ שלכם. בחרו שם שאף אחד לא ינחש.
   *[json] כל כתובת שלכם שמקבלת בקשת ⁨POST⁩ עם ⁨JSON⁩.
}
notify-webhook-try = לבדוק ולהוסיף
notify-webhook-added = זה עובד: הודעת הניסיון הגיעה לשם.
notify-add = להוסיף
notify-remove = להסיר
notify-test = לשלוח הודעת ניסיון
notify-test-sent = הודעת הניסיון בדרך.
notify-silence = לכבות הכול
notify-all-off = הכול כבוי. לא נשלח לכם כלום.

# --- the offer, at a game over days
notify-offer = להודיע לכם כשיגיע התור שלכם?
notify-offer-yes = כן, בבקשה
notify-offer-no = לא
notify-offer-done = נודיע לכם. אפשר לשנות את זה בפרופיל.
