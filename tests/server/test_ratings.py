"""Games are counted once, whoever dies when."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
from serving import sqlite

from hatbox import wire
from hatbox.server import ratings
from hatbox.server.brains import Brains
from hatbox.server.hall import Hall, now_ms
from hatbox.server.metrics import Metrics
from hatbox.server.people import People, Player
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, open_store
from hatbox.server.table import Order, Table
from hatbox.server.table.state import RATING_LEASE

ADA, BEA = (Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea"))
LUCK = bytes(range(32))


def hall_of(store: Store) -> Hall:
    hall = Hall(store, People(store), Brains(1, 0.05, 0), Metrics(), Settings())
    hall.ready.set()
    return hall


async def resigned(hall: Hall, setup: wire.Setup) -> None:
    """A game that Ada gives up."""
    numbers = map(str, itertools.count(1))
    table = await hall.open(ADA, setup)
    for player, deed in (
        (BEA, wire.Sit()), (ADA, wire.Ready()), (BEA, wire.Ready()), (ADA, wire.Resign()),
    ):  # fmt: skip
        answers: list[wire.Ack | wire.Refused] = []
        await hall.command(
            Order(deed, now_ms(), player.id, player.name, next(numbers), luck=LUCK), table.id, answers.append
        )
        assert isinstance(answers[0], wire.Ack), answers


async def counted(store: Store) -> dict[str, int]:
    """How many games everybody has played."""
    return dict(await store.fetch("SELECT player, games FROM ratings ORDER BY player"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_counts_although_the_server_died_at_its_end(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def main() -> None:
        store = await open_store(url)
        await store.execute(("DELETE FROM ratings", ()), ("DELETE FROM tables", ()))
        first = hall_of(store)  # which tells nobody that games are over: it dies
        await resigned(first, wire.Setup("hats", 2, rated=True))
        await resigned(first, wire.Setup("hats", 2))
        assert await counted(store) == {}

        second, over = hall_of(store), list[Table]()
        second.ended = over.append
        await second.attend(now_ms())
        assert not over  # whoever was there at the end has some time to count it
        for _ in range(2):
            await second.attend(now_ms() + RATING_LEASE)
            while over:
                await ratings.rate(store, over.pop())
            assert await counted(store) == {"ada": 1, "bea": 1}
        assert await store.fetch("SELECT id FROM tables WHERE wake IS NOT NULL") == []
        (lost,), (won,) = await store.fetch("SELECT mu FROM ratings ORDER BY player")
        assert lost < ratings.DEFAULT[0] < won
        await first.close()
        await second.close()
        await store.close()

    asyncio.run(main())
