"""Chance in Top Hats: only the first player is drawn."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.games.top_hats.rules import clear, take_hats
from hatbox.games.top_hats.state import SEATS, State

PIECE_NAMES = tuple(f"seat {seat}" for seat in range(SEATS))


@rule
def start_chance(state: State) -> None:
    """T3: begin with the hats to build with in all players' hands."""
    state.first = state.first_asked
    clear(state)
    take_hats(state)


@rule
def chance_outcomes(state: State, action: int, step: int, out: list[int]) -> int:
    """Write the possible next pieces, return how many; 0: the action can be applied."""
    if state.first >= 0:
        return 0
    for seat in range(state.players):
        out[seat] = seat
    return state.players


@rule
def apply_chance(state: State, action: int, step: int, piece: int) -> None:
    """Arrange that chance brings this piece."""
    state.first = piece
    state.turn = piece


@rule
def draw_deal(state: State, words: list[int]) -> int:
    """T3: take the hats to build with; chance deals nothing."""
    take_hats(state)
    return 1
