# Home: the open box.
home-page = Hatbox · שלושה משחקי כובעים
home-title = שלושה משחקי כובעים בקופסה אחת
home-nav = תפריט ראשי
home-line = { $game ->
    [hats] לאסוף, להחליף, להסתכן בכובע שחור
    [magic_hat] להציץ, להחליף, לזכור. מגיל 5
   *[top_hats] לבנות בסתר, לדלג, להכות
}
home-play = { $game ->
    [hats] לשחק בכובעים
    [magic_hat] לשחק בכובע קסמים
   *[top_hats] לשחק בצילינדרים
}
home-opening = עורכים את השולחן…
home-slow = המשחק הראשון לוקח קצת יותר זמן: מישהו עוד מגהץ את המפה.
home-friends = עם חברים
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] עם חברים: כובעים
    [magic_hat] עם חברים: כובע קסמים
   *[top_hats] עם חברים: צילינדרים
}
home-learn = ללמוד
home-learn-game = { $game ->
    [hats] ללמוד לשחק בכובעים
    [magic_hat] ללמוד לשחק בכובע קסמים
   *[top_hats] ללמוד לשחק בצילינדרים
}
home-previous = המשחק הקודם
home-next = המשחק הבא
home-code = יש לכם קוד?
home-code-hint = חמש האותיות שקיבלתם מחברים
home-join = להצטרף
home-waiting = { $count ->
    [one] התור שלכם במשחק אחד
    [two] התור שלכם בשני משחקים
   *[other] התור שלכם ב־{ $count } משחקים
}
home-carry-on = להמשיך
home-tables-waiting = { $count ->
    [one] , שולחן אחד מחכה לכם
    [two] , שני שולחנות מחכים לכם
   *[other] , { $count } שולחנות מחכים לכם
}
home-language = שפה
home-dark = מצב כהה
home-profile = פרופיל והגדרות
# Links to more screens, in one row.
home-more = עוד בקופסה
home-daily = האתגר היומי
home-puzzles = חידות
home-progress = התקדמות

