# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] כובעים
    [magic_hat] כובע קסמים
   *[top_hats] צילינדרים
}
bot-name = { $level ->
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
   *[mad_hatter] הכובען המטורף
}
guest-name = אורח { NUMBER($number, useGrouping: 0) }
seat-free = מקום פנוי
seat-stands-in = { $name } ({ $bot })
to-home = לקופסת הכובעים
close = סגירה
ok = אישור
loading = רק רגע…
failed = זה לא הצליח ({ $code }).
line-lost = אי אפשר להגיע לשרת. מנסים שוב…
note-dismiss = סגירת ההודעה
rule-named = כלל { $rule }
missing-title = הקופסה הזאת ריקה
missing-text = הכתובת הזאת לא מובילה לשום מקום. המשחקים נמצאים היכן שהיו תמיד.
confirm-title = לבצע את המהלך?
confirm-yes = כן, קדימה
confirm-no = חזרה
waiting-title = מחכים לכולם
waiting-sit = לשבת
waiting-ready = אפשר להתחיל

# Seats
seat-partner = בצוות שלכם
seat-active = בתור
seat-active-you = התור שלכם
clock-left = הזמן שנותר
clock-short = הזמן עומד להיגמר
clock-days = { $days } ימ׳ { $hours } שע׳
clock-many-days = { $days } ימ׳
you = אתם
seat-bot = בוט
seat-host = אירוח
seat-host-ready = אירוח, הכול מוכן
seat-ready = הכול מוכן
seat-not-ready = עוד בהכנות
bot-strength = { $level ->
    [dormouse] משחק מתוך נמנום
    [march_hare] משחק היטב בימים טובים
    [cheshire_cat] משחק היטב, ומחייך
   *[mad_hatter] משחק הכי טוב שאפשר
}

# The header of a table
sound = צליל
rules-open = כללים
menu-title = תפריט
tag-round = סיבוב { $round } מתוך { $rounds }
tag-characters = { $count ->
    [0] הדמויות האחרונות
    [one] עוד דמות אחת
    [two] עוד שתי דמויות
   *[other] עוד { $count } דמויות
}
tag-phase = { $phase ->
    [building] בונים בסתר
    [placing] מציבים ערימות
   *[moving] { $narrowed ->
        [0] המגש כולו
        [one] המגש צומצם פעם אחת
        [two] המגש צומצם פעמיים
       *[other] המגש צומצם { $narrowed } פעמים
    }
}
turn-title = ● התור שלכם – { game-name }

# The log and looking back
log-title = יומן
log-more = פרטים
log-hint = הקישו על שורה כדי לחזור לרגע ההוא.
log-empty = עדיין לא קרה דבר.
log-sat = { $you ->
    [yes] התיישבתם ליד השולחן.
   *[no] { $who } ליד השולחן.
}
log-started = המשחק מתחיל.
log-chose = { $you ->
    [yes] סיימתם לבחור.
   *[no] { $who }: הבחירה הושלמה.
}
log-rechose = { $you ->
    [yes] אתם בוחרים שוב.
   *[no] { $who }: בחירה מחדש.
}
log-undone = { $you ->
    [yes] החזרתם את המהלך שלכם לאחור.
   *[no] { $who }: המהלך הוחזר לאחור.
}
log-undo-asked = { $you ->
    [yes] ביקשתם להחזיר את המהלך שלכם לאחור.
   *[no] { $who }: בקשה להחזיר מהלך לאחור.
}
log-undo-refused = { $you ->
    [yes] לא הסכמתם לכך.
   *[no] { $who }: אין הסכמה לכך.
}
log-resigned = { $you ->
    [yes] נכנעתם.
   *[no] { $who }: כניעה.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] הזמן שלכם נגמר: { $bot } משחק במקומכם.
       *[left] עזבתם את השולחן: { $bot } משחק במקומכם.
    }
   *[no] { $why ->
        [time] הזמן של { $who } נגמר: { $bot } ממשיך.
       *[left] { $who } כבר לא ליד השולחן: { $bot } ממשיך.
    }
}
log-returned = { $you ->
    [yes] חזרתם למקומכם.
   *[no] { $who } שוב ליד השולחן.
}
past-title = מביטים לאחור
past-where = { $number } מתוך { $count }
past-back = צעד אחורה
past-forward = צעד קדימה
past-now = חזרה לעכשיו

