"""A closed server: who gets in by which code, and what strangers can read (nothing)."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hatbox import wire
from hatbox.cli import qr_code
from hatbox.cli.serve import print_qr_code
from hatbox.client import Client, WireError
from hatbox.server.identity import Players
from hatbox.server.players import privacy
from hatbox.server.players.invitations import Invitations, InviteList, invite
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.transport.routes import ROUTES
from support.command import assert_refused, hatbox
from support.server_process import Server, serving, sqlite
from support.waiting import wait_until

PUBLIC = {"GET /api", "POST /api/guests", "POST /api/recoveries", "GET /api/connection", "GET /healthz",
          "GET /readyz"}  # fmt: skip


class Club:
    """A club's server with its list of codes."""

    def __init__(self, folder: Path) -> None:
        self.database = sqlite(folder)
        self.list = folder / "members.txt"
        self.list.write_text("# the club\nTEA-PARTY-1  Alice   Liddell\nteaparty2\n")

    def ask(self, server: Server, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(server.url + path, data, headers, method=method)) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as error:
            return error.code, json.loads(error.read())


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    return Club(tmp_path_factory.mktemp("club"))


@pytest.fixture(scope="module")
def house(club: Club) -> Iterator[Server]:
    options = ("--club", "--invite-list", str(club.list), "--title", "Tea Club", "--imprint", "https://tea.example/i",
               "--privacy", "https://tea.example/p", "--bot-pace", "0")  # fmt: skip
    with serving(club.database, *options) as running:
        yield running


def enter(club: Club, house: Server, code: str, name: str = "Somebody") -> dict[str, Any]:
    status, identity = club.ask(house, "POST", "/api/guests", {"name": name, "invite": code})
    assert status == 201, identity
    return dict(identity)


def test_strangers_read_nothing(club: Club, house: Server) -> None:
    for route in ROUTES:
        path = re.sub(r"{\w+}", "x", route.path)
        status, answer = club.ask(house, route.method, path, {} if route.takes else None)
        if f"{route.method} {route.path}" in PUBLIC or route.path.startswith("/api/sign-ins"):
            assert route.public, route
            assert status != 401
        else:
            assert (status, answer["code"]) == (401, "identity/needed"), route
    _, box = club.ask(house, "GET", "/api")
    assert box["house"] == {
        "invite": True, "closed": True, "imprint": "https://tea.example/i", "privacy": "https://tea.example/p"
    }  # fmt: skip

    async def main() -> None:
        with pytest.raises(WireError, match="identity/needed"):
            async with await Client.connect(house.url) as stranger:
                await stranger.watch("x")

    asyncio.run(main())


def test_search_engines_list_nothing(club: Club, house: Server) -> None:
    with urlopen(f"{house.url}/robots.txt") as answer:
        assert b"Disallow: /\n" in answer.read()
    with urlopen(f"{house.url}/learn") as answer:
        assert answer.headers["x-robots-tag"] == "noindex, nofollow"
        host = re.search(r'name="hatbox-host" content="([^"]*)"', answer.read().decode())
    assert host is None or "https://tea.example/p" in host[1]  # the page may not be built


def test_a_personal_code_is_one_player_on_all_devices(club: Club, house: Server) -> None:
    alice = enter(club, house, "TEA-PARTY-1", "Typed")
    assert alice["name"] == "Alice Liddell"
    assert alice["recovery"]
    again = enter(club, house, "teaparty1")
    assert (again["player"], again["name"], again["recovery"]) == (alice["player"], "Alice Liddell", "")
    assert again["token"] != alice["token"]
    _, devices = club.ask(house, "GET", "/api/me/devices", token=alice["token"])
    assert len(devices["devices"]) == 2
    assert enter(club, house, "TEAPARTY2", "Bill")["name"] == "Bill"
    for wrong in ("", "TEAPARTY3", "TEA-PARTY"):
        status, problem = club.ask(house, "POST", "/api/guests", {"name": "Eve", "invite": wrong})
        assert (status, problem["code"]) == (403, "identity/invite-needed")


def test_the_list_is_read_again(club: Club, house: Server) -> None:
    status, _ = club.ask(house, "POST", "/api/guests", {"name": "Cheshire", "invite": "teaparty-4"})
    assert status == 403
    before = club.list.read_text()
    club.list.write_text(before + "teaparty-4 Cheshire\n")
    assert enter(club, house, "teaparty-4")["name"] == "Cheshire"
    club.list.write_text("short\n")
    assert enter(club, house, "teaparty-4")["name"] == "Cheshire"  # the last list that could be read
    wait_until(lambda: "line 1: the code is too short" in house.log)
    club.list.write_text(before)
    status, _ = club.ask(house, "POST", "/api/guests", {"name": "Cheshire", "invite": "teaparty-4"})
    assert status == 403
    assert "TEAPARTY" not in house.log.upper()


