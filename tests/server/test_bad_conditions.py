"""Bad conditions: a wrong flag, a home or database that cannot be written, a full disk. One clear line each.

Nothing acknowledged is lost, and a server that runs goes on to serve what it can.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_start import answer_of, until_other_than

from hatbox.server.ops import warmup
from hatbox.server.settings import Settings
from hatbox.server.store.sqlite import SqliteStore
from hatbox.server.transport.app import App
from support.command import assert_refused, hatbox
from support.server_process import run, sqlite


def assert_one_line(result: Any, *words: str) -> None:
    """Expect a start that failed, and its reason in the last line."""
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    *before, last = result.stderr.splitlines()
    assert all("compile cache" in line for line in before)
    for word in words:
        assert word in last


# --- the start


def test_a_misspelt_flag_is_answered_by_the_one_that_is_meant() -> None:
    assert_refused(hatbox("serve", "--prot", "80"), "there is no --prot", "did you mean --port?")
    assert_refused(hatbox("serve", "--tea"), "--tea")


def test_a_broken_configuration_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "hatbox.toml"
    file.write_text("port 80\n")
    result = run("serve", HATBOX_CONFIG=str(file))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.startswith(f"hatbox: {file}, line 1: this is not TOML")


def test_a_home_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.touch()
    folders = dict.fromkeys(("HATBOX_CACHE", "HATBOX_CONFIG", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), "")
    result = run("serve", "--port", "0", HOME=str(home), TMPDIR=str(tmp_path), **folders)
    assert_one_line(result, f"cannot use {home}", "Not a directory", "--database")
    assert result.stderr.count("\n") == 2  # the compile cache is named, too
    assert not list(tmp_path.glob("hatbox-*"))


def test_a_database_without_rights_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def refuse(path: Any, flags: int, *more: Any, **options: Any) -> int:
        if str(path).endswith("hatbox.db"):
            raise PermissionError(13, "Permission denied", path)
        return real(path, flags, *more, **options)

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(Exception, match=r"cannot use .*hatbox.db: Permission denied; check the rights"):
        asyncio.run(SqliteStore.open(str(tmp_path / "hatbox.db")))


def test_a_read_only_database_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hatbox.db"
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(path: str, **options: Any) -> sqlite3.Connection:
        if path != str(file):
            return real(path, **options)
        return real(f"file:{path}?mode=ro", uri=True, **options)  # as on a disk that is mounted read-only

    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(
        Exception, match=r"cannot use .*hatbox.db: attempt to write a readonly database; check the rights"
    ):
        asyncio.run(SqliteStore.open(str(file)))


def test_a_read_only_postgres_is_one_line(postgres_url: str) -> None:
    separator = "&" if "?" in postgres_url else "?"
    result = run("serve", "--port", "0", "--database", f"{postgres_url}{separator}default_transaction_read_only=on")
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert "read-only transaction" in result.stderr.splitlines()[-1]  # at its migrations, or at the first write


# --- a server that runs


FAULTS = {
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),  # at most as many as there are
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_server_that_cannot_store_serves_what_it_can(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warmup, "uncompiled_games", lambda even_if_interpreted=False: [])
    breaks, heals = FAULTS[name]

    async def main() -> None:
        app = App(Settings(database=sqlite(tmp_path)))
        await app.start()
        try:
            await until_other_than(503, lambda: answer_of(app, "/readyz"))
            assert app._context is not None
            store = app._context.service.store
            assert isinstance(store, SqliteStore)
            _, ann, _ = await answer_of(app, "/api/guests", "POST", b'{"name": "Ann"}')
            setup = b'{"game": "hats", "players": 2}'
            _, table, _ = await answer_of(app, "/api/tables", "POST", setup, ann["token"])
            acknowledged = []

            async def be_ready(number: int) -> int:
                body = {"id": f"c{number}", "seen": 0, "do": {"kind": "ready", "ready": number % 2 == 0}}
                path = f"/api/tables/{table['id']}/commands"
                status, answer, _ = await answer_of(app, path, "POST", json.dumps(body).encode(), ann["token"])
                if status == 200 and answer["type"] == "ack":
                    acknowledged.append(f"c{number}")
                return status

            assert await be_ready(0) == 200
            store._connection.execute(breaks)
            numbers = iter(range(1, 10_000))
            while (status := await be_ready(next(numbers))) == 200:  # a full disk has room in its last page
                pass
            assert status == 503
            assert (await answer_of(app, f"/api/tables/{table['id']}", token=ann["token"]))[0] == 200
            assert (await answer_of(app, "/api"))[0] == 200
            status, problem, _ = await answer_of(app, "/healthz")
            assert (status, problem["code"]) == (503, "server/cannot-store")
            store._connection.execute(heals)
            assert await be_ready(next(numbers)) == 200
            assert (await answer_of(app, "/healthz"))[0] == 200
            stored = await store.fetch("SELECT command FROM events WHERE command IS NOT NULL ORDER BY n")
            assert [*acknowledged] == [command for (command,) in stored if command in acknowledged]
        finally:
            await app.stop()

    with caplog.at_level(logging.WARNING, "hatbox.store"):
        asyncio.run(main())
    lines = [record.getMessage() for record in caplog.records if record.name == "hatbox.store"]
    assert [line.partition(":")[0].partition(" after")[0] for line in lines] == ["cannot store", "storing works again"]
