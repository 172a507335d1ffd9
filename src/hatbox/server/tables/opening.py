"""Open a table and deal."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from hatbox import wire
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, key_of
from hatbox.server.tables import log
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.log import Chair


def decide_opening(
    setup: wire.Setup,
    host: str,
    name: str,
    *,
    face: wire.Face | None = None,
    quick: bool = False,
    code: str | None = None,
    entropy: bytes = b"",
) -> log.Opened:
    """Return the fact that opens a table; the host sits on the first seat that is not a bot's."""
    game: Game[Any] = game_named(setup.game)
    try:
        game.resolve_options(setup.players, {key: value for key, value in setup.options.items() if key != "first"})
        expect_first(setup)
        expect_playable(game, setup)
    except HatboxError as error:
        raise Refusal(error.code, None, **error.params) from None
    seats = {str(seat) for seat in range(setup.players)}
    if not set(setup.bots) < seats:
        raise Refusal("table/bad-bots", allowed=", ".join(sorted(seats)))
    chairs = [Chair(bot=setup.bots.get(str(seat))) for seat in range(setup.players)]
    own = next(seat for seat, chair in enumerate(chairs) if chair.is_free)
    chairs[own] = Chair(player=host, name=name, face=face)
    return log.Opened(setup, host, tuple(chairs), quick, code, entropy.hex())


def expect_playable(game: Game[Any], setup: wire.Setup) -> None:
    """Refuse options that are for research only."""
    allowed = [option.name for option in game.options if not option.research]
    for name in setup.options:
        if name not in allowed and name != "first":
            raise Refusal("unknown-option", game=game.name, name=name, allowed=", ".join(allowed))


def expect_first(setup: wire.Setup) -> None:
    """Refuse an option `first` that is neither a seat nor `random`."""
    first = setup.options.get("first", "random")
    if first != "random" and (type(first) is not int or not 0 <= first < setup.players):
        raise Refusal("bad-first", value=str(first), most=setup.players - 1)


def seed_from(entropy: bytes) -> bytes:
    """Return the seed of a table's game. It is published at the end and reveals nothing about the entropy."""
    return hmac.digest(entropy, b"seed", "sha256")


def next_entropy(entropy: bytes) -> bytes:
    """Return the entropy of a rematch, fixed in advance so that it can be committed to."""
    return hmac.digest(entropy, b"rematch", "sha256")


def rematch_id(entropy: bytes) -> str:
    """Return the id of the rematch's table, as hard to guess as any other."""
    return hashlib.blake2b(entropy, digest_size=8, person=b"table").hexdigest()


def decide_deal(setup: wire.Setup, entropy: bytes, nonces: Sequence[str | None]) -> log.Started:
    """Return a deal from the committed seed and the players' nonces."""
    game: Game[Any] = game_named(setup.game)
    seed = seed_from(entropy)
    match = Match.from_key(game, setup.players, setup.options, key_of(seed, nonces))
    return log.Started(
        seed=seed.hex(),
        nonces=[*nonces],
        commitment=commitment_to(seed),
        first=match.first,
        deal=match.deal(),
        rules=game.version,
    )
