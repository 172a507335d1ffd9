# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, the same everywhere: "Beret 4".
hatsw-card = { $type ->
    [B] Beret { $value }
    [C] Cloche { $value }
    [D] Deerstalker { $value }
    [F] Fez { $value }
    [K] Kepi { $value }
    [S] Sombrero { $value }
   *[T] Tricorne { $value }
}

# The table
hatsw-table = Tea table
hatsw-place = Position { $place }: { $card }
hatsw-place-ok = Position { $place }: { $card }, you can take it
hatsw-place-no = Position { $place }: { $card }, this card can’t take it
hatsw-hand = Your hand
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, selected
hatsw-hand-ahead = { $card }, planned for your turn
hatsw-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hatsw-your-hats = Your hats
hatsw-hats-of = { $who }’s hats
hatsw-no-hats = no hats yet
hatsw-closer = Take a closer look at { $who }’s hats
hatsw-group = { $cards }, each worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
hatsw-black-hats = { $count ->
    [one] { $count } black hat
   *[other] { $count } black hats
}
hatsw-each = { $worth } each
hatsw-look = { $count ->
    [one] Your black hat. Press and hold to look.
   *[other] Your black hats. Press and hold to look.
}
hatsw-look-open = { $count ->
    [one] Your black hat: { $cards }
   *[other] Your black hats: { $cards }
}
hatsw-deck = Discard and draw
hatsw-deck-name = Deck
hatsw-deck-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hatsw-discards = Discard pile
hatsw-swap-short = Draw · { $count }
hatsw-swap-name = Discard a card and draw a new one. { $count ->
    [0] The deck is empty, so the discard pile will be shuffled.
    [one] { $count } card left in the deck.
   *[other] { $count } cards left in the deck.
}
hatsw-black-slot = Black hat
hatsw-black-slot-name = Play the card face down as a black hat
hatsw-partner-slot = For your partner
hatsw-partner-short = Partner
hatsw-partner-slot-name = Pass the card face down to your partner
hatsw-offer-name = A face-down card
hatsw-cookie = has the cookie
hatsw-cookie-yours = You have the cookie
hatsw-cookie-table = The cookie goes to the player with the most types of hat
hatsw-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
hatsw-points-name = { $points ->
    [one] { $points } point if the game ended now
   *[other] { $points } points if the game ended now
}

# What is asked
hatsw-your-turn = Your turn
hatsw-pick = Choose a hat from your hand.
hatsw-where = { $type ->
    [B] Where do you want to put the Beret?
    [C] Where do you want to put the Cloche?
    [D] Where do you want to put the Deerstalker?
    [F] Where do you want to put the Fez?
    [K] Where do you want to put the Kepi?
    [S] Where do you want to put the Sombrero?
   *[T] Where do you want to put the Tricorne?
}
hatsw-may-swap = Discard and draw, or end your turn.
hatsw-may-offer = Exchange a card with your partner, or end your turn.
hatsw-swapped-first = Now exchange a hat, or play a black hat.
hatsw-give-title = A card for you
hatsw-give = { $who } passes you a card face down. Which card will you give in return?
hatsw-choosing = is choosing a card to give in return…
hatsw-thinking = is thinking…
hatsw-over = Game over
hatsw-back = Put back
hatsw-end-turn = End turn
hatsw-ahead = Will be played as soon as it’s your turn.
hatsw-picked = { $card } selected. { $count ->
    [0] It can’t go anywhere right now.
    [one] It can go to { $count } position.
   *[other] It can go to { $count } positions.
}
hatsw-picked-early = { $card } selected. Choose where to play it when it’s your turn.
hatsw-put-back = { $card } is back in your hand.

