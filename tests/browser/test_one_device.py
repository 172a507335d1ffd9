"""Several people at one device: between turns it is handed over, and nobody finds another's cards on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from playwright.sync_api import Page

from support.browser_helpers import Visitor
from support.local_games import replay, stored_games
from support.play_helpers import OVER, Mouse, take_turn
from support.waiting import wait_until

NAMES = ("Anna", "Ben")
MAX_HANDOVERS = 80  # hand-overs of a game for two
HOLDS = """cards => {
  const body = document.body.cloneNode(true);
  body.querySelectorAll('.symbols, script').forEach((node) => node.remove());
  return cards.filter((card) => new RegExp(`\\\\b${card}\\\\b`).test(body.outerHTML));
}"""  # pictures are named by their cards


def hands(page: Page) -> dict[str, list[str]]:
    """Return every hand by its owner, from the game that this device keeps."""
    (stored,) = stored_games(page)
    hands = cast("list[list[str]]", replay(stored).position()["hands"])
    return {chair["name"]: hand for chair, hand in zip(stored["chairs"], hands, strict=True)}


def test_a_whole_game_is_handed_to_and_fro_and_nobody_sees_the_others_cards(
    visitor: Callable[..., Visitor],
) -> None:
    guest, rng = visitor(), random.Random(4)
    guest.set(speed=0, language="en")
    page = guest.go("/hotseat/hats")
    for number, name in enumerate(NAMES):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name="Start the game").click()
    handed: list[str] = []
    while len(handed) < MAX_HANDOVERS:
        page.locator("main:has-text('Pass the device to')").wait_for()
        both = hands(page)
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


def test_everybody_builds_in_secret_before_the_device_goes_on(visitor: Callable[..., Visitor]) -> None:
    """Two people and a bot at Top Hats; a reload in between loses nothing."""
    guest, rng = visitor(hurried=True), random.Random(4)
    guest.set(speed=0, language="en")
    page = guest.go("/hotseat/top-hats")
    for number, name in enumerate(NAMES):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("combobox").last.select_option("dormouse")
    page.get_by_role("button", name="Start the game").click()
    for name in NAMES:
        page.get_by_role("button", name=f"I’m {name}").click()
        page.locator("[data-my-turn=true]").wait_for()
        take_turn(page, "top_hats", Mouse(), rng)
        if name == NAMES[0]:
            page.get_by_role("button", name=f"Hide and pass to {NAMES[1]}").click()
            page.reload()
    page.locator("[data-moment]:not([data-moment='0'])").wait_for()  # all have built

    def stacks_of(seat: int) -> int:
        (stored,) = stored_games(page)
        facts = [event["fact"] for event in stored["events"]]
        return sum(fact["kind"] == "chose" and fact["seat"] == seat for fact in facts)

    wait_until(lambda: [stacks_of(seat) for seat in range(3)] == [5, 5, 5])
