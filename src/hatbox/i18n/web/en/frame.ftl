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
    [white_rabbit] White Rabbit
   *[mad_hatter] Mad Hatter
}
guest-name = Guest { NUMBER($number, useGrouping: 0) }
seat-free = Free seat
seat-stands-in = { $name } ({ $bot })
to-home = Home
close = Close
ok = OK
loading = One moment…
failed = Something went wrong ({ $code }).
line-lost = Can’t reach the server. Are you online?
no-server = This site has no server, so there are no tables with other people here.
note-dismiss = Dismiss
update-ready = A new version is ready.
update-load = Reload
rule-named = Rule { $rule }
missing-title = This hat is empty
missing-text = There’s no page here, not even a rabbit. The games are still in the box.
confirm-title = Make this move?
confirm-yes = Yes
confirm-no = Cancel
waiting-title = Waiting for players
waiting-sit = Take a seat
waiting-ready = I’m ready

# Seats
seat-partner = Partner
seat-active = their turn
seat-active-you = your turn
clock-left = Time left
clock-short = Low on time
clock-days = { $days } d { $hours } h
clock-many-days = { $days } d
you = You
seat-bot = bot
seat-host = host
seat-host-ready = host, ready
seat-ready = ready
seat-not-ready = not ready yet
bot-strength = { $level ->
    [dormouse] easy: plays half asleep
    [march_hare] medium: plays well on a good day
    [cheshire_cat] hard: plays well, with a grin
    [white_rabbit] like you: keeps the game close
   *[mad_hatter] expert: plays to win
}

# The header of a table
sound = Sound
rules-open = Rules
menu-title = Menu
tag-round = Round { $round } of { $rounds }
tag-characters = { $count ->
    [0] Last characters
    [one] 1 character to come
   *[other] { $count } characters to come
}
tag-phase = { $phase ->
    [building] Secret building
    [placing] Placing stacks
   *[moving] { $narrowed ->
        [0] Full board
        [one] Narrowed once
       *[other] Narrowed { $narrowed } times
    }
}
turn-title = ● Your turn – { game-name }

# The log and looking back
log-title = Log
log-more = Details
log-hint = Tap a line to see the game at that point.
log-empty = Nothing has happened yet.
log-sat = { $you ->
    [yes] You take a seat.
   *[no] { $who } takes a seat.
}
log-started = The game begins.
log-chose = { $you ->
    [yes] You’ve finished choosing.
   *[no] { $who } has finished choosing.
}
log-rechose = { $you ->
    [yes] You’re choosing again.
   *[no] { $who } is choosing again.
}
log-undone = { $you ->
    [yes] You take back your move.
   *[no] { $who } takes back a move.
}
log-undo-asked = { $you ->
    [yes] You ask to take back your move.
   *[no] { $who } asks to take back a move.
}
log-undo-refused = { $you ->
    [yes] You don’t allow it.
   *[no] { $who } doesn’t allow it.
}
log-resigned = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
}
log-taken-over = { $you ->
    [yes] { $why ->
        [time] You ran out of time: { bot-the } is playing for you.
       *[left] You left: { bot-the } is playing for you.
    }
   *[no] { $why ->
        [time] { $who } ran out of time: { bot-the } takes over.
       *[left] { $who } left: { bot-the } takes over.
    }
}
log-returned = { $you ->
    [yes] You’re back in your seat.
   *[no] { $who } is back.
}
past-title = Looking back
past-where = { $number } of { $count }
past-back = One step back
past-forward = One step forward
past-now = Back to the game

# Chat
talk-title = Chat
talk-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
talk-nothing-yet = No messages yet.
talk-none-here = Chat is off at this table.
talk-seats-only = Only the players can chat.
talk-phrases = Quick phrases
talk-write = Write a message
talk-send = Send
talk-room = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
talk-too-long = { $count ->
    [one] 1 character too many
   *[other] { $count } characters too many
}
talk-speaker = Options for { $who }
talk-heard = { $who } says: { $text }
talk-muted-line = You’ve muted this player.
talk-mute = Mute
talk-unmute = Unmute
talk-muted-now = { $who } is muted.
talk-heard-now = { $who } is no longer muted.
talk-report = Report to the server admin
talk-report-why = What happened?
talk-report-send = Send report
talk-reported = Thank you. An admin will read it.

