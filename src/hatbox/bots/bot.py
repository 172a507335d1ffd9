"""What a bot is: given a seat's observations and a budget, it answers with an action and what it thinks of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Happening
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.notation import as_int
from hatbox.engine.rng import seed_of

MAX_SECONDS = 86_400
MAX_SIMULATIONS = 1_000_000_000
MAX_THREADS = 64


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one action; a bot whose level needs less takes less."""

    seconds: float | None = None
    simulations: int | None = (
        None  # with these alone an answer depends on observations, seed and what was thought before
    )
    threads: int = 1

    def __post_init__(self) -> None:
        """Validate, and take NumPy's numbers as ordinary ones."""
        seconds, simulations = self.seconds, self.simulations
        good = seconds is not None or simulations is not None
        if seconds is not None:
            good = good and isinstance(seconds, int | float | np.number) and 0 < seconds <= MAX_SECONDS
        if simulations is not None:
            good = good and 0 < (as_int(simulations) or 0) <= MAX_SIMULATIONS
        if not good or not 0 < (as_int(self.threads) or 0) <= MAX_THREADS:
            limits = {"seconds": MAX_SECONDS, "simulations": MAX_SIMULATIONS, "threads": MAX_THREADS}
            raise BadInput("bad-budget", **limits)
        object.__setattr__(self, "simulations", as_int(simulations))
        object.__setattr__(self, "threads", as_int(self.threads))


@dataclass(frozen=True)
class Estimate:
    """What a bot expects of one action: the share of the win (0 to 1), give or take `error` (95 %)."""

    action: int
    value: float
    error: float
    visits: int


def no_reason() -> None:
    """What a bot says that cannot explain itself."""


@dataclass(frozen=True, eq=False)
class Decision:
    """A bot's answer."""

    action: int
    estimates: tuple[Estimate, ...] = ()  # the most tried first; none from a bot that does not search
    simulations: int = 0
    explain: Callable[[], Happening | None] = no_reason

    @cached_property
    def reason(self) -> Happening | None:
        """Why, in a sentence. It is worked out only when somebody asks, so that nobody waits for it at the table."""
        return self.explain()

    def __eq__(self, other: object) -> bool:
        """Two thoughts are equal if they say the same, reasons included."""
        return isinstance(other, Decision) and self._said == other._said

    @property
    def _said(self) -> tuple[object, ...]:
        return self.action, self.estimates, self.simulations, self.reason


class Bot(ABC):
    """A player. It may keep what it thought before; it must not keep anything it was not given."""

    name: str

    @abstractmethod
    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Choose one legal action for the seat whose observations it is, which must be on the move."""


def expect_on_the_move(observations: Observations[Any]) -> None:
    """A bot can only think for the seat that must act."""
    if loops_of(observations.game).mover_at(observations.views, len(observations.actions)) != observations.seat:
        raise BadInput("not-on-the-move", seat=observations.seat)


def legal_actions(observations: Observations[Any]) -> list[int]:
    """What the seat, which must be on the move, may do now: it can tell from its view."""
    expect_on_the_move(observations)
    out = new_buffer(observations.game.max_legal)
    count = loops_of(observations.game).legal_at(observations.views, len(observations.actions), out)
    return sorted(int(action) for action in out[:count])


class RandomBot(Bot):
    """Every legal action is as likely."""

    name = "random"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        return Decision(legal[seed_of(seed, len(observations.actions)) % len(legal)])
