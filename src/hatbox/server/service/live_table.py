"""A table that is alive in this process, and who watches it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field

from hatbox.server.players.players import Player
from hatbox.server.service.delayed_table import DelayedTable
from hatbox.server.tables.table import Table


class Connection(ABC):
    """Somebody's line to this process."""

    player: Player | None = None
    muted: frozenset[str] = frozenset()
    lag: int = 0  # milliseconds that a command is under way

    @abstractmethod
    def push(self, text: bytes) -> None:
        """Send, without waiting."""

    def spend(self, cost: float) -> bool:
        """Pay for what has to be put into words again; False if that is too much for now."""
        return True


class TryLock:
    """A fair lock that can also be tried: whoever waits gets it in turn, and nobody slips in between."""

    def __init__(self) -> None:
        self._is_locked = False
        self._waiters: deque[asyncio.Future[None]] = deque()

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
            else:  # it was handed over in the same turn of the loop
                self.release()
            raise

    def release(self) -> None:
        """Hand the lock over to whoever has waited longest."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.release()


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    table: Table
    published: int  # the last event that was stored and broadcast
    lock: TryLock = field(default_factory=TryLock)
    viewers: dict[Connection, int] = field(default_factory=dict)  # and the last update each has
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # by seat
    timer: asyncio.TimerHandle | None = None
    behind: DelayedTable | None = None  # where delayed spectators are
    used: float = 0.0
    ended: bool = False  # and whoever counts results has been told

    @property
    def is_ahead_of_store(self) -> bool:
        """Whether events were applied that may never have been stored. Inside the lock this means: read again first."""
        return self.table.version != self.published
