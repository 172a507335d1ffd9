"""The games in the box. A folder is a game; nothing outside knows a rule."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hatbox.core.errors import BadInput

NAMES = ("hats", "magic_hat", "top_hats")

_added: dict[str, Any] = {}


def add_game(game: Any) -> None:
    """Put a game from outside the package into the box, so that every tool finds it by its name."""
    _added[game.name] = game


def game_named(name: str) -> Any:
    """The game of that name; its rules are loaded only now."""
    if name in _added:
        return _added[name]
    if name not in NAMES:
        raise BadInput("unknown-game", name=name, allowed=", ".join([*NAMES, *_added]))
    return import_module(f"hatbox.games.{name}.game").GAME
