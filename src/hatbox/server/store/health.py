"""The state of writes: the current failure and since when, logged at intervals instead of for every command."""

from __future__ import annotations

import logging
import os
import time
from typing import NoReturn

from hatbox.server.latency import StoreLatency

LOGGER = logging.getLogger("hatbox.store")
LOG_SECONDS = 30.0  # between two log lines about the same failure
FAILED_FSYNC = getattr(os, "EX_IOERR", 74)  # exit status


class WriteHealth:
    """The outcome of the last write."""

    def __init__(self) -> None:
        self.error: str | None = None  # None: it was stored
        self._since = self._logged = 0.0
        self._refused = 0
        self.latency = StoreLatency()

    def note_failure(self, error: object, requests: int = 1) -> None:
        now = time.monotonic()
        if self.error is None:
            self._since, self._refused, self._logged = now, 0, now - LOG_SECONDS
        self.error = str(error)
        self._refused += requests
        if now - self._logged >= LOG_SECONDS:
            self._logged = now
            LOGGER.error(
                "cannot store: %s (for %d s, %d commands refused)", self.error, now - self._since, self._refused
            )

    def note_success(self) -> None:
        if self.error is not None:
            LOGGER.warning(
                "storing works again after %d s, %d commands refused", time.monotonic() - self._since, self._refused
            )
            self.error = None


def end_process(error: object) -> NoReturn:
    """Exit immediately after a failed fsync: the kernel may have dropped the data, and a later fsync would succeed.

    The next process reads what is really on the disk, and clients reconnect to that (PostgreSQL does the same).
    """
    LOGGER.critical("the disk failed to keep the log (%s): ending, exit status %d", error, FAILED_FSYNC)
    logging.shutdown()
    os._exit(FAILED_FSYNC)
