# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host. A language without this file shows the English one.

## Options, variables and the TOML file

bad-setting = ⁨{ $where }⁩ לא יכול להיות ״⁨{ $value }⁩״; מותר: { $allowed }
allowed-whole = מספר שלם בין ⁨{ $least }⁩ ל־⁨{ $most }⁩
allowed-number = מספר, ⁨{ $least }⁩ או יותר
allowed-positive = מספר גדול מ־0
allowed-text = טקסט במירכאות
allowed-list = טקסט במירכאות, או רשימה של טקסטים כאלה
allowed-switch = ⁨true⁩ או ⁨false⁩ (במשתנה: ⁨1⁩ או ⁨0⁩)
allowed-database = ⁨sqlite:PATH⁩ או ⁨postgresql://USER@HOST/NAME⁩
setting-twice = גם ⁨{ $one }⁩ וגם ⁨{ $other }⁩ מוגדרים; השאירו אחד מהם
setting-needs = ⁨{ $where }⁩ צריך גם את ⁨{ $needed }⁩
secret-unreadable = ⁨{ $where }⁩: אי אפשר לקרוא את הסוד שב־⁨{ $path }⁩: ⁨{ $reason }⁩
secret-empty = הקובץ ריק
config-unreadable = אי אפשר לקרוא את קובץ ההגדרות ⁨{ $path }⁩: ⁨{ $reason }⁩; אפשר לציין קובץ אחר עם ⁨--config⁩
config-not-toml = ⁨{ $where }⁩: זה לא ⁨TOML⁩: ⁨{ $reason }⁩
config-section = ⁨{ $where }⁩ הוא סעיף; אפשרויות נכתבות בלי סעיפים, למשל ⁨port = 8731⁩
unknown-key = ⁨{ $where }⁩ אינה אפשרות; ⁨`hatbox serve --help`⁩ מציג את כולן
unknown-key-close = ⁨{ $where }⁩ אינה אפשרות; אולי התכוונתם ל־⁨{ $close }⁩?
unknown-variable = ⁨{ $variable }⁩ אינה אפשרות, ולכן לא נתחשב בה; ⁨`hatbox serve --help`⁩ מציג את כולן
unknown-variable-close = ⁨{ $variable }⁩ אינה אפשרות, ולכן לא נתחשב בה; אולי התכוונתם ל־⁨{ $close }⁩?
secret-on-command-line = כל מי שמשתמש במחשב הזה יכול לקרוא את ⁨{ $flag }⁩ ברשימת התהליכים; שמרו את הסוד בקובץ וציינו אותו ב־⁨{ $variable }⁩
secret-in-public-file = כל מי שמשתמש במחשב הזה יכול לקרוא את ⁨{ $path }⁩, ויש בו ⁨{ $keys }⁩; הריצו ⁨`chmod o-r { $path }`⁩

## hatbox serve --check

