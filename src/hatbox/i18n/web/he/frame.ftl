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
    [white_rabbit] הארנב הלבן
   *[mad_hatter] הכובען המטורף
}
guest-name = אורח/ת { NUMBER($number, useGrouping: 0) }
seat-free = מקום פנוי
seat-stands-in = { $name } ({ $bot })
to-home = דף הבית
close = סגירה
ok = אישור
loading = רק רגע…
failed = משהו השתבש ({ $code }).
line-lost = אין חיבור לשרת. אתם מחוברים לאינטרנט?
no-server = לאתר הזה אין שרת, ולכן אין כאן שולחנות עם אנשים אחרים.
note-dismiss = סגירת ההודעה
update-ready = יש גרסה חדשה.
update-load = טעינה מחדש
rule-named = כלל { $rule }
missing-title = הכובע הזה ריק
missing-text = אין כאן שום דף, אפילו לא שפן. המשחקים עדיין בקופסה.
confirm-title = לבצע את המהלך?
confirm-yes = כן
confirm-no = ביטול
waiting-title = מחכים לשחקנים
waiting-sit = לשבת
waiting-ready = אפשר להתחיל

# Seats
seat-partner = שותף
seat-active = התור שלו/ה
seat-active-you = התור שלכם
clock-left = הזמן שנותר
clock-short = הזמן אוזל
clock-days = { $days } ימ׳ { $hours } שע׳
clock-many-days = { $days } ימ׳
you = אתם
seat-bot = בוט
seat-host = מארח/ת
seat-host-ready = מארח/ת, מוכן/ה
seat-ready = מוכן/ה
seat-not-ready = עוד לא מוכן/ה
bot-strength = { $level ->
    [dormouse] קל: משחק חצי ישן
    [march_hare] בינוני: משחק טוב בימים טובים
    [cheshire_cat] קשה: משחק טוב, עם חיוך
    [white_rabbit] כמוכם: מתאים את עצמו כדי שיהיה צמוד
   *[mad_hatter] מומחה: משחק כדי לנצח
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
        [0] הלוח כולו
        [one] הלוח צומצם פעם אחת
        [two] הלוח צומצם פעמיים
       *[other] הלוח צומצם { $narrowed } פעמים
    }
}
turn-title = ● התור שלכם – { game-name }

# The log and looking back
log-title = יומן
log-more = פרטים
log-hint = הקישו על שורה כדי לראות את המשחק באותו רגע.
log-empty = עוד לא קרה כלום.
log-sat = { $you ->
    [yes] התיישבתם ליד השולחן.
   *[no] { $who } התיישב/ה ליד השולחן.
}
log-started = המשחק מתחיל.
log-chose = { $you ->
    [yes] סיימתם לבחור.
   *[no] { $who } סיים/ה לבחור.
}
log-rechose = { $you ->
    [yes] אתם בוחרים שוב.
   *[no] { $who } בוחר/ת שוב.
}
log-undone = { $you ->
    [yes] ביטלתם את המהלך שלכם.
   *[no] { $who } ביטל/ה מהלך.
}
log-undo-asked = { $you ->
    [yes] ביקשתם לבטל את המהלך שלכם.
   *[no] { $who } ביקש/ה לבטל מהלך.
}
log-undo-refused = { $you ->
    [yes] לא הסכמתם.
   *[no] { $who } לא הסכים/ה.
}
log-resigned = { $you ->
    [yes] נכנעתם.
   *[no] { $who } נכנע/ה.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] נגמר לכם הזמן: { bot-the } משחק במקומכם.
       *[left] עזבתם: { bot-the } משחק במקומכם.
    }
   *[no] { $why ->
        [time] הזמן של { $who } נגמר: { bot-the } ממשיך.
       *[left] { $who } עזב/ה: { bot-the } ממשיך.
    }
}
log-returned = { $you ->
    [yes] חזרתם למקום שלכם.
   *[no] { $who } חזר/ה.
}
past-title = מהלכים קודמים
past-where = { $number } מתוך { $count }
past-back = צעד אחורה
past-forward = צעד קדימה
past-now = חזרה למשחק

