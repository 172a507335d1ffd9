"""Drawing a game in the terminal: a plain drawing for any game; `games/*/terminal.py` have better ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hatbox import wire
from hatbox.compiled.records import to_object, write_back
from hatbox.engine.game import JSON, SPECTATOR, Game, GameEvent, Value
from hatbox.engine.match import View
from hatbox.i18n import say
from hatbox.terminal.choices import MAX_LISTED, Menu, numbered_menu
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import Seats

Show = Callable[[View[Any]], RenderableType]


class Drawing:
    """Draws views of one game and groups its legal moves into menus. It is given views, never states."""

    rules: ClassVar[str] = "play-rules-other"  # message code of a summary of the rules

    def __init__(self, game: Game[Any], options: Mapping[str, Value], seats: Seats, *, is_short: bool = False) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.is_short = is_short  # table and menu must fit 24 rows

    def table(self, view: View[Any], legal: Sequence[str]) -> RenderableType:
        """Draw the table as the viewer sees it; `legal` are the viewer's moves, if any."""
        grid = Table.grid(padding=(0, 2))
        for name, value in view.position().items():
            grid.add_row(Text(name, "bold"), Text(_short(value)))
        return grid

    def menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        """Return the legal moves as a menu, grouped by their first words if there are many."""
        title = say("play-choose-move")
        if len(legal) <= MAX_LISTED:
            return numbered_menu(title, (((), move, move) for move in legal))
        verbs = dict.fromkeys(move.split()[0] for move in legal)
        groups = {verb: [move for move in legal if move.split()[0] == verb] for verb in verbs}
        return numbered_menu(
            title,
            (
                ((verb,), say("play-moves-so", {"verb": verb, "count": len(moves)}), self._rest(verb, moves))
                for verb, moves in groups.items()
            ),
        )

    def _rest(self, verb: str, moves: Sequence[str]) -> str | Menu:
        if len(moves) == 1:
            return moves[0]
        return numbered_menu(verb, (((), move.removeprefix(verb).strip(), move) for move in moves))

    def extras(self) -> Mapping[str, Show]:
        """Return further drawings by the command that shows them."""
        return {}

    def is_fleeting(self, event: GameEvent, viewer: int | None) -> bool:
        """Return whether an event must disappear from the screen after it was seen."""
        return False

    def live_event(self, event: GameEvent, viewer: int | None) -> GameEvent:
        """Return the event to show while it happens."""
        return event

    def past_event(self, event: GameEvent) -> GameEvent:
        """Return the event to show later, in the log."""
        return event

    def ending(self, view: View[Any], result: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Yield the scoring, line by line."""
        for seat, score in enumerate(result["scores"]):
            yield Text(say("play-score", {"seat": self.seats.label(seat, view.seat), "score": str(score)}))


def _short(value: JSON) -> str:
    """Format a value of a position in one line; a hole is a question mark."""
    if isinstance(value, list):
        return " ".join(f"({_short(item)})" if isinstance(item, list | dict) else _short(item) for item in value)
    if isinstance(value, dict):
        return "  ".join(f"{name}: {_short(item)}" for name, item in value.items())
    return "?" if value is None else str(value)


def drawing_of(game: Game[Any], options: Mapping[str, Value], seats: Seats, *, is_short: bool = False) -> Drawing:
    """Return the drawing of a game: its own, or the plain one."""
    drawing: Drawing = (game.terminal_view or Drawing)(game, options, seats, is_short=is_short)
    return drawing


def show_ending(
    screen: Screen, drawing: Drawing, view: View[Any], result: Mapping[str, Any], resigned: int | None = None
) -> None:
    """Show the final table, the scoring and the winners."""
    screen.gap()
    screen.show(Rule(Text(say("play-over"), "bold"), style="dim", characters="-"))
    screen.show(drawing.table(view, ()))
    screen.gap()
    screen.show(*drawing.ending(view, result))
    screen.gap()
    seats = drawing.seats
    if resigned is not None:
        screen.say("replay-resigned", seat=seats.label(resigned, view.seat))
    if result["ended"] == "stalled":
        screen.say("replay-stalled")
    winners = [seats.label(seat, view.seat) for seat in result["winners"]]
    code = "replay-winner" if len(winners) == 1 else "replay-winners"
    screen.say(code, style="bold", seats=", ".join(winners))


# --- views from the wire


def view_of(
    game: Game[Any], options: Mapping[str, Value], scene: wire.Scene, players: int, seat: int | None
) -> View[Any]:
    """Return the view of a scene; null on the wire is a hole. It is complete enough to draw, not to search."""
    states = game.blank(players, options, 0)
    state = to_object(game.state_class, states[0])
    assert game.terminal_view is not None
    game.terminal_view.restore(state, scene, seat)
    write_back(state, states[0])
    return View(game, SPECTATOR if seat is None else seat, states)


def fill(target: list[int], names: Sequence[str | None], number: Callable[[str | None], int]) -> int:
    """Write named pieces into the first places; return how many there are."""
    target[: len(names)] = map(number, names)
    return len(names)
