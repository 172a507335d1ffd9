"""Plots of a study as SVG: Vega-Lite drawn by vl-convert, without a browser or a network.

Variants have a colour and a shape each. Every colour is one of PALETTE, so that a style sheet can set the dark ones
(`dark_style`), and an SVG that stands alone is right on light paper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from hatbox.extras import need
from hatbox.lab.intervals import Measure
from hatbox.lab.study.compare import format_value
from hatbox.lab.study.measures import ENDINGS, SHARE, Group, Item, VariantResult

Spec = dict[str, Any]
Row = dict[str, Any]

INK, SOFT, LINE = "#241a33", "#5a4d6c", "#e2d5bf"
VARIANTS = ("#7a2b52", "#1e8272", "#de4f22", "#2e63b8", "#a66f00", "#8059c4")
SHAPES = ("circle", "square", "diamond", "triangle-up", "cross", "triangle-down")
PARTS = ("#6fae90", "#f2b02e", "#b6a3da", "#c9bdb0")  # of a whole: how games ended, what decides them
SCALE = ("#c56b97", "#d993b4", "#e9bbd0", "#f5deE8".lower(), "#f4ecdf", "#d9ece3", "#b3d9cc", "#86c2b1", "#58a893")
PALETTE = {  # light: dark
    INK: "#f7efe2",
    SOFT: "#c9bdd3",
    LINE: "#4a3f63",
    **dict(zip(VARIANTS, ("#e9a6c6", "#7fd6b3", "#ff9a6e", "#8db4f5", "#f6c04e", "#c3a6f5"), strict=True)),
    **dict(zip(PARTS, ("#3f8f74", "#c98a1c", "#8f79c2", "#6b6078"), strict=True)),
    **dict(
        zip(
            SCALE,
            ("#9c3f6d", "#83395f", "#673453", "#4b2e49", "#3a3052", "#2c4250", "#27534f", "#22655c", "#1c7a69"),
            strict=True,
        )
    ),
}
WIDTH = 250  # of a plot without its labels
ROW = 22  # height of a row of dots
MAX_VARIANTS = len(VARIANTS)
MAX_MAPS = 4  # variants of which a map is drawn
MAX_ITEMS = 24  # of a group in rows
MIN_SEATS = 50  # that had an item, for it to be shown
RANGE = 0.2  # of win shares around a fair one, on a map
FONT = "Rubik, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
CONFIG: Spec = {
    "background": None,
    "padding": {"left": 12, "right": 8, "top": 5, "bottom": 5},  # labels are a little wider in some fonts
    "font": FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": SOFT, "titleColor": SOFT, "gridColor": LINE, "domainColor": LINE, "tickColor": LINE,
        "labelFontSize": 11, "titleFontSize": 11, "titleFontWeight": "normal", "labelLimit": 190, "labelPadding": 5,
    },
    "legend": {"labelColor": SOFT, "labelFontSize": 11, "symbolType": "square", "labelLimit": 200},
}  # fmt: skip
PERCENT: Spec = {"axis": {"format": ".0%", "tickCount": 5, "title": None}}
HEXAGON = "M0,-1L0.866,-0.5L0.866,0.5L0,1L-0.866,0.5L-0.866,-0.5Z"
ENDING_NAMES = dict(zip(ENDINGS, ("points", "tiebreak", "shared", "stalled"), strict=True))


@dataclass(frozen=True)
class Chart:
    """A plot with its title and a line on how to read it."""

    title: str
    note: str
    svg: str


def charts_of(results: Sequence[VariantResult]) -> list[Chart]:
    """Return all plots of variants that can be compared; of more than MAX_VARIANTS the first."""
    results = results[:MAX_VARIANTS]
    charts = [
        _wins(results),
        _bots(results),
        _endings(results),
        _split(results),
        _leaders(results),
        *_distributions(results),
        _events(results),
        _openings(results),
        *_groups(results),
    ]
    return [chart for chart in charts if chart is not None]


def dark_style(selector: str) -> str:
    """Return style rules that give every colour of the plots its dark one."""
    return "".join(
        f'{selector} [{name}="{light}"]{{{name}:{dark}}}'
        for light, dark in PALETTE.items()
        for name in ("fill", "stroke")
    )


# --- drawing


def draw(title: str, note: str, spec: Spec) -> Chart:
    """Draw a specification."""
    converter = need("vl_convert", "study")
    svg: str = converter.vegalite_to_svg({"config": CONFIG, **spec})
    label = f'<svg role="img" aria-label="{escape(title)}" '
    return Chart(title, note, svg.replace("<svg ", label, 1))


def _values(rows: Sequence[Row]) -> Spec:
    return {"data": {"values": [*rows]}}


def _colour(results: Sequence[VariantResult]) -> Spec:
    names = [result.variant.name for result in results]
    return {"field": "variant", "type": "nominal", "legend": None,
            "scale": {"domain": names, "range": [*VARIANTS[: len(names)]]}}  # fmt: skip


def _shape(results: Sequence[VariantResult]) -> Spec:
    return {**_colour(results), "scale": {**_colour(results)["scale"], "range": [*SHAPES[: len(results)]]}}


def _row(name: str, result: VariantResult, measure: Measure) -> Row:
    return {
        "row": name,
        "variant": result.variant.name,
        "value": measure.value,
        "low": measure.low,
        "high": measure.high,
    }


def _dots(
    rows: Sequence[Row], results: Sequence[VariantResult], axis: Spec, reference: float | None = None
) -> Spec | None:
    """Return dots with intervals, a line for each name, side by side for each variant; a rule at a reference."""
    rows = [row for row in rows if row["value"] is not None]
    if not rows:
        return None
    names = list(dict.fromkeys(row["row"] for row in rows))
    order = [result.variant.name for result in results]
    shared = {
        "y": {"field": "row", "type": "nominal", "sort": names, "title": None,
              "axis": {"ticks": False, "domain": False, "labelColor": INK}},
        "yOffset": {"field": "variant", "type": "nominal", "sort": order, "scale": {"domain": order, "padding": 0.4}},
        "color": _colour(results),
    }  # fmt: skip
    x = {"type": "quantitative", "scale": {"zero": reference is None, "nice": True, "padding": 8}, **axis}
    height = max(ROW, 9 * len(order) + 10)
    layers: list[Spec] = []
    if reference is not None:
        rule = {"type": "rule", "color": SOFT, "strokeDash": [3, 3]}
        layers.append({**_values([{"at": reference}]), "mark": rule, "encoding": {"x": {"field": "at", **x}}})
    layers += [
        {"mark": {"type": "rule", "strokeWidth": 2, "opacity": 0.55},
         "encoding": {**shared, "x": {"field": "low", **x}, "x2": {"field": "high"}}},
        {"mark": {"type": "point", "filled": True, "size": 55, "opacity": 1},
         "encoding": {**shared, "x": {"field": "value", **x}, "shape": _shape(results)}},
    ]  # fmt: skip
    return {**_values(rows), "width": WIDTH, "height": height * len(names), "layer": layers}


# --- the plots


def _wins(results: Sequence[VariantResult]) -> Chart | None:
    rows = [
        _row(f"moving {figure.title.rpartition('moving ')[2]}", result, figure.measure)
        for result in results
        for key, figure in result.figures.items()
        if key == "first" or key.startswith("order_")
    ]
    spec = _dots(rows, results, PERCENT, results[0].fair_share)
    return (
        None
        if spec is None
        else draw("Who wins, by order of play", "Share of the wins. The dashed line is a fair share.", spec)
    )


def _bots(results: Sequence[VariantResult]) -> Chart | None:
    rows = [
        _row(figure.title.removeprefix("wins of "), result, figure.measure)
        for result in results
        for key, figure in result.figures.items()
        if key.startswith("bot_")
    ]
    spec = _dots(rows, results, PERCENT)
    return None if spec is None else draw("Who wins, by bot", "Share of the wins of its games.", spec)


def _stacked(rows: Sequence[Row], parts: Sequence[str], results: Sequence[VariantResult]) -> Spec:
    """Return a bar for each variant, whose parts add up to one."""
    return {
        **_values([row for row in rows if row["part"] in parts]),
        "width": WIDTH,
        "height": 30 * len(results),
        "mark": {"type": "bar", "height": {"band": 0.62}},
        "encoding": {
            "y": {"field": "variant", "type": "nominal", "sort": [result.variant.name for result in results],
                  "title": None, "axis": {"ticks": False, "domain": False, "labelColor": INK, "labelLimit": 130}},
            "x": {"field": "value", "type": "quantitative", "stack": True, "scale": {"domain": [0, 1]}, **PERCENT},
            "color": {"field": "part", "type": "nominal", "title": None,
                      "scale": {"domain": [*parts], "range": [*PARTS[: len(parts)]]},
                      "legend": {"orient": "bottom", "columns": 2}},
            "order": {"field": "rank", "type": "quantitative"},
        },
    }  # fmt: skip


def _endings(results: Sequence[VariantResult]) -> Chart | None:
    names = dict(ENDING_NAMES)
    if not results[0].variant.game.counts_points:
        names["points"] = "on the board"
        del names["tiebreak"]
    rows = [
        {"variant": result.variant.name, "part": name, "rank": rank, "value": result.figures[key].measure.value}
        for result in results
        for rank, (key, name) in enumerate(names.items())
        if key in result.figures
    ]
    parts = [name for name in names.values() if any(row["value"] for row in rows if row["part"] == name)]
    if not parts:
        return None
    return draw("How games are decided", "Share of all games.", _stacked(rows, parts, results))


def _split(results: Sequence[VariantResult]) -> Chart | None:
    parts = {"deal": "the deal", "play": "how it is played"}
    if len(results[0].variant.entrants) > 1:
        parts = {"skill": "who plays better", **parts}
    rows = [
        {"variant": result.variant.name, "part": name, "rank": rank, "value": getattr(result.split, part)}
        for result in results
        if result.split is not None
        for rank, (part, name) in enumerate(parts.items())
    ]
    if not rows:
        return None
    note = "Parts of the variance of results; the same deals were played more than once."
    return draw("What decides who wins", note, _stacked(rows, [*parts.values()], results))


def _leaders(results: Sequence[VariantResult]) -> Chart | None:
    rows = []
    for result in results:
        for mark in (1, 2, 3):
            measure = result.figures[f"leader_{mark}"].measure
            if measure.value is not None:
                rows.append({**_row("", result, measure), "at": mark / 4})
    if not rows:
        return None
    at = {"field": "at", "type": "quantitative", "title": "part of the game played", "scale": {"domain": [0.2, 0.8]},
          "axis": {"values": [0.25, 0.5, 0.75], "format": ".0%", "grid": False}}  # fmt: skip
    y = {"type": "quantitative", "scale": {"zero": False, "nice": True}, **PERCENT}
    colour = _colour(results)
    layers = [
        {"mark": {"type": "area", "opacity": 0.16},
         "encoding": {"x": at, "y": {"field": "low", **y}, "y2": {"field": "high"}, "color": colour}},
        {"mark": {"type": "line", "strokeWidth": 2},
         "encoding": {"x": at, "y": {"field": "value", **y}, "color": colour}},
        {"mark": {"type": "point", "filled": True, "size": 55, "opacity": 1},
         "encoding": {"x": at, "y": {"field": "value", **y}, "color": colour, "shape": _shape(results)}},
    ]  # fmt: skip
    spec = {**_values(rows), "width": WIDTH + 50, "height": 170, "layer": layers}
    return draw("How safe a lead is", "How often whoever leads then goes on to win.", spec)


def _distributions(results: Sequence[VariantResult]) -> list[Chart]:
    names = {"points": ("Points", "points of a side"), "margin": ("Margins", "points ahead of the second"),
             "moves": ("Length", "moves in a game"), "lead_changes": ("Changes of the lead", "in a game")}  # fmt: skip
    charts = []
    for key, (title, axis) in names.items():
        counts = [result.distributions().get(key, {}) for result in results]
        if all(len(own) <= 1 for own in counts):
            continue
        numbers = [number for own in counts for number in own]
        width = max(1, -(-(max(numbers) - min(numbers)) // 40))
        rows: list[Row] = []
        for result, own in zip(results, counts, strict=True):
            total, bins = sum(own.values()), dict[int, int]()
            for number, times in own.items():
                bins[number // width] = bins.get(number // width, 0) + times
            first, last = (min(bins), max(bins)) if bins else (0, -1)
            rows += [
                {"variant": result.variant.name, "at": at * width + (width - 1) / 2, "value": bins.get(at, 0) / total}
                for at in range(first - 1, last + 2)
            ]
        ends = [min(row["at"] for row in rows), max(row["at"] for row in rows)]
        x = {"field": "at", "type": "quantitative", "title": axis, "scale": {"domain": ends, "nice": False},
             "axis": {"grid": False, "tickCount": 6, "format": "d"}}  # fmt: skip
        y = {"field": "value", "type": "quantitative", "stack": None, "axis": {**PERCENT["axis"], "tickCount": 4}}
        shared = {"x": x, "y": y, "color": _colour(results)}
        layers: list[Spec] = [{"mark": {"type": "line", "interpolate": "step", "strokeWidth": 2}, "encoding": shared}]
        if len(results) == 1:
            layers.insert(0, {"mark": {"type": "area", "interpolate": "step", "opacity": 0.14}, "encoding": shared})
        note = "Share of all sides." if key == "points" else "Share of all games."
        if width > 1:
            note += f" {width} neighbours are taken together."
        charts.append(draw(title, note, {**_values(rows), "width": WIDTH + 50, "height": 150, "layer": layers}))
    return charts


def _events(results: Sequence[VariantResult]) -> Chart | None:
    rows = [
        _row(figure.title, result, figure.measure)
        for result in results
        for key, figure in result.figures.items()
        if key.startswith("event_")
    ]
    spec = _dots(rows, results, {"axis": {"title": None, "tickCount": 5}})
    return None if spec is None else draw("What happens in a game", "How often, with the rule that it shows.", spec)


def _openings(results: Sequence[VariantResult]) -> Chart | None:
    rows = [
        _row(name, result, won.measure)
        for result in results
        for name, often, won in result.openings
        if (often.measure.value or 0) * result.rounds >= 10
    ]
    if len({row["row"] for row in rows}) < 2:
        return None
    spec = _dots(rows, results, PERCENT, results[0].fair_share)
    return None if spec is None else draw("Openings", "Wins of whoever moves first, by how they begin.", spec)


def _groups(results: Sequence[VariantResult]) -> list[Chart]:
    titles = list(dict.fromkeys(group.title for result in results for group in result.groups))
    charts: list[Chart | None] = []
    for title in titles:
        pairs = [(result, group) for result in results for group in result.groups if group.title == title]
        if pairs[0][1].is_use:
            charts.append(_uses(title, pairs, results))
        elif pairs[0][1].places:
            charts += [_map(title, result, group, len(pairs) > 1) for result, group in pairs[:MAX_MAPS]]
        else:
            charts.append(_values_of_items(title, pairs, results))
    return [chart for chart in charts if chart is not None]


def _uses(title: str, pairs: Sequence[tuple[VariantResult, Group]], results: Sequence[VariantResult]) -> Chart | None:
    rows = [_row(item.name, result, item.count) for result, group in pairs for item in group.items]
    spec = _dots(rows, results, {"axis": {"title": None, "tickCount": 5}})
    return None if spec is None else draw(title, "How often in a game, all sides together.", _wrapped(spec))


def _wrapped(spec: Spec) -> Spec:
    """Let long names stand above their dots' left end, in two lines."""
    for layer in spec["layer"]:
        axis = layer["encoding"].get("y", {}).get("axis")
        if axis is not None:
            axis |= {"labelLimit": 150, "labelExpr": "split(replace(datum.label, /(.{14,24}?) /g, '$1|'), '|')"}
            axis |= {"labelLineHeight": 12}
    spec["height"] = max(spec["height"], 40 * spec["height"] // 25)
    return spec


def _values_of_items(
    title: str, pairs: Sequence[tuple[VariantResult, Group]], results: Sequence[VariantResult]
) -> Chart | None:
    rows = [
        _row(item.name, result, item.share)
        for result, group in pairs
        for item in group.items[:MAX_ITEMS]
        if _is_common(item, result)
    ]
    spec = _dots(rows, results, PERCENT, results[0].fair_share)
    return None if spec is None else draw(title, "Share of the win of the seats to which it applies.", spec)


def _is_common(item: Item, result: VariantResult) -> bool:
    """Check whether enough seats had an item to say anything."""
    return item.seats >= MIN_SEATS and item.share.value is not None and item.share.low != item.share.high


def _map(title: str, result: VariantResult, group: Group, is_named: bool) -> Chart | None:
    """Return the win shares of items at their places."""
    shown = [(item, place) for item, place in zip(group.items, group.places, strict=True) if _is_common(item, result)]
    if not shown:
        return None
    xs, ys = [place[0] for place in group.places], [place[1] for place in group.places]
    columns, lines = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = min(46.0, (WIDTH + 60) / columns)
    is_hexagonal = any(x % 1 for x in xs)
    tall = size * (0.866 if is_hexagonal else 0.8)
    fair = result.fair_share
    rows = [
        {"x": x, "y": y, "item": item.name, "text": format_value(item.share.value, SHARE)[:-2].strip(),
         "step": _step(item.share.value or 0.0, fair)}
        for item, (x, y) in shown
    ]  # fmt: skip
    # a fixed scale of whole cells, so that shapes touch
    x = {"field": "x", "type": "quantitative", "axis": None, "scale": {"domain": [min(xs) - 0.5, max(xs) + 0.5]}}
    y = {"field": "y", "type": "quantitative", "axis": None,
         "scale": {"domain": [max(ys) + 0.5, min(ys) - 0.5]}}  # fmt: skip
    steps = [*range(len(SCALE))]
    colour = {"field": "step", "type": "ordinal", "legend": None, "scale": {"domain": steps, "range": [*SCALE]}}
    area = (size * 1.1) ** 2 if is_hexagonal else size * tall * 0.92
    cell = {"type": "point", "filled": True, "opacity": 1, "size": area,
            "shape": HEXAGON if is_hexagonal else "M-1.12,-0.9L1.12,-0.9L1.12,0.9L-1.12,0.9Z"}  # fmt: skip
    layers: list[Spec] = [
        {"mark": cell, "encoding": {"x": x, "y": y, "color": colour}},
        {"mark": {"type": "text", "fontSize": 8 if is_hexagonal else 9, "dy": -5, "color": SOFT},
         "encoding": {"x": x, "y": y, "text": {"field": "item"}}},
        {"mark": {"type": "text", "fontSize": 10 if is_hexagonal else 12, "dy": 6, "color": INK},
         "encoding": {"x": x, "y": y, "text": {"field": "text"}}},
    ]  # fmt: skip
    spec = {**_values(rows), "width": size * columns, "height": tall * lines, "layer": layers}
    name = f"{title}: {result.variant.name}" if is_named else title
    note = f"Share of the win, in percent, of the seats that had it; {format_value(fair, SHARE)} is fair."
    return draw(name, note, spec)


def _step(share: float, fair: float) -> int:
    """Return the colour of a share: the middle one near a fair share."""
    middle = len(SCALE) // 2
    return max(0, min(len(SCALE) - 1, middle + round((share - fair) / RANGE * (middle + 0.5))))


def colours_of(results: Sequence[VariantResult]) -> Mapping[str, tuple[str, str]]:
    """Return the colour and the shape of each variant, for a legend."""
    pairs = zip(VARIANTS, SHAPES, strict=True)
    return {result.variant.name: pair for result, pair in zip(results, pairs, strict=False)}
