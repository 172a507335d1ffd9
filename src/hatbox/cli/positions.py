"""`hatbox legal` and `hatbox apply`: one position per line of standard input, one answer per line of output."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial

import msgspec

from hatbox.cli.arguments import CommandParser, whole
from hatbox.cli.loading import warm_up
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import JSON
from hatbox.i18n import say
from hatbox.records.files import read_lines
from hatbox.records.record import from_position


def add_arguments(parser: CommandParser) -> None:
    if parser.command == "apply":
        parser.add_argument("--seed", type=whole, default=0, metavar="S", help=parser.text("apply-seed"))


def run(args: Namespace) -> int:
    return answer_lines(list_moves if args.command == "legal" else partial(apply_moves, args.seed))


def list_moves(position: dict[str, JSON]) -> dict[str, JSON]:
    """Return the legal moves of a position; none if the game is over."""
    warm_up(str(position.get("game")))
    return {"legal": [*from_position(position).legal_moves()]}


def apply_moves(seed: int, line: dict[str, JSON]) -> dict[str, JSON]:
    """Return the position that moves lead to, or the error of the move that cannot be made."""
    for name in line:
        if name not in ("position", "moves", "chance"):
            raise BadInput("unknown-field", name=name, allowed="position, moves, chance")
    position, moves, chances = line.get("position"), line.get("moves"), line.get("chance")
    if not isinstance(position, dict):
        raise BadInput("position-needs", field="position")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadInput("bad-moves")
    if chances is None:
        chances = [None] * len(moves)
    if not isinstance(chances, list) or len(chances) != len(moves):
        raise BadInput("bad-chance")
    warm_up(str(position.get("game")))
    match = from_position(position)
    match.reseed(seed)
    for number, (move, chance) in enumerate(zip(moves, chances, strict=True)):
        if not (chance is None or isinstance(chance, dict)):
            raise BadInput("bad-chance")
        try:
            match.play(str(move), chance)
        except HatboxError as error:
            return {"error": str(error), "move": number}
    if match.is_over:
        return {"result": match.result()}
    return {"position": match.position(), "legal": [*match.legal_moves()]}


def answer_lines(answer: Callable[[dict[str, JSON]], dict[str, JSON]]) -> int:
    """Answer each line of standard input; an invalid line is answered with its error (exit status 2)."""
    lines, errors = 0, []
    for number, line in read_lines("-"):
        lines += 1
        try:
            reply = answer(read_object(line, "input"))
        except BadInput as error:
            errors.append(f"line {number}: {error}")
            reply = {"error": str(error)}
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
    if not errors:
        return 0
    print("hatbox: " + say("bad-lines", {"bad": len(errors), "lines": lines, "fault": errors[0]}), file=sys.stderr)
    return 2


def read_object(line: bytes, where: str) -> dict[str, JSON]:
    """Decode a line of JSON that must be an object."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput("bad-json", where=where, fault=str(error)) from None
    if not isinstance(data, dict):
        raise BadInput("not-an-object", where=where)
    return data
