# What `hatbox --help` says. A language without this file shows the English one.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    שלושה משחקי כובעים בקופסה אחת: { $games }.

    הפקודות עובדות על רישומים (משחק שלם, אובייקט ⁨JSON⁩ אחד בכל שורה) ועל מצבים (רגע אחד במשחק, ⁨JSON⁩).
    שתי התבניות מוסברות ב־⁨docs/records.md⁩; הכללים נמצאים ב־⁨docs/rules/⁩.
help-examples = דוגמאות:
help-example-browser = להפעיל ולשחק בדפדפן
help-example-play = לבחור משחק ולשחק נגד בוטים
help-example-join = לשחק עם אחרים בשרת
help-example-arena = לערוך טורניר בין בוטים
help-example-simulate = שני משחקים אקראיים, כרישומים
help-example-out = אלף משחקים, לתוך קובץ
help-example-verify = לשחזר אותם ולבדוק כל פרט
help-example-replay = משחק במילים, כפי ששחקן 0 ראה אותו
help-example-review = מזל, יכולת ומהלכים טובים יותר, כדף
help-language = השפה של כל מה שהפקודה אומרת (ברירת המחדל: לפי ⁨LC_ALL⁩, ⁨LC_MESSAGES⁩ או ⁨LANG⁩)
help-bad-language = אין שפה ״⁨{ $language }⁩״; מותר: ⁨{ $allowed }⁩
help-not-whole = ⁨{ $text }⁩ אינו מספר שלם בין 0 ל־{ $most }
help-not-limit = ⁨{ $text }⁩ אינו מספר בין 1 ל־{ $most }
help-not-between = ⁨{ $text }⁩ אינו מספר בין { $least } ל־{ $most }

# --- options of several commands
help-database = ⁨sqlite:PATH⁩ או ⁨postgresql://USER@HOST/NAME⁩ (ברירת המחדל: קובץ בתיקיית הנתונים שלכם)
help-json = להדפיס ⁨JSON⁩
help-one-json = להדפיס אובייקט ⁨JSON⁩ אחד
help-players = מספר השחקנים (ברירת המחדל 2)
help-option = אפשרות של המשחק
help-records = רישומים, ⁨JSON Lines⁩; הסימן ⁨-⁩ פירושו הקלט הסטנדרטי
help-seed = מספר התחלתי להגרלות (ברירת המחדל 0)
help-jobs = לעבוד ב־⁨J⁩ תהליכים, או ב־⁨J⁩ מעבדים של האשכול לכל היותר (ברירת המחדל 1, או כולם)
help-on = לעבוד באשכול ⁨Ray⁩: ⁨ray⁩ (המחשב הזה), ⁨ray://HOST:PORT⁩ או ⁨ray:HOST:PORT⁩; הסבר ב־⁨docs/cluster.md⁩

help-serve = להפעיל את השרת: שולחנות לאנשים ולבוטים, בדפדפן ודרך ה־⁨API⁩.
help-serve-details =
    הכול נשמר בקובץ ⁨SQLite⁩ אחד בתיקיית הנתונים שלכם, או ב־⁨PostgreSQL⁩. הקובץ ⁨docs/hosting.md⁩ מסביר
    איך להפעיל שרת למועדון או באינטרנט. הפקודה ⁨`hatbox`⁩ לבדה עושה אותו דבר, עם ⁨--open⁩.
help-serve-host = הכתובת להאזנה (ברירת המחדל ⁨127.0.0.1⁩: רק המחשב הזה); אפשר לציין כמה פעמים
help-serve-port = הפורט להאזנה (ברירת המחדל 8731; 0: כל פורט פנוי)
help-serve-origin = אתר נוסף שהדפים שלו רשאים להשתמש בשרת
help-serve-proxies = שרתי פרוקסי שסומכים על ה־⁨X-Forwarded-For⁩ שלהם
help-serve-prefix = הנתיב שבו הפרוקסי מגיש את השרת
help-serve-connections = מספר החיבורים המרבי מכתובת אחת (ברירת המחדל 100; 0: בלי הגבלה)
help-serve-bot = בוט משלכם במקום אחת הדמויות: הפונקציה ⁨F⁩ מהמודול ⁨M⁩ (⁨docs/research.md⁩)
help-serve-bot-threads = תהליכונים לבוטים (ברירת המחדל: אחד לכל ליבה)
help-serve-bot-seconds = זמן החשיבה המרבי של בוט (ברירת המחדל 0.6)
help-serve-bot-pace = כמה זמן הבוטים עושים את עצמם חושבים (ברירת המחדל 1; 0: בלי השהיה)
help-serve-no-limits = בלי הגבלות קצב (למדידות)
help-serve-json-logs = לכתוב את היומן כ־⁨JSON Lines⁩
help-serve-log-level = לכתוב ביומן את הרמה הזאת ומה שחמור ממנה (ברירת המחדל ⁨info⁩)
help-serve-open = לפתוח את הדפדפן

