"""`hatbox train`: let the search learn a network by playing itself."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from hatbox.cli.arguments import GAMES, CommandParser, add_workers, expect, limit, open_workers, whole
from hatbox.cli.progress import count_progress
from hatbox.engine.errors import BadInput
from hatbox.i18n import say

if TYPE_CHECKING:
    from hatbox.lab.learning import Round, Settings

MAX_MINUTES = 10_000
MAX_SIMULATIONS = 100_000
DEFAULT_MINUTES = 5
DEFAULT_SIMULATIONS = 100
DEFAULT_ROUND = 400


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument("--players", type=int, metavar="N", help=text("train-players"))
    parser.add_argument("--minutes", type=whole, metavar="M", help=text("train-minutes", minutes=DEFAULT_MINUTES))
    parser.add_argument("--games", type=limit, metavar="K", help=text("train-games"))
    parser.add_argument("--round", type=limit, metavar="K", help=text("train-round", games=DEFAULT_ROUND))
    parser.add_argument(
        "--simulations", type=limit, metavar="N", help=text("train-simulations", simulations=DEFAULT_SIMULATIONS)
    )
    parser.add_argument("--seed", type=whole, metavar="S", help=text("seed"))
    add_workers(parser)
    parser.add_argument("--out", required=True, metavar="DIR", help=text("train-out"))
    parser.add_argument("--resume", action="store_true", help=text("train-resume"))
    parser.add_argument("--json", action="store_true", help=text("train-json"))


def run(args: Namespace) -> int:
    """Train, and print a line for each round."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is imported; see `lab.training`
    from hatbox.cli.loading import load_game
    from hatbox.lab.learning import Run, rounds

    if args.minutes is not None:
        expect("--minutes", args.minutes, MAX_MINUTES)
    with load_game(args.game) as game:
        settings = settings_of(args, game.players[0])
        game.resolve_options(settings.players, {})
        minutes = DEFAULT_MINUTES if args.minutes is None and args.games is None else args.minutes
        seconds = None if minutes is None else 60.0 * minutes
        about = say("train-progress", {"game": args.game})
        with open_workers(args) as workers, count_progress(about) as on_game:
            training = Run(game, settings, Path(args.out), workers)
            for done in rounds(training, seconds, args.games, on_game):
                print(msgspec.json.encode(done).decode() if args.json else line_of(done), flush=True)
    return 0


def settings_of(args: Namespace, players: int) -> Settings:
    """Return the settings asked for, or of the run to be continued, which they must not contradict."""
    from hatbox.lab.learning import Settings, read_settings

    earlier = read_settings(Path(args.out))
    if earlier is not None and not args.resume:
        raise BadInput("train-folder-used", path=args.out)
    if earlier is None and args.resume:
        raise BadInput("train-nothing-there", path=args.out)
    names = ("game", "players", "seed", "simulations")
    arguments = {**{name: getattr(args, name) for name in names}, "games": args.round}
    given = {name: number for name, number in arguments.items() if number is not None}
    if earlier is None:
        simulations, seed = DEFAULT_SIMULATIONS, 0
        expect("--simulations", given.get("simulations", simulations), MAX_SIMULATIONS)
        defaults = {"players": players, "seed": seed, "simulations": simulations, "games": DEFAULT_ROUND}
        return Settings(**{**defaults, **given})
    for name, number in given.items():
        if getattr(earlier, name) != number:
            flag = "--round" if name == "games" else "GAME" if name == "game" else f"--{name}"
            raise BadInput("train-other-settings", path=args.out, flag=flag, value=str(getattr(earlier, name)))
    return earlier


def line_of(done: Round) -> str:
    """Return a round as a line for people."""
    return say(
        "train-round",
        {
            "number": done.number,
            "games": done.games,
            "samples": done.samples,
            "loss": f"{done.loss:.3f}",
            "greedy": format_won(done.greedy),
            "previous": format_won(done.previous),
            "minutes": f"{done.seconds / 60:.1f}",
        },
    )


def format_won(won: tuple[float, float, float]) -> str:
    value, low, high = (100 * number for number in won)
    return f"{value:.0f} % ({low:.0f}–{high:.0f})"
