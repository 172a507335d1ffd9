"""Chance in Top Hats, one piece at a time: only who begins."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.games.top_hats.rules import clear, take_hats
from hatbox.games.top_hats.state import SEATS, State

PIECE_NAMES = tuple(f"seat {seat}" for seat in range(SEATS))


@rule
def start_chance(state: State) -> None:
    """T3: everybody has the hats to build with."""
    state.first = state.first_asked
    clear(state)
    take_hats(state)


@rule
def chance_outcomes(state: State, action: int, step: int, out: list[int]) -> int:
    """Write the pieces of which chance brings one next, return how many; 0: the action may be done."""
    if state.first >= 0:
        return 0
    for seat in range(state.players):
        out[seat] = seat
    return state.players


@rule
def apply_chance(state: State, action: int, step: int, piece: int) -> None:
    """See to it that it is this piece."""
    state.first = piece
    state.turn = piece
