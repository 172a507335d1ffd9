"""The RNG of rules and simulations: SplitMix64, a counter in the field `rng` of the state that uses it.

A game is a pure function of its seed and its actions. Deals for people use `secure_random` instead.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

import numpy as np

from hatbox.compiled.intrinsics import bounded, next_uint64, remainder, to_uint64
from hatbox.compiled.jit import rule
from hatbox.compiled.records import Int64, States, UInt64, set_column, zeros
from hatbox.engine.game import GameState

MASK = 0xFFFFFFFFFFFFFFFF  # 64 bits
GAMMA = 0x9E3779B97F4A7C15
UNIFORM_STEPS = 1 << 20
SEED_FACTOR, SEED_OFFSET, SEED_MIX = 0xD1342543DE82EF95, 0x632BE59BD9B4E019, 0xD6E8FEB86659FD93


class HasRng(Protocol):
    """Anything with an RNG: a state, or an Rng."""

    rng: int


class Rng:
    """An RNG outside a game: for random players and determinization."""

    padding: Int64  # 0; keeps Numba from unifying this record type with the prefix of a state
    rng: UInt64


@rule
def below(source: HasRng, bound: int) -> int:
    """Return a uniform random number from 0 to bound - 1."""
    number: int = bounded(next_uint64(source), bound)
    return number


@rule
def shuffle(source: HasRng, cards: list[int], count: int) -> None:
    """Shuffle the first `count` of `cards` (Fisher-Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(source, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def start_deal(state: GameState, seed: int) -> None:
    """Seed a game's RNG, and draw who begins unless a seat was asked for."""
    state.rng = seed
    state.first = state.first_asked
    if state.first < 0:
        state.first = below(state, state.players)


def to_seed(number: int) -> int:
    """Return the lowest 64 bits of a number in the form that rules take."""
    seed: int = to_uint64(int(number) & MASK)  # NumPy's integers have no 64 bits without a sign
    return seed


def derive_seed(secret: int, name: str) -> int:
    """Return a seed from which the secret cannot be computed."""
    digest = hashlib.blake2b(f"{name} {secret}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


@rule
def mix_seed(seed: int, index: int) -> int:
    """Return another seed for each number, computed from one: a UInt64."""
    bits = to_uint64(to_uint64(seed) * to_uint64(SEED_FACTOR) + to_uint64(index) * to_uint64(GAMMA))
    bits = to_uint64(bits + to_uint64(SEED_OFFSET))
    bits = to_uint64((bits ^ (bits >> to_uint64(32))) * to_uint64(SEED_MIX))
    mixed: int = bits ^ (bits >> to_uint64(29))
    return mixed


@rule
def draw(seed: int, index: int, bound: int) -> int:
    """Return a reproducible random number from 0 to bound - 1."""
    number: int = remainder(mix_seed(seed, index), bound)
    return number


@rule
def uniform(seed: int, index: int) -> float:
    """Return a reproducible random number, at least 0 and below 1."""
    return draw(seed, index, UNIFORM_STEPS) / UNIFORM_STEPS


def game_seed(seed: int, index: int) -> int:
    """Return the seed of one game of a series, so that each game can be reproduced alone."""
    return int(mix_seed(to_seed(seed), to_seed(index)))


def batch_seed(seed: int) -> int:
    """Return the seed of the first game of a batch with this seed."""
    return int(next_uint64(rngs_for(seed, 1)[0]))


def rngs_for(seed: int, count: int) -> States:
    """Return an RNG for each game of a series, seeded with `game_seed`."""
    bits = np.arange(count, dtype=np.uint64) * np.uint64(GAMMA)
    bits += np.uint64((seed * SEED_FACTOR + SEED_OFFSET) & MASK)
    bits = (bits ^ (bits >> np.uint64(32))) * np.uint64(SEED_MIX)
    rngs = zeros(Rng, count)
    set_column(rngs, "rng", bits ^ (bits >> np.uint64(29)))
    return rngs
