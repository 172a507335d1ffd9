"""Messages about the server on the page: progress of its first start, people online."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from support.browser_helpers import PHONE, Visitor
from support.i18n_helpers import message_text

NOT_READY = {"code": "server/getting-ready", "params": {"done": 30, "total": 120, "seconds": 200}}


def play_hats(page: Page) -> None:
    page.get_by_role("button", name="Play Hats").click()


def test_a_server_that_gets_ready_says_how_far_it_is_and_goes_on_by_itself(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=PHONE)
    guest.context.add_init_script("delete window.WebAssembly")  # then even solo games are the server's
    page = guest.go("/")
    is_ready = False

    def refuse(route: Route) -> None:
        if is_ready or route.request.method != "POST":
            route.continue_()
        else:
            body = json.dumps(NOT_READY)
            route.fulfill(status=503, headers={"Retry-After": "1"}, content_type="application/json", body=body)

    page.route("**/api/tables", refuse)
    play_hats(page)
    panel = page.get_by_role("complementary", name=message_text(page, "ready-title"))
    panel.wait_for()
    progress = panel.get_by_role("progressbar")
    expect(progress).to_have_attribute("max", "120")
    expect(progress).to_have_js_property("value", 30)
    expect(panel.get_by_role("link", name=message_text(page, "home-learn-meanwhile"))).to_be_visible()
    is_ready = True
    page.wait_for_url("**/t/*")  # nobody pressed anything again
    expect(panel).to_have_count(0)
    guest.faults = [text for text in guest.faults if "503" not in text and "WebAssembly" not in text]


def test_tables_say_who_is_online(visitor: Callable[..., Visitor]) -> None:
    page = visitor().go("/tables")
    line = page.locator(".busy")
    expect(line).to_contain_text("online")
    page.route("**/api/tables?*", lambda route: counts(route, people=7, games=2))
    page.route("**/api/tables", lambda route: counts(route, people=7, games=2))
    page.reload()
    expect(line).to_contain_text("7 people online")
    expect(line).to_contain_text("2 games in progress")


def counts(route: Route, **figures: int) -> None:
    """Answer as the server does, with other figures."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), **figures})
