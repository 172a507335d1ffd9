"""From what a search says to a share of the win: of moments told 70 %, 70 % are won.

The values of a search serve its choices: they reward a clear win, dislike waiting, and come from playouts that are
quicker than clever. A game's `CALIBRATION` maps them to shares, by number of players, for the seat on the move and for
one that waits. `bench/calibration.py` fits it to games of bots and measures it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hatbox.bots.searcher import heuristics_of
from hatbox.engine.game import Game

Knots: TypeAlias = Sequence[float]
"""Shares for values that are evenly spaced from 0 to 1, ascending."""

IDENTITY: Knots = (0.0, 1.0)


def knots_of(game: Game[Any], players: int, is_waiting: bool) -> Knots:
    """Return the map for a seat on the move, or for one that waits; the identity if a game has none."""
    maps = heuristics_of(game, False).settings["CALIBRATION"].get(players)
    return IDENTITY if maps is None else maps[int(is_waiting)]


def to_share(knots: Knots, value: float) -> float:
    """Return the share of the win that a value of the search stands for.

    >>> to_share((0.0, 0.25, 1.0), 0.75)
    0.625
    """
    at = min(int(value * (len(knots) - 1)), len(knots) - 2)
    return knots[at] + (value * (len(knots) - 1) - at) * (knots[at + 1] - knots[at])


def slope_at(knots: Knots, value: float) -> float:
    """Return by how much the share grows with the value there: an error of the value grows as much."""
    at = min(int(value * (len(knots) - 1)), len(knots) - 2)
    return (knots[at + 1] - knots[at]) * (len(knots) - 1)
