"""The `beginner` baseline: follows a simple rule of the game's `Beginner` part."""

from __future__ import annotations

from typing import Any

from hatbox.bots.beginner_loops import beginner_loops_of
from hatbox.bots.bot import Bot, Budget, Decision, expect_on_the_move
from hatbox.compiled.buffers import new_buffer
from hatbox.engine.match import Observations
from hatbox.engine.rng import to_seed


class BeginnerBot(Bot):
    """Plays by the game's rule for beginners; at random if the game has none."""

    name = "beginner"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        expect_on_the_move(observations)
        choose, out = beginner_loops_of(observations.game).beginner_action, new_buffer(observations.game.max_legal)
        return Decision(int(choose(*observations.arrays, observations.seat, to_seed(seed), out)))
