"""Games on the visitor's own device: played, continued, stored, exported and checked, without a word to the server."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from hatbox.records.record import decode, verify
from support.browser_helpers import DESKTOP, PHONE, Visitor
from support.i18n_helpers import button
from support.local_games import store_game
from support.play_helpers import OVER, PLAYS, Finger, Mouse, Way, play_out, take_turn
from support.server_process import Server
from support.tcp_proxy import tcp_proxy

HERE = "**/t/local-*"
SHORT: dict[str, dict[str, int]] = {"hats": {}, "magic_hat": {"stall_limit": 8}, "top_hats": {"stall_limit": 6}}
GUISES: dict[str, tuple[ViewportSize, Callable[[], Way], str]] = {
    "mouse": (DESKTOP, Mouse, "en"),
    "touch": (PHONE, Finger, "he"),
}
READY = "navigator.serviceWorker.ready.then(() => undefined)"  # everything is cached
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }})"
NO_ROOM = """IDBObjectStore.prototype.put = function () {
  Object.defineProperty(this.transaction, 'error', {value: new DOMException('full', 'QuotaExceededError')});
  this.transaction.abort();
}"""
NO_WEBASSEMBLY = "delete window.WebAssembly"
DAMAGE = """async (event) => {
  const open = indexedDB.open('hatbox');
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
  const rows = database.transaction('games', 'readwrite').objectStore('games');
  const all = rows.getAll();
  await new Promise((done) => (all.onsuccess = done));
  const [game] = all.result;
  if (event) game.events = JSON.stringify([...JSON.parse(game.events), event]);
  if (event) game.count += 1;
  else game.version = 99;
  const put = rows.put(game);
  await new Promise((done) => (put.onsuccess = done));
  database.close();
}"""


def begin(guest: Visitor) -> Page:
    """Start a game against a bot from the home screen."""
    guest.set(speed=0, language="en")
    page = guest.go()
    page.get_by_role("button", name="Play Hats").first.click()
    page.wait_for_url(HERE)
    page.locator("[data-moment]").wait_for()
    return page


def move(page: Page) -> None:
    """Make one move on one's own turn."""
    page.locator("[data-my-turn=true]").wait_for()
    moment = page.locator("[data-moment]").get_attribute("data-moment")
    take_turn(page, "hats", Mouse(), random.Random(1))
    page.wait_for_function("moment => document.querySelector('[data-moment]').dataset.moment !== moment", arg=moment)


def export(page: Page, folder: Path) -> Path:
    """Save the game as a file."""
    with page.expect_download() as download:
        button(page, "local-save-file").click()
    file = folder / "record.jsonl"
    download.value.save_as(file)
    return file


@pytest.mark.parametrize(("game", "how"), [("hats", "touch"), ("magic_hat", "mouse"), ("top_hats", "touch")])
def test_a_whole_game_without_a_network(game: str, how: str, browser: Browser, server: Server, tmp_path: Path) -> None:
    """From the second visit on: played, exported, checked and seen again.

    Each game by each way is played on a server, in test_whole_games.py: the board is the same.
    """
    viewport, way, language = GUISES[how]
    with tcp_proxy(server.port) as line:
        guest = Visitor(browser, line.url, viewport=viewport, has_touch=way is Finger, hurried=True, installs=True)
        guest.set(speed=0, language=language)
        page = guest.go("/")
        page.evaluate(READY)
        line.cut()
        page = guest.go(store_game(page, game, **SHORT[game]))
        assert play_out(page, game, way()) > 3
        button(page, "menu-title").click()
        assert verify(decode(export(page, tmp_path).read_bytes())) == []
        page.keyboard.press("Escape")
        page.locator("a[href$='/review']").click()
        page.get_by_role("slider").first.wait_for()
        guest.leave()


