"""Heuristics of Leduc poker for the search: hooks as in `hatbox.bots.default_heuristics`."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from leduc.state import SUITS, State


@rule
def private_info_key(state: State, seat: int, other: int) -> int:
    """L2: each plays by its own card, so what it will do depends on its rank."""
    return state.hand[seat] // SUITS
