### Every human word of Hatbox, in English.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = unknown game "{ $name }"; the games are: { $allowed }
unknown-rules = { $game } has no rules of version { $version }; it has: { $allowed }
bad-players = { $game } is not played by { $players }; allowed: { $allowed }
unknown-option = { $game } has no option "{ $name }"; it has: { $allowed }
bad-option = { $game }: option { $name } cannot be "{ $value }"; allowed: { $allowed }
bad-option-value = option { $name } must be a word, a number, true or false
bad-option-form = an option is written NAME=VALUE, not "{ $text }"
bad-first = option first cannot be "{ $value }"; allowed: random, or a seat 0 ... { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: format is "{ $format }", not { $expected }
bad-version = { $where }: version { $version } is not known; this program reads version { $expected }
bad-json = { $where }: not JSON: { $fault }
not-an-object = { $where }: must be a JSON object
bad-entry = a move needs "seat" (a number) and "move" (text)
bad-chance = "chance" must be a list of objects or null, as long as "moves"
bad-moves = "moves" must be a list of texts
bad-seconds = --seconds is { $seconds }; allowed: more than 0, up to 600
bad-number = { $field } is { $number }; allowed: { $least } ... { $most }
bad-move-type = a move is text, and chance is an object or null
bad-new = a game is named by text, players and seed are whole numbers
bad-amount = { $name } is { $value }; it can be 1 ... { $most }
bad-rewards = rewards is "{ $value }"; it can be { $allowed }
batch-actions = a step takes one whole number for each of the { $games } games, not { $kind } of shape { $shape }
batch-illegal = game { $game }: action { $action } is not legal for seat { $seat }; legal ones have a 1 in `masks`
batch-no-game = there is no game { $index } in this batch; they are 0 ... { $most }
batch-other-game = the match is not { $game } with { $players } players and the options of this batch
batch-saved = what is restored must be the { $size } bytes that `save` of such a batch gives
bad-bot = a bot needs a name and something that makes it when called, not { $name }
policy-illegal = { $name } chose action { $action }, which is not legal; legal are { $allowed }
policy-not-found = cannot take { $name } as a bot: { $fault }; write module:callable
dataset-empty = no records to write a dataset of
dataset-format = { $path } names no format; it can end with { $allowed }
dataset-mixed = { $where }: a dataset is of one game; this is { $game }, the first was { $first }
dataset-summary = { $rows } rows of { $games } games{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } unfinished left out
}
missing-extra = { $module } is not installed; it comes with `pip install 'hatbox[{ $extra }]'`
env-to-act = Seat { $seat } to act
env-public = as the public sees it
env-seen-by = as seat { $seat } sees it
env-points = points
env-deck = deck
env-discards = discards
env-characters = characters
env-hats = hats
env-render-mode = render_mode is "{ $value }"; it can be { $allowed }
env-no-render-mode = nothing was said about how to render; give render_mode when the environment is made: { $allowed }
env-viewer = viewer is "{ $value }"; it can be a seat 0 ... { $most }, "mover", or None for the public
env-masks = masks is "{ $value }"; it can be { $allowed }
env-illegal = illegal is "{ $value }"; it can be { $allowed }
env-seat = seat is "{ $value }"; it can be { $allowed }, or 0 ... { $most }
env-bots = there are { $given } bots for { $wanted } other seats
env-bot = "{ $value }" cannot sit there; many games at once are played against "random" or a function of observations and masks
env-reset-first = call reset first
env-autoreset = autoreset is "{ $value }"; it can be { $allowed }
openspiel-action = action { $action } is not legal here; legal are { $allowed }
openspiel-chance = chance cannot bring { $piece } here; it can bring { $allowed }
bad-moment = there is no moment { $at }; the moments are 0 ... { $last }
unknown-field = unknown field "{ $name }"; the fields are: { $allowed }
bad-length = { $field } has { $length } items; it must have { $expected }
bad-seat = { $field } is { $seat }; the seats are 0 ... { $most }
bad-count = { $field } has { $count }; allowed: 0 ... { $most }
bad-action = action { $action } is not legal; legal are: { $allowed }
position-needs = a position needs "{ $field }" of the right kind
cannot-read = cannot read { $path }: { $reason }
cannot-write = cannot write { $path }: { $reason }
no-such-record = there is no game { $number } in { $path }; it has { $count }
game-does-not-end = game { $game } has not ended after { $actions } actions; give it a stall_limit

## What is wrong with text

