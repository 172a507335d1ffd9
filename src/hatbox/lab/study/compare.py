"""Tests of all variants, corrected for their number, and what is significant in words.

Every variant is compared with the first of its set, and the first mover's share with a fair share. Two variants play
the same deals as far as their rules allow, so differences are taken deal by deal. Holm's method keeps the chance of any
false finding in the whole study below 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import erfc, log, sqrt

import numpy as np

from hatbox.lab.intervals import Measure, student
from hatbox.lab.study.measures import FIRST, SHARE, Figure, Numbers, VariantResult

LEVEL = 0.05  # of the whole study
MIN_ROUNDS = 10  # of a comparison
COMPARED = ("order_", "bot_", "points_", "event_")  # beside those that are compared by name
ALSO_COMPARED = (
    *(FIRST, "points", "tiebreak", "shared", "stalled", "score", "margin", "moves", "lead_changes"),
    *("leader_1", "leader_2", "leader_3"),
)


@dataclass(frozen=True)
class Finding:
    """One test. Without `other`, the figure is tested against a fair share."""

    variant: str
    other: str | None
    key: str
    title: str
    kind: str
    value: float
    reference: float
    difference: Measure
    p: float
    adjusted: float  # p after Holm's correction

    @property
    def is_significant(self) -> bool:
        return self.adjusted < LEVEL


def sets_of(results: Sequence[VariantResult]) -> list[list[VariantResult]]:
    """Group the variants that can be compared: the same number of sides and the same bots."""

    def key(result: VariantResult) -> tuple[int, int, tuple[str, ...]]:
        return result.variant.players, result.sides, tuple(result.variant.bots)

    keys = list(dict.fromkeys(map(key, results)))
    ordered = sorted(results, key=lambda result: keys.index(key(result)))
    return [list(group) for _, group in groupby(ordered, key)]


def findings(results: Sequence[VariantResult]) -> list[Finding]:
    """Return all tests, corrected together."""
    tests = []
    for group in sets_of(results):
        base = group[0]
        for result in group:
            figure = result.figures[FIRST]
            tests.append(_test(result, figure, result.fair_share))
        for result in group[1:]:
            for key, figure in result.figures.items():
                is_mirror = key.startswith("order_") and result.sides == 2  # what one wins, the other loses
                if key in base.figures and not is_mirror and (key in ALSO_COMPARED or key.startswith(COMPARED)):
                    tests.append(_test(result, figure, base.figures[key].measure.value, base))
    return holm([test for test in tests if test is not None])


def _test(
    result: VariantResult, figure: Figure, reference: float | None, base: VariantResult | None = None
) -> Finding | None:
    """Return a test of a figure against a reference, the base's own if there is one; None without enough rounds."""
    rounds = min(result.rounds, base.rounds if base else result.rounds)
    if rounds < MIN_ROUNDS or figure.measure.value is None or reference is None:
        return None
    difference = figure.measure.value - reference
    error = standard_error(figure.influence, base.figures[figure.key].influence if base else None)
    if error == 0 and difference != 0:  # neither has any spread: all games of one have it, none of the other
        error = abs(difference) / sqrt(rounds)
    p = 1.0 if error == 0 else two_sided(difference / error, rounds - 1)
    half = student(rounds - 1) * error
    return Finding(
        variant=result.variant.name,
        other=base.variant.name if base else None,
        key=figure.key,
        title=figure.title,
        kind=figure.kind,
        value=figure.measure.value,
        reference=reference,
        difference=Measure(difference, difference - half, difference + half),
        p=p,
        adjusted=p,
    )


def standard_error(own: Numbers, other: Numbers | None) -> float:
    """Return the standard error of a figure, or of its difference from another one, by what each round contributes."""
    if other is None:
        return sqrt(float(np.var(own, ddof=1)) / len(own))
    if len(own) == len(other):
        return sqrt(float(np.var(own - other, ddof=1)) / len(own))
    shared, longer = min(len(own), len(other)), max(len(own), len(other))
    common = float(np.cov(own[:shared], other[:shared])[0, 1]) / longer
    variance = float(np.var(own, ddof=1)) / len(own) + float(np.var(other, ddof=1)) / len(other) - 2 * common
    return sqrt(max(0.0, variance))


def two_sided(t: float, degrees: int) -> float:
    """Return the two-sided p of Student's t, by Wallace's approximation.

    >>> round(two_sided(1.984, 100), 3), round(two_sided(0.0, 10), 3)
    (0.05, 1.0)
    """
    z = sqrt(degrees * log(1 + t * t / degrees)) * (8 * degrees + 1) / (8 * degrees + 3)
    return erfc(z / sqrt(2))


