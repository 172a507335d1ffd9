# Home: the open box.
home-page = Hatbox · שלושה משחקי כובעים
home-title = שלושה משחקי כובעים בקופסה אחת
home-nav = סביב הקופסה
home-line = { $game ->
    [hats] לאסוף, להחליף, להעז כובע שחור
    [magic_hat] להציץ, להחליף, לזכור. מגיל 5
   *[top_hats] לבנות בסתר, לדלג, להפיל
}
home-play = { $game ->
    [hats] לשחק בכובעים
    [magic_hat] לשחק בכובע קסמים
   *[top_hats] לשחק בצילינדרים
}
home-opening = עורכים את השולחן…
home-slow = המשחק הראשון מתחיל קצת לאט: מישהו עוד מגהץ את המפה.
home-friends = עם חברים
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] עם חברים: כובעים
    [magic_hat] עם חברים: כובע קסמים
   *[top_hats] עם חברים: צילינדרים
}
home-learn = ללמוד
home-learn-game = { $game ->
    [hats] ללמוד כובעים
    [magic_hat] ללמוד כובע קסמים
   *[top_hats] ללמוד צילינדרים
}
home-previous = המשחק הקודם
home-next = המשחק הבא
home-code = יש לכם קוד?
home-code-hint = חמש אותיות ממי שפתחו שולחן
home-join = להצטרף
home-waiting = { $count ->
    [one] התור שלכם במשחק אחד
    [two] התור שלכם בשני משחקים
   *[other] התור שלכם ב־{ $count } משחקים
}
home-carry-on = להמשיך
home-tables = השולחנות שלי
home-tables-waiting = { $count ->
    [one] , שולחן אחד מחכה לכם
    [two] , שני שולחנות מחכים לכם
   *[other] , { $count } שולחנות מחכים לכם
}
home-language = שפה
home-dark = כהה
home-profile = אתם וההגדרות שלכם

