### Every human word of Hatbox, in Hebrew.
### A message code is the same in every language file.
### Latin notation inside Hebrew stands between U+2068 and U+2069, which keep it in its order.

## What is wrong with an input

unknown-game = אין משחק בשם ״⁨{ $name }⁩״; המשחקים: ⁨{ $allowed }⁩
unknown-rules = למשחק ⁨{ $game }⁩ אין כללים בגרסה { $version }; יש: ⁨{ $allowed }⁩
bad-players = מספר המשתתפים ב־⁨{ $game }⁩ לא יכול להיות { $players }; מותר: ⁨{ $allowed }⁩
unknown-option = למשחק ⁨{ $game }⁩ אין אפשרות ״⁨{ $name }⁩״; יש: ⁨{ $allowed }⁩
bad-option = ⁨{ $game }⁩: האפשרות ⁨{ $name }⁩ לא יכולה להיות ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
bad-option-value = האפשרות ⁨{ $name }⁩ צריכה להיות מילה, מספר, ⁨true⁩ או ⁨false⁩
bad-option-form = אפשרות נכתבת ⁨NAME=VALUE⁩, ולא ״⁨{ $text }⁩״
bad-first = האפשרות ⁨first⁩ לא יכולה להיות ״⁨{ $value }⁩״; מותר: ⁨random⁩, או מקום ⁨0–{ $most }⁩
bad-shape = ⁨{ $where }⁩: ⁨{ $fault }⁩
bad-format = ⁨{ $where }⁩: הערך של ⁨format⁩ הוא ״⁨{ $format }⁩״ ולא ⁨{ $expected }⁩
bad-version = ⁨{ $where }⁩: גרסה { $version } אינה מוכרת; התוכנה קוראת גרסה { $expected }
bad-json = ⁨{ $where }⁩: זה לא ⁨JSON⁩: ⁨{ $fault }⁩
not-an-object = ⁨{ $where }⁩: צריך להיות אובייקט ⁨JSON⁩
bad-entry = במהלך חייבים להיות ״⁨seat⁩״ (מספר) ו״⁨move⁩״ (טקסט)
bad-chance = הערך של ״⁨chance⁩״ צריך להיות רשימה של אובייקטים או ⁨null⁩, באורך של ״⁨moves⁩״
bad-moves = הערך של ״⁨moves⁩״ צריך להיות רשימת טקסטים
bad-seconds = הערך של ⁨--seconds⁩ הוא ⁨{ $seconds }⁩; מותר: יותר מ־0 ועד 600
bad-number = הערך של ⁨{ $field }⁩ הוא ⁨{ $number }⁩; מותר: ⁨{ $least }–{ $most }⁩
bad-move-type = מהלך הוא טקסט, ו־⁨chance⁩ הוא אובייקט או ⁨null⁩
bad-new = שם המשחק הוא טקסט, ו־⁨players⁩ ו־⁨seed⁩ הם מספרים שלמים
bad-amount = הערך של ⁨{ $name }⁩ הוא ⁨{ $value }⁩; מותר: ⁨1–{ $most }⁩
bad-rewards = הערך של ⁨rewards⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
batch-actions = צעד דורש מספר שלם לכל אחד מ־{ $games } המשחקים, ולא ⁨{ $kind }⁩ בצורה ⁨{ $shape }⁩
batch-illegal = משחק { $game }: הפעולה ⁨{ $action }⁩ אינה חוקית למקום { $seat }; לחוקיות יש 1 ב־⁨`masks`⁩
batch-no-game = אין משחק ⁨{ $index }⁩ באצווה הזאת; יש ⁨0–{ $most }⁩
batch-other-game = המשחק אינו ⁨{ $game }⁩ ל־{ $players } משתתפים עם האפשרויות של האצווה הזאת
batch-saved = אפשר לשחזר רק את { $size } הבתים ש־⁨`save`⁩ של אצווה כזאת נותן
bad-bot = לבוט דרושים שם ומשהו שיוצר אותו בקריאה, ולא ⁨{ $name }⁩
policy-illegal = הבוט ⁨{ $name }⁩ בחר בפעולה ⁨{ $action }⁩, שאינה חוקית; חוקיות: ⁨{ $allowed }⁩
policy-not-found = ⁨{ $name }⁩ לא יכול לשמש בוט: ⁨{ $fault }⁩; כותבים ⁨module:callable⁩
dataset-empty = אין משחקים לכתוב מהם אוסף נתונים
dataset-format = הקובץ ⁨{ $path }⁩ אינו מציין תבנית; הסיומת יכולה להיות ⁨{ $allowed }⁩
dataset-mixed = ⁨{ $where }⁩: אוסף נתונים הוא של משחק אחד; זה ⁨{ $game }⁩, והראשון היה ⁨{ $first }⁩
dataset-summary = { $rows } שורות מתוך { $games } משחקים{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } לא גמורים הושמטו
}
missing-extra = ⁨{ $module }⁩ אינו מותקן; הוא מגיע עם ⁨`pip install 'hatbox[{ $extra }]'`⁩
env-to-act = התור של מקום { $seat }
env-public = כפי שהקהל רואה
env-seen-by = כפי שמקום { $seat } רואה
env-points = נקודות
env-deck = קופה
env-discards = קלפים שהושלכו
env-characters = דמויות
env-hats = כובעים
env-render-mode = הערך של ⁨render_mode⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-no-render-mode = לא נאמר איך לצייר; יש לציין ⁨render_mode⁩ כשיוצרים את הסביבה: ⁨{ $allowed }⁩
env-viewer = הערך של ⁨viewer⁩ הוא ״⁨{ $value }⁩״; מותר: מקום ⁨0–{ $most }⁩, ⁨"mover"⁩ או ⁨None⁩ לקהל
env-masks = הערך של ⁨masks⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-illegal = הערך של ⁨illegal⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-seat = הערך של ⁨seat⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩ או ⁨0–{ $most }⁩
env-bots = יש { $given } בוטים ל־{ $wanted } מקומות אחרים
env-bot = ״⁨{ $value }⁩״ לא יכול לשבת שם; משחקים רבים בבת אחת משוחקים מול ⁨"random"⁩ או פונקציה של תצפיות ומסכות
env-reset-first = יש לקרוא קודם ל־⁨reset⁩
env-autoreset = הערך של ⁨autoreset⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
openspiel-action = הפעולה ⁨{ $action }⁩ אינה חוקית כאן; חוקיות: ⁨{ $allowed }⁩
openspiel-chance = הגורל לא יכול להביא כאן ⁨{ $piece }⁩; מותר: ⁨{ $allowed }⁩
bad-moment = אין רגע ⁨{ $at }⁩; הרגעים הם ⁨0–{ $last }⁩
unknown-field = אין שדה בשם ״⁨{ $name }⁩״; השדות: ⁨{ $allowed }⁩
bad-length = מספר הפריטים ב־⁨{ $field }⁩ הוא { $length }; צריך להיות { $expected }
bad-seat = הערך של ⁨{ $field }⁩ הוא ⁨{ $seat }⁩; המקומות הם ⁨0–{ $most }⁩
bad-count = הערך ב־⁨{ $field }⁩ הוא ⁨{ $count }⁩; מותר: ⁨0–{ $most }⁩
bad-action = הפעולה ⁨{ $action }⁩ אינה חוקית; חוקיות: ⁨{ $allowed }⁩
position-needs = במצב משחק חייב להיות ״⁨{ $field }⁩״ מהסוג הנכון
cannot-read = אי אפשר לקרוא את ⁨{ $path }⁩: ⁨{ $reason }⁩
cannot-write = אי אפשר לכתוב אל ⁨{ $path }⁩: ⁨{ $reason }⁩
no-such-record = אין משחק { $number } בקובץ ⁨{ $path }⁩; מספר המשחקים בו: { $count }
game-does-not-end = המשחק ⁨{ $game }⁩ לא נגמר אחרי { $actions } פעולות; הוסיפו לו ⁨stall_limit⁩

## What is wrong with text

empty-move = המהלך ריק; כך כותבים מהלכים: ⁨{ $allowed }⁩
unknown-move = אין מהלך ״⁨{ $word }⁩״; מהלך מתחיל במילה: ⁨{ $allowed }⁩
bad-word-count = ב״⁨{ $move }⁩״ אין המילים של מהלך כמו ״⁨{ $form }⁩״
bad-place = אין בשולחן התה עמדה ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
bad-slot = אין תא ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
bad-stack = אין ערימה ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
unknown-card = אין קלף ״⁨{ $word }⁩״; קלף הוא אות של סוג, ⁨B C D F K S T⁩, וערך, ⁨1–6⁩
unknown-hat = אין כובע ״⁨{ $word }⁩״; הכובעים: ⁨{ $allowed }⁩
unknown-character = אין דמות ״⁨{ $word }⁩״; הדמויות: ⁨{ $allowed }⁩
unknown-cell = אין משבצת ״⁨{ $word }⁩״; המשבצות: ⁨A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9⁩
unknown-colour = אין צבע ״⁨{ $word }⁩״; הצבעים: ⁨{ $allowed }⁩