# Talk
talk-title = צ׳אט
talk-unread = { $count ->
    [one] צ׳אט: הודעה חדשה אחת
    [two] צ׳אט: שתי הודעות חדשות
   *[other] צ׳אט: { $count } הודעות חדשות
}
talk-nothing-yet = עוד אין הודעות.
talk-none-here = אין צ׳אט בשולחן הזה.
talk-seats-only = רק השחקנים יכולים לכתוב בצ׳אט.
talk-phrases = משפטים מוכנים
talk-write = כתבו הודעה
talk-send = לשלוח
talk-room = { $count ->
    [one] נשאר תו אחד
    [two] נשארו שני תווים
   *[other] נשארו { $count } תווים
}
talk-too-long = { $count ->
    [one] תו אחד יותר מדי
    [two] שני תווים יותר מדי
   *[other] { $count } תווים יותר מדי
}
talk-speaker = אפשרויות: { $who }
talk-heard = { $who }: { $text }
talk-muted-line = השתקתם את השחקן הזה.
talk-mute = להשתיק
talk-unmute = לבטל השתקה
talk-muted-now = { $who } בהשתקה.
talk-heard-now = { $who } כבר לא בהשתקה.
talk-report = לדווח למנהל השרת
talk-report-why = מה קרה?
talk-report-send = לשלוח דיווח
talk-reported = תודה. מנהל השרת יקרא את הדיווח.

# The menu
menu-undo = לבטל את המהלך האחרון
menu-undo-asks = שאר השחקנים צריכים להסכים.
menu-resign = להיכנע
menu-leave = לעזוב את השולחן
menu-confirm = לאשר כל מהלך
menu-volume = עוצמת הקול
menu-speed = מהירות האנימציה
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
    [t] לפתוח את הצ׳אט
    [m] לפתוח את התפריט
    [u] לבטל את המהלך האחרון
    [comma] צעד אחד אחורה
    [dot] צעד אחד קדימה
    [space] לדלג על האנימציה
    [escape] לבטל, לסגור או לחזור למשחק
   *[question] להציג את הקיצורים האלה
}
keys-arrows = מעבר בין קלפים ומקומות; בצפייה חוזרת: צעדים לאורך המשחק
keys-on = קיצורים במקש אחד
ask-no = ביטול
resign-title = להיכנע?
resign-text = הצד השני ינצח מיד. אי אפשר להתחרט.
resign-yes = להיכנע
leave-title = לעזוב את השולחן?
leave-text = { bot-the-first } ישחק במקומכם. עד סוף המשחק אפשר לחזור בכל רגע ולהמשיך לשחק.
leave-yes = לעזוב

# How things stand
line-again = החיבור אבד. מנסים שוב…
line-ended = החיבור נסגר. טענו את הדף מחדש כדי להמשיך.
watching = { $kind ->
    [delayed] אתם צופים, בעיכוב של כמה מהלכים
   *[blind] אתם צופים
}
watching-how = { $kind ->
    [delayed] אתם צופים: רואים את מה שגלוי לכולם, בעיכוב של כמה מהלכים.
   *[blind] אתם צופים: רואים את מה שגלוי לכולם.
}
undo-asks = { $who } רוצה לבטל מהלך.
undo-waiting = מחכים שהאחרים יסכימו…
undo-yes = בסדר
undo-no = לא
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] להניח { $card } על מקום { $place }
    [black] להניח { $card } ככובע שחור
    [discard] להשליך { $card } ולמשוך קלף
    [offer] להעביר { $card } לשותף
    [give] לתת { $card } בתמורה
   *[end] לסיים את התור
}
said-magic = { $verb ->
    [peek] להציץ בכובע { $slot }
    [swap] להחליף בין כובע { $slot } לכובע { $other }
   *[open] לפתוח את כובע { $slot }
}
said-top = { $verb ->
    [build] לבנות ערימה: { $middle } באמצע, { $bottom } למטה
    [place] להציב ערימה על { $target }
    [move] לעבור מ־{ $origin } אל { $target }
    [jump] לדלג מ־{ $origin } אל { $target } ולהכות על { $cells }
    [round] לדלג מ־{ $origin } ובחזרה ולהכות על { $cells }
    [narrow] לצמצם את הלוח
   *[pass] לוותר על התור
}
premove-set = מהלך מתוכנן: { $move }
premove-cancel = ביטול
return-text = { bot-the-first } משחק במקומכם.
return-time = נגמר לכם הזמן: { bot-the } משחק במקומכם.
return-button = לחזור לשחק
clock-warning = הזמן שלכם עומד להיגמר.
link-copied = הקישור הועתק.
link-not-copied = העתיקו את הקישור: { $link }
gone-title = אין כאן שולחן
gone-table-unknown = אין שולחן כזה, או שפינו אותו מזמן.
gone-table-no-spectators = בינתיים רק השחקנים רואים את המשחק. חזרו כשהוא ייגמר.
gone-closed = כולם עזבו את השולחן הזה.
gone-later-title = המשחק בעיצומו
gone-later = בשולחן הזה אין צופים. אפשר יהיה לראות את המשחק כשייגמר.
gone-soon-title = המשחק התחיל
gone-soon = אתם צופים בעיכוב של כמה מהלכים: המשחק יופיע כאן אחרי המהלכים הראשונים.

