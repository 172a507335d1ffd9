"""How an opponent that keeps games close adapts: it measures what the others give away, from its own observations.

For each of its last turns it asks the search twice: what its position was worth after its own action, and what it was
worth when its turn came again. The difference is luck and what the others' moves cost them; over many turns, the
latter. So the answer depends on observations and seed alone: nothing is kept from one decision, or table, to the next.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.searcher import SearchTrees
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed

TURNS = 16  # of its own that it looks back on
SIMULATIONS = 192  # of each of the two searches for a turn
ROOM = 1 << 14  # nodes, more than such a search can fill
DOUBT = 2  # turns, as if others who gave away nothing had played them too
LEAST_AIM = 0.05
MIN_SECONDS = 0.5  # of a budget: with less it does not look back


def look_back(
    observations: Observations[Any], budget: Budget, aim: float, adapts: float, seed: int
) -> tuple[Budget, float]:
    """Return what is left of a budget, and the share of the win to be content with.

    The more the others give away in a turn, the less that is: `adapts` times as much.
    """
    started = time.perf_counter()
    if budget.seconds is not None and budget.seconds < MIN_SECONDS:
        return budget, aim
    simulations = min(SIMULATIONS, budget.simulations or SIMULATIONS)
    trees = SearchTrees(observations.game, room=ROOM, uninformed=False)
    turns, given = own_turns(observations), 0.0
    for before, after in turns:
        given -= value_of(trees, observations.until(before), [int(observations.actions[before])], simulations, seed)
        given += value_of(trees, observations.until(after), [], simulations, seed)
    aim = max(LEAST_AIM, aim - adapts * given / (len(turns) + DOUBT))
    if budget.seconds is None:
        return budget, aim
    left = max(MIN_SECONDS / 2, budget.seconds - (time.perf_counter() - started))
    return replace(budget, seconds=left), aim


def own_turns(observations: Observations[Any]) -> list[tuple[int, int]]:
    """Return the last own actions after which others moved, each with the ply at which the seat moved again."""
    count = len(observations.actions)
    own = [ply for ply in range(count) if observations.movers[ply] == observations.seat]
    pairs = zip(own, [*own, count][1:], strict=True)
    return [(ply, following) for ply, following in pairs if following > ply + 1][-TURNS:]


def value_of(
    trees: SearchTrees, observations: Observations[Any], forced: list[int], simulations: int, seed: int
) -> float:
    """Return what a position is worth to the seat that is on the move, if it begins with these actions."""
    trees.restart()
    trees.begin(observations, game_seed(seed, len(observations.actions)))
    trees.force(forced)
    trees.grow(simulations)
    return trees.mean(observations.seat)
