"""The time by which tables are played: it never jumps, and stands still while this process does.

Players are not charged for time in which they could not be served. So once a server runs, its clock follows the
monotonic clock, which knows neither suspended machines nor somebody who sets the wall clock; and when it was read by
nobody for a second (the process was stopped, or the event loop blocked), that time is left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable

AWAY = 1.0  # seconds without a reading: a server that runs reads it ten times a second


class ServerClock:
    """Milliseconds since 1970: the wall clock, until `begin` is called."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Both in seconds."""
        self._wall, self._monotonic = wall, monotonic
        self._offset: float | None = None  # from the monotonic clock; None: not begun
        self._seen = 0.0

    def begin(self, earliest: int = 0, *, now: int | None = None) -> None:
        """From now on somebody reads it all the time. It does not go back behind `earliest`.

        `now`: the time, where another clock than this machine's is the common one.
        """
        self._seen = self._monotonic()
        start = self._wall() if now is None else now / 1000
        self._offset = max(start, earliest / 1000) - self._seen

    def end(self) -> None:
        """Nobody reads it all the time any more."""
        self._offset = None

    def now(self) -> int:
        """The time."""
        if self._offset is None:
            return int(self._wall() * 1000)
        seen = self._monotonic()
        if seen - self._seen > AWAY:
            self._offset -= seen - self._seen
        self._seen = seen
        return int((seen + self._offset) * 1000)

    def advance(self, milliseconds: int) -> None:
        """Go forward; never back."""
        assert milliseconds >= 0
        if self._offset is not None:
            self._offset += milliseconds / 1000


CLOCK = ServerClock()


def now_ms() -> int:
    """The time by the server's clock."""
    return CLOCK.now()
