### Every human word of Hatbox, in Hebrew.
### A message code is the same in every language file.
### Latin notation inside Hebrew stands between U+2068 and U+2069, which keep it in its order.

## What is wrong with an input

unknown-game = אין משחק בשם ״⁨{ $name }⁩״; המשחקים: ⁨{ $allowed }⁩
unknown-rules = למשחק ⁨{ $game }⁩ אין כללים בגרסה { $version }; יש: ⁨{ $allowed }⁩
bad-players = מספר השחקנים ב־⁨{ $game }⁩ לא יכול להיות { $players }; מותר: ⁨{ $allowed }⁩
unknown-option = למשחק ⁨{ $game }⁩ אין אפשרות ״⁨{ $name }⁩״; יש: ⁨{ $allowed }⁩
bad-option = ⁨{ $game }⁩: האפשרות ⁨{ $name }⁩ לא יכולה להיות ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
bad-option-value = האפשרות ⁨{ $name }⁩ צריכה להיות מילה, מספר, ⁨true⁩ או ⁨false⁩
bad-option-form = אפשרות נכתבת ⁨NAME=VALUE⁩, ולא ״⁨{ $text }⁩״
bad-first = האפשרות ⁨first⁩ לא יכולה להיות ״⁨{ $value }⁩״; מותר: ⁨random⁩, או מספר שחקן ⁨0–{ $most }⁩
bad-shape = ⁨{ $where }⁩: ⁨{ $fault }⁩
bad-format = ⁨{ $where }⁩: הערך של ⁨format⁩ הוא ״⁨{ $format }⁩״ ולא ⁨{ $expected }⁩
bad-version = ⁨{ $where }⁩: גרסה { $version } אינה מוכרת; התוכנה קוראת גרסה { $expected }
bad-json = ⁨{ $where }⁩: זה לא ⁨JSON⁩: ⁨{ $fault }⁩
not-an-object = ⁨{ $where }⁩: צריך להיות אובייקט ⁨JSON⁩
bad-entry = במהלך צריכים להיות ״⁨seat⁩״ (מספר) ו״⁨move⁩״ (טקסט)
bad-chance = הערך של ״⁨chance⁩״ צריך להיות רשימה של אובייקטים או ⁨null⁩, באורך של ״⁨moves⁩״
bad-moves = הערך של ״⁨moves⁩״ צריך להיות רשימת טקסטים
bad-day = ״⁨{ $day }⁩״ אינו יום; כותבים למשל ⁨2026-11-18⁩
bad-seconds = הערך של ⁨--seconds⁩ הוא ⁨{ $seconds }⁩; מותר: יותר מ־0 ועד 600
bad-number = הערך של ⁨{ $field }⁩ הוא ⁨{ $number }⁩; מותר: ⁨{ $least }–{ $most }⁩
bad-move-type = מהלך הוא טקסט, ו־⁨chance⁩ הוא אובייקט או ⁨null⁩
bad-new = שם המשחק הוא טקסט, ו־⁨players⁩ ו־⁨seed⁩ הם מספרים שלמים
bad-amount = הערך של ⁨{ $name }⁩ הוא ⁨{ $value }⁩; מותר: ⁨1–{ $most }⁩
bad-rewards = הערך של ⁨rewards⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
batch-actions = צעד דורש מספר שלם אחד לכל אחד מ־{ $games } המשחקים, ולא ⁨{ $kind }⁩ בצורה ⁨{ $shape }⁩
batch-illegal = משחק { $game }: הפעולה ⁨{ $action }⁩ אינה חוקית לשחקן { $seat }; לפעולות חוקיות יש 1 ב־⁨`masks`⁩
batch-no-game = אין משחק ⁨{ $index }⁩ באצווה הזאת; המשחקים הם ⁨0–{ $most }⁩
other-game = המשחק אינו ⁨{ $game }⁩ ל־{ $players } שחקנים עם אותן אפשרויות
bad-saved = אפשר לשחזר רק את { $size } הבתים ש־⁨`save`⁩ מחזירה לאותו משחק, לאותם שחקנים ולאותן אפשרויות
no-history = הסימולטור הזה אינו שומר היסטוריה, ולכן אין מה לבטל; צרו אותו עם ⁨`history=True`⁩
bad-bot = לבוט דרושים שם ופונקציה שיוצרת אותו, ולא ⁨{ $name }⁩
policy-illegal = הבוט ⁨{ $name }⁩ בחר בפעולה ⁨{ $action }⁩, שאינה חוקית; פעולות חוקיות: ⁨{ $allowed }⁩
policy-not-found = אי אפשר להשתמש ב־⁨{ $name }⁩ כבוט: ⁨{ $fault }⁩; כתבו ⁨module:callable⁩
dataset-empty = אין רישומים לכתוב מהם אוסף נתונים
dataset-format = לקובץ ⁨{ $path }⁩ אין תבנית מוכרת; הסיומת יכולה להיות ⁨{ $allowed }⁩
dataset-mixed = ⁨{ $where }⁩: באוסף נתונים יש משחק אחד בלבד; זה ⁨{ $game }⁩, והראשון היה ⁨{ $first }⁩
dataset-summary = { $rows } שורות מתוך { $games } משחקים{ $unfinished ->
    [0] { "" }
   *[other] ; { $unfinished } משחקים שלא הסתיימו הושמטו
  }
program-bad-command = ״⁨{ $text }⁩״ אינו שם של תוכנה: ⁨{ $fault }⁩; כתבו ⁨command:PROGRAM ARGUMENTS⁩
program-cannot-start = אי אפשר להפעיל את ⁨{ $program }⁩: ⁨{ $fault }⁩
program-crashes = ⁨{ $program }⁩ נכשלה ⁨{ $times }⁩ פעמים: ⁨{ $fault }⁩
program-no-tool = ל־⁨{ $program }⁩ אין כלי ⁨{ $tool }⁩; יש לה: ⁨{ $found }⁩
program-long-move = במהלך ⁨{ $length }⁩ תווים; מותר עד ⁨{ $most }⁩
mcp-no-rule = אין כלל ⁨{ $rule }⁩; הכללים הם: ⁨{ $allowed }⁩
mcp-too-many-games = יש לכם כבר ⁨{ $most }⁩ משחקים; קודם צריך לעזוב אחד (⁨leave_game⁩)
mcp-no-game = אין משחק ״⁨{ $name }⁩״; המשחקים שלכם: ⁨{ $allowed }⁩
mcp-unknown-game = אין משחק ״⁨{ $name }⁩״
mcp-server-full = כבר יש בשרת הזה ⁨{ $most }⁩ משחקים; נסו שוב מאוחר יותר
mcp-not-over = המשחק ⁨{ $game }⁩ עוד לא נגמר
game-is-over = המשחק הסתיים
mcp-bad-link = ״⁨{ $link }⁩״ אינו קישור לשולחן; קישור נראה כמו ⁨http://HOST/t/TABLE⁩
missing-extra = ⁨{ $module }⁩ לא מותקן; התקינו אותו עם ⁨`pip install 'hatbox[{ $extra }]'`⁩
env-to-act = התור של שחקן { $seat }
env-public = כפי שכולם רואים
env-seen-by = כפי ששחקן { $seat } רואה
env-hats = כובעים
env-render-mode = הערך של ⁨render_mode⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-no-render-mode = לא נבחר אופן הצגה; ציינו ⁨render_mode⁩ כשיוצרים את הסביבה: ⁨{ $allowed }⁩
env-viewer = הערך של ⁨viewer⁩ הוא ״⁨{ $value }⁩״; מותר: מספר שחקן ⁨0–{ $most }⁩, ⁨"mover"⁩, או ⁨None⁩ למה שכולם רואים
env-masks = הערך של ⁨masks⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-illegal = הערך של ⁨illegal⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
env-seat = הערך של ⁨seat⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩ או ⁨0–{ $most }⁩
env-bots = התקבלו { $given } בוטים ל־{ $wanted } מקומות אחרים
env-bot = אי אפשר להשתמש כאן ב־״⁨{ $value }⁩״; אצווה של משחקים משוחקת נגד ⁨"random"⁩ או נגד פונקציה של תצפיות ומסכות
env-reset-first = קודם קראו ל־⁨reset⁩
env-autoreset = הערך של ⁨autoreset⁩ הוא ״⁨{ $value }⁩״; מותר: ⁨{ $allowed }⁩
openspiel-action = הפעולה ⁨{ $action }⁩ אינה חוקית כאן; פעולות חוקיות: ⁨{ $allowed }⁩
openspiel-chance = המזל לא יכול להביא כאן ⁨{ $piece }⁩; אפשר: ⁨{ $allowed }⁩
bad-moment = אין רגע ⁨{ $at }⁩; הרגעים הם ⁨0–{ $last }⁩
unknown-field = אין שדה בשם ״⁨{ $name }⁩״; השדות: ⁨{ $allowed }⁩
bad-length = מספר הפריטים ב־⁨{ $field }⁩ הוא { $length }; צריך להיות { $expected }
bad-seat = הערך של ⁨{ $field }⁩ הוא ⁨{ $seat }⁩; מספרי השחקנים הם ⁨0–{ $most }⁩
bad-count = הערך ב־⁨{ $field }⁩ הוא ⁨{ $count }⁩; מותר: ⁨0–{ $most }⁩
bad-action = הפעולה ⁨{ $action }⁩ אינה חוקית; פעולות חוקיות: ⁨{ $allowed }⁩
position-needs = במצב משחק חייב להיות ״⁨{ $field }⁩״ מהסוג הנכון
cannot-read = אי אפשר לקרוא את ⁨{ $path }⁩: ⁨{ $reason }⁩
cannot-write = אי אפשר לכתוב אל ⁨{ $path }⁩: ⁨{ $reason }⁩
no-such-record = אין משחק { $number } בקובץ ⁨{ $path }⁩; יש בו { $count }
game-does-not-end = המשחק ⁨{ $game }⁩ לא נגמר אחרי { $actions } פעולות; קבעו לו ⁨stall_limit⁩

## What is wrong with text

empty-move = המהלך ריק; כך כותבים מהלכים: ⁨{ $allowed }⁩
unknown-move = אין מהלך ״⁨{ $word }⁩״; מהלך מתחיל במילה: ⁨{ $allowed }⁩
bad-word-count = מספר המילים ב־״⁨{ $move }⁩״ לא מתאים למהלך כמו ״⁨{ $form }⁩״
bad-place = אין בשולחן התה מקום ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
bad-slot = אין מקום ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
bad-stack = אין ערימה ״⁨{ $word }⁩״; מותר: ⁨{ $least }–{ $most }⁩
unknown-card = אין קלף ״⁨{ $word }⁩״; קלף הוא אות של סוג, ⁨B C D F K S T⁩, ומספר, ⁨1–6⁩
unknown-hat = אין כובע ״⁨{ $word }⁩״; הכובעים: ⁨{ $allowed }⁩
unknown-character = אין דמות ״⁨{ $word }⁩״; הדמויות: ⁨{ $allowed }⁩
unknown-cell = אין משבצת ״⁨{ $word }⁩״; המשבצות: ⁨A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9⁩
unknown-colour = אין צבע ״⁨{ $word }⁩״; הצבעים: ⁨{ $allowed }⁩

## What is wrong with a record

wrong-seat = זה לא התור של שחקן { $seat } אלא של שחקן { $mover }
chance-differs = ״⁨{ $name }⁩״ של ⁨{ $move }⁩ לא יכול לצאת כאן בהגרלה
chance-missing = חסר ״⁨{ $name }⁩״ במהלך ⁨{ $move }⁩
options-missing = חסרות אפשרויות: ⁨{ $names }⁩
legal-differs = ״⁨legal⁩״ אינו רשימת המהלכים החוקיים כאן
result-missing = אין תוצאה
result-differs = תוצאה: הערך של ⁨{ $name }⁩ הוא ⁨{ $found }⁩, וצריך להיות ⁨{ $expected }⁩
result-unknown = תוצאה: ⁨{ $name }⁩ לא שייך לכאן
game-not-over = המשחק לא נגמר אחרי { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }
no-deal = משחק שסודר ידנית לא חולק, ולכן אין לו רישום
cannot-resign = אפשר להיכנע רק במשחק שמתנהל בין שני צדדים
game-was-resigned = המשחק הסתיים בכניעה
fair-commitment = החלוקה, המספר הסודי והתוספת האקראית לא מתאימים לטביעת האצבע שפורסמה לפני המשחק
fair-seed = המספר הסודי (⁨seed⁩) חייב להיות מספר שלם של 20 ספרות לכל היותר
fair-deal = החלוקה לא נובעת מהמספר הסודי (⁨seed⁩)
fair-chance = מה שהוגרל במהלך { $number } לא נובע מהמספר הסודי (⁨seed⁩)

