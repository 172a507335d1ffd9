"""Hints: every legal move once, the best first, with what to expect of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.hints import Hint, evaluate
from hatbox.bots.searcher import Searcher
from hatbox.engine.match import Match
from support.games import TABLES
from test_greedy import top_hats
from test_search import four

SOME = Budget(simulations=150)


def hints(match: Match[Any], budget: Budget = SOME, seed: int = 0) -> list[Hint]:
    """The hints for the seat on the move."""
    assert match.mover is not None
    return evaluate(match.observations(match.mover), budget, seed)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_every_legal_move_once_and_the_best_first(game: str, players: int) -> None:
    match, chance = hatbox.new(game, players=players, seed=6), random.Random(6)
    for moves in (0, 4, 12):
        for _ in range(moves):
            match.play(chance.choice(match.legal_moves()))
        found = hints(match)
        assert sorted(hint.move for hint in found) == match.legal_moves()
        assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
        assert all(0 <= hint.value <= 1 and 0 < hint.error <= 1 for hint in found)
        assert all(hint.error == 1 for hint in found if hint.visits == 0)
        assert found[0].visits > 0
        assert hints(match) == found
        others = [seat for seat in range(players) if seat != match.mover]
        assert [evaluate(match.observations(seat), SOME) for seat in others] == [[]] * len(others)


def test_none_when_the_game_is_over() -> None:
    match = hatbox.from_position(top_hats("C3:r C4:y"))
    match.play("move C3 C5")
    assert match.is_over
    assert evaluate(match.observations(0), SOME) == evaluate(match.observations(1), SOME) == []


def test_what_was_not_tried_is_worth_what_the_seat_can_expect() -> None:
    match = hatbox.new("hats", seed=6)
    found = hints(match, Budget(simulations=8))
    untried = [hint for hint in found if hint.visits == 0]
    tried = [hint for hint in found if hint.visits > 0]
    assert untried
    assert len({hint.value for hint in untried}) == 1
    assert min(hint.value for hint in tried) < untried[0].value < max(hint.value for hint in tried)


def test_a_win_at_once_is_certain_and_first() -> None:
    # M7: four characters are left, and seat 0 knows that the hat of slot 3 fits.
    match = hatbox.from_position(four("queen king princess knight", [[3], []], "cook maid king queen"))
    best, *others = hints(match, Budget(simulations=400))
    assert best.move == "open 3"
    assert best.value == 1.0
    assert best.error < 0.05
    assert best.visits > sum(hint.visits for hint in others)


def test_top_hats_jumps_are_told_by_their_effect() -> None:
    # One jump takes one stack; on over the second it takes the last and wins.
    match = hatbox.from_position(top_hats("C3:r C4:y C6:y G3:r"))
    assert match.legal_moves() == ["C3-C5*C4", "C3-C7*C4,C6"]
    best, other = hints(match, Budget(simulations=400))
    assert (best.move, best.value) == ("C3-C7*C4,C6", 1.0)
    assert other.value < 1
    match.act(match.legal_actions()[0])  # in the middle of the move
    found = hints(match, Budget(simulations=400))
    assert [hint.move for hint in found] == ["C3-C7*C4,C6", "C3-C5*C4"]
    assert found[0].value == 1.0


def test_a_mind_goes_on() -> None:
    match = hatbox.new("hats", seed=6)
    observations, searcher = match.observations(match.mover or 0), Searcher(match.game)
    first = sum(hint.visits for hint in evaluate(observations, SOME, 0, searcher))
    assert sum(hint.visits for hint in evaluate(observations, SOME, 0, searcher)) == first + searcher.simulations
