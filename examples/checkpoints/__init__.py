"""Weights that the examples learned, and policies that play by them with nothing but NumPy.

hatbox arena hats --bots examples.checkpoints:ppo_hats greedy --games 400

A checkpoint `NAME.npz` here is the policy `examples.checkpoints:NAME`: the likeliest legal action of a network.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
Floats = NDArray[np.float32]


class Network:
    """Layers with ReLU between them, and the scores of all actions at the end."""

    def __init__(self, layers: Sequence[NDArray[Any]]) -> None:
        """Take weights (inputs by outputs) and biases in turn."""
        self.layers = [layer.astype(np.float32) for layer in layers]

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read what `save` wrote."""
        with np.load(path) as kept:
            return cls([kept[name] for name in kept.files])

    def save(self, path: Path) -> None:
        """Write the weights, with 16 bits each."""
        np.savez_compressed(path, *(layer.astype(np.float16) for layer in self.layers))

    def scores(self, observation: NDArray[Any], mask: NDArray[Any]) -> Floats:
        """Return the score of each action, and minus infinity for those that are not legal."""
        row: Floats = observation.astype(np.float32)
        for at in range(0, len(self.layers) - 2, 2):
            row = np.maximum(row @ self.layers[at] + self.layers[at + 1], 0)
        return np.where(mask != 0, row @ self.layers[-2] + self.layers[-1], np.float32(-np.inf))

    def chances(self, observation: NDArray[Any], mask: NDArray[Any]) -> Floats:
        """Return the probability of each action."""
        scores = self.scores(observation, mask)
        powers = np.exp(scores - scores.max())
        return powers / powers.sum()

    def play(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        """Return the likeliest action."""
        return int(self.scores(observation, mask).argmax())


def __getattr__(name: str) -> Callable[[NDArray[np.int8], NDArray[np.int8]], int]:
    path = FOLDER / f"{name}.npz"
    if name.startswith("__") or not path.is_file():
        raise AttributeError(f"no checkpoint {name}")
    return Network.load(path).play
