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
topw-board = המגש: 61 משבצות. החיצים מטיילים, Enter מרים ומנחית, Backspace חוזר צעד, רווח עוצר את המהלך, Escape מחזיר את הערימה.
topw-can = { $can ->
    [move] יכולה לזוז.
    [stuck] לא יכולה לזוז עכשיו.
    [picked] הורמה.
    [here] הערימה נמצאת כאן עכשיו.
    [land] אפשר לנחות כאן.
    [land-takes] אפשר לנחות כאן ולהכות.
    [land-on] אפשר לנחות כאן, אבל חייבים להמשיך לדלג.
    [place] אפשר להציב כאן ערימה.
    [sunk] משבצת אסורה.
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
topw-falls = { $say } הכובע העליון שלה ייפול.
topw-might-fall = { $say } הכובע העליון שלה ייפול אם תמשיכו לדלג מעליה.

## Seats and side panels

topw-you = אתם
topw-count = { $count ->
    [one] ערימה אחת על המגש
    [two] שתי ערימות על המגש
   *[other] { $count } ערימות על המגש
}
topw-to-place = { $count ->
    [one] נותר להציב ערימה אחת
    [two] נותר להציב שתי ערימות
   *[other] נותר להציב { $count } ערימות
}
topw-taken = הוכו עד עכשיו
topw-taken-hats = { $count ->
    [one] כובע אחד
    [two] שני כובעים
   *[other] { $count } כובעים
}
topw-quiet = { $count ->
    [one] תור אחד בלי הכאה; אחרי { $limit } זה תיקו.
    [two] שני תורות בלי הכאה; אחרי { $limit } זה תיקו.
   *[other] { $count } תורות בלי הכאה; אחרי { $limit } זה תיקו.
}
topw-know = להראות מה ידוע לי
topw-nearer = לראות את המגש מקרוב
topw-peek-mine = בניתם את הערימה הזאת.
topw-peek-other = נבנתה בידי { $who }, ורק לבונים ידוע מה מתחת.
topw-peek-open = נבנתה בידי { $who }.
topw-peek-neutral = הכובע הניטרלי לא זז ולא נעלם. מותר לדלג מעליו.
topw-peek-unknown = כבר לא ידוע מי בנה אותה.

## Building

topw-build-title = בנו חמש ערימות סודיות
topw-build-secret = רק אתם רואים אותן.
topw-build-top = { $colour ->
    [red] למעלה תמיד אדום; כל השאר לבחירתכם.
    [yellow] למעלה תמיד צהוב; כל השאר לבחירתכם.
   *[blue] למעלה תמיד כחול; כל השאר לבחירתכם.
}
topw-build-watch = הערימות נבנות
topw-build-watch-text = כולם בונים בסתר חמש ערימות של שלושה כובעים.
topw-build-done = הערימות שלכם מוכנות
topw-build-wait = עוד בבנייה: { $names }.
topw-your-hats = הכובעים שלכם
topw-supply = { $colour ->
    [red] כובעים אדומים שנותרו: { $count }
    [yellow] כובעים צהובים שנותרו: { $count }
   *[blue] כובעים כחולים שנותרו: { $count }
}
topw-surprise = הפתיעו אותי
topw-clear = מהתחלה
topw-ready = מוכן
topw-ready-left = { $count ->
    [one] עוד כובע אחד
    [two] עוד שני כובעים
   *[other] עוד { $count } כובעים
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
topw-screen-busy = { $who }: עוד בבנייה

## Turn text

topw-turn = התור שלכם
topw-turn-other = התור של { $who }
topw-place-pick = קודם בחרו אחת מהערימות שלכם.
topw-place-where = עכשיו בחרו בשבילה משבצת זוהרת.
topw-place-other = { $who }: הצבת ערימה.
topw-rail = הערימות שלכם להצבה
topw-rail-stack = ערימה { $number }, מלמעלה: { $hats }
topw-pick = בחרו ערימה להזיז.
topw-must-capture = אם אפשר להכות, חייבים: בחרו אחת מהערימות הזוהרות.
topw-must-capture-band = חייבים להכות, ודווקא בערימה שעומדת בשוליים.
topw-must-leave = ערימה שלכם עומדת בשוליים: אחת חייבת להיכנס פנימה.
topw-must-pass = אין לכם מהלך. אפשר רק לוותר על התור.
topw-may-narrow = מותר לכם לצמצם את המגש לפני המהלך.
topw-landing = בחרו היכן לנחות.
topw-jump-on = חייבים להמשיך לדלג.
topw-stop-plain = עצרו כאן, או המשיכו לדלג.
topw-stop-last = לעצור כאן?
topw-stop-falls = { $count ->
    [1] כובע אחד ייפול.
    [2] שני כובעים ייפלו.
    [3] שלושה כובעים ייפלו.
   *[other] { $count } כובעים ייפלו.
} { $more ->
    [yes] עצרו כאן, או המשיכו לדלג.
   *[no] לעצור כאן?
}
topw-far = אפשר להגיע לשם, אבל צעד אחר צעד: בחרו את הנחיתה הראשונה.
topw-watching = אתם צופים.
topw-duty-capture = אם אפשר להכות, חייבים.
topw-duty-capture-text = כל ערימה יריבה שדילגתם מעליה מאבדת את הכובע העליון בסוף המהלך.
topw-duty-band = השוליים קודמים.
topw-duty-band-text = אם ערימה בשוליים יכולה להכות, חייבים להכות משם.
topw-duty-leave = החוצה מהשוליים.
topw-duty-leave-text = אסור להתעכב בשוליים, הטבעת החיצונית: הכניסו ערימה אחת פנימה.

## Controls

topw-stop = לעצור כאן
topw-back = צעד אחורה
topw-put-back = להחזיר
topw-narrow = לצמצם את המגש
topw-pass = לוותר על התור

## The end

topw-end-won = { $you ->
    [yes] ניצחתם!
   *[no] הניצחון של { $who }
}
topw-end-won-why = { $colour ->
    [red] כל הערימות על המגש אדומות.
    [yellow] כל הערימות על המגש צהובות.
   *[blue] כל הערימות על המגש כחולות.
}
topw-end-draw = תיקו
topw-end-draw-why = { $count ->
    [one] תור אחד ברצף בלי הכאה. הניצחון מתחלק: { $names }.
    [two] שני תורות ברצף בלי הכאה. הניצחון מתחלק: { $names }.
   *[other] { $count } תורות ברצף בלי הכאה. הניצחון מתחלק: { $names }.
}
topw-end-resigned = { $you ->
    [yes] נכנעתם.
   *[no] { $who }: כניעה.
}
topw-end-abandoned = המשחק לא הושלם.
topw-end-none = אין
topw-end-look = להביט במגש
topw-end-result = לראות את התוצאה

## The log

log-top-build = { $you ->
    [yes] בניתם { $count ->
        [one] ערימה אחת
        [two] שתי ערימות
       *[other] { $count } ערימות
    }.
   *[no] { $who }: { $count ->
        [one] ערימה אחת נבנתה
        [two] שתי ערימות נבנו
       *[other] { $count } ערימות נבנו
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } מעל { $bottom }
log-top-place = { $you ->
    [yes] הצבתם ערימה על { $cell }.
   *[no] { $who }: הצבת ערימה על { $cell }.
}
log-top-step = { $you ->
    [yes] צעדתם מ־{ $origin } אל { $target }.
   *[no] { $who }: צעד מ־{ $origin } אל { $target }.
}
log-top-jump = { $you ->
    [yes] דילגתם מ־{ $origin } מעל { $over } אל { $target }.
   *[no] { $who }: דילוג מ־{ $origin } מעל { $over } אל { $target }.
}
log-top-stop = { $you ->
    [yes] נעצרתם על { $cell }.
   *[no] { $who }: עצירה על { $cell }.
}
log-top-captured = { $lost ->
    [red] הערימה { $cell } מאבדת כובע אדום
    [yellow] הערימה { $cell } מאבדת כובע צהוב
   *[blue] הערימה { $cell } מאבדת כובע כחול
}; { $now ->
    [red] מתחתיו מתגלה אדום.
    [yellow] מתחתיו מתגלה צהוב.
   *[blue] מתחתיו מתגלה כחול.
}
log-top-captured-last = { $lost ->
    [red] הערימה { $cell } מאבדת את הכובע האחרון, אדום.
    [yellow] הערימה { $cell } מאבדת את הכובע האחרון, צהוב.
   *[blue] הערימה { $cell } מאבדת את הכובע האחרון, כחול.
}
log-top-narrow = { $you ->
    [yes] צמצמתם את המגש: השוליים הם עכשיו טבעת { $band }.
   *[no] { $who }: צמצום המגש. השוליים הם עכשיו טבעת { $band }.
}
log-top-pass = { $you ->
    [yes] ויתרתם על התור.
   *[no] { $who }: ויתור על התור.
}

## Why not

no-top-game-is-over = המשחק נגמר: כל הערימות בצבע אחד.
no-top-game-has-stalled = המשחק נגמר: יותר מדי זמן לא הייתה הכאה.
no-top-build-first = קודם כולם בונים את כל הערימות.
no-top-no-hat-left = { $colour ->
    [red] לא נשארו לכם כובעים אדומים בשביל זה.
    [yellow] לא נשארו לכם כובעים צהובים בשביל זה.
   *[blue] לא נשארו לכם כובעים כחולים בשביל זה.
}
no-top-place-first = קודם כל הערימות צריכות לעמוד על המגש.
no-top-placed-already = הערימה הזאת כבר עומדת על המגש.
no-top-wrong-ring = ערימות מציבים בטבעת השנייה והשלישית. המשבצת { $cell } היא בטבעת { $ring }.
no-top-cell-taken = על { $cell } כבר עומדת ערימה. בחרו משבצת ריקה.
no-top-all-stacks-stand = כל הערימות כבר עומדות.
no-top-can-move = יש לכם מהלך, ולכן אי אפשר לוותר על התור.
no-top-narrowed-enough = אי אפשר לצמצם עוד את המגש.
no-top-too-many-stacks = יש עדיין יותר מדי ערימות: { $count }. מותר לצמצם את המגש כשנשארו { $most } או פחות.
no-top-band-not-empty = עדיין עומדת ערימה בשוליים, ולכן הם לא יכולים לשקוע.
no-top-move-under-way = מהלך מ־{ $cell } עדיין בעיצומו. סיימו אותו קודם.
no-top-no-stack = אין ערימה על { $cell }.
no-top-not-yours = { $colour ->
    [red] זו לא ערימה שלכם: הצבע שלכם אדום, ורק ערימה עם אדום למעלה היא שלכם.
    [yellow] זו לא ערימה שלכם: הצבע שלכם צהוב, ורק ערימה עם צהוב למעלה היא שלכם.
   *[blue] זו לא ערימה שלכם: הצבע שלכם כחול, ורק ערימה עם כחול למעלה היא שלכם.
}
no-top-step-goes-on = צעד הוא מהלך שלם. רק דילוגים אפשר לחבר.
no-top-not-empty = המשבצת { $cell } אינה ריקה. נחתו על משבצת ריקה.
no-top-no-jump = מ־{ $origin } אל { $target } זה לא צעד ולא דילוג.
no-top-nothing-to-jump = אין על { $cell } מה לדלג מעליו.
no-top-jumped-twice = כבר דילגתם מעל הערימה על { $cell }: פעם אחת במהלך זה מספיק.
no-top-no-such-effect = אין דרך לעשות את זה.
no-top-forbidden = המשבצת { $cell } שקעה: אסור לנחות בה או לעבור דרכה.
no-top-must-capture = אפשר להכות, ולכן חייבים. בחרו דילוג מעל ערימה יריבה.
no-top-must-capture-from-band = ערימה בשוליים יכולה להכות, ולכן חייבים להכות משם.
no-top-must-leave-band = קודם ערימה שלכם חייבת לצאת מן השוליים.
no-top-must-end-elsewhere = מהלך בלי הכאה חייב להסתיים במשבצת אחרת ולא ב־{ $cell }.
no-top-not-in-band = מהלך יכול להסתיים בשוליים, על { $cell }, רק אם הייתה בו הכאה.
