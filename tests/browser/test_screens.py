"""Every screen: its words, its reach, its looks."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Visitor


def test_home_opens_and_one_click_starts_a_game(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = guest.go()
    page.get_by_role("button", name="Play Hats").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("main")
