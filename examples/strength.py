"""The strength of a player: its share of the wins against a bot, or in a tiny game its distance from perfect play.

python -m examples.strength hats examples.checkpoints:ppo_hats greedy --games 1000
"""

from __future__ import annotations

import argparse
import csv
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from examples.checkpoints import FULL, SIZES, Network, parts_of

import hatbox
from hatbox.bots.policy import feature_row
from hatbox.engine.game import Value
from hatbox.games import game_named
from hatbox.lab.arena import run_arena
from hatbox.lab.game_trees import GameTree
from hatbox.lab.intervals import Measure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from hatbox.engine.match import Observations

POINTS = 10  # of a learning curve
GAMES, LAST_GAMES = 400, 2000  # against `greedy` for each point, and for the last
Chances: TypeAlias = "Callable[[Observations[Any], Sequence[int]], NDArray[Any]]"  # of the legal actions


def share_of(
    name: str, rival: str, game: str, players: int = 2, games: int = 1000, seed: int = 1, **options: Value
) -> Measure:
    """Return the share of the wins of a bot against another, each deal from every seat, with its 95 % interval."""
    budget = hatbox.Budget(simulations=200)
    arena = run_arena(game_named(game), players, [name, rival], games, seed, budget, options=options)
    for _ in arena:
        pass
    return arena.standings().bots[0].share


@cache  # by game: growing a tree takes seconds
def tree_of(game: str) -> GameTree:
    """Return the whole tree of a tiny game, seat 0 beginning."""
    return GameTree(game_named(game), 2, {"size": "tiny"})


def nash_conv(game: str, chances: Chances) -> float:
    """Return what both seats of a tiny game together could win against a player by perfect play: 0 is perfect."""
    tree = tree_of(game)
    policy = np.zeros(tree.slots)
    for number, known in enumerate(tree.information_sets):
        likely = chances(tree.observations(number), known.actions)
        policy[known.first_slot : known.first_slot + len(known.actions)] = likely
    return tree.exploitability(policy)


def by_network(network: Network) -> Chances:
    """Let a network play, as likely as it says."""

    def chances(observations: Observations[Any], actions: Sequence[int]) -> NDArray[Any]:
        mask = np.zeros(observations.game.action_count, np.int8)
        mask[list(actions)] = 1
        return network.chances(feature_row(observations), mask)[list(actions)]

    return chances


def by_bot(name: str, simulations: int = 1) -> Chances:
    """Let a bot play, asked once in each information set."""
    bot, budget = hatbox.bot(name), hatbox.Budget(simulations=simulations)

    def chances(observations: Observations[Any], actions: Sequence[int]) -> NDArray[Any]:
        if name == "random":
            return np.full(len(actions), 1 / len(actions))
        chosen = bot.think(observations, budget, seed=0).action
        return np.array([action == chosen for action in actions], np.float64)

    return chances


def as_text(share: Measure) -> str:
    """Return a share as `61.2 % (58.3 to 64.0)`.

    >>> as_text(Measure(0.5, 0.4, 0.6))
    '50.0 % (40.0 to 60.0)'
    """
    value, low, high = (100 * (part or 0) for part in (share.value, share.low, share.high))
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


# --- what the examples that learn have in common


def parser_of(about: str) -> argparse.ArgumentParser:
    """Return the parser of the arguments of a command that learns a game."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", nargs="?", default="hats", choices=hatbox.game_names())
    parser.add_argument("--size", default=SIZES[0], choices=(FULL, *SIZES), help=f"of the game (default {SIZES[0]})")
    parser.add_argument("--minutes", type=float, default=1, help="of CPU (default 1)")
    parser.add_argument("--seed", type=int, default=0)
    return parser


class Curve:
    """The learning curve of a checkpoint: printed, and kept beside it as `.csv`."""

    def __init__(self, path: Path, minutes: float) -> None:
        """`path`: of the weights; `minutes`: how long it will learn."""
        self.path, self.minutes = path, minutes
        self._rows: list[tuple[float, ...]] = []

    def is_due(self, spent: float) -> bool:
        """Return whether it is time for the next point, or the last, after some minutes."""
        return spent * POINTS >= self.minutes * (len(self._rows) + 1)

    def add(self, spent: float, decisions: int) -> None:
        """Measure the weights that are kept now, after some minutes of CPU and decisions."""
        _, game, size = parts_of(self.path.stem)
        games = LAST_GAMES if spent >= self.minutes else GAMES
        share = share_of(f"examples.checkpoints:{self.path.stem}", "greedy", game, games=games, size=size)
        self._rows.append((spent, decisions, share.value or 0, share.low or 0, share.high or 0))
        with self.path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(("minutes", "decisions", "share", "low", "high"))
            table.writerows([f"{number:.4g}" for number in row] for row in self._rows)
        print(f"{spent:5.2f} min, {decisions:10,} decisions: {as_text(share)} of the wins against greedy", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure how strong a bot is.")
    parser.add_argument("game", choices=hatbox.game_names())
    parser.add_argument("bot", help="a bot, or module:callable")
    parser.add_argument("rival", nargs="?", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--size", default=FULL, choices=(FULL, *SIZES))
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    print(as_text(share_of(asked.bot, asked.rival, asked.game, asked.players, asked.games, size=asked.size)))
