"""Time bots take to decide: a compact histogram per game, summed up at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

import msgspec
from msgspec import UNSET, UnsetType

from hatbox.bots.bot import NO_FAULTS, Budget, Faults

GRACE = 0.030  # seconds beyond its budget before a decision counts as late
BINS_PER_E = 20  # histogram bins are 1/20 apart in the logarithm: 5 % wide


class ThinkTime(msgspec.Struct, kw_only=True):
    """The decisions of one side in one game."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    simulations: int = 0
    late: int = 0  # decisions that took longer than allowed
    durations: dict[int, int] = {}  # decisions by bin, see `bin_of`
    faults: Faults | UnsetType = UNSET  # of all decisions together, if there were any

    def add(self, seconds: float, simulations: int, budget: Budget) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds = round(self.seconds + seconds, 7)
        self.longest = max(self.longest, round(seconds, 7))
        self.simulations += simulations
        self.late += budget.seconds is not None and seconds > budget.seconds + GRACE
        index = bin_of(seconds)
        self.durations[index] = self.durations.get(index, 0) + 1

    def count_faults(self, faults: Faults) -> None:
        """Count what went wrong before a decision."""
        if faults != NO_FAULTS:
            self.faults = faults if self.faults is UNSET else self.faults + faults


def bin_of(seconds: float) -> int:
    """Return the histogram bin of a duration, on a logarithmic scale."""
    return round(BINS_PER_E * log(max(seconds, 1e-7)))


@dataclass(frozen=True)
class Pace:
    """Statistics of a bot's decisions; durations are seconds per decision."""

    decisions: int
    mean: float
    p99: float  # 99 % were not longer, to within 3 %
    longest: float
    simulations: float  # per decision
    simulations_per_second: float
    late_games: int  # games with a late decision
    faults: Faults = NO_FAULTS


def pace(games: Iterable[list[ThinkTime]]) -> Pace:
    """Return the pace of a bot, given its sides of every game."""
    durations: Counter[int] = Counter()
    decisions = simulations = late = 0
    seconds = longest = 0.0
    faults = NO_FAULTS
    for sides in games:
        for side in sides:
            durations.update(side.durations)
            decisions += side.decisions
            simulations += side.simulations
            seconds += side.seconds
            longest = max(longest, side.longest)
            faults = faults if side.faults is UNSET else faults + side.faults
        late += any(side.late for side in sides)
    return Pace(
        decisions=decisions,
        mean=seconds / max(decisions, 1),
        p99=min(longest, _quantile(durations, 0.99)),
        longest=longest,
        simulations=simulations / max(decisions, 1),
        simulations_per_second=simulations / seconds if seconds else 0.0,
        late_games=late,
        faults=faults,
    )


def _quantile(durations: Counter[int], part: float) -> float:
    """Return the duration that this part of the decisions did not exceed."""
    cumulative, target = 0, part * durations.total()
    for index, count in sorted(durations.items()):
        cumulative += count
        if cumulative >= target:
            return exp(index / BINS_PER_E)
    return 0.0
