"""Batches of both databases: what one request does wrong is no other's trouble."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from hatbox.server.store import fsync, health, sqlite
from hatbox.server.store.postgres import PostgresStore
from hatbox.server.store.store import Schedule, Store, Unavailable, Write, open_store
from hatbox.server.tables import log

MADE = """
INSERT INTO tables (id, game, players, status, listed, quick, created, updated, wake, clocked, acting, info)
VALUES (?, 'hats', 2, 'playing', 0, 0, 0, 0, NULL, 0, '', '{}')
"""
TABLES = ("a", "b", "c")


def write(table: str, n: int, player: str = "ann") -> Write:
    """One event of a table."""
    return Write(table, [log.Event(n, 0, log.Readied(0, True), player)], Schedule(None, False, " 0 ", n))


@asynccontextmanager
async def open_test_store(url: str) -> AsyncIterator[Store]:
    """A store where three tables have nothing written down yet."""
    store = await open_store(url)
    try:
        for table in ("events", "tables"):
            await store.execute((f"DELETE FROM {table}", ()))
        await store.execute(*((MADE, (table,)) for table in TABLES))
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    found: str = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    return found or f"sqlite:{tmp_path / 'hatbox.db'}"


def run(url: str, scenario: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    """Let something happen to a store."""

    async def main() -> None:
        async with open_test_store(url) as store, asyncio.timeout(30):
            await scenario(store)

    asyncio.run(main())


async def numbers(store: Store) -> dict[str, list[int]]:
    """The events of every table."""
    return {table: [event.n for event in await store.events(table)] for table in TABLES}


def test_who_comes_second_loses_alone(url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.append([write("b", 1)])
        answers = await asyncio.gather(*(store.append([write(table, 1)]) for table in TABLES))
        assert answers == [True, False, True]
        assert await numbers(store) == {"a": [1], "b": [1], "c": [1]}
        rows = await store.fetch("SELECT id, updated FROM tables ORDER BY id")
        assert rows == [("a", 1), ("b", 1), ("c", 1)]

    run(url, scenario)


def test_what_cannot_be_stored_fails_alone(url: str) -> None:
    too_large = 1 << 70

    async def scenario(store: Store) -> None:
        writes = [write("a", 1), write("b", too_large), write("c", 1)]
        answers = await asyncio.gather(*(store.append([one]) for one in writes), return_exceptions=True)
        assert [answers[0], answers[2]] == [True, True]
        assert isinstance(answers[1], Exception)
        assert await numbers(store) == {"a": [1], "b": [], "c": [1]}
        assert await store.append([write("b", 1)])  # and it goes on

    run(url, scenario)


def test_a_failed_statement_takes_no_event_with_it(url: str) -> None:
    async def scenario(store: Store) -> None:
        failing = store.execute((MADE, ("d",)), (MADE, ("a",)))
        answers = await asyncio.gather(failing, store.append([write("a", 1)]), return_exceptions=True)
        assert isinstance(answers[0], Exception)
        assert answers[1] is True
        assert await store.fetch("SELECT id FROM tables WHERE id = 'd'") == []

    run(url, scenario)


def test_a_deadlock_with_another_program_costs_nobody_an_event(postgres_url: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        other = await asyncpg.connect(postgres_url)  # type: ignore[no-untyped-call]
        taking = other.transaction()
        await taking.start()
        await other.execute("UPDATE tables SET quick = 1 WHERE id = 'c'")
        ours = asyncio.gather(*(store.append([write(table, 1)]) for table in TABLES))
        while not await store.fetch("SELECT 1 FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)  # our batch has changed a, and waits for c
        try:
            await other.execute("UPDATE tables SET quick = 1 WHERE id = 'a'")
            await taking.commit()
            theirs = True
        except asyncpg.DeadlockDetectedError:
            await taking.rollback()
            theirs = False
        answers = await ours
        stored = await numbers(store)
        assert [bool(stored[table]) for table in TABLES] == answers  # what was promised is there, and nothing else
        assert all(answers) or theirs
        await other.close()

    run(postgres_url, scenario)


def test_nothing_is_promised_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turning = threading.Event()
    monkeypatch.setattr(sqlite, "open_fsync", lambda path, native: fsync.ThreadFsync(path))

    async def scenario(store: Store) -> None:
        monkeypatch.setattr(fsync, "SYNC", lambda _file: turning.wait())
        waiting = store.append([write("a", 1)])
        while not await store.fetch("SELECT n FROM events"):  # others could read it already
            await asyncio.sleep(0.01)
        reading = asyncio.create_task(store.events("a"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        assert not reading.done()  # nor is it told as a fact
        turning.set()
        assert await waiting
        assert [event.n for event in await reading] == [1]

    run(f"sqlite:{tmp_path / 'hatbox.db'}", scenario)


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
def test_after_a_failed_fsync_nothing_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    ended: list[object] = []
    monkeypatch.setattr(sqlite, "open_fsync", lambda path, native: fsync.ThreadFsync(path))
    monkeypatch.setattr(health, "end_process", ended.append)  # which never comes back

    def fail(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    async def scenario(store: Store) -> None:
        assert await store.append([write("a", 1)])
        with monkeypatch.context() as broken:
            broken.setattr(fsync, "SYNC", fail)
            with pytest.raises(Unavailable):
                await store.append([write("a", 2)])
        assert isinstance(ended[0], OSError)
        for _ in range(2):  # although the disk says that all is well again
            with pytest.raises(Unavailable):
                await store.append([write("b", 1)])
            with pytest.raises(Unavailable):
                await store.events("a")
        assert store.health.error is not None

    run(f"sqlite:{tmp_path / 'hatbox.db'}", scenario)


def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "end_process", lambda error: pytest.fail(f"ended: {error}"))

    async def scenario(store: sqlite.SqliteStore) -> None:
        (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        n = 1

        async def fill() -> None:
            nonlocal n
            while await store.append([write("a", n, "somebody with a long name " * 100)]):
                n += 1

        with pytest.raises(Unavailable, match="full"):
            await fill()
        assert store.health.error is not None
        assert (await numbers(store))["a"] == [*range(1, n)]
        store._connection.execute("PRAGMA max_page_count = 1000000")
        assert await store.append([write("a", n)])
        assert store.health.error is None

    run(f"sqlite:{tmp_path / 'hatbox.db'}", scenario)


def test_a_lock_held_by_another_program_keeps_nobody_from_reading(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"

    async def scenario(store: Store) -> None:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = store.append([write("a", 1)])
            for _ in range(20):  # the event loop goes round meanwhile
                assert await store.events("a") == []
            assert not waiting.done()
            other.execute("ROLLBACK")
            assert await waiting

    run(f"sqlite:{path}", scenario)


def test_the_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many, path = 200, tmp_path / "hatbox.db"
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 5)
    monkeypatch.setattr(sqlite, "MAX_WAL_PAGES", 20)

    async def scenario(store: Store) -> None:
        for n in range(1, many + 1):
            assert await store.append([write("a", n)])
        assert (await numbers(store))["a"] == list(range(1, many + 1))
        page = 4096
        assert Path(f"{path}-wal").stat().st_size < many * page

    run(f"sqlite:{path}", scenario)


@pytest.mark.parametrize("native", [True, False])
def test_a_file_is_brought_to_the_disk_or_it_is_told_why_not(tmp_path: Path, native: bool) -> None:
    async def main() -> None:
        path = tmp_path / "file"
        path.write_bytes(b"something")
        syncer = fsync.open_fsync(str(path), native=native)
        async with asyncio.timeout(60):
            for _ in range(3):
                await syncer.sync()
            syncer.stop()
            os.mkfifo(tmp_path / "pipe")
            syncer = fsync.open_fsync(str(tmp_path / "pipe"), native=native)  # which no disk can keep
            for _ in range(2):
                with pytest.raises(OSError, match="Invalid argument"):
                    await syncer.sync()
            syncer.stop()

    asyncio.run(main())


def test_nothing_is_written_while_a_long_log_is_worked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is worked in beside the writing, unless it has become long: then all waits until it is done."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 2)
    monkeypatch.setattr(sqlite, "MAX_WAL_PAGES", 10)
    turning, running = threading.Event(), []
    work_in = sqlite.checkpoint

    def slowly(connection: sqlite3.Connection) -> bool:
        running.append(connection)
        turning.wait()
        return work_in(connection)

    monkeypatch.setattr(sqlite, "checkpoint", slowly)

    async def scenario(store: Store) -> None:
        for n in range(1, 11):
            assert await store.append([write("a", n)])  # nobody waits
        assert len(running) == 1
        turning.set()
        for n in range(11, 41):
            assert await store.append([write("a", n)])
        assert len(running) > 2

    run(f"sqlite:{tmp_path / 'hatbox.db'}", scenario)
