"""Nobody is seated with people who have left: quick match and the lobby know who is still there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hatbox import wire
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.ops.housekeeping import prune
from hatbox.server.players import lobby
from hatbox.server.players.presence import ABSENT, COUNT_AGE, DAY, FRESH, GONE, PLAYED, RECENT, Presence, round_count
from hatbox.server.service import table_service as halls
from hatbox.server.service import timers
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables.commands import CommandEnvelope
from hatbox.server.tables.table import MAX_UNREADY
from support.server_process import sqlite

START = 1_800_000_000_000  # milliseconds since 1970
QUICK = wire.QuickMatch("hats", 2)
UNREADY = wire.QuickMatch("hats", 2, ready=False)  # as the page asks: it is ready a moment later


class House:
    """A server without sockets, whose clock the test sets."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.now = START
        self.connected: set[str] = set()
        self.presence = Presence(service, lambda: self.connected, START)

    async def guest(self, name: str) -> Player:
        identity = await self.service.players.create(name, self.now, bot=False)
        return await self.service.players.authenticate(identity.token)

    async def quick(self, player: Player, wish: wire.QuickMatch = QUICK) -> wire.TableInfo:
        """As the route does."""
        await self.presence.mark(player.id, self.now)
        return await lobby.quick_match(self.service, player, wish, self.now)

    async def do(
        self, player: Player, table: str, command: wire.Command, seen: int | None = None
    ) -> wire.Ack | wire.Refused:
        envelope = CommandEnvelope(
            command, self.now, player.id, player.name, secrets.token_hex(4), seen, entropy=bytes(32)
        )
        return await self.service.execute(envelope, table)

    async def seated(self, table: str) -> tuple[str, list[str | None]]:
        """The state of a table, and who sits there."""
        found = (await self.service.live(table)).table
        return found.status, [chair.player for chair in found.chairs]

    async def wait(self, milliseconds: int, *, here: set[str]) -> None:
        """Let time pass, in which these have a line."""
        self.connected = here
        self.now += milliseconds
        await self.presence.mark_all(self.now)
        await self.presence.clear_quick_tables(self.now)

    async def attend(self, milliseconds: int) -> None:
        """Let time pass, and do what is due at tables."""
        self.now += milliseconds
        await timers.run_due(self.service, self.now)

    async def listed(self) -> list[str]:
        return [table.id for table in await lobby.open_tables(self.service.store, None, self.now)]


