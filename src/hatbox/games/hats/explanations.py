"""Explanations for Hats: the largest change of the points if the game ended now, and cards a hand can do without.

Compared with the next best action, it is the fact in which the two differ most.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE, ONLY
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
    Message("why-hats-more", {"card": CARD, "worth": INT, "other": INT}),
    Message("why-hats-avoid", {"type": TYPE_LETTER, "worth": INT, "other": INT}),
    Message("why-hats-hold", {"card": CARD, "points": INT, "other": INT}),
)
NO_REASON, TAKE_COOKIE, SNATCH_COOKIE, RAISE_WORTH, LOWER_WORTH, TAKE, BUILD_FAVOURITE, PLAY_BLACK = range(8)
KEEP_FAVOURITE, SHOW_TYPE, ENOUGH, DRAW, EXCHANGE_CARDS, ANSWER, SUIT_PARTNER, SPARE = range(8, 16)
TAKE_MORE, AVOID, HOLD = range(16, len(REASONS))

NEW_TYPE = 1.0  # what a new type promises, in points
SMALLEST = 0.99  # difference in points that is mentioned
PROSPECT = 0.5  # what a point of a favourite in hand promises, while others are held too
FORESIGHT = 0.4  # what a point of a favourite that is not the best yet promises


@rule
def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    rival: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """Write what sets an action apart from another, or what it is good for, by the seat's view."""
    view = views[count]
    if rival == ONLY:
        return put(tape, 0, NO_REASON)
    if action < DISCARD:
        assign(states[0], view)
        apply(states[0], action)
        if not 0 <= rival < DISCARD:
            return describe_main_action(view, states[0], seat, action, tape)
        assign(states[1], view)
        apply(states[1], rival)
        return describe_main_difference(view, states[0], states[1], seat, action, rival, tape)
    if rival >= DISCARD:
        return describe_optional_difference(view, seat, action, rival, tape)
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
def describe_main_difference(
    view: State, after: State, other: State, seat: int, action: int, rival: int, tape: Buffer
) -> int:
    """Write the fact that an exchange or black hat has over another; of equal ones the first counts.

    `after` and `other` are the states after the two. A fact that holds after both is not mentioned.
    """
    most, at = SMALLEST, put(tape, 0, NO_REASON)
    difference = cookie_gain(view, after, seat) - cookie_gain(view, other, seat)
    if difference > most:
        most, at = difference, describe_cookie(view, tape)
    kind = best_difference(view, after, other, seat)
    difference = change_gain(view, after, seat, kind) - change_gain(view, other, seat, kind)
    if difference > most:
        if change_gain(view, after, seat, kind) > 0.0:
            most, at = difference, describe_change(view, after, seat, kind, tape)
        elif worth(after, kind) == worth(view, kind) and worth(other, kind) < worth(view, kind):
            most, at = difference, put4(tape, 0, AVOID, kind, worth(view, kind), worth(other, kind))
    difference = 1.0 * (taken_points(view, after, action) - taken_points(view, other, rival))
    if difference > most:
        if action >= BLACK:
            most, at = difference, put2(tape, 0, PLAY_BLACK, action - BLACK)
        else:
            taken, less = view.table[action % PLACES], taken_points(view, other, rival)
            most, at = difference, put4(tape, 0, TAKE_MORE, taken, taken_points(view, after, action), less)
    if after.hand_size[seat] == 1:
        kept, left = after.hand[seat][0], other.hand[seat][0]
        points = favourite_value(after, seat, kept)
        difference = 1.0 * (points - favourite_value(other, seat, left))
        if points > 0 and difference > most:
            most = difference
            if kept != left:
                at = put3(tape, 0, KEEP_FAVOURITE, kept, points)
            else:
                at = put4(tape, 0, HOLD, kept, points, favourite_value(other, seat, left))
    else:
        points, less = best_kept(after, seat, NONE), best_kept(other, seat, NONE)
        difference = PROSPECT * (points - max(less, 0))
        if difference > most:
            most, at = difference, put4(tape, 0, HOLD, best_card(after, seat), points, less)
    if after.shown[seat] & ~other.shown[seat] & ~view.shown[seat] and most < NEW_TYPE:
        if other.shown[seat] == view.shown[seat]:
            at = put(tape, 0, SHOW_TYPE)
    return at


@rule
def best_difference(view: State, after: State, other: State, seat: int) -> int:
    """H11: return the type whose worth after an action helps the seat's side most, compared with another action."""
    best, most = 0, -1000.0
    for kind in range(TYPES):
        difference = change_gain(view, after, seat, kind) - change_gain(view, other, seat, kind)
        if difference > most:
            best, most = kind, difference
    return best


@rule
def taken_points(view: State, after: State, action: int) -> int:
    """H11: return what the card taken is worth after an exchange; a black hat is one point."""
    return worth(after, TYPE[view.table[action % PLACES]]) if action < BLACK else 1


@rule
def best_card(state: State, seat: int) -> int:
    """Return the card of a hand that is the best favourite, the first of equal ones."""
    best = state.hand[seat][0]
    for i in range(state.hand_size[seat]):
        card = state.hand[seat][i]
        if favourite_value(state, seat, card) > favourite_value(state, seat, best):
            best = card
    return best


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
def describe_optional_difference(view: State, seat: int, action: int, rival: int, tape: Buffer) -> int:
    """Write what sets an optional action, or its waiver, apart from another."""
    card, instead = optional_card(action), optional_card(rival)
    if action == END:  # H4
        kept = view.hand[seat][0]
        if view.hand_size[seat] == 1 and favourite_value(view, seat, kept) > 0:
            return put3(tape, 0, KEEP_FAVOURITE, kept, favourite_value(view, seat, kept))
        return put(tape, 0, NO_REASON)
    if rival == END:
        return describe_discard(view, seat, card, tape) if action < OFFER else describe_offer(view, seat, card, tape)
    if action >= OFFER and rival >= OFFER:  # H8
        suits = favourite_value(view, partner(seat), card)
        if suits > max(0, favourite_value(view, partner(seat), instead)):
            return put3(tape, 0, SUIT_PARTNER, card, TYPE[card])
    if action >= GIVE:
        best = best_kept(view, seat, NONE)
        is_answer = best_kept(view, seat, card) == best > best_kept(view, seat, instead)
        return put(tape, 0, ANSWER if is_answer else NO_REASON)
    if is_spare(view, seat, card) and not is_spare(view, seat, instead):
        return put2(tape, 0, SPARE, card)
    return put(tape, 0, NO_REASON)


@rule
def optional_card(action: int) -> int:
    """Return the card that an optional action gives away, NONE for the waiver."""
    if action == END:
        return NONE
    return action - (DISCARD if action < OFFER else OFFER if action < GIVE else GIVE)


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
    """Write that a hand can do without a card."""
    return put2(tape, 0, SPARE, card) if is_spare(view, seat, card) else put(tape, 0, NO_REASON)


@rule
def is_spare(view: State, seat: int, card: int) -> bool:
    """Return whether a hand can do without a card: it is not the one favourite that would bring points."""
    return favourite_value(view, seat, card) <= 0 or best_kept(view, seat, card) == best_kept(view, seat, NONE)
