"""Functions of states, remembered by what they read.

A state is read field by field as a function asks for it, so it is known which fields an answer depends on. The next
time these fields have the same bytes, the answer is the same. Several viewers of one move see nearly the same, and a
move changes little: most of what is told to whom has been worked out before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from hatbox.core.jit import fields_read, plain_state, spans_of

S = TypeVar("S")
T = TypeVar("T")

MOST = 20_000  # answers kept


class Look(Generic[S]):
    """A state as somebody sees it: its bytes, from which fields are read once somebody asks for them."""

    __slots__ = ("_class", "raw")

    def __init__(self, state_class: type[S], raw: bytes) -> None:
        """Nothing is read yet."""
        self.raw = raw
        self._class = state_class

    def state(self) -> S:
        """A plain state that tells what is read of it."""
        return plain_state(self._class, self.raw)


class Memo(Generic[S, T]):
    """A function of some looks and of plain arguments, remembered. What it gives must not be changed."""

    def __init__(self, state_class: type[S], function: Callable[..., T], states: int = 1) -> None:
        """`function(*states, *rest)` must depend on nothing else."""
        self._class = state_class
        self._function = function
        self._fields: list[set[str]] = [set() for _ in range(states)]  # ever read, of each state
        self._spans: list[tuple[int, slice]] = []  # which state, and where in it
        self._known: dict[Hashable, T] = {}

    def __call__(self, looks: Sequence[Look[S]], *rest: Hashable) -> T:
        key = (rest, *[looks[state].raw[span] for state, span in self._spans])
        answer = self._known.get(key)
        return self._worked_out(looks, rest) if answer is None else answer

    def _worked_out(self, looks: Sequence[Look[S]], rest: tuple[Hashable, ...]) -> T:
        states = [look.state() for look in looks]
        answer = self._function(*states, *rest)
        self._learn([fields_read(state) for state in states])
        self._known[(rest, *[looks[state].raw[span] for state, span in self._spans])] = answer
        return answer

    def _learn(self, read: Sequence[set[str]]) -> None:
        """If more was read than ever before, what is known is told apart too coarsely: begin anew."""
        if len(self._known) >= MOST:
            self._known.clear()
        if all(map(set.issubset, read, self._fields)):
            return
        self._known.clear()
        self._fields = [known | new for new, known in zip(read, self._fields, strict=True)]
        self._spans = [
            (state, span) for state, fields in enumerate(self._fields) for span in spans_of(self._class, fields)
        ]
