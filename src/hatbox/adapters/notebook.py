"""Displays for notebooks: matches, views, records, decisions, hints and standings: SVG and HTML, without scripts.

`engine.parts.displays` imports this module by name when a notebook asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from hatbox.adapters.pictures import draw_match, draw_view
from hatbox.adapters.pictures.replay import animate, scenes_of
from hatbox.bots.bot import Decision
from hatbox.bots.hints import Hint
from hatbox.engine.match import Match, View
from hatbox.i18n import current_language, is_right_to_left, say
from hatbox.lab.intervals import Measure
from hatbox.lab.standings import Standings
from hatbox.records.record import Record, from_record

MAX_ROWS = 20  # of hints and estimates
STYLE = """<style>
.hatbox-table{display:inline-block;max-width:100%;overflow-x:auto;background:#fffdf8;color:#2a2420;
border:1px solid #e6ddd2;border-radius:14px;padding:.7rem 1rem;font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,
sans-serif;text-align:start}
.hatbox-table p{margin:.2rem 0 .5rem}
.hatbox-table table{border-collapse:collapse;margin:.2rem 0;color:inherit}
.hatbox-table :is(th,td){background:none;border:0;border-top:1px solid #e6ddd2;padding:.3rem .7rem .3rem 0;
text-align:start;white-space:nowrap;font-weight:400}
.hatbox-table thead th{border:0;color:#6f655d;font-size:.85em}
.hatbox-table .number{text-align:end;font-variant-numeric:tabular-nums}
.hatbox-table .soft{color:#6f655d}
.hatbox-table tbody tr:first-child>*{font-weight:600}
.hatbox-table svg{display:block;width:9rem;height:1rem}
</style>"""


def view_svg(view: View[Any]) -> str:
    """Return a view as a picture."""
    return draw_view(view)


def match_svg(match: Match[Any]) -> str:
    """Return a match as a spectator sees it."""
    return draw_match(match)


def record_html(record: Record) -> str:
    """Return a record as a replay, as a spectator saw it."""
    return f'<div style="max-width:45rem">{animate(scenes_of(from_record(record)))}</div>'


def decision_html(decision: Decision) -> str:
    """Return a bot's answer: its reason, and what it expects of each action."""
    reason = decision.reason
    lines = [] if reason is None else [say(reason.code, reason.params)]
    lines.append(say("render-decision", {"action": decision.action, "simulations": decision.simulations}))
    rows = [
        (str(estimate.action), estimate.value, estimate.error, estimate.visits)
        for estimate in decision.estimates[:MAX_ROWS]
    ]
    return _panel(lines, _estimates("render-action", rows) if rows else "")


def hints_html(hints: Sequence[Hint]) -> str:
    """Return the moves of a seat with what each promises."""
    rows = [(hint.move, hint.value, hint.error, hint.visits) for hint in hints[:MAX_ROWS]]
    more = len(hints) - len(rows)
    return _panel([], _estimates("render-move", rows), say("render-more", {"count": more}) if more else "")


def standings_html(standings: Standings) -> str:
    """Return the standings of a tournament, and who finished ahead of whom."""
    counts = say("render-standings", {"games": standings.games, "rounds": standings.rounds})
    if not standings.games:
        return _panel([counts], "")
    heads = [say(f"arena-{name}") for name in ("bot", "games", "share", "interval")]
    rows = [
        [
            _cell(bot.bot),
            _number(str(bot.games)),
            _number(_percent(bot.share.value)),
            f"<td>{_interval(bot.share, standings.fair_share)}</td>",
            _number(_range(bot.share)),
            _number(_signed(bot.ahead_of_mean)),
            _number(f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"),
        ]
        for bot in sorted(standings.bots, key=lambda bot: -(bot.share.value or 0))
    ]
    heads = [*heads[:3], "", heads[3], say("arena-ahead-of-mean"), say("arena-rating")]
    tables = _table(heads, rows)
    if standings.head_to_head is not None:
        names = [bot.bot for bot in standings.bots]
        duels = [
            [_cell(name), *(_number("" if cell is None else _percent(cell.value)) for cell in row)]
            for name, row in zip(names, standings.head_to_head, strict=True)
        ]
        tables += f"<p>{escape(say('arena-duels'))}</p>{_table([say('arena-bot'), *names], duels)}"
    fair = say("arena-fair", {"share": _percent(standings.fair_share)})
    return _panel([counts], tables, fair)


def _estimates(head: str, rows: Iterable[tuple[str, float, float, int]]) -> str:
    heads = [say(head), say("arena-share"), "", say("render-error"), say("render-visits")]
    cells = [
        [
            _cell(name),
            _number(_percent(value) if visits else say("arena-unknown")),
            f"<td>{_bar(value, error if visits else 0.0)}</td>",
            _number(f"± {_percent(error)}" if visits else ""),
            _number(f"{visits:,}".replace(",", " ")),
        ]
        for name, value, error, visits in rows
    ]
    return _table(heads, cells)


def _panel(lines: Iterable[str], table: str, note: str = "") -> str:
    direction = "rtl" if is_right_to_left() else "ltr"
    said = "".join(f"<p>{escape(line)}</p>" for line in lines)
    soft = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f'<div class="hatbox-table" lang="{current_language()}" dir="{direction}">{STYLE}{said}{table}{soft}</div>'


def _table(heads: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    first, *others = map(escape, heads)
    numbers = "".join(f'<th scope="col" class="number">{text}</th>' for text in others)
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<table><thead><tr><th scope="col">{first}</th>{numbers}</tr></thead><tbody>{body}</tbody></table>'


def _cell(text: str) -> str:
    return f'<th scope="row"><bdi dir="ltr">{escape(text)}</bdi></th>'


def _number(text: str) -> str:
    return f'<td class="number"><bdi dir="ltr">{escape(text)}</bdi></td>'


def _percent(value: float | None) -> str:
    return say("arena-unknown") if value is None else f"{value:.1%}"


def _signed(measure: Measure) -> str:
    return say("arena-unknown") if measure.value is None else f"{measure.value:+.2f}".replace("-", "−")


def _range(measure: Measure) -> str:
    if measure.low is None or measure.high is None:
        return say("arena-unknown")
    return f"{measure.low:.1%} – {measure.high:.1%}"


def _bar(value: float, error: float) -> str:
    """Return a share as a bar from 0 to 1, with its error as a line."""
    low, high = max(0.0, value - error), min(1.0, value + error)
    return _chart(f'<rect y="2" width="{value * 100:.3g}" height="6" rx="1" fill="#7a3b69"/>', low, high)


def _interval(share: Measure, fair: float) -> str:
    """Return a share with its interval, and a mark where equally good bots would be."""
    mark = f'<path d="M{fair * 100:.4g} 0v10" stroke="#a89c90" stroke-dasharray="2 1.5"/>'
    bar = f'<rect y="2" width="{(share.value or 0) * 100:.3g}" height="6" rx="1" fill="#7a3b69"/>'
    return _chart(bar + mark, share.low or 0.0, share.high or 0.0)


def _chart(shapes: str, low: float, high: float) -> str:
    line = f'<path d="M{low * 100:.4g} 5H{high * 100:.4g}" stroke="#f2b02e" stroke-width="2"/>' if high > low else ""
    back = '<rect width="100" height="10" rx="1.5" fill="#f1e6d2"/>'
    return f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{back}{shapes}{line}</svg>'
