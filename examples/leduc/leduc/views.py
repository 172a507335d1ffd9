"""Views of Leduc poker, and random states that fit them."""

from __future__ import annotations

from hatbox.compiled.intrinsics import assign, lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.engine.game import HIDDEN, OVER
from hatbox.engine.rng import below
from leduc.rules import mover
from leduc.state import CARDS, ROUNDS, SEATS, State


@rule
def observe_in_play(state: State, seat: int, view: State) -> None:
    """L2, L3: hide the other's card, and the board before it is turned up."""
    assign(view, state)
    view.rng = 0
    for other in range(SEATS):
        if other != seat:
            view.hand[other] = HIDDEN
    if not is_turned_up(state):
        view.board = HIDDEN


@rule
def is_turned_up(state: State) -> bool:
    """L3: check whether the first round has ended with a call."""
    return state.round == 1 or (state.round == ROUNDS and state.bets[1][0] >= 0)


@rule
def revealed(before: State, action: int, after: State, seat: int) -> int:
    """L3: return the board when it is turned up."""
    return after.board + 1 if after.round > before.round and after.round == 1 else 0


@rule
def reveals(before: State, action: int, after: State) -> int:
    """Return 1 if a card was turned up: the end of a round reveals one, or all."""
    return int(after.round > before.round)


@rule
def determinize(view: State, seat: int, seed: int, state: State) -> None:
    """Fill the hidden cards with random cards that the seat has not seen."""
    assign(state, view)
    state.rng = seed
    if mover(view) == OVER:
        return
    unseen = (1 << CARDS) - 1
    for other in range(SEATS):
        if view.hand[other] >= 0:
            unseen &= ~(1 << view.hand[other])
    if view.board >= 0:
        unseen &= ~(1 << view.board)
    for other in range(SEATS):
        if view.hand[other] == HIDDEN:
            state.hand[other] = draw_from(state, unseen)
            unseen &= ~(1 << state.hand[other])
    if view.board == HIDDEN:
        state.board = draw_from(state, unseen)


@rule
def draw_from(state: State, cards: int) -> int:
    """Draw a card from a set of bits."""
    for _ in range(below(state, popcount(cards))):
        cards &= cards - 1
    return lsb(cards)
