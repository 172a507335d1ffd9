# What `hatbox review` says, on the terminal, in its HTML and in notebooks. A language without this file shows the English one.
review-no-moves = אין מה לנתח: עוד לא נעשה אף מהלך
review-progress = מנתחים: { play-game }
review-title = { play-game }: ניתוח
review-about = { play-players }, { $steps } צעדים; { $simulations } סימולציות לכל החלטה
review-unfinished = המשחק עוד לא נגמר: כל תוצאה היא הסיכוי לנצח אחרי המהלך האחרון.
review-written = הקובץ ⁨{ $path }⁩ מוכן
review-seat = שחקן { $seat }
review-headline = { $outcome ->
    [won] שחקן { $seat } ניצח
    [lost] שחקן { $seat } הפסיד
    [unfinished] לשחקן { $seat } יש סיכוי של ⁦{ $share }%⁩ לנצח
   *[shared] שחקן { $seat } קיבל ⁦{ $share }%⁩ מהניצחון
  }
review-share = ⁦{ $share }%⁩
review-unknown = –

## Columns and parts

review-fair = סיכוי שווה
review-deal = חלוקה ומי מתחיל
review-draws = מזל אחר כך
review-luck = מזל
review-skill = המשחק שלו
review-others = האחרים
review-result = תוצאה
review-adjusted = בניכוי המזל
review-accuracy = דיוק
review-step = צעד
review-played = מה שוחק
review-best = המהלך הכי טוב
review-chance = סיכוי לנצח

## Moments

review-grade = { $grade ->
    [best] הכי טוב
    [good] טוב
    [close] צמוד, קשה להכריע
    [inaccuracy] אי־דיוק
    [mistake] טעות
   *[blunder] טעות גסה
  }
review-moments = מה שחקן { $seat } יכול היה לעשות טוב יותר
review-no-moments = לא היה לשחקן { $seat } שום מהלך טוב בהרבה.
review-more-moments = { $count ->
    [one] ועוד טעות אחת קטנה יותר
    [two] ועוד שתי טעויות קטנות יותר
   *[other] ועוד { $count } טעויות קטנות יותר
  }
review-moment = צעד { $step }: ⁨{ $move }⁩ – { review-grade }, ⁦{ $change }%⁩
review-instead = עדיף: ⁨{ $move }⁩, ⁦{ $best }%⁩ במקום ⁦{ $share }%⁩
review-reason = הכובען המטורף: ״{ $reason }״
review-swings = התהפוכות הגדולות בשביל שחקן { $seat }
review-swing-luck = צעד { $step }: מזל, ⁦{ $change }%⁩
review-swing-others = צעד { $step }: האחרים, ⁦{ $change }%⁩

## The page

review-chart = סיכוי לנצח
review-chart-about = הסיכוי של שחקן { $seat } לנצח, צעד אחר צעד: ⁦{ $first }%⁩ בהתחלה, ⁦{ $last }%⁩ בסוף; הכי נמוך ⁦{ $least }%⁩, הכי גבוה ⁦{ $most }%⁩.
review-own-line = לפי מה שהשחקן יכול היה לדעת
review-open-line = אם שום דבר לא היה מוסתר
review-sum = ממה מורכבת התוצאה
review-decisions = { $count ->
    [one] החלטה אחת
    [two] שתי ההחלטות
   *[other] כל { $count } ההחלטות
  }
review-compared = השוואת המהלכים
review-move-estimate = ⁦{ $share }% ± { $error }%⁩
review-untried = לא נוסה
review-of-accuracy = דיוק: ⁦{ $accuracy }%⁩
review-few-decisions = יש מעט מדי החלטות כדי לחשב דיוק.
review-with-average-luck = בלי מזל טוב ובלי מזל רע: { $share }
review-guide = איך קוראים את זה
review-guide-chance = הסיכוי לנצח הוא מה שהשחקן יכול היה לצפות לו באותו רגע, לפי מה שראה ותו לא. הקו הדק יודע את כל מה שהיה מוסתר; אף אחד ליד השולחן לא ידע את זה.
review-guide-parts = לכל שינוי יש סיבה אחת: מזל (החלוקה, קלפים שנמשכו, מה שמתגלה), המשחק של השחקן (כמה מהלך מפסיד לעומת הטוב ביותר) או האחרים. יחד הם נותנים את התוצאה.
review-guide-close = כשההפרש קטן מאי־הוודאות, קשה להכריע, והוא לא נספר.
review-guide-accuracy = דיוק: ⁦100%⁩ זה תמיד המהלך הכי טוב. ככל שהאחוז נמוך יותר, כך הוחמץ יותר.
