"""Seatings of a round: the same deal is played in each, so that the luck of the deal cancels."""

from __future__ import annotations

from itertools import combinations, product
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]  # the bot of each side: of each seat, or of each team


def seatings(bots: int, sides: int) -> list[Seating]:
    """Return the seatings of one round, in playing order.

    Fewer bots than sides: every assignment in which each bot sits somewhere. Otherwise every set of bots that
    fills the table, rotated: each bot of a set has each side once.

    >>> seatings(2, 2)
    [(0, 1), (1, 0)]
    >>> seatings(2, 3)
    [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    >>> seatings(3, 3)
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    if bots < sides:
        return [seating for seating in product(range(bots), repeat=sides) if len(set(seating)) == bots]
    return [table[turn:] + table[:turn] for table in combinations(range(bots), sides) for turn in range(sides)]


def rounds_for(games: int, per_round: int) -> int:
    """Return the number of whole rounds with at least that many games."""
    return -(-games // per_round)
