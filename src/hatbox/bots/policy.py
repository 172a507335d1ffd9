"""A policy as a bot: any callable that maps features and a mask of legal actions to an action."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Observations

if TYPE_CHECKING:
    from numpy.typing import NDArray

Policy: TypeAlias = "Callable[[NDArray[np.int8], NDArray[np.int8]], int]"


class PolicyBot(Bot):
    """Calls a policy once for each action."""

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.policy = policy
        self.name = name

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Ask the policy, and raise if its answer is not legal."""
        legal = legal_actions(observations)
        mask = np.zeros(observations.game.action_count, np.int8)
        mask[legal] = 1
        action = int(self.policy(feature_row(observations), mask))
        if action not in legal:
            raise BadInput("policy-illegal", name=self.name, action=action, allowed=", ".join(map(str, legal)))
        return Decision(action)


def feature_row(observations: Observations[Any]) -> NDArray[np.int8]:
    """Return what the seat sees now as features."""
    row = np.zeros(observations.game.blocks.size, np.int8)
    observations.game.kernels.features(observations.views[len(observations.actions)], observations.seat, row)
    return row


def import_bot(text: str) -> Bot:
    """Import a bot named `module:callable`: a policy, or a subclass of `Bot`.

    Importing runs code: accept only names that the user of this machine typed.
    """
    module, _, name = text.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # also find modules in the current folder
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("policy-not-found", name=text, fault=str(error)) from None
    if isinstance(maker, type) and issubclass(maker, Bot):
        return maker()
    if not callable(maker):
        raise BadInput("policy-not-found", name=text, fault=f"{name} cannot be called")
    return PolicyBot(maker, text)
