"""Two processes on one PostgreSQL: what one of them is told about a player holds in the other at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import asyncpg
import pytest

from hatbox import wire
from hatbox.client import Client, ClientTable, request
from support.server_process import FREELY, Server, serving
from support.waiting import PATIENCE


@pytest.fixture(scope="module")
def servers(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    with serving(postgres_url, *FREELY) as one, serving(postgres_url, *FREELY) as other:
        yield one, other


async def until_heard(mouth: ClientTable, ear: ClientTable, fit: Callable[[wire.Said], bool]) -> wire.Said:
    """Let one say something again and again, until the other hears it as it should be."""
    async with asyncio.timeout(PATIENCE):
        while True:
            known = len(ear.updates)
            await mouth.do(wire.Say("good day"))
            await ear.until(lambda known=known: len(ear.updates) > known)
            said = ear.updates[-1].what
            if isinstance(said, wire.Said) and fit(said):
                return said


async def stop_listening(url: str) -> None:
    """Break the lines on which the processes hear of each other."""
    connection = await asyncpg.connect(url)  # type: ignore[no-untyped-call]
    broken = await connection.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await connection.close()
    assert len(broken) == 2


@pytest.mark.parametrize("deaf", [False, True], ids=["at once", "after an interruption"])
@pytest.mark.slow
def test_what_is_changed_elsewhere_holds_on_open_lines(
    servers: tuple[Server, Server], postgres_url: str, deaf: bool
) -> None:
    here, there = (server.url for server in servers)

    async def main() -> None:
        async with await Client.connect(here, name="Ada") as ada, await Client.connect(there, name="Bea") as bea:

            async def elsewhere(method: str, path: str, body: object = None) -> None:
                """Ada asks the process that she has no line to."""
                answer = wire.Profile if body else wire.Nothing
                await asyncio.to_thread(request, there, method, path, answer, body, ada.token)

            table = await ada.open(wire.Setup("hats", 2, talk="free"))
            seats = [await client.watch(table.id) for client in (ada, bea)]
            await seats[1].do(wire.Sit())
            await until_heard(seats[1], seats[0], lambda said: said.text == "good day")
            if deaf:
                await stop_listening(postgres_url)
            await elsewhere("PUT", f"/api/me/mutes/{bea.player}")
            await until_heard(seats[1], seats[0], lambda said: said.text is None)
            await elsewhere("DELETE", f"/api/me/mutes/{bea.player}")
            await until_heard(seats[1], seats[0], lambda said: said.text is not None)
            await elsewhere("PATCH", "/api/me", wire.ProfileChange("Ada the Second"))
            await until_heard(seats[0], seats[1], lambda said: said.name == "Ada the Second")
            await elsewhere("DELETE", "/api/me")
            async with asyncio.timeout(PATIENCE):
                while ada.failed is None:
                    await asyncio.sleep(0.05)
            assert ada.failed.code == "identity/unknown-token"
            await seats[1].do(wire.Ready())
            forgotten = seats[1].info
            assert forgotten is not None
            assert [seat.name for seat in forgotten.seats] == [None, "Bea"]

    asyncio.run(main())


def test_other_devices_are_signed_out_everywhere(servers: tuple[Server, Server]) -> None:
    here, there = (server.url for server in servers)

    async def main() -> None:
        async with await Client.connect(here, name="Ada") as ada:
            code = (await ada.rest("POST", "/api/me/recovery", wire.RecoveryCode)).recovery
            other = await asyncio.to_thread(
                request, there, "POST", "/api/recoveries", wire.Identity, wire.Recovery(code), None
            )
            async with await Client.connect(there, token=other.token) as stolen:
                assert stolen.player == ada.player
                assert (await ada.rest("DELETE", "/api/me/devices", wire.Devices)).ended == 1
                async with asyncio.timeout(60):
                    while stolen.failed is None:
                        await asyncio.sleep(0.05)
                assert stolen.failed.code == "identity/unknown-token"
            assert (await ada.rest("GET", "/api/me", wire.Profile)).player == ada.player
            assert ada.failed is None
            assert (await ada.rest("DELETE", "/api/me/devices", wire.Devices)).ended == 0

    asyncio.run(main())
