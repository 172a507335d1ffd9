# Magic Hat on the page. `kind` is a character, `hat` the kind a hat belongs to, or magic; `who` and `you` name the player.
# A character as a label.
magicw-kind = { $kind ->
    [king] King
    [queen] Queen
    [princess] Princess
    [knight] Knight
    [wizard] Wizard
    [jester] Jester
    [cook] Cook
    [maid] Maid
    [dragon] Dragon
    [astrologer] Astrologer
    [noble] Noble
    [archer] Archer
    [monk] Monk
    [bishop] Bishop
    [troubadour] Troubadour
    [farmer] Farmer
    [miner] Miner
    [fairy] Fairy
    [sultan] Sultan
   *[sailor] Sailor
}
# A hat as a label.
magicw-hat = { $hat ->
    [king] crown
    [queen] tiara
    [princess] hennin
    [knight] plumed helmet
    [wizard] pointed hat
    [jester] cap and bells
    [cook] toque
    [maid] kerchief
    [dragon] horns
    [astrologer] star cap
    [noble] velvet cap
    [archer] feathered cap
    [monk] cowl
    [bishop] mitre
    [troubadour] chaperon
    [farmer] straw hat
    [miner] lamp cap
    [fairy] flower wreath
    [sultan] turban
    [sailor] sailor’s cap
   *[magic] magic hat
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] The crown
    [queen] The tiara
    [princess] The hennin
    [knight] The plumed helmet
    [wizard] The pointed hat
    [jester] The cap and bells
    [cook] The toque
    [maid] The kerchief
    [dragon] The horns
    [astrologer] The star cap
    [noble] The velvet cap
    [archer] The feathered cap
    [monk] The cowl
    [bishop] The mitre
    [troubadour] The chaperon
    [farmer] The straw hat
    [miner] The lamp cap
    [fairy] The flower wreath
    [sultan] The turban
    [sailor] The sailor’s cap
   *[magic] The magic hat
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] The crown belongs to the king.
    [queen] The tiara belongs to the queen.
    [princess] The hennin belongs to the princess.
    [knight] The plumed helmet belongs to the knight.
    [wizard] The pointed hat belongs to the wizard.
    [jester] The cap and bells belongs to the jester.
    [cook] The toque belongs to the cook.
    [maid] The kerchief belongs to the maid.
    [dragon] The horns belong to the dragon.
    [astrologer] The star cap belongs to the astrologer.
    [noble] The velvet cap belongs to the noble.
    [archer] The feathered cap belongs to the archer.
    [monk] The cowl belongs to the monk.
    [bishop] The mitre belongs to the bishop.
    [troubadour] The chaperon belongs to the troubadour.
    [farmer] The straw hat belongs to the farmer.
    [miner] The lamp cap belongs to the miner.
    [fairy] The flower wreath belongs to the fairy.
    [sultan] The turban belongs to the sultan.
   *[sailor] The sailor’s cap belongs to the sailor.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Swap the king’s hat with …
    [queen] Swap the queen’s hat with …
    [princess] Swap the princess’s hat with …
    [knight] Swap the knight’s hat with …
    [wizard] Swap the wizard’s hat with …
    [jester] Swap the jester’s hat with …
    [cook] Swap the cook’s hat with …
    [maid] Swap the maid’s hat with …
    [dragon] Swap the dragon’s hat with …
    [astrologer] Swap the astrologer’s hat with …
    [noble] Swap the noble’s hat with …
    [archer] Swap the archer’s hat with …
    [monk] Swap the monk’s hat with …
    [bishop] Swap the bishop’s hat with …
    [troubadour] Swap the troubadour’s hat with …
    [farmer] Swap the farmer’s hat with …
    [miner] Swap the miner’s hat with …
    [fairy] Swap the fairy’s hat with …
    [sultan] Swap the sultan’s hat with …
   *[sailor] Swap the sailor’s hat with …
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] What about the king’s hat?
    [queen] What about the queen’s hat?
    [princess] What about the princess’s hat?
    [knight] What about the knight’s hat?
    [wizard] What about the wizard’s hat?
    [jester] What about the jester’s hat?
    [cook] What about the cook’s hat?
    [maid] What about the maid’s hat?
    [dragon] What about the dragon’s hat?
    [astrologer] What about the astrologer’s hat?
    [noble] What about the noble’s hat?
    [archer] What about the archer’s hat?
    [monk] What about the monk’s hat?
    [bishop] What about the bishop’s hat?
    [troubadour] What about the troubadour’s hat?
    [farmer] What about the farmer’s hat?
    [miner] What about the miner’s hat?
    [fairy] What about the fairy’s hat?
    [sultan] What about the sultan’s hat?
   *[sailor] What about the sailor’s hat?
}

