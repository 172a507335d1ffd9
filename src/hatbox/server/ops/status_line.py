"""The progress of compiling, for whoever started the program: in place on a terminal, else a line for every tenth."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from hatbox.i18n import say
from hatbox.server.readiness import Progress

POLL_SECONDS = 0.2
CLEAR = "\r\x1b[K"


class StatusLineHandler(logging.StreamHandler[Any]):
    """Logs to a terminal whose last line is a status that is replaced in place; records appear above it."""

    status = ""

    def emit(self, record: logging.LogRecord) -> None:
        status = self.status
        self.show("")
        super().emit(record)
        self.show(status)

    def show(self, status: str) -> None:
        """Replace the status; "" removes it."""
        if status or self.status:
            self.stream.write(f"{CLEAR}{status}")
            self.flush()
        self.status = status


def status_handler() -> StatusLineHandler | None:
    """Return the handler of the terminal; None if logs go elsewhere or are JSON."""
    handlers = logging.getLogger().handlers
    return next((handler for handler in handlers if isinstance(handler, StatusLineHandler)), None)


@asynccontextmanager
async def reporting(progress: Progress, report: Callable[[str], object]) -> AsyncIterator[None]:
    """Report the progress while the block runs: every change on a terminal, else every tenth."""
    task = asyncio.create_task(_report(progress, report))
    try:
        yield
    finally:
        task.cancel()


async def _report(progress: Progress, report: Callable[[str], object]) -> None:
    step = 1 if sys.stderr.isatty() else max(1, progress.total // 10)
    reported = 0
    while True:
        await asyncio.sleep(POLL_SECONDS)
        if progress.done >= reported + step:
            reported = progress.done
            report(describe(progress))


def describe(progress: Progress) -> str:
    """Return the progress in words."""
    left = "?" if progress.seconds_left is None else progress.seconds_left
    return say("warm-progress", {"done": progress.done, "total": progress.total, "seconds": left})
