# Hats: what the table says, the log, refusals and the scoring napkin.
# $type is the letter of a hat's type, $value the number on the card.
# A card by name, as it is spoken: "4 of Berets".
hatsw-card = { $value } of { $type ->
    [B] Berets
    [C] Cloches
    [D] Deerstalkers
    [F] Fezzes
    [K] Kepis
    [S] Sombreros
   *[T] Tricornes
}

# The table
hatsw-table = Tea table
hatsw-place = Place { $place }: { $card }
hatsw-place-ok = Place { $place }: { $card }, you can take it
hatsw-place-no = Place { $place }: { $card }, not for this card
hatsw-hand = Your hand
hatsw-hand-card = { $card }
hatsw-hand-picked = { $card }, picked
hatsw-hand-ahead = { $card }, to be played next
hatsw-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hatsw-your-hats = Your hats
hatsw-hats-of = Hats of { $who }
hatsw-no-hats = no hats yet
hatsw-closer = Look closer at the hats of { $who }
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
    [one] Your black hat. Hold to look at it.
   *[other] Your black hats. Hold to look at them.
}
hatsw-look-open = { $count ->
    [one] Your black hat: { $cards }
   *[other] Your black hats: { $cards }
}
hatsw-deck = Swap a card
hatsw-deck-name = Deck
hatsw-deck-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hatsw-discards = Discards
hatsw-swap-short = Swap · { $count }
hatsw-swap-name = Swap a card: discard one and draw. { $count ->
    [0] The deck is empty, the discards will be shuffled.
    [one] { $count } card left in the deck.
   *[other] { $count } cards left in the deck.
}
hatsw-black-slot = Black hat
hatsw-black-slot-name = Lay the card face down as a black hat
hatsw-partner-slot = For your partner
hatsw-partner-short = Partner
hatsw-partner-slot-name = Lay the card face down for your partner
hatsw-offer-name = A card lies here face down
hatsw-cookie = has the cookie
hatsw-cookie-yours = You have the cookie
hatsw-cookie-table = The cookie, for whoever shows the most kinds of hat
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
hatsw-pick = Pick a hat from your hand.
hatsw-where = Where shall the { $type ->
    [B] Beret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
} go?
hatsw-may-swap = Swap a card, or end your turn.
hatsw-may-offer = Swap with your partner, or end your turn.
hatsw-swapped-first = Now exchange a hat, or lay a black one.
hatsw-give-title = A card for you
hatsw-give = { $who } lays a card face down for you. Which one do you give back?
hatsw-choosing = is choosing a card to give back …
hatsw-thinking = is thinking …
hatsw-over = The game is over
hatsw-back = Put back
hatsw-end-turn = End turn
hatsw-ahead = Ready to play as soon as it is your turn.
hatsw-picked = { $card } picked. { $count ->
    [0] It cannot go anywhere now.
    [one] It can go to { $count } place.
   *[other] It can go to { $count } places.
}
hatsw-picked-early = { $card } picked. Choose where it shall go when it is your turn.
hatsw-put-back = { $card } is back in your hand.

# The log
log-hats-exchange = { $you ->
    [yes] You play the { $card } onto place { $place } and take the { $taken }.
   *[no] { $who } plays the { $card } onto place { $place } and takes the { $taken }.
}
log-hats-black = { $you ->
    [yes] You lay the { $card } down as a black hat.
   *[no] { $who } lays the { $card } down as a black hat.
}
log-hats-black-unseen = { $you ->
    [yes] You lay down a black hat.
   *[no] { $who } lays down a black hat.
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
    [yes] You lay the { $card } face down for your partner.
   *[no] { $who } lays the { $card } face down for their partner.
}
log-hats-offer-unseen = { $you ->
    [yes] You lay a card face down for your partner.
   *[no] { $who } lays a card face down for their partner.
}
log-hats-give = { $you ->
    [yes] You give the { $card } back; both cards change hands.
   *[no] { $who } gives the { $card } back; both cards change hands.
}
log-hats-give-unseen = { $you ->
    [yes] You give a card back; both cards change hands.
   *[no] { $who } gives a card back; both cards change hands.
}
log-hats-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
log-hats-cookie = { $you ->
    [yes] The cookie is yours.
   *[no] The cookie goes to { $who }.
}
log-hats-cookie-table = The cookie goes back onto the table.

# Why not: $value and $other are the numbers of the played and the taken card, $type the taken card's hat.
no-hats-too-low = A { $value } can’t take a { $other }. Play a higher number, or another { $type ->
    [B] Beret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Kepi
    [S] Sombrero
   *[T] Tricorne
}.
no-hats-main-action-done = You have already played your hat this turn.
no-hats-main-action-first = First exchange a hat or lay a black one, then you can end your turn.
no-hats-optional-action-done = Only one swap a turn, and you have made it.
no-hats-answer-the-offer = Your partner is waiting: first give a card back.
no-hats-offer-needs-partner = Only with four players is there a partner to swap with.
no-hats-no-discard-with-four = With four players you swap with your partner instead of discarding.
no-hats-no-offer-to-answer = Nobody has offered you a card.
no-hats-not-in-hand = That card is not in your hand.
no-hats-no-such-place = With two players there are only five places.
no-hats-game-is-over = The game is over.

# The scoring napkin
hatsw-end-won = You win!
hatsw-end-shared = A shared win!
hatsw-end-won-team = You two win!
hatsw-end-lost = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
hatsw-and = { $one } and { $other }
hatsw-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-end-behind = { $who } is { $points ->
    [0] level with you in points.
    [one] one point behind.
   *[other] { $points } points behind.
}
hatsw-end-ahead = You are { $points ->
    [0] level in points.
    [one] one point behind.
   *[other] { $points } points behind.
}
hatsw-end-by = { $points ->
    [0] As close as it gets.
    [one] By a single point.
   *[other] By { $points } points.
}
hatsw-end-early = The game ended early.
hatsw-napkin = The scoring napkin
hatsw-napkin-table = The tea table
hatsw-napkin-hats = Hats
hatsw-napkin-black = Black hats
hatsw-napkin-favourite = Favourite
hatsw-napkin-cookie = Cookie
hatsw-napkin-total = Total
hatsw-napkin-team = Together
hatsw-napkin-you = You
hatsw-napkin-down = Place { $place }, turned down
hatsw-napkin-counts = Place { $place }: { $card }
hatsw-napkin-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hatsw-napkin-look = Look at the table
hatsw-napkin-open = Show the napkin
