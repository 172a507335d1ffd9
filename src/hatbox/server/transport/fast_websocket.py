"""A WebSocket line under uvicorn: the library speaks the protocol, and what is sent most takes a shorter way.

Nearly every message is one whole text frame. Such a frame is read and written here, in a tenth of the time; all else
(the handshake, pings, closing, fragments, anything broken) is left to the library.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from hatbox.server.transport.addresses import UNIX

STUCK = 30.0  # seconds in which a client takes in nothing
MAX_INBOX = 8  # messages that may wait until reading pauses
TEXT = 0x81  # how a text begins that is one whole frame
MASKED = 0x80
SHORT = 126  # a frame of less says its length in one byte; this number stands for: in the next two
LONG = 127  # and this one for: in the next eight
SCOPE_KEY = (
    "hatbox.fast_websocket"  # the extension of the ASGI scope by which texts can be sent and heard without waiting
)


class FastPath(Protocol):
    """What a connection may use beside ASGI, if the server offers it: texts are written and read without a task."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts now; False if they have to wait, or can no longer be sent: then ASGI's `send` knows what to do."""

    def deliver_to(self, receive: Callable[[str], bool]) -> None:
        """Hand texts to `receive` as they come; False from it pauses reading until `resume`."""

    def resume(self) -> None:
        """Go on reading."""


def fast_path_of(scope: Mapping[str, Any]) -> FastPath | None:
    """The line of an ASGI scope, if it is one of ours."""
    line: FastPath | None = scope.get("extensions", {}).get(SCOPE_KEY, {}).get("line")
    return line


def encode_frame(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text


def decode_frames(data: bytes, most: int) -> list[bytes] | None:
    """The texts that a client sent, if the data are whole text frames and nothing else."""
    texts, at = [], 0
    while at < len(data):
        if data[at] != TEXT or len(data) < at + 8:
            return None
        size, begin = data[at + 1] - MASKED, at + 2
        if size == SHORT:
            size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
        elif not 0 <= size < SHORT:
            return None
        at = begin + 4 + size
        if at > len(data) or size > most:
            return None
        texts.append(apply_mask(data[begin + 4 : at], data[begin : begin + 4]))
    return texts


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a shorter way, that cuts the line of whoever reads nothing."""

    _stuck: asyncio.TimerHandle | None = None
    _receive: Callable[[str], bool] | None = None
    lost: Callable[[], None] = staticmethod(lambda: None)  # told when the connection has ended
    _plain = True  # so far nothing but whole text frames has come: the library is in the middle of nothing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is None:
            self.client = (UNIX, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lost()

    # --- reading

    def data_received(self, data: bytes) -> None:
        if self._plain and self.handshake_initiated:
            if self._took(data):
                return
            self._plain = False  # from here on the library reads all
        super().data_received(data)

    def _took(self, data: bytes) -> bool:
        """Hand on what was sent, if it can be read here."""
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
            self.scope["extensions"][SCOPE_KEY] = {"line": self}

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(encode_frame, texts)))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)  # even a goodbye would wait for ever

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
