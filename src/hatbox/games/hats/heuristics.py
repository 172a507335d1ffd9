"""Heuristics of Hats for the search: the immediate gain of an exchange, and a clear win over a narrow one."""

from __future__ import annotations

from typing import NamedTuple

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import exp
from hatbox.compiled.jit import rule
from hatbox.engine.rng import HasRng, below
from hatbox.games.hats import calibration
from hatbox.games.hats.rules import legal, partner, payoff, score
from hatbox.games.hats.state import BLACK, DISCARD, END, PLACES, TYPE, VALUE, State

EXPLORATION = 1.0
CALIBRATION = calibration.CALIBRATION
STEPS = 1000
MARGIN = 60.0  # points between a certain loss and a certain win
MARGIN_WEIGHT = 0.5  # of the margin, beside the win
CANDIDATES = 3  # actions compared in a playout
AGREEMENT = (0.25, 0.52)  # of weak players with the search, and of strong ones
KINDS = {
    "why-hats-cookie": "cookie",
    "why-hats-snatch": "cookie",
    "why-hats-types": "cookie",
    "why-hats-favourite": "favourite",
    "why-hats-keep": "favourite",
    "black": "black_hat",
    "discard": "discard",
    "offer": "pass_on",
    "give": "pass_on",
    "end": "end",
    "": "exchange",
}


class Outlook(NamedTuple):
    """The features that evaluate an exchange. Numbers by type are packed, four bits each."""

    worth: int  # H11: by type
    worth_next: int  # by type, once the card that decides its worth now is gone
    mine: int  # cards by type, collected face up by the mover's side
    others: int  # the same of all others
    others_weight: float  # all other sides together count as much as the mover's


@rule
def number_of(numbers: int, kind: int) -> int:
    """Return the number for a type."""
    return numbers >> 4 * kind & 15


@rule
def count_types(cards: list[int], size: int) -> int:
    """Return how many of the first `size` cards are of each type."""
    counts = 0
    for i in range(size):
        counts += 1 << 4 * TYPE[cards[i]]
    return counts


@rule
def is_mine(state: State, seat: int, other: int) -> bool:
    """Return whether two seats win together."""
    return other == seat or (state.players == 4 and other == partner(seat))


@rule
def outlook(state: State) -> Outlook:
    """Return the features that evaluate the mover's exchanges."""
    worth, worth_next = 0, 0
    for place in range(state.places - 1, -1, -1):
        kind = TYPE[state.table[place]]
        worth_next = worth_next & ~(15 << 4 * kind) | number_of(worth, kind) << 4 * kind
        worth = worth & ~(15 << 4 * kind) | place + 1 << 4 * kind
    mine, others = 0, 0
    for seat in range(state.players):
        counts = count_types(state.collection[seat], state.collection_size[seat])
        if is_mine(state, state.turn, seat):
            mine += counts
        else:
            others += counts
    return Outlook(worth, worth_next, mine, others, 0.5 if state.players == 3 else 1.0)


@rule
def lead_in(view: Outlook, kind: int) -> float:
    """Return by how many cards of a type the mover's side is ahead: what a point of its worth brings."""
    return number_of(view.mine, kind) - view.others_weight * number_of(view.others, kind)


@rule
def gain(state: State, view: Outlook, card: int, place: int, hand: int) -> float:
    """Return the immediate gain of an exchange, with a bonus for the cookie and for a favourite in `hand`."""
    taken = state.table[place]
    kind, lost = TYPE[card], TYPE[taken]
    worth_lost = number_of(view.worth, lost)
    points = 0.0
    if kind != lost:
        worth = number_of(view.worth, kind)
        change = place + 1 - worth if worth == 0 or place + 1 < worth else 0
        points += change * lead_in(view, kind)
        if worth_lost == place + 1:
            after = number_of(view.worth_next, lost)
            points += (after - worth_lost) * lead_in(view, lost)
            worth_lost = after
    points += worth_lost
    if not state.shown[state.turn] >> lost & 1:
        points += 1.0  # H13: towards the cookie
    if number_of(hand, lost):
        points += 0.4 * VALUE[taken]  # H12: towards a favourite
    return points


@rule
def prior(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Weight exchanges by their immediate gain."""
    seat, view = state.turn, outlook(state)
    hand = count_types(state.hand[seat], state.hand_size[seat])
    for i in range(count):
        action = out[i]
        if action < BLACK:
            card = action // PLACES
            points = gain(state, view, card, action % PLACES, hand - (1 << 4 * TYPE[card]))
            weights[i] = exp(0.3 * points)
        elif action < DISCARD:
            weights[i] = exp(0.3)
        else:
            weights[i] = 2.0


@rule
def playout(state: State, out: Buffer, rng: HasRng) -> int:
    """Return the best of a few actions by immediate gain; after the main action mostly the end of the turn."""
    count = legal(state, out)
    if state.main_done or out[0] >= DISCARD:
        action: int = out[count - 1]
        if action == END and below(rng, 8) > 0:
            return action
        return out[below(rng, count)]  # type: ignore[no-any-return]
    view = outlook(state)
    best, best_points = 0, -1000.0
    for _ in range(CANDIDATES):
        action = out[below(rng, count)]
        points = 0.5
        if action < BLACK:
            points = gain(state, view, action // PLACES, action % PLACES, 0)
        elif action < DISCARD:
            points = 1.0
        if points > best_points:
            best, best_points = action, points
    return best


@rule
def value(state: State, seat: int) -> float:
    """Return the share of the win mixed with the margin: a clear win is a sign of good play."""
    mine, best = 0, -1000
    for side in range(2 if state.players == 4 else state.players):
        points = score(state, side)
        if state.players == 4:
            points += score(state, partner(side))
        if is_mine(state, seat, side):
            mine = points
        else:
            best = max(best, points)
    margin = min(1.0, max(0.0, 0.5 + (mine - best) / MARGIN))
    return (1.0 - MARGIN_WEIGHT) * payoff(state, seat) + MARGIN_WEIGHT * margin


@rule
def progress(state: State) -> float:
    """H10: return how many of the cards to be played are gone; every player keeps one."""
    left = 0
    for seat in range(state.players):
        left += state.hand_size[seat] - 1
    return min(1.0, max(0.0, 1.0 - left / (state.players * (state.dealt - 1))))
