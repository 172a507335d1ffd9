"""An HTTP connection under uvicorn that ends by itself: time limits, and a cap of connections from one address.

uvicorn (0.54) limits the pause between two requests and nothing else, so whoever connects and stays silent, or sends a
request byte by byte, would hold a connection for ever. All timers are of the connection, not of the application.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass, field

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hatbox.server.transport.addresses import UNIX, Network, is_in, limit_key
from hatbox.server.transport.fast_websocket import FastWebSocketProtocol

RESERVED_FILES = 200  # that the database, logs and compiled code may need beside connections


@dataclass
class ConnectionLimits:
    """What one connection may take, and how many there may be; shared by all connections of a server."""

    header_seconds: float = 10.0  # from the connection, or the first byte of a further request, to the end of headers
    body_seconds: float = 10.0  # from then to the end of the body
    unread_seconds: float = 30.0  # in which a client takes in nothing of an answer
    per_address: int = 0  # TCP connections at once; 0: any number
    total: int = 0  # of all addresses; 0: any number
    proxies: tuple[Network, ...] = ()  # carry many people, and are not counted
    counts: Counter[str] = field(default_factory=Counter)  # by what connections are counted as
    open: int = 0

    def admit(self, host: str | None) -> str | None:
        """Count a connection, and return what it is counted as; None if it is one too many."""
        who = UNIX if host is None or is_in(host, self.proxies) else limit_key(host)
        if self.total and self.open >= self.total:
            return None
        if self.per_address and who != UNIX and self.counts[who] >= self.per_address:
            return None
        self.counts[who] += 1
        self.open += 1
        return who

    def release(self, who: str) -> None:
        """Count a connection no more."""
        self.open -= 1
        self.counts[who] -= 1
        if self.counts[who] <= 0:
            del self.counts[who]


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's connection with time limits; a subclass made by `limited` knows them."""

    limits: ConnectionLimits
    _deadline: asyncio.TimerHandle | None = None
    _who: str | None = None  # counted as

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:
            self.client = (UNIX, 0)
        self._who = self.limits.admit(None if self.client[0] == UNIX else self.client[0])
        if self._who is None:
            transport.abort()
        else:
            self._end_after(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_after(None)
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._who is None or self.transport.is_closing():
            return  # one connection too many, or already refused
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
        protocol.lost = self._release

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_after(self.limits.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_after(None)

    def _end_after(self, seconds: float | None) -> None:
        """Let the connection end then; None: not by itself."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _release(self) -> None:
        if self._who is not None:
            self.limits.release(self._who)
            self._who = None


def limited(limits: ConnectionLimits) -> type[LimitedHttpProtocol]:
    """Return the protocol with these limits, for `uvicorn.Config(http=...)`."""
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), {"limits": limits})


def raise_file_limit() -> int:
    """Allow as many open files as the system lets us, and return how many; 0 if that cannot be known."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


def most_connections(files: int) -> int:
    """Return how many connections fit into so many files; 0: any number."""
    return max(1, files - RESERVED_FILES) if files else 0


def address_cap(connections: int) -> int:
    """Return how many TCP connections one address may have: a browser opens several beside each WebSocket."""
    return 4 * connections
