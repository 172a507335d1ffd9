"""Outcomes of sending a message that every channel shares."""

from __future__ import annotations

from collections.abc import Awaitable
from email.utils import parsedate_to_datetime

from hatbox.server.notifications.public_http import Answer, BadUrl, NotPublic
from hatbox.server.server_clock import now_ms

GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)
MAX_RETRY_AFTER = 6 * 3600  # seconds that a receiver may ask us to wait


class Gone(Exception):
    """The channel does not exist any more."""


class DeliveryFailed(Exception):
    """A message was not delivered; the text contains no address."""

    def __init__(self, reason: str, *, is_final: bool = False, retry_at: int = 0) -> None:
        """`is_final`: trying again is useless; `retry_at`: the receiver does not want it earlier."""
        super().__init__(reason)
        self.is_final, self.retry_at = is_final, retry_at


async def expect_accepted(request: Awaitable[Answer]) -> None:
    """Send a request; raise `Gone` if its receiver has been removed, `DeliveryFailed` if it was not accepted."""
    try:
        answer = await request
    except (BadUrl, NotPublic):  # a name may come to lead into a private network: that is no receiver any more
        raise Gone from None
    except OSError as error:
        raise DeliveryFailed(str(error)) from None
    if answer.status in GONE:
        raise Gone
    if not answer.is_success:
        raise DeliveryFailed(
            f"status {answer.status}",
            is_final=300 <= answer.status < 500 and answer.status not in TRY_AGAIN,
            retry_at=retry_time(answer.headers.get("retry-after", "")),
        )


def retry_time(value: str) -> int:
    """Return when a Retry-After header allows the next attempt; 0 if it says nothing."""
    try:
        seconds = float(value) if value.isdigit() else parsedate_to_datetime(value).timestamp() - now_ms() / 1000
    except (ValueError, TypeError, OverflowError):
        return 0
    return now_ms() + int(min(max(seconds, 0), MAX_RETRY_AFTER) * 1000)
