"""Silent and slow connections are closed, and connections are limited per address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from hatbox.server.addresses import parse_networks
from hatbox.server.transport.fast_websocket import FastWebSocketProtocol
from hatbox.server.transport.http_protocol import ConnectionLimits, max_connections, protocol_with, raise_file_limit
from support.waiting import PATIENCE

FOREVER = 600.0  # seconds: longer than any test
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n"
SOCKET = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def echo(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """Read the whole body and answer; a WebSocket stays until it is cut."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (message := await receive()).get("more_body"):
        if message["type"] == "http.disconnect":
            return
    body = b"x" * 4_000_000 if scope["path"] == "/large" else b"done"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serve(limits: ConnectionLimits, keep_alive: float = FOREVER) -> AsyncIterator[int]:
    """A server with these limits; its port."""
    config = uvicorn.Config(
        echo, port=0, http=protocol_with(limits), ws=FastWebSocketProtocol, lifespan="off", log_level="critical",
        timeout_keep_alive=keep_alive,  # type: ignore[arg-type]
    )  # fmt: skip
    server = uvicorn.Server(config)
    with suppress(asyncio.CancelledError):
        running = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(PATIENCE):
                yield server.servers[0].sockets[0].getsockname()[1]
        finally:
            server.should_exit = server.force_exit = True
            await running


async def connect(port: int, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    return reader, writer


async def answer(reader: asyncio.StreamReader) -> bytes:
    """A whole answer; b"" if the server has hung up."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        return head if b" 101 " in head else head + await reader.readexactly(4)
    except (OSError, asyncio.IncompleteReadError):
        return b""


async def is_closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except OSError:
        return True


@pytest.mark.parametrize(
    ("said", "limits"),
    [
        (b"", ConnectionLimits(0.05, FOREVER)),
        (GET[:-3], ConnectionLimits(0.05, FOREVER)),
        (POST, ConnectionLimits(FOREVER, 0.05)),
        (POST + b"abc", ConnectionLimits(FOREVER, 0.05)),
    ],
    ids=["silent", "half a head", "no body", "half a body"],
)
def test_a_connection_that_does_not_finish_is_ended(said: bytes, limits: ConnectionLimits) -> None:
    async def main() -> None:
        async with serve(limits) as port:
            reader, writer = await connect(port, said)
            assert await is_closed(reader)
            writer.close()
            while limits.open:
                await asyncio.sleep(0.01)

    asyncio.run(main())


def test_a_request_that_trickles_is_ended() -> None:
    async def main() -> None:
        async with serve(ConnectionLimits(0.1, FOREVER)) as port:
            reader, writer = await connect(port, GET[:-2] + b"X: ")
            ended = asyncio.create_task(is_closed(reader))
            while not ended.done():  # each byte is a sign of life, and yet the whole has its limit
                writer.write(b"a")
                await asyncio.sleep(0.01)
            assert await ended
            writer.close()

    asyncio.run(main())


def test_the_second_request_of_a_line_has_its_limit_too() -> None:
    async def main() -> None:
        limits = ConnectionLimits(FOREVER, FOREVER)
        async with serve(limits) as port:
            reader, writer = await connect(port, GET)
            assert b"200 OK" in await answer(reader)
            limits.header_seconds = 0.05
            writer.write(GET[:5])
            assert await is_closed(reader)
            writer.close()

    asyncio.run(main())


def test_an_answer_that_is_not_read_is_not_kept_for_ever() -> None:
    async def main() -> None:
        limits = ConnectionLimits(FOREVER, FOREVER, unread_seconds=0.05)
        async with serve(limits) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(GET.replace(b"/", b"/large", 1))
            while limits.open == 0:
                await asyncio.sleep(0.01)
            while limits.open:  # nothing is read here
                await asyncio.sleep(0.01)
            writer.close()
            del reader

    asyncio.run(main())


def test_one_address_has_so_many_connections_and_no_more() -> None:
    async def main() -> None:
        limits = ConnectionLimits(FOREVER, FOREVER, per_address=3)
        async with serve(limits) as port:
            kept = [await connect(port) for _ in range(2)]
            line = await connect(port, SOCKET)
            assert b" 101 " in await answer(line[0])
            over = await connect(port, GET)
            assert await answer(over[0]) == b""
            kept[0][1].write(GET)
            assert b"200 OK" in await answer(kept[0][0])
            line[1].transport.abort()  # a WebSocket gives its place back too
            while limits.open == 3:
                await asyncio.sleep(0.01)
            again = await connect(port, GET)
            assert b"200 OK" in await answer(again[0])
            for _, writer in (*kept, over, again):
                writer.close()
            while limits.open:
                await asyncio.sleep(0.01)
            assert not limits.counts

    asyncio.run(main())


def test_connections_of_a_proxy_are_not_counted_to_it() -> None:
    limits = ConnectionLimits(per_address=1, proxies=parse_networks("127.0.0.1, 10.0.0.0/8", "--proxies"))
    assert all(limits.admit(host) for host in ("127.0.0.1", "127.0.0.1", "::ffff:10.1.2.3", "10.3.2.1", None, None))
    assert limits.admit("203.0.113.7")
    assert limits.admit("203.0.113.7") is None


def test_an_ipv6_network_counts_as_one() -> None:
    limits = ConnectionLimits(per_address=1)
    assert limits.admit("2001:db8:1:2::1")
    assert limits.admit("2001:db8:1:2::2") is None
    assert limits.admit("2001:db8:1:3::1")


def test_files_are_left_for_what_is_no_connection() -> None:
    limits = ConnectionLimits(total=2)
    who = limits.admit("203.0.113.7")
    assert who is not None
    assert limits.admit(None)
    assert limits.admit("203.0.113.8") is None
    limits.release(who)
    assert limits.admit("203.0.113.8")
    assert max_connections(0) == 0
    assert 0 < max_connections(1024) < 1024


def test_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        assert raise_file_limit() in (0, before[1])
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