## Hats: positions

card-twice = ⁨H1⁩: הקלף ⁨{ $card }⁩ מופיע פעמיים
hats-turn-is-over = ⁨H4⁩: עם ⁨main_done⁩ ו־⁨optional_done⁩ התור כבר היה נגמר
hats-no-offer-possible = ⁨H8⁩: אפשר להעביר קלף רק בארבעה שחקנים, ורק אם פעולת הרשות עוד לא נעשתה
hats-bad-hand = ⁨H10⁩: לשחקן { $seat } יש { $cards } קלפים ביד ו־{ $taken } באוסף; מותר ביד: ⁨1–{ $most }⁩
hats-uneven-hands = ⁨H10⁩: עם קלפים ביד ⁨{ $hands }⁩ ותור { $turn } לא כולם מגיעים לקלף האחרון באותו סיבוב
hats-removed-there = ⁨H3⁩: הקלפים ⁨{ $cards }⁩ לא יכולים להיות שם: האפשרות מוציאה את הסוגים האלה
hats-cookie-without-type = ⁨H9⁩: לשחקן { $seat } אין אף כובע, ולכן העוגייה לא יכולה להיות אצלו
hats-offer-after-end = ⁨H10⁩: כשלכולם נשאר קלף אחד, לא יכולה להיות הצעה פתוחה
hats-bad-pack = ⁨H3⁩: לא חולקו בדיוק הקלפים של המשחק הזה; שגויים או חסרים: ⁨{ $cards }⁩
hats-bad-removed = ⁨H3⁩: הערך של ⁨removed⁩ הוא ״⁨{ $removed }⁩״; { $expected ->
    [0] אסור שיהיו בו סוגים
   *[other] צריכים להיות בו שני סוגים, אלה של האפשרות אם היא מציינת אותם
  }
hats-needs-reshuffle = ⁨H7⁩: הקופה ריקה, ולכן המהלך צריך ״⁨reshuffle⁩״
hats-bad-reshuffle = ⁨H7⁩: ⁨reshuffle { $given }⁩ אינו ערבוב של ערימת ההשלכה ⁨{ $pile }⁩

## Hats: refusals

hats-game-is-over = המשחק נגמר
hats-answer-the-offer = קודם שחקן { $seat } חייב לתת קלף בתמורה, עם ⁨give⁩
hats-main-action-first = אי אפשר לסיים את התור לפני הפעולה העיקרית
hats-no-offer-to-answer = אף אחד לא העביר קלף
hats-main-action-done = הפעולה העיקרית בתור הזה כבר נעשתה
hats-optional-action-done = פעולת הרשות בתור הזה כבר נעשתה
hats-offer-needs-partner = שותף להעביר לו קלף יש רק בארבעה שחקנים, לא ב־{ $players }
hats-no-discard-with-four = בארבעה שחקנים מעבירים קלף לשותף במקום להשליך
hats-not-in-hand = הקלף ⁨{ $card }⁩ לא נמצא ביד של שחקן { $seat }
hats-no-such-place = מקום { $place } לא בשימוש במשחק של { $players } שחקנים
hats-too-low = הקלף ⁨{ $card }⁩ אינו מהסוג של ⁨{ $taken }⁩ וגם לא גבוה ממנו

## Hats: telling

hats-exchange = שחקן { $seat } מניח את ⁨{ $card }⁩ על מקום { $place } ולוקח את ⁨{ $taken }⁩.
hats-black = שחקן { $seat } מניח את ⁨{ $card }⁩ ככובע שחור.
hats-black-unseen = שחקן { $seat } מניח קלף ככובע שחור.
hats-discard = שחקן { $seat } משליך את ⁨{ $card }⁩.
hats-discard-unseen = שחקן { $seat } משליך קלף.
hats-drew = שחקן { $seat } מושך את ⁨{ $card }⁩.
hats-drew-unseen = שחקן { $seat } מושך קלף.
hats-reshuffle = { $cards ->
    [one] הקלף שהושלך הוא עכשיו הקופה החדשה.
    [two] שני הקלפים שהושלכו עורבבו לקופה חדשה.
   *[other] { $cards } הקלפים שהושלכו עורבבו לקופה חדשה.
  }
hats-offer = שחקן { $seat } מעביר לשותף את ⁨{ $card }⁩, הפוך.
hats-offer-unseen = שחקן { $seat } מעביר לשותף קלף הפוך.
hats-give = שחקן { $seat } נותן בתמורה את ⁨{ $card }⁩.
hats-give-unseen = שחקן { $seat } נותן קלף בתמורה.
hats-end = שחקן { $seat } מסיים את התור.
hats-cookie = שחקן { $seat } מקבל את העוגייה.

## Magic Hat: positions

magic-lower-slot-first = בהחלפה כותבים קודם את המקום הנמוך, ולא ⁨{ $first } { $second }⁩
magic-needs-redeal = ⁨M9⁩: אי אפשר לזכות בכלום, ולכן המהלך צריך ״⁨redeal⁩״
magic-bad-redeal = ⁨M9⁩: ⁨redeal⁩ צריך לסדר בדיוק את הכובעים המוסתרים שמעל המקומות התפוסים
magic-redeal-dead = ⁨M9⁩: גם אחרי ⁨redeal⁩ אי אפשר לזכות בכלום
magic-dead = ⁨M9⁩: אף כובע בשורה לא שייך לדמות בשורה, ואין בה כובע קסמים
magic-bad-pair = ⁨M5⁩: הערך של ⁨{ $field }⁩ הוא ⁨{ $slots }⁩; צריכים להיות שני מקומות, הנמוך קודם
magic-bad-seen = ⁨M13⁩: ⁨seen⁩ מציין את מקום { $slot }, ואין בו כובע
magic-hat-without-character = ⁨M2⁩: מקום { $slot } צריך להכיל גם דמות וגם כובע, או שום דבר
magic-too-few-hats = ⁨M6⁩: { $hats } כובעים בקופה הם מעט מדי ל־{ $characters } דמויות בקופה ו־{ $magic } כובעי קסמים
magic-not-in-box = ⁨M1⁩: { $what ->
    [characters] דמויות
    [hats] כובעים
   *[other] { $what }
  } מסוג ״{ play-kind }״: { $count }, ובקופסה יש רק { $most }

## Magic Hat: refusals

magic-game-is-over = נשארו רק שלושה מקומות תפוסים: המשחק נגמר
magic-game-has-stalled = יותר מדי זמן אף אחד לא זכה בכלום: המשחק נגמר
magic-empty-slot = מקום { $slot } ריק
magic-no-swap-back = הכובעים { $first } ו־{ $second } הוחלפו ביניהם בתור הקודם

## Magic Hat: telling

magic-peek = שחקן { $seat } מציץ בכובע { $slot }: { $hat ->
    [king] הכובע של המלך
    [queen] הכובע של המלכה
    [princess] הכובע של הנסיכה
    [knight] הכובע של האביר
    [wizard] הכובע של הקוסם
    [jester] הכובע של ליצן החצר
    [cook] הכובע של הטבח
    [maid] הכובע של המלבישה
    [dragon] הכובע של הדרקון
    [astrologer] הכובע של האסטרולוג
    [noble] הכובע של האציל
    [archer] הכובע של הקַשָּׁת
    [monk] הכובע של הנזיר
    [bishop] הכובע של הבישוף
    [troubadour] הכובע של הזמר הנודד
    [farmer] הכובע של האיכר
    [miner] הכובע של הכורה
    [fairy] הכובע של הפייה
    [sultan] הכובע של הסולטן
    [sailor] הכובע של הימאי
    [magic] כובע קסמים
   *[other] { $hat }
  }.
magic-peek-unseen = שחקן { $seat } מציץ בכובע { $slot }.
magic-swap = שחקן { $seat } מחליף בין כובע { $first } לכובע { $second }.
magic-open-pair = שחקן { $seat } פותח את כובע { $slot }: הכובע { $character ->
    [king] של המלך
    [queen] של המלכה
    [princess] של הנסיכה
    [knight] של האביר
    [wizard] של הקוסם
    [jester] של ליצן החצר
    [cook] של הטבח
    [maid] של המלבישה
    [dragon] של הדרקון
    [astrologer] של האסטרולוג
    [noble] של האציל
    [archer] של הקַשָּׁת
    [monk] של הנזיר
    [bishop] של הבישוף
    [troubadour] של הזמר הנודד
    [farmer] של האיכר
    [miner] של הכורה
    [fairy] של הפייה
    [sultan] של הסולטן
    [sailor] של הימאי
   *[other] { $character }
  }. זוג!
magic-open-wrong = שחקן { $seat } פותח את כובע { $slot }: { $hat ->
    [king] הכובע של המלך
    [queen] הכובע של המלכה
    [princess] הכובע של הנסיכה
    [knight] הכובע של האביר
    [wizard] הכובע של הקוסם
    [jester] הכובע של ליצן החצר
    [cook] הכובע של הטבח
    [maid] הכובע של המלבישה
    [dragon] הכובע של הדרקון
    [astrologer] הכובע של האסטרולוג
    [noble] הכובע של האציל
    [archer] הכובע של הקַשָּׁת
    [monk] הכובע של הנזיר
    [bishop] הכובע של הבישוף
    [troubadour] הכובע של הזמר הנודד
    [farmer] הכובע של האיכר
    [miner] הכובע של הכורה
    [fairy] הכובע של הפייה
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
    [jester] של ליצן החצר
    [cook] של הטבח
    [maid] של המלבישה
    [dragon] של הדרקון
    [astrologer] של האסטרולוג
    [noble] של האציל
    [archer] של הקַשָּׁת
    [monk] של הנזיר
    [bishop] של הבישוף
    [troubadour] של הזמר הנודד
    [farmer] של האיכר
    [miner] של הכורה
    [fairy] של הפייה
    [sultan] של הסולטן
    [sailor] של הימאי
   *[other] { $character }
  }. כובע קנס.
magic-open-magic = שחקן { $seat } פותח את כובע { $slot }: כובע קסמים!
magic-next-character = במקום { $slot } נמצאת עכשיו דמות חדשה: { $character ->
    [king] המלך
    [queen] המלכה
    [princess] הנסיכה
    [knight] האביר
    [wizard] הקוסם
    [jester] ליצן החצר
    [cook] הטבח
    [maid] המלבישה
    [dragon] הדרקון
    [astrologer] האסטרולוג
    [noble] האציל
    [archer] הקַשָּׁת
    [monk] הנזיר
    [bishop] הבישוף
    [troubadour] הזמר הנודד
    [farmer] האיכר
    [miner] הכורה
    [fairy] הפייה
    [sultan] הסולטן
    [sailor] הימאי
   *[other] { $character }
  }.
magic-slot-empty = מקום { $slot } נשאר ריק.
magic-redeal = אי אפשר היה לזכות בכלום: כל הכובעים עורבבו מחדש.

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
  } לא משתתף במשחק של { $players } שחקנים
top-too-many-hats = ⁨T2⁩: מספר הכובעים בצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  } הוא { $count }; יש רק { $most }
top-no-stack-built = ⁨builders⁩ מציין את ⁨{ $cell }⁩, ואין שם ערימה
top-deal-not-empty = ⁨T3⁩: בצילינדרים לא מחלקים כלום, אבל בחלוקה יש ״⁨{ $field }⁩״

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
top-placed-already = ערימה { $stack } כבר עומדת על הלוח
top-wrong-ring = המשבצת ⁨{ $cell }⁩ בטבעת { $ring }; ערימות מציבים בטבעות 2 ו־3
top-cell-taken = על ⁨{ $cell }⁩ כבר עומדת ערימה
top-all-stacks-stand = כל הערימות נבנו והוצבו
top-can-move = יש לכם מהלך חוקי, ולכן אי אפשר לוותר על התור
top-narrowed-enough = אי אפשר לצמצם עוד את הלוח (לכל היותר { $most ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $most } פעמים
  } במשחק)
