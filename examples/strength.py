"""The strength of a player: its share of the wins against a bot, or in a tiny game its distance from perfect play.

python -m examples.strength hats examples.checkpoints:ppo_hats greedy --games 1000
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

import hatbox
from hatbox.bots.policy import feature_row
from hatbox.engine.game import Value
from hatbox.games import game_named
from hatbox.lab.arena import run_arena
from hatbox.lab.game_trees import GameTree
from hatbox.lab.intervals import Measure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.checkpoints import Network
    from numpy.typing import NDArray

    from hatbox.engine.match import Observations

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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure how strong a bot is.")
    parser.add_argument("game", choices=hatbox.game_names())
    parser.add_argument("bot", help="a bot, or module:callable")
    parser.add_argument("rival", nargs="?", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    print(as_text(share_of(asked.bot, asked.rival, asked.game, asked.players, asked.games)))
