# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] The rules of Hats
    [magic_hat] The rules of Magic Hat
   *[top_hats] The rules of Top Hats
}
rules-lede-hats = For 2, 3 or 4 players; four play in two teams. About 20 minutes. Every rule has a number, and the game names it when it explains something to you.
rules-lede-magic_hat = For 2, 3 or 4 players. About 20 minutes. Every rule has a number, and the game names it when it explains something to you.
rules-lede-top_hats = For 2 or 3 players. About 25 minutes. Every rule has a number, and the game names it when it explains something to you.
rules-more = In detail
rules-print = Print
rules-learn = In five pictures
rules-link = Link to rule { $rule }
rules-group = { $name ->
    [box] Before you begin
    [turn] Your turn
    [cookie] The cookie
    [move] Moving and capturing
    [band] The edge of the tray
    [end] The end, and who wins
    [seldom] What happens seldom
   *[editions] Editions and variants
}
rules-options = What a table can choose
rules-options-text = When you open a table you may set these. Nothing needs to be set: the first choice is the usual one.
rules-example = A count, worked

rule-H1-title = The hats
rule-H1 = There are seven kinds of hat, and six cards of each kind, numbered 1 to 6: 42 cards. A card is called by the letter of its kind and its number, so B4 is the Beret 4.
rule-H1-more = B Beret, C Cloche, D Deerstalker, F Fez, K Kepi, S Sombrero, T Tricorne.
rule-H2-title = The tea table
rule-H2 = In the middle lies a row of places, numbered 1 to 6; with two players 1 to 5. On every place there is always exactly one card, face up. What lies where decides what a hat is worth.
rule-H3-title = Set-up
rule-H3 = One card goes on each place of the tea table, and everybody gets nine cards. The rest is the deck: 9 cards with three players, 7 with two, none with four. The cookie lies on the table and belongs to nobody yet.
rule-H3-more = With two players, two kinds of hat stay in the box. They are drawn at random unless the table names them.
rule-H4-title = Your turn
rule-H4 = You must do one main thing: exchange a card (H5) or play a black hat (H6). Before or after it you may do one extra thing: swap a card (H7) or, with four players, swap with your partner (H8). Then it is the next player’s turn.
rule-H5-title = Exchange
rule-H5 = Lay a card from your hand on a place of the tea table and put the card that lay there face up into your collection. That is allowed if both are the same kind of hat, or if your number is higher than the one you take.
rule-H5-more = With the Deerstalker 4 you may take the Kepi 2, the Fez 3 and even the Deerstalker 6, but neither the Tricorne 5 (higher) nor the Sombrero 4 (equal, and another kind).
rule-H6-title = Black hat
rule-H6 = Or put a card from your hand face down into your collection. Any card will do, so there is always something you can play. Only you know what it is; when the game is over, everybody may look.
rule-H7-title = Discard and draw
rule-H7 = With two or three players you may, once in your turn, swap a card: throw one away face down and draw the top card of the deck. Even after your eighth main action: then it changes your favourite hat.
rule-H7-more = If the deck is empty, your card goes onto the discards first; then all of them are shuffled into a new deck, and you draw. You may get your own card back.
rule-H8-title = Partners
rule-H8 = With four players, partners sit opposite each other. Once in your turn you may swap with your partner: you lay a card face down, and your partner must give you a card in return. Partners may talk, but never about the kind, colour or number of a card.
rule-H8-more = Your partner chooses without having seen your card and cannot refuse. Both cards change hands at the same moment; only the two of you know them.
rule-H9-title = The cookie
rule-H9 = After every main action the cookie goes to whoever shows the most different kinds of hat. All black hats together count as one more kind. If there is a tie, compare the lowest numbers, then the second lowest and so on: the lower number wins.
rule-H9-more = Black hats have no number here. If one list of numbers is longer and the same so far, the longer one wins. If they are equal to the end, the cookie stays where it is. Whoever shows no kind at all never holds it.
rule-H10-title = The end
rule-H10 = The game ends when everybody has had eight turns. The one card left in your hand is your favourite hat.
rule-H11-title = Points for the collection
rule-H11 = If a kind lies on the tea table more than once, only the lowest place counts. Every card you collected scores the place number of its kind, or nothing if that kind is not on the table. Each black hat scores 1.
rule-H12-title = Points for the favourite
rule-H12 = Add up the numbers of your collected cards of your favourite’s kind, and take away the favourite’s own number. That can be less than nothing! A black hat never counts for the kind it hides.
rule-H13-title = Points for the cookie
rule-H13 = Whoever holds the cookie at the end scores 5.
rule-H14-title = Who wins
rule-H14 = Most points win. If there is a tie, more black hats win, then the cookie. If even that is equal, the win is shared.
rule-H14-more = With four players, the points and the black hats of two partners are added up, and a team has the cookie if one of the two has it.
rule-H15-title = Editions
rule-H15 = Standard is how the English, Italian, Spanish and French rules play. The German edition differs in two things: black hats do not count as a kind for the cookie, and a tie goes straight to the cookie.

