"""WebSockets: uvicorn's handshake, then one small object without a task for as long as the connection is open.

Nearly every message is one whole text frame. Such frames are decoded and encoded here; everything else (pings,
closing, fragments, errors) is left to the library, which is set up when it is first needed. That saves 11 % of CPU per
move and half of a connection's memory (docs/benchmarks.md). uvicorn is pinned below its next minor version, because
private attributes of its class are used; `tests/server/test_fast_websocket.py` lists them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol as Library
from websockets.protocol import Side, State
from websockets.utils import apply_mask

from hatbox.server.addresses import UNIX
from hatbox.server.limits import Bucket, Limit

CONTROL_FRAMES = Limit(300, 20)  # pings, pongs and fragments of a connection; messages have a limit of their own
MAX_AT_ONCE = 1000  # messages in one read; more are no client's, and would hold up all others
SLICE = 4096  # bytes that the library reads before the limits are checked
WRITE_TIMEOUT = 30.0  # seconds in which a client reads nothing
CLOSE_TIMEOUT = 10.0  # seconds in which a client does not answer a close frame
MAX_INBOX = 8  # messages that may wait until reading pauses
TEXT = 0x81  # the first byte of a text that is one whole frame
MASKED = 0x80
LENGTH_16, LENGTH_64 = 126, 127  # the length follows in two or eight bytes; a smaller number is the length
SCOPE_KEY = "hatbox.websocket"  # an extension of the ASGI scope
LOGGER = logging.getLogger("hatbox.socket")


class Receiver(Protocol):
    """Handles what a WebSocket receives."""

    def receive(self, text: str | None) -> bool:
        """Handle a message, None if it is not text; if False is returned, reading pauses until `resume_reading`."""

    def on_writable(self) -> None:
        """Send what `write` has refused."""

    def on_lost(self) -> None:
        """Clean up: the connection has ended."""


def take_over(scope: Mapping[str, Any]) -> OpenWebSocket:
    """Return the WebSocket of an ASGI scope, just accepted; ASGI's `receive` and `send` must not be used any more."""
    websocket: OpenWebSocket = scope["extensions"][SCOPE_KEY]["take_over"]()
    return websocket


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


