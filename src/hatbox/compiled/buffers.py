"""Arrays of numbers that compiled code reads or fills: NumPy arrays when compiled, lists when interpreted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

import numpy as np

from hatbox.compiled.jit import INTERPRETED, rule

T = TypeVar("T")

Buffer = Any
"""A one-dimensional array of numbers. `Any`, because no type covers both forms; Numba infers its own."""


def new_buffer(count: int, scalar: type = np.int16) -> Buffer:
    """Return a buffer of `count` zeros."""
    return [0] * count if INTERPRETED else np.zeros(count, scalar)


def new_buffers(rows: int, count: int, scalar: type = np.int32) -> Buffer:
    """Return several buffers of `count` zeros."""
    return [[0] * count for _ in range(rows)] if INTERPRETED else np.zeros((rows, count), scalar)


def buffer_of(values: Sequence[int], scalar: type = np.int16) -> Buffer:
    """Return a buffer with these numbers."""
    return list(values) if INTERPRETED else np.array(values, scalar)


@rule
def sort(buffer: Buffer, count: int) -> None:
    """Sort the first `count` numbers (insertion sort: there are few)."""
    for i in range(1, count):
        k = i
        while k > 0 and buffer[k] < buffer[k - 1]:
            buffer[k], buffer[k - 1] = buffer[k - 1], buffer[k]
            k -= 1


def to_list(buffer: Buffer) -> list[int]:
    """Return the numbers of a buffer as a list of ints."""
    return list(buffer) if INTERPRETED else cast("list[int]", buffer.tolist())


def constant(values: Sequence[T], scalar: type = np.int8) -> Sequence[T]:
    """Return a look-up table: compiled into the machine code, or plain tuples when interpreted."""
    if INTERPRETED:
        return cast("Sequence[T]", tuple(tuple(row) if isinstance(row, list) else row for row in values))
    table: Any = np.array(values, scalar)
    table.flags.writeable = False
    return cast("Sequence[T]", table)