# The waiting room
waiting-page = { game-name }: מחכים לשחקנים
waiting-full = כולם כאן
waiting-for = { $count ->
    [one] נשאר מקום פנוי אחד
    [two] נשארו שני מקומות פנויים
   *[other] נשארו { $count } מקומות פנויים
}
waiting-for-ready = { $count ->
    [one] שחקן אחד עוד לא מוכן
    [two] שני שחקנים עוד לא מוכנים
   *[other] { $count } שחקנים עוד לא מוכנים
}
waiting-you = אתם מוכנים?
waiting-host = כולם מוכנים. מחכים שהמארח יתחיל את המשחק.
waiting-all = כולם מוכנים
waiting-leave = לעזוב את השולחן
waiting-sit-here = לשבת כאן
seat-number = מקום { $seat }
waiting-move = לעבור לכאן
waiting-name = השם שלכם
waiting-no-seat = כל המקומות תפוסים. אפשר יהיה לצפות כשהמשחק יתחיל.
waiting-not-ready = רגע, עוד לא
waiting-start = להתחיל לשחק
waiting-fill = להוסיף בוטים
waiting-offer = עוד לא הצטרף אף אחד. להושיב בוטים במקומות הפנויים?
bots-title = { $count ->
    [one] איזה בוט ישב במקום הפנוי?
   *[other] איזה בוט ישב במקומות הפנויים?
}
invite-title = להזמין חברים
invite-text = שלחו את הקישור, או תנו לחברים לסרוק את קוד ה־⁨QR⁩. לא צריך חשבון.
invite-code = או מסרו את הקוד:
invite-copy = להעתיק קישור
invite-share = לשתף
invite-share-title = בואו לשחק איתי: { game-name }
invite-qr = קוד ⁨QR⁩ עם הקישור לשולחן הזה
agreed-title = הגדרות השולחן
agreed-clock-none = בלי הגבלת זמן.
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
        [one] דקה אחת לכל שחקן לכל המשחק.
        [two] שתי דקות לכל שחקן לכל המשחק.
       *[other] { $minutes } דקות לכל שחקן לכל המשחק.
    }
   *[other] { $minutes ->
        [one] דקה אחת לכל שחקן לכל המשחק, ועוד { $increment } שניות בכל תור.
        [two] שתי דקות לכל שחקן לכל המשחק, ועוד { $increment } שניות בכל תור.
       *[other] { $minutes } דקות לכל שחקן לכל המשחק, ועוד { $increment } שניות בכל תור.
    }
}
agreed-clock-days = { $days ->
    [one] יום אחד לכל תור.
    [two] יומיים לכל תור.
   *[other] { $days } ימים לכל תור.
}
agreed-first-seat = שחקן { $seat } מתחיל.
agreed-first-lot = מגרילים מי מתחיל.
agreed-edition = { $edition ->
    [standard] כללי המהדורה הרגילה.
    [de] כללי המהדורה הגרמנית.
    [ru] כללי המהדורה הרוסית.
   *[en] כללי המהדורה האנגלית.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] כובעים שחורים נחשבים סוג בשביל העוגייה.
       *[no] כובעים שחורים לא נחשבים סוג בשביל העוגייה.
    }
    [tiebreak_black_hats] { $value ->
        [yes] כובעים שחורים מכריעים בשוויון.
       *[no] כובעים שחורים לא מכריעים בשוויון.
    }
    [removed] נשארים בקופסה: { $value }.
    [no_swap_back] { $value ->
        [yes] אסור לבטל החלפה מהתור הקודם.
       *[no] מותר לבטל החלפה מהתור הקודם.
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
        [redeal] כשאי אפשר לזכות בכלום, מערבבים את הכובעים מחדש.
       *[play_on] ממשיכים לשחק גם כשאי אפשר לזכות בכלום.
    }
    [stall_limit] { $value ->
        [0] אין הגבלה על תורים בלי זכייה ובלי הכאה.
       *[other] המשחק נגמר אחרי { $value } תורים ברצף בלי זכייה ובלי הכאה.
    }
    [memory_aid] { $value ->
        [yes] הכובעים שראיתם נשארים מסומנים לכם.
       *[no] את הכובעים צריך לזכור לבד.
    }
   *[narrowings] { $value ->
        [0] את הלוח לא מצמצמים.
        [one] מותר לצמצם את הלוח פעם אחת.
        [two] מותר לצמצם את הלוח פעמיים.
       *[other] מותר לצמצם את הלוח { $value } פעמים.
    }
}
agreed-spectators = { $kind ->
    [blind] כל מי שיש לו הקישור יכול לצפות, בלי לראות קלפים מוסתרים.
    [delayed] כל מי שיש לו הקישור יכול לצפות, בעיכוב של כמה מהלכים.
    [after] אחרים יוכלו לראות את המשחק אחרי שייגמר.
   *[none] בלי צופים.
}
agreed-talk = { $kind ->
    [phrases] בצ׳אט יש רק משפטים מוכנים.
   *[none] בלי צ׳אט.
}
agreed-rated = המשחק נחשב לדירוג.

