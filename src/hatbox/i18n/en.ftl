### Every human word of Hatbox, in English.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = unknown game "{ $name }"; the games are: { $allowed }
unknown-rules = { $game } has no rules of version { $version }; it has: { $allowed }
bad-players = { $game } can’t be played with { $players } players; allowed: { $allowed }
unknown-option = { $game } has no option "{ $name }"; it has: { $allowed }
bad-option = { $game }: option { $name } can’t be "{ $value }"; allowed: { $allowed }
bad-option-value = option { $name } must be a word, a number, true or false
bad-option-form = write an option as NAME=VALUE, not "{ $text }"
bad-first = option first can’t be "{ $value }"; allowed: random, or a seat from 0 to { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: format is "{ $format }", not { $expected }
bad-version = { $where }: unknown version { $version }; this program reads version { $expected }
bad-json = { $where }: not JSON: { $fault }
not-an-object = { $where }: must be a JSON object
bad-entry = a move needs "seat" (a number) and "move" (text)
bad-chance = "chance" must be a list of objects or null, as long as "moves"
bad-moves = "moves" must be a list of texts
bad-day = "{ $day }" is not a day; write it like 2026-11-18
bad-seconds = --seconds is { $seconds }; allowed: more than 0, up to 600
bad-number = { $field } is { $number }; allowed: { $least } to { $most }
bad-move-type = a move is text, and chance is an object or null
bad-new = a game needs a name (text), and players and seed as whole numbers
bad-amount = { $name } is { $value }; allowed: 1 to { $most }
bad-rewards = rewards is "{ $value }"; allowed: { $allowed }
batch-actions = a step takes one whole number for each of the { $games } games, not { $kind } of shape { $shape }
batch-illegal = game { $game }: action { $action } is not legal for seat { $seat }; legal actions have a 1 in `masks`
batch-no-game = there is no game { $index } in this batch; the games are 0 to { $most }
other-game = the match is not { $game } with { $players } players and the same options
bad-saved = only the { $size } bytes that `save` returns for the same game, players and options can be restored
no-history = this simulator keeps no history to undo; create it with `history=True`
bad-bot = a bot needs a name and a callable that creates it, not { $name }
policy-illegal = { $name } chose action { $action }, which is not legal; legal actions: { $allowed }
policy-not-found = cannot use { $name } as a bot: { $fault }; write module:callable
dataset-empty = no records to write a dataset from
dataset-format = { $path } has no known format; it can end in { $allowed }
dataset-mixed = { $where }: a dataset holds one game; this is { $game }, the first was { $first }
dataset-summary = { $rows } rows of { $games } games{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } unfinished left out
}
program-bad-command = "{ $text }" names no program: { $fault }; write command:PROGRAM ARGUMENTS
program-cannot-start = cannot start { $program }: { $fault }
program-crashes = { $program } failed { $times } times: { $fault }
program-no-tool = { $program } has no tool { $tool }; it has: { $found }
program-long-move = the move has { $length } characters; allowed: up to { $most }
mcp-no-rule = there is no rule { $rule }; the rules are: { $allowed }
mcp-too-many-games = you have { $most } games; leave one first (leave_game)
mcp-no-game = there is no game "{ $name }"; your games are: { $allowed }
mcp-unknown-game = there is no game "{ $name }"
mcp-server-full = { $most } games are open at this server; try again later
mcp-not-over = game { $game } is not over yet
game-is-over = the game is over
mcp-bad-link = "{ $link }" is not the link of a table; it looks like http://HOST/t/TABLE
missing-extra = { $module } is not installed; install it with `pip install 'hatbox[{ $extra }]'`
env-to-act = Seat { $seat } to act
env-public = as the public sees it
env-seen-by = as seat { $seat } sees it
env-hats = hats
env-render-mode = render_mode is "{ $value }"; allowed: { $allowed }
env-no-render-mode = no render mode was given; pass render_mode when you create the environment: { $allowed }
env-viewer = viewer is "{ $value }"; allowed: a seat from 0 to { $most }, "mover", or None for the public
env-masks = masks is "{ $value }"; allowed: { $allowed }
env-illegal = illegal is "{ $value }"; allowed: { $allowed }
env-seat = seat is "{ $value }"; allowed: { $allowed }, or 0 to { $most }
env-bots = got { $given } bots for { $wanted } other seats
env-bot = "{ $value }" can’t be used here; a batch of games is played against "random" or a function of observations and masks
env-reset-first = call reset first
env-autoreset = autoreset is "{ $value }"; allowed: { $allowed }
openspiel-action = action { $action } is not legal here; legal actions: { $allowed }
openspiel-chance = chance can’t bring { $piece } here; it can bring { $allowed }
bad-moment = there is no moment { $at }; the moments are 0 to { $last }
unknown-field = unknown field "{ $name }"; the fields are: { $allowed }
bad-length = { $field } has { $length } items; it must have { $expected }
bad-seat = { $field } is { $seat }; the seats are 0 to { $most }
bad-count = { $field } has { $count }; allowed: 0 to { $most }
bad-action = action { $action } is not legal; legal actions: { $allowed }
position-needs = a position needs "{ $field }" of the right type
cannot-read = cannot read { $path }: { $reason }
cannot-write = cannot write { $path }: { $reason }
no-such-record = there is no game { $number } in { $path }; it has { $count }
game-does-not-end = game { $game } has not ended after { $actions } actions; give it a stall_limit

## What is wrong with text

empty-move = the move is empty; write a move as: { $allowed }
unknown-move = unknown move "{ $word }"; a move begins with: { $allowed }
bad-word-count = "{ $move }" doesn’t have the words of a move such as "{ $form }"
bad-place = "{ $word }" is not a position on the tea table; allowed: { $least } to { $most }
bad-slot = "{ $word }" is not a slot; allowed: { $least } to { $most }
bad-stack = "{ $word }" is not a stack; allowed: { $least } to { $most }
unknown-card = unknown card "{ $word }"; a card is a type letter B C D F K S T and a number from 1 to 6
unknown-hat = unknown hat "{ $word }"; the hats are: { $allowed }
unknown-character = unknown character "{ $word }"; the characters are: { $allowed }
unknown-cell = unknown cell "{ $word }"; cells are A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = unknown colour "{ $word }"; the colours are: { $allowed }

## What is wrong with a record

wrong-seat = it is not seat { $seat }’s turn but seat { $mover }’s
chance-differs = "{ $name }" in { $move } is not something chance could bring here
chance-missing = "{ $name }" is missing from { $move }
options-missing = these options are missing: { $names }
legal-differs = "legal" is not the list of legal moves here
result-missing = there is no result
result-differs = result: { $name } is { $found }, but should be { $expected }
result-unknown = result: { $name } does not belong here
game-not-over = the game is not over after { $moves } moves
no-deal = a game set up by hand was not dealt, so it has no record
cannot-resign = you can only resign a game in progress between two sides
game-was-resigned = the game was resigned
fair-commitment = the deal, seed and salt do not match the commitment published before the game
fair-seed = the seed must be a whole number of at most 20 digits
fair-deal = the deal does not follow from the seed
fair-chance = what chance brought in move { $number } does not follow from the seed

## Hats: positions

