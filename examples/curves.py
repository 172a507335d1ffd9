"""Draw how the checkpoints learned, as `docs/screens/learning.svg`, from the `.csv` beside them.

python -m examples.curves

Needs `pip install 'hatbox[study]'` for Vega-Lite.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import vl_convert
from examples import checkpoints

PICTURE = Path(__file__).parent.parent / "docs" / "screens" / "learning.svg"
COLOURS = "#7a2b52", "#1e8272", "#de4f22", "#2e63b8", "#a66f00", "#8059c4"


def points() -> list[dict[str, Any]]:
    """Return all points of all curves."""
    rows: list[dict[str, Any]] = []
    for path in sorted(checkpoints.FOLDER.glob("*.csv")):
        with path.open(encoding="utf-8") as file:
            numbers = ({name: float(number) for name, number in row.items()} for row in csv.DictReader(file))
            rows += ({"checkpoint": path.stem, **row} for row in numbers)
    return rows


def spec(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the plot for Vega-Lite: a line for each checkpoint, with its intervals."""
    names = sorted({row["checkpoint"] for row in rows})
    percent = {"format": ".0%", "tickCount": 5}
    share = {"type": "quantitative", "scale": {"domain": [0, 1]}, "axis": percent}
    colour = {"field": "checkpoint", "type": "nominal", "title": None, "scale": {"domain": names, "range": COLOURS}}
    axis = {"values": [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]}
    log = {"type": "log"}
    x = {"field": "minutes", "type": "quantitative", "title": "minutes of CPU", "scale": log, "axis": axis}
    y = {**share, "field": "share", "title": "wins against greedy"}
    return {
        "width": 460, "height": 260, "background": "#fff", "padding": 12, "data": {"values": rows},
        "config": {"font": "sans-serif", "view": {"stroke": None}, "axis": {"titleFontWeight": "normal"}},
        "layer": [
            {"mark": {"type": "rule", "strokeDash": [4, 4], "color": "#999"}, "encoding": {"y": {"datum": 0.5}}},
            {"mark": {"type": "rule", "opacity": 0.4}, "encoding": {
                "x": x, "y": {**share, "field": "low"}, "y2": {"field": "high"}, "color": colour}},
            {"mark": {"type": "line", "point": True}, "encoding": {"x": x, "y": y, "color": colour}},
        ],
    }  # fmt: skip


def draw() -> None:
    """Write the picture."""
    PICTURE.write_text(vl_convert.vegalite_to_svg(spec(points())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    draw()