check-options = במה השרת ישתמש (קובץ הגדרות: ⁨{ $file }⁩):
check-no-file = אין
check-default = ברירת המחדל
check-schema = ב־⁨{ $database }⁩ יש סכימה ⁨{ $schema }⁩, בדיוק מה שצריך לגרסה הזאת.
check-schema-none = ⁨{ $database }⁩ ריק; השרת יכין אותו (סכימה ⁨{ $known }⁩).
check-schema-older = ב־⁨{ $database }⁩ יש סכימה ⁨{ $schema }⁩; השרת יעדכן אותה ל־⁨{ $known }⁩ כשיופעל.
check-schema-newer = ב־⁨{ $database }⁩ יש סכימה ⁨{ $schema }⁩, אבל הגרסה הזאת מכירה רק עד ⁨{ $known }⁩.
check-schema-newer-do = התקינו ⁨hatbox⁩ חדש יותר, או שחזרו גיבוי עם הסכימה הישנה.
check-file-new = ⁨{ $path }⁩ עוד לא קיים; השרת ייצור אותו.
check-file-uncreatable = אי אפשר ליצור את ⁨{ $path }⁩: ⁨{ $folder }⁩ אינה תיקייה שמותר לכם לכתוב בה.
check-file-unwritable = אי אפשר לכתוב אל ⁨{ $path }⁩.
check-file-unwritable-do = תנו למשתמש של השרת הרשאות לקובץ ולתיקייה שלו, או ציינו קובץ אחר עם ⁨--database⁩.
check-file-unreadable = אי אפשר לקרוא את ⁨{ $path }⁩ כמסד נתונים: ⁨{ $reason }⁩.
check-file-foreign = ⁨{ $path }⁩ הוא מסד נתונים של תוכנה אחרת.
check-file-unreadable-do = ציינו קובץ אחר עם ⁨--database⁩, או שחזרו גיבוי.
check-file-served = שרת משתמש עכשיו ב־⁨{ $path }⁩.
check-file-served-do = עצרו אותו לפני שתפעילו עוד אחד.
check-disk = ב־⁨{ $folder }⁩ יש ⁨{ $megabytes }⁩ מ״ב פנויים.
check-disk-low = ב־⁨{ $folder }⁩ יש רק ⁨{ $megabytes }⁩ מ״ב פנויים.
check-disk-full = הדיסק כמעט מלא: ב־⁨{ $folder }⁩ יש ⁨{ $megabytes }⁩ מ״ב פנויים.
check-disk-do = פנו מקום, או מחקו שולחנות ישנים עם ⁨`hatbox admin prune`⁩.
check-postgres-unreachable = אי אפשר להתחבר אל ⁨{ $address }⁩: ⁨{ $reason }⁩.
check-postgres-unreachable-do = בדקו שהוא פועל, ושהכתובת, המשתמש והסיסמה נכונים.
check-postgres-read-only = ⁨{ $address }⁩ פתוח לקריאה בלבד.
check-postgres-read-only-do = ציינו את השרת הראשי, ולא עותק שלו.
check-port = פורט ⁨{ $port }⁩ ב־⁨{ $host }⁩ פנוי.
check-unix = אפשר ליצור את ⁨{ $path }⁩.
check-unix-unwritable = אי אפשר ליצור את ⁨{ $path }⁩: ⁨{ $folder }⁩ אינה תיקייה שמותר לכם לכתוב בה.
check-cache = הכללים מהודרים, ב־⁨{ $path }⁩.
check-cache-cold = הכללים של ⁨{ $games }⁩ עוד לא מהודרים ב־⁨{ $path }⁩; ההפעלה הראשונה תהדר אותם בזמן שכבר משחקים.
check-cache-cold-do = הריצו ⁨`hatbox warm`⁩ כדי להדר אותם עכשיו.
check-no-proxies = ⁨{ $url }⁩ צריך פרוקסי בשביל ⁨TLS⁩, אבל השרת לא סומך על אף פרוקסי, ולכן לכל מי שמאחוריו יש הגבלת קצב אחת משותפת.
check-no-proxies-do = ציינו את הכתובת של הפרוקסי עם ⁨--proxies⁩.
check-prefix = ⁨{ $url }⁩ נגמר בנתיב ״⁨{ $path }⁩״, אבל הקידומת היא ״⁨{ $prefix }⁩״.
check-prefix-do = תנו ל־⁨--prefix⁩ את הנתיב של ⁨--url⁩.
check-no-url = השרת נמצא מאחורי פרוקסי ומאזין רק במחשב הזה, ולכן הוא לא מכיר את השם הציבורי שלו ויסרב לו.
check-no-url-do = תנו ל־⁨--url⁩ את הכתובת הציבורית.
check-smtp = שרת המייל ⁨{ $host }:{ $port }⁩ עונה.
check-smtp-unreachable = אי אפשר להתחבר לשרת המייל ⁨{ $host }:{ $port }⁩: ⁨{ $reason }⁩.
check-smtp-unreachable-do = בדקו את הכתובת ב־⁨--smtp⁩, ואם מותר למחשב הזה לשלוח מייל.
check-issuer = שירות ההזדהות ⁨{ $issuer }⁩ עונה.
check-issuer-unreachable = שירות ההזדהות ⁨{ $issuer }⁩ לא עונה כמו שירות ⁨OpenID Connect⁩: ⁨{ $reason }⁩.
check-list-unreadable = אי אפשר לקרוא את רשימת ההזמנות ⁨{ $path }⁩.

## hatbox doctor

