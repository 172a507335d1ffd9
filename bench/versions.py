"""Let the strongest bot play against itself as it was at another commit, with the same CPU time for each move.

python bench/versions.py top_hats --commit main --seconds 0.25 --games 100
python bench/versions.py top_hats --commit main --players 3 --simulations 1000

Each version thinks in a process of its own, from the sources of its commit; every deal is played from all seats. With
three and more players, one seat at a time has this version and the others the other one, and then the other way round.
A version is given as many simulations as it managed so far in the time, so that other programs on the machine do not
matter, nor which version they disturb.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FIRST = 1000  # simulations of a first decision
WARM_UP = 3  # decisions that are not measured


class Version:
    """A version of the package in a process, which plays some seats of one game at a time."""

    def __init__(self, sources: Path, budget: dict[str, Any]) -> None:
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        command = [sys.executable, __file__, "--worker", json.dumps(budget)]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.decisions, self.simulations, self.seconds = 0, 0, 0.0

    def tell(self, **message: Any) -> None:
        """Send a message that has no answer."""
        assert self._process.stdin is not None
        print(json.dumps(message), file=self._process.stdin, flush=True)

    def ask(self) -> int:
        """Return the action of the seat on the move."""
        assert self._process.stdout is not None
        self.tell(kind="think")
        action, simulations, seconds = json.loads(self._process.stdout.readline())
        if simulations:
            self.decisions, self.simulations = self.decisions + 1, self.simulations + simulations
            self.seconds += seconds
        return int(action)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Pace:
    """The simulations that fit into a time, by the decisions so far, the latest above all."""

    def __init__(self, seconds: float | None) -> None:
        self._wanted, self._done, self._spent, self._left_out = seconds or 0.0, 0.0, 0.0, WARM_UP

    def add(self, simulations: int, seconds: float) -> None:
        """Count a decision, unless it was made without a search or is one of the first, which compile something."""
        if simulations == 0:
            return
        if self._left_out:
            self._left_out -= 1
        else:
            self._done, self._spent = 0.98 * self._done + simulations, 0.98 * self._spent + seconds

    @property
    def simulations(self) -> int:
        """The simulations of the next decision."""
        return FIRST if self._spent == 0.0 else max(1, round(self._wanted * self._done / self._spent))


def work(budget: dict[str, Any]) -> None:
    """Think, in the process of one version."""
    import time

    import hatbox
    from hatbox.bots.bot import Budget
    from hatbox.engine.rng import derive_seed

    match: Any = None
    bots: dict[int, Any] = {}
    pace = Pace(budget["seconds"])
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "deal":
            match = hatbox.new(message["game"], players=message["players"], seed=message["seed"])
            bots = {seat: hatbox.bot("mad_hatter") for seat in range(match.players)}
            seed = message["seed"]
        elif message["kind"] == "act":
            match.act(message["action"])
        else:
            seat = match.mover
            observations, began = match.observations(seat), time.process_time()
            count = budget["simulations"] or pace.simulations
            decision = bots[seat].think(observations, Budget(simulations=count), derive_seed(seed, f"seat {seat}") >> 1)
            spent = time.process_time() - began
            pace.add(decision.simulations, spent)
            print(json.dumps([decision.action, decision.simulations, spent]), flush=True)


def seatings(players: int) -> list[tuple[int, ...]]:
    """Return which version plays at each seat, in all ways in which one has a single seat."""
    return sorted({seating for seating in product((0, 1), repeat=players) if sum(seating) in (1, players - 1)})


def play(name: str, players: int, seed: int, seating: tuple[int, ...], versions: list[Version]) -> tuple[float, float]:
    """Play a game; return the shares of the win, of this version and of the other."""
    import hatbox

    match: Any = hatbox.new(name, players=players, seed=seed)
    for version in versions:
        version.tell(kind="deal", game=name, players=players, seed=seed)
    while match.mover is not None:
        action = versions[seating[match.mover]].ask()
        match.act(action)
        for version in versions:
            version.tell(kind="act", action=action)
    totals = [0.0, 0.0]
    for side in match.game.sides(players):
        totals[seating[side[0]]] += match.shares()[side[0]]
    return totals[0], totals[1]


def main() -> None:
    """Parse the arguments, and run the match."""
    from hatbox.engine.rng import game_seed
    from hatbox.lab.intervals import share

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--commit", default="HEAD~1")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    budget = {"seconds": args.seconds, "simulations": args.simulations}
    if args.seconds is None and args.simulations is None:
        budget["seconds"] = 0.25
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", args.commit, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        versions = [Version(ROOT / "src", budget), Version(Path(folder) / "src", budget)]
        ways = seatings(args.players) if args.players != 4 or args.game != "hats" else [(0, 1, 0, 1), (1, 0, 1, 0)]
        sums: list[float] = []
        for number in range(-(-args.games // len(ways))):
            games = [play(args.game, args.players, game_seed(args.seed, number), way, versions) for way in ways]
            sums.append(sum(own for own, _ in games))
            won = share(sums, [len(ways)] * len(sums))
            paces = ", ".join(
                f"{v.simulations / max(v.decisions, 1):.0f} in {1000 * v.seconds / max(v.decisions, 1):.0f} ms"
                for v in versions
            )
            interval = "" if won.low is None else f" ({100 * won.low:.1f}-{100 * (won.high or 0):.1f})"
            print(
                f"{len(sums) * len(ways)} games: {100 * (won.value or 0):.1f} %{interval}; simulations: {paces}",
                flush=True,
            )
        for version in versions:
            version.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        work(json.loads(sys.argv[2]))
    else:
        main()
