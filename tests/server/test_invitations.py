"""Getting to play quickly: codes of tables, several people at one browser, a game against bots with two requests."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatbox import wire
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.players import lobby
from hatbox.server.service import table_service
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import CODE_LENGTH, CODE_LETTERS, TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from support.server_process import Server, serving, sqlite

ENTROPY = bytes(range(32))
CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")
ADA, BEA = (Player(name, name.title(), False, 1, 0, False) for name in ("ada", "bea"))


def send_request(server: Server, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    """The status and what is answered."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, sent, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as refused:
        return refused.code, json.loads(refused.read())


def guest(server: Server, name: str) -> str:
    status, identity = send_request(server, "POST", "/api/guests", {"name": name})
    assert status == 201, identity
    return str(identity["token"])


def send_command(server: Server, table: str, token: str, command: dict[str, Any], seen: int = 1) -> dict[str, Any]:
    path, body = f"/api/tables/{table}/commands", {"id": f"{command['kind']}{seen}", "seen": seen, "do": command}
    status, answer = send_request(server, "POST", path, body, token)
    assert status == 200
    assert answer["type"] == "ack", answer
    return dict(answer)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that a server has."""
    with serving(sqlite(tmp_path_factory.mktemp("limited")), "--bot-pace", "0", "--bot-seconds", "0.05") as running:
        yield running


# --- several people at one browser


def test_four_people_sit_down_at_one_browser_again_and_again(limited: Server) -> None:
    for _ in range(3):
        tokens = [guest(limited, name) for name in ("Ada", "Bea", "Cleo", "Dora")]
        status, table = send_request(limited, "POST", "/api/tables", {"game": "hats", "players": 4}, tokens[0])
        assert status == 201
        for token in tokens[1:]:
            send_command(limited, table["id"], token, {"kind": "sit"})
        for token in tokens:
            send_command(limited, table["id"], token, {"kind": "ready"})
        _, info = send_request(limited, "GET", f"/api/tables/{table['id']}")
        assert info["status"] == "playing"
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea", "Cleo", "Dora"]


# --- against bots


@pytest.mark.parametrize("command", ["ready", "start"])
@pytest.mark.parametrize(("game", "players"), [("hats", 4), ("magic_hat", 2), ("top_hats", 3)])
def test_a_game_against_bots_begins_with_two_requests(server: Server, game: str, players: int, command: str) -> None:
    token = guest(server, "Ada")
    setup = {"game": game, "players": players, "bots": {str(seat): "dormouse" for seat in range(1, players)}}
    _, table = send_request(server, "POST", "/api/tables", setup, token)
    send_command(server, table["id"], token, {"kind": command})
    _, snapshot = send_request(server, "GET", f"/api/tables/{table['id']}/snapshot", token=token)
    assert snapshot["info"]["status"] == "playing"
    assert snapshot["seat"] == 0
    assert snapshot["scene"]["score_preview"]["scores"]


def test_the_box_tells_what_an_edition_sets(server: Server) -> None:
    _, box = send_request(server, "GET", "/api")
    hats, magic_hat, top_hats = box["games"]
    assert hats["presets"]["de"] == {"black_hat_is_a_type": False, "tiebreak_black_hats": False}
    assert magic_hat["presets"] == {"ru": {"no_swap_back": True}, "en": {"no_swap_back": False}}
    assert "presets" not in top_hats
    assert [option.get("players", []) for option in hats["options"]] == [[], [], [], [2]]


# --- codes


def test_a_code_finds_an_open_table(server: Server) -> None:
    token = guest(server, "Ada")
    opened = [
        send_request(server, "POST", "/api/tables", {"game": "hats", "players": 2, "bots": {"1": "dormouse"}}, token)[1]
        for _ in range(20)
    ]
    assert all(CODE.fullmatch(table["code"]) for table in opened)
    assert len({table["code"] for table in opened}) == len(opened)
    for table in opened[:2]:
        for typed in (table["code"], table["code"].lower()):
            assert send_request(server, "GET", f"/api/codes/{typed}") == (200, table)
    send_command(server, opened[0]["id"], token, {"kind": "start"})
    send_command(server, opened[1]["id"], token, {"kind": "leave"})
    for table in opened[:2]:
        status, problem = send_request(server, "GET", f"/api/codes/{table['code']}")
        assert (status, problem["code"]) == (404, "table/unknown")
        assert "code" not in send_request(server, "GET", f"/api/tables/{table['id']}")[1]


def test_codes_cannot_be_guessed_quickly(limited: Server) -> None:
    answers = [send_request(limited, "GET", f"/api/codes/QQQ{letter}Q")[0] for letter in (CODE_LETTERS * 2)[:25]]
    assert answers[:20] == [404] * 20
    assert answers[-1] == 429


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_open_tables_never_have_the_same_code(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres_url")
    letters = iter("BBCBBD")
    monkeypatch.setattr(table_service, "draw_invite_code", lambda: next(letters) * CODE_LENGTH)

    async def main() -> None:
        store = await open_store(url)
        bot_runner = BotRunner(1, 0.05, 0)
        service = TableService(store, Players(store), bot_runner, Metrics(), Settings())
        service.ready.set()
        numbers = map(str, itertools.count(1))

        async def do(player: Player, table: wire.TableInfo, command: wire.Command) -> None:
            envelope = CommandEnvelope(command, 1, player.id, player.name, next(numbers), entropy=ENTROPY)
            answer = await service.execute(envelope, table.id)
            assert isinstance(answer, wire.Ack)

        one = await service.open(ADA, wire.Setup("hats", 2))
        two = await service.open(BEA, wire.Setup("hats", 2))
        assert (one.code, two.code) == ("BBBBB", "CCCCC")
        assert (await lobby.table_by_code(store, "bbbbb")).id == one.id
        await do(ADA, one, wire.Leave())
        with pytest.raises(Refusal):
            await lobby.table_by_code(store, "BBBBB")
        three = await service.open(ADA, wire.Setup("hats", 2))
        assert three.code == "BBBBB"  # free again
        assert (await lobby.table_by_code(store, "BBBBB")).id == three.id
        await do(BEA, three, wire.Sit())
        assert (await lobby.table_by_code(store, "BBBBB")).seats[1].player == "bea"
        assert (await service.open(BEA, wire.Setup("hats", 3))).code == "DDDDD"
        await service.close()
        bot_runner.close()
        await store.close()

    asyncio.run(main())


# --- with other eyes, over the wire


def test_a_game_is_looked_at_with_other_eyes_once_it_is_over(server: Server) -> None:
    tokens = [guest(server, "Ada"), guest(server, "Bea")]
    _, table = send_request(
        server, "POST", "/api/tables", {"game": "hats", "players": 2, "options": {"first": 0}}, tokens[0]
    )
    history = f"/api/tables/{table['id']}/history"
    send_command(server, table["id"], tokens[1], {"kind": "sit"})
    for token in tokens:
        send_command(server, table["id"], token, {"kind": "ready"})
    for eyes in ("1", "all"):
        assert send_request(server, "GET", f"{history}?as={eyes}", token=tokens[0])[1]["code"] == "table/not-over"
        assert send_request(server, "GET", f"{history}?as={eyes}")[1]["code"] == "table/not-over"
    own = send_request(server, "GET", history, token=tokens[0])
    assert send_request(server, "GET", f"{history}?as=0", token=tokens[0]) == own
    _, before = send_request(server, "GET", history, token=tokens[1])
    send_command(server, table["id"], tokens[0], {"kind": "resign"}, seen=own[1]["updates"][-1]["seq"])
    for eyes in ("2", "7", "-1", "x", ""):
        status, problem = send_request(server, "GET", f"{history}?as={eyes}")
        assert (status, problem["code"]) == (400, "request/bad-query")
    _, result = send_request(server, "GET", f"{history}?as=1")
    assert [update.get("scene") for update in result["updates"][:-1]] == [
        update.get("scene") for update in before["updates"]
    ]
    _, result = send_request(server, "GET", f"{history}?as=all")
    assert None not in [card for hand in result["updates"][-1]["scene"]["view"]["hands"] for card in hand]


def test_why_is_asked_over_the_wire(server: Server) -> None:
    token = guest(server, "Ada")
    setup = {"game": "top_hats", "players": 2, "bots": {"1": "dormouse"}}
    _, table = send_request(server, "POST", "/api/tables", setup, token)
    why = f"/api/tables/{table['id']}/why"
    assert send_request(server, "GET", f"{why}?move=pass") == (200, {"legal": False, "code": "table/not-seated"})
    _, result = send_request(server, "GET", f"{why}?move=pass", token=token)
    assert (result["legal"], result["code"], result["params"]) == (False, "table/not-playing", {"status": "open"})
    for bad in (why, f"{why}?move=", f"{why}?move={'E2-' * 100}E2"):
        status, problem = send_request(server, "GET", bad, token=token)
        assert (status, problem["code"]) == (400, "request/bad-query")
    send_command(server, table["id"], token, {"kind": "start"})
    _, result = send_request(server, "GET", f"{why}?move=move%20E2%20E3", token=token)
    assert (result["legal"], result["code"], result["rule"]) == (False, "top-build-first", "T3")
    _, before = send_request(server, "GET", f"/api/tables/{table['id']}/snapshot", token=token)
    assert send_request(server, "GET", f"{why}?move=build%20red%20yellow", token=token) == (200, {"legal": True})
    _, after = send_request(server, "GET", f"/api/tables/{table['id']}/snapshot", token=token)
    assert after["scene"].get("chosen", []) == before["scene"].get("chosen", []) == []
