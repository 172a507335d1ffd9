"""Nothing is lost by a restart or a broken receiver, and nothing is sent twice by several processes."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import asyncpg

from hatbox.client import Client
from hatbox.server.store.backup import Backup, open_snapshot, write_backup
from support.hook_receiver import HookReceiver, hook_receiver, mail_receiver, text_of
from support.notified_games import pass_turn, start, turn_of
from support.push_service import push_service
from support.rest_client import Person
from support.server_process import FREELY, Server, free_port, serving, sqlite
from support.waiting import PAUSE, until, wait_until

PRIVATE = (*FREELY, "--allow-private-hooks")


def hook_for(person: Person, hooks: HookReceiver) -> str:
    """Let a person be notified at a path of their own."""
    path = f"/{person.player}"
    status = person.ask("PUT", "/api/me/webhook", {"url": hooks.url + path})
    assert "webhook" in status, status
    return path


def received(hooks: HookReceiver, path: str) -> list[str]:
    """The kinds of messages that came at a path, in order."""
    return [body["kind"] for at, body in zip(list(hooks.paths), list(hooks.bodies), strict=False) if at == path]


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """One message has failed once, one waits for others, and of one nothing is stored yet but the move."""
    with hook_receiver() as hooks:
        server = Server(sqlite(tmp_path), *PRIVATE)
        server.start()
        try:
            ada, bea, cy, dora = (Person(server.url, name) for name in ("Ada", "Bea", "Cy", "Dora"))
            paths = [hook_for(person, hooks) for person in (ada, bea, cy)]
            later = start(cy, dora)
            while pass_turn(later, cy, dora)[1] is not dora:
                pass
            hooks.status = 503
            turn_of(ada, ada, dora)
            wait_until(lambda: received(hooks, paths[0]) == ["test", "turn"])
            turn_of(bea, bea, dora)
            wait_until(lambda: rows(tmp_path, "SELECT 1 FROM notices WHERE player = ?", bea.player))
            pass_turn(later, cy, dora)
            server.kill()
            key = rows(tmp_path, "SELECT value FROM server_keys WHERE name = 'vapid'")
            hooks.status = 204
            server.start()
            wait_until(lambda: received(hooks, paths[1]) == received(hooks, paths[2]) == ["test", "turn"])
            wait_until(lambda: received(hooks, paths[0]) == ["test", "turn", "turn"])
            wait_until(lambda: not rows(tmp_path, "SELECT 1 FROM deliveries WHERE state = 'waiting'"))
            assert rows(tmp_path, "SELECT value FROM server_keys WHERE name = 'vapid'") == key
            assert str(key[0][0]) not in server.log
            server.stop()
            server.start()
            ada.ask("POST", "/api/me/notifications/test")
            wait_until(lambda: received(hooks, paths[0])[-1] == "test")
            assert [received(hooks, path) for path in paths] == [
                ["test", "turn", "turn", "test"], ["test", "turn"], ["test", "turn"],
            ]  # fmt: skip
        finally:
            server.stop()


def rows(folder: Path, sql: str, *arguments: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "hatbox.db")) as database:
        return database.execute(sql, arguments).fetchall()


def test_mail_waits_for_its_server(tmp_path: Path) -> None:
    port = free_port()
    mail = ("--url", "https://hats.example.org", "--smtp", f"smtp://127.0.0.1:{port}", "--mail-from", "h@example.org")
    with serving(sqlite(tmp_path), *PRIVATE, *mail) as server:
        ada, bea = Person(server.url, "Ada"), Person(server.url, "Bea")
        assert ada.ask("PUT", "/api/me/email", {"address": "ada@example.org"})["code"] == "notify/mail-failed"
        assert "email" not in ada.ask("GET", "/api/me/notifications")
        with mail_receiver(port) as mails:
            ada.ask("PUT", "/api/me/email", {"address": "ada@example.org"})
            link = re.search(r"/confirm/[\w-]+", text_of(mails.wait_for(1)[0]))
            assert link is not None
            urllib.request.urlopen(urllib.request.Request(server.url + link[0], b"", method="POST")).close()
        turn_of(ada, ada, bea)
        wait_until(lambda: rows(tmp_path, "SELECT 1 FROM deliveries WHERE attempts > 0"))
        with mail_receiver(port) as mails:
            assert mails.wait_for(1)[0]["subject"] == "Your turn in Hats"
        assert server.log.count("does not take mails") == 1
        assert "ada@" not in server.log


def test_two_processes_send_once(postgres_url: str) -> None:
    """Both look at the outbox; and whoever looks at a table in one of them is not notified by the other."""
    with (
        hook_receiver() as hooks,
        serving(postgres_url, *PRIVATE) as one,
        serving(postgres_url, *PRIVATE) as other,
    ):
        people = [Person((one, other)[number % 2].url, f"P{number}") for number in range(8)]
        pairs = [(people[number], people[number + 1]) for number in range(0, 8, 2)]
        paths = {person.player: hook_for(person, hooks) for person in people}
        for pair in pairs:
            turn_of(pair[0], *pair)
        wait_until(lambda: all("turn" in received(hooks, paths[first.player]) for first, _ in pairs))
        ada, bea = pairs[0]
        table = start(ada, bea)

        async def look() -> None:
            async with await Client.connect(other.url, token=ada.token) as line:  # moves go to the first process
                await line.watch(table)
                while not await is_watching(postgres_url, ada.player):
                    await asyncio.sleep(PAUSE)
                for _ in range(4):
                    await asyncio.to_thread(pass_turn, table, ada, bea)
                opened = await asyncio.to_thread(pairs[1][0].opens, "hats", 2, bots=False)
                invitation = {"player": ada.player}
                answer = await asyncio.to_thread(
                    pairs[1][0].ask, "POST", f"/api/tables/{opened}/invitations", invitation
                )
                assert answer == {}
                await until(lambda: line.invitations)
                assert line.invitations[0].table == opened

        asyncio.run(look())
        wait_until(lambda: "invitation" in received(hooks, paths[ada.player]))
        for person in people:
            person.ask("POST", "/api/me/notifications/test")
        wait_until(lambda: all(received(hooks, path).count("test") == 2 for path in paths.values()))
        assert received(hooks, paths[ada.player]) == ["test", "turn", "invitation", "test"]
        for first, _ in pairs[1:]:
            assert received(hooks, paths[first.player]) == ["test", "turn", "test"]
        keys = {person.ask("GET", "/api/me/notifications")["push_key"] for person in people}
        assert len(keys) == 1


async def is_watching(url: str, player: str) -> bool:
    """Return True if it is stored that a player looks at a table."""
    connection = await asyncpg.connect(url)  # type: ignore[no-untyped-call]
    try:
        return bool(await connection.fetchval("SELECT count(*) FROM watching WHERE player = $1", player))
    finally:
        await connection.close()


def test_by_default_nothing_inside_is_reached(tmp_path: Path) -> None:
    with hook_receiver() as hooks, push_service() as pushes, serving(sqlite(tmp_path), *FREELY) as server:
        ada = Person(server.url, "Ada")
        port = hooks.url.rpartition(":")[2]
        for host in ("127.0.0.1", "localhost", "2130706433", "[::1]", "0x7f.1", "[::ffff:127.0.0.1]", "0"):
            answer = ada.ask("PUT", "/api/me/webhook", {"url": f"http://{host}:{port}/"})
            assert (answer["code"], answer["params"]) == ("notify/bad-address", {"reason": "private"}), host
        answer = ada.ask("PUT", "/api/me/push", pushes.subscribe().body)
        assert (answer["code"], answer["params"]) == ("notify/bad-address", {"reason": "scheme"})
        endpoint = {"endpoint": "https://127.0.0.1/push"}
        answer = ada.ask("PUT", "/api/me/push", pushes.subscribe().body | endpoint)
        assert answer["params"] == {"reason": "private"}
        assert hooks.paths == []
        assert ada.ask("PUT", "/api/me/email", {"address": "ada@example.org"})["code"] == "notify/no-email"


def test_a_backup_has_the_keys_and_channels(tmp_path: Path) -> None:
    with push_service() as pushes:
        device = pushes.subscribe()
        with serving(sqlite(tmp_path), *PRIVATE) as server:
            ada = Person(server.url, "Ada")
            key = ada.ask("PUT", "/api/me/push", device.body)["push_key"]
        file, restored = tmp_path / "backup.gz", tmp_path / "restored"
        restored.mkdir()
        with file.open("wb") as stream, open_snapshot(sqlite(tmp_path)) as (backend, header):
            for _ in write_backup(backend, header, stream):
                pass
        with serving(sqlite(restored), *PRIVATE) as server:  # a server that has started has keys of its own
            pass
        for _ in Backup(str(file)).restore(sqlite(restored), replace=False):
            pass
        with serving(sqlite(restored), *PRIVATE) as server:
            ada.url = server.url
            assert ada.ask("GET", "/api/me/notifications")["push_key"] == key
            ada.ask("POST", "/api/me/notifications/test")
            assert device.wait_for(1)[0].vapid_key == key
