"""Plots of a review as SVG. They stretch to the width they are given; strokes and dots keep their shape.

Dots are lines of no length with round ends, since a stretched circle would be an ellipse. Colours are classes, set by
the style sheet in `html.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

TOP = 100  # of the coordinates: a certain win
MARGIN = 4  # above and below the plot, so that dots at 0 and 100 % are whole


class Dot(NamedTuple):
    """A mark on the line."""

    at: int  # number of steps before it
    grade: str


def line_chart(
    own: Sequence[float], open_line: Sequence[float], dots: Sequence[Dot], notes: Sequence[str], title: str
) -> str:
    """Return the plot of a share by step, with the line of open cards behind it.

    `notes` are shown when the pointer rests on a step: one for each, after it.
    """
    last = max(1, len(own) - 1)
    grid = "".join(f'<line class="grid" x1="0" x2="{last}" y1="{y}" y2="{y}"/>' for y in (0, 25, 50, 75, 100))
    area = f"0,{TOP} {points(own)} {len(own) - 1},{TOP}"
    marks = "".join(f'<path class="dot {dot.grade}" d="M{dot.at} {height(own[dot.at])}h0"/>' for dot in dots)
    hovers = "".join(
        f'<rect class="hover" x="{at - 0.5}" y="0" width="1" height="{TOP}"><title>{escape(note)}</title></rect>'
        for at, note in enumerate(notes, 1)
    )
    return (
        f'<svg class="line-chart" viewBox="0 {-MARGIN} {last} {TOP + 2 * MARGIN}" preserveAspectRatio="none" role="img"'
        f' aria-label="{escape(title)}">{grid}<polygon class="area" points="{area}"/>'
        f'<polyline class="open" points="{points(open_line)}"/><polyline class="own" points="{points(own)}"/>'
        f"{marks}{hovers}</svg>"
    )


def points(line: Sequence[float]) -> str:
    """Return a line as the points of a polyline.

    >>> points([0.5, 1.0])
    '0,50 1,0'
    """
    return " ".join(f"{at},{height(share)}" for at, share in enumerate(line))


def height(share: float) -> str:
    return f"{TOP * (1 - share):.4g}"


def bar(begin: float, end: float, least: float, most: float, name: str) -> str:
    """Return one row of a waterfall: a bar from one total to the next, and a line at both ends of the scale 0 to 1."""
    left, width = min(begin, end), abs(end - begin)
    marks = "".join(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="1"/>' for x in (0, 1))
    shape = f'<rect class="bar {name}" x="{left:.4g}" y="0.15" width="{max(width, 0.004):.4g}" height="0.7"/>'
    return (
        f'<svg class="bar-chart" viewBox="{least:.4g} 0 {most - least:.4g} 1" preserveAspectRatio="none"'
        f' aria-hidden="true">{marks}{shape}</svg>'
    )
