"""Saved games: the record so far, and the bot or person in each seat."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from hatbox.bots.registry import bot_named
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_length
from hatbox.records.files import atomic_write, file_errors
from hatbox.records.record import Record, decode, decode_versioned, from_record, record_of
from hatbox.terminal.seats import Seats

FORMAT = "hatbox-save"
VERSION = 1


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A saved game as it is stored, hidden information included."""

    format: str
    version: int
    seats: list[str | None]  # the name of a bot, null for a person
    record: Record


DECODER = msgspec.json.Decoder(Save)


def save(path: str, match: Match[Any], seats: Seats) -> None:
    """Write the game to a file; never overwrite a file that is not a saved game."""
    if not path.isprintable():
        raise BadInput("play-file-taken", path=path)
    if Path(path).is_file():
        try:
            read(path)
        except BadInput:
            raise BadInput("play-file-taken", path=path) from None
    data = Save(format=FORMAT, version=VERSION, seats=[*seats.bots], record=record_of(match))
    with atomic_write(path) as file:
        file.write(msgspec.json.encode(data) + b"\n")


def read(path: str) -> Save:
    """Read a saved game; the error names what is wrong."""
    try:
        with file_errors("cannot-read", path):
            return decode_versioned(DECODER, Path(path).read_bytes(), path, FORMAT, VERSION)
    except BadInput as error:
        if error.code == "bad-shape" and is_record(path):
            raise BadInput("play-load-record", path=path) from None
        raise


def is_record(path: str) -> bool:
    """Return whether the first line of a file is a record."""
    with Path(path).open("rb") as file, suppress(HatboxError):
        decode(file.readline())
        return True
    return False


def resume(data: Save, seed: int) -> tuple[Match[Any], Seats]:
    """Return the match of a saved game; later chance events come from the seed."""
    match = from_record(data.record)
    expect_length("seats", data.seats, match.players)
    for name in data.seats:
        if name is not None:
            bot_named(name)
    match.reseed(seed)
    return match, Seats(tuple(data.seats))
