"""The interface of a store, and what both drivers share: migrations, database URLs, errors."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from hatbox.server.store.health import WriteHealth
from hatbox.server.tables import log

Argument: TypeAlias = str | int | float | None
Statement: TypeAlias = tuple[str, Sequence[Argument]]
OnTable: TypeAlias = Callable[[str, int], None]  # another process stored this event of a table; ("", 0): of any table
OnPlayer: TypeAlias = Callable[[str], None]  # another process changed this player, or EVERY_PLAYER
OnMessage: TypeAlias = Callable[[str, str], None]  # another process sends this player, or EVERY_PLAYER, a message
Change: TypeAlias = Callable[[Sequence[Sequence[Any]]], Sequence[Statement]]  # the rows of every read: what to write
EVERY_PLAYER = ""
COMPATIBLE = re.compile(r"-- compatible since (\d+)\n")
MAX_MESSAGE = 7000  # bytes; PostgreSQL passes on less than 8000


def ignore_message(_player: str, _text: str) -> None:
    """Ignore a message from another process."""


class StoreError(Exception):
    """The database cannot be used; the text says why."""


class Unavailable(StoreError):
    """The database cannot read or write at the moment. The store has logged it; callers need not."""


class Schedule(msgspec.Struct, frozen=True):
    """The columns of a table's row that change with every move."""

    wake: int | None  # when a timer is due
    clocked: bool  # a clock is running
    acting: str  # the seats to act, such as " 0 2 "
    updated: int  # when something public last happened


class Write(msgspec.Struct, frozen=True):
    """New events of one table and the row beside them, which lists and timers read."""

    table: str
    events: Sequence[log.Event]
    schedule: Schedule
    listing: Sequence[Statement] = ()  # rewrites the rest of the row and the seats; empty: unchanged


class Store(ABC):
    """A database. SQL is written once, with `?` for arguments, in the dialect SQLite and PostgreSQL share."""

    health: WriteHealth
    is_alone: bool  # no other server can use this database at the same time
    _listening: asyncio.Task[None] | None = None  # started by `listen`

    @abstractmethod
    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        """Store events durably, all or none; False if another process stored one of their numbers first.

        Not a coroutine: the events are queued before it returns, so that they are stored in the order of the calls.
        If it raises `Unavailable`, the events may or may not be stored.
        """

    @abstractmethod
    async def now(self) -> int:
        """Return the time in milliseconds by the one clock of all processes that share the database."""

    @abstractmethod
    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""

    @abstractmethod
    async def execute(self, *statements: Statement) -> list[int]:
        """Execute statements in one transaction; return how many rows each has changed."""

    @abstractmethod
    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        """Read, then write what `change` returns, in one transaction that excludes every other `revise`.

        `once` comes first: if it changes no row, nothing else is done, and the result is False.
        """

    @abstractmethod
    def matchmaking_lock(self) -> AbstractAsyncContextManager[None]:
        """Return the lock for quick matches: one search at a time, in all processes together."""

    @abstractmethod
    async def listen(self, on_table: OnTable, on_player: OnPlayer, on_message: OnMessage = ignore_message) -> None:
        """Report what other processes write and send."""

    @abstractmethod
    async def notify_player(self, player: str) -> None:
        """Tell other processes that a player has changed."""

    @abstractmethod
    async def send_message(self, player: str, text: str) -> None:
        """Send a player, or EVERY_PLAYER, a message over the connections to other processes; at most MAX_MESSAGE bytes.

        It is lost where nobody is connected.
        """

    @abstractmethod
    def free_bytes(self) -> float:
        """Return the free space on the disk; NaN if unknown."""

    @abstractmethod
    async def size_bytes(self) -> int:
        """Return the space that the database takes."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued, then close."""

    async def _stop_listening(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def events(self, table: str, after: int = 0) -> list[log.Event]:
        """Return the events of a table after a number; all of them are durable."""
        rows = await self.fetch(
            "SELECT n, at, fact, player, command FROM events WHERE table_id = ? AND n > ? ORDER BY n", table, after
        )
        return [log.Event(n, at, log.DECODER.decode(fact), player, command) for n, at, fact, player, command in rows]


@cache  # one dictionary per process
def migrations() -> dict[int, str]:
    """Return the scripts from an empty database to the present schema, by number."""
    folder = files("hatbox.server.store") / "migrations"
    scripts = ((int(file.name[:4]), file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql"))
    return dict(sorted(scripts))


def split_statements(script: str) -> Iterator[str]:
    """Yield the statements of a script, in which each ends at the end of a line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""


def compatible_since(schema: int) -> int:
    """Return the oldest schema whose program can use a database of this schema.

    Scripts only add, and programs ignore what they do not know. A script that does more says in its first line which
    programs still work after it: `-- compatible since 12`.
    """
    marks = (COMPATIBLE.match(script) for number, script in migrations().items() if number <= schema)
    return max((int(mark[1]) for mark in marks if mark), default=1)


def pending_migrations(applied: int, compatible: int | None = None) -> dict[int, str]:
    """Return the scripts that a database still needs.

    Refuse one that is newer than this program, unless the program that migrated it has stored that a program of schema
    `compatible` can use it: during an upgrade, old and new servers share a database (docs/upgrading.md).
    """
    newest = max(migrations())
    if applied > newest and (compatible is None or compatible > newest):
        raise StoreError(f"the database has schema {applied}, this program knows {newest}: use a newer hatbox")
    return {number: script for number, script in migrations().items() if number > applied}


def expect_current(applied: int, compatible: int | None = None) -> None:
    """Refuse a database without the schema of this program: one that a server may be using is not migrated."""
    if not applied:
        raise StoreError("there is nothing of hatbox in this database; start the server once")
    if pending_migrations(applied, compatible):
        newest = max(migrations())
        raise StoreError(
            f"the database has schema {applied}, this program needs {newest}: start the server once, which updates it"
        )


def path_of(url: str) -> str | None:
    """Return the file of an SQLite database, or None for PostgreSQL."""
    if url.startswith("sqlite:"):
        return url.removeprefix("sqlite:")
    if url.startswith(("postgresql://", "postgres://")):
        return None
    raise StoreError(f"unknown database {url.partition(':')[0]}; allowed: sqlite:PATH or postgresql://...")


def redact(url: str) -> str:
    """Return a database URL without its user and password, for the log."""
    parts = urlsplit(url)
    return url if path_of(url) is not None else f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def open_store(url: str, *, beside_server: bool = False) -> Store:
    """Open the store at a URL (`sqlite:PATH` or `postgresql://...`) and bring its schema up to date.

    `beside_server`: a server may be using the database, which must exist and have the schema of this program.
    """
    path = path_of(url)
    if path is not None:
        from hatbox.server.store.sqlite import SqliteStore

        return await SqliteStore.open(path, beside_server=beside_server)
    from hatbox.server.store.postgres import PostgresStore

    return await PostgresStore.open(url, beside_server=beside_server)