empty-move = the move is empty; moves are written: { $allowed }
unknown-move = unknown move "{ $word }"; a move begins with: { $allowed }
bad-word-count = "{ $move }" does not have the words of a move such as "{ $form }"
bad-place = "{ $word }" is not a position of the tea table; allowed: { $least } ... { $most }
bad-slot = "{ $word }" is not a slot; allowed: { $least } ... { $most }
bad-stack = "{ $word }" is not a stack; allowed: { $least } ... { $most }
unknown-card = unknown card "{ $word }"; a card is a type letter B C D F K S T and a value 1 ... 6
unknown-hat = unknown hat "{ $word }"; the hats are: { $allowed }
unknown-character = unknown character "{ $word }"; the characters are: { $allowed }
unknown-cell = unknown cell "{ $word }"; cells are A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = unknown colour "{ $word }"; the colours are: { $allowed }

## What is wrong with a record

wrong-seat = it is not the turn of seat { $seat } but of { $mover }
chance-differs = "{ $name }" of { $move } is not what chance could have brought here
chance-missing = "{ $name }" is missing from { $move }
options-missing = the options do not name: { $names }
legal-differs = "legal" is not the list of legal moves here
result-missing = there is no result
result-differs = result: { $name } is { $found }, but should be { $expected }
result-unknown = result: { $name } does not belong here
game-not-over = the game is not over after { $moves } moves
no-deal = a game set up by hand has no deal, so it has no record
cannot-resign = only a running game between two sides can be resigned
game-was-resigned = the game was resigned
fair-commitment = the deal, seed and salt do not open the commitment that was published before the game
fair-seed = the seed must be a whole number of at most 20 digits
fair-deal = the deal does not follow from the seed
fair-chance = what chance brought in move { $number } does not follow from the seed

## Hats: positions

card-twice = H1: the card { $card } is there twice
hats-turn-is-over = H4: with main_done and optional_done the turn would be over
hats-no-offer-possible = H8: an offer needs four players, and the optional action not done
hats-bad-hand = H10: seat { $seat } has { $cards } cards to play and { $taken } collected; allowed: 1 ... { $most } to play
hats-uneven-hands = H10: with hands of { $hands } cards and turn { $turn } the players do not come to their last card in one round
hats-removed-there = H3: { $cards } cannot be there: the option takes these types out
hats-cookie-without-type = H9: seat { $seat } shows no type, so it cannot hold the cookie
hats-offer-after-end = H10: no offer can be open when everybody has one card left
hats-bad-pack = H3: not exactly the cards of this game are dealt; wrong or missing: { $cards }
hats-bad-removed = H3: removed is "{ $removed }"; it must name { $expected ->
    [0] no types
   *[other] two types, those of the option if it names them
  }
hats-needs-reshuffle = H7: the deck is empty, so the move needs "reshuffle"
hats-bad-reshuffle = H7: reshuffle { $given } is not a shuffle of the discard pile { $pile }

## Hats: refusals

hats-game-is-over = the game is over
hats-answer-the-offer = seat { $seat } must first answer the offer with give
hats-main-action-first = the turn cannot end before the main action
hats-no-offer-to-answer = no card was offered
hats-main-action-done = the main action of this turn is done
hats-optional-action-done = the optional action of this turn is done
hats-offer-needs-partner = only with four players is there a partner to offer a card to, not with { $players }
hats-no-discard-with-four = with four players a card is offered to the partner, not discarded
hats-not-in-hand = { $card } is not in the hand of seat { $seat }
hats-no-such-place = position { $place } is not used with { $players } players
hats-too-low = { $card } is neither of the type of { $taken } nor higher

## Hats: telling

hats-exchange = Seat { $seat } plays { $card } onto position { $place } and takes { $taken }.
hats-black = Seat { $seat } lays { $card } down as a black hat.
hats-black-unseen = Seat { $seat } lays a card down as a black hat.
hats-discard = Seat { $seat } discards { $card }.
hats-discard-unseen = Seat { $seat } discards a card.
hats-drew = Seat { $seat } draws { $card }.
hats-drew-unseen = Seat { $seat } draws a card.
hats-reshuffle = The { $cards ->
    [one] { $cards } discarded card is
   *[other] { $cards } discarded cards are
  } shuffled into a new deck.
hats-offer = Seat { $seat } lays { $card } face down for the partner.
hats-offer-unseen = Seat { $seat } lays a card face down for the partner.
hats-give = Seat { $seat } gives { $card } in return; both cards change hands.
hats-give-unseen = Seat { $seat } gives a card in return; both cards change hands.
hats-end = Seat { $seat } ends the turn.
hats-cookie = The cookie goes to seat { $seat }.

## Magic Hat: positions

magic-lower-slot-first = a swap names the lower slot first, not { $first } { $second }
magic-needs-redeal = M9: the table is dead, so the move needs "redeal"
magic-bad-redeal = M9: redeal does not lay out exactly the face-down hats above the occupied slots
magic-redeal-dead = M9: redeal leaves the table dead
magic-dead = M9: no hat in the row belongs to a character in the row, and none is magic
magic-bad-pair = M5: { $field } is { $slots }; it must be two slots, the lower first
magic-bad-seen = M13: seen names slot { $slot }, where there is no hat
magic-hat-without-character = M2: slot { $slot } must have both a character and a hat, or neither
magic-too-few-hats = M6: { $hats } hats in the pile are too few for { $characters } characters in the pile and { $magic } magic hats
magic-not-in-box = M1: { $count } { $what } of kind { $kind }, but the box has { $most }

