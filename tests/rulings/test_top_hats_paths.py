"""Moves of Top Hats made jump by jump: every legal move can be made so (T6 to T9), and nothing else."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from test_top_hats_moves import MANY_WAYS

import hatbox
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import to_object
from hatbox.engine import renderer
from hatbox.engine.game import NONE
from hatbox.games.top_hats import paths
from hatbox.games.top_hats.state import BEHIND, CELL_NAMES, CELL_OF, MOVING, NEIGHBOUR, State
from oracle.top_hats import Oracle
from support.top_hats_boards import board

JUMP_TO = [{int(cell): direction for direction, cell in enumerate(row) if cell >= 0} for row in BEHIND]

TO_CAPTURE = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . r . . . .
      . . . y . . .
       r . . . . .
        . . . . y
"""

IN_THE_BAND = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    r . . . # . . . .
     . . . r . . . .
      . . . . . . .
       . . . . . .
        . . . . y
"""

STUCK = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . . . .
      r . r . . . .
       r r . . . .
        r r r . y
"""


@dataclass(frozen=True)
class Landing:
    """One landing of a path: the whole path to it, and what may come of it."""

    path: tuple[str, ...]
    stop: bool
    falls: frozenset[str]
    more: bool

    @property
    def move(self) -> str:
        return "move " + " ".join(self.path)


def landings(match: hatbox.Match[Any]) -> list[Landing]:
    """Every landing that the paths tell of, read by the grammar alone."""
    return [found for text in match.paths() for found in read(text)]


def bounded_landings(match: hatbox.Match[Any], max_jumps: int) -> list[Landing]:
    """The landings if stacks with more jumps than this have too many."""
    tape = new_buffer(1 << 14, np.int64)
    assert paths.write_paths(match.state, max_jumps, tape) <= len(tape)
    numbers, found = iter(to_list(tape)), []
    for _ in range(next(numbers)):
        tokens = itertools.islice(numbers, next(numbers))
        found += read("".join(paths.PATH.names[token] for token in tokens))
    return found


LANDING = re.compile(r"([A-I][1-9])(x?)(\.?)(\(?)")


def read(text: str) -> list[Landing]:
    """The landings of one stack."""
    found: list[Landing] = []
    path, fallen = [text[:2]], [frozenset[str]()]
    at = 2
    while at < len(text):
        if text[at] == ")":
            path.pop()
            fallen.pop()
            at += 1
            continue
        one = LANDING.match(text, at)
        assert one, text[at:]
        over = cells_jumped([path[-1], one[1]])
        falls = fallen[-1] | frozenset(CELL_NAMES[cell] for cell in over if one[2])
        found.append(Landing((*path, one[1]), bool(one[3]), falls, bool(one[4])))
        at = one.end()
        if one[4]:
            path.append(one[1])
            fallen.append(falls)
    assert len(path) == 1
    return found


def cells_jumped(path: Sequence[str]) -> frozenset[int]:
    """The cells that a way of jumps has passed over."""
    cells = [CELL_OF[name] for name in path]
    return frozenset(
        int(NEIGHBOUR[here][JUMP_TO[here][there]])
        for here, there in itertools.pairwise(cells)
        if there in JUMP_TO[here]
    )


def effect(landing: Landing) -> str:
    taken = "*" + ",".join(sorted(landing.falls, key=CELL_OF.__getitem__)) if landing.falls else ""
    return f"{landing.path[0]}-{landing.path[-1]}{taken}"


def effects(match: hatbox.Match[Any]) -> set[str]:
    return {move for move in match.legal_moves() if re.match("[A-I][1-9]-", move)}


def try_to_stop(match: hatbox.Match[Any], landing: Landing) -> None:
    """A landing says truly whether the move may end there, and what then falls."""
    trial = match.branch()
    if not landing.stop:
        assert landing.more, "a path leads to a legal end"
        with pytest.raises(hatbox.IllegalMove):
            trial.play(landing.move)
        return
    before = {cell: len(stack) for cell, stack in trial.position()["stacks"].items()}  # type: ignore[union-attr, arg-type]
    trial.play(landing.move)
    after = {cell: len(stack) for cell, stack in trial.position()["stacks"].items()}  # type: ignore[union-attr, arg-type]
    lower = [cell for cell in before if cell != landing.path[0] and after.get(cell, 0) < before[cell]]
    assert sorted(lower) == sorted(landing.falls)


