"""Every screen in every language, direction and light: no word missing or cut off, nothing that axe objects to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from support.browser_helpers import DESKTOP, PHONE, SIDEWAYS, Visitor, overflow, small_targets, violations
from support.rest_client import Person
from support.server_process import Server

LANGUAGES = ("en", "it", "de", "es", "fr", "ru", "he")
SLUGS = {"hats": "hats", "magic_hat": "magic-hat", "top_hats": "top-hats"}
STILL_NOW = "() => !document.querySelector('[aria-busy=true]') && document.fonts.status === 'loaded'"
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
STILL = ["/", "/tables", "/profile", "/progress", "/learn", "/daily", "/daily/hats", "/puzzles", "/nowhere"]
STILL += [f"/{screen}/{slug}" for slug in SLUGS.values() for screen in ("new", "learn", "lesson", "rules", "hotseat")]
STILL += ["/puzzles/hats"]


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    """Somebody who has games in every state."""
    return Person(server.url, "Hostess")


@pytest.fixture(scope="module")
def living(host: Person) -> list[str]:
    """A waiting room, a game in the middle of each kind, one that is over of each kind, and their replays."""
    paths = [f"/t/{host.opens('hats', 3, bots=False)}"]
    for game in SLUGS:
        running, over = host.opens(game, 2), host.opens(game, 2)
        assert not host.plays(running, 6)
        assert host.plays(over)
        paths += [f"/t/{running}", f"/t/{over}", f"/t/{over}/review"]
    return paths


def show_screen(visitor: Visitor, path: str) -> Page:
    """A screen, standing still."""
    page = visitor.go(path) if visitor.page.url == "about:blank" else visitor.walk(path)
    page.wait_for_function(STILL_NOW)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_there_and_fit(
    language: str, visitor: Callable[..., Visitor], host: Person, living: list[str]
) -> None:
    guest = visitor(viewport=PHONE)
    host.moves_into(guest)
    guest.set(language=language, speed=0)
    for path in [*STILL, *living]:
        page = show_screen(guest, path)
        assert page.locator("html").get_attribute("dir") == ("rtl" if language == "he" else "ltr")
        assert overflow(page) == [], (path, language)
        assert small_targets(page) == [], (path, language)
        assert guest.faults == [], (path, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_in_one_sight(language: str, visitor: Callable[..., Visitor], host: Person, living: list[str]) -> None:
    guest = visitor()
    host.moves_into(guest)
    guest.set(language=language, speed=0)
    for viewport in (PHONE, LOW_PHONE, SIDEWAYS, DESKTOP):
        guest.page.set_viewport_size(viewport)
        page = guest.go("/")
        page.wait_for_function(STILL_NOW)
        page.locator(".labels b").wait_for()  # the games that wait
        at = language, viewport
        assert page.evaluate("[document.documentElement.scrollHeight <= innerHeight, scrollY]") == [True, 0], at
        assert not page.locator("article.front .facts, article.front h2").evaluate_all(UNDER_PLAY), at
        assert page.locator(".acts *:not(svg)").evaluate_all(TOO_WIDE) == [], at
        assert small_targets(page) == [], at


UNDER_PLAY = """texts => texts.some(text => {
  const play = text.closest('article').querySelector('.buttons button').getBoundingClientRect();
  return text.getBoundingClientRect().bottom > play.top;
})"""
TOO_WIDE = """nodes => nodes.filter(node => node.clientWidth && node.scrollWidth > node.clientWidth + 1)
  .map(node => node.textContent)"""
STANDS = "cover => [getComputedStyle(cover).transform, getComputedStyle(cover).zIndex]"
ANOTHER = "old => document.querySelector('article.front').getAttribute('aria-labelledby') !== old"
FRONT, NEIGHBOURS = "article.front .cover >> nth=0", "article:not(.front) > .cover"


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_front_box_stands_straight_on_a_phone(language: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(viewport=PHONE, reduced_motion="reduce")
    guest.set(language=language, speed=0)
    page = show_screen(guest, "/")
    seen = []
    for end in (True, True, True, False, False):
        seen.append(page.locator("article.front").get_attribute("aria-labelledby"))
        assert page.locator(FRONT).evaluate(STANDS) == ["none", "1"], (language, seen)
        for leaning, behind in (page.locator(NEIGHBOURS).nth(at).evaluate(STANDS) for at in range(2)):
            assert leaning != "none" and behind == "0", (language, seen)
        across = -90 if end == (language == "en") else 90
        page.mouse.move(180, 250)
        page.mouse.down()
        page.mouse.move(180 + across, 250)
        page.mouse.up()
        page.wait_for_function(
            "old => document.querySelector('article.front').getAttribute('aria-labelledby') !== old", arg=seen[-1]
        )
    assert seen == [f"game-{game}" for game in ("hats", "magic_hat", "top_hats", "hats", "top_hats")]


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"])
def test_axe_finds_nothing(
    theme: str, viewport: object, visitor: Callable[..., Visitor], host: Person, living: list[str]
) -> None:
    guest = visitor(viewport=viewport)
    host.moves_into(guest)
    guest.set(theme=theme, language="en", speed=0)
    found = [f"{path}: {error}" for path in [*STILL, *living] for error in violations(show_screen(guest, path))]
    assert not found, "\n".join(found)


def test_a_finger_hits_everything_on_a_phone_held_sideways(
    visitor: Callable[..., Visitor], host: Person, living: list[str]
) -> None:
    """Upright it is tried with the words of every language."""
    guest = visitor(viewport=SIDEWAYS)
    host.moves_into(guest)
    guest.set(language="en", speed=0)
    found = [f"{path}: {small}" for path in [*STILL, *living] for small in small_targets(show_screen(guest, path))]
    assert not found, "\n".join(found)
