"""Commands that arrive together: a failure of one does not affect the others, and each gets an answer."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hatbox import wire
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.server_clock import now_ms
from hatbox.server.service import broadcast
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables.commands import CommandEnvelope
from support.server_process import sqlite

PEOPLE = [Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea", "cal", "dan")]
ENTROPY = bytes(range(32))


class Games:
    """A service with two running games of Hats."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.ids: list[str] = []
        self.seats: dict[str, list[Player]] = {}
        self._numbers = map(str, itertools.count(1))

    def envelope(self, table: str, player: Player, command: wire.Command) -> CommandEnvelope:
        seen = self.service._lives[table].table.seq if table in self.service._lives else None
        return CommandEnvelope(command, now_ms(), player.id, player.name, next(self._numbers), seen, entropy=ENTROPY)

    async def begin(self) -> None:
        for pair in (PEOPLE[:2], PEOPLE[2:]):
            table = (await self.service.open(pair[0], wire.Setup("hats", 2))).id
            for player, command in ((pair[1], wire.Sit()), (pair[0], wire.Ready()), (pair[1], wire.Ready())):
                await self.service.execute(self.envelope(table, player, command), table)
            self.ids.append(table)
            self.seats[table] = pair

    def moves(self, table: str) -> int:
        """Return the ply of a game."""
        return self.service._lives[table].table.playing.ply

    async def all_move(self) -> dict[str, wire.Ack | wire.Refused]:
        """Make a move for every seat that is to move, at both tables, in one iteration of the event loop."""
        submitted = []
        for table in self.ids:
            at = self.service._lives[table].table
            envelope = self.envelope(table, self.seats[table][at.acting[0]], wire.Move(at.legal(at.acting[0])[0]))
            submitted.append(self.service.execute(envelope, table))
        return dict(zip(self.ids, await asyncio.gather(*submitted), strict=True))


def run(tmp_path: Path, scenario: Callable[[Games], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        bot_runner = BotRunner(1, 0.05, 0)
        service = TableService(store, Players(store), bot_runner, Metrics(), Settings())
        service.ready.set()
        games = Games(service)
        await games.begin()
        async with asyncio.timeout(30):
            await scenario(games)
        for table in games.ids:  # what is in memory is what is written down
            live = service._lives[table]
            assert [event.n for event in await store.events(table)] == list(range(1, live.table.version + 1))
            assert live.published == live.table.version
        await service.close()
        bot_runner.close()
        await store.close()

    asyncio.run(main())


def all_acknowledged(answers: dict[str, wire.Ack | wire.Refused]) -> bool:
    return all(isinstance(answer, wire.Ack) for answer in answers.values())


def test_several_are_carried_out_together(tmp_path: Path) -> None:
    async def scenario(games: Games) -> None:
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert [games.moves(table) for table in games.ids] == [count + 1 for count in before]

    run(tmp_path, scenario)


@pytest.mark.parametrize("which", [0, 1])
def test_what_fails_at_one_table_is_no_others_trouble(
    which: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(games: Games) -> None:
        right, failed = broadcast.render_for_viewers, list[str]()

        def wrong(live: Any, event: Any, since: int) -> broadcast.Messages:
            if live.table.id == games.ids[which] and not failed:
                failed.append(live.table.id)
                raise RuntimeError("a fault of ours")
            return right(live, event, since)

        monkeypatch.setattr(broadcast, "render_for_viewers", wrong)
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert failed
        assert [games.moves(table) for table in games.ids] == [count + 1 for count in before]
        assert all_acknowledged(await games.all_move())  # and the tables are free again

    run(tmp_path, scenario)


@pytest.mark.parametrize("error", [None, OSError("the disk is full")])
def test_what_is_not_stored_is_tried_as_any_command_is(
    error: OSError | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(games: Games) -> None:
        store, lost = games.service.store, list[int]()
        right = store.append

        def append(writes: Any) -> asyncio.Future[bool]:
            if lost:
                return right(writes)
            lost.append(1)
            answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            if error is None:
                answer.set_result(False)
            else:
                answer.set_exception(error)
            return answer

        monkeypatch.setattr(store, "append", append)
        before = [games.moves(table) for table in games.ids]
        assert all_acknowledged(await games.all_move())
        assert lost
        assert [games.moves(table) for table in games.ids] == [count + 1 for count in before]

    run(tmp_path, scenario)


def test_refusals_are_answered_and_commands_for_one_table_keep_their_order(tmp_path: Path) -> None:
    async def scenario(games: Games) -> None:
        table = games.ids[0]
        at = games.service._lives[table].table
        mover, other = at.acting[0], 1 - at.acting[0]
        outcomes: list[Any] = []
        done = asyncio.get_running_loop().create_future()
        too_early = games.envelope(table, games.seats[table][other], wire.Move("end"))
        move = games.envelope(table, games.seats[table][mover], wire.Move(at.legal(mover)[0]))
        games.service.submit(too_early, table, outcomes.append)
        games.service.submit(move, table, outcomes.append)  # the table is locked: it waits
        games.service.submit(move, table, done.set_result)
        outcomes.append(await done)
        assert [type(outcome) for outcome in outcomes] == [wire.Refused, wire.Ack, wire.Ack]
        assert outcomes[0].code == "move/not-your-turn"
        assert outcomes[1] == outcomes[2]  # sent twice, done once
        assert games.moves(table) == 1

    run(tmp_path, scenario)


def test_what_keeps_failing_is_answered_with_the_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(games: Games) -> None:
        def fail(_writes: Any) -> asyncio.Future[bool]:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(games.service.store, "append", fail)
            with pytest.raises(OSError, match="disk"):
                await games.all_move()
        async with games.service.lock_table(games.ids[0]) as live:  # nobody reads what was never stored
            assert not live.is_ahead_of_store
            assert live.table.playing.ply == 0
        assert all_acknowledged(await games.all_move())

    run(tmp_path, scenario)
