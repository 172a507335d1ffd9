"""`hatbox puzzles`: mine puzzles from games of bots."""

from __future__ import annotations

from argparse import Namespace

from hatbox.cli.arguments import GAMES, CommandParser, add_workers, expect, open_part, open_workers, whole
from hatbox.cli.loading import load_game
from hatbox.cli.progress import show_progress
from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.lab.entrants import MAX_SIMULATIONS
from hatbox.lab.puzzle_mine import DEPTH, SCREEN, Mine, mine_puzzles, pool_size, spread
from hatbox.lab.puzzles import Puzzle, encode_puzzles
from hatbox.records.files import atomic_write

MAX_COUNT = 100_000
DEFAULT_COUNT = 300


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument("--count", type=whole, default=DEFAULT_COUNT, metavar="N", help=text("puzzles-count"))
    parser.add_argument("--players", type=int, metavar="N", help=text("puzzles-players"))
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help=text("seed"))
    simulations = Mine.simulations
    parser.add_argument(
        "--simulations", type=whole, default=simulations, metavar="N", help=text("puzzles-simulations", depth=DEPTH)
    )
    add_workers(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help=text("puzzles-out"))


def run(args: Namespace) -> int:
    """Mine, and write one file when all is there."""
    expect("--count", args.count, MAX_COUNT)
    if not SCREEN <= args.simulations <= MAX_SIMULATIONS // DEPTH:
        most = MAX_SIMULATIONS // DEPTH
        raise BadInput("bad-number", field="--simulations", number=args.simulations, least=SCREEN, most=most)
    with open_workers(args) as workers, load_game(args.game) as game:
        if args.players is not None:
            game.resolve_options(args.players, {})
        mine, mined = Mine(game, args.seed, args.players, args.simulations), pool_size(args.count)
        part = open_part(args, (game.name, game.version, args.seed, args.players, args.simulations), list[Puzzle])
        with atomic_write(args.out) as file:
            about = say("puzzles-progress", {"game": args.game})
            puzzles = [*show_progress(mine_puzzles(mine, mined, workers, part), mined, about)]
            file.write(encode_puzzles(game, spread(puzzles, args.count)))
        if part is not None:
            part.remove()
    return 0
