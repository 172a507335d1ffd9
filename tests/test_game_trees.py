"""Exact values, best responses and balanced play on the whole tree of a tiny game, and what can be won against bots."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from hatbox.bots.bot import legal_actions
from hatbox.cli.main import main
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Match
from hatbox.engine.rng import game_seed
from hatbox.games import game_named
from hatbox.lab.exploit import ask_bot, exploitability
from hatbox.lab.game_trees import GameTree, expect_small
from hatbox.lab.local_best_response import Challenge, measure, play_round
from hatbox.lab.workers import never, run_chunks

GAMES = ("hats", "magic_hat", "top_hats")
TINY = {"size": "tiny"}


@pytest.fixture(scope="module")
def trees() -> dict[str, GameTree]:
    """The trees of the tiny games."""
    return {name: GameTree(game_named(name), 2, TINY) for name in GAMES}


# --- trees


@pytest.mark.slow
def test_a_random_player_can_be_exploited_as_much_as_openspiel_says(trees: dict[str, GameTree]) -> None:
    expected = {"hats": 1.2656, "magic_hat": 0.6947, "top_hats": 1.0082}  # docs/research.md, by OpenSpiel
    for name, tree in trees.items():
        random = tree.uniform()
        assert tree.exploitability(random) == pytest.approx(expected[name], abs=1e-4)
        response = tree.best_response(0, random)
        assert tree.value(response)[0] > tree.value(random)[0]
        assert tree.value(random).sum() == pytest.approx(0)


@pytest.mark.slow
def test_balanced_play_is_worth_what_openspiel_says(trees: dict[str, GameTree]) -> None:
    expected = {"hats": 0.6222, "magic_hat": 0.1667, "top_hats": 0.0}  # docs/research.md, by OpenSpiel
    for name, tree in trees.items():
        balanced = tree.solve(40)
        assert 0 <= tree.exploitability(balanced) < 0.02
        assert tree.value(balanced)[0] == pytest.approx(expected[name], abs=0.01)


@pytest.mark.slow
def test_an_information_set_is_what_its_seat_has_observed(trees: dict[str, GameTree]) -> None:
    for tree in trees.values():
        for number in range(0, len(tree.information_sets), 97):
            known, observations = tree.information_sets[number], tree.observations(number)
            assert observations.seat == known.seat
            assert legal_actions(observations) == list(known.actions)


@pytest.mark.slow
def test_a_game_that_is_played_follows_the_tree(trees: dict[str, GameTree]) -> None:
    tree = trees["hats"]
    seen = {(known.seat, tree.observations(number).to_bytes()) for number, known in enumerate(tree.information_sets)}
    for seed in range(5):
        match = Match.new(tree.game, 2, {**TINY, "first": 0}, seed)
        while match.mover is not None:
            assert (match.mover, match.observations(match.mover).to_bytes()) in seen
            match.act(match.legal_actions()[game_seed(seed, match.ply) % len(match.legal_actions())])


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_that_is_too_large_is_refused_at_once(name: str) -> None:
    with pytest.raises(BadInput, match="more than 1000000 nodes"):
        expect_small(game_named(name), 2, {})
    expect_small(game_named(name), 2, TINY)


# --- bots on trees


@pytest.mark.slow
def test_a_bot_that_states_its_chances_needs_one_seed(trees: dict[str, GameTree]) -> None:
    tree = trees["hats"]
    chances = ask_bot(tree, "random", 1, 1)
    assert chances[0] == pytest.approx(tree.uniform())
    assert exploitability(tree, chances).high == pytest.approx(tree.exploitability(tree.uniform()))
    assert exploitability(tree, chances).low is None


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [2, 8])
def test_the_true_value_is_expected_between_the_bounds(trees: dict[str, GameTree], seeds: int) -> None:
    """A player that draws lots alike, seen with a few seeds, many times over."""
    tree, rng = trees["top_hats"], np.random.default_rng(1)
    truth = tree.exploitability(tree.uniform())
    found = []
    for _ in range(12):
        keys = rng.random((seeds, tree.slots))
        most = np.maximum.reduceat(keys, [known.first_slot for known in tree.information_sets], axis=1)
        found.append(exploitability(tree, (keys == most[:, tree.set_of_slot]).astype(float)))
    assert np.mean([one.low for one in found if one.low is not None]) < truth
    assert truth < np.mean([one.high for one in found])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "simulations"), [("hats", 100), ("magic_hat", 100), ("top_hats", 100)])
def test_the_strongest_bot_cannot_be_exploited_in_tiny_games(
    trees: dict[str, GameTree], name: str, simulations: int
) -> None:
    tree = trees[name]
    found = exploitability(tree, ask_bot(tree, "mad_hatter", simulations, 2))
    assert found.high <= {"hats": 0.0, "magic_hat": 0.02, "top_hats": 0.1}[name] + 1e-9


@pytest.mark.slow
def test_a_search_that_thinks_too_little_can_be_exploited(trees: dict[str, GameTree]) -> None:
    tree = trees["hats"]
    assert tree.exploitability(np.mean(ask_bot(tree, "mad_hatter", 1, 1), axis=0)) > 0.1


# --- games against a bot


@pytest.mark.slow
def test_a_local_best_response_beats_a_random_player() -> None:
    games = Challenge(game_named("hats"), 2, {"size": "tiny"}, "random", 1, seed=3)
    assert games.fair == 0.5
    assert games.seatings == [(0, 1), (1, 0)]
    won = [won for _, won in run_chunks(play_round, games, range(6))]
    assert won == [play_round(games, number, never) for number in range(6)]
    assert (measure(won, 2).value or 0) > 0.6


# --- the command


@pytest.mark.slow
def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["exploit", "hats", "--size", "tiny", "--bot", "random", "--seeds", "1", "--simulations", "1"]
    assert main(arguments) == 0
    assert "1.266 = " in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out)
    assert report["nodes"] == 17712
    assert report["curve"][0]["high"] == pytest.approx(1.2656, abs=1e-4)
    assert main(["exploit", "hats", "--size", "tiny", "--bot", "random", "--games", "2"]) == 0
    assert "of 2 games against random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["top_hats"], "--size"),
        (["hats", "--size", "tiny", "--bot", "nobody"], "nobody"),
        (["hats", "--size", "huge"], "huge"),
        (["hats", "--size", "tiny", "--seeds", "0"], "--seeds"),
        (["hats", "--size", "tiny", "--simulations", "0"], "--simulations"),
        (["hats", "--size", "tiny", "--games", "0"], "--games"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert main(["exploit", *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
