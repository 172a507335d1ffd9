"""A database as copies see it: one transaction, in which whole tables are read or written in a stream."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from hatbox.engine.errors import HatboxError
from hatbox.server.store import sqlite
from hatbox.server.store.store import StoreError, path_of

T = TypeVar("T")

Row: TypeAlias = Sequence[str | int | float | None]

AT_ONCE = 1000  # rows that are fetched together


class RowMismatch(Exception):
    """Rows that the tables do not take."""


class DumpBackend(ABC):
    """A transaction in a database. Names of tables and columns must be known ones."""

    @abstractmethod
    def schema(self) -> int:
        """The number of the last migration; 0 if there are no tables yet."""

    @abstractmethod
    def columns(self, table: str) -> list[str]:
        """The columns of a table."""

    @abstractmethod
    def count(self, table: str) -> int:
        """How many rows a table has."""

    @abstractmethod
    def rows(self, table: str) -> Iterator[Row]:
        """The rows of a table."""

    @abstractmethod
    def run(self, sql: str) -> None:
        """Carry a statement out."""

    @abstractmethod
    def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Put rows into a table; raises `RowMismatch`."""

    @abstractmethod
    def drop(self, tables: Sequence[str]) -> None:
        """Take all tables away: afterwards there are none."""

    @abstractmethod
    def mark(self, schema: int) -> None:
        """Write down that a migration was carried out."""


@contextmanager
def open_dump_backend(url: str, *, writing: bool) -> Iterator[DumpBackend]:
    """A transaction, committed when the block ends well. No server may run at a database that is written to."""
    path = path_of(url)
    with _sqlite_side(path, writing) if path is not None else _postgres_side(url, writing) as side:
        yield side


# --- SQLite


class SqliteSide(DumpBackend):
    """A file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Use `open_dump_backend`."""
        self._connection = connection

    def schema(self) -> int:
        return int(self._connection.execute("PRAGMA user_version").fetchone()[0])

    def columns(self, table: str) -> list[str]:
        return [column[0] for column in self._connection.execute(f"SELECT * FROM {table} LIMIT 0").description]

    def count(self, table: str) -> int:
        return int(self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    def rows(self, table: str) -> Iterator[Row]:
        return iter(self._connection.execute(f"SELECT * FROM {table}"))

    def run(self, sql: str) -> None:
        self._connection.execute(sql)

    def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})"
        try:
            self._connection.executemany(sql, rows)
        except (sqlite3.IntegrityError, OverflowError):
            raise RowMismatch from None

    def drop(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._connection.execute(f"DROP TABLE {table}")
        self.mark(0)

    def mark(self, schema: int) -> None:
        self._connection.execute(f"PRAGMA user_version = {schema}")


@contextmanager
def _sqlite_side(path: str, writing: bool) -> Iterator[DumpBackend]:
    try:
        with contextlib.ExitStack() as stack:
            if writing:
                sqlite.make_private(path)
                stack.enter_context(contextlib.closing(sqlite.locked(path)))
            elif not Path(path).is_file():
                raise StoreError(f"there is no database {path}")
            connection = stack.enter_context(contextlib.closing(sqlite.connected(path, writing=writing)))
            connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            yield SqliteSide(connection)
            connection.execute("COMMIT")  # if it is not reached, closing rolls back
    except sqlite3.Error as fault:
        raise StoreError(f"cannot use {path}: {fault}") from None


# --- PostgreSQL


class PostgresSide(DumpBackend):
    """A server. What asyncpg does is waited for, step by step."""

    def __init__(self, connection: Any, runner: asyncio.Runner) -> None:
        """Use `open_dump_backend`."""
        self._connection = connection
        self._runner = runner

    def _wait(self, work: Awaitable[T]) -> T:
        async def waited() -> T:
            return await work

        return self._runner.run(waited())

    def schema(self) -> int:
        if self._wait(self._connection.fetchval("SELECT to_regclass('migrations')")) is None:
            return 0
        return int(self._wait(self._connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")))

    def columns(self, table: str) -> list[str]:
        statement = self._wait(self._connection.prepare(f"SELECT * FROM {table} LIMIT 0"))
        return [attribute.name for attribute in statement.get_attributes()]

    def count(self, table: str) -> int:
        return int(self._wait(self._connection.fetchval(f"SELECT count(*) FROM {table}")))

    def rows(self, table: str) -> Iterator[Row]:
        cursor = self._wait(self._connection.cursor(f"SELECT * FROM {table}"))
        while batch := self._wait(cursor.fetch(AT_ONCE)):
            yield from map(tuple, batch)

    def run(self, sql: str) -> None:
        self._wait(self._connection.execute(sql))

    def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        from asyncpg.exceptions import DataError, IntegrityConstraintViolationError, PostgresError
        from asyncpg.exceptions import InterfaceError as BadValue

        records = [tuple(speakable(value) for value in row) for row in rows]
        try:
            self._wait(self._connection.copy_records_to_table(table, records=records, columns=columns))
        except (DataError, IntegrityConstraintViolationError, BadValue, TypeError, ValueError, OverflowError):
            raise RowMismatch from None
        except PostgresError as fault:
            raise StoreError(f"cannot use the database: {fault}") from None

    def drop(self, tables: Sequence[str]) -> None:
        for table in (*tables, "migrations"):
            self.run(f"DROP TABLE IF EXISTS {table}")
        self.run("CREATE TABLE migrations (version BIGINT PRIMARY KEY)")

    def mark(self, schema: int) -> None:
        self._wait(self._connection.execute("INSERT INTO migrations (version) VALUES ($1)", schema))


def speakable(value: str | int | float | None) -> str | int | float | None:
    """PostgreSQL knows no character 0, which SQLite keeps."""
    return value.replace("\0", "") if isinstance(value, str) else value


@contextmanager
def _postgres_side(url: str, writing: bool) -> Iterator[DumpBackend]:
    import asyncpg
    from asyncpg.exceptions import InterfaceError, PostgresError

    from hatbox.server.store.postgres import MIGRATING, SERVING

    with asyncio.Runner() as runner:
        try:
            connection = runner.run(asyncpg.connect(url))
            side = PostgresSide(connection, runner)
            try:
                side.run("BEGIN" if writing else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                if writing:
                    side.run(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                    if not runner.run(connection.fetchval(f"SELECT pg_try_advisory_xact_lock({SERVING})")):
                        raise StoreError("the database is in use by a hatbox server; stop that one first")
                yield side
                side.run("COMMIT")
            finally:
                runner.run(connection.close(timeout=5))  # what is not committed is rolled back
        except HatboxError:  # about the copy, not the database
            raise
        except (OSError, PostgresError, InterfaceError, ValueError) as fault:
            raise StoreError(f"cannot use the database: {fault}") from None
