"""Rules and search compiled to WebAssembly do the same as the native ones, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import wasm
from playwright.sync_api import Browser

from hatbox.bots import searcher
from hatbox.bots.bot import Budget, Decision, Estimate
from hatbox.bots.levels import RANKED, Level, LevelBot
from hatbox.bots.registry import bot_named
from hatbox.bots.search import Estimates
from hatbox.compiled.buffers import buffer_of, new_buffer
from hatbox.compiled.intrinsics import exp, halve
from hatbox.compiled.records import copy_states
from hatbox.engine.game import NONE, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import MASK, game_seed
from hatbox.games import game_named
from hatbox.lab.bench import Runner
from support.games import GAMES
from support.wasm import Run, flatten, run_in, run_in_node, run_wasm

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "web" / "src" / "engine" / "modules"
ACTIONS = 1_000_000
SIMULATIONS = 2_000
NODES = 1 << 14
FEW = 300  # simulations
DECISIONS = 24
SEED = 0xC0FFEE << 40  # of 64 bits

pytestmark = pytest.mark.slow


def run_once(module: Path, name: str, args: list[Any], run: Run = run_in_node) -> tuple[str, list[bytes]]:
    (result,), after = run_wasm(module, (name, args), run=run)
    return result["value"], list(after.values())


def players_of(name: str) -> tuple[int, ...]:
    game: Game[Any] = game_named(name)
    return game.players


EACH = [pytest.param(name, players, id=f"{name} {players}") for name in GAMES for players in players_of(name)]


@pytest.mark.parametrize(("name", "players"), EACH)
def test_random_games(name: str, players: int) -> None:
    check_random_games(KEPT / f"{name}.wasm", name, players, run_in_node)


@pytest.mark.browser
@pytest.mark.parametrize(("name", "players"), EACH)
def test_random_games_in_chromium(browser: Browser, name: str, players: int) -> None:
    check_random_games(KEPT / f"{name}.wasm", name, players, run_in(browser))


def check_random_games(module: Path, name: str, players: int, run: Run) -> None:
    game: Game[Any] = game_named(name)
    runner = Runner(game, players)
    games = ACTIONS // len(game.players) // (runner.play(20) // 20)
    args = [runner.states, runner.rngs, games, runner.out, runner.wins]
    result, after = run_once(module, "random_games", args, run)
    assert result == str(loops_of(game).random_games(*args))
    assert after == [array.tobytes() for array in args if isinstance(array, np.ndarray)]


@pytest.mark.parametrize(("name", "players"), EACH)
def test_search_trees(name: str, players: int) -> None:
    check_search_trees(KEPT / f"{name}.wasm", name, players, run_in_node)


@pytest.mark.browser
@pytest.mark.parametrize(("name", "players"), EACH)
def test_search_trees_in_chromium(browser: Browser, name: str, players: int) -> None:
    check_search_trees(KEPT / f"{name}.wasm", name, players, run_in(browser))


def check_search_trees(module: Path, name: str, players: int, run: Run) -> None:
    game: Game[Any] = game_named(name)
    match = Match.new(game, players, {}, 7)
    trees = searcher.SearchTrees(game, room=NODES, uninformed=False)
    trees.begin(match.observations(match.mover or 0), 1)
    workspace = trees.workspace
    _, after = run_once(module, "simulate", [workspace, SIMULATIONS], run)
    trees.grow(SIMULATIONS)
    assert trees.simulations == SIMULATIONS
    assert after == [array.tobytes() for array in flatten(workspace) if isinstance(array, np.ndarray)]


class Player:
    """A level at one seat, with its decisions so far both as native ones and as calls of a module."""

    def __init__(self, game: Game[Any], level: Level) -> None:
        self.bot, self.calls = LevelBot(level), list[tuple[str, list[Any]]]()
        self._game = game
        self.expected = list[int | None]()  # by call: its result, None for nothing
        self.rows = list[tuple[Estimates, list[Estimate]]]()
        self.continued = 0  # searches in an earlier tree
        self._searcher = self.bot._searcher = searcher.Searcher(game, room=NODES)
        self._workspace = searcher.new_workspace(game, NODES)

    def think(self, observations: Observations[Any], seed: int) -> int:
        """Decide, and add the calls that should decide the same."""
        level, moment, out = self.bot.level, len(observations.actions), new_buffer(observations.game.max_legal)
        decision = self.bot.think(observations, Budget(simulations=FEW), seed)
        seen = [copy_states(observations.views), observations.actions, observations.movers, moment, observations.seat]
        self.call(
            "drowsy_action", [*seen, level.drowsiness, seed, out], NONE if decision.simulations else decision.action
        )
        if decision.simulations:
            self.search(seen, decision, seed)
        return decision.action

    def search(self, seen: list[Any], decision: Decision, seed: int) -> None:
        """Add the calls of a decision by search."""
        level, moment, (trees,) = self.bot.level, seen[3], self._searcher._trees_by_thread
        nodes, searches = self._workspace.nodes, self._workspace.searches
        self.continued += sum(estimate.visits for estimate in decision.estimates) > decision.simulations
        if level.recall is not None:
            self.call("forget", [*seen, float(level.recall), seed])
        seeds = [game_seed(seed, moment), game_seed(game_seed(seed, moment), 0)]
        self.call("mix_seed", [seed, moment], seeds[0])
        self.call("mix_seed", [seeds[0], 0], seeds[1])
        self.call("begin_search", [self._workspace, *seen, seeds[1]])
        self.call("simulate", [self._workspace, decision.simulations])
        self.call("lead", [nodes, searches], trees.lead)
        estimates = self.estimates([], list(decision.estimates))
        parameters = [level.attention, level.tolerance, 1.0, game_seed(~seed, moment)]
        buffers = [new_buffer(self._game.max_legal), new_buffer(self._game.max_legal, np.float64)]
        choice = [*seen, estimates, len(decision.estimates), *parameters, *buffers]
        self.call("choose_action", choice, decision.action)
        self.estimates([decision.action], self._searcher.estimates([decision.action]))

    def estimates(self, path: list[int], expected: list[Estimate]) -> Estimates:
        """Add the calls that read the estimates after a path."""
        nodes, searches = self._workspace.nodes, self._workspace.searches
        estimates = searcher.new_estimates(max(1, len(expected)))
        args = [nodes, searches, buffer_of([*path, 0], np.int64), len(path), estimates, 0]
        self.call("add_estimates", args, len(expected))
        self.call("rank_estimates", [estimates, len(expected)])
        self.rows.append((estimates, expected))
        return estimates

    def call(self, name: str, args: list[Any], expected: int | None = None) -> None:
        self.calls.append((name, args))
        self.expected.append(expected)

    def check(self, module: Path) -> None:
        """Run all calls in one module, and compare every result."""
        results, after = run_wasm(module, *self.calls)
        for (name, _), result, expected in zip(self.calls, results, self.expected, strict=True):
            assert expected is None or int(result["value"]) & MASK == expected & MASK, name
        for estimates, expected_rows in self.rows:
            columns = [np.frombuffer(after[id(column)], column.dtype).tolist() for column in estimates]
            rows = [
                Estimate(action, value, error, visits) for action, visits, value, error in zip(*columns, strict=True)
            ]
            assert rows[: len(expected_rows)] == expected_rows


@pytest.mark.parametrize(("name", "players"), EACH)
def test_decisions_of_every_level(name: str, players: int) -> None:
    game: Game[Any] = game_named(name)
    match, chance = Match.new(game, players, {}, 5), random.Random(5)
    levels = [Player(game, level) for level in RANKED]  # golden decisions have the one that adapts
    beginner, calls, actions = bot_named("beginner"), list[tuple[str, list[Any]]](), list[int]()
    decisions = 0
    while match.mover is not None and decisions < DECISIONS:
        observations = match.observations(match.mover)
        actions.append(beginner.think(observations, Budget(simulations=1), SEED).action)
        calls.append(("beginner_action", [*observations.arrays, match.mover, SEED, new_buffer(game.max_legal)]))
        action = actions[-1]
        if match.mover == 0:
            for _ in range(1 + decisions % 2):  # the second time in the same tree
                answers = [player.think(observations, SEED) for player in levels]
            action, decisions = chance.choice(answers), decisions + 1
        match.act(action)
    module = KEPT / f"{name}.wasm"
    for player in levels:
        player.check(module)
    results, _ = run_wasm(module, *calls)
    assert [int(result["value"]) for result in results] == actions
    assert sum(player.continued for player in levels) > 5


@pytest.mark.parametrize("name", GAMES)
def test_views(name: str) -> None:
    game: Game[Any] = game_named(name)
    match = Match.new(game, game.players[-1], {}, 3)
    for seat in range(-1, match.players):
        views = np.zeros(1, match.states.dtype)
        _, after = run_once(KEPT / f"{name}.wasm", "observe_at", [match.states[:1], 0, seat, views, 0])
        loops_of(game).observe_at(match.states[:1], 0, seat, views, 0)
        assert after[1] == views.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_the_modules_of_the_page_are_those_of_the_sources(name: str) -> None:
    assert wasm.stale_sources(name) == [], "run python tools/wasm.py"
    assert wasm.binding(game_named(name)) == (KEPT / f"{name}.ts").read_text(), "run python tools/wasm.py"
    assert f"src/hatbox/games/{name}/rules.py" in (KEPT / f"{name}.sources").read_text()


def test_exp_is_as_exact_as_libm() -> None:
    for x in (-800.0, -700.5, -20.25, -1.0, -0.3, -1e-9, 0.0, 1e-9, 0.3, 0.5, 1.0, 2.5, 20.25, 700.5):
        assert exp(x) == pytest.approx(np.exp(x), rel=4e-16, abs=1e-307)


def test_halve_is_as_exact_as_libm() -> None:
    for times in (0.0, 1.0, 7.0, 60.0, 1e-9, 0.25, 1.0 / 3.0, 5.7, 1000.5):
        assert halve(times) == pytest.approx(0.5**times, rel=4e-16, abs=0)
    assert [halve(float(times)) for times in range(20)] == [0.5**times for times in range(20)]
