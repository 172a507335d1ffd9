"""The words of a review. All shares are shares of the win, 0 to 1, as the reviewed seat could know them.

The same structures, as JSON, come out of the browser (`web/src/review/types.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hatbox.engine.game import GameEvent

BEST, GOOD, CLOSE = "best", "good", "close"
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
MIN_LOSSES = ((0.2, BLUNDER), (0.1, MISTAKE), (0.04, INACCURACY))  # from which loss on a move has a grade
MIN_DECISIONS = 8  # for an accuracy
MIN_STAKES = 0.4  # for an accuracy


class MoveEstimate(msgspec.Struct, frozen=True):
    """A legal move with its expected share, give or take `error` (95 %)."""

    move: str
    share: float
    error: float
    visits: int  # 0: never tried, then `share` is the mean over all moves


class Decision(msgspec.Struct, frozen=True):
    """A move of the reviewed seat where it had a choice."""

    played: str
    best: str
    share: float  # after the move played, as could be known before
    best_share: float  # the same after the best move
    loss: float  # the difference, 0 if it is too close to call
    error: float  # of the difference (95 %)
    stake: float  # what a move picked blindly would lose
    grade: str  # one of the names above
    kind: str  # what it was about: one of the game's `KINDS`
    moves: Sequence[MoveEstimate]  # all legal ones, the best first
    reason: GameEvent  # what the best move is good for


class Step(msgspec.Struct, frozen=True):
    """A whole move, a resignation, or chance: `before + luck + skill + others == after`."""

    ply: int  # before it
    end: int  # the ply after it
    mover: int  # a seat, or CHANCE
    before: float
    after: float
    luck: float  # what chance brought or a card showed
    skill: float  # what the own choice lost, at most 0; a resignation costs what was left
    others: float  # what the others' moves gave or took
    decision: Decision | None


class SeatReview(msgspec.Struct, frozen=True):
    """A game for one seat: `fair + luck + skill + others == result`."""

    seat: int
    fair: float  # share before the deal: the same for every side
    deal: float  # luck of the deal, and of who begins
    luck: float  # all of it, the deal included
    skill: float
    others: float
    result: float
    adjusted: float  # the result with average luck
    accuracy: float | None  # percent; None: too few decisions
    losses: float  # sum over all decisions
    stakes: float  # sum over all decisions
    decisions: int
    steps: Sequence[Step]


class Review(msgspec.Struct, frozen=True):
    """A game, seat by seat."""

    game: str
    players: int
    simulations: int  # per decision
    seats: Sequence[SeatReview]
    open: Sequence[Sequence[float]]  # before the first step and after each, by seat: the share with all cards open

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        from hatbox.reviews.html import render

        return render(self)


def grade_of(loss: float, is_best: bool, is_close: bool) -> str:
    """Return the name for a loss.

    >>> grade_of(0.12, False, False), grade_of(0.0, True, True), grade_of(0.01, False, False)
    ('mistake', 'best', 'good')
    """
    if is_best:
        return BEST
    if is_close:
        return CLOSE
    return next((grade for least, grade in MIN_LOSSES if loss >= least), GOOD)


def accuracy_of(losses: float, stakes: float, decisions: int) -> float | None:
    """Return the share of the stakes that was kept, in percent: 100 is perfect.

    Play at random scores low, but not always 0, because what is too close to call counts as no loss.
    Losses and stakes add up over decisions, kinds of decisions and games, so accuracies of parts make up the whole.

    >>> accuracy_of(0.3, 2.0, 16)
    85.0
    """
    if decisions < MIN_DECISIONS or stakes < MIN_STAKES:
        return None
    return max(0.0, 100.0 * (1.0 - losses / stakes))
