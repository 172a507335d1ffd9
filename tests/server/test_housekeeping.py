"""Admin commands for old tables, players and reports."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from test_old_databases import SCHEMA_2

from hatbox.cli.admin import export
from hatbox.records.record import decode, verify
from hatbox.server.store.sqlite import connect, migrate
from hatbox.server.store.store import Unavailable, open_store
from hatbox.server.tables.log import Event
from support.command import assert_refused, hatbox


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "hatbox.db")) as database:
        database.executescript(SCHEMA_2.read_text("utf-8"))
    with closing(connect(str(tmp_path / "hatbox.db"), writing=True)) as database:
        migrate(database)
    return tmp_path / "hatbox.db"


def fetch(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


def ask(path: Path, *arguments: str) -> Any:
    result = hatbox("admin", *arguments, "--json", "--database", f"sqlite:{path}")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_a_report_is_looked_into_and_resolved(path: Path) -> None:
    (report,) = ask(path, "reports")
    said = ask(path, "talk", report["table"])
    assert [(one["name"], one["text"]) for one in said] == [("Bea", "good luck")]
    assert ask(path, "resolve", report["id"]) == report["id"]
    assert ask(path, "reports") == []
    assert [one["id"] for one in ask(path, "reports", "--all")] == [report["id"]]
    assert_refused(hatbox("admin", "resolve", "nothing", "--database", f"sqlite:{path}"), "nothing")
    assert "good luck" in hatbox("admin", "talk", report["table"], "--database", f"sqlite:{path}").stdout


def test_people_are_searched_and_forgotten(path: Path) -> None:
    assert [one["name"] for one in ask(path, "players", "--search", "E")] == ["Bea"]
    assert ask(path, "players", "--search", "%") == []
    assert ask(path, "forget", "Bea")["id"] == "bea"
    assert [one["name"] for one in ask(path, "players")] == ["Ada"]
    assert not any("Bea" in fact for (fact,) in fetch(path, "SELECT fact FROM events"))


def test_finished_games_are_exported(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert ask(path, "export-games", "--out", str(out)) == {"games": 1, "damaged": 0}
    (line,) = out.read_bytes().splitlines()
    assert verify(decode(line)) == []
    assert b"Ada" not in line


def test_an_outage_is_no_damage(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = await open_store(f"sqlite:{path}", beside_server=True)

        async def lost(table: str, after: int = 0) -> list[Event]:
            raise Unavailable("cannot read: the connection is lost")

        monkeypatch.setattr(store, "events", lost)
        with pytest.raises(Unavailable):
            await export(store, Namespace(action="export-games", out=str(tmp_path / "games.jsonl")))
        await store.close()

    asyncio.run(main())
    assert not (tmp_path / "games.jsonl").exists()  # half an export would look like all of it


def test_what_is_old_is_pruned(path: Path) -> None:
    assert_refused(hatbox("admin", "prune", "--older", "soon", "--database", f"sqlite:{path}"), "soon", "1d")
    (days,) = fetch(path, "SELECT (strftime('%s') - max(updated) / 1000) / 86400 FROM tables")[0]
    assert ask(path, "prune", "--older", f"{days + 10}d") == {"tables": 0, "players": 0, "reports": 0}
    assert ask(path, "prune", "--older", f"{max(1, days - 1)}d") == {"tables": 4, "players": 2, "reports": 1}
    for table in ("events", "seats", "tables", "rated", "ratings", "players", "tokens"):
        assert fetch(path, f"SELECT * FROM {table}") == []
