"""Optional parts of a game that are modules of its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, ClassVar

from hatbox.engine.parts import Picture, Strategy


class FolderParts:
    """A strategy, a terminal view and a picture for a `Game`, each imported when first used."""

    name: ClassVar[str]

    @property
    def strategy(self) -> Strategy:
        return _strategy_of(self.name)

    @property
    def terminal_view(self) -> type[Any]:
        view: type[Any] = _import(self.name, "terminal").TerminalView
        return view

    @property
    def picture(self) -> Picture:
        picture: Picture = _import(self.name, "picture")
        return picture


def _import(game: str, module: str) -> Any:
    return import_module(f"hatbox.games.{game}.{module}")


@cache  # by game, never invalidated: bots ask before every decision
def _strategy_of(game: str) -> Strategy:
    return Strategy(*(_import(game, module) for module in ("heuristics", "greedy", "beginner")))