help-warm = להדר עכשיו את הכללים ואת הבוטים, כדי ששרת יתחיל במלוא המהירות.
help-warm-details =
    זה קורה פעם אחת בכל מחשב, ושוב אחרי עדכון: מתאים ל־⁨ExecStartPre=⁩, להכנת אימג׳ים, או לפני ערב
    עם חברים. שרת שלא מוצא דבר מהודר עושה אותו דבר בזמן שכבר משחקים בו.
    התוצאה נשמרת ב־⁨HATBOX_CACHE⁩, או בתיקיית המטמון שלכם.
help-warm-games = ⁨{ $games }⁩ (ברירת המחדל: כולם)

help-site = כתיבת הדף לתיקייה שמתאימה לכל אחסון אתרים: משחקים מקומיים, שיעורים וכללים, בלי שרת.
help-site-details =
    אפשר להגיש את DIR דרך GitHub Pages, Netlify, nginx או כל אחסון קבצים אחר, בכל נתיב. משחקים נגד בוטים או על
    מכשיר אחד רצים בדפדפן; אין שולחנות עם אנשים אחרים. אתר שהפקודה הזאת כתבה קודם מוחלף; תיקייה שיש בה משהו
    אחר נשארת כפי שהיא. עוד ב-docs/static-site.md.
help-site-folder = התיקייה לכתיבה

help-wasm = הידור הכללים והחיפוש של משחק ל־WebAssembly, בשביל דף משלכם.
help-wasm-details =
    כותב את GAME.wasm ואת GAME.json לתוך DIR: המודול, והקבועים שדף צריך כדי לקרוא לו. אותם מקורות נותנים אותם
    בתים. איך דף משתמש בהם מוסבר ב־docs/browser.md.
help-wasm-game = ⁨{ $games }⁩, משחק מותקן, או ⁨FILE.py:NAME⁩
help-wasm-folder = התיקייה לכתיבה

help-backup = לגבות לקובץ אחד את כל מה שהשרת שומר.
help-backup-details =
    השרת יכול להמשיך לפעול: הגיבוי הוא תמונת מצב. ⁨FILE⁩ נכתב במלואו או לא נכתב כלל, ואפשר לשחזר אותו
    אל ⁨SQLite⁩ או אל ⁨PostgreSQL⁩. שמרו עליו כמו על מסד הנתונים: יש בו קלפים מוסתרים.
help-backup-file = הקובץ לכתיבה, למשל ⁨hatbox-2026-05-01.backup⁩

help-restore = לשחזר גיבוי שנוצר עם ⁨`hatbox backup`⁩.
help-restore-details =
    קודם עצרו את השרת. הקובץ נבדק לפני שמשהו משתנה, והוא משוחזר במלואו או לא משוחזר כלל.
    הזמן שעבר מאז הגיבוי לא נספר לאף אחד בשעון.
help-restore-file = קובץ הגיבוי
help-restore-replace = למחוק את מה שיש עכשיו במסד הנתונים

help-admin = לנהל שרת: השולחנות, השחקנים והדיווחים שלו.
help-admin-details =
    עובד על מסד הנתונים של השרת בזמן שהוא פועל; השרת מבחין בשינוי תוך שניות. ⁨PLAYER⁩ הוא מזהה, או שם
    שיש רק לשחקן אחד. שום דבר שמוסתר במשחק לא מוצג. עם ⁨--json⁩ התשובה היא שורת ⁨JSON⁩ אחת.
