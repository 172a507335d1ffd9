"""Explanations for Hats: the largest change of the points if the game ended now, and cards a hand can do without."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import to_object, with_capacity
from hatbox.engine.game import NONE, GameEvent
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.games.hats.greedy import best_kept
from hatbox.games.hats.rules import COOKIE_POINTS, favourite_value, partner
from hatbox.games.hats.state import (
    BLACK,
    CARD_NAMES,
    DISCARD,
    END,
    GIVE,
    OFFER,
    PLACES,
    TYPE,
    TYPE_LETTERS,
    TYPES,
    VALUE,
    State,
)
from hatbox.i18n import Param

WeightedReason = tuple[float, GameEvent]  # how many points it is about, and the reason

NEW_TYPE = 1.0  # what a new type promises, in points
FORESIGHT = 0.4  # what a point of a favourite that is not the best yet promises


def explain(observations: Observations[State], action: int, forced: bool) -> GameEvent | None:
    """Return what an action is good for, by the seat's view."""
    if forced:
        return None
    if action < DISCARD:
        return max(main_action(observations, action), key=itemgetter(0), default=(0, None))[1]
    record, seat = observations.view.states[0], observations.seat
    if action == END:
        return end(record, seat)
    if action < OFFER:
        return discard(record, seat, action - DISCARD)
    return offer(record, seat, action - OFFER) if action < GIVE else give(record, seat, action - GIVE)


# --- H5, H6: the main action -----------------------------------------------------------------------------


def main_action(observations: Observations[State], action: int) -> Iterator[WeightedReason]:
    """Yield all reasons for an exchange or a black hat; of equal ones the first counts."""
    states, seat = with_capacity(observations.view.states, 2), observations.seat
    loops_of(observations.game).advance(states, 0, action, new_buffer(observations.game.max_legal))
    old, new = to_object(State, states[0]), to_object(State, states[1])
    sides = observations.game.sides(old.players)
    mine = next(side for side in sides if seat in side)
    played = action // PLACES if action < BLACK else action - BLACK
    yield from cookie(old, new, mine, len(sides) - 1)
    yield from table(old, new, mine, len(sides) - 1)
    if action < BLACK:
        taken = old.table[action % PLACES]
        worth = worths(new)[TYPE[taken]]
        if worth > 0:
            yield worth, GameEvent("why-hats-take", {"card": CARD_NAMES[taken], "worth": worth})
        before = int(best_kept(states[0], seat, played))
        yield from towards(states[1], seat, taken, before)
    else:
        yield 1, GameEvent("why-hats-black", {"card": CARD_NAMES[played]})
    if new.hand_size[seat] == 1:
        kept = new.hand[seat][0]
        points = int(favourite_value(states[1], seat, kept))
        rather = points - int(favourite_value(states[0], seat, played))
        if points > 0 and rather > 0:
            yield rather, GameEvent("why-hats-keep", {"card": CARD_NAMES[kept], "points": points})
    if new.shown[seat] != old.shown[seat]:
        yield NEW_TYPE, GameEvent("why-hats-types", {})


def cookie(old: State, new: State, mine: tuple[int, ...], others: int) -> Iterator[WeightedReason]:
    """H9, H13: yield a reason if the cookie comes to the seat's side, from the tea table or from another."""
    if new.cookie not in mine or old.cookie in mine:
        return
    if old.cookie == NONE:
        yield COOKIE_POINTS, GameEvent("why-hats-cookie", {"points": COOKIE_POINTS})
    else:
        lost = COOKIE_POINTS / others
        yield COOKIE_POINTS + lost, GameEvent("why-hats-snatch", {"points": COOKIE_POINTS, "seat": old.cookie})


