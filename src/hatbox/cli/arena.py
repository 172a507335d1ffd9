"""`hatbox arena`: run a tournament of bots."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec

from hatbox.bots.bot import Budget
from hatbox.cli.arena_report import play_all, print_report
from hatbox.cli.arguments import GAMES, CommandParser, add_options, add_workers, expect, open_workers, whole
from hatbox.cli.loading import load_game
from hatbox.cli.simulate import read_options
from hatbox.engine.errors import BadInput
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest, GameResult
from hatbox.lab.entrants import MAX_SECONDS, MAX_SIMULATIONS, read_entrants
from hatbox.lab.ledger import Ledger, settings_of
from hatbox.lab.sequential import Referee, SequentialTest, Trial

DEFAULT_SIMULATIONS = 1000
MAX_GAMES = 10_000_000
MAX_LUCK = 100_000  # simulations
DEFAULT_ERROR = 0.05  # alpha and beta of a sequential test
MAX_ERROR = 0.5


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
    parser.add_argument("--sprt", metavar="LOW,HIGH", help=text("arena-sprt"))
    parser.add_argument("--alpha", type=float, metavar="P", help=text("arena-alpha"))
    parser.add_argument("--beta", type=float, metavar="P", help=text("arena-beta"))
    parser.add_argument("--luck", type=whole, metavar="N", help=text("arena-luck"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=text("one-json"))
    parser.add_argument("--out", metavar="FILE", help=text("arena-out"))


def run(args: Namespace) -> int:
    """Play the tournament, or resume it, and report. After Ctrl-C the games played so far are reported."""
    entrants = read_entrants(args.bots, read_budget(args))
    expect("--games", args.games, MAX_GAMES)
    test = read_test(args)
    if args.luck is not None:
        expect("--luck", args.luck, MAX_LUCK)
    with interruptible() as is_interrupted:
        with open_workers(args) as workers, load_game(args.game) as game:
            options = read_options(game, args.option)
            contest = Contest(game, args.players, entrants, args.seed, options, args.luck or 0)
            with ExitStack() as files:
                ledger = None if args.out is None else files.enter_context(Ledger(args.out, contest))
                played = [] if ledger is None else ledger.played
                referee = None if test is None else Referee(test, len(contest.seatings), played)

                def keep(result: GameResult, record: bytes) -> None:
                    if ledger is not None:
                        ledger.append(result, record)
                    if referee is not None:
                        referee.add(result)

                def should_stop() -> bool:
                    return is_interrupted() or (referee is not None and referee.is_decided)

                arena = Arena(contest, args.games, None, played, keep, should_stop, args.on, workers)
                if not should_stop():
                    play_all(arena)
        early = bool(is_interrupted() and arena.missing() and not (referee and referee.is_decided))
    trial = None if referee is None else referee.trial
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(report(arena, args.games, early, trial)) + b"\n")
    else:
        print_report(arena, args.games, early, trial)
    return 130 if early else 0


def read_test(args: Namespace) -> SequentialTest | None:
    """Return the sequential test that --sprt asks for."""
    if args.sprt is None:
        if args.alpha is not None or args.beta is not None:
            raise BadInput("arena-needs-sprt")
        return None
    if len(args.bots) != 2:
        raise BadInput("arena-sprt-two-bots")
    try:
        low, high = (float(share) / 100 for share in args.sprt.split(","))
        is_valid = 0 <= low < high <= 1
    except ValueError:
        is_valid = False
    if not is_valid:
        raise BadInput("arena-bad-sprt", text=args.sprt)
    errors = {"--alpha": args.alpha, "--beta": args.beta}
    for flag, rate in errors.items():
        if rate is not None and not 0 < rate < MAX_ERROR:
            raise BadInput("arena-bad-rate", flag=flag, rate=rate, most=MAX_ERROR)
    rates = [DEFAULT_ERROR if rate is None else rate for rate in errors.values()]
    return SequentialTest(low, high, *rates)


def report(arena: Arena, games: int, stopped: bool, trial: Trial | None) -> dict[str, Any]:
    """Return the report as JSON."""
    settings = msgspec.to_builtins(settings_of(arena.contest))
    return {
        **{name: settings[name] for name in ("game", "players", "options", "bots", "seed", "hatbox")},
        "games_asked": games,
        "games_per_round": len(arena.contest.seatings),
        "stopped": stopped,
        "luck": settings["luck"],
        "sprt": None if trial is None else trial_as_json(trial),
        "standings": arena.standings(),
    }


def trial_as_json(trial: Trial) -> dict[str, Any]:
    lower, upper = trial.test.bounds
    result = {"decision": trial.decision, "ratio": trial.ratio, "rounds": trial.rounds}
    return {**msgspec.to_builtins(trial.test), "lower": lower, "upper": upper, **result}


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