## What is wrong with a record

wrong-seat = זה לא התור של מקום { $seat } אלא של { $mover }
chance-differs = ״⁨{ $name }⁩״ של ⁨{ $move }⁩ לא יכול לבוא כאן מן הגורל
chance-missing = חסר ״⁨{ $name }⁩״ במהלך ⁨{ $move }⁩
options-missing = באפשרויות חסר: ⁨{ $names }⁩
legal-differs = ״⁨legal⁩״ אינו רשימת המהלכים החוקיים כאן
result-missing = אין תוצאה
result-differs = תוצאה: הערך של ⁨{ $name }⁩ הוא ⁨{ $found }⁩, וצריך להיות ⁨{ $expected }⁩
result-unknown = תוצאה: ⁨{ $name }⁩ לא שייך לכאן
game-not-over = המשחק לא נגמר אחרי { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }
no-deal = במשחק שסודר ביד אין חלוקה, ולכן אין לו רישום
cannot-resign = אפשר להיכנע רק במשחק שמתנהל בין שני צדדים
game-was-resigned = המשחק הסתיים בכניעה
fair-commitment = החלוקה, הזרע והמלח אינם פותחים את ההתחייבות שפורסמה לפני המשחק
fair-seed = הזרע חייב להיות מספר שלם של 20 ספרות לכל היותר
fair-deal = החלוקה אינה נובעת מן הזרע
fair-chance = מה שהביא הגורל במהלך { $number } אינו נובע מן הזרע

## Hats: positions

card-twice = ⁨H1⁩: הקלף ⁨{ $card }⁩ מופיע פעמיים
hats-turn-is-over = ⁨H4⁩: עם ⁨main_done⁩ ו־⁨optional_done⁩ התור כבר היה נגמר
hats-no-offer-possible = ⁨H8⁩: הצעה אפשרית רק בארבעה משתתפים, ורק אם פעולת הרשות טרם נעשתה
hats-bad-hand = ⁨H10⁩: למקום { $seat } יש { $cards } ביד ו־{ $taken } באוסף; מותר ביד: ⁨1–{ $most }⁩
hats-uneven-hands = ⁨H10⁩: עם קלפים ביד ⁨{ $hands }⁩ ותור { $turn } לא כולם מגיעים לקלף האחרון באותו סיבוב
hats-removed-there = ⁨H3⁩: אין מקום ל־⁨{ $cards }⁩: האפשרות מוציאה את הסוגים האלה
hats-cookie-without-type = ⁨H9⁩: מקום { $seat } לא מראה אף סוג, ולכן העוגייה לא יכולה להיות אצלו
hats-offer-after-end = ⁨H10⁩: כשלכולם נשאר קלף אחד, לא יכולה להיות הצעה פתוחה
hats-bad-pack = ⁨H3⁩: לא חולקו בדיוק הקלפים של המשחק הזה; שגויים או חסרים: ⁨{ $cards }⁩
hats-bad-removed = ⁨H3⁩: הערך של ⁨removed⁩ הוא ״⁨{ $removed }⁩״; { $expected ->
    [0] אסור שיהיו בו סוגים
   *[other] צריכים להיות בו שני סוגים, אלה של האפשרות אם היא מציינת אותם
  }
hats-needs-reshuffle = ⁨H7⁩: הקופה ריקה, ולכן המהלך צריך ״⁨reshuffle⁩״
hats-bad-reshuffle = ⁨H7⁩: ⁨reshuffle { $given }⁩ אינו ערבוב של הקלפים שהושלכו ⁨{ $pile }⁩

## Hats: refusals

hats-game-is-over = המשחק נגמר
hats-answer-the-offer = קודם מקום { $seat } חייב לענות על ההצעה עם ⁨give⁩
hats-main-action-first = אי אפשר לסיים את התור לפני הפעולה העיקרית
hats-no-offer-to-answer = לא הוצע שום קלף
hats-main-action-done = הפעולה העיקרית בתור הזה כבר נעשתה
hats-optional-action-done = פעולת הרשות בתור הזה כבר נעשתה
hats-offer-needs-partner = רק בארבעה משתתפים יש שותף להציע לו קלף, ולא ב־{ $players }
hats-no-discard-with-four = בארבעה משתתפים מציעים קלף לשותף ולא משליכים אותו
hats-not-in-hand = הקלף ⁨{ $card }⁩ לא נמצא ביד של מקום { $seat }
hats-no-such-place = עמדה { $place } לא בשימוש במשחק של { $players } משתתפים
hats-too-low = הקלף ⁨{ $card }⁩ אינו מהסוג של ⁨{ $taken }⁩ וגם לא גבוה ממנו

## Hats: telling

hats-exchange = מקום { $seat } מניח את ⁨{ $card }⁩ בעמדה { $place } ולוקח את ⁨{ $taken }⁩.
hats-black = מקום { $seat } מניח את ⁨{ $card }⁩ ככובע שחור.
hats-black-unseen = מקום { $seat } מניח קלף ככובע שחור.
hats-discard = מקום { $seat } משליך את ⁨{ $card }⁩.
hats-discard-unseen = מקום { $seat } משליך קלף.
hats-drew = מקום { $seat } מושך את ⁨{ $card }⁩.
hats-drew-unseen = מקום { $seat } מושך קלף.
hats-reshuffle = { $cards ->
    [one] הקלף היחיד שהושלך הופך לקופה חדשה.
    [two] שני הקלפים שהושלכו מעורבבים לקופה חדשה.
   *[other] { $cards } הקלפים שהושלכו מעורבבים לקופה חדשה.
  }
hats-offer = מקום { $seat } מניח לשותף את ⁨{ $card }⁩, כשפניו למטה.
hats-offer-unseen = מקום { $seat } מניח לשותף קלף, כשפניו למטה.
hats-give = מקום { $seat } נותן בתמורה את ⁨{ $card }⁩; שני הקלפים עוברים ידיים.
hats-give-unseen = מקום { $seat } נותן קלף בתמורה; שני הקלפים עוברים ידיים.
hats-end = מקום { $seat } מסיים את התור.
hats-cookie = העוגייה עוברת למקום { $seat }.

## Magic Hat: positions

magic-lower-slot-first = בהחלפה כותבים קודם את התא הנמוך, ולא ⁨{ $first } { $second }⁩
magic-needs-redeal = ⁨M9⁩: השולחן מת, ולכן המהלך צריך ״⁨redeal⁩״
magic-bad-redeal = ⁨M9⁩: ⁨redeal⁩ אינו מניח בדיוק את הכובעים המוסתרים מעל התאים התפוסים
magic-redeal-dead = ⁨M9⁩: גם אחרי ⁨redeal⁩ השולחן מת
magic-dead = ⁨M9⁩: אף כובע בשורה לא שייך לדמות בשורה, ואין בה כובע קסמים
magic-bad-pair = ⁨M5⁩: הערך של ⁨{ $field }⁩ הוא ⁨{ $slots }⁩; צריכים להיות שני תאים, הנמוך קודם
magic-bad-seen = ⁨M13⁩: ⁨seen⁩ מציין את תא { $slot }, ואין בו כובע
magic-hat-without-character = ⁨M2⁩: בתא { $slot } צריכים להיות גם דמות וגם כובע, או שום דבר
magic-too-few-hats = ⁨M6⁩: אין די כובעים בקופה: { $hats }, מול { $characters } דמויות בקופה ו־{ $magic } כובעי קסמים
magic-not-in-box = ⁨M1⁩: { $what ->
    [characters] דמויות
    [hats] כובעים
   *[other] { $what }
  } מסוג ⁨{ $kind }⁩: { $count }, ובקופסה יש רק { $most }

## Magic Hat: refusals

magic-game-is-over = נשארו רק שלושה תאים תפוסים: המשחק נגמר
magic-game-has-stalled = יותר מדי זמן לא זכו בשום קלף: המשחק נגמר
magic-empty-slot = תא { $slot } ריק
magic-no-swap-back = התאים { $first } ו־{ $second } הוחלפו ממש בתור הקודם

## Magic Hat: telling

