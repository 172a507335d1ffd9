"""A table in this process's memory, with its lock, viewers, timers and bots."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hatbox.engine.game import SPECTATOR
from hatbox.server.identity import Player
from hatbox.server.service import updates
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.table import Table


class Connection(ABC):
    """A client's connection to this process."""

    __slots__ = ()

    player: Player | None = None
    muted: frozenset[str] = frozenset()
    lag: int = 0  # latency of its commands, milliseconds

    @abstractmethod
    def push(self, text: bytes) -> None:
        """Send, without waiting."""

    def spend(self, cost: float) -> bool:
        """Charge the rate limit of rendering past updates; False if it is exceeded."""
        return True


class TryLock:
    """A fair asyncio lock that can also be tried: waiters get it in turn, and `try_acquire` never overtakes them."""

    __slots__ = ("_is_locked", "_waiters")

    def __init__(self) -> None:
        self._is_locked = False
        self._waiters: list[asyncio.Future[None]] = []  # few: a deque would take ten times the memory

    def locked(self) -> bool:
        return self._is_locked

    def try_acquire(self) -> bool:
        """Try to acquire without blocking."""
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                self._waiters.remove(waiter)
            else:  # it was acquired in the same turn of the event loop
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock to the longest waiter."""
        while self._waiters:
            waiter = self._waiters.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.release()


class DelayedTable:
    """A table as delayed spectators know it: some events behind, replayed once for all of them.

    Events before the game are not delayed, so that spectators never see taken seats as free.
    """

    def __init__(self, table_id: str, events: Sequence[log.Event], present: Table) -> None:
        self.table = open_table(table_id, events[0])
        self._waiting = deque(events[1:])
        deque(self.advance(present), maxlen=0)

    def append(self, event: log.Event) -> None:
        """Add an event that will be shown later."""
        self._waiting.append(event)

    def advance(self, present: Table) -> Iterator[tuple[log.Event, int]]:
        """Apply the events that may be known by now; yield each with the ply before it."""
        while self._waiting and self._may_know(self._waiting[0], present):
            event, since = self._waiting.popleft(), self.table.ply
            apply_event(self.table, event)
            yield event, since

    def _may_know(self, event: log.Event, present: Table) -> bool:
        before = self.table.status == "open" and not isinstance(event.fact, log.Started)
        return before or self.table.seq < present.seq - updates.lag_of(present, SPECTATOR)


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory."""

    table: Table
    published: int  # version up to which events are stored and broadcast
    lock: TryLock = field(default_factory=TryLock)
    viewers: dict[Connection, int] = field(default_factory=dict)  # and the `seq` of the last update each has
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # bots, by seat
    timer: asyncio.TimerHandle | None = None  # of the next clock to run out
    delayed: DelayedTable | None = None  # for delayed spectators
    used: float = 0.0  # last use, by `time.monotonic`
    has_reported_end: bool = False  # to `TableService.on_game_over`

    @property
    def is_ahead_of_store(self) -> bool:
        """True if the last events applied may not be stored; then read the table again before using it."""
        return self.table.version != self.published
