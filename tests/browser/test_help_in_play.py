"""Help at a table: what a move would bring, traces, the log beside the table, who wears what, tips in a first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser_helpers import DESKTOP, PHONE, Visitor
from support.play_helpers import spot
from support.rest_client import Person
from support.server_process import Server

MINE = "[data-my-turn=true]"
PREVIEW = ".preview"


@pytest.fixture
def host(server: Server) -> Person:
    return Person(server.url, "Anna")


def seat_visitor(visitor: Callable[..., Visitor], host: Person, **wishes: Any) -> Visitor:
    guest = visitor(**wishes)
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    return guest


def exchange_of(host: Person, table: str) -> tuple[str, str, str]:
    """A card, the place where it can be played, and the card that lies there."""
    while True:
        scene = host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]
        legal = scene.get("legal") or []
        found = next((move for move in legal if move.startswith("exchange")), None)
        if found:
            _, card, place = found.split()
            return card, place, scene["view"]["table"][int(place) - 1]
        if legal:
            host.do(table, "move", move="end" if "end" in legal else legal[0])


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return {name: float(found[name]) for name in ("x", "y", "width", "height")}


def test_a_place_that_is_pointed_at_tells_what_the_move_would_bring(
    visitor: Callable[..., Visitor], host: Person
) -> None:
    table = host.opens("hats", 3)
    card, place, taken = exchange_of(host, table)
    page = seat_visitor(visitor, host).go(f"/t/{table}")
    target = page.locator(f'[data-target="table:{place}"]')
    page.locator(MINE).wait_for()
    page.mouse.click(*spot(target))
    expect(page.get_by_role("note")).to_have_text("First pick a hat from your hand.")
    page.mouse.click(*spot(page.locator(f'.hand [data-thing="{card}"]')))
    page.mouse.move(*spot(target))
    expect(page.locator(PREVIEW)).to_contain_text(f"{taken[1:]}")
    expect(page.locator(PREVIEW)).to_contain_text("Your points:")
    page.mouse.move(5, 400)
    expect(page.locator(PREVIEW)).to_have_count(0)
    page.locator('[data-target="black"]').focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # by the keyboard
    expect(page.locator(PREVIEW)).to_contain_text("Worth one point as a black hat")
    assert host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["legal"], "looking is not moving"


def test_a_finger_that_is_held_looks_and_does_not_play(visitor: Callable[..., Visitor], host: Person) -> None:
    table = host.opens("hats", 2)
    card, place, _ = exchange_of(host, table)
    moment = host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["moment"]
    guest = seat_visitor(visitor, host, viewport=PHONE, has_touch=True)
    page = guest.go(f"/t/{table}")
    page.locator(MINE).wait_for()
    page.touchscreen.tap(*spot(page.locator(f'.hand [data-thing="{card}"]')))
    x, y = spot(page.locator(f'[data-target="table:{place}"]'))
    line = guest.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(PREVIEW).wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(PREVIEW)).to_have_count(0)
    assert host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["moment"] == moment
    expect(page.locator(f'.hand [data-thing="{card}"][aria-pressed=true]')).to_have_count(1)


def test_all_moves_since_ones_own_leave_traces_and_points_say_where_they_come_from(
    visitor: Callable[..., Visitor], host: Person
) -> None:
    table = host.opens("hats", 3)
    exchange_of(host, table)
    page = seat_visitor(visitor, host).go(f"/t/{table}")
    page.locator(MINE).wait_for()
    moment = page.locator(".page").get_attribute("data-moment")
    host.plays(table, 1)
    while not any(
        move.startswith("black")
        for move in host.ask("GET", f"/api/tables/{table}/snapshot")["scene"].get("legal") or []
    ):
        legal = host.ask("GET", f"/api/tables/{table}/snapshot")["scene"].get("legal") or []
        if legal:
            host.do(table, "move", move="end" if "end" in legal else legal[0])
    page.wait_for_function(f"() => document.querySelector('[data-my-turn=true]')?.dataset.moment > {moment}")
    expect(page.locator("svg.trace")).to_have_count(2)
    assert sorted(node.get_attribute("data-age") or "" for node in page.locator("svg.trace").all()) == ["0", "1"]
    page.locator(".you .points").click()
    expect(page.get_by_role("dialog")).to_contain_text("if the game ended now")


def test_on_a_wide_window_the_log_stands_beside_the_table_and_stays(
    visitor: Callable[..., Visitor], host: Person
) -> None:
    table = host.opens("hats", 2)
    host.plays(table, 3)
    page = seat_visitor(visitor, host, viewport=DESKTOP).go(f"/t/{table}")
    page.locator("div.hand").wait_for()
    page.keyboard.press("l")
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_be_visible()
    for again in (False, True):
        if again:
            page.reload()
            expect(log).to_be_visible()
        page.locator("div.hand").wait_for()
        scene, beside, bar = box(page, "main"), box(page, ".drawer"), box(page, "header")
        assert scene["x"] + scene["width"] <= beside["x"]
        assert bar["y"] + bar["height"] <= beside["y"] + 1
    page.keyboard.press("Escape")
    expect(log).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_have_count(0)


def test_who_wears_what_and_got_it(visitor: Callable[..., Visitor], host: Person) -> None:
    table = host.opens("magic_hat", 2)
    guest = visitor()
    host.moves_into(guest)
    guest.set(language="en", speed=0.5)
    page = guest.go(f"/t/{table}")
    page.locator(MINE).wait_for()
    page.get_by_role("button", name="Hats and heads").click()
    sheet = page.get_by_role("dialog", name="Hats and heads")
    expect(sheet.locator("li")).to_have_count(11)
    expect(sheet).to_contain_text("wizard’s hat")
    expect(sheet).to_contain_text("princess’s pointed hat")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.keyboard.press("3")
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_game_of_each_has_three_tips_that_cover_nothing(
    viewport: dict[str, int], visitor: Callable[..., Visitor], host: Person
) -> None:
    guest = seat_visitor(visitor, host, viewport=viewport, newcomer=True)
    for game in ("hats", "magic_hat", "top_hats"):
        page = guest.go(f"/t/{host.opens(game, 2)}")
        tips = page.get_by_role("region", name="First game")
        expect(tips).to_contain_text("1 of 3")
        coach, scene = box(page, ".coach"), box(page, "main")
        if game == "top_hats" and viewport == PHONE:  # over the others' screens
            tops = [one["y"] for node in page.locator(".build button").all() if (one := node.bounding_box())]
            assert coach["y"] + coach["height"] <= min(tops)
        else:
            assert coach["y"] + coach["height"] <= scene["y"] + 1
        assert scene["y"] + scene["height"] <= viewport["height"]
        page.get_by_role("button", name="Next").click()
        tips.get_by_role("button", name="Next").press("Enter")
        expect(tips).to_contain_text("3 of 3")
        page.get_by_role("button", name="Let’s play").click()
        expect(tips).to_have_count(0)
        page = guest.go(f"/t/{host.opens(game, 2)}")
        page.locator(".page[data-moment]").wait_for()
        expect(tips).to_have_count(0)


def test_tips_can_be_switched_off(visitor: Callable[..., Visitor], host: Person) -> None:
    guest = seat_visitor(visitor, host, newcomer=True)
    page = guest.go(f"/t/{host.opens('hats', 2)}")
    page.get_by_role("button", name="Skip the tips").click()
    page = guest.go(f"/t/{host.opens('magic_hat', 2)}")
    page.locator(".page[data-moment]").wait_for()
    expect(page.get_by_role("region", name="First game")).to_have_count(0)
    page = guest.go("/profile")
    page.get_by_label("First-game tips").click()
    page = guest.go(f"/t/{host.opens('hats', 2)}")
    expect(page.get_by_role("region", name="First game")).to_be_visible()


RINGS = "() => [...document.querySelectorAll('i.ring')].map(node => node.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("game", ["hats", "top_hats"])
def test_a_hint_covers_nothing_that_it_marks_and_the_menu_opens_at_one_tap(
    game: str, visitor: Callable[..., Visitor], host: Person
) -> None:
    table = host.opens(game, 2)
    host.plays(table, 2 if game == "hats" else 12)
    page = seat_visitor(visitor, host, viewport=PHONE).go(f"/t/{table}")
    page.locator(MINE).wait_for()
    page.get_by_role("button", name="What would the Hatter do?").click()
    page.locator(".hint .reason").wait_for()
    expect(page.locator(".hint .move, .hint .equal").first).to_contain_text("±")
    page.locator("i.ring").first.wait_for(state="attached")
    page.wait_for_function(
        """() => {
          const card = document.querySelector('.hint').getBoundingClientRect();
          return [...document.querySelectorAll('i.ring')].every((ring) => {
            const box = ring.getBoundingClientRect();
            return box.bottom - 6 <= card.top || box.top + 6 >= card.bottom;
          });
        }"""
    )
    if game == "hats":  # of a card in the fan only what is not under the next card
        ring = page.evaluate(RINGS)[0]
        covering = page.evaluate(
            """(ring) => {
              const cards = [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect());
              return cards.filter((card) => card.left > ring.left + 10 && card.left + 10 < ring.right).length;
            }""",
            ring,
        )
        assert covering == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_new_game_is_dealt_once_and_not_where_nothing_moves(visitor: Callable[..., Visitor], host: Person) -> None:
    # Pieces that are on their way, by the number of the visit: counted before the page's own code can begin.
    count = """
      const animate = Element.prototype.animate;
      window.dealt = 0;
      Element.prototype.animate = function (frames, options) {
        if (options?.id === 'deal') window.dealt += 1;
        return animate.call(this, frames, options);
      };
    """
    table = host.opens("top_hats", 2)  # all build first: nobody has moved yet
    for speed, visits in ((1, [True, False]), (0, [False])):
        guest = visitor()
        host.moves_into(guest)
        guest.context.add_init_script(count)
        guest.set(language="en", speed=speed)
        for is_dealt in visits:
            page = guest.go(f"/t/{table}")
            page.locator(".supply .hats button").first.wait_for()
            assert (page.evaluate("window.dealt") > 0) == is_dealt


def test_the_rules_open_at_the_rule_that_is_named_on_the_table(visitor: Callable[..., Visitor], host: Person) -> None:
    table = host.opens("hats", 2)
    scene: dict[str, Any] = {}
    while not any(move.startswith("exchange") for move in scene.get("legal") or []):
        exchange_of(host, table)
        scene = host.ask("GET", f"/api/tables/{table}/snapshot")["scene"]
    legal = {tuple(move.split()[1:]) for move in scene["legal"] if move.startswith("exchange")}
    places = range(1, len(scene["view"]["table"]) + 1)
    hand = [card for card in scene["view"]["hands"][0] if card]
    card, place = next((card, place) for card in hand for place in places if (card, str(place)) not in legal)
    page = seat_visitor(visitor, host).go(f"/t/{table}")
    page.locator(MINE).wait_for()
    page.mouse.click(*spot(page.locator(f'.hand [data-thing="{card}"]')))
    page.mouse.click(*spot(page.locator(f'[data-target="table:{place}"]')))
    rule = page.get_by_role("note").locator("a.rule").inner_text()
    page.get_by_role("button", name="Rules", exact=True).click()
    marked = page.get_by_role("dialog", name="Rules").locator(f"#{rule}.marked")
    expect(marked).to_be_in_viewport()
