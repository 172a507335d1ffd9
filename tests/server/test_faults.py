"""Servers are killed in the middle of play: nothing acknowledged is lost, nothing is done twice, every game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hatbox import client, wire
from hatbox.client import Client, ClientTable
from hatbox.records.record import decode, verify
from hatbox.server.tables import log
from support.server_process import FREELY, Server, free_port, sqlite

KILLS = int(os.environ.get("HATBOX_KILLS", "30"))
MAX_BETWEEN = 16  # acknowledged commands between two kills
HOUR = 3_600_000  # milliseconds
PATIENCE = 600  # seconds; only a fault takes so long

ROWS = "SELECT table_id, n, at, fact, player, command FROM events ORDER BY table_id, n"
BOT: wire.Level = "dormouse"
SHORT: dict[str, wire.Value] = {"narrowings": 0, "stall_limit": 7}
TABLES: list[wire.Setup] = [
    wire.Setup("hats", 2),
    wire.Setup("hats", 2, bots={"0": BOT}),
    wire.Setup("hats", 3, bots={"1": BOT}),
    wire.Setup("hats", 4),
    wire.Setup("magic_hat", 2),
    wire.Setup("magic_hat", 4, bots={"1": BOT, "2": BOT}),
    wire.Setup("top_hats", 2, options=SHORT),
    wire.Setup("top_hats", 3, options=SHORT, bots={"2": BOT}),
]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="a cold start of a hundred servers takes too long")


def mortal(database: str) -> Server:
    """Return a server that will be killed."""
    return Server(database, *FREELY, "--bot-threads", "1", port=free_port())


class CheckedTable(ClientTable):
    """A table that records updates sent twice, too late or not at all."""

    faults: list[str]
    all: list[CheckedTable]

    async def take(self, message: wire.Snapshot | wire.Update | wire.Private | wire.Notice) -> None:
        if self not in self.all:
            self.all.append(self)
        match message:
            case wire.Snapshot() if self.seq not in (0, message.seq):
                self.faults.append(f"a snapshot of {message.seq} after {self.seq} at {self.table}")
            case wire.Update() if message.seq != self.seq + 1:
                self.faults.append(f"update {message.seq} after {self.seq} at {self.table}")
            case wire.Private() if self.scene and message.scene.moment < self.scene.moment:
                self.faults.append(f"moment {message.scene.moment} after {self.scene.moment} at {self.table}")
        await super().take(message)


@pytest.fixture(autouse=True)
def checked_tables(monkeypatch: pytest.MonkeyPatch) -> list[CheckedTable]:
    monkeypatch.setattr(client, "ClientTable", CheckedTable)
    monkeypatch.setattr(CheckedTable, "faults", [], raising=False)
    monkeypatch.setattr(CheckedTable, "all", [], raising=False)
    return CheckedTable.all


@dataclass(frozen=True)
class Acked:
    """A command that the server said it had carried out."""

    table: str
    player: str
    id: str
    command: wire.Command
    seq: int


class Evening:
    """People who play game after game, until it is late, whatever becomes of the servers."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.ledger: list[Acked] = []
        self.tables: list[str] = []
        self.late = False
        self._again: dict[str, bool] = {}
        self._grown = asyncio.Condition()

    def urls(self, number: int) -> list[str]:
        """The servers, for each person another one first."""
        return [self.servers[(number + offset) % len(self.servers)].url for offset in range(len(self.servers))]

    async def do(self, seat: ClientTable, command: wire.Command) -> None:
        number = secrets.token_hex(8)
        ack = await seat.do(command, number=number)
        assert (ack.table, ack.id) == (seat.table, number)
        assert seat._client.player is not None
        self.ledger.append(Acked(seat.table, seat._client.player, number, command, ack.seq))
        async with self._grown:
            self._grown.notify_all()

    async def wait_for_acks(self, more: int) -> None:
        """Wait until this many more commands are acknowledged."""
        enough = len(self.ledger) + more
        async with self._grown:
            await self._grown.wait_for(lambda: len(self.ledger) >= enough)

    async def open(self, setup: wire.Setup, number: int) -> list[tuple[str, str]]:
        """A table with everybody seated and ready: its name, and the token of each person."""
        persons = setup.players - len(setup.bots)
        people = [await Client.connect(*self.urls(number + at), name=f"P{number} {at}") for at in range(persons)]
        table = (await people[0].open(setup)).id
        for at, person in enumerate(people):
            seat = await person.watch(table)
            if at:
                await self.do(seat, wire.Sit())
        for person in people:
            await self.do(person.tables[table], wire.Ready())
        for person in people:
            await person.close()
        return [(table, person.token or "") for person in people]

    async def visit(self, table: str, token: str, urls: list[str], chance: random.Random) -> None:
        """One person, from game to game."""
        while True:
            if table not in self.tables:
                self.tables.append(table)
            async with await Client.connect(*urls, token=token) as person:
                seat = await person.watch(table)
                async for scene in seat.turns():
                    if chance.random() < 0.1:
                        await self.do(seat, wire.SayPhrase("oops"))
                    await self.do(seat, wire.Move(chance.choice(scene.legal)))
                if not self._again.setdefault(table, not self.late):
                    return
                await self.do(seat, wire.Rematch())
                await seat.until(lambda seat=seat: seat.info.rematch)
                assert seat.info is not None
                assert seat.info.rematch is not None
                table = seat.info.rematch

    async def spend(self, setups: Sequence[wire.Setup], trouble: Coroutine[None, None, None], seed: int) -> None:
        """Play as long as the trouble goes on, and then to the end; every game is over then, and its record sound."""
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for number, setup in enumerate(setups):
                for at, (table, token) in enumerate(await self.open(setup, number)):
                    chance = random.Random(f"{seed} {number} {at}")
                    group.create_task(self.visit(table, token, self.urls(number + at), chance))
            await trouble
            self.late = True
        await self.records()

    async def kill(self, kills: int, chance: random.Random) -> None:
        """The trouble: any server dies at any moment, and comes back."""
        for _ in range(kills):
            await self.wait_for_acks(chance.randint(1, MAX_BETWEEN))
            await asyncio.sleep(chance.random() / 50)  # not just after an answer, but at any moment
            server = chance.choice(self.servers)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def records(self) -> None:
        async with await Client.connect(*self.urls(0)) as anybody:
            for table in self.tables:
                record = decode(await anybody.rest("GET", f"/api/tables/{table}/record", bytes))
                assert verify(record) == []

    def check(self, events: Sequence[log.Event], table: str) -> None:
        """Check that the stored events of a table are those acknowledged, once each, in order."""
        assert [event.n for event in events] == list(range(1, len(events) + 1))
        seq, stored = 0, {}
        for event in events:
            seq += log.is_numbered(event.fact)
            if event.command:
                key = event.player, event.command
                assert key not in stored
                stored[key] = (seq, event.fact)
        ledger = {(acked.player, acked.id): acked for acked in self.ledger if acked.table == table}
        assert stored.keys() == ledger.keys()
        for key, acked in ledger.items():
            seq, fact = stored[key]
            assert acked.seq == seq
            if isinstance(acked.command, wire.Move):
                assert isinstance(fact, log.Moved | log.Chose)
                move = fact.move if isinstance(fact, log.Chose) else fact.entry["move"]
                assert move == acked.command.move or move.startswith("move ")  # a record writes Top Hats' moves in full


