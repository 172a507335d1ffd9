# Top Hats: the scene, the log and kind refusals. $colour is red, yellow, blue or neutral; $you says whether $who is the reader.

## Hats and stacks

topw-hat = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [neutral] neutral
   *[unknown] unknown
}
topw-hat-title = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [neutral] Neutral
   *[unknown] Unknown
}
topw-board = The board: 61 cells. Arrow keys move the cursor, Enter picks up or lands, Backspace undoes a jump, Space ends the move, Escape puts the stack back.
topw-can = { $can ->
    [move] Can move.
    [stuck] Can’t move now.
    [picked] Picked up.
    [here] The stack is here now.
    [land] You can land here.
    [land-takes] You can land here and capture.
    [land-on] You can land here, but must keep jumping.
    [place] You can place a stack here.
    [sunk] Out of play.
   *[none] { "" }
}
topw-say-empty = { $cell }: empty. { $can }
topw-say-neutral = { $cell }: the neutral hat. { $can }
topw-say-single = { $colour ->
    [red] { $cell }: a single red hat. { $can }
    [yellow] { $cell }: a single yellow hat. { $can }
   *[blue] { $cell }: a single blue hat. { $can }
}
topw-say-stack = { $colour ->
    [red] { $cell }: red stack of { $height }, below: { $below }. { $can }
    [yellow] { $cell }: yellow stack of { $height }, below: { $below }. { $can }
   *[blue] { $cell }: blue stack of { $height }, below: { $below }. { $can }
}
topw-falls = { $say } It will lose its top hat.
topw-might-fall = { $say } It loses its top hat if you go on and jump over it.

## Seats and side panels

topw-you = You
topw-count = { $count ->
    [one] { $count } stack on the board
   *[other] { $count } stacks on the board
}
topw-to-place = { $count ->
    [one] { $count } stack still to place
   *[other] { $count } stacks still to place
}
topw-taken-hats = { $count ->
    [one] { $count } hat
   *[other] { $count } hats
}
topw-quiet = { $count ->
    [one] { $count } turn without a capture; at { $limit } it’s a draw.
   *[other] { $count } turns without a capture; at { $limit } it’s a draw.
}
topw-know = Show what I know
topw-nearer = Zoom in
topw-peek-mine = You built this stack.
topw-peek-other = Built by { $who }. Only they know what’s below.
topw-peek-open = Built by { $who }.
topw-peek-neutral = The neutral hat never moves and can’t be captured. You can jump over it.
topw-peek-unknown = Nobody can tell who built it.

## Building

topw-build-title = Build five secret stacks
topw-build-secret = Only you can see these.
topw-build-top = { $colour ->
    [red] Red always goes on top; the rest is up to you.
    [yellow] Yellow always goes on top; the rest is up to you.
   *[blue] Blue always goes on top; the rest is up to you.
}
topw-build-watch = The players are building their stacks
topw-build-watch-text = Everyone builds five stacks of three in secret.
topw-build-done = Your stacks are ready
topw-build-wait = Waiting for { $names }.
topw-your-hats = Your hats
topw-supply = { $colour ->
    [red] Red hats left: { $count }
    [yellow] Yellow hats left: { $count }
   *[blue] Blue hats left: { $count }
}
topw-surprise = Surprise me
topw-clear = Start over
topw-ready = Ready
topw-ready-left = { $count ->
    [one] { $count } hat to go
   *[other] { $count } hats to go
}
topw-stand = Stack { $number }
topw-stand-place = { $place ->
    [middle] Stack { $number }, middle: { $hat }
   *[bottom] Stack { $number }, bottom: { $hat }
}
topw-stand-empty = { $place ->
    [middle] Stack { $number }, middle: empty
   *[bottom] Stack { $number }, bottom: empty
}
topw-screen-done = { $who } has built all their stacks
topw-screen-busy = { $who } is still building

## Turn text

topw-turn = Your turn
topw-turn-other = { $who }’s turn
topw-place-pick = First choose one of your stacks.
topw-place-where = Now choose a glowing cell for it.
topw-rail = Your stacks to place
topw-rail-stack = Stack { $number }, from the top: { $hats }
topw-pick = Choose a stack to move.
topw-must-capture = You must capture if you can: choose one of the glowing stacks.
topw-must-capture-band = You must capture with a stack in the band.
topw-must-leave = You have a stack in the band: move it inwards.
topw-must-pass = You have no move. You can only pass.
topw-may-narrow = You can narrow the board before you move.
topw-landing = Choose where to land.
topw-jump-on = You must keep jumping.
topw-stop-plain = Stop here, or keep jumping.
topw-stop-last = Stop here?
topw-stop-falls = { $count ->
    [1] You capture one hat.
    [2] You capture two hats.
    [3] You capture three hats.
   *[other] You capture { $count } hats.
} { $more ->
    [yes] Stop here, or keep jumping.
   *[no] Stop here?
}
topw-far = You can get there, but jump by jump: choose your first landing.
topw-watching = You’re watching.
topw-duty-capture = You must capture if you can.
topw-duty-capture-text = When your move ends, each rival’s stack you jumped loses its top hat.
topw-duty-band = The band comes first.
topw-duty-band-text = If a stack of yours in the band can capture, you must capture with a stack in the band.
topw-duty-leave = Leave the band.
topw-duty-leave-text = Stacks can’t stay in the band (the outermost ring): move one inwards.

