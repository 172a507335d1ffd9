"""Loading a game: say so when its rules must first be compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from hatbox.core.game import Game
from hatbox.core.play import Match
from hatbox.games import NAMES, game_named
from hatbox.i18n import say


@contextmanager
def ready(name: str, purpose: str) -> Iterator[Game[Any]]:
    """The game of that name. If `purpose` has not been compiled before, tell that it takes a while."""
    game: Game[Any] = game_named(name)
    from hatbox.core.jit import compiled_before, mark_compiled

    key = f"{purpose}-{name}"
    cold = not compiled_before(key)
    if cold:
        print(f"hatbox: {say('compiling', {'game': name})}", file=sys.stderr, flush=True)
    yield game
    if cold:
        mark_compiled(key)


@cache
def warm_up(name: str) -> None:
    """Before a game is played move by move: compile what that needs, if it is one of ours and not compiled yet."""
    if name in NAMES:
        with ready(name, "match") as game:
            match = Match.new(game, 2, {}, 0)
            match.act(match.legal_actions()[0])
            match.told(0, 0)