# Talk
talk-title = שיחה
talk-unread = { $count ->
    [one] שיחה: { $count } שורה חדשה
    [two] שיחה: { $count } שורות חדשות
   *[other] שיחה: { $count } שורות חדשות
}
talk-nothing-yet = עוד לא נאמר דבר.
talk-none-here = ליד השולחן הזה לא מדברים.
talk-seats-only = רק מי שיושבים ליד השולחן יכולים לדבר.
talk-phrases = משפטים מוכנים
talk-write = אמרו משהו
talk-send = לומר
talk-room = { $count ->
    [one] יש מקום לעוד תו אחד
    [two] יש מקום לעוד שני תווים
   *[other] יש מקום לעוד { $count } תווים
}
talk-too-long = { $count ->
    [one] תו אחד יותר מדי
    [two] שני תווים יותר מדי
   *[other] { $count } תווים יותר מדי
}
talk-speaker = אפשרויות לגבי { $who }
talk-heard = { $who }: { $text }
talk-muted-line = השתקתם את מי שאמרו את זה.
talk-mute = להשתיק
talk-unmute = לשמוע שוב
talk-muted-now = לא תשמעו יותר את { $who }.
talk-heard-now = תשמעו שוב את { $who }.
talk-report = דיווח להנהלת השרת
talk-report-why = מה קרה?
talk-report-send = שליחת הדיווח
talk-reported = תודה. הנהלת השרת תקרא את זה.

# The menu
menu-undo = להחזיר את המהלך האחרון
menu-undo-asks = צריך את הסכמת כולם.
menu-resign = להיכנע
menu-leave = לעזוב את השולחן
menu-confirm = לשאול לפני כל מהלך
menu-volume = עוצמת הקול
menu-speed = מהירות המהלכים
menu-speed-is = { $speed ->
    [0] כבוי
   *[other] ⁦{ $speed }×⁩
}
keys-title = קיצורי מקשים
keys-name = { $key ->
    [space] רווח
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] לפתוח את היומן
    [t] שיחה
    [m] לפתוח את התפריט
    [u] להחזיר את המהלך האחרון
    [comma] צעד אחד אחורה
    [dot] צעד אחד קדימה
    [space] לדלג על מה שמוצג
    [escape] להחזיר למקום, לסגור או לחזור לעכשיו
   *[question] להציג את הקיצורים האלה
}
keys-arrows = מעבר בין קלפים ומקומות; כשמביטים לאחור: צעדים לאורך המשחק
keys-on = מקש יחיד הוא קיצור
ask-no = חזרה
resign-title = להיכנע?
resign-text = הצד השני ינצח מיד. אי אפשר לחזור מזה.
resign-yes = להיכנע
leave-title = לעזוב את השולחן?
leave-text = { $bot } ימשיך לשחק במקומכם. כל עוד המשחק נמשך אפשר לחזור ולקחת את המקום בחזרה.
leave-yes = לעזוב

# How things stand
line-again = החיבור אבד. מנסים שוב…
line-ended = החיבור נסגר. טענו את הדף מחדש כדי להמשיך.
watching = { $kind ->
    [delayed] אתם צופים באיחור של כמה מהלכים
   *[blind] אתם צופים
}
watching-how = { $kind ->
    [delayed] אתם צופים: רואים מה שגלוי לכולם, באיחור של כמה מהלכים.
   *[blind] אתם צופים: רואים מה שגלוי לכולם.
}
undo-asks = { $who }: אפשר להחזיר מהלך לאחור?
undo-waiting = מחכים להסכמת האחרים…
undo-yes = להרשות
undo-no = לא
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] { $card } לעמדה { $place }
    [black] { $card } ככובע שחור
    [discard] להשליך { $card } ולקחת קלף חדש
    [offer] { $card } לשותף שלכם
    [give] { $card } בתמורה
   *[end] לסיים את התור
}
said-magic = { $verb ->
    [peek] להציץ בתא { $slot }
    [swap] להחליף בין הכובעים בתאים { $slot } ו־{ $other }
   *[open] לחשוף את תא { $slot }
}
said-top = { $verb ->
    [build] ערימה: { $middle } מעל { $bottom }
    [place] ערימה על { $target }
    [move] מ־{ $origin } אל { $target }
    [narrow] לצמצם את המגש
   *[pass] לוותר על התור
}
premove-set = הוכן מראש: { $move }
premove-cancel = לבטל
return-text = { $bot } משחק במקומכם.
return-time = הזמן שלכם נגמר: { $bot } משחק במקומכם.
return-button = לחזור למקום
clock-warning = הזמן שלכם עומד להיגמר.
link-copied = הקישור הועתק.
link-not-copied = העתיקו את הקישור: { $link }
gone-title = אין כאן שולחן
gone-table-unknown = אין שולחן כזה, או שפינו אותו מזמן.
gone-table-no-spectators = עכשיו רק מי שיושבים ליד השולחן רואים את המשחק. חזרו כשהוא ייגמר.
gone-closed = כולם עזבו את השולחן הזה.
gone-later-title = המשחק בעיצומו
gone-later = ליד השולחן רוצים לשחק בלי צופים. אפשר יהיה לראות את המשחק כשייגמר.
gone-soon-title = המשחק התחיל
gone-soon = אתם צופים באיחור של כמה מהלכים: המשחק יופיע כאן אחרי המהלכים הראשונים.

