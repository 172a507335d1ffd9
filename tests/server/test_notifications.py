"""Notifications from a real server: to a push service, a webhook and a mail server on this machine."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

from hatbox import wire
from hatbox.client import Client
from support.hook_receiver import HookReceiver, MailReceiver, hook_receiver, mail_receiver, text_of
from support.notified_games import pass_turn, start, to_act, turn_of
from support.push_service import PushService, push_service
from support.rest_client import Person
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import until, wait_until

PUBLIC = "https://hats.example.org/club"


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mails() -> Iterator[MailReceiver]:
    with mail_receiver() as receiver:
        yield receiver


@pytest.fixture
def hooks() -> Iterator[HookReceiver]:
    with hook_receiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mails: MailReceiver) -> Iterator[Server]:
    """A server that may talk to this machine, with a mail server."""
    options = ("--allow-private-hooks", "--url", PUBLIC, "--title", "Hat Club",
               "--smtp", f"smtp://127.0.0.1:{mails.port}", "--mail-from", "hats@example.org")  # fmt: skip
    with serving(sqlite(tmp_path_factory.mktemp("club")), *FREELY, *options) as server:
        yield server


def open_link(club: Server, path: str, method: str = "GET", body: bytes | None = None) -> tuple[int, str]:
    """The status and the text of a page behind a link; whoever follows it sends no token."""
    request = urllib.request.Request(f"{club.url}/{path}", body, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        return refused.code, refused.read().decode()


def path_in(url: str) -> str:
    """The path of a link in a message, below the public address."""
    assert url.startswith(f"{PUBLIC}/")
    return url.removeprefix(f"{PUBLIC}/")


def test_a_turn_is_pushed_signed_and_encrypted(club: Server, pushes: PushService) -> None:
    people = ada, bea = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    status = ada.ask("PUT", "/api/me/push", device.body)
    assert (status["pushes"], status["push_here"]) == (1, True)
    table = turn_of(ada, *people)
    (message,) = device.wait_for(1)
    assert message.vapid_key == status["push_key"]
    assert message.claims["aud"] == pushes.url
    assert message.claims["sub"] == PUBLIC
    assert message.headers["ttl"].isdigit()
    payload = dict(message.payload)
    assert re.fullmatch(r"unsubscribe/[0-9a-f]{36}", payload.pop("unsubscribe"))
    place = f"t/{table}"
    assert payload == {
        "kind": "turn", "table": table, "game": "hats", "title": "Your turn in Hats", "body": "Bea has moved.",
        "path": place, "tag": place, "count": 1, "off": "Turn off", "lang": "en",
    }  # fmt: skip
    # Not again while Ada has not looked; once she has moved, again.
    pass_turn(table, *people)
    assert to_act(table, *people) == [bea]
    pass_turn(table, *people)
    assert device.wait_for(2)[1].payload["table"] == table
    # What is turned off is not sent: the test message that comes after it arrives first.
    ada.ask("PUT", "/api/me/notifications", {"kinds": ["over"], "language": "en"})
    while to_act(table, *people) != [bea]:
        pass_turn(table, *people)
    pass_turn(table, *people)
    assert ada.ask("POST", "/api/me/notifications/test") == {}
    assert device.wait_for(3)[2].payload["kind"] == "test"
    # The game ends.
    assert bea.do(table, "resign")["type"] == "ack"
    over = device.wait_for(4)[3].payload
    assert (over["kind"], over["title"], over["body"]) == ("over", "Game over: Hats", "See who won!")


def test_several_tables_make_one_message(club: Server, pushes: PushService) -> None:
    people = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    people[0].ask("PUT", "/api/me/push", device.body)
    tables = [start(*people) for _ in range(3)]
    for table in tables:  # to where Bea is to act, before anything is due
        if to_act(table, *people) == [people[0]]:
            pass_turn(table, *people)
    for table in tables:
        pass_turn(table, *people)
    texts = [message.payload for message in device.wait_for(1)]
    assert [(text["title"], text["path"], text["table"], text["count"]) for text in texts] == [
        ("Your turn at 3 tables", "tables", "", 3)
    ]


def test_whoever_looks_is_not_notified(club: Server, pushes: PushService) -> None:
    """A connection that watches the table is enough; after it has gone, the next turn is sent."""
    people = ada, _ = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    ada.ask("PUT", "/api/me/push", device.body)
    table = start(*people)

    async def look(moves: int) -> None:
        async with await Client.connect(club.url, token=ada.token) as line:
            await line.watch(table)
            for _ in range(moves):
                await asyncio.to_thread(pass_turn, table, *people)
            await asyncio.to_thread(ada.ask, "POST", "/api/me/notifications/test")
            await until(lambda: device.messages)
            await asyncio.to_thread(ada.ask, "DELETE", "/api/me/push")

    asyncio.run(look(4))
    ada.ask("PUT", "/api/me/push", device.body)  # whoever has left meanwhile does not look any more
    assert [message.payload["kind"] for message in device.messages] == ["test"]
    while pass_turn(table, *people)[1] is not ada:
        pass
    assert device.wait_for(2)[1].payload["kind"] == "turn"


def test_a_finished_subscription_is_removed(club: Server, pushes: PushService) -> None:
    people = ada, _ = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    device.status = 410
    ada.ask("PUT", "/api/me/push", device.body)
    turn_of(ada, *people)
    wait_until(lambda: ada.ask("GET", "/api/me/notifications").get("pushes", 0) == 0)
    assert device.requests == 1


def test_bad_subscriptions_are_refused(club: Server, pushes: PushService) -> None:
    ada = Person(club.url, "Ada")
    good = pushes.subscribe().body
    for wrong in (
        {"p256dh": "A" * 87},  # no point of the curve
        {"auth": "A" * 16},
        {"endpoint": "ftp://127.0.0.1/x"},
        {"endpoint": "http://user:secret@127.0.0.1/x"},
    ):
        assert ada.ask("PUT", "/api/me/push", good | wrong)["code"] == "notify/bad-address", wrong
    for number in range(11):
        other = Person.__new__(Person)
        other.url, other.token = club.url, ada.token
        answer = other.ask("PUT", "/api/me/push", pushes.subscribe().body)
        assert answer["pushes"] == 1, number  # one device has one subscription
    code = ada.ask("POST", "/api/me/recovery")["recovery"]
    for number in range(9):
        ada.token = ada.ask("POST", "/api/recoveries", {"code": code})["token"]
        assert ada.ask("PUT", "/api/me/push", pushes.subscribe().body)["pushes"] == number + 2
    ada.token = ada.ask("POST", "/api/recoveries", {"code": code})["token"]
    assert ada.ask("PUT", "/api/me/push", pushes.subscribe().body)["code"] == "notify/too-many-devices"
    assert ada.ask("DELETE", "/api/me/devices")["ended"] == 10
    assert ada.ask("GET", "/api/me/notifications").get("pushes", 0) == 0  # signed out, and not notified any more


@pytest.mark.parametrize("shape", ["json", "discord", "ntfy"])
def test_a_webhook_gets_its_format(club: Server, hooks: HookReceiver, shape: str) -> None:
    people = ada, _ = Person(club.url, "Ada"), Person(club.url, "@everyone *B*")
    status = ada.ask("PUT", "/api/me/webhook", {"url": f"{hooks.url}/hook/topic?key=1", "format": shape})
    assert status["webhook"]["url"].startswith(hooks.url)
    table = turn_of(ada, *people)
    first, second = hooks.wait_for(2)
    assert hooks.paths[0] == ("/hook/?key=1" if shape == "ntfy" else "/hook/topic?key=1")
    match shape:
        case "json":
            assert (first["kind"], first["title"]) == ("test", "It works!")
            assert (second["kind"], second["table"]) == ("turn", table)
            assert second["url"] == f"{PUBLIC}/t/{table}"
            stop = second["unsubscribe"]
        case "discord":
            assert second["allowed_mentions"] == {"parse": []}
            title, body, link, last = second["content"].split("\n")
            assert title == "**Your turn in Hats**"
            assert body == r"\@everyone \*B\* has moved."
            assert link == f"<{PUBLIC}/t/{table}>"
            stop = last.partition("<")[2].rstrip(">")
        case _:
            assert (second["topic"], second["click"]) == ("topic", f"{PUBLIC}/t/{table}")
            assert second["message"] == "@everyone *B* has moved."
            stop = second["actions"][0]["url"]
    # One tap: the link alone changes nothing, its button ends it.
    path = path_in(stop)
    status, page = open_link(club, path)
    assert (status, "Stop them" in page, "<script" in page) == (200, True, False)
    assert "webhook" in ada.ask("GET", "/api/me/notifications")
    assert open_link(club, path, "POST", b"")[0] == 200
    assert "webhook" not in ada.ask("GET", "/api/me/notifications")
    assert open_link(club, path)[0] == 404
    assert open_link(club, path[:-1] + ("0" if path[-1] != "0" else "1"))[0] == 404


def test_a_webhook_must_accept_a_first_message(club: Server, hooks: HookReceiver) -> None:
    ada = Person(club.url, "Ada")
    for status, headers in ((500, {}), (404, {}), (302, {"location": f"{hooks.url}/elsewhere"})):
        hooks.status, hooks.headers = status, headers
        answer = ada.ask("PUT", "/api/me/webhook", {"url": f"{hooks.url}/a"})
        assert (answer["code"], answer["params"]["status"]) == ("notify/hook-refused", status)
    assert hooks.paths == ["/a"] * 3  # no redirect was followed
    assert "webhook" not in ada.ask("GET", "/api/me/notifications")
    nobody = ada.ask("PUT", "/api/me/webhook", {"url": "http://127.0.0.1:9/"})
    assert nobody["code"] == "notify/hook-unreachable"


def test_a_failing_webhook_is_tried_again(club: Server, hooks: HookReceiver) -> None:
    people = ada, _ = Person(club.url, "Ada"), Person(club.url, "Bea")
    ada.ask("PUT", "/api/me/webhook", {"url": f"{hooks.url}/a"})
    hooks.status = 503
    turn_of(ada, *people)
    hooks.wait_for(2)
    hooks.status = 204
    assert hooks.wait_for(3)[2] == hooks.bodies[1]


def test_mail_is_sent_to_a_confirmed_address(club: Server, mails: MailReceiver) -> None:
    people = ada, _ = Person(club.url, "Ada"), Person(club.url, "Bea <b>&</b>")
    before = len(mails.mails)
    status = ada.ask("PUT", "/api/me/email", {"address": "ada@example.org"})
    assert (status["email"], status.get("email_confirmed", False)) == ("ada@example.org", False)
    asked = mails.wait_for(before + 1)[-1]
    assert asked["to"] == "ada@example.org"
    assert "Ada" not in asked.as_string()  # whoever types another's address cannot send them words
    link = re.search(r"https://\S+/confirm/\S+", text_of(asked))
    assert link is not None
    path = path_in(link[0])
    assert open_link(club, path)[0] == 200
    assert not ada.ask("GET", "/api/me/notifications").get("email_confirmed", False)
    assert open_link(club, path, "POST", b"")[0] == 200
    assert ada.ask("GET", "/api/me/notifications")["email_confirmed"]
    table = turn_of(ada, *people)
    mail = mails.wait_for(before + 2)[-1]
    assert (mail["subject"], mail["from"]) == ("Your turn in Hats", "Hat Club <hats@example.org>")
    assert f"{PUBLIC}/t/{table}" in text_of(mail)
    assert "Bea &lt;b&gt;" in text_of(mail, "html")
    assert "<img" not in text_of(mail, "html")
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = path_in(mail["list-unsubscribe"].strip("<>"))
    assert stop in text_of(mail)
    assert open_link(club, stop, "POST", b"List-Unsubscribe=One-Click")[0] == 200
    assert "email" not in ada.ask("GET", "/api/me/notifications")
    export = ada.ask("GET", "/api/me/export")
    assert "ada@example.org" not in str(export)


def test_bad_mail_addresses_are_refused(club: Server, mails: MailReceiver) -> None:
    ada = Person(club.url, "Ada")
    for address in (
        "ada",
        "ada@",
        "@example.org",
        "ada@localhost",
        "a b@example.org",
        "a@b.org\nbcc: x@y.org",
        "a@1.2",
    ):
        assert ada.ask("PUT", "/api/me/email", {"address": address})["code"] == "notify/bad-email", address
    mails.answer = "550 unknown"
    try:
        assert ada.ask("PUT", "/api/me/email", {"address": "no@example.org"})["code"] == "notify/bad-email"
    finally:
        mails.answer = "250 OK"
    assert "email" not in ada.ask("GET", "/api/me/notifications")


def test_choices_are_checked_and_kept(club: Server) -> None:
    ada = Person(club.url, "Ada")
    assert ada.ask("GET", "/api/me/notifications")["choice"]["kinds"] == ["turn", "over", "invitation", "rematch"]
    choice = {"kinds": ["turn"], "quiet_from": 1320, "quiet_until": 420, "time_zone": "Europe/Rome", "language": "it"}
    assert ada.ask("PUT", "/api/me/notifications", choice)["choice"] == choice
    assert ada.ask("GET", "/api/me/notifications")["choice"] == choice
    for wrong, code in (
        ({"quiet_until": None}, "notify/half-quiet"),
        ({"time_zone": "Mars/Olympus"}, "notify/bad-time-zone"),
        ({"time_zone": "../../etc/passwd"}, "notify/bad-time-zone"),
        ({"quiet_from": 1440}, "request/bad-body"),
        ({"language": "xx"}, "request/bad-body"),
    ):
        assert ada.ask("PUT", "/api/me/notifications", choice | wrong)["code"] == code
    assert ada.ask("POST", "/api/me/notifications/test")["code"] == "notify/nothing-set-up"
    exported = ada.ask("GET", "/api/me/export")
    assert exported["notification_choice"] == [["turn", 1320, 420, "Europe/Rome", "it"]]


def test_a_rematch_is_offered_and_begins(club: Server, pushes: PushService) -> None:
    people = ada, bea = Person(club.url, "Ada"), Person(club.url, "Bea")
    table = start(*people)
    bea.do(table, "resign")
    device = pushes.subscribe()
    ada.ask("PUT", "/api/me/push", device.body)
    assert bea.do(table, "rematch")["type"] == "ack"
    offered = device.wait_for(1)[0].payload
    assert (offered["kind"], offered["body"]) == ("rematch", "Bea would like a rematch.")


def test_invitations(club: Server, pushes: PushService) -> None:
    ada, bea = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    bea.ask("PUT", "/api/me/push", device.body)
    table = ada.opens("hats", 3, bots=False)
    path, body = f"/api/tables/{table}/invitations", {"player": bea.player}
    received: list[wire.Invited] = []

    async def main() -> None:
        async with await Client.connect(club.url, token=bea.token) as line:
            assert await asyncio.to_thread(ada.ask, "POST", path, body) == {}
            await until(lambda: line.invitations)
            received.extend(line.invitations)

    asyncio.run(main())
    assert received == [wire.Invited(table, "hats", "Ada")]
    message = device.wait_for(1)[0].payload
    assert (message["kind"], message["path"], message["body"]) == (
        "invitation",
        f"t/{table}",
        "Ada has a seat for you.",
    )
    assert ada.ask("POST", path, {"player": ada.player})["code"] == "invite/yourself"
    assert ada.ask("POST", path, {"player": "0" * 12})["code"] == "invite/unknown-player"
    assert Person(club.url, "Cy").ask("POST", path, body)["code"] == "table/not-seated"
    for _ in range(2):
        assert ada.ask("POST", path, body) == {}
    refused = ada.ask("POST", path, body)
    assert (refused["code"], refused["params"]["seconds"] > 0) == ("invite/too-often", True)
    bea.do(table, "sit")
    assert ada.ask("POST", path, body)["code"] == "invite/already-seated"


def test_whoever_is_muted_invites_in_vain(club: Server, pushes: PushService) -> None:
    ada, bea = Person(club.url, "Ada"), Person(club.url, "Bea")
    device = pushes.subscribe()
    bea.ask("PUT", "/api/me/push", device.body)
    bea.ask("PUT", f"/api/me/mutes/{ada.player}")
    table = ada.opens("hats", 3, bots=False)
    assert ada.ask("POST", f"/api/tables/{table}/invitations", {"player": bea.player}) == {}
    cy = Person(club.url, "Cy")
    cys = cy.opens("hats", 2, bots=False)
    cy.ask("POST", f"/api/tables/{cys}/invitations", {"player": bea.player})
    assert [message.payload["table"] for message in device.wait_for(1)] == [cys]


def test_nobody_reads_what_another_has_set_up(club: Server, hooks: HookReceiver, pushes: PushService) -> None:
    ada = Person(club.url, "Ada")
    ada.ask("PUT", "/api/me/webhook", {"url": f"{hooks.url}/a"})
    ada.ask("PUT", "/api/me/push", pushes.subscribe().body)
    exported = ada.ask("GET", "/api/me/export")
    assert {row[0] for row in exported["channels"]} == {"push", "webhook"}
    assert urlsplit(hooks.url).netloc not in str(Person(club.url, "Bea").ask("GET", "/api/me/export"))
    assert urlsplit(hooks.url).netloc not in club.log
    ada.ask("DELETE", "/api/me")
    assert ada.ask("GET", "/api/me/notifications")["code"] == "identity/unknown-token"


def test_metrics_count_messages(club: Server, hooks: HookReceiver) -> None:
    ada = Person(club.url, "Ada")
    ada.ask("PUT", "/api/me/webhook", {"url": f"{hooks.url}/a"})
    ada.ask("POST", "/api/me/notifications/test")
    hooks.wait_for(2)
    line = 'hatbox_notifications_total{channel="webhook",kind="test",outcome="sent"}'
    wait_until(lambda: line in open_link(club, "metrics")[1])
