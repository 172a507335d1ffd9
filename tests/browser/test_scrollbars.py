"""Screens that are meant to fit have no scrollbar, where scrollbars take room; none is one pixel too high."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.browser_helpers import DESKTOP, PHONE, Visitor, chromium
from support.rest_client import Person
from support.server_process import Server

SLUGS = {"hats": "hats", "magic_hat": "magic-hat", "top_hats": "top-hats"}
READY = "() => !document.querySelector('[aria-busy=true]') && document.fonts.status === 'loaded'"
ROOM = """() => {
  const root = document.documentElement;
  return {bar: innerWidth - root.clientWidth, over: root.scrollHeight - innerHeight};
}"""
FIT = [f"/{screen}/{slug}" for screen in ("new", "lesson", "hotseat") for slug in SLUGS.values()]
FIT += ["/", "/new/hats/friends", "/nowhere"]
FIT_WIDE = ["/learn"]  # on a phone there is more to see than fits


@pytest.fixture(scope="module")
def wide_browser(built_page: None) -> Iterator[Browser]:
    """A browser whose scrollbars take room."""
    with chromium(scrollbars=True) as browser:
        yield browser


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    return Person(server.url, "Hostess")


@pytest.fixture(scope="module")
def tables(host: Person) -> list[str]:
    """A game in the middle of each kind, one that is over of each kind, and their replays."""
    paths = []
    for game in SLUGS:
        running, over = host.opens(game, 2), host.opens(game, 2)
        assert not host.plays(running, 6)
        assert host.plays(over)
        paths += [f"/t/{running}", f"/t/{over}", f"/t/{over}/review"]
    return paths


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_scrollbar_where_everything_fits(
    viewport: dict[str, int], wide_browser: Browser, server: Server, host: Person, tables: list[str]
) -> None:
    guest = Visitor(wide_browser, server.url, viewport=viewport)
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    found = {}
    for path in [*FIT, *tables, *(FIT_WIDE if viewport == DESKTOP else [])]:
        page = guest.go(path)
        page.wait_for_function(READY)
        room = page.evaluate(ROOM)
        if room != {"bar": 0, "over": 0}:
            found[path] = room
    assert not found
    guest.leave()
