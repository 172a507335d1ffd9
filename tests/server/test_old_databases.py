"""A database of an older schema opens, and its games go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hatbox import wire
from hatbox.server.identity import Players
from hatbox.server.metrics import Metrics
from hatbox.server.ops import admin
from hatbox.server.ops.admin_messages import ReportsQuery
from hatbox.server.ops.audit import AdminContext
from hatbox.server.players import privacy
from hatbox.server.server_clock import now_ms
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, StoreError, migrations, open_store
from hatbox.server.tables import log
from hatbox.server.tables.commands import CommandEnvelope
from support.server_process import sqlite

SCHEMA_2 = Path(__file__).parent.parent / "fixtures" / "schema2.sql"  # made by the server of schema 2


@pytest.fixture
def old(tmp_path: Path) -> str:
    with closing(sqlite3.connect(tmp_path / "hatbox.db")) as database:
        database.executescript(SCHEMA_2.read_text("utf-8"))
    return sqlite(tmp_path)


def test_a_host_is_told_that_the_database_is_old(old: str) -> None:
    with pytest.raises(StoreError, match=f"schema 2.*{max(migrations())}.*start the server"):
        asyncio.run(open_store(old, beside_server=True))


def test_games_of_an_old_database_go_on(old: str) -> None:
    async def main() -> None:
        store = await open_store(old)
        service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
        service.ready.set()
        playing = await store.fetch("SELECT id FROM tables WHERE status = 'playing' ORDER BY game")
        assert len(playing) == 2
        for (table_id,) in playing:
            live = await service.live(table_id)
            seat = live.table.acting[0]
            player = live.table.chairs[seat].player
            envelope = CommandEnvelope(wire.Move(live.table.legal(seat)[0]), live.table.at + 1, player or "", "", "new")
            answer = await service.execute(envelope, table_id)
            assert isinstance(answer, wire.Ack), answer
        context = AdminContext(store, now_ms(), "ann", "command")
        assert [report.reason for report in await admin.reports(context, ReportsQuery())] == ["rude"]
        await service.close()
        await store.close()

    asyncio.run(main())


def test_what_somebody_did_is_found_by_an_index(old: str) -> None:
    async def main() -> None:
        store = await open_store(old)
        for sql in (
            "SELECT DISTINCT table_id FROM events WHERE player = ?",
            "SELECT table_id, at, fact FROM events WHERE player = ? ORDER BY table_id, n",
        ):
            plan = " ".join(str(row) for row in await store.fetch(f"EXPLAIN QUERY PLAN {sql}", "bea"))
            assert "events_by_player" in plan
        await store.close()

    asyncio.run(main())


def test_somebody_is_forgotten_in_portions(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "BATCH", 1)

    async def names(store: Store) -> set[str]:
        rows = await store.fetch("SELECT fact FROM events")
        facts = [log.DECODER.decode(fact) for (fact,) in rows]
        chairs = [chair for fact in facts if isinstance(fact, log.Opened) for chair in fact.chairs]
        result = [fact.name for fact in facts if isinstance(fact, log.Sat | log.Said)]
        return {*result, *(chair.name for chair in chairs if chair.name)}

    async def main() -> None:
        store = await open_store(old)
        assert await names(store) == {"Ada", "Bea"}
        await privacy.forget(store, "bea", now_ms())
        assert await names(store) == {"Ada", log.NAMELESS}
        assert await store.fetch("SELECT id FROM players") == [("ada",)]
        await store.close()

    asyncio.run(main())
