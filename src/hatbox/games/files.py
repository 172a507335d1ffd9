"""Games from files: `examples/leduc/leduc/game.py:GAME`, wherever the name of a game is taken from a user."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.games import add_game, game_named

GAME_VARIABLE = "GAME"  # of a game's file, unless another is named


def find_game(text: str) -> Game[Any]:
    """Return the game of that name or file."""
    game: Game[Any] = load_game_file(text) if is_game_file(text) else game_named(text)
    return game


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
