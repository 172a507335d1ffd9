"""A page survives lost connections, restarts, several tabs, prefixes, languages and large text."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser_helpers import Visitor, overflow
from support.play_helpers import OVER, PLAYS, Mouse, take_turn
from support.rest_client import Person
from support.server_process import FREELY, Server, serving, sqlite
from support.tcp_proxy import tcp_proxy
from support.waiting import PATIENCE

AGAIN = "Connection lost. Retrying…"
PREFIX = "/games/hatbox"
SHORT: dict[str, dict[str, object]] = {"hats": {}, "magic_hat": {"stall_limit": 8}, "top_hats": {"stall_limit": 6}}
STACKS = 5  # to build in Top Hats, before there is a board


@contextmanager
def at_home(browser: Browser, url: str, person: Person | None = None, **wishes: Any) -> Iterator[Visitor]:
    """Somebody with a browser who visits an address of their own."""
    guest = Visitor(browser, url, **wishes)
    guest.set(speed=0, language="en")
    if person is not None:
        person.moves_into(guest)
    yield guest
    guest.leave()


def two_people(server: Server, game: str, **options: object) -> tuple[Person, Person, str]:
    """A game that has begun; the first of the two is to move, and nothing happens unless somebody moves."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.opens(game, 2, bots=False, options={"first": 0, **options})
    ben.do(table, "sit")
    anna.do(table, "ready")
    ben.do(table, "ready")
    return anna, ben, table


def commands(page: Page) -> list[Any]:
    """All commands that a page sends from now on."""
    sent: list[Any] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "command":
            sent.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", heard))
    return sent


def swap(page: Page, first: int, second: int) -> None:
    """A move of Magic Hat."""
    page.locator("button[data-action=swap]:enabled").click()
    page.locator(f"[data-slot='{first}'].can").click()
    page.locator(f"[data-slot='{second}'].can").click()


def swaps(person: Person, table: str) -> int:
    """Return the number of swaps so far."""
    updates = person.ask("GET", f"/api/tables/{table}/history")["updates"]
    return sum(event["code"] == "magic-swap" for update in updates for event in update.get("game_events", []))


def wait_for_swaps(person: Person, page: Page, table: str, count: int) -> None:
    """Wait until a move is stored."""
    deadline = time.monotonic() + PATIENCE
    while swaps(person, table) != count:
        assert time.monotonic() < deadline, "the move was never stored"
        page.evaluate("new Promise((next) => setTimeout(next, 25))")


# --- lines that break


def test_a_move_made_while_the_line_is_broken_is_made_once(browser: Browser, server: Server) -> None:
    anna, ben, table = two_people(server, "magic_hat")
    with tcp_proxy(server.port) as line, at_home(browser, line.url, anna) as guest:
        sent = commands(guest.page)
        page = guest.go(f"/t/{table}")
        page.locator("button[data-action=swap]:enabled").wait_for()
        line.cut()
        page.get_by_text(AGAIN).wait_for()
        swap(page, 2, 5)
        assert swaps(ben, table) == 0
        line.mend()
        page.get_by_text(AGAIN).wait_for(state="detached")
        wait_for_swaps(ben, page, table, 1)
        page.locator("[data-my-turn=false]").wait_for(state="attached")
        assert [command["do"]["move"] for command in sent] == ["swap 2 5"]


def test_a_move_whose_acknowledgement_is_lost_is_made_once(browser: Browser, server: Server) -> None:
    anna, ben, table = two_people(server, "magic_hat")
    with tcp_proxy(server.port) as line, at_home(browser, line.url, anna) as guest:
        sent = commands(guest.page)
        page = guest.go(f"/t/{table}")
        page.locator("button[data-action=swap]:enabled").wait_for()
        line.swallows = True
        swap(page, 2, 5)
        wait_for_swaps(ben, page, table, 1)
        assert page.locator("[data-my-turn=true]").count()  # it does not know yet
        line.cut()
        line.mend()
        page.locator("[data-my-turn=false]").wait_for(state="attached")
        assert swaps(ben, table) == 1
        assert len(sent) == 2  # said again, by the same name
        assert sent[0]["id"] == sent[1]["id"]


def test_without_a_network_the_game_waits_and_goes_on_by_itself(browser: Browser, server: Server) -> None:
    anna, ben, table = two_people(server, "magic_hat")
    with at_home(browser, server.url, anna) as guest:
        sent = commands(guest.page)
        page = guest.go(f"/t/{table}")
        page.locator("button[data-action=swap]:enabled").wait_for()
        page.evaluate("window.since = 'before'")
        guest.context.set_offline(True)
        page.get_by_text(AGAIN).wait_for()
        assert page.locator("dialog[open]").count() == 0  # it is said aside
        swap(page, 2, 5)  # and the board may be used
        assert swaps(ben, table) == 0
        guest.context.set_offline(False)
        page.get_by_text(AGAIN).wait_for(state="detached")
        wait_for_swaps(ben, page, table, 1)
        page.locator("[data-my-turn=false]").wait_for(state="attached")
        guest.context.set_offline(True)
        page.get_by_text(AGAIN).wait_for()
        ben.do(table, "move", move="swap 1 3")
        guest.context.set_offline(False)
        page.locator("button[data-action=swap]:enabled").wait_for()  # what came meanwhile is told
        page.get_by_text(AGAIN).wait_for(state="detached")
        assert [command["do"]["move"] for command in sent] == ["swap 2 5"]
        assert page.evaluate("window.since") == "before"


