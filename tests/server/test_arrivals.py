"""Commands that arrive together: what goes wrong with one is no other's trouble, and none is left without an answer."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from serving import sqlite

from hatbox import wire
from hatbox.server import telling
from hatbox.server.brains import Brains
from hatbox.server.hall import Hall, now_ms
from hatbox.server.metrics import Metrics
from hatbox.server.people import People, Player
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.table import Order

PEOPLE = [Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea", "cal", "dan")]
LUCK = bytes(range(32))

Answers = list[wire.Ack | wire.Refused]


class Games:
    """A hall with two running games of Hats."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ids: list[str] = []
        self.seats: dict[str, list[Player]] = {}
        self._numbers = map(str, itertools.count(1))

    def order(self, table: str, player: Player, deed: wire.Deed) -> Order:
        seen = self.hall._lives[table].table.seq if table in self.hall._lives else None
        return Order(deed, now_ms(), player.id, player.name, next(self._numbers), seen, luck=LUCK)

    async def begin(self) -> None:
        for pair in (PEOPLE[:2], PEOPLE[2:]):
            table = (await self.hall.open(pair[0], wire.Setup("hats", 2))).id
            for player, deed in ((pair[1], wire.Sit()), (pair[0], wire.Ready()), (pair[1], wire.Ready())):
                await self.hall.command(self.order(table, player, deed), table, lambda _: None)
            self.ids.append(table)
            self.seats[table] = pair

    def moves(self, table: str) -> int:
        """How far a game is."""
        return len(self.hall._lives[table].table.playing)

    async def all_move(self) -> dict[str, Answers]:
        """Whoever is to move at either table does so, all in the same turn of the loop."""
        answers: dict[str, Answers] = {table: [] for table in self.ids}
        waiting = {table: asyncio.get_running_loop().create_future() for table in self.ids}
        for table in self.ids:
            at = self.hall._lives[table].table
            order = self.order(table, self.seats[table][at.acting[0]], wire.Move(at.legal(at.acting[0])[0]))
            assert self.hall.at_once(order, table, answers[table].append, waiting[table].set_result)
        assert all(await asyncio.gather(*waiting.values()))
        return answers


def run(tmp_path: Path, story: Callable[[Games], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        brains = Brains(1, 0.05, 0)
        hall = Hall(store, People(store), brains, Metrics(), Settings())
        hall.ready.set()
        games = Games(hall)
        await games.begin()
        async with asyncio.timeout(30):
            await story(games)
        for table in games.ids:  # what is in memory is what is written down
            live = hall._lives[table]
            assert [event.n for event in await store.events(table)] == list(range(1, live.table.n + 1))
            assert live.told == live.table.n
        await hall.close()
        brains.close()
        await store.close()

    asyncio.run(main())


def all_acknowledged(answers: dict[str, Answers]) -> bool:
    return all(len(found) == 1 and isinstance(found[0], wire.Ack) for found in answers.values())


def test_several_are_carried_out_together(tmp_path: Path) -> None:
    async def story(games: Games) -> None:
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert [games.moves(table) for table in games.ids] > before

    run(tmp_path, story)


@pytest.mark.parametrize("which", [0, 1])
def test_what_fails_at_one_table_is_no_others_trouble(
    which: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(games: Games) -> None:
        right, failed = telling.messages, list[str]()

        def wrong(live: Any, event: Any, since: int) -> telling.Messages:
            if live.table.id == games.ids[which] and not failed:
                failed.append(live.table.id)
                raise RuntimeError("a fault of ours")
            return right(live, event, since)

        monkeypatch.setattr(telling, "messages", wrong)
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert failed
        assert [games.moves(table) for table in games.ids] == [count + 1 for count in before]
        assert all_acknowledged(await games.all_move())  # and the tables are free again

    run(tmp_path, story)


@pytest.mark.parametrize("fault", [None, OSError("the disk is full")])
def test_what_is_not_stored_is_tried_as_any_command_is(
    fault: OSError | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(games: Games) -> None:
        store, lost = games.hall.store, list[int]()
        right = store.append

        def append(writes: Any) -> asyncio.Future[bool]:
            if lost:
                return right(writes)
            lost.append(1)
            answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            if fault is None:
                answer.set_result(False)
            else:
                answer.set_exception(fault)
            return answer

        monkeypatch.setattr(store, "append", append)
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert lost
        assert [games.moves(table) for table in games.ids] == [count + 1 for count in before]

    run(tmp_path, story)


def test_refusals_are_answered(tmp_path: Path) -> None:
    async def story(games: Games) -> None:
        table = games.ids[0]
        at = games.hall._lives[table].table
        answers, done = Answers(), asyncio.get_running_loop().create_future()
        order = games.order(table, games.seats[table][1 - at.acting[0]], wire.Move("end"))
        assert games.hall.at_once(order, table, answers.append, done.set_result)
        assert not games.hall.at_once(order, table, answers.append, done.set_result)  # the table is held
        assert await done
        assert [answer.code for answer in answers if isinstance(answer, wire.Refused)] == ["move/not-your-turn"]

    run(tmp_path, story)
