"""A game server as a process of its own, for measurements: started, fed with guests and tables, looked at, stopped.

Needs Linux: CPU time and memory are read from /proc.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import TypeVar

import msgspec
from light_client import Ticket
from postgres import postgres

PATIENCE = 300  # seconds for a start or an answer: the rules may have to be compiled
LINES = 8  # REST connections at once
TICKS = os.sysconf("SC_CLK_TCK")  # a second, in /proc

T = TypeVar("T")


class Identity(msgspec.Struct):
    token: str


class Table(msgspec.Struct):
    id: str


class Answer(msgspec.Struct):
    type: str
    code: str = ""


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    pid: int
    port: int
    start: float  # seconds from its start to the first good answer

    def cpu(self) -> float:
        """CPU seconds so far, of all its threads, for itself and in the kernel."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """MB that it holds (RSS)."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def metrics(self) -> dict[str, float]:
        """What /metrics tells, by name and labels."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request("GET", "/metrics")
        text = line.getresponse().read().decode()
        line.close()
        return {
            name: float(value)
            for name, _, value in (row.rpartition(" ") for row in text.splitlines() if not row.startswith("#"))
        }


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The URL of an empty database, "sqlite" or "postgres", on the disk of the temporary folder."""
    if kind == "postgres":
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory(prefix="hatbox-load-") as folder:
            yield f"sqlite:{Path(folder, 'hatbox.db')}"


@contextmanager
def serving(kind: str, *options: str, processes: int = 1) -> Iterator[list[Served]]:
    """Servers that run while the block does, on one fresh database, and let everybody send as fast as they can."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection; the servers inherit it
    with ExitStack() as running:
        url = running.enter_context(database(kind))
        yield [running.enter_context(_server(url, options)) for _ in range(processes)]


@contextmanager
def _server(url: str, options: Sequence[str]) -> Iterator[Served]:
    command = [sys.executable, "-m", "hatbox", "serve", "--port", "0", "--database", url, "--no-limits", *options]
    with tempfile.TemporaryFile("w+") as said:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stderr=said)
        try:
            port = _port(process, Path(f"/proc/self/fd/{said.fileno()}"), begin)
            yield Served(process.pid, port, time.perf_counter() - begin)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            said.seek(0)
            sys.stderr.writelines(line for line in said if "http://localhost" not in line)  # its troubles are ours


def _port(process: subprocess.Popen[bytes], said: Path, begin: float) -> int:
    """Wait until it says where it serves, and does."""
    while time.perf_counter() - begin < PATIENCE and process.poll() is None:
        found = re.search(r"http://localhost:(\d+)/", said.read_text())
        if found:
            line = HTTPConnection("127.0.0.1", int(found[1]), timeout=30)
            line.request("GET", "/healthz")
            if line.getresponse().status == 200:
                line.close()
                return int(found[1])
        time.sleep(0.005)
    raise RuntimeError(f"the server did not start: {said.read_text()}")


# --- guests and tables


class Desk:
    """A REST connection that is kept."""

    def __init__(self, port: int) -> None:
        """Connects with the first request."""
        self._line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def ask(self, path: str, body: object, answer: type[T], token: str = "") -> T:
        """POST something."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        self._line.request("POST", path, msgspec.json.encode(body), headers)
        response = self._line.getresponse()
        raw = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{path}: {response.status} {raw.decode(errors='replace')}")
        return msgspec.json.decode(raw, type=answer)

    def guest(self) -> str:
        """The token of somebody new."""
        return self.ask("/api/guests", {"name": "Load", "bot": True}, Identity).token

    def command(self, table: str, token: str, number: str, command: object) -> None:
        """Let somebody do something at a table."""
        body = {"id": number, "seen": 0, "do": command}
        done = self.ask(f"/api/tables/{table}/commands", body, Answer, token)
        if done.type != "ack":
            raise RuntimeError(f"{command}: {done.code}")


def guests(server: Served, count: int) -> list[Ticket]:
    """So many new guests."""
    return _in_parallel(server, range(count), lambda desk, _: [Ticket(server.port, desk.guest())])


def tables(
    servers: Sequence[Served], count: int, game: str, players: int, bots: dict[str, str] | None = None
) -> list[Ticket]:
    """So many tables where the game has begun: a ticket for everybody there who is no bot.

    With several servers the players of a table are spread over them.
    """
    people = players - len(bots or {})
    setup = {"game": game, "players": players, "bots": bots or {}, "substitute": "dormouse"}

    def begin(desk: Desk, number: int) -> list[Ticket]:
        tokens = [desk.guest() for _ in range(people)]
        table = desk.ask("/api/tables", setup, Table, tokens[0]).id
        for token in tokens[1:]:
            desk.command(table, token, "sit", {"kind": "sit"})
        for token in tokens:
            desk.command(table, token, "ready", {"kind": "ready"})
        ports = [servers[(number + seat) % len(servers)].port for seat in range(people)]
        return [Ticket(port, token, table) for port, token in zip(ports, tokens, strict=True)]

    return _in_parallel(servers[0], range(count), begin)


def _in_parallel(server: Served, numbers: range, work: Callable[[Desk, int], list[Ticket]]) -> list[Ticket]:
    def some(first: int) -> list[Ticket]:
        desk = Desk(server.port)
        return [ticket for number in numbers[first::LINES] for ticket in work(desk, number)]

    with ThreadPoolExecutor(LINES) as pool:
        return [ticket for found in pool.map(some, range(LINES)) for ticket in found]
