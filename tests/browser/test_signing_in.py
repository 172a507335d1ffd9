"""Sign-in on the page: a guest keeps the games, another device finds them, errors are sentences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from support.browser_helpers import PHONE, Visitor, overflow, small_targets, violations
from support.openid_provider import CLIENT, SECRET, OpenIdProvider
from support.server_process import FREELY, Server, free_port, sqlite


@pytest.fixture(scope="module")
def provider() -> Iterator[OpenIdProvider]:
    with OpenIdProvider().running() as running:
        yield running


@pytest.fixture(scope="module")
def server(provider: OpenIdProvider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder, port = tmp_path_factory.mktemp("sign-in"), free_port()
    (folder / "secret").write_text(SECRET)
    options = ("--url", f"http://127.0.0.1:{port}", "--oidc-issuer", provider.url, "--oidc-client-id", CLIENT,
               "--oidc-client-secret-file", str(folder / "secret"), "--oidc-name", "Wonderland")  # fmt: skip
    running = Server(sqlite(folder), *FREELY, *options, port=port)
    running.start()
    yield running
    running.stop()


def player_of(page: Page) -> str:
    return str(json.loads(page.evaluate("localStorage.getItem('hatbox.me')"))["player"])


def test_a_guest_keeps_the_games_and_finds_them_on_another_device(
    visitor: Callable[..., Visitor], provider: OpenIdProvider
) -> None:
    home, away = visitor(viewport=PHONE), visitor()
    for one in (home, away):
        one.set(language="en", speed=0)
    page = home.go("/profile")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Keep your games: link to Wonderland").wait_for()
    assert violations(page) == []
    assert overflow(page) == small_targets(page) == []
    page.get_by_role("button", name="Keep your games: link to Wonderland").click()
    page.get_by_text("Linked to Wonderland as Alice Liddell").wait_for()
    assert page.url.endswith("/profile")
    assert page.evaluate("sessionStorage.getItem('hatbox.sign-in')") is None

    there = away.go("/profile")
    there.get_by_role("button", name="Sign in with Wonderland").click()
    there.get_by_text("Welcome, Ada!").wait_for()
    assert player_of(there) == player_of(page)
    there.get_by_text("Linked to Wonderland as Alice Liddell").wait_for()

    other = visitor(viewport=PHONE)  # who is somebody else here so far
    other.set(language="en", speed=0)
    third = other.go("/profile")
    third.get_by_label("Your name").fill("Eve")
    third.get_by_role("button", name="Save").click()
    third.get_by_role("button", name="Keep your games: link to Wonderland").click()
    third.get_by_role("heading", name="You already have a profile here").wait_for()
    assert violations(third) == []
    third.get_by_role("button", name="Continue as Ada").click()
    third.get_by_text("Welcome, Ada!").wait_for()
    assert player_of(third) == player_of(page)
    other.faults.clear()  # the browser reports that the server has asked

    there.get_by_role("button", name="Unlink").click()
    there.get_by_role("button", name="Keep your games: link to Wonderland").wait_for()


def test_errors_are_sentences(visitor: Callable[..., Visitor], provider: OpenIdProvider) -> None:
    guest = visitor(viewport=PHONE)
    guest.set(language="en", speed=0)
    page = guest.go("/signed-in")
    page.get_by_text("This tab doesn’t know about a sign-in any more.").wait_for()
    guest.go("/profile").get_by_role("button", name="Sign in with Wonderland").wait_for()
    provider.denies = True
    page.get_by_role("button", name="Sign in with Wonderland").click()
    page.get_by_text("You didn’t sign in, so nothing has changed.").wait_for()
    provider.denies = False
    assert page.url.endswith("/signed-in")  # a reload does not show it again
    assert violations(page) == []
    assert overflow(page) == small_targets(page) == []
    page.get_by_role("button", name="Sign in with Wonderland").click()
    page.get_by_text("Welcome, Alice Liddell!").wait_for()
    expect(page.get_by_role("heading", name="Signing you in")).to_have_count(0)
