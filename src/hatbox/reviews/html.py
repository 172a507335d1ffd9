"""A review as HTML: one file with everything in it, or a part of a notebook. No script, nothing from a network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from hatbox.engine.match import Match
from hatbox.i18n import Param, current_language, is_right_to_left, say
from hatbox.reviews.charts import Dot, bar, line_chart
from hatbox.reviews.moments import (
    Slip,
    describe_steps,
    headline,
    parts_of,
    percent,
    share_text,
    signed,
    slips_of,
)
from hatbox.reviews.verdicts import (
    BEST,
    BLUNDER,
    CLOSE,
    GOOD,
    INACCURACY,
    MISTAKE,
    Decision,
    MoveEstimate,
    Review,
    SeatReview,
)

SIGNS = {BEST: "✓", GOOD: "✓", CLOSE: "≈", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}  # beside the colour
MAX_MOVES = 8  # listed for a decision
GUIDE = ("review-guide-chance", "review-guide-parts", "review-guide-close", "review-guide-accuracy")
STYLE = """
.hatbox-review{--paper:#fffdf8;--card:#fff;--ink:#2a2420;--soft:#6f655d;--line:#e6ddd2;--own:#7a3b69;--area:#7a3b6918;
--open:#a89c90;--up:#2f7d4f;--down:#b3372f;--fair:#8d8177;--best:#2f7d4f;--good:#2f7d4f;--close:#7d746b;
--inaccuracy:#946200;--mistake:#b5520b;--blunder:#b3261e;color-scheme:light dark;background:var(--paper);
color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;padding:1rem;text-align:start}
@media(prefers-color-scheme:dark){.hatbox-review{--paper:#1d1916;--card:#282320;--ink:#f2ebe3;--soft:#b3a79b;
--line:#453d37;--own:#e0a3cf;--area:#e0a3cf20;--open:#8a7d72;--up:#6fcf97;--down:#ff8a80;--fair:#a1958a;--best:#6fcf97;
--good:#6fcf97;--close:#b3a79b;--inaccuracy:#f2c14e;--mistake:#ff9f5a;--blunder:#ff8a80}}
.hatbox-review *{box-sizing:border-box}
.hatbox-review>*{max-width:60rem;margin-inline:auto}
.hatbox-review h1{font-size:1.7rem;line-height:1.2;margin:0 auto .25rem}
.hatbox-review h2{font-size:1.3rem;margin:0}
.hatbox-review h3{font-size:1rem;margin:1.25rem 0 .5rem}
.hatbox-review p{margin:.25rem 0}
.hatbox-review .soft{color:var(--soft)}
.hatbox-review section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem 1.1rem;
margin-block:1rem}
.hatbox-review .chart{display:grid;grid-template-columns:auto 1fr;column-gap:.5rem;direction:ltr}
.hatbox-review .scale{display:flex;flex-direction:column;justify-content:space-between;font-size:.75rem;
color:var(--soft);text-align:end}
.hatbox-review svg{display:block;width:100%;overflow:visible}
.hatbox-review .line-chart{height:13rem}
.hatbox-review svg *{vector-effect:non-scaling-stroke}
.hatbox-review .grid{stroke:var(--line);stroke-width:1}
.hatbox-review .area{fill:var(--area)}
.hatbox-review .own{fill:none;stroke:var(--own);stroke-width:2.5;stroke-linejoin:round}
.hatbox-review .open{fill:none;stroke:var(--open);stroke-width:1.25;stroke-linejoin:round}
.hatbox-review .dot{stroke-width:11;stroke-linecap:round}
.hatbox-review .dot.inaccuracy{stroke:var(--inaccuracy)}
.hatbox-review .dot.mistake{stroke:var(--mistake)}
.hatbox-review .dot.blunder{stroke:var(--blunder)}
.hatbox-review .hover{fill:transparent}
.hatbox-review .hover:hover{fill:var(--area)}
.hatbox-review .key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.8rem;color:var(--soft);margin-top:.4rem}
.hatbox-review .key span::before{content:"";display:inline-block;width:1.4em;border-top:2.5px solid var(--own);
vertical-align:middle;margin-inline-end:.4em}
.hatbox-review .key .thin::before{border-top:1.25px solid var(--open)}
.hatbox-review table{width:100%;border-collapse:collapse;margin:0;color:inherit;font-size:.92rem;table-layout:auto}
.hatbox-review :is(tr,th,td){background:none;text-align:start}
.hatbox-review :is(th,td){padding:.35rem .4rem;border:0;border-top:1px solid var(--line);vertical-align:top;
font-weight:400}
.hatbox-review thead th{border:0;color:var(--soft);font-size:.8rem}
.hatbox-review .sum th{white-space:nowrap;width:1%}
.hatbox-review .sum td:last-child{width:1%}
.hatbox-review .number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.hatbox-review .bar-chart{height:1.35rem}
.hatbox-review[dir=rtl] .bar-chart{transform:scaleX(-1)}
.hatbox-review .bar.up{fill:var(--up)}
.hatbox-review .bar.down{fill:var(--down)}
.hatbox-review .bar.fair{fill:var(--fair)}
.hatbox-review .total>*{font-weight:700}
.hatbox-review code{font:600 .92em ui-monospace,Consolas,monospace;background:none;color:inherit;padding:0;
overflow-wrap:anywhere}
.hatbox-review .grade{font-weight:600;white-space:nowrap}
.hatbox-review .grade b{display:inline-block;min-width:1.4em;text-align:center}
.hatbox-review .best{color:var(--best)}
.hatbox-review .good{color:var(--good)}
.hatbox-review .close{color:var(--close)}
.hatbox-review .inaccuracy{color:var(--inaccuracy)}
.hatbox-review .mistake{color:var(--mistake)}
.hatbox-review .blunder{color:var(--blunder)}
.hatbox-review ol{list-style:none;margin:0;padding:0;display:grid;gap:.6rem}
.hatbox-review li{border-inline-start:4px solid currentColor;padding-inline-start:.7rem}
.hatbox-review li p{color:var(--ink)}
.hatbox-review summary{cursor:pointer;padding:.3rem 0}
.hatbox-review section>details{margin-top:1rem}
.hatbox-review .moves{font-size:.85rem;color:var(--soft)}
.hatbox-review .moves td{border:0;padding:.05rem .4rem}
.hatbox-review .label{display:none}
@media(max-width:40rem){.hatbox-review .label{display:inline}
.hatbox-review{padding:.6rem}.hatbox-review .line-chart{height:10rem}
.hatbox-review .decisions thead{position:absolute;clip-path:inset(50%)}
.hatbox-review .decisions>tbody>tr{display:grid;grid-template-columns:2.2rem 1fr auto;border-top:1px solid var(--line);
padding:.4rem 0}
.hatbox-review .decisions>tbody>tr>td{border:0;padding:.1rem .2rem}
.hatbox-review .decisions>tbody>tr>.better{grid-column:2/-1;grid-row:2}}
@media print{.hatbox-review section{break-inside:avoid}}
"""


def render_page(review: Review, match: Match[Any] | None = None) -> str:
    """Return a whole page. With the match, steps are described in words."""
    title = escape(say("review-title", {"game": review.game}))
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}" dir="{_direction()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>body{{margin:0}}.hatbox-review{{min-height:100vh}}</style>\n</head>\n<body>\n"
        f"{render(review, match)}\n</body>\n</html>\n"
    )


def render(review: Review, match: Match[Any] | None = None) -> str:
    """Return a review as a part of a page, with its style."""
    about = {"count": review.players, "steps": len(review.open) - 1, "simulations": review.simulations}
    is_over = match is None or match.is_over
    notes = "" if is_over else f"<p>{escape(say('review-unfinished'))}</p>"
    guide = "".join(f"<p>{escape(say(code))}</p>" for code in GUIDE)
    seats = "".join(render_seat(review, own, match) for own in review.seats)
    return (
        f'<div class="hatbox-review" lang="{current_language()}" dir="{_direction()}"><style>{STYLE}</style>'
        f"<header><h1>{escape(say('review-title', {'game': review.game}))}</h1>"
        f'<p class="soft">{escape(say("review-about", about))}</p>{notes}</header>{seats}'
        f'<details class="soft"><summary>{escape(say("review-guide"))}</summary>{guide}</details></div>'
    )


def render_seat(review: Review, own: SeatReview, match: Match[Any] | None) -> str:
    """Return the review of one seat: the plot, the parts of the result, what could have been better, all decisions."""
    texts = [""] * len(own.steps) if match is None else describe_steps(match, own.seat)
    slips = slips_of(own)
    accuracy = say("review-few-decisions")
    if own.accuracy is not None:
        accuracy = say("review-of-accuracy", {"accuracy": round(own.accuracy)})
    adjusted = say("review-with-average-luck", {"share": share_text(own.adjusted)})
    better = f"<h3>{escape(say('review-moments', {'seat': own.seat}))}</h3><ol>{''.join(map(render_slip, slips))}</ol>"
    if not slips:
        better = f"<p>{escape(say('review-no-moments', {'seat': own.seat}))}</p>"
    is_over = match is None or match.is_over
    return (
        f"<section><h2>{escape(headline(own, is_over=is_over))}</h2>"
        f'<p class="soft">{escape(adjusted)} · {escape(accuracy)}</p>{render_chart(review, own, slips, texts)}'
        f"{render_sum(own)}{better}{render_decisions(own)}</section>"
    )


def render_chart(review: Review, own: SeatReview, slips: Sequence[Slip], texts: Sequence[str]) -> str:
    """Return the plot of the chance to win, with its scale and key."""
    shares = [*(step.before for step in own.steps), own.result]
    notes = []
    for number, (step, text) in enumerate(zip(own.steps, texts, strict=True), 1):
        parts = {"review-luck": step.luck, "review-skill": step.skill, "review-others": step.others}
        changes = [f"{say(code)} {_signed(change)}" for code, change in parts.items() if percent(change)]
        lines = [
            f"{say('review-step')} {number}",
            text,
            f"{share_text(step.before)} → {share_text(step.after)}",
            *changes,
        ]
        notes.append("\n".join(filter(None, lines)))
    about = {"seat": own.seat, "first": percent(shares[0]), "last": percent(shares[-1])}
    title = say("review-chart-about", {**about, "least": percent(min(shares)), "most": percent(max(shares))})
    dots = [Dot(number, made.grade) for number, made in slips]
    chart = line_chart(shares, [row[own.seat] for row in review.open], dots, notes, title)
    scale = "".join(f"<span>{escape(share_text(share))}</span>" for share in (1, 0.5, 0))
    return (
        f'<h3>{escape(say("review-chart"))}</h3><div class="chart"><div class="scale" aria-hidden="true">{scale}</div>'
        f'{chart}</div><div class="key"><span>{escape(say("review-own-line"))}</span>'
        f'<span class="thin">{escape(say("review-open-line"))}</span></div>'
    )


def render_sum(own: SeatReview) -> str:
    """Return the parts of the result as a waterfall in a table."""
    parts = parts_of(own, splits_luck=True)
    totals = [percent(own.fair), *(part.total for part in parts)]
    least, most = min(0, *totals) / 100, max(100, *totals) / 100
    rows = [_row("review-fair", share_text(own.fair), bar(0, own.fair, least, most, "fair"), "")]
    for begin, part in zip(totals, parts, strict=False):
        name = "up" if part.change >= 0 else "down"
        shape = bar(begin / 100, part.total / 100, least, most, name)
        rows.append(_row(part.code, say("review-share", {"share": signed(part.change)}), shape, ""))
    rows.append(_row("review-result", share_text(own.result), bar(0, own.result, least, most, "fair"), "total"))
    return f'<h3>{escape(say("review-sum"))}</h3><table class="sum"><tbody>{"".join(rows)}</tbody></table>'


def _row(code: str, number: str, shape: str, name: str) -> str:
    return (
        f'<tr class="{name}"><th scope="row">{escape(say(code))}</th><td>{shape}</td>'
        f'<td class="number">{_numeric(number)}</td></tr>'
    )


def render_slip(slip: Slip) -> str:
    """Return a decision that could have been better, with the better move and the reason."""
    made = slip.decision
    change = signed(percent(made.share) - percent(made.best_share))
    sentence: dict[str, Param] = {"step": slip.number, "move": _MOVE, "grade": made.grade, "change": change}
    instead: dict[str, Param] = {"move": _MOVE, "best": percent(made.best_share), "share": percent(made.share)}
    return (
        f'<li class="{made.grade}"><p>{_with_move("review-moment", sentence, made.played)}</p>'
        f"<p>{_with_move('review-instead', instead, made.best)}</p>"
        f'<p class="soft">{escape(say("review-reason", {"reason": _reason(made)}))}</p></li>'
    )


def render_decisions(own: SeatReview) -> str:
    """Return the table of all decisions."""
    rows = "".join(
        render_decision(number, step.decision) for number, step in enumerate(own.steps, 1) if step.decision is not None
    )
    if not rows:
        return ""
    heads = "".join(f'<th scope="col">{escape(say(code))}</th>' for code in ("review-step", "review-played"))
    heads += f'<th scope="col">{escape(say("review-best"))}</th>'
    heads += f'<th scope="col" class="number">{escape(say("review-chance"))}</th>'
    return (
        f"<details><summary>{escape(say('review-decisions', {'count': own.decisions}))}</summary>"
        f'<table class="decisions"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></details>'
    )


def render_decision(number: int, made: Decision) -> str:
    """Return a row of the table: the move with its grade, the better one with the reason, the chance to win."""
    moves = "".join(
        f'<tr><td>{_code(option.move)}</td><td class="number">{_numeric(_estimate(option))}</td></tr>'
        for option in made.moves[:MAX_MOVES]
    )
    label = f'<span class="label">{escape(say("review-best"))}: </span>'
    better = "" if made.best == made.played else f"{label}{_code(made.best)}<br>"
    grade = f'<b aria-hidden="true">{SIGNS[made.grade]}</b> {escape(say("review-grade", {"grade": made.grade}))}'
    chance = (
        share_text(made.share)
        if made.best == made.played
        else f"{share_text(made.best_share)} → {share_text(made.share)}"
    )
    return (
        f'<tr><td class="soft">{number}</td>'
        f'<td>{_code(made.played)}<br><span class="grade {made.grade}">{grade}</span></td>'
        f'<td class="better">{better}<span class="soft">{escape(_reason(made))}</span><details class="moves"><summary>'
        f"{escape(say('review-compared'))}</summary><table><tbody>{moves}</tbody></table></details></td>"
        f'<td class="number">{_numeric(chance)}</td></tr>'
    )


_MOVE = "\ue000"  # stands for a move while its sentence is escaped


def _with_move(code: str, params: Mapping[str, Param], move: str) -> str:
    return escape(say(code, params)).replace(_MOVE, _code(move))


def _code(move: str) -> str:
    return f'<code dir="ltr">{escape(move)}</code>'


def _numeric(text: str) -> str:
    return f'<bdi dir="ltr">{escape(text)}</bdi>'


def _reason(made: Decision) -> str:
    return say(made.reason.code, made.reason.params)


def _estimate(option: MoveEstimate) -> str:
    if not option.visits:
        return say("review-untried")
    return say("review-move-estimate", {"share": percent(option.share), "error": percent(option.error)})


def _signed(change: float) -> str:
    return say("review-share", {"share": signed(percent(change))})


def _direction() -> str:
    return "rtl" if is_right_to_left() else "ltr"
