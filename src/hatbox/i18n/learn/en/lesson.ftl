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
lesson-watch = Watch…
lesson-other-move = You could do that too. For now, please try the one that’s glowing.
lesson-read-first = Read this first, then press Next.
lesson-done-title = You know { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
   *[top_hats] Top Hats
} now!
lesson-done-text = The best way to learn the rest is to play. The Dormouse is an easy first opponent.
lesson-done-play = Play now
lesson-done-rules = All the rules
lesson-done-again = Again
lesson-done-four = Next: playing with four

lesson-hats-table = Welcome to the tea party! There are five hats on the tea table, in positions 1 to 5. Your own cards are below. You’re playing against the Dormouse.
lesson-hats-exchange = Let’s exchange. Play your Deerstalker 4 on position 3: 4 is higher than the Fez 3, so the Fez is yours. (Curious? Try to put it on the Beret 6 first and see why that’s not allowed.)
lesson-hats-end = Lovely, the Fez is in your collection. You could still discard a card, but not this time: end your turn.
lesson-hats-worth = Look at the position numbers: if the game ended now, each Sombrero in a collection would be worth 4 points, because the Sombrero is on position 4. There’s no Fez on the table any more, so yours is worth nothing right now. That can change!
lesson-hats-same = You can always exchange a hat of the same type, even with a lower number. Play your Sombrero 1 on the Sombrero 5.
lesson-hats-discard = Once per turn you can discard a card and draw a new one. Discard the Beret 2: you won’t miss it.
lesson-hats-cookie = You and the Dormouse both have two types of hat; black hats count as a type. In a tie, the lower numbers win, so you keep the cookie. It’s worth 5 points at the end.
lesson-hats-black = If nothing suits you, or you want to hide a card, play it face down. Play your Fez 1 as a black hat: it scores 1 point, and it’s one more type for the cookie.
lesson-hats-end-again = Well hidden! End your turn.
lesson-hats-last = Now let’s jump to the last round. You each have two cards left: one to play and one to keep.
lesson-hats-last-exchange = Keep the Sombrero 4: you’ve collected two Sombreros. Play the Tricorne 4 on the Tricorne 2: same type, and it’s on position 4.
lesson-hats-favourite = The Sombrero 4 is now your favourite hat. It scores 6 + 2 for your Sombreros, minus its own 4. End your turn, and the Dormouse will play the last card.
lesson-hats-score = Time to score: every hat scores its position on the table, each black hat scores 1, then add your favourite hat, and 5 for the cookie. The most points wins.

lesson-hats-partner = With four players, you play in two teams. The March Hare, sitting opposite you, is your partner. You can’t tell each other your cards, but you can exchange one.
lesson-hats-offer = Pass a card face down to your partner: the Fez 5. The Hare gives you one in return without having seen yours.
lesson-hats-partner-play = You got the Kepi 4, and only the two of you know. Now exchange: play it on the Kepi 2. You’ve done both actions, so your turn ends.
lesson-hats-give = Now your partner passes you a card. You have to give one in return before you see what it is: give the Sombrero 2.
lesson-hats-team = At the end, both partners’ points are added up, and the team with the most points wins.

lesson-magic-row = Welcome to the court! Here are seven characters in a row, each with a face-down hat above. On your turn you do one thing: peek, swap or open.
lesson-magic-peek = Start with a peek: look at the hat above the cook, number 2. Only you will see it.
lesson-magic-swap = A crown! That’s no hat for a cook, but the king is right next to him. Swap hats 1 and 2 without looking.
lesson-magic-barred = The Hare has swapped 3 and 7. They can’t be swapped straight back: this turn, you can’t swap those two with each other.
lesson-magic-open = Now you’re sure: the crown is above the king. Open number 1!
lesson-magic-wrong = It fits! Both cards are yours, and someone new arrives. Now let’s see what happens when it goes wrong: open number 3, just as a guess.
lesson-magic-learned = Oh dear, a jester’s cap: that’s no hat for a dragon. You get a penalty token (a little cloud), but everyone has learned something. The jester is number 6: swap 3 and 6.
lesson-magic-jester = Quick, before someone else does: open number 6!
lesson-magic-magic = Two pairs! One more surprise: open number 5.
lesson-magic-points = A magic hat! It fits nobody, but it cancels your penalty token. At the end, each pair scores 1, each penalty token costs 1, and each magic hat cancels one penalty token. The game ends when only three characters are left.

lesson-top-goal = Welcome to the hatters’ battle! You’re red, the Cheshire Cat is yellow. You win when every stack on the board has red on top.
lesson-top-build = First, build in secret: five stacks, each with a red hat on top. Arrange your other hats underneath as you like. A red hat under a yellow one is a nice trap: the stack comes back to you.
lesson-top-place = Well built! From here on we’ll use stacks I’ve prepared. Now take turns placing them on the two middle rings, ring 2 and ring 3. Put stack 1 on C3.
lesson-top-place-again = And stack 2 on C6. After that, let’s imagine they’ve all been placed, and some are already gone.
lesson-top-step = It’s your move. The simplest one is a step to an empty cell next door: from C2 to C3.
lesson-top-jump = Or jump: over any stack next to you, to the empty cell right behind it. You can jump over the neutral hat in the middle too. Jump from D4 to F6.
lesson-top-duty = A new situation. If you can capture, you must. Your stack on C3 can jump over the yellow one on C4, and then keep going!
lesson-top-capture = Jump from C3 over C4 to C5, and on over D6 to E7. Both yellow stacks will lose their top hat.
lesson-top-uncovered = Look: there was a red hat under the one on C4, so this stack is yours now. D6 is still yellow. Press Next: the Cat has to capture too.
lesson-top-captured = The Cat jumped over your stack on E7. Luckily there was another red hat underneath: it’s still yours.
lesson-top-band = The outermost ring is the band. Your stack on D8 is in it and can’t capture, so it has to move inwards: step to D7.
lesson-top-narrow = Only four stacks are left, and none of them is in the band. Now you can narrow the board: press the button, and the outermost ring sinks.
lesson-top-narrowed = Ring 3 is now the band. You still have your move: from E7 to E6, away from the edge.
lesson-top-win = One last move: jump from C3 over C4 to C5 and on over D6 to E7. A red hat is hidden on C4, and D6 is a single hat.
lesson-top-won = Every stack is red: you win! By the way, a player without a stack isn’t out: the next capture might uncover one of their hats.
