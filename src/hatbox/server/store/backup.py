"""Copies of everything: one file, taken from either kind of database and put back into either.

A copy is gzip over JSON Lines. The first line says what it is, then each table has a line with its columns and one
line for each row, and the last line has a checksum of all before it:

    {"format":"hatbox-backup","version":1,"schema":1,"at":1763270000000,"rows":{"players":2,"tokens":3}}
    {"table":"players","columns":["id","name","bot"]}
    ["5c1f","Ada",0]
    {"total":5,"sha256":"9b7a"}

It holds secrets as the database does: hidden cards, and hashes of tokens. Rows pass one by one, so it may be large.
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import re
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, TypeAlias

import msgspec

from hatbox.engine.errors import BadInput
from hatbox.server.store.dump_backends import DumpBackend, Row, RowMismatch, open_dump_backend
from hatbox.server.store.store import StoreError, migrations, pending, statements_of

FORMAT = "hatbox-backup"
VERSION = 1
BATCH = 1000  # rows that are put into a database at once
LONGEST = 1 << 24  # bytes of a line
UNCOUNTED = "processes"  # a database that only servers have looked at is empty


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    schema: int  # the number of the last migration
    at: int  # when it was taken, in milliseconds since 1970
    rows: dict[str, int]  # by table, in the order of the file


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    total: int
    sha256: str  # of all lines before


Line: TypeAlias = tuple[Heading, Row]

ENCODER = msgspec.json.Encoder()
HEADER = msgspec.json.Decoder(Header)
HEADING = msgspec.json.Decoder(Heading)
ENDING = msgspec.json.Decoder(Ending)
ROW: msgspec.json.Decoder[list[str | int | float | None]] = msgspec.json.Decoder(list[str | int | float | None])


def tables_of(schema: int) -> list[str]:
    """The tables of a schema, those that others refer to first."""
    scripts = (script for number, script in migrations().items() if number <= schema)
    return [name for script in scripts for name in re.findall(r"(?m)^CREATE TABLE (\w+)", script)]


# --- taking a copy


@contextmanager
def reading(url: str) -> Iterator[tuple[DumpBackend, Header]]:
    """A database as it is at one moment, whatever servers do meanwhile, and the header of its copy."""
    with open_dump_backend(url, writing=False) as side:
        schema = side.schema()
        pending(schema)  # refuses a schema that this program does not know
        if not schema:
            raise StoreError("there is nothing of hatbox in this database")
        counts = {table: side.count(table) for table in tables_of(schema)}
        yield side, Header(FORMAT, VERSION, schema, time.time_ns() // 1_000_000, counts)


def written(side: DumpBackend, header: Header, file: BinaryIO) -> Iterator[Row]:
    """Write a copy into a file; the rows as they pass."""
    checksum = hashlib.sha256()
    with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:

        def put(line: object) -> None:
            text = ENCODER.encode(line) + b"\n"
            checksum.update(text)
            packed.write(text)

        put(header)
        for table in header.rows:
            put(Heading(table, side.columns(table)))
            for row in side.rows(table):
                put(row)
                yield row
        packed.write(ENCODER.encode(Ending(sum(header.rows.values()), checksum.hexdigest())) + b"\n")


# --- putting it back


class Copy:
    """A copy in a file."""

    def __init__(self, path: str) -> None:
        """Read what it is; refuses what is not a copy, or one that this program is too old for."""
        self._path = path
        with self._opened() as packed:
            try:
                self.header = HEADER.decode(packed.readline(LONGEST))
            except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeError, RecursionError):
                raise BadInput("backup-not-ours", path=path) from None
        if self.header.format != FORMAT:
            raise BadInput("backup-not-ours", path=path)
        newest = max(migrations())
        if self.header.version != VERSION or not 1 <= self.header.schema <= newest:
            raise BadInput("backup-newer", path=path, schema=self.header.schema, known=newest)
        if [*self.header.rows] != tables_of(self.header.schema):
            raise BadInput("backup-damaged", path=path)

    @property
    def total(self) -> int:
        """How many rows it has."""
        return sum(self.header.rows.values())

    def lines(self) -> Iterator[Line]:
        """Its rows, each with its heading. Raises, at the latest in the end, if anything is not as it was written."""
        with self._opened() as packed:
            try:
                yield from self._lines(packed)
            except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeError, RecursionError):
                raise BadInput("backup-damaged", path=self._path) from None

    def _lines(self, packed: gzip.GzipFile) -> Iterator[Line]:
        checksum = hashlib.sha256()

        def take() -> bytes:
            line = packed.readline(LONGEST)
            checksum.update(line)
            return line

        take()
        for table, count in self.header.rows.items():
            heading = HEADING.decode(take())
            if heading.table != table:
                raise EOFError
            for _ in range(count):
                yield heading, ROW.decode(take())
        expected = checksum.hexdigest()
        ending = ENDING.decode(packed.readline(LONGEST))
        if ending.sha256 != expected or packed.read(1):
            raise EOFError

    @contextmanager
    def _opened(self) -> Iterator[gzip.GzipFile]:
        try:
            with gzip.open(self._path) as packed:
                yield packed
        except OSError as fault:
            raise BadInput("cannot-read", path=self._path, reason=fault.strerror or "") from None

    def restored(self, url: str, *, replace: bool) -> Iterator[Row]:
        """Put everything into a database, all or nothing; the rows as they pass. `replace`: what is there goes."""
        with open_dump_backend(url, writing=True) as side:
            schema = side.schema()
            pending(schema)
            there = tables_of(schema)
            if not replace and any(side.count(table) for table in there if table != UNCOUNTED):
                raise BadInput("restore-not-empty")
            side.drop(there[::-1])
            self._migrate(side, lambda number: number <= self.header.schema)
            try:
                for _, group in itertools.groupby(self.lines(), key=lambda line: line[0].table):
                    yield from self._put(side, group)
            except RowMismatch:
                raise BadInput("backup-damaged", path=self._path) from None
            self._migrate(side, lambda number: number > self.header.schema)

    def _put(self, side: DumpBackend, lines: Iterator[Line]) -> Iterator[Row]:
        """The rows of one table."""
        while batch := list(itertools.islice(lines, BATCH)):
            heading, rows = batch[0][0], [row for _, row in batch]
            if sorted(heading.columns) != sorted(side.columns(heading.table)):
                raise RowMismatch
            if any(len(row) != len(heading.columns) for row in rows):
                raise RowMismatch
            side.add(heading.table, heading.columns, rows)
            yield from rows

    def _migrate(self, side: DumpBackend, wanted: Callable[[int], bool]) -> None:
        """An old copy is put into the tables of its time, which then become those of today."""
        for number, script in migrations().items():
            if wanted(number):
                for statement in statements_of(script):
                    side.run(statement)
                side.mark(number)
