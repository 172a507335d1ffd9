"""Sequential stopping: error rates on synthetic rounds, and independence of the order in which games finish."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from hatbox.lab.contest import GameResult
from hatbox.lab.sequential import HIGH, LOW, Referee, SequentialTest, Trial
from hatbox.lab.think_time import ThinkTime
from support.command import hatbox

TEST = SequentialTest(0.5, 0.6)
VALUES = np.array([0, 0.25, 0.5, 0.75, 1])
ROUNDS = {  # how often a round has each of these values, between equally good bots
    "one game decides": [0.5, 0, 0, 0, 0.5],
    "mostly one win each": [0.12, 0.05, 0.66, 0.05, 0.12],
    "many draws": [0.05, 0.25, 0.4, 0.25, 0.05],
}


def tilt(weights: list[float], mean: float) -> np.ndarray:
    """Return the distribution closest to this one that has the mean."""
    low, high = -50.0, 50.0
    for _ in range(60):
        middle = (low + high) / 2
        tilted = np.array(weights) * np.exp(middle * (VALUES - 0.5))
        tilted /= tilted.sum()
        low, high = (middle, high) if tilted @ VALUES < mean else (low, middle)
    return tilted


@pytest.mark.parametrize("kind", ROUNDS)
@pytest.mark.parametrize(("truth", "wrong"), [(TEST.low, HIGH), (TEST.high, LOW)])
def test_errors_are_as_rare_as_promised(kind: str, truth: float, wrong: str) -> None:
    """Wald's bounds promise 5 %; the estimated variance may add a little where every round is won or lost."""
    random_rounds = np.random.default_rng(1)
    errors, trials, rounds = 0, 400, 0
    for _ in range(trials):
        trial = Trial(TEST)
        while trial.decision is None:
            for share in random_rounds.choice(VALUES, 100, p=tilt(ROUNDS[kind], truth)):
                trial.add(float(share))
        errors += trial.decision == wrong
        rounds += trial.rounds
    assert errors / trials <= 0.05 + 2.5 * (0.05 * 0.95 / trials) ** 0.5
    assert rounds / trials < fixed_size(kind)


def fixed_size(kind: str) -> float:
    """Return how many rounds a test of fixed size with the same errors takes."""
    variance = tilt(ROUNDS[kind], 0.55) @ (VALUES - 0.55) ** 2
    return float((2 * 1.645) ** 2 * variance / (TEST.high - TEST.low) ** 2)


def test_a_few_equal_rounds_prove_nothing() -> None:
    trial = Trial(SequentialTest(0.5, 0.55))
    for _ in range(10):
        trial.add(1.0)
    assert trial.decision is None


def test_after_the_decision_nothing_changes() -> None:
    trial = Trial(TEST)
    for _ in range(100):
        trial.add(1.0)
    assert (trial.decision, trial.rounds < 50) == (HIGH, True)
    before = (trial.ratio, trial.rounds)
    trial.add(0.0)
    assert (trial.ratio, trial.rounds) == before


def a_game(number: int, place: int, share: float) -> GameResult:
    seating = ((0, 1), (1, 0))[place]
    shares = (share, 1 - share) if place == 0 else (1 - share, share)
    thinking = tuple(ThinkTime(durations={}) for _ in seating)
    return GameResult(
        round=number,
        seating=seating,
        first=0,
        shares=shares,
        scores=(0, 0),
        ended="complete",
        actions=1,
        seconds=0.0,
        thinking=thinking,
    )


def test_the_decision_does_not_depend_on_the_order_of_the_games() -> None:
    rng = random.Random(3)
    games = [a_game(number, place, rng.choice([0.0, 1.0, 1.0])) for number in range(200) for place in (0, 1)]
    straight = Referee(TEST, 2, games)
    assert straight.is_decided
    rng.shuffle(games)
    mixed = Referee(TEST, 2)
    for game in games:
        mixed.add(game)
    assert (mixed.trial.decision, mixed.trial.rounds, mixed.trial.ratio) == (
        straight.trial.decision,
        straight.trial.rounds,
        straight.trial.ratio,
    )


def test_incomplete_rounds_do_not_count() -> None:
    referee = Referee(TEST, 2, [a_game(0, 0, 1.0), a_game(1, 0, 1.0), a_game(1, 1, 1.0)])
    assert referee.trial.rounds == 0
    referee.add(a_game(0, 1, 1.0))
    assert referee.trial.rounds == 2


ASKED = ("arena", "hats", "--bots", "greedy", "random", "--sprt", "50,60", "--games", "2000", "--json")


@pytest.mark.slow
def test_the_command_stops_early_and_resumes_to_the_same_decision(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    alone = hatbox(*ASKED, "--out", out)
    assert alone.returncode == 0, alone.stderr
    first = json.loads(alone.stdout)
    assert (first["sprt"]["decision"], first["stopped"]) == (HIGH, False)
    assert first["standings"]["games"] == 2 * first["sprt"]["rounds"] < 100
    again, shared = hatbox(*ASKED, "--out", out), hatbox(*ASKED, "--jobs", "2")
    assert json.loads(again.stdout)["standings"] == first["standings"]
    assert json.loads(shared.stdout)["sprt"] == first["sprt"]
    printed = hatbox(*ASKED[:-1], "--out", out).stdout
    for words in ("SPRT: greedy wins 60.0% or more, rather than 50.0%", "bounds -2.94 and 2.94", "biased"):
        assert words in printed