## Magic Hat: refusals

magic-game-is-over = only three slots are occupied: the game is over
magic-game-has-stalled = no card was won for too long: the game is over
magic-empty-slot = slot { $slot } is empty
magic-no-swap-back = slots { $first } and { $second } were swapped in the turn before

## Magic Hat: telling

magic-peek = Seat { $seat } looks at slot { $slot }: { $hat }.
magic-peek-unseen = Seat { $seat } looks at slot { $slot }.
magic-swap = Seat { $seat } swaps the hats of slots { $first } and { $second }.
magic-open-pair = Seat { $seat } opens slot { $slot }: it belongs to the { $character }. A pair!
magic-open-wrong = Seat { $seat } opens slot { $slot }: { $hat }, not for the { $character }. A little cloud.
magic-open-magic = Seat { $seat } opens slot { $slot }: a magic hat!
magic-next-character = The { $character } comes to slot { $slot }.
magic-slot-empty = Slot { $slot } stays empty.
magic-redeal = Nothing could be won: all hats are shuffled and laid out anew.

## Top Hats: positions

top-band-and-narrowed = T10: with narrowed { $narrowed } the band is ring { $expected }, not { $band }
top-stack-count = T3: { $count } stacks; allowed: 1 ... { $most }
top-stack-height = T3: the stack on { $cell } has { $height } hats; allowed: 1 ... { $most }
top-centre-taken = T2: on { $cell } stands the neutral hat
top-forbidden-ground = T10: { $cell } is outside the band, ring { $band }
top-colour-not-playing = T2: { $colour } does not play with { $players } players
top-too-many-hats = T2: { $count } { $colour } hats; there are { $most }
top-no-stack-built = builders names { $cell }, where there is no stack
top-deal-not-empty = T3: nothing is dealt, but the deal has "{ $field }"

## Top Hats: refusals

top-game-is-over = all stacks are of one colour: the game is over
top-game-has-stalled = nothing was captured for too long: the game is over
top-build-first = all stacks must be built first
top-no-hat-left = there are not enough { $colour } hats left to build with: { $left }
top-place-first = all stacks must be placed first
top-placed-already = stack { $stack } stands on the board already
top-wrong-ring = { $cell } is in ring { $ring }; stacks are placed in rings 2 and 3
top-cell-taken = a stack stands on { $cell } already
top-all-stacks-stand = all stacks are built and placed
top-can-move = there is a legal move, so you cannot pass
top-narrowed-enough = the field may not be narrowed any more (at most { $most ->
    [one] once
   *[other] { $most } times
  } in a game)
top-too-many-stacks = { $count } stacks are on the board; it may be narrowed with { $most } or fewer
top-band-not-empty = a stack stands in the band
top-move-under-way = a move is under way from { $cell }; go on with it by its actions or its effect
top-no-stack = no stack stands on { $cell }
top-not-yours = the stack on { $cell } is not { $colour }
top-step-goes-on = { $origin } to { $target } is a step, and a step is a whole move
top-not-empty = { $cell } is not empty
top-no-jump = from { $origin } to { $target } is neither a step nor a jump
top-nothing-to-jump = there is no stack to jump over on { $cell }
top-jumped-twice = the stack on { $cell } was jumped already
top-no-such-effect = there is no way to { $effect }
top-forbidden = { $cell } is forbidden ground
top-must-capture = a capture is possible and must be made
top-must-capture-from-band = a stack in the band can capture, so the capture must be made from there
top-must-leave-band = a stack must leave the band
top-must-end-elsewhere = a move without a capture must end on another cell than { $cell }
top-not-in-band = a move may end in the band, on { $cell }, only if it captures

## Top Hats: telling

top-build = Seat { $seat } builds a stack: { $middle } in the middle, { $bottom } at the bottom.
top-build-unseen = Seat { $seat } builds a stack.
top-place = Seat { $seat } places stack { $stack } on { $cell }.
top-step = Seat { $seat } steps from { $origin } to { $target }.
top-jump = Seat { $seat } jumps from { $origin } over { $over } to { $target }.
top-stop = Seat { $seat } stays on { $cell }.
top-captured = { $cell } loses a { $lost } hat; { $now } comes to light.
top-captured-last = { $cell } loses its last hat, { $lost }.
top-narrow = Seat { $seat } narrows the field: ring { $band } is the band now.
top-pass = Seat { $seat } passes.

## Bots

