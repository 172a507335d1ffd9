"""Views as input for machine learning: a row of int8 numbers, made of named blocks.

Each game declares its blocks and a kernel `features(view, seat, out)` that fills them from a view alone. Seats and
colours are relative to the viewer: 0 is the viewer, 1 the next seat, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from hatbox.compiled.buffers import Buffer, constant
from hatbox.compiled.jit import rule

EIGHT_BITS = constant([[number >> bit & 1 for bit in range(8)] for number in range(256)])
MAX_FEATURE = 127


@dataclass(frozen=True)
class Block:
    """A named group of features."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Blocks(Sequence[Block]):
    """All features of a game in their order, declared as name, shape and meaning."""

    def __init__(self, *blocks: tuple[str, tuple[int, ...], str]) -> None:
        self._blocks = tuple(Block(*block) for block in blocks)
        self._start: dict[str, int] = {}
        self.size = 0
        for block in self._blocks:
            self._start[block.name] = self.size
            self.size += block.size

    def start(self, name: str) -> int:
        """Return the index at which a block begins."""
        return self._start[name]

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return self._blocks[index]

    def __len__(self) -> int:
        return len(self._blocks)

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks)

    def unpack(self, row: Buffer) -> dict[str, Buffer]:
        """Return a row, or an array of rows, as blocks by name, in their shapes and without copying."""
        return {
            block.name: row[..., start : start + block.size].reshape(*row.shape[:-1], *block.shape)
            for block, start in zip(self._blocks, self._start.values(), strict=True)
        }

    def format_row(self, row: Buffer) -> str:
        """Return a row as short text: its non-zero blocks, binary ones by the indices of their ones."""
        texts = []
        for name, block in self.unpack(row).items():
            if not block.any():
                continue
            flat = block.reshape(-1)
            is_binary = flat.max() == 1 and flat.min() == 0 and len(flat) > 1
            indices = [",".join(map(str, index)) for index in zip(*block.nonzero(), strict=True)]
            texts.append(f"{name}[{' '.join(indices if is_binary else map(str, flat.tolist()))}]")
        return " ".join(texts)


@rule
def mark(out: list[int], start: int, count: int, members: int) -> None:
    """Write `count` bits as zeros and ones, eight at a time for speed."""
    part = out[start : start + count]
    for eight in range(0, count & ~7, 8):
        bits = EIGHT_BITS[members >> eight & 255]
        for i in range(8):
            part[eight + i] = bits[i]
    for i in range(count & ~7, count):
        part[i] = members >> i & 1


@rule
def clamp(number: int) -> int:
    """Limit a count to what a feature can hold."""
    return min(number, MAX_FEATURE)
