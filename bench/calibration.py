"""Measure how far the shares that a review tells can be trusted, and fit the maps of `games/<game>/calibration.py`.

python bench/calibration.py collect hats --players 2 --games 10000 --out hats-2.csv    bot games, some moments of each
python bench/calibration.py fit *.csv                 prints the maps, for games/<game>/calibration.py
python bench/calibration.py report *.csv --svg docs/screens/calibration.svg            errors by game, and the plot

A moment is a random step of a game, seen by a random seat: what the review says there, and the share of the win that
the seat had in the end. The expected calibration error sorts moments into bins of a tenth of a win and averages the
distance between what was told and what came. Maps are judged on games that they were not fitted to: `collect` takes
other games with another `--seed`.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.calibration import progress_of
from hatbox.bots.searcher import heuristics_of
from hatbox.games import game_named
from hatbox.reviews.analysis import Analyst, turns_of

KNOTS = 13
BINS = 10
MOMENTS = 6  # of each game
BOT = "mad_hatter"
CHUNK = 20  # games of one task


class Moment(NamedTuple):
    """What the search said at a moment, and what came of it."""

    game: str
    players: int
    is_waiting: int  # 0 or 1
    progress: float  # 0: the beginning, 1: the end
    value: float  # of the search, before calibration
    result: float


def moments_of(name: str, players: int, thoughts: int, simulations: int, seed: int) -> list[Moment]:
    """Play one game between equal bots, and ask the search at some of its moments."""
    game = game_named(name)
    heuristics_of(game, False).settings["CALIBRATION"] = {}  # its own values
    match = hatbox.new(name, players=players, seed=seed)
    bots = [hatbox.bot(BOT) for _ in range(players)]
    while not match.is_over:
        seat = match.mover
        assert seat is not None
        match.act(bots[seat].think(match.observations(seat), Budget(simulations=thoughts), seed).action)
    shares, turns = match.shares(), turns_of(match)
    chance = random.Random(seed)
    analysts: dict[int, Analyst] = {}
    moments = []
    for at in sorted(chance.sample(range(len(turns)), min(MOMENTS, len(turns)))):
        turn, seat = turns[at], chance.randrange(players)
        analyst = analysts.setdefault(seat, Analyst(match.observations(seat), simulations))
        decision = analyst.judge(turn.ply, turn.end) if turn.mover == seat else None
        value = analyst.expectation(turn.ply) if decision is None else decision.best_share
        progress = progress_of(match.view(seat, turn.ply))
        moments.append(Moment(name, players, int(decision is None), progress, value, shares[seat]))
    return moments


def play_chunk(name: str, players: int, thoughts: int, simulations: int, seeds: Sequence[int]) -> list[Moment]:
    """Return the moments of several games."""
    return [moment for seed in seeds for moment in moments_of(name, players, thoughts, simulations, seed)]


def collect(args: argparse.Namespace) -> None:
    """Play games, and append their moments to a file; games that are there already are not played again."""
    path = Path(args.out)
    done = sum(1 for _ in path.open()) // MOMENTS if path.exists() else 0
    seeds = range(args.seed * 1_000_000 + done, args.seed * 1_000_000 + args.games)
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    play = partial(play_chunk, args.game, args.players, args.thoughts, args.simulations)
    with path.open("a", newline="") as file, ProcessPoolExecutor(args.jobs) as pool:
        writer = csv.writer(file)
        for number, moments in enumerate(pool.map(play, chunks), 1):
            writer.writerows(moments)
            file.flush()
            print(f"\r{min(number * CHUNK, len(seeds))} of {len(seeds)} games", end="", file=sys.stderr)
    print(file=sys.stderr)


def read(paths: Iterable[str]) -> list[Moment]:
    """Read moments from files."""
    moments = []
    for path in paths:
        with Path(path).open(newline="") as file:
            for game, players, is_waiting, *numbers in csv.reader(file):
                progress, value, result = map(float, numbers)
                moments.append(Moment(game, int(players), int(is_waiting), progress, value, result))
    return moments


def main() -> None:
    """Parse the arguments, and run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("collect")
    command.add_argument("game")
    command.add_argument("--players", type=int, default=2)
    command.add_argument("--games", type=int, default=10_000)
    command.add_argument("--thoughts", type=int, default=100, help="simulations of the bots for each action")
    command.add_argument("--simulations", type=int, default=1000, help="of the review")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--out", required=True)
    command.set_defaults(run=collect)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
