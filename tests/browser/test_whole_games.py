"""Whole games through the page, by mouse, touch or keyboard alone, with bots and with friends."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import DESKTOP, PHONE, Visitor
from playing import OVER, PLAYS, Finger, Keys, Mouse, Way, play_out, take_turn
from serving import Server
from tables import Person

WAYS: dict[str, Callable[[], Way]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}
SHORT: dict[str, dict[str, object]] = {  # the long games end early when nothing happens
    "hats": {},
    "magic_hat": {"stall_limit": 8},
    "top_hats": {"stall_limit": 6},
}


@pytest.mark.parametrize("game", PLAYS)
@pytest.mark.parametrize("how", WAYS)
def test_a_whole_game(game: str, how: str, visitor: Callable[..., Visitor], server: Server) -> None:
    way = WAYS[how]()
    touches = how == "touch"
    guest = visitor(viewport=PHONE if touches else DESKTOP, has_touch=touches)
    guest.set(speed=0, language="en")
    person = Person(server.url, "Anna")
    person.moves_into(guest)
    page = guest.go(f"/t/{person.opens(game, 2, options=SHORT[game])}")
    assert play_out(page, game, way) > 3
    assert page.locator(OVER).is_visible()


def test_one_click_from_home_to_the_end_and_again(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.set(speed=0, language="en")
    page = guest.go()
    page.get_by_role("button", name="Play Hats").click()
    page.wait_for_url("**/t/*")
    first = page.url
    play_out(page, "hats", Mouse())
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.locator("[data-mine=true]").wait_for()


@pytest.mark.parametrize(("game", "people"), [("hats", 2), ("hats", 4), ("magic_hat", 3), ("top_hats", 2)])
def test_friends_in_browsers_of_their_own(
    game: str, people: int, visitor: Callable[..., Visitor], server: Server
) -> None:
    """Teams too: four at Hats are two and two."""
    friends = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo", "Dora")[:people]]
    table = friends[0].opens(game, people, bots=False, options=SHORT[game])
    pages = []
    for friend in friends:
        guest = visitor()
        guest.set(speed=0, language="en")
        friend.moves_into(guest)
        pages.append(guest.go(f"/t/{table}"))
    for page in pages[1:]:  # two may press the same chair at once
        page.get_by_role("button", name="Sit here").first.click()
    for page in pages[1:]:
        page.get_by_role("button", name="I’m ready").click()
    pages[0].get_by_role("button", name="Start the game").click()  # she can when all others are ready
    rng, way = random.Random(3), Mouse()
    for _ in range(800):
        for page in pages:
            page.locator(f"{OVER}, [data-mine]").first.wait_for(state="attached")
        if pages[0].locator(OVER).count():
            break
        acting = next((page for page in pages if page.locator("[data-mine=true]").count()), None)
        if acting is not None:
            take_turn(acting, game, way, rng)
    for page in pages:
        page.locator(OVER).wait_for()
