"""A game server in its own process, for measurements, with guests and tables.

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

import asyncpg
import msgspec
from light_client import Ticket
from postgres import postgres

TIMEOUT = 300  # seconds; the rules may have to be compiled first
REST_CONNECTIONS = 8  # in parallel
TICKS = os.sysconf("SC_CLK_TCK")  # per second, in /proc

HATBOX = (sys.executable, "-m", "hatbox")

T = TypeVar("T")


class Identity(msgspec.Struct):
    token: str


class Table(msgspec.Struct):
    id: str


class Answer(msgspec.Struct):
    type: str
    code: str = ""


def stat_of(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name; [] if the process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


@dataclass(frozen=True)
class DatabaseProcesses:
    """PostgreSQL: its main process and the children of that."""

    pid: int

    @classmethod
    async def of(cls, url: str) -> DatabaseProcesses:
        connection = await asyncpg.connect(url)
        folder = await connection.fetchval("SHOW data_directory")
        await connection.close()
        return cls(int(Path(folder, "postmaster.pid").read_text().split()[0]))

    def cpu(self) -> float:
        """Return the CPU seconds so far, user and system, also of children that have ended."""
        ticks = sum(int(field) for field in stat_of(self.pid)[11:15])
        for folder in Path("/proc").iterdir():
            fields = stat_of(int(folder.name)) if folder.name.isdigit() else []
            if fields and int(fields[1]) == self.pid:
                ticks += sum(int(field) for field in fields[11:13])
        return ticks / TICKS


@dataclass(frozen=True)
class ServerProcess:
    """A running server."""

    pid: int
    port: int
    start: float  # seconds until the first healthy answer

    def cpu(self) -> float:
        """Return its CPU seconds so far, user and system, of all threads."""
        return sum(int(field) for field in stat_of(self.pid)[11:13]) / TICKS

    def memory(self) -> float:
        """Return its RSS in MB."""
        match = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert match is not None
        return int(match[1]) / 1024

    def metrics(self) -> dict[str, float]:
        """Return the metrics by name and labels."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        return {
            name: float(value)
            for name, _, value in (row.rpartition(" ") for row in text.splitlines() if not row.startswith("#"))
        }


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Yield the URL of an empty database, "sqlite" or "postgres", in the temporary folder."""
    if kind == "postgres":
        with postgres() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory(prefix="hatbox-load-") as folder:
            yield f"sqlite:{Path(folder, 'hatbox.db')}"


@contextmanager
def running_servers(kind: str, *options: str, processes: int = 1) -> Iterator[list[ServerProcess]]:
    """Run servers on one fresh database, without rate limits."""
    with database(kind) as url, servers_of(url, *options, processes=processes) as servers:
        yield servers


@contextmanager
def servers_of(url: str, *options: str, processes: int) -> Iterator[list[ServerProcess]]:
    """Run servers of a database, without rate limits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each connection; the servers inherit it
    with ExitStack() as running:
        yield [running.enter_context(server_of(url, *options)) for _ in range(processes)]


@contextmanager
def server_of(url: str, *options: str, command: Sequence[str] = HATBOX) -> Iterator[ServerProcess]:
    """Run a server of a database, without rate limits."""
    command = [*command, "serve", "--port", "0", "--database", url, "--no-limits", *options]
    with tempfile.TemporaryFile("w+") as stderr:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stderr=stderr)
        try:
            port = _port(process, Path(f"/proc/self/fd/{stderr.fileno()}"), begin)
            yield ServerProcess(process.pid, port, time.perf_counter() - begin)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            stderr.seek(0)
            sys.stderr.writelines(line for line in stderr if "http://localhost" not in line)  # pass its errors on


def _port(process: subprocess.Popen[bytes], stderr: Path, begin: float) -> int:
    """Wait until it prints its address and is healthy; return the port."""
    while time.perf_counter() - begin < TIMEOUT and process.poll() is None:
        match = re.search(r"http://localhost:(\d+)/", stderr.read_text())
        if match:
            connection = HTTPConnection("127.0.0.1", int(match[1]), timeout=30)
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                connection.close()
                return int(match[1])
        time.sleep(0.005)
    raise RuntimeError(f"the server did not start: {stderr.read_text()}")


# --- guests and tables


class RestClient:
    """A persistent REST connection."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def post(self, path: str, body: object, answer: type[T], token: str = "") -> T:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        self._connection.request("POST", path, msgspec.json.encode(body), headers)
        response = self._connection.getresponse()
        raw = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{path}: {response.status} {raw.decode(errors='replace')}")
        return msgspec.json.decode(raw, type=answer)

    def guest(self) -> str:
        """Create a guest and return its token."""
        return self.post("/api/guests", {"name": "Load", "bot": True}, Identity).token

    def command(self, table: str, token: str, number: str, command: object) -> None:
        """Send a command to a table."""
        body = {"id": number, "seen": 0, "do": command}
        reply = self.post(f"/api/tables/{table}/commands", body, Answer, token)
        if reply.type != "ack":
            raise RuntimeError(f"{command}: {reply.code}")


def guests(server: ServerProcess, count: int) -> list[Ticket]:
    return _in_parallel(server, range(count), lambda client, _: [Ticket(server.port, client.guest())])


def tables(
    servers: Sequence[ServerProcess],
    count: int,
    game: str,
    players: int,
    bots: dict[str, str] | None = None,
    *,
    together: bool = False,
) -> list[Ticket]:
    """Open tables and start their games; return a ticket for every player who is not a bot.

    With several servers the players of a table are spread over them, or `together` at one.
    """
    people = players - len(bots or {})
    setup = {"game": game, "players": players, "bots": bots or {}, "substitute": "dormouse"}

    def begin(client: RestClient, number: int) -> list[Ticket]:
        tokens = [client.guest() for _ in range(people)]
        table = client.post("/api/tables", setup, Table, tokens[0]).id
        for token in tokens[1:]:
            client.command(table, token, "sit", {"kind": "sit"})
        for token in tokens:
            client.command(table, token, "ready", {"kind": "ready"})
        ports = [servers[(number if together else number + seat) % len(servers)].port for seat in range(people)]
        return [Ticket(port, token, table) for port, token in zip(ports, tokens, strict=True)]

    return _in_parallel(servers[0], range(count), begin)


def _in_parallel(
    server: ServerProcess, numbers: range, work: Callable[[RestClient, int], list[Ticket]]
) -> list[Ticket]:
    def run(first: int) -> list[Ticket]:
        client = RestClient(server.port)
        return [ticket for number in numbers[first::REST_CONNECTIONS] for ticket in work(client, number)]

    with ThreadPoolExecutor(REST_CONNECTIONS) as pool:
        return [ticket for tickets in pool.map(run, range(REST_CONNECTIONS)) for ticket in tickets]
