"""Chance: a small counter-based generator that lives in the state it serves (SplitMix64).

A game is a pure function of its seed and its actions: no clock, no global generator. Whatever has a field
`rng` can be thrown like a die.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

import numpy as np

from hatbox.compiled.intrinsics import bounded, next_uint64, to_uint64
from hatbox.compiled.jit import rule
from hatbox.compiled.records import Int64, States, UInt64, set_column, zeros


class Dice:
    """Chance outside a game: which action a random player takes, which world a bot imagines."""

    apart: Int64  # 0; without it a compiler takes dice for the beginning of a state
    rng: UInt64  # the generator's counter


class HasChance(Protocol):
    """Anything with a generator of its own."""

    rng: int


@rule
def below(source: HasChance, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely."""
    number: int = bounded(next_uint64(source), bound)
    return number


@rule
def shuffle(source: HasChance, cards: list[int], count: int) -> None:
    """Put the first `count` of `cards` into a random order (Fisher-Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(source, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


class HasTable(HasChance, Protocol):
    """The state of any game."""

    players: int
    first: int
    first_asked: int


@rule
def begin(state: HasTable, seed: int) -> None:
    """Start the chance of a game, and draw who begins unless a seat was asked for."""
    state.rng = seed
    state.first = state.first_asked
    if state.first < 0:
        state.first = below(state, state.players)


def word(seed: int) -> int:
    """A seed as rules take it: 64 bits, whatever number it was."""
    bits: int = to_uint64(seed & 0xFFFFFFFFFFFFFFFF)
    return bits


def one_way(seed: int, name: str) -> int:
    """A seed made from another that must stay secret: whoever is given it cannot find the other out."""
    digest = hashlib.blake2b(f"{name} {seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def seed_of(seed: int, game: int) -> int:
    """The seed of one game of a series, so that any game can be made again alone."""
    mask = 0xFFFFFFFFFFFFFFFF
    word = (seed * 0xD1342543DE82EF95 + game * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & mask
    word = ((word ^ (word >> 32)) * 0xD6E8FEB86659FD93) & mask
    return word ^ (word >> 29)


def dice_for(seed: int, count: int) -> States:
    """Dice for each game of a series, thrown by the seeds that `seed_of` gives."""
    mask = 0xFFFFFFFFFFFFFFFF
    words = np.arange(count, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    words += np.uint64((seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & mask)
    words = (words ^ (words >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    dice = zeros(Dice, count)
    set_column(dice, "rng", words ^ (words >> np.uint64(29)))
    return dice
