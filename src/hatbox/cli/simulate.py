"""`hatbox simulate`: play random games and write their records."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hatbox.cli.arguments import GAMES, CommandParser, add_options, add_workers, open_part, open_workers, whole
from hatbox.cli.loading import load_game
from hatbox.cli.progress import show_progress
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Value
from hatbox.lab.simulate import Simulation, simulate_lines
from hatbox.records.files import atomic_write


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument("--players", type=int, default=2, metavar="N", help=text("players"))
    parser.add_argument("--games", type=whole, default=1, metavar="K", help=text("simulate-games"))
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help=text("seed"))
    add_options(parser)
    parser.add_argument("--legal", action="store_true", help=text("simulate-legal"))
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", help=text("simulate-out"))


def run(args: Namespace) -> int:
    with open_workers(args) as workers, load_game(args.game) as game:
        options = read_options(game, args.option)
        game.resolve_options(args.players, {name: value for name, value in options.items() if name != "first"})
        simulation = Simulation(game, args.players, args.games, args.seed, options, args.legal)
        settings = (game.name, game.version, args.players, args.games, args.seed, options, args.legal)
        part = open_part(args, settings, list[bytes])
        lines = simulate_lines(simulation, workers, part)
        with atomic_write(args.out) as file:
            for line in show_progress(lines, args.games, f"playing {args.game}"):
                file.write(line + b"\n")
        if part is not None:
            part.remove()
    return 0


def read_options(game: Game[Any], texts: list[str]) -> dict[str, Value]:
    """Parse options of the form NAME=VALUE."""
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("bad-option-form", text=text)
        if name == "first":
            options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else value
        elif name in known:
            options[name] = known[name].read(value)
        else:
            raise BadInput("unknown-option", game=game.name, name=name, allowed=", ".join([*known, "first"]))
    return options
