"""Mistakes of the levels are never absurd, and the opponent that adapts goes by what it has seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import hatbox
from hatbox.bots import adaptive
from hatbox.bots.bot import Budget
from hatbox.bots.levels import MAD_HATTER, RANKED, WHITE_RABBIT, Level, LevelBot
from hatbox.engine.match import Match
from hatbox.games.magic_hat import beginner as magic_hat
from hatbox.games.magic_hat.heuristics import fits
from hatbox.games.magic_hat.state import OPEN, SLOTS
from test_beginner import moments

FEW = Budget(simulations=60)


@pytest.mark.parametrize("level", RANKED, ids=lambda level: level.name)
def test_no_level_opens_what_it_has_just_seen_not_to_fit(level: Level) -> None:
    seen = 0
    for seed in range(2):
        for match in moments("magic_hat", seed, 80):
            seat = match.mover
            assert seat is not None
            observations = match.observations(seat)
            known = magic_hat.recent_slots(*observations.arrays, seat, 1)
            action, view = LevelBot(level).think(observations, FEW, seed).action, observations.view.states[0]
            seen += known > 0
            if OPEN <= action < OPEN + SLOTS and known >> action - OPEN & 1:
                assert fits(view, action - OPEN)
    assert seen > 20


def winning_moves(match: Match[Any]) -> list[str]:
    """The moves that win at once."""
    found = []
    for move in match.legal_moves():
        trial = match.clone()
        trial.play(move)
        if trial.is_over and trial.result()["winners"] == [match.mover]:
            found.append(move)
    return found


def endings(count: int) -> Iterator[Match[Any]]:
    """Endings of Top Hats, one hat against two, in which the mover can capture both at once, or only one."""
    chance, cells = random.Random(7), ["E4", "D4", "F5", "E6", "D5", "F6", "C4", "G6", "E3", "D3", "F4", "G5", "C5"]
    while count:
        mine, *prey = chance.sample(cells, 3)
        stacks = {mine: ["red"], **{cell: ["yellow"] for cell in prey}}
        options = {"narrowings": 0}
        position: Any = {"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks, "options": options}
        match = hatbox.from_position(position)
        if 0 < len(winning_moves(match)) < len(match.legal_moves()):
            count -= 1
            yield match


@pytest.mark.parametrize("level", RANKED, ids=lambda level: level.name)
def test_no_level_throws_away_a_win_in_one(level: Level) -> None:
    """A search may take its time where everything wins; but win it must."""
    for number, match in enumerate(endings(8)):
        bots = [LevelBot(level), LevelBot(MAD_HATTER)]
        while match.mover is not None:
            match.act(bots[match.mover].think(match.observations(match.mover), FEW, number).action)
        assert match.result()["winners"] == [0]


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_the_rabbit_keeps_nothing_between_decisions(game: str) -> None:
    kept = LevelBot(WHITE_RABBIT)
    for match in moments(game, 3, 24)[::4]:
        seat = match.mover
        assert seat is not None
        fresh = LevelBot(WHITE_RABBIT).think(match.observations(seat), FEW, 5)
        assert kept.think(match.observations(seat), FEW, 5) == fresh


@pytest.mark.parametrize(("given", "aim"), [(0.0, 0.75), (0.01, 0.622), (-0.01, 0.878), (0.5, adaptive.LEAST_AIM)])
def test_the_rabbit_is_content_with_less_against_those_who_give_away_more(
    given: float, aim: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def value_of(_trees: Any, _observations: Any, forced: list[int], *_: Any) -> float:
        return 0.4 if forced else 0.4 + given

    monkeypatch.setattr(adaptive, "value_of", value_of)
    match = hatbox.new("magic_hat", seed=5, first=0)
    while match.ply < 7 * 2:
        match.play("peek 1")
    assert adaptive.look_back(match.observations(0), Budget(simulations=64), 0.75, 16.5, 1)[1] == pytest.approx(
        aim, abs=0.001
    )


def test_the_rabbit_looks_back_on_turns_after_which_others_moved() -> None:
    match = hatbox.new("hats", seed=3, first=0)
    while match.ply < 9:
        match.play(match.legal_moves()[0])
    observations = match.observations(0)
    for before, after in adaptive.own_turns(observations):
        assert observations.movers[before] == 0
        assert all(mover != 0 for mover in observations.movers[before + 1 : after])
        assert after > before + 1
    assert len(adaptive.own_turns(observations)) >= 1
