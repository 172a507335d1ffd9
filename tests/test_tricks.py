"""Tricks that a child would try: none wins more than its share against any level, and waiting stalls no game."""

from __future__ import annotations

import pytest
from tricks import TRICKS, play

from hatbox.bots.registry import LEVELS
from hatbox.games import NAMES

GAMES = 40
NOISE = 0.13  # of a share in so many games, one-sided


@pytest.mark.slow
@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.name)
@pytest.mark.parametrize("game", NAMES)
def test_no_trick_wins_more_than_its_share_against_the_easy_level(game: str, trick: type) -> None:
    standings = play(game, trick, "dormouse", GAMES)
    share = standings.bots[0].share.value
    assert share is not None and share <= 0.5 + NOISE
    assert standings.ended.get("stalled", 0) <= GAMES // 10


@pytest.mark.slow
@pytest.mark.parametrize("level", [name for name in LEVELS if name not in ("dormouse", "white_rabbit")])
@pytest.mark.parametrize("game", NAMES)
def test_no_trick_comes_near_the_other_levels(game: str, level: str) -> None:
    for trick in TRICKS:
        standings = play(game, trick, level, 6)
        share = standings.bots[0].share.value
        assert share is not None and share <= 1 / 3, trick.name
