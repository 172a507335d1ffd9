# People who know each other: who is here, and invitations from one to another.
invited = { $name } מזמין/ה אתכם לשחק ב{ game-name }.
invited-join = להצטרף
invited-not-now = לא עכשיו
here-title = מי כאן
here-count = { $count ->
    [0] אין כאן עוד אף אחד
    [one] יש כאן אדם אחד
    [two] יש כאן שני אנשים
   *[other] יש כאן { $count } אנשים
}
here-about = כדי לשחק עם מישהו, פתחו שולחן והזמינו משם.
here-nobody = אין כאן עוד אף אחד כרגע.
here-playing = באמצע משחק
here-free = פנוי/ה
here-invite = להזמין
here-invite-named = להזמין את { $name }
here-invited = ההזמנה נשלחה
here-invite-sent = ההזמנה ל־{ $name } נשלחה.
here-invite-online = להזמין מישהו שנמצא כאן

# --- the door of a closed server
door-text = כאן משחקים בחוג סגור: כדי להצטרף צריך הזמנה.