help-admin-tables = להציג את השולחנות, לפי השימוש האחרון.
help-admin-tables-status = רק אלה
help-admin-tables-game = רק של המשחק הזה, למשל ⁨hats⁩
help-admin-tables-search = רק השולחן עם המזהה הזה, או שיושב בו מישהו שהשם שלו מכיל ⁨TEXT⁩
help-admin-table = להציג שולחן אחד: השחקנים והמצב שלו.
help-admin-talk = להציג מה נאמר בשולחן.
help-admin-players = להציג את השחקנים, החדשים קודם.
help-admin-players-search = רק מי שהשם שלו מכיל ⁨TEXT⁩, או שזה המזהה שלו
help-admin-players-sanctioned = רק מושתקים או חסומים
help-admin-player = להציג שחקן אחד: הגבלות, שולחנות ומה נעשה בעניינו.
help-admin-mute = להשתיק שחקן לזמן מה, בכל השולחנות.
help-admin-mute-hours = לכמה שעות (ברירת המחדל 24)
help-admin-unmute = לבטל השתקה של שחקן.
help-admin-ban = לחסום שחקן. המקומות שלו נשארים; בוטים ממשיכים כשהזמן שלו נגמר.
help-admin-unban = לבטל חסימה של שחקן.
help-admin-rename = לשנות שם של שחקן, החל מהשולחן הבא.
help-admin-close = לסיים שולחן פתוח או משחק באמצע, בלי תוצאה.
help-admin-reports = להציג דיווחים של שחקנים, החדשים קודם.
help-admin-reports-all = גם דיווחים שכבר טופלו
help-admin-report = להציג דיווח אחד, עם מה שנאמר סביבו.
help-admin-resolve = לסמן שדיווח טופל; הסיבה נשמרת כהערה.
help-admin-reopen = לפתוח שוב דיווח שטופל.
help-admin-forget = למחוק את הנתונים האישיים של שחקן: השם וההודעות נמחקים, המשחקים נשארים לאחרים.
help-admin-prune = למחוק שולחנות שמזמן אף אחד לא השתמש בהם, ושחקנים ודיווחים ישנים כמוהם.
help-admin-prune-older = כמה זמן, למשל ⁨365d⁩
help-admin-export-games = לכתוב את הרישומים של כל המשחקים שנגמרו, בלי שמות.
help-admin-export-games-out = הקובץ לכתיבה, ⁨JSON Lines⁩
help-admin-stats = להציג פעילות: שחקנים, שולחנות, מהלכים, משחקים ביממה ובשבוע האחרונים.
help-admin-figures = להציג נתונים חיים של כל תהליך שרת.
help-admin-figures-since = רק דגימות אחרי הזמן הזה, במילישניות מאז 1970
help-admin-about = להציג את הגרסה, את גודל האחסון ומה חדש.
help-admin-announcement = להציג את ההודעה שכולם רואים עכשיו.
help-admin-announce = להציג הודעה בדף של כולם, או להסיר אותה.
help-admin-announce-text = ההודעה, עד 300 תווים
help-admin-announce-hours = להסיר אותה לבד אחרי ⁨H⁩ שעות (ברירת המחדל: היא נשארת עד ⁨--clear⁩)
help-admin-announce-clear = להסיר את ההודעה
help-admin-log = להציג מה עשו המנהלים, החדש קודם.
help-admin-log-player = רק מה שנעשה בעניין השחקן עם המזהה הזה
help-admin-undo = לבטל פעולה: ⁨LINE⁩ הוא המזהה שלה ביומן. אפשר לבטל השתקות, חסימות, שינויי שם, דיווחים והודעות לכולם.
help-admin-token = ליצור אסימון ניהול לדף ⁨/admin⁩. הוא מוצג פעם אחת.
help-admin-token-name = של מי האסימון, כפי שיופיע ביומן (ברירת המחדל: שם המשתמש שלכם)
help-admin-token-days = כמה ימים הוא תקף (ברירת המחדל: עד שתבטלו אותו)
help-admin-tokens = להציג את אסימוני הניהול, בלי החלק הסודי.
help-admin-revoke-token = לבטל אסימון ניהול: ⁨TOKEN⁩ הוא המזהה שלו, החלק שלפני הנקודה.
help-admin-reason = למה, בשביל היומן
help-admin-show-reason = להציג את הסיבה גם לשחקן
help-admin-limit = להציג לכל היותר ⁨N⁩ (ברירת המחדל 100)

help-play = לשחק כאן בטרמינל, נגד בוטים או עם אנשים במכשיר אחד.
help-play-details =
    בלי ⁨GAME⁩, תפריט קטן ישאל איזה משחק. במשחק, הסימן ⁨?⁩ מסביר את הכללים והפקודות. רמות הבוטים, מקל
    למומחה: ⁨dormouse⁩, ⁨march_hare⁩, ⁨cheshire_cat⁩, ⁨mad_hatter⁩. עוד ב־⁨docs/playing.md⁩.
help-play-seat = המקום שלכם, החל מ־0; חזרו על האפשרות לכל אדם
help-play-people = אנשים ב־⁨N⁩ המקומות הראשונים, בוטים בשאר
help-play-hot-seat = אנשים בכל המקומות, ומעבירים את המכשיר
help-play-level = הרמה של הבוטים: פעם אחת לכולם, או פעם אחת לכל בוט
help-play-seed = מספר התחלתי להגרלות (ברירת המחדל: הפתעה)
help-play-seconds = זמן החשיבה של בוט (ברירת המחדל 1)
help-play-load = להמשיך משחק שמור

