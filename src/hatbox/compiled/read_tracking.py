"""States that tell which of their bytes were read: an answer worked out from one depends on these alone."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar, cast, overload

import numpy as np

from hatbox.compiled.records import RAW, field_names, record_type

S = TypeVar("S")

Span: TypeAlias = tuple[int, int]  # where something lies in the bytes of a state: the first byte, and how many
READ = "_read"  # where a watched state keeps the spans that were read


def watched(state_class: type[S], raw: bytes, read: set[Span]) -> S:
    """A state by its bytes; whatever is read of it is added to `read`. It cannot be changed."""
    state: S = _watched(cast(Any, state_class))()
    state.__dict__[RAW], state.__dict__[READ] = raw, read
    return state


def merged(spans: Iterable[Span]) -> list[slice]:
    """The bytes of some spans, neighbours together."""
    found: list[slice] = []
    for start, size in sorted(spans):
        if found and found[-1].stop >= start:
            found[-1] = slice(found[-1].start, max(found[-1].stop, start + size))
        else:
            found.append(slice(start, start + size))
    return found


class Row(Sequence[Any]):
    """Numbers, or rows of them, in the bytes of a state. Only what is asked for counts as read."""

    __slots__ = ("_form", "_raw", "_read", "_start")

    def __init__(self, form: np.dtype[Any], raw: bytes, start: int, read: set[Span]) -> None:
        """`form` has the shape; nothing is read yet."""
        self._form, self._raw, self._start, self._read = form, raw, start, read

    def __len__(self) -> int:
        return int(self._form.shape[0])

    @overload
    def __getitem__(self, at: int) -> Any: ...

    @overload
    def __getitem__(self, at: slice) -> list[Any]: ...

    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        at = range(len(self))[at]
        below = _row_of(self._form)
        start = self._start + at * below.itemsize
        return _found(below, self._raw, start, self._read)

    def __iter__(self) -> Iterator[Any]:
        self._read.add((self._start, self._form.itemsize))
        count = self._form.itemsize // self._form.base.itemsize
        laid = np.frombuffer(self._raw, self._form.base, count, self._start)
        return iter(laid.reshape(self._form.shape).tolist())

    def __eq__(self, other: object) -> bool:
        return list(self) == other

    __hash__ = None  # type: ignore[assignment]


class _Field:
    """A field of a watched state."""

    def __init__(self, form: np.dtype[Any], start: int) -> None:
        self._form, self._start = form, start

    def __get__(self, state: Any, _owner: type) -> Any:
        own = state.__dict__
        return _found(self._form, own[RAW], self._start, own[READ])

    def __set__(self, state: Any, value: Any) -> None:
        raise AttributeError("a watched state cannot be changed")


def _found(form: np.dtype[Any], raw: bytes, start: int, read: set[Span]) -> Any:
    if form.shape:
        return Row(form, raw, start, read)
    read.add((start, form.itemsize))
    return _number(form.char).unpack_from(raw, start)[0]


@cache
def _number(char: str) -> struct.Struct:
    return struct.Struct(f"@{char}")


@cache
def _row_of(form: np.dtype[Any]) -> np.dtype[Any]:
    """What an item of a row looks like."""
    return np.dtype((form.base, form.shape[1:]))


@cache
def _watched(state_class: type[Any]) -> type[Any]:
    layout = cast("dict[str, Any]", record_type(cast(Any, state_class)).fields)
    return type(
        state_class.__name__,
        (state_class,),
        {name: _Field(*layout[name][:2]) for name in field_names(cast(Any, state_class))},
    )
