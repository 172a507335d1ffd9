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

LINE_HEIGHT, SIGN_WIDTH, MARGIN = 20, 9, 24
LINES = 30  # room for so many at least: a film wants pictures of one size
FRAMES = str.maketrans("─│╭╮╰╯├┤┬┴┼", "-|+++++++++")  # what the font lacks


def picture(match: Match[Any], view: View[Any]) -> Image.Image:
    """What the viewer sees, as a picture."""
    own = match.game.picture
    drawn: Image.Image = own.draw(Scene.of(match, view)) if own else written(as_text(match, view))
    return drawn


def written(text: str) -> Image.Image:
    """Text as a picture, every sign in a place of its own, so that columns stay columns."""
    lines = text.translate(FRAMES).splitlines()
    canvas = Canvas(2 * MARGIN + MAX_WIDTH * SIGN_WIDTH, 2 * MARGIN + max(LINES, len(lines)) * LINE_HEIGHT)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            at = MARGIN + (column + 0.5) * SIGN_WIDTH, MARGIN + (row + 0.5) * LINE_HEIGHT
            canvas.words(at, sign, 14, INK)
    return canvas.done()
