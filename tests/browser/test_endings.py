"""Ends of games: counted before the winner is named, told rightly when somebody gives up, and open to visitors."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser_helpers import PHONE, Visitor
from support.rest_client import Person
from support.server_process import Server


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    return Person(server.url, "Anna")


@pytest.fixture(scope="module")
def over(host: Person) -> dict[str, str]:
    """A finished game of each kind."""
    tables = {game: host.opens(game, 2) for game in ("hats", "magic_hat", "top_hats")}
    assert all(host.plays(table) for table in tables.values())
    return tables


def given_up(host: Person, server: Server, game: str) -> str:
    """A game that the other player has given up at once."""
    ben, table = Person(server.url, "Ben"), host.opens(game, 2, bots=False)
    ben.do(table, "sit")
    host.do(table, "ready")
    ben.do(table, "ready")
    assert ben.do(table, "resign")["type"] == "ack"
    return table


@pytest.mark.parametrize("game", ["hats", "magic_hat"])
def test_a_game_given_up_says_who_and_shows_the_table(
    game: str, visitor: Callable[..., Visitor], host: Person, server: Server
) -> None:
    guest = visitor(viewport=PHONE)
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{given_up(host, server, game)}")
    expect(page.locator(".end")).to_contain_text("Ben gave up.")
    expect(page.locator(".end h2")).to_have_text("You win!")
    assert page.locator("[data-ending]").count() == 0
    if game == "hats":
        expect(page.locator(".tabtag .far")).to_have_text("Round 1 of 8")


def test_points_are_counted_before_the_winner_is_named(visitor: Callable[..., Visitor], host: Person) -> None:
    setup = {"game": "hats", "players": 2, "bots": {"1": "march_hare"}}  # there is an easier one, and a stronger one
    table = host.ask("POST", "/api/tables", setup)["id"]
    host.do(table, "start")
    assert host.plays(table)
    guest = visitor()
    host.moves_into(guest)
    guest.set(language="en", speed=0.5)
    page = guest.go(f"/t/{table}")
    lead, other = page.locator("[data-ending]"), page.locator("section.end .other")
    expect(lead.locator("h1")).to_have_text("Counting…")
    expect(lead.locator(".who")).to_be_hidden()
    expect(other).to_be_hidden()  # whether it is easier or stronger would tell who has won
    expect(lead.locator("h1")).not_to_have_text("Counting…")
    expect(lead.locator(".who")).to_be_visible()
    expect(other).to_be_visible()


def test_the_end_can_be_put_away(visitor: Callable[..., Visitor], host: Person, over: dict[str, str]) -> None:
    guest = visitor(viewport=PHONE)
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{over['magic_hat']}")
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-ending]")).to_have_count(0)
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("[data-ending]")).to_be_visible()
    for game in ("magic_hat", "top_hats"):  # who looks back sees the last position, and can have the result
        page = guest.go(f"/t/{over[game]}/review")
        page.get_by_role("radio", name="Board").check()
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="See the result")).to_be_visible()
        expect(page.locator("[data-ending]")).to_have_count(0)


def test_a_visitor_of_a_shared_game_can_play_it(visitor: Callable[..., Visitor], over: dict[str, str]) -> None:
    guest = visitor(viewport=PHONE)
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{over['hats']}/review")
    page.get_by_role("button", name="Play Hats").click()
    page.wait_for_selector("[data-my-turn]")
    assert over["hats"] not in page.url


def test_an_old_table_shows_its_end_after_a_rematch(
    visitor: Callable[..., Visitor], host: Person, over: dict[str, str]
) -> None:
    guest = visitor()
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    page = guest.go(f"/t/{over['top_hats']}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(over["top_hats"]))  # who asks goes along
    fresh = page.url
    page = guest.go(f"/t/{over['top_hats']}")
    follow = page.get_by_role("link", name="Go to the next game")
    expect(follow).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.url.endswith(over["top_hats"])
    follow.click()
    page.wait_for_url(fresh)
