"""Servers that share a PostgreSQL are replaced one by one by the next version: nobody loses a move."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

import hatbox
from hatbox import wire
from hatbox.client import Client, ClientTable, Unreachable, WireError
from hatbox.records.record import decode, verify
from hatbox.server.store import store as store_module
from hatbox.server.store.store import StoreError, migrations, open_store, split_statements
from support.server_process import FREELY, Server
from support.tcp_balancer import tcp_balancer
from support.waiting import PATIENCE, until

NEXT_SCHEMA = max(migrations()) + 1
NEXT_VERSION = "99.0.0"
NEXT_SCRIPT = """-- What the next version may add: a column with a default, a table, an index.
ALTER TABLE players ADD COLUMN next_colour TEXT NOT NULL DEFAULT 'red';
ALTER TABLE tables ADD COLUMN next_note TEXT;
CREATE TABLE next_things (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
);
CREATE INDEX next_events ON events (at);
"""
PAIRS = 3
MOVES_IN_EACH_PHASE = 6
GOES_AWAY = ("server/stopping", "server/busy", "server/restarting", "server/getting-ready")
ADDITIVE = ("CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE INDEX ", "ALTER TABLE ")


@pytest.fixture
def database(postgres_url: str) -> Iterator[str]:
    """A database of its own, so that no other test meets the next schema."""

    async def execute(sql: str) -> None:
        connection = await asyncpg.connect(postgres_url)  # type: ignore[no-untyped-call]
        await connection.execute(sql)
        await connection.close()

    asyncio.run(execute("CREATE DATABASE rolling"))
    yield urlsplit(postgres_url)._replace(path="/rolling").geturl()
    asyncio.run(execute("DROP DATABASE rolling WITH (FORCE)"))


def next_version(folder: Path) -> dict[str, str]:
    """Make the next version of the package in a folder; return the environment in which it is used."""
    package = Path(hatbox.__file__).parent
    shutil.copytree(package, folder / "hatbox", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (folder / "hatbox/server/store/migrations" / f"{NEXT_SCHEMA:04}_next.sql").write_text(NEXT_SCRIPT, "utf-8")
    init = folder / "hatbox/__init__.py"
    init.write_text(init.read_text("utf-8").replace(f'"{hatbox.__version__}"', f'"{NEXT_VERSION}"'), "utf-8")
    return {"PYTHONPATH": str(folder), "HATBOX_INTERPRET": "1"}  # nothing of it is compiled


class Pair:
    """Two people who play game after game, and remember every move that was acknowledged."""

    def __init__(self, clients: list[Client], seed: int) -> None:
        self.clients = clients
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}  # by table
        self._choice = random.Random(seed)

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            table = await self._open()
            self.acknowledged[table] = []
            seats = [await client.watch(table) for client in self.clients]
            await seats[1].sit()
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(self._play(seat))

    async def _open(self) -> str:
        while True:
            try:
                return (await self.clients[0].open(wire.Setup("magic_hat", 2))).id
            except Unreachable:
                pass
            except WireError as error:
                if error.code not in GOES_AWAY:
                    raise
            await asyncio.sleep(0.05)

    async def _play(self, seat: ClientTable) -> None:
        await seat.ready()
        async for scene in seat.turns():
            move = self._choice.choice(scene.legal)
            try:
                await seat.move(move)
            except WireError as error:
                if error.code != "command/stale":  # the next scene is on its way
                    raise
                continue
            assert seat.seat is not None
            self.acknowledged[seat.table].append((seat.seat, move))

    @property
    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))


@pytest.mark.slow
def test_no_move_is_lost_while_servers_are_replaced_by_the_next_version(database: str, tmp_path: Path) -> None:
    environment = next_version(tmp_path)
    old = [Server(database, *FREELY) for _ in range(2)]
    new = [Server(database, *FREELY, env=environment) for _ in range(2)]
    try:
        for server in old:
            server.start()
        with tcp_balancer([server.port for server in old]) as balancer:

            async def main() -> None:
                names = [[f"{side} {number}" for side in ("Ada", "Bea")] for number in range(PAIRS)]
                pairs = [
                    Pair([await Client.connect(balancer.url, name=name) for name in both], number)
                    for number, both in enumerate(names)
                ]
                stop = asyncio.Event()

                async def moves_are_made() -> None:
                    wanted = [pair.count + MOVES_IN_EACH_PHASE for pair in pairs]
                    await until(lambda: all(pair.count >= least for pair, least in zip(pairs, wanted, strict=True)))

                async def replace_servers() -> None:
                    await moves_are_made()
                    for number in range(2):
                        await asyncio.to_thread(new[number].start)  # the first one migrates, while both old ones write
                        await moves_are_made()
                        balancer.ports = [server.port for server in (*old[number + 1 :], *new[: number + 1])]
                        await asyncio.to_thread(old[number].stop)
                        await moves_are_made()
                    stop.set()

                async with asyncio.timeout(PATIENCE * 2), asyncio.TaskGroup() as group:
                    for pair in pairs:
                        group.create_task(pair.play_until(stop))
                    group.create_task(replace_servers())
                await check(pairs)
                for pair in pairs:
                    for client in pair.clients:
                        assert client.failed is None
                        await client.close()

            asyncio.run(main())
        for server in (*old, *new):
            assert "Traceback" not in server.log
        assert f"bringing the database to schema {NEXT_SCHEMA}" in new[0].log
        assert f"hatbox {NEXT_VERSION}" in new[1].log
        with pytest.raises(StoreError, match="newer"):
            asyncio.run(reopen(database, compatible=False))
        asyncio.run(reopen(database, compatible=True))
    finally:
        for server in (*old, *new):
            server.stop()


async def check(pairs: list[Pair]) -> None:
    """Compare what was acknowledged with what is stored."""
    for pair in pairs:
        for table, acknowledged in pair.acknowledged.items():
            record = decode(await pair.clients[0].rest("GET", f"/api/tables/{table}/record", bytes))
            stored = [(entry["seat"], entry["move"]) for entry in record.moves if "seat" in entry]
            for seat in (0, 1):  # each hears of its own moves in order, but maybe after the other's answer
                assert [move for move in stored if move[0] == seat] == [
                    move for move in acknowledged if move[0] == seat
                ]
            assert verify(record) == []


async def reopen(database: str, *, compatible: bool) -> None:
    """Open the database of the next version with this one, as an old server does that restarts meanwhile."""
    connection = await asyncpg.connect(database)  # type: ignore[no-untyped-call]
    since = 1 if compatible else NEXT_SCHEMA
    await connection.execute(f"UPDATE migrations SET compatible_since = {since} WHERE version = {NEXT_SCHEMA}")
    await connection.close()
    await (await open_store(database)).close()


def test_every_migration_only_adds() -> None:
    for number, script in migrations().items():
        for statement in split_statements(script):
            sql = "\n".join(line for line in statement.splitlines() if not line.lstrip().startswith("--")).strip()
            assert sql.startswith(ADDITIVE), (number, sql)
            if sql.startswith("ALTER TABLE "):
                assert " ADD COLUMN " in sql, (number, sql)
                assert "NOT NULL" not in sql or "DEFAULT" in sql, (number, sql)


def test_a_script_may_say_which_programs_still_work(monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = {
        1: "CREATE TABLE a (b TEXT);\n",
        2: "-- compatible since 2\nDROP TABLE a;\n",
        3: "CREATE TABLE c (d TEXT);\n",
    }
    monkeypatch.setattr(store_module, "migrations", lambda: scripts)
    assert [store_module.compatible_since(schema) for schema in (1, 2, 3)] == [1, 2, 2]
    assert store_module.pending_migrations(4, 3) == {}
    for compatible in (None, 4):
        with pytest.raises(StoreError, match="use a newer hatbox"):
            store_module.pending_migrations(4, compatible)