card-twice = H1: the card { $card } is there twice
hats-turn-is-over = H4: with main_done and optional_done, the turn would be over
hats-no-offer-possible = H8: a card can be offered only with four players, and only if the optional action is still available
hats-bad-hand = H10: seat { $seat } has { $cards } cards to play and { $taken } collected; allowed: 1 to { $most } to play
hats-uneven-hands = H10: with hands of { $hands } cards and turn { $turn }, the players don’t reach their last card in the same round
hats-removed-there = H3: { $cards } can’t be there: the option removes these types
hats-cookie-without-type = H9: seat { $seat } has no hats, so it can’t hold the cookie
hats-offer-after-end = H10: no offer can be open when everyone has one card left
hats-bad-pack = H3: the cards dealt are not exactly those of this game; wrong or missing: { $cards }
hats-bad-removed = H3: removed is "{ $removed }"; it must name { $expected ->
    [0] no types
   *[other] two types, those of the option if it names them
  }
hats-needs-reshuffle = H7: the deck is empty, so the move needs "reshuffle"
hats-bad-reshuffle = H7: reshuffle { $given } is not a shuffle of the discard pile { $pile }

## Hats: refusals

hats-game-is-over = the game is over
hats-answer-the-offer = seat { $seat } must first answer the offer with give
hats-main-action-first = you can’t end your turn before the main action
hats-no-offer-to-answer = no card was offered
hats-main-action-done = the main action of this turn has been done
hats-optional-action-done = the optional action of this turn has been done
hats-offer-needs-partner = you only have a partner to offer a card to in a four-player game, not with { $players }
hats-no-discard-with-four = with four players you offer a card to your partner instead of discarding
hats-not-in-hand = { $card } is not in seat { $seat }’s hand
hats-no-such-place = position { $place } is not used with { $players } players
hats-too-low = { $card } is neither the same type as { $taken } nor higher

## Hats: telling

hats-exchange = Seat { $seat } plays { $card } on position { $place } and takes { $taken }.
hats-black = Seat { $seat } plays { $card } as a black hat.
hats-black-unseen = Seat { $seat } plays a card as a black hat.
hats-discard = Seat { $seat } discards { $card }.
hats-discard-unseen = Seat { $seat } discards a card.
hats-drew = Seat { $seat } draws { $card }.
hats-drew-unseen = Seat { $seat } draws a card.
hats-reshuffle = The { $cards ->
    [one] { $cards } discarded card is
   *[other] { $cards } discarded cards are
  } shuffled into a new deck.
hats-offer = Seat { $seat } passes { $card } face down to the partner.
hats-offer-unseen = Seat { $seat } passes a card face down to the partner.
hats-give = Seat { $seat } gives { $card } in return.
hats-give-unseen = Seat { $seat } gives a card in return.
hats-end = Seat { $seat } ends the turn.
hats-cookie = Seat { $seat } gets the cookie.

## Magic Hat: positions

magic-lower-slot-first = a swap names the lower slot first, not { $first } { $second }
magic-needs-redeal = M9: the table is dead, so the move needs "redeal"
magic-bad-redeal = M9: redeal must lay out exactly the face-down hats above the occupied slots
magic-redeal-dead = M9: redeal leaves the table dead
magic-dead = M9: no hat in the row belongs to a character in the row, and none is magic
magic-bad-pair = M5: { $field } is { $slots }; it must be two slots, the lower first
magic-bad-seen = M13: seen names slot { $slot }, where there is no hat
magic-hat-without-character = M2: slot { $slot } must have both a character and a hat, or neither
magic-too-few-hats = M6: { $hats } hats in the pile are too few for { $characters } characters in the pile and { $magic } magic hats
magic-not-in-box = M1: { $count } { $what } of kind { $kind }, but the box has { $most }

## Magic Hat: refusals

magic-game-is-over = only three slots are occupied: the game is over
magic-game-has-stalled = nothing has been won for too long: the game is over
magic-empty-slot = slot { $slot } is empty
magic-no-swap-back = slots { $first } and { $second } were swapped in the previous turn

## Magic Hat: telling

magic-peek = Seat { $seat } peeks at slot { $slot }: { $hat }.
magic-peek-unseen = Seat { $seat } peeks at slot { $slot }.
magic-swap = Seat { $seat } swaps the hats in slots { $first } and { $second }.
magic-open-pair = Seat { $seat } opens slot { $slot }: it belongs to the { $character }. A pair!
magic-open-wrong = Seat { $seat } opens slot { $slot }: { $hat }, not for the { $character }. A penalty token.
magic-open-magic = Seat { $seat } opens slot { $slot }: a magic hat!
magic-next-character = New in slot { $slot }: { $character }.
magic-slot-empty = Slot { $slot } stays empty.
magic-redeal = Nothing could be won: all the hats are reshuffled.

## Top Hats: positions

top-band-and-narrowed = T10: with narrowed { $narrowed } the band is ring { $expected }, not { $band }
top-stack-count = T3: { $count } stacks; allowed: 1 to { $most }
top-stack-height = T3: the stack on { $cell } has { $height } hats; allowed: 1 to { $most }
top-centre-taken = T2: the neutral hat is on { $cell }
top-forbidden-ground = T10: { $cell } is outside the band, ring { $band }
top-colour-not-playing = T2: { $colour } is not used with { $players } players
top-too-many-hats = T2: { $count } { $colour } hats; there are { $most }
top-no-stack-built = builders names { $cell }, where there is no stack
top-deal-not-empty = T3: Top Hats has no deal, but the deal has "{ $field }"

## Top Hats: refusals

top-game-is-over = all the stacks are one colour: the game is over
top-game-has-stalled = nothing has been captured for too long: the game is over
top-build-first = all stacks must be built first
top-no-hat-left = there are not enough { $colour } hats left to build with: { $left }
top-place-first = all stacks must be placed first
top-placed-already = stack { $stack } is already on the board
top-wrong-ring = { $cell } is in ring { $ring }; stacks are placed in rings 2 and 3
top-cell-taken = there is already a stack on { $cell }
top-all-stacks-stand = all stacks have been built and placed
top-can-move = you have a legal move, so you can’t pass
top-narrowed-enough = the board can’t be narrowed any more (at most { $most ->
    [one] once
   *[other] { $most } times
  } in a game)
top-too-many-stacks = there are { $count } stacks on the board; it can be narrowed with { $most } or fewer
top-band-not-empty = there is a stack in the band
top-move-under-way = a move from { $cell } is in progress; continue it by its actions or its effect
top-no-stack = there is no stack on { $cell }
top-not-yours = the stack on { $cell } is not { $colour }
top-step-goes-on = { $origin } to { $target } is a step, and a step ends the move
top-not-empty = { $cell } is not empty
top-no-jump = { $origin } to { $target } is neither a step nor a jump
top-nothing-to-jump = there is no stack to jump over on { $cell }
top-jumped-twice = the stack on { $cell } has already been jumped in this move
top-no-such-effect = there is no move with the effect { $effect }
top-forbidden = { $cell } is out of play
top-must-capture = you can capture, so you must
top-must-capture-from-band = a stack in the band can capture, so you must capture with a stack in the band
top-must-leave-band = one of your stacks must leave the band
top-must-end-elsewhere = a move without a capture must end on a different cell from { $cell }
top-not-in-band = a move can end in the band, on { $cell }, only if it captures

## Top Hats: telling

