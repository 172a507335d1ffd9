"""Backup and restore: one file, made from either kind of database and restored into either.

A backup is gzipped JSON Lines. The first line is a header, then each table has a line with its columns and one line
for each row, and the last line has a checksum of all lines before it:

    {"format":"hatbox-backup","version":1,"schema":1,"at":1763270000000,"rows":{"players":2,"tokens":3}}
    {"table":"players","columns":["id","name","bot"]}
    ["5c1f","Ada",0]
    {"total":5,"sha256":"9b7a"}

It contains secrets as the database does: hidden cards and hashes of tokens. Rows are streamed, so it may be large.
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
from hatbox.server.store.dump_backends import DatabaseRow, DumpBackend, RowMismatch, open_dump_backend
from hatbox.server.store.store import StoreError, migrations, pending_migrations, split_statements

FORMAT = "hatbox-backup"
VERSION = 1
BATCH = 1000  # rows inserted together
MAX_LINE = 1 << 24  # bytes
# A database with rows in these tables alone is empty: a server has started, nobody has played.
UNCOUNTED = ("processes", "server_keys", "watching")


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    schema: int  # the number of the last migration
    at: int  # when it was made, in milliseconds since 1970
    rows: dict[str, int]  # number by table, in the order of the file


class TableHeader(msgspec.Struct, forbid_unknown_fields=True):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    total: int
    sha256: str  # of all lines before


TableRow: TypeAlias = tuple[TableHeader, DatabaseRow]

ENCODER = msgspec.json.Encoder()
HEADER = msgspec.json.Decoder(Header)
TABLE_HEADER = msgspec.json.Decoder(TableHeader)
FOOTER = msgspec.json.Decoder(Footer)
ROW: msgspec.json.Decoder[list[str | int | float | None]] = msgspec.json.Decoder(list[str | int | float | None])
UNREADABLE = (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeError, RecursionError)


def tables_of(schema: int) -> list[str]:
    """Return the tables of a schema, those that others refer to first."""
    scripts = (script for number, script in migrations().items() if number <= schema)
    return [name for script in scripts for name in re.findall(r"(?m)^CREATE TABLE (\w+)", script)]


# --- backup


@contextmanager
def open_snapshot(url: str) -> Iterator[tuple[DumpBackend, Header]]:
    """Open a consistent snapshot of a database, which servers may keep using, and make the header of its backup."""
    with open_dump_backend(url, writing=False) as backend:
        schema = backend.schema()
        pending_migrations(schema)  # refuses a schema that this program does not know
        if not schema:
            raise StoreError("there is nothing of hatbox in this database")
        counts = {table: backend.count(table) for table in tables_of(schema)}
        yield backend, Header(FORMAT, VERSION, schema, time.time_ns() // 1_000_000, counts)


def write_backup(backend: DumpBackend, header: Header, file: BinaryIO) -> Iterator[DatabaseRow]:
    """Write a backup into a file, yielding each row for progress."""
    checksum = hashlib.sha256()
    with gzip.GzipFile("", "wb", 6, file, mtime=0) as stream:

        def write_line(line: object) -> None:
            text = ENCODER.encode(line) + b"\n"
            checksum.update(text)
            stream.write(text)

        write_line(header)
        for table in header.rows:
            write_line(TableHeader(table, backend.columns(table)))
            for row in backend.rows(table):
                write_line(row)
                yield row
        stream.write(ENCODER.encode(Footer(sum(header.rows.values()), checksum.hexdigest())) + b"\n")


# --- restore


class Backup:
    """A backup in a file."""

    def __init__(self, path: str) -> None:
        """Read and check the header."""
        self._path = path
        with self._open() as stream:
            try:
                self.header = HEADER.decode(stream.readline(MAX_LINE))
            except UNREADABLE:
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
        """The number of rows."""
        return sum(self.header.rows.values())

    def rows(self) -> Iterator[TableRow]:
        """Yield the rows, each with its table; raise, at the end at the latest, if the file is damaged."""
        with self._open() as stream:
            try:
                yield from self._read(stream)
            except UNREADABLE:
                raise BadInput("backup-damaged", path=self._path) from None

    def _read(self, stream: gzip.GzipFile) -> Iterator[TableRow]:
        checksum = hashlib.sha256()

        def read_line() -> bytes:
            line = stream.readline(MAX_LINE)
            checksum.update(line)
            return line

        read_line()
        for name, count in self.header.rows.items():
            table = TABLE_HEADER.decode(read_line())
            if table.table != name:
                raise EOFError
            for _ in range(count):
                yield table, ROW.decode(read_line())
        expected = checksum.hexdigest()
        footer = FOOTER.decode(stream.readline(MAX_LINE))
        if footer.sha256 != expected or stream.read(1):
            raise EOFError

    @contextmanager
    def _open(self) -> Iterator[gzip.GzipFile]:
        try:
            with gzip.open(self._path) as stream:
                yield stream
        except OSError as error:
            raise BadInput("cannot-read", path=self._path, reason=error.strerror or "") from None

    def restore(self, url: str, *, replace: bool) -> Iterator[DatabaseRow]:
        """Restore into a database, all or nothing, yielding each row for progress; `replace`: drop what it contains.

        The rows of an old backup are inserted into the tables of its schema, which are then migrated.
        """
        with open_dump_backend(url, writing=True) as backend:
            schema = backend.schema()
            pending_migrations(schema)
            tables = tables_of(schema)
            if not replace and any(backend.count(table) for table in tables if table not in UNCOUNTED):
                raise BadInput("restore-not-empty")
            backend.drop(tables[::-1])
            self._migrate(backend, lambda number: number <= self.header.schema)
            try:
                for _, rows in itertools.groupby(self.rows(), key=lambda row: row[0].table):
                    yield from self._insert(backend, rows)
            except RowMismatch:
                raise BadInput("backup-damaged", path=self._path) from None
            self._migrate(backend, lambda number: number > self.header.schema)

    def _insert(self, backend: DumpBackend, table_rows: Iterator[TableRow]) -> Iterator[DatabaseRow]:
        """Insert the rows of one table."""
        while batch := list(itertools.islice(table_rows, BATCH)):
            table, rows = batch[0][0], [row for _, row in batch]
            if sorted(table.columns) != sorted(backend.columns(table.table)):
                raise RowMismatch
            if any(len(row) != len(table.columns) for row in rows):
                raise RowMismatch
            backend.insert(table.table, table.columns, rows)
            yield from rows

    def _migrate(self, backend: DumpBackend, is_wanted: Callable[[int], bool]) -> None:
        for number, script in migrations().items():
            if is_wanted(number):
                for statement in split_statements(script):
                    backend.execute(statement)
                backend.set_schema(number)
