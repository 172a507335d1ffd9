# The frame of every screen.
title = Hatbox
game-name = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
}
bot-name = { $level ->
    [dormouse] Dormouse
    [march_hare] March Hare
    [cheshire_cat] Cheshire Cat
   *[mad_hatter] Mad Hatter
}
guest-name = Guest { NUMBER($number, useGrouping: 0) }
seat-free = Free seat
seat-stands-in = { $name } ({ $bot })
to-home = To the box
close = Close
ok = OK
loading = One moment …
failed = That did not work ({ $code }).
line-lost = The server cannot be reached. Trying again …
note-dismiss = Close this note
rule-named = Rule { $rule }
missing-title = Nothing in this box
missing-text = This address leads nowhere. The games are where they always were.
confirm-title = Make this move?
confirm-yes = Do it
confirm-no = Back
waiting-title = Waiting for everybody
waiting-sit = Sit down
waiting-ready = I’m ready

# Seats
seat-partner = Partner
seat-active = to play
seat-active-you = your turn
clock-left = Time left
clock-short = Short of time
clock-days = { $days } d { $hours } h
clock-many-days = { $days } d
you = You
seat-bot = bot
seat-host = host
seat-host-ready = host, ready
seat-ready = ready
seat-not-ready = not ready yet
bot-strength = { $level ->
    [dormouse] plays half asleep
    [march_hare] plays well on good days
    [cheshire_cat] plays well and grins
   *[mad_hatter] plays as well as it knows how
}

# The header of a table
sound = Sound
rules-open = Rules
menu-title = Menu
tag-round = Round { $round } of { $rounds }
tag-characters = { $count ->
    [0] The last characters
    [one] One character to come
   *[other] { $count } characters to come
}
tag-phase = { $phase ->
    [building] Building in secret
    [placing] Placing the stacks
   *[moving] { $narrowed ->
        [0] The whole field
        [one] Narrowed once
       *[other] Narrowed { $narrowed } times
    }
}
turn-title = ● Your turn – { game-name }

# The log and looking back
log-title = Log
log-more = Details
log-hint = Tap a line to look back at that moment.
log-empty = Nothing has happened yet.
log-sat = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
log-started = The game begins.
log-chose = { $you ->
    [yes] You have finished choosing.
   *[no] { $who } has finished choosing.
}
log-rechose = { $you ->
    [yes] You choose again.
   *[no] { $who } chooses again.
}
log-undone = { $you ->
    [yes] You take your move back.
   *[no] { $who } takes a move back.
}
log-undo-asked = { $you ->
    [yes] You ask to take your move back.
   *[no] { $who } asks to take a move back.
}
log-undo-refused = { $you ->
    [yes] You do not agree to that.
   *[no] { $who } does not agree to that.
}
log-resigned = { $you ->
    [yes] You give the game up.
   *[no] { $who } gives the game up.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] Your time is over: the { $bot } plays for you.
       *[left] You have left: the { $bot } plays for you.
    }
   *[no] { $why ->
        [time] { $who } has run out of time: the { $bot } plays on.
       *[left] { $who } has left: the { $bot } plays on.
    }
}
log-returned = { $you ->
    [yes] You have your seat back.
   *[no] { $who } is back.
}
past-title = Looking back
past-where = { $number } of { $count }
past-back = One step back
past-forward = One step forward
past-now = Back to now

# Talk
talk-title = Talk
talk-unread = { $count ->
    [one] Talk: { $count } new line
   *[other] Talk: { $count } new lines
}
talk-nothing-yet = Nobody has said anything yet.
talk-none-here = Nobody talks at this table.
talk-seats-only = Only those who sit at the table can talk.
talk-phrases = Ready-made phrases
talk-write = Say something
talk-send = Say it
talk-room = { $count ->
    [one] Room for one more letter
   *[other] Room for { $count } more letters
}
talk-too-long = { $count ->
    [one] One letter too long
   *[other] { $count } letters too long
}
talk-speaker = About { $who }
talk-heard = { $who } says: { $text }
talk-muted-line = You have muted this person.
talk-mute = Mute
talk-unmute = Hear again
talk-muted-now = You no longer hear { $who }.
talk-heard-now = You hear { $who } again.
talk-report = Report to the host of the server
talk-report-why = What has happened?
talk-report-send = Send the report
talk-reported = Thank you. The host of the server will read it.

