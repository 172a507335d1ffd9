"""A bot that searches endings ten times as long: does an exact solver of endings promise anything?

hatbox arena hats --bots bench.endings:DeepEndings mad_hatter --simulations 1000 --games 400

In the last quarter of a game it is `mad_hatter` with ten times the simulations, and elsewhere the same bot. What it
wins beyond its share is about what an exact ending could win.
"""

from __future__ import annotations

from typing import Any

import hatbox
from hatbox.bots.bot import Bot, Budget, Decision
from hatbox.bots.calibration import progress_of
from hatbox.engine.match import Observations

BEGINS = 0.75  # of a game
TIMES = 10


class DeepEndings(Bot):
    """Mad Hatter, deeper in endings."""

    name = "deep_endings"

    def __init__(self) -> None:
        self._bot = hatbox.bot("mad_hatter")

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        times = TIMES if progress_of(observations.view) >= BEGINS else 1
        return self._bot.think(observations, Budget(simulations=times * (budget.simulations or 1)), seed)