magicw-court = Seven hats and their characters
magicw-others = The other players
magicw-actions = What you can do
magicw-piles = The piles
magicw-action = { $action ->
    [peek] Peek
    [swap] Swap
   *[open] Open
}
magicw-action-hint = { $action ->
    [peek] Peek: look at one hat alone. Key P
    [swap] Swap: two hats change places. Key S
   *[open] Open: turn one hat up for all. Key O
}
magicw-ask = Your turn: peek, swap or open?
magicw-ask-peek = Which hat do you want to look at?
magicw-ask-first = Which hat do you want to swap?
magicw-ask-open = Which hat do you want to open?
magicw-your-turn = Your turn
magicw-thinking = { $who } is thinking …
magicw-over = The game is over
magicw-your-pairs = Your pairs
magicw-waiting = One moment …
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Only you can see it. Remember it!
   *[no] { $who } is peeking …
}
magicw-doing-swap = { $you ->
    [yes] You swap two hats
   *[no] { $who } is swapping …
}
magicw-doing-open = { $you ->
    [yes] You open it …
   *[no] { $who } is opening …
}
magicw-put-back = The hat is face down again.
magicw-fits = It fits!
magicw-magic = A magic hat!
magicw-magic-text = It takes one little cloud away.
magicw-pair-goes = { $you ->
    [yes] The pair is yours.
   *[no] The pair goes to { $who }.
}
magicw-hat-goes = { $you ->
    [yes] The hat is yours.
   *[no] The hat goes to { $who }.
}
magicw-wrong = { $hat }? Wrong head!
magicw-redeal = No hat could fit: all hats are shuffled and laid out again.
magicw-tap-on = Tap to go on
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Slot { $slot }: { $kind }, hat face down{ $state ->
    [peek] , you can peek
    [open] , you can open it
    [swap] , you can swap it
    [picked] , picked
    [barred] , not possible now
   *[still] {""}
}
magicw-slot-known = Slot { $slot }: { $kind }, hat face down, you know it: { $hat }{ $state ->
    [peek] , you can peek
    [open] , you can open it
    [swap] , you can swap it
    [picked] , picked
    [barred] , not possible now
   *[still] {""}
}
magicw-slot-open = Slot { $slot }: { $kind }, hat: { $hat }
magicw-slot-shown = Slot { $slot }: { $kind }, the hat is held up: { $hat }
magicw-slot-peeked = Slot { $slot }: { $kind }, { $who } looks at the hat
magicw-slot-empty = Slot { $slot }: empty
magicw-won = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}
magicw-won-magic = { $magic ->
    [one] 1 magic hat
   *[other] { $magic } magic hats
}
magicw-won-clouds = { $penalties ->
    [one] 1 little cloud
   *[other] { $penalties } little clouds
}
magicw-now = { $score } if it ended now
magicw-hat-pile = { $count ->
    [0] No hats left in the pile
    [one] 1 hat in the pile
   *[other] { $count } hats in the pile
}
magicw-character-pile = { $count ->
    [0] No characters left in the pile
    [one] 1 character in the pile
   *[other] { $count } characters in the pile
}
magicw-you = You
# The end.
magicw-end-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
}
magicw-end-shared = { $who } win together!
magicw-end-played = A lovely game
magicw-end-complete = Only three characters are left: the game is over.
magicw-end-stalled = For a long time nothing was won: the game is over.
magicw-end-resigned = Somebody gave up: the game is over.
magicw-end-abandoned = The game was broken off.
magicw-end-score = Points
magicw-end-why = Every pair is a point. Every little cloud takes one away, and every magic hat takes one little cloud away.
# What happened, for the log and the screen reader. A slot is named with its number.
log-magic-peek = { $you ->
    [yes] You peek at slot { $slot }: { $hat }.
   *[no] { $who } peeks at slot { $slot }: { $hat }.
}
log-magic-peek-unseen = { $you ->
    [yes] You peek at slot { $slot }.
   *[no] { $who } peeks at slot { $slot }.
}
log-magic-swap = { $you ->
    [yes] You swap the hats of slots { $first } and { $second }.
   *[no] { $who } swaps the hats of slots { $first } and { $second }.
}
log-magic-open-pair = { $you ->
    [yes] You open slot { $slot } ({ $character }): it fits! The pair is yours.
   *[no] { $who } opens slot { $slot } ({ $character }): it fits! The pair goes to { $who }.
}
log-magic-open-wrong = { $you ->
    [yes] You open slot { $slot } ({ $character }): { $hat }. It does not fit, you get a little cloud.
   *[no] { $who } opens slot { $slot } ({ $character }): { $hat }. It does not fit, { $who } gets a little cloud.
}
log-magic-open-magic = { $you ->
    [yes] You open slot { $slot }: a magic hat! It is yours.
   *[no] { $who } opens slot { $slot }: a magic hat! { $who } keeps it.
}
log-magic-next-character = Slot { $slot } has somebody new: { $character }.
log-magic-slot-empty = Slot { $slot } stays empty.
log-magic-redeal = No hat could fit: all hats are shuffled and laid out again.
# Why something is not allowed.
no-magic-empty-slot = Nobody stands at slot { $slot } any more. Choose a hat that has somebody below it.
no-magic-no-swap-back = These two hats were swapped just now. Swapping them straight back is not allowed.
no-magic-game-is-over = The game is over: only three characters are left.
no-magic-game-has-stalled = The game is over: for a long time nothing was won.