def check_all(evening: Evening, rows: Sequence[tuple[str, int, int, str, str, str]]) -> None:
    """All that must hold in the end, whatever was killed."""
    assert CheckedTable.faults == []
    events = defaultdict(list)
    for table, n, at, fact, player, command in rows:
        events[table].append(log.Event(n, at, log.DECODER.decode(fact), player, command))
    assert events.keys() == set(evening.tables)
    for table, written in events.items():
        evening.check(written, table)
    last = {table: sum(log.is_numbered(event.fact) for event in written) for table, written in events.items()}
    for seat in CheckedTable.all:
        assert seat.seq <= last[seat.table]
    print(f"{len(evening.tables)} games, {len(evening.ledger)} commands acknowledged")
    for server in evening.servers:
        assert "ERROR" not in server.log and "Traceback" not in server.log, server.log


def stored_events(folder: Path, *changes: str) -> list[tuple[str, int, int, str, str, str]]:
    """All events of a SQLite file, after something was changed in it."""
    with closing(sqlite3.connect(folder / "hatbox.db")) as database:
        for change in changes:
            database.execute(change)
        database.commit()
        return database.execute(ROWS).fetchall()


@pytest.mark.slow
def test_sqlite_survives_kills(tmp_path: Path) -> None:
    server = mortal(sqlite(tmp_path))

    async def main() -> Evening:
        evening = Evening([server])
        await evening.spend(TABLES, evening.kill(KILLS, random.Random(1)), 1)
        return evening

    server.start()
    evening = asyncio.run(main())
    server.stop()
    check_all(evening, stored_events(tmp_path))


