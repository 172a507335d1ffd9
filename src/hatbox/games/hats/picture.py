"""Hats as a picture: the tea table, the piles, and the cards of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hatbox.adapters.pictures.canvas import FAINT, GOLD, GOLD_DEEP, INK, PAPER, Canvas
from hatbox.adapters.pictures.scene import Scene
from hatbox.i18n import say

if TYPE_CHECKING:
    from PIL import Image

COLOURS = {  # by the letter of the type
    "B": "#B3264E",
    "C": "#8C4A9E",
    "D": "#2F7A4D",
    "F": "#7A5236",
    "K": "#2E5FA8",
    "S": "#C07F00",
    "T": "#0F7C86",
}
CLOTH = "#C4DFCB"
WIDTH, TOP, ROW = 980, 236, 116
HANDS, OPEN, BLACK, END = 130, 476, 716, 915  # where these begin in a row


def draw(scene: Scene) -> Image.Image:
    """Draw the whole table."""
    canvas = Canvas(WIDTH, TOP + scene.players * ROW + 12)
    scene.draw_header(canvas)
    _tea_table(canvas, scene)
    for seat in range(scene.players):
        _seat(canvas, scene, seat, TOP + seat * ROW)
    return canvas.image()


def _tea_table(canvas: Canvas, scene: Scene) -> None:
    canvas.box((16, 48, 560, 172), CLOTH, 24)
    worth = scene.score_preview.worth
    for place, card in enumerate(scene.position["table"]):
        left = 34 + place * 90
        canvas.card((left, 62, 72, 100), card[0], card[1:], COLOURS[card[0]])
        counts = worth[card[0]] == place + 1
        canvas.disc((left + 36, 190), 16, GOLD if counts else CLOTH, GOLD_DEEP if counts else "#9CC9AE")
        canvas.text((left + 36, 190), str(place + 1), 17, INK if counts else FAINT)
    for number, (letter, points) in enumerate(sorted(worth.items(), key=lambda pair: (-pair[1], pair[0]))):
        left, top = 600 + number % 4 * 58, 62 + number // 4 * 56
        canvas.box((left, top, 50, 46), COLOURS[letter], 10)
        canvas.text((left + 16, top + 23), letter, 20, PAPER)
        canvas.text((left + 36, top + 23), str(points), 17, PAPER)
    canvas.text((600, 190), say("play-worth-now"), 13, FAINT, "lm")
    _pile(canvas, 846, say("env-deck"), scene.position["deck"])
    _pile(canvas, 908, say("env-discards"), scene.position["discards"])


def _pile(canvas: Canvas, left: float, name: str, cards: Sequence[str | None]) -> None:
    place = (left, 62, 54, 76)
    if cards:
        canvas.back(place, len(cards))
    else:
        canvas.empty(place)
    canvas.fit_text((left + 27, 154), name, 58, 12, FAINT)


def _seat(canvas: Canvas, scene: Scene, seat: int, top: float) -> None:
    scene.draw_seat(canvas, seat, (16, top, WIDTH - 32, ROW - 12), say("env-points"))
    hand, collection, black = (scene.position[name][seat] for name in ("hands", "collections", "black"))
    rows = ((HANDS, OPEN, "hand", hand), (OPEN, BLACK, "collection", collection), (BLACK, END, "black", black))
    for left, right, name, cards in rows:
        canvas.text((left, top + 15), say(f"play-column-{name}"), 11, FAINT, "lm")
        _row(canvas, left, top + 27, _sort(cards), right - left)
    if scene.position["cookie"] == seat:
        _cookie(canvas, 936, top + (ROW - 12) / 2)
    if scene.position["turn"] == seat and scene.position["offer"] is not None:
        canvas.back((905, top + 27, 44, 62))


def _sort(cards: Sequence[str | None]) -> list[str | None]:
    return sorted(cards, key=lambda card: card or "")


def _row(canvas: Canvas, left: float, top: float, cards: Sequence[str | None], room: float) -> None:
    """Draw cards beside each other, overlapping if there are many."""
    apart = min(48.0, (room - 60) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = (left + number * apart, top, 44, 62)
        if card is None:
            canvas.back(place)
        else:
            canvas.card(place, card[0], card[1:], COLOURS[card[0]])


def _cookie(canvas: Canvas, x: float, y: float) -> None:
    canvas.disc((x, y), 18, "#D9A066", "#9A6A35")
    for dx, dy in ((-7, -5), (5, -8), (8, 4), (-3, 8), (-10, 4), (1, 0)):
        canvas.disc((x + dx, y + dy), 2.4, "#5A3A1A")
