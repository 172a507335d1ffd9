"""`hatbox review`: tell luck from skill in a recorded game, and show the better moves."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from textwrap import shorten
from typing import Any

import msgspec

from hatbox.cli.arguments import CommandParser, limit, whole
from hatbox.cli.loading import load_game
from hatbox.cli.progress import count_progress
from hatbox.cli.replay import find_record
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_seat
from hatbox.i18n import Param, say
from hatbox.records.files import atomic_write
from hatbox.records.record import from_record
from hatbox.reviews.analysis import review_match
from hatbox.reviews.moments import (
    describe_steps,
    headline,
    parts_of,
    percent,
    share_text,
    signed,
    slips_of,
    swings_of,
    worst,
)
from hatbox.reviews.verdicts import Review, SeatReview

HEADS = (
    *("review-fair", "review-luck", "review-skill", "review-others"),
    *("review-result", "review-adjusted", "review-accuracy"),
)
MAX_SLIPS, MAX_SWINGS = 5, 3  # on the terminal
MAX_TEXT = 160  # characters of what happened at a step: a move of Top Hats can be long


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("file", metavar="FILE", help=text("records"))
    parser.add_argument("--game", type=whole, default=1, metavar="K", help=text("review-game"))
    parser.add_argument("--seat", type=whole, metavar="S", help=text("review-seat"))
    parser.add_argument("--simulations", type=limit, metavar="N", help=text("review-simulations"))
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help=text("one-json"))
    output.add_argument("--html", metavar="OUT.html", help=text("review-html"))


def run(args: Namespace) -> int:
    record = find_record(args.file, args.game)
    with load_game(record.game) as game:
        match = from_record(record)
        seats = None if args.seat is None else [expect_seat("--seat", args.seat, match.players)]
        with count_progress(say("review-progress", {"game": game.name})) as count:
            review = review_match(match, seats, args.simulations, threads=os.cpu_count() or 1, on_progress=count)
    if args.json:
        print(msgspec.json.encode(review).decode())
    elif args.html is not None:
        from hatbox.reviews.html import render_page

        with atomic_write(args.html) as file:
            file.write(render_page(review, match).encode())
        print(f"hatbox: {say('review-written', {'path': args.html})}", file=sys.stderr)
        return 0
    else:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
        print("\n".join(report(review, match)))
    if args.json and not match.is_over:
        print(f"hatbox: {say('review-unfinished')}", file=sys.stderr)
    return 0


def report(review: Review, match: Match[Any]) -> Iterator[str]:
    """Yield the lines of a review: a table of the seats, then what mattered for each."""
    yield say("review-title", {"game": review.game})
    about = {"count": review.players, "steps": len(review.open) - 1, "simulations": review.simulations}
    yield say("review-about", about)
    if not match.is_over:
        yield say("review-unfinished")
    yield ""
    yield from align([heads(), *(row_of(own) for own in review.seats)])
    for own in review.seats:
        yield ""
        yield from seat_report(own, match)


def heads() -> list[str]:
    return ["", *map(say, HEADS)]


def row_of(own: SeatReview) -> list[str]:
    changes = [say("review-share", {"share": signed(part.change)}) for part in parts_of(own)]
    accuracy = say("review-unknown") if own.accuracy is None else say("review-share", {"share": round(own.accuracy)})
    fair, result, adjusted = map(share_text, (own.fair, own.result, own.adjusted))
    return [say("review-seat", {"seat": own.seat}), fair, *changes, result, adjusted, accuracy]


def align(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: names left, numbers right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *cells in rows:
        numbers = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join((name.ljust(widths[0]), *numbers))


def seat_report(own: SeatReview, match: Match[Any]) -> Iterator[str]:
    """Yield what a seat could have done better, and what luck and the others did."""
    yield f"{headline(own, is_over=match.is_over)}."
    slips, texts = slips_of(own), describe_steps(match, own.seat)
    if own.accuracy is None:
        yield say("review-few-decisions")
    yield say("review-moments" if slips else "review-no-moments", {"seat": own.seat}) + (":" if slips else "")
    shown = worst(slips, MAX_SLIPS)
    for number, made in shown:
        change = signed(percent(made.share) - percent(made.best_share))
        yield "  " + say("review-moment", {"step": number, "move": made.played, "grade": made.grade, "change": change})
        shares: dict[str, Param] = {"move": made.best, "best": percent(made.best_share), "share": percent(made.share)}
        yield "    " + say("review-instead", shares)
        yield "    " + say("review-reason", {"reason": say(made.reason.code, made.reason.params)})
    if len(slips) > len(shown):
        yield "  " + say("review-more-moments", {"count": len(slips) - len(shown)})
    swings = swings_of(own, MAX_SWINGS)
    if swings:
        yield say("review-swings", {"seat": own.seat}) + ":"
    for swing in swings:
        code = "review-swing-luck" if swing.is_luck else "review-swing-others"
        yield "  " + say(code, {"step": swing.number, "change": signed(percent(swing.change))})
        yield "    " + shorten(texts[swing.number - 1], MAX_TEXT, placeholder=" …")