# A new table.
new-page = { $game ->
    [hats] שולחן חדש: כובעים · Hatbox
    [magic_hat] שולחן חדש: כובע קסמים · Hatbox
   *[top_hats] שולחן חדש: צילינדרים · Hatbox
}
new-title = שולחן חדש
new-game = משחק
new-seats = שחקנים
new-you = אתם
new-seat-friend = חבר או חברה
new-seat-friend-about = מצטרפים בקישור
new-seat-here = שחקן
new-seat-here-about = במכשיר הזה
new-partner = השותף שלכם
new-player = שחקן { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] קל
    [march_hare] בינוני
    [cheshire_cat] קשה
    [white_rabbit] כמוכם
   *[mad_hatter] מומחה
}
new-add = { $count ->
    [3] להוסיף שחקן שלישי
   *[4] להוסיף שחקן רביעי
}
new-who = מי משחק כאן?
new-friend = חבר או חברה, בקישור
new-here = מישהו במכשיר הזה
new-here-name = שם
new-remove = להסיר את המקום הזה
new-clock = הגבלת זמן
new-clock-kind = { $kind ->
    [none] ללא
    [turn] לכל תור
    [bank] למשחק
   *[days] ימים
}
new-clock-hint = { $kind ->
    [none] בלי הגבלת זמן.
    [turn] לכל תור יש הגבלת זמן. נגמר הזמן? בוט משחק עד שחוזרים.
    [bank] זמן אחד לכל המשחק, ועוד קצת בכל תור.
   *[days] משחקים מתי שרוצים: לכל תור יש כמה ימים.
}
new-clock-length = כמה זמן
new-seconds = { $count } שנ׳
new-minutes = { $count } דק׳
# So many minutes for the game, so many seconds more for every turn.
new-bank = { $minutes } דק׳ + { $seconds } שנ׳
new-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
new-first = מי מתחיל
new-first-is = { $value ->
    [true] אתם
   *[false] הגרלה
}
new-public = מי יכול להצטרף
new-public-is = { $value ->
    [true] כולם
   *[false] עם קישור
}
new-public-hint = { $value ->
    [true] כולם בשרת הזה רואים את השולחן.
   *[false] רק מי ששלחתם לו את הקישור.
}
new-spectators = צופים
new-spectators-is = { $value ->
    [blind] בזמן אמת
    [delayed] בעיכוב
    [after] בסוף
   *[none] ללא
}
new-spectators-hint = { $value ->
    [blind] הצופים רואים את מה שגלוי לכולם, ואף פעם לא את הקלפים ביד.
    [delayed] הצופים רואים את מה שגלוי לכולם, בעיכוב של כמה מהלכים.
    [after] הצופים יכולים לראות את המשחק אחרי שהוא נגמר.
   *[none] רק השחקנים רואים את המשחק.
}
new-talk = צ׳אט
new-talk-is = { $value ->
    [free] חופשי
    [phrases] משפטים
   *[none] ללא
}
new-talk-hint = { $value ->
    [free] כל אחד כותב מה שהוא רוצה.
    [phrases] רק משפטים מוכנים; כל אחד קורא אותם בשפה שלו.
   *[none] אין צ׳אט בשולחן הזה.
}
new-rated = נחשב לדירוג
new-rated-is = { $value ->
    [true] כן
   *[false] לא
}
new-rated-hint = { $value ->
    [true] התוצאה נחשבת לדירוג של כולם.
   *[false] רק בשביל הכיף.
}
new-more = זמן, צ׳אט וצופים
new-more-here = התחלה וכללים
new-rest = צ׳אט וצופים
new-more-brief = { $talk ->
    [free] צ׳אט חופשי
    [phrases] רק משפטים מוכנים
   *[none] בלי צ׳אט
} · { $rated ->
    [true] לדירוג
   *[false] לא לדירוג
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] בלי הגבלת זמן
    [turn] זמן לכל תור
    [bank] זמן למשחק
   *[days] ימים לכל תור
} · { $first ->
    [me] אתם מתחילים
   *[lot] מגרילים מי מתחיל
} · { $rules ->
    [own] כללים משלכם
   *[usual] כללים רגילים
}
# The same where there is no clock to choose.
new-brief-here = { $first ->
    [me] אתם מתחילים
   *[lot] מגרילים מי מתחיל
} · { $rules ->
    [own] כללים משלכם
   *[usual] כללים רגילים
}
new-rules = { $game ->
    [hats] כללי הבית: כובעים
    [magic_hat] כללי הבית: כובע קסמים
   *[top_hats] כללי הבית: צילינדרים
}
new-rules-brief = { $edition ->
    [own] כללי הבית · משלכם
    [standard] כללי הבית · המהדורה הרגילה
    [de] כללי הבית · המהדורה הגרמנית
    [ru] כללי הבית · המהדורה הרוסית
    [en] כללי הבית · המהדורה האנגלית
   *[usual] כללי הבית · רגילים
}
new-rule-edition = מהדורה
new-rule-edition-is = { $value ->
    [standard] רגילה
    [de] גרמנית
    [ru] רוסית
   *[en] אנגלית
}
new-rule-edition-hint = { $value ->
    [standard] כמו בחוברות באנגלית, באיטלקית, בספרדית ובצרפתית.
    [de] כמו בחוברת הגרמנית: כובעים שחורים לא נחשבים סוג, ובשוויון העוגייה מכריעה מיד.
    [ru] כמו שהיוצרים משחקים: שני כובעים שהוחלפו הרגע אסור להחליף מיד בחזרה.
   *[en] כמו בחוברת באנגלית ובעברית: מותר להחליף בין כל שני כובעים, תמיד.
}
new-rule-black_hat_is_a_type = כובעים שחורים נחשבים סוג
new-rule-black_hat_is_a_type-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] כובעים שחורים נחשבים עוד סוג אחד בשביל העוגייה.
   *[false] רק שבעת הסוגים נחשבים בשביל העוגייה.
}
new-rule-tiebreak_black_hats = כובעים שחורים מכריעים בשוויון
new-rule-tiebreak_black_hats-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] בשוויון מנצח מי שיש לו יותר כובעים שחורים, ואחר כך מי שהעוגייה אצלו.
   *[false] בשוויון מנצח מי שהעוגייה אצלו.
}
new-rule-removed = נשארים בקופסה
new-rule-removed-hint = { $value ->
    [random] מגרילים שני סוגים שנשארים בקופסה. כדי לבחור בעצמכם, הקישו על שני כובעים.
   *[other] שני הסוגים האלה לא במשחק.
}
new-hat-type = { $letter ->
    [B] כומתה
    [C] כובע פעמון
    [D] כובע ציד
    [F] תרבוש
    [K] קפי
    [S] סומבררו
   *[T] כובע משולש
}
new-rule-no_swap_back = אסור להחליף בחזרה
new-rule-no_swap_back-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-no_swap_back-hint = { $value ->
    [true] שני כובעים שהוחלפו הרגע אסור להחליף מיד בחזרה.
   *[false] מותר להחליף בין כל שני כובעים, תמיד.
}
new-rule-copies = דמויות
new-rule-copies-is = { $value ->
    [1] 20 שונות
    [2] 10 שונות
   *[4] 5 שונות
}
new-rule-copies-hint = { $value ->
    [1] כל דמות מופיעה פעם אחת: הכי קשה לזכור.
    [2] עשר דמויות, שתיים מכל אחת.
   *[4] חמש דמויות, ארבע מכל אחת: הכי קל, מתאים לילדים קטנים.
}
new-rule-magic_hats = כובעי קסמים
new-rule-magic_hats-is = { $value ->
    [4] ארבעה
   *[0] ללא
}
new-rule-magic_hats-hint = { $value ->
    [4] כובע קסמים שפתחתם הוא שלכם, ומבטל כובע קנס אחד.
   *[0] שום דבר לא מבטל כובעי קנס: למומחים.
}
new-rule-dead_table = כששום דבר לא מתאים
new-rule-dead_table-is = { $value ->
    [redeal] לערבב שוב
   *[play_on] להמשיך
}
new-rule-dead_table-hint = { $value ->
    [redeal] אם אף כובע בשורה לא מתאים לאף דמות, מערבבים את הכובעים מחדש.
   *[play_on] אם אף כובע בשורה לא מתאים לאף דמות, פשוט ממשיכים.
}
new-rule-stall_limit = תורים בלי זכייה
new-rule-stall_limit-is = { $value ->
    [0] בלי הגבלה
   *[other] { $value } תורים
}
new-rule-stall_limit-hint = { $value ->
    [0] המשחק נמשך, גם אם הרבה זמן אף אחד לא זוכה בכלום ולא מכה.
   *[other] המשחק נגמר אחרי מספר כזה של תורים ברצף בלי זכייה ובלי הכאה.
}
new-rule-memory_aid = עזר לזיכרון
new-rule-memory_aid-is = { $value ->
    [true] פועל
   *[false] כבוי
}
new-rule-memory_aid-hint = { $value ->
    [true] הכובעים שראיתם נשארים מסומנים לכם, גם אחרי החלפות.
   *[false] כמו בקלפים אמיתיים: רואים כובע רק כל עוד מסתכלים בו.
}
new-rule-narrowings = צמצום הלוח
new-rule-narrowings-is = { $value ->
    [2] פעמיים
    [1] פעם אחת
   *[0] אף פעם
}
new-rule-narrowings-hint = { $value ->
    [2] כשנשארות חמש ערימות או פחות, אפשר לסגור את הטבעת החיצונית, ואחר כך גם את הבאה: בסוף מישהו ינצח.
    [1] כשנשארות חמש ערימות או פחות, אפשר לסגור לתמיד את הטבעת החיצונית.
   *[0] אף טבעת לא נסגרת; הסוף יכול להימשך הרבה זמן.
}
new-invite = להעתיק קישור להזמנה
new-start = להתחיל לשחק
new-open = לפתוח ולהזמין
new-open-next = בשלב הבא תקבלו קישור, קוד וקוד ⁨QR⁩ לשליחה.

