"""Before anybody plays: what makes a table, and what is dealt."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from hatbox import wire
from hatbox.engine.dealing import deal_by_key
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import Game, Value
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, key_of
from hatbox.server.tables import log
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.log import Chair


def decide_opening(
    setup: wire.Setup, host: str, name: str, *, quick: bool = False, code: str | None = None, entropy: bytes = b""
) -> log.Opened:
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
    return log.Opened(setup, host, tuple(chairs), quick, code, entropy.hex())


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


def seed_from(entropy: bytes) -> bytes:
    """The seed of a table's game: published when it is over, and tells nothing about the entropy it comes from."""
    return hmac.digest(entropy, b"seed", "sha256")


def next_entropy(entropy: bytes) -> bytes:
    """The entropy of the table where a rematch is played: fixed beforehand, so that it can be committed to in time."""
    return hmac.digest(entropy, b"rematch", "sha256")


def rematch_id(entropy: bytes) -> str:
    """The name of the table with this entropy, where a rematch is played: as hard to guess as any."""
    return hashlib.blake2b(entropy, digest_size=8, person=b"table").hexdigest()


def decide_deal(setup: wire.Setup, entropy: bytes, nonces: Sequence[str | None]) -> log.Started:
    """A deal, from what the server is committed to and what the players' clients have sent."""
    game: Game[Any] = game_named(setup.game)
    seed = seed_from(entropy)
    match = deal_by_key(game, setup.players, setup.options, key_of(seed, nonces))
    return log.Started(
        seed=seed.hex(),
        nonces=[*nonces],
        commitment=commitment_to(seed),
        first=match.first,
        deal=match.deal(),
        rules=game.version,
    )
