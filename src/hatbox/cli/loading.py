"""Loading a game, built in or from a file, with a notice while its rules are compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import NAMES
from hatbox.games.files import find_game
from hatbox.i18n import say


class CompileNotice:
    """One line per run, printed at the first function compiled; a terminal shows the count in place."""

    def __init__(self) -> None:
        self._count = 0
        self._is_open = False  # the line on the terminal is not ended yet
        self._process = os.getpid()  # worker processes of the arena stay silent

    def __call__(self) -> None:
        """Count a compiled function."""
        if os.getpid() != self._process:
            return
        self._count += 1
        if sys.stderr.isatty() and sys.stderr is sys.__stderr__:  # no progress bar has redirected it
            print(f"\rhatbox: {say('compiling')} {self._count}\x1b[K", end="", file=sys.stderr, flush=True)
            self._is_open = True
        elif self._count == 1:
            print(f"hatbox: {say('compiling')}", file=sys.stderr, flush=True)

    def end_line(self) -> None:
        """End the line on the terminal; called when a game is loaded."""
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
    """Yield the game of that name or file; compiling in the block is announced."""
    game = find_game(name)
    notice = compile_notice()
    yield game
    notice.end_line()


@cache
def warm_up(name: str) -> None:
    """Compile what playing move by move needs, if the game is built in. Cached by name, once per process."""
    if name in NAMES:
        with load_game(name) as game:
            match = Match.new(game, 2, {}, 0)
            match.act(match.legal_actions()[0])
            match.events(0, 0)
