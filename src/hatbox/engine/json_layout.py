"""Positions written as JSON by compiled code, for all viewers in one call.

Parts of a position that are numbers or lists of named pieces can be called like any other part, or compiled to one
operation of a program that writes the JSON directly from the bytes of states. Only for speed: 52 % less CPU per move in
Hats (docs/benchmarks.md, "Code that exists only for speed").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import byte_span
from hatbox.engine.game import HIDDEN, JSON, NONE, Game, GameState

Names = Sequence[str | None]  # by number; from the end: HIDDEN, NONE
Op = tuple[int, ...]  # kind, first byte, first string, length, byte with the size, reversed or byte with the players

LITERAL, NUMBER, LIST, LISTS = range(4)  # kinds of operations
WIDTH = 6  # numbers of an operation
BYTES = 256
UNSIZED = -1  # a list without a size field
MAX_SEATS = 8


class StringTable:
    """The strings that a program can write."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def add(self, texts: Sequence[bytes]) -> int:
        """Add strings and return the index of the first."""
        self.texts += texts
        return len(self.texts) - len(texts)

    def add_names(self, names: Names) -> int:
        """Add the JSON of a piece's name for every byte, and return the index of the first."""
        texts = [b""] * BYTES
        for piece in (HIDDEN, *range(len(names) + NONE)):
            texts[piece % BYTES] = msgspec.json.encode(names[piece])
        return self.add(texts)


@dataclass(frozen=True)
class NumberPart:
    """An int8 field and its JSON value."""

    field: str
    meaning: Callable[[int], JSON]

    def __call__(self, state: object) -> JSON:
        return self.meaning(getattr(state, self.field))

    def op(self, state_class: type, strings: StringTable) -> Op:
        """Return the operation that writes this part."""
        texts = [b""] * BYTES
        for number in range(BYTES):
            with suppress(IndexError):  # which has no meaning
                texts[number] = msgspec.json.encode(self.meaning(to_int8(number)))
        return NUMBER, byte_span(state_class, self.field)[0], strings.add(texts), 0, 0, 0


@dataclass(frozen=True)
class PieceList:
    """A list of pieces: the first `size`, or all that are not NONE."""

    field: str
    names: Names
    size: str = ""
    from_end: bool = False

    def __call__(self, state: object) -> JSON:
        row = getattr(state, self.field)
        if self.size:
            row = row[: getattr(state, self.size)]
        return name_pieces(row[::-1] if self.from_end else row, self.names)

    def op(self, state_class: type, strings: StringTable) -> Op:
        """Return the operation that writes this part."""
        start, length, _ = byte_span(state_class, self.field)
        size = byte_span(state_class, self.size)[0] if self.size else UNSIZED
        return LIST, start, strings.add_names(self.names), length, size, int(self.from_end)


@dataclass(frozen=True)
class PieceLists:
    """A list of pieces for every seat."""

    field: str
    names: Names
    sizes: str

    def __call__(self, state: GameState) -> JSON:
        rows, sizes = getattr(state, self.field), getattr(state, self.sizes)
        return [name_pieces(rows[seat][: sizes[seat]], self.names) for seat in range(state.players)]

    def op(self, state_class: type, strings: StringTable) -> Op:
        """Return the operation that writes this part."""
        start, _, length = byte_span(state_class, self.field)
        sizes, players = byte_span(state_class, self.sizes)[0], byte_span(state_class, "players")[0]
        return LISTS, start, strings.add_names(self.names), length, sizes, players


def name_pieces(row: Sequence[int], names: Names) -> list[JSON]:
    """Return the names of some pieces."""
    return [names[piece] for piece in row if piece != NONE]


def to_int8(byte: int) -> int:
    """Return a byte as an int8."""
    return byte - BYTES if byte > 127 else byte


# --- writing

EMPTY = NONE % BYTES
COMMA, OPEN, CLOSE = b",[]"


@rule
def write_string(index: int, strings: Buffer, begins: Buffer, out: Buffer, at: int) -> int:
    """Write one string; return the end."""
    for i in range(begins[index], begins[index + 1]):
        out[at] = strings[i]
        at += 1
    return at


