"""What the games of this package have in common: their optional parts are modules of the game's folder."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar

from hatbox.engine.parts import Picture, Strategy


class FolderParts:
    """A strategy, a terminal view and a picture for a `Game`, each imported when first used."""

    name: ClassVar[str]

    def _import(self, module: str) -> Any:
        return import_module(f"hatbox.games.{self.name}.{module}")

    @property
    def strategy(self) -> Strategy:
        return Strategy(*map(self._import, ("heuristics", "greedy", "beginner", "explanations")))

    @property
    def terminal_view(self) -> type[Any]:
        view: type[Any] = self._import("terminal").TerminalView
        return view

    @property
    def picture(self) -> Picture:
        picture: Picture = self._import("picture")
        return picture
