"""Runs bots in worker threads, with fair shares of the cores, a deadline, and a random move as the fallback.

When a bot's move is made depends on the table's id and the moment alone, never on its cards or on how long it searched,
unless the server is so full that the search ends late.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.hints import Advice, advise
from hatbox.bots.registry import bot_named
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.reviews.analysis import Analysis, OpenAnalysis, default_simulations, turns_of
from hatbox.reviews.verdicts import Review
from hatbox.server.tables.commands import Refusal

LOGGER = logging.getLogger("hatbox.bots")

T = TypeVar("T")

MIN_SECONDS = 0.02
MAX_LATENESS = 3.0  # seconds beyond the expected time, after which a random move is made
MAX_SEARCHING = 40  # moves in progress per thread, above which bots play as beginners
MAX_THINKING = 400  # and above which they play at random
MAX_FOR_HINTS = 4  # moves in progress per thread, above which no hints and reviews are given
MIN_PAUSE, PAUSE_SPREAD = 0.8, 1.2  # seconds before a bot's move, and up to how many more
LATE_GRID = 0.25  # seconds; a late move is made at a multiple of this, which hides how late
NICE = 5  # priority of bot threads, below that of the event loop


class BotRunner:
    """The bot threads of this process."""

    def __init__(self, threads: int, seconds: float, pace: float) -> None:
        """`seconds` is the longest search, `pace` a factor of the pause before a move."""
        self.threads = threads or os.cpu_count() or 1
        self._free = self.threads  # idle threads
        self._owners: Counter[str] = Counter()  # moves in progress, by owner
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # waiters for a thread, by owner
        self.waiting = 0  # moves in progress
        self.late = 0  # moves that did not come in time
        self.failed = 0  # moves that bots failed to make
        self._seconds = seconds
        self._pace = pace
        self._own = threading.local()  # bots; key: level and game, bound: levels times games, renewed when `fresh`
        self._pool = ThreadPoolExecutor(self.threads, "bot", initializer=lower_priority)

    async def move(
        self, level: str, match: Match[Any], seat: int, seed: int, owner: str = "", *, fresh: bool = False
    ) -> str:
        """Return a bot's move as text. `match` is a copy that may be changed; the bot is given observations of it.

        `owner` is the table's host: hosts share the threads, however many tables each of them has. `fresh`: after an
        undo the bot must not use what it remembers.
        """
        self._count(owner, 1)
        try:
            level, seconds = self.degrade(level, owner)
            patience = MAX_LATENESS + seconds * (1 + self.waiting / self.threads)
            async with asyncio.timeout(patience):
                await self._acquire_thread(owner)
                loop = asyncio.get_running_loop()
                thinking = loop.run_in_executor(self._pool, self._think, level, match, seat, seed, seconds, fresh)
                thinking.add_done_callback(self._release_thread)
                return await asyncio.shield(thinking)
        except TimeoutError:
            self.late += 1
            return choose_move(bot_named("random"), match.clone(), seat, seed, MIN_SECONDS)
        finally:
            self._count(owner, -1)

    def _count(self, owner: str, number: int) -> None:
        self.waiting += number
        self._owners[owner] += number
        if not self._owners[owner]:
            del self._owners[owner]

    async def _acquire_thread(self, owner: str) -> None:
        """Wait for a thread; owners take turns."""
        if self._free and not self._queues:
            self._free -= 1
            return
        waiter = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._release_thread()  # it was resumed and cancelled in the same turn of the event loop
            raise

    def _release_thread(self, _done: object = None) -> None:
        """Give a free thread to the next waiter."""
        while self._queues:
            owner, queue = self._queues.popitem(last=False)
            waiter = queue.popleft()
            if queue:
                self._queues[owner] = queue  # last: the other owners come first
            if not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1

    def degrade(self, level: str, owner: str = "") -> tuple[str, float]:
        """Return the level and the seconds that an owner's share of the threads allows."""
        crowd = self._owners[owner] * len(self._owners) / self.threads
        if crowd > MAX_THINKING:
            return "random", MIN_SECONDS
        if crowd > MAX_SEARCHING:
            return "beginner", MIN_SECONDS
        return level, max(MIN_SECONDS, self._seconds / max(1.0, crowd))

    async def hints(self, match: Match[Any], seat: int, owner: str = "") -> list[Advice]:
        """Return the strongest bot's best moves for a seat, from the seat's observations; `match` is a copy."""
        budget = Budget(seconds=max(MIN_SECONDS, self._seconds))
        with self._extra(owner):
            return await self._run(owner, lambda: advise(match.observations(seat), budget))

    async def review(self, match: Match[Any], seat: int, owner: str = "") -> Review:
        """Return the review of a finished game for one seat; `match` is a copy.

        It gives its thread back after every step, so that bots need not wait for the whole of it.
        """
        simulations = default_simulations(len(turns_of(match)))
        with self._extra(owner):
            analysis = await self._run(owner, lambda: Analysis(match, seat, simulations))
            opened = await self._run(owner, lambda: OpenAnalysis(match, simulations))
            for part in (analysis, opened):
                for _ in part.turns:
                    await self._run(owner, part.analyse_next)
        return Review(match.game.name, match.players, simulations, [analysis.finish()], opened.finish())

    @contextlib.contextmanager
    def _extra(self, owner: str) -> Iterator[None]:
        """Count a question that is answered only while there is time beside the moves."""
        if self.waiting > MAX_FOR_HINTS * self.threads:
            raise Refusal("server/busy")
        self._count(owner, 1)
        try:
            yield
        finally:
            self._count(owner, -1)

    async def _run(self, owner: str, work: Callable[[], T]) -> T:
        """Run something in a thread, as soon as it is the owner's turn."""
        await self._acquire_thread(owner)
        running = asyncio.get_running_loop().run_in_executor(self._pool, work)
        running.add_done_callback(self._release_thread)
        return await asyncio.shield(running)

    def _think(self, level: str, match: Match[Any], seat: int, seed: int, seconds: float, fresh: bool) -> str:
        bots: dict[tuple[str, str], Bot] = self._own.__dict__.setdefault("bots", {})
        key = level, match.game.name
        if fresh or key not in bots:
            bots[key] = bot_named(level)
        try:
            return choose_move(bots[key], match.clone(), seat, seed, seconds)
        except Exception:  # a host's own bot may fail in any way, and the game goes on
            self.failed += 1
            LOGGER.exception("a bot failed", extra={"level": level, "game": match.game.name})
            return choose_move(bot_named("random"), match, seat, seed, MIN_SECONDS)

    def pause(self, table: str, moment: int) -> float:
        """Return the seconds before a bot moves; they depend on public facts only."""
        digest = hashlib.blake2b(f"{table} {moment}".encode(), digest_size=2).digest()
        return self._pace * (MIN_PAUSE + PAUSE_SPREAD * int.from_bytes(digest, "big") / 0xFFFF)

    async def pace(self, thinking: Coroutine[Any, Any, str], table: str, moment: int) -> str:
        """Wait for a bot's move, and until it may be made."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.pause(table, moment)
        move = await thinking
        left = due - loop.time()
        if left < 0 and self._pace:
            left %= LATE_GRID
        if left > 0:
            await asyncio.sleep(left)
        return move

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    """Let the event loop go before a bot thread."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def choose_move(bot: Bot, match: Match[Any], seat: int, seed: int, seconds: float) -> str:
    """Return a bot's whole move as text; it may take several actions."""
    before = match.ply
    while True:
        decision = bot.think(match.observations(seat), Budget(seconds=seconds), derive_seed(seed, f"bot {seat}"))
        match.act(decision.action)
        if match.mover != seat or match.game.begins_move(match.legal_actions()[0]):
            return str(match.entries(before)[0]["move"])
