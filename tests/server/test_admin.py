"""Admin commands beside a running server: on both databases, effective within seconds, without leaking secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox import wire
from hatbox.client import Client, WireError
from hatbox.games.hats.wire import HatsView
from support.command import CommandResult, assert_refused, hatbox
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import PATIENCE


class Host:
    """A server, and the command beside it."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self._database = database

    async def says(self, *arguments: str) -> CommandResult:
        return await asyncio.to_thread(hatbox, "admin", *arguments, "--database", self._database)

    async def asks(self, *arguments: str) -> Any:
        result = await self.says(*arguments, "--json")
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("admin")
    url = sqlite(folder) if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    with serving(url, *FREELY) as server:
        yield Host(server, url)


async def soon(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.1)


@pytest.mark.slow
def test_a_closed_table_is_noticed_by_those_who_sit_there(host: Host) -> None:
    async def main() -> None:
        async with (
            await Client.connect(host.server.url, name="Ada") as ada,
            await Client.connect(host.server.url, name="Bea") as bea,
        ):
            table = await ada.open(wire.Setup("hats", 2, public=True))
            seats = [await client.watch(table.id) for client in (ada, bea)]
            await seats[1].do(wire.Sit())
            for seat in seats:
                await seat.ready()
            report = await host.asks("table", table.id)
            assert (report["info"]["status"], report["events"]) == ("playing", 5)
            closed = await host.asks("close", table.id)
            assert (closed["info"]["status"], closed["events"]) == ("closed", 6)
            async with asyncio.timeout(PATIENCE):
                for seat in seats:
                    await seat.until(lambda seat=seat: seat.is_over)
                    assert seat.info is not None
                    assert seat.info.status == "closed"
            with pytest.raises(WireError, match="table/not-playing"):
                await seats[0].do(wire.Move("end"))
            assert_refused(await host.says("close", table.id), table.id, "closed")

    asyncio.run(main())


def test_an_open_table_is_closed_and_listed_no_more(host: Host) -> None:
    async def main() -> None:
        async with await Client.connect(host.server.url, name="Ada") as ada:
            table = await ada.open(wire.Setup("top_hats", 3, public=True))
            listed = await host.asks("tables", "--status", "open")
            assert [row["seats"] for row in listed if row["id"] == table.id] == [["Ada", "-", "-"]]
            assert "is closed" in (await host.says("close", table.id)).stdout
            lobby = await ada.rest("GET", "/api/tables", wire.TableList)
            assert table.id not in [one.id for one in lobby.tables]
            assert table.id not in [row["id"] for row in await host.asks("tables", "--status", "open")]

    asyncio.run(main())


def test_the_muted_and_the_banned_notice_it_while_connected(host: Host) -> None:
    async def main() -> None:
        async with await Client.connect(host.server.url, name="Carl") as carl:
            table = await carl.open(wire.Setup("hats", 2))
            seat = await carl.watch(table.id)
            assert carl.player is not None

            async def silent() -> bool:
                try:
                    await seat.do(wire.Say("la"))
                except WireError as error:
                    return error.code == "talk/muted"
                return False

            async def loud() -> bool:
                return not await silent()

            muted = await host.asks("mute", "Carl", "--hours", "0.5")
            assert muted["id"] == carl.player
            assert muted["muted_until"] > muted["created"]
            await soon(silent)
            assert (await host.asks("unmute", carl.player))["muted_until"] == 0
            await soon(loud)

            assert "banned" in (await host.says("ban", carl.player)).stdout

            async def out() -> bool:
                try:
                    await carl.rest("GET", "/api/me", wire.Profile)
                except WireError as error:
                    return error.code == "identity/banned"
                return False

            await soon(out)

            async def gone() -> bool:
                try:
                    await seat.do(wire.Ready())
                except WireError as error:
                    return error.code == "identity/banned"
                return False

            await soon(gone)
            assert (await host.asks("unban", carl.player))["banned"] is False
            async with await Client.connect(host.server.url, token=carl.token) as again:
                assert again.player == carl.player

    asyncio.run(main())