unknown-bot = unknown bot "{ $name }"; the bots are: { $allowed }
bad-budget = a budget needs seconds (above 0, up to { $seconds }) or simulations (1 to { $simulations }), and 1 to { $threads } threads
not-on-the-move = seat { $seat } is not on the move
too-many-seats = the search is made for games of up to { $most } players; { $game } has more
why-only = Nothing else is legal here.
why-clear = I expect { $value } % of the win from it, and { $other } % from the next best move.
why-close = It is a close call: I expect { $value } % of the win from it, and { $other } % from another move.
why-fair = I expect { $value } % of the win from it, which is good enough for me.
why-plain = It looks good to me.
why-hats-lead = If the game ended now, my side's lead over the best other would be { $lead } points.
why-hats-draw = A new card promises a better favourite hat.
why-hats-offer = An exchange with my partner promises us better favourite hats.
why-hats-give = Without this card we keep the best favourite hats.
why-hats-enough = No further action promises more points.
why-hats-take = I take { $card }, which counts { $worth } as the tea table then stands.
why-hats-raise = Each { play-hat-type } then counts { $worth } instead of { $was }: { $points } more for what my side has collected.
why-hats-lower = Each { play-hat-type } then counts { $worth } instead of { $was }: { $points } less for what the others have collected.
why-hats-cookie = It brings me the cookie, { $points } points.
why-hats-snatch = It takes the cookie, { $points } points, away from seat { $seat }.
why-hats-types = A new type in my collection helps me to win or to keep the cookie.
why-hats-favourite = With { $card } in my collection { $favourite } becomes a better favourite hat, as things stand for { $points } points.
why-hats-keep = I keep { $card } as my favourite hat, as things stand for { $points } points.
why-hats-black = As a black hat { $card } is one sure point, and the tea table stays as it is.
why-hats-spare = I can do without { $card }, and another card may be of more use.
why-hats-suits = My partner has collected { play-hat-type } cards, so { $card } would be a good favourite hat there.
why-magic-fits = The hat of slot { $slot } belongs to its character.
why-magic-magic = The hat of slot { $slot } is a magic hat.
why-magic-home = A hat comes to its character in slot { $slot }, and the next player does not know it.
why-magic-look = I do not know the hat of slot { $slot }.
why-magic-wait = I know every hat, and nothing would help me more than it helps the next player.
why-magic-told = The way the others played, the hat of slot { $slot } may well be won there: the chance is about { $chance } %.
why-magic-guess = I have not seen the hat of slot { $slot }; the chance to win it there is about { $chance } %.
why-magic-disturb = The next player knows the hat of slot { $slot } and I do not, so I move it away.
why-magic-check = Seat { $seat } knows the hat of slot { $slot }, and I want to know it too.
why-magic-idle = Nothing that I know can be won where it lies, so I wait and give nothing away.
why-top-random = Building and placing are all the same to me: I choose at random.
why-top-balance = Hats I capture: { $taken }; hats I then expect to lose to the next player: { $lost }.
why-top-narrow = On the narrowed field, hats I capture: { $taken }; hats I then expect to lose: { $lost }.
why-top-solid = With three hats of mine this stack stays mine to the last.
why-top-middle = With a hat of mine in the middle this stack stays mine when it is captured once.
why-top-bottom = My hat at the bottom lets the stack come back to me after two captures.
why-top-others = The others' hats have to lie somewhere, and those here are not under my other stacks.
why-top-place = Nobody could capture a stack on { $cell } as the stacks now stand.
why-top-beside = Beside my stack on { $cell } there is less room to land, so the two cover each other.
why-top-bait = If my stack on { $cell } is captured, a hat of mine comes up below it.
why-top-wins = This way I can leave nobody else a stack, and win.
why-top-uncovers = I can capture the hats on { $cells }, and below are hats of mine.
why-top-captures = This way I can capture { $taken ->
    [one] a hat
   *[other] { $taken } hats
  } on { $cells }, and expect to lose none to the next player.
why-top-must = I have to capture; hats I can take this way: { $taken }; hats I then expect to lose to the next player: { $lost }.
why-top-band = I cannot capture, so a stack of mine has to leave the band: that on { $cell }.
why-top-flees = On { $cell } my stack could be captured by the next player, and after this move it cannot.
why-top-guards = After this move the next player can no longer capture my hats on { $cells }.
why-top-threatens = Next I threaten to capture on { $cells }.
why-top-inwards = My stack on { $cell } comes nearer to the centre.
why-top-safe = After this move the next player can capture none of my stacks.
why-top-drives = Stacks of others that then stand in the band and have to leave it: { $stacks }.
why-top-room = On a narrower field the others have less room.

## Replay

