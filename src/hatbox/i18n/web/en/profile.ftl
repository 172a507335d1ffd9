# You and your settings.
profile-page = You and your settings · Hatbox
profile-title = You and your settings
profile-nobody = Nobody yet
profile-nobody-hint = With your first game you become a guest. A name is enough.
profile-since = Here since { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name = Your name
profile-name-hint = This is what the others at the table read.
profile-name-saved = From now on you are { $name }.
profile-save = Save
profile-code = Recovery code
profile-code-hint = With this code you are the same player on another device, with all your games. There is no password.
profile-code-make = Make a fresh code
profile-code-once = It is shown only now: write it down. Codes you had before no longer work.
profile-code-copied = The code is copied. Keep it in a safe place.
profile-copy = Copy
profile-restore = I have a code
profile-restore-hint = You become the player of that code. Whoever you were on this device is left behind.
profile-restore-do = Come back
profile-returned = Welcome back, { $name }!
profile-look = How it looks
profile-language = Language
profile-theme = Theme
profile-theme-is = { $value ->
    [auto] As the device
    [light] Light
   *[dark] Dark
}
profile-palette = Colours
profile-palette-is = { $value ->
    [usual] Usual
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] For usual colour vision.
    [deutan] For those who see green weakly or not at all.
    [protan] For those who see red weakly or not at all.
   *[tritan] For those who see blue weakly or not at all.
}
profile-letters = Letters on cards and hats
profile-letters-hint = Colour is never the only sign, but letters are the quickest.
profile-play = How it plays
profile-speed = Motion
profile-speed-is = { $value ->
    [0] Off
   *[other] { $value }×
}
profile-speed-hint = How fast cards and hats travel. Off: they are simply there.
profile-volume = Sound
profile-volume-is = { $volume ->
    [0] Off
   *[other] { $volume } percent
}
profile-vibrate = Vibration
profile-vibrate-hint = A short buzz when it is your turn, where the device can.
profile-confirm = Ask before every move
profile-confirm-hint = You see your move first and then say yes to it.
profile-left = For the left hand
profile-left-hint = What you press most moves to the other side.
profile-data = What is kept about you
profile-muted = People you have muted
profile-muted-one = Player { $number }
profile-muted-none = You have not muted anybody.
profile-unmute = Hear again
profile-export = Save all my data
profile-delete = Delete me
profile-delete-title = Delete you for good?
profile-delete-text = Your name and everything said by you are erased; bots play on in your games. This cannot be undone, not even with your recovery code.
profile-delete-no = Keep me
profile-delete-yes = Delete me for good
profile-forgotten = You are forgotten. You may come again as somebody new.
