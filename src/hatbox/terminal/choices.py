"""Moves to choose from: short menus, one below the other, and moves typed in full or in part."""

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

MANY = 12  # more choices than this are shown in columns


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    keys: tuple[str, ...]  # what may be typed for it; the first is shown
    label: Text | str
    leads: str | Menu  # to a move, or on to another menu


@dataclass(frozen=True)
class Menu:
    """Some choices under a question."""

    title: str
    choices: tuple[Choice, ...]
    otherwise: str = ""  # the move meant by a place that is not offered, so that the rules can say why: `open {}`

    def find(self, word: str) -> Choice | None:
        """The choice that a typed word names."""
        lower = word.lower()
        return next((choice for choice in self.choices if lower in map(str.lower, choice.keys)), None)

    def pick(self, words: Sequence[str]) -> str | Menu | None:
        """Where typed words lead, one menu after the other: a move, a further menu, or nowhere."""
        here: str | Menu = self
        for word in words:
            choice = here.find(word) if isinstance(here, Menu) else None
            if choice is None:
                return None
            here = choice.leads
        return here if words else None

    def attempt(self, words: Sequence[str]) -> str | None:
        """The move meant by words that lead to a menu and then to a place it does not offer."""
        *way, last = words
        menu = self.pick(way) if way else self
        if isinstance(menu, Menu) and menu.otherwise and any(map(str.isdigit, last)):
            return menu.otherwise.format(last.upper())
        return None

    def drawn(self, *, in_columns: bool = False) -> RenderableType:
        """The choices with their keys, below each other, or in columns where there are many."""
        if in_columns or len(self.choices) > MANY:
            return Columns([self._line(choice) for choice in self.choices], padding=(0, 2))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right")
        for choice in self.choices:
            label = choice.label if isinstance(choice.label, Text) else Text(choice.label)
            grid.add_row(Text(f"  {choice.keys[0]}", "bold"), label)
        return grid

    def _line(self, choice: Choice) -> Text:
        return Text.assemble((f"{choice.keys[0]:>2}", "bold"), " ", choice.label)


def numbered(title: str, items: Iterable[tuple[Sequence[str], Text | str, str | Menu]], otherwise: str = "") -> Menu:
    """A menu whose choices are numbered from 1; further keys, label and goal of each are given."""
    choices = (Choice((str(number), *keys), label, leads) for number, (keys, label, leads) in enumerate(items, 1))
    return Menu(title, tuple(choices), otherwise)


def spelled_out(text: str, moves: Iterable[str]) -> str | None:
    """The only move whose words begin with the typed ones, in whatever case: `ex d4 3` is `exchange D4 3`."""
    typed = text.lower().split()
    fitting = []
    for move in moves:
        words = move.lower().split()
        if words == typed:
            return move
        if len(words) == len(typed) and all(map(str.startswith, words, typed)):
            fitting.append(move)
    return fitting[0] if len(fitting) == 1 else None


def meant(line: str, menus: Sequence[Menu], legal: Sequence[str], texts: Iterable[str] = ()) -> str | Menu:
    """What a typed line stands for: a choice of one of the menus, or a move in full or in part, legal or not."""
    words = line.split()
    for menu in menus:
        picked = menu.pick(words)
        if picked is not None:
            return picked
    attempts = (attempt for menu in menus if (attempt := menu.attempt(words)))
    move = spelled_out(line, legal) or spelled_out(line, texts) or next(attempts, None) or tidied(line)
    if move.replace(" ", "").isdigit():
        raise BadInput("play-not-offered", text=line)
    return move


def tidied(text: str) -> str:
    """A typed move in the usual case: verbs and colours small, cards and cells great."""
    words = (word.upper() if any(map(str.isdigit, word)) else word.lower() for word in text.split())
    return " ".join(words)
