"""Deals that anybody can check: the server commits itself before the game, and opens the commitment after it.

The commitment is the SHA-256 of one line of JSON, `{"deal":...,"first":...,"salt":"...","seed":"..."}` with the keys
sorted and no spaces. The deal follows from the seed, and so does everything that chance brings later: whatever
happens after k actions is drawn with the seed `chance_seed(seed, k)`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from hatbox.core.errors import BadInput, HatboxError
from hatbox.core.game import Game, Value
from hatbox.core.play import Match
from hatbox.core.random import one_way
from hatbox.games import game_named
from hatbox.records.record import FIRST_RULES, Fair, Record, begin, record_of

SORTED = msgspec.json.Encoder(order="deterministic")


def commitment_to(first: int, deal: Mapping[str, Any], seed: str, salt: str) -> str:
    """What is published before the first move."""
    line = SORTED.encode({"deal": deal, "first": first, "salt": salt, "seed": seed})
    return hashlib.sha256(line).hexdigest()


def play_by_seed(match: Match[Any], move: str, seed: int) -> None:
    """Make a move where chance, if it acts, follows from the seed of the game."""
    before = len(match)
    match.play(move)
    if match.chance_acted:
        match.back_to(before)
        match.reseed(one_way(seed, f"chance {before}"))
        match.play(move)


def dealt_from(record: Record, seed: int, first: Value) -> bool:
    """Whether a seed gives the deal of a record; `first` is who began, or `random`, as the table had agreed."""
    game: Game[Any] = game_named(record.game, record.rules or FIRST_RULES)
    dealt = record_of(Match.new(game, record.players, {**record.options, "first": first}, seed))
    return dealt.deal == record.deal and dealt.first == record.first


def unfair(record: Record, fair: Fair) -> list[str]:
    """What is wrong with a commitment, or with what chance brought."""
    if commitment_to(record.first, record.deal, fair.seed, fair.salt) != fair.commitment:
        return [str(BadInput("fair-commitment"))]
    if not (fair.seed.isascii() and fair.seed.isdigit() and len(fair.seed) <= 20):
        return [str(BadInput("fair-seed"))]
    seed = int(fair.seed)
    match = begin(record)
    if not any(dealt_from(record, seed, first) for first in ("random", record.first)):
        return [str(BadInput("fair-deal"))]
    for number, entry in enumerate(record.moves, 1):
        before = len(match)
        try:
            if entry["move"] == "resign":
                break
            play_by_seed(match, entry["move"], seed)
        except HatboxError as fault:
            return [f"move {number}: {fault}"]
        if {**match.moves(before)[0], "legal": 0} != {**entry, "legal": 0}:
            return [str(BadInput("fair-chance", number=number))]
    return []
