"""A history is told page by page, to those who may ask, at a price, and never for long at a stretch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox import wire
from hatbox.engine.game import EVERYTHING
from hatbox.server.identity import Player, Players
from hatbox.server.limits import Bucket, Buckets, Limit
from hatbox.server.metrics import Metrics
from hatbox.server.service import history
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.live_table import Connection
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables.apply import replay_events
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from hatbox.server.tables.log import Event, Said
from hatbox.server.tables.opening import decide_opening
from support.server_process import sqlite

ENTROPY = bytes(range(32))
ADA, BEA = (Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea"))


class Ear(Connection):
    """A line of which the test reads what is pushed."""

    def __init__(self, player: Player | None, purse: float = 1e9) -> None:
        self.player = player
        self.purse = purse
        self.heard: list[Any] = []

    def push(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def spend(self, cost: float) -> bool:
        self.purse -= cost
        return self.purse >= 0


@asynccontextmanager
async def service_at(folder: Path) -> AsyncIterator[TableService]:
    store = await open_store(sqlite(folder))
    bot_runner = BotRunner(1, 0.05, 0)
    service = TableService(store, Players(store), bot_runner, Metrics(), Settings())
    service.ready.set()
    try:
        yield service
    finally:
        await service.close()
        bot_runner.close()
        await store.close()


async def talk_away(service: TableService, times: int, **setup: Any) -> str:
    """A game of Hats in which much is said."""
    info = await service.open(ADA, wire.Setup("hats", 2, {"first": 0}, **setup))

    async def do(player: Player, command: wire.Command, number: int) -> None:
        answer = await service.execute(
            CommandEnvelope(command, 1, player.id, player.name, str(number), entropy=ENTROPY), info.id
        )
        assert isinstance(answer, wire.Ack), answer

    await do(BEA, wire.Sit(), 0)
    await do(ADA, wire.Ready(), 1)
    await do(BEA, wire.Ready(), 2)
    for number in range(times):
        await do(ADA, wire.SayPhrase("oops"), 3 + number)
    return info.id


def free(_cost: float) -> None:
    """Nobody pays."""


def test_all_pages_together_are_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MAX_PAGE", 7)

    async def main() -> None:
        async with service_at(tmp_path) as service:
            table = await talk_away(service, 40)
            seen, result = 0, []
            while (page := await service.history(BEA, table, seen, None, free)).more:
                assert len(page.updates) == 7
                result += page.updates
                seen = result[-1].seq
            result += page.updates
            events = await service.store.events(table)
            whole = [update for update in history.replay_updates(table, events, "bea", 0) if update is not None]
            assert len(whole) > 40
            assert msgspec.json.encode(result) == msgspec.json.encode(whole)
            assert not (await service.history(BEA, table, result[-1].seq, None, free)).updates

    asyncio.run(main())


@pytest.mark.parametrize(
    ("player", "spectators", "eyes", "code"),
    [
        (None, "none", None, "table/no-spectators"),
        (None, "blind", EVERYTHING, "table/not-over"),
        (ADA, "blind", 1, "table/not-over"),
        (ADA, "blind", 2, "request/bad-query"),
    ],
)
def test_who_may_not_see_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, player: Player | None, spectators: str, eyes: int | None, code: str
) -> None:
    def words(*_: Any) -> None:
        raise AssertionError("nothing is put into words for them")

    async def main() -> None:
        async with service_at(tmp_path) as service:
            table = await talk_away(service, 3, spectators=spectators)
            monkeypatch.setattr(history, "replay_updates", words)
            with pytest.raises(Refusal, match=code):
                await service.history(player, table, 0, eyes, words)

    asyncio.run(main())


def test_what_is_told_again_is_paid_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with service_at(tmp_path) as service:
            table = await talk_away(service, 40)
            purse = Buckets(Limit(100, 1))

            def spend(cost: float) -> None:
                purse.expect("somebody", 0.0, cost)

            await service.history(BEA, table, 0, None, spend)
            with pytest.raises(Refusal, match="request/too-many") as refused:
                await service.history(BEA, table, 0, None, spend)
            assert int(refused.value.params["seconds"]) > 1

    asyncio.run(main())
    assert history.cost_of(2800, 3000) > history.cost_of(0, 200) > history.cost_of(0, 20)
    assert history.cost_of(0, 3000) == history.cost_of(0, history.MAX_PAGE)


def test_others_have_their_turn_meanwhile(tmp_path: Path) -> None:
    async def main() -> None:
        async with service_at(tmp_path) as service:
            table = await talk_away(service, 190)
            asked = [asyncio.create_task(service.history(BEA, table, 0, None, free)) for _ in range(10)]
            done_when = []
            turns = 0
            while not all(task.done() for task in asked):
                await asyncio.sleep(0)
                turns += 1
                done_when.append(sum(task.done() for task in asked))
            assert all(len(task.result().updates) > 190 for task in asked)
            steps = [after - before for before, after in pairwise(done_when)]
            assert max(steps) <= 1  # one after the other
            assert turns > 10 * 190 / history.SLICE / 2  # and each of them in many small portions

    asyncio.run(main())


def test_a_line_that_comes_back_too_often_gets_the_table_as_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with service_at(tmp_path) as service:
            table = await talk_away(service, 10)
            last = (await service.live(table)).table.seq
            rich, poor = Ear(BEA), Ear(BEA, purse=1)
            await service.watch(rich, table, last - 3)
            assert [message["type"] for message in rich.heard] == ["update"] * 3 + ["private"]
            await service.watch(poor, table, last - 3)
            assert [message["type"] for message in poor.heard] == ["snapshot"]
            await service.watch(poor, table, last)  # nothing is missed, nothing is paid
            assert [message["type"] for message in poor.heard[1:]] == ["private"]

    asyncio.run(main())


def test_a_table_is_folded_as_before_and_in_portions() -> None:
    opening = decide_opening(wire.Setup("hats", 2), "ada", "Ada")
    events = [Event(1, 1, opening), *(Event(n, n, Said("ada", "Ada", phrase="oops")) for n in range(2, 300))]

    async def main() -> None:
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.create_task(count())
        table = await history.replay_in_slices("t", events)
        counting.cancel()
        assert turns >= 300 // (history.SLICE * history.EVENTS_PER_UPDATE) - 1
        assert (table.version, table.seq) == (299, replay_events("t", events).seq)

    asyncio.run(main())


def test_a_bucket_says_when_it_will_do() -> None:
    bucket = Bucket(Limit(10, 2), 0.0)
    assert bucket.take(0.0, 9)
    assert not bucket.take(0.0, 5)
    assert bucket.seconds_until(5) == 2.0
    assert bucket.take(2.0, 5)
    assert bucket.take(100.0, 1000)  # more than it ever holds: all of it
    assert not bucket.take(100.0, 1)