top-build = Seat { $seat } builds a stack: { $middle } in the middle, { $bottom } at the bottom.
top-build-unseen = Seat { $seat } builds a stack.
top-place = Seat { $seat } places stack { $stack } on { $cell }.
top-step = Seat { $seat } steps from { $origin } to { $target }.
top-jump = Seat { $seat } jumps from { $origin } over { $over } to { $target }.
top-stop = Seat { $seat } stops on { $cell }.
top-captured = { $cell } loses a { $lost } hat; a { $now } hat is revealed.
top-captured-last = { $cell } loses its last hat, a { $lost } one.
top-narrow = Seat { $seat } narrows the board: ring { $band } is now the band.
top-pass = Seat { $seat } passes.

## Bots

unknown-bot = unknown bot "{ $name }"; the bots are: { $allowed }
unknown-bot-close = unknown bot "{ $name }"; did you mean { $close }? The bots are: { $allowed }
bad-budget = a budget needs seconds (above 0, up to { $seconds }) or simulations (1 to { $simulations }), and 1 to { $threads } threads
not-on-the-move = it is not seat { $seat }’s turn
too-many-seats = the search supports games of up to { $most } players; { $game } has more
why-only = It’s the only legal move.
why-clear = I’d say my chance to win is { $value }%; with the next best move it’s { $other }%.
why-close = It’s a close call: I’d say my chance to win is { $value }%, and with another move { $other }%.
why-fair = I’d say my chance to win is { $value }%, and that’s good enough for me.
why-plain = It looks good to me.
why-hats-lead = If the game ended now, my side would lead the next best by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }.
why-hats-draw = A new card might be a better favourite hat.
why-hats-offer = An exchange with my partner might give us better favourite hats.
why-hats-give = Even without this card we keep our best favourite hats.
why-hats-enough = Doing anything more wouldn’t gain points.
why-hats-take = I take { $card }, which will then be worth { $worth }.
why-hats-more = I take { $card }, which will then be worth { $worth }; with the next best move I’d only get { $other }.
why-hats-avoid = Each { play-hat-type } stays worth { $worth }; the next best move would bring it down to { $other }.
why-hats-hold = As my favourite hat, { $card } would then count { $points }; after the next best move my best one would only count { $other }.
why-hats-raise = Each { play-hat-type } will then be worth { $worth } instead of { $was }: that’s { $points ->
    [one] one more point
   *[other] { $points } more points
  } for my side.
why-hats-lower = Each { play-hat-type } will then be worth { $worth } instead of { $was }: that’s { $points ->
    [one] one point
   *[other] { $points } points
  } less for the others.
why-hats-cookie = It gets me the cookie, worth { $points } points.
why-hats-snatch = It takes the cookie, worth { $points } points, from seat { $seat }.
why-hats-types = A new type in my collection helps me win or keep the cookie.
why-hats-favourite = With { $card } in my collection, { $favourite } becomes a better favourite hat, currently worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-keep = I’m keeping { $card } as my favourite hat, currently worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-black = As a black hat, { $card } is one sure point, and the tea table stays as it is.
why-hats-spare = I don’t need { $card }, and another card might be more useful.
why-hats-suits = My partner has collected { play-hat-type } cards, so { $card } would make a good favourite hat there.
why-magic-fits = The hat in slot { $slot } belongs to the character below it.
why-magic-magic = The hat in slot { $slot } is a magic hat.
why-magic-race = The next player knows the hat in slot { $slot } too, so I’m winning it before they can.
why-magic-likelier = The chance that the hat in slot { $slot } fits is about { $chance }%; in the next best slot it’s only { $other }%.
why-magic-risk = Opening slot { $slot } instead would go wrong about { $chance }% of the time; this way I risk no penalty.
why-magic-home = This brings a hat to its character in slot { $slot }, and the next player doesn’t know that hat.
why-magic-look = I don’t know the hat in slot { $slot }.
why-magic-wait = I know every hat, and nothing would help me more than it helps the next player.
why-magic-told = Judging by how the others played, the chance that the hat in slot { $slot } fits is about { $chance }%.
why-magic-guess = I haven’t seen the hat in slot { $slot }; the chance that it fits is about { $chance }%.
why-magic-disturb = The next player knows the hat in slot { $slot } and I don’t, so I’m moving it.
why-magic-check = Seat { $seat } knows which hat is in slot { $slot }, and I want to know too.
why-magic-idle = None of the hats I know can be won where they are, so I’m waiting and giving nothing away.
why-top-random = I don’t mind how I build and place: I choose at random.
why-top-balance = I capture { $taken ->
    [0] no hats
    [one] one hat
   *[other] { $taken } hats
  } and { $lost ->
    [0] don’t expect to lose any
    [one] expect to lose one
   *[other] expect to lose { $lost }
  } to the next player.
why-top-narrow = On the smaller board I capture { $taken ->
    [0] no hats
    [one] one hat
   *[other] { $taken } hats
  } and then { $lost ->
    [0] don’t expect to lose any.
    [one] expect to lose one.
   *[other] expect to lose { $lost }.
  }
why-top-better = I capture { $taken ->
    [one] one hat
   *[other] { $taken } hats
  } and { $lost ->
    [0] don’t expect to lose any
    [one] expect to lose one
   *[other] expect to lose { $lost }
  }; with the next best move I’d capture { $gain ->
    [one] one
   *[other] { $gain }
  } and { $cost ->
    [0] lose none.
    [one] lose one.
   *[other] lose { $cost }.
  }
why-top-safer = After this move the next player threatens only { $stacks ->
    [one] one of my stacks
   *[other] { $stacks } of my stacks
  }; after the next best move it would be { $other }.
why-top-solid = With three of my hats, this stack stays mine to the end.
why-top-middle = With my hat in the middle, this stack is still mine after one capture.
why-top-bottom = With my hat at the bottom, the stack comes back to me after two captures.
why-top-others = The others’ hats have to go somewhere, and here they aren’t under my other stacks.
why-top-place = As things are, nobody could capture a stack on { $cell }.
why-top-beside = Next to my stack on { $cell } there is less room to land, so the two protect each other.
why-top-bait = If my stack on { $cell } is captured, another hat of mine is underneath.
why-top-wins = This leaves nobody else a stack, and I win.
why-top-uncovers = I can capture the hats on { $cells }, and my own hats are underneath.
why-top-captures = { $taken ->
    [one] I can capture a hat on { $cells } and don’t expect to lose any to the next player.
   *[other] I can capture { $taken } hats on { $cells } and don’t expect to lose any to the next player.
  }
why-top-must = I have to capture: this way I take { $taken ->
    [one] one hat
   *[other] { $taken } hats
  } and expect to lose { $lost ->
    [one] one
   *[other] { $lost }
  } to the next player.
why-top-band = I can’t capture, so one of my stacks has to leave the band: the one on { $cell }.
why-top-flees = The next player could capture my stack on { $cell }; after this move they can’t.
why-top-guards = After this move the next player can no longer capture my hats on { $cells }.
why-top-threatens = It threatens a capture on { $cells }.
why-top-inwards = My stack on { $cell } moves closer to the centre.
why-top-safe = After this move the next player can’t capture any of my stacks.
why-top-drives = { $stacks ->
    [one] That puts one rival stack in the band, and it has to leave.
   *[other] That puts { $stacks } rival stacks in the band, and they have to leave.
  }
why-top-room = On a smaller board the others have less room.

## Replay

