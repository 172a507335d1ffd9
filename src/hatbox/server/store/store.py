"""What a store must do, and what both drivers share."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from hatbox.server.store.health import WriteHealth
from hatbox.server.tables import log

Argument: TypeAlias = str | int | float | None
Statement: TypeAlias = tuple[str, Sequence[Argument]]
Heard: TypeAlias = Callable[[str, int], None]  # of a table that another process has written to, and how far
Met: TypeAlias = Callable[[str], None]  # a player about whom another process has changed something, or ANYBODY
Change: TypeAlias = Callable[[Sequence[Sequence[Any]]], Sequence[Statement]]  # from the rows of every read
ANYBODY = ""  # it may be about every player


class StoreError(Exception):
    """The database cannot be used; the text says why."""


class Unavailable(StoreError):
    """The database cannot read or write now. The store has logged it: whoever catches it need not."""


class Row(msgspec.Struct, frozen=True):
    """What is kept beside a table's events, for lists and timers."""

    wake: int | None
    clocked: bool
    acting: str
    updated: int  # not by what only one seat may know of
    also: Sequence[Statement] = ()  # what changes rarely: its place in lists, its seats


class Write(msgspec.Struct, frozen=True):
    """New events of one table."""

    table: str
    events: Sequence[log.Event]
    row: Row


class Store(ABC):
    """A database. SQL is written once, with `?` for arguments, in what SQLite and PostgreSQL share."""

    health: WriteHealth
    is_alone: bool  # no other server can use this database at the same time

    @abstractmethod
    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        """Write events down, all or none. False if somebody else was first; true means they survive a power cut.

        Raises `Unavailable`; then it is not known whether they are written down.
        """

    @abstractmethod
    async def now(self) -> int:
        """Return the time in milliseconds by the one clock of all processes that share the database."""

    @abstractmethod
    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        """The rows that a query gives."""

    @abstractmethod
    async def execute(self, *statements: Statement) -> list[int]:
        """Carry statements out in one transaction; how many rows each has changed."""

    @abstractmethod
    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        """Read, and write what `change` makes of it, in one transaction that no other `revise` comes between.

        `once` comes first: if it changes no row, nothing else is done, and the answer is False.
        """

    @abstractmethod
    def matching(self) -> AbstractAsyncContextManager[None]:
        """Hold the lock under which people are matched: one at a time, in all processes together."""

    @abstractmethod
    async def listen(self, heard: Heard, met: Met) -> None:
        """Be told what other processes write."""

    @abstractmethod
    async def mention(self, player: str) -> None:
        """Let other processes know that something about a player has changed."""

    @abstractmethod
    def free_bytes(self) -> float:
        """How much room the disk has; NaN if that cannot be known."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""

    async def events(self, table: str, after: int = 0) -> list[log.Event]:
        """What is written down about a table since an event; all of it survives a power cut."""
        rows = await self.fetch(
            "SELECT n, at, fact, player, command FROM events WHERE table_id = ? AND n > ? ORDER BY n", table, after
        )
        return [log.Event(n, at, log.DECODER.decode(fact), player, command) for n, at, fact, player, command in rows]


@cache
def migrations() -> dict[int, str]:
    """Every step from an empty database to the present schema, by number."""
    folder = files("hatbox.server.store") / "migrations"
    found = {int(entry.name[:4]): entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".sql")}
    return dict(sorted(found.items()))


def statements_of(script: str) -> Iterator[str]:
    """The statements of a script; none of ours has a semicolon inside."""
    lines = [line.partition("--")[0] for line in script.splitlines()]
    return (statement.strip() for statement in "\n".join(lines).split(";") if statement.strip())


def pending(applied: int) -> dict[int, str]:
    """The steps that a database still needs; it must not be newer than this program."""
    newest = max(migrations())
    if applied > newest:
        raise StoreError(f"the database has schema {applied}, this program knows {newest}: use a newer hatbox")
    return {number: script for number, script in migrations().items() if number > applied}


def path_of(url: str) -> str | None:
    """The file of an SQLite database, or None for PostgreSQL."""
    if url.startswith("sqlite:"):
        return url.removeprefix("sqlite:")
    if url.startswith(("postgresql://", "postgres://")):
        return None
    raise StoreError(f"unknown database {url.partition(':')[0]}; allowed: sqlite:PATH or postgresql://...")


def shown(url: str) -> str:
    """A database as it may be logged: without a password."""
    parts = urlsplit(url)
    return url if path_of(url) is not None else f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


async def open_store(url: str, *, beside: bool = False) -> Store:
    """The store at a URL: `sqlite:PATH`, or `postgresql://...`. Its schema is brought up to date.

    `beside`: while a server may be running. Then the database must be there, with the schema of this program.
    """
    path = path_of(url)
    if path is not None:
        from hatbox.server.store.sqlite import SqliteStore

        return await SqliteStore.opened(path, beside=beside)
    from hatbox.server.store.postgres import PostgresStore

    return await PostgresStore.opened(url, beside=beside)


def expect_current(applied: int) -> None:
    """A database that a server may be using is left at its schema; it must be the one of this program."""
    if pending(applied) and applied:
        newest = max(migrations())
        raise StoreError(
            f"the database has schema {applied}, this program needs {newest}: start the server once, which updates it"
        )
    if not applied:
        raise StoreError("there is nothing of hatbox in this database; start the server once")