def holm(tests: Sequence[Finding]) -> list[Finding]:
    """Correct p for the number of tests: the smallest times their number, the next times one less, and so on."""
    adjusted, highest = {}, 0.0
    for rank, number in enumerate(sorted(range(len(tests)), key=lambda number: tests[number].p)):
        highest = max(highest, min(1.0, tests[number].p * (len(tests) - rank)))
        adjusted[number] = highest
    return [
        Finding(**{**vars(test), "adjusted": adjusted[number]})  # in the order of the report
        for number, test in enumerate(tests)
    ]


# --- in words


def sentence(finding: Finding) -> str:
    """Return a significant finding as a sentence."""
    chance = format_p(finding.adjusted)
    digits = _digits(finding.difference, finding.kind)
    value, reference = (format_value(number, finding.kind, digits) for number in (finding.value, finding.reference))
    change = format_difference(finding.difference, finding.kind)
    if finding.other is None:
        more = "an advantage" if finding.value > finding.reference else "a disadvantage"
        fair = f"where {reference} is fair"
        return f"{finding.variant}: going first is {more}: it wins {value}, {fair} ({change}; {chance})."
    return f"{finding.variant}: {finding.title}: {value} instead of {reference} ({change}; {chance})."


def summary(group: Sequence[VariantResult], tests: Sequence[Finding]) -> list[str]:
    """Return what is significant about a set of variants, the clearest first, and what is not."""
    names = {result.variant.name for result in group}
    own = [test for test in tests if test.variant in names]
    lines: list[str] = []
    for test in (test for test in own if test.other is None):
        if test.is_significant:
            lines.append(sentence(test))
        else:
            lines.append(
                f"{test.variant}: no sign that going first matters: it wins {format_value(test.value, test.kind)}, "
                f"where {format_value(test.reference, test.kind)} is fair "
                f"({format_difference(test.difference, test.kind)})."
            )
    for result in group[1:]:
        compared = [test for test in own if test.variant == result.variant.name and test.other is not None]
        clear = sorted((test for test in compared if test.is_significant), key=_clearness)
        lines += [sentence(test) for test in clear]
        unclear = [test.title for test in compared if not test.is_significant]
        if compared and not clear:
            lines.append(f"{result.variant.name}: no significant difference from {group[0].variant.name} in anything.")
        elif unclear:
            lines.append(f"{result.variant.name}: no significant difference in {', '.join(unclear)}.")
    return lines


def _clearness(test: Finding) -> tuple[bool, float]:
    """Sort results of games before events, and both by how clear they are."""
    half = (test.difference.high or 0.0) - (test.difference.value or 0.0)
    return test.key.startswith("event_"), -abs(test.difference.value or 0.0) / (half or 1e-12)


def format_p(p: float) -> str:
    """Return a p for a sentence.

    >>> format_p(0.0312), format_p(1e-9)
    ('p = 0.031', 'p < 0.001')
    """
    return "p < 0.001" if p < 0.001 else f"p = {p:.2g}" if p < 0.01 else f"p = {p:.3f}".rstrip("0")


def _digits(measure: Measure, kind: str) -> int:
    """Return how many decimals say what an interval says."""
    half = (measure.high or 0.0) - (measure.value or 0.0)
    return 1 if kind == SHARE or half >= 0.095 else 2 if half >= 0.0095 else 3


def format_value(value: float | None, kind: str, digits: int | None = None) -> str:
    """Return a figure as text.

    >>> format_value(0.5312, SHARE), format_value(12.345, "mean"), format_value(None, SHARE)
    ('53.1 %', '12.3', '–')
    """
    if value is None:
        return "–"
    if kind == SHARE:
        return f"{100 * value:.1f} %"
    return f"{value:.{(2 if abs(value) < 10 else 1) if digits is None else digits}f}"


def format_difference(measure: Measure, kind: str) -> str:
    """Return a difference with half its interval.

    >>> format_difference(Measure(0.03, 0.02, 0.04), SHARE)
    '+3.0 ± 1.0 points'
    """
    if measure.value is None or measure.high is None:
        return "–"
    factor, unit = (100, " points") if kind == SHARE else (1, "")
    half, digits = factor * (measure.high - measure.value), _digits(measure, kind)
    return f"{factor * measure.value:+.{digits}f} ± {half:.{digits}f}{unit}".replace("-", "−")


def format_measure(measure: Measure, kind: str) -> str:
    """Return a figure with half its interval.

    >>> format_measure(Measure(0.5312, 0.5212, 0.5412), SHARE)
    '53.1 ± 1.0 %'
    """
    if measure.value is None or measure.low is None or measure.high is None:
        return format_value(measure.value, kind)
    half = (measure.high - measure.low) / 2
    if kind == SHARE:
        return f"{100 * measure.value:.1f} ± {100 * half:.1f} %"
    digits = 3 if 0 < half < 0.0095 else 2 if half < 0.095 else 1
    return f"{measure.value:.{digits}f} ± {half:.{digits}f}"
