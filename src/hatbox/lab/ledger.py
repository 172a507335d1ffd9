"""The files of a tournament: the records, and beside them `FILE.arena`, from which it can be resumed.

The ledger is JSON Lines: the settings, then one line per game, written right after the game's record. A line says where
its record ends, so that what a crash left half-written can be truncated.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

import msgspec

from hatbox import __version__
from hatbox.engine.errors import BadInput
from hatbox.engine.game import format_value
from hatbox.lab.contest import Contest, GameResult
from hatbox.lab.entrants import format_budget
from hatbox.lab.seatings import Seating
from hatbox.records.files import file_errors
from hatbox.records.record import decode_struct

FORMAT = "hatbox-arena"
VERSION = 1


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings that all games of a tournament share."""

    format: str = FORMAT
    version: int = VERSION
    hatbox: str = __version__
    game: str
    players: int
    options: dict[str, bool | int | str]
    bots: list[str]  # with their budgets
    seed: int
    luck: int = 0


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the ledger."""

    end: int  # offset of the end of its record
    game: GameResult


SETTINGS = msgspec.json.Decoder(Settings)
LINES = msgspec.json.Decoder(Line)


def settings_of(contest: Contest) -> Settings:
    """Return the settings of a contest, with every option."""
    named = dict(contest.options)
    first = named.pop("first", "random")
    options = {**contest.game.resolve_options(contest.players, named), "first": first}
    bots = [f"{entrant.name}@{format_budget(entrant.budget)}" for entrant in contest.entrants]
    return Settings(
        game=contest.game.name,
        players=contest.players,
        options=options,
        bots=bots,
        seed=contest.seed,
        luck=contest.luck,
    )


class Ledger:
    """The two files of a tournament, open for appending; `played` is what they contain."""

    def __init__(self, path: str, contest: Contest) -> None:
        """Open or create; raise if the files belong to another tournament or are locked."""
        self.path, self.side = Path(path), Path(path + ".arena")
        self.played: list[GameResult] = []
        self._places: set[tuple[int, Seating]] = set()
        self._measures_luck = contest.luck > 0
        if self.path.exists() and not self.path.is_file():
            self._refuse()
        with file_errors("cannot-write", str(self.side)):
            self._lines: BinaryIO = self.side.open("a+b")
        lock(self._lines, self.side)
        try:
            self._open(settings_of(contest), set(contest.seatings))
        except BaseException:
            self._lines.close()
            if not self.side.stat().st_size:
                self.side.unlink()
            raise

    def _open(self, settings: Settings, seatings: set[Seating]) -> None:
        """Read the files, and truncate what a crash left half-written."""
        size = self.path.stat().st_size if self.path.exists() else None
        lines_end, ends = self._read(settings, seatings, size)
        if size and not lines_end:
            self._refuse()
        self._expect_records(size, ends)
        with file_errors("cannot-write", str(self.path)):
            self._records: BinaryIO = self.path.open("ab")
            self._records.truncate(ends[-1] if ends else 0)
        with file_errors("cannot-write", str(self.side)):
            self._lines.truncate(lines_end)
            if not lines_end:
                self._write(self._lines, msgspec.json.encode(settings))

    def _read(self, settings: Settings, seatings: set[Seating], size: int | None) -> tuple[int, list[int]]:
        """Read the valid part of the ledger; return its length and the end offsets of its records."""
        lines_end, ends = 0, []
        self._lines.seek(0)
        for number, line in enumerate(self._lines, 1):
            where = f"{self.side}, line {number}"
            if not line.endswith(b"\n"):  # a crash
                break
            if number == 1:
                self._expect_same(settings, decode_struct(SETTINGS, line, where))
            else:
                entry = decode_struct(LINES, line, where)
                self._expect_new(entry.game, seatings, where)
                if size is not None and entry.end > size:  # the machine crashed before the record was on disk
                    break
                self.played.append(entry.game)
                ends.append(entry.end)
            lines_end += len(line)
        return lines_end, ends

    def _expect_records(self, size: int | None, ends: list[int]) -> None:
        """Check that the records are those of the ledger; never truncate another file."""
        if size is None:
            if ends:
                raise BadInput("arena-records-lost", path=str(self.path), side=str(self.side))
            return
        begin = 0
        with self.path.open("rb") as file:
            for end in ends:
                line = file.readline()
                begin += len(line)
                if begin != end or not line.endswith(b"\n"):
                    self._refuse()
            if not ends and file.readline().endswith(b"\n"):
                self._refuse()

    def _refuse(self) -> NoReturn:
        raise BadInput("arena-file-taken", path=str(self.path), side=str(self.side))

    def _expect_same(self, requested: Settings, stored: Settings) -> None:
        """Check that the settings are those of the file."""
        ours, theirs = msgspec.to_builtins(requested), msgspec.to_builtins(stored)
        differing = [name for name in ours if ours[name] != theirs[name]]
        if differing:
            name = differing[0]
            raise BadInput(
                "arena-settings-differ",
                path=str(self.path),
                side=str(self.side),
                names=", ".join(differing),
                name=name,
                found=_format(theirs[name]),
                asked=_format(ours[name]),
            )

    def _expect_new(self, game: GameResult, seatings: set[Seating], where: str) -> None:
        """Check that a game belongs to the contest and is not a duplicate."""
        lengths = {len(game.seating), len(game.shares), len(game.scores), len(game.thinking)}
        lengths |= {len(game.luck)} if self._measures_luck else set()
        if game.seating not in seatings or len(lengths) > 1 or game.round < 0:
            raise BadInput("arena-bad-line", where=where)
        if (game.round, game.seating) in self._places:
            raise BadInput("arena-line-twice", where=where)
        self._places.add((game.round, game.seating))

    def append(self, result: GameResult, record: bytes) -> None:
        """Write a finished game: first its record, then its line."""
        with file_errors("cannot-write", str(self.path)):
            self._write(self._records, record)
            end = self._records.tell()
        with file_errors("cannot-write", str(self.side)):
            self._write(self._lines, msgspec.json.encode(Line(end, result)))

    def _write(self, file: BinaryIO, line: bytes) -> None:
        file.seek(0, os.SEEK_END)
        file.write(line + b"\n")
        file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self._records.close()
        self._lines.close()


def _format(value: Any) -> str:
    """Return a setting as text for a message."""
    if isinstance(value, dict):
        return " ".join(f"{name}={format_value(option)}" for name, option in value.items())
    return " ".join(value) if isinstance(value, list) else str(value)


def lock(file: BinaryIO, path: Path) -> None:
    """Lock a file that only one process at a time may continue."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # not on this system
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        file.close()
        raise BadInput("arena-file-busy", path=str(path)) from None
