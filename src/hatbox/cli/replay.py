"""`hatbox replay`: a game in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from hatbox.cli.arguments import CommandParser, whole
from hatbox.cli.loading import warm_up
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Happening
from hatbox.engine.match import Match
from hatbox.i18n import say
from hatbox.records.files import read_records
from hatbox.records.record import Record, from_record


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("file", metavar="FILE", help=text("records"))
    parser.add_argument("--game", type=whole, default=1, metavar="K", help=text("replay-game"))
    parser.add_argument("--seat", type=whole, metavar="S", help=text("replay-seat"))
    parser.add_argument("--json", action="store_true", help=text("replay-json"))


def run(args: Namespace) -> int:
    """Tell one game of a file."""
    record = find(args.file, args.game)
    warm_up(record.game)
    match = from_record(record)
    if args.seat is not None:
        match.view(args.seat)  # the seat must exist
    for number, happening in story(match, args.seat):
        if args.json:
            told = {"action": number, "code": happening.code, "params": happening.params}
            print(msgspec.json.encode(told).decode())
        else:
            print(
                f"{number:4}  {say(happening.code, happening.params)}"
                if number
                else say(happening.code, happening.params)
            )
    return 0


def find(path: str, number: int) -> Record:
    """The record of that number, from 1."""
    count = 0
    for count, (_, record) in enumerate(read_records(path), 1):
        if count == number:
            return record
    raise BadInput("no-such-record", number=number, path=path, count=count)


def story(match: Match[Any], seat: int | None) -> Iterator[tuple[int, Happening]]:
    """All that happened, with the number of the action; 0 for what frames the game."""
    frame: dict[str, str | int] = {"game": match.game.name, "players": match.players, "first": match.first}
    yield 0, Happening("replay-title", {**frame})
    for at in range(match.ply):
        for happening in match.events(at, seat, everything=seat is None):
            yield at + 1, happening
    if match.resigned is not None:
        yield 0, Happening("replay-resigned", {"seat": match.resigned})
    if not match.is_over:
        yield 0, Happening("replay-abandoned", {})
        return
    yield from ((0, happening) for happening in ending(match.result()))


def ending(result: dict[str, Any]) -> Iterator[Happening]:
    """How it came out."""
    scores = [say("replay-score", {"seat": seat, "score": score}) for seat, score in enumerate(result["scores"])]
    yield Happening("replay-result", {"scores": ", ".join(scores)})
    if result["ended"] == "stalled":
        yield Happening("replay-stalled", {})
    winners = ", ".join(map(str, result["winners"]))
    yield Happening("replay-winner" if len(result["winners"]) == 1 else "replay-winners", {"seats": winners})
