"""From the first screen to a table of one's own: what is in sight, who may come, and how everybody looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser_helpers import DESKTOP, PHONE, SIDEWAYS, Visitor
from support.rest_client import Person
from support.server_process import Server

FACES = """found => Object.fromEntries(found.map((seat) => {
  const portrait = seat.querySelector('.portrait');
  const ring = portrait.style.getPropertyValue('--turn');  // tells those apart who have the same face
  return [seat.querySelector('.plate').textContent.trim(), portrait.querySelector('use').getAttribute('href') + ring];
}))"""


@pytest.mark.parametrize("language", ["en", "ru", "he"])
def test_a_phone_held_sideways_offers_all_three_games_at_once(language: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=SIDEWAYS)
    guest.set(language=language, speed=0)
    play = guest.go("/").locator("article .btn.primary")
    expect(play).to_have_count(3)
    for number in range(3):
        expect(play.nth(number)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_with_friends_leads_to_an_invitation_in_sight(language: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=PHONE)
    guest.set(language=language, speed=0)
    page = guest.go("/")
    page.locator("article.front a[href$='/friends']").click()
    page.locator(".foot .primary").click()
    name = page.locator("dialog[open] input")  # a guest is asked for a name before friends come
    name.fill("Nora")
    name.press("Enter")
    page.wait_for_url("**/t/*")
    assert "Nora" in page.evaluate("localStorage.getItem('hatbox.me')")
    copy = page.locator("section:has(#invite-title) .ways button").first
    copy.wait_for()
    assert copy.evaluate("node => node.getBoundingClientRect().bottom") <= page.locator("footer").evaluate(
        "node => node.getBoundingClientRect().top"
    )
    copy.click()  # nothing lies over it
    assert page.locator("button.free").count() == 1  # the other seat is for a person


def test_who_looks_for_players_has_the_buttons_in_sight(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=DESKTOP)
    guest.set(language="en", speed=0)
    page = guest.go("/tables")
    page.get_by_role("button", name="Find a game").click()
    page.wait_for_url("**/t/*")
    page.locator(".searching").wait_for()  # a line more than other rooms have
    expect(page.get_by_role("button", name="Add bots")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Wait, I’m not ready")).to_be_in_viewport(ratio=1)


def test_everybody_at_a_table_has_the_same_face_for_all(visitor: Callable[..., Visitor], server: Server) -> None:
    people = [Person(server.url, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].opens("hats", 3, bots=False)
    for other in people[1:]:
        other.do(table, "sit")
    seen = []
    for person in people:
        guest = visitor()
        guest.set(speed=0, language="en")
        person.moves_into(guest)
        page = guest.go(f"/t/{table}")
        expect(page.locator(".round .portrait")).to_have_count(3)
        faces = page.locator(".round > :has(.portrait)").evaluate_all(FACES)
        seen.append({person.name if name == "You" else name: face for name, face in faces.items()})
    assert seen[0] == seen[1] == seen[2]
    assert len(set(seen[0].values())) == 3


def test_taking_back_is_offered_where_it_can_be_granted(visitor: Callable[..., Visitor], server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.opens("magic_hat", 2, bots=False, options={"first": 0})
    ben.do(table, "sit")
    anna.do(table, "ready")
    ben.do(table, "ready")
    guest = visitor()
    guest.set(speed=0, language="en")
    anna.moves_into(guest)
    page = guest.go(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    back = page.get_by_role("button", name="Take back my last move")
    expect(back).to_contain_text("You have no move to take back.")
    expect(back).to_be_disabled()
    anna.do(table, "move", move="swap 1 2")  # an open menu follows the game
    expect(back).to_be_enabled()
    ben.do(table, "move", move="swap 3 4")
    expect(back).to_contain_text("The other players have to agree.")
    anna.do(table, "move", move="peek 1")
    expect(back).to_be_disabled()
    expect(back).to_contain_text("something hidden has been revealed")


def test_a_review_on_a_phone_has_a_long_slider_and_other_eyes_in_sight(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    anna = Person(server.url, "Anna")
    table = anna.opens("hats", 2)
    assert anna.plays(table)
    guest = visitor(viewport=PHONE)
    guest.set(speed=0, language="en")
    anna.moves_into(guest)
    page = guest.go(f"/t/{table}/review")
    page.get_by_role("radio", name="Board").check()
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert slider.evaluate("node => node.getBoundingClientRect().width") > PHONE["width"] * 0.6
    eyes = page.get_by_role("button", name="Point of view")
    expect(eyes).to_be_in_viewport(ratio=1)
    eyes.click()
    page.get_by_role("dialog", name="Point of view").get_by_role("radio", name="Dormouse").click()
    expect(eyes).to_contain_text("Dormouse")
