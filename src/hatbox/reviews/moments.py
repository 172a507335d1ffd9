"""The moments of a review that are worth telling, and its numbers as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hatbox.engine.match import Match
from hatbox.i18n import say
from hatbox.reviews.analysis import turns_of
from hatbox.reviews.verdicts import BLUNDER, INACCURACY, MISTAKE, Decision, SeatReview, Step

SLIPS = (INACCURACY, MISTAKE, BLUNDER)  # grades of moves that could have been better
MIN_SWING = 0.05  # of a win; a smaller change is not worth a sentence


class Slip(NamedTuple):
    """A decision that could have been better, with the number of its step, counted from 1."""

    number: int
    decision: Decision


class Swing(NamedTuple):
    """A step at which luck or the others changed much."""

    number: int
    is_luck: bool
    change: float


class Part(NamedTuple):
    """A part of a result, in percent, and where it leads: rounded so that the parts add up."""

    code: str  # of its message
    change: int
    total: int


def slips_of(own: SeatReview) -> list[Slip]:
    """Return the moves that could have been better, in the order of the game."""
    decisions = ((number, step.decision) for number, step in enumerate(own.steps, 1))
    return [Slip(number, made) for number, made in decisions if made is not None and made.grade in SLIPS]


def worst(slips: Sequence[Slip], most: int) -> list[Slip]:
    """Return the slips that cost most, in the order of the game."""
    return sorted(sorted(slips, key=lambda slip: -slip.decision.loss)[:most])


def swings_of(own: SeatReview, most: int) -> list[Swing]:
    """Return the biggest changes by luck and by the others, in the order of the game."""
    swings = [
        Swing(number, is_luck, change) for number, step in enumerate(own.steps, 1) for is_luck, change in _changes(step)
    ]
    big = sorted((swing for swing in swings if abs(swing.change) >= MIN_SWING), key=lambda swing: -abs(swing.change))
    return sorted(big[:most])


def _changes(step: Step) -> tuple[tuple[bool, float], tuple[bool, float]]:
    return (True, step.luck), (False, step.others)


def parts_of(own: SeatReview, *, splits_luck: bool = False) -> list[Part]:
    """Return what made up the result; `splits_luck`: the deal apart from what came later."""
    luck = (
        [("review-deal", own.deal), ("review-draws", own.luck - own.deal)]
        if splits_luck
        else [("review-luck", own.luck)]
    )
    parts, total, shown = [], own.fair, percent(own.fair)
    for code, change in (*luck, ("review-skill", own.skill), ("review-others", own.others)):
        total += change
        parts.append(Part(code, percent(total) - shown, percent(total)))
        shown = percent(total)
    return parts


def describe_steps(match: Match[Any], seat: int) -> list[str]:
    """Return what happened at each step, in words, as a seat saw it."""
    texts = []
    for turn in turns_of(match):
        events = [event for at in range(turn.ply, turn.end) for event in match.events(at, seat)]
        if turn.ply == turn.end:
            texts.append(say("replay-resigned", {"seat": turn.mover}))
        else:
            texts.append(" ".join(say(event.code, event.params) for event in events))
    return texts


def headline(own: SeatReview, *, is_over: bool = True) -> str:
    """Return in words how a game ended for a seat."""
    whole = {0.0: "lost", 1.0: "won"}.get(own.result, "shared") if is_over else "unfinished"
    return say("review-headline", {"outcome": whole, "seat": own.seat, "share": percent(own.result)})


def share_text(share: float) -> str:
    """Return a share in words: percent, with a proper minus."""
    return say("review-share", {"share": str(percent(share)).replace("-", "−")})


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return round(100 * share)


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return f"{number:+}".replace("-", "−") if number else "0"
