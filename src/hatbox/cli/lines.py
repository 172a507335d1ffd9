"""Commands that answer standard input line by line: one line in, one line out."""

from __future__ import annotations

import sys
from collections.abc import Callable

import msgspec

from hatbox.core.errors import BadInput
from hatbox.core.game import JSON
from hatbox.i18n import say
from hatbox.records.files import read_lines


def answer_lines(answer: Callable[[dict[str, JSON]], dict[str, JSON]]) -> int:
    """Answer each line. A line that cannot be read is answered with its error, and makes the exit status 2."""
    lines, faults = 0, []
    for number, line in read_lines("-"):
        lines += 1
        try:
            reply = answer(read_object(line, "input"))
        except BadInput as fault:
            faults.append(f"line {number}: {fault}")
            reply = {"error": str(fault)}
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()
    if not faults:
        return 0
    print("hatbox: " + say("bad-lines", {"bad": len(faults), "lines": lines, "fault": faults[0]}), file=sys.stderr)
    return 2


def read_object(line: bytes, where: str) -> dict[str, JSON]:
    """A line of JSON that must be an object."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadInput("bad-json", where=where, fault=str(fault)) from None
    if not isinstance(data, dict):
        raise BadInput("not-an-object", where=where)
    return data
