"""Estimates of every legal move, for hints at the table and for reviewing a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget, Estimate
from hatbox.bots.calibration import knots_of, to_error, to_share
from hatbox.bots.explanations import reason_for
from hatbox.bots.searcher import Searcher
from hatbox.engine.game import GameEvent
from hatbox.engine.match import Observations
from hatbox.engine.parts import displays

MAX_ADVICE = 3  # moves


@dataclass(frozen=True)
class Hint:
    """A legal move with its expected share of the win (0 to 1), give or take `error` (95 %)."""

    move: str
    value: float
    error: float
    visits: int  # 0: never tried, then `value` is the mean over all moves


class Hints(list[Hint]):
    """The hints of all moves, best first."""

    def _repr_html_(self) -> str:
        """Return the table that notebooks show."""
        return displays().hints_html(self)


@dataclass(frozen=True)
class Advice:
    """One of the best moves, with a reason."""

    hint: Hint
    reason: GameEvent


def advise(observations: Observations[Any], budget: Budget, seed: int = 0, most: int = MAX_ADVICE) -> list[Advice]:
    """Return the best moves of a seat, with reasons; none if the seat is not on the move.

    Moves that were never tried are left out.
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


def evaluate(observations: Observations[Any], budget: Budget, seed: int = 0, searcher: Searcher | None = None) -> Hints:
    """Return every legal move with its estimate, the most tried first; none if the seat is not on the move.

    A searcher that is passed in continues from its last search.
    """
    view = observations.view
    moves = view.legal_moves()
    if not moves:
        return Hints()
    searcher = searcher or Searcher(observations.game)
    estimates = searcher.search(observations, budget, seed, settle=False)
    visits = sum(estimate.visits for estimate in estimates)
    mean = sum(estimate.value * estimate.visits for estimate in estimates) / visits
    hints = Hints()
    knots = knots_of(view, is_waiting=False)
    estimates_after: dict[tuple[int, ...], dict[int, Estimate]] = {}  # by the actions of a move before its last
    for move in moves:
        *before, last = observations.game.notation.parse(view.states[0], move)
        if (key := tuple(before)) not in estimates_after:
            estimates_after[key] = {estimate.action: estimate for estimate in searcher.estimates(before)}
        estimate = estimates_after[key].get(last, Estimate(last, mean, 1.0, 0))
        error = to_error(knots, estimate.value, estimate.error) if estimate.visits else 1.0
        hints.append(Hint(move, to_share(knots, estimate.value), error, estimate.visits))
    hints.sort(key=lambda hint: (-hint.visits, hint.move))
    return hints