# The log
log-hats-exchange = { $you ->
    [yes] You play the { $card } on position { $place } and take the { $taken }.
   *[no] { $who } plays the { $card } on position { $place } and takes the { $taken }.
}
log-hats-black = { $you ->
    [yes] You play the { $card } as a black hat.
   *[no] { $who } plays the { $card } as a black hat.
}
log-hats-black-unseen = { $you ->
    [yes] You play a black hat.
   *[no] { $who } plays a black hat.
}
log-hats-discard = { $you ->
    [yes] You discard the { $card }.
   *[no] { $who } discards the { $card }.
}
log-hats-discard-unseen = { $you ->
    [yes] You discard a card.
   *[no] { $who } discards a card.
}
log-hats-drew = { $you ->
    [yes] You draw the { $card }.
   *[no] { $who } draws the { $card }.
}
log-hats-drew-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
log-hats-reshuffle = { $cards ->
    [one] The discarded card becomes the new deck.
   *[other] The { $cards } discarded cards are shuffled into a new deck.
}
log-hats-offer = { $you ->
    [yes] You pass the { $card } face down to your partner.
   *[no] { $who } passes the { $card } face down to their partner.
}
log-hats-offer-unseen = { $you ->
    [yes] You pass a card face down to your partner.
   *[no] { $who } passes a card face down to their partner.
}
log-hats-give = { $you ->
    [yes] You give the { $card } in return.
   *[no] { $who } gives the { $card } in return.
}
log-hats-give-unseen = { $you ->
    [yes] You give a card in return.
   *[no] { $who } gives a card in return.
}
log-hats-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends their turn.
}
log-hats-cookie = { $you ->
    [yes] You get the cookie.
   *[no] { $who } gets the cookie.
}
log-hats-cookie-table = The cookie goes back to the table.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = { $type ->
    [B] A { $value } can’t take a { $other }. Play a higher number, or another Beret.
    [C] A { $value } can’t take a { $other }. Play a higher number, or another Cloche.
    [D] A { $value } can’t take a { $other }. Play a higher number, or another Deerstalker.
    [F] A { $value } can’t take a { $other }. Play a higher number, or another Fez.
    [K] A { $value } can’t take a { $other }. Play a higher number, or another Kepi.
    [S] A { $value } can’t take a { $other }. Play a higher number, or another Sombrero.
   *[T] A { $value } can’t take a { $other }. Play a higher number, or another Tricorne.
}
no-hats-main-action-done = You’ve already played a hat this turn.
no-hats-main-action-first = Exchange a hat or play a black hat first; then you can end your turn.
no-hats-optional-action-done = You can do this only once per turn, and you already have.
no-hats-answer-the-offer = Your partner is waiting: give a card in return first.
no-hats-offer-needs-partner = You only have a partner in a four-player game.
no-hats-no-discard-with-four = With four players, you exchange a card with your partner instead of discarding.
no-hats-no-offer-to-answer = Nobody has passed you a card.
no-hats-not-in-hand = That card isn’t in your hand.
no-hats-no-such-place = With two players there are only five positions.
no-hats-game-is-over = The game is over.

# The scoring napkin
hatsw-end-won = You win!
hatsw-end-shared = A shared win!
hatsw-end-won-team = Your team wins!
hatsw-end-lost = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
hatsw-and = { $one } and { $other }
hatsw-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-end-behind = { $points ->
    [0] { $who } is tied with you on points.
    [one] { $who } is one point behind.
   *[other] { $who } is { $points } points behind.
}
hatsw-end-ahead = { $points ->
    [0] You’re tied on points.
    [one] You’re one point behind.
   *[other] You’re { $points } points behind.
}
hatsw-end-by = { $points ->
    [0] As close as it gets.
    [one] By a single point.
   *[other] By { $points } points.
}
hatsw-end-early = The game ended early.
hatsw-napkin = Scoring napkin
hatsw-napkin-table = Tea table
hatsw-napkin-hats = Hats
hatsw-napkin-black = Black hats
hatsw-napkin-favourite = Favourite
hatsw-napkin-cookie = Cookie
hatsw-napkin-total = Total
hatsw-napkin-team = Team
hatsw-napkin-you = You
hatsw-napkin-down = Position { $place }, turned face down
hatsw-napkin-counts = Position { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-napkin-look = See the table
hatsw-napkin-open = See the score

# --- the count before the winner
hatsw-counting = Counting…

# --- what a move would bring, where points come from

hatsw-preview-take = You take the { $card }
hatsw-preview-black = Worth one point as a black hat
hatsw-preview-worth = { $type ->
    [B] Beret: { $before } → { $after }
    [C] Cloche: { $before } → { $after }
    [D] Deerstalker: { $before } → { $after }
    [F] Fez: { $before } → { $after }
    [K] Kepi: { $before } → { $after }
    [S] Sombrero: { $before } → { $after }
   *[T] Tricorne: { $before } → { $after }
}
hatsw-preview-cookie = { $how ->
    [goes] You lose the cookie
   *[comes] You get the cookie
}
hatsw-preview-points = Your points: { $before } → { $after }
hatsw-preview-favourite = Favourite hat: { $points }
hatsw-favourite-apart = Your favourite hat isn’t included: only you know it.
no-hats-hand-first = First pick a hat from your hand.
# --- why the cookie moved
log-hats-cookie-numbers = A tie on types: the lower numbers decide.
