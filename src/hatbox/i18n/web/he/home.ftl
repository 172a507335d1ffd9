# Home: the open box.
home-page = Hatbox · שלושה משחקי כובעים
home-title = שלושה משחקי כובעים בקופסה אחת
home-nav = סביב הקופסה
home-line = { $game ->
    [hats] לאסוף, להחליף, להעז כובע שחור
    [magic_hat] להציץ, להחליף, לזכור. מגיל 5
   *[top_hats] לבנות בסתר, לדלג, להפיל
}
home-play = { $game ->
    [hats] לשחק בכובעים
    [magic_hat] לשחק בכובע קסמים
   *[top_hats] לשחק בצילינדרים
}
home-opening = עורכים את השולחן…
home-slow = המשחק הראשון מתחיל קצת לאט: מישהו עוד מגהץ את המפה.
home-friends = עם חברים
# Spoken name of the same button, so that the three can be told apart.
home-friends-game = { $game ->
    [hats] עם חברים: כובעים
    [magic_hat] עם חברים: כובע קסמים
   *[top_hats] עם חברים: צילינדרים
}
home-learn = ללמוד
home-learn-game = { $game ->
    [hats] ללמוד כובעים
    [magic_hat] ללמוד כובע קסמים
   *[top_hats] ללמוד צילינדרים
}
home-previous = המשחק הקודם
home-next = המשחק הבא
home-code = יש לכם קוד?
home-code-hint = חמש אותיות ממי שפתחו שולחן
home-join = להצטרף
home-waiting = { $count ->
    [one] התור שלכם במשחק אחד
    [two] התור שלכם בשני משחקים
   *[other] התור שלכם ב־{ $count } משחקים
}
home-carry-on = להמשיך
home-tables = השולחנות שלי
home-tables-waiting = { $count ->
    [one] , שולחן אחד מחכה לכם
    [two] , שני שולחנות מחכים לכם
   *[other] , { $count } שולחנות מחכים לכם
}
home-language = שפה
home-dark = כהה
home-profile = אתם וההגדרות שלכם