def table(old: State, new: State, mine: tuple[int, ...], others: int) -> Iterator[WeightedReason]:
    """H11: yield a reason for each type whose new worth helps the seat's side or hurts the others."""
    for kind, (was, worth) in enumerate(zip(worths(old), worths(new), strict=True)):
        have = sum(count_of_type(old, seat, kind) for seat in mine)
        they = sum(count_of_type(old, seat, kind) for seat in range(old.players) if seat not in mine)
        gain = (worth - was) * (have - they / others)
        params: dict[str, Param] = {"type": TYPE_LETTERS[kind], "worth": worth, "was": was}
        if gain > 0 and worth > was:
            yield gain, GameEvent("why-hats-raise", {**params, "points": (worth - was) * have})
        elif gain > 0:
            yield gain, GameEvent("why-hats-lower", {**params, "points": (was - worth) * they})


def towards(after: State, seat: int, taken: int, before: int) -> Iterator[WeightedReason]:
    """H12: yield a reason if a card is taken of a type in hand; `before`: the best favourite without it."""
    state = to_object(State, after)
    suited = [card for card in state.hand[seat][: state.hand_size[seat]] if TYPE[card] == TYPE[taken]]
    if suited:
        card = min(suited, key=VALUE.__getitem__)
        points = int(favourite_value(after, seat, card))
        params: dict[str, Param] = {"card": CARD_NAMES[taken], "favourite": CARD_NAMES[card], "points": points}
        yield max(points - before, FORESIGHT * VALUE[taken]), GameEvent("why-hats-favourite", params)


def worths(state: State) -> list[int]:
    """H11: return what each type is worth, 0 if it is not on the tea table."""
    kinds = [TYPE[card] for card in state.table if card != NONE]
    return [kinds.index(kind) + 1 if kind in kinds else 0 for kind in range(TYPES)]


def count_of_type(state: State, seat: int, kind: int) -> int:
    """Return how many cards of a type a seat has collected face up."""
    return sum(int(TYPE[card]) == kind for card in state.collection[seat][: state.collection_size[seat]])


# --- H7, H8: the optional action -------------------------------------------------------------------------


def end(record: State, seat: int) -> GameEvent:
    """H4: explain why the optional action is waived."""
    state = to_object(State, record)
    kept = state.hand[seat][0]
    points = int(favourite_value(record, seat, kept))
    if state.hand_size[seat] == 1 and points > 0:
        return GameEvent("why-hats-keep", {"card": CARD_NAMES[kept], "points": points})
    return GameEvent("why-hats-enough", {})


def discard(record: State, seat: int, card: int) -> GameEvent | None:
    """H7: explain a discard; the last card is the favourite."""
    return (
        GameEvent("why-hats-draw", {}) if to_object(State, record).hand_size[seat] == 1 else spare(record, seat, card)
    )


def offer(record: State, seat: int, card: int) -> GameEvent | None:
    """H8: explain an offer: for the partner's favourite, or for an own one."""
    if to_object(State, record).hand_size[seat] == 1:
        return suits(record, partner(seat), card) or GameEvent("why-hats-offer", {})
    return suits(record, partner(seat), card) or spare(record, seat, card)


def give(record: State, seat: int, card: int) -> GameEvent | None:
    """H8: explain the answer to an offer."""
    reason = suits(record, partner(seat), card)
    if reason is None and best_kept(record, seat, card) == best_kept(record, seat, NONE):
        return GameEvent("why-hats-give", {})
    return reason


def suits(record: State, other: int, card: int) -> GameEvent | None:
    """Return a reason if a card would bring the partner points as the favourite."""
    points = int(favourite_value(record, other, card))
    kind = TYPE_LETTERS[TYPE[card]]
    return GameEvent("why-hats-suits", {"card": CARD_NAMES[card], "type": kind}) if points > 0 else None


def spare(record: State, seat: int, card: int) -> GameEvent | None:
    """Return a reason if a hand can do without a card: it is not the one favourite that would bring points."""
    needed = favourite_value(record, seat, card) > 0 and best_kept(record, seat, card) < best_kept(record, seat, NONE)
    return None if needed else GameEvent("why-hats-spare", {"card": CARD_NAMES[card]})