rules-example-hats-table = The tea table at the end. Two Berets lie there: only the one on place 2 counts, so the other is turned down.
rules-example-hats-collection = The collection: every hat scores its place; Deerstalkers and Cloches are not on the table. 16 points.
rules-example-hats-favourite = The last card is the Sombrero 4. It adds the Sombreros you collected, minus itself: 4 points.
rules-example-hats-total = 16 + 4 = 20 points, and 25 with the cookie.

rule-M1-title = The cards
rule-M1 = Twenty characters of the court and 24 hats. Each hat fits one kind of character: a crown fits any king. Four hats are magic hats and fit nobody.
rule-M1-more = Usually there are ten kinds, two of each: king, queen, princess, knight, wizard, jester, cook, maid, dragon and astrologer. A table may also choose five kinds, four of each, or twenty different ones.
rule-M2-title = Set-up
rule-M2 = Seven characters stand face up in a row, in slots 1 to 7. Above each lies a hat, face down. The others wait in two piles.
rule-M3-title = Your turn
rule-M3 = You do exactly one of three things: peek, swap or open. Then it is the next player’s turn.
rule-M4-title = Peek
rule-M4 = Look at one hat and put it back. Everybody sees where you look, but only you see the hat.
rule-M5-title = Swap
rule-M5 = Let the hats of two slots change places, without looking at them. Everybody sees which two.
rule-M5-more = The two hats that were swapped just now may not be swapped straight back in the next turn. A table can switch that off (M12).
rule-M6-title = Open
rule-M6 = Turn a hat up for everybody to see. If it fits the character below, you win both cards, and a new character with a new hat comes. If it does not, it goes back face down and you get a little cloud (that is the penalty). If it is a magic hat, you keep it; the character stays and gets the next hat.
rule-M6-more = When the pile of characters is empty, a slot that is won stays empty.
rule-M7-title = The end
rule-M7 = The game ends as soon as only three characters are left in the row; 17 pairs have been won by then.
rule-M8-title = Points
rule-M8 = Each pair is a point, each little cloud takes one away, and each magic hat cancels one little cloud. Magic hats that have nothing to cancel score nothing. Most points win; if there is a tie, the win is shared.
rule-M8-more = The box holds 16 little clouds, but further ones count as well.
rule-M9-title = When nothing fits
rule-M9 = If no hat in the row fits anybody in the row, and none is magic, nothing could be won any more. Then all hidden hats, those of the pile too, are shuffled and laid out anew. What you have won, and your little clouds, stay with you.
rule-M10-title = When nobody dares
rule-M10 = If no card is won in 100 turns in a row, the game ends and is counted as it stands.
rule-M11-title = The hard variant
rule-M11 = Play without the four magic hats: then nothing cancels a little cloud.
rule-M12-title = Editions
rule-M12 = The Russian edition, which is the usual one here, forbids swapping straight back (M5). The English and Hebrew edition allows it.
rule-M13-title = Remembering
rule-M13 = What you have seen you must remember yourself, as with real cards. If you prefer, the table can mark what you know on the backs of the hats; the marks follow the swaps.

rules-example-magic_hat = Nine pairs and five little clouds, but two magic hats: three little clouds are left. 9 − 3 = 6 points.

