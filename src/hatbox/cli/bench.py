"""`hatbox bench`: measure the speed of the engine on this machine."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import ExitStack
from dataclasses import asdict

import msgspec

from hatbox.cli.arguments import CommandParser
from hatbox.cli.loading import load_game
from hatbox.cli.progress import show_progress
from hatbox.engine.errors import BadInput
from hatbox.games import BASELINE, NAMES
from hatbox.lab.bench import command_seconds, measure_games, measure_limit


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help=text("bench-seconds"))
    parser.add_argument("--json", action="store_true", help=text("one-json"))


def run(args: Namespace) -> int:
    """Measure, and print a table or JSON."""
    if not 0 < args.seconds <= 600:
        raise BadInput("bad-seconds", seconds=args.seconds)
    with ExitStack() as stack:
        for name in NAMES:
            stack.enter_context(load_game(name))
        speeds = list(show_progress(measure_games(args.seconds), None, "measuring"))
        limit = measure_limit(args.seconds)
    starts = {
        "help": command_seconds("--help"),
        "simulate": command_seconds("simulate", BASELINE[0], "--games", "1"),
    }
    if args.json:
        report = {"games": [asdict(speed) for speed in speeds], "limit": limit and asdict(limit), "cpu_seconds": starts}
        print(msgspec.json.encode(report).decode())
        return 0
    print("game       players  actions/s    games/s  actions/game  simulations/s  bytes/state  start s")
    for s in speeds:
        print(
            f"{s.name:10} {s.players:7} {s.actions_per_second:10,.0f} {s.games_per_second:10,.0f} "
            f"{s.actions_per_game:13.1f} {s.simulations_per_second:14,.0f} {s.state_bytes:12} {s.start_seconds:8.2f}"
        )
    print(f"hatbox --help: {starts['help']:.2f} s of CPU; one simulated game: {starts['simulate']:.2f} s")
    if limit is None:
        print("no C compiler or no bench/c_baseline.c: the limit was not measured", file=sys.stderr)
    else:
        print(
            f"{BASELINE[0]} with {BASELINE[1]} players against the limit in C: {limit.ratio:.2f} "
            f"of {limit.actions_per_second:,.0f} actions/s (median of interleaved slices)"
        )
    return 0
