# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
    [neutral] ניטרלי
   *[unknown] לא ידוע
}
topw-hat-title = { $colour ->
    [red] אדום
    [yellow] צהוב
    [blue] כחול
    [neutral] ניטרלי
   *[unknown] לא ידוע
}
topw-board = הלוח: 61 משבצות. מקשי החיצים מזיזים את הסמן, ⁨Enter⁩ מרים או מנחית, ⁨Backspace⁩ מבטל דילוג, רווח מסיים את המהלך, ⁨Escape⁩ מחזיר את הערימה.
topw-can = { $can ->
    [move] אפשר להזיז.
    [stuck] אי אפשר להזיז עכשיו.
    [picked] הרמתם מכאן.
    [here] הערימה נמצאת כאן עכשיו.
    [land] אפשר לנחות כאן.
    [land-takes] אפשר לנחות כאן ולהכות.
    [land-on] אפשר לנחות כאן, אבל חייבים להמשיך לדלג.
    [place] אפשר להציב כאן ערימה.
    [sunk] מחוץ למשחק.
   *[none] { "" }
}
topw-say-empty = { $cell }: ריקה. { $can }
topw-say-neutral = { $cell }: הכובע הניטרלי. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: כובע אדום אחד. { $can }
    [yellow] { $cell }: כובע צהוב אחד. { $can }
   *[blue] { $cell }: כובע כחול אחד. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: ערימה אדומה בגובה { $height }, מתחת: { $below }. { $can }
    [yellow] { $cell }: ערימה צהובה בגובה { $height }, מתחת: { $below }. { $can }
   *[blue] { $cell }: ערימה כחולה בגובה { $height }, מתחת: { $below }. { $can }
}
topw-falls = { $say } הכובע העליון כאן ייפול.
topw-might-fall = { $say } הכובע העליון כאן ייפול אם תמשיכו ותדלגו מעליו.

## Seats and side panels

topw-you = אתם
topw-count = { $count ->
    [one] ערימה אחת על הלוח
    [two] שתי ערימות על הלוח
   *[other] { $count } ערימות על הלוח
}
topw-to-place = { $count ->
    [one] נותר להציב ערימה אחת
    [two] נותר להציב שתי ערימות
   *[other] נותר להציב { $count } ערימות
}
topw-taken-hats = { $count ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $count } כובעים
}
topw-quiet = { $count ->
    [one] תור אחד בלי הכאה; אחרי { $limit } זה תיקו.
    [two] שני תורים בלי הכאה; אחרי { $limit } זה תיקו.
   *[other] { $count } תורים בלי הכאה; אחרי { $limit } זה תיקו.
}
topw-know = להציג מה שידוע לי
topw-nearer = להגדיל
topw-peek-mine = אתם בניתם את הערימה הזאת.
topw-peek-other = מי בנה: { $who }. אף אחד אחר לא יודע מה יש מתחת.
topw-peek-open = מי בנה: { $who }.
topw-peek-neutral = הכובע הניטרלי אף פעם לא זז ואי אפשר להכות אותו. מותר לדלג מעליו.
topw-peek-unknown = אי אפשר לדעת מי בנה אותה.

## Building

topw-build-title = בנו חמש ערימות סודיות
topw-build-secret = רק אתם רואים אותן.
topw-build-top = { $colour ->
    [red] למעלה תמיד אדום; כל השאר לבחירתכם.
    [yellow] למעלה תמיד צהוב; כל השאר לבחירתכם.
   *[blue] למעלה תמיד כחול; כל השאר לבחירתכם.
}
topw-build-watch = השחקנים בונים את הערימות
topw-build-watch-text = כולם בונים בסתר חמש ערימות של שלושה כובעים.
topw-build-done = הערימות שלכם מוכנות
topw-build-wait = עוד בונים: { $names }.
topw-your-hats = הכובעים שלכם
topw-supply = { $colour ->
    [red] כובעים אדומים שנותרו: { $count }
    [yellow] כובעים צהובים שנותרו: { $count }
   *[blue] כובעים כחולים שנותרו: { $count }
}
topw-surprise = תפתיעו אותי
topw-clear = להתחיל מחדש
topw-ready = סיימתי
topw-ready-left = { $count ->
    [one] נשאר כובע אחד
    [two] נשארו שני כובעים
   *[other] נשארו { $count } כובעים
}
topw-stand = ערימה { $number }
topw-stand-place = { $place ->
    [middle] ערימה { $number }, אמצע: { $hat }
   *[bottom] ערימה { $number }, למטה: { $hat }
}
topw-stand-empty = { $place ->
    [middle] ערימה { $number }, אמצע: ריק
   *[bottom] ערימה { $number }, למטה: ריק
}
topw-screen-done = { $who }: כל הערימות מוכנות
topw-screen-busy = { $who } עוד בונה