help-join = לשחק בשרת, מהטרמינל הזה.
help-join-details =
    בלי ⁨TABLE⁩, תפריט מציג את המשחקים שלכם ואת השולחנות הפתוחים, ומציע לפתוח שולחן. במשחק, הסימן ⁨?⁩
    מסביר את הכללים והפקודות. הפרופיל שלכם נשמר בתיקיית הנתונים, כדי שתוכלו לחזור למקום שלכם.
help-join-url = השרת, למשל ⁨localhost:8731⁩ או ⁨https://example.org⁩
help-join-table = השולחן שמצטרפים אליו או צופים בו
help-join-name = השם שלכם שם (ברירת המחדל: כמו קודם, או שתישאלו)
help-join-token-file = לשמור את הפרופיל שלכם בקובץ הזה

help-simulate = לשחק משחקים אקראיים ולכתוב אותם כרישומים.
help-simulate-details =
    בכל החלטה לכל הפעולות החוקיות יש אותו סיכוי. אותו מספר התחלתי נותן אותם משחקים.
    האפשרויות נמצאות בדף הכללים של המשחק, למשל ⁨--option edition=de --option first=0⁩.
help-simulate-games = מספר המשחקים (ברירת המחדל 1)
help-simulate-legal = לרשום ליד כל מהלך את כל המהלכים החוקיים (איטי יותר)
help-simulate-out = לכתוב לקובץ, במלואו או בכלל לא (ברירת המחדל: להדפיס)

help-legal = לקרוא מצבים מהקלט הסטנדרטי ולכתוב את המהלכים החוקיים של כל אחד.
help-legal-details = שורה אחת לכל מצב: ⁨{"{"}"legal": [...]{"}"}⁩, ממוין כטקסט, או ⁨{"{"}"error": "..."{"}"}⁩.

help-apply = לקרוא מצבים עם מהלכים מהקלט הסטנדרטי ולכתוב את המצבים שאליהם הם מובילים.
help-apply-details =
    קורא שורות ⁨{"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"}⁩, וכותב ⁨{"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"}⁩,
    או ⁨{"{"}"result": {"{"}...{"}"}{"}"}⁩ אם המשחק נגמר, או ⁨{"{"}"error": "...", "move": k{"}"}⁩ על המהלך הלא חוקי הראשון
    (החל מ־0). ⁨"chance"⁩, רשימה באורך של ⁨"moves"⁩, אומרת מה יוצא בהגרלות, כמו ברישום.
help-apply-seed = מספר התחלתי להגרלות, כשהשורה לא אומרת מה יצא בהן (ברירת המחדל 0)

help-verify = לשחזר רישומים ולבדוק את כל מה שיש בהם.
help-verify-details = מדפיס כל תקלה עם השורה שלה, וסיכום. קוד היציאה הוא 1 אם יש תקלות.
help-verify-json = להדפיס את התקלות כ־⁨JSON Lines⁩, והסיכום בסוף

help-dataset = לכתוב רישומים כטבלה ללמידת מכונה.
help-dataset-details =
    שורה אחת לכל פעולה של שחקן במשחק שנגמר: מה הוא ראה (⁨observation⁩), מה היה חוקי (⁨mask⁩), מה הוא
    עשה (⁨action⁩), ואיך המשחק נגמר בשבילו (⁨return⁩, ⁨score⁩). כל הרישומים צריכים להיות של משחק אחד.
    צריכת הזיכרון לא גדלה עם מספרם. הקובץ ⁨docs/research.md⁩ מסביר את העמודות.
help-dataset-out = הקובץ לכתיבה: ⁨.parquet⁩ או ⁨.arrow⁩
help-dataset-json = להדפיס את הסיכום כ־⁨JSON⁩

help-replay = לספר משחק במילים.
help-replay-details = בלי ⁨--seat⁩ הכול גלוי; איתו, רק מה שהשחקן הזה ראה בזמן המשחק.
help-replay-game = איזה משחק בקובץ, החל מ־1 (ברירת המחדל 1)
help-replay-seat = להציג מה שהשחקן הזה ראה, החל מ־0
help-replay-json = קודים של הודעות עם פרמטרים, ⁨JSON Lines⁩

