"""The games in the box. A folder is a game; nothing outside knows a rule."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hatbox.core.errors import BadInput
from hatbox.i18n import add_words

NAMES = ("hats", "magic_hat", "top_hats")
GROUP = "hatbox.games"  # the entry points by which installed packages offer further games

_added: dict[str, dict[int, Any]] = {}


def add_game(game: Any) -> None:
    """Put a game from outside the package into the box, so that every tool finds it by its name.

    An installed package needs no call: it names its game as an entry point of the group `hatbox.games`.

    A game may be added once for each version of its rules: records tell which one they were played by, and go on
    to replay by it; whoever asks without a version gets the newest.
    """
    _added.setdefault(game.name, {})[game.version] = game
    if game.words is not None:
        add_words(game.words)


def game_named(name: str, version: int | None = None) -> Any:
    """The game of that name; its rules are loaded only now."""
    if name not in NAMES and name not in _added:
        from importlib.metadata import entry_points

        for offered in entry_points(group=GROUP, name=name):
            add_game(offered.load())
    if name not in NAMES and name not in _added:
        raise BadInput("unknown-game", name=name, allowed=", ".join([*NAMES, *_added]))
    known = dict(_added.get(name, {}))
    if name in NAMES:
        own = import_module(f"hatbox.games.{name}.game").GAME
        known.setdefault(own.version, own)
    wanted = max(known) if version is None else version
    if wanted not in known:
        raise BadInput("unknown-rules", game=name, version=wanted, allowed=", ".join(map(str, sorted(known))))
    return known[wanted]
