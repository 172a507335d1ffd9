"""The Python client: one family of errors, commands by name, and no more tables watched than one wants."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from hatbox import client as client_module
from hatbox import wire
from hatbox.client import Client, ClientFailure, ClientTable, NotHatbox, Unreachable, WireError
from support.server_process import Server, serving, sqlite


@contextlib.contextmanager
def proxy_without_server() -> Iterator[str]:
    """Something that answers every request with a page of its own."""

    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(502)
            self.end_headers()
            self.wfile.write(b"<h1>Bad Gateway</h1>")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_all_errors_are_of_one_family() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens here
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Unreachable, match=address):
            asyncio.run(Client.connect(address, name="Ann"))
        with pytest.raises(Unreachable, match=f"{address}.*no answer"):
            asyncio.run(Client.connect(address, token="x" * 32, timeout=0.2))
    with proxy_without_server() as address, pytest.raises(NotHatbox, match="HTTP 502"):
        asyncio.run(Client.connect(address, name="Ann"))
    assert issubclass(NotHatbox, WireError)


@contextlib.contextmanager
def answering(said: bytes) -> Iterator[str]:
    """Something that says the same to everybody who connects, and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            while True:
                try:
                    line, _ = server.accept()
                except OSError:
                    return
                with line:
                    line.recv(65536)
                    line.sendall(said)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)
    thread.join()


@pytest.mark.parametrize(
    ("said", "error"),
    [
        (b"220 mail.example ESMTP\r\n", NotHatbox),
        (b"HTTP/1.1 200 OK\r\n" + b"x" * 70_000 + b"\r\n\r\n", NotHatbox),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{", Unreachable),
        (b"", Unreachable),
    ],
    ids=["another protocol", "a long header", "half an answer", "nothing"],
)
def test_what_is_no_http_is_an_error_of_the_client(said: bytes, error: type[WireError]) -> None:
    with answering(said) as address, pytest.raises(error, match=r"127\.0\.0\.1"):
        asyncio.run(Client.connect(address, name="Ann"))


def test_a_fault_on_the_line_reaches_whoever_waits(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with await Client.connect(server.url, name="Ann") as client:
            seat = await client.watch((await client.open(wire.Setup("hats", 2))).id)
            waiting = asyncio.create_task(seat.until(lambda: False))
            await asyncio.sleep(0)
            monkeypatch.setattr(ClientTable, "_keep", lambda *_: 1 / 0)
            with contextlib.suppress(ClientFailure):  # it may be answered before
                await seat.ready()
            with pytest.raises(ClientFailure, match="ZeroDivisionError"):
                await waiting
            assert isinstance(client.failed, ClientFailure)
            with pytest.raises(ClientFailure):
                await client.watch("another")

    asyncio.run(main())


def test_a_long_history_is_read_as_fast_as_the_server_allows(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with await Client.connect(server.url, name="Ann") as client:
            seat = await client.watch((await client.open(wire.Setup("hats", 2))).id)
            await seat.ready()
            whole = await client.history(seat.table)
            ask, refusals = Client.rest, [WireError("request/too-many", {"seconds": 0}) for _ in range(3)]

            async def sometimes(self: Client, *question: Any) -> Any:
                if refusals:
                    raise refusals.pop()
                return await ask(self, *question)

            monkeypatch.setattr(Client, "rest", sometimes)
            assert await client.history(seat.table) == whole != []
            refusals.append(WireError("table/unknown", {}))
            with pytest.raises(WireError, match="table/unknown"):
                await client.history(seat.table)

    asyncio.run(main())


def test_a_closed_server_lets_those_in_who_know_the_code(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--invite", "tea time") as closed:

        async def main() -> None:
            with pytest.raises(WireError, match="identity/invite-needed"):
                await Client.connect(closed.url, name="Ann")
            async with await Client.connect(closed.url, name="Ann", invite="tea time") as client:
                assert client.player is not None

        asyncio.run(main())


def test_a_client_that_plays_all_evening_stops_watching(server: Server) -> None:
    async def main() -> None:
        async with await Client.connect(server.url.removeprefix("http://"), name="Ann") as client:
            for _ in range(25):  # more than one line may watch at a time
                seat = await client.watch((await client.open(wire.Setup("top_hats", 2))).id)
                await seat.leave()
                await seat.unwatch()
            assert client.tables == {}

    asyncio.run(main())


def test_commands_by_name(server: Server) -> None:
    async def main() -> None:
        ann, bob = [await Client.connect(server.url, name=name) for name in ("Ann", "Bob")]
        async with ann, bob:
            table = await ann.open(wire.Setup("hats", 2))
            one, other = await ann.watch(table.id), await bob.watch(table.id)
            await other.sit()
            await other.say("Hello")
            await one.until(lambda: any(isinstance(update.what, wire.Said) for update in one.updates))
            await one.ready()
            await other.ready()
            await other.until(lambda: other.scene is not None)
            await other.resign()
            await one.until(lambda: one.is_over)
            await one.rematch()
            await other.rematch()
            await one.until(lambda: one.info is not None and one.info.rematch is not None)

    asyncio.run(main())


def test_what_only_a_newer_server_says_is_no_obstacle(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages, fields and events of the next version: unknown ones are ignored, and the game goes on."""
    decoder = client_module.DECODER
    seen: list[str] = []

    class NextServer:
        """Decodes what the next version's server would have sent instead."""

        def decode(self, text: str) -> wire.FromServer:
            message = json.loads(text)
            message["next_field"] = {"of": ["any", 1, None]}
            if message["type"] == "ping":
                message["type"] = "next_message"
            if message.get("what", {}).get("kind") == "readied":
                message["what"]["kind"] = "next_event"
            seen.append(message["type"] if "what" not in message else message["what"]["kind"])
            return decoder.decode(json.dumps(message))

    monkeypatch.setattr(client_module, "DECODER", NextServer())

    async def main() -> None:
        async with await Client.connect(server.url, name="Ada") as client:
            table = await client.open(wire.Setup("magic_hat", 2, bots={"1": "dormouse"}))
            seat = await client.watch(table.id)
            await seat.ready()
            async for scene in seat.turns():
                await seat.move(scene.legal[0])
                break
            assert client.failed is None

    asyncio.run(main())
    assert {"next_message", "next_event", "moved"} <= {*seen}
