"""`hatbox mcp --http`: assistants with the official client at one port, and what is kept away from it."""

from __future__ import annotations

import asyncio
import http.client
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from hatbox.adapters.mcp.http import MAX_BODY
from support.command import assert_refused, hatbox
from support.mcp_session import call

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds until something has gone wrong
JSON = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
CALL = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode()


class Served:
    """`hatbox mcp --http` as a process."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        program = [sys.executable, "-m", "hatbox", "mcp", "--http", str(self.port), "--language", "en"]
        self.process = subprocess.Popen(program, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        self.first_line = self.process.stderr.readline()
        self.url = f"http://127.0.0.1:{self.port}/mcp"

    def post(self, body: bytes = CALL, path: str = "/mcp", **names: str) -> int:
        """Return the status of an answer to a request as any program or page can send it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {**JSON, **{name.replace("_", "-"): value for name, value in names.items()}}
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def stop(self, number: int) -> tuple[int, str]:
        """Send a signal; return the exit status and what was written since the first line."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    server = Served()
    yield server
    server.process.kill()
    server.process.communicate()


async def play_to_the_end(client: Client, name: str) -> dict[str, Any]:
    turn: dict[str, Any] = {}
    while turn.get("status") != "over":
        moves = (await call(client, "legal_moves", game=name))["moves"]
        turn = await call(client, "play_move", game=name, move=moves[-1])
        assert "refused" not in turn
    return turn


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["legacy", "auto"])  # with sessions, and the protocol that has none
def test_two_assistants_play_at_one_port_and_see_nothing_of_each_other(served: Served, mode: str) -> None:
    async def play() -> None:
        start = {"game": "magic_hat", "bot": "random", "options": {"size": "small"}}
        async with Client(served.url, mode=mode) as first, Client(served.url, mode=mode) as second:
            names = [(await call(client, "start_game", **start))["game"] for client in (first, second)]
            assert all(len(name) >= 12 for name in names)
            for tool in ("look", "legal_moves", "resign", "leave_game", "review_game", "wait"):
                answer = await call(second, tool, game="g1")
                assert answer == {"error": f'Error executing tool {tool}: there is no game "g1"'}
            over = await asyncio.gather(play_to_the_end(first, names[0]), play_to_the_end(second, names[1]))
            assert all(turn["outcome"] for turn in over)
            assert (await call(first, "review_game", game=names[0]))["seat"] == 0
            assert "T8" in (await call(second, "read_rules", game="top_hats"))["text"]

    asyncio.run(play())


@pytest.mark.slow
def test_pages_and_large_requests_are_refused(served: Served) -> None:
    assert served.first_line == f"hatbox: serving at {served.url} (press Ctrl-C to stop)\n"
    here = f"127.0.0.1:{served.port}"
    assert served.post(Host="evil.example") == 421  # its name leads to this machine now
    assert served.post(Host=f"evil.example:{served.port}") == 421
    assert served.post(Host=here, Origin="https://evil.example") == 403
    assert served.post(Host=here, Origin="null") == 403
    assert served.post(Host=here, Origin="http://localhost:1") == 403  # a page of another program here
    assert served.post(Content_Type="text/plain") == 400  # a page may send that without asking
    assert served.post(b"x" * (MAX_BODY + 1)) == 413
    assert served.post(path="/") == 404
    assert served.post(b"{") == 400
    assert served.post(Origin=f"http://localhost:{served.port}") < 500
    with pytest.raises(OSError, match="refused"), socket.create_connection(("127.0.0.2", served.port), 5):
        pass  # another address of this machine
    assert_refused(hatbox("mcp", "--http", str(served.port)), f"port {served.port} is already in use", "--http")


@pytest.mark.slow
def test_it_stops_cleanly_while_an_assistant_is_connected() -> None:
    server = Served()

    async def stop_while_connected() -> tuple[int, str]:
        async with Client(server.url, mode="legacy") as client:
            assert "game" in await call(client, "start_game", game="magic_hat", bot="random")
            return await asyncio.to_thread(server.stop, signal.SIGTERM)
        raise AssertionError

    try:
        with suppress(Exception):  # the client may complain that it cannot end its session
            status, errors = asyncio.run(stop_while_connected())
        assert (status, errors) == (143, "")
    finally:
        server.process.kill()
        server.process.wait()
