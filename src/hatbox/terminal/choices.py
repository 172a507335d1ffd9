"""Menus of moves, and moves typed in full or abbreviated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from hatbox.engine.errors import BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

MAX_LISTED = 12  # more choices than this are shown in columns


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    keys: tuple[str, ...]  # accepted input; the first is shown
    label: Text | str
    leads: str | Menu  # a move, or the next menu


@dataclass(frozen=True)
class Menu:
    """A question and its choices."""

    title: str
    choices: tuple[Choice, ...]
    otherwise: str = ""  # move to try for a place not offered, so that the rules say why not: `open {}`

    def find(self, word: str) -> Choice | None:
        """Return the choice that a word names."""
        lower = word.lower()
        return next((choice for choice in self.choices if lower in map(str.lower, choice.keys)), None)

    def pick(self, words: Sequence[str]) -> str | Menu | None:
        """Follow words through the menus: return a move, a further menu, or None."""
        here: str | Menu = self
        for word in words:
            choice = here.find(word) if isinstance(here, Menu) else None
            if choice is None:
                return None
            here = choice.leads
        return here if words else None

    def attempt(self, words: Sequence[str]) -> str | None:
        """Return the move meant by words that lead to a menu and then to a place it does not offer."""
        *path, last = words
        menu = self.pick(path) if path else self
        if isinstance(menu, Menu) and menu.otherwise and any(map(str.isdigit, last)):
            return menu.otherwise.format(last.upper())
        return None

    def render(self, *, in_columns: bool = False) -> RenderableType:
        """Return the choices with their keys as a list, or in columns if there are many."""
        if in_columns or len(self.choices) > MAX_LISTED:
            return Columns([self._line(choice) for choice in self.choices], padding=(0, 2))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right")
        for choice in self.choices:
            label = choice.label if isinstance(choice.label, Text) else Text(choice.label)
            grid.add_row(Text(f"  {choice.keys[0]}", "bold"), label)
        return grid

    def _line(self, choice: Choice) -> Text:
        return Text.assemble((f"{choice.keys[0]:>2}", "bold"), " ", choice.label)


def numbered_menu(
    title: str, items: Iterable[tuple[Sequence[str], Text | str, str | Menu]], otherwise: str = ""
) -> Menu:
    """Return a menu with choices numbered from 1; items are (further keys, label, leads)."""
    choices = (Choice((str(number), *keys), label, leads) for number, (keys, label, leads) in enumerate(items, 1))
    return Menu(title, tuple(choices), otherwise)


def complete_move(text: str, moves: Iterable[str]) -> str | None:
    """Return the only move whose words begin with the typed ones, ignoring case: `ex d4 3` is `exchange D4 3`."""
    typed = text.lower().split()
    matches = []
    for move in moves:
        words = move.lower().split()
        if words == typed:
            return move
        if len(words) == len(typed) and all(map(str.startswith, words, typed)):
            matches.append(move)
    return matches[0] if len(matches) == 1 else None


def interpret(line: str, menus: Sequence[Menu], legal: Sequence[str], texts: Iterable[str] = ()) -> str | Menu:
    """Return what a line means: a choice of one of the menus, or a move, abbreviated or not, legal or not."""
    words = line.split()
    for menu in menus:
        picked = menu.pick(words)
        if picked is not None:
            return picked
    attempts = (attempt for menu in menus if (attempt := menu.attempt(words)))
    move = complete_move(line, legal) or complete_move(line, texts) or next(attempts, None) or normalize_move(line)
    if move.replace(" ", "").isdigit():
        raise BadInput("play-not-offered", text=line)
    return move


def normalize_move(text: str) -> str:
    """Return a move in canonical case: verbs and colours lower, cards and cells upper."""
    words = (word.upper() if any(map(str.isdigit, word)) else word.lower() for word in text.split())
    return " ".join(words)
