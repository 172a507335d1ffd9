"""An opponent that keeps games close: it asks itself how often the others do what it would have done.

For each of their last actions it imagines a world that fits what it had seen, and searches as the player who was on the
move there. The share of the visits that the observed action gets, against the most visited, says how good it was,
whatever luck followed. The answer depends on observations and seed alone: nothing is kept from one decision, or table,
to the next.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.searcher import SearchTrees, heuristics_of, read_estimates
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, copy_states
from hatbox.engine.game import CHANCE
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed

ACTIONS = 24  # of others that it looks back on
SIMULATIONS = 64  # of the search for each
WORLDS = 16  # sampled to find one in which the action was possible
ROOM = 1 << 13  # nodes, more than such a search can fill
DOUBT = 3  # actions, as if strong players had made them too
MIN_AIM = 0.05
MAX_TIME = 0.5  # of a budget's seconds


def look_back(observations: Observations[Any], budget: Budget, seed: int) -> tuple[Budget, float]:
    """Return what is left of a budget, and the share of the win to be content with: the more, the better others play.

    Where time is short, it looks back on fewer actions.
    """
    started = time.perf_counter()
    game, seat, movers = observations.game, observations.seat, observations.movers
    trees = SearchTrees(game, room=ROOM, uninformed=False)
    imagined = replace(observations, views=copy_states(observations.views))
    total, count = 0.0, 0
    for ply in [ply for ply in range(len(movers)) if movers[ply] not in (CHANCE, seat)][: -ACTIONS - 1 : -1]:
        if budget.seconds is not None and time.perf_counter() - started > MAX_TIME * budget.seconds:
            break
        agreement = agreement_with(trees, imagined, ply, game_seed(seed, ply))
        if agreement is not None:
            total, count = total + agreement, count + 1
    weak, strong = heuristics_of(game, False).settings["AGREEMENT"]
    mean = (total + DOUBT * strong) / (count + DOUBT)
    skill = min(1.0, max(0.0, (mean - weak) / (strong - weak)))
    if budget.seconds is not None:
        left = max((1 - MAX_TIME) * budget.seconds, budget.seconds - (time.perf_counter() - started))
        budget = replace(budget, seconds=left)
    return budget, MIN_AIM + (1 - MIN_AIM) * skill


def agreement_with(trees: SearchTrees, imagined: Observations[Any], ply: int, seed: int) -> float | None:
    """Return how often a search takes what another did at a ply, against its favourite; None: no choice, or no idea.

    It writes the imagined view of the other at this ply: look back from the last ply to the first.
    """
    game, observed, mover = imagined.game, int(imagined.actions[ply]), int(imagined.movers[ply])
    before, loops = imagined.until(ply), loops_of(game)
    trees.restart()
    trees.begin(before, seed)
    worlds = (trees.sample(1) for _ in range(WORLDS))
    world = next((world for world in worlds if is_possible(imagined, observed, world)), None)
    if world is None:
        return None
    loops.observe_in_play_at(world, 0, mover, before.views, ply)
    trees.restart()
    trees.begin(replace(before, seat=mover), seed)
    trees.grow(SIMULATIONS)
    visits = Counter[int]()
    estimates = read_estimates(game, [trees], [])
    for estimate in estimates:
        visits[int(loops.glimpse_at(world, 0, estimate.action, imagined.seat))] += estimate.visits
    return visits[observed] / max(visits.values()) if len(estimates) > 1 else None


def is_possible(observations: Observations[Any], observed: int, world: States) -> bool:
    """Return whether an action is legal in a world that the seat would observe like this."""
    loops, out = loops_of(observations.game), new_buffer(observations.game.max_legal)
    legal = to_list(out[: loops.legal_at(world, 0, out)])
    return observed in legal or any(
        loops.glimpse_at(world, 0, action, observations.seat) == observed for action in legal
    )
