"""Notifications from a real server: to a push service, a webhook and a mail server on this machine."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from support.hook_receiver import HookReceiver, MailReceiver, hook_receiver, mail_receiver, text_of
from support.push_service import PushService, push_service
from support.rest_client import Person
from support.server_process import FREELY, Server, free_port, serving, sqlite
from support.waiting import wait_until

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
    options = ("--allow-private-hooks", "--url", PUBLIC, "--origin", "http://127.0.0.1", "--title", "Hat Club",
               "--smtp", f"smtp://127.0.0.1:{mails.port}", "--mail-from", "hats@example.org")  # fmt: skip
    with serving(sqlite(tmp_path_factory.mktemp("club")), *FREELY, *options) as server:
        yield server


def starts(*people: Person, game: str = "top_hats") -> str:
    """A game among people, begun by the last who is ready."""
    table = people[0].opens(game, len(people), bots=False)
    for person in people[1:]:
        person.do(table, "sit")
    for person in people:
        person.do(table, "ready", ready=True)
    return table


def to_act(table: str, *people: Person) -> list[Person]:
    """Those who are to act."""
    seats = people[0].ask("GET", f"/api/tables/{table}/acting")["seats"]
    return [people[seat] for seat in seats]


def pass_turn(table: str, *people: Person) -> tuple[Person, Person]:
    """Let whoever is to act move until it is somebody else's turn; who has moved, and who is next."""
    (mover,) = to_act(table, *people)
    while to_act(table, *people) == [mover]:
        legal = mover.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["legal"]
        assert mover.do(table, "move", move=legal[0])["type"] == "ack"
    return mover, to_act(table, *people)[0]


def test_a_turn_is_pushed(club: Server, pushes: PushService) -> None:
    people = ada, bea = Person(club.url, "Ada"), Person(club.url, "Bea")
    devices = {person.player: pushes.subscribe() for person in people}
    for person in people:
        status = person.ask("PUT", "/api/me/push", devices[person.player].body)
        assert (status["pushes"], status["push_here"]) == (1, True)
    table = starts(*people, game="hats")
    mover, following = pass_turn(table, *people)
    message = devices[following.player].wait_for(1)[0]
    print(message)
