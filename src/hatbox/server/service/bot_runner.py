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
from collections import Counter, OrderedDict, deque
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.hints import Advice, advise
from hatbox.bots.registry import bot_named
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.server.tables.commands import Refusal

LOGGER = logging.getLogger("hatbox.bots")

MIN_SECONDS = 0.02
LATE = 3.0  # seconds after which an answer is no longer waited for
CROWD = 40  # waiting for each thread, from which on nobody searches any more
HURRY = 400  # and from which on nobody even looks ahead
BUSY = 4  # waiting for each thread, from which on nobody gets a hint
FIRST, SPREAD = 0.8, 1.2  # an answer is shown after so many seconds, and up to so many more
GRID = 0.25  # a late answer is shown at a multiple of this
NICE = 5  # thinking must not keep the server from its sockets


class BotRunner:
    """The threads that think for all tables of this process."""

    def __init__(self, threads: int, seconds: float, pace: float) -> None:
        """`seconds` is the longest a bot thinks, `pace` how slowly it seems to."""
        self.threads = threads or os.cpu_count() or 1
        self._free = self.threads  # threads that do nothing
        self._owners: Counter[str] = Counter()  # answers that are being waited for, by owner
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who waits for a thread
        self.waiting = 0  # answers that are being waited for
        self.late = 0  # answers that did not come in time
        self.failed = 0  # answers that were no moves
        self._seconds = seconds
        self._pace = pace
        self._own = threading.local()
        self._pool = ThreadPoolExecutor(self.threads, "bot", initializer=be_nice)

    async def move(
        self, level: str, match: Match[Any], seat: int, seed: int, owner: str = "", *, fresh: bool = False
    ) -> str:
        """What a bot does: a written move. `match` is a copy that may be played on; the bot is given stories of it.

        `owner`: whose table it is. Owners share the threads, however many tables each of them has.
        `fresh`: a move was taken back at this table, so the bot remembers nothing that it thought before.
        """
        self._add(owner, 1)
        try:
            level, seconds = self.degraded(level, owner)
            patience = LATE + seconds * (1 + self.waiting / self.threads)
            async with asyncio.timeout(patience):
                await self._turn(owner)
                loop = asyncio.get_running_loop()
                thinking = loop.run_in_executor(self._pool, self._think, level, match, seat, seed, seconds, fresh)
                thinking.add_done_callback(self._next)
                return await asyncio.shield(thinking)
        except TimeoutError:
            self.late += 1
            return written(bot_named("random"), match.clone(), seat, seed, MIN_SECONDS)
        finally:
            self._add(owner, -1)

    def _add(self, owner: str, number: int) -> None:
        self.waiting += number
        self._owners[owner] += number
        if not self._owners[owner]:
            del self._owners[owner]

    async def _turn(self, owner: str) -> None:
        """Wait for a thread; owners come in turns."""
        if self._free and not self._queues:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was called at the very moment
            raise

    def _next(self, _done: object = None) -> None:
        """A thread is free: call whoever comes next."""
        while self._queues:
            owner, queue = self._queues.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._queues[owner] = queue  # at the end: the others come first
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def degraded(self, level: str, owner: str = "") -> tuple[str, float]:
        """A level and a time that a server as full as this one can afford, for an owner with so many tables."""
        crowd = self._owners[owner] * len(self._owners) / self.threads
        if crowd > HURRY:
            return "random", MIN_SECONDS
        if crowd > CROWD:
            return "beginner", MIN_SECONDS
        return level, max(MIN_SECONDS, self._seconds / max(1.0, crowd))

    async def hints(self, match: Match[Any], seat: int, owner: str = "") -> list[Advice]:
        """What the strongest bot thinks of the best moves of a seat. `match` is a copy; the bot is given its story."""
        if self.waiting > BUSY * self.threads:
            raise Refusal("server/busy")
        self._add(owner, 1)
        try:
            await self._turn(owner)
            budget = Budget(seconds=max(MIN_SECONDS, self._seconds))
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, lambda: advise(match.observations(seat), budget))
            thinking.add_done_callback(self._next)
            return await asyncio.shield(thinking)
        finally:
            self._add(owner, -1)

    def _think(self, level: str, match: Match[Any], seat: int, seed: int, seconds: float, fresh: bool) -> str:
        bots: dict[tuple[str, str], Bot] = self._own.__dict__.setdefault("bots", {})
        key = level, match.game.name
        if fresh or key not in bots:
            bots[key] = bot_named(level)
        try:
            return written(bots[key], match.clone(), seat, seed, seconds)
        except Exception:  # a host's own bot may fail in any way; the game goes on
            self.failed += 1
            LOGGER.exception("a bot failed", extra={"level": level, "game": match.game.name})
            return written(bot_named("random"), match, seat, seed, MIN_SECONDS)

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
    before = match.ply
    while True:
        thought = bot.think(match.observations(seat), Budget(seconds=seconds), derive_seed(seed, f"bot {seat}"))
        match.act(thought.action)
        if match.mover != seat or match.game.notation.begins_move(match.legal_actions()[0]):
            return str(match.entries(before)[0]["move"])
