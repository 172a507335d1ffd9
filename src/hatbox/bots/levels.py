"""Four levels of one search: they differ in how much they search, notice and remember."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from hatbox.bots.beginner import drowsy_action, move_start
from hatbox.bots.bot import Bot, Budget, Decision, Estimate, legal_actions, uniform
from hatbox.bots.explanations import reason_for
from hatbox.bots.searcher import Searcher
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed

OBVIOUS = 0.5  # share of the visits from which an action is always noticed


@dataclass(frozen=True)
class Level:
    """The strength of a bot."""

    name: str
    simulations: int | None = None  # the most per action; None: as many as the budget allows
    attention: float = 1.0  # probability that an action is noticed, unless it is obvious
    tolerance: float = 0.0  # how much worse than the best an action may look and still be played
    recall: float | None = None  # turns after which half of what was seen is forgotten; None: never
    drowsiness: float = 0.0  # share of its moves made half asleep: by a simple rule, without a search


DORMOUSE = Level("dormouse", simulations=30, attention=0.2, tolerance=0.15, recall=7, drowsiness=1.0)
MARCH_HARE = Level("march_hare", simulations=60, attention=0.4, tolerance=0.1, recall=9, drowsiness=0.3)
CHESHIRE_CAT = Level("cheshire_cat", simulations=450, attention=0.9, tolerance=0.03, recall=30)
MAD_HATTER = Level("mad_hatter")
ALL = (DORMOUSE, MARCH_HARE, CHESHIRE_CAT, MAD_HATTER)


class LevelBot(Bot):
    """A level at one seat of one game."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._searcher: Searcher | None = None

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        if len(legal) == 1:
            return Decision(legal[0], explain=partial(reason_for, observations, legal[0], ()))
        if uniform(seed, ~move_start(observations, legal)) < self.level.drowsiness:
            drowsy = drowsy_action(observations, legal, game_seed(seed, 1))
            if drowsy is not None:
                return Decision(drowsy, explain=partial(reason_for, observations, drowsy, ()))
        if self._searcher is None or self._searcher.game is not observations.game:
            self._searcher = Searcher(observations.game)
        moment = len(observations.actions)
        if self.level.recall is not None:
            observations = self._searcher.heuristics.with_forgetting(observations, self.level.recall, seed)
        notices_all = self.level.attention == 1.0  # then only the most visited action matters
        estimates = self._searcher.search(observations, self.limit(budget), game_seed(seed, moment), settle=notices_all)
        action = self.choose(estimates, game_seed(~seed, moment))
        explain = partial(reason_for, observations, action, estimates)
        return Decision(action, tuple(estimates), self._searcher.simulations, explain)

    def limit(self, budget: Budget) -> Budget:
        """Return the part of a budget that the level uses."""
        most = self.level.simulations
        if most is None:
            return budget
        return Budget(budget.seconds, min(most, budget.simulations or most), 1)

    def choose(self, estimates: list[Estimate], seed: int) -> int:
        """Return the most visited action that is noticed, unless it looks much worse than the best."""
        best, visits = estimates[0], sum(estimate.visits for estimate in estimates)
        for estimate in estimates:
            is_obvious = estimate.visits >= OBVIOUS * visits
            is_noticed = is_obvious or uniform(seed, estimate.action) < self.level.attention
            if is_noticed and estimate.value >= best.value - self.level.tolerance:
                return estimate.action
        return best.action
