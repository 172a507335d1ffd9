"""Whole games through the page, by mouse, touch or keyboard alone, with bots and with friends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, ViewportSize

from support.browser_helpers import DESKTOP, PHONE, Visitor, overflow
from support.i18n_helpers import RIGHT_TO_LEFT, button
from support.play_helpers import OVER, PLAYS, Finger, Keys, Mouse, Way, play_out, take_turn
from support.rest_client import Person
from support.server_process import Server


@dataclass(frozen=True)
class Guise:
    """A player's device, input method and settings."""

    way: Callable[[], Way]
    viewport: ViewportSize
    language: str
    theme: str

    @property
    def touches(self) -> bool:
        return self.way is Finger


GUISES = {
    "mouse": Guise(Mouse, DESKTOP, "en", "light"),
    "touch": Guise(Finger, PHONE, "he", "dark"),
    "keys": Guise(Keys, DESKTOP, "de", "light"),
}
MINE = "[data-my-turn=true]"
OWN_TURNS = 3  # things that everybody does by hand at a table of friends
TONGUES = ("en", "he", "ru", "fr")  # of friends at one table
BOARDS = {  # what lies as it lies at every table, whichever way its words are read
    "hats": "[role=toolbar] button",
    "magic_hat": "[data-slot]",
    "top_hats": "[data-cell], .rail button, .stands button",
}
SHORT: dict[str, dict[str, object]] = {  # the long games end early when nothing happens
    "hats": {},
    "magic_hat": {"stall_limit": 8},
    "top_hats": {"stall_limit": 6},
}


@pytest.mark.parametrize("game", PLAYS)
@pytest.mark.parametrize("how", GUISES)
def test_a_whole_game(game: str, how: str, visitor: Callable[..., Visitor], server: Server) -> None:
    guise = GUISES[how]
    guest = visitor(viewport=guise.viewport, has_touch=guise.touches, hurried=True)
    guest.set(speed=0, language=guise.language, theme=guise.theme)
    person = Person(server.url, "Anna")
    person.moves_into(guest)
    page = guest.go(f"/t/{person.opens(game, 2, options=SHORT[game])}")
    assert play_out(page, game, guise.way(), look=lambda: looks_right(page, game, guise)) > 3
    assert page.locator(OVER).is_visible()
    looks_right(page, game, guise)


def looks_right(page: Page, game: str, guise: Guise) -> None:
    """The page is read in its direction, the board lies as it always does, and nothing is cut off."""
    board, html = page.locator(BOARDS[game]), page.locator("html")
    board.first.wait_for(state="attached")
    assert html.get_attribute("dir") == ("rtl" if guise.language in RIGHT_TO_LEFT else "ltr")
    assert html.get_attribute("data-theme") == guise.theme
    assert set(board.evaluate_all(DIRECTIONS)) == {"ltr"}
    assert overflow(page) == []


DIRECTIONS = "found => found.map((node) => getComputedStyle(node).direction)"


def test_one_click_from_home_to_the_end_and_again(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(installs=True)
    guest.set(speed=0, language="en")
    page = guest.go()
    page.get_by_role("button", name="Play Hats").click()
    page.wait_for_url("**/t/*")
    first = page.url
    play_out(page, "hats", Mouse())
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.locator("[data-my-turn=true]").wait_for()


def play_together(people: list[Person], table: str) -> None:
    """Play a game to its end, quicker than by hand."""
    while True:
        for person in people:
            scene = person.ask("GET", f"/api/tables/{table}/snapshot")["scene"]
            if scene["turn"] is None:
                return
            if legal := scene.get("legal"):
                person.do(table, "move", move=person.rng.choice(legal))


@pytest.mark.parametrize(("game", "people"), [("hats", 2), ("hats", 4), ("magic_hat", 3), ("top_hats", 2)])
def test_friends_in_browsers_of_their_own(
    game: str, people: int, visitor: Callable[..., Visitor], server: Server
) -> None:
    """Teams too: four at Hats are two and two. Everybody reads their own language, and sees the end of a long game."""
    friends = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo", "Dora")[:people]]
    table = friends[0].opens(game, people, bots=False, options=SHORT[game])
    pages = []
    for friend, language in zip(friends, TONGUES, strict=False):
        guest = visitor(hurried=True)
        guest.set(speed=0, language=language)
        friend.moves_into(guest)
        pages.append(guest.go(f"/t/{table}"))
    for page in pages[1:]:  # two may press the same chair at once
        button(page, "waiting-sit-here").first.click()
    for page in pages[1:]:
        button(page, "waiting-ready").click()
    button(pages[0], "waiting-start").click()  # she can when all others are ready
    rng, way, done = random.Random(3), Mouse(), Counter[int]()
    while min(done[number] for number in range(people)) < OWN_TURNS:
        for page in pages:
            page.locator(f"{OVER}, [data-my-turn]").first.wait_for(state="attached")
        if pages[0].locator(OVER).count():
            break
        acting = next((number for number, page in enumerate(pages) if page.locator(MINE).count()), None)
        if acting is not None:
            take_turn(pages[acting], game, way, rng)
            done[acting] += 1
    play_together(friends, table)
    for page in pages:
        page.locator(OVER).wait_for()
