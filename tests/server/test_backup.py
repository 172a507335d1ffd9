"""Backups: from each kind of database into each, while a server runs; an invalid backup changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from hatbox import wire
from hatbox.client import Client
from hatbox.engine.errors import BadInput
from hatbox.records.daily import daily_match, daily_record, day_of
from hatbox.records.record import encode
from hatbox.server.identity import Players
from hatbox.server.ops import announcements, operators
from hatbox.server.ops.admin_messages import Announce, NewToken
from hatbox.server.ops.audit import AdminContext
from hatbox.server.server_clock import now_ms
from hatbox.server.store import backup
from hatbox.server.store.dump_backends import open_dump_backend
from hatbox.server.store.store import StoreError, migrations, open_store
from support.command import CommandResult, assert_refused, hatbox
from support.server_process import FREELY, serving, sqlite

KINDS = ["sqlite", "postgres"]
NEWEST = max(migrations())


@pytest.fixture
def fresh(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """Makes empty databases."""
    made = iter(range(1000))

    def make(kind: str) -> str:
        if kind == "sqlite":
            (tmp_path / str(number := next(made))).mkdir()
            return sqlite(tmp_path / str(number))
        base = request.getfixturevalue("postgres_url")
        name = f"copies_{random.getrandbits(60):x}"
        asyncio.run(execute_sql(base, f"CREATE DATABASE {name}"))
        return f"{base.rpartition('/')[0]}/{name}"

    return make


async def execute_sql(url: str, sql: str) -> None:
    connect: Any = asyncpg.connect  # it has no types
    connection = await connect(url)
    await connection.execute(sql)
    await connection.close()


SIGNS_OF_LIFE = ("processes", "watching")


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, but for the signs of life of running servers."""
    with open_dump_backend(url, writing=False) as backend:
        tables = backup.tables_of(backend.schema())
        return {name: sorted(map(tuple, backend.rows(name)), key=repr) for name in tables if name not in SIGNS_OF_LIFE}


