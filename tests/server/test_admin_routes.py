"""The operators' routes, the log and tokens: one table of actions, two front ends, nothing without a token."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec
import pytest

from hatbox import wire
from hatbox.cli import admin as command
from hatbox.cli.arguments import CommandParser
from hatbox.client import Client, WireError
from hatbox.server.limits import Buckets
from hatbox.server.ops import operators
from hatbox.server.ops.about import update_notes
from hatbox.server.ops.actions import ACTIONS, EXPORTS
from hatbox.server.ops.admin_messages import FiguresQuery, NewToken, NoArguments, OneTable, Reason, TableDecision
from hatbox.server.ops.audit import UNDOABLE, AdminContext
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport import admin_routes
from hatbox.server.transport.admin_routes import ADMIN_ROUTES
from support.command import assert_refused, hatbox
from support.paired_tables import BEGAN, a_pair, bring, building_pairs
from support.rest_client import Person
from support.server_process import Server, serving, sqlite
from support.waiting import until, wait_until

OPTIONS = ("--bot-pace", "0", "--bot-seconds", "0.05", "--origin", "https://friend.example")
CHANGES = {action.name for action in ACTIONS if action.changes}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: Any


class Office:
    """A server, its database, and an operator."""

    def __init__(self, server: Server, database: str) -> None:
        self.server, self.database = server, database
        self.token = self.command("token", "--name", "Olga")["token"]

    def command(self, *arguments: str) -> Any:
        result = hatbox("admin", *arguments, "--json", "--database", self.database)
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.server.port)
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        found = {name.lower(): value for name, value in answer.getheaders()}
        is_json = found.get("content-type") == "application/json"
        return Answer(answer.status, found, json.loads(text) if is_json else text)

    def ask(self, name: str, /, **query: object) -> Any:
        return self._done(self.send("GET", f"/admin/api/{name}?{urlencode(query)}", **self.bearer))

    def change(self, name: str, /, **body: object) -> Any:
        return self._done(self.send("POST", f"/admin/api/{name}", body, **self.bearer))

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    @staticmethod
    def _done(answer: Answer) -> Any:
        assert answer.status == 200, answer
        return answer.body


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    database = sqlite(tmp_path_factory.mktemp("office"))
    with serving(database, *OPTIONS) as server:
        yield Office(server, database)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def both(request: pytest.FixtureRequest) -> Iterator[Office]:
    if request.param == "sqlite":
        yield request.getfixturevalue("office")
        return
    database = request.getfixturevalue("postgres_url")
    with serving(database, *OPTIONS) as server:
        yield Office(server, database)


# --- one table, two front ends


def test_every_action_is_a_command_and_a_route() -> None:
    parser = CommandParser()
    parser.text = lambda key: key
    command.add_arguments(parser)
    (commands,) = [action.choices for action in parser._actions if isinstance(action.choices, dict)]
    names = [action.name for action in ACTIONS] + [export.name for export in EXPORTS]
    assert list(commands) == names
    assert {route.path.rpartition("/")[2] for route in ADMIN_ROUTES} == {*names} - {"token"}  # needs the machine
    assert all(route.identity == "operator" for route in ADMIN_ROUTES)
    assert {route.path.rpartition("/")[2] for route in ADMIN_ROUTES if route.method == "POST"} == CHANGES - {"token"}
    for action in ACTIONS:
        arguments = {field.name for field in msgspec.structs.fields(action.takes)}
        sub: ArgumentParser = commands[action.name]
        common = {"help", "json", "config", "database", "database_file", "database_password", "database_password_file"}
        assert arguments == {one.dest for one in sub._actions} - common, action.name


def test_both_front_ends_give_the_same(both: Office) -> None:
    ann = Person(both.server.url, "Ann the same")
    table = ann.opens("hats", 2, bots=False)
    for name, query in (
        ("stats", {}), ("tables", {"search": "Ann the same"}), ("table", {"table": table}), ("talk", {"table": table}),
        ("players", {"search": "ann THE same"}), ("player", {"player": ann.player}), ("reports", {}),
        ("announcement", {}), ("tokens", {}), ("log", {"limit": 3}),
    ):  # fmt: skip
        positional = [str(value) for key, value in query.items() if key in ("table", "player")]
        options = [
            part for key, value in query.items() if key not in ("table", "player") for part in (f"--{key}", value)
        ]
        assert both.ask(name, **query) == both.command(name, *positional, *map(str, options)), name
    about = both.ask("about")
    assert about | {"operator": "Olga"} == about
    assert {"version", "rows", "notes"} <= both.command("about").keys()


def test_people_can_read_every_answer(office: Office) -> None:
    ann = Person(office.server.url, "Ann reads")
    table = ann.opens("hats", 2, bots=False)
    ann.do(table, "say", text="hello there")
    ann.ask("POST", "/api/reports", {"table": table, "player": ann.player, "reason": "herself"})
    (report,) = [one["id"] for one in office.ask("reports") if one["player"] == ann.player]
    for arguments, words in (
        (("report", report), ("herself", "hello there")), (("player", ann.player), ("Ann reads", table)),
        (("figures",), ("server lag", "memory")), (("about",), ("version", "[0.2.0]")), (("tokens",), ("Olga",)),
        (("announcement",), ("No announcement",)), (("announce", "Tea at five", "--hours", "2"), ("Tea at five",)),
        (("announce", "--clear"), ("No announcement",)), (("resolve", report), ("is resolved",)),
        (("reopen", report, "--reason", "not yet"), ("open again",)), (("log",), ("not yet", "reopen", "Ann reads")),
        (("token", "--name", "Once"), ("A token for Once",)),
    ):  # fmt: skip
        result = hatbox("admin", *arguments, "--database", office.database)
        assert result.returncode == 0, result.stderr
        for word in words:
            assert word in result.stdout, arguments


# --- tokens


def test_only_an_operators_token_opens_the_routes(office: Office) -> None:
    ann = Person(office.server.url, "Ann with a token")
    path = "/admin/api/tables"
    assert office.send("GET", path, **office.bearer).status == 200
    for headers in ({}, {"cookie": f"token={office.token}"}, {"authorization": f"Basic {office.token}"}):
        answer = office.send("GET", f"{path}?token={office.token}", **headers)
        assert (answer.status, answer.body["code"]) == (401, "admin/token-needed")
    wrong = f"{office.token[:-1]}{'a' if office.token[-1] != 'a' else 'b'}"
    for token in (ann.token, wrong, office.token.partition(".")[0], office.token.partition(".")[2], "x" * 5000):
        answer = office.send("GET", path, authorization=f"Bearer {token}")
        assert (answer.status, answer.body["code"]) == (401, "admin/unknown-token")
    assert office.send("GET", "/api/me", **office.bearer).body["code"] == "identity/unknown-token"


def test_a_token_expires_and_is_revoked(both: Office) -> None:
    made = both.command("token", "--days", "7", "--name", "Temp")
    headers = {"authorization": f"Bearer {made['token']}"}
    assert both.send("GET", "/admin/api/about", **headers).body["operator"] == "Temp"
    (listed,) = [token for token in both.ask("tokens") if token["id"] == made["id"]]
    assert listed["used"] > 0
    assert made["token"].partition(".")[2] not in json.dumps(both.ask("tokens"))
    both.change("revoke-token", token=made["id"])
    assert both.send("GET", "/admin/api/about", **headers).status == 401
    again = both.send("POST", "/admin/api/revoke-token", {"token": made["id"]}, **both.bearer)
    assert (again.status, again.body["code"]) == (409, "admin/token-revoked")
    assert_refused(hatbox("admin", "token", "--days", "-1", "--database", both.database), "--days")
    assert_refused(hatbox("admin", "token", "--name", "", "--database", both.database), "name")
    assert_refused(hatbox("admin", "revoke-token", "nothing", "--database", both.database), "nothing")


def test_guesses_are_limited_and_only_hashes_stored(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(sqlite(tmp_path))
        made = await operators.create(AdminContext(store, 1000, "root", "command"), NewToken("Olga", 1))
        assert await operators.authenticate(store, made.token, 2000) == "Olga"
        assert await operators.authenticate(store, made.token, 1000 + operators.DAY) is None  # expired
        limit = Settings().operator_guesses
        context: Any = SimpleNamespace(operator_guesses=Buckets(limit), service=SimpleNamespace(store=store))
        for _ in range(3 * int(limit.burst)):  # right ones cost nothing
            made = await operators.create(AdminContext(store, 1000, "root", "command"), NewToken("Olga"))
            assert await admin_routes.authenticate(context, made.token, "10.0.0.1") == "Olga"
        codes = []
        for _ in range(int(limit.burst) + 1):
            with pytest.raises(Refusal) as refused:
                await admin_routes.authenticate(context, f"{made.id}.guess", "10.0.0.1")
            codes.append(refused.value.code)
        assert codes == ["admin/unknown-token"] * int(limit.burst) + ["request/too-many"]
        assert await admin_routes.authenticate(context, made.token, "10.0.0.2") == "Olga"
        await store.close()

    asyncio.run(main())
    with closing(sqlite3.connect(tmp_path / "hatbox.db")) as database:
        assert not [row for row in database.execute("SELECT hash FROM operator_tokens") if len(row[0]) != 64]


def test_pages_of_others_have_no_way_in(office: Office) -> None:
    own = f"http://127.0.0.1:{office.server.port}"
    answer = office.send("GET", "/admin/api/stats", **office.bearer, origin=own)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-store"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    for origin in ("https://friend.example", "https://evil.example"):  # the first may use the players' routes
        for method in ("GET", "OPTIONS"):
            answer = office.send(method, "/admin/api/stats", **office.bearer, origin=origin)
            assert (answer.status, answer.body["code"]) == (403, "request/foreign-origin")
            assert "access-control-allow-origin" not in answer.headers
    assert office.send("GET", "/api", origin="https://friend.example").status == 200


def test_the_page_can_be_switched_off(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--no-admin") as server:
        office = Office(server, sqlite(tmp_path))
        for path in ("/admin", "/admin/", "/admin/api/stats", "/admin/api/openapi.json", "/admin/admin.html"):
            answer = office.send("GET", path, **office.bearer)
            assert (answer.status, answer.body["code"]) == (404, "request/unknown"), path


def test_bad_requests_are_named(office: Office) -> None:
    for method, path, body, status, code in (
        ("GET", "/admin/api/nothing", None, 404, "request/unknown"),
        ("POST", "/admin/api/stats", None, 405, "request/bad-method"),
        ("GET", "/admin/api/tables?status=lost", None, 400, "request/bad-query"),
        ("GET", "/admin/api/tables?limit=0", None, 400, "request/bad-query"),
        ("GET", "/admin/api/table", None, 400, "request/bad-query"),
        ("GET", "/admin/api/table?table=nowhere", None, 404, "admin/no-table"),
        ("GET", "/admin/api/report?report=nothing", None, 404, "admin/no-report"),
        ("POST", "/admin/api/mute", {"player": "nobody"}, 404, "admin/no-player"),
        ("POST", "/admin/api/mute", {"player": "nobody", "hour": 1}, 400, "request/bad-body"),
        ("POST", "/admin/api/mute", {"player": "nobody", "reason": "x" * 301}, 400, "request/bad-body"),
        ("POST", "/admin/api/announce", {}, 400, "admin/announce-what"),
        ("POST", "/admin/api/announce", {"text": "a", "clear": True}, 400, "admin/announce-what"),
        ("POST", "/admin/api/announce", {"text": "a", "hours": -1}, 400, "bad/number"),
        ("POST", "/admin/api/undo", {"line": "none"}, 404, "admin/no-line"),
        ("POST", "/admin/api/prune", {"older": "soon"}, 400, "admin/bad-age"),
        ("POST", "/admin/api/token", {"name": "Me"}, 404, "request/unknown"),
    ):  # fmt: skip
        answer = office.send(method, path, body, **office.bearer)
        assert (answer.status, answer.body["code"]) == (status, code), path
    assert "/admin/api/mute" in office.send("GET", "/admin/api/openapi.json").body["paths"]
    assert not [path for path in office.send("GET", "/openapi.json").body["paths"] if path.startswith("/admin")]


# --- decisions and their log


def test_every_change_is_one_line_and_can_be_undone(both: Office) -> None:
    url = both.server.url
    ann, bob, carl = Person(url, "Ann decides"), Person(url, "Bob decides"), Person(url, "Carl decides")
    table = ann.opens("hats", 2, bots=False)
    ann.ask("POST", "/api/reports", {"table": table, "player": ann.player, "reason": "loud"})
    (report,) = [one["id"] for one in both.ask("reports") if one["player"] == ann.player]
    token = both.command("token", "--name", "Spare")["id"]
    done = {"token"}

    def log() -> list[Any]:
        """The log, without the present names of players."""
        return [{**line, "player_name": None} for line in both.ask("log", limit=1000)]

    def snapshot() -> Any:
        player = {**both.ask("player", player=ann.player), "log": []}
        return player, both.ask("reports", all=True), both.ask("announcement")["text"]

    for name, body in (
        ("mute", {"player": ann.player, "hours": 2, "reason": "loud", "show_reason": True}),
        ("unmute", {"player": ann.player}),
        ("ban", {"player": ann.player, "reason": "worse"}),
        ("unban", {"player": ann.player}),
        ("rename", {"player": ann.player, "name": "Ann again"}),
        ("resolve", {"report": report, "reason": "talked to her"}),
        ("announce", {"text": "Tea at five", "hours": 3}),
        ("announce", {"clear": True}),
        ("reopen", {"report": report}),
        ("close", {"table": table, "reason": "enough"}),
        ("forget", {"player": bob.player, "reason": "by letter"}),
        ("prune", {"older": "5000d"}),
        ("revoke-token", {"token": token}),
    ):  # fmt: skip
        before, lines = snapshot(), log()
        both.change(name, **body)
        line, *rest = log()
        assert rest == lines, name
        assert (line["action"], line["operator"], line["via"]) == (name, "Olga", "page")
        assert line["reason"] == body.get("reason", "")
        assert line["can_undo"] == (name in UNDOABLE)
        if line["can_undo"]:
            assert snapshot() != before or name in ("unmute", "unban")
            undone = both.change("undo", line=line["id"], reason="a mistake")
            undoing, line, *rest = log()
            assert (undoing["action"], undoing["undoes"], undoing["reason"]) == ("undo", line["id"], "a mistake")
            assert ({**undone, "player_name": None}, rest) == (line, lines)
            assert line["undone_by"] == undoing["id"]
            assert snapshot() == before, name
            again = both.send("POST", "/admin/api/undo", {"line": line["id"]}, **both.bearer)
            assert again.body["code"] == "admin/undone"
            both.change(name, **body)  # what follows needs it
            done.add("undo")
        else:
            refused = both.send("POST", "/admin/api/undo", {"line": line["id"]}, **both.bearer)
            assert (refused.status, refused.body["code"]) == (409, "admin/cannot-undo")
        done.add(name)
    assert done == CHANGES
    assert both.ask("log", player=carl.player) == []
    both.command("mute", carl.player, "--reason", "first")
    first = both.ask("log", limit=1)[0]
    assert (first["via"], first["player_name"]) == ("command", "Carl decides")
    both.change("mute", player=carl.player, hours=5)
    late = both.send("POST", "/admin/api/undo", {"line": first["id"]}, **both.bearer)
    assert late.body["code"] == "admin/changed-since"
    both.command("undo", both.ask("log", limit=1)[0]["id"])
    both.command("undo", first["id"])
    assert both.ask("player", player=carl.player)["player"]["muted_until"] == 0


def test_a_refused_change_leaves_no_line(office: Office) -> None:
    lines = office.ask("log", limit=1000)
    for name, body in (
        ("mute", {"player": "nobody"}), ("mute", {"player": "nobody", "hours": 0}), ("close", {"table": "nowhere"}),
        ("resolve", {"report": "nothing"}), ("prune", {"older": "x"}), ("rename", {"player": "nobody", "name": "x"}),
    ):  # fmt: skip
        assert office.send("POST", f"/admin/api/{name}", body, **office.bearer).status >= 400
    assert office.ask("log", limit=1000) == lines


def test_who_is_muted_or_banned_may_learn_why(both: Office) -> None:
    async def main() -> None:
        async with await Client.connect(both.server.url, name="Loud") as loud:
            table = await loud.open(wire.Setup("hats", 2))
            seat = await loud.watch(table.id)
            both.change("mute", player=loud.player, reason="Please be kind", show_reason=True)
            refused: dict[str, Any] = {}

            async def is_muted() -> bool:
                try:
                    await seat.do(wire.Say("la"))
                except WireError as error:
                    refused.update(code=error.code, params=error.params)
                return bool(refused)

            while not await is_muted():
                await asyncio.sleep(0.05)
            assert refused == {"code": "talk/muted-because", "params": {"reason": "Please be kind"}}
            both.change("mute", player=loud.player, reason="kept to ourselves")
            both.change("ban", player=loud.player, reason="Enough", show_reason=True)
            await until(lambda: loud.failed is not None)
            assert loud.failed is not None
            assert (loud.failed.code, loud.failed.params) == ("identity/banned-because", {"reason": "Enough"})
            with pytest.raises(WireError, match="identity/banned-because"):
                await loud.rest("GET", "/api/me", wire.Profile)
            both.change("unban", player=loud.player)
            with pytest.raises(WireError, match="^talk/muted$|kind"):
                async with await Client.connect(both.server.url, token=loud.token) as again:
                    await (await again.watch(table.id)).do(wire.Say("la"))

    asyncio.run(main())
    bare = both.send("POST", "/admin/api/ban", {"player": "Loud", "show_reason": True}, **both.bearer)
    assert (bare.status, bare.body["code"]) == (400, "admin/no-reason")


def test_the_log_forgets_a_forgotten_player(office: Office) -> None:
    dora = Person(office.server.url, "Dora")
    office.change("rename", player=dora.player, name="Dorothea", reason="asked Dora herself")
    office.change("mute", player=dora.player, reason="Dorothea was loud", show_reason=True)
    data = dora.ask("GET", "/api/me/export")
    assert [action for _, action in data["decisions"]] == ["rename", "mute"]
    assert data["sanctions"][0][2] == "Dorothea was loud"
    office.change("forget", player=dora.player, reason="by letter")
    lines = office.ask("log", player=dora.player)
    assert [(line["action"], line["reason"]) for line in lines] == [
        ("forget", "by letter"),
        ("mute", ""),
        ("rename", ""),
    ]
    assert not [line for line in lines if line["can_undo"]]
    assert "Dor" not in json.dumps(lines)


def test_a_report_comes_with_the_talk_around_it(office: Office) -> None:
    eve, fay = Person(office.server.url, "Eve"), Person(office.server.url, "Fay")
    table = eve.opens("hats", 2, bots=False, talk="free")
    fay.do(table, "sit")
    for person, text in ((fay, "you cracked teapot"), (eve, "please stop")):
        assert person.do(table, "say", text=text)["type"] == "ack"
    eve.ask("POST", "/api/reports", {"table": table, "player": fay.player, "reason": "insults"})
    (report,) = [one["id"] for one in office.ask("reports") if one["player"] == fay.player]
    fay.do(table, "say", text="sorry")
    details = office.ask("report", report=report)
    assert [(line["text"], line["is_near"]) for line in details["talk"]] == [
        ("you cracked teapot", True), ("please stop", True), ("sorry", False),
    ]  # fmt: skip
    assert details["player"]["name"] == "Fay"
    assert office.change("resolve", report=report, reason="They made up") == report
    assert office.ask("report", report=report)["report"]["note"] == "They made up"


def test_tables_are_filtered_and_games_downloaded(office: Office) -> None:
    gil = Person(office.server.url, "Gil_the 100% one")
    tables = {game: gil.opens(game, 2, bots=False) for game in ("hats", "top_hats")}
    assert {row["id"] for row in office.ask("tables", search="gil_THE 100%")} == {*tables.values()}
    assert [row["id"] for row in office.ask("tables", search="Gil_", game="hats")] == [tables["hats"]]
    assert [row["id"] for row in office.ask("tables", search=tables["top_hats"], status="open")] == [tables["top_hats"]]
    assert office.ask("tables", search=gil.player, status="over") == []
    answer = office.send("GET", "/admin/api/export-games", **office.bearer)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/x-ndjson")
    assert "attachment" in answer.headers["content-disposition"]


def test_figures_are_sampled(both: Office) -> None:
    def samples() -> list[Any]:
        return [one for process in both.ask("figures")["processes"] for one in process["samples"]]

    wait_until(lambda: len(samples()) >= 2)
    latest = samples()[-1]
    assert latest["memory"] is None or latest["memory"] > 1_000_000
    assert latest["database"] > 10_000
    assert both.ask("figures", since=latest["at"])["processes"][0]["samples"] in ([], samples()[-1:])
    (process,) = both.command("figures")["processes"]
    assert len(process["samples"]) == 1


def test_update_notes_are_those_of_the_version() -> None:
    assert "## [0.2.0]" in update_notes("0.2.0")
    assert "## [0.1.0]" not in update_notes("0.2.0")


# --- announcements


def test_an_announcement_reaches_connections_of_all_processes(postgres_url: str) -> None:
    async def heard(client: Client, text: str) -> None:
        await until(lambda: client.announcement is not None and client.announcement.text == text)

    async def main(one: Office, other: Office) -> None:
        async with (
            await Client.connect(one.server.url, name="Here") as here,
            await Client.connect(other.server.url) as there,
        ):
            await asyncio.to_thread(one.change, "announce", text="  Tea   at five ")
            await asyncio.gather(heard(here, "Tea at five"), heard(there, "Tea at five"))
            for office in (one, other):
                box = await asyncio.to_thread(office.send, "GET", "/api")
                assert box.body["announcement"]["text"] == "Tea at five"
            async with await Client.connect(other.server.url) as late:
                await heard(late, "Tea at five")
            await asyncio.to_thread(other.command, "announce", "--clear")
            await asyncio.gather(heard(here, ""), heard(there, ""))
            async with await Client.connect(other.server.url) as later:  # was away when it was taken back
                await heard(later, "")
            assert (await asyncio.to_thread(one.send, "GET", "/api")).body.get("announcement") is None

    with serving(postgres_url, *OPTIONS) as first, serving(postgres_url, *OPTIONS) as second:
        one, other = Office(first, postgres_url), Office(second, postgres_url)
        asyncio.run(main(one, other))
        for office in (one, other):
            wait_until(lambda office=office: len(office.ask("figures")["processes"]) >= 2)  # type: ignore[misc]


def test_an_announcement_ends_by_itself(office: Office) -> None:
    async def main() -> None:
        async with await Client.connect(office.server.url) as client:
            await asyncio.to_thread(office.command, "announce", "Back in a moment", "--hours", "0.0005")
            await until(lambda: client.announcement is not None and client.announcement.text == "Back in a moment")
            await until(lambda: client.announcement is not None and client.announcement.text == "")
        assert office.ask("announcement")["text"] == ""

    asyncio.run(main())


# --- nothing hidden


def test_operators_see_nothing_hidden(tmp_path: Path) -> None:
    """Tables that differ only in what no spectator may know give the same answers, byte by byte."""
    pairs = [a_pair(f"{game}-none", game, 2, None, 17, spectators="none") for game in ("hats", "magic_hat", "top_hats")]
    pairs += [pair for pair in building_pairs(2) if pair.viewer is None]
    moment = BEGAN + 3_600_000

    async def answers(number: int) -> list[bytes]:
        database = f"sqlite:{tmp_path / str(number)}.db"
        await bring(database, pairs, number)
        store = await open_store(database, beside_server=True)
        context = AdminContext(store, moment, "Olga", "page")
        found = []
        for action in ACTIONS:
            if action.changes or action.name == "about":
                continue  # the size of the database
            if action.takes is OneTable:
                arguments: list[Any] = [OneTable(pair.table) for pair in pairs]
            elif any(field.required for field in msgspec.structs.fields(action.takes)):
                field = msgspec.structs.fields(action.takes)[0].name
                arguments = [action.takes(**{field: pairs[0].player(0)})] if field == "player" else []
            else:
                arguments = [action.takes()]
            for argument in arguments:
                found.append(
                    f"{action.name} {argument}".encode() + msgspec.json.encode(await action.run(context, argument))
                )
        (closing_action,) = [action for action in ACTIONS if action.name == "close"]
        for pair in pairs:
            details = await closing_action.run(context, TableDecision(pair.table))
            found.append(msgspec.json.encode(details))
        await store.close()
        return found

    here, there = asyncio.run(answers(0)), asyncio.run(answers(1))
    assert len(here) > 20
    for one, other in zip(here, there, strict=True):
        assert one == other
    everything = b"".join(here)
    for pair in pairs:
        for world in pair.worlds:
            assert not [secret for secret in world.secrets if secret.encode() in everything]


def test_the_kinds_of_arguments_are_bounded() -> None:
    assert msgspec.convert("x" * 300, Reason)
    assert FiguresQuery().since == 0
    assert NoArguments() == NoArguments()
