"""Every game, player count and option set keeps every law."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hatbox.compiled.jit import INTERPRETED
from hatbox.engine.game import Value
from hatbox.games import game_named
from hatbox.lab.laws import BrokenLaw, check_game, check_match, fingerprint
from support.games import GAMES, TABLES, Table, each_value, option_sets, small_sets

SETS: list[tuple[str, int, Table]]
if INTERPRETED:  # the default table at every player count, the small sizes with two
    SETS = [(game, players, {}) for game, players in TABLES]
    SETS += [(game, 2, options) for game in GAMES for options in small_sets(game, 2)]
else:  # every combination of options with two players, every value of an option with more
    SETS = [
        (game, players, options)
        for game, players in TABLES
        for sets in [[*option_sets(game, players), *small_sets(game, players)]]
        for options in (sets if players == 2 else each_value(sets))
    ]


def games_for(options: dict[str, Value]) -> int:
    """Return how many games hold a table to the laws: most with the rules that most people play."""
    return 1 if INTERPRETED else 100 if options else 400


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [pytest.param(*table, marks=[pytest.mark.slow] if table[2] else []) for table in SETS],
)
def test_laws(name: str, players: int, options: dict[str, Value]) -> None:
    check_game(game_named(name), players, options, games_for(options), seed=players)


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("hats")
    monkeypatch.setattr(type(game), "position", lambda self, states, index=0: {"turn": 0})
    with pytest.raises(BrokenLaw, match="a position is read as it was written"):
        check_match(game, 3, {}, 1)


@pytest.mark.skipif(INTERPRETED, reason="compares with the compiled rules")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_compiled_and_interpreted_rules_give_the_same_bytes(name: str) -> None:
    tables: list[tuple[int, Table]] = [(players, {}) for game, players in TABLES if game == name]
    tables += [(2, options) for options in each_value([*option_sets(name, 2), *small_sets(name, 2)]) if options]
    program = (
        "import sys, json\n"
        "from hatbox.games import game_named\n"
        "from hatbox.lab.laws import fingerprint\n"
        "name, tables = json.loads(sys.argv[1])\n"
        "for players, options in tables:\n"
        "    print(fingerprint(game_named(name), players, options, 1, 5))\n"
    )
    import json

    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, json.dumps([name, tables])],
        env={**os.environ, "HATBOX_INTERPRET": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    compiled = [fingerprint(game_named(name), players, options, 1, 5) for players, options in tables]
    assert result.stdout.split() == compiled
