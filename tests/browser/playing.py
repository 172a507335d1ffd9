"""People who play through the page, with a mouse, a finger or the keyboard alone. They know no rule, and press what
the page offers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

OVER = "section.end"
MOST_TURNS = 600
REACH = 120  # presses of Tab until something must have been found


class Way(Protocol):
    """How somebody presses things."""

    def press(self, page: Page, found: Locator) -> None:
        """Press something."""

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        """Put a piece that lies there somewhere."""


class Mouse:
    """Clicks; every second piece is dragged."""

    def __init__(self) -> None:
        self._count = 0

    def press(self, page: Page, found: Locator) -> None:
        found.click()

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        self._count += 1
        if self._count % 2:
            target.click()
            return
        source, goal = middle(piece), middle(target)
        page.mouse.move(*source)
        page.mouse.down()
        page.mouse.move((source[0] + goal[0]) / 2, (source[1] + goal[1]) / 2, steps=4)
        page.mouse.move(*goal, steps=4)
        page.mouse.up()


class Finger:
    """Taps."""

    def press(self, page: Page, found: Locator) -> None:
        found.tap()

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        target.tap()


class Keys:
    """Presses keys only: Tab to get there, arrows within a group, Enter."""

    def press(self, page: Page, found: Locator) -> None:
        self.reach(page, found)
        page.keyboard.press("Enter")

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        self.press(page, target)

    def reach(self, page: Page, found: Locator) -> None:
        """Walk there. In a group with one stop for Tab the arrows go on."""
        wanted = found.element_handle()
        assert wanted is not None
        here = "wanted => document.activeElement === wanted"
        near = """wanted => { const group = wanted.closest('[role=toolbar],[role=group],[role=radiogroup]');
            return !!group && document.activeElement !== group && group.contains(document.activeElement) }"""
        for _ in range(REACH):
            if page.evaluate(here, wanted):
                return
            page.keyboard.press("ArrowRight" if page.evaluate(near, wanted) and not reachable(wanted) else "Tab")
        raise AssertionError(f"the keyboard does not reach {found}")


def reachable(node: object) -> bool:
    """Whether Tab stops there."""
    return bool(node.evaluate("node => node.tabIndex >= 0"))  # type: ignore[attr-defined]


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def plays_hats(page: Page, way: Way, rng: random.Random) -> bool:
    """One thing in Hats: put a card where it may go, or end the turn."""
    end = page.get_by_role("button", name="End turn")
    if end.is_visible() and rng.random() < 0.7:
        way.press(page, end)
        return True
    cards = page.locator(".hand button[aria-disabled=false]")
    card = cards.nth(rng.randrange(cards.count()))
    way.press(page, card)
    targets = page.locator("[data-target].ok")
    if targets.count():
        chosen = page.locator(".hand button[aria-pressed=true]")
        way.put(page, chosen, targets.nth(rng.randrange(targets.count())))
        return True
    page.keyboard.press("Escape")
    return False


def plays_magic_hat(page: Page, way: Way, rng: random.Random) -> bool:
    """One thing in Magic Hat: a picture, then one hat or two."""
    action = rng.choice(("peek", "swap", "open"))
    way.press(page, page.locator(f"button[data-action={action}]"))
    for _ in range(2 if action == "swap" else 1):
        slots = page.locator(".slot.can")
        way.press(page, slots.nth(rng.randrange(slots.count())))
    return True


def plays_top_hats(page: Page, way: Way, rng: random.Random) -> bool:
    """One thing in Top Hats: build, place, or make a move as far as it goes."""
    surprise = page.get_by_role("button", name="Surprise me")
    ready = page.get_by_role("button", name="Ready", exact=True)
    if surprise.is_visible():
        way.press(page, surprise)
        way.press(page, ready)
        return True
    forced = page.get_by_role("button", name="Pass", exact=True)
    if forced.is_visible():
        way.press(page, forced)
        return True
    waiting = page.locator(".rail button:not([disabled])")
    own = page.locator("[data-can=move]")
    way.press(page, waiting.first if waiting.count() else own.nth(rng.randrange(own.count())))
    stop = page.get_by_role("button", name="Stop here")
    landings = page.locator("[data-cell].target")
    while page.locator("[data-mine=true]").count():
        landings.or_(stop).first.wait_for()
        if stop.is_visible() and (not landings.count() or rng.random() < 0.6):
            way.press(page, stop)
            return True
        landing = landings.nth(rng.randrange(landings.count()))
        is_whole = landing.get_attribute("data-can") in ("place", "land")
        way.press(page, landing)
        if is_whole:
            return True
    return False


PLAYS: dict[str, Callable[[Page, Way, random.Random], bool]] = {
    "hats": plays_hats,
    "magic_hat": plays_magic_hat,
    "top_hats": plays_top_hats,
}


def take_turn(page: Page, game: str, way: Way, rng: random.Random) -> None:
    """Do one thing, and see it done."""
    before = page.locator("[data-moment]").get_attribute("data-moment")
    chosen = page.locator(".stand.locked").count()
    if PLAYS[game](page, way, rng):
        page.wait_for_function(
            "([before, chosen]) => document.querySelector('[data-moment]').dataset.moment !== before"
            " || document.querySelectorAll('.stand.locked').length > chosen || document.querySelector('[data-mine=false]')",
            arg=[before, chosen],
        )


def play_out(page: Page, game: str, way: Way, seed: int = 1) -> int:
    """Play until the game is over; how many things were done."""
    rng = random.Random(seed)
    ready = page.locator(f"{OVER}, [data-mine=true]").first
    for done in range(MOST_TURNS):
        ready.wait_for(state="attached")
        if page.locator(OVER).count():
            return done
        take_turn(page, game, way, rng)
    raise AssertionError("the game does not end")