rule-T1-title = The tray
rule-T1 = A tray of 61 six-sided cells: the centre, and four rings around it. Cells are called by row and number, like on a chessboard; the centre is E5.
rule-T2-title = The hats
rule-T2 = Each player has a colour, 15 hats of it: red, yellow, and blue for a third. The ivory hat on the centre is neutral: it belongs to nobody, never moves and never leaves.
rule-T3-title = Building
rule-T3 = Everybody secretly builds five stacks of three hats, always with their own colour on top; the order below is free. You have nine hats of your own colour and six of your rival’s; with three players, three of each rival’s. Only you know what is inside.
rule-T4-title = Placing
rule-T4 = In turn, everybody puts one stack on an empty cell of ring 2 or ring 3, until all stand. Then the first player begins to move.
rule-T5-title = Whose stack is it?
rule-T5 = A stack belongs to whoever’s colour is on top, no matter who built it. What lies below stays the builder’s secret; captured hats lie open to all.
rule-T6-title = Moving
rule-T6 = In your turn you move one of your stacks, all of it. Either one step to an empty cell next to it, or jumps: over a stack right beside it, yours or not, or over the neutral hat, to the empty cell straight behind. You may go on jumping, also in another direction, and stop when you like.
rule-T6-more = No stack, nor the neutral hat, is jumped twice in one move, but you may come to a cell more than once. The cell you started from counts as empty. A move that captures nothing must end on another cell than it began.
rule-T7-title = Capturing
rule-T7 = When the move is over, every rival’s stack that was jumped loses its top hat. The hat below decides whose stack it is now; a last hat simply disappears. Your own stacks and the neutral hat lose nothing.
rule-T8-title = You must capture
rule-T8 = If you can capture, you must, at least one hat. Which way, and how far, is up to you. If a stack of yours in the band can capture, it has to be one of those.
rule-T9-title = The band
rule-T9 = The outermost ring is the band. You may jump through it, but a move may end there only if it captured. If a stack of yours stands in the band and you cannot capture, you must bring one from the band further in.
rule-T9-more = If there is no way in, any other move will do that does not end in the band.
rule-T10-title = Narrowing the field
rule-T10 = If at most five stacks are left and none is in the band, you may narrow the field before you move: the band is closed for good, nobody may land there or jump through it, and the next ring becomes the band. After that you still make your move, by the rules of the narrowed field.
rule-T10-more = The neutral hat does not count as a stack. Twice in a game is the most, if the table has not chosen less.
rule-T11-title = Winning
rule-T11 = When, after a move, all stacks have the same colour on top, that player has won. Without a stack you are not out: a capture may uncover one of your hats.
rule-T12-title = No move
rule-T12 = If you have no stack, or no stack can move, you pass.
rule-T13-title = A draw
rule-T13 = If nothing is captured in 100 turns in a row (a pass is a turn too), the game ends, and all who then own a stack share it.

rules-option-first = Who begins
rules-option-first-text = Drawn by lot, or a seat that you choose.
rules-option-edition-hats = Edition (H15)
rules-option-edition-hats-text = Standard or German. It sets the next two.
rules-option-black_hat_is_a_type = Black hats are a kind (H9)
rules-option-black_hat_is_a_type-text = Whether black hats count as one more kind for the cookie.
rules-option-tiebreak_black_hats = Black hats break ties (H14)
rules-option-tiebreak_black_hats-text = Whether more black hats win a tie, before the cookie does.
rules-option-removed = Hats left out (H3)
rules-option-removed-text = With two players: which two kinds stay in the box.
rules-option-edition-magic_hat = Edition (M12)
rules-option-edition-magic_hat-text = Russian, or English and Hebrew. It sets the next one.
rules-option-no_swap_back = No swapping back (M5)
rules-option-no_swap_back-text = Whether the swap of the turn before may be undone at once.
rules-option-copies = How many of each (M1)
rules-option-copies-text = Two, four or one of each kind. The fewer alike, the harder.
rules-option-magic_hats = Magic hats (M11)
rules-option-magic_hats-text = Four, or none for the hard variant.
rules-option-dead_table = When nothing fits (M9)
rules-option-dead_table-text = Lay the hats out anew, or play on until the game ends by itself.
rules-option-stall_limit = Turns without a gain
rules-option-stall_limit-text = After how many turns in a row without anything won or captured the game ends; 100 as a rule.
rules-option-memory_aid = Memory aid (M13)
rules-option-memory_aid-text = Whether the backs of the hats show what you have seen.
rules-option-narrowings = Narrowings (T10)
rules-option-narrowings-text = How often the field may be narrowed in a game: twice, once or never.
