"""A fair player that looks one move ahead: the baseline that every level of strength is measured against.

Each game has a module here with the same three names: `choose`, compiled, which answers from a view alone; `ROOM`,
how many states it needs to think in; and `REASONS`, what its answer may be owed to.
"""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np

from hatbox.bots.bot import Bot, Budget, Thought, legal_actions
from hatbox.core.game import Happening
from hatbox.core.jit import lay, numbers, plain
from hatbox.core.play import Story
from hatbox.core.random import Dice, seed_of

REASON_NUMBERS = 3  # which reason, and up to two numbers that fill it in


@cache
def player_of(name: str) -> ModuleType | None:
    """How the bot plays a game, if it knows it."""
    known = find_spec(f"{__name__}.{name}") is not None
    return import_module(f"{__name__}.{name}") if known else None


def begun(story: Story[Any], legal: list[int]) -> int:
    """How many actions were taken before the written move that is under way or about to begin."""
    moment, action = len(story.glimpses), legal[0]
    while moment > 0 and not story.game.begins_move(action):
        moment -= 1
        action = int(story.glimpses[moment])
    return moment


class GreedyBot(Bot):
    """Takes the best move as things stand; ties are broken by the seed, and for a whole move in the same way.

    A game from outside the box it plays like the random bot.
    """

    name = "greedy"

    def think(self, story: Story[Any], budget: Budget, seed: int) -> Thought:
        game, legal = story.game, legal_actions(story)
        chance = seed_of(seed, begun(story, legal)) >> 2  # so that compiled code takes it for an ordinary number
        player = player_of(game.name)
        if player is None:
            return Thought(legal[chance % len(legal)])
        dice, states = lay(Dice, 1), lay(game.state_class, player.ROOM)
        out, why = numbers(game.max_legal), numbers(REASON_NUMBERS, np.int64)
        action = player.choose(story.views, len(story.glimpses), story.seat, chance, dice, states, out, why)
        reason, *filling = plain(why)
        code, names = player.REASONS[reason]
        told = partial(Happening, code, dict(zip(names, filling, strict=False)))
        return Thought(int(action), explain=told)