# Tables: one's own, open ones, ratings.
tables-page = שולחנות · Hatbox
tables-title = שולחנות
tables-mine = המשחקים שלכם
tables-none = אין לכם עכשיו משחק פתוח.
tables-new = שולחן חדש
tables-standing = { $how ->
    [your-turn] התור שלכם
    [others-turn] עוד לא התור שלכם
    [gathering] מחכים לשחקנים
   *[over] נגמר
}
tables-go = { $how ->
    [your-turn] להמשיך
    [gathering] לחדר ההמתנה
   *[others-turn] לצפות
}
tables-finished = משחקים שנגמרו
tables-over = נגמר
tables-review = צפייה חוזרת
tables-more = להציג עוד
tables-quick = משחק מהיר
tables-quick-hint = נחפש מישהו שרוצה לשחק באותו משחק. דקה לכל תור, לדירוג.
tables-game = משחק
tables-players = שחקנים
tables-count = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
tables-find = לחפש שחקנים
tables-open = שולחנות פתוחים
tables-open-none = אף אחד לא מחכה עכשיו. פתחו שולחן לכולם, ואולי מישהו יצטרף.
tables-free = { $count ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
tables-join = להצטרף
tables-ratings = טבלת הדירוג
tables-rank = מקום
tables-name = שם
tables-rating = דירוג
tables-games = משחקים
tables-bot = בוט
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = עוד אין כאן דירוג לאף אחד.

# --- a finished game without points (Top Hats)
tables-ended-plain = { $how ->
    [won] ניצחתם
    [shared] ניצחון משותף
   *[lost] הפסדתם
}

# --- players and minutes on the covers
home-facts = { $players } שחקנים · { $minutes } דק׳

# --- games put away, statistics
tables-put-away = למחוק את המשחק הזה ({ game-name })?
tables-put-away-text = הוא יימחק לתמיד ולא ייחשב לניצחון או להפסד.
tables-put-away-yes = למחוק
home-all-games = כל המשחקים
stats-title = התוצאות שלכם
stats-opponents = נגד
stats-tally = ניצחונות: { $won } · הפסדים: { $lost }{ $shared ->
    [0] { "" }
   *[other] { " " }· משותפים: { $shared }
}
stats-best = שיא הנקודות: { $points }
stats-rating = דירוג ב־{ $players } שחקנים: { NUMBER($number, maximumFractionDigits: 1) }
# --- the opponent, and a game that waits

home-against = נגד
home-unfinished-title = יש לכם משחק שעוד לא נגמר
home-unfinished = { game-name } · { $bot }
home-go-on = להמשיך לשחק
home-new-game = משחק חדש
# --- a server that is getting ready
home-learn-meanwhile = בינתיים אפשר ללמוד את המשחק
home-one-at-a-time = רק רגע: עורכים לכם את השולחן.
home-table-ready = השולחן שלכם מוכן. הוא מחכה בדף הבית.

# --- how busy the server is
tables-online = { $people ->
    [1] רק אתם מחוברים כרגע
   *[other] { $people } מחוברים
}
tables-running = { $games ->
    [one] משחק אחד פעיל
    [two] שני משחקים פעילים
   *[other] { $games } משחקים פעילים
}

# --- a server that gets ready
ready-title = הפעלה ראשונה: השרת מכין את המשחקים.
ready-left = { $minutes ->
    [0] נשארה פחות מדקה
    [one] עוד כדקה
    [two] עוד כשתי דקות
   *[other] עוד כ־{ $minutes } דק׳
}

# --- a name before friends come
new-name-title = איך לקרוא לכם?

# --- links of the host
house-imprint = פרטי המפעיל
house-privacy = פרטיות