# The menu
menu-undo = Take back my last move
menu-undo-asks = The others have to agree.
menu-resign = Give up
menu-leave = Leave the table
menu-confirm = Ask before every move
menu-volume = Volume
menu-speed = Speed of moves
menu-speed-is = { $speed ->
    [0] Off
   *[other] { $speed }×
}
keys-title = Shortcuts
keys-name = { $key ->
    [space] Space
    [escape] Esc
    [comma] ,
    [dot] .
    [question] ?
   *[other] { $letter }
}
keys-does = { $key ->
    [l] Open the log
    [t] Talk
    [m] Open the menu
    [u] Take back the last move
    [comma] Look one step back
    [dot] Look one step forward
    [space] Skip what is being shown
    [escape] Put back, close, or return to now
   *[question] Show these shortcuts
}
keys-arrows = Move between cards and places; while looking back: step through the game
keys-on = Single keys are shortcuts
ask-no = Back
resign-title = Give the game up?
resign-text = The other side wins at once. This cannot be taken back.
resign-yes = Give up
leave-title = Leave the table?
leave-text = The { $bot } will play on in your place. You can come back and take your seat again while the game lasts.
leave-yes = Leave

# How things stand
line-again = Connection lost. Trying again …
line-ended = The connection is closed. Load the page again to go on.
watching = { $kind ->
    [delayed] You are watching, some moves late
   *[blind] You are watching
}
watching-how = { $kind ->
    [delayed] You are watching: you see what lies open to all, some moves late.
   *[blind] You are watching: you see what lies open to all.
}
undo-asks = { $who } would like to take a move back.
undo-waiting = Waiting for the others to agree …
undo-yes = Allow it
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] the { $card } onto place { $place }
    [black] the { $card } as a black hat
    [discard] discard the { $card } and draw
    [offer] the { $card } for your partner
    [give] the { $card } in return
   *[end] end the turn
}
said-magic = { $verb ->
    [peek] peek at slot { $slot }
    [swap] swap the hats of slots { $slot } and { $other }
   *[open] open slot { $slot }
}
said-top = { $verb ->
    [build] a stack with { $middle } above { $bottom }
    [place] a stack onto { $target }
    [move] from { $origin } to { $target }
    [narrow] narrow the field
   *[pass] pass
}
premove-set = Decided ahead: { $move }
premove-cancel = Forget it
return-text = The { $bot } is playing in your seat.
return-time = Your time was up: the { $bot } is playing in your seat.
return-button = Take your seat back
clock-warning = You are running short of time.
link-copied = The link is copied.
link-not-copied = Copy this link: { $link }
gone-title = There is no table here
gone-table-unknown = This table does not exist, or it was cleared away long ago.
gone-table-no-spectators = Only those who sit at this table may see the game now. Come back when it is over.
gone-closed = Everybody has left this table.
gone-later-title = A game is being played
gone-later = Those at the table want to play unwatched. You can see the game when it is over.
gone-soon-title = The game has begun
gone-soon = You are watching some moves late: you will see it here as soon as the first moves have been made.

