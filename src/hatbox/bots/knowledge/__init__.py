"""What bots know about a game beyond its rules: compiled hooks, each kept because the arena shows that it helps."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hatbox.bots.knowledge import plain
from hatbox.core.game import Game
from hatbox.core.jit import Buffer, bind
from hatbox.core.play import Story

HOOKS = ("weigh", "playout", "stride", "value", "secret", "plausible")  # compiled into the search


class Knowledge:
    """What is known of one game: its own hooks and settings, and the plain ones for the rest."""

    def __init__(self, game: Game[Any], *, uninformed: bool = False) -> None:
        """Hooks are found by their names in the module of this package named like the game, or the game's own."""
        home = f"{__name__}.{game.name}"
        own = game.knowledge or (import_module(home) if find_spec(home) else plain)
        own = plain if uninformed else own
        self.curiosity: float = getattr(own, "CURIOSITY", plain.CURIOSITY)
        self.steps: int = getattr(own, "STEPS", plain.STEPS)
        self.believe: Callable[[Story[Any]], Buffer] = getattr(own, "believe", plain.believe)
        self.blurred: Callable[[Story[Any], float, int], Story[Any]] = getattr(own, "blurred", plain.blurred)
        self.hooks: dict[str, Callable[..., Any]] = {
            name: getattr(own, name)
            if own is not plain and hasattr(own, name)
            else bind(getattr(plain, name), game.name, vars(game.kernels))
            for name in HOOKS
        }
