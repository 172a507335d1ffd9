"""PostgreSQL: any number of processes write; the first to store event n wins, and NOTIFY informs the others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import cache
from typing import Any

import asyncpg
from asyncpg.exceptions import (
    DataError,
    DeadlockDetectedError,
    InsufficientResourcesError,
    InterfaceError,
    LockNotAvailableError,
    OperatorInterventionError,
    PostgresConnectionError,
    PostgresError,
    ReadOnlySQLTransactionError,
    UniqueViolationError,
)

from hatbox.server.store.group_commit import GroupCommit, Waiting, resolve
from hatbox.server.store.health import WriteHealth
from hatbox.server.store.store import (
    EVERY_PLAYER,
    Argument,
    Change,
    OnMessage,
    OnPlayer,
    OnTable,
    Statement,
    Store,
    StoreError,
    Unavailable,
    Write,
    compatible_since,
    expect_current,
    ignore_message,
    pending_migrations,
    split_statements,
)
from hatbox.server.tables import log

LOGGER = logging.getLogger("hatbox.store")
TABLE_CHANNEL = "hatbox"
PLAYER_CHANNEL = "hatbox_people"
MESSAGE_CHANNEL = "hatbox_messages"
# Advisory locks
MIGRATION_LOCK = 0x68617462  # held while the schema is changed
SERVER_LOCK = MIGRATION_LOCK + 1  # shared by all servers; exclusive while a backup is restored
REVISE_LOCK = MIGRATION_LOCK + 2  # one `revise` at a time
MATCHMAKING_LOCK = MIGRATION_LOCK + 3
LOCK_TIMEOUT = 2  # seconds that a migration may keep others waiting for a lock
MAX_ATTEMPTS = 60  # at a migration
MAX_CONNECTIONS = 8
MAX_BATCH = 200  # tables in one transaction
SEPARATOR = " "  # between the parts of a notification
CONFLICTS = (UniqueViolationError, DeadlockDetectedError)  # another process was first
ISOLATED = (*CONFLICTS, DataError)  # errors that one write of a batch may have caused
UNAVAILABLE = (
    OSError, InterfaceError, PostgresConnectionError, InsufficientResourcesError, OperatorInterventionError,
    ReadOnlySQLTransactionError,
)  # fmt: skip

# Events, rows of tables and notifications in one statement: one round trip, one commit.
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

SCHEDULE = "UPDATE tables SET wake = $1, clocked = $2, acting = $3 WHERE id = $4"  # for a row that APPEND found missing


@cache  # by SQL text; bounded by the statements of the program
def number_placeholders(sql: str) -> str:
    """Replace each `?` by `$1`, `$2` ..."""
    parts = sql.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


class PostgresStore(Store):
    """A database on a server."""

    is_alone = False

    def __init__(self, pool: Any, url: str) -> None:
        """Use `open`."""
        self.health = WriteHealth()
        self._pool = pool
        self._url = url
        self._id = secrets.token_hex(4)  # marks the notifications of this process
        self._matchmaking = asyncio.Lock()
        self._commits: GroupCommit[Write] = GroupCommit(self._write, MAX_BATCH)

    @classmethod
    async def open(cls, url: str, *, beside_server: bool = False) -> PostgresStore:
        """Open a database and bring its schema up to date; `beside_server`: as it is."""
        try:
            if not beside_server:
                await migrate(url)
            pool = await asyncpg.create_pool(url, min_size=1, max_size=MAX_CONNECTIONS, command_timeout=30)
            if beside_server:
                async with pool.acquire() as connection:
                    expect_current(*await schema_of(connection))
        except (OSError, PostgresError, InterfaceError, ValueError) as error:
            raise StoreError(f"cannot use the database: {error}") from None
        return cls(pool, url)

    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        if len(writes) == 1 and not writes[0].listing:
            return self._commits.add(writes[0])
        return asyncio.ensure_future(self._append_with_listing(writes))

    async def _append_with_listing(self, writes: Sequence[Write]) -> bool:
        try:
            async with self._transaction() as connection:
                await connection.execute(APPEND, *self._arguments(writes))
                for write in writes:  # after the events: every transaction locks in the same order (no deadlocks)
                    schedule = write.schedule
                    for sql, arguments in write.listing:
                        await connection.execute(number_placeholders(sql), *arguments)
                    await connection.execute(
                        SCHEDULE, schedule.wake, int(schedule.clocked), schedule.acting, write.table
                    )
        except UniqueViolationError:
            return False
        return True

    async def _write(self, batch: list[Waiting[Write]]) -> None:
        """Commit a batch in one transaction; if another process was first at one of the tables, one by one."""
        batch.sort(key=lambda waiting: waiting[0].table)  # every transaction locks in the same order (no deadlocks)
        writes = [write for write, _ in batch]
        answer = await self._commit(writes)
        if isinstance(answer, ISOLATED) and len(batch) > 1:
            answers = [await self._commit([write]) for write in writes]
        else:
            answers = [answer] * len(batch)
        resolve(batch, [False if isinstance(answer, CONFLICTS) else answer for answer in answers])

    async def _commit(self, writes: Sequence[Write]) -> bool | Exception:
        try:
            with self._track_health(len(writes)):
                await self._pool.execute(APPEND, *self._arguments(writes))
        except Exception as error:
            return error
        return True

    @contextlib.contextmanager
    def _track_health(self, requests: int = 1) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        except UNAVAILABLE as error:
            self.health.note_failure(error, requests)
            raise Unavailable(f"cannot store: {error}") from error
        self.health.note_success()
        self.health.latency.write.observe(time.monotonic() - began)

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        with self._track_health():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection

    def _arguments(self, writes: Sequence[Write]) -> tuple[Any, ...]:
        events = [(write.table, event) for write in writes for event in write.events]
        schedules = [write.schedule for write in writes]
        return (
            [table for table, _ in events],
            [event.n for _, event in events],
            [event.at for _, event in events],
            [event.player for _, event in events],
            [event.command for _, event in events],
            [log.ENCODER.encode(event.fact).decode() for _, event in events],
            [write.table for write in writes],
            [schedule.wake for schedule in schedules],
            [int(schedule.clocked) for schedule in schedules],
            [schedule.acting for schedule in schedules],
            [schedule.updated for schedule in schedules],
            [SEPARATOR.join((write.table, str(write.events[-1].n), self._id)) for write in writes],
        )

    async def now(self) -> int:
        ((now,),) = await self.fetch("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(now)

    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        began = time.monotonic()
        try:
            rows = [tuple(row) for row in await self._pool.fetch(number_placeholders(sql), *arguments)]
        except UNAVAILABLE as error:
            self.health.note_failure(error, 0)
            raise Unavailable(f"cannot read: {error}") from error
        self.health.latency.read.observe(time.monotonic() - began)
        return rows

    async def execute(self, *statements: Statement) -> list[int]:
        async with self._transaction() as connection:
            answers = [await connection.execute(number_placeholders(sql), *arguments) for sql, arguments in statements]
        return [int(answer.rpartition(" ")[2]) if answer[-1:].isdigit() else 0 for answer in answers]

    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", REVISE_LOCK)
            answer = await connection.execute(number_placeholders(once[0]), *once[1])
            if answer.endswith(" 0"):
                return False
            rows = [await connection.fetch(number_placeholders(sql), *arguments) for sql, arguments in reads]
            for sql, arguments in change(rows):
                await connection.execute(number_placeholders(sql), *arguments)
        return True

    @contextlib.asynccontextmanager
    async def matchmaking_lock(self) -> AsyncIterator[None]:
        async with self._matchmaking, self._transaction() as connection:  # at most one connection of the pool waits
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MATCHMAKING_LOCK)
            yield

    # --- notifications

    async def notify_player(self, player: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", PLAYER_CHANNEL, f"{player}{SEPARATOR}{self._id}")

    async def send_message(self, player: str, text: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", MESSAGE_CHANNEL, SEPARATOR.join((player, self._id, text)))

    async def listen(self, on_table: OnTable, on_player: OnPlayer, on_message: OnMessage = ignore_message) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._keep_listening(on_table, on_player, on_message, ready))
        await ready.wait()

    async def _keep_listening(
        self, on_table: OnTable, on_player: OnPlayer, on_message: OnMessage, ready: asyncio.Event
    ) -> None:
        """Keep a connection that listens; after losing it, reconnect and report everything as possibly changed."""

        def receive_table(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            table, n, sender = str(payload).split(SEPARATOR)
            if sender != self._id:
                on_table(table, int(n))

        def receive_player(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            player, sender = str(payload).split(SEPARATOR)
            if sender != self._id:
                on_player(player)

        def receive_message(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            player, sender, text = str(payload).split(SEPARATOR, 2)
            if sender != self._id:
                on_message(player, text)

        while True:
            with contextlib.suppress(OSError, PostgresError, InterfaceError):
                connection = await asyncpg.connect(self._url, command_timeout=30)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVER_LOCK)
                await connection.add_listener(TABLE_CHANNEL, receive_table)
                await connection.add_listener(PLAYER_CHANNEL, receive_player)
                await connection.add_listener(MESSAGE_CHANNEL, receive_message)
                if ready.is_set():  # notifications may have been missed
                    on_table("", 0)
                    on_player(EVERY_PLAYER)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    await connection.close()
            await asyncio.sleep(1)

    def free_bytes(self) -> float:
        return math.nan

    async def size_bytes(self) -> int:
        ((size,),) = await self.fetch("SELECT pg_database_size(current_database())")
        return int(size)

    async def close(self) -> None:
        await self._stop_listening()
        await self._commits.drain()
        await self._pool.close()


async def schema_of(connection: Any) -> tuple[int, int | None]:
    """Return the schema, and the oldest whose programs can use it; None if that is not stored."""
    columns = await connection.fetch("SELECT attname FROM pg_attribute WHERE attrelid = to_regclass('migrations')")
    if not columns:
        return 0, None
    applied = await connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
    if "compatible_since" not in [name for (name,) in columns]:
        return applied, None
    return applied, await connection.fetchval("SELECT compatible_since FROM migrations WHERE version = $1", applied)


async def migrate(url: str) -> None:
    """Bring the schema up to date while other servers may be writing; one process migrates, the others wait for it.

    A change of a table waits for all transactions that use it, and meanwhile everybody waits behind it. So each script
    gives up after LOCK_TIMEOUT and tries again, and has a transaction of its own.
    """
    connection = await asyncpg.connect(url)  # without a time limit: an index of many events takes long
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)  # until the connection is closed
        pending = pending_migrations(*await schema_of(connection))
        if not pending:
            return
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)")
        await connection.execute("ALTER TABLE migrations ADD COLUMN IF NOT EXISTS compatible_since BIGINT")
        await connection.execute(f"SET lock_timeout = '{LOCK_TIMEOUT}s'")
        for number, script in pending.items():
            LOGGER.info("bringing the database to schema %d", number)
            for attempt in itertools.count(1):
                try:
                    await apply_migration(connection, number, script)
                    break
                except LockNotAvailableError:
                    if attempt == MAX_ATTEMPTS:
                        raise
                    await asyncio.sleep(LOCK_TIMEOUT)  # those who waited behind it come first
    finally:
        await connection.close()


async def apply_migration(connection: Any, number: int, script: str) -> None:
    async with connection.transaction():
        for statement in split_statements(script):
            await connection.execute(statement)
        await connection.execute(
            "INSERT INTO migrations (version, compatible_since) VALUES ($1, $2)", number, compatible_since(number)
        )
