"""A game put aside: the record so far, and who sits where."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from hatbox.bots.registry import bot_named
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_length
from hatbox.records.files import whole_file
from hatbox.records.record import Record, decode, from_record, record_of
from hatbox.terminal.seats import Seats

FORMAT = "hatbox-save"
VERSION = 1


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A save, as it is written. It tells everything, hidden things too: it is a file, not a screen."""

    format: str
    version: int
    seats: list[str | None]  # the name of a bot, null for a person
    record: Record


def save(path: str, match: Match[Any], seats: Seats) -> None:
    """Write the game to a file; another kind of file of that name is left alone."""
    if not path.isprintable():
        raise BadInput("play-file-taken", path=path)
    if Path(path).is_file():
        try:
            read(path)
        except BadInput:
            raise BadInput("play-file-taken", path=path) from None
    data = Save(format=FORMAT, version=VERSION, seats=[*seats.bots], record=record_of(match))
    with whole_file(path) as file:
        file.write(msgspec.json.encode(data) + b"\n")


def read(path: str) -> Save:
    """A save from a file; the error names what is wrong."""
    try:
        data = msgspec.json.decode(Path(path).read_bytes(), type=Save)
    except OSError as error:
        raise BadInput("cannot-read", path=path, reason=error.strerror or "") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if is_record(path):
            raise BadInput("play-load-record", path=path) from None
        raise BadInput("bad-shape", where=path, fault=str(error).replace("`", "'")) from None
    if data.format != FORMAT:
        raise BadInput("bad-format", where=path, format=data.format, expected=FORMAT)
    if data.version != VERSION:
        raise BadInput("bad-version", where=path, version=data.version, expected=VERSION)
    return data


def is_record(path: str) -> bool:
    """Return whether a file begins with a record of a whole game."""
    with Path(path).open("rb") as file, suppress(HatboxError):
        decode(file.readline())
        return True
    return False


def resumed(data: Save, seed: int) -> tuple[Match[Any], Seats]:
    """The game of a save; what chance still brings comes from the seed."""
    match = from_record(data.record)
    expect_length("seats", data.seats, match.players)
    for name in data.seats:
        if name is not None:
            bot_named(name)
    match.reseed(seed)
    return match, Seats(tuple(data.seats))