def test_the_secretary_invites_and_revokes(club: Club, house: Server) -> None:
    where = ("--database", club.database)
    added = hatbox("invite", "add", "Dora", "Dee", "--url", "https://tea.example/hats", "--json", *where)
    dora, _ = json.loads(added.stdout)
    assert dora["link"] == f"https://tea.example/hats/#invite={dora['code']}"
    player = enter(club, house, dora["code"].lower())
    assert player["name"] == "Dora"
    assert_refused(hatbox("invite", "add", "Dora", *where), "has a code already")
    assert_refused(hatbox("invite", "add", " ", *where), "a name has")
    listed = hatbox("invite", "list", *where).stdout
    assert all(name in listed for name in ("Dora", "Dee"))
    assert dora["code"] not in listed
    assert_refused(hatbox("invite", "revoke", "Nobody", *where), "nobody called Nobody")
    assert "is banned" in hatbox("invite", "revoke", "Dora", *where).stdout
    wait_until(lambda: club.ask(house, "GET", "/api/me", token=player["token"])[0] == 403)
    assert club.ask(house, "POST", "/api/guests", {"name": "Dora", "invite": dora["code"]})[0] == 403
    assert "is void" in hatbox("invite", "revoke", "Dee", *where).stdout


def test_members_see_who_is_online(club: Club, house: Server) -> None:
    alice, bill = enter(club, house, "teaparty1"), enter(club, house, "teaparty2")

    async def main() -> None:
        async with (
            await Client.connect(house.url, token=alice["token"]) as one,
            await Client.connect(house.url, token=bill["token"]),
        ):
            table = await one.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
            seat = await one.watch(table.id)
            await seat.ready()
            _, answer = await asyncio.to_thread(club.ask, house, "GET", "/api/online", None, bill["token"])
            people = {person["name"]: person.get("playing", False) for person in answer["players"]}
            assert people.items() >= {"Alice Liddell": True, "Bill": False}.items()
            assert list(people) == sorted(people, key=str.casefold)

    asyncio.run(main())


def test_an_open_server_lists_nobody(server: Server, club: Club) -> None:
    _, ada = club.ask(server, "POST", "/api/guests", {"name": "Ada"})
    assert club.ask(server, "GET", "/api/online", token=ada["token"]) == (200, {"players": []})


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_code_used_twice_at_the_same_moment_is_one_player(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def main() -> None:
        store = await open_store(url)
        code = await invite(store, "Ada", 1)
        doors = [Invitations(store, Players(store), Settings(closed=True)) for _ in range(2)]  # two processes
        guest = wire.NewGuest("A", invite=code)
        entered = await asyncio.gather(*(door.enter(guest, 2, "") for door in doors * 5))
        players = {identity.player for identity in entered if identity}
        assert len(players) == 1
        assert len({identity.token for identity in entered if identity}) == 10
        (player,) = players
        assert await store.fetch("SELECT count(*) FROM tokens WHERE player = ?", player) == [(10,)]
        assert b'"invitations":[["Ada",1]]' in await privacy.export(store, player)
        await privacy.forget(store, player, 3)
        assert await doors[0].enter(guest, 4, "") is None  # the code is forgotten with its player
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize(("text", "named"), [("abc\n", "line 1"), ("longenough\n\nLONG-ENOUGH Ada\n", "line 3")])
def test_a_list_with_a_mistake_is_refused(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(Exception, match=named):
        InviteList(str(path))
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(Exception, match=re.escape(str(path))):
        InviteList(str(path))
    path.unlink()
    with pytest.raises(Exception, match=re.escape(str(path))):
        InviteList(str(path))


def test_wrong_codes_are_limited_and_right_ones_are_not(tmp_path: Path, club: Club) -> None:
    with serving(sqlite(tmp_path), "--invite", "tea time", "--guests", "1000") as server:
        for _ in range(40):
            assert club.ask(server, "POST", "/api/guests", {"name": "A", "invite": "tea time"})[0] == 201
        answers = [club.ask(server, "POST", "/api/guests", {"name": "E", "invite": f"{n}"})[0] for n in range(60)]
        assert answers[:20] == [403] * 20
        assert answers[-1] == 429
        assert club.ask(server, "POST", "/api/guests", {"name": "A", "invite": "tea time"})[0] == 429


def test_the_qr_code_brings_the_code_along(capsys: pytest.CaptureFixture[str]) -> None:
    import segno

    print_qr_code(Settings(url="https://tea.example/hats", invite="tea time"), 8731)
    shown = capsys.readouterr().err
    link = "https://tea.example/hats/#invite=tea%20time"
    assert link in shown
    modules = [
        [half for letter in re.sub(r"\x1b\[[0-9;]*m", "", line) for half in [letter]]
        for line in shown.splitlines()
        if line.startswith("\x1b[38;5;16;48;5;231m")
    ]
    upper, lower = {"▀", "█"}, {"▄", "█"}
    drawn = [[letter in half for letter in line] for line in modules for half in (upper, lower)]
    matrix = [[bool(module) for module in row] for row in segno.make(link, error="l", micro=False).matrix]
    border = qr_code.BORDER
    size = len(matrix)
    assert [row[border : border + size] for row in drawn[border : border + size]] == matrix
    print_qr_code(Settings(), 8731)
    assert capsys.readouterr().err == ""  # nobody else can reach it
