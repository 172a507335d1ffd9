"""The choice of a level among the estimates of its search: what it overlooks, and what it gives away.

A template: the names declared below without a value are bound to the kernels of a game and to its heuristics by
`compiled.jit.bind`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from hatbox.bots.bot import Estimate
from hatbox.bots.heuristics import Heuristics
from hatbox.bots.search import Estimates
from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import Game
from hatbox.engine.match import Observations
from hatbox.engine.rng import to_seed, uniform

notice: Callable[..., None]

OBVIOUS = 0.5  # share of the visits from which an action is always noticed
MAX_GIFT = 0.3  # of the win, that who keeps a game close gives away by one action
MIN_VISITS = 2  # of an action that gives away something: what was tried once is a guess


def choose_action(
    views: States,
    actions: Buffer,
    movers: Buffer,
    moment: int,
    seat: int,
    estimates: Estimates,
    count: int,
    attention: float,
    tolerance: float,
    aim: float,
    seed: int,
    out: Buffer,
    weights: Buffer,
) -> int:
    """Return the most visited action that is noticed, unless it looks much worse than the best.

    An action is noticed with the probability `attention`, the more surely the more it catches the eye (`notice`). Who
    stands better than `aim` takes the action that gives away most of the difference, but not more.
    """
    best = 0
    lead = estimates.values[0] - aim
    if lead > 0.0:
        least = estimates.values[0] - min(lead, MAX_GIFT)
        for i in range(count):
            is_tried = estimates.visits[i] >= MIN_VISITS
            if is_tried and least <= estimates.values[i] < estimates.values[best]:
                best = i
        generous: int = estimates.actions[best]
        return generous
    visits = 0
    for i in range(count):
        visits += estimates.visits[i]
        out[i] = estimates.actions[i]
    notice(views[moment], out, count, weights)
    for i in range(count):
        is_obvious = estimates.visits[i] >= OBVIOUS * visits
        is_noticed = is_obvious or uniform(seed, estimates.actions[i]) < attention + (1.0 - attention) * weights[i]
        if is_noticed and estimates.values[i] >= estimates.values[0] - tolerance:
            best = i
            break
    action: int = estimates.actions[best]
    return action


@cache  # by game; never invalidated: a game is immutable
def choose_action_of(game: Game[Any], heuristics: Heuristics) -> Callable[..., int]:
    """Bind the choice to a game."""
    return bind(choose_action, game.name, {**vars(game.kernels), **heuristics.hooks})


def choose(
    observations: Observations[Any],
    heuristics: Heuristics,
    estimates: Sequence[Estimate],
    attention: float,
    tolerance: float,
    aim: float,
    seed: int,
) -> int:
    """Return the action that `choose_action` chooses, with buffers of its own."""
    actions, visits = ([getattr(estimate, name) for estimate in estimates] for name in ("action", "visits"))
    values, errors = ([getattr(estimate, name) for estimate in estimates] for name in ("value", "error"))
    columns = (buffer_of(actions, np.int64), buffer_of(visits, np.int64))
    buffers = Estimates(*columns, buffer_of(values, np.float64), buffer_of(errors, np.float64))
    game = observations.game
    out, weights = new_buffer(game.max_legal), new_buffer(game.max_legal, np.float64)
    choose_action = choose_action_of(game, heuristics)
    return int(
        choose_action(
            *observations.arrays,
            observations.seat,
            buffers,
            len(estimates),
            attention,
            tolerance,
            aim,
            to_seed(seed),
            out,
            weights,
        )
    )
