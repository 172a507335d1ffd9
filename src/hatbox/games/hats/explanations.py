"""Explanations for Hats: the largest change of the points if the game ended now, and cards a hand can do without."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.schema import INT, Message, Nothing
from hatbox.engine.tape import put, put2, put3, put4, put5
from hatbox.games.hats.descriptions import CARD, TYPE_LETTER
from hatbox.games.hats.greedy import best_kept
from hatbox.games.hats.heuristics import is_mine
from hatbox.games.hats.rules import COOKIE_POINTS, apply, favourite_value, partner, worth
from hatbox.games.hats.state import BLACK, DISCARD, END, GIVE, OFFER, PLACES, TYPE, TYPES, VALUE, State

REASONS = (
    Nothing(),
    Message("why-hats-cookie", {"points": INT}),
    Message("why-hats-snatch", {"points": INT, "seat": INT}),
    Message("why-hats-raise", {"type": TYPE_LETTER, "worth": INT, "was": INT, "points": INT}),
    Message("why-hats-lower", {"type": TYPE_LETTER, "worth": INT, "was": INT, "points": INT}),
    Message("why-hats-take", {"card": CARD, "worth": INT}),
    Message("why-hats-favourite", {"card": CARD, "favourite": CARD, "points": INT}),
    Message("why-hats-black", {"card": CARD}),
    Message("why-hats-keep", {"card": CARD, "points": INT}),
    Message("why-hats-types"),
    Message("why-hats-enough"),
    Message("why-hats-draw"),
    Message("why-hats-offer"),
    Message("why-hats-give"),
    Message("why-hats-suits", {"card": CARD, "type": TYPE_LETTER}),
    Message("why-hats-spare", {"card": CARD}),
)
NO_REASON, TAKE_COOKIE, SNATCH_COOKIE, RAISE_WORTH, LOWER_WORTH, TAKE, BUILD_FAVOURITE, PLAY_BLACK = range(8)
KEEP_FAVOURITE, SHOW_TYPE, ENOUGH, DRAW, EXCHANGE_CARDS, ANSWER, SUIT_PARTNER, SPARE = range(8, len(REASONS))

NEW_TYPE = 1.0  # what a new type promises, in points
FORESIGHT = 0.4  # what a point of a favourite that is not the best yet promises


@rule
def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    forced: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """Write what an action is good for, by the seat's view."""
    view = views[count]
    if forced:
        return put(tape, 0, NO_REASON)
    if action < DISCARD:
        assign(states[0], view)
        apply(states[0], action)
        return describe_main_action(view, states[0], seat, action, tape)
    if action == END:
        return describe_end(view, seat, tape)
    if action < OFFER:
        return describe_discard(view, seat, action - DISCARD, tape)
    if action < GIVE:
        return describe_offer(view, seat, action - OFFER, tape)
    return describe_answer(view, seat, action - GIVE, tape)


# --- H5, H6: the main action -----------------------------------------------------------------------------


@rule
def describe_main_action(view: State, after: State, seat: int, action: int, tape: Buffer) -> int:
    """Write the reason for an exchange or a black hat that is about most points; of equal ones the first counts."""
    most, at = cookie_gain(view, after, seat), put(tape, 0, NO_REASON)
    if most > 0.0:
        at = describe_cookie(view, tape)
    kind = best_change(view, after, seat)
    gain = change_gain(view, after, seat, kind)
    if gain > most:
        most, at = gain, describe_change(view, after, seat, kind, tape)
    played = action // PLACES if action < BLACK else action - BLACK
    if action < BLACK:
        taken = view.table[action % PLACES]
        points = worth(after, TYPE[taken])
        if points > most:
            most, at = 1.0 * points, put3(tape, 0, TAKE, taken, points)
        card = lowest_of_type(after, seat, TYPE[taken])
        if card != NONE:  # H12
            points = favourite_value(after, seat, card)
            promise = max(1.0 * (points - best_kept(view, seat, played)), FORESIGHT * VALUE[taken])
            if promise > most:
                most, at = promise, put4(tape, 0, BUILD_FAVOURITE, taken, card, points)
    elif most < 1.0:  # H11: a black hat is one point
        most, at = 1.0, put2(tape, 0, PLAY_BLACK, played)
    if after.hand_size[seat] == 1:
        kept = after.hand[seat][0]
        points = favourite_value(after, seat, kept)
        rather = points - favourite_value(view, seat, played)
        if points > 0 and rather > most:
            most, at = 1.0 * rather, put3(tape, 0, KEEP_FAVOURITE, kept, points)
    if after.shown[seat] != view.shown[seat] and most < NEW_TYPE:
        at = put(tape, 0, SHOW_TYPE)
    return at


