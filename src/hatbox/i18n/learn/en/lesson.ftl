# The lessons: what the coach says.
lesson-title = { $game ->
    [hats] Hats, step by step
    [magic_hat] Magic Hat, step by step
   *[top_hats] Top Hats, step by step
}
lesson-coach = Coach
lesson-progress = Step { $at } of { $all }
lesson-next = Next
lesson-show = Show me
lesson-back = Back
lesson-leave = Leave the lesson
lesson-you = You
lesson-watch = Watch …
lesson-other-move = That would be possible too. For now, please try the one that glows.
lesson-read-first = First read what I say, then press Next.
lesson-done-title = You know { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} now!
lesson-done-text = The rest you learn by playing. The Dormouse is a kind first opponent.
lesson-done-play = Play now
lesson-done-rules = All the rules
lesson-done-again = Once more
lesson-done-four = Next: four at the table

lesson-hats-table = Welcome to the tea party! On the tea table lie five hats, on the places 1 to 5. Your own cards are below. The Dormouse plays against you.
lesson-hats-exchange = Let’s exchange. Take your Deerstalker 4 and lay it on place 3: 4 is higher than the Fez 3, so the Fez is yours. (Try the Beret 6 first, if you like to hear a no.)
lesson-hats-end = Lovely, the Fez lies in your collection. You could still discard a card, but not today: end your turn.
lesson-hats-worth = Look at the place numbers: if the game ended now, every Sombrero you collected would be worth 4 points, because the Sombrero lies on place 4. No Fez lies on the table any more: yours is worth nothing just now. That can change!
lesson-hats-same = The same kind may always be exchanged, even with a lower number. Lay your Sombrero 1 on the Sombrero 5.
lesson-hats-discard = Once in a turn you may swap a card: throw one away and draw another. Discard the Beret 2: you will not miss it.
lesson-hats-cookie = You and the Dormouse both show two kinds of hat; a black hat counts as a kind. When it is a tie, the lower numbers win: the cookie stays with you. It is worth 5 points at the end.
lesson-hats-black = If nothing fits, or you want to hide something, play a card face down. Make your Fez 1 a black hat: it scores 1 point, and it is one more kind for the cookie.
lesson-hats-end-again = Well hidden! End your turn.
lesson-hats-last = Now we jump to the last round. Each of you has two cards left: one to play, and one to keep.
lesson-hats-last-exchange = Keep the Sombrero 4, for you have collected two Sombreros. Lay the Tricorne 4 on the Tricorne 2: same kind, and it lies on place 4.
lesson-hats-favourite = The Sombrero 4 is now your favourite hat. It brings 6 + 2 for your Sombreros, minus its own 4. End your turn, and the Dormouse plays the last card.
lesson-hats-score = That’s the count: every hat as much as its place on the table, 1 for each black hat, the favourite, and 5 for the cookie. Most points win.

lesson-hats-partner = Four at the table play in two teams. The March Hare, opposite you, is your partner. You may not tell each other your cards, but you may give each other one.
lesson-hats-offer = Lay a card face down for your partner: the Fez 5. The Hare gives you one back without having seen it.
lesson-hats-partner-play = You got the Kepi 4, and only the two of you know about it. Now exchange: lay it on the Kepi 2. Then your turn is over, since you have done both.
lesson-hats-give = Now your partner offers you a card. You must give one in return before you see it: give the Sombrero 2.
lesson-hats-team = At the end both partners’ points are added up, and the better team wins.

lesson-magic-row = Welcome to court! Seven characters stand in a row, and above each lies a hat, face down. In your turn you do one thing: peek, swap or open.
lesson-magic-peek = Begin with a peek: look at the hat above the cook, number 2. Only you will see it.
lesson-magic-swap = A crown! That is nothing for a cook, but the king stands right beside him. Swap hats 1 and 2, without looking.
lesson-magic-barred = The Hare has swapped 3 and 7. Those two must not be swapped straight back: in your next turn they are locked as a pair.
lesson-magic-open = Now you are sure: the crown lies above the king. Open number 1!
lesson-magic-wrong = It fits! Both cards are yours, and somebody new comes. Now let’s see what happens when it goes wrong: open number 3, just on a guess.
lesson-magic-learned = Oh dear: the cap and bells, not for a dragon. You get a little cloud, but everybody has learned something. The jester stands at number 6: swap 3 and 6.
lesson-magic-jester = Quick, before somebody else does: open number 6!
lesson-magic-magic = Two pairs! One more surprise: open number 5.
lesson-magic-points = A magic hat! It fits nobody, but it takes your little cloud away. At the end each pair counts 1, each little cloud takes 1 off, and each magic hat takes one little cloud away. It ends when only three characters are left.

lesson-top-goal = Welcome to the parlour! You are red, the Cheshire Cat is yellow. You win when every stack on the tray wears red on top.
lesson-top-build = First build in secret: five stacks, each with a red hat on top. Spread your other hats below as you like. A red one under a yellow one is a nice trap: the stack comes back to you.
lesson-top-place = Well built! From here on we use stacks that I have prepared. Now you take turns placing them in the two middle rings, ring 2 and ring 3. Put stack 1 on C3.
lesson-top-place-again = And stack 2 on C6. After that, let’s imagine that all have been placed, and some are already gone.
lesson-top-step = It’s your move. The simplest one is a step to an empty cell next door: from C2 to C3.
lesson-top-jump = Or jump: over any stack next to you, to the empty cell straight behind. The neutral hat in the middle may be jumped too. Jump from D4 to F6.
lesson-top-duty = A new situation. If you can capture, you must. Your stack on C3 can jump over the yellow one on C4, and then go on!
lesson-top-capture = Jump from C3 over C4 to C5, and on over D6 to E7. Both yellow stacks will lose their top hat.
lesson-top-uncovered = Look: under the hat on C4 there was a red one, so this stack is yours now. On D6 there is still a yellow one. Press Next: the Cat must capture as well.
lesson-top-captured = The Cat jumped over your stack on E7. Luckily another red hat was below: it is still yours.
lesson-top-band = The outermost ring is the band. Your stack on D8 stands there and cannot capture, so it must come inwards: step to D7.
lesson-top-narrow = Only four stacks are left, and none in the band. Now you may narrow the field: press the button, and the outermost ring sinks.
lesson-top-narrowed = Ring 3 is the band now. You still have your move: from E7 to E6, away from the edge.
lesson-top-win = One last stroke: jump from C3 over C4 to C5 and on over D6 to E7. Under C4 hides a red hat, and D6 is a single one.
lesson-top-won = Every stack is red: you have won! A player without a stack is not out, by the way: the next capture may uncover a hat of theirs.