help-render = לצייר משחק מוקלט.
help-render-details =
    הנפשה של כל המשחק, או עם ⁨--move⁩ תמונה של רגע אחד, כפי שראו הצופים או, עם ⁨--seat⁩, השחקן הזה.
    מה שהוסתר מהם אינו נמצא בקובץ.
help-render-svg = ⁨SVG⁩, לדפדפנים ולמחברות
help-render-png = ⁨PNG⁩: רגע אחד, בלי ⁨--move⁩ האחרון
help-render-gif = ⁨GIF⁩ מונפש של כל המשחק
help-render-seat = לצייר מה שהשחקן הזה ראה, החל מ־0
help-render-move = לצייר את הרגע אחרי מספר המהלכים הזה; 0 הוא החלוקה
help-render-width = רוחב של ⁨PNG⁩ ו־⁨GIF⁩ בפיקסלים (ברירת המחדל 720)
help-render-seconds = כמה זמן מוצג כל מהלך (ברירת המחדל 1.2)
help-render-out = הקובץ לכתיבה (ברירת המחדל: הפלט הרגיל)

help-review = לנתח משחק: מה היה מזל, מה הייתה יכולת, ואילו מהלכים היו טובים יותר.
help-review-details =
    כל החלטה נשפטת לפי מה שהשחקן יכול היה לדעת באותו רגע, בחיפוש חזק כמו של הבוט המומחה. התוצאה של כל שחקן מתחלקת
    למזל, למשחק שלו ולמה שעשו האחרים. ⁨docs/review.md⁩ מסביר איך לקרוא את זה.
help-review-game = איזה משחק בקובץ, החל מ־1 (ברירת המחדל 1)
help-review-seat = רק השחקן הזה, החל מ־0 (ברירת המחדל: כולם)
help-review-simulations = לכל החלטה (ברירת המחדל עד 2000, פחות במשחק ארוך)
help-review-html = לכתוב דף עם תרשימים אל ⁨OUT.html⁩, הכול בקובץ אחד

help-bench = למדוד משחק אקראי ואת החיפוש של הבוטים, לכל משחק ומספר שחקנים, על ליבה אחת.
help-bench-details =
    החיפוש נמדד במשחקים אחידים ובלי ידע, מהחלוקה. נמדדים גם זמן ההפעלה וההידור, בתים לכל מצב,
    ואם יש מהדר ⁨C⁩, גם היחס לגבול ב־⁨C⁩ (⁨bench/c_baseline.c⁩), לסירוגין בהרצה אחת.
help-bench-seconds = לכל מדידה (ברירת המחדל 1)

help-arena = לערוך טורניר בין בוטים.
help-arena-details =
    כל חלוקה משוחקת פעם אחת בכל סידור ישיבה, כך שהמזל מתקזז; סיבוב כזה נחשב ניסוי אחד.
    עם ⁨--simulations⁩ (ברירת המחדל: 1000 לכל החלטה) אותה פקודה נותנת אותם משחקים. עם ⁨--out⁩
    המשחקים נשמרים כרישומים, ואותה פקודה ממשיכה מהמקום שבו נעצרה. הקובץ ⁨docs/arena.md⁩ מסביר
    את הדוח.
help-arena-bots = שניים או יותר; ⁨BOT@2000⁩ או ⁨BOT@0.25s⁩ לתקציב משלו
help-arena-games = מספר המשחקים, מעוגל למעלה לסיבובים שלמים (ברירת המחדל 100)
help-arena-seconds = לכל החלטה, במקום סימולציות
help-arena-simulations = לכל החלטה (ברירת המחדל 1000)
help-arena-sprt = לעצור ברגע שברור אם הראשון משני הבוטים מנצח ⁨LOW⁩ או ⁨HIGH⁩ אחוזים, למשל ⁨50,55⁩
help-arena-alpha = עם ⁨--sprt⁩: באיזו תדירות מותר להחליט בטעות לטובת ⁨HIGH⁩ (ברירת המחדל 0.05)
help-arena-beta = עם ⁨--sprt⁩: באיזו תדירות מותר להחליט בטעות לטובת ⁨LOW⁩ (ברירת המחדל 0.05)
help-arena-luck = לנכות מהתוצאה את המזל שבשליפה, ב־⁨N⁩ סימולציות לכל קלף שהיה יכול להגיע
help-arena-out = להוסיף את המשחקים אל ⁨FILE⁩, ואת מה שצריך כדי להמשיך אל ⁨FILE.arena⁩

