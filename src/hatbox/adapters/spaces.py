"""Gymnasium spaces of observations and actions, which PettingZoo uses too, and the check of an action."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from hatbox.engine.errors import BadInput
from hatbox.engine.features import MAX_FEATURE
from hatbox.engine.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

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


def check_action(action: object, mask: NDArray[np.int8]) -> int:
    """Return an action, any kind of integer, as int; raise an error that names the legal ones."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise illegal_action(action, mask) from None
    if not 0 <= number < len(mask) or not mask[number]:
        raise illegal_action(number, mask)
    return number


def illegal_action(action: object, mask: NDArray[np.int8]) -> BadInput:
    """Return the error for an illegal action."""
    allowed = ", ".join(map(str, np.flatnonzero(mask).tolist()))
    return BadInput("bad-action", action=action if isinstance(action, int) else repr(action), allowed=allowed)
