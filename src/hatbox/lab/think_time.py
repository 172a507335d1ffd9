"""How long bots think: every decision is counted, in little room, and told in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

import msgspec

from hatbox.bots.bot import Budget

GRACE = 0.030  # seconds that a bot may take beyond its time
FINENESS = 20  # classes of duration are 1/20 apart in the logarithm: 5 % wide


class Thinking(msgspec.Struct, kw_only=True):
    """The decisions of one side in one game."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    simulations: int = 0
    late: int = 0  # decisions that took longer than allowed
    durations: dict[int, int] = {}  # how many in each class of duration, see `duration_class`

    def add(self, seconds: float, simulations: int, budget: Budget) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds = round(self.seconds + seconds, 7)
        self.longest = max(self.longest, round(seconds, 7))
        self.simulations += simulations
        self.late += budget.seconds is not None and seconds > budget.seconds + GRACE
        kind = duration_class(seconds)
        self.durations[kind] = self.durations.get(kind, 0) + 1


def duration_class(seconds: float) -> int:
    """The class of a duration: a number that grows with its logarithm."""
    return round(FINENESS * log(max(seconds, 1e-7)))


@dataclass(frozen=True)
class Pace:
    """How a bot used its time; durations are seconds a decision."""

    decisions: int
    mean: float
    p99: float  # 99 % were not longer, to within 3 %
    longest: float
    simulations: float  # a decision
    simulations_per_second: float
    late_games: int  # in which it took longer than allowed


def pace(games: Iterable[list[Thinking]]) -> Pace:
    """The pace of a bot, given its sides of every game."""
    durations: Counter[int] = Counter()
    decisions = simulations = late = 0
    seconds = longest = 0.0
    for sides in games:
        for side in sides:
            durations.update(side.durations)
            decisions += side.decisions
            simulations += side.simulations
            seconds += side.seconds
            longest = max(longest, side.longest)
        late += any(side.late for side in sides)
    return Pace(
        decisions=decisions,
        mean=seconds / max(decisions, 1),
        p99=min(longest, _quantile(durations, 0.99)),
        longest=longest,
        simulations=simulations / max(decisions, 1),
        simulations_per_second=simulations / seconds if seconds else 0.0,
        late_games=late,
    )


def _quantile(durations: Counter[int], part: float) -> float:
    """The duration that this part of the decisions did not exceed."""
    passed, wanted = 0, part * durations.total()
    for kind, count in sorted(durations.items()):
        passed += count
        if passed >= wanted:
            return exp(kind / FINENESS)
    return 0.0
