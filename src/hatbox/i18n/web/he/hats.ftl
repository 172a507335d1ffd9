# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, as it is spoken: "4 of Berets".
hatsw-card = { $type ->
    [B] כומתה
    [C] קלוש
    [D] כובע ציד
    [F] תרבוש
    [K] קפי
    [S] סומבררו
   *[T] טריקורן
} { $value }

# The table
hatsw-table = שולחן התה
hatsw-place = עמדה { $place }: { $card }
hatsw-place-ok = עמדה { $place }: { $card }, אפשר לקחת
hatsw-place-no = עמדה { $place }: { $card }, לא בשביל הקלף הזה
hatsw-hand = היד שלכם
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, נבחר
hatsw-hand-ahead = { $card }, הקלף הבא שישוחק
hatsw-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
}
hatsw-your-hats = הכובעים שלכם
hatsw-hats-of = הכובעים של { $who }
hatsw-no-hats = עוד אין כובעים
hatsw-closer = להביט מקרוב בכובעים של { $who }
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
hatsw-each = { $worth } לאחד
hatsw-look = { $count ->
    [one] הכובע השחור שלכם. לחיצה ארוכה מראה אותו.
   *[other] הכובעים השחורים שלכם. לחיצה ארוכה מראה אותם.
}
hatsw-look-open = { $count ->
    [one] הכובע השחור שלכם: { $cards }
   *[other] הכובעים השחורים שלכם: { $cards }
}
hatsw-deck = קלף חדש
hatsw-deck-name = חפיסה
hatsw-deck-left = { $count ->
    [0] לא נותרו
   *[other] נותרו { $count }
}
hatsw-discards = קלפים שהושלכו
hatsw-swap-short = קלף חדש · { $count }
hatsw-swap-name = קלף חדש: משליכים אחד ומושכים אחר. { $count ->
    [0] הקופה ריקה, והקלפים שהושלכו יעורבבו.
    [one] נותר קלף אחד בקופה.
    [two] נותרו שני קלפים בקופה.
   *[other] נותרו { $count } קלפים בקופה.
}
hatsw-black-slot = כובע שחור
hatsw-black-slot-name = להניח את הקלף ככובע שחור, כשפניו למטה
hatsw-partner-slot = לשותף שלכם
hatsw-partner-short = לשותף
hatsw-partner-slot-name = להניח את הקלף לשותף, כשפניו למטה
hatsw-offer-name = מונח כאן קלף, כשפניו למטה
hatsw-cookie = עם העוגייה
hatsw-cookie-yours = העוגייה אצלכם
hatsw-cookie-table = העוגייה, למי שמראים הכי הרבה סוגי כובעים
hatsw-points = { $points } נק׳
hatsw-points-name = { $points ->
    [one] נקודה אחת אילו נגמר עכשיו
    [two] שתי נקודות אילו נגמר עכשיו
   *[other] { $points } נקודות אילו נגמר עכשיו
}

# What is asked
hatsw-your-turn = התור שלכם
hatsw-pick = בחרו כובע מהיד.
hatsw-where = לאן להניח את { $type ->
    [B] הכומתה
    [C] הקלוש
    [D] כובע הציד
    [F] התרבוש
    [K] הקפי
    [S] הסומבררו
   *[T] הטריקורן
}?
hatsw-may-swap = קחו קלף חדש, או סיימו את התור.
hatsw-may-offer = החליפו עם השותף, או סיימו את התור.
hatsw-swapped-first = עכשיו החליפו כובע, או הניחו כובע שחור.
hatsw-give-title = קלף בשבילכם
hatsw-give = קלף מוסתר בשבילכם מאת { $who }. איזה קלף תחזירו?
hatsw-choosing = בבחירת קלף להחזיר…
hatsw-thinking = במחשבות…
hatsw-over = המשחק נגמר
hatsw-back = להחזיר
hatsw-end-turn = לסיים את התור
hatsw-ahead = מוכן: ישוחק ברגע שיגיע התור שלכם.
hatsw-picked = { $card }: הקלף נבחר. { $count ->
    [0] אין לו עכשיו לאן ללכת.
    [one] אפשר להניח אותו בעמדה אחת.
    [two] אפשר להניח אותו בשתי עמדות.
   *[other] אפשר להניח אותו ב־{ $count } עמדות.
}
hatsw-picked-early = { $card }: הקלף נבחר. בחרו לאן כשיגיע התור שלכם.
hatsw-put-back = { $card }: הקלף שוב ביד שלכם.

