"""No move without intent: quick taps, double taps, and answers that are slow, lost or in another order, in every game.

What the server says is held back by the test and let through when the test wants it, so nothing here depends on time.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from test_resilience import two_people

from support.browser_helpers import DESKTOP, PHONE, Visitor
from support.i18n_helpers import button, message_text
from support.play_helpers import spot
from support.rest_client import Person
from support.server_process import Server
from support.waiting import PATIENCE

BOUNCE = 600  # ms: `BOUNCE` of web/src/lib/tapFilter.ts
MAX_TABLES, MAX_MOVES = 12, 120  # until the position that is wanted must have come up
BY = {"mouse": DESKTOP, "touch": PHONE}
FIRST = re.compile(r"([A-I][1-9])(x?)(\.?)(\(?)")


class Slow:
    """The messages between a page and its server, recorded, and held back as long as the test wants."""

    def __init__(self, page: Page) -> None:
        self.moves: list[str] = []  # that the page has sent
        self.asked: list[str] = []  # moves that the page has asked about
        self.held: list[tuple[WebSocketRoute, str]] = []
        self.questions: list[Route] = []  # held back
        self.holds: Callable[[str], bool] = lambda kind: False
        self.holds_questions = False
        page.route_web_socket(re.compile("/ws$"), self._opened)
        page.route("**/why?*", self._asked)

    def _opened(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "command":
                self.moves.append(message["do"].get("move", message["do"]["kind"]))
            server.send(text)

        page.on_message(sent)
        server.on_message(lambda text: self._told(page, str(text)))

    def _told(self, page: WebSocketRoute, text: str) -> None:
        if self.held or self.holds(json.loads(text)["type"]):
            self.held.append((page, text))
        else:
            page.send(text)

    def _asked(self, route: Route) -> None:
        self.asked.append(route.request.url)
        if self.holds_questions:
            self.questions.append(route)
        else:
            route.continue_()

    def release(self) -> None:
        """Let everything through that was said meanwhile."""
        self.holds = lambda kind: False
        for page, text in self.held:
            page.send(text)
        self.held = []


def everything(kind: str) -> bool:
    """Hold all that the server says."""
    return True


def all_but_answers(kind: str) -> bool:
    """Let answers through and hold the news that follow them."""
    return kind not in ("ack", "refused")


@contextmanager
def at_table(
    browser: Browser, server: Server, person: Person, table: str, how: str, **choices: object
) -> Iterator[tuple[Page, Slow]]:
    """Somebody at a table, whose line can be held; whatever the page complains about fails the test."""
    guest = Visitor(browser, server.url, viewport=BY[how], has_touch=how == "touch")
    guest.set(speed=0, language="en", **choices)
    person.moves_into(guest)
    line = Slow(guest.page)
    page = guest.go(f"/t/{table}")
    page.locator("[data-my-turn=true]").wait_for(state="attached")
    yield page, line
    guest.leave()


def tap(page: Page, how: str, selector: str) -> None:
    """Press, with a mouse or a finger, and wait for nothing."""
    at = spot(page.locator(selector).first)
    if how == "touch":
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def cell(name: str) -> str:
    return f"[data-cell={name}]"


def at_once(page: Page, *cells: str) -> None:
    """Tap cells one after the other before the page can do anything in between."""
    page.locator(f"[data-cell={cells[0]}]").wait_for()
    page.evaluate(
        "names => { for (const name of names) document.querySelector(`[data-cell=${name}]`).click(); }", [*cells]
    )


def moment(page: Page) -> str | None:
    return page.locator("[data-moment]").get_attribute("data-moment")


# --- Top Hats


def two_jumps(scene: dict[str, Any]) -> tuple[str, str, str] | None:
    """A stack, a landing where its move may end, and one further on."""
    for text in scene.get("paths", ()):
        found = re.match(r"([A-I][1-9])(?:[A-I][1-9]x?\.)*([A-I][1-9])x?\.\(([A-I][1-9])x?\.", text)
        if found:
            return found[1], found[2], found[3]
    return None


def shared_step(scene: dict[str, Any]) -> tuple[str, str, str] | None:
    """Two stacks, and a cell that both can get to with a move that ends there."""
    ends: dict[str, list[str]] = {}
    for text in scene.get("paths", ()):
        at, depth = 2, 0
        while at < len(text):
            if text[at] == ")":
                depth, at = depth - 1, at + 1
                continue
            found = FIRST.match(text, at)
            assert found
            if depth == 0 and found[3] and not found[4]:
                ends.setdefault(found[1], []).append(text[:2])
            depth, at = depth + bool(found[4]), found.end()
    return next(((stacks[0], stacks[1], to) for to, stacks in ends.items() if len(stacks) > 1), None)


def find_table(server: Server, wanted: Callable[[dict[str, Any]], Any]) -> tuple[Person, str, Any]:
    """A table of two people where the first is to move, and can move as is wanted."""
    chance = random.Random(3)
    for _ in range(MAX_TABLES):
        anna, ben, table = two_people(server, "top_hats")
        for _ in range(MAX_MOVES):
            scene = anna.ask("GET", f"/api/tables/{table}/snapshot")["scene"]
            if scene["turn"] is None:
                break
            if found := wanted(scene):
                return anna, table, found
            person = anna if scene.get("legal") else ben
            legal = person.ask("GET", f"/api/tables/{table}/snapshot")["scene"].get("legal")
            if legal:
                person.do(table, "move", move=chance.choice(legal))
    raise AssertionError("the position never came up")


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("how", BY)
def test_T6_quick_taps_jump_on_and_send_nothing(browser: Browser, server: Server, how: str, confirm: bool) -> None:
    anna, table, (stack, first, second) = find_table(server, two_jumps)
    with at_table(browser, server, anna, table, how, confirm=confirm) as (page, line):
        line.holds = everything
        line.holds_questions = True
        before = moment(page)
        for name in (stack, first, second):
            tap(page, how, cell(name))
        page.locator(f"{cell(second)}[data-can=here]").wait_for()
        stop = button(page, "topw-stop")
        stop.wait_for()
        assert (line.moves, line.asked, moment(page)) == ([], [], before)
        stop.click()
        line.release()
        page.locator(f"[data-moment]:not([data-moment='{before}'])").wait_for(state="attached")
        assert line.moves == [f"move {stack} {first} {second}"]


def test_T6_taps_within_one_frame_jump_on(browser: Browser, server: Server) -> None:
    anna, table, (stack, first, second) = find_table(server, two_jumps)
    with at_table(browser, server, anna, table, "mouse") as (page, line):
        at_once(page, stack, first, second)
        page.locator(f"{cell(second)}[data-can=here]").wait_for()
        assert (line.moves, line.asked) == ([], [])


@pytest.mark.parametrize("how", BY)
def test_T6_whoever_changes_his_mind_moves_the_other_stack(browser: Browser, server: Server, how: str) -> None:
    anna, table, (one, other, target) = find_table(server, shared_step)
    with at_table(browser, server, anna, table, how) as (page, line):
        line.holds = everything
        for name in (one, other, target):
            tap(page, how, cell(name))
        page.locator(f"[data-can=picked]{cell(other)}").wait_for()
        line.release()
        page.locator("[data-my-turn=false]").wait_for(state="attached")
        assert line.moves == [f"move {other} {target}"]


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("how", BY)
def test_a_double_tap_never_ends_a_move(browser: Browser, server: Server, how: str, confirm: bool) -> None:
    anna, table, (stack, first, _) = find_table(server, two_jumps)
    with at_table(browser, server, anna, table, how, confirm=confirm) as (page, line):
        tap(page, how, cell(stack))
        page.locator(f"{cell(first)}.target").wait_for()
        twice(page, how, cell(first))
        page.locator(f"{cell(first)}[data-can=here]").wait_for()
        button(page, "topw-stop").wait_for()
        assert line.moves == []
        assert page.locator(".confirm").count() == 0


def twice(page: Page, how: str, selector: str) -> None:
    """A double tap as a browser feels it: the times of the two are given, whatever a loaded machine makes of them."""
    x, y = spot(page.locator(selector).first)
    session = page.context.new_cdp_session(page)
    start = page.evaluate("Date.now()") / 1000
    for number, begins in enumerate((start, start + 0.28)):
        for down, at in ((True, begins), (False, begins + 0.05)):
            if how == "touch":
                points = [{"x": x, "y": y}] if down else []
                kind = "touchStart" if down else "touchEnd"
                session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})
            else:
                kind = "mousePressed" if down else "mouseReleased"
                press = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": number + 1, "timestamp": at}
                session.send("Input.dispatchMouseEvent", press)
    session.detach()


@pytest.mark.parametrize("how", BY)
def test_to_end_a_move_by_its_cell_is_asked_about(browser: Browser, server: Server, how: str) -> None:
    anna, table, (stack, first, _) = find_table(server, two_jumps)
    with at_table(browser, server, anna, table, how, confirm=True) as (page, line):
        before = moment(page)
        tap(page, how, cell(stack))
        tap(page, how, cell(first))
        button(page, "topw-stop").wait_for()
        page.wait_for_timeout(BOUNCE + 100)  # a tap of its own
        tap(page, how, cell(first))
        yes = button(page, "confirm-yes")
        yes.wait_for()
        tap(page, how, cell(stack))  # does nothing
        assert (line.moves, moment(page)) == ([], before)
        yes.click()
        page.locator(f"[data-moment]:not([data-moment='{before}'])").wait_for(state="attached")
        assert line.moves == [f"move {stack} {first}"]


def test_why_not_is_answered_late_in_another_order_or_never(browser: Browser, server: Server) -> None:
    anna, table, (stack, first, _) = find_table(server, two_jumps)
    with at_table(browser, server, anna, table, "mouse") as (page, line):
        view = anna.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["view"]
        enemies = [name for name, hats in view["stacks"].items() if hats[0] == "yellow"]
        before, bubble = moment(page), page.get_by_role("note")
        line.holds_questions = True
        at_once(page, enemies[0])
        waits_for(page, lambda: len(line.questions) == 1)
        at_once(page, stack)  # something else is done meanwhile
        line.questions[0].fulfill(json={"legal": False, "code": "top-not-yours", "params": {}, "rule": "T5"})
        page.locator(f"{cell(stack)}[data-can=picked]").wait_for()
        at_once(page, first, enemies[-1])  # after a landing that cannot be jumped to
        waits_for(page, lambda: len(line.questions) == 2)
        line.questions[1].abort()
        expect(bubble).to_have_text(message_text(page, "not-allowed-now"))
        at_once(page, enemies[0])
        waits_for(page, lambda: len(line.questions) == 3)
        line.questions[2].fulfill(json={"legal": True})  # even then
        expect(bubble).to_have_count(0)
        assert (line.moves, moment(page)) == ([], before)
        assert page.locator(f"{cell(first)}[data-can=here]").count() == 1


def waits_for(page: Page, condition: Callable[[], bool]) -> None:
    """Let the page go on until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came true"
        page.wait_for_timeout(25)


