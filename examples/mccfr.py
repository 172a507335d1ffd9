"""Solve the tiny games by sampling: external-sampling MCCFR of OpenSpiel, judged by best responses.

python -m examples.mccfr                     all three
python -m examples.mccfr hats --rounds 100000

Needs `pip install 'hatbox[openspiel]'`. MCCFR walks one sampled line of the others in each round instead of the whole
tree, so a round costs next to nothing, and far more of them are needed. `hatbox exploit GAME --size tiny` is CFR+ on
the same trees.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from open_spiel.python.algorithms import gambit

from hatbox.adapters import openspiel

GAMES = ("hats", "magic_hat", "top_hats")
REPORTS = 6  # each after three times as many rounds as the one before


def tree_of(name: str) -> Any:
    """Return the whole tree of a tiny game, which OpenSpiel walks in C++."""
    game = openspiel.pyspiel.load_game(f"hatbox_{name}(size=tiny,first=0)")
    return openspiel.pyspiel.load_efg_game(gambit.export_gambit(game))


def solve(tree: Any, rounds: int, seed: int) -> Iterator[tuple[int, float, float]]:
    """Yield rounds, seconds of CPU and the NashConv of the average policy (0 is perfect), now and then."""
    solver = openspiel.pyspiel.ExternalSamplingMCCFRSolver(tree, seed)
    done, spent = 0, 0.0
    for stop in sorted({max(1, rounds // 3**report) for report in range(REPORTS)}):
        begin = time.process_time()
        for _ in range(stop - done):
            solver.run_iteration()
        spent += time.process_time() - begin
        done = stop
        yield done, spent, float(openspiel.pyspiel.nash_conv(tree, solver.average_policy(), True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Solve the smallest games by sampling.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="hats, magic_hat or top_hats (default: all)")
    parser.add_argument("--rounds", type=int, default=100_000, help="of MCCFR (default 100000)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for chosen in asked.games or GAMES:
        for rounds, seconds, found in solve(tree_of(chosen), asked.rounds, asked.seed):
            print(f"{chosen}: {rounds:7,} rounds, {seconds:6.1f} s, NashConv {found:.4f}", flush=True)
