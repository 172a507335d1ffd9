"""Views of Hats: a state as a seat may know it, and states that fit a view."""

from __future__ import annotations

from hatbox.compiled.intrinsics import assign, lsb, scratch
from hatbox.compiled.jit import rule
from hatbox.engine.game import HIDDEN, NONE
from hatbox.engine.rng import below, shuffle
from hatbox.games.hats.rules import is_over, partner, visible_cards
from hatbox.games.hats.state import (
    BLACK,
    BLACK_UNSEEN,
    CARDS,
    DISCARD,
    DISCARD_UNSEEN,
    END,
    GIVE,
    GIVE_UNSEEN,
    IN_BLACK,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    OFFER,
    OFFER_UNSEEN,
    PLACES_HIDDEN,
    SEATS,
    State,
)


@rule
def is_finished(state: State) -> bool:
    """H6: return whether the game is over, and everything revealed."""
    return not state.shuffling and is_over(state)


@rule
def observe(state: State, seat: int, view: State) -> None:
    """Copy the state with holes while playing, all of it once the game is over."""
    if is_finished(state):
        assign(view, state)
        view.rng = 0
        for other in range(SEATS):
            clear_knowledge(view, other)
    else:
        observe_in_play(state, seat, view)


@rule
def clear_knowledge(view: State, seat: int) -> None:
    """Remove what a seat can tell: it is private, or no longer needed."""
    for place in range(PLACES_HIDDEN):
        view.may[seat][place] = 0


@rule
def observe_in_play(state: State, seat: int, view: State) -> None:
    """Copy the state with holes: a seat sees its own hand, black hats and discards, and all face-up cards."""
    assign(view, state)
    view.rng = 0
    for other in range(SEATS):
        if other != seat:
            clear_knowledge(view, other)
    own_draw = False
    for other in range(state.players):
        if other == seat:
            for i in range(state.hand_size[seat]):
                own_draw |= state.hand[seat][i] == state.drew
            continue
        for i in range(state.hand_size[other]):
            view.hand[other][i] = HIDDEN
        for i in range(state.black_size[other]):
            view.black[other][i] = HIDDEN
    for i in range(state.deck_size):
        view.deck[i] = HIDDEN
    for i in range(state.discards_size):
        if state.discarder[i] != seat or seat < 0:
            view.discards[i] = HIDDEN
    if state.offer != NONE and state.turn != seat:
        view.offer = HIDDEN  # H8: the partner chooses without seeing it
    if state.drew != NONE and not own_draw:
        view.drew = HIDDEN


@rule
def glimpse(state: State, action: int, seat: int) -> int:
    """Return the action, about to be applied, as a seat sees it."""
    if action < BLACK or action >= END:
        return action
    if action >= GIVE:
        return action if seat == state.turn or seat == partner(state.turn) else GIVE_UNSEEN  # H8
    if seat == state.turn:
        return action
    if action >= OFFER:
        return OFFER_UNSEEN
    return DISCARD_UNSEEN if action >= DISCARD else BLACK_UNSEEN


@rule
def revealed(before: State, action: int, after: State, seat: int) -> int:
    """Return the card that only the seat saw come into its hand, drawn (H7) or offered (H8), plus 1; 0 for none."""
    if seat == before.turn:
        return after.drew + 1 if after.drew != NONE else 0
    if GIVE <= action < END and seat == partner(before.turn):
        return after.hand[seat][after.hand_size[seat] - 1] + 1
    return 0


@rule
def reveals(before: State, action: int, after: State) -> int:
    """Return 1 if a player saw a hidden card or chance: a card played face up, drawn or passed on."""
    return int(not (action == END or BLACK <= action < DISCARD or OFFER <= action < GIVE))


@rule
def determinize(view: State, seat: int, seed: int, state: State) -> None:
    """Fill the holes with unseen cards where they may lie as far as the seat can tell, all ways equally likely.

    Restricted cards (which the seat discarded or passed on) are laid first, each on a free hidden spot it may lie on;
    then the others, which may lie anywhere. If the restricted ones block each other, start again: the true state
    shows that some way exists.
    """
    assign(state, view)
    state.rng = seed
    if is_finished(view):
        return
    spots = scratch(CARDS)  # the place of each hidden spot
    count = hidden_spots(view, spots)
    placed = scratch(CARDS)  # unseen cards that may not lie on every spot, the most restricted first
    others = scratch(CARDS)  # unseen cards that may lie anywhere
    laid = scratch(CARDS)  # the card on each spot
    restricted = unseen_cards(view, seat, spots, count, placed, others)
    shuffle(state, others, count - restricted)
    while not lay_restricted(view, seat, state, spots, count, placed, restricted, laid):
        pass
    left = count - restricted
    for spot in range(count):
        if laid[spot] == HIDDEN:
            left -= 1
            laid[spot] = others[left]
    fill(state, laid)
    assume_others_know_little(state, seat)