magic-peek = מקום { $seat } מציץ בתא { $slot }: { $hat ->
    [king] הכובע של המלך
    [queen] הכובע של המלכה
    [princess] הכובע של הנסיכה
    [knight] הכובע של האביר
    [wizard] הכובע של הקוסם
    [jester] הכובע של הליצן
    [cook] הכובע של הטבח
    [maid] הכובע של המשרתת
    [dragon] הכובע של הדרקון
    [astrologer] הכובע של האסטרולוג
    [noble] הכובע של האציל
    [archer] הכובע של הקשת
    [monk] הכובע של הנזיר
    [bishop] הכובע של הבישוף
    [troubadour] הכובע של הטרובדור
    [farmer] הכובע של האיכר
    [miner] הכובע של הכורה
    [fairy] הכובע של הפיה
    [sultan] הכובע של הסולטן
    [sailor] הכובע של הימאי
    [magic] כובע קסמים
   *[other] { $hat }
  }.
magic-peek-unseen = מקום { $seat } מציץ בתא { $slot }.
magic-swap = מקום { $seat } מחליף בין הכובעים בתאים { $first } ו־{ $second }.
magic-open-pair = מקום { $seat } חושף את תא { $slot }: הכובע { $character ->
    [king] של המלך
    [queen] של המלכה
    [princess] של הנסיכה
    [knight] של האביר
    [wizard] של הקוסם
    [jester] של הליצן
    [cook] של הטבח
    [maid] של המשרתת
    [dragon] של הדרקון
    [astrologer] של האסטרולוג
    [noble] של האציל
    [archer] של הקשת
    [monk] של הנזיר
    [bishop] של הבישוף
    [troubadour] של הטרובדור
    [farmer] של האיכר
    [miner] של הכורה
    [fairy] של הפיה
    [sultan] של הסולטן
    [sailor] של הימאי
   *[other] { $character }
  }. זוג!
magic-open-wrong = מקום { $seat } חושף את תא { $slot }: { $hat ->
    [king] הכובע של המלך
    [queen] הכובע של המלכה
    [princess] הכובע של הנסיכה
    [knight] הכובע של האביר
    [wizard] הכובע של הקוסם
    [jester] הכובע של הליצן
    [cook] הכובע של הטבח
    [maid] הכובע של המשרתת
    [dragon] הכובע של הדרקון
    [astrologer] הכובע של האסטרולוג
    [noble] הכובע של האציל
    [archer] הכובע של הקשת
    [monk] הכובע של הנזיר
    [bishop] הכובע של הבישוף
    [troubadour] הכובע של הטרובדור
    [farmer] הכובע של האיכר
    [miner] הכובע של הכורה
    [fairy] הכובע של הפיה
    [sultan] הכובע של הסולטן
    [sailor] הכובע של הימאי
    [magic] כובע קסמים
   *[other] { $hat }
  }, ולא { $character ->
    [king] של המלך
    [queen] של המלכה
    [princess] של הנסיכה
    [knight] של האביר
    [wizard] של הקוסם
    [jester] של הליצן
    [cook] של הטבח
    [maid] של המשרתת
    [dragon] של הדרקון
    [astrologer] של האסטרולוג
    [noble] של האציל
    [archer] של הקשת
    [monk] של הנזיר
    [bishop] של הבישוף
    [troubadour] של הטרובדור
    [farmer] של האיכר
    [miner] של הכורה
    [fairy] של הפיה
    [sultan] של הסולטן
    [sailor] של הימאי
   *[other] { $character }
  }. עננה.
magic-open-magic = מקום { $seat } חושף את תא { $slot }: כובע קסמים!
magic-next-character = בתא { $slot } נמצאת עכשיו דמות חדשה: { $character ->
    [king] המלך
    [queen] המלכה
    [princess] הנסיכה
    [knight] האביר
    [wizard] הקוסם
    [jester] הליצן
    [cook] הטבח
    [maid] המשרתת
    [dragon] הדרקון
    [astrologer] האסטרולוג
    [noble] האציל
    [archer] הקשת
    [monk] הנזיר
    [bishop] הבישוף
    [troubadour] הטרובדור
    [farmer] האיכר
    [miner] הכורה
    [fairy] הפיה
    [sultan] הסולטן
    [sailor] הימאי
   *[other] { $character }
  }.
magic-slot-empty = תא { $slot } נשאר ריק.
magic-redeal = לא היה במה לזכות: כל הכובעים עורבבו וסודרו מחדש.

## Top Hats: positions

top-band-and-narrowed = ⁨T10⁩: כאשר ⁨narrowed⁩ הוא { $narrowed }, השוליים הם טבעת { $expected } ולא { $band }
top-stack-count = ⁨T3⁩: מספר הערימות הוא { $count }; מותר: ⁨1–{ $most }⁩
top-stack-height = ⁨T3⁩: מספר הכובעים בערימה ב־⁨{ $cell }⁩ הוא { $height }; מותר: ⁨1–{ $most }⁩
top-centre-taken = ⁨T2⁩: על ⁨{ $cell }⁩ עומד הכובע הניטרלי
top-forbidden-ground = ⁨T10⁩: ⁨{ $cell }⁩ מחוץ לשוליים, טבעת { $band }
top-colour-not-playing = ⁨T2⁩: הצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  } לא משתתף במשחק של { $players } משתתפים
top-too-many-hats = ⁨T2⁩: מספר הכובעים בצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  } הוא { $count }; יש רק { $most }
top-no-stack-built = ⁨builders⁩ מציין את ⁨{ $cell }⁩, ואין שם ערימה
top-deal-not-empty = ⁨T3⁩: לא מחלקים כאן דבר, אבל בחלוקה יש ״⁨{ $field }⁩״

## Top Hats: refusals

top-game-is-over = כל הערימות בצבע אחד: המשחק נגמר
top-game-has-stalled = יותר מדי זמן לא הייתה הכאה: המשחק נגמר
top-build-first = קודם צריך לבנות את כל הערימות
top-no-hat-left = לא נשארו די כובעים בצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  } לבנייה: { $left }
top-place-first = קודם צריך להציב את כל הערימות
top-placed-already = ערימה { $stack } כבר עומדת על המגש
top-wrong-ring = המשבצת ⁨{ $cell }⁩ בטבעת { $ring }; ערימות מציבים בטבעות 2 ו־3
top-cell-taken = על ⁨{ $cell }⁩ כבר עומדת ערימה
top-all-stacks-stand = כל הערימות נבנו והוצבו
top-can-move = יש מהלך חוקי, ולכן אי אפשר לוותר על התור
top-narrowed-enough = אי אפשר לצמצם עוד את המגש (לכל היותר { $most ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $most } פעמים
  } במשחק)
top-too-many-stacks = מספר הערימות על המגש הוא { $count }; אפשר לצמצם אותו כשיש { $most } או פחות
top-band-not-empty = יש ערימה בשוליים
top-move-under-way = מהלך מ־⁨{ $cell }⁩ כבר בעיצומו; המשיכו אותו בפעולותיו או בתוצאתו
top-no-stack = אין ערימה על ⁨{ $cell }⁩
top-not-yours = הערימה על ⁨{ $cell }⁩ אינה בצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  }
top-step-goes-on = מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩ זה צעד, וצעד הוא מהלך שלם
top-not-empty = המשבצת ⁨{ $cell }⁩ אינה ריקה
top-no-jump = מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩ זה לא צעד ולא דילוג
top-nothing-to-jump = אין על ⁨{ $cell }⁩ ערימה לדלג מעליה
top-jumped-twice = כבר דילגו מעל הערימה על ⁨{ $cell }⁩
top-no-such-effect = אין דרך לבצע ⁨{ $effect }⁩
top-forbidden = המשבצת ⁨{ $cell }⁩ אסורה
top-must-capture = אפשר להכות, ולכן חייבים להכות
top-must-capture-from-band = ערימה בשוליים יכולה להכות, ולכן חייבים להכות משם
top-must-leave-band = ערימה אחת חייבת לצאת מן השוליים
top-must-end-elsewhere = מהלך בלי הכאה חייב להסתיים במשבצת אחרת ולא ב־⁨{ $cell }⁩
top-not-in-band = מהלך יכול להסתיים בשוליים, על ⁨{ $cell }⁩, רק אם הייתה בו הכאה

## Top Hats: telling

top-build = מקום { $seat } בונה ערימה: באמצע { $middle ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $middle }
  }, למטה { $bottom ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $bottom }
  }.
top-build-unseen = מקום { $seat } בונה ערימה.
top-place = מקום { $seat } מציב את ערימה { $stack } על ⁨{ $cell }⁩.
top-step = מקום { $seat } צועד מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩.
top-jump = מקום { $seat } מדלג מ־⁨{ $origin }⁩ מעל ⁨{ $over }⁩ אל ⁨{ $target }⁩.
top-stop = מקום { $seat } נעצר על ⁨{ $cell }⁩.
top-captured = הערימה ⁨{ $cell }⁩ מאבדת כובע { $lost ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $lost }
  }; מתחתיו מתגלה { $now ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $now }
  }.
top-captured-last = הערימה ⁨{ $cell }⁩ מאבדת את הכובע האחרון, { $lost ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $lost }
  }.
