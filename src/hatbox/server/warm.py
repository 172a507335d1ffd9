"""Getting ready to play: the rules and the bots are compiled once on a machine, and then only loaded.

Compiling takes a while and would keep the server from its sockets, so another process does it, and this one goes on
to serve; whoever opens a table meanwhile waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.roster import bot_named
from hatbox.core.game import Game
from hatbox.core.jit import compiled_before, mark_compiled
from hatbox.core.play import Match
from hatbox.games import NAMES, game_named
from hatbox.server import views
from hatbox.server.talk import gives_away

LOGGER = logging.getLogger("hatbox.server")
ENOUGH = 60  # actions of a game in which everything happens that a server needs


def warm(name: str, actions: int = ENOUGH) -> None:
    """Do once all that a table does."""
    game: Game[Any] = game_named(name)
    match = Match.new(game, game.players[0], {}, 0)
    for number in range(actions):
        seat = match.mover
        if seat is None:
            break
        thought = bot_named("greedy" if number % 2 else "dormouse").think(match.story(seat), Budget(simulations=20), 0)
        match.legal()
        match.act(thought.action)
        views.Views(match, len(match) - 1).of(seat)
    mark_compiled(purpose(name))


def purpose(name: str) -> str:
    """What is remembered as compiled."""
    return f"server-{name}"


async def get_ready() -> None:
    """Compile what was never compiled on this machine, in another process; then load everything."""
    cold = [name for name in NAMES if not compiled_before(purpose(name))]
    if cold:
        LOGGER.info("compiling the rules and the bots, once: games can begin in about a minute")
        command = [sys.executable, "-m", "hatbox.server.warm", *cold]
        process = await asyncio.create_subprocess_exec(*command)
        try:
            if await process.wait() != 0:
                LOGGER.warning("compiling failed in its own process; it is done here, which takes as long")
        except asyncio.CancelledError:
            process.terminate()
            raise
    for name in NAMES:
        await asyncio.to_thread(warm, name, 4)
    await asyncio.to_thread(gives_away, "")
    if cold:
        LOGGER.info("compiled")


if __name__ == "__main__":
    for named in sys.argv[1:]:
        warm(named)
