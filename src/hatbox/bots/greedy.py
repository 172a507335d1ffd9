"""The greedy baseline: looks one move ahead, by the game's own `Greedy` part. Every level is measured against it."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from hatbox.bots.beginner import begun
from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import zeros
from hatbox.engine.game import Happening
from hatbox.engine.match import Observations
from hatbox.engine.rng import Dice, seed_of

REASON_NUMBERS = 3  # which reason, and up to two numbers that fill it in


class GreedyBot(Bot):
    """Takes the best move as things stand; ties are broken by the seed, and for a whole move in the same way.

    A game without a greedy player it plays like the random bot.
    """

    name = "greedy"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        game, legal = observations.game, legal_actions(observations)
        chance = seed_of(seed, begun(observations, legal)) >> 2  # so that compiled code takes it for an ordinary number
        greedy = game.strategy.greedy
        if greedy is None:
            return Decision(legal[chance % len(legal)])
        dice, states = zeros(Dice, 1), zeros(game.state_class, greedy.ROOM)
        out, why = new_buffer(game.max_legal), new_buffer(REASON_NUMBERS, np.int64)
        action = greedy.choose(
            observations.views, len(observations.actions), observations.seat, chance, dice, states, out, why
        )
        reason, *filling = to_list(why)
        code, names = greedy.REASONS[reason]
        told = partial(Happening, code, dict(zip(names, filling, strict=False)))
        return Decision(int(action), explain=told)
