"""Puzzles in the browser: solved, failed, with hints, with the solution, one after the other; on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hatbox.lab.puzzles import Puzzle, decode_puzzles
from support.browser_helpers import DESKTOP, PHONE, Visitor, overflow, small_targets, violations
from support.play_helpers import spot
from support.server_process import Server

SHIPPED = Path(__file__).parent.parent.parent / "web/src/puzzles"
TALLY = "JSON.parse(localStorage.getItem('hatbox.puzzles'))"


def puzzle_of(game: str, kind: str) -> tuple[Puzzle, str]:
    """A puzzle with a best move of that first word, and another move of the same."""
    for puzzle in decode_puzzles((SHIPPED / f"{game}.json").read_bytes(), game):
        others = [move for move, _ in puzzle.moves[1:] if move.startswith(kind)]
        if puzzle.best.startswith(kind) and others:
            return puzzle, others[0]
    raise AssertionError(f"{game} has no puzzle for {kind}")


def make(page: Page, move: str) -> None:
    """Make a move of Hats or Magic Hat as a finger does."""
    verb, *words = move.split()
    if verb == "exchange":
        targets = [f'[data-thing="{words[0]}"]', f'[data-target="table:{words[1]}"]']
    else:
        targets = [f'button[data-action="{verb}"]', *(f'[data-slot="{slot}"]' for slot in words)]
    for target in targets:
        page.touchscreen.tap(*spot(page.locator(f"main {target}:visible").first))


def open_puzzle(guest: Visitor, game: str, puzzle: Puzzle) -> Page:
    page = guest.go(f"/puzzles/{game.replace('_', '-')}#{puzzle.id}")
    expect(page.locator("section[data-phase=asks]")).to_be_visible()
    return page


@pytest.mark.parametrize(("game", "kind"), [("hats", "exchange"), ("magic_hat", "open")])
def test_a_puzzle_is_failed_then_solved_then_the_next_one_comes(
    browser: Browser, server: Server, game: str, kind: str
) -> None:
    puzzle, other = puzzle_of(game, kind)
    guest = Visitor(browser, server.url, viewport=PHONE, has_touch=True)
    guest.set(speed=0)
    page = open_puzzle(guest, game, puzzle)
    card = page.locator("section[data-phase]")
    make(page, other)
    expect(card).to_have_attribute("data-phase", "wrong")
    expect(card).to_contain_text("%")
    make(page, puzzle.best)
    expect(card).to_have_attribute("data-phase", "solved")
    assert page.evaluate(TALLY)[game]["failed"] == [puzzle.id]  # the first try counts
    assert not (overflow(page) + violations(page) + small_targets(page))
    following = page.get_by_role("button", name="Next puzzle")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-phase", "asks")
    guest.leave()


def test_hints_solution_streak_and_tally(browser: Browser, server: Server) -> None:
    puzzle, _ = puzzle_of("hats", "exchange")
    guest = Visitor(browser, server.url, viewport=PHONE, has_touch=True)
    guest.set(speed=0)
    page = open_puzzle(guest, "hats", puzzle)
    card = page.locator("section[data-phase]")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(card).to_contain_text(".")
    page.get_by_role("button", name="Another hint").click()
    expect(card).to_contain_text("dashed ring")
    expect(page.get_by_role("button", name="hint")).to_have_count(0)
    make(page, puzzle.best)
    expect(card).to_have_attribute("data-phase", "solved")
    tally: dict[str, Any] = page.evaluate(TALLY)["hats"]
    assert (tally["solved"], tally["streak"], tally["tried"]) == ([puzzle.id], 0, 1)
    page.get_by_role("button", name="Next puzzle").click()
    expect(card).to_have_attribute("data-phase", "asks")
    page.get_by_role("button", name="Show me").click()
    expect(card).to_have_attribute("data-phase", "shown")
    assert len(page.evaluate(TALLY)["hats"]["failed"]) == 1
    page.get_by_role("link", name="Back to the puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    expect(page.locator("li[data-game=hats] dd").nth(1)).to_have_text("1")
    assert not (overflow(page) + violations(page) + small_targets(page))
    guest.leave()


def test_a_first_try_makes_a_streak_and_the_keyboard_is_enough(browser: Browser, server: Server) -> None:
    """Magic Hat by its keys; a damaged tally begins anew."""
    puzzle, _ = puzzle_of("magic_hat", "open")
    guest = Visitor(browser, server.url, viewport=DESKTOP, color_scheme="dark")
    guest.set(speed=0)
    damaged = json.dumps(json.dumps({"magic_hat": {"rating": "x", "streak": 1}}))
    guest.context.add_init_script(
        f"localStorage.getItem('hatbox.puzzles') ?? localStorage.setItem('hatbox.puzzles', {damaged})"
    )
    page = open_puzzle(guest, "magic_hat", puzzle)
    page.locator("main [data-slot]").first.wait_for()
    for key in ("o", puzzle.best.split()[1]):
        page.keyboard.press(key)
    card = page.locator("section[data-phase=solved]")
    expect(card).to_contain_text("2 in a row")
    assert not (overflow(page) + violations(page))
    guest.leave()
