"""Whole games over the real socket: every game and number of players, against bots and between clients."""

from __future__ import annotations

import asyncio
import random

import pytest

from hatbox import wire
from hatbox.client import Client, ClientTable
from hatbox.records.record import decode, verify
from hatbox.server.service.updates import DELAY
from support.server_process import Server

GAMES = [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 2), ("magic_hat", 4), ("top_hats", 2), ("top_hats", 3)]


async def play(seat: ClientTable, chance: random.Random) -> None:
    """Random legal moves to the end."""
    async for scene in seat.turns():
        await seat.move(chance.choice(scene.legal))


async def verify_record(client: Client, table: str) -> None:
    record = decode(await client.rest("GET", f"/api/tables/{table}/record", bytes))
    assert verify(record) == []


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.slow
def test_a_person_and_bots(server: Server, game: wire.GameName, players: int) -> None:
    async def main() -> None:
        async with await Client.connect(server.url, name="Ada") as ada:
            bots = {str(seat): "dormouse" for seat in range(1, players)}
            table = await ada.open(wire.Setup(game, players, bots=bots))  # type: ignore[arg-type]
            seat = await ada.watch(table.id)
            await seat.ready()
            await play(seat, random.Random(1))
            await verify_record(ada, table.id)

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
        await verify_record(clients[0], table.id)
        for client in clients:
            await client.close()

    asyncio.run(main())


def test_a_delayed_spectator_is_told_everything_later(server: Server) -> None:
    async def main() -> None:
        clients = [await Client.connect(server.url, name=f"P{number}") for number in range(2)]
        table = await clients[0].open(wire.Setup("magic_hat", 2, spectators="delayed"))
        seats = [await client.watch(table.id) for client in clients]
        await seats[1].do(wire.Sit())
        for seat in seats:
            await seat.ready()
        late = await Client.connect(server.url)
        watching = await late.watch(table.id)
        first = watching.seq
        chance = random.Random(3)

        async def playing(seat: ClientTable) -> None:
            async for scene in seat.turns():
                assert watching.seq <= max(first, seat.seq - DELAY)  # what was before the game is no secret
                await seat.move(chance.choice(scene.legal))

        await asyncio.gather(*map(playing, seats))
        await watching.until(lambda: watching.is_over)
        assert [update.seq for update in watching.updates] == list(range(first + 1, seats[0].seq + 1))
        assert watching.scene is not None
        assert watching.scene.result is not None
        for client in (*clients, late):
            await client.close()

    asyncio.run(main())
