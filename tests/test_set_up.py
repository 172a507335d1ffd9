"""Blank states and deals for people have the bytes that they always had, compiled and interpreted."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

from hatbox.compiled.buffers import buffer_of
from hatbox.compiled.jit import bind
from hatbox.compiled.records import to_bytes, to_object
from hatbox.engine import default_kernels
from hatbox.engine.errors import BadInput
from hatbox.engine.game import HIDDEN, Game, Value
from hatbox.engine.match import Match
from hatbox.engine.rng import to_seed
from hatbox.engine.secure_random import WORDS
from hatbox.games import NAMES, game_named
from hatbox.games.magic_hat.state import MAGIC

FLAGS = (True, False)
SIZES = ("full", "small", "tiny")
VALUES: dict[str, dict[str, tuple[Value, ...]]] = {
    "hats": {
        "edition": ("standard", "de"),
        "black_hat_is_a_type": FLAGS,
        "tiebreak_black_hats": FLAGS,
        "removed": ("random", "BC", "TB", "KS"),
        "size": SIZES,
    },
    "magic_hat": {
        "edition": ("ru", "en"),
        "no_swap_back": FLAGS,
        "copies": (2, 1, 4),
        "magic_hats": (4, 0),
        "dead_table": ("redeal", "play_on"),
        "stall_limit": (100, 0, 1_000_000_000),
        "memory_aid": FLAGS,
        "size": SIZES,
    },
    "top_hats": {"narrowings": (2, 1, 0), "stall_limit": (100, 0, 1_000_000_000), "size": SIZES},
}
BLANKS = {
    ("hats", 2): "dc9096b63e125c51",
    ("hats", 3): "18ec2015adcd4ca0",
    ("hats", 4): "026762425c3ff7f3",
    ("magic_hat", 2): "64d3ae89fa30d7dc",
    ("magic_hat", 3): "a7539963d198c6cb",
    ("magic_hat", 4): "f4d36abe0a7a6a8f",
    ("top_hats", 2): "543fd7f0375b3a3b",
    ("top_hats", 3): "78ebd7a56ea20cab",
}
MATCHES = [
    ("hats", 2, {}, "6516969a01c4bcd7"),
    ("hats", 2, {"removed": "KT", "first": 1}, "4fa6036cba9b659c"),
    ("hats", 2, {"size": "small"}, "460ec49acba55dea"),
    ("hats", 3, {}, "bc6e7cb9f2298187"),
    ("hats", 4, {"first": 3}, "9a091098bbe4ec13"),
    ("magic_hat", 2, {}, "ce889e1927643ddd"),
    ("magic_hat", 3, {"copies": 1, "magic_hats": 0}, "e7116d1e14fac229"),
    ("magic_hat", 4, {"copies": 4}, "d59bd5871249b561"),
    ("magic_hat", 2, {"size": "tiny", "copies": 2}, "7eb3c4d3e272058b"),
    ("top_hats", 3, {}, "64b6e46464bcac3e"),
]


def settings_of(game: Game[Any], players: int) -> Iterator[dict[str, Value]]:
    """Yield every combination of options that a game may have with this number of players."""
    for values in itertools.product(*VALUES[game.name].values()):
        with suppress(BadInput):
            yield game.resolve_options(players, dict(zip(VALUES[game.name], values, strict=True)))


@pytest.mark.parametrize(("name", "players"), BLANKS)
def test_blank_states_have_the_bytes_that_they_always_had(name: str, players: int) -> None:
    game: Game[Any] = game_named(name)
    digest = hashlib.sha256()
    for options in settings_of(game, players):
        for first in (HIDDEN, players - 1):
            digest.update(to_bytes(game.state_class, game.blank(players, options, first)))
    assert digest.hexdigest()[:16] == BLANKS[name, players]


def is_preferred(match: Match[Any], move: str) -> bool:
    """H7: discards empty the deck. M9: the winners of hats leave a dead table."""
    verb, *words = move.split()
    if verb != "open":
        return verb == "discard"
    state, slot = to_object(match.game.state_class, match.state), int(words[0]) - 1
    return state.hats[slot] in (state.row[slot], MAGIC)


@pytest.mark.parametrize(("name", "players", "options", "expected"), MATCHES)
def test_deals_for_people_have_the_bytes_that_they_always_had(
    name: str, players: int, options: dict[str, Any], expected: str
) -> None:
    digest = hashlib.sha256()
    for number in range(5):
        match: Match[Any] = Match.from_key(game_named(name), players, options, random.Random(number).randbytes(32))
        dice = random.Random(number)
        while not match.is_over and match.ply < 100:
            legal = match.legal_moves()
            match.play(dice.choice([move for move in legal if is_preferred(match, move)] or legal))
        digest.update(to_bytes(match.game.state_class, match.states[: match.ply + 1]))
    assert digest.hexdigest()[:16] == expected


def test_by_default_64_bits_seed_the_deal_and_the_later_chance() -> None:
    game: Game[Any] = game_named("hats")
    kernels = vars(game.kernels)
    draw_deal, draw_chance = (
        bind(default, "hats_by_default", kernels)
        for default in (default_kernels.draw_deal, default_kernels.draw_chance)
    )
    drawn, dealt = game.blank(2, {}, 0), game.blank(2, {}, 0)
    assert not draw_deal(drawn[0], buffer_of([1, 7], np.int64))
    assert draw_deal(drawn[0], buffer_of([1, WORDS - 1, 7], np.int64))
    game.kernels.deal(dealt[0], to_seed(WORDS - 1 << 32 | 7))
    assert to_bytes(game.state_class, drawn) == to_bytes(game.state_class, dealt)
    match = Match(game, {}, dealt)
    while not match.chance_acted:
        legal = match.legal_moves()
        match.play(next((move for move in legal if move.startswith("discard")), legal[0]))
    before, after = (match.states[at : at + 1] for at in (match.ply - 1, match.ply))
    assert draw_chance(before[0], buffer_of([1], np.int64))
    assert to_bytes(game.state_class, before) == to_bytes(game.state_class, after)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_an_option_has_a_number_of_its_own(name: str) -> None:
    game: Game[Any] = game_named(name)
    for option in game.options:
        pairs = ["".join(pair) for pair in itertools.combinations(option.letters, 2)]
        values: list[Value] = [*option.values, *option.texts, *pairs]
        assert all(option.allows(value, (option.players or game.players)[0]) for value in values)
        assert len({option.number_of(value) for value in values}) == len(values)
