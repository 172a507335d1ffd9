"""Beliefs about hidden pieces: how often each lies where, in the worlds that the search samples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from hatbox.bots.search import MIN_ROOM
from hatbox.bots.searcher import SearchTrees, prepare
from hatbox.engine.game import JSON
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed

WORLDS = 400  # sampled
UNKNOWN = (None, "?")  # a hidden piece in a position

Beliefs: TypeAlias = dict[str, dict[str, float]]
"""By place, such as `hands.1.0` or `stacks.C4.1`: the probability of each piece there, the likeliest first."""


def beliefs_of(observations: Observations[Any], worlds: int = WORLDS) -> Beliefs:
    """Return how likely each piece is in each hidden place, as far as the seat can tell."""
    game = observations.game
    prepare(game)
    trees = SearchTrees(game, room=MIN_ROOM, uninformed=False)
    trees.begin(observations, game_seed(len(observations.actions), observations.seat))
    hidden = dict(leaves(observations.view.position()))
    counts: dict[str, Counter[str]] = {place: Counter() for place, piece in hidden.items() if piece in UNKNOWN}
    states = trees.sample(worlds)
    for at in range(worlds):
        for place, piece in leaves(game.position(states, at)):
            if place in counts and piece not in UNKNOWN:
                counts[place][str(piece)] += 1
    return {
        place: {piece: count / worlds for piece, count in sorted(found.items(), key=lambda item: (-item[1], item[0]))}
        for place, found in counts.items()
        if found
    }


def leaves(position: JSON, place: str = "") -> Iterator[tuple[str, JSON]]:
    """Yield the values in a position, with the way to each.

    >>> dict(leaves({"hats": ["?", "king"], "turn": 1}))
    {'hats.0': '?', 'hats.1': 'king', 'turn': 1}
    """
    if isinstance(position, dict):
        children: Iterator[tuple[Any, JSON]] = iter(position.items())
    elif isinstance(position, list):
        children = iter(enumerate(position))
    else:
        yield place, position
        return
    for name, value in children:
        yield from leaves(value, f"{place}.{name}" if place else str(name))
