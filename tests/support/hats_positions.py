"""Positions of Hats drawn as text, and what can be asked of a game."""

from __future__ import annotations

from typing import Any

import pytest

import hatbox

Json = dict[str, Any]

CARDS = [kind + value for kind in "BCDFKST" for value in "123456"]
SEATED = ("hands", "collections", "black")  # fields drawn seat by seat, a bar between two seats

TWO = """
    table  T2 B6 F3 B1 S5
    hands  F4 C1 | C2 C3
    deck   K1 K2
"""
THREE = """
    table  T2 B6 F3 B1 S5 K4
    hands  F4 C1 | C2 C3 | D1 D2
    deck   K1 K2
"""
FOUR = """
    table  T2 B6 F3 B1 S5 K4
    hands  F4 C1 | C2 C3 | D1 D2 | D3 D4
"""


def position(drawing: str, **fields: Any) -> Json:
    """A position drawn as text, a field a line; `fields` are drawn over it."""
    drawn: Json = dict(line.split(maxsplit=1) for line in drawing.strip().splitlines()) | fields
    seats = drawn["hands"].count("|") + 1
    drawn = {"game": "hats", "players": seats, "turn": 0} | dict.fromkeys(SEATED, "|" * (seats - 1)) | drawn
    for name in SEATED:
        drawn[name] = [cards.split() for cards in drawn[name].split("|")]
    for name in {"table", "deck", "discards"} & drawn.keys():
        drawn[name] = drawn[name].split()
    return drawn


def at(drawing: str, *moves: str, **fields: Any) -> hatbox.Match[Any]:
    """The game at a drawn position, after some moves."""
    match = hatbox.from_position(position(drawing, **fields))
    for move in moves:
        match.play(move)
    return match


def now(match: hatbox.Match[Any], field: str) -> Any:
    return match.position()[field]


def sees(match: hatbox.Match[Any], seat: int | None, field: str) -> Any:
    return match.view(seat).position()[field]


def verbs(match: hatbox.Match[Any]) -> set[str]:
    """The kinds of move that are legal."""
    return {move.split()[0] for move in match.legal_moves()}


def refusal_of(match: hatbox.Match[Any], move: str) -> str:
    """Why a move is refused; it has changed nothing."""
    before = (match.ply, match.position(), match.mover)
    with pytest.raises(hatbox.IllegalMove) as caught:
        match.play(move)
    assert (match.ply, match.position(), match.mover) == before
    assert str(caught.value).startswith(f"{caught.value.rule}: ")
    return str(caught.value)
