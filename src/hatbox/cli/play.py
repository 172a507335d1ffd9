"""`hatbox play`: play in the terminal, against bots or with others on the same device."""

from __future__ import annotations

import gc
import secrets
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.registry import bot_named
from hatbox.cli.arguments import GAMES, CommandParser, add_options, whole
from hatbox.cli.loading import load_game
from hatbox.cli.simulate import read_options
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Value
from hatbox.engine.match import Match
from hatbox.engine.rng import game_seed
from hatbox.engine.secure_random import KEY_BYTES
from hatbox.games import NAMES
from hatbox.terminal.drawing import drawing_of
from hatbox.terminal.hints import ADVISER
from hatbox.terminal.menus import FRIENDS, choose, game_menu, opponents_menu, players_menu
from hatbox.terminal.save_files import read, resume
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import Seats, assign_seats
from hatbox.terminal.session import Session

WARM_UP = Budget(simulations=8)


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("game", metavar="GAME", nargs="?", help=GAMES)
    parser.add_argument("--players", type=int, metavar="N", help=text("players"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=whole, action="append", metavar="S", help=text("play-seat"))
    who.add_argument("--people", type=whole, metavar="N", help=text("play-people"))
    parser.add_argument("--hot-seat", action="store_true", help=text("play-hot-seat"))
    parser.add_argument("--level", action="append", metavar="L", help=text("play-level"))
    add_options(parser)
    parser.add_argument("--seed", type=whole, metavar="S", help=text("play-seed"))
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help=text("play-seconds"))
    parser.add_argument("--load", metavar="FILE", help=text("play-load"))


def run(args: Namespace) -> int:
    """Set up a game from the arguments or a menu, and play."""
    gc.enable()  # unlike other commands this one runs long
    if not 0 < args.seconds <= 600:
        raise BadInput("bad-seconds", seconds=args.seconds)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    screen = Screen()
    try:
        match, seats = load(args, seed) if args.load else begin(screen, args, seed)
    except EOFError:
        screen.gap()
        screen.say("play-goodbye")
        return 0
    while True:
        session = Session(screen, match, seats, Budget(seconds=args.seconds), seed)
        status = session.run()
        if not session.wants_more:
            return status
        seed = game_seed(seed, 1)
        match = deal(args, match.game, match.players, match.options, seed)


def deal(args: Namespace, game: Game[Any], players: int, options: Mapping[str, Value], seed: int) -> Match[Any]:
    """Deal from --seed, or else from a secret random key."""
    if args.seed is None:
        return Match.from_key(game, players, options, secrets.token_bytes(KEY_BYTES))
    return Match.new(game, players, options, seed)


def load(args: Namespace, seed: int) -> tuple[Match[Any], Seats]:
    """Resume a saved game."""
    given = (args.game, args.players, args.option, args.level, args.seat, args.people is not None, args.hot_seat)
    if any(given):
        raise BadInput("play-load-alone")
    data = read(args.load)
    with load_game(data.record.game):
        match, seats = resume(data, seed)
        match.key = secrets.token_bytes(KEY_BYTES) if args.seed is None else None
        warm_up(match, seats)
    return match, seats


def begin(screen: Screen, args: Namespace, seed: int) -> tuple[Match[Any], Seats]:
    """Set up and deal a new game."""
    name, players, levels, hot_seat = args.game, args.players, args.level, args.hot_seat
    if name is None:
        name = choose(screen, game_menu())
        players = players or int(choose(screen, players_menu(name)))
        if not (levels or hot_seat or args.people is not None):
            opponents = choose(screen, opponents_menu())
            hot_seat, levels = opponents == FRIENDS, [] if opponents == FRIENDS else [opponents]
    with load_game(name) as game:
        players = players or game.players[0]
        options = read_options(game, args.option)
        game.resolve_options(players, {option: value for option, value in options.items() if option != "first"})
        seats = assign_seats(players, human_seats(args, players, hot_seat), levels)
        match = deal(args, game, players, options, seed)
        warm_up(match, seats)
    return match, seats


def human_seats(args: Namespace, players: int, hot_seat: bool) -> list[int]:
    """Return the seats of people: the first --people, those named, all, or seat 0."""
    if args.people is not None:
        if args.people > players:
            raise BadInput("bad-number", field="--people", number=args.people, least=0, most=players)
        return [*range(args.people)]
    return args.seat or ([*range(players)] if hot_seat else [0])


def warm_up(match: Match[Any], seats: Seats) -> None:
    """Compile what a game needs before it begins: a first action, its events and drawing, a bot's decision."""
    game: Game[Any] = match.game
    if game.name not in NAMES:
        return
    trial = Match.new(game, match.players, {}, 0)
    for name in {ADVISER, *(name for name in seats.bots if name is not None)}:
        bot_named(name).think(trial.observations(trial.mover or 0), WARM_UP, 0)
    trial.act(trial.legal_actions()[0])
    trial.events(0, 0)
    seat = trial.mover or 0
    drawing = drawing_of(game, match.options, seats)
    drawing.table(trial.view(seat), trial.view(seat).legal_moves())
    drawing.menu(trial.view(seat), trial.view(seat).legal_moves())
    trial.partial_result()