# The menu
menu-undo = Take back my last move
menu-undo-asks = The other players have to agree.
menu-resign = Give up
menu-leave = Leave the table
menu-confirm = Confirm every move
menu-volume = Volume
menu-speed = Animation speed
menu-speed-is = { $speed ->
    [0] Off
   *[other] { $speed }×
}
keys-title = Keyboard shortcuts
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
    [t] Open the chat
    [m] Open the menu
    [u] Take back your last move
    [comma] Look one step back
    [dot] Look one step forward
    [space] Skip the animation
    [escape] Cancel, close, or go back to the game
   *[question] Show these shortcuts
}
keys-arrows = Move between cards and positions; in a review: step through the game
keys-on = Single-key shortcuts
ask-no = Cancel
resign-title = Give up?
resign-text = The other side wins immediately. You can’t undo this.
resign-yes = Give up
leave-title = Leave the table?
leave-text = { bot-the-first } will play for you. You can come back and take over any time before the game ends.
leave-yes = Leave

# How things stand
line-again = Connection lost. Retrying…
line-ended = Connection closed. Reload the page to continue.
watching = { $kind ->
    [delayed] Watching, a few moves behind
   *[blind] Watching
}
watching-how = { $kind ->
    [delayed] You’re watching: you see what everyone can see, a few moves behind.
   *[blind] You’re watching: you see what everyone can see.
}
undo-asks = { $who } would like to take back a move.
undo-waiting = Waiting for the others to agree…
undo-yes = Allow
undo-no = No
# A move that is not made yet, by its kind.
said-hats = { $verb ->
    [exchange] play the { $card } on position { $place }
    [black] play the { $card } as a black hat
    [discard] discard the { $card } and draw
    [offer] pass the { $card } to your partner
    [give] give the { $card } in return
   *[end] end your turn
}
said-magic = { $verb ->
    [peek] peek at slot { $slot }
    [swap] swap the hats in slots { $slot } and { $other }
   *[open] open slot { $slot }
}
said-top = { $verb ->
    [build] build a stack: { $middle } in the middle, { $bottom } at the bottom
    [place] place a stack on { $target }
    [move] move from { $origin } to { $target }
    [jump] jump from { $origin } to { $target }, capturing on { $cells }
    [round] jump from { $origin } and back, capturing on { $cells }
    [narrow] narrow the board
   *[pass] pass
}
premove-set = Planned move: { $move }
premove-cancel = Cancel
return-text = { bot-the-first } is playing for you.
return-time = You ran out of time: { bot-the } is playing for you.
return-button = Take your seat back
clock-warning = You’re running out of time.
link-copied = Link copied.
link-not-copied = Copy this link: { $link }
gone-title = There’s no table here
gone-table-unknown = This table doesn’t exist, or it was cleared away long ago.
gone-table-no-spectators = Only the players can see this game for now. Come back when it’s over.
gone-closed = Everyone has left this table.
gone-later-title = This game is in progress
gone-later = This table doesn’t allow spectators. You can see the game once it’s over.
gone-soon-title = The game has started
gone-soon = You’re watching a few moves behind: the game will appear here after the first few moves.

