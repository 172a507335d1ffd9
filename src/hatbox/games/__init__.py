"""Registry of games. A folder is a game; it knows no other game and no server."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from hatbox.engine.errors import BadInput
from hatbox.i18n import add_messages

NAMES = ("hats", "magic_hat", "top_hats")
COMPILATIONS = {"hats": 104, "top_hats": 102, "magic_hat": 83}  # functions to compile, about; the slowest game first
EXAMPLE_POSITION = '{"game":"top_hats","players":2,"turn":0,"stacks":{"C3":["red"],"C4":["yellow"]}}'
BASELINE = ("hats", 3)  # game and players of bench/c_baseline.c
GROUP = "hatbox.games"  # entry points of installed packages with further games

_added: dict[str, dict[int, Any]] = {}


def known_names() -> tuple[str, ...]:
    """Return the names of all games: built-in, added, and offered by installed packages."""
    from importlib.metadata import entry_points

    offered = (point.name for point in entry_points(group=GROUP))
    return tuple(dict.fromkeys([*NAMES, *_added, *offered]))


def close_to(name: str, known: Iterable[str]) -> list[str]:
    """Return the known name that was probably meant, if any: `hat`, `Top Hats`, `madhatter`.

    >>> close_to("madhatter", ["greedy", "mad_hatter"])
    ['mad_hatter']
    """
    return get_close_matches(name.lower().replace(" ", "_").replace("-", "_"), [*known], 1)


def add_game(game: Any) -> None:
    """Register a game from outside the package, so that every tool finds it by name.

    An installed package needs no call: it names its game as an entry point of the group `hatbox.games`. A game may be
    added once for each version of its rules: a record replays with the version it was played with, and `game_named`
    returns the newest by default.
    """
    if not isinstance(getattr(game, "name", None), str):
        raise BadInput("not-a", field="add_game", wanted="a Game", given=type(game).__name__)
    _added.setdefault(game.name, {})[game.version] = game
    if game.language_folder is not None:
        add_messages(game.language_folder)


def game_named(name: str, version: int | None = None) -> Any:
    """Return the game of that name and load its rules, or raise."""
    if name not in NAMES and name not in _added:
        from importlib.metadata import entry_points

        for offered in entry_points(group=GROUP, name=name):
            add_game(offered.load())
    if name not in NAMES and name not in _added:
        close = close_to(name, known_names())
        code = "unknown-game-close" if close else "unknown-game"
        raise BadInput(code, name=name, close="".join(close), allowed=", ".join(known_names()))
    versions = dict(_added.get(name, {}))
    if name in NAMES:
        own = import_module(f"hatbox.games.{name}.game").GAME
        versions.setdefault(own.version, own)
    wanted = max(versions) if version is None else version
    if wanted not in versions:
        raise BadInput("unknown-rules", game=name, version=wanted, allowed=", ".join(map(str, sorted(versions))))
    return versions[wanted]
