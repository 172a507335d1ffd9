"""Spectators see what the table's settings allow, and have nothing to press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from support.browser_helpers import DESKTOP, PHONE, Visitor, overflow
from support.rest_client import Person
from support.server_process import Server

GAMES = ("hats", "magic_hat", "top_hats")
REACHED = "least => Number(document.querySelector('[data-moment]')?.dataset.moment ?? -1) >= least"
LOOKS = ".enlarge, [data-cell], .points, .heads"  # to look closer, or to ask what counts, is no move
MOVES = 6
DELAY = 8  # events


def moment(person: Person, table: str) -> int:
    """Return the ply of a game."""
    return int(person.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["moment"])


def wait_for_ply(page: Page, least: int) -> int:
    """The moment that is shown, once it is that late."""
    page.wait_for_function(REACHED, arg=least)
    return int(page.locator("[data-moment]").get_attribute("data-moment") or "-1")


def pressable(page: Page) -> list[str]:
    """Return the controls in the scene, except those that only enlarge something."""
    found: list[str] = page.locator(f"main button:enabled:not({LOOKS})").evaluate_all(
        "all => all.map((one) => one.outerHTML.slice(0, 160))"
    )
    return found


def spectator_at(visitor: Callable[..., Visitor], viewport: object, path: str) -> Visitor:
    """Somebody who sits nowhere."""
    guest = visitor(viewport=viewport, hurried=True)
    guest.set(language="en", speed=0)
    guest.go(path)
    return guest


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_blind_sees_all_that_lies_open_at_once(
    game: str, viewport: object, visitor: Callable[..., Visitor], server: Server
) -> None:
    host = Person(server.url, "Hostess")
    table = host.opens(game, 2)
    assert not host.plays(table, MOVES)
    page = spectator_at(visitor, viewport, f"/t/{table}").page
    page.get_by_text("You’re watching: you see what everyone can see.").wait_for()
    assert page.locator(".watching").inner_text() == "Watching"
    wait_for_ply(page, moment(host, table))
    assert pressable(page) == []
    assert overflow(page) == []
    assert host.plays(table)
    page.get_by_role("link", name="Review").wait_for()
    assert page.get_by_role("button", name="Play again").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_delayed_sees_it_some_moves_late(game: str, visitor: Callable[..., Visitor], server: Server) -> None:
    host = Person(server.url, "Hostess")
    table = host.opens(game, 2, spectators="delayed")
    assert not host.plays(table, 2 * MOVES)
    page = spectator_at(visitor, PHONE, f"/t/{table}").page
    page.get_by_text("you see what everyone can see, a few moves behind").wait_for()
    assert page.locator(".watching").inner_text() == "Watching, a few moves behind"
    assert 0 < wait_for_ply(page, 1) <= moment(host, table) - DELAY / 2
    assert pressable(page) == []
    assert overflow(page) == []
    assert host.plays(table)
    assert wait_for_ply(page, moment(host, table)) == moment(host, table)
    page.get_by_role("link", name="Review").wait_for()


def test_delayed_is_told_that_it_has_begun(visitor: Callable[..., Visitor], server: Server) -> None:
    host, friend = Person(server.url, "Hostess"), Person(server.url, "Friend")
    table = host.opens("hats", 2, bots=False, spectators="delayed")
    page = spectator_at(visitor, PHONE, f"/t/{table}").page
    page.get_by_role("button", name="Sit here").first.wait_for()
    friend.do(table, "sit")
    page.get_by_text("Friend").wait_for()  # before the game everybody is told at once
    host.do(table, "ready")
    friend.do(table, "ready")
    begun = [page, spectator_at(visitor, DESKTOP, f"/t/{table}").page]  # who was there, and who comes now
    for one in begun:
        one.get_by_role("heading", name="The game has started").wait_for()
        assert one.locator("[data-moment], main button").count() == 0
        assert overflow(one) == []
    for _ in range(DELAY):
        turn = host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["turn"]
        assert not (host, friend)[turn].plays(table, 1)
    for one in begun:
        assert wait_for_ply(one, 0) < moment(host, table)


def test_after_sees_it_when_it_is_over(visitor: Callable[..., Visitor], server: Server) -> None:
    host = Person(server.url, "Hostess")
    table = host.opens("hats", 2, spectators="after")
    page = spectator_at(visitor, PHONE, f"/t/{table}").page
    page.get_by_text("You can see the game once it’s over.").wait_for()
    assert not host.plays(table, MOVES)
    assert page.locator("[data-moment], main button").count() == 0
    assert host.plays(table)
    page.get_by_role("region", name="napkin").wait_for()
    assert wait_for_ply(page, 1) == moment(host, table)
    page.get_by_role("link", name="Review").wait_for()
