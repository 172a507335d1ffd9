"""uvicorn's WebSocket protocol with a fast path for messages that are one whole text frame.

Nearly every message is one. Such frames are decoded and encoded here; everything else (handshake, pings, closing,
fragments, errors) is left to the library. That saves 11 % of CPU per move (`python bench/load.py cpu --seconds 4
--tables 20`, see docs/benchmarks.md). uvicorn is pinned below its next minor version, because private attributes of
its class are used; `tests/server/test_fast_websocket.py` lists them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from hatbox.server.addresses import UNIX
from hatbox.server.limits import Bucket, Limit

CONTROL_FRAMES = Limit(300, 20)  # pings, pongs and fragments of a connection; messages have a limit of their own
MAX_AT_ONCE = 1000  # messages in one read; more are no client's, and would hold up all others
SLICE = 4096  # bytes that the library reads before the limits are checked
WRITE_TIMEOUT = 30.0  # seconds in which a client reads nothing
MAX_INBOX = 8  # messages that may wait until reading pauses
TEXT = 0x81  # the first byte of a text that is one whole frame
MASKED = 0x80
LENGTH_16, LENGTH_64 = 126, 127  # the length follows in two or eight bytes; a smaller number is the length
SCOPE_KEY = "hatbox.fast_websocket"  # an extension of the ASGI scope


class FastPath(Protocol):
    """Sends and receives texts without a task, beside ASGI."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts without waiting; False if that is not possible: use ASGI's `send` then."""

    def deliver_to(self, receive: Callable[[str], bool]) -> None:
        """Pass each text to `receive`; if it returns False, pause reading until `resume`."""

    def resume(self) -> None:
        """Resume reading."""


def fast_path_of(scope: Mapping[str, Any]) -> FastPath | None:
    """Return the fast path of an ASGI scope, if the server offers it."""
    fast_path: FastPath | None = scope.get("extensions", {}).get(SCOPE_KEY, {}).get("fast_path")
    return fast_path


def encode_frame(text: bytes) -> bytes:
    """Return a text as an unmasked frame."""
    size = len(text)
    if size < LENGTH_16:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, LENGTH_16)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LENGTH_64)) + size.to_bytes(8, "big") + text


def decode_frames(data: bytes, max_size: int) -> list[bytes] | None:
    """Return the texts of masked frames; None if the data are anything but whole text frames."""
    texts: list[bytes] = []
    at = 0
    while at < len(data):
        if data[at] != TEXT or len(data) < at + 8 or len(texts) == MAX_AT_ONCE:
            return None
        size, begin = data[at + 1] - MASKED, at + 2
        if size == LENGTH_16:
            size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
        elif not 0 <= size < LENGTH_16:
            return None
        at = begin + 4 + size
        if at > len(data) or size > max_size:
            return None
        texts.append(apply_mask(data[begin + 4 : at], data[begin : begin + 4]))
    return texts


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a fast path; aborts connections whose client reads nothing."""

    on_lost: Callable[[], None] = staticmethod(lambda: None)
    _write_timeout: asyncio.TimerHandle | None = None
    _receive: Callable[[str], bool] | None = None
    _is_plain = True  # only whole text frames so far: the library has no partial frame

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._control_frames = Bucket(CONTROL_FRAMES, self.loop.time())
        if self.client is None:
            self.client = (UNIX, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    # --- reading

    def data_received(self, data: bytes) -> None:
        if self._is_plain and self.handshake_initiated:
            if self._deliver(data):
                return
            self._is_plain = False  # from here on the library reads everything
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MAX_AT_ONCE:
                self.transport.abort()

    def _deliver(self, data: bytes) -> bool:
        """Pass on the texts in the data; False if the library must read them."""
        if not self.handshake_complete or self.conn.state is not State.OPEN or self.close_sent:
            return False
        texts = decode_frames(data, self.config.ws_max_size)
        if texts is None:
            return False
        try:
            decoded = [text.decode() for text in texts]
        except UnicodeDecodeError:
            return False
        if self._receive is None:
            return False
        for text in decoded:
            if not self._receive(text) and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def deliver_to(self, receive: Callable[[str], bool]) -> None:
        self._receive = receive

    def resume(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    # --- writing

    def handle_connect(self, event: object) -> None:
        super().handle_connect(event)  # type: ignore[arg-type]
        if not self.handshake_complete:
            self.scope["extensions"][SCOPE_KEY] = {"fast_path": self}

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(encode_frame, texts)))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout = self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)  # a goodbye could not be sent

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timeout is not None:
            self._write_timeout.cancel()

    # --- frames that are no messages

    def handle_cont(self, event: object) -> None:
        if self._admit_control_frame():
            super().handle_cont(event)  # type: ignore[arg-type]

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
        elif self._admit_control_frame():
            super().handle_ping()

    def handle_pong(self, event: object) -> None:
        if self._admit_control_frame():
            super().handle_pong(event)  # type: ignore[arg-type]

    def _admit_control_frame(self) -> bool:
        """Count a frame that is no message; abort the connection if there are too many."""
        if not self.transport.is_closing() and not self._control_frames.take(self.loop.time()):
            self.transport.abort()
        return not self.transport.is_closing()