def test_a_game_goes_on_after_a_reload_and_from_the_list(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(hurried=True)
    page = begin(guest)
    move(page)
    page.locator("[data-my-turn=true]").wait_for()
    moment = page.locator("[data-moment]").get_attribute("data-moment")
    page.reload()
    page.locator("[data-my-turn=true]").wait_for()
    assert page.locator("[data-moment]").get_attribute("data-moment") == moment
    address = page.url
    guest.walk("/")
    page.locator(f"a[href='{address.removeprefix(guest.url)}']").click()
    page.locator("[data-my-turn=true]").wait_for()
    guest.walk("/tables")
    page.locator(f"a[href='{address.removeprefix(guest.url)}']").wait_for()
    page.get_by_role("button", name="Delete this game of Hats?").click()
    button(page, "tables-put-away-yes", exact=True).click()
    page.locator(f"a[href='{address.removeprefix(guest.url)}']").wait_for(state="detached")
    guest.go(address.removeprefix(guest.url))
    page.get_by_text("This game isn’t saved on this device.").wait_for()


def test_a_move_is_taken_back_as_often_as_one_likes(visitor: Callable[..., Visitor]) -> None:
    page = begin(visitor(hurried=True))
    for _ in range(2):
        page.locator("[data-my-turn=true]").wait_for()
        before = page.locator("[data-moment]").get_attribute("data-moment")
        move(page)
        page.locator("[data-my-turn=true]").wait_for()
        while page.locator("[data-moment]").get_attribute("data-moment") != before:
            page.keyboard.press("u")
            page.locator("[data-my-turn=true]").wait_for()


@pytest.mark.parametrize(("trouble", "words"), [(NO_DATABASE, "doesn’t let us save"), (NO_ROOM, "no room left")])
def test_where_nothing_can_be_stored_play_goes_on(trouble: str, words: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(hurried=True)
    guest.context.add_init_script(trouble)
    page = begin(guest)
    page.get_by_text(words).wait_for()
    move(page)
    page.locator("[data-my-turn=true]").wait_for()
    assert page.get_by_text(words).count() == 1
    address = page.url.removeprefix(guest.url)
    guest.walk("/")
    page.locator(f"a[href='{address}']").click()
    page.locator("[data-my-turn=true]").wait_for()


@pytest.mark.parametrize(
    ("event", "words"),
    [({"at": 0, "fact": {"kind": "moved", "seat": 0, "move": "end end"}}, "is damaged"), (None, "newer version")],
)
def test_a_game_that_cannot_be_read_is_named_and_can_be_saved_and_removed(
    event: object, words: str, visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    guest = visitor(hurried=True)
    page = begin(guest)
    page.locator("[data-my-turn=true]").wait_for()
    address = page.url.removeprefix(guest.url)
    guest.go("/rules/hats")
    page.evaluate(DAMAGE, event)
    guest.go(address)
    page.get_by_text(words).wait_for()
    saved = json.loads(export(page, tmp_path).read_bytes())
    assert saved["id"] in address
    button(page, "tables-put-away-yes").click()
    page.wait_for_url(guest.url + "/")
    guest.go(address)
    page.get_by_text("isn’t saved on this device").wait_for()


def test_a_finished_game_can_be_shared_by_a_link(visitor: Callable[..., Visitor]) -> None:
    guest, friend = visitor(hurried=True), visitor()
    page = begin(guest)
    page.locator("[data-my-turn=true]").wait_for()
    button(page, "menu-title").click()
    button(page, "menu-resign").click()
    button(page, "resign-yes").click()
    with page.expect_response("**/api/records") as answer:
        page.locator(OVER).get_by_role("button", name="Share").click()
    friend.set(language="en")
    shown = friend.go(f"/t/{answer.value.json()['id']}/review")
    shown.get_by_role("slider").first.wait_for()


def test_a_hint_names_the_best_moves_and_why(visitor: Callable[..., Visitor]) -> None:
    page = begin(visitor())
    page.locator("[data-my-turn=true]").wait_for()
    button(page, "hint-ask").click()
    page.locator(".hint li").first.wait_for()
    assert page.locator(".hint .reason").inner_text()
    assert page.locator(".ring").count()


def test_two_tabs_never_overwrite_each_other(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(hurried=True)
    page = begin(guest)
    page.locator("[data-my-turn=true]").wait_for()
    other = guest.tab()
    other.goto(page.url)
    move(other)
    other.locator("[data-my-turn=true]").wait_for()
    PLAYS["hats"](page, Mouse(), random.Random(2))  # its move may be gone before anybody sees it
    page.get_by_text("in another tab").wait_for()
    moment = other.locator("[data-moment]").get_attribute("data-moment")
    page.reload()
    page.locator("[data-my-turn=true]").wait_for()
    assert page.locator("[data-moment]").get_attribute("data-moment") == moment


def test_a_browser_without_webassembly_plays_on_the_server(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.context.add_init_script(NO_WEBASSEMBLY)
    guest.set(speed=0, language="en")
    page = guest.go()
    page.get_by_role("button", name="Play Hats").first.click()
    page.wait_for_url(lambda url: "/t/" in url and "local" not in url)
    page.get_by_text("it’s played on the server").wait_for()
    page.locator("[data-my-turn=true]").wait_for()
    guest.faults.clear()  # the error that is logged


def test_a_module_that_does_not_load_is_no_end(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.context.route("**/*.wasm", lambda route: route.abort())
    guest.set(speed=0, language="en")
    page = guest.go()
    page.get_by_role("button", name="Play Hats").first.click()
    page.wait_for_url(lambda url: "/t/" in url and "local" not in url)
    page.locator("[data-my-turn=true]").wait_for()
    guest.faults.clear()  # the error that is logged
