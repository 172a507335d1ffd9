"""What bots know about Hats: what an exchange is worth at once, and that a clear win is a sign of good play."""

from __future__ import annotations

import math

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.engine.rng import HasChance, below
from hatbox.games.hats.rules import partner, payoff, places, score
from hatbox.games.hats.state import BLACK, DISCARD, END, PLACES, TYPE, VALUE, State

EXPLORATION = 1.0
STEPS = 1000
MARGIN = 60.0  # points by which a certain win differs from a certain loss
SPORT = 0.5  # how much the margin counts beside the win
CANDIDATES = 3  # that a quick player compares


# --- numbers by type, four bits each


@rule
def collected(state: State, seat: int) -> int:
    """How many cards of each type a seat has collected face up."""
    counts = 0
    for i in range(state.collection_size[seat]):
        counts += 1 << 4 * TYPE[state.collection[seat][i]]
    return counts


@rule
def held(state: State, seat: int) -> int:
    """How many cards of each type a seat has in hand."""
    counts = 0
    for i in range(state.hand_size[seat]):
        counts += 1 << 4 * TYPE[state.hand[seat][i]]
    return counts


@rule
def is_mine(state: State, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return other == seat or (state.players == 4 and other == partner(seat))


@rule
def first_places(state: State) -> int:
    """H11: what each type is worth."""
    firsts = 0
    for place in range(places(state) - 1, -1, -1):
        shift = 4 * TYPE[state.table[place]]
        firsts = firsts & ~(15 << shift) | place + 1 << shift
    return firsts


@rule
def second_places(state: State) -> int:
    """What each type is worth once the card that decides it now is gone."""
    firsts, seconds = 0, 0
    for place in range(places(state) - 1, -1, -1):
        shift = 4 * TYPE[state.table[place]]
        seconds = seconds & ~(15 << shift) | (firsts >> shift & 15) << shift
        firsts = firsts & ~(15 << shift) | place + 1 << shift
    return seconds


@rule
def gain(
    state: State, card: int, place: int, firsts: int, seconds: int, mine: int, others: int, share: float, hand: int
) -> float:
    """What an exchange brings at once, mine less a `share` of the others', and a little foresight."""
    taken = state.table[place]
    kind, lost = TYPE[card], TYPE[taken]
    worth_lost = firsts >> 4 * lost & 15
    points = 0.0
    if kind != lost:
        worth = firsts >> 4 * kind & 15
        change = place + 1 - worth if worth == 0 or place + 1 < worth else 0
        points += change * ((mine >> 4 * kind & 15) - share * (others >> 4 * kind & 15))
        if worth_lost == place + 1:
            after = seconds >> 4 * lost & 15
            points += (after - worth_lost) * ((mine >> 4 * lost & 15) - share * (others >> 4 * lost & 15))
            worth_lost = after
    points += worth_lost
    if not state.shown[state.turn] >> lost & 1:
        points += 1.0  # H13: towards the cookie
    if hand >> 4 * lost & 15:
        points += 0.4 * VALUE[taken]  # H12: towards a favourite
    return points


@rule
def others_share(state: State) -> float:
    """The others count together, each side as much as mine."""
    return 0.5 if state.players == 3 else 1.0


@rule
def prior(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Exchanges by what they bring at once."""
    seat = state.turn
    firsts, seconds, hand = first_places(state), second_places(state), held(state, seat)
    mine, others = 0, 0
    for other in range(state.players):
        if is_mine(state, seat, other):
            mine += collected(state, other)
        else:
            others += collected(state, other)
    share = others_share(state)
    for i in range(count):
        action = out[i]
        if action < BLACK:
            card = action // PLACES
            points = gain(
                state, card, action % PLACES, firsts, seconds, mine, others, share, hand - (1 << 4 * TYPE[card])
            )
            weights[i] = math.exp(0.3 * points)
        elif action < DISCARD:
            weights[i] = math.exp(0.3)
        else:
            weights[i] = 2.0


@rule
def playout(state: State, out: Buffer, count: int, die: HasChance) -> int:
    """The best of a few actions, by what they bring at once; after the main action mostly the end of the turn."""
    if state.main_done or out[0] >= DISCARD:
        action: int = out[count - 1]
        if action == END and below(die, 8) > 0:
            return action
        return out[below(die, count)]  # type: ignore[no-any-return]
    seat = state.turn
    firsts, seconds = first_places(state), second_places(state)
    mine, others = 0, 0
    for other in range(state.players):
        if is_mine(state, seat, other):
            mine += collected(state, other)
        else:
            others += collected(state, other)
    share = others_share(state)
    best, best_points = 0, -1000.0
    for _ in range(CANDIDATES):
        action = out[below(die, count)]
        points = 0.5
        if action < BLACK:
            points = gain(state, action // PLACES, action % PLACES, firsts, seconds, mine, others, share, 0)
        elif action < DISCARD:
            points = 1.0
        if points > best_points:
            best, best_points = action, points
    return best


@rule
def value(state: State, seat: int) -> float:
    """The share of the win, and how clear it was."""
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
    return (1.0 - SPORT) * payoff(state, seat) + SPORT * margin
