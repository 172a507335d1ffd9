"""Measure how often `hatbox arena --sprt` decides wrongly, and after how many rounds, on synthetic rounds.

python bench/sprt_errors.py     the table of docs/benchmarks.md
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hatbox.lab.sequential import HIGH, LOW, SequentialTest, Trial

TRIALS = 1000
MAX_ROUNDS = 20_000  # rounds of a trial
CHUNK = 200  # rounds drawn at a time
VALUES = np.array([0, 0.25, 0.5, 0.75, 1])
ROUNDS = {  # how often a round between equally good bots has each of these values
    "won or lost, nothing else": np.array([0.5, 0, 0, 0, 0.5]),
    "two thirds one game each": np.array([0.12, 0.05, 0.66, 0.05, 0.12]),
}
TESTS = ((0.5, 0.55), (0.5, 0.6), (0.5, 0.7), (0.9, 0.95))
NORMAL = 1.645  # quantile of 95 %, one-sided

Weights = NDArray[np.float64]


def tilt(weights: Weights, mean: float) -> Weights:
    """Return the distribution closest to this one that has the mean."""
    low, high = -50.0, 50.0
    for _ in range(60):
        middle = (low + high) / 2
        tilted = weights * np.exp(middle * (VALUES - 0.5))
        tilted /= tilted.sum()
        low, high = (middle, high) if tilted @ VALUES < mean else (low, middle)
    return tilted


def run(test: SequentialTest, weights: Weights, wrong: str) -> tuple[float, float]:
    """Return how often the decision is wrong, and the mean number of rounds."""
    rng, errors, rounds = np.random.default_rng(0), 0, 0
    for _ in range(TRIALS):
        trial = Trial(test)
        while trial.decision is None and trial.rounds < MAX_ROUNDS:
            for share in rng.choice(VALUES, CHUNK, p=weights).tolist():
                trial.add(share)
        errors += trial.decision == wrong
        rounds += trial.rounds
    return errors / TRIALS, rounds / TRIALS


def main() -> None:
    heads = (
        "`--sprt`",
        "rounds",
        "wrong, if the lower is true",
        "wrong, if the higher is true",
        "number",
        "fixed size",
    )
    print(" | ".join(["", *heads, ""]).strip())
    print("|---|---|---|---|---|---|")
    for low, high in TESTS:
        test = SequentialTest(low, high)
        for name, weights in ROUNDS.items():
            alpha, first = run(test, tilt(weights, low), HIGH)
            beta, second = run(test, tilt(weights, high), LOW)
            middle = (low + high) / 2
            variance = float(tilt(weights, middle) @ (VALUES - middle) ** 2)
            fixed = (2 * NORMAL) ** 2 * variance / (high - low) ** 2
            cells = [f"`{100 * low:g},{100 * high:g}`", name, f"{alpha:.1%}", f"{beta:.1%}"]
            print(" | ".join(["", *cells, f"{first:.0f}, {second:.0f}", f"{fixed:.0f}", ""]).strip())


if __name__ == "__main__":
    main()
