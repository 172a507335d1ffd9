"""All bots of a tournament on one scale: the Bradley–Terry model, in points as chess ratings have them (Elo).

400 points more are odds of ten to one to finish ahead; ties count half. Intervals rest on the rounds, which are
independent, not on the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hatbox.lab.intervals import Measure, student

if TYPE_CHECKING:
    from numpy.typing import NDArray

POINTS = 400 / np.log(10)  # of a natural logarithm of odds
STEPS = 100  # of Newton's method, which needs about ten
CLOSE = 1e-10
VIRTUAL = 0.5  # games that each of two bots that met is taken to have won beside: so that no rating is infinite


@dataclass(frozen=True)
class Duel:
    """The order in which two bots finished a game: `share` 1 is the first bot, 0.5 a tie."""

    round: int
    first: int
    second: int
    share: float


def ratings_on_one_scale(bots: int, duels: Sequence[Duel], anchor: int) -> list[Measure]:
    """Return each bot's rating with its 95 % interval; the anchor's is 0, and that of who never met it is unknown."""
    linked = reachable(bots, duels, anchor)
    free = [bot for bot in linked if bot != anchor]
    duels = [duel for duel in duels if duel.first in linked]
    ratings = [Measure(None)] * bots
    ratings[anchor] = Measure(0.0)
    if not free:
        return ratings
    place = {bot: at for at, bot in enumerate(free)}
    signs = np.zeros((len(duels), len(free)))
    for row, duel in enumerate(duels):
        for bot, sign in ((duel.first, 1.0), (duel.second, -1.0)):
            if bot != anchor:
                signs[row, place[bot]] = sign
    shares = np.array([duel.share for duel in duels])
    pairs = {(min(duel.first, duel.second), max(duel.first, duel.second)): row for row, duel in enumerate(duels)}
    virtual = signs[list(pairs.values())]
    theta = np.zeros(len(free))
    for _ in range(STEPS):
        gradient, information = derivatives(theta, signs, shares, virtual)
        step = np.linalg.solve(information, gradient)
        theta += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < CLOSE:
            break
    _, information = derivatives(theta, signs, shares, virtual)
    inverse = np.linalg.inv(information)
    residuals = (shares - expected(signs @ theta))[:, None] * signs
    numbers = np.array([duel.round for duel in duels])
    sums = np.array([residuals[numbers == number].sum(axis=0) for number in np.unique(numbers)])
    rounds = len(sums)
    for bot, at in place.items():
        value = float(theta[at] * POINTS)
        if rounds < 2:
            ratings[bot] = Measure(value)
            continue
        robust = inverse @ (sums.T @ sums) @ inverse * rounds / (rounds - 1)
        variance = max(robust[at, at], inverse[at, at])  # the same result in every round proves no certainty
        error = student(rounds - 1) * float(np.sqrt(variance) * POINTS)
        ratings[bot] = Measure(value, value - error, value + error)
    return ratings


def reachable(bots: int, duels: Sequence[Duel], anchor: int) -> set[int]:
    """Return the bots that can be compared with the anchor, through others if need be."""
    linked = {anchor}
    for _ in range(bots):
        for duel in duels:
            if duel.first in linked or duel.second in linked:
                linked |= {duel.first, duel.second}
    return linked


def expected(differences: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the share that a difference of ratings makes likely."""
    return 1 / (1 + np.exp(-differences))


def derivatives(
    theta: NDArray[np.float64], signs: NDArray[np.float64], shares: NDArray[np.float64], virtual: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the gradient of the log-likelihood and its negative Hessian."""
    likely, likely_virtual = expected(signs @ theta), expected(virtual @ theta)
    gradient = (shares - likely) @ signs + 2 * VIRTUAL * (0.5 - likely_virtual) @ virtual
    weighted = signs * (likely * (1 - likely))[:, None]
    weighted_virtual = virtual * (2 * VIRTUAL * likely_virtual * (1 - likely_virtual))[:, None]
    return gradient, signs.T @ weighted + virtual.T @ weighted_virtual
