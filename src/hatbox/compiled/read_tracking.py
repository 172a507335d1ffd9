"""Objects that record which bytes of a state were read: a result computed from one depends on these alone."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar, cast, overload

import numpy as np

from hatbox.compiled.records import RAW, field_names, record_type

S = TypeVar("S")

Span: TypeAlias = tuple[int, int]  # first byte and number of bytes
READ = "_read"  # the attribute in which a tracked object keeps the spans read


def track_reads(state_class: type[S], raw: bytes, read: set[Span]) -> S:
    """Return an immutable object from the bytes of a state that adds every span read from it to `read`."""
    state: S = _tracked_class(cast(Any, state_class))()
    state.__dict__[RAW], state.__dict__[READ] = raw, read
    return state


def merge(spans: Iterable[Span]) -> list[slice]:
    """Return spans as slices, with neighbours merged."""
    slices: list[slice] = []
    for start, size in sorted(spans):
        if slices and slices[-1].stop >= start:
            slices[-1] = slice(slices[-1].start, max(slices[-1].stop, start + size))
        else:
            slices.append(slice(start, start + size))
    return slices


class TrackedList(Sequence[Any]):
    """A list, or list of lists, in the bytes of a state. Only the items accessed count as read."""

    __slots__ = ("_form", "_raw", "_read", "_start")

    def __init__(self, form: np.dtype[Any], raw: bytes, start: int, read: set[Span]) -> None:
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
        return _read_at(below, self._raw, start, self._read)

    def __iter__(self) -> Iterator[Any]:
        self._read.add((self._start, self._form.itemsize))
        count = self._form.itemsize // self._form.base.itemsize
        laid = np.frombuffer(self._raw, self._form.base, count, self._start)
        return iter(laid.reshape(self._form.shape).tolist())

    def __eq__(self, other: object) -> bool:
        return list(self) == other

    __hash__ = None  # type: ignore[assignment]


class _TrackedField:
    """A field that records each read. Unlike `records._LazyField` it caches nothing, so that every read counts."""

    def __init__(self, form: np.dtype[Any], start: int) -> None:
        self._form, self._start = form, start

    def __get__(self, state: Any, _owner: type) -> Any:
        own = state.__dict__
        return _read_at(self._form, own[RAW], self._start, own[READ])

    def __set__(self, state: Any, value: Any) -> None:
        raise AttributeError("a tracked state cannot be changed")


def _read_at(form: np.dtype[Any], raw: bytes, start: int, read: set[Span]) -> Any:
    if form.shape:
        return TrackedList(form, raw, start, read)
    read.add((start, form.itemsize))
    return _number(form.char).unpack_from(raw, start)[0]


@cache
def _number(char: str) -> struct.Struct:
    return struct.Struct(f"@{char}")


@cache
def _row_of(form: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of a list's items."""
    return np.dtype((form.base, form.shape[1:]))


@cache
def _tracked_class(state_class: type[Any]) -> type[Any]:
    layout = cast("dict[str, Any]", record_type(cast(Any, state_class)).fields)
    return type(
        state_class.__name__,
        (state_class,),
        {name: _TrackedField(*layout[name][:2]) for name in field_names(cast(Any, state_class))},
    )