def test_a_restart_of_the_server_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FREELY) as server:
        person = Person(server.url, "Anna")
        table = person.opens("hats", 2)
        with at_home(browser, server.url, person) as guest:
            page = guest.go(f"/t/{table}")
            page.locator("[data-my-turn=true]").wait_for(state="attached")
            take_turn(page, "hats", Mouse(), random.Random(2))
            page.evaluate("window.since = 'before'")
            server.stop()
            page.get_by_text(AGAIN).wait_for()
            server.start()
            page.get_by_text(AGAIN).wait_for(state="detached")
            page.locator("[data-my-turn=true]").wait_for(state="attached")
            take_turn(page, "hats", Mouse(), random.Random(3))
            assert person.plays(table)  # the rest quickly
            page.locator(OVER).wait_for()
            assert page.evaluate("window.since") == "before"


def test_two_tabs_of_one_player_agree(browser: Browser, server: Server) -> None:
    anna, _, table = two_people(server, "hats")
    with at_home(browser, server.url, anna) as guest:
        first, second = guest.page, guest.tab()
        for page in (first, second):
            page.goto(f"{server.url}/t/{table}")
            page.locator("[data-my-turn=true]").wait_for(state="attached")
        before = screen_reader_text(second)
        take_turn(first, "hats", Mouse(), random.Random(1))
        moment = first.locator("[data-moment]").get_attribute("data-moment")
        second.locator(f"[data-moment='{moment}']").wait_for(state="attached")
        first.mouse.move(0, 0)
        expect(second.locator("main")).to_match_aria_snapshot(screen_reader_text(first))
        assert screen_reader_text(second) != before


def screen_reader_text(page: Page) -> str:
    """A table as a screen reader has it; where one's keys go is each tab's own affair."""
    return re.sub(r" \[active\]", "", page.locator("main").aria_snapshot())


# --- addresses


def test_the_back_button_goes_back(browser: Browser, server: Server) -> None:
    with at_home(browser, server.url) as guest:
        page = guest.go("/")
        page.evaluate("window.since = 'first'")
        home = page.title()
        page.get_by_role("button", name="Play Hats").click()
        page.wait_for_url("**/t/*")
        page.locator("[data-moment]").wait_for()
        page.go_back()
        page.wait_for_url(f"{server.url}/")
        page.get_by_role("button", name="Play Hats").wait_for()
        assert page.title() == home
        page.go_forward()
        page.locator("[data-moment]").wait_for()
        assert page.evaluate("window.since") == "first"  # nothing was loaded anew


def test_links_lead_straight_to_a_screen(browser: Browser, server: Server) -> None:
    person = Person(server.url, "Anna")
    table = person.opens("hats", 2)
    assert person.plays(table)
    with at_home(browser, server.url, person) as guest:
        page = guest.go(f"/t/{table}")
        page.locator(OVER).wait_for()
        page = guest.go(f"/t/{table}/review")
        page.get_by_role("slider").first.wait_for()
        page = guest.go("/rules/hats#H5")
        rule = page.locator("#H5")
        rule.wait_for()
        expect(rule).to_be_in_viewport()
        assert page.evaluate("scrollY") > 0


def test_under_a_prefix_everything_is_below_it(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(sqlite(tmp_path), *FREELY, "--prefix", PREFIX) as server,
        tcp_proxy(server.port, PREFIX) as proxy,
        at_home(browser, proxy.url, installs=True) as guest,
    ):
        asked: list[str] = []
        guest.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
        guest.page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
        page = guest.go("/")
        page.get_by_role("button", name="Play Magic Hat").click()
        page.wait_for_url(f"**{PREFIX}/t/*")
        page.locator("[data-my-turn=true]").wait_for(state="attached")
        take_turn(page, "magic_hat", Mouse(), random.Random(1))
        page.reload()
        page.locator("[data-moment]").wait_for()
        assert any(path.endswith(".wasm") for path in asked)
        guest.go("/t/0123456789abcdef")  # of the server, which has no such table
        page.get_by_text("There’s no table here").wait_for()
        assert f"{PREFIX}/ws" in asked
        assert [path for path in asked if not path.startswith(f"{PREFIX}/")] == []
        scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
        assert urlsplit(scope).path == f"{PREFIX}/"


