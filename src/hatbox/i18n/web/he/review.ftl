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
