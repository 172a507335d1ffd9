"""Pictures of games as SVG, drawn from a view with the page's art.

A game draws itself if it has a `picture`; else its text is drawn. `raster` makes pixels of them.
"""

from __future__ import annotations

from typing import Any

from hatbox.adapters.pictures.canvas import INK, PANEL, PAPER, WIDTH, Canvas, document
from hatbox.adapters.pictures.scene import HEADER, Scene
from hatbox.engine.match import Match, View

LINE_HEIGHT, TEXT_SIZE, MARGIN = 21, 15, 26
MIN_LINES = 14  # so that the frames of a replay have about one size


def draw_view(view: View[Any]) -> str:
    """Return a view as SVG."""
    return draw(Scene.of_view(view))


def draw_match(match: Match[Any], seat: int | None = None, at: int | None = None) -> str:
    """Return what a seat or a spectator sees as SVG, now or after some actions, with what has just happened."""
    return draw(Scene.of(match, seat, at))


def draw(scene: Scene) -> str:
    """Return a scene as SVG."""
    canvas = Canvas()
    height = paint(canvas, scene)
    return document("".join(canvas.parts), canvas.symbols, height, scene.title)


def paint(canvas: Canvas, scene: Scene) -> float:
    """Draw a scene and return its height."""
    own = scene.game.picture
    height: float = own.draw(canvas, scene) if own else _draw_text(canvas, scene)
    return height


def _draw_text(canvas: Canvas, scene: Scene) -> float:
    """Draw the text of a scene, so that columns stay aligned."""
    lines = scene.text.splitlines()
    height = HEADER + 2 * MARGIN + max(MIN_LINES, len(lines)) * LINE_HEIGHT
    canvas.box((0, 0, WIDTH, height), PANEL, 22)
    scene.draw_header(canvas)
    canvas.panel((12, HEADER, WIDTH - 24, height - HEADER - 12), PAPER)
    for row, line in enumerate(lines):
        canvas.mono((MARGIN + 4, HEADER + MARGIN + row * LINE_HEIGHT), line, TEXT_SIZE, INK)
    return height
