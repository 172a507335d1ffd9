"""The bots by their names: four characters, from the weakest to the strongest, and two baselines."""

from __future__ import annotations

from collections.abc import Callable

from hatbox.bots.bot import Bot, RandomBot
from hatbox.bots.greedy import GreedyBot
from hatbox.core.errors import BadInput

LEVELS = ("dormouse", "march_hare", "cheshire_cat", "mad_hatter")
BASELINES = ("random", "greedy")
BOTS = (*BASELINES, *LEVELS)

_MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str) -> Bot:
    """A fresh bot of that name, for one seat of one game."""
    if name not in BOTS:
        raise BadInput("unknown-bot", name=name, allowed=", ".join(BOTS))
    return _MAKERS.get(name, RandomBot)()
