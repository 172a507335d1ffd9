"""Networks: their arithmetic, the inputs of the games, what the package ships, and how they are trained."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.network import (
    CEILING,
    MAX_ACTIVE,
    WEIGHT_SHIFT,
    decode,
    encode,
    layout,
    outputs,
    own_network,
    shipped_constants,
    size,
)
from hatbox.bots.searcher import Searcher, heuristics_of
from hatbox.cli.main import main
from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.games import NAMES, game_named
from hatbox.games.magic_hat.heuristics import GRACE, PATIENCE
from hatbox.games.top_hats.state import CELL_NAMES
from hatbox.lab import learning
from hatbox.lab.training import Model, log_loss
from test_greedy import top_hats
from test_search import four

INPUTS = 11
PLAYERS = 3
MAX_BYTES = 400_000
LEARNERS = [(name, players) for name in NAMES for players in heuristics_of(game_named(name), False).settings["INPUTS"]]


def random_weights(seed: int) -> Any:
    return np.random.default_rng(seed).integers(-900, 900, size(INPUTS, PLAYERS)).astype(np.int16)


def split(weights: Any) -> list[Any]:
    """The matrices and biases of a network as Python integers, which cannot overflow."""
    parts, at = [], 0
    for shape in layout(INPUTS, PLAYERS):
        count = int(np.prod(shape))
        parts.append(weights[at : at + count].astype(object).reshape(shape))
        at += count
    return parts


@pytest.mark.parametrize("seed", range(5))
def test_outputs_are_those_of_the_formula(seed: int) -> None:
    weights = random_weights(seed)
    active = [int(number) for number in np.random.default_rng(seed).integers(0, INPUTS, 7)]
    first, first_bias, second, second_bias, third, third_bias = split(weights)
    hidden = sum((first[number] for number in active), first_bias)
    hidden = np.array([min(max(number, 0), CEILING) for number in hidden], object)
    deeper = hidden @ second + second_bias * (1 << WEIGHT_SHIFT)
    deeper = np.array([min(max(number, 0) >> WEIGHT_SHIFT, CEILING) for number in deeper], object)
    expected = deeper @ third + third_bias * (1 << WEIGHT_SHIFT)
    logits = new_buffer(PLAYERS, np.int64)
    outputs(buffer_of(active, np.int64), len(active), buffer_of(weights.tolist()), INPUTS, PLAYERS, logits)
    assert to_list(logits) == list(expected)


def test_weights_survive_as_text() -> None:
    weights = random_weights(1)
    assert np.array_equal(decode(encode(weights)), weights)


def test_a_network_of_another_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="another layout"):
        shipped_constants({2: encode(random_weights(1))}, {2: INPUTS})


@pytest.mark.parametrize("name", NAMES)
def test_shipped_networks_are_small(name: str) -> None:
    networks = getattr(game_named(name).strategy.heuristics, "NETWORKS", {})
    assert sum(map(len, networks.values())) <= MAX_BYTES


# --- inputs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), LEARNERS)
def test_inputs_are_in_range(name: str, players: int) -> None:
    heuristics, chance, found = heuristics_of(game_named(name), False), random.Random(1), 0
    most, active = heuristics.settings["INPUTS"][players], new_buffer(MAX_ACTIVE, np.int64)
    match = hatbox.new(name, players=players, seed=1)
    while not match.is_over and match.ply < 200:
        is_evaluable = heuristics.hooks["can_evaluate"](match.states[match.ply])
        count = heuristics.hooks["inputs"](match.states[match.ply], active) if is_evaluable else 0
        assert all(0 <= number < most for number in to_list(active)[:count])
        found += count > 0
        match.act(chance.choice(match.legal_actions()))
    assert found > 10


def top_hats_inputs(stacks: str) -> list[int]:
    """The inputs of a position with red to move."""
    match, active = hatbox.from_position(top_hats(stacks)), new_buffer(MAX_ACTIVE, np.int64)
    inputs = heuristics_of(match.game, False).hooks["inputs"]
    count = inputs(match.states[match.ply], active)
    return sorted(to_list(active)[:count])


def test_a_turned_board_gives_the_same_inputs() -> None:
    stacks = "C3:ry C4:yrr D6:r G8:yy"
    half_a_turn = {name: CELL_NAMES[-1 - at] for at, name in enumerate(CELL_NAMES)}
    turned = " ".join(half_a_turn[stack[:2]] + stack[2:] for stack in stacks.split())
    assert top_hats_inputs(stacks) == top_hats_inputs(turned)
    assert top_hats_inputs(stacks) != top_hats_inputs(stacks.replace("D6:r", "D6:y"))


def test_a_threat_changes_the_inputs() -> None:
    assert top_hats_inputs("C3:r C4:y G8:y") != top_hats_inputs("C3:r C6:y G8:y")


# --- the search with a network -----------------------------------------------------------------------------------


def test_a_network_of_ones_own_decides_what_states_are_worth() -> None:
    game = game_named("top_hats")
    inputs = heuristics_of(game, False).settings["INPUTS"]
    weights = np.zeros(size(inputs[2], 2), np.int16)
    weights[-2:] = 5 << WEIGHT_SHIFT, -(5 << WEIGHT_SHIFT)  # whoever is to move wins
    match = hatbox.from_position(top_hats("C3:rr G8:yy G7:yy"))
    searcher = Searcher(game, network=own_network(inputs, 2, weights))
    estimates = searcher.search(match.observations(0), Budget(simulations=3), 1, settle=False)
    assert len(estimates) == 3
    assert all(estimate.value < 0.01 for estimate in estimates)  # after its move the other is


@pytest.mark.parametrize("pairs", [[3, 1], [1, 3]])
def test_the_longer_nothing_was_won_the_less_is_expected(pairs: list[int]) -> None:
    game = game_named("magic_hat")
    evaluate, rewards = heuristics_of(game, False).hooks["evaluate"], new_buffer(2, np.float64)
    inputs = heuristics_of(game, False).settings["INPUTS"]
    network = own_network(inputs, 2, np.zeros(size(inputs[2], 2), np.int16))  # expects half a win, whatever happens
    ahead, expected = pairs.index(3), []
    for stall in (0, GRACE, GRACE + PATIENCE // 2, GRACE + PATIENCE):
        match = hatbox.from_position(
            four("queen king knight princess", [[], []], "cook maid", pairs=pairs, stall=stall)
        )
        evaluate(match.states[match.ply], network, rewards)
        expected.append((rewards[ahead], rewards[1 - ahead]))
    assert expected[0] == expected[1] == (0.5, 0.5)
    assert expected[2][1] == 0.25
    assert expected[3][1] == 0.0  # whoever is behind would lose by waiting, and offers something
    assert expected[1][0] < expected[2][0] < expected[3][0] < 1


# --- training ----------------------------------------------------------------------------------------------------


def test_a_model_learns_and_keeps_what_it_learnt_as_integers() -> None:
    rng = np.random.default_rng(1)
    rows = (rng.random((1024, INPUTS)) < 0.4).astype(np.int8)
    wins = (rows[:, 0] ^ rows[:, 1]).astype(np.float32)  # no sum of inputs tells
    targets = np.stack([wins, 1 - wins], axis=1)
    model = Model(INPUTS, 2, rng)
    before = log_loss(model.predict(rows), targets)
    assert sum(1 for _ in model.fit(rows, targets, 150, rng)) == 150
    after = log_loss(model.predict(rows), targets)
    assert after < 0.2 < before
    logits, weights = new_buffer(2, np.int64), model.quantised()
    for row, share in zip(rows[:50], model.predict(rows[:50])[:, 0], strict=True):
        active = np.flatnonzero(row)
        outputs(buffer_of(active.tolist(), np.int64), len(active), buffer_of(weights.tolist()), INPUTS, 2, logits)
        given = 1 / (1 + np.exp(-float(logits[0]) / (1 << 2 * WEIGHT_SHIFT)))
        assert abs(given - float(share)) < 0.05


def test_a_checkpoint_has_all_that_learning_needs() -> None:
    rows = np.eye(INPUTS, dtype=np.int8).repeat(100, axis=0)
    targets = np.full((len(rows), 2), 0.25, np.float32)
    model, copy = Model(INPUTS, 2, np.random.default_rng(1)), Model(INPUTS, 2, np.random.default_rng(2))
    for _ in model.fit(rows, targets, 3, np.random.default_rng(3)):
        pass
    copy.restore(model.checkpoint())
    for each in (model, copy):
        for _ in each.fit(rows, targets, 3, np.random.default_rng(4)):
            pass
    assert np.array_equal(model.quantised(), copy.quantised())


@pytest.mark.slow
def test_a_stopped_run_goes_on_as_if_it_had_not_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "DUELS", 2)
    train = ["train", "top_hats", "--round", "3", "--simulations", "8", "--seed", "5", "--json"]
    assert main([*train, "--games", "6", "--out", str(tmp_path / "whole")]) == 0
    assert main([*train, "--games", "3", "--out", str(tmp_path / "parts")]) == 0
    resumed = ["train", "top_hats", "--games", "6", "--resume", "--jobs", "2", "--out", str(tmp_path / "parts")]
    assert main(resumed) == 0  # and whoever plays
    capsys.readouterr()
    with (
        np.load(tmp_path / "whole" / learning.CHECKPOINT) as whole,
        np.load(tmp_path / "parts" / learning.CHECKPOINT) as parts,
    ):
        assert int(whole["rounds"]) == int(parts["rounds"]) == 2
        for name in whole:
            assert np.array_equal(whole[name], parts[name]), name
    assert main([*train, "--games", "6", "--out", str(tmp_path / "whole")]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main(["train", "top_hats", "--resume", "--seed", "6", "--out", str(tmp_path / "whole")]) == 2
    assert "--seed 5" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["hats", "--games", "1"], "hats"),
        (["top_hats", "--resume"], "--resume"),
        (["top_hats", "--minutes", "0"], "--minutes"),
        (["top_hats", "--players", "4"], "players"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_line(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments, "--out", str(tmp_path / "run")]) == 2
    error = capsys.readouterr().err
    assert problem in error.lower()
    assert error.count("\n") == 1
