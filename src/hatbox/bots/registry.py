"""Registry of bots by name: four levels, from the weakest to the strongest, one that adapts, and three baselines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hatbox.bots.beginner import BeginnerBot
from hatbox.bots.bot import Bot, RandomBot
from hatbox.bots.greedy import GreedyBot
from hatbox.bots.levels import ALL, LevelBot
from hatbox.bots.policy import import_bot
from hatbox.engine.errors import BadInput
from hatbox.games import close_to

LEVELS = tuple(level.name for level in ALL)
BASELINES = ("random", "beginner", "greedy")
BOTS = (*BASELINES, *LEVELS)
PROGRAM_SCHEMES = ("command:", "mcp:")

_MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "beginner": BeginnerBot, "greedy": GreedyBot}
_MAKERS |= {level.name: partial(LevelBot, level) for level in ALL}


def add_bot(name: str, maker: Callable[[], Bot]) -> None:
    """Register a bot by name, or replace the bot behind a built-in name; the maker is called for each seat."""
    if not isinstance(name, str) or not name or not callable(maker):
        raise BadInput("bad-bot", name=str(name))
    _MAKERS[name] = maker


def load_bot(text: str) -> Bot:
    """Make a bot from what the user of this machine typed.

    A registered name, `module:callable`, or a program: `command:PROGRAM ARGS` or `mcp:PROGRAM ARGS`. Never call this
    with a text that came over the network.
    """
    if text.startswith(PROGRAM_SCHEMES):
        from hatbox.bots.programs import program_bot  # late: few need subprocesses

        return program_bot(text)
    return import_bot(text) if ":" in text else bot_named(text)


def bot_named(name: str) -> Bot:
    """Make a new bot of that name, for one seat of one game."""
    if not isinstance(name, str) or name not in _MAKERS:
        close = close_to(str(name), _MAKERS)
        code = "unknown-bot-close" if close else "unknown-bot"
        raise BadInput(code, name=str(name), close="".join(close), allowed=", ".join(_MAKERS))
    return _MAKERS[name]()
