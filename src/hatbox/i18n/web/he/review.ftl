# Looking at a finished game again.
review-title = צפייה חוזרת
review-moves = מהלכים
review-eyes = נקודת מבט
review-all = הכול גלוי
review-graph = אם המשחק היה נגמר עכשיו
review-graph-told = הנקודות ברגע הזה: { $scores }
review-as = נקודת המבט של { $who }
review-score = { $who } { $score }
review-step = צעד { $number }
review-scrub = לעבור לאורך המשחק
review-slider = הרגע במשחק
review-where = { $number } מתוך { $count }
review-first = להתחלה
review-last = לסוף
review-play = להפעיל
review-pause = להשהות
review-speed = מהירות: ⁦{ $speed }×⁩
review-link = להעתיק קישור לדף הזה
review-to-table = חזרה לשולחן
review-not-over = המשחק הזה עוד לא נגמר
review-not-over-text = כשייגמר, אפשר יהיה לראות כאן את הכול שוב, עם כל הקלפים גלויים.

# --- Top Hats counts stacks
review-graph-stacks = ערימות שנשארו
review-graph-stacks-told = הערימות ברגע הזה: { $scores }

# --- the story: what was luck, what was play
review-tab-story = הסיפור
review-tab-board = השולחן
review-tab-moment = הרגע הזה
review-working = עוברים על המשחק…
review-done = הניתוח מוכן.
review-failed = הניתוח נעצר באמצע. מה שמופיע כאן נכון; השאר חסר.
# $case: how the game ended for this player, and how much of that was luck. $you: whether the reader is that player.
review-headline = { $you ->
    [yes] { $case ->
        [won-mostly] ניצחתם, בעיקר בזכות המזל
        [won-partly] ניצחתם, והמזל קצת עזר
        [won-despite] ניצחתם, למרות שלא היה לכם מזל
        [won-others] ניצחתם כי בצד השני טעו יותר
        [lost-only] שיחקתם טוב, אבל המזל לא שיחק לכם
        [lost-mostly] הפסדתם, בעיקר בגלל חוסר מזל
        [lost-partly] הפסדתם, וגם המזל לא עזר
        [lost-hardly] הפסדתם: הפעם שיחקו טוב מכם
        [lost-despite] הפסדתם, למרות שהיה לכם מזל
        [shared-mostly] ניצחון משותף, בזכות המזל
        [shared-partly] ניצחון משותף, והמזל עזר
        [shared-hardly] ניצחון משותף, ובצדק
        [shared-despite] ניצחון משותף, למרות שלא היה לכם מזל
        [shared-others] ניצחון משותף, כי בצד השני טעו יותר
       *[won-hardly] ניצחתם כי שיחקתם טוב יותר
    }
   *[no] { $case ->
        [won-mostly] { $who } ניצח/ה, בעיקר בזכות המזל
        [won-partly] { $who } ניצח/ה, והמזל קצת עזר
        [won-despite] { $who } ניצח/ה, למרות חוסר המזל
        [won-others] { $who } ניצח/ה כי בצד השני טעו יותר
        [lost-only] { $who } שיחק/ה טוב, אבל בלי מזל
        [lost-mostly] { $who } הפסיד/ה, בעיקר בגלל חוסר מזל
        [lost-partly] { $who } הפסיד/ה, וגם המזל לא עזר
        [lost-hardly] { $who } הפסיד/ה: הפעם האחרים שיחקו טוב יותר
        [lost-despite] { $who } הפסיד/ה, אפילו עם מזל
        [shared-mostly] { $who }: ניצחון משותף, בזכות המזל
        [shared-partly] { $who }: ניצחון משותף, והמזל עזר
        [shared-hardly] { $who }: ניצחון משותף, ובצדק
        [shared-despite] { $who }: ניצחון משותף, למרות חוסר המזל
        [shared-others] { $who }: ניצחון משותף, כי בצד השני טעו יותר
       *[won-hardly] { $who } ניצח/ה כי שיחק/ה טוב יותר
    }
}
review-part = { $part ->
    [fair] סיכוי שווה בהתחלה
    [luck] המזל
    [skill] { $you ->
        [yes] המהלכים שלכם
       *[no] המהלכים של { $who }
    }
    [others] המהלכים של האחרים
    [result] תוצאה
   *[adjusted] תוצאה בניכוי המזל
}
# $side: up or down; $degree: none, little, some or lot
review-part-word = { $part ->
    [skill] { $degree ->
        [none] לא עלו כלום
        [little] עלו קצת
        [some] עלו לא מעט
       *[lot] עלו ביוקר
    }
    [others] { $degree ->
        [none] לא שינו כלום
        [little] { $side ->
            [up] עזרו קצת
           *[down] הזיקו קצת
        }
        [some] { $side ->
            [up] עזרו
           *[down] הזיקו
        }
       *[lot] { $side ->
            [up] עזרו מאוד
           *[down] הזיקו מאוד
        }
    }
   *[other] { $degree ->
        [none] לא שינה כלום
        [little] { $side ->
            [up] עזר קצת
           *[down] הזיק קצת
        }
        [some] { $side ->
            [up] עזר
           *[down] הזיק
        }
       *[lot] { $side ->
            [up] עזר מאוד
           *[down] הזיק מאוד
        }
    }
}
review-numbers = להציג את המספרים
review-adjusted-text = התוצאה בניכוי המזל היא התוצאה בלי המזל הטוב ובלי המזל הרע: כמה היה שווה המשחק עצמו. לכן היא יכולה לרדת מתחת ל־⁦0%⁩ או לעבור את ה־⁦100%⁩.
review-accuracy = דיוק.
review-accuracy-text = ⁦100%⁩: כל מהלך היה הכי טוב שאפשר. ככל שהאחוז נמוך יותר, כך הוחמץ יותר.
review-went-well = מה הלך טוב
review-went-badly = על מה כדאי לחשוב שוב
review-no-moments = משחק רגוע: לא היה רגע אחד שהכריע אותו.