replay-title = { $game } with { $players } players. Seat { $first } goes first.
replay-result = The game is over: { $scores }.
replay-score = seat { $seat } { $score }
replay-winner = Seat { $seats } wins.
replay-winners = Seats { $seats } share the win.
replay-stalled = The game ended in a stalemate.
replay-resigned = Seat { $seat } resigns.
replay-abandoned = The game was left unfinished.

## Arena

arena-too-few-bots = a tournament needs two bots or more
arena-bot-twice = { $name } is listed twice; give one of them a different budget, such as { $bot }@500
arena-bad-budget = "{ $text }" is not a budget; write simulations, @2000 (1 to { $simulations }), or seconds, @0.25s (up to { $seconds })
arena-two-budgets = give --seconds or --simulations, not both
arena-needs-sprt = --alpha and --beta belong to --sprt
arena-sprt-two-bots = --sprt compares two bots; name exactly two
arena-bad-sprt = --sprt is "{ $text }"; write two shares of the win in percent, the lower first, such as 50,55
arena-bad-rate = { $flag } is { $rate }; allowed: more than 0, less than { $most }
arena-bot-erred = { $name } failed in round { $round } after { $action } actions
arena-bot-fault = { $where }: { $fault }
arena-process-died = a worker process died; games written to --out are kept, and the same command continues
arena-settings-differ = { $path } was started with different settings: { $names }; { $name } was { $found }, now it is { $asked }. Use the same settings, choose another --out, or remove { $path } and { $side }
arena-file-taken = { $path } exists, but { $side } doesn’t say what is in it; choose another --out
arena-records-lost = { $side } exists but { $path } does not; restore it, or remove { $side }
puzzles-bad-file = { $where }: this is not a file of puzzles for these rules
puzzles-progress = mining puzzles for { play-game }
train-progress = learning { play-game }: games of this round
train-round = round { $number }: { $games } games, { $samples } positions, { $minutes } min; loss { $loss }; against greedy { $greedy }, against the round before { $previous }
train-no-inputs = { play-game } has no inputs for a network with { $players } players; allowed: { $allowed }
train-folder-used = { $path } already has a run; add --resume to continue it, or choose another folder
train-nothing-there = { $path } has no run to continue; leave out --resume
train-bad-folder = { $path } is not the folder of a run
train-other-settings = the run in { $path } has { $flag } { $value }; leave { $flag } out, or choose another folder
arena-bad-line = { $where }: this is not a game of this tournament; remove the line or the file
arena-line-twice = { $where }: this game appears twice; remove the line or the file
arena-file-busy = { $path } is being written by another process
bad-cluster = "{ $text }" is not a cluster; write ray, ray://HOST:PORT, or, on one of its machines, ray:HOST:PORT or ray:auto
cluster-not-started = Ray did not start: { $reason }
cluster-unreachable = no Ray cluster answers at { $address }: { $reason }
cluster-versions = all machines of a cluster need the same versions of Ray and Python: { $reason }
cluster-versions-differ = { $node } has { $theirs }, this machine { $ours }; install the same on all machines
cluster-without-hatbox = a machine of the cluster cannot load Hatbox { $version }; install it there with `pip install 'hatbox[cluster]'`
cluster-work-lost = the same work was lost { $times } times together with its worker: { $reason }
workers-node = { $node }: { $chunks } chunks, { $rate } per second
play-daily-title = { $game }, daily deal of { $day }
play-daily-seed = seed: SHA-256 of "{ $text }"
play-daily-first = { $first ->
    [0] You begin.
   *[other] The Cheshire Cat begins.
}
play-daily-playing = the bots play { play-game }
play-daily-bots = In your seat the bots get:
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] won in { $moves } moves
    [shared] tied after { $moves } moves
   *[no] lost in { $moves } moves
}
arena-title = { $game } with { $players } players, seed { $seed }
arena-counts = { $games } games: { $rounds } rounds, each playing one deal in { $seatings } seatings ({ $asked } games requested)
arena-incomplete = { $games } of these games belong to { $rounds ->
    [one] a round that is
   *[other] { $rounds } rounds that are
  } not complete; they are counted
arena-stopped = stopped: { $missing } games were not played
arena-results = Results
arena-duels = Finished ahead of
arena-paces = Thinking
arena-bot = bot
arena-games = games
arena-share = win share
arena-interval = 95%
arena-decided = of decided games
arena-ahead-of-mean = margin over average opponent
arena-ahead-of-best = margin over best opponent
arena-rating = rating
arena-scale = Elo
arena-decisions = decisions
arena-mean-time = mean ms
arena-high-time = 99% ms
arena-longest-time = longest ms
arena-simulations = simulations
arena-speed = simulations/s
arena-late = late games
arena-faults = Faults
arena-illegal = illegal answers
arena-overdue = overdue
arena-crashes = crashes
arena-replaced = random moves instead
arena-unknown = n/a
arena-sprt-low = SPRT: { $bot } wins no more than { $low }, rather than { $high }
arena-sprt-high = SPRT: { $bot } wins { $high } or more, rather than { $low }
arena-sprt-open = SPRT: no decision yet whether { $bot } wins { $low } or { $high }
arena-sprt-bounds = Log-likelihood ratio { $ratio } after { $rounds } rounds; bounds { $lower } and { $upper } (alpha { $alpha }, beta { $beta }).
arena-sprt-biased = The test stopped when it was clear, so the shares and intervals below are biased towards its decision.
arena-adjusted = without luck
arena-luck-worth = Taking the luck of the draw out was worth { $percent }% more games.
arena-luck-worthless = Taking the luck of the draw out saved no games here.
arena-fair = Equally good bots would each win { $share }.
arena-scale-note = Elo: with 400 points more a bot finishes ahead ten times as often as behind. { $bot } is 0.
arena-ended = How the games ended: { $endings }.

## Studies

study-not-toml = { $path } is not TOML: { $fault }
study-one-file = { $path } describes the whole study; give one file and flags, or games and flags
study-no-game = say which game to study: game = "…"
study-unknown-key = { $where }unknown key "{ $name }"; allowed: { $allowed }
study-unknown-key-close = { $where }unknown key "{ $name }"; did you mean "{ $close }"?
study-unknown-option-close = { $game } has no option "{ $name }"; did you mean "{ $close }"?
study-bad-value = { $name } can’t be "{ $value }"; write it like this: { $allowed }
study-precision = a precision of { $value } takes about { $games } games of each variant; possible: { $least } to { $most }
study-too-many = these are { $variants } variants; a study has at most { $most }
study-too-many-bots = the game has { $sides } sides, not enough for { $bots } bots against each other
study-twice = the same variant is there twice: { $name }
study-same-name = two different games are called { $name }; give the changed one a name of its own
study-not-folder = { $path } is not a folder
study-folder-taken = { $path } has other things in it; choose another --out
study-other = { $path } holds another study, with other { $names }; choose another --out
what-if-base = { $name } can’t be changed; a what-if begins with one of: { $allowed }
what-if-name = "{ $name }" can’t be the name of a changed game; choose a new one of letters, digits and _
what-if-module = { $name }: write MODULE.NAME; the modules of { $game } are { $allowed }
what-if-unknown = { $game } has nothing called { $name }; perhaps one of: { $allowed }
what-if-kind = { $name } must stay what it is: { $wanted ->
    [def] a function
   *[other] a number, text, list or table
  }

## Command line

compiling = compiling the rules (only when they are new to this machine)…
faults-summary = { $records } records, { $moves } moves, { $faults } faults
bad-lines = { $bad } of { $lines } lines could not be used; the first: { $fault }

