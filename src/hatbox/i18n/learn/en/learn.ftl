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
learn-rules = Every rule, { $first }–{ $last }
learn-scoring = Scoring, worked
learn-four = Four at the table
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
learn-hats-lede = Trade cards with the tea table. A hat is worth the number of the place where its kind lies at the end, so every exchange moves the prices.
learn-hats-1-title = Exchange
learn-hats-1 = Lay a card on a place and take what lay there. The same hat, or a higher number, wins the place.
learn-hats-2-title = Or a black hat
learn-hats-2 = Nothing fits? Hide a card face down. It is worth 1, and nobody sees it.
learn-hats-3-title = Mind the cookie
learn-hats-3 = Most kinds of hat? The cookie is yours, until somebody shows more. 5 points at the end.
learn-hats-4-title = Count the places
learn-hats-4 = Each of your Fezzes scores 3 if the Fez lies on place 3. Not on the table? Then nothing.
learn-hats-5-title = Your favourite
learn-hats-5 = The last card in your hand is your favourite. Its kind scores once more, minus its own number.
learn-hats-try = You hold the Deerstalker 4. Which hats may it take? Tap them.
learn-hats-try-1 = Yes: 4 is higher than 2.
learn-hats-try-2 = No: 4 is lower than 6, and a Beret is not a Deerstalker.
learn-hats-try-3 = Yes: it is a Deerstalker too, so the number does not matter.
learn-hats-try-4 = No: 4 is lower than 5, and a Sombrero is not a Deerstalker.

learn-magic_hat-title = Who wears which hat?
learn-magic_hat-lede = Seven characters of the court, seven hats face down. Peek, swap and remember, and open a hat when you are sure it fits.
learn-magic_hat-1-title = Peek
learn-magic_hat-1 = Look at one hat, all by yourself. Everybody sees where you look, nobody sees what.
learn-magic_hat-2-title = Swap
learn-magic_hat-2 = Let two hats change places, without looking. Keep an eye on where they go!
learn-magic_hat-3-title = Open
learn-magic_hat-3 = Turn a hat up for all. Does it fit the head below? Then both cards are yours.
learn-magic_hat-4-title = Oops
learn-magic_hat-4 = It does not fit? The hat goes back, and you get a little cloud: one point less.
learn-magic_hat-5-title = A magic hat
learn-magic_hat-5 = It fits nobody and helps you: keep it, and it takes one little cloud away.
learn-magic_hat-try = Which of these hats fit? Tap them.
learn-magic_hat-try-1 = Yes: a crown is for the king.
learn-magic_hat-try-2 = No: the cap and bells is for the jester, not for the cook.
learn-magic_hat-try-3 = Yes: the horns belong to the dragon.
learn-magic_hat-try-4 = No: a tiara is for the queen, not for the knight.

learn-top_hats-title = Jump, and see what lies below
learn-top_hats-lede = Everybody hides hats in stacks of three. Jump over a rival’s stack and its top hat is gone; the hat below says whose stack it is now.
learn-top_hats-1-title = Build in secret
learn-top_hats-1 = Five stacks of three hats, your own colour on top. What is below is your secret.
learn-top_hats-2-title = Step or jump
learn-top_hats-2 = Move a stack one step to an empty cell, or jump over a neighbour to the cell straight behind it.
learn-top_hats-3-title = Capture
learn-top_hats-3 = Every rival’s stack you jumped loses its top hat. If you can capture, you must.
learn-top_hats-4-title = Leave the band
learn-top_hats-4 = A move may end in the outermost ring only if it captured. A stack standing there must come back in.
learn-top_hats-5-title = Narrow the field
learn-top_hats-5 = Five stacks or fewer, none in the band? You may close the outermost ring. When every stack is yours, you win.
learn-top_hats-try = You are red. Which stacks are yours? Tap them.
learn-top_hats-try-1 = Yes: red is on top, so it is yours, whatever is below.
learn-top_hats-try-2 = No: yellow is on top, so it is yellow’s, even with your hats inside.
learn-top_hats-try-3 = Yes: one red hat is a stack as well.
learn-top_hats-try-4 = No: it belongs to blue as long as blue is on top.

learn-magic_hat-choice-1 = The crown above the king
learn-magic_hat-choice-2 = The cap and bells above the cook
learn-magic_hat-choice-3 = The horns above the dragon
learn-magic_hat-choice-4 = The tiara above the knight
learn-top_hats-choice-1 = Red on top of two yellow hats
learn-top_hats-choice-2 = Yellow on top of two red hats
learn-top_hats-choice-3 = A single red hat
learn-top_hats-choice-4 = Blue on top of a red hat
