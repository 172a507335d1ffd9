"""Characters with another mind: bots or policies that the host names, for all games or for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision
from hatbox.bots.levels import ALL, LevelBot
from hatbox.bots.registry import LEVELS, add_bot, invited
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Observations
from hatbox.games import NAMES

EVERY_GAME = ""


class PerGame(Bot):
    """A character that thinks differently in some games."""

    def __init__(self, name: str, minds: Mapping[str, str]) -> None:
        """`minds` are named by game, or by EVERY_GAME; where none is, the character is itself."""
        self.name = name
        self._bots = {game: invited(mind) for game, mind in minds.items()}
        if EVERY_GAME not in self._bots:
            self._bots[EVERY_GAME] = LevelBot(next(level for level in ALL if level.name == name))

    def think(self, story: Observations[Any], budget: Budget, seed: int) -> Decision:
        bot = self._bots.get(story.game.name, self._bots[EVERY_GAME])
        return bot.think(story, budget, seed)


def give_minds(texts: Sequence[str]) -> None:
    """Let characters be played by others: `mad_hatter=module:callable`, or `hats:mad_hatter=module:callable`."""
    minds: dict[str, dict[str, str]] = {}
    for text in texts:
        who, _, mind = text.partition("=")
        game, _, name = who.rpartition(":")
        if name not in LEVELS:
            raise BadInput("unknown-bot", name=name, allowed=", ".join(LEVELS))
        if game and game not in NAMES:
            raise BadInput("unknown-game", name=game, allowed=", ".join(NAMES))
        invited(mind)  # what is wrong with it is told now, and not at a table
        minds.setdefault(name, {})[game] = mind
    for name, by_game in minds.items():
        add_bot(name, partial(PerGame, name, by_game))
