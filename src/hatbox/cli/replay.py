"""`hatbox replay`: a game in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from hatbox.cli.loading import warm_up
from hatbox.core.errors import BadInput
from hatbox.core.game import Happening
from hatbox.core.play import Match
from hatbox.i18n import say
from hatbox.records.files import read_records
from hatbox.records.record import Record, from_record


def run(asked: Namespace) -> int:
    """Tell one game of a file."""
    record = find(asked.file, asked.game)
    warm_up(record.game)
    match = from_record(record)
    if asked.seat is not None:
        match.view(asked.seat)  # the seat must exist
    for number, happening in story(match, asked.seat):
        if asked.json:
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
    for at in range(len(match)):
        for happening in match.told(at, seat, everything=seat is None):
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
