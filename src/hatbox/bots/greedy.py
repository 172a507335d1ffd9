"""The `greedy` baseline: looks one move ahead, by the game's own `Greedy` part. Levels are measured against it."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from hatbox.bots.beginner_loops import beginner_loops_of
from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import zeros
from hatbox.engine.game import GameEvent
from hatbox.engine.match import Observations
from hatbox.engine.rng import Rng, game_seed

REASON_NUMBERS = 3  # number of the reason, and up to two parameters


class GreedyBot(Bot):
    """Plays the best move one move ahead; at random if the game has no `Greedy` part.

    The seed breaks ties, in the same way for all actions of one move.
    """

    name = "greedy"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        game, legal = observations.game, legal_actions(observations)
        out, why = new_buffer(game.max_legal), new_buffer(REASON_NUMBERS, np.int64)
        begin = beginner_loops_of(game).move_start(
            observations.views, observations.actions, len(observations.actions), out
        )
        chance = game_seed(seed, begin) >> 2  # fits a signed 64-bit integer
        greedy = game.strategy.greedy
        if greedy is None:
            return Decision(legal[chance % len(legal)])
        rngs, states = zeros(Rng, 1), zeros(game.state_class, greedy.ROOM)
        action = greedy.choose(
            observations.views, len(observations.actions), observations.seat, chance, rngs, states, out, why
        )
        reason, *values = to_list(why)
        code, names = greedy.REASONS[reason]
        return Decision(int(action), explain=partial(GameEvent, code, dict(zip(names, values, strict=False))))
