"""Turn the record of a game that was played without a server into the events of a finished table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from hatbox import wire
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import Game
from hatbox.games import game_named
from hatbox.records.record import FIRST_RULES, Record, decode, start_match, verify
from hatbox.server.tables import log
from hatbox.server.tables.apply import replay_events
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.decide import MAX_EVENTS
from hatbox.server.tables.log import Chair
from hatbox.server.tables.opening import expect_playable
from hatbox.server.tables.table import Table

MAX_MOVES = MAX_EVENTS - 2  # beside the opening and the deal
DETERMINISTIC = msgspec.json.Encoder(order="deterministic")


def replay_upload(upload: wire.Upload, host: str, now: int) -> tuple[Table, list[log.Event]]:
    """Return the finished table of an uploaded game, and its events; raise a `Refusal` if anything in it is wrong."""
    record = read_record(upload.record)
    is_taken = [seat.name is not None or seat.bot is not None for seat in upload.seats]
    if is_taken != [True] * record.players or all(seat.name is None for seat in upload.seats):
        raise Refusal("record/bad-seats")
    facts = [_opening(record, upload.seats, host), *_play(record)]
    events = [log.Event(number, now, fact, host) for number, fact in enumerate(facts, 1)]
    table = replay_events(upload_id(host, record), events)
    if table.status != "over" or table.record() != record:  # such as choices of only some before one resigned
        raise Refusal("record/not-over")
    return table, events


def read_record(text: msgspec.Raw) -> Record:
    """Return the record of a finished game, verified completely; raise a `Refusal` if anything in it is wrong."""
    record = decode_record(text)
    verify_record(record)
    return record


def decode_record(text: msgspec.Raw) -> Record:
    """Return the record of a finished game with a fair deal. Its content is for `verify_record` to check."""
    try:
        record = decode(text)
        if len(record.moves) > MAX_MOVES:
            raise Refusal("record/too-long", most=MAX_MOVES)
        if record.result is None or record.result.get("ended") == "abandoned":
            raise Refusal("record/not-over")
        if record.fair is UNSET or UNSET in (record.fair.nonces, record.fair.first):
            raise Refusal("record/no-commitment")
    except HatboxError as error:
        raise Refusal(error.code, None, **error.params) from None
    return record


def verify_record(record: Record) -> None:
    """Verify a record completely, and bring it into the form that a table writes."""
    try:
        errors = verify(record)
    except HatboxError as error:
        raise Refusal(error.code, None, **error.params) from None
    if errors:
        raise Refusal("record/not-valid", fault=errors[0][:200])
    record.rules = record.rules or FIRST_RULES
    record.moves = [{name: value for name, value in entry.items() if name != "legal"} for entry in record.moves]


def upload_id(host: str, record: Record) -> str:
    """Return the id of the table of an uploaded game: the same for each upload by a player.

    Nobody can guess it who does not have the record, because that contains 256 random bits.
    """
    content = host.encode() + DETERMINISTIC.encode(record)
    return hashlib.blake2b(content, digest_size=8, person=b"upload").hexdigest()


def _opening(record: Record, seats: Sequence[wire.UploadedSeat], host: str) -> log.Opened:
    """Return the fact that opens the table, with the options as they would be chosen on a server."""
    game: Game[Any] = game_named(record.game)
    options = game.explicit_options(record.options)
    assert record.fair is not UNSET
    assert record.fair.first is not UNSET
    if record.fair.first != "random":
        options["first"] = record.fair.first
    bots = {str(seat): chair.bot for seat, chair in enumerate(seats) if chair.bot and chair.name is None}
    setup = wire.Setup(record.game, record.players, options, bots, talk="none")
    expect_playable(game, setup)
    own = next(seat for seat, chair in enumerate(seats) if chair.name is not None)
    chairs = tuple(
        Chair(bot=chair.bot)
        if chair.name is None
        # others at the same device have an id that no player of the server can have, and so a face on the page
        else Chair(host if seat == own else f"{host}-{seat}", chair.name, substitute=chair.bot, ready=True)
        for seat, chair in enumerate(seats)
    )
    return log.Opened(setup, host, chairs, uploaded=True)


def _play(record: Record) -> Iterator[log.AnyFact]:
    """Yield the facts from the deal to the last move."""
    fair = record.fair
    assert fair is not UNSET
    assert fair.nonces is not UNSET
    yield log.Started(
        seed=fair.seed,
        nonces=fair.nonces,
        commitment=fair.commitment,
        first=record.first,
        deal=record.deal,
        rules=record.rules or FIRST_RULES,
    )
    match = start_match(record)
    for entry in record.moves:
        seat, move, is_secret = entry["seat"], entry["move"], match.is_simultaneous(match.ply)
        match.play_entry(entry)
        if move == "resign":
            yield log.Resigned(seat)
        elif is_secret:
            yield log.Chose(seat, move, last=match.mover != seat)
        else:
            yield log.Moved(seat, entry)
