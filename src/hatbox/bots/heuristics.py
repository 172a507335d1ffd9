"""The heuristics of one game for the search: compiled hooks, its own or the default ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hatbox.bots import default_heuristics as default
from hatbox.bots import network
from hatbox.compiled.jit import bind
from hatbox.compiled.records import copy_states
from hatbox.engine.game import Game
from hatbox.engine.match import Observations
from hatbox.engine.rng import to_seed

HOOKS = (
    "prior",
    "notice",
    "playout",
    "stride",
    "value",
    "can_evaluate",
    "inputs",
    "temper",
    "private_info_key",
    "likelihood",
    "believe",
    "forget",
    "progress",
)
SETTINGS = ("EXPLORATION", "STEPS", "BELIEF_SIZE", "INPUTS", "NETWORKS", "CALIBRATION", "AGREEMENT", "KINDS")


class Heuristics:
    """Hooks and settings of one game."""

    def __init__(self, game: Game[Any], *, uninformed: bool = False) -> None:
        """Find hooks by name in the game's `heuristics.py`; `uninformed`: take only the default ones."""
        own = None if uninformed else game.strategy.heuristics
        self.settings: dict[str, Any] = {name: getattr(own, name, getattr(default, name)) for name in SETTINGS}
        tag = f"{game.name}_uninformed" if uninformed else game.name
        self.hooks: dict[str, Callable[..., Any]] = {}
        for name in HOOKS:
            known = {**vars(game.kernels), **self.hooks}
            self.hooks[name] = getattr(own, name, None) or bind(getattr(default, name), tag, known)
        constants = network.shipped_constants(self.settings.pop("NETWORKS"), self.settings["INPUTS"])
        functions = {**vars(game.kernels), **self.hooks, **constants}
        for template in (network.load_network, network.is_evaluable, network.evaluate):
            self.hooks[template.__name__] = functions[template.__name__] = bind(template, tag, functions)

    def with_forgetting(self, observations: Observations[Any], recall: float, seed: int) -> Observations[Any]:
        """Return what is left after forgetting, half of it in `recall` turns."""
        forgetful = replace(observations, views=copy_states(observations.views))
        self.hooks["forget"](*forgetful.arrays, forgetful.seat, float(recall), to_seed(seed))
        return forgetful
