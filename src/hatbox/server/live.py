"""A table that is alive in this process, and who watches it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from hatbox.server.delay import Behind
from hatbox.server.people import Player
from hatbox.server.table import Table


class Connection(ABC):
    """Somebody's line to this process."""

    player: Player | None = None
    muted: frozenset[str] = frozenset()
    lag: int = 0  # milliseconds that a command is under way

    @abstractmethod
    def push(self, text: bytes) -> None:
        """Send, without waiting."""


@dataclass(eq=False)
class Live:
    """A table in memory."""

    table: Table
    told: int  # the last event that viewers here have been told
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: dict[Connection, int] = field(default_factory=dict)  # and the last update each has
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # by seat
    timer: asyncio.TimerHandle | None = None
    behind: Behind | None = None  # where delayed spectators are
    used: float = 0.0
    ended: bool = False  # and whoever counts results has been told


def taken(lock: asyncio.Lock) -> bool:
    """Take a lock without waiting; False if that cannot be."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it is free, but others have waited for it
    return False
