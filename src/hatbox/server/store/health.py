"""Whether writes reach the disk: the current failure, since when, and one log line now and then instead of a flood."""

from __future__ import annotations

import logging
import os
import time
from typing import NoReturn

LOGGER = logging.getLogger("hatbox.store")
REMIND = 30.0  # seconds between two log lines about the same failure
UNSYNCED = getattr(os, "EX_IOERR", 74)  # the exit status after a failed fsync


class WriteHealth:
    """What became of the last write."""

    def __init__(self) -> None:
        """Nothing has failed."""
        self.error: str | None = None
        self._since = self._logged = 0.0
        self._refused = 0

    def failed(self, error: object, requests: int = 1) -> None:
        """Note that requests were not stored."""
        now = time.monotonic()
        if self.error is None:
            self._since, self._refused, self._logged = now, 0, now - REMIND
        self.error = str(error)
        self._refused += requests
        if now - self._logged >= REMIND:
            self._logged = now
            LOGGER.error(
                "cannot store: %s (for %d s, %d commands refused)", self.error, now - self._since, self._refused
            )

    def succeeded(self) -> None:
        """Note that a write was stored."""
        if self.error is not None:
            LOGGER.warning(
                "storing works again after %d s, %d commands refused", time.monotonic() - self._since, self._refused
            )
            self.error = None


def end_process(error: object) -> NoReturn:
    """End at once after a failed fsync: the kernel may have dropped the data, and a later fsync would not say so.

    Whoever starts next reads what the disk really has, and clients reconnect to that (PostgreSQL does the same).
    """
    LOGGER.critical("the disk failed to keep the log (%s): ending, exit status %d", error, UNSYNCED)
    logging.shutdown()
    os._exit(UNSYNCED)
