"""Something to draw on: rounded boxes, discs, shapes and words, smooth at their edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFont

FINE = 2  # drawn so many times larger, then made small: edges become smooth

INK, FAINT, PAPER, LINE = "#241A33", "#6F6380", "#FFFDF7", "#E2D5BF"
GROUND, PANEL = "#F1E6D2", "#FBF3E4"
GOLD, GOLD_DEEP, BACK, BACK_LINE = "#F2B02E", "#8A5A00", "#7A2B52", "#E48BA9"
SEATS = ("#B3264E", "#C98A00", "#2E5FA8", "#1C6B50")  # by seat, everywhere

Points = Sequence[tuple[float, float]]
Place = tuple[float, float, float, float]  # left, top, width, height


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class Canvas:
    """A picture being drawn. Places and sizes are in its final pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * FINE, height * FINE), GROUND)
        self._pen = ImageDraw.Draw(self._image)

    def box(self, place: Place, fill: str, radius: float = 8, line: str | None = None) -> None:
        """A rounded box."""
        left, top, width, height = (number * FINE for number in place)
        corners = (left, top, left + width - 1, top + height - 1)
        self._pen.rounded_rectangle(corners, radius * FINE, fill, line, 2 * FINE if line else 0)

    def disc(self, at: tuple[float, float], radius: float, fill: str, line: str | None = None) -> None:
        """A disc around a point."""
        x, y, size = at[0] * FINE, at[1] * FINE, radius * FINE
        self._pen.ellipse((x - size, y - size, x + size, y + size), fill, line, 2 * FINE if line else 0)

    def shape(self, corners: Points, fill: str, line: str | None = None, width: float = 2) -> None:
        """Any shape with straight sides."""
        self._pen.polygon([(x * FINE, y * FINE) for x, y in corners], fill, line, round(width * FINE) if line else 0)

    def words(self, at: tuple[float, float], text: str, size: float = 14, fill: str = INK, anchor: str = "mm") -> None:
        """Text at a point; `anchor` as Pillow has it: `mm` in the middle, `lm` from the left."""
        self._pen.text((at[0] * FINE, at[1] * FINE), text, fill, _font(round(size * FINE)), anchor)

    def fitting(self, at: tuple[float, float], text: str, room: float, size: float = 14, fill: str = INK) -> None:
        """Text in the middle of some room, smaller where it would not fit."""
        while size > 6 and self._pen.textlength(text, _font(round(size * FINE))) > room * FINE:
            size -= 1
        self.words(at, text, size, fill)

    def card(self, place: Place, letter: str, value: str, fill: str) -> None:
        """A card: its colour, its letter, its value."""
        left, top, width, height = place
        self.box(place, PAPER, width / 7, LINE)
        inset = width / 12
        self.box((left + inset, top + inset, width - 2 * inset, height * 0.56), fill, width / 10)
        self.words((left + width / 2, top + inset + height * 0.28), letter, width * 0.52, PAPER)
        self.words((left + width / 2, top + height * 0.8), value, width * 0.44, fill)

    def back(self, place: Place, count: int | None = None) -> None:
        """A card face down; on a pile, how many there are."""
        left, top, width, height = place
        self.box(place, BACK, width / 7, BACK_LINE)
        middle = left + width / 2, top + height / 2
        if count is not None:
            self.words(middle, str(count), width * 0.42, PAPER)
            return
        across = width * 0.2
        x, y = middle
        self.shape([(x - across, y), (x, y - across * 1.5), (x + across, y), (x, y + across * 1.5)], BACK_LINE)

    def empty(self, place: Place) -> None:
        """Where a card could lie."""
        self.box(place, PANEL, place[2] / 7, LINE)

    def done(self) -> Image.Image:
        """The picture."""
        return self._image.resize((self.width, self.height), Image.Resampling.LANCZOS)