# The waiting room
waiting-page = Waiting to play { game-name }
waiting-full = Everyone is here
waiting-for = { $count ->
    [one] 1 seat is still free
   *[other] { $count } seats are still free
}
waiting-for-ready = { $count ->
    [one] 1 player isn’t ready yet
   *[other] { $count } players aren’t ready yet
}
waiting-you = Are you ready?
waiting-host = Everyone’s ready. Waiting for the host to start.
waiting-all = Ready to start
waiting-leave = Leave the table
waiting-sit-here = Sit here
seat-number = Seat { $seat }
waiting-move = Move here
waiting-name = Your name
waiting-no-seat = All seats are taken. You can watch once the game starts.
waiting-not-ready = Wait, I’m not ready
waiting-start = Start the game
waiting-fill = Add bots
waiting-offer = Nobody else has joined yet. Fill the free seats with bots?
bots-title = { $count ->
    [one] Which bot takes the free seat?
   *[other] Which bot takes the free seats?
}
invite-title = Invite friends
invite-text = Send this link, or let them scan the QR code. No account needed.
invite-code = Or share this code:
invite-copy = Copy link
invite-share = Share
invite-share-title = Play { game-name } with me
invite-qr = QR code with the link to this table
agreed-title = Table settings
agreed-clock-none = No time limit.
agreed-clock-turn = { $seconds ->
    [one] 1 second per turn.
   *[other] { $seconds } seconds per turn.
}
agreed-clock-minutes = { $minutes ->
    [one] 1 minute per turn.
   *[other] { $minutes } minutes per turn.
}
agreed-clock-bank = { $increment ->
    [0] { $minutes ->
        [one] 1 minute each for the whole game.
       *[other] { $minutes } minutes each for the whole game.
    }
   *[other] { $minutes ->
        [one] 1 minute each for the whole game, plus { $increment } seconds per turn.
       *[other] { $minutes } minutes each for the whole game, plus { $increment } seconds per turn.
    }
}
agreed-clock-days = { $days ->
    [one] 1 day per turn.
   *[other] { $days } days per turn.
}
agreed-first-seat = Seat { $seat } goes first.
agreed-first-lot = The first player is chosen at random.
agreed-edition = { $edition ->
    [standard] Standard edition rules.
    [de] German edition rules.
    [ru] Russian edition rules.
   *[en] English edition rules.
}
agreed-rule = { $rule ->
    [black_hat_is_a_type] { $value ->
        [yes] Black hats count as a type for the cookie.
       *[no] Black hats don’t count as a type for the cookie.
    }
    [tiebreak_black_hats] { $value ->
        [yes] Black hats break ties.
       *[no] Black hats don’t break ties.
    }
    [removed] Left in the box: { $value }.
    [no_swap_back] { $value ->
        [yes] You can’t undo the swap made in the turn before.
       *[no] You can undo the swap made in the turn before.
    }
    [copies] { $value ->
        [one] One of each character.
       *[other] { $value } of each character.
    }
    [magic_hats] { $value ->
        [0] No magic hats.
        [one] 1 magic hat.
       *[other] { $value } magic hats.
    }
    [dead_table] { $value ->
        [redeal] If nothing can be won, the hats are reshuffled.
       *[play_on] Play goes on even if nothing can be won.
    }
    [stall_limit] { $value ->
        [0] No limit on turns with nothing won or captured.
       *[other] The game ends after { $value } turns in a row with nothing won or captured.
    }
    [memory_aid] { $value ->
        [yes] Hats you’ve seen stay marked for you.
       *[no] You have to remember the hats yourself.
    }
   *[narrowings] { $value ->
        [0] The board is never narrowed.
        [one] The board can be narrowed once.
       *[other] The board can be narrowed { $value } times.
    }
}
agreed-spectators = { $kind ->
    [blind] Anyone with the link can watch, but can’t see hidden cards.
    [delayed] Anyone with the link can watch, a few moves behind.
    [after] Others can see the game once it’s over.
   *[none] No spectators.
}
agreed-talk = { $kind ->
    [phrases] Chat with quick phrases only.
   *[none] No chat.
}
agreed-rated = This is a rated game.

# The end of a game
end-title = Game over
end-you-win = You win!
end-you-win-with = You win, together with { $who }!
end-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
end-nobody = Nobody wins
end-manner = { $ended ->
    [stalled] Nothing was won for too many turns in a row.
    [resigned] A player gave up.
   *[abandoned] The game was left unfinished.
}
end-score = { $you ->
    [yes] You: { $score }
   *[no] { $who }: { $score }
}
end-want = { $count ->
    [one] { $who } wants to play again
   *[other] { $who } want to play again
}
end-rematch = Play again
end-again = Play again
end-waiting = Waiting for the others
end-follow = Go to the next game
end-review = Review
end-share = Share
end-share-title = A game of { game-name }
end-home = Home
fair-title = Was the deal fair?
fair-text = Before the first move, the server published a fingerprint of the deal. Now that the game is over, it shows what the fingerprint was made from. If a single card had been changed along the way, it would no longer match.
fair-checked = Checked just now: the deal matches its fingerprint.
fair-wrong = The deal doesn’t match its fingerprint!
fair-commitment-label = Fingerprint, published before the game
fair-seed-label = Seed
fair-salt = Salt
record-download = Download the whole game

# Several people at one device
hotseat-title = Pass and play
hotseat-text = Take turns and pass the device around. Everything is hidden between turns.
hotseat-player = Player { $number }
hotseat-who = Who plays in seat { $number }
hotseat-name = Name of the player in seat { $number }
hotseat-person = Person
hotseat-add = Add a player
hotseat-remove = Remove seat { $number }
hotseat-two = You need at least two people to share a device.
hotseat-distinct = Each player needs a different name.
hotseat-pass = Pass the device to { $who }
hotseat-hidden = Everything is hidden until then.
hotseat-bots = The bots are playing…
hotseat-here = I’m { $who }
hotseat-done = Your turn is over.
hotseat-pass-on = Hide and pass to { $who }

