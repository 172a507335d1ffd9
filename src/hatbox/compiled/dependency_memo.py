"""Memoized functions of states, keyed by the bytes that they read.

The result of a function depends only on the bytes that it read. Viewers see nearly the same and a move changes little,
so most results have been computed before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from hatbox.compiled.read_tracking import Span, merge, track_reads

S = TypeVar("S")
T = TypeVar("T")

MAX_RESULTS = 2_000


class Memo(Generic[S, T]):
    """A memoized function of states, given as bytes, and other arguments. Its results must not be changed.

    Key: the arguments and the bytes read in any call so far; bound: `max_results`, then cleared; invalidated when a
    call reads bytes that no call before it has read.
    """

    def __init__(
        self, state_class: type[S], function: Callable[..., T], states: int = 1, max_results: int = MAX_RESULTS
    ) -> None:
        """`function(*states, *rest)` must depend on nothing else."""
        self._class = state_class
        self._function = function
        self._max_results = max_results
        self._read: list[set[Span]] = [set() for _ in range(states)]  # by state: everything read so far
        self._spans: list[tuple[int, slice]] = []  # the same as slices, with the index of the state
        self._results: dict[Hashable, T] = {}

    def __call__(self, states: Sequence[bytes], *rest: Hashable) -> T:
        key = (rest, *[states[state][span] for state, span in self._spans])
        answer = self._results.get(key)
        return self._compute(states, rest) if answer is None else answer

    def _compute(self, states: Sequence[bytes], rest: tuple[Hashable, ...]) -> T:
        read: list[set[Span]] = [set() for _ in states]
        answer = self._function(*map(self._track, states, read), *rest)
        self._learn(read)
        self._results[(rest, *[states[state][span] for state, span in self._spans])] = answer
        return answer

    def _track(self, state: bytes, read: set[Span]) -> S:
        return track_reads(self._class, state, read)

    def _learn(self, read: Sequence[set[Span]]) -> None:
        """A wider read set invalidates all cached keys."""
        if len(self._results) >= self._max_results:
            self._results.clear()
        if all(map(set.issubset, read, self._read)):
            return
        self._results.clear()
        self._read = list(map(set.union, self._read, read))
        self._spans = [(state, span) for state, spans in enumerate(self._read) for span in merge(spans)]
