"""What observations and actions can be, in the words of Gymnasium, which PettingZoo speaks too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from hatbox.engine.features import MOST
from hatbox.engine.game import Game

VERSION = 0  # of the environments: raised when results are no longer comparable


def row_space(game: Game[Any], rows: int = 1) -> Space[Any]:
    """A view as features, or several one after the other."""
    return Box(0, MOST, (rows * game.blocks.size,), np.int8)


def masked_space(game: Game[Any]) -> Space[Any]:
    """A view as features, and which actions are legal."""
    return Dict({"observation": row_space(game), "action_mask": Box(0, 1, (game.action_count,), np.int8)})


def action_space(game: Game[Any]) -> Space[Any]:
    """The actions by their numbers."""
    return Discrete(game.action_count)
