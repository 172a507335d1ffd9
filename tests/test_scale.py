"""Ratings on one scale: they recover the strengths that made the results, with honest intervals."""

from __future__ import annotations

import random

import pytest

from hatbox.lab.scale import Duel, ratings_on_one_scale

STRENGTHS = (0.0, 120.0, 300.0, -80.0)


def duels_of(rounds: int, seed: int) -> list[Duel]:
    """A round robin of bots of known strength, in pairs of games with the same luck."""
    chance, duels = random.Random(seed), list[Duel]()
    for number in range(rounds):
        for first in range(len(STRENGTHS)):
            for second in range(first):
                luck = chance.random()
                expected = 1 / (1 + 10 ** ((STRENGTHS[second] - STRENGTHS[first]) / 400))
                for chosen in (luck, chance.random()):
                    share = 0.5 if abs(chosen - expected) < 0.02 else float(chosen < expected)
                    duels.append(Duel(number, first, second, share))
    return duels


def test_ratings_recover_the_strengths() -> None:
    hits = count = 0
    for seed in range(40):
        ratings = ratings_on_one_scale(4, duels_of(60, seed), 0)
        assert (ratings[0].value, ratings[0].low) == (0.0, None)
        for rating, strength in zip(ratings[1:], STRENGTHS[1:], strict=True):
            assert rating.value is not None and rating.low is not None and rating.high is not None
            assert abs(rating.value - strength) < 150
            hits += rating.low <= strength <= rating.high
            count += 1
    assert 0.88 <= hits / count <= 1.0  # of intervals of 95 %


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    duels = [Duel(number, 0, 1, 0.0) for number in range(20)]
    first, second = ratings_on_one_scale(2, duels, 0)
    assert first.value == 0 and second.value is not None and second.width is not None
    assert 300 < second.value < 1500 < 4 * second.width


def test_bots_that_met_nobody_of_the_others_have_no_rating() -> None:
    duels = [Duel(number, 0, 1, number % 2) for number in range(8)] + [Duel(0, 2, 3, 1.0)]
    ratings = ratings_on_one_scale(4, duels, 0)
    assert ratings[1].value == pytest.approx(0, abs=1e-6)
    assert [rating.value for rating in ratings[2:]] == [None, None]


def test_ratings_compare_through_a_third_bot() -> None:
    duels = [Duel(number, 0, 1, float(number % 4 == 0)) for number in range(40)]
    duels += [Duel(number, 1, 2, float(number % 4 == 0)) for number in range(40)]
    ratings = [rating.value or 0.0 for rating in ratings_on_one_scale(3, duels, 0)]
    assert ratings[2] == pytest.approx(2 * ratings[1], rel=1e-6)
    assert 150 < ratings[1] < 200  # odds of three to one: 191 points, less what the virtual games take
