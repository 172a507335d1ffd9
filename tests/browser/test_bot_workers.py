"""Bots of local tables think in workers of a real browser."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from support.browser_helpers import Visitor
from support.games import GAMES
from support.local_games import store_game
from support.play_helpers import Mouse, take_turn
from support.server_process import Server

LISTEN = """window.answers = [];
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => window.answers.push(data.answer));
  }
};"""


@pytest.mark.parametrize("game", GAMES)
def test_bots_answer_from_workers(game: str, browser: Browser, server: Server) -> None:
    guest = Visitor(browser, server.url, hurried=True)
    guest.context.add_init_script(LISTEN)
    guest.set(speed=0, language="en")
    page = guest.go(store_game(guest.go("/"), game))
    dice = random.Random(1)
    while not page.evaluate("answers.length"):
        page.wait_for_function("() => answers.length || document.querySelector('[data-my-turn=true]')")
        if page.locator("[data-my-turn=true]").count():
            take_turn(page, game, Mouse(), dice)
    assert all("decision" in answer for answer in page.evaluate("answers"))
