"""Gymnasium spaces of observations and actions, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from hatbox.engine.features import MAX_FEATURE
from hatbox.engine.game import Game

VERSION = 0  # of the environments; raised when results are no longer comparable


def feature_space(game: Game[Any], rows: int = 1) -> Space[Any]:
    """Return the space of one or more concatenated feature rows."""
    return Box(0, MAX_FEATURE, (rows * game.blocks.size,), np.int8)


def masked_feature_space(game: Game[Any]) -> Space[Any]:
    """Return the space of a feature row with the mask of legal actions."""
    return Dict({"observation": feature_space(game), "action_mask": Box(0, 1, (game.action_count,), np.int8)})


def action_space(game: Game[Any]) -> Space[Any]:
    """Return the space of action numbers."""
    return Discrete(game.action_count)
