"""A finished game as a story: every button, in each game, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser_helpers import DESKTOP, PHONE, SIDEWAYS, Visitor, overflow, small_targets, violations
from support.local_games import store_played_game
from support.rest_client import Person
from support.server_process import Server

MOVES = {"hats": 40, "magic_hat": 40, "top_hats": 26}  # then somebody gives up
REMEMBERED = """async () => {
  const request = indexedDB.open('hatbox');
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  if (!database.objectStoreNames.contains('reviews')) return [];
  const rows = database.transaction('reviews').objectStore('reviews').getAll();
  await new Promise((done) => (rows.onsuccess = done));
  database.close();
  return rows.result.map((row) => row.id);
}"""


def open_review(guest: Visitor, game: str) -> Page:
    """The review of a game on this device, once it is complete."""
    page = guest.go("/")
    page = guest.go(store_played_game(page, game, MOVES[game]) + "/review")
    page.locator(".summary .scale").wait_for()
    return page


def tab(page: Page, name: str) -> None:
    """Choose what is beside the board, or instead of it."""
    page.get_by_role("radio", name=name, exact=True).check()


def position(page: Page) -> str:
    """Return the position of the board in the game."""
    return page.get_by_role("slider", name="Position in the game").input_value()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", MOVES)
def test_every_button(game: str, viewport: object, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=viewport)
    guest.set(language="en", speed=0)
    page = open_review(guest, game)
    is_phone = viewport is PHONE
    board = "Board" if is_phone else "This moment"
    check_story(page)
    page.wait_for_function(f"async () => (await ({REMEMBERED})()).length === 1")
    check(page)

    moments = page.locator(".summary li button:has(.picture)")
    assert 1 <= moments.count() <= 5
    moments.last.click()
    expect(page.locator("main [data-moment], main .scaled").first).to_be_visible()
    check_slips(page)
    if is_phone:
        page.get_by_role("button", name="More about this moment").click()
    check_beliefs(page, is_phone=is_phone)
    check_what_if(page)
    check_moves(page, board)
    check_eyes(page, is_phone=is_phone)

    page.get_by_role("button", name="Previous mistake").or_(page.get_by_role("button", name="Next mistake")).and_(
        page.locator(":enabled")
    ).first.click()
    page.get_by_role("button", name="Try again from here").click()
    page.locator("[data-my-turn=true]").wait_for(state="attached")
    assert "/t/local-" in page.url and "review" not in page.url


def check(page: Page) -> None:
    """Everything can be read, pressed and heard."""
    assert violations(page) == []
    assert overflow(page) == []
    if page.viewport_size != DESKTOP:  # there the scene is scaled, and a mouse points well
        assert small_targets(page) == []


def check_story(page: Page) -> None:
    """The answer, the numbers, the graph, and another seat's story."""
    expect(page.get_by_role("heading", level=2).first).to_contain_text("You ")
    page.get_by_text("Show the numbers").click()
    numbers = [int(text.rstrip("%").replace("−", "-")) for text in page.locator(".scale td").all_inner_texts()]
    assert sum(numbers[:4]) == numbers[4]  # they add up as they are read
    graph = page.get_by_role("slider", name="Chance to win")
    graph.focus()
    page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuenow", str(graph.get_attribute("aria-valuemax")))
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.click(position={"x": 200, "y": 40})
    expect(graph).not_to_have_attribute("aria-valuenow", "0")
    eyes = page.get_by_role("radiogroup", name="Point of view").first
    eyes.get_by_role("radio", name="Dormouse").check(force=True)
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Dormouse")
    page.locator(".summary .scale").wait_for()
    eyes.get_by_role("radio", name="You").check(force=True)
    expect(page.get_by_role("heading", level=2).first).to_contain_text("You ")


def check_slips(page: Page) -> None:
    """From mistake to mistake, and back."""
    back, on = (page.get_by_role("button", name=f"{way} mistake") for way in ("Previous", "Next"))
    seen = 0
    while back.is_enabled():
        back.click()
    while on.is_enabled():
        on.click()
        seen += 1
    assert seen
    expect(page.locator(".ring").first).to_be_visible()
    expect(page.get_by_text("Better: ").first).to_be_visible()


def check_beliefs(page: Page, *, is_phone: bool) -> None:
    """Chips on hidden pieces, and what another could know about this seat."""
    toggle = page.get_by_role("button", name="What could be known")
    toggle.click()
    expect(page.locator(".chips").first).to_be_visible()
    if is_phone:
        page.get_by_role("button", name="More about this moment").click()
    listed = page.get_by_role("region", name="What could be known")
    expect(listed.get_by_role("listitem").first).to_contain_text("%")
    about: Locator = listed.get_by_role("radio", name="What Dormouse could know about you")
    about.check(force=True)
    expect(about).to_be_checked()
    check(page)
    toggle.click()
    expect(page.locator(".chips")).to_have_count(0)
    if is_phone:
        page.get_by_role("button", name="More about this moment").click()


def check_what_if(page: Page) -> None:
    """Another move: what it is worth, and back."""
    page.get_by_role("button", name="What if").click()
    dialog = page.get_by_role("dialog", name="What if")
    assert overflow(page) == []
    dialog.get_by_role("listitem").last.get_by_role("button").click()
    expect(page.locator(".trial")).to_contain_text("±")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".trial")).to_have_count(0)


def check_moves(page: Page, board: str) -> None:
    """The list of moves, with marks; a move opens the board there."""
    tab(page, "Moves")
    rows = page.get_by_role("list", name="Moves").locator(":scope > li > button")
    assert page.get_by_role("list", name="Moves").get_by_role("img", name="mistake").count()
    check(page)
    rows.nth(3).click()
    tab(page, board)
    assert 0 < int(position(page)) <= 3
    for name in ("One step forward", "One step back"):
        page.get_by_role("group", name="Scroll through the game").get_by_role("button", name=name).click()


def check_eyes(page: Page, *, is_phone: bool) -> None:
    """All cards face up; the story stays."""
    if is_phone:
        page.get_by_role("button", name="Point of view").click()
        page.get_by_role("dialog", name="Point of view").get_by_role("radio", name="Show everything").click()
    else:
        page.get_by_role("radio", name="Show everything").check(force=True)
    tab(page, "Story")
    expect(page.get_by_role("heading", level=2).first).to_contain_text("You ")
    tab(page, "Board" if is_phone else "This moment")


def test_a_shared_game_tells_the_story_of_whoever_played(visitor: Callable[..., Visitor], server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.opens("magic_hat", 2, options={"stall_limit": 6})
    assert anna.plays(table)
    guest = visitor()
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{table}/review")
    page.locator(".summary .scale").wait_for()
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Anna")
    assert page.evaluate(REMEMBERED) == []  # it is nobody's own


@pytest.mark.parametrize("viewport", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_in_hebrew_at_night(viewport: object, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=viewport)
    guest.set(language="he", speed=0, theme="dark")
    page = open_review(guest, "magic_hat")
    check(page)
    page.locator(".summary li button:has(.picture)").last.click()
    page.locator(".note .fold").click()
    check(page)
    page.locator(".tabs label").last.click()
    page.locator("ol > li").first.wait_for()
    check(page)