@pytest.mark.parametrize("players", [2, 3])
def test_T6_T7_T8_T9_every_legal_move_can_be_made_jump_by_jump_and_no_other(players: int) -> None:
    chance, compared = random.Random(players), 0
    for seed in range(3):
        match = hatbox.new("top_hats", players=players, seed=seed, stall_limit=40)
        while not match.is_over:
            state = to_object(State, match.state)
            if state.phase == MOVING and state.origin == NONE and chance.random() < 0.5:
                found = landings(match)
                assert len({landing.path for landing in found}) == len(found)
                for landing in found:
                    try_to_stop(match, landing)
                assert {effect(landing) for landing in found if landing.stop} == effects(match)
                assert match.paths() == match.game.paths(match.view(match.mover).states), "what a seat sees is enough"
                compared += 1
            match.play(chance.choice(match.legal_moves()))
    assert compared > 10


@pytest.mark.parametrize("players", [2, 3])
def test_T6_all_paths_of_the_rules_are_there(players: int) -> None:
    """A second implementation of the rules finds the same paths."""
    chance, compared = random.Random(players), 0
    match = hatbox.new("top_hats", players=players, seed=5, stall_limit=30)
    while not match.is_over:
        state = to_object(State, match.state)
        if state.phase == MOVING:
            allowed = Oracle.from_position(match.position())._allowed()
            assert {landing.path for landing in landings(match) if landing.stop} == {way.path for way in allowed}
            compared += 1
        match.play(chance.choice(match.legal_moves()))
    assert compared > 10


def test_a_stack_with_too_many_jumps_still_makes_every_legal_move() -> None:
    match = board(MANY_WAYS, players=3)
    every, few = landings(match), bounded_landings(match, max_jumps=50)
    assert {effect(landing) for landing in few if landing.stop} == effects(match)
    assert {landing.path for landing in few} < {landing.path for landing in every}
    assert set(few) <= {*every, *(replace(landing, more=False) for landing in every)}
    for landing in random.Random(1).sample(few, 40):
        try_to_stop(match, landing)


def test_buffers_that_are_too_short_grow_until_everything_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    match = board(MANY_WAYS, players=3)
    moves, paths_there = match.legal_moves(), match.paths()
    for size in (1,) if INTERPRETED else range(1, 9):
        buffers = renderer.Buffers()
        buffers.tape, buffers.out = new_buffer(size, np.int64), new_buffer(size, np.uint8)
        monkeypatch.setattr(renderer, "BUFFERS", buffers)
        assert match.paths() == paths_there
        assert len(buffers.tape) > size
        buffers.tape = new_buffer(size, np.int64)
        assert match.legal_moves() == moves
        assert len(buffers.tape) > size


def test_a_tape_too_short_for_chosen_paths_is_refused() -> None:
    match = board(MANY_WAYS, players=3)
    whole = new_buffer(1 << 14, np.int64)
    size = paths.write_paths(match.state, 50, whole)
    for room in (20, 40, 80, 160, 320, 640, size):
        tape = new_buffer(room, np.int64)
        written = paths.write_paths(match.state, 50, tape)
        assert written > room or to_list(tape[:written]) == to_list(whole[:size])


def test_T6_a_step_cannot_go_on() -> None:
    assert board(IN_THE_BAND).paths() == ["E1E2."]


def test_T8_whoever_can_capture_is_told_captures_alone() -> None:
    assert board(TO_CAPTURE).paths() == ["D4B4x."]


def test_T6_a_stack_that_cannot_move_has_no_paths() -> None:
    assert not [text for text in board(STUCK).paths() if text.startswith("A1")]


def test_T3_T4_before_all_stand_there_are_no_paths() -> None:
    match = hatbox.new("top_hats", players=2, seed=1)
    while to_object(State, match.state).phase != MOVING:
        assert match.paths() == []
        match.play(match.legal_moves()[0])
    assert match.paths()


def test_other_games_are_played_move_by_move() -> None:
    assert hatbox.new("hats", players=2, seed=1).paths() == []
