# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] The rules of Hats
    [magic_hat] The rules of Magic Hat
   *[top_hats] The rules of Top Hats
}
rules-lede-hats = Exchange cards with the tea table and collect the hats that will be worth the most: the player with the most points wins. For 2 to 4 players (four play in two teams), about 20 minutes. Every rule has a number, and the game quotes it when it explains something.
rules-lede-magic_hat = Match characters with their hats: the player who wins the most pairs and makes the fewest mistakes wins. For 2 to 4 players from age 5, 15 to 20 minutes. Every rule has a number, and the game quotes it when it explains something.
rules-lede-top_hats = Capture your rivals’ hats until every stack on the board is your colour. For 2 or 3 players from age 8, about 25 minutes. Every rule has a number, and the game quotes it when it explains something.
rules-more = More details
rules-print = Print
rules-learn = In five pictures
rules-link = Link to rule { $rule }
rules-group = { $name ->
    [box] Before you begin
    [turn] Your turn
    [cookie] The cookie
    [move] Moving and capturing
    [band] The edge of the board
    [end] End of the game and winning
    [seldom] Rare cases
   *[editions] Editions and variants
}
rules-options = Options
rules-options-text = You can change these when you open a table. The first choice is the default.
rules-example = Scoring example

rule-H1-title = The hats
rule-H1 = There are seven types of hat, each in its own colour, with six cards numbered 1 to 6: 42 cards. A card is named by its type and its number: Beret 4, or B4 for short.
rule-H1-more = B Beret, C Cloche, D Deerstalker, F Fez, K Kepi, S Sombrero, T Tricorne.
rule-H2-title = The tea table
rule-H2 = The tea table is a row of positions, numbered 1 to 6 (1 to 5 with two players). Each position always holds exactly one face-up card. The position of a type decides what its hats are worth.
rule-H3-title = Set-up
rule-H3 = With two players, all cards of two types stay in the box. Put one card on each position of the tea table and deal nine cards to each player. Keep your hand secret! The rest is the deck: 9 cards with three players, 7 with two, none with four. The cookie starts on the table and belongs to nobody. Play goes clockwise.
rule-H3-more = The first player is chosen at random unless the table settings say otherwise; in the boxed game, it’s the player who most recently ate a cookie. The two types left out are also random unless they were chosen when the table was opened.
rule-H4-title = Your turn
rule-H4 = You must do one main action: exchange a card (H5) or play a black hat (H6). Before or after it, you can do one optional action: discard and draw (H7) or, with four players, exchange a card with your partner (H8). Then it’s the next player’s turn.
rule-H5-title = Exchange
rule-H5 = Play a card from your hand face up on a position of the tea table, and put the card that was there face up in your collection. You can do this if both cards are the same type, or if your number is higher than the one you take. You can exchange only with the tea table, never with other players’ collections.
rule-H5-more = With the Deerstalker 4 you can take the Kepi 2, the Fez 3 and even the Deerstalker 6, but not the Tricorne 5 (higher) or the Sombrero 4 (equal, and a different type).
rule-H6-title = Black hat
rule-H6 = Put a card from your hand face down in your collection. Any card will do, so you can always play something. Only you know what it is until the game is over.
rule-H7-title = Discard and draw
rule-H7 = With two or three players, once per turn you can discard a card face down and draw the top card of the deck. You can do this even after your eighth main action, which changes your favourite hat.
rule-H7-more = If the deck is empty, discard your card first; then the whole discard pile is shuffled into a new deck, and you draw. You might get your own card back.
rule-H8-title = Partners
rule-H8 = With four players, partners sit opposite each other. Once per turn you can exchange a card with your partner: you pass a card face down, and your partner must give you a card in return. Partners can talk, but can’t name the type, colour or number of a card.
rule-H8-more = Your partner chooses without seeing your card and can’t refuse. Both cards change hands at the same time, and only the two of you know them.
rule-H9-title = The cookie
rule-H9 = After every main action, the cookie goes to the player with the most different types of hat. All black hats together count as one more type. In a tie, compare the lowest numbers, then the second lowest and so on: the lower number wins.
rule-H9-more = Black hats have no number here. If the numbers match until one player runs out of cards, the player who still has some wins. If everything is equal, the cookie stays where it is. A player with no hats can’t hold it.
rule-H10-title = The end
rule-H10 = The game ends when everyone has had eight turns. The one card left in your hand is your favourite hat.
rule-H11-title = Points for the collection
rule-H11 = If there are several cards of one type on the tea table, only the one on the lowest position counts; the others are turned face down. Each face-up card in your collection scores the position of its type, or nothing if that type isn’t on the table. Each black hat scores 1.
rule-H12-title = Points for the favourite
rule-H12 = Add up the numbers on your collected cards of your favourite hat’s type, then subtract the favourite hat’s own number. The favourite hat is not part of your collection. A black hat never counts as the type it hides.
rule-H12-more = The result can be negative: with the Sombrero 6 as your favourite hat and only the Sombrero 2 in your collection, you score 2 − 6 = −4.
rule-H13-title = Points for the cookie
rule-H13 = The player who has the cookie at the end scores 5.
rule-H14-title = Who wins
rule-H14 = The most points wins. Ties are broken by the most black hats, then by the cookie. If players are still tied, they share the win.
rule-H14-more = With four players, both partners’ points and black hats are added up, and a team has the cookie if either partner has it.
rule-H15-title = Editions
rule-H15 = Standard follows the English, Italian, Spanish and French rulebooks. The German edition differs in two ways: black hats don’t count as a type for the cookie, and ties go straight to the cookie.

