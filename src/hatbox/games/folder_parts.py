"""Optional parts of a game that are modules of its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from hatbox.engine.parts import Picture, Strategy, Study


class FolderParts:
    """A strategy, a study, a terminal view and a picture for a `Game`, each imported when first used."""

    @property
    def strategy(self) -> Strategy:
        return _strategy_of(self._folder)

    @property
    def study(self) -> Study:
        study: Study = import_module(f"{self._folder}.study")
        return study

    @property
    def terminal_view(self) -> type[Any]:
        view: type[Any] = import_module(f"{self._folder}.terminal").TerminalView
        return view

    @property
    def picture(self) -> Picture:
        picture: Picture = import_module(f"{self._folder}.picture")
        return picture

    @property
    def _folder(self) -> str:
        """The package of the game's folder, also for a subclass from elsewhere."""
        return next(base for base in type(self).__mro__ if FolderParts in base.__bases__).__module__.rpartition(".")[0]


@cache  # by folder, never invalidated: bots ask before every decision
def _strategy_of(folder: str) -> Strategy:
    return Strategy(*(import_module(f"{folder}.{module}") for module in ("heuristics", "greedy", "beginner")))
