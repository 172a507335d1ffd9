"""Short codes: five letters by which friends find an open table."""

from __future__ import annotations

import secrets

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # no two look alike, and without vowels they make no words
LENGTH = 5


def drawn() -> str:
    """A new code. Whether another open table has it, the store knows."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
