"""Moves of Top Hats made jump by jump: every legal move can be made so (T6 to T9), and nothing else."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from boards import board

import hatbox
from hatbox.core.game import NONE, Way, Ways
from hatbox.core.jit import thaw
from hatbox.games.top_hats.notation import JUMP_TO
from hatbox.games.top_hats.state import CELL_NAMES, CELL_OF, MOVING, NEIGHBOUR, State

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


def ways(match: hatbox.Match[Any], path: str) -> Ways:
    """How a move of the seat on the move can go on, by its view."""
    return match.game.ways(match.view(match.mover).states, path)


def passed_over(path: list[str]) -> frozenset[int]:
    """The cells that a way of jumps has passed over."""
    cells = [CELL_OF[name] for name in path]
    return frozenset(
        int(NEIGHBOUR[here][JUMP_TO[here][there]])
        for here, there in itertools.pairwise(cells)
        if there in JUMP_TO[here]
    )


def made_by_jumps(match: hatbox.Match[Any]) -> set[str]:
    """The effects of all moves that can be made by following the ways; each is tried."""
    found: set[str] = set()
    known: set[Any] = set()
    left: list[list[str]] = []
    for name in shown_stacks(match):
        left.append([name])
    while left:
        path = left.pop()
        try:
            told = ways(match, "-".join(path))
        except hatbox.IllegalMove as illegal:
            assert len(path) == 1, "what is offered is never refused"
            assert illegal.rule in ("T5", "T8", "T9")
            continue
        for way in told.ways:
            further = [*path, way.to]
            assert way.move == "move " + " ".join(further)
            try_to_stop(match, way)
            if way.stop:
                taken = "*" + ",".join(way.falls) if way.falls else ""
                found.add(f"{path[0]}-{way.to}{taken}")
            key = (path[0], way.to, passed_over(further))
            if key not in known:
                known.add(key)
                again = ways(match, "-".join(further))
                assert again.here == way
                assert bool(again.ways) == way.more
                left.append(further)
    return found


def shown_stacks(match: hatbox.Match[Any]) -> list[str]:
    stacks: dict[str, list[str]] = match.view(match.mover).position()["stacks"]  # type: ignore[assignment]
    return [*stacks]


def try_to_stop(match: hatbox.Match[Any], way: Way) -> None:
    """A way says truly whether the move may end there, and what then falls."""
    trial = match.branch()
    if not way.stop:
        with pytest.raises(hatbox.IllegalMove):
            trial.play(way.move)
        return
    before = {cell: len(stack) for cell, stack in trial.position()["stacks"].items()}  # type: ignore[union-attr, arg-type]
    trial.play(way.move)
    after = {cell: len(stack) for cell, stack in trial.position()["stacks"].items()}  # type: ignore[union-attr, arg-type]
    origin = way.move.split()[1]
    lower = [cell for cell in before if cell != origin and after.get(cell, 0) < before[cell]]
    assert sorted(lower) == sorted(way.falls)


@pytest.mark.parametrize("players", [2, 3])
def test_T6_T7_T8_T9_every_legal_move_can_be_made_jump_by_jump_and_no_other(players: int) -> None:
    chance, compared = random.Random(players), 0
    for seed in range(3):
        match = hatbox.new("top_hats", players=players, seed=seed, stall_limit=40)
        while not match.is_over:
            state = thaw(State, match.state)
            if state.phase == MOVING and state.origin == NONE and chance.random() < 0.5:
                legal = {move for move in match.legal() if re.match("[A-I][1-9]-", move)}
                assert made_by_jumps(match) == legal
                compared += 1
            match.play(chance.choice(match.legal()))
    assert compared > 10


def test_T6_a_start_alone_tells_steps_and_first_jumps() -> None:
    match = board(IN_THE_BAND)
    told = ways(match, "E1")
    assert told.here is None
    assert {(way.to, way.stop, way.more) for way in told.ways} == {("E2", True, False)}
    assert ways(match, "E1-E2").here == told.ways[0]


def test_T8_whoever_can_capture_is_told_captures_alone() -> None:
    match = board(TO_CAPTURE)
    told = ways(match, "D4")
    assert [(way.to, way.stop, way.falls) for way in told.ways] == [("B4", True, ["C4"])]
    with pytest.raises(hatbox.IllegalMove) as illegal:
        ways(match, "B1")
    assert (illegal.value.rule, illegal.value.code) == ("T8", "top-must-capture")
    with pytest.raises(hatbox.IllegalMove) as illegal:
        ways(match, "D4-D3")
    assert illegal.value.rule == "T8"


def test_T9_a_stack_in_the_band_goes_first() -> None:
    with pytest.raises(hatbox.IllegalMove) as illegal:
        ways(board(IN_THE_BAND), "D4")
    assert (illegal.value.rule, illegal.value.code) == ("T9", "top-must-leave-band")


def test_T6_a_stack_that_cannot_move_has_no_ways() -> None:
    assert ways(board(STUCK), "A1").ways == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("", "unknown-cell"), ("Z9", "unknown-cell"), ("D4-", "unknown-cell"), ("D4 B4", "unknown-cell"),
        ("A5", "top-not-yours"), ("F6", "top-no-stack"), ("D4-F9", "top-no-jump"), ("D4-D3-D2", "top-step-goes-on"),
    ],
)  # fmt: skip
def test_a_path_that_is_none_is_refused_by_name(path: str, code: str) -> None:
    with pytest.raises(hatbox.HatboxError) as refused:
        ways(board(TO_CAPTURE), path)
    assert refused.value.code == code


def test_T3_T4_before_all_stand_there_are_no_ways() -> None:
    match = hatbox.new("top_hats", players=2, seed=1)
    for code in ("top-build-first", "top-place-first"):
        with pytest.raises(hatbox.IllegalMove) as illegal:
            ways(match, CELL_NAMES[0])
        assert illegal.value.code == code
        while thaw(State, match.state).phase == 0:
            match.play(match.legal()[0])


def test_other_games_are_played_move_by_move() -> None:
    match = hatbox.new("hats", players=2, seed=1)
    assert match.game.ways(match.view(match.mover).states, "E2").ways == ()
