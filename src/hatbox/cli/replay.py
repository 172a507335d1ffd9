"""`hatbox replay`: print the events of a recorded game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from hatbox.cli.arguments import CommandParser, whole
from hatbox.cli.loading import warm_up
from hatbox.engine.errors import BadInput
from hatbox.engine.game import GameEvent
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
    record = find_record(args.file, args.game)
    warm_up(record.game)
    match = from_record(record)
    if args.seat is not None:
        match.view(args.seat)  # the seat must exist
    for number, event in game_events(match, args.seat):
        if args.json:
            row = {"action": number, "code": event.code, "params": event.params}
            print(msgspec.json.encode(row).decode())
        else:
            text = say(event.code, event.params)
            print(f"{number:4}  {text}" if number else text)
    return 0


def find_record(path: str, number: int) -> Record:
    """Return the record with that number, counted from 1."""
    count = 0
    for count, (_, record) in enumerate(read_records(path), 1):
        if count == number:
            return record
    raise BadInput("no-such-record", number=number, path=path, count=count)


def game_events(match: Match[Any], seat: int | None) -> Iterator[tuple[int, GameEvent]]:
    """Yield every event with the number of its action; 0 for the title and the result."""
    frame: dict[str, str | int] = {"game": match.game.name, "players": match.players, "first": match.first}
    yield 0, GameEvent("replay-title", {**frame})
    for at in range(match.ply):
        for event in match.events(at, seat, everything=seat is None):
            yield at + 1, event
    if match.resigned is not None:
        yield 0, GameEvent("replay-resigned", {"seat": match.resigned})
    if not match.is_over:
        yield 0, GameEvent("replay-abandoned", {})
        return
    yield from ((0, event) for event in result_events(match.result()))


def result_events(result: dict[str, Any]) -> Iterator[GameEvent]:
    scores = [say("replay-score", {"seat": seat, "score": score}) for seat, score in enumerate(result["scores"])]
    yield GameEvent("replay-result", {"scores": ", ".join(scores)})
    if result["ended"] == "stalled":
        yield GameEvent("replay-stalled", {})
    winners = ", ".join(map(str, result["winners"]))
    yield GameEvent("replay-winner" if len(result["winners"]) == 1 else "replay-winners", {"seats": winners})
