"""A policy that learns to play Hats, with nothing but NumPy: REINFORCE against random players.

    python examples/train_hats.py                     learn for some minutes, tell how it goes, keep the weights
    hatbox arena hats --bots examples.train_hats:play random --games 400

One hidden layer reads what the seat sees; of what it says, only legal actions count. All games are stepped at once by
`hatbox.batch`. The reward is the difference in points, which tells more than who has won.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hatbox

WEIGHTS = Path(__file__).with_name("train_hats.npz")
HIDDEN = 64
GAMES = 512
RATE = 0.002
POINTS = 10.0  # a difference of points that counts as much as one
Floats = NDArray[np.float32]


class Network:
    """Two layers, and Adam to change them."""

    def __init__(self, seen: int, actions: int, seed: int = 0) -> None:
        """Small random numbers."""
        chance = np.random.default_rng(seed)
        self.layers = [
            (chance.standard_normal((seen, HIDDEN)) / np.sqrt(seen)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (chance.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def chances(self, seen: Floats, legal: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """Return the probability of each action, and the hidden layer."""
        first, first_bias, second, second_bias = self.layers
        hidden = np.maximum(seen @ first + first_bias, 0)
        scores = np.where(legal != 0, hidden @ second + second_bias, -1e9)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return scores / scores.sum(axis=-1, keepdims=True), hidden

    def learn(self, seen: Floats, legal: NDArray[np.int8], actions: NDArray[np.int64], worth: Floats) -> None:
        """Make actions that were worth more than usual likelier."""
        chances, hidden = self.chances(seen, legal)
        error = chances * worth[:, None]
        error[np.arange(len(actions)), actions] -= worth
        error /= len(actions)
        back = (error @ self.layers[2].T) * (hidden > 0)
        changes = [seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self._steps += 1
        for layer, mean, square, change in zip(self.layers, self._means, self._squares, changes, strict=True):
            mean[:] = 0.9 * mean + 0.1 * change
            square[:] = 0.99 * square + 0.01 * change**2
            sure = np.sqrt(square / (1 - 0.99**self._steps)) + 1e-8
            layer[:] = layer - RATE * mean / (1 - 0.9**self._steps) / sure


def sample_actions(chances: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row, by its chances."""
    thrown = dice.random((len(chances), 1), np.float32)
    passed: NDArray[np.int64] = (chances.cumsum(axis=1) < thrown).sum(axis=1)
    return passed.clip(max=chances.shape[1] - 1)


def train(updates: int, seed: int = 0, players: int = 2) -> tuple[Network, Wins]:
    """Play some hundred games and learn from them, again and again."""
    many = hatbox.batch("hats", GAMES, players, seed=seed, rewards="score")
    wins = Wins()
    network = Network(many.observations.shape[1], many.masks.shape[1], seed)
    dice = np.random.default_rng(seed)
    mine = np.arange(GAMES) % players  # the learner's seat in each game
    steps: list[list[NDArray[Any]]] = []  # what was seen, legal and done, and in which game
    games = np.arange(GAMES)  # a number for each game, a new one when it is dealt anew
    paid: dict[int, float] = {}
    usual, learned_from = 0.0, 0
    while learned_from < updates:
        actions = many.random_actions()
        turn = np.flatnonzero(many.movers == mine)
        seen, legal = many.observations[turn].astype(np.float32), many.masks[turn].copy()
        chances, _ = network.chances(seen, legal)
        picked = sample_actions(chances, dice)
        actions[turn] = np.where(legal[np.arange(len(turn)), picked] != 0, picked, legal.argmax(axis=1))
        steps.append([seen, legal, actions[turn], games[turn]])
        many.step(actions)
        ended = np.flatnonzero(many.done)
        for game in ended:
            paid[int(games[game])] = float(many.rewards[game, mine[game]])
        wins.count(many.rewards[ended, mine[ended]])
        games[ended] += GAMES
        if len(paid) >= GAMES:
            rows = [np.concatenate(column) for column in zip(*steps, strict=True)]
            known = np.isin(rows[3], list(paid))
            points = np.array([paid[int(game)] for game in rows[3][known]], np.float32) / POINTS
            usual += 0.1 * (float(points.mean()) - usual)
            network.learn(rows[0][known], rows[1][known], rows[2][known], points - usual)
            steps = [[row[~known] for row in rows]]  # games that are not over yet
            paid = {}
            learned_from += 1
            if learned_from % 10 == 0:
                print(f"{learned_from:4} updates: {wins}", flush=True)
    return network, wins


class Wins:
    """The results of the latest games."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.points: list[float] = []

    def count(self, points: Floats) -> None:
        """Some games have ended."""
        self.points = [*self.points, *points.tolist()][-4000:]

    def __str__(self) -> str:
        """In a line."""
        won = np.mean([point > 0 for point in self.points])
        return f"{won:.0%} of the last {len(self.points)} games won, {np.mean(self.points):+.1f} points"


@cache
def load_weights() -> list[Floats]:
    """The weights that were kept."""
    with np.load(WEIGHTS) as kept:
        return [kept[name] for name in kept.files]


def play(observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
    """The policy: the likeliest legal action."""
    network = Network(len(observation), len(mask))
    network.layers = load_weights()
    chances, _ = network.chances(observation.astype(np.float32), mask)
    return int(chances.argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to play Hats.")
    parser.add_argument("--updates", type=int, default=150, help="how often to learn from 512 games (default 150)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed learns the same (default 0)")
    asked = parser.parse_args()
    trained, _ = train(asked.updates, asked.seed)
    np.savez(WEIGHTS, *trained.layers)
    print(f"kept in {WEIGHTS}")
