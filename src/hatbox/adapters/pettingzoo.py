"""The games for PettingZoo: `env("hats", players=3)`. Needs `pip install 'hatbox[pettingzoo]'`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hatbox.extras import need

need("pettingzoo", "pettingzoo")

from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402

from hatbox.adapters.aec import HatboxAEC, OrderEnforced  # noqa: E402

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(game: str, players: int = 2, seed: int | None = None, **settings: Any) -> HatboxAEC:
    """Return the unwrapped environment. It checks every action, but not that `reset` was called."""
    return HatboxAEC(game, players, seed, **settings)


def env(game: str, players: int = 2, seed: int | None = None, **settings: Any) -> OrderEnforced:
    """Return the environment with checks of the call order.

    Unlike in PettingZoo's own games, an illegal action does not end the game: it raises an error that names the action
    and the legal ones, and changes nothing.

    >>> table = env("hats", players=3, seed=7)
    >>> table.reset()
    >>> table.agents, table.agent_selection
    (['seat_0', 'seat_1', 'seat_2'], 'seat_0')
    """
    return OrderEnforced(raw_env(game, players, seed, **settings))


def parallel_env(game: str, players: int = 2, seed: int | None = None, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """Return a parallel environment: only the action of `active_agent`, named in `infos`, counts."""
    return turn_based_aec_to_parallel(env(game, players, seed, **settings))