## Backups

database-unusable = { $fault }
backup-writing = copying
backup-done = { $path } holds { $players } players, { $tables } tables and { $events } events
backup-not-ours = { $path } was not made by hatbox backup
backup-newer = { $path } was made by a newer hatbox (schema { $schema }, this one knows { $known }): use that version
backup-damaged = { $path } is damaged, so nothing was changed
restore-checking = checking
restore-writing = restoring
restore-done = restored from { $path }: { $players } players, { $tables } tables and { $events } events
restore-not-empty = the database is not empty, so nothing was changed; --replace deletes what is in it

## Looking after a server

admin-no-player = nobody has the id or name { $player }
admin-many-players = several players are called { $name }; choose one by id: { $ids }
admin-no-table = there is no table { $table }
admin-table-ended = table { $table } has already ended: it is { $status }
admin-table-busy = table { $table } is too busy to be closed right now; try again
admin-bad-name = a name has 1 to 24 characters, at least one of them visible
admin-none = Nothing to show.
admin-closed = Table { $table } is closed.
admin-muted = { $name } ({ $player }) is muted until { $until }.
admin-unmuted = { $name } ({ $player }) is no longer muted.
admin-banned = { $name } ({ $player }) is banned.
admin-unbanned = { $name } ({ $player }) is no longer banned.
admin-renamed = { $player } is now called { $name }.
admin-status-name = { $status ->
    [open] open
    [playing] in progress
    [over] over
   *[closed] closed
  }
admin-table = table
admin-value = value
admin-game = game
admin-status = status
admin-seats = seats
admin-seat = seat
admin-options = options
admin-host = host
admin-created = created
admin-updated = last used
admin-events = events
admin-player = player
admin-name = name
admin-tables = tables
admin-muted-until = muted until
admin-notes = notes
admin-bot = bot
admin-is-banned = banned
admin-when = when
admin-reporter = reported by
admin-reported = about
admin-reason = reason
admin-what = what
admin-count = number
admin-stats-players = players
admin-stats-bots = of these, bots
admin-stats-new-players = new in the last day
admin-stats-muted = muted now
admin-stats-banned = banned
admin-stats-moves = moves
admin-stats-day = games finished in the last day
admin-stats-week = games finished in the last week
admin-stats-reports = reports

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: exchange cards with the tea table, 2 to 4 players
    [magic_hat] Magic Hat: remember which hat is above which head, 2 to 4 players
    [top_hats] Top Hats: stacks that jump over each other, 2 or 3 players
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Random
    [greedy] Greedy
    [dormouse] Dormouse
    [march_hare] March Hare
    [cheshire_cat] Cheshire Cat
    [mad_hatter] Mad Hatter
    [white_rabbit] White Rabbit
   *[other] { $bot }
  }
play-you = you
play-person = person
play-seat = { $seat } ({ $who })
play-friends = only people on this device
play-players = { $count } players
play-choose-game = Which game?
play-choose-players = How many players?
play-choose-opponents = Who do you want to play against? From weakest to strongest:
play-not-offered = "{ $text }" is not one of the choices; press Enter to see them
play-choose-one = Please type one of the choices, up to { $most }.
play-bad-levels = --level is given { $levels } times, but there are { $bots } bots; give it once for all or once for each
play-load-alone = --load continues a saved game as it was: only --seed and --seconds can be used with it
play-file-taken = { $path } already exists and is not a saved game; choose another name

play-begins = Seat { $seat } goes first.
play-resumed = Resuming after { $moves } moves.
play-help-hint = Type a number or a move; ? shows the rules and everything else.
play-your-turn = Seat { $seat }, your turn
play-over = The game is over
play-thinking = { $who } is thinking…
play-look-once = Take a good look, then press Enter: you won’t see it again.
play-done-looking = Press Enter to clear the screen for the next player, or type undo:
play-hand-over = Pass the device to seat { $seat }. Nobody else should look.
play-ready = Seat { $seat }, press Enter when nobody else can see the screen.
play-goodbye = Goodbye!
play-after = Press Enter to leave, or type again, log or save FILE.
play-score = Seat { $seat }: { $score }
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-others = You can’t take it back: someone else has played since.
play-undo-chance = You can’t take it back: a card has been drawn since.
play-undo-revealed = You can’t take it back: it revealed something hidden.
play-save-where = Save to which file?
play-save-leaving = The game is not saved. Type a file name to save it, or press Enter to leave:
play-saved =
    Saved to { $path }.
    Continue with: hatbox play --load { $path }
    (The file shows everything, even what is hidden from you: better not look inside.)
play-resign-sure = Really give up? (yes or no)
play-hint = { $who } would play:
play-hint-why = "{ $reason }"
play-hint-share = { $share }% chance of winning, give or take { $error }
play-choose-move = What do you want to do?
play-moves-so = { $verb } ({ $count })
play-commands =
    Type numbers ("3", then "1", or "3 1") or moves (also shortened: "ex d4 3"), or:
      ?             this help
      hint          what the strongest bot would do, and why
      legal         every legal move
      table         draw everything again
      log           what has happened so far; log 10: the last ten events
      undo          take back your last move, if it revealed nothing hidden
      save FILE     save the game; later: hatbox play --load FILE
      resign        give up (with two sides)
      quit          leave
    An empty line goes back to the first choice.
play-extra-command = { $name ->
    [stacks] stacks        every stack from the top down, as far as you know it
   *[other] { $name }
  }

play-column-seat = seat
play-column-hand = hand
play-column-collection = collection
play-column-black = black hats
play-column-cookie = cookie
play-column-now = points now
play-column-pairs = pairs
play-column-magic = magic hats
play-column-penalties = penalty tokens
play-column-colour = colour
play-column-stacks = stacks
play-column-waiting = to place
play-column-lost = hats lost
play-column-cell = cell
play-column-stack = top to bottom
play-column-builder = built by seat

play-hat-type = { $type ->
    [B] Beret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
  }
play-tea-table = tea table
play-row-cards = card
play-row-worth = worth
play-worth-now = Worth now
play-piles = deck { $deck }, discard pile { $discards }
play-hand = Your hand
play-cookie = cookie
play-team-now = seats { $seats }: { $points } points now
play-team-score = Seats { $seats } together: { $score }
play-offer-open = Seat { $seat } has passed a card face down to the partner.
play-choose-card = { $left ->
    [give] Which card will you give your partner?
    [optional] Your main action is done. Which card for the optional action?
    [main] Your optional action is done. Which card for the main action?
   *[both] Which card?
  }
play-choose-use = What do you want to do with { $card }? (Enter: another card)
play-card-favourite = { $uses }; as favourite { $points }
play-exchange-onto = on position { $place }, take
play-end-turn = end your turn
play-hats-verb = { $verb ->
    [black] play it as a black hat
    [discard] discard it and draw
    [offer] pass it to your partner
    [give] give it to your partner
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] exchange on { $places }
    [black] black hat
    [discard] discard
    [offer] offer
    [give] give
   *[other] { $verb }
  }
play-black-hats = black hats
play-favourite = favourite { $card }
play-tie-broken = A tie on points: black hats decide, then the cookie (H14).