# The waiting room
waiting-page = Waiting for { game-name }
waiting-full = Everybody is here
waiting-for = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
waiting-for-ready = { $count ->
    [one] One player is not ready yet
   *[other] { $count } players are not ready yet
}
waiting-you = Are you ready?
waiting-host = All are ready. The host begins.
waiting-all = Ready to begin
waiting-leave = Leave the table
waiting-sit-here = Sit here
seat-number = Seat { $seat }
waiting-move = Move here
waiting-name = Your name
waiting-no-seat = All seats are taken. You can watch once the game begins.
waiting-not-ready = Wait, I’m not ready
waiting-start = Start the game
waiting-fill = Let bots play
waiting-offer = Nobody else has come yet. Shall bots take the free seats?
bots-title = { $count ->
    [one] Who takes the free seat?
   *[other] Who takes the free seats?
}
invite-title = Invite friends
invite-text = Send this link, or let them scan the picture. No account is needed.
invite-code = Or say the code:
invite-copy = Copy the link
invite-share = Share
invite-share-title = Play { game-name } with me
invite-qr = The link to this table as a QR code
agreed-title = What is agreed
agreed-clock-none = No clock: nobody is hurried.
agreed-clock-turn = { $seconds ->
    [one] One second for every turn.
   *[other] { $seconds } seconds for every turn.
}
agreed-clock-minutes = { $minutes ->
    [one] One minute for every turn.
   *[other] { $minutes } minutes for every turn.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] One minute for the whole game.
       *[other] { $minutes } minutes for the whole game.
    }
   *[other] { $minutes ->
        [one] One minute for the whole game, and { $increment } seconds more for every turn.
       *[other] { $minutes } minutes for the whole game, and { $increment } seconds more for every turn.
    }
}
agreed-clock-days = { $days ->
    [one] One day for every turn.
   *[other] { $days } days for every turn.
}
agreed-first-seat = Seat { $seat } begins.
agreed-first-lot = Who begins is drawn by lot.
agreed-edition = { $edition ->
    [standard] Rules as in the standard edition.
    [de] Rules as in the German edition.
    [ru] Rules as in the Russian edition.
   *[en] Rules as in the English edition.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Black hats count as a kind for the cookie.
       *[no] Black hats do not count as a kind for the cookie.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Black hats decide a tie.
       *[no] Black hats do not decide a tie.
    }
    [removed] These kinds stay in the box: { $value }.
    [no_swap_back] { $value ->
        [yes] A swap may not be undone in the next turn.
       *[no] A swap may be undone in the next turn.
    }
    [copies] { $value ->
        [one] Every character is there once.
       *[other] Every character is there { $value } times.
    }
    [magic_hats] { $value ->
        [0] No magic hats.
        [one] One magic hat.
       *[other] { $value } magic hats.
    }
    [dead_table] { $value ->
        [redeal] Hats are laid out anew when nothing can be won.
       *[play_on] Play goes on even when nothing can be won.
    }
    [stall_limit] { $value ->
        [0] The game has no limit of turns without a gain.
       *[other] The game ends after { $value } turns without a gain.
    }
    [memory_aid] { $value ->
        [yes] The hats you have seen stay marked for you.
       *[no] You remember the hats yourself.
    }
   *[narrowings] { $value ->
        [0] The field is never narrowed.
        [one] The field may be narrowed once.
       *[other] The field may be narrowed { $value } times.
    }
}
agreed-spectators = { $kind ->
    [blind] Anybody with the link may watch, but sees no hidden cards.
    [delayed] Anybody with the link may watch, some moves late.
    [after] Others may look at the game when it is over.
   *[none] Nobody may watch while you play.
}
agreed-talk = { $kind ->
    [phrases] Talk in ready-made phrases only.
   *[none] Nobody talks at this table.
}
agreed-rated = The game counts for the ratings.

# The end of a game
end-title = The end of the game
end-you-win = You win!
end-you-win-with = You win, together with { $who }!
end-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
end-nobody = Nobody wins
end-manner = { $ended ->
    [stalled] Nothing could be won any more.
    [resigned] The game was given up.
   *[abandoned] The game was left unfinished.
}
end-score = { $you ->
    [yes] You { $score }
   *[no] { $who } { $score }
}
end-want = { $count ->
    [one] { $who } wants to play again
   *[other] { $who } want to play again
}
end-rematch = Play again
end-again = Play again
end-waiting = Waiting for the others
end-follow = To the next game
end-review = Review
end-share = Share
end-share-title = A game of { game-name }
end-fair = Fair deal
end-home = Home
fair-title = The deal was fair
fair-text = Before the first move the server published a fingerprint of the deal. Now that the game is over it shows what the fingerprint was made of. If one card had been changed on the way, it would no longer fit.
fair-checked = Checked just now: the deal fits its fingerprint.
fair-wrong = The deal does not fit its fingerprint!
fair-commitment-label = Fingerprint, published before the game
fair-seed-label = Seed
fair-salt = Salt
record-download = Download the whole game

# Several people at one device
hotseat-title = One device for everybody
hotseat-text = You play one after another and pass the device on. Between turns everything is hidden.
hotseat-player = Player { $number }
hotseat-who = Who sits at seat { $number }
hotseat-name = Name of the player at seat { $number }
hotseat-person = Person
hotseat-add = One more
hotseat-remove = Take seat { $number } away
hotseat-two = At least two people play at one device.
hotseat-distinct = Everybody needs a name of their own.
hotseat-pass = Pass the device to { $who }
hotseat-hidden = Everything is hidden until then.
hotseat-bots = The bots are playing …
hotseat-here = I’m { $who }
hotseat-done = Your turn is over.
hotseat-pass-on = Hide and pass to { $who }
