"""Readiness: whether games can be played yet, and the progress until then."""

from __future__ import annotations

import asyncio
import time

from hatbox.server.tables.commands import Refusal

LOAD_TIMEOUT = 30.0  # seconds that a request waits while rules are loaded; it does not wait for compiling


class Progress:
    """The progress of compiling: functions done, of an estimated total."""

    def __init__(self, total: int) -> None:
        self.done = 0
        self.total = total
        self._began = time.monotonic()

    def advance(self) -> None:
        """Count one more function."""
        self.done += 1
        self.total = max(self.total, self.done)

    @property
    def seconds_left(self) -> int | None:
        """An estimate by the pace so far; None until a twentieth is done."""
        if self.done < self.total / 20:
            return None
        return round((time.monotonic() - self._began) * (self.total - self.done) / self.done) + 1


class Readiness:
    """Set once the rules are loaded and tables can be played."""

    def __init__(self) -> None:
        self.progress: Progress | None = None  # while the rules are compiled
        self._event = asyncio.Event()

    def set(self) -> None:
        self._event.set()

    @property
    def is_set(self) -> bool:
        return self._event.is_set()

    async def wait(self) -> None:
        """Wait while rules are loaded; refuse while they are compiled, which takes minutes."""
        if self.is_set:
            return
        try:
            if self.progress is None:
                async with asyncio.timeout(LOAD_TIMEOUT):
                    await self._event.wait()
                return
        except TimeoutError:
            pass
        raise self.refusal()

    def refusal(self) -> Refusal:
        """Return the refusal of a request that came too early, with the progress."""
        if self.progress is None:
            return Refusal("server/getting-ready")
        done, total, left = self.progress.done, self.progress.total, self.progress.seconds_left
        if left is None:
            return Refusal("server/getting-ready", done=done, total=total)
        return Refusal("server/getting-ready", done=done, total=total, seconds=left)
