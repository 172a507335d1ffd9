"""Parts of a position that are cells, or rows of named pieces: told, or written as JSON from the bytes of states.

A position made of such parts alone is a page. It is written for everybody who looks at it in one compiled call: a
short program says which words stand between which bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import msgspec
import numpy as np

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import byte_span
from hatbox.engine.game import HIDDEN, JSON, NONE, Game

Names = Sequence[str | None]  # by number; from the end: HIDDEN, NONE
Step = tuple[int, ...]  # of a program: what to write, and where it is found

SAY, CELL, ROW, ROWS = range(4)  # kinds of steps
WIDTH = 6  # numbers of a step
BYTES = 256
UNSIZED = -1  # a row that is always whole


class HasPlayers(Protocol):
    """The state of any game."""

    players: int


class Words:
    """All that a page may say, one text after the other."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.texts: list[bytes] = []

    def add(self, texts: Sequence[bytes]) -> int:
        """Some more; the number of the first."""
        self.texts += texts
        return len(self.texts) - len(texts)

    def add_names(self, names: Names) -> int:
        """A text for every byte that stands for a piece."""
        texts = [b""] * BYTES
        for piece in (HIDDEN, *range(len(names) + NONE)):
            texts[piece % BYTES] = msgspec.json.encode(names[piece])
        return self.add(texts)


@dataclass(frozen=True)
class Cell:
    """One small number, and what it means."""

    field: str
    meaning: Callable[[int], JSON]

    def __call__(self, state: object) -> JSON:
        return self.meaning(getattr(state, self.field))

    def step(self, state_class: type, words: Words) -> Step:
        """What writes it."""
        texts = [b""] * BYTES
        for number in range(BYTES):
            with suppress(IndexError):  # which has no meaning
                texts[number] = msgspec.json.encode(self.meaning(signed(number)))
        return CELL, byte_span(state_class, self.field)[0], words.add(texts), 0, 0, 0


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

    def step(self, state_class: type, words: Words) -> Step:
        """What writes it."""
        start, length, _ = byte_span(state_class, self.field)
        size = byte_span(state_class, self.size)[0] if self.size else UNSIZED
        return ROW, start, words.add_names(self.names), length, size, int(self.from_end)


@dataclass(frozen=True)
class Rows:
    """A row of pieces for every seat."""

    field: str
    names: Names
    sizes: str

    def __call__(self, state: HasPlayers) -> JSON:
        rows, sizes = getattr(state, self.field), getattr(state, self.sizes)
        return [named(rows[seat][: sizes[seat]], self.names) for seat in range(state.players)]

    def step(self, state_class: type, words: Words) -> Step:
        """What writes it."""
        start, _, length = byte_span(state_class, self.field)
        sizes, players = byte_span(state_class, self.sizes)[0], byte_span(state_class, "players")[0]
        return ROWS, start, words.add_names(self.names), length, sizes, players


def named(row: Sequence[int], names: Names) -> list[JSON]:
    """The pieces of a row by name."""
    return [names[piece] for piece in row if piece != NONE]


def signed(byte: int) -> int:
    """A byte as the small number it stands for."""
    return byte - BYTES if byte > 127 else byte


# --- writing

EMPTY = NONE % BYTES
COMMA, OPEN, CLOSE = b",[]"


@rule
def say(word: int, words: Buffer, begins: Buffer, out: Buffer, at: int) -> int:
    """Write one word; return where the next goes."""
    for i in range(begins[word], begins[word + 1]):
        out[at] = words[i]
        at += 1
    return at


@rule
def write_row(
    raw: Buffer, start: int, size: int, from_end: bool, first: int, words: Buffer, begins: Buffer, out: Buffer, at: int
) -> int:
    """Write a row of pieces; return where the next goes."""
    out[at] = OPEN
    begin = at = at + 1
    for i in range(size):
        piece = raw[start + size - 1 - i] if from_end else raw[start + i]
        if piece != EMPTY:
            if at > begin:
                out[at] = COMMA
                at += 1
            at = say(first + piece, words, begins, out, at)
    out[at] = CLOSE
    return at + 1


@rule
def write_pages(raws: Buffer, steps: Buffer, words: Buffer, begins: Buffer, out: Buffer, sizes: Buffer) -> None:
    """Write every state by the same steps."""
    for page in range(len(raws)):
        raw, at = raws[page], 0
        for k in range(len(steps)):
            kind, start, first = steps[k, 0], steps[k, 1], steps[k, 2]
            if kind == SAY:
                at = say(first, words, begins, out[page], at)
            elif kind == CELL:
                at = say(first + raw[start], words, begins, out[page], at)
            elif kind == ROW:
                size = steps[k, 3] if steps[k, 4] == UNSIZED else raw[steps[k, 4]]
                at = write_row(raw, start, size, steps[k, 5] == 1, first, words, begins, out[page], at)
            else:
                out[page, at] = OPEN
                at += 1
                for seat in range(raw[steps[k, 5]]):
                    if seat > 0:
                        out[page, at] = COMMA
                        at += 1
                    size = raw[steps[k, 4] + seat]
                    at = write_row(raw, start, size, False, first, words, begins, out[page], at)
                    start += steps[k, 3]
                out[page, at] = CLOSE
                at += 1
        sizes[page] = at


class Page:
    """What writes all parts of a position."""

    def __init__(self, state_class: type, name: str, parts: Mapping[str, Cell | Row | Rows]) -> None:
        """`name` is the game's, and comes first."""
        words, steps = Words(), list[Step]()
        key = b'{"game":%b' % msgspec.json.encode(name)
        for part, layout in parts.items():
            key += b',"%b":' % part.encode()
            steps += [(SAY, 0, words.add([key]), 0, 0, 0), layout.step(state_class, words)]
            key = b""
        steps.append((SAY, 0, words.add([b"}"]), 0, 0, 0))
        self._steps = np.array(steps, np.int32).reshape(-1, WIDTH)
        self._words = np.frombuffer(b"".join(words.texts), np.uint8)
        self._begins = np.cumsum([0, *map(len, words.texts)], dtype=np.int32)
        self._longest = longest(steps, words.texts)

    def write(self, raws: Buffer) -> list[bytes]:
        """States or views as JSON, given by their bytes, a row each."""
        out, sizes = np.empty((len(raws), self._longest), np.uint8), np.empty(len(raws), np.int32)
        write_pages(raws, self._steps, self._words, self._begins, out, sizes)
        whole, room = out.tobytes(), self._longest
        return [whole[page * room : page * room + size] for page, size in enumerate(sizes.tolist())]


def longest(steps: Sequence[Step], texts: Sequence[bytes]) -> int:
    """How long a page can become."""
    total = 0
    for kind, _, first, length, _, _ in steps:
        if kind == SAY:
            total += len(texts[first])
            continue
        word = max(map(len, texts[first : first + BYTES])) + 1  # and a comma
        rows = {CELL: 1, ROW: 1, ROWS: MOST_SEATS}[kind]
        total += rows * (max(length, 1) * word + 3) + 2
    return total


MOST_SEATS = 8


@cache
def page_of(game: Game[Any]) -> Page | None:
    """What writes positions of a game, if all their parts are of this kind."""
    parts = {name: part for name, part in game.positions.parts.items() if isinstance(part, Cell | Row | Rows)}
    return Page(game.state_class, game.name, parts) if len(parts) == len(game.positions.parts) else None