help-study = לשחק משחקים רבים בכל גרסה ולדווח מה משתנה.
help-study-details =
    ⁨SPEC⁩ הוא קובץ ⁨TOML⁩, או המשחקים להשוואה: שמות, או ⁨FILE.py:GAME⁩ למשחק שחוקיו שונו. כל צירוף של מספר שחקנים,
    בוטים וערכי אפשרויות הוא גרסה, ומשווים אותה לראשונה. עם ⁨--out⁩ הדוח (⁨HTML, JSON, Parquet⁩) נכתב לתיקייה, ואותה
    פקודה ממשיכה מהמקום שבו נעצרה. אותו זרע נותן אותה תוצאה. הקובץ ⁨docs/lab.md⁩ מסביר את המדדים.
help-study-spec = קובץ ⁨TOML⁩, או משחקים: ⁨{ $games }, FILE.py:GAME⁩
help-study-players = מספר שחקנים אחד או כמה (ברירת המחדל 2)
help-study-bots = אחד בכל המקומות, או כמה זה נגד זה (ברירת המחדל ⁨greedy⁩); ⁨BOT@500⁩ לתקציב משלו, אחרת { $simulations } סימולציות
help-study-option = אפשרות של המשחק עם הערכים להשוואה, למשל ⁨narrowings=2,0⁩
help-study-games = משחקים לכל גרסה, לכל היותר (ברירת המחדל { $games })
help-study-precision = לעצור כששיעורי הניצחון ידועים בדיוק של ⁨P⁩, למשל ⁨0.01⁩: חצי מרווח הסמך של ⁨95%⁩
help-study-repeats = כמה פעמים משחקים חלוקה באותו סידור ישיבה (ברירת המחדל: 2 עם בוט אחד, אחרת 1)
help-study-out = לכתוב את הדוח ואת הנתונים לתיקייה ⁨DIR⁩, ולהמשיך שם

help-exploit = למדוד כמה יכול להרוויח מול בוט מי שמכיר אותו היטב.
help-exploit-details =
    במקום שאפשר לעבור על כל העץ (⁨--size tiny⁩): התגובות הטובות ביותר למה שהבוט עושה בממוצע על פני ⁨--seeds⁩,
    בכל קבוצת מידע; ⁨NashConv⁩ מסכם את הרווח של כל המקומות, והוא 0 במשחק מושלם. עם ⁨--games⁩: משחקים של
    תגובה טובה בקירוב נגד הבוט, בכל גודל. הקובץ ⁨docs/bots.md⁩ מסביר את שניהם.
help-exploit-size = משחק קטן יותר עם אותם כללים: ⁨small, tiny⁩
help-exploit-bot = הבוט שבודקים, או ⁨module:callable⁩ (ברירת המחדל ⁨mad_hatter⁩)
help-exploit-simulations = לכל החלטה של הבוט; כמה מספרים נותנים עקומה (ברירת המחדל 1000)
help-exploit-seeds = כמה פעמים שואלים את הבוט בכל קבוצת מידע (ברירת המחדל 16)
help-exploit-games = לשחק כך וכך משחקים, מעוגל למעלה לסיבובים שלמים, במקום לעבור על העץ

help-daily = להציג את האתגר היומי: מאיפה הוא בא, איך הוא מתחיל ומה הבוטים עושים איתו.
help-daily-details =
    באותו יום כולם מקבלים אותה חלוקה, לפי לוח שפורסם מראש. אתם במקום 0 וחתול צ׳שייר מולכם. כל אחד מארבעת הבוטים
    משחק פעם אחת במקומכם; אותה פקודה נותנת אותם משחקים. הנוסחה נמצאת ב־⁨docs/daily.md⁩.
help-daily-game = ⁨{ $games }⁩ (ברירת המחדל: כולם)
help-daily-day = היום לפי ⁨UTC⁩, למשל ⁨2026-11-18⁩ (ברירת המחדל: היום)

help-puzzles = לחפש חידות: מצבים ממשחקים של בוטים שבהם מהלך אחד טוב בבירור מכל האחרים.
help-puzzles-details =
    הכול נשפט לפי מה שהשחקן שבתור רואה. המהלך צריך להיות טוב ב־0.15 ניצחון מכל מהלך אחר, גם בחיפוש ארוך פי עשרה.
    אותה פקודה נותנת אותו קובץ, בלי תלות ב־⁨--jobs⁩. הקובץ ⁨FILE⁩ נכתב רק כשהכול גמור, או בכלל לא.
    עוד על זה ב־⁨docs/puzzles.md⁩.
help-puzzles-count = מספר החידות (ברירת המחדל 300)
help-puzzles-players = מספר השחקנים במשחקים (ברירת המחדל: בעיקר שניים, לפעמים שלושה או ארבעה)
help-puzzles-simulations = של החיפוש הרגיל (ברירת המחדל 2000); בחיפוש העמוק יש פי { $depth }
help-puzzles-out = הקובץ לכתיבה

