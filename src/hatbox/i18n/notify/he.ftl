# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = { $game }: התור שלכם
notify-turn-body = אחרי המהלך של ⁨{ $who }⁩.
notify-turn-body-nobody = האחרים מחכים לכם.
notify-turn-begun-body = המשחק התחיל.
notify-over-title = { $game }: המשחק נגמר
notify-over-body = בואו לראות מי ניצח!
notify-invitation-title = בואו לשחק: { $game }!
notify-invitation-body = ⁨{ $who }⁩ שומר/ת לכם מקום.
notify-invitation-body-nobody = שמור לכם מקום.
notify-rematch-title = { $game }: עוד משחק?
notify-rematch-body = ⁨{ $who }⁩ רוצה לשחק שוב.
notify-rematch-body-nobody = מישהו רוצה לשחק שוב.
notify-rematch-begun-title = { $game }: המשחק החוזר התחיל
notify-rematch-begun-body = כולם הצטרפו, ומתחילים לשחק.
notify-turns-title = { $count ->
    [one] התור שלכם בשולחן אחד
    [two] התור שלכם בשני שולחנות
   *[other] התור שלכם ב־{ $count } שולחנות
}
notify-news-title = { $count ->
    [one] חדשות משולחן אחד
    [two] חדשות משני שולחנות
   *[other] חדשות מ־{ $count } שולחנות
}
notify-test-title = זה עובד!
notify-test-body = ככה תשמעו מהמשחקים שלכם.
notify-stop = להפסיק את ההודעות האלה
# A button below a notification: very short
notify-off = לכבות

## E-mail

notify-confirm-subject = לקבל מיילים מ־⁨{ $title }⁩?
notify-confirm-body = מישהו, כנראה אתם, ביקש לקבל לכתובת הזאת מייל מ־⁨{ $title }⁩ כשמגיע התור שלו במשחק. כדי לאשר, פתחו את הקישור הזה:
notify-ignore = אם לא אתם ביקשתם, אין צורך לעשות כלום: לא נכתוב שוב.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = להפסיק את ההודעות האלה?
notify-page-stop-push = המכשיר הזה לא יקבל יותר התראות מהמשחקים שלכם.
notify-page-stop-webhook = ה־⁨webhook⁩ שלכם לא יקבל יותר הודעות מהמשחקים שלכם.
notify-page-stop-email = לא נכתוב לכם יותר, והכתובת שלכם תימחק.
notify-page-stop-button = להפסיק
notify-page-stopped-title = זהו, הפסקנו
notify-page-stopped = לא תקבלו יותר הודעות כאלה. אפשר להפעיל אותן שוב בפרופיל.
notify-page-confirm-title = לקבל מיילים מהמשחקים שלכם?
notify-page-confirm-text = נכתוב כשיגיע התור שלכם. בכל מייל יש קישור להפסקה.
notify-page-confirm-button = כן, בבקשה
notify-page-confirmed-title = הכול מוכן
notify-page-confirmed = תקבלו מייל כשיגיע התור שלכם.
notify-page-gone-title = הקישור כבר לא תקף
notify-page-gone = כבר השתמשו בו, או שהוא ישן מדי. אפשר לשנות הכול בפרופיל.
notify-page-home = למשחקים
