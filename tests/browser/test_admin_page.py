"""The operators' page in a real browser: sign in, figures, a report, mute and undo, an announcement, the log."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import page as build
import pytest
from playwright.sync_api import Page, expect

from support.browser_helpers import PHONE, Visitor, overflow, small_targets, violations
from support.rest_client import Person
from support.server_process import FREELY, Server, run, serving, sqlite

SECTIONS = ("overview", "reports", "tables", "players", "announce", "log", "server")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite(tmp_path_factory.mktemp("operators"))


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    with serving(database, *FREELY) as running:
        yield running


@pytest.fixture(scope="module")
def token(server: Server, database: str) -> str:
    result = run("admin", "token", "--name", "Olga", "--json", "--database", database)
    return str(json.loads(result.stdout)["token"])


def sign_in(visitor: Visitor, token: str) -> Page:
    page = visitor.go("/admin")
    page.locator("input[type=password]").fill(token)
    page.keyboard.press("Enter")
    page.get_by_test_id("figures").get_by_role("img").first.wait_for()
    return page


def test_an_operator_deals_with_a_report(visitor: Callable[..., Visitor], server: Server, token: str) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    table = ann.opens("hats", 2, bots=False, talk="free")
    bob.do(table, "sit")
    bob.do(table, "say", text="you cracked teapot")
    ann.ask("POST", "/api/reports", {"table": table, "player": bob.player, "reason": "insults"})

    visit = visitor()
    page = visit.go("/admin")
    page.locator("input[type=password]").fill(ann.token)  # a player's
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t work")
    visit.faults.clear()  # the browser notes the 401
    page = sign_in(visit, token)
    expect(page.get_by_test_id("figures").get_by_role("heading", name="people online")).to_be_visible()

    page.get_by_role("navigation").get_by_role("link", name="Reports").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="insults").click()
    report = page.get_by_role("region", name="Report", exact=True)
    expect(report.get_by_text("you cracked teapot")).to_be_visible()
    expect(report.get_by_text("just before the report")).to_be_visible()

    report.get_by_role("button", name="Mute").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Reason").fill("Be kind")
    sheet.get_by_label("show the reason").check()
    assert not violations(page)
    sheet.get_by_role("button", name="Mute").click()
    status = page.get_by_role("status")
    expect(status).to_contain_text("Bob is muted.")
    expect(report.get_by_text("muted until")).to_be_visible()
    assert bob.do(table, "say", text="what?")["code"] == "talk/muted-because"
    status.get_by_role("button", name="Undo").click()
    expect(status).to_contain_text("Undone.")
    expect(report.get_by_text("muted until")).to_be_hidden()

    report.get_by_role("button", name="Resolve").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Reason").fill("They made up")
    page.get_by_role("dialog").get_by_role("button", name="Resolve").click()
    expect(report.get_by_text("They made up")).to_be_visible()

    page.get_by_role("navigation").get_by_role("link", name="Announcement").click()
    page.get_by_label("Message to everybody").fill("Tea at five")
    page.get_by_role("button", name="Show to everybody").click()
    expect(page.get_by_role("blockquote")).to_have_text("Tea at five")
    assert ann.ask("GET", "/api")["announcement"]["text"] == "Tea at five"

    page.get_by_role("navigation").get_by_role("link", name="Log").click()
    lines = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(lines).to_contain_text(["Announcement", "Resolved", "Undid an action", "Muted", "Made a token"])
    expect(lines.nth(3)).to_contain_text("Reason: Be kind")

    page.reload()  # the tab remembers the token
    page.get_by_role("heading", name="Log").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.locator("input[type=password]").wait_for()
    assert page.evaluate("sessionStorage.length") == 0


@pytest.mark.parametrize("look", [{}, {"viewport": PHONE, "color_scheme": "dark", "locale": "he-IL"}])
def test_it_fits_every_screen_and_axe_finds_nothing(
    visitor: Callable[..., Visitor], server: Server, token: str, look: dict[str, object]
) -> None:
    ann = Person(server.url, "Ann with a name of 24 ch")
    table = ann.opens("top_hats", 3, bots=True)
    ann.ask("POST", "/api/reports", {"table": table, "player": ann.player, "reason": "a long reason " * 8})
    page = sign_in(visitor(**look), token)
    assert page.locator("html").get_attribute("dir") == ("rtl" if look else "ltr")
    for section in SECTIONS:
        page.goto(f"{server.url}/admin#{section}")
        page.locator(f'nav a[aria-current][href$="#{section}"]').wait_for()
        if section in ("reports", "tables", "players"):
            page.locator("a.op-row").first.click()
            page.locator(".op-split.open > :nth-child(2)").wait_for()
        assert [violations(page), overflow(page), small_targets(page)] == [[], [], []], section


def test_players_never_load_it(built_page: None) -> None:
    """It is a build of its own: neither the players' page nor the service worker names a file of it."""
    own = {file.name for file in (build.STATIC / "admin" / "assets").iterdir()}
    worker = (build.STATIC / "sw.js").read_text(encoding="utf-8")
    assert "admin/" not in worker.partition("const ROOT")[0]
    players = {file.name for file in (build.STATIC / "assets").iterdir()}
    assert not [name for name in own & players if Path(name).suffix in (".js", ".css")]
    html = (build.STATIC / "admin" / "admin.html").read_text(encoding="utf-8")
    assert 'name="robots" content="noindex, nofollow"' in html