help-train = לאמן רשת לחיפוש, שמשחק נגד עצמו.
help-train-details =
    סבבים של משחקים, התאמה ומדידה, עד שהזמן או מספר המשחקים נגמרים. ב־⁨DIR⁩ נשמרים הרשת, נקודת המשך ושורה לכל
    סבב: משחקים ועמדות, שגיאה, והחלק שנוצח נגד ⁨greedy⁩ ונגד הסבב הקודם, עם רווחי סמך של ⁨95%⁩. עם ⁨--resume⁩
    ממשיכים. עוד ב־⁨docs/models.md⁩.
help-train-players = מספר השחקנים (ברירת המחדל: הקטן ביותר)
help-train-minutes = לעצור לכל היותר אחרי מספר כזה של דקות (ברירת המחדל ⁨{ $minutes }⁩, אלא אם ניתן ⁨--games⁩)
help-train-games = לעצור אחרי מספר כזה של משחקים
help-train-round = משחקים בכל סבב (ברירת המחדל ⁨{ $games }⁩)
help-train-simulations = סימולציות של החיפוש לכל פעולה (ברירת המחדל ⁨{ $simulations }⁩)
help-train-out = התיקייה של האימון
help-train-resume = להמשיך את האימון שבתיקייה
help-train-json = להדפיס שורות ⁨JSON⁩

# --- the edge of the network
help-serve-unix = קובץ ⁨socket⁩ להאזנה נוספת, לפרוקסי במחשב הזה
help-serve-url = הכתובת הציבורית, למשל ⁨https://example.org/hats⁩
help-serve-title = שם המועדון שלכם, כפי שיוצג בדף
help-serve-about = השם הקודם של ⁨--imprint⁩
help-serve-metrics-from = כתובות ורשתות שרשאיות לקרוא את ⁨/metrics⁩ (ברירת המחדל ⁨127.0.0.1,::1⁩)
help-serve-guests = אורחים חדשים בבת אחת מכתובת אחת (ברירת המחדל 60); אחר כך אחד כל שתי שניות
help-serve-invite = לבקש את הקוד הזה מכל אורח חדש
help-serve-no-lobby = בלי רשימת שולחנות פתוחים ובלי משחק מהיר
help-serve-talk = הצ׳אט המרבי ששולחן יכול להרשות: ⁨free⁩ (ברירת המחדל), ⁨phrases⁩ או ⁨none⁩
help-serve-no-spectators = בלי צופים באף שולחן
help-serve-no-admin = בלי דף ניהול ב־⁨/admin⁩

help-invite = להזמין אנשים לשרת סגור: קוד אחד לכל אדם.
help-invite-details =
    קוד מיועד לאדם אחד, בכל מספר של מכשירים: השימוש הראשון יוצר את השחקן, והבאים מכניסים את אותו שחקן.
    שרת פועל מכיר קודים חדשים מיד. ⁨docs/club.md⁩ מסביר צעד אחר צעד.
help-invite-add = ליצור קוד לכל שם, ולהציג אותו
help-invite-list = כל מי שיש לו קוד, ומתי היה כאן לאחרונה
help-invite-revoke = לבטל קוד של מישהו, ולחסום את השחקן שהשתמש בו
help-invite-name = השם של האדם, שיוצג בשולחנות עד שישנה אותו
# --- fair deals

help-verify-commitment = טביעת האצבע שראיתם לפני המשחק; ברישום חייבת להיות אותה טביעה
help-verify-nonce = המספר האקראי שלכם; החלוקה חייבת להשתמש בו

