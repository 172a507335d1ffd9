"""Keyboard focus moves to the next control of a game, not to the top of the page."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from support.browser_helpers import Visitor
from support.i18n_helpers import button
from support.play_helpers import OVER, Keys, plays_top_hats, take_turn
from support.rest_client import Person
from support.server_process import Server

MINE = "[data-my-turn=true]"
MAX_TURNS = 20


def open_table(host: Person, guest: Visitor, game: str) -> tuple[Page, str]:
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    table = host.opens(game, 2)
    page = guest.go(f"/t/{table}")
    page.locator(MINE).wait_for(state="attached")
    return page, table


def wait_for_focus(page: Page, wanted: str) -> None:
    page.wait_for_function("wanted => document.activeElement?.closest(wanted) != null", arg=wanted)


def test_after_the_turn_the_focus_goes_to_the_hand_in_hats(server: Server, visitor: Callable[..., Visitor]) -> None:
    page, _ = open_table(Person(server.url, "Hostess"), visitor(), "hats")
    end = button(page, "hatsw-end-turn")
    rng = random.Random(3)
    for _ in range(MAX_TURNS):
        page.locator(MINE).wait_for(state="attached")
        if end.is_visible():
            break
        take_turn(page, "hats", Keys(), rng)
    Keys().press(page, end)  # a button that is gone then
    wait_for_focus(page, "main .hand, section.end")


def test_a_lost_focus_goes_to_the_actions_in_magic_hat(server: Server, visitor: Callable[..., Visitor]) -> None:
    host = Person(server.url, "Hostess")
    page, table = open_table(host, visitor(), "magic_hat")
    page.locator("button[data-action]").first.wait_for()
    page.keyboard.press("Shift")
    page.evaluate("document.activeElement.blur()")
    host.plays(table, 1)
    wait_for_focus(page, "main button[data-action]")


def test_the_focus_stays_at_the_table_in_top_hats(server: Server, visitor: Callable[..., Visitor]) -> None:
    page, _ = open_table(Person(server.url, "Hostess"), visitor(), "top_hats")
    rng = random.Random(3)
    for _ in range(3):
        page.locator(f"{OVER}, {MINE}").first.wait_for(state="attached")
        plays_top_hats(page, Keys(), rng)
        wait_for_focus(page, "main, dialog, section.end")
