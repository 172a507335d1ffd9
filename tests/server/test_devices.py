"""Devices: where a player is signed in, by name and day, and how each is signed out. Faces, beside names."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hatbox import wire
from hatbox.client import Client, WireError, request
from hatbox.server.identity import DAY, Players
from hatbox.server.players import privacy
from hatbox.server.store.store import open_store
from hatbox.server.transport.user_agent import device_name
from support.server_process import Server, sqlite
from support.waiting import until

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.5 Mobile/15E148 Safari/604.1"
)


def ask(
    server: Server, method: str, path: str, body: Any = None, token: str | None = None, agent: str = FIREFOX
) -> Any:
    headers = {"user-agent": agent, **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server.url + path, data, headers, method=method)) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        return json.loads(error.read())


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        (("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0"
         " Safari/537.36 Edg/138.0.0.0"), "Edge, Windows"),
        (("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile"
         " Safari/537.36"), "Chrome, Android"),
        (("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5"
         " Safari/605.1.15"), "Safari, macOS"),
        (("Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0"
         " Chrome/125.0.0.0 Mobile Safari/537.36"), "Samsung Internet, Android"),
        ("hatbox/1.0 (Linux)", "hatbox, Linux"),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_device_is_named_by_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_devices_are_listed_and_signed_out_one_by_one(server: Server) -> None:
    ada = ask(server, "POST", "/api/guests", {"name": "Ada"})
    phone = ask(server, "POST", "/api/recoveries", {"code": ada["recovery"]}, agent=IPHONE)
    bea = ask(server, "POST", "/api/guests", {"name": "Bea"})
    listed = ask(server, "GET", "/api/me/devices", token=ada["token"])["devices"]
    assert [device["name"] for device in listed] == ["Firefox, Linux", "Safari, iPhone"]
    assert [device.get("current", False) for device in listed] == [True, False]
    assert all(device["seen"] % DAY == 0 < device["created"] for device in listed)
    assert ada["token"] not in str(listed)
    for token, device in ((bea["token"], listed[1]["id"]), (ada["token"], "nothing")):
        assert ask(server, "DELETE", f"/api/me/devices/{device}", token=token)["code"] == "device/unknown"

    async def main() -> None:
        async with await Client.connect(server.url, token=phone["token"]) as away:
            await asyncio.to_thread(ask, server, "DELETE", f"/api/me/devices/{listed[1]['id']}", None, ada["token"])
            await until(lambda: away.failed is not None)
            assert away.failed is not None
            assert away.failed.code == "identity/unknown-token"

    asyncio.run(main())
    assert ask(server, "GET", "/api/me", token=phone["token"])["code"] == "identity/unknown-token"
    (left,) = ask(server, "GET", "/api/me/devices", token=ada["token"])["devices"]
    ask(server, "DELETE", f"/api/me/devices/{left['id']}", token=ada["token"])  # this one
    assert ask(server, "GET", "/api/me", token=ada["token"])["code"] == "identity/unknown-token"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_device_is_written_down_once_a_day(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def main() -> None:
        store = await open_store(url)
        players = Players(store)
        identity = await players.create("Ada", 10 * DAY + 5, bot=False)
        for now, name, seen in (
            (10 * DAY + 6, "Firefox, Linux", 10),  # the name was unknown
            (10 * DAY + 7, "Opera", 10),
            (12 * DAY + 1, "Opera", 12),
            (11 * DAY, "Opera", 12),  # another process, whose clock is behind
        ):
            await players.note_use(identity.token, now, name)
            (device,) = await players.devices(identity.player, identity.token)
            assert (device.name, device.seen) == ("Firefox, Linux", seen * DAY)
        executed = []
        execute = store.execute
        store.execute = lambda *statements: executed.append(statements) or execute(*statements)  # type: ignore[method-assign,func-returns-value]
        for now in (13 * DAY, 13 * DAY + 1, 14 * DAY - 1):
            await players.note_use(identity.token, now)
        assert len(executed) == 1
        assert b"Firefox, Linux" in await privacy.export(store, identity.player)
        await store.close()

    asyncio.run(main())


def test_a_face_goes_where_the_name_goes(server: Server) -> None:
    async def main() -> None:
        connect = Client.connect
        async with await connect(server.url, name="Ada") as ada, await connect(server.url, name="Bea") as bea:
            assert ask(server, "PATCH", "/api/me", {"face": "cat"}, ada.token)["code"] == "request/bad-body"
            profile = ask(server, "PATCH", "/api/me", {"face": "seat-3"}, ada.token)
            assert (profile["name"], profile["face"]) == ("Ada", "seat-3")
            assert ask(server, "PATCH", "/api/me", {"name": "Ada II"}, ada.token)["face"] == "seat-3"
            opened = await ada.open(wire.Setup("hats", 2))
            seats = [await client.watch(opened.id) for client in (ada, bea)]
            ask(server, "PATCH", "/api/me", {"face": "seat-6"}, bea.token)
            await seats[1].do(wire.Sit())
            for seat in seats:
                await seat.until(lambda seat=seat: seat.info is not None and seat.info.seats[1].face is not None)
                assert seat.info is not None
                assert [(chair.name, chair.face) for chair in seat.info.seats] == [
                    ("Ada II", "seat-3"),
                    ("Bea", "seat-6"),
                ]
            ask(server, "PATCH", "/api/me", {"face": "seat-1"}, bea.token)
            await seats[0].do(wire.Ready())
            await seats[1].do(wire.Ready())
            info = ask(server, "GET", f"/api/tables/{opened.id}")
            assert [seat["face"] for seat in info["seats"]] == ["seat-3", "seat-6"]  # as they sat down, like the name
            ask(server, "DELETE", "/api/me", token=bea.token)
            info = ask(server, "GET", f"/api/tables/{opened.id}")
            assert [seat.get("face") for seat in info["seats"]] == ["seat-3", None]

    asyncio.run(main())


def test_a_wrong_token_is_no_device(server: Server) -> None:
    with pytest.raises(WireError, match="identity/unknown-token"):
        request(server.url, "GET", "/api/me/devices", wire.DeviceList, token="x" * 32)
