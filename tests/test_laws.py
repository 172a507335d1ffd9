"""Every game, player count and option set keeps every law."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from conftest import GAMES, TABLES, option_sets, small_sets
from hatbox.core.game import Value
from hatbox.core.jit import INTERPRETED
from hatbox.games import game_named
from hatbox.lab.laws import BrokenLaw, check_game, check_match, fingerprint

SETS = [
    (game, players, options)
    for game, players in TABLES
    for options in [*option_sets(game, players)[: 1 if INTERPRETED else None], *small_sets(game, players)]
]
MANY = 2 if INTERPRETED else 500


@pytest.mark.parametrize(("name", "players", "options"), SETS)
def test_laws(name: str, players: int, options: dict[str, Value]) -> None:
    check_game(game_named(name), players, options, MANY, seed=players)


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("hats")
    monkeypatch.setattr(type(game), "position", lambda self, record: {"turn": 0})
    with pytest.raises(BrokenLaw, match="a position is read as it was written"):
        check_match(game, 3, {}, 1)


@pytest.mark.skipif(INTERPRETED, reason="compares with the compiled rules")
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_rules_give_the_same_bytes(name: str) -> None:
    tables = [(players, options) for game, players, options in SETS if game == name]
    program = (
        "import sys, json\n"
        "from hatbox.games import game_named\n"
        "from hatbox.lab.laws import fingerprint\n"
        "name, tables = json.loads(sys.argv[1])\n"
        "for players, options in tables:\n"
        "    print(fingerprint(game_named(name), players, options, 1, 5))\n"
    )
    import json

    told = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, json.dumps([name, tables])],
        env={**os.environ, "HATBOX_INTERPRET": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    compiled = [fingerprint(game_named(name), players, options, 1, 5) for players, options in tables]
    assert told.stdout.split() == compiled