play-kind = { $kind ->
    [king] king
    [queen] queen
    [princess] princess
    [knight] knight
    [wizard] wizard
    [jester] jester
    [cook] cook
    [maid] maid
    [dragon] dragon
    [astrologer] astrologer
    [noble] noble
    [archer] archer
    [monk] monk
    [bishop] bishop
    [troubadour] troubadour
    [farmer] farmer
    [miner] miner
    [fairy] fairy
    [sultan] sultan
    [sailor] sailor
    [magic] MAGIC
   *[other] { $kind }
  }
play-slot = slot { $slot }
play-seen-by = seen: { $seats }
play-magic-piles = Piles: { $characters } characters, { $hats } hats. Turns with nothing won: { $stall }
play-magic-piles-limit = Piles: { $characters } characters, { $hats } hats. Turns with nothing won: { $stall } of { $limit }
play-magic-verb = { $verb ->
    [peek] peek: look at one hat
    [swap] swap: switch two hats around
   *[open] open: turn a hat face up, to win a pair or get a penalty token
  }
play-choose-slot = { $verb ->
    [peek] Peek at which slot?
    [swap] Swap which slot?
   *[open] Open which slot?
  }
play-choose-second = Swap slot { $slot } with which?
play-opened-wrong = Seat { $seat } opened slot { $slot }, and it was wrong. A penalty token.
play-magic-penalties = penalty tokens minus magic hats

play-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
  }
play-own-stacks = Your stacks, top to bottom
play-top-state = The band is ring { $band }. Turns without a capture: { $stall }
play-top-state-limit = The band is ring { $band }. Turns without a capture: { $stall } of { $limit }
play-legend = { $rings } rings   { $band } band   { $neutral } neutral hat   { $stack } stack: owner and height
play-legend-placing = { $goal } place here   { $rings } rings   { $band } band   { $neutral } neutral hat   { $stack } stack: owner and height
play-legend-narrowed = { $rings } rings   { $band } band   { $forbidden } forbidden   { $neutral } neutral hat   { $stack } stack: owner, height
play-choose-stack = Which stack?
play-choose-build = The next stack, from the top down:
play-choose-cell = Where do you want to place stack { $stack }? Type a number or a cell (Enter: another stack)
play-choose-target = Where do you want to move { $cell }? (Enter: another stack)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count } moves
play-goes = to { $cell }
play-goes-taking = to { $cell }, captures { $taken }
play-top-verb = { $verb ->
    [narrow] narrow the board, then move
   *[pass] pass
  }
play-top-points = Seat { $seat }: { $share } (stacks on the board: { $stacks })
play-top-won = Every stack on the board is { $colour } (T11).
play-top-stalled = { $turns } turns in a row without a capture (T13): everyone who still owns a stack shares the win.

play-rules-other = The rules of this game are not explained here; `legal` lists your moves.
play-rules-hats =
    HATS in short
    The player with the most points wins. On your turn (H4) you do one main action,
    and before or after it at most one optional action.
      Main: exchange (H5). Play a card on a position of the tea table and take the
        card that was there; yours must be the same type or higher. Or play a card
        face down as a black hat (H6), which only you know.
      Optional, 2 or 3 players: discard a card and draw one (H7).
      Optional, 4 players: pass a card to your partner, who gives one in return (H8).
    After eight turns your last card is your favourite hat (H10).
    Points: each collected card is worth the lowest position of its type on the tea
    table, 0 if it isn’t there; each black hat is worth 1 (H11). Your favourite hat
    scores the numbers on your collected cards of its type, minus its own (H12). The
    cookie scores 5 (H13): it goes to the player with the most types (H9).
    "Points now" leave out favourite hats.
    Moves: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Types: Beret, Cloche, Deerstalker, Fez, Kepi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT in short
    Win the most pairs of character and hat. There are seven characters in a row,
    with a face-down hat above each (M2). On your turn you do one of three things (M3):
      peek (M4): look at one hat; only you see it.
      swap (M5): swap two hats without looking.
      open (M6): turn a hat face up for everyone. If it belongs to the character below,
        you win both, and a new character and hat take their place. A magic hat is
        yours to keep. Otherwise it goes back and you get a penalty token.
    The game ends when three characters are left (M7), or when nothing has been won
    for too long (M10).
    Points: pairs minus penalty tokens; each magic hat cancels one token (M8).
    You have to remember what you saw, unless the table has the option memory_aid (M13).
    Moves: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in short
    You win when all stacks are yours (T11). Everyone secretly builds five stacks of
    three, with their own colour on top (T3), and places them in turn on rings 2 and 3
    (T4). A stack belongs to the colour on top, no matter who built it (T5).
    On your turn you move one stack (T6): a step to an empty cell next to it, or jumps
    over neighbouring stacks to the empty cell right behind. Every rival stack you
    jump over loses its top hat; the hat underneath decides whose it is now (T7). If
    you can capture, you must, from the band first (T8).
    The outermost ring is the band: a move can end there only if it captures, and a
    stack in it must leave (T9). With five stacks or fewer, none of them in the band,
    you can narrow the board before you move (T10).
    Too many turns without a capture are a draw (T13).
    Moves: build yellow red (middle, bottom), place 2 E7, move C3 C5 E7 (where it
    lands), C3-E7*C4 (from, to, captured), narrow, pass

## Playing at a server

join-bad-address = "{ $address }" is not the address of a server; write for example localhost:8731
bad-prefix = { $option } cannot be "{ $value }"; it is a path such as /hats
bad-web-address = { $option } cannot be "{ $value }"; it is an address such as { $example }
request-unknown-host = This server doesn’t know the name { $host }. The server admin can allow it with --url.
bad-header = { $option } cannot be "{ $value }"; it is the name of a header such as X-Forwarded-User
sign-in-off = You can’t sign in here; a name is enough.
sign-in-provider-down = The sign-in service isn’t answering. Please try again in a few minutes.
sign-in-provider-wrong = Something went wrong at the sign-in service. Please try again, or tell the server admin.
sign-in-denied = You didn’t sign in, so nothing has changed.
sign-in-expired = That took too long, or it was done already. Please sign in again.
sign-in-other-browser = Please finish signing in with the browser you started with.
sign-in-linked-elsewhere = This account already belongs to { $name }.
sign-in-has-account = You’ve already linked another account. Unlink that one first.
sign-in-no-proxy = The server doesn’t know who you are. Please open the game the way your admin told you.
identity-sign-in-needed = Please sign in to play here.
serve-scan = Scan this with a phone, or open { $address }
member-list-short = { $path }, line { $line }: the code is too short; it needs at least { $least } letters or digits
member-list-twice = { $path }, line { $line }: this code is in the list already
member-name-taken = { $name } has a code already; "hatbox invite revoke" takes it back
member-unknown = nobody called { $name } has a code; "hatbox invite list" shows who has
member-several = several people called { $name } have a code; revoke it in your file
member-from-file = the code of { $name } is in your file: delete its line there
member-code = code
member-link = link
member-added = added
member-player = plays as
member-seen = last here
member-revoked = The code of { $name } is void.
member-revoked-banned = The code of { $name } is void, and { $name } ({ $player }) is banned. To undo that: hatbox admin unban { $player }
identity-invite-needed = You need an invitation code to play here. Ask whoever invited you.
lobby-closed = There is no quick match here. Open a table and invite your friends.
join-unreachable = cannot reach { $address }: { $reason }
join-not-hatbox = there is no hatbox server at { $address }
join-refusal = { $reason }
join-refused = The server refused: { $code }
join-bad-identities = { $path } is damaged; repair or remove it (you will then be a new player everywhere)
join-name = What’s your name?
join-recovery =
    Use this code to play as yourself on another device:
    { $code }
    Your identity is kept in { $path }.
