"""How strong a player is: its share of the wins against a bot, or in a tiny game its distance from perfect play.

python -m examples.strength hats examples.checkpoints:ppo_hats greedy --games 1000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

import hatbox
from hatbox.bots.policy import feature_row
from hatbox.engine.game import Value
from hatbox.games import game_named
from hatbox.lab.arena import run_arena
from hatbox.lab.intervals import Measure

if TYPE_CHECKING:
    from examples.checkpoints import Network

Chances = Callable[[Any], dict[int, float]]  # of the actions of the player on the move, in a state of OpenSpiel


def share_of(
    name: str, rival: str, game: str, players: int = 2, games: int = 1000, seed: int = 1, **options: Value
) -> Measure:
    """Return the share of the wins of a bot against another, each deal from every seat, with its 95 % interval."""
    budget = hatbox.Budget(simulations=200)
    arena = run_arena(game_named(game), players, [name, rival], games, seed, budget, options=options)
    for _ in arena:
        pass
    return arena.standings().bots[0].share


def nash_conv(game: str, chances: Chances) -> float:
    """Return what both seats of a tiny game together could win against a player by perfect play: 0 is perfect."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    from hatbox.adapters import openspiel

    class Played(policy.Policy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            return chances(state)

    tree = openspiel.pyspiel.load_game(f"hatbox_{game}(size=tiny,first=0)")
    return float(exploitability.nash_conv(tree, Played(tree, [0, 1])))


def by_network(network: Network) -> Chances:
    """Let a network play, as likely as it says."""

    def chances(state: Any) -> dict[int, float]:
        row = network.chances(
            feature_row(state.observations(state.current_player())), np.array(state.legal_actions_mask())
        )
        return {action: float(row[action]) for action in state.legal_actions()}

    return chances


def by_bot(name: str, simulations: int = 1) -> Chances:
    """Let a bot play, asked once in each information state."""
    bot, budget = hatbox.bot(name), hatbox.Budget(simulations=simulations)
    known: dict[str, int] = {}

    def chances(state: Any) -> dict[int, float]:
        if name == "random":
            legal = state.legal_actions()
            return dict.fromkeys(legal, 1 / len(legal))
        told = state.information_state_string()
        if told not in known:
            known[told] = bot.think(state.observations(state.current_player()), budget, 0).action
        return {known[told]: 1.0}

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
