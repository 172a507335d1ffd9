"""`hatbox serve --check`: what a server would use, and whether it could start, without starting it."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hatbox.server.ops import database_check
from support.command import CommandResult, hatbox
from support.server_process import Server, free_port, sqlite


def check(database: str, *options: str) -> CommandResult:
    return hatbox("serve", "--check", "--database", database, "--port", str(free_port()), *options)


def findings(result: CommandResult) -> list[tuple[str, str]]:
    """Return status and topic of every finding that was printed."""
    lines = result.stdout.rpartition("\n\n")[2].splitlines()
    return [(line.split()[0], line.split()[1].rstrip(":")) for line in lines]


def test_what_would_be_used_is_shown_with_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hatbox.toml"
    file.write_text('title = "Tea"\nlobby = false\n')
    monkeypatch.setenv("HATBOX_INVITE", "s3cret")
    result = check(sqlite(tmp_path), "--config", str(file), "--bot-pace", "2")
    assert result.returncode == 0
    assert result.stderr == ""
    lines = {line.split()[0]: " ".join(line.split()[2:]) for line in result.stdout.splitlines() if " = " in line}
    assert lines["title"] == f'"Tea" # {file}, line 1'
    assert lines["lobby"] == f"false # {file}, line 2"
    assert lines["invite"] == "******** # HATBOX_INVITE"
    assert lines["bot_pace"] == "2 # --bot-pace"
    assert lines["talk"] == '"free" # default'
    assert "s3cret" not in result.stdout
    assert {status for status, _ in findings(result)} <= {"ok", "warning"}
    assert [*tmp_path.iterdir()] == [file]  # nothing was created


def test_the_same_as_json(tmp_path: Path) -> None:
    result = check("postgresql://ann:s3cret@127.0.0.1:1/hats", "--json", "--title", "Tea")
    assert result.returncode == 1
    answer: dict[str, Any] = json.loads(result.stdout)
    assert answer["options"]["title"] == {"value": "Tea", "source": "flag", "where": "--title"}
    assert answer["options"]["database"]["value"] == "postgresql://ann:********@127.0.0.1:1/hats"
    assert not answer["ok"]
    (finding,) = (finding for finding in answer["findings"] if finding["status"] == "fault")
    assert finding["topic"] == "database"
    assert "127.0.0.1:1/hats" in finding["text"]
    assert finding["advice"]
    assert "s3cret" not in result.stdout


def test_every_mistake_is_a_line(tmp_path: Path) -> None:
    file = tmp_path / "hatbox.toml"
    file.write_text('prot = 1\ntalk = "loud"\n')
    result = hatbox("serve", "--check", "--config", str(file), "--bot-pace", "fast")
    assert result.returncode == 1
    assert findings(result) == [("fault", "options")] * 3


def test_a_port_that_is_taken_is_a_fault_unless_it_is_ours(tmp_path: Path, server: Server) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = hatbox("serve", "--check", "--database", sqlite(tmp_path), "--port", port)
    assert result.returncode == 1
    assert ("fault", "port") in findings(result)
    result = hatbox("serve", "--check", "--database", sqlite(tmp_path), "--port", str(server.port))
    assert result.returncode == 0
    assert ("warning", "port") in findings(result)


def test_databases_that_cannot_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "text.db").write_text("no database at all, but long enough to be none" * 100)
    with (
        closing(sqlite3.connect(tmp_path / "newer.db")) as newer,
        closing(sqlite3.connect(tmp_path / "f.db")) as foreign,
    ):
        newer.execute("CREATE TABLE events (n)")
        newer.execute("PRAGMA user_version = 999")
        foreign.execute("CREATE TABLE other (n)")
        foreign.execute("PRAGMA user_version = 3")
    for path in ("text.db", "newer.db", "f.db", "text.db/below.db"):
        result = check(f"sqlite:{tmp_path / path}")
        assert result.returncode == 1, path
        assert ("fault", "database") in findings(result)
    monkeypatch.setattr(database_check, "MIN_FREE", 1 << 62)
    assert ("fault", "disk") in findings(check(sqlite(tmp_path)))


def test_a_database_without_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hatbox.db").touch()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert ("fault", "database") in findings(check(sqlite(tmp_path)))
    assert ("fault", "database") in findings(check(sqlite(tmp_path / "new")))


def test_a_database_of_this_version_and_an_older_one(tmp_path: Path) -> None:
    from hatbox.server.store.sqlite import connect, migrate

    with closing(connect(str(tmp_path / "hatbox.db"), writing=True)) as connection:
        migrate(connection)
        result = check(sqlite(tmp_path))
        assert (result.returncode, findings(result)[0]) == (0, ("ok", "database"))
        connection.execute("PRAGMA user_version = 1")
        result = check(sqlite(tmp_path))
        assert (result.returncode, findings(result)[0]) == (0, ("ok", "database"))
        assert "schema 1;" in result.stdout
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")


def test_a_mail_server_and_a_provider_that_do_not_answer(tmp_path: Path) -> None:
    options = ("--smtp", "smtp://127.0.0.1:1", "--mail-from", "a@b.example", "--oidc-issuer", "http://127.0.0.1:1")
    result = check(sqlite(tmp_path), *options, "--oidc-client-id", "x", "--url", "https://hats.example.org")
    assert result.returncode == 1
    assert {("fault", "mail"), ("fault", "sign-in")} <= {*findings(result)}


def test_options_that_need_others_and_lists_that_are_not_there(tmp_path: Path) -> None:
    result = check(sqlite(tmp_path), "--mail-from", "a@b.example", "--invite-list", "/no/such")
    assert result.returncode == 1
    assert ("fault", "options") in findings(result)


@pytest.mark.parametrize(
    "options",
    [
        ["--url", "https://example.org"],
        ["--url", "https://example.org/hats", "--proxies", "127.0.0.1"],
        ["--proxies", "127.0.0.1"],
    ],
)
def test_a_proxy_that_does_not_fit_is_a_warning(options: list[str], tmp_path: Path) -> None:
    result = check(sqlite(tmp_path), *options)
    assert result.returncode == 0
    assert ("warning", "proxies") in findings(result)


def test_postgres(postgres_url: str) -> None:
    result = check(postgres_url)
    assert result.returncode == 0
    assert ("ok", "database") in findings(result)
    result = check(f"{postgres_url}_none")
    assert (result.returncode, ("fault", "database") in findings(result)) == (1, True)
    read_only = f"{postgres_url}{'&' if '?' in postgres_url else '?'}default_transaction_read_only=on"
    result = check(read_only)
    assert (result.returncode, "is read-only" in result.stdout) == (1, True)
