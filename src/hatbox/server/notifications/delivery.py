"""Outcomes of sending a message that every channel shares."""

from __future__ import annotations

from email.utils import parsedate_to_datetime

from hatbox.server.server_clock import now_ms

MAX_RETRY_AFTER = 6 * 3600  # seconds that a receiver may ask us to wait


class Gone(Exception):
    """The channel does not exist any more."""


class DeliveryFailed(Exception):
    """A message was not delivered; the text contains no address."""

    def __init__(self, reason: str, *, is_final: bool = False, retry_at: int = 0) -> None:
        """`is_final`: trying again is useless; `retry_at`: the receiver does not want it earlier."""
        super().__init__(reason)
        self.is_final, self.retry_at = is_final, retry_at


def retry_time(value: str) -> int:
    """Return when a Retry-After header allows the next attempt; 0 if it says nothing."""
    try:
        seconds = float(value) if value.isdigit() else parsedate_to_datetime(value).timestamp() - now_ms() / 1000
    except (ValueError, TypeError, OverflowError):
        return 0
    return now_ms() + int(min(max(seconds, 0), MAX_RETRY_AFTER) * 1000)
