"""Deals for people: chance follows from a secret key that nobody can search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from hatbox.engine.game import HIDDEN, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, read_first
from hatbox.engine.rng import word
from hatbox.engine.secure_random import SecureRandom

S = TypeVar("S")


def deal_by_key(game: Game[S], players: int, options: Mapping[str, Value], key: bytes) -> Match[S]:
    """Deal a new game; what chance brings later follows from the key too. `options` may name `first`."""
    named = dict(options)
    first = read_first(players, named.pop("first", "random"))
    resolved = game.resolve(players, named)
    if first == HIDDEN:
        first = SecureRandom(key, "first").below(players)
    states = game.fresh(players, resolved, first)
    random = SecureRandom(key, "deal")
    deal = game.positions.draw_deal(states[0], random)
    if deal is None:
        loops_of(game).deal_at(states, 0, word(random.below(1 << 32) << 32 | random.below(1 << 32)))
    else:
        game.positions.from_deal(states, deal)
    match = Match(game, resolved, states)
    match.key = key
    return match
