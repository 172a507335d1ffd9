"""The page follows the host's settings: invite codes, and offers that are switched off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browser_helpers import Visitor
from support.i18n_helpers import button, message_text
from support.server_process import FREELY, Server, serving, sqlite

HOUSE = ("--invite", "tea time", "--no-lobby", "--talk", "phrases", "--no-spectators")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(Path(tmp_path_factory.mktemp("house"))), *FREELY, *HOUSE) as server:
        yield server


@pytest.fixture
def guest(browser: Browser, house: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, house.url)
    visitor.set(language="en", speed=0)
    visitor.context.add_init_script("delete window.WebAssembly")  # then even solo games are the server's
    yield visitor
    visitor.context.close()


def test_a_code_is_asked_for_until_it_is_right(guest: Visitor) -> None:
    page = guest.go("/new/hats")
    button(page, "new-start").click()
    field = page.get_by_label(message_text(page, "invite-ask"))
    field.fill("coffee time")
    button(page, "invite-enter").click()
    page.get_by_text(message_text(page, "invite-wrong")).wait_for()
    field.fill("tea time")
    button(page, "invite-enter").click()
    page.wait_for_url("**/t/*")
    expect(field).to_have_count(0)


def test_who_has_no_code_is_told_and_goes_on_looking(guest: Visitor) -> None:
    page = guest.go("/new/hats")
    button(page, "new-start").click()
    page.get_by_label(message_text(page, "invite-ask")).wait_for()
    page.keyboard.press("Escape")
    page.locator(".toast", has_text="invitation").wait_for()
    button(page, "new-start").click()
    page.get_by_label(message_text(page, "invite-ask")).wait_for()  # and may try again


def test_what_the_house_does_not_offer_is_not_shown(guest: Visitor) -> None:
    page = guest.go("/tables")
    page.get_by_role("heading", name=message_text(page, "tables-ratings")).wait_for()
    for absent in ("tables-quick", "tables-open"):
        expect(page.get_by_role("heading", name=message_text(page, absent))).to_have_count(0)
    page = guest.go("/new/hats/friends")
    page.locator(".only-wide .more").first.click()
    page.get_by_role("radiogroup", name=message_text(page, "new-talk")).wait_for()
    expect(page.get_by_role("radiogroup", name=message_text(page, "new-talk")).get_by_role("radio")).to_have_count(2)
    for absent in ("new-spectators", "new-public"):
        expect(page.get_by_role("radiogroup", name=message_text(page, absent))).to_have_count(0)


def test_several_people_play_on_one_device(guest: Visitor) -> None:
    page = guest.go("/hotseat/hats")
    for number, name in enumerate(("Anna", "Ben")):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_label(message_text(page, "invite-ask")).fill("tea time")
    button(page, "invite-enter").click()  # once: the device knows it for the others
    page.locator("main:has-text('Pass the device to')").wait_for()
    page.reload()
    page.locator("main:has-text('Pass the device to')").wait_for()
    expect(page.get_by_label(message_text(page, "invite-ask"))).to_have_count(0)
