"""Account for the memory of a seated connection.

    python bench/memory.py                          600 connections at tables of three-player Hats
    python bench/memory.py --playing                the same in the middle of their games

Two servers, each with 200 connections first, which load everything: one that traces every allocation of Python
(tracemalloc) and says by which part of the program it was made, and one as it is, whose resident memory is read. The
difference is what allocators keep free between objects, and the page cache of SQLite. `bench/load.py idle --seated`
gives the second figure alone.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import sys
import tempfile
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import uvloop
from light_client import Crowd, Player, connect_all
from server_process import ServerProcess, database, server_of, tables

WARM_UP = 200  # connections
SETTLE = 3.0  # seconds before memory is read
MOVES = 30  # up to which tables play with `--playing`; about a game of Hats
FRAMES = 8  # of a traceback
PROBE = "HATBOX_MEMORY_PROBE"  # the file that a traced server writes its figures to

PARTS = {  # by what is in the path of the file that allocated, from the inside of a call outwards
    "hatbox/compiled/": "the game: states, actions",
    "hatbox/engine/": "the game: states, actions",
    "hatbox/records/": "the game: states, actions",
    "hatbox/server/tables/": "the table: seats, clocks, answers",
    "hatbox/server/service/": "the table: seats, clocks, answers",
    "hatbox/server/store/": "texts read from the database: ids, names, tokens",
    "hatbox/server/identity": "texts read from the database: ids, names, tokens",
    "hatbox/server/transport/fast_websocket": "the WebSocket",
    "hatbox/server/transport/http_protocol": "the WebSocket",
    "uvicorn/": "the WebSocket",
    "websockets/": "the WebSocket",
    "hatbox/server/transport/": "the connection: player, inbox, outbox, limits",
    "hatbox/": "other",
    "asyncio/runners": "uvloop's transport",
}


# --- in the traced server


def write_figures(*_: object) -> None:
    """Write the bytes allocated and not freed, by part."""
    gc.collect()
    sizes: Counter[str] = Counter()
    for trace in tracemalloc.take_snapshot().traces:
        files = [frame.filename for frame in reversed(trace.traceback)]
        sizes[next((PARTS[part] for file in files for part in PARTS if part in file), "other")] += trace.size
    target = Path(os.environ[PROBE])
    target.with_suffix(".new").write_text(json.dumps(sizes))
    target.with_suffix(".new").rename(target)


def serve_traced() -> int:
    """Run `hatbox` with tracing; SIGUSR1 asks for figures."""
    from hatbox.cli.main import entry

    tracemalloc.start(FRAMES)
    signal.signal(signal.SIGUSR1, write_figures)
    return entry()


# --- the measurement


async def measure(
    server: ServerProcess, read: Callable[[ServerProcess], Counter[str]], count: int, *, playing: bool
) -> dict[str, float]:
    """Return bytes by part for each of `count` connections."""
    crowd = Crowd()

    async def connect_more(some: int) -> Counter[str]:
        players = await connect_all(crowd, await asyncio.to_thread(tables, [server], some // 3, "hats", 3))
        if playing:
            await play_some(crowd, players)
        await asyncio.sleep(SETTLE)
        return await asyncio.to_thread(read, server)

    before, after = await connect_more(WARM_UP), await connect_more(count)
    crowd.is_leaving = True
    return {part: (after[part] - before[part]) / count for part in after}


async def play_some(crowd: Crowd, players: list[Player]) -> None:
    """Play each table for a different number of moves."""
    crowd.waiting = [player for player in crowd.waiting if player in players]
    await crowd.spread(players, len(players) // 3, MOVES)


def read_traced(server: ServerProcess) -> Counter[str]:
    target = Path(os.environ[PROBE])
    target.unlink(missing_ok=True)
    os.kill(server.pid, signal.SIGUSR1)
    while not target.exists():
        os.sched_yield()
    return Counter(json.loads(target.read_text()))


def read_resident(server: ServerProcess) -> Counter[str]:
    return Counter({"resident": int(server.memory() * 1024 * 1024)})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=600, help="(default: %(default)s)")
    parser.add_argument("--playing", action="store_true", help="after some moves at each table")
    args = parser.parse_args()
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="hatbox-memory-") as folder:
        os.environ[PROBE] = str(Path(folder, "figures"))
        for command, read in (
            ([sys.executable, __file__], read_traced),
            ([sys.executable, "-m", "hatbox"], read_resident),
        ):
            with database("sqlite") as url, server_of(url, command=command) as server:
                figures |= uvloop.run(measure(server, read, args.connections, playing=args.playing))
    resident = figures.pop("resident")
    figures["kept free by allocators, cache of SQLite"] = resident - sum(figures.values())
    for part, size in sorted(figures.items(), key=lambda item: -item[1]):
        print(f"{part:52}{size / 1024:8.2f} KB")
    print(f"{'resident memory of a seated connection':52}{resident / 1024:8.2f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(serve_traced() if sys.argv[1:2] == ["serve"] else main())
