"""Rules and search compiled to WebAssembly do the same as the native ones, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hatbox.bots import search, searcher
from hatbox.bots.search import Workspace
from hatbox.compiled.intrinsics import exp
from hatbox.engine.game import Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.lab.bench import Runner
from support.games import GAMES
from support.wasm import flatten, run_wasm

ROOT = Path(__file__).parent.parent
ACTIONS = 1_000_000
SIMULATIONS = 2_000
NODES = 1 << 14

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wasm")
    build(folder)
    return folder


def build(folder: Path, *names: str) -> None:
    subprocess.run([sys.executable, ROOT / "tools/wasm.py", folder, *names], check=True)


def run_once(module: Path, name: str, args: list[Any]) -> tuple[str, list[bytes]]:
    (result,), after = run_wasm(module, name, args)
    return result["value"], after


def players_of(name: str) -> tuple[int, ...]:
    game: Game[Any] = game_named(name)
    return game.players


EACH = [pytest.param(name, players, id=f"{name} {players}") for name in GAMES for players in players_of(name)]


@pytest.mark.parametrize(("name", "players"), EACH)
def test_random_games(modules: Path, name: str, players: int) -> None:
    game: Game[Any] = game_named(name)
    runner = Runner(game, players)
    games = ACTIONS // len(game.players) // (runner.play(20) // 20)
    args = [runner.states, runner.rngs, games, runner.out, runner.wins]
    result, after = run_once(modules / f"{name}.wasm", "random_games", args)
    assert result == str(loops_of(game).random_games(*args))
    assert after == [array.tobytes() for array in args if isinstance(array, np.ndarray)]


@pytest.mark.parametrize(("name", "players"), EACH)
def test_search_trees(modules: Path, name: str, players: int) -> None:
    game: Game[Any] = game_named(name)
    match = Match.new(game, players, {}, 7)
    observations, heuristics = match.observations(match.mover or 0), searcher.heuristics_of(game, False)
    trees = searcher.SearchTrees(game, room=NODES, uninformed=False)
    trees.begin(observations, 1, heuristics)
    workspace: Workspace = trees._workspace
    belief = heuristics.believe(observations)
    args = [workspace, observations.view.states, observations.seat, belief, SIMULATIONS]
    _, after = run_once(modules / f"{name}.wasm", "simulate", args)
    trees.grow(observations, belief, SIMULATIONS)
    assert workspace.searches["simulations"][0] == SIMULATIONS
    assert after == [array.tobytes() for array in flatten(args) if isinstance(array, np.ndarray)]
    child = int(workspace.nodes["first"][trees.root])
    key = int(workspace.nodes["key"][child])
    found, _ = run_once(modules / f"{name}.wasm", "find_child", [workspace.nodes, trees.root, key])
    assert found == str(search.find(workspace.nodes, trees.root, key)) == str(child)


@pytest.mark.parametrize("name", GAMES)
def test_views(modules: Path, name: str) -> None:
    game: Game[Any] = game_named(name)
    match = Match.new(game, game.players[-1], {}, 3)
    for seat in range(-1, match.players):
        views = np.zeros(1, match.states.dtype)
        _, after = run_once(modules / f"{name}.wasm", "observe_at", [match.states[:1], 0, seat, views, 0])
        loops_of(game).observe_at(match.states[:1], 0, seat, views, 0)
        assert after[1] == views.tobytes()


def test_the_same_sources_give_the_same_bytes(modules: Path, tmp_path: Path) -> None:
    build(tmp_path, "magic_hat")
    assert (tmp_path / "magic_hat.wasm").read_bytes() == (modules / "magic_hat.wasm").read_bytes()


def test_exp_is_as_exact_as_libm() -> None:
    for x in (-800.0, -700.5, -20.25, -1.0, -0.3, -1e-9, 0.0, 1e-9, 0.3, 0.5, 1.0, 2.5, 20.25, 700.5):
        assert exp(x) == pytest.approx(np.exp(x), rel=4e-16, abs=1e-307)