top-too-many-stacks = מספר הערימות על הלוח הוא { $count }; אפשר לצמצם אותו כשיש { $most } או פחות
top-band-not-empty = יש ערימה בשוליים
top-move-under-way = מהלך מ־⁨{ $cell }⁩ כבר בעיצומו; המשיכו אותו בפעולותיו או בתוצאתו
top-no-stack = אין ערימה על ⁨{ $cell }⁩
top-not-yours = הערימה על ⁨{ $cell }⁩ אינה בצבע { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $colour }
  }
top-step-goes-on = מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩ זה צעד, וצעד מסיים את המהלך
top-not-empty = המשבצת ⁨{ $cell }⁩ אינה ריקה
top-no-jump = מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩ זה לא צעד ולא דילוג
top-nothing-to-jump = אין על ⁨{ $cell }⁩ ערימה לדלג מעליה
top-jumped-twice = במהלך הזה כבר דילגתם מעל הערימה על ⁨{ $cell }⁩
top-no-such-effect = אין מהלך שתוצאתו ⁨{ $effect }⁩
top-forbidden = המשבצת ⁨{ $cell }⁩ מחוץ למשחק
top-must-capture = אפשר להכות, ולכן חייבים להכות
top-must-capture-from-band = ערימה בשוליים יכולה להכות, ולכן חייבים להכות עם ערימה שעומדת בשוליים
top-must-leave-band = אחת הערימות שלכם חייבת לצאת מהשוליים
top-must-end-elsewhere = מהלך בלי הכאה חייב להסתיים במשבצת אחרת, לא ב־⁨{ $cell }⁩
top-not-in-band = מהלך יכול להסתיים בשוליים, על ⁨{ $cell }⁩, רק אם מכים בו

## Top Hats: telling

top-build = שחקן { $seat } בונה ערימה: באמצע { $middle ->
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
top-build-unseen = שחקן { $seat } בונה ערימה.
top-place = שחקן { $seat } מציב את ערימה { $stack } על ⁨{ $cell }⁩.
top-step = שחקן { $seat } צועד מ־⁨{ $origin }⁩ אל ⁨{ $target }⁩.
top-jump = שחקן { $seat } מדלג מ־⁨{ $origin }⁩ מעל ⁨{ $over }⁩ אל ⁨{ $target }⁩.
top-stop = שחקן { $seat } עוצר על ⁨{ $cell }⁩.
top-captured = הערימה על ⁨{ $cell }⁩ מאבדת כובע { $lost ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $lost }
  }; מתחתיו מתגלה כובע { $now ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $now }
  }.
top-captured-last = הערימה על ⁨{ $cell }⁩ מאבדת את הכובע האחרון שלה, כובע { $lost ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
   *[other] { $lost }
  }.
top-narrow = שחקן { $seat } מצמצם את הלוח: השוליים הם עכשיו טבעת { $band }.
top-pass = שחקן { $seat } מוותר על התור.

## Bots

unknown-bot = אין בוט בשם ״⁨{ $name }⁩״; הבוטים: ⁨{ $allowed }⁩
unknown-bot-close = אין בוט בשם ״⁨{ $name }⁩״; אולי ⁨{ $close }⁩? הבוטים: ⁨{ $allowed }⁩
bad-budget = בתקציב צריכות להיות שניות (יותר מ־0, עד { $seconds }) או סימולציות (⁨1–{ $simulations }⁩), ו־⁨1–{ $threads }⁩ תהליכונים
not-on-the-move = זה לא התור של שחקן { $seat }
too-many-seats = החיפוש מתאים למשחקים של עד { $most } שחקנים; ב־⁨{ $game }⁩ יש יותר
why-only = זה המהלך החוקי היחיד.
why-clear = אני נותן למהלך הזה סיכוי של ⁦{ $value }%⁩ לנצח, ולמהלך השני הכי טוב ⁦{ $other }%⁩.
why-close = זה צמוד: אני נותן למהלך הזה סיכוי של ⁦{ $value }%⁩ לנצח, ולמהלך אחר ⁦{ $other }%⁩.
why-fair = אני נותן למהלך הזה סיכוי של ⁦{ $value }%⁩ לנצח, וזה מספיק לי.
why-plain = נראה לי טוב.
why-hats-lead = אם המשחק היה נגמר עכשיו, הצד שלי היה מוביל על הבא אחריו { $lead ->
    [1] בנקודה אחת
    [2] בשתי נקודות
   *[other] ב־⁨{ $lead }⁩ נקודות
  }.
why-hats-draw = קלף חדש יכול להיות כובע אהוב טוב יותר.
why-hats-offer = החלפה עם השותף יכולה לתת לנו כובעים אהובים טובים יותר.
why-hats-give = גם בלי הקלף הזה נשארים לנו הכובעים האהובים הטובים ביותר.
why-hats-enough = שום פעולה נוספת לא תוסיף נקודות.
why-hats-take = אקח את הקלף ⁨{ $card }⁩, שיהיה אז שווה ⁨{ $worth }⁩.
why-hats-more = אקח את הקלף ⁨{ $card }⁩, שיהיה אז שווה ⁨{ $worth }⁩; המהלך השני הכי טוב מביא רק ⁨{ $other }⁩.
why-hats-avoid = כל קלף מסוג { play-hat-type } נשאר שווה ⁨{ $worth }⁩; אחרי המהלך השני הכי טוב הוא היה שווה רק ⁨{ $other }⁩.
why-hats-hold = בתור הכובע האהוב שלי, הקלף ⁨{ $card }⁩ יהיה אז שווה ⁨{ $points }⁩; אחרי המהלך השני הכי טוב, הכובע האהוב הכי טוב שלי היה שווה רק ⁨{ $other }⁩.
why-hats-raise = כל קלף מסוג { play-hat-type } יהיה אז שווה { $worth } במקום { $was }: הצד שלי מרוויח { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-lower = כל קלף מסוג { play-hat-type } יהיה אז שווה { $worth } במקום { $was }: האחרים מפסידים { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-cookie = כך אקבל את העוגייה, ששווה { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-snatch = שחקן { $seat } מאבד את העוגייה, ששווה { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
  }.
why-hats-types = סוג חדש באוסף שלי עוזר לי לזכות בעוגייה או לשמור עליה.
why-hats-favourite = עם הקלף ⁨{ $card }⁩ באוסף שלי, הקלף ⁨{ $favourite }⁩ יהיה כובע אהוב טוב יותר, ששווה כרגע { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  }.
why-hats-keep = אשמור את הקלף ⁨{ $card }⁩ בתור הכובע האהוב שלי, ששווה כרגע { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  }.
why-hats-black = ככובע שחור, הקלף ⁨{ $card }⁩ הוא נקודה בטוחה, ושולחן התה נשאר כמו שהוא.
why-hats-spare = אני לא צריך את הקלף ⁨{ $card }⁩, וקלף אחר יכול להועיל יותר.
why-hats-suits = השותף שלי אסף קלפים מסוג { play-hat-type }, ולכן הקלף ⁨{ $card }⁩ יהיה אצלו כובע אהוב טוב.
why-magic-fits = כובע { $slot } שייך לדמות שמתחתיו.
why-magic-magic = כובע { $slot } הוא כובע קסמים.
why-magic-race = גם השחקן הבא מכיר את כובע { $slot }, אז אזכה בו לפניו.
why-magic-likelier = הסיכוי שכובע { $slot } מתאים הוא בערך ⁦{ $chance }%⁩; הסיכוי של הכובע השני הכי טוב הוא רק ⁦{ $other }%⁩.
why-magic-risk = אם אפתח במקום זה את כובע { $slot }, יש סיכוי של ⁦{ $chance }%⁩ בערך שאטעה; כך אין סיכון לקנס.
why-magic-home = כך כובע מגיע לדמות שלו במקום { $slot }, והשחקן הבא לא מכיר את הכובע הזה.
why-magic-look = אני לא מכיר את כובע { $slot }.
why-magic-wait = אני מכיר את כל הכובעים, ושום דבר לא יעזור לי יותר ממה שיעזור לשחקן הבא.
why-magic-told = לפי המשחק של האחרים, יש סיכוי של ⁦{ $chance }%⁩ בערך שכובע { $slot } מתאים.
why-magic-guess = לא ראיתי את כובע { $slot }; יש סיכוי של ⁦{ $chance }%⁩ בערך שהוא מתאים.
why-magic-disturb = השחקן הבא מכיר את כובע { $slot } ואני לא, ולכן אזיז אותו.
why-magic-check = שחקן { $seat } יודע איזה כובע נמצא במקום { $slot }, וגם אני רוצה לדעת.
why-magic-idle = אף כובע שאני מכיר לא מתאים במקום שלו, ולכן אני מחכה ולא מגלה כלום.
why-top-random = לא משנה לי איך לבנות ואיפה להציב: אני בוחר באקראי.
why-top-balance = { $taken ->
    [0] לא אכה אף כובע
    [one] אכה כובע אחד
    [two] אכה שני כובעים
   *[other] אכה { $taken } כובעים
  }, וכנראה { $lost ->
    [0] לא אפסיד אף כובע
    [one] אפסיד כובע אחד
    [two] אפסיד שני כובעים
   *[other] אפסיד { $lost } כובעים
  } לשחקן הבא.
why-top-narrow = על הלוח המצומצם { $taken ->
    [0] לא אכה אף כובע
    [one] אכה כובע אחד
    [two] אכה שני כובעים
   *[other] אכה { $taken } כובעים
  }, ואחר כך כנראה { $lost ->
    [0] לא אפסיד אף כובע.
    [one] אפסיד כובע אחד.
    [two] אפסיד שני כובעים.
   *[other] אפסיד { $lost } כובעים.
  }
why-top-better = אכה { $taken ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $taken } כובעים
  }, וכנראה { $lost ->
    [0] לא אפסיד אף כובע
    [one] אפסיד אחד
    [two] אפסיד שניים
   *[other] אפסיד { $lost }
  }; במהלך השני הכי טוב הייתי מכה { $gain ->
    [one] אחד
    [two] שניים
   *[other] { $gain }
  } { $cost ->
    [0] ולא מפסיד אף כובע.
    [one] ומפסיד אחד.
    [two] ומפסיד שניים.
   *[other] ומפסיד { $cost }.
  }
why-top-safer = אחרי המהלך הזה השחקן הבא מאיים רק על { $stacks ->
    [one] ערימה אחת שלי
    [two] שתי ערימות שלי
   *[other] { $stacks } ערימות שלי
  }; אחרי המהלך השני הכי טוב הוא היה מאיים על { $other ->
    [one] אחת.
    [two] שתיים.
   *[other] { $other }.
  }
why-top-solid = עם שלושה כובעים שלי הערימה הזאת נשארת שלי עד הסוף.
why-top-middle = עם כובע שלי באמצע, הערימה הזאת נשארת שלי גם אחרי הכאה אחת.
why-top-bottom = הכובע שלי למטה יחזיר לי את הערימה אחרי שתי הכאות.
why-top-others = הכובעים של האחרים צריכים להיות איפשהו, ולפחות כאן הם לא מתחת לערימות האחרות שלי.
why-top-place = במצב הזה אף אחד לא יכול להכות ערימה על ⁨{ $cell }⁩.
why-top-beside = ליד הערימה שלי על ⁨{ $cell }⁩ יש פחות מקום לנחות, וכך השתיים מגינות זו על זו.
why-top-bait = אם יכו את הערימה שלי על ⁨{ $cell }⁩, יתגלה מתחת עוד כובע שלי.
why-top-wins = כך לא תישאר ערימה לאף אחד אחר, ואני מנצח.
why-top-uncovers = אפשר להכות את הכובעים על ⁨{ $cells }⁩, ומתחתיהם יש כובעים שלי.
why-top-captures = כך אפשר להכות { $taken ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $taken } כובעים
  } על ⁨{ $cells }⁩, וכנראה לא להפסיד אף כובע לשחקן הבא.
why-top-must = אני חייב להכות: כך אכה { $taken ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $taken } כובעים
  }, וכנראה אפסיד { $lost ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $lost } כובעים
  } לשחקן הבא.
