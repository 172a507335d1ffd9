"""The games for PettingZoo: `env("hats", players=3)`. Needs `pip install 'hatbox[pettingzoo]'`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hatbox.extras import need

need("pettingzoo", "pettingzoo")

from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402

from hatbox.adapters.aec import HatboxAEC, Ordered  # noqa: E402

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(game: str, players: int = 2, seed: int | None = None, **wishes: Any) -> HatboxAEC:
    """The game itself. It checks every action, but not that `reset` was called."""
    return HatboxAEC(game, players, seed, **wishes)


def env(game: str, players: int = 2, seed: int | None = None, **wishes: Any) -> Ordered:
    """The game as it is mostly used.

    No wrapper ends it at an illegal action, as PettingZoo's own games have it: that raises an error which names the
    action and what is allowed, and changes nothing.

    >>> table = env("hats", players=3, seed=7)
    >>> table.reset()
    >>> table.agents, table.agent_selection
    (['seat_0', 'seat_1', 'seat_2'], 'seat_0')
    """
    return Ordered(raw_env(game, players, seed, **wishes))


def parallel_env(game: str, players: int = 2, seed: int | None = None, **wishes: Any) -> ParallelEnv[str, Any, Any]:
    """All agents hand over actions, and that of the one whose turn it is counts: `infos` tell `active_agent`."""
    return turn_based_aec_to_parallel(env(game, players, seed, **wishes))