# The log
log-hats-exchange = { $you ->
    [yes] הנחתם { $card } בעמדה { $place } ולקחתם { $taken }.
   *[no] { $who }: { $card } לעמדה { $place }, ובתמורה { $taken }.
}
log-hats-black = { $you ->
    [yes] הנחתם { $card } ככובע שחור.
   *[no] { $who }: { $card } ככובע שחור.
}
log-hats-black-unseen = { $you ->
    [yes] הנחתם כובע שחור.
   *[no] { $who }: כובע שחור על השולחן.
}
log-hats-discard = { $you ->
    [yes] השלכתם { $card }.
   *[no] { $who }: השלכת { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] השלכתם קלף.
   *[no] { $who }: השלכת קלף.
}
log-hats-drew = { $you ->
    [yes] משכתם { $card }.
   *[no] { $who }: משיכת { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] משכתם קלף.
   *[no] { $who }: משיכת קלף.
}
log-hats-reshuffle = { $cards ->
    [one] הקלף שהושלך הוא עכשיו הקופה החדשה.
    [two] שני הקלפים שהושלכו מעורבבים לקופה חדשה.
   *[other] { $cards } הקלפים שהושלכו מעורבבים לקופה חדשה.
}
log-hats-offer = { $you ->
    [yes] הנחתם לשותף { $card }, כשפניו למטה.
   *[no] { $who }: { $card } לשותף, כשפניו למטה.
}
log-hats-offer-unseen = { $you ->
    [yes] הנחתם לשותף קלף, כשפניו למטה.
   *[no] { $who }: קלף לשותף, כשפניו למטה.
}
log-hats-give = { $you ->
    [yes] נתתם בתמורה { $card }; שני הקלפים עוברים ידיים.
   *[no] { $who }: { $card } בתמורה; שני הקלפים עוברים ידיים.
}
log-hats-give-unseen = { $you ->
    [yes] נתתם קלף בתמורה; שני הקלפים עוברים ידיים.
   *[no] { $who }: קלף בתמורה; שני הקלפים עוברים ידיים.
}
log-hats-end = { $you ->
    [yes] סיימתם את התור.
   *[no] { $who }: סוף התור.
}
log-hats-cookie = { $you ->
    [yes] העוגייה שלכם.
   *[no] העוגייה עוברת אל { $who }.
}
log-hats-cookie-table = העוגייה חוזרת לשולחן.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = עם { $value } אי אפשר לקחת { $other }. שחקו מספר גבוה יותר, או { $type ->
    [B] עוד כומתה
    [C] עוד קלוש
    [D] עוד כובע ציד
    [F] עוד תרבוש
    [K] עוד קפי
    [S] עוד סומבררו
   *[T] עוד טריקורן
}.
no-hats-main-action-done = כבר שיחקתם כובע בתור הזה.
no-hats-main-action-first = קודם החליפו כובע או הניחו כובע שחור, ואז אפשר לסיים את התור.
no-hats-optional-action-done = אפשר רק פעם אחת בתור, וכבר עשיתם את זה.
no-hats-answer-the-offer = השותף מחכה: קודם החזירו קלף.
no-hats-offer-needs-partner = רק בארבעה משתתפים יש שותף להחליף איתו.
no-hats-no-discard-with-four = בארבעה משתתפים מחליפים קלף עם השותף ולא משליכים.
no-hats-no-offer-to-answer = לא הוצע לכם קלף.
no-hats-not-in-hand = הקלף הזה לא ביד שלכם.
no-hats-no-such-place = בשני משתתפים יש רק חמש עמדות.
no-hats-game-is-over = המשחק נגמר.

# The scoring napkin
hatsw-end-won = ניצחתם!
hatsw-end-shared = ניצחון משותף!
hatsw-end-won-team = שניכם ניצחתם!
hatsw-end-lost = { $count ->
    [one] הניצחון של { $who }
   *[other] { $who } מנצחים
}
hatsw-and = { $one } ו־{ $other }
hatsw-end-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
hatsw-end-behind = { $points ->
    [0] { $who }: בדיוק כמוכם בנקודות.
    [one] { $who }: נקודה אחת מאחור.
    [two] { $who }: שתי נקודות מאחור.
   *[other] { $who }: { $points } נקודות מאחור.
}
hatsw-end-ahead = { $points ->
    [0] שוויון בנקודות.
    [one] נקודה אחת מאחור.
    [two] שתי נקודות מאחור.
   *[other] { $points } נקודות מאחור.
}
hatsw-end-by = { $points ->
    [0] אי אפשר היה קרוב יותר.
    [one] בהפרש של נקודה אחת.
    [two] בהפרש של שתי נקודות.
   *[other] בהפרש של { $points } נקודות.
}
hatsw-end-early = המשחק הסתיים לפני הזמן.
hatsw-napkin = מפית הניקוד
hatsw-napkin-table = שולחן התה
hatsw-napkin-hats = כובעים
hatsw-napkin-black = כובעים שחורים
hatsw-napkin-favourite = כובע אהוב
hatsw-napkin-cookie = עוגייה
hatsw-napkin-total = סך הכול
hatsw-napkin-team = יחד
hatsw-napkin-you = אתם
hatsw-napkin-down = עמדה { $place }, הפוך
hatsw-napkin-counts = עמדה { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
hatsw-napkin-look = להביט בשולחן
hatsw-napkin-open = להראות את המפית
