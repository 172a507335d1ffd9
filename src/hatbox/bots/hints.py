"""What to expect of each legal move: for hints at the table and for reviewing a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget, Estimate
from hatbox.bots.thinking import Mind
from hatbox.core.play import Story


@dataclass(frozen=True)
class Hint:
    """A legal move, and the share of the win to expect of it (0 to 1), give or take `error` (95 %)."""

    move: str
    value: float
    error: float
    visits: int  # how often it was tried; 0: not at all, then `value` is what the seat can expect at large


def evaluate(story: Story[Any], budget: Budget, seed: int = 0, mind: Mind | None = None) -> list[Hint]:
    """Every legal move of the seat whose story it is, the most tried first: the search tries most what it thinks best.

    There are none if the seat is not on the move.

    A mind that is given goes on from what it thought before.
    """
    view = story.view
    moves = view.legal()
    if not moves:
        return []
    mind = mind or Mind(story.game)
    estimates = mind.ponder(story, budget, seed, settle=False)
    visits = sum(one.visits for one in estimates)
    usual = sum(one.value * one.visits for one in estimates) / visits
    hints = []
    for move in moves:
        *before, last = story.game.parse(view.states[0], move)
        tried = next((one for one in mind.estimates(before) if one.action == last), Estimate(last, usual, 1.0, 0))
        hints.append(Hint(move, tried.value, tried.error, tried.visits))
    return sorted(hints, key=lambda hint: (-hint.visits, hint.move))
