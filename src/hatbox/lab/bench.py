"""Speed of the engine: random play on one core, compared with a limit written in C in the same run."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hatbox.bots.bot import Budget
from hatbox.bots.searcher import Searcher
from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import state_size, zeros
from hatbox.engine.game import HIDDEN, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.rng import Rng
from hatbox.games import BASELINE, NAMES, game_named

LIMIT_SOURCE = Path(__file__).parents[3] / "bench" / "c_baseline.c"
SLICES = 5  # each figure is the best of these, taken in turn: machines are noisy


@dataclass
class Speed:
    """Random play of one game and player count, or of the limit."""

    name: str
    players: int
    actions_per_second: float
    games_per_second: float
    actions_per_game: float
    simulations_per_second: float  # of the search from the deal, with uniform playouts and no heuristics
    state_bytes: int
    start_seconds: float  # to load or compile the rules


@dataclass
class Limit:
    """The limit in C, and the ratio of the engine's speed to it."""

    actions_per_second: float
    ratio: float


class Runner:
    """Measures one game and player count."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game, self.players = game, players
        self.states = game.blank(players, game.resolve_options(players, {}), HIDDEN)
        self.rngs, self.out, self.wins = zeros(Rng, 1), new_buffer(game.max_legal), new_buffer(players, np.float64)
        begin = time.perf_counter()
        self.play(1)
        self.start_seconds = time.perf_counter() - begin
        match = Match.new(game, players, {}, 0)
        self.observations = match.observations(match.mover or 0)
        self.simulations = 0.0  # per second, the best so far
        self.best: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def play(self, games: int) -> int:
        """Play random games; return the number of actions."""
        return int(loops_of(self.game).random_games(self.states, self.rngs, games, self.out, self.wins))

    def measure(self, seconds: float) -> float:
        """Play for about that long; return actions per second and keep the best."""
        actions = games = 0
        begin = time.perf_counter()
        while (took := time.perf_counter() - begin) < seconds or games == 0:
            actions += self.play(200)
            games += 200
        took = time.perf_counter() - begin
        self.best = max(self.best, (actions / took, games / took, actions / games))
        return actions / took

    def search(self, seconds: float) -> None:
        """Search for about that long; keep the best."""
        searcher = Searcher(self.game, uninformed=True)
        begin = time.perf_counter()
        searcher.search(self.observations, Budget(seconds=seconds), seed=0)
        self.simulations = max(self.simulations, searcher.simulations / (time.perf_counter() - begin))

    def speed(self) -> Speed:
        size = state_size(self.game.state_class)
        return Speed(self.game.name, self.players, *self.best, self.simulations, size, self.start_seconds)


def measure_games(seconds: float) -> Iterator[Speed]:
    """Measure every game and player count."""
    for name in NAMES:
        game: Game[Any] = game_named(name)
        for players in game.players:
            runner = Runner(game, players)
            for _ in range(SLICES):
                runner.measure(seconds / SLICES)
                runner.search(seconds / SLICES)
            yield runner.speed()


def measure_limit(seconds: float) -> Limit | None:
    """Measure the limit and the engine in alternating slices; None without a C compiler or the source."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None or not LIMIT_SOURCE.is_file():
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "limit")
        build = subprocess.run([compiler, "-O3", "-march=native", str(LIMIT_SOURCE), "-o", program], check=False)
        if build.returncode != 0:
            return None
        runner = Runner(game_named(BASELINE[0]), BASELINE[1])
        limits, ours = [], []
        for _ in range(SLICES):
            output = subprocess.run([program, str(seconds / SLICES)], check=True, capture_output=True, text=True)
            actions, _, took, _ = map(float, output.stdout.split())
            limits.append(actions / took)
            ours.append(runner.measure(seconds / SLICES))
    ratios = sorted(our / limit for our, limit in zip(ours, limits, strict=True))
    return Limit(max(limits), ratios[SLICES // 2])


def command_seconds(*arguments: str) -> float:
    """Return the CPU seconds of a `hatbox` command."""
    import resource

    def cpu_seconds() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = cpu_seconds()
    subprocess.run([sys.executable, "-m", "hatbox", *arguments], check=True, capture_output=True)
    return cpu_seconds() - before
