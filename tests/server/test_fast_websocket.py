"""The fast path of WebSocket texts reads and writes what the library does, and leaves all else to it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hatbox.server.transport.fast_websocket import FastWebSocketProtocol, OpenWebSocket, decode_frames, encode_frame

MAX_SIZE = 8192


def client_frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.lists(st.binary(min_size=2, max_size=400), min_size=1, max_size=5))
def test_whole_texts_are_read_as_the_library_wrote_them(texts: list[bytes]) -> None:
    assert decode_frames(b"".join(client_frame(Opcode.TEXT, text) for text in texts), MAX_SIZE) == texts


@pytest.mark.parametrize("size", [2, 125, 126, 127, 8192])
def test_every_length_is_read(size: int) -> None:
    assert decode_frames(client_frame(Opcode.TEXT, b"x" * size), MAX_SIZE) == [b"x" * size]


NOT_PLAIN = [
    client_frame(Opcode.TEXT, b"x" * 8193),
    client_frame(Opcode.TEXT, b"x" * 70_000),
    client_frame(Opcode.TEXT, b"half", fin=False),
    client_frame(Opcode.BINARY, b"bytes"),
    client_frame(Opcode.PING, b"there?"),
    client_frame(Opcode.TEXT, b"{}") * 1001,
    client_frame(Opcode.TEXT, b"whole") + client_frame(Opcode.CLOSE, b"\x03\xe8"),
    Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    b"\xc1" + client_frame(Opcode.TEXT, b"compressed")[1:],
    *(client_frame(Opcode.TEXT, b"cut anywhere")[:end] for end in range(1, 18)),
    *(client_frame(Opcode.TEXT, b"x" * 200)[:end] for end in (3, 4, 7, 8, 207)),
]


@pytest.mark.parametrize("data", NOT_PLAIN, ids=range(len(NOT_PLAIN)))  # masks are random
def test_all_else_is_left_to_the_library(data: bytes) -> None:
    assert decode_frames(data, MAX_SIZE) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert encode_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_uvicorn_still_has_the_private_attributes_in_use() -> None:
    async def main() -> set[str]:
        config = uvicorn.Config(lambda: None, log_config=None)
        config.load()
        protocol = FastWebSocketProtocol(config, ServerState(), {})
        return set(dir(protocol))

    attributes = {"app", "client", "config", "connections", "handshake_complete", "transport"}
    methods = {"handle_connect", "receive", "run_asgi", "send", "send_500_response"}
    assert attributes | methods <= asyncio.run(main())
    assert methods <= vars(WebSocketsSansIOProtocol).keys()


class FakeTransport:
    """A transport that records what is done to it."""

    def __init__(self) -> None:
        self.written = b""
        self.ended: str | None = None
        self.is_reading = True

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.ended is not None

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


class FakeReceiver:
    def __init__(self) -> None:
        self.texts: list[str | None] = []
        self.has_room = True
        self.is_lost = False

    def receive(self, text: str | None) -> bool:
        self.texts.append(text)
        return self.has_room

    def on_writable(self) -> None:
        pass

    def on_lost(self) -> None:
        self.is_lost = True


def open_websocket() -> tuple[OpenWebSocket, FakeTransport, FakeReceiver, set[Any]]:
    transport, receiver, connections = FakeTransport(), FakeReceiver(), set[Any]()
    websocket = OpenWebSocket(cast(Any, transport), MAX_SIZE, connections, lambda: None)
    websocket.deliver_to(receiver)
    return websocket, transport, receiver, connections


FRAMES = [
    (client_frame(Opcode.TEXT, "whole é".encode()), ["whole é"]),
    (client_frame(Opcode.TEXT, b"two, ", fin=False) + client_frame(Opcode.CONT, b"parts"), ["two, parts"]),
    (client_frame(Opcode.BINARY, b"bytes"), [None]),
    (client_frame(Opcode.BINARY, b"by", fin=False) + client_frame(Opcode.CONT, b"tes"), [None]),
    (client_frame(Opcode.PING, b"there?"), []),
    (client_frame(Opcode.PONG, b"here"), []),
    (client_frame(Opcode.TEXT, b"x" * 5000), ["x" * 5000]),
]


@given(st.lists(st.sampled_from(FRAMES), max_size=8), st.data())
def test_messages_are_read_however_the_network_cuts_them(frames: list[tuple[bytes, list[str]]], data: Any) -> None:
    async def main() -> None:
        websocket, transport, receiver, _ = open_websocket()
        stream = b"".join(frame for frame, _ in frames)
        cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
        for begin, end in pairwise([0, *cuts, len(stream)]):
            if begin < end:
                websocket.data_received(stream[begin:end])
        assert receiver.texts == [text for _, texts in frames for text in texts]
        pongs = sum(frame == FRAMES[4][0] for frame, _ in frames)
        assert transport.written == Frame(Opcode.PONG, b"there?").serialize(mask=False) * pongs
        assert transport.ended is None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (client_frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
        (client_frame(Opcode.TEXT, b"\xff"), 1007),
        (client_frame(Opcode.TEXT, b"x" * 8193), 1009),
        (client_frame(Opcode.CONT, b"of nothing"), 1002),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
    ],
    ids=["closed by the client", "not UTF-8", "too long", "wrong order", "not masked"],
)
def test_a_connection_is_closed_with_the_code_of_the_protocol(data: bytes, code: int) -> None:
    async def main() -> None:
        websocket, transport, receiver, connections = open_websocket()
        websocket.data_received(data)
        assert transport.ended == "closed"
        assert transport.written[0] == 0x88
        assert int.from_bytes(transport.written[2:4], "big") == code
        websocket.connection_lost(None)
        assert receiver.is_lost
        assert not connections

    asyncio.run(main())


def test_reading_pauses_until_there_is_room_again() -> None:
    async def main() -> None:
        websocket, transport, receiver, _ = open_websocket()
        receiver.has_room = False
        websocket.data_received(client_frame(Opcode.TEXT, b"{}"))
        assert not transport.is_reading
        websocket.resume_reading()
        assert transport.is_reading

    asyncio.run(main())


def test_a_connection_closed_by_the_server_waits_for_the_answer_of_the_client() -> None:
    async def main() -> None:
        websocket, transport, receiver, _ = open_websocket()
        websocket.close(1013, "busy", b"bye")
        bye, closing = encode_frame(b"bye"), Frame(Opcode.CLOSE, b"\x03\xf5busy").serialize(mask=False)
        assert transport.written == bye + closing
        assert not websocket.write([b"more"])
        websocket.data_received(client_frame(Opcode.TEXT, b"late"))
        assert (receiver.texts, transport.ended) == ([], None)
        websocket.data_received(client_frame(Opcode.CLOSE, b"\x03\xf5"))
        assert (transport.written, transport.ended) == (bye + closing, "closed")
        websocket.connection_lost(None)

    asyncio.run(main())
