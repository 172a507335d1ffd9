"""A canvas that writes SVG: boxes, discs, paths, text, and the page's art."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import shorten
from typing import TypeAlias

from hatbox.adapters.pictures.art import DISPLAY_FONT, TEXT_FONT, symbol, with_used
from hatbox.i18n import is_right_to_left

INK, FAINT, PAPER, LINE, PANEL = "#241A33", "#5A4D6C", "#FFFDF7", "#E2D5BF", "#FBF3E4"
GOLD, GOLD_SOFT, GOLD_DEEP, PLUM = "#F2B02E", "#FFE9AE", "#8A5A00", "#7A2B52"
WIDTH = 720  # of every picture; letters of 20 are still readable on a phone, where 720 are 360 pixels
SMALL = 20  # the size of the smallest text
MIN_SHRINK = 0.8
LETTER = 0.53  # the mean width of a letter, in its size

Point: TypeAlias = tuple[float, float]
Place: TypeAlias = tuple[float, float, float, float]  # left, top, width, height


def number(value: float) -> str:
    """Return a coordinate with one decimal.

    >>> number(3.04), number(2.5)
    ('3', '2.5')
    """
    return f"{value:.1f}".removesuffix(".0")


class Canvas:
    """A picture being drawn."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.symbols: list[str] = []  # used so far, in the order of their first use

    def add(self, markup: str) -> None:
        """Add markup of one's own; texts in it must be escaped."""
        self.parts.append(markup)

    def box(
        self, place: Place, fill: str, radius: float = 8, line: str | None = None, width: float = 2, rest: str = ""
    ) -> None:
        """Draw a rounded box; `rest` are further attributes."""
        left, top, wide, high = map(number, place)
        painted = _paint(fill, line, width) + (rest and f" {rest}")
        self.add(f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{number(radius)}"{painted}/>')

    def panel(self, place: Place, fill: str = PAPER, radius: float = 18, line: str | None = None) -> None:
        """Draw a box with the shadow of cut paper."""
        left, top, wide, high = place
        shadow = (left, top + 4, wide, high)
        self.box(shadow, INK, radius, rest='fill-opacity=".13"')
        self.box(place, fill, radius, line, 4)

    def disc(self, at: Point, radius: float, fill: str, line: str | None = None, width: float = 2) -> None:
        x, y = map(number, at)
        self.add(f'<circle cx="{x}" cy="{y}" r="{number(radius)}"{_paint(fill, line, width)}/>')

    def path(self, shape: str, fill: str, line: str | None = None, width: float = 2, rest: str = "") -> None:
        """Draw a path; `rest` are further attributes."""
        self.add(f'<path d="{shape}"{_paint(fill, line, width)}{rest and " " + rest}/>')

    def use(self, name: str, place: Place, rest: str = "") -> None:
        """Draw a symbol."""
        if name not in self.symbols:
            self.symbols.append(name)
        left, top, wide, high = map(number, place)
        self.add(f'<use href="#{name}" x="{left}" y="{top}" width="{wide}" height="{high}"{rest and " " + rest}/>')

    def text(
        self,
        at: Point,
        text: str,
        size: float = SMALL,
        fill: str = INK,
        *,
        anchor: str = "middle",
        room: float | None = None,
        display: bool = False,
        weight: int = 500,
    ) -> None:
        """Write text with its middle at the height of a point; `anchor` is `start`, `middle` or `end`.

        In `room` it is as small as it must be, down to MIN_SHRINK of its size, then cut.
        """
        if room is not None:
            least = size * MIN_SHRINK
            text = shorten(text, int(room / LETTER / least), placeholder=" …")
            size = min(size, max(least, room / max(1, len(text)) / LETTER))
        font = f"{DISPLAY_FONT}" if display else f"{TEXT_FONT}"
        x, y = number(at[0]), number(at[1] + size * 0.35)
        weighted = "" if display else f' font-weight="{weight}"'
        self.add(
            f'<text x="{x}" y="{y}" font-family="{font}" font-size="{number(size)}"{weighted} fill="{fill}" '
            f'text-anchor="{anchor}">{escape(text)}</text>'
        )

    def words(self, at: Point, text: str, size: float, fill: str, room: float, *, display: bool = False) -> None:
        """Write words that begin at a point: at the right end of their room in languages that begin there."""
        if is_right_to_left():
            self.text((at[0] + room, at[1]), _marked(text), size, fill, anchor="end", room=room, display=display)
        else:
            self.text(at, text, size, fill, anchor="start", room=room, display=display)

    def end_words(self, at: Point, text: str, size: float, fill: str, room: float) -> None:
        """Draw words that end at a point, or begin there in languages from right to left: the other end of `words`."""
        if is_right_to_left():
            self.text((WIDTH - at[0], at[1]), _marked(text), size, fill, anchor="start", room=room)
        else:
            self.text(at, text, size, fill, anchor="end", room=room)

    def mono(self, at: Point, text: str, size: float, fill: str) -> None:
        """Write text in letters of one width, spaces kept."""
        x, y = map(number, at)
        self.add(
            f'<text x="{x}" y="{y}" font-family="\'Liberation Mono\',monospace" font-size="{number(size)}" '
            f'fill="{fill}" xml:space="preserve" style="white-space:pre">{escape(text)}</text>'
        )


def _marked(text: str) -> str:
    """Return words from right to left with marks, so that a full stop comes last."""
    return f"\u200f{text}\u200f"


def _paint(fill: str, line: str | None, width: float) -> str:
    return f' fill="{fill}"' + (f' stroke="{line}" stroke-width="{number(width)}"' if line else "")


def document(body: str, symbols: Sequence[str], height: float, title: str) -> str:
    """Return an SVG document that needs nothing else."""
    defs = "".join(symbol(name) for name in with_used([*symbols]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" '
        f'height="{number(height)}" role="img" style="max-width:100%;height:auto">'
        f"<title>{escape(title)}</title><defs>{defs}</defs>{body}</svg>"
    )
