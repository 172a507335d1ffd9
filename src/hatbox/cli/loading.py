"""Loading a game, built in or from a file, with a notice while its rules are compiled.

A file is named as `examples/leduc/leduc/game.py:GAME` where a command takes the name of a game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import NAMES, add_game, game_named
from hatbox.i18n import say

GAME_VARIABLE = "GAME"  # of a game's file, unless another is named


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
    game: Game[Any] = load_game_file(name) if is_game_file(name) else game_named(name)
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


# --- games from files


def is_game_file(text: str) -> bool:
    """Return True if the text names a file rather than a built-in game."""
    return text.endswith(".py") or ".py:" in text


def load_game_file(text: str) -> Game[Any]:
    """Load the game that `FILE.py:NAME` names, and register it; without `:NAME`, the file's GAME.

    A file in a package is imported as part of it. Importing runs code: never call this with a name that came over the
    network.
    """
    file, name = (text, GAME_VARIABLE) if text.endswith(".py") else text.rsplit(":", 1)
    path = Path(file).resolve()
    if not path.is_file():
        raise BadInput("game-file-missing", path=file)
    folder, module = path.parent, path.stem
    while (folder / "__init__.py").is_file():
        folder, module = folder.parent, f"{folder.name}.{module}"
    sys.path.insert(0, str(folder))
    try:
        loaded = import_module(module)
    except Exception as error:
        raise BadInput("game-file-fault", path=file, fault=f"{type(error).__name__}: {error}") from error
    if Path(loaded.__file__ or "").resolve() != path:
        raise BadInput("game-file-fault", path=file, fault=f"{module}: {loaded.__file__ or 'builtin'}")
    if not hasattr(loaded, name):
        raise BadInput("game-file-no-name", path=file, name=name)
    game = getattr(loaded, name)
    if not isinstance(game, Game):
        raise BadInput("game-file-no-game", path=file, name=name, given=type(game).__name__)
    add_game(game)
    return game