why-top-band = אני לא יכול להכות, ולכן אחת הערימות שלי חייבת לצאת מהשוליים: זו שעל ⁨{ $cell }⁩.
why-top-flees = השחקן הבא יכול להכות את הערימה שלי על ⁨{ $cell }⁩; אחרי המהלך הזה כבר לא.
why-top-guards = אחרי המהלך הזה השחקן הבא כבר לא יכול להכות את הכובעים שלי על ⁨{ $cells }⁩.
why-top-threatens = אני מאיים להכות על ⁨{ $cells }⁩.
why-top-inwards = הערימה שלי על ⁨{ $cell }⁩ מתקרבת למרכז.
why-top-safe = אחרי המהלך הזה השחקן הבא לא יכול להכות אף ערימה שלי.
why-top-drives = { $stacks ->
    [one] כך ערימה יריבה אחת תעמוד בשוליים ותהיה חייבת לצאת.
    [two] כך שתי ערימות יריבות יעמדו בשוליים ויהיו חייבות לצאת.
   *[other] כך { $stacks } ערימות יריבות יעמדו בשוליים ויהיו חייבות לצאת.
  }
why-top-room = בלוח קטן יותר יש לאחרים פחות מקום.

## Replay

replay-title = ⁨{ $game }⁩, שחקנים: { $players }. שחקן { $first } מתחיל.
replay-result = המשחק נגמר: { $scores }.
replay-score = שחקן { $seat }: ⁨{ $score }⁩
replay-winner = שחקן { $seats } מנצח.
replay-winners = שחקנים ⁨{ $seats }⁩ חולקים את הניצחון.
replay-stalled = המשחק נגמר כי נתקע.
replay-resigned = שחקן { $seat } נכנע.
replay-abandoned = המשחק הופסק באמצע.

## Arena

arena-too-few-bots = לטורניר צריך לפחות שני בוטים
arena-bot-twice = הבוט ⁨{ $name }⁩ מופיע פעמיים; תנו לאחד מהם תקציב אחר, למשל ⁨{ $bot }@500⁩
arena-bad-budget = ״⁨{ $text }⁩״ אינו תקציב; כתבו סימולציות, ⁨@2000⁩ (⁨1–{ $simulations }⁩), או שניות, ⁨@0.25s⁩ (עד { $seconds })
arena-two-budgets = ציינו ⁨--seconds⁩ או ⁨--simulations⁩, לא את שניהם
arena-needs-sprt = ⁨--alpha⁩ ו־⁨--beta⁩ שייכים אל ⁨--sprt⁩
arena-sprt-two-bots = האפשרות ⁨--sprt⁩ משווה שני בוטים; ציינו בדיוק שניים
arena-bad-sprt = ב־⁨--sprt⁩ כתוב ״⁨{ $text }⁩״; כתבו שני שיעורי ניצחון באחוזים, הנמוך קודם, למשל ⁨50,55⁩
arena-bad-rate = הערך של ⁨{ $flag }⁩ הוא ⁨{ $rate }⁩; מותר: יותר מ־⁨0⁩, פחות מ־⁨{ $most }⁩
arena-bot-erred = הבוט ⁨{ $name }⁩ נכשל בסיבוב { $round }, אחרי { $action } פעולות
arena-bot-fault = ⁨{ $where }⁩: ⁨{ $fault }⁩
arena-process-died = אחד התהליכים קרס; המשחקים שנכתבו אל ⁨--out⁩ נשמרו, ואותה פקודה תמשיך
arena-settings-differ = הקובץ ⁨{ $path }⁩ התחיל בהגדרות אחרות: ⁨{ $names }⁩; הערך של ⁨{ $name }⁩ היה ⁨{ $found }⁩ ועכשיו הוא ⁨{ $asked }⁩. השתמשו באותן הגדרות, בחרו ⁨--out⁩ אחר, או מחקו את ⁨{ $path }⁩ ואת ⁨{ $side }⁩
arena-file-taken = הקובץ ⁨{ $path }⁩ כבר קיים, אבל ב־⁨{ $side }⁩ לא כתוב מה יש בו; בחרו ⁨--out⁩ אחר
arena-records-lost = הקובץ ⁨{ $side }⁩ קיים אבל ⁨{ $path }⁩ לא; החזירו אותו, או מחקו את ⁨{ $side }⁩
puzzles-bad-file = ⁨{ $where }⁩: זה לא קובץ חידות לכללים האלה
puzzles-progress = מחפשים חידות: { play-game }
train-progress = לומדים { play-game }: המשחקים של הסבב הזה
train-round = סבב ⁨{ $number }⁩: ⁨{ $games }⁩ משחקים, ⁨{ $samples }⁩ עמדות, ⁨{ $minutes }⁩ דק׳; שגיאה ⁨{ $loss }⁩; נגד ⁨greedy⁩ ⁨{ $greedy }⁩, נגד הסבב הקודם ⁨{ $previous }⁩
train-no-inputs = אין ב{ play-game } קלטים לרשת עם ⁨{ $players }⁩ שחקנים; מותר: ⁨{ $allowed }⁩
train-folder-used = בתיקייה ⁨{ $path }⁩ כבר יש אימון; הוסיפו ⁨--resume⁩ כדי להמשיך אותו, או בחרו תיקייה אחרת
train-nothing-there = בתיקייה ⁨{ $path }⁩ אין אימון שאפשר להמשיך; השמיטו את ⁨--resume⁩
train-bad-folder = ‏⁨{ $path }⁩ היא לא תיקייה של אימון
train-other-settings = באימון שבתיקייה ⁨{ $path }⁩ נקבע ⁨{ $flag }⁩ ⁨{ $value }⁩; השמיטו את ⁨{ $flag }⁩, או בחרו תיקייה אחרת
arena-bad-line = ⁨{ $where }⁩: זה לא משחק מהטורניר הזה; מחקו את השורה או את הקובץ
arena-line-twice = ⁨{ $where }⁩: המשחק הזה מופיע פעמיים; מחקו את השורה או את הקובץ
arena-file-busy = תהליך אחר כותב עכשיו אל ⁨{ $path }⁩
bad-cluster = ״⁨{ $text }⁩״ אינו אשכול; כתבו ⁨ray⁩, ⁨ray://HOST:PORT⁩, או באחד המחשבים שלו ⁨ray:HOST:PORT⁩ או ⁨ray:auto⁩
cluster-not-started = ⁨Ray⁩ לא עלה: ⁨{ $reason }⁩
cluster-unreachable = אין אשכול ⁨Ray⁩ שעונה בכתובת ⁨{ $address }⁩: ⁨{ $reason }⁩
cluster-versions = בכל המחשבים של אשכול צריכות להיות אותן גרסאות של ⁨Ray⁩ ושל ⁨Python⁩: ⁨{ $reason }⁩
cluster-versions-differ = ב־⁨{ $node }⁩ מותקן ⁨{ $theirs }⁩, במחשב הזה ⁨{ $ours }⁩; התקינו אותה גרסה בכולם
cluster-without-hatbox = אחד ממחשבי האשכול לא יכול לטעון את ⁨Hatbox { $version }⁩; התקינו אותו שם עם ⁨`pip install 'hatbox[cluster]'`⁩
cluster-work-lost = אותה עבודה אבדה ⁨{ $times }⁩ פעמים יחד עם התהליך שלה: ⁨{ $reason }⁩
workers-node = ⁨{ $node }⁩: ⁨{ $chunks }⁩ חלקים, ⁨{ $rate }⁩ בשנייה
play-daily-title = { $game }, האתגר היומי, ⁨{ $day }⁩
play-daily-seed = ⁨seed⁩: ⁨SHA-256⁩ של ״⁨{ $text }⁩״
play-daily-first = { $first ->
    [0] אתם מתחילים.
   *[other] חתול צ׳שייר מתחיל.
}
play-daily-playing = הבוטים משחקים: { play-game }
play-daily-bots = מה הבוטים משיגים במקומכם:
play-daily-score = ⁦{ $own } : { $other }⁩
play-daily-moves = { $won ->
    [yes] ניצחון ב־{ $moves } מהלכים
    [shared] תיקו אחרי { $moves } מהלכים
   *[no] הפסד ב־{ $moves } מהלכים
}
arena-title = ⁨{ $game }⁩, שחקנים: { $players }, ⁨seed { $seed }⁩
arena-counts = { $games } משחקים: { $rounds } סיבובים, ובכל אחד חלוקה אחת ב־{ $seatings } סידורי ישיבה (התבקשו { $asked } משחקים)
arena-incomplete = { $games } מהמשחקים שייכים { $rounds ->
    [one] לסיבוב אחד שלא הושלם
    [two] לשני סיבובים שלא הושלמו
   *[other] ל־{ $rounds } סיבובים שלא הושלמו
  }; הם נספרים
arena-stopped = נעצר: { $missing } משחקים לא שוחקו
arena-results = תוצאות
arena-duels = מי סיים לפני מי
arena-paces = חשיבה
arena-bot = בוט
arena-games = משחקים
arena-share = שיעור ניצחון
arena-interval = ⁨95%⁩
arena-decided = מהמשחקים שהוכרעו
arena-ahead-of-mean = פער מהיריב הממוצע
arena-ahead-of-best = פער מהיריב הטוב ביותר
arena-rating = דירוג
arena-scale = אלו
arena-decisions = החלטות
arena-mean-time = ממוצע, מ״ש
arena-high-time = ⁨99%⁩, מ״ש
arena-longest-time = הארוך ביותר, מ״ש
arena-simulations = סימולציות
arena-speed = סימולציות לשנייה
arena-late = משחקים באיחור
arena-faults = תקלות
arena-illegal = תשובות לא חוקיות
arena-overdue = באיחור
arena-crashes = קריסות
arena-replaced = מהלכים אקראיים במקומן
arena-unknown = אין נתון
arena-sprt-low = ⁨SPRT⁩: הבוט ⁨{ $bot }⁩ מנצח לכל היותר ב־⁨{ $low }⁩, לא ב־⁨{ $high }⁩
arena-sprt-high = ⁨SPRT⁩: הבוט ⁨{ $bot }⁩ מנצח לפחות ב־⁨{ $high }⁩, לא ב־⁨{ $low }⁩
arena-sprt-open = ⁨SPRT⁩: עוד לא ברור אם הבוט ⁨{ $bot }⁩ מנצח ב־⁨{ $low }⁩ או ב־⁨{ $high }⁩
arena-sprt-bounds = לוגריתם יחס הנראות: ⁨{ $ratio }⁩ אחרי { $rounds } סיבובים; הגבולות ⁨{ $lower }⁩ ו־⁨{ $upper }⁩ (אלפא ⁨{ $alpha }⁩, בטא ⁨{ $beta }⁩).
arena-sprt-biased = המבחן נעצר ברגע שהדבר התברר, ולכן השיעורים והרווחים שלמטה נוטים לטובת ההחלטה.
arena-adjusted = בלי המזל
arena-luck-worth = ניכוי המזל שבשליפה היה שווה ⁨{ $percent } %⁩ יותר משחקים.
arena-luck-worthless = ניכוי המזל שבשליפה לא חסך כאן משחקים.
arena-fair = בוטים שווים ברמתם היו מנצחים כל אחד ב־⁨{ $share }⁩.
arena-scale-note = אלו: מי שיש לו ⁨400⁩ נקודות יותר מסיים לפני האחר פי ⁨10⁩ יותר פעמים מאשר אחריו. ל־⁨{ $bot }⁩ יש ⁨0⁩.
arena-ended = איך נגמרו המשחקים: ⁨{ $endings }⁩.

## Studies