# --- every game: what is not allowed is asked, and what was sent is sent once


def hats_try(page: Page, how: str) -> None:
    cards = page.locator(".hand button[aria-disabled=false]")
    cards.first.wait_for()
    for number in range(cards.count()):  # a high card may take everything
        tap(page, how, f".hand button[aria-disabled=false] >> nth={number}")
        page.locator("[data-target].ok, [data-target].no").first.wait_for()
        if page.locator("[data-target].no").count():
            break
    tap(page, how, "[data-target].no")


def magic_try(page: Page, how: str) -> None:
    for selector in ("button[data-action=swap]", "[data-slot='2']", "[data-slot='5']"):
        tap(page, how, selector)


def top_try(page: Page, how: str) -> None:
    tap(page, how, ".rail button:not([disabled])")
    tap(page, how, cell("E5"))


def hats_move(page: Page, how: str) -> None:
    tap(page, how, ".hand button[aria-disabled=false]")
    tap(page, how, "[data-target].ok")


def magic_move(page: Page, how: str) -> None:
    tap(page, how, "button[data-action=swap]")
    tap(page, how, "[data-slot='3']")
    tap(page, how, "[data-slot='6']")


def top_move(page: Page, how: str) -> None:
    tap(page, how, ".rail button:not([disabled])")
    tap(page, how, "[data-cell].target")


