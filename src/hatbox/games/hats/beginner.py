"""A beginner at Hats takes the hat that is worth most now, and ends the turn."""

from __future__ import annotations

from typing import Any

from hatbox.compiled.records import to_object
from hatbox.engine.match import Observations
from hatbox.games.hats.state import BLACK, DISCARD, PLACES, TYPE, State

AWAKE = 0.45
MAX_LOST = 2  # own points that a half-asleep player may give away by an exchange


def simple(observations: Observations[Any], moment: int) -> list[str]:
    """Return the exchanges that take the hat worth most now, or all moves where there is nothing to take."""
    view = to_object(State, observations.views[moment])
    worth = worths(view.table[: view.places])
    taken = {move: worth[TYPE[view.table[place]]] for move, _, place in exchanges(observations, moment)}
    if not taken:
        return other_moves(observations, moment)
    return [move for move in taken if taken[move] == max(taken.values())]


def drowsy(observations: Observations[Any], moment: int, awake: bool) -> list[str]:
    """Return, awake, the exchanges that cost few own points now; half asleep, black hats: a point each."""
    view = to_object(State, observations.views[moment])
    own = [TYPE[card] for card in view.collection[observations.seat][: view.collection_size[observations.seat]]]
    table = view.table[: view.places]
    before = points(own, worths(table))
    cheap = []
    for move, card, place in exchanges(observations, moment):
        after = worths([*table[:place], card, *table[place + 1 :]])
        if before - points([*own, TYPE[table[place]]], after) <= MAX_LOST:
            cheap.append(move)
    return cheap if awake and cheap else other_moves(observations, moment)


def other_moves(observations: Observations[Any], moment: int) -> list[str]:
    """Return the black hats, else the end of the turn, else all moves: beginners do not discard or offer a card."""
    moves = observations.game.legal_moves(observations.views[moment])
    black = [move for move in moves if BLACK <= action_of(observations, moment, move) < DISCARD]
    return black or [move for move in moves if move == "end"] or moves


def exchanges(observations: Observations[Any], moment: int) -> list[tuple[str, int, int]]:
    """Return the legal exchanges: the move, the card played and the place it goes to."""
    moves = observations.game.legal_moves(observations.views[moment])
    actions = [(move, action_of(observations, moment, move)) for move in moves]
    return [(move, *divmod(action, PLACES)) for move, action in actions if action < BLACK]


def action_of(observations: Observations[Any], moment: int, move: str) -> int:
    """Return the action of a move: in Hats every move is one."""
    (action,) = observations.game.notation.parse(observations.views[moment], move)
    return int(action)


def worths(table: list[int]) -> dict[int, int]:
    """Return what each type on the tea table is worth (H11): its lowest position."""
    return {int(TYPE[table[place]]): place + 1 for place in reversed(range(len(table)))}


def points(types: list[int], worth: dict[int, int]) -> int:
    """Return the points of a collection (H11); a type that is not on the table scores nothing."""
    return sum(worth.get(int(kind), 0) for kind in types)
