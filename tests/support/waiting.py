"""Waiting for conditions: as short as it takes, with a limit that only a fault reaches, on however slow a machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0  # seconds
PAUSE = 0.01  # seconds between two looks


def wait_until(condition: Callable[[], T | None]) -> T:
    """Wait until a condition is true, and return its value."""
    deadline = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(PAUSE)
    return value


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, while other tasks run."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(PAUSE)
