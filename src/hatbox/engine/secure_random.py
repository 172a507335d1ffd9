"""A cryptographic RNG for games between people: unpredictable and irreproducible without the key.

HMAC-SHA-256 in counter mode, which every standard library has, so that anybody can verify a deal (docs/records.md, "A
fair deal"). Simulation and search use the faster `rng` instead.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any

KEY_BYTES = 32
WORD_BYTES = 4
WORDS = 1 << 8 * WORD_BYTES


class SecureRandom:
    """A named stream of random numbers; streams of one key with different names are independent.

    >>> SecureRandom(bytes(32), "deal").below(6)
    1
    """

    def __init__(self, key: bytes, name: str) -> None:
        self._words = _words(key, name)

    def below(self, bound: int) -> int:
        """Return a uniform random number from 0 to bound - 1, by rejection sampling."""
        limit = WORDS - WORDS % bound
        while True:
            word = next(self._words)
            if word < limit:
                return word % bound

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher-Yates, from the last item down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _words(key: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{name} {block}".encode(), "sha256")
        for at in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[at : at + WORD_BYTES], "big")
        block += 1
