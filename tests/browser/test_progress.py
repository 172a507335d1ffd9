"""Reviewed games on a device: shown, filtered, exported, deleted; databases of older pages go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from support.browser_helpers import PHONE, Visitor, overflow, small_targets, violations
from support.local_games import store_game, stored_games
from support.rest_client import Person
from support.server_process import Server

DAY = 86_400_000  # ms
ROWS = """async (rows) => {
  const request = indexedDB.open('hatbox');
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const store = database.transaction('reviews', 'readwrite').objectStore('reviews');
  for (const row of rows) store.put(row);
  const all = store.getAll();
  await new Promise((done) => (all.onsuccess = done));
  database.close();
  return [database.version, all.result.map((row) => row.id)];
}"""
KINDS = {
    "hats": {"exchange": (0.5, 10), "black_hat": (0.1, 3), "cookie": (0.05, 2)},
    "magic_hat": {"peek": (0.05, 8), "swap": (0.1, 5), "open": (0.3, 4)},
}


def reviewed(number: int, game: str) -> dict[str, Any]:
    """A reviewed game as the page stores it. Exchanges get better from game to game."""
    kinds = {
        kind: {"losses": loss / (number + 1), "stakes": decisions / 10, "decisions": decisions}
        for kind, (loss, decisions) in KINDS[game].items()
    }
    sums = {name: sum(kind[name] for kind in kinds.values()) for name in ("losses", "stakes", "decisions")}
    result, gift = float(number % 3 > 0), (number % 3 - 1) / 4
    return {
        "id": f"table{number}/0",
        "at": 1_790_000_000_000 + number * DAY,
        "game": game,
        "players": 2,
        "seat": 0,
        "opponents": ["mad_hatter" if number % 2 else "person"],
        "result": result,
        "luck": gift,
        "adjusted": result - gift,
        "kinds": kinds,
        "mistakes": [],
        **sums,
    }


def seeded(guest: Visitor, games: int = 12) -> Page:
    """The progress of somebody with reviewed games, and one saved game of a page that knew no reviews."""
    guest.set(speed=0, language="en")
    page = guest.context.new_page()  # nothing of the site has opened the database
    page.goto(f"{guest.url}/favicon.svg")
    store_game(page, "hats")
    page.close()
    page = guest.go("/progress")
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    assert violations(page) == []
    rows = [reviewed(number, "hats" if number % 4 else "magic_hat") for number in range(games)]
    version, ids = page.evaluate(ROWS, rows)
    assert version == 2 and len(ids) == games
    assert [game["id"] for game in stored_games(page)] == ["local-hats"]  # it came along
    return guest.go("/progress")


def test_progress_is_shown_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    page = seeded(guest := visitor(viewport=PHONE))
    expect(page.get_by_role("heading", name="12 games reviewed")).to_be_visible()
    expect(page.get_by_text("How you would have done with average luck.")).to_be_visible()
    plot = page.get_by_role("img", name="Wins from")
    expect(plot).to_have_accessible_name(
        "Wins from 21 Sept to 2 Oct: from 0% to 70%. Without the luck: from 25% to 68%."
    )
    page.get_by_text("Show the numbers").first.click()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(13)
    assert (overflow(page), small_targets(page), violations(page)) == ([], [], [])

    page.get_by_text("Magic Hat", exact=True).first.click()
    expect(page.get_by_role("heading", name="3 games reviewed")).to_be_visible()
    expect(page.get_by_text("Exchanges")).to_be_hidden()
    page.get_by_text("All games").click()

    page.get_by_role("button", name="Remove this game of").first.click()
    expect(page.get_by_role("heading", name="11 games reviewed")).to_be_visible()
    expect(page.get_by_role("link", name="Review").first).to_have_attribute("href", "/t/table10/review")
    assert page.evaluate(ROWS, [])[1].count("table11/0") == 0
    assert not guest.faults


def test_games_and_reviews_are_exported_and_deleted(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    seeded(guest := visitor(viewport=PHONE), games=2)
    page = guest.go("/profile")
    expect(page.get_by_text("1 saved game and 2 reviews")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    download.value.save_as(file := tmp_path / "device.json")
    device = json.loads(file.read_text())
    assert [game["id"] for game in device["games"]] == ["local-hats"]
    assert sorted(game["id"] for game in device["reviews"]) == ["table0/0", "table1/0"]
    assert "hatbox.settings" in device["stored"] and "hatbox.me" not in device["stored"]

    page.get_by_role("button", name="Delete games and reviews").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("No saved games and no reviews")).to_be_visible()
    assert page.evaluate(ROWS, [])[1] == [] and stored_games(page) == []
    assert violations(page) == []


def test_a_profile_takes_along_what_the_device_keeps(
    visitor: Callable[..., Visitor], server: Server, tmp_path: Path
) -> None:
    anna = Person(server.url, "Anna")
    seeded(guest := visitor(viewport=PHONE), games=2)
    kept = json.dumps({"player": anna.player, "name": anna.name, "token": anna.token})
    guest.page.evaluate("kept => localStorage.setItem('hatbox.me', kept)", kept)
    page = guest.go("/profile")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    download.value.save_as(file := tmp_path / "export.json")
    assert len(json.loads(file.read_text())["device"]["reviews"]) == 2

    page.get_by_role("button", name="Delete my profile", exact=True).click()
    expect(page.get_by_text("The games and reviews on this device will be deleted too.")).to_be_visible()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("No saved games and no reviews")).to_be_visible()
    assert page.evaluate(ROWS, [])[1] == []
