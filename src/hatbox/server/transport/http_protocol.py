"""uvicorn's HTTP protocol with time limits, and with a limit of connections per address.

uvicorn (0.54) limits only the pause between two requests: a client that connects and stays silent, or sends a request
byte by byte, would hold a connection for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hatbox.server.addresses import UNIX, Network, is_in, limit_key
from hatbox.server.transport.fast_websocket import FastWebSocketProtocol

RESERVED_FILES = 200  # for the database, logs and compiled code


@dataclass
class ConnectionLimits:
    """Time limits, and the number of connections; shared by all connections of a server."""

    header_seconds: float = 10.0  # from the connection, or the first byte of a further request, to the end of headers
    body_seconds: float = 10.0  # from then to the end of the body
    unread_seconds: float = 30.0  # in which a client reads nothing of an answer
    per_address: int = 0  # TCP connections; 0: no limit
    total: int = 0  # 0: no limit
    proxies: tuple[Network, ...] = ()  # not counted
    counts: Counter[str] = field(default_factory=Counter)  # by `limit_key`
    open: int = 0

    def admit(self, host: str | None) -> str | None:
        """Count a connection and return its key; None if there are too many."""
        key = UNIX if host is None or is_in(host, self.proxies) else limit_key(host)
        if self.total and self.open >= self.total:
            return None
        if self.per_address and key != UNIX and self.counts[key] >= self.per_address:
            return None
        self.counts[key] += 1
        self.open += 1
        return key

    def release(self, key: str) -> None:
        """Stop counting a connection."""
        self.open -= 1
        self.counts[key] -= 1
        if self.counts[key] <= 0:
            del self.counts[key]


class LimitedHttpProtocol(HttpToolsProtocol):
    """A subclass made by `protocol_with` has the limits."""

    limits: ConnectionLimits
    _deadline: asyncio.TimerHandle | None = None
    _key: str | None = None  # from `admit`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:
            self.client = (UNIX, 0)
        self._key = self.limits.admit(None if self.client[0] == UNIX else self.client[0])
        if self._key is None:
            transport.abort()
        else:
            self._end_after(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_after(None)
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._key is None or self.transport.is_closing():
            return  # not admitted, or already aborted
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._end_after(self.limits.header_seconds)  # a further request begins
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._end_after(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end_after(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end_after(None)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, FastWebSocketProtocol)
        if self._key is not None:  # nothing of this object is kept while the WebSocket is open
            protocol.on_lost = partial(self.limits.release, self._key)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_after(self.limits.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_after(None)

    def _end_after(self, seconds: float | None) -> None:
        """Abort the connection after a time; None: cancel that."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _release(self) -> None:
        if self._key is not None:
            self.limits.release(self._key)
            self._key = None


def protocol_with(limits: ConnectionLimits) -> type[LimitedHttpProtocol]:
    """Return a protocol class with these limits, for `uvicorn.Config(http=...)`."""
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), {"limits": limits})


def raise_file_limit() -> int:
    """Raise the limit of open files to the system's maximum and return it; 0 if there is none."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


def max_connections(files: int) -> int:
    """Return the limit of connections for a limit of open files; 0: no limit."""
    return max(1, files - RESERVED_FILES) if files else 0


def max_per_address(connections: int) -> int:
    """Return the limit of TCP connections per address: a browser opens several beside each WebSocket."""
    return 4 * connections
