"""PostgreSQL: any number of processes write; the first to take a number wins, and the others are told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import cache
from typing import Any

import asyncpg
from asyncpg.exceptions import (
    DataError,
    DeadlockDetectedError,
    InsufficientResourcesError,
    InterfaceError,
    OperatorInterventionError,
    PostgresConnectionError,
    PostgresError,
    ReadOnlySQLTransactionError,
    UniqueViolationError,
)

from hatbox.server.store.group_commit import GroupCommit, Waiting, resolve
from hatbox.server.store.health import WriteHealth
from hatbox.server.store.store import (
    ANYBODY,
    Argument,
    Change,
    Heard,
    Met,
    Statement,
    Store,
    StoreError,
    Unavailable,
    Write,
    expect_current,
    pending,
    statements_of,
)
from hatbox.server.tables import log

LOGGER = logging.getLogger("hatbox.store")
CHANNEL = "hatbox"
PEOPLE = "hatbox_people"
MIGRATING = 0x68617462  # an advisory lock: one process at a time changes the schema
SERVING = MIGRATING + 1  # another: every server shares it, and whoever puts a copy back must have it alone
REVISING = MIGRATING + 2  # another: one `revise` at a time
MATCHING = MIGRATING + 3  # another: one quick match is looked for at a time
CONNECTIONS = 8
MAX_AT_ONCE = 200  # tables in one transaction
SPLITTER = " "
LOST = (UniqueViolationError, DeadlockDetectedError)  # somebody else was first
TRIED_APART = (*LOST, DataError)  # what only one write of a batch may be to blame for
UNUSABLE = (
    OSError, InterfaceError, PostgresConnectionError, InsufficientResourcesError, OperatorInterventionError,
    ReadOnlySQLTransactionError,
)  # fmt: skip

# Events, the rows beside them and the word to the other processes: one statement, one journey, one commit.
APPEND = """
WITH written AS (
    INSERT INTO events (table_id, n, at, player, command, fact)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    RETURNING n
), marked AS (
    UPDATE tables SET wake = mark.wake, clocked = mark.clocked, acting = mark.acting, updated = mark.updated
    FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::text[], $11::bigint[])
        AS mark (id, wake, clocked, acting, updated)
    WHERE tables.id = mark.id
)
SELECT pg_notify('hatbox', word) FROM (SELECT count(*) FROM written) AS all_written, unnest($12::text[]) AS word
"""

MARK = "UPDATE tables SET wake = $1, clocked = $2, acting = $3 WHERE id = $4"  # a new table has no row before


@cache
def numbered(sql: str) -> str:
    """`?` as `$1`, `$2` ..."""
    parts = sql.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


class PostgresStore(Store):
    """A database on a server."""

    is_alone = False

    def __init__(self, pool: Any, url: str) -> None:
        """Use `opened`."""
        import secrets

        self.health = WriteHealth()
        self._pool = pool
        self._url = url
        self._own = secrets.token_hex(4)  # to tell one's own words from others'
        self._listening: asyncio.Task[None] | None = None
        self._matching = asyncio.Lock()
        self._batches: GroupCommit[Write] = GroupCommit(self._write, MAX_AT_ONCE)

    @classmethod
    async def opened(cls, url: str, *, beside: bool = False) -> PostgresStore:
        """The database at a URL, its schema brought up to date; or, `beside` servers that use it, as it is."""
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, command_timeout=30)
            async with pool.acquire() as connection:
                if beside:
                    there = await connection.fetchval("SELECT to_regclass('migrations')")
                    expect_current(await connection.fetchval("SELECT max(version) FROM migrations") if there else 0)
                else:
                    await migrate(connection)
        except (OSError, PostgresError, InterfaceError, ValueError) as fault:
            raise StoreError(f"cannot use the database: {fault}") from None
        return cls(pool, url)

    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        if len(writes) == 1 and not writes[0].row.also:
            return self._batches.add(writes[0])
        return asyncio.ensure_future(self._append_whole(writes))

    async def _append_whole(self, writes: Sequence[Write]) -> bool:
        try:
            async with self._transaction() as connection:
                await connection.execute(APPEND, *self._arguments(writes))
                for write in writes:  # events first, as everybody does, or two would wait for each other
                    row = write.row
                    for sql, arguments in row.also:
                        await connection.execute(numbered(sql), *arguments)
                    await connection.execute(MARK, row.wake, int(row.clocked), row.acting, write.table)
        except UniqueViolationError:
            return False
        return True

    async def _write(self, batch: list[Waiting[Write]]) -> None:
        """Commit a batch at once; if somebody else was first at one of the tables, each for itself."""
        batch.sort(key=lambda waiting: waiting[0].table)  # as everybody does, or two would wait for each other
        writes = [write for write, _ in batch]
        answer = await self._committed(writes)
        if isinstance(answer, TRIED_APART) and len(batch) > 1:
            answers = [await self._committed([write]) for write in writes]
        else:
            answers = [answer] * len(batch)
        resolve(batch, [False if isinstance(answer, LOST) else answer for answer in answers])

    async def _committed(self, writes: Sequence[Write]) -> bool | Exception:
        try:
            with self._noted(len(writes)):
                await self._pool.execute(APPEND, *self._arguments(writes))
        except Exception as error:
            return error
        return True

    @contextlib.contextmanager
    def _noted(self, requests: int = 1) -> Iterator[None]:
        """Note whether the database can be written to."""
        try:
            yield
        except UNUSABLE as error:
            self.health.failed(error, requests)
            raise Unavailable(f"cannot store: {error}") from error
        self.health.succeeded()

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        with self._noted():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection

    def _arguments(self, writes: Sequence[Write]) -> tuple[Any, ...]:
        events = [(write.table, event) for write in writes for event in write.events]
        rows = [write.row for write in writes]
        return (
            [table for table, _ in events],
            [event.n for _, event in events],
            [event.at for _, event in events],
            [event.player for _, event in events],
            [event.command for _, event in events],
            [log.ENCODER.encode(event.fact).decode() for _, event in events],
            [write.table for write in writes],
            [row.wake for row in rows],
            [int(row.clocked) for row in rows],
            [row.acting for row in rows],
            [row.updated for row in rows],
            [SPLITTER.join((write.table, str(write.events[-1].n), self._own)) for write in writes],
        )

    async def now(self) -> int:
        ((now,),) = await self.fetch("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(now)

    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *arguments)]
        except UNUSABLE as error:
            self.health.failed(error, 0)
            raise Unavailable(f"cannot read: {error}") from error

    async def execute(self, *statements: Statement) -> list[int]:
        async with self._transaction() as connection:
            answers = [await connection.execute(numbered(sql), *arguments) for sql, arguments in statements]
        return [int(answer.rpartition(" ")[2]) if answer[-1:].isdigit() else 0 for answer in answers]

    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", REVISING)
            answer = await connection.execute(numbered(once[0]), *once[1])
            if answer.endswith(" 0"):
                return False
            rows = [await connection.fetch(numbered(sql), *arguments) for sql, arguments in reads]
            for sql, arguments in change(rows):
                await connection.execute(numbered(sql), *arguments)
        return True

    @contextlib.asynccontextmanager
    async def matching(self) -> AsyncIterator[None]:
        async with self._matching, self._transaction() as connection:  # so one connection at most is kept waiting
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MATCHING)
            yield

    # --- hearing of others

    async def mention(self, player: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", PEOPLE, f"{player}{SPLITTER}{self._own}")

    async def listen(self, heard: Heard, met: Met) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(heard, met, ready))
        await ready.wait()

    async def _listen_on(self, heard: Heard, met: Met, ready: asyncio.Event) -> None:
        """Keep a connection that listens; when it breaks, make another, and look at everything once more."""

        def told(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            table, n, own = str(payload).split(SPLITTER)
            if own != self._own:
                heard(table, int(n))

        def mentioned(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            player, own = str(payload).split(SPLITTER)
            if own != self._own:
                met(player)

        while True:
            with contextlib.suppress(OSError, PostgresError, InterfaceError):
                connection = await asyncpg.connect(self._url, command_timeout=30)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
                await connection.add_listener(CHANNEL, told)
                await connection.add_listener(PEOPLE, mentioned)
                if ready.is_set():  # something may have been missed
                    heard("", 0)
                    met(ANYBODY)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    await connection.close()
            await asyncio.sleep(1)  # before trying again

    def free_bytes(self) -> float:
        return math.nan

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._batches.finished()
        await self._pool.close()


async def migrate(connection: Any) -> None:
    """Bring the schema up to date; one process does it, the others wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)")
        applied = await connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
        for number, script in pending(applied).items():
            LOGGER.info("bringing the database to schema %d", number)
            for statement in statements_of(script):
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations (version) VALUES ($1)", number)
