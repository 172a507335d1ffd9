"""Loading a game: say so when its rules must first be compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from hatbox.cli.game_files import is_game_file, load_game_file
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import NAMES, game_named
from hatbox.i18n import say


class CompileNotice:
    """One line a run, from the first function that is compiled; on a terminal it counts them in place."""

    def __init__(self) -> None:
        self._count = 0
        self._is_open = False  # the line on the terminal has no end yet
        self._process = os.getpid()  # of the arena's processes only one speaks

    def __call__(self) -> None:
        """Count one more function."""
        if os.getpid() != self._process:
            return
        self._count += 1
        if sys.stderr.isatty() and sys.stderr is sys.__stderr__:  # no progress bar has it
            print(f"\rhatbox: {say('compiling')} {self._count}\x1b[K", end="", file=sys.stderr, flush=True)
            self._is_open = True
        elif self._count == 1:
            print(f"hatbox: {say('compiling')}", file=sys.stderr, flush=True)

    def end_line(self) -> None:
        """Let others write; called when a game is loaded."""
        if self._is_open:
            print(file=sys.stderr)
            self._is_open = False


@cache
def compile_notice() -> CompileNotice:
    """Return the notice of this run, registered with the compiler unless the rules are interpreted."""
    from hatbox.compiled.jit import INTERPRETED, on_compile

    notice = CompileNotice()
    if not INTERPRETED:
        on_compile(notice)
    return notice


@contextmanager
def load_game(name: str) -> Iterator[Game[Any]]:
    """Yield the game of that name, or of that file; what is compiled in the block is announced."""
    game: Game[Any] = load_game_file(name) if is_game_file(name) else game_named(name)
    notice = compile_notice()
    yield game
    notice.end_line()


@cache
def warm_up(name: str) -> None:
    """Before a game is played move by move: compile what that needs, if it is one of ours and not compiled yet."""
    if name in NAMES:
        with load_game(name) as game:
            match = Match.new(game, 2, {}, 0)
            match.act(match.legal_actions()[0])
            match.events(0, 0)
