"""Four characters, who differ in how often they think, how much they look at and how much they remember."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from hatbox.bots.beginner import begun, drowsy_action
from hatbox.bots.bot import Bot, Budget, Decision, Estimate, legal_actions
from hatbox.bots.explanations import reason_for
from hatbox.bots.searcher import Searcher
from hatbox.engine.match import Observations
from hatbox.engine.rng import seed_of

FINE = 1 << 20  # steps of a chance


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    simulations: int | None = None  # at most, for one action; None: as many as the budget allows
    attention: float = 1.0  # how likely each action is noticed at all
    tolerance: float = 0.0  # how much worse than the best an action may look and still be taken
    recall: float | None = None  # turns after which half of what was seen is forgotten; None: never
    drowsiness: float = 0.0  # how many of its moves it makes half asleep, by a simple rule and without a search


DORMOUSE = Level("dormouse", simulations=30, attention=0.2, tolerance=0.15, recall=7, drowsiness=1.0)
MARCH_HARE = Level("march_hare", simulations=60, attention=0.4, tolerance=0.1, recall=9, drowsiness=0.3)
CHESHIRE_CAT = Level("cheshire_cat", simulations=450, attention=0.9, tolerance=0.03, recall=30)
MAD_HATTER = Level("mad_hatter")
ALL = (DORMOUSE, MARCH_HARE, CHESHIRE_CAT, MAD_HATTER)


class LevelBot(Bot):
    """A character at one seat of one game."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._searcher: Searcher | None = None

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        if len(legal) == 1:
            return Decision(legal[0], explain=partial(reason_for, observations, legal[0], ()))
        if seed_of(seed, ~begun(observations, legal)) % FINE < self.level.drowsiness * FINE:
            drowsy = drowsy_action(observations, legal, seed_of(seed, 1))
            if drowsy is not None:
                return Decision(drowsy, explain=partial(reason_for, observations, drowsy, ()))
        if self._searcher is None or self._searcher.game is not observations.game:
            self._searcher = Searcher(observations.game)
        moment = len(observations.actions)
        if self.level.recall is not None:
            observations = self._searcher.heuristics.with_forgetting(observations, self.level.recall, seed)
        alert = self.level.attention == 1.0  # then only the most tried action matters
        estimates = self._searcher.search(observations, self.allowed(budget), seed_of(seed, moment), settle=alert)
        action = self.taken(estimates, seed_of(~seed, moment))
        explain = partial(reason_for, observations, action, estimates)
        return Decision(action, tuple(estimates), self._searcher.simulations, explain)

    def allowed(self, budget: Budget) -> Budget:
        """What the level makes of a budget."""
        most = self.level.simulations
        if most is None:
            return budget
        return Budget(budget.seconds, min(most, budget.simulations or most), 1)

    def taken(self, estimates: list[Estimate], seed: int) -> int:
        """The most tried of the actions that were noticed, unless it looks much worse than the best."""
        best = estimates[0]
        for one in estimates:
            noticed = seed_of(seed, one.action) % FINE < self.level.attention * FINE
            if noticed and one.value >= best.value - self.level.tolerance:
                return one.action
        return best.action
