"""What is remembered is told apart by every byte that was read to find it, and by nothing else."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.compiled.dependency_memo import Memo
from hatbox.compiled.read_tracking import Span, merge, track_reads
from hatbox.compiled.records import Int8, Int64, to_bytes, to_records, zero_object

SMALL = st.integers(-128, 127)


class State:
    turn: Int8
    wide: Int64
    row: Annotated[list[int], np.int8, 4]
    grid: Annotated[list[list[int]], np.int16, (2, 3)]


def raw(turn: int = 0, wide: int = 0, row: list[int] | None = None, grid: list[list[int]] | None = None) -> bytes:
    state = zero_object(State)
    state.turn, state.wide = turn, wide
    state.row, state.grid = row or [0] * 4, grid or [[0] * 3, [0] * 3]
    return to_bytes(State, to_records(state))


def test_a_watched_state_reads_as_a_plain_one() -> None:
    read: set[Span] = set()
    state = track_reads(State, raw(-3, 1 << 40, [1, -2, 3, -4], [[1, 2, 3], [4, 500, 6]]), read)
    assert (state.turn, state.wide) == (-3, 1 << 40)
    assert (state.row[1], state.row[-1], state.row[1:3], state.row[::-1]) == (-2, -4, [-2, 3], [-4, 3, -2, 1])
    assert state.row == [1, -2, 3, -4] == list(state.row)
    assert len(state.row) == 4
    assert 3 in state.row
    assert (state.grid[1][1], list(state.grid[0]), [*state.grid]) == (500, [1, 2, 3], [[1, 2, 3], [4, 500, 6]])
    with pytest.raises(IndexError):
        _ = state.row[4]
    with pytest.raises(AttributeError, match="cannot be changed"):
        state.turn = 1


def test_only_what_was_asked_for_counts_as_read() -> None:
    read: set[Span] = set()
    state = track_reads(State, raw(), read)
    assert not read
    _ = state.row[2], len(state.row), state.grid[1][0]
    assert sum(size for _, size in read) == 1 + 2
    _ = [*state.row]
    assert sum(span.stop - span.start for span in merge(read)) == 4 + 2


def test_neighbours_are_one_span() -> None:
    assert merge([(4, 4), (0, 2), (2, 1), (5, 1), (9, 1)]) == [slice(0, 3), slice(4, 8), slice(9, 10)]


@given(st.lists(st.tuples(SMALL, st.lists(SMALL, min_size=4, max_size=4), st.integers(0, 3)), max_size=12))
def test_an_answer_is_what_the_function_would_say(asked: list[tuple[int, list[int], int]]) -> None:
    def function(state: State, at: int) -> tuple[int, ...]:
        return (state.turn, *state.row) if state.turn % 3 == 0 else (state.row[at],)

    memo = Memo(State, function)
    for turn, row, at in asked:
        expected = (turn, *row) if turn % 3 == 0 else (row[at],)
        assert memo([raw(turn, row=row)], at) == expected


def test_what_was_worked_out_is_not_worked_out_again() -> None:
    times = 0

    def function(before: State, after: State) -> int:
        nonlocal times
        times += 1
        return before.row[1] + after.row[1]

    memo = Memo(State, function, states=2)
    for other in range(5):  # nothing that was read differs
        assert memo([raw(row=[other, 1, 0, 0]), raw(wide=other, row=[0, 2, other, 0])]) == 3
    assert times == 1
    assert memo([raw(row=[0, 1, 0, 0]), raw(row=[0, 3, 0, 0])]) == 4
    assert times == 2
