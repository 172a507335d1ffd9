"""Bots of the host's own in place of built-in levels, for all games or for one: `serve --bot`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision
from hatbox.bots.levels import ALL, LevelBot
from hatbox.bots.registry import LEVELS, add_bot, load_bot
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Observations
from hatbox.games import NAMES

EVERY_GAME = ""


class PerGameBot(Bot):
    """A level that another bot plays in some games or in all."""

    def __init__(self, name: str, specs: Mapping[str, str]) -> None:
        """`specs` are bots by game or EVERY_GAME; in other games the built-in level plays."""
        self.name = name
        self._bots = {game: load_bot(spec) for game, spec in specs.items()}
        if EVERY_GAME not in self._bots:
            self._bots[EVERY_GAME] = LevelBot(next(level for level in ALL if level.name == name))

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        bot = self._bots.get(observations.game.name, self._bots[EVERY_GAME])
        return bot.think(observations, budget, seed)


def override_bots(texts: Sequence[str]) -> None:
    """Replace levels by other bots: `mad_hatter=module:callable`, or `hats:mad_hatter=module:callable`."""
    overrides: dict[str, dict[str, str]] = {}
    for text in texts:
        level, _, spec = text.partition("=")
        game, _, name = level.rpartition(":")
        if name not in LEVELS:
            raise BadInput("unknown-bot", name=name, allowed=", ".join(LEVELS))
        if game and game not in NAMES:
            raise BadInput("unknown-game", name=game, allowed=", ".join(NAMES))
        load_bot(spec)  # report errors now, not at a table
        overrides.setdefault(name, {})[game] = spec
    for name, specs in overrides.items():
        add_bot(name, partial(PerGameBot, name, specs))
