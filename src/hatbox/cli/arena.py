"""`hatbox arena`: run a tournament of bots."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from hatbox.bots.bot import Budget
from hatbox.cli.arena_report import play_all, print_report
from hatbox.cli.arguments import GAMES, CommandParser, add_options, add_workers, expect, expect_workers, whole
from hatbox.cli.loading import load_game
from hatbox.cli.simulate import read_options
from hatbox.engine.errors import BadInput
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import MAX_SECONDS, MAX_SIMULATIONS, read_entrants
from hatbox.lab.ledger import Ledger, settings_of

DEFAULT_SIMULATIONS = 1000
MAX_GAMES = 10_000_000


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument("--players", type=int, default=2, metavar="N", help=text("players"))
    parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=text("arena-bots"))
    parser.add_argument("--games", type=whole, default=100, metavar="K", help=text("arena-games"))
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help=text("seed"))
    parser.add_argument("--seconds", type=float, metavar="T", help=text("arena-seconds"))
    parser.add_argument("--simulations", type=whole, metavar="N", help=text("arena-simulations"))
    add_workers(parser)
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=text("one-json"))
    parser.add_argument("--out", metavar="FILE", help=text("arena-out"))


def run(args: Namespace) -> int:
    """Play the tournament, or resume it, and report. After Ctrl-C the games played so far are reported."""
    entrants = read_entrants(args.bots, read_budget(args))
    expect("--games", args.games, MAX_GAMES)
    expect_workers(args)
    with interruptible() as should_stop:
        with load_game(args.game) as game:
            contest = Contest(game, args.players, entrants, args.seed, read_options(game, args.option))
            if args.out is None:
                arena = Arena(contest, args.games, args.jobs, should_stop=should_stop, on=args.on)
                play_all(arena)
            else:
                with Ledger(args.out, contest) as ledger:
                    arena = Arena(contest, args.games, args.jobs, ledger.played, ledger.append, should_stop, args.on)
                    play_all(arena)
        early = bool(should_stop() and arena.missing())
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(report(arena, args.games, early)) + b"\n")
    else:
        print_report(arena, args.games, early)
    return 130 if early else 0


def report(arena: Arena, games: int, stopped: bool) -> dict[str, Any]:
    """Return the report as JSON."""
    settings = msgspec.to_builtins(settings_of(arena.contest))
    return {
        **{name: settings[name] for name in ("game", "players", "options", "bots", "seed", "hatbox")},
        "games_asked": games,
        "games_per_round": len(arena.contest.seatings),
        "stopped": stopped,
        "standings": arena.standings(),
    }


def read_budget(args: Namespace) -> Budget:
    """Return the budget of bots that name none of their own."""
    if args.seconds is not None:
        if args.simulations is not None:
            raise BadInput("arena-two-budgets")
        if not 0 < args.seconds <= MAX_SECONDS:
            raise BadInput("bad-seconds", seconds=args.seconds)
        return Budget(seconds=args.seconds)
    simulations = DEFAULT_SIMULATIONS if args.simulations is None else args.simulations
    expect("--simulations", simulations, MAX_SIMULATIONS)
    return Budget(simulations=simulations)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Yield a function that tells whether Ctrl-C was pressed; a second Ctrl-C raises KeyboardInterrupt."""
    pressed: list[int] = []

    def note(number: int, _: object) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
