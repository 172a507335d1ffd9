"""Whole games over the real socket: every game and number of players, against bots and between clients."""

from __future__ import annotations

import asyncio
import random

import pytest
from serving import Server

from hatbox import wire
from hatbox.client import Client, Seat
from hatbox.records.record import decode, verify

GAMES = [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 2), ("magic_hat", 4), ("top_hats", 2), ("top_hats", 3)]


async def play(seat: Seat, chance: random.Random) -> None:
    """Random legal moves to the end."""
    async for scene in seat.turns():
        await seat.move(chance.choice(scene.legal))


async def verified(client: Client, table: str) -> None:
    record = decode(await client.rest("GET", f"/api/tables/{table}/record", bytes))
    assert verify(record) == []


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_person_and_bots(server: Server, game: wire.GameName, players: int) -> None:
    async def main() -> None:
        async with await Client.connect(server.url, name="Ada") as ada:
            bots = {str(seat): "dormouse" for seat in range(1, players)}
            table = await ada.open(wire.Setup(game, players, bots=bots))  # type: ignore[arg-type]
            seat = await ada.watch(table.id)
            await seat.ready()
            await play(seat, random.Random(1))
            await verified(ada, table.id)

    asyncio.run(main())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_people_among_themselves(server: Server, game: wire.GameName, players: int) -> None:
    async def main() -> None:
        clients = [await Client.connect(server.url, name=f"P{number}") for number in range(players)]
        table = await clients[0].open(wire.Setup(game, players))
        seats = [await client.watch(table.id) for client in clients]
        for seat in seats[1:]:
            await seat.do(wire.Sit())
        for seat in seats:
            await seat.ready()
        await asyncio.gather(*(play(seat, random.Random(number)) for number, seat in enumerate(seats)))
        assert [seat.seat for seat in seats] == list(range(players))
        assert all(seat.scene and seat.scene.result for seat in seats)
        assert len({seat.seq for seat in seats}) == 1
        await verified(clients[0], table.id)
        for client in clients:
            await client.close()

    asyncio.run(main())
