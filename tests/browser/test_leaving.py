"""Screens that are left before what they wait for has come."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route

from support.browser_helpers import Visitor

TRIES = "**/assets/dailyTables-*.js"


def test_a_daily_deal_may_be_left_before_its_tries_are_known(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.context.route(TRIES, hold)
    with guest.page.expect_request(TRIES):
        guest.go("/daily/hats")
    page = guest.walk("/puzzles")
    with page.expect_response(TRIES) as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("(url) => import(url)", answer.value.url)  # what waited for it goes on
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert guest.faults == []
    page.get_by_role("heading", name="Puzzles", exact=True).wait_for()