def test_people_are_found_by_id_or_by_a_name_that_is_theirs_alone(host: Host) -> None:
    async def main() -> None:
        twins = [await Client.connect(host.server.url, name="Dee") for _ in range(2)]
        ids = [twin.player or "" for twin in twins]
        assert_refused(await host.says("ban", "Dee"), "several players", *ids)
        assert (await host.asks("rename", ids[0], " Dum\u0007my "))["name"] == "Dum my"
        assert (await host.asks("rename", "Dee", "Tweedledee"))["id"] == ids[1]
        for name in ("", "\u200b", "x" * 25):
            assert_refused(await host.says("rename", ids[0], name), "a name has")
        assert_refused(await host.says("mute", "nobody-there"), "nobody-there")
        assert_refused(await host.says("mute", ids[0], "--hours", "0"), "--hours")
        assert_refused(await host.says("table", "nowhere"), "nowhere")
        assert_refused(await host.says("close", "nowhere"), "nowhere")
        names = {row["id"]: row["name"] for row in await host.asks("players")}
        assert [names[one] for one in ids] == ["Dum my", "Tweedledee"]
        assert len(await host.asks("players", "--limit", "1")) == 1
        for twin in twins:
            await twin.close()

    asyncio.run(main())


def test_nothing_hidden_is_told(host: Host) -> None:
    async def main() -> None:
        async with await Client.connect(host.server.url, name="Eve") as eve:
            table = await eve.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
            seat = await eve.watch(table.id)
            await seat.ready()
            await seat.until(lambda: seat.scene is not None)
            assert isinstance(seat.scene, wire.Scene)
            assert isinstance(seat.scene.view, HatsView)
            result = (await host.says("table", table.id, "--json")).stdout + (await host.says("table", table.id)).stdout
            for card in filter(None, seat.scene.view.hands[0]):
                assert card not in result
            for word in ("salt", "opening", "deal", eve.token or ""):
                assert word not in result

    asyncio.run(main())


def test_reports_and_numbers(host: Host) -> None:
    async def main() -> None:
        async with await Client.connect(host.server.url, name="Fay") as fay:
            table = await fay.open(wire.Setup("magic_hat", 2, bots={"1": "dormouse"}))
            before = await host.asks("stats")
            seat = await fay.watch(table.id)
            await seat.ready()
            async for scene in seat.turns():
                await seat.move(scene.legal[0])
                break
            await fay.rest(
                "POST", "/api/reports", wire.Nothing, wire.Report(table.id, fay.player or "", "\x1b[31mrude")
            )
            with pytest.raises(WireError, match="report/not-there"):
                await fay.rest("POST", "/api/reports", wire.Nothing, wire.Report(table.id, "somebody", "rude"))
            reports = await host.asks("reports")
            assert (reports[0]["reason"], reports[0]["player_name"]) == ("\x1b[31mrude", "Fay")
            after = await host.asks("stats")
            assert after["reports"] == before["reports"] + 1
            assert after["moves"] > before["moves"]
            assert {"game": "magic_hat", "status": "playing", "tables": 1} in after["tables"]
            for what in ("tables", "players", "reports", "stats"):
                result = await host.says(what)
                assert result.returncode == 0, result.stderr
                assert "\x1b" not in result.stdout
            assert "rude" in (await host.says("reports")).stdout

    asyncio.run(main())


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path}/absent.db"
    assert_refused(hatbox("admin", "stats", "--database", url), "no database")
    assert list(tmp_path.iterdir()) == []
    assert_refused(hatbox("admin"), "WHAT")
    assert_refused(hatbox("admin", "tables", "--limit", "0"), "1 to 1000000")
    assert "--hours" in hatbox("admin", "mute", "--help").stdout