# --- a bot in a sentence, as its subject: with its article, inside a sentence and at its beginning
bot-the = { $level ->
    [dormouse] the Dormouse
    [march_hare] the March Hare
    [cheshire_cat] the Cheshire Cat
    [white_rabbit] the White Rabbit
   *[mad_hatter] the Mad Hatter
}
bot-the-first = { $level ->
    [dormouse] The Dormouse
    [march_hare] The March Hare
    [cheshire_cat] The Cheshire Cat
    [white_rabbit] The White Rabbit
   *[mad_hatter] The Mad Hatter
}

# --- a game that was given up; the end put away
end-gave-up = { $count ->
    [one] { $who } gave up.
   *[other] { $who } gave up.
}
end-you-gave-up = You gave up.
end-look = Look at the table
end-result = See the result

# --- quick match, a link for spectators
waiting-searching = Looking for players
waiting-search-time = Searching for { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}. You can stay here or invite a friend.
invite-watch-title = Let others watch
invite-watch-text = All seats are taken. Anyone with this link can watch the game.

# --- taps while a move is on its way, and questions that nobody answered

move-on-its-way = Hang on, your move is on its way.
why-unanswered = That isn’t allowed right now.
# --- fair deals

fair-how = The server shuffled with a secret number, and every player’s device added a random number of its own. The fingerprint of the secret number was published before the game, so nobody could pick the cards: not the server, and not a player.
fair-kept = Checked just now: the fingerprint is the one this device saw before the game, and the cards follow from it.
fair-changed = Careful: the fingerprint of this deal has changed since this device first saw it. Don’t trust this game.
fair-left-out = Careful: the random number of this device was left out of the shuffle. Don’t trust this game.
fair-nonce-label = Random number from { $who }
not-allowed-now = That isn’t allowed right now.
# --- help in games against bots

hint-ask = What would the Hatter do?
hint-title = If I were you:
hint-thinking = The Hatter is thinking…
hint-share = { $share } to win
menu-put-away = Delete this game
end-easier = Easier opponent: { $bot }
end-stronger = Stronger opponent: { $bot }

# --- the rules over the table, keys of Hats
rules-whole = Open the full rules
keys-hats = { $name ->
    [places] Play the selected card on this position
    [black] Play the selected card as a black hat
    [discard] Discard the selected card and draw, or pass it to your partner
   *[end] End your turn
}

# --- tips in the first game of each game
coach-title = First game · { $at } of { $all }
coach-next = Next
coach-done = Let’s play
coach-off = Skip the tips
coach-hats-aim = Collect hats that are worth a lot: a hat is worth the position of its type on the tea table. The cookie goes to the player with the most types.
coach-hats-turn = On your turn, play a card on a position and take the card that was there. You need the same type, or a higher number.
coach-hats-end = After eight rounds you’re left with one card, your favourite hat. Then everyone adds up their points.
coach-magic_hat-aim = Win pairs: find out which hat belongs to which character, and open it.
coach-magic_hat-turn = On your turn, do one thing: peek at a hat, swap two hats, or open one. A wrong hat costs a point.
coach-magic_hat-end = When only three characters are left, the player with the most points wins.
coach-top_hats-aim = Be the last one with stacks. A stack belongs to whoever’s hat is on top, so bury surprises underneath.
coach-top_hats-turn = First build your stacks in secret. Then step or jump; a rival’s stack you jump over loses its top hat.
coach-top_hats-end = If you can capture, you must; if not, leave the outer ring, the band. Own every stack to win.

# --- reasons of a hint that name a player; $share is a finished percentage
hint-equal = All about equally good: { $share } to win.
hint-why-hats-snatch = It takes the cookie, worth { $points } points, from { $who }.
hint-why-magic-check = { $who } knows which hat is in slot { $slot }, and I want to know too.

# --- names and codes that are asked for
profile-name = Your name
invite-sheet-title = Invitation code
invite-ask = You can play here by invitation only. What’s the code?
invite-wrong = That’s not the code. Try again.
invite-enter = Come in
