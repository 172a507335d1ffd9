"""Titles of shared links: the result of a finished game, nothing about others."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from typing import Any

import pytest

from hatbox.server.store.store import Unavailable
from hatbox.server.transport.share_title import share_title
from support.rest_client import Person
from support.server_process import Server

pytestmark = pytest.mark.usefixtures("built_page")  # the titles are those of the page


def titles(server: Server, path: str, language: str = "") -> tuple[str, str]:
    """The title of a page, and that for messengers."""
    request = urllib.request.Request(server.url + path, headers={"accept-language": language})
    with urllib.request.urlopen(request) as answer:
        body = answer.read().decode()
    shared = re.search(r'property="og:title" content="([^"]*)"', body)
    return re.findall("<title>([^<]*)</title>", body)[0], shared[1] if shared else ""


def test_a_finished_game_is_shared_under_its_result(server: Server) -> None:
    anna = Person(server.url, "Anna <b>")
    table = anna.opens("hats", 2)
    assert titles(server, f"/t/{table}")[0] == "Hatbox"  # of a game that is played nothing is told
    assert anna.plays(table)
    result = anna.ask("GET", f"/api/tables/{table}")["result"]
    won = " & ".join(["Anna &lt;b&gt;", "Dormouse"][seat] for seat in result["winners"]).replace(" & ", " &amp; ")
    together = "" if len(result["winners"]) == 1 else " together"
    scores = ":".join(f"{score:g}" for score in sorted(result["scores"], reverse=True))
    output = f"{won} won{together} {scores} – Hats"
    for path in (f"/t/{table}", f"/t/{table}/review"):
        assert titles(server, path) == (f"{output} – Hatbox", output)
    assert titles(server, f"/t/{table}", "fi, de-AT;q=0.8")[1].endswith(f" {scores} – Hats")
    assert titles(server, "/t/0123456789abcdef")[0] == titles(server, "/")[0] == "Hatbox"


class BrokenStore:
    """A database that cannot be read."""

    async def fetch(self, *_: object) -> list[tuple[str]]:
        raise Unavailable("the disk is gone")


class DamagedStore:
    """A database with a row that nobody understands."""

    async def fetch(self, *_: object) -> list[tuple[str]]:
        return [("{",)]


@pytest.mark.parametrize("store", [BrokenStore(), DamagedStore()])
def test_a_page_is_served_though_the_title_cannot_be_read(store: Any) -> None:
    assert asyncio.run(share_title(store, "/t/0123456789abcdef", "en")) == ""
