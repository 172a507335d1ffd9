"""Recovery codes, deletion, mutes and reports; a bot takes over when time is up and gives the seat back."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser_helpers import Visitor
from support.rest_client import Person
from support.server_process import Server


def whom(page: Page) -> str | None:
    """Return the player whose token the browser stores."""
    kept = page.evaluate("localStorage.getItem('hatbox.me')")
    return json.loads(kept)["player"] if kept else None


def at_home(visitor: Callable[..., Visitor], person: Person | None, path: str) -> Page:
    """A person's browser at an address of the site."""
    guest = visitor()
    guest.set(speed=0, language="en")
    page = guest.go("/")
    if person is not None:  # once, not with every page: the person may become somebody else
        kept = json.dumps({"player": person.player, "name": person.name, "token": person.token})
        page.evaluate("kept => localStorage.setItem('hatbox.me', kept)", kept)
    return guest.go(path)


def test_a_recovery_code_makes_one_the_same_player_on_another_device(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    anna = Person(server.url, "Anna")
    table = anna.opens("hats", 2, bots=False)
    first = at_home(visitor, anna, "/profile")
    first.get_by_role("button", name="Create a new code").click()
    code = first.locator("code").inner_text()
    second = at_home(visitor, None, "/profile")
    second.get_by_label("Log in with code").fill(code)
    second.get_by_role("button", name="Log in").click()
    expect(second.get_by_role("status").get_by_text("Anna")).to_be_visible()
    assert whom(second) == anna.player
    second.goto(f"{server.url}/t/{table}")
    expect(second.get_by_role("button", name="I’m ready")).to_be_visible()  # she sits there


def test_who_is_deleted_is_nobody_here_and_there(visitor: Callable[..., Visitor], server: Server) -> None:
    anna = Person(server.url, "Anna")
    page = at_home(visitor, anna, "/profile")
    page.get_by_role("button", name="Delete my profile", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert whom(page) is None
    assert anna.ask("GET", "/api/me")["code"] == "identity/unknown-token"


def test_who_is_muted_is_heard_no_more_and_can_be_reported(visitor: Callable[..., Visitor], server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.opens("hats", 2, bots=False, talk="free")
    assert ben.do(table, "sit")["type"] == "ack"
    page = at_home(visitor, anna, f"/t/{table}")
    page.get_by_role("button", name="Chat").click()
    assert ben.do(table, "say", text="You silly hat")["type"] == "ack"
    said = page.get_by_text("You silly hat")
    expect(said.first).to_be_visible()
    page.get_by_role("button", name="Options for Ben").first.click()
    page.get_by_role("button", name="Report to the server admin").click()
    page.get_by_label("What happened?").fill("Not nice")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("Thank you. An admin will read it.").first).to_be_visible()
    page.get_by_role("button", name="Options for Ben").first.click()
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_text("Ben is muted.").first).to_be_visible()
    assert ben.do(table, "say", text="And another thing")["type"] == "ack"
    assert ben.do(table, "ready")["type"] == "ack"
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()  # the page has heard what came after it
    expect(page.get_by_text("And another thing")).to_have_count(0)


def test_a_bot_sits_down_when_the_time_is_up_and_gives_the_seat_back(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    anna = Person(server.url, "Anna")
    clock = {"kind": "turn", "seconds": 5}
    table = anna.opens("hats", 3, options={"first": 0}, clock=clock, substitute="dormouse")
    page = at_home(visitor, anna, f"/t/{table}")
    back = page.get_by_role("button", name="Take your seat back")
    back.wait_for()
    expect(page.get_by_role("alert")).to_contain_text("You ran out of time: the Dormouse is playing for you.")
    back.click()
    expect(back).to_be_hidden()
    seats = anna.ask("GET", f"/api/tables/{table}")["seats"]
    assert not seats[0].get("bot")