# A new table.
new-page = { $game ->
    [hats] שולחן חדש: כובעים · Hatbox
    [magic_hat] שולחן חדש: כובע קסמים · Hatbox
   *[top_hats] שולחן חדש: צילינדרים · Hatbox
}
new-title = שולחן חדש
new-game = משחק
new-seats = מי סביב השולחן
new-you = אתם
new-seat-friend = חבר או חברה
new-seat-friend-about = דרך קישור
new-seat-here = עוד מישהו
new-seat-here-about = במכשיר הזה
new-partner = בצוות שלכם
new-player = מקום { $number }
# How well a bot plays, as one short word or two under its name.
new-strength = { $level ->
    [dormouse] עדין
    [march_hare] בינוני
    [cheshire_cat] חזק
   *[mad_hatter] אלוף
}
new-add = { $count ->
    [3] מקום שלישי
   *[4] מקום רביעי
}
new-who = מי יושבים כאן?
new-friend = חבר או חברה, דרך קישור
new-here = מישהו במכשיר הזה
new-here-name = שם
new-remove = להסיר את המקום הזה
new-clock = זמן
new-clock-kind = { $kind ->
    [none] בלי
    [turn] לתור
    [bank] למשחק
   *[days] ימים
}
new-clock-hint = { $kind ->
    [none] אין מה למהר.
    [turn] לכל תור זמן משלו. אם הזמן נגמר, בוט ממשיך לשחק, ואפשר לחזור אחר כך.
    [bank] מלאי זמן אחד לכל המשחק, ועוד קצת בכל תור.
   *[days] משחקים מתי שרוצים: תור יכול להימשך ימים.
}
new-clock-length = כמה
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
   *[false] בהגרלה
}
new-public = מי יכולים לבוא
new-public-is = { $value ->
    [true] כולם
   *[false] עם קישור
}
new-public-hint = { $value ->
    [true] השולחן מופיע ברשימה לכולם בשרת הזה.
   *[false] רק מי שתשלחו להם את הקישור.
}
new-spectators = צופים
new-spectators-is = { $value ->
    [blind] מיד
    [delayed] באיחור
    [after] אחר כך
   *[none] בלי
}
new-spectators-hint = { $value ->
    [blind] הצופים רואים מה שגלוי לכולם, ואף פעם לא יד של קלפים.
    [delayed] הצופים רואים מה שגלוי לכולם, כמה מהלכים אחר כך.
    [after] הצופים רואים את המשחק כשהוא נגמר.
   *[none] כל עוד המשחק נמשך, רק מי שמשחקים רואים אותו.
}
new-talk = שיחה
new-talk-is = { $value ->
    [free] חופשית
    [phrases] משפטים
   *[none] בלי
}
new-talk-hint = { $value ->
    [free] כולם כותבים מה שרוצים.
    [phrases] רק משפטים מוכנים, וכולם קוראים אותם בשפה שלהם.
   *[none] זה שולחן שקט.
}
new-rated = לדירוג
new-rated-is = { $value ->
    [true] כן
   *[false] לא
}
new-rated-hint = { $value ->
    [true] התוצאה נחשבת בדירוג של כולם.
   *[false] רק בשביל הכיף.
}
new-more = זמן וחברה
new-more-brief = { $talk ->
    [free] שיחה חופשית
    [phrases] רק משפטים מוכנים
   *[none] בלי שיחה
} · { $rated ->
    [true] לדירוג
   *[false] לא לדירוג
}
# Three short facts about the table that is about to begin.
new-brief = { $clock ->
    [none] בלי שעון
    [turn] זמן לתור
    [bank] זמן למשחק
   *[days] ימים לתור
} · { $first ->
    [me] אתם מתחילים
   *[lot] הגורל קובע
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
   *[usual] כללי הבית · כרגיל
}
new-rule-edition = מהדורה
new-rule-edition-is = { $value ->
    [standard] רגילה
    [de] גרמנית
    [ru] רוסית
   *[en] אנגלית
}
new-rule-edition-hint = { $value ->
    [standard] כמו שנדפס באנגלית, באיטלקית, בספרדית ובצרפתית.
    [de] כמו שנדפס בגרמנית: כובעים שחורים אינם סוג משלהם, ובשוויון מכריעה מיד העוגייה.
    [ru] כמו שהיוצרים משחקים: אסור להחליף מיד בחזרה שני כובעים שזה עתה הוחלפו.
   *[en] כמו שנדפס באנגלית ובעברית: מותר להחליף בין כל שני כובעים בכל עת.
}
new-rule-black_hat_is_a_type = כובעים שחורים הם סוג
new-rule-black_hat_is_a_type-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-black_hat_is_a_type-hint = { $value ->
    [true] כובעים שחורים נחשבים עוד סוג לעניין העוגייה.
   *[false] רק שבעת הסוגים נחשבים לעניין העוגייה.
}
new-rule-tiebreak_black_hats = שוויון: הכובעים השחורים מכריעים
new-rule-tiebreak_black_hats-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-tiebreak_black_hats-hint = { $value ->
    [true] בשוויון בנקודות מנצח מי שיש לו יותר כובעים שחורים, ואחר כך מי שהעוגייה אצלו.
   *[false] בשוויון בנקודות מנצח מי שהעוגייה אצלו.
}
new-rule-removed = נשארים בקופסה
new-rule-removed-hint = { $value ->
    [random] הגורל מוציא שני סוגים. הקישו על שני כובעים כדי לבחור בעצמכם.
   *[other] שני הסוגים האלה לא במשחק.
}
new-hat-type = { $letter ->
    [B] כומתה
    [C] קלוש
    [D] כובע ציד
    [F] תרבוש
    [K] קפי
    [S] סומבררו
   *[T] טריקורן
}
new-rule-no_swap_back = בלי להחליף בחזרה
new-rule-no_swap_back-is = { $value ->
    [true] כן
   *[false] לא
}
new-rule-no_swap_back-hint = { $value ->
    [true] אסור להחליף שוב מיד את שני הכובעים שזה עתה הוחלפו.
   *[false] מותר להחליף בין כל שני כובעים בכל עת.
}
new-rule-copies = החצר
new-rule-copies-is = { $value ->
    [1] 20 דמויות
    [2] 10 דמויות
   *[4] 5 דמויות
}
new-rule-copies-hint = { $value ->
    [1] כל דמות מופיעה רק פעם אחת: הכי קשה לזכור.
    [2] עשר דמויות, כל אחת פעמיים.
   *[4] חמש דמויות, כל אחת ארבע פעמים: הכי קל, טוב לילדים קטנים.
}
new-rule-magic_hats = כובעי קסמים
new-rule-magic_hats-is = { $value ->
    [4] ארבעה
   *[0] בלי
}
new-rule-magic_hats-hint = { $value ->
    [4] כובע קסמים שחשפתם הוא שלכם, ומפזר עננה אחת.
   *[0] שום דבר לא מפזר עננות: למומחים.
}
new-rule-dead_table = כששום דבר לא מתאים
new-rule-dead_table-is = { $value ->
    [redeal] לסדר מחדש
   *[play_on] להמשיך
}
new-rule-dead_table-hint = { $value ->
    [redeal] אם אף כובע בשורה לא מתאים לאף דמות, מערבבים את הכובעים ומסדרים אותם מחדש.
   *[play_on] אם אף כובע בשורה לא מתאים לאף דמות, ממשיכים בכל זאת.
}
new-rule-stall_limit = סיום כשתקועים
new-rule-stall_limit-is = { $value ->
    [0] אף פעם
   *[other] { $value } תורות
}
new-rule-stall_limit-hint = { $value ->
    [0] המשחק נמשך, לא חשוב כמה זמן לא זוכים בדבר.
   *[other] אחרי מספר כזה של תורות בלי זכייה המשחק נגמר.
}
new-rule-memory_aid = עזר לזיכרון
new-rule-memory_aid-is = { $value ->
    [true] פועל
   *[false] כבוי
}
new-rule-memory_aid-hint = { $value ->
    [true] הכובעים שראיתם נשארים מסומנים לכם, גם אחרי החלפות.
   *[false] כמו בקלפים על שולחן: רואים כובע רק כל עוד הוא מוצג.
}
new-rule-narrowings = צמצום המגש
new-rule-narrowings-is = { $value ->
    [2] פעמיים
    [1] פעם אחת
   *[0] אף פעם
}
new-rule-narrowings-hint = { $value ->
    [2] כשנשארות חמש ערימות או פחות, אפשר לסגור את הטבעת החיצונית של המגש, ואחר כך גם את הבאה: מישהו ינצח.
    [1] כשנשארות חמש ערימות או פחות, אפשר לסגור לתמיד את הטבעת החיצונית של המגש.
   *[0] אף טבעת של המגש לא נסגרת; הסיום עלול להימשך.
}
new-invite = העתקת ההזמנה
new-start = להתחיל במשחק
new-open = לפתוח ולהזמין
new-open-next = בהמשך מקבלים קישור, קוד ותמונת QR לשליחה.

