"""`hatbox play`: a game at the terminal, against bots or between people on one device."""

from __future__ import annotations

import gc
import secrets
from argparse import Namespace
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.roster import bot_named
from hatbox.cli.loading import ready
from hatbox.cli.simulate import read_options
from hatbox.core.errors import BadInput
from hatbox.core.game import Game
from hatbox.core.play import Match
from hatbox.core.random import seed_of
from hatbox.games import NAMES
from hatbox.terminal.advice import ADVISER
from hatbox.terminal.drawing import drawing_of
from hatbox.terminal.saving import read, resumed
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import Seats
from hatbox.terminal.session import Session
from hatbox.terminal.start import FRIENDS, choose, game_menu, opponents_menu, players_menu, seated

WARM_UP = Budget(simulations=8)


def run(asked: Namespace) -> int:
    """Set the table, by the arguments or a menu, and play."""
    gc.enable()  # unlike other commands this one goes on for long
    if not 0 < asked.seconds <= 600:
        raise BadInput("bad-seconds", seconds=asked.seconds)
    seed = secrets.randbits(64) if asked.seed is None else asked.seed
    screen = Screen()
    try:
        match, seats = load(asked, seed) if asked.load else begin(screen, asked, seed)
    except EOFError:
        screen.gap()
        screen.say("play-goodbye")
        return 0
    while True:
        session = Session(screen, match, seats, Budget(seconds=asked.seconds), seed)
        status = session.run()
        if not session.wants_more:
            return status
        seed = seed_of(seed, 1)
        match = Match.new(match.game, match.players, match.options, seed)


def load(asked: Namespace, seed: int) -> tuple[Match[Any], Seats]:
    """Go on with a game put aside."""
    given = (asked.game, asked.players, asked.option, asked.level, asked.seat, asked.people is not None, asked.hot_seat)
    if any(given):
        raise BadInput("play-load-alone")
    data = read(asked.load)
    with ready(data.record.game, "play"):
        match, seats = resumed(data, seed)
        warm_up(match, seats)
    return match, seats


def begin(screen: Screen, asked: Namespace, seed: int) -> tuple[Match[Any], Seats]:
    """Deal a new game."""
    name, players, levels, hot_seat = asked.game, asked.players, asked.level, asked.hot_seat
    if name is None:
        name = choose(screen, game_menu())
        players = players or int(choose(screen, players_menu(name)))
        if not (levels or hot_seat or asked.people is not None):
            opponents = choose(screen, opponents_menu())
            hot_seat, levels = opponents == FRIENDS, [] if opponents == FRIENDS else [opponents]
    with ready(name, "play") as game:
        players = players or game.players[0]
        options = read_options(game, asked.option)
        game.resolve(players, {option: value for option, value in options.items() if option != "first"})
        seats = seated(players, people(asked, players, hot_seat), levels)
        match: Match[Any] = Match.new(game, players, options, seed)
        warm_up(match, seats)
    return match, seats


def people(asked: Namespace, players: int, hot_seat: bool) -> list[int]:
    """The seats of the people: the first so many, those named, all, or seat 0."""
    if asked.people is not None:
        if asked.people > players:
            raise BadInput("bad-number", field="--people", number=asked.people, least=0, most=players)
        return [*range(asked.people)]
    return asked.seat or ([*range(players)] if hot_seat else [0])


def warm_up(match: Match[Any], seats: Seats) -> None:
    """Compile what a game needs before it begins: a first action, what is told and drawn of it, a bot's thought."""
    game: Game[Any] = match.game
    if game.name not in NAMES:
        return
    trial = Match.new(game, match.players, {}, 0)
    for name in {ADVISER, *(name for name in seats.bots if name is not None)}:
        bot_named(name).think(trial.story(trial.mover or 0), WARM_UP, 0)
    trial.act(trial.legal_actions()[0])
    trial.told(0, 0)
    seat = trial.mover or 0
    drawing = drawing_of(game, match.options, seats)
    drawing.table(trial.view(seat), trial.view(seat).legal())
    drawing.menu(trial.view(seat), trial.view(seat).legal())
    trial.result()
