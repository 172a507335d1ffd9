"""Databases and records that a release has left behind: games go on, finished ones verify."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from hatbox import wire
from hatbox.records.files import read_records
from hatbox.records.record import verify
from hatbox.server.identity import Players
from hatbox.server.metrics import Metrics
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.backup import tables_of
from hatbox.server.store.store import migrations, open_store, split_statements
from hatbox.server.tables.commands import CommandEnvelope
from support.server_process import sqlite

FIXTURES = Path(__file__).parent.parent / "fixtures"
RELEASES = {"0.1.0": "schema2.sql", "0.2.0": "schema6.sql"}  # made by the server of that release
RECORDS = {"0.1.0": "records.jsonl", "0.2.0": "record-0.2.0.jsonl"}


@pytest.fixture(params=RELEASES)
def old_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "hatbox.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIXTURES / RELEASES[request.param]).read_text("utf-8"))
    return path


@pytest.fixture
def old_postgres(old_file: Path, postgres_url: str) -> Iterator[str]:
    """The same rows in a PostgreSQL, as the servers of those releases migrated it."""
    url = urlsplit(postgres_url)._replace(path="/released").geturl()

    async def execute(sql: str) -> None:
        connection = await asyncpg.connect(postgres_url)  # type: ignore[no-untyped-call]
        await connection.execute(sql)
        await connection.close()

    async def fill(database: sqlite3.Connection) -> None:
        (schema,) = database.execute("PRAGMA user_version").fetchone()
        connection = await asyncpg.connect(url)  # type: ignore[no-untyped-call]
        await connection.execute("CREATE TABLE migrations (version BIGINT PRIMARY KEY)")
        for number in range(1, schema + 1):
            for statement in split_statements(migrations()[number]):
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations (version) VALUES ($1)", number)
        for table in tables_of(schema):
            rows = database.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in rows.description]
            await connection.copy_records_to_table(table, records=rows.fetchall(), columns=columns)
        await connection.close()

    asyncio.run(execute("CREATE DATABASE released"))
    with closing(sqlite3.connect(old_file)) as database:
        asyncio.run(fill(database))
    yield url
    asyncio.run(execute("DROP DATABASE released WITH (FORCE)"))


async def play_on(url: str) -> None:
    """Make a move in every running game, and read every table."""
    store = await open_store(url)
    service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
    service.ready.set()
    rows = await store.fetch("SELECT id, status FROM tables ORDER BY game")
    assert [status for _, status in rows].count("playing") == 2
    for table_id, status in rows:
        live = await service.live(table_id)
        assert live.table.status == status
        if status == "playing":
            seat = live.table.acting[0]
            move = wire.Move(live.table.legal(seat)[0])
            envelope = CommandEnvelope(move, live.table.at + 1, live.table.chairs[seat].player or "", "", "new")
            answer = await service.execute(envelope, table_id)
            assert isinstance(answer, wire.Ack), answer
    await service.close()
    await store.close()


def test_games_in_a_file_of_a_release_go_on(old_file: Path) -> None:
    asyncio.run(play_on(sqlite(old_file.parent)))


def test_games_in_a_postgresql_of_a_release_go_on(old_postgres: str) -> None:
    asyncio.run(play_on(old_postgres))


@pytest.mark.parametrize("release", RECORDS)
def test_records_of_a_release_verify(release: str) -> None:
    records = [record for _, record in read_records(str(FIXTURES / RECORDS[release]))]
    assert records
    assert [verify(record) for record in records] == [[]] * len(records)