study-not-toml = ⁨{ $path }⁩ אינו קובץ ⁨TOML⁩: ⁨{ $fault }⁩
study-one-file = ⁨{ $path }⁩ מתאר את כל המחקר; תנו קובץ אחד ודגלים, או משחקים ודגלים
study-no-game = איזה משחק לחקור? ⁨game = "…"⁩
study-unknown-key = { $where }מפתח לא מוכר ״⁨{ $name }⁩״; אפשר: ⁨{ $allowed }⁩
study-unknown-key-close = { $where }מפתח לא מוכר ״⁨{ $name }⁩״; אולי ״⁨{ $close }⁩״?
study-unknown-option-close = ל־⁨{ $game }⁩ אין אפשרות ״⁨{ $name }⁩״; אולי ״⁨{ $close }⁩״?
study-bad-value = ⁨{ $name }⁩ לא יכול להיות ״⁨{ $value }⁩״; כך כותבים: ⁨{ $allowed }⁩
study-precision = דיוק של ⁨{ $value }⁩ דורש כ־{ $games } משחקים לכל גרסה; אפשר מ־⁨{ $least }⁩ עד ⁨{ $most }⁩
study-too-many = אלה { $variants } גרסאות; במחקר יש לכל היותר ⁨{ $most }⁩
study-too-many-bots = במשחק { $sides } צדדים, מעט מדי ל־{ $bots } בוטים זה נגד זה
study-twice = אותה גרסה מופיעה פעמיים: ⁨{ $name }⁩
study-same-name = שני משחקים שונים נקראים ⁨{ $name }⁩; תנו שם משלו למשחק ששיניתם
study-not-folder = ⁨{ $path }⁩ אינה תיקייה
study-folder-taken = בתיקייה ⁨{ $path }⁩ יש דברים אחרים; בחרו ⁨--out⁩ אחר
study-other = בתיקייה ⁨{ $path }⁩ יש מחקר אחר, השונה בדברים האלה: ⁨{ $names }⁩; בחרו ⁨--out⁩ אחר
what-if-base = אי אפשר לשנות את ⁨{ $name }⁩; מתחילים מאחד מאלה: ⁨{ $allowed }⁩
what-if-name = ״⁨{ $name }⁩״ לא יכול להיות שם של משחק ששונה; בחרו שם חדש מאותיות, ספרות ו־⁨_⁩
what-if-module = ⁨{ $name }⁩: כתבו ⁨MODULE.NAME⁩; המודולים של ⁨{ $game }⁩ הם ⁨{ $allowed }⁩
what-if-unknown = אין ב־⁨{ $game }⁩ שום דבר בשם ⁨{ $name }⁩; אולי: ⁨{ $allowed }⁩
what-if-kind = ⁨{ $name }⁩ חייב להישאר מה שהוא: { $wanted ->
    [def] פונקציה
   *[other] מספר, טקסט, רשימה או טבלה
  }

## Command line

compiling = מהדרים את הכללים (רק כשהם חדשים במחשב הזה)…
faults-summary = רישומים: { $records }, מהלכים: { $moves }, תקלות: { $faults }
bad-lines = אי אפשר היה להשתמש ב־{ $bad } מתוך { $lines } שורות; הראשונה: ⁨{ $fault }⁩

## גיבויים

database-unusable = { $fault }
backup-writing = מעתיקים
backup-done = בקובץ ⁨{ $path }⁩ יש { $players } שחקנים, { $tables } שולחנות ו־{ $events } אירועים
backup-not-ours = ⁨{ $path }⁩ אינו עותק שנוצר בפקודה ⁨hatbox backup⁩
backup-newer = ⁨{ $path }⁩ נוצר בגרסה חדשה יותר של ⁨hatbox⁩ (סכמה { $schema }, כאן מוכרת { $known }): השתמשו בגרסה ההיא
backup-damaged = ⁨{ $path }⁩ פגום, ולכן שום דבר לא השתנה
restore-checking = בודקים
restore-writing = משחזרים
restore-done = שוחזרו מתוך ⁨{ $path }⁩: { $players } שחקנים, { $tables } שולחנות ו־{ $events } אירועים
restore-not-empty = מסד הנתונים לא ריק, ולכן שום דבר לא השתנה; ⁨--replace⁩ מוחק את מה שיש בו

## טיפול בשרת

admin-no-player = לאף אחד אין המזהה או השם ⁨{ $player }⁩
admin-many-players = יש כמה שחקנים בשם ⁨{ $name }⁩; בחרו לפי מזהה: ⁨{ $ids }⁩
admin-no-table = אין שולחן ⁨{ $table }⁩
admin-table-ended = שולחן ⁨{ $table }⁩ כבר הסתיים: { $status }
admin-table-busy = שולחן ⁨{ $table }⁩ עמוס מכדי לסגור אותו עכשיו; נסו שוב
admin-bad-name = בשם יש 1 עד 24 תווים, ולפחות אחד מהם נראה לעין
admin-none = אין מה להציג.
admin-closed = שולחן ⁨{ $table }⁩ סגור.
admin-muted = ⁨{ $name }⁩ (⁨{ $player }⁩): מושתק/ת עד ⁨{ $until }⁩.
admin-unmuted = ⁨{ $name }⁩ (⁨{ $player }⁩): ההשתקה בוטלה.
admin-banned = ⁨{ $name }⁩ (⁨{ $player }⁩): חסום/ה.
admin-unbanned = ⁨{ $name }⁩ (⁨{ $player }⁩): החסימה בוטלה.
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
admin-host = מארח/ת
admin-created = נוצר
admin-updated = שימוש אחרון
admin-events = אירועים
admin-player = שחקן
admin-name = שם
admin-tables = שולחנות
admin-muted-until = מושתק/ת עד
admin-notes = הערות
admin-bot = בוט
admin-is-banned = חסום/ה
admin-when = מתי
admin-reporter = מי דיווח
admin-reported = על מי
admin-reason = סיבה
admin-what = מה
admin-count = מספר
admin-stats-players = שחקנים
admin-stats-bots = מתוכם בוטים
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
    [hats] כובעים: מחליפים קלפים עם שולחן התה, 2 עד 4 שחקנים
    [magic_hat] כובע קסמים: זוכרים איזה כובע מעל איזה ראש, 2 עד 4 שחקנים
    [top_hats] צילינדרים: ערימות שמדלגות זו מעל זו, 2 או 3 שחקנים
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] אקראי
    [greedy] חמדן
    [dormouse] הנמנמן
    [march_hare] הארנביב
    [cheshire_cat] חתול צ׳שייר
    [mad_hatter] הכובען המטורף
    [white_rabbit] הארנב הלבן
   *[other] { $bot }
  }
play-you = אתם
play-person = אדם
play-seat = { $seat } ({ $who })
play-friends = רק אנשים במכשיר הזה
play-players = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
  }
play-choose-game = איזה משחק?
play-choose-players = כמה שחקנים?
play-choose-opponents = נגד מי? מהחלש לחזק:
play-not-offered = ״⁨{ $text }⁩״ לא בין האפשרויות; לחצו ⁨Enter⁩ כדי לראות אותן
play-choose-one = הקלידו אחת מהאפשרויות, עד { $most }.
play-bad-levels = ⁨--level⁩ צוין { $levels } פעמים, אבל יש { $bots } בוטים; ציינו פעם אחת לכולם או פעם אחת לכל בוט
play-load-alone = ⁨--load⁩ ממשיך משחק שמור כמו שהיה: אפשר להוסיף לו רק ⁨--seed⁩ ו־⁨--seconds⁩
play-file-taken = הקובץ ⁨{ $path }⁩ כבר קיים ואינו משחק שמור; בחרו שם אחר

play-begins = שחקן { $seat } מתחיל.
play-resumed = ממשיכים אחרי { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }.
play-help-hint = הקלידו מספר או מהלך; הסימן ⁨?⁩ מציג את הכללים וכל השאר.
play-your-turn = שחקן { $seat }, התור שלכם
play-over = המשחק נגמר
play-thinking = { $who } חושב…
play-look-once = הסתכלו טוב ולחצו ⁨Enter⁩: לא תראו את זה שוב.
play-done-looking = לחצו ⁨Enter⁩ כדי לנקות את המסך לשחקן הבא, או הקלידו ⁨undo⁩:
play-hand-over = העבירו את המכשיר לשחקן { $seat }. שאף אחד אחר לא יציץ.
play-ready = שחקן { $seat }, לחצו ⁨Enter⁩ כשאף אחד אחר לא רואה את המסך.
play-goodbye = להתראות!
play-after = לחצו ⁨Enter⁩ ליציאה, או הקלידו ⁨again⁩, ⁨log⁩ או ⁨save FILE⁩.
play-score = שחקן { $seat }: ⁨{ $score }⁩
play-undone = המהלך בוטל.
play-undo-nothing = אין מה לבטל.
play-undo-others = אי אפשר לבטל: מישהו אחר כבר שיחק מאז.
play-undo-chance = אי אפשר לבטל: מאז נמשך קלף.
play-undo-revealed = אי אפשר לבטל: נחשף משהו מוסתר.
play-save-where = לאיזה קובץ לשמור?
play-save-leaving = המשחק לא נשמר. הקלידו שם קובץ כדי לשמור, או לחצו ⁨Enter⁩ ליציאה:
play-saved =
    נשמר אל ⁨{ $path }⁩.
    כך ממשיכים: ⁨hatbox play --load { $path }⁩
    (בקובץ יש הכול, גם מה שמוסתר מכם: עדיף לא להציץ.)
play-resign-sure = באמת להיכנע? (⁨yes⁩ או ⁨no⁩)
play-hint = { $who } היה משחק:
play-hint-why = ״{ $reason }״
play-hint-share = סיכוי של ⁦{ $share }%⁩ לנצח, פלוס מינוס { $error }
play-choose-move = מה תרצו לעשות?
play-moves-so = ⁨{ $verb }⁩ ({ $count })
play-commands =
    הקלידו מספרים (״⁨3⁩״ ואז ״⁨1⁩״, או ״⁨3 1⁩״) או מהלכים (גם בקיצור: ״⁨ex d4 3⁩״), או:
      ⁨?⁩             העזרה הזאת
      ⁨hint⁩          מה הבוט החזק ביותר היה עושה, ולמה
      ⁨legal⁩         כל המהלכים החוקיים
      ⁨table⁩         לצייר הכול מחדש
      ⁨log⁩           מה קרה עד עכשיו; ⁨log 10⁩: עשרת האירועים האחרונים
      ⁨undo⁩          לבטל את המהלך האחרון שלכם, אם לא נחשף בו משהו מוסתר
      ⁨save FILE⁩     לשמור את המשחק; אחר כך: ⁨hatbox play --load FILE⁩
      ⁨resign⁩        להיכנע (כשיש שני צדדים)
      ⁨quit⁩          לצאת
    שורה ריקה מחזירה לבחירה הראשונה.
play-extra-command = { $name ->
    [stacks] ⁨stacks⁩        כל הערימות מלמעלה למטה, עד כמה שידוע לכם
   *[other] { $name }
  }

play-column-seat = שחקן
play-column-hand = יד
play-column-collection = אוסף
play-column-black = כובעים שחורים
play-column-cookie = עוגייה
play-column-now = נקודות עכשיו
play-column-pairs = זוגות
play-column-magic = כובעי קסמים
play-column-penalties = כובעי קנס
play-column-colour = צבע
play-column-stacks = ערימות
play-column-waiting = נשאר להציב
play-column-lost = כובעים שאבדו
play-column-cell = משבצת
play-column-stack = מלמעלה למטה
play-column-builder = מי בנה

play-hat-type = { $type ->
    [B] כומתה (⁨B⁩)
    [C] כובע פעמון (⁨C⁩)
    [D] כובע ציד (⁨D⁩)
    [F] תרבוש (⁨F⁩)
    [K] קפי (⁨K⁩)
    [S] סומבררו (⁨S⁩)
   *[T] כובע משולש (⁨T⁩)
  }
play-tea-table = שולחן התה
play-row-cards = קלף
play-row-worth = שווה
play-worth-now = שווי עכשיו
play-piles = קופה { $deck }, ערימת ההשלכה { $discards }
play-hand = היד שלכם
play-cookie = עוגייה
play-team-now = שחקנים ⁨{ $seats }⁩: { $points ->
    [1] נקודה אחת
    [2] שתי נקודות
   *[other] ⁨{ $points }⁩ נקודות
  } עכשיו
play-team-score = שחקנים { $seats } יחד: ⁨{ $score }⁩
play-offer-open = שחקן { $seat } העביר לשותף קלף הפוך.
play-choose-card = { $left ->
    [give] איזה קלף תיתנו לשותף?
    [optional] הפעולה העיקרית נעשתה. איזה קלף לפעולת הרשות?
    [main] פעולת הרשות נעשתה. איזה קלף לפעולה העיקרית?
   *[both] איזה קלף?
  }
