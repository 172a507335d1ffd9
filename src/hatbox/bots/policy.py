"""A policy as a bot: any callable that is given what a seat sees and what is legal, as numbers, and names an action."""

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
    """Sits wherever a bot sits: at a table, in the arena, on a seat of a server."""

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        """The policy is called once for each action; if it wants chance, it must bring its own."""
        self.policy = policy
        self.name = name

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Ask the policy; what it answers must be legal."""
        legal = legal_actions(observations)
        mask = np.zeros(observations.game.action_count, np.int8)
        mask[legal] = 1
        action = int(self.policy(seen(observations), mask))
        if action not in legal:
            raise BadInput("policy-illegal", name=self.name, action=action, allowed=", ".join(map(str, legal)))
        return Decision(action)


def seen(observations: Observations[Any]) -> NDArray[np.int8]:
    """What the seat whose observations it is sees now, as features."""
    row = np.zeros(observations.game.blocks.size, np.int8)
    observations.game.kernels.features(observations.views[len(observations.actions)], observations.seat, row)
    return row


def imported(text: str) -> Bot:
    """A bot that somebody else wrote, named `module:callable`: a policy, or what makes a `Bot` when called.

    Importing runs code: this is for names that the user of this machine typed, never for those of strangers.
    """
    module, _, name = text.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # what lies in the current folder can be named too
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("policy-not-found", name=text, fault=str(error)) from None
    if isinstance(found, type) and issubclass(found, Bot):
        return found()
    if not callable(found):
        raise BadInput("policy-not-found", name=text, fault=f"{name} cannot be called")
    return PolicyBot(found, text)
