"""SQLite: all that waits is put into one transaction; a thread waits for the disk, and another reads.

What is committed stands in the write-ahead log, and survives a power cut once that file is synchronised. SQLite could
do so by itself, but then the thread would have to do the whole commit. It is only told to keep the order. Nor does it
work the log into the file by itself: that is done beside the writing, so that nobody has to wait for it.
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
from hatbox.server.store.fsync import Syncer, syncer
from hatbox.server.store.group_commit import GroupCommit, Waiting, resolve
from hatbox.server.store.store import (
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
from hatbox.server.store.worker import Worker
from hatbox.server.tables import log

LOGGER = logging.getLogger("hatbox.store")
MAX_AT_ONCE = 500  # requests in one transaction
LOOK = 1.0  # seconds between two looks whether somebody else has written
CHECKPOINT = 2_000  # requests after which the write-ahead log is worked into the file
LONG = 16_000  # pages in the log, of 4 KB: then writing waits until all of it is worked in, and it begins anew

INSERT = "INSERT INTO events (table_id, n, at, player, command, fact) VALUES (?, ?, ?, ?, ?, ?)"
MARK = "UPDATE tables SET wake = ?, clocked = ?, acting = ?, updated = ? WHERE id = ?"

Work: TypeAlias = Callable[[sqlite3.Connection], Any]


class Request(NamedTuple):
    """What somebody waits for: events to be written down, or other work."""

    writes: Sequence[Write]
    work: Work | None = None


def connected(path: str, *, writing: bool) -> sqlite3.Connection:
    """A connection that keeps what it has committed through a power cut, if `synchronous` is not lowered."""
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
    """Create the file, its folder and its lock for their owner alone: there are hidden cards and talk inside.

    SQLite gives the log the permissions of the file. What others may do with a file that is there is taken away.
    """
    Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in (path, f"{path}.lock"):
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, f"{path}.lock", f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(OSError):  # it is not there, or somebody else's
            Path(name).chmod(stat.S_IMODE(Path(name).stat().st_mode) & ~0o007)


def locked(path: str) -> sqlite3.Connection:
    """A file is served by one process: hold a lock that ends with the process, however it ends."""
    lock = sqlite3.connect(f"{path}.lock", timeout=5, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise StoreError(f"{path} is in use by another hatbox server; stop that one, or use PostgreSQL") from None
    return lock


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, step by step, each whole or not at all."""
    applied = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, script in pending(applied).items():
        LOGGER.info("bringing the database to schema %d", number)
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements_of(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def write_events(connection: sqlite3.Connection, writes: Sequence[Write]) -> bool:
    """Write events down; False if one of their numbers, or the code of a new table, is taken."""
    encode = log.ENCODER.encode
    events = [
        (write.table, event.n, event.at, event.player, event.command, encode(event.fact).decode())
        for write in writes
        for event in write.events
    ]
    marks = [
        (write.row.wake, int(write.row.clocked), write.row.acting, write.row.updated, write.table) for write in writes
    ]
    try:
        connection.executemany(INSERT, events)
        for write in writes:
            for sql, arguments in write.row.also:
                connection.execute(sql, arguments)
        connection.executemany(MARK, marks)
    except sqlite3.IntegrityError:
        return False
    return True


def begin_patiently(connection: sqlite3.Connection) -> None:
    """Begin as soon as whoever is writing has finished."""
    connection.execute("PRAGMA busy_timeout = 30000")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def work_log_in(connection: sqlite3.Connection) -> bool:
    """Work what is in the write-ahead log into the file, while others may write; whether the log is long."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return int(pages) > LONG


def changes_by_others(connection: sqlite3.Connection) -> int:
    """A number that changes when anything else than this connection has written."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def together(connection: sqlite3.Connection, batch: Sequence[Request]) -> list[Any] | None:
    """What some requests are answered; None if not all can be carried out: then the transaction must be undone."""
    try:
        if write_events(connection, [write for request in batch for write in request.writes]):
            return [True if request.work is None else request.work(connection) for request in batch]
    except Exception:  # not only the database's: a number may not fit
        return None
    return None


def apart(connection: sqlite3.Connection, request: Request) -> Any:
    """What one request is answered, or why it failed: then it has changed nothing."""
    connection.execute("SAVEPOINT apart")
    try:
        answer: Any = write_events(connection, request.writes)
        if answer and request.work is not None:
            answer = request.work(connection)
    except Exception as error:
        if not connection.in_transaction:  # a full disk ends it for all
            raise
        answer = error
    if answer is False or isinstance(answer, Exception):
        connection.execute("ROLLBACK TO apart")
    connection.execute("RELEASE apart")
    return answer


class SqliteStore(Store):
    """A database in one file."""

    is_alone = True

    def __init__(self, path: str, lock: sqlite3.Connection | None) -> None:
        """Use `opened`. Without a lock it is another process that serves the file, and here little is written."""
        self.health = health.WriteHealth()
        self._path = path
        self._lock = lock
        self._listening: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._reader = connected(path, writing=False)
        there = Path(path).stat()
        self._file = there.st_dev, there.st_ino
        self._reading = ThreadPoolExecutor(1, "sqlite-read")
        self._batches: GroupCommit[Request] = GroupCommit(self._write, MAX_AT_ONCE)
        self._connection = connected(path, writing=True)
        self._connection.execute("PRAGMA busy_timeout = 0")  # nobody waits here while others want to be served
        self._connection.execute("PRAGMA synchronous = NORMAL")  # the order is kept; `_disk` does the rest
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._disk: Syncer | None = None
        self._unsynced: asyncio.Future[None] | None = None  # what is committed, but may not survive a power cut yet
        self._distrusted: Exception | None = None  # a failed fsync: nothing more is read or written
        self._worker = Worker("sqlite-write")
        self._keeper = connected(path, writing=True)  # works the log in
        self._matching = asyncio.Lock()
        self._keeping: asyncio.Future[bool] | None = None
        self._written = 0  # requests since that was last begun

    @classmethod
    async def opened(cls, path: str, *, beside: bool = False) -> SqliteStore:
        """The database at a path, made if it is not there; or, `beside` the process that serves it, as it is."""
        lock = None
        try:
            if beside:
                if not Path(path).is_file():
                    raise StoreError(f"there is no database {path}")
            else:
                make_private(path)
                lock = locked(path)
            with contextlib.closing(connected(path, writing=True)) as connection:
                if beside:
                    expect_current(connection.execute("PRAGMA user_version").fetchone()[0])
                migrate(connection)
                if not beside:  # what a killed process has committed but not synchronised: now it is safe to tell of
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (sqlite3.Error, OSError) as fault:
            raise StoreError(f"cannot use {path}: {fault}") from None
        return cls(path, lock)

    # --- writing

    def append(self, writes: Sequence[Write]) -> asyncio.Future[bool]:
        return self._batches.add(Request(writes))

    async def execute(self, *statements: Statement) -> list[int]:
        def work(connection: sqlite3.Connection) -> list[int]:
            return [connection.execute(sql, arguments).rowcount for sql, arguments in statements]

        changed: list[int] = await self._batches.add(Request((), work))
        return changed

    async def revise(self, once: Statement, reads: Sequence[Statement], change: Change) -> bool:
        def work(connection: sqlite3.Connection) -> tuple[bool]:
            if not connection.execute(*once).rowcount:
                return (False,)
            rows = [connection.execute(sql, arguments).fetchall() for sql, arguments in reads]
            for sql, arguments in change(rows):
                connection.execute(sql, arguments)
            return (True,)

        (changed,) = await self._batches.add(Request((), work))
        return bool(changed)

    def matching(self) -> asyncio.Lock:
        return self._matching

    async def _write(self, batch: list[Waiting[Request]]) -> None:
        resolve(batch, await self._committed([request for request, _ in batch]))
        self._written += len(batch)
        if self._keeping is not None and self._keeping.done():
            error = self._keeping.exception()
            is_long = error is None and self._keeping.result()
            self._keeping = None
            if is_long:
                try:
                    await self._worker.submit(partial(work_log_in, self._keeper))
                except sqlite3.Error as failed:
                    error = failed
            if isinstance(error, sqlite3.Error) and error.sqlite_errorcode == sqlite3.SQLITE_IOERR_FSYNC:
                self._distrust(error)  # any other failure: the next checkpoint will do
        elif self._keeping is None and self._written >= CHECKPOINT:
            self._written = 0
            self._keeping = self._worker.submit(partial(work_log_in, self._keeper))

    async def _committed(self, batch: Sequence[Request]) -> list[Any]:
        """Statements only touch memory, so they are carried out here; what waits for the disk does so in a thread."""
        connection = self._connection
        try:
            if self._distrusted is not None:
                raise self._distrusted
            self._expect_file()
            await self._begin()
            answers = together(connection, batch)
            if answers is None:  # if one fails, the others do not: each is tried for itself
                if connection.in_transaction:  # a full disk has ended it already
                    connection.execute("ROLLBACK")
                await self._begin()
                answers = [apart(connection, request) for request in batch]
            self._unsynced = self._loop.create_future()
            connection.execute("COMMIT")
            await self._sync()
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            answers = [error] * len(batch)
        failed = [answer for answer in answers if isinstance(answer, OSError | sqlite3.OperationalError)]
        if failed:
            self.health.failed(failed[0], len(failed))
            answers = [Unavailable(f"cannot store: {one}") if one in failed else one for one in answers]
        else:
            self.health.succeeded()
        if self._unsynced is not None:
            self._unsynced.set_result(None)
            self._unsynced = None
        return answers

    def _expect_file(self) -> None:
        """Refuse to write into a file that nobody will find again."""
        try:
            found = os.stat(self._path)  # noqa: PTH116  (a tenth of the time)
        except OSError:
            found = None
        if found is None or (found.st_dev, found.st_ino) != self._file:
            raise OSError(f"{self._path} was deleted or replaced; restart the server")

    async def _sync(self) -> None:
        """Bring the log to the disk. If that fails, nothing may be believed of this file any more."""
        try:
            if self._disk is None:  # the log is there from the first commit on, until the last connection is closed
                self._disk = syncer(f"{self._path}-wal", quick=self._lock is not None)
            await self._disk.sync()
        except OSError as error:
            self._distrust(error)
            raise

    def _distrust(self, error: Exception) -> None:
        """Answer nobody any more; a server ends."""
        self._distrusted = error
        if self._lock is not None:
            health.end_process(error)

    async def _begin(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # a host's command is writing
            await self._worker.submit(partial(begin_patiently, self._connection))

    # --- reading

    async def now(self) -> int:
        return int(time.time() * 1000)  # one process, one machine

    async def fetch(self, sql: str, *arguments: Argument) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            return self._reader.execute(sql, arguments).fetchall()

        try:
            return await self._loop.run_in_executor(self._reading, work)
        except sqlite3.OperationalError as error:  # a busy or failing disk, not a damaged table
            raise Unavailable(str(error)) from error

    async def events(self, table: str, after: int = 0) -> list[log.Event]:
        events = await super().events(table, after)
        if self._unsynced is not None:  # they may have been committed a moment ago
            await asyncio.shield(self._unsynced)
        if self._distrusted is not None:
            raise Unavailable(f"cannot read: {self._distrusted}")
        return events

    async def mention(self, player: str) -> None:
        """A file is served by one process: there is nobody to tell."""

    async def listen(self, heard: Heard, met: Met) -> None:
        """A file is served by one process, but its host may write to it too: look now and then."""
        self._listening = asyncio.create_task(self._listen_on(heard))

    async def _listen_on(self, heard: Heard) -> None:
        known = None
        while True:
            with contextlib.suppress(sqlite3.Error):
                version = await self._batches.add(Request((), changes_by_others))
                if known is not None and version != known:
                    heard("", 0)
                known = version
            await asyncio.sleep(LOOK)

    def free_bytes(self) -> float:
        try:
            return shutil.disk_usage(Path(self._path).parent).free
        except OSError:
            return math.nan

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._batches.finished()
        self._worker.stop()
        self._reading.shutdown()
        if self._disk is not None:
            self._disk.stop()
        for connection in (self._connection, self._keeper, self._reader, self._lock):
            if connection is not None:
                connection.close()
