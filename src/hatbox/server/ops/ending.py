"""Why a server ends, or cannot start."""

from __future__ import annotations

from enum import Enum
from urllib.parse import urlsplit


class Ending(Enum):
    """Why a server ends."""

    STOPPED = "it was told to"
    FAILED = "it cannot serve"
    COMPILED = "it has played with interpreted rules until the compiled ones were there"


def reason_of(fault: Exception, database: str) -> str:
    """Why a server cannot start, in one line; what the system says of a connection names no address."""
    if "://" not in database:
        return str(fault)
    address = urlsplit(database)
    return f"{fault} (at {address.hostname}:{address.port or 5432})"
