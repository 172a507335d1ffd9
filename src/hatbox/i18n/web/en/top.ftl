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
topw-board = The tray: 61 cells. Arrow keys walk, Enter picks and lands, Backspace takes a step back, Space stops the move, Escape puts the stack back.
topw-can = { $can ->
    [move] Can move.
    [stuck] Cannot move now.
    [picked] Picked up.
    [here] The stack is here now.
    [land] You can land here.
    [land-takes] You can land here and capture.
    [land-on] You can land here, but must jump on.
    [place] You can place a stack here.
    [sunk] Forbidden ground.
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
topw-falls = { $say } Its top hat will fall.
topw-might-fall = { $say } Its top hat falls if you jump on over it.

## Seats and side panels

topw-you = You
topw-count = { $count ->
    [one] { $count } stack on the tray
   *[other] { $count } stacks on the tray
}
topw-to-place = { $count ->
    [one] { $count } stack still to place
   *[other] { $count } stacks still to place
}
topw-taken = Captured so far
topw-taken-hats = { $count ->
    [one] { $count } hat
   *[other] { $count } hats
}
topw-quiet = { $count ->
    [one] { $count } turn without a capture; after { $limit } it is a draw.
   *[other] { $count } turns without a capture; after { $limit } it is a draw.
}
topw-know = Show what I know
topw-nearer = See the tray nearer
topw-peek-mine = You built this stack.
topw-peek-other = Built by { $who }. Only they know what is below.
topw-peek-open = Built by { $who }.
topw-peek-neutral = The neutral hat never moves and never leaves. You may jump over it.
topw-peek-unknown = Nobody knows any more who built it.

## Building

topw-build-title = Build five secret stacks
topw-build-secret = Only you can see these.
topw-build-top = { $colour ->
    [red] Red on top, always; the rest is up to you.
    [yellow] Yellow on top, always; the rest is up to you.
   *[blue] Blue on top, always; the rest is up to you.
}
topw-build-watch = The stacks are being built
topw-build-watch-text = Everybody builds five stacks of three in secret.
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
topw-screen-done = { $who } has built all stacks
topw-screen-busy = { $who } is still building

## Turn text

topw-turn = Your turn
topw-turn-other = { $who } is to move
topw-place-pick = First choose one of your stacks.
topw-place-where = Now choose a glowing place for it.
topw-place-other = { $who } is placing a stack.
topw-rail = Your stacks to place
topw-rail-stack = Stack { $number }, from the top: { $hats }
topw-pick = Choose a stack to move.
topw-must-capture = You must capture if you can: choose one of the glowing stacks.
topw-must-capture-band = You must capture, and with a stack that stands in the band.
topw-must-leave = A stack of yours stands in the band: one must come inwards.
topw-must-pass = You have no move. You can only pass.
topw-may-narrow = You may narrow the field before you move.
topw-landing = Choose where to land.
topw-jump-on = The jump must go on.
topw-stop-plain = Stop here, or jump on.
topw-stop-last = Stop here?
topw-stop-falls = { $count ->
    [1] One hat will fall.
    [2] Two hats will fall.
    [3] Three hats will fall.
   *[other] { $count } hats will fall.
} { $more ->
    [yes] Stop here, or jump on.
   *[no] Stop here?
}
topw-far = You can get there, but step by step: choose the first landing.
topw-watching = You are watching.
topw-duty-capture = You must capture if you can.
topw-duty-capture-text = Each rival’s stack you jumped loses its top hat when your move ends.
topw-duty-band = The band comes first.
topw-duty-band-text = If a stack in the band can capture, it must be one from there.
topw-duty-leave = Out of the band.
topw-duty-leave-text = Nobody may linger in the band, the outermost ring: bring one stack inwards.

## Controls

topw-stop = Stop here
topw-back = Step back
topw-put-back = Put back
topw-narrow = Narrow the field
topw-pass = Pass

## The end

topw-end-won = { $you ->
    [yes] You have won!
   *[no] { $who } has won
}
topw-end-won-why = { $colour ->
    [red] Every stack on the tray is red.
    [yellow] Every stack on the tray is yellow.
   *[blue] Every stack on the tray is blue.
}
topw-end-draw = A draw
topw-end-draw-why = { $count ->
    [one] { $count } turn in a row without a capture: { $names } share the game.
   *[other] { $count } turns in a row without a capture: { $names } share the game.
}
topw-end-resigned = { $you ->
    [yes] You gave the game up.
   *[no] { $who } gave the game up.
}
topw-end-abandoned = The game was left unfinished.
topw-end-none = none
topw-end-look = Look at the tray
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
    [red] red comes to light.
    [yellow] yellow comes to light.
   *[blue] blue comes to light.
}
log-top-captured-last = { $lost ->
    [red] { $cell } loses its last hat, a red one.
    [yellow] { $cell } loses its last hat, a yellow one.
   *[blue] { $cell } loses its last hat, a blue one.
}
log-top-narrow = { $you ->
    [yes] You narrow the field: ring { $band } is the band now.
   *[no] { $who } narrows the field: ring { $band } is the band now.
}
log-top-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}

## Why not

no-top-game-is-over = The game is over: all stacks are of one colour.
no-top-game-has-stalled = The game is over: nothing was captured for too long.
no-top-build-first = First everybody builds all stacks.
no-top-no-hat-left = { $colour ->
    [red] You have no more red hats for that.
    [yellow] You have no more yellow hats for that.
   *[blue] You have no more blue hats for that.
}
no-top-place-first = First all stacks must stand on the tray.
no-top-placed-already = This stack stands on the tray already.
no-top-wrong-ring = Stacks begin on the second and third ring. { $cell } is on ring { $ring }.
no-top-cell-taken = There is a stack on { $cell } already. Choose an empty place.
no-top-all-stacks-stand = All stacks stand already.
no-top-can-move = You can move, so you cannot pass.
no-top-narrowed-enough = The field may not be narrowed any more.
no-top-too-many-stacks = Too many stacks for that: { $count }. The field may be narrowed when at most { $most } are left.
no-top-band-not-empty = A stack still stands in the band, so it cannot sink.
no-top-move-under-way = A move is under way from { $cell }. Finish it first.
no-top-no-stack = There is no stack on { $cell }.
no-top-not-yours = { $colour ->
    [red] That is not your stack: you play red, and only red on top is yours.
    [yellow] That is not your stack: you play yellow, and only yellow on top is yours.
   *[blue] That is not your stack: you play blue, and only blue on top is yours.
}
no-top-step-goes-on = A step is a whole move. Only jumps can be joined.
no-top-not-empty = { $cell } is not empty. Land on an empty cell.
no-top-no-jump = From { $origin } to { $target } is neither one step nor one jump.
no-top-nothing-to-jump = On { $cell } there is nothing to jump over.
no-top-jumped-twice = The stack on { $cell } was jumped already: once in a move is enough.
no-top-no-such-effect = There is no way to do that.
no-top-forbidden = { $cell } has sunk: nobody may land there or pass.
no-top-must-capture = You can capture a hat, so you must. Choose a jump over a rival’s stack.
no-top-must-capture-from-band = A stack in the band can capture, so it must be one from there.
no-top-must-leave-band = First a stack of yours must leave the band.
no-top-must-end-elsewhere = Without a capture, a move must end on another cell than { $cell }.
no-top-not-in-band = A move may end in the band, on { $cell }, only if it captures a hat.
