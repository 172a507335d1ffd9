"""Group commit: everything that is waiting goes into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from hatbox.server.store.worker import complete

T = TypeVar("T")

Waiting: TypeAlias = tuple[T, "asyncio.Future[Any]"]  # a request and the future of its answer


class GroupCommit(Generic[T]):
    """A queue of requests that are written in batches, one batch at a time."""

    def __init__(self, write: Callable[[list[Waiting[T]]], Awaitable[None]], max_batch: int) -> None:
        """`write` answers every request of a batch."""
        self._write = write
        self._max_batch = max_batch
        self._queue: list[Waiting[T]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, request: T) -> asyncio.Future[Any]:
        """Queue a request for the next batch."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((request, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue[: self._max_batch], self._queue[self._max_batch :]
                await self._write(batch)
        finally:
            self._task = None

    async def drain(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await self._task


def resolve(batch: Sequence[Waiting[Any]], answers: Sequence[Any]) -> None:
    """Complete the futures of a batch."""
    for (_, done), answer in zip(batch, answers, strict=True):
        complete(done, answer)
