"""Weights that the examples learned, and policies that play by them with nothing but NumPy.

hatbox arena hats --bots examples.checkpoints:ppo_hats greedy --games 400

A checkpoint `METHOD_GAME.npz` or `METHOD_GAME_SIZE.npz` here is the policy `examples.checkpoints:METHOD_GAME…`: the
likeliest legal action of a network. The `.csv` beside it is its learning curve.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
FULL, SIZES = "full", ("small", "tiny")
Floats = NDArray[np.float32]
MOST, TINY = 127, 1e-12  # of a weight with 8 bits; of the largest weight of an input


class Network:
    """Layers with ReLU between them, and the scores of all actions at the end."""

    def __init__(self, layers: Sequence[NDArray[Any]]) -> None:
        """Take weights (inputs by outputs) and biases in turn."""
        self.layers = [layer.astype(np.float32) for layer in layers]

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read what `save` wrote."""
        with np.load(path) as kept:
            arrays = [kept[name] for name in kept.files]
        layers = []
        for small, scale, bias in zip(arrays[::3], arrays[1::3], arrays[2::3], strict=True):
            layers += [small * scale[:, None], bias]
        return cls(layers)

    def save(self, path: Path) -> None:
        """Write the weights, with 8 bits each and a scale for each input."""
        arrays: list[NDArray[Any]] = []
        for weights, bias in zip(self.layers[::2], self.layers[1::2], strict=True):
            scale = np.maximum(np.abs(weights).max(axis=1), TINY) / MOST
            arrays += [np.rint(weights / scale[:, None]).astype(np.int8), scale, bias]
        np.savez_compressed(path, *arrays)

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


def path_of(method: str, game: str, size: str = FULL) -> Path:
    """Return where the weights are kept that a method learned.

    >>> path_of("ppo", "hats").name, path_of("ppo", "hats", "small").name
    ('ppo_hats.npz', 'ppo_hats_small.npz')
    """
    return FOLDER / f"{method}_{game}{'' if size == FULL else f'_{size}'}.npz"


def parts_of(name: str) -> tuple[str, str, str]:
    """Return the method, the game and the size of a checkpoint.

    >>> parts_of("ppo_magic_hat"), parts_of("selfplay_hats_tiny")
    (('ppo', 'magic_hat', 'full'), ('selfplay', 'hats', 'tiny'))
    """
    method, _, game = name.partition("_")
    for size in SIZES:
        if game.endswith(f"_{size}"):
            return method, game.removesuffix(f"_{size}"), size
    return method, game, FULL


def __getattr__(name: str) -> Callable[[NDArray[np.int8], NDArray[np.int8]], int]:
    path = FOLDER / f"{name}.npz"
    if name.startswith("__") or not path.is_file():
        raise AttributeError(f"no checkpoint {name}")
    return Network.load(path).play