# The waiting room
waiting-page = { game-name }: מחכים למשתתפים
waiting-full = כולם כאן
waiting-for = { $count ->
    [one] עוד מקום פנוי אחד
    [two] עוד שני מקומות פנויים
   *[other] עוד { $count } מקומות פנויים
}
waiting-for-ready = { $count ->
    [one] מישהו עוד בהכנות
    [two] שניים עוד בהכנות
   *[other] { $count } עוד בהכנות
}
waiting-you = אפשר להתחיל?
waiting-host = הכול מוכן. המארחים מתחילים.
waiting-all = אפשר להתחיל
waiting-leave = לעזוב את השולחן
waiting-sit-here = לשבת כאן
seat-number = מקום { $seat }
waiting-move = לעבור לכאן
waiting-name = השם שלכם
waiting-no-seat = כל המקומות תפוסים. אפשר יהיה לצפות כשהמשחק יתחיל.
waiting-not-ready = רגע, עוד לא
waiting-start = להתחיל במשחק
waiting-fill = להושיב בוטים
waiting-offer = עוד לא בא אף אחד אחר. שבוטים יתפסו את המקומות הפנויים?
bots-title = { $count ->
    [one] מי יתפוס את המקום הפנוי?
   *[other] מי יתפוס את המקומות הפנויים?
}
invite-title = הזמינו חברים
invite-text = שלחו את הקישור, או תנו לסרוק את התמונה. לא צריך חשבון.
invite-code = או אמרו את הקוד:
invite-copy = העתקת הקישור
invite-share = שיתוף
invite-share-title = בואו לשחק איתי: { game-name }
invite-qr = הקישור לשולחן הזה כקוד QR
agreed-title = מה סוכם
agreed-clock-none = בלי שעון: אין מה למהר.
agreed-clock-turn = { $seconds ->
    [one] שנייה אחת לכל תור.
    [two] שתי שניות לכל תור.
   *[other] { $seconds } שניות לכל תור.
}
agreed-clock-minutes = { $minutes ->
    [one] דקה אחת לכל תור.
    [two] שתי דקות לכל תור.
   *[other] { $minutes } דקות לכל תור.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] דקה אחת לכל המשחק.
        [two] שתי דקות לכל המשחק.
       *[other] { $minutes } דקות לכל המשחק.
    }
   *[other] { $minutes ->
        [one] דקה אחת לכל המשחק, ועוד { $increment } שנ׳ בכל תור.
        [two] שתי דקות לכל המשחק, ועוד { $increment } שנ׳ בכל תור.
       *[other] { $minutes } דקות לכל המשחק, ועוד { $increment } שנ׳ בכל תור.
    }
}
agreed-clock-days = { $days ->
    [one] יום אחד לכל תור.
    [two] יומיים לכל תור.
   *[other] { $days } ימים לכל תור.
}
agreed-first-seat = מקום { $seat } מתחיל.
agreed-first-lot = מי מתחיל? הגורל קובע.
agreed-edition = { $edition ->
    [standard] כללי המהדורה הרגילה.
    [de] כללי המהדורה הגרמנית.
    [ru] כללי המהדורה הרוסית.
   *[en] כללי המהדורה האנגלית.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] כובעים שחורים נחשבים סוג לעניין העוגייה.
       *[no] כובעים שחורים לא נחשבים סוג לעניין העוגייה.
    }
    [tiebreak_black_hats] { $value ->
        [yes] בשוויון מכריעים הכובעים השחורים.
       *[no] בשוויון הכובעים השחורים לא מכריעים.
    }
    [removed] הסוגים האלה נשארים בקופסה: { $value }.
    [no_swap_back] { $value ->
        [yes] אסור לבטל החלפה מיד בתור הבא.
       *[no] מותר לבטל החלפה מיד בתור הבא.
    }
    [copies] { $value ->
        [one] כל דמות מופיעה פעם אחת.
        [two] כל דמות מופיעה פעמיים.
       *[other] כל דמות מופיעה { $value } פעמים.
    }
    [magic_hats] { $value ->
        [0] בלי כובעי קסמים.
        [one] כובע קסמים אחד.
        [two] שני כובעי קסמים.
       *[other] { $value } כובעי קסמים.
    }
    [dead_table] { $value ->
        [redeal] כשאין במה לזכות, מסדרים את הכובעים מחדש.
       *[play_on] ממשיכים לשחק גם כשאין במה לזכות.
    }
    [stall_limit] { $value ->
        [0] אין הגבלה על תורות בלי זכייה.
       *[other] המשחק נגמר אחרי { $value } תורות בלי זכייה.
    }
    [memory_aid] { $value ->
        [yes] הכובעים שראיתם נשארים מסומנים לכם.
       *[no] את הכובעים זוכרים לבד.
    }
   *[narrowings] { $value ->
        [0] המגש לא מצטמצם.
        [one] מותר לצמצם את המגש פעם אחת.
        [two] מותר לצמצם את המגש פעמיים.
       *[other] מותר לצמצם את המגש { $value } פעמים.
    }
}
agreed-spectators = { $kind ->
    [blind] כל מי שיש להם הקישור יכולים לצפות, בלי לראות קלפים מוסתרים.
    [delayed] כל מי שיש להם הקישור יכולים לצפות, באיחור של כמה מהלכים.
    [after] אחרים יוכלו לראות את המשחק כשייגמר.
   *[none] אסור לצפות בכם בזמן המשחק.
}
agreed-talk = { $kind ->
    [phrases] מדברים רק במשפטים מוכנים.
   *[none] ליד השולחן הזה לא מדברים.
}
agreed-rated = המשחק נחשב בדירוג.