rules-example-hats-table = The tea table at the end of the game. There are two Berets: only the one on position 2 counts, so the other is turned face down.
rules-example-hats-collection = The collection: every hat scores the position of its type; Deerstalkers and Cloches aren’t on the table. The black hat scores 1. 16 points.
rules-example-hats-favourite = The last card is the Sombrero 4, the favourite hat. Add up the numbers on the collected Sombreros and subtract 4: 4 points.
rules-example-hats-total = 16 + 4 = 20 points, and 25 with the cookie.

rule-M1-title = The cards
rule-M1 = There are 20 characters and 24 hats. Each hat belongs to one character: a crown belongs to any king. Four of the hats are magic hats and belong to nobody. The index below shows who wears what.
rule-M1-more = Usually there are ten different characters, two of each. You can also play with five different characters, four of each, or with twenty different ones.
rule-M2-title = Set-up
rule-M2 = Put seven characters face up in a row, in slots 1 to 7, and one hat face down above each. The rest wait in two piles. Play goes clockwise. The first player is chosen at random unless the table settings say otherwise; in the boxed game, the youngest player starts.
rule-M3-title = Your turn
rule-M3 = Do exactly one of three things: peek, swap or open. Then it’s the next player’s turn.
rule-M4-title = Peek
rule-M4 = Look at one hat and put it back. Everyone sees which hat you look at, but only you see what it is.
rule-M5-title = Swap
rule-M5 = Swap the hats in two slots without looking at them. Everyone sees which two.
rule-M5-more = Two hats that have just been swapped can’t be swapped straight back in the next turn. You can turn this off in the table settings (M12).
rule-M6-title = Open
rule-M6 = Turn a hat face up for everyone. If it belongs to the character below, you win both cards, and a new character and hat take their place. If not, it goes back face down and you get a penalty token (a little cloud). If it’s a magic hat, you keep it; the character stays and gets the next hat.
rule-M6-more = When the pile of characters is empty, a slot whose pair is won stays empty.
rule-M7-title = The end
rule-M7 = The game ends as soon as only three characters are left in the row; by then 17 pairs have been won.
rule-M8-title = Points
rule-M8 = Each pair scores 1 point, each penalty token costs 1, and each magic hat cancels one penalty token. Spare magic hats score nothing. The most points wins; tied players share the win.
rule-M8-more = The box holds 16 penalty tokens, but any further ones count as well.
rule-M9-title = When nothing fits
rule-M9 = If no hat in the row belongs to anyone in the row, and none is magic, nothing can be won. Here, all face-down hats, including the pile, are then shuffled and dealt out again. You keep everything you’ve won, and your penalty tokens.
rule-M10-title = When nobody dares
rule-M10 = If no card is won for 100 turns in a row, the game ends and is scored as it stands.
rule-M11-title = The hard variant
rule-M11 = Play without the four magic hats, so that nothing cancels a penalty token.
rule-M12-title = Editions
rule-M12 = The Russian edition, the default here, doesn’t allow swapping straight back (M5). The English and Hebrew edition does.
rule-M13-title = Remembering
rule-M13 = You have to remember what you’ve seen, as with real cards. If you prefer, turn on the memory aid: what you know is marked on the backs of the hats, and the marks move along when hats are swapped.

rules-example-magic_hat = Nine pairs and five penalty tokens, but also two magic hats: three penalty tokens are left. 9 − 3 = 6 points.