# The end of a game
end-title = סוף המשחק
end-you-win = ניצחתם!
end-you-win-with = ניצחתם, יחד עם { $who }!
end-wins = { $count ->
    [one] { $who } מנצח/ת
   *[other] { $who } מנצחים
}
end-nobody = אין מנצחים
end-manner = { $ended ->
    [stalled] במשך יותר מדי תורים ברצף אף אחד לא זכה בכלום.
    [resigned] אחד השחקנים נכנע.
   *[abandoned] המשחק הופסק באמצע.
}
end-score = { $you ->
    [yes] אתם: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } רוצה עוד משחק
   *[other] { $who } רוצים עוד משחק
}
end-rematch = עוד משחק
end-again = עוד משחק
end-waiting = מחכים לאחרים
end-follow = למשחק הבא
end-review = צפייה חוזרת
end-share = לשתף
end-share-title = המשחק שלנו: { game-name }
end-home = דף הבית
fair-title = האם החלוקה הייתה הוגנת?
fair-text = לפני המהלך הראשון השרת פרסם טביעת אצבע של החלוקה. עכשיו, כשהמשחק נגמר, הוא מראה ממה היא נוצרה. אם קלף אחד היה מוחלף בדרך, טביעת האצבע כבר לא הייתה מתאימה.
fair-checked = נבדק הרגע: החלוקה מתאימה לטביעת האצבע שלה.
fair-wrong = החלוקה לא מתאימה לטביעת האצבע שלה!
fair-commitment-label = טביעת האצבע, כפי שפורסמה לפני המשחק
fair-seed-label = מספר סודי
fair-salt = תוספת אקראית
record-download = להוריד את כל המשחק

# Several people at one device
hotseat-title = משחקים במכשיר אחד
hotseat-text = משחקים לפי התור ומעבירים את המכשיר. בין התורים הכול מוסתר.
hotseat-player = שחקן { $number }
hotseat-who = מי משחק במקום { $number }
hotseat-name = השם של שחקן { $number }
hotseat-person = אדם
hotseat-add = להוסיף שחקן
hotseat-remove = להסיר את שחקן { $number }
hotseat-two = במכשיר אחד משחקים לפחות שני אנשים.
hotseat-distinct = לכל שחקן צריך שם אחר.
hotseat-pass = העבירו את המכשיר אל { $who }
hotseat-hidden = עד אז הכול מוסתר.
hotseat-bots = הבוטים משחקים…
hotseat-here = אני { $who }
hotseat-done = התור שלכם נגמר.
hotseat-pass-on = להסתיר ולהעביר אל { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
    [white_rabbit] הארנב הלבן
   *[mad_hatter] הכובען המטורף
}
bot-the-first = { $level ->
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
    [white_rabbit] הארנב הלבן
   *[mad_hatter] הכובען המטורף
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } נכנע/ה.
   *[other] { $who } נכנעו.
}
end-you-gave-up = נכנעתם.
end-look = להסתכל על השולחן
end-result = לראות את התוצאה

