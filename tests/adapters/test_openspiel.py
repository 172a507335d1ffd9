"""The games pass OpenSpiel's own tests, and its algorithms run on them."""

from __future__ import annotations

import pickle
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, gambit, generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from hatbox.adapters import openspiel
from hatbox.engine.errors import BadInput

TABLES = [
    *(f"hatbox_hats(players={players})" for players in (2, 3, 4)),
    *(f"hatbox_magic_hat(players={players})" for players in (2, 3, 4)),
    *(f"hatbox_top_hats(players={players})" for players in (2, 3)),
]
SMALL = [
    "hatbox_hats(size=tiny,first=0)",
    "hatbox_magic_hat(size=tiny,first=0,stall_limit=2)",
    "hatbox_top_hats(size=tiny,first=0,stall_limit=1)",
]
QUICK = ["hatbox_hats(players=3)", "hatbox_magic_hat(stall_limit=8)", "hatbox_top_hats(stall_limit=5)"]


@pytest.fixture(autouse=True)
def _flags_of_the_framework() -> None:
    flags.FLAGS.mark_as_parsed()


def play(state: Any, dice: np.random.Generator, most: int = 10**6) -> Any:
    """Random moves, and random chance."""
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            pieces, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(pieces, p=shares)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def decision(name: str, seed: int) -> Any:
    """A moment of a random game at which somebody has a choice."""
    dice = np.random.default_rng(seed)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(1000):
        play(state, dice, 1 if state.move_number() > 40 else 8)
        if state.is_terminal():
            state = game.new_initial_state()
        elif not state.is_chance_node() and len(state.legal_actions()) > 1 and state.move_number() > 20:
            return state
    raise AssertionError(f"nobody ever has a choice in {name}")


@pytest.mark.parametrize("name", [*TABLES, *SMALL])
def test_random_games_of_the_framework(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name in QUICK, verbose=False)


@pytest.mark.parametrize("name", [*QUICK, *SMALL])
def test_simulations_with_clones_and_serialization(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(name))


def _passes(base: type[Any], game: str, names: list[str]) -> None:
    case: Any = type("Case", (base,), {"game": pyspiel.load_game(game), "game_name": game})
    case.setUpClass()
    result = unittest.TestResult()
    for name in names:
        case(name).run(result)
    assert result.testsRun == len(names)
    assert not [*result.errors, *result.failures], [*result.errors, *result.failures][0][1]


def _test_names(base: type[Any]) -> list[str]:
    return [name for name in dir(base) if name.startswith("test_")]


@pytest.mark.parametrize("name", QUICK)
def test_the_frameworks_checks_on_part_of_the_tree(name: str) -> None:
    base = api_test.EnforceAPIOnPartialTreeBase
    _passes(base, name, _test_names(base))


@pytest.mark.parametrize("name", SMALL)
def test_the_frameworks_checks_on_the_whole_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    base = api_test.EnforceAPIOnFullTreeBase
    counted = {"test_number_of_nodes", "test_game_is_perfect_recall"}  # they compare with numbers of their own games
    _passes(base, name, [test for test in _test_names(base) if test not in counted])
    assert api_test._assert_is_perfect_recall(pyspiel.load_game(name))


@pytest.mark.parametrize("name", [*QUICK, *SMALL])
def test_playthroughs_are_told_and_told_again(name: str, tmp_path: Path) -> None:
    result = tmp_path / "told.txt"
    result.write_text(generate_playthrough.playthrough(name, [], seed=3))
    expected, actual = generate_playthrough.replay(str(result))
    assert expected == actual
    assert "Action" in expected


@pytest.mark.parametrize("name", QUICK)
def test_resampled_worlds_look_the_same_to_the_player_and_differ(name: str) -> None:
    dice = np.random.default_rng(1)
    result = set()
    for seed in range(3):
        state = decision(name, seed)
        player = state.current_player()
        for number in range(5):
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions() == state.legal_actions()
            result.add(str(world))
            assert play(world, dice).is_terminal()
    assert len(result) > 5


