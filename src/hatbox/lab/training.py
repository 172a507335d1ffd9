"""Fit a network to samples with NumPy: Adam on minibatches, and rounding to the integers that the search computes with.

The inputs of a sample are few of many, so a batch is a matrix of small counts: 1,024 samples take a millisecond.
NumPy should use one thread: on a busy machine eight epochs took 0.9 s with one and 37 s with two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatbox.bots.network import CEILING, ONE, layout

Floats: TypeAlias = NDArray[np.float32]

BATCH = 1024
RATE = 5e-3  # of Adam at the beginning of a fit; it falls to a tenth
DECAY = 0.1  # of the weights, at each step, times the rate
MEAN_DECAY, SQUARE_DECAY, TINY = 0.9, 0.999, 1e-8  # Adam
CAP = CEILING / ONE
LARGEST = 32767


class Model:
    """A network in floating point while it learns."""

    def __init__(self, inputs: int, players: int, rng: np.random.Generator) -> None:
        self.inputs, self.players = inputs, players
        self.parts: list[Floats] = []
        for shape in layout(inputs, players):
            fan_in = 40 if shape[0] == inputs and len(shape) == 2 else shape[0]  # few inputs are active at a time
            spread = np.sqrt(2 / fan_in) if len(shape) == 2 else 0.0
            self.parts.append((rng.standard_normal(shape) * spread).astype(np.float32))
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def checkpoint(self) -> dict[str, NDArray[Any]]:
        """Return everything that learning needs to continue."""
        named = {"part": self.parts, "mean": self.means, "square": self.squares}
        arrays = {f"{name}{number}": array for name, arrays in named.items() for number, array in enumerate(arrays)}
        return {**arrays, "steps": np.array(self.steps)}

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Continue from a checkpoint."""
        for name, own in (("part", self.parts), ("mean", self.means), ("square", self.squares)):
            for number, array in enumerate(own):
                array[:] = arrays[f"{name}{number}"]
        self.steps = int(arrays["steps"])

    def predict(self, rows: Any) -> Floats:
        """Return the share of the win by seat, the mover's first, for rows of inputs."""
        return np.concatenate(
            [self._forward(rows[at : at + 8192].astype(np.float32))[-1] for at in range(0, len(rows), 8192)]
        )

    def _forward(self, batch: Floats) -> tuple[Floats, Floats, Floats]:
        first, first_bias, second, second_bias, third, third_bias = self.parts
        hidden = np.clip(batch @ first + first_bias, 0, CAP)
        deeper = np.clip(hidden @ second + second_bias, 0, CAP)
        return hidden, deeper, 1 / (1 + np.exp(-(deeper @ third + third_bias)))

    def step(self, batch: Floats, targets: Floats, rate: float) -> None:
        """Move the weights against the gradient of the cross entropy."""
        _, _, second, _, third, _ = self.parts
        hidden, deeper, shares = self._forward(batch)
        error = (shares - targets) / np.float32(len(batch))
        error_deeper = (error @ third.T) * ((deeper > 0) & (deeper < CAP))
        error_hidden = (error_deeper @ second.T) * ((hidden > 0) & (hidden < CAP))
        gradients = [
            *(batch.T @ error_hidden, error_hidden.sum(0)),
            *(hidden.T @ error_deeper, error_deeper.sum(0)),
            *(deeper.T @ error, error.sum(0)),
        ]
        self.steps += 1
        mean_part, square_part = 1 - MEAN_DECAY**self.steps, 1 - SQUARE_DECAY**self.steps
        for number, gradient in enumerate(gradients):
            self.means[number] += (1 - MEAN_DECAY) * (gradient - self.means[number])
            self.squares[number] += (1 - SQUARE_DECAY) * (gradient * gradient - self.squares[number])
            towards = (self.means[number] / mean_part) / (np.sqrt(self.squares[number] / square_part) + TINY)
            self.parts[number] -= rate * (towards + DECAY * self.parts[number])

    def fit(self, rows: Any, targets: Floats, epochs: float, rng: np.random.Generator) -> Iterator[int]:
        """Learn from rows of inputs and the shares that were won; yield after each batch."""
        steps = max(1, int(epochs * len(rows) / BATCH))
        order = np.arange(0)
        for number in range(steps):
            if len(order) < BATCH:
                order = np.concatenate([order, rng.permutation(len(rows))])
            chosen, order = order[:BATCH], order[BATCH:]
            rate = RATE * 0.1 ** (number / steps)
            self.step(rows[chosen].astype(np.float32), targets[chosen], rate)
            yield number

    def quantised(self) -> NDArray[np.int16]:
        """Return the weights as the integers that the search computes with."""
        numbers = np.rint(np.concatenate([part.ravel() for part in self.parts]) * ONE)
        rounded: NDArray[np.int16] = np.clip(numbers, -LARGEST, LARGEST).astype(np.int16)
        return rounded


def log_loss(shares: Floats, targets: Floats) -> float:
    """Return the mean cross entropy of shares given against shares won, of the seat on the move."""
    given, own = np.clip(shares[:, 0], 1e-6, 1 - 1e-6), targets[:, 0]
    return float(-(own * np.log(given) + (1 - own) * np.log(1 - given)).mean())
