"""Writing numbers to a tape, for the `describe_...` kernels of games.

A tape that is too short is not written beyond its end; positions go on counting, so that the renderer can tell.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule


@rule
def put(tape: Buffer, at: int, number: int) -> int:
    """Write one number; return the next position."""
    if at < len(tape):
        tape[at] = number
    return at + 1


@rule
def put2(tape: Buffer, at: int, first: int, second: int) -> int:
    """Write two numbers; return the next position."""
    return put(tape, put(tape, at, first), second)


@rule
def put3(tape: Buffer, at: int, first: int, second: int, third: int) -> int:
    """Write three numbers; return the next position."""
    return put(tape, put2(tape, at, first, second), third)


@rule
def put4(tape: Buffer, at: int, first: int, second: int, third: int, fourth: int) -> int:
    """Write four numbers; return the next position."""
    return put(tape, put3(tape, at, first, second, third), fourth)


@rule
def put5(tape: Buffer, at: int, first: int, second: int, third: int, fourth: int, fifth: int) -> int:
    """Write five numbers; return the next position."""
    return put(tape, put4(tape, at, first, second, third, fourth), fifth)


@rule
def put_list(tape: Buffer, at: int, numbers: Buffer, count: int) -> int:
    """Write a list: how many, then the first `count` of a row; return the next position."""
    at = put(tape, at, count)
    for i in range(count):
        at = put(tape, at, numbers[i])
    return at


@rule
def put_reversed(tape: Buffer, at: int, numbers: Buffer, count: int) -> int:
    """Write a list: how many, then the first `count` of a row from the last to the first; return the next position."""
    at = put(tape, at, count)
    for i in range(count):
        at = put(tape, at, numbers[count - 1 - i])
    return at


@rule
def begin_list(tape: Buffer) -> int:
    """Begin a tape that is one list, empty so far; return the next position."""
    tape[0] = 0
    return 1


@rule
def put_item(tape: Buffer, at: int, variant: int) -> int:
    """Begin a further item of a tape that is one list, of this variant; return the next position."""
    tape[0] += 1
    return put(tape, at, variant)