## Turn text

topw-turn = התור שלכם
topw-turn-other = התור של { $who }
topw-place-pick = קודם בחרו אחת מהערימות שלכם.
topw-place-where = עכשיו בחרו בשבילה משבצת זוהרת.
topw-rail = הערימות שלכם להצבה
topw-rail-stack = ערימה { $number }, מלמעלה: { $hats }
topw-pick = בחרו ערימה להזיז.
topw-must-capture = אם אפשר להכות, חייבים: בחרו אחת מהערימות הזוהרות.
topw-must-capture-band = חייבים להכות עם ערימה שעומדת בשוליים.
topw-must-leave = יש לכם ערימה בשוליים: הכניסו אותה פנימה.
topw-must-pass = אין לכם מהלך. אפשר רק לוותר על התור.
topw-may-narrow = אפשר לצמצם את הלוח לפני המהלך.
topw-landing = בחרו איפה לנחות.
topw-jump-on = חייבים להמשיך לדלג.
topw-stop-plain = עצרו כאן, או המשיכו לדלג.
topw-stop-last = לעצור כאן?
topw-stop-falls = { $count ->
    [1] אתם מכים כובע אחד.
    [2] אתם מכים שני כובעים.
    [3] אתם מכים שלושה כובעים.
   *[other] אתם מכים { $count } כובעים.
} { $more ->
    [yes] עצרו כאן, או המשיכו לדלג.
   *[no] לעצור כאן?
}
topw-far = אפשר להגיע לשם, אבל בכמה דילוגים: בחרו את הנחיתה הראשונה.
topw-watching = אתם צופים.
topw-duty-capture = אם אפשר להכות, חייבים.
topw-duty-capture-text = בסוף המהלך, כל ערימה יריבה שדילגתם מעליה מאבדת את הכובע העליון.
topw-duty-band = השוליים קודמים לכול.
topw-duty-band-text = אם ערימה שלכם בשוליים יכולה להכות, חייבים להכות עם ערימה שעומדת בשוליים.
topw-duty-leave = צאו מהשוליים.
topw-duty-leave-text = אסור לערימות להישאר בשוליים (הטבעת החיצונית): הכניסו אחת פנימה.

## Controls

topw-stop = לעצור כאן
topw-back = לבטל דילוג
topw-put-back = להחזיר
topw-narrow = לצמצם את הלוח
topw-pass = לוותר

## The end

topw-end-won = { $you ->
    [yes] ניצחתם!
   *[no] { $who } מנצח/ת
}
topw-end-won-why = { $colour ->
    [red] כל הערימות על הלוח אדומות.
    [yellow] כל הערימות על הלוח צהובות.
   *[blue] כל הערימות על הלוח כחולות.
}
topw-end-draw = תיקו
topw-end-draw-why = { $count ->
    [one] תור אחד בלי הכאה. הניצחון משותף: { $names }.
    [two] שני תורים ברצף בלי הכאה. הניצחון משותף: { $names }.
   *[other] { $count } תורים ברצף בלי הכאה. הניצחון משותף: { $names }.
}
topw-end-resigned = { $you ->
    [yes] נכנעתם.
   *[no] { $who } נכנע/ה.
}
topw-end-abandoned = המשחק הופסק באמצע.
topw-end-none = אין
topw-end-look = להסתכל בלוח
topw-end-result = לראות את התוצאה

## The log

