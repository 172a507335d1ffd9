"""Damaged tables do not affect others, and no clock is charged for downtime."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatbox import wire
from hatbox.client import Client
from hatbox.server import server_clock
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.server_clock import ServerClock, now_ms
from hatbox.server.service import timers
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, open_store
from hatbox.server.tables import log
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from support.server_process import FREELY, serving, sqlite

ADA, BEA = (Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea"))
SECOND, HOUR = 1000, 3_600_000
TURN = 10  # seconds


def service_of(store: Store) -> TableService:
    service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
    service.ready.set()
    return service


async def start_game(service: TableService, clock: wire.Clock) -> str:
    """A game in which somebody's clock runs."""
    numbers = map(str, itertools.count(1))
    table = await service.open(ADA, wire.Setup("hats", 2, clock=clock))
    for player, command in ((BEA, wire.Sit()), (ADA, wire.Ready()), (BEA, wire.Ready())):
        envelope = CommandEnvelope(command, now_ms(), player.id, player.name, next(numbers), entropy=bytes(32))
        answer = await service.execute(envelope, table.id)
        assert isinstance(answer, wire.Ack), answer
    return table.id


async def facts(store: Store, table: str, kind: type[log.Fact]) -> list[log.AnyFact]:
    return [event.fact for event in await store.events(table) if isinstance(event.fact, kind)]


def test_a_damaged_table_is_set_aside_and_the_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        first = service_of(store)
        damaged, well = [await start_game(first, wire.TurnClock(TURN)) for _ in range(2)]
        await first.close()
        await store.execute(("UPDATE events SET fact = ? WHERE table_id = ? AND n = 3", ('{"kind":"x"}', damaged)))

        service, now = service_of(store), now_ms()
        await timers.forgive(service, now, now + SECOND)
        assert await facts(store, well, log.Paused) == [log.Paused(SECOND)]
        for _ in range(3):
            await store.execute(("UPDATE tables SET wake = 1 WHERE id = ?", (damaged,)))  # it comes first
            await timers.run_due(service, now + HOUR)
        while not await facts(store, well, log.TakenOver):  # as soon as that is stored
            await asyncio.sleep(0.01)
            await timers.run_due(service, now_ms() + HOUR)
        ((wake,),) = await store.fetch("SELECT wake FROM tables WHERE id = ?", damaged)
        assert wake > now + HOUR
        with pytest.raises(Refusal) as refusal:
            await service.live(damaged)
        assert refusal.value.code == "table/damaged"
        await service.close()
        await store.close()

    with caplog.at_level(logging.ERROR, "hatbox.tables"):
        asyncio.run(main())
    assert [record.message for record in caplog.records if "is damaged" in record.message] != []
    assert len(caplog.records) == 1


def test_a_short_restart_is_charged_to_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        first = service_of(store)
        table = await start_game(first, wire.TurnClock(TURN))
        await first.close()
        back = 4 * SECOND
        await store.execute(
            ("UPDATE events SET at = at - ?", (back,)),
            ("INSERT INTO processes (id, beat) VALUES ('before', ?)", (now_ms() - back,)),
        )
        service = service_of(store)
        await timers.forgive_downtime(service, "now")
        (pause,) = await facts(store, table, log.Paused)
        assert isinstance(pause, log.Paused)
        assert pause.milliseconds > 0
        ((began, at),) = [
            (live.table.clocks.begun, live.table.at) for live in [await service.live(table)] if live.table.clocks
        ]
        assert max(one for one in began if one is not None) > at - SECOND  # the clock has hardly run
        await service.close()
        await store.close()

    asyncio.run(main())


