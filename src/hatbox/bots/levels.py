"""Four levels of one search, which differ in how much they search, notice and remember; and one that adapts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from hatbox.bots.adaptive import look_back
from hatbox.bots.beginner_loops import beginner_loops_of
from hatbox.bots.bot import Bot, Budget, Decision, expect_on_the_move
from hatbox.bots.choice import choose
from hatbox.bots.explanations import reason_for
from hatbox.bots.searcher import Searcher
from hatbox.compiled.buffers import new_buffer
from hatbox.engine.game import NONE
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed, to_seed


@dataclass(frozen=True)
class Level:
    """The strength of a bot."""

    name: str
    simulations: int | None = None  # the most per action; None: as many as the budget allows
    attention: float = 1.0  # probability that an action is noticed that does not catch the eye
    tolerance: float = 0.0  # how much worse than the best an action may look and still be played
    recall: float | None = None  # turns after which half of what was seen is forgotten; None: never
    drowsiness: float = 0.0  # share of its moves made half asleep: by a simple rule, without a search
    adapts: bool = False  # it is content with the less, the worse others play: what it has beyond, it gives away


DORMOUSE = Level("dormouse", simulations=30, attention=0.2, tolerance=0.15, recall=7, drowsiness=1.0)
MARCH_HARE = Level("march_hare", simulations=60, attention=0.4, tolerance=0.1, recall=9, drowsiness=0.3)
CHESHIRE_CAT = Level("cheshire_cat", simulations=450, attention=0.9, tolerance=0.03, recall=30)
MAD_HATTER = Level("mad_hatter")
WHITE_RABBIT = Level("white_rabbit", adapts=True)
RANKED = (DORMOUSE, MARCH_HARE, CHESHIRE_CAT, MAD_HATTER)  # from the weakest to the strongest
ALL = (*RANKED, WHITE_RABBIT)


class LevelBot(Bot):
    """A level at one seat of one game."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._searcher: Searcher | None = None

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        expect_on_the_move(observations)
        game, moment, level = observations.game, len(observations.actions), self.level
        drowsy_action, out = beginner_loops_of(game).drowsy_action, new_buffer(game.max_legal)
        action = int(drowsy_action(*observations.arrays, observations.seat, level.drowsiness, to_seed(seed), out))
        if action != NONE:
            return Decision(action, explain=partial(reason_for, observations, action, ()))
        if self._searcher is None or self._searcher.game is not game:
            self._searcher = Searcher(game)
        if level.recall is not None:
            observations = self._searcher.heuristics.with_forgetting(observations, level.recall, seed)
        budget, aim = self.limit(budget), 1.0
        if level.adapts:
            self._searcher.restart()  # on a page one memory serves this and the look back
            budget, aim = look_back(observations, budget, seed)
        takes_best = level.attention == aim == 1.0  # then only the most visited action matters
        estimates = self._searcher.search(observations, budget, game_seed(seed, moment), settle=takes_best)
        heuristics, chance = self._searcher.heuristics, game_seed(~seed, moment)
        action = choose(observations, heuristics, estimates, level.attention, level.tolerance, aim, chance)
        explain = partial(reason_for, observations, action, estimates)
        return Decision(action, tuple(estimates), self._searcher.simulations, explain)

    def limit(self, budget: Budget) -> Budget:
        """Return the part of a budget that the level uses."""
        most = self.level.simulations
        if most is None:
            return budget
        return Budget(budget.seconds, min(most, budget.simulations or most), 1)