# The end of a game
end-title = סוף המשחק
end-you-win = ניצחתם!
end-you-win-with = ניצחתם, יחד עם { $who }!
end-wins = { $count ->
    [one] הניצחון של { $who }
   *[other] { $who } מנצחים
}
end-nobody = אף אחד לא ניצח
end-manner = { $ended ->
    [stalled] כבר לא היה במה לזכות.
    [resigned] המשחק הסתיים בכניעה.
   *[abandoned] המשחק לא הושלם.
}
end-score = { $you ->
    [yes] אתם { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } בעד עוד משחק
   *[other] { $who } רוצים עוד משחק
}
end-rematch = עוד משחק
end-again = עוד משחק
end-waiting = מחכים לאחרים
end-follow = למשחק הבא
end-review = סקירה
end-share = שיתוף
end-share-title = משחק { game-name }
end-fair = חלוקה הוגנת
end-home = לדף הבית
fair-title = החלוקה הייתה הוגנת
fair-text = לפני המהלך הראשון פרסם השרת טביעת אצבע של החלוקה. עכשיו, כשהמשחק נגמר, הוא מראה ממה היא נוצרה. אילו הוחלף בדרך קלף אחד, טביעת האצבע כבר לא הייתה מתאימה.
fair-checked = נבדק הרגע: החלוקה מתאימה לטביעת האצבע שלה.
fair-wrong = החלוקה לא מתאימה לטביעת האצבע שלה!
fair-commitment-label = טביעת האצבע, כפי שפורסמה לפני המשחק
fair-seed-label = זרע
fair-salt = מלח
record-download = הורדת המשחק כולו

# Several people at one device
hotseat-title = מכשיר אחד לכולם
hotseat-text = משחקים בזה אחר זה ומעבירים את המכשיר. בין התורות הכול מוסתר.
hotseat-player = מקום { $number }
hotseat-who = מי במקום { $number }
hotseat-name = השם במקום { $number }
hotseat-person = אדם
hotseat-add = עוד מקום
hotseat-remove = להסיר את מקום { $number }
hotseat-two = במכשיר אחד משחקים לפחות שניים.
hotseat-distinct = לכולם צריך להיות שם משלהם.
hotseat-pass = העבירו את המכשיר אל { $who }
hotseat-hidden = עד אז הכול מוסתר.
hotseat-bots = הבוטים משחקים…
hotseat-here = כאן { $who }
hotseat-done = התור שלכם נגמר.
hotseat-pass-on = להסתיר ולהעביר אל { $who }