# --- the graph
review-chance = סיכוי לנצח
review-chance-at = { $share }. { $what }
review-line = לפי מה שאפשר היה לדעת
review-line-open = אם כל הקלפים היו גלויים
review-line-fair = סיכוי שווה

# --- marks
review-mark = { $kind ->
    [best] המהלך הכי טוב
    [good] מהלך טוב
    [close] קשה להכריע
    [inaccuracy] לא מדויק
    [mistake] טעות
    [blunder] טעות גדולה
    [lucky] היה מזל
    [unlucky] לא היה מזל
    [gift] מתנה
   *[blow] מכה
}

# --- key moments, one sentence each
review-well = { $you ->
    [yes] בחרתם { $move }: לא היה מהלך טוב יותר.
   *[no] { $who } מצא/ה את המהלך הכי טוב: { $move }.
}
review-deal = { $good ->
    [yes] החלוקה הייתה טובה.
   *[no] החלוקה לא הייתה טובה.
}
review-gave-up = { $you ->
    [yes] כאן נכנעתם. הסיכוי שלכם לנצח עוד היה { $share }.
   *[no] { $who } נכנע/ה כאן. הסיכוי לנצח עוד היה { $share }.
}
review-better = עדיף: { $move }.
review-missed-hats-cookie = פספסתם את העוגייה, ששווה { $points } נקודות.
review-missed-hats-snatch = העוגייה הייתה אצל { $who }, ויכולתם לקחת אותה: היא שווה { $points } נקודות.
review-missed-hats-take = יכולתם לקחת { $card }.
review-missed-hats-favourite = יכול היה להיות לכם כובע אהוב טוב יותר: { $favourite }.
review-missed-hats-keep = הקלף { $card } היה יכול להיות כובע אהוב טוב: עדיף היה לשמור אותו.
review-missed-hats-black = הקלף { $card } היה יכול להיות כובע שחור טוב.
review-missed-hats-spare = לא הייתם צריכים את הקלף { $card }: אולי עדיף היה למשוך קלף חדש.
review-missed-hats-draw = אולי עדיף היה למשוך קלף חדש.
review-missed-hats-enough = עדיף היה לסיים את התור.
review-missed-hats-types = פספסתם סוג חדש לאוסף.
review-missed-magic-fits = כובע { $slot } התאים: זה היה הזמן לפתוח אותו.
review-missed-magic-magic = כובע { $slot } היה כובע קסמים, ואפשר היה לפתוח אותו.
review-missed-magic-home = יכולתם להביא כובע לדמות שלו, במקום { $slot }.
review-missed-magic-look = עדיף היה להציץ בכובע { $slot }.
review-missed-magic-check = עדיף היה להציץ בכובע { $slot }: { $who } כבר הכיר/ה אותו.
review-missed-magic-told = היה שווה להסתכן ולפתוח את כובע { $slot }: סיכוי של ⁦{ $chance }%⁩ בערך שהוא מתאים.
review-missed-magic-guess = היה שווה להסתכן ולפתוח את כובע { $slot }: סיכוי של ⁦{ $chance }%⁩ בערך שהוא מתאים.
review-missed-magic-disturb = השחקן הבא הכיר את כובע { $slot }: עדיף היה להזיז אותו.
review-missed-top-captures = פספסתם הכאה על { $cells }.
review-missed-top-uncovers = פספסתם הכאה על { $cells }, עם כובעים שלכם מתחת.
review-missed-top-wins = פספסתם את המהלך המנצח.
review-missed-top-flees = הערימה שלכם על { $cell } הייתה בסכנה.
review-missed-top-guards = הכובעים שלכם על { $cells } היו בסכנה.
review-missed-top-threatens = יכולתם לאיים בהכאה על { $cells }.
review-missed-top-place = משבצת { $cell } הייתה בטוחה יותר.

# --- the board
review-played = { $you ->
    [yes] בחרתם { $move }.
   *[no] { $who } בחר/ה { $move }.
}
review-close = טוב בערך באותה מידה: { $move }.
review-shares = סיכוי לנצח: { $share } במקום { $best }.
review-share = סיכוי לנצח: { $share }.
review-start = המשחק מתחיל.
review-more = עוד על הרגע הזה
review-slip-back = הטעות הקודמת
review-slip-on = הטעות הבאה
review-again = לשחק שוב מכאן
review-what-if = ומה אם…?
review-what-if-text = בחרו כל מהלך שהיה אפשרי כאן.
review-seek = לחפש מהלך
review-was-played = שוחק
review-if = ואם { $move }?
review-if-share = סיכוי לנצח: { $share }
review-if-played = עם המהלך ששוחק: { $share }.
review-if-back = חזרה למשחק

# --- what could be known
review-beliefs = מה אפשר היה לדעת
review-believer = מי יודע מה
review-known-by = { $you ->
    [yes] מה יכולתם לדעת
   *[no] { $who }: מה אפשר היה לדעת
}
review-known-about = { $you ->
    [yes] { $who }: מה אפשר היה לדעת עליכם
    [me] מה אפשר היה לכם לדעת על { $about }
   *[no] { $who }: מה אפשר היה לדעת על { $about }
}
review-beliefs-none = שום דבר לא מוסתר כאן.
review-belief-hand = { $who }: היד
review-belief-black = { $who }: כובעים שחורים
review-belief-slot = מקום { $slot }
review-belief-stack = הערימה על { $cell }