replay-title = { $game } with { $players } players. Seat { $first } begins.
replay-result = The game is over: { $scores }.
replay-score = seat { $seat } { $score }
replay-winner = Seat { $seats } wins.
replay-winners = Seats { $seats } win together.
replay-stalled = It was stalled.
replay-resigned = Seat { $seat } resigns.
replay-abandoned = The game was left unfinished.

## Arena

arena-too-few-bots = a tournament needs two bots or more
arena-bot-twice = { $name } is there twice; give one of them another budget, such as { $name }@500
arena-bad-budget = "{ $text }" is not a budget; write simulations, @2000 (1 ... { $simulations }), or seconds, @0.25s (up to { $seconds })
arena-two-budgets = give --seconds or --simulations, not both
arena-bot-erred = { $name } erred in round { $round } after { $action } actions
arena-bot-fault = { $where }: { $fault }
arena-process-died = a playing process died; games written to --out are kept, and the same command goes on
arena-settings-differ = { $path } was begun with other settings: { $names }; { $name } was { $found }, now it is { $asked }. Ask for the same, choose another --out, or remove { $path } and { $side }
arena-file-taken = { $path } exists, and { $side } does not know what is in it; choose another --out
arena-records-lost = { $side } exists but { $path } does not; bring it back, or remove { $side }
arena-bad-line = { $where }: this is not a game of this tournament; remove the line or the file
arena-line-twice = { $where }: this game is there twice; remove the line or the file
arena-file-busy = { $path } is being written by another process
arena-title = { $game } with { $players } players, seed { $seed }
arena-counts = { $games } games: rounds of one deal in { $seatings } seatings, { $rounds } of them ({ $asked } games were asked for)
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
arena-interval = 95 %
arena-decided = of decided
arena-ahead-of-mean = score to mean other
arena-ahead-of-best = to best other
arena-rating = rating
arena-decisions = decisions
arena-mean-time = mean ms
arena-high-time = 99 % ms
arena-longest-time = longest ms
arena-simulations = simulations
arena-speed = simulations/s
arena-late = late games
arena-unknown = n/a
arena-fair = Equally good bots would each win { $share }.
arena-ended = How they ended: { $endings }.

## Command line

compiling = compiling { $game } (only the first time, some seconds) ...
faults-summary = { $records } records, { $moves } moves, { $faults } faults
bad-lines = { $bad } of { $lines } lines could not be used; the first: { $fault }

## Backups

database-unusable = { $fault }
backup-writing = copying
backup-done = { $path } holds { $players } players, { $tables } tables and { $events } events
backup-not-ours = { $path } is not a copy made by hatbox backup
backup-newer = { $path } was made by a newer hatbox (schema { $schema }, this one knows { $known }): use that one
backup-damaged = { $path } is damaged: it is not as it was written, so nothing was changed
restore-checking = checking
restore-writing = putting back
restore-done = put back from { $path }: { $players } players, { $tables } tables and { $events } events
restore-not-empty = the database is not empty, and nothing was changed; --replace throws away what is in it

## Looking after a server

admin-no-player = nobody has the id or name { $player }
admin-many-players = several people are called { $name }; name one by id: { $ids }
admin-no-table = there is no table { $table }
admin-table-ended = table { $table } has ended already: it is { $status }
admin-table-busy = so much happens at table { $table } that it could not be closed; try again
admin-bad-name = a name has 1 to 24 characters, one of them visible
admin-none = Nothing there.
admin-closed = Table { $table } is closed.
admin-muted = { $name } ({ $player }) is muted until { $until }.
admin-unmuted = { $name } ({ $player }) may speak again.
admin-banned = { $name } ({ $player }) is locked out.
admin-unbanned = { $name } ({ $player }) may come in again.
admin-renamed = { $player } is now called { $name }.
admin-status-name = { $status ->
    [open] open
    [playing] being played
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
admin-created = made
admin-updated = last used
admin-events = events
admin-player = player
admin-name = name
admin-tables = tables
admin-muted-until = muted until
admin-notes = notes
admin-bot = program
admin-is-banned = locked out
admin-when = when
admin-reporter = reported by
admin-reported = about
admin-reason = reason
admin-what = what
admin-count = how many
admin-stats-players = people
admin-stats-bots = of these, programs
admin-stats-new-players = new within a day
admin-stats-muted = muted now
admin-stats-banned = locked out
admin-stats-moves = moves
admin-stats-day = games that ended within a day
admin-stats-week = games that ended within a week
admin-stats-reports = reports

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: exchange cards at the tea table, 2 to 4 players
    [magic_hat] Magic Hat: remember which hat is above whose head, 2 to 4 players
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
   *[other] { $bot }
  }