log-top-build = { $you ->
    [yes] בניתם { $count ->
        [one] ערימה אחת
        [two] שתי ערימות
       *[other] { $count } ערימות
    }.
   *[no] { $who } סיים/ה לבנות { $count ->
        [one] ערימה אחת
        [two] שתי ערימות
       *[other] { $count } ערימות
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } מעל { $bottom }
log-top-place = { $you ->
    [yes] הצבתם ערימה על { $cell }.
   *[no] { $who } הציב/ה ערימה על { $cell }.
}
log-top-step = { $you ->
    [yes] צעדתם מ־{ $origin } אל { $target }.
   *[no] { $who } צעד/ה מ־{ $origin } אל { $target }.
}
log-top-jump = { $you ->
    [yes] דילגתם מ־{ $origin } מעל { $over } אל { $target }.
   *[no] { $who } דילג/ה מ־{ $origin } מעל { $over } אל { $target }.
}
log-top-stop = { $you ->
    [yes] עצרתם על { $cell }.
   *[no] { $who } עצר/ה על { $cell }.
}
log-top-captured = { $lost ->
    [red] הערימה על { $cell } איבדה כובע אדום
    [yellow] הערימה על { $cell } איבדה כובע צהוב
   *[blue] הערימה על { $cell } איבדה כובע כחול
}; { $now ->
    [red] מתחתיו התגלה כובע אדום.
    [yellow] מתחתיו התגלה כובע צהוב.
   *[blue] מתחתיו התגלה כובע כחול.
}
log-top-captured-last = { $lost ->
    [red] הערימה על { $cell } איבדה את הכובע האחרון שלה, כובע אדום.
    [yellow] הערימה על { $cell } איבדה את הכובע האחרון שלה, כובע צהוב.
   *[blue] הערימה על { $cell } איבדה את הכובע האחרון שלה, כובע כחול.
}
log-top-narrow = { $you ->
    [yes] צמצמתם את הלוח: השוליים הם עכשיו טבעת { $band }.
   *[no] { $who } צמצם/ה את הלוח: השוליים הם עכשיו טבעת { $band }.
}
log-top-pass = { $you ->
    [yes] ויתרתם על התור.
   *[no] { $who } ויתר/ה על התור.
}

## Why not

no-top-game-is-over = המשחק נגמר: כל הערימות בצבע אחד.
no-top-game-has-stalled = המשחק נגמר: יותר מדי זמן לא הייתה הכאה.
no-top-build-first = קודם כולם צריכים לבנות את הערימות.
no-top-no-hat-left = { $colour ->
    [red] לא נשארו לכם כובעים אדומים.
    [yellow] לא נשארו לכם כובעים צהובים.
   *[blue] לא נשארו לכם כובעים כחולים.
}
no-top-place-first = קודם כל הערימות צריכות לעמוד על הלוח.
no-top-placed-already = הערימה הזאת כבר עומדת על הלוח.
no-top-wrong-ring = מציבים ערימות בטבעות 2 ו־3. המשבצת { $cell } נמצאת בטבעת { $ring }.
no-top-cell-taken = על { $cell } כבר עומדת ערימה. בחרו משבצת ריקה.
no-top-all-stacks-stand = כל הערימות כבר הוצבו.
no-top-can-move = אפשר לזוז, ולכן אי אפשר לוותר על התור.
no-top-narrowed-enough = אי אפשר לצמצם עוד את הלוח.
no-top-too-many-stacks = יש עדיין { $count } ערימות. אפשר לצמצם את הלוח כשנשארו { $most } או פחות.
no-top-band-not-empty = עדיין עומדת ערימה בשוליים, ולכן אי אפשר לסגור אותם.
no-top-move-under-way = התחלתם מהלך מ־{ $cell }. סיימו אותו קודם.
no-top-no-stack = אין ערימה על { $cell }.
no-top-not-yours = { $colour ->
    [red] זו לא ערימה שלכם: הצבע שלכם אדום, ורק ערימות עם אדום למעלה הן שלכם.
    [yellow] זו לא ערימה שלכם: הצבע שלכם צהוב, ורק ערימות עם צהוב למעלה הן שלכם.
   *[blue] זו לא ערימה שלכם: הצבע שלכם כחול, ורק ערימות עם כחול למעלה הן שלכם.
}
no-top-step-goes-on = צעד מסיים את המהלך. רק אחרי דילוג אפשר להמשיך.
no-top-not-empty = המשבצת { $cell } לא ריקה. נחתו על משבצת ריקה.
no-top-no-jump = מ־{ $origin } אל { $target } זה לא צעד ולא דילוג.
no-top-nothing-to-jump = אין על { $cell } מה לדלג מעליו.
no-top-jumped-twice = כבר דילגתם מעל הערימה על { $cell }: מותר רק פעם אחת במהלך.
no-top-no-such-effect = זה לא אפשרי.
no-top-forbidden = המשבצת { $cell } מחוץ למשחק: אסור לנחות עליה או לדלג דרכה.
no-top-must-capture = אפשר להכות כובע, ולכן חייבים. בחרו דילוג מעל ערימה יריבה.
no-top-must-capture-from-band = ערימה שלכם בשוליים יכולה להכות, ולכן חייבים להכות עם ערימה שעומדת בשוליים.
no-top-must-leave-band = קודם אחת הערימות שלכם חייבת לצאת מהשוליים.
no-top-must-end-elsewhere = מהלך בלי הכאה חייב להסתיים במשבצת אחרת, לא ב־{ $cell }.
no-top-not-in-band = מהלך יכול להסתיים בשוליים, על { $cell }, רק אם מכים בו כובע.

# --- beside the tray

topw-lost = כובעים שאבדו
topw-placing-other = { $who } מציב/ה ערימה