doctor-versions = ⁨hatbox { $version }⁩ (סכימה ⁨{ $schema }⁩) עם ⁨Python { $python }⁩, ⁨{ $system }⁩; ⁨{ $libraries }⁩.
doctor-same-version = השרת שפועל הוא ⁨hatbox { $running }⁩, כמו זה שמותקן כאן.
doctor-other-version = השרת שפועל הוא ⁨hatbox { $running }⁩, אבל כאן מותקן ⁨{ $own }⁩.
doctor-other-version-do = הפעילו מחדש את השרת אם עדכנתם הרגע, או הריצו את ⁨`hatbox doctor`⁩ מההתקנה שלו.
doctor-no-page = בהתקנה הזאת אין דף לדפדפנים.
doctor-no-page-do = התקינו את החבילה שפורסמה, או בנו את הדף עם ⁨`python3 run.py`⁩.
doctor-files = תהליך יכול לפתוח ⁨{ $files }⁩ קבצים, וזה די והותר.
doctor-few-files = תהליך יכול לפתוח רק ⁨{ $files }⁩ קבצים, וכל חיבור הוא קובץ אחד.
doctor-few-files-do = הגדילו את הגבול: ⁨LimitNOFILE=65536⁩ ביחידת ⁨systemd⁩, ⁨`ulimits`⁩ ב־⁨Docker⁩.
doctor-database-unusable = ⁨{ $reason }⁩.
doctor-database-unusable-do = הפעילו את השרת פעם אחת, והוא יכין ויעדכן את מסד הנתונים שלו.
doctor-database-fails = מסד הנתונים נכשל תוך כדי שימוש: ⁨{ $reason }⁩.
doctor-database-fails-do = בדקו את הדיסק ואת היומן של מסד הנתונים.
doctor-writes = כל שמירה לוקחת ⁨{ $milliseconds }⁩ מילישניות.
doctor-slow-writes = כל שמירה לוקחת ⁨{ $milliseconds }⁩ מילישניות, ומרגישים את זה בכל מהלך.
doctor-slow-writes-do = העבירו את מסד הנתונים לדיסק מהיר יותר, או קרוב יותר לשרת.
doctor-database-clock = השעון של המחשב הזה ושל מסד הנתונים תואמים.
doctor-database-clock-off = בין השעון של המחשב הזה לשעון של מסד הנתונים יש הפרש של ⁨{ $seconds }⁩ שניות.
doctor-clock = השעון של המחשב הזה ושל השרת תואמים.
doctor-clock-off = בין השעון של המחשב הזה לשעון של השרת יש הפרש של ⁨{ $seconds }⁩ שניות.
doctor-clock-do = הפעילו סנכרון שעון (⁨NTP⁩) בשניהם.
doctor-recent-tables = { $count ->
    [one] השולחן האחרון שהיה בשימוש תקין.
    [two] שני השולחנות האחרונים שהיו בשימוש תקינים.
   *[other] { $count } השולחנות האחרונים שהיו בשימוש תקינים.
  }
doctor-damaged-tables = { $count ->
    [one] אחד השולחנות האחרונים שהיו בשימוש פגום: ⁨{ $tables }⁩.
    [two] שניים מהשולחנות האחרונים שהיו בשימוש פגומים: ⁨{ $tables }⁩.
   *[other] { $count } מהשולחנות האחרונים שהיו בשימוש פגומים: ⁨{ $tables }⁩.
  }
