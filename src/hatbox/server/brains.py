"""Bots at the table: they think in worker threads of this process, share the cores fairly, and always answer.

When a bot's answer is shown depends on the table's name and the moment alone, never on what the bot holds or how long
it had to think, unless the server is so full that an answer comes late.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.roster import bot_named
from hatbox.core.play import Match
from hatbox.core.random import one_way

LOGGER = logging.getLogger("hatbox.brains")

LEAST_SECONDS = 0.02
LATE = 3.0  # seconds after which an answer is no longer waited for
CROWD = 40  # waiting for each thread, from which on nobody searches any more
HURRY = 400  # and from which on nobody even looks ahead
FIRST, SPREAD = 0.8, 1.2  # an answer is shown after so many seconds, and up to so many more
GRID = 0.25  # a late answer is shown at a multiple of this
NICE = 5  # thinking must not keep the server from its sockets


class Brains:
    """The threads that think for all tables of this process."""

    def __init__(self, threads: int, seconds: float, pace: float) -> None:
        """`seconds` is the longest a bot thinks, `pace` how slowly it seems to."""
        self.threads = threads or os.cpu_count() or 1
        self.waiting = 0  # answers that are being waited for
        self.late = 0  # answers that did not come in time
        self.failed = 0  # answers that were no moves
        self._seconds = seconds
        self._pace = pace
        self._own = threading.local()
        self._pool = ThreadPoolExecutor(self.threads, "bot", initializer=be_nice)

    async def move(self, level: str, match: Match[Any], seat: int, seed: int) -> str:
        """What a bot does: a written move. `match` is a copy that may be played on; the bot is given stories of it."""
        self.waiting += 1
        try:
            level, seconds = self.degraded(level)
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, self._think, level, match, seat, seed, seconds)
            patience = LATE + seconds * (1 + self.waiting / self.threads)
            async with asyncio.timeout(patience):
                return await asyncio.shield(thinking)
        except TimeoutError:
            self.late += 1
            return written(bot_named("random"), match.clone(), seat, seed, LEAST_SECONDS)
        finally:
            self.waiting -= 1

    def degraded(self, level: str) -> tuple[str, float]:
        """A level and a time that a server as full as this one can afford."""
        crowd = self.waiting / self.threads
        if crowd > HURRY:
            return "random", LEAST_SECONDS
        if crowd > CROWD:
            return "greedy", LEAST_SECONDS
        return level, max(LEAST_SECONDS, self._seconds / max(1.0, crowd))

    def _think(self, level: str, match: Match[Any], seat: int, seed: int, seconds: float) -> str:
        bots: dict[tuple[str, str], Bot] = self._own.__dict__.setdefault("bots", {})
        key = level, match.game.name
        if key not in bots:
            bots[key] = bot_named(level)
        try:
            return written(bots[key], match.clone(), seat, seed, seconds)
        except Exception:  # a host's own bot may fail in any way; the game goes on
            self.failed += 1
            LOGGER.exception("a bot failed", extra={"level": level, "game": match.game.name})
            return written(bot_named("random"), match, seat, seed, LEAST_SECONDS)

    def pause(self, table: str, moment: int) -> float:
        """How long a bot seems to think before it acts, in seconds: known from what all can see."""
        digest = hashlib.blake2b(f"{table} {moment}".encode(), digest_size=2).digest()
        return self._pace * (FIRST + SPREAD * int.from_bytes(digest, "big") / 0xFFFF)

    async def in_time(self, answer: Coroutine[Any, Any, str], table: str, moment: int) -> str:
        """Wait for an answer, and until it may be shown."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.pause(table, moment)
        move = await answer
        left = due - loop.time()
        if left < 0 and self._pace:
            left %= GRID
        if left > 0:
            await asyncio.sleep(left)
        return move

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def be_nice() -> None:
    """Let a thinking thread give way to the one that serves sockets."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def written(bot: Bot, match: Match[Any], seat: int, seed: int, seconds: float) -> str:
    """A whole written move, which may take several actions."""
    before = len(match)
    while True:
        thought = bot.think(match.story(seat), Budget(seconds=seconds), one_way(seed, f"bot {seat}"))
        match.act(thought.action)
        if match.mover != seat or match.game.begins_move(match.legal_actions()[0]):
            return str(match.moves(before)[0]["move"])
