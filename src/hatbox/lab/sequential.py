"""Stop a tournament of two bots as soon as the result is clear: a generalised sequential probability ratio test.

One hypothesis says that the first bot's share of the win is `low`, the other that it is `high`. After every round the
logarithm of the likelihood ratio tells which of them fits the rounds so far better; the test ends when it leaves Wald's
bounds. Rounds are the independent trials, as everywhere in the arena, and their distribution is not assumed: its
variance is estimated from the rounds, which is the normal approximation of the generalised ratio that fishtest uses for
pairs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from statistics import fmean

from hatbox.lab.contest import GameResult
from hatbox.lab.standings import adjusted_share

PRIOR_ROUNDS = 10  # of the largest possible variance, added to what is measured: a few equal rounds prove nothing
PRIOR_VARIANCE = 0.25

LOW, HIGH = "low", "high"  # decisions: for which hypothesis


@dataclass(frozen=True)
class SequentialTest:
    """Two hypotheses on the first bot's share of the win, and how often each may be rejected wrongly."""

    low: float  # the null hypothesis
    high: float  # the alternative
    alpha: float = 0.05  # probability of deciding for `high` though `low` holds
    beta: float = 0.05  # probability of deciding for `low` though `high` holds

    @property
    def bounds(self) -> tuple[float, float]:
        """Return Wald's bounds of the logarithm of the likelihood ratio.

        >>> [round(bound, 3) for bound in SequentialTest(0.5, 0.55).bounds]
        [-2.944, 2.944]
        """
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Trial:
    """A test that is being carried out, round by round; after its decision nothing changes any more."""

    def __init__(self, test: SequentialTest) -> None:
        self.test = test
        self.rounds = 0
        self.ratio = 0.0  # the logarithm of the likelihood ratio
        self.decision: str | None = None
        self._total = self._squares = 0.0

    def add(self, share: float) -> None:
        """Take in the next round: the first bot's mean share of the win."""
        if self.decision is not None:
            return
        self.rounds += 1
        self._total += share
        self._squares += share * share
        mean = self._total / self.rounds
        spread = max(0.0, self._squares - self._total * mean) + PRIOR_ROUNDS * PRIOR_VARIANCE
        variance = spread / (self.rounds + PRIOR_ROUNDS)
        test = self.test
        self.ratio = self.rounds * (test.high - test.low) * (mean - (test.low + test.high) / 2) / variance
        lower, upper = test.bounds
        if self.ratio <= lower:
            self.decision = LOW
        elif self.ratio >= upper:
            self.decision = HIGH


class Referee:
    """Carries out a test while a tournament is played. Games may finish in any order.

    Rounds count in the order of their numbers, each when it is complete, so the decision depends neither on the number
    of processes nor on interruptions.
    """

    def __init__(self, test: SequentialTest, games_per_round: int, played: Iterable[GameResult] = ()) -> None:
        self.trial = Trial(test)
        self._size = games_per_round
        self._waiting: dict[int, list[float]] = {}  # by round: the shares of its games
        self._next = 0
        for game in played:
            self.add(game)

    @property
    def is_decided(self) -> bool:
        return self.trial.decision is not None

    def add(self, game: GameResult) -> None:
        """Take in a finished game."""
        self._waiting.setdefault(game.round, []).append(adjusted_share(game, 0))
        while len(shares := self._waiting.get(self._next, [])) == self._size:
            self.trial.add(fmean(shares))  # exact, so that the order does not matter
            del self._waiting[self._next]
            self._next += 1
