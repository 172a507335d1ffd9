"""Whether games can be played yet; nobody waits for that without limit."""

from __future__ import annotations

import asyncio
import time

from hatbox.server.tables.commands import Refusal

PATIENCE = 30.0  # seconds that a request waits for rules that are only loaded; compiling is not waited for


class Progress:
    """How far compiling has come: functions done of about so many in all."""

    def __init__(self, total: int) -> None:
        """Nothing is compiled yet."""
        self.done = 0
        self.total = total
        self._began = time.monotonic()

    def advance(self) -> None:
        """One more is compiled; the total is an estimate, which may turn out too low."""
        self.done += 1
        self.total = max(self.total, self.done)

    @property
    def seconds_left(self) -> int | None:
        """By the pace so far; None as long as that says little."""
        if self.done < self.total / 20:
            return None
        return round((time.monotonic() - self._began) * (self.total - self.done) / self.done) + 1


class Readiness:
    """Set once all rules are loaded and every table is as it was."""

    def __init__(self) -> None:
        """Not yet."""
        self.progress: Progress | None = None  # while the rules are compiled
        self._event = asyncio.Event()

    def set(self) -> None:
        """From now on games can be played."""
        self._event.set()

    @property
    def is_set(self) -> bool:
        """Whether games can be played."""
        return self._event.is_set()

    async def wait(self) -> None:
        """Wait for rules that are being loaded; refuse while they are compiled, which takes longer."""
        if self.is_set:
            return
        try:
            if self.progress is None:
                async with asyncio.timeout(PATIENCE):
                    await self._event.wait()
                return
        except TimeoutError:
            pass
        raise self.refusal()

    def refusal(self) -> Refusal:
        """Not yet, and how far it has come."""
        if self.progress is None:
            return Refusal("server/getting-ready")
        done, total, left = self.progress.done, self.progress.total, self.progress.seconds_left
        if left is None:
            return Refusal("server/getting-ready", done=done, total=total)
        return Refusal("server/getting-ready", done=done, total=total, seconds=left)
