"""Hooks of the search for a game of which only the rules are known; a game overrides those it knows better.

`payoff` and `mover` are the game's: hooks are bound to it like the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from hatbox.compiled.buffers import Buffer, new_buffer
from hatbox.engine.game import OVER
from hatbox.engine.match import Observations
from hatbox.engine.rng import HasChance, below

State = Any

payoff: Callable[..., float]
mover: Callable[..., int]


def prior(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """How promising each legal action looks before it is tried: any positive numbers."""
    for i in range(count):
        weights[i] = 1.0


def playout(state: State, out: Buffer, count: int, die: HasChance) -> int:
    """The action that a quick player takes."""
    action: int = out[below(die, count)]
    return action


def stride(state: State) -> int:
    """How far an action in this state brings a playout towards the number of steps after which it is cut."""
    return 1


def value(state: State, seat: int) -> float:
    """What a state is worth to a seat, 0 to 1: the share of the win once over, a fair share before."""
    if mover(state) == OVER:
        return payoff(state, seat)
    return 1.0 / int(state.players)


def private_info_key(state: State, seat: int, other: int) -> int:
    """What a seat knows and the other does not, as a small number, as far as it decides what the seat will do."""
    return 0


def likelihood(state: State, belief: Buffer) -> float:
    """How well the others' play so far fits a world, 0 to 1, by what `believe` found in the observations."""
    return 1.0


EXPLORATION = 1.0  # exploration constant of the search
STEPS = 1000  # of a playout before it is cut and judged


def believe(observations: Observations[Any]) -> Buffer:
    """Return what the others' moves so far suggest about their hidden pieces, for `likelihood`."""
    return new_buffer(1, np.float64)


def with_forgetting(observations: Observations[Any], recall: float, seed: int) -> Observations[Any]:
    """The observations as somebody remembers it who forgets half of it in so many turns: here nothing is forgotten."""
    return observations
