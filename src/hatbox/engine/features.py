"""A view as numbers for a learner: named blocks, one after the other, in a row of small numbers.

Each game declares its blocks, and a kernel `features(view, seat, out)` that fills them from a view alone. Seats and
colours are told from the viewer's place: 0 is the viewer, 1 the next seat, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from hatbox.compiled.buffers import Buffer, constant
from hatbox.compiled.jit import rule

EIGHT_BITS = constant([[number >> bit & 1 for bit in range(8)] for number in range(256)])
MOST = 127  # the largest number a feature can be; what grows beyond stays there


@dataclass(frozen=True)
class Block:
    """Some features that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Blocks(Sequence[Block]):
    """All features of a game, in their order."""

    def __init__(self, *blocks: tuple[str, tuple[int, ...], str]) -> None:
        """As declared: name, shape, meaning."""
        self._blocks = tuple(Block(*block) for block in blocks)
        self._start: dict[str, int] = {}
        self.size = 0
        for block in self._blocks:
            self._start[block.name] = self.size
            self.size += block.size

    def start(self, name: str) -> int:
        """Where a block begins."""
        return self._start[name]

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return self._blocks[index]

    def __len__(self) -> int:
        return len(self._blocks)

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks)

    def named(self, row: Buffer) -> dict[str, Buffer]:
        """A row of features, or rows of them, as blocks of their shapes, without copying."""
        return {
            block.name: row[..., start : start + block.size].reshape(*row.shape[:-1], *block.shape)
            for block, start in zip(self._blocks, self._start.values(), strict=True)
        }

    def told(self, row: Buffer) -> str:
        """A row of features in short words: the blocks that are not empty, and what is in them.

        A block of zeros and ones is told by where the ones are, another by all its numbers.
        """
        words = []
        for name, block in self.named(row).items():
            if not block.any():
                continue
            flat = block.reshape(-1)
            ones_alone = flat.max() == 1 and flat.min() == 0 and len(flat) > 1
            places = [",".join(map(str, place)) for place in zip(*block.nonzero(), strict=True)]
            words.append(f"{name}[{' '.join(places if ones_alone else map(str, flat.tolist()))}]")
        return " ".join(words)


@rule
def mark(out: list[int], start: int, count: int, members: int) -> None:
    """Write a set of bits, 0 or 1 for each of `count`; eight at a time, because that is quickest."""
    part = out[start : start + count]
    for eight in range(0, count & ~7, 8):
        bits = EIGHT_BITS[members >> eight & 255]
        for i in range(8):
            part[eight + i] = bits[i]
    for i in range(count & ~7, count):
        part[i] = members >> i & 1


@rule
def capped(number: int) -> int:
    """A count as far as a feature can tell it."""
    return min(number, MOST)