join-choose-table = Where do you want to play?
join-mine-turn = your game of { $game }, your turn: { $who }
join-mine = your game of { $game }: { $who }
join-open = { $game }, free seats: { $free }; with { $who }
join-new = open a new table
join-choose-access = Who can join?
join-listed = anyone: the table is listed
join-private = only people you give its name to
join-free = free
join-waiting =
    Waiting for the others. They type: hatbox join { $url } { $table }
    Or fill the free seats: type bots dormouse
    (or march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = Waiting for { $who }.
join-help-hint = Type ? for the rules and commands.
join-line-lost = (connection lost; retrying…)
join-line-back = (connection restored)
join-not-now = You can’t do "{ $text }" now: it isn’t your turn.
join-bad-level = type bots and a level: { $allowed }
join-leave-sure = Really give up your seat? (yes or no)
join-after = Press Enter to leave, or type again, log or say something.
join-sat = { $name } takes seat { $seat }.
join-left = Seat { $seat } is free again.
join-readied = Seat { $seat } is ready.
join-unreadied = Seat { $seat } is not ready yet.
join-filled = { $bot } takes the free seats.
join-started = The game begins.
join-chose = Seat { $seat } has finished choosing.
join-rechose = Seat { $seat } is choosing again.
join-undone = Seat { $seat } takes back a move.
join-undo-asked = Seat { $seat } would like to take back a move; the others type yes or no.
join-undo-refused = Seat { $seat } doesn’t allow it: the move stays.
join-taken-over = { $why ->
    [time] Seat { $seat } ran out of time: { $bot } takes over.
   *[left] Seat { $seat } left: { $bot } takes over.
  }
join-returned = Seat { $seat } is back.
join-said = { $name }: { $text }
join-bots-offered = Nobody else has joined yet; the host can type bots and a level.
join-rematch-asked = Seat { $seat } wants to play again; type again to agree.
join-rematched = A new game begins.
join-closed = The table is closed.
join-commands =
    Type numbers ("3", then "1", or "3 1") or moves (also shortened: "ex d4 3"), or:
      ?             this help
      legal         every legal move
      table         draw everything again
      log           what has happened so far; log 10: the last ten events
      say WORDS     say something to everyone; phrases: quick phrases, said by name
      undo          take back your last move; the others may have to agree
      yes, no       answer someone who wants to take back a move
      resign        give up (with two sides)
      leave         give up your seat; a bot takes over
      return        take your seat back from the bot
      bots LEVEL    fill the free seats with bots (host only)
      again         another game with the same people, once it’s over
      quit          leave the program but keep your seat
    An empty line goes back to the first choice.

## Table talk: ready-made phrases

phrase-hello = Hello everyone!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-your-turn = It’s your turn!
phrase-one-moment = Just a moment, please.
phrase-take-your-time = Take your time.
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-thinking = Let me think…
phrase-exciting = This is getting exciting!
phrase-lucky = That was lucky!
phrase-unlucky = Bad luck!
phrase-yes = Yes!
phrase-no = No!
phrase-haha = Haha!
phrase-well-done-partner = Well done, partner!
phrase-good-game = Good game!
phrase-again = Another game?
phrase-next-time = Better luck next time!
phrase-must-go = Sorry, I have to go.
phrase-bye = Bye, see you soon!

## The server

serving = serving at { $address } (press Ctrl-C to stop)
connection-hello-first = Connection closed: a client must first say who it is.
connection-hello-twice = Connection closed: a client says who it is only once.
connection-version = This app is older or newer than the server. Reload the page or update the app.
connection-not-text = Connection closed: every message must be text.
connection-too-fast = Too many messages at once. Please wait a moment.
connection-too-slow = Your connection is too slow to keep up. Reconnecting…
connection-silent = We haven’t heard from you for a while. Reconnecting…
message-bad = The server doesn’t understand this message: { $fault }
identity-needed = You need a name first.
identity-unknown-token = The server doesn’t know you any more. Please choose a name again.
identity-unknown-code = That recovery code isn’t valid. Please check it.
device-unknown = That device is signed out already.
identity-banned = You’ve been banned from this server.
identity-banned-because = You’ve been banned from this server: { $reason }
identity-too-many-mutes = You can mute at most { $most } players.
name-empty = A name needs at least one visible character.
table-unknown = This table doesn’t exist.
table-too-many = You already have { $most } open tables. Start or leave one of them first.
table-too-many-running = You already have { $most } games in progress. Finish or give up one of them first.
table-too-many-watched = You’re watching too many tables at once.
table-worn-out = This table has reached its limit: from now on only moves are possible. Open a new one.
table-no-spectators = Only the players can see this game while it’s being played.
table-bad-bots = Bots can take seats { $allowed }, but not all of them.
table-not-seated = You don’t have a seat at this table.
table-seated = You already have a seat: seat { $seat }.
table-seat-taken = Seat { $seat } is taken. Free seats: { $allowed }
table-full = All seats are taken.
table-host-only = Only the host of the table can do that.
table-not-ready = Not everyone is ready yet.
table-not-open = { $status ->
    [playing] The game has already started.
    [over] The game is over.
   *[closed] This table is closed.
  }
table-not-playing = { $status ->
    [open] The game hasn’t started yet.
    [over] The game is over.
   *[closed] This table is closed.
  }
table-not-over = The game isn’t over yet.
table-bot-plays = A bot is playing for you. Take your seat back first.
table-you-play = You already have your seat: no bot is playing for you.
table-cannot-resign = You can only give up a game between two sides.
table-asked-already = You’ve already asked for another game.
table-rematched = The next game has already started at another table.
command-stale = Something happened before your move arrived. Please look again.
command-unseen = The program counted more events at this table than there were: { $seen } instead of { $last }.
move-not-your-turn = It isn’t your turn.
move-chosen-all = You’ve already chosen everything.
move-your-turn-now = It’s your turn now: just make your move.
move-no-premove = You haven’t planned a move.
move-premove-dropped = Your planned move is no longer possible and was cancelled: { $move }
undo-nothing = You have no move to take back.
undo-revealed = You can’t take this back: something hidden has been revealed since.
undo-not-asked = Nobody is waiting for your answer.
talk-not-here = Chat is off at this table.
talk-phrases-only = This table only allows quick phrases.
talk-empty = The message is empty.
talk-too-fast = Not so fast: please wait a moment before the next message.
notify-no-push = This server doesn’t send notifications to browsers.
notify-no-webhook = This server doesn’t send notifications to web addresses.
notify-no-email = This server doesn’t send e-mails.
notify-bad-address = { $reason ->
    [scheme] The address must begin with https://
    [private] That address isn’t on the public internet.
    [port] That port isn’t allowed. Use 443, or one above 1023.
    [keys] Your browser’s subscription isn’t valid. Turn notifications off and on again.
   *[malformed] That isn’t a web address.
}
notify-hook-refused = The address answered with an error ({ $status }). Is it right?
notify-hook-unreachable = Nothing answers at that address.
notify-bad-email = That doesn’t look like an e-mail address.
notify-mail-failed = The mail can’t be sent at the moment. Please try again later.
notify-bad-time-zone = There is no time zone “{ $zone }”. Names look like Europe/Rome.
notify-half-quiet = Quiet hours need a beginning and an end.
notify-too-many-devices = You already get notifications on { $most } devices. Turn one of them off first.
notify-nothing-set-up = There is nowhere to send it yet.
invite-unknown-player = That player isn’t here any more.
invite-yourself = You are already here.
invite-not-open = This game has already begun.
invite-already-seated = They already have a seat here.
invite-no-seat = All seats are taken.
invite-too-often = You have invited often enough for now. Please wait a while.
talk-muted = An admin has muted you for a while.
talk-muted-because = An admin has muted you for a while: { $reason }
talk-gives-away = { $named ->
    [type] Partners can’t name the type of a card (H8). The message was not sent.
    [colour] Partners can’t name the colour of a card (H8). The message was not sent.
   *[number] Partners can’t name the number of a card (H8). The message was not sent.
  }
request-unknown = There is nothing at { $path }.
request-unknown-ratings = There are no ratings for this game with that many players.
request-bad-method = { $method } cannot be used here; allowed: { $allowed }
request-bad-query = "{ $text }" is not a whole number.
request-bad-body = The request has the wrong format: { $fault }
request-too-large = The request is too large; the limit is { $most } bytes.
request-too-many = Too many requests. Please wait a moment.
request-foreign-origin = Pages from other sites can’t use this server.
server-busy = The server is busy. Please try again.
server-restarting = The server is restarting. Back in a moment.
server-stopping = The server is stopping.

# --- the edge of the network
bad-address = { $option } can’t be "{ $value }"; allowed: addresses and networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas
# --- calls from Python
no-result-yet = the game is still in progress, so it has no result yet; match.partial_result() gives the scores so far
not-a = { $field } needs { $wanted }, not { $given }

# --- joining by a code
join-friends = people you invite
join-have-code = I have a code
join-ask-code = Code or link:
# --- what is stored

table-damaged = This table is damaged and can’t be shown. The server admin has been told.

# --- putting a game away
table-cannot-close = Only an unrated game against bots can be deleted.
server-cannot-store = The server can’t save anything right now. Please try again later.

# --- games that were played on a device
record-not-over = Only finished games can be uploaded.
record-no-commitment = This game can’t be uploaded: it lacks the proof that the deal was fair.
record-not-valid = This game can’t be uploaded: something in it isn’t right. { $fault }
record-too-long = This game is too long to upload: it has more than { $most } moves.
daily-other-deal = This isn’t the daily deal of { $day } or of the day before, so it doesn’t count.
daily-other-opponent = This game doesn’t count: the Cheshire Cat would have played differently at move { $number }. Reload the page to get its latest version.
daily-unknown-game = There’s no daily deal of this game.
daily-bad-day = "{ $day }" is not a day. Write it like this: 2026-11-18.
record-bad-seats = This game can’t be uploaded: every seat needs a player or a bot, and at least one of them a player.
table-uploaded = This game was played on a device and only uploaded here. Start a new one to play again.

# --- fair deals

fair-bad-seed = the seed must be 64 hexadecimal digits
fair-nonces = there must be one nonce per seat: 64 hexadecimal digits, or null
fair-seed-commitment = the seed does not match the commitment published before the game
fair-other-commitment = the record has the commitment { $found }, but you kept { $kept }
fair-without-nonce = your nonce { $nonce } was not used for the deal
fair-commitment-changed = Warning: the server has changed the fingerprint of the deal at this table. Don’t trust this game.
join-fair-checked = Deal checked: it was fixed before the game, and nobody picked the cards.
join-fair-wrong = Warning, the deal was not fair: { $fault }
admin-said = message
admin-report = report
admin-no-report = there is no report { $report }
admin-resolved = Report { $report } is resolved.
admin-forgotten = { $name } ({ $player }) is deleted.
admin-pruned = Deleted: { $tables } tables, { $players } players, { $reports } reports.
admin-exported = { $games } games are in { $path }; { $damaged } tables could not be read.
admin-bad-age = "{ $age }" is not an age; write 1d to { $most }d (days)
report-not-there = That player was never at this table.

# --- near misses
unknown-game-close = unknown game "{ $name }"; did you mean { $close }? The games are: { $allowed }
play-load-record = { $path } is a record of a game; `hatbox replay { $path }` shows it
# --- alone among bots
practice-rated = This game is rated, so you can’t get any help.
practice-people = That only works when everyone else at the table is a bot.
# --- starting a server

cache-unwritable = can’t write to the compile cache { $path }, so the rules are compiled again at every start; set HATBOX_CACHE to another folder
already-serving = Hatbox is already running at { $address }
serve-port-taken = port { $port } is already in use; stop the program that uses it, or choose another port with { $flag }
serve-port-forbidden = you need administrator rights for port { $port }; choose one above 1023 with { $flag }
serve-no-address = this machine doesn’t have the address { $host }; choose one it has with --host
serve-unknown-host = unknown host { $host }; --host takes an address of this machine
server-getting-ready = The server is getting ready: it’s compiling the rules, which it does only once on this machine.
warm-progress = compiling: { $done } of about { $total } functions, { $seconds } s left
warm-done = { $games }: compiled in { $seconds } s
warm-failed = compiling failed: { $fault }
site-no-page = the page is not built here; `python3 run.py` builds it, and an installed hatbox contains it
site-not-empty = { $path } is not empty and not a site that hatbox wrote, so nothing was changed; choose another folder
site-done = { $path }: { $files } files, { $megabytes } MB. Put the folder on any web host. To try it here:
wasm-done = { $path } is ready: { $kilobytes } kB

# --- why the cookie moved
hats-cookie-numbers = A tie on types: the lower numbers decide.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who } won { $scores }
   *[other] { $who } won together { $scores }
  } – { $game }
