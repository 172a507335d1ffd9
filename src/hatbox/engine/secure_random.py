"""A cryptographic RNG for games between people: unpredictable and irreproducible without the key.

HMAC-SHA-256 in counter mode, which every standard library has, so that anybody can verify a deal (docs/records.md, "A
fair deal"). Simulation and search use the faster `rng` instead. Rules are given the numbers of a stream as `words`, an
array in which the first item is the index of the next unused word.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from itertools import islice

from hatbox.compiled.jit import rule

KEY_BYTES = 32
WORD_BYTES = 4
WORDS = 1 << 8 * WORD_BYTES
RAN_OUT = -1  # draw_below: there are too few words


class SecureRandom:
    """A named stream of random numbers; streams of one key with different names are independent.

    >>> SecureRandom(bytes(32), "deal").below(6)
    0
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

    def words(self, count: int) -> list[int]:
        """Return the next `count` words of the stream."""
        return list(islice(self._words, count))


def _words(key: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{name} {block}".encode(), "sha256")
        for at in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[at : at + WORD_BYTES], "big")
        block += 1


@rule
def draw_below(words: list[int], bound: int) -> int:
    """Return what `SecureRandom.below` returns, or RAN_OUT."""
    limit = WORDS - WORDS % bound
    while words[0] < len(words):
        word = words[words[0]]
        words[0] += 1
        if word < limit:
            return word % bound
    return RAN_OUT


@rule
def draw_pile(words: list[int], cards: list[int], count: int) -> int:
    """Shuffle the first `count` of `cards` (Fisher-Yates, from the last down), then turn the pile over.

    So the first card of the order is the last, which is the top of a pile. Return 1, or 0 if the words ran out.
    """
    for i in range(count - 1, 0, -1):
        j = draw_below(words, i + 1)
        if j == RAN_OUT:
            return 0
        cards[i], cards[j] = cards[j], cards[i]
    for i in range(count // 2):
        cards[i], cards[count - 1 - i] = cards[count - 1 - i], cards[i]
    return 1
