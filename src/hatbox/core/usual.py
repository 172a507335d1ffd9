"""Rules that are the same in most games, bound to each game that brings none of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.core.game import OVER
from hatbox.core.jit import Buffer, assign

mover: Callable[..., int]
conceal: Callable[..., None]
score: Callable[..., int]


def observe(state: Any, seat: int, view: Any) -> None:
    """All of it once the game is over, and before that what the seat sees while playing."""
    if mover(state) == OVER:
        assign(view, state)
        view.rng = 0
    else:
        conceal(state, seat, view)


def reckon(state: Any, out: Buffer) -> None:
    """The scores as they stand."""
    for seat in range(state.players):
        out[seat] = score(state, seat)
