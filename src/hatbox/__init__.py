"""Three imperfect-information games with bots, a server and environments for learning.

>>> import hatbox
>>> match = hatbox.new("hats", players=3, seed=7)
>>> match.mover
1
>>> match.legal_moves()[:3]
['black B4', 'black B5', 'black C6']
>>> match.play(match.legal_moves()[0])
>>> match.view(0).position()["black"]
[[], [None], []]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatbox.api import (
        batch,
        beliefs,
        bot,
        evaluate,
        from_position,
        from_record,
        game_names,
        new,
        policy,
        replay,
        review,
        simulator,
        to_record,
    )
    from hatbox.bots.bot import Bot, Budget, Decision, Estimate
    from hatbox.bots.hints import Hint
    from hatbox.bots.registry import add_bot
    from hatbox.engine.batch import Batch
    from hatbox.engine.errors import BadInput, HatboxError, IllegalMove, NotationError
    from hatbox.engine.match import Match, Observations, View
    from hatbox.engine.simulator import Simulator
    from hatbox.games import add_game
    from hatbox.lab.study.run import study
    from hatbox.records.record import Record
    from hatbox.reviews.verdicts import Review, SeatReview

__version__ = "0.2.0"

__all__ = [
    "BadInput",
    "Batch",
    "Bot",
    "Budget",
    "Decision",
    "Estimate",
    "HatboxError",
    "Hint",
    "IllegalMove",
    "Match",
    "NotationError",
    "Observations",
    "Record",
    "Review",
    "SeatReview",
    "Simulator",
    "View",
    "add_bot",
    "add_game",
    "batch",
    "beliefs",
    "bot",
    "evaluate",
    "from_position",
    "from_record",
    "game_names",
    "new",
    "policy",
    "replay",
    "review",
    "simulator",
    "study",
    "to_record",
]

_HOMES = {
    "hatbox.bots.bot": ("Bot", "Budget", "Decision", "Estimate"),
    "hatbox.bots.hints": ("Hint",),
    "hatbox.bots.registry": ("add_bot",),
    "hatbox.engine.batch": ("Batch",),
    "hatbox.engine.errors": ("BadInput", "HatboxError", "IllegalMove", "NotationError"),
    "hatbox.engine.match": ("Match", "Observations", "View"),
    "hatbox.engine.simulator": ("Simulator",),
    "hatbox.api": (
        *("batch", "beliefs", "bot", "evaluate", "from_position", "from_record"),
        *("game_names", "new", "policy", "replay", "review", "simulator", "to_record"),
    ),
    "hatbox.games": ("add_game",),
    "hatbox.lab.study.run": ("study",),
    "hatbox.records.record": ("Record",),
    "hatbox.reviews.verdicts": ("Review", "SeatReview"),
}


def __dir__() -> list[str]:
    """List the public names, including those not loaded yet."""
    return __all__


def __getattr__(name: str) -> Any:
    """Import public names on first use, so that `hatbox --help` does not load Numba."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'hatbox' has no attribute {name!r}")
