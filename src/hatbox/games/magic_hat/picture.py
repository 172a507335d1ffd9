"""Magic Hat as a picture: the row of characters, the hats above them, the piles, and each seat's gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hatbox.adapters.pictures.canvas import BACK, BACK_LINE, FAINT, GOLD, INK, LINE, PAPER, SEATS, Canvas
from hatbox.adapters.pictures.scene import Scene
from hatbox.games.magic_hat.state import KINDS
from hatbox.i18n import say

if TYPE_CHECKING:
    from PIL import Image

COURT = (  # by number of the kind; a name is written on each
    *("#C98A00", "#8C4A9E", "#D0567F", "#4A6FA5", "#3C2C78", "#B3462F", "#5B7F3A", "#A3617A", "#2F7A4D", "#27567A"),
    *("#7A2B52", "#3F7D5A", "#7A5236", "#9A2F3F", "#B0762B", "#6B8E23", "#5A5A66", "#C2589B", "#0F7C86", "#2E5FA8"),
)
COLOURS = {**dict(zip(KINDS, COURT, strict=True)), "magic": INK}
CURTAIN = "#DCD3EC"
WIDTH, TOP, ROW = 900, 330, 84
SLOT, FIRST = 106, 28  # how wide a slot is, and where the first begins


def draw(scene: Scene) -> Image.Image:
    """Draw the whole table."""
    canvas = Canvas(WIDTH, TOP + scene.players * ROW + 12)
    scene.draw_header(canvas)
    canvas.box((16, 48, 754, 266), CURTAIN, 24)
    position = scene.position
    for slot, (character, hat) in enumerate(zip(position["row"], position["hats"], strict=True)):
        middle = FIRST + slot * SLOT + SLOT / 2 - 10
        if hat is not None:
            _hat(canvas, middle, 130, hat)
        if character is not None:
            _character(canvas, middle, 178, character)
        canvas.text((middle, 68), str(slot + 1), 15, FAINT)
        _draw_knowers(
            canvas, middle, 298, [seat for seat, slots in enumerate(position.get("seen", ())) if slot + 1 in slots]
        )
    for top, name, pile in ((60, "env-characters", "character_pile"), (190, "env-hats", "hat_pile")):
        if position[pile]:
            canvas.back((800, top, 64, 88), len(position[pile]))
        else:
            canvas.empty((800, top, 64, 88))
        canvas.fit_text((832, top + 104), say(name), 96, 12, FAINT)
    for seat in range(scene.players):
        _seat(canvas, scene, seat, TOP + seat * ROW)
    return canvas.image()


def _hat(canvas: Canvas, x: float, y: float, hat: str) -> None:
    """Draw a hat, brim below, or its back if the viewer does not know it."""
    hidden = hat == "?"
    fill, line = (BACK, BACK_LINE) if hidden else (COLOURS[hat], GOLD if hat == "magic" else LINE)
    canvas.shape([(x - 25, y), (x - 18, y - 46), (x + 18, y - 46), (x + 25, y)], fill)
    canvas.box((x - 26, y - 14, 52, 8), line, 2)
    canvas.box((x - 42, y - 4, 84, 16), fill, 8)
    if hidden:
        canvas.text((x, y - 30), "?", 22, PAPER)
    else:
        canvas.fit_text((x, y + 4), say("play-kind", {"kind": hat}), 74, 13, PAPER)


def _character(canvas: Canvas, x: float, y: float, kind: str) -> None:
    canvas.box((x - 44, y - 8, 88, 108), PAPER, 12, LINE)
    canvas.disc((x, y + 26), 20, "#F0D3B4", COLOURS[kind])
    canvas.disc((x - 7, y + 23), 2.2, INK)
    canvas.disc((x + 7, y + 23), 2.2, INK)
    canvas.box((x - 6, y + 33, 12, 3), COLOURS[kind], 1)
    canvas.box((x - 36, y + 58, 72, 30), COLOURS[kind], 8)
    canvas.fit_text((x, y + 73), say("play-kind", {"kind": kind}), 66, 14, PAPER)


def _draw_knowers(canvas: Canvas, x: float, y: float, seats: Sequence[int]) -> None:
    """Draw which seats know the hat: all see who looks where (M4)."""
    for number, seat in enumerate(seats):
        at = x + (number - (len(seats) - 1) / 2) * 20, y
        canvas.disc(at, 8, SEATS[seat])
        canvas.text(at, str(seat), 11, PAPER)


def _seat(canvas: Canvas, scene: Scene, seat: int, top: float) -> None:
    scene.draw_seat(canvas, seat, (16, top, WIDTH - 32, ROW - 12), say("env-points"))
    for number, (name, label) in enumerate((("pairs", "pairs"), ("magic", "magic"), ("penalties", "penalties"))):
        left = 200 + number * 180
        canvas.text((left, top + 36), str(scene.position[name][seat]), 26, INK, "rm")
        canvas.text((left + 12, top + 37), say(f"play-column-{label}"), 13, FAINT, "lm")