@rule
def hidden_spots(view: State, spots: list[int]) -> int:
    """Write the place of each hidden card, in the order in which `fill` visits them; return how many."""
    count = 0
    for other in range(view.players):
        for i in range(view.hand_size[other]):
            if view.hand[other][i] == HIDDEN:
                spots[count] = IN_HAND + other
                count += 1
        for i in range(view.black_size[other]):
            if view.black[other][i] == HIDDEN:
                spots[count] = IN_BLACK + other
                count += 1
    for _ in range(view.deck_size):
        spots[count] = IN_DECK
        count += 1
    for i in range(view.discards_size):
        if view.discards[i] == HIDDEN:
            spots[count] = IN_DISCARDS
            count += 1
    if view.offer == HIDDEN:
        spots[count] = IN_HAND + view.turn  # it came from this hand
        count += 1
    return count


@rule
def unseen_cards(view: State, seat: int, spots: list[int], count: int, placed: list[int], others: list[int]) -> int:
    """Write the unseen cards, those that may not lie on every spot into `placed`; return how many those are."""
    unseen = view.in_play & ~visible_cards(view, seat)
    for i in range(view.discards_size):
        if view.discards[i] >= 0:
            unseen &= ~(1 << view.discards[i])
    if view.offer >= 0:
        unseen &= ~(1 << view.offer)
    anywhere = unseen  # the cards that may lie on every spot
    if seat >= 0:
        for spot in range(count):
            anywhere &= view.may[seat][spots[spot]]
    restricted, free = 0, 0
    while unseen:
        card = lsb(unseen)
        unseen &= unseen - 1
        if anywhere >> card & 1:
            others[free] = card
            free += 1
            continue
        at = restricted  # insert: few cards, those with the fewest spots first
        room = spots_for(view, seat, card, spots, count)
        while at > 0 and spots_for(view, seat, placed[at - 1], spots, count) > room:
            placed[at] = placed[at - 1]
            at -= 1
        placed[at] = card
        restricted += 1
    return restricted


@rule
def spots_for(view: State, seat: int, card: int, spots: list[int], count: int) -> int:
    """Return the number of hidden spots on which a card may lie."""
    room = 0
    for spot in range(count):
        room += may_lie(view, seat, card, spots[spot])
    return room


@rule
def may_lie(view: State, seat: int, card: int, place: int) -> bool:
    """Return whether the card may lie hidden at the place, as far as the seat can tell; a spectator knows nothing."""
    return seat < 0 or view.may[seat][place] >> card & 1 == 1


@rule
def lay_restricted(
    view: State,
    seat: int,
    state: State,
    spots: list[int],
    count: int,
    cards: list[int],
    restricted: int,
    laid: list[int],
) -> bool:
    """Lay the restricted cards on random free spots; return False if there is none for one of them."""
    for spot in range(count):
        laid[spot] = HIDDEN
    for i in range(restricted):
        room = 0
        for spot in range(count):
            room += laid[spot] == HIDDEN and may_lie(view, seat, cards[i], spots[spot])
        if room == 0:
            return False
        spot = -1
        for _ in range(below(state, room) + 1):
            spot += 1
            while laid[spot] != HIDDEN or not may_lie(view, seat, cards[i], spots[spot]):
                spot += 1
        laid[spot] = cards[i]
    return True


@rule
def fill(state: State, laid: list[int]) -> None:
    """Put the laid cards into the holes, in the order of `hidden_spots`."""
    spot = 0
    for other in range(state.players):
        for i in range(state.hand_size[other]):
            if state.hand[other][i] == HIDDEN:
                state.hand[other][i] = laid[spot]
                spot += 1
        for i in range(state.black_size[other]):
            if state.black[other][i] == HIDDEN:
                state.black[other][i] = laid[spot]
                spot += 1
    for i in range(state.deck_size):
        state.deck[i] = laid[spot]
        spot += 1
    for i in range(state.discards_size):
        if state.discards[i] == HIDDEN:
            state.discards[i] = laid[spot]
            spot += 1
    if state.offer == HIDDEN:
        state.offer = laid[spot]
    if state.drew == HIDDEN:  # a drawn card is the last of the hand
        drawer = state.turn if not state.main_done and state.optional_done else (state.turn - 1) % state.players
        state.drew = state.hand[drawer][state.hand_size[drawer] - 1]


@rule
def assume_others_know_little(state: State, seat: int) -> None:
    """Reduce what the others know to what they see: the seat cannot know more about it."""
    for other in range(state.players):
        if other != seat:
            unseen = state.in_play & ~visible_cards(state, other)
            for place in range(PLACES_HIDDEN):
                state.may[other][place] = unseen
