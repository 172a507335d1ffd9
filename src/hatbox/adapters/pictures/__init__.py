"""Pictures of games, drawn from a view. A game draws itself if it has a `picture`; else its text is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hatbox.adapters.pictures.canvas import INK, Canvas
from hatbox.adapters.pictures.scene import Scene
from hatbox.adapters.rendering import as_text
from hatbox.engine.match import Match, View
from hatbox.terminal.screen import MAX_WIDTH

if TYPE_CHECKING:
    from PIL import Image

LINE_HEIGHT, CHARACTER_WIDTH, MARGIN = 20, 9, 24
MIN_LINES = 30  # so that all frames of a video have one size
FRAMES = str.maketrans("─│╭╮╰╯├┤┬┴┼", "-|+++++++++")  # characters that the font lacks


def picture(match: Match[Any], view: View[Any]) -> Image.Image:
    """Draw a view."""
    own = match.game.picture
    image: Image.Image = own.draw(Scene.of(match, view)) if own else draw_text(as_text(match, view))
    return image


def draw_text(text: str) -> Image.Image:
    """Draw text with one cell per character, so that columns stay aligned."""
    lines = text.translate(FRAMES).splitlines()
    canvas = Canvas(2 * MARGIN + MAX_WIDTH * CHARACTER_WIDTH, 2 * MARGIN + max(MIN_LINES, len(lines)) * LINE_HEIGHT)
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            at = MARGIN + (column + 0.5) * CHARACTER_WIDTH, MARGIN + (row + 0.5) * LINE_HEIGHT
            canvas.text(at, character, 14, INK)
    return canvas.image()
