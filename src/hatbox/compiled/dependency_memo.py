"""Functions of states, remembered by what they read.

It is known which bytes of a state an answer depends on: those that were read to find it. The next time these bytes
are the same, so is the answer. Several viewers of one move see nearly the same, and a move changes little: most of
what is told to whom has been worked out before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from hatbox.compiled.read_tracking import Span, merged, watched

S = TypeVar("S")
T = TypeVar("T")

MOST = 2_000  # answers kept: enough for all who ask about the same


class Memo(Generic[S, T]):
    """A function of some states, given by their bytes, and of plain arguments. What it gives must not be changed."""

    def __init__(self, state_class: type[S], function: Callable[..., T], states: int = 1, most: int = MOST) -> None:
        """`function(*states, *rest)` must depend on nothing else."""
        self._class = state_class
        self._function = function
        self._most = most
        self._read: list[set[Span]] = [set() for _ in range(states)]  # ever, of each state
        self._spans: list[tuple[int, slice]] = []  # the same: which state, and where in it
        self._known: dict[Hashable, T] = {}

    def __call__(self, raws: Sequence[bytes], *rest: Hashable) -> T:
        key = (rest, *[raws[state][span] for state, span in self._spans])
        answer = self._known.get(key)
        return self._worked_out(raws, rest) if answer is None else answer

    def _worked_out(self, raws: Sequence[bytes], rest: tuple[Hashable, ...]) -> T:
        read: list[set[Span]] = [set() for _ in raws]
        answer = self._function(*map(self._watched, raws, read), *rest)
        self._learn(read)
        self._known[(rest, *[raws[state][span] for state, span in self._spans])] = answer
        return answer

    def _watched(self, raw: bytes, read: set[Span]) -> S:
        return watched(self._class, raw, read)

    def _learn(self, read: Sequence[set[Span]]) -> None:
        """If more was read than ever before, what is known is told apart too coarsely: begin anew."""
        if len(self._known) >= self._most:
            self._known.clear()
        if all(map(set.issubset, read, self._read)):
            return
        self._known.clear()
        self._read = list(map(set.union, self._read, read))
        self._spans = [(state, span) for state, spans in enumerate(self._read) for span in merged(spans)]
