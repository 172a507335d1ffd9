# Learn: each game in five pictures.
learn-choose = Which game would you like to learn?
learn-choose-text = Five pictures each, then a short lesson at a real table.
learn-title = { $game ->
    [hats] Learn Hats
    [magic_hat] Learn Magic Hat
   *[top_hats] Learn Top Hats
}
learn-pictures = In five pictures
learn-try = Try it
learn-rules = All the rules, { $first }–{ $last }
learn-scoring = Scoring example
learn-four = With four players
learn-lesson = Start the lesson
learn-lesson-hint = A few minutes with a friendly coach. You try every action once.
learn-games = Games
learn-contents = On this page
learn-try-left = { $left ->
    [0] That’s all of them. Well done!
    [one] One more to find.
   *[other] { $left } more to find.
}
learn-card = { $hat ->
    [B] Beret { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Kepi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

learn-hats-title = Eight turns, one favourite hat
learn-hats-lede = Trade cards with the tea table. At the end, a hat is worth the position of its type on the table, so every exchange changes the values.
learn-hats-1-title = Exchange
learn-hats-1 = Play a card on a position and take the card that was there. You need the same type of hat, or a higher number.
learn-hats-2-title = Or play a black hat
learn-hats-2 = Nothing suits you? Play a card face down. It’s worth 1 point, and nobody knows what it is.
learn-hats-3-title = Watch the cookie
learn-hats-3 = Got the most types of hat? The cookie is yours, until someone has more. It’s worth 5 points at the end.
learn-hats-4-title = Count the positions
learn-hats-4 = Each of your Fezzes scores 3 if the Fez is on position 3. Not on the table? Then they score nothing.
learn-hats-5-title = Your favourite hat
learn-hats-5 = The last card in your hand is your favourite hat. Add up the numbers on your cards of that type and subtract its own number.
learn-hats-try = You have the Deerstalker 4. Which hats can it take? Tap them.
learn-hats-try-1 = Yes: 4 is higher than 2.
learn-hats-try-2 = No: 4 is lower than 6, and a Beret isn’t a Deerstalker.
learn-hats-try-3 = Yes: it’s a Deerstalker too, so the number doesn’t matter.
learn-hats-try-4 = No: 4 is lower than 5, and a Sombrero isn’t a Deerstalker.

learn-magic_hat-title = Who wears which hat?
learn-magic_hat-lede = Seven characters, seven hats face down. Peek, swap and remember, then open a hat when you’re sure it fits.
learn-magic_hat-1-title = Peek
learn-magic_hat-1 = Look at one hat in secret. Everyone sees which hat you look at, but only you see what it is.
learn-magic_hat-2-title = Swap
learn-magic_hat-2 = Swap two hats without looking. Keep track of where they go!
learn-magic_hat-3-title = Open
learn-magic_hat-3 = Turn a hat face up for everyone. Does it belong to the character below? Then you win both cards.
learn-magic_hat-4-title = Oops
learn-magic_hat-4 = It doesn’t fit? The hat goes back, and you get a penalty token (a little cloud): one point less.
learn-magic_hat-5-title = A magic hat
learn-magic_hat-5 = It fits nobody, but it helps you: keep it, and it cancels one penalty token.
learn-magic_hat-try = Which of these hats fit? Tap them.
learn-magic_hat-try-1 = Yes: the crown belongs to the king.
learn-magic_hat-try-2 = No: the jester’s cap belongs to the jester, not to the cook.
learn-magic_hat-try-3 = Yes: the horns belong to the dragon.
learn-magic_hat-try-4 = No: the tiara belongs to the queen, not to the knight.

learn-top_hats-title = Jump, and see what’s underneath
learn-top_hats-lede = Everyone hides hats in stacks of three. Jump over a rival’s stack and it loses its top hat; the hat underneath shows whose stack it is now.
learn-top_hats-1-title = Build in secret
learn-top_hats-1 = Five stacks of three hats, with your own colour on top. What’s underneath is your secret.
learn-top_hats-2-title = Step or jump
learn-top_hats-2 = Move a stack one step to an empty cell, or jump over a neighbouring stack to the empty cell right behind it.
learn-top_hats-3-title = Capture
learn-top_hats-3 = Every rival’s stack you jump over loses its top hat. If you can capture, you must.
learn-top_hats-4-title = Leave the band
learn-top_hats-4 = A move can end in the outermost ring (the band) only if it captures. A stack in the band has to move back in.
learn-top_hats-5-title = Narrow the board
learn-top_hats-5 = Five stacks or fewer, and none in the band? You can close the outermost ring. When every stack is yours, you win.
learn-top_hats-try = You’re red. Which stacks are yours? Tap them.
learn-top_hats-try-1 = Yes: red is on top, so it’s yours, whatever is underneath.
learn-top_hats-try-2 = No: yellow is on top, so it’s yellow’s, even with your hats inside.
learn-top_hats-try-3 = Yes: a single red hat counts as a stack too.
learn-top_hats-try-4 = No: it belongs to blue as long as blue is on top.

learn-magic_hat-choice-1 = The crown above the king
learn-magic_hat-choice-2 = The jester’s cap above the cook
learn-magic_hat-choice-3 = The horns above the dragon
learn-magic_hat-choice-4 = The tiara above the knight
learn-top_hats-choice-1 = Red on top of two yellow hats
learn-top_hats-choice-2 = Yellow on top of two red hats
learn-top_hats-choice-3 = A single red hat
learn-top_hats-choice-4 = Blue on top of a red hat
