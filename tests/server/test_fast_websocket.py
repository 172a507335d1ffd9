"""The fast path of WebSocket texts reads and writes what the library does, and leaves all else to it."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hatbox.server.transport.fast_websocket import FastWebSocketProtocol, decode_frames, encode_frame

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

    attributes = {"client", "close_sent", "config", "conn", "handshake_complete", "handshake_initiated", "loop",
                  "queue", "read_paused", "transport", "writable"}  # fmt: skip
    methods = {"handle_connect", "handle_cont", "handle_ping", "handle_pong", "pause_writing", "resume_writing",
               "data_received"}  # fmt: skip
    assert attributes | methods <= asyncio.run(main())
    assert methods <= vars(WebSocketsSansIOProtocol).keys()
