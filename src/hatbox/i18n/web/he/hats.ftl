# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, the same everywhere: "כומתה 4".
hatsw-card = { $type ->
    [B] כומתה
    [C] כובע פעמון
    [D] כובע ציד
    [F] תרבוש
    [K] קפי
    [S] סומבררו
   *[T] כובע משולש
} { $value }

# The table
hatsw-table = שולחן התה
hatsw-place = מקום { $place }: { $card }
hatsw-place-ok = מקום { $place }: { $card }, אפשר לקחת
hatsw-place-no = מקום { $place }: { $card }, אי אפשר לקחת עם הקלף הזה
hatsw-hand = היד שלכם
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, הקלף נבחר
hatsw-hand-ahead = { $card }, המהלך הבא שלכם
hatsw-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
}
hatsw-your-hats = הכובעים שלכם
hatsw-hats-of = הכובעים של { $who }
hatsw-no-hats = עוד אין כובעים
hatsw-closer = להסתכל מקרוב בכובעים של { $who }
hatsw-group = { $cards }, כל אחד שווה { $worth ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $worth } נקודות
}
hatsw-black-hats = { $count ->
    [one] כובע שחור אחד
    [two] שני כובעים שחורים
   *[other] { $count } כובעים שחורים
}
hatsw-each = { $worth } לכובע
hatsw-look = { $count ->
    [one] הכובע השחור שלכם. לחצו לחיצה ארוכה כדי להציץ.
   *[other] הכובעים השחורים שלכם. לחצו לחיצה ארוכה כדי להציץ.
}
hatsw-look-open = { $count ->
    [one] הכובע השחור שלכם: { $cards }
   *[other] הכובעים השחורים שלכם: { $cards }
}
hatsw-deck = להשליך ולמשוך
hatsw-deck-name = קופה
hatsw-deck-left = { $count ->
    [0] לא נשארו
    [one] נשאר אחד
    [two] נשארו שניים
   *[other] נשארו { $count }
}
hatsw-discards = ערימת ההשלכה
hatsw-swap-short = למשוך · { $count }
hatsw-swap-name = להשליך קלף ולמשוך חדש. { $count ->
    [0] הקופה ריקה, ולכן ערימת ההשלכה תעורבב.
    [one] נשאר קלף אחד בקופה.
    [two] נשארו שני קלפים בקופה.
   *[other] נשארו { $count } קלפים בקופה.
}
hatsw-black-slot = כובע שחור
hatsw-black-slot-name = להניח את הקלף הפוך, ככובע שחור
hatsw-partner-slot = לשותף שלכם
hatsw-partner-short = לשותף
hatsw-partner-slot-name = להעביר את הקלף לשותף, הפוך
hatsw-offer-name = קלף הפוך
hatsw-cookie = עם העוגייה
hatsw-cookie-yours = העוגייה אצלכם
hatsw-cookie-table = העוגייה למי שיש לו הכי הרבה סוגי כובעים
hatsw-points = { $points } נק׳
hatsw-points-name = { $points ->
    [1] נקודה אחת אם המשחק היה נגמר עכשיו
    [2] שתי נקודות אם המשחק היה נגמר עכשיו
   *[other] { $points } נקודות אם המשחק היה נגמר עכשיו
}

# What is asked
hatsw-your-turn = התור שלכם
hatsw-pick = בחרו כובע מהיד.
hatsw-where = איפה להניח את { $type ->
    [B] הכומתה
    [C] כובע הפעמון
    [D] כובע הציד
    [F] התרבוש
    [K] הקפי
    [S] הסומבררו
   *[T] הכובע המשולש
}?
hatsw-may-swap = השליכו קלף ומשכו חדש, או סיימו את התור.
hatsw-may-offer = החליפו קלף עם השותף, או סיימו את התור.
hatsw-swapped-first = עכשיו החליפו כובע, או הניחו כובע שחור.
hatsw-give-title = קלף בשבילכם
hatsw-give = { $who } מעביר/ה לכם קלף הפוך. איזה קלף תיתנו בתמורה?
hatsw-choosing = בוחר/ת קלף לתת בתמורה…
hatsw-thinking = חושב/ת…
hatsw-over = המשחק נגמר
hatsw-back = להחזיר
hatsw-end-turn = לסיים תור
hatsw-ahead = ישוחק ברגע שיגיע התור שלכם.
hatsw-picked = הקלף נבחר: { $card }. { $count ->
    [0] אין עכשיו איפה להניח אותו.
    [one] אפשר להניח אותו במקום אחד.
    [two] אפשר להניח אותו בשני מקומות.
   *[other] אפשר להניח אותו ב־{ $count } מקומות.
}
hatsw-picked-early = הקלף נבחר: { $card }. בחרו איפה להניח אותו כשיגיע התור שלכם.
hatsw-put-back = הקלף חזר אליכם: { $card }.