top-narrow = מקום { $seat } מצמצם את המגש: השוליים הם עכשיו טבעת { $band }.
top-pass = מקום { $seat } מוותר על התור.

## Bots

unknown-bot = אין בוט בשם ״⁨{ $name }⁩״; הבוטים: ⁨{ $allowed }⁩
bad-budget = תקציב הוא שניות (יותר מ־0, עד { $seconds }) או סימולציות (⁨1–{ $simulations }⁩), ועוד תהליכונים (⁨1–{ $threads }⁩)
not-on-the-move = זה לא התור של מקום { $seat }
too-many-seats = החיפוש מתאים למשחקים של עד { $most } משתתפים; ב־⁨{ $game }⁩ יש יותר
why-only = אין כאן שום מהלך חוקי אחר.
why-clear = המהלך הזה שווה לדעתי { $value }% מהניצחון, והבא אחריו { $other }%.
why-close = זה צמוד: המהלך הזה שווה לדעתי { $value }% מהניצחון, ומהלך אחר { $other }%.
why-fair = המהלך הזה שווה לדעתי { $value }% מהניצחון, וזה מספיק לי.
why-plain = נראה לי טוב.
why-hats-lead = אם המשחק היה נגמר עכשיו, היתרון של הצד שלי על הטוב שבאחרים היה { $lead ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $lead }⁩ נקודות
  }.
why-hats-draw = קלף חדש מבטיח כובע אהוב טוב יותר.
why-hats-offer = החלפה עם השותף מבטיחה לנו כובעים אהובים טובים יותר.
why-hats-give = גם בלי הקלף הזה נשארים לנו הכובעים האהובים הטובים ביותר.
why-hats-enough = שום פעולה נוספת לא מבטיחה עוד נקודות.
why-hats-take = אקח את ⁨{ $card }⁩: לפי שולחן התה שאחרי המהלך הוא שווה ⁨{ $worth }⁩.
why-hats-raise = כל קלף מסוג { play-hat-type } יהיה שווה { $worth } במקום { $was }: תוספת של { $points } למה שהצד שלי אסף.
why-hats-lower = כל קלף מסוג { play-hat-type } יהיה שווה { $worth } במקום { $was }: { $points } פחות למה שהאחרים אספו.
why-hats-cookie = זה מביא לי את העוגייה, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-snatch = זה לוקח את העוגייה ממקום { $seat }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-types = סוג חדש באוסף שלי עוזר לי לזכות בעוגייה או לשמור עליה.
why-hats-favourite = עם ⁨{ $card }⁩ באוסף שלי, ⁨{ $favourite }⁩ יהיה כובע אהוב טוב יותר, כרגע { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  }.
why-hats-keep = אשמור את ⁨{ $card }⁩ בתור הכובע האהוב שלי, כרגע { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  }.
why-hats-black = ככובע שחור, ⁨{ $card }⁩ הוא נקודה בטוחה, ושולחן התה נשאר כמו שהוא.
why-hats-spare = אסתדר בלי ⁨{ $card }⁩, וקלף אחר אולי יועיל יותר.
why-hats-suits = השותף שלי אסף קלפים מסוג { play-hat-type }, ו־⁨{ $card }⁩ יהיה שם כובע אהוב טוב.
why-magic-fits = הכובע בתא { $slot } שייך לדמות שמתחתיו.
why-magic-magic = הכובע בתא { $slot } הוא כובע קסמים.
why-magic-home = כובע מגיע לדמות שלו בתא { $slot }, ובתור הבא לא יודעים את זה.
why-magic-look = הכובע בתא { $slot } עוד לא מוכר לי.
why-magic-wait = כל הכובעים מוכרים לי, ושום דבר לא יעזור לי יותר משיעזור לתור הבא.
why-magic-told = לפי המשחק של האחרים, ייתכן שהכובע בתא { $slot } מתאים שם: הסיכוי הוא בערך { $chance }%.
why-magic-guess = לא ראיתי את הכובע בתא { $slot }; הסיכוי שהוא מתאים שם הוא בערך { $chance }%.
why-magic-disturb = בתור הבא מכירים את הכובע בתא { $slot }, ולי הוא לא מוכר, אז אזיז אותו משם.
why-magic-check = מקום { $seat } מכיר את הכובע בתא { $slot }, וגם לי כדאי להכיר אותו.
why-magic-idle = שום דבר שמוכר לי לא מתאים למקומו, אז אחכה ולא אגלה דבר.
why-top-random = לא משנה לי איך לבנות ואיפה להציב: הבחירה שלי אקראית.
why-top-balance = כובעים שאכה: { $taken }; כובעים שכנראה אאבד אחר כך: { $lost }.
why-top-narrow = על המגש המצומצם, כובעים שאכה: { $taken }; כובעים שכנראה אאבד אחר כך: { $lost }.
why-top-solid = עם שלושה כובעים שלי הערימה הזאת נשארת שלי עד הסוף.
why-top-middle = עם כובע שלי באמצע, הערימה הזאת נשארת שלי גם אחרי הכאה אחת.
why-top-bottom = הכובע שלי למטה יחזיר לי את הערימה אחרי שתי הכאות.
why-top-others = הכובעים של האחרים צריכים להיות איפשהו, ואלה לפחות לא מתחת לערימות האחרות שלי.
why-top-place = כפי שהערימות עומדות עכשיו, אי אפשר להכות ערימה על ⁨{ $cell }⁩.
why-top-beside = ליד הערימה שלי על ⁨{ $cell }⁩ יש פחות מקום לנחות, וכך השתיים מגינות זו על זו.
why-top-bait = אם יכו את הערימה שלי על ⁨{ $cell }⁩, יתגלה מתחת כובע שלי.
why-top-wins = כך לא תישאר ערימה לאף אחד אחר, והניצחון שלי.
why-top-uncovers = אפשר להכות את הכובעים על ⁨{ $cells }⁩, ומתחתם יש כובעים שלי.
why-top-captures = כך אפשר להכות { $taken ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $taken } כובעים
  } על ⁨{ $cells }⁩, וכנראה לא לאבד אף אחד בתור הבא.
why-top-must = חייבים להכות; כובעים שאפשר לקחת כך: { $taken }; כובעים שכנראה אאבד אחר כך: { $lost }.
why-top-band = אין לי מה להכות, ולכן ערימה שלי חייבת לצאת מן השוליים: זו שעל ⁨{ $cell }⁩.
why-top-flees = על ⁨{ $cell }⁩ היו יכולים להכות את הערימה שלי בתור הבא, ואחרי המהלך הזה כבר לא.
why-top-guards = אחרי המהלך הזה כבר לא יוכלו להכות בתור הבא את הכובעים שלי על ⁨{ $cells }⁩.
why-top-threatens = האיום שלי לתור הבא: הכאה על ⁨{ $cells }⁩.
why-top-inwards = הערימה שלי על ⁨{ $cell }⁩ מתקרבת למרכז.
why-top-safe = אחרי המהלך הזה לא יוכלו בתור הבא להכות אף ערימה שלי.
why-top-drives = ערימות של אחרים שיעמדו בשוליים ויצטרכו לצאת: { $stacks }.
why-top-room = במגש צר יותר יש לאחרים פחות מקום.

## Replay

replay-title = ⁨{ $game }⁩, משתתפים: { $players }. מקום { $first } מתחיל.
replay-result = המשחק נגמר: { $scores }.
replay-score = מקום { $seat }: ⁨{ $score }⁩
replay-winner = מקום { $seats } מנצח.
replay-winners = מקומות ⁨{ $seats }⁩ מנצחים יחד.
replay-stalled = המשחק נתקע.
replay-resigned = מקום { $seat } נכנע.
replay-abandoned = המשחק הופסק באמצע.

## Arena

