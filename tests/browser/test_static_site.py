"""The page on a static host, under a path: no server, no network, new versions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser_helpers import PHONE, Visitor, overflow, small_targets
from support.command import hatbox
from support.play_helpers import OVER, Finger, play_out
from support.static_host import static_host
from support.waiting import wait_until

PATH = "/games/hatbox"
SCREENS = ("/new/hats", "/tables", "/profile", "/rules/top-hats", "/learn", "/learn/hats", "/lesson/hats", "/t/gone")
READY = "navigator.serviceWorker.ready.then(() => undefined)"
UPDATE = "navigator.serviceWorker.ready.then(registration => registration.update())"
CACHES = "caches.keys()"
FATE = """async () => {  // of the worker
  const registration = await navigator.serviceWorker.register('sw.js');
  const worker = registration.installing ?? registration.active;
  if (worker.state === 'installing') await new Promise(done => worker.addEventListener('statechange', done));
  return worker.state;
}"""


@pytest.fixture
def site(built_page: None, tmp_path: Path) -> Path:
    """The folder of a site, two folders below the host's."""
    folder = tmp_path.joinpath(*PATH.split("/"))
    assert hatbox("site", str(folder)).returncode == 0
    return folder


def errors_of(page: Page) -> list[str]:
    """Everything from now on that a static host cannot answer: failed requests, and those that need a server."""
    errors: list[str] = []
    page.on("requestfailed", lambda request: errors.append(request.url))
    page.on("websocket", lambda socket: errors.append(socket.url))

    def check(status: int, url: str) -> None:
        path = urlsplit(url).path
        if status >= 400 or not path.startswith(f"{PATH}/") or path.startswith((f"{PATH}/api", f"{PATH}/ws")):
            errors.append(f"{status} {url}")

    page.on("response", lambda response: check(response.status, response.url))
    return errors


def test_a_site_asks_no_server_and_works_without_a_network(browser: Browser, site: Path, tmp_path: Path) -> None:
    """From the second visit on, every screen opens by itself; in Hebrew, on a phone."""
    with static_host(tmp_path) as host:
        guest = Visitor(browser, host.url + PATH, installs=True, viewport=PHONE, has_touch=True, hurried=True)
        guest.set(language="he", speed=0)
        errors = errors_of(guest.page)
        page = guest.go("/")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("main input:not([type=radio])")).to_have_count(0)  # no code of a friend's table
        for path in SCREENS:
            guest.walk(PATH + path).wait_for_load_state("networkidle")
            assert overflow(page) == [], path
            assert small_targets(page) == [], path
        guest.walk(f"{PATH}/profile").locator("main form input").fill("Anna")
        page.locator("main form button").click()
        expect(page.locator("main h2").first).to_have_text("Anna")
        page.evaluate(READY)
        assert errors == []
        host.stop()
        for path in ("/", *SCREENS):
            guest.go(path).locator("h1").first.wait_for()
        expect(guest.go("/profile").locator("main h2").first).to_have_text("Anna")
        play_offline(guest)
        assert [url for url in errors if "/api" in url or "/ws" in url] == []
        guest.leave()


def play_offline(guest: Visitor) -> None:
    """Play a game against a bot, come back to it after reloads, look at it again."""
    page = guest.go("/")
    page.locator("main button.primary").first.click()
    page.wait_for_url(f"**{PATH}/t/local-*")

    def come_back() -> None:
        page.reload()
        page.locator("[data-my-turn=true]").wait_for(state="attached")

    play_out(page, "hats", Finger(), look=come_back)
    page.locator(OVER).locator("a[href$='/review']").click()
    page.locator(".summary").wait_for()
    page.reload()
    page.locator(".summary").wait_for()
    expect(guest.go("/tables").locator("main a[href$='/review']")).to_have_count(1)


def test_a_site_whose_rules_do_not_load_says_so(browser: Browser, site: Path, tmp_path: Path) -> None:
    for module in (site / "assets").glob("*.wasm"):
        module.unlink()
    with static_host(tmp_path) as host:
        guest = Visitor(browser, host.url + PATH, installs=True)
        page = guest.go("/")
        page.get_by_role("button", name="Play Hats").click()
        page.get_by_text("Your browser can’t run the game.").wait_for()
        guest.context.close()  # what it says in the console is about the missing file


def test_a_page_in_place_of_a_file_is_not_cached(browser: Browser, site: Path, tmp_path: Path) -> None:
    """Such as a login, or the answer of some hosts to every address."""
    (missing,) = (site / "assets").glob("Learn-*.js")
    script = missing.read_bytes()
    missing.unlink()
    with static_host(tmp_path, site / "index.html", conceals=True) as host:
        guest = Visitor(browser, host.url + PATH, installs=True)
        page = guest.go("/")
        assert page.evaluate(FATE) == "redundant"
        missing.write_bytes(script)
        page.reload()
        page.evaluate(READY)
        host.stop()
        guest.go("/learn").locator("h1").wait_for()
        guest.context.close()  # the console tells of the worker that failed