class OpenWebSocket(asyncio.Protocol):
    """A WebSocket after its handshake; aborts connections whose client reads nothing."""

    __slots__ = (
        "_connections", "_control_frames", "_deadline", "_fragments", "_is_closing", "_is_reading", "_is_writable",
        "_library", "_max_size", "_on_lost", "_receiver", "_transport",
    )  # fmt: skip

    def __init__(
        self, transport: asyncio.Transport, max_size: int, connections: set[Any], on_lost: Callable[[], None]
    ) -> None:
        """`connections` are uvicorn's, which calls `shutdown`; `on_lost` is called when the connection has ended."""
        self._transport = transport
        self._max_size = max_size
        self._connections = connections
        self._on_lost = on_lost
        self._receiver: Receiver | None = None
        self._is_reading = True
        self._is_writable = True
        self._is_closing = False  # a close frame was sent
        self._deadline: asyncio.TimerHandle | None = None
        self._library: Library | None = None  # reads everything once there was anything but whole text frames
        self._control_frames: Bucket | None = None
        self._fragments: bytearray | None = None  # of the text that the library is reading; None if it is not text
        connections.add(self)

    def deliver_to(self, receiver: Receiver) -> None:
        """Pass messages to a receiver; until then they are dropped."""
        self._receiver = receiver

    def connection_lost(self, exc: Exception | None) -> None:
        self._abort_after(None)
        self._connections.discard(self)
        self._on_lost()
        if self._receiver is not None:
            self._receiver.on_lost()

    # --- reading

    def data_received(self, data: bytes) -> None:
        texts = self._decode(data) if self._library is None else None
        if texts is None:
            self._read_by_library(self._library or self._set_up_library(), data)
        else:
            for text in texts:
                self._deliver(text)

    def _decode(self, data: bytes) -> list[str] | None:
        """Return the texts in the data; None if the library must read them."""
        texts = decode_frames(data, self._max_size)
        try:
            return None if texts is None else [text.decode() for text in texts]
        except UnicodeDecodeError:
            return None

    def _deliver(self, text: str | None) -> None:
        if self._receiver is None or self._is_closing:
            return
        if not self._receiver.receive(text) and self._is_reading and not self._is_closing:
            self._is_reading = False
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._is_reading:
            self._is_reading = True
            self._transport.resume_reading()

    # --- frames that are no whole texts

    def _set_up_library(self) -> Library:
        self._library = Library(Side.SERVER, state=State.OPEN, max_size=self._max_size, logger=LOGGER)
        self._control_frames = Bucket(CONTROL_FRAMES, asyncio.get_running_loop().time())
        return self._library

    def _read_by_library(self, library: Library, data: bytes) -> None:
        messages = 0
        for start in range(0, len(data), SLICE):
            library.receive_data(data[start : start + SLICE])
            for frame in library.events_received():
                assert isinstance(frame, Frame)  # the handshake is over
                self._handle_frame(library, frame)
                messages += 1
                if self._transport.is_closing():
                    return
            self._transport.write(b"".join(library.data_to_send()))
            if library.eof_sent:  # the client has closed the connection, or was wrong
                self._is_closing = True
                self._abort_after(CLOSE_TIMEOUT)  # it may never read what was written
                self._transport.close()
                return
            if messages > MAX_AT_ONCE:
                self._transport.abort()
                return

    def _handle_frame(self, library: Library, frame: Frame) -> None:
        if frame.opcode in (Opcode.PING, Opcode.PONG, Opcode.CONT) and not self._admit_control_frame(frame):
            self._transport.abort()
            return
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = bytearray(frame.data) if frame.opcode is Opcode.TEXT else None
        elif frame.opcode is Opcode.CONT:
            if self._fragments is not None:
                self._fragments += frame.data
        else:
            return
        if frame.fin:
            self._deliver_fragments(library)

    def _deliver_fragments(self, library: Library) -> None:
        try:
            text = None if self._fragments is None else self._fragments.decode()
        except UnicodeDecodeError:
            library.fail(CloseCode.INVALID_DATA)
        else:
            self._deliver(text)
        self._fragments = None

    def _admit_control_frame(self, frame: Frame) -> bool:
        """Count a frame that is no message; False if there are too many, or the answers to pings are not read."""
        assert self._control_frames is not None
        is_readable = self._is_writable or frame.opcode is not Opcode.PING
        return is_readable and self._control_frames.take(asyncio.get_running_loop().time())

    # --- writing

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts; False if they must wait until `on_writable`."""
        if not self._is_writable or self._is_closing or self._transport.is_closing():
            return False
        self._transport.write(b"".join(map(encode_frame, texts)))
        return True

    def pause_writing(self) -> None:
        self._is_writable = False
        if not self._is_closing:
            self._abort_after(WRITE_TIMEOUT)

    def resume_writing(self) -> None:
        self._is_writable = True
        if not self._is_closing:
            self._abort_after(None)
            if self._receiver is not None:
                self._receiver.on_writable()

    def close(self, code: int, reason: str, *texts: bytes) -> None:
        """Send last texts and close the connection."""
        library = self._library or self._set_up_library()
        if library.state is not State.OPEN or self._transport.is_closing():
            return
        library.send_close(code, reason)
        self._is_closing = True
        self._transport.write(b"".join([*map(encode_frame, texts), *library.data_to_send()]))
        self._abort_after(CLOSE_TIMEOUT)
        self.resume_reading()  # for the client's answer

    def shutdown(self) -> None:
        """Close the connection at once: uvicorn is stopping."""
        self.close(CloseCode.SERVICE_RESTART, "")
        self._transport.close()

    def _abort_after(self, seconds: float | None) -> None:
        """Abort the connection after a time; None: cancel that."""
        if self._deadline is not None:
            self._deadline.cancel()
        loop = asyncio.get_running_loop()
        self._deadline = None if seconds is None else loop.call_later(seconds, self._transport.abort)


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for the handshake; `take_over` replaces it by an `OpenWebSocket`."""

    on_lost: Callable[[], None] = staticmethod(lambda: None)
    _is_taken_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is None:
            self.client = (UNIX, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    def handle_connect(self, event: object) -> None:
        super().handle_connect(event)  # type: ignore[arg-type]
        if not self.handshake_complete:
            self.scope["extensions"][SCOPE_KEY] = {"take_over": self._take_over}

    def _take_over(self) -> OpenWebSocket:
        self._is_taken_over = True
        self.connections.discard(self)
        websocket = OpenWebSocket(self.transport, self.config.ws_max_size, self.connections, self.on_lost)
        self.transport.set_protocol(websocket)
        return websocket

    async def run_asgi(self) -> None:
        """Run the application, which ends as soon as it has taken the WebSocket over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            LOGGER.exception("a WebSocket could not be accepted")
            self.send_500_response()
        if not self._is_taken_over:
            self.transport.close()