arena-too-few-bots = לטורניר צריך לפחות שני בוטים
arena-bot-twice = הבוט ⁨{ $name }⁩ מופיע פעמיים; תנו לאחד מהם תקציב אחר, למשל ⁨{ $name }@500⁩
arena-bad-budget = ״⁨{ $text }⁩״ אינו תקציב; כתבו סימולציות, ⁨@2000⁩ (⁨1–{ $simulations }⁩), או שניות, ⁨@0.25s⁩ (עד { $seconds })
arena-two-budgets = ציינו ⁨--seconds⁩ או ⁨--simulations⁩, לא את שניהם
arena-bot-erred = תקלה בבוט ⁨{ $name }⁩ בסיבוב { $round }, אחרי { $action } פעולות
arena-bot-fault = ⁨{ $where }⁩: ⁨{ $fault }⁩
arena-process-died = תהליך משחק קרס; המשחקים שנכתבו אל ⁨--out⁩ נשמרו, ואותה פקודה תמשיך
arena-settings-differ = הקובץ ⁨{ $path }⁩ התחיל בהגדרות אחרות: ⁨{ $names }⁩; הערך של ⁨{ $name }⁩ היה ⁨{ $found }⁩ ועכשיו הוא ⁨{ $asked }⁩. בקשו אותן הגדרות, בחרו ⁨--out⁩ אחר, או מחקו את ⁨{ $path }⁩ ואת ⁨{ $side }⁩
arena-file-taken = הקובץ ⁨{ $path }⁩ כבר קיים, ו־⁨{ $side }⁩ לא יודע מה יש בו; בחרו ⁨--out⁩ אחר
arena-records-lost = הקובץ ⁨{ $side }⁩ קיים אבל ⁨{ $path }⁩ לא; החזירו אותו, או מחקו את ⁨{ $side }⁩
arena-bad-line = ⁨{ $where }⁩: זה לא משחק מהטורניר הזה; מחקו את השורה או את הקובץ
arena-line-twice = ⁨{ $where }⁩: המשחק הזה מופיע פעמיים; מחקו את השורה או את הקובץ
arena-file-busy = תהליך אחר כותב עכשיו אל ⁨{ $path }⁩
arena-title = ⁨{ $game }⁩, משתתפים: { $players }, ⁨seed { $seed }⁩
arena-counts = משחקים: { $games }; בכל סיבוב חלוקה אחת ב־{ $seatings } סידורי ישיבה, סיבובים: { $rounds } (התבקשו { $asked } משחקים)
arena-incomplete = { $games } מהמשחקים שייכים { $rounds ->
    [one] לסיבוב אחד שלא הושלם
    [two] לשני סיבובים שלא הושלמו
   *[other] ל־{ $rounds } סיבובים שלא הושלמו
  }; הם נספרים
arena-stopped = נעצר: מספר המשחקים שלא שוחקו: { $missing }
arena-results = תוצאות
arena-duels = מי הקדים את מי
arena-paces = חשיבה
arena-bot = בוט
arena-games = משחקים
arena-share = שיעור ניצחון
arena-interval = ⁨95%⁩
arena-decided = מהמוכרעים
arena-ahead-of-mean = פער מהממוצע
arena-ahead-of-best = מהטוב ביותר
arena-rating = דירוג
arena-decisions = החלטות
arena-mean-time = ממוצע, מ״ש
arena-high-time = ⁨99%⁩, מ״ש
arena-longest-time = הארוך ביותר, מ״ש
arena-simulations = סימולציות
arena-speed = סימולציות לשנייה
arena-late = באיחור
arena-unknown = אין נתון
arena-fair = בוטים שווים היו זוכים כל אחד ב־⁨{ $share }⁩.
arena-ended = כך הם נגמרו: ⁨{ $endings }⁩.

## Command line

compiling = ⁨{ $game }⁩ עובר הידור (רק בפעם הראשונה, כמה שניות)…
faults-summary = רישומים: { $records }, מהלכים: { $moves }, תקלות: { $faults }
bad-lines = { $bad } מתוך { $lines } שורות לא היו שמישות; הראשונה: ⁨{ $fault }⁩

## גיבויים

database-unusable = { $fault }
backup-writing = מעתיק
backup-done = בקובץ ⁨{ $path }⁩ יש { $players } משתתפים, { $tables } שולחנות ו־{ $events } אירועים
backup-not-ours = ⁨{ $path }⁩ אינו עותק שנוצר בפקודה ⁨hatbox backup⁩
backup-newer = ⁨{ $path }⁩ נוצר בגרסה חדשה יותר של ⁨hatbox⁩ (סכמה { $schema }, כאן מוכרת { $known }): השתמשו בה
backup-damaged = ⁨{ $path }⁩ פגום: הוא אינו כפי שנכתב, ולכן דבר לא השתנה
restore-checking = בודק
restore-writing = משחזר
restore-done = שוחזרו מתוך ⁨{ $path }⁩: { $players } משתתפים, { $tables } שולחנות ו־{ $events } אירועים
restore-not-empty = מסד הנתונים אינו ריק, ודבר לא השתנה; ⁨--replace⁩ ישליך את מה שיש בו

## טיפול בשרת

admin-no-player = לאיש אין המזהה או השם ⁨{ $player }⁩
admin-many-players = כמה אנשים נקראים ⁨{ $name }⁩; ציינו מזהה: ⁨{ $ids }⁩
admin-no-table = אין שולחן ⁨{ $table }⁩
admin-table-ended = שולחן ⁨{ $table }⁩ כבר הסתיים: { $status }
admin-table-busy = קורה כל כך הרבה בשולחן ⁨{ $table }⁩ שלא ניתן היה לסגור אותו; נסו שוב
admin-bad-name = בשם יש 1 עד 24 תווים, לפחות אחד מהם נראה לעין
admin-none = אין שם דבר.
admin-closed = שולחן ⁨{ $table }⁩ סגור.
admin-muted = ⁨{ $name }⁩ (⁨{ $player }⁩): השתקה עד ⁨{ $until }⁩.
admin-unmuted = ⁨{ $name }⁩ (⁨{ $player }⁩): ההשתקה בוטלה.
admin-banned = ⁨{ $name }⁩ (⁨{ $player }⁩): הכניסה חסומה.
admin-unbanned = ⁨{ $name }⁩ (⁨{ $player }⁩): הכניסה שוב פתוחה.
admin-renamed = השם של ⁨{ $player }⁩ הוא עכשיו ⁨{ $name }⁩.
admin-status-name = { $status ->
    [open] פתוח
    [playing] במשחק
    [over] הסתיים
   *[closed] סגור
  }
admin-table = שולחן
admin-value = ערך
admin-game = משחק
admin-status = מצב
admin-seats = מקומות
admin-seat = מקום
admin-options = אפשרויות
admin-host = אירוח
admin-created = נוצר
admin-updated = שימוש אחרון
admin-events = אירועים
admin-player = משתתף
admin-name = שם
admin-tables = שולחנות
admin-muted-until = השתקה עד
admin-notes = הערות
admin-bot = תוכנה
admin-is-banned = חסימה
admin-when = מתי
admin-reporter = דווח על ידי
admin-reported = על
admin-reason = סיבה
admin-what = מה
admin-count = כמה
admin-stats-players = אנשים
admin-stats-bots = מתוכם תוכנות
admin-stats-new-players = חדשים ביממה האחרונה
admin-stats-muted = מושתקים כעת
admin-stats-banned = חסומים
admin-stats-moves = מהלכים
admin-stats-day = משחקים שהסתיימו ביממה האחרונה
admin-stats-week = משחקים שהסתיימו בשבוע האחרון
admin-stats-reports = דיווחים

## Terminal

play-game = { $game ->
    [hats] כובעים
    [magic_hat] כובע קסמים
    [top_hats] צילינדרים
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] כובעים: מחליפים קלפים בשולחן התה, 2 עד 4 משתתפים
    [magic_hat] כובע קסמים: זוכרים איזה כובע מעל איזה ראש, 2 עד 4 משתתפים
    [top_hats] צילינדרים: ערימות שמדלגות זו מעל זו, 2 או 3 משתתפים
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] אקראי
    [greedy] גרגרן
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
    [mad_hatter] הכובען המטורף
   *[other] { $bot }
  }
play-you = אתם
play-person = אדם
play-seat = { $seat } ({ $who })
play-friends = בלי בוטים, רק אנשים סביב המכשיר הזה
play-players = { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
  }
play-choose-game = באיזה משחק?
play-choose-players = כמה משתתפים?
play-choose-opponents = נגד מי? מהחלש לחזק:
play-not-offered = ״⁨{ $text }⁩״ לא בין האפשרויות; לחצו ⁨Enter⁩ כדי לראות אותן
play-choose-one = הקלידו אחת מהאפשרויות, עד { $most }.
play-bad-levels = מספר הפעמים שצוין ⁨--level⁩ הוא { $levels }, ומספר הבוטים { $bots }; ציינו פעם אחת לכולם או פעם לכל אחד
play-load-alone = ⁨--load⁩ ממשיך משחק שמור כמו שהיה: אפשר לצרף רק ⁨--seed⁩ ו־⁨--seconds⁩
play-file-taken = הקובץ ⁨{ $path }⁩ כבר קיים ואינו משחק שמור; בחרו שם אחר

