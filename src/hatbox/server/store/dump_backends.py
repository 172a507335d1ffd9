"""Database access for backup and restore: one transaction, in which whole tables are streamed."""

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
from hatbox.server.store.store import StoreError, compatible_since, path_of

T = TypeVar("T")

DatabaseRow: TypeAlias = Sequence[str | int | float | None]

FETCH_ROWS = 1000  # per round trip


class RowMismatch(Exception):
    """Rows do not fit the columns or constraints of their table."""


class DumpBackend(ABC):
    """A transaction. Names of tables and columns are put into SQL as they are: check them first."""

    @abstractmethod
    def schema(self) -> int:
        """Return the number of the last migration; 0 if there are no tables yet."""

    @abstractmethod
    def columns(self, table: str) -> list[str]: ...

    @abstractmethod
    def count(self, table: str) -> int:
        """Return the number of rows in a table."""

    @abstractmethod
    def rows(self, table: str) -> Iterator[DatabaseRow]: ...

    @abstractmethod
    def execute(self, sql: str) -> None: ...

    @abstractmethod
    def insert(self, table: str, columns: Sequence[str], rows: Sequence[DatabaseRow]) -> None:
        """Insert rows into a table; raise `RowMismatch` if they do not fit."""

    @abstractmethod
    def drop(self, tables: Sequence[str]) -> None:
        """Drop all tables, and set the schema to 0."""

    @abstractmethod
    def set_schema(self, number: int) -> None:
        """Store the number of the last migration."""


@contextmanager
def open_dump_backend(url: str, *, writing: bool) -> Iterator[DumpBackend]:
    """Open a transaction and commit it at the end of the block. `writing` refuses a database that a server uses."""
    path = path_of(url)
    with _open_sqlite(path, writing) if path is not None else _open_postgres(url, writing) as backend:
        yield backend


# --- SQLite


class SqliteDump(DumpBackend):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def schema(self) -> int:
        return int(self._connection.execute("PRAGMA user_version").fetchone()[0])

    def columns(self, table: str) -> list[str]:
        return [column[0] for column in self._connection.execute(f"SELECT * FROM {table} LIMIT 0").description]

    def count(self, table: str) -> int:
        return int(self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    def rows(self, table: str) -> Iterator[DatabaseRow]:
        return iter(self._connection.execute(f"SELECT * FROM {table}"))

    def execute(self, sql: str) -> None:
        self._connection.execute(sql)

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[DatabaseRow]) -> None:
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})"
        try:
            self._connection.executemany(sql, rows)
        except (sqlite3.IntegrityError, OverflowError):
            raise RowMismatch from None

    def drop(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._connection.execute(f"DROP TABLE {table}")
        self.set_schema(0)

    def set_schema(self, number: int) -> None:
        sqlite.store_schema(self._connection, number)


@contextmanager
def _open_sqlite(path: str, writing: bool) -> Iterator[DumpBackend]:
    try:
        with contextlib.ExitStack() as stack:
            if writing:
                sqlite.make_private(path)
                stack.enter_context(contextlib.closing(sqlite.acquire_lock(path)))
            elif not Path(path).is_file():
                raise StoreError(f"there is no database {path}")
            connection = stack.enter_context(contextlib.closing(sqlite.connect(path, writing=writing)))
            connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            yield SqliteDump(connection)
            connection.execute("COMMIT")  # unless this is reached, closing rolls back
    except sqlite3.Error as error:
        raise StoreError(f"cannot use {path}: {error}") from None


# --- PostgreSQL


class PostgresDump(DumpBackend):
    """Each call runs the event loop until asyncpg is done."""

    def __init__(self, connection: Any, runner: asyncio.Runner) -> None:
        self._connection = connection
        self._runner = runner

    def _wait(self, work: Awaitable[T]) -> T:
        async def wait() -> T:  # `Runner.run` takes a coroutine, not any awaitable
            return await work

        return self._runner.run(wait())

    def schema(self) -> int:
        if self._wait(self._connection.fetchval("SELECT to_regclass('migrations')")) is None:
            return 0
        return int(self._wait(self._connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")))

    def columns(self, table: str) -> list[str]:
        statement = self._wait(self._connection.prepare(f"SELECT * FROM {table} LIMIT 0"))
        return [attribute.name for attribute in statement.get_attributes()]

    def count(self, table: str) -> int:
        return int(self._wait(self._connection.fetchval(f"SELECT count(*) FROM {table}")))

    def rows(self, table: str) -> Iterator[DatabaseRow]:
        cursor = self._wait(self._connection.cursor(f"SELECT * FROM {table}"))
        while batch := self._wait(cursor.fetch(FETCH_ROWS)):
            yield from map(tuple, batch)

    def execute(self, sql: str) -> None:
        self._wait(self._connection.execute(sql))

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[DatabaseRow]) -> None:
        from asyncpg.exceptions import DataError, IntegrityConstraintViolationError, PostgresError
        from asyncpg.exceptions import InterfaceError as BadValue

        records = [tuple(without_null(value) for value in row) for row in rows]
        try:
            self._wait(self._connection.copy_records_to_table(table, records=records, columns=columns))
        except (DataError, IntegrityConstraintViolationError, BadValue, TypeError, ValueError, OverflowError):
            raise RowMismatch from None
        except PostgresError as error:
            raise StoreError(f"cannot use the database: {error}") from None

    def drop(self, tables: Sequence[str]) -> None:
        for table in (*tables, "migrations"):
            self.execute(f"DROP TABLE IF EXISTS {table}")
        self.execute("CREATE TABLE migrations (version BIGINT PRIMARY KEY, compatible_since BIGINT)")

    def set_schema(self, number: int) -> None:
        sql = "INSERT INTO migrations (version, compatible_since) VALUES ($1, $2)"
        self._wait(self._connection.execute(sql, number, compatible_since(number)))


def without_null(value: str | int | float | None) -> str | int | float | None:
    """Remove NUL characters, which SQLite stores and PostgreSQL does not."""
    return value.replace("\0", "") if isinstance(value, str) else value


@contextmanager
def _open_postgres(url: str, writing: bool) -> Iterator[DumpBackend]:
    import asyncpg
    from asyncpg.exceptions import InterfaceError, PostgresError

    from hatbox.server.store.postgres import MIGRATION_LOCK, SERVER_LOCK

    with asyncio.Runner() as runner:
        try:
            connection = runner.run(asyncpg.connect(url))
            backend = PostgresDump(connection, runner)
            try:
                backend.execute("BEGIN" if writing else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                if writing:
                    backend.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    if not runner.run(connection.fetchval(f"SELECT pg_try_advisory_xact_lock({SERVER_LOCK})")):
                        raise StoreError("the database is in use by a hatbox server; stop that one first")
                yield backend
                backend.execute("COMMIT")
            finally:
                runner.run(connection.close(timeout=5))  # rolls back what is not committed
        except HatboxError:  # about the backup, not the database
            raise
        except (OSError, PostgresError, InterfaceError, ValueError) as error:
            raise StoreError(f"cannot use the database: {error}") from None
