"""Checks of a database before a server uses it: nothing is created, migrated or written."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from hatbox.extras import need
from hatbox.server.ops.findings import Finding, fail, note, warn
from hatbox.server.store.store import migrations, path_of, redact

TOPIC = "database"
CONNECT_SECONDS = 10
MIN_FREE = 100 << 20  # bytes on the disk of the database; less is a fault
LOW_FREE = 1 << 30  # less is a warning


def check_database(url: str) -> Iterator[Finding]:
    """Yield whether a server could use a database as it is now."""
    path = path_of(url)
    if path is None:
        yield from asyncio.run(check_postgres(url))
    elif Path(path).exists():
        yield from check_file(path)
        yield check_disk(Path(path))
    else:
        yield check_folder(Path(path))
        yield check_disk(Path(path))


def check_schema(applied: int, name: str) -> Finding:
    """Compare the schema of a database with that of this program."""
    newest = max(migrations())
    if applied > newest:
        return fail(TOPIC, "check-schema-newer", "check-schema-newer-do", database=name, schema=applied, known=newest)
    if not applied:
        return note(TOPIC, "check-schema-none", database=name, known=newest)
    if applied < newest:
        return note(TOPIC, "check-schema-older", database=name, schema=applied, known=newest)
    return note(TOPIC, "check-schema", database=name, schema=applied)


# --- SQLite


def existing_parent(path: Path) -> Path:
    """Return the nearest folder above a path that exists."""
    return next(folder for folder in path.absolute().parents if folder.exists())


def check_folder(path: Path) -> Finding:
    """Check the folder of a database that does not exist yet."""
    parent = existing_parent(path)
    if parent.is_dir() and os.access(parent, os.W_OK | os.X_OK):
        return note(TOPIC, "check-file-new", path=str(path))
    return fail(TOPIC, "check-file-uncreatable", "check-file-unwritable-do", path=str(path), folder=str(parent))


def check_file(path: str) -> Iterator[Finding]:
    """Check a database file: that it can be read and written, that it is ours, and that nobody serves it."""
    if not os.access(path, os.R_OK | os.W_OK) or not os.access(Path(path).absolute().parent, os.W_OK | os.X_OK):
        yield fail(TOPIC, "check-file-unwritable", "check-file-unwritable-do", path=path)
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True, timeout=5)) as connection:
            applied = int(connection.execute("PRAGMA user_version").fetchone()[0])
            tables = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'events'").fetchone()[0]
    except sqlite3.Error as error:
        yield fail(TOPIC, "check-file-unreadable", "check-file-unreadable-do", path=path, reason=str(error))
        return
    if applied and not tables:
        yield fail(TOPIC, "check-file-foreign", "check-file-unreadable-do", path=path)
        return
    yield check_schema(applied, f"sqlite:{path}")
    if is_served(path):
        yield warn(TOPIC, "check-file-served", "check-file-served-do", path=path)


def is_served(path: str) -> bool:
    """Return whether a server has locked a database file."""
    if not Path(f"{path}.lock").exists():
        return False
    with closing(sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
            lock.execute("ROLLBACK")
        except sqlite3.OperationalError:
            return True
    return False


def check_disk(path: Path) -> Finding:
    """Check the free space where the database is."""
    folder = existing_parent(path)
    free = shutil.disk_usage(folder).free
    params: dict[str, str | int] = {"folder": str(folder), "megabytes": free >> 20}
    if free < MIN_FREE:
        return fail("disk", "check-disk-full", "check-disk-do", **params)
    if free < LOW_FREE:
        return warn("disk", "check-disk-low", "check-disk-do", **params)
    return note("disk", "check-disk", **params)


# --- PostgreSQL


async def check_postgres(url: str) -> list[Finding]:
    asyncpg = need("asyncpg", "postgres")
    address = redact(url)
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        reason = str(error) or type(error).__name__
        return [
            fail(TOPIC, "check-postgres-unreachable", "check-postgres-unreachable-do", address=address, reason=reason)
        ]
    try:
        if await connection.fetchval("SHOW transaction_read_only") == "on":
            return [fail(TOPIC, "check-postgres-read-only", "check-postgres-read-only-do", address=address)]
        exists = await connection.fetchval("SELECT to_regclass('migrations')")
        applied = await connection.fetchval("SELECT max(version) FROM migrations") if exists else 0
        return [check_schema(int(applied or 0), redact(url))]
    finally:
        await connection.close()
