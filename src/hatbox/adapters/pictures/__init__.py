"""Pictures of games, drawn from a view. Each of our games has a module; another game is drawn as its text."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hatbox.adapters.pictures.canvas import INK, Canvas
from hatbox.adapters.pictures.scene import Scene
from hatbox.adapters.rendering import as_text
from hatbox.core.play import Match, View
from hatbox.games import NAMES
from hatbox.terminal.screen import WIDEST

if TYPE_CHECKING:
    from PIL import Image

LINE_HEIGHT, SIGN_WIDTH, MARGIN = 20, 9, 24
LINES = 30  # room for so many at least: a film wants pictures of one size
FRAMES = str.maketrans("─│╭╮╰╯├┤┬┴┼", "-|+++++++++")  # what the font lacks


def picture(match: Match[Any], view: View[Any]) -> Image.Image:
    """What the viewer sees, as a picture."""
    if match.game.name not in NAMES:
        return written(as_text(match, view))
    drawn: Image.Image = import_module(f"{__name__}.{match.game.name}").draw(Scene.of(match, view))
    return drawn


def written(text: str) -> Image.Image:
    """Text as a picture, every sign in a place of its own, so that columns stay columns."""
    lines = text.translate(FRAMES).splitlines()
    canvas = Canvas(2 * MARGIN + WIDEST * SIGN_WIDTH, 2 * MARGIN + max(LINES, len(lines)) * LINE_HEIGHT)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            at = MARGIN + (column + 0.5) * SIGN_WIDTH, MARGIN + (row + 0.5) * LINE_HEIGHT
            canvas.words(at, sign, 14, INK)
    return canvas.done()
