"""From what a search says to a share of the win: of moments told 70 %, 70 % are won.

The values of a search serve its choices: they reward a clear win, dislike waiting, and come from playouts that are
quicker than clever. A game's `CALIBRATION` maps them to shares: by number of players, for a seat that acts and one that
waits, early and late in the game. `bench/calibration.py` fits it to games of bots and measures it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hatbox.bots.searcher import heuristics_of, search_loops_of
from hatbox.engine.match import View

Knots: TypeAlias = Sequence[float]
"""Shares for values that are evenly spaced from 0 to 1, ascending."""

IDENTITY: Knots = (0.0, 1.0)


def knots_of(view: View[Any], *, is_waiting: bool) -> Knots:
    """Return the map for a view: of a seat that waits or is on the move; the identity if the game has none.

    A game has maps for some stages of it, evenly spaced; between them they are blended.
    """
    game = view.game
    players, _ = game.players_and_first(view.states[0])
    maps = heuristics_of(game, False).settings["CALIBRATION"].get(players)
    if maps is None:
        return IDENTITY
    stages: Sequence[Knots] = maps[int(is_waiting)]
    at, part = interval(progress_of(view), len(stages))
    return [before + part * (after - before) for before, after in zip(stages[at], stages[at + 1], strict=True)]


def progress_of(view: View[Any]) -> float:
    """Return how much of a game is over, 0 to 1, as everybody can see."""
    return float(search_loops_of(view.game, False).progress_at(view.states, 0))


def interval(number: float, knots: int) -> tuple[int, float]:
    """Return between which of so many knots a number from 0 to 1 lies, and how far along.

    >>> interval(0.75, 3), interval(1.0, 3)
    ((1, 0.5), (1, 1.0))
    """
    place = number * (knots - 1)
    at = min(int(place), knots - 2)
    return at, place - at


def to_share(knots: Knots, value: float) -> float:
    """Return the share of the win that a value of the search stands for.

    >>> to_share((0.0, 0.25, 1.0), 0.75)
    0.625
    """
    at, part = interval(value, len(knots))
    return knots[at] + part * (knots[at + 1] - knots[at])


def to_error(knots: Knots, value: float, error: float) -> float:
    """Return the error of a share, given the error of its value.

    >>> to_error((0.0, 0.25, 1.0), 0.5, 0.25)
    0.375
    """
    share = to_share(knots, value)
    high, low = to_share(knots, min(1.0, value + error)), to_share(knots, max(0.0, value - error))
    return max(high - share, share - low)