@asynccontextmanager
async def house(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    store = await open_store(url)
    bot_runner = BotRunner(1, 0.05, 0)
    service = TableService(store, Players(store), bot_runner, Metrics(), Settings())
    service.ready.set()
    made = House(service)
    monkeypatch.setattr(halls, "now_ms", lambda: made.now)
    try:
        yield made
    finally:
        await service.close()
        bot_runner.close()
        await store.close()


Play = Callable[[Callable[[House], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def play(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    url = sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres_url")

    def run(scenario: Callable[[House], Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            async with house(url, monkeypatch) as made:
                await made.service.store.execute(
                    ("UPDATE tables SET listed = 0, status = 'closed', wake = NULL", ())
                )  # of other tests
                await scenario(made)

        asyncio.run(main())

    return run


def test_a_newcomer_is_not_seated_with_somebody_who_left(play: Play) -> None:
    async def scenario(house: House) -> None:
        ghost, newcomer = await house.guest("Ghost"), await house.guest("Newcomer")
        left = await house.quick(ghost)
        await house.wait(FRESH, here=set())
        own = await house.quick(newcomer)
        assert own.id != left.id
        assert [seat.player for seat in own.seats] == [newcomer.id, None]

    play(scenario)


def test_who_waits_with_a_line_is_met_however_long_it_takes(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = await house.quick(ada)
        for _ in range(20):
            await house.wait(FRESH, here={ada.id})
        met = await house.quick(bea)
        assert met.id == table.id
        assert met.status == "playing"

    play(scenario)


def test_a_request_is_a_sign_of_life_too(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = await house.quick(ada)
        house.presence.note_request(ada.id)
        await house.wait(GONE, here=set())
        assert (await house.quick(bea)).id == table.id

    play(scenario)


def test_the_newest_table_comes_first(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea, eve = await house.guest("Ada"), await house.guest("Bea"), await house.guest("Eve")
        setup = wire.Setup("hats", 2, public=True, rated=True, clock=wire.TurnClock(60))
        for player in (ada, bea):
            house.now += 1
            await house.service.open(player, setup, quick=True)
        await house.wait(1, here={ada.id, bea.id})
        assert (await house.quick(eve)).seats[0].player == bea.id

    play(scenario)


def test_quick_tables_of_those_who_left_are_closed(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        left = await house.quick(ada)
        await house.wait(GONE, here=set())
        kept = await house.quick(bea)
        await house.wait(1, here={bea.id})
        assert (await house.service.live(left.id)).table.status == "closed"
        assert (await house.service.live(kept.id)).table.status == "open"

    play(scenario)


def test_after_a_restart_nobody_is_taken_for_gone_at_once(play: Play) -> None:
    async def scenario(house: House) -> None:
        table = await house.quick(await house.guest("Ada"))
        house.now += 10 * GONE
        house.presence = Presence(house.service, set, house.now)
        await house.wait(GONE - 1, here=set())
        assert (await house.service.live(table.id)).table.status == "open"
        await house.wait(1, here=set())
        assert (await house.service.live(table.id)).table.status == "closed"

    play(scenario)


def test_the_lobby_shows_tables_whose_people_are_there(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada = await house.guest("Ada")
        await house.presence.mark(ada.id, house.now)
        table = await house.service.open(ada, wire.Setup("hats", 2, public=True))
        assert await house.listed() == [table.id]
        await house.wait(GONE, here=set())
        assert await house.listed() == []
        await house.wait(1, here={ada.id})  # back again: an ordinary table waits
        assert await house.listed() == [table.id]

    play(scenario)


def test_who_is_not_ready_loses_the_seat_at_a_full_quick_match(play: Play) -> None:
    async def scenario(house: House) -> None:
        ghost, ada, bea = [await house.guest(name) for name in ("Ghost", "Ada", "Bea")]
        table = (await house.quick(ghost, UNREADY)).id
        assert (await house.quick(ada)).id == table
        await house.attend(MAX_UNREADY - 1)
        assert await house.seated(table) == ("open", [ghost.id, ada.id])
        await house.attend(1)
        assert await house.seated(table) == ("open", [None, ada.id])
        met = await house.quick(bea)
        assert (met.id, met.status) == (table, "playing")

    play(scenario)


def test_nobody_loses_a_seat_while_nobody_is_ready(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = (await house.quick(ada, UNREADY)).id
        assert (await house.quick(bea, UNREADY)).id == table
        await house.attend(10 * MAX_UNREADY)
        assert await house.seated(table) == ("open", [ada.id, bea.id])

    play(scenario)


def test_those_who_left_a_full_quick_match_are_noticed(play: Play) -> None:
    async def scenario(house: House) -> None:
        ghost, ada = await house.guest("Ghost"), await house.guest("Ada")
        table = (await house.quick(ghost, UNREADY)).id
        assert (await house.quick(ada, UNREADY)).id == table
        for _ in range(4):
            await house.wait(GONE // 2, here={ada.id})
        assert await house.seated(table) == ("open", [None, ada.id])

    play(scenario)


def test_who_searches_again_finds_the_own_table_though_it_is_full(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = (await house.quick(ada, UNREADY)).id
        await house.quick(bea)
        again = await house.quick(ada)
        assert (again.id, again.status) == (table, "playing")

    play(scenario)


def test_nobody_is_unseated_from_a_game_that_has_begun_meanwhile(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = (await house.quick(ada)).id
        await house.quick(bea, UNREADY)
        house.now += GONE + 1
        fetch = house.service.store.fetch

        async def slowly(sql: str, *arguments: Any) -> Any:
            rows = await fetch(sql, *arguments)
            if sql == ABSENT:
                assert {(table, ada.id), (table, bea.id)} <= {*rows}
                assert isinstance(await house.do(bea, table, wire.Ready()), wire.Ack)  # and so the game begins
            return rows

        monkeypatch.setattr(house.service.store, "fetch", slowly)
        await house.presence.clear_quick_tables(house.now)
        live = await house.service.live(table)
        assert live.table.status == "playing"
        assert [chair.substitute for chair in live.table.chairs] == [None, None]

    play(scenario)


def test_who_leaves_a_waiting_room_does_not_leave_a_game_that_has_begun_meanwhile(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = (await house.quick(ada)).id
        seen = (await house.service.live(table)).table.seq
        await house.quick(bea)
        refused = await house.do(ada, table, wire.Leave(), seen)
        assert isinstance(refused, wire.Refused) and refused.code == "command/stale"
        begun = (await house.service.live(table)).table
        assert begun.chairs[0].substitute is None
        assert isinstance(await house.do(ada, table, wire.Leave(), begun.seq), wire.Ack)

    play(scenario)


def test_searchers_who_come_at_once_are_matched(play: Play) -> None:
    async def scenario(house: House) -> None:
        guests = [await house.guest(f"Guest {number}") for number in range(10)]
        found = await asyncio.gather(*map(house.quick, guests))
        tables = {info.id for info in found}
        assert len(tables) == 5
        assert {(await house.seated(table))[0] for table in tables} == {"playing"}

    play(scenario)


def test_searchers_of_two_processes_are_matched(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(postgres_url, monkeypatch) as one, house(postgres_url, monkeypatch) as other:
            await one.service.store.execute(("UPDATE tables SET listed = 0, status = 'closed', wake = NULL", ()))
            guests = [await one.guest(f"Guest {number}") for number in range(10)]
            searching = [(one, other)[number % 2].quick(guest) for number, guest in enumerate(guests)]
            tables = {info.id for info in await asyncio.gather(*searching)}
            assert len(tables) == 5

    asyncio.run(main())


def test_who_comes_back_without_playing_is_not_pruned(play: Play) -> None:
    async def scenario(house: House) -> None:
        daily, gone, asking, device = [await house.guest(name) for name in ("Daily", "Gone", "Asking", "Device")]
        for _ in range(10):
            house.presence.note_request(asking.id)
            await house.wait(DAY, here={daily.id})
        code = await house.service.players.new_recovery(device)
        await house.service.players.recover(code, house.now)
        await prune(house.service.store, house.now - DAY)
        left = [player for player in (daily, gone, asking, device) if await house.service.players.find(player.id)]
        assert [player.name for player in left] == ["Daily", "Asking", "Device"]

    play(scenario)


def test_who_waits_for_nobody_is_marked_once_a_day(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada = await house.guest("Ada")

        async def seen() -> int:
            return int((await house.service.store.fetch("SELECT seen FROM players WHERE id = ?", ada.id))[0][0])

        await house.wait(1, here={ada.id})
        first = await seen()
        await house.wait(1, here={ada.id})
        assert await seen() == first == START + 1
        await house.wait(DAY, here={ada.id})
        assert await seen() == house.now

    play(scenario)


# --- how busy it is


def test_people_and_games_are_counted_without_names(play: Play) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        beat = "INSERT INTO processes (id, beat, people) VALUES (?, ?, ?)"
        house.connected = {ada.id}
        house.presence.note_request(bea.id)
        assert house.presence.online == 2
        await house.service.store.execute(("DELETE FROM processes", ()))
        await house.service.store.execute((beat, ("here", house.now, 2)), (beat, ("there", house.now, 3)))
        await house.service.store.execute((beat, ("dead", house.now - 60_000, 100)))
        assert await house.presence.counts(house.now) == (5, 0)

        setup = wire.Setup("hats", 2, bots={"1": "dormouse"})
        table = (await house.service.open(ada, setup)).id
        await house.service.store.execute(("UPDATE tables SET status = 'playing' WHERE id = ?", (table,)))
        assert await house.presence.counts(house.now) == (5, 0), "counted again only after some seconds"
        assert await house.presence.counts(house.now + COUNT_AGE + 1) == (5, 1)
        assert (await house.presence.counts(house.now + PLAYED + COUNT_AGE))[1] == 0, "nobody has moved for long"

    play(scenario)


def test_who_asks_no_more_is_no_longer_online(play: Play) -> None:
    async def scenario(house: House) -> None:
        house.presence.note_request("ada")
        for _ in range(RECENT):
            await house.wait(10_000, here=set())
            assert house.presence.online == 1
        await house.wait(10_000, here=set())
        assert house.presence.online == 0

    play(scenario)


def test_large_counts_are_rounded() -> None:
    assert [round_count(count) for count in (0, 19, 20, 29, 1234)] == [0, 19, 20, 20, 1230]
