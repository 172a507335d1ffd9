"""Rendering one viewer's view of a game as text or as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, RenderableType
from rich.text import Text

from hatbox.engine.errors import BadInput
from hatbox.engine.game import Value
from hatbox.engine.match import Match, View
from hatbox.extras import need
from hatbox.i18n import say
from hatbox.terminal.drawing import Drawing, drawing_of
from hatbox.terminal.screen import MAX_WIDTH
from hatbox.terminal.seats import Seats

MODES = ("human", "ansi", "rgb_array")
FRAMES_PER_SECOND = 2  # slow enough to follow

Viewer: TypeAlias = int | Literal["mover"] | None  # a seat, the seat to move, or a spectator
Frame: TypeAlias = str | NDArray[np.uint8] | None


class Rendering:
    """The render settings of an environment."""

    def __init__(self, mode: str | None, viewer: Viewer, players: int, extra: str) -> None:
        if mode is not None and mode not in MODES:
            raise BadInput("env-render-mode", value=str(mode), allowed=", ".join(MODES))
        if viewer not in (None, "mover", *range(players)) or isinstance(viewer, bool):
            raise BadInput("env-viewer", value=str(viewer), most=players - 1)
        if mode == "rgb_array":
            need("PIL", extra)
            need("vl_convert", extra)
        self.mode = mode
        self.viewer = viewer

    def frame(self, match: Match[Any]) -> Frame:
        """Return the frame in the chosen mode; `human` prints it."""
        if self.mode is None:
            raise BadInput("env-no-render-mode", allowed=", ".join(MODES))
        viewer = match.mover if self.viewer == "mover" else self.viewer
        if self.mode == "rgb_array":
            from hatbox.adapters.pictures import draw_match
            from hatbox.adapters.pictures.raster import to_array

            return to_array(draw_match(match, viewer))
        text = as_text(match, match.view(viewer))
        if self.mode == "ansi":
            return text
        print(text, flush=True)
        return None


def as_text(match: Match[Any], view: View[Any]) -> str:
    """Return the terminal drawing of a view without colours."""
    return _print_plain(_parts(match, view))


def table_as_text(view: View[Any], options: Mapping[str, Value] | None = None) -> str:
    """Return the terminal drawing of the table alone; a plain one if the options are not known."""
    seats = Seats((None,) * view.game.players_and_first(view.states[0])[0])
    drawing = Drawing(view.game, {}, seats) if options is None else drawing_of(view.game, options, seats)
    return _print_plain([drawing.table(view, view.legal_moves())])


def _print_plain(parts: Iterable[RenderableType]) -> str:
    plain = {"highlight": False, "emoji": False, "markup": False, "legacy_windows": False}
    console = Console(file=StringIO(), width=MAX_WIDTH, color_system=None, **plain)  # type: ignore[arg-type]
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _parts(match: Match[Any], view: View[Any]) -> Iterator[RenderableType]:
    drawing = drawing_of(match.game, match.options, Seats((None,) * match.players))
    yield drawing.table(view, view.legal_moves())
    if match.mover is not None:
        yield Text(say("env-to-act", {"seat": match.mover}))
    else:
        yield Text(say("play-over"))
        yield from drawing.ending(view, match.result())