# The log
log-hats-exchange = { $you ->
    [yes] הנחתם { $card } על מקום { $place } ולקחתם { $taken }.
   *[no] { $who } הניח/ה { $card } על מקום { $place } ולקח/ה { $taken }.
}
log-hats-black = { $you ->
    [yes] הנחתם { $card } ככובע שחור.
   *[no] { $who } הניח/ה { $card } ככובע שחור.
}
log-hats-black-unseen = { $you ->
    [yes] הנחתם כובע שחור.
   *[no] { $who } הניח/ה כובע שחור.
}
log-hats-discard = { $you ->
    [yes] השלכתם { $card }.
   *[no] { $who } השליך/ה { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] השלכתם קלף.
   *[no] { $who } השליך/ה קלף.
}
log-hats-drew = { $you ->
    [yes] משכתם { $card }.
   *[no] { $who } משך/ה { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] משכתם קלף.
   *[no] { $who } משך/ה קלף.
}
log-hats-reshuffle = { $cards ->
    [one] הקלף שהושלך הוא עכשיו הקופה החדשה.
    [two] שני הקלפים שהושלכו עורבבו לקופה חדשה.
   *[other] { $cards } הקלפים שהושלכו עורבבו לקופה חדשה.
}
log-hats-offer = { $you ->
    [yes] העברתם לשותף קלף הפוך: { $card }.
   *[no] { $who } העביר/ה לשותף קלף הפוך: { $card }.
}
log-hats-offer-unseen = { $you ->
    [yes] העברתם לשותף קלף הפוך.
   *[no] { $who } העביר/ה לשותף קלף הפוך.
}
log-hats-give = { $you ->
    [yes] נתתם בתמורה { $card }.
   *[no] { $who } נתן/ה בתמורה { $card }.
}
log-hats-give-unseen = { $you ->
    [yes] נתתם קלף בתמורה.
   *[no] { $who } נתן/ה קלף בתמורה.
}
log-hats-end = { $you ->
    [yes] סיימתם את התור.
   *[no] { $who } סיים/ה את התור.
}
log-hats-cookie = { $you ->
    [yes] קיבלתם את העוגייה.
   *[no] { $who } קיבל/ה את העוגייה.
}
log-hats-cookie-table = העוגייה חזרה לשולחן.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = עם { $value } אי אפשר לקחת { $other }. שחקו מספר גבוה יותר, או { $type ->
    [B] כומתה משלכם
    [C] כובע פעמון משלכם
    [D] כובע ציד משלכם
    [F] תרבוש משלכם
    [K] קפי משלכם
    [S] סומבררו משלכם
   *[T] כובע משולש משלכם
}.
no-hats-main-action-done = כבר שיחקתם כובע בתור הזה.
no-hats-main-action-first = קודם החליפו כובע או הניחו כובע שחור; אחר כך אפשר לסיים את התור.
no-hats-optional-action-done = את זה עושים רק פעם אחת בתור, וכבר עשיתם.
no-hats-answer-the-offer = השותף מחכה: קודם תנו קלף בתמורה.
no-hats-offer-needs-partner = שותף יש רק במשחק של ארבעה.
no-hats-no-discard-with-four = בארבעה שחקנים מחליפים קלף עם השותף במקום להשליך.
no-hats-no-offer-to-answer = אף אחד לא העביר לכם קלף.
no-hats-not-in-hand = הקלף הזה לא ביד שלכם.
no-hats-no-such-place = בשני שחקנים יש רק חמישה מקומות.
no-hats-game-is-over = המשחק נגמר.

# The scoring napkin
hatsw-end-won = ניצחתם!
hatsw-end-shared = ניצחון משותף!
hatsw-end-won-team = הקבוצה שלכם ניצחה!
hatsw-end-lost = { $count ->
    [one] { $who } מנצח/ת
   *[other] { $who } מנצחים
}
hatsw-and = { $one } וגם { $other }
hatsw-end-points = { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] { $points } נקודות
}
hatsw-end-behind = { $points ->
    [0] { $who }: אותו מספר נקודות כמו שלכם.
    [one] { $who }: נקודה אחת אחריכם.
    [two] { $who }: שתי נקודות אחריכם.
   *[other] { $who }: { $points } נקודות אחריכם.
}
hatsw-end-ahead = { $points ->
    [0] שוויון בנקודות.
    [one] נשארתם נקודה אחת מאחור.
    [two] נשארתם שתי נקודות מאחור.
   *[other] נשארתם { $points } נקודות מאחור.
}
hatsw-end-by = { $points ->
    [0] צמוד מזה אי אפשר.
    [one] בהפרש של נקודה אחת.
    [two] בהפרש של שתי נקודות.
   *[other] בהפרש של { $points } נקודות.
}
hatsw-end-early = המשחק הסתיים לפני הזמן.
hatsw-napkin = מפית הניקוד
hatsw-napkin-table = שולחן התה
hatsw-napkin-hats = כובעים
hatsw-napkin-black = כובעים שחורים
hatsw-napkin-favourite = הכובע האהוב
hatsw-napkin-cookie = עוגייה
hatsw-napkin-total = סך הכול
hatsw-napkin-team = קבוצה
hatsw-napkin-you = אתם
hatsw-napkin-down = מקום { $place }, הקלף הפוך
hatsw-napkin-counts = מקום { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] { $points } נקודות
}
hatsw-napkin-look = לראות את השולחן
hatsw-napkin-open = לראות את הניקוד

# --- the count before the winner
hatsw-counting = סופרים…

# --- what a move would bring, where points come from

hatsw-preview-take = לוקחים: { $card }
hatsw-preview-black = שווה נקודה אחת ככובע שחור
hatsw-preview-worth = { $type ->
    [B] כומתה: { $before } ← { $after }
    [C] כובע פעמון: { $before } ← { $after }
    [D] כובע ציד: { $before } ← { $after }
    [F] תרבוש: { $before } ← { $after }
    [K] קפי: { $before } ← { $after }
    [S] סומבררו: { $before } ← { $after }
   *[T] כובע משולש: { $before } ← { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] אתם מאבדים את העוגייה
   *[comes] העוגייה עוברת אליכם
}
hatsw-preview-points = הנקודות שלכם: { $before } ← { $after }
hatsw-preview-favourite = הכובע האהוב: { $points }
hatsw-favourite-apart = לזה נוסף הכובע האהוב שלכם; רק אתם יודעים מהו.
no-hats-hand-first = קודם בחרו כובע מהיד.
# --- why the cookie moved
log-hats-cookie-numbers = שוויון במספר הסוגים: המספרים הנמוכים מכריעים.