# --- quick match, a link for spectators
waiting-searching = מחפשים שחקנים
waiting-search-time = מחפשים כבר { $minutes ->
    [0] { $seconds } שנ׳
    [one] דקה
    [two] שתי דקות
   *[other] { $minutes } דקות
}. אפשר לחכות כאן או להזמין חברים.
invite-watch-title = לתת לאחרים לצפות
invite-watch-text = כל המקומות תפוסים. עם הקישור הזה אפשר לצפות במשחק.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = רגע, המהלך שלכם בדרך.
why-unanswered = אי אפשר לעשות את זה עכשיו.
# --- fair deals

fair-how = השרת ערבב בעזרת מספר סודי, והמכשיר של כל שחקן הוסיף מספר אקראי משלו. טביעת האצבע של המספר הסודי פורסמה לפני המשחק, כך שאף אחד לא יכול היה לבחור את הקלפים: לא השרת ולא השחקנים.
fair-kept = נבדק הרגע: זו טביעת האצבע שהמכשיר הזה ראה לפני המשחק, והקלפים מתאימים לה.
fair-changed = זהירות: טביעת האצבע של החלוקה השתנתה מאז שהמכשיר הזה ראה אותה. אל תסמכו על המשחק הזה.
fair-left-out = זהירות: המספר האקראי של המכשיר הזה לא נכלל בערבוב. אל תסמכו על המשחק הזה.
fair-nonce-label = המספר האקראי של { $who }
not-allowed-now = אי אפשר לעשות את זה עכשיו.
# --- help in games against bots

hint-ask = מה היה עושה הכובען?
hint-title = במקומכם:
hint-thinking = הכובען חושב…
hint-share = סיכוי לנצח: { $share }
menu-put-away = למחוק את המשחק הזה
end-easier = יריב קל יותר: { $bot }
end-stronger = יריב חזק יותר: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = לכל כללי המשחק
keys-hats = { $name ->
    [places] להניח את הקלף שנבחר על המקום הזה
    [black] להניח את הקלף שנבחר ככובע שחור
    [discard] להשליך את הקלף שנבחר ולמשוך חדש, או להעביר אותו לשותף
   *[end] לסיים את התור
}

# --- tips in the first game of each game
coach-title = משחק ראשון · { $at } מתוך { $all }
coach-next = הלאה
coach-done = בואו נשחק
coach-off = לדלג על הטיפים
coach-hats-aim = אוספים כובעים ששווים הרבה: כובע שווה את מספר המקום של הסוג שלו על שולחן התה. העוגייה הולכת למי שיש לו הכי הרבה סוגים.
coach-hats-turn = בתור שלכם מניחים קלף על מקום ולוקחים את הקלף שהיה שם: אותו סוג, או מספר גבוה יותר.
coach-hats-end = אחרי שמונה סיבובים נשאר קלף אחד, הכובע האהוב. ואז כולם סופרים נקודות.
coach-magic_hat-aim = זוכים בזוגות: מגלים איזה כובע שייך לאיזו דמות, ופותחים אותו.
coach-magic_hat-turn = בתור שלכם עושים דבר אחד: מציצים בכובע, מחליפים בין שניים או פותחים אחד. טעות עולה נקודה.
coach-magic_hat-end = כשנשארות רק שלוש דמויות, מנצח מי שיש לו הכי הרבה נקודות.
coach-top_hats-aim = המטרה: שכל הערימות יהיו שלכם. ערימה שייכת למי שהכובע שלו למעלה, אז מתחת מחביאים הפתעות.
coach-top_hats-turn = קודם בונים ערימות בסתר. אחר כך צועדים או מדלגים: ערימה יריבה שדילגתם מעליה מאבדת את הכובע העליון.
coach-top_hats-end = אם אפשר להכות, חייבים; אם לא, יוצאים מהשוליים, הטבעת החיצונית. כל הערימות שלכם? ניצחתם.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = כולם טובים בערך באותה מידה: סיכוי לנצח { $share }.
hint-why-hats-snatch = { $who } מאבד/ת את העוגייה, ששווה { $points } נקודות.
hint-why-magic-check = { $who } יודע/ת איזה כובע נמצא במקום { $slot }, וגם אני רוצה לדעת.

# --- names and codes that are asked for
profile-name = השם שלכם
invite-sheet-title = קוד הזמנה
invite-ask = כאן משחקים בהזמנה בלבד. מה הקוד?
invite-wrong = זה לא הקוד הנכון. נסו שוב.
invite-enter = להיכנס
