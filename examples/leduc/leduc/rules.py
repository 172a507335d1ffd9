"""The rules of Leduc poker, L1 to L7 of `state`."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE, OVER
from hatbox.engine.rng import below, start_deal
from leduc.state import (
    ANTE,
    CALL,
    CARDS,
    FOLD,
    MAX_ACTIONS,
    MAX_CHIPS,
    MAX_RAISES,
    RAISE,
    ROUNDS,
    SEATS,
    SUITS,
    State,
)

DEALS = CARDS * (CARDS - 1) * (CARDS - 2)  # L1: ways to draw three cards


@rule
def clear(state: State) -> None:
    """L2: put in the antes."""
    state.turn = state.first
    state.round = 0
    state.raises = 0
    state.acted = 0
    state.folded = NONE
    for seat in range(SEATS):
        state.chips[seat] = ANTE
    for number in range(ROUNDS):
        for place in range(MAX_ACTIONS):
            state.bets[number][place] = NONE


@rule
def deal(state: State, seed: int) -> None:
    """L2, L3: deal a card to each seat, and the board face down."""
    start_deal(state, seed)
    clear(state)
    number = below(state, DEALS)
    one = number % CARDS
    other = number // CARDS % (CARDS - 1)
    board = number // (CARDS * (CARDS - 1))
    other += other >= one  # of those that are left
    low, high = min(one, other), max(one, other)
    board += board >= low
    board += board >= high
    state.hand[0] = one
    state.hand[1] = other
    state.board = board


@rule
def mover(state: State) -> int:
    """L3: return the seat that must act, OVER after the second round."""
    return OVER if state.round == ROUNDS else state.turn


@rule
def legal(state: State, out: list[int]) -> int:
    """L4, L5: fold if there is something to call; call; raise unless the limit is reached."""
    if state.round == ROUNDS:
        return 0
    count = 0
    if state.chips[state.turn] < state.chips[1 - state.turn]:
        out[0] = FOLD
        count = 1
    out[count] = CALL
    count += 1
    if state.raises < MAX_RAISES:
        out[count] = RAISE
        count += 1
    return count


@rule
def apply(state: State, action: int) -> None:
    """Apply a legal action."""
    seat = state.turn
    if action == FOLD:  # L5
        state.folded = seat
        state.round = ROUNDS
        return
    state.chips[seat] = state.chips[1 - seat]  # L4
    state.bets[state.round][state.acted] = action
    state.acted += 1
    if action == RAISE:
        state.chips[seat] += 2 + 2 * state.round
        state.raises += 1
    elif state.acted > 1:  # L6
        state.round += 1
        state.raises = 0
        state.acted = 0
        state.turn = state.first
        return
    state.turn = 1 - seat


@rule
def strength(state: State, seat: int) -> int:
    """L7: the higher strength wins."""
    rank, board = state.hand[seat] // SUITS, state.board // SUITS
    return CARDS if rank == board else rank


@rule
def score(state: State, seat: int) -> int:
    """Return the chips that a seat has won or lost; during play, what it would lose by folding."""
    if state.round < ROUNDS or state.folded == seat:
        return -state.chips[seat]
    if state.folded != NONE:
        return int(state.chips[1 - seat])
    mine, theirs = strength(state, seat), strength(state, 1 - seat)
    return state.chips[seat] * ((mine > theirs) - (mine < theirs))


@rule
def payoff(state: State, seat: int) -> float:
    """Map the chips won or lost to a share of the win; one half is even."""
    return 0.5 + score(state, seat) / (2.0 * MAX_CHIPS)
