"""Boards of Top Hats drawn as text: nine rows, I on top and A at the bottom, the cells apart by spaces.

`r`, `y` and `b` are stacks of one hat, `.` is an empty cell, `#` the neutral hat and `x` forbidden ground.
Any other sign stands for a stack that a legend tells from the top down: `1=yry 2=rb`.
"""

from __future__ import annotations

from typing import Any

import pytest

import hatbox
from oracle.top_hats import Oracle

COLOURS = {"r": "red", "y": "yellow", "b": "blue"}
ROWS = {"I": 5, "H": 4, "G": 3, "F": 2, "E": 1, "D": 1, "C": 1, "B": 1, "A": 1}  # first column of each
WIDTHS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
NARROWED = {0: 0, 24: 1, 42: 2}  # by the number of forbidden cells


def signs(drawing: str) -> dict[str, str]:
    """The sign on every cell."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert tuple(map(len, rows)) == WIDTHS, "nine rows of five to nine cells"
    return {
        f"{letter}{first + place}": sign
        for (letter, first), row in zip(ROWS.items(), rows, strict=True)
        for place, sign in enumerate(row)
    }


def stacks(drawing: str, legend: str = "") -> dict[str, list[str]]:
    """The stacks of a position, from the top down."""
    meanings = {sign: sign for sign in COLOURS} | dict(entry.split("=") for entry in legend.split())
    on = signs(drawing)
    assert [cell for cell, sign in on.items() if sign == "#"] == ["E5"], "the neutral hat is in the centre"
    return {cell: [COLOURS[hat] for hat in meanings[on[cell]]] for cell in sorted(on) if on[cell] not in ".#x"}


def position(
    drawing: str,
    legend: str = "",
    *,
    turn: int = 0,
    players: int = 2,
    narrowings: int = 0,
    stall_limit: int = 100,
    **fields: Any,
) -> dict[str, Any]:
    """A whole position; unless a test is about narrowing, the field may not be narrowed."""
    narrowed = NARROWED[list(signs(drawing).values()).count("x")]
    return {
        "game": "top_hats",
        "players": players,
        "options": {"narrowings": max(narrowings, narrowed), "stall_limit": stall_limit},
        "turn": turn,
        "stacks": stacks(drawing, legend),
        "band": 4 - narrowed,
        "narrowed": narrowed,
        "stall": 0,
        **fields,
    }


def board(drawing: str, legend: str = "", **fields: Any) -> hatbox.Match[Any]:
    """The game at a drawn position, where both readings of the rules agree on what is legal."""
    given = position(drawing, legend, **fields)
    match = hatbox.from_position(given)
    assert match.legal_moves() == Oracle.from_position(given).legal()
    return match


def position_of(table: hatbox.Match[Any] | hatbox.View[Any]) -> Any:
    """The position there, free to look into."""
    return table.position()


def refusal(match: hatbox.Match[Any], move: str) -> str:
    """Return the refusal of a move as text; the game must not change."""
    before, length = match.position(), match.ply
    with pytest.raises(hatbox.IllegalMove) as illegal:
        match.play(move)
    assert str(illegal.value).startswith(f"{illegal.value.rule}: ")
    assert (match.position(), match.ply) == (before, length)
    return str(illegal.value)
