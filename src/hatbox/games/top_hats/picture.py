"""Top Hats as a picture: the hexagonal board, stacks as far as the viewer knows them, the players."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING

from hatbox.adapters.pictures.canvas import FAINT, GOLD, INK, PAPER, Canvas
from hatbox.adapters.pictures.scene import Scene
from hatbox.i18n import say

if TYPE_CHECKING:
    from PIL import Image

ROWS = "ABCDEFGHI"
CELLS = [
    (f"{letter}{column}", row, column)
    for row, letter in enumerate(ROWS)
    for column in range(max(1, row - 3), min(9, row + 5) + 1)
]
NEUTRAL = "neutral"
HATS = {"red": "#C2314F", "yellow": "#E0A200", "blue": "#2E5FA8", NEUTRAL: INK, None: "#8D8497"}  # None: hidden
COLOURS = ("red", "yellow", "blue")  # of seats 0, 1, 2
RINGS = ("#4F8583", "#DCEBD6", "#C4DFCB", "#A8D3C6", "#8FC4B8")  # the ground, from the centre outwards
OUTSIDE, TRAY, EDGE = "#D9CFBF", "#38756E", "#285C57"
SIZE = 36  # of a cell: from its middle to a corner
WIDTH, HEIGHT, ROW = 980, 640, 112
MIDDLE = (322, 342)
SIDE = 650  # where the players' things begin


def draw(scene: Scene) -> Image.Image:
    """Draw the whole table."""
    canvas = Canvas(WIDTH, HEIGHT)
    scene.draw_header(canvas)
    canvas.shape(_corners(MIDDLE, 306, 0), TRAY)
    for name, row, column in CELLS:
        _ground(canvas, scene, name, row, column)
    _tower(canvas, MIDDLE, [NEUTRAL])
    for name, row, column in reversed(CELLS):  # from behind: a high stack may hide a little of the cell behind it
        if name in scene.position["stacks"]:
            _tower(canvas, _middle(row, column), scene.position["stacks"][name])
    for seat in range(scene.players):
        _seat(canvas, scene, seat, 60 + seat * ROW)
    params = {"band": scene.position["band"], "stall": scene.position["stall"]}
    canvas.text((SIDE, 60 + scene.players * ROW + 16), say("play-top-state", params), 12, FAINT, "lm")
    return canvas.image()


def _corners(at: tuple[float, float], size: float, turn: float) -> list[tuple[float, float]]:
    x, y = at
    return [(x + size * cos(turn + k * pi / 3), y + size * sin(turn + k * pi / 3)) for k in range(6)]


def _middle(row: int, column: int) -> tuple[float, float]:
    """Return the middle of a cell: row A at the bottom, columns slanting to the right upwards."""
    across = column - 5 - (row - 4) / 2
    return MIDDLE[0] + across * SIZE * sqrt(3), MIDDLE[1] - (row - 4) * SIZE * 1.5


def _ring(row: int, column: int) -> int:
    up, right = row - 4, column - 5
    return max(abs(up), abs(right), abs(up - right))


def _ground(canvas: Canvas, scene: Scene, name: str, row: int, column: int) -> None:
    at, ring, band = _middle(row, column), _ring(row, column), scene.position["band"]
    is_moving = name in scene.position.get("moving", ())
    fill = OUTSIDE if ring > band else RINGS[ring]
    canvas.shape(_corners(at, SIZE - 1, pi / 6), fill, GOLD if is_moving else EDGE, 4 if is_moving else 1)
    canvas.text(at, name, 12, "#A89F92" if ring > band else "#5E8C80")


def _tower(canvas: Canvas, at: tuple[float, float], hats: Sequence[str | None]) -> None:
    """Draw a stack given from the top down; a hidden hat is grey with a question mark."""
    x, y = at
    for number, hat in enumerate(reversed(hats)):
        fill = HATS[hat]
        base = y + 20 - number * 13
        canvas.box((x - 23, base - 7, 46, 9), fill, 4, PAPER)
        if number < len(hats) - 1:
            canvas.box((x - 15, base - 15, 30, 10), fill, 3)
            canvas.text((x, base - 4), "?" if hat is None else "", 10, PAPER)
        else:
            canvas.box((x - 14, base - 29, 28, 24), fill, 4, PAPER)
            canvas.box((x - 14, base - 13, 28, 5), GOLD if hat == NEUTRAL else PAPER, 1)
            canvas.text((x, base - 21), "" if hat == NEUTRAL else str(len(hats)), 12, PAPER)


def _seat(canvas: Canvas, scene: Scene, seat: int, top: float) -> None:
    scene.draw_seat(canvas, seat, (SIDE - 6, top, WIDTH - SIDE - 10, ROW - 12), say("play-column-stacks"))
    details = scene.score_preview.details[seat]
    canvas.box((SIDE + 130, top + 14, 14, 14), HATS[COLOURS[seat]], 4)
    canvas.text((SIDE + 152, top + 21), say("play-colour", {"colour": COLOURS[seat]}), 14, INK, "lm")
    canvas.text((SIDE + 130, top + 42), f"{details['hats']} {say('env-hats')}", 13, FAINT, "lm")
    for number, below in enumerate(scene.position.get("built", [()] * scene.players)[seat]):
        left = SIDE + 132 + number * 32
        for depth, hat in enumerate((COLOURS[seat], *below)):
            canvas.box((left, top + 56 + depth * 11, 24, 9), HATS[hat], 3)
