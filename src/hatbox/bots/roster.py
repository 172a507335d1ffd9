"""The bots by their names: four characters, from the weakest to the strongest, and two baselines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hatbox.bots.bot import Bot, RandomBot
from hatbox.bots.greedy import GreedyBot
from hatbox.bots.levels import ALL, LevelBot
from hatbox.core.errors import BadInput

LEVELS = tuple(level.name for level in ALL)
BASELINES = ("random", "greedy")
BOTS = (*BASELINES, *LEVELS)

_MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_MAKERS |= {level.name: partial(LevelBot, level) for level in ALL}


def bot_named(name: str) -> Bot:
    """A fresh bot of that name, for one seat of one game."""
    if name not in _MAKERS:
        raise BadInput("unknown-bot", name=name, allowed=", ".join(BOTS))
    return _MAKERS[name]()
