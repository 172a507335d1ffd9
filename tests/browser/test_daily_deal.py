"""The daily deal in a real browser: played on a phone, compared with the bots and everybody, shared."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path

from hatbox.records.daily import day_of
from hatbox.server.server_clock import now_ms
from support.browser_helpers import DESKTOP, PHONE, Visitor, overflow, small_targets, violations
from support.i18n_helpers import button
from support.play_helpers import Mouse, play_out

SHARED = "navigator.share = async (data) => { window.shared = data.text; }"  # no `canShare`: pictures are saved
CARD = re.compile(r"\b[BCDFKST][1-6]\b")


def test_a_daily_deal_is_played_compared_and_shared(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    guest = visitor(viewport=PHONE, hurried=True)
    guest.context.add_init_script(SHARED)
    guest.set(speed=0, language="en")
    page = guest.go("/")
    page.get_by_role("link", name="Daily deal").click()
    page.get_by_role("link", name="Play: Hats").click()
    button(page, "daily-play", exact=True).click()
    page.locator("[data-my-turn=true]").wait_for()
    day = page.url[-len("2026-11-18") :]
    assert day in (day_of(now_ms()), day_of(now_ms() - 60_000))
    page.keyboard.press("u")  # there is no undo
    page.get_by_text("Not in a daily deal").wait_for()
    assert play_out(page, "hats", Mouse()) > 3
    page.get_by_role("link", name="Compare with the bots").click()
    page.get_by_role("listitem").nth(4).wait_for()
    assert page.get_by_role("listitem").filter(has_text="You").count() == 1
    button(page, "daily-compare", exact=True).click()  # the server checks deal, moves and opponent
    page.get_by_role("status").filter(has_text=re.compile("first|other player")).wait_for()

    button(page, "daily-share", exact=True).click()
    page.wait_for_function("window.shared")
    title, result, link = page.evaluate("window.shared").splitlines()
    assert title.startswith("Hatbox Daily · Hats · ")
    assert re.fullmatch(r"🎩*⬜* −?\d+ : −?\d+ · .*", result)
    assert link == f"{guest.url}/daily/hats/{day}"
    assert not CARD.search(title + result)
    with page.expect_download() as download:
        button(page, "daily-picture", exact=True).click()
    download.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert (picture[1:4], struct.unpack(">2I", picture[16:24])) == (b"PNG", (1200, 630))

    for path in ("/daily/hats", "/daily", "/daily/top-hats"):
        page = guest.walk(path)
        page.locator(".panel a").first.wait_for()
        for viewport, direction in ((PHONE, "ltr"), (PHONE, "rtl"), (DESKTOP, "ltr")):
            page.set_viewport_size(viewport)
            page.evaluate("dir => (document.documentElement.dir = dir)", direction)
            assert overflow(page) == [], (path, direction)
            assert small_targets(page) == [], (path, direction)
        assert violations(page) == [], path
    guest.walk("/daily")
    page.get_by_role("link", name="Result: Hats").click()
    button(page, "daily-again").click()
    page.wait_for_url(f"**/t/local-daily-hats-{day}-2")
    guest.leave()
