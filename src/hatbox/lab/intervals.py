"""Confidence intervals of means where the rounds of a tournament are independent, not its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # the normal quantile for 95 %, two-sided
SMALL_T = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139)


@dataclass(frozen=True)
class Measure:
    """A mean and its 95 % interval; None where there is not enough data."""

    value: float | None
    low: float | None = None
    high: float | None = None

    @property
    def width(self) -> float | None:
        """The width of the interval, if there is one."""
        return None if self.low is None or self.high is None else self.high - self.low


def share(sums: Sequence[float], counts: Sequence[int]) -> Measure:
    """Return the share of wins: round k gave `sums[k]` out of `counts[k]`. The interval stays within 0 and 1.

    If all rounds have the same result, their variance is 0, and Wilson's interval over the rounds is used.
    """
    measure = mean(sums, counts)
    ratios = [part / count for part, count in zip(sums, counts, strict=True) if count]
    if measure.low is None or measure.high is None:
        return measure
    if max(ratios) - min(ratios) < 1e-12:
        low, high = wilson(ratios[0], len(ratios))
    else:
        low, high = max(0.0, measure.low), min(1.0, measure.high)
    return Measure(measure.value, low, high)


def mean(sums: Sequence[float], counts: Sequence[int]) -> Measure:
    """Return the mean over all counts, with Student's interval over the rounds; rounds without a count are ignored.

    This is the ratio estimator; with equal counts it is the t interval of the rounds' means.
    """
    rounds = [(part, count) for part, count in zip(sums, counts, strict=True) if count]
    if not rounds:
        return Measure(None)
    total = sum(count for _, count in rounds)
    value = sum(part for part, _ in rounds) / total
    number = len(rounds)
    if number < 2:
        return Measure(value)
    spread = sum((part - value * count) ** 2 for part, count in rounds)
    error = student(number - 1) * sqrt(spread * number / (number - 1)) / total
    return Measure(value, value - error, value + error)


def wilson(value: float, number: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of `number` trials."""
    centre = (value + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * sqrt(value * (1 - value) / number + Z * Z / (4 * number * number))
    return min(value, max(0.0, centre - half)), max(value, min(1.0, centre + half))


def student(degrees: int) -> float:
    """Return Student's two-sided 95 % quantile, from the table or else by Fisher's expansion."""
    if degrees <= len(SMALL_T):
        return SMALL_T[degrees - 1]
    z, n = Z, degrees
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n) ** power for power, term in enumerate(terms, 1))