rule-T1-title = The board
rule-T1 = The board has 61 six-sided cells: the centre, and four rings around it, numbered from ring 1 (inside) to ring 4 (outside). Cells are named by row and number, as on a chessboard; the centre is E5.
rule-T2-title = The hats
rule-T2 = Each player has a colour: red or yellow, and blue for a third player. There are 15 hats of each colour. The ivory hat in the centre is neutral: it belongs to nobody, never moves and can’t be captured.
rule-T3-title = Building
rule-T3 = Everyone secretly builds five stacks of three hats, always with their own colour on top; below that, the order is up to you. You have nine hats of your own colour and six of your rival’s; with three players, three of each rival’s. Only you know what’s inside.
rule-T4-title = Placing
rule-T4 = Take turns, clockwise, putting one stack on an empty cell of ring 2 or ring 3, until all are placed. The player who placed first also moves first. That player is chosen at random unless the table settings say otherwise.
rule-T5-title = Whose stack is it?
rule-T5 = A stack belongs to the player whose colour is on top, no matter who built it. What’s below stays the builder’s secret; captured hats are visible to everyone.
rule-T6-title = Moving
rule-T6 = On your turn you move one of your stacks as a whole: either one step to an empty cell next to it, or one or more jumps over a stack right next to it (yours or a rival’s) or over the neutral hat, to the empty cell right behind. You can keep jumping, in any direction, and stop when you like.
rule-T6-more = You can’t jump over the same stack, or the neutral hat, twice in one move, but you can land on a cell more than once. The cell you started from counts as empty. A move that captures nothing must end on a different cell from the one it began on.
rule-T7-title = Capturing
rule-T7 = When your move ends, every rival’s stack you jumped over loses its top hat. The hat underneath decides whose stack it is now; a single hat is gone. Your own stacks and the neutral hat lose nothing.
rule-T8-title = You must capture
rule-T8 = If you can capture, you must capture at least one hat. Which way and how far is up to you. If a stack of yours in the band can capture, you must capture with a stack in the band.
rule-T8-more = So, in this order: 1. capture if you can, from the band first; 2. otherwise, move a stack out of the band (T9).
rule-T9-title = The band
rule-T9 = The outermost ring is the band. You can jump through it, but a move can end there only if it captures. If you have a stack in the band and can’t capture, you must move one from the band further in.
rule-T9-more = If none can move inwards, any other move that doesn’t end in the band is allowed.
rule-T10-title = Narrowing the board
rule-T10 = If five stacks or fewer are left and none is in the band, you can narrow the board before you move: the band is closed for good, nobody can land there or jump through it, and the next ring becomes the band. Then you make your move as usual, on the narrowed board.
rule-T10-more = The neutral hat doesn’t count as a stack. The board can be narrowed at most twice per game, or fewer times if the table settings say so.
rule-T11-title = Winning
rule-T11 = If, after a move, every stack has the same colour on top, that player wins. You’re not out if you have no stack: a capture might uncover one of your hats.
rule-T12-title = No move
rule-T12 = If you have no stack, or none of your stacks can move, you pass.
rule-T13-title = A draw
rule-T13 = If nothing is captured for 100 turns in a row (a pass counts as a turn), the game ends, and everyone who still owns a stack shares the win.

rules-option-first = Who goes first
rules-option-first-text = Random, or a seat you choose.
rules-option-edition-hats = Edition (H15)
rules-option-edition-hats-text = Standard or German. It sets the next two.
rules-option-black_hat_is_a_type = Black hats count as a type (H9)
rules-option-black_hat_is_a_type-text = Whether black hats count as one more type for the cookie.
rules-option-tiebreak_black_hats = Black hats break ties (H14)
rules-option-tiebreak_black_hats-text = Whether the most black hats wins a tie, before the cookie does.
rules-option-removed = Hats left out (H3)
rules-option-removed-text = With two players: which two types stay in the box.
rules-option-edition-magic_hat = Edition (M12)
rules-option-edition-magic_hat-text = Russian, or English and Hebrew. It sets the next one.
rules-option-no_swap_back = No swapping back (M5)
rules-option-no_swap_back-text = Whether the previous turn’s swap can be undone straight away.
rules-option-copies = How many of each (M1)
rules-option-copies-text = Two, four or one of each character. The fewer duplicates, the harder.
rules-option-magic_hats = Magic hats (M11)
rules-option-magic_hats-text = Four, or none for the hard variant.
rules-option-dead_table = When nothing fits (M9)
rules-option-dead_table-text = Reshuffle the hats, or play on until the game ends by itself.
rules-option-stall_limit = Turns with nothing won
rules-option-stall_limit-text = How many turns in a row with nothing won or captured end the game: 100 by default.
rules-option-memory_aid = Memory aid (M13)
rules-option-memory_aid-text = Whether the backs of the hats show what you have seen.
rules-option-narrowings = Narrowings (T10)
rules-option-narrowings-text = How often the board can be narrowed in a game: twice, once or never.

# --- the index of hats and characters (Magic Hat); $copies is how many different characters there are
rules-index = Who wears which hat
rules-index-of = { $copies ->
    [5] In every game
    [10] Also in the usual game with ten characters
   *[20] Only in the game with twenty characters
}
