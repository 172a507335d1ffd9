"""The clock of the tables: it never jumps, and stops while this process is stopped.

Players are not charged for time in which the server could not serve them. Once a server runs, its clock follows the
monotonic clock, which ignores suspension and changes of the wall clock; and a gap of more than a second between two
readings (the process was stopped, or the event loop blocked) is left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable

AWAY = 1.0  # seconds between two readings that count as a gap; a running server reads the clock ten times a second


class ServerClock:
    """Milliseconds since 1970: the wall clock, until `begin` is called."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Both functions return seconds."""
        self._wall, self._monotonic = wall, monotonic
        self._offset: float | None = None  # of the monotonic clock; None: not begun
        self._seen = 0.0

    def begin(self, earliest: int = 0, *, now: int | None = None) -> None:
        """Follow the monotonic clock from now on, starting at `now` (default: the wall clock), not before `earliest`.

        From here on the clock must be read regularly.
        """
        self._seen = self._monotonic()
        start = self._wall() if now is None else now / 1000
        self._offset = max(start, earliest / 1000) - self._seen

    def end(self) -> None:
        """Follow the wall clock again."""
        self._offset = None

    def now(self) -> int:
        if self._offset is None:
            return int(self._wall() * 1000)
        seen = self._monotonic()
        if seen - self._seen > AWAY:
            self._offset -= seen - self._seen
        self._seen = seen
        return int((seen + self._offset) * 1000)

    def advance(self, milliseconds: int) -> None:
        """Set the clock forward."""
        assert milliseconds >= 0
        if self._offset is not None:
            self._offset += milliseconds / 1000


CLOCK = ServerClock()


def now_ms() -> int:
    """Return the time by the server's clock."""
    return CLOCK.now()
