"""People who play through the page, with a mouse, a finger or the keyboard alone. They know no rule, and press what
the page offers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

from support.i18n_helpers import button

OVER = "section.end:has(a[href$='/review'])"  # in any language
MAX_TURNS = 600
REACH = 120  # presses of Tab until something must have been found


SPOT = """node => {
  const box = node.getBoundingClientRect();
  for (const down of [.5, .3, .15, .7, .08]) for (const right of [.5, .3, .15, .7, .85, .06]) {
    const x = box.left + box.width * right, y = box.top + box.height * down;
    if (node.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def spot(target: Locator) -> tuple[float, float]:
    """Wait until something can be touched and return where: other things may lie over it, or fly past."""
    node = target.element_handle()
    node.wait_for_element_state("stable")
    at = target.page.wait_for_function(SPOT, arg=node).json_value()
    return at[0], at[1]


class Way(Protocol):
    """An input method: mouse, touch or keyboard."""

    def press(self, page: Page, found: Locator) -> None:
        """Press something."""

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        """Put a piece that lies there somewhere."""


class Mouse:
    """Clicks; every second piece is dragged."""

    def __init__(self) -> None:
        self._count = 0

    def press(self, page: Page, found: Locator) -> None:
        page.mouse.click(*spot(found))

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        self._count += 1
        if self._count % 2:
            self.press(page, target)
            return
        source, goal = spot(piece), spot(target)
        page.mouse.move(*source)
        page.mouse.down()
        page.mouse.move((source[0] + goal[0]) / 2, (source[1] + goal[1]) / 2, steps=4)
        page.mouse.move(*goal, steps=4)
        page.mouse.up()


class Finger:
    """Taps."""

    def press(self, page: Page, found: Locator) -> None:
        page.touchscreen.tap(*spot(found))

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        self.press(page, target)


class Keys:
    """Presses keys only: Tab to get there, arrows within a group, Enter."""

    def press(self, page: Page, found: Locator) -> None:
        self.reach(page, found)
        page.keyboard.press("Enter")

    def put(self, page: Page, piece: Locator, target: Locator) -> None:
        self.press(page, target)

    def reach(self, page: Page, found: Locator) -> None:
        """Walk there. In a group with one stop for Tab the arrows go on."""
        for _ in range(REACH):  # what is looked for may be drawn again meanwhile: a handle would be of the old one
            if found.evaluate("wanted => document.activeElement === wanted"):
                return
            page.keyboard.press(self._next(found))
        raise AssertionError(f"the keyboard does not reach {found}")

    def _next(self, wanted: Locator) -> str:
        if not wanted.evaluate(TOGETHER):
            return "Tab"
        here, there = wanted.evaluate("wanted => [document.activeElement.dataset.cell, wanted.dataset.cell]")
        if here and here[0] != there[0]:
            return "ArrowUp" if there[0] > here[0] else "ArrowDown"
        return "ArrowLeft" if here and there[1] < here[1] else "ArrowRight"


TOGETHER = """wanted => {
  const group = wanted.closest('[role=toolbar], [role=group], [role=radiogroup]'), here = document.activeElement;
  return !!group && wanted.tabIndex < 0 && here !== group && group.contains(here);
}"""


def plays_hats(page: Page, way: Way, rng: random.Random) -> bool:
    """One thing in Hats: put a card where it may go, or end the turn."""
    end = button(page, "hatsw-end-turn")
    if end.is_visible() and rng.random() < 0.7:
        way.press(page, end)
        return True
    cards = page.locator(".hand button[aria-disabled=false]")
    cards.first.wait_for()
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
        slots.first.wait_for()
        way.press(page, slots.nth(rng.randrange(slots.count())))
    return True


def plays_top_hats(page: Page, way: Way, rng: random.Random) -> bool:
    """One thing in Top Hats: build, place, or make a move as far as it goes."""
    surprise, forced = button(page, "topw-surprise"), button(page, "topw-pass", exact=True)
    waiting, own = page.locator(".rail button:not([disabled])"), page.locator("[data-can=move]")
    surprise.or_(forced).or_(waiting).or_(own).first.wait_for()
    if surprise.is_visible():
        way.press(page, surprise)
        way.press(page, button(page, "topw-ready", exact=True))
        surprise.wait_for(state="hidden")  # until then it is visible, but disabled
        return True
    if forced.is_visible():
        way.press(page, forced)
        return True
    way.press(page, waiting.first if waiting.count() else own.nth(rng.randrange(own.count())))
    stop = button(page, "topw-stop")
    landings = page.locator("[data-cell].target")
    before = page.locator("[data-moment]").get_attribute("data-moment")
    while not page.locator(f"[data-moment]:not([data-moment='{before}']), [data-my-turn=false]").count():
        landings.or_(stop).first.wait_for()
        if stop.is_visible() and (not landings.count() or rng.random() < 0.6):
            way.press(page, stop)
            return True
        landing = landings.nth(rng.randrange(landings.count()))
        cell = landing.get_attribute("data-cell")
        way.press(page, landing)
        moved = f"[data-moment]:not([data-moment='{before}']), [data-my-turn=false]"
        gone_on = f"[data-cell={cell}][data-can=here], {moved}"
        page.locator(gone_on).first.wait_for(state="attached")
    return True


PLAYS: dict[str, Callable[[Page, Way, random.Random], bool]] = {
    "hats": plays_hats,
    "magic_hat": plays_magic_hat,
    "top_hats": plays_top_hats,
}


def take_turn(page: Page, game: str, way: Way, rng: random.Random) -> None:
    """Do one thing, and see it done."""
    before = page.locator("[data-moment]").get_attribute("data-moment")
    if PLAYS[game](page, way, rng):
        done = f"[data-moment]:not([data-moment='{before}']), [data-my-turn=false]"
        page.locator(done).first.wait_for(state="attached")


def play_out(
    page: Page, game: str, way: Way, seed: int = 1, *, look: Callable[[], None] | None = None, every: int = 10
) -> int:
    """Play until the game is over, and have a look now and then; how many things were done."""
    rng = random.Random(seed)
    ready = page.locator(f"{OVER}, [data-my-turn=true]").first
    for done in range(MAX_TURNS):
        ready.wait_for(state="attached")
        if page.locator(OVER).count():
            return done
        if look is not None and done % every == 0:
            look()
        take_turn(page, game, way, rng)
    raise AssertionError("the game does not end")
