"""What to expect of each legal move: for hints at the table and for reviewing a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget, Estimate
from hatbox.bots.explanations import reason_for
from hatbox.bots.searcher import Searcher
from hatbox.engine.game import Happening
from hatbox.engine.match import Observations


@dataclass(frozen=True)
class Hint:
    """A legal move, and the share of the win to expect of it (0 to 1), give or take `error` (95 %)."""

    move: str
    value: float
    error: float
    visits: int  # how often it was tried; 0: not at all, then `value` is what the seat can expect at large


@dataclass(frozen=True)
class Advice:
    """One of the best moves, and why it is good."""

    hint: Hint
    reason: Happening


MAX_ADVICE = 3


def advise(observations: Observations[Any], budget: Budget, seed: int = 0, most: int = MAX_ADVICE) -> list[Advice]:
    """Return the best moves of a seat, with reasons; none if the seat is not on the move.

    A move that was hardly tried is left out: nothing is known of it.
    """
    searcher = Searcher(observations.game)
    hints = evaluate(observations, budget, seed, searcher)[:most]
    tried = [hint for hint in hints if hint.visits > 0] or hints[:1]
    estimates = searcher.estimates([]) if tried else []
    view = observations.view.states[0]
    return [
        Advice(hint, reason_for(observations, observations.game.notation.parse(view, hint.move)[0], estimates))
        for hint in tried
    ]


def evaluate(
    observations: Observations[Any], budget: Budget, seed: int = 0, searcher: Searcher | None = None
) -> list[Hint]:
    """Return every legal move with its estimate, the most tried first; none if the seat is not on the move.

    A searcher that is passed in continues from its last search.
    """
    view = observations.view
    moves = view.legal_moves()
    if not moves:
        return []
    searcher = searcher or Searcher(observations.game)
    estimates = searcher.search(observations, budget, seed, settle=False)
    visits = sum(one.visits for one in estimates)
    usual = sum(one.value * one.visits for one in estimates) / visits
    hints = []
    for move in moves:
        *before, last = observations.game.notation.parse(view.states[0], move)
        tried = next((one for one in searcher.estimates(before) if one.action == last), Estimate(last, usual, 1.0, 0))
        hints.append(Hint(move, tried.value, tried.error, tried.visits))
    return sorted(hints, key=lambda hint: (-hint.visits, hint.move))
