"""Heuristics of Leduc poker for the search: hooks as in `hatbox.bots.default_heuristics`."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from leduc.state import SUITS, State


@rule
def private_info_key(state: State, seat: int, other: int) -> int:
    """L2: a player's actions depend on the rank of its own card."""
    return state.hand[seat] // SUITS
