# Learn: each game in five pictures.
learn-choose = איזה משחק תרצו ללמוד?
learn-choose-text = חמש תמונות לכל משחק, ואחר כך שיעור קצר ליד שולחן אמיתי.
learn-title = { $game ->
    [hats] לומדים כובעים
    [magic_hat] לומדים כובע קסמים
   *[top_hats] לומדים צילינדרים
}
learn-pictures = בחמש תמונות
learn-try = נסו בעצמכם
learn-rules = כל הכללים, ⁦{ $first }–{ $last }⁩
learn-scoring = דוגמה לניקוד
learn-four = ארבעה ליד השולחן
learn-lesson = להתחיל את השיעור
learn-lesson-hint = כמה דקות בחברה נעימה. מנסים כל פעולה פעם אחת.
learn-games = משחקים
learn-contents = בעמוד הזה
learn-try-left = { $left ->
    [0] אלה כולם. כל הכבוד!
    [one] נשאר עוד אחד למצוא.
   *[other] נשארו עוד { $left } למצוא.
}
learn-card = { $hat ->
    [B] כומתה { $value }
    [C] קלוש { $value }
    [D] כובע ציד { $value }
    [F] תרבוש { $value }
    [K] קפי { $value }
    [S] סומבררו { $value }
   *[T] טריקורן { $value }
}

learn-hats-title = שמונה תורות, כובע אהוב אחד
learn-hats-lede = מחליפים קלפים עם שולחן התה. כובע שווה את מספר העמדה שבה נמצא הסוג שלו בסוף, ולכן כל החלפה מזיזה את המחירים.
learn-hats-1-title = החלפה
learn-hats-1 = מניחים קלף על עמדה ולוקחים את מה שהיה שם. אותו כובע, או מספר גבוה יותר, זוכה במקום.
learn-hats-2-title = או כובע שחור
learn-hats-2 = שום דבר לא מתאים? מחביאים קלף כשפניו למטה. הוא שווה 1, ואף אחד לא רואה אותו.
learn-hats-3-title = שימו לב לעוגייה
learn-hats-3 = יש לכם הכי הרבה סוגים? העוגייה שלכם, עד שמישהו מראה יותר. בסוף היא שווה 5 נקודות.
learn-hats-4-title = העמדה קובעת
learn-hats-4 = כל תרבוש שלכם שווה 3 אם התרבוש נמצא בעמדה 3. הוא לא על השולחן? אז כלום.
learn-hats-5-title = הכובע האהוב
learn-hats-5 = הקלף האחרון ביד הוא הכובע האהוב. הסוג שלו נספר עוד פעם, פחות המספר שלו עצמו.
learn-hats-try = יש לכם כובע ציד 4. אילו כובעים הוא יכול לקחת? געו בהם.
learn-hats-try-1 = כן: 4 גבוה מ־2.
learn-hats-try-2 = לא: 4 נמוך מ־6, וכומתה אינה כובע ציד.
learn-hats-try-3 = כן: גם הוא כובע ציד, ולכן המספר לא משנה.
learn-hats-try-4 = לא: 4 נמוך מ־5, וסומבררו אינו כובע ציד.

learn-magic_hat-title = של מי הכובע?
learn-magic_hat-lede = שבע דמויות מן החצר ושבעה כובעים מוסתרים. מציצים, מחליפים וזוכרים, וחושפים כובע כשבטוחים שהוא מתאים.
learn-magic_hat-1-title = הצצה
learn-magic_hat-1 = מציצים בכובע אחד, רק לעצמכם. כולם רואים לאן הסתכלתם, ואף אחד לא רואה מה יש שם.
learn-magic_hat-2-title = החלפה
learn-magic_hat-2 = שני כובעים מתחלפים במקומות, בלי לראות אותם. עקבו לאן הם הולכים!
learn-magic_hat-3-title = חשיפה
learn-magic_hat-3 = חושפים כובע לעיני כולם. הוא מתאים לראש שמתחתיו? אז שני הקלפים שלכם.
learn-magic_hat-4-title = אופס
learn-magic_hat-4 = הוא לא מתאים? הכובע חוזר למקומו ומקבלים קנס: נקודה אחת פחות.
learn-magic_hat-5-title = כובע קסמים
learn-magic_hat-5 = הוא לא מתאים לאף אחד, אבל עוזר לכם: הוא נשאר אצלכם, וקנס אחד נמחל.
learn-magic_hat-try = אילו מן הכובעים האלה מתאימים? געו בהם.
learn-magic_hat-try-1 = כן: הכתר שייך למלך.
learn-magic_hat-try-2 = לא: כובע הפעמונים שייך לליצן, לא לטבח.
learn-magic_hat-try-3 = כן: הקרניים שייכות לדרקון.
learn-magic_hat-try-4 = לא: הטיארה שייכת למלכה, לא לאביר.

learn-top_hats-title = מדלגים, ורואים מה מסתתר למטה
learn-top_hats-lede = כולם מחביאים כובעים בערימות של שלושה. מדלגים מעל ערימה יריבה והכובע העליון שלה נעלם; הכובע שמתחתיו קובע של מי היא עכשיו.
learn-top_hats-1-title = בונים בסתר
learn-top_hats-1 = חמש ערימות של שלושה כובעים, הצבע שלכם למעלה. מה שמתחת הוא הסוד שלכם.
learn-top_hats-2-title = צעד או דילוג
learn-top_hats-2 = מזיזים ערימה צעד אחד למשבצת ריקה, או מדלגים מעל שכנה אל המשבצת שמיד מאחוריה.
learn-top_hats-3-title = הכאה
learn-top_hats-3 = כל ערימה יריבה שדילגתם מעליה מאבדת את הכובע העליון. אם אפשר להכות, חייבים.
learn-top_hats-4-title = החוצה מן השוליים
learn-top_hats-4 = מהלך יכול להסתיים בטבעת החיצונית רק אם הייתה בו הכאה. ערימה שעומדת שם חייבת לחזור פנימה.
learn-top_hats-5-title = מצמצמים את הלוח
learn-top_hats-5 = חמש ערימות או פחות, ואף אחת לא בשוליים? מותר לסגור את הטבעת החיצונית. כשכל הערימות שלכם, ניצחתם.
learn-top_hats-try = אתם האדומים. אילו ערימות שלכם? געו בהן.
learn-top_hats-try-1 = כן: האדום למעלה, ולכן היא שלכם, לא חשוב מה מתחת.
learn-top_hats-try-2 = לא: הצהוב למעלה, ולכן היא של הצהוב, גם אם יש בה כובעים שלכם.
learn-top_hats-try-3 = כן: גם כובע אדום אחד הוא ערימה.
learn-top_hats-try-4 = לא: היא של הכחול כל עוד הכחול למעלה.

learn-magic_hat-choice-1 = הכתר מעל המלך
learn-magic_hat-choice-2 = כובע הפעמונים מעל הטבח
learn-magic_hat-choice-3 = הקרניים מעל הדרקון
learn-magic_hat-choice-4 = הטיארה מעל האביר
learn-top_hats-choice-1 = אדום מעל שני כובעים צהובים
learn-top_hats-choice-2 = צהוב מעל שני כובעים אדומים
learn-top_hats-choice-3 = כובע אדום אחד
learn-top_hats-choice-4 = כחול מעל כובע אדום
