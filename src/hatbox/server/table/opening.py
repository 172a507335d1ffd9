"""Before anybody plays: what makes a table, and what is dealt."""

from __future__ import annotations

from typing import Any

from hatbox import wire
from hatbox.core.errors import HatboxError
from hatbox.core.game import Game, Value
from hatbox.core.play import Match
from hatbox.games import game_named
from hatbox.records.fair import commitment_to
from hatbox.records.record import record_of
from hatbox.server import log
from hatbox.server.log import Chair
from hatbox.server.table.orders import Refusal


def opening(setup: wire.Setup, host: str, name: str, *, quick: bool = False, code: str | None = None) -> log.Opened:
    """What makes a new table: the host sits on the first seat that is not a bot's."""
    game: Game[Any] = game_named(setup.game)
    try:
        game.resolve(setup.players, {key: value for key, value in setup.options.items() if key != "first"})
        first_option(setup)
        expect_playable(game, setup)
    except HatboxError as fault:
        raise Refusal(fault.code, None, **fault.params) from None
    seats = {str(seat) for seat in range(setup.players)}
    if not set(setup.bots) < seats:
        raise Refusal("table/bad-bots", allowed=", ".join(sorted(seats)))
    chairs = [Chair(bot=setup.bots.get(str(seat))) for seat in range(setup.players)]
    own = next(seat for seat, chair in enumerate(chairs) if chair.is_free)
    chairs[own] = Chair(player=host, name=name)
    return log.Opened(setup, host, tuple(chairs), quick, code)


def expect_playable(game: Game[Any], setup: wire.Setup) -> None:
    """Options for research are not for tables."""
    allowed = [option.name for option in game.options if not option.research]
    for name in setup.options:
        if name not in allowed and name != "first":
            raise Refusal("unknown-option", game=game.name, name=name, allowed=", ".join(allowed))


def first_option(setup: wire.Setup) -> Value:
    """Who begins: a seat, or `random`."""
    first = setup.options.get("first", "random")
    if first != "random" and (type(first) is not int or not 0 <= first < setup.players):
        raise Refusal("bad-first", value=str(first), most=setup.players - 1)
    return first


def dealt(setup: wire.Setup, luck: bytes) -> log.Started:
    """A deal, and what commits the server to it."""
    game: Game[Any] = game_named(setup.game)
    seed, salt = int.from_bytes(luck[:8], "big"), luck[8:24].hex()
    match = Match.new(game, setup.players, setup.options, seed)
    record = record_of(match)
    commitment = commitment_to(record.first, record.deal, str(seed), salt)
    return log.Started(seed, salt, commitment, record.first, record.deal, game.version)