play-you = you
play-person = person
play-seat = { $seat } ({ $who })
play-friends = nobody but people on this device
play-players = { $count } players
play-choose-game = Which game?
play-choose-players = How many players?
play-choose-opponents = Against whom? From the weakest to the strongest:
play-not-offered = "{ $text }" is none of the choices; press Enter to see them
play-choose-one = Please type one of the keys, up to { $most }.
play-bad-levels = --level is given { $levels } times, but there are { $bots } bots; give it once for all or once for each
play-load-alone = --load goes on with a saved game as it was: only --seed and --seconds can be given with it
play-file-taken = { $path } is there already and is not a saved game; choose another name

play-begins = Seat { $seat } begins.
play-resumed = The game goes on after { $moves } moves.
play-help-hint = Type a number or a move; ? tells the rules and everything else.
play-your-turn = Seat { $seat }, your turn
play-over = The game is over
play-thinking = { $who } is thinking ...
play-look-once = Look well, then press Enter: it will not be shown again.
play-done-looking = Press Enter to clear the screen for the next player, or type undo:
play-hand-over = Hand over to seat { $seat }. Nobody else should look.
play-ready = Seat { $seat }, press Enter when you are alone with the screen.
play-goodbye = Goodbye!
play-after = Press Enter to leave, or type again, log or save FILE.
play-score = Seat { $seat }: { $score }
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-others = It cannot be taken back: somebody else has acted since.
play-undo-chance = It cannot be taken back: chance has acted since.
play-undo-revealed = It cannot be taken back: it brought something hidden to light.
play-save-where = Save to which file?
play-save-leaving = The game is not saved. Type a file name to save it, or press Enter to leave:
play-saved =
    Saved to { $path }.
    Go on with it: hatbox play --load { $path }
    (The file tells everything, what is hidden from you too: better do not look inside.)
play-resign-sure = Give up, really? (yes or no)
play-hint = { $who } would play:
play-hint-why = "{ $reason }"
play-hint-share = { $share } % of the win, give or take { $error }
play-choose-move = What do you do?
play-moves-so = { $verb } ({ $count })
play-commands =
    Type numbers ("3", then "1", or "3 1") or moves (also shortened: "ex d4 3"), or:
      ?             this help
      hint          what the strongest bot would do, and why
      legal         every legal move
      table         draw everything again
      log           what has happened so far; log 10: the last ten things
      undo          take your last move back, if it brought nothing to light
      save FILE     put the game aside; later: hatbox play --load FILE
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
play-column-penalties = little clouds
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
play-row-worth = counts
play-worth-now = Worth now
play-piles = deck { $deck }, discards { $discards }
play-hand = Your hand
play-cookie = cookie
play-team-now = seats { $seats }: { $points } points now
play-team-score = Seats { $seats } together: { $score }
play-offer-open = Seat { $seat } has laid a card face down for the partner.
play-choose-card = { $left ->
    [give] Which card do you give your partner?
    [optional] Your main action is done. Which card for the optional action?
    [main] Your optional action is done. Which card for the main action?
   *[both] Which card?
  }
play-choose-use = What do you do with { $card }? (Enter: another card)
play-card-favourite = { $uses }; as favourite { $points }
play-exchange-onto = onto position { $place }, take
play-end-turn = end the turn
play-hats-verb = { $verb ->
    [black] lay it down as a black hat
    [discard] discard it and draw
    [offer] offer it to the partner
    [give] give it to the partner
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] exchange onto { $places }
    [black] black hat
    [discard] discard
    [offer] offer
    [give] give
   *[other] { $verb }
  }
play-black-hats = black hats
play-favourite = favourite { $card }
play-tie-broken = Equal points: H14 decides, by black hats, then the cookie.

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
play-magic-piles = Piles: { $characters } characters, { $hats } hats. Turns without a win: { $stall }
play-magic-piles-limit = Piles: { $characters } characters, { $hats } hats. Turns without a win: { $stall } of { $limit }
play-magic-verb = { $verb ->
    [peek] peek: look at one hat
    [swap] swap: two hats change places
   *[open] open: turn a hat up, to win it or get a little cloud
  }
play-choose-slot = { $verb ->
    [peek] Peek at which slot?
    [swap] Swap which slot?
   *[open] Open which slot?
  }
play-choose-second = Swap slot { $slot } with which?
play-opened-wrong = Seat { $seat } opened slot { $slot }, and it was wrong. A little cloud.
play-magic-penalties = little clouds less magic hats

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
play-choose-cell = Where do you place stack { $stack }? A number or a cell (Enter: another stack)
play-choose-target = Where does { $cell } go? (Enter: another stack)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count } moves
play-goes = to { $cell }
play-goes-taking = to { $cell }, captures { $taken }
play-top-verb = { $verb ->
    [narrow] narrow the field, then move
   *[pass] pass
  }
play-top-points = Seat { $seat }: { $share } (stacks on the board: { $stacks })
play-top-won = Every stack on the board is { $colour } (T11).
play-top-stalled = { $turns } turns in a row without a capture (T13): shared by those who own a stack.

