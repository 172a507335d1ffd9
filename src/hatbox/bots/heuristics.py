"""The heuristics of one game for the search: compiled hooks, its own or the default ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.bots import default_heuristics as default
from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import bind
from hatbox.engine.game import Game
from hatbox.engine.match import Observations

HOOKS = ("prior", "playout", "stride", "value", "private_info_key", "likelihood")  # compiled into the search


class Heuristics:
    """Hooks and settings of one game."""

    def __init__(self, game: Game[Any], *, uninformed: bool = False) -> None:
        """Find hooks by name in the game's `heuristics.py`; `uninformed`: take only the default ones."""
        own = None if uninformed else game.strategy.heuristics
        self.exploration: float = getattr(own, "EXPLORATION", default.EXPLORATION)
        self.steps: int = getattr(own, "STEPS", default.STEPS)
        self.believe: Callable[[Observations[Any]], Buffer] = getattr(own, "believe", default.believe)
        self.with_forgetting: Callable[[Observations[Any], float, int], Observations[Any]] = getattr(
            own, "with_forgetting", default.with_forgetting
        )
        self.hooks: dict[str, Callable[..., Any]] = {
            name: getattr(own, name)
            if hasattr(own, name)
            else bind(getattr(default, name), game.name, vars(game.kernels))
            for name in HOOKS
        }