share-title-plain = { $count ->
    [one] { $who } won
   *[other] { $who } won together
  } – { $game }

# --- the Python client
client-unreachable = can’t reach { $address }: { $reason }

# --- sockets of a server
serve-unix-taken = another server answers at { $path }; stop it, or choose another file with --unix
serve-unix-unusable = { $path } can’t be used as a socket: { $reason }
# --- parts that are not installed

missing-parts = hatbox { $command } needs parts that are not installed; install them with `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = the record says { $option } was { $found }, but the table had agreed on { $agreed }
fair-two-commitments = the server first published the commitment { $first }, then { $other }

# --- games from files
game-file-missing = there is no file { $path }
game-file-fault = { $path } can’t be loaded as a game: { $fault }
game-file-no-name = { $path } has nothing called { $name }; write FILE.py:NAME
game-file-no-game = { $name } in { $path } is not a Game but of type { $given }

## How well a bot can be exploited

tree-too-large = the tree of { $game } with these options has more than { $most } nodes; take a smaller game with --size, or have games played with --games
exploit-walking = walking the tree of { $game }
exploit-balancing = finding balanced play
exploit-asking = asking { $bot }, { $simulations } simulations
exploit-playing = playing against { $bot }, { $simulations } simulations
exploit-tree = { $game }, { $players } players: { $nodes } nodes, { $sets } information sets
exploit-balanced = Balanced play is worth { $value } to seat 0 (a win is +1, a loss −1).
exploit-explanation = What best responses to { $bot } win more than it does, added up; in brackets where the true value is expected ({ $seeds } seeds):
exploit-won = { $simulations } simulations: the exploiter won { $value } ({ $low }–{ $high }) of { $games } games against { $bot }; fair would be { $fair }