play-rules-other = The rules of this game are not told here; `legal` lists what you may do.
play-rules-hats =
    HATS in short
    In your turn (H4) you do one main action, and before or after it at most one
    optional action.
      Main: exchange (H5). Play a hand card onto a position of the tea table and
        take the card that lay there; the played card must be of the same type or
        higher. Or lay a card down as a black hat (H6), which only you know.
      Optional, 2 or 3 players: discard a card and draw one (H7).
      Optional, 4 players: offer a card to your partner, who gives one back (H8).
    After eight turns your last card is your favourite hat (H10).
    Points: each collected card is worth the lowest position of its type on the tea
    table, 0 if it is not there; each black hat is worth 1 (H11). The favourite brings
    the collected values of its type less its own (H12). The cookie brings 5 (H13):
    it goes to whoever shows the most types (H9). "Points now" are without favourites.
    Moves: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Types: Beret, Cloche, Deerstalker, Fez, Kepi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT in short
    Seven characters stand in a row, a face-down hat above each (M2). In your turn
    you do one of three things (M3):
      peek (M4): look at one hat; only you see it.
      swap (M5): exchange two hats unseen.
      open (M6): turn a hat up for all. If it belongs to the character below you win
        both, and a new character and hat come. A magic hat is yours to keep.
        Otherwise it goes back and you get a little cloud, the penalty.
    The game ends when three characters are left (M7), or when nothing was won for
    too long (M10).
    Points: pairs less little clouds; each magic hat cancels one cloud (M8).
    You must remember what you saw, unless the table has the option memory_aid (M13).
    Moves: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS in short
    Everybody secretly builds five stacks of three, their own colour on top (T3), and
    places them in turn on rings 2 and 3 (T4). A stack belongs to the colour on top,
    whoever built it (T5).
    In your turn you move one stack (T6): a step to an empty neighbour, or jumps over
    adjacent stacks to the empty cell behind. Every rival stack jumped over loses its
    top hat; the hat below decides whose it is now (T7). Whoever can capture must
    capture, from the band first (T8).
    The outermost ring is the band: a move may end there only with a capture, and a
    stack there must leave it (T9). With five stacks or fewer, none of them in the
    band, you may narrow the field before you move (T10).
    You win when all stacks are yours (T11). Too many turns without a capture are a
    draw (T13).
    Moves: build yellow red (middle, bottom), place 2 E7, move C3 C5 E7 (where it
    lands), C3-E7*C4 (from, to, captured), narrow, pass

## Playing at a server

join-bad-address = "{ $address }" is not the address of a server; write for example localhost:8731
join-unreachable = { $address } cannot be reached: { $reason }
join-not-hatbox = there is no hatbox server at { $address }
join-refusal = { $reason }
join-refused = The server refuses: { $code }
join-bad-identities = { $path } is damaged; repair or remove it (then you are somebody new everywhere)
join-name = What are you called?
join-recovery =
    With this code you are the same player on another device: { $code }
    Who you are is kept in { $path }.
join-choose-table = Where do you want to play?
join-mine-turn = your game of { $game }, your turn: { $who }
join-mine = your game of { $game }: { $who }
join-open = { $game }, seats free: { $free }; with { $who }
join-new = open a new table
join-choose-access = Who may sit down?
join-listed = anybody: the table is listed
join-private = only those to whom you tell its name
join-free = free
join-waiting =
    Waiting for the others. They type: hatbox join URL { $table }
    Or fill the free seats: type bots dormouse
    (or march_hare, cheshire_cat, mad_hatter).
join-waits-for = Waiting for { $who }.
join-help-hint = ? tells the rules and everything that can be typed.
join-line-lost = (the line is lost; trying again ...)
join-line-back = (the line is there again)
join-not-now = "{ $text }" is not possible now: it is not your turn.
join-bad-level = type bots and a level: { $allowed }
join-leave-sure = Give your seat away, really? (yes or no)
join-after = Press Enter to leave, or type again, log or say something.
join-sat = { $name } takes seat { $seat }.
join-left = Seat { $seat } is free again.
join-readied = Seat { $seat } is ready.
join-unreadied = Seat { $seat } is not ready yet.
join-filled = { $bot } takes the free seats.
join-started = The game begins.
join-chose = Seat { $seat } has chosen.
join-rechose = Seat { $seat } chooses again.
join-undone = Seat { $seat } has taken a move back.
join-undo-asked = Seat { $seat } would like to take a move back; the others type yes or no.
join-undo-refused = Seat { $seat } does not agree: the move stays.
join-taken-over = { $why ->
    [time] The time of seat { $seat } is up: { $bot } plays on.
   *[left] Seat { $seat } has left: { $bot } plays on.
  }