play-choose-use = מה עושים עם ⁨{ $card }⁩? (⁨Enter⁩: קלף אחר)
play-card-favourite = { $uses }; ככובע אהוב ⁨{ $points }⁩
play-exchange-onto = להניח על מקום { $place }, לקחת
play-end-turn = לסיים את התור
play-hats-verb = { $verb ->
    [black] להניח ככובע שחור
    [discard] להשליך ולמשוך
    [offer] להעביר לשותף
    [give] לתת לשותף
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] החלפה במקומות ⁨{ $places }⁩
    [black] כובע שחור
    [discard] להשליך
    [offer] להעביר
    [give] לתת
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
    [jester] ליצן החצר
    [cook] טבח
    [maid] מלבישה
    [dragon] דרקון
    [astrologer] אסטרולוג
    [noble] אציל
    [archer] קַשָּׁת
    [monk] נזיר
    [bishop] בישוף
    [troubadour] זמר נודד
    [farmer] איכר
    [miner] כורה
    [fairy] פייה
    [sultan] סולטן
    [sailor] ימאי
    [magic] קסם
   *[other] { $kind }
  }
play-slot = מקום { $slot }
play-seen-by = ידוע ל־⁨{ $seats }⁩
play-magic-piles = בקופות: { $characters } דמויות, { $hats } כובעים. תורים בלי זכייה: { $stall }
play-magic-piles-limit = בקופות: { $characters } דמויות, { $hats } כובעים. תורים בלי זכייה: { $stall } מתוך { $limit }
play-magic-verb = { $verb ->
    [peek] ⁨peek⁩: להציץ בכובע אחד
    [swap] ⁨swap⁩: להחליף בין שני כובעים
   *[open] ⁨open⁩: לפתוח כובע, לזכות בזוג או לקבל כובע קנס
  }
play-choose-slot = { $verb ->
    [peek] באיזה כובע להציץ?
    [swap] איזה כובע להחליף?
   *[open] איזה כובע לפתוח?
  }
play-choose-second = עם איזה כובע להחליף את כובע { $slot }?
play-opened-wrong = שחקן { $seat } פתח את כובע { $slot }, וזו הייתה טעות. כובע קנס.
play-magic-penalties = כובעי קנס פחות כובעי קסמים

play-colour = { $colour ->
    [red] אדום
    [yellow] צהוב
   *[blue] כחול
  }
play-own-stacks = הערימות שלכם, מלמעלה למטה
play-top-state = השוליים הם טבעת { $band }. תורים בלי הכאה: { $stall }
play-top-state-limit = השוליים הם טבעת { $band }. תורים בלי הכאה: { $stall } מתוך { $limit }
play-legend = ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי ומה גובהה
play-legend-placing = ⁨{ $goal }⁩ כאן מציבים   ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי ומה גובהה
play-legend-narrowed = ⁨{ $rings }⁩ טבעות   ⁨{ $band }⁩ שוליים   ⁨{ $forbidden }⁩ אסור   ⁨{ $neutral }⁩ כובע ניטרלי   ⁨{ $stack }⁩ ערימה: של מי, גובה
play-choose-stack = איזו ערימה?
play-choose-build = הערימה הבאה, מלמעלה למטה:
play-choose-cell = איפה להציב את ערימה { $stack }? הקלידו מספר או משבצת (⁨Enter⁩: ערימה אחרת)
play-choose-target = לאן להזיז את ⁨{ $cell }⁩? (⁨Enter⁩: ערימה אחרת)
play-stack-one-move = ⁨{ $cell }⁩ { $goes }
play-stack-moves = ⁨{ $cell }⁩: { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
  }
play-goes = אל ⁨{ $cell }⁩
play-goes-taking = אל ⁨{ $cell }⁩, מכים את ⁨{ $taken }⁩
play-top-verb = { $verb ->
    [narrow] לצמצם את הלוח ואז לזוז
   *[pass] לוותר על התור
  }
play-top-points = שחקן { $seat }: ⁨{ $share }⁩ (ערימות על הלוח: { $stacks })
play-top-won = כל הערימות על הלוח בצבע { $colour } (⁨T11⁩).
play-top-stalled = { $turns } תורים ברצף בלי הכאה (⁨T13⁩): כל מי שעדיין יש לו ערימה שותף לניצחון.

play-rules-other = הכללים של המשחק הזה לא מוסברים כאן; ⁨`legal`⁩ מציג מה מותר לכם.
play-rules-hats =
    כובעים בקצרה
    מי שיש לו הכי הרבה נקודות מנצח. בכל תור (⁨H4⁩) עושים פעולה עיקרית אחת,
    ולפניה או אחריה לכל היותר פעולת רשות אחת.
      עיקרית: החלפה (⁨H5⁩). מניחים קלף על מקום בשולחן התה ולוקחים את הקלף שהיה
        שם; הקלף שלכם חייב להיות מאותו סוג או גבוה יותר. או מניחים קלף הפוך
        ככובע שחור (⁨H6⁩), שרק אתם יודעים מהו.
      רשות, 2 או 3 שחקנים: משליכים קלף ומושכים חדש (⁨H7⁩).
      רשות, 4 שחקנים: מעבירים קלף לשותף, והוא נותן קלף בתמורה (⁨H8⁩).
    אחרי שמונה תורים הקלף האחרון שלכם הוא הכובע האהוב (⁨H10⁩).
    ניקוד: כל קלף באוסף שווה את המקום הנמוך ביותר של הסוג שלו בשולחן התה, או 0 אם
    הסוג לא שם; כל כובע שחור שווה 1 (⁨H11⁩). הכובע האהוב נותן את סכום המספרים
    שאספתם מהסוג שלו, פחות המספר שלו (⁨H12⁩). העוגייה שווה 5 (⁨H13⁩): היא אצל
    מי שיש לו הכי הרבה סוגים (⁨H9⁩). ״נקודות עכשיו״ הן בלי הכובעים האהובים.
    מהלכים: ⁨exchange D4 3⁩, ⁨black D4⁩, ⁨discard D4⁩, ⁨offer D4⁩, ⁨give D4⁩, ⁨end⁩
    סוגים: ⁨B⁩ כומתה, ⁨C⁩ כובע פעמון, ⁨D⁩ כובע ציד, ⁨F⁩ תרבוש, ⁨K⁩ קפי, ⁨S⁩ סומבררו, ⁨T⁩ כובע משולש
play-rules-magic =
    כובע קסמים בקצרה
    זוכים בהכי הרבה זוגות של דמות וכובע. שבע דמויות עומדות בשורה, ומעל כל אחת
    כובע מוסתר (⁨M2⁩). בכל תור עושים דבר אחד משלושה (⁨M3⁩):
      ⁨peek⁩ (⁨M4⁩): מציצים בכובע אחד; רק אתם רואים אותו.
      ⁨swap⁩ (⁨M5⁩): מחליפים בין שני כובעים בלי להביט בהם.
      ⁨open⁩ (⁨M6⁩): הופכים כובע לעיני כולם. אם הוא שייך לדמות שמתחתיו, זוכים בשניהם,
        ובמקומם באים דמות וכובע חדשים. כובע קסמים נשאר אצלכם. אחרת הכובע חוזר
        למקומו ומקבלים כובע קנס.
    המשחק נגמר כשנשארות שלוש דמויות (⁨M7⁩), או כשיותר מדי זמן אף אחד לא זכה
    בכלום (⁨M10⁩).
    ניקוד: זוגות פחות כובעי קנס; כל כובע קסמים מבטל כובע קנס אחד (⁨M8⁩).
    את מה שראיתם צריך לזכור, אלא אם נבחרה האפשרות ⁨memory_aid⁩ (⁨M13⁩).
    מהלכים: ⁨peek 3⁩, ⁨swap 2 5⁩, ⁨open 4⁩
play-rules-top =
    צילינדרים בקצרה
    מנצחים כשכל הערימות שלכם (⁨T11⁩). כולם בונים בסתר חמש ערימות של שלושה כובעים,
    הצבע שלהם למעלה (⁨T3⁩), ומציבים אותן לפי התור בטבעות 2 ו־3 (⁨T4⁩). ערימה שייכת
    לצבע שלמעלה, ולא חשוב מי בנה אותה (⁨T5⁩).
    בכל תור מזיזים ערימה אחת (⁨T6⁩): צעד למשבצת ריקה סמוכה, או דילוגים מעל ערימות
    צמודות אל המשבצת הריקה שמיד אחריהן. כל ערימה יריבה שדילגתם מעליה מאבדת את הכובע
    העליון; הכובע שמתחתיו קובע של מי היא עכשיו (⁨T7⁩). אם אפשר להכות, חייבים,
    וקודם כול מהשוליים (⁨T8⁩).
    הטבעת החיצונית היא השוליים: מהלך יכול להסתיים שם רק אם מכים בו, וערימה שעומדת
    שם חייבת לצאת (⁨T9⁩). כשיש חמש ערימות או פחות, ואף אחת לא בשוליים, מותר לצמצם
    את הלוח לפני המהלך (⁨T10⁩).
    יותר מדי תורים בלי הכאה הם תיקו (⁨T13⁩).
    מהלכים: ⁨build yellow red⁩ (אמצע, למטה), ⁨place 2 E7⁩, ⁨move C3 C5 E7⁩ (איפה נוחתים),
    ⁨C3-E7*C4⁩ (מאיפה, לאן, מה הוכה), ⁨narrow⁩, ⁨pass⁩

## משחק בשרת

join-bad-address = ״⁨{ $address }⁩״ אינה כתובת של שרת; כתבו למשל ⁨localhost:8731⁩
bad-prefix = ⁨{ $option }⁩ לא יכול להיות ״⁨{ $value }⁩״; זה נתיב כמו ⁨/hats⁩
bad-web-address = ⁨{ $option }⁩ לא יכול להיות ״⁨{ $value }⁩״; זו כתובת כמו ⁨{ $example }⁩
request-unknown-host = השרת הזה לא מכיר את השם ⁨{ $host }⁩. מנהל השרת יכול להרשות אותו עם ⁨--url⁩.
bad-header = ⁨{ $option }⁩ לא יכול להיות ״⁨{ $value }⁩״; זה שם של כותרת ⁨HTTP⁩ כמו ⁨X-Forwarded-User⁩
sign-in-off = כאן לא צריך להיכנס עם חשבון; מספיק שם.
sign-in-provider-down = שירות ההזדהות לא עונה. נסו שוב בעוד כמה דקות.
sign-in-provider-wrong = משהו השתבש בשירות ההזדהות. נסו שוב, או ספרו למנהל השרת.
sign-in-denied = לא נכנסתם, ולכן שום דבר לא השתנה.
sign-in-expired = זה לקח יותר מדי זמן, או שכבר נעשה. היכנסו שוב.
sign-in-other-browser = סיימו את הכניסה באותו דפדפן שבו התחלתם.
sign-in-linked-elsewhere = החשבון הזה כבר שייך ל־⁨{ $name }⁩.
sign-in-has-account = כבר קישרתם חשבון אחר. קודם בטלו את הקישור אליו.
sign-in-no-proxy = השרת לא יודע מי אתם. פתחו את המשחק כמו שמנהל השרת הסביר לכם.
identity-sign-in-needed = כדי לשחק כאן צריך להיכנס עם חשבון.
serve-scan = סרקו את זה בטלפון, או פתחו את ⁨{ $address }⁩
member-list-short = ⁨{ $path }⁩, שורה ⁨{ $line }⁩: הקוד קצר מדי; צריכות להיות בו לפחות ⁨{ $least }⁩ אותיות או ספרות
member-list-twice = ⁨{ $path }⁩, שורה ⁨{ $line }⁩: הקוד הזה כבר ברשימה
member-name-taken = כבר יש קוד בשם ⁨{ $name }⁩; ״⁨hatbox invite revoke⁩״ מבטל אותו
member-unknown = אין קוד בשם ⁨{ $name }⁩; ״⁨hatbox invite list⁩״ מציג למי יש
member-several = יש כמה קודים בשם ⁨{ $name }⁩; בטלו את הקוד בקובץ שלכם
member-from-file = הקוד של ⁨{ $name }⁩ נמצא בקובץ שלכם: מחקו שם את השורה שלו
member-code = קוד
member-link = קישור
member-added = נוסף
member-player = שם במשחק
member-seen = ביקור אחרון
member-revoked = הקוד של ⁨{ $name }⁩ בוטל.
member-revoked-banned = הקוד של ⁨{ $name }⁩ בוטל, והשחקן ⁨{ $name }⁩ (⁨{ $player }⁩) נחסם. כדי לבטל את החסימה: ⁨hatbox admin unban { $player }⁩
identity-invite-needed = כדי לשחק כאן צריך קוד הזמנה. בקשו אותו ממי שהזמין אתכם.
lobby-closed = אין כאן משחק מהיר. פתחו שולחן והזמינו חברים.
join-unreachable = אי אפשר להגיע אל ⁨{ $address }⁩: ⁨{ $reason }⁩
join-not-hatbox = אין שרת ⁨hatbox⁩ בכתובת ⁨{ $address }⁩
join-refusal = { $reason }
join-refused = השרת סירב: ⁨{ $code }⁩
join-bad-identities = ⁨{ $path }⁩ פגום; תקנו או מחקו אותו (ואז תהיו שחקנים חדשים בכל מקום)
join-name = מה השם שלכם?
join-recovery =
    עם הקוד הזה יהיה לכם אותו פרופיל גם במכשיר אחר:
    ⁨{ $code }⁩
    הפרופיל שלכם נשמר בקובץ ⁨{ $path }⁩.