play-begins = מקום { $seat } מתחיל.
play-resumed = המשחק נמשך אחרי { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }.
play-help-hint = הקלידו מספר או מהלך; הסימן ⁨?⁩ מציג את הכללים וכל השאר.
play-your-turn = מקום { $seat }, התור שלכם
play-over = המשחק נגמר
play-thinking = { $who } במחשבות…
play-look-once = הסתכלו היטב ולחצו ⁨Enter⁩: זה לא יוצג שוב.
play-done-looking = לחצו ⁨Enter⁩ כדי לנקות את המסך לתור הבא, או הקלידו ⁨undo⁩:
play-hand-over = העבירו את המסך למקום { $seat }. שאף אחד אחר לא יציץ.
play-ready = מקום { $seat }, לחצו ⁨Enter⁩ כשרק אתם רואים את המסך.
play-goodbye = להתראות!
play-after = לחצו ⁨Enter⁩ ליציאה, או הקלידו ⁨again⁩, ⁨log⁩ או ⁨save FILE⁩.
play-score = מקום { $seat }: ⁨{ $score }⁩
play-undone = המהלך הוחזר לאחור.
play-undo-nothing = אין מה להחזיר לאחור.
play-undo-others = כבר אי אפשר להחזיר לאחור: מישהו אחר שיחק מאז.
play-undo-chance = כבר אי אפשר להחזיר לאחור: הגורל התערב מאז.
play-undo-revealed = אי אפשר להחזיר לאחור: נחשף משהו שהיה מוסתר.
play-save-where = לאיזה קובץ לשמור?
play-save-leaving = המשחק לא נשמר. הקלידו שם קובץ כדי לשמור, או לחצו ⁨Enter⁩ ליציאה:
play-saved =
    נשמר אל ⁨{ $path }⁩.
    כך ממשיכים: ⁨hatbox play --load { $path }⁩
    (בקובץ יש הכול, גם מה שנסתר מכם: עדיף לא להציץ.)
play-resign-sure = באמת להיכנע? (⁨yes⁩ או ⁨no⁩)
play-hint = העצה של { $who }:
play-hint-why = ״{ $reason }״
play-hint-share = { $share }% מהניצחון, פחות או יותר { $error }
play-choose-move = מה עושים?
play-moves-so = ⁨{ $verb }⁩ ({ $count })
play-commands =
    הקלידו מספרים (״⁨3⁩״ ואז ״⁨1⁩״, או ״⁨3 1⁩״) או מהלכים (גם בקיצור: ״⁨ex d4 3⁩״), או:
      ⁨?⁩             העזרה הזאת
      ⁨hint⁩          מה היה עושה הבוט החזק ביותר, ולמה
      ⁨legal⁩         כל המהלכים החוקיים
      ⁨table⁩         לצייר הכול מחדש
      ⁨log⁩           מה קרה עד עכשיו; ⁨log 10⁩: עשרת הדברים האחרונים
      ⁨undo⁩          להחזיר לאחור את המהלך האחרון שלכם, אם לא נחשף בו דבר
      ⁨save FILE⁩     לשמור את המשחק להמשך; אחר כך: ⁨hatbox play --load FILE⁩
      ⁨resign⁩        להיכנע (כשיש שני צדדים)
      ⁨quit⁩          לצאת
    שורה ריקה מחזירה לבחירה הראשונה.
play-extra-command = { $name ->
    [stacks] ⁨stacks⁩        כל הערימות מלמעלה למטה, במידה שהן ידועות לכם
   *[other] { $name }
  }

play-column-seat = מקום
play-column-hand = יד
play-column-collection = אוסף
play-column-black = כובעים שחורים
play-column-cookie = עוגייה
play-column-now = נקודות עכשיו
play-column-pairs = זוגות
play-column-magic = כובעי קסמים
play-column-penalties = עננות
play-column-colour = צבע
play-column-stacks = ערימות
play-column-waiting = עוד להציב
play-column-lost = כובעים שאבדו
play-column-cell = משבצת
play-column-stack = מלמעלה למטה
play-column-builder = נבנתה במקום

play-hat-type = { $type ->
    [B] כומתה (⁨B⁩)
    [C] קלוש (⁨C⁩)
    [D] כובע ציד (⁨D⁩)
    [F] תרבוש (⁨F⁩)
    [K] קפי (⁨K⁩)
    [S] סומבררו (⁨S⁩)
   *[T] טריקורן (⁨T⁩)
  }
play-tea-table = שולחן התה
play-row-cards = קלף
play-row-worth = שווה
play-worth-now = שווי עכשיו
play-piles = קופה { $deck }, הושלכו { $discards }
play-hand = היד שלכם
play-cookie = עוגייה
play-team-now = מקומות ⁨{ $seats }⁩: { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  } עכשיו
play-team-score = מקומות { $seats } יחד: ⁨{ $score }⁩
play-offer-open = מקום { $seat } הניח לשותף קלף, כשפניו למטה.
play-choose-card = { $left ->
    [give] איזה קלף לתת לשותף?
    [optional] הפעולה העיקרית נעשתה. איזה קלף לפעולת הרשות?
    [main] פעולת הרשות נעשתה. איזה קלף לפעולה העיקרית?
   *[both] איזה קלף?
  }
play-choose-use = מה עושים עם ⁨{ $card }⁩? (⁨Enter⁩: קלף אחר)
play-card-favourite = { $uses }; ככובע אהוב ⁨{ $points }⁩
play-exchange-onto = לעמדה { $place }, ולקחת
play-end-turn = לסיים את התור
play-hats-verb = { $verb ->
    [black] להניח ככובע שחור
    [discard] להשליך ולמשוך
    [offer] להציע לשותף
    [give] לתת לשותף
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] החלפה בעמדות ⁨{ $places }⁩
    [black] כובע שחור
    [discard] השלכה
    [offer] הצעה
    [give] נתינה
   *[other] { $verb }
  }
play-black-hats = כובעים שחורים
play-favourite = הכובע האהוב ⁨{ $card }⁩
play-tie-broken = שוויון בנקודות: לפי ⁨H14⁩ מכריעים הכובעים השחורים, ואחר כך העוגייה.

play-kind = { $kind ->
    [king] מלך
    [queen] מלכה
    [princess] נסיכה
    [knight] אביר
    [wizard] קוסם
    [jester] ליצן
    [cook] טבח
    [maid] משרתת
    [dragon] דרקון
    [astrologer] אסטרולוג
    [noble] אציל
    [archer] קשת
    [monk] נזיר
    [bishop] בישוף
    [troubadour] טרובדור
    [farmer] איכר
    [miner] כורה
    [fairy] פיה
    [sultan] סולטן
    [sailor] ימאי
    [magic] קסם
   *[other] { $kind }
  }
play-slot = תא { $slot }
play-seen-by = נראה: ⁨{ $seats }⁩
play-magic-piles = בקופות: { $characters } דמויות, { $hats } כובעים. תורות בלי זכייה: { $stall }
play-magic-piles-limit = בקופות: { $characters } דמויות, { $hats } כובעים. תורות בלי זכייה: { $stall } מתוך { $limit }
play-magic-verb = { $verb ->
    [peek] ⁨peek⁩: להציץ בכובע אחד
    [swap] ⁨swap⁩: להחליף בין שני כובעים
   *[open] ⁨open⁩: לחשוף כובע, לזכות בו או לקבל עננה
  }
play-choose-slot = { $verb ->
    [peek] באיזה תא להציץ?
    [swap] איזה תא להחליף?
   *[open] איזה תא לחשוף?
  }
play-choose-second = עם איזה תא להחליף את תא { $slot }?
play-opened-wrong = מקום { $seat } חשף את תא { $slot }, וזו הייתה טעות. עננה.
play-magic-penalties = עננות פחות כובעי קסמים

play-colour = { $colour ->
    [red] אדום
    [yellow] צהוב
   *[blue] כחול
  }
play-own-stacks = הערימות שלכם, מלמעלה למטה
play-top-state = השוליים הם טבעת { $band }. תורות בלי הכאה: { $stall }
play-top-state-limit = השוליים הם טבעת { $band }. תורות בלי הכאה: { $stall } מתוך { $limit }
play-legend = ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי ומה גובהה
play-legend-placing = ⁨{ $goal }⁩ כאן מציבים   ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי ומה גובהה
play-legend-narrowed = ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $forbidden }⁩ אסור   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי, גובה
play-choose-stack = איזו ערימה?
play-choose-build = הערימה הבאה, מלמעלה למטה:
play-choose-cell = איפה להציב את ערימה { $stack }? מספר או משבצת (⁨Enter⁩: ערימה אחרת)
play-choose-target = לאן הולכת ⁨{ $cell }⁩? (⁨Enter⁩: ערימה אחרת)
play-stack-one-move = ⁨{ $cell }⁩ { $goes }
play-stack-moves = ⁨{ $cell }⁩: { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
  }
play-goes = אל ⁨{ $cell }⁩
play-goes-taking = אל ⁨{ $cell }⁩, בהכאת ⁨{ $taken }⁩
play-top-verb = { $verb ->
    [narrow] לצמצם את המגש ואז לשחק
   *[pass] לוותר על התור
  }
