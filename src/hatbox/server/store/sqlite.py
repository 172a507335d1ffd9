"""SQLite: group commit on the event loop; fsync, reads and checkpoints in threads.

With `synchronous = NORMAL` a commit only writes to the page cache; the write-ahead log is then fsynced in a thread
before anything is acknowledged, which is as durable as `FULL`. With `FULL` the thread would have to run the whole
commit. Checkpoints use a connection of their own, so that no write waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from hatbox.server.store import health
from hatbox.server.store.fsync import Fsync, open_fsync
from hatbox.server.store.group_commit import GroupCommit, Waiting, resolve
from hatbox.server.store.store import (
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
from hatbox.server.store.worker import Worker
from hatbox.server.tables import log

LOGGER = logging.getLogger("hatbox.store")
MAX_BATCH = 500  # requests in one transaction
POLL_SECONDS = 1.0  # between two looks whether another process has written
CHECKPOINT_EVERY = 2_000  # requests
MAX_WAL_PAGES = 16_000  # of 4 KB; above that, writes wait for a checkpoint, so that the log starts from the beginning

ADVICE = "check the rights to the file and its folder and the space on the disk, or choose another with --database"
OF_THE_PLACE = (  # errors that another file would not have
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM,
)  # fmt: skip

INSERT = "INSERT INTO events (table_id, n, at, player, command, fact) VALUES (?, ?, ?, ?, ?, ?)"
SCHEDULE = "UPDATE tables SET wake = ?, clocked = ?, acting = ?, updated = ? WHERE id = ?"

Work: TypeAlias = Callable[[sqlite3.Connection], Any]


class WriteRequest(NamedTuple):
    """Events to be stored, or other work in the same transaction."""

    writes: Sequence[Write]
    work: Work | None = None


def connect(path: str, *, writing: bool) -> sqlite3.Connection:
    """Open a connection whose commits survive a power cut unless `synchronous` is lowered."""
    connection = sqlite3.connect(path, timeout=30, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cache_size = -16000")
    if not writing:
        connection.execute("PRAGMA query_only = ON")
    return connection


def make_private(path: str) -> None:
    """Create the file, its folder and its lock for their owner only: they contain hidden cards and chat.

    SQLite gives the log the permissions of the file. Existing files lose the permissions of others.
    """
    Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in (path, f"{path}.lock"):
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, f"{path}.lock", f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(OSError):  # missing, or owned by another user
            Path(name).chmod(stat.S_IMODE(Path(name).stat().st_mode) & ~0o007)


def acquire_lock(path: str) -> sqlite3.Connection:
    """Lock a database for one server; the operating system releases the lock when the process dies."""
    lock = sqlite3.connect(f"{path}.lock", timeout=5, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise StoreError(f"{path} is in use by another hatbox server; stop that one, or use PostgreSQL") from None
    return lock


def schema_of(connection: sqlite3.Connection) -> tuple[int, int | None]:
    """Return the schema, and the oldest whose programs can use it; None if that is not stored."""
    (applied,) = connection.execute("PRAGMA user_version").fetchone()
    has_table = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'compatibility'").fetchone()
    row = connection.execute("SELECT since FROM compatibility").fetchone() if has_table else None
    return applied, row and row[0]


def store_schema(connection: sqlite3.Connection, number: int) -> None:
    """Store which schema the database has by now."""
    connection.execute("CREATE TABLE IF NOT EXISTS compatibility (since BIGINT NOT NULL)")
    connection.execute("DELETE FROM compatibility")
    connection.execute("INSERT INTO compatibility (since) VALUES (?)", (compatible_since(number),))
    connection.execute(f"PRAGMA user_version = {number}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, one transaction per migration."""
    for number, script in pending_migrations(*schema_of(connection)).items():
        LOGGER.info("bringing the database to schema %d", number)
        connection.execute("BEGIN IMMEDIATE")
        for statement in split_statements(script):
            connection.execute(statement)
        store_schema(connection, number)
        connection.execute("COMMIT")


def write_events(connection: sqlite3.Connection, writes: Sequence[Write]) -> bool:
    """Insert events and update their tables' rows; False if an event number or a new table's code is taken."""
    encode = log.ENCODER.encode
    events = [
        (write.table, event.n, event.at, event.player, event.command, encode(event.fact).decode())
        for write in writes
        for event in write.events
    ]
    schedules = [
        (write.schedule.wake, int(write.schedule.clocked), write.schedule.acting, write.schedule.updated, write.table)
        for write in writes
    ]
    try:
        connection.executemany(INSERT, events)
        for write in writes:
            for sql, arguments in write.listing:
                connection.execute(sql, arguments)
        connection.executemany(SCHEDULE, schedules)
    except sqlite3.IntegrityError:
        return False
    return True


def wait_and_begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction once the process that is writing has finished."""
    connection.execute("PRAGMA busy_timeout = 30000")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def checkpoint(connection: sqlite3.Connection) -> bool:
    """Copy the write-ahead log into the file while others may write; return whether the log is too long."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return int(pages) > MAX_WAL_PAGES


