"""Compute the exact values of the smallest games, and how far bots are from perfect play, with OpenSpiel.

    python examples/exact.py                all three, some minutes
    python examples/exact.py hats --rounds 2000

CFR+ finds a balanced strategy on the whole tree of the tiny variant; best responses tell how much could be won against
it (NashConv: 0 is perfect), and against `greedy` and a random player.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, gambit

import hatbox
from hatbox.adapters import openspiel

GAMES = ("hats", "magic_hat", "top_hats")


class OfBot(policy.Policy):  # type: ignore[misc]
    """One of our bots as a policy of OpenSpiel."""

    def __init__(self, game: Any, name: str) -> None:
        """The bot is asked once in each information state."""
        super().__init__(game, [0, 1])
        self._bot = hatbox.bot(name)
        self._known: dict[str, int] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """Return the bot's action with probability 1."""
        told = state.information_state_string(state.current_player() if player_id is None else player_id)
        if told not in self._known:
            self._known[told] = openspiel.action_of(self._bot, state)
        return {self._known[told]: 1.0}


def study(name: str, rounds: int, tell: Callable[[str], None] = print) -> dict[str, float]:
    """The value of a tiny game to the seat that begins, and what could be won against each player."""
    game = openspiel.pyspiel.load_game(f"hatbox_{name}(size=tiny,first=0)")
    found: dict[str, float] = {}
    for label, played in (("random", policy.UniformRandomPolicy(game)), ("greedy", OfBot(game, "greedy"))):
        found[label] = float(exploitability.nash_conv(game, played))
        tell(f"{name}: NashConv of {label} {found[label]:.3f}")
    tree = openspiel.pyspiel.load_efg_game(gambit.export_gambit(game))  # the same tree, walked in C++
    solver = openspiel.pyspiel.CFRPlusSolver(tree)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    balanced = solver.average_policy()
    found["balanced"] = float(openspiel.pyspiel.nash_conv(tree, balanced, True))
    tell(f"{name}: NashConv of {rounds} rounds of CFR+ {found['balanced']:.5f}")
    found["value"] = float(openspiel.pyspiel.expected_returns(tree.new_initial_state(), balanced, -1, True)[0])
    tell(f"{name}: worth {found['value']:+.4f} to the seat that begins (a win is +1, a loss -1)")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Solve the smallest games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="hats, magic_hat or top_hats (default: all)")
    parser.add_argument("--rounds", type=int, default=500, help="of CFR+ (default 500)")
    asked = parser.parse_args()
    for chosen in asked.games or GAMES:
        study(chosen, asked.rounds)
