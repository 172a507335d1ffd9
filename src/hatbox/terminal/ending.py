"""How a game came out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.text import Text

from hatbox.engine.match import View
from hatbox.i18n import say
from hatbox.terminal.drawing import Drawing
from hatbox.terminal.screen import Screen


def show_ending(
    screen: Screen, drawing: Drawing, view: View[Any], result: Mapping[str, Any], resigned: int | None = None
) -> None:
    """The table, how the points came about, and who has won."""
    screen.gap()
    screen.show(Rule(Text(say("play-over"), "bold"), style="dim", characters="-"))
    screen.show(drawing.table(view, ()))
    screen.gap()
    screen.show(*drawing.ending(view, result))
    screen.gap()
    seats = drawing.seats
    if resigned is not None:
        screen.say("replay-resigned", seat=seats.called(resigned, view.seat))
    if result["ended"] == "stalled":
        screen.say("replay-stalled")
    winners = [seats.called(seat, view.seat) for seat in result["winners"]]
    code = "replay-winner" if len(winners) == 1 else "replay-winners"
    screen.say(code, style="bold", seats=", ".join(winners))