# Tables: one's own, open ones, ratings.
tables-page = שולחנות · Hatbox
tables-title = שולחנות
tables-mine = המשחקים שלכם
tables-none = אין לכם משחק פעיל. פתחו את הקופסה והוציאו אחד.
tables-new = לפתוח שולחן
tables-standing = { $how ->
    [your-turn] התור שלכם
    [others-turn] האחרים במחשבות
    [gathering] מחכים למשתתפים
   *[over] נגמר
}
tables-go = { $how ->
    [your-turn] להמשיך
    [gathering] לחדר ההמתנה
   *[others-turn] להביט
}
tables-finished = משחקים שנגמרו
tables-over = נגמר
tables-ended = { $how ->
    [won] ניצחתם עם { $score }
    [shared] ניצחון משותף, עם { $score }
   *[lost] היו לכם { $score }
}
tables-review = לראות שוב
tables-more = להראות עוד
tables-quick = משחק מהיר
tables-quick-hint = נחפש מישהו שרוצה את אותו משחק. דקה לכל תור; התוצאה נחשבת בדירוג.
tables-game = משחק
tables-players = משתתפים
tables-count = { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
}
tables-find = למצוא יריבים
tables-open = שולחנות פתוחים
tables-open-none = אף אחד לא מחכה עכשיו. פתחו שולחן לכולם, ואולי מישהו יבוא.
tables-free = { $count ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
tables-join = להצטרף
tables-ratings = מי משחקים הכי טוב
tables-rank = מקום
tables-name = שם
tables-rating = דירוג
tables-games = משחקים
tables-bot = בוט
tables-number = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) }
tables-no-ratings = לאף אחד עוד אין כאן דירוג.