@rule
def other_sides(state: State) -> int:
    """H8: return the number of players or teams that a seat plays against."""
    return 2 if state.players == 3 else 1


@rule
def cookie_gain(view: State, after: State, seat: int) -> float:
    """H9, H13: return the points if the cookie comes to the seat's side, from the tea table or from another."""
    if not is_mine(view, seat, after.cookie) or is_mine(view, seat, view.cookie):
        return 0.0
    return 1.0 * COOKIE_POINTS if view.cookie == NONE else COOKIE_POINTS + COOKIE_POINTS / other_sides(view)


@rule
def describe_cookie(view: State, tape: Buffer) -> int:
    """Write that the cookie comes to the seat's side."""
    if view.cookie == NONE:
        return put2(tape, 0, TAKE_COOKIE, COOKIE_POINTS)
    return put3(tape, 0, SNATCH_COOKIE, COOKIE_POINTS, view.cookie)


@rule
def best_change(view: State, after: State, seat: int) -> int:
    """H11: return the type whose new worth helps the seat's side most, or hurts the others most."""
    best = 0
    for kind in range(1, TYPES):
        if change_gain(view, after, seat, kind) > change_gain(view, after, seat, best):
            best = kind
    return best


@rule
def change_gain(view: State, after: State, seat: int, kind: int) -> float:
    """H11: return the points that the new worth of a type brings the seat's side, less those of another side."""
    have, they = count_of_type(view, seat, kind, True), count_of_type(view, seat, kind, False)
    return (worth(after, kind) - worth(view, kind)) * (have - they / other_sides(view))


@rule
def describe_change(view: State, after: State, seat: int, kind: int, tape: Buffer) -> int:
    """Write that a type becomes worth more or less."""
    was, points = worth(view, kind), worth(after, kind)
    is_raised = points > was
    gained = (points - was) * count_of_type(view, seat, kind, is_raised)
    return put5(tape, 0, RAISE_WORTH if is_raised else LOWER_WORTH, kind, points, was, abs(gained))


@rule
def count_of_type(state: State, seat: int, kind: int, mine: bool) -> int:
    """Return how many cards of a type the seat's side has collected face up, or all others have."""
    count = 0
    for other in range(state.players):
        if is_mine(state, seat, other) == mine:
            for i in range(state.collection_size[other]):
                count += TYPE[state.collection[other][i]] == kind
    return count


@rule
def lowest_of_type(state: State, seat: int, kind: int) -> int:
    """Return the lowest card of a type in a hand, NONE if there is none."""
    lowest = NONE
    for i in range(state.hand_size[seat]):
        card = state.hand[seat][i]
        if TYPE[card] == kind and (lowest == NONE or VALUE[card] < VALUE[lowest]):
            lowest = card
    return lowest


# --- H7, H8: the optional action -------------------------------------------------------------------------


@rule
def describe_end(view: State, seat: int, tape: Buffer) -> int:
    """H4: write why the optional action is waived."""
    kept = view.hand[seat][0]
    if view.hand_size[seat] == 1 and favourite_value(view, seat, kept) > 0:
        return put3(tape, 0, KEEP_FAVOURITE, kept, favourite_value(view, seat, kept))
    return put(tape, 0, ENOUGH)


@rule
def describe_discard(view: State, seat: int, card: int, tape: Buffer) -> int:
    """H7: write the reason for a discard; the last card is the favourite."""
    return put(tape, 0, DRAW) if view.hand_size[seat] == 1 else describe_spare(view, seat, card, tape)


@rule
def describe_offer(view: State, seat: int, card: int, tape: Buffer) -> int:
    """H8: write the reason for an offer: for the partner's favourite, or for an own one."""
    if favourite_value(view, partner(seat), card) > 0:
        return put3(tape, 0, SUIT_PARTNER, card, TYPE[card])
    return put(tape, 0, EXCHANGE_CARDS) if view.hand_size[seat] == 1 else describe_spare(view, seat, card, tape)


@rule
def describe_answer(view: State, seat: int, card: int, tape: Buffer) -> int:
    """H8: write the reason for the answer to an offer."""
    if favourite_value(view, partner(seat), card) > 0:
        return put3(tape, 0, SUIT_PARTNER, card, TYPE[card])
    return put(tape, 0, ANSWER if best_kept(view, seat, card) == best_kept(view, seat, NONE) else NO_REASON)


@rule
def describe_spare(view: State, seat: int, card: int, tape: Buffer) -> int:
    """Write that a hand can do without a card, unless it is the one favourite that would bring points."""
    if favourite_value(view, seat, card) > 0 and best_kept(view, seat, card) < best_kept(view, seat, NONE):
        return put(tape, 0, NO_REASON)
    return put2(tape, 0, SPARE, card)