join-returned = Seat { $seat } is back.
join-said = { $name }: { $text }
join-bots-offered = Nobody else has come yet; the host may type bots and a level.
join-rematch-asked = Seat { $seat } wants to play again; type again to agree.
join-rematched = It goes on with a new game.
join-closed = The table is closed.
join-commands =
    Type numbers ("3", then "1", or "3 1") or moves (also shortened: "ex d4 3"), or:
      ?             this help
      legal         every legal move
      table         draw everything again
      log           what has happened so far; log 10: the last ten things
      say WORDS     say something to all; phrases: ready-made ones, said by name
      undo          take your last move back; the others may have to agree
      yes, no       answer somebody who wants to take back
      resign        give up (with two sides)
      leave         give your seat away; a bot plays on
      return        take your seat back from the bot
      bots LEVEL    let bots take the free seats (the host)
      again         another game with the same people, when it is over
      quit          go away and keep your seat
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
phrase-thinking = Let me think ...
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

serving = serving at { $address } (Ctrl-C stops)
connection-hello-first = The connection was ended: a client must first say who it is.
connection-hello-twice = The connection was ended: a client says only once who it is.
connection-version = This program is older or newer than the server. Load it again or update it.
connection-not-text = The connection was ended: every message is text.
connection-too-fast = Too many messages at once. It goes on in a moment.
connection-too-slow = Your line is too slow to keep up. The connection is made anew.
connection-silent = Nothing was heard from you for a while. The connection is made anew.
message-bad = The server does not understand a message: { $fault }
identity-needed = For this you first need a name.
identity-unknown-token = The server does not know you any more. Please choose a name again.
identity-unknown-code = Nobody has this recovery code. Please check every character.
identity-banned = The host of this server has locked you out.
identity-too-many-mutes = You can mute at most { $most } people.
name-empty = A name needs at least one visible character.
table-unknown = There is no such table.
table-too-many = You have { $most } tables open already. Begin or leave one of them first.
table-too-many-running = You have { $most } games running already. Finish or resign one of them first.
table-too-many-watched = You are watching too many tables at once.
table-worn-out = So much has happened at this table that only moves are possible now. Open a new one.
table-no-spectators = Only players may see this game while it runs.
table-bad-bots = Bots can take the seats { $allowed }, but not all of them.
table-not-seated = You have no seat at this table.
table-seated = You have a seat already: seat { $seat }.
table-seat-taken = Seat { $seat } is not free. Free seats: { $allowed }
table-full = No seat is free.
table-host-only = Only the host of the table can do that.
table-not-ready = Not everybody is ready yet.
table-not-open = { $status ->
    [playing] The game has already begun.
    [over] The game is over.
   *[closed] This table is closed.
  }
table-not-playing = { $status ->
    [open] The game has not begun yet.
    [over] The game is over.
   *[closed] This table is closed.
  }
table-not-over = The game is not over yet.
table-bot-plays = A bot is playing in your place. Take your seat back first.
table-you-play = You are playing yourself: there is no bot in your place.
table-cannot-resign = Only a game between two sides can be resigned.
table-asked-already = You have already asked for another game.
table-rematched = The next game has already begun at another table.
command-stale = Something happened before your move arrived. Please look again.
command-unseen = The program counts more events at this table than there were: { $seen } instead of { $last }.
move-not-your-turn = It is not your turn.
move-chosen-all = You have chosen everything already.
move-your-turn-now = It is your turn now: make the move itself.
move-no-premove = You have not planned a move.
move-premove-dropped = Your planned move is no longer possible and was dropped: { $move }
undo-nothing = There is nothing of yours to take back.
undo-revealed = This cannot be taken back: something hidden has come to light since.
undo-not-asked = Nobody is waiting for your answer.
talk-not-here = There is no chat at this table.
talk-phrases-only = Only ready-made phrases can be said at this table.
talk-empty = There is nothing to say in this message.
talk-too-fast = Not so fast: please wait a moment before the next message.
talk-muted = The host of this server has muted you for a while.
talk-gives-away = { $named ->
    [type] Partners may not tell each other the kind of a card (H8). The message was not sent.
    [colour] Partners may not tell each other the colour of a card (H8). The message was not sent.
   *[number] Partners may not tell each other the number of a card (H8). The message was not sent.
  }
request-unknown = There is nothing at { $path }.
request-unknown-ratings = There are no ratings for this game with so many players.
request-bad-method = { $method } cannot be used here; allowed: { $allowed }
request-bad-query = "{ $text }" is not a whole number.
request-bad-body = The request does not have the right shape: { $fault }
request-too-large = The request is too large; at most { $most } bytes.
request-too-many = Too many requests. Please wait a moment.
request-foreign-origin = Pages of other sites may not use this server.
server-busy = The server has too much to do. Please try again.
server-restarting = The server restarts. It goes on in a moment.
server-stopping = The server is stopping.