join-choose-table = איפה תרצו לשחק?
join-mine-turn = המשחק שלכם, { $game }, התור שלכם: ⁨{ $who }⁩
join-mine = המשחק שלכם, { $game }: ⁨{ $who }⁩
join-open = { $game }, מקומות פנויים: { $free }; עם ⁨{ $who }⁩
join-new = לפתוח שולחן חדש
join-choose-access = מי יכול להצטרף?
join-listed = כולם: השולחן ברשימה
join-private = רק מי שתיתנו לו את שם השולחן
join-free = פנוי
join-waiting =
    מחכים לאחרים. הם מקלידים: ⁨hatbox join { $url } { $table }⁩
    או מלאו את המקומות הפנויים: הקלידו ⁨bots dormouse⁩
    (או ⁨march_hare⁩, ⁨cheshire_cat⁩, ⁨mad_hatter⁩, ⁨white_rabbit⁩).
join-waits-for = ממתינים לשחקן: ⁨{ $who }⁩.
join-help-hint = הקלידו ⁨?⁩ כדי לראות את הכללים והפקודות.
join-line-lost = (החיבור אבד; מנסים שוב…)
join-line-back = (החיבור חזר)
join-not-now = אי אפשר לעשות ״⁨{ $text }⁩״ עכשיו: זה לא התור שלכם.
join-bad-level = הקלידו ⁨bots⁩ ורמה: ⁨{ $allowed }⁩
join-leave-sure = באמת לוותר על המקום? (⁨yes⁩ או ⁨no⁩)
join-after = לחצו ⁨Enter⁩ ליציאה, או הקלידו ⁨again⁩, ⁨log⁩ או ⁨say⁩ ומשהו לומר.
join-sat = ⁨{ $name }⁩ התיישב/ה במקום { $seat }.
join-left = מקום { $seat } שוב פנוי.
join-readied = שחקן { $seat } מוכן.
join-unreadied = שחקן { $seat } עוד לא מוכן.
join-filled = { $bot } יושב במקומות הפנויים.
join-started = המשחק מתחיל.
join-chose = שחקן { $seat } סיים לבחור.
join-rechose = שחקן { $seat } בוחר שוב.
join-undone = שחקן { $seat } ביטל מהלך.
join-undo-asked = שחקן { $seat } מבקש לבטל מהלך; האחרים מקלידים ⁨yes⁩ או ⁨no⁩.
join-undo-refused = שחקן { $seat } לא מסכים: המהלך נשאר.
join-taken-over = { $why ->
    [time] הזמן של שחקן { $seat } נגמר: { $bot } ממשיך.
   *[left] שחקן { $seat } עזב: { $bot } ממשיך.
  }
join-returned = שחקן { $seat } חזר.
join-said = { $name }: { $text }
join-bots-offered = עוד לא הצטרף אף אחד; המארח יכול להקליד ⁨bots⁩ ורמה.
join-rematch-asked = שחקן { $seat } רוצה לשחק שוב; הקלידו ⁨again⁩ אם גם אתם רוצים.
join-rematched = מתחיל משחק חדש.
join-closed = השולחן סגור.
join-commands =
    הקלידו מספרים (״⁨3⁩״ ואז ״⁨1⁩״, או ״⁨3 1⁩״) או מהלכים (גם בקיצור: ״⁨ex d4 3⁩״), או:
      ⁨?⁩             העזרה הזאת
      ⁨legal⁩         כל המהלכים החוקיים
      ⁨table⁩         לצייר הכול מחדש
      ⁨log⁩           מה קרה עד עכשיו; ⁨log 10⁩: עשרת האירועים האחרונים
      ⁨say⁩ מילים     לומר משהו לכולם; ⁨phrases⁩: משפטים מוכנים, לפי שמם
      ⁨undo⁩          לבטל את המהלך האחרון; אולי האחרים יצטרכו להסכים
      ⁨yes, no⁩       לענות למי שרוצה לבטל מהלך
      ⁨resign⁩        להיכנע (כשיש שני צדדים)
      ⁨leave⁩         לוותר על המקום; בוט ממשיך במקומכם
      ⁨return⁩        לקחת את המקום בחזרה מהבוט
      ⁨bots⁩ רמה      להושיב בוטים במקומות הפנויים (רק המארח)
      ⁨again⁩         עוד משחק עם אותם אנשים, כשהמשחק נגמר
      ⁨quit⁩          לצאת מהתוכנה ולשמור את המקום
    שורה ריקה מחזירה לבחירה הראשונה.

## Table talk: ready-made phrases

phrase-hello = שלום לכולם!
phrase-good-luck = בהצלחה!
phrase-have-fun = תיהנו!
phrase-your-turn = התור שלכם!
phrase-one-moment = רגע, בבקשה.
phrase-take-your-time = קחו את הזמן.
phrase-well-played = שיחקתם יפה!
phrase-nice-move = מהלך יפה!
phrase-oops = אופס!
phrase-sorry = סליחה!
phrase-thanks = תודה!
phrase-thinking = תנו לי לחשוב…
phrase-exciting = נהיה מותח!
phrase-lucky = איזה מזל!
phrase-unlucky = איזה חוסר מזל!
phrase-yes = כן!
phrase-no = לא!
phrase-haha = חחח!
phrase-well-done-partner = עבודת צוות יפה!
phrase-good-game = היה משחק טוב!
phrase-again = עוד משחק?
phrase-next-time = בפעם הבאה יהיה יותר מזל!
phrase-must-go = סליחה, צריך לזוז.
phrase-bye = ביי, נתראה בקרוב!

## The server

serving = השרת פועל בכתובת ⁨{ $address }⁩ (⁨Ctrl-C⁩ עוצר)
connection-hello-first = החיבור נסגר: קודם התוכנה צריכה להזדהות.
connection-hello-twice = החיבור נסגר: התוכנה מזדהה רק פעם אחת.
connection-version = האפליקציה הזאת ישנה יותר או חדשה יותר מהשרת. טענו את הדף מחדש או עדכנו את האפליקציה.
connection-not-text = החיבור נסגר: כל הודעה חייבת להיות טקסט.
connection-too-fast = יותר מדי הודעות בבת אחת. חכו רגע.
connection-too-slow = החיבור שלכם איטי מדי. מתחברים מחדש…
connection-silent = כבר זמן מה לא שמענו מכם. מתחברים מחדש…
message-bad = השרת לא מבין את ההודעה הזאת: ⁨{ $fault }⁩
identity-needed = קודם צריך שם.
identity-unknown-token = השרת כבר לא מכיר אתכם. בחרו שוב שם.
identity-unknown-code = קוד השחזור הזה לא תקף. בדקו אותו שוב.
device-unknown = המכשיר ההוא כבר מנותק.
identity-banned = נחסמתם בשרת הזה.
identity-banned-because = נחסמתם בשרת הזה: ⁨{ $reason }⁩
identity-too-many-mutes = אפשר להשתיק לכל היותר { $most } שחקנים.
name-empty = בשם צריך להיות לפחות תו אחד שאפשר לראות.
table-unknown = אין שולחן כזה.
table-too-many = כבר יש לכם { $most } שולחנות פתוחים. קודם התחילו לשחק באחד מהם או עזבו אותו.
table-too-many-running = כבר יש לכם { $most } משחקים פתוחים. קודם סיימו אחד מהם או היכנעו בו.
table-too-many-watched = אתם צופים ביותר מדי שולחנות בבת אחת.
table-worn-out = השולחן הזה הגיע לגבול: מעכשיו אפשר רק לבצע מהלכים. פתחו שולחן חדש.
table-no-spectators = בזמן המשחק רק השחקנים רואים אותו.
table-bad-bots = בוטים יכולים לתפוס את המקומות ⁨{ $allowed }⁩, אבל לא את כולם.
table-not-seated = אין לכם מקום ליד השולחן הזה.
table-seated = כבר יש לכם מקום: מקום { $seat }.
table-seat-taken = מקום { $seat } תפוס. מקומות פנויים: ⁨{ $allowed }⁩
table-full = כל המקומות תפוסים.
table-host-only = רק המארח של השולחן יכול לעשות את זה.
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
table-bot-plays = בוט משחק במקומכם. קודם חזרו לשחק.
table-you-play = אתם כבר משחקים: אין בוט שמחליף אתכם.
table-cannot-resign = אפשר להיכנע רק במשחק בין שני צדדים.
table-asked-already = כבר ביקשתם עוד משחק.
table-rematched = המשחק הבא כבר התחיל בשולחן אחר.
command-stale = משהו קרה לפני שהמהלך שלכם הגיע. הסתכלו שוב.
command-unseen = התוכנה ספרה בשולחן הזה יותר אירועים ממה שהיו: { $seen } במקום { $last }.
move-not-your-turn = זה לא התור שלכם.
move-chosen-all = כבר בחרתם הכול.
move-your-turn-now = עכשיו התור שלכם: פשוט שחקו.
move-no-premove = לא תכננתם מהלך.
move-premove-dropped = המהלך שתכננתם כבר לא אפשרי ובוטל: ⁨{ $move }⁩
undo-nothing = אין לכם מהלך לבטל.
undo-revealed = את זה כבר אי אפשר לבטל: מאז נחשף משהו מוסתר.
undo-not-asked = אף אחד לא מחכה לתשובה שלכם.
talk-not-here = אין צ׳אט בשולחן הזה.
talk-phrases-only = בשולחן הזה יש רק משפטים מוכנים.
talk-empty = ההודעה ריקה.
talk-too-fast = לא כל כך מהר: חכו רגע לפני ההודעה הבאה.
notify-no-push = השרת הזה לא שולח התראות לדפדפנים.
notify-no-webhook = השרת הזה לא שולח התראות לכתובות אינטרנט.
notify-no-email = השרת הזה לא שולח מיילים.
notify-bad-address = { $reason ->
    [scheme] הכתובת חייבת להתחיל ב־⁨https://⁩
    [private] הכתובת הזאת לא נמצאת באינטרנט הציבורי.
    [port] הפורט הזה אסור. השתמשו ב־443, או בפורט מעל 1023.
    [keys] ההרשמה של הדפדפן לא תקפה. כבו את ההתראות והפעילו אותן שוב.
   *[malformed] זו לא כתובת אינטרנט.
  }
notify-hook-refused = הכתובת החזירה שגיאה (⁨{ $status }⁩). היא נכונה?
notify-hook-unreachable = אף אחד לא עונה בכתובת הזאת.
notify-bad-email = זה לא נראה כמו כתובת מייל.
notify-mail-failed = אי אפשר לשלוח את המייל כרגע. נסו שוב מאוחר יותר.
notify-bad-time-zone = אין אזור זמן ״⁨{ $zone }⁩״. שמות נראים כך: ⁨Europe/Rome⁩.
notify-half-quiet = לשעות השקטות צריך התחלה וסוף.
notify-too-many-devices = אתם כבר מקבלים התראות ב־{ $most } מכשירים. קודם כבו אותן באחד מהם.
notify-nothing-set-up = עוד אין לאן לשלוח.
invite-unknown-player = השחקן הזה כבר לא כאן.
invite-yourself = אתם כבר כאן.
invite-not-open = המשחק הזה כבר התחיל.
invite-already-seated = כבר יש לשחקן הזה מקום כאן.
invite-no-seat = כל המקומות תפוסים.
invite-too-often = הזמנתם מספיק בינתיים. חכו קצת.
talk-muted = מנהל השרת השתיק אתכם לזמן מה.
talk-muted-because = מנהל השרת השתיק אתכם לזמן מה: ⁨{ $reason }⁩
talk-gives-away = { $named ->
    [type] לשותפים אסור להגיד סוג של קלף (⁨H8⁩). ההודעה לא נשלחה.
    [colour] לשותפים אסור להגיד צבע של קלף (⁨H8⁩). ההודעה לא נשלחה.
   *[number] לשותפים אסור להגיד מספר של קלף (⁨H8⁩). ההודעה לא נשלחה.
  }