def test_no_other_host_is_asked_for_anything(browser: Browser, server: Server) -> None:
    person = Person(server.url, "Anna")
    tables = [person.opens(game, 2, options=options) for game, options in SHORT.items()]
    asked: set[str] = set()
    with at_home(browser, server.url, person, hurried=True, installs=True) as guest:
        guest.context.on("request", lambda request: asked.add(request.url))
        guest.page.on("websocket", lambda socket: asked.add(socket.url))
        for path in ("/", "/tables", "/profile", "/new/hats", "/learn/hats", "/lesson/hats", "/rules/hats"):
            guest.go(path).wait_for_load_state("networkidle")
        for table in tables:
            page = guest.go(f"/t/{table}")
            page.locator("[data-moment]").wait_for()
            assert person.plays(table)
            page.locator(OVER).wait_for()
            guest.go(f"/t/{table}/review").wait_for_load_state("networkidle")
    assert any(url.startswith("ws:") for url in asked)
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(server.url).netloc}


# --- how it is shown


def test_another_language_needs_no_reload(browser: Browser, server: Server) -> None:
    with at_home(browser, server.url) as guest:
        page = guest.go("/")
        page.evaluate("window.since = 'first'")
        html = page.locator("html")
        for name, language, direction in (("Deutsch", "de", "ltr"), ("עברית", "he", "rtl"), ("English", "en", "ltr")):
            before = page.get_by_role("heading", level=1).text_content()
            page.locator("header button[aria-haspopup=dialog]").first.click()
            page.locator("dialog[open]").get_by_role("button", name=name).click()
            expect(html).to_have_attribute("lang", language)
            expect(html).to_have_attribute("dir", direction)
            expect(page.get_by_role("heading", level=1)).not_to_have_text(str(before))
        assert page.evaluate("window.since") == "first"


BOARDS = {"hats": ".hand button", "magic_hat": "[data-slot]", "top_hats": "[data-cell]"}


@pytest.mark.parametrize("game", BOARDS)
def test_in_hebrew_the_page_is_mirrored_and_the_board_is_not(
    game: str, visitor: Callable[..., Visitor], server: Server
) -> None:
    anna, ben, table = two_people(server, game)
    if game == "top_hats":
        anna.plays(table, STACKS)
        ben.plays(table, STACKS)
    lefts = {}
    for language in ("en", "he"):
        guest = visitor()
        guest.set(speed=0, language=language)
        anna.moves_into(guest)
        page = guest.go(f"/t/{table}")
        page.locator(BOARDS[game]).first.wait_for()
        assert direction(page, "main") == ("rtl" if language == "he" else "ltr")
        assert direction(page, BOARDS[game]) == "ltr"
        lefts[language] = page.locator(BOARDS[game]).evaluate_all(ORDER)
    assert lefts["he"] == lefts["en"]
    page.locator(BOARDS[game]).nth(1).focus()
    for key, way in (("ArrowRight", 1), ("ArrowLeft", -1)):  # arrows go where they point
        before = page.evaluate(FOCUSED)
        page.keyboard.press(key)
        assert (page.evaluate(FOCUSED) - before) * way > 0, key


FOCUSED = "() => document.activeElement.getBoundingClientRect().left"
ORDER = """found => found
  .map((node, number) => [node.getBoundingClientRect().left, number])
  .sort((one, other) => one[0] - other[0])
  .map(([, number]) => number)"""


def direction(page: Page, selector: str) -> str:
    found: str = page.locator(selector).first.evaluate("node => getComputedStyle(node).direction")
    return found


MOVING = """() => {
  const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility']; // to fade is not to move
  window.moved = new Set();
  const look = () => {
    for (const { playState, effect } of document.getAnimations())
      if (playState === 'running' && effect.getKeyframes().flatMap(Object.keys).some((name) => !still.includes(name)))
        moved.add(effect.target?.outerHTML.slice(0, 120));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", PLAYS)
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_where_motion_is_unwanted(
    motion: str, game: str, visitor: Callable[..., Visitor], server: Server
) -> None:
    person = Person(server.url, "Anna")
    table = person.opens(game, 2, options={"first": 0})
    guest = visitor(reduced_motion=motion)
    guest.set(speed=1, language="en")
    person.moves_into(guest)
    page = guest.go(f"/t/{table}")
    page.locator("[data-my-turn=true]").wait_for(state="attached")
    page.locator("main button:enabled").first.wait_for()
    page.evaluate(MOVING)
    take_turn(page, game, Mouse(), random.Random(1))
    page.locator("[data-my-turn=true]").wait_for(state="attached")
    moved = page.evaluate("[...moved]")
    if motion == "reduce":
        assert moved == []
    else:
        assert moved  # what moves is seen


def test_at_twice_the_size_nothing_is_cut_off(visitor: Callable[..., Visitor], server: Server) -> None:
    person = Person(server.url, "Anna")
    guest = visitor(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    guest.set(speed=0, language="en")
    person.moves_into(guest)
    for path in ("/", "/tables", *(f"/t/{person.opens(game, 2)}" for game in PLAYS)):
        page = guest.go(path)
        page.wait_for_load_state("networkidle")
        assert overflow(page) == [], path
