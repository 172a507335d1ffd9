"""A beginner at Magic Hat: peeks, remembers little, brings hats home and opens what it believes to fit."""

from __future__ import annotations

from typing import Any

from hatbox.compiled.records import to_object
from hatbox.engine.match import Observations
from hatbox.games.magic_hat.heuristics import last_sightings
from hatbox.games.magic_hat.state import MAGIC, State

AWAKE = 0.9
MEMORY = 4  # own turns that a beginner remembers a hat
SHORT_MEMORY = 3  # the same of a half-asleep player


def simple(observations: Observations[Any], moment: int) -> list[str]:
    """Open what fits, else bring a hat home, else peek at something not known, else anything but a guess."""
    return best_moves(observations, moment, recent_hats(observations, moment, MEMORY))


def drowsy(observations: Observations[Any], moment: int, awake: bool) -> list[str]:
    """Return, awake, the same with a short memory; half asleep, a peek or a swap that moves no hat known to fit."""
    known = recent_hats(observations, moment, SHORT_MEMORY)
    return best_moves(observations, moment, known) if awake else harmless_moves(observations, moment, known)


def recent_hats(observations: Observations[Any], moment: int, turns: int) -> dict[int, int]:
    """Return the hats by slot that the seat saw in its last turns."""
    view = to_object(State, observations.views[moment])
    since = moment - turns * view.players
    return {slot: view.hats[slot] for slot, at in last_sightings(observations).items() if at >= since}


def best_moves(observations: Observations[Any], moment: int, known: dict[int, int]) -> list[str]:
    """Return the best kind of move there is, by what is known."""
    row = to_object(State, observations.views[moment]).row
    opens, home, look = [], [], []
    for move, slots in moves_of(observations, moment):
        first, last = slots[0], slots[-1]
        if move.startswith("open"):
            if fits(known, row, first):
                opens.append(move)
        elif move.startswith("peek"):
            if first not in known:
                look.append(move)
        elif known.get(first) == row[last] or known.get(last) == row[first]:
            home.append(move)
    return opens or home or look or harmless_moves(observations, moment, known)


def harmless_moves(observations: Observations[Any], moment: int, known: dict[int, int]) -> list[str]:
    """Return the peeks, and the swaps that leave a hat alone that is known to fit."""
    row = to_object(State, observations.views[moment]).row
    return [
        move
        for move, slots in moves_of(observations, moment)
        if move.startswith("peek") or (move.startswith("swap") and not any(fits(known, row, slot) for slot in slots))
    ]


def fits(known: dict[int, int], row: list[int], slot: int) -> bool:
    """Return whether the hat above a slot is known to be won there (M6)."""
    return slot in known and known[slot] in (MAGIC, row[slot])


def moves_of(observations: Observations[Any], moment: int) -> list[tuple[str, list[int]]]:
    """Return the legal moves with their slots, counted from 0."""
    moves = observations.game.legal_moves(observations.views[moment])
    return [(move, [int(slot) - 1 for slot in move.split()[1:]]) for move in moves]
