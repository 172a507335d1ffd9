"""What waits to be written is written together: one commit for all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from hatbox.server.store.worker import complete

T = TypeVar("T")

Waiting: TypeAlias = tuple[T, "asyncio.Future[Any]"]  # a request, and what tells whoever waits for it


class GroupCommit(Generic[T]):
    """Requests, taken as many at a time as wait."""

    def __init__(self, carry_out: Callable[[list[Waiting[T]]], Awaitable[None]], most: int) -> None:
        """`carry_out` answers every request of a batch, of which there are at most `most`."""
        self._carry_out = carry_out
        self._most = most
        self._waiting: list[Waiting[T]] = []
        self._working: asyncio.Task[None] | None = None

    def add(self, request: T) -> asyncio.Future[Any]:
        """Let a request wait for the next batch."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return done

    async def _work(self) -> None:
        """Take what waits, and only then what has come meanwhile."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                await self._carry_out(batch)
        finally:
            self._working = None

    async def finished(self) -> None:
        """Wait until nothing waits."""
        while self._working is not None:
            await self._working


def resolve(batch: Sequence[Waiting[Any]], answers: Sequence[Any]) -> None:
    """Tell everybody who waits."""
    for (_, done), answer in zip(batch, answers, strict=True):
        complete(done, answer)
