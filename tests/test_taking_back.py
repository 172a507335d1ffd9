"""Actions that can be undone reveal nothing: they could be seen in every world that a viewer thought possible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import to_bytes, zeros
from hatbox.engine.game import CHANCE, SPECTATOR
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from support.games import TABLES

GAMES = 2 if INTERPRETED else 20
WORLDS = 3


def random_match(name: str, players: int, seed: int) -> Match[Any]:
    options: dict[str, bool | int | str] = {} if name == "hats" else {"stall_limit": 15}
    match: Match[Any] = Match.new(game_named(name), players, options, seed)
    chance = random.Random(seed)
    while not match.is_over:
        match.act(chance.choice(match.legal_actions()))
    return match


def could_be_seen_in(world: Any, match: Match[Any], at: int, viewer: int) -> bool:
    """Check whether a world that the viewer thought possible has a legal action that looks like action `at`."""
    loops, out = loops_of(match.game), new_buffer(match.game.max_legal)
    seen = match.snapshot(at + 1).for_viewer(viewer).action
    actions = [int(action) for action in out[: loops.legal_at(world, 0, out)]]
    return any(loops.glimpse_at(world, 0, action, viewer) == seen for action in actions)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_reveals_nothing_excludes_no_world(name: str, players: int) -> None:
    kept = 0
    for seed in range(GAMES):
        match = random_match(name, players, seed)
        loops = loops_of(match.game)
        world = zeros(match.game.state_class, 1)
        for at in range(match.ply):
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


def view_bytes(match: Match[Any], viewer: int) -> bytes:
    """Return a viewer's view."""
    return match.snapshot(match.ply).for_viewer(viewer).view


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_trying_a_move_changes_nothing_and_committing_equals_replaying(name: str, players: int) -> None:
    for seed in range(GAMES // 2):
        match: Match[Any] = Match.from_key(game_named(name), players, {}, key=seed.to_bytes(32, "big"))
        chance = random.Random(seed)
        while not match.is_over and match.ply < 150:
            other, before = match.clone(), match.ply
            states = to_bytes(match.game.state_class, match.states[: before + 1])
            played = match.try_move(chance.choice(match.legal_moves()))
            assert (match.ply, match.mover) == (before, other.mover)
            assert to_bytes(match.game.state_class, match.states[: before + 1]) == states
            entry = match.entry(played)
            match.commit(played)
            other.apply_entry(entry)
            assert (match.mover, match.entries(before)) == (other.mover, [entry])
            for viewer in (SPECTATOR, *range(players)):
                assert view_bytes(match, viewer) == view_bytes(other, viewer)


def test_only_the_move_that_was_tried_last_can_be_committed() -> None:
    match: Match[Any] = Match.new(game_named("hats"), 3, {}, seed=1)
    first, second, *_ = match.legal_moves()
    stale = match.try_move(first)
    match.commit(match.try_move(second))
    with pytest.raises(AssertionError):
        match.commit(stale)
    match.rewind_to(0)
    match.play(first)
    assert match.entries()[0]["move"] == first


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
        match.play(next(move for move in match.legal_moves() if move.startswith(begins)))
    assert [match.reveals(at) for at in range(len(moves))] == revealing


def test_only_building_is_done_together() -> None:
    match: Match[Any] = Match.new(game_named("top_hats"), 2, {}, seed=4)
    for _ in range(10):
        assert match.is_simultaneous(match.ply)
        match.act(match.legal_actions()[0])
    assert not match.is_simultaneous(match.ply)
    assert not Match.new(game_named("hats"), 2, {}, seed=4).is_simultaneous(0)
