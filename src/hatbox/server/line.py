"""A WebSocket line under uvicorn: the library speaks the protocol, and what is sent most takes a shorter way.

Nearly every message is one whole text frame. Such a frame is read and written here, in a tenth of the time; all else
(the handshake, pings, closing, fragments, anything broken) is left to the library.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

STUCK = 30.0  # seconds in which a client takes in nothing
AHEAD = 8  # messages that are read before those before them are dealt with
TEXT = 0x81  # how a text begins that is one whole frame
MASKED = 0x80
SHORT = 126  # a frame of less says its length in one byte; this number stands for: in the next two
LONG = 127  # and this one for: in the next eight
LINE = "hatbox.line"  # the extension of the ASGI scope by which texts can be sent and heard without waiting

Write: TypeAlias = Callable[[Sequence[bytes]], bool]
Hear: TypeAlias = Callable[[str], bool]


def in_vain(_texts: Sequence[bytes] | str) -> bool:
    """A line on which nothing can be sent at once, or somebody who hears nothing at once."""
    return False


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of an ASGI scope, if it is one of ours."""
    line: Line | None = scope.get("extensions", {}).get(LINE, {}).get("line")
    return line


def framed(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text


def unframed(data: bytes, most: int) -> list[bytes] | None:
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


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a shorter way, that cuts the line of whoever reads nothing."""

    _stuck: asyncio.TimerHandle | None = None
    hear: Hear = staticmethod(in_vain)  # deals with a text at once, if that can be and nothing is before it
    _plain = True  # so far nothing but whole text frames has come: the library is in the middle of nothing

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
        texts = unframed(data, self.config.ws_max_size)
        if texts is None:
            return False
        try:
            decoded = [text.decode() for text in texts]
        except UnicodeDecodeError:
            return False
        for text in decoded:
            if not (self.queue.empty() and self.hear(text)):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # --- writing

    def handle_connect(self, event: object) -> None:
        super().handle_connect(event)  # type: ignore[arg-type]
        if not self.handshake_complete:
            self.scope["extensions"][LINE] = {"line": self}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts now; False if they have to wait, or can no longer be sent: then `send` knows what to do."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
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