def test_a_table_where_nothing_is_written_is_put_off(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        service = service_of(store)
        table = await start_game(service, wire.NoClock())
        looked_at: list[str] = []
        service.schedule = lambda live: looked_at.append(live.table.id)  # type: ignore[method-assign]
        now = now_ms()
        for _ in range(3):
            await store.execute(("UPDATE tables SET wake = coalesce(wake, ?) WHERE id = ?", (now, table)))
            await timers.run_due(service, now)
            assert await store.fetch("SELECT wake FROM tables") == [(None,)]  # no clock runs, no bot thinks

        envelope = CommandEnvelope(wire.Leave(), now, BEA.id, BEA.name, "leave")
        await service.execute(envelope, table)
        live = await service.live(table)
        live.table.acting = [1]  # as if the bot who stands in had to move, and never did
        for seconds in range(3):
            await store.execute(("UPDATE tables SET wake = ? WHERE wake IS NULL", (now,)))
            await timers.run_due(service, now + HOUR + seconds * SECOND)
        ((wake,),) = await store.fetch("SELECT wake FROM tables")
        assert wake == now + HOUR + timers.LOOK_AGAIN
        assert len(looked_at) == 3 + 1 + 1  # three times, when Bea left, and once
        await service.close()
        await store.close()

    asyncio.run(main())


class Times:
    """A wall clock and a monotonic one."""

    wall = 1_000_000.0
    monotonic = 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds


def test_the_server_clock_knows_no_jumps_and_no_time_away() -> None:
    times = Times()
    clock = ServerClock(lambda: times.wall, lambda: times.monotonic)
    assert clock.now() == 1_000_000_000
    clock.begin()
    times.pass_(0.5)
    assert clock.now() == 1_000_000_500
    times.wall += 3600  # somebody sets it
    assert clock.now() == 1_000_000_500
    times.wall -= 7200
    times.pass_(0.5)
    assert clock.now() == 1_000_001_000
    times.pass_(12)  # the process was stopped
    assert clock.now() == 1_000_001_000
    times.pass_(0.5)
    assert clock.now() == 1_000_001_500
    clock.advance(12_000)
    assert clock.now() == 1_000_013_500
    again = ServerClock(lambda: times.wall, lambda: times.monotonic)
    again.begin(earliest=clock.now())  # a restart after the wall clock was set back
    assert again.now() == clock.now()
    clock.end()
    assert clock.now() == int(times.wall * 1000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerClock]:
    """The clock of a machine that is an hour ahead, as the clock of this process."""
    fast = ServerClock(lambda: time.time() + 3600)
    monkeypatch.setattr(server_clock, "CLOCK", fast)
    monkeypatch.setattr(timers, "CLOCK", fast)
    yield fast
    fast.end()


def test_a_machine_whose_clock_is_ahead_takes_the_time_of_the_database(postgres_url: str, clock: ServerClock) -> None:
    async def main() -> None:
        store = await open_store(postgres_url)
        await store.execute(("INSERT INTO processes (id, beat) VALUES ('fast', ?)", (clock.now(),)))
        await timers.start_clock(store)
        assert clock.now() - await store.now() < HOUR / 2
        await store.execute(("DELETE FROM processes", ()))
        await store.close()

    asyncio.run(main())


def test_a_process_whose_clock_is_ahead_drags_nobody_along(postgres_url: str, clock: ServerClock) -> None:
    async def main() -> None:
        store = await open_store(postgres_url)
        await timers.start_clock(store)
        service = service_of(store)
        table = await start_game(service, wire.TurnClock(TURN))
        await store.execute(("INSERT INTO processes (id, beat) VALUES ('fast', ?)", (clock.now() + HOUR,)))
        await timers.advance_clock(service, "now")
        assert clock.now() - await store.now() < HOUR / 2
        assert await facts(store, table, log.Paused) == []
        await store.execute(("DELETE FROM processes", ()))
        await service.close()
        await store.close()

    asyncio.run(main())


def test_who_stood_still_for_long_follows_those_who_lived_on_and_charges_nobody(
    postgres_url: str, clock: ServerClock
) -> None:
    async def main() -> None:
        store = await open_store(postgres_url)
        clock.begin(now=await store.now() - HOUR)
        service = service_of(store)
        table = await start_game(service, wire.TurnClock(TURN))
        await store.execute(("INSERT INTO processes (id, beat) VALUES ('other', ?)", (await store.now(),)))
        await timers.advance_clock(service, "now")
        assert await store.now() - clock.now() < HOUR / 2
        (pause,) = await facts(store, table, log.Paused)
        assert isinstance(pause, log.Paused)
        assert pause.milliseconds > HOUR / 2
        live = await service.live(table)
        assert not live.table.clocks.out_of_time(clock.now())
        await store.execute(("DELETE FROM processes", ()))
        await service.close()
        await store.close()

    asyncio.run(main())


@pytest.mark.slow
def test_nobody_loses_a_seat_while_the_server_is_stopped(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FREELY) as server:

        async def main() -> None:
            async with (
                await Client.connect(server.url, name="Ada") as ada,
                await Client.connect(server.url, name="Bea") as bea,
            ):
                table = await ada.open(wire.Setup("hats", 2, clock=wire.TurnClock(TURN)))
                seats = [await client.watch(table.id) for client in (ada, bea)]
                await seats[1].do(wire.Sit())
                for seat in seats:
                    await seat.do(wire.Ready())
                for seat in seats:
                    await seat.until(lambda seat=seat: seat.scene is not None)
                mover = next(seat for seat in seats if seat.scene is not None and seat.scene.legal)
                assert mover.scene is not None
                os.kill(server.pid, signal.SIGSTOP)
                moving = asyncio.create_task(mover.do(wire.Move(mover.scene.legal[0])))
                await asyncio.sleep(TURN * 1.3)
                os.kill(server.pid, signal.SIGCONT)
                async with asyncio.timeout(60):
                    await moving
                result = [update.what for seat in seats for update in seat.updates]
                assert not any(isinstance(what, wire.TakenOver) for what in result)

        asyncio.run(main())
