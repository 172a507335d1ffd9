"""Compile everything that tests need of one game: `python -m support.warm_up GAME`."""

from __future__ import annotations

import sys
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.registry import bot_named
from hatbox.bots.searcher import prepare
from hatbox.cli.loading import warm_up
from hatbox.compiled.jit import mark_compiled
from hatbox.engine.batch import Batch
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.lab.laws import check_game, fingerprint
from hatbox.server.ops.warmup import warm


def main(name: str) -> None:
    """Play with every player count, bot and batch."""
    game: Game[Any] = game_named(name)
    for players in game.players:
        check_game(game, players, {}, 100)
        fingerprint(game, players, {}, 1, 0)
        match = Match.new(game, players, {}, 0)
        for number in range(80):
            if match.mover is not None:
                bot = bot_named("greedy" if number % 2 else "cheshire_cat")
                match.act(bot.think(match.observations(match.mover), Budget(simulations=20), 0).action)
    prepare(game, True)
    batch: Batch[Any] = Batch(game, 2, game.players[0], {}, seed=0, resets=False)
    batch.step(batch.random_actions(), until=batch.movers.astype("int64"))
    warm_up(name)
    warm(name)
    mark_compiled(f"tests-{name}")


if __name__ == "__main__":
    main(sys.argv[1])