doctor-damaged-file = ⁨{ $path }⁩ פגום: ⁨{ $reason }⁩.
doctor-damaged-do = עצרו את השרת, שמרו עותק של מסד הנתונים ושחזרו גיבוי.
doctor-whole-file = ⁨{ $path }⁩ תקין.
doctor-large-file = ⁨{ $path }⁩ גדול, ולכן לא נקרא במלואו.
doctor-no-server = אף שרת לא עונה בפורט ⁨{ $port }⁩ של המחשב הזה.
doctor-no-server-do = הפעילו אותו, או ציינו את הכתובת שלו עם ⁨--url⁩.
doctor-reachable = ⁨{ $url }⁩ ענה אחרי ⁨{ $milliseconds }⁩ מילישניות.
doctor-unreachable = אי אפשר להגיע מהמחשב הזה אל ⁨{ $url }⁩: ⁨{ $reason }⁩.
doctor-unreachable-do = בדקו את השם ב־⁨DNS⁩, את חומת האש, ושהפרוקסי פועל.
doctor-unknown-host = השרת לא מכיר את השם שב־⁨{ $url }⁩, ומסרב לו.
doctor-unknown-host-do = הפעילו אותו עם ⁨--url⁩, או ציינו כתובות נוספות עם ⁨--origin⁩.
doctor-refused = השרת ב־⁨{ $url }⁩ דחה את הבקשה: ⁨{ $status } { $refusal }⁩.
doctor-bad-gateway = הפרוקסי ב־⁨{ $url }⁩ לא מצליח להגיע לשרת: הוא ענה ⁨{ $status }⁩.
doctor-bad-gateway-do = בדקו שהשרת פועל, ואת הכתובת והפורט בהגדרות הפרוקסי.
doctor-not-hatbox = מה שעונה ב־⁨{ $url }⁩ אינו שרת ⁨Hatbox⁩ (סטטוס ⁨{ $status }⁩).
doctor-not-hatbox-do = אם השרת מוגש בתוך נתיב, הפרוקסי חייב להסיר את הנתיב, והשרת צריך ⁨--prefix⁩.
doctor-certificate = התעודה תקפה לעוד ⁨{ $days }⁩ ימים.
doctor-old-certificate = התעודה תקפה רק לעוד ⁨{ $days }⁩ ימים.
doctor-bad-certificate = דפדפנים לא יקבלו את התעודה של ⁨{ $host }⁩: ⁨{ $reason }⁩.
doctor-certificate-do = חדשו אותה; ⁨certbot⁩ ו־⁨Caddy⁩ יכולים לעשות את זה לבד.
doctor-no-tls = אי אפשר ליצור חיבור מאובטח אל ⁨{ $url }⁩: ⁨{ $reason }⁩.
doctor-no-proxy = אין פרוקסי בדרך.
doctor-forwarded = השרת רואה את הכתובת של כל מבקר; שלכם היא ⁨{ $address }⁩.
doctor-no-forwarded = הפרוקסי לא אומר בשם מי הוא פונה, ולכן לכל המבקרים יש הגבלת קצב אחת משותפת.
doctor-no-forwarded-do = הגדירו לו לשלוח ⁨X-Forwarded-For⁩; דוגמאות מלאות יש ב־⁨docs/hosting.md⁩.
doctor-untrusted = השרת לא סומך על הפרוקסי, ולכן לכל המבקרים יש הגבלת קצב אחת משותפת; הוא רואה את ⁨{ $address }⁩.
doctor-untrusted-do = הפעילו את השרת עם ⁨--proxies⁩ ועם הכתובת של הפרוקסי.
doctor-forged-address = מבקרים יכולים להתחזות לכל כתובת: הפרוקסי מעביר הלאה את ה־⁨X-Forwarded-For⁩ שהם שולחים.
doctor-forged-address-do = הגדירו לפרוקסי להחליף אותו, כמו בדוגמה ב־⁨docs/hosting.md⁩, וסמכו רק על הפרוקסי.
doctor-wrong-host = הפרוקסי משנה את שם השרת: נשלח ⁨{ $sent }⁩, והשרת ראה ⁨{ $seen }⁩.
doctor-wrong-host-do = הגדירו לו להעביר את ⁨Host⁩ כמו שהגיע, כמו בדוגמה ב־⁨docs/hosting.md⁩.
doctor-no-scheme = השרת חושב שהמבקרים מגיעים בלי ⁨TLS⁩.
doctor-no-scheme-do = הגדירו לפרוקסי לשלוח ⁨X-Forwarded-Proto⁩.
doctor-websocket = חיבור ⁨WebSocket⁩ אל ⁨{ $url }⁩ עובד.
doctor-websocket-refused = חיבור ה־⁨WebSocket⁩ ב־⁨{ $url }⁩ נדחה עם סטטוס ⁨{ $status }⁩.
doctor-websocket-broken = חיבור ה־⁨WebSocket⁩ ב־⁨{ $url }⁩ לא עובד: ⁨{ $reason }⁩.
doctor-websocket-strange = חיבור ה־⁨WebSocket⁩ ב־⁨{ $url }⁩ מדבר בגרסה אחרת.
doctor-no-upgrade-do = הגדירו לפרוקסי להעביר את ⁨Upgrade⁩ ואת ⁨Connection⁩ בשביל ⁨/ws⁩; דוגמאות מלאות יש ב־⁨docs/hosting.md⁩.
doctor-origin = דפים מאתרים אחרים נדחים.
doctor-foreign-origin = דפים מכל אתר אחר יכולים להשתמש בשרת.
doctor-foreign-origin-do = הגדירו לפרוקסי להעביר את הכותרת ⁨Origin⁩ כמו שהיא.
