"""Exact best responses on the whole tree of a tiny game."""

from __future__ import annotations

import pytest

from hatbox.games import game_named
from hatbox.lab.game_trees import GameTree


@pytest.mark.slow
def test_a_random_player_can_be_exploited_as_much_as_openspiel_says() -> None:
    tree = GameTree(game_named("hats"), 2, {"size": "tiny"})
    random = tree.uniform()
    assert tree.exploitability(random) == pytest.approx(1.2656, abs=1e-4)  # docs/research.md, by OpenSpiel
    response = tree.best_response(0, random)
    assert tree.respond(0, response, random) > tree.value(random)[0]
    assert sum(tree.value(random)) == pytest.approx(0)
