"""Several people at one device: between turns it is handed over, and nobody finds another's cards on it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from support.browser_helpers import Visitor
from support.play_helpers import OVER, Mouse, take_turn
from support.rest_client import Person
from support.server_process import Server

NAMES = ("Anna", "Ben")
MAX_HANDOVERS = 80  # hand-overs of a game for two
HOLDS = """cards => {
  const body = document.body.cloneNode(true);
  body.querySelectorAll('.symbols, script').forEach((node) => node.remove());
  return cards.filter((card) => new RegExp(`\\\\b${card}\\\\b`).test(body.outerHTML));
}"""  # pictures are named by their cards


def stored_game(page: Page) -> Any:
    """The game that this device plays."""
    return json.loads(page.evaluate("sessionStorage.getItem('hatbox.hotseat.game')"))


def hands(page: Page, asks: Person) -> dict[str, list[str]]:
    """Return every hand, each as the server sends it to its owner."""
    session, found = stored_game(page), {}
    for person in session["people"]:
        asks.token = person["token"]
        view = asks.ask("GET", f"/api/tables/{session['table']}/snapshot")["scene"]["view"]
        found[person["name"]] = view["hands"][person["seat"]]
    return found


def test_a_whole_game_is_handed_to_and_fro_and_nobody_sees_the_others_cards(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    guest, asks, rng = visitor(), Person(server.url, "Onlooker"), random.Random(4)
    guest.set(speed=0, language="en")
    page = guest.go("/hotseat/hats")
    for number, name in enumerate(NAMES):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name="Start the game").click()
    handed: list[str] = []
    while len(handed) < MAX_HANDOVERS:
        page.locator("main:has-text('Pass the device to')").wait_for()
        both = hands(page, asks)
        assert page.evaluate(HOLDS, [*both[NAMES[0]], *both[NAMES[1]]]) == []  # nothing at all lies open in between
        assert page.locator("[data-moment]").count() == 0
        handed.append(next(name for name in NAMES if page.get_by_role("button", name=name).count()))
        other = NAMES[1 - NAMES.index(handed[-1])]
        page.get_by_role("button", name=handed[-1]).click()
        page.locator(".hand button").first.wait_for()
        assert page.evaluate(HOLDS, both[handed[-1]]) == both[handed[-1]]  # one's own are: it is looked for rightly
        assert page.evaluate(HOLDS, both[other]) == []
        passing, over = page.get_by_role("button", name=f"Hide and pass to {other}"), page.locator(OVER)
        done = passing.or_(over)
        while not done.count():
            take_turn(page, "hats", Mouse(), rng)
            done.or_(page.locator("[data-my-turn=true]")).first.wait_for(state="attached")
        if over.count():
            break
        passing.click()
    assert page.locator(OVER).count()
    assert handed[:4] in ([*NAMES, *NAMES], [*NAMES[::-1], *NAMES[::-1]])
