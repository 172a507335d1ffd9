"""What the terminal needs of a game: this base draws any game plainly, and `games/*/terminal.py` draw theirs well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatbox.engine.game import JSON, Game, Happening, Value
from hatbox.engine.match import View
from hatbox.i18n import say
from hatbox.terminal.choices import MANY, Menu, numbered
from hatbox.terminal.seats import Seats

Show = Callable[[View[Any]], RenderableType]


class Drawing:
    """Draws views of one game, and groups its legal moves into menus. It is given nothing else."""

    rules: ClassVar[str] = "play-rules-other"  # the rules in short, as a message code

    def __init__(self, game: Game[Any], options: Mapping[str, Value], seats: Seats, *, is_short: bool = False) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.is_short = is_short  # the screen has few rows: draw so that the table and the menu fit 24

    def table(self, view: View[Any], legal: Sequence[str]) -> RenderableType:
        """The table as the viewer sees it; `legal` are the moves the viewer may now make, if any."""
        grid = Table.grid(padding=(0, 2))
        for name, value in view.position().items():
            grid.add_row(Text(name, "bold"), Text(_short(value)))
        return grid

    def menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        """The legal moves to choose from; by their first words where there are many."""
        title = say("play-choose-move")
        if len(legal) <= MANY:
            return numbered(title, (((), move, move) for move in legal))
        verbs = dict.fromkeys(move.split()[0] for move in legal)
        groups = {verb: [move for move in legal if move.split()[0] == verb] for verb in verbs}
        return numbered(
            title,
            (
                ((verb,), say("play-moves-so", {"verb": verb, "count": len(moves)}), self._rest(verb, moves))
                for verb, moves in groups.items()
            ),
        )

    def _rest(self, verb: str, moves: Sequence[str]) -> str | Menu:
        if len(moves) == 1:
            return moves[0]
        return numbered(verb, (((), move.removeprefix(verb).strip(), move) for move in moves))

    def extras(self) -> Mapping[str, Show]:
        """Further things that can be looked at, by the command that shows them."""
        return {}

    def is_fleeting(self, happening: Happening, viewer: int | None) -> bool:
        """Whether this is shown only while it happens, and must be gone from the screen afterwards."""
        return False

    def held_up(self, happening: Happening, viewer: int | None) -> Happening:
        """What is told of it while it happens."""
        return happening

    def remembered(self, happening: Happening) -> Happening:
        """What is told of it later."""
        return happening

    def ending(self, view: View[Any], result: Mapping[str, Any]) -> Iterator[RenderableType]:
        """How the points came about, line by line."""
        for seat, score in enumerate(result["scores"]):
            yield Text(say("play-score", {"seat": self.seats.called(seat, view.seat), "score": str(score)}))


def _short(value: JSON) -> str:
    """A value of a position in a line: a hole is a question mark."""
    if isinstance(value, list):
        return " ".join(f"({_short(item)})" if isinstance(item, list | dict) else _short(item) for item in value)
    if isinstance(value, dict):
        return "  ".join(f"{name}: {_short(item)}" for name, item in value.items())
    return "?" if value is None else str(value)


def lines(*parts: RenderableType) -> Group:
    """Several things below each other."""
    return Group(*parts)


def drawing_of(game: Game[Any], options: Mapping[str, Value], seats: Seats, *, is_short: bool = False) -> Drawing:
    """Return the drawing of a game: its own, or the plain one."""
    drawing: Drawing = (game.terminal_view or Drawing)(game, options, seats, is_short=is_short)
    return drawing
