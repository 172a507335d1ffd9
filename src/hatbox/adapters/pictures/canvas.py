"""A canvas for rounded boxes, discs, polygons, cards and text, antialiased by oversampling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFont

SCALE = 2  # of oversampling

INK, FAINT, PAPER, LINE = "#241A33", "#6F6380", "#FFFDF7", "#E2D5BF"
GROUND, PANEL = "#F1E6D2", "#FBF3E4"
GOLD, GOLD_DEEP, BACK, BACK_LINE = "#F2B02E", "#8A5A00", "#7A2B52", "#E48BA9"
SEATS = ("#B3264E", "#C98A00", "#2E5FA8", "#1C6B50")  # by seat

Points = Sequence[tuple[float, float]]
Place = tuple[float, float, float, float]  # left, top, width, height


@cache  # by size, of which there are a few
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class Canvas:
    """A picture being drawn. Coordinates are in final pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * SCALE, height * SCALE), GROUND)
        self._pen = ImageDraw.Draw(self._image)

    def box(self, place: Place, fill: str, radius: float = 8, line: str | None = None) -> None:
        left, top, width, height = (number * SCALE for number in place)
        corners = (left, top, left + width - 1, top + height - 1)
        self._pen.rounded_rectangle(corners, radius * SCALE, fill, line, 2 * SCALE if line else 0)

    def disc(self, at: tuple[float, float], radius: float, fill: str, line: str | None = None) -> None:
        x, y, size = at[0] * SCALE, at[1] * SCALE, radius * SCALE
        self._pen.ellipse((x - size, y - size, x + size, y + size), fill, line, 2 * SCALE if line else 0)

    def shape(self, corners: Points, fill: str, line: str | None = None, width: float = 2) -> None:
        self._pen.polygon([(x * SCALE, y * SCALE) for x, y in corners], fill, line, round(width * SCALE) if line else 0)

    def text(self, at: tuple[float, float], text: str, size: float = 14, fill: str = INK, anchor: str = "mm") -> None:
        """Draw text at a point; `anchor` as in Pillow: `mm` is centred, `lm` starts at the left."""
        self._pen.text((at[0] * SCALE, at[1] * SCALE), text, fill, _font(round(size * SCALE)), anchor)

    def fit_text(self, at: tuple[float, float], text: str, width: float, size: float = 14, fill: str = INK) -> None:
        """Draw centred text, shrunk to a width."""
        while size > 6 and self._pen.textlength(text, _font(round(size * SCALE))) > width * SCALE:
            size -= 1
        self.text(at, text, size, fill)

    def card(self, place: Place, letter: str, value: str, fill: str) -> None:
        """Draw a card face up."""
        left, top, width, height = place
        self.box(place, PAPER, width / 7, LINE)
        inset = width / 12
        self.box((left + inset, top + inset, width - 2 * inset, height * 0.56), fill, width / 10)
        self.text((left + width / 2, top + inset + height * 0.28), letter, width * 0.52, PAPER)
        self.text((left + width / 2, top + height * 0.8), value, width * 0.44, fill)

    def back(self, place: Place, count: int | None = None) -> None:
        """Draw a card face down, or a pile with its count."""
        left, top, width, height = place
        self.box(place, BACK, width / 7, BACK_LINE)
        middle = left + width / 2, top + height / 2
        if count is not None:
            self.text(middle, str(count), width * 0.42, PAPER)
            return
        across = width * 0.2
        x, y = middle
        self.shape([(x - across, y), (x, y - across * 1.5), (x + across, y), (x, y + across * 1.5)], BACK_LINE)

    def empty(self, place: Place) -> None:
        """Draw an empty place for a card."""
        self.box(place, PANEL, place[2] / 7, LINE)

    def image(self) -> Image.Image:
        """Return the finished picture."""
        return self._image.resize((self.width, self.height), Image.Resampling.LANCZOS)
