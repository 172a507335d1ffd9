"""A closed server on the page: the door, who is here, invitations, announcements; faces and devices."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from support.browser_helpers import DESKTOP, PHONE, Visitor, overflow, small_targets, violations
from support.server_process import FREELY, Server, serving, sqlite

CODE = "teaparty"
HOUSE = ("--club", "--invite", CODE, "--title", "Tea Club")
LINKS = ("--imprint", "https://tea.example/imprint", "--privacy", "https://tea.example/privacy")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(Path(tmp_path_factory.mktemp("club"))), *FREELY, *HOUSE, *LINKS) as server:
        yield server


@pytest.fixture
def come(browser: Browser, club: Server) -> Iterator[Callable[..., Visitor]]:
    here: list[Visitor] = []

    def visit(**wishes: object) -> Visitor:
        here.append(Visitor(browser, club.url, **wishes))
        here[-1].set(language="en", speed=0)
        return here[-1]

    yield visit
    for one in here:
        one.leave()


def enter(page: Page, name: str) -> None:
    """Come in with the code of the link."""
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("dialog").get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Come in").click()
    page.get_by_role("button", name="here").wait_for()


def test_people_see_and_invite_each_other(come: Callable[..., Visitor]) -> None:
    anna, ben = come(viewport=PHONE), come()
    page = anna.go(f"/#invite={CODE}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tea Club")
    expect(page.get_by_role("link", name="Legal notice")).to_have_attribute("href", LINKS[1])
    expect(page.get_by_role("link", name="Privacy")).to_have_attribute("href", LINKS[3])
    enter(page, "Anna")
    expect(page.get_by_role("button", name="Nobody else is here")).to_be_visible()
    other = ben.go(f"/?invite={CODE}")
    enter(other, "Ben")
    page.reload()  # or wait: the list is refreshed by itself
    page.get_by_role("button", name="1 person here").click()
    row = page.get_by_role("dialog").get_by_role("listitem")
    expect(row).to_contain_text("Ben")
    expect(row).to_contain_text("Free")
    assert violations(page) == []
    assert overflow(page) == small_targets(page) == []
    page.keyboard.press("Escape")

    anna.go("/new/hats/friends")
    page.get_by_role("button", name="Create and invite").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Invite someone who’s here").click()
    page.get_by_role("button", name="Invite Ben").click()
    expect(page.get_by_role("dialog")).to_contain_text("Invited")
    invitation = other.get_by_text("Anna invites you to a game of Hats.")
    invitation.wait_for()
    assert violations(other) == []
    other.get_by_role("status").get_by_role("button", name="Join").click()
    other.wait_for_url("**/t/*")
    other.get_by_role("button", name="I’m ready").wait_for()  # has a seat already
    expect(invitation).to_have_count(0)


def test_a_stranger_with_a_link_to_a_table_comes_in_first(come: Callable[..., Visitor]) -> None:
    anna, ben = come(), come(viewport=PHONE)
    page = anna.go(f"/?invite={CODE}")
    enter(page, "Anna")
    anna.go("/new/hats/friends").get_by_role("button", name="Create and invite").click()
    page.wait_for_url("**/t/*")
    other = ben.go(page.url.removeprefix(ben.url))
    other.get_by_label("Your name").fill("Ben")
    assert violations(other) == []
    other.get_by_role("button", name="Come in").click()
    other.get_by_label("What’s the code?").fill(CODE)
    other.get_by_role("dialog").get_by_role("button", name="Come in").click()
    other.get_by_role("button", name="Take a seat").click()
    other.get_by_role("button", name="I’m ready").wait_for()
    ben.faults.clear()  # the browser reports that the server has asked for a code


def test_a_face_is_chosen_and_devices_are_signed_out(come: Callable[..., Visitor]) -> None:
    anna = come(viewport=PHONE)
    page = anna.go(f"/?invite={CODE}")
    enter(page, "Anna")
    anna.go("/profile")
    page.get_by_role("radio", name="Face 4").check(force=True)
    expect(page.locator(".me use")).to_have_attribute("href", "#seat-4")
    page.reload()
    expect(page.get_by_role("radio", name="Face 4")).to_be_checked()
    page.get_by_role("button", name="Create a new code").click()
    code = page.locator("code").inner_text()
    second = come(user_agent="Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    there = second.go("/profile")
    there.get_by_label("Log in with code").fill(code)
    there.get_by_role("button", name="Log in").click()
    expect(there.locator(".me use")).to_have_attribute("href", "#seat-4")  # the same face everywhere
    page.reload()
    page.get_by_role("button", name="Sign out Firefox").click()
    expect(page.get_by_role("button", name="Sign out Firefox")).to_have_count(0)
    there.reload()
    expect(there.get_by_text("No profile yet")).to_be_visible()
    second.faults.clear()  # the browser reports that the server knows the token no more
    anna.go("/new/hats/friends").get_by_role("button", name="Create and invite").click()
    expect(page.locator(".round .portrait use").first).to_have_attribute("href", "#seat-4")


def announcement(text: str, at: int) -> str:
    return json.dumps({"type": "announcement", "text": text, "at": at})


def test_an_announcement_stays_until_it_is_dismissed_or_taken_back(come: Callable[..., Visitor]) -> None:
    anna = come(viewport=PHONE)
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    def with_announcement(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"announcement": json.loads(announcement("Tea at five.", 1))})

    anna.context.route_web_socket("**/ws", between)
    anna.context.route("**/api", with_announcement)
    page = anna.go(f"/?invite={CODE}")
    said = page.get_by_text("Tea at five.")
    said.wait_for()
    assert overflow(page) == small_targets(page) == []
    page.get_by_role("button", name="Dismiss").click()
    expect(said).to_have_count(0)
    anna.go(f"/?invite={CODE}")
    enter(page, "Anna")  # which opens the connection
    expect(said).to_have_count(0)
    sockets[-1].send(announcement("Tea at five.", 2))
    said.wait_for()  # its time has changed
    sockets[-1].send(announcement("Tea at six.", 3))
    page.get_by_text("Tea at six.").wait_for()
    expect(said).to_have_count(0)
    sockets[-1].send(announcement("", 4))
    expect(page.get_by_text("Tea at six.")).to_have_count(0)


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_profile(theme: str, viewport: object, browser: Browser, club: Server) -> None:
    anna = Visitor(browser, club.url, viewport=viewport)
    anna.set(language="en", speed=0, theme=theme)
    enter(anna.go(f"/?invite={CODE}"), "Anna")
    page = anna.go("/profile")
    page.get_by_role("heading", name="Signed in on").wait_for()
    page.get_by_text("This device", exact=True).wait_for()
    assert violations(page) == []
    assert overflow(page) == small_targets(page) == []
    anna.leave()
