"""Parts of a position that are cells, or rows of named pieces: told, or written as JSON from the bytes of a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from hatbox.core.game import HIDDEN, JSON, NONE
from hatbox.core.jit import place_of

Names = Sequence[str | None]  # by number; from the end: HIDDEN, NONE


class HasPlayers(Protocol):
    """The state of any game."""

    players: int


@dataclass(frozen=True)
class Cell:
    """One small number, and what it means."""

    field: str
    meaning: Callable[[int], JSON]

    def __call__(self, state: object) -> JSON:
        return self.meaning(getattr(state, self.field))

    def writer(self, state_class: type) -> Callable[[bytes], bytes]:
        """The same as JSON, from the bytes of a state."""
        at, _, _ = place_of(state_class, self.field)
        written = [b""] * 256

        def write(raw: bytes) -> bytes:
            number = raw[at]
            if not written[number]:
                written[number] = msgspec.json.encode(self.meaning(signed(number)))
            return written[number]

        return write


@dataclass(frozen=True)
class Row:
    """One row of pieces: the first `size`, or all but those that are NONE."""

    field: str
    names: Names
    size: str = ""
    from_end: bool = False

    def __call__(self, state: object) -> JSON:
        row = getattr(state, self.field)
        if self.size:
            row = row[: getattr(state, self.size)]
        return named(row[::-1] if self.from_end else row, self.names)

    def writer(self, state_class: type) -> Callable[[bytes], bytes]:
        """The same as JSON, from the bytes of a state."""
        start, length, _ = place_of(state_class, self.field)
        size = place_of(state_class, self.size)[0] if self.size else None
        written = Written(self.names, from_end=self.from_end)

        def write(raw: bytes) -> bytes:
            return written[raw[start : start + (length if size is None else raw[size])]]

        return write


@dataclass(frozen=True)
class Rows:
    """A row of pieces for every seat."""

    field: str
    names: Names
    sizes: str

    def __call__(self, state: HasPlayers) -> JSON:
        rows, sizes = getattr(state, self.field), getattr(state, self.sizes)
        return [named(rows[seat][: sizes[seat]], self.names) for seat in range(state.players)]

    def writer(self, state_class: type) -> Callable[[bytes], bytes]:
        """The same as JSON, from the bytes of a state."""
        start, _, length = place_of(state_class, self.field)
        sizes, players = place_of(state_class, self.sizes)[0], place_of(state_class, "players")[0]
        written = Written(self.names)

        def write(raw: bytes) -> bytes:
            rows = []
            at = start
            for size in raw[sizes : sizes + raw[players]]:
                rows.append(written[raw[at : at + size]])
                at += length
            return b"[%b]" % b",".join(rows)

        return write


def named(row: Sequence[int], names: Names) -> list[JSON]:
    """The pieces of a row by name."""
    return [names[piece] for piece in row if piece != NONE]


def signed(byte: int) -> int:
    """A byte as the small number it stands for."""
    return byte - 256 if byte > 127 else byte


class Written(dict[bytes, bytes]):
    """Rows as JSON, each written once."""

    def __init__(self, names: Names, *, from_end: bool = False) -> None:
        """Nothing is written yet."""
        super().__init__()
        pieces = (HIDDEN, *range(len(names) + NONE))
        self._words = {piece & 255: msgspec.json.encode(names[piece]) for piece in pieces}
        self._from_end = from_end

    def __missing__(self, row: bytes) -> bytes:
        if len(self) >= MOST:
            self.clear()
        words = [self._words[piece] for piece in (row[::-1] if self._from_end else row) if piece != NONE & 255]
        self[row] = written = b"[%b]" % b",".join(words)
        return written


MOST = 50_000  # rows kept
