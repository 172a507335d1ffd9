"""The examples run, and do what the documentation says of them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import hatbox
from hatbox.bots.policy import feature_row

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


# --- the examples that need PyTorch or take minutes

SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
ELSEWHERE = ("torch", "stable_baselines3", "sb3_contrib")  # libraries that no lane installs


def imports_of(path: Path) -> Iterator[tuple[str, str | None]]:
    """Every module that a file imports, and the names that it takes from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


@pytest.mark.usefixtures("_examples")
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_an_example_is_short_and_uses_names_that_exist(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    compile(source, str(path), "exec")
    assert len(source.splitlines()) <= 300
    used = [(module, name) for module, name in imports_of(path) if module.partition(".")[0] in ("hatbox", "examples")]
    for module, name in used:
        found = import_module(module)
        assert name is None or hasattr(found, name) or find_spec(f"{module}.{name}"), f"{module} has no {name}"
    others = {module.partition(".")[0] for module, _ in imports_of(path)} - {"hatbox", "examples"}
    assert all(module in ELSEWHERE or find_spec(module) for module in others)


@pytest.mark.usefixtures("_examples")
def test_a_checkpoint_plays_as_it_was_saved(tmp_path: Path) -> None:
    checkpoints = import_module("examples.checkpoints")
    match = hatbox.new("hats", seed=1, size="tiny")
    seat = match.mover
    assert seat is not None
    seen = feature_row(match.observations(seat))
    dice = np.random.default_rng(0)
    shapes = ((len(seen), 4), (4,), (4, match.game.action_count), (match.game.action_count,))
    network = checkpoints.Network([dice.standard_normal(shape) for shape in shapes])
    mask = np.zeros(match.game.action_count, np.int8)
    mask[match.legal_actions()] = 1
    network.save(tmp_path / "some.npz")
    kept = checkpoints.Network.load(tmp_path / "some.npz")
    assert np.allclose(kept.chances(seen, mask), network.chances(seen, mask), atol=0.02)
    assert kept.play(seen, mask) in match.legal_actions()
    assert kept.chances(seen, mask)[mask == 0].max() == 0


@pytest.mark.usefixtures("_examples")
@pytest.mark.slow
def test_a_player_of_a_tiny_game_is_measured_against_perfect_play() -> None:
    checkpoints, strength = import_module("examples.checkpoints"), import_module("examples.strength")
    # as `hatbox exploit hats --size tiny --bot random` says
    assert strength.nash_conv("hats", strength.by_bot("random")) == pytest.approx(1.266, abs=0.001)
    game = hatbox.new("hats", size="tiny").game
    even = checkpoints.Network([np.zeros((game.blocks.size, game.action_count)), np.zeros(game.action_count)])
    assert strength.nash_conv("hats", strength.by_network(even)) == pytest.approx(1.266, abs=0.001)


@pytest.mark.usefixtures("_examples")
@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "checkpoints").glob("*.npz")), ids=lambda path: path.stem)
def test_every_checkpoint_plays_its_game(path: Path) -> None:
    checkpoints = import_module("examples.checkpoints")
    _, game, size = checkpoints.parts_of(path.stem)
    policy = hatbox.policy(getattr(checkpoints, path.stem))
    match = hatbox.new(game, seed=1, size=size)
    while not match.is_over:
        assert match.mover is not None
        match.act(policy.think(match.observations(match.mover), hatbox.Budget(simulations=1), 0).action)


@pytest.mark.usefixtures("_examples")
@pytest.mark.slow
def test_sampling_comes_closer_to_perfect_play() -> None:
    mccfr = import_module("examples.mccfr")
    found = [distance for _, _, distance in mccfr.solve(mccfr.tree_of("hats"), 1000, 0)]
    assert found[0] > 1
    assert found[-1] < 0.7
