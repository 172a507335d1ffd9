"""Default hooks of the search: they know the rules only. A game overrides some in its `heuristics.py`.

`random_action`, `payoff` and `mover` are free names, bound to each game like those of the search (`compiled.jit.bind`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.records import States
from hatbox.engine.game import OVER
from hatbox.engine.rng import HasRng

State = Any

EXPLORATION = 1.0  # exploration constant of the search
STEPS = 1000  # of a playout before it is cut and evaluated
INPUTS: Mapping[int, int] = {}  # by number of players: how many inputs a network has, if there can be one
NETWORKS: Mapping[int, str] = {}  # by number of players: the weights, see `bots.network`
BELIEF_SIZE = 1  # numbers that `believe` writes
CALIBRATION: Mapping[int, Any] = {}  # by number of players: see `bots.calibration`
AGREEMENT = (0.4, 0.7)  # of weak players with the search, and of strong ones: see `bots.adaptive`
KINDS: Mapping[str, str] = {"": "move"}  # kinds of decisions, by the reason or the first word of the best move, else ""

random_action: Callable[..., int]
payoff: Callable[..., float]
mover: Callable[..., int]


def prior(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Write how promising each legal action looks before it is tried: any positive weights."""
    for i in range(count):
        weights[i] = 1.0


def notice(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Write how much each action catches the eye, 0 to 1: for levels that overlook some."""
    prior(state, out, count, weights)
    most = 0.0
    for i in range(count):
        most = max(most, weights[i])
    for i in range(count):
        weights[i] /= most


def playout(state: State, out: Buffer, rng: HasRng) -> int:
    """Return the action that a fast player takes; `out` is scratch for the legal ones."""
    return random_action(state, out, rng)


def stride(state: State) -> int:
    """Return how many of its `STEPS` a playout spends on the next action."""
    return 1


def value(state: State, seat: int) -> float:
    """Evaluate a state for a seat, 0 to 1: the share of the win once over, a fair share before."""
    if mover(state) == OVER:
        return payoff(state, seat)
    return 1.0 / int(state.players)


def can_evaluate(state: State) -> bool:
    """Return whether a network can evaluate a state; else a playout goes on until one can, and at last to `value`."""
    return False


def temper(state: State, seat: int, expected: float) -> float:
    """Correct the share of the win that the network expects for a seat."""
    return expected


def inputs(state: State, active: Buffer) -> int:
    """Write the inputs of a network that are active in a state, from the mover's side; return how many."""
    return 0


def private_info_key(state: State, seat: int, other: int) -> int:
    """Return a small number for what a seat knows and the other does not, as far as it decides the seat's play."""
    return 0


def likelihood(state: State, belief: Buffer) -> float:
    """Return how well the others' play so far fits a world, 0 to 1, by what `believe` computed."""
    return 1.0


def believe(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, belief: Buffer) -> None:
    """Write what the others' `count` actions suggest of their hidden pieces, for `likelihood`."""


def forget(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, recall: float, seed: int) -> None:
    """Hide in the current view, `views[count]`, what the seat has forgotten: half in `recall` turns. Here nothing."""


def progress(state: State) -> float:
    """Return how much of the game is over, 0 to 1, as everybody can see: for `bots.calibration`."""
    return 0.0
