"""Ids of requests and WebSocket connections, in every log line that belongs to one."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")  # "": no request, such as a timer
WELL_FORMED = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{7,63}")


def new_id() -> str:
    return secrets.token_hex(8)


def accept_id(text: str) -> str:
    """Return an id that a trusted proxy has given a request, or else a new one."""
    return text if WELL_FORMED.fullmatch(text) else new_id()