## Controls

topw-stop = Stop here
topw-back = Undo jump
topw-put-back = Put back
topw-narrow = Narrow the board
topw-pass = Pass

## The end

topw-end-won = { $you ->
    [yes] You win!
   *[no] { $who } wins
}
topw-end-won-why = { $colour ->
    [red] Every stack on the board is red.
    [yellow] Every stack on the board is yellow.
   *[blue] Every stack on the board is blue.
}
topw-end-draw = A draw
topw-end-draw-why = { $count ->
    [one] { $count } turn in a row without a capture: { $names } share the win.
   *[other] { $count } turns in a row without a capture: { $names } share the win.
}
topw-end-resigned = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
}
topw-end-abandoned = The game was left unfinished.
topw-end-none = none
topw-end-look = See the board
topw-end-result = See the result

## The log

log-top-build = { $you ->
    [yes] You build { $count ->
        [one] a stack
       *[other] { $count } stacks
    }.
   *[no] { $who } builds { $count ->
        [one] a stack
       *[other] { $count } stacks
    }.
}
log-top-stacks = { $who }: { $stacks }
log-top-stack = { $middle } above { $bottom }
log-top-place = { $you ->
    [yes] You place a stack on { $cell }.
   *[no] { $who } places a stack on { $cell }.
}
log-top-step = { $you ->
    [yes] You step from { $origin } to { $target }.
   *[no] { $who } steps from { $origin } to { $target }.
}
log-top-jump = { $you ->
    [yes] You jump from { $origin } over { $over } to { $target }.
   *[no] { $who } jumps from { $origin } over { $over } to { $target }.
}
log-top-stop = { $you ->
    [yes] You stop on { $cell }.
   *[no] { $who } stops on { $cell }.
}
log-top-captured = { $lost ->
    [red] { $cell } loses a red hat
    [yellow] { $cell } loses a yellow hat
   *[blue] { $cell } loses a blue hat
}; { $now ->
    [red] a red hat is revealed.
    [yellow] a yellow hat is revealed.
   *[blue] a blue hat is revealed.
}
log-top-captured-last = { $lost ->
    [red] { $cell } loses its last hat, a red one.
    [yellow] { $cell } loses its last hat, a yellow one.
   *[blue] { $cell } loses its last hat, a blue one.
}
log-top-narrow = { $you ->
    [yes] You narrow the board: ring { $band } is now the band.
   *[no] { $who } narrows the board: ring { $band } is now the band.
}
log-top-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}

## Why not

no-top-game-is-over = The game is over: all the stacks are one colour.
no-top-game-has-stalled = The game is over: nothing has been captured for too long.
no-top-build-first = Everyone has to build their stacks first.
no-top-no-hat-left = { $colour ->
    [red] You have no red hats left.
    [yellow] You have no yellow hats left.
   *[blue] You have no blue hats left.
}
no-top-place-first = All stacks must be on the board first.
no-top-placed-already = This stack is already on the board.
no-top-wrong-ring = Stacks start on rings 2 and 3. { $cell } is on ring { $ring }.
no-top-cell-taken = There’s already a stack on { $cell }. Choose an empty cell.
no-top-all-stacks-stand = All stacks have been placed.
no-top-can-move = You can move, so you can’t pass.
no-top-narrowed-enough = The board can’t be narrowed any more.
no-top-too-many-stacks = There are still { $count } stacks. You can narrow the board when { $most } or fewer are left.
no-top-band-not-empty = There’s still a stack in the band, so you can’t close it.
no-top-move-under-way = You’ve started a move from { $cell }. Finish it first.
no-top-no-stack = There’s no stack on { $cell }.
no-top-not-yours = { $colour ->
    [red] That’s not your stack: you play red, so only stacks with red on top are yours.
    [yellow] That’s not your stack: you play yellow, so only stacks with yellow on top are yours.
   *[blue] That’s not your stack: you play blue, so only stacks with blue on top are yours.
}
no-top-step-goes-on = A step ends your move. Only jumps can be chained.
no-top-not-empty = { $cell } isn’t empty. Land on an empty cell.
no-top-no-jump = { $origin } to { $target } is neither a step nor a jump.
no-top-nothing-to-jump = There’s nothing to jump over on { $cell }.
no-top-jumped-twice = You’ve already jumped the stack on { $cell }: only once per move.
no-top-no-such-effect = That isn’t possible.
no-top-forbidden = { $cell } is out of play: you can’t land there or jump through it.
no-top-must-capture = You can capture a hat, so you must. Choose a jump over a rival’s stack.
no-top-must-capture-from-band = A stack of yours in the band can capture, so you must capture with a stack in the band.
no-top-must-leave-band = One of your stacks must leave the band first.
no-top-must-end-elsewhere = A move without a capture must end on a different cell from { $cell }.
no-top-not-in-band = A move can end in the band, on { $cell }, only if it captures a hat.

# --- beside the tray

topw-lost = Hats lost so far
topw-placing-other = { $who } is placing a stack
