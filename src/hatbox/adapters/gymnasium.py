"""The games for Gymnasium, registered on import. Needs `pip install 'hatbox[gymnasium]'`.

`gymnasium.make("hatbox/Hats-v0", players=3, bots=("greedy", "random"))` is one seat against bots, and
`gymnasium.make_vec("hatbox/Hats-v0", num_envs=1000, players=3)` many games at once.
"""

from __future__ import annotations

from hatbox.extras import need

need("gymnasium", "gymnasium")

from gymnasium.envs.registration import register, registry  # noqa: E402

from hatbox.adapters.seat import Seat  # noqa: E402
from hatbox.adapters.spaces import VERSION  # noqa: E402
from hatbox.adapters.vector import VectorSeat  # noqa: E402
from hatbox.games import NAMES  # noqa: E402

__all__ = ["Seat", "VectorSeat", "add"]


def add(game: str) -> str:
    """Register a game, built in or external, with Gymnasium and return its id.

    >>> add("magic_hat")
    'hatbox/MagicHat-v0'
    """
    name = f"hatbox/{game.title().replace('_', '')}-v{VERSION}"
    if name not in registry:
        places = {"entry_point": f"{Seat.__module__}:Seat", "vector_entry_point": f"{VectorSeat.__module__}:VectorSeat"}
        register(name, kwargs={"game": game}, **places)  # type: ignore[arg-type]
    return name


for _game in NAMES:
    add(_game)