def data_version(connection: sqlite3.Connection) -> int:
    """Return a number that changes when another connection has written."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def run_batch(connection: sqlite3.Connection, batch: Sequence[WriteRequest]) -> list[Any] | None:
    """Return the answers to all requests; None if one of them failed, and the transaction must be rolled back."""
    try:
        if write_events(connection, [write for request in batch for write in request.writes]):
            return [True if request.work is None else request.work(connection) for request in batch]
    except Exception:  # not only of the database: an integer may not fit
        return None
    return None


def run_isolated(connection: sqlite3.Connection, request: WriteRequest) -> Any:
    """Return the answer to one request, or the exception if it failed and was rolled back."""
    connection.execute("SAVEPOINT isolated")
    try:
        answer: Any = write_events(connection, request.writes)
        if answer and request.work is not None:
            answer = request.work(connection)
    except Exception as error:
        if not connection.in_transaction:  # a full disk has rolled back the whole batch
            raise
        answer = error
    if answer is False or isinstance(answer, Exception):
        connection.execute("ROLLBACK TO isolated")
    connection.execute("RELEASE isolated")
    return answer


class SqliteStore(Store):
    """A database in one file."""

    is_alone = True

    def __init__(self, path: str, lock: sqlite3.Connection | None) -> None:
        """Use `open`. Without a lock another process serves the file, and little is written here."""
        self.health = health.WriteHealth()
        self._path = path
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._reader = connect(path, writing=False)
        file = Path(path).stat()
        self._file = file.st_dev, file.st_ino
        self._reading = ThreadPoolExecutor(1, "sqlite-read")
        self._commits: GroupCommit[WriteRequest] = GroupCommit(self._write, MAX_BATCH)
        self._connection = connect(path, writing=True)
        self._connection.execute("PRAGMA busy_timeout = 0")  # this connection is used on the event loop
        self._connection.execute("PRAGMA synchronous = NORMAL")  # keeps the order; `_fsync` makes it durable
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._fsync: Fsync | None = None
        self._unsynced: asyncio.Future[None] | None = None  # pending while a commit is not durable yet
        self._failed_fsync: Exception | None = None  # after one, nothing more is read or written
        self._worker = Worker("sqlite-write")
        self._checkpointer = connect(path, writing=True)
        self._matchmaking = asyncio.Lock()
        self._checkpoint: asyncio.Future[bool] | None = None  # the one under way
        self._since_checkpoint = 0  # requests

    @classmethod
    async def open(cls, path: str, *, beside_server: bool = False) -> SqliteStore:
        """Open a database, created if missing; `beside_server`: without a lock, as it is."""
        lock = None
        try:
            if beside_server:
                if not Path(path).is_file():
                    raise StoreError(f"there is no database {path}")
            else:
                make_private(path)
                lock = acquire_lock(path)
            with contextlib.closing(connect(path, writing=True)) as connection:
                if beside_server:
                    expect_current(*schema_of(connection))
                migrate(connection)
                if not beside_server:  # a killed process may have committed without fsync: make that durable
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except OSError as error:
            raise StoreError(f"cannot use {path}: {error.strerror or error}; {ADVICE}") from None
        except sqlite3.Error as error:
            advice = f"; {ADVICE}" if error.sqlite_errorcode & 0xFF in OF_THE_PLACE else ""
            raise StoreError(f"cannot use {path}: {error}{advice}") from None
        return cls(path, lock)

    # --- writing

    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        return self._commits.add(WriteRequest(writes))

    async def execute(self, *statements: Statement) -> list[int]:
        def work(connection: sqlite3.Connection) -> list[int]:
            return [connection.execute(sql, arguments).rowcount for sql, arguments in statements]

        changed: list[int] = await self._commits.add(WriteRequest((), work))
        return changed

    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        def work(connection: sqlite3.Connection) -> tuple[bool]:
            if not connection.execute(*once).rowcount:
                return (False,)
            rows = [connection.execute(sql, arguments).fetchall() for sql, arguments in reads]
            for sql, arguments in change(rows):
                connection.execute(sql, arguments)
            return (True,)

        (changed,) = await self._commits.add(WriteRequest((), work))
        return bool(changed)

    def matchmaking_lock(self) -> asyncio.Lock:
        return self._matchmaking

    async def _write(self, batch: list[Waiting[WriteRequest]]) -> None:
        resolve(batch, await self._commit([request for request, _ in batch]))
        self._since_checkpoint += len(batch)
        if self._checkpoint is not None and self._checkpoint.done():
            error = self._checkpoint.exception()
            is_long = error is None and self._checkpoint.result()
            self._checkpoint = None
            if is_long:
                try:
                    await self._worker.submit(partial(checkpoint, self._checkpointer))
                except sqlite3.Error as second_error:
                    error = second_error
            if isinstance(error, sqlite3.Error) and error.sqlite_errorcode == sqlite3.SQLITE_IOERR_FSYNC:
                self._give_up(error)  # after any other failure the next checkpoint will do
        elif self._checkpoint is None and self._since_checkpoint >= CHECKPOINT_EVERY:
            self._since_checkpoint = 0
            self._checkpoint = self._worker.submit(partial(checkpoint, self._checkpointer))

    async def _commit(self, batch: Sequence[WriteRequest]) -> list[Any]:
        """Execute and commit on the event loop, which only touches memory; await fsync, which a thread does."""
        connection, began = self._connection, time.monotonic()
        try:
            if self._failed_fsync is not None:
                raise self._failed_fsync
            self._expect_file()
            await self._begin()
            answers = run_batch(connection, batch)
            if answers is None:  # isolate the request that failed
                if connection.in_transaction:  # a full disk has ended it already
                    connection.execute("ROLLBACK")
                await self._begin()
                answers = [run_isolated(connection, request) for request in batch]
            self._unsynced = self._loop.create_future()
            connection.execute("COMMIT")
            await self._sync()
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            answers = [error] * len(batch)
        failed = [answer for answer in answers if isinstance(answer, OSError | sqlite3.OperationalError)]
        if failed:
            self.health.note_failure(failed[0], len(failed))
            answers = [Unavailable(f"cannot store: {answer}") if answer in failed else answer for answer in answers]
        else:
            self.health.note_success()
            self.health.latency.write.observe(time.monotonic() - began)
        if self._unsynced is not None:
            self._unsynced.set_result(None)
            self._unsynced = None
        return answers

    def _expect_file(self) -> None:
        """Refuse to write into a file that was deleted or replaced."""
        try:
            file = os.stat(self._path)  # noqa: PTH116  (a tenth of the time of Path.stat)
        except OSError:
            file = None
        if file is None or (file.st_dev, file.st_ino) != self._file:
            raise OSError(f"{self._path} was deleted or replaced; restart the server")

    async def _sync(self) -> None:
        """Fsync the write-ahead log. After a failure nothing about this file can be trusted."""
        try:
            if self._fsync is None:  # the log exists from the first commit until the last connection is closed
                self._fsync = open_fsync(f"{self._path}-wal", native=self._lock is not None)
            await self._fsync.sync()
        except OSError as error:
            self._give_up(error)
            raise

    def _give_up(self, error: Exception) -> None:
        """Refuse all further requests; a server ends."""
        self._failed_fsync = error
        if self._lock is not None:
            health.end_process(error)

    async def _begin(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # `hatbox admin` is writing
            await self._worker.submit(partial(wait_and_begin, self._connection))

    # --- reading

    async def now(self) -> int:
        return int(time.time() * 1000)  # one process, one machine

    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            return self._reader.execute(sql, arguments).fetchall()

        began = time.monotonic()
        try:
            rows = await self._loop.run_in_executor(self._reading, work)
        except sqlite3.OperationalError as error:  # a busy or failing disk, not a damaged table
            raise Unavailable(str(error)) from error
        self.health.latency.read.observe(time.monotonic() - began)
        return rows

    async def events(self, table: str, after: int = 0) -> list[log.Event]:
        events = await super().events(table, after)
        if self._unsynced is not None:  # they may have been committed, but not fsynced
            await asyncio.shield(self._unsynced)
        if self._failed_fsync is not None:
            raise Unavailable(f"cannot read: {self._failed_fsync}")
        return events

    async def notify_player(self, player: str) -> None:
        """Do nothing: no other process serves this file."""

    async def send_message(self, player: str, text: str) -> None:
        """Do nothing: no other process serves this file."""

    async def listen(self, on_table: OnTable, on_player: OnPlayer, on_message: OnMessage = ignore_message) -> None:
        """Poll: no other process serves this file, but `hatbox admin` may write to it."""
        self._listening = asyncio.create_task(self._poll(on_table))

    async def _poll(self, on_table: OnTable) -> None:
        last = None
        while True:
            with contextlib.suppress(sqlite3.Error):
                version = await self._commits.add(WriteRequest((), data_version))
                if last is not None and version != last:
                    on_table("", 0)
                last = version
            await asyncio.sleep(POLL_SECONDS)

    def free_bytes(self) -> float:
        try:
            return shutil.disk_usage(Path(self._path).parent).free
        except OSError:
            return math.nan

    async def size_bytes(self) -> int:
        sizes = 0
        for path in (self._path, f"{self._path}-wal"):
            with contextlib.suppress(OSError):
                sizes += Path(path).stat().st_size
        return sizes

    async def close(self) -> None:
        await self._stop_listening()
        await self._commits.drain()
        self._worker.stop()
        self._reading.shutdown()
        if self._fsync is not None:
            self._fsync.stop()
        for connection in (self._connection, self._checkpointer, self._reader, self._lock):
            if connection is not None:
                connection.close()
