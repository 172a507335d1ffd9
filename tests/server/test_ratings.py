"""Games are counted once, whoever dies when; leaving does not help, nor does playing against oneself."""

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
from hatbox.server.players import ratings
from hatbox.server.server_clock import now_ms
from hatbox.server.service import timers
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, open_store
from hatbox.server.tables.commands import CommandEnvelope
from hatbox.server.tables.table import ABANDONED_LEASE, RATING_LEASE, Table
from support.server_process import sqlite

ADA, BEA = (Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea"))
ENTROPY = bytes(range(32))
RATED = wire.Setup("hats", 2, rated=True)
ENOUGH = 2 * ratings.MIN_MOVES  # moves for a game to count

numbers = map(str, itertools.count(1))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres_url")


def run(url: str, scenario: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = await open_store(url)
        await store.execute(*((f"DELETE FROM {table}", ()) for table in ("ratings", "rated", "seats", "tables")))
        await scenario(store)
        await store.close()

    asyncio.run(main())


def service_of(store: Store) -> TableService:
    service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
    service.ready.set()
    return service


async def do(service: TableService, table: str, player: Player, command: wire.Command) -> None:
    answer = await service.execute(
        CommandEnvelope(command, now_ms(), player.id, player.name, next(numbers), entropy=ENTROPY), table
    )
    assert isinstance(answer, wire.Ack), answer


async def play_game(
    service: TableService, setup: wire.Setup, *commands: tuple[Player, wire.Command], moves: int = ENOUGH
) -> Table:
    """A game of Ada and Bea: some moves, and then what else they do."""
    table = (await service.open(ADA, setup)).id
    for player, command in ((BEA, wire.Sit()), (ADA, wire.Ready()), (BEA, wire.Ready())):
        await do(service, table, player, command)
    live = await service.live(table)
    for _ in range(moves):
        (seat,) = live.table.acting
        await do(service, table, (ADA, BEA)[seat], wire.Move(live.table.legal(seat)[0]))
    for player, what in commands:
        await do(service, table, player, what)
    return live.table


async def game_counts(store: Store) -> dict[str, int]:
    """Return the number of rated games of each player."""
    return dict(await store.fetch("SELECT player, games FROM ratings ORDER BY player"))


async def mean_ratings(store: Store) -> dict[str, float]:
    return dict(await store.fetch("SELECT player, mu FROM ratings"))


def test_a_game_counts_although_the_server_died_at_its_end(url: str) -> None:
    async def scenario(store: Store) -> None:
        first = service_of(store)  # which tells nobody that games are over: it dies
        await play_game(first, RATED, (ADA, wire.Resign()))
        await play_game(first, wire.Setup("hats", 2), (ADA, wire.Resign()))
        assert await game_counts(store) == {}

        second, over = service_of(store), list[Table]()
        second.on_game_over = over.append
        await timers.run_due(second, now_ms())
        assert not over  # whoever was there at the end has some time to count it
        for _ in range(2):
            await timers.run_due(second, now_ms() + RATING_LEASE)
            while over:
                await ratings.rate(store, over.pop(), now_ms())
            assert await game_counts(store) == {"ada": 1, "bea": 1}
        assert await store.fetch("SELECT id FROM tables WHERE wake IS NOT NULL") == []
        mu = await mean_ratings(store)
        assert mu["ada"] < ratings.DEFAULT[0] < mu["bea"]
        await first.close()
        await second.close()

    run(url, scenario)


def test_games_that_end_together_in_two_processes_lose_no_update(url: str) -> None:
    async def scenario(store: Store) -> None:
        other = store if store.is_alone else await open_store(url)
        service = service_of(store)
        games = [await play_game(service, RATED, (ADA, wire.Resign())) for _ in range(4)]
        await asyncio.gather(*(ratings.rate(one, game, now_ms()) for game in games for one in (store, other, store)))
        assert await game_counts(store) == {"ada": 4, "bea": 4}
        expected = [ratings.DEFAULT] * 2
        for game in games:
            expected = ratings.ratings_after(game, expected)
        assert await mean_ratings(store) == pytest.approx({"ada": expected[0][0], "bea": expected[1][0]})
        await service.close()
        if other is not store:
            await other.close()

    run(url, scenario)


def test_who_leaves_has_lost_and_who_stays_is_rated(url: str) -> None:
    async def scenario(store: Store) -> None:
        service = service_of(store)
        game = await play_game(service, RATED, (ADA, wire.Leave()), (BEA, wire.Resign()))
        assert game.status == "over"
        await ratings.rate(store, game, now_ms())
        mu = await mean_ratings(store)
        assert mu["ada"] < ratings.DEFAULT[0] < mu["bea"]
        await service.close()

    run(url, scenario)


def test_a_game_that_everybody_left_is_counted_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        service, over = service_of(store), list[Table]()
        service.on_game_over = over.append
        game = await play_game(service, RATED, (BEA, wire.Leave()), (ADA, wire.Leave()))
        await timers.run_due(service, now_ms())
        assert not over  # they may come back
        later = now_ms() + ABANDONED_LEASE
        await timers.run_due(service, later)
        assert over == [game]
        await ratings.rate(store, game, later)
        mu = await mean_ratings(store)
        assert mu["bea"] < ratings.DEFAULT[0] < mu["ada"]  # Bea was the first to go
        await timers.run_due(service, later)
        assert over == [game]
        await do(service, game.id, ADA, wire.Return())
        await do(service, game.id, ADA, wire.Resign())
        await ratings.rate(store, game, later)
        assert await game_counts(store) == {"ada": 1, "bea": 1}
        await service.close()

    run(url, scenario)


def test_ratings_cannot_be_made_up(url: str) -> None:
    async def scenario(store: Store) -> None:
        service = service_of(store)
        for moves in (0, ENOUGH - 1):
            await ratings.rate(store, await play_game(service, RATED, (ADA, wire.Resign()), moves=moves), now_ms())
        assert await game_counts(store) == {}
        for _ in range(ratings.MAX_REPEATS + 2):
            await ratings.rate(store, await play_game(service, RATED, (ADA, wire.Resign())), now_ms())
        assert await game_counts(store) == {"ada": ratings.MAX_REPEATS, "bea": ratings.MAX_REPEATS}
        await store.execute(("UPDATE tables SET updated = updated - ?", (ratings.DAY,)))
        await ratings.rate(store, await play_game(service, RATED, (ADA, wire.Resign())), now_ms())
        assert (await game_counts(store))["ada"] == ratings.MAX_REPEATS + 1  # another day
        await service.close()

    run(url, scenario)
