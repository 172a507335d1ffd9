"""The interface of a bot: given a seat's observations and a budget, it returns a `Decision`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import astuple, dataclass
from functools import cached_property
from operator import add
from typing import Any

import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.engine.errors import BadInput
from hatbox.engine.game import GameEvent
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.notation import as_int
from hatbox.engine.parts import displays
from hatbox.engine.rng import game_seed

MAX_SECONDS = 86_400
MAX_SIMULATIONS = 1_000_000_000
MAX_THREADS = 64


@dataclass(frozen=True)
class Budget:
    """A limit on the search for one action. A level may use less."""

    seconds: float | None = None
    simulations: int | None = None  # without `seconds`: reproducible from observations, seed and earlier searches
    threads: int = 1

    def __post_init__(self) -> None:
        """Validate, and convert NumPy numbers to `int`."""
        seconds, simulations = self.seconds, self.simulations
        is_valid = seconds is not None or simulations is not None
        if seconds is not None:
            is_valid = is_valid and isinstance(seconds, int | float | np.number) and 0 < seconds <= MAX_SECONDS
        if simulations is not None:
            is_valid = is_valid and 0 < (as_int(simulations) or 0) <= MAX_SIMULATIONS
        if not is_valid or not 0 < (as_int(self.threads) or 0) <= MAX_THREADS:
            limits = {"seconds": MAX_SECONDS, "simulations": MAX_SIMULATIONS, "threads": MAX_THREADS}
            raise BadInput("bad-budget", **limits)
        object.__setattr__(self, "seconds", None if seconds is None else float(seconds))
        object.__setattr__(self, "simulations", as_int(simulations))
        object.__setattr__(self, "threads", as_int(self.threads))


@dataclass(frozen=True)
class Estimate:
    """The expected share of the win after an action (0 to 1), give or take `error` (95 %)."""

    action: int
    value: float
    error: float
    visits: int


def no_reason() -> None:
    """Explain nothing: for bots without explanations."""


@dataclass(frozen=True)
class Faults:
    """Failures before a decision was made: only bots outside this process have any."""

    illegal: int = 0  # answers that were no legal move
    overdue: int = 0  # answers that did not come in time
    crashes: int = 0  # times that the program ended or could not be understood
    replaced: int = 0  # 1 if a random legal move was played instead

    def __add__(self, other: Faults) -> Faults:
        return Faults(*map(add, astuple(self), astuple(other)))


NO_FAULTS = Faults()


@dataclass(frozen=True, eq=False)
class Decision:
    """A bot's answer. Two are equal if they say the same, reasons included."""

    action: int
    estimates: tuple[Estimate, ...] = ()  # the most tried first; none from a bot that does not search
    simulations: int = 0
    explain: Callable[[], GameEvent | None] = no_reason
    chances: tuple[tuple[int, float], ...] = ()  # of taking each action after this thought; empty: it drew no lots
    faults: Faults = NO_FAULTS

    @cached_property
    def reason(self) -> GameEvent | None:
        """The explanation as a message, computed on first access, so that no player waits for it."""
        return self.explain()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._content == other._content

    def _repr_html_(self) -> str:
        """Return the table that notebooks show."""
        return displays().decision_html(self)

    @property
    def _content(self) -> tuple[object, ...]:
        return self.action, self.estimates, self.simulations, self.reason


class Bot(ABC):
    """A player at one seat. It may keep its own searches from one decision to the next, nothing else."""

    name: str

    @abstractmethod
    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Choose one legal action for the observing seat, which must be on the move."""

    def close(self) -> None:  # noqa: B027  # most bots hold nothing
        """Release what the bot holds, such as a process; its game is over or given up."""


def expect_on_the_move(observations: Observations[Any] | object) -> None:
    """Raise unless these are observations, and the observing seat must act now."""
    if not isinstance(observations, Observations):
        wanted, given = "what a seat knows, match.observations(seat)", type(observations).__name__
        raise BadInput("not-a", field="think", wanted=wanted, given=given)
    if loops_of(observations.game).mover_at(observations.views, len(observations.actions)) != observations.seat:
        raise BadInput("not-on-the-move", seat=observations.seat)


def legal_actions(observations: Observations[Any]) -> list[int]:
    """Return the legal actions, sorted; a seat on the move can tell them from its view."""
    expect_on_the_move(observations)
    out = new_buffer(observations.game.max_legal)
    count = loops_of(observations.game).legal_at(observations.views, len(observations.actions), out)
    return sorted(int(action) for action in out[:count])


class RandomBot(Bot):
    """Plays any legal action, all equally likely."""

    name = "random"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        action = legal[game_seed(seed, len(observations.actions)) % len(legal)]
        return Decision(action, chances=tuple((choice, 1 / len(legal)) for choice in legal))