def test_a_link_to_a_screen_opens_it(browser: Browser, site: Path, tmp_path: Path) -> None:
    """By 404.html where the host has that, else behind a #; also where the browser keeps no worker."""
    with static_host(tmp_path, site / "404.html") as host:
        guest = Visitor(browser, host.url + PATH)
        guest.context.add_init_script("delete Navigator.prototype.serviceWorker")
        guest.page.goto(f"{host.url}{PATH}/rules/magic-hat")
        guest.page.wait_for_url(f"{host.url}{PATH}/rules/magic-hat")
        expect(guest.page).to_have_title(re.compile("Magic Hat"))
        guest.page.goto(f"{host.url}{PATH}/#/learn/top-hats")
        guest.page.wait_for_url(f"{host.url}{PATH}/learn/top-hats")
        expect(guest.page).to_have_title(re.compile("Top Hats"))
        # 404 is the answer of this host to such a link, and on the way up to the site
        guest.faults[:] = [text for text in guest.faults if "404" not in text]
        guest.leave()


def test_a_new_version_waits_for_the_player(browser: Browser, site: Path, tmp_path: Path) -> None:
    with static_host(tmp_path) as host:
        guest = Visitor(browser, host.url + PATH, installs=True)
        page = guest.go("/")
        page.evaluate(READY)
        other = guest.tab()
        other.goto(guest.url)
        other.locator("main").wait_for()
        old, new = make_new_version(site)
        other.evaluate(UPDATE)
        for tab in (page, other):
            tab.get_by_text("A new version is ready.").wait_for()
            assert build_of(tab) == old
        other.get_by_role("button", name="Reload").click()
        other.wait_for_function("build => document.querySelector('meta[name=hatbox-build]').content === build", arg=new)
        guest.walk(f"{PATH}/learn/hats").locator("h1").wait_for()  # the new version lacks its files
        assert build_of(page) == old
        assert len(page.evaluate(CACHES)) == 2
        page.close()
        other.reload()
        wait_until(lambda: len(other.evaluate(CACHES)) == 1)
        assert other.evaluate(CACHES) == [f"hatbox {PATH}/ {new}"]
        _, newest = make_new_version(site)
        other.evaluate(UPDATE)
        announcement = other.get_by_text("A new version is ready.")
        announcement.wait_for()
        other.reload()  # a new start needs no button
        wait_until(lambda: other.evaluate(CACHES) == [f"hatbox {PATH}/ {newest}"])
        assert build_of(other) == newest
        expect(announcement).to_have_count(0)
        guest.page = other
        guest.leave()


HIDE = """() => {
  Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_new_version_is_loaded_when_nobody_looks(browser: Browser, site: Path, tmp_path: Path) -> None:
    with static_host(tmp_path) as host:
        guest = Visitor(browser, host.url + PATH, installs=True, hurried=True)
        guest.set(language="en", speed=0)
        page = guest.go("/")
        page.evaluate(READY)
        page.get_by_role("button", name="Play Hats").click()
        page.locator("[data-my-turn=true]").wait_for()
        old, new = make_new_version(site)
        page.evaluate(UPDATE)
        page.get_by_text("A new version is ready.").wait_for()
        page.evaluate(HIDE)  # in the middle of a turn
        page.evaluate("() => new Promise(done => setTimeout(done, 5000))")  # later than it would be loaded
        assert build_of(page) == old
        guest.walk(f"{PATH}/tables")
        page.evaluate(HIDE)
        page.wait_for_function("build => document.querySelector('meta[name=hatbox-build]').content === build", arg=new)
        assert page.url.endswith(f"{PATH}/tables")
        guest.leave()


def make_new_version(site: Path) -> tuple[str, str]:
    """Publish a version that differs in its digest and no longer has the screen for learning; return both digests."""
    worker, index = (site / "sw.js").read_text(encoding="utf-8"), (site / "index.html").read_text(encoding="utf-8")
    old = re.search('BUILD = "(.+)"', worker)
    files = re.search(r"FILES = (\[.*\])", worker)
    assert old is not None
    assert files is not None
    kept = [path for path in json.loads(files[1]) if not path.startswith("assets/Learn-")]
    for path in (site / "assets").glob("Learn-*"):
        path.unlink()
    new = old[1][::-1]
    (site / "index.html").write_text(index.replace(old[1], new), encoding="utf-8")
    (site / "sw.js").write_text(worker.replace(old[1], new).replace(files[1], json.dumps(kept)), encoding="utf-8")
    return old[1], new


def build_of(page: Page) -> str:
    build: str = page.evaluate("document.querySelector('meta[name=hatbox-build]').content")
    return build
