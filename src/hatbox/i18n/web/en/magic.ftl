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
    [princess] princess’s pointed hat
    [knight] plumed helmet
    [wizard] wizard’s hat
    [jester] jester’s cap
    [cook] chef’s hat
    [maid] kerchief
    [dragon] horns
    [astrologer] starry cap
    [noble] velvet cap
    [archer] feathered cap
    [monk] monk’s hood
    [bishop] mitre
    [troubadour] troubadour’s hat
    [farmer] straw hat
    [miner] miner’s helmet
    [fairy] flower crown
    [sultan] turban
    [sailor] sailor’s cap
   *[magic] magic hat
}
# A hat with its article, at the beginning of a sentence.
magicw-the-hat = { $hat ->
    [king] The crown
    [queen] The tiara
    [princess] The princess’s pointed hat
    [knight] The plumed helmet
    [wizard] The wizard’s hat
    [jester] The jester’s cap
    [cook] The chef’s hat
    [maid] The kerchief
    [dragon] The horns
    [astrologer] The starry cap
    [noble] The velvet cap
    [archer] The feathered cap
    [monk] The monk’s hood
    [bishop] The mitre
    [troubadour] The troubadour’s hat
    [farmer] The straw hat
    [miner] The miner’s helmet
    [fairy] The flower crown
    [sultan] The turban
    [sailor] The sailor’s cap
   *[magic] The magic hat
}
# Said when the hat that was opened belongs to the character below it.
magicw-belongs = { $kind ->
    [king] The crown belongs to the king.
    [queen] The tiara belongs to the queen.
    [princess] The princess’s pointed hat belongs to the princess.
    [knight] The plumed helmet belongs to the knight.
    [wizard] The wizard’s hat belongs to the wizard.
    [jester] The jester’s cap belongs to the jester.
    [cook] The chef’s hat belongs to the cook.
    [maid] The kerchief belongs to the maid.
    [dragon] The horns belong to the dragon.
    [astrologer] The starry cap belongs to the astrologer.
    [noble] The velvet cap belongs to the noble.
    [archer] The feathered cap belongs to the archer.
    [monk] The monk’s hood belongs to the monk.
    [bishop] The mitre belongs to the bishop.
    [troubadour] The troubadour’s hat belongs to the troubadour.
    [farmer] The straw hat belongs to the farmer.
    [miner] The miner’s helmet belongs to the miner.
    [fairy] The flower crown belongs to the fairy.
    [sultan] The turban belongs to the sultan.
   *[sailor] The sailor’s cap belongs to the sailor.
}
# The first hat of a swap was picked; the second is asked for.
magicw-ask-second = { $kind ->
    [king] Swap the hat above the king with…
    [queen] Swap the hat above the queen with…
    [princess] Swap the hat above the princess with…
    [knight] Swap the hat above the knight with…
    [wizard] Swap the hat above the wizard with…
    [jester] Swap the hat above the jester with…
    [cook] Swap the hat above the cook with…
    [maid] Swap the hat above the maid with…
    [dragon] Swap the hat above the dragon with…
    [astrologer] Swap the hat above the astrologer with…
    [noble] Swap the hat above the noble with…
    [archer] Swap the hat above the archer with…
    [monk] Swap the hat above the monk with…
    [bishop] Swap the hat above the bishop with…
    [troubadour] Swap the hat above the troubadour with…
    [farmer] Swap the hat above the farmer with…
    [miner] Swap the hat above the miner with…
    [fairy] Swap the hat above the fairy with…
    [sultan] Swap the hat above the sultan with…
   *[sailor] Swap the hat above the sailor with…
}
# A hat was picked; what to do with it is asked.
magicw-ask-what = { $kind ->
    [king] What will you do with the hat above the king?
    [queen] What will you do with the hat above the queen?
    [princess] What will you do with the hat above the princess?
    [knight] What will you do with the hat above the knight?
    [wizard] What will you do with the hat above the wizard?
    [jester] What will you do with the hat above the jester?
    [cook] What will you do with the hat above the cook?
    [maid] What will you do with the hat above the maid?
    [dragon] What will you do with the hat above the dragon?
    [astrologer] What will you do with the hat above the astrologer?
    [noble] What will you do with the hat above the noble?
    [archer] What will you do with the hat above the archer?
    [monk] What will you do with the hat above the monk?
    [bishop] What will you do with the hat above the bishop?
    [troubadour] What will you do with the hat above the troubadour?
    [farmer] What will you do with the hat above the farmer?
    [miner] What will you do with the hat above the miner?
    [fairy] What will you do with the hat above the fairy?
    [sultan] What will you do with the hat above the sultan?
   *[sailor] What will you do with the hat above the sailor?
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
    [peek] Peek: look at one hat in secret. Key P
    [swap] Swap: switch two hats around. Key S
   *[open] Open: turn a hat face up for everyone. Key O
}
magicw-ask = Your turn: peek, swap or open?
magicw-ask-peek = Which hat do you want to peek at?
magicw-ask-first = Which hat do you want to swap?
magicw-ask-open = Which hat do you want to open?
magicw-your-turn = Your turn
magicw-thinking = { $who } is thinking…
magicw-over = Game over
magicw-your-points = Your points
magicw-waiting = One moment…
# What somebody is doing while it is shown.
magicw-doing-peek = { $you ->
    [yes] Only you can see it. Remember it!
   *[no] { $who } is peeking…
}
magicw-doing-swap = { $you ->
    [yes] You swap two hats
   *[no] { $who } is swapping…
}
magicw-doing-open = { $you ->
    [yes] You open it…
   *[no] { $who } is opening a hat…
}
magicw-put-back = The hat is face down again.
magicw-fits = It fits!
magicw-magic = A magic hat!
magicw-magic-text = It cancels one penalty token.
magicw-pair-goes = { $you ->
    [yes] The pair is yours.
   *[no] { $who } gets the pair.
}
magicw-hat-goes = { $you ->
    [yes] The hat is yours.
   *[no] { $who } gets the hat.
}
magicw-wrong = { $hat }? Wrong head!
magicw-redeal = No hat fits anyone here: all the hats are reshuffled.
magicw-tap-on = Tap to continue
# A slot, for a screen reader. `state` is what can be done with it.
magicw-slot = Slot { $slot }: { $kind }, hat face down{ $state ->
    [peek] , you can peek at it
    [open] , you can open it
    [swap] , you can swap it
    [picked] , selected
    [barred] , not possible now
   *[still] {""}
}
magicw-slot-known = Slot { $slot }: { $kind }, hat face down, you know it: { $hat }{ $state ->
    [peek] , you can peek at it
    [open] , you can open it
    [swap] , you can swap it
    [picked] , selected
    [barred] , not possible now
   *[still] {""}
}
magicw-slot-open = Slot { $slot }: { $kind }, hat: { $hat }
magicw-slot-shown = Slot { $slot }: { $kind }, hat face up: { $hat }
magicw-slot-peeked = Slot { $slot }: { $kind }, { $who } is peeking at the hat
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
    [one] 1 penalty token
   *[other] { $penalties } penalty tokens
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
magicw-end-shared = { $who } share the win!
magicw-end-played = A lovely game
magicw-end-complete = Only three characters are left: the game is over.
magicw-end-stalled = Nothing has been won for a long time: the game is over.
magicw-end-resigned = A player gave up: the game is over.
magicw-end-abandoned = The game was abandoned.
magicw-end-score = Points
magicw-end-why = Each pair scores 1 point. Each penalty token costs 1 point, and each magic hat cancels one penalty token.
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
    [yes] You swap the hats in slots { $first } and { $second }.
   *[no] { $who } swaps the hats in slots { $first } and { $second }.
}
log-magic-open-pair = { $you ->
    [yes] You open slot { $slot } ({ $character }): it fits! The pair is yours.
   *[no] { $who } opens slot { $slot } ({ $character }): it fits! { $who } gets the pair.
}
log-magic-open-wrong = { $you ->
    [yes] You open slot { $slot } ({ $character }): { $hat }. It doesn’t fit: you get a penalty token.
   *[no] { $who } opens slot { $slot } ({ $character }): { $hat }. It doesn’t fit: { $who } gets a penalty token.
}
log-magic-open-magic = { $you ->
    [yes] You open slot { $slot }: a magic hat! It’s yours.
   *[no] { $who } opens slot { $slot }: a magic hat! { $who } keeps it.
}
log-magic-next-character = New in slot { $slot }: { $character }.
log-magic-slot-empty = Slot { $slot } stays empty.
log-magic-redeal = No hat fits anyone here: all the hats are reshuffled.
# Why something is not allowed.
no-magic-empty-slot = There’s nobody in slot { $slot } any more. Choose a hat with a character below it.
no-magic-no-swap-back = These two hats were just swapped. You can’t swap them straight back.
no-magic-game-is-over = The game is over: only three characters are left.
no-magic-game-has-stalled = The game is over: nothing has been won for a long time.

# --- who wears what, and ending a peek
magicw-heads = Hats and heads
magicw-heads-nobody = Nobody
magicw-got-it = Got it