play-top-points = מקום { $seat }: ⁨{ $share }⁩ (ערימות על המגש: { $stacks })
play-top-won = כל הערימות על המגש בצבע { $colour } (⁨T11⁩).
play-top-stalled = תורות ברצף בלי הכאה: { $turns } (⁨T13⁩). הניצחון מתחלק בין כל מי שיש להם ערימה.

play-rules-other = הכללים של המשחק הזה לא מוסברים כאן; ⁨`legal`⁩ מציג מה מותר לכם.
play-rules-hats =
    כובעים בקצרה
    בכל תור (⁨H4⁩) עושים פעולה עיקרית אחת, ולפניה או אחריה לכל היותר פעולת רשות
    אחת.
      עיקרית: החלפה (⁨H5⁩). מניחים קלף מהיד על עמדה בשולחן התה ולוקחים את הקלף שהיה
        שם; הקלף שהונח חייב להיות מאותו סוג או גבוה יותר. או מניחים קלף ככובע
        שחור (⁨H6⁩), שרק אתם יודעים מהו.
      רשות, 2 או 3 משתתפים: משליכים קלף ומושכים אחר (⁨H7⁩).
      רשות, 4 משתתפים: מציעים קלף לשותף, והוא מחזיר קלף (⁨H8⁩).
    אחרי שמונה תורות הקלף האחרון שלכם הוא הכובע האהוב (⁨H10⁩).
    ניקוד: כל קלף באוסף שווה את העמדה הנמוכה ביותר של הסוג שלו בשולחן התה, או 0 אם
    הסוג לא שם; כל כובע שחור שווה 1 (⁨H11⁩). הכובע האהוב מביא את סכום הערכים שאספתם
    מהסוג שלו פחות הערך שלו (⁨H12⁩). העוגייה מביאה 5 (⁨H13⁩): היא אצל מי שמראים הכי
    הרבה סוגים (⁨H9⁩). ״נקודות עכשיו״ הן בלי הכובעים האהובים.
    מהלכים: ⁨exchange D4 3⁩, ⁨black D4⁩, ⁨discard D4⁩, ⁨offer D4⁩, ⁨give D4⁩, ⁨end⁩
    סוגים: ⁨B⁩ כומתה, ⁨C⁩ קלוש, ⁨D⁩ כובע ציד, ⁨F⁩ תרבוש, ⁨K⁩ קפי, ⁨S⁩ סומבררו, ⁨T⁩ טריקורן
play-rules-magic =
    כובע קסמים בקצרה
    שבע דמויות עומדות בשורה, ומעל כל אחת כובע מוסתר (⁨M2⁩). בכל תור עושים דבר אחד
    מתוך שלושה (⁨M3⁩):
      ⁨peek⁩ (⁨M4⁩): מציצים בכובע אחד; רק אתם רואים אותו.
      ⁨swap⁩ (⁨M5⁩): מחליפים בין שני כובעים בלי לראות אותם.
      ⁨open⁩ (⁨M6⁩): חושפים כובע לעיני כולם. אם הוא שייך לדמות שמתחתיו, זוכים בשניהם,
        ובאים דמות וכובע חדשים. כובע קסמים נשאר אצלכם. אחרת הכובע חוזר למקומו
        ומקבלים עננה: זה הקנס.
    המשחק נגמר כשנשארות שלוש דמויות (⁨M7⁩), או כשיותר מדי זמן לא זכו בדבר (⁨M10⁩).
    ניקוד: זוגות פחות עננות; כל כובע קסמים מפזר עננה אחת (⁨M8⁩).
    את מה שראיתם צריך לזכור, אלא אם נבחרה האפשרות ⁨memory_aid⁩ (⁨M13⁩).
    מהלכים: ⁨peek 3⁩, ⁨swap 2 5⁩, ⁨open 4⁩
play-rules-top =
    צילינדרים בקצרה
    כולם בונים בסתר חמש ערימות של שלושה כובעים, הצבע שלהם למעלה (⁨T3⁩), ומציבים אותן
    לפי התור בטבעות 2 ו־3 (⁨T4⁩). ערימה שייכת לצבע שבראשה, לא חשוב מי בנה אותה (⁨T5⁩).
    בכל תור מזיזים ערימה אחת (⁨T6⁩): צעד למשבצת שכנה ריקה, או דילוגים מעל ערימות
    צמודות אל המשבצת הריקה שמאחוריהן. כל ערימה יריבה שדילגו מעליה מאבדת את הכובע
    העליון; הכובע שמתחתיו קובע של מי היא עכשיו (⁨T7⁩). מי שיכולים להכות חייבים להכות,
    וקודם כול מן השוליים (⁨T8⁩).
    הטבעת החיצונית היא השוליים: מהלך יכול להסתיים שם רק בהכאה, וערימה שעומדת שם
    חייבת לצאת (⁨T9⁩). כשיש חמש ערימות או פחות, ואף אחת מהן לא בשוליים, מותר לצמצם
    את המגש לפני המהלך (⁨T10⁩).
    מנצחים כשכל הערימות שלכם (⁨T11⁩). יותר מדי תורות בלי הכאה הם תיקו (⁨T13⁩).
    מהלכים: ⁨build yellow red⁩ (אמצע, למטה), ⁨place 2 E7⁩, ⁨move C3 C5 E7⁩ (איפה נוחתים),
    ⁨C3-E7*C4⁩ (מאיפה, לאן, מה הוכה), ⁨narrow⁩, ⁨pass⁩

## משחק בשרת

join-bad-address = ״⁨{ $address }⁩״ אינה כתובת של שרת; כתבו למשל ⁨localhost:8731⁩
join-unreachable = אי אפשר להגיע אל ⁨{ $address }⁩: ⁨{ $reason }⁩
join-not-hatbox = אין שרת ⁨hatbox⁩ בכתובת ⁨{ $address }⁩
join-refusal = { $reason }
join-refused = השרת מסרב: ⁨{ $code }⁩
join-bad-identities = ⁨{ $path }⁩ פגום; תקנו או מחקו אותו (ואז תהיו חדשים בכל מקום)
join-name = איך קוראים לכם?
join-recovery =
    עם הקוד הזה תהיו אותו משתתף גם במכשיר אחר: ⁨{ $code }⁩
    מי אתם נשמר בקובץ ⁨{ $path }⁩.
join-choose-table = היכן תרצו לשחק?
join-mine-turn = המשחק שלכם, { $game }, התור שלכם: ⁨{ $who }⁩
join-mine = המשחק שלכם, { $game }: ⁨{ $who }⁩
join-open = { $game }, מקומות פנויים: { $free }; עם ⁨{ $who }⁩
join-new = לפתוח שולחן חדש
join-choose-access = מי יכולים לשבת?
join-listed = כולם: השולחן ברשימה
join-private = רק מי שתגלו להם את שמו
join-free = פנוי
join-waiting =
    מחכים לאחרים. הם כותבים: ⁨hatbox join URL { $table }⁩
    או מלאו את המקומות הפנויים: כתבו ⁨bots dormouse⁩
    (או ⁨march_hare⁩, ⁨cheshire_cat⁩, ⁨mad_hatter⁩).
join-waits-for = מחכים ל־⁨{ $who }⁩.
join-help-hint = הסימן ⁨?⁩ מציג את הכללים ואת כל מה שאפשר לכתוב.
join-line-lost = (הקשר אבד; מנסים שוב…)
join-line-back = (הקשר חזר)
join-not-now = אי אפשר ״⁨{ $text }⁩״ עכשיו: זה לא התור שלכם.
join-bad-level = כתבו ⁨bots⁩ ורמה: ⁨{ $allowed }⁩
join-leave-sure = באמת לוותר על המקום? (⁨yes⁩ או ⁨no⁩)
join-after = לחצו ⁨Enter⁩ ליציאה, או כתבו ⁨again⁩, ⁨log⁩ או ⁨say⁩.
join-sat = ⁨{ $name }⁩ במקום { $seat }.
join-left = מקום { $seat } שוב פנוי.
join-readied = מקום { $seat } מוכן.
join-unreadied = מקום { $seat } עוד לא מוכן.
join-filled = { $bot } תופס את המקומות הפנויים.
join-started = המשחק מתחיל.
join-chose = מקום { $seat } בחר.
join-rechose = מקום { $seat } בוחר שוב.
join-undone = מקום { $seat } החזיר מהלך לאחור.
join-undo-asked = מקום { $seat } מבקש להחזיר מהלך לאחור; האחרים כותבים ⁨yes⁩ או ⁨no⁩.
join-undo-refused = מקום { $seat } לא מסכים: המהלך נשאר.
join-taken-over = { $why ->
    [time] הזמן של מקום { $seat } נגמר: { $bot } ממשיך.
   *[left] מקום { $seat } עזב: { $bot } ממשיך.
  }
