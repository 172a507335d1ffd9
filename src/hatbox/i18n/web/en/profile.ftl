# You and your settings.
profile-page = Profile and settings · Hatbox
profile-title = Profile and settings
profile-nobody = No profile yet
profile-nobody-hint = Your first game makes you a guest. All you need is a name.
profile-local = Your name and your games stay on this device.
profile-since = Joined { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
profile-name-hint = This is the name other players see.
profile-name-saved = You’re now called { $name }.
profile-save = Save
profile-code = Recovery code
profile-code-hint = Use this code to play as yourself on another device and keep all your games. There is no password.
profile-code-make = Create a new code
profile-code-once = Write it down: you won’t see it again. Earlier codes no longer work.
profile-code-copied = Code copied. Keep it somewhere safe.
profile-copy = Copy
profile-restore = Log in with code
profile-restore-hint = You’ll continue with the profile that code belongs to. It replaces the one now on this device.
profile-restore-do = Log in
profile-returned = Welcome back, { $name }!
profile-look = Appearance
profile-language = Language
profile-theme = Theme
profile-theme-is = { $value ->
    [auto] System
    [light] Light
   *[dark] Dark
}
profile-palette = Colours
profile-palette-is = { $value ->
    [usual] Standard
    [deutan] Deutan
    [protan] Protan
   *[tritan] Tritan
}
profile-palette-hint = { $value ->
    [usual] For typical colour vision.
    [deutan] For reduced or no perception of green.
    [protan] For reduced or no perception of red.
   *[tritan] For reduced or no perception of blue.
}
profile-letters = Letters on cards
profile-letters-hint = Colour is never the only cue; letters are the quickest to read.
profile-play = Gameplay
profile-speed = Animation speed
profile-speed-is = { $value ->
    [0] Off
   *[other] { $value }×
}
profile-speed-hint = How fast cards and hats move. Off: no animation.
profile-volume = Sound
profile-volume-is = { $volume ->
    [0] Off
   *[other] { $volume }%
}
profile-vibrate = Vibration
profile-vibrate-hint = A short buzz when it’s your turn, if your device supports it.
profile-confirm = Confirm every move
profile-confirm-hint = Shows your move and asks you to confirm it.
profile-left = Left-handed layout
profile-left-hint = Moves the main buttons to the other side.
profile-data = Your data
profile-muted = Muted players
profile-muted-one = Player { $number }
profile-muted-none = You haven’t muted anyone.
profile-unmute = Unmute
profile-export = Download my data
profile-delete = Delete my profile
profile-delete-title = Delete your profile for good?
profile-delete-text = Your name and everything you said will be erased; bots will take over your games. You can’t undo this, not even with your recovery code.
profile-delete-no = Cancel
profile-delete-yes = Delete for good
profile-forgotten = Your profile is deleted. You can come back as a new player any time.

# --- devices and the house
profile-devices = Sign out my other devices
profile-devices-ended = { $count ->
    [0] You weren’t signed in anywhere else.
    [one] One other device is signed out.
   *[other] { $count } other devices are signed out.
}
profile-about = About { $title }: legal notice and privacy


# --- tips in the first game of each game
profile-coach = First-game tips
profile-coach-hint = Three short tips the first time you play each game.
