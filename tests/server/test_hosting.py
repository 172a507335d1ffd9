"""Hosting: health, logs, file permissions, exports and rate limits."""

from __future__ import annotations

import asyncio
import json
import stat
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from test_start import answer_of

from hatbox import wire
from hatbox.client import WireError, request
from hatbox.server.limits import Limit
from hatbox.server.ops import warmup
from hatbox.server.settings import Settings
from hatbox.server.transport.app import App
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import PATIENCE


def status_of(server: Server, path: str) -> int:
    try:
        with urlopen(server.url + path) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def metric(server: Server, name: str) -> float:
    with urlopen(f"{server.url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def test_a_database_that_is_gone_is_noticed(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path / "data"), *FREELY) as server:
        assert status_of(server, "/healthz") == 200
        assert metric(server, "hatbox_disk_free_bytes") > 0
        (tmp_path / "data" / "hatbox.db").unlink()
        until = time.monotonic() + PATIENCE
        while status_of(server, "/healthz") == 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert status_of(server, "/healthz") == 503
        while metric(server, "hatbox_store_failing") != 1:
            assert time.monotonic() < until
            time.sleep(0.1)
    said = server.log
    assert "was deleted or replaced" in said
    assert "Traceback" not in said


def test_files_are_their_owners_alone(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path / "data"), *FREELY):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert modes.pop("hatbox.db.lock-journal", 0) & 0o077 == 0
    assert modes == dict.fromkeys(("hatbox.db", "hatbox.db-wal", "hatbox.db-shm", "hatbox.db.lock"), 0o600)


def test_json_logs_are_json_throughout(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), *FREELY, "--json-logs")
    server.start()
    server.stop()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert any("schema" in line["message"] and "sqlite:" in line["message"] for line in lines)
    assert lines[-1]["message"] == "stopped"
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)


def test_everything_about_oneself_is_exported_once_a_minute(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        tokens = [request(server.url, "POST", "/api/guests", wire.Identity, wire.NewGuest(name)).token for name in "AB"]
        for token in tokens:
            assert b"profile" in request(server.url, "GET", "/api/me/export", bytes, None, token)
        with pytest.raises(WireError, match="request/too-many"):
            request(server.url, "GET", "/api/me/export", bytes, None, tokens[0])


def test_questions_about_moves_keep_nobody_from_moving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "uncompiled_games", lambda even_if_interpreted=False: [])
    slowly = Limit(3, 1e-9)

    async def main() -> None:
        app = App(Settings(database=sqlite(tmp_path), requests=slowly, queries=slowly))
        await app.start()
        try:
            questions = [f"/api/tables/x/{name}" for name in ("why", "preview", "undo", "hints")]
            assert [(await answer_of(app, path))[0] == 429 for path in questions] == [False, False, False, True]
            commands = [(await answer_of(app, "/api/tables/x/commands", "POST", b"{}"))[0] for _ in range(4)]
            assert [status == 429 for status in commands] == [False, False, False, True]
        finally:
            await app.stop()

    asyncio.run(main())
