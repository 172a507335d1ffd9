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


def advise(story: Observations[Any], budget: Budget, seed: int = 0, most: int = MAX_ADVICE) -> list[Advice]:
    """Return the best moves of the seat whose story it is, with reasons; none if the seat is not on the move.

    A move that was hardly tried is left out: nothing is known of it.
    """
    searcher = Searcher(story.game)
    hints = evaluate(story, budget, seed, searcher)[:most]
    tried = [hint for hint in hints if hint.visits > 0] or hints[:1]
    estimates = searcher.estimates([]) if tried else []
    view = story.view.states[0]
    return [Advice(hint, reason_for(story, story.game.notation.parse(view, hint.move)[0], estimates)) for hint in tried]


def evaluate(story: Observations[Any], budget: Budget, seed: int = 0, searcher: Searcher | None = None) -> list[Hint]:
    """Every legal move of the seat whose story it is, the most tried first: the search tries most what it thinks best.

    There are none if the seat is not on the move.

    A searcher that is given goes on from what it thought before.
    """
    view = story.view
    moves = view.legal_moves()
    if not moves:
        return []
    searcher = searcher or Searcher(story.game)
    estimates = searcher.search(story, budget, seed, settle=False)
    visits = sum(one.visits for one in estimates)
    usual = sum(one.value * one.visits for one in estimates) / visits
    hints = []
    for move in moves:
        *before, last = story.game.notation.parse(view.states[0], move)
        tried = next((one for one in searcher.estimates(before) if one.action == last), Estimate(last, usual, 1.0, 0))
        hints.append(Hint(move, tried.value, tried.error, tried.visits))
    return sorted(hints, key=lambda hint: (-hint.visits, hint.move))