async def fill_database(url: str) -> None:
    """Some players, games and all that goes with them."""
    with serving(url, *FREELY) as server:
        async with await Client.connect(server.url, name="Ada 🎩 \u05d0") as ada:
            table = await ada.open(wire.Setup("hats", 2, bots={"1": "dormouse"}, rated=True))
            seat = await ada.watch(table.id)
            await seat.ready()
            await seat.do(wire.Say("hello 'there'; \\ {} \"quoted\""))
            chance = random.Random(2)
            async for scene in seat.turns():
                await seat.move(chance.choice(scene.legal))
            await ada.open(wire.Setup("top_hats", 3, public=True))
            await ada.rest("PUT", "/api/me/mutes/somebody", wire.Nothing)
            report = wire.Report(table.id, ada.player or "", "rude\n  words")
            await ada.rest("POST", "/api/reports", wire.Nothing, report)
            deal = daily_match("hats", day := day_of(now_ms()))
            deal.resign(0)
            entry = wire.DailyEntry(msgspec.Raw(encode(daily_record(deal, day))))
            await ada.rest("POST", "/api/daily/hats", wire.DailyStanding, entry)
    store = await open_store(url)
    await store.execute(
        ("INSERT INTO invitations (hash, name, created, listed, player) VALUES ('i', 'Ada', 1, 1, ?)", (ada.player,)),
        ("INSERT INTO accounts (hash, player, name, created) VALUES ('a', ?, 'Ada L.', 1)", (ada.player,)),
        ("INSERT INTO sign_ins (state, secret, browser, verifier, nonce, created) VALUES ('s', 't', 'b', 'v', 'n', 1)",
         ()),
    )  # fmt: skip
    for columns, values in (
        ("notification_choices (player, kinds, time_zone, language)", "?, 'turn', 'UTC', 'en'"),
        ("channels (player, id, medium, address, options, created, confirmed)", "?, 'c', 'email', 'a@b.org', '', 1, 1"),
        ("notices (player, table_id, kind, at, due, state, item)", "?, 't', 'turn', 1, 1, 'said', '{}'"),
        (
            "deliveries (player, id, channel, kind, items, state, created, due)",
            "?, 'd', 'c', 'turn', '[]', 'sent', 1, 1",
        ),
        ("watching (player, process, table_id)", "?, 'p', 't'"),
        ("table_invitations (player, inviter, table_id, at)", "?, (SELECT id FROM players LIMIT 1), 't', 1"),
    ):
        await store.execute((f"INSERT INTO {columns} VALUES ({values})", (ada.player,)))
    context = AdminContext(store, now_ms(), "Olga", "command")
    await operators.create(context, NewToken("Olga"))
    await announcements.announce(context, Announce("Tea at five"))
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with something of everything."""
    url = sqlite(tmp_path_factory.mktemp("played"))
    asyncio.run(fill_database(url))
    assert all(everything(url).values())
    return url


@pytest.fixture
def copy(played: str, tmp_path: Path) -> Path:
    path = tmp_path / "hatbox.backup"
    result = hatbox("backup", str(path), "--database", played)
    assert result.returncode == 0, result.stderr
    assert "1 players, 2 tables" in result.stderr
    return path


def restore(path: Path, url: str, *options: str) -> CommandResult:
    return hatbox("restore", str(path), "--database", url, *options)


# --- there and back


@pytest.mark.parametrize("goal", KINDS)
@pytest.mark.parametrize("source", KINDS)
@pytest.mark.slow
def test_everything_comes_through(played: str, copy: Path, fresh: Any, source: str, goal: str) -> None:
    first, second = fresh(source), fresh(goal)
    again = copy.with_name("again")
    assert restore(copy, first).returncode == 0
    assert hatbox("backup", str(again), "--database", first).returncode == 0
    assert restore(again, second).returncode == 0
    assert everything(second) == everything(first) == everything(played)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_a_server_goes_on_from_a_copy(copy: Path, fresh: Any, kind: str) -> None:
    url = fresh(kind)
    assert restore(copy, url).returncode == 0

    async def main() -> None:
        with serving(url, *FREELY) as server:
            async with await Client.connect(server.url, name="Bea") as bea:
                listed = await bea.rest("GET", "/api/tables", wire.TableList)
                seat = await bea.watch(listed.tables[0].id)
                await seat.do(wire.Sit())
                await seat.until(lambda: seat.seat == 1)
                assert seat.info is not None
                assert [chair.name for chair in seat.info.seats[:2]] == ["Ada 🎩 \u05d0", "Bea"]
            assert_refused(await asyncio.to_thread(restore, copy, url, "--replace"), "in use")

    asyncio.run(main())
    assert len(everything(url)["players"]) == 2
    assert_refused(restore(copy, url), "not empty", "--replace")
    assert len(everything(url)["players"]) == 2
    assert restore(copy, url, "--replace").returncode == 0
    assert len(everything(url)["players"]) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_of_one_moment(copy: Path, fresh: Any, kind: str) -> None:
    url, path = fresh(kind), copy.with_name("moment")
    assert restore(copy, url).returncode == 0

    async def arrive() -> None:
        store = await open_store(url, beside_server=True)
        await Players(store).create("Late", 1, bot=False)
        await store.close()

    with backup.open_snapshot(url) as (backend, header), path.open("wb") as file:
        passing = backup.write_backup(backend, header, file)
        next(passing)
        asyncio.run(arrive())
        for _ in passing:
            pass
    found = backup.Backup(str(path))
    assert found.header.rows["players"] == 1
    assert sum(1 for table, _ in found.rows() if table.table == "players") == 1
    assert len(everything(url)["players"]) == 2


def test_a_copy_while_the_server_plays(fresh: Any, tmp_path: Path) -> None:
    url, target = fresh("sqlite"), fresh("sqlite")

    async def main() -> None:
        with serving(url, *FREELY) as server:
            async with await Client.connect(server.url, name="Ada") as ada:
                table = await ada.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
                seat = await ada.watch(table.id)
                await seat.ready()
                path = tmp_path / "live.backup"
                playing = asyncio.create_task(asyncio.to_thread(hatbox, "backup", str(path), "--database", url))
                async for scene in seat.turns():
                    await seat.move(scene.legal[0])
                assert (await playing).returncode == 0

    asyncio.run(main())
    assert restore(tmp_path / "live.backup", target).returncode == 0
    rows = everything(target)["events"]
    assert [row[1] for row in sorted(rows, key=lambda row: row[1])] == list(range(1, len(rows) + 1))


def test_a_copy_is_for_its_owner_alone(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


# --- what is wrong is refused, and nothing changes


def lines(copy: Path) -> list[bytes]:
    return gzip.decompress(copy.read_bytes()).splitlines(keepends=True)


def damages(copy: Path) -> Iterator[bytes]:
    whole = copy.read_bytes()
    yield whole[:-1]
    yield whole[: len(whole) // 2]
    yield whole[:1000] + bytes([whole[1000] ^ 1]) + whole[1001:]
    yield whole + b"more"
    text = lines(copy)
    yield gzip.compress(b"".join(text[:-1]))
    yield gzip.compress(b"".join([*text[:2], *text[3:]]))
    yield gzip.compress(b"".join(text).replace(b"dormouse", b"mad_hatter", 1))
    yield gzip.compress(b"".join([*text, text[-1]]))
    yield gzip.compress(b"".join([text[0], b"[" * 100_000]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_copy_changes_nothing(copy: Path, fresh: Any, kind: str) -> None:
    url, broken = fresh(kind), copy.with_name("broken")
    assert restore(copy, url).returncode == 0
    before = everything(url)
    for damage in damages(copy):
        broken.write_bytes(damage)
        assert_refused(restore(broken, url, "--replace"), "broken", "damaged")
        with pytest.raises(BadInput):  # also if it becomes damaged after it was looked at
            for _ in backup.Backup(str(broken)).restore(url, replace=True):
                pass
        assert everything(url) == before


@pytest.mark.parametrize("kind", KINDS)
def test_rows_that_do_not_fit_change_nothing(copy: Path, fresh: Any, kind: str) -> None:
    url, forged = fresh(kind), copy.with_name("forged")
    assert restore(copy, url).returncode == 0
    before = everything(url)
    text = lines(copy)
    names = json.loads(text[1])["columns"]
    row = json.loads(text[2])
    for columns, values in ([*names[:-1], "id; DROP"], row), (names, row[:-1]), (names, [None, *row[1:]]):
        body = [text[0], to_line({"table": "players", "columns": columns}), to_line(values), *text[3:-1]]
        forged.write_bytes(with_checksum(body))
        assert_refused(restore(forged, url, "--replace"), "damaged")
        assert everything(url) == before


def to_line(value: object) -> bytes:
    return json.dumps(value).encode() + b"\n"


def with_checksum(body: list[bytes]) -> bytes:
    """With a checksum that is right."""
    import hashlib

    ending = {"total": 0, "sha256": hashlib.sha256(b"".join(body)).hexdigest()}
    return gzip.compress(b"".join([*body, to_line(ending)]))


def test_what_is_not_a_copy_is_refused(copy: Path, fresh: Any, tmp_path: Path) -> None:
    url, other = fresh("sqlite"), tmp_path / "other"
    header = json.loads(lines(copy)[0])
    for content, words in (
        (b"", "not made by"),
        (b"hello", "not made by"),
        (gzip.compress(b"hello\n"), "not made by"),
        (gzip.compress(to_line({**header, "format": "hatbox-save"})), "not made by"),
        (gzip.compress(to_line({**header, "schema": NEWEST + 1})), "newer"),
        (gzip.compress(to_line({**header, "version": 2})), "newer"),
        (gzip.compress(to_line({**header, "rows": {"sqlite_master": 1}})), "damaged"),
    ):
        other.write_bytes(content)
        assert_refused(restore(other, url), words)
    assert_refused(restore(tmp_path / "absent", url), "absent")
    assert_refused(restore(tmp_path, url), str(tmp_path))
    assert not Path(url.removeprefix("sqlite:")).exists()


def test_databases_that_cannot_be_used(copy: Path, tmp_path: Path) -> None:
    target = str(tmp_path / "out.backup")
    for url, words in (
        (f"sqlite:{tmp_path}/absent.db", "no database"),
        ("mysql:x", "allowed: sqlite:PATH or postgresql://"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot use the database"),
        (f"sqlite:{copy}", "not a database"),
    ):
        assert_refused(hatbox("backup", target, "--database", url), words)
    assert not Path(target).exists()
    assert_refused(restore(copy, f"sqlite:{copy}"), "not a database")


def test_an_empty_database_has_no_copy(fresh: Any, tmp_path: Path) -> None:
    url = fresh("sqlite")
    Path(url.removeprefix("sqlite:")).touch()
    assert_refused(hatbox("backup", str(tmp_path / "x"), "--database", url), "nothing of hatbox")
    with pytest.raises(StoreError):
        asyncio.run(open_store(url, beside_server=True))
