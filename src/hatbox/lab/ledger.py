"""A tournament in files: the records, and beside them `FILE.arena`, from which the same tournament goes on.

The ledger is JSON Lines: the settings, then one line a game, written right after the game's record. It says where
that record ends, so that whatever a crash left half-written can be cut off.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

import msgspec

from hatbox import __version__
from hatbox.engine.errors import BadInput
from hatbox.engine.game import told
from hatbox.lab.contest import Contest, Played
from hatbox.lab.entrants import told_budget
from hatbox.lab.seatings import Seating
from hatbox.records.record import decode_struct

FORMAT = "hatbox-arena"
VERSION = 1


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be the same for games to belong to one tournament."""

    format: str = FORMAT
    version: int = VERSION
    hatbox: str = __version__
    game: str
    players: int
    options: dict[str, bool | int | str]
    bots: list[str]  # with their budgets
    seed: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of the ledger."""

    end: int  # how long the file of records is with this game
    game: Played


SETTINGS = msgspec.json.Decoder(Settings)
LINES = msgspec.json.Decoder(Line)


def settings_of(contest: Contest) -> Settings:
    """The settings of a contest, every option named."""
    named = dict(contest.options)
    first = named.pop("first", "random")
    options = {**contest.game.resolve(contest.players, named), "first": first}
    bots = [f"{entrant.name}@{told_budget(entrant.budget)}" for entrant in contest.entrants]
    return Settings(game=contest.game.name, players=contest.players, options=options, bots=bots, seed=contest.seed)


class Ledger:
    """The two files of a tournament, open for going on; `played` is what they held."""

    def __init__(self, path: str, contest: Contest) -> None:
        """Open or begin; raise if the files belong to another tournament, or somebody is writing them."""
        self.path, self.side = Path(path), Path(path + ".arena")
        self.played: list[Played] = []
        self._places: set[tuple[int, Seating]] = set()
        if self.path.exists() and not self.path.is_file():
            self._refuse()
        with _told(self.side):
            self._lines: BinaryIO = self.side.open("a+b")
        _lock(self._lines, self.side)
        try:
            self._open(settings_of(contest), set(contest.seatings))
        except BaseException:
            self._lines.close()
            if not self.side.stat().st_size:
                self.side.unlink()
            raise

    def _open(self, settings: Settings, seatings: set[Seating]) -> None:
        """Take in what is there, and cut off what a crash left half-written."""
        there = self.path.stat().st_size if self.path.exists() else None
        lines_end, ends = self._read(settings, seatings, there)
        if there and not lines_end:
            self._refuse()
        self._expect_records(there, ends)
        with _told(self.path):
            self._records: BinaryIO = self.path.open("ab")
            self._records.truncate(ends[-1] if ends else 0)
        with _told(self.side):
            self._lines.truncate(lines_end)
            if not lines_end:
                self._write(self._lines, msgspec.json.encode(settings))

    def _read(self, settings: Settings, seatings: set[Seating], there: int | None) -> tuple[int, list[int]]:
        """Read the ledger as far as it is sound; where that part of it ends, and where each of its records does."""
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
                if there is not None and entry.end > there:  # a crash of the machine: the record was lost
                    break
                self.played.append(entry.game)
                ends.append(entry.end)
            lines_end += len(line)
        return lines_end, ends

    def _expect_records(self, there: int | None, ends: list[int]) -> None:
        """The records must be those of the ledger: nothing of somebody else's is ever cut off."""
        if there is None:
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

    def _expect_same(self, requested: Settings, found: Settings) -> None:
        """The settings must be those of the file."""
        ours, theirs = msgspec.to_builtins(requested), msgspec.to_builtins(found)
        differing = [name for name in ours if ours[name] != theirs[name]]
        if differing:
            name = differing[0]
            raise BadInput(
                "arena-settings-differ",
                path=str(self.path),
                side=str(self.side),
                names=", ".join(differing),
                name=name,
                found=_shown(theirs[name]),
                asked=_shown(ours[name]),
            )

    def _expect_new(self, game: Played, seatings: set[Seating], where: str) -> None:
        """A game must belong to the contest, and be there once."""
        lengths = {len(game.seating), len(game.shares), len(game.scores), len(game.thinking)}
        if game.seating not in seatings or len(lengths) > 1 or game.round < 0:
            raise BadInput("arena-bad-line", where=where)
        if (game.round, game.seating) in self._places:
            raise BadInput("arena-line-twice", where=where)
        self._places.add((game.round, game.seating))

    def keep(self, played: Played, record: bytes) -> None:
        """Write a finished game: first its record, then its line."""
        with _told(self.path):
            self._write(self._records, record)
            end = self._records.tell()
        with _told(self.side):
            self._write(self._lines, msgspec.json.encode(Line(end, played)))

    def _write(self, file: BinaryIO, line: bytes) -> None:
        file.seek(0, os.SEEK_END)
        file.write(line + b"\n")
        file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self._records.close()
        self._lines.close()


def _shown(value: Any) -> str:
    """A setting for a message."""
    if isinstance(value, dict):
        return " ".join(f"{name}={told(one)}" for name, one in value.items())
    return " ".join(value) if isinstance(value, list) else str(value)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What the system refuses is told with the file's name."""
    try:
        yield
    except OSError as error:
        raise BadInput("cannot-write", path=str(path), reason=error.strerror or "") from None


def _lock(file: BinaryIO, path: Path) -> None:
    """Only one process may go on with a tournament."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # not on this system
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        file.close()
        raise BadInput("arena-file-busy", path=str(path)) from None
