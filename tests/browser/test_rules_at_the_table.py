"""Rules, log and menus open over the table, and Escape closes them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from support.browser_helpers import Visitor
from support.rest_client import Person
from support.server_process import Server


def test_rules_and_log_open_over_the_table_and_escape_closes_them(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    host = Person(server.url, "Anna")
    table = host.opens("hats", 2)
    host.plays(table, 2)
    guest = visitor(viewport={"width": 1100, "height": 800})  # wider, the log stands beside the table
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{table}")
    page.get_by_role("button", name="Rules", exact=True).click()
    sheet = page.get_by_role("dialog", name="Rules")
    sheet.locator("#H9 a.rule").click()
    expect(sheet.locator("#H9.marked")).to_be_visible()  # the table is not left
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()

    log = page.get_by_role("dialog", name="Log")
    page.keyboard.press("l")
    expect(log).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
