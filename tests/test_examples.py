"""The examples run, and do what the documentation says of them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import hatbox

ROOT = Path(__file__).parent.parent


@pytest.fixture
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


@pytest.mark.usefixtures("_examples")
@pytest.mark.slow
def test_a_policy_learns_to_beat_random_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    train_hats = import_module("examples.train_hats")
    network, wins = train_hats.train(updates=30)
    assert sum(point > 0 for point in wins.points[-2000:]) > 1200
    monkeypatch.setattr(train_hats, "WEIGHTS", tmp_path / "weights.npz")
    np.savez(train_hats.WEIGHTS, *network.layers)
    train_hats.load_weights.cache_clear()
    match = hatbox.new("hats", 2, seed=1)
    while not match.is_over:
        assert match.mover is not None
        match.act(
            hatbox.policy(train_hats.play)
            .think(match.observations(match.mover), hatbox.Budget(simulations=1), 0)
            .action
        )
    sys.modules.pop("examples.train_hats")