@rule
def write_list(
    row: Buffer,
    start: int,
    size: int,
    from_end: bool,
    first: int,
    strings: Buffer,
    begins: Buffer,
    out: Buffer,
    at: int,
) -> int:
    """Write a list of pieces; return the end."""
    out[at] = OPEN
    begin = at = at + 1
    for i in range(size):
        piece = row[start + size - 1 - i] if from_end else row[start + i]
        if piece != EMPTY:
            if at > begin:
                out[at] = COMMA
                at += 1
            at = write_string(first + piece, strings, begins, out, at)
    out[at] = CLOSE
    return at + 1


@rule
def write_all(rows: Buffer, ops: Buffer, strings: Buffer, begins: Buffer, out: Buffer, sizes: Buffer) -> None:
    """Write the JSON of every state."""
    for page in range(len(rows)):
        row, at = rows[page], 0
        for k in range(len(ops)):
            kind, start, first = ops[k, 0], ops[k, 1], ops[k, 2]
            if kind == LITERAL:
                at = write_string(first, strings, begins, out[page], at)
            elif kind == NUMBER:
                at = write_string(first + row[start], strings, begins, out[page], at)
            elif kind == LIST:
                size = ops[k, 3] if ops[k, 4] == UNSIZED else row[ops[k, 4]]
                at = write_list(row, start, size, ops[k, 5] == 1, first, strings, begins, out[page], at)
            else:
                out[page, at] = OPEN
                at += 1
                for seat in range(row[ops[k, 5]]):
                    if seat > 0:
                        out[page, at] = COMMA
                        at += 1
                    size = row[ops[k, 4] + seat]
                    at = write_list(row, start, size, False, first, strings, begins, out[page], at)
                    start += ops[k, 3]
                out[page, at] = CLOSE
                at += 1
        sizes[page] = at


class JsonProgram:
    """A program that writes positions of one game."""

    def __init__(self, state_class: type, name: str, parts: Mapping[str, NumberPart | PieceList | PieceLists]) -> None:
        strings, ops = StringTable(), list[Op]()
        key = b'{"game":%b' % msgspec.json.encode(name)
        for part, layout in parts.items():
            key += b',"%b":' % part.encode()
            ops += [(LITERAL, 0, strings.add([key]), 0, 0, 0), layout.op(state_class, strings)]
            key = b""
        ops.append((LITERAL, 0, strings.add([b"}"]), 0, 0, 0))
        self._ops = np.array(ops, np.int32).reshape(-1, WIDTH)
        self._strings = np.frombuffer(b"".join(strings.texts), np.uint8)
        self._begins = np.cumsum([0, *map(len, strings.texts)], dtype=np.int32)
        self._max_size = max_size(ops, strings.texts)

    def write(self, rows: Buffer) -> list[bytes]:
        """Return states or views as JSON, given their bytes, one row per state."""
        out, sizes = np.empty((len(rows), self._max_size), np.uint8), np.empty(len(rows), np.int32)
        write_all(rows, self._ops, self._strings, self._begins, out, sizes)
        whole, room = out.tobytes(), self._max_size
        return [whole[page * room : page * room + size] for page, size in enumerate(sizes.tolist())]


def max_size(ops: Sequence[Op], texts: Sequence[bytes]) -> int:
    """Return the length of the longest JSON that a program can write."""
    total = 0
    for kind, _, first, length, _, _ in ops:
        if kind == LITERAL:
            total += len(texts[first])
            continue
        item = max(map(len, texts[first : first + BYTES])) + 1  # and a comma
        rows = {NUMBER: 1, LIST: 1, LISTS: MAX_SEATS}[kind]
        total += rows * (max(length, 1) * item + 3) + 2
    return total


@cache  # by game; never invalidated: a game is immutable
def json_program_of(game: Game[Any]) -> JsonProgram | None:
    """Return the JSON program of a game; None if it has parts that a program cannot write."""
    kinds = NumberPart | PieceList | PieceLists
    parts = {name: part for name, part in game.positions.parts.items() if isinstance(part, kinds)}
    return JsonProgram(game.state_class, game.name, parts) if len(parts) == len(game.positions.parts) else None
