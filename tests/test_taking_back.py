"""What can be taken back gives nothing away: whoever saw it could have seen it in every world that seemed possible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conftest import TABLES
from hatbox.core.game import CHANCE, SPECTATOR
from hatbox.core.jit import INTERPRETED, lay, numbers
from hatbox.core.loops import loops_of
from hatbox.core.play import Match
from hatbox.games import game_named

GAMES = 2 if INTERPRETED else 20
WORLDS = 3


def played(name: str, players: int, seed: int) -> Match[Any]:
    options: dict[str, bool | int | str] = {} if name == "hats" else {"stall_limit": 15}
    match: Match[Any] = Match.new(game_named(name), players, options, seed)
    chance = random.Random(seed)
    while not match.is_over:
        match.act(chance.choice(match.legal_actions()))
    return match


def could_be_seen_in(world: Any, match: Match[Any], at: int, viewer: int) -> bool:
    """Whether, in a world that the viewer thought possible, something could be done that looks like action `at`."""
    loops, out = loops_of(match.game), numbers(match.game.max_legal)
    actions = [int(action) for action in out[: loops.legal_at(world, 0, out)]]
    return any(loops.glimpse_at(world, 0, action, viewer) == match.glimpse(at, viewer) for action in actions)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_reveals_nothing_excludes_no_world(name: str, players: int) -> None:
    kept = 0
    for seed in range(GAMES):
        match = played(name, players, seed)
        loops = loops_of(match.game)
        world = lay(match.game.state_class, 1)
        for at in range(len(match)):
            if match.reveals(at):
                continue
            kept += 1
            assert match.actor(at) != CHANCE
            for viewer in (SPECTATOR, *range(players)):
                if viewer == match.actor(at):
                    continue
                view = match.view(None if viewer == SPECTATOR else viewer, at)
                for number in range(WORLDS):
                    loops.determinize_at(view.states, 0, viewer, 1000 * seed + number, world, 0)
                    assert could_be_seen_in(world, match, at, viewer), (at, viewer)
    assert kept > 0


def seen_by(match: Match[Any], viewer: int) -> bytes:
    """What a viewer sees now."""
    return match.saw(len(match)).seen_by(viewer).view


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_was_tried_is_made_again_as_if_for_the_first_time(name: str, players: int) -> None:
    for seed in range(GAMES // 2):
        match: Match[Any] = Match.new(game_named(name), players, {}, seed)
        chance = random.Random(seed)
        while not match.is_over and len(match) < 150:
            other, before = match.clone(), len(match)
            match.play(chance.choice(match.legal()))
            entry = match.taken_back(before)
            assert (len(match), match.mover) == (before, other.mover)
            match.retrace(entry)
            other.retrace({**entry})  # told in the same words, but never tried
            assert (match.mover, match.moves(before)) == (other.mover, other.moves(before))
            for viewer in (SPECTATOR, *range(players)):
                assert seen_by(match, viewer) == seen_by(other, viewer)


def test_what_was_tried_is_forgotten_when_something_else_is_done() -> None:
    match: Match[Any] = Match.new(game_named("hats"), 3, {}, seed=1)
    first, second, *_ = match.legal()
    match.play(first)
    entry = match.taken_back(0)
    match.play(second)
    match.back_to(0)
    match.retrace(entry)
    assert match.moves() == [entry]
    other: Match[Any] = Match.new(game_named("hats"), 3, {}, seed=1)
    other.play(first)
    assert match.view(0).raw() == other.view(0).raw()


@pytest.mark.parametrize(
    ("name", "moves", "revealing"),
    [
        ("hats", ["black", "end"], [False, False]),
        ("hats", ["exchange", "discard"], [True, True]),
        ("magic_hat", ["swap", "peek", "open"], [False, True, True]),
        ("top_hats", ["build"] * 10 + ["place"] * 10, [False] * 20),
    ],
)
def test_what_reveals_something(name: str, moves: list[str], revealing: list[bool]) -> None:
    match: Match[Any] = Match.new(game_named(name), 2, {}, seed=4)
    for begins in moves:
        match.play(next(move for move in match.legal() if move.startswith(begins)))
    assert [match.reveals(at) for at in range(len(moves))] == revealing


def test_only_building_is_done_together() -> None:
    match: Match[Any] = Match.new(game_named("top_hats"), 2, {}, seed=4)
    for _ in range(10):
        assert match.game.together(match.state)
        match.act(match.legal_actions()[0])
    assert not match.game.together(match.state)
    assert not game_named("hats").together(match.state)
