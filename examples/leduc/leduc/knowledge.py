"""What bots know about Leduc poker beyond its rules: hooks as in `hatbox.bots.knowledge.plain`."""

from __future__ import annotations

from hatbox.core.jit import rule
from leduc.state import SUITS, State


@rule
def secret(state: State, seat: int, other: int) -> int:
    """L2: each plays by its own card, so what it will do depends on its rank."""
    return state.hand[seat] // SUITS