TRIES = {"hats": hats_try, "magic_hat": magic_try, "top_hats": top_try}
MOVES = {"hats": hats_move, "magic_hat": magic_move, "top_hats": top_move}
OTHERS = {"hats": ".hand button[aria-pressed=false]", "magic_hat": "[data-slot='1']", "top_hats": cell("I9")}


def ready(server: Server, game: str) -> tuple[Person, str]:
    """A table where the first of two is to move: in Magic Hat after a swap, in Top Hats after building."""
    anna, ben, table = two_people(server, game, **({"first": 1} if game == "magic_hat" else {}))
    if game == "magic_hat":
        ben.do(table, "move", move="swap 2 5")
    if game == "top_hats":
        for person in (anna, ben):
            for _ in range(5):
                legal = person.ask("GET", f"/api/tables/{table}/snapshot")["scene"]["legal"]
                person.do(table, "move", move=legal[0])
    return anna, table


@pytest.mark.parametrize("how", BY)
@pytest.mark.parametrize("game", TRIES)
def test_what_is_not_allowed_is_asked_and_never_moved(browser: Browser, server: Server, game: str, how: str) -> None:
    anna, table = ready(server, game)
    with at_table(browser, server, anna, table, how) as (page, line):
        before = moment(page)
        TRIES[game](page, how)
        page.get_by_role("note").wait_for()
        assert (line.moves, len(line.asked), moment(page)) == ([], 1, before)


