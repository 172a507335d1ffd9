"""Reviews are honest and add up: what a seat could not know changes no verdict, and the parts make up the whole."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatbox
from hatbox import wire
from hatbox.bots.bot import Budget
from hatbox.bots.calibration import to_share
from hatbox.bots.registry import bot_named
from hatbox.bots.searcher import heuristics_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.reviews import verdicts
from hatbox.reviews.analysis import EARLY, MAX_ROUNDS, ROUND_PART, Analyst, review_match, turns_of
from hatbox.reviews.beliefs import beliefs_of
from hatbox.reviews.verdicts import BLUNDER, MISTAKE, Decision, SeatReview
from support.games import GAMES, TABLES
from support.indistinguishable_games import random_match, twins

FEW = 40  # simulations
LENGTHS = {"hats": 14, "magic_hat": 18, "top_hats": 24}  # moves
TWINS = 2
MISSED = Path(__file__).parent / "fixtures" / "missed_blunder.json"  # a record that ends with it
PLACEMENT = MISSED.with_name("missed_placement.json")  # likewise: a stack placed in the opening
TWO_SIDES = [("hats", 2), ("hats", 4), ("magic_hat", 2), ("top_hats", 2)]


def play(name: str, players: int, *, resigns_at: int | None = None) -> Match[Any]:
    """Return a game of beginners, in which the last seat may resign."""
    match, beginner = Match.new(game_named(name), players, {}, 5), bot_named("beginner")
    while match.mover is not None and match.ply != resigns_at:
        match.act(beginner.think(match.observations(match.mover), Budget(simulations=1), match.ply).action)
    if resigns_at is not None:
        match.resign(players - 1)
    return match


def expect_sums(review: SeatReview, result: float) -> None:
    """Check that the parts make up the whole, in the game and in each step."""
    assert abs(review.fair + review.luck + review.skill + review.others - result) < 1e-9
    assert abs(review.adjusted + review.luck - result) < 1e-9
    assert review.result == result
    assert abs(review.fair + review.deal - review.steps[0].before) < 1e-9
    assert all(step.after == following.before for step, following in pairwise(review.steps))
    assert all(step.end == following.ply for step, following in pairwise(review.steps))
    for step in review.steps:
        assert abs(step.before + step.luck + step.skill + step.others - step.after) < 1e-9
    decisions = [step.decision for step in review.steps if step.decision is not None]
    assert review.decisions == len(decisions)
    assert abs(review.losses - sum(decision.loss for decision in decisions)) < 1e-9
    assert all(0 <= decision.loss <= decision.stake + 1e-9 for decision in decisions)


def expect_fields(sent: Any, made: Any) -> None:
    """Check that a structure from the wire has the fields of the one that was sent, and their values."""
    if isinstance(made, msgspec.Struct):
        assert sent.__struct_fields__ == made.__struct_fields__
        for name in made.__struct_fields__:
            expect_fields(getattr(sent, name), getattr(made, name))
    elif isinstance(made, list | tuple):
        for one, other in zip(sent, made, strict=True):
            expect_fields(one, other)
    else:
        assert sent == made


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_verdict(game: str, seat: int) -> None:
    match = random_match(game, 2, seat, LENGTHS[game], lambda match: match.mover == seat)
    review = review_match(match, [seat], FEW)
    verdict, beliefs = msgspec.json.encode(review.seats[0]), msgspec.json.encode(beliefs_of(match.observations(seat)))
    opened = []
    for _, record in zip(range(TWINS), twins(match, seat, seat), strict=False):
        twin = hatbox.from_record(record)
        other = review_match(twin, [seat], FEW)
        assert msgspec.json.encode(other.seats[0]) == verdict
        assert msgspec.json.encode(beliefs_of(twin.observations(seat))) == beliefs
        opened.append(other.open)
    assert any(row != review.open for row in opened)  # it is another world


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_review_adds_up(game: str, players: int) -> None:
    match = play(game, players)
    review = review_match(match, simulations=10)
    assert [seat.seat for seat in review.seats] == [*range(players)]
    for seat, result in zip(review.seats, match.shares(), strict=True):
        expect_sums(seat, result)
        assert seat.steps[-1].end == match.ply
    assert len(review.open) == len(review.seats[0].steps) + 1
    sides = match.game.sides(players)
    assert all(abs(sum(row[side[0]] for side in sides) - 1) < 1e-9 for row in review.open)


@pytest.mark.parametrize(("game", "players"), TWO_SIDES)
def test_a_resignation_is_a_choice_of_its_seat(game: str, players: int) -> None:
    match = play(game, players, resigns_at=20)
    review = review_match(match, simulations=10)
    for seat, result in zip(review.seats, match.shares(), strict=True):
        expect_sums(seat, result)
        last = seat.steps[-1]
        assert (last.ply, last.end, last.mover, last.decision) == (match.ply, match.ply, players - 1, None)
        part = last.skill if seat.seat == players - 1 else last.others
        assert abs(part - (last.after - last.before)) < 1e-9
        assert last.skill <= 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_comes_later_changes_no_verdict(game: str, players: int) -> None:
    match = play(game, players)
    shorter = match.clone()
    shorter.rewind_to(turns_of(match)[-1].ply)

    def verdicts_before_the_end(match: Match[Any], steps: int) -> bytes:
        seats = review_match(match, simulations=5).seats
        return msgspec.json.encode([[(step.before, step.decision) for step in seat.steps[:steps]] for seat in seats])

    steps = len(turns_of(shorter))
    assert steps == len(turns_of(match)) - 1
    assert verdicts_before_the_end(match, steps) == verdicts_before_the_end(shorter, steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_on_the_wire_is_the_same(game: str) -> None:
    review = review_match(play(game, 2, resigns_at=20), [0], 10)
    expect_fields(msgspec.json.decode(msgspec.json.encode(review), type=wire.Review), review)
    pairs: list[tuple[type[msgspec.Struct], type[msgspec.Struct]]] = [
        (wire.Review, verdicts.Review),
        (wire.ReviewedSeat, verdicts.SeatReview),
        (wire.ReviewedStep, verdicts.Step),
        (wire.ReviewedDecision, verdicts.Decision),
        (wire.ReviewedOption, verdicts.MoveEstimate),
    ]
    for sent, made in pairs:
        assert [field.name for field in msgspec.structs.fields(sent)] == [
            field.name for field in msgspec.structs.fields(made)
        ]


def judge_last_move(record: bytes, simulations: int) -> Decision:
    """Judge the last move of a record."""
    match = hatbox.from_record(record)
    turn = turns_of(match)[-1]
    decision = Analyst(match.observations(turn.mover), simulations).judge(turn.ply, turn.end)
    assert decision is not None
    return decision


def test_a_blunder_is_no_trifle_because_a_map_is_flat() -> None:
    decision = judge_last_move(MISSED.read_bytes(), 2000)
    assert decision.played == "G5-G3*G4"
    assert decision.grade in (MISTAKE, BLUNDER)


def test_a_comparison_ends_when_it_is_clear_or_long_enough() -> None:
    decision = judge_last_move(MISSED.read_bytes(), 200)
    visits = {option.visits for option in decision.moves if option.move in (decision.played, decision.best)}
    assert len(visits) == 1  # both were tried equally often
    rounds = visits.pop() / (200 * EARLY // ROUND_PART)  # no stack is gone yet
    assert rounds in range(1, MAX_ROUNDS + 1)


def test_the_next_rival_is_tried_if_the_first_turns_out_to_be_as_bad() -> None:
    decision = judge_last_move(PLACEMENT.read_bytes(), 2000)
    visits = sorted((option.visits for option in decision.moves), reverse=True)
    assert visits[0] == visits[1] == visits[2] > visits[3]  # three moves were measured, equally often
    assert decision.played == "place 5 G5"
    assert decision.grade == BLUNDER


@pytest.mark.parametrize("game", ["magic_hat", "top_hats"])
def test_maps_have_no_flat_parts(game: str) -> None:
    for rows in heuristics_of(game_named(game), False).settings["CALIBRATION"][2]:
        for knots in rows:
            for value in range(20, 70, 5):
                assert to_share(knots, value / 100 + 0.15) - to_share(knots, value / 100) > 0.05