join-returned = מקום { $seat } חזר.
join-said = { $name }: { $text }
join-bots-offered = עוד לא בא אף אחד אחר; מי שמארחים את השולחן יכולים לכתוב ⁨bots⁩ ורמה.
join-rematch-asked = מקום { $seat } רוצה לשחק שוב; כתבו ⁨again⁩ אם גם אתם רוצים.
join-rematched = ממשיכים במשחק חדש.
join-closed = השולחן סגור.
join-commands =
    כתבו מספרים (״⁨3⁩״ ואז ״⁨1⁩״, או ״⁨3 1⁩״) או מהלכים (גם בקיצור: ״⁨ex d4 3⁩״), או:
      ⁨?⁩             העזרה הזאת
      ⁨legal⁩         כל המהלכים החוקיים
      ⁨table⁩         לצייר הכול מחדש
      ⁨log⁩           מה קרה עד עכשיו; ⁨log 10⁩: עשרת הדברים האחרונים
      ⁨say⁩ מילים     לומר משהו לכולם; ⁨phrases⁩: משפטים מוכנים, נאמרים בשמם
      ⁨undo⁩          להחזיר לאחור את המהלך האחרון; אולי האחרים צריכים להסכים
      ⁨yes, no⁩       לענות למי שמבקש להחזיר מהלך
      ⁨resign⁩        להיכנע (כשיש שני צדדים)
      ⁨leave⁩         לוותר על המקום; בוט ממשיך
      ⁨return⁩        לקחת את המקום בחזרה מהבוט
      ⁨bots⁩ רמה      לתת לבוטים את המקומות הפנויים (מי שמארחים את השולחן)
      ⁨again⁩         עוד משחק עם אותם אנשים, כשהמשחק נגמר
      ⁨quit⁩          ללכת ולשמור את המקום
    שורה ריקה מחזירה לבחירה הראשונה.

## Table talk: ready-made phrases

phrase-hello = שלום לכולם!
phrase-good-luck = בהצלחה!
phrase-have-fun = תיהנו!
phrase-your-turn = התור שלכם!
phrase-one-moment = רגע, בבקשה.
phrase-take-your-time = בלי לחץ, יש זמן.
phrase-well-played = כל הכבוד!
phrase-nice-move = מהלך יפה!
phrase-oops = אופס!
phrase-sorry = סליחה!
phrase-thanks = תודה!
phrase-thinking = תנו לי לחשוב…
phrase-exciting = נהיה מותח!
phrase-lucky = איזה מזל!
phrase-unlucky = אין מזל!
phrase-yes = כן!
phrase-no = לא!
phrase-haha = חחח!
phrase-well-done-partner = עבודת צוות יפה!
phrase-good-game = היה משחק טוב!
phrase-again = עוד משחק?
phrase-next-time = בפעם הבאה ילך יותר טוב!
phrase-must-go = סליחה, צריך לזוז.
phrase-bye = ביי, נתראה בקרוב!

## The server

serving = השרת פועל בכתובת ⁨{ $address }⁩ (⁨Ctrl-C⁩ עוצר)
connection-hello-first = החיבור נסגר: תוכנה חייבת קודם לומר מי היא.
connection-hello-twice = החיבור נסגר: תוכנה אומרת רק פעם אחת מי היא.
connection-version = התוכנה הזאת ישנה או חדשה מן השרת. טענו אותה מחדש או עדכנו אותה.
connection-not-text = החיבור נסגר: כל הודעה חייבת להיות טקסט.
connection-too-fast = יותר מדי הודעות בבת אחת. תכף ממשיכים.
connection-too-slow = הקו שלכם איטי מכדי לעמוד בקצב. מתחברים מחדש.
connection-silent = כבר זמן מה לא נשמע מכם דבר. מתחברים מחדש.
message-bad = השרת לא מבין הודעה: ⁨{ $fault }⁩
identity-needed = בשביל זה צריך קודם שם.
identity-unknown-token = השרת כבר לא מכיר אתכם. בחרו שוב שם.
identity-unknown-code = לאף אחד אין קוד שחזור כזה. בדקו כל תו.
identity-banned = הנהלת השרת חסמה אתכם.
identity-too-many-mutes = אפשר להשתיק לכל היותר { $most } אנשים.
name-empty = בשם צריך להיות לפחות תו אחד שרואים.
table-unknown = אין שולחן כזה.
table-too-many = כבר פתחתם { $most } שולחנות. קודם התחילו לשחק באחד מהם או עזבו אותו.
table-too-many-running = כבר יש לכם { $most } משחקים פעילים. קודם סיימו אחד מהם או היכנעו בו.
table-too-many-watched = אתם צופים ביותר מדי שולחנות בבת אחת.
table-worn-out = כל כך הרבה קרה בשולחן הזה שאפשר רק לבצע מהלכים. פתחו שולחן חדש.
table-no-spectators = כל עוד המשחק נמשך, רק מי שמשחקים רואים אותו.
table-bad-bots = בוטים יכולים לתפוס את המקומות ⁨{ $allowed }⁩, אבל לא את כולם.
table-not-seated = אין לכם מקום ליד השולחן הזה.
table-seated = כבר יש לכם מקום: מקום { $seat }.
table-seat-taken = מקום { $seat } לא פנוי. מקומות פנויים: ⁨{ $allowed }⁩
table-full = אין מקום פנוי.
table-host-only = רק מי שמארחים את השולחן יכולים לעשות זאת.
table-not-ready = עדיין לא כולם מוכנים.
table-not-open = { $status ->
    [playing] המשחק כבר התחיל.
    [over] המשחק נגמר.
   *[closed] השולחן הזה סגור.
  }
table-not-playing = { $status ->
    [open] המשחק עוד לא התחיל.
    [over] המשחק נגמר.
   *[closed] השולחן הזה סגור.
  }
table-not-over = המשחק עוד לא נגמר.
table-bot-plays = בוט משחק במקומכם. קודם קחו את המקום בחזרה.
table-you-play = אתם כבר משחקים בעצמכם: אין בוט במקומכם.
table-cannot-resign = אפשר להיכנע רק במשחק בין שני צדדים.
table-asked-already = כבר ביקשתם עוד משחק.
table-rematched = המשחק הבא כבר התחיל ליד שולחן אחר.
command-stale = משהו קרה לפני שהמהלך שלכם הגיע. הביטו שוב.
command-unseen = התוכנה סופרת ליד השולחן הזה יותר אירועים ממה שהיו: { $seen } במקום { $last }.
move-not-your-turn = זה לא התור שלכם.
move-chosen-all = כבר בחרתם הכול.
move-your-turn-now = עכשיו התור שלכם: שחקו את המהלך עצמו.
move-no-premove = לא הכנתם מהלך מראש.
move-premove-dropped = המהלך שהכנתם מראש כבר לא אפשרי ובוטל: ⁨{ $move }⁩
undo-nothing = אין לכם מה להחזיר לאחור.
undo-revealed = את זה כבר אי אפשר להחזיר לאחור: מאז נחשף משהו מוסתר.
undo-not-asked = אף אחד לא מחכה לתשובה שלכם.
talk-not-here = ליד השולחן הזה אין שיחה.
talk-phrases-only = ליד השולחן הזה אפשר לומר רק משפטים מוכנים.
talk-empty = אין דבר בהודעה הזאת.
talk-too-fast = לא כל כך מהר: חכו רגע לפני ההודעה הבאה.
talk-muted = הנהלת השרת השתיקה אתכם לזמן מה.
talk-gives-away = { $named ->
    [type] לשותפים אסור לגלות זה לזה סוג של קלף (⁨H8⁩). ההודעה לא נשלחה.
    [colour] לשותפים אסור לגלות זה לזה צבע של קלף (⁨H8⁩). ההודעה לא נשלחה.
   *[number] לשותפים אסור לגלות זה לזה מספר של קלף (⁨H8⁩). ההודעה לא נשלחה.
  }
request-unknown = אין דבר בכתובת ⁨{ $path }⁩.
request-unknown-ratings = אין דירוג למשחק הזה במספר כזה של משתתפים.
request-bad-method = אי אפשר להשתמש כאן ב־⁨{ $method }⁩; מותר: ⁨{ $allowed }⁩
request-bad-query = ״⁨{ $text }⁩״ הוא לא מספר שלם.
request-bad-body = הבקשה אינה בנויה נכון: ⁨{ $fault }⁩
request-too-large = הבקשה גדולה מדי; לכל היותר { $most } בתים.
request-too-many = יותר מדי בקשות. חכו רגע.
request-foreign-origin = דפים של אתרים אחרים אינם רשאים להשתמש בשרת הזה.
server-busy = השרת עמוס מדי. נסו שוב.
server-restarting = השרת מופעל מחדש. תכף ממשיכים.
server-stopping = השרת נעצר.
