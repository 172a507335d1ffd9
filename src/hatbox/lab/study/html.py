"""A study as one HTML file with everything in it: words, plots, tables. No script, nothing from a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hatbox.extras import need
from hatbox.lab.study.charts import Chart, charts_of, colours_of, dark_style
from hatbox.lab.study.compare import (
    LEVEL,
    Finding,
    findings,
    format_difference,
    format_measure,
    format_p,
    format_value,
    sets_of,
    summary,
)
from hatbox.lab.study.measures import VariantResult, figure_titles, half_width
from hatbox.lab.study.run import Study

MAX_LINES = 8  # of a summary, before "more"
MARKS = {
    "circle": '<circle cx="7" cy="7" r="5.5"/>',
    "square": '<rect x="2" y="2" width="10" height="10" rx="1"/>',
    "diamond": '<path d="M7 .5 13.5 7 7 13.5.5 7z"/>',
    "triangle-up": '<path d="M7 1 13.5 12.5H.5z"/>',
    "cross": '<path d="M5 1h4v4h4v4H9v4H5V9H1V5h4z"/>',
    "triangle-down": '<path d="M7 13 .5 1.5h13z"/>',
}
STYLE = """
.hatbox-study{--paper:#fbf3e4;--card:#fffdf7;--ink:#241a33;--soft:#5a4d6c;--line:#e9ddc7;--accent:#b3264e;--good:#1c6b50;
--wash:#ffe9ae;color-scheme:light dark;background:var(--paper);color:var(--ink);
font:16px/1.55 Rubik,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;padding:1.5rem 1rem 3rem;text-align:start}
.hatbox-study *{box-sizing:border-box}
.hatbox-study>*{max-width:68rem;margin-inline:auto}
.hatbox-study :is(h1,h2){font-family:"Yeseva One",Georgia,"Times New Roman",serif;font-weight:500;line-height:1.15}
.hatbox-study h1{font-size:clamp(1.8rem,5vw,2.7rem);margin:0 0 .4rem}
.hatbox-study h2{font-size:clamp(1.35rem,3.5vw,1.75rem);margin:0 0 .2rem}
.hatbox-study h3{font-size:1rem;font-weight:600;margin:0}
.hatbox-study p{margin:.2rem 0}
.hatbox-study .soft{color:var(--soft)}
.hatbox-study .small{font-size:.85rem}
.hatbox-study section{margin-block:2.2rem}
.hatbox-study .plate{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:1rem 1.15rem;
box-shadow:0 2px 0 var(--line)}
.hatbox-study .key{display:flex;flex-wrap:wrap;gap:.35rem 1.2rem;list-style:none;margin:.6rem 0 1rem;padding:0}
.hatbox-study .key li{display:flex;align-items:center;gap:.45rem;font-weight:500}
.hatbox-study .key svg{width:.9rem;height:.9rem;flex:none}
.hatbox-study .words{margin:0;padding:0;list-style:none;display:grid;gap:.45rem}
.hatbox-study .words li{padding-inline-start:1.1rem;position:relative}
.hatbox-study .words li::before{content:"";position:absolute;inset-inline-start:0;top:.55em;width:.5em;height:.5em;
border-radius:50%;background:var(--accent)}
.hatbox-study .words b{font-weight:600}
.hatbox-study .words .quiet{color:var(--soft)}
.hatbox-study .words .quiet::before{background:var(--line)}
.hatbox-study .charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20.5rem),1fr));gap:1rem;
margin-top:1rem}
.hatbox-study figure{margin:0;display:flex;flex-direction:column;gap:.6rem}
.hatbox-study figcaption p{line-height:1.35}
.hatbox-study figure svg{overflow:visible;width:100%;height:auto;max-height:34rem;max-width:26rem;margin:auto}
.hatbox-study .wide{overflow-x:auto;margin-top:1rem}
.hatbox-study table{border-collapse:collapse;font-size:.9rem;width:100%;margin:0}
.hatbox-study :is(th,td){padding:.38rem .6rem;border-top:1px solid var(--line);text-align:end;vertical-align:top;
font-variant-numeric:tabular-nums;font-weight:400}
.hatbox-study th:first-child{text-align:start;min-width:11rem}
.hatbox-study thead th{border:0;font-weight:600;vertical-align:bottom;min-width:6.5rem}
.hatbox-study td small{display:block;color:var(--soft);white-space:nowrap}
.hatbox-study .clear{color:var(--accent);font-weight:600}
.hatbox-study summary{cursor:pointer;padding:.35rem 0;font-weight:500}
.hatbox-study details.plate summary{padding:0}
@media(prefers-color-scheme:dark){.hatbox-study{--paper:#241d36;--card:#2c2440;--ink:#f7efe2;--soft:#c9bdd3;
--line:#443a5c;--accent:#f07a9b;--good:#7fd6b3;--wash:#5a4520}DARK}
@media(max-width:40rem){.hatbox-study{padding:1rem .6rem 2rem}.hatbox-study .plate{padding:.8rem;
border-radius:14px}}
@media print{.hatbox-study figure{break-inside:avoid}}
""".replace("DARK", dark_style(".hatbox-study"))


def expect_libraries() -> None:
    """Raise unless the libraries for a report are installed: before a long study, not after it."""
    need("vl_convert", "study")
    need("pyarrow", "study")


def render_page(study: Study) -> str:
    """Return a whole page."""
    title = escape(study.plan.title)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>body{{margin:0}}.hatbox-study{{min-height:100vh}}</style>\n</head>\n<body>\n"
        f"{render(study)}\n</body>\n</html>\n"
    )


def render(study: Study) -> str:
    """Return a study as a part of a page, with its style."""
    results = study.results
    tests = findings(results)
    sets = sets_of(results)
    games = sum(result.games for result in results)
    about = f"{games:,} games of {len(results)} variant{'s' if len(results) > 1 else ''}, seed {study.plan.seed}"
    stopped = "" if study.is_complete else '<p class="clear">Stopped early: this is what was played so far.</p>'
    sections = "".join(render_set(group, tests) for group in sets)
    return (
        f'<div class="hatbox-study" lang="en"><style>{STYLE}</style><header><h1>{escape(study.plan.title)}</h1>'
        f'<p class="soft">{escape(about)}</p>{stopped}</header>{sections}{render_guide(len(tests))}</div>'
    )


def render_set(group: Sequence[VariantResult], tests: Sequence[Finding]) -> str:
    """Return the section of variants that can be compared: words, plots, tables."""
    variant = group[0].variant
    versus = " against ".join(variant.bots) if len(variant.bots) > 1 else f"{variant.bots[0]} in every seat"
    return (
        f"<section><h2>{variant.players} players</h2>"
        f'<p class="soft">{escape(versus)}</p>{render_key(group)}{render_words(summary(group, tests))}'
        f'<div class="charts">{"".join(map(render_chart, charts_of(group)))}</div>'
        f"{render_figures(group, tests)}{render_items(group)}</section>"
    )


def render_key(group: Sequence[VariantResult]) -> str:
    colours = colours_of(group)
    items = []
    for result in group:
        name = result.variant.name
        colour, shape = colours.get(name, ("", ""))
        mark = (
            f'<svg viewBox="0 0 14 14" aria-hidden="true"><g fill="{colour}">{MARKS[shape]}</g></svg>' if shape else ""
        )
        half = "" if result.precision is None else f", ± {100 * result.precision:.1f} points"
        note = f'<span class="soft small">{result.games:,} games{half}</span>'
        items.append(f"<li>{mark}<span>{escape(name)}</span>{note}</li>")
    return f'<ul class="key">{"".join(items)}</ul>'


def render_words(lines: Sequence[str]) -> str:
    """Return what is significant as a list; after the first lines the others are folded away."""

    def item(line: str) -> str:
        quiet = ' class="quiet"' if "no significant" in line or "no sign " in line else ""
        name, colon, rest = line.partition(": ")
        for sign in ("±", "<", "=", "%"):  # what belongs together stays on a line
            rest = rest.replace(f" {sign} ", f"\u00a0{sign}\u00a0" if sign != "%" else "\u00a0% ")
        return f"<li{quiet}><b>{escape(name)}</b>{colon}{escape(rest)}</li>"

    more = ""
    if len(lines) > MAX_LINES:
        rest = "".join(map(item, lines[MAX_LINES:]))
        more = f'<details><summary>{len(lines) - MAX_LINES} more</summary><ul class="words">{rest}</ul></details>'
    return f'<div class="plate"><ul class="words">{"".join(map(item, lines[:MAX_LINES]))}</ul>{more}</div>'


def render_chart(chart: Chart) -> str:
    return (
        f'<figure class="plate"><figcaption><h3>{escape(chart.title)}</h3>'
        f'<p class="soft small">{escape(chart.note)}</p></figcaption>{chart.svg}</figure>'
    )


def render_figures(group: Sequence[VariantResult], tests: Sequence[Finding]) -> str:
    """Return the table of all figures, with the differences from the first variant that are significant."""
    heads = "".join(f"<th>{escape(result.variant.name)}</th>" for result in group)
    clear = {(test.variant, test.key): test for test in tests if test.is_significant}
    rows = []
    for key, title in figure_titles(group).items():
        cells = []
        for result in group:
            figure, test = result.figures.get(key), clear.get((result.variant.name, key))
            text = "" if figure is None else escape(format_measure(figure.measure, figure.kind))
            if test is not None:
                change = f"{format_difference(test.difference, test.kind)}, {format_p(test.adjusted)}"
                text = f'<span class="clear">{text}</span><small>{escape(change)}</small>'
            cells.append(f"<td>{text}</td>")
        rows.append(f'<tr><th scope="row">{escape(title)}</th>{"".join(cells)}</tr>')
    splits = [
        f'<tr><th scope="row">{title}</th>{"".join(_split_cell(result, part) for result in group)}</tr>'
        for part, title in (("skill", "decided by skill"), ("deal", "by the deal"), ("play", "by how it is played"))
        if any(result.split for result in group)
    ]
    return (
        '<details class="plate wide" open><summary>All figures</summary><table><thead><tr><th></th>'
        f"{heads}</tr></thead><tbody>{''.join(rows)}{''.join(splits)}</tbody></table></details>"
    )


def _split_cell(result: VariantResult, part: str) -> str:
    split = result.split
    if split is None:
        return "<td></td>"
    half = half_width(split.deal_of_luck) if part == "deal" else None
    note = "" if half is None else f"<small>± {100 * half * (1 - split.skill):.1f}</small>"
    return f"<td>{format_value(getattr(split, part), 'share')}{note}</td>"


def render_items(group: Sequence[VariantResult]) -> str:
    """Return a table for each group of items."""
    tables = []
    for title in dict.fromkeys(own.title for result in group for own in result.groups):
        heads = "".join(f"<th>{escape(result.variant.name)}</th>" for result in group)
        rows: dict[str, dict[str, str]] = {}
        for result in group:
            for own in (own for own in result.groups if own.title == title):
                for item in own.items:
                    won = "" if own.is_use else f"<small>wins {format_measure(item.share, 'share')}</small>"
                    cell = f"<td>{format_measure(item.count, 'mean')}{won}</td>" if item.seats else "<td>–</td>"
                    rows.setdefault(item.name, {})[result.variant.name] = cell
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th>'
            f"{''.join(cells.get(result.variant.name, '<td></td>') for result in group)}</tr>"
            for name, cells in rows.items()
        )
        tables.append(
            f'<details class="plate wide"><summary>{escape(title)}: how often in a game</summary><table><thead><tr>'
            f"<th></th>{heads}</tr></thead><tbody>{body}</tbody></table></details>"
        )
    return "".join(tables)


def render_guide(tests: int) -> str:
    """Return how to read the report."""
    level = f"{100 * LEVEL:.0f} %"
    lines = f"""Every ± is half of a 95 % interval. Games of the same deal resemble each other: independent trials are
the deals, not the games.

A difference is called significant if chance alone would bring any in only {level} of all studies: the {tests} tests of
this report are corrected together by Holm’s method. Variants are compared with the first one, deal by deal.

A card or cell whose owners win more often is not always the cause: who is ahead also collects more.

The deal counts with everything that chance decides in a game and with who begins; how it is played counts what is left
when the same deal is played again.""".split("\n\n")
    return f'<footer class="soft small">{"".join(f"<p>{escape(line)}</p>" for line in lines)}</footer>'