def test_postgres_and_two_processes_survive_kills(postgres_url: str, tmp_path: Path) -> None:
    url = postgres_url.rpartition("/")[0] + "/faults"

    async def fetch_rows(url: str, sql: str) -> Any:
        connection = await asyncpg.connect(url)  # type: ignore[no-untyped-call]
        rows = await connection.fetch(sql)
        await connection.close()
        return rows

    async def main() -> None:
        await fetch_rows(postgres_url, "CREATE DATABASE faults")
        servers = []
        for _ in range(2):
            servers.append(mortal(url))
            servers[-1].start()
        evening = Evening(servers)
        await evening.spend(TABLES, evening.kill(KILLS, random.Random(2)), 2)
        for server in servers:
            server.stop()
        check_all(evening, await fetch_rows(url, ROWS))

    asyncio.run(main())


def test_a_stop_is_announced_and_play_goes_on(tmp_path: Path) -> None:
    server = mortal(sqlite(tmp_path))

    async def stop(evening: Evening) -> None:
        """The trouble: a host restarts the server."""
        async with connect(f"ws{server.url.removeprefix('http')}/ws", compression=None) as line:
            await line.send(client.ENCODER.encode(wire.Hello(wire.PROTOCOL)).decode())
            await evening.wait_for_acks(20)
            _, said = await asyncio.gather(asyncio.to_thread(server.stop), take_all(line))
            assert isinstance(said[-1], wire.Bye)
            assert said[-1].code == "server/restarting"
            assert said[-1].retry is not None
        await asyncio.to_thread(server.start)
        await evening.wait_for_acks(20)

    async def take_all(line: ClientConnection) -> list[wire.FromServer]:
        said = []
        with suppress(ConnectionClosed):
            while True:
                said.append(client.DECODER.decode(await line.recv()))
        return said

    async def main() -> Evening:
        evening = Evening([server])
        await evening.spend(TABLES[:3], stop(evening), 3)
        return evening

    server.start()
    evening = asyncio.run(main())
    server.stop()
    check_all(evening, stored_events(tmp_path))


def test_time_without_a_server_is_not_charged(tmp_path: Path) -> None:
    server = mortal(sqlite(tmp_path))
    long_ago = [
        f"UPDATE {table} SET {column} = {column} - {HOUR}"
        for table, column in (("events", "at"), ("tables", "wake"), ("processes", "beat"))
    ]

    async def before() -> list[tuple[str, str]]:
        evening = Evening([server])
        return await evening.open(wire.Setup("hats", 2, clock=wire.TurnClock(600)), 0)

    async def after(people: list[tuple[str, str]]) -> Evening:
        evening = Evening([server])
        evening.late = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(evening.visit(*one, [server.url], random.Random(4)) for one in people))
            await evening.records()
        return evening

    server.start()
    people = asyncio.run(before())
    server.kill()
    stored_events(tmp_path, *long_ago)
    server.start()
    evening = asyncio.run(after(people))
    server.stop()
    facts = [log.DECODER.decode(row[3]) for row in stored_events(tmp_path)]
    assert [fact.milliseconds >= HOUR for fact in facts if isinstance(fact, log.Paused)] == [True]
    assert not any(isinstance(fact, log.TakenOver) for fact in facts)
    assert CheckedTable.faults == []
    assert sum(isinstance(fact, log.Moved) for fact in facts) == sum(
        isinstance(acked.command, wire.Move) for acked in evening.ledger
    )
