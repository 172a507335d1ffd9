"""A beginner at Top Hats: captures when it can (T8 demands it anyway), else plays any move."""

from __future__ import annotations

from typing import Any

from hatbox.compiled.records import to_object
from hatbox.engine.match import Observations
from hatbox.games.top_hats.state import State

AWAKE = 0.05


def simple(observations: Observations[Any], moment: int) -> list[str]:
    """Return the captures, whichever, or else all moves."""
    moves = observations.game.legal_moves(observations.views[moment])
    return [move for move in moves if capture_count(move)] or moves


def drowsy(observations: Observations[Any], moment: int, awake: bool) -> list[str]:
    """Return, awake, the largest captures; half asleep, the smallest. Neither overlooks a capture that wins."""
    moves = simple(observations, moment)
    view = to_object(State, observations.views[moment])
    enemies = sum(cells.bit_count() for seat, cells in enumerate(view.owned) if seat != observations.seat)
    counts = {move: capture_count(move) for move in moves}
    most = max(counts.values())
    wanted = most if awake or most == enemies else min(counts.values())
    return [move for move in moves if counts[move] == wanted]


def capture_count(move: str) -> int:
    """Return how many stacks a move, written by its effect, captures a hat of: C3-E7*C4,D6."""
    _, star, cells = move.partition("*")
    return cells.count(",") + 1 if star else 0
