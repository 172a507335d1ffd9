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


@pytest.mark.parametrize(("agreement", "skill"), [(0.0, 0.0), (0.46, 0.0), (0.505, 0.5), (0.55, 1.0), (1.0, 1.0)])
def test_the_rabbit_is_content_with_less_against_those_who_play_worse(
    agreement: float, skill: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adaptive, "agreement_with", lambda *_: agreement)
    monkeypatch.setattr(adaptive, "DOUBT", 0)
    match = hatbox.new("magic_hat", seed=5, first=0)
    while match.ply < 7 * 2:
        match.play("peek 1")
    budget, aim = adaptive.look_back(match.observations(0), FEW, 1)
    assert budget == FEW
    assert aim == pytest.approx(adaptive.MIN_AIM + (1 - adaptive.MIN_AIM) * skill)


def test_the_rabbit_plays_to_win_before_it_has_seen_anybody_play() -> None:
    match = hatbox.new("hats", seed=3, first=0)
    assert adaptive.look_back(match.observations(0), FEW, 1) == (FEW, 1.0)


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_the_search_agrees_more_with_strong_players(game: str) -> None:
    def skill(name: str) -> float:
        aims = list[float]()
        for seed in range(3):
            match = hatbox.new(game, seed=seed, first=0)
            bots = [hatbox.bot("mad_hatter"), hatbox.bot(name)]
            while match.mover is not None and match.ply < 40:
                match.act(bots[match.mover].think(match.observations(match.mover), FEW, seed).action)
            aims.append(adaptive.look_back(match.observations(0), FEW, seed)[1])
        return sum(aims) / len(aims)

    assert skill("mad_hatter") > skill("dormouse") + 0.2


def test_the_rabbit_looks_back_within_its_time() -> None:
    match = hatbox.new("hats", seed=3, first=0)
    while match.ply < 20:
        match.play(match.legal_moves()[0])
    seat = match.mover or 0
    assert adaptive.look_back(match.observations(seat), Budget(seconds=1e-9), 1)[1] == 1.0  # nothing was looked at