@pytest.mark.parametrize("name", QUICK)
def test_search_of_the_framework_plays(name: str) -> None:
    dice = np.random.RandomState(3)
    state = decision(name, 2)
    game = state.get_game()
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    searching = ismcts.ISMCTSBot(game, rollout, 2.0, 4, random_state=dice)
    assert searching.step(state) in state.legal_actions()
    perfect = mcts.MCTSBot(game, 2.0, 3, rollout, random_state=dice)
    assert perfect.mcts_search(state).children


def test_exact_algorithms_run_on_a_small_game() -> None:
    game = pyspiel.load_game(SMALL[1])
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


@pytest.mark.parametrize("name", [SMALL[0], SMALL[2]])
def test_small_games_are_solved_as_trees_of_the_framework(name: str) -> None:
    tree = pyspiel.load_efg_game(gambit.export_gambit(pyspiel.load_game(name)))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(tree, solver.average_policy(), True) < 0.001


def test_leduc_from_outside_is_the_frameworks_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "leduc"))
    from leduc.game import GAME

    openspiel.register(GAME)
    name = "hatbox_leduc(first=0)"
    base = api_test.EnforceAPIOnFullTreeBase
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, api_test.TOTAL_NUM_STATES["leduc_poker"])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, api_test.PERFECT_RECALL_NUM_STATES["leduc_poker"])
    _passes(base, name, _test_names(base))
    ours, theirs = (
        pyspiel.load_efg_game(gambit.export_gambit(pyspiel.load_game(game))) for game in (name, "leduc_poker")
    )
    for tree in (ours, theirs):
        solver = pyspiel.CFRPlusSolver(tree)
        for _ in range(100):
            solver.evaluate_and_update_policy()
        balanced = solver.average_policy()
        value = pyspiel.expected_returns(tree.new_initial_state(), balanced, -1, True)[0]
        assert value == pytest.approx(-0.0856, abs=0.005)  # what Leduc is known to be worth


def test_chance_is_as_likely_as_cards_are_there() -> None:
    state = pyspiel.load_game("hatbox_hats(players=3,first=0)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(card, pytest.approx(1 / 42)) for card in range(42)]
    state.apply_action(5)
    assert 5 not in dict(state.chance_outcomes())
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "B6"
    assert state.full_history()[0].action == 5


def test_a_hidden_draw_is_in_nobody_elses_information_state() -> None:
    dice = np.random.default_rng(7)
    game = pyspiel.load_game("hatbox_hats(players=3,first=0)")
    state = game.new_initial_state()
    while state.is_chance_node():
        play(state, dice, 1)
    discard = next(
        action for action in state.legal_actions() if state.action_to_string(0, action).startswith("discard")
    )
    state.apply_action(discard)
    assert state.is_chance_node()
    result = [Counter[str](), Counter[str](), Counter[str]()]
    for card, _ in state.chance_outcomes():
        after = state.child(card)
        for seat in range(3):
            result[seat][after.information_state_string(seat)] += 1
    assert len(result[0]) == len(state.chance_outcomes())
    assert len(result[1]) == len(result[2]) == 1


def test_games_and_states_can_be_pickled() -> None:
    game = pyspiel.load_game("hatbox_hats(players=4,edition=de)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    state = play(game.new_initial_state(), np.random.default_rng(1), 50)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert [twin.information_state_string(seat) for seat in range(4)] == [
        state.information_state_string(seat) for seat in range(4)
    ]


def test_bots_of_ours_play_states_of_theirs() -> None:
    import hatbox

    dice = np.random.default_rng(3)
    state = pyspiel.load_game("hatbox_hats(players=2)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            play(state, dice, 1)
        else:
            state.apply_action(openspiel.action_of(hatbox.bot("greedy"), state))
    assert sum(state.returns()) == 0


def test_what_is_wrong_is_told() -> None:
    with pytest.raises(BadInput, match="played with 9 players"):
        pyspiel.load_game("hatbox_hats(players=9)")
    with pytest.raises(BadInput, match="edition"):
        pyspiel.load_game("hatbox_hats(edition=chess)")
    state = pyspiel.load_game("hatbox_hats(first=0,removed=BC)").new_initial_state()
    with pytest.raises(BadInput, match="chance can’t bring 0"):
        state.apply_action(0)