# --- closed servers
help-join-invite = קוד ההזמנה, אם השרת מבקש אותו
# --- configuration
help-unknown-flag = אין ⁨{ $flag }⁩; אולי התכוונתם ל־⁨{ $close }⁩?
help-config = קובץ ⁨TOML⁩ עם אפשרויות (ברירת המחדל: ⁨hatbox.toml⁩ בתיקיית ההגדרות שלכם, או ⁨/etc/hatbox/hatbox.toml⁩)
help-serve-environment = כל אפשרות אפשר להגדיר גם במשתנה או בקובץ ⁨TOML⁩: במקום ⁨--bot-threads 2⁩ אפשר ⁨HATBOX_BOT_THREADS=2⁩ או ⁨bot_threads = 2⁩. סוד יכול להיות בקובץ משלו: ⁨--invite-file FILE⁩, ⁨HATBOX_INVITE_FILE=FILE⁩ או ⁨invite_file = "FILE"⁩. עוד ב־⁨docs/configuration.md⁩.
help-serve-check = לבדוק הכול, להציג כל אפשרות ואיפה הוגדרה, ולעצור
help-serve-json = להדפיס את התוצאה של ⁨--check⁩ כ־⁨JSON⁩
help-serve-database-password = הסיסמה של מסד הנתונים ב־⁨PostgreSQL⁩, אם היא לא בכתובת
help-serve-cache = איפה נשמרים הכללים המהודרים (ברירת המחדל: תיקיית המטמון שלכם)
help-serve-imprint = הכתובת של פרטי המפעיל, עם קישור בדף
help-serve-privacy = הכתובת של הודעת הפרטיות, עם קישור בדף
help-serve-closed = להכניס רק מי שהוזמן או נכנס עם חשבון, לא להציג כלום לזרים, ולהציג לחברים מי מחובר
help-serve-invite-list = קובץ עם קוד הזמנה אחד בכל שורה, כל אחד לאדם אחד; אחריו אפשר לכתוב שם
help-serve-oidc-issuer = לאפשר כניסה דרך שירות ⁨OpenID Connect⁩ הזה, למשל ⁨https://accounts.example.org⁩
help-serve-oidc-client-id = המזהה שהשירות נתן לשרת הזה
help-serve-oidc-client-secret = הסוד ששייך למזהה
help-serve-oidc-name = איך לקרוא לשירות בדף (ברירת המחדל: שם המארח שלו)
help-serve-sign-in-header = לסמוך על הכותרת הזאת מפרוקסי כדי לדעת מי נכנס, למשל ⁨X-Forwarded-User⁩
help-serve-sign-in-proxies = שרתי הפרוקסי שסומכים עליהם בזה: כתובות, רשתות, או ⁨unix⁩ בשביל ה־⁨socket⁩ של ⁨--unix⁩
help-serve-require-sign-in = בלי אורחים: שחקנים חדשים חייבים להיכנס עם חשבון
help-serve-club = למועדון או לכיתה: ⁨--closed⁩, עם הגבלות שמתאימות למאות אנשים מאחורי כתובת אחת
help-serve-no-qr = לא להדפיס בהפעלה קוד ⁨QR⁩ של הכתובת
help-serve-no-push = לא להציע התראות בדפדפן
help-serve-push-contact = איך שירותי ההתראות יכולים לפנות אליכם, למשל ⁨mailto:host@example.org⁩
help-serve-no-webhooks = לא לאפשר לאף אחד לקבל התראות לכתובת אינטרנט
help-serve-smtp = השרת ששולח מייל, למשל ⁨smtp://user@mail.example.org:587⁩ או ⁨smtps://…⁩ (ברירת המחדל: בלי מייל)
help-serve-allow-private-hooks = לאפשר ⁨webhooks⁩ ושירותי התראות ברשת שלכם: לבדיקות ולרשתות סגורות, אף פעם לא באינטרנט
help-serve-smtp-password = הסיסמה שלו
help-serve-mail-from = השולח של המיילים, למשל ⁨hats@example.org⁩

help-doctor = לבדוק התקנה ואת השרת שלה, ולומר מה לעשות.
help-doctor-details =
    בודק את מסד הנתונים, הדיסק, השעון, הגרסאות והגבולות, ומבקר בשרת בכתובת הציבורית שלו כמו דפדפן: ⁨TLS⁩, הכותרות של
    הפרוקסי, ⁨WebSocket⁩ אמיתי. קוד היציאה הוא 1 אם משהו לא תקין. עוד ב־⁨docs/observability.md⁩.

help-mcp = לתת למודל שפה לשחק, דרך ⁨Model Context Protocol⁩.
help-mcp-details =
    עוזר שמכיר את הפקודה משחק נגד בוטים או מתיישב ליד שולחן לפי קישור, קורא את הכללים, שואל למה מהלך אינו חוקי
    ומנתח את המשחקים שלו. הוא רואה מה שרואים ממקומו. ⁨docs/mcp.md⁩ מראה איך להגדיר את העוזרים הנפוצים. בלי
    ⁨--http⁩ הוא עובד דרך הקלט והפלט הרגילים.
help-mcp-http = במקום זה, הפורט הזה במחשב הזה, לעוזרים שמתחברים אל ⁨http://127.0.0.1:PORT/mcp⁩
help-mcp-simulations = כמה הבוטים חושבים, לכל החלטה (ברירת המחדל 1000)
help-mcp-seed = אותן חלוקות בכל פעם (ברירת המחדל: אקראי)
