"""A closer look at a database in use: how long it takes to store, its clock, and whether recent rows are whole."""

from __future__ import annotations

import secrets
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import msgspec

from hatbox.server.ops.database_check import TOPIC
from hatbox.server.ops.findings import Finding, fail, note, warn
from hatbox.server.store.store import Store, StoreError, open_store, path_of

WRITES = 5
SLOW_WRITE = 50  # milliseconds; more is a warning
MAX_CLOCK_ERROR = 2_000  # milliseconds between this machine and the database; more is a warning
RECENT_TABLES = 50
MAX_CHECKED_FILE = 256 << 20  # bytes; a larger file is not read as a whole
# A row that no server counts: it was never alive.
INSERT = "INSERT INTO processes (id, beat, people) VALUES (?, 0, 0)"
DELETE = "DELETE FROM processes WHERE id = ?"
RECENT = "SELECT id FROM tables ORDER BY updated DESC LIMIT ?"


async def examine(url: str) -> list[Finding]:
    """Return findings about a database, which a server may be using."""
    try:
        store = await open_store(url, beside_server=True)
    except StoreError as error:
        return [fail(TOPIC, "doctor-database-unusable", "doctor-database-unusable-do", reason=str(error))]
    findings: list[Finding] = []
    try:
        findings += [await time_writes(store), await compare_clock(store), await read_recent(store)]
    except (StoreError, sqlite3.Error) as error:
        findings.append(fail(TOPIC, "doctor-database-fails", "doctor-database-fails-do", reason=str(error)))
    finally:
        await store.close()
    path = path_of(url)
    return [*findings, *([check_pages(path)] if path is not None else [])]


async def time_writes(store: Store) -> Finding:
    """Store and delete a row some times."""
    row, times = f"doctor-{secrets.token_hex(4)}", []
    for _ in range(WRITES):
        for statement in (INSERT, DELETE):
            began = time.monotonic()
            await store.execute((statement, (row,)))
            times.append((time.monotonic() - began) * 1000)
    milliseconds = round(statistics.median(times), 1)
    if milliseconds > SLOW_WRITE:
        return warn(TOPIC, "doctor-slow-writes", "doctor-slow-writes-do", milliseconds=milliseconds)
    return note(TOPIC, "doctor-writes", milliseconds=milliseconds)


async def compare_clock(store: Store) -> Finding:
    """Compare this machine's clock with that of the database."""
    difference = abs(await store.now() - time.time() * 1000)
    if difference > MAX_CLOCK_ERROR:
        return warn("clock", "doctor-database-clock-off", "doctor-clock-do", seconds=round(difference / 1000))
    return note("clock", "doctor-database-clock")


async def read_recent(store: Store) -> Finding:
    """Read the tables that were used last: their events can be decoded, and none is missing."""
    damaged, tables = [], await store.fetch(RECENT, RECENT_TABLES)
    for (table,) in tables:
        try:
            numbers = [event.n for event in await store.events(table)]
        except (msgspec.DecodeError, msgspec.ValidationError):
            damaged.append(table)
        else:
            if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
                damaged.append(table)
    if damaged:
        return fail(
            TOPIC, "doctor-damaged-tables", "doctor-damaged-do", tables=", ".join(damaged[:5]), count=len(damaged)
        )
    return note(TOPIC, "doctor-recent-tables", count=len(tables))


def check_pages(path: str) -> Finding:
    """Let SQLite check its file, unless that would take long."""
    if Path(path).stat().st_size > MAX_CHECKED_FILE:
        return note(TOPIC, "doctor-large-file", path=path)
    try:
        with closing(sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True, timeout=30)) as connection:
            ((result,), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        result = str(error)
    if result != "ok":
        return fail(TOPIC, "doctor-damaged-file", "doctor-damaged-do", path=path, reason=str(result))
    return note(TOPIC, "doctor-whole-file", path=path)