@pytest.mark.parametrize("holds", [everything, all_but_answers])
@pytest.mark.parametrize("how", BY)
@pytest.mark.parametrize("game", MOVES)
def test_a_move_is_sent_once_and_taps_meanwhile_are_shown_to_do_nothing(
    browser: Browser, server: Server, game: str, how: str, holds: Callable[[str], bool]
) -> None:
    anna, table = ready(server, game)
    with at_table(browser, server, anna, table, how) as (page, line):
        before = moment(page)
        line.holds = holds
        MOVES[game](page, how)
        waits_for(page, lambda: len(line.moves) == 1 and (holds is everything or bool(line.held)))
        tap(page, how, OTHERS[game])
        page.get_by_text(message_text(page, "move-on-its-way")).wait_for()
        assert (len(line.moves), line.asked, moment(page)) == (1, [], before)
        line.release()
        page.locator(f"[data-moment]:not([data-moment='{before}'])").wait_for(state="attached")
        assert len(line.moves) == 1


@pytest.mark.parametrize("how", BY)
@pytest.mark.parametrize("game", MOVES)
def test_with_asking_nothing_is_sent_before_the_yes(browser: Browser, server: Server, game: str, how: str) -> None:
    anna, table = ready(server, game)
    with at_table(browser, server, anna, table, how, confirm=True) as (page, line):
        before = moment(page)
        MOVES[game](page, how)
        yes, no = button(page, "confirm-yes"), button(page, "confirm-no")
        no.wait_for()
        tap(page, how, OTHERS[game])
        assert line.moves == []
        no.click()
        no.wait_for(state="detached")
        assert (line.moves, moment(page)) == ([], before)
        page.keyboard.press("Escape")
        page.wait_for_timeout(BOUNCE + 100)  # taps of their own
        MOVES[game](page, how)
        yes.click()
        page.locator(f"[data-moment]:not([data-moment='{before}'])").wait_for(state="attached")
        assert len(line.moves) == 1