request-unknown = אין כלום בכתובת ⁨{ $path }⁩.
request-unknown-ratings = אין דירוג למשחק הזה במספר כזה של שחקנים.
request-bad-method = אי אפשר להשתמש כאן ב־⁨{ $method }⁩; מותר: ⁨{ $allowed }⁩
request-bad-query = ״⁨{ $text }⁩״ הוא לא מספר שלם.
request-bad-body = הבקשה בתבנית לא נכונה: ⁨{ $fault }⁩
request-too-large = הבקשה גדולה מדי; הגבול הוא { $most } בתים.
request-too-many = יותר מדי בקשות. חכו רגע.
request-foreign-origin = דפים מאתרים אחרים לא יכולים להשתמש בשרת הזה.
server-busy = השרת עמוס. נסו שוב.
server-restarting = השרת מופעל מחדש. תכף חוזרים.
server-stopping = השרת נעצר.

# --- the edge of the network
bad-address = ⁨{ $option }⁩ לא יכול להיות ״⁨{ $value }⁩״; מותרות כתובות ורשתות, כמו ⁨127.0.0.1⁩ או ⁨10.0.0.0/8⁩, מופרדות בפסיקים
# --- calls from Python
no-result-yet = המשחק עדיין נמשך ואין לו תוצאה; ⁨match.partial_result()⁩ נותן את הניקוד הנוכחי
not-a = ⁨{ $field }⁩ צריך ⁨{ $wanted }⁩, ולא ⁨{ $given }⁩

# --- joining by a code
join-friends = אנשים שתזמינו
join-have-code = יש לי קוד
join-ask-code = קוד או קישור:
# --- what is stored

table-damaged = השולחן הזה פגום ואי אפשר להציג אותו. מנהל השרת כבר יודע.

# --- putting a game away
table-cannot-close = אפשר למחוק רק משחק נגד בוטים שלא נחשב לדירוג.
server-cannot-store = השרת לא מצליח לשמור כלום כרגע. נסו שוב מאוחר יותר.

# --- games that were played on a device
record-not-over = אפשר להעלות רק משחקים שהסתיימו.
record-no-commitment = אי אפשר להעלות את המשחק הזה: חסרה ההוכחה שהחלוקה הייתה הוגנת.
record-not-valid = אי אפשר להעלות את המשחק הזה: משהו בו לא תקין. { $fault }
record-too-long = המשחק הזה ארוך מדי להעלאה: יש בו יותר מ־{ $most } מהלכים.
daily-other-deal = זה לא האתגר היומי של { $day } או של היום שלפניו, ולכן המשחק לא נחשב.
daily-other-opponent = המשחק הזה לא נחשב: במהלך { $number } חתול צ׳שייר היה משחק אחרת. טענו את הדף מחדש כדי לקבל את הגרסה החדשה שלו.
daily-unknown-game = אין אתגר יומי במשחק הזה.
daily-bad-day = ״⁨{ $day }⁩״ אינו יום. כותבים כך: ⁨2026-11-18⁩.
record-bad-seats = אי אפשר להעלות את המשחק הזה: בכל מקום צריך לשבת אדם או בוט, ולפחות באחד מהם אדם.
table-uploaded = המשחק הזה שוחק במכשיר ורק הועלה לכאן. כדי לשחק שוב, פתחו משחק חדש.

# --- fair deals

fair-bad-seed = המספר הסודי (⁨seed⁩) חייב להיות בן 64 ספרות הקסדצימליות
fair-nonces = לכל שחקן צריך מספר אקראי אחד: 64 ספרות הקסדצימליות, או ⁨null⁩
fair-seed-commitment = המספר הסודי (⁨seed⁩) לא מתאים לטביעת האצבע שפורסמה לפני המשחק
fair-other-commitment = ברישום מופיעה טביעת האצבע ⁨{ $found }⁩, אבל אצלכם נשמרה ⁨{ $kept }⁩
fair-without-nonce = המספר האקראי שלכם, ⁨{ $nonce }⁩, לא שימש בחלוקה
fair-commitment-changed = שימו לב: השרת החליף את טביעת האצבע של החלוקה בשולחן הזה. אל תסמכו על המשחק הזה.
join-fair-checked = החלוקה נבדקה: היא נקבעה לפני המשחק ואף אחד לא בחר את הקלפים.
join-fair-wrong = שימו לב, החלוקה לא הייתה הוגנת: ⁨{ $fault }⁩
admin-said = מה נאמר
admin-report = דיווח
admin-no-report = אין דיווח ⁨{ $report }⁩
admin-resolved = הדיווח ⁨{ $report }⁩ טופל.
admin-forgotten = הפרטים של ⁨{ $name }⁩ (⁨{ $player }⁩) נמחקו.
admin-pruned = נמחקו: { $tables } שולחנות, { $players } שחקנים, { $reports } דיווחים.
admin-exported = { $games } משחקים נכתבו אל ⁨{ $path }⁩; { $damaged } שולחנות לא ניתנו לקריאה.
admin-bad-age = ״⁨{ $age }⁩״ אינו פרק זמן; כתבו ⁨1d⁩ עד ⁨{ $most }d⁩ (ימים)
report-not-there = השחקן הזה אף פעם לא היה בשולחן הזה.

# --- near misses
unknown-game-close = אין משחק בשם ״⁨{ $name }⁩״; אולי ⁨{ $close }⁩? המשחקים: ⁨{ $allowed }⁩
play-load-record = ⁨{ $path }⁩ הוא רישום של משחק; ⁨`hatbox replay { $path }`⁩ מציג אותו
# --- alone among bots
practice-rated = המשחק הזה נחשב לדירוג, ולכן אין כאן עזרה.
practice-people = זה אפשרי רק כשכל האחרים בשולחן הם בוטים.
# --- starting a server

cache-unwritable = אי אפשר לכתוב במטמון ההידור ⁨{ $path }⁩: הכללים יהודרו מחדש בכל הפעלה. אפשר לציין תיקייה אחרת ב־⁨HATBOX_CACHE⁩
already-serving = ⁨Hatbox⁩ כבר פועל בכתובת ⁨{ $address }⁩
serve-port-taken = פורט ⁨{ $port }⁩ תפוס; עצרו את התוכנה שתופסת אותו, או בחרו פורט אחר עם ⁨{ $flag }⁩
serve-port-forbidden = פורט ⁨{ $port }⁩ לא מיועד למשתמשים רגילים; בחרו פורט מעל ⁨1023⁩ עם ⁨{ $flag }⁩
serve-no-address = למחשב הזה אין כתובת ⁨{ $host }⁩; בחרו אחת מהכתובות שלו עם ⁨--host⁩
serve-unknown-host = השם ⁨{ $host }⁩ לא מוכר; ⁨--host⁩ מקבל כתובת של המחשב הזה
server-getting-ready = השרת מתכונן: הוא מהדר את הכללים, וזה קורה רק פעם אחת במחשב הזה.
warm-progress = הידור: ⁨{ $done }⁩ מתוך כ־⁨{ $total }⁩ פונקציות, נותרו ⁨{ $seconds }⁩ שניות
warm-done = ⁨{ $games }⁩: ההידור הסתיים תוך ⁨{ $seconds }⁩ שניות
warm-failed = ההידור נכשל: ⁨{ $fault }⁩
site-no-page = הדף לא נבנה כאן; ⁨`python3 run.py`⁩ בונה אותו, ו־⁨hatbox⁩ מותקן כולל אותו
site-not-empty = התיקייה ⁨{ $path }⁩ אינה ריקה ואינה אתר ש־⁨hatbox⁩ כתב, ולכן דבר לא השתנה; כדאי לבחור תיקייה אחרת
site-done = ⁨{ $path }⁩: { $files } קבצים, ⁨{ $megabytes } MB⁩. אפשר להעלות את התיקייה לכל אחסון אתרים. לניסיון כאן:
wasm-done = ⁨{ $path }⁩ מוכן: ⁨{ $kilobytes }⁩ ק״ב

# --- why the cookie moved
hats-cookie-numbers = שוויון במספר הסוגים: המספרים הנמוכים מכריעים.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] ⁨{ $who }⁩ ניצח/ה ⁨{ $scores }⁩
   *[other] ⁨{ $who }⁩ ניצחו יחד ⁨{ $scores }⁩
  } – { $game }
share-title-plain = { $count ->
    [one] ⁨{ $who }⁩ ניצח/ה
   *[other] ⁨{ $who }⁩ ניצחו יחד
  } – { $game }

# --- the Python client
client-unreachable = אי אפשר להתחבר אל ⁨{ $address }⁩: ⁨{ $reason }⁩

# --- sockets of a server
serve-unix-taken = בכתובת ⁨{ $path }⁩ כבר עונה שרת אחר; עצרו אותו, או בחרו קובץ אחר עם ⁨--unix⁩
serve-unix-unusable = אי אפשר להשתמש ב־⁨{ $path }⁩ בתור ⁨socket⁩: ⁨{ $reason }⁩
# --- parts that are not installed

missing-parts = ל־⁨hatbox { $command }⁩ חסרים רכיבים; התקינו אותם עם ⁨`pip install 'hatbox[{ $extra }]'`⁩

# --- what a table had agreed on
fair-other-setup = לפי הרישום ⁨{ $option }⁩ היה ⁨{ $found }⁩, אבל בשולחן סוכם על ⁨{ $agreed }⁩
fair-two-commitments = השרת פרסם קודם את טביעת האצבע ⁨{ $first }⁩, ואחר כך את ⁨{ $other }⁩

# --- games from files
game-file-missing = אין קובץ ⁨{ $path }⁩
game-file-fault = אי אפשר לטעון את ⁨{ $path }⁩ כמשחק: ⁨{ $fault }⁩
game-file-no-name = אין ⁨{ $name }⁩ בתוך ⁨{ $path }⁩; כתבו ⁨FILE.py:NAME⁩
game-file-no-game = ⁨{ $name }⁩ בתוך ⁨{ $path }⁩ הוא לא ⁨Game⁩ אלא ⁨{ $given }⁩

## כמה אפשר לנצל בוט

tree-too-large = בעץ של ⁨{ $game }⁩ עם האפשרויות האלה יש יותר מ־⁨{ $most }⁩ צמתים; אפשר לבחור משחק קטן יותר עם ⁨--size⁩, או לשחק משחקים עם ⁨--games⁩
exploit-walking = עובר על העץ של ⁨{ $game }⁩
exploit-balancing = מחפש משחק מאוזן
exploit-asking = שואל את ⁨{ $bot }⁩, סימולציות: { $simulations }
exploit-playing = משחק נגד ⁨{ $bot }⁩, סימולציות: { $simulations }
exploit-tree = ⁨{ $game }⁩, שחקנים: { $players }; צמתים: { $nodes }, קבוצות מידע: { $sets }
exploit-balanced = משחק מאוזן שווה ⁨{ $value }⁩ למקום 0 (ניצחון הוא ⁨+1⁩, הפסד ⁨−1⁩).
exploit-explanation = כמה התגובות הטובות ביותר מנצחות יותר מ־⁨{ $bot }⁩ עצמו, בסך הכול; בסוגריים הטווח שבו הערך האמיתי צפוי להיות (זרעים: { $seeds }):
exploit-won = סימולציות: { $simulations }. היריב שמכיר את הבוט ניצח ב־⁨{ $value }⁩ (⁨{ $low }⁩–⁨{ $high }⁩) מתוך { $games } משחקים נגד ⁨{ $bot }⁩; בשוויון היו ⁨{ $fair }⁩
